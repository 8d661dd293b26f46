import { useHost, type Host } from '@berea/shell-api';
import { anonymousName, type ContactRequest, type PrayerForm } from '@berea/validation';
import { useMutation } from '@tanstack/react-query';
import { callAnonymously, callFunction } from './function-call.ts';
import { schemaFrom } from './schema-of.ts';

type ContactMessage = Extract<ContactRequest, { type: 'contact' }>;

const name = 'send-contact-email';
const requestSchema = async () => (await import('@berea/validation')).contactRequest;
const answerSchema = async () => (await import('@berea/validation')).receivedContact;

/** Call 24: sends a message to the site's operator. @throws CallFailure */
async function sendContact(host: Host, message: ContactMessage): Promise<void> {
  const request = (await schemaFrom(requestSchema)).parse(message);
  await callFunction(host, name, request, answerSchema);
}

/** Call 24: sends a prayer request. Without a name, the request does not identify the sender. @throws CallFailure */
async function sendPrayer(host: Host, prayer: PrayerForm): Promise<void> {
  const request = (await schemaFrom(requestSchema)).parse({ type: 'prayer', ...prayer });
  if (request.name === anonymousName) await callAnonymously(host, name, request, answerSchema);
  else await callFunction(host, name, request, answerSchema);
}

/** Mutation for 'Send Message'. Never retried automatically: the user decides whether to try again. */
export function useSendContact() {
  const host = useHost();
  return useMutation({ mutationFn: (message: ContactMessage) => sendContact(host, message) });
}

/** Mutation for 'Submit Prayer Request'; a blank name means anonymous. */
export function useSendPrayer() {
  const host = useHost();
  return useMutation({ mutationFn: (prayer: PrayerForm) => sendPrayer(host, prayer) });
}
