export * from './apologetics.ts';
export * from './auth.ts';
export * from './bible-version.ts';
export * from './book-name.ts';
export * from './book-overview.ts';
export * from './care.ts';
export * from './chapter-context.ts';
export * from './chapter.ts';
export * from './client-event.ts';
export * from './collection.ts';
export * from './concordance-search.ts';
export * from './contact.ts';
export * from './cross-references.ts';
export * from './daily-verse.ts';
export * from './delete-account.ts';
export * from './email.ts';
export * from './encyclopedia.ts';
export * from './examine.ts';
export * from './field-errors.ts';
export * from './function-error.ts';
export * from './guided-study.ts';
export * from './highlight.ts';
export * from './marks-file.ts';
export * from './note.ts';
export * from './provenance.ts';
export {
  type Registry,
  type RegistryRemote,
  type RegistryRoute,
  type RegistryShell,
  type RemoteVersion,
  remoteName,
} from './registry.ts';
export * from './contributions.ts';
export * from './parse-registry.ts';
export * from './reading.ts';
export * from './received.ts';
export * from './scripture-question.ts';
export * from './scripture-search.ts';
export * from './strongs-search.ts';
export * from './study.ts';
export * from './text-source.ts';
export * from './verse-detail.ts';
export * from './verse-id.ts';
export * from './plain/answer-text.ts';
export * from './plain/asked-texts.ts';
export * from './plain/collection-markdown.ts';
export * from './plain/config.ts';
export { readDailyVerse } from './plain/daily-verse.ts';
export { dayTextsName, dayTextsOfVisitor, readDayTexts, todayHere } from './plain/day-texts.ts';
export * from './plain/encyclopedia-categories.ts';
export * from './plain/examined-text.ts';
export * from './plain/highlight-colors.ts';
export * from './plain/limits.ts';
export * from './plain/marks-markdown.ts';
export * from './plain/quoted-passage.ts';
export * from './plain/no-contributions.ts';
export * from './plain/note-text.ts';
export * from './plain/password-rules.ts';
export * from './plain/search-texts.ts';
export * from './plain/settings.ts';
export * from './plain/shape.ts';
export * from './plain/shared-address.ts';
export { isStackFrame, maxClientEvents, maxFrames, type StackFrame } from './plain/stack-frame.ts';
export * from './plain/study-markdown.ts';
export * from './plain/suggestions.ts';
export * from './plain/text-rule.ts';
export * from './plain/verse-id.ts';
export * from './plain/uuid.ts';
export * from './plain/is-provenance.ts';
export { isChapterRead, isReadingPlan } from './plain/is-reading.ts';
