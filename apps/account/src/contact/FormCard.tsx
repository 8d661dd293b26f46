import { Button, makeStyles, quietText, sectionTitle, Spinner, textSize, tokens } from '@berea/ui';
import type { FormEventHandler, ReactNode } from 'react';

const useStyles = makeStyles({
  card: { marginTop: '36px', paddingTop: '22px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: { margin: '0 0 6px', ...sectionTitle, ...textSize(600) },
  text: { margin: 0, maxWidth: '56ch', ...quietText },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px', maxWidth: '560px', marginTop: '20px' },
  submit: { justifySelf: 'start' },
});

interface FormCardProps {
  title: string;
  /** The id of its heading, which can be led to. */
  heading: string;
  text?: ReactNode;
  button: string;
  /** True while this form is being submitted: the button is disabled and shows a spinner. */
  busy: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** A form of the contact page with its heading and submit button. */
export function FormCard({ title, heading, text, button, busy, onSubmit, children }: FormCardProps) {
  const styles = useStyles();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {/* Where no script runs, the browser sends it. An address would keep what was typed in its history. */}
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        {children}
        <Button
          className={styles.submit}
          type="submit"
          appearance="primary"
          size="large"
          disabled={busy}
          icon={busy ? <Spinner tiny /> : undefined}
        >
          {button}
        </Button>
      </form>
    </section>
  );
}
