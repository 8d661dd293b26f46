import type { Version } from '@berea/scripture';
import { breakpoints, hideInPrint, makeStyles } from '@berea/ui';
import { Picker } from '@berea/ui/pickers';
import { VersionPicker } from '../versions/VersionPicker.tsx';
import { distances } from './address.ts';

const useStyles = makeStyles({
  options: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
    gap: '10px',
    maxWidth: '520px',
    marginTop: '12px',
    [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    ...hideInPrint,
  },
});

const anywhere = '';
const distanceOptions = distances.map((distance) => ({
  value: distance === undefined ? anywhere : String(distance),
  label: distance === undefined ? 'Anywhere in a verse' : `Within ${distance} words`,
}));

interface SearchOptionsProps {
  version: Version;
  near: number | undefined;
  onVersion: (id: string) => void;
  onNear: (near: number | undefined) => void;
}

/** In which version a search looks, and how far apart its words may be. */
export function SearchOptions({ version, near, onVersion, onNear }: SearchOptionsProps) {
  const styles = useStyles();
  return (
    <div className={styles.options} role="group" aria-label="How to search">
      <VersionPicker label="Version" value={version.id} onChange={onVersion} />
      <Picker
        label="How near the words are"
        placeholder="Anywhere in a verse"
        options={distanceOptions}
        value={near === undefined ? anywhere : String(near)}
        onChange={(value) => onNear(value === anywhere ? undefined : Number(value))}
      />
    </div>
  );
}
