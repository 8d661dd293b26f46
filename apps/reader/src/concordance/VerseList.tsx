import { makeStyles, tokens } from '@berea/ui';
import type { VerseHit } from '@berea/validation';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { VerseRow } from './VerseRow.tsx';

const useStyles = makeStyles({
  // The virtualizer corrects the scroll position when a row is taller than estimated; the browser must not do it again.
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none', overflowAnchor: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** Number of verses up to which every row is rendered, so that find-in-page and printing include all of them. */
const shortList = 300;
/** Rows rendered beyond each edge of the viewport at first. */
const overscan = 10;
/** So many more are rendered at a time: all at once keep a slow phone from answering. */
const atOnce = 20;
/** Rows of the first HTML, which fill a phone. Where the list stands is known to the browser only. */
const firstRows = 8;

interface VerseListProps {
  label: string;
  verses: readonly VerseHit[];
  /** How many there will be, when those that are on their way are here. */
  total: number;
  word: string | undefined;
  onOpen: (verse: VerseHit) => void;
}

/**
 * The list of verses. A long list is virtualized: only the rows around the viewport are rendered. The page itself
 * scrolls, and the arrow keys move the focus from verse to verse.
 */
export function VerseList({ label, verses, total, word, onOpen }: VerseListProps) {
  const styles = useStyles();
  const list = useRef<HTMLOListElement>(null);
  const place = useListBox(list);
  const top = place?.top ?? 0;
  const getItemKey = useCallback((index: number) => verses[index]?.id ?? index, [verses]);
  // The focused row stays rendered while scrolling, because unmounting it would lose the focus.
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
    // No rows until the position of the list is known: summing thousands of estimated heights before that is wasted.
    count: place ? verses.length : 0,
    estimateSize: (index) => expectedHeight(verses[index]?.text.length ?? 0, place?.width ?? 0),
    getItemKey,
    overscan: useGrowing(overscan, total <= shortList ? total : overscan),
    scrollMargin: top,
    rangeExtractor,
  });

  const moveFocus = (event: KeyboardEvent) => {
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

  const rows = place
    ? virtualizer.getVirtualItems()
    : verses.slice(0, firstRows).map((_, index) => ({ index, key: getItemKey(index), start: 0, end: 0 }));
  return (
    // The keys move between the buttons in the list; the list itself is not a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      className={styles.list}
      aria-label={label}
      style={{ paddingBottom: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top) }}
      onKeyDown={moveFocus}
      onFocus={(event) => setFocused(rowOf(event.target))}
      onBlur={() => setFocused(undefined)}
    >
      {rows.map(({ index, key, start }, at) => {
        const verse = verses[index];
        // In normal flow, with a margin in place of the rows that are not rendered, so that print page breaks fall
        // between rows.
        return (
          verse && (
            <li
              key={key}
              ref={place && virtualizer.measureElement}
              data-index={index}
              className={styles.item}
              aria-posinset={index + 1}
              aria-setsize={total}
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

/** A number that grows step by step, each in a transition of its own: between two the browser answers. */
function useGrowing(from: number, to: number): number {
  const [reached, setReached] = useState(from);
  useEffect(() => {
    if (reached < to) startTransition(() => setReached(reached + atOnce));
  }, [reached, to]);
  return Math.min(reached, to);
}

/** Estimates the height of a row in px before it is measured, closely enough that the scroll bar does not jump. */
function expectedHeight(letters: number, width: number): number {
  const narrow = width < 600;
  const textWidth = narrow ? width - 48 : width - 212;
  return Math.ceil((letters * 8.4) / Math.max(textWidth, 120)) * 27 + (narrow ? 49 : 28);
}

/**
 * The top of the list in the document and its width, in px. Undefined before mount; updated when the layout changes.
 */
function useListBox(list: { readonly current: HTMLElement | null }): { top: number; width: number } | undefined {
  const [place, setPlace] = useState<{ top: number; width: number }>();
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (!box) return;
      const top = box.top + scrollY;
      setPlace((before) => (before?.top === top && before.width === box.width ? before : { top, width: box.width }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}
