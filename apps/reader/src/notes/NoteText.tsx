import { plainPunctuation, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { makeStyles, quietLink } from '@berea/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { parserOf, placesFromOsis } from '@berea/api';
import { followsHere } from '../follows-here.ts';

const useStyles = makeStyles({ link: quietLink });

interface NoteTextProps {
  text: string;
  version: Version;
  /** Called when a reference is followed in this tab. */
  onLeave?: () => void;
}

/** A note with its references as links: 'see Jn 3:16'. Plain text until the parser of references is here. */
export function NoteText({ text, version, onLeave }: NoteTextProps) {
  const styles = useStyles();
  const { data: parser } = useQuery({
    queryKey: ['reference-parser', version.language],
    queryFn: async () =>
      (await parserOf(version.language)).set_options({
        book_alone_strategy: 'ignore',
        sequence_combination_strategy: 'separate',
      }),
    staleTime: Infinity,
  });
  if (!parser) return text;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { osis, indices } of parser.parse(plainPunctuation(text)).osis_and_indices()) {
    const [start, end] = indices as [number, number];
    const written = text.slice(start, end);
    const [place] = placesFromOsis(osis);
    // 'am 3' is no chapter of Amos.
    if (place?.chapter === undefined || /^\p{Lower}/u.test(written)) continue;
    parts.push(
      text.slice(done, start),
      <a
        key={start}
        className={styles.link}
        href={bibleAddress(place)}
        onClick={(event) => {
          if (followsHere(event)) onLeave?.();
        }}
      >
        {written}
      </a>,
    );
    done = end;
  }
  return [...parts, text.slice(done)];
}
