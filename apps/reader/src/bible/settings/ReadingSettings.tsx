import { useSettings } from '@berea/shell-api';
import { checkBox, makeStyles, quietLink, smallText, touchTarget } from '@berea/ui';
import { Choices } from '@berea/ui/choices';
import { Field } from '@berea/ui/forms';
import type { FontSize, ReadingOption } from '@berea/validation';

const useStyles = makeStyles({
  settings: { display: 'grid', gap: '10px', marginTop: '12px' },
  link: quietLink,
  switches: { display: 'grid', gap: '4px' },
  note: { margin: 0, ...smallText },
  box: checkBox,
  check: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    ...touchTarget,
  },
});

interface ChoiceOf<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** Each option's value; the usual look has none. */
const looks: readonly ChoiceOf<ReadingOption | ''>[] = [
  {
    label: 'Width',
    options: [
      { value: 'narrow', label: 'Narrow' },
      { value: '', label: 'Medium' },
      { value: 'wide', label: 'Wide' },
    ],
  },
  {
    label: 'Line spacing',
    options: [
      { value: 'tight', label: 'Close' },
      { value: '', label: 'Medium' },
      { value: 'loose', label: 'Open' },
    ],
  },
];

const fontSizes: ChoiceOf<FontSize>['options'] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

/** Options that are on or off. `usual` is what is shown while the option is not set. */
const switches: readonly { readonly option: ReadingOption; readonly label: string; readonly usual: boolean }[] = [
  { option: 'lines', label: 'A line for each verse', usual: false },
  { option: 'unnumbered', label: 'Verse numbers', usual: true },
  { option: 'headings', label: 'Section headings, from Matthew Henry’s outline', usual: false },
  { option: 'unfootnoted', label: 'Footnotes of the translators, as in the World English Bible', usual: true },
  { option: 'words', label: 'Original words: tap a word for the Hebrew or Greek', usual: false },
  { option: 'bare', label: 'Without bars: Escape or the cross brings them back', usual: false },
  { option: 'continuous', label: 'Continuous scrolling: the next chapter follows', usual: false },
  { option: 'uncoloured', label: 'Words of Christ in red', usual: true },
];

/** How the text of a chapter looks, on this device. The theme is on the Settings page. */
export function ReadingSettings() {
  const styles = useStyles();
  const { settings, change } = useSettings();
  const has = (option: ReadingOption | '') => option !== '' && settings.reading.includes(option);
  const without = (...options: readonly (ReadingOption | '')[]) =>
    settings.reading.filter((option) => !options.includes(option));
  return (
    <div className={styles.settings} role="group" aria-label="How the text looks">
      <Field label="Font size">
        <Choices options={fontSizes} value={settings.fontSize} onChange={(fontSize) => change({ fontSize })} />
      </Field>
      {looks.map(({ label, options }) => (
        <Field key={label} label={label}>
          <Choices
            options={options}
            value={options.find(({ value }) => has(value))?.value ?? ''}
            onChange={(chosen) =>
              change({ reading: [...without(...options.map(({ value }) => value)), ...(chosen ? [chosen] : [])] })
            }
          />
        </Field>
      ))}
      <div className={styles.switches}>
        {switches.map(({ option, label, usual }) => (
          <label key={option} className={styles.check}>
            <input
              type="checkbox"
              className={styles.box}
              checked={has(option) !== usual}
              onChange={() => change({ reading: has(option) ? without(option) : [...settings.reading, option] })}
            />
            {label}
          </label>
        ))}
      </div>
      <p className={styles.note}>
        The theme is in the{' '}
        <a className={styles.link} href="/settings">
          Settings
        </a>
        .
      </p>
    </div>
  );
}
