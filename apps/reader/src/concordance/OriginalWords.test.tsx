import { json, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, field, found, hit, open } from './testing/concordance.ts';

const agape = { strongs: 'G26', lemma: 'ἀγάπη', gloss: 'love, i.e. affection', occurrences: 116 };
const hesed = { strongs: 'H2617', lemma: 'חֵסֵד', gloss: 'kindness', occurrences: 248 };
const hasad = { strongs: 'H2616', lemma: 'חָסַד', gloss: 'to be kind', occurrences: 3 };
const nothing = found({ occurrences: 0, verses: [] });
const at = (word: string) => `/concordance/${encodeURIComponent(word)}`;

describe('a word of the original', () => {
  it('in its own letters leads to its number, and asks nothing of the English words', async () => {
    const { address, calls } = open(at('ἀγάπη'), { originals: () => json([agape]) });
    await waitFor(() => expect(address()).toBe('/concordance/G26'));
    expect(calls[0]!.body).toMatchObject({ written: 'ἀγάπη' });
    expect(calls.filter(({ url }) => url.pathname.endsWith('concordance-search'))).toEqual([]);
    expect(field()).toHaveValue('');
  });

  it('in our letters leads to its number where no English word is written so', async () => {
    const { address } = open('/concordance/agape', { search: nothing, originals: () => json([agape]) });
    await waitFor(() => expect(address()).toBe('/concordance/G26'));
  });

  it('is offered beside an English word of few verses', async () => {
    const { address } = open('/concordance/hesed', {
      search: found({ occurrences: 1, verses: [hit('1 Kings 4:10', 'The son of Hesed')] }),
      originals: () => json([hesed]),
    });
    expect(await screen.findByRole('link', { name: /H2617/ })).toHaveAttribute('href', '/concordance/H2617');
    expect(address()).toBe('/concordance/hesed');
  });

  it('is not asked about where an English word of many verses is written so', async () => {
    const { calls } = open('/concordance/love', { originals: () => json([agape]) });
    await card('love — 5 occurrences in 4 verses');
    expect(calls.filter(({ url }) => url.pathname.includes('words_written'))).toEqual([]);
  });

  it('is chosen from those that are written alike', async () => {
    open(at('חסד'), { originals: () => json([hesed, hasad]) });
    await screen.findByRole('heading', { name: 'Words of the original that are written “חסד”' });
    expect(screen.getByRole('link', { name: /H2617.*248× · kindness/ })).toHaveAttribute('href', '/concordance/H2617');
    expect(screen.getByRole('link', { name: /H2616/ })).toHaveAttribute('href', '/concordance/H2616');
  });

  it.each([
    ['there is none', () => json([])],
    ['the network is down', unreachable],
  ])('is said not to be found where %s', async (_, originals) => {
    open(at('ἀγάπηη'), { originals });
    expect(await screen.findByText('No word of the original is written “ἀγάπηη”.')).toBeInTheDocument();
  });
});
