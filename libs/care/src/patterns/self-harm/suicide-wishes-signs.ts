import type { Row } from '../row.ts';

/** Looser than `suicide-wishes.ts`, and read after the tables that say more. */
export const suicideWishesSigns: readonly Row[] = [
  {
    when: `(only|just)? stop looking when .. cross the road|(not look|stop looking) .. (both ways|crossing|cross the
        road)`,
    unless: '{loved}',
    example: 'is it a sin if i stop looking when i cross the road',
  },
  {
    when: '(not|never) (intend|plan|expect|mean) to (see|reach|live|be here|wake|be alive)',
    unless: '{loved} (does|do)|{bible-named}',
    example: 'i do not intend to see the spring',
  },
  {
    when: `(he|she|people|those|man|woman|person|father|mother) ... (just)? (ends|ended) it (all|now|then|himself
        |herself|$)`,
    unless: '{loved}|relationship|marriage',
    example: 'would god be angry if a man with debts just ends it',
  },
  {
    when: '(desperate|dying|begging|longing|ready|aching) to be (dead|gone|done)',
    example: 'a loving god would not make me so desperate to be dead',
  },
  {
    when: '(can not|not) do (life|this life|living) (anymore|any more|no more|any longer)',
    example: 'cant do life anymore bye',
  },
  {
    when: `(god|jesus|lord|everyone|nobody|my (family|parents|mother|father|husband|wife|church)|people|they|he|she
        |world) .. (want|wants|wanted|wish|wishes|prefers|rather) .. me (dead|to die|gone|to disappear|to not
        exist)`,
    unless: '(kill|threat*|hurt|poison) me|{bible-named}',
    example: 'i feel like god wants me dead',
  },
  {
    when: `(why|what if) .. (should|can|do|could|shall|does|must|not) .. i .. (just|not)? .. (go|leave|depart|be) ..
        (there|heaven|now|early|today|home|tonight|to god|with jesus)`,
    also: 'heaven|jesus|god|eternal',
    unless: '{bible-named}|church|to work|to school|{loved}',
    example: 'if heaven is so good why shouldnt i just go there now',
  },
  {
    when: `(want|wish|ready|long|longing|need) .. (to)? .. (go|come|going|coming) home .. (to)? (the father|god
        |jesus|the lord|heaven|my maker|my father in heaven)`,
    also: '(i|me|my)',
    unless: '{bible-named}|hymn|song|soon and very',
    example: 'i want to go home to the father',
  },
  {
    when: '(stop|quit|cease|wants out of|done) (being|existing|to be|breathing|this existence|with existence)',
    also: '(i|me|my)',
    unless: `{bible-named}|stop being (a|so|the|in|with|friends|angry|afraid|scared|lazy|mean|jealous|late|sinful|his
        |her|my|rude|selfish|proud|catholic|christian|single|anxious|judg*|sad|bad|mad|nice|lukewarm|lustful
        |bitter|an|around|such|tempted|nervous)|done being`,
    example: 'everything in me wants to stop being',
  },
  {
    when: `(get over|survive|fine after|sad about|cope with|happy about|not mourn|move on after|relieved by|benefit
        from) .. my (death|suicide|dying|funeral|absence)`,
    example: 'my family will get over my death',
  },
  {
    when: `(hope|wish|pray|want|praying|hoping|wishing|waiting) .. (for|that|to|i|god)? .. (i|me|a|my|car|bus|plane
        |truck|get|cancer|an|lightning|god|the|something) .. (get cancer|had cancer|cancer takes|crashes|crash
        |hits me|hit me|heart attack|an accident|kills me|kill me|strike me|strikes me|in my sleep|end me|ends me
        |finish me|take me out|die in)`,
    unless: '{bible-named}|{loved} .. (cancer|accident)',
    example: 'wish god would end me',
  },
  {
    when: `(god|lord|please|just|someone|somebody|jesus|will you) .. (please|just|could|can|would|to)? .. kill me
        |kill me (please|now|god|lord|already|tonight)`,
    unless: '{bible-named}|lol|gonna|if i|wants to|going to|haha|threat*',
    example: 'god please kill me',
  },
  {
    when: `(can|may|could|how can|how do|when can|when do|is it ok if|ok to|will god let|want to|ready to) (i|me)?
        (please|just)? (die|leave this life|leave this earth|come home to (god|jesus|you)|go home to (god|jesus))`,
    also: '(i|me|my)',
    unless: '{bible-named}|die (to|for|daily|with|in)|spirit|flesh',
    example: 'how can i die without pain',
  },
  {
    when: `(considering|want|wants|thinking|apply|applied|choose|chose|signed|request|requested|asked|ask|planning)
        .. (about|for|up|of|to|an)? .. (euthanasia|assisted dying|assisted suicide|dignitas|medical assistance in
        dying)`,
    also: '(i|me|my)',
    unless: '{about-it}|is .. (right|wrong|sin)',
    example: 'i am considering assisted dying because of my pain',
  },
  {
    when: `(god|jesus|lord|heaven) .. (mind|angry|mad|upset|let|accept|welcome|allow) .. (if)? .. (i|me) .. (came
        |come|go|went|left|leave|arrive|arrived|got|show up) .. (home)? (early|sooner|before my time|tonight|now
        |uninvited|on my own)`,
    example: 'would god mind if i came home early',
  },
  {
    when: `(mother|father|man|woman|person|parent|wife|husband|someone|christian|pastor|believer) .. (who|that) ..
        (leaves|leave|left|ends|kills|takes|dies|die) .. (by (her|his|their|my) own hand|(her|his|their) own life
        |on purpose)`,
    also: 'forgive*|hell|heaven|save*|mercy|{near}',
    unless: '{bible-named}',
    example: 'will god forgive a mother who leaves her children by her own hand',
  },
  {
    when: '(if|when|once|after|that|until|so|unless) i .. {gone}',
    unless: `{bible-named}|dead to|{their-suicide}|dead in my|(not here|gone) (for|to|on) .. (holiday|vacation|work
        |sunday|weekend)|who will (feed|walk)`,
    example: 'would my kids get over it if i wasnt around anymore',
  },
  {
    when: `not ... (make it|see|last|live|survive|be alive|wake|open my eyes|get) .. (through|past|to|the|my|until
        |till|another|again|tomorrow|up)? .. (tonight|the night|morning|tomorrow|christmas|18|19|20|21|25|30|next
        |week|birthday|again|sunrise)`,
    also: '(i|my|me)',
    unless: `{bible-named}|{loved} (will|is|does|might|can)|exam|homework|church|second coming|mass|service|dont see
        eye|party|rapture|deadline|bus`,
    example: 'i dont think i will make it through tonight',
  },
  {
    when: '(hasten|hastening|speed up|speeding up|bring forward) .. (end|death|exit|departure|heaven|time|it)',
    also: '(i|me|my)',
    unless: 'coming of|return|second coming|day of',
    example: 'as an old widow i think of hastening the end',
  },
  {
    when: `my (own)? (death|suicide|dying|funeral|corpse|dead body) .. (would|will|might|could|is|be|solves|helps
        |makes|frees)`,
    unless: 'hymn*|song|readings|when my|prepar*|in case|life insurance for',
    example: 'My death would solve the debt',
  },
  {
    when: `(let|make|help|allow|please|ask|beg|asking|begging|wish) .. me .. (die|go to sleep and|sleep and not|not
        wake|stop existing|be gone|out of this life|leave this (world|earth|life)|perish|sleep forever)`,
    unless: '{bible-named} (said|prayed|asked|say)|{their-suicide}',
    example: 'i keep asking jesus to just let me go to sleep and not open my eyes',
  },
  { when: 'let me die', unless: '{bible-named}|balaam', example: 'Lord, let me die' },
  {
    when: `(thinking|think|thinks|thought|thoughts|idea|planning|consider*|contemplat*|talking|tempt*|close) ..
        (about|of|to|bout)? .. (ending|end) (things|it|this|everything|all|my)`,
    unless: `(he|she|they) (is|was|keeps)? (think|thinks|thinking|thought|talks|talking)|(with|to) (him|her|my
        (boyfriend|girlfriend|husband|wife|fiance|friend))|relationship|engagement|friendship|marriage
        |{their-suicide}|my (fast|study|job|day|membership|subscription|lease)`,
    example: 'cant stop thinking bout ending things',
  },
];
