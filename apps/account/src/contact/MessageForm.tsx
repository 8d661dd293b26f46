import { useSendContact } from '@berea/api';
import { failureToast, useHost } from '@berea/shell-api';
import { useSubmit } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { TextAreaField } from '@berea/ui/long-texts';
import { maxMessageLength, type ContactForm } from '@berea/validation';
import { useForm } from 'react-hook-form';
import { useCheckedBy } from '../checked-by.ts';
import { emailField } from '../checked-form.ts';
import { removeDraft, useKeptDraft } from './draft.ts';
import { FormCard } from './FormCard.tsx';

const empty: ContactForm = { name: '', email: '', subject: '', message: '' };

const loadSchema = async () => (await import('@berea/validation')).contactForm;

/** A message to the people behind Berea. Validated on submit and then on every change. */
export function MessageForm({ heading }: { heading: string }) {
  const { toast } = useHost();
  const send = useSendContact();
  const form = useForm<ContactForm>({
    resolver: useCheckedBy(loadSchema),
    defaultValues: empty,
  });
  useKeptDraft('contact', form);
  const { errors } = form.formState;
  const [submit, busy] = useSubmit(
    form.handleSubmit(async (values) => {
      try {
        await send.mutateAsync({ type: 'contact', ...values });
      } catch {
        return toast(failureToast('Failed to send message. Please try again.'));
      }
      form.reset(empty);
      removeDraft('contact');
      toast({ title: 'Thank you!', description: 'Your message has been sent successfully.', kind: 'success' });
    }),
  );
  // Controlled value: an uncontrolled field would ignore drafts and resets.
  const field = (name: keyof ContactForm) => ({
    ...form.register(name),
    value: form.watch(name),
    error: errors[name]?.message,
    // What is typed now would be in neither what is sent nor the empty form.
    readOnly: busy,
  });

  return (
    <FormCard
      title="General Questions & Feedback"
      heading={heading}
      button="Send Message"
      busy={busy}
      onSubmit={submit}
    >
      <TextField label="Your Name" autoComplete="name" {...field('name')} />
      <TextField label="Your Email" {...emailField} {...field('email')} />
      <TextField label="Subject" {...field('subject')} />
      <TextAreaField
        label="Message"
        rows={5}
        count={{ length: form.watch('message').length, max: maxMessageLength }}
        {...field('message')}
      />
    </FormCard>
  );
}
