import { commentaryOf, distinctEntries, type ChapterCommentary } from '../commentary/chapter-commentary.ts';
import { lexiconEntries, type LexiconEntry } from '../lexicon/lexicon-entries.ts';
import type { Chapter } from '../osis/chapter-writer.ts';
import { chaptersOf } from '../osis/chapters.ts';
import type { ReadyModule } from '../packages/ensure-modules.ts';
import type { BibleSource, CommentarySource, DictionarySource, Source } from '../sources.ts';
import { readDictionary } from '../sword/dictionary.ts';
import { readVerseText } from '../sword/verse-text.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { mustEqual } from './must-equal.ts';
import type { Counts } from './source-rows.ts';

/** A source in memory, counted and verified to be complete. */
export type ReadSource =
  | {
      readonly source: BibleSource;
      readonly from: ReadyModule;
      readonly counts: Counts;
      readonly chapters: readonly Chapter[];
    }
  | {
      readonly source: DictionarySource;
      readonly from: ReadyModule;
      readonly counts: Counts;
      readonly entries: readonly LexiconEntry[];
    }
  | {
      readonly source: CommentarySource;
      readonly from: ReadyModule;
      readonly counts: Counts;
      readonly commentary: readonly ChapterCommentary[];
    };

/** How many times `readSource` yields: once for each book, or once for a dictionary. */
export const piecesOf = (source: Source): number => (source.kind === 'dictionary' ? 1 : 66);

/**
 * Reads a whole source. It yields between pieces so that the caller can return to the event loop or abort.
 * @throws ScriptureUnavailable when the module is damaged or its content is not what is expected.
 */
export function* readSource(source: Source, from: ReadyModule): Generator<void, ReadSource> {
  try {
    if (source.kind === 'bible') return yield* readBible(source, from);
    if (source.kind === 'commentary') return yield* readCommentary(source, from);
    return yield* readLexicon(source, from);
  } catch (error) {
    if (error instanceof ScriptureUnavailable) throw error;
    from.discard();
    throw new ScriptureUnavailable(
      `The text of ${source.name} is damaged (${from.package} ${from.version}); restart to download it again.`,
      { cause: error },
    );
  }
}

function* readBible(source: BibleSource, from: ReadyModule): Generator<void, ReadSource> {
  const declared = from.module.conf.Versification;
  if (declared !== source.versification) {
    throw new ScriptureUnavailable(
      `${source.name} is numbered by ${declared} instead of ${source.versification} (${from.package} ${from.version}): this importer does not know that edition.`,
    );
  }
  const chapters: Chapter[] = [];
  let slots = 0;
  for (const book of readVerseText(from.module, source.versification)) {
    slots += book.entries.filter((entry) => entry.verse > 0).length;
    chapters.push(...chaptersOf(book, source.treatment));
    yield;
  }
  const counts = {
    chapters: chapters.length,
    slots,
    verses: chapters.reduce((sum, chapter) => sum + chapter.verses.length, 0),
  };
  mustEqual(source.name, from, counts, { chapters: 1189, ...source.expected });
  return { source, from, counts, chapters };
}

function* readLexicon(source: DictionarySource, from: ReadyModule): Generator<void, ReadSource> {
  const all = readDictionary(from.module);
  const entries = lexiconEntries(all, source.prefix);
  yield;
  const counts = { entries: all.length, words: entries.length };
  mustEqual(source.name, from, counts, source.expected);
  return { source, from, counts, entries };
}

function* readCommentary(source: CommentarySource, from: ReadyModule): Generator<void, ReadSource> {
  const commentary: ChapterCommentary[] = [];
  let entries = 0;
  for (const book of readVerseText(from.module, 'KJV')) {
    entries += distinctEntries(book.entries).length;
    commentary.push(...commentaryOf(book));
    yield;
  }
  const total = (count: (chapter: ChapterCommentary) => number): number =>
    commentary.reduce((sum, chapter) => sum + count(chapter), 0);
  const counts = {
    entries,
    sections: total(({ sections }) => sections.length),
    outlines: total(({ outline }) => outline.length),
  };
  mustEqual(source.name, from, counts, source.expected);
  return { source, from, counts, commentary };
}
