import { Button, makeStyles, mergeClasses, tokens } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@berea/ui/dialogs';
import { highlightColors, type HighlightName } from '@berea/validation';

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  verse: { margin: '0 0 14px', color: tokens.colorNeutralForeground3 },
  colours: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px' },
  colour: {
    minHeight: '52px',
    color: tokens.colorHighlightForeground,
    ':hover': { color: tokens.colorHighlightForeground },
    ':hover:active': { color: tokens.colorHighlightForeground },
  },
  Yellow: {
    backgroundColor: tokens.colorHighlightYellow,
    ':hover': { backgroundColor: tokens.colorHighlightYellow },
    ':hover:active': { backgroundColor: tokens.colorHighlightYellow },
  },
  Blue: {
    backgroundColor: tokens.colorHighlightBlue,
    ':hover': { backgroundColor: tokens.colorHighlightBlue },
    ':hover:active': { backgroundColor: tokens.colorHighlightBlue },
  },
  Green: {
    backgroundColor: tokens.colorHighlightGreen,
    ':hover': { backgroundColor: tokens.colorHighlightGreen },
    ':hover:active': { backgroundColor: tokens.colorHighlightGreen },
  },
  Pink: {
    backgroundColor: tokens.colorHighlightPink,
    ':hover': { backgroundColor: tokens.colorHighlightPink },
    ':hover:active': { backgroundColor: tokens.colorHighlightPink },
  },
});

interface HighlightDialogProps {
  /** 'John 3:16' */
  reference: string;
  onChoose: (name: HighlightName) => void;
  onClose: () => void;
}

/** Lets the user choose one of the four highlight colours. Each button shows the name of its colour. */
export function HighlightDialog({ reference, onChoose, onClose }: HighlightDialogProps) {
  const styles = useStyles();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>Choose Highlight Color</DialogTitle>
          <DialogContent>
            <p className={styles.verse}>{reference}</p>
            <div className={styles.colours}>
              {highlightColors.map(({ name }) => (
                <Button key={name} className={mergeClasses(styles.colour, styles[name])} onClick={() => onChoose(name)}>
                  {name}
                </Button>
              ))}
            </div>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
