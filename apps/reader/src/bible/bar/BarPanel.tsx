import { breakpoints, Button, makeStyles, mergeClasses, tokens, useBackAsEscape } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  panel: {
    position: 'absolute',
    top: '100%',
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    boxShadow: tokens.shadow16,
    [breakpoints.narrow]: { insetInline: 0 },
  },
  // A wide window shows the text beside the panel, so that one sees what a setting does.
  start: { insetInlineStart: 0, width: '480px' },
  end: { insetInlineEnd: 0, width: '420px' },
  narrow: { [breakpoints.narrow]: { width: 'auto' } },
  top: {
    position: 'sticky',
    top: '-12px',
    zIndex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    margin: '-12px -12px 0',
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface BarPanelProps {
  /** The end of the bar below which it opens; without one it stands in the bar. */
  side?: 'start' | 'end' | undefined;
  /** Called when Back is pressed. */
  onBack: () => void;
  children: ReactNode;
}

/** What opens below the reader's bar. */
export function BarPanel({ side, onBack, children }: BarPanelProps) {
  const styles = useStyles();
  useBackAsEscape(side !== undefined, onBack);
  return (
    <div
      ref={side && fitBelowBar}
      className={mergeClasses(side && styles.panel, side && styles[side], side && styles.narrow)}
    >
      {children}
    </div>
  );
}

/** The first line of a long panel, which stays while the panel is scrolled, with the button that closes it. */
export function PanelTop({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  return (
    <div className={useStyles().top}>
      {children}
      <Button appearance="subtle" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

/** Ends a panel above the window's edge and the bar at the bottom, wherever on the page it was opened. */
function fitBelowBar(panel: HTMLElement | null): void {
  if (!panel) return;
  const top = Math.ceil(panel.getBoundingClientRect().top);
  panel.style.maxHeight = `max(200px, 100dvh - ${top}px - ${tokens.bottomBarHeight} - 8px)`;
}
