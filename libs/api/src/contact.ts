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

/** Call 24: a message to the provider. @throws CallFailure */
export const sendContact = (client: SupabaseClient, message: ContactMessage): Promise<void> => send(client, message);

/**
 * Call 24: a prayer request.
 * @param withoutSession the client an anonymous one goes through, so that nothing says who sent it
 * @throws CallFailure
 */
export const sendPrayer = (
  client: SupabaseClient,
  withoutSession: () => SupabaseClient,
  prayer: PrayerForm,
): Promise<void> => send(isAnonymous(prayer) ? withoutSession() : client, { type: 'prayer', ...prayer });

const isAnonymous = ({ name = '' }: PrayerForm): boolean => ['', anonymousName].includes(name.trim());

/** 'Send Message'. Never sent twice by itself: whoever wrote it decides whether to try again. */
export function useSendContact() {
  const { client } = useHost();
  // Without a network it fails, and the form keeps its values, instead of waiting in silence.
  return useMutation({ mutationFn: (message: ContactMessage) => sendContact(client, message), networkMode: 'always' });
}

/** 'Submit Prayer Request'; a blank name is anonymous. */
export function useSendPrayer() {
  const { client, withoutSession } = useHost();
  return useMutation({
    mutationFn: (prayer: PrayerForm) => sendPrayer(client, withoutSession, prayer),
    networkMode: 'always',
  });
}
