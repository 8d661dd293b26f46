import { hideInPrint, makeStyles, textSize, tokens } from '@berea/ui';
import { asideFits } from './steps.ts';
import { floating } from '../floating.ts';

const wide = `@media screen and ${asideFits}` as const;

/**
 * The frame of the panel. In a wide window it stands right of the text and scrolls by itself; `useRoomBeside` makes
 * the room. When the window becomes narrower it stands below the text.
 */
export const useAsideStyles = makeStyles({
  beside: {
    ...hideInPrint,
    // It goes on below the text, in what the page leaves free there (96 px): at the end of a chapter its head stays in view.
    [wide]: {
      position: 'absolute',
      top: 0,
      bottom: '-84px',
      left: 'calc(100% + 24px)',
      width: 'calc(var(--aside) - 16px)',
    },
  },
  panel: {
    position: 'fixed',
    insetInline: '8px',
    ...floating,
    zIndex: 2,
    maxHeight: '46vh',
    overflowY: 'auto',
    paddingInline: '20px',
    boxShadow: tokens.shadow16,
    [wide]: {
      position: 'sticky',
      top: '12px',
      insetInline: 'auto',
      bottom: 'auto',
      maxHeight: 'min(calc(100dvh - 24px), 100%)',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      boxShadow: 'none',
      // Below the way back to the bars.
      '&:is([data-reading~="bare"] *)': { top: '60px', maxHeight: 'min(calc(100dvh - 72px), 100%)' },
    },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    paddingBlock: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    ...textSize(400),
    fontWeight: 600,
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
  },
  button: { flexShrink: 0, minWidth: 0 },
  content: { paddingBottom: '16px' },
});
