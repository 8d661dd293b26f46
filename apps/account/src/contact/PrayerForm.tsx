import { useSendPrayer } from '@berea/api';
import { failureToast, useHost } from '@berea/shell-api';
import { useSubmit } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { TextAreaField } from '@berea/ui/long-texts';
import { maxMessageLength, type PrayerForm as Prayer } from '@berea/validation';
import { useForm } from 'react-hook-form';
import { useCheckedBy } from '../checked-by.ts';
import { removeDraft, useKeptDraft } from './draft.ts';
import { FormCard } from './FormCard.tsx';

const empty: Required<Prayer> = { name: '', message: '' };

const loadSchema = async () => (await import('@berea/validation')).prayerForm;

/** A prayer request with an optional name. Without a name, the request contains nothing that identifies the sender. */
export function PrayerForm({ heading }: { heading: string }) {
  const { toast } = useHost();
  const send = useSendPrayer();
  const form = useForm<Prayer>({ resolver: useCheckedBy(loadSchema), defaultValues: empty });
  useKeptDraft('prayer', form);
  const { errors } = form.formState;
  const [submit, busy] = useSubmit(
    form.handleSubmit(async ({ name, message }) => {
      try {
        await send.mutateAsync({ name: name ?? '', message });
      } catch {
        return toast(failureToast('Failed to send prayer request. Please try again.'));
      }
      form.reset(empty);
      removeDraft('prayer');
      toast({ title: 'Thank you!', description: 'Your prayer request has been received.', kind: 'success' });
    }),
  );
  // Controlled value: an uncontrolled field would ignore drafts and resets.
  const field = (name: keyof Prayer) => ({
    ...form.register(name),
    value: form.watch(name) ?? '',
    error: errors[name]?.message,
    // What is typed now would be in neither what is sent nor the empty form.
    readOnly: busy,
  });

  return (
    <FormCard
      title="Submit a Prayer Request"
      heading={heading}
      text="All prayer requests are handled with care and confidentiality. Only the people who pray for them read them, and they are deleted after 90 days. Without a name, nothing is kept that tells who you are."
      button="Submit Prayer Request"
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        label="Your Name (optional)"
        placeholder="Leave blank to stay anonymous"
        autoComplete="off"
        {...field('name')}
      />
      <TextAreaField
        label="Your Prayer Request"
        rows={6}
        count={{ length: form.watch('message').length, max: maxMessageLength }}
        {...field('message')}
      />
    </FormCard>
  );
}
