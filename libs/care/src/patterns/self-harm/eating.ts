import type { Row } from '../row.ts';

/** Starving, purging, punishing the body with food: signs that Beat and NEDA name. */
export const eating: readonly Row[] = [
  {
    when: 'i ... (vomit|bring|throw|sick|bringing) .. (it|everything|my food|food) .. (out|up|back up)',
    also: '(eat|eating|meal|swallow|food|after)',
    unless: 'flu|pregnan*|sick with|chemo|{loved}',
    example: 'after eating i vomit it out',
  },
  {
    when: `(dry)? (fast|fasting|not eaten|no food|only water|starving) ~ (hate my body|deserve it|deserve|fainting
        |faint|lbs|pounds|kilos|can not make myself eat|could not let myself eat|excuse|disgusting|fat|thin)`,
    also: '(i|my|me)',
    unless: '{loved} ~ (fast|eaten)',
    example: 'i fast nineteen days and can not make myself eat, down to 94 lbs and fainting',
  },
  {
    when: '(can not|could not|not) (make|let|allow) myself (to)? eat',
    example: 'really i just could not let myself eat',
  },
  {
    when: `(make|making|made|force|forcing|forced) myself (to)? (throw up|vomit|sick|puke|be sick|bleed|throwing up
        |hungry|suffer|go hungry|hurt|not eat)`,
    example: 'i make myself throw up after every meal',
  },
  {
    when: `i .. (throw up|vomit|puke|purge|take laxatives|use laxatives|laxatives|spit out|throw my food) .. (after
        |my|every|on purpose|food|meal|dinner|when i eat|secretly|to lose|to be thin|because)`,
    unless: 'pregnan*|flu|sick|morning|chemo',
    example: 'i purge after dinner and nobody knows',
  },
  {
    when: `(laxatives|diet pills|binge and purge|bingeing and purging|binging and purging|binge and vomit|scratch ..
        (till|until) .. bleed|pro ana|thinspo|thigh gap)`,
    also: '(i|my|me)',
    unless: '{loved} ~ laxatives',
    example: 'i take laxatives every day to be thin',
  },
  {
    when: `not (eaten|ate|eat|eating|let myself eat|allow myself to eat|allowed myself to eat|want to eat|been
        eating) .. (in|for|anything|because|at all|properly|a meal|since|so|much|more)`,
    also: `(i|my|me) ~ (thin|fat|skinny|weight|deserve|days|disgusting|punish|calories|body|control|ugly|not a fast
        |anorex*|hate|worthless|too much|clothes|mirror)`,
    unless: '{loved} ~ not (eaten|eat)|afford|no food|(meat|pork)',
    example: 'i havent eaten in 4 days i just need to be thin',
  },
  {
    when: `(starve|starving|starved|fast|fasting|fasted|not eating|skip meals|skipping meals|stop eating|stopped
        eating|eat nothing|eating nothing|restrict|restricting|calories|not eat) .. (to|until|so|because|and|for
        |till|as)? .. (thin|thinner|skinny|punish|lose weight|hate my body|fat|disgusting|weight|deserve|collapse
        |faint|feel in control|ugly|my body|deserve food|hurt)`,
    also: '(i|my|me)',
    example: 'i fast so i can be skinny and call it prayer',
  },
  {
    when: `(i|my) .. (am|have|struggle|struggling|suffer|suffering|battle|battling|recovering|relapse*|diagnosed
        |think i have|got|anorexia|bulimia) .. (with|from|in|into)? .. (anorexia|anorexic|bulimia|bulimic|eating
        disorder|an eating disorder|my eating disorder|ed recovery|binge eating)`,
    unless: '{loved} .. (has|have|is|struggl*|suffer*)|{about-it}',
    example: 'i am struggling with anorexia',
  },
  {
    when: `(eating disorder|eating disorders|anorexia|anorexic|bulimia|bulimic|flagellation|self hatred|self
        mutilation|self flagellation|hate my body|hate myself|i disgust myself|i hate how i look|self loathing)`,
    unless: 'history of flagellation',
    level: 'possible',
    example: 'eating disorders and the bible',
  },
];
