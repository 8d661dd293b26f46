import {
  Dropdown,
  makeStyles,
  mergeClasses,
  Option,
  OptionGroup,
  type PositioningProps,
} from '@fluentui/react-components';
import { useRef, useState, type CSSProperties } from 'react';
import { useBackAsEscape } from '../back/use-back-as-escape.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';
import { useGridKeys } from './grid-keys.ts';
import type { PickerFieldProps, PickerOption } from './Picker.tsx';
import { useRepeatedEvents } from './repeated-events.ts';
import { shortWhenNarrow } from './short-when-narrow.ts';

const columnsOf = '--picker-columns';
const grid = {
  display: 'grid',
  gridTemplateColumns: `repeat(var(${columnsOf}), minmax(0, 1fr))`,
  columnGap: '2px',
} as const;

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
  // As wide as a phone allows: the picker may be narrower than its columns.
  columns: { width: 'min(360px, 100vw - 32px)', boxSizing: 'border-box' },
  // Inside of the list, which Fluent hides by its `display`.
  grid,
  heading: { gridColumn: '1 / -1' },
  cell: { paddingInline: '10px', [breakpoints.narrow]: { fontSize: tokens.fontSizeBase300 } },
  centred: { justifyContent: 'center', paddingInline: '2px' },
  description: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: 600 },
});

/** From as many columns on, labels are numbers: they stand in the middle of their cell. */
const numbersFrom = 4;

/** Below the field, or above where there is more room; never beside it, over what one reads. */
const positioning: PositioningProps = { autoSize: 'width', overflowBoundaryPadding: 8, fallbackPositions: ['above'] };

/** Options that follow each other with the same heading. */
function grouped(options: readonly PickerOption[]): Map<string, readonly PickerOption[]> {
  return Map.groupBy(options, ({ group }) => group ?? '');
}

interface PickerListProps extends PickerFieldProps {
  /** What was done on the button that stood here before. It is done on this one, which takes the focus. */
  readonly before: readonly Event[];
}

/** The picker with its list: Fluent's dropdown. */
export function PickerList({ before, columns = 1, ...field }: PickerListProps) {
  const { label, placeholder, options, value, onChange, disabled } = field;
  const styles = useStyles();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  const waitForTurn = useRepeatedEvents(before, button);
  const moveInGrid = useGridKeys(columns);
  const isGrid = columns > 1;
  const [open, setOpen] = useState(false);
  useBackAsEscape(open);
  const cell = mergeClasses(styles.cell, columns >= numbersFrom && styles.centred);
  const list = (some: readonly PickerOption[]) =>
    some.map((option) => (
      <Option
        key={option.value}
        value={option.value}
        text={option.label}
        {...(isGrid && {
          checkIcon: null,
          className: mergeClasses(cell, option === chosen && styles.chosen),
        })}
      >
        {option.description === undefined ? (
          option.label
        ) : (
          <span>
            {option.label} <span className={styles.description}>{option.description}</span>
          </span>
        )}
      </Option>
    ));
  return (
    <Dropdown
      ref={button}
      onKeyDownCapture={(event) => {
        waitForTurn(event);
        if (!event.isPropagationStopped()) moveInGrid(event);
      }}
      onClickCapture={waitForTurn}
      className={styles.control}
      aria-label={label}
      placeholder={placeholder}
      disabled={disabled}
      value={chosen?.label ?? ''}
      selectedOptions={chosen ? [chosen.value] : []}
      button={{ 'data-short': chosen?.short, className: mergeClasses(chosen?.short && styles.short) } as object}
      listbox={{
        'aria-label': label,
        className: mergeClasses(styles.list, chosen?.short && styles.longerNames, isGrid && styles.columns),
        style: { [columnsOf]: columns } as CSSProperties,
      }}
      positioning={isGrid ? { ...positioning, matchTargetSize: undefined } : positioning}
      onOpenChange={(_, data) => setOpen(data.open)}
      onOptionSelect={(_, { optionValue }) => {
        if (optionValue !== undefined) onChange(optionValue);
      }}
    >
      {[...grouped(options)].map(([group, some]) =>
        group === '' ? (
          <div key={group} role="presentation" className={mergeClasses(isGrid && styles.grid)}>
            {list(some)}
          </div>
        ) : (
          <OptionGroup
            key={group}
            label={{ children: group, className: styles.heading }}
            className={mergeClasses(isGrid && styles.grid)}
          >
            {list(some)}
          </OptionGroup>
        ),
      )}
    </Dropdown>
  );
}
