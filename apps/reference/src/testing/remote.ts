import { remoteOf } from '@berea/shell-api/testing/stories';
import manifest from '../../package.json' with { type: 'json' };
import * as answers from '../remote/answers.ts';
import * as encyclopedia from '../remote/encyclopedia.ts';
import * as examine from '../remote/examine.ts';
import * as sources from '../remote/sources.ts';

/** This remote as the shell mounts it. */
export const remote = remoteOf(manifest, {
  './answers': answers,
  './encyclopedia': encyclopedia,
  './examine': examine,
  './sources': sources,
});
