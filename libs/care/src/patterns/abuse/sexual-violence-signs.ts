import type { Row } from '../row.ts';

/** Looser than `sexual-violence.ts` and `sexual-coercion.ts`, and read after the tables that say more. */
export const sexualViolenceSigns: readonly Row[] = [
  {
    when: '(i|me) (was|were|am|got|had been|have been) (forced|made to|coerced|pressured|tricked into)',
    also: '(fornication|adultery|virgin|virginity|pure|sex|it rape|guilty|sin|bed|impure|dirty)',
    unless: '{bible-named}|forced to (leave|quit|work|close|choose|move)',
    example: 'is it fornication if i was forced',
  },
  { when: '(took|takes|removed|slipped|removes) .. condom', example: 'he took the condom off without telling me' },
  {
    when: `(got|gets|climbed|climbs|crawled|came|comes|slipped|got) (in|into|on|in to) my (sleeping bag|bed|tent
        |bunk|room at night|bathroom|shower)`,
    also: 'man|guy|he|someone|boy|friend|uncle|boss|stranger|cousin|leader',
    unless: '{as-a-child}|{young-only}|cat|dog|{child} (got|gets|came|comes|climbs)|toddler',
    example: 'last year at a retreat a man got in my sleeping bag',
  },
  {
    when: '(corner|corners|cornered|grabs|grabbed|gropes|pins|pinned|presses|pressed|rubs|rubbed) (me|himself)',
    also: '(work|boss|lady|man|guy|colleague|party|office|bus|train|church|lift|elevator|customer|teacher|gym)',
    unless: '{spouse}|{bible-named}|by the (throat|neck|hair|arm)|{game}|{young-only}',
    example: 'my boss cornered me at work',
  },
  {
    when: `(gives (him|her) the right|owns my body|my body is (his|not mine|hers)|body belongs to (him|her)|his
        right|her right|owe (him|her)|my duty|my wifely duty|marital rights|conjugal rights) ~ (cry|crying|pain
        |hurt|hurts|no|tired|sick|even|force|forces|bleed|not want|sleep)`,
    also: '(husband|wife|he|she)',
    unless: '{bible-named}|money',
    example: 'my husband says the bible gives him the right even when i am crying',
  },
  {
    when: `(try|tries|tried|trying|keeps|kept|wants|wanted|attempted|attempts|insists on) .. (to)? .. (kiss|kissing
        |touch|touching|grope|undress|hug|rub|get me into bed|get me in bed|sleep with|force|rape|have sex with)
        .. me`,
    also: `(boss|in law|uncle|cousin|teacher|coworker|colleague|friend|man|guy|driver|neighbor|neighbour|landlord
        |stranger|he|pastor|doctor|ex|brother|stepdad|coach|lecturer|manager)`,
    unless: `{bible-named}|my boyfriend (wants|tries) to (kiss|hug)|god|holy spirit|{church}|my husband (hug*|kiss*
        |tries to hug)`,
    example: 'my brother in law keeps trying to kiss me',
  },
  {
    when: `(he|she|husband|boyfriend|wife|partner|ex) .. (wakes|woke|keeps|kept|starts|started|goes|has|had|have) ..
        (me|up|on|by|with)? .. (having sex|sex with me|inside me|entering me|doing it to me|doing it while|on top
        of me)`,
    unless: '{bible-named}|stopped having sex|not having sex|no sex',
    example: 'my husband wakes me up by having sex with me',
  },
  {
    when: `(wife|wives|woman|women|girlfriend|husband|i) .. (can not|cannot|not allowed to|never|may not|have no
        right to) .. (say no|refuse|deny|turn him down|object)`,
    also: '(hurt*|pain*|bleed*|cry*|force*|anyway|tired|scared|angry|sex|body|bed|sore)',
    unless: '{bible-named}|offer|invitation',
    example: 'he says wives cant say no, it hurts and i bleed',
  },
  {
    when: '{rape-word}',
    also: '{near}',
    unless: '{bible-rape}|{about-it}|{helping-many}|church .. (respond|care)|{bible-named}|{as-a-child}',
    example: 'i got pregnant by rape is abortion a sin',
  },
  {
    when: `({spouse}|he|she|they|man|men|guy|boy|boys|boss|someone|friend|uncle|stranger|driver|doctor|teacher) ~
        {sex-act} ~ {coercion}`,
    also: '(me|my)',
    unless: `{bible-named}|{sex-no}|(god|jesus|spirit|sermon|lord|verse) .. touch*|{feelings-hurt}|{about-it}|to bed
        |sick bed|body of christ|in bed|touch with|in touch|{church-did}|{child} (touch*|kiss*)|my heart|(before
        |until|without|outside) (we are|marriage|married|the wedding)|kiss (the|his) (bride|ring|icon)|(bed|body
        |stop) (time|odor|odour|pain|image)`,
    example: 'my boss touches me and i am scared',
  },
  {
    when: '{coercion} ~ {sex-act} ~ (me|my|him|her|us)',
    also: '(he|she|they|man|men|guy|boy|boys|boss|someone|friend|{spouse}|stranger)',
    unless: `{bible-named}|{sex-no}|(god|jesus|spirit|sermon|lord|verse) .. touch*|{feelings-hurt}|{about-it}|to bed
        |sick bed|body of christ|in bed|touch with|in touch|{church-did}|{child} (touch*|kiss*)|my heart|(before
        |until|without|outside) (we are|marriage|married|the wedding)|kiss (the|his) (bride|ring|icon)|(bed|body
        |stop) (time|odor|odour|pain|image)`,
    example: 'i was drunk and he had sex with me, am i an adulteress',
  },
  {
    when: `(he|she|they|husband|boyfriend|man) .. (would|will|did|does|do) not stop .. (when|even|though|after|until
        |and|him|touching|$)`,
    also: `(cry|crying|cried|said no|asked|begged|hurt|hurting|screamed|told him|told her|pushed|bleed*|pain|touch*)
`,
    unless: '{bible-named}|snor*|talking|eating|drinking|smok*|bark*',
    example: 'he wouldnt stop even when i was crying',
  },
  {
    when: `(hand|hands|fingers) .. (up|under|down|inside|into|in|on) (my|her) (skirt|trousers|pants|shirt|dress|top
        |bra|underwear|thigh|leg|bum|bottom|breast|breasts|blouse|shorts)`,
    unless: '{church-did}|{as-a-child}',
    example: 'a man put his hand up my skirt',
  },
];
