import type { AnnotatedVerse } from './gathered.ts';
import { cited, type Choose } from './phrasing.ts';
import { familyOf, type Family } from './themes.ts';
import { inMarks, mannerOf, quotable, type Manner } from './verse-words.ts';

/** Templates by kind of verse. {R} is replaced by a reference, {Q} by a quotation of the verse. */
type Templates = Readonly<Record<Manner, readonly [string, ...string[]]>>;

const questions: Templates = {
  command: [
    '{Q} ({R}): what makes this hard to do, and what would help?',
    'If you took {R} at its word, {Q}, what would be different by this evening?',
    'Whom do you think of first when you hear {Q} ({R}), and what would obeying it look like there?',
    'What reason does the passage around {R} give for saying {Q}, and is it reason enough for you?',
  ],
  promise: [
    'What would change this week if you counted on {Q} ({R})?',
    'To whom is {Q} said in {R}, on what terms, and what does it not promise?',
    'What is easiest for you to believe in {R}, {Q}, and what is hardest?',
  ],
  prayer: [
    'Which words of {R} could be your own today, and which could not be yet?',
    'What must have happened to somebody who prays {Q} ({R})?',
    'What does {R} tell God that you would leave unsaid, and why?',
  ],
  question: [
    'How would you answer the question in {R}: {Q}',
    'Why does {R} ask, {Q}, instead of stating it?',
    'What answer does {R} seem to expect, and what answer would people you know give?',
  ],
  story: [
    'Where do you find yourself in what {R} tells, and why there?',
    'What did the people in {R} not know yet that the reader knows?',
    'At what point in {R} could things have gone another way, and what would it have taken?',
  ],
  warning: [
    'Who is warned in {R}, of what, and what would have turned the warning aside?',
    'When does a warning like {Q} ({R}) help, and when does it only frighten?',
  ],
  proverb: [
    'Where has life borne out {Q} ({R}), and where has it seemed to contradict it?',
    'What would somebody who disagrees with {Q} ({R}) say, and what would you answer?',
    'Whom have you known who could have written {Q} ({R})?',
  ],
  comparison: [
    '{R} sets one thing beside another: {Q}. Where have you seen that this is so, and where has it seemed otherwise?',
    'What do the two sides have in common when {R} says {Q}?',
  ],
  saying: [
    'How would you say {Q} ({R}) in your own words, to somebody who has never heard it?',
    'What does {R} take for granted about God, and what about people?',
    'Read what comes before and after {R}: how does it change the way you hear {Q}?',
    'To whom was {Q} ({R}) first said, and what did they need to hear?',
  ],
};

/** A discussion question that fits only this passage. Its template depends on the kind of verse. */
export const questionOn = (choose: Choose, verse: AnnotatedVerse, asked: readonly string[]): string =>
  filled(choose, questions, verse, asked);

const petitions: Readonly<Partial<Record<Manner, readonly [string, ...string[]]>>> = {
  prayer: [
    'We make the words of {R} our own: {Q}.',
    'With those who prayed before us we say, in the words of {R}: {Q}.',
  ],
  command: [
    'Make us willing to do what we read in {R}: {Q}.',
    'You have asked something of us in {R}, {Q}; give us the heart for it.',
  ],
  promise: ['Let us lean with our whole weight on what {R} holds out: {Q}.', 'We hold on to what we read in {R}: {Q}.'],
  proverb: ['Make us wise enough to live by what {R} says: {Q}.'],
};

/**
 * Parts of the Bible that address readers or are prayers. Elsewhere a sentence may be spoken by anyone, so it is not
 * turned into a prayer.
 */
const devotional: ReadonlySet<Family> = new Set(['wisdom', 'gospels', 'apostles']);

/** Sentences of prayer from suitable passages, existing prayers first; at most two. */
export function petitionsFrom(choose: Choose, verses: readonly AnnotatedVerse[], asked: readonly string[]): string[] {
  const fit = Object.keys(petitions).flatMap((manner) =>
    verses
      .filter(
        (verse) =>
          mannerOf(quotedFrom(verse, asked), verse.book) === manner &&
          devotional.has(familyOf(verse.book)) &&
          !/\d-\d/.test(verse.reference),
      )
      .slice(0, 1),
  );
  return fit
    .slice(0, 2)
    .map((verse) => filled(choose, petitions as Templates, verse, asked).replace(/([?!]”)\.$/, '$1'));
}

const advice: Templates = {
  command: [
    'Read it twice, once for what it asks and once for the reason it gives or leaves out.',
    'Before asking whether it can be done, be clear about what exactly is asked, and of whom.',
  ],
  promise: [
    'Ask of every promise who makes it, to whom, and when it is to come true.',
    'Words like these are easily lifted out of their place; notice what goes before them.',
  ],
  prayer: [
    'Because it is a prayer it can be prayed; try it aloud before you talk about it.',
    'Listen to the tone as much as to the words: is it trust, complaint, praise, or several at once?',
  ],
  question: [
    'Let the question stand for a while before you answer it.',
    'A question can say more than a statement; this one is worth a minute of silence.',
  ],
  story: [
    'With a story, look at what each person does before asking what it means.',
    'Tell the scene once in your own words, without explaining it; then see what you left out.',
  ],
  warning: [
    'A warning is given while there is still time; ask what it hopes to prevent.',
    'Do not soften it too soon; ask first why it had to be said.',
  ],
  proverb: [
    'A proverb says what is mostly so, in as few words as it can; look for the case it does not cover.',
    'Say it slowly and stress a different word each time; the sense shifts a little.',
  ],
  comparison: ['Comparisons work by what their two sides share; name it before you go on.'],
  saying: [
    'Ask who says it, to whom, and what has just happened.',
    'Underline the word in it that carries the weight; not everybody will choose the same one.',
    'Look for what it takes for granted, because that is often where it surprises.',
  ],
};

/** Advice for a group on how to read a passage. */
export const adviceOn = (choose: Choose, verse: AnnotatedVerse, asked: readonly string[]): string => {
  const manner = mannerOf(quotedFrom(verse, asked), verse.book);
  return choose(`advice ${manner}`, advice[manner]);
};

const quotedFrom = (verse: AnnotatedVerse, asked: readonly string[]): string =>
  quotable(verse.text, [...asked, ...verse.words], 14);

function filled(choose: Choose, ways: Templates, verse: AnnotatedVerse, asked: readonly string[]): string {
  const quoted = quotedFrom(verse, asked);
  const manner = /:\d+-\d+$/.test(verse.reference) ? 'story' : mannerOf(quoted, verse.book);
  return choose(manner, ways[manner])
    .replace('{R}', cited(verse.reference))
    .replace('{Q}', () => inMarks(quoted));
}
