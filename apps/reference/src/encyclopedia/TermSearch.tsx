import { recognise } from '@berea/care';
import { useNavigate, useTakePrivately } from '@berea/shell-api';
import { Button, counter, hideInPrint, makeStyles, Search20Regular, tokens, touchTarget } from '@berea/ui';
import { Field, Input } from '@berea/ui/forms';
import { encyclopediaTerm } from '@berea/validation';
import { useState, type FormEvent, type Ref } from 'react';
import { entryAddress, entryHelpAddress, type Step } from './address.ts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    maxWidth: '560px',
    marginTop: '24px',
    ...hideInPrint,
  },
  field: { flexGrow: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  input: { width: '100%', minWidth: 0, ...touchTarget },
  text: { fontFamily: tokens.fontFamilySerif, minWidth: 0 },
  counter: counter,
  button: { flexShrink: 0 },
});

interface TermSearchProps {
  /** An invalid term from the URL; the field shows it with its validation error. */
  written?: string;
  /** The list that Back returns to. */
  from?: Step['from'];
  ref?: Ref<HTMLInputElement>;
}

/**
 * Searches for a term. Validated on submit and then on every change. A search always fetches, even if the entry is
 * cached.
 */
export function TermSearch({ written = '', from, ref }: TermSearchProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const [text, setText] = useState(written);
  const [checked, setChecked] = useState(written !== '');
  const parsed = encyclopediaTerm.safeParse(text);
  const error = checked ? parsed.error?.issues[0]?.message : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!parsed.success) return;
    if (recognise(parsed.data)) takePrivately({ text: parsed.data }, entryHelpAddress);
    else void navigate(entryAddress(parsed.data), { state: { searched: true, from } satisfies Step });
  };

  return (
    <form className={styles.form} role="search" aria-label="Encyclopedia" noValidate onSubmit={submit}>
      <Field className={styles.field} validationState={error ? 'error' : 'none'} validationMessage={error}>
        <Input
          ref={ref}
          className={styles.input}
          input={{ className: styles.text }}
          size="large"
          aria-label="Search the encyclopedia"
          placeholder="A name or an idea"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          contentAfter={<span className={styles.counter}>{text.length}/200</span>}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <Button className={styles.button} type="submit" size="large" icon={<Search20Regular />}>
        Search
      </Button>
    </form>
  );
}
