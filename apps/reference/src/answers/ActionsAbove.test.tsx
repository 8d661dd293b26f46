import { renderInShell } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionsAbove } from './ActionsAbove.tsx';

const actions = (
  <ActionsAbove
    title="Why did Jonah flee?"
    parts={[
      { title: 'Summary', text: 'He says why.' },
      {
        title: 'Verses',
        verses: [
          { scripture: 'Jonah 1:3', text: 'But Jonah rose up to flee' },
          { scripture: 'Jonah 4:2', text: 'Was not this my saying' },
          { scripture: 'Jonah 1:3', text: 'But Jonah rose up to flee' },
        ],
      },
    ]}
  />
);
const collect = { collect: '/collections?add={passages}&under={title}' };
// A document has a clipboard from here on.
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

it('copies the answer with its verses and its address', async () => {
  const { toasts } = renderInShell(actions);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy');
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Why.*\nJonah 1:3: But Jonah.*http/s));
  expect(toasts).toMatchObject([{ title: 'Copied', kind: 'success' }]);
});

it('copies the link of the page, and says so when the browser does not allow it', async () => {
  const { toasts } = renderInShell(actions);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no TLS'));
  await press('Share');
  expect(write).toHaveBeenCalledExactlyOnceWith(location.href);
  expect(toasts).toMatchObject([{ kind: 'destructive', description: 'Your browser did not let the link be copied.' }]);
});

it('saves each passage once, under the title, where a remote keeps collections', () => {
  renderInShell(actions, { contributions: { links: collect } });
  expect(screen.getByRole('link', { name: 'Collect verses' })).toHaveAttribute(
    'href',
    '/collections?add=Jonah%201%3A3%3BJonah%204%3A2&under=Why%20did%20Jonah%20flee%3F',
  );
});

it('offers no saving where no remote keeps collections', () => {
  renderInShell(actions);
  expect(screen.queryByRole('link', { name: 'Collect verses' })).toBeNull();
});
