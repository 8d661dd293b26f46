import { defaultVersionId } from '@berea/scripture';
import { renderInShell } from '@berea/shell-api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFollowLinks } from './follow-links.ts';

type LinkAttributes = Record<string, string>;

function Page({ attributes }: { attributes: LinkAttributes }) {
  useFollowLinks('/auth');
  return (
    <a {...attributes}>
      <span>link</span>
    </a>
  );
}

/** Clicks a link on /bible. Returns whether the click was left to the browser, and the resulting address. */
function click(attributes: LinkAttributes, eventInit: MouseEventInit = {}) {
  const { address } = renderInShell(<Page attributes={attributes} />, { at: '/bible' });
  const leftToBrowser = fireEvent.click(screen.getByText('link'), { button: 0, ...eventInit });
  return { leftToBrowser, address: address() };
}

describe('a click on a link', () => {
  it.each([
    ['a screen', '/settings'],
    ['a verse in a version', '/bible/john/3/16?version=eng-web'],
    ['an absolute URL of this site', `${location.origin}/settings`],
  ])('to %s navigates without a page load', (_, href) => {
    expect(click({ href })).toEqual({ leftToBrowser: false, address: href.replace(location.origin, '') });
  });

  it.each([
    ['another site', { href: 'https://example.org/settings' }, {}],
    ['another port of this host', { href: 'http://localhost:9999/settings' }, {}],
    ['a mail address', { href: 'mailto:lydia@thyatira.example' }, {}],
    ['a download', { href: '/settings', download: 'notes' }, {}],
    ['a new tab', { href: '/settings', target: '_blank' }, {}],
    ['a file', { href: '/manifest.webmanifest' }, {}],
    ['a link marked as external', { href: '/mailbox', rel: 'external noopener' }, {}],
    ['nowhere', { title: 'no href' }, {}],
    ['a new tab, with Ctrl', { href: '/settings' }, { ctrlKey: true }],
    ['a new tab, with Command', { href: '/settings' }, { metaKey: true }],
    ['a new window, with Shift', { href: '/settings' }, { shiftKey: true }],
    ['a download, with Alt', { href: '/settings' }, { altKey: true }],
    ['a new tab, with the middle button', { href: '/settings' }, { button: 1 }],
  ] satisfies [string, LinkAttributes, MouseEventInit][])(
    'to %s is left to the browser',
    (_, attributes, eventInit) => {
      // jsdom logs an error for links it cannot open.
      addEventListener('click', (event) => void (event.defaultPrevented || event.preventDefault()), { once: true });
      const { address } = click(attributes, eventInit);
      expect(address).toBe('/bible');
    },
  );
});

it.each([
  ['a chapter', '/bible/john/3?version=eng-web', '/auth?next=%2Fbible%2Fjohn%2F3%3Fversion%3Deng-web'],
  ['home', '/', '/auth'],
  ['the form for a forgotten password', '/auth/forgotten', '/auth'],
])('to the sign-in page, from %s, names the page to return to where there is one', (_, from, to) => {
  history.replaceState(null, '', from);
  expect(click({ href: '/auth' }).address).toBe(to);
});

it('a chapter opened in a new tab is in one’s own version there', () => {
  const hrefOf = (href: string, eventInit: MouseEventInit, bibleVersion = 'eng-web') => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const { unmount } = renderInShell(<Page attributes={{ href }} />, { settings: { bibleVersion } });
    fireEvent.click(screen.getByText('link'), eventInit);
    const after = screen.getByRole('link').getAttribute('href')!.replace(location.origin, '');
    unmount();
    return after;
  };
  expect(hrefOf('/bible/john/3/16', { ctrlKey: true })).toBe('/bible/john/3/16?version=eng-web');
  expect(hrefOf('/bible/john/3?plan', { button: 1 })).toBe('/bible/john/3?plan&version=eng-web');
  expect(hrefOf('/bible/john/3?version=spa-rv1909', { ctrlKey: true })).toBe('/bible/john/3?version=spa-rv1909');
  expect(hrefOf('/bible/john', { ctrlKey: true })).toBe('/bible/john');
  expect(hrefOf('/bible/john/3', {})).toBe('/bible/john/3');
  expect(hrefOf('/bible/john/3', { ctrlKey: true }, defaultVersionId)).toBe('/bible/john/3');
});

it('does not navigate when a component handles the click itself', () => {
  function Own() {
    useFollowLinks('/auth');
    return (
      <a href="/settings" onClick={(event) => event.preventDefault()}>
        link
      </a>
    );
  }
  const { address } = renderInShell(<Own />, { at: '/bible' });
  fireEvent.click(screen.getByText('link'));
  expect(address()).toBe('/bible');
});
