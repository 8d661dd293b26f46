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
