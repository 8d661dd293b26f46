import type { Row } from '../row.ts';

/**
 * Means, plans, attempts, goodbyes: the signs after which the 988 Lifeline, Samaritans and AASRA ask for help at
 * once.
 */
export const suicideMeans: readonly Row[] = [
  {
    when: `(took|swallowed|taken) (something|the lot|the whole (lot|strip|box|packet)|them all|everything in the
        (cabinet|drawer|cupboard))`,
    also: '(scared|sleepy|feel|dizzy|hour|hours|pray|god|call|ambulance|sick)',
    unless: 'took something (from|away|out|back|of|off|to)|{bible-named}|thief|stole|stolen',
    example: 'took something and i dont feel good, can someone pray for me',
  },
  {
    when: `i (have)? (attempted|tried it|tried to do it) (last|again|in|on|twice|once|two|three|before|when|and
        |suicide)`,
    unless: '{bible-named}|to (read|fast|quit|pray)',
    example: 'i attempted last month and god kept me here',
  },
  {
    when: '{end-me}',
    unless: `{other-ends-me}|{their-suicide} ~ {end-me}|({someone}|{kins}|she|he) .. (says|saying|keeps|said|texted
        |told me|wants|threat*|talk*|joke*|posted|wrote) ~ {end-me}`,
    example: 'will god forgive me if i kms tonight',
  },
  {
    when: '(we|i) ~ (commit suicide|suicide pact|attempted suicide|overdosed|took an overdose|{suicide-act})',
    unless: '{their-suicide}',
    example: 'i think i will jump off the bridge',
  },
  {
    when: `(pills|tablets|rope|noose|gun|pistol|poison|bleach|pesticide|sleeping pills|painkillers|bottle) .. (ready
        |next to me|beside me|in my hand|in my hands|in front of me|saved|planned|on the table|loaded|with me
        |hidden|in my|at my|lined|on my)`,
    also: '{i}|my',
    unless: `heal*|pray over|{loved} ~ (rope|gun|pills|noose|pistol|tablets|poison)|{someone} ~ (rope|gun|pills|noose)
        |he|she|{weapon} .. for (him|them|the)`,
    example: 'i have the pills next to me',
  },
  {
    when: `(stockpil*|hoard|hoarding|hoarded|saving|saved|save|counting|counted|collect|collecting|collected|bought
        |buy|buying|found|got|get|tied|tie|loaded|load|holding|hold|stare at|staring at|looking at|have|keep
        |made) .. (up)? .. (rope|noose|pills|tablets|sleeping pills|gun|bullets|pistol|painkillers|poison
        |pesticide|bottle of pills|razor blades)`,
    also: `(i|my|me) ~ (tonight|end|die|do it|goodbye|not|anymore|enough|last|night|ready|ago|over|pain|fail*|alone)
`,
    unless: '(heal*|sick*|take my|stop taking|miss) ~ |{loved}|hunting|{them-harm}',
    example: 'i bought a rope and i cant stop staring at it tonight',
  },
  {
    when: `(i am|standing|sitting|stood|here|i) .. (on|at|near|by|up) .. (bridge|ledge|rooftop|railing|cliff|train
        tracks|tracks|roof) .. (and|thinking|ready|tonight|right now|now|edge|want)`,
    example: 'i am standing on the bridge right now',
  },
  {
    when: `(write|writing|wrote|written|leave|leaving|left|finished|my) .. (a|my|the|some|goodbye|suicide) ..
        (suicide note|goodbye note|goodbye letter|goodbye letters|suicide letter|final letter|last letter|goodbye
        |last note|goodbyes|note to my)`,
    unless: '{their-suicide}|{bible-named}',
    example: 'i wrote a goodbye note to my kids',
  },
  {
    when: `(this is|saying|said|say|said my|time to say|my) .. (my|the|final|last)? (goodbye|goodbyes|farewell) ..
        (to)? .. (everyone|world|all|forever|god|family|kids|people|life|this|$)`,
    also: '(i|my|this)',
    unless: '({loved}|{someone}|he|she|they) .. (said|says|saying|is saying|say)|{their-suicide}|{bible-named}',
    example: 'this is goodbye to everyone',
  },
  { when: 'goodbye (cruel)? world', example: 'goodbye world' },
  {
    when: `(my|the) last (night|day|message|prayer|post|birthday|christmas|words|week|sunday|breath|easter|one|time
        praying|sunrise|hours|hope was|goodbye)`,
    also: '(i|my|me|this) ~ (last)',
    unless: `{bible-named}|of school|of work|at work|supper|prophet|prophets|days|at school|king|kings|job|is the last
        |what|of the|last words (to|were)|last one (counted|took)|last message (has|had|was|from)|the last week and`,
    example: 'this is my last night, please god forgive me',
  },
  {
    when: `(birthday|christmas|day|night|year|prayer|sunday|message|week|month) .. (will|would|to|shall|is|going to)
        be (my|the) last`,
    example: 'i have decided this birthday will be the last one',
  },
  {
    when: '(i am|am|feel|feeling|i feel|being|so|have been|getting|been|very|became|become|become) .. suicidal',
    unless: '{their-suicide}|people|{loved}',
    example: 'feeling suicidal',
  },
  {
    when: `^ (really|so|very|still|actively|suicidal)? (suicidal|suicidal (thoughts|help|please|tonight|again
        |feelings|ideation)) .. $`,
    example: 'suicidal',
  },
  {
    when: `(my|these|having|have|had|get|getting|the|with|intrusive|constant|i) .. (suicidal|suicide) .. (thoughts
        |thought|ideation|feelings|urges|attempt|attempts|plan|plans|tendencies|mind)`,
    unless: '{their-suicide}',
    example: 'i keep having suicidal thoughts',
  },
  {
    when: `i .. (think|thinking|thought|dream|dreaming|obsessed|obsess|fantasise|fantasize|fantasizing|daydream
        |planning|plan|look|looking|googled|google|googling|search*|research*|tempt*|consider*|contemplat*
        |imagine|imagining) .. (of|about|up|for|to|my|with)? .. (my own death|death all|dying all|dying every
        |dying a lot|dying constantly|suicide|how to die|dying|ending|methods|ways|painless|death|funeral|not
        being here|not existing|jumping|hanging|overdosing|pills|driving into)`,
    unless: '{their-suicide}|{bible-named}|fear|afraid|scared|after death|{about-it}',
    example: 'i think about suicide every day',
  },
  {
    when: `(painless|quick|quickest|fastest|easiest|easy|best|peaceful|least painful|less painful|how many|what
        |which) .. (way|ways|method|methods|pills|tablets|paracetamol|dose|tylenol|sleeping) .. (to|does it take
        |do|would|will)? .. (die|kill|end|overdose|suicide|go|not wake)`,
    unless: '{bible-named}|sin|flesh',
    example: 'what is the most painless way to die',
  },
  {
    when: '(no|only|one|any|other|see) (other)? (way|ways) out',
    also: '(i|me|my)',
    unless: 'bible|sin',
    example: 'i feel trapped and see no way out',
  },
  {
    when: `(voice|voices|demon|demons|devil|satan|head|something) .. (tell|tells|telling|says|saying|say|urges|want
        |wants|in) .. (me|my head)? .. (to)? .. (kill|die|jump|end|hurt|suicide|do it)`,
    unless: '{bible-named}|(kill|hurt|end|jump) .. {prey}',
    example: 'the voices keep telling me to jump',
  },
  {
    when: `(attempted|tried|attempt) .. (suicide|overdose|to overdose|to hang|to die|to end)|(survived|after|since
        |from) .. (my|a) .. (suicide)? attempt|my (suicide)? attempt`,
    also: '(i|my)',
    unless: '{their-suicide}|{bible-named}',
    example: 'why did god stop my suicide attempt',
  },
  {
    when: `i .. have .. (a plan|plan|my plan|date|picked a date|set a date|decided|made up my mind|the means|method)
        .. (to|how|when|and|for|tonight|that i will)? .. (die|do it|end|tonight|date|leave|how|not be|go)`,
    example: 'i have a plan and a date to do it',
  },
  {
    when: '(is suicide|suicide) .. (the|my|an|a) .. (only)? .. (way|option|answer|escape|choice|solution)',
    example: 'suicide is my only option',
  },
];
