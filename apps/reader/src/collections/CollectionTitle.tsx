import { formDraft } from '@berea/shell-api';
import { makeStyles, pageTitle, print } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { maxCollectionTitle } from '@berea/validation';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

const useStyles = makeStyles({
  field: { [print]: { display: 'none' } },
  printed: { ...pageTitle, display: 'none', [print]: { display: 'block' } },
});

interface CollectionTitleProps {
  collectionId: string;
  title: string;
  /** @returns whether it was saved */
  onTitle: (title: string) => Promise<boolean>;
}

/**
 * The title of a collection, edited in place. It is saved when the field loses the focus, or the page is left; what is
 * typed is kept in this tab until then.
 */
export function CollectionTitle({ collectionId, title, onTitle }: CollectionTitleProps) {
  const styles = useStyles();
  const draft = useMemo(() => formDraft(`collection title ${collectionId}`), [collectionId]);
  // Undefined where nothing was typed: then the field follows what was changed elsewhere.
  const [typed, setTyped] = useState(() => draft.read()?.title);
  const written = typed ?? title;
  const trimmed = written.trim();
  const save = async () => {
    if (typed === undefined || trimmed === '') return;
    if (trimmed !== title && !(await onTitle(trimmed))) return;
    // Not what was typed meanwhile.
    if (draft.read()?.title !== typed) return;
    draft.remove();
    setTyped(undefined);
  };
  const saveLeft = useEffectEvent(save);
  useEffect(() => () => void saveLeft(), []);
  return (
    <>
      <div className={styles.field}>
        <TextField
          label="Title"
          value={written}
          maxLength={maxCollectionTitle}
          error={trimmed === '' ? 'A collection needs a title' : undefined}
          onChange={(_, { value }) => {
            setTyped(value);
            draft.write({ title: value });
          }}
          onBlur={() => void save()}
        />
      </div>
      <p className={styles.printed} aria-hidden="true">
        {title}
      </p>
    </>
  );
}
