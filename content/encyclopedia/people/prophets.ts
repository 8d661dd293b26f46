import type { EncyclopediaCard } from '../../card.ts';

export const prophets: readonly EncyclopediaCard[] = [
  {
    title: 'Isaiah the Prophet',
    aliases: ['esaias', 'isaiah son of amoz', 'prophet isaiah'],
    summary:
      'Married to a prophetess, father of two boys with sermons for names, at home with kings, Isaiah son of Amoz worked in Jerusalem for some forty years from about 740 BC. No prophet is quoted more often in the New Testament, though how much of the book is his own is one of the oldest questions in biblical study.',
    details:
      'In the year that King Uzziah died he saw the LORD on a throne, with a hem that filled [[The Temple|the temple]] and burning creatures who covered their faces. A coal from the altar touched his lips; then, hearing God ask for a messenger, he volunteered before knowing the message, which was that nobody would listen (Isaiah 6:1-13).\n\nHis children walked about as signs: Shear-jashub, a remnant shall return, taken along to meet King Ahaz, and Maher-shalal-hash-baz, speed-spoil-hasten-plunder, the longest name in the Bible. A further child, Immanuel, whose father is not named, born of a young woman (in the Greek, a virgin; Isaiah 7:14), was a sign to Ahaz that two hostile kings would soon be gone; Matthew sees it filled full in [[Jesus]]. For three years he went about stripped and barefoot to show what Assyria would do to those on whom Judah relied (Isaiah 20:2-4). He told [[Hezekiah]] that he would die, and was recalled before he had crossed the court; he told him [[Jerusalem]] would stand, and it did.\n\nFrom chapter 40 the prophet falls silent and Babylon is the enemy, with Cyrus named a century and a half in advance. Most scholars hear there an anonymous voice of the exile and others after it; conservative scholars defend one author who was given to see ahead. An early legend, perhaps alluded to in Hebrews 11:37, says that he was sawn in two under Manasseh.',
    insights: {
      hebrew: {
        strongs: 'H6918',
        word: 'קָדוֹשׁ',
        transliteration: 'qadosh',
        meaning:
          'Holy, three times over in the song of the seraphim. “The Holy One of Israel” is the book’s signature for God, some two dozen times, in both its halves, and rare elsewhere. The prophet’s name means the LORD saves (H3470).',
      },
    },
    historicalContext:
      'His age saw Tiglath-pileser III deport Galilee, Samaria fall about 722 BC, and Sennacherib stand before Jerusalem in 701. Sargon II was known almost from Isaiah 20:1 alone until his palace at Khorsabad was dug up in the 1840s. A clay sealing found near the temple mount and published in 2018 reads “belonging to Isaiah” and then letters which may begin the word prophet; the break falls exactly there, and the excavator herself left it open. The Great Isaiah Scroll from Qumran, of the 2nd century BC, is the oldest complete copy of any biblical book.',
    keyScriptures: [
      'Isaiah 6:1-13',
      'Isaiah 7:3-17',
      'Isaiah 8:1-4',
      'Isaiah 20:1-6',
      'Isaiah 37:21-35',
      'Isaiah 38:1-8',
      'Acts 8:27-35',
    ],
  },
  {
    title: 'Jeremiah the Prophet',
    aliases: ['jeremias', 'weeping prophet', 'baruch', 'prophet jeremiah'],
    summary:
      'For forty years a priest’s son from Anathoth told Jerusalem that it would fall to Babylon and had better surrender. He was flogged, banned, dropped into a cistern and proved right. Jeremiah’s arguments with God, preserved in his own voice, are the most intimate pages left by any prophet.',
    details:
      'He objected that he was too young, and was shown an almond branch and a boiling pot (Jeremiah 1:6-14). He was forbidden to marry or to attend a funeral or a feast (Jeremiah 16:1-9). In the temple gate he told worshippers that chanting “the temple of the LORD” would protect them as little as [[Shiloh]] had been protected, and was nearly lynched; [[Jesus]] quotes that sermon’s den of robbers.\n\nThe so-called confessions are scattered over chapters 11 to 20. God has deceived him, he says, and if he keeps silent there is a fire in his bones (Jeremiah 20:7-9); he curses his birthday, as [[Job of Uz|Job]] does. Baruch wrote his words out. King Jehoiakim, at a brazier in winter, cut off every few columns with a scribe’s knife and burned them, whereupon the scroll was rewritten with additions (Jeremiah 36:21-32).\n\nDuring the last siege he was left to sink in the mud of a cistern. It was an African official, Ebed-melech, who asked for him and who thought of passing down old rags for his armpits under the ropes (Jeremiah 38:7-13). About then he bought a field already behind enemy lines, for seventeen shekels, properly witnessed, because houses would be bought there again (Jeremiah 32:6-15). He had promised, too, a new covenant written on the heart (Jeremiah 31:31-34). Refugees dragged him to [[Egypt]] in the end, where he was still being contradicted.',
    insights: {
      hebrew: {
        strongs: 'H8247',
        word: 'שָׁקֵד',
        transliteration: 'shaqed',
        meaning:
          'Almond, the first tree to wake in spring. God puns on it with shoqed, watching: I am awake over my word (Jeremiah 1:11-12). What the prophet’s own name (H3414) means is unsure; the LORD exalts is the usual suggestion.',
      },
    },
    historicalContext:
      'He preached from about 627 BC, under Josiah, until after 586. The Babylonian Chronicle dates the first capture of Jerusalem to March 597. Letters on sherds from Lachish, written in the final campaign, speak of watching for fire signals and complain of officials whose words weaken hands, the very charge made against him (Jeremiah 38:4). Seal impressions bear the names of Gemariah son of Shaphan and of Jehucal and Gedaliah, two of his enemies; those of “Baruch son of Neriah” are judged forgeries by many. In Greek his book is about an eighth shorter than in Hebrew, and fragments of both forms lay at Qumran.',
    keyScriptures: [
      'Jeremiah 1:4-19',
      'Jeremiah 7:1-15',
      'Jeremiah 20:7-18',
      'Jeremiah 29:4-14',
      'Jeremiah 31:31-34',
      'Jeremiah 32:6-15',
      'Jeremiah 36:20-32',
      'Jeremiah 38:1-13',
    ],
  },
  {
    title: 'Ezekiel the Prophet',
    aliases: ['ezekiel son of buzi', 'valley of dry bones', 'dry bones', 'prophet ezekiel'],
    summary:
      'A priest deported to Babylonia, who at thirty (if the “thirtieth year” of his opening line is his own), the age for beginning to serve in the temple, saw the glory of God arriving on wheels by an irrigation canal. Ezekiel is the strangest of the great prophets and, with his dated oracles, one of the most exact.',
    details:
      'What he sees he hedges with “likeness” and “appearance”: four creatures of four faces each, rims full of eyes, and high over them something like a human shape (Ezekiel 1:4-28). The point shocks more than the picture, for the God of the [[The Temple|temple]] has come to an unclean country. He eats a scroll, sits stunned for a week, and is struck dumb except when a word is given him.\n\nHe besieges a brick with toy ramps; lies on one side for 390 days; shaves with a sword and weighs the hair; digs through a wall with an exile’s bundle. Told to bake bread over human dung, he protests that he has kept the food laws since boyhood, and is conceded cow’s dung (Ezekiel 4:12-15). When the siege of Jerusalem has begun, his wife, the delight of his eyes, dies in an evening, and he may not mourn, as a sign of a grief beyond tears (Ezekiel 24:15-24).\n\nChapters 16 and 23, with [[Jerusalem]] as an unfaithful wife stripped and beaten, disturb most readers today. After the city’s fall he turns to hope: shepherds dismissed, a new heart of flesh (Ezekiel 36:26), bones that rattle together when he addresses them and then the wind, and a temple plan out of which a river runs to sweeten the [[Dead Sea]]. Crowds came as to a singer with a lovely voice, he was told, and did nothing about it (Ezekiel 33:31-32).',
    insights: {
      hebrew: {
        strongs: 'H7307',
        word: 'רוּחַ',
        transliteration: 'ruach',
        meaning:
          'Wind, breath, spirit. In the vision of the bones (Ezekiel 37:1-14) it occurs ten times in all three senses, so that no English word can follow it through. The prophet’s name (H3168) means God strengthens.',
      },
    },
    historicalContext:
      'He went into exile with King Jehoiachin in 597 BC and settled at Tel-abib by the Chebar, a canal near Nippur known from cuneiform tablets; other tablets, from al-Yahudu, “Judah-town”, show deportees farming, renting and keeping Hebrew names. Rations of oil for Jehoiachin are recorded in Babylon itself. His dated oracles run from 593 to 571. In the last of them he allows that the promised plunder of Tyre had not come off, and Egypt is offered instead (Ezekiel 29:17-20). That the Daniel he names is the exile of that name is doubted by many, since the spelling is that of a wise king in Ugaritic legend.',
    keyScriptures: [
      'Ezekiel 1:1-28',
      'Ezekiel 2:8-10',
      'Ezekiel 4:1-17',
      'Ezekiel 24:15-27',
      'Ezekiel 33:30-33',
      'Ezekiel 36:24-28',
      'Ezekiel 37:1-14',
      'Ezekiel 47:1-12',
    ],
  },
  {
    title: 'Daniel the Prophet',
    aliases: ['belteshazzar', 'lions den', 'lions’ den', 'daniel in the lions den', 'shadrach meshach and abednego'],
    summary:
      'Carried off to Babylon as a youth and still in office under the Persians some seventy years later, Daniel served foreign kings with skill and knelt three times a day at a window facing Jerusalem. The first half of his book is told about him; the second half, in which he sees beasts and is frightened, by him.',
    details:
      'He begins with a question of diet. He proposes to his overseer a trial of ten days on vegetables and water, politely and with a control group (Daniel 1:8-16). When the king demands that his wise men tell not only the meaning of a dream but the dream, Daniel asks for time and has his friends pray; those three go into a furnace in the following chapter, from which he is unaccountably absent.\n\nThe kings come to life around him. [[Nebuchadnezzar]] grazes like an ox until he looks up (Daniel 4:28-37). Belshazzar, drinking from temple cups, sees fingers writing on plaster; the words are weights, a mina, a mina, a shekel and halves, which Daniel reads as verbs (Daniel 5:25-28). Darius, trapped by his own law, spends the night fasting while an old man, well over eighty, sits untouched among lions. The prayer which broke that law was said with the window open as always (Daniel 6:10).\n\nIn the visions it is he who cannot understand. Four beasts rise from the sea and then one like a son of man comes with clouds (Daniel 7:13-14), the phrase that [[Jesus]] used of himself before his judges. The resurrection of many that sleep in the dust is stated here more clearly than anywhere else in the Old Testament (Daniel 12:2). The last words to him are to go his way and rest.',
    insights: {
      hebrew: {
        strongs: 'H1840',
        word: 'דָנִיֵּאל',
        transliteration: 'Daniyyel',
        meaning:
          'God is my judge, or God has judged. His court name, Belteshazzar, is a Babylonian prayer that a god may guard the king’s life: Nebuchadnezzar connects it with his own god, Bel (Daniel 4:8).',
      },
    },
    historicalContext:
      'The book’s date is keenly contested. Most scholars put the visions at 167-164 BC, during the persecution by Antiochus IV, whose career chapter 11 follows in detail up to his end, and regard the tales as older. Conservative scholars accept Daniel of the 6th century and genuine prediction. Belshazzar, once thought invented, is known from inscriptions as the son and regent of Nabonidus; Darius the Mede remains unidentified. A text from Qumran tells of Nabonidus, not Nebuchadnezzar, being afflicted seven years and taught by a Jew. The Hebrew Bible places the book among the Writings; Matthew calls him a prophet.',
    keyScriptures: [
      'Daniel 1:3-21',
      'Daniel 2:17-49',
      'Daniel 5:13-31',
      'Daniel 6:1-28',
      'Daniel 7:1-14',
      'Daniel 9:3-23',
      'Daniel 12:1-13',
      'Matthew 24:15',
    ],
  },
  {
    title: 'Jonah the Prophet',
    aliases: ['jonas', 'jonah and the whale', 'jonah son of amittai', 'jonah and the fish'],
    summary:
      'Told to go east to Nineveh, the son of Amittai booked a passage west. Everyone in his story obeys God except him: wind, sailors, fish, Assyrians, cattle, plant and worm. He is also the only prophet to be furious at having succeeded.',
    details:
      'The heathen crew behave beautifully. They row until they can row no longer rather than drown a stranger, and once he is over the side they offer sacrifice to the LORD (Jonah 1:13-16). He himself, who had described his religion as fear of the God who made sea and dry land, was trying to escape that God by sea. The creature that swallows him is simply a great fish; “whale” is an English guess at the Greek of Matthew 12:40. The psalm he sings inside it thanks God for rescue and never mentions being sorry.\n\nIn [[Nineveh]], a day’s walk in, he delivers five Hebrew words with no offer attached (Jonah 3:4). The verb may mean overthrown or turned around, and the city turns. The king sits in ashes; even the animals wear sackcloth.\n\nOnly then do we learn why he ran. He had known, he complains, that God is gracious, slow to anger and of great kindness (Jonah 4:2), and quotes the creed of Exodus 34:6 as an accusation. He goes outside to see whether there might yet be some destruction. A gourd grows and withers, a hot wind blows, he wants to die; and God asks whether one who pities a plant might allow him pity for 120,000 people and much cattle (Jonah 4:10-11). The book stops on the question. [[Jesus]] gave his critics no sign but this prophet’s, and said that Nineveh would shame them (Matthew 12:38-41).',
    insights: {
      hebrew: {
        strongs: 'H4487',
        word: 'מָנָה',
        transliteration: 'manah',
        meaning:
          'To appoint or assign. God appoints in turn a fish, a gourd, a worm and an east wind (Jonah 1:17; Jonah 4:6-8), four small agents against one man. Jonah’s name (H3124) is the Hebrew for a dove.',
      },
    },
    historicalContext:
      'A prophet Jonah from Gath-hepher in Galilee foretold the conquests of Jeroboam II, in the first half of the 8th century BC (2 Kings 14:25). Assyria was then weak and pestilence-ridden, and a solar eclipse of 763 frightened it, which some cite in support of the story. Most scholars consider the book a later, satirical narrative: no Assyrian source reports a conversion, and “king of Nineveh” was not a title. Others hold it historical, above all because Jesus cites it. At Nineveh the mosque over his reputed tomb was blown up in 2014; a palace of Esarhaddon lay underneath.',
    keyScriptures: [
      '2 Kings 14:25',
      'Jonah 1:1-17',
      'Jonah 2:1-10',
      'Jonah 3:1-10',
      'Jonah 4:1-11',
      'Matthew 12:38-41',
      'Luke 11:29-32',
    ],
  },
];
