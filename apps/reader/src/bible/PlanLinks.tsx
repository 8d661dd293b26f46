import { chapterName, formatReference, type ChapterPlace } from '@berea/scripture';
import { useNavigate } from '@berea/shell-api';
import { Button, LinkButton, makeStyles } from '@berea/ui';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', margin: '0 0 8px 12px' },
});

/** The end of a chapter that a reading plan led to. The screen of plans marks it as read, and shows what is next. */
export function PlanLinks({ place, plans }: { place: ChapterPlace; plans: string }) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <div className={styles.row}>
      <Button appearance="primary" onClick={() => void navigate(plans, { state: { read: formatReference(place) } })}>
        Mark {chapterName(place)} as read
      </Button>
      <LinkButton href={plans} appearance="subtle">
        Back to your reading plans
      </LinkButton>
    </div>
  );
}
