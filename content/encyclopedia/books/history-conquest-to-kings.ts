import type { BookCard } from '../../card.ts';

export const conquestToKings: readonly BookCard[] = [
  {
    book: 'Josh',
    aliases: ['book of joshua', 'the book of joshua', 'conquest of canaan', 'yehoshua'],
    summary:
      'Half war report, half land register, it is the hinge on which Israel passes from wandering to address. Its victories are quickly told and its boundary lists are not, which says something about what the writer thought a gift of land was for.',
    details:
      'Four verbs mark four parts: cross (Joshua 1-5), take (Joshua 6-12), divide (Joshua 13-21), serve (Joshua 22-24). The first is the slowest, and most of it is preparation: spies, priests with wet feet, twelve stones, circumcision, Passover, and manna stopping the next morning (Joshua 5:10-12). [[Jericho]] itself gets a procession. At Ai a single theft undoes the army; at Gibeon the leaders inspect the mouldy bread and forget to ask God (Joshua 9:14).\n\nTwo voices must be kept in the ear together. One says that the whole land was taken and nothing promised had failed (Joshua 11:23; Joshua 21:45). The other keeps noting who could not be driven out, the Jebusites of [[Jerusalem]] among them (Joshua 15:63). Readers settle this differently, by sources, by rhetoric, or by telling conquest from settlement; the book leaves both statements standing.\n\nIn the lists, look for the people. Caleb at eighty-five asks for the giants’ hill of [[Hebron]]; his daughter gets down from her donkey and bargains for springs (Joshua 15:18-19); five sisters collect what [[Moses]] had granted them (Joshua 17:3-4). [[Joshua Son of Nun|Joshua]] takes his own share last. The final crisis is a quarrel over an altar by the [[Jordan River|Jordan]] that nearly becomes a civil war, and is stopped by people asking what the other side meant by it (Joshua 22:10-34).',
    insights: {
      hebrew: {
        strongs: 'H5159',
        word: 'נַחֲלָה',
        transliteration: 'nachalah',
        meaning:
          'A holding that one receives and passes on, an inheritance and not a purchase. It occurs some fifty times in this book. Levi has none, because God is said to be his (Joshua 13:33), and so the word could later serve for a trust without any soil in it.',
      },
    },
    historicalContext:
      'Letters found at Amarna show the fourteenth-century princes of [[Canaan]] begging Pharaoh for fifty archers against raiders called Habiru and against each other; Egypt ruled the country then and for two centuries more, and Joshua never mentions it. On Mount Ebal Adam Zertal excavated in the 1980s a stone structure of about 1200 BC which he identified with the altar of Joshua 8:30; colleagues are divided between altar, farmhouse and watchtower. A Qumran manuscript places that altar straight after the crossing. Greek gives the hero the name Iesous, so that Origen preached the whole book as a figure of Jesus. It was the last on which Calvin wrote a commentary.',
    keyScriptures: [
      'Joshua 1:5-9',
      'Joshua 2:8-14',
      'Joshua 4:4-7',
      'Joshua 5:13-15',
      'Joshua 14:10-12',
      'Joshua 22:21-29',
      'Joshua 24:14-24',
    ],
  },
  {
    book: 'Judg',
    aliases: ['book of judges', 'the book of judges', 'period of the judges', 'shoftim'],
    summary:
      'Comic, brutal and far better told than its subject deserves, this is what a chosen people looks like with nobody in charge. It contains the Bible’s first parable, a war song in a woman’s voice, and a final story so dark that many lectionaries never touch it.',
    details:
      'Twelve judges are named, six at length and six in a line or two; between them the map slides northward from Judah to Dan, and the order is not simply that of time. The numbers of years, added up, exceed four hundred, too many for the space available, so several may have overlapped. Compare the two entrances: at the start God names Judah to go up first, against Canaanites (Judges 1:1-2), and at the close Judah again, against Benjamin (Judges 20:18). In the interval the enemy has become a brother.\n\nRead [[Deborah]] twice, in the prose of Judges 4 and the poem of Judges 5, where the stars fight and the enemy’s mother waits at a lattice. [[Gideon]] refuses a crown and names a son Abimelech, “my father is king” (Judges 8:22-31). Jephthah argues three hundred years of history with the king of Ammon, though he credits him with Moab’s god (Judges 11:24), and then makes the vow. [[Samson]] prays twice, once for water and once for revenge.\n\nWomen are a gauge. Achsah, in Judges 1, is asked what she wants; Deborah commands; Jephthah’s daughter asks for two months; the concubine of Judges 19 is given no word at all. And in Judges 18:30 the priest of the stolen idol turns out to descend from [[Moses]], though scribes hung an extra letter above the line to make it read Manasseh.',
    insights: {
      hebrew: {
        strongs: 'H8199',
        word: 'שָׁפַט',
        transliteration: 'shafat',
        meaning:
          'To put right: in court, by ruling, or with a sword. Related titles were used in Mari and in Carthage, whose chief magistrates Roman writers call suffetes. The only judge without qualification in this book is God (Judges 11:27).',
      },
    },
    historicalContext:
      'Surveys of the central hills have found some two or three hundred small unwalled villages that sprang up from about 1200 BC, with few imported pots and hardly a pig bone. Philistines arrived on the coast at the same time, among the sea raiders whose defeat Ramesses III carved on his temple at Medinet Habu. At Tell Qasile a Philistine shrine was dug up whose roof rested on two wooden pillars, and in 2021 a sherd of about 1100 BC was published from Khirbet al-Ra‘i with the name Jerubbaal, Gideon’s other name (Judges 6:32), if the damaged letters are rightly read. Milton made a blind Samson the hero of his last great poem. Since Phyllis Trible’s work of 1984 the murdered women have been read as victims whom the text remembers.',
    keyScriptures: [
      'Judges 2:11-19',
      'Judges 4:4-9',
      'Judges 5:24-31',
      'Judges 9:7-15',
      'Judges 11:30-40',
      'Judges 16:25-30',
      'Judges 21:25',
    ],
  },
  {
    book: 'Ruth',
    aliases: ['book of ruth', 'the book of ruth', 'scroll of ruth', 'megillat ruth'],
    summary:
      'Eighty-five verses without a villain. Two widows with nothing, one of them from the wrong country, find out whether a law meant for the poor is worth anything when a decent man applies it. It can be read in twenty minutes and taught for a term.',
    details:
      'More than half is conversation, and what the speakers leave unsaid is worth as much attention. In the first chapter the verb “return” comes a dozen times, and is used even of [[Ruth the Moabite|Ruth]], who has never been to [[Bethlehem]]. Naomi tells the women there that she went out full and has come home empty, with Ruth standing beside her.\n\nChapters two and three are companion panels. Each begins with a plan at home, moves to Boaz’s ground, turns on the question who this young woman is, and ends with grain carried back to Naomi; the first takes place at noon among reapers, the second at midnight alone. Boaz wishes her a full reward and speaks of wings to shelter under (Ruth 2:12). On the threshing floor she asks him to spread his own wing over her (Ruth 3:9): let the man who prayed be the answer. He calls her a woman of worth, the very expression that ends [[Proverbs]].\n\nAt the gate the nearer kinsman loses even his name; Boaz calls him by a phrase like “so-and-so” (Ruth 4:1). He wished to protect his inheritance. The list that closes the book counts ten generations, with Boaz in the honoured seventh place and [[David]] in the tenth. [[Redemption]] in this book has a price, a field, and witnesses.',
    insights: {
      hebrew: {
        strongs: 'H3671',
        word: 'כָּנָף',
        transliteration: 'kanaf',
        meaning:
          'A wing, and the corner of a garment. The one word joins Boaz’s blessing to Ruth’s proposal, since spreading a garment’s edge over a woman was a pledge of marriage (Ezekiel 16:8).',
      },
    },
    historicalContext:
      'A limestone tablet from Gezer of the tenth century BC lists the farmer’s year, with a month of barley harvest and after it a month of harvest and measuring, usually taken for wheat: Ruth’s two seasons (Ruth 2:23). Moab’s language, known from King Mesha’s stone, was so near to Hebrew that the family needed no interpreter. Gleaning rights stand in Leviticus 19:9-10, the duty to buy back family land in Leviticus 25:25 and marriage to a brother’s widow in Deuteronomy 25:5-10; the book combines the last two as no statute does, and has to explain an old custom with a sandal to its own readers (Ruth 4:7). Christian Bibles follow the Greek and set it after Judges. Hebrew ones keep it among the Writings, in many manuscripts directly behind Proverbs 31. A rabbi said that it was written to teach how great is the reward of kindness.',
    keyScriptures: ['Ruth 1:15-22', 'Ruth 2:8-13', 'Ruth 2:20', 'Ruth 3:8-13', 'Ruth 4:1-10', 'Ruth 4:13-17'],
  },
  {
    book: '1Sam',
    aliases: ['first samuel', 'book of 1 samuel', 'first book of samuel', '1st samuel'],
    summary:
      'How a people gets a king, told through three men who each have to hand over to the next, and one of whom cannot. The psychology is as fine as anything in ancient prose: jealousy in particular has seldom been described so exactly.',
    details:
      'Each leader enters before his predecessor has left, and the overlaps carry the drama: Eli and [[Samuel the Prophet|Samuel]], Samuel and [[Saul, King of Israel|Saul]], Saul and [[David]]. Every transfer involves sons who turned out badly, save one. [[Jonathan]], the heir, gives his robe and sword away (1 Samuel 18:3-4).\n\nFollow the clothes. [[Hannah]] brings a little coat each year; the hem of a prophet’s mantle tears and becomes a sign (1 Samuel 15:27-28); David cannot walk in borrowed armour; he cuts the edge of the king’s robe in a cave and is sorry for it; the ghost at Endor is recognised by a mantle. Follow the spear as well, always within Saul’s reach, until David carries it off from beside his head.\n\nThe joins are visible, and deliberate or not they are instructive. Three accounts tell how Saul became king, by oil, by lot and by victory (1 Samuel 10-11). David plays in the court and afterwards seems a stranger there (1 Samuel 17:55-58); the oldest Greek copies have a shorter text of that chapter without the difficulty. [[Hannah]]’s song, at the beginning, speaks of God’s anointed before there is any king, and with David’s psalm at the far end of the second volume it makes a frame for the whole.',
    insights: {
      hebrew: {
        strongs: 'H7592',
        word: 'שָׁאַל',
        transliteration: 'sha’al',
        meaning:
          'To ask. Hannah plays on it as she gives back her son, and the form she uses at the end of 1 Samuel 1:28 is, letter for letter, the name Saul. The people then ask for a king, and at last the man called Asked asks of the dead.',
      },
    },
    historicalContext:
      'Two empires were asleep around 1050 BC, and small peoples could fight over the foothills. The Philistines held the smithies (1 Samuel 13:19-22). [[Shiloh]], which the narrative simply stops mentioning, shows a heavy burning at about that time. At Gath, Tell es-Safi, a sherd of the tenth or ninth century bears two names of the same foreign type as Goliath, though neither is his; the fortified Khirbet Qeiyafa, overlooking the field of that duel, is claimed for Judah by its excavators and doubted by others. A Samuel scroll from Qumran gives the giant four cubits instead of six, and fills a gap before 1 Samuel 11 with Nahash gouging out eyes. The number of years in 1 Samuel 13:1 has been lost in the Hebrew. Synagogues read Hannah’s prayer at New Year.',
    keyScriptures: [
      '1 Samuel 2:1-10',
      '1 Samuel 3:1-10',
      '1 Samuel 8:4-22',
      '1 Samuel 15:22-28',
      '1 Samuel 16:6-13',
      '1 Samuel 24:1-12',
      '1 Samuel 25:23-35',
    ],
  },
  {
    book: '2Sam',
    aliases: ['second samuel', 'book of 2 samuel', 'second book of samuel', '2nd samuel'],
    summary:
      'No hero in the Bible is loved as much or exposed as thoroughly. One reign, from the first crown at Hebron to a plague that the king brought on by counting: public success in the opening chapters, and in the long middle a father who cannot govern his own sons.',
    details:
      'Two lists of officials, at 2 Samuel 8:15-18 and 2 Samuel 20:23-26, close the two main parts, and in the second somebody has been added: a minister over forced labour. Between them stands a story which scarcely mentions God. Three sentences do, and each is decisive: the thing displeased him, he loved the child [[Solomon]], he meant to defeat good advice (2 Samuel 11:27; 2 Samuel 12:24; 2 Samuel 17:14).\n\nWatch the verb “send” in the chapter about [[Bathsheba]]. [[David]] sends Joab, sends to inquire, sends messengers and takes her, sends for Uriah, sends him back with his death warrant in his hand; then God sends Nathan. What follows repeats in the family what the king did in private: a bed, a deception, a killing at a distance. He is furious about Tamar and does nothing (2 Samuel 13:21). Everyone who manages him, Joab, the wise woman of Tekoa, Hushai, does it by telling stories.\n\nThe minor people have the finest lines. Ittai the foreigner will not leave; Barzillai at eighty asks to be excused from court; Rizpah guards seven bodies from birds and beasts for months, until the king is shamed into a burial (2 Samuel 21:10-14). Of the poems, the lament over Saul and [[Jonathan]] is probably as near to David’s own voice as we can come.',
    insights: {
      hebrew: {
        strongs: 'H1004',
        word: 'בַּיִת',
        transliteration: 'bayit',
        meaning:
          'House: of cedar, of God, of David. In 2 Samuel 7 it means palace, temple and dynasty within a few sentences. The sword that shall never depart from his house (2 Samuel 12:10) is the dark reply to that promise.',
      },
    },
    historicalContext:
      'In 1993 a broken stone came out of a wall at Tel Dan on which a king of [[Damascus]], in the ninth century BC, boasts of killing a king of the “house of David”: the first mention of him outside scripture, accepted by nearly all after a short resistance. How large his [[Jerusalem]] was is fought over. A stepped stone rampart on the eastern slope and the thick walls above it, which Eilat Mazar in 2005 called his palace, are dated differently by different diggers. The pool of Gibeon, scene of a grim contest of champions (2 Samuel 2:12-17), may be the great rock-cut shaft at el-Jib. A Jewish tradition excused David with Bathsheba; Dryden turned Absalom into political satire. The heading of Psalm 51 puts its prayer at the point where the narrator allows the king two Hebrew words (2 Samuel 12:13).',
    keyScriptures: [
      '2 Samuel 1:17-27',
      '2 Samuel 5:1-10',
      '2 Samuel 7:8-17',
      '2 Samuel 11:1-27',
      '2 Samuel 12:1-14',
      '2 Samuel 18:31-33',
      '2 Samuel 21:10-14',
    ],
  },
  {
    book: '1Kgs',
    aliases: ['first kings', 'book of 1 kings', 'first book of kings', '1st kings'],
    summary:
      'One kingdom at its widest, then two at odds. The writer is no court historian: a glorious reign is weighed and found lacking, an able dynasty dismissed, and in the last third the attention goes over to a man in a hair cloak whom no king can find.',
    details:
      'Eleven chapters for [[Solomon]], five for six decades of division, six for the years of Ahab: the proportions are an argument. The building of [[The Temple]] took seven years, and that of the palace thirteen; the writer sets the two figures in adjoining sentences and moves on (1 Kings 6:38 with the verse that follows). A reader who lays Deuteronomy 17:16-17 beside the later reign will find horses, wives, silver and gold all ticked off. God speaks to him twice in dreams, and the second time it is mostly “if” (1 Kings 9:3-9).\n\nFrom 1 Kings 12 you need two columns on paper. Each king is placed by his neighbour’s year, given a length of reign, a verdict, and a footnote to the annals; kings of Judah get their mothers’ names too. The verdicts are cultic, so that a usurper’s building programme counts for nothing beside the shrines at [[Bethel]] and Dan. In between, prophets step out of the margin, and the strangest is the man from Judah whom an old colleague lies to and a lion kills (1 Kings 13). His word names a king not born for three centuries.\n\n[[Elijah]] and [[Jezebel]] never meet on the page. He runs from her message. What waits at Horeb is a question asked twice, answered twice in the same words, and three errands, of which he does one (1 Kings 19:9-19).',
    insights: {
      hebrew: {
        strongs: 'H3820',
        word: 'לֵב',
        transliteration: 'lev',
        meaning:
          'Heart, which in Hebrew thinks and decides. Solomon asks for one that listens (1 Kings 3:9), is given one as wide as the sand of the shore (1 Kings 4:29), and grows old with one turned away (1 Kings 11:4). His whole story can be told with the word.',
      },
    },
    historicalContext:
      'Pharaoh Shishak (1 Kings 14:25) left at Karnak a list of towns taken by Sheshonq I about 925 BC; Jerusalem cannot be read on it. The Assyrian monolith from Kurkh credits “Ahab the Israelite” with ten thousand men and, by the usual reading, two thousand chariots in 853 BC, a battle that Kings omits, and Moab’s King Mesha complains on his stone of Omri. Ivory inlays from [[Samaria]] suit the house of 1 Kings 22:39. Yigael Yadin dated matching gates at Hazor, Megiddo and Gezer to Solomon; Israel Finkelstein moved them to the next century. A temple at Ain Dara in Syria had nearly Solomon’s plan. The Greek version tells Jeroboam’s rise twice, in two ways.',
    keyScriptures: [
      '1 Kings 3:5-14',
      '1 Kings 8:22-30',
      '1 Kings 11:1-13',
      '1 Kings 12:1-20',
      '1 Kings 18:20-39',
      '1 Kings 19:1-18',
      '1 Kings 21:1-19',
    ],
  },
  {
    book: '2Kgs',
    aliases: ['second kings', 'book of 2 kings', 'second book of kings', '2nd kings'],
    summary:
      'Three hundred years of memory written up in exile by people who had to know why they were there. It refuses the easy answers, that the enemy’s gods were stronger or that nobody warned us, and finds room on the way for lepers, a collecting box with a hole in its lid and a child hidden in a bedroom.',
    details:
      'The first third is [[Elisha]]’s, and the kings in it are mostly called only “the king of Israel”, as if it did not matter which. His stories sort themselves by hunger and thirst; one has a column of blinded Syrians led into the capital, fed and released (2 Kings 6:18-23), and another is seen through the eyes of four lepers at the gate of a starving [[Samaria]] who decide that they may as well be killed as wait (2 Kings 7:3-9). Even his bones bring a man to life.\n\nWith Jehu the tempo doubles. In a single chapter two kings and [[Jezebel]] die; six years later a priest in [[Jerusalem]] unseats Athaliah, a queen from the same northern house, with temple guards and a boy of seven. After the northern collapse comes the book’s one extended comment (2 Kings 17:7-23), and a sequel on settlers who divide their worship with perfect politeness (2 Kings 17:24-41). From there it is Judah alone. Two good kings, [[Hezekiah]] and [[Josiah]], are each praised as without equal, and the worst of all reigns between them for fifty-five years.\n\nRead the closing chapters for what they count: bowls, snuffers, bronze pillars, seventy-odd executed officials, the poorest left to tend vines. When the new scroll had to be tested, the experts took it to a woman, Huldah (2 Kings 22:14-20). She said that it was true and that it was too late. Much of 2 Kings 18-20 stands again in [[Isaiah]], and the end again in [[Jeremiah]].',
    insights: {
      hebrew: {
        strongs: 'H1540',
        word: 'גָּלָה',
        transliteration: 'galah',
        meaning:
          'To uncover, strip bare, and so to deport: a land emptied is a land laid open. It tolls through the two sentences of exile, Israel’s in 2 Kings 17:23 and Judah’s in 2 Kings 25:21, in almost the same phrase.',
      },
    },
    historicalContext:
      'Hardly any stretch of the Bible is so well attested from outside. The Black Obelisk of Shalmaneser III shows Jehu, or his envoy, on his face with tribute in 841 BC. Sennacherib decorated a room in [[Nineveh]] with the fall of Lachish; at [[Jerusalem]] an inscription found in 1880 describes how two gangs of miners met in the tunnel of 2 Kings 20:20. Ostraca from Lachish report on fire signals in the last campaign. A Babylonian chronicle dates the first surrender to 2 Adar, March 597 BC, and ration lists dug up in [[Babylon]] allot oil to “Ya’u-kinu king of Judah” and five sons, which is the daily allowance of the book’s last sentence seen from the storeroom. Herodotus has field mice gnaw the bowstrings of Sennacherib’s men on the border of Egypt, in which some hear an echo of 2 Kings 19:35.',
    keyScriptures: [
      '2 Kings 2:9-15',
      '2 Kings 5:1-19',
      '2 Kings 7:3-9',
      '2 Kings 17:7-23',
      '2 Kings 19:14-19',
      '2 Kings 22:8-20',
      '2 Kings 25:27-30',
    ],
  },
];
