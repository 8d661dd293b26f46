import type { Version } from '@berea/scripture';
import { Button, ignoreSecondClick, makeStyles, useSingleFlight } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { TextAreaField } from '@berea/ui/long-texts';
import type { CollectionItem } from '@berea/validation';
import { useState } from 'react';
import { VersionPicker } from '../versions/VersionPicker.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { itemFields } from './item-fields.ts';
import { readReferences } from './read-reference.ts';
import { shortened } from '../shortened.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '8px' },
  version: { maxWidth: '320px' },
  buttons: { display: 'flex', gap: '8px' },
});

interface ItemFormProps {
  item: CollectionItem;
  /** The version that is read: a passage without one of its own is quoted in it. */
  readIn: Version;
  /** @returns whether it was saved; then the form can go */
  onSave: (item: CollectionItem) => Promise<boolean>;
  onCancel: () => void;
}

/** Changes an item of a collection: what it says, and the version that a passage is quoted in. */
export function ItemForm({ item, readIn, onSave, onCancel }: ItemFormProps) {
  const styles = useStyles();
  const draft = useDraft(`collection item ${item.id}`, { text: item.text });
  const { text } = draft.fields;
  const [version, setVersion] = useState(item.version ?? readIn.id);
  const [error, setError] = useState<string>();
  const trimmed = text.trim();
  const isPassage = item.kind === 'passage';
  const send = async (changed: CollectionItem) => {
    const forgetSaved = draft.beforeSaving();
    if (await onSave(changed)) forgetSaved();
  };
  const [save, saving] = useSingleFlight(async () => {
    if (trimmed === '') return;
    if (!isPassage) return send({ ...item, text: trimmed });
    const { references, error: problem } = await readReferences(trimmed, readIn.language);
    const [reference] = references;
    if (problem || reference === undefined) setError(problem);
    else if (references.length > 1) setError('This is one passage. Add the others below.');
    else await send({ ...item, text: reference, version });
  });
  const { label, maxLength } = itemFields[item.kind];
  const Field = item.kind === 'text' ? TextAreaField : TextField;
  return (
    <form
      className={styles.form}
      aria-label={`Change ${shortened(item.text)}`}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ignoreSecondClick();
        void save();
      }}
    >
      <Field
        // The form opens where Edit was pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={label}
        value={text}
        maxLength={maxLength}
        readOnly={saving}
        {...(error && { error })}
        onChange={(_: unknown, { value }: { value: string }) => {
          draft.change({ text: value });
          setError(undefined);
        }}
      />
      {isPassage && (
        <VersionPicker className={styles.version} label="Quoted in" value={version} onChange={setVersion} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabled={trimmed === '' || saving}>
          Save
        </Button>
        <Button
          disabled={saving}
          onClick={() => {
            ignoreSecondClick();
            draft.forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
