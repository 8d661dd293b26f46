import { useStoredStudy } from '@berea/api';
import { Navigate, useAuth, useNavigate, usePageHeading, useParams, useSignInAddress } from '@berea/shell-api';
import {
  Button,
  hideInPrint,
  LoadingText,
  makeStyles,
  Page,
  PageTitle,
  Print20Regular,
  saveFile,
  tokens,
} from '@berea/ui';
import { isUuid, type SavedStudy } from '@berea/validation';
import { useState } from 'react';
import { completedOn } from '../study/completed-on.ts';
import { DeleteStudy } from '../study/DeleteStudy.tsx';
import { DeeperDive, Part, Prose, StudySections } from '../study/StudyBody.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '44px', ...hideInPrint },
  list: { margin: 0, display: 'grid', gap: '22px', maxWidth: '64ch' },
  question: { fontFamily: tokens.fontFamilySerif, fontWeight: 560, fontSize: tokens.fontSizeBase400, lineHeight: 1.5 },
  answer: {
    margin: '6px 0 0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.6,
  },
  none: { fontStyle: 'italic', color: tokens.colorNeutralForeground3 },
});

const back = { href: '/saved-studies', label: 'Back to My Studies' };

/** One saved study of the journal. */
export function SavedStudyScreen() {
  const { user, loading } = useAuth();
  const signInAddress = useSignInAddress();
  const { id = '' } = useParams();
  if (!loading && !user) return <Navigate to={signInAddress} replace />;
  // An invalid UUID cannot exist, so skip the database query.
  if (!isUuid(id)) return <NotFound />;
  return <Stored id={id} />;
}

function Stored({ id }: { id: string }) {
  const stored = useStoredStudy(id);
  if (stored.isError) return <Navigate to="/saved-studies" replace />;
  if (stored.isPending)
    return (
      <Page back={back}>
        <LoadingText label="Loading..." lines={10} below="24px" />
      </Page>
    );
  if (stored.data.kind === 'missing') return <NotFound />;
  if (stored.data.kind === 'unreadable') return <Unreadable row={stored.data.row} />;
  return <Readable study={stored.data.study} />;
}

function NotFound() {
  const heading = usePageHeading('Study not found');
  return (
    <Page back={back}>
      <PageTitle ref={heading}>Study not found.</PageTitle>
    </Page>
  );
}

function Unreadable({ row }: { row: unknown }) {
  const styles = useStyles();
  const heading = usePageHeading('A study that cannot be read');
  return (
    <Page back={back}>
      <PageTitle ref={heading} lead="This version of the application cannot read it. It is kept as it is.">
        A study that cannot be read
      </PageTitle>
      <div className={styles.actions}>
        <Button onClick={() => saveFile('berea-study.json', 'application/json', `${JSON.stringify(row, null, 2)}\n`)}>
          Download as JSON
        </Button>
      </div>
    </Page>
  );
}

function Readable({ study }: { study: SavedStudy }) {
  const styles = useStyles();
  const heading = usePageHeading(study.title);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Page back={back}>
      <PageTitle ref={heading} lead={completedOn(study.completed_at)}>
        {study.title}
      </PageTitle>
      {study.introduction && (
        <Part heading="Introduction">
          <Prose text={study.introduction} />
        </Part>
      )}
      <StudySections sections={study.study_sections} />
      {study.reflection_questions.length > 0 && (
        <Part heading="My Reflections">
          <Reflections questions={study.reflection_questions} answers={study.user_answers} />
        </Part>
      )}
      {study.concluding_prayer && (
        <Part heading="Closing Prayer">
          <Prose text={study.concluding_prayer} />
        </Part>
      )}
      <DeeperDive reads={study.suggested_long_reads} />
      <div className={styles.actions}>
        <Button icon={<Print20Regular />} onClick={() => print()}>
          Print
        </Button>
        <Button disabled={busy} onClick={() => setAsking(true)}>
          {busy ? 'Deleting...' : 'Delete Study'}
        </Button>
      </div>
      {asking && (
        <DeleteStudy
          id={study.id}
          title={study.title}
          onClose={() => setAsking(false)}
          onBusy={setBusy}
          onDeleted={() => void navigate('/saved-studies', { replace: true })}
        />
      )}
    </Page>
  );
}

/** The questions with the saved answers, matched by index. */
function Reflections({ questions, answers }: { questions: readonly string[]; answers: readonly string[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {questions.map((question, index) => (
        <div key={index}>
          <dt className={styles.question}>{question}</dt>
          <dd className={styles.answer}>
            {answers[index]?.trim() ? answers[index] : <span className={styles.none}>No answer recorded</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
