import { LinkButton, makeStyles } from '@berea/ui';
import type { MouseEvent } from 'react';

const useStyles = makeStyles({ link: { marginTop: '20px' } });

/** Leads to the prayer form, which begins below the first screen; the other one begins right here. */
export function ToPrayer({ heading }: { heading: string }) {
  return (
    <LinkButton className={useStyles().link} href={`#${heading}`} onClick={goTo}>
      Prayer request
    </LinkButton>
  );
}

/** Moves the focus too, and adds no step that Back would have to take. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  // Here, not in the first HTML: every byte of it is counted.
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
