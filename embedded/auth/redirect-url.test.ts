import { describe, expect, it } from 'vitest';

import { allowedRedirect } from './redirect-url.ts';

const settings = {
  siteUrl: 'https://berea.example',
  redirectUrls: ['https://allowed.example/', 'https://deep.example/app/**'],
};

describe('the redirect target of a link in an email', () => {
  it.each([
    undefined,
    '',
    'https://evil.com/',
    '//evil.com',
    'https://berea.example.evil.com/',
    'https://berea.example@evil.com/',
    'https://evil.com@berea.example/',
    'https://berea.example:8443/',
    'http://berea.example/',
    String.raw`https://berea.example\@evil.com/`,
    String.raw`https:\\evil.com`,
    '\thttps://evil.com',
    'https://berea.example/\nx',
    'https://berea.example /',
    'https://allowed.example.evil.com/',
    'https://allowed.example/else',
    'https://deep.example/app/../outside',
    'https://deep.example/application',
    'javascript:alert(1)',
    'berea://callback',
    'blob:https://berea.example/1',
  ])('security: falls back to the site instead of %j', (asked) => {
    expect(allowedRedirect(asked, settings)).toBe('https://berea.example/');
  });

  it.each([
    'https://berea.example/',
    'https://berea.example/auth?mode=new#x',
    'https://allowed.example/',
    'https://deep.example/app/',
    'https://deep.example/app/auth?x=1',
  ])('to %s', (asked) => {
    expect(allowedRedirect(asked, settings)).toBe(asked);
  });
});
