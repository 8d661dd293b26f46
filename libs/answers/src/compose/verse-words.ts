import { bookById, type Book } from '@berea/scripture';
import { termsOf } from '@berea/search/text';

/** The kind of verse, which decides how an answer introduces it. */
export type Manner =
  | 'prayer'
  | 'question'
  | 'warning'
  | 'promise'
  | 'command'
  | 'comparison'
  | 'proverb'
  | 'story'
  | 'saying';

const imperative =
  /^(?:let|be|do not|don’t|don't|take|put|cast|seek|rejoice|pray|submit|humble|trust|love|cease|come|hear|hearken|remember|forget not|wait|commit|rest|keep|give|bear|follow|flee|watch|fear not|fear|honou?r|forgive|judge not|walk|go|ask|turn|return|repent|bless|delight|lay not|owe|beware|thou shalt (?!be|have|see|die|come|go|find|bring|return|know|eat|dwell)|ye shall not|you shall)\b/i;
const threat =
  /\b(?:against (?:thee|you|them)|fury|furious|furiously|destroy\w*|consum\w*|cursed?|wrath|perish\w*|cut off|desolat\w*|punish\w*|plagues?|smite|devour\w*|slay|slain|woe|condemn\w*|torment\w*|burn(?:ed|eth)?|anger of the lord)\b/i;

/** Classifies a verse by its English words. 'saying' when no pattern matches, and for texts in other languages. */
export function mannerOf(words: string, book: Book): Manner {
  const [psalm, wise] = [book.id === 'Ps' || book.id === 'Lam', book.id === 'Prov' || book.id === 'Eccl'];
  const clauses = words.split(/[,;:.]\s+/).map((clause) => clause.replace(openingConjunction, ''));
  if (
    /\bO (?:LORD|Lord|God|my God)\b/.test(words) ||
    (psalm && /\b(?:thou|thy|thee|thine|you|your)\b/.test(words) && !imperative.test(clauses[0]!))
  )
    return 'prayer';
  if (psalm && imperative.test(clauses[0]!) && /\b(?:me|us|my (?!soul|son|people|children|mouth)\w+)\b/i.test(words))
    return 'prayer';
  if (words.includes('?') || /^how long\b/i.test(words)) return 'question';
  if (!wise && threat.test(words)) return 'warning';
  if (/\bbetter\b.*\bthan\b|\b(?:even )?as\b.*\bso\b/i.test(words)) return 'comparison';
  // In a story, the same verb forms are usually narrative, not commands: 'They put them in houses'.
  const told = book.position <= lastOfHistory && book.id !== 'Lev' && book.id !== 'Deut';
  if (
    (!told && clauses.slice(0, 2).some((clause) => imperative.test(clause))) ||
    /\b(?:let us|be ye|be not|thou shalt not|ye shall not|thou shalt (?:love|honour|worship|serve|fear|keep))\b/i.test(
      words,
    )
  )
    return 'command';
  if (wise) return 'proverb';
  if (!told && /\b(?:I will|(?<!I )shall|will)\b/.test(words) && !/\bwho(?:soever)? (?:shall|will)\b/.test(words))
    return 'promise';
  if (
    !psalm &&
    book.position <= lastStory &&
    /\b(?:said|saith|went|came|answered|saw|took|arose|rose|brought|sent|spake|called|made|wept|fell|began)\b/.test(
      words,
    )
  )
    return 'story';
  return 'saying';
}

const lastOfHistory = bookById('Esth')!.position;
/** After Acts, the only stories are in visions. */
const lastStory = bookById('Acts')!.position;

/** Conjunctions that link a verse to the previous one. */
const openingConjunction =
  /^[“"‘']?(?:for,? (?!all|every|me|us|my|his|our|a|an|the|sin|ever)|(?:(?:and|or|but|then(?! (?:shall|said|came|went|will))|so|yet|now|therefore|wherefore|because|moreover|nevertheless|that|also|behold)\b,?\s+)+)/i;

/**
 * A verb whose subject is in the clause before. Quoted alone it can say the opposite ('nor height, nor depth … shall be
 * able').
 */
const missingSubject =
  /^(?:(?:and|but|nor) )?(?:not|shall|shalt|will|wilt|canst|hast|dost|art|wast|is|are|was|were|be|been|have|has|hath|had|do|doth|does|did|can|could|may|might|would|should|must|bring|brought|brings|bringeth|\w+eth|\w+ed)\b/i;

/** Words that begin a question, as opposed to its second half. */
const questionStart =
  /^(?:(?:and|but|for|or) )?(?:who|whom|whose|what|why|how|where|when|whence|wherefore|which|is|are|am|art|was|were|shall|shalt|will|wilt|would|should|can|canst|could|do|dost|doth|does|did|hath|hast|have|had|know|may)\b/i;

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Quotation marks inside a verse, which would end ours. */
const marks = /[“”"]/g;

/**
 * The part of a verse to quote: a run of whole clauses with the wanted words, short enough for a sentence. It is an
 * exact substring of the verse, except that quotation marks and an opening conjunction are removed.
 */
export function quotable(text: string, asked: readonly string[], mostWords = 16): string {
  const wanted = new Set(asked.flatMap(termsOf));
  const clauses = text
    .replace(marks, '')
    .trim()
    .split(/(?<=[,;:.?!])\s+/);
  let best = { run: clauses[0] ?? '', score: -Infinity };
  for (let from = 0; from < clauses.length; from++) {
    for (let to = from + 1; to <= clauses.length; to++) {
      const run = clauses.slice(from, to).join(' ');
      const words = wordCount(run);
      if (words > mostWords && to > from + 1) break;
      const torn =
        from > 0 && run.endsWith('?') && !questionStart.test(run) && !/[.?!:;]$/.test(clauses[from - 1]!) ? 2 : 0;
      const score = scoreOf(run, words, wanted) - torn - from * 0.1 - (from > 0 && missingSubject.test(run) ? 4 : 0);
      if (score > best.score) best = { run, score };
    }
  }
  const bare = best.run.replace(openingConjunction, '');
  const kept = (wordCount(bare) >= 3 ? bare : best.run).replace(/[,;:.\s]+$/, '');
  return balanced(kept);
}

/**
 * Scores a run of clauses: higher the more wanted words it has, the better it reads on its own, and the closer it is to
 * ten words.
 */
function scoreOf(run: string, words: number, wanted: ReadonlySet<string>): number {
  const shared = new Set(termsOf(run).filter((term) => wanted.has(term))).size;
  const whole = /[.?!]$/.test(run) ? 1.2 : /[;:]$/.test(run) ? 1 : 0;
  const dangling =
    /^(?:which|who|whom|whose|that|of|in|to|with|by|from|as|after|even|nor|neither|than|unto|until|till|when|whether|saying|if|lest)\b/i.test(
      run,
    )
      ? 2.5
      : 0;
  const introducing = /\b(?:said|saying|saith)(?: unto \w+)?[,:]$|^(?:and|then) .{0,30}\bsaid\b/i.test(run) ? 2 : 0;
  const cutOff = /[,;:] (?:lest|that|because|if|when|and|or|nor|neither)\b[^,;:.?!]*,$/i.test(run) ? 1 : 0;
  const halves = /[;:] \S/.test(run) ? 0.7 : 0;
  const torn = /^\S+(?: \S+)?[?!] /.test(run) ? 3 : 0;
  const runningOn = /[.?!] \S/.test(run) ? 2 : 0;
  const enumerating = Math.max(0, (run.match(/,/g) ?? []).length - 2);
  return (
    Math.min(shared, 2) * 2.5 +
    whole -
    dangling -
    introducing -
    cutOff -
    halves -
    torn -
    runningOn -
    enumerating -
    Math.abs(words - 10) / 6 -
    (words < 4 ? 2 : 0) -
    Math.max(0, words - 18) / 3
  );
}

/** Removes brackets without a counterpart. */
const balanced = (text: string): string =>
  (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length ? text : text.replace(/[()]/g, '');

/** Puts a quotation in quotation marks. */
export const inMarks = (words: string): string => `“${words}”`;

/** Makes quotation marks inside a text single, so that it can be quoted. */
export const inner = (text: string): string => text.replace(/[“"]([^“”"]*)[”"]/g, '‘$1’').replace(/[“”"]/g, '’');
