import type { EncyclopediaCard } from '../../card.ts';

export const exodusAndConquest: readonly EncyclopediaCard[] = [
  {
    title: 'Moses',
    aliases: ['lawgiver', 'moshe', 'burning bush'],
    summary:
      'Prince, killer, shepherd and, from the age of eighty, the reluctant spokesman of a God whose name he had to ask. Under Moses a slave people left Egypt, received its law at a mountain and wandered for forty years; he brought them to the border and was not allowed across it.',
    details:
      'Women keep him alive before he can do anything: two midwives, a mother, a sister, and Pharaoh’s daughter, who hires his own mother as wet-nurse (Exodus 2:1-10). He kills an Egyptian whom he sees beating a Hebrew, buries him in sand, runs to Midian and marries Zipporah. At the bush he raises five objections, the last being a plain request to send somebody else (Exodus 4:13). On the way back comes a passage no one fully understands, in which the LORD attacks him at an inn and Zipporah saves him with a flint knife (Exodus 4:24-26).\n\nThe contest with Pharaoh, the crossing of the [[Red Sea]] and the covenant at [[Mount Sinai]] fill the rest of Exodus. When the people dance round a golden calf he smashes the tablets, yet refuses God’s offer to start afresh with him alone, and asks to be blotted out with them (Exodus 32:32). God speaks with him face to face, like a friend (Exodus 33:11), though a little further on he may see only God’s back (Exodus 33:20-23).\n\nHe is called the meekest man on earth and loses his temper twice at the wrong moment. For striking a rock at [[Kadesh Barnea|Kadesh]] he is shut out of the land (Numbers 20:7-12), and what exactly the fault was is still argued over. He dies on Nebo at 120, eyes undimmed, buried by God where nobody knows (Deuteronomy 34:5-7). At the transfiguration he stands in [[Canaan]] after all, with [[Elijah]], talking to [[Jesus]] (Luke 9:30-31).',
    insights: {
      hebrew: {
        strongs: 'H4872',
        word: 'מֹשֶׁה',
        transliteration: 'Mosheh',
        meaning:
          'Pharaoh’s daughter derives it from mashah, to draw out (Exodus 2:10), a Hebrew pun in an Egyptian mouth; the form in fact means one who draws out, which is what he became. Most scholars see Egyptian mose, born of, as in Thutmose, with the god’s name left off.',
      },
    },
    historicalContext:
      'Moses is not mentioned in any Egyptian source now known. The biblical count in 1 Kings 6:1 points to the 15th century BC; the store city Raamses and the settlement of the hill country suggest the 13th to many. Semitic labourers and slaves in the Delta are well documented, an emigration of two million people is not. The basket has a parallel in the legend of Sargon of Akkad, set adrift by his mother in rushes sealed with pitch. Views run from a life recorded in detail to a real leader overlaid by tradition, to a founder of legend.',
    keyScriptures: [
      'Exodus 2:1-15',
      'Exodus 3:1-15',
      'Exodus 14:13-31',
      'Exodus 32:30-34',
      'Exodus 33:11-23',
      'Numbers 12:6-8',
      'Deuteronomy 34:1-12',
      'Hebrews 3:1-6',
    ],
  },
  {
    title: 'Aaron',
    aliases: ['brother of moses', 'aaronic priesthood', 'aaron’s rod', 'golden calf'],
    summary:
      'Three years older than Moses and the better talker, Aaron was made his brother’s mouth and then Israel’s first high priest. He also cast the golden calf. That one man could do both is what makes him worth a careful look.',
    details:
      'God introduces him with the observation that he speaks well (Exodus 4:14). In [[Egypt]] it is his staff that turns into a serpent and swallows the magicians’ rods, and with Hur he later holds up the tiring hands of [[Moses]] while [[Joshua Son of Nun|Joshua]] fights below (Exodus 17:12).\n\nLeft in charge for forty days, he asks for earrings and shapes them with a tool. His account of it afterwards is one of the Bible’s weaker excuses: he put the gold in the fire, and what came out was a calf (Exodus 32:24). No punishment of his own is reported; Deuteronomy says that Moses had to pray for his life (Deuteronomy 9:20). A few chapters on he wears the names of twelve tribes over his heart and, alone in the nation, goes once a year behind the veil, first offering a bull for himself. Rashi supposed that the bull at his ordination answered for the calf.\n\nTwo of his four sons die on their first working day for bringing strange fire, and the text says of the father only that he kept silent (Leviticus 10:3). When his right to office is contested his rod alone buds, blossoms and bears almonds overnight (Numbers 17:8). He dies on Mount Hor, stripped of his robes, which are put on Eleazar. Hebrews honours his calling, then argues that a priest who dies and must atone for himself cannot be the last word (Hebrews 5:1-5; Hebrews 7:11).',
    insights: {
      hebrew: {
        strongs: 'H175',
        word: 'אַהֲרוֹן',
        transliteration: 'Aharon',
        meaning:
          'Strong’s itself calls the derivation uncertain. Like Phinehas, Hophni and Merari in the same priestly family, the name may be Egyptian, though no agreed meaning has been found; guesses such as mountain of strength or bright are only guesses.',
      },
    },
    historicalContext:
      'How the priesthood developed is one of the classic debates. Many scholars since Wellhausen have held that Aaron’s sole right to the altar reflects the time after the exile, since Deuteronomy treats all Levites as priests; others defend an early origin with later growth. Jeroboam’s golden calves at Bethel and Dan were presented with nearly the same cry as Aaron’s (1 Kings 12:28), so that one story seems to comment on the other. A bronze bull figurine of about the 12th century BC was found in the hills of Samaria.',
    keyScriptures: [
      'Exodus 4:14-16',
      'Exodus 17:10-13',
      'Exodus 28:1-5',
      'Exodus 32:1-24',
      'Leviticus 10:1-7',
      'Numbers 17:1-10',
      'Numbers 20:23-29',
      'Hebrews 5:1-5',
    ],
  },
  {
    title: 'Miriam',
    aliases: ['sister of moses', 'moses’ sister', 'miriam the prophetess'],
    summary:
      'Miriam is the first woman whom the Bible calls a prophet. She led Israel’s women in song with timbrels at the sea, challenged her brother’s monopoly in the desert and paid for it with her skin; Micah names her as one of three leaders sent by God.',
    details:
      'The sister who watches the basket among the reeds and offers to find a Hebrew nurse is not named (Exodus 2:4-8), but she is surely meant: only one sister of [[Moses]] is known from the lists. Named, she appears at the [[Red Sea]], tambourine in hand. Her couplet about horse and rider (Exodus 15:21) is nearly identical with the opening of the long song given to Moses just before, and a number of scholars think that hers is the original.\n\nIn Numbers 12 she and [[Aaron]] object to a Cushite wife Moses has taken, and then to something larger: whether the LORD has not spoken through them also. Her name comes first and the verb is feminine singular. The answer from the cloud grants that prophets receive visions and puts Moses in another class. She is left white as snow with skin disease. Aaron is not; commentators have long asked why. He begs for her, Moses prays the shortest intercession in Scripture, five words in Hebrew (Numbers 12:13), and she is shut outside the camp for a week. The whole nation, it is noted, did not move until she was back.\n\nShe dies at [[Kadesh Barnea|Kadesh]], and in the next verse there is no water (Numbers 20:1-2); from that neighbourhood grew the Jewish legend of a well that had travelled with her. Deuteronomy tells lepers to remember her case (Deuteronomy 24:9).',
    insights: {
      hebrew: {
        strongs: 'H4813',
        word: 'מִרְיָם',
        transliteration: 'Miryam',
        meaning:
          'Strong’s explains it from a root for rebellion, others from bitter, wished-for child, or Egyptian mry, beloved; none is certain. In Greek it became Mariam and Maria, which is why so many women in the Gospels are called Mary.',
      },
    },
    historicalContext:
      'Clay figurines of women with hand-drums, mostly of the Iron Age, are known from Israel and its neighbours, and drumming women greeting victors appear elsewhere in the Bible. Frank Moore Cross and David Noel Freedman argued from its archaic grammar that the song of the sea belongs to the oldest Hebrew poetry, possibly the 12th century BC; others put it later. A fragmentary scroll from Qumran, 4Q365, preserves remains of an expanded song of Miriam. Cush is usually Nubia, south of Egypt, though some think here of a tribe near Midian.',
    keyScriptures: [
      'Exodus 15:20-21',
      'Exodus 2:4-8',
      'Numbers 12:1-15',
      'Numbers 20:1-2',
      'Deuteronomy 24:8-9',
      'Micah 6:4',
    ],
  },
  {
    title: 'Joshua Son of Nun',
    aliases: ['joshua the son of nun', 'joshua ben nun', 'hoshea son of nun', 'successor of moses'],
    summary:
      'Forty years an assistant, then the commander who took Israel over the Jordan, Joshua bears in Hebrew the same name as Jesus. His book remembers both walls that fell flat and a long list of places that were not taken; it also raises the hardest moral question of the Old Testament.',
    details:
      'He enters the story without introduction, as a general against Amalek (Exodus 17:9), and is next found lingering in the tent of meeting after [[Moses]] has gone home (Exodus 33:11). Of twelve scouts only he and [[Caleb]] advise going in, and only those two of their generation survive to do it. Moses had changed his name from Hoshea (Numbers 13:16).\n\nFour times he is told to be strong and courageous, thrice by God and once by the people (Joshua 1:6-9; Joshua 1:18), which suggests that he needed it. The [[Jordan River|Jordan]] stops in flood season; circumcision and Passover follow at [[Gilgal]]. Before [[Jericho]] he asks a man with a drawn sword which side he is on and is answered, literally, “No” (Joshua 5:13-14). [[Rahab]] is saved alive, and an Israelite, Achan, is destroyed for looting. He is tricked by men with mouldy bread and keeps his word to them all the same. The sun standing still is quoted from a lost poem, the Book of Jashar (Joshua 10:12-13).\n\nThe orders to spare nobody are taken by some Christians as a unique judgement on Canaan, by others as the exaggerated war language usual at the time, by others again as Israel’s mistaken memory of its God. Judges shows the Canaanites very much present. His last speech, at [[Shechem]], tells the people that they cannot serve the LORD (Joshua 24:19). He was buried in his own allotment at 110.',
    insights: {
      hebrew: {
        strongs: 'H3091',
        word: 'יְהוֹשׁוּעַ',
        transliteration: 'Yehoshua',
        meaning:
          'The LORD saves, or the LORD is salvation. The Greek Bible writes it Iesous, so that in Acts 7:45 and Hebrews 4:8 the King James Version says Jesus where Joshua is meant.',
      },
    },
    historicalContext:
      'Excavation has complicated the conquest. Kathleen Kenyon found that Jericho’s great walls had fallen centuries before a 13th-century Joshua; Bryant Wood redates them to about 1400 BC, a minority view. Ai seems to have lain empty at both dates. Hazor was violently burned in the 13th century. In the highlands hundreds of small villages spring up after 1200, with pottery much like the Canaanites’. Models range from invasion to peaceful infiltration and to peasants turning Israelite. Letters from Amarna, of the 14th century, show Canaanite kings complaining of raiders called habiru.',
    keyScriptures: [
      'Exodus 17:8-14',
      'Numbers 14:6-9',
      'Joshua 1:1-9',
      'Joshua 5:13-15',
      'Joshua 10:12-14',
      'Joshua 24:14-28',
      'Hebrews 4:8',
    ],
  },
  {
    title: 'Rahab',
    aliases: ['rahab the harlot', 'rahab the prostitute', 'scarlet cord', 'scarlet thread'],
    summary:
      'A prostitute with rooms in the wall of Jericho who lied to her king’s officers, hid two Israelite spies under drying flax, and bought her whole family’s life. Matthew counts her among the ancestors of Christ, and both Hebrews and James set her beside Abraham as a pattern.',
    details:
      'Nobody else in [[Jericho]] has a name, not even its king. [[Joshua Son of Nun|Joshua’s]] agents, sent to view the land, get as far as her house, and all the intelligence they bring back is hers. On the roof she delivers the longest speech by a woman in that book, a confession in the style of Deuteronomy: the LORD is God in heaven and on earth (Joshua 2:9-11). She asks for [[Mercy|loyal kindness]] in return for hers, and for her parents before herself.\n\nShe lets the men down by a rope, then gives directions; only after that do they think of conditions (Joshua 2:15-21). The red thread in the window reminded Clement of Rome, before AD 100, of the blood of Christ, and others of the blood on the doors at Passover. When the wall collapses, her house, which stood in it, evidently does not. The family is placed outside the camp and then “dwelleth in Israel”, the only Canaanite household of the city to do so, under a decree which ordered the opposite.\n\nWas the lie a sin? Augustine says yes, and that God rewarded the kindness in it; others see a lawful deceit in war. The New Testament praises the welcome and is silent about the falsehood (Hebrews 11:31; James 2:25). As wife of Salmon and mother of Boaz (Matthew 1:5) she would be the mother-in-law of [[Ruth the Moabite|Ruth]], with some generations clearly skipped. Rabbinic lore marries her to Joshua and makes [[Jeremiah the Prophet|Jeremiah]] her descendant.',
    insights: {
      hebrew: {
        strongs: 'H7343',
        word: 'רָחָב',
        transliteration: 'Rachav',
        meaning:
          'Broad, wide; perhaps once part of a longer name, the god has made room. It is a different word from Rahab the sea-monster, a nickname for Egypt (H7294), although English spells both alike.',
      },
    },
    historicalContext:
      'Houses built into or against a town’s outer wall are known from several sites; at Jericho a German team before the First World War found some on the north side, and what they prove depends on the disputed date of that wall. Josephus and the Aramaic Targum make her an innkeeper, a softening which the Hebrew does not support: the word is the usual one for a harlot, and both New Testament passages repeat it in Greek. Flax ripens in early spring, just before barley, which agrees with the crossing at the time of Passover.',
    keyScriptures: ['Joshua 2:1-21', 'Joshua 6:17', 'Joshua 6:22-25', 'Matthew 1:5', 'Hebrews 11:31', 'James 2:25'],
  },
];
