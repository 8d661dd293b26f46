import type { Row } from '../row.ts';

/** Cutting, burning, hitting oneself: signs that Mind and Self-Injury Outreach & Support name. */
export const selfInjury: readonly Row[] = [
  {
    when: '{hurtself}',
    unless: '{bible-cuts}|{they-hit} .. (my|me|us)|off sugar|from {others}',
    example: 'how do i stop cutting myself',
  },
  {
    when: '(why|when|because|if|that|so|and) i (cut|bleed|burn|self harm|purge|starve|binge and purge|cut again)',
    unless: '(hurts|wives) ~ bleed|down on|cut (off|out|back|him|her|them|corners|hair|grass|it out)',
    example: 'why do i feel closer to jesus when i bleed',
  },
  {
    when: `(i|am|been|started|start|stop|stopped|keep|again|relapsed|relapse|to|about|with|urge|urges|from|my
        |struggle|struggling|addicted) .. (to|with|of|on)? .. (cutting|self harm|self harming|self harmed|self
        injury|purging|burning myself|bulimia|anorexia|starving myself|self mutilation|cutting again|self hatred
        and cutting)`,
    unless: `{their-hurt}|{about-it}|cutting (down|back|off|out|ties|the|a|people|edge|contact|board|hair|sugar)
        |burning (bush|incense|offering)|hair|purging (of|out|sin|the|my sin|iniquity)|{loved}|{someone}|how can
        |support|people`,
    example: 'i started sh again last night',
  },
  {
    when: '^ .. (cut again|self harmed|cutting myself|self harming)',
    unless: '{their-hurt}|porn*|drink*|alcohol|smok*|drug*|heroin|weed',
    example: 'relapsed. cut again',
  },
  {
    when: `(punish|punishing|hurt|hurting|whip|whipping|flog|beat|beating|harm|harming|injure|injuring|mutilate
        |torture|torturing|discipline) myself`,
    unless: '{bible-named}',
    example: 'i punish myself with pain when i sin',
  },
  {
    when: `(blade|razor|razors|lighter|scissors|compass|knife|needle|sharpener|glass|cigarette|safety pin|pin) ..
        (on|to|across|into|against|for|in|and) .. (my|myself|it|cut|skin) .. (arm|arms|wrist|wrists|leg|legs|skin
        |thigh|thighs|hand|myself|thighs|stomach|bleed|blood)`,
    also: '(i|my)',
    example: 'i use a razor on my thighs',
  },
  {
    when: `(scars|cuts|burns|marks|wounds|scratches|bruises|lines) .. (on|up|all over|along|across|from) .. my (arm
        |arms|wrist|wrists|leg|legs|thighs|thigh|skin|hips|stomach|cutting)`,
    unless: '{they-hit}',
    example: 'i hide the cuts on my arms in church',
  },
  {
    when: 'my (scars|self harm scars|cuts) .. (from|people|show|hide|cover|see|church|arms|ashamed|god)',
    unless: '{they-hit}|surgery|acne|c section|operation|accident',
    example: 'will god heal my scars from cutting',
  },
  {
    when: `(bang|banging|hit|hitting|smash|smashing|slam|slamming|knock|bashing|bash) my (own)? (head|face|hand|fist
        |fists) .. (on|against|into|the|it|until|till|with|in)`,
    unless: '{they-hit}',
    example: 'i bang my head on the wall till i go numb',
  },
  {
    when: `(urge|urges|temptation|temptations|tempted|want|wanting|need|craving|going|feel like|thinking|thoughts
        |wanna) .. (to|of|about) .. (self harm|cut|cutting|hurt myself|burn|bleed|feel pain|harm myself|cut again
        |purge|see blood|starve)`,
    also: '(i|me|my|urge*)',
    unless: `cut (down|off|out|back|contact|ties|my hair|hair|my losses)|cutting (down|off|out|back|contact|ties)
        |{loved}|{bible-named}|burn (out|incense|calories|fat|bridges|the)|hurt (him|her|them|my|people|anyone
        |others)|feel pain like|cut it|cut the`,
    example: 'i have the urge to cut again',
  },
  {
    when: `i .. (cut|burn|burned|self harm|self harmed) .. (again|last night|tonight|today|every day|in secret
        |secretly|when|because|to feel|to cope|for years|on my|deep|sometimes)`,
    unless: `cut (off|down|out|back|my hair|hair|him|her|them|ties|contact|class|school|work|the|a|short|people)
        |burn(ed)? (out|incense|the|my (food|dinner|tongue|bridges|cakes))|burned out`,
    example: 'i cut again last night',
  },
  {
    when: `(paul|flagellation|monks|saints|flagellants|baal|mortification|penance) ~ (so|then|is it|can i|should i
        |i) .. (whip|flog|hurt|burn|cut|beat|starve) .. (myself|my|me)`,
    example: 'monks did flagellation so can i whip my back',
  },
  { when: 'self (harm|harming|injury|harms)', level: 'possible', example: 'self harm' },
  {
    when: `(cutting|cut|harming|hurting|burning|starving) (yourself|oneself|ones self|your (skin|arms|wrists|body))
`,
    level: 'possible',
    example: 'what does the bible say about cutting yourself',
  },
];
