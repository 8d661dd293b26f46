import {
  breakpoints,
  makeStyles,
  quietLink,
  quietText,
  serifText,
  smallText,
  textSize,
  tokens,
  touchLine,
} from '@berea/ui';
import type { LanguageInsight } from '@berea/validation';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import type { Step } from './address.ts';
import { LinkedProse } from './LinkedProse.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '18px', margin: 0 },
  insight: {
    display: 'grid',
    gridTemplateColumns: '12rem minmax(0, 1fr)',
    columnGap: '28px',
    alignItems: 'baseline',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  },
  word: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px', overflowWrap: 'anywhere' },
  original: { fontFamily: tokens.fontFamilySerif, ...textSize(600) },
  sound: { fontStyle: 'italic', ...quietText },
  language: { display: 'block', width: '100%', ...smallText },
  meaning: { margin: 0, ...serifText(400, 1.58), textWrap: 'pretty' },
  strongs: { ...touchLine, minHeight: '24px', fontFamily: tokens.fontFamilyBase, ...textSize(200), ...quietLink },
});

/** The Hebrew and Greek words behind an entry, each with a link to all verses that contain it. */
export function LanguageInsights({
  hebrew,
  greek,
  from,
}: {
  hebrew?: LanguageInsight;
  greek?: LanguageInsight;
  from: Step['from'];
}) {
  const styles = useStyles();
  if (!hebrew && !greek) return null;
  return (
    <AnswerSection title="Original Language">
      <dl className={styles.list}>
        {hebrew && <Insight language="Hebrew" lang="he" insight={hebrew} from={from} />}
        {greek && <Insight language="Greek" lang="grc" insight={greek} from={from} />}
      </dl>
    </AnswerSection>
  );
}

function Insight({
  language,
  lang,
  insight: { word, meaning, strongs, transliteration },
  from,
}: {
  language: string;
  lang: string;
  insight: LanguageInsight;
  from: Step['from'];
}) {
  const styles = useStyles();
  return (
    <div className={styles.insight}>
      <dt className={styles.word}>
        <span className={styles.language}>{language}</span>
        <span className={styles.original} lang={lang} dir={lang === 'he' ? 'rtl' : undefined}>
          {word}
        </span>
        {transliteration && <span className={styles.sound}>{transliteration}</span>}
      </dt>
      <dd className={styles.meaning}>
        <LinkedProse from={from}>{meaning}</LinkedProse>{' '}
        {strongs && (
          <a className={styles.strongs} href={`/concordance/${encodeURIComponent(strongs)}`}>
            Every verse with {strongs}
          </a>
        )}
      </dd>
    </div>
  );
}
