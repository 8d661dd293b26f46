import type { Registry } from '@berea/validation';
import { describe, expect, it } from 'vitest';
import { inlineRegistry } from './index-html.ts';

const hash = 'abcdef123456';
const template = '<!-- berea:registry --><script src="/shell/__HASH__/main.js"></script>';

describe('the page', () => {
  it('loads its files from its own shell', () => {
    expect(inlineRegistry(template, hash, undefined)).toBe('<script src="/shell/abcdef123456/main.js"></script>');
  });

  it('security: inlines the registry so that no value can end the script element', () => {
    const hostile: Registry = {
      schema: 1,
      revision: 1,
      remotes: {
        reader: {
          stable: 'a',
          previous: null,
          enabled: true,
          versions: {
            a: {
              base: '/',
              entry: '</script><script>alert(1)</script>$&',
              preload: [],
              routes: [],
              hostApi: '*',
              files: {},
            },
          },
        },
      },
    };
    const html = inlineRegistry(template, hash, hostile);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const json = /id="berea-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(hostile);
  });

  it('is rejected when the template has no placeholder for the registry', () => {
    expect(() => inlineRegistry('<html></html>', hash, undefined)).toThrow('has no <!-- berea:registry -->');
  });
});
