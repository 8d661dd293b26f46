import { cueGroups, lifeEvents, type LifeEvent } from '@berea/content/life-events';

/** A text as cues are written: small letters and digits, no apostrophes, one space between words. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that only somebody uses who tells of himself. */
const ofMyself =
  /\b(?:i|im|ive|id|ill|me|my|mine|myself|we|weve|us|our|ours|hubby|mum|mom|dad|grandad|grandma|the kids|payday)\b/;
/** A question about what is right, what is written or what is meant is not a story, whoever asks it. */
const asksForTeaching = [
  /^(?:is (?:it|god|there|jesus)|are|was|were|does|do (?:we|all|christians)|did|can|may|should|must|shall|what does|what did|what is|what are|who|whose|where (?:in|did|was)|when (?:did|was|will)|how (?:many|old|long)|which|(?:bible )?(?:verses?|scriptures?|passages?|psalms?|prayers?)) /,
  /\b(?:in the bible|bible (?:say|says|teaches|mean|means|verses?)|(?:is|was) (?:it|that|this) (?:wrong|ok|okay|right|a sin|sinful)|is a sin|did i do wrong|can i (?:be|still|take|marry)|asked why|dead sea|like (?:job|judas|david|hosea|moses|noah|cain|lot|samson)s?)\b/,
];
/** Shorter texts name a topic. */
const leastWords = 4;

interface Row {
  readonly event: LifeEvent;
  readonly cues: readonly RegExp[];
  readonly unless: RegExp | undefined;
  /** More for more cues, and for those with fewer alternatives. */
  readonly specific: number;
}

/** The alternatives of a cue with its groups written out. */
const alternativesOf = (cue: string): string[] =>
  cue.split(', ').flatMap((alternative) => {
    const name = /^\{(\w+)\}$/.exec(alternative)?.[1];
    return name === undefined ? [alternative] : alternativesOf(group(name));
  });

/** @throws Error when there is no such group */
function group(name: string): string {
  if (!Object.hasOwn(cueGroups, name)) throw new Error(`No group of cues is called ${name}`);
  return cueGroups[name as keyof typeof cueGroups];
}

const sourceOf = (alternative: string): string =>
  alternative
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${alternativesOf(group(name)).join('|')})`)
    .replaceAll('*', '[a-z0-9]*')
    .replaceAll(' .. ', ' (?:[^ ]+ ){0,4}?');

const patternOf = (cue: string): RegExp =>
  new RegExp(`(?:^| )(?:${alternativesOf(cue).map(sourceOf).join('|')})(?= |$)`, 'u');

let rows: readonly Row[] | undefined;

const compiled = (): readonly Row[] =>
  (rows ??= lifeEvents.map((event) => ({
    event,
    cues: event.cues.map(patternOf),
    unless: event.unless === undefined ? undefined : patternOf(event.unless),
    specific: event.cues.reduce((sum, cue) => sum + 1 + 1 / (1 + alternativesOf(cue).length), 0),
  })));

/**
 * The cards for what a text tells of the writer's own life, the most specific first: the questions of those that fit
 * equally well; empty for a text that tells nothing of it.
 */
export function lifeEventsIn(text: string): string[] {
  const words = plain(text);
  if (words.split(' ').length < leastWords || !ofMyself.test(words) || asksForTeaching.some((form) => form.test(words)))
    return [];
  const fitting = compiled().filter(({ cues, unless }) => cues.every((cue) => cue.test(words)) && !unless?.test(words));
  const most = Math.max(...fitting.map(({ specific }) => specific));
  return [...new Set(fitting.filter(({ specific }) => specific === most).map(({ event }) => event.card))];
}
