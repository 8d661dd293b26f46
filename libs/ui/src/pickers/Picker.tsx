import { memo, useState } from 'react';
import { ClosedPicker } from './ClosedPicker.tsx';
import type { PickerList } from './PickerList.tsx';

/** An option of a `Picker`. */
export interface PickerOption {
  readonly value: string;
  readonly label: string;
  /** What a closed picker in a narrow window shows instead. */
  readonly short?: string;
  /** What the list says about it, below its label. */
  readonly description?: string | undefined;
  /** The heading above it and those that follow with the same. Either all options have one, or none. */
  readonly group?: string;
}

/** What a picker shows and tells, whether its list was opened or not. */
export interface PickerFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly PickerOption[];
  /** The selected value; undefined while nothing is selected. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** How many options stand beside each other in the list; 1 unless told. For short labels: numbers, names. */
  readonly columns?: number;
}

interface PickerProps extends PickerFieldProps {
  readonly className?: string;
}

type List = typeof PickerList;
let loaded: List | undefined;

/** Loads the list of pickers. Rejects without a network. */
async function loadPickerList(): Promise<List> {
  const part = await import('./PickerList.tsx');
  loaded = part.PickerList;
  return loaded;
}

/** What was done on a picker, in its order, and the list that answers it. */
interface Use {
  readonly events: readonly Event[];
  readonly List: List | undefined;
}

/**
 * A dropdown to select one value; its list is at most about 400 px tall and typing jumps to a name. The list's code is
 * loaded when the picker is near to be used, and what was done before is done then; without a network it becomes the
 * browser's own list. Keep the identity of `options` and `onChange`, because re-rendering is expensive.
 */
export const Picker = memo(function Picker({ className, ...field }: PickerProps) {
  const [use, setUse] = useState<Use>();
  const [plain, setPlain] = useState(false);
  const open = (event: Event): void => {
    setUse((latest) => ({ events: [...(latest?.events ?? []), event], List: loaded }));
    if (!loaded)
      loadPickerList().then(
        (List) => setUse((latest) => latest && { ...latest, List }),
        () => setPlain(true),
      );
  };
  return (
    <div className={className}>
      {use?.List && !plain ? (
        <use.List {...field} before={use.events} />
      ) : (
        // Failing to load early is no failure yet: opening tries again.
        <ClosedPicker
          {...field}
          plain={plain}
          onUse={open}
          onNear={() => void loadPickerList().catch(() => undefined)}
        />
      )}
    </div>
  );
});
