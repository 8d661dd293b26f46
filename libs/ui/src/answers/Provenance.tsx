import { makeStyles } from '@fluentui/react-components';
import { Checkmark16Filled, ChevronRight16Regular } from '../inner-icons.ts';
import { focusRing, textSize, touchLine } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  section: {
    marginTop: '48px',
    paddingTop: '18px',
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  title: { margin: 0, ...textSize(300), fontWeight: 600, color: tokens.colorNeutralForeground2 },
  list: { margin: '6px 0 0', padding: 0, listStyle: 'none' },
  source: { paddingBlock: '1px', overflowWrap: 'anywhere' },
  name: { color: tokens.colorNeutralForeground2 },
  checked: { marginTop: '12px', '&[open] [data-turns]': { transform: 'rotate(90deg)' } },
  mark: {
    ...touchLine,
    gap: '7px',
    minHeight: '28px',
    paddingInlineEnd: '6px',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { color: tokens.colorNeutralForeground1 },
    ...focusRing(),
  },
  tick: { color: tokens.colorStatusSuccessForeground1 },
  turns: { color: tokens.colorNeutralForeground3 },
  explained: {
    maxWidth: '62ch',
    margin: '2px 0 0',
    padding: '0 0 0 14px',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  line: { margin: '0 0 6px' },
  link: {
    ...touchLine,
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '0.2em',
    ...focusRing(),
  },
});

export interface ProvenanceProps {
  readonly writer: 'card' | 'library' | 'model';
  /** `gave` is what the answer takes from the source: 'the passage on John 3:1-21'. */
  readonly sources: readonly { readonly name: string; readonly gave?: string }[];
  readonly checked: { readonly references: number; readonly quotations: number; readonly dropped: number };
  /** URL of the page that lists all texts and their licences. */
  readonly sourcesHref: string;
}

const writers = {
  card: 'Written by the editors of this site. It holds references only; the verses come from the stored texts.',
  library: 'Put together from the sources above. Nothing was added to what they say.',
  model:
    'Written by a language model from the sources above, and checked afterwards. Its words can still be wrong where its references are right.',
} as const;

/** The sources of an answer, and a "Checked" mark that expands to explain what was looked up and what was omitted. */
export function Provenance({ writer, sources, checked, sourcesHref }: ProvenanceProps) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label="Where this comes from">
      <h2 className={styles.title}>Sources</h2>
      <ul className={styles.list}>
        {sources.map(({ name, gave }) => (
          <li key={`${name} ${gave}`} className={styles.source}>
            <span className={styles.name}>{name}</span>
            {gave && `: ${gave}`}
          </li>
        ))}
      </ul>
      <details className={styles.checked}>
        <summary className={styles.mark}>
          <Checkmark16Filled className={styles.tick} aria-hidden="true" />
          Checked
          <ChevronRight16Regular className={styles.turns} data-turns aria-hidden="true" />
        </summary>
        <div className={styles.explained}>
          <p className={styles.line}>{writers[writer]}</p>
          <p className={styles.line}>{found(checked)}</p>
          <p className={styles.line}>{dropped(checked.dropped)}</p>
          <a className={styles.link} href={sourcesHref}>
            All texts and their licences
          </a>
        </div>
      </details>
    </section>
  );
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function found({ references, quotations }: ProvenanceProps['checked']): string {
  if (references === 0) return 'It names no places in the Bible.';
  const places = counted(references, 'reference was looked up and exists', 'references were looked up and exist');
  return quotations === 0
    ? `${places}. No verse is quoted.`
    : `${places}. ${counted(quotations, 'quotation is', 'quotations are')} the stored text, word for word.`;
}

function dropped(count: number): string {
  if (count === 0) return 'Nothing had to be left out.';
  return `${counted(count, 'reference was', 'references were')} left out, because no such place exists.`;
}
