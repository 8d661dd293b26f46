/** Runs the same tests on both engines, with this project's migrations. */

import { forEachEngine as forEachEmptyEngine } from '@berea/embedded/testing/engines';
import type { Engine, EngineOptions } from '@berea/embedded/testing/engines';

import { migrations } from '../project.ts';

export type { Engine };

/** `forEachEngine` of the embedded Supabase, with the project's migrations applied. */
export const forEachEngine = (define: (engine: Engine) => void, options: EngineOptions = {}): void =>
  forEachEmptyEngine(define, { migrations, ...options });
