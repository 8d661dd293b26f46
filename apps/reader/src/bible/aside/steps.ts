import { formatReference, type ChapterPlace } from '@berea/scripture';
import { createContext, useMemo, useState } from 'react';
import type { Point } from '../verses/verse-press.ts';

/** Windows of at least this width have room for a panel beside the text. */
export const asideFits = '(min-width: 1100px)';

/** What the panel may be opened with from the text. */
export type AsideOverlay =
  | 'references'
  | 'note'
  /** The original words, beginning with that at a point. */
  | { readonly wordAt: Point | undefined };

/** The verses with a word of the original. */
interface VersesOfWord {
  readonly strong: string;
  /** 'χάρις (G5485)' */
  readonly title: string;
}

/** What the panel shows: something about a verse, or about several. */
export interface AsideStep {
  readonly about: AsideOverlay | 'verse' | VersesOfWord;
  readonly place: ChapterPlace;
  readonly numbers: readonly number[];
}

/** After so many steps the first are forgotten. */
const mostSteps = 30;

interface Opened {
  /** Each with a number of its own, also when the same is opened again. */
  readonly steps: readonly (AsideStep & { readonly id: number })[];
  /** What was opened from the text last: its verse gets the focus back. */
  readonly from: AsideStep;
}

/** The steps with one more. What is shown already is not a step to itself. */
function withStep(steps: Opened['steps'], step: AsideStep): Opened['steps'] {
  const last = steps.at(-1);
  const again =
    last?.about === step.about &&
    formatReference(last.place) === formatReference(step.place) &&
    String(last.numbers) === String(step.numbers);
  const before = again ? steps.slice(0, -1) : steps;
  return [...before, { ...step, id: (last?.id ?? 0) + 1 }].slice(-mostSteps);
}

/** Opens the panel beside the text. @returns false where there is no room for it */
export const AsideContext = createContext<(step: AsideStep) => boolean>(() => false);

/** The element of a verse of the chapters on the page: a verse of another chapter has the same number. */
export const verseOnPage = (place: ChapterPlace, verse: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-chapter="${formatReference(place)}"] [data-verse="${verse}"][tabindex]`);

/** The panel beside the text: what it shows, and the steps that led there. It stays while other chapters are opened. */
export function useAside() {
  const [opened, setOpened] = useState<Opened>();
  return useMemo(
    () => ({
      opened,
      openFromText: (step: AsideStep) => {
        if (!matchMedia(asideFits).matches) return false;
        setOpened((before) => ({ steps: withStep(before?.steps ?? [], step), from: step }));
        return true;
      },
      push: (step: AsideStep) => setOpened((before) => before && { ...before, steps: withStep(before.steps, step) }),
      /** To the step before; the first one closes the panel. */
      back: () =>
        setOpened((before) =>
          before && before.steps.length > 1 ? { ...before, steps: before.steps.slice(0, -1) } : undefined,
        ),
      close: () => setOpened(undefined),
    }),
    [opened],
  );
}
