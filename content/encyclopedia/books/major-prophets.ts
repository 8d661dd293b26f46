import type { BookCard } from '../../card.ts';

export const majorProphets: readonly BookCard[] = [
  {
    book: 'Isa',
    aliases: ['book of isaiah', 'the book of isaiah', 'fifth gospel', 'yeshayahu'],
    summary:
      'Swords into ploughshares, the wolf with the lamb, good tidings on the mountains, a lamb led to slaughter: much of the world’s language of hope was minted here. With the Psalms, it is the scripture that the New Testament quotes most, and the one Jesus was handed at Nazareth.',
    details:
      'Six or seven blocks make the scroll: Judah and the royal child (Isaiah 1-12), the nations (13-23), the whole earth (24-27), woes and a king who rules justly (28-35), the story of [[Hezekiah]] (36-39), then comfort (40-55) and the new community (56-66). The first chapter sounds like a table of contents and the last echoes it, down to the fire that is not quenched.\n\nTake it with a map and two dates. In 734 BC King Ahaz fears [[Samaria]] and [[Damascus]]; [[Isaiah the Prophet|Isaiah]] brings along a son called A-remnant-shall-return (Isaiah 7:3). In 701 BC Assyria is at the walls. From chapter 40 the enemy is [[Babylon]], the hearers are tired, and nobody is named but Cyrus. However many authors one assumes, the parts quote each other: eyes shut in Isaiah 6:9-10 are opened later, the “former things” become a theme, the highway of Isaiah 35 is built in Isaiah 40, the ruined vineyard of the fifth chapter sings again in the twenty-seventh.\n\n[[Zion]] is the heroine throughout, as harlot, widow, mother in labour and bride. It repays reading the four servant poems (Isaiah 42:1-4; Isaiah 49:1-6; Isaiah 50:4-9; and from Isaiah 52:13 through the next chapter) in their places as well as by themselves, for around them the servant is called Israel, and is blind. Put the [[Messiah]] question after that, not before.',
    insights: {
      hebrew: {
        strongs: 'H6918',
        word: 'קָדוֹשׁ',
        transliteration: 'qadosh',
        meaning:
          'Holy. “The Holy One of Israel” is said about twenty-five times here, in the first half and the second alike, and only a handful of times in the rest of the Bible. It joins what ought to repel: the one set apart from everything, and a people whose he is.',
      },
    },
    historicalContext:
      'Tiglath-pileser III began the deportations; in 701 BC Sennacherib claimed forty-six Judean towns and said that he had caged Hezekiah like a bird. The complete Isaiah scroll that a Bedouin found in 1947, seven metres of leather from about 125 BC, is a thousand years older than the standard manuscripts, and agrees with them in substance with a great many small variants. A seal impression in clay, published in 2018, that may read “Isaiah the prophet” lacks a decisive letter. Ibn Ezra hinted in the twelfth century at a second author; Bernhard Duhm in 1892 proposed a third. Jerome said that he should be called evangelist rather than prophet, Handel’s librettist took him at his word, and Jews read seven of the comforts on the sabbaths after the ninth of Av.',
    keyScriptures: [
      'Isaiah 2:2-4',
      'Isaiah 6:1-8',
      'Isaiah 9:2-7',
      'Isaiah 40:1-11',
      'Isaiah 52:13-15',
      'Isaiah 53:1-12',
      'Isaiah 61:1-4',
      'Isaiah 65:17-25',
    ],
  },
  {
    book: 'Jer',
    aliases: ['book of jeremiah', 'the book of jeremiah', 'yirmeyahu', 'jeremiad'],
    summary:
      'The longest book of the Bible by word count in Hebrew, and the least orderly, follows one man’s losing argument with his own city. It tells how a prophetic scroll was written, burnt by a king and written again, and says aloud what faithful people whisper to God at night.',
    details:
      'Chronology will not help: Jeremiah 21 belongs to the last siege, Jeremiah 25 to some seventeen years earlier, Jeremiah 32 to the siege again, and Jeremiah 36 to the same year as Jeremiah 25. Take it instead as files. Poems and sermons fill Jeremiah 1-25; stories about the prophet, with the hopeful chapters among them, 26-45; nations 46-51; and the last chapter is a documentary appendix after a line that says his words are ended (Jeremiah 51:64). Greek Bibles have the foreign nations in the middle, and in another order.\n\nThree kinds of page reward attention. First, things seen: an almond branch, a boiling pot, a potter with a spoilt vessel on the wheel (Jeremiah 18:1-10), two baskets of figs. Second, the prayers usually called confessions, scattered through Jeremiah 11-20, where God’s replies are not soothing: if runners on foot have tired you, what about horses? (Jeremiah 12:5). Third, the confrontations. Hananiah promises that it will all be over in two years, and [[Jeremiah the Prophet|Jeremiah]] says Amen, and hopes that he is right; Hananiah breaks the yoke off his neck in public, and Jeremiah simply walks away. The answer comes later (Jeremiah 28).\n\nThe women of Jeremiah 44 give the best reply anyone makes him: things were better while we baked for the queen of heaven. And King Jehoiakim’s penknife, three or four columns at a time, shows what power fears. Promise of a new [[Covenant]] grows in that soil.',
    insights: {
      hebrew: {
        strongs: 'H7725',
        word: 'שׁוּב',
        transliteration: 'shuv',
        meaning:
          'To turn, turn back, turn away; it stands over a hundred times in this book and serves for backsliding, repentance and return from exile. Jeremiah 3:22 gets three of its family into one short appeal: turn, turning children, I will heal your turnings.',
      },
    },
    historicalContext:
      'Nebuchadnezzar’s victory at Carchemish in 605 BC decided the age. Letters on potsherds from Lachish, scorched in the last campaign, complain of officials who weaken the people’s hands, the very charge of Jeremiah 38:4. Seals of Gemariah son of Shaphan and of two of the men who had him lowered into the cistern, Jehucal and Gedaliah, came out of digs in Jerusalem; a famous one of Baruch is now held by many to be a forgery. A receipt for gold in the British Museum, dated 595 BC, names the chief eunuch Nabu-sharrussu-ukin, probably the Sarsechim of Jeremiah 39:3. Qumran yielded Hebrew copies of both the longer and the shorter edition. His name became a word for complaint in French and English.',
    keyScriptures: [
      'Jeremiah 1:4-10',
      'Jeremiah 7:1-11',
      'Jeremiah 18:1-10',
      'Jeremiah 20:7-13',
      'Jeremiah 29:4-14',
      'Jeremiah 31:31-34',
      'Jeremiah 36:20-32',
    ],
  },
  {
    book: 'Lam',
    aliases: ['book of lamentations', 'the book of lamentations', 'lamentations of jeremiah', 'eikhah'],
    summary:
      'Poems for people to whom the worst has happened. They neither explain nor console, and most of the five do not end in hope; instead they give catastrophe a form, a voice and an address. Liturgies of two religions have lived on that.',
    details:
      'Look at the irregularities of the form. Three lines go to each letter of the alphabet in the first three poems, two in the fourth, and in the fifth there is one line to a verse and no alphabet, as if breath were failing. Two letters change places in the second, third and fourth, perhaps because the order was still taught both ways. The lines themselves limp, three beats and then two, a rhythm known from funeral songs.\n\nThen the voices. A narrator describes the city coldly enough, down to the stain on her skirt, until she interrupts him: “O LORD, behold” (Lamentations 1:9). By the second poem he has gone over to her side. He asks what he can compare to her ruin, calls it wide as the sea, and tells her to let tears run like a river for her children’s lives. This conversion of an observer into a mourner is the nearest thing to a plot. The man in the third poem has often been taken for [[Jeremiah the Prophet|Jeremiah]]; he may be everyman, and he speaks of [[Hope]] as something dug out.\n\nWhat is missing is as important. [[Babylon]] is not once named, only the Lord’s anger, and [[Zion]] asks for a hearing rather than an answer. The closing verse is so bleak that in synagogue the one before it is repeated, so as not to stop there.',
    insights: {
      hebrew: {
        strongs: 'H5162',
        word: 'נָחַם',
        transliteration: 'nacham',
        meaning:
          'To comfort. The first poem says again and again that she has nobody to do it (Lamentations 1:2; Lamentations 1:9; Lamentations 1:21). “Comfort ye, comfort ye” in Isaiah 40:1 reads like a reply, given in the same verb, and doubled.',
      },
    },
    historicalContext:
      'Sumerian poets had mourned Ur some fourteen hundred years earlier, with a goddess weeping for her own city; whether their laments were known in Judah is unclear, but the kind is the same. In Jerusalem, charred beams, smashed wine jars and arrowheads of Scythian type have been dug from houses of 586 BC. Hebrew tradition names the book by its first word, Ekhah, How; the Greek adds a preface in which Jeremiah sits weeping. Jews read it by dim light on the floor on the ninth of Av, which came to hold the second destruction and later expulsions too. At Tenebrae in Holy Week the Hebrew letters themselves were sung: Tallis and others gave them their loveliest notes.',
    keyScriptures: [
      'Lamentations 1:1-12',
      'Lamentations 2:11-19',
      'Lamentations 3:19-33',
      'Lamentations 3:40-50',
      'Lamentations 4:1-10',
      'Lamentations 5:19-22',
    ],
  },
  {
    book: 'Ezek',
    aliases: ['book of ezekiel', 'the book of ezekiel', 'yechezkel'],
    summary:
      'The strangest of the prophets and, by his own dates, the tidiest. He lies bound, shaves with a sword, digs through a wall at dusk and may not weep for his wife. Readers frightened off by the wheels miss the Bible’s boldest thought about God: that he can be homesick too.',
    details:
      'A dozen and more exact dates, mostly counted from King Jehoiachin’s exile, run through it almost in order, and three great visions of glory hold it up: in a foreign plain (Ezekiel 1-3), leaving [[The Temple]] by the east gate (8-11), coming back through the same gate (Ezekiel 43:1-5). Between the second and third lie judgement on Judah until the siege begins (12-24), on seven nations while it lasts (25-32), and promise afterwards (33-39). Tyre gets a ship’s manifest worth any economist’s time (Ezekiel 27).\n\nA formula beats through all this some seventy times, that they shall know who the LORD is. Nothing is done merely for Israel’s sake, not even rescue (Ezekiel 36:22-23), a severe idea, and a secure one, since what rests on God’s name cannot be lost by bad behaviour. The prophet’s body is the pulpit. For the symbolic acts of Ezekiel 4-5 picture onlookers, who can see everything; for the day his wife dies (Ezekiel 24:15-24), remember that the exiles are about to lose “the desire of your eyes” as well.\n\nHe is a priest, and thinks in priestly terms: gates, thresholds, clean water, a [[Sabbath]] profaned. Compare his good shepherd (Ezekiel 34) with the people’s shepherds, his heart of flesh with Jeremiah’s written heart, and the last line of all, which gives the city a new name (Ezekiel 48:35), with Revelation 21. [[Ezekiel the Prophet|Ezekiel]] is behind John on nearly every page there.',
    insights: {
      hebrew: {
        strongs: 'H120',
        word: 'אָדָם',
        transliteration: 'adam',
        meaning:
          'Human being. God never calls him by his name but, more than ninety times, ben-adam, son of man, that is, mere mortal. Before such a throne the address puts him in his place, and at once adds “stand upon thy feet” (Ezekiel 2:1).',
      },
    },
    historicalContext:
      'Tablets from a village of deportees called Al-Yahudu, Judahtown, beginning in 572 BC, show them farming royal land and paying dues along canals; the Chebar appears in later archives as Kabaru, near Nippur. Nebuchadnezzar besieged Tyre for thirteen years without sacking it as foretold, and the book itself says so and offers him Egypt as wages (Ezekiel 29:17-20). Rabbis said that one Hananiah burned three hundred jars of lamp oil reconciling its temple rules with those of Moses; the chariot chapter was not to be taught to the unready, and became the root of Jewish mysticism. The dry bones are painted at Dura-Europos and sung in a spiritual. A piece of that chapter lay buried under the synagogue at Masada.',
    keyScriptures: [
      'Ezekiel 1:4-28',
      'Ezekiel 3:16-21',
      'Ezekiel 18:20-32',
      'Ezekiel 24:15-24',
      'Ezekiel 34:11-16',
      'Ezekiel 36:22-28',
      'Ezekiel 37:1-14',
      'Ezekiel 47:1-12',
    ],
  },
  {
    book: 'Dan',
    aliases: ['book of daniel', 'the book of daniel', 'daniel’s visions', 'seventy weeks of daniel'],
    summary:
      'Children know its lions and furnace, and adults have drawn charts from its beasts for two thousand years. Between the two lies a manual for minorities: how to serve a government loyally, refuse it politely, and outlive it.',
    details:
      'The Aramaic chapters are a nest of boxes. Four kingdoms in Daniel 2 match four in Daniel 7; a furnace in Daniel 3 matches the den in Daniel 6; at the core stand two kings judged for pride, one who learns (Daniel 4, told largely by himself) and one who does not (Daniel 5). The Hebrew that begins before and goes on after is for insiders. Seen so, court tales and visions are no accident of binding.\n\nRead the stories for their comedy. The list of instruments is played four times over; a decree that cannot be changed traps the man who signed it; soothsayers ask to be told the dream first. Four of the episodes in [[Babylon]] come to rest in a pagan king’s confession (Daniel 2:47; Daniel 3:28-29; Daniel 4:34-37; Daniel 6:26-27); Belshazzar, in the fifth chapter, makes none. Note also what the friends do not claim: they say that God can deliver, and “if not” (Daniel 3:17-18).\n\nThe visions are dated back into the reigns already told, so that two clocks run. [[Daniel the Prophet|Daniel]] is appalled by them, ill for days (Daniel 8:27). His [[Prayer]] in Daniel 9 starts from a book, Jeremiah’s seventy years, and the reply turns a number into a longer number. [[Angels]] have names for the first time in scripture, Gabriel and Michael. [[Resurrection]] comes only at the end, and answers a question raised a page earlier, what becomes of teachers who were killed for teaching (Daniel 11:33).',
    insights: {
      hebrew: {
        strongs: 'H606',
        word: 'אֱנָשׁ',
        transliteration: 'enash',
        meaning:
          'Aramaic for man. In Daniel 7:13 one like a bar enash, a human being, arrives with the clouds after four animals, and receives what they lose. The chapter explains him by “the saints”; later Jewish and Christian readers saw the Messiah, some modern ones an angel.',
      },
    },
    historicalContext:
      'Cylinders of Nabonidus found at Ur in 1854 brought Belshazzar back into history, as his son and deputy. A Qumran text, the Prayer of Nabonidus, tells of that king’s seven years of illness and a Jewish seer, close to Daniel 4. Eight copies of Daniel came from the caves, one perhaps within sixty years of the Maccabean crisis, and they already switch language at the known places. The pagan Porphyry argued in the third century that the visions were written under Antiochus IV, who defiled the temple in 167 BC; Jerome answered him. Hebrew Bibles place it among the Writings, Greek ones among the prophets with Susanna and Bel added. Isaac Newton left a treatise on it, published in 1733.',
    keyScriptures: [
      'Daniel 2:31-45',
      'Daniel 3:16-18',
      'Daniel 4:34-37',
      'Daniel 6:10-23',
      'Daniel 7:9-14',
      'Daniel 9:3-19',
      'Daniel 12:1-4',
    ],
  },
];
