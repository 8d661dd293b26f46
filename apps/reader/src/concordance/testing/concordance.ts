import { json, renderRemote } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../testing/remote.ts';
import { detail, found, foundByNumber, type Answer } from './answers.ts';

export * from './answers.ts';

interface Answers {
  search?: Answer;
  strongs?: Answer;
  detail?: Answer;
  /** The words of the original that are written as the word. */
  originals?: Answer;
}

/** Renders the concordance at an address with these fake function responses. */
export const open = (
  at: Parameters<typeof renderRemote>[1]['at'],
  {
    search = found(),
    strongs = foundByNumber(),
    detail: answer = detail([]),
    originals = () => json([]),
  }: Answers = {},
) =>
  renderRemote(remote, {
    at,
    routes: {
      '/functions/v1/concordance-search': search,
      '/functions/v1/strongs-search': strongs,
      '/functions/v1/verse-detail': answer,
      '/rest/v1/rpc/words_written': originals,
    },
    contributions: { links: { help: '/question/help' } },
  });

export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Word' });
export const searchButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
export const card = (name: string) => screen.findByRole('heading', { level: 2, name });
export const verse = (name: RegExp) => screen.findByRole('button', { name });
/** The references of the displayed verses, in order. */
export const shown = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('button span')?.textContent);
