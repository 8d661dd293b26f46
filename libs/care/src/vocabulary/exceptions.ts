/** What makes a harmless sentence of one that looks like danger. */
export const exceptions = {
  'bible-only': `{bible} ~ (hang|hanged|hung|kill|killed|suicide|die|died|death|himself|fell)|(suicide|suicides
    |suicidal|killed himself|hang himself|hanged himself) ~ {bible}|{bible} ~ suicide|suicide* in the (bible
    |scripture|old testament)`,
  'not-them': `(jesus|christ|god|lord|son of god|dog|cat|cancer|hospice|old age|dying of|illness|stroke|accident
    |heart attack|covid|terminal|surgery|natural causes|martyr*|death penalty|execut*|laughing|laughter|video game
    |in the war|car crash|plane crash|malaria|hungry|thirsty|saved|unsaved|dementia|alzheimer*|natural|peacefully
    |death bed|deathbed|hospital bed|starving (for|children|people)|dying (church|to know|to hear|to see|to meet
    |industry|breed|words|out))`,
  'them-harm-me': `(kill|killed|killing|shoot|stab|hurt|hurts|hurting|hit|hits|beat|beats|threat*|rape|raped
    |poison|burn|burns|burned|cut|choke|choked) .. (me|us|my|him dead)`,
  'harm-word': `(hit|hits|hitting|beat|beats|beating|abuse|abuses|abused|violent|choked|kick|kicks|threaten
    |threatens|threatened)`,
  'they-hit': `(they|pastor|elders|leaders|boys|men|uncle|brother|prophet|who) .. (and)? .. (punched|hit|hits
    |slapped|choked|beat|kicked|burned|stabbed|strangled|scratched|laid|held|punches|slaps)|(he|she|husband|wife
    |boyfriend|girlfriend|dad|mum|mom|father|mother|parents|partner|ex|they) .. (hit|hits|hitting|beat|beats
    |beating|choked|chokes|hurt|hurts|gave|left|leaves|slaps|slapped|kicked|kicks|bangs|banged|slammed|slams
    |smashed|pushed|threw|whips|canes|belts|does|did|abuses|punched|punches|burned|burns|made)|from (him|her|my
    (husband|wife|dad|father|mum|mother|mom|boyfriend))`,
  'their-hurt': `({loved}|{someone}|{friend}|she|he|her|his|their) .. (is|has|was|been|started|keeps|still|who|and
    |are)? .. (cut|cutting|cuts|self harm*|burning|purging|anorex*|bulimi*|starving|starves)`,
  'bible-cuts': `(paul|baal|demoniac|legion|israelites|prophets of baal) .. (discipline*|cut|beat*|disciplines) ..
    (his|their|themselves) .. $|my body is (a|the)|beat my body .. (mean|meaning|paul)`,
  'medicine-no': `(blood of (jesus|christ|the lamb|lamb)|drinking|smoking|alcohol|weed|cocaine|heroin|meth
    |marijuana|porn|pornography|recreational|illegal drugs|street drugs|drug (dealer|addict|addiction)|addicted to
    drugs|addict|doctor of|sabbath|my doctor (says|said|is|and|told me) .. (can|stop|taper|wean|safe|reduce|plan
    |together)|medical school|become a doctor|the great physician|great physician|so (that)? i (can|will|may) die
    |so god takes me)`,
  'child-word': '{child}|as a kid|year old|years old|mom hits|dad hits|stepdad|stepfather',
  game: `(playfully|playful|tickle|tickles|tickling|tickled|arm wrestl*|snowball|snowballs|video game|video games
    |drum|drums|pillow fight|boxing class|sparring|karate|judo|martial arts|rugby|paintball|wrestling (match
    |practice))`,
  'feelings-hurt': `(hurt|hurts|hurting|wounded|wounds|crushed|betrayed|attacked|broke) (me|us|my feelings|her
    feelings|his feelings|my heart) .. (deeply|emotionally|with (his|her|their) words|with words|by|feelings|when
    (he|she|they) (left|said|lied|cheated|forgot|ignored|broke|chose|did not|missed|moved|told|talked|gossiped)
    |years ago when (he|she) left|so much when)|hurt (my|his|her|their|our|your|anyones|someones|peoples) (feelings
    |heart|chances|pride|back|knee|leg|foot|ankle|arm|shoulder|neck|wrist)|(lied|lying|cheated|cheating|gossip
    |gossiped|gossiping|betrayed|ghosted|stood me up) .. (hurt|hurts) me|hurts me (that|when (he|she) (does not
    |forgets|ignores|goes|cheats|lies))|hurts me to`,
  'abuse-else': `(alcohol|drug|drugs|substance|power|animal|grace|gifts|communion|lords supper|prescription|abuses
    of|office|authority|liberty|freedom|indulgences|language|nabal|system|welfare|abuse of the (sabbath|law))`,
  'bible-rod': `(thy rod|rod and (thy )?staff|rod of (iron|moses|aaron|jesse|god|his mouth|anger)|balaam|balaams
    |moses struck|spare the rod meaning|aaron|paul was|silas|exodus 21|slave may|whom the lord)`,
  'they-lost': '(i|we) (lost it|snapped|blacked out|shook|choked|lost control|lost my temper)',
  'child-now': '{young} ~ (mum|mom|dad|stepdad)',
  'child-age': '(month|months|year|years|yr|yrs) old|toddler|baby|infant|2|3|4|5',
  'bible-threat': `{bible} .. (wanted|tried|was|said|threatened|threatens|sent|plotted|plan|planned|going|try|want
    |did|did not)|(wanted|tried|plotted|plot|threatened|trying) .. (to)? .. (kill|stone|arrest|assassinate
    |threaten*) .. (jesus|paul|david|him|elijah|moses|jeremiah|daniel|stephen|joseph|esther|jews)|god .. (threat*
    |kill|punish)|persecution of`,
  'already-dead': `{took-life} ~ (last|ago|in hell|in heaven|is (he|she)|saved|when i was|now|people (say|said)
    |where is|funeral|i found|years|lost|blame|guilt|why)|(hung|hanged|shot|killed) (himself|herself|themselves)
    |(took|ended) (his|her|their) (own)? life|died by|committed suicide|lost .. to suicide|grief|grieving|bereaved
    |funeral`,
  'suffer-rape': '(rape|raped|molested|abused me)',
} as const;
