/** Real and made-up modules, and the readers that integration tests compare the database with. */

export { commentaryOf } from '../commentary/chapter-commentary.ts';
export { writeManifest } from '../packages/manifest.ts';
export { readVerseText } from '../sword/verse-text.ts';
export { writePackedDictionary, writeVerseModule } from './made-module.ts';
export { dataFolder, realModules } from './real-modules.ts';
