import { useHost } from '@berea/shell-api';
import {
  anonymousName,
  contactRequest,
  contactResponse,
  type ContactRequest,
  type PrayerForm,
} from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from './function-call.ts';

type ContactMessage = Extract<ContactRequest, { type: 'contact' }>;

const send = async (
  client: SupabaseClient,
  request: ContactMessage | (PrayerForm & { type: 'prayer' }),
): Promise<void> => {
  await callFunction(client, 'send-contact-email', contactRequest.parse(request), contactResponse);
};

/** Call 24: sends a message to the site's operator. @throws CallFailure */
export const sendContact = (client: SupabaseClient, message: ContactMessage): Promise<void> => send(client, message);

/**
 * Call 24: sends a prayer request.
 * @param withoutSession client for anonymous requests, so that the request does not identify the sender
 * @throws CallFailure
 */
export const sendPrayer = (
  client: SupabaseClient,
  withoutSession: () => SupabaseClient,
  prayer: PrayerForm,
): Promise<void> => send(isAnonymous(prayer) ? withoutSession() : client, { type: 'prayer', ...prayer });

const isAnonymous = ({ name = '' }: PrayerForm): boolean => ['', anonymousName].includes(name.trim());

/** Mutation for 'Send Message'. Never retried automatically: the user decides whether to try again. */
export function useSendContact() {
  const { client } = useHost();
  // Without a network, fail instead of pausing silently; the form keeps its values.
  return useMutation({ mutationFn: (message: ContactMessage) => sendContact(client, message), networkMode: 'always' });
}

/** Mutation for 'Submit Prayer Request'; a blank name means anonymous. */
export function useSendPrayer() {
  const { client, withoutSession } = useHost();
  return useMutation({
    mutationFn: (prayer: PrayerForm) => sendPrayer(client, withoutSession, prayer),
    networkMode: 'always',
  });
}
