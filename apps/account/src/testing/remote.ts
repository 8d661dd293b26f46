import { remoteOf } from '@berea/shell-api/testing/stories';
import manifest from '../../package.json' with { type: 'json' };
import * as auth from '../remote/auth.ts';
import * as account from '../remote/account.ts';
import * as contact from '../remote/contact.ts';

/** This remote as the shell mounts it. */
export const remote = remoteOf(manifest, { './auth': auth, './account': account, './contact': contact });
