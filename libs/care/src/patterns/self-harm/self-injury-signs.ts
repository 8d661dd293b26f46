import type { Row } from '../row.ts';

/** Looser than `self-injury.ts` and `eating.ts`, and read after the tables that say more. */
export const selfInjurySigns: readonly Row[] = [
  {
    when: `(press|put|hold|held|pressed|touch) .. (hot|burning|boiling) .. (spoon|iron|knife|water|pan|coin|metal)
        .. (on|to|against) .. my`,
    unless: '{they-hit}|accident*',
    example: 'every night i press a hot spoon on my leg',
  },
  {
    when: `(scratches|cuts|marks|lines|burns) .. (i|that i) (do|make|made|did|carve|carved|put) .. (with|on|in|w)?
`,
    unless: '{loved}|art|drawing',
    example: 'i hide the scratches i do with a compass',
  },
  {
    when: 'carving .. (in|into|on) .. (it|my|myself|skin)|carving (lines|words|crosses) (in|into|on)',
    also: 'i|my|me',
    unless: 'wood|pumpkin|turkey|stone',
    example: 'i have been carving lines in it, my body',
  },
  {
    when: `(back to|miss|need|reach for|reached for|picked up|went back to) .. (the|my) (lighter|blade|razor|knife
        |cutting|scissors)`,
    also: 'clean|relapse*|again|months|weeks|days',
    unless: 'smok*|{loved}',
    example: 'i went back to the lighter last night after 4 months clean',
  },
  {
    when: '(punch|punching|hit|hitting) .. (wall|walls|door|mirror) .. (till|until|so) .. (my|i|it)?',
    unless: '{loved}|he|she|they',
    example: 'i punch walls till my knuckles bleed',
  },
  {
    when: `(how to|how do i|ways to|way to) (hide|cover|conceal|explain) .. (my|the)? (cuts|scars|cutting|burns
        |scratches)`,
    unless: '{loved}|he|surgery|acne',
    example: 'how to hide cuts from youth group',
  },
  {
    when: `(scratch*|carv*|cut|cutting|burn|burning|hurt|hurting) .. (in|into|on|crosses|words|lines)? .. your (skin
        |arms|arm|wrists|legs|thighs|body) .. (when|if|because|so) (you|god|nobody|no one)`,
    example: 'is it sinful to scratch crosses in your skin when you feel far from god',
  },
  {
    when: `(hold|held|put|putting|stick|press|pressed|burn) .. my .. (hand|arm|fingers|leg|skin|palm) .. (over|in|on
        |to|against|with|under) .. (candle|flame|fire|stove|iron|boiling|lighter|hot)`,
    unless: '{they-hit}|accident*|cook*',
    example: 'i deserve pain so i hold my hand over the candle',
  },
  {
    when: `i .. (deserve|need|like|crave|want|enjoy|long for|feel better with|love) .. (the|to|more|feel|physical)?
        (pain|hurt|suffer|bleed|be hurt|be punished)`,
    unless: `{bible-named}|end|stop|{loved}|no more|stop hurting|pain (relief|meds|to go)|suffer (for|with) (christ
        |jesus|him)`,
    example: 'i deserve pain',
  },
  {
    when: '(stop|stopped|quit|skip|skipping|not|no) (eating|eat|food|meals|lunch) .. (so|until|because|to|for)',
    also: '(i|me) ~ (notice*|thin|punish*|worth*|deserve*|sin|holy|clean|control|control|weight|ugly|die|feel)',
    unless: '{loved}|meat|pork|sugar|{bible-named}|out',
    example: 'i stopped eating so god will notice me',
  },
  {
    when: '(blade|razor|razors|knife|scissors) .. (out|again|against|in|on|under|helps|back)',
    also: `(i|me|my) ~ (clean|again|relapse*|skin|arm|arms|wrist|thigh|blood|bleed|cut|urge*|months|weeks|mattress
        |pillow|secret)`,
    unless: '{loved} ~ (blade|razor|knife|scissors)|shav*|{they-hit}|he|she|{prey}',
    example: 'i got my blade out again after 2 months clean',
  },
  {
    when: `(my (arms|arm|legs|thighs|wrists|skin)) .. (is|are|look|looks)? .. (a mess|ruined|covered|destroyed|full
        of|raw|scarred|sliced|shredded)`,
    unless: '{they-hit}|eczema|psoriasis|acne|sunburn|mosquito*|poison ivy|leprosy|rash',
    example: 'my arms are a mess and its too hot for sleeves',
  },
  {
    when: `(quit|stop|give up|addicted to|love|need|hiding|hide|my|with|about|urge to|temptation to) (cut|cutting
        |cutter|self harm|self harming|purging|burning myself|cuts)`,
    also: '(i|my|me)',
    unless: '{loved}|cut (down|off|out|back)|cutting (down|off|out|back|corners|ties)|{about-it}|teeth|grass|hair',
    example: 'i want to quit cutting by easter',
  },
  {
    when: 'i ~ {wound} ~ my (left|right|own|upper|inner)? {limb}',
    unless: `{they-hit}|{bible-named}|accident*|oven|stove|cooking|kitchen|garden*|surgery|doctor|fell|shaving|tattoo*
        |hot (pan|oil)|baking|iron|they|{loved} ~ {wound}|mark of|stigmata|nails painted|my hands to|working
        |sunburn|{partner}|scripture|verse|raise`,
    example: 'i carved a cross into my arm to show god im sorry',
  },
  {
    when: `my (left|right|own|upper|inner)? {limb} ~ (cuts|scars|cut|bleed|bleeding|razor|blade|scratches|burns
        |carved|sliced|covered)`,
    unless: `{they-hit}|{bible-named}|accident*|oven|surgery|doctor|fell|mark of|stigmata|{partner}|work|operation|acne
`,
    example: 'my thighs are full of cuts again',
  },
  {
    when: `i ~ (until|till|so) .. (i|it|they)? .. (bleed|bleeding|blood|bleeds|faint|pass out|passed out|bruise
        |bruised)`,
    unless: '{they-hit}|{bible-named}|laugh*|drink|drank|drunk|work|gums',
    example: 'i scratch my legs till i bleed',
  },
  {
    when: `(only|not|barely|hardly|scared to|afraid to|stop|stopped|refuse to|hate) .. (let|allow|eat|eating|ate
        |allowing) .. (myself|me)? .. (eat|calories|food|meal|meals|anything|in front)`,
    also: `(i|my|myself) ~ (calories|fat|thin|weight|gluttony|deserve|days|body|hungry|ugly|skinny|guilt|guilty
        |disgusting|week|control|punish)`,
    unless: 'pork|meat|fast (from|of)|vegan|daniel fast|lent|ramadan|{loved} .. (eat|eats|eating)',
    example: 'i only let myself eat 300 calories because gluttony is a sin',
  },
  {
    when: `(cutting|purging|starving|burning|self harm|bleeding|hurting|cuts|blade|blood|scratching) .. (myself)? ..
        (helps|help|calms|relieves|makes me feel|feels good|is the only|quiets|soothes|takes away|releases
        |comforts|numbs|more than|works)`,
    unless: '{bible-named}|blood of|jesus blood|his blood|{loved}|hurting people',
    example: 'cutting helps more than praying',
  },
  {
    when: `i .. (keep|hide|carry|have|hid|hiding|use|used|bought|sleep with|got) .. (a|my|the|his|her|some)? ..
        (razor|razors|razor blade|razor blades|blade|blades|scalpel)`,
    unless: '{them-harm}|him|them|shav*|fight|kill|gang|{they-first}|bully*|bullies',
    example: 'i keep a razor in my bible',
  },
  {
    when: `(nobody|no one|noone|secret|secretly|hide|hiding|hid) ~ (throw up|throwing up|vomit|vomiting|purge
        |purging|cut|cutting|cuts|starve|starving|scars|self harm|binge|laxatives|not eating)`,
    also: 'i',
    unless: '{loved} .. (throw*|cut*|starv*|hid*)|{bible-named}|cut (corners|class|off)',
    example: 'no one at church knows i throw up after potluck',
  },
];
