import { Button, makeStyles, tokens } from '@berea/ui';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { isOperatorKey } from './operator-key.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  field: {
    minHeight: '28px',
    padding: '0 8px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
  },
});

interface KeyFormProps {
  /** The hash of the key, of `/config.json`. */
  readonly hash: string;
  readonly onKey: (key: string) => void;
  /** The word on the button. */
  readonly submit: string;
  /** What stands beside the button. */
  readonly children: ReactNode;
}

/** Asks for the operator's key. The field is a plain one: the shared forms would bring this code to every screen that has a form. */
export function KeyForm({ hash, onKey, submit, children }: KeyFormProps) {
  const styles = useStyles();
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = String(new FormData(event.currentTarget).get('key')).trim();
    if (!(await isOperatorKey(key, hash).catch(() => false))) return setWrong(true);
    onKey(key);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>Operator’s key</label>
      <input
        id={id}
        name="key"
        type="password"
        autoComplete="current-password"
        className={styles.field}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={() => setWrong(false)}
      />
      {wrong && (
        <span id={`${id}-error`} role="alert">
          This is not the key.
        </span>
      )}
      <Button type="submit" size="small">
        {submit}
      </Button>
      {children}
    </form>
  );
}
