/** Brings the databases that suites copy up to date, both engines at once. */

import { dataFolder, realModules } from '@berea/importer/testing';
import { preparePglite, preparePostgres } from './prepared-databases.ts';

await realModules();
await Promise.all([preparePglite(dataFolder), preparePostgres(dataFolder)]);
