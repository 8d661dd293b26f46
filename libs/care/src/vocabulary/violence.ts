/** Violence by the writer or by strangers, and what makes such words harmless. */
export const violence = {
  'want-to': `want|wanted|wants|wanting|going|gonna|plan|planning|planned|will|could|might|would like|wish|ready
    |feel like|need|thinking|think|thought|imagine|imagining|dream|dreaming|tempted|about|fantasise|fantasize
    |fantasizing|fantasising|tried|trying|decided|intend|should|would|love|have to|close|almost|nearly|swear|must
    |urge|urges|desire|hope|can not stop|itching|plotting|able|afraid|scared|hire|gonna`,
  lately: `(just|really|also|always|often|sometimes|once|almost|nearly|have|had|actually|accidentally|finally|even
    |still|again|recently|already|so|then|only|literally|physically|violently|badly|tonight|yesterday|today|will
    |may have|might have|angrily|do|did|too|repeatedly|drunkenly)?`,
  kill: `kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|choke|choking|hurt|hurting
    |beat|beating|attack|attacking|poison|poisoning|drown|drowning|burn|burning|harm|harming|slap|slapping|punch
    |punching|hit|hitting|smother|smothering|suffocate|run over|running over|ramming|ram|destroy|bash|smash|slit
    |behead|rape|molest|shake|throw|bomb|castrate|get rid of|torture|torturing|break|cut|push|end|finish|throttle
    |slaughter|kick|put a bullet in|put my hands around|avenge|execute|assault|blow up|set fire to|wring`,
  victim: `(my|our|his|her|their|the|that|this|those|these|a|all|every|some) .. ({partner}|{parent}|{kin}|{child}
    |{friend}|{church}|boss|man|guy|woman|person|people|bully|bullies|teacher|neck|throat|house|stepdad|face|killer
    |rapist|abuser|boy|girl|school|office|in laws|clinic|murderer|manager|landlord|drunk driver|driver|unborn|house
    down|sinners|gays|muslims|jews|one who|ones who|baby|dog|cat|sinner|lawyer|judge) |him|her|them|everyone
    |everybody|somebody|someone|people|others|all of (them|you)|{partner}|stepdad|children|kids|sinners|unbelievers
    |another person|innocent`,
  'victim-kin': '{partner}|{parent}|{kin}|{child}|{friend}|toddler|dog|year old|boss|neighbour|man|guy|woman',
  'hurt-no': `(joke|joking|video game|chess|spider|spiders|mosquito*|insect|bugs|ants|animals|cockroach*|rats|mice
    |deer|hunting|my flesh|the flesh|old self|old man|my sin|sin in|my sins|pride|deeds of the body|in war|soldier
    |army|military|military service|battle|self defense|self defence|abortion|miscarriage|the mood|hit the|hit rock
    |my (wife|husband|mom|mum|mother|dad|boss) (is|will|would|was) (gonna|going to)? kill me|hurt (my|his|her|their
    |anyones|peoples|someones|our) .. (feelings|heart|chances|witness|testimony|back|knee|faith)|(not|never
    |without) (want|wanting|mean|meant|wish|trying|to hurt|hurting|hurt) .. (to)? .. (hurt|hurting|offend)|scare
    |eggs|drum|drums|meat|traffic|deadline|rhetorical|preach*|sermon|cut (down|off contact|ties)|break (up|bread
    |the fast|it off)|burn (out|incense|candles)|throw (a party|a shower|out)|end (it with|things with|the
    relationship|our|my (marriage|engagement|relationship|fast))|push (him to|her to|them to|my kids to))`,
  'they-first': `(he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|mother|parents|they
    |stepdad|brother) ~ (hits me|beats me|hit me|beat me|abuses me|abused me|hurts me|choked me|molested me|raped
    me|kicked me|slaps me|pushed me|forces me)`,
  'church-group': `church|pastor|leader|leaders|elders|prophet|apostle|group|community|ministry|bishop|priest|cult
    |congregation|discipler|shepherd|fellowship|commune|members|mission|guru|brotherhood|reverend|deacon|sect|pope
    |bible school`,
  'church-else': `(church|pastor|priest|minister|prophet|elder|elders|congregation|bishop|leader) .. (said|says
    |say|told|tells|wants|taught|teaches|thinks|advised|believes) .. (me|that|to|us|it)? .. (forgive|go back|stay
    |submit|reconcile|not leave|pray for him|leave)|(forgive|forgiving|forgiveness|reconcile)|church bed|bed ridden
    |sex education|same sex|opposite sex|kiss of peace|holy kiss|pictures of (jesus|saints|mary|the)|sick bed
    |touched (my|our|many|everyones) (heart|hearts|life|lives|soul)|sermon .. touched`,
  'forgive-no': `(how often|how many times)|i forgive myself|god forgive me for (hitting|beating)|{wrote-harm}
    |forgive me for (hitting|hurting|abusing)|will god forgive (me|my) (if|for) i|(can|will) god (ever)? forgive
    (me|us) for|(gossip*|lied|lying|cheated on|money|debt|divorced|left us|leaving|borrow*|stole|affair|adultery)`,
  'wrote-harm': 'i (hit|beat|slapped|choked|abused|raped|molested|shook|punched|hurt) (my|her|him|them|a)',
  'stranger-word': `man|men|guy|guys|someone|somebody|stranger|strangers|people|gang|gangs|neighbour|neighbor
    |neighbours|neighbors
    |classmate|classmates|coworker|colleague|boss|school|student|students|boys|village|villagers|muslim|muslims
    |hindu|islam|landlord|stalker|customer|bully|bullies|convert*|baptis*|baptiz*|church|mosque|cousin|cousins
    |uncle|uncles|brothers|police|shark|sharks|land|inheritance|kid|street|everyone|christian|christians|jesus|isa
    |faith|member|militia|soldiers|mob|group|roommate|tenant|parishioner|brother|house|son|friend|town`,
  'at-home': `{spouse}|if i (leave|take|divorce|tell|date|go)|(my|our) (dad|mum|mom|father|mother|stepdad|stepfather
    |parents) .. (said|says|will|threat*|is going|would|hits|beats)`,
} as const;
