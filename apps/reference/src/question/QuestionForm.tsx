import { Button, hideInPrint, makeStyles, Spinner } from '@berea/ui';
import { TextAreaField, useCheckedText } from '@berea/ui/forms';
import { question } from '@berea/validation';
import type { Ref } from 'react';

const useStyles = makeStyles({
  form: { maxWidth: '640px', marginTop: '28px', ...hideInPrint },
  button: { marginTop: '8px' },
});

interface QuestionFormProps {
  /** The text from the URL, valid or not; '' if there is none. */
  written: string;
  asking: boolean;
  onAsk: (question: string) => unknown;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The question form. Ctrl+Enter or Cmd+Enter also submits. */
export function QuestionForm({ written, asking, onAsk, ref }: QuestionFormProps) {
  const styles = useStyles();
  const { text, setText, error, submit } = useCheckedText({
    rule: question,
    initial: written,
    busy: asking,
    onSubmit: onAsk,
  });
  return (
    <form className={styles.form} aria-label="Ask a Question" noValidate onSubmit={submit}>
      <TextAreaField
        ref={ref}
        label="Your question"
        rows={4}
        placeholder="What does the Bible say about…"
        enterKeyHint="enter"
        value={text}
        error={error}
        count={{ length: text.length, max: 500 }}
        disabled={asking}
        onChange={(_, { value }) => setText(value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
      />
      <Button
        className={styles.button}
        type="submit"
        appearance="primary"
        size="large"
        disabled={asking || text.trim() === ''}
        icon={asking ? <Spinner size="tiny" aria-hidden="true" /> : undefined}
      >
        {asking ? 'Getting Answer...' : 'Get Verses'}
      </Button>
    </form>
  );
}
