import { remoteOf } from '@berea/shell-api/testing/stories';
import manifest from '../../package.json' with { type: 'json' };
import * as guided from '../remote/guided.ts';
import * as journal from '../remote/journal.ts';
import * as plans from '../remote/plans.ts';

/** This remote as the shell mounts it. */
export const remote = remoteOf(manifest, { './guided': guided, './journal': journal, './plans': plans });
