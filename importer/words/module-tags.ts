import { defaultVersionId } from '@berea/scripture';
import { ensureModules } from '../packages/ensure-modules.ts';
import { bibleSources } from '../sources.ts';
import { readVerseText } from '../sword/verse-text.ts';
import { readTaggedMarkup } from './tagged-markup.ts';
import type { TaggedBook } from './tagged-text.ts';

/** The module whose own tags serve when `bibledit-data` is not available. */
export const kingJames = bibleSources.find(({ versionId }) => versionId === defaultVersionId)!;

/** Strong's numbers as the module of the King James Version has them. */
export async function* tagsFromModule(dataFolder: string, signal: AbortSignal | undefined): AsyncGenerator<TaggedBook> {
  const modules = await ensureModules(dataFolder, { sources: [kingJames], signal });
  const { module } = modules.get(kingJames.module)!;
  for (const { book, entries } of readVerseText(module, kingJames.versification)) {
    const verses = entries
      .filter((entry) => entry.verse > 0)
      .map(({ chapter, verse, text }) => {
        // Lines, paragraphs and quotations cross verses here. Keep only the elements that describe a word or exclude
        // words from the text.
        const key = `${book.id}.${chapter}.${verse}`;
        const markup = text.replace(/<(?!\/?(?:w|transChange|note|title)\b)[^>]*>/g, '');
        return `<verse sID="${key}"/>${markup}<verse eID="${key}"/>`;
      });
    yield* readTaggedMarkup(['<osis>', ...verses, '</osis>'], signal);
  }
}
