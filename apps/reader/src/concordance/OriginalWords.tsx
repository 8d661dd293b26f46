import { useOriginalWords, type OriginalWord } from '@berea/api';
import { Navigate } from '@berea/shell-api';
import { LoadingText } from '@berea/ui';
import type { ReactNode } from 'react';
import { LinkList } from '../links/LinkList.tsx';
import { shortened } from '../shortened.ts';
import { concordanceAddress } from './query.ts';

/**
 * The Hebrew or Greek words that are written so: the only one is opened, several are offered.
 * @param otherwise what is shown where there is none, or where it is not known
 */
export function OriginalWords({ written, otherwise }: { written: string; otherwise: ReactNode }) {
  const { data: words = [], isPending } = useOriginalWords(written);
  const [word] = words;
  if (isPending) return <LoadingText label="Searching..." lines={3} />;
  if (!word) return otherwise;
  if (words.length === 1) return <Navigate to={concordanceAddress(word.strongs)} replace />;
  return <Words written={written} words={words} />;
}

/** An English word that stands in so few verses at most may be meant as one of the original: 'hesed' is a name in one verse. */
const fewVerses = 3;

/** The words of the original that an English word of few verses may be; nothing for others, and where there are none. */
export function OriginalWordsToo({ written, verses }: { written: string; verses: number }) {
  const { data: words = [] } = useOriginalWords(verses <= fewVerses ? written : undefined);
  return <Words written={written} words={words} />;
}

const Words = ({ written, words }: { written: string; words: readonly OriginalWord[] }) => (
  <LinkList title={`Words of the original that are written “${written}”`} level={2} links={words.map(linkTo)} />
);

const linkTo = ({ strongs, lemma, gloss, occurrences }: OriginalWord) => ({
  label: `${lemma} (${strongs})`,
  href: concordanceAddress(strongs),
  detail: `${occurrences}× · ${shortened(gloss)}`,
});
