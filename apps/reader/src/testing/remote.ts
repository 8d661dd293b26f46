import { remoteOf } from '@berea/shell-api/testing';
import manifest from '../../package.json' with { type: 'json' };
import * as bible from '../remote/bible.ts';
import * as concordance from '../remote/concordance.ts';

/** This remote as the shell mounts it. */
export const remote = remoteOf(manifest, { './bible': bible, './concordance': concordance });
