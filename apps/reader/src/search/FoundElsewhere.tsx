import { useScriptureSearch } from '@berea/api';
import { defaultVersionId, versionById } from '@berea/scripture';
import { counter, LoadingText, makeStyles, quietLink } from '@berea/ui';
import type { ReactNode } from 'react';
import { number } from '../concordance/counted.ts';
import { foundTitle } from '../found/style-parts.ts';
import { searchAddress } from './address.ts';
import { FoundVerses } from './FoundVerses.tsx';
import { modernVersion } from './other-searches.ts';

const useStyles = makeStyles({
  title: foundTitle,
  link: quietLink,
  rule: { margin: '6px 0 14px', ...counter },
});

/** Most people know a verse in one of these. */
const tried: readonly string[] = [defaultVersionId, modernVersion, 'spa-rv1909'];

interface FoundElsewhereProps {
  words: string;
  near: number | undefined;
  /** The id of the version in which no verse has them. */
  searched: string;
  /** What stands here if no version has them. */
  nothing: ReactNode;
  /** What stands around the verses. */
  children: (verses: ReactNode) => ReactNode;
}

/**
 * The verses of another version, where the one that was searched has none: "love is patient" is in the World English
 * Bible, and somebody who reads in Spanish may search in English.
 */
export function FoundElsewhere({ searched, ...look }: FoundElsewhereProps) {
  return <InFirstOf versions={tried.filter((id) => id !== searched)} {...look} />;
}

interface InFirstOfProps extends Omit<FoundElsewhereProps, 'searched'> {
  versions: readonly string[];
}

/** The verses of the first version that has any. Each is asked only after the one before. */
function InFirstOf({ versions, ...look }: InFirstOfProps) {
  const [version, ...others] = versions;
  return version === undefined ? look.nothing : <InVersion key={version} version={version} others={others} {...look} />;
}

type InVersionProps = Omit<InFirstOfProps, 'versions'> & { version: string; others: readonly string[] };

function InVersion({ version, others, ...look }: InVersionProps) {
  const styles = useStyles();
  const { words, near, nothing, children } = look;
  const wanted = { query: words, version, near };
  const { data, isError } = useScriptureSearch(wanted);
  if (isError) return nothing;
  if (!data) return <LoadingText label="Searching other versions..." lines={4} />;
  if (data.total === 0 || data.version !== version) return <InFirstOf versions={others} {...look} />;
  const { name } = versionById(version)!;
  return children(
    <>
      <h2 className={styles.title}>
        In the {name} — {number(data.total)} {data.total === 1 ? 'verse' : 'verses'}
      </h2>
      <p className={styles.rule}>
        <a className={styles.link} href={searchAddress({ text: words, version, near })}>
          Search the {name}
        </a>
      </p>
      <FoundVerses wanted={wanted} first={data} />
    </>,
  );
}
