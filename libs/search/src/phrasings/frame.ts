/** What is asked about, without the words that only ask where it stands or whether it is in the Bible. */
export interface Framed {
  readonly core: string;
  /** Whether such words were there: then the core is something that was quoted, not a question of its own. */
  readonly framed: boolean;
  /** Whether one verse is looked for: 'what is that verse about …', 'the one where it says …', 'something about …'. */
  readonly remembered: boolean;
}

const source =
  '(?:the )?(?:holy )?(?:bible|scriptures?|word of god|gospels?|old testament|new testament|isaiah|proverbs|psalms|jesus|god)';
const unit = '(?:book|chapter|verse|scripture|passage|psalm|proverb|quote|part|story)';
/** Books whose names are no other words. */
const book =
  '(?:[123] )?(?:genesis|exodus|leviticus|deuteronomy|ecclesiastes|jeremiah|ezekiel|daniel|matthew|luke|corinthians|romans|galatians|ephesians|philippians|colossians|thessalonians|timothy|hebrews|revelation)';

const says =
  '(?:says?|said|goes|talks about|mentions|is (?:like|about))(?: something)?(?: like| about| along the lines of)?';
/** Words in front of one verse that somebody half remembers. */
const remembering = [
  `(?:i am |im )?(?:looking for |trying to (?:find|remember) |cannot find |cant find )?(?:the|that|this|a) (?:bible )?(?:one|bit|line|${unit}|thing)(?: in ${source})? (?:(?:about|with)(?: how)?|(?:where|that|which|when)(?: (?:it|he|she|someone|somebody|the (?:guy|man|woman|person)|they|jesus|paul|david|moses|god))? ${says})(?: that)?`,
  `(?:i am |im )?(?:looking for|trying to (?:find|remember)) (?:the|that|this|a) (?:bible )?(?:one|bit|line|${unit}|thing) (?:where|when|about|with|that|in which)`,
  `(?:i (?:(?:only|vaguely|just|kind of) )?remember )?something (?:about|like|along the lines of)(?: how)?`,
  `(?:is there|there is|isnt there|isn't there) (?:a|some|one) (?:bible )?${unit} (?:about|that ${says}|which ${says}|where(?: (?:it|he|god|jesus|someone) ${says})?|saying)(?: that)?`,
  `how does (?:that|the) ${unit} go(?: again)?(?: about| where| that says)?`,
  `what is (?:that|the) (?:bible )?(?:one|bit|line|${unit}) (?:about|where it says|that goes|that says|with)(?: how)?`,
];

