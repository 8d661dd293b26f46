import { facts } from '@berea/content/facts';
import {
  factFor,
  cardsFor,
  cardsTold,
  isLearned,
  lifeEventsIn,
  nameWords,
  respelled,
  sayingIn,
  tellsOfOneself,
  versesRemembered,
  withoutFrame,
  type AnsweringCard,
  type CardsFor,
  type AnyCard,
  type Quoted,
} from '@berea/search';
import { contentWords, phraseTerms } from '@berea/search/text';
import type { AnswerDraft, AuthorRequest } from '../author.ts';
import type { Library } from '../compose/material.ts';
import { supplementReferences } from '../compose/supplement-references.ts';
import type { Content } from '../content.ts';
import { entryNames } from '../entry-card.ts';
import { foldName } from '../names.ts';
import { answerOfOtherCard, offered } from './card-answer.ts';
import { versesOfOccasion, versesOfTopic } from './topic-verses.ts';
import { withPassages } from './with-passages.ts';
import { declined, declinedSaying } from './declined.ts';
import { notForUs } from './not-for-us.ts';
import { otherLanguageSentence } from './other-language.ts';
import { answerOfFact, answerOfSaying } from './short-answers.ts';
import { answerOfPassages, answerOfQuotation, nearlyQuoted, quotedIn } from './verses-answer.ts';

/** How many near cards are offered. */
const mostOffered = 3;

/** A wording that is the saying's own: then it is the saying, however well a verse fits. */
const ownWording = 0.97;

const question =
  /^(?:who|whose|what|which|why|how|when|where|is|are|was|were|do|does|did|can|could|should|will|would|may|am)\b/;
