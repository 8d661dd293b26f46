import { formatReference } from '@berea/scripture';
import { useEffect } from 'react';
import type { AsideStep } from './steps.ts';

/** The name by which the style of the reader knows the verse of the panel. */
const name = 'panel-verse';

/**
 * Marks the verse that the panel beside the text is about, where it is on the page. The browser draws the mark over the
 * text, as `useSameRoot` does; a browser that cannot shows none.
 */
export function useMarkOnPage({ place, numbers }: AsideStep): void {
  useEffect(() => {
    if (typeof Highlight !== 'function') return;
    const ranges = numbers
      .flatMap((verse) => [
        ...document.querySelectorAll(`[data-chapter="${formatReference(place)}"] [data-verse="${verse}"]`),
      ])
      .map((segment) => {
        const range = new Range();
        range.selectNodeContents(segment);
        return range;
      });
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => void CSS.highlights.delete(name);
  }, [place, numbers]);
}
