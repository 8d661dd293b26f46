import { json, renderInShell, unreachable, type Routes } from '@berea/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDailyVerse } from './daily-verse.ts';

const path = '/functions/v1/daily-verse';
const answer = () =>
  json({ verse: { details: { text: 'Rejoice evermore.', reference: '1 Thessalonians 5:16', version: 'KJV' } } });

function Verse() {
  const verse = useDailyVerse();
  if (verse.isError) return <p role="alert">failed</p>;
  return <p>{verse.data?.text ?? 'waiting'}</p>;
}

const show = (respond: Routes[string]) => renderInShell(<Verse />, { routes: { [path]: respond } });

it('fetches JSON with a plain GET that has no API key and no token', async () => {
  const { calls } = show(answer);
  await screen.findByText('Rejoice evermore.');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'GET', body: undefined });
  expect(calls[0]?.url.search).toBe('?format=json');
  expect([...calls[0]!.headers.keys()]).toEqual([]);
});

it('retries once before it fails', async () => {
  const answers = [unreachable, answer];
  const { calls } = show(() => answers.shift()!());
  await screen.findByText('Rejoice evermore.');
  expect(calls).toHaveLength(2);
});

it.each([
  ['no response arrives', unreachable],
  ['the service returns an error', () => json({ error: 'no text' }, 500)],
  ['the response contains no verse', () => json({ verse: {} })],
])('fails when %s', async (_, respond) => {
  show(respond);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('fails instead of waiting when the browser is offline', async () => {
  show(unreachable);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
