import { firstReferenceIn, parsePassage, shownReference, type Reference } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { focusRing, makeStyles, sectionTitle, serifText, textSize, tokens, touchTarget } from '@berea/ui';
import type { LongRead, StudySection } from '@berea/validation';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  section: { marginTop: '44px', scrollMarginTop: '20px', breakInside: 'avoid-page', overflowWrap: 'anywhere' },
  heading: { margin: '0 0 12px', ...sectionTitle, ...textSize(600), textWrap: 'balance' },
  prose: { margin: '0 0 14px', maxWidth: '66ch', ...serifText(400, 1.62) },
  scripture: {
    margin: '18px 0 0',
    paddingLeft: '18px',
    borderLeft: `2px solid ${tokens.colorBrandStroke2}`,
    maxWidth: '62ch',
  },
  text: { margin: 0, ...serifText(400, 1.58), fontStyle: 'italic' },
  cite: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    fontStyle: 'normal',
    fontSize: tokens.fontSizeBase300,
    // The link itself is as high as a finger needs, not only its line.
    '& > a': { display: 'inline-flex', alignItems: 'center', ...touchTarget },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '0.2em',
    ...focusRing(),
  },
  reads: { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '18px' },
  readTitle: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  explanation: {
    margin: '2px 0 0',
    maxWidth: '62ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
  },
});

/** A section of a study with its heading. `anchor` is the id that a table of contents links to. */
export function Part({ heading, anchor, children }: { heading: string; anchor?: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section className={styles.section} id={anchor}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

/** Text split into paragraphs at empty lines. */
export function Prose({ text }: { text: string }) {
  const styles = useStyles();
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p key={index} className={styles.prose}>
        {paragraph}
      </p>
    ));
}

/** The heading of a numbered part, and the id of its element. */
export const numberedPart = ({ heading }: StudySection, index: number) => ({
  anchor: `part-${index + 1}`,
  title: `Part ${index + 1}: ${heading}`,
});

/** The numbered parts of a study: teaching text and supporting scriptures. */
export function StudySections({ sections }: { sections: readonly StudySection[] }) {
  const styles = useStyles();
  return sections.map((section, index) => {
    const { anchor, title } = numberedPart(section, index);
    const { teachingText, supportingScriptures } = section;
    return (
      <Part key={anchor} anchor={anchor} heading={title}>
        <Prose text={teachingText} />
        {supportingScriptures.map(({ reference, text }) => (
          <blockquote key={reference} className={styles.scripture}>
            <p className={styles.text}>{text}</p>
            <cite className={styles.cite}>
              <PlaceLink name={shownReference(reference)} place={parsePassage(reference)} />
            </cite>
          </blockquote>
        ))}
      </Part>
    );
  });
}

/** 'For a Deeper Dive': further reading. An item links to the Bible reader if it names an existing passage. */
export function DeeperDive({ reads }: { reads: readonly LongRead[] }) {
  const styles = useStyles();
  if (reads.length === 0) return null;
  return (
    <Part heading="For a Deeper Dive">
      <ul className={styles.reads}>
        {reads.map(({ title, booksToRead, explanation }, index) => (
          <li key={index}>
            <h3 className={styles.readTitle}>{title}</h3>
            <span className={styles.cite}>
              <PlaceLink name={booksToRead} place={firstReferenceIn(booksToRead)} />
            </span>
            <p className={styles.explanation}>{explanation}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function PlaceLink({ name, place }: { name: string; place: Reference | undefined }) {
  const styles = useStyles();
  return place ? (
    <a className={styles.link} href={bibleAddress(place)}>
      {name}
    </a>
  ) : (
    name
  );
}
