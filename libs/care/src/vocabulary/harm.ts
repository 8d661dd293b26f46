/** What one person does to another: blows, control, sex, threats. */
export const harm = {
  blow: `hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|punching|slap|slaps|slapped|slapping
    |kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|burn|burns
    |burned|burnt|burning|whip|whips|whipped|whipping|bash|bashed|bashes |smack|smacks|smacked|smacking|shove
    |shoves|shoved|shoving|push|pushes|pushed|pushing|grab|grabs|grabbed|grabbing|shake|shakes|shook|shaken|shaking
    |bite|bites|bit|bitten|stab|stabs|stabbed|attack|attacks|attacked|attacking|assault|assaults|assaulted|hurt
    |hurts|hurting|harm|harms|harmed|harming|abuse|abuses|abused|abusing|spit|spits|spat |thrash|thrashes|thrashed
    |thrashing|flog|flogs|flogged|cane|canes|caned|caning|belt|belts|belted|torture|tortures|tortured|torturing
    |drag|drags|dragged|dragging|pin|pins|pinned|pinning|suffocate|suffocated|smother|smothered|batter|batters
    |battered|wallop|knock|knocks|knocked|knocking|throttle|throttled|headbutt|headbutted|elbowed|scratch|scratches
    |scratched|twist|twists|twisted|lash|lashes|lashed|kill|kills|killing|murder|pull|pulls|pulled|rough|roughs
    |roughed|box|boxes|crush|crushed|restrain|restrains|restrained|manhandle|manhandled|manhandles|clobber|pounds
    |pound|rips|yank|yanks|yanked|locks|locked|locking|lock|chokeholds|terrorise|terrorises|terrorize|terrorizes
    |throws|threw|throw`,
  'at-me': `me|us|at me|at us|on me|on us|my (face|head|throat|neck|arm|arms|hair|stomach|body|eye|ribs|back|jaw
    |wrist|belly|leg|legs)|me up|hands on me|his hand to me|his fist`,
  'hit-me': `put (me|mum|mom|her|my mother|my mum|my sister) in (hospital|the hospital|a and e|casualty)|(raise
      |raises|raised) (his|her)? (hand|hands) (on|to|against|at) (me|us)|take licks|box me|boxes me|(threw|throws
      |pushed|pushes|kicked) (me|her|mum|mom|my mother) down|uses his fists|with his fists|bruises stop|stop the
      bruises|{blow} .. {at-me}|(hold|holds|held|holding|grip|grips|gripped|pin|pins|pinned|pinning|squeezes
    |squeezed|press|presses|pressed) me (down|by|against|under|to the|so tight|hard)|(by|around|at) (the|my)
    (throat|neck|hair)|(hit|strike|struck|knocked|thrown) me|(lay|lays|laid|put|puts|raise|raised|raises|lifts
    |lifted|lay) .. (hand|hands|fist|hand) .. (on|to|at|against) (me|us)|(gets|got|become|becomes|turns|turned|is
    |was|been|being|gone|goes) .. (violent|physical|abusive|aggressive|physically) |(hitting|beating|choking
    |violence|beatings|slaps|blows|bruises)|(gave|gives|giving) me .. (black eye|bruises|bruise|beating|slap
    |concussion|broken)|(broke|breaks|broken|fractured|split|bust|busted|twisted) my (arm|jaw|nose|rib|ribs|wrist
    |finger|lip|bones|tooth|teeth|leg|hand|collarbone|cheekbone|ear|bone)|knocked .. (teeth|tooth)|black eye|(put
    |puts) (his|her) hands (on|around|round)|(hand|hands) (around|round|on) my (neck|throat)|(threw|throws|throwing
    |hurls|hurled|thrown) .. (at|me) .. (me|wall|us|floor|stairs|down)|(pulls|pulled|pulling|drags|dragged|dragging
    |yanked) .. (my hair|by the hair|by my hair)|pushed me|swung at me|(nearly|almost|tried to|tries to|attempted
    to|trying to|half) (kill|killed|strangle|strangled|choke|choked|drown|burn) me|tried to (kill|strangle) me`,
  struck: `hit|beaten|punched|slapped|kicked|choked|strangled|abused|attacked|threatened|stabbed|shoved|burned
    |assaulted|controlled|stalked|pushed|bruised|battered`,
  control: `(control|controls|controlling|controlled|monitors|monitoring|monitor|tracks|tracking) .. (me
    |everything|all|my|every|our|us|what i|where i|who i)|(checks|check|checking|reads|reading|goes through|looks
    through|going through|searches|took|takes|taken|confiscated|smashed|smashes|broke|hides|hid|tracks|locks|keeps)
    .. my (phone|messages|texts|emails|email|location|money|salary|wages|passport|bank|card|keys|car keys|paycheck
    |pay|id|documents|papers|pension|visa|bank card|facebook|whatsapp) |not (let|allow|allowed|permit|letting
    |allowing) .. (me|us)? .. (leave|see|talk|go|work|have|speak|out|visit|drive|call|use|eat|sleep|study|touch|get
    |alone|without|contact|money|friends|spend|wear)|(isolate|isolates|isolated|isolating|cut|cuts|cutting|keeps
    |kept) .. (me|us) .. from .. (family|friends|everyone|my|people|everybody|anyone|mother|parents|church)|(stop
    |stops|stopped|prevents|forbids|forbid|forbade|bans|banned) (me|us) .. (seeing|from|going|talking|leaving
    |working|speaking|having|visiting|contact) |(locks|locked|lock|traps|trapped|keeps|locking) (me|us) .. (in|out
    |inside|up|outside|indoors|home)|(take|takes|took|taking|steal|steals) .. (kids|children|baby|son|daughter) ..
    (away|from|if)|(takes|took|taking|spends|demands|keeps) .. (all)? (my|our|the) .. (salary|wages|wage|money|pay
    |earnings|pension|paycheck|benefits|income)|gaslight*|stalk*|no access to .. money|(permission|allowance) ..
    (to|for) .. (spend|leave|go|buy)|every penny|(scared|afraid|terrified|frightened|fear|fearful|petrified|scares
    |frightens|terrifies) .. of .. (my|him|her) ..`,
  'sex-crime': `rape|raped|rapes|raping|rapist|molest|molested|molests|molesting|molester|molestation|groped|grope
    |gropes|groping|fondled|fondles|fondling|sodomised|sodomized|incest|sexually (abused|assaulted|harassed|abuses
    |harasses|assaults|abusing|harassing|exploited|coerced|abusive)|sexual (abuse|assault|harassment|violence
    |advances|favours|favors|exploitation|coercion)|gang raped|date raped|drugged|spiked|csa|paedophile|pedophile
    |groomed|grooming|grooms`,
  'sex-me': `(force|forces|forced|forcing|make|makes|made|making|pressure|pressures|pressured|pressuring|coerce
    |coerces|coerced|coercing|guilt|guilts|guilted|demand|demands|demanded|demanding|insists|blackmail|blackmails
    |blackmailed|trick|tricked|bully|bullies|pushed|expects|expect|push|pushes) .. (me|on me|himself|herself|us|my)
    .. (sex|sexual|intimacy|intimate|it|sleep|bed|things|touch|undress|naked|watch|oral|anal|kiss|perform
    |intercourse|porn|do things|unwanted)?`,
  covered: `(told|tells|says|said|asked|ordered|warned|want|wants|wanted|pressure|pressured|begged|forbid|forbade
    |advised|made me|makes me|saying) .. (me|us|her|him|them|everyone|my|the|i)? .. (not|keep|stay|never|should not
    |must not|do not) .. (to)? .. (tell|report|talk|speak|say|go to|call|involve|quiet|silent|silence|secret|press
    |gossip|police|mention|drop|expose|share)|cover* (it|this|that|everything|for|up|him|over)|hush*|swept ..
    (under|it)|sweep* .. under|(excommunicat*|shunned|shunning|shun|disfellowshipped|disciplined|discipline
    |disowned|removed|expelled|banned|kicked) .. (me|her|him|us|for|because|if|from|out) .. (report*|speak*|tell*
    |question*|leav*|going|not|talk*|expos*|accus*|spoke|told)|(move|moved) (him|the priest|them) to another
    |protect* (him|the pastor|the abuser|the priest|his reputation|their own|itself)`,
  abuser: `abuser|abusers|rapist|molester|attacker|assaulter|perpetrator|predator|abusive (husband|wife|father
    |mother|dad|mum|mom|parents|parent|partner|ex|family|boyfriend|girlfriend|spouse|brother|relationship|marriage
    |home|stepfather|stepdad|uncle|pastor|relative|relatives|church)|violent (husband|father|dad|partner|ex|man
    |home|boyfriend|marriage)|(man|men|guy|person|people|woman|one|uncle|father|dad|husband|brother|cousin|pastor
    |stepdad|grandfather|stepfather|ex|teacher|boy|boyfriend|family|parents|mother|mum|mom|someone|somebody) ..
    (who|that|which|for|after|what|even) .. {grave-hurt}`,
  'grave-hurt': `(interfered with|messed with|messing with|defiled|defiles|troubled|had (his|her) way with|forced
      himself on|took advantage of|laid hands on) (me|us|my)|put (me|us|him|her|my .. ) in (hospital|the hospital|a
      and e|casualty|icu)|{grave} .. {at-me}|{sex-crime} .. (me|us|my|as|when)?|(abused|abuses|abusing|attacked
      |touched
    |violated|tortured|tried to (kill|rape|strangle)|drugged) .. (me|us|my .. (son|daughter|child|children|kids
    |sister|mother|mum|mom|brother|wife))|(did|does|done|do|doing) (that|this|it|things|stuff|terrible things|awful
    things|horrible things|those things|these things|bad things|sexual things) .. to (me|us|my)|stole my (innocence
    |childhood|virginity)|(gets|got|was|is|being|became) .. (violent|physical|abusive)|black eye|broke my (arm|jaw
    |nose|rib|ribs|wrist|finger)`,
  grave: `hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|slap|slaps|slapped|slapping|kick|kicks
    |kicked|choke|chokes|choked|choking|strangle|strangles|strangled|burned|burnt|whipped|stabbed|assaulted|raped
    |molested|tortured|abused|abuses|abusing|threw|locked|battered|shot|starved|threatened|attacked|whip|whips
    |caned|flogged`,
  'hurt-me': `(interfered with|messed with|messing with|defiled|troubled|had (his|her) way with|took advantage of)
      (me|us)|what .. (babysitter|uncle|cousin|brother|grandpa|grandad|grandfather|lolo|teacher|lodger|neighbour
      |neighbor|stepdad|priest|coach|he|she|they) did (to me|when i was|while i was)|{hit-me}|{sex-crime} .. (me|us
      |my|as|when)?|(abused|abuses|abusing|physically hurt|let .. hurt
    |letting .. hurt|attacked|touched|violated|beat|beats|hit|assaulted|tortured|raped|molested|tried to (kill|rape
    |strangle)|drugged|betrayed) .. (me|us|my (son|daughter|child|children|kids|sister|mother|mum|mom|brother
    |wife))|(did|does|done|do|doing) (that|this|it|things|stuff|terrible things|awful things|horrible things|those
    things|these things|bad things|sexual things|what he did) .. to (me|us|my)|stole my (innocence|childhood
    |virginity)|ruined my childhood|(destroyed|ruined) my (body|life|innocence)`,
} as const;
