import { Button, makeStyles, mergeClasses, tokens } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@berea/ui/dialogs';
import { highlightColors, type HighlightName } from '@berea/validation';

/** The style in every state, because Fluent's button changes its colours under the pointer. */
const inEveryState = <Style extends object>(style: Style) => ({ ...style, ':hover': style, ':hover:active': style });

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  verse: { margin: '0 0 14px', color: tokens.colorNeutralForeground3 },
  colours: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px' },
  colour: { minHeight: '52px', ...inEveryState({ color: tokens.colorHighlightForeground }) },
  Yellow: inEveryState({ backgroundColor: tokens.colorHighlightYellow }),
  Blue: inEveryState({ backgroundColor: tokens.colorHighlightBlue }),
  Green: inEveryState({ backgroundColor: tokens.colorHighlightGreen }),
  Pink: inEveryState({ backgroundColor: tokens.colorHighlightPink }),
});

interface HighlightDialogProps {
  /** 'John 3:16' */
  reference: string;
  onChoose: (name: HighlightName) => void;
  onClose: () => void;
}

/** Lets the user choose a highlight colour. Each button shows the name of its colour. */
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
