import type { Version } from '@berea/scripture';
import { Button, makeStyles, tokens } from '@berea/ui';
import { useCallback, useMemo } from 'react';
import { VersionPicker } from '../../versions/VersionPicker.tsx';

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gap: '8px',
    maxWidth: '380px',
    minWidth: 0,
    margin: '12px 0 0',
    padding: 0,
    border: 'none',
  },
  name: { padding: 0, marginBottom: '6px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

interface BesidePickersProps {
  version: Version;
  others: readonly Version[];
  /** Called with the ids of the versions beside the first. */
  onBeside: (ids: readonly string[]) => void;
}

/** Chooses the versions beside the first: one, then perhaps another. */
export function BesidePickers({ version, others, onBeside }: BesidePickersProps) {
  const styles = useStyles();
  const [second, third] = others;
  const notSecond = useMemo(() => [version, third], [version, third]);
  const notThird = useMemo(() => [version, second], [version, second]);
  const chooseSecond = useCallback(
    (id: string) => onBeside([id, third?.id ?? ''].filter((each) => each !== '')),
    [onBeside, third],
  );
  const chooseThird = useCallback(
    (id: string) => onBeside([second?.id ?? '', id].filter((each) => each !== '')),
    [onBeside, second],
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>Side by side</legend>
      <VersionPicker label="Second version" without={notSecond} optional value={second?.id} onChange={chooseSecond} />
      {second && (
        <VersionPicker label="Third version" without={notThird} optional value={third?.id} onChange={chooseThird} />
      )}
      {second && (
        <div>
          <Button onClick={() => onBeside([])}>One version only</Button>
        </div>
      )}
    </fieldset>
  );
}
