import { cardOfKind, cardsFor, factFor, meaningOf, tellsOfOneself } from '@berea/search';
import type { AnswerDraft, AuthorRequest, Author, EntryDraft, ObjectionDraft, StudyDraft } from './author.ts';
import { askedAnswer } from './asked/asked-answer.ts';
import { clauseAnswered } from './asked/clause-answered.ts';
import { withQuestion } from './asked/card-answer.ts';
import { declinedObjection, sentenceInstead } from './asked/declined.ts';
import { answerToObjection, studyOfCard } from './card-drafts.ts';
import { composedAnswer } from './compose/composed-answer.ts';
import { composedEntry } from './compose/composed-entry.ts';
import { composedObjection } from './compose/composed-objection.ts';
import { composedStudy } from './compose/composed-study.ts';
import { toldStudy } from './compose/told-study.ts';
import { askedPlaces } from './compose/gathered.ts';
import type { Library } from './compose/material.ts';
import type { Content } from './content.ts';
import { supplementReferences } from './compose/supplement-references.ts';
import { entryCards } from './entry-card.ts';
import { byName, foldName } from './names.ts';
import { titlesNear } from './titles-near.ts';

/** What the library author writes from. */
export interface LibraryAuthor {
  readonly content: Content;
  readonly library: Library;
}

/**
 * Creates an author that uses only our own cards and the imported sources, without a model or network access. If a card
 * matches, it is the answer; otherwise the answer is composed from the sources.
 */
export function libraryAuthor({ content, library }: LibraryAuthor): Author {
  const entryCard = entryCards(content);
  const questionCard = byName(content.questions, ({ question, aliases }) => [question, ...aliases]);
  const apologeticsCard = byName(content.apologetics, ({ title, aliases }) => [title, ...aliases]);
  const studyCard = byName(content.studies, ({ topic, title, aliases }) => [topic, title, ...aliases]);
  async function answered(asked: AuthorRequest): Promise<AnswerDraft> {
    const own = questionCard(asked.text);
    // Who names a topic wants passages first: they are chosen from the search as well.
    // 'How many wives did Solomon have' is a wording of a card, and asks for a number.
    const wording = own !== undefined && foldName(own.question) !== foldName(asked.text) && isFact(asked.text);
    if (own && !wording && !cardsFor(asked.text, content).topic)
      return asOther(asked.text, own.question, await supplementReferences(library, content.questions, asked, own));
    if (namesNoPlace(asked.text)) return await askedAnswer(library, content, asked);
    const beside = await questionBeside(asked.text, content);
    return beside === undefined
      ? await composedAnswer(library, asked)
      : {
          ...(await askedAnswer(library, content, { text: beside, versionId: asked.versionId })),
          question: asked.text,
        };
  }
  return {
    async entry(term: string): Promise<EntryDraft | undefined> {
      const card = entryCard(term);
      if (card) return card;
      const composed = await composedEntry(library, term);
      // The misspelling 'Abrahm' finds the topic Abraham, for which there is a card.
      return composed && (entryCard(composed.title) ?? composed);
    },
    titlesNear: (term: string) => titlesNear(content, library, term),
    async answer(asked: AuthorRequest): Promise<AnswerDraft> {
      const plainly = asked.text.replace(filler, '');
      const saysMore = plainly.split(' ').length >= fewestAfterFiller;
      return {
        ...(await answered(saysMore && plainly !== asked.text ? { text: plainly, versionId: asked.versionId } : asked)),
        question: asked.text,
      };
    },
    async objection(asked: AuthorRequest): Promise<ObjectionDraft> {
      const own = apologeticsCard(asked.text);
      if (own) return answerToObjection(own);
      const found = namesNoPlace(asked.text) ? cardOfKind(asked.text, content, 'objection') : undefined;
      const instead = found ? undefined : sentenceInstead(asked.text);
      if (instead !== undefined) return declinedObjection(asked.text, instead);
      return found
        ? answerToObjection(found.card.card, found.is ? undefined : asked.text)
        : await composedObjection(library, content.apologetics, asked);
    },
    async study(asked: AuthorRequest): Promise<StudyDraft | undefined> {
      const own = studyCard(asked.text);
      if (own) return studyOfCard(own);
      if (!namesNoPlace(asked.text)) return await composedStudy(library, content, asked);
      // 'How to be a good dad' is a question of ours, and one of its topics has a study.
      const { is } = cardsFor(asked.text, content);
      const onTopic = is?.kind === 'question' ? is.card.topics.map(studyCard).find((card) => card) : undefined;
      if (onTopic) return studyOfCard(onTopic);
      const found = cardOfKind(asked.text, content, 'study');
      if (found?.is) return studyOfCard(found.card.card);
      const written = tellsOfOneself(asked.text)
        ? await toldStudy(library, content, asked)
        : await composedStudy(library, content, asked);
      return written ?? (found && studyOfCard(found.card.card, true));
    },
  };
}

