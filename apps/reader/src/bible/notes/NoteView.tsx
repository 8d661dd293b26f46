import type { Version } from '@berea/scripture';
import { Button, makeStyles, tokens } from '@berea/ui';
import { ContentDialog } from '@berea/ui/dialogs';
import { NoteText } from '../../notes/NoteText.tsx';

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
  version: Version;
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Shows a note, its references as links, with buttons to edit and delete it. */
export function NoteView({ reference, text, version, onEdit, onDelete, onClose }: NoteViewProps) {
  const styles = useStyles();
  return (
    <ContentDialog
      title={`Note on ${reference}`}
      actions={
        <>
          <Button onClick={onEdit}>Edit</Button>
          <Button appearance="subtle" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className={styles.text}>
        <NoteText text={text} version={version} onLeave={onClose} />
      </p>
    </ContentDialog>
  );
}
