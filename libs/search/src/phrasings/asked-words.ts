import { oneSpelling } from '../one-spelling.ts';
import { plainWords, termOf } from '../terms.ts';

/** Contractions as `plainWords` leaves them, without the apostrophe, in full. 'ill' and 'well' are words of their own. */
const contractions: Readonly<Record<string, string>> = {
  whats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  whens: 'when is',
  hows: 'how is',
  whys: 'why is',
  thats: 'that is',
  theres: 'there is',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  youre: 'you are',
  theyre: 'they are',
  hes: 'he is',
  shes: 'she is',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wont: 'will not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  hasnt: 'has not',
  havent: 'have not',
  aint: 'is not',
};

/** Everyday words and spellings with the word that our own texts use. */
const sameWords: Readonly<Record<string, string>> = {
  mom: 'mother',
  mum: 'mother',
  mommy: 'mother',
  mummy: 'mother',
  dad: 'father',
  daddy: 'father',
  kid: 'child',
  kids: 'child',
  children: 'child',
  hubby: 'husband',
  grandma: 'grandmother',
  granny: 'grandmother',
  nana: 'grandmother',
  grandpa: 'grandfather',
  grandad: 'grandfather',
  granddad: 'grandfather',
  teen: 'teenager',
  teens: 'teenager',
  infant: 'baby',
  newborn: 'baby',
  buddy: 'friend',
  scared: 'afraid',
  frightened: 'afraid',
  terrified: 'afraid',
  mad: 'angry',
  furious: 'angry',
  sick: 'ill',
  alzheimers: 'dementia',
  alzheimer: 'dementia',
  cannabis: 'weed',
  marijuana: 'weed',
  movie: 'film',
  movies: 'film',
  cuss: 'swear',
  gays: 'gay',
  homosexual: 'gay',
  homosexuality: 'gay',
  disproved: 'disprove',
  disproven: 'disprove',
  bloke: 'man',
  guy: 'man',
  guys: 'man',
  fella: 'man',
  dude: 'man',
  chap: 'man',
  lady: 'woman',
  dust: 'ground',
  dirt: 'ground',
  sand: 'ground',
  murder: 'kill',
  stabbed: 'kill',
  assassinated: 'kill',
  talk: 'speak',
  talked: 'speak',
  talking: 'speak',
  talks: 'speak',
  cistern: 'pit',
  well: 'pit',
  boat: 'ship',
  boats: 'ship',
  wrecked: 'shipwreck',
  wreck: 'shipwreck',
  shipwrecked: 'shipwreck',
  cured: 'heal',
  cure: 'heal',
  robe: 'coat',
  cloak: 'coat',
  donkeys: 'donkey',
  ass: 'donkey',
  publican: 'taxcollector',
  epistle: 'letter',
  epistles: 'letter',
  town: 'city',
  devil: 'satan',
  tomb: 'grave',
  started: 'begin',
  start: 'begin',
  starts: 'begin',
  called: 'name',
  named: 'name',
  names: 'name',
  slew: 'kill',
  slain: 'kill',
  slay: 'kill',
  murdered: 'kill',
  died: 'die',
  dead: 'die',
  death: 'die',
  dying: 'die',
  got: 'get',
  gets: 'get',
  gone: 'go',
  went: 'go',
  wrote: 'write',
  written: 'write',
  built: 'build',
  led: 'lead',
  sold: 'sell',
  ate: 'eat',
  took: 'take',
  taken: 'take',
  gave: 'give',
  made: 'make',
  said: 'say',
  born: 'birth',
  bore: 'birth',
  paid: 'pay',
  thrown: 'throw',
  threw: 'throw',
  saw: 'see',
  seen: 'see',
  told: 'tell',
  fed: 'feed',
  slept: 'sleep',
  wept: 'weep',
  chose: 'choose',
  chosen: 'choose',
  rose: 'rise',
  risen: 'rise',
  fell: 'fall',
  fallen: 'fall',
  came: 'come',
  knew: 'know',
  known: 'know',
  brought: 'bring',
  bought: 'buy',
  caught: 'catch',
  taught: 'teach',
  fought: 'fight',
  lost: 'lose',
  found: 'find',
  held: 'hold',
  kept: 'keep',
  met: 'meet',
  ran: 'run',
  sat: 'sit',
  sent: 'send',
  spoke: 'speak',
  spoken: 'speak',
  stood: 'stand',
  wore: 'wear',
  won: 'win',
  began: 'begin',
  drank: 'drink',
  drove: 'drive',
  driven: 'drive',
  fled: 'flee',
  forgave: 'forgive',
  forgiven: 'forgive',
  grew: 'grow',
  hid: 'hide',
  hidden: 'hide',
  rode: 'ride',
  sang: 'sing',
  stole: 'steal',
  stolen: 'steal',
  struck: 'strike',
  tore: 'tear',
  woke: 'wake',
  broke: 'break',
  broken: 'break',
  swore: 'swear',
  swam: 'swim',
  dug: 'dig',
  jail: 'prison',
  men: 'man',
  women: 'woman',
  wives: 'wife',
  brothers: 'brother',
  disciples: 'apostle',
  disciple: 'apostle',
  israelites: 'israel',
  xmas: 'christmas',
  porn: 'pornography',
  jewelry: 'jewellery',
  gray: 'grey',
  elizabeth: 'elisabeth',
  revelations: 'revelation',
  psalms: 'psalm',
  desert: 'wilderness',
  job: 'occupation',
};

const numerals: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [String(value), word]),
);

/** A word as written, and the term it is compared by. */
export interface AskedWord {
  readonly word: string;
  readonly term: string;
}

/** Cache: thousands of phrasings repeat a few thousand words, and a word takes longer than a lookup. */
const known = new Map<string, readonly AskedWord[]>();
const mostKnown = 50_000;

/**
 * The words of a question in the one form in which questions are compared: contractions in full, one spelling, one word
 * for everyday variants, numbers up to twelve as words, stems.
 */
export function askedWords(text: string): readonly AskedWord[] {
  return text
    .normalize('NFKC')
    .split(/[\s-]+/)
    .flatMap((written) => {
      let words = known.get(written);
      if (!words) {
        if (known.size >= mostKnown) known.clear();
        known.set(written, (words = wordsOf(written)));
      }
      return words;
    });
}

const wordsOf = (written: string): AskedWord[] => {
  const number = /^\P{L}*?(\d+)\P{L}*$/u.exec(written)?.[1];
  if (number !== undefined) return [{ word: number, term: askedTerm(number) }];
  return plainWords(written)
    .flatMap((word) => (Object.hasOwn(contractions, word) ? contractions[word]!.split(' ') : [word]))
    .map((word) => ({ word, term: askedTerm(word) }));
};

function askedTerm(word: string): string {
  const same = [numerals, sameWords].find((words) => Object.hasOwn(words, word));
  const one = same?.[word] ?? word;
  return termOf(oneSpelling(one));
}
