import type { EncyclopediaCard } from '../../card.ts';

export const kingdomsAndEmpires: readonly EncyclopediaCard[] = [
  {
    title: 'Mount Carmel',
    aliases: ['carmel', 'prophets of baal', 'muhraqa', 'el-muhraqa', 'kishon'],
    summary:
      'A green ridge that ends as a headland in the sea at Haifa, Carmel catches more rain than its surroundings, which made it a good place to settle whether Baal or the LORD sent rain. One day of Elijah’s life has outweighed everything else that happened on it.',
    details:
      'There has been no rain for three years. [[Elijah]] gathers the people, asks how long they mean to limp between two opinions, and proposes a test that favours his opponents, since Baal held the lightning: whoever answers with fire is God (1 Kings 18:19-24). Four hundred and fifty prophets shout from morning. At noon he suggests that their god may be on a journey, or asleep. He repairs a ruined altar with twelve stones, a pointed number in a divided nation, drenches it three times in the middle of a drought, and says a prayer of two sentences. After the fire comes the part that children’s Bibles omit, when the prophets are killed at the Kishon below (1 Kings 18:40). Then he crouches with his face between his knees while a servant looks seawards seven times, until there is a cloud as small as a hand.\n\n[[Elisha]] stayed here afterwards; the mother from Shunem rode up to find him, and saw her dead son restored (2 Kings 4:25-37).\n\nPoets used Carmel as a standard of beauty: the loved one’s head is like it (Song of Solomon 7:5), the desert will have its splendour (Isaiah 35:2). When God roars from [[Zion]] its top withers (Amos 1:2), and nobody can hide there from him (Amos 9:3). The Carmel where Nabal sheared his sheep (1 Samuel 25:2) was a town in Judah.',
    insights: {
      hebrew: {
        strongs: 'H3760',
        word: 'כַּרְמֶל',
        transliteration: 'Karmel',
        meaning:
          'Orchard or plantation, the same as the common noun (H3759). To explain it as vineyard of God, kerem ’El, is tempting but probably wrong: the final l is most likely just an old ending.',
      },
    },
    historicalContext:
      'The highest point reaches 546 metres. Tradition puts the contest at el-Muhraqa, “the burning”, near the south-eastern end, 482 metres up and straight above the Kishon, where Carmelite friars keep a chapel and a statue of the prophet with his sword raised; no altar has been found. Tacitus writes that Vespasian consulted an oracle on Carmel at an altar without image or temple, and a marble foot of about AD 200 is dedicated to Zeus of Carmel. Far older are the caves in its western slope where Dorothy Garrod, from 1929, found Neanderthal and early modern skeletons. The Carmelite order grew from hermits here around 1200; the gold-domed shrine in Haifa is Baha’i.',
    keyScriptures: [
      '1 Kings 18:17-46',
      '2 Kings 2:25',
      '2 Kings 4:25-37',
      'Isaiah 35:1-2',
      'Amos 1:2',
      'Amos 9:2-3',
      'Song of Solomon 7:5',
    ],
  },
  {
    title: 'Samaria',
    aliases: ['sebaste', 'samaritans', 'samaritan', 'shomron', 'woman at the well', 'samaritan woman'],
    summary:
      'Two talents of silver were what King Omri paid for a hill in the middle of the country, some 55 kilometres north of Jerusalem, on which he laid out a capital with no older city beneath. The ruins are at Sebastia, near Nablus in the West Bank. The city’s name spread to a province, then to the people who lived there, and at last, through one parable, to anybody who stops to help.',
    details:
      'Ahab added a palace adorned with ivory (1 Kings 22:39) and a temple of Baal; his chariot was washed of his blood at the pool. In a Syrian siege a donkey’s head sold for eighty pieces of silver, mothers made a pact to eat their children, and it was four lepers, with nothing to lose, who found that the enemy had fled (2 Kings 6:24-29; 2 Kings 7:3-16). Amos rages at beds of ivory, and at women whom he compares with well-fed cows (Amos 6:4; Amos 4:1). After a three years’ siege the Assyrians took the city, about 722 BC, and led part of the population away (2 Kings 17:5-6).\n\nWhat came next is told in 2 Kings 17:24-41 from Judah’s side: settlers from five cities, lions, and a worship of the LORD alongside their own gods. Samaritans, whose Bible is the five books of [[Moses]], trace themselves to the tribes of [[Joseph]]. Modern scholars date the breach with [[Jerusalem]] late and gradual; the destruction of their sanctuary on Gerizim by a Jewish ruler sealed it.\n\n[[Jesus]] sends the twelve past their towns (Matthew 10:5), refuses to have one burned (Luke 9:52-56), praises a foreigner among [[The Ten Lepers|ten healed lepers]], makes another the hero of [[The Good Samaritan]], and tells a woman at the well who he is (John 4:7-26). Philip preached in the region, and of the two apostles who came to lay on hands one, [[John the Apostle|John]], had once wanted the fire (Acts 8:14-17).',
    insights: {
      hebrew: {
        strongs: 'H8111',
        word: 'שֹׁמְרוֹן',
        transliteration: 'Shomron',
        meaning:
          '1 Kings 16:24 takes it from Shemer, the owner who sold the hill. It also looks like a word for watch-post, from shamar, to keep, which suits a hill with a view to the sea. Samaritans prefer to be called Shamerim, keepers, meaning of the law.',
      },
    },
    historicalContext:
      'The ruins lie at Sebastia, north-west of Nablus. George Reisner of Harvard (1908-10) laid bare the palace platform and found over sixty potsherds inked with receipts for wine and oil, some naming people after Baal and others after the LORD. John Crowfoot’s team, with young Kathleen Kenyon, recovered hundreds of carved ivories in the 1930s. Sargon II claims 27,290 deportees. Herod rebuilt the town as Sebaste, in honour of Augustus, whose temple steps remain, with a colonnaded street and a church over the reputed tomb of [[John the Baptist]]. Fewer than a thousand Samaritans live today, on Gerizim and at Holon.',
    keyScriptures: [
      '1 Kings 16:23-28',
      '2 Kings 6:24-33',
      '2 Kings 17:1-41',
      'Amos 6:1-6',
      'Luke 9:51-56',
      'John 4:4-42',
      'Acts 8:4-25',
    ],
  },
  {
    title: 'Nineveh',
    aliases: ['ninevah', 'assyria', 'assyrians', 'assyrian empire', 'kuyunjik'],
    summary:
      'Opposite Mosul, on the Tigris in northern Iraq, lie the mounds of the city that Jonah did not want to save. In the seventh century BC it was perhaps the largest in the world; within three months in 612 it was finished, and two Hebrew prophets, of very different temper, have the last word on it.',
    details:
      'Genesis credits its building to the age of Nimrod (Genesis 10:8-12). It enters Israel’s story as the residence of Sennacherib, who had shut up [[Hezekiah]] in [[Jerusalem]] and came home to be murdered by his sons in a temple (2 Kings 19:36-37).\n\nThe book of [[Jonah]] sends a prophet to it with five Hebrew words of doom, and everyone, down to the cattle, puts on sackcloth. God relents; the prophet sulks; the final question concerns more than 120,000 people who do not know right from left, “and also much cattle” (Jonah 3:4-10; Jonah 4:11). [[Nahum]] shows the other side: whip-crack, wheels, galloping, heaps of corpses, the river gates open, and at the end all who hear of it clap their hands, for who had not suffered from it (Nahum 2:6; Nahum 3:1-19)? Zephaniah foresees flocks lying down in it, and birds at the windows (Zephaniah 2:13-15).\n\nWhether Jonah is history or parable, the “three days’ journey” is a problem for the first view and a flourish for the second: the walls are about 12 kilometres round. Defenders think of the district, or of a visit with its formalities. No Assyrian record tells of a conversion. [[Jesus]] takes the Ninevites as future witnesses against those who heard a greater than Jonah (Matthew 12:41).',
    insights: {
      hebrew: {
        strongs: 'H5210',
        word: 'נִינְוֵה',
        transliteration: 'Nineveh',
        meaning:
          'Ninua in Assyrian, older than any explanation. Scribes sometimes wrote it with a sign showing a fish inside a house, a pun on an old goddess’s name; readers of Jonah may enjoy the coincidence without building on it.',
      },
    },
    historicalContext:
      'Xenophon’s army passed the ruins in 401 BC and did not learn the name. Austen Henry Layard dug at Kuyunjik from the 1840s, uncovering Sennacherib’s palace with its reliefs of the siege of Lachish, now in London; he and Hormuzd Rassam found Ashurbanipal’s library, among whose tablets George Smith read a flood story in 1872. In 2014 the self-styled Islamic State blew up the mosque of Nabi Yunus, venerated as Jonah’s tomb, and bulldozed rebuilt gates; tunnels beneath the mosque exposed parts of Esarhaddon’s palace. Iraqi teams are restoring. Eastern churches still keep a three-day Fast of Nineveh.',
    keyScriptures: [
      'Jonah 1:1-3',
      'Jonah 3:1-10',
      'Jonah 4:6-11',
      'Nahum 3:1-7',
      'Zephaniah 2:13-15',
      '2 Kings 19:32-37',
      'Matthew 12:38-41',
      'Genesis 10:8-12',
    ],
  },
  {
    title: 'Babylon',
    aliases: ['babylonia', 'chaldea', 'babylonian exile', 'babylonian captivity', 'belshazzar', 'whore of babylon'],
    summary:
      'Its armies burned the temple; its canals watered the settlements in which much of the Old Testament took its present form. From Genesis to Revelation Babylon, on the Euphrates some 85 kilometres south of Baghdad in today’s Iraq, stands for power that thinks itself eternal, and yet a prophet told the exiles there to pray for its welfare.',
    details:
      'Envoys of Merodach-baladan are shown round the treasury by a flattered [[Hezekiah]]; Isaiah asks what they have seen, hears “everything”, and says that everything will go there (2 Kings 20:12-19). About a century later Nebuchadnezzar carried off King Jehoiachin and the craftsmen in 597 BC and razed [[Jerusalem]] in the next decade. [[Jeremiah the Prophet|Jeremiah]]’s letter advises the deported to plant gardens and marry (Jeremiah 29:4-7). He also wrote a scroll against the city, to be sunk in the Euphrates on a stone (Jeremiah 51:59-64). Both were meant.\n\n[[Daniel the Prophet|Daniel]] serves its court, until a hand writes on the plaster that the king has been weighed (Daniel 5:25-31). A psalm refuses to sing its songs for the captors, and closes with a wish about their babies that readers have never known how to pray (Psalms 137:1-9). Isaiah sees its gods carried off on tired animals (Isaiah 46:1-2), a satire on processions of the very kind that went through the Ishtar Gate.\n\nIn Peter’s letter the name is almost certainly a cover for [[Rome]] (1 Peter 5:13). So it is for most readers of Revelation, where the woman on seven hills falls in an hour and merchants mourn their cargoes, the last item of which is human lives (Revelation 17:9; Revelation 18:10-13). Others look for a final world power or a rebuilt city. Of its beginnings Genesis tells under the name of [[Babel]].',
    insights: {
      greek: {
        strongs: 'G897',
        word: 'Βαβυλών',
        transliteration: 'Babylon',
        meaning:
          'The Greek form of Akkadian Babili, which Babylonians read as gate of god and which is probably older than their language. Hebrew has one word, Bavel (H894), for tower and empire; only translations give two names.',
      },
    },
    historicalContext:
      'The ruins near Hillah, about 85 kilometres south of Baghdad, were dug by Robert Koldewey from 1899 to 1917; the blue-glazed gate is in Berlin. Ration tablets found there, published in 1939, list oil for “Yaukin, king of Judah” and his sons. Belshazzar, once thought invented, is known from tablets as regent for his father Nabonidus. Cyrus entered in 539 BC, without a battle by his own account on the clay cylinder now in London, and no document knows Daniel’s Darius the Mede. The end predicted in Isaiah 13:20 came by slow desertion over centuries. Saddam Hussein rebuilt palace walls with bricks bearing his name; a World Heritage listing followed in 2019.',
    keyScriptures: [
      '2 Kings 20:12-19',
      '2 Kings 24:10-17',
      'Jeremiah 29:4-14',
      'Jeremiah 51:59-64',
      'Psalms 137:1-9',
      'Isaiah 47:1-11',
      'Daniel 5:1-31',
      'Revelation 18:1-24',
    ],
  },
  {
    title: 'Damascus',
    aliases: [
      'aram',
      'aram-damascus',
      'arameans',
      'straight street',
      'street called straight',
      'hazael',
      'ananias of damascus',
    ],
    summary:
      'Snow-water from the Anti-Lebanon makes an orchard at the edge of the Syrian desert, some 100 kilometres north-east of the Sea of Galilee, and people have lived there, in what is now the capital of Syria, without a break for thousands of years. For the kings of Israel it was the enemy next door; for Paul, the place where he was led by the hand.',
    details:
      'Abram pursued his nephew’s captors to its north, and his steward came from it (Genesis 14:15; Genesis 15:2). [[David]] put garrisons there and lost it in the next generation to an outlaw named Rezon (1 Kings 11:23-25). The wars that followed have their pauses: Ben-hadad gets his life and grants Ahab a bazaar (1 Kings 20:34), and Naaman, the general, grumbles that Abana and Pharpar are cleaner rivers (2 Kings 5:12), then goes home with two mule-loads of Israelite earth. [[Elisha]], visiting, stared at the courtier Hazael till he wept, because he saw what that man would do to Israel; next day Hazael smothered his master with a wet cloth (2 Kings 8:7-15).\n\nTo escape from Damascus, Ahaz called in Assyria, went there to thank the conqueror, and sent home the drawing of an altar that had taken his fancy (2 Kings 16:7-16). Isaiah’s oracle that it will cease to be a city (Isaiah 17:1) most interpreters refer to that fall in 732 BC; some, since it was settled again, await another.\n\nAbout AD 33 [[Paul]] approached with warrants. Blind, in Judas’s house on the street called Straight, he was visited by Ananias, who had first argued with God about it, and addressed as brother (Acts 9:10-18). He left in a basket through a window. His own account blames the governor of King Aretas (2 Corinthians 11:32-33), that of Luke a plot among the Jews (Acts 9:23-25); both could be true.',
    insights: {
      hebrew: {
        strongs: 'H1834',
        word: 'דַּמֶּשֶׂק',
        transliteration: 'Dammeseq',
        meaning:
          'Not Semitic as far as anyone can show: a list of Thutmose III already has it, in the fifteenth century BC. Amos 3:12 contains a near-identical word, which the KJV renders by the city and others by part of a couch, perhaps damask.',
      },
    },
    historicalContext:
      'Because it is lived in, it has hardly been dug. Its great days as Aram’s capital are known from elsewhere: a broken stele found by Avraham Biran’s team at Tel Dan in 1993, probably Hazael’s, boasts of killing a king of Israel and one of the “house of David”. The Umayyad mosque of about 715 stands on the precinct of Hadad, later Jupiter’s, then a church; it contains a shrine of John the Baptist’s head. Straight Street keeps its Roman line, with an arch unearthed below the pavement, and leads towards an underground chapel shown as Ananias’s house. The old town suffered less than the suburbs in the war after 2011.',
    keyScriptures: [
      '1 Kings 20:26-34',
      '2 Kings 5:1-19',
      '2 Kings 8:7-15',
      '2 Kings 16:5-18',
      'Isaiah 17:1-3',
      'Acts 9:1-25',
      '2 Corinthians 11:32-33',
      'Galatians 1:15-18',
    ],
  },
];
