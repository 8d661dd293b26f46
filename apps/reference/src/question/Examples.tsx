import { hideInPrint, makeStyles, textSize, tokens } from '@berea/ui';
import { useId } from 'react';
import { questionAddress } from './address.ts';

const useStyles = makeStyles({
  examples: { marginTop: '48px', maxWidth: '640px', ...hideInPrint },
  title: { margin: '0 0 8px', ...textSize(300), fontWeight: 600, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  link: {
    display: 'block',
    padding: '10px 0 11px',
    fontFamily: tokens.fontFamilySerif,
    ...textSize(400),
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    outlineOffset: '-2px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorBrandForegroundLink },
  },
});

const questions = [
  'How do I stop worrying?',
  'Why does God allow suffering?',
  'How can I forgive someone who hurt me?',
  'What happens when we die?',
];

/** Example questions, shown while no question is asked. */
export function Examples() {
  const styles = useStyles();
  const title = useId();
  return (
    <section className={styles.examples} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        Questions people ask
      </h2>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question} className={styles.item}>
            <a className={styles.link} href={questionAddress(question)}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
