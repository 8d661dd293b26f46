import { tellsOfOneself, type CardsFor, type Quoted } from '@berea/search';
import type { AnswerDraft, AuthorRequest } from '../author.ts';
import type { Library } from '../compose/material.ts';
import type { Content } from '../content.ts';
import { mostOffered, offered, offeredBeside } from './card-answer.ts';
import { nearlyQuoted } from './quoted-in.ts';
import { versesOfCard } from './ranked-passages.ts';
import { namesSomebody } from './spelled-as-ours.ts';
import type { QuestionCard } from './told-in.ts';
import { versesForHardDays } from './topic-verses.ts';
import { answerOfPassages } from './verses-answer.ts';

/** What is known of a question that no card, fact or quotation answers. */
interface Unanswered {
  /** Whether a verse is half remembered, verses are asked for, or an answer is. */
  readonly wish: 'remembered' | 'verses' | 'answer';
  /** The card on the trouble that verses are asked for. */
  readonly onTrouble: QuestionCard | undefined;
  /** The card that may help where an answer is asked for. */
  readonly nearest: QuestionCard | undefined;
  /** The cards for what was told, the likeliest first. */
  readonly told: readonly QuestionCard[];
  readonly found: CardsFor['found'];
  /** Cards that are offered after those. */
  readonly offeredToo: ReturnType<typeof offered>[];
  /** The verses that we chose for its topic or occasion. */
  readonly chosen: readonly number[];
  /** The text without the words that only ask. */
  readonly core: string;
  readonly quoted: Quoted;
}

/**
 * Passages where nothing of ours answers: those of the nearest card and those that the search finds. A story that no card
 * fits gets verses of comfort and wisdom: verses that share a word with a story help nobody. Undefined when none is found.
 */
export async function passagesInstead(
  library: Library,
  content: Content,
  asked: AuthorRequest,
  { wish, onTrouble, nearest, told, found, offeredToo, chosen, core, quoted }: Unanswered,
): Promise<AnswerDraft | undefined> {
  const card = wish === 'answer' ? nearest : onTrouble;
  const isUnknownStory = wish === 'answer' && !card && isStory(asked.text, content, quoted);
  const beside = onTrouble ? [onTrouble] : told;
  return await answerOfPassages(library, asked, {
    first: [
      ...(isUnknownStory ? versesForHardDays() : []),
      ...chosen,
      ...(wish === 'verses' ? [] : nearlyQuoted(core, quoted)),
      ...(onTrouble ? versesOfCard(onTrouble) : []),
    ],
    cards: [...(card ? [{ card, score: nearestScore }] : []), ...found.filter((each) => each.card !== card)],
    nearest: [...beside.map(offered), ...offeredBeside(beside, offeredToo)].slice(0, mostOffered),
    opening: isUnknownStory
      ? { kind: 'story' }
      : wish === 'answer'
        ? { kind: 'nothing', nearest: card }
        : { kind: wish },
  });
}

/** What the nearest card counts, whose passages stand in for an answer. */
const nearestScore = 0.9;

/** Fewer words ask more than they tell: 'how can I find patience'. */
const leastStory = 12;
/** From here on a verse has so much of a text that it may be meant. */
const quotedInPart = 0.5;

/** Whether a text tells of its writer, and neither quotes a verse in part nor asks about somebody in the Bible. */
const isStory = (text: string, content: Content, { verses }: Quoted): boolean =>
  tellsOfOneself(text) &&
  text.split(/\s+/).length >= leastStory &&
  (verses[0]?.coverage ?? 0) < quotedInPart &&
  !namesSomebody(text, content);
