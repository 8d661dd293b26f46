import type { Row } from '../row.ts';

/**
 * Told, or asking whether, to submit to being hurt, or to stay: the misuse of scripture that FaithTrust Institute
 * describes.
 */
export const toldToSubmit: readonly Row[] = [
  {
    when: `(how (much|many times|often|long)) .. (hitting|beating|slap|slaps|may|must|should|can) .. (a|my|the
        |before|husband|wife|b4)? ~ (slap|hit|beat|hitting|beating|leave|separate|lets|god|permits|apart|go)`,
    also: 'hitting|beating|slap|slaps|hit|hits|beat|beats',
    unless: '{child}|rod|{game}|spank*|times in the bible',
    example: 'how much hitting before god lets you go',
  },
  {
    when: '(vow|vows|sin|wife|disobey*) ~ (shelter|refuge|safe house)|shelter ~ (vow|vows|wife may|sin|husband)',
    unless: '{bible-named}|volunteer|donat*|animal',
    example: 'Do I sin against my vows by going to a shelter',
  },
  {
    when: `(took it|put up with it|suffered it|endured it|adjust|bore it) .. (for)? .. (years|so can i|thirty|so
        must|too|must i)`,
    also: 'husband|marriage|wife|cross|wives',
    example: 'my mother says she took it for thirty years and so can i, marriage is a cross',
  },
  {
    when: `(eph|ephesians|1 peter|peter|colossians|headship|head of the house|gentle and quiet|quiet spirit|go back
        |godly wife|submissive wife) ~ (fists|fist|bruises|licks|kicked|hits|beats|blows|wounds|slaps)`,
    unless: '{bible-named}',
    example: 'elders say a gentle and quiet spirit would stop the bruises',
  },
  {
    when: `(wife|wives|i|we|woman|women|she) .. (supposed|have|expected|called|meant|required|must|should|obliged
        |need) .. (to)? ~ (take|accept|endure|suffer|bear|receive) .. (beating|beatings|blows|abuse|violence
        |slaps|hitting|punches|cruelty)`,
    unless: '{pressed-words}|{as-a-child}',
    example: 'is a wife supposed to take his beatings',
  },
  {
    when: `(good|christian|godly|obedient|faithful|real) (wife|wives|woman|women) .. (do|does|should|must|would)?
        not .. (call|report|leave|complain|tell|involve|shame|expose|divorce|fight)`,
    also: '(police|husband|husbands|beat*|hit*|hurt*|abus*)',
    example: 'my mother says good wives dont call the police on their husbands',
  },
  {
    when: '{submit} ~ {hurts-one}',
    also: '(i|me|my|he|him|you|mine)',
    unless: '{generic-abuse}|{pressed-words}|(drop|press) charges',
    example: 'do i have to submit to my husband even if he beats me',
  },
  {
    when: '{hurts-one} ~ {submit}',
    also: '(i|me|my|he|him|you|mine)',
    unless: '{generic-abuse}|{pressed-words}',
    example: 'he beats me so must i obey him',
  },
  {
    when: `{may} .. (i|to)? ~ (leave|divorce|stay|separate|remarry|run|walk away|put up|obey|submit|endure|live with
        |accept|keep quiet|return|be silent) ~ {hurts-one}`,
    also: '(i|me|my|he|him|mine)',
    unless: '{generic-abuse}|{pressed-words}|divorce .. (a|my) (husband|man) who',
    example: 'must i stay with a violent husband',
  },
  {
    when: `(ephesians|peter|colossians|corinthians|eph|1 pet|1 cor|submission|submissive|headship|head of the (house
        |home|family)|god hates divorce|malachi|sarah|vow|vows|covenant|for better or worse|what god has joined)
        ~ {hurts-one}`,
    also: '(i|me|my|he|him|you|mine)',
    unless: '{generic-abuse}|{pressed-words}|forc* ~ sex|rape|sex',
    example: 'ephesians 5:22 when he is hitting you',
  },
  {
    when: `({church}|mother in law|mother|mum|mom|family|friends|everyone|they|people|counsellor|counselor|aunties
        |in laws|parents|father|dad|group) .. {press} .. (me|that|i|us|a|to|good|christian|wife|wives)? .. (to
        |should|must|have to|need to|not to|not)? .. (stay|submit|endure|endures|obey|put up|pray more|pray for
        him|be patient|bear|be a better wife|keep quiet|be more submissive|persevere|not leave|suffer|accept
        |tolerate|be submissive|cook|respect him|win him|be quiet|never leave|leave him|keep my marriage|stay
        quiet|be obedient|keep the peace) ~ (hit|hits|hitting|beat|beats|beating|beatings|abuse|abuses|abusive
        |violent|violence|bruise|bruises|hurt|hurts|choked|chokes|slaps|cruel|black eye|kicks|punches|threatens
        |him|drunk|strangled)`,
    unless: '{pressed-words}',
    example: 'my pastor told me to stay and pray for him even though he hits me',
  },
  {
    when: `{hurts-one} ~ ({church}|mother in law|mother|mum|mom|family|friends|everyone|they|people|counsellor
        |counselor|aunties|in laws|parents|father|dad|group) .. {press} ~ (stay|submit|endure|endures|obey|put up
        |pray|patient|bear|better wife|quiet|submissive|persevere|not leave|suffer|accept|tolerate|cross|marriage
        |respect|divorce|vow|gods will|headship|never leave|my fault|provoke)`,
    unless: '{pressed-words}',
    example: 'he beats me but the elders say i must stay and pray',
  },
  {
    when: `(told|says|said|say|saying|taught|tell|tells) .. (me|that|i|us)? ~ (leave|leaving|divorce|divorcing
        |separating) .. {hurts-one} .. (is|would be|was|means)? .. (rebellion|sin|sinful|against|wrong
        |disobedience|adultery|unbiblical|not allowed|not biblical|selfish)`,
    example: 'I was told that leaving my abusive husband is rebellion against God',
  },
  {
    when: `(he|husband|my husband|partner) ~ (hurts|hits|beats|violent|physical|angry|rough|locks|punishes|slaps
        |disciplines|threatens|hurt|hit|punish|punished|spanks) .. (me)? .. (if|when|unless|until|because|for) ..
        (i)? .. (not)? .. (submit|obey|disobey|submissive|respect|disrespect|obedient|question|talk back|refuse
        |disagree|not submit|not obey|argue)`,
    example: 'my husband gets violent if i dont submit',
  },
  {
    when: `(my cross|cross to bear|bear with|endure|suffer|suffering|turn the other cheek|be silent|patient|stay
        |quiet|without a word|win him|won over|lay down my life|die to myself|deny myself|gods will|bear) ~
        {hurts-one}`,
    also: '(i|me|my|he|him|husband|wife|mine)',
    unless: '{generic-abuse}|{pressed-words}|neighbo*|gun|{them-not-partner}|forgive',
    example: 'is it my cross to endure his beatings',
  },
  {
    when: `{hurts-one} ~ (my cross|cross to bear|bear with|endure|suffer in silence|turn the other cheek|without a
        word|win him|won over|lay down my life|die to myself|deny myself|my duty|gods will|my vow|vows|vow|obey
        |submit|submission|submissive|head of the|headship|be a good wife|stay|put up with)`,
    also: '(i|me|my|he|him|husband|wife|mine)',
    unless: '{generic-abuse}|{pressed-words}|neighbo*|{them-not-partner}|forgive|{as-a-child}|forc* ~ sex',
    example: 'he hits me, should i turn the other cheek',
  },
  {
    when: `(can|may|could|am i allowed|is it ok|is it a sin|should|allowed) .. (i|to|for me|if i)? .. (leave|divorce
        |separate|walk away|move out) .. (him|her|my|from|husband|wife)? .. (he|she|who|because|if|husband) ..
        {hurts-one}`,
    unless: '{generic-abuse}|divorce .. (a|my) (husband|man) who',
    example: 'can i leave him he hurts me but i made a vow before god',
  },
  {
    when: `(must|should|have to|supposed to|obey|submit|forced to|made to|required|suppose) ~ (husband|him) ~
        (anything|everything|even|no matter|if) ~ (hurts|sin|danger|wrong|hit|beat|abus*|threat*|humiliat*|cruel)`,
    also: '(i|me|my)',
    unless: '{generic-abuse}',
    example: 'must i obey my husband in everything even when he puts us in danger',
  },
  {
    when: '(abusive|violent) .. (marriage|marriages|husband|husbands|spouse|spouses)',
    level: 'possible',
    example: 'does the bible tell wives to stay in abusive marriages',
  },
  {
    when: `(wife|wives|woman|women|someone|she) .. (submit|stay|obey|endure|leave|divorce) ~ (abusive|violent|abuse
        |violence|abuses|beats|hits|abuser)`,
    unless: '{bible-named}',
    level: 'possible',
    example: 'should a wife leave an abuser',
  },
];
