import type { Row } from '../row.ts';

/**
 * Blows by a partner or an adult relative, of women and of men. Strangulation weighs most in the guidance (Refuge,
 * Men’s Advice Line).
 */
export const partnerViolence: readonly Row[] = [
  {
    when: `(boyfriend|husband|dad|father|partner|brother|stepdad|he) .. (put|threw|throws|pushed|pushes|beat|beats
        |kicked|choked|slammed|hit|hits|punched) .. (my|our)? (mum|mom|mother|mam|gran|grandmother|nan|sister
        |aunt|her) .. (down|up|in|against|on|with|into|again|and|when|every)`,
    also: '{near}|(mum|mom)',
    unless: '{as-a-child}|{bible-named}|{game}',
    example: 'mums boyfriend threw mum down the stairs and shes saying she slipped',
  },
  {
    when: `(shoves|pushes|hits|slaps|beats|kicks|robs|punches) .. (his|her|my|our) (grandmother|grandma|gran|nan
        |grandfather|grandpa|elderly|old|mother|father|mum|dad)`,
    also: '{near}',
    unless: '{as-a-child}|{bible-named}',
    example: 'my grown son shoves his grandmother about for her pension',
  },
  {
    when: '{struck} (again|up|badly)? by (my|a|his|her|our) .. ({partner}|{kin}|{parent}|in laws)',
    unless: '{as-a-child}|{game}|{young-only}|{church-did}',
    example: 'got punched by my gf again',
  },
  {
    when: '({partner}|{kins}|he|she|they|who) ~ {hit-me}',
    also: '{i}|{me}|{my}',
    unless: `{game}|{feelings-hurt}|{bible-named} ~ {hit-me} $|broke up|monopoly|spare the rod|(god|jesus|lord|spirit|sermon|verse
        |word|devil|satan) .. {blow} me`,
    example: 'my husband hits me when he drinks',
  },
  {
    when: `{blow} me (again|up|when|because|if|in|on|for|every|with|last|so|while|sometimes|at|and|but|around|about
        |over|during|after|until|like|black|hard|$)`,
    unless: `(work|boss|colleague|bus|train|stranger) .. {blow}|{game}|{feelings-hurt}|(shake|knock|push|pull|grab
        |lock) me (up|off|to|through|towards)|{bible-named}|(god|jesus|lord|spirit|sermon|verse|word|devil|satan)
        .. {blow}|broke up`,
    example: 'he hit me again',
  },
  {
    when: `(husband|wife|boyfriend|girlfriend|partner|ex|fiance|spouse) .. (is|was|has|can|be|been|gets|keeps
        |started|so|very|got|being|turned|becomes|became|a)? .. (abusive|violent|abuser|controlling|abusing
        |physically|threatening|dangerous|stalking|gaslighting|gaslights|beating|hitting|choking|hits|slaps|kicks
        |punches|beats|chokes|strangles|strangled|strangling)`,
    also: '{my}|i|me',
    unless: 'controlling parents',
    example: 'my husband is abusive',
  },
  {
    when: `(abusive|violent|controlling|dangerous|cruel|narcissistic) (husband|wife|boyfriend|girlfriend|partner|ex
        |marriage|relationship|man|spouse|fiance|home|brother|son|family)`,
    also: '{my}|i|me',
    unless: '{about-it}|(sermon|class)',
    example: 'i am in an abusive relationship',
  },
  {
    when: `(i am|i was|am|been|being|getting|get|gets|i|we|are|was) .. (being|getting|been|get|a)? (abused|beaten
        |beat|hit|battered|controlled|threatened|stalked|choked|strangled|gaslit|isolated|slapped|punched|victim
        of (domestic|abuse|violence)|(emotionally|physically|verbally|financially|mentally|psychologically
        |economically|spiritually) abused) .. (by|at|from|in|every|daily|again|up|everyday|at home|$)?`,
    unless: `by (a|some|an) .. (guy|man|stranger|men|woman|coworker|colleague|neighbour|neighbor|boy)|{as-a-child}
        |{game}|{bible-named}|the devil|satan|{about-it}|covid|as a (kid|child)|sin|enemy`,
    example: 'i am being abused at home',
  },
  {
    when: `({loved}|{someone}|neighbours wife|friend|sister|mother|mum|mom) .. (is|gets|was|has|being|getting|been
        |keeps)? .. (being|getting|been|get|gets)? .. (beaten|hit|abused|choked|slapped|strangled|battered
        |controlled|threatened|bruised) .. (by (my|her|his|a|the) .. ({partner}|{kins}|man|in laws)|up|every
        |again|at home|daily)`,
    unless: `{child-word}|{as-a-child}|{game}|feelings|by (the)? (church|pastor|priest)|{bible-named}|hurt (in|by)
        (a)? (accident|crash|divorce)|hurt (his|her) (leg|foot|ankle|back)`,
    example: 'my sister is being beaten by her husband',
  },
  {
    when: `({partner}|{kin}|{parent}|{friend}|man|guy|he|in laws) ~ {blow} .. (up)? .. (my (sister|mother|mum|mom
        |friend|daughter|aunt|cousin|wife|brother|dad|father|neighbour|neighbor|grandma|grandmother)|her|his
        (wife|girlfriend|mother|mum|mom|partner))`,
    also: '{i}|{my}|me',
    unless: `{child-word}|{game}|{as-a-child}|feelings|{bible-named}|i (hit|slapped|choked|beat)|her (feelings|heart)
        |hurt (her|my) (feelings|heart)|as a (kid|child)|died`,
    example: 'my brother in law beat my sister up',
  },
  {
    when: `(bruise|bruises|bruised|black eye|broken (jaw|rib|ribs|arm|nose)|marks on my|choke marks|swollen) ~
        (husband|wife|partner|boyfriend|he|she|girlfriend|friend|sister|church|makeup|hide|cover|mother|mum|mom)`,
    also: '{i}|{my}|me',
    unless: '{child-word}|{as-a-child}|heel|reed|football|fell|{bible-named}',
    example: 'i hide the bruises with makeup at church',
  },
  {
    when: '(domestic|physical|emotional|verbal|financial|psychological|mental) (violence|abuse)',
    also: '(i|my|me|am|husband|wife)',
    unless: '{about-it}|my (church|sermon|class)|victims|preach|we preach|people|women|shelter volunteer|does',
    example: 'i am going through domestic violence',
  },
  {
    when: `(dowry|bride price|in laws|mother in law|father in law|co wife) ~ (beat|beats|beating|torture|tortures
        |torturing|harass*|hit|hits|burn|threaten*|starve|locks|locked|slaps|abuse|abuses|abusing|hurt|violence
        |forced|forces)`,
    also: '{i}|{me}|{my}',
    example: 'my in laws torture me for dowry',
  },
  {
    when: '(domestic|intimate partner|spousal|family|marital|wife|spouse) (violence|abuse|beating|battering)',
    level: 'possible',
    example: 'domestic violence',
  },
  {
    when: `(abuse|abused|abusive|abuser|abusers|abusing|abuses|battered|wife beater|beats his wife|hits his wife
        |beat his wife|hit his wife|gaslighting|coercive control|wife beating|stalking)`,
    unless: '{abuse-else}|{bible-named} ~ (abuse*|beat)',
    level: 'possible',
    example: 'abuse',
  },
  {
    when: `(man|husband|he|men|husbands|someone) .. (who|that)? .. (hits|beats|slaps|hurts|abuses|hitting|beating
        |beat|hit|abusing) .. (his|a|their|your) .. (wife|wives|woman|girlfriend|women|spouse|partner)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'what does god think of a man who hits his wife',
  },
];
