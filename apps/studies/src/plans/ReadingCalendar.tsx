import type { Reading } from '@berea/api';
import {
  Button,
  ChevronLeft20Regular,
  ChevronRight20Regular,
  focusRing,
  makeStyles,
  mergeClasses,
  tokens,
} from '@berea/ui';
import { useMemo, useState } from 'react';
import { compareChapters } from '@berea/scripture';
import { addDays, daysBetween, longDay, monthOf, weeksOf } from './days.ts';
import { firstDay, inShort, portions } from './schedule.ts';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '8px', marginBottom: '8px' },
  month: { minWidth: '150px', textAlign: 'center', fontWeight: 600 },
  table: { width: '100%', maxWidth: '460px', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center' },
  weekday: {
    paddingBlock: '4px',
    fontWeight: 400,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  cell: { padding: '2px' },
  day: {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '3px',
    width: '100%',
    minHeight: '44px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing(),
  },
  today: { fontWeight: 700, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  chosen: { border: `1px solid ${tokens.colorNeutralStrokeAccessible}` },
  dots: { display: 'flex', gap: '3px', height: '6px' },
  dot: { width: '6px', height: '6px', borderRadius: '50%', boxSizing: 'border-box' },
  read: { backgroundColor: tokens.colorBrandForeground1, border: `1px solid ${tokens.colorBrandForeground1}` },
  planned: { border: `1px solid ${tokens.colorNeutralForeground3}` },
  text: { margin: '10px 0 0', overflowWrap: 'anywhere' },
});

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month with what was read on each day, and what the plans have for it. */
export function ReadingCalendar({ reading, today }: { reading: Reading; today: string }) {
  const styles = useStyles();
  const [chosen, setChosen] = useState(today);
  const [month, setMonth] = useState(today);
  const readOn = useMemo(() => Map.groupBy(reading.read, ({ read_on }) => read_on), [reading.read]);
  const scheduled = useMemo(
    () => reading.plans.map((plan) => ({ first: firstDay(plan), days: portions(plan) })),
    [reading.plans],
  );
  const readText = (day: string) =>
    inShort((readOn.get(day) ?? []).map(({ chapter }) => chapter).sort(compareChapters));
  const plannedText = (day: string) =>
    scheduled
      .map(({ first, days }) => inShort(days[daysBetween(first, day)] ?? []))
      .filter(Boolean)
      .join('; ');
  const described = (day: string) => {
    const [planned, read] = [plannedText(day), readText(day)];
    return [planned && `Planned: ${planned}.`, read && `Read: ${read}.`].filter(Boolean).join(' ');
  };
  const turn = (by: number) => setMonth(addDays(`${month.slice(0, 8)}15`, by * 30));
  return (
    <>
      <div className={styles.head}>
        <Button
          appearance="subtle"
          icon={<ChevronLeft20Regular />}
          aria-label="Month before"
          onClick={() => turn(-1)}
        />
        <span className={styles.month} aria-live="polite">
          {monthOf(month)}
        </span>
        <Button appearance="subtle" icon={<ChevronRight20Regular />} aria-label="Month after" onClick={() => turn(1)} />
      </div>
      <table className={styles.table} aria-label={monthOf(month)}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className={styles.weekday}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <td key={day ?? at} className={styles.cell}>
                  {day && (
                    <button
                      type="button"
                      className={mergeClasses(
                        styles.day,
                        day === today && styles.today,
                        day === chosen && styles.chosen,
                      )}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={`${longDay(day)}. ${described(day)}`.trim()}
                      onClick={() => setChosen(day)}
                    >
                      {Number(day.slice(8))}
                      <span className={styles.dots} aria-hidden="true">
                        {plannedText(day) && <span className={mergeClasses(styles.dot, styles.planned)} />}
                        {readOn.has(day) && <span className={mergeClasses(styles.dot, styles.read)} />}
                      </span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.text} role="status">
        {longDay(chosen)}. {described(chosen) || 'Nothing planned, nothing read.'}
      </p>
    </>
  );
}
