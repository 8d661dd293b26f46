import { Button, hideInPrint, makeStyles, Search20Regular, Spinner, tokens } from '@berea/ui';
import { Field, Input } from '@berea/ui/forms';
import { concordanceWord } from '@berea/validation';
import { useState, type FormEvent, type Ref } from 'react';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    maxWidth: '520px',
    marginTop: '28px',
    ...hideInPrint,
  },
  field: { flexGrow: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  input: { width: '100%', minWidth: 0 },
  button: { flexShrink: 0 },
  text: { fontFamily: tokens.fontFamilySerif },
});

interface SearchFormProps {
  /**
   * The word in the address, valid or not. It is only the initial value: when it changes, remount the form with another
   * `key` to replace what was typed.
   */
  word: string;
  searching: boolean;
  onSearch: (word: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The search field. The first submit validates it; from then on every change does. The error is shown below the field.
 */
export function SearchForm({ word, searching, onSearch, ref }: SearchFormProps) {
  const styles = useStyles();
  const [text, setText] = useState(word);
  const [checked, setChecked] = useState(word !== '');
  const parsed = concordanceWord.safeParse(text);
  const error = checked ? parsed.error?.issues[0]?.message : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (parsed.success) onSearch(parsed.data);
  };

  return (
    <form className={styles.form} role="search" aria-label="Concordance" noValidate onSubmit={submit}>
      <Field className={styles.field} validationState={error ? 'error' : 'none'} validationMessage={error}>
        <Input
          ref={ref}
          className={styles.input}
          input={{ className: styles.text }}
          size="large"
          aria-label="Word"
          placeholder="One English word"
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={100}
          value={text}
          disabled={searching}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <Button
        className={styles.button}
        type="submit"
        appearance="primary"
        size="large"
        disabled={searching}
        icon={searching ? <Spinner size="tiny" aria-hidden="true" /> : <Search20Regular />}
      >
        Search
      </Button>
    </form>
  );
}
