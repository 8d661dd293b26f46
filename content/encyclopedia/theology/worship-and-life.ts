import type { EncyclopediaCard } from '../../card.ts';

export const worshipAndLife: readonly EncyclopediaCard[] = [
  {
    title: 'Prayer',
    aliases: ['praying', 'intercession', 'how to pray', 'unanswered prayer', 'supplication'],
    summary:
      'People in the Bible pray inside a fish, on a tanner’s roof, in stocks at midnight, and between two sentences of a talk with the king of Persia. They haggle, complain, sing and fall silent. Two-fifths or so of the Psalter is lament, which makes grievance its most frequent mood.',
    details:
      'It has no ceremony to begin with. [[Abraham]]’s servant asks for a sign by a well; [[Hannah]] moves her lips and the priest takes her for drunk (1 Samuel 1:12-15); Nehemiah fits one in between a king’s question and his own answer (Nehemiah 2:4-5). [[Moses]] talks God out of destroying a nation by asking what the Egyptians would say (Exodus 32:11-14). Psalms 88 ends in darkness with nothing resolved. [[Job of Uz|Job]]’s orthodox friends talk about God all the time; only Job addresses him, and is told at the end that he spoke rightly (Job 42:7).\n\nDoes it change God? Aquinas and Calvin say no, it is the means by which he gives what he meant to give, and it changes us. Open theists, and many a Pentecostal prayer meeting, would say that some things happen because people asked. Catholics and Orthodox ask Mary and the saints to pray with them; Protestants, citing the one mediator of 1 Timothy 2:5, ask God alone. On set words or free ones Anglicans and Lutherans differ from most Baptists.\n\n[[Jesus]] gets up before dawn for it, and it is seeing him at it that makes a disciple ask for lessons (Luke 11:1). The answer is short, shorter in Luke, and all in the plural; the doxology is lacking in the oldest copies of Matthew 6:13. He promises that those who ask receive, tells of a widow who wears down a judge, and has his own request refused in [[Gethsemane]] (Mark 14:35-36). Paul too asked three times and got another answer (2 Corinthians 12:8-9), and knew a sighing beyond words (Romans 8:26). James, whom later legend credits with a camel’s knees, sends the sick to the elders with oil (James 5:13-16). Revelation keeps prayers in golden bowls.',
    insights: {
      hebrew: {
        strongs: 'H6419',
        word: 'פָּלַל',
        transliteration: 'palal',
        meaning:
          'To intercede, in a form that points back to the one who prays. It may come from a sense of judging or assessing, so that hitpallel would be to bring one’s case, or to examine oneself.',
      },
      greek: {
        strongs: 'G4335',
        word: 'προσευχή',
        transliteration: 'proseuche',
        meaning:
          'Prayer addressed to God, and also a place for it: in Egyptian inscriptions from the 3rd century BC a synagogue. Paul looks for one by a river (Acts 16:13).',
      },
    },
    historicalContext:
      'Daniel prayed three times a day towards Jerusalem, and so, by the Didache’s order, did Christians with the Lord’s Prayer. Jews recited the Shema morning and evening; the Eighteen Benedictions took shape by about AD 100. Standing with raised hands was usual, as catacomb paintings show. Paul’s “without ceasing” drove Egyptian monks of the 4th century to short repeated phrases, from which the Orthodox Jesus Prayer came. A clinical trial of 2006 found no benefit to heart patients from strangers’ prayer; what that measures is disputed by believers and unbelievers alike.',
    keyScriptures: [
      'Matthew 6:5-15',
      'Luke 11:1-13',
      'Exodus 32:9-14',
      '1 Samuel 1:9-18',
      'Mark 14:32-39',
      'Romans 8:26-27',
      'Psalms 88:1-18',
      'Philippians 4:4-7',
    ],
  },
  {
    title: 'Worship',
    aliases: ['praise', 'adoration', 'church music', 'liturgy', 'worshipping god', 'idolatry', 'spirit and truth'],
    summary:
      'To go face down on the ground is what the Hebrew verb means, and people did it to kings and landlords as well as to God. The Bible gives more pages to the furniture of worship than to the resurrection, and its prophets can still say in God’s name that he hates the singing.',
    details:
      'The verb first turns to God on the way to Moriah, in [[Abraham]]’s strange remark to his servants that he and the boy will worship and come back (Genesis 22:5). At Sinai seven chapters of instructions for a tent are interrupted by a calf, made from earrings, hailed with “a feast to the LORD” (Exodus 32:5): the right name over the wrong image. Strange fire kills two priests (Leviticus 10:1-2). [[David]] dances in linen and is despised for it by a wife (2 Samuel 6:14-20). The psalms call for trumpets, cymbals and everything that breathes. Against this stand Amos, to whom God says that he will not listen to the harps (Amos 5:21-24), and Isaiah, for whom hands spread in prayer are full of blood (Isaiah 1:11-17).\n\nCalvin’s heirs admitted in church only what Scripture commands, and for long sang only psalms, unaccompanied; Luther kept whatever it does not forbid, with organs. The Orthodox understand their liturgy as joining heaven’s, and honour icons, not adore them. Catholics distinguish latria, for God alone, from the veneration of saints. Pentecostals leave room for what is not on the sheet.\n\nAt a well in [[Samaria]] a woman raises the old question of which mountain. [[Jesus]] says that salvation is from the Jews and that neither mountain will matter (John 4:19-24). The magi fall down before a child, disciples in a boat before a man, and in Matthew some do so and doubt (Matthew 28:17). That the same honour goes to the Lamb and to God (Revelation 5:11-14), in a book where an angel refuses it, shows what was believed. Paul uses the language of sacrifice for bodies lived in daily life (Romans 12:1). Of an early meeting we learn that each had a hymn or a lesson, and that an outsider should be able to follow (1 Corinthians 14:23-26).',
    insights: {
      hebrew: {
        strongs: 'H7812',
        word: 'שָׁחָה',
        transliteration: 'shachah',
        meaning:
          'Strong’s root for bowing down; most now derive the form hishtachavah from another, chavah. Abraham does it to Hittites when he wants a grave (Genesis 23:7).',
      },
      greek: {
        strongs: 'G4352',
        word: 'προσκυνέω',
        transliteration: 'proskyneo',
        meaning:
          'To kiss towards, prostrate oneself. Greeks thought it barbaric to do before a man, and Alexander’s Macedonians refused him; in Matthew it is done to Jesus from the cradle to the last page.',
      },
    },
    historicalContext:
      'On the Black Obelisk in the British Museum Jehu of Israel, or his envoy, lies with his face to the ground before Shalmaneser III (841 BC). A Jewish temple stood at Elephantine in Egypt until 410 BC, and another at Leontopolis until AD 73 or so, whatever Deuteronomy said. Pliny reports about 112 that Christians sang in turns to Christ “as to a god” before daylight. The second council of Nicaea (787) restored icons after a first wave of breaking; Zurich’s organs fell silent in 1524. Isaac Watts in 1707 gave English dissenters hymns in place of psalms.',
    keyScriptures: [
      'John 4:19-24',
      'Psalms 95:1-7',
      'Exodus 32:1-8',
      'Amos 5:21-24',
      'Isaiah 1:10-17',
      'Romans 12:1-2',
      'Revelation 5:6-14',
      '2 Samuel 6:12-22',
    ],
  },
  {
    title: 'Ark of the Covenant',
    aliases: ['ark', 'the ark', 'ark of god', 'ark of the lord', 'ark of the testimony', 'the lost ark', 'mercy seat'],
    summary:
      'A gilded wooden chest, less than four feet long, that held two tablets of stone and was treated as the place where God stands among his people. It went before Israel through the Jordan, was lost to an enemy in battle, and ended in the darkest room of the temple. Then it drops out of the story without a word.',
    details:
      'It is a box of acacia wood covered with gold, two and a half cubits by one and a half, with rings and poles so that no hand need touch it. On it lies a slab of gold, the mercy seat, with two cherubim whose wings meet; from above it God promises to speak with [[Moses]] (Exodus 25:10-22). Inside are the tablets of the law (Deuteronomy 10:1-5), and when [[Solomon]] installs it there is nothing else (1 Kings 8:9); Hebrews 9:4 names manna and the rod that budded as well. Once a year the high priest sprinkles blood before and upon the slab (Leviticus 16:14-15).\n\nPriests carry it into the river, which stops (Joshua 3:14-17), and round the walls of [[Jericho]]. Treated as a charm it fails: the sons of Eli take it to war, and the Philistines take it home (1 Samuel 4:3-11). There the statue of Dagon falls on its face before it, and plague follows it from town to town until it is sent back on a cart (1 Samuel 5:1-12; 1 Samuel 6:1-16). Uzzah steadies it and dies, which makes [[David]] angry and afraid; three months later he brings it up to [[Jerusalem]], dancing (2 Samuel 6:6-15).\n\nJosiah tells the Levites to leave it in the temple and carry it no longer (2 Chronicles 35:3); that is the last time it is located on earth. The lists of what Babylon carried off do not name it (2 Kings 25:13-17). Jeremiah says that nobody will miss it or make another (Jeremiah 3:16). John sees it in [[Heaven|heaven]] (Revelation 11:19). Paul uses the Greek word for the mercy seat of [[Jesus]] (Romans 3:25); some translate it as the place, others as the act of atonement. Noah’s ark, and the basket of the child Moses, are another word in Hebrew.',
    insights: {
      hebrew: {
        strongs: 'H727',
        word: 'אָרוֹן',
        transliteration: 'aron',
        meaning:
          'A chest or box. It is also the coffin of Joseph in Genesis 50:26 and the money box by the altar in 2 Kings 12:9. In synagogues the cupboard for the scrolls still has the name.',
      },
      greek: {
        strongs: 'G2787',
        word: 'κιβωτός',
        transliteration: 'kibotos',
        meaning:
          'A wooden box. Greek has one word for this chest and for the vessel of Noah (Matthew 24:38; Hebrews 9:4).',
      },
    },
    historicalContext:
      'Chests carried on poles are known from Egypt; one with a jackal on its lid stood in the tomb of Tutankhamun. Thrones borne by winged creatures are carved on ivories from Megiddo and on the coffin of Ahiram, king of Byblos, so many think of the ark as the footstool below an invisible king. The innermost room of the second temple was empty: Tacitus says that Pompey found no image there. Second Maccabees has Jeremiah hide the ark in a cave on the mountain from which Moses looked out; some rabbis thought that Josiah buried it under the temple; Ethiopian Christians believe that it stands in Aksum, where one guardian sees it. Nobody has shown any of this to be so.',
    keyScriptures: [
      'Exodus 25:10-22',
      'Deuteronomy 10:1-5',
      'Joshua 3:14-17',
      '1 Samuel 4:3-11',
      '1 Samuel 5:1-5',
      '2 Samuel 6:6-15',
      '1 Kings 8:6-11',
      'Hebrews 9:3-5',
    ],
  },
  {
    title: 'Sabbath',
    aliases: ['sabbath day', 'day of rest', 'lord’s day', 'sunday', 'seventh day', 'rest', 'sabbath year'],
    summary:
      'One day in seven on which a slave and an ox may not be made to work: nothing quite like it is known from the ancient world. The Ten Commandments occur twice and give it two different reasons, that God rested and that Israel was once a slave. Jesus was accused over it more than over anything else.',
    details:
      'No Sabbath is kept in Genesis; God stops, and blesses the day. Israel first meets it in the desert, before Sinai, by way of bread that will not keep overnight except on the sixth (Exodus 16:22-30). The fourth commandment, third by the Catholic and Lutheran count, appeals to creation (Exodus 20:8-11); Deuteronomy changes “remember” to “keep” and creation to [[Egypt]], and adds, that your servants may rest like you (Deuteronomy 5:12-15). A man gathering sticks was stoned (Numbers 15:32-36). Land had a Sabbath too, each seventh year, and the Chronicler thought that the exile let it catch up (2 Chronicles 36:21). Amos knows traders who cannot wait for it to end (Amos 8:5); Isaiah calls it a delight and opens it to foreigners (Isaiah 56:6-7; Isaiah 58:13).\n\n[[Jesus]] goes to synagogue on it by habit. His disciples pluck grain, he heals a hand, a back, a blind man. His arguments are those of a teacher of the law, David’s bread, the sheep in a pit, circumcision on the eighth day; his claim is not: the Son of man is its lord, and it was made for people (Mark 2:23-28). His body spent it in a tomb. Paul leaves days to conscience (Romans 14:5-6) and calls sabbaths a shadow (Colossians 2:16-17); Hebrews says that a Sabbath rest remains (Hebrews 4:9-11).\n\nMost churches keep Sunday, the day of [[Resurrection|resurrection]] (Revelation 1:10; Acts 20:7). The Westminster divines held that the Sabbath itself was moved; Luther and Calvin, in different ways, that Christians are free as to the day but need one. Catholics bind the faithful to mass and rest. Adventists and Seventh Day Baptists hold that the seventh was never changed. In Judaism it is queen and bride, greeted with candles; thirty-nine kinds of work stop, and saving life overrides it.',
    insights: {
      hebrew: {
        strongs: 'H7676',
        word: 'שַׁבָּת',
        transliteration: 'shabbat',
        meaning:
          'From shavat, to cease, used also of manna and of a war stopping. It sounds like sheva, seven, but is another root. Babylonian shapattu, the full moon, is often compared and explains little.',
      },
      greek: {
        strongs: 'G4521',
        word: 'σάββατον',
        transliteration: 'sabbaton',
        meaning:
          'Taken over from Aramaic. Since it could also mean week, Easter morning is in Greek “the first of the sabbaths” (Mark 16:2). Hebrews 4:9 seems to coin sabbatismos.',
      },
    },
    historicalContext:
      'Seneca complained that Jews lose a seventh of their lives in idleness. In 167 BC a thousand people let themselves be killed in caves on a Sabbath, and Mattathias ruled that one might fight. Qumran forbade lifting an animal out of a pit that day, the very case which Jesus takes as granted. Justin describes Sunday meetings about 155; Constantine made it a day off for towns in 321, farmers excepted. English puritans published on it from 1595, and James I replied with a Book of Sports. Ahad Ha’am wrote that more than Israel kept the Sabbath, it kept Israel.',
    keyScriptures: [
      'Exodus 20:8-11',
      'Deuteronomy 5:12-15',
      'Genesis 2:1-3',
      'Exodus 16:22-30',
      'Mark 2:23-28',
      'Isaiah 58:13-14',
      'Hebrews 4:1-11',
      'Romans 14:5-6',
    ],
  },
  {
    title: 'Love',
    aliases: [
      'agape',
      'charity',
      'love of god',
      'love your neighbour',
      'love your neighbor',
      'love your enemies',
      'god is love',
    ],
    summary:
      'The command to love one’s neighbour stands in Leviticus between a rule about grudges and one about mixed cloth. Jesus joined it to the Shema and said that everything hangs there, then stretched it to enemies. Paul’s hymn to it, read at weddings, was written to a congregation which was bad at it.',
    details:
      'Hebrew uses one verb for God, wives, sons, stew and bribes. It first occurs where [[Abraham]] is told to take the son whom he loves (Genesis 22:2). In Deuteronomy love can be commanded, since it is loyalty with the whole of heart, life and might (Deuteronomy 6:5), and it answers one that came first, for no reason except itself (Deuteronomy 7:7-8). The stranger is to be loved as well as the neighbour (Leviticus 19:34). Hosea makes it a wounded husband’s. The Song of Solomon calls it strong as death, with a woman for its chief speaker, and perhaps never mentions God (Song of Solomon 8:6).\n\nA lawyer who wanted to know the limit of “neighbour” got a story in which the foreigner is the one to imitate (Luke 10:25-37). Loving those who love you is what tax collectors do; enemies are to be loved because the Father sends them rain (Matthew 5:43-48). In John the scale is changed from “as yourself” to “as I have loved you” (John 13:34), said after washing feet. [[Peter]] is asked about it three times by a fire. Paul says that God proves his in that Christ died for us while we were enemies (Romans 5:8-10), that it fulfils the [[Law]] (Romans 13:8-10), and that without it knowledge and martyrdom are nothing (1 Corinthians 13:1-7). John draws the line shortest: who does not love the brother he sees cannot love the God he does not (1 John 4:20).\n\nAugustine dared to say: love, and do what you will. Catholics hold with Aquinas that charity is friendship with God and gives life to every virtue; Luther, that it flows out of [[Faith|faith]] to a neighbour who needs it, God needing nothing. Wesley defined holiness by it. Orthodox writers add the whole creation, reptiles included, after Isaac the Syrian. Hillel told an inquirer: what you hate, do to no one; the rest is commentary.',
    insights: {
      hebrew: {
        strongs: 'H157',
        word: 'אָהַב',
        transliteration: 'ahav',
        meaning:
          'To love, of any object. In treaties of the age vassals swear to “love” their king as themselves, and Hiram was “a lover of David” (1 Kings 5:1), which meant timber.',
      },
      greek: {
        strongs: 'G26',
        word: 'ἀγάπη',
        transliteration: 'agape',
        meaning:
          'A rare noun before the Greek Bible. It is not by nature divine or selfless, since Amnon has it for Tamar in the Greek of 2 Samuel 13:15; the New Testament fills it with what Christ did.',
      },
    },
    historicalContext:
      'Anders Nygren’s Agape and Eros (1930-36) set God’s giving love against human desire; critics found the division too sharp, and C. S. Lewis in 1960 counted four loves. The Community Rule of Qumran bids members love all the sons of light and hate the sons of darkness, perhaps the target of “you have heard”. Stoics taught goodwill to all as citizens of one world. Tertullian reports outsiders saying, see how they love one another. Tyndale had “love” in 1 Corinthians 13; the King James Bible went back to “charity” from the Latin caritas.',
    keyScriptures: [
      'Deuteronomy 6:4-9',
      'Leviticus 19:17-18',
      '1 Corinthians 13:1-13',
      'Matthew 5:43-48',
      'John 13:34-35',
      'Romans 5:6-10',
      '1 John 4:7-21',
      'Song of Solomon 8:6-7',
    ],
  },
  {
    title: 'Wisdom',
    aliases: ['wise', 'wisdom literature', 'fear of the lord', 'lady wisdom', 'sophia', 'discernment'],
    summary:
      'It is what goldsmiths, sailors and ants have, before philosophers do. Proverbs makes of it a woman who shouts at crossroads and was there when the sea got its edge. Job and Ecclesiastes answer that she is hard to find. The canon prints all three and lets them argue.',
    details:
      'The first persons said to be wise of heart are tailors and a craftsman, for the priests’ robes and the tent (Exodus 28:3; Exodus 31:3). [[Solomon]] asks for a listening heart and proves it with a sword and two mothers (1 Kings 3:9; 1 Kings 3:16-28); he knew plants from the cedar to the hyssop (1 Kings 4:33), and in old age was a fool. Where it begins is agreed, in the fear of the LORD (Proverbs 1:7). In the rest there is craft: a soft answer, a full barn, keeping out of a neighbour’s house before he has had enough of you (Proverbs 25:17). Two sayings side by side tell one not to answer a fool by his folly, and to do so (Proverbs 26:4-5). One must know which day it is.\n\nIn Proverbs 8 she speaks for herself, from before the hills, beside God as a master worker or a darling child. The Hebrew of Proverbs 8:22 can mean that he got her, possessed her or made her, and Arius would quote it. Sirach 24 says that she found a home in [[Jerusalem]] and is the law of Moses, as Jews have read her since; Wisdom 7 calls her a breath of God’s power. [[Job of Uz|Job]] asks where she lives, and the deep replies, not in me (Job 28:12-28).\n\n[[Jesus]] teaches in proverbs, says that wisdom is proved right by her children (Luke 7:35) and that someone greater than Solomon is here (Matthew 12:42). For Paul a crucified messiah is God’s wisdom, and foolishness to those who look for the other sort (1 Corinthians 1:18-25). Colossians hides all its treasures in him (Colossians 2:3); James tells its two kinds apart by their temper (James 3:13-18).\n\nThe Fathers mostly took her to be the Son, Irenaeus the Spirit. Justinian’s great church, Hagia Sophia, is dedicated to Christ under that name; Russian thinkers around 1900 speculated about Sophia further, and were rebuked.',
    insights: {
      hebrew: {
        strongs: 'H2451',
        word: 'חׇכְמָה',
        transliteration: 'chokhmah',
        meaning:
          'Skill, know-how, good sense. In Psalms 107:27 sailors in a storm lose it. The noun is feminine, which made it easy to imagine a woman, and to pair her with a rival, Folly, who has a house as well (Proverbs 9:13-18).',
      },
      greek: {
        strongs: 'G4678',
        word: 'σοφία',
        transliteration: 'sophia',
        meaning:
          'First used by Homer of a carpenter (Iliad 15), later of sages and sophists. Corinth prized it, and the first three chapters of 1 Corinthians have it sixteen times.',
      },
    },
    historicalContext:
      'The “words of the wise” in Proverbs 22-24 run in part so close to the Egyptian Instruction of Amenemope, published in 1923, that most scholars suppose borrowing; its thirty chapters may even be mentioned in a doubtful word of Proverbs 22:20. The story and proverbs of Ahiqar, an Assyrian courtier, were found in Aramaic at the Jewish garrison of Elephantine, and Tobit makes him a nephew. Egyptian Maat, order and justice, was also a goddess. Sirach, a teacher in Jerusalem about 180 BC, was translated by his grandson after 132. Jerome ranked both his book and the Wisdom of Solomon as useful reading only; Trent declared them canonical in 1546.',
    keyScriptures: [
      'Proverbs 1:1-7',
      'Proverbs 8:22-36',
      'Job 28:12-28',
      '1 Kings 3:5-14',
      '1 Corinthians 1:18-31',
      'James 3:13-18',
      'Ecclesiastes 7:15-25',
      'Colossians 2:1-3',
    ],
  },
];
