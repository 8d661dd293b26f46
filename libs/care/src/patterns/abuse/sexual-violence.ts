import type { Row } from '../row.ts';

/** Rape and assault, also in marriage, and of men: RAINN, Rape Crisis England & Wales, 1in6. */
export const sexualViolence: readonly Row[] = [
  {
    when: `(kept|keeps|carried|carry|went|goes) (going|on|ahead) .. (after|when|even|though|while|anyway) .. (i|said
        |she|no|crying|stop)`,
    unless: '{bible-named}|preach*|talking|snor*',
    example: 'he kept going after i said stop',
  },
  {
    when: 'i (froze|could not scream|did not scream|could not move|did not cry out|did not fight)',
    also: '(sin|fault|rape|he|man|guilty|virgin|him|deut|deuteronomy)',
    unless: 'exam|stage|preach*|cold',
    example: 'i froze. does that make it my sin',
  },
  {
    when: '(did not|not|never|no) (consent|agree to it|say yes|want it|wanted it)',
    also: '(virgin|sin|he|sex|pure|fault|him|sight of god)',
    unless: 'surgery|medical|parents|baptis*|age of consent',
    example: 'is one still a virgin if one did not consent',
  },
  {
    when: '(held|hold|pinned) (her|him|them|me) down|(was|were) held down by|not take no for an answer',
    also: '{near}',
    unless: '{church-did}|demon|vaccine|dentist|sell*|salesman',
    example: 'my flatmate was held down by two lads',
  },
  {
    when: '(forced|forces|forcing) (himself|herself|themselves) on (her|him|me|my)',
    example: 'roommates bf forced himself on her last night',
  },
  {
    when: `(buddies|buddy|squaddies|teammates|soldiers|cellmates|lads|friends|men) .. (assaulted|raped|molested
        |grabbed|stripped) (me|him|her)`,
    unless: '{as-a-child}',
    example: 'army buddies assaulted me im a man',
  },
  {
    when: `is it (really|still)? (rape|assault|abuse|sexual assault|sexual abuse) (if|when) (your|my|the|a|he|she
        |you)`,
    example: 'is it rape when your husband does it',
  },
  {
    when: `(i|me|we|myself|us|my|friend|sister|daughter|wife|mother|mum|mom|someone|husband|boyfriend|girlfriend
        |roommate|cousin|girl|she|{someone}) .. (was|were|am|got|been|is|being|had been|have been|get|gets)? ..
        (raped|gang raped|molested|sexually (assaulted|abused|harassed|violated|exploited|attacked)|groped|date
        raped|sodomised|sodomized|assaulted|drugged|trafficked|violated|taken advantage of|a victim of rape|a
        rape (victim|survivor)|a victim of sexual|victim of rape|survivor of rape|rape survivor|rape victim
        |harassed)`,
    also: '{i}|{me}|{my}',
    unless: '{bible-rape}|{about-it}|harassed (for|by) (my faith|god|demons|work)',
    example: 'i was raped am i still pure',
  },
  {
    when: `(rape|raped|rapes|raping|molested|molests|molesting|groped|gropes|groping|fondled|sodomised|sodomized
        |sexually abuses|sexually assaulted|sexually harassed|sexually harasses|drugged|violated|spiked) .. (me
        |us|my|by|him|her)`,
    also: '{i}|{me}|{my}',
    unless: '{bible-rape}|{about-it}',
    example: 'a guy raped me',
  },
  {
    when: `(my|a|the|this|his|her|after|since|about|of|from) .. (rape|sexual assault|rapist|assault|assaulter
        |molester)`,
    also: `(my|me|i) .. (rape|rapist|assault|molester|sexual|pregnan*|baby|trauma*|report|nightmares|flashbacks|feel
        |can not|was|am|told)`,
    unless: '{bible-rape}|{about-it}|topic|scene|movie',
    example: 'i am pregnant from rape can i keep the baby',
  },
  {
    when: `(forced|forces|forcing|force) (himself|herself|themselves|themself|his way|me|sex) .. (on|onto|upon|in
        |down|to)`,
    also: '{me}|{my}|{i}',
    unless: '{bible-rape}|to (church|marry|eat|go|pray|study|work|read)',
    example: 'he forced himself on me',
  },
  {
    when: `(i|me) .. (froze|said no|say no|says no|told him no|said stop|told him to stop|tell him no|kept saying no
        |did not (want|consent|say yes|agree)|did not want it|was (asleep|unconscious|passed out|drunk|sleeping
        |too drunk|drugged)|was not (awake|conscious)|could not move|pushed him (off|away)|asked him to stop
        |begged him to stop|never consented|not consent|not in the mood|was crying) ~ (he|she|him|they|anyway|it
        |husband|boyfriend|sex|does it|did it|continued|kept going|not stop|touch*|forces|carried on|had sex)`,
    unless: '{sex-not-here}',
    example: 'is it a sin if i say no to my husband and he does it anyway',
  },
  {
    when: `(he|she|husband|they|boyfriend) .. (did|does|do|have sex|had sex|has sex|kept going|continued|touches me
        |takes me|uses me|sleeps with me) .. (it|me|with me|to me)? .. (anyway|while i (was|am) (asleep|sleeping
        |drunk|unconscious|passed out|crying)|when i (was|am) (asleep|sleeping|drunk|crying|unconscious|sick)
        |against my will|without my (consent|permission)|by force|even when i (say|said|cry|do not)|even if i
        |without asking|in my sleep)`,
    example: 'my husband has sex with me while i am asleep',
  },
  {
    when: `(spiked|drugged|slipped something|put something) .. (my|in my|me|into) .. (drink|drinks|and|juice|food)?
`,
    example: 'someone spiked my drink',
  },
  {
    when: `(woke|wake|waking|came to) .. (up)? .. (with|to|and|without) .. (no clothes|clothes off|naked|him on|him
        inside|him touching|hands|someone touching|my clothes|on top of me|him on top|pants|underwear|blood)`,
    also: '{i}|{me}|{my}',
    example: 'i woke up with no clothes',
  },
  {
    when: `(tamar|bathsheba|dinah|concubine|deuteronomy 22|deut 22) ~ (like me|happened to me|me too|my story|i was
        |i am|am i|did i|me|my brother|my uncle|my boss|same thing|did to me|i froze)`,
    unless: 'help me understand|explain (it )?to me|tell me|{about-it}',
    example: 'what happened to tamar happened to me',
  },
  {
    when: `(stole|took|taken|lost) my (virginity|purity|innocence) .. (by force|without|against|when i|while|from me
        |raped)`,
    example: 'he took my virginity by force',
  },
  {
    when: `(rape|rapist|rapists|sexual assault|sexual abuse|sexual violence|sexual harassment|marital rape|sexually
        abused|sexually assaulted|raped|incest|molestation|sex trafficking|human trafficking)`,
    unless: '{bible-rape}',
    level: 'possible',
    example: 'what does the bible say about sexual assault',
  },
];
