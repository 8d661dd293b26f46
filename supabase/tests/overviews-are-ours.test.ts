/** The overviews of the books are our own words: they quote none of the texts that are imported. */

import { books } from '@berea/scripture';
import { describe, expect, it } from 'vitest';

import { overviewOf } from '../content/book-overviews/overview-of.ts';
import { runsOf } from '../content/checks/runs.ts';
import { readSource } from '../scripture/import/read-source.ts';
import type { ReadSource } from '../scripture/import/read-source.ts';
import type { ReadyModule } from '../scripture/packages/ensure-modules.ts';
import { bibleSources, commentarySources } from '../scripture/sources.ts';
import type { Source } from '../scripture/sources.ts';
import { realModules } from '../scripture/testing/real-modules.ts';

function read(source: Source, from: ReadyModule): ReadSource {
  const reading = readSource(source, from);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** Verses of a chapter as one text, so that a run over the end of a verse counts. */
function textsOf(source: ReadSource): string[] {
  if ('chapters' in source) return source.chapters.map(({ verses }) => verses.map(({ text }) => text).join(' '));
  return 'commentary' in source ? source.commentary.flatMap(({ sections }) => sections.map(({ text }) => text)) : [];
}

describe('the overviews', () => {
  it.each([...bibleSources, ...commentarySources].filter(({ language }) => language === 'en'))('take no eight words in a row from $name', async (source) => {
    const ours = new Map(books.flatMap((book) => runsOf(overviewOf(book).summary).map((run) => [run, book.name] as const)));
    const texts = textsOf(read(source, (await realModules()).get(source.module)!));
    expect(texts.length).toBeGreaterThan(1000);
    const shared = texts.flatMap((text) => runsOf(text).filter((run) => ours.has(run)));
    expect(shared.map((run) => `${ours.get(run)}: ${run}`)).toEqual([]);
  }, 120_000);
});
