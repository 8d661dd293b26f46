import { clientEventsRequest, type ClientEventsResponse } from '@berea/validation';
import { clientAddress } from '@berea/client-address';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Away, isAway } from '../_shared/away.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { floodLimit, type FloodLimit } from '../_shared/flood-limit.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { ClientEventsSettings } from './settings.ts';

/**
 * Stores what a page says about the versions it runs. Only the fields of the schema are kept, in which there is no room
 * for a message. Session and all other request data are ignored; the IP address is used for rate limiting only.
 */
export function clientEvents(database: () => SupabaseClient, settings: () => ClientEventsSettings) {
  let ready: { readonly settings: ClientEventsSettings; readonly limit: FloodLimit } | undefined;
  const prepare = () => {
    const read = settings();
    const limits = {
      perAddress: read.CLIENT_EVENTS_LIMIT_PER_ADDRESS,
      overall: read.CLIENT_EVENTS_LIMIT_OVERALL,
      windowSeconds: read.CLIENT_EVENTS_LIMIT_WINDOW,
    };
    return { settings: read, limit: floodLimit(limits) };
  };
  return endpoint({
    name: 'client-events',
    methods: ['POST'],
    input: clientEventsRequest,
    async answer({ events }, headers) {
      const {
        settings: { CLIENT_EVENTS, CLIENT_ADDRESS_HEADER },
        limit,
      } = (ready ??= prepare());
      const body: ClientEventsResponse = { success: true };
      // A page that was opened before it was turned off still sends.
      if (CLIENT_EVENTS === 'off') return { body };
      const wait = limit(clientAddress(headers, CLIENT_ADDRESS_HEADER));
      if (wait > 0) throw tooMany(wait);
      const { error, status } = await database().from('client_events').insert(events);
      // Postgres error details repeat the rejected row.
      if (error) throw new (isAway(status) ? Away : Error)(`nothing was stored (${error.code || status})`);
      return { body };
    },
  });
}

const tooMany = (seconds: number): HttpError =>
  new HttpError(
    429,
    { error: 'Too many events have been sent.', code: 'rate_limited' },
    { 'retry-after': String(seconds) },
  );
