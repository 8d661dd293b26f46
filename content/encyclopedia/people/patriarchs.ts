import type { EncyclopediaCard } from '../../card.ts';

export const patriarchs: readonly EncyclopediaCard[] = [
  {
    title: 'Abraham',
    aliases: ['abram', 'father abraham', 'father of faith'],
    summary:
      'A man of seventy-five, married and childless, leaves Haran on the strength of a promise and spends a century as a foreigner in the land it concerned. Jews, Christians and Muslims all call him father, and the New Testament names him more often than any other figure of the Hebrew scriptures except Moses.',
    details:
      'His father had started the journey, from [[Ur of the Chaldees]], and stopped halfway (Genesis 11:31-32). What God promises in Genesis 12:1-3 is out of all proportion: a land already inhabited, a nation from a barren couple, and a blessing for every family on earth. The road there is crooked. Twice he passes [[Sarah]] off as his sister to save his skin (Genesis 12:10-20; Genesis 20:1-18). With 318 retainers he rescues his nephew from four kings, and he bargains God down from fifty righteous people to ten on behalf of [[Sodom and Gomorrah|Sodom]], then stops.\n\nGenesis 15:6, where he believes and it is counted to him as righteousness, became [[Paul]]’s chief text for [[Justification]] (Romans 4:3); James cites the same words to prove that faith without deeds is dead (James 2:21-24). That night, smoke and fire alone pass between the halves of the animals: only God takes the oath. He fathers Ishmael by [[Hagar]], [[Isaac]] at a hundred, and, rarely noticed, six more by Keturah (Genesis 25:1-2).\n\nThe command to sacrifice Isaac on a mountain in the land of [[Mount Moriah|Moriah]] is told without a word about his feelings. All the land he ever owned was a grave, the cave at [[Hebron]], bought at the full asking price of 400 shekels.',
    insights: {
      hebrew: {
        strongs: 'H85',
        word: 'אַבְרָהָם',
        transliteration: 'Avraham',
        meaning:
          'Genesis 17:5 explains it as father of a multitude. The explanation works by sound, since no Hebrew word raham for multitude is known; many linguists take the long form as a dialect variant of Abram, exalted father. The added syllable carries the promise.',
      },
    },
    historicalContext:
      'No inscription of his own time mentions him, nor would one expect it of a herdsman. Ur and Haran were both centres of the moon-god’s cult. Traditional reckoning puts him around 2000 BC or somewhat later. William Albright and others once saw in tablets from Nuzi and Mari the world of the patriarchs; Thomas Thompson and John Van Seters in the 1970s showed how weak many parallels were. Chaldeans and Philistines in the stories suggest later retelling. An Egyptian list of about 925 BC may name a “fort of Abram” in the Negev, a reading which is disputed.',
    keyScriptures: [
      'Genesis 12:1-9',
      'Genesis 15:1-21',
      'Genesis 17:1-8',
      'Genesis 18:22-33',
      'Genesis 22:1-18',
      'Romans 4:1-22',
      'Galatians 3:6-9',
      'Hebrews 11:8-19',
    ],
  },
  {
    title: 'Sarah',
    aliases: ['sarai', 'wife of abraham', 'abraham’s wife'],
    summary:
      'The Bible states how long many men lived and gives a woman’s age at death only once: Sarah’s, at 127. Barren until ninety, twice taken into a foreign ruler’s house, she laughed at the promise of a son, denied having laughed, and then named laughter as what God had made for her.',
    details:
      'She is introduced by what she lacks (Genesis 11:30). At sixty-five she is so beautiful that Pharaoh’s courtiers talk of her, and [[Abraham]] asks her to say that she is his sister, a half-truth by his later account, as they had one father and two mothers (Genesis 20:12). Of what she thought about it we hear nothing.\n\nThe plan to have a child through [[Hagar]] is hers, and so is the rage when it succeeds. When visitors under the oak at Mamre announce a son, she is behind the tent door, laughing inwardly and speaking bluntly of age and pleasure. Abraham had in fact laughed first, flat on his face (Genesis 17:17); only she is asked about it. [[Isaac]] is born, she says that all who hear will laugh with her, and at his weaning feast she demands that the slave’s son be sent away (Genesis 21:6-10). Harsh as that is, God tells Abraham to listen to her voice.\n\nShe vanishes before the story of the sacrifice and dies in the chapter after it, a sequence from which rabbis concluded that the news killed her. Isaiah points exiles to the pair of them as rock and quarry (Isaiah 51:2). Hebrews 11:11 credits her with [[Faith|faith]]; 1 Peter praises her for calling her husband lord, a word she used, of all places, while laughing.',
    insights: {
      hebrew: {
        strongs: 'H8283',
        word: 'שָׂרָה',
        transliteration: 'Sarah',
        meaning:
          'Princess, noblewoman. Sarai, her earlier name, is probably an older form of the same word, so that the change in Genesis 17:15 alters little in sense; what it adds is the promise that kings will descend from her.',
      },
    },
    historicalContext:
      'Handing a maid to one’s husband was a known remedy for childlessness: Hammurabi’s laws, in the 18th century BC, foresee it for a class of priestesses, and rule that a maid who then claims equality may be put back among the slaves, though not sold. An Assyrian marriage contract from Anatolia, some generations older, has a similar clause. Such texts illuminate the household without dating it. The shrine over her reputed tomb in Hebron has walls of the age of Herod.',
    keyScriptures: [
      'Genesis 11:29-30',
      'Genesis 12:10-20',
      'Genesis 16:1-6',
      'Genesis 18:9-15',
      'Genesis 21:1-12',
      'Genesis 23:1-2',
      'Hebrews 11:11',
      '1 Peter 3:5-6',
    ],
  },
  {
    title: 'Hagar',
    aliases: ['agar', 'hagar and ishmael', 'ishmael'],
    summary:
      'An Egyptian slave, given to her master as a surrogate and driven out with her son, Hagar is the first person in the Bible to meet the angel of the LORD, and the only one who gives God a name. Her child Ishmael becomes the ancestor of twelve desert tribes.',
    details:
      'Neither [[Abraham]] nor [[Sarah]] is ever quoted using her name; to them she is “my maid” and “this bondwoman”. The first voice to call her Hagar is that of the angel who finds her by a spring on the road towards Egypt, and he asks where she has come from and where she is going (Genesis 16:8). She can answer only the first half. She is sent back to hardship, with a promise of countless descendants that sounds remarkably like the one given to Abraham, and a son’s name, Ishmael, God hears.\n\nOf the God who noticed her she says that he is El Roi, a God of seeing. Some seventeen years on, bread and a waterskin on her shoulder, she is sent away into the wilderness of [[Beersheba]]. When the water is gone she lays the boy, who by the ages given must be in his teens though the scene suggests a small child, under a shrub and sits down a bowshot off in order not to watch. The voice that comes answers the lad’s crying, and the well she is shown had been there (Genesis 21:17-19). The last thing told of her is a choice: she finds Ishmael a wife from her own country, [[Egypt]].\n\n[[Paul]] makes an allegory of the two mothers, with Hagar for Sinai and slavery (Galatians 4:21-31), a piece of argument that has too often been read as a verdict on her. Ishmael and [[Isaac]] meet once more, at their father’s burial.',
    insights: {
      hebrew: {
        strongs: 'H7210',
        word: 'רֳאִי',
        transliteration: 'ro’i',
        meaning:
          'Sight, the word in El Roi (Genesis 16:13): God of seeing, or, as the old versions understood it, God who sees me. Her next sentence is hard Hebrew and seems to say, in astonishment, that she is still alive after seeing him.',
      },
    },
    historicalContext:
      'Her own name has no sure explanation; Arabic hijra, flight, is often compared. Assyrian annals of the 8th and 7th centuries BC speak of tribes in north Arabia, Kedar and Nebaioth among them, which Genesis lists as Ishmael’s sons. For Muslims she is Hajar, ancestress of the Prophet: pilgrims to Mecca still hurry seven times between two hills as she did looking for water, and drink from Zamzam, the well of her deliverance. The Qur’an itself does not name her.',
    keyScriptures: ['Genesis 16:1-14', 'Genesis 21:8-21', 'Genesis 25:12-18', 'Genesis 25:9-10', 'Galatians 4:21-31'],
  },
  {
    title: 'Isaac',
    aliases: ['son of abraham', 'sacrifice of isaac', 'binding of isaac', 'akedah'],
    summary:
      'Twice in his life Isaac lies still while somebody else acts: as a boy or young man bound on an altar, and as a blind old one, in bed, deceived by his wife and son. In between he digs. He is the one patriarch who never leaves Canaan, never has a second wife and never gets a new name.',
    details:
      'On the way to [[Mount Moriah|Moriah]] he carries the wood himself and puts the only question anyone puts, about the missing lamb (Genesis 22:7). His age is not given. Josephus makes him twenty-five, a rabbinic reckoning thirty-seven, painters a little boy; a youth who could haul that load could have run from a man well over a hundred. After the angel’s cry the text sends [[Abraham]] back to his servants, and of Isaac it says nothing.\n\nHe meets [[Rebekah]] while out in the field at dusk, and is comforted after his mother’s death. Twenty years of barrenness are answered by prayer. Like his father he calls his wife his sister, and is found out when the king looks through a window and sees the two of them laughing together, a pun on his name (Genesis 26:8). The quarrels over water that follow give three wells their names: Contention, Enmity, and at last Room (Genesis 26:20-22).\n\nOld and blind, with a taste for game, he doubts the voice and trusts the hairy hands, and blesses [[Jacob]] in mistake for Esau. When the truth is out he trembles violently and lets the blessing stand (Genesis 27:33). He outlives that deathbed by decades, dying at 180 with both twins at his grave.',
    insights: {
      hebrew: {
        strongs: 'H6711',
        word: 'צָחַק',
        transliteration: 'tsachaq',
        meaning:
          'To laugh, jest or play: Isaac’s name, Yitschaq (H3327), is a form of it, he laughs. Abraham’s amazement, Sarah’s disbelief, Ishmael’s teasing and Isaac’s own play with Rebekah are all told with this one verb.',
      },
    },
    historicalContext:
      'Outside the Bible he is unattested. At Tel Sheva near modern Beersheba stands a fortified town of the monarchy with a deep well outside the gate, whose date is argued over. Philistines reached the coast in the 12th century BC, so that a Philistine king in Isaac’s day is usually taken as a later name for the region. Amos, in the 8th century, can say “Isaac” for the northern kingdom. Jewish prayer remembers the binding, the Akedah, at New Year; Islamic tradition mostly takes the son to have been Ishmael.',
    keyScriptures: [
      'Genesis 21:1-7',
      'Genesis 22:1-19',
      'Genesis 24:62-67',
      'Genesis 26:17-25',
      'Genesis 27:18-40',
      'Genesis 35:28-29',
      'Hebrews 11:17-20',
      'Galatians 4:28',
    ],
  },
  {
    title: 'Rebekah',
    aliases: ['rebecca', 'wife of isaac', 'isaac’s wife'],
    summary:
      'Rebekah decides. She waters a stranger’s ten camels unasked, agrees to leave home the next morning, takes her troubled pregnancy to God, and directs the deception that sends the blessing to her younger son. It was she, not her husband, who received the oracle about the twins.',
    details:
      'A thirsty camel can drink a hundred litres, so the servant’s test at the well outside Nahor’s city (Genesis 24:14) asks for several hours’ hauling. She runs. Her family would keep her ten days; asked directly, she says that she will go, and by that sentence repeats the departure of [[Abraham]] before her (Genesis 24:58). On seeing [[Isaac]] she slides from her camel and covers herself with a veil.\n\nThe children struggle inside her, and she asks the LORD why. The reply, two nations and the elder serving the younger (Genesis 25:23), is in Hebrew slightly ambiguous as to who serves whom, and nowhere are we told that she shared it with Isaac. When he prepares to bless Esau she overhears, cooks kid to taste like venison, and covers [[Jacob]]’s smooth skin with the hides. To his fear of being cursed she answers that the curse may fall on her (Genesis 27:13).\n\nShe sends him to her brother Laban for “a few days”. He stays twenty years. She never sees him again as far as the record goes; even her death is not told, only that of her nurse Deborah (Genesis 35:8), and later that she lies in the cave at [[Hebron]] (Genesis 49:31). Readers divide over whether she served the oracle or failed to trust it. [[Paul]] takes the oracle itself as his example for [[Election]], because it came before either twin had done anything (Romans 9:10-13).',
    insights: {
      hebrew: {
        strongs: 'H7259',
        word: 'רִבְקָה',
        transliteration: 'Rivqah',
        meaning:
          'The meaning is unknown. Strong’s links it with a root for tying up cattle, hence the old gloss of one who ensnares by beauty; other scholars suppose that two consonants have changed places and that it once had to do with blessing.',
      },
    },
    historicalContext:
      'Her home is Aram of the two rivers, around Haran in upper Mesopotamia. The camels are a standing question: bone finds from copper-mining sites in the Arabah suggest that domestic camels became common in the southern Levant only in the later 10th century BC. Many therefore see a narrator’s update; others point to earlier figurines and texts that may show limited use further east. Nose-rings and bracelets given by weight of gold belong to a world before coinage.',
    keyScriptures: [
      'Genesis 24:15-28',
      'Genesis 24:57-67',
      'Genesis 25:20-28',
      'Genesis 26:6-11',
      'Genesis 27:5-17',
      'Genesis 27:41-46',
      'Romans 9:10-13',
    ],
  },
  {
    title: 'Jacob',
    aliases: ['israel the patriarch', 'jacob and esau', 'esau', 'jacob’s ladder'],
    summary:
      'Born holding his twin’s heel, Jacob spends his life grasping: a birthright for stew, a blessing in disguise, a wage in spotted goats, and at last a stranger in the dark whom he would not release without a blessing. From that night he had a limp and the name that his nation still bears, Israel.',
    details:
      'On the run from Esau he lies down with a stone at his head and sees a stairway with angels going up and coming down. The place becomes [[Bethel]]; his vow there is full of ifs (Genesis 28:20-22). In Haran the trickster meets a better one. Having worn his brother’s clothes before a blind father, he is given the elder sister in the dark, with the dry remark that in this place the younger does not go before the firstborn (Genesis 29:26). Seven years’ labour for [[Rachel]] become fourteen. Four women bear him twelve sons and a daughter, Dinah, and his open favouritism does the rest.\n\nThe wrestling at the Jabbok (Genesis 32:24-32) is among the strangest pages in Scripture. The opponent is called a man; Jacob says that he has seen God; Hosea speaks of an angel, and of tears (Hosea 12:3-4). Next morning Esau, from whom he expected slaughter, runs and falls on his neck.\n\nThen deception comes home. His sons show him a coat dipped in the blood of a goat, as he had once used goatskins himself, and he mourns [[Joseph]] for over twenty years. Before Pharaoh he sums up 130 years as few and evil (Genesis 47:9). His final act is to cross his hands, so that the younger grandson gets the better blessing once again.',
    insights: {
      hebrew: {
        strongs: 'H3290',
        word: 'יַעֲקֹב',
        transliteration: 'Ya‘aqov',
        meaning:
          'Heard as aqev, heel, at his birth and as aqav, to cheat, by Esau (Genesis 27:36). Historically it is probably a shortened wish, may God protect, a type of name well known among western Semites. Israel (H3478) is explained as striving with God.',
      },
    },
    historicalContext:
      'Names built like his occur in the Mari letters of the 18th century BC, and scarabs bear that of Yaqub-Har, a ruler of the Hyksos age in Egypt; they attest the name and not the man. As the name of a people, Israel first appears outside the Bible on the victory stele of Merneptah, about 1208 BC. That Israel’s hero is a liar from Aram, and Edom’s forebear the more generous brother, is hardly national flattery. Beyond Genesis nothing of his life can be checked.',
    keyScriptures: [
      'Genesis 25:24-34',
      'Genesis 27:18-29',
      'Genesis 28:10-22',
      'Genesis 29:16-30',
      'Genesis 32:22-32',
      'Genesis 33:1-11',
      'Genesis 49:28-33',
      'Hosea 12:2-6',
    ],
  },
  {
    title: 'Rachel',
    aliases: ['leah', 'rachel and leah', 'wife of jacob'],
    summary:
      'The shepherdess whom Jacob loved at sight, worked fourteen years for, and lost on a roadside in childbirth. Younger sister and rival of Leah, mother of Joseph and Benjamin, she became in prophecy the voice that weeps for all of Israel’s lost children.',
    details:
      '[[Jacob]] rolls a stone from the well single-handed when she comes with her flock, kisses her, and bursts into tears (Genesis 29:9-11). Seven years pass as though they were a few days. How Leah could be put in her place on the wedding night the story does not explain; the rabbis imagined that Rachel, to spare her sister shame, had taught her the secret signs.\n\nTwo sisters in one marriage, which Leviticus would later forbid (Leviticus 18:18), make each other wretched: the one has sons and wants love, the other love and wants sons. “Give me children, or else I die,” she says, and she will die of having one. She bargains away a night with her husband for some mandrakes, a plant believed to help conception, and it is Leah who conceives (Genesis 30:14-17). When they flee from her father Laban she steals his household gods, hides them in a camel’s saddle, sits on it and pleads her period. Jacob, unaware, has just sworn that the thief shall not live (Genesis 31:32-35).\n\nShe dies on the way to Ephrath, calling her second boy son of my sorrow; the father changes it to Benjamin, son of the right hand. [[Jeremiah the Prophet|Jeremiah]] hears her weeping at Ramah, where captives were gathered, and is told that they will return (Jeremiah 31:15-17). Matthew takes up the weeping, though not the answer, for the infants of [[Bethlehem]] (Matthew 2:16-18).',
    insights: {
      hebrew: {
        strongs: 'H7354',
        word: 'רָחֵל',
        transliteration: 'Rachel',
        meaning:
          'A ewe: the ordinary word (H7353) from which shepherds counted their wealth, and fitting for the girl who arrives with the flock. Leah’s name is often explained as wild cow, so that Laban’s daughters may both be named from livestock.',
      },
    },
    historicalContext:
      'Household figures, teraphim, were used for divination well into the monarchy; in the story of David one is large enough to pass for a man in bed. The theory that owning them gave title to an inheritance came from a tablet found at Nuzi and is no longer widely held. Two places claim her grave: a domed tomb at Bethlehem, following Genesis, and somewhere in Benjamin to the north, as a line in Samuel implies. The gloss in Genesis equating Ephrath with Bethlehem may be later.',
    keyScriptures: [
      'Genesis 29:6-20',
      'Genesis 30:1-8',
      'Genesis 30:14-24',
      'Genesis 31:32-35',
      'Genesis 35:16-20',
      '1 Samuel 10:2',
      'Jeremiah 31:15-17',
      'Matthew 2:16-18',
    ],
  },
  {
    title: 'Joseph',
    aliases: ['joseph son of jacob', 'joseph in egypt', 'coat of many colours', 'coat of many colors'],
    summary:
      'Sold at seventeen by his brothers for twenty pieces of silver, a prisoner for a crime he had refused to commit, and at thirty the second man in Egypt, Joseph ends by feeding those who sold him. God never speaks to him directly; in his story providence works by dreams, coincidences and grain prices.',
    details:
      'The robe that [[Jacob]] gave him may have been many-coloured, long-sleeved or reaching to the ankles: the Hebrew phrase is uncertain, and elsewhere only a king’s daughter wears one (2 Samuel 13:18). The garment serves as evidence twice over, for a second cloak, left in the hand of Potiphar’s wife, convicts him as falsely as the first was used to report him dead. He interprets for a butler and a baker, and the butler forgets him for two years.\n\nThirteen years lie between pit and power, and the narrator is honest about what power does. Joseph gives the elder of his sons a name about forgetting his father’s house. He saves the Egyptians from famine and, for it, takes their money, their cattle, their fields and finally themselves for Pharaoh (Genesis 47:13-25). He plays with his brothers cruelly for some time, weeping in private, until Judah, whose idea the sale had been, offers to be a slave in Benjamin’s place (Genesis 44:33). Only then does he break.\n\nHis own verdict comes when their father is dead and they are afraid again: they intended harm, God intended good (Genesis 50:20). Dying at 110, he made the family swear to take his bones along; [[Moses]] carried them out (Exodus 13:19), and they were buried at [[Shechem]]. Early Christians saw in him a foreshadowing of [[Jesus]], though no New Testament writer spells that out.',
    insights: {
      hebrew: {
        strongs: 'H2803',
        word: 'חָשַׁב',
        transliteration: 'chashav',
        meaning:
          'To reckon, plan or weave. In Genesis 50:20 it stands twice, once for the brothers’ design and once for God’s: one deed with two planners. His name, Yosef (H3130), means may he add, Rachel’s prayer for another son.',
      },
    },
    historicalContext:
      'Egyptian records know no such vizier. Those who look for a setting often choose the Hyksos period, about 1650-1540 BC, when Asiatics ruled the Delta; twenty shekels suits slave prices of the earlier second millennium. The Egyptian names in the story are mostly of types better attested later. A tale on a papyrus of about 1200 BC, the Two Brothers, also turns on a wife who accuses the man that refused her. Living to 110 was the Egyptian ideal of a full life. Many scholars read a finely made novella of the monarchy or after.',
    keyScriptures: [
      'Genesis 37:3-28',
      'Genesis 39:1-23',
      'Genesis 41:14-45',
      'Genesis 44:18-34',
      'Genesis 45:1-8',
      'Genesis 50:15-21',
      'Exodus 13:19',
      'Acts 7:9-16',
    ],
  },
];
