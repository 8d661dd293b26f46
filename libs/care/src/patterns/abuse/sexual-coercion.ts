import type { Row } from '../row.ts';

/** Coercion, harassment, images used as a threat: Rape Crisis England & Wales, the Revenge Porn Helpline. */
export const sexualCoercion: readonly Row[] = [
  {
    when: `(press|presses|pressing|pressed|rubs|rubbing|rubbed|pushes|pushing) (himself|his body|herself|up)
        (against|on) me|promotion depends on it|hand on my (back|lower back|waist|hip|thigh|knee)`,
    also: 'boss|manager|office|senior|colleague|coworker|lecturer|teacher|work|supervisor|uncle',
    unless: '{church-did}|{bible-named}',
    example: 'a senior at the office keeps pressing himself against me',
  },
  {
    when: `(touch*|slap|slaps|slapped|grab|grabs|grabbed|pinch*|squeez*|smack|smacks|smacked|pats|patted|rub|rubs
        |rubbed|strok*|grop*|hand|hands|felt) .. (on|up)? .. (my|her) .. (butt|bum|bottom|ass|arse|breast|breasts
        |boobs|crotch|groin|backside|behind|vagina|penis)`,
    also: '{near}',
    unless: '{as-a-child}|{young-only}|{church-did}|baby|diaper|nappy|breast (cancer|feeding)',
    example: 'my coworker slapped my butt and everyone laughed',
  },
  {
    when: `({partner}|{others}|he|she|they|guy|man|someone|boy) ~ {sex-me} .. (sex|sexual|sexually|intimacy|intimate
        |sleep|bed|naked|undress|oral|anal|intercourse|porn|nudes|touch|kiss|perform|strip|body|do things
        |pregnant|abortion|with his friends|with other|it)`,
    also: '{me}|{my}|{i}',
    unless: '{bible-rape}|{sex-no}',
    example: 'my husband forces me to have sex',
  },
  {
    when: `(force|forces|forced|forcing|makes|made|making|pressure|pressures|pressured|pressuring|coerce|coerces
        |coerced|demands|guilt|guilts|guilted|insist|insists|blackmail|blackmails|blackmailed|blackmailing
        |threatens|threaten|threatened|tricked|manipulated|expects|begs until|nags|bullied|bully) .. (me|on me
        |himself on|herself on|us) .. (to|into|for|if|with|by|until|have)? .. (sex|sexual|sexually|intimate|sleep
        with|bed|naked|nudes|nude|undress|things|oral|anal|intercourse|porn|pictures|photos|video|videos|pics
        |body|kiss|touch him|share)`,
    unless: '{sex-no}',
    example: 'she pressures me into sex',
  },
  {
    when: `(boss|manager|coworker|colleague|supervisor|teacher|professor|employer|man|guy|uncle|landlord|friend
        |doctor|driver|lecturer|client|neighbour|neighbor|coach|boy|he|someone|stranger|customer|brother in law
        |father in law|lecturer|madam|masseur|therapist|boyfriend|husband) ~ (touch|touches|touched|touching|rub
        |rubs|rubbed|rubbing|grab|grabs|grabbed|kisses|kissed|kissing|hands|put his hand|puts his hand|brush
        |brushes|brushed|pressed|presses|squeezed|squeezes) .. (me|my|on me|himself against|against)`,
    also: `(keep|keeps|kept|without|not want|under|breast|breasts|bum|butt|thigh|thighs|leg|legs|inappropriat*
        |private|privates|uncomfortable|stop|afford to quit|job|fault|froze|asleep|sleeping|drunk|harass*|waist
        |ass|behind|bra|underwear|report|alone|scared|chest|consent|permission|no|wrong|dirty|night|party|body
        |exam)`,
    unless: `{bible-named}|{sex-no}|my heart|my soul|heart|sermon|touched by|{child-word}|grab my attention|kissed me
        (at|on our) (wedding|cheek)|by the throat|by the (neck|hair)|god|(touched|grabbed) my (arm|shoulder) and
        pray*|neck|throat`,
    example: 'my boss keeps touching me and i cant afford to quit',
  },
  {
    when: `(sexual|sexually|unwanted|inappropriate) (harass*|advances|comments|touching|favors|favours|assault|abuse
        |attention|messages|texts|photos)`,
    also: '(me|my|i|mine)',
    unless: '{about-it}',
    example: 'my manager sends me sexual messages, unwanted comments and sexual advances',
  },
  {
    when: `(asks|asked|asking|demands|wants|wanted|demanded|offers|offered|expects|requested|insists) .. (me|for|to
        |my|from me)? .. (sex|sexual favors|sexual favours|nudes|naked|body|sleep with him|sleep with her|sleep
        with me|bed with him) .. (or|if|before|for|in exchange|to|otherwise|to pass|job|marks|rent)`,
    also: `(boss|manager|lecturer|professor|teacher|landlord|supervisor|employer|uncle|threat*|fail|fired|job|rent
        |promotion|marks|grades)`,
    unless: '{bible-named}',
    example: 'my lecturer asks me for sex to pass the exam',
  },
  {
    when: `(leak|leaks|leaked|post|posts|posted|share|shares|shared|send|sends|sending|spread|blackmail|blackmails
        |blackmailing|upload|publish|show) .. (my|the|our) .. (nudes|nude|naked|private|intimate|sex) ..
        (pictures|photos|video|videos|pics|images|tape)?`,
    also: '{me}|{my}|{i}',
    unless: '{child-young}',
    example: 'my ex is threatening to leak my nudes',
  },
  {
    when: `(marital rape|raped by my|rape in marriage|rape my wife|rape me|my rapist|being raped|conjugal rights ~
        (force|refuse|no)|1 corinthians 7 ~ (force*|my body|no|refuse|rape|pain|hurt*|cry*|not want)|corinthians
        7 ~ (forces|forced|not want|my body is not mine|refuse|pain|cry))`,
    also: '(i|me|my|mine)',
    unless: '{about-it}',
    example: 'he says 1 corinthians 7 so i can not refuse',
  },
  {
    when: `(sex|intercourse|in bed|intimacy|intimate|body|marital duty|conjugal|deny him|deny my husband|refuse him
        |refuse my husband|say no) ~ (force|forces|forced|rape|against my will|hurts|painful|pain|cry|crying
        |scared|afraid|threatens|threaten|not want|do not want|angry|violent|rough|makes me|demands|beats|hits)`,
    also: '(husband|he|him|wife|boyfriend|girlfriend) ~ |~ (me|i|my)',
    unless: '{sex-no}|before marriage|endometriosis|outside marriage|until marriage|premarital',
    example: 'he demands intimacy every night even though it is painful and i cry',
  },
  {
    when: `(trafficked|sold me|pimp|pimped|prostitute me|made me a prostitute|forced into prostitution|sex work|sex
        trafficking|forced marriage|force me to marry|forced me to marry|forcing me to marry|marry my rapist|make
        me marry|marry me off)`,
    also: '(i|me|my)',
    unless: '{about-it}|{young-only}|hosea|gomer|{bible-named}',
    example: 'my parents are forcing me to marry an old man',
  },
  {
    when: `(revenge porn|flashed me|exposed himself to me|masturbat* (in front of|at) me|peeping|filmed me|upskirt*
        |hidden camera)`,
    also: '(me|my|i)',
    example: 'a man exposed himself to me on the train',
  },
];
