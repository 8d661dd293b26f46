import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isPlain } from '../keys/action.ts';

/** How long a finger stays on a verse before its menu opens. Milliseconds. */
const longPress = 700;
/** A finger is never quite still; further than this it scrolls. Pixels. */
const slack = 10;

interface VersePress {
  /** @param at where the menu opens: the point that was pressed, or the verse */
  onMenu: (verse: number, at: DOMRect) => void;
  onNote: (verse: number) => void;
  /** @returns whether the key meant something */
  onKey: (verse: number, key: string) => boolean;
  onFocus: (verse: number) => void;
}

const verseOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-verse]') : null;
const numberOf = (element: HTMLElement): number => Number(element.dataset['verse']);

/** The place in a chapter where a verse takes the focus. */
export const verseElement = (chapter: ParentNode, verse: number): HTMLElement | null =>
  chapter.querySelector<HTMLElement>(`[data-verse="${verse}"][tabindex]`);

/**
 * Listens around a chapter for what is done to its verses: right click, the Menu key, Enter and a finger held for 700 ms
 * open the menu; ↑ and ↓ go from verse to verse. One set of listeners, so that no verse has to be drawn with its own.
 */
export function useVersePress(chapter: RefObject<HTMLElement | null>, press: VersePress): void {
  const onMenu = useEffectEvent(press.onMenu);
  const onNote = useEffectEvent(press.onNote);
  const onKey = useEffectEvent(press.onKey);
  const onFocus = useEffectEvent(press.onFocus);
  useEffect(() => {
    const text = chapter.current;
    if (!text) return;
    let held: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined;
    let opened = false;
    const release = () => {
      clearTimeout(held?.timer);
      held = undefined;
    };

    const listeners: { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      contextmenu: (event) => {
        const verse = verseOf(event.target);
        if (!verse) return;
        event.preventDefault();
        // Under a finger the browser asks earlier than 700 ms: the finger decides.
        if (held || opened) return;
        onMenu(
          numberOf(verse),
          event.button === 2
            ? new DOMRect(event.clientX, event.clientY, 0, 0)
            : (verse.getClientRects()[0] ?? verse.getBoundingClientRect()),
        );
      },
      pointerdown: (event) => {
        opened = false;
        const verse = verseOf(event.target);
        if (event.pointerType !== 'touch' || !verse || !event.isPrimary) return release();
        const { clientX: x, clientY: y } = event;
        const open = () => {
          held = undefined;
          opened = true;
          onMenu(numberOf(verse), new DOMRect(x, y, 0, 0));
        };
        held = { timer: setTimeout(open, longPress), x, y };
      },
      pointermove: (event) => {
        if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > slack) release();
      },
      pointerup: release,
      pointercancel: release,
      touchend: (event) => {
        // Else the click that follows would close the menu at once.
        if (opened) event.preventDefault();
        opened = false;
      },
      click: (event) => {
        const sign = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-note]') : null;
        if (sign) onNote(Number(sign.dataset['note']));
      },
      focusin: (event) => {
        const verse = verseOf(event.target);
        if (verse) onFocus(numberOf(verse));
      },
      keydown: (event) => {
        const verse = verseOf(event.target);
        if (!verse || event.target !== verse || !isPlain(event)) return;
        if (act(text, verse, event.key)) event.preventDefault();
      },
    };
    const act = (within: HTMLElement, verse: HTMLElement, key: string): boolean => {
      if (key === 'Enter' || key === 'ContextMenu')
        onMenu(numberOf(verse), verse.getClientRects()[0] ?? verse.getBoundingClientRect());
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const all = [...within.querySelectorAll<HTMLElement>('[data-verse][tabindex]')];
        all[all.indexOf(verse) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
      } else return onKey(numberOf(verse), key);
      return true;
    };

    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) text.addEventListener(name, listener);
    return () => {
      release();
      for (const [name, listener] of all) text.removeEventListener(name, listener);
    };
  }, [chapter]);
}
