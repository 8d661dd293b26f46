import {
  cardsFor,
  factFor,
  likelyFactFor,
  meaningOf,
  sayingIn,
  tellsOfOneself,
  withoutFrame,
  type AnsweringCard,
} from '@berea/search';
import type { AnswerDraft, AuthorRequest } from '../author.ts';
import type { Library } from '../compose/material.ts';
import { supplementReferences } from '../compose/supplement-references.ts';
import type { Content } from '../content.ts';
import { answerOfOtherCard, mostOffered, offered, offeredBeside, offeredFirst, withQuestion } from './card-answer.ts';
import { factsAskedFor } from './asked-facts.ts';
import { certain, isNearer, namesVerses, nearEnough } from './card-fits.ts';
import { clauseAnswered, sentenceAnswered } from './clause-answered.ts';
import { declined, declinedSaying } from './declined.ts';
import { quotedPart } from './quoted-part.ts';
import { notForUs } from './not-for-us.ts';
import { otherLanguageSentence } from './other-language.ts';
import { passagesInstead } from './passages-instead.ts';
import { question, spelledAsQuestion } from './question-words.ts';
import { isWholeQuotation, quotedIn, verseKnownBy, verseMeant } from './quoted-in.ts';
import { answerOfFacts, answerOfSaying } from './short-answers.ts';
import { isReadable, isSentence, spelledAsOurs } from './spelled-as-ours.ts';
import { nothingTold, toldIn } from './told-in.ts';
import { versesOfOccasion, versesOfTopic } from './topic-verses.ts';
import { answerOfPassages, answerOfQuotation } from './verses-answer.ts';
import { withPassages } from './with-passages.ts';

/** A wording that is the saying's own: then it is the saying, however well a verse fits. */
const ownWording = 0.97;

