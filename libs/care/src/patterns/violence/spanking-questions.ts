import type { Row } from '../row.ts';

/** Asking how, with what or from what age to hit a child. */
export const spankingQuestions: readonly Row[] = [
  {
    when: `(wooden spoon|paddle|paddling|hot sauce|plumbing line|switch|glue stick|belt|cable|rod|cord) .. (on|and
        |for|to)? .. (my|our|a|the|him|her)? .. (toddler|baby|babys|infant|{small-age} (month|year)|month old
        |year old|3yr|4yr|2yr|yr old|skin)`,
    example: 'wooden spoon on 9 month old babys hand',
  },
  {
    when: '(how many|how hard|what|which) .. (stripes|strokes|lashes|smacks|swats|spanks) ~',
    also: '(child|son|daughter|kid|kids|4yr|yr|old|boy|girl|proverbs|year)',
    unless: 'jesus|paul|39|forty save|by whose',
    example: 'how many stripes does proverbs 23 permit, my 4 year old wont obey',
  },
  {
    when: `(spank|spanking|smack|paddle|swat|correct|corrects|discipline) .. (a|my|our|the|him|her|them|till|until)?
        .. (baby|infant|10 months|months|till they stop|until they stop|until he|until she|ceases|stops crying)`,
    also: '(i|my|our|me|she|he|they|lord)',
    unless: '{bible-rod}',
    example: 'does the Lord want me to spank a baby for crying, shes 10 months',
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
    when: `(is it|is this|is that|does it count as|count as|would it be|isnt it) .. (really|considered|child)? ..
        (abuse|normal|biblical|legal|discipline|a sin|wrong|ok) .. (if|when|that|for|to)? .. (my|our)? ..
        ({parent}|parents|i|we|husband|wife) .. (to)? .. (hit|hits|beat|beats|spank|spanks|whip|whips|slap|slaps
        |cane|canes|smack|smacks|belt|belts|use|uses|punish)`,
    unless: '{partner} .. (hits|beats|slaps) me|{bible-named}|hit my wife|i hit my (husband|wife|girlfriend)',
    example: 'is it abuse if my parents hit me with a belt',
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
    when: `(spank|spanking|corporal punishment of children|smacking|smack|hitting children|beating children|corporal
        punishment in|caning|whipping children|physical discipline|physical punishment|spankings|hit your kids
        |hit their kids|spanked|hit (your|their) (kids|children)|beat (your|their) (kids|children)|rod of
        discipline)`,
    unless: '{bible-rod}',
    level: 'possible',
    example: 'does the bible say parents should spank their children',
  },
];
