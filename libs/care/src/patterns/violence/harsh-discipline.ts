import type { Row } from '../row.ts';

/**
 * Hitting a child as discipline, by the writer or by the writer’s parents: what the WHO and End Corporal Punishment
 * call violent.
 */
export const harshDiscipline: readonly Row[] = [
  {
    when: `(welts|marks|handprint|hand print|bruise|stripes|bruises) .. (on|to) .. (my|our|her|his) .. {child}|(left
        |leave|leaves|made) .. (welts|marks|a handprint|bruises) on (my|our|him|her)`,
    also: '(i|we|rod|spoon|belt|discipline*|correct*|sparing|spank*|obey)',
    unless: '{as-a-child}|{partner}|school|{at-home}',
    example: 'i left welts on my daughter with the wooden spoon',
  },
  {
    when: `(dad|father|mum|mom|mother|parents|tatay|nanay|papa|grandma|stepdad) ~ (belt|cane|extension cord|hanger
        |wire|rod|buckle|slipper|switch|paddle|cord)`,
    also: '(me|us|grades|grade|report card|talking back|every time|i|u)',
    unless: '{as-a-child}|used to|seat belt|{bible-rod}',
    example: 'my dad takes his belt off over every bad report card',
  },
  {
    when: '(kneeling|kneel|knelt) on (rice|gravel|salt|stones|corn|beans|mung)',
    unless: '{as-a-child}',
    example: 'kneeling on rice for 2 hours again cos i got a C',
  },
  {
    when: `({partner}|{parent}|he|she|they|{kin}|teacher) .. (leaves|leave|left|gives|gave|causes) .. (bruises|marks
        |welts|cuts) ~ (discipline*|spank*|belt|cane|correct*|punish*|rod|smack*)|(discipline*|spank*|belt|cane
        |correct*|punish*|rod|smack*) ~ (leaves|left|with|until|till|causes) .. (bruises|marks|welts)`,
    also: '({child}|me|us)',
    unless: '{as-a-child}|{bible-rod}',
    example: 'my husband leaves bruises when he disciplines the kids',
  },
  {
    when: `(husband|wife|partner|pastor|book|mother|mum|mom|mother in law|church|parents|father) .. (says|say|thinks
        |wants|insists|believes|tells|told|makes|teaches) ~ (spank|spanks|spanking|smack|smacking|cane|caning|rod
        |belt|paddle|switch|whip|beat|hit|slap) ~ (child|children|son|daughter|baby|kids|toddler|him|her|again
        |harder|until|cries|cry|old|obey*|will)`,
    also: '{near}',
    unless: `{bible-rod}|{as-a-child}|{hurt-me}|(hits|beats|slaps|hit|beat) (me|his wife|us)|{spouse} (hits|beats)|not
        spank|never spank|(do|to) not (hit|spank)`,
    example: 'my husband says if the child cries after the spanking spank again',
  },
  {
    when: `(school|teacher|teachers|headmaster|principal|boarding|hostel|madrasa|orphanage) ~ (flog|flogs|flogged
        |cane|canes|caned|caning|beat|beats|whip|whips|slap|slaps|strokes) .. (us|me|my|students|pupils|children
        |kids)`,
    also: '{near}',
    unless: '{as-a-child}|{bible-named}|bully*|bullies|boys ~ beat',
    example: 'our school in nigeria flogs us for not knowing memory verse',
  },
  {
    when: `(pepper|soap|chili|hot sauce|salt|vinegar|ginger) .. (in|on|into) (my|his|her|our) (eyes|mouth|skin
        |tongue|privates|private)`,
    also: '{near}',
    unless: '{as-a-child}',
    example: 'my grandma puts pepper in my eyes when i am naughty',
  },
  {
    when: `(i|we|my husband|my wife|husband|wife|he|she|they|my parents|my mother|grandma|teacher|school|sister
        |partner|nanny|in laws|boyfriend) ~ (whip|whips|whipped|whipping|spank|spanks|spanked|spanking|cane|canes
        |caned|caning|smack|smacks|smacked|smacking|belt|belts|paddle|paddles|paddled|flog|flogs|flogged|lash
        |lashes|switch|beat|beats|beating|hit|hits|hitting|slap|slaps|slapping|slapped|strike|swat|pinch|pops|pop
        |thrash|use a (wooden spoon|belt|cane|rod|stick|switch|paddle)|use the (rod|cane|belt|stick)) .. (my|our
        |the|his|her|a|your|their)? .. {child}`,
    also: `({discipline-tools}|hard|bible|god|obey*|disobe*|proverbs|cry*|crying|marks|stops|breaking the will|until
        |culture|country|welts|lies|misbehav*|when|scripture)`,
    unless: '{bible-rod}|{they-lost}|{about-it} .. $|not spank|never spank|stop (smoking|cutting)|sexual*|molest*',
    example: 'i whip my son with a belt like proverbs says but it leaves marks',
  },
  {
    when: `({parent}|{kin}|guardian|grandma|teacher|teachers|madam) ~ (beat|beats|beating|hit|hits|hitting|whip
        |whips|whipped|whipping|cane|canes|caned|spank|spanks|spanked|slap|slaps|flog|flogs|lash|lashes|smack
        |smacks|thrash|thrashes|belt|belts|paddles|strikes|punish|punishes|punished|discipline|disciplines|hurts
        |makes me kneel|make me kneel|kneel|hit|beaten|slapped) .. (me|us) ... (with|using|for|when|if|because
        |every|until|so|on|by|hard|after|over|and|to|that|really) ~`,
    also: `({discipline-tools}|grade|marks|lie|lied|chores|homework|room|late|wrong|sin|rude|bible|verses|church
        |school|exam|spare|obey|teach|rules|mistake|phone|wire|mistakes|prayers|pray)`,
    unless: `{as-a-child}|{partner}|sexual*|touch*|{bible-rod}|in law*|{game}|kill|taking my|took my|take my|my phone
        |ground|grounding|grounded|time out`,
    example: 'my dad beats me with a stick every time i get a bad grade',
  },
  {
    when: `(i|we) .. (am|are|get|gets|got|being|was) .. (beaten|hit|caned|spanked|whipped|flogged|slapped|belted
        |lashed|smacked) .. (by|at|with|for|when|every|if|because|until) ~`,
    also: '({discipline-tools}|parents|mum|mom|dad|father|mother|home|teacher)',
    unless: '{as-a-child}|{partner}|{bible-named}|wife|years ago|growing up',
    example: 'i get caned at home for every mistake',
  },
  {
    when: `(spank|spanking|smack|smacking|hitting|beating|caning|cane|whipping|whip|slapping|spanked|rod|discipline
        |hit|beat|slap|pinch|flick|switching) .. (on|to|of|with|for|in)? .. (my|our|a|her|his|the|your|this)? ..
        (baby|infant|newborn|toddler|1|2|3|4|5|6|7|8|9|10|11|12|one|two|three|four|five|eight|six|month|year
        |months) .. (month|months|year|years|yr|old|olds|because|when|for|with|who|so)?`,
    also: '(i|my|we|our|husband|wife)',
    unless: `{bible-rod}|proverbs (1|2)|chapter|the bible say|{they-lost}|peter|corinthians|hebrews|without (hitting
        |spanking|losing)|shook`,
    example: 'pastors book says to discipline her with a spoon, spanking a baby of 8 months, i do',
  },
  {
    when: `(makes|make|made|making|force|forces) (me|us|him|her|them|my (son|daughter|kids)) .. (to)? .. (kneel
        |stand|sit|hold|eat|drink|run|sleep) .. (on|in|for|with|outside|up|soap|pepper|hot|my|chili|hours|naked
        |rice|salt|gravel|vinegar|the cold|my arms)`,
    also: '(i|my|me|our)',
    unless: '{as-a-child}|in church|{bible-named}|stand up|vegetables|sleep with|sex|{partner}',
    example: 'dad makes me kneel on rice for hours',
  },
  {
    when: `(beat|beating|hit|hitting|whip|whipping|spank|spanking|strike|striking|cane|caning|thrash|slap) .. (my
        |our|the|a|his|her|your|him)? .. ({child}|him|her|them) .. (with|until|till|for|when|because|if|into|so
        |is|while|in) .. (he|she|they|a|the|it|rod|belt|my|god|bible|cane|stick|submission|obeys|obedience|not
        |proverbs|is|anger|love)`,
    also: '(i|my|we|our)',
    unless: '{bible-named} ~ (beat|struck)|{they-lost}|{partner} ~ (beats|hits)|{game}|{bible-rod}|kill',
    example: 'there is nothing wrong with beating my son until he obeys',
  },
  {
    when: `({parent}|dad|mum|mom|father|mother|parents) .. (still)? .. (hit|hits|hitting|beat|beats|beating|whip
        |whips|slap|slaps|cane|canes|spank|spanks|punish|punishes|smack|smacks|belt|belts) .. (me|us) .. (with
        |for|when|if|because|every|$)`,
    also: '{young}|{discipline-tools}',
    unless: '{as-a-child}|{partner}|{game}|sexual*|touch*|drunk|drinks|i am {grown-age}',
    example: 'my mum hits me with a wire',
  },
];
