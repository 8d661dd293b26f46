import { Dropdown, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { breakpoints, tokens } from '../theme/tokens.ts';
import { shortWhenNarrow } from './short-when-narrow.ts';
import type { PickerFieldProps } from './Picker.tsx';

const useStyles = makeStyles({
  // Fluent's grid has no place for the short form: it would move the arrow to a second line.
  short: {
    ...shortWhenNarrow,
    [breakpoints.narrow]: {
      ...shortWhenNarrow[breakpoints.narrow],
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
  // The list is as wide as its picker, which is too narrow for the names where the picker shows a short form.
  longerNames: { minWidth: 'min(300px, 90vw)' },
  control: { minWidth: 0, width: '100%' },
  list: { maxHeight: 'min(400px, 60vh)', overflowY: 'auto', border: `1px solid ${tokens.colorNeutralStroke1}` },
});

interface PickerListProps extends PickerFieldProps {
  /** What was done on the button that stood here before. It is done on this one, which takes the focus. */
  readonly before: readonly Event[];
}

/**
 * Does on the list's button what was done on the plain one. Each event has a task of its own, because the list opens
 * before the letters that were typed into it. What a person does meanwhile waits for its turn: letters keep their order.
 */
function useRepeatedEvents(before: readonly Event[], button: RefObject<HTMLButtonElement | null>) {
  const waiting = useRef<Event[]>([]);
  const repeated = useRef<Event>(undefined);
  // Once: the list stays from then on.
  useLayoutEffect(() => {
    const repeat = (): void => {
      const event = waiting.current[0];
      if (!event || !button.current) return;
      const Kind = event.constructor as new (type: string, init: object) => Event;
      repeated.current = new Kind(event.type, event);
      button.current.dispatchEvent(repeated.current);
      waiting.current.shift();
      setTimeout(repeat);
    };
    button.current?.focus();
    waiting.current.push(...before);
    repeat();
  }, [before, button]);
  return (event: React.SyntheticEvent): void => {
    if (waiting.current.length === 0 || event.nativeEvent === repeated.current) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.current.push(event.nativeEvent);
  };
}

/** The picker with its list: Fluent's dropdown. */
export function PickerList({ before, label, placeholder, options, value, onChange, disabled }: PickerListProps) {
  const styles = useStyles();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  const waitForTurn = useRepeatedEvents(before, button);
  return (
    <Dropdown
      ref={button}
      onKeyDownCapture={waitForTurn}
      onClickCapture={waitForTurn}
      className={styles.control}
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      value={chosen?.label ?? ''}
      selectedOptions={chosen ? [chosen.value] : []}
      button={{ 'data-short': chosen?.short, className: mergeClasses(chosen?.short && styles.short) } as object}
      listbox={{ className: mergeClasses(styles.list, chosen?.short && styles.longerNames) }}
      positioning={{ autoSize: 'width', overflowBoundaryPadding: 8 }}
      onOptionSelect={(_, { optionValue }) => {
        if (optionValue !== undefined) onChange(optionValue);
      }}
    >
      {options.map((option) => (
        <Option key={option.value} value={option.value} text={option.label}>
          {option.label}
        </Option>
      ))}
    </Dropdown>
  );
}
