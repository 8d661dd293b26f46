import { Button, makeStyles, tokens } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@berea/ui/dialogs';

const useStyles = makeStyles({
  text: {
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
  },
});

interface NoteViewProps {
  /** 'John 3:16' */
  reference: string;
  text: string;
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Shows a note, with buttons to edit and delete it. */
export function NoteView({ reference, text, onEdit, onDelete, onClose }: NoteViewProps) {
  const styles = useStyles();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Note on {reference}</DialogTitle>
          <DialogContent>
            <p className={styles.text}>{text}</p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onDelete}>Delete</Button>
            <Button onClick={onEdit}>Edit</Button>
            <Button appearance="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
