import { Button, Field, Input, makeStyles, mergeClasses, type InputProps } from '@fluentui/react-components';
import { Spinner } from '../layout/Spinner.tsx';
import type { ReactNode, Ref } from 'react';
import { Search20Regular } from '../icons.ts';
import { hideInPrint, touchTarget } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';
import { Counter } from './Counter.tsx';
import { useCheckedText, type CheckedTextOptions } from '../submitting/use-checked-text.ts';

const useStyles = makeStyles({
  form: hideInPrint,
  row: { display: 'flex', alignItems: 'flex-start', gap: '8px' },
  field: { flexGrow: 1, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  input: { width: '100%', minWidth: 0, ...touchTarget },
  text: { minWidth: 0, width: '100%' },
  serif: { fontFamily: tokens.fontFamilySerif },
  button: { flexShrink: 0 },
});

interface SearchFormProps extends Pick<InputProps, 'placeholder' | 'autoCapitalize'>, CheckedTextOptions {
  /** The accessible name of the form. */
  name: string;
  /** The accessible name of the field. */
  label: string;
  /** The field accepts no more characters. */
  maxLength: number;
  /** Whether the number of characters is shown, below the field. Remotes of earlier releases say 'inside'. */
  count?: 'inside' | 'below';
  /** Whether the button is disabled while the field is blank. If not, a blank text is answered by the rule's message. */
  needsText?: boolean;
  /** 'primary' if searching is what the screen is for. */
  appearance?: 'primary' | 'secondary';
  /** 'serif' for single words, 'sans' for sentences. */
  font?: 'serif' | 'sans';
  /** What stands below the message of the rule: where a text leads that is refused here. */
  refused?: (text: string) => ReactNode;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A search field with its button beside it and the first message of its rule below it. While it is busy nothing can be
 * typed or sent. To replace what was typed, remount it with another `key`.
 */
export function SearchForm({
  name,
  label,
  rule,
  load,
  maxLength,
  count,
  initial,
  draft,
  busy = false,
  needsText = false,
  appearance = 'primary',
  font = 'serif',
  refused,
  onSubmit,
  className,
  ref,
  ...input
}: SearchFormProps) {
  const styles = useStyles();
  const { text, setText, error, submit } = useCheckedText({ rule, load, initial, draft, busy, onSubmit });
  return (
    <form
      className={mergeClasses(styles.form, className)}
      role="search"
      aria-label={name}
      autoComplete="off"
      noValidate
      onSubmit={submit}
    >
      <div className={styles.row}>
        <Field className={styles.field} validationState={error ? 'error' : 'none'} validationMessage={error}>
          <Input
            {...input}
            ref={ref}
            className={styles.input}
            input={{ className: mergeClasses(styles.text, font === 'serif' && styles.serif) }}
            size="large"
            aria-label={label}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={maxLength}
            value={text}
            disabled={busy}
            onChange={(_, { value }) => setText(value)}
          />
        </Field>
        <Button
          className={styles.button}
          type="submit"
          appearance={appearance}
          size="large"
          disabled={busy || (needsText && text.trim() === '')}
          icon={busy ? <Spinner tiny /> : <Search20Regular />}
        >
          Search
        </Button>
      </div>
      {error && refused?.(text)}
      {count && <Counter length={text.length} max={maxLength} />}
    </form>
  );
}
