import { makeStyles, print, tokens } from '@berea/ui';
import { TextAreaField } from '@berea/ui/long-texts';
import { questionKeys } from './draft.ts';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '1.4em', display: 'grid', gap: '24px', maxWidth: '62ch' },
  item: {
    paddingInlineStart: '4px',
    '::marker': { fontFamily: tokens.fontFamilySerif, color: tokens.colorNeutralForeground3 },
  },
  question: { fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase400, lineHeight: 1.5 },
  // Print shows an answer as plain text and an empty one as space to write.
  area: { [print]: { '& textarea': { border: 'none', minHeight: '6em' } } },
});

interface QuestionsProps {
  questions: readonly string[];
  /** By the keys of the questions. */
  answers: Readonly<Record<string, string>>;
  /** If undefined, the questions are shown without answer boxes. */
  onAnswer?: ((key: string, answer: string) => void) | undefined;
}

/** The reflection questions of a study, each with an answer box. */
export function Questions({ questions, answers, onAnswer }: QuestionsProps) {
  const styles = useStyles();
  const keys = questionKeys(questions);
  return (
    <ol className={styles.list}>
      {questions.map((question, index) => (
        <li key={keys[index]} className={styles.item}>
          {onAnswer ? (
            <div className={styles.area}>
              <TextAreaField
                label={question}
                rows={4}
                value={answers[keys[index]!] ?? ''}
                onChange={(_, { value }) => onAnswer(keys[index]!, value)}
              />
            </div>
          ) : (
            <span className={styles.question}>{question}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
