/** A text as cues are written: small letters and digits, no apostrophes, one space between words. */
export const plain = (text: string): string =>
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
  /^(?:is (?:it|god|there|jesus)|are|was(?! (?:in|at|on|a|never|always|just|told|raised|married|going|with|so)\b)|were|does|do (?:we|all|christians)|did|can|may|should|must|shall|what does|what did|what is|what are|who|whose|where (?:in|did|was)|when (?:did|was|will)|how (?:many|old|long)|which|(?:bible )?(?:verses?|scriptures?|passages?|psalms?|prayers?)) /,
  /\b(?:in the bible|bible (?:say|says|teaches|mean|means|verses?)|(?:is|was) (?:it|that|this) (?:wrong|ok|okay|right|a sin|sinful)|is a sin|did i do wrong|can i (?:be|still|take|marry)|asked why|dead sea|like (?:job|judas|david|hosea|moses|noah|cain|lot|samson)s?)\b/,
];
/** Shorter texts name a topic. */
const leastWords = 4;

/** Whether a text tells something of the writer's own life. */
export function tellsOfOneself(text: string): boolean {
  const words = plain(text);
  return (
    words.split(' ').length >= leastWords && ofMyself.test(words) && !asksForTeaching.some((form) => form.test(words))
  );
}
