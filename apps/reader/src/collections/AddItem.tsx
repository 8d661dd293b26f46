import { Button, hideInPrint, makeStyles, tokens, useSingleFlight } from '@berea/ui';
import { Choices } from '@berea/ui/choices';
import { TextField } from '@berea/ui/forms';
import { TextAreaField } from '@berea/ui/long-texts';
import type { CollectionItem } from '@berea/validation';
import { useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { itemFields } from './item-fields.ts';
import { readReferences } from './read-reference.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '10px',
    justifyItems: 'start',
    marginTop: '28px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    ...hideInPrint,
  },
  field: { width: '100%', maxWidth: '560px' },
  full: { margin: '24px 0 0', ...hideInPrint },
});

type Kind = CollectionItem['kind'];

const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'passage', label: 'Verse or passage' },
  { value: 'heading', label: 'Heading' },
  { value: 'text', label: 'Text of your own' },
];

interface AddItemProps {
  collectionId: string;
  /** How many items it can still take. */
  room: number;
  language: 'en' | 'es';
  /** @returns whether it was saved */
  onAdd: (kind: Kind, texts: readonly string[]) => Promise<boolean>;
}

/** The form that adds one or more passages, a heading or a text at the end of a collection. */
export function AddItem({ collectionId, room, language, onAdd }: AddItemProps) {
  const styles = useStyles();
  const draft = useDraft(`collection ${collectionId}`, { kind: 'passage', text: '' });
  const { text } = draft.fields;
  const { value: kind } = kinds.find(({ value }) => value === draft.fields.kind) ?? kinds[0]!;
  const [error, setError] = useState<string>();
  const [add, adding] = useSingleFlight(async () => {
    const written = text.trim();
    if (written === '') return setError('Write something first');
    let texts: readonly string[] = [written];
    let unread = '';
    if (kind === 'passage') {
      const read = await readReferences(written, language);
      if (read.references.length > room) return setError(`There is room for ${room} more in this collection`);
      setError(read.error);
      texts = read.references;
      unread = read.unread;
    }
    // Only what is saved is forgotten.
    const forgetSaved = draft.beforeSaving();
    if (texts.length > 0 && !(await onAdd(kind, texts))) return;
    if (unread) return draft.change({ text: unread });
    draft.show({ text: '' });
    forgetSaved();
  });
  if (room <= 0) return <p className={styles.full}>This collection is full. Start another one for more.</p>;
  const field = {
    ...itemFields[kind],
    value: text,
    readOnly: adding,
    ...(error && { error }),
    onChange: (_: unknown, { value }: { value: string }) => {
      draft.change({ text: value });
      setError(undefined);
    },
  };
  return (
    <form
      noValidate
      autoComplete="off"
      aria-label="Add to this collection"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Choices
        aria-label="What to add"
        options={kinds}
        value={kind}
        onChange={(chosen) => {
          draft.change({ kind: chosen });
          setError(undefined);
        }}
      />
      <div className={styles.field}>
        {kind === 'text' ? <TextAreaField rows={5} {...field} /> : <TextField {...field} />}
      </div>
      <Button type="submit" appearance="primary" disabled={adding}>
        Add
      </Button>
    </form>
  );
}
