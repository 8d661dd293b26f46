import type { Row } from '../row.ts';

/** Attacks that somebody announces, plans or arms for: the leakage that Sandy Hook Promise teaches to report. */
export const announcedAttacks: readonly Row[] = [
  {
    when: `(hit list|kill list|death list|map of the school|list of names|names on it|monday is the day|friday is
        the day|dont come in|do not come (in|to school)|gun in his (backpack|bag|locker|car)|bullet in|bullets in
        |brings gun|bought guns|buying guns|brought bullets)`,
    also: '(kid|friend|coworker|school|cousin|student|boy|someone|my|our|they|he)',
    unless: '{bible-named}|i (have|want|am)|hunting|schindler*',
    example: 'kid at school has hit list',
  },
  {
    when: `(you all|you|apostates|converts|traitors|christians|we|i) .. (will|shall|end up|should)? (die at|die in
        |end up in (ditches|a ditch)|not see (the new year|christmas|tomorrow)|burn in your|bleed)`,
    also: '(note|voicemail|voicemails|letter|message|messages|said|known|says|street|door|left)',
    unless: '{bible-named}|sins|hell',
    example: 'somebody left a note on the church door, you all die at christmas eve service',
  },
  {
    when: `({stranger}|{kin}|{friend}|{parent}|{someone}|{church}|he|she|someone|gang|{child}|they) ~ (will|would
        |going to|to|gonna|wants to|want to|plans to|planning to|plan to|might|is going to|going|vowed to|tried
        to|try to|trying to|planning|planned|coming to|about to) .. (kill|shoot|stab|burn|bomb|attack|murder|hurt
        |cut|behead|beat|shooting|bring a gun|bring a knife|harm|rape|kidnap|blow|poison|slaughter|bring .. gun
        |bringing a gun|bring a weapon|make us all|burn us|lynch|destroy|jump) .. (me|us|my|our|him|her|them
        |everyone|people|kids|up|school|church|someone|the|down|his|on|a|gun|all|others|if|for|because|$)`,
    also: '{stranger-word}',
    unless: `{at-home}|{partner}|{bible-threat}|(himself|herself|themselves)|i (want|wanted|am going|will|wish|plan
        |feel like) .. (to)? .. (kill|hurt|stab|shoot|beat|cut)|{game}|{discipline-tools}|hurt (my|his|her)
        feelings|jump (to |off|from)|going to (hell)|{hurt-no}`,
    example: 'a boy at my school says he will bring a gun on friday',
  },
  {
    when: `(man|men|guy|someone|people|neighbor|neighbour|gang|boy|he|stranger|mob|woman|boys|they) ~ (with|has|have
        |got|brought|carrying|carries|pulled|pulls|pointed|holding|bringing|brings|waving|shows|showed|hides
        |bring|bought|hidden) .. (a|his|an|their)? .. (gun|guns|knife|machete|machetes|weapon|weapons|bomb|rifle
        |axe|acid|petrol|pistol|bat|explosives)`,
    also: '{me}|{my}|{i}|us|our|school|here|now',
    unless: `{partner}|{bible-named}|{about-it}|himself|herself|suicide|hunting|police|peter|i have a gun|own a gun
`,
    example: 'there is a man with a knife outside my flat',
  },
  {
    when: `(posted|wrote|written|texted|messaged|said|says|told|saying|sent|online|instagram|manifesto|talking about
        |joking about|jokes about|drawing|list of) ~ (shoot up|shooting up|school shooting|kill everyone|kill
        people|blow up|bomb|burn it down|burn down|shoot the|kill all|make us all burn|mass shooting|kill list
        |hit list|kill his (family|wife|parents)|shoot everyone|stab)`,
    also: '(i|my|our|we|me|friend|son|brother|someone|student|classmate|church|school|cousin|he|member)',
    unless: '{bible-named}|{about-it}|i (want|wanted|am going) to|{partner}|cain|lamech',
    example: 'someone posted that hes going to shoot up our church on sunday',
  },
  {
    when: `(son|brother|daughter|grandson|nephew|father|sister|roommate|friend|student|cousin|teenager|stepson
        |classmate|boyfriend|uncle|coworker|patient) .. (wants|wanted|want|plans|planning|talks|talking|says|said
        |threatens|threatened|is going|keeps|fantasizes|has|obsessed|going|writes|wrote|going on) .. (to|about|of
        |he|she|that)? .. (wants to|will|going to|to)? .. (kill|hurt|shoot|stab|murder|killing|hurting|shooting
        |attack|burn|bomb|poison|avenge|revenge on) .. (his|her|people|someone|everyone|other|others|a|the|my|our
        |me|us|him|them|kids|classmates|down|that|animals|up)`,
    also: '{my}|{i}',
    unless: '{bible-named}|(himself|herself|themselves)|{game}|hurt (his|her|my) feelings|{partner} .. kill me',
    example: 'my son talks about killing people at his school',
  },
  {
    when: '(school shooting|mass shooting|terror attack|active shooter|death threats|bomb threat)',
    unless: '{bible-named}',
    level: 'possible',
    example: 'how should christians respond to a school shooting',
  },
];
