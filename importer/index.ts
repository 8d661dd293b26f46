export { importAll, isAllImported } from './import-all.ts';
export { importScripture } from './import/import-scripture.ts';
export { ebibleAddress } from './versions/ebible-zip.ts';
export { importLibrary } from './library/import-library.ts';
export { importAmericanStandard, importFetchedVersions } from './versions/import-versions.ts';
export { importWords } from './words/import-words.ts';
export { ensureModules } from './packages/ensure-modules.ts';
export type { Progress } from './progress.ts';
export { ScriptureUnavailable } from './unavailable.ts';
