import type { Row } from '../row.ts';

/** Looser than `suicide-reasons.ts`, and read after the tables that say more. */
export const suicideReasonsSigns: readonly Row[] = [
  {
    when: '(nobody|no one|noone|nothing|noone|not anything|no family) .. (to|left to) live for',
    also: '{near}',
    unless: '{bible-named}|{loved} has',
    example: 'i have nobody to live for since my mum died',
  },
  {
    when: `(living|life|being alive|existing|staying alive|waking up) .. (hurts|is torture|is hell|is pain|is agony
        |is unbearable|is too painful|is too hard)`,
    also: '(i|me|my)',
    unless: '{bible-named}|single life|church life',
    example: 'living hurts me too much',
  },
  {
    when: `(end|take|ending|taking) (your|ones|their) (own)? life .. (if|when|because|rather|before|to avoid|to
        escape)`,
    example: 'are you allowed to end your life if you have dementia coming',
  },
  {
    when: '(go on|keep|keeps|stop|stopped|still|hate|reason) breathing',
    also: '{near}',
    unless: '{bible-named}|{loved} (is|stopped)',
    example: 'i cannot see any reason why i should go on breathing',
  },
  {
    when: `(happier|better|better off|easier|peace|rest|safer|belong|should be|want to be|rather be|prefer) .. (in
        the ground|in my grave|six feet under|under the ground|in a coffin|in the earth|in the cemetery|dead)`,
    also: '{near}',
    unless: '{bible-named}|{loved} is',
    example: 'i would be happier in the ground',
  },
  {
    when: `(people|someone|those|anyone|christians|one) .. (like me)? .. (who|that)? .. (give up living|gave up on
        life|can not live|do not want to live|choose to die|choose death|end their pain)`,
    example: 'does god understand people who give up living',
  },
  {
    when: `(have|having|get|keep|so many|my|these) .. (dark|black|bad|scary|final) thoughts|thoughts of (death|dying
        |ending|leaving|not being)|end of my rope|nothing to live for|nothing left for me|no place for me (here
        |in this world|on this earth)|dont belong here|not belong (here|in this world|on this earth) anymore|i
        want out|my time is up|see no way forward|had enough of (this)? life`,
    also: '(i|me|my)',
    unless: '{bible-named}|{loved} (has|have|is|says)|job|town|church',
    example: 'i have very dark thoughts and nothing to live for',
  },
  {
    when: `(being dead|be dead|to be dead|death|dying|not existing|never waking up) (sounds|seems|looks|feels) ..
        (nice|good|better|peaceful|easier|great|like|lovely|restful|beautiful)`,
    unless: '{bible-named}',
    example: 'being dead sounds nice',
  },
  {
    when: `(can not|could not|can no longer|no longer can|unable to) .. (keep living|go on living|live|go on|keep
        going|survive|stand living|bear living|be alive|exist|face life|face living) .. (like|anymore|with|in
        |this|life|$)`,
    unless: `{bible-named}|live (with|near) (him|her|my)|rent|city|without (my|him|her) (phone|coffee)|{loved} (can
        |could)|live in (this|the|a) (house|flat|city|town)`,
    example: 'does hell await people like me who cant keep living',
  },
  { when: '(worth more|more use|more useful|more valuable) (dead|gone)', example: 'i am worth more dead than alive' },
  {
    when: `(being dead|be dead|to be dead|death|dying|not existing|never waking up) (sounds|seems|looks|feels) ..
        (nice|good|better|peaceful|easier|great|like|lovely|restful|beautiful)`,
    unless: '{bible-named}',
    example: 'being dead sounds nice',
  },
  {
    when: `(want|wanna|wish|need|ready|like|just) .. (to|i)? .. (be|was|were) (gone|nothing|nonexistent|over with
        |done with it all|erased|invisible|out of here|with god already)`,
    also: 'i',
    unless: '{bible-named}|him|her|be done with (school|exams|work)',
    example: 'ive got nobody, i just wanna be gone',
  },
  {
    when: '(not|no) .. (want|desire|need|deserve) .. (this|my|to live|life|any)? .. life',
    also: '(i|me|my)',
    unless: `{bible-named}|married life|single life|eternal|sex life|church life|this kind of life for|party|old life
        |sinful|life of (sin|crime)|waste my life`,
    example: 'i dont want this life',
  },
  {
    when: `(trapped|stuck|drowning|suffocating|in hell|no escape|unbearable|agony|torment|torture) ~ (anymore|no way
        |no hope|cant take|can not|end|every day|escape|alone|out|dying|die|dead|life)`,
    also: '(i am|i feel|my|me)',
    unless: '{bible-named}|debt|job|traffic|{about-it}|hell (is|real)',
    level: 'possible',
    example: 'i feel trapped in this life and there is no escape',
  },
];
