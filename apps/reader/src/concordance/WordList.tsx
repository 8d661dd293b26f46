import {
  breakpoints,
  coarsePointer,
  makeStyles,
  plainText,
  quietLink,
  quietText,
  serifText,
  smallText,
  tokens,
  touchLine,
  wrappingRow,
} from '@berea/ui';
import type { ReceivedWord } from '@berea/validation';
import { followsHere } from '../follows-here.ts';
import { entryText, grammarText, withoutChantMarks } from './dictionary-text.ts';
import { explainedTerms } from './grammar-terms.ts';
import { concordanceAddress } from './query.ts';
import { rootFirst } from './root-first.ts';
import { numbersOf } from './received-words.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  word: {
    display: 'grid',
    gridTemplateColumns: 'min(10.5rem, 34%) minmax(0, 1fr)',
    columnGap: '20px',
    padding: '16px 0 18px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '6px' },
  },
  original: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    [breakpoints.narrow]: { flexDirection: 'row', alignItems: 'baseline', columnGap: '12px', flexWrap: 'wrap' },
  },
  lemma: {
    ...serifText(600),
    color: tokens.colorBrandForeground1,
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  },
  transliteration: { fontFamily: tokens.fontFamilySerif, fontStyle: 'italic', ...quietText },
  english: { margin: 0, ...serifText(400), fontWeight: 560, color: tokens.colorNeutralForeground1 },
  line: { margin: '3px 0 0', ...plainText, overflowWrap: 'break-word' },
  quiet: { margin: '3px 0 0', ...smallText },
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    ...quietLink,
    [coarsePointer]: { lineHeight: '44px' },
  },
  terms: { margin: '0 0 6px', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 },
  term: { display: 'inline', fontWeight: 600 },
  explanation: { display: 'inline', margin: 0, color: tokens.colorNeutralForeground2 },
  form: { fontFamily: tokens.fontFamilySerif, fontSize: '1.12em', unicodeBidi: 'isolate' },
  links: {
    ...wrappingRow,
    columnGap: '20px',
    margin: '6px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { ...touchLine, columnGap: '8px', minHeight: '24px', ...quietLink, textDecorationThickness: '1px' },
  number: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
});

/** The language of a Strong's number: H is Hebrew (including the Aramaic parts), G is New Testament Greek. */
const languageOf = (strong: string | undefined): 'he' | 'grc' | undefined =>
  strong === undefined ? undefined : strong.startsWith('H') ? 'he' : 'grc';

interface WordListProps {
  words: readonly ReceivedWord[];
  /** Called when a link in the list is followed in this tab. */
  onLeave: () => void;
}

/** The words of a verse: the original, its English, gloss and grammar, and links to every verse that has the word. */
export function WordList({ words, onLeave }: WordListProps) {
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label="Words of the verse">
      {words.map((word, index) => (
        <Word key={index} word={rootFirst(word)} onLeave={onLeave} />
      ))}
    </ol>
  );
}

function Word({ word, onLeave }: { word: ReceivedWord; onLeave: () => void }) {
  const styles = useStyles();
  const { text, lemma, transliteration, grammar, gloss } = word;
  const form = word.form && withoutChantMarks(word.form);
  const numbers = numbersOf(word);
  const lang = languageOf(numbers[0]);
  return (
    <li className={styles.word}>
      <div className={styles.original}>
        {lemma && (
          <span className={styles.lemma} lang={lang} dir="auto">
            {lemma}
          </span>
        )}
        {transliteration && <span className={styles.transliteration}>{transliteration}</span>}
      </div>
      <div>
        <p className={styles.english}>{text}</p>
        {gloss && <p className={styles.line}>{entryText(gloss)}</p>}
        {grammar.length > 0 && <p className={styles.quiet}>{grammarText(grammar)}</p>}
        <Terms grammar={grammar} />
        {form && form !== lemma && (
          <p className={styles.quiet}>
            In this verse:{' '}
            <span className={styles.form} lang={lang} dir="auto">
              {form}
            </span>
          </p>
        )}
        {numbers.length > 0 && (
          <p className={styles.links}>
            {numbers.map((number) => (
              <a
                key={number}
                className={styles.link}
                href={concordanceAddress(number)}
                onClick={(event) => followsHere(event) && onLeave()}
              >
                <span className={styles.number}>{number}</span> every verse with this word
              </a>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** What the terms of a word's grammar mean, in plain words. */
function Terms({ grammar }: { grammar: ReceivedWord['grammar'] }) {
  const styles = useStyles();
  const terms = explainedTerms(grammar);
  if (terms.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>What these terms mean</summary>
      <dl className={styles.terms}>
        {terms.map(([term, explanation]) => (
          <div key={term}>
            <dt className={styles.term}>{term}: </dt>
            <dd className={styles.explanation}>{explanation}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
