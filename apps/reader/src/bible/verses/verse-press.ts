import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isPlain } from '../keys/action.ts';

/** Duration of a long press that opens the menu. Milliseconds. */
const longPressMs = 700;
/** Movement allowed during a long press; beyond it the touch counts as scrolling. Pixels. */
const moveTolerance = 10;

/** A point of the window. Pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface VersePress {
  /** @param at where the menu opens: the pressed point, or the bounds of the verse */
  onMenu: (verse: number, at: DOMRect) => void;
  onNote: (verse: number) => void;
  /** A press on the mark of a translator's note. */
  onFootnote: (verse: number, mark: HTMLElement) => void;
  /** A tap, a click or Space. @param extend whether everything from the last chosen verse on is meant @param at where it was tapped or clicked */
  onChoose: (verse: number, extend: boolean, at?: Point) => void;
  /** @returns whether the key was handled */
  onKey: (verse: number, key: string) => boolean;
  onFocus: (verse: number) => void;
}

/** A verse of the first version, not one of those beside it. */
const ownVerse = '[data-verse]:not([data-beside] *)';
const verseOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ownVerse) : null;
const numberOf = (element: HTMLElement): number => Number(element.dataset['verse']);

const hasSelectedText = (): boolean => getSelection()?.isCollapsed === false;

/** The focusable element of a verse. A verse may span several elements, of which one has a tabindex. */
export const verseElement = (chapter: ParentNode, verse: number): HTMLElement | null =>
  chapter.querySelector<HTMLElement>(`[data-verse="${verse}"][tabindex]`);

/**
 * Handles input on the verses of a chapter. Right click, the Menu key, Enter and a long press (700 ms) open the menu;
 * ↑ and ↓ move between verses. A tap, a click or Space chooses a verse, with Shift all up to it. The listeners are delegated to the chapter, so verses need no listeners of their own.
 */
export function useVersePress(chapter: RefObject<HTMLElement | null>, press: VersePress): void {
  const onMenu = useEffectEvent(press.onMenu);
  const onNote = useEffectEvent(press.onNote);
  const onFootnote = useEffectEvent(press.onFootnote);
  const onChoose = useEffectEvent(press.onChoose);
  const onKey = useEffectEvent(press.onKey);
  const onFocus = useEffectEvent(press.onFocus);
  useEffect(() => {
    const text = chapter.current;
    if (!text) return;
    let pending: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined;
    let opened = false;
    let textWasSelected = false;
    // The focus is on the verse first, however it was pressed, so that it returns there from the menu or the note.
    const openMenu = (verse: number, at: DOMRect) => {
      verseElement(text, verse)?.focus({ preventScroll: true });
      onMenu(verse, at);
    };
    const cancelLongPress = () => {
      clearTimeout(pending?.timer);
      pending = undefined;
    };

    const listeners: { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      contextmenu: (event) => {
        const verse = verseOf(event.target);
        if (!verse) return;
        event.preventDefault();
        // On touch, browsers may fire contextmenu before 700 ms; the long-press timer decides instead.
        if (pending || opened) return;
        openMenu(
          numberOf(verse),
          event.button === 2
            ? new DOMRect(event.clientX, event.clientY, 0, 0)
            : (verse.getClientRects()[0] ?? verse.getBoundingClientRect()),
        );
      },
      pointerdown: (event) => {
        opened = false;
        textWasSelected = hasSelectedText();
        const verse = verseOf(event.target);
        if (text.dataset['selectable'] !== undefined) return;
        if (event.pointerType !== 'touch' || !verse || !event.isPrimary) return cancelLongPress();
        const { clientX: x, clientY: y } = event;
        const open = () => {
          pending = undefined;
          opened = true;
          openMenu(numberOf(verse), new DOMRect(x, y, 0, 0));
        };
        pending = { timer: setTimeout(open, longPressMs), x, y };
      },
      mousedown: (event) => {
        // With Shift the browser would select the text in between.
        if (event.shiftKey && event.button === 0 && verseOf(event.target)) event.preventDefault();
      },
      pointermove: (event) => {
        if (pending && Math.hypot(event.clientX - pending.x, event.clientY - pending.y) > moveTolerance)
          cancelLongPress();
      },
      pointerup: cancelLongPress,
      pointercancel: cancelLongPress,
      touchend: (event) => {
        // Otherwise the click that follows would close the menu immediately.
        if (opened) event.preventDefault();
        opened = false;
      },
      click: (event) => {
        const footnote = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-footnote]') : null;
        const ofVerse = footnote && verseOf(footnote);
        if (footnote && ofVerse) {
          // Not every browser does so.
          footnote.focus({ preventScroll: true });
          return onFootnote(numberOf(ofVerse), footnote);
        }
        const noteIcon = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-note]') : null;
        if (!noteIcon) return choose(event);
        const verse = Number(noteIcon.dataset['note']);
        verseElement(text, verse)?.focus({ preventScroll: true });
        onNote(verse);
      },
      focusin: (event) => {
        const verse = verseOf(event.target);
        if (verse) onFocus(numberOf(verse));
      },
      keydown: (event) => {
        const verse = verseOf(event.target);
        if (!verse || event.target !== verse || !isPlain(event)) return;
        if (handleKey(text, verse, event)) event.preventDefault();
      },
    };
    const choose = (event: MouseEvent) => {
      const verse = verseOf(event.target);
      // A second click selects a word: what the first one chose is given back.
      const words = event.detail > 2 || (event.detail < 2 && (textWasSelected || hasSelectedText()));
      if (verse && !words && text.dataset['selectable'] === undefined)
        onChoose(numberOf(verse), event.shiftKey, { x: event.clientX, y: event.clientY });
    };
    const handleKey = (within: HTMLElement, verse: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean => {
      if (key === 'Enter' || key === 'ContextMenu')
        openMenu(numberOf(verse), verse.getClientRects()[0] ?? verse.getBoundingClientRect());
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const all = [...within.querySelectorAll<HTMLElement>('[data-verse][tabindex]')];
        const next = all[all.indexOf(verse) + (key === 'ArrowDown' ? 1 : -1)];
        if (shiftKey && next) onChoose(numberOf(verse), true);
        next?.focus();
        if (shiftKey && next) onChoose(numberOf(next), true);
      } else if (key === ' ') onChoose(numberOf(verse), shiftKey);
      else return onKey(numberOf(verse), key);
      return true;
    };

    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) text.addEventListener(name, listener);
    return () => {
      cancelLongPress();
      for (const [name, listener] of all) text.removeEventListener(name, listener);
    };
  }, [chapter]);
}
