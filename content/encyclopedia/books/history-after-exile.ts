import type { BookCard } from '../../card.ts';

export const afterExile: readonly BookCard[] = [
  {
    book: '1Chr',
    aliases: ['first chronicles', 'book of 1 chronicles', 'first book of chronicles', '1st chronicles'],
    summary:
      'An old story told over again by a writer who loved singers, doorkeepers and lists of volunteers. With Samuel open beside it, this is the best place in the Bible to watch a historian at work: what he copies, what he drops, where he changes a single word.',
    details:
      'Do not begin at the beginning. Start with 1 Chronicles 10, read to the end, and then come back to the names, which by now will have faces. They are arranged like a map: Judah first, Benjamin last, Levi at the centre, northern tribes in between as members still. Tiny stories are tucked into them, of an Egyptian slave who married his master’s daughter and carried on the line (1 Chronicles 2:34-35), of Sheerah, a woman who built three towns (1 Chronicles 7:24), of cattle raids and linen workers and potters.\n\nThe narrative then moves in blocks: [[David]]’s fighting men, the ark, the promise, the wars, the census, the preparations. Compare any page with its source. Where the older book has David attempt the moving of the ark by cart and fail, this one adds the reason, that Levites did not carry it (1 Chronicles 15:13). A medley from three psalms is sung on its arrival (1 Chronicles 16:8-36). “All Israel” does what formerly David and his men did. The census, told in Samuel as an appendix, becomes the turning point, because it yields the ground for [[The Temple]].\n\nThe last eight chapters have hardly any parallel elsewhere. They are rosters, and one long handing over: David is another [[Moses]], who gets the plan and may not enter.',
    insights: {
      hebrew: {
        strongs: 'H8403',
        word: 'תַּבְנִית',
        transliteration: 'tavnit',
        meaning:
          'A model or plan. God showed one of the tabernacle to Moses (Exodus 25:9), and David hands one of the temple to Solomon, written, he says, under God’s hand (1 Chronicles 28:19). The word quietly puts king and lawgiver on one level.',
      },
    },
    historicalContext:
      'Judah was now Yehud, a Persian district some days’ walk across at most, with its own small silver coins and, on recent estimates, no more than a few tens of thousands of inhabitants, perhaps far fewer. The daric in the Hebrew of 1 Chronicles 29:7 is a Persian coin in David’s treasury, the writer’s way of quoting a price. Greek translators called the work “things left over”, and it was treated as leavings for centuries; Jerome proposed the name chronicle. At Qumran only a scrap of it has turned up. A rabbinic saying held that it was given for the sake of interpretation. Bruce Wilkinson’s The Prayer of Jabez (2000) made one verse of the lists sell by the million.',
    keyScriptures: [
      '1 Chronicles 4:9-10',
      '1 Chronicles 11:15-19',
      '1 Chronicles 15:11-16',
      '1 Chronicles 16:8-13',
      '1 Chronicles 22:6-13',
      '1 Chronicles 28:9-20',
      '1 Chronicles 29:10-19',
    ],
  },
  {
    book: '2Chr',
    aliases: ['second chronicles', 'book of 2 chronicles', 'second book of chronicles', '2nd chronicles'],
    summary:
      'Twenty kings, one temple, and a conviction that no reign is ever past mending. It is a preacher’s history, in which wars are won by choirs and lost by alliances, and it holds several people and sermons that Kings never mentions.',
    details:
      'After [[Solomon]] the chapters fall into reigns of two kinds, and often into two halves: a good start and a bad finish. Asa, Joash, Amaziah and Uzziah all turn at the height of success. The author marks the turn with recurring verbs, to seek, to forsake, to humble oneself, to be strong, and once you have spotted them you can usually foresee the next paragraph. Foreseeing is not the whole of it, for the pattern is bent whenever somebody prays. Rehoboam humbles himself and is half spared (2 Chronicles 12:6-12). [[Hezekiah]] asks pardon for pilgrims who ate the Passover unprepared, and they are healed (2 Chronicles 30:18-20): rules matter here, but the heart that seeks comes first.\n\nNote the speeches by people unknown elsewhere. Azariah meets an army coming home; Hanani goes to prison; Jahaziel, a Levite in the crowd, says that the battle is God’s; an Oded shames northern soldiers into clothing their captives, setting the feeble on donkeys and taking them to [[Jericho]] (2 Chronicles 28:8-15), a scene that readers of [[The Good Samaritan]] should know. [[Elijah]] appears only as the sender of a letter. Hezekiah is painted as a second Solomon, and his feast says so outright (2 Chronicles 30:26).\n\nThe ending breaks off in mid-sentence, and its words open [[Ezra]].',
    insights: {
      hebrew: {
        strongs: 'H1875',
        word: 'דָּרַשׁ',
        transliteration: 'darash',
        meaning:
          'To seek, consult, inquire after. It measures kings: Rehoboam did not set his heart to do it (2 Chronicles 12:14), Asa ordered all Judah to and in his illness would not himself (2 Chronicles 16:12). Midrash, the searching of scripture, is formed from it.',
      },
    },
    historicalContext:
      'A wall seven metres thick, uncovered in Jerusalem’s Jewish Quarter in the 1970s, cut through houses of the eighth century BC and is widely linked with Hezekiah’s works (2 Chronicles 32:5). A plaque of Roman times, identified in 1931, says in Aramaic that King Uzziah’s bones were brought there; this book lays him, as a leper, in a field beside the royal tombs (2 Chronicles 26:23). Wilhelm de Wette in 1806 dismissed the Chronicler as unreliable, and Sara Japhet and others have since rescued him as a theologian with sources of his own. The captive king’s unrecorded words tempted somebody to compose the Prayer of Manasseh, printed in the Apocrypha. When Jesus speaks of martyrs from Abel to Zechariah (Matthew 23:35), many think that he runs from the first to the last book of the Hebrew order.',
    keyScriptures: [
      '2 Chronicles 7:12-16',
      '2 Chronicles 15:1-7',
      '2 Chronicles 20:5-22',
      '2 Chronicles 28:8-15',
      '2 Chronicles 30:17-27',
      '2 Chronicles 33:10-13',
      '2 Chronicles 36:15-23',
    ],
  },
  {
    book: 'Ezra',
    aliases: ['book of ezra', 'the book of ezra', 'return from exile'],
    summary:
      'A file of documents with a story running through it: decrees, inventories, a hostile memorandum, a royal reply. What it shows is religion without a state. People who have lost their king rebuild on three things, an altar, a register and a scroll.',
    details:
      'The book changes language without notice. From Ezra 4:8 to Ezra 6:18, and again for the king’s letter in Ezra 7:12-26, it is in Aramaic, the tongue of the Persian civil service; presumably so that officials may speak as they wrote. It changes person too: Ezra is “he”, then “I” from Ezra 7:27, then “he” again.\n\nDates need watching. In Ezra 4:6-23 the writer leaps ahead by two or three reigns to collect every later obstruction in one place, and then returns to Darius. Read as a straight line it makes no sense; read as a dossier headed “opposition” it does. The list of returners (Ezra 2) gives a total of 42,360, some twelve thousand more than its items make, and includes people who could not prove their descent and two hundred singers, men and women. Its vessels are counted, knives and all, since they had stood in [[Babylon]]’s treasury and came home.\n\n[[Ezra the Scribe|Ezra]] himself enters only in the seventh of ten chapters. His journey takes four months, with a fast beside a canal and silver weighed out and weighed in. The prayer of Ezra 9 asks for nothing whatever: it is all [[Sin|confession]], delivered with torn cloak and hair. The final scene takes place in the open square, in heavy rain, everyone trembling on account of the matter and of the weather (Ezra 10:9).',
    insights: {
      hebrew: {
        strongs: 'H5927',
        word: 'עָלָה',
        transliteration: 'alah',
        meaning:
          'To go up. Cyrus says, let him go up; families do, then Ezra does (Ezra 1:3; Ezra 7:6). The same verb served for climbing to a feast and for laying an offering on the altar, so that the journey has the sound of worship. Modern Hebrew calls immigration aliyah.',
      },
    },
    historicalContext:
      'The clay cylinder on which Cyrus tells of sending gods and people home was found in Babylon in 1879; it speaks of Mesopotamian shrines, not of Judah, so the wording in Ezra 1 is weighed separately. Papyri from Elephantine, an island in the Nile, show how such affairs went: in 407 BC a Jewish garrison there petitioned the governor of Judah to get its own wrecked temple rebuilt, quoting precedents. Clay archives from Babylonia, of Al-Yahudu and of the Murashu firm at Nippur, record Jews who stayed and prospered. The Talmud says that Ezra would have deserved to receive the [[Law]], had Moses not come first. A Greek version, 1 Esdras, retells most of it and adds a contest among bodyguards.',
    keyScriptures: [
      'Ezra 1:1-6',
      'Ezra 3:10-13',
      'Ezra 4:1-5',
      'Ezra 7:6-10',
      'Ezra 8:21-23',
      'Ezra 9:5-15',
      'Ezra 10:9-12',
    ],
  },
  {
    book: 'Neh',
    aliases: ['book of nehemiah', 'the book of nehemiah', 'rebuilding the walls'],
    summary:
      'An administrator’s diary, addressed to God. There is no miracle in it from first page to last, only timber permits, night shifts and payroll, and prayers one breath long; it is therefore a favourite with managers and ought to be one with trade unions.',
    details:
      'The “I” of [[Nehemiah the Governor|Nehemiah]] carries the first seven chapters and much of the last two. In between the voice goes silent, [[Ezra the Scribe|Ezra]] mounts a wooden platform, and the people take over. That shape, wall, word, dedication, matters more than the calendar, which has been tampered with: Nehemiah 7 repeats the register of Ezra 2 with small differences of number.\n\nNehemiah 3 is worth a slow walk with a plan of [[Jerusalem]]. It goes round by gates, counter-clockwise from the Sheep Gate, and names some forty working parties: goldsmiths, perfumers, a district ruler with his daughters (Nehemiah 3:12), men who finish and take a second stretch. The nobles of Tekoa “put not their necks” to it (Nehemiah 3:5), and have been known for that ever since.\n\nThe darts of prayer come in mid-action, between a king’s question and the answer (Nehemiah 2:4), or as a curse on hecklers. There is a prophetess on the wrong side, Noadiah (Nehemiah 6:14). When the [[Law]] is read, thirteen men help to give the sense, translating or explaining, which makes this the oldest description of a public exposition of scripture. At the dedication two choirs set off on top of the wall in opposite directions and meet at [[The Temple]]. Then turn the page to Nehemiah 13 and see how long it lasted.',
    insights: {
      hebrew: {
        strongs: 'H2142',
        word: 'זָכַר',
        transliteration: 'zakhar',
        meaning:
          'To remember, with consequences. “Remember me, O my God” is the governor’s signature, set under chapter after chapter and under the whole (Nehemiah 5:19; Nehemiah 13:31). Steles of the time ask the same of other gods for other builders.',
      },
    },
    historicalContext:
      'Persian cupbearers were confidants who controlled access to the king; Xenophon describes their dexterity. Nehemiah’s enemies are on record. An Elephantine letter of 407 BC names two sons of Sanballat, governor of [[Samaria]], and a silver bowl from Tell el-Maskhuta in Egypt was given by “Qainu son of Geshem, king of Qedar”, probably the Arab of Nehemiah 2:19. Of the wall itself little is certain; Eilat Mazar attributed a stretch on the eastern slope to these years, and Israel Finkelstein doubts that Persian-period Jerusalem had one. Ben Sira, around 180 BC, praises Nehemiah among the fathers and passes over Ezra without a word (Sirach 49). The two works were a single scroll for Jews until the fifteenth century.',
    keyScriptures: [
      'Nehemiah 1:4-11',
      'Nehemiah 2:1-8',
      'Nehemiah 4:15-23',
      'Nehemiah 5:1-13',
      'Nehemiah 8:1-12',
      'Nehemiah 9:16-21',
      'Nehemiah 13:23-31',
    ],
  },
  {
    book: 'Esth',
    aliases: ['book of esther', 'the book of esther', 'scroll of esther', 'megillat esther'],
    summary:
      'Ten banquets, five dispatches by post, a beauty contest and a gallows as tall as a tower: the Bible’s most theatrical book is about genocide, and funny. It asks what belonging to a people costs someone who could pass for something else.',
    details:
      'Everything happens at table. The king gives two feasts at the start, the Jews hold two at the finish, and the two that [[Queen Esther|Esther]] gives stand in the middle. Count also the pairs: two edicts in almost the same words, two promotions, two visits unbidden, two lists of what was done to Jews and what they did. The technique is reversal, and the narrator names it in Esther 9:1. Haman dictates every honour he would like for himself and has to perform it for another man (Esther 6:6-11).\n\nThe clue to the feud is in the pedigrees. Mordecai comes from Kish and Benjamin, the family of [[Saul, King of Israel|Saul]]; Haman is an Agagite, and Agag is the king whom Saul spared, taking the plunder (1 Samuel 15:9). This time, it is said three times over, nobody laid a hand on the spoil. A quarrel five centuries old gets a second ending.\n\nNotice how the heroine grows. Until Esther 4 she is passive, and obeys; there for the first time she commands Mordecai, and he does what she says. She calls a fast and mentions no [[Prayer]]. Whether the silence about God is reverence, irony, caution or a theology of [[Providence]] is the oldest question asked of the book. Coincidences, it may be, are counted rather than explained: ten or so, all in time.',
    insights: {
      hebrew: {
        strongs: 'H6332',
        word: 'פּוּר',
        transliteration: 'pur',
        meaning:
          'A lot, from Akkadian; the text has to translate it (Esther 3:7). Haman throws one to choose a lucky month and gets the last, eleven months off, time enough to be undone. The feast keeps the plural of the enemy’s dice for its name.',
      },
    },
    historicalContext:
      'French excavators laid bare the palace of Susa from the 1880s on, with its pillared hall and gate; its courts and gate suit the scenes well. Persian words abound, and the imperial post is as Herodotus describes it. Against that, he gives Xerxes a queen Amestris, and Persian queens were taken from a few noble houses; a Marduka in a tablet has been matched with Mordecai on slender grounds. Greek Esther has six added passages, in which the characters pray and faint; Catholic and Orthodox Bibles include them. A wall of the synagogue at Dura-Europos, about 245 AD, shows Haman leading the horse. Its ninth chapter, and the Christians who used it against Jews, are part of its reception as well.',
    keyScriptures: [
      'Esther 2:5-10',
      'Esther 3:8-13',
      'Esther 4:10-16',
      'Esther 6:1-11',
      'Esther 8:9-17',
      'Esther 9:1-5',
      'Esther 9:20-28',
    ],
  },
];
