import type { Row } from '../row.ts';

/** Wishes, urges, plans and voices to hurt somebody: what the NHS and Respect ask about. */
export const wantingToHurt: readonly Row[] = [
  {
    when: `i .. {want-to} (to|about|of|like|i could|i might|i will|how to|i am going to|so bad to)? (just|really
        |kill or|go and|badly|slowly|physically|go|literally|sometimes)? {kill} (up|all|down|with)? {victim}`,
    unless: '{hurt-no}|{game}',
    example: 'i want to kill my stepfather',
  },
  {
    when: `(i|me|my) .. (thoughts|thought|urge|urges|dream|dreams|fantasy|fantasies|impulse|impulses|images|visions
        |plan|plans|temptation|tempted|desire|voices|imagine|imagining|fantasise|fantasize|fantasizing|dreaming
        |thinking|think|picture|scared|afraid|going|might|planning|voice) (of|about|to|that i will|that i might
        |that i may|i might|i will|i am going to|me to|tell me to|telling me to|i want to)? (just|really
        |violently)? {kill} (up|all|down)? ({victim}|$)`,
    unless: '{hurt-no}|hurt (myself|me)|kill (myself|me)|scared of|will kill me|him hurting',
    example: 'i have thoughts of drowning my newborn',
  },
  {
    when: `(god|jesus|lord|voice|voices|angel|holy spirit|spirit|devil|demons) .. (told|tells|telling|says|said
        |wants|want|commanded|commands|is asking|asked|orders) .. (me)? .. (to|that i must|i must|i should)? ..
        (kill|sacrifice|hurt|stab|shoot|burn|offer|drown|punish|cleanse|attack|harm|destroy|slay|strangle|execute
        |purge) .. (my|him|her|them|people|the|a|everyone|our|some|this|isaac)?`,
    also: '{i}|me',
    unless: `{bible-named} ~ kill|abraham to|saul to|joshua|israel*|moses|kill (myself|me)|harm myself|hurt myself
        |living sacrifice|offer (him|praise|my)|my (flesh|old|pride|time|body)`,
    example: 'god told me to sacrifice my daughter like abraham',
  },
  {
    when: `(make|making|made) (him|her|them|everyone|all of them|those) .. (pay|suffer|bleed|regret|die|beg|sorry)
        .. (with|for|in|blood|and|what)?`,
    also: '(i|me|my)',
    unless: '{hurt-no}|make (him|her|them) (a|the)',
    example: 'i am going to make him pay with blood',
  },
  {
    when: `(i|me) ~ (have|got|bought|loaded|bring|took|carry|sharpened|found|know where|get|waiting|wait) .. (a|my
        |the|his|him|outside|with)? .. (gun|knife|machete|weapon|pistol|rifle|bomb|acid|petrol|where (he|she
        |they) (lives|live|work|works|sleeps|sleep|park)|for him outside)`,
    also: `(revenge|vengeance|avenge|kill*|hurt*|pay|vengeance|did this|him|them|punish|justice|deserve|deserves
        |blood|eye for an eye|sinners|phinehas|hate|shoot)`,
    unless: `{hurt-no}|protect|self defense|self defence|hunt*|threat*|points|pointed|he has|break in|myself|suicide
`,
    example: 'god says vengeance is his but i have a gun and he did this to my sister',
  },
  {
    when: `(i|me|we) ~ (revenge|avenge|get even|pay him back|pay her back|pay them back|vengeance|retaliate) ~
        (kill*|blood|gun|knife|hurt*|burn|beat|stab|shoot|die|poison|violence|attack|body)`,
    unless: '{bible-named} $|{about-it}|{hurt-no}',
    example: 'i want revenge and i will burn his house',
  },
  {
    when: `i .. (want|wish|hope|wishing|wanted|pray|praying|hoping|need) .. (to|that|see|for|for god to)? .. (my|him
        |her|them|he|she|they|someone|this|that|those|these|every|the) .. (to)? .. (dead|die|killed|burn|suffer
        |hurt|in pain|bleed|be dead|dies|was dead|would die|were dead)`,
    unless: `(dead|to die|wants) me|wants me|want me dead|me dead|{bible-named}|{their-death} ~ help|saved|salvation
        |suffering to end|not (want|wish)|no more|in peace |without (me|god)|peacefully|hell forever|not to|(want
        |wants) to die|cancer|dying|pray for`,
    example: 'i want him dead',
  },
  {
    when: `(shoot|shooting|bomb|bombing|blow|burn|burning|attack|stab|stabbing|kill|killing|massacre|gun down
        |murder) .. (up|down)? .. (my|the|a|that|this|our|everyone|everybody|them|people|all|those|some) ..
        (school|church|office|work|mosque|clinic|synagogue|people|workplace|mall|place|class|everyone|all|temple
        |classmates|family|coworkers|house|town|unbelievers|sinners)`,
    also: `(i|me) .. (want|will|going|gonna|plan|planning|imagine|could|might|thinking|think|wish|should|feel|have
        |dream|fantas*|am|am going|need|sometimes|deserve)`,
    unless: '{hurt-no}|{bible-named}|says (he|she)|(he|she|they) (says|said)|threat*',
    example: 'i am going to shoot up my school',
  },
  {
    when: `(phinehas|elijah|samson|jael|ehud|david|moses|joshua|eye for an eye|vengeance) ~ (why|so|should|can
        |could) .. (not|i|we|a believer|believers|christians|it) .. (do the same|i|kill|believer|we|today|have
        the right) ~ (same|kill|blood|them|him|pay|where they|people|clinic|gun|right)`,
    also: '(i|we|me|my)',
    unless: '{about-it}',
    example: 'phinehas killed sinners so why should i not do the same, i know where they work',
  },
  {
    when: `(is it|would it be|will god|can god|does god|will i|am i) .. (a sin|wrong|ok|okay|right|murder|forgive
        |justified|go to hell|going to hell|self defense|justice) .. (to|if|for|me|be)? .. (i|me if i|me for)? ..
        (kill|killed|kill|shoot|poison|stab|murder|hurt|beat|burn|strangle|hit|slap|slapped) .. (my|him|her|the|a
        |that|them|someone) .. (husband|wife|father|dad|stepdad|boss|neighbor|neighbour|ex|mother|man|guy|who
        |girlfriend|boyfriend|son|daughter|kids|brother|sister|rapist|abuser|stepfather|$)`,
    unless: '{hurt-no}|{game}|dog|{bible-named}|{they-first}|war|intruder|break*',
    example: 'will god forgive me if i kill my husband',
  },
  {
    when: `(attracted to|attraction to|sexual thoughts about|aroused by|fantasies about|urges (about|towards)
        |feelings for) .. (children|kids|minors|a child|little girls|little boys|young girls|young boys|underage
        |my (daughter|stepdaughter|niece|son))|(i am|am i) .. (a)? (pedophile|paedophile|minor attracted)`,
    also: '(i|me|my)',
    example: 'i am attracted to children and i am scared i will act',
  },
  {
    when: `(i|im|am) .. (so|very|really|too)? .. (angry|furious|mad|full of rage|full of hate|enraged|rage) .. (at
        |with|that|about|i|towards|toward) ~ (scare myself|scared of myself|scares me|might do|could do|hurt
        |explode|snap|violent|lose control|hate|kill*|hit)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'i am so angry at my kids i scare myself',
  },
  {
    when: `(hate|murderous|homicidal|violent) (thoughts|rage|urges|feelings|anger)|anger (problem|issues|problems
        |management)|(want|wanting|desire|thirst) .. revenge|i hate (him|her|them|my (dad|father|mother|mom|mum
        |husband|wife|stepdad|boss|parents|brother|sister|ex)) .. so (much|bad)|scared of (my anger|myself|my own
        anger)|control my (temper|rage)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'i scare myself with my rage, i need anger management',
  },
];
