/**
 * Scripture and everyday speech that uses the words of danger. Each is blotted out before the tables are read, so that no pattern can match
 * through it, and whatever else the text says still counts.
 */
export const idioms: readonly { readonly when: string; readonly example: string }[] = [
  // Scripture and its teaching.
  { when: '(die|dies|dead|died|dying|death) (to|unto) (the)? (self|myself|sin|sins|flesh|world|yourself|ourselves|himself|law|selfishness|pride|my flesh|my sin|my sins|my pride|me|our sins|oneself)', example: 'die to self' },
  { when: '(to live is christ)? (and)? to die is gain', example: 'to die is gain philippians 1:21' },
  { when: '(die|dying) daily', example: 'I die daily, what did Paul mean by that?' },
  { when: '(crucified|died|buried|dead) with (christ|him)', example: 'crucified with christ galatians 2:20 explained' },
  { when: '(put|putting) to death (the)? .. (flesh|deeds|members|earthly|sin|old|sinful|misdeeds)', example: 'put to death the deeds of the body' },
  { when: '(wages of sin is death|second death|spiritual death|spiritually dead|life after death|near death experience|death penalty|valley of the shadow of death|shadow of death|sting of death|death where is (thy|your) sting|death and resurrection)', example: 'the wages of sin is death' },
  { when: '(lose|loses|losing|lost|lay down|laid down|laying down|gave|hates|hate|give|gives) (his|ones|your|their|my) life (for|will|in this world|shall)', example: 'whoever hates his life in this world' },
  { when: '(mortify|kill|killing|crucify|crucifying) (the|my|your|our) (flesh|sin|sins|lust|sinful nature|pride|old self|old man|ego|darlings|desires|temptation)', example: 'how do i kill my flesh and follow god' },
  { when: '(cut|cutting|cuts) (it|them|him|her|me|us)? (off|down|back|corners|ties|contact|class|loose|a deal|in line|short|a covenant|covenant|teeth|his teeth|his first teeth|the grass|hair|my hair|wood|costs|expenses|the cake|cake|coupons)', example: 'if your right hand causes you to sin cut it off' },
  { when: '(cut|cutting) (his|her|my|the|their|our) (hair|grass|lawn|first|first teeth|hours|salary|losses|nails|fingernails|hedge|pay|sugar|screen time)', example: 'can i cut my hair' },
  { when: '(thou shalt|you shall|shalt|do|shall|shalt thou|thou shall) not (kill|murder|commit adultery)', example: 'thou shalt not kill' },
  { when: '(burnt|burned|burning) (offering|offerings|sacrifice|sacrifices|bush|incense|with passion|with lust)', example: 'burnt offerings in leviticus' },
  { when: '(stricken|smitten|wounded|bruised|beaten|chastised) (for|because of) (our|my)', example: 'what does it mean that jesus was bruised for our iniquities' },
  { when: '(holy spirit|god|jesus|lord|christ|he|verse|song|sermon|hymn|message|words|story) .. (touched|touches|touch|spoke to) (me|my heart|my life|my soul|us)', example: 'god touched my heart in the service' },
  { when: '(live|lives|living) forever', example: 'will we live forever' },
  { when: '(when|after|before|until|till|if|once|where|how|what if|unless) (i|we|you|people|christians|someone|babies|believers|pets|animals|jesus|they|unbelievers) (die|died|dies)', example: 'where do we go when we die' },
  { when: '(afraid|scared|fear|terrified|worried|anxious|anxiety|frightened|fearful|dread) (of|about|to) (my|our)? (death|dying|die|getting sick and dying)', example: 'i am afraid of dying' },
  { when: '(die|dying|death) (at home|in (his|her|my) sleep|of (old age|natural causes|cancer)|in peace|peacefully|in faith|well|with dignity|in the lord|in christ|in (my|your|his|her|their) sin|in (my|your|his|her|their) sins)', example: 'is it wrong to want to die at home rather than hospital' },
  { when: '(kill|killed|killing) (my|the|a|this|that|all my|every)? (houseplant|plant|plants|spider|spiders|fly|flies|mosquito|mosquitoes|ant|ants|bug|bugs|rat|rats|mouse|snake|animal|animals|fish|deer|chicken|goat|weeds|bugs|cockroach|cockroaches|bees|wasp|wasps|insects|lamb|pig|cow|engine|mood|sin|lust|joy|germs|bacteria|viruses|dream|dreams|romance|conversation)', example: 'i killed my houseplant again am i a bad steward' },
  // Everyday exaggeration.
  { when: '(dying|dead) (to|for) (know|hear|see|meet|find|learn|try|read|ask|get|tell|understand|a coffee|coffee|chocolate|some|go to|visit|a snack|a break)', example: 'im dying to know who wrote hebrews' },
  { when: '(food|cake|view|pie|recipe|it|dessert|chocolate|singing|music|meal) .. to die for', example: 'the cake at the potluck was to die for' },
  { when: '(dead|deadly|killer) (tired|sea|serious|line|bored|beat|weight|end|heat|right|wrong|on|sure|ringer|pan|sins|whale|app|battery|phone|sleepy|last|languages|language|works|faith|bones|dry bones|church|religion)', example: 'im dead tired after vbs' },
  { when: '(phone|battery|laptop|car|computer|tablet|plant|plants) .. (is|has|just)? (dead|died|dying)', example: 'my phone is dying' },
  { when: '(traffic|feet|foot|back|head|knee|knees|shoes|suspense|heat|exam|exams|homework|stomach|legs|neck|humidity|wait|waiting|silence|class|diet|job|headache|assignment|workload|commute|curiosity|cramps|allergies|kids|it|this|work|heels|tooth|toothache|boredom|deadline|schedule) (is|are|was|were) (literally|really|just|absolutely|totally)? (killing|gonna kill|going to kill) me', example: 'this traffic is killing me lord give me patience' },
  { when: '(wife|husband|mom|mum|dad|boss|mother|father|parents|teacher|pastor|wifey|sister|brother|friend|girlfriend|boyfriend|they|she|he|coach) .. (gonna|going to|will|would|is gonna) (kill|murder|strangle) me (i|if i (forget|forgot|am late|miss|do not finish|break|am not|eat|lose|spoil|burn|tell)|when (she|he|they) (finds|find|sees|see)|for (forgetting|being|missing|losing|not|breaking|eating|burning)|because i (forgot|broke|lost|missed|burned|ate))', example: 'my wife is gonna kill me i forgot our anniversary' },
  { when: '(kill|killing|killed) (time|the time|the mood|two birds|some time|the lights|an hour|bill|it on|the vibe|a few|the engine|joy)', example: 'killing time at the airport' },
  { when: '(killed|killing|kill|nailed|crushed) it', example: 'our choir killed it on sunday' },
  { when: '(shoot|shooting|shot) (me|us|him|her|you)? (a|an|some) (text|email|message|outline|note|line|mail|link|quick|dm|photo|video|film|movie|glance)', example: 'shoot me an outline on romans' },
  { when: '(shooting (star|stars|hoops|pool|the breeze)|long shot|give it a shot|flu shot|screen shot|big shot|shoot hoops)', example: 'is a shooting star a sign from god' },
  { when: '(beat|beats|beating|beaten|destroyed|crushed|killed|smashed|slaughtered|hit) (me|him|her|us|them|my (brother|sister|dad|son|husband|wife|friend|daughter)) .. (at|in) (the|a|bible)? (chess|game|games|trivia|scrabble|race|cards|monopoly|uno|football|match|quiz|tennis|table tennis|ping pong|basketball|checkers|fifa|argument|bible trivia|mario kart|debate|golf|sword drill)', example: 'my dad beat me at chess' },
  { when: '(beat|beating) (around the bush|the odds|the clock|the traffic|the heat|the rush|it|eggs|cancer|addiction|temptation|the devil|satan|the system|depression|lust|porn|sin|me to)', example: 'how do i beat temptation' },
  { when: '(beat|beating|beats) (myself|yourself|himself|herself|themselves|me|my self) up', example: 'i keep beating myself up over a mistake at work' },
  { when: '(kick|kicking|kicked|kicks) (myself|the (habit|ball|bucket)|off|back|the can|my (habit|smoking))', example: 'i could kick myself for missing the service' },
  { when: '(hit|hits|hitting|hitting) (me|us|it|him|her)? (up|home|the (gym|road|sack|hay|books|mark|spot|nail|wall|snooze|shops|rock)|rock bottom|hard|close to home|differently|different|that)', example: 'hit me up with some psalms' },
  { when: '(slap|slapped|slaps|punch|hit|kick|kicked) (in|on) the (face|cheek) (moment)? (meaning|verse|matthew|in the bible|of god)', example: 'slap on the cheek meaning' },
  { when: '(murder|killer) (mystery|mysteries|whale|bees|instinct)', example: 'is it ok to read murder mystery books' },
  { when: '(suicide (squad|bomber|bombers|mission|prevention month|squeeze)|assisted suicide|euthanasia|physician assisted suicide|social suicide|career suicide)', example: 'is suicide squad a sinful movie' },
  { when: '(abuse|abuses|abused|abusing|abusers|misuse) (of|to)? (the)? (alcohol|drugs|drug|substance|substances|power|grace|authority|sabbath|law|lords supper|communion|gifts|spiritual gifts|liberty|freedom|office|system|scripture|indulgences|trust|privilege|wealth|riches|animals|his power|their power|gods grace|language)', example: 'abuse of the lords supper in corinth' },
  { when: '(alcohol|drug|substance|power|animal|drugs|verbal irony) (abuse|abuser|abusers)', example: 'what does the bible say about drug abuse' },
  { when: '(died|dying|killing me|killing myself|dead|die|dies) .. (laughing|of laughter|of embarrassment|from embarrassment|of boredom|lol|haha|of curiosity|of shame|of cringe|from cringe)', example: 'i nearly died of embarrassment when i read the lesson' },
  { when: '(could|gonna|going to|might|will|would|about to) (just|literally|actually)? die (of|from|if he|if she) (embarrassment|laughing|boredom|shame|cringe|curiosity|happiness|does|says|asks)', example: 'i could just die of embarrassment' },
  { when: '(killing|working|kill) myself (at|with|in|on|over|studying|working|trying) (the|my|this)? (gym|work|exam|exams|essay|overtime|job|homework|to finish|to get|school|studying)', example: 'i am killing myself studying for seminary' },
  { when: 'i would (rather|sooner) die than (deny|sin|renounce|betray|eat|miss|wear|speak|sing|lose my faith|leave (christ|jesus|god)|reject)', example: 'i would rather die than deny christ' },
  { when: '(willing|ready|prepared|called) to die for (my|the|jesus|christ|our|god|him|his|faith|a|what)', example: 'am i ready to die for my faith' },
  { when: '(hand|hands|foot) .. (cause|causes|offend|offends|because) .. (you|me|thee) .. sin', example: 'what if my hand causes me to sin' },
  { when: '(burn|burned|burnt|burning) (out|calories|fat|the (food|dinner|midnight|cake|toast|candle)|bridges|a candle|candles|cds|my (food|dinner|toast|tongue|cake|cakes|bridges|finger))', example: 'i am burned out from ministry' },
  { when: '(push|pushing|pushed) (me|us|him|her|myself) (to|towards|closer|forward|out of my comfort)', example: 'my coach pushes me and pushed me to read more' },
  { when: '(drown|drowning|drowned) in (debt|work|sin|homework|emails|paperwork|laundry|the flood|the red sea|the sea)', example: 'i am drowning in debt' },
  { when: '(starving|starved) (for|artist|children in|people in|hungry|right now|lol|hysterical)', example: 'i am starving for the word' },
  { when: '(a|the|this|that|her|his) (ate|eat|eats) (my|me) (alive)', example: 'guilt over that ate me alive' },
  { when: '(throw|throws|threw|throwing) (me|us|him|her|them)? (off|a party|a shower|the first stone|in the towel|shade|the ball|a (bridal|baby|surprise))', example: 'let him throw the first stone' },
  { when: '(grab|grabs|grabbed|grabbing) (me|us)? (a|some|my attention|my bible|coffee|lunch|the)', example: 'can i grab a bible plan' },
  { when: '(end|ending|finish|finishing|start) (it|my day|the day|my night|this day|the year|my study|my fast|the service|my prayer|my devotional|my prayers|my essay) (with|by|well|off)', example: 'how should i end my day with prayer' },
];

/**
 * What a person of the Bible said, wanted or did, to the end of the sentence, while nobody close to the writer and no "i" or "my" stands in
 * it: "why did job want to die".
 */
export const ofScripture = [
  '{bible} .. (said|says|say|cried|cries|prayed|prays|pray|asked|asks|ask|begged|beg|wished|wish|meant|mean|want|wanted|tell|told|wrote|write|curse|cursed|lament|laments) ~ (die|death|my life|kill me|kill|killed|born|live|me|my)',
  '{bible} ~ (suicide|kill|killed|killing|hang|hanged|hung|rape|raped|rapes|raping|murder|murdered|himself|herself|die|died|beat|beaten|burned|sacrificed|stoned|threatened|abused|abuse|cut|whipped|stab|stabbed|drowned|slept with|seduced|assaulted)',
  '(suicide|suicides|kill|killed|killing|hang|hanged|rape|raped|murder|murdered|die|died|death|beat|beating|stoning|slaughter|abuse|sacrifice|assault) .. (of|by|did|was|himself|in|himself like)? .. {bible}',
] as const;
