import { remoteOf } from '@berea/shell-api/testing/stories';
import manifest from '../../package.json' with { type: 'json' };
import * as bible from '../remote/bible.ts';
import * as collections from '../remote/collections.ts';
import * as concordance from '../remote/concordance.ts';
import * as notes from '../remote/notes.ts';
import * as search from '../remote/search.ts';

/** This remote as the shell mounts it. */
export const remote = remoteOf(manifest, {
  './bible': bible,
  './collections': collections,
  './concordance': concordance,
  './notes': notes,
  './search': search,
});
