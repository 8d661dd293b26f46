import { makeStyles, tokens } from '@berea/ui';
import type { VerseHit } from '@berea/validation';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { VerseRow } from './VerseRow.tsx';

const useStyles = makeStyles({
  // The list moves its rows itself when one turns out taller than expected; the browser must not do it a second time.
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none', overflowAnchor: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** Up to here every row is there, so that searching within the page and printing know them all. */
const shortList = 300;
/** Rows beyond either edge of the window. */
const overscan = 10;

interface VerseListProps {
  label: string;
  verses: readonly VerseHit[];
  word: string | undefined;
  onOpen: (verse: VerseHit) => void;
}

/** The verses, however many: only the rows around the window exist. The page itself scrolls; the arrow keys walk from verse to verse. */
export function VerseList({ label, verses, word, onOpen }: VerseListProps) {
  const styles = useStyles();
  const list = useRef<HTMLOListElement>(null);
  const place = usePlace(list);
  const top = place?.top ?? 0;
  const getItemKey = useCallback((index: number) => verses[index]?.id ?? index, [verses]);
  // The row that has the focus stays, wherever one scrolls, so that the focus is not lost with it.
  const [focused, setFocused] = useState<number>();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || rows.includes(focused)) return rows;
      return [...rows, focused].toSorted((one, other) => one - other);
    },
    [focused],
  );
  const virtualizer = useWindowVirtualizer({
    // Heights are added up from where the list begins: once that is known, and not before, since they are thousands.
    count: place ? verses.length : 0,
    estimateSize: (index) => expectedHeight(verses[index]?.text.length ?? 0, place?.width ?? 0),
    getItemKey,
    overscan: verses.length <= shortList ? verses.length : overscan,
    scrollMargin: top,
    rangeExtractor,
  });

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const index = rowOf(event.target);
    const target =
      step === undefined || index === undefined
        ? undefined
        : list.current?.querySelector<HTMLElement>(`[data-index="${index + step}"] [data-verse-button]`);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  const rows = virtualizer.getVirtualItems();
  return (
    // The keys walk between the buttons of the list; the list itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      className={styles.list}
      aria-label={label}
      style={{ paddingBottom: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top) }}
      onKeyDown={walk}
      onFocus={(event) => setFocused(rowOf(event.target))}
      onBlur={() => setFocused(undefined)}
    >
      {rows.map(({ index, key, start }, at) => {
        const verse = verses[index];
        // In the flow, with the room of the missing rows above: a printed page breaks between rows as it should.
        return (
          verse && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.item}
              aria-posinset={index + 1}
              aria-setsize={verses.length}
              style={{ marginTop: start - (rows[at - 1]?.end ?? top) }}
            >
              <VerseRow verse={verse} word={word} onOpen={onOpen} />
            </li>
          )
        );
      })}
    </ol>
  );
}

const rowOf = (target: EventTarget): number | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset['index']) : undefined;
};

/** About the height of a row, in px, before it is measured: close enough that the scroll bar does not jump. */
function expectedHeight(letters: number, width: number): number {
  const narrow = width < 600;
  const textWidth = narrow ? width - 48 : width - 212;
  return Math.ceil((letters * 8.4) / Math.max(textWidth, 120)) * 27 + (narrow ? 49 : 28);
}

/** Where the list begins in the document, and how wide it is, in px, once it is there; kept true while what stands above it changes. */
function usePlace(list: { readonly current: HTMLElement | null }): { top: number; width: number } | undefined {
  const [place, setPlace] = useState<{ top: number; width: number }>();
  useLayoutEffect(() => {
    const look = () => {
      const box = list.current?.getBoundingClientRect();
      if (!box) return;
      const top = box.top + scrollY;
      setPlace((before) => (before?.top === top && before.width === box.width ? before : { top, width: box.width }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
