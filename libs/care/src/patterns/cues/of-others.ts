/** Cues of what people do to each other. */
export const cuesOfOthers = {
  blow: {
    3: `black eye|strangl*|choked|chokes|choking|beats me|hits me|beat me|hit me|slaps me|slapped me|punches me
      |punched me|kicks me|kicked me|bruises|bruised|beating me|hitting me|beaten|beatings|batter*|his fists|his
      fist|broke my (arm|nose|ribs|rib|jaw|wrist|finger|teeth|tooth|hand|leg)|break my bones|breaking my bones
      |domestic violence|violent|abus*|thrash*|headbutt*|hurts me|hurting me|knocked me|beats (him|her|our|my|his
      |their)|hits (her|our|my|his)|beat (her|him|up)|dragged me|drags me|shoves me|shoved me|pushed me|pushes me
      |grabbed me by|spits on me|spat on me|stabbed|his fists|fists|restraining order`,
    2: `burn|punched|slapped|slaps|fist|punch|kick|kicks|kicked|slap|hits|hitting|beats|beating|bruise|shove|pushed
      |hurts|throws|threw|smash|smashed|smashes|drags|rough|swings|swung|belt|knife|knives|gun|violence|attack
      |attacked|cruel|whip|whips|bleeding|hospital again|broken rib|broken nose|shakes|shook|bite|bites|stairs
      |scream|screams|screaming|grabs|grabbed|locked|locks|lock|cage|chain|chained|chains|tied|welts|swollen|limp
      |terrified|shelter|restraining order|refuge|hide from|hiding from|hides from|scared of (him|her|my|dad|mum
      |daddy)|afraid of (him|her|my)`,
    1: `{spouse}|stepdad|stepfather|stepmother|uncle|drunk|drinks|drinking|drink|angry|rage|temper|fight|fights
      |fighting|scared|afraid|fear|hide|hides|hiding|police|leave|leaving|escape|run away|ran away|door|wall|again
      |hurt|marks|cry|cries|flinch|night|sorry|apologises|apologizes|says sorry|my fault|deserve|danger|unsafe|safe
      |makeup|long sleeves|neighbours hear|believe me|believe a man|yells|shouts|breaks|broke|tears`,
  },
  control: {
    3: `keep our passports|took my passport|takes my passport|not allowed (to)? (leave|see|have|talk|work|go|speak
      |phone|call|any|my|money|friends)|reads my (messages|texts|phone|emails)|checks my (phone|messages|texts)
      |broke my phone|smashed my phone|took my phone|takes my phone|controls (me|everything|all|my|our|what)|stalk*
      |tracks me|tracking me|follows me|follow me home|gaslight*|will not let me (leave|go|see|have|work|out)
      |forbids me|isolat*|blackmail*|holds me prisoner|prisoner in my|hostage|forced me to|forces me to|forcing me
      to|lock me in|locks me in|locked me in|waiting outside|shows up at my|keeps my (money|salary|papers|card)
      |takes all my|take my (children|kids) away|cult|keeps us apart`,
    2: `controls|passport|passports|permission|tracking|spying|spies|monitor*|threatens|obey him|obey them
      |manipulat*|humiliat*|own money|my salary|locked|not let me|lets me|compound|jezebel|rebellious|deliverance
      |cursed|curse|prisoner|slave|cut off from|watching me|watches me|confess publicly|in front of the whole
      church|punish*|silence|silent|hushed|cover up|covered up|report|reported|shun*|excommunicat*|brainwash*
      |bugged|camera|cameras|dowry`,
    1: `{spouse}|controlling|control|phone|money|family|parents|friends|leave|leaving|headship|allowed|see|wear
      |alone|leader|leaders|pastor|group|questions|jealous|accuses|visa|house|salary|everything|obey|tell anyone
      |secret|outside|forbid*|police`,
  },
  sex: {
    3: `rape|raped|rapes|raping|rapist|molest*|grope*|groped|groping|fondl*|sodomi*|nudes|incest|naked pics|naked
      pictures|naked photos|private parts|private part|private place|private places|down there|undress*|touched me
      |touches me|touching me|touched her|touches her|touched him|inappropriat*|sexual (abuse|assault|harass*
      |questions|favours|favors|things|advances|messages)|sexually|forced himself|forces himself|on top of me
      |against my will|without (my|her) consent|without my permission|dick pic|dick pics|his thing|his privates|pic
      of his|private (videos|photos|pictures|pics)|pictures of her|pictures of my|spiked|drugged my|not consent
      |said no and|films us|filmed me|marital rape|watches me (shower|change|undress|sleep)|touch (him|his|it
      |himself)|pregnant by (my|force|rape|a)|sex for|sleep with him or|young girls|underage|got a teenager
      pregnant|groom*|sit on his lap|on his lap|touches my (niece|nephew|daughter|son|sister|stepdaughter)|i
      touched my`,
    2: `naked|nude|shower|lap|underwear|bra|my body|my breasts|breast|thigh|thighs|kisses|sexual|touched|touches
      |touching|tickles|his room|his bedroom|no clothes|clothes off|his bed|my bed|into my room|my room at night
      |pics|pic|webcam|snapchat|discord|video of me|videos|films|consent|forced|forces|made me do|makes me do|did
      things|do things|does things|stuff to me|bad things|froze|woke up|passed out|drunk and he|virginity|alone
      with|secret game|his house|hotel|massage|not stop when|did not stop when|would not stop|intercourse|pleasure
      him|flash*|expos*|perv*|creepy|creep`,
    1: `sex|kissed|kiss|skirt|trousers|knee|bathroom|touch|night|secret|secrets|present|presents|gifts|alone|tell
      |uncle|stepdad|stepfather|coach|teacher|boss|priest|pastor|bishop|date|party|dirty|ashamed|shame|pregnant
      |girls|girl|boys|photos|pictures|messages|texts|online|boss|landlord|driver|{spouse}|cousin|neighbour
      |neighbor|stranger|man|guy|scared|cry|crying|told him to|permission|uncomfortable|weird|older|like
      {grown-age}|when we were|when i was|came back|memories|flashbacks|nightmares|prayers at night|office|camp
      |unless i|prophet|apostle|elder|leader`,
  },
  neglect: {
    3: `left alone with no|no food for|not feed|locks (him|her|them|us)|locked (him|her|them|us) in|sleeps in a
      (cage|shed|dog)|in a cage|starv* (him|her|them|us|the|my)|beat* the (child|children|baby|kids)|shook the baby
      |shakes the baby|(chase|cast|beat|drive) .. demon .. (child|boy|girl|he is|she is)|fast for days|fight with
      knives|marry (her|me) off|passed out drunk|filthy and hungry|bruises .. (child|kid|boy|girl|daughter|son|baby
      |niece|nephew|grandson|granddaughter|pupil)|sniff glue|sell (him|her|the (girl|boy|child|baby))`,
    2: `cage|starving|hungry|no food|left alone|alone all night|home alone|neglect*|filthy|bruise|bruises|cigarette
      burns|locked|drugs in|needles|unsafe|abandon*|beg me not|flinches|demon|witch|knives|screams at night
      |malnourish*|pepper in|kneel on`,
    1: `nephew|niece|grandson|granddaughter|kid|kids|child|children|baby|toddler|boy|girl|brother|sister|parents
      |drink|drunk|fight|hide|days|alone|cry|cries|crying|night|scared|grade|year old|fast`,
  },
  threat: {
    3: `death threat*|kill (us|me|him|her|them|everyone|my|our)|killed if|should be killed|shoot up|shooting the
      |shoot (us|me|everyone|people|my|the)|stab (me|us|him|her)|burn (it|us|our|my|me|the (church|house))|bomb
      |behead*|acid on|cut my throat|watch my back|jump me|militia|he knows my address|knows my address|knows where
      i live|coming to our village|going to attack|honour kill*|honor kill*|has guns and|plans to attack|kill list
      |all be dead|blow up|next time .. (kill|knife|gun|die)|threaten* (to|me|us|my)|cleansing the`,
    2: `gun|guns|knife|machete|rifle|weapon|weapons|threat|threats|threatened|threatens|kill|killing|killed|shoot
      |shooting|stab|attack|burn|revenge|gang|militants|bandits|terror*|soldiers|mob|blood|address|die|dead|poison
      |stalk*|kidnap*|ambush|mosque|converts|extremist*|hunt*|bullets|ammo|ammunition|hates everyone|traitor
      |infidel|apostate|hate crime`,
    1: `school|student|drew|neighbour|neighbor|coming|convert|converted|next|brought|village|town|city|flee|note|message
      |coworker|colleague|classmate|stranger|men|gang|church|people`,
  },
  rage: {
    3: `i (almost|nearly)? (strangled|choked|shook|hit|beat|punched|slapped|kicked|stabbed|raped|molested|shoved)
      (my|her|him|the (baby|kid|child))|smash* (his|her|my (husbands|wifes|husband|wife|boss|brother|father)) ..
      (head|face)|get rid of my (wife|husband|baby|child|kid|kids|father|mother|stepdad)|my hands (were)? (around
      |round|on) (his|her) (neck|throat)|pushing people|push people|hurt (my|the) (baby|kids|kid|children|child)
      |want (him|her|them) dead|kill (him|her|them|my (boss|father|husband|wife|dad|mom|mum|stepdad|brother
      |neighbor|neighbour|ex|baby|child))|i will make (him|her|them) (pay|suffer|bleed)|they will all (die|be dead
      |pay|be sorry)|i want revenge|throw (my|the) baby`,
    2: `revenge|avenge|gun|knife|hammer|hurt (him|her|them|people|someone)|vengeance|visions of|urge to|urges to
      |smash|strangle|stab|poison|shoot|choke|snap|rage|violent|murder|harm|bleed|suffer|pay for it|pay for what
      |dead|neck|throat|platform|explode|blood|his address|her address|their address|must pay|will pay`,
    1: `i want|i feel like|i imagine|thoughts|planning|angry|hate|head|lost it|lose it|control myself|scared of
      myself|baby|temper|kids|drunk|before i knew|laugh at me|bullied|my brother|did to`,
  },
} as const;
