import type { EncyclopediaCard } from '../../card.ts';

export const judges: readonly EncyclopediaCard[] = [
  {
    title: 'Deborah',
    aliases: ['deborah the judge', 'deborah and barak', 'barak', 'jael'],
    summary:
      'Under a palm between Ramah and Bethel a woman sat and settled Israel’s disputes. Deborah is the only judge in the book of that name who is seen judging, the only one called a prophet, and the reputed singer of what may be the oldest long poem in the Bible.',
    details:
      'She summons Barak from the far north and hands him an order from the LORD: ten thousand men, Mount Tabor, against the nine hundred iron chariots of Sisera. He will go if she goes. She agrees, and tells him that the glory will fall to a woman (Judges 4:8-9). The reader supposes that she means herself.\n\nShe does not. Sisera, his wheels useless, flees on foot to the tent of Jael, is given milk instead of water, covered up, and killed with a mallet and a tent-peg (Judges 4:17-22). The song in the next chapter tells it again with differences that have kept scholars busy: there the stars fight from their courses, the torrent Kishon sweeps men away, and Sisera seems to fall at Jael’s feet rather than die asleep. It also holds a roll-call. Some tribes came; Reuben sat among the sheepfolds with great searchings of heart, Dan stayed with the ships, Judah is not so much as mentioned.\n\nTwo mothers frame the poem. Deborah arose “a mother in Israel” (Judges 5:7); Sisera’s mother waits at a lattice, and her ladies comfort her that the men must be dividing the captured girls (Judges 5:28-30). That a woman’s song gives that thought to a woman is bitter art. Hebrews names Barak among the heroes of [[Faith]] and leaves her out (Hebrews 11:32); she is a standing argument in debates over women and leadership.',
    insights: {
      hebrew: {
        strongs: 'H1683',
        word: 'דְּבּוֹרָה',
        transliteration: 'Devorah',
        meaning:
          'Bee. The note that she was wife of Lapidoth can also be rendered woman of torches, that is, a fiery one, since Lapidoth is found nowhere else as a man’s name and has a feminine ending.',
      },
    },
    historicalContext:
      'Many scholars date the song to the 12th or 11th century BC because of its archaic grammar and its list of ten tribes; some place it later. Hazor, whose king Jabin is said to rule, had been burned before then, and the same royal name occurs in Joshua 11:1, which has led to theories of two kings of one name or of two traditions joined. Chariots are hopeless in mud, and the Kishon valley floods. Iron, in this early period, must mean fittings at most. The name Sisera is not Semitic; some connect him with the Sea Peoples.',
    keyScriptures: [
      'Judges 4:4-10',
      'Judges 4:14-16',
      'Judges 4:17-22',
      'Judges 5:1-11',
      'Judges 5:24-31',
      'Hebrews 11:32',
    ],
  },
  {
    title: 'Gideon',
    aliases: ['jerubbaal', 'gideons fleece', 'gideon’s fleece', 'gideon and the midianites'],
    summary:
      'Addressed by an angel as a mighty man of valour while threshing out of sight in a winepress, Gideon needed four signs before he would fight and then routed Midian with three hundred men, trumpets and jars. His story begins with a family’s idol pulled down and ends with one put up.',
    details:
      'His answer to “the LORD is with thee” is the sceptic’s: where then are the wonders our fathers told us of (Judges 6:13)? He asks for proof, gets fire out of a rock, and that night destroys the altar of Baal belonging to his own father, in the dark because he is afraid. The town wants him dead. His father saves him with a joke: let Baal plead his own cause. Then comes the fleece, wet on dry ground and, reversed, dry on wet (Judges 6:36-40), which believers have imitated although Gideon himself apologises for it.\n\nThirty-two thousand volunteers are cut to ten and then, by their manner of drinking, to three hundred, so that Israel cannot boast. Creeping down to the camp he overhears a Midianite tell a dream of a barley loaf that tumbles a tent (Judges 7:13-14); what the LORD’s own word had not quite done, an enemy’s nightmare does.\n\nAfter the victory he grows harsher. He flogs the elders of Succoth with thorns, tears down a tower and turns out to be avenging brothers of whom we had not heard. He declines a crown in words of perfect piety (Judges 8:23), asks instead for the golden earrings, and makes an ephod which all Israel worships. Seventy sons and many wives look royal enough. One more, by a woman of [[Shechem]], he calls Abimelech, “my father is king”, and that son murders the rest.',
    insights: {
      hebrew: {
        strongs: 'H1439',
        word: 'גִּדְעוֹן',
        transliteration: 'Gid‘on',
        meaning:
          'One who hews or fells, apt for the man who cut down the sacred pole. His other name, Jerubbaal (H3378), is explained as let Baal contend with him (Judges 6:32); by its form it would once have honoured Baal as lord.',
      },
    },
    historicalContext:
      'The raiders come “like grasshoppers” on camels past counting, the first such mass use in the Bible. Midian’s homeland lay east of the Gulf of Aqaba, where painted pottery of the 13th and 12th centuries BC has been found, also at the copper mines of Timna. In 2021 archaeologists published a jar from Khirbet al-Ra‘i, about 1100 BC, inked with the letters of the name Jerubbaal; that the biblical one is meant cannot be shown and, given the distance, is thought unlikely. Dates for the judge himself are guesses within the 12th and 11th centuries.',
    keyScriptures: [
      'Judges 6:11-24',
      'Judges 6:25-32',
      'Judges 6:36-40',
      'Judges 7:2-22',
      'Judges 8:22-35',
      'Hebrews 11:32',
    ],
  },
  {
    title: 'Samson',
    aliases: ['samson and delilah', 'delilah', 'samson the nazirite'],
    summary:
      'Dedicated to God before birth, Samson fought a private war against the Philistines, usually over a woman, and killed more of them in dying than in living. He never leads an army, prays only when thirsty or blind, and yet the Spirit of the LORD rushes on him more often than on any other judge.',
    details:
      'The wife of Manoah, who is never named, meets the messenger twice and grasps more than her husband (Judges 13:22-23). The boy is to be a Nazirite from the womb, which by the law meant nothing from the vine, no contact with the dead, no razor (Numbers 6:1-8). One by one he runs through the prohibitions. He scoops honey from a lion’s carcass; he gives a seven-day drinking feast; the hair goes last.\n\nHis exploits have the shape of folk tales, riddles, three hundred foxes with torches at their tails, the jawbone of an ass, the gates of Gaza carried up towards [[Hebron]]. The writer adds something stranger: his parents did not know that his passion for a girl of Timnah was “of the LORD”, who sought occasion against the Philistines (Judges 14:4). Men of Judah, three thousand of them, hand him over, finding their deliverer more trouble than their masters.\n\nDelilah is not said to be a Philistine. She is offered eleven hundred shekels by each of the rulers, presses him four times, and is told the truth the last time. The saddest line is that he did not know the LORD had left him (Judges 16:20). Blinded and grinding at the mill, he begins to grow hair again. His last prayer asks vengeance for his two eyes (Judges 16:28). Hebrews includes him among people of [[Faith]], and readers have debated how: a type of Christ dying with arms outstretched to some, a warning to others, comic giant and tragic prisoner at once.',
    insights: {
      hebrew: {
        strongs: 'H8123',
        word: 'שִׁמְשׁוֹן',
        transliteration: 'Shimshon',
        meaning:
          'From shemesh, sun. The town of Beth-shemesh, house of the sun, lies in sight of his home; that he was once a sun-hero with rays for hair was a favourite idea of the 19th century and now has few defenders.',
      },
    },
    historicalContext:
      'Philistines, one of the Sea Peoples repelled by Ramesses III about 1175 BC, held five cities on the coast; ancient DNA from Ashkelon has confirmed a south European element in them. Timnah is Tel Batash, where Philistine pottery was found. At Tell Qasile a temple of the period rested its roof on two wooden pillars on stone bases some two metres apart, which shows that the final scene pictures a real kind of building. A stone seal from Beth-shemesh with a man beside a lion was announced in 2012; connecting it with him is speculation.',
    keyScriptures: [
      'Judges 13:2-25',
      'Judges 14:1-20',
      'Judges 15:9-20',
      'Judges 16:4-22',
      'Judges 16:23-31',
      'Hebrews 11:32-34',
    ],
  },
  {
    title: 'Ruth the Moabite',
    aliases: ['ruth the moabitess', 'ruth and naomi', 'ruth and boaz', 'naomi', 'boaz'],
    summary:
      'A widow from an enemy country who refuses to leave her mother-in-law, gleans behind the reapers of Bethlehem, proposes marriage on a threshing-floor at midnight, and becomes the great-grandmother of King David. In a time when everyone did as he pleased, the loyal person of the story is a foreigner.',
    details:
      'Her vow is made to an embittered woman who has told her again and again to go home: your people, your God, and a grave beside yours (Ruth 1:16-17). It is not addressed to a husband, though weddings have adopted it. Naomi does not reply. Arriving, she tells the women that she has come back empty, with [[Ruth|the whole book’s heroine]] standing next to her.\n\nThe barley field “happened” to be that of Boaz. He has heard of her and wishes that she be paid by the God under whose wings she has come to shelter (Ruth 2:12). Weeks later, washed and perfumed, she lies down at his feet and when he starts up tells him to spread his wing, the same word for the corner of a garment, over her (Ruth 3:9). He is to be the answer to his own prayer. The scene is charged with double meanings; whether more happened than talk is a question the narrator leaves delicately shut. She goes home with six measures of barley.\n\nA nearer kinsman would take the land but not the woman, and draws off his sandal. In the end the neighbours say that she is better to Naomi than seven sons (Ruth 4:15), and it is they who name the baby. Deuteronomy 23:3 had barred Moabites from the assembly to the tenth generation; her grandson’s son was [[David]]. Matthew puts her in the genealogy of [[Jesus]] with [[Rahab]].',
    insights: {
      hebrew: {
        strongs: 'H3671',
        word: 'כָּנָף',
        transliteration: 'kanaf',
        meaning:
          'Wing, and also the hem of a cloak. Boaz speaks of God’s wings, Ruth asks for his (Ruth 3:9), and the link between the two is the plot in one word. Her own name is of unsure meaning; friend is a common guess.',
      },
    },
    historicalContext:
      'Moab lay on the plateau east of the Dead Sea, visible from Bethlehem. Its one long inscription, the Mesha stele of about 840 BC, is written in a language that Ruth and Naomi could have shared with little trouble, and boasts of beating Israel. The law let the poor gather what reapers dropped. When the story was composed is disputed: some say under the early kings, to honour David’s line; others after the exile, in gentle protest against the sending away of foreign wives by Ezra and Nehemiah. Nothing outside Scripture mentions her.',
    keyScriptures: ['Ruth 1:8-18', 'Ruth 2:2-13', 'Ruth 3:6-15', 'Ruth 4:9-17', 'Deuteronomy 23:3-6', 'Matthew 1:5'],
  },
  {
    title: 'Hannah',
    aliases: ['mother of samuel', 'song of hannah', 'samuel’s mother'],
    summary:
      'Hannah prayed without a sound and was taken for a drunk. The child she had asked for she gave back to God at Shiloh as soon as he was weaned, and the song she sang there, about bows broken and beggars seated with princes, supplied a thousand years later the pattern for Mary’s.',
    details:
      'Her husband Elkanah loves her and has another wife, Peninnah, who has children and mentions it. Year after year at the feast Hannah weeps and does not eat, and he asks her a question which is kind and quite beside the point: is he not better to her than ten sons (1 Samuel 1:8)? She gets up and makes a vow, addressing the LORD of hosts, a title that nobody in Scripture uses in prayer before her.\n\n[[Eli]], the priest of [[Shiloh]], watches her lips. It says something about the place that an old priest’s first thought of a praying woman is wine (1 Samuel 1:13-14); his sons were worse. She corrects him with dignity, and he blesses her without knowing what she has asked. Rabbis took from her silent lips several rules for [[Prayer]]. The boy, [[Samuel the Prophet|Samuel]], is brought at perhaps three, together with a bull, flour and wine, and she reminds Eli who she is. Every year thereafter she comes up with a little coat (1 Samuel 2:19), bigger each time. Five more children follow.\n\nThe song in 1 Samuel 2:1-10 says little of babies and a good deal of reversals. It ends by mentioning a king and an anointed one when Israel has neither, so that many think it an older or younger psalm placed on her lips, fitting her by the line on the barren who bears seven. [[Mary, Mother of Jesus|Mary]] answers it in Luke 1:46-55.',
    insights: {
      hebrew: {
        strongs: 'H7592',
        word: 'שָׁאַל',
        transliteration: 'sha’al',
        meaning:
          'To ask, and in one form to lend. Hannah explains Samuel’s name by it and then says that he is lent to the LORD, in Hebrew sha’ul (1 Samuel 1:27-28), which is precisely how one spells Saul. Her own name (H2584) means favour.',
      },
    },
    historicalContext:
      'Shiloh, some thirty kilometres north of Jerusalem, has been excavated: storage jars and rich deposits of animal bones suit a centre of pilgrimage, and a fierce fire ended it about the middle of the 11th century BC, as Psalms and Jeremiah seem to remember. Weaning at about three was usual in antiquity. In the Qumran scroll 4QSamuel a fuller wording of her vow is preserved which calls the boy a Nazirite outright. Her anonymous rival is no villain by the standards of the day: polygamy for the sake of heirs was an ordinary arrangement.',
    keyScriptures: [
      '1 Samuel 1:1-8',
      '1 Samuel 1:9-18',
      '1 Samuel 1:21-28',
      '1 Samuel 2:1-10',
      '1 Samuel 2:18-21',
      'Luke 1:46-55',
    ],
  },
  {
    title: 'Samuel the Prophet',
    aliases: ['samuel', 'samuel the seer', 'calling of samuel'],
    summary:
      'Last of the judges, first of a line of prophets, and the man who anointed Israel’s first two kings though he thought monarchy a mistake. Samuel’s career starts with a voice in the night that he takes for an old man’s and ends with a voice from the grave.',
    details:
      'He was a child serving at [[Shiloh]] when the word of the LORD was rare. Three times he runs to [[Eli]]; the fourth time he answers as he has been taught, and the message he receives is the ruin of Eli’s house, which in the morning he is made to tell (1 Samuel 3:1-18). None of his words, it is said, fell to the ground.\n\nAs judge he rode a yearly circuit from Ramah by [[Bethel]], [[Gilgal]] and Mizpah. His own sons took bribes, which gave the elders their argument for a king. He was hurt; God told him that it was not he whom they had rejected (1 Samuel 8:7). His warning of what kings take, sons, daughters, fields, a tenth and at last your freedom (1 Samuel 8:10-18), has been quoted by republicans from Milton to Thomas Paine.\n\nHe anoints [[Saul, King of Israel|Saul]] from a small vial, breaks with him over spoil kept from the war on Amalek, and hacks King Agag in pieces, a scene that most readers find hard to bear. “To obey is better” is said there (1 Samuel 15:22). Yet he grieves for Saul all night. Sent to Jesse’s house, he admires the wrong brother first and learns that the LORD looks on the heart; [[David]] has to be fetched from the sheep. At Endor, dead, he is called up in his mantle, cross at the disturbance (1 Samuel 28:15). What really appeared there has been argued since the Fathers.',
    insights: {
      hebrew: {
        strongs: 'H8050',
        word: 'שְׁמוּאֵל',
        transliteration: 'Shemu’el',
        meaning:
          'Probably name of God, or his name is El. Strong’s heard of God follows an old association with shama, to hear; Hannah’s explanation, asked of the LORD, is a play on sounds. Hearing is in any case the story’s theme.',
      },
    },
    historicalContext:
      'He belongs to the later 11th century BC, when Philistine pressure forced the hill clans together. The two books called after him were one in Hebrew, and he is dead before the first ends. Scholars distinguish strands friendly and hostile to kingship, which disagree about whether he was a local seer consulted for a quarter-shekel over lost donkeys or the ruler of all Israel; traditional readers see one man known differently in different places. His traditional tomb, Nabi Samwil, crowns a hill north-west of Jerusalem and has been revered by Jews, Christians and Muslims.',
    keyScriptures: [
      '1 Samuel 3:1-21',
      '1 Samuel 7:5-17',
      '1 Samuel 8:4-22',
      '1 Samuel 12:1-5',
      '1 Samuel 15:22-35',
      '1 Samuel 16:1-13',
      '1 Samuel 28:11-19',
      'Jeremiah 15:1',
    ],
  },
];
