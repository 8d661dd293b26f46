import { hideInPrint, makeStyles } from '@berea/ui';
import type { NearCard } from '@berea/validation';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { LinkList } from '../answers/LinkList.tsx';
import { objectionAddress } from '../apologetics/address.ts';
import { entryAddress } from '../encyclopedia/address.ts';
import { isBookName } from '../encyclopedia/person-of-book-name.ts';
import { questionAddress } from './address.ts';

const useStyles = makeStyles({ around: hideInPrint });

/** Where a card is read. */
const addressOf = ({ kind, title }: NearCard): string => {
  switch (kind) {
    case 'question':
      return questionAddress(title);
    case 'objection':
      return objectionAddress(title);
    case 'entry':
      return entryAddress(title);
    case 'study':
      return `/guided-studies?${new URLSearchParams({ topic: title })}`;
  }
};

/** What a card is called among others: 'Nehemiah (the book)' beside 'Nehemiah the Governor'. */
function labelOf({ kind, title }: NearCard, cards: readonly NearCard[]): string {
  if (kind === 'study') return `A study: ${title}`;
  const hasNamesake = cards.some((other) => other.kind === 'entry' && other.title.startsWith(`${title} `));
  return kind === 'entry' && hasNamesake && isBookName(title) ? `${title} (the book)` : title;
}

/** Cards of ours that are near a question, each under its own title. */
export function NearCards({ cards }: { cards: readonly NearCard[] }) {
  const styles = useStyles();
  return (
    <div className={styles.around}>
      <AnswerSection title="Near to This">
        <LinkList links={cards.map((card) => ({ label: labelOf(card, cards), to: addressOf(card) }))} />
      </AnswerSection>
    </div>
  );
}
