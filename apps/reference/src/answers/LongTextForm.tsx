import { Button, hideInPrint, makeStyles, Spinner, useCheckedText, type CheckedTextOptions } from '@berea/ui';
import { TextAreaField } from '@berea/ui/long-texts';
import type { Ref } from 'react';

const useStyles = makeStyles({
  form: { maxWidth: '680px', marginTop: '28px', ...hideInPrint },
  button: { marginTop: '8px' },
});

interface LongTextFormProps extends CheckedTextOptions {
  /** The accessible name of the form. */
  name: string;
  label: string;
  placeholder: string;
  rows: number;
  /** The most characters of a valid text. */
  max: number;
  /** Whether the field takes no more than `max` characters. If not, the rule says that a text is too long. */
  cutsOff: boolean;
  /** What the button says. */
  action: string;
  /** What it says while busy. */
  progress: string;
  /** Whether Enter submits, and only Shift+Enter begins a line. */
  enterSubmits?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A form of one text of several lines. Ctrl+Enter or Cmd+Enter also submits. */
export function LongTextForm({
  name,
  label,
  placeholder,
  rows,
  max,
  cutsOff,
  action,
  progress,
  enterSubmits = false,
  ref,
  ...checked
}: LongTextFormProps) {
  const styles = useStyles();
  const { busy = false } = checked;
  const { text, setText, error, submit } = useCheckedText(checked);
  return (
    <form className={styles.form} aria-label={name} autoComplete="off" noValidate onSubmit={submit}>
      <TextAreaField
        ref={ref}
        label={label}
        rows={rows}
        placeholder={placeholder}
        enterKeyHint={enterSubmits ? 'go' : 'enter'}
        value={text}
        error={error}
        count={{ length: text.length, max }}
        {...(!cutsOff && { maxLength: undefined })}
        disabled={busy}
        onChange={(_, { value }) => setText(value)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
          if (key !== 'Enter' || nativeEvent.isComposing) return;
          if (ctrlKey || metaKey || (enterSubmits && !shiftKey)) submit(event);
        }}
      />
      <Button
        className={styles.button}
        type="submit"
        appearance="primary"
        size="large"
        disabled={busy || text.trim() === ''}
        icon={busy ? <Spinner tiny /> : undefined}
      >
        {busy ? progress : action}
      </Button>
    </form>
  );
}
