import type { Idiom } from '../row.ts';

/** Everyday exaggeration and play. */
export const exaggerations: readonly Idiom[] = [
  {
    when: `(parents|mum|mom|dad|teacher|they) .. (took|take|takes) my (phone|ipad|xbox|games|switch|laptop) (away)?
`,
    example: 'my parents took my phone away for a week',
  },
  { when: 'hate (the same as|like|equal to|is) murder|is hate .. murder', example: 'is hate the same as murder' },
  {
    when: `(would|could|will|gonna|id) (just|seriously|literally|happily)? (die|kill|murder) (for|him|her|my (sister
        |brother|husband|wife|kids|mum|mom)) .. (a|some|lol|for (forgetting|nicking|stealing|eating|taking
        |snoring|being)|haha|nandos|pizza|burger|coffee|chocolate)`,
    example: 'i could murder my sister for nicking my hoodie',
  },
  {
    when: '(shower|showers|announcement|announcements|photo|photos|wedding|weddings|it|that|which|seeing them|sunday|sundays|christmas) (just|really|always)? kills me',
    example: 'every baby shower kills me',
  },
  {
    when: '(this|these|the|my) .. (is|are) (literally|really|just|absolutely|totally|slowly)? killing me',
    example: 'this flu is killing me',
  },
  {
    when: `(kill|killing|killed) (time|the time|the mood|two birds|some time|the lights|an hour|bill|it on|the vibe
        |a few|the engine|joy)`,
    example: 'killing time at the airport',
  },
  { when: '(killed|killing|kill|nailed|crushed) it', example: 'our choir killed it on sunday' },
  {
    when: `(broke|break|breaks|breaking|broken) (up|even|the ice|bread|fast)|i broke my (phone|glasses|mug|car
        |laptop|arm|leg|foot|toe|ankle|wrist|nose|finger|tooth)`,
    example: 'my boyfriend broke up with me',
  },
  {
    when: `(beat|beating) (around the bush|the odds|the clock|the traffic|the heat|the rush|it|eggs|cancer|addiction
        |temptation|the devil|satan|the system|depression|lust|porn|sin|me to)`,
    example: 'how do i beat temptation',
  },
  {
    when: '(beat|beating|beats) (myself|yourself|himself|herself|themselves|me|my self) up',
    example: 'i keep beating myself up over a mistake at work',
  },
  {
    when: '(kick|kicking|kicked|kicks) (myself|the (habit|ball|bucket)|off|back|the can|my (habit|smoking))',
    example: 'i could kick myself for missing the service',
  },
  {
    when: `(hit|hits|hitting|hitting) (me|us|it|him|her)? (up|home|the (gym|road|sack|hay|books|mark|spot|nail|wall
        |snooze|shops|rock)|rock bottom|hard|close to home|differently|different|that)`,
    example: 'hit me up with some psalms',
  },
  {
    when: '(murder|killer) (mystery|mysteries|whale|bees|instinct)',
    example: 'is it ok to read murder mystery books',
  },
  {
    when: 'suicide (squad|bomber|bombers|bombing|mission|squeeze)|(social|career|political) suicide',
    example: 'is suicide squad a sinful movie',
  },
  {
    when: `(abuse|abuses|abused|abusing|abusers|misuse) (of|to)? (the)? (alcohol|drugs|drug|substance|substances
        |power|grace|authority|sabbath|law|lords supper|communion|gifts|spiritual gifts|liberty|freedom|office
        |system|scripture|indulgences|trust|privilege|wealth|riches|animals|his power|their power|gods grace
        |language)`,
    example: 'abuse of the lords supper in corinth',
  },
  {
    when: '(alcohol|drug|substance|power|animal|drugs|verbal irony) (abuse|abuser|abusers)',
    example: 'what does the bible say about drug abuse',
  },
  {
    when: `(died|dying|killing me|killing myself|dead|die|dies) .. (laughing|of laughter|of embarrassment|from
        embarrassment|of boredom|lol|haha|of curiosity|of shame|of cringe|from cringe)`,
    example: 'i nearly died of embarrassment when i read the lesson',
  },
  {
    when: `(could|gonna|going to|might|will|would|about to) (just|literally|actually)? die (of|from|if he|if she)
        (embarrassment|laughing|boredom|shame|cringe|curiosity|happiness|does|says|asks)`,
    example: 'i could just die of embarrassment',
  },
  {
    when: `(killing|killed|kill|working) myself (studying|working|training|trying to|revising|over (exams|work
        |homework|this)|at (work|the gym|school)|with (work|homework|exams|overtime))`,
    example: 'i am killing myself studying for seminary',
  },
  {
    when: `i would (rather|sooner) die than (deny|sin|renounce|betray|eat|miss|wear|speak|sing|lose my faith|leave
        (christ|jesus|god)|reject)`,
    example: 'i would rather die than deny christ',
  },
  {
    when: '(willing|ready|prepared|called) to die for (my|the|jesus|christ|our|god|him|his|faith|a|what)',
    example: 'am i ready to die for my faith',
  },
  {
    when: '(hand|hands|foot) .. (cause|causes|offend|offends|because) .. (you|me|thee) .. sin',
    example: 'what if my hand causes me to sin',
  },
  {
    when: `(burn|burned|burnt|burning) (out|calories|fat|the (food|dinner|midnight|cake|toast|candle)|bridges|a
        candle|candles|cds|my (food|dinner|toast|tongue|cake|cakes|bridges|finger))`,
    example: 'i am burned out from ministry',
  },
  {
    when: `(drown|drowning|drowned) in (debt|work|sin|homework|emails|paperwork|laundry|the flood|the red sea|the
        sea)`,
    example: 'i am drowning in debt',
  },
  { when: '(a|the|this|that|her|his) (ate|eat|eats) (my|me) (alive)', example: 'guilt over that ate me alive' },
  {
    when: `(throw|throws|threw|throwing) (me|us|him|her|them)? (off|a party|a shower|the first stone|in the towel
        |shade|the ball|a (bridal|baby|surprise))`,
    example: 'let him throw the first stone',
  },
  {
    when: '(grab|grabs|grabbed|grabbing) (me|us)? (a|some|my attention|my bible|coffee|lunch|the)',
    example: 'can i grab a bible plan',
  },
  {
    when: `(end|ending|finish|finishing|start) (it|my day|the day|my night|this day|the year|my study|my fast|the
        service|my prayer|my devotional|my prayers|my essay) (with|by|well|off)`,
    example: 'how should i end my day with prayer',
  },
];
