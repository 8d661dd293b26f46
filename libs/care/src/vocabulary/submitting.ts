/** Submitting, staying, forgiving: the words with which hurt people are held. */
export const submitting = {
  submit: `submit|submits|submitting|submission|submissive|obey|obeying|obedience|obedient|stay|staying|remain
    |endure|endures|enduring|endured|put up with|putting up with|keep quiet|stay quiet|be quiet|keep silent|silent
    |suffer in silence|be a good wife|be a better wife|good wife|respect him|honor him|honour him|be patient|live
    with|stick with|tolerate|bear it|bear with|accept|keep serving|pray more|leave him|leave my husband|be his wife
    |submited|serve him|not leave`,
  'hurts-one': `{hit-me}|{blow} .. (me|you|us|his wife)|(hit|hits|hitting|beat|beats|beating|beatings|hurts
    |hurting|abuse|abuses|abused|abusive|violent|violence|choked|chokes|slaps|slapped|slapping|kicks|kicked|punches
    |punched|cruel|bruises|strangled|strangles|battered|dangerous|threatens|threatened|terrified|rapes|controlling
    |abuser|cheats and hits|drunk and|black eye|blows|brutal|brutality|hand on me|danger|spits|injured|broke my
    |locks me|violently|physical with|physically)`,
  'generic-abuse': `(does|did|can|could|should|what does|must) .. (the bible|god|paul|peter|a wife|wives|a woman
    |women|christians|christian women|church|a christian wife|abused women|abused wives|victims) .. (tell|say
    |require|teach|permit|allow|command|expect|condone|mean|forbid|stay|submit|forgive|leave|divorce) .. (wives
    |women|a|christian|abused|victims|about|to|in|with|an)`,
  'pressed-words': `forgive|forgave|forgives|forgiven|forgiveness|forgiving|reconcile|reconciled|reconciliation
    |reconciling|take him back|take her back|let him back|let her back|take my husband back|get back together|drop
    the charges|drop charges`,
  'them-not-partner': `school|classmate*|bully|bullies|boss|neighbour|neighbor|gang|stranger|my (dad|mum|mom
    |father|mother|parents|stepdad)`,
  forgive: `(forgive|forgiving|forgiveness|forgave|forgiven|forgives|reconcile|reconciling|reconciled
    |reconciliation|make peace|make up|restore|restored|take him back|take her back|take back|taking him back|go
    back|going back|went back|return|returning|get back together|let him back|let her back|let him|let my|let (him
    |them|her) (in|near|see|move|come)|sit with|sit next to|move back|invite|invited|invite him|visit|hug|hugging
    |drop (the)? charges|drop (the|my) case|see him|meet him|meet with|be around|welcome him|welcome back|give him
    another chance|another chance|second chance|honor|honour|love my|love him|move on|get over it|get over|forget
    |let it go|let go|not press charges|withdraw|stop talking about|bless|apologise|apologize|make amends|restore
    (the)? relationship|have a relationship|contact|care for|look after|take care of|talk to|speak to|attend
    |withdrew|put it behind|hold a grudge|bitter|bitterness|unforgiving|unforgiveness|resentment|seventy times
    seven|70 times 7|trespasses|dinner|christmas|wedding|funeral|same church|same pew|communion with)`,
  grief: `{grave-hurt}|{abuser}|{sex-crime}|abused|abuser|abusers|rapist|molester|attacker|abusive|beat me|beats
    me|hit me|hits me|raped|molested|violence|violent|the abuse|assaulted|physically hurt|hurt me as a|let .. hurt
    me|letting .. hurt me|broke my|what (he|she|they|my .. ) .. (did|done|does)|choked`,
  pressing: `forgive|forgave|forgives|forgiven|forgiveness|forgiving|reconcile|reconciled|reconciliation|invite
    |invited|hug|sit with|wedding|christmas|drop charges`,
  'forgive-strong': `forgive|forgiving|forgiveness|forgave|forgiven|reconcile|reconciling|reconciliation|take (him
    |her|them) back|take back|go back|going back|return to|let him|let her|let them|sit with|sit next to|move back
    |invite|visit|hug|drop charges|drop the|another chance|second chance|move on|get over it|let it go|forget|see
    my kids|same pew|same church|my wedding|christmas|funeral|make peace|love him|love my|unforgiving|unforgiveness
    |bitterness|bitter|love covers|keeps no record|welcome|apologise|apologize`,
} as const;
