/** Runs the same tests on both engines, with this project's migrations. */

import { forEachEngine as forEachEmptyEngine } from '@berea/embedded/testing/engines';
import { postgresInstalled } from '@berea/embedded/testing/postgres';
import type { Engine, EngineOptions } from '@berea/embedded/testing/engines';

import { dataFolder } from '@berea/importer/testing';
import { migrations } from '../project.ts';
import { emptyDatabases } from './prepared-databases.ts';

export type { Engine };

/** `forEachEngine` of the embedded Supabase, with the project's migrations applied. */
export const forEachEngine = (define: (engine: Engine) => void, options: EngineOptions = {}): void =>
  forEachEmptyEngine(define, {
    migrations,
    ...(options.prepared === false ? {} : { copyOf: emptyDatabases(dataFolder) }),
    ...options,
  });

/** Tests of rules that both engines share: on both only in `npm run test:full`, otherwise on the quicker one. */
export const onOneEngine: EngineOptions = {
  tags: (kind) => (kind === 'pglite' && postgresInstalled ? ['full'] : []),
};
