import { useHost } from '@berea/shell-api';
import { anonymousName, type ContactRequest, type PrayerForm } from '@berea/validation';
import { useMutation } from '@tanstack/react-query';
import { callAnonymously, callFunction } from './function-call.ts';
import { schemaFrom } from './schema-of.ts';

type ContactMessage = Extract<ContactRequest, { type: 'contact' }>;

const name = 'send-contact-email';
const requestSchema = async () => (await import('@berea/validation')).contactRequest;
const answerSchema = async () => (await import('@berea/validation')).receivedContact;

/**
 * Mutation for 'Send Message' to the site's operator (call 24). Never retried automatically: the user decides whether
 * to try again.
 */
export function useSendContact() {
  const host = useHost();
  return useMutation({
    mutationFn: async (message: ContactMessage) =>
      callFunction(host, name, (await schemaFrom(requestSchema)).parse(message), answerSchema),
  });
}

/** Mutation for 'Submit Prayer Request'. Without a name, the request does not identify the sender. */
export function useSendPrayer() {
  const host = useHost();
  return useMutation({
    mutationFn: async (prayer: PrayerForm) => {
      const request = (await schemaFrom(requestSchema)).parse({ type: 'prayer', ...prayer });
      const call = request.name === anonymousName ? callAnonymously : callFunction;
      return call(host, name, request, answerSchema);
    },
  });
}
