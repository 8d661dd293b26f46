import type { Row } from '../row.ts';

/**
 * Threats and plans by others than a partner: attacks announced, stalking, honour violence, persecution (Sandy Hook
 * Promise, Karma Nirvana).
 */
export const threats: readonly Row[] = [
  {
    when: `({someone}|{stranger}) ~ (shank|stab|shoot|gunshot|jump|cut|bury|wash .. honour|wash .. honor|cleanse) ..
        (me|us|him|her|the|whole|family|my)?`,
    also: '(me|us|i|my|our)',
    unless: `{at-home}|{bible-named}|himself|herself|cut (my|our|the|his|her|their)
        (percentage|pay|hours|wage|wages|salary|budget|hair|grass|costs|price|share|rate|fees|cake|bread|shifts|benefits|funding)`,
    example: 'some boys on my estate said theyll shank me',
  },
  {
    when: `(holds|held|points|pointed|waves|waving|put) .. (a|the|kitchen)? (knife|gun|machete|blade) .. (up)? (to
        |at) (me|us|my)`,
    unless: '{spouse}|{bible-named}|god',
    example: 'my flatmate holds a kitchen knife up to me',
  },
  {
    when: `(stalked|followed|harassed|chased|watched|threatened) .. by .. (guy|man|stranger|men|woman|coworker
        |colleague|neighbour|neighbor|boy|someone|people|gang|member|student)`,
    also: '(i|me|my)',
    unless: '{spouse}|{bible-named}|demon*',
    example: 'i am being stalked by a guy from bible study',
  },
  {
    when: `({stranger}|{kin}|{friend}|{parent}|{someone}|neighbour|neighbor|he|she|they|someone|people) ~ (threat
        |threats|threaten|threatens|threatened|threatening) .. (to|me|us|my|our|with|that|him|her)`,
    also: '{me}|{my}|{i}|us|our',
    unless: `{at-home}|{partner}|{bible-threat}|(himself|herself)|leave the church|take the (kids|children)|custody
        |sue|suing |lawyer|report me|report us|fire me|court|divorce|{child-now}|with hell|my job`,
    example: 'my neighbor threatened to burn our house down',
  },
  {
    when: `(death threat|death threats|threatening (messages|letters|calls|texts|notes|emails|me|us)|(threats
        |threat) .. (against|on|to|from|of violence|for|because|after)|blood feud|honor killing|honour killing
        |hit list|bounty|fatwa)`,
    also: '{me}|{my}|{i}|us|our|(getting|receiving|received|got)',
    unless: '{partner}|{bible-threat}|{about-it}|hell',
    example: 'getting death threats for leaving islam',
  },
  {
    when: `(follows|following|followed|stalks|stalking|stalked|stalker|watching|watches|waits for|waiting for
        |outside|chased|chasing|chases|tracking) .. (me|us|my|home|from|house|flat|door|for)`,
    also: '(man|guy|someone|stranger|boy|he|person|people|men|woman|gang|stalker|car|neighbor|neighbour|customer)',
    unless: `{partner}|{bible-named}|jesus|god|following (me|us) on|christ|ex|cloud|demon*|following my (heart|faith)
        |outside (my|the) (comfort|church|faith)|tv|bible|my wedding|waiting for me (to|in heaven)|marriage`,
    example: 'a man keeps following me home from work',
  },
  {
    when: `(gang|cartel|militia|boko haram|terrorists|extremists|bandits|mob|militants|cult boys|armed robbers|loan
        sharks|mafia|isis|taliban|soldiers|kidnappers|vigilantes|cultists|herdsmen) ~ (kill*|join|die|threat*
        |attack*|coming|burn*|recruit*|forc*|kidnap*|after|want|told|beat|surround*|shoot|money|village|leave
        |hunt*)`,
    also: '{me}|{my}|{i}|us|our|we',
    unless: '{bible-named}|{about-it}|history|crusade',
    example: 'some gang told my son join or die',
  },
  {
    when: `(family|families|parents|father|dad|brothers|brother|uncles|uncle|relatives|cousins|villagers|clan
        |community|muslim|muslims|hindu|islam|tribe|people|they|village|cousin) ~ (kill|killed|beat|disown and
        |behead|burn|hunt|hurt|attack|stone|murder|harm|poison|attacked|beaten|lock) .. (me|us|my|him|her|our) ~
        (christian|convert*|baptis*|baptiz*|jesus|islam|faith|leave|leaving|honor|honour|shame|marry|boyfriend
        |pregnant|church|bible|found out|find out|if|because|for|religion|believe|gay|dalit)`,
    also: '(i|me|my|our|us)',
    unless: '{bible-named}|{partner} ~ (beat|hit)|{about-it}|{discipline-tools}|husband|wife',
    example: 'My family say they will kill me if I become a Christian',
  },
  {
    when: `(bully|bullies|bullying|bullied|kids|boys|girls|classmates|students|boy|older boys|seniors) ~ (beat|beats
        |hit|hits|punch|punched|kick|kicked|kicks|attack|attacked|hurt|hurts|push|pushes|pushed|choke|choked|slap
        |slapped|jump|jumped|beating|hitting|threaten*|kill|stab|knife|spit|burn*|strangle*|shove|shoved|rob
        |robbed) .. (me|us|my (son|daughter|kid|child|brother|sister)|him|her|up)`,
    also: '{me}|{my}|{i}',
    unless: '{partner}|{parent} (hits|hit|beats|beat)|{bible-named}|{game}|sexual*|raped|touch*',
    example: 'boys at school beat me every day',
  },
  {
    when: `(beat|attacked|jumped|mugged|robbed|stabbed|assaulted|shot at|punched|beaten|hit) .. (me|us|up|my (son
        |daughter|brother|father)|at gunpoint)? .. (by|on|in|at|outside|walking) .. (a|the|some|my|two|three)? ..
        (stranger|strangers|men|gang|boys|neighbour|neighbor|street|bus|school|work|robbers|park|group|police|mob
        |bully|bullies|coworker|boss|gunpoint|customer|bar)`,
    also: '(i|me|my|us|we|our)',
    unless: `{bible-named}|{partner}|{game}|{parent}|{sex-crime}|raped|sexual*|{as-a-child}|my (son|daughter|kid) (hit
        |punched|beat|kicked|pushed|slapped)`,
    example: 'i was attacked by a stranger in the street',
  },
  {
    when: `(scared|afraid|terrified|frightened|worried|fear) .. (of|that|he|she|they|someone|my|a|the|will|is)? ..
        (my|a|the|our)? .. (neighbor|neighbour|boss|coworker|gang|stalker|landlord|brother|son|someone|he|she
        |they|boy|man|classmate|cousin|student) .. (will|is going to|is|might|wants to|going to|may|would)? ..
        (kill|hurt|attack|shoot|stab|beat|bring a gun|do something violent|snap|come for|after me|violent
        |following me|harm)`,
    unless: '{at-home}|{partner}|{bible-named}|(himself|herself|themselves)',
    example: 'i am scared my neighbor will kill us',
  },
  {
    when: '(kill|shoot|stab|attack|hurt|beat|burn) (me|us) .. (because|if|for|when|tonight|at) ~',
    also: `(they|gang|people|muslims|neighbour|neighbor|someone|family|mob|boys|brother|brothers|uncle|police|he|she
        |men)`,
    unless: `{partner}|{bible-named}|{game}|{discipline-tools}|{parent} .. (will|is going to|gonna) kill me|lol|the
        devil|lord`,
    example: 'they will kill me because i left islam, my uncle says',
  },
];
