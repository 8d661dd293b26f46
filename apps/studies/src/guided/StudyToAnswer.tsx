import { isSessionEnded, useSaveStudy } from '@berea/api';
import {
  failureToast,
  useAuth,
  useHost,
  useNavigate,
  useNamedLinks,
  usePageHeading,
  useSignInAddress,
} from '@berea/shell-api';
import { Button, hideInPrint, makeStyles, PageTitle, smallText, tokens, useSingleFlight, wrappingRow } from '@berea/ui';
import { AnswerActions, Contents, Provenance, ThinSources } from '@berea/ui/answers';
import { answerAsText, type GuidedStudy, type AnswerPart } from '@berea/validation';
import { useState } from 'react';
import { DeeperDive, numberedPart, Part, Prose, StudySections } from '../study/StudyBody.tsx';
import { filled, inOrder, withBoth, type Draft } from './draft.ts';
import type { KeptDraft } from './kept-draft.ts';
import { Questions } from './Questions.tsx';

const useStyles = makeStyles({
  topic: { margin: '0 0 4px', overflowWrap: 'anywhere', ...smallText },
  actions: { ...wrappingRow, alignItems: 'center', gap: '12px', marginTop: '40px', ...hideInPrint },
  note: {
    margin: '22px 0 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground2,
    ...hideInPrint,
  },
  signIn: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '0.2em', whiteSpace: 'nowrap' },
});

/** A study with answer boxes for a signed-in user. Answers are stored as a draft on every change. */
export function StudyToAnswer({
  topic,
  study,
  bibleId,
  draft,
}: {
  topic: string;
  study: GuidedStudy;
  bibleId: string;
  draft: Draft;
}) {
  const styles = useStyles();
  const { toast } = useHost();
  const linkTo = useNamedLinks();
  const heading = usePageHeading(study.title);
  const { user } = useAuth();
  const [typed, setTyped] = useState<KeptDraft['answers']>({});
  const answers = { ...draft.kept?.answers, ...typed };
  const answer = (key: string, text: string) => {
    setTyped({ ...typed, [key]: text });
    draft.keep({ study, bibleId, answers: { ...answers, [key]: text } }, key);
  };
  // With those of another tab, because saving forgets the draft that both share.
  const allAnswers = () => ({ ...answers, ...withBoth(filled(draft.answers()), filled(typed)) });
  return (
    <article>
      <p className={styles.topic}>A study on {topic}</p>
      <PageTitle ref={heading}>{study.title}</PageTitle>
      <AnswerActions
        title={study.title}
        markdown={() => answerAsText(study.title, answerParts(study), location.href)}
        saveHref={linkTo('collect', { passages: passagesOf(study).join(';'), title: study.title })}
        onSaid={toast}
      />
      <Contents
        label="In this study"
        sections={[
          ...study.studySections.map(numberedPart),
          { anchor: 'questions', title: 'Reflection Questions' },
          { anchor: 'prayer', title: 'Closing Prayer' },
        ]}
      />
      {study.provenance?.confidence === 'low' && (
        <ThinSources>
          Our sources say little on this topic. Read the passages below with care, and go on to their chapters.
        </ThinSources>
      )}
      <Part heading="Introduction">
        <Prose text={study.introduction} />
      </Part>
      <StudySections sections={study.studySections} />
      <Part heading="Reflection Questions" anchor="questions">
        <Questions questions={study.reflectionQuestions} answers={answers} onAnswer={user ? answer : undefined} />
        {!user && <SignInNote />}
      </Part>
      <Part heading="Closing Prayer" anchor="prayer">
        <Prose text={study.concludingPrayer} />
      </Part>
      <DeeperDive reads={study.suggestedLongReads} />
      {user && (
        <div className={styles.actions}>
          <SaveButton study={study} allAnswers={allAnswers} draft={draft} />
        </div>
      )}
      {study.provenance && <Provenance {...study.provenance} sourcesHref="/sources" />}
    </article>
  );
}

const passagesOf = ({ studySections }: GuidedStudy): string[] => [
  ...new Set(studySections.flatMap((section) => section.supportingScriptures.map(({ reference }) => reference))),
];

const answerParts = (study: GuidedStudy): AnswerPart[] => [
  { title: 'Introduction', text: study.introduction },
  ...study.studySections.map((section, index) => ({
    title: numberedPart(section, index).title,
    text: section.teachingText,
    verses: section.supportingScriptures.map(({ reference, text }) => ({ scripture: reference, text })),
  })),
  { title: 'Reflection Questions', text: study.reflectionQuestions.map((question) => `- ${question}`).join('\n') },
  { title: 'Closing Prayer', text: study.concludingPrayer },
];

function SaveButton({
  study,
  allAnswers,
  draft,
}: {
  study: GuidedStudy;
  allAnswers: () => KeptDraft['answers'];
  draft: Draft;
}) {
  const { toast } = useHost();
  const navigate = useNavigate();
  const next = useSignInAddress();
  const save = useSaveStudy();
  const [run, busy] = useSingleFlight(async () => {
    const sent = JSON.stringify(draft.answers());
    try {
      const id = await save.mutateAsync({
        title: study.title,
        introduction: study.introduction,
        study_sections: study.studySections,
        reflection_questions: study.reflectionQuestions,
        user_answers: inOrder(study, allAnswers()),
        concluding_prayer: study.concludingPrayer,
        suggested_long_reads: study.suggestedLongReads,
      });
      // What was answered meanwhile stays.
      if (JSON.stringify(draft.answers()) === sent) draft.forget();
      toast({
        title: 'Study saved!',
        description: 'Your study has been saved to your journal.',
        kind: 'success',
        action: { label: 'Open it', run: () => void navigate(`/saved-studies/${id}`) },
      });
      void navigate('/profile');
    } catch (failure) {
      if (isSessionEnded(failure))
        toast(
          failureToast('Please sign in to save your study progress.', {
            title: 'Sign in required',
            action: { label: 'Sign In', run: () => void navigate(next) },
          }),
        );
      else toast(failureToast('Failed to save study. Please try again.'));
    }
  });
  return (
    <Button appearance="primary" size="large" disabled={busy} onClick={() => void run()}>
      {busy ? 'Saving...' : 'Save Study to Journal'}
    </Button>
  );
}

function SignInNote() {
  const styles = useStyles();
  const href = useSignInAddress();
  return (
    <p className={styles.note}>
      <span>Sign in to answer questions and save your progress</span>
      {' · '}
      <a className={styles.signIn} href={href}>
        Sign In
      </a>
    </p>
  );
}
