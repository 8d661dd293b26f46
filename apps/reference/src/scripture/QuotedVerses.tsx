import { versionById, versions } from '@berea/scripture';
import { useSettings } from '@berea/shell-api';
import { breakpoints, makeStyles, serifText, textSize, tokens } from '@berea/ui';
import type { Provenance } from '@berea/validation';
import { quotationOf } from './quotation.ts';
import { ScriptureReference, type Leads } from './ScriptureReference.tsx';

const useStyles = makeStyles({
  version: { margin: '-4px 0 10px', ...textSize(200), fontStyle: 'italic', color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
    columnGap: '28px',
    padding: '13px 0 14px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px' },
  },
  place: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  why: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
    textWrap: 'pretty',
  },
  text: {
    margin: '1px 0 0',
    ...serifText(400, 1.58),
    color: tokens.colorNeutralForeground1,
    textWrap: 'pretty',
    overflowWrap: 'break-word',
  },
});

interface QuotedVersesProps {
  /** The accessible name of the list. */
  label: string;
  verses: readonly { readonly scripture: string; readonly text: string; readonly why?: string }[];
  leads: Leads;
  /** Determines which Bible version is quoted. */
  provenance: Provenance | undefined;
}

/** The verses that support an answer, most relevant first, each with its text and the reason it is cited. */
export function QuotedVerses({ label, verses, leads, provenance }: QuotedVersesProps) {
  const styles = useStyles();
  const { settings } = useSettings();
  const version = versionById(settings.bibleVersion) ?? versions[0]!;
  const quotation = quotationOf(version, provenance);
  return (
    <>
      {quotation.label && (
        <p className={styles.version} data-version={version.id}>
          {quotation.label}
        </p>
      )}
      <ol className={styles.list} aria-label={label}>
        {verses.map(({ scripture, text, why }, index) => (
          <li key={`${scripture} ${index}`} className={styles.item}>
            <div className={styles.place}>
              <ScriptureReference reference={scripture} leads={leads} />
              {why && <p className={styles.why}>{why}</p>}
            </div>
            <blockquote className={styles.text} lang={quotation.lang} data-version={version.id}>
              {text}
            </blockquote>
          </li>
        ))}
      </ol>
    </>
  );
}
