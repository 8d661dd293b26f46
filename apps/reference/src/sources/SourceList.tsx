import { breakpoints, counter, makeStyles, quietLink, quietText, serifText, tokens, wrappingRow } from '@berea/ui';
import type { TextSource } from '@berea/validation';
import { extent } from './kinds.ts';

const useStyles = makeStyles({
  use: { margin: '-4px 0 12px', maxWidth: '62ch', ...quietText },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  source: { padding: '13px 0 15px', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, breakInside: 'avoid' },
  head: { ...wrappingRow, alignItems: 'baseline', justifyContent: 'space-between', columnGap: '20px' },
  name: { margin: 0, ...serifText(400), fontWeight: 540, overflowWrap: 'anywhere' },
  extent: counter,
  facts: {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '2px',
    margin: '4px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  fact: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, maxWidth: '68ch', overflowWrap: 'anywhere' },
  link: quietLink,
});

/** The sources of one kind, each with its origin and licence. */
export function SourceList({ title, use, sources }: { title: string; use: string; sources: readonly TextSource[] }) {
  const styles = useStyles();
  return (
    <>
      <p className={styles.use}>{use}</p>
      <ul className={styles.list} aria-label={title}>
        {sources.map((source) => (
          <li key={source.id} className={styles.source}>
            <div className={styles.head}>
              <h3 className={styles.name}>{source.name}</h3>
              <span className={styles.extent}>{extent(source)}</span>
            </div>
            <dl className={styles.facts}>
              <dt className={styles.fact}>Origin</dt>
              <dd className={styles.value}>
                <Linked href={source.origin_url}>{source.origin}</Linked>
              </dd>
              <dt className={styles.fact}>Licence</dt>
              <dd className={styles.value}>
                {source.licence} {source.licence_url && <Linked href={source.licence_url}>Its terms</Linked>}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Linked({ href, children }: { href: string | null; children: string }) {
  const styles = useStyles();
  return href ? (
    <a className={styles.link} href={href} rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}
