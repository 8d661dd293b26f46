import { countriesOf } from '@berea/care';
import type { CareResource } from '@berea/validation';
import { Field, makeStyles, Select } from '@fluentui/react-components';
import { hideInPrint } from '../theme/style-parts.ts';

const useStyles = makeStyles({
  field: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 240px)',
    justifyContent: 'start',
    columnGap: '12px',
    alignItems: 'center',
    ...hideInPrint,
  },
  select: { minHeight: '44px', '& select': { minHeight: '44px' } },
});

interface CountryFieldProps {
  readonly resources: readonly CareResource[];
  /** Undefined: no country in the list. */
  readonly country: string | undefined;
  readonly onChange: (country: string | undefined) => void;
}

/** Selects the country whose services are shown. A native select, so that it works before other code has loaded. */
export function CountryField({ resources, country, onChange }: CountryFieldProps) {
  const styles = useStyles();
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const countries = countriesOf(resources)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const listed = countries.some(({ code }) => code === country);
  return (
    <Field className={styles.field} orientation="horizontal" label="Services in">
      <Select
        className={styles.select}
        size="large"
        value={listed ? country : ''}
        onChange={(_, { value }) => onChange(value || undefined)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value="">Another country</option>
      </Select>
    </Field>
  );
}
