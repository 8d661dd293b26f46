import type { Row } from '../row.ts';

/** Looser than `partner-violence.ts` and `partner-control.ts`, and read after the tables that say more. */
export const partnerViolenceSigns: readonly Row[] = [
  {
    when: `if i .. (leave|left|divorce|go|tell|refuse|report|run) .. (he|she|they|him) (will|would|is going to|said
        |says|swore|threat*) .. (take|keep|never|kill|hurt|ruin|destroy|tell|find|burn|shoot)`,
    unless: '{church-group}|god|{bible-named}',
    example: 'he says if i leave he will take the kids',
  },
  {
    when: `(tell|tells|telling|expose|out|post|spread|ruin|show) .. (everyone|everybody|my|people|me|the church|our
        |lies) ~ if i (leave|left|do not|tell|refuse|go|break|divorce|say)`,
    also: '{spouse}|he|she|they',
    unless: '{bible-named}',
    example: 'my partner said she will tell everyone i am gay if i leave her',
  },
  {
    when: `i (have|need|must|had|am forced|am made) (to)? (ask|beg) .. (him|her|husband|wife|permission) .. (before
        |to|if|for|every)`,
    also: 'he|him|her|husband|wife',
    unless: '{bible-named}|forgive*|pray|pardon|sorry|out|marry|god|boss|mum|mom|dad',
    example: 'i have to ask him before i can go anywhere even to church',
  },
  {
    when: `(left|escaped|ran from|fled|divorced|leave|leaving|ran away from|broke up with) (him|her|my (husband|wife
        |ex|boyfriend|girlfriend|partner)) ~ (found me|finds me|find me|following|follows|shows up|will not stop
        |not leave me alone|waiting|looking for me|hunting|threat*|comes to|came to my|police|kill*|hide|hiding
        |safe)`,
    unless: '{bible-named}|{game}|found (me)? .. (god|jesus|church)',
    example: 'i left him but he found me',
  },
  {
    when: `(scared|afraid|terrified|dread|frightened|not want) .. (to)? (go|going|come|coming|be) (back)? (home|in
        the house|in my house|in my own home)`,
    also: '(he|she|husband|wife|boyfriend|him|her|tonight|partner|they)',
    unless: '{bible-named}|dark|ghost*|{young-only}|alone in',
    example: 'scared to go home tonight, hes in one of his moods',
  },
  {
    when: `(husband|wife|boyfriend|girlfriend|partner|he|she|ex|married|marriage|living|live) ~ (a monster|two faced
        monster|is evil to me|like a prison|in prison|one of his moods|one of her moods|jekyll|cuts up my clothes
        |ripped my clothes|tore my clothes|burned my (clothes|things|bible|books)|threw my (clothes|things)
        |killed my (dog|cat)|hurt my (dog|cat|pet)|hurt the (dog|cat)|hurt our (dog|cat)|kicks (the|our|my) (dog
        |cat)|texting me threats|sends me threats|protection order|restraining order|peace bond|order of
        protection|explodes|drunk and (hits|violent|angry|smashes)|own phone|counts my (steps|calories|money)
        |weighs me|times me)`,
    also: '{near}',
    unless: '{bible-named}|zoo|pet',
    example: 'i married a monster',
  },
  {
    when: `(escape|escaping|run away|flee|get away|hide money|hide out|shelter|safe house|women refuge|refuge|safe
        place) .. (from|with|for|to)? .. (my|him|her|the|husband|wife|home)? .. (husband|wife|him|her|partner
        |marriage|boyfriend|kids|relationship|children|house)`,
    also: '(i|me|my)',
    unless: '{bible-named}|god is|jesus|in god|volunteer|donat*|city of refuge|dog',
    example: 'can i hide money to escape from my husband',
  },
  {
    when: `(husband|wife|boyfriend|girlfriend|partner|ex|fiance|in laws|mother in law|he|she) ~ (no food|starves me
        |locks|locked me|lock me|beats|slaps|cane|whip|smashed|threatens|threatened|strangles|choke|choked|kicks
        |punches|stalks|rapes|traps me|humiliates|terrorises|terrorizes|intimidates|attacks)`,
    also: '(i|me|my|mi)',
    unless: `{bible-named}|{game}|{as-a-child}|door (lock|locks)|(locks|locked) the (door|church)|beats (traffic|eggs)
        |drum|heart beats|{child} (kicks|slaps)|god|kicks the ball|attacks my faith|heart attacks|panic attacks
        |asthma attacks|smashed (potato*|avocado)|threatens to (quit|sue)|threatened to (quit|sue)`,
    example: 'my in laws lock me in kitchen and no food',
  },
  {
    when: '({spouse}|he|she|they|{kin}|{parent}|{child}) ~ {thrash} ~ (me|us|{my-body})',
    unless: `{game}|{feelings-hurt}|{bible-named}|{as-a-child}|(god|jesus|lord|spirit|devil|satan) .. {thrash}|broke
        up|pulls me (closer|aside|towards|to)|kicks (in|inside) (my|the) (womb|belly|tummy)|womb|pregnan* ..
        kick*|breaks my heart|broke my (heart|phone|mug|trust|glasses)|{discipline-tools}|hugs|car|ball|shook (my
        |his|her) hand|burn* (dinner|food|out)|dog|cat|door for me|bit (of|more|less)|a bit|beat (of|it|me to)
        |hit (song|home|on)|sermon|word|spirit|my (cold|flu|cancer|arthritis|migraine)`,
    example: 'my mother in law burns my hands with the iron',
  },
  {
    when: '({spouse}|he|in laws) ~ {thrash} .. (her|{her-body})',
    also: `(my|our) .. (daughter|daughters|sister|sisters|friend|friends|mother|mum|mom|aunt|cousin|neighbor
        |neighbour|niece|granddaughter|daughter in law|colleague|student)`,
    unless: '{game}|{feelings-hurt}|{bible-named}|{as-a-child}|she (hits|hit|broke|fell)|broke her heart',
    example: 'my daughters husband broke her arm',
  },
  {
    when: `(take|takes|taking|took|keep|keeps) .. (the|my|our)? (kids|children|baby|son|daughter) ~ (if i leave
        |never see|from me|if i|again|away from me|other country|back to)`,
    also: '{spouse}|he|she',
    unless: '{bible-named}|to church|school|park|child services',
    example: 'he will take the kids from me if i go',
  },
  {
    when: `i .. (hide|hiding|hid|flinch|flinched|lock|locked|locking|tremble|trembling|escaped|fled|running|ran
        |freeze|panic) .. (myself)? .. (when|every|because|before|from|in|bathroom|inside|whenever|if|at) ~ (he
        |husband|wife|him|her|she|partner|comes home|door|car|home|keys|boyfriend|girlfriend)`,
    unless: '{bible-named}|god|{game}|cheat*|jesus|gift|present|surprise|locked out',
    example: 'i flinch every time he comes home',
  },
  {
    when: `(broke|breaks|breaking|kicked|kicking|smashed|smashing|banging|bangs|burst|forced) (into|in|down|the|on
        |through) .. (my|door|house|flat|window|car|apartment)`,
    also: 'ex|he|husband|boyfriend|wife|girlfriend|she',
    unless: '{bible-named}|thief|thieves|burglar*|someone broke',
    example: 'my ex husband broke into my flat last night',
  },
  {
    when: `(control|controls|controlling|decides|decide|dictates|tells|monitors) .. (me)? .. (what|who|where|when
        |how|everything) .. (i|we|to) .. (wear|eat|go|talk|spend|see|do|dress|sleep|say|work|can)`,
    also: '(he|husband|wife|boyfriend|girlfriend|partner|she|mother in law)',
    unless: '{bible-named}|god|lord|pastor|spirit',
    example: 'he controls what i wear what i eat and who i talk to',
  },
  {
    when: '(abuse|abused|abusive|abuser|abusing|abuses)',
    also: '(me|i|my)',
    unless: `{about-it}|{helping-many}|{bible-named}|{abuse-else}|people who|can (a|any) christian|abused dog|shelter
`,
    example: 'i was so abused by everyone that prayer feels empty',
  },
  {
    when: `(stay|staying|live|living|married|trapped|stuck|sleep) .. (with|to|next to)? .. (a|an|my)? .. (violent
        |abusive|dangerous|cruel|angry and violent|monster|wife beater)`,
    also: '{near}',
    unless: '{about-it}',
    example: 'i live with a monster and no one sees it',
  },
];
