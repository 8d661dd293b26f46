/** Brings the databases that suites copy up to date, the embedded one first. */

import { dataFolder, realModules } from '@berea/importer/testing';
import { preparePglite, preparePostgres } from './prepared-databases.ts';

await realModules();
await preparePglite(dataFolder);
await preparePostgres(dataFolder);
