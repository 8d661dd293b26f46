import { renderInShell } from '@berea/shell-api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFollowLinks } from './follow-links.ts';

type LinkAttributes = Record<string, string>;

function Page({ attributes }: { attributes: LinkAttributes }) {
  useFollowLinks();
  return (
    <a {...attributes}>
      <span>link</span>
    </a>
  );
}

/** Clicks a link on /bible. Whether the page moved by itself or left it to the browser, and where to. */
function click(attributes: LinkAttributes, how: MouseEventInit = {}) {
  const { address } = renderInShell(<Page attributes={attributes} />, { at: '/bible' });
  const leftToBrowser = fireEvent.click(screen.getByText('link'), { button: 0, ...how });
  return { leftToBrowser, address: address() };
}

describe('a link of the product', () => {
  it.each([
    ['a screen', '/settings'],
    ['a verse in a version', '/bible/john/3/16?version=eng-web'],
    ['its full address', `${location.origin}/settings`],
  ])('to %s is followed without loading the page anew', (_, href) => {
    expect(click({ href })).toEqual({ leftToBrowser: false, address: href.replace(location.origin, '') });
  });

  it.each([
    ['another site', { href: 'https://example.org/settings' }, {}],
    ['another port of this host', { href: 'http://localhost:9999/settings' }, {}],
    ['a mail address', { href: 'mailto:lydia@thyatira.example' }, {}],
    ['a download', { href: '/settings', download: 'notes' }, {}],
    ['a new tab', { href: '/settings', target: '_blank' }, {}],
    ['a file', { href: '/manifest.webmanifest' }, {}],
    ['what is marked as outside', { href: '/mailbox', rel: 'external noopener' }, {}],
    ['nowhere', { title: 'no href' }, {}],
    ['a new tab, with Ctrl', { href: '/settings' }, { ctrlKey: true }],
    ['a new tab, with Command', { href: '/settings' }, { metaKey: true }],
    ['a new window, with Shift', { href: '/settings' }, { shiftKey: true }],
    ['a download, with Alt', { href: '/settings' }, { altKey: true }],
    ['a new tab, with the middle button', { href: '/settings' }, { button: 1 }],
  ] satisfies [string, LinkAttributes, MouseEventInit][])("to %s stays the browser's", (_, attributes, how) => {
    // jsdom does nothing with a link it cannot open but say so.
    addEventListener('click', (event) => void (event.defaultPrevented || event.preventDefault()), { once: true });
    const { address } = click(attributes, how);
    expect(address).toBe('/bible');
  });
});

it('lets a part of the page answer its own link', () => {
  function Own() {
    useFollowLinks();
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
