import type { ApologeticsCard, BookCard, EncyclopediaCard, QuestionCard, StudyCard } from '@berea/content/card';
import type { Content } from '../content.ts';

/** A short encyclopedia card. */
const entryCard = (title: string, changed: Partial<EncyclopediaCard> = {}): EncyclopediaCard => ({
  title,
  aliases: [],
  summary: `${title} in short.`,
  details: `${title} at length, with a link to [[Ruth]].`,
  insights: {},
  historicalContext: `The world of ${title}.`,
  keyScriptures: ['Ruth 1:16', 'Ruth 1:17', 'John 3:16', 'John 3:17'],
  ...changed,
});

/** A short book card. */
const bookCard: BookCard = {
  book: 'Ruth',
  aliases: ['megillat rut'],
  summary: 'A famine and a field.',
  details: 'Four scenes.',
  insights: { hebrew: { strongs: 'H7327', word: 'רוּת', transliteration: 'Rut', meaning: 'A friend.' } },
  historicalContext: 'When judges ruled.',
  keyScriptures: ['Ruth 1:16', 'Ruth 2:12', 'Ruth 3:11', 'Ruth 4:14'],
};

/** A short question card. */
const questionCard: QuestionCard = {
  id: 'questions/why-should-anyone-hope',
  question: 'Why should anyone hope?',
  aliases: ['is there hope', 'reasons for hope', 'what hope is there', 'can i hope'],
  topics: ['hope', 'despair'],
  summary: 'Because of what was promised (John 3:16).',
  explanation: 'First this (John 3:16-17).\n\nThen that.',
  references: [
    { scripture: 'John 3:16-17', why: 'What was given.' },
    { scripture: 'Ruth 1:16', why: 'What love promises.' },
  ],
  whereChristiansDiffer: 'On the means.',
};

/** A short apologetics card. */
const apologeticsCard: ApologeticsCard = {
  id: 'apologetics/the-problem-of-evil',
  title: 'The Problem of Evil',
  aliases: ['why is there evil', 'evil disproves god', 'theodicy', 'if god is good'],
  topics: ['evil', 'suffering'],
  objection: 'A good God would not.',
  coreResponse: 'He bears it himself.',
  deeperExplanation: '### In full\n\nIt is **hard**.',
  scriptures: ['John 3:16', 'Ruth 1:16-17'],
  furtherReading: ['C. S. Lewis, The Problem of Pain (1940)'],
};

/** A short study card. */
const studyCard: StudyCard = {
  id: 'studies/managing-anger',
  topic: 'Managing anger',
  aliases: ['anger', 'i am angry', 'temper', 'rage'],
  title: 'Slow to Anger',
  introduction: 'An introduction.',
  sections: ['One', 'Two', 'Three'].map((heading) => ({
    heading,
    teaching: `What ${heading} teaches.`,
    scriptures: ['John 3:16', 'Ruth 1:16-17'],
  })),
  questions: ['What do you think?', 'Why is that?', 'How so?', 'Who else?'],
  prayer: 'A prayer.',
  longReads: [{ title: 'The whole of it', booksToRead: 'Ruth 1', explanation: 'It is short.' }],
};

/** Content with one or two cards of each kind. */
export const fewCards: Content = {
  encyclopedia: {
    people: [entryCard('Moses', { aliases: ['lawgiver'] }), entryCard('Abraham’s Servant'), entryCard('Aaron')],
    places: [entryCard('Bethlehem')],
    theology: [entryCard('The Trinity'), entryCard('Atonement')],
    parables: [entryCard('The Sower'), entryCard('The Good Samaritan')],
    miracles: [entryCard('Water into Wine'), entryCard('A Storm Is Stilled')],
  },
  books: [bookCard],
  questions: [questionCard],
  apologetics: [apologeticsCard],
  studies: [studyCard],
};
