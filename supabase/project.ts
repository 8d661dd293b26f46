/** This project, for the embedded Supabase (`@berea/embedded`). */

import { fileURLToPath } from 'node:url';

import { modelSettings, modelVariables } from '@berea/answers/settings';
import type { Project } from '@berea/embedded';

import { answerLimits } from './functions/_shared/answer-limits.ts';
import { apiBibleEnvironment, apiBibleSettings } from './functions/_shared/api-bible.ts';
import { clientEventsEnvironment, clientEventsSettings } from './functions/client-events/settings.ts';
import { contactEnvironment, contactSettings } from './functions/send-contact-email/settings.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Migrations of the project, in the order of their names. */
export const migrations = inRepository('supabase/migrations');

/**
 * The environment variables that are passed on to the functions, where set. Variables about client addresses are not:
 * only the gateway determines the address.
 */
const passedOn = [
  ...[contactEnvironment, clientEventsEnvironment, answerLimits, apiBibleEnvironment].flatMap(({ shape }) =>
    Object.keys(shape),
  ),
  ...modelVariables,
  'CARE_RESOURCES',
].filter((name) => name !== 'CLIENT_ADDRESS_HEADER');

/** The function that refuses tokens of sessions that have ended (supabase/migrations). */
export const preRequest = 'private.require_session';

/** The project whose migrations and functions are in this folder. */
export const project: Project = {
  folder: inRepository('supabase'),
  root: inRepository(''),
  sources: ['libs', 'content'].map(inRepository),
  secrets(env) {
    // The functions read these settings themselves. They are checked here so that mistakes stop the start, rather than
    // an email without a recipient or a call to a missing model failing later.
    const get = (name: string) => env[name];
    contactSettings(get);
    clientEventsSettings(get);
    modelSettings(get);
    apiBibleSettings(get);
    return Object.fromEntries(passedOn.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  },
  // They read every verse, or every quotation against all of them.
  functionsAtOnce: { 'scripture-search': 2, examine: 2 },
  preRequest,
  contentVersionSql: 'select public.content_version()',
  dailySql:
    'select public.forget_old_prayers(), public.forget_old_contact_messages(), public.forget_old_client_events()',
};
