export * from './about-verse.ts';
export * from './answers.ts';
export * from './bible-chapter.ts';
export * from './bible-versions.ts';
export * from './book-overview.ts';
export * from './call-failure.ts';
export { recogniseLookedUp, recogniseTyped, useCareHelp, useForgetCare, useRecognisedLookedUp } from './care.ts';
export * from './chapter-outline.ts';
export * from './collections.ts';
export * from './concordance-search.ts';
export * from './contact.ts';
export * from './daily-verse.ts';
export * from './delete-account.ts';
export * from './encyclopedia.ts';
export * from './examine.ts';
export * from './function-call.ts';
export { useImportMarks } from './import-marks.ts';
export {
  useAllHighlights,
  useAllNotes,
  useChangeHighlight,
  useChangeNote,
  useHighlights,
  useNotes,
  type VerseHighlight,
  type VerseNote,
} from './marks.ts';
export * from './original-words.ts';
export {
  fetchPassages,
  quotations,
  usePassages,
  versesOfPlace,
  type Passage,
  type PassageOf,
  type QuotedIn,
} from './passages.ts';
export * from './personal-data.ts';
export { useKeepOpenedChapter, useOpenedChapters, usePlaceToContinue } from './opened-chapters.ts';
export * from './reading.ts';
export { isSessionEnded } from './rest-request.ts';
export { isChangedElsewhere, mayStillBeTaken } from './unsent-changes.ts';
export * from './saved-studies.ts';
export * from './scripture-search.ts';
export * from './sources.ts';
export { Unrecognised } from './Unrecognised.tsx';
export { typedDraft } from './typed-draft.ts';
export * from './typed-reference.ts';
export { useVerseTexts } from './verse-texts.ts';
export type { DatedRow } from './all-verse-rows.ts';
export type { VerseChange } from './verse-table.ts';
