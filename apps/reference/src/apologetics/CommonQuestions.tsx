import { breakpoints, cardList, linkCard, makeStyles, textSize, tokens } from '@berea/ui';
import { commonQuestions } from '@berea/validation';
import { objectionAddress } from './address.ts';

const useStyles = makeStyles({
  title: { margin: '44px 0 12px', ...textSize(300), fontWeight: 600, color: tokens.colorNeutralForeground2 },
  list: cardList(2),
  card: {
    ...linkCard,
    padding: '14px 8px 17px 0',
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 500,
    ...textSize(400),
    [breakpoints.narrow]: { paddingBlock: '12px 13px' },
  },
});

/** The eight most common objections. Each links to the same URL as a typed objection. */
export function CommonQuestions() {
  const styles = useStyles();
  return (
    <nav aria-labelledby="common-questions">
      <h2 id="common-questions" className={styles.title}>
        Common questions
      </h2>
      <ul className={styles.list}>
        {commonQuestions.map((question) => (
          <li key={question}>
            <a className={styles.card} href={objectionAddress(question)}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
