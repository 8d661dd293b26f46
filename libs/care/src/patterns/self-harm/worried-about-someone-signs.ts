import type { Row } from '../row.ts';

/** Looser than `worried-about-someone.ts`, and read after the tables that say more. */
export const signsInOthers: readonly Row[] = [
  {
    when: `({loved}|{someone}|he|she|they|lad|girl|mate) .. (keeps)? .. (saying|says|said|going|gonna|wants|wanted
        |threat*|talk*|tried) .. (to|he|she|is|he is|she is|going|they)? .. (gonna|going to|to|will)? .. (top
        |unalive|off|do in|end) (himself|herself|themselves)`,
    example: 'lad in my halls keeps saying hes gonna top himself',
  },
  {
    when: `({loved}|{someone}) ~ (took|taken|swallowed) .. (a|whole)? (handful|bottle|bunch|box|pack|load|whole|lot)
        .. (of)?`,
    unless: '{bible-named}|vitamin*|candy|sweets|died',
    example: 'nephew took handful of tylenol',
  },
  {
    when: `({loved}|{someone}|he|she|they|brother|niece|kuya|ate) ~ (better off without (him|her)|we are better off
        without|searching for ways to die|ways to die|be with the lord by|ceased eating|stopped eating|speaks
        only of joining|not ill and|goodbye text|phone is off|giving (stuff|things|everything) away|saying
        goodbye|says goodbye)`,
    unless: '{bible-named}|{took-life}',
    example: 'my roommate says goodbye and is giving stuff away',
  },
  {
    when: `(giving|gave|gives|given) .. (away|us|me|everyone|people)? .. (all)? (his|her|their) (things|stuff
        |belongings|possessions|bible|bibles|tools|clothes|jewellery|jewelry|records|pets|dog|guitar|money)`,
    also: '{loved}|{someone}|he|she',
    unless: `{bible-named}|gave us (his|her) (blessing|word|life|all)|charity|tithe|offering|birthday|poor|missions
        |church`,
    example: 'my dad is cleaning his gun and giving us his things',
  },
  {
    when: '(she|he|they) (has|have|had|made|got) (a|the|made a) (plan|method|date)',
    also: '(told me|says|said|serious|help|suicid*|hurt|sad|scared|worried)',
    unless: '(god|lord|he) has a plan for|business|wedding|retire*|{bible-named}',
    example: 'she told me she has a plan, she is only 16',
  },
  {
    when: `({loved}|{someone}|{church}|leader|he|she) ~ (thinks|thinking|thought|thoughts|talks|talking|says|said)
        .. (about|of)? .. (ending (things|it|everything|all)|suicide|killing|dying|not being here|jumping|hanging
        |overdosing|death a lot)`,
    unless: `{bible-named}|{them-harm-me}|killing (people|him|her|them|me|my|others|everyone|animals|time|it)
        |{took-life}|i (think|am thinking)|preach*|sermon|{about-it}`,
    example: 'our worship leader told me in confidence he thinks about ending things',
  },
  {
    when: `({close}|{loved}|{someone}|he|she|they|^ {friend}|^ {kin}) ~ ((nobody|no one|noone|who) would (miss|care
        |notice|love|come)|everyone .. better|slicing|slices|hardly eats|barely eats|does not eat|stopped eating
        |skin and bones|weighs {grown-age}|talks (of|about) (joining|dying|death|ending)|talk* of joining|joining
        .. (in heaven|in the grave)|ending it|end it|done with life|no point (in)? (living|life|going)|no point
        living|life is over|gun in his mouth|gun to his head|gun to (his|her) own|(tried|trying) to (hang|drown
        |die|end)|sits by the (river|bridge)|looked up how to|wish .. (was|were) never born|give up on life|gave
        up on life|hates living|tired of life|tired of living|wants out|see no future|not here anymore|not be
        here)`,
    also: '{near}|{someone}|friend',
    unless: `{bible-named}|{them-harm-me}|{took-life}|i (want|wish|feel|am) .. (dead|die|gone|end)|cancer|baby .. eat*
        |toddler|picky|dog|cat|pork|meat|retire*`,
    example: 'my teenager says nobody would miss her',
  },
  {
    when: `(found|discovered|saw|read) .. (a|her|his|the|my)? .. (goodbye|suicide|farewell) (letter|note|message
        |video|post)`,
    unless: 'i (wrote|want)',
    example: 'found a goodbye letter in my sons room',
  },
  {
    when: `({loved}|{friend}|{kin}|{child}|husband|wife) ~ (slic*|scratch*|burn*|cut*|carv*|bang*|hit*) .. (her|his
        |their) (own)? (arm|arms|wrist|wrists|leg|legs|thighs|skin|head|face|body)`,
    unless: '{bible-named}|accident*|{them-harm-me}|hair|fell|cooking|kitchen|working|finger',
    example: 'friend is slicing her arms and told only me',
  },
  {
    when: `(husband|wife|dad|mum|mom|father|mother|brother|sister|son|daughter|friend|boyfriend|girlfriend|partner)
        ~ (pointless|no point|hopeless|worthless|given up|no future|wants to give up|better off dead)`,
    unless: '{bible-named}|pointless (argument|job|war)|i (feel|am|want)|{harm-word}',
    example: 'husband drinking and says no point living since covid',
  },
  {
    when: `({loved}|{someone}|our {small-age} year old|my {small-age} year old|a patient|a member|a student) ~
        {sign-of-it}`,
    unless: `{bible-named}|{them-harm-me}|{not-them}|{took-life}|{about-it}|{harm-word}|goodbye to (my|his|her) (job
        |school|house|childhood)|kill (me|us)|killed (me|us)|pointless (to|argument|job|meeting*)|(cut|hurt) (his
        |her|their) (hand|finger|knee|foot|toe|hair|leg|back)|grandma died|(died|dead|died last|passed)|cat|end
        (his|her|their) (job|contract|fast|relationship|speech)|wedding|say goodbye|rope (swing|course)`,
    example: 'our 15 year old has been writing about death and says she doesnt belong on this earth',
  },
  {
    when: `({loved}|{someone}) ~ (took|taken|swallowed|takes|taking|drank|swallow) .. (too many|all|a lot|a bottle|a
        handful|lots|an overdose|overdose|poison|bleach|pills)`,
    unless: '{bible-named}|died|communion|vitamin*|wine',
    example: 'my mom took too many pills last night',
  },
  {
    when: `({loved}|brother|friend|son|he|she) ~ (gun|rope|bridge|pills|knife) ~ (all night|alone|finish|finished
        |goodbye|locked|cry|crying|drunk|sad|depress*|hopeless|lost|crisis)`,
    unless: '{bible-named}|(on|at|to|kill|threat*) (me|us)|threat*|{them-harm-me}',
    example: 'my brother sit with gun all night and say he is finish',
  },
];
