import { Button, makeStyles } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { maxCollections, maxCollectionTitle } from '@berea/validation';
import { useState } from 'react';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  field: { flexGrow: 1, maxWidth: '420px', minWidth: '220px' },
  full: { margin: 0, maxWidth: '60ch' },
});

interface StartCollectionProps {
  /** How many collections there are. */
  count: number;
  /** The title at first. */
  suggested: string;
  disabled: boolean;
  /** @param title trimmed; empty where none was typed */
  onStart: (title: string) => void;
}

/** The form for a new collection, or why there can be none. */
export function StartCollection({ count, suggested, disabled, onStart }: StartCollectionProps) {
  const styles = useStyles();
  const [title, setTitle] = useState(suggested);
  if (count >= maxCollections)
    return (
      <p className={styles.full}>
        You have {maxCollections} collections, which is the most. Delete one to start another.
      </p>
    );
  return (
    <form
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(title.trim());
      }}
    >
      <div className={styles.field}>
        <TextField
          label="A new collection"
          placeholder="Sunday, John 3"
          value={title}
          maxLength={maxCollectionTitle}
          onChange={(_, { value }) => setTitle(value)}
        />
      </div>
      <Button type="submit" appearance="primary" size="large" disabled={disabled}>
        Start
      </Button>
    </form>
  );
}
