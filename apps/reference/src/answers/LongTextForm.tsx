import { Button, hideInPrint, makeStyles, Spinner, useCheckedText, type TextDraft, type TextRule } from '@berea/ui';
import { TextAreaField } from '@berea/ui/long-texts';
import type { Ref } from 'react';

const useStyles = makeStyles({
  form: { maxWidth: '680px', marginTop: '28px', ...hideInPrint },
  button: { marginTop: '8px' },
});

interface LongTextFormProps {
  /** The accessible name of the form. */
  name: string;
  label: string;
  placeholder: string;
  rows: number;
  rule: TextRule;
  /** Loads what the rule needs, from the first key on. */
  load?: () => Promise<unknown>;
  /** The most characters of a valid text. */
  max: number;
  /** Whether the field takes no more than `max` characters. If not, the rule says that a text is too long. */
  cutsOff: boolean;
  /** The text to begin with, valid or not. */
  written: string;
  /** Where the text is kept until it is sent. */
  draft?: TextDraft;
  busy: boolean;
  /** What the button says. */
  action: string;
  /** What it says while busy. */
  progress: string;
  /** Whether Enter submits, and only Shift+Enter begins a line. */
  enterSubmits?: boolean;
  onSubmit: (text: string) => unknown;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A form of one text of several lines. Ctrl+Enter or Cmd+Enter also submits. */
export function LongTextForm({
  name,
  label,
  placeholder,
  rows,
  rule,
  load,
  max,
  cutsOff,
  written,
  draft,
  busy,
  action,
  progress,
  enterSubmits = false,
  onSubmit,
  ref,
}: LongTextFormProps) {
  const styles = useStyles();
  const { text, setText, error, submit } = useCheckedText({
    rule,
    ...(load && { load }),
    initial: written,
    draft,
    busy,
    onSubmit,
  });
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
