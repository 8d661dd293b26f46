import type { Row } from '../row.ts';

/** Abuse by those with authority in a church: SNAP, GRACE. */
export const churchAbuse: readonly Row[] = [
  {
    when: `{church} .. (says|said|told|claims|thinks) .. (god|jesus|the spirit|the lord) .. (told|wants|showed|said
        |says) .. (him|me|us|that)? ~ (sleep with|sleep w|sleep|marry me|wife|sex|touch|kiss|naked|bed|his room)`,
    unless: '{bible-named}|asleep',
    example: 'my pastor says god told him to sleep with me',
  },
  {
    when: `{church} .. (is|was|keeps|has been|who|sent|sends|sending|caught)? .. (sending|sends|sent|asks for|asking
        for|has|have|taking|texting) .. (nudes|nude|naked|explicit|dirty|sexual) .. (to|pictures|photos|pics
        |messages|texts)?`,
    example: 'youth pastor is sending nudes to the girls',
  },
  {
    when: `{church} ~ (touch|touches|touched|touching|kiss|kissed|kisses|kissing|molest*|rape|raped|rapes|grope*
        |groping|fondle*|fondled|sexual|sexually|sex|nudes|naked|inappropriate|inappropriately|assaulted|assaults
        |undress*|seduced|sleeps with|slept with|sleeping with|sleep with|bed|pictures of|pictures|groomed
        |grooming|grooms|flirts|advances|intimate|abused|abuses|abusing|abusive|abuse|harass*|harassing|exposed
        |rubbed|massage|massaged|private parts|in his office alone|wants me to meet him alone|love me as|soul tie
        |spiritual wife|lay with|hand on my|hands on my|hotel) ..`,
    also: '{me}|{my}|{i}|our|we',
    unless: `{church-else}|husband ~ (hits|beats|abus*|rape*|force*|hurt*|violent|chok*)|wife ~ (hits|abus*)
        |{about-it}|{bible-only}|the bible|told me (to (go|stay|submit|forgive)|i (must|should|have))|(my|a) (dad
        |father|uncle|mother|mum|mom|stepdad|boyfriend|ex|brother|grandfather|boss) ~ (abus*|molest*|rape*
        |touch*)|sermon on sex|sex before|abortion|my heart|abuser|preach*|homosexual|my soul|attender`,
    example: 'my pastor touched me during counselling',
  },
  {
    when: `(sexually|raped|rape|molested|abused|touched|groped|assaulted|kissed|groomed|abuse|abusing|harassed
        |harassing|controlled|manipulated|bullied|hurt) .. (me|us|my|her|him|them|daughter|son|girls|boys|by|wife
        |sister|children|a|at)? .. (by|from|at|in)? .. (my|our|a|the|his|her)? .. (pastor|priest|minister|bishop
        |elder|elders|deacon|youth leader|youth pastor|church leader|prophet|vicar|reverend|worship leader
        |spiritual father|chaplain|apostle|clergy|nun|catechist|preacher|church leaders|leaders of my church
        |priests|leadership|missionary|sunday school teacher|christian counselor|church camp)`,
    also: '{i}|{me}|{my}|our|we',
    unless: '{about-it}|{bible-named}|husband|hurt (by|from) (a|the|my) (church|pastor)',
    example: 'i was abused by my priest',
  },
  {
    when: `(sleeps|sleep|slept|sleeping|sex|affair|dating|flirting|texting|touching|kissing|relationship|messaging)
        .. (with|a|the)? .. (teen|teens|teenage|underage|minor|minors|youth|girls|boys|16|15|17|14|13|young girls
        |students|year old|altar boys|schoolgirls|members wives|congregants|women he counsels|women in)`,
    also: '{church}',
    unless: '{bible-named}|my (son|daughter|boyfriend|girlfriend) is (sleeping|having|dating)|verses',
    example: 'our worship leader sleeps with teen girls',
  },
  {
    when: `(priest|priests|pastor|pastors|church|clergy|churches|bishop|vicar|catholic|ministry|preacher|youth
        pastor|nuns) .. (who|that|have|so many|do|is|are|still|would|can|in|and|the|sex|sexual|child)? .. (abuse
        |abuses|abused|abusing|abuser|abusers|abusive|molest|molested|molesting|pedophile|pedophiles|paedophile
        |rape|rapist|scandal|scandals|coverup|cover up|sexual abuse|grooming)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'why do so many priests abuse children',
  },
];
