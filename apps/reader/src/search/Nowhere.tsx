import { versionById, type Version } from '@berea/scripture';
import { useNamedLinks } from '@berea/shell-api';
import { makeStyles, tokens } from '@berea/ui';
import type { ScriptureSearch } from '@berea/validation';
import { EmptyResult } from '../concordance/EmptyResult.tsx';
import { AnsweredPassages } from './AnsweredPassages.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { otherSearches, unquoted } from './other-searches.ts';

const useStyles = makeStyles({
  section: { marginTop: '36px', paddingTop: '22px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  none: { margin: '0 0 20px', color: tokens.colorNeutralForeground2 },
});

interface NowhereProps {
  data: ScriptureSearch;
  words: string;
  version: Version;
  near: number | undefined;
}

/**
 * What a search shows that found nothing in the version it looked in: the verses of another version, or else the passages
 * of an answer, and other searches. A misspelled word is only offered in its right spelling.
 */
export function Nowhere({ data, words, version, near }: NowhereProps) {
  const styles = useStyles();
  const text = unquoted(words);
  const ask = useNamedLinks()('question', { text });
  const searched = versionById(data.version)?.name ?? version.name;
  const sentence = `No verse of the ${searched} has ${words}${near === undefined ? '' : `, its words within ${near} of one another`}.`;
  const others = otherSearches(words, data.version, near, data.instead);
  if (data.instead !== undefined) return <EmptyResult others={others}>{sentence}</EmptyResult>;
  const nothing = (
    <EmptyResult
      instead={<AnsweredPassages words={text} version={version} />}
      others={[...(ask ? [{ label: `Ask “${text}”`, href: ask }] : []), ...others]}
    >
      {sentence}
    </EmptyResult>
  );
  return (
    <FoundElsewhere words={words} near={near} searched={data.version} nothing={nothing}>
      {(verses) => (
        <section className={styles.section} aria-label="Results">
          <p className={styles.none} role="status">
            {sentence}
          </p>
          {verses}
        </section>
      )}
    </FoundElsewhere>
  );
}
