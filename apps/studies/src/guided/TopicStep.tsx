import { loadCareRules } from '@berea/care';
import { useAuth, usePageDescription, usePageHeading } from '@berea/shell-api';
import {
  Button,
  makeStyles,
  Page,
  PageTitle,
  quietLink,
  sectionTitle,
  textSize,
  tokens,
  touchTarget,
  useCheckedText,
} from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { topicDraft } from './topic-draft.ts';
import { maxTopicLength, studyChips, studyTopicRule } from '@berea/validation';
import { useRef } from 'react';

const useStyles = makeStyles({
  card: { marginTop: '36px', paddingTop: '24px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: { margin: '0 0 16px', ...sectionTitle, ...textSize(600) },
  form: { display: 'grid', gap: '16px', maxWidth: '560px', justifyItems: 'start' },
  field: { width: '100%' },
  inspiration: { margin: '32px 0 10px', ...textSize(300), fontWeight: 600, color: tokens.colorNeutralForeground2 },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none', maxWidth: '640px' },
  chip: { fontWeight: 400, ...touchTarget },
  plans: { margin: '16px 0 0' },
  link: quietLink,
});

/** Step 1: the topic form. `onTopic` receives a valid, trimmed topic. */
export function TopicStep({ onTopic }: { onTopic: (topic: string) => unknown }) {
  const styles = useStyles();
  const heading = usePageHeading('Guided Studies');
  usePageDescription(
    () => 'Name what is on your mind, and study what scripture says of it, part by part, with questions to answer.',
  );
  const { user } = useAuth();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, valid, submit } = useCheckedText({
    rule: studyTopicRule,
    load: loadCareRules,
    draft: topicDraft,
    onSubmit: onTopic,
  });
  // Said at once, because the button is disabled. While the field is blank, that says enough.
  const parsed = studyTopicRule.safeParse(text);
  const error = text.trim() === '' || parsed.success ? undefined : parsed.error.issues[0]?.message;
  const inspire = (chip: string) => {
    setText(chip);
    input.current?.focus();
  };

  return (
    <Page>
      <PageTitle
        ref={heading}
        lead="Name what is on your mind, and read what scripture says of it, part by part, with questions to answer."
      >
        Guided Studies
      </PageTitle>
      <p className={styles.plans}>
        Or read the Bible itself, a little every day:{' '}
        <a className={styles.link} href="/plans">
          Reading plans
        </a>
        {user && (
          <>
            . What you saved is in{' '}
            <a className={styles.link} href="/saved-studies">
              My Studies
            </a>
          </>
        )}
      </p>
      <section className={styles.card} aria-labelledby="generator">
        <h2 id="generator" className={styles.title}>
          Personalized Study Generator
        </h2>
        <form className={styles.form} autoComplete="off" noValidate onSubmit={submit}>
          <div className={styles.field}>
            <TextField
              ref={input}
              label="What would you like to study?"
              value={text}
              error={error}
              count={{ length: text.length, max: maxTopicLength }}
              autoComplete="off"
              enterKeyHint="go"
              onChange={(_, { value }) => setText(value)}
            />
          </div>
          <Button type="submit" appearance="primary" size="large" disabled={!valid}>
            Generate My Study
          </Button>
        </form>
        <h3 id="inspiration" className={styles.inspiration}>
          Need some inspiration?
        </h3>
        <ul className={styles.chips} aria-labelledby="inspiration">
          {studyChips.map((chip) => (
            <li key={chip}>
              <Button className={styles.chip} shape="circular" onClick={() => inspire(chip)}>
                {chip}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
