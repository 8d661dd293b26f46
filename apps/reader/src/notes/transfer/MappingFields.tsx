import { breakpoints, makeStyles, tokens } from '@berea/ui';
import { Picker } from '@berea/ui/pickers';
import { useId, useMemo } from 'react';
import type { CsvTable, Mapping } from './csv-table.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', fontWeight: 600 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '10px 16px',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

const none = '';
const fields: readonly { readonly key: keyof Mapping; readonly label: string }[] = [
  { key: 'reference', label: 'Reference, or book' },
  { key: 'chapter', label: 'Chapter, if apart' },
  { key: 'verse', label: 'Verse, if apart' },
  { key: 'note', label: 'Note' },
  { key: 'colour', label: 'Color' },
];

interface MappingFieldsProps {
  table: CsvTable;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

/** Says which column of a CSV file holds what. */
export function MappingFields({ table, mapping, onMapping }: MappingFieldsProps) {
  const styles = useStyles();
  const id = useId();
  const options = useMemo(
    () => [
      { value: none, label: 'No column' },
      ...table.columns.map((name, column) => ({ value: String(column), label: name.slice(0, 60) })),
    ],
    [table],
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Which column holds what</legend>
      <div className={styles.fields}>
        {fields.map(({ key, label }) => (
          <div key={key}>
            <span className={styles.label} id={`${id}-${key}`} aria-hidden="true">
              {label}
            </span>
            <Picker
              label={label}
              placeholder="No column"
              options={options}
              value={mapping[key] === undefined ? none : String(mapping[key])}
              onChange={(column) => onMapping({ ...mapping, [key]: column === none ? undefined : Number(column) })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
