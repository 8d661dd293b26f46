import { useCallback, useEffect, useState, type RefObject } from 'react';

type Panel = 'places' | 'more';

/** Milliseconds in which a press has become a click. */
const clickWithin = 500;

function ignoreNextClick(): void {
  const ignored = new AbortController();
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true, signal: ignored.signal });
  setTimeout(() => ignored.abort(), clickWithin);
}

/**
 * The panels that open below the reader's bar, one at a time. Escape, a press elsewhere on the page and another chapter
 * close them.
 * @param chapter identifies the open chapter
 */
export function usePanels(bar: RefObject<HTMLElement | null>, chapter: string | undefined) {
  const [opened, setOpened] = useState<{ readonly chapter: string | undefined; readonly panel: Panel }>();
  const shown = opened?.chapter === chapter ? opened?.panel : undefined;
  // Coming back to a chapter does not open its panel again.
  if (opened && !shown) setOpened(undefined);

  /** Closes what is shown, and returns to its button. */
  const close = useCallback(() => {
    setOpened(undefined);
    bar.current?.querySelector<HTMLElement>(`[data-panel="${shown}"]`)?.focus();
  }, [bar, shown]);

  useEffect(() => {
    if (!shown) return;
    const within = (target: EventTarget | null): target is Element =>
      target instanceof Element && bar.current?.contains(target) === true;
    // Lists and dialogs that a panel opens are outside the page's main part.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (within(target) || !(target instanceof Element) || !bar.current?.closest('main')?.contains(target)) return;
      setOpened(undefined);
      // The press only closes: it does not also choose the verse below it. What has an action of its own keeps it.
      if (!target.closest('a, button')) ignoreNextClick();
    };
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      // The list of a picker closes first.
      if (key !== 'Escape' || !within(target) || target.closest('option')) return;
      close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [bar, shown, close]);

  return {
    shown,
    close,
    /** The properties of the button that opens and closes a panel. */
    toggle: (panel: Panel) => ({
      'data-panel': panel,
      'aria-expanded': shown === panel,
      onClick: () => setOpened(shown === panel ? undefined : { chapter, panel }),
    }),
  };
}