/** Words in front, at the end, and around, in the order in which they are taken off. */
const opening = [
  ...remembering,
  `(?:please |can you |could you )?(?:tell|show|find|give) me (?:the |a )?(?:bible )?${unit} (?:that says|which says|saying|about|on|where it says|with)`,
  `where(?: exactly)?(?: in ${source})? (?:does|did|do|is it) (?:it|${source}|we|they|he|you)?\\s*(?:say|says|said|find|read|written|state|tell us|mention)(?: that)?`,
  // 'Where is God in this' looks for no words.
  `where (?:is|are|in ${source} is|do i find|can i find)(?! (?:god|jesus|the lord)\\b)`,
  `(?:what|which)(?: is| s)?(?: the| that)?(?: bible)? ${unit}(?: in ${source})?(?: is it)?(?: that)? (?:says|say|states|tells us|goes|talks about|mentions|about|where it says|with|has|contains|is it where)(?: that)?`,
  `(?:what|which)(?: bible)? ${unit} is`,
  `(?:the|that|a)?\\s*(?:bible )?${unit} (?:that says|that goes|which says|that talks about|saying|where it says|about|with)(?: that)?`,
  `(?:does|did) (?:it|${source})(?: really| actually| ever)? (?:say|teach|state|tell us)(?: in ${source})?(?: that)?(?: to)?`,
  '(?:give me |what is )?(?:the )?chapter and verse (?:for|of|where it says)',
  `is it true that ${source} says`,
  `is it (?:in ${source}|biblical|scriptural)(?: that| to say)?`,
  `${source} says(?: that)?`,
  `who (?:said|says)`,
  `what does it mean (?:that|when it says|by)`,
];
const closing = [
  '(?:please|pls|thanks|thank you)',
  '(?:what(?: is)? |which |give me |i need )?(?:the )?(?:book )?chapter and verse(?: is (?:it|that|this))?',
  `(?:which|what) ${unit} is (?:that|this|it)(?: in| from)?`,
  `where is (?:that|this|it)(?: in ${source}| from| found| written)?`,
  `(?:is|are) (?:that|it|this)(?: really| actually)? (?:in|from) ${source}`,
  `(?:in|from) (?:which|what) ${unit}`,
  `(?:is|in|from|according to) (?:in |from )?${source}`,
  `(?:a |the )?(?:bible|biblical|scripture) ${unit}`,
  `(?:a |the )?${unit}`,
  `in ${source}`,
  'biblical',
  'mean(?:ing)?',
];
/** What somebody adds who looks for a verse: where it may be, or from whom he has it. */
const aside = new RegExp(
  [
    ' (?:i think|i believe|i guess|not sure|i cannot remember|i cant remember|i dont remember|i forget) .*$',
    ' (?:because|cause|cos|but|and) i (?:cant|cannot|can not|couldnt|could not) find (?:it|that).*$',
    ' my (?:grand\\w+|gran|nan|nana|mum|mom|mother|dad|father|wife|husband|teacher|pastor|priest|aunt|uncle) (?:had|has|used to|always|said|says|told) .*$',
    ' (?:(?:maybe|probably|perhaps) )?(?:paul|jesus|david|solomon|moses|isaiah)(?: (?:maybe|probably|perhaps|i think))$',
    ' (?:maybe|probably|perhaps) (?:paul|jesus|david|solomon|moses|isaiah)$',
    ' or (?:something|some thing)(?: (?:like that|similar))?$',
  ].join('|'),
);
const around = [
  [`is|are|was`, `(?:in|from) (?:${source}|${book})`],
  [
    `is|are|was`,
    `(?:a |an |from |from the |really )?(?:actual |real |actually )?(?:bible |biblical )?(?:${unit}|${source})`,
  ],
  [`is|are`, 'biblical'],
] as const;

/** Asks for one verse, wherever in a text it stands. */
const looksForOne = new RegExp(
  `^(?:${remembering.join('|')}) |^where(?: exactly)?(?: in ${source})? does (?:it|he|${source}) (?:say|talk about)|^(?:what|which)(?: bible)? ${unit} (?:says|is it|has|talks)|(?:which|what) ${unit} is (?:that|this|it)|where is (?:that|this|it) (?:from|in)`,
);

/** Asks of something quoted whether it is in the Bible. */
const asksWhether = new RegExp(`^(?:is|are|was) .+ (?:${unit}|${source}|${book})\\b`);

/** Takes the asking words off what somebody quoted: 'is cleanliness next to godliness in the bible'. */
export function withoutFrame(text: string): Framed {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(what|where|who|there)'?s\b/g, '$1 is')
    .replace(/["“”?!.,;:]+| [-–—]+ /g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const remembered = looksForOne.test(plain);
  let core = plain;
  if (remembered || asksWhether.test(plain))
    for (let left = ''; left !== core;) core = (left = core).replace(aside, '');
  for (const [before, after] of around) core = core.replace(new RegExp(`^(?:${before}) (.+?) ${after}$`), '$1');
  for (const words of opening) core = core.replace(new RegExp(`^${words}\\s+`), '');
  for (const words of closing) core = core.replace(new RegExp(`\\s+${words}$`), '');
  core = core.trim();
  return core === '' ? { core: plain, framed: false, remembered } : { core, framed: core !== plain, remembered };
}
