import { useVerseTexts } from '@berea/api';
import { usePrivateText, useSearchParams } from '@berea/shell-api';
import { Button, counter, ignoreSecondClick, makeStyles, sectionTitle, tokens } from '@berea/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { useMarkVerses } from '../bible/verses/verse-marks.ts';
import { useVersionRead } from '../versions/use-version-read.ts';
import { FilterFields } from './FilterFields.tsx';
import { filtered, filterFromQuery, queryOfFilter } from './filter.ts';
import { MarkedVerseRow } from './MarkedVerseRow.tsx';
import { grouped, type MarkedVerse } from './marked-verses.ts';

const useStyles = makeStyles({
  count: { margin: '20px 0 0', outline: 'none', ...counter },
  group: { margin: '28px 0 0', ...sectionTitle },
  list: { margin: '8px 0 0', padding: 0, listStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  more: { marginTop: '24px' },
});

/** How many verses are shown at first, and how many more with each press of the button below them. */
const perPage = 100;

/** The marked verses of a person, with their filters. */
export function MarkedVerses({ all, marks }: { all: MarkedVerse[]; marks: ReturnType<typeof useMarkVerses> }) {
  const styles = useStyles();
  const version = useVersionRead();
  const verseIds = useMemo(() => all.map(({ verseId }) => verseId), [all]);
  const texts = useVerseTexts(verseIds, version.id).data;

  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => filterFromQuery(query), [query]);
  // Not in the address, which servers and histories keep: what is searched for in notes is private.
  const [words, setWords] = useState(usePrivateText()?.text ?? '');
  // They stay in the list while their note is being written, whatever is searched for.
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => {
    const hits = new Set(filtered(all, filter, words, ({ position }) => texts?.get(position)?.text));
    return filtered(
      all.filter((verse) => hits.has(verse) || editing.has(verse.verseId)),
      { kind: 'all', book: undefined, colour: undefined, order: filter.order },
      '',
      () => '',
    );
  }, [all, filter, words, texts, editing]);
  const [pages, setPages] = useState(1);
  const shown = found.slice(0, pages * perPage);

  const count = useRef<HTMLParagraphElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const focusFirstOf = (...indices: readonly number[]) => {
    const references = lists.current?.querySelectorAll<HTMLElement>('[data-reference]') ?? [];
    const row = indices.find((index) => references[index]);
    (row === undefined ? count.current : references[row])?.focus();
  };
  // The first verse of the next page has the focus, because the button that showed it may be gone.
  useEffect(() => {
    if (pages > 1) focusFirstOf((pages - 1) * perPage);
  }, [pages]);

  return (
    <>
      <FilterFields
        all={all}
        filter={filter}
        words={words}
        onWords={(next) => {
          setWords(next);
          setPages(1);
        }}
        onFilter={(next) => {
          setQuery(queryOfFilter(next), { replace: true });
          setPages(1);
        }}
      />
      <p ref={count} tabIndex={-1} className={styles.count} role="status">
        {countText(found.length, all.length)}
      </p>
      <div ref={lists}>
        {grouped(shown, filter.order).map(({ title, verses }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.group}>{title}</h2>
            <ul className={styles.list}>
              {verses.map((verse) => (
                <MarkedVerseRow
                  key={verse.verseId}
                  verse={verse}
                  text={texts?.get(verse.position)?.text}
                  version={version}
                  marks={marks}
                  editing={editing.has(verse.verseId)}
                  onEditing={(open) =>
                    setEditing(
                      (now) => new Set([...now].filter((id) => id !== verse.verseId).concat(open ? verse.verseId : [])),
                    )
                  }
                  onRemove={(whole) => {
                    ignoreSecondClick();
                    const index = shown.indexOf(verse);
                    if (whole) focusFirstOf(index + 1, index - 1);
                    else focusFirstOf(index);
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shown.length < found.length && (
        <Button className={styles.more} onClick={() => setPages(pages + 1)}>
          Show {Math.min(perPage, found.length - shown.length)} more
        </Button>
      )}
    </>
  );
}

const verses = (count: number) => (count === 1 ? '1 verse' : `${count.toLocaleString('en-US')} verses`);

function countText(found: number, all: number): string {
  if (found === 0) return 'No marked verse fits. Try fewer words or another filter.';
  return found === all ? `${verses(all)} marked` : `${found.toLocaleString('en-US')} of ${verses(all)}`;
}
