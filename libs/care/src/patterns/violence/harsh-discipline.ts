import type { Row } from '../row.ts';

/**
 * Hitting a child as discipline, by the writer or by the writer’s parents: what the WHO and End Corporal Punishment
 * call violent.
 */
export const harshDiscipline: readonly Row[] = [
  {
    when: '(welts|marks|handprint|hand print|bruise|stripes|bruises) .. (on|to) .. (my|our|her|his) .. {child}|(left|leave|leaves|made) .. (welts|marks|a handprint|bruises) on (my|our|him|her)',
    also: '(i|we|rod|spoon|belt|discipline*|correct*|sparing|spank*|obey)',
    unless: '{as-a-child}|{partner}|school|{at-home}',
    example: 'i left welts on my daughter with the wooden spoon',
  },
  {
    when: '(wooden spoon|paddle|paddling|hot sauce|plumbing line|switch|glue stick|belt|cable|rod|cord) .. (on|and|for|to)? .. (my|our|a|the|him|her)? .. (toddler|baby|babys|infant|{small-age} (month|year)|month old|year old|3yr|4yr|2yr|yr old|skin)',
    example: 'wooden spoon on 9 month old babys hand',
  },
  {
    when: '(how many|how hard|what|which) .. (stripes|strokes|lashes|smacks|swats|spanks) ~',
    unless: 'jesus|paul|39|forty save|by whose',
    also: '(child|son|daughter|kid|kids|4yr|yr|old|boy|girl|proverbs|year)',
    example: 'how many stripes does proverbs 23 permit, my 4 year old wont obey',
  },
  {
    when: '(dad|father|mum|mom|mother|parents|tatay|nanay|papa|grandma|stepdad) ~ (belt|cane|extension cord|hanger|wire|rod|buckle|slipper|switch|paddle|cord) ',
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
    when: '(spank|spanking|smack|paddle|swat|correct|corrects|discipline) .. (a|my|our|the|him|her|them|till|until)? .. (baby|infant|10 months|months|till they stop|until they stop|until he|until she|ceases|stops crying)',
    also: '(i|my|our|me|she|he|they|lord)',
    unless: '{bible-rod}',
    example: 'does the Lord want me to spank a baby for crying, shes 10 months',
  },
  {
    when: '({partner}|{parent}|he|she|they|{kin}|teacher) .. (leaves|leave|left|gives|gave|causes) .. (bruises|marks|welts|cuts) ~ (discipline*|spank*|belt|cane|correct*|punish*|rod|smack*)|(discipline*|spank*|belt|cane|correct*|punish*|rod|smack*) ~ (bruises|marks|welts)',
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
    also: '({discipline-tools}|hard|bible|god|obey*|disobe*|proverbs|cry*|crying|marks|stops|breaking the will|until |culture|country|welts|lies|misbehav*|when|scripture)',
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
    when: `(how (hard|often|many times|many|old|long)|what (kind|type|sort|size|age|should|can)|which|when|where
        |with what|at what age|should|can|may|is it (ok|okay|a sin|wrong|right|alright|fine)|do) .. (of|is|do|can
        |should|is it|may|a|to|old|for|enough|it ok|i|we|christians|you)? .. (i|we|a|to|rod|enough|one|use
        |strokes|lashes|cane|belt|you)? .. (spank|smack|cane|whip|hit|beat|rod|belt|cane|slap|flog|paddle|switch
        |wooden spoon|strokes|lashes|discipline with|swat|spanking) .. (should|do|to|on|when|is|i|use|with)? ..
        (my|our|a|the|your|i use)? .. ({child}|to|i|when|her|him|children|2|old|baby|on|toddler|one|your)`,
    also: '(i|my|we|our|{child-age})',
    unless: '{bible-rod}|parents spank|spank their|christians spank|the bible say',
    example: 'how hard should i spank my 2 yr old',
  },
  {
    when: `(rod|cane|belt|switch|wooden spoon|stick|whip|paddle|strap) .. (should|do|can|to|is|i|on|for|we)? .. (i
        |we|be|use|my|using|discipline|correct|hit|beat|biblical)? .. (use|used|to|for|on|my|correct)? ..
        (discipline|punish|train|correct|my|our|son|daughter|child|children|kids|baby|toddler|8 month|month old
        |year old|her|him|them)`,
    also: '(i|my|we|our)',
    unless: `{bible-rod}|thy rod|rod and (thy )?staff|rod of (iron|moses|aaron|jesse|god)|drinking|my dad|my father|my
        mum|my mom|{as-a-child}|he belts`,
    example: 'which rod should i use on my son',
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
    when: `(is it|is this|is that|does it count as|count as|would it be|isnt it) .. (really|considered|child)? ..
        (abuse|normal|biblical|legal|discipline|a sin|wrong|ok) .. (if|when|that|for|to)? .. (my|our)? ..
        ({parent}|parents|i|we|husband|wife) .. (to)? .. (hit|hits|beat|beats|spank|spanks|whip|whips|slap|slaps
        |cane|canes|smack|smacks|belt|belts|use|uses|punish)`,
    unless: '{partner} .. (hits|beats|slaps) me|{bible-named}|hit my wife|i hit my (husband|wife|girlfriend)',
    example: 'is it abuse if my parents hit me with a belt',
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
    when: `(spare the rod|rod of correction|proverbs 13|proverbs 23|proverbs 22|breaking the will|break his will
        |break her will|train up a child|to train up|foolishness is bound|biblical discipline|shepherding a
        childs) ~ (i|my|we|our|me|he|she|husband|wife|dad|mum|mom|father|mother) ~ (hit|hits|beat|beats|beating
        |whip|whips|cane|canes|spank|spanks|belt|slap|slaps|stick|marks|bruise*|cry*|leave|hurt*|smack|use)`,
    unless: '{about-it} $|{as-a-child}',
    example: 'spare the rod so i cane my boys, but it hurts me',
  },
  {
    when: `({parent}|dad|mum|mom|father|mother|parents) .. (still)? .. (hit|hits|hitting|beat|beats|beating|whip
        |whips|slap|slaps|cane|canes|spank|spanks|punish|punishes|smack|smacks|belt|belts) .. (me|us) .. (with
        |for|when|if|because|every|$)`,
    also: '{young}|{discipline-tools}',
    unless: '{as-a-child}|{partner}|{game}|sexual*|touch*|drunk|drinks|i am {grown-age}',
    example: 'my mum hits me with a wire',
  },
  {
    when: `(spank|spanking|corporal punishment of children|smacking|smack|hitting children|beating children|corporal
        punishment in|caning|whipping children|physical discipline|physical punishment|spankings|hit your kids
        |hit their kids|spanked|hit (your|their) (kids|children)|beat (your|their) (kids|children)|rod of
        discipline)`,
    unless: '{bible-rod}',
    level: 'possible',
    example: 'does the bible say parents should spank their children',
  },
];