/** What a text has that objects to something: 'women of the Bible' does not. */
const states =
  /\b(?:made|am|is|are|was|were|has|have|had|do|does|did|can|could|would|should|will|must|may|not|cannot|why|how|what|who|[a-z]+n['’]?t)\b/;
/** A verse about what somebody does, not on a topic. */
const looksForVerse =
  /^(?:(?:bible )?(?:verse|scripture|passage)s?) (?:about|where|that) (?:he|she|they|god|jesus|you|how|where|when|the lord) /;
/** 'Is it wrong to have a Bible verse as a tattoo' asks for no verse. */
const asksIfRight = /^(?:is|would) it (?:be )?(?:wrong|ok|okay|a sin|sinful|right|alright|allowed)\b/;
const verseRequest = /\b(?:verses?|scriptures?|passages?)\b/;

/**
 * Answers a question that names no passage and is not the name of a card, from the shortest answer to the longest: one
 * sentence where there is nothing to answer; a fact; a saying or a quotation; a card; and passages where nothing of ours
 * is on it.
 */
export async function askedAnswer(library: Library, content: Content, asked: AuthorRequest): Promise<AnswerDraft> {
  const { text, versionId } = asked;
  const askedInstead = async (other: string): Promise<AnswerDraft> => ({
    ...(await askedAnswer(library, content, { text: other, versionId })),
    question: text,
  });
  const why = notForUs(text);
  if (why === 'instructions') return declined(text, why);
  const spelled = spelledAsQuestion(text);
  if (spelled !== undefined) return await askedInstead(spelled);
  const part = quotedPart(text);
  if (part !== undefined) return await askedInstead(part);
  // An off-topic text gets no card, however near one comes.
  const meaning = why ? undefined : (asked.meaning ?? (await meaningOf(text)));
  const cards = cardsFor(text, content, meaning);
  const near = cards.near.slice(0, mostOffered).map(offered);
  const fact = factFor(text, meaning);
  const several = factsAskedFor(text);
  const facts = several.length > 1 || !fact ? several : isNearer(cards, fact, tellsOfOneself(text)) ? [] : [fact.item];
  // 'Create in me a clean heart' asks for nothing: it is the verse, not who said it.
  const isVerse = !question.test(text.toLowerCase()) && isWholeQuotation(await library.quoted(text));
  if (facts.length > 0 && !isVerse)
    return answerOfFacts(text, facts, offeredFirst(content, facts[0]!.card, cards.is, near));

  const story = toldIn(text, content, meaning);
  const isOwnStory = story.told.length > 0;
  const sentence = certain(cards) || why ? undefined : await sentenceAnswered(text, content, { asks: isOwnStory });
  if (sentence !== undefined) return await askedInstead(sentence);

  const { core, framed, remembered } = withoutFrame(text);
  const [saying, found] = [sayingIn(text), await library.quoted(text)];
  const corrected = cards.is || why ? undefined : spelledAsOurs(text, content, found, { everyWord: !isOwnStory });
  if (corrected !== undefined) return await askedInstead(corrected);
  // 'What time is it' has only words of scripture, and asks for the time.
  const asksElsewhere = why !== undefined && !framed && question.test(core);
  const quoted = asksElsewhere ? [] : quotedIn(core, !framed && question.test(core), found);
  const all = cards.is ? [offered(cards.is), ...near].slice(0, mostOffered) : near;
  if (saying && (quoted.length === 0 || saying.score >= Math.min(ownWording, found.verses[0]!.coverage)))
    return answerOfSaying(text, saying.item, all);
  // 'I can do all things' has more words in common with another verse than the one that everybody means.
  const known = framed ? verseKnownBy(core) : undefined;
  if (known !== undefined && !quoted.includes(known))
    return await answerOfQuotation(library, asked, { positions: [known], certain: false }, all);
  if (quoted.length > 0) return await answerOfQuotation(library, asked, { positions: quoted, certain: true }, all);
  const asVerse =
    remembered || looksForVerse.test(text.toLowerCase()) ? 'remembered' : asksFor(core) ? 'question' : 'told';
  const meant = asksElsewhere ? undefined : verseMeant(core, asVerse, found);
  if (meant !== undefined) return await answerOfQuotation(library, asked, { positions: [meant], certain: false }, near);

  const occasion = versesOfOccasion(text);
  const asksForVerses =
    !asksIfRight.test(text.toLowerCase()) &&
    (remembered || occasion.length > 0 || verseRequest.test(text.toLowerCase()));
  // What is told of a life says more than words that merely resemble a card's.
  const isStory = !asksForVerses && !(why && question.test(text.trim().toLowerCase()));
  const { told, nearest: nearestTold, perhaps } = isStory ? story : nothingTold;
  if (told.length > 0 && told.length <= mostTold && (cards.is === undefined || cards.resembles)) {
    const [first, ...others] = told;
    const beside = [...others, ...perhaps].map(offered);
    return resembling(
      await answerOfCard(
        library,
        content,
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
            await answerOfCard(library, content, asked, cards.is, near),
            await answerOfPassages(library, asked, {
              first: [...versesOfTopic(text), ...occasion],
              cards: cards.found,
              nearest: near,
              opening: { kind: 'verses' },
            }),
          )
        : await answerOfCard(library, content, asked, cards.is, near),
      cards.resembles,
    );
  const clause = asksForVerses || told.length > 0 ? undefined : await clauseAnswered(text, content);
  if (clause !== undefined) return await askedInstead(clause);
  const language = otherLanguageSentence(text);
  if (language !== undefined) return declinedSaying(text, language);
  if (why) return declined(text, why);
  const unclear = !isSentence(text, content) ? 'nonsense' : ofFaith.test(text) ? 'nothing' : 'off-topic';
  if (near.length === 0 && !asksForVerses && !isReadable(text, content, found)) return declined(text, unclear);
  const likely =
    !meaning || asksForVerses || told.length > 0 || tellsOfOneself(text) || asksElsewhere
      ? undefined
      : likelyFactFor(text, meaning);
  if (likely) return answerOfFacts(text, [likely.item], offeredFirst(content, likely.item.card, undefined, near));
  const asksForTrouble = asksForVerses && !remembered && !cards.topic;
  const passages = await passagesInstead(library, content, asked, {
    wish: remembered ? 'remembered' : asksForVerses ? 'verses' : 'answer',
    // 'Any scripture on how to correct him without shaming him': the passages of the card that answers the trouble.
    onTrouble: asksForTrouble ? (story.told[0] ?? (cards.is?.kind === 'question' ? cards.is : undefined)) : undefined,
    nearest: told[0] ?? (tellsOfOneself(text) ? nearestTold : undefined) ?? nearEnough(cards, text),
    told: [...told, ...perhaps],
    found: cards.found,
    offeredToo: all,
    chosen: [...versesOfTopic(text), ...occasion],
    core,
    quoted: found,
  });
  return passages ?? declined(text, unclear);
}

/** Words of faith: who uses one does not ask for a matter that scripture does not touch. */
const ofFaith =
  /\b(?:god|jesus|christ|christians?|bible|church|pray(?:er|ing)?|faith|heaven|hell|sins?|saved|holy|lord|scriptures?|gospels?|souls?)\b/i;

/** Whether a text asks something, at its beginning or in a sentence of its own. */
const asksFor = (text: string): boolean => text.split(/[.!\n]+\s*/).some((part) => question.test(part.toLowerCase()));

/** So many cards may fit what was told equally well: the first answers, the other is offered. More say nothing. */
const mostTold = 2;

/** A model may write a better answer than a card that merely resembles what was asked. */
const resembling = (draft: AnswerDraft, resembles: boolean): AnswerDraft =>
  resembles ? { ...draft, signature: { ...draft.signature, nearest: true } } : draft;

async function answerOfCard(
  library: Library,
  content: Content,
  asked: AuthorRequest,
  card: AnsweringCard,
  near: readonly ReturnType<typeof offered>[],
): Promise<AnswerDraft> {
  if (card.kind !== 'question') return answerOfOtherCard(asked.text, card, near);
  const draft = await supplementReferences(library, content.questions, asked, card.card);
  return { ...draft, summary: withQuestion(card.title, draft.summary), nearest: [...near] };
}
