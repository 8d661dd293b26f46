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
export * from './config.ts';
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
export * from './settings.ts';
export * from './shared-address.ts';
export * from './strongs-search.ts';
export * from './study.ts';
export * from './study-markdown.ts';
export * from './answer-markdown.ts';
export * from './text-source.ts';
export * from './verse-detail.ts';
export * from './verse-id.ts';
