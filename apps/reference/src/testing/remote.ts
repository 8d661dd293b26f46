import { remoteOf } from '@berea/shell-api/testing/stories';
import manifest from '../../package.json' with { type: 'json' };
import * as apologetics from '../remote/apologetics.ts';
import * as encyclopedia from '../remote/encyclopedia.ts';
import * as entry from '../remote/entry.ts';
import * as examine from '../remote/examine.ts';
import * as question from '../remote/question.ts';
import * as sources from '../remote/sources.ts';

/** This remote as the shell mounts it. */
export const remote = remoteOf(manifest, {
  './apologetics': apologetics,
  './encyclopedia': encyclopedia,
  './entry': entry,
  './examine': examine,
  './question': question,
  './sources': sources,
});
