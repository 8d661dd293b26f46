import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { Dialog } from './Dialog.tsx';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  title: { fontFamily: tokens.fontFamilySerif, fontWeight: 520 },
  content: {
    maxHeight: 'min(62vh, 640px)',
    overflowY: 'auto',
    marginInline: '-8px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
  },
  parts: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'min(62vh, 640px)',
    marginInline: '-8px',
    paddingInline: '8px',
    // A short window has no room for parts: then it all scrolls.
    overflowY: 'auto',
  },
  // The whole width: Fluent leaves three buttons half of it, and their words would break.
  actions: { gridColumnStart: '1' },
});

interface ContentDialogProps {
  title: string;
  /** For a long text: the accessible name of the content, which then scrolls inside the dialog. */
  region?: string;
  /** Whether parts of the content scroll, each for itself, instead of the whole. */
  inParts?: boolean;
  /** Further actions, before Close. */
  actions?: ReactNode;
  /** Called by Close, Escape and a click outside. */
  onClose: () => void;
  /** The class of the surface. */
  className?: string;
  children: ReactNode;
}

/** A dialog that shows something and has a Close button. It is open as long as it is rendered. */
export function ContentDialog({ title, region, inParts, actions, onClose, className, children }: ContentDialogProps) {
  const styles = useStyles();
  // Focusable, so that it can be scrolled with the keyboard; and it keeps a focus that it has when it gets its parts.
  const scrolling = region && {
    className: inParts ? styles.parts : styles.content,
    tabIndex: inParts ? -1 : 0,
    role: 'region',
    'aria-label': region,
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={className}>
        <DialogBody>
          <DialogTitle className={region && styles.title}>{title}</DialogTitle>
          <DialogContent {...scrolling}>{children}</DialogContent>
          <DialogActions className={styles.actions}>
            {actions}
            <Button appearance="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
