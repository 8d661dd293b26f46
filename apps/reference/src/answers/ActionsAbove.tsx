import { useHost, useNamedLinks } from '@berea/shell-api';
import { AnswerActions } from '@berea/ui/answers';
import { answerAsText, type AnswerPart } from '@berea/validation';

/** What can be done with an answer, above it. Its verses can be saved where some remote keeps collections. */
export function ActionsAbove({ title, parts }: { title: string; parts: readonly AnswerPart[] }) {
  const { toast } = useHost();
  const linkTo = useNamedLinks();
  const passages = [...new Set(parts.flatMap(({ verses = [] }) => verses.map(({ scripture }) => scripture)))];
  return (
    <AnswerActions
      title={title}
      markdown={() => answerAsText(title, parts, location.href)}
      saveHref={passages.length > 0 ? linkTo('collect', { passages: passages.join(';'), title }) : undefined}
      onSaid={toast}
    />
  );
}
