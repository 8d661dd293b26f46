import type { EncyclopediaCard } from '../../card.ts';

export const wellKnownStories: readonly EncyclopediaCard[] = [
  {
    title: 'The Birth of Jesus',
    aliases: [
      'birth of jesus',
      'birth of christ',
      'the birth of christ',
      'nativity',
      'the nativity',
      'nativity story',
      'christmas',
      'christmas story',
      'the christmas story',
      'christmas day',
      'advent',
      'manger',
      'the manger',
      'away in a manger',
      'shepherds',
      'the shepherds',
      'star of bethlehem',
      'the star of bethlehem',
      'christmas star',
      'wise men',
      'the wise men',
      'three wise men',
      'the three wise men',
      'three kings',
      'magi',
      'the magi',
      'gold frankincense and myrrh',
      'census of quirinius',
      'flight into egypt',
    ],
    summary:
      'The birth that Christians celebrate at Christmas, told in Matthew and in Luke. Both place it in Bethlehem; Matthew has the magi and the star, Luke the manger and the shepherds. The familiar scene combines the two and adds details that neither has, and historians disagree about its year and about how much of it can be known.',
    details:
      '[[Mark]] and [[John]] begin later. [[Matthew]] and [[Luke]] agree on several points: [[Mary, Mother of Jesus|Mary]] is betrothed to [[Joseph of Nazareth|Joseph]], of the family of David; she conceives by the [[Holy Spirit]]; an angel gives the name [[Jesus]]; he is born at [[Bethlehem]] and grows up in [[Nazareth]]; the king at the time is [[Herod the Great|Herod]] (Matthew 1:18-25; Matthew 2:1; Luke 1:5; Luke 1:26-38).\n\nOtherwise they tell different things. In Matthew an angel speaks to Joseph, magi follow a star to a house, and the family flees to [[Egypt]] before it settles in Nazareth (Matthew 2:1-23). In Luke an angel speaks to Mary, a registration brings the couple from Nazareth, the child is laid in a manger, shepherds hear [[Angels|angels]], and after a visit to [[The Temple|the temple]] the family goes home (Luke 2:1-39). The angels’ song ends with good will toward men in the King James and many other versions; the oldest manuscripts have one letter more, and peace is for people whom God favours (Luke 2:14). Many Christians combine the accounts and let the magi come up to two years later (Matthew 2:16). Many scholars find that the journeys cannot be reconciled, and see stories shaped by scripture, in which Jesus resembles [[Moses]] and Samuel; some of them think that he was born in Nazareth.\n\nMuch else is tradition. Ox and ass come from Isaiah 1:3. No innkeeper speaks, and nobody is said to ride a donkey. Matthew does not say how many magi there were. Three gifts suggested three men, and Psalms 72:10-11 and Isaiah 60:3-6 made them kings; some Syriac writers count twelve. The star has been explained as a meeting of Jupiter and Saturn in 7 BC, a comet or a nova; critics object that none of these would stop over a house (Matthew 2:9). Some believe it a miracle, others a motif from Numbers 24:17.\n\nFor most Christians the birth belongs to the [[Incarnation]], God’s becoming human. Judaism does not regard Jesus as the [[Messiah]]. The Qur’an honours Mary and tells of the birth beneath a palm tree.',
    insights: {
      hebrew: {
        strongs: 'H18',
        word: 'אֵבוּס',
        transliteration: 'evus',
        meaning:
          'A feeding trough. According to Isaiah 1:3 the ox and the donkey know where they are fed, while Israel does not know God. The Greek Bible translates it with the word that Luke uses for the manger, and so the animals came to the crib.',
      },
      greek: {
        strongs: 'G5336',
        word: 'φάτνη',
        transliteration: 'phatne',
        meaning:
          'A manger, or the stall where it stands (Luke 13:15). Luke uses it three times in the story, and for the shepherds it is the sign by which they will know the child (Luke 2:12).',
      },
    },
    historicalContext:
      'Herod probably died in 4 BC, so that most historians suggest about 6-4 BC; Dionysius Exiguus, who introduced the count of years AD in 525, was not exact. Josephus dates the census under Quirinius to AD 6. Many historians think that Luke erred; others assume an earlier registration, or translate Luke 2:2 as before Quirinius governed. The Bible names no day. Clement of Alexandria, about 200, knew several proposals, among them days in April and May. A list apparently made at Rome in 336 has 25 December. Some think that it replaced a feast of the sun, others that it was counted from 25 March, believed to be the date of Jesus’ conception and death. The Armenian Church keeps 6 January; where the Julian calendar is used, Christmas falls on 7 January. Ox and ass appear in 4th-century art. Francis of Assisi set up a crib at Greccio in 1223. The English Parliament abolished Christmas in 1647, and Jehovah’s Witnesses, among others, do not keep it.',
    keyScriptures: [
      'Luke 2:1-20',
      'Matthew 1:18-25',
      'Matthew 2:1-12',
      'Luke 1:26-38',
      'Matthew 2:13-23',
      'Luke 2:21-40',
      'Micah 5:2-4',
      'Isaiah 9:6-7',
    ],
  },
  {
    title: 'The Twelve Apostles',
    aliases: [
      'twelve apostles',
      '12 apostles',
      'the 12 apostles',
      'apostle',
      'apostles',
      'the apostles',
      'the twelve',
      'twelve disciples',
      'the twelve disciples',
      '12 disciples',
      'the 12 disciples',
      'disciples of jesus',
      'the disciples',
      'names of the apostles',
      'names of the twelve apostles',
      'names of the disciples',
      'names of the 12 disciples',
      'apostolic succession',
    ],
    summary:
      'Twelve men whom Jesus chose from among his followers as companions and messengers. The number stands for the tribes of Israel. The New Testament lists them four times, with small differences, and says little about most of them; churches have disagreed ever since about who, if anyone, succeeds them.',
    details:
      'The lists are in Matthew 10:2-4, Mark 3:16-19, Luke 6:14-16 and Acts 1:13. All have [[Peter]] first, Philip fifth, James son of Alphaeus ninth and, where he is still named, [[Judas Iscariot]] last. The first four are always Peter, [[Andrew]], James and [[John the Apostle|John]], the sons of Zebedee; the next four are Philip, Bartholomew, [[Matthew the Apostle|Matthew]] and [[Thomas]]. In the last four, beside James and Simon the Zealot, Matthew and Mark have Thaddaeus (in many manuscripts of Matthew also Lebbaeus), while Luke and Acts have Judas son of James, in the King James Version his brother. Tradition takes these for one man, Jude Thaddaeus; some scholars think that the group changed or that memories varied. [[John]] has no list. His Nathanael (John 1:45-49) is often identified with Bartholomew, which cannot be proved.\n\n[[Jesus]] promises that they will sit on twelve thrones and judge the twelve tribes (Matthew 19:28). That he chose them himself is widely accepted, because [[Paul]] already knows the twelve as a fixed name (1 Corinthians 15:5) and because it seems unlikely that Christians would have invented a traitor among them; a few scholars date the group after Easter. Judas is replaced by Matthias, who must have been there from the beginning and is chosen by lot (Acts 1:15-26). When James son of Zebedee is executed, no successor is mentioned (Acts 12:2).\n\nThe word apostle is wider. Paul claims it, having seen the Lord (1 Corinthians 9:1), [[Barnabas]] is included (Acts 14:14), and messengers of churches bear it too (2 Corinthians 8:23). Romans 16:7 names Andronicus and Junia; whether she is an apostle, or well known to the apostles, is debated.\n\nCatholics and the Orthodox regard bishops as the apostles’ successors, as many Anglicans do. Most other Protestants hold that the office was unique (Ephesians 2:20) and that the succession lies in faithful teaching. Latter-day Saints and some Pentecostals have apostles today. Catholics and the Orthodox see in the choice of men a reason to ordain men only; others answer that all twelve were also Jews, and that women were the first witnesses of the [[Resurrection|resurrection]].',
    insights: {
      hebrew: {
        strongs: 'H7971',
        word: 'שָׁלַח',
        transliteration: 'shalach',
        meaning:
          'To send, often with an order, as God sends Moses (Exodus 3:10) and Isaiah (Isaiah 6:8). In rabbinic law an agent, shaliach, counts as the man who sent him. Many compare the apostles; whether the institution is old enough is disputed.',
      },
      greek: {
        strongs: 'G652',
        word: 'ἀπόστολος',
        transliteration: 'apostolos',
        meaning:
          'Somebody sent. In older Greek it is mostly used of a naval expedition. According to Luke 6:13 Jesus himself gave the Twelve this name; Hebrews 3:1 uses it of Jesus.',
      },
    },
    historicalContext:
      'The New Testament reports the deaths of two: Judas, and James, killed with the sword under Herod Agrippa I, who himself died in AD 44. That Peter died a martyr is indicated by John 21:18-19 and, about 96, by the letter 1 Clement; most historians accept that it happened in Rome. Irenaeus, about 180, says that John lived at Ephesus. For the others there are mainly legends, many of them in Acts of single apostles from the 2nd and 3rd centuries. The Acts of Thomas sends him to India, and the old churches of Kerala call him their founder; this cannot be verified or excluded. A tomb said to be that of James was found in Galicia early in the 9th century, and Santiago de Compostela grew around it. 1 Clement already says that the apostles arranged for successors. Rufinus, about 404, tells that the Twelve composed the Apostles’ Creed together, which Lorenzo Valla contested in the 15th century.',
    keyScriptures: [
      'Mark 3:13-19',
      'Matthew 10:1-8',
      'Luke 6:12-16',
      'Acts 1:13-26',
      'Matthew 19:27-28',
      '1 Corinthians 15:3-9',
      'John 6:66-71',
      'Ephesians 2:19-20',
    ],
  },
  {
    title: 'The Plagues of Egypt',
    aliases: [
      'plagues of egypt',
      'ten plagues',
      'the ten plagues',
      '10 plagues',
      'the 10 plagues',
      'ten plagues of egypt',
      'the ten plagues of egypt',
      '10 plagues of egypt',
      'the 10 plagues of egypt',
      'plagues',
      'the plagues',
      'egyptian plagues',
      'plague of frogs',
      'plague of locusts',
      'plague of darkness',
      'death of the firstborn',
      'river turned to blood',
      'let my people go',
      'hardening of pharaoh’s heart',
      'hardening of pharaohs heart',
      'pharaoh’s heart',
      'pharaohs heart',
    ],
    summary:
      'The disasters that, according to Exodus 7-12, struck Egypt until Pharaoh let Israel go: blood, frogs, lice, flies, disease of cattle, boils, hail, locusts, darkness and the death of the firstborn. They explain Passover. That God hardens Pharaoh’s heart has occupied Jews and Christians as a question about freedom.',
    details:
      'Nine come in three groups of three. Each group begins in the morning before Pharaoh (Exodus 7:15; Exodus 8:20; Exodus 9:13), and its third plague comes unannounced (Exodus 8:16; Exodus 9:8; Exodus 10:21). The magicians imitate the first two and fail at the lice (Exodus 8:18-19); from the flies onwards [[Goshen]], where Israel lives, is said to be spared (Exodus 8:22; Exodus 9:26). The flies are literally a mixture or swarm, in Jewish tradition of wild animals. The tenth stands apart: the firstborn die, but not in houses with the blood of a lamb on the door (Exodus 12:12-13). Exodus does not count to ten. Psalms 78:43-51 omits lice, boils and darkness; Psalms 105:28-36 puts darkness first and has neither boils nor the disease of cattle. Many scholars conclude that several traditions have been joined.\n\nAbout twenty verses speak of the hardening. In half of them God does it or says that he will; in the others Pharaoh does it, or his heart is simply hard. God announces it beforehand (Exodus 4:21) but is first said to act at the boils (Exodus 9:12); the Hebrew of Exodus 7:13, unlike the King James Version, does not say who acts. Resh Lakish and Maimonides explain that Pharaoh, after refusing so often, lost the power to repent as a punishment. Origen compares the sun, which melts wax and hardens mud. [[Paul]] draws from it that God has mercy on whom he will (Romans 9:14-18). Augustine and Calvin understand this of God’s [[Election|election]], with the guilt remaining Pharaoh’s; Arminians, the Orthodox and many Catholics stress that he resisted first and that God gave him up to it.\n\nThe aim is that Egypt may know the LORD (Exodus 7:5), and judgement falls on its gods (Exodus 12:12). Some match each plague with a deity, the Nile with Hapi, frogs with Heqet, darkness with Re; the text names none. The death of children troubles many readers. It is told as an answer to the drowning of Hebrew boys (Exodus 1:22) and to the enslavement of Israel, God’s firstborn (Exodus 4:22-23).\n\nAt the Seder the plagues are recited, and many spill a drop of wine for each; a modern explanation is that joy is not full when enemies suffer. Christians connect the lamb with [[Jesus]] (1 Corinthians 5:7), and Revelation 16 takes up the plagues.',
    insights: {
      hebrew: {
        strongs: 'H3513',
        word: 'כָּבַד',
        transliteration: 'kavad',
        meaning:
          'To be heavy, to make heavy, to honour. It is one of three verbs for the hardening (Exodus 8:15), and God gains honour over Pharaoh with the same verb (Exodus 14:4). Some see an allusion to the weighing of the heart in Egyptian belief.',
      },
      greek: {
        strongs: 'G4127',
        word: 'πληγή',
        transliteration: 'plege',
        meaning:
          'A blow or a wound, such as Paul and Silas receive (Acts 16:23). The Greek Bible has it in Exodus 11:1, and Revelation uses it of the seven last plagues (Revelation 15:1). English plague comes from the related Latin plaga.',
      },
    },
    historicalContext:
      'No Egyptian text is known to mention the events. Those who regard them as historical place them in the 15th century BC (1 Kings 6:1) or, more often, in the 13th, because of the city Raamses (Exodus 1:11); many scholars think that little or nothing can be recovered behind the story. The Admonitions of Ipuwer, a lament in which the river is blood, are sometimes adduced, but most Egyptologists regard the work as literature and as older. Greta Hort, in 1957-58, proposed a chain of natural causes that begins with a high, reddened Nile; critics reply that it does not account for the last plague or for the precise timing. Jubilees, of the 2nd century BC, counts ten. The Haggadah has a mnemonic that divides them three, three and four. Spilling wine is known from the Rhineland about 1200. Enslaved Americans sang Go Down, Moses, printed in 1861.',
    keyScriptures: [
      'Exodus 7:14-25',
      'Exodus 9:13-16',
      'Exodus 12:1-13',
      'Exodus 12:29-32',
      'Exodus 4:21-23',
      'Psalms 78:43-51',
      'Psalms 105:26-38',
      'Romans 9:14-18',
    ],
  },
  {
    title: 'The Triumphal Entry',
    aliases: [
      'triumphal entry',
      'triumphant entry',
      'the triumphant entry',
      'palm sunday',
      'hosanna',
      'hosanna in the highest',
      'entry into jerusalem',
      'jesus enters jerusalem',
      'jesus rides into jerusalem',
      'jesus on a donkey',
      'jesus riding on a donkey',
      'riding on a donkey',
      'palm branches',
    ],
    summary:
      'The ride of Jesus into Jerusalem on a donkey a few days before his death, told in all four gospels. Crowds or disciples greet him with words from Psalm 118, and Matthew and John see Zechariah’s humble king. Most churches remember it on Palm Sunday, with which Holy Week begins.',
    details:
      'In Mark 11:1-11 two disciples fetch a colt that nobody has ridden; cloaks and branches cover the road, and [[Jesus]] looks round [[The Temple|the temple]] and leaves. In Matthew 21:1-17 he drives out the traders the same day, in Mark the next; John has that scene much earlier (John 2:13-16). Luke 19:28-44 has neither branches nor hosanna: the disciples rejoice, some Pharisees object, and Jesus weeps over [[Jerusalem]]. In John 12:12-19 pilgrims come out with palms, drawn by the [[The Raising of Lazarus|raising of Lazarus]]; only John mentions palms, and only he says that the disciples understood it later.\n\nThe ride follows Zechariah 9:9-10, where a king comes to Zion without war horses. The prophet probably means one animal, named twice as Hebrew poetry does. Matthew alone has a donkey and its colt, and they put cloaks on both, and he sat on them (Matthew 21:7). Some scholars think that he took the line too literally; others that the mother went along with an untrained colt, and that them refers to the cloaks. [[Solomon]] rode the royal mule to be anointed (1 Kings 1:38-40), and cloaks were spread for Jehu (2 Kings 9:13). “Blessed is he who comes” is from Psalms 118:25-26, a blessing for those who enter the temple; the gospels add king or kingdom.\n\nIt is not certain what people hoped. Mark speaks of the coming kingdom of David, and Luke later of hopes that Israel would be redeemed (Luke 24:21), which many understand as freedom from [[Rome]]. Most interpreters think that Jesus presented himself as [[Messiah]], but of another kind; some that followers drew this conclusion later. Since the Romans did not intervene, a number of historians suppose a small event amid the crowds of Passover. Preachers often say that the same people soon called for his death. The gospels do not say so, and Matthew distinguishes the crowds that came with him from the city (Matthew 21:10-11).\n\nJews read Zechariah 9 of a Messiah still to come; many Christians expect the peace of its next verse at the [[Second Coming]].',
    insights: {
      hebrew: {
        strongs: 'H3467',
        word: 'יָשַׁע',
        transliteration: 'yasha',
        meaning:
          'To save or help; the name Jesus comes from this root. Psalms 118:25 has hoshia na, save, please. In Zechariah 9:9 the king is literally saved, that is, victorious by God’s help; the Greek Bible has saving.',
      },
      greek: {
        strongs: 'G5614',
        word: 'ὡσαννά',
        transliteration: 'hosanna',
        meaning:
          'The Hebrew cry for help in Greek letters, perhaps through Aramaic. Here it is already used as a shout of praise. It occurs only in Matthew, Mark and John, always in this story, and soon afterwards in the Didache.',
      },
    },
    historicalContext:
      'The years usually considered are AD 30 and 33. Sunday is deduced from John 12:1 and John 12:12; a minority prefers Monday. Simon Maccabeus entered the citadel of Jerusalem in 141 BC with palm branches and praise (1 Maccabees 13), and coins of the revolts against Rome show palms. As branches and Psalm 118 also belong to the feast of Tabernacles, some scholars, such as T. W. Manson in 1951, have placed the event in autumn; most follow the gospels. In the Talmud the Messiah comes with the clouds if Israel is worthy, and otherwise on a donkey. Egeria, a pilgrim in the 380s, describes how people at Jerusalem walked down from the [[Mount of Olives]] with branches of palm or olive. Theodulf of Orléans wrote the hymn known as All Glory, Laud and Honour about 820. German towns drew a wooden donkey with a figure of Christ through the streets; many were destroyed in the Reformation, and in England palms were forbidden in 1548. Russians carry willow.',
    keyScriptures: [
      'Mark 11:1-11',
      'Matthew 21:1-17',
      'Luke 19:28-44',
      'John 12:12-19',
      'Zechariah 9:9-10',
      'Psalms 118:19-29',
      '1 Kings 1:38-40',
      '2 Kings 9:11-13',
    ],
  },
];
