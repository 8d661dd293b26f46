import { isNumber, isOptional, isShape, isText } from '@berea/validation';

/** A verse, and how far below the top of the window it begins. */
interface VerseAt {
  readonly chapter: string;
  readonly verse: number;
  readonly top: number;
}

/** Where a page is read. */
export interface PlaceOnPage {
  readonly y: number;
  /** The first verse that begins in view: its place on the page depends on version, size of text and window. */
  readonly verse?: VerseAt | undefined;
}

export const isPlaceOnPage = isShape<PlaceOnPage>({
  y: isNumber,
  verse: isOptional(isShape<VerseAt>({ chapter: isText, verse: isNumber, top: isNumber })),
});

/** Below the bars that stay at the top. Pixels. */
const firstLine = 64;

const verses = (chapter: ParentNode) =>
  [...chapter.querySelectorAll<HTMLElement>('[data-verse][tabindex]')].filter((each) => !each.closest('[data-beside]'));

/** Where the page is now. */
export function placeNow(): PlaceOnPage {
  for (const chapter of document.querySelectorAll<HTMLElement>('[data-chapter]')) {
    const tops = verses(chapter).map((verse) => ({ verse, top: verse.getBoundingClientRect().top }));
    // One that begins in view is where the eyes are; one that fills the window does not.
    const first = tops.find(({ top }) => top >= firstLine);
    const shown = first && first.top < innerHeight ? first : tops.findLast(({ top }) => top < firstLine);
    if (!shown || chapter.getBoundingClientRect().bottom <= firstLine) continue;
    return {
      y: scrollY,
      verse: { chapter: chapter.dataset['chapter']!, verse: Number(shown.verse.dataset['verse']), top: shown.top },
    };
  }
  return { y: scrollY };
}

/** The verse on the page, or the one before it where the version has no such verse. */
const found = ({ chapter, verse }: VerseAt): HTMLElement | undefined => {
  const there = document.querySelector(`[data-chapter="${CSS.escape(chapter)}"]`);
  return there ? verses(there).findLast((each) => Number(each.dataset['verse']) <= verse) : undefined;
};

/** How long the page may take to have what is to be shown. Milliseconds. */
const patience = 10_000;
/** For so long afterwards the page may still change, as when notes arrive. Milliseconds. */
const settling = 600;
/** A list without verses moves by less while it measures its rows. Pixels. */
const lost = 200;

/**
 * Scrolls to where a page was read, as soon as that is there, unless the person does something first.
 * @param onEnd called when it is done, or stopped
 * @returns what stops it
 */
export function showPlace({ y, verse }: PlaceOnPage, onEnd: () => void): () => void {
  const start = performance.now();
  let reached: number | undefined;
  let frame = 0;
  /** @returns whether the place is on the page */
  const scroll = (): boolean => {
    // At the top of the page one is not at a verse.
    if (verse && y > 0) {
      const element = found(verse);
      const by = element && element.getBoundingClientRect().top - verse.top;
      if (by !== undefined && Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' });
      return by !== undefined;
    }
    if (document.documentElement.scrollHeight - innerHeight < y - 1) return false;
    if (Math.abs(scrollY - y) > (reached === undefined ? 0 : lost)) scrollTo({ top: y, behavior: 'instant' });
    return true;
  };
  const step = () => {
    const now = performance.now();
    if (scroll()) reached ??= now;
    const isDone = now - start > patience || (reached !== undefined && now - reached > settling);
    if (isDone) stop();
    else frame = requestAnimationFrame(step);
  };
  const stopping = new AbortController();
  const stop = () => {
    cancelAnimationFrame(frame);
    stopping.abort();
    onEnd();
  };
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(input, stop, { capture: true, passive: true, signal: stopping.signal });
  frame = requestAnimationFrame(step);
  return stop;
}
