import { contactRequest, type ContactRequest, type ContactResponse } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientAddress } from '@berea/client-address';
import { Away, isAway } from '../_shared/away.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { floodLimit, type FloodLimit } from '../_shared/flood-limit.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { ContactSettings } from './settings.ts';

/**
 * Stores a message or a prayer request and queues its e-mail, in one transaction. The session and all other request
 * data are ignored, so that senders stay anonymous; only the IP address is used, for rate limiting.
 */
export function sendContactEmail(database: () => SupabaseClient, settings: () => ContactSettings) {
  let ready: { readonly settings: ContactSettings; readonly limit: FloodLimit } | undefined;
  const prepare = () => {
    const read = settings();
    const limits = {
      perAddress: read.CONTACT_LIMIT_PER_ADDRESS,
      overall: read.CONTACT_LIMIT_OVERALL,
      windowSeconds: read.CONTACT_LIMIT_WINDOW,
    };
    return { settings: read, limit: floodLimit(limits) };
  };
  return endpoint({
    name: 'send-contact-email',
    methods: ['POST'],
    input: contactRequest,
    async answer(request, headers) {
      const {
        settings: { CONTACT_EMAIL, CLIENT_ADDRESS_HEADER },
        limit,
      } = (ready ??= prepare());
      const wait = limit(clientAddress(headers, CLIENT_ADDRESS_HEADER));
      if (wait > 0) throw tooMany(wait);
      const { error, status } = await database().rpc(...storing(request, CONTACT_EMAIL));
      // Postgres error details repeat the rejected row, so only the error code may be logged.
      if (error) throw new (isAway(status) ? Away : Error)(`nothing was stored (${error.code || status})`);
      const body: ContactResponse = { success: true };
      return { body };
    },
  });
}

/** The database function for the request, with its arguments. */
function storing(request: ContactRequest, recipient: string): [name: string, parameters: Record<string, string>] {
  const { name: sender_name, message: message_text } = request;
  const common = { sender_name, message_text, recipient_email: recipient };
  if (request.type === 'prayer') return ['receive_prayer_request', common];
  return ['receive_contact_message', { ...common, sender_email: request.email, subject_line: request.subject }];
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const error = `Too many messages have been sent. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return new HttpError(429, { error, code: 'rate_limited' }, { 'retry-after': String(seconds) });
}
