import { Button, makeStyles, tokens } from '@berea/ui';
import { ChapterChecks } from './ChapterChecks.tsx';
import type { Progress } from './schedule.ts';

const useStyles = makeStyles({
  box: { marginBottom: '16px', paddingLeft: '14px', borderLeft: `3px solid ${tokens.colorBrandStroke1}` },
  text: { margin: '0 0 6px' },
  summary: { cursor: 'pointer', paddingBlock: '12px' },
});

/** More chapters than these are not listed; the first of them are read first. */
const most = 30;
/** So few are listed at once. */
const few = 6;

interface CatchUpProps {
  progress: Progress;
  onMark: (chapters: readonly string[]) => void;
  onUnmark: (chapter: string) => void;
  /** Moves the plan, so that its first unread day is today. */
  onMove: () => void;
}

/** How somebody who is behind goes on: by reading what is left, or by moving the plan. */
export function CatchUp({ progress: { daysBehind, overdue, read }, onMark, onUnmark, onMove }: CatchUpProps) {
  const styles = useStyles();
  const count = overdue.length === 1 ? '1 chapter' : `${overdue.length.toLocaleString('en-US')} chapters`;
  return (
    <div className={styles.box}>
      <p className={styles.text}>
        {daysBehind === 1 ? '1 day' : `${daysBehind} days`} behind: {count} left. Read them, or move the plan and go on
        from there today.
      </p>
      <Button onClick={onMove}>Move the plan by {daysBehind === 1 ? '1 day' : `${daysBehind} days`}</Button>
      <details open={overdue.length <= few}>
        <summary className={styles.summary}>What is left</summary>
        <ChapterChecks
          label="Chapters of earlier days"
          chapters={overdue.slice(0, most)}
          read={read}
          onMark={(chapter) => onMark([chapter])}
          onUnmark={onUnmark}
        />
        {overdue.length > most && <p className={styles.text}>The first {most} are shown.</p>}
        <Button size="small" onClick={() => onMark(overdue)}>
          I have read all {count}
        </Button>
      </details>
    </div>
  );
}
