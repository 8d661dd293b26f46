import type { Row } from '../row.ts';

/** Control lost, and somebody hurt: Respect, and the helplines for parents of babies that cry. */
export const havingHurt: readonly Row[] = [
  {
    when: `i (hit|slapped|punched|choked|kicked|pushed|shook|beat|strangled|smacked) my (girlfriend|boyfriend|wife
        |husband|partner|kid|kids|son|daughter|mother|mum|mom|dad|baby|toddler|sister|brother)`,
    unless: '{game}|{hurt-no}|{discipline-tools}',
    example: 'i hit my girlfriend, lost it last night',
  },
  {
    when: `(came back to myself|was no longer myself|blacked out|came to) ~ (on the floor|bleeding|bruised|screaming
        |unconscious|hurt)`,
    also: 'i|my',
    example: 'I was no longer myself. When I came back to myself my wife was on the floor, screaming',
  },
  {
    when: `(control|manage|deal with|overcome|handle|stop) .. (my) (anger|temper|rage|outbursts|violence)|anger
        management`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'how do i control my anger',
  },
  {
    when: `(i {lately} {lately}|i ~ (and|then) (then)?) (hit|beat|beaten|slapped|punched|choked|strangled|kicked
        |shook|shaken|pushed|shoved|smacked|hurt|hurts|grabbed|attacked|stabbed|shot|threw|bit|burned|burnt
        |whipped|bruised|slap|choke|punch|kick|shake|abuse|abused|raped|molested|injured|killed|headbutted
        |dragged|pinned|throttled|hitting|beating|hurting|assaulted|spat|knocked|poisoned|slammed|squeezed
        |smothered|touched|cut) .. (up)? .. (my|our|him|her|them|a|his|the|at) .. ({victim-kin}|by the throat
        |really|so hard|badly|again|last night|in the face|across|with a|unconscious|until|till|down|on purpose
        |jaw|arm|nose|$)`,
    unless: `(punch*|hit|kick*|bang*) .. (wall|walls|door|mirror|tree)|{hurt-no}|{game}|{they-first}|hit (a|my) (deer
        |dog|car|goals|head|knee|wall)|hurt (my|his|her|their) (feelings|leg|arm|back|foot|knee|wife deeply|wife
        by|wife with|friend by|husband by|heart) |{discipline-tools}|broke (his|her|my|their) (heart|trust|vase
        |window|phone|promise)|hurt by|touched (my |his|her|the) heart|threw (my|a) (party|football|shower)
        |pushed (my (kids|husband|children) to|him away |her away|people away|god)|hurt (people|others) with|hurt
        me`,
    example: 'i hit my wife last night',
  },
  {
    when: `(i|me) .. (lost|lose|losing|loses|snap|snapped|rage|blacked out|lost it) .. (it|my temper|control|my mind
        |out)? .. (and|with|on)? .. (hit|beat|hurt|slapped|choked|punched|shook|kicked|threw|pushed|grabbed
        |smacked|shoved|slap|shake|strangled|attacked|broke)`,
    unless: '{hurt-no}|{game}',
    example: 'i lost it and beat my kid really bad',
  },
  {
    when: `i .. (keep|keeps|kept|can not stop|always|often|sometimes|end up|started|am|have been) .. (hitting
        |beating|slapping|choking|hurting|abusing|shaking|kicking|punching|strangling|smacking|raping|molesting
        |touching) .. (my|him|her|them|our|children|kids)`,
    unless: '{hurt-no}|{discipline-tools}|{game}|hurting (him|her|them|my .. ) (feelings|with words|by)',
    example: 'i keep hitting my girlfriend when i drink',
  },
  {
    when: `i {lately} {lately} (shook|shake|shaken|shaking|smothered|dropped|drown|smother|throw|threw|suffocate) ..
        (my|the|our|him|her) .. (baby|newborn|infant|toddler|son|daughter|child|kid)`,
    unless: 'shake (my|the) (hand|head)|dropped (off|him off|her off)|to school|ball|party|i (am )?shaking',
    example: 'i shook my baby because he would not stop crying',
  },
  {
    when: `(abused|hit|hurt|beat|molested|violent|raped|abusive|abuser|anger|rage|violence) .. (my|to|towards|toward
        |with|against) (wife|husband|kids|children|son|daughter|girlfriend|boyfriend|partner|family|baby|mother
        |dog|stepson|stepdaughter)`,
    also: `i (am|was|have|did|became|become|get|abused|hit|hurt|beat|molested|raped|feel|scared)|my (anger|rage
        |violence|temper)`,
    unless: `{hurt-no}|{they-first}|by my|{discipline-tools}|(hurt|angry|anger|abused|hit|beat|violent) .. (by|from)
        (my|him)|who (abused|hit)|was (abused|hit|hurt|beat)|(husband|wife|father|dad|he) .. (abused|hit|hurt
        |beat|is|was|gets)`,
    example: 'i was violent towards my wife again',
  },
];
