import { makeStyles, mergeClasses } from '@berea/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { asideFits, verseOnPage, type AsideStep } from './steps.ts';

const wide = `@media screen and ${asideFits}` as const;

/** What a page leaves free at each side. */
const free = (page: string) => `max(0px, (100vw - ${page}) / 2)`;
const left = (page: string) => `calc(-1 * clamp(0px, var(--aside) - ${free(page)}, ${free(page)}))`;

/**
 * The page moves to the left as far as the panel needs. The lines of one version stay as long as they are; those of
 * several become shorter.
 */
const useStyles = makeStyles({
  page: {
    [wide]: {
      // What is left of the window beside a page for reading, at most a column of text.
      '--aside': 'min(440px, 100vw - 776px)',
      position: 'relative',
      maxWidth: 'calc(100vw - var(--aside) - 64px)',
      left: left('760px'),
    },
  },
  several: { [wide]: { left: left('1080px') } },
});

/** Changes the page. The verse stays where it is in the window. */
function keepingInPlace({ place, numbers }: AsideStep, change: () => void): void {
  const top = () => verseOnPage(place, numbers[0]!)?.getBoundingClientRect().top;
  const before = top();
  change();
  const after = top();
  if (before !== undefined && after !== undefined && Math.abs(after - before) > 1) scrollBy({ top: after - before });
}

/**
 * Makes room for the panel on the page that it is in, while it is there. The page's element is not styled by the page,
 * so that nobody loads these styles before the panel.
 * @param several whether the page shows several versions
 */
export function useRoomBeside(panel: RefObject<HTMLElement | null>, from: AsideStep, several: boolean): void {
  const styles = useStyles();
  const latest = useRef(from);
  useLayoutEffect(() => void (latest.current = from));
  const classes = mergeClasses(styles.page, several && styles.several);
  useLayoutEffect(() => {
    const page = panel.current?.parentElement;
    const dress = (className: string) =>
      keepingInPlace(latest.current, () => {
        if (page) page.className = className;
      });
    dress(classes);
    return () => dress('');
  }, [panel, classes]);
}
