import { makeStyles, tokens } from '@berea/ui';
import { Radio, RadioGroup } from '@berea/ui/choices';
import { highlightName } from '@berea/validation';
import { counted, type Comparison, type Imported } from './imported.ts';
import type { Marks } from './export.ts';

const useStyles = makeStyles({
  preview: { display: 'grid', gap: '12px' },
  text: { margin: 0 },
  list: { margin: 0, paddingLeft: '18px', fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  title: { margin: '0 0 2px', fontSize: tokens.fontSizeBase200, fontWeight: 600 },
});

/** How many lines of each list are shown. */
const most = 5;

interface PreviewProps {
  imported: Imported;
  comparison: Comparison;
  replace: boolean;
  onReplace: (replace: boolean) => void;
}

/** What an import would do: what is new, what is there already, and what cannot be read. */
export function Preview({ imported, comparison: { added, changed, same }, replace, onReplace }: PreviewProps) {
  const styles = useStyles();
  const changes = changed.notes.length + changed.highlights.length;
  return (
    <div className={styles.preview}>
      <p className={styles.text} role="status">
        {counted(added)} to add{same > 0 && `, ${same.toLocaleString('en-US')} already here`}
        {imported.unread.length > 0 && `, ${imported.unread.length.toLocaleString('en-US')} that cannot be read`}.
      </p>
      <Some title="To add" lines={linesOf(added)} />
      {changes > 0 && (
        <>
          <Some title={`Different from yours: ${counted(changed)}`} lines={linesOf(changed)} />
          <RadioGroup
            aria-label="Where yours is different"
            value={replace ? 'file' : 'mine'}
            onChange={(_, { value }) => onReplace(value === 'file')}
          >
            <Radio value="mine" label="Keep mine" />
            <Radio value="file" label="Replace mine with the file’s" />
          </RadioGroup>
        </>
      )}
      <Some title="Cannot be read" lines={imported.unread.map(({ where, why }) => `${where}: ${why}`)} />
    </div>
  );
}

/** The first lines of a list, and how many more there are. */
function Some({ title, lines }: { title: string; lines: readonly string[] }) {
  const styles = useStyles();
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {lines.slice(0, most).map((line, at) => (
          <li key={at}>{line}</li>
        ))}
        {lines.length > most && <li>and {(lines.length - most).toLocaleString('en-US')} more</li>}
      </ul>
    </div>
  );
}

const linesOf = ({ notes, highlights }: Marks): string[] => [
  ...notes.map(
    ({ verse_id, note_text }) => `${verse_id}: ${note_text.length > 80 ? `${note_text.slice(0, 80)}…` : note_text}`,
  ),
  ...highlights.map(({ verse_id, color }) => `${verse_id}: ${highlightName(color)}`),
];
