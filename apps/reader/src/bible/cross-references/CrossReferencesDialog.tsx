import type { Version } from '@berea/scripture';
import { breakpoints, makeStyles, tokens } from '@berea/ui';
import { ContentDialog } from '@berea/ui/dialogs';
import { passageReference, type Verse } from '../verses/verse.ts';
import { CrossReferences } from './CrossReferences.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '640px', [breakpoints.narrow]: { padding: '20px 16px' } },
  verse: { margin: '2px 0 16px', color: tokens.colorNeutralForeground3 },
});

interface CrossReferencesDialogProps {
  verse: Verse;
  version: Version;
  onClose: () => void;
}

/** The cross-references of a verse, or of each of several, where there is no room for them beside the text. */
export function CrossReferencesDialog({ verse, version, onClose }: CrossReferencesDialogProps) {
  const styles = useStyles();
  const reference = passageReference(verse);
  return (
    <ContentDialog
      className={styles.surface}
      title="Cross-references"
      region={`Cross-references of ${reference}`}
      onClose={onClose}
    >
      <p className={styles.verse}>{reference}</p>
      <CrossReferences verse={verse} version={version} onLeave={onClose} />
    </ContentDialog>
  );
}
