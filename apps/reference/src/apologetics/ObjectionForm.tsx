import { Button, counter, hideInPrint, makeStyles, Search20Regular, Spinner, touchTarget } from '@berea/ui';
import { Field, Input } from '@berea/ui/forms';
import { objection } from '@berea/validation';
import { useState, type FormEvent, type Ref } from 'react';

const useStyles = makeStyles({
  form: { maxWidth: '640px', marginTop: '24px', ...hideInPrint },
  row: { display: 'flex', alignItems: 'flex-start', gap: '8px' },
  field: { flexGrow: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  input: { width: '100%', minWidth: 0, ...touchTarget },
  button: { flexShrink: 0 },
  counter: {
    display: 'block',
    marginTop: '2px',
    ...counter,
  },
});

interface ObjectionFormProps {
  /** The text from the URL, valid or not; '' if there is none. */
  written: string;
  asking: boolean;
  onAsk: (objection: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The form for an objection in the user's own words. Validated on submit and then on every change. */
export function ObjectionForm({ written, asking, onAsk, ref }: ObjectionFormProps) {
  const styles = useStyles();
  const [text, setText] = useState(written);
  const [checked, setChecked] = useState(written !== '');
  const parsed = objection.safeParse(text);
  const error = checked ? parsed.error?.issues[0]?.message : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || asking) return;
    setChecked(true);
    if (parsed.success) onAsk(parsed.data);
  };

  return (
    <form className={styles.form} role="search" aria-label="Defend the Faith" noValidate onSubmit={submit}>
      <div className={styles.row}>
        <Field className={styles.field} validationState={error ? 'error' : 'none'} validationMessage={error}>
          <Input
            ref={ref}
            className={styles.input}
            input={{ className: styles.input }}
            size="large"
            aria-label="Objection or question"
            placeholder="An objection you have heard"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={500}
            value={text}
            disabled={asking}
            onChange={(_, { value }) => setText(value)}
          />
        </Field>
        <Button
          className={styles.button}
          type="submit"
          appearance="primary"
          size="large"
          disabled={asking || text.trim() === ''}
          icon={asking ? <Spinner size="tiny" aria-hidden="true" /> : <Search20Regular />}
        >
          Search
        </Button>
      </div>
      <span className={styles.counter}>{text.length}/500 characters</span>
    </form>
  );
}
