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
  const { data: words, isPending } = useOriginalWords(written);
  if (isPending) return <LoadingText label="Searching..." lines={3} />;
  const [word, ...others] = words ?? [];
  if (!word) return otherwise;
  if (others.length === 0) return <Navigate to={concordanceAddress(word.strongs)} replace />;
  return (
    <LinkList
      title={`Words of the original that are written “${written}”`}
      level={2}
      links={[word, ...others].map(linkTo)}
    />
  );
}

const linkTo = ({ strongs, lemma, gloss, occurrences }: OriginalWord) => ({
  label: `${lemma} (${strongs})`,
  href: concordanceAddress(strongs),
  detail: `${occurrences}× · ${shortened(gloss)}`,
});
