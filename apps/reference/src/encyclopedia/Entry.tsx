import {
  Button,
  hideInPrint,
  makeStyles,
  plainList,
  plainText,
  quietLink,
  smallText,
  textSize,
  tokens,
  touchLine,
  wrappingRow,
} from '@berea/ui';
import { ThinSources } from '@berea/ui/answers';
import { ActionsAbove } from '../answers/ActionsAbove.tsx';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { AnswerSources } from '../answers/AnswerSources.tsx';
import { ScriptureReference } from '../scripture/ScriptureReference.tsx';
import { entryAddress, type Step } from './address.ts';
import type { ShownEntry } from './entry-query.ts';
import { dayOf } from './cached-entries.ts';
import { LanguageInsights } from './LanguageInsights.tsx';
import { LinkedParagraphs } from './LinkedProse.tsx';
import { isOtherName } from './other-name.ts';
import { Link } from '@berea/shell-api';
import type { Namesake } from '@berea/validation';
import { useId } from 'react';

const row = { ...wrappingRow, alignItems: 'center', columnGap: '14px', rowGap: '2px' } as const;

const useStyles = makeStyles({
  about: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '4px 12px',
    margin: '14px 0 0',
    minHeight: '28px',
    overflowWrap: 'anywhere',
    ...smallText,
  },
  badge: {
    padding: '1px 9px 2px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '999px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
  },
  refresh: hideInPrint,
  summary: { marginTop: '14px' },
  scriptures: {
    ...wrappingRow,
    columnGap: '22px',
    rowGap: '2px',
    ...plainList,
    overflowWrap: 'anywhere',
    ...textSize(300),
  },
  also: { ...row, marginTop: '8px', ...plainText },
  list: { ...row, ...plainList },
  link: { minHeight: '24px', ...quietLink, ...touchLine },
});

interface EntryProps {
  shown: ShownEntry;
  /** What somebody looked for. Absent after help in danger: it is not repeated. */
  term?: string;
  /** The list that Back returns to. Passed on to linked entries, so that Back works the same from all of them. */
  from: Step['from'];
  fetching: boolean;
  /** Fetches the entry again when a cached copy is shown. */
  onFetch: () => void;
}

/** The content of an encyclopedia entry, without its title. */
export function Entry({ shown: { entry, saved }, term, from, fetching, onFetch }: EntryProps) {
  const styles = useStyles();
  const {
    category,
    summary,
    details,
    languageInsights,
    historicalContext,
    keyScriptures,
    namesakes = [],
    provenance,
  } = entry;
  return (
    <article aria-label={entry.title}>
      <div className={styles.about}>
        <span>{category}</span>
        {/* An entry put together from the library says itself what it is nearest to. */}
        {term && provenance?.writer === 'card' && isOtherName(term, entry.title) && (
          <span>“{term}” is described in this entry.</span>
        )}
        {saved && (
          <>
            <span className={styles.badge}>Offline</span>
            <span>saved on this device {dayOf(saved)}</span>
            <Button className={styles.refresh} size="small" appearance="subtle" disabled={fetching} onClick={onFetch}>
              {fetching ? 'Loading...' : 'Refresh'}
            </Button>
          </>
        )}
      </div>
      {namesakes.length > 0 && <Namesakes namesakes={namesakes} from={from} />}
      <ActionsAbove
        title={entry.title}
        parts={[
          { title: 'Summary', text: summary },
          { title: 'Details', text: details },
          { title: 'Historical Context', text: historicalContext },
          { title: 'Key Scriptures', verses: keyScriptures.map((scripture) => ({ scripture })) },
        ]}
      />
      {provenance?.confidence === 'low' && (
        <ThinSources>
          The sources here say little about this. What follows is put together from what they have.
        </ThinSources>
      )}
      <div className={styles.summary}>
        <LinkedParagraphs size="lead" text={summary} from={from} />
      </div>
      {details.trim() && (
        <AnswerSection title="Details">
          <LinkedParagraphs text={details} from={from} />
        </AnswerSection>
      )}
      <LanguageInsights {...languageInsights} from={from} />
      {historicalContext.trim() && (
        <AnswerSection title="Historical Context">
          <LinkedParagraphs text={historicalContext} from={from} />
        </AnswerSection>
      )}
      {keyScriptures.length > 0 && (
        <AnswerSection title="Key Scriptures">
          <ul className={styles.scriptures}>
            {keyScriptures.map((reference, index) => (
              <li key={`${reference} ${index}`}>
                <ScriptureReference reference={reference} leads="to its chapter here" />
              </li>
            ))}
          </ul>
        </AnswerSection>
      )}
      <AnswerSources provenance={provenance} />
    </article>
  );
}

/** Links to the entries that have the same name: who looks for a person may have found the book. */
function Namesakes({ namesakes, from }: { namesakes: readonly Namesake[]; from: Step['from'] }) {
  const styles = useStyles();
  const heading = useId();
  return (
    <div className={styles.also}>
      <span id={heading}>There is also:</span>
      <ul className={styles.list} aria-labelledby={heading}>
        {namesakes.map(({ title, label }) => (
          <li key={title}>
            <Link className={styles.link} to={entryAddress(title)} state={{ from } satisfies Step}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
