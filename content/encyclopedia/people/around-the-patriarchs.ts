import type { EncyclopediaCard } from '../../card.ts';

export const aroundThePatriarchs: readonly EncyclopediaCard[] = [
  {
    title: 'Enoch',
    aliases: ['enoch son of jared', 'enoch walked with god', 'book of enoch'],
    summary:
      'The seventh from Adam in the line of Seth, of whom Genesis says that he walked with God and then was not, because God took him. He is the one man in a list of deaths who does not die, and the letter to the Hebrews counts him among the great examples of faith.',
    details:
      'Genesis 5 tolls like a bell: each man lives so many years, has sons and daughters, and dies. Only with Enoch does the sentence break (Genesis 5:21-24). He lives 365 years, the shortest span in the list, as many years as a year has days; his son Methuselah lives the longest, 969. Nothing is told of what he did, except that he walked with God, which is said twice and is said of only one other man, [[Noah]].\n\nHebrews concludes that he must have pleased God, and that nobody can do so without believing that God is there and rewards those who seek him (Hebrews 11:5-6). With [[Elijah]] he is one of two people in the Old Testament who leave the world without dying. Jude quotes a prophecy of his (Jude 1:14-15), which is not found in the Old Testament but in a Jewish writing under his name.',
    insights: {
      hebrew: {
        strongs: 'H2585',
        word: 'חֲנוֹךְ',
        transliteration: 'Chanokh',
        meaning: 'Usually linked with a verb for training or dedicating, the root from which Hanukkah has its name.',
      },
    },
    historicalContext:
      'Because so little is said of him, much was imagined. The book called 1 Enoch, written in parts from about the 3rd century BC on, has him travel through the heavens; pieces of it were found among the Dead Sea Scrolls. The Ethiopian Orthodox Church has it in its Bible. Other churches read Jude’s quotation as Paul quoted poets: what is true in a book does not make the book scripture.',
    keyScriptures: ['Genesis 5:21-24', 'Hebrews 11:5-6', 'Jude 1:14-15', 'Luke 3:37-38'],
  },
  {
    title: 'Melchizedek',
    aliases: ['melchisedec', 'melchisedek', 'king of salem', 'priest of god most high', 'order of melchizedek'],
    summary:
      'The king of Salem and priest of God Most High who came out to Abraham with bread and wine, blessed him, and received a tenth of everything. He appears in three verses of Genesis and one of the Psalms, and the letter to the Hebrews explains the priesthood of Jesus by him.',
    details:
      'He enters without a word of where he is from. [[Abraham]] is on his way home from a raid to free his nephew [[Lot]]; the king of Salem meets him, feeds him, blesses him in the name of the God who made heaven and earth, and Abraham gives him tithes (Genesis 14:18-20). He is not one of Abraham’s people, and yet serves the same God. A psalm then says of a king, by an oath of God, that he is a priest for ever after his order (Psalms 110:4).\n\nHebrews builds on what Genesis says and on what it leaves out. His name means king of righteousness, and Salem is peace. No father, mother, birth or death is told. Levi, the father of Israel’s priests, was so to speak still in Abraham when Abraham paid the tithe. So there is a priesthood older and greater than Levi’s, one that rests on a life that does not end, and [[Jesus]], who is from Judah, can be a priest of that kind (Hebrews 7:1-17).',
    insights: {
      hebrew: {
        strongs: 'H4442',
        word: 'מַלְכִּי־צֶדֶק',
        transliteration: 'Malki-tsedeq',
        meaning: 'My king is righteousness, or king of righteousness. A later king of Jerusalem is called Adoni-zedek.',
      },
    },
    historicalContext:
      'Salem is taken to be Jerusalem, as in Psalm 76:2. That a king was also priest was usual in Canaan; in Israel the offices were kept apart. A scroll from Qumran makes Melchizedek a heavenly judge at the end of days. Some Jewish teachers took him for Shem, and a few Christians for an appearance of Christ before his birth. Most read him as a real king who is a picture of Christ, because Hebrews says he was made like the Son of God.',
    keyScriptures: ['Genesis 14:18-20', 'Psalms 110:4', 'Hebrews 7:1-10', 'Hebrews 5:5-10', 'Hebrews 6:19-20'],
  },
  {
    title: 'Lot',
    aliases: ['lot nephew of abraham', 'abrahams nephew', 'abraham’s nephew', 'daughters of lot'],
    summary:
      'Abraham’s nephew, who chose the well-watered plain, moved closer and closer to Sodom, and had to be pulled out of it by the hand. The second letter of Peter calls him righteous; Genesis shows a decent man who cannot bring himself to leave.',
    details:
      'He comes with [[Abraham]] from Haran. When their herds are too many for one pasture, the uncle lets the younger man choose, and Lot lifts up his eyes to the plain of Jordan (Genesis 13:8-13). He pitches his tent toward Sodom, then lives in it, then sits in its gate. Once he is carried off in a war and Abraham brings him back.\n\nTwo strangers come, and he insists that they stay with him. A mob demands them; to protect his guests he offers his daughters instead, which no one in the story praises and which the angels prevent. His sons-in-law take the warning for a joke. In the morning he lingers, and the men take him, his wife and his daughters by the hand, the LORD being merciful to him (Genesis 19:15-17). His wife looks back. In a cave above the plain his daughters, thinking no man is left, make him drunk and have sons by him, the fathers of Moab and Ammon (Genesis 19:30-38). From Moab comes [[Ruth the Moabite|Ruth]], and from her [[David]]. [[Peter]] says that what he saw and heard in that city tormented him daily (2 Peter 2:6-9).',
    insights: {
      hebrew: {
        strongs: 'H3876',
        word: 'לוֹט',
        transliteration: 'Lot',
        meaning: 'Perhaps a covering or veil.',
      },
    },
    historicalContext:
      'The cities of the plain are looked for at the Dead Sea: south-east of it at Bab edh-Dhra, or north-east at Tall el-Hammam. Neither is agreed on. A monastery of the 5th to 7th centuries at a cave near Zoar was built to remember him. Jesus uses his days and his wife as a warning not to turn back (Luke 17:28-33).',
    keyScriptures: ['Genesis 13:8-13', 'Genesis 14:12-16', 'Genesis 19:1-29', 'Luke 17:28-33', '2 Peter 2:6-9'],
  },
  {
    title: 'Judah',
    aliases: ['judah son of jacob', 'judah and tamar', 'lion of judah', 'tamar and judah'],
    summary:
      'The fourth son of Jacob and Leah. He proposes to sell his brother, wrongs his daughter-in-law, and ends by offering himself as a slave so that the youngest may go home. His tribe gave Israel its kings, and Jesus is called the lion from it.',
    details:
      'At the pit it is Judah who asks what profit there is in killing [[Joseph]], and has him sold (Genesis 37:26-27). In the next chapter he loses two sons, withholds the third from the widow Tamar whom custom gave a right to him, and, not knowing who she is under a veil, sleeps with her himself. Three months later he orders her burned; she sends him his own seal, cords and staff. His answer is the turn of his life: she is more in the right than I (Genesis 38:24-26).\n\nYears later, in Egypt, Benjamin is to be kept as a slave. Judah, who had pledged himself for the boy, makes the longest speech in Genesis and asks to stay in his place, because he cannot see the evil that would come on his father (Genesis 44:18-34). Joseph can bear no more and tells them who he is. The dying [[Jacob]] passes over three elder sons and promises Judah the sceptre (Genesis 49:8-12). Tamar and her twin Perez stand in the first lines of the New Testament (Matthew 1:3).',
    insights: {
      hebrew: {
        strongs: 'H3063',
        word: 'יְהוּדָה',
        transliteration: 'Yehudah',
        meaning: 'Genesis explains it by the verb to praise. From the tribe come the names Judea and Jew.',
      },
    },
    historicalContext:
      'The tribe held the hills south of Jerusalem. When the kingdom broke up after Solomon, it kept the house of David, and it outlived the northern kingdom by some hundred and thirty years, until 587 or 586 BC. That a brother, or the father of the dead man, had to give a childless widow a son is known from Hittite and Assyrian laws as well as from Deuteronomy 25.',
    keyScriptures: [
      'Genesis 37:26-27',
      'Genesis 38:24-26',
      'Genesis 44:18-34',
      'Genesis 49:8-12',
      'Matthew 1:2-3',
      'Revelation 5:5',
    ],
  },
  {
    title: 'Caleb',
    aliases: ['caleb son of jephunneh', 'caleb and joshua', 'caleb the spy'],
    summary:
      'One of the twelve spies Moses sent into Canaan, and one of two who said that the land could be taken. He waited forty-five years for what he had been promised, and at eighty-five asked for the hill country where the giants lived.',
    details:
      'All twelve agree on the facts: the land is good, the cities are walled, the people are tall. Ten conclude that it is hopeless. Caleb quiets the people and says they are well able (Numbers 13:30). The crowd talks of stoning him and [[Joshua Son of Nun|Joshua]], and that generation turns back to die in the desert. Of Caleb God says that he had another spirit with him and followed fully (Numbers 14:24).\n\nWhen the land is shared out he comes to Joshua with a short speech: forty years old then, eighty-five now, as strong as on the day that [[Moses]] sent me; give me this mountain (Joshua 14:6-12). He gets [[Hebron]], drives out the sons of Anak, and offers his daughter Achsah to whoever takes the next town. She, getting off her donkey, asks him for springs of water as well, and he gives her two (Joshua 15:13-19). She is one of the few daughters in the book who asks and receives.',
    insights: {
      hebrew: {
        strongs: 'H3612',
        word: 'כָּלֵב',
        transliteration: 'Kalev',
        meaning: 'The same consonants as the word for dog; some hear in it a faithful one, others a wholehearted one.',
      },
    },
    historicalContext:
      'He is called a Kenizzite (Numbers 32:12), and the Kenizzites are named among the peoples of the land in Genesis 15:19. If that is the same clan, his family was not born into Israel but joined it, as Rahab and Ruth did. Hebron lies in the hills south of Bethlehem; the valley of Eshcol, known for grapes, is near it, and the region still grows them.',
    keyScriptures: ['Numbers 13:25-33', 'Numbers 14:6-10', 'Numbers 14:24', 'Joshua 14:6-14', 'Joshua 15:13-19'],
  },
  {
    title: 'Balaam',
    aliases: ['balaam and his donkey', 'balaams donkey', 'balaam’s donkey', 'balaams ass', 'balak and balaam', 'balak'],
    summary:
      'A seer from the Euphrates, hired by the king of Moab to curse Israel, who could only bless. His donkey saw the angel that he did not see. Elsewhere in the Bible he is remembered as a man who knew God’s word and loved the wages of doing wrong.',
    details:
      'Balak of Moab, afraid of the people camped below him, sends for a professional. God says no; richer envoys come, and God says go, but say only what I tell you. On the road the donkey turns aside three times from an angel with a drawn sword, is beaten three times, and at last is given speech: what have I done to you? (Numbers 22:21-35). The great seer is the last to see.\n\nFrom three hilltops Balak builds seven altars, and each time a blessing comes out instead of a curse. God does not change his mind for a fee (Numbers 23:19). The last words look far ahead, to a star and a sceptre that will rise in Israel (Numbers 24:15-19), which Jews and Christians have read of the Messiah.\n\nThe story could end well. But the next chapter tells of Israel seduced to the worship of Baal of Peor, a later one says that this was by Balaam’s counsel (Numbers 31:16), and he is killed with the kings of Midian. The New Testament uses his name for teachers who can be bought (2 Peter 2:15-16).',
    insights: {
      hebrew: {
        strongs: 'H1109',
        word: 'בִּלְעָם',
        transliteration: 'Bil‘am',
        meaning: 'Of uncertain meaning; an old play on it hears someone who devours a people.',
      },
    },
    historicalContext:
      'In 1967 pieces of a plaster inscription were found at Deir Alla, east of the Jordan. It is from about 800 BC and begins with the visions of Balaam son of Beor, a seer of the gods. It tells another story, but the same name and father’s name: he was known in that country outside of Israel as well.',
    keyScriptures: [
      'Numbers 22:21-35',
      'Numbers 23:18-24',
      'Numbers 24:15-19',
      'Numbers 31:8-16',
      '2 Peter 2:15-16',
      'Revelation 2:14',
    ],
  },
];
