import { makeStyles, sectionTitle, tokens } from '@berea/ui';
import { Radio, RadioGroup } from '@berea/ui/choices';
import { useId } from 'react';

const useStyles = makeStyles({
  card: { marginTop: '28px', paddingTop: '20px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: {
    margin: '0 0 8px',
    ...sectionTitle,
  },
  options: { marginLeft: '-8px', columnGap: '16px', flexWrap: 'wrap' },
});

interface ChoiceCardProps<T extends string> {
  title: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One setting: a heading and a radio group. */
export function ChoiceCard<T extends string>({ title, options, value, onChange }: ChoiceCardProps<T>) {
  const styles = useStyles();
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <RadioGroup
        layout="horizontal"
        className={styles.options}
        aria-labelledby={heading}
        value={value}
        onChange={(_, data) => {
          const chosen = options.find((option) => option.value === data.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </RadioGroup>
    </section>
  );
}
