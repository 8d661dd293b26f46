import { setPlaceKept, storedValue, useLocation, useSettings } from '@berea/shell-api';
import { isObject, isRecordOf, readAs } from '@berea/validation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { isPlaceOnPage, placeNow, showPlace, type PlaceOnPage } from './on-page.ts';

/** How many pages of this tab are remembered. */
const mostPages = 50;
/** After this long without scrolling the page is where it is read. Milliseconds. */
const standstill = 120;

/** Where the pages of this tab are read, by their entry in the history: for a reload. */
const stored = storedValue('places', readAs(isRecordOf(isPlaceOnPage)), { area: 'tab' });

/** React Router's key of the entry that the browser is at, which may be ahead of what is rendered. */
const keyNow = (): string =>
  isObject(history.state) && typeof history.state['key'] === 'string' ? history.state['key'] : 'default';

/**
 * Names the entry that the browser is at. Every address that is typed has the same key; the browser's own id tells them
 * apart, so that one that is typed again is read from its beginning. Empty where the browser has none.
 */
const entryNow = (): string => {
  const { navigation } = window as { readonly navigation?: Navigation };
  return keyNow() === 'default' ? (navigation?.currentEntry?.id ?? '') : keyNow();
};

/** The pages of this tab, and which of them is rendered. */
function pagesOfTab() {
  const places = new Map(Object.entries(stored.read() ?? {}));
  let rendered = { key: '', entry: '' };
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () => {
    clearTimeout(timer);
    timer = undefined;
    // While a place is sought, and while another page is still shown than the browser is at, nobody reads.
    if (stop || keyNow() !== rendered.key) return;
    const entry = entryNow();
    if (entry === '') return;
    places.delete(entry);
    places.set(entry, placeNow());
    rendered = { ...rendered, entry };
  };
  return {
    recordSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(record, standstill);
    },
    /** What is done now may change the page. */
    recordNow: record,
    keep: () => {
      record();
      stored.write(Object.fromEntries([...places].slice(-mostPages)));
    },
    isRendered: (key: string) => key === rendered.key,
    /** Where the rendered page was read. */
    before: () => places.get(rendered.entry),
    /** Another page is rendered. @returns where it was read */
    turnTo: (key: string) => {
      stop?.();
      rendered = { key, entry: entryNow() };
      return places.get(rendered.entry);
    },
    show: (place: PlaceOnPage) => {
      stop?.();
      places.set(rendered.entry, place);
      stop = showPlace(place, () => {
        stop = undefined;
        record();
      });
    },
  };
}

/**
 * Shows a page where it was read before: after Back, Forward and a reload. Another version of a text, or another size, is
 * shown at the same verse. By hand, because the browser restores pixels, and only of what is there at once, and React
 * Router's own restoration needs its data router.
 */
export function usePlaceKept(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const { settings } = useSettings();
  const own = useRef<ReturnType<typeof pagesOfTab>>(undefined);

  useLayoutEffect(() => {
    const isFirst = own.current === undefined;
    const pages = (own.current ??= pagesOfTab());
    // React runs it again when a part of the page that was waited for is there.
    if (pages.isRendered(key)) return;
    const before = type === 'REPLACE' ? pages.before() : undefined;
    const here = pages.turnTo(key);
    const place = type === 'POP' ? here : before?.verse && before;
    setPlaceKept(place !== undefined);
    if (place) pages.show(place);
    else if (type === 'POP' && !isFirst) scrollTo(0, 0);
  }, [key, type]);

  const shown = useRef(settings);
  useLayoutEffect(() => {
    if (shown.current === settings) return;
    shown.current = settings;
    const place = own.current?.before();
    if (place?.verse) own.current?.show(place);
  }, [settings]);

  useEffect(() => {
    const { recordSoon, recordNow, keep } = own.current!;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener('scroll', recordSoon, options);
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, recordNow, options);
    // The browser's own restoration is for the moment after a reload in which the page has no script. While it has, the
    // browser would scroll again whenever a page has changed its height.
    const byHand = () => void (history.scrollRestoration = 'manual');
    byHand();
    addEventListener('pageshow', byHand, options);
    addEventListener(
      'pagehide',
      () => {
        keep();
        history.scrollRestoration = 'auto';
      },
      options,
    );
    return () => listening.abort();
  }, []);
}
