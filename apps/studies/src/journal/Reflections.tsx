import { makeStyles, tokens } from '@berea/ui';

const useStyles = makeStyles({
  list: { margin: 0, display: 'grid', gap: '22px', maxWidth: '64ch' },
  question: { fontFamily: tokens.fontFamilySerif, fontWeight: 560, fontSize: tokens.fontSizeBase400, lineHeight: 1.5 },
  answer: {
    margin: '6px 0 0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.6,
  },
  none: { fontStyle: 'italic', color: tokens.colorNeutralForeground3 },
});

/** The questions with the saved answers, matched by index. */
export function Reflections({ questions, answers }: { questions: readonly string[]; answers: readonly string[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {questions.map((question, index) => (
        <div key={index}>
          <dt className={styles.question}>{question}</dt>
          <dd className={styles.answer}>
            {answers[index]?.trim() ? answers[index] : <span className={styles.none}>No answer recorded</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
