import { Button, checkBox, makeStyles, plainList, tokens, touchTarget } from '@berea/ui';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { display: 'flex', alignItems: 'center', gap: '12px', padding: 0, fontWeight: 600 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    columnGap: '16px',
    ...plainList,
  },
  passage: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '34px', ...touchTarget },
  box: checkBox,
  all: { color: tokens.colorNeutralForeground2 },
});

interface PassageChoiceProps {
  passages: readonly string[];
  taken: ReadonlySet<string>;
  onTake: (taken: ReadonlySet<string>) => void;
}

/** Which of several passages are added: all of them at first. */
export function PassageChoice({ passages, taken, onTake }: PassageChoiceProps) {
  const styles = useStyles();
  const none = taken.size === 0;
  const toggle = (passage: string) => {
    const next = new Set(taken);
    if (!next.delete(passage)) next.add(passage);
    onTake(next);
  };
  return (
    <fieldset className={styles.group} aria-label="Which passages">
      <legend className={styles.legend}>
        Which passages
        <Button
          appearance="subtle"
          size="small"
          className={styles.all}
          onClick={() => onTake(new Set(none ? passages : []))}
        >
          {none ? 'All' : 'None'}
        </Button>
      </legend>
      <ul className={styles.list}>
        {passages.map((passage) => (
          <li key={passage}>
            <label className={styles.passage}>
              <input
                type="checkbox"
                className={styles.box}
                checked={taken.has(passage)}
                onChange={() => toggle(passage)}
              />
              {passage}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
