import { useCrossReferences } from '@berea/api';
import { parseReference, versionById, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { breakpoints, Button, focusRing, LoadingText, makeStyles, tokens } from '@berea/ui';
import { ContentDialog } from '@berea/ui/dialogs';
import type { CrossReference, CrossReferences } from '@berea/validation';
import { followsHere } from '../../follows-here.ts';
import { verseReference, type Verse } from '../verses/verse.ts';
import { arranged } from './arranged.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '640px', [breakpoints.narrow]: { padding: '20px 16px' } },
  verse: { margin: '2px 0 16px', color: tokens.colorNeutralForeground3 },
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

interface CrossReferencesDialogProps {
  verse: Verse;
  version: Version;
  onClose: () => void;
}

/** The cross-references of a verse, each linked to its place in the current version. */
export function CrossReferencesDialog({ verse, version, onClose }: CrossReferencesDialogProps) {
  const styles = useStyles();
  const { data, isError, isFetching, refetch } = useCrossReferences(
    { ...verse.place, verse: verse.number },
    version.id,
  );
  return (
    <ContentDialog
      className={styles.surface}
      title="Cross-references"
      region={`Cross-references of ${verseReference(verse)}`}
      onClose={onClose}
    >
      <p className={styles.verse}>{verseReference(verse)}</p>
      {data ? (
        <Found found={data} version={version} onLeave={onClose} />
      ) : !isError || isFetching ? (
        <LoadingText label="Loading cross-references..." lines={7} />
      ) : (
        <div role="alert">
          <p className={styles.paragraph}>Failed to load cross-references. Please try again.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
    </ContentDialog>
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
