import {
  isListOf,
  isOptional,
  isProvenance,
  isShape,
  isText,
  type EncyclopediaEntry,
  type Is,
  type LanguageInsight,
  type Namesake,
} from '@berea/validation';

/*
 * By hand, because a kept entry is drawn at once, and zod is not there yet. What is kept was read with the schema when
 * it came; what is not as it was written is fetched again.
 */

const isInsight = isShape<LanguageInsight>({
  word: isText,
  meaning: isText,
  strongs: isOptional(isText),
  transliteration: isOptional(isText),
});

const isMissing = (value: unknown): value is undefined => value === undefined;

/** Whether a stored value is an entry. One that holds help is none: nothing about a crisis is stored on the device. */
export const isKeptEntry: Is<EncyclopediaEntry> = isShape<EncyclopediaEntry>({
  title: isText,
  category: isText,
  summary: isText,
  details: isText,
  languageInsights: isShape<EncyclopediaEntry['languageInsights']>({
    hebrew: isOptional(isInsight),
    greek: isOptional(isInsight),
  }),
  historicalContext: isText,
  keyScriptures: isListOf(isText),
  namesakes: isOptional(isListOf(isShape<Namesake>({ title: isText, label: isText }))),
  care: isMissing,
  provenance: isOptional(isProvenance),
});
