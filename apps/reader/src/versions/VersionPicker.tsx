import { useVersionsHere } from '@berea/api';
import { versions, type Version } from '@berea/scripture';
import { Picker } from '@berea/ui/pickers';
import { useMemo, useState } from 'react';

const none = { value: '', label: 'None' };
const nothingLeftOut: readonly undefined[] = [];

interface VersionPickerProps {
  label: string;
  value: string | undefined;
  onChange: (id: string) => void;
  /** A narrow window shows the abbreviation of what is chosen. */
  short?: boolean;
  /** There may be no version; its value is then ''. */
  optional?: boolean;
  /** The versions that are chosen elsewhere. Keep its identity. */
  without?: readonly (Version | undefined)[];
  className?: string | undefined;
}

/**
 * Chooses a version. Its list says what each is like, and which have no text on this installation. In the server's HTML it
 * is of the default version (`data-version`), and hidden where another is read.
 */
export function VersionPicker({
  label,
  value,
  onChange,
  short = false,
  optional = false,
  without = nothingLeftOut,
  className = '',
}: VersionPickerProps) {
  const [near, setNear] = useState(false);
  const here = useVersionsHere(near);
  const options = useMemo(() => {
    const some = versions.filter((version) => !without.includes(version));
    const described = some.map(({ id, name, abbreviation, wording }) => ({
      value: id,
      label: name,
      ...(short && { short: abbreviation }),
      description: !here || here.includes(id) ? wording : `No text here · ${wording}`,
    }));
    return optional ? [none, ...described] : described;
  }, [here, short, optional, without]);
  return (
    <div className={className} data-version={value} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Picker label={label} placeholder={label} options={options} value={value} onChange={onChange} />
    </div>
  );
}
