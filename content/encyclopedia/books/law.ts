import type { BookCard } from '../../card.ts';

export const lawBooks: readonly BookCard[] = [
  {
    book: 'Gen',
    aliases: ['book of genesis', 'the book of genesis', 'first book of moses', 'bereshit'],
    summary:
      'Everything later in the Bible leans on these fifty chapters, and they contain no temple, no king of Israel, no statute book and no war of conquest. Their matter is households: who marries, who inherits, who is sent away. Read them for people whom nobody has tidied up.',
    details:
      'A heading that means “these are the generations” turns up ten times over in the narrative (with a repetition for Esau in Genesis 36:9) and each time announces what came out of somebody. The surprise is usually in the wording: the section headed with Terah’s name is about his son [[Abraham]], the one headed with Isaac’s is about [[Jacob]], and Jacob’s own (Genesis 37:2) is about [[Joseph]]. Side branches, Ishmael and Esau, are listed first and quickly, and then set down with respect.\n\nThe pace tells you where to slow. Ten lifetimes between [[Adam]] and [[Noah]] pass in one chapter; the search for a wife for [[Isaac]] takes sixty-seven verses, with every speech repeated. The flood story is built like a mirror round one clause, God’s remembering of Noah (Genesis 8:1). Doublets are part of the art: a wife passed off as a sister three times, [[Hagar]] twice in the desert, two brides met at wells. So is the interruption. Just when Joseph has been sold, Genesis 38 leaves him for Judah and Tamar, and the reader who asks why will notice a kid, a garment and, in Hebrew, the same two words asking somebody to recognise it (Genesis 37:32; Genesis 38:25).\n\nTwo threads repay following with a pencil: the younger child preferred to the elder, from Abel to Ephraim, and the promise to [[Abraham]], which each generation nearly loses.',
    insights: {
      hebrew: {
        strongs: 'H8435',
        word: 'תּוֹלְדָה',
        transliteration: 'toledah',
        meaning:
          'A begetting, from the verb to bear a child; always plural, toledot, in the Bible. It heads the sections of the book, and its first use is odd: heaven and earth have begettings too (Genesis 2:4), as though the world were the oldest family. The Greek translators rendered it with genesis, and so the book got its name.',
      },
    },
    historicalContext:
      'In 1872 George Smith, an engraver who had taught himself cuneiform at the British Museum, recognised on a tablet from Nineveh a flood with a boat, a mountain and birds sent out; it belongs to the Epic of Gilgamesh. The Akkadian Atrahasis and Enuma Elish supplied further parallels to the first eleven chapters. Whether Genesis borrows, corrects or shares an older stock is disputed; what it does differently is agreed, since no god here is hungry, afraid or born. Around twenty manuscripts of it were found near the Dead Sea. Philo read it as a map of the soul, Augustine wrote on its opening four or five times and was never satisfied, and rabbinic Genesis Rabbah asks why it starts with the letter bet.',
    keyScriptures: [
      'Genesis 1:26-31',
      'Genesis 3:1-24',
      'Genesis 8:20-22',
      'Genesis 12:1-3',
      'Genesis 28:10-17',
      'Genesis 38:24-26',
      'Genesis 50:15-21',
    ],
  },
  {
    book: 'Exod',
    aliases: ['book of exodus', 'the book of exodus', 'second book of moses', 'shemot'],
    summary:
      'The Passover table, the Ten Commandments, the tent that stands behind the Temple and the Gospel of John’s language of dwelling: all begin here. The book is also the Bible’s great study of power, first a king’s and then God’s, and of what freed people do with their first quiet month.',
    details:
      'Count who saves [[Moses]] before he can save anybody: two midwives with names, his mother, his sister [[Miriam]], a princess, and later his wife Zipporah with a flint (Exodus 4:24-26). The king of [[Egypt]] is never named at all. Nine plagues come in three sets of three; in each set Pharaoh is met in the morning before the first, warned before the second, and struck unwarned by the third, so that the tenth stands alone. Of Pharaoh’s heart the text says three things by turns, that he hardened it, that it was hard, and that God hardened it, and it feels no need to choose (Exodus 8:15; Exodus 9:12).\n\nMost readers stop at the dimensions of the tent. It helps to see that God’s instructions fall into seven speeches, of which the seventh is about the [[Sabbath]] (Exodus 31:12-17), and that the finishing of the work is told in the cadences of Genesis 1: seen, finished, blessed (Exodus 39:43). A small [[Creation|creation]], then, in cloth and acacia wood. Between plan and building lies the golden calf, made of earrings like the ones later brought for the sanctuary. Without Exodus 32-34, the chapters of repetition read as padding; with it, they say that the [[Covenant]] was mended.\n\nThe laws of Exodus 21-23 start with the release of slaves. That order is a comment.',
    insights: {
      hebrew: {
        strongs: 'H5647',
        word: 'עָבַד',
        transliteration: 'avad',
        meaning:
          'To work, to slave and to worship are one verb. Israel serves Pharaoh with rigour (Exodus 1:13-14) and is to be let go in order to serve God (Exodus 7:16). The book’s question is less whether one serves than whom.',
      },
    },
    historicalContext:
      'Exodus 1:11 names store cities, Pithom and Raamses; Pi-Ramesses, the capital of Ramesses II at Qantir in the Delta, is the chief argument for the thirteenth century, as the 480 years of 1 Kings 6:1 are for the fifteenth. The stele of Merneptah, about 1208 BC, is the first text to mention Israel, already in Canaan. Laws about a goring ox and a miscarriage resemble those of Hammurabi, whose stone was dug up at Susa in 1901-1902. The Passover Haggadah bids each Jew think of himself as having come out of Egypt; Paul read the sea as a baptism (1 Corinthians 10:1-2); enslaved Americans sang it and knew who Pharaoh was.',
    keyScriptures: [
      'Exodus 1:15-21',
      'Exodus 3:1-15',
      'Exodus 12:1-14',
      'Exodus 14:21-31',
      'Exodus 20:1-17',
      'Exodus 34:5-9',
      'Exodus 40:34-38',
    ],
  },
  {
    book: 'Lev',
    aliases: ['book of leviticus', 'the book of leviticus', 'third book of moses', 'vayikra'],
    summary:
      'Where reading plans go to die, and where the best-known sentence on loving one’s neighbour comes from. Leviticus is a manual for priests which ordinary people were allowed to read, rare in the ancient world, and its real subject is distance: how near anyone can come, and what it costs.',
    details:
      'Almost all of it is speech. God talks to [[Moses]] from inside the finished tent. Once the priests have been robed and ordained (Leviticus 8-9), only two things happen: [[Aaron]]’s sons burn (Leviticus 10:1-7), and a man of mixed parentage curses the Name in a brawl and is stoned (Leviticus 24:10-23). Place the two stories side by side and they ask the same thing, how dangerous the holy is when handled carelessly by an insider or an outsider.\n\nThe first seven chapters go through the offerings twice, once for the one who brings them and once for the priest who eats or burns his share. Watch hands: the giver lays one on the animal’s head and does the killing himself; the priest takes over with the blood. What the gesture meant, ownership or transfer, is debated, and at the Day of [[Atonement]] both hands are used (Leviticus 16:21). Mary Douglas, an anthropologist, read the food laws as a picture of wholeness and the whole book as a ring; her ring has critics, but the frame she noticed is there, for two lists of forbidden unions (Leviticus 18; Leviticus 20) enclose a chapter that passes from idols to gleaning to honest scales, under one command to be holy. [[Holiness]] in that chapter looks like paying the labourer before night.\n\nA good way in is backwards: begin with Leviticus 19, then 25, then 16, and only then the [[Law|laws]] of sacrifice.',
    insights: {
      hebrew: {
        strongs: 'H7133',
        word: 'קׇרְבָּן',
        transliteration: 'qorban',
        meaning:
          'The general word for an offering is literally a thing brought near. It says nothing of loss or payment. Jesus quotes it, as corban, when he attacks a vow that kept help from parents (Mark 7:11).',
      },
    },
    historicalContext:
      'Hittite instructions for temple staff and Ugaritic lists of sacrifices show that much of the vocabulary was common property; the ban on blood and the silence in which these rites are performed are Israel’s own. A Leviticus scroll in the old Hebrew script came from Cave 11 at Qumran. A charred lump from the synagogue at En-Gedi, unreadable since it was found in 1970, was unrolled by computer in 2015 and proved to hold the opening chapters, letter for letter the later standard text. Jewish children by old custom began school with this book. The Liberty Bell in Philadelphia carries words from Leviticus 25:10. After 70 AD, with no altar left, rabbis kept it alive as study and Christians as a figure of [[The Cross]].',
    keyScriptures: [
      'Leviticus 16:20-22',
      'Leviticus 17:11',
      'Leviticus 19:9-18',
      'Leviticus 19:33-36',
      'Leviticus 25:8-17',
      'Leviticus 10:1-3',
    ],
  },
  {
    book: 'Num',
    aliases: ['book of numbers', 'the book of numbers', 'fourth book of moses', 'bamidbar'],
    summary:
      'Despite its English name this is a road book, and a rough one. Anyone who has led a group, or grumbled in one, will recognise the meetings. It holds the oldest words of scripture that archaeology has put in our hands and one of the few jokes told at a prophet’s expense.',
    details:
      'The camps give the outline: at [[Mount Sinai]] (Numbers 1:1 to Numbers 10:10), around [[Kadesh Barnea|Kadesh]], and in the plains of Moab opposite [[Jericho]] (from Numbers 22:1). Thirty-eight years vanish in the middle, with scarcely an incident dated. Law and story are shuffled, and the shuffling means something. After the people have refused the land and been turned back, the next sentence gives rules for offerings “when ye be come into” it (Numbers 15:2): the promise outlives the sentence. After Korah claims that everybody is holy, come a staff that buds and the duties of Levites.\n\nMany episodes repeat those of Exodus, with quails, water and complaint, but now they end in fire or plague, since the hearers have been to Sinai. [[Moses]] tires visibly. He asks God whether he gave birth to this people, and would rather die (Numbers 11:12-15); seventy elders get a share of his spirit, two of them in the wrong place, and he wishes it were all. [[Miriam]] and [[Aaron]] die within one chapter. A generation’s end is marked by two lists of names, and the second (Numbers 26) contains no man from the first but Caleb and [[Joshua Son of Nun|Joshua]].\n\nDo not skip the itinerary of forty-odd halts in Numbers 33. Most of the names cannot be found on any map, and that is the point of writing them down.',
    insights: {
      hebrew: {
        strongs: 'H4057',
        word: 'מִדְבָּר',
        transliteration: 'midbar',
        meaning:
          'Wilderness: not sand but dry grazing land between the sown fields. The book’s Hebrew title, Bemidbar, is taken from its first line, “in the wilderness”. Later prophets remembered the same place as a honeymoon (Jeremiah 2:2); Numbers does not.',
      },
    },
    historicalContext:
      'In 1979 Gabriel Barkay’s dig at Ketef Hinnom, across the valley from Jerusalem, turned up two thin silver strips, rolled up as amulets and inscribed about 600 BC: they carry the priestly blessing of Numbers 6:24-26, centuries older than any scroll. At Deir Alla in Jordan in 1967 plaster fragments were found, of about 800 BC, with visions of Balaam son of Beor, here a seer of several gods. The book itself quotes a lost collection of war poems (Numbers 21:14). Hebrew scribes set Numbers 10:35-36 between two inverted letters, for reasons that the rabbis already disputed. Paul treats the deaths in the desert as a warning to Corinth (1 Corinthians 10:5-11).',
    keyScriptures: [
      'Numbers 6:22-27',
      'Numbers 11:10-30',
      'Numbers 13:25-33',
      'Numbers 20:7-12',
      'Numbers 21:4-9',
      'Numbers 22:21-35',
      'Numbers 27:1-8',
    ],
  },
  {
    book: 'Deut',
    aliases: ['book of deuteronomy', 'the book of deuteronomy', 'fifth book of moses', 'devarim'],
    summary:
      'When Jesus answered the tempter, all three replies came from here. Deuteronomy argues, coaxes and warns in long rolling sentences, a preacher’s style that the rest of the historical books learned by heart, and it insists that the decision lies with whoever is listening now.',
    details:
      'The key to its manner is the word “today”; four headings mark off its parts (Deuteronomy 1:1; Deuteronomy 4:44; Deuteronomy 29:1; Deuteronomy 33:1). Those addressed were children at the [[Red Sea]] or unborn; yet they are told that the [[Covenant]] at Horeb, its name for [[Mount Sinai|Sinai]], was made not with their fathers but with them, alive this day (Deuteronomy 5:2-3). “Thou” and “you” alternate, sometimes within a verse, which some take for layers and others for the habit of a speaker who looks now at the crowd and now at one face.\n\n[[Moses]] retells what the earlier books have told, and the differences are instructive: the commandment of the [[Sabbath]] rests no longer on creation but on slavery in [[Egypt]] (Deuteronomy 5:15), and judges are chosen by the people. The laws that follow seem to wander, though a number of scholars see them loosely following the order of the Ten Commandments. Several are addressed to people with something to lose: lend even as the year of release comes near (Deuteronomy 15:9), spare the mother bird, leave a fruit tree standing in a siege. The king is to copy out the [[Law]] by hand and read it (Deuteronomy 17:18-20): after a list of things he may not pile up, it is his one positive duty.\n\nHeard aloud in one or two sittings, it works better than on the page. It was meant to be: every seventh year the whole people, strangers included, was to listen to it (Deuteronomy 31:10-13).',
    insights: {
      hebrew: {
        strongs: 'H8085',
        word: 'שָׁמַע',
        transliteration: 'shama',
        meaning:
          'To hear, and in the same breath to obey: Hebrew has no separate common verb for obedience. The imperative, shema, opens Deuteronomy 6:4 and gave Israel’s confession its name. In Hebrew manuscripts the last letters of the first and last words of that verse are written large.',
      },
    },
    historicalContext:
      'In 1805 Wilhelm de Wette linked the book with Josiah’s reform, and the debate has not stopped since. Treaties have sharpened it. Hittite pacts of the fourteenth and thirteenth centuries BC have a historical prologue like Deuteronomy 1-4; the oath that Esarhaddon of Assyria exacted in 672 BC, found at Nimrud in 1955 and again at Tell Tayinat in 2009, has curses whose sequence comes close to Deuteronomy 28. About thirty copies lay in the caves at Qumran. One of them reads “sons of God” in Deuteronomy 32:8, where the standard Hebrew has sons of Israel. Jews fasten its words to doorposts and bind them on arm and forehead; Samaritans read it as naming Gerizim the chosen mountain.',
    keyScriptures: [
      'Deuteronomy 6:4-9',
      'Deuteronomy 8:2-5',
      'Deuteronomy 10:12-22',
      'Deuteronomy 15:7-11',
      'Deuteronomy 18:15-18',
      'Deuteronomy 30:11-20',
      'Deuteronomy 34:1-12',
    ],
  },
];
