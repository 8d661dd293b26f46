import { Button, makeStyles } from '@fluentui/react-components';
import { hideInPrint } from '../theme/style-parts.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';

/** Wide enough for the button beside the text. */
const beside = '@media (min-width: 1200px)';

const useStyles = makeStyles({
  // Sticks for as long as its parent, the page, is on the screen. It covers no text: it is a bar on the page's own
  // background, or stands beside the text.
  place: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    padding: '4px 0 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    [breakpoints.narrow]: { marginInline: '-16px', paddingInline: '16px' },
    [beside]: { top: '24px', height: 0, padding: 0, marginInlineEnd: '-214px' },
    ...hideInPrint,
  },
  button: { minHeight: '44px', minWidth: '190px', [breakpoints.narrow]: { width: '100%' } },
});

/** The button that leaves the site at once. It stays in view while the page is scrolled. */
export function LeavePage({ onLeave }: { onLeave: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.place}>
      <Button className={styles.button} onClick={onLeave}>
        Leave this page quickly
      </Button>
    </div>
  );
}

/** A page that reveals nothing about the user. */
const neutralPage = 'https://www.google.com/';

/** Replaces this page with a neutral one: Back does not return here, and the page is cleared immediately. */
export function leavePage(): void {
  // Clear the page immediately, so that nobody sees it while the other page loads.
  document.title = 'Google';
  document.body.replaceChildren();
  location.replace(neutralPage);
}
