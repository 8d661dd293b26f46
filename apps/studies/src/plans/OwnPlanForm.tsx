import { books, type BookId } from '@berea/scripture';
import { breakpoints, Button, checkBox, makeStyles, tokens, touchTarget } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { maxPlanDays, maxPlanName } from '@berea/validation';
import { useEffect, useRef, useState } from 'react';
import { chaptersOf, paceOf, type OfferedPlan } from './schedule.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '620px' },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: 600 },
  books: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    maxHeight: '320px',
    overflowY: 'auto',
    padding: '4px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    [breakpoints.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  book: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px', cursor: 'pointer', ...touchTarget },
  box: checkBox,
  days: { maxWidth: '220px' },
  actions: { display: 'flex', gap: '8px' },
  error: { margin: '4px 0 0', color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  pace: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** A plan of one's own: a name, books and days. Books are read in the order of the Bible. */
export function OwnPlanForm({ onStart, onClose }: { onStart: (plan: OfferedPlan) => void; onClose: () => void }) {
  const styles = useStyles();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<BookId>>(new Set());
  const [written, setWritten] = useState('30');
  const [checked, setChecked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const inOrder = books.flatMap(({ id }) => (chosen.has(id) ? id : []));
  const chapters = chaptersOf(inOrder).length;
  const most = Math.min(maxPlanDays, chapters || maxPlanDays);
  const days = /^\d{1,4}$/.test(written.trim()) ? Number(written) : 0;
  const daysError =
    days < 1 || days > most ? `Give a number of days from 1 to ${most.toLocaleString('en-US')}` : undefined;
  const booksError = inOrder.length === 0 ? 'Choose at least one book' : undefined;
  const plan = { name: name.trim() || nameOf(inOrder, days), books: inOrder, days };
  return (
    <form
      noValidate
      className={styles.form}
      aria-label="A plan of your own"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!daysError && !booksError) onStart(plan);
      }}
    >
      <TextField
        ref={first}
        label="Name"
        hint="Without one it is named after its books"
        value={name}
        maxLength={maxPlanName}
        autoComplete="off"
        onChange={(_, { value }) => setName(value)}
      />
      <fieldset className={styles.group} aria-describedby={checked && booksError ? 'books-error' : undefined}>
        <legend className={styles.legend}>Books</legend>
        <div className={styles.books}>
          {books.map(({ id, name: book }) => (
            <label key={id} className={styles.book}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen.has(id)}
                onChange={({ currentTarget }) =>
                  setChosen(
                    new Set([...chosen].filter((other) => other !== id).concat(currentTarget.checked ? id : [])),
                  )
                }
              />
              {book}
            </label>
          ))}
        </div>
        {checked && booksError && (
          <p id="books-error" role="alert" className={styles.error}>
            {booksError}
          </p>
        )}
      </fieldset>
      <div className={styles.days}>
        <TextField
          label="Days"
          inputMode="numeric"
          value={written}
          maxLength={4}
          error={checked ? daysError : undefined}
          onChange={(_, { value }) => setWritten(value)}
        />
      </div>
      {!daysError && !booksError && <p className={styles.pace}>{paceOf(plan)}</p>}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary">
          Start this plan
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

/** 'Ruth in 4 days', 'Ruth, Esther and 2 more in 30 days' */
function nameOf(bookIds: readonly BookId[], days: number): string {
  const names = books.filter(({ id }) => bookIds.includes(id)).map(({ name }) => name);
  const listed = names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
  return `${listed} in ${days === 1 ? '1 day' : `${days} days`}`;
}
