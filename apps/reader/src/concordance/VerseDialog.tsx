import { useVerseDetail } from '@berea/api';
import { parseReference } from '@berea/scripture';
import { bibleAddress, failureToast, useFailureToast } from '@berea/shell-api';
import {
  breakpoints,
  Button,
  Dismiss20Regular,
  LinkButton,
  makeStyles,
  plainText,
  serifText,
  Spinner,
  tokens,
} from '@berea/ui';
import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, DialogTrigger } from '@berea/ui/dialogs';
import type { VerseHit } from '@berea/validation';
import { MarkedText, occurrencesIn } from '../found/MarkedText.tsx';
import { WordList } from './WordList.tsx';
import { receivedWords } from './received-words.ts';

const useStyles = makeStyles({
  surface: {
    width: 'min(680px, calc(100vw - 24px))',
    maxWidth: 'none',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    [breakpoints.narrow]: { padding: '20px 16px' },
  },
  // Leaves a margin in which the page stays visible.
  body: { maxHeight: 'calc(100dvh - 112px)', [breakpoints.narrow]: { maxHeight: 'calc(100dvh - 72px)' } },
  title: {
    fontFamily: tokens.fontFamilySerif,
    fontWeight: 480,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    letterSpacing: '-0.012em',
    [breakpoints.narrow]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  verse: { margin: '0 0 12px', ...serifText(400, 1.56), color: tokens.colorNeutralForeground1 },
  content: { minHeight: '220px' },
  spinner: { display: 'grid', placeItems: 'center', minHeight: '160px' },
  empty: {
    padding: '16px 0 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...plainText,
  },
  paragraph: { margin: '0 0 10px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  read: { marginTop: '8px' },
});

interface VerseDialogProps {
  verse: VerseHit;
  word: string | undefined;
  onClose: () => void;
  /** Called when a link is followed to another page or word. */
  onLeave: () => void;
}

/** The original words of one verse. Mounted only while open, so closing it discards its state. */
export function VerseDialog({ verse, word, onClose, onLeave }: VerseDialogProps) {
  const styles = useStyles();
  const place = parseReference(verse.reference);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            className={styles.title}
            action={
              <DialogTrigger disableButtonEnhancement action="close">
                <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label="Close" />
              </DialogTrigger>
            }
          >
            {verse.reference}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.verse}>
              <MarkedText text={verse.text} marks={verse.marks ?? occurrencesIn(verse.text, word)} />
            </p>
            <Detail verse={verse} onLeave={onLeave} />
            {place && (
              <LinkButton className={styles.read} href={bibleAddress(place)}>
                Read in its chapter
              </LinkButton>
            )}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Detail({ verse, onLeave }: Pick<VerseDialogProps, 'verse' | 'onLeave'>) {
  const styles = useStyles();
  const detail = useVerseDetail(verse.reference);
  useFailureToast(detail, failureToast('Please try again.', { title: 'Failed to load verse details' }));

  if (detail.isFetching)
    return (
      <div className={styles.spinner} role="status">
        <Spinner label="Loading..." />
      </div>
    );
  if (detail.isError) {
    return (
      <div className={styles.empty}>
        <p className={styles.paragraph}>The words of this verse could not be loaded.</p>
        <Button appearance="primary" onClick={() => void detail.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const words = receivedWords(detail.data?.content);
  if (!words) return <p className={styles.empty}>No detailed lexical data available for this verse.</p>;
  if (words.length > 0) return <WordList words={words} onLeave={onLeave} />;
  return (
    <div className={styles.empty}>
      <p className={styles.paragraph}>This verse does not have detailed lexical data available.</p>
      <p className={styles.quiet}>Note: The Scripture API may not provide Strong's data for every KJV verse.</p>
    </div>
  );
}
