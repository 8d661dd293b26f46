import { versionById } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { quotationOf } from './quotation.ts';

const rv1909 = versionById('spa-rv1909')!;
const sources = (...names: string[]) => ({ sources: names.map((name) => ({ name })) });

describe('the version that an answer quotes', () => {
  it.each([
    [
      'is the one that was asked for',
      sources('Our own writing', 'Reina-Valera 1909'),
      { label: 'Reina-Valera 1909', lang: 'es' },
    ],
    [
      'is another where that has no text here',
      sources('King James Version'),
      { label: 'King James Version, because Reina-Valera 1909 is not available here', lang: 'en' },
    ],
    [
      'is both where it lacks some verses',
      sources('Reina-Valera 1909', 'King James Version'),
      { label: 'Reina-Valera 1909, and King James Version where it has no text', lang: 'es' },
    ],
    [
      'is not said where no version is among the sources',
      sources('Our own writing'),
      { label: undefined, lang: undefined },
    ],
    ['is not said without sources', undefined, { label: undefined, lang: undefined }],
  ])('%s', (_, provenance, expected) => {
    expect(quotationOf(rv1909, provenance)).toEqual(expected);
  });
});
