import { versionById } from '@berea/scripture';
import { describe, expect, it } from 'vitest';
import { quotationOf } from './quotation.ts';

const rv1909 = versionById('spa-rv1909')!;
const sources = (...names: string[]) => ({ sources: names.map((name) => ({ name })) });

describe('the Bible version that an answer quotes', () => {
  it.each([
    [
      'is the requested version',
      sources('Our own writing', 'Reina-Valera 1909'),
      { label: 'Reina-Valera 1909', lang: 'es' },
    ],
    [
      'is another version when the requested one is not available',
      sources('King James Version'),
      { label: 'King James Version, because Reina-Valera 1909 is not available here', lang: 'en' },
    ],
    [
      'is both versions when the requested one lacks some verses',
      sources('Reina-Valera 1909', 'King James Version'),
      { label: 'Reina-Valera 1909, and King James Version where it has no text', lang: 'es' },
    ],
    [
      'is undefined when no version is among the sources',
      sources('Our own writing'),
      { label: undefined, lang: undefined },
    ],
    ['is undefined without sources', undefined, { label: undefined, lang: undefined }],
  ])('%s', (_, provenance, expected) => {
    expect(quotationOf(rv1909, provenance)).toEqual(expected);
  });
});