/** Fewer words are no question of their own. */
const fewestAfterFiller = 3;
/** What people begin with who talk. */
const filler =
  /^(?:(?:ok(?:ay)?|so|hey|hi|hello|lol|um+|well|basically|honestly|quick question|just wondering|just curious|i was wondering|was wondering|wondering|can (?:you|u|someone|anyone) (?:please )?tell me)\b[\s,:.!-]*)+/i;

/** A card that was asked for in another wording: its 'yes' answers its own question, which is said before it. */
const asOther = (text: string, question: string, draft: AnswerDraft): AnswerDraft =>
  foldName(text) === foldName(question) ? draft : { ...draft, summary: withQuestion(question, draft.summary) };

/** A question for a person, a place, a time or a number. */
const asksForFact = /^(?:who|whose|where|when|how (?:many|long|old|tall|big|far|much))\b/i;
/** A question for what something is, or which one it was: 'what language did Jesus speak'. */
const asksWhatItIs = /^(?:what|which)(?: \w+)? (?:is|was|are|were|does|did)\b/i;
/** They say whether something is so, or right: our cards say more of it. */
const judging: readonly string[] = ['whether', 'right or wrong'];
/** From this likeness on a question is the fact's own wording. */
const ownWording = 0.97;
/** From this likeness on it has the same words, also the small ones. */
const sameWords = 0.999;

/** Whether a question asks for a fact in the fact's own words. */
function isFact(text: string): boolean {
  const asked = text.trim();
  if (asksForFact.test(asked)) return (factFor(asked)?.score ?? 0) >= ownWording;
  if (!asksWhatItIs.test(asked)) return false;
  // 'What does judge not mean' does not ask what a judge is.
  const fact = factFor(asked.replaceAll(/\b(?:an?|the)\s/gi, ''));
  return fact !== undefined && !judging.includes(fact.item.relation) && fact.score >= sameWords;
}

/** Less says nothing for itself beside a passage: 'what does … mean', 'please explain'. */
const fewestBeside = 4;

/**
 * What is asked beside the passage that a text names, if it has an answer of ours: 'can a believer lose salvation, hebrews 6
 * keeps coming up'. Undefined where the passage itself is asked about.
 */
async function questionBeside(text: string, content: Content): Promise<string | undefined> {
  const rest = askedPlaces(text).rest.replaceAll(/\s+/g, ' ');
  if (rest.split(' ').length < fewestBeside) return undefined;
  const meaning = await meaningOf(rest);
  const { is, resembles } = cardsFor(rest, content, meaning);
  const isAnswered =
    (is?.kind === 'question' && !resembles) ||
    factFor(rest, meaning) !== undefined ||
    (await clauseAnswered(rest, content)) !== undefined;
  return isAnswered ? rest : undefined;
}

/** A text that names a passage matches no card, even if the passage does not exist: it asks about the passage. */
function namesNoPlace(text: string): boolean {
  const { existing, missing } = askedPlaces(text);
  return existing.length === 0 && missing.length === 0;
}
