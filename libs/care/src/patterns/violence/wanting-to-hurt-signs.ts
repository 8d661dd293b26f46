import type { Row } from '../row.ts';

/** Looser than `wanting-to-hurt.ts` and `having-hurt.ts`, and read after the tables that say more. */
export const wantingToHurtSigns: readonly Row[] = [
  {
    when: `i .. (bought|buy|got|get|have|buying|carry|take|took|gonna buy) .. (a|the|my)? (knife|gun|acid|petrol
        |machete|weapon|poison) ~ (him|her|them|face|cheated|after school|getting it|tomorrow|insult*|that girl
        |deserve*)`,
    unless: '{hurt-no}|myself|hunt*|cooking|protect*|for my (son|husband|dad) (birthday|christmas)',
    example: 'bought knife for him he cheated',
  },
  {
    when: `(knife|gun|pillow|hammer|axe) ~ (considering|thinking|stand there|over (him|her)|while (he|she) sleeps
        |sleeps|near .. face|his face|her face)`,
    also: 'i (stand|put|hold|stood|sometimes|am|think|watch)',
    unless: '{they-hit}|he (holds|has|held)|myself',
    example: 'he sleeps and i stand there with the kitchen knife considering jael',
  },
  {
    when: `(only one of us|one of us) .. (walking|walks|coming|leaves|is)|(ill|i will) be (at|there) .. (gate
        |waiting|outside) |he (is getting|gets) (it|what is coming)|(going|heading|driving) over there (now|right
        now|tonight)`,
    also: '(revenge|vengeance|knife|murder|deserve*|kill*|next time|kids|friday|getting out|gun|school)',
    unless: '{bible-named}',
    example: 'is it murder if he deserves it im going over there now',
  },
  {
    when: `(want|going|gonna|plan|planning|ready|thinking) .. (to|of|about) shoot* .. (up)? .. (that|the|this|my|our
        |everyone|people|place|school|church|them)`,
    unless: `{hurt-no}|{they-hit}|(he|she|they|someone|friend|son|brother) .. (want|wants|says|said|going|plan*|is)
        |film|video|photo*|deer`,
    example: 'want to shoot up that place',
  },
  {
    when: 'want .. (my|him|her|that) .. (husband|wife|father|boss|stepdad|ex|mother)? dead',
    also: 'i',
    unless: '{bible-named}|not want',
    example: 'i want my husband dead and have begun working out how to do it',
  },
  {
    when: `(scared|afraid|worried|fear|terrified) .. (that)? i (will|might|may|am going to|could|would|am about to)
        .. (do something|hurt|snap|harm|lose it|lose control|drop|shake|kill|hit|smother|throw)`,
    unless: `hurt (myself|my (feelings|back|knee))|kill myself|hurt (his|her|their) feelings|lose my (job|faith
        |salvation)`,
    example: 'my baby wont stop crying and im scared ill do something to her',
  },
  {
    when: `(justify|justifies|justified|allow|allows|command|commands|support|right|duty|permission) .. (me|us
        |christians|to|of|for)? .. (kill|killing|murder|murdering|attack|attacking|shoot|shooting|bomb|bombing
        |execute|violence) ~ i (am|have|will|know) (ready|willing|going|a gun|where|prepared|do it|planning|want)`,
    unless: '{bible-named} $',
    example: 'bible verses that justify killing abortion doctors, i am ready',
  },
  {
    when: `i ~ (broke|fractured|dislocated) (my|his|her) .. (sons|daughters|kids|childs|babys|wifes|husbands|mothers
        |girlfriends) (arm|jaw|nose|rib|ribs|leg|wrist|hand|finger)`,
    example: 'i broke my sons arm',
  },
  {
    when: `(put|putting|hold|holding|press|pressing|with|place|placing) .. (pillow|hands|hand|blanket|bag|cushion)
        .. (over|around|on) .. (face|mouth|throat|neck|head|baby|babys|him|her|them|my (son|daughter|child|wife
        |husband|mother|father|mum|mom|dad))`,
    also: 'i (think|thought|want|imagine|keep|almost|nearly|could|might|dream|have)|thoughts',
    unless: '{they-hit}|{hurt-no}|lay* hands|laid hands|pray',
    example: 'i think about putting a pillow over my baby',
  },
  {
    when: `i {lately} {lately} (whipped|whip|caned|cane|spanked|spank|disciplined|discipline|belted|flogged|beat|hit
        |slap|slapped|punish|punished|chastised|lashed) (my|the|our) (wife|husband|girlfriend|boyfriend|partner
        |fiance|mother|mum|mom|father|dad|grandmother|sister in law|maid|worker|servant|employee)`,
    unless: '{hurt-no}|{game}',
    example: 'i whipped my wife because the bible says man is head',
  },
  {
    when: `i {lately} {lately} (broke|fractured|dislocated|bruised|injured|burned|scalded|snapped) (my|his|her|their
        |the) .. (sons|daughters|son|daughter|baby|babys|wife|wifes|kids|child|childs|husband|husbands
        |girlfriends|boyfriends|mothers|mums|dads|arm|jaw|nose|rib|ribs|leg|wrist) .. (arm|jaw|nose|rib|ribs|leg
        |wrist|skin|hand|finger)?`,
    unless: `{hurt-no}|i broke my (arm|jaw|nose|rib|ribs|leg|wrist|toe|ankle)|{game}|sons (phone|toy|heart)|heart|toy
        |phone`,
    example: 'i broke my sons arm',
  },
  {
    when: `(for|after|about|of|over|from) (hitting|slapping|beating|choking|shaking|kicking|punching|strangling
        |hurting|smacking|shoving|biting|burning) (my|our|her|him|the|a) .. {victim-kin}`,
    also: '(i|me|myself)',
    unless: `(he|she|husband|wife|boyfriend|girlfriend|dad|mum|mom|they) .. (sorry|apologi*|arrested|jail|prison
        |classes|police) .. for|{they-first}|{discipline-tools}|{feelings-hurt}|arrest* for|my (husband|ex|dad
        |father|brother|son) .. for`,
    example: 'am i a monster for hitting my disabled son',
  },
  {
    when: `i (will|am going to|would|could|might|want to|swear i will) (just|really|so)? (stab|kill|shoot|hurt
        |strangle|punch|burn|beat|choke|smash|destroy|cut|end) (him|her|them|you all|everyone|that|those|this|my)`,
    unless: `{hurt-no}|{game}|{they-first} $|kill (time|this plant)|hurt my (back|knee)|end (this|my) (fast|study|day
        |job|prayer|contract|subscription)|cut (my|this|that) (hair|grass|cake)|burn (this|that|my) (food|letter
        |candle|bridge)|end my (life|own|pain|misery|suffering)|(cut|hurt|burn|kill|choke|strangle|shoot|stab)
        (my|this) (self|wrist*|arm*|leg*|thigh*|skin|throat|veins|head|brains|own|body)`,
    example: 'one more word and i will stab him',
  },
  {
    when: 'i .. {want-to} .. (to|about|of|i|could|can|like)? .. {kill-strong} .. (all|both|up|down)? .. {prey}',
    unless: `{hurt-no}|{game}|{bible-named} $|{other-kills}|deer|hunt*|burn (cds|books|the book)|bury (my|him|her|the)
        (dad|mum|mom|dead|husband|father|wife|dog|cat)`,
    example: 'i would love to strangle that man',
  },
  {
    when: `(then|so|why can not|if god can .. then) i (can|may|should|will|must|could|have to) .. {kill-strong} ..
        {prey}`,
    unless: '{hurt-no}|{game}',
    example: 'if god can kill the firstborn then i can kill my boss',
  },
  {
    when: `i ~ (have|carry|carrying|bring|bringing|brought|bought|keep|sharpen*|took|got|hide|load*) .. (a|my|the
        |his|some)? .. {weapon} ~ (for|bully|bullies|him|them|her|guys|school|work|revenge|kill*|people|everyone
        |who|next time)`,
    unless: `{hurt-no}|myself|my (arm|wrist|thigh)|suicid*|my own|end it|hunt*|for (hunting|food|cooking|protection)
        |{their-suicide}|kitchen`,
    example: 'i have a knife in my bag for the guys who bully me',
  },
  {
    when: `(voice|voices|god|spirit|demon|angel|something) .. (is|are|keeps|keep)? .. (telling|tells|tell|told|says
        |saying|commands|commanding|wants|urging) .. me .. (to)? .. (hurt|kill|stab|punish|attack|burn|harm
        |strangle|sacrifice|drown|poison|hit|smother|throw|cut|choke) .. {prey}`,
    unless: '{bible-named} ~ (kill|sacrifice)|isaac',
    example: 'a voice is telling me to hurt my mother, is it the holy spirit',
  },
  {
    when: `i {lately} {lately} (pushed|push|dropped|hurt|hit|shake|shook|slapped|shoved|struck|kicked|beat|starved
        |locked|tied|grabbed|threw|bit|pinched|smothered) .. (my|the) .. (mother|father|mum|mom|dad|grandmother
        |grandma|granny|grandfather|patient|resident|elderly|old|disabled|husband|wife|kid|kids|child|son
        |daughter|baby|toddler|girlfriend|boyfriend|brother|sister|stepson|stepdaughter|nephew|niece|partner|ex
        |students|pupil|class)`,
    unless: `{hurt-no}|{game}|{they-first}|{discipline-tools}|dropped .. (off|at)|hurt (my|his|her|their) feelings
        |{feelings-hurt}|hurt (my) .. (by|with|when|deeply|emotionally)|threw .. (party|ball|shower)|tied (his
        |her) (shoes|laces)|grabbed (my) .. hand|pushed .. (swing|pram|wheelchair|stroller|to (go|church|study))`,
    example: 'i pushed my elderly mother today and she fell',
  },
];
