import type { BookCard } from '../../card.ts';

/** Hosea to Malachi, which Hebrew Bibles count as one book. */
export const theTwelve: readonly BookCard[] = [
  {
    book: 'Hos',
    aliases: ['book of hosea', 'the book of hosea', 'prophecy of hosea', 'hoshea'],
    summary:
      'No other prophet changes images so fast: God is a moth, a lion, a nurse, dew, a green cypress. Hosea thinks in marriages and farmyards, quarrels with his own anger in mid-sentence, and lets us overhear what it costs to love somebody who keeps leaving.',
    details:
      'Three chapters of family, eleven of broken speech. In the first part prose and poem take turns: the children named, the mother accused, the courtship resumed, the wife bought for fifteen pieces of silver and some barley (Hosea 3:2). Each section tips from threat into promise before it is over, so that the names of ruin are all turned round by Hosea 2:23. Jezreel itself, a bloodstained valley, is heard again as “God sows”.\n\nFrom Hosea 4 onward, give up looking for outlines and listen for places. [[Bethel]], the house of God, is nicknamed Beth-aven, house of wickedness; [[Gilgal]], Gibeah, Adam and [[Shechem]] stand each for an old crime. The prophet reads Genesis and Exodus back to his hearers with a frown: [[Jacob]] wrestled and wept (Hosea 12:3-4), a prophet brought them out of [[Egypt]], and there they shall return. Cakes half baked, grey hairs unnoticed, wind sown and whirlwind reaped: the proverbs are his.\n\nHosea 11 asks to be read aloud. “How shall I give thee up?” comes after ten chapters in which giving up looked reasonable. Matthew hears its first verse again when another child comes out of Egypt (Matthew 2:15), and Paul takes a taunt to death from Hosea 13:14, which in its own place may be a threat.',
    insights: {
      hebrew: {
        strongs: 'H3045',
        word: 'יָדַע',
        transliteration: 'yada',
        meaning:
          'To know, said of facts, friends and husbands. “Thou shalt know the LORD” (Hosea 2:20) ends a list of wedding gifts, and the charge in Hosea 4:1 is that nobody does. Love and information are not yet separate.',
      },
    },
    historicalContext:
      'Menahem of Israel appears among those who paid Tiglath-pileser tribute about 738 BC, and within a generation the kingdom had gone. On storage jars from Kuntillet Ajrud in the Sinai, of about 800 BC, travellers wrote blessings by “YHWH of Samaria and his asherah”; potsherds from the palace at [[Samaria]] carry names made with Baal beside names made with the Lord’s. This is the mixture under attack. The book heads the Twelve in Jewish and Christian order. Observant Jews winding the strap of the tefillin round their fingers recite its betrothal, and the sabbath before Atonement begins its reading with Hosea 14. Feminist scholars such as Renita Weems have asked what the marriage picture does to women who hear it.',
    keyScriptures: ['Hosea 1:2-9', 'Hosea 2:14-23', 'Hosea 3:1-5', 'Hosea 6:1-6', 'Hosea 11:1-9', 'Hosea 14:1-9'],
  },
  {
    book: 'Joel',
    aliases: ['book of joel', 'the book of joel', 'prophecy of joel', 'yoel'],
    summary:
      'An insect disaster becomes a summons. In seventy-three verses Joel moves from a farmer’s bare field to the end of the age, and on the way gives Ash Wednesday its first reading and Pentecost its text.',
    details:
      'The book moves outward by steps. Vines, figs and wheat are gone (Joel 1); a people is called to fast (Joel 2:1-17); food comes back; breath comes back, on everyone; finally the nations are called to account. The second half undoes the first piece by piece, so that soil, animals and the children of [[Zion]] are in turn told to stop being afraid, or to be glad (Joel 2:21-23).\n\nOne odd feature is what Joel does not say. He never names the [[Sin]] for which people should repent. There is no idol, no bribe, no king. Some think that the calamity itself was message enough; others that a community may turn to God without an indictment. His [[Repentance]] is communal in the extreme: infants at the breast are to be brought, and bride and groom out of their chamber (Joel 2:16).\n\nHe is a great quoter, or is much quoted. The roar from Zion stands also at the head of Amos, the character of God comes from Exodus 34, the escape on the mountain is cited “as the LORD hath said” (Joel 2:32), apparently from [[Obadiah]]. Following these up with a concordance teaches how prophets read one another. The promise of the [[Holy Spirit]] grants what [[Moses]] wished for in Numbers 11:29.',
    insights: {
      hebrew: {
        strongs: 'H3117',
        word: 'יוֹם',
        transliteration: 'yom',
        meaning:
          'Day. “The day of the LORD” comes five times in this short text (first in Joel 1:15, last in Joel 3:14): in the locusts it is near, at the end nearer still. A day can evidently come more than once.',
      },
    },
    historicalContext:
      'From March 1915 swarms stripped Palestine from Lebanon to the Negev. Photographers of the American Colony in Jerusalem recorded bark gnawed white and hatchlings marching over walls, and John Whiting’s report of that December reads like a commentary on Joel 1:4, whose four names for the insect may be stages of growth. The slave trade with “the Grecians” (Joel 3:6) was possible early and common late, so that it settles no date. Hebrew Bibles divide the text into four chapters. Ezekiel’s temple river and Zechariah’s rise from the same picture as Joel 3:18. Pentecostals take their account of visions and tongues from its second chapter, and other Christians stress that Peter calls it already fulfilled.',
    keyScriptures: ['Joel 1:2-7', 'Joel 2:1-11', 'Joel 2:12-17', 'Joel 2:21-27', 'Joel 2:28-32', 'Joel 3:9-16'],
  },
  {
    book: 'Amos',
    aliases: ['book of amos', 'the book of amos', 'prophecy of amos', 'amos of tekoa'],
    summary:
      'Probably the earliest prophet whose words got a book of their own, and still the hardest on comfortable religion. He was no professional, used the imagery of lions’ leftovers and loaded carts, and told a nation at its richest that God hated the music.',
    details:
      'The opening is a trap sprung by arithmetic. “For three transgressions … and for four” is said over seven peoples, circling in on a cheering audience, and when the perfect number has been reached there is an eighth (Amos 2:6). After that come speeches beginning “Hear this word”, then woes, then visions. In the very middle a lament is wrapped round a summons in rings: Israel has fallen, seek me and live, the maker of the Pleiades, justice in the gate, and back out again (Amos 5:1-17).\n\nThree short pieces of a hymn stand at turning points, each closing with the name of God (Amos 4:13; Amos 5:8; Amos 9:5-6). They may be older than he is. A refrain marks the chance missed: five disasters, and after each, yet they did not come back (Amos 4:6-11). Questions are his favourite weapon. Do two walk together by accident? Do horses run on rocks? (Amos 3:3-6; Amos 6:12).\n\nTake care with “seek”. He tells people to seek the LORD and, in the same breath, not to seek [[Bethel]], [[Gilgal]] or [[Beersheba]] (Amos 5:4-5): the shrines were busy. Foreign nations are judged for cruelty to other foreigners, bones burnt to lime (Amos 2:1), by a standard they had never been taught. That is [[Righteousness]] without borders, centuries before anyone wrote of natural law.',
    insights: {
      hebrew: {
        strongs: 'H4941',
        word: 'מִשְׁפָּט',
        transliteration: 'mishpat',
        meaning:
          'Justice as done: a verdict, a case put right, someone’s due. His hearers have turned it into wormwood (Amos 5:7; Amos 6:12). Running water is his picture of it because most streams in that country are dry for half the year.',
      },
    },
    historicalContext:
      'Excavators at [[Samaria]] found hundreds of carved ivory plaques, the inlay of such couches as Amos 6:4 describes, and receipts on potsherds for old wine and fine oil. A jasper seal from Megiddo belonged to “Shema, servant of Jeroboam”. Tilted walls at Hazor and elsewhere point to a severe earthquake about 760 BC, still talked of in Zechariah 14:5. The revelry of Amos 6:7 uses a word, marzeach, known from Ugarit to Palmyra for a drinking club that also held funerals. Jews sing of David’s raised hut in the grace at Tabernacles. Liberation theologians made the book their own, and Walter Rauschenbusch before them.',
    keyScriptures: ['Amos 2:6-12', 'Amos 3:1-8', 'Amos 4:6-13', 'Amos 5:10-24', 'Amos 7:10-17', 'Amos 9:7-15'],
  },
  {
    book: 'Obad',
    aliases: ['book of obadiah', 'the book of obadiah', 'prophecy of obadiah', 'oracle against edom'],
    summary:
      'Twenty-one verses about standing by and watching. Few Christians could quote one; anyone who has seen neighbours help an invader would know at once what the poet is talking about.',
    details:
      'The poem turns at Obadiah 1:15, where Edom’s day becomes everybody’s. Its first part begins like a war summons overheard in heaven and comes down by stages, from eagle’s nest to hidden cupboards. Its hinge is a list of eight things not to have done. In Hebrew each is a prohibition, “don’t look”, “don’t rejoice”, as though the speaker were standing in the lane on that day, shouting at people who can no longer be stopped (Obadiah 1:12-14). “Day” rings through those lines and the verse before them ten times, to exhaustion. They climb from looking, to laughing, to entering the gate, to laying hands on property and at last on fugitives.\n\nTo feel the reproach, go back to [[Jacob]] and Esau. The twins parted in peace (Genesis 33:4); the law forbade despising an Edomite, “for he is thy brother” (Deuteronomy 23:7); [[Moses]] asked Edom for passage and was met with a sword (Numbers 20:14-21). Obadiah says “Esau” and “brother” where he could have used the country’s name.\n\nThen compare Jeremiah 49:7-16, sentence for sentence, to see one oracle serving two preachers. The ending distributes territory like Joshua, and finishes on the [[Kingdom of God]], which nobody in the poem owns. In Christian order [[Jonah]] comes next, a useful corrective and perhaps an intended one.',
    insights: {
      hebrew: {
        strongs: 'H2087',
        word: 'זָדוֹן',
        transliteration: 'zadon',
        meaning:
          'Presumption, from a root for boiling over. It is the diagnosis in Obadiah 1:3, and a Hebrew ear would catch the pottage that Esau came in hungry for, nazid, from the same root (Genesis 25:29).',
      },
    },
    historicalContext:
      'Edom lived from copper and from the caravan road; its capital Bozrah, modern Busayra, was excavated by Crystal Bennett. An ostracon from Arad of about 600 BC orders troops moved “lest Edom should come there”. Edomite shrines such as Horvat Qitmit show that they were by then settling in Judah’s south. A rock relief of the Babylonian Nabonidus at Sela tells who finished the kingdom in the sixth century. The rabbis called Rome, and then Christendom, Edom, and read these verses under their breath. Sepharad (Obadiah 1:20), probably Sardis in Lydia, was taken in the Middle Ages for Spain and gave the Sephardim their name. Jerome wrote an allegory of it in his youth and later apologised.',
    keyScriptures: ['Obadiah 1:1-4', 'Obadiah 1:8-11', 'Obadiah 1:12-14', 'Obadiah 1:15-16', 'Obadiah 1:17-21'],
  },
  {
    book: 'Jonah',
    aliases: ['book of jonah', 'the book of jonah', 'prophecy of jonah', 'sefer yonah'],
    summary:
      'Everyone remembers the fish, which has three verses. The book is about the man’s temper, and it is told with a straight face by somebody who knew that readers would be on the prophet’s side until they noticed where they were standing.',
    details:
      'Lay the two halves next to each other: a call, a group of pagans with a sensible leader, a prayer by [[Jonah the Prophet|Jonah]], a talk with God. The sailors and captain correspond to the people and king of [[Nineveh]], and each captain or king says much the same, perhaps we shall not perish (Jonah 1:6; Jonah 3:9). The prayers contrast: thanks for his own rescue, fury at theirs.\n\nEverything is “great”, fourteen times over: city, wind, storm, fish, fear, displeasure, joy in a plant. And in the first half everything goes down, to Joppa, into the ship, into its hold, into the sea, to the roots of the mountains. The psalm in the belly is stitched from lines familiar in the Psalter and fits so loosely that some think it was inserted; others find the misfit funny. Forty days, he says, and Nineveh shall be “overthrown”: the Hebrew can also mean turned around, which is what happened.\n\nNo word of judgement on Assyria’s crimes is softened, since none is spoken. The argument is only about what God may do with people who stop. Jonah 4:2 lists the attributes from Exodus 34:6, breaking off where punishment would follow. [[Mercy]], then, is the offence. Jesus compared his own three days, and his own foreign hearers, with it (Matthew 12:39-41).',
    insights: {
      hebrew: {
        strongs: 'H4487',
        word: 'מָנָה',
        transliteration: 'manah',
        meaning:
          'To count out, to appoint. It is used of the fish, then of plant, worm and wind (Jonah 1:17; Jonah 4:6-8), each detailed like a clerk for a duty. Only the prophet has to be told twice.',
      },
    },
    historicalContext:
      'Tarshish lay at the far end of the sea, in Spain or Sardinia; Joppa was never Israel’s own harbour. Nineveh became the royal seat only under Sennacherib, some decades after Jeroboam II, which is one reason why many doubt a report from the time. Early Christians painted Jonah in the catacombs of [[Rome]] more often than almost anything else, naked under his gourd, as a picture of rising again. When Jerome’s new Latin made the gourd an ivy, Augustine wrote to tell him of an uproar in an African church. Syriac Christians keep a fast of the Ninevites. His traditional tomb at Mosul, a church and then a mosque, was blown up in 2014; an Assyrian palace was found underneath.',
    keyScriptures: ['Jonah 1:1-6', 'Jonah 1:11-17', 'Jonah 2:1-9', 'Jonah 3:4-10', 'Jonah 4:1-4', 'Jonah 4:5-11'],
  },
  {
    book: 'Mic',
    aliases: ['book of micah', 'the book of micah', 'prophecy of micah', 'micah the prophet', 'micah of moresheth'],
    summary:
      'A countryman’s case against the capital. What Isaiah saw from court, Micah saw from the side of those whose coats and houses were being taken, and out of seven short chapters come Bethlehem, the ploughshares and the best one-sentence answer to what religion is for.',
    details:
      'Three times the word “hear” opens a round (Micah 1:2; Micah 3:1; Micah 6:1), and every round goes from accusation to hope, the hope growing longer. The joins are abrupt on purpose or by accident, and a reader should not smooth them. The worst sentence about the temple hill and the best (Micah 3:12; Micah 4:1) are neighbours.\n\nIn Micah 1 a good study Bible earns its price, for the town names are puns: in Beth-leaphrah, house of dust, roll in dust; Lachish is told to harness the rekesh, the team. Most of these places lay within a day’s walk of his home, and an army was passing. In Micah 2 and 3 listen for hecklers. “Prophesy ye not,” they say (Micah 2:6), and he answers that their ideal preacher would promise wine. The leaders take bribes and still lean on the LORD: is he not among us?\n\nThe ruler out of [[Bethlehem]] (Micah 5:2) skips [[Jerusalem]] and the living dynasty to begin again where [[David]] began. In Micah 6 God’s evidence against the people is a list of favours, and names [[Miriam]] beside [[Moses]] and [[Aaron]], a rare honour. The last chapter starts with a gleaner finding no fruit, passes through a household where nobody can be trusted, and waits in the dark (Micah 7:7-8).',
    insights: {
      hebrew: {
        strongs: 'H4310',
        word: 'מִי',
        transliteration: 'mi',
        meaning:
          'Who? The prophet’s name is a shortened question, who is like the LORD, and the book’s last paragraph asks it outright (Micah 7:18). The expected point of comparison would be power; the one given is pardon.',
      },
    },
    historicalContext:
      'Moresheth is usually placed at Tel Goded in the foothills, where Sennacherib’s troops swept through in 701 BC; the siege ramp at nearby Lachish can still be climbed, and jar handles stamped “for the king” show the stores that such villages had to supply. A Greek scroll of the Twelve, found in a cave of refugees of the year 135 AD in Nahal Hever, keeps a good part of his text. On New Year’s afternoon many Jews go to running water and say his closing verses, a custom called tashlikh. Jimmy Carter took Micah 6:8 for his inaugural address in 1977. How the peace oracle came to stand also in Isaiah, by borrowing either way or from a common hymn, is unsettled.',
    keyScriptures: [
      'Micah 2:1-6',
      'Micah 3:9-12',
      'Micah 4:1-5',
      'Micah 5:2-5',
      'Micah 6:1-8',
      'Micah 7:7-9',
      'Micah 7:18-20',
    ],
  },
  {
    book: 'Nah',
    aliases: ['book of nahum', 'the book of nahum', 'prophecy of nahum', 'nahum the prophet', 'fall of nineveh'],
    summary:
      'The best battle poetry in Hebrew, and all of it on one side. It is the scripture that people under tyranny have understood without notes, and that people at peace find hardest to read in company.',
    details:
      'The heading calls it a book and a vision; it may have been circulated in writing, unlike most oracles. In the opening psalm the pronouns are so loose that “you” is now Judah, now [[Nineveh]]. That is part of the effect: comfort and sentence leave by the same mouth. Only with Nahum 2:8 is the city named after the heading.\n\nAfter that, sound does the work. Hebrew has three nearly identical words for the emptied city in Nahum 2:10, buqah, mebuqah, mebullaqah; Nahum 3:2-3 has no verbs to speak of, only whip, wheel, horse, flash, heap. Translations that supply connections slow it down. Questions interrupt: where is the den of the lions, who will mourn her, are you better than Thebes? The insults are for her defences, ripe figs that drop at a shake, for officials like locusts that fly off when the sun rises (Nahum 3:12-17).\n\nSet it between [[Jonah]] and [[Habakkuk]], as the canon nearly does. The first asks why God spares; this one shows that he does not spare for ever; the next asks why the successor is worse. These two, Jonah and Nahum, are also the only two of the Twelve to end on a question. For [[Judgment]] without hatred, note that no Israelite lifts a weapon here.',
    insights: {
      hebrew: {
        strongs: 'H5151',
        word: 'נַחוּם',
        transliteration: 'Nachum',
        meaning:
          'The name means comfort. Nahum 3:7 plays on it: where shall comforters be sought for Nineveh? There is one Nahum, and he is not for her.',
      },
    },
    historicalContext:
      'A cuneiform chronicle that Cyril Gadd published in 1923 tells how Babylonians and Medes stormed Nineveh in the summer of 612 BC after three months. Austen Layard had by then unearthed its palaces: corridors of lion hunts, prisoners flayed, a queen dining near a severed head. Thebes in [[Egypt]], a thousand miles off, had fallen to Ashurbanipal in 663 BC, so the poet’s comparison was fresh. A Qumran commentary applies the book to its own days and, as such texts seldom do, names a king, Demetrius. Elkosh has been looked for in Judah and Galilee; Alqosh in northern Iraq shows a tomb, long tended by Jews. The runner with good news (Nahum 1:15) resembles Isaiah 52:7, whence Romans 10:15.',
    keyScriptures: ['Nahum 1:2-8', 'Nahum 1:12-15', 'Nahum 2:8-13', 'Nahum 3:1-7', 'Nahum 3:8-13', 'Nahum 3:18-19'],
  },
  {
    book: 'Hab',
    aliases: ['book of habakkuk', 'the book of habakkuk', 'prophecy of habakkuk', 'habakkuk the prophet', 'chavakuk'],
    summary:
      'A prophet lodges a complaint, gets an answer, and complains about the answer. These three chapters are the nearest the Twelve come to philosophy, except that the thinker ends up singing with nothing in the larder.',
    details:
      'Its first two chapters are a conversation that can be set out as a play: complaint (Habakkuk 1:2-4), reply (Habakkuk 1:5-11), second complaint, a pause on the watchtower, second reply. Where exactly each voice stops is not marked, and in particular the wicked of the opening may be Judeans or foreigners; most take them for his own people, which makes the remedy so shocking. He appeals to God’s character against God’s policy: thou art of purer eyes.\n\nWhat the reply offers is a date not given and a tablet to be written large, so that whoever reads it may run (Habakkuk 2:2), or may run his eye over it. Then the conquered peoples take up five woes, a mock funeral for a creditor, a builder, a founder of cities, a pourer of drink and a carver of idols. Stones cry out from the wall. The third woe contains, unannounced, the earth filled with knowledge as waters cover the sea (Habakkuk 2:14).\n\nHabakkuk 3 has a title, an unexplained term of music, selahs, and a note for the choirmaster at its foot, and was evidently used in [[Worship]]. Sun and moon stand still; God’s arrows pass. The poet’s lips quiver, he has rottenness in his bones, and out of that body, not out of serenity, comes the vow about the fig tree. Paul drew [[Justification]] from the half verse on [[Faith]]; the book supplies the waiting.',
    insights: {
      hebrew: {
        strongs: 'H530',
        word: 'אֱמוּנָה',
        transliteration: 'emunah',
        meaning:
          'Firmness, steadiness, trust one can lean on; it is used of Moses’ hands held up till sunset (Exodus 17:12). In Habakkuk 2:4 it is “his”, the righteous one’s or, some argue, the vision’s; the Greek made it “my”, God’s.',
      },
    },
    historicalContext:
      'After Carchemish in 605 BC Judah exchanged one overlord for another. The commentary on Habakkuk was among the first seven scrolls taken from Cave 1 near the [[Dead Sea]]: it finds its own community’s Teacher and a Wicked Priest in every clause and turns the Chaldeans into Kittim, the Romans. In the Talmud a teacher says that 613 commandments were brought down to one by this prophet, namely Habakkuk 2:4. Hebrews 10:38 quotes the line for endurance rather than for justification. In the Greek additions to Daniel an angel carries him by the hair to [[Babylon]] with stew for the lions’ den. His psalm is read at the feast of Weeks, and a bald marble prophet by Donatello is traditionally taken for him.',
    keyScriptures: [
      'Habakkuk 1:2-4',
      'Habakkuk 1:12-17',
      'Habakkuk 2:1-4',
      'Habakkuk 2:9-14',
      'Habakkuk 3:2-6',
      'Habakkuk 3:16-19',
    ],
  },
  {
    book: 'Zeph',
    aliases: ['book of zephaniah', 'the book of zephaniah', 'prophecy of zephaniah', 'zephaniah the prophet'],
    summary:
      'From an almost total blackout to a lullaby in fifty-three verses. Zephaniah knew the streets of the capital, disliked its fashions, and addressed a vice that is seldom called one: the settled opinion that God will not do anything.',
    details:
      'Start with the first and last words of God, “I will utterly consume” and “I turn back your captivity”, and the course is plain. The usual order of big prophets, own people, foreigners, restoration, is here in pocket size. Fierce as it is, the text is careful in its aim. Within [[Jerusalem]] it goes by district, the Fish Gate, the Second Quarter, the market hollow called Maktesh (Zephaniah 1:10-11), and by class: princes in foreign dress, those who hop over thresholds, merchants, and people who bow to the host of heaven from their roofs while swearing by the LORD. The king himself is not attacked, which suits the young [[Josiah]].\n\nZephaniah 2:4 hammers its town names, Gaza azubah, Ekron te‘aqer, as warnings that can be remembered like a rhyme. Note the “it may be” of Zephaniah 2:3. The prophet who is most certain of the day is least presumptuous about who escapes.\n\nThe pure speech of Zephaniah 3:9 has often been set against [[Babel]], where speech was confused: peoples will serve “with one consent”, in Hebrew with one shoulder, like porters. Worshippers come from beyond Cush, the land of the Nile south of [[Egypt]]; since the author’s father was called Cushi, some think that he had African forebears, and others that it was just a name.',
    insights: {
      hebrew: {
        strongs: 'H622',
        word: 'אָסַף',
        transliteration: 'asaf',
        meaning:
          'To gather: in, up or away. The opening threat sweeps everything off (Zephaniah 1:2); the nations are gathered for wrath (Zephaniah 3:8); at the end those who grieved for the festivals are gathered home (Zephaniah 3:18). Same verb, three harvests.',
      },
    },
    historicalContext:
      'Ashurbanipal’s death, about 631 or 627 BC, left Assyria tottering, and no reader in Josiah’s early years could tell who would fill the gap. An older theory has Scythian horsemen, whose raid to the border of Egypt Herodotus mentions, behind these poems; the evidence is slight. Excavation bears out the topography: Jerusalem had by then spread to the western hill, the Second Quarter. A scroll of the Twelve from Murabba‘at, hidden in the revolt of 132-135 AD, preserves nearly all of it in a text close to the later standard. Clement of Alexandria knew an Apocalypse of Zephaniah, of which Coptic leaves survive. Zephaniah 3:14-17 is read in Western churches at the vigil or on a Sunday of Advent, joy after fear.',
    keyScriptures: [
      'Zephaniah 1:2-6',
      'Zephaniah 1:10-18',
      'Zephaniah 2:1-3',
      'Zephaniah 3:1-7',
      'Zephaniah 3:8-13',
      'Zephaniah 3:14-20',
    ],
  },
  {
    book: 'Hag',
    aliases: ['book of haggai', 'the book of haggai', 'prophecy of haggai', 'haggai the prophet'],
    summary:
      'Here is a man with one idea, who got it built. Haggai’s case is worth knowing for anybody with an unfinished project, and his theology is odd enough to be interesting: God, he says, would like a house, and people who claim they cannot afford it have ceilings.',
    details:
      'Everything hangs on dates and on who is addressed. On the first of the sixth month he speaks to governor and high priest, with the people listening; three weeks later they are at work, and a single sentence, “I am with you”, is all the encouragement they get (Haggai 1:13-15). In the seventh month, at the feast that had once seen [[Solomon]]’s dedication, he asks the elderly what they remember. In the ninth, with rain due and seed in the ground, he goes to the priests with a question of ritual; the same day there is a private word for Zerubbabel.\n\nThe prose sounds flat after [[Zephaniah]], and that has its charm. He reasons in household economics: effort, wages, prices, mildew. He repeats orders, be strong, be strong, be strong, and work (Haggai 2:4). Critics have called this a crude bargain, piety for harvests. A fairer reading notes that he never says prosperity proves virtue, and that what God wants from the building is to be pleased and glorified there (Haggai 1:8).\n\nRead [[Ezra]] 4-6 along with him, since there his name opens the turn of events, and the early visions of [[Zechariah]], his colleague by two months. The shaking of heaven and earth (Haggai 2:6) is the one line quoted in the New Testament, in Hebrews 12:26, where what remains unshaken is not [[The Temple]] but a kingdom.',
    insights: {
      hebrew: {
        strongs: 'H7760',
        word: 'שׂוּם',
        transliteration: 'sum',
        meaning:
          'To set or lay. “Consider” in Haggai 1:5 is literally set your heart upon your ways, and the idiom comes again until they are to set it on the future (Haggai 2:15; Haggai 2:18). Stones are laid with the very same verb in between.',
      },
    },
    historicalContext:
      'Darius had just put down, by his own account on the cliff at Behistun, a whole series of pretenders, two of them in [[Babylon]]; talk of overturned thrones (Haggai 2:22) was in the air, and risky. Zerubbabel, whose name means seed of Babylon, was a grandson of the exiled King Jehoiachin serving as a Persian governor. Seal impressions name some later holders of the post, and a seal of “Shelomith, maidservant of Elnathan the governor”, whose find-spot is not recorded, may belong to Zerubbabel’s daughter of that name (1 Chronicles 3:19). Rabbis listed five things that the second temple lacked, the ark and sacred fire among them. Herod rebuilt it out of recognition, and Christians saw the greater glory in a child carried into it.',
    keyScriptures: ['Haggai 1:2-11', 'Haggai 1:12-15', 'Haggai 2:1-9', 'Haggai 2:10-19', 'Haggai 2:20-23'],
  },
  {
    book: 'Zech',
    aliases: ['book of zechariah', 'the book of zechariah', 'prophecy of zechariah', 'zechariah the prophet'],
    summary:
      'Jerome called it the most obscure of the Twelve, and the evangelists could not leave it alone. Half is a night of lucid dreams with a guide, half a sheaf of torn prophecies about shepherds; it stands midway between the prophets and the Apocalypse.',
    details:
      'The eight visions are arranged around the middle. The first has its answer in the last, the second and third in the sixth and seventh; at the heart are the two leaders, Joshua the priest re-clothed (Zechariah 3) and Zerubbabel among lamps and olive trees (Zechariah 4). The guide asks, “Knowest thou not what these be?” and the honest prophet says no. Then follow questions about fasts which had been kept since the temple burnt, and ten short promises, among them foreigners taking hold of a Jew by his coat (Zechariah 8:23).\n\nThe word “burden” heads two further collections (Zechariah 9:1; Zechariah 12:1), and the same word then heads [[Malachi]]. Here no angel explains. Zechariah 11 has a shepherd with two staves, Grace and Bonds, who breaks both, and three shepherds cut off in a month, whom scholars have identified with kings, priests and empires by the dozen. Zechariah 12:10 is difficult in grammar: “me whom they have pierced” is read by Christians of Christ, by Jewish interpreters of slain defenders or of the Messiah son of Joseph, and by others emended.\n\nA workable method is to read it after the passion in Matthew, then in its own right. The [[Mount of Olives]] splits, the bells of horses bear the high priest’s inscription, and every cooking pot in [[Jerusalem]] is holy (Zechariah 14:20-21): [[Holiness]] has escaped.',
    insights: {
      hebrew: {
        strongs: 'H6780',
        word: 'צֶמַח',
        transliteration: 'tsemach',
        meaning:
          'A sprout, what comes up. As a title in Zechariah 3:8 and Zechariah 6:12 it picks up Jeremiah 23:5, a shoot for David. The Greek has anatole, rising, which can also mean dawn, and so lies behind the dayspring of Luke 1:78.',
      },
    },
    historicalContext:
      'Seventy years was an inherited number (Zechariah 1:12); from 586 to the finished temple in 515 BC it nearly fits. The prophet’s “two anointed ones” (Zechariah 4:14) help to explain why the people of Qumran expected two messiahs, priest and king. Since Matthew 27:9 credits the thirty pieces to Jeremiah, the Cambridge scholar Joseph Mede in the seventeenth century proposed that Zechariah 9-11 were the work of Jeremiah, and so older than their setting; later critics moved them the other way. The state emblem of Israel, a lampstand between olive branches, is taken from his fifth vision. Luther, commenting on Zechariah 14, wrote that here he gave up, for he was not sure what the prophet was talking about.',
    keyScriptures: [
      'Zechariah 1:1-6',
      'Zechariah 3:1-10',
      'Zechariah 4:1-14',
      'Zechariah 8:1-8',
      'Zechariah 9:9-12',
      'Zechariah 11:4-14',
      'Zechariah 12:10',
      'Zechariah 14:16-21',
    ],
  },
  {
    book: 'Mal',
    aliases: ['book of malachi', 'the book of malachi', 'prophecy of malachi', 'malachi the prophet'],
    summary:
      'The Old Testament of Christian Bibles signs off with an argument in a half-empty temple. Both parties interrupt. It is the book for a generation that has kept up attendance and lost interest, and its God, unusually, answers back point for point.',
    details:
      'Mark every “ye say”. The six exchanges then fall out by themselves, and so does the mood: nobody denies God, everybody asks what the evidence is. By far the larger part of the fifty-five verses is in God’s own first person. The topics run from love and blemished offerings through marriage, justice and tithes to the question whether serving God pays (Malachi 3:14), the very question of [[Job]].\n\nThe priests get the longest hearing. An ideal Levi is held up to them, who walked in peace and turned many from wrong (Malachi 2:4-7), and by it they are small; their curse is to have dung spread on their faces. The next dispute begins surprisingly wide, has not one God made us all, and narrows to a wife betrayed and tears on the altar (Malachi 2:10-16). The refiner sits, since silver takes time, and the day that burns like an oven is the same that heals (Malachi 4:1-3): whether the sun hurts depends on what one is made of.\n\nTwo names stand at the end. [[Moses]] is to be remembered, [[Elijah]] expected; law behind and prophet ahead, and both turn up on a mountain in Mark 9:4. Families are the last concern, hearts of fathers and children turned to each other. Luke 1:17 gives that task to [[John the Baptist]]. Christian readers turn the page here; those of most printed Hebrew Bibles go on to Psalm 1.',
    insights: {
      hebrew: {
        strongs: 'H4397',
        word: 'מֲלְאָךְ',
        transliteration: 'mal’akh',
        meaning:
          'A messenger, human or angelic. The prophet’s own name has it, a true priest is one (Malachi 2:7), another clears the road, and a “messenger of the covenant” comes to the temple (Malachi 3:1). Readers have never agreed how many persons that verse announces: one, two or three.',
      },
    },
    historicalContext:
      'The “governor” to whom one would not offer a lame animal (Malachi 1:8) has a Persian-period title, and mixed marriage, neglected tithes and tired Levites are also what Nehemiah 13 reports. Edom’s ruin (Malachi 1:3-4) was already visible. A Qumran copy of the mid-second century BC, the oldest manuscript of the Twelve, reads in Malachi 2:16 “if you hate her, send her away”, nearly the reverse of “he hateth putting away”. The pure offering among the nations (Malachi 1:11) was applied to the eucharist from the Didache to the Council of Trent, and by Protestants to [[Prayer]]. In synagogues the promise of Elijah is repeated after the final verse, lest the prophets end with a curse.',
    keyScriptures: [
      'Malachi 1:1-5',
      'Malachi 1:6-11',
      'Malachi 2:10-16',
      'Malachi 3:1-6',
      'Malachi 3:7-12',
      'Malachi 3:13-18',
      'Malachi 4:1-6',
    ],
  },
];
