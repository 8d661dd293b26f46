import type { Idiom } from '../row.ts';

/** What people say in the words of danger when they tell of ordinary grief, illness, love and work. */
export const idiomsOfOrdinaryTrouble: readonly Idiom[] = [
  {
    when: '(died|passed away|passed) (peacefully)? (in|at) (the|a)? (hospital|hospice|bed|home|sleep)',
    example: 'my wife passed away in hospital in march and the house is empty',
  },
  {
    when: '(hit|killed|knocked down|run over|struck) (by|with) (a|an|the) (drunk|speeding|drunken) (driver|lorry|van|car|truck)',
    example: 'my teenage daughter was hit by a drunk driver, she didnt make it',
  },
  {
    when: '(killed|hit|run over) by a (lorry|van|train|tram|tractor|motorbike)',
    example: 'my boy was killed by a lorry on his way to school',
  },
  {
    when: `(everything|nothing|all|house|money|farm|share|half) (in|under|from|of) (the|his|her|their|mum|mums|mom|moms|dad|dads
        |mother|mothers|father|fathers|parents|gran|grans|nan|nans) (will|estate|inheritance)`,
    example: 'my brother got everything in mums will and i cant let it go',
  },
  {
    when: 'i (can not|cannot|cant) let (it|this|that) go',
    example: 'my brother got the farm and i cant let it go',
  },
  { when: 'time heals', example: 'everyone says time heals but i miss my mum' },
  { when: 'heart attack', example: 'my best friend had a heart attack at 34 and now he is gone' },
  {
    when: '(will not|wont|never) wake up (from|after) (the|my)? (surgery|operation|anaesthetic|anesthetic)',
    example: 'i am scared i will not wake up from the surgery',
  },
  {
    when: '(surgery|operation) (tomorrow|today|on monday|next week)? (and)? i am (scared|afraid) i (will not|wont) wake up',
    example: 'i have surgery tomorrow and i am scared i wont wake up',
  },
  {
    when: `(daughter|son|daughter in law|son in law|stepdaughter|stepson|she|he|they) (will not|does not|do not|never) (let|lets)
        me see (my|the|our) (grandchildren|grandkids|grandson|granddaughter|grandchild|grandbaby)`,
    example: 'my daughter wont let me see my grandchildren',
  },
  {
    when: `(my)? ex (husband|wife|boyfriend|girlfriend)? (will not|does not|never|only|hardly) (let|lets) me see my
        (kids|children|son|daughter|boys|girls)`,
    example: 'my ex wont let me see my kids',
  },
  {
    when: `(husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|he|she) (is|was) (sleeping|in bed) with (someone|somebody|another|his|her|a
        colleague|my best friend)`,
    example: 'my husband is sleeping with someone from his office',
  },
  {
    when: '(hotel|restaurant|jewellery|flower) (receipt|bill)',
    example: 'he swore it was over but i saw the hotel receipt in my husbands coat',
  },
  {
    when: `(does not|do not|did not|never|no longer|is not) (really)? (love|loved|loves|in love with) me (anymore|any more|any longer)?`,
    example: 'my wife says she doesnt love me anymore',
  },
  {
    when: 'i (keep|always|have to) (checking|check|check again) .. (locked|lock|door|oven|stove|gas|taps)',
    example: 'i keep checking if i locked the door and praying the same prayer',
  },
  {
    when: `(quit|left|gave up|leave) my (job|career|work) to (follow|serve|work for|become) ..`,
    example: 'i quit my job to follow god and now im broke',
  },
  {
    when: `(nobody|no one|not one person|none) (in|from|at) (my|our|the) (church|congregation|bible study|small group) (visits|visited|calls|called|rang|rings|came|comes|cares|asks|asked)
        (me|us)?`,
    example: 'why does nobody in my church visit me now that im sick',
  },
  {
    when: `(nobody|no one|not one person|none) (in|from|at) (my|our|the) (church|congregation|bible study|small group) (visit|call|ring|come|care|ask) (me|us)?`,
    example: 'why does no one from my church call me since i am in hospital',
  },
  {
    when: '(ran|run|went) off with (the|our|all the) (money|collection|funds|secretary)',
    example: 'our pastor ran off with the money and everybody is angry',
  },
  {
    when: `(hide|hid|hiding) (my|the|how much|what i) (shopping|bottles|wine|letters|bills|sweets|drinking|spend) (from|so)`,
    example: 'i hide my shopping from my wife',
  },
  {
    when: '(teenage)? (daughter|son|teenager|toddler|kid|kids|eldest|child) (screams|shouts|yells|screamed|shouted|yelled) at (me|us)',
    example: 'my teenage daughter screams at me and slams the door',
  },
  {
    when: '(back|head|knee|hip|knees|joints|feet|neck) (hurts|hurt|aches) (day and night|every day|all day|all the time|so much)',
    example: 'my back hurts day and night and doctors find nothing',
  },
  {
    when: '(he|she|christ|jesus|god) must increase (and|but)? i must decrease',
    example: 'he must increase i must decrease',
  },
  { when: 'the devil made me do it', example: 'the devil made me do it' },
  {
    when: `(keeps|keep) asking (when|where|why|if) (his|her|my)? (daddy|mummy|mommy|dad|mum|mom|grandpa|grandma|grandad|nana|granny|opa|oma)`,
    example: 'my six year old keeps asking when grandpa is coming back',
  },
  { when: 'texting (his|her) ex', example: 'my husband has been texting his ex behind my back for months' },
  {
    when: '(wants|asked for|filed for|is asking for) a (divorce|separation)',
    example: 'my husband told me he isnt in love with me and wants a separation',
  },
  { when: '(dumped|left) me (after|for) ..', example: 'my girlfriend dumped me after four years' },
  { when: '(found|find) a lump', example: 'they found a lump in my breast' },
  {
    when: `(locks|locked|shuts|shut) (himself|herself|themselves|themself) (in|away|up) (in)? (his|her|their|the)? (room|bedroom|bathroom)?`,
    example: 'my daughter is 15 and locks herself in her room all day',
  },
  {
    when: `(has not|have not|hasnt|havent|never|no longer) (touched|touch|touches|kissed|hugged|held) me (in|for|since)`,
    example: 'my husband hasnt touched me in over a year',
  },
  {
    when: `(do not|dont|does not|did not) want to die (like this|angry|bitter|alone|with this|estranged|without) (making|seeing|saying|him|her|them)?`,
    example: 'we have not spoken since the funeral and i dont want to die like this',
  },
  {
    when: `(mum|mom|dad|parents|wife|husband|boss|teacher|coach|nan|gran) (will|would|is going to|gonna|going to) kill me if i (fail|lose|break|am late|get a|forget|do not pass)`,
    example: 'my dad will kill me if i fail my exam lol',
  },
  {
    when: '(should|ought to|supposed to|need to|have to) be over (it|him|her|this|them) (by now)?',
    example: 'my mum died in march and everyone thinks i should be over it by now',
  },
  {
    when: `(keep|keeps|kept|put|puts|collects|collected|saves|stores|counts) (all)? (my|our|your|their|the)? tears in (a|his|your|the)? (bottle|jar|book|bowl)`,
    example: 'where does it say he keeps our tears in a bottle',
  },
  {
    when: `(need|have|ought|supposed|want|wanted) to burn (them|it|the|my|all|everything) (cards|books|crystals|letters|photos|things|box)?`,
    example: 'i used to do tarot and still have the cards, do i need to burn them or can i sell them',
  },
  {
    when: '(he|she|they) (would|d) rather die than (go (to|into|in)|move|leave (home|his|her|the)|sell|admit|apologise|apologize)',
    example: 'dont know what to do about mum, she would rather die than move to a nursing home',
  },
  {
    when: 'cut (himself|herself|myself|themselves) shaving',
    example: 'my son cut himself shaving on the morning of his first date',
  },
  {
    when: '(overdose|overdosed|overdosing|od|overdosed myself) on (work|chocolate|coffee|caffeine|sugar|tv|news|screens|overtime)',
    example: 'i have overdosed on work this month and forgot our anniversary',
  },
  {
    when: '(cut|cuts|cutting) (me|him|her|us) to the (heart|quick|bone|core)',
    example: 'my stepdaughter will not call me mum and it cuts me to the heart',
  },
  {
    when: '(choke|choked|chokes|choking) on (the|that|his|her|my) (word|words|name|hymn|speech)',
    example: 'my wife choked on the word divorce but she said it',
  },
  {
    when: '(stab|stabbed|stabs|stabbing) (me|him|her|us|them) in the back',
    example: 'she stabbed me in the back at work and took my promotion',
  },
  {
    when: '(stopped|stop|stopping|gave up|give up|quit) (taking)? (sugar|milk|honey) (in|for) (my|the|our)? (tea|coffee|lent)',
    example: 'i stopped taking sugar in my tea for lent and i am grumpy',
  },
  {
    when: '(goodbye|farewell|leaving) (party|do|speech|card|lunch|psalm|sermon|service|tea|cake)',
    example: 'goodbye party for our minister, what can i say in a speech',
  },
  {
    when: '(hit|hits|hitting) (a|his|her|my|the) (first)? (six|four|snooze|snooze button|sixer|boundary)',
    example: 'my dad hit a six and i dropped my bible cheering',
  },
  {
    when: '(drive|drives|driving|send|sends) (me|us) to an early grave',
    example: 'my mother in law drives me to an early grave with her comments',
  },
  {
    when: '(killing|kills|killed) (our|the|my) (family|household|monthly)? (budget|savings|garden|lawn|plants|vibe|mood)',
    example: 'the price of petrol is killing our family budget',
  },
  {
    when: '(beat|beaten|thrashed|hammered) (us|them)? (1|2|3|4|5|6|7|8|9|10) (nil|love)',
    example: 'my boy got beaten 6 nil in the final and cried',
  },
];
