import { makeStyles, pageTitle, print } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { maxCollectionTitle } from '@berea/validation';
import { useEffect, useEffectEvent, useState } from 'react';

const useStyles = makeStyles({
  field: { [print]: { display: 'none' } },
  printed: { ...pageTitle, display: 'none', [print]: { display: 'block' } },
});

/** The title of a collection, edited in place. It is saved when the field loses the focus, or the page is left. */
export function CollectionTitle({ title, onTitle }: { title: string; onTitle: (title: string) => Promise<boolean> }) {
  const styles = useStyles();
  const [written, setWritten] = useState(title);
  const trimmed = written.trim();
  const save = () => {
    if (trimmed !== '' && trimmed !== title) void onTitle(trimmed);
  };
  const saveLeft = useEffectEvent(save);
  useEffect(() => () => saveLeft(), []);
  return (
    <>
      <div className={styles.field}>
        <TextField
          label="Title"
          value={written}
          maxLength={maxCollectionTitle}
          error={trimmed === '' ? 'A collection needs a title' : undefined}
          onChange={(_, { value }) => setWritten(value)}
          onBlur={save}
        />
      </div>
      <p className={styles.printed} aria-hidden="true">
        {title}
      </p>
    </>
  );
}
