import { HttpError } from '../http-error.ts';
import type { AnswerDraft, ObjectionDraft, Signature } from './author.ts';

const searched: Signature = {
  writer: 'library',
  sources: [
    {
      name: 'King James Version, World English Bible, Nave’s Topical Bible',
      gave: 'nothing: they were searched for the words of the question',
    },
  ],
  confidence: 'low',
};

/** The answer when the library has nothing: it says so and has no references. */
export const noAnswer = (question: string): AnswerDraft => ({
  question,
  summary:
    'Nothing was found. None of the words of this question leads to a passage, a topic or an answer that we hold, and we would rather say so than make one up.',
  plainEnglishExplanation:
    'It may help to put the question in other words, to name the person, the place or the passage it is about, or to ask one thing at a time. For a single word, the concordance finds every verse that has it.',
  references: [],
  signature: searched,
});

/** The answer to an objection when the library has nothing. */
export const noAnswerToObjection = (asked: string): ObjectionDraft => ({
  objection: asked,
  coreResponse:
    'We have no answer to this, and nothing near enough to it to pass for one. Rather than make one up we say so.',
  deeperExplanation:
    'It may help to name what the objection turns on: *evil*, *miracles*, *the Bible*, *other religions*, *hell*. The topics on the first page each have an answer of their own.',
  keyScriptures: [],
  furtherReading: [],
  signature: searched,
});

/** 404 for a term without an entry. */
export const noEntry = (term: string): HttpError =>
  new HttpError(404, {
    error: `Nothing was found under “${shortened(term)}”: no entry, topic or word of the original goes by that name.`,
    code: 'nothing_found',
  });

/** 404 for a topic with too little material for a study. */
export const noStudy = (topic: string): HttpError =>
  new HttpError(404, {
    error: `Not enough was found on “${shortened(topic)}” to make a study of it. Another word for the topic may help.`,
    code: 'nothing_found',
  });

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);