/** What a text has that objects to something: 'women of the Bible' does not. */
const states =
  /\b(?:am|is|are|was|were|has|have|had|do|does|did|can|could|would|should|will|must|may|not|cannot|why|how|what|who|[a-z]+n['’]?t)\b/;
const verseRequest = /\b(?:verses?|scriptures?|passages?)\b/;

/**
 * Answers a question that names no passage and is not the name of a card, from the shortest answer to the longest: one
 * sentence where there is nothing to answer; a fact; a saying or a quotation; a card; and passages where nothing of ours
 * is on it.
 */
export async function askedAnswer(library: Library, content: Content, asked: AuthorRequest): Promise<AnswerDraft> {
  const { text } = asked;
  const why = notForUs(text);
  if (why === 'instructions') return declined(text, why);
  const cards = cardsFor(text, content);
  const near = cards.near.slice(0, mostOffered).map(offered);
  const fact = factFor(text);
  if (fact && !isNearer(cards, fact))
    return answerOfFact(text, fact.item, offeredFirst(content, fact.item.card, cards.is, near));

  const { core, framed, remembered } = withoutFrame(text);
  const [saying, found] = [sayingIn(text), await library.quoted(text)];
  const corrected = cards.is ? undefined : spelledAsNames(text, content, found);
  if (corrected !== undefined)
    return { ...(await askedAnswer(library, content, { ...asked, text: corrected })), question: text };
  const quoted = quotedIn(core, !framed && question.test(core), found);
  const all = cards.is ? [offered(cards.is), ...near].slice(0, mostOffered) : near;
  if (saying && (quoted.length === 0 || saying.score >= Math.min(ownWording, found.verses[0]!.coverage)))
    return answerOfSaying(text, saying.item, all);
  if (quoted.length > 0) return await answerOfQuotation(library, asked, { positions: quoted, certain: true }, all);
  const meant = verseMeant(core, remembered, found);
  if (meant !== undefined) return await answerOfQuotation(library, asked, { positions: [meant], certain: false }, near);

  const occasion = versesOfOccasion(text);
  const asksForVerses = remembered || occasion.length > 0 || verseRequest.test(text.toLowerCase());
  // What is told of a life says more than words that merely resemble a card's.
  const { told, perhaps } = asksForVerses ? { told: [], perhaps: [] } : toldIn(text, content);
  if (told.length > 0 && told.length <= mostTold && (cards.is === undefined || cards.resembles)) {
    const [first, ...others] = told;
    const beside = [...others, ...perhaps].map(offered);
    return resembling(
      await answerOfCard(
        library,
        asked,
        first!,
        [...beside, ...offeredBeside([...told, ...perhaps], all)].slice(0, mostOffered),
      ),
      true,
    );
  }
  if (
    cards.is &&
    (!asksForVerses || namesVerses(cards.is)) &&
    (cards.is.kind !== 'objection' || states.test(text.toLowerCase()))
  )
    return resembling(
      cards.topic
        ? withPassages(
            await answerOfCard(library, asked, cards.is, near),
            await answerOfPassages(library, asked, {
              first: [...versesOfTopic(text), ...occasion],
              cards: cards.found,
              nearest: near,
              opening: { kind: 'verses' },
            }),
          )
        : await answerOfCard(library, asked, cards.is, near),
      cards.resembles,
    );
  const clause = asksForVerses ? undefined : clauseAnswered(text, content);
  if (clause !== undefined)
    return { ...(await askedAnswer(library, content, { ...asked, text: clause })), question: text };
  const language = otherLanguageSentence(text);
  if (language !== undefined) return declinedSaying(text, language);
  if (why) return declined(text, why);
  if (near.length === 0 && !isReadable(text, found)) return declined(text, 'nonsense');
  const nearest = asksForVerses
    ? undefined
    : (told[0] ?? (tellsOfOneself(text) ? perhaps[0] : undefined) ?? nearEnough(cards));
  const passages = await answerOfPassages(library, asked, {
    first: [...versesOfTopic(text), ...occasion, ...(asksForVerses && !remembered ? [] : nearlyQuoted(core, found))],
    cards: [
      ...(nearest ? [{ card: nearest, score: nearestScore }] : []),
      ...cards.found.filter(({ card }) => card !== nearest),
    ],
    nearest: [...[...told, ...perhaps].map(offered), ...offeredBeside([...told, ...perhaps], all)].slice(
      0,
      mostOffered,
    ),
    opening: remembered ? { kind: 'remembered' } : asksForVerses ? { kind: 'verses' } : { kind: 'nothing', nearest },
  });
  return passages ?? declined(text, 'nonsense');
}

/**
 * The question in a text of several clauses that has an answer of ours: 'how do I become a Christian, is there a form'.
 * Undefined when none has, or when the text is a single one.
 */
function clauseAnswered(text: string, content: Content): string | undefined {
  const clauses = text
    .split(/[.?!;,\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => question.test(clause.toLowerCase()));
  return clauses.find((clause) => {
    if (clause.length >= text.trim().length - 1 || clause.split(' ').length < leastClause) return false;
    const { is, resembles } = cardsFor(clause, content);
    return factFor(clause) !== undefined || (is?.kind === 'question' && !resembles);
  });
}

/** A shorter clause names nothing: 'how long', 'is it wrong'. */
const leastClause = 4;

/** The nearest card of our questions, where it is near enough that its first sentence may help. */
function nearEnough({ found }: CardsFor): QuestionCard | undefined {
  const best = found[0];
  return best?.card.kind === 'question' && best.score >= helpingScore ? best.card : undefined;
}

/** A verse that somebody half remembers, in other words than its own; undefined when none is likely to be meant. */
function verseMeant(core: string, remembered: boolean, { verses }: Quoted): number | undefined {
  const [best] = versesRemembered(core, 1);
  if (!best || best.score < (remembered ? meantScore.asked : meantScore.plain)) return undefined;
  return (verses[0]?.coverage ?? 0) > best.score ? undefined : best.position;
}

/** Whether a card is itself the answer to a request for verses: 'Which Bible verses are good for a funeral?'. */
const namesVerses = ({ kind, title }: AnyCard): boolean =>
  kind === 'question' && title.startsWith('Which Bible verses');

/**
 * Whether a question of ours is nearer to what was asked than a fact that says whether something is so. Those are near to
 * questions of other kinds: 'is swearing a sin' does not ask about oaths in court.
 */
const isNearer = ({ is, found }: CardsFor, { item, score }: NonNullable<ReturnType<typeof factFor>>): boolean =>
  (item.relation === 'whether' || item.relation === 'right or wrong') &&
  is?.kind === 'question' &&
  found.some((each) => each.card === is && each.score > score);

/** So many cards may fit what was told equally well: the first answers, the other is offered. More say nothing. */
const mostTold = 2;

/** What the nearest card counts, whose passages stand in for an answer. */
const nearestScore = 0.9;
/** From this score on the first sentence of a card that is only near may help. */
const helpingScore = 0.46;
/** From this likeness on a verse is the one that is meant, where one is looked for, and where no word says so. */
const meantScore = { asked: 0.5, plain: 0.75 } as const;

/**
 * From here on, the card of what a text resembles answers it. Somebody who speaks of himself tells a story more likely
 * than somebody who does not.
 */
const answeringShare = { told: 0.08, asked: 0.35 } as const;
/** From here on, what it resembles is surer than what rows of cues name. */
const sureShare = 0.33;
/** From here on, such a card is offered. */
const offeredShare = { told: 0.03, asked: 0.07 } as const;
/**
 * Rows of cues take a word for another trouble at times: among so many of the likeliest, both agree. Of some cards no
 * story was learned; those only the rows know.
 */
const agreeing = 3;

type QuestionCard = Extract<AnsweringCard, { readonly kind: 'question' }>;

/**
 * The cards for what a text tells of the writer's own life: those that fit, and those that perhaps do. The numbers were
 * chosen by totals on the stories that are held out (docs/answers.md).
 */
function toldIn(
  text: string,
  { questions }: Content,
): { readonly told: readonly QuestionCard[]; readonly perhaps: readonly QuestionCard[] } {
  const tells = tellsOfOneself(text);
  // Who tells of himself tells a story, also where no card fits better than others.
  const resembled = cardsTold(text).filter(({ card }) => !tells || card !== '');
  const first = resembled[0]!;
  const likeliest = resembled.slice(0, agreeing).map(({ card }) => card);
  const named = lifeEventsIn(text);
  const agreed = first.share >= sureShare ? [] : named.filter((card) => !isLearned(card) || likeliest.includes(card));
  const isAnswer = first.share >= (tells ? answeringShare.told : answeringShare.asked);
  const fits = agreed.length > 0 ? agreed : isAnswer ? [first.card] : [];
  const perhaps = [
    ...resembled.filter(({ share }) => share >= offeredShare[tells ? 'told' : 'asked']).map(({ card }) => card),
    ...named,
  ].filter((card) => !fits.includes(card));
  // What resembles a text that no card fits has no question.
  const cardsOf = (titles: readonly string[]): QuestionCard[] =>
    [...new Set(titles)].flatMap((title) => {
      const card = questions.find(({ question }) => question === title);
      return card ? [{ kind: 'question' as const, title, card }] : [];
    });
  return { told: cardsOf(fits), perhaps: cardsOf(perhaps) };
}

/** What is offered, without the cards that are shown already. */
const offeredBeside = (
  shown: readonly AnsweringCard[],
  all: readonly ReturnType<typeof offered>[],
): ReturnType<typeof offered>[] => all.filter(({ title }) => shown.every((card) => card.title !== title));

/** A model may write a better answer than a card that merely resembles what was asked. */
const resembling = (draft: AnswerDraft, resembles: boolean): AnswerDraft =>
  resembles ? { ...draft, signature: { ...draft.signature, nearest: true } } : draft;

async function answerOfCard(
  library: Library,
  asked: AuthorRequest,
  card: AnsweringCard,
  near: readonly ReturnType<typeof offered>[],
): Promise<AnswerDraft> {
  if (card.kind !== 'question') return answerOfOtherCard(asked.text, card, near);
  const draft = await supplementReferences(library, asked, card.card);
  return { ...draft, summary: withQuestion(card.title, draft.summary), nearest: [...near] };
}

const yesOrNo = /^(?:yes|no|(?:most|many|some)\b[^.;:]{0,40}\bsay (?:yes|no))\b/i;

/** 'Yes' answers the card's own question. What was asked in other words may need a 'no'. */
const withQuestion = (question: string, summary: string): string =>
  yesOrNo.test(summary) ? `${question} ${summary}` : summary;

/** The card that says more about a fact, first among those that are offered. */
function offeredFirst(
  { encyclopedia, questions }: Content,
  title: string | undefined,
  is: AnyCard | undefined,
  near: readonly ReturnType<typeof offered>[],
): ReturnType<typeof offered>[] {
  const named = title === undefined ? undefined : foldName(title);
  const own = questions.some((card) => foldName(card.question) === named)
    ? [{ kind: 'question' as const, title: title! }]
    : Object.values(encyclopedia).some((cards) => cards.some((card) => foldName(card.title) === named))
      ? [{ kind: 'entry' as const, title: title! }]
      : [];
  const all = [...own, ...(is ? [offered(is)] : []), ...near];
  return all
    .filter((each, place) => all.findIndex((other) => other.title === each.title) === place)
    .slice(0, mostOffered);
}

/** The people and places that facts are about, some of whom have no entry. */
const factNames = facts.map(({ subject }) => subject).filter((subject) => /^\p{Lu}\p{Ll}+$/u.test(subject));

const nameSets = new WeakMap<Content, ReadonlySet<string>>();

/** The text with the names spelled as entries have them; undefined when no name is misspelled. */
function spelledAsNames(text: string, content: Content, { known }: Quoted): string | undefined {
  let names = nameSets.get(content);
  if (!names) nameSets.set(content, (names = nameWords([...entryNames(content).flat(), ...factNames])));
  return respelled(text, names, (word) => phraseTerms(word).some((term) => (known.get(term) ?? 0) > 0));
}

/** Whether most of the words that carry a question stand in some version of the Bible. */
function isReadable(text: string, { known }: Quoted): boolean {
  const words = contentWords(text).flatMap((word) => phraseTerms(word).flatMap((term) => known.get(term) ?? []));
  return words.length > 0 && words.filter((verses) => verses > 0).length * 2 > words.length;
}
