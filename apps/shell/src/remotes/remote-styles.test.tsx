import { renderInShell } from '@berea/shell-api/testing';
import { afterEach, expect, it } from 'vitest';
import { useRemoteStyles } from './remote-styles.ts';

function Screen({ base }: { base: string }) {
  useRemoteStyles(base);
  return null;
}

/** jsdom does not know `disabled` of a link: it is undefined until it is set. */
const areOff = (...sheets: HTMLLinkElement[]) => sheets.map(({ disabled }) => Boolean(disabled));

const links: HTMLLinkElement[] = [];
function link(href: string): HTMLLinkElement {
  const made = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(made);
  links.push(made);
  return made;
}
afterEach(() => {
  for (const made of links.splice(0)) made.remove();
});

it('a remote’s style sheets apply only while one of its screens is shown', () => {
  const reader = link('/r/reader/1.0.0-aaaaaa/own.css');
  const account = link('/r/account/1.0.0-aaaaaa/own.css');
  const shell = link('/shell/abcdef123456/main.css');
  const { rerenderScreen } = renderInShell(<Screen base="/r/reader/1.0.0-aaaaaa/" />);
  expect(areOff(reader, account, shell)).toEqual([false, false, false]);
  rerenderScreen(<Screen base="/r/account/1.0.0-aaaaaa/" />);
  expect(areOff(reader, account, shell)).toEqual([true, false, false]);
  rerenderScreen(<Screen base="/r/reader/1.0.0-aaaaaa/" />);
  expect(areOff(reader, account, shell)).toEqual([false, true, false]);
});
