/** Asking, and the words that set a question about a matter apart from a person in it. */
export const speech = {
  may: `should i|can i|could i|may i|must i|do i (have|need|got) to|am i (allowed|required|supposed|obliged
    |expected|bound|wrong|sinning|to|right|obligated|meant)|have i got to|is it (ok|okay|wrong|a sin|right|sin
    |sinful|alright|biblical|bad|fine|unbiblical|my duty|my cross)|i (should|must|have to|need to|ought to|am
    supposed to)|do we (have|need) to|must we|should we|shall i|will i|would it be|ought i|does (god|jesus|the
    bible|scripture) (want|expect|require|say|tell|command|ask|mean) .. (me|i|that i)?|would god|does that mean i
    |how (do|can|should|could|am) i|i am (told|supposed|expected|called|commanded)|so i (should|must|have to|need
    to|ought to)|is (god|jesus) (asking|telling|calling|asking of)`,
  press: `(told|tells|telling|says|said|saying|say|insist|insists|insisted|insisting|want|wants|wanted|expects
    |expect|expected|force|forces|forced|forcing|pressure|pressures|pressured|pressuring|make|makes|made|making
    |advise|advises|advised|counsel|counsels|counselled|counseled|order|orders|ordered|urge|urges|urged|command
    |commands|keeps|keep|demand|demands|quote|quotes|quoted|pushing|push|pushes|ask|asks|asked|asking|think|thinks
    |suggest|suggests|begging|begs|encourage|encourages|convinced|preaches|teaches|taught|require|requires|guilt*
    |nagging)`,
  about: `what does the (bible|word|scripture|quran|church) .. (say|teach|tell|think)|(bible|scripture) .. (say
    |says|teach|verses|verse|passages|passage) .. (about|on|for|against)|(verse|verses) (about|on|against|for)
    |(scripture|scriptures) (about|on|against)|(sermon|essay|study|studies|lesson|paper|book|devotional|podcast
    |teaching|preach|preaching|teach|thesis|dissertation|article|training|course|policy|presentation|debate
    |assignment|exam|exegesis|workshop|conference|documentary|statistics|history) .. (about|on|of|for|against)`,
  'about-it': `{about} (the|a|an|being|my essay on|women|children|wives|victims|survivors|men|how to|when|domestic
    |christians and|preventing|helping|overcoming|dealing with|people who|those who|commit|committing|someone)? (of
    |with|in|the|who|being)? (suicide|suicidal|rape|raped|abuse|abused|abusive|abusers|domestic|marital|sexual
    |spiritual|child|self harm|cutting|violence|violent|spousal|emotional|killing|murder|death|dying|taking
    |medicine|medication|antidepressants|depression|eating|anorexia|incest|molest*|hitting|beating|spanking|wife
    |cults|cult|grooming|harass*|stalking|church|clergy|narcissis*|trauma|revenge|slavery|corporal)`,
} as const;
