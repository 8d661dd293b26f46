import { useCrossReferences } from '@berea/api';
import { formatReference, parseReference, versionById, type Version, type VersePlace } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { breakpoints, Button, focusRing, LoadingText, makeStyles, sectionTitle, tokens } from '@berea/ui';
import { ContentDialog } from '@berea/ui/dialogs';
import type { CrossReference, CrossReferences } from '@berea/validation';
import { followsHere } from '../../follows-here.ts';
import { passageReference, type Verse } from '../verses/verse.ts';
import { arranged } from './arranged.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '640px', [breakpoints.narrow]: { padding: '20px 16px' } },
  verse: { margin: '2px 0 16px', color: tokens.colorNeutralForeground3 },
  part: { marginBottom: '28px' },
  partTitle: { ...sectionTitle, margin: '0 0 8px' },
  group: { marginTop: '22px', ':first-of-type': { marginTop: 0 } },
  heading: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: 600,
    letterSpacing: '0.04em',
    color: tokens.colorBrandForeground1,
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, ':first-child': { borderTop: 'none' } },
  link: {
    display: 'block',
    padding: '10px 8px',
    marginInline: '-8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing('-2px'),
  },
  reference: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
    color: tokens.colorBrandForegroundLink,
  },
  text: { display: 'block', fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase400, lineHeight: 1.5 },
  paragraph: { margin: '0 0 12px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  source: {
    margin: '16px 0 0',
    paddingTop: '10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Each verse is a request of its own. */
const versesAtOnce = 10;

interface CrossReferencesDialogProps {
  verse: Verse;
  version: Version;
  onClose: () => void;
}

/** The cross-references of a verse, or of each of several, each linked to its place in the current version. */
export function CrossReferencesDialog({ verse, version, onClose }: CrossReferencesDialogProps) {
  const styles = useStyles();
  const { place, numbers } = verse;
  const reference = passageReference(verse);
  return (
    <ContentDialog
      className={styles.surface}
      title="Cross-references"
      region={`Cross-references of ${reference}`}
      onClose={onClose}
    >
      <p className={styles.verse}>{reference}</p>
      {numbers.length === 1 ? (
        <OfVerse place={{ ...place, verse: verse.number }} version={version} onLeave={onClose} />
      ) : (
        numbers.slice(0, versesAtOnce).map((number) => (
          <section key={number} className={styles.part} aria-label={formatReference({ ...place, verse: number })}>
            <h3 className={styles.partTitle}>{formatReference({ ...place, verse: number })}</h3>
            <OfVerse place={{ ...place, verse: number }} version={version} onLeave={onClose} />
          </section>
        ))
      )}
      {numbers.length > versesAtOnce && (
        <p className={styles.source}>
          Of the first {versesAtOnce} of {numbers.length} verses.
        </p>
      )}
    </ContentDialog>
  );
}

/** The cross-references of one verse: loading, failed or loaded. */
function OfVerse({ place, version, onLeave }: { place: VersePlace; version: Version; onLeave: () => void }) {
  const styles = useStyles();
  const { data, isError, isFetching, refetch } = useCrossReferences(place, version.id);
  if (data) return <Found found={data} version={version} onLeave={onLeave} />;
  if (!isError || isFetching) return <LoadingText label="Loading cross-references..." lines={7} />;
  return (
    <div role="alert">
      <p className={styles.paragraph}>Failed to load cross-references. Please try again.</p>
      <Button onClick={() => void refetch()}>Try again</Button>
    </div>
  );
}

function Found({
  found: { total, references, bibleId },
  version,
  onLeave,
}: {
  found: CrossReferences;
  version: Version;
  onLeave: () => void;
}) {
  const styles = useStyles();
  const quoted = versionById(bibleId) ?? version;
  if (total === 0) return <p className={styles.paragraph}>No cross-references are known for this verse.</p>;
  return (
    <>
      {arranged(references).map(({ title, references: groupReferences }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.heading}>{title}</h3>
          <ul className={styles.list} lang={quoted.language}>
            {groupReferences.map((each) => (
              <Reference key={each.reference} found={each} version={version} onLeave={onLeave} />
            ))}
          </ul>
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

function Reference({
  found: { reference, text },
  version,
  onLeave,
}: {
  found: CrossReference;
  version: Version;
  onLeave: () => void;
}) {
  const styles = useStyles();
  const place = parseReference(reference);
  return (
    <li className={styles.item}>
      <a
        className={styles.link}
        href={place && `${bibleAddress(place)}?version=${encodeURIComponent(version.id)}`}
        onClick={(event) => followsHere(event) && onLeave()}
      >
        <span className={styles.reference} lang="en">
          {reference}
        </span>
        <span className={styles.text}>{text}</span>
      </a>
    </li>
  );
}
