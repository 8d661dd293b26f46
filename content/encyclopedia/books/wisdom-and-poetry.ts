import type { BookCard } from '../../card.ts';

export const wisdomAndPoetry: readonly BookCard[] = [
  {
    book: 'Job',
    aliases: ['book of job', 'the book of job', 'iyov'],
    summary:
      'A courtroom without a judge for thirty-five chapters. Pious friends say what pious people say to the bereaved, and the book’s verdict on them is devastating. Nobody who visits the sick should leave it unread, and nobody who is sick need be ashamed of agreeing with its hero.',
    details:
      'Prose at either end, poetry within: the patient man of James 5:11 lives only in the first two chapters, and the poem is about an impatient one. In the prose God is called by his Hebrew name; the debaters say El, Eloah and Almighty, with one slip at Job 12:9, until the name returns with the whirlwind. All speakers are foreigners from the east.\n\nThe speeches come in rounds, each friend being answered by [[Job of Uz|Job]], and the third round falls apart. Bildad has a bare six verses, Zophar none, and Job says things that sound like them, which some mend by rearranging and others hear as sarcasm. Watch for bent quotations. “What is man” is praise in Psalms 8:4 and a complaint about surveillance in Job 7:17-18. Watch the law terms too: witness, surety, indictment, an umpire to lay a hand on both (Job 9:33). Listen to the friends fairly, for Eliphaz is quoted with approval by Paul (1 Corinthians 3:19).\n\nThe divine speeches move from the foundations of the earth to wild animals, none of them useful to man. Human beings are almost absent, and rain falls where nobody lives (Job 38:26). Is that a rebuke, or an enlargement? At the close the livestock is doubled while the number of children is not, and three daughters, named, inherit beside their brothers (Job 42:13-15).',
    insights: {
      hebrew: {
        strongs: 'H2600',
        word: 'חִנָּם',
        transliteration: 'chinnam',
        meaning:
          'For nothing: gratis, and also without cause. The accuser asks whether Job fears God chinnam (Job 1:9), and God admits that he was incited to ruin him chinnam (Job 2:3). The two senses are the two halves of the problem, free love and groundless pain.',
      },
    },
    historicalContext:
      'Sufferers had argued with heaven before. A Babylonian poem known by its opening as Ludlul tells of a noble struck down and healed by Marduk; the Babylonian Theodicy is a dialogue between a victim and a polite friend. Uz is usually sought near Edom. The Hebrew is full of words found nowhere else, and the old Greek translation was about a sixth shorter. An Aramaic version from Cave 11 at Qumran is among the oldest targums. Ezekiel already knew of Job as a righteous man (Ezekiel 14:14). Gregory the Great filled thirty-five books with moral commentary; Maimonides matched each friend with a school of philosophy; Blake engraved it, and made the last plate a concert.',
    keyScriptures: [
      'Job 1:6-12',
      'Job 3:20-26',
      'Job 9:32-35',
      'Job 19:23-27',
      'Job 28:12-28',
      'Job 38:1-11',
      'Job 42:1-9',
    ],
  },
  {
    book: 'Ps',
    aliases: ['book of psalms', 'the book of psalms', 'psalter', 'the psalms', 'tehillim'],
    summary:
      'Other scriptures speak to us; these teach us what to say back. Here are words for a sickbed, a coronation, a sleepless night and a grudge, worn smooth by synagogue, monastery, prison cell and nursery. Jesus died with two of them on his lips.',
    details:
      'Hebrew verse rhymes ideas. A line is said and then said again with a difference: sharper, wider, or turned about. Read the second half as “and what is more”, not as a copy, and the poems quicken. Several run through the alphabet (Psalms 25; 34; 111; 145), Psalm 119 eight lines to each letter, so that even distress is given from A to Z.\n\nLook next at who speaks and to whom, since that shifts within a poem. In Psalm 22 a man talks of God as absent, to his face. In Psalm 23 it is “he” until the valley, and from there “thou”. Sometimes a voice from outside answers, perhaps a priest’s (Psalms 12:5; Psalms 60:6). Headings are part of the Hebrew text and often make a verse of their own there; thirteen tie a psalm to an incident in the life of [[David]], the most famous to [[Bathsheba]]. Psalms 42-83 strongly prefer the word God to the divine name, as one sees by laying Psalm 14 beside its twin, Psalm 53. What “selah” meant, some seventy times over, nobody knows.\n\nNeighbours converse. Psalm 105 tells Israel’s story as God’s faithfulness, Psalm 106 the same years as Israel’s [[Sin]]. Psalm 111 describes the LORD and Psalm 112, in matching lines, those who fear him. One sound habit is to pray them in order, including those that do not suit the mood: they may be somebody else’s [[Prayer]] that day.',
    insights: {
      hebrew: {
        strongs: 'H8416',
        word: 'תְּהִלָּה',
        transliteration: 'tehillah',
        meaning:
          'A song of praise. Only one psalm is headed with it (Psalms 145:1), yet its plural, tehillim, became the Hebrew name of a book in which complaints outnumber hymns. Tradition regarded honest lament as praise on its way.',
      },
    },
    historicalContext:
      'Tablets from Ugarit show Canaanite poets using the same paired words and calling Baal rider of the clouds, a title which Psalm 68 claims for another; the sequence of Psalm 104 has often been compared with Pharaoh Akhenaten’s hymn to the sun. Levites sang a fixed psalm for each weekday in the second temple. A long scroll from Qumran has many of them in another order, with extra compositions, so the final third was perhaps still fluid; Greek Bibles add one psalm at the end and count most of the others one lower. Robert Lowth described the parallel lines in 1753, Hermann Gunkel sorted the types. Benedict’s monks sang the whole in a week. The first book printed in English America was a metrical psalter, in 1640.',
    keyScriptures: [
      'Psalms 1:1-6',
      'Psalms 8:1-9',
      'Psalms 22:1-5',
      'Psalms 23:1-6',
      'Psalms 51:1-12',
      'Psalms 110:1-4',
      'Psalms 139:1-12',
      'Psalms 150:1-6',
    ],
  },
  {
    book: 'Prov',
    aliases: ['book of proverbs', 'the book of proverbs', 'sayings of solomon', 'mishlei'],
    summary:
      'Advice on lending, drinking, neighbours, kings and bedtime, from people who watched ants. It is scripture at its least solemn: most lines mention neither sin nor salvation, and assume that how one weighs out grain or answers a question is a religious matter already.',
    details:
      'It is a shelf of collections with labels: [[Solomon]]’s, sayings of the wise, more of them, Solomon’s again as copied by the men of [[Hezekiah]], then Agur, then a king’s mother. The longest, Proverbs 10:1 to 22:16, contains 375 sayings, which is the sum of the letters of Solomon’s name when Hebrew letters are counted as numbers; few think that an accident.\n\nSingle lines resist being read by the chapter. Take one, ask where it is true and where it is not, and look for its opposite, since gifts open doors and also pervert justice (Proverbs 18:16; Proverbs 17:23). Note the forms: antithesis in Proverbs 10-15, the comparison (“better is a dinner of herbs”), the number riddle of Proverbs 30 with its three or four things, the little scene by the drunkard’s bed (Proverbs 23:29-35). In places neighbours share a catchword, and a run of sayings with God’s name stands near the middle (Proverbs 16:1-9), so that human planning is hemmed in where it is most praised.\n\nThe address is to “my son”, a pupil at home or school; a daughter who reads must turn the strange woman into a strange man, and can. [[Wisdom]] herself is a woman, with a house of seven pillars. Agur’s page is the modest one: he says that he has not learned it (Proverbs 30:2-3).',
    insights: {
      hebrew: {
        strongs: 'H4912',
        word: 'מָשָׁל',
        transliteration: 'mashal',
        meaning:
          'A likeness: proverb, parable, by-word, even a taunt song. To understand one is itself the skill promised in Proverbs 1:6, so the collection trains readers in comparing. The Greek Bible usually has parabole for it, though it calls this book Paroimiai; the Gospels use the one word and John the other for how Jesus taught.',
      },
    },
    historicalContext:
      'In 1923 Wallis Budge published a papyrus of the Egyptian Amenemope, in thirty chapters; a year later Adolf Erman noticed how many of its counsels recur in Proverbs 22:17 onward, and that a puzzling Hebrew word in Proverbs 22:20 could be read “thirty”. Aramaic sayings of Ahiqar were copied by Jews on the Nile. Whether Israel had schools for such training is uncertain; family and royal office are both likely. Arius and Athanasius fought over the Greek of Proverbs 8:22, where Wisdom seems created. In Jewish homes husbands sing the closing poem on Friday evening, and the Talmud records a proposal to withdraw the book because of its contradictions.',
    keyScriptures: [
      'Proverbs 1:1-7',
      'Proverbs 3:5-12',
      'Proverbs 8:22-36',
      'Proverbs 15:1-4',
      'Proverbs 16:1-9',
      'Proverbs 30:7-9',
      'Proverbs 31:10-31',
    ],
  },
  {
    book: 'Eccl',
    aliases: ['book of ecclesiastes', 'the book of ecclesiastes', 'qohelet', 'koheleth', 'vanity of vanities'],
    summary:
      'The Bible’s most quotable book is its least quoted in church. A man who had everything draws up the balance, under the sun, where nobody can cook the figures, and then surprises us by being cheerful at lunch. Doubters have always been glad that it was let in.',
    details:
      'One voice introduces another. Somebody presents the Preacher in the third person, lets him say “I” for eleven chapters, breaks in once (Ecclesiastes 7:27), and at the end puts the pen down with advice to a son and a sigh about many books. Whether he is endorsing or correcting what he quotes decides a good deal, and he does not say.\n\nDo not look for a line of argument; it is a notebook that circles, with refrains: “under the sun”, “who knoweth?”, chasing wind. Test statements against each other, as the writer himself does. The dead are better off than the living (Ecclesiastes 4:2), and any live dog has the advantage of a lion’s carcass (Ecclesiastes 9:4); [[Wisdom]] beats folly as light beats darkness, and both walkers fall into one pit (Ecclesiastes 2:13-14). After the royal experiment of the first two chapters the crown is dropped, and the speaker talks about officials like somebody who has to queue for them.\n\nThere is a small social ethic in the middle. Two keep warm, a threefold cord holds (Ecclesiastes 4:9-12); bread is to be sent out over the water, seed sown morning and evening, because one cannot tell which will do well (Ecclesiastes 11:1-6). Uncertainty, elsewhere his grief, is there a reason to be generous. Read it straight after [[Proverbs]], and then [[Job]].',
    insights: {
      hebrew: {
        strongs: 'H3504',
        word: 'יִתְרוֹן',
        transliteration: 'yitron',
        meaning:
          'What is left over, net gain: a word from the counting-house which no other biblical book uses. “What profit” is the opening question (Ecclesiastes 1:3), and the repeated finding is none; what remains is called by another name, a portion (Ecclesiastes 3:22).',
      },
    },
    historicalContext:
      'The advice of Ecclesiastes 9:7-9, bread, white clothes, oil, a wife one loves, follows item by item what the alewife Siduri tells Gilgamesh in an Old Babylonian tablet, and Egyptian harpers sang likewise at funerals. Two Persian words, for park (Ecclesiastes 2:5) and decree (Ecclesiastes 8:11), are among the arguments for a late date. Many scholars picture Jerusalem under the Ptolemies, when taxes were farmed out and fortunes made and lost. A copy from Qumran was written before about 150 BC. Jerome expounded it to a Roman lady to teach contempt of the world; Luther thought it taught contentment with it. Hemingway took a title from the first chapter, and Pete Seeger a song from the third.',
    keyScriptures: [
      'Ecclesiastes 1:2-11',
      'Ecclesiastes 3:1-14',
      'Ecclesiastes 4:9-12',
      'Ecclesiastes 5:1-7',
      'Ecclesiastes 9:7-12',
      'Ecclesiastes 11:1-6',
      'Ecclesiastes 12:9-14',
    ],
  },
  {
    book: 'Song',
    aliases: ['song of songs', 'canticles', 'canticle of canticles', 'book of song of solomon', 'shir hashirim'],
    summary:
      'Scripture’s love poetry: young, outdoors, unmarried in some scenes and impatient in all. God is at most glimpsed in a single syllable. Those who expect a lesson are given apples, gazelles and a locked door instead, and may learn more from them.',
    details:
      'Begin by marking speakers. Hebrew distinguishes “you” to a man from “you” to a woman, so that most lines can be assigned, and modern Bibles do it in the margin; in the King James text one must listen. She opens and she closes. He is heard chiefly when she remembers or imagines him.\n\nThere are four portraits from top to toe or the reverse, three of her and one of him (Song of Solomon 4:1-7; Song of Solomon 5:10-16; Song of Solomon 6:4-10; Song of Solomon 7:1-9). The comparisons aim at feeling rather than looks: a neck like a tower hung with shields is not long but unassailable. Night scenes answer each other. In the first she finds him and will not let go (Song of Solomon 3:1-4); in the second he has gone from the door and she is beaten (Song of Solomon 5:2-7). A line of mutual possession returns three times, and its last form, that his desire is toward her (Song of Solomon 7:10), uses the rare noun of Genesis 3:16 the other way round. Many readers conclude that this garden was planted with [[Eden]] in view.\n\nFamily appears as brothers who are angry and mothers who are remembered, never a father. As to allegory, a reader may hold that the [[Covenant|covenant]] is like this without holding that the poem was ever about something other than a man and a woman.',
    insights: {
      hebrew: {
        strongs: 'H1730',
        word: 'דּוֹד',
        transliteration: 'dod',
        meaning:
          'Beloved, and in the plural love-making; elsewhere an uncle. She calls him dodi, my beloved, more than two dozen times. Its letters without vowels are those of the name David, which allegorists did not overlook.',
      },
    },
    historicalContext:
      'Papyri from New Kingdom Egypt, such as Chester Beatty I of about 1150 BC, have lovers who call each other brother and sister, are sick with desire, and linger outside doors. Place names run from En-Gedi to Lebanon and include Tirzah beside [[Jerusalem]] (Song of Solomon 6:4), a northern capital of the tenth and ninth centuries BC, which is used to argue an early date; a Persian word for orchard (Song of Solomon 4:13) is used to argue a late one. Four fragmentary copies are known from Qumran. Origen wrote ten books on it, and Bernard of Clairvaux reached only the third chapter after eighty-six sermons. Rabbi Akiva, who prized it, forbade trilling it in taverns, from which we learn that people did. It is the scroll of Passover.',
    keyScriptures: [
      'Song of Solomon 1:5-7',
      'Song of Solomon 2:8-17',
      'Song of Solomon 4:12-16',
      'Song of Solomon 5:2-8',
      'Song of Solomon 7:10-13',
      'Song of Solomon 8:6-7',
    ],
  },
];
