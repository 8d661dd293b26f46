import { prayerHeading, type CardPassage, type CardSection } from '@berea/care';
import { makeStyles } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { focusRing, hideInPrint, sectionTitle, textSize } from '../theme/style-parts.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';

const text = {
  maxWidth: '66ch',
  fontFamily: tokens.fontFamilySerif,
  fontSize: tokens.fontSizeBase400,
  lineHeight: 1.6,
  color: tokens.colorNeutralForeground1,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
} as const;

const useStyles = makeStyles({
  title: { ...sectionTitle, margin: '0 0 12px', ...textSize(600), color: tokens.colorNeutralForeground1 },
  lead: {
    ...text,
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: 1.5,
    [breakpoints.narrow]: { fontSize: `calc(${tokens.fontSizeBase400} * 1.08)` },
  },
  section: { marginTop: '40px' },
  heading: { ...sectionTitle, margin: '0 0 10px', color: tokens.colorNeutralForeground1, breakAfter: 'avoid' },
  paragraph: { ...text, margin: '0 0 0.9em' },
  passage: {
    margin: '20px 0 0',
    paddingLeft: '18px',
    borderLeft: `2px solid ${tokens.colorBrandStroke2}`,
    breakInside: 'avoid',
  },
  reference: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 600 },
  why: { ...text, margin: '2px 0 0', maxWidth: '62ch' },
  verse: { ...text, margin: '8px 0 0', maxWidth: '62ch', fontStyle: 'italic', color: tokens.colorNeutralForeground2 },
  prayer: { padding: '22px 24px 8px', backgroundColor: tokens.colorNeutralBackground2, breakInside: 'avoid' },
  sources: {
    margin: '36px 0 0',
    maxWidth: '66ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  sourcesLink: { color: 'inherit', textUnderlineOffset: '0.2em', ...focusRing(), ...hideInPrint },
});

export interface CareCardProps {
  readonly summary: string;
  readonly sections: readonly CardSection[];
  /** The texts of the verses. A passage without one is shown with its reason only. */
  readonly verses: readonly { readonly reference: string; readonly text: string }[];
  /** The language of the verses: a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** Where the words and the verses are from; `gave` is what is from there. */
  readonly sources: readonly { readonly name: string; readonly gave?: string | undefined }[];
  /** URL of the page that lists all texts and their licences. */
  readonly sourcesHref: string;
  /** Renders the reference of a passage, as a link where there is something to open. */
  readonly renderReference: (reference: string) => ReactNode;
  /** Renders a paragraph, so that the references in it can be links. */
  readonly renderProse?: (paragraph: string) => ReactNode;
}

/**
 * The hand-written card below the help: what may help, in sections, each with its verses and why they were picked, and
 * a prayer. It has labels of its own, because those of an ordinary answer read like an exercise.
 */
export function CareCard({
  summary,
  sections,
  verses,
  lang,
  sources,
  sourcesHref,
  renderReference,
  renderProse = (paragraph) => paragraph,
}: CareCardProps) {
  const styles = useStyles();
  const title = useId();
  const textOf = (scripture: string) => verses.find(({ reference }) => reference === scripture)?.text;
  return (
    <article aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        What may help
      </h2>
      <p className={styles.lead}>{renderProse(summary)}</p>
      {sections.map(({ heading, paragraphs, passages }, index) => (
        <section key={index} className={styles.section}>
          <div className={heading === prayerHeading ? styles.prayer : undefined}>
            {heading && <h3 className={styles.heading}>{heading}</h3>}
            {paragraphs.map((paragraph, place) => (
              <p key={place} className={styles.paragraph}>
                {renderProse(paragraph)}
              </p>
            ))}
          </div>
          {passages.map((passage) => (
            <Passage key={passage.scripture} {...passage} text={textOf(passage.scripture)} lang={lang}>
              {renderReference(passage.scripture)}
            </Passage>
          ))}
        </section>
      ))}
      <p className={styles.sources}>
        {sources.map(({ name, gave }) => `${gave ? `${name}: ${gave}` : name}. `)}
        <a className={styles.sourcesLink} href={sourcesHref}>
          All texts and their licences
        </a>
      </p>
    </article>
  );
}

interface PassageProps extends CardPassage {
  readonly text: string | undefined;
  readonly lang: string | undefined;
  /** The reference. */
  readonly children: ReactNode;
}

function Passage({ why, text: verse, lang, children }: PassageProps) {
  const styles = useStyles();
  return (
    <figure className={styles.passage}>
      <figcaption>
        <span className={styles.reference}>{children}</span>
        <p className={styles.why}>{why}</p>
      </figcaption>
      {verse && (
        <blockquote className={styles.verse} lang={lang}>
          {verse}
        </blockquote>
      )}
    </figure>
  );
}
