import { useCrossReferences } from '@berea/api';
import { formatReference, type VersePlace, type Version, versionById } from '@berea/scripture';
import { breakpoints, Button, LoadingText, makeStyles, sectionTitle, smallText, textSize, tokens } from '@berea/ui';
import type { CrossReferences as Found } from '@berea/validation';
import { passageReference, type Verse } from '../verses/verse.ts';
import { arranged } from './arranged.ts';
import { QuotedList } from './QuotedList.tsx';
import { ContentDialog } from '@berea/ui/dialogs';

const useStyles = makeStyles({
  part: { marginBottom: '28px' },
  partTitle: { ...sectionTitle, margin: '0 0 8px' },
  group: { marginTop: '22px', ':first-of-type': { marginTop: 0 } },
  heading: {
    margin: '0 0 4px',
    ...textSize(200),
    fontWeight: 600,
    letterSpacing: '0.04em',
    color: tokens.colorBrandForeground1,
  },
  paragraph: { margin: '0 0 12px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  source: {
    margin: '16px 0 0',
    paddingTop: '10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...smallText,
  },
  surface: { maxWidth: '640px', [breakpoints.narrow]: { padding: '20px 16px' } },
  verse: { margin: '2px 0 16px', color: tokens.colorNeutralForeground3 },
});

/** Each verse is a request of its own. */
const versesAtOnce = 10;

interface CrossReferencesProps {
  verse: Pick<Verse, 'place' | 'numbers'>;
  version: Version;
  /** Called when a reference is followed in this tab. */
  onLeave?: () => void;
}

/** The cross-references of a verse, or of each of several, each linked to its place in the current version. */
export function CrossReferences({ verse: { place, numbers }, version, onLeave }: CrossReferencesProps) {
  const styles = useStyles();
  if (numbers.length === 1)
    return <OfVerse place={{ ...place, verse: numbers[0]! }} version={version} onLeave={onLeave} />;
  return (
    <>
      {numbers.slice(0, versesAtOnce).map((number) => (
        <section key={number} className={styles.part} aria-label={formatReference({ ...place, verse: number })}>
          <h3 className={styles.partTitle}>{formatReference({ ...place, verse: number })}</h3>
          <OfVerse place={{ ...place, verse: number }} version={version} onLeave={onLeave} />
        </section>
      ))}
      {numbers.length > versesAtOnce && (
        <p className={styles.source}>
          Of the first {versesAtOnce} of {numbers.length} verses.
        </p>
      )}
    </>
  );
}

interface PartProps {
  version: Version;
  onLeave: (() => void) | undefined;
}

/** The cross-references of one verse: loading, failed or loaded. */
function OfVerse({ place, version, onLeave }: PartProps & { place: VersePlace }) {
  const styles = useStyles();
  const { data, isError, isFetching, refetch } = useCrossReferences(place, version.id);
  if (data) return <Loaded found={data} version={version} onLeave={onLeave} />;
  if (!isError || isFetching) return <LoadingText label="Loading cross-references..." lines={7} />;
  return (
    <div role="alert">
      <p className={styles.paragraph}>Failed to load cross-references. Please try again.</p>
      <Button onClick={() => void refetch()}>Try again</Button>
    </div>
  );
}

function Loaded({
  found: { total, references, bibleId },
  version,
  onLeave,
}: PartProps & {
  found: Found;
}) {
  const styles = useStyles();
  const quoted = versionById(bibleId) ?? version;
  if (total === 0) return <p className={styles.paragraph}>No cross-references are known for this verse.</p>;
  return (
    <>
      {arranged(references).map(({ title, references: groupReferences }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.heading}>{title}</h3>
          <QuotedList verses={groupReferences} lang={quoted.language} version={version} onLeave={onLeave} />
        </section>
      ))}
      <p className={styles.source}>
        {references.length < total && `The ${references.length} closest of ${total}. `}
        {bibleId !== version.id && `Quoted from the ${quoted.name}. `}
        Cross-references: TextTree.org, MIT licence.
      </p>
    </>
  );
}

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
