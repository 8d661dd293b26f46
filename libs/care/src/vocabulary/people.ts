/** Who: the named sets for people. */
export const people = {
  i: 'i',
  me: 'me|us|myself',
  my: 'my|our|mine',
  he: 'he|she|they|it',
  him: 'him|her|them|his',
  partner: `my man|my woman|baby father|baby mama|baby daddy|husband|husbands|wife|wifes|spouse|boyfriend
    |boyfriends|girlfriend|girlfriends|partner|partners|fiance|ex|exs|man i am (seeing|dating|married to) |(ex
    |former|late|first|estranged) (husband|wife|partner|boyfriend|girlfriend|spouse|fiance)|better half`,
  parent: `dad|dads|father|fathers|mom|moms|mum|mums|mam|ma|pa|mother|mothers|parents|parent|stepdad|stepdads
    |stepfather|stepmom|stepmum|stepmother|stepparents |mama|mamas|papa|papas|daddy|mummy|mommy|guardian|guardians
    |amma|appa|baba|foster (mum|mom|mother|dad|father|parents|family|carer|parent)|folks|old man |(mum|mom|mother
    |dad|father) and (mum|mom|mother|dad|father)|(mums|moms|mothers) (boyfriend|partner|husband|new husband)`,
  kin: `uncle|uncles|aunt|aunts|aunty|auntie|grandfather|grandfathers|grandpa|grandad|granddad|gramps|grandmother
    |grandma|granny|gran|nan|nana|cousin|cousins |brother|brothers|sister|sisters|stepbrother|stepsister|half
    brother|half sister|twin|relative|relatives|family|godfather|siblings|sibling|babysitter |(brother|sister
    |father|mother|son|daughter) in law|in laws|inlaws|kin|clan`,
  child: `son|sons|daughter|daughters|kid|kids|child|children|baby|babies|toddler|toddlers|newborn|infant|grandson
    |granddaughter|grandchild|grandkids|grandchildren |niece|nieces|nephew|nephews|stepson|stepdaughter|stepkids
    |stepchildren|godson|goddaughter|(little|small|young) (boy|boys|girl|girls|one|ones|brother|sister|cousin|kid
    |child) |boy|girl|girls|boys|teen|teens|teenager|teenagers|minor|minors|preteen|schoolgirl|schoolboy|(altar
    |choir|orphan) (boy|boys|girl|girls)|orphans|twins |(month|months|week|weeks|day|days|yr|years|year|mo) (old
    |olds)|youngest|eldest|oldest|little sister|little brother|pupil|pupils`,
  friend: `friend|friends|mate|mates|roommate|housemate|flatmate|classmate|classmates|coworker|coworkers|colleague
    |colleagues|workmate|student|students|neighbour|neighbor|neighbours |neighbors|teacher|client|clients|patient
    |patients|buddy|pal|crush|bestfriend|parishioner|patient|mentor|mentee|teammate|roomate|employee|boss|tenant
    |carer|coach|disciple`,
  someone: `someone|somebody|someone i (know|love)|somebody i know|a friend|a (girl|guy|boy|man|woman|lady|person
    |member|student|teen|teenager|colleague|brother|sister|neighbour|neighbor|kid) .. |(girl|boy|guy|woman|man|lady
    |member|person|people|member|family|couple|mother|mom|brother|sister|kid) .. (in|from|at) (my|our|the|church
    |work|school|sunday|youth|college|uni) .. |one of (my|our|the) ..|this (girl|boy|guy|woman|man|lady|person|kid
    |friend)|members of my|a man|a woman|this`,
  church: `pastor|pastors|priest|priests|minister|bishop|bishops|elder|elders|deacon|deacons|deaconess|reverend
    |rev|vicar|prophet|prophets|prophetess|apostle|evangelist|chaplain|clergy|clergyman|preacher |church|churches
    |congregation|small group|bible study|ministry|mission|parish|curate|rector|catechist|monk|nun|seminary|diocese
    |cult|sect |(youth|worship|church|cell|group|small group|home group|spiritual|choir|ministry|bible study|our
    |the|camp|prayer) (leader|leaders|father|director|pastor) |man of god|men of god|father (john|tom|michael|mike
    |joe|paul|peter)|sunday school teacher|youth worker|missionary|discipler|shepherd|guru|confessor|spiritual
    director |christian counsellor|christian counselor|leadership|overseer|pope|papa bishop|youth group|bible
    teacher|bible camp|leader|leaders|daddy go|general overseer|shepherds|coven|order`,
  kins: '{partner}|{parent}|{kin}|{child}|{friend}',
  close: `{my} .. ({partner}|{parent}|{kin}|{child}|{friend}|{church})|{someone}|a {friend}|^ {partner}|^ {parent}
    |^ {child}|^ {friend}|^ {kin}|a {friend} of mine`,
  others: '{partner}|{parent}|{kin}|{child}|{friend}|{church}|{someone}',
  loved: '{my} .. ({partner}|{parent}|{kin}|{child}|{friend}|{church})',
  stranger: `man|men|guy|guys|someone|somebody|stranger|people|gang|gangs|mob|neighbour|neighbor|neighbours
    |neighbors|colleague|coworker|boss|kid|kids|boy|boys|classmate|classmates|bully|bullies |student|student
    |stalker|landlord|they|villagers|soldiers|terrorists|militants|extremists|militia|cousin|cousins|uncle|uncles
    |uncles|family|relatives|group|person|teenager|police|dealer|loan shark|sharks|customer|patient|guy at|woman
    |girl|tenant|roommate|anonymous|caller|shooter|cult|member|ex member|son|nephew|brother`,
  bible: `saul|sauls|judas|samson|samsons|goliath|elijah|elijahs|elisha|job|jobs|jonah|jonahs|tamar|tamars|amnon
    |dinah|dinahs|bathsheba|uriah|abraham|isaac|jephthah|jephthahs|herod|cain|abel|absalom|absaloms |ahithophel
    |zimri|abimelech|abimelechs|moses|david|davids|jael|sisera|haman|esther|vashti|jezebel|ahab|rahab|lot|lots|noah
    |joseph|jacob|esau|rebekah|rachel|leah|hagar|sarah|levite|concubine|gibeah|phinehas |jeremiah|jeremiahs|ezekiel
    |hosea|gomer|solomon|rehoboam|daniel|stephen|stephens|peter|paul|pauls|philippian jailer|jailer|jailor|john the
    baptist|baptist|salome|herodias|ananias|sapphira|naaman|asa|hezekiah |nebuchadnezzar|belshazzar|eli|hannah
    |samuel|ishmael|lamech|ham|canaan|canaanites|amalekites|midianites|philistines|sodom|lazarus|barabbas|pilate
    |gideon|deborah|ruth|naomi|boaz|adam|eve|satan|pharaoh|razis|maccabees |jesus|christ|gehazi|balaam|korah|achan
    |uzzah|nadab|abihu|joab|abner|asahel|ehud|eglon|athaliah|manasseh|zedekiah|legion|demoniac|israelites|israel
    |gentiles|egyptians|egyptian|babylonians|assyrians|romans|pharisees`,
  'bible-named': `saul|sauls|judas|samson|samsons|goliath|elijah|elijahs|jonah|tamar|tamars|amnon|dinah|bathsheba
    |uriah|jephthah|jephthahs|herod|absalom|absaloms|ahithophel|zimri|abimelech|abimelechs|jael|sisera|haman|vashti
    |rahab|phinehas|levite|concubine |jezebel|philippian jailer|jailer|john the baptist|salome|sapphira|naaman
    |hezekiah|nebuchadnezzar|balaam|korah|achan|uzzah|ehud|eglon|sodom|amalekites|midianites|canaanites|philistines
    |lazarus|demoniac|baal|pharaoh|gomer|razis |(did|does|when|why|how|that|book of|reading|read|king|prophet
    |apostle|was|were|in|about|saint|st|where|what|and|is|could|would) (job|paul|david|moses|peter|jeremiah|abraham
    |isaac|jacob|joseph|cain|abel|lot|adam|eve|noah|stephen|daniel|esther|israel|esau|solomon|hannah|sarah|hagar
    |rachel|leah|naomi|ruth|timothy) (want|wanted|ask|asked|say|said|die|died|kill|killed|curse|cursed|wish|wished
    |mean|meant|suicidal|depressed|have|be|get|commit|think|not|hate|do|so|beat|really|pray|prayed|try|tried|a|when
    |in|and|offer|sacrifice|steal|betray|at|under|to|rape|raped|feel|felt)`,
} as const;
