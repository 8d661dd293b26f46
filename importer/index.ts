export { importAll, type ImportAllOptions, type ImportStep } from './import-all.ts';
export { importScripture, type Imported, type ImportOptions } from './import/import-scripture.ts';
export { ebibleAddress } from './versions/ebible-zip.ts';
export { importLibrary, type ImportLibraryOptions } from './library/import-library.ts';
export {
  importAmericanStandard,
  importFetchedVersions,
  type ImportVersionsOptions,
} from './versions/import-versions.ts';
export { importWords, type ImportWordsOptions } from './words/import-words.ts';
export { ensureModules, type EnsureOptions, type ReadyModule } from './packages/ensure-modules.ts';
export type { OnProgress, Progress } from './progress.ts';
export { ScriptureUnavailable } from './unavailable.ts';
