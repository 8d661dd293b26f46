import { hideInPrint, makeStyles } from '@berea/ui';
import type { NearCard } from '@berea/validation';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { LinkList } from '../answers/LinkList.tsx';
import { objectionAddress } from '../apologetics/address.ts';
import { entryAddress } from '../encyclopedia/address.ts';
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

/** Cards of ours that are near a question, each under its own title. */
export function NearCards({ cards }: { cards: readonly NearCard[] }) {
  const styles = useStyles();
  return (
    <div className={styles.around}>
      <AnswerSection title="Near to This">
        <LinkList
          links={cards.map((card) => ({
            label: card.kind === 'study' ? `A study: ${card.title}` : card.title,
            to: addressOf(card),
          }))}
        />
      </AnswerSection>
    </div>
  );
}
