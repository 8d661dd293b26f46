import type { Row } from '../row.ts';

/** Survivors of a suicide loss: the words that groups for the bereaved (AFSP, SoBS) hear. */
export const bereavedBySuicide: readonly Row[] = [
  {
    when: `({loved}|he|she|they|^ {friend}|quarterback|captain|classmate|pastor|priest|lodger|ate|kuya|captain) ..
        (jumped|ended (his|her|their) life|shot himself|shot herself|hung himself|hung herself|overdosed on
        purpose|overdosing on purpose|overdose on purpose|shooting himself|hanging himself|killing himself
        |killing herself|hanging herself|shooting herself)`,
    also: '{near}|is (he|she)',
    unless: `{bible-named}|(wants|want|wanted|threat*|trying|tried|going|thinking|talk*|afraid|scared|about|might
        |stop) .. (to|of|about|from|my)? .. (jump*|end*|kill*|hang*|shoot*|overdos*|committing)|for joy|bail`,
    example: 'my sister jumped. is she with jesus',
  },
  {
    when: `(before|when|after|since|the night|the day|year|years|month|months) .. (she|he|my .. |mom|mum|dad|they)
        .. (jumped|ended it|hanged|hung|overdosed|shot|chose to leave|left us|did it)`,
    also: '{near}',
    unless: '{bible-named}|for joy|left us (for|when)|did it hurt',
    example: 'i was the last person she messaged before she jumped',
  },
  {
    when: `(found|finding) .. (my|our|him|her) .. (husband|wife|son|daughter|dad|mum|mom|father|mother|brother
        |sister|friend)? .. (in|hanging) .. (the|a)? (garage|hanging|attic|barn|bathtub|shed|woods|note|closet)`,
    unless: '{bible-named}|working|fixing|asleep|reading|alive',
    example: 'I found my husband in the garage. That was six years ago',
  },
  {
    when: `(because of|about) (the way|how) (he|she|they) (went|died|left|chose)|there was a note|jumped (into
        |inside) the (river|sea|well|lake)`,
    also: '{near}|papa|son|daughter',
    unless: '{bible-named}|stephen|peter|martyr*|thank',
    example: 'they told me my son is burning because of the way he went',
  },
  {
    when: `(since|after|year|years|months|weeks|ago|anniversary|because) .. {loved} .. (jumped|did it|ended it|chose
        to die|chose death|drowned (himself|herself)|took (his|her|too many|pills|an overdose)|overdosed|left us
        by choice)`,
    unless: '{bible-named}|survived|hospital',
    example: 'two years since my daughter jumped, is she at rest',
  },
  {
    when: `{loved} .. (jumped|overdosed|hung|hanged|drowned (himself|herself)) ~ (is (he|she)|in hell|heaven|saved
        |lost|rest|funeral|buried|last (week|month|year)|ago|miss|grief|grieve|dead|died)`,
    unless: '{bible-named}|survived|for joy',
    example: 'my cousin jumped, is he in heaven',
  },
  {
    when: `(grieve|grieving|mourn|mourning|bury|buried|funeral|lost|miss|died) ~ (ended it|ended it all|took (his
        |her) life|took (his|her) own|by choice|killed (himself|herself)|suicide|own hand|how (he|she) died he)`,
    also: '{near}|{someone}|{friend}',
    unless: '{bible-named}|preach|{about-it}',
    example: 'How do I grieve a friend who ended it all?',
  },
  {
    when: '({close}|{loved}|{someone}|{kins}|everyone|classmates|somebody) ~ {took-life}',
    unless: `{bible-only}|(tried|try|want|wants|wanted|going|threaten*|threatens|trying|attempted|says|said|thinking
        |might|plan|planning|will|talk*|afraid|scared|worried|keeps|would|about) (to|he|she|about|of)? .. (he|she
        |will|would|they)? .. {took-life}|suicide (note|attempt|watch|plan)|attempted`,
    example: 'my brother killed himself last year',
  },
  {
    when: `(he|she|they|who) .. (killed (himself|herself|themselves)|hung (himself|herself)|hanged (himself|herself)
        |shot (himself|herself)|took (his|her|their) own life|took (his|her|their) life|ended (his|her|their)
        (own)? life|died by suicide|committed suicide)`,
    also: '(i|me|my|our|we)',
    unless: '{bible-only}',
    example: 'he took his own life and i found him',
  },
  {
    when: `(lost|losing|lose|grieving|grieve|mourning|miss|buried|burying|funeral|found|survivor|survivors|bereaved
        |grief|death|loss|anniversary|since|after) .. {close} .. (to|by|from|after|of|died|in)? .. (suicide
        |overdose|taking|{took-life})`,
    unless: 'preach*|sermon|{about-it}',
    example: 'i lost my best friend to suicide',
  },
  {
    when: '(suicide|suicides) of (my|our|a friend|his|her|the) ..',
    unless: '{bible-named}',
    example: 'suicide of my husband how to go on',
  },
  {
    when: '{loved} .. (suicide|jumped (from|off|in front)|overdosed on purpose|od)',
    unless: `(want|wants|talk*|attempt*|thinking|threat*|tried|note|considering|contemplat*|going|about|suicidal)
        |{bible-only}|survived|hospital`,
    example: 'since my sons suicide i can not pray',
  },
  {
    when: `(lost|losing|survivor|survivors|bereaved|grief|grieving|mourning) .. (to|of|by|after|from|by a)? ..
        suicide`,
    also: '(i|me|my|we|our)',
    example: 'i am a survivor of suicide loss',
  },
  {
    when: '(judas|saul|samson|ahithophel) ~ ({loved}|{close}) .. (who|did|had)? .. (did|the same|that|too|like)',
    unless: '{them-harm-me}|(want|wants|wanted) to',
    example: 'judas hanged himself, so my boyfriend who did the same is lost too?',
  },
  {
    when: '(suicide|suicides|suicidal)',
    unless: '{bible-only}|suicide (bomb*|squad|mission)|assisted suicide|physician assisted',
    level: 'possible',
    example: 'a funeral sermon after a suicide',
  },
  {
    when: '{took-life}',
    unless: '{bible-named}',
    level: 'possible',
    example: 'do people who committed suicide go to heaven',
  },
];
