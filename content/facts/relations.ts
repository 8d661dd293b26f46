/** What a question asks for, by its first words. */
export type QuestionType =
  | 'who'
  | 'whose'
  | 'what'
  | 'where'
  | 'when'
  | 'how'
  | 'how many'
  | 'how long'
  | 'how old'
  | 'how much'
  | 'who wrote'
  | 'what does it mean'
  | 'is it in the Bible'
  | 'may I'
  | 'is it so';

/**
 * Every relation between a subject and an answer, with the type of its questions and their usual wordings. The words
 * are lower case; `{subject}` stands for the subject or one of its other names.
 */
export const relations = {
  // People
  'known for': {
    type: 'who',
    patterns: ['who was {subject}', 'who is {subject}', 'what is {subject} known for', 'what did {subject} do'],
  },
  father: {
    type: 'who',
    patterns: [
      'who was the father of {subject}',
      'who was {subject}’s father',
      'whose son was {subject}',
      'what was the name of {subject}’s father',
    ],
  },
  mother: {
    type: 'who',
    patterns: [
      'who was the mother of {subject}',
      'who was {subject}’s mother',
      'whose mother bore {subject}',
      'what was the name of {subject}’s mother',
    ],
  },
  parents: {
    type: 'who',
    patterns: [
      'who were the parents of {subject}',
      'who were {subject}’s parents',
      'whose child was {subject}',
      'who was the mother of {subject}',
      'who was the father of {subject}',
      'what was the name of {subject}’s mother',
      'what was the name of {subject}’s father',
    ],
  },
  wife: {
    type: 'who',
    patterns: [
      'who was the wife of {subject}',
      'who was {subject}’s wife',
      'who did {subject} marry',
      'who was {subject} married to',
      'what was the name of {subject}’s wife',
    ],
  },
  wives: {
    type: 'how many',
    patterns: ['how many wives did {subject} have', 'who were the wives of {subject}', 'who were {subject}’s wives'],
  },
  husband: {
    type: 'who',
    patterns: [
      'who was the husband of {subject}',
      'who was {subject}’s husband',
      'whose wife was {subject}',
      'who was {subject} married to',
      'who was {subject}’s husband',
      'what was the name of {subject}’s husband',
      'who did {subject} marry',
    ],
  },
  children: {
    type: 'how many',
    patterns: [
      'how many children did {subject} have',
      'who were the children of {subject}',
      'who were {subject}’s sons',
      'how many sons did {subject} have',
      'did {subject} have children',
      'who was the son of {subject}',
      'who was the daughter of {subject}',
      'what were the names of {subject}’s sons',
    ],
  },
  siblings: {
    type: 'who',
    patterns: [
      'who was the brother of {subject}',
      'who was {subject}’s sister',
      'did {subject} have brothers',
      'how many brothers did {subject} have',
      'who were the brothers of {subject}',
      'who was the sister of {subject}',
    ],
  },
  relative: {
    type: 'who',
    patterns: ['how was {subject} related to', 'whose relative was {subject}', 'who was {subject} related to'],
  },
  tribe: {
    type: 'what',
    patterns: [
      'what tribe was {subject} from',
      'which tribe did {subject} belong to',
      'what tribe did {subject} come from',
    ],
  },
  home: {
    type: 'where',
    patterns: [
      'where was {subject} from',
      'where did {subject} live',
      'what nationality was {subject}',
      'where is {subject} from',
      'where did {subject} come from',
    ],
  },
  birthplace: { type: 'where', patterns: ['where was {subject} born', 'what was the birthplace of {subject}'] },
  occupation: {
    type: 'what',
    patterns: [
      'what was {subject}’s job',
      'what did {subject} do for a living',
      'what was {subject}’s occupation',
      'what did {subject} work as',
      'what work did {subject} do',
      'what kind of work did {subject} do',
    ],
  },
  age: { type: 'how old', patterns: ['how old was {subject}', 'at what age did {subject}'] },
  'age at death': {
    type: 'how old',
    patterns: [
      'how old was {subject} when they died',
      'how long did {subject} live',
      'at what age did {subject} die',
      'how old did {subject} get',
      'how many years did {subject} live',
    ],
  },
  death: {
    type: 'how',
    patterns: ['how did {subject} die', 'what happened to {subject}', 'what was the death of {subject}'],
  },
  killer: { type: 'who', patterns: ['who killed {subject}', 'who murdered {subject}', 'how was {subject} killed'] },
  burial: {
    type: 'where',
    patterns: [
      'where was {subject} buried',
      'who buried {subject}',
      'where is {subject} buried',
      'where is the tomb of {subject}',
    ],
  },
  'other name': {
    type: 'what',
    patterns: ['what was {subject}’s other name', 'what was {subject} called before', 'what was {subject}’s real name'],
  },
  name: {
    type: 'what',
    patterns: ['what was the name of {subject}', 'what was {subject}’s name', 'what is {subject} called'],
  },
  reign: {
    type: 'how long',
    patterns: [
      'how long did {subject} reign',
      'how long was {subject} king',
      'how many years did {subject} reign',
      'how long did {subject} rule',
    ],
  },
  judgeship: { type: 'how long', patterns: ['how long did {subject} judge israel', 'how long was {subject} judge'] },
  predecessor: { type: 'who', patterns: ['who was king before {subject}', 'who came before {subject}'] },
  successor: {
    type: 'who',
    patterns: [
      'who was king after {subject}',
      'who succeeded {subject}',
      'who replaced {subject}',
      'who led israel after {subject}',
      'who came after {subject}',
      'who took over from {subject}',
      'who became king after {subject}',
    ],
  },
  // Things and events
  identity: {
    type: 'what',
    patterns: [
      'what is {subject}',
      'what was {subject}',
      'who is {subject}',
      'who was {subject}',
      'what were {subject}',
    ],
  },
  doer: { type: 'who', patterns: ['who {subject}', 'who was it that {subject}', 'who was the one who {subject}'] },
  speaker: { type: 'who', patterns: ['who said {subject}', 'who asked {subject}', 'whose words are {subject}'] },
  members: {
    type: 'what',
    patterns: [
      'what are the names of {subject}',
      'name {subject}',
      'list {subject}',
      'who were {subject}',
      'what are {subject}',
    ],
  },
  count: {
    type: 'how many',
    patterns: ['how many {subject}', 'how many {subject} were there', 'what is the number of {subject}'],
  },
  measure: {
    type: 'how much',
    patterns: [
      'how big was {subject}',
      'how tall was {subject}',
      'what size was {subject}',
      'how long was {subject}',
      'how high was {subject}',
      'what were the dimensions of {subject}',
    ],
  },
  price: {
    type: 'how much',
    patterns: ['how much did {subject} cost', 'what was the price of {subject}', 'how much was {subject}'],
  },
  worth: {
    type: 'how much',
    patterns: [
      'how much is {subject}',
      'how long is {subject}',
      'what is {subject} in modern measures',
      'what is {subject} worth',
      'what was {subject}',
      'how much was {subject}',
      'how big is {subject}',
      'how heavy is {subject}',
    ],
  },
  duration: {
    type: 'how long',
    patterns: [
      'how long was {subject}',
      'how long did {subject} last',
      'how many days was {subject}',
      'how many years was {subject}',
      'how many years did {subject} last',
    ],
  },
  time: {
    type: 'when',
    patterns: [
      'when was {subject}',
      'when did {subject}',
      'on what day was {subject}',
      'what year was {subject}',
      'what day was {subject}',
    ],
  },
  place: { type: 'where', patterns: ['where was {subject}', 'where did {subject}', 'where is {subject}'] },
  events: {
    type: 'what',
    patterns: ['what happened at {subject}', 'what happened in {subject}', 'why is {subject} important'],
  },
  material: {
    type: 'what',
    patterns: ['what was {subject} made of', 'what was in {subject}', 'what did {subject} contain'],
  },
  // Words and books
  meaning: {
    type: 'what does it mean',
    patterns: [
      'what does {subject} mean',
      'what is the meaning of {subject}',
      'what does the name {subject} mean',
      'meaning of {subject}',
      'definition of {subject}',
    ],
  },
  author: {
    type: 'who wrote',
    patterns: [
      'who wrote {subject}',
      'who is the author of {subject}',
      'who was {subject} written by',
      'who wrote the book of {subject}',
      'who wrote the gospel of {subject}',
      'who wrote the letter to {subject}',
      'who wrote the letter to the {subject}',
      'who wrote the letter of {subject}',
    ],
  },
  audience: {
    type: 'who',
    patterns: ['who was {subject} written to', 'who was {subject} written for', 'to whom was {subject} written'],
  },
  chapters: {
    type: 'how many',
    patterns: [
      'how many chapters are in {subject}',
      'how many chapters does {subject} have',
      'how many chapters in {subject}',
      'how long is {subject}',
      'how long is the book of {subject}',
    ],
  },
  passage: {
    type: 'where',
    patterns: ['where is {subject} in the bible', 'where in the bible is {subject}', 'what chapter is {subject}'],
  },
  'in the Bible': {
    type: 'is it in the Bible',
    patterns: [
      'is {subject} in the bible',
      'are {subject} in the bible',
      'does the bible mention {subject}',
      'is there {subject} in the bible',
      'is the word {subject} in the bible',
      'is the name {subject} in the bible',
      'does {subject} appear in the bible',
    ],
  },
  // What is allowed, and what people wonder about
  'right or wrong': {
    type: 'may I',
    patterns: [
      'is {subject} a sin',
      'is {subject} wrong',
      'is it a sin to {subject}',
      'can christians {subject}',
      'what does the bible say about {subject}',
    ],
  },
  whether: { type: 'is it so', patterns: ['is it true that {subject}', 'does the bible say that {subject}'] },
} as const satisfies Record<string, { readonly type: QuestionType; readonly patterns: readonly string[] }>;

/** What an answer is of its subject: 'killer', 'father', 'age at death'. */
export type Relation = keyof typeof relations;
