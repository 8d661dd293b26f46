import type { EncyclopediaCard } from '../../card.ts';

export const spiritAndChurch: readonly EncyclopediaCard[] = [
  {
    title: 'Holy Spirit',
    aliases: ['holy ghost', 'spirit of god', 'comforter', 'paraclete', 'filled with the spirit'],
    summary:
      'Wind over dark water; the strength that let Samson tear a lion; breath for dead bones; a dove; tongues of fire; a lawyer for the defence. Both biblical languages have one word for breath, wind and spirit, and the writers enjoy it. That this Spirit is a “he”, and God, was the last article of the creed to be settled.',
    details:
      'In the Old Testament it comes on people for a purpose and may leave them. It fills Bezalel for metalwork and weaving (Exodus 31:1-5), clothes itself with [[Gideon]], throws [[Saul, King of Israel|Saul]] into raving and then departs. [[David]], who had seen that happen, prays that it be not taken from him (Psalms 51:11), one of only three places in the Hebrew Bible where the Spirit is called holy (the others are in Isaiah 63:10-11). When two elders prophesy outside the tent [[Moses]] wishes that all the LORD’s people did (Numbers 11:24-29), and Joel promises just that, to daughters, old men and slaves (Joel 2:28-29). Isaiah sees it rest on a ruler and a servant (Isaiah 11:2; Isaiah 61:1). In Jewish usage ruach haqodesh has remained the breath that inspires a prophet, or God’s own presence.\n\nLuke’s two books are soaked in it: Mary, Elizabeth, Simeon, and then a room in [[Jerusalem]] on the feast of Weeks, with wind, fire and pilgrims from some fifteen lands who each hear their own speech (Acts 2:1-18). In John it is “another” Paraclete, as the first was [[Jesus]], who will stay, remind, and convict (John 14:16-26; John 16:7-15). Paul finds the Spirit crying Abba in us and groaning where words fail (Romans 8:15-27), a first instalment of what is to come, and known by one fruit with nine names (Galatians 5:22-23). The Spirit can be grieved, lied to and quenched, and only the last of these could be done to a mere force.\n\nThe churches share the creed and weigh it differently. The Orthodox see the Eucharist’s consecration completed by calling the Spirit down, and confess his procession from the Father alone; Catholics and most Protestants add “and the Son”. Calvin stressed that only his inward testimony makes Scripture certain to us; Catholics receive his seven gifts in confirmation. Wesley knew a witness of the Spirit; Pentecostals seek a baptism in him after conversion, with tongues as its sign.',
    insights: {
      hebrew: {
        strongs: 'H7307',
        word: 'רוּחַ',
        transliteration: 'ruach',
        meaning:
          'Air in motion: breath, gale, mood, spirit. It is usually feminine, and Syriac Christians before 400 addressed the Spirit as she. Ezekiel 37:9 exploits every sense within a verse.',
      },
      greek: {
        strongs: 'G3875',
        word: 'παράκλητος',
        transliteration: 'parakletos',
        meaning:
          'Called to one’s side, as an advocate in court. “Comforter” is Wycliffe’s word, from the Latin for strengthening. In 1 John 2:1 it is Christ; rabbis borrowed it into Hebrew as peraqlit.',
      },
    },
    historicalContext:
      'Stoics taught a pneuma, fine and fiery, that runs through all things. Rabbinic tradition held that the holy spirit ceased from Israel with the last prophets, though heaven could still be heard by an echo; Josephus and Qumran know later exceptions. Basil’s treatise of 374-375 argued from the wording of doxologies that the Spirit is to be worshipped with Father and Son; Constantinople in 381 said so in the creed, against those mocked as “Spirit-fighters”. Modern Pentecostalism dates itself from Topeka (1901) and from the Azusa Street meetings in Los Angeles under William Seymour (1906).',
    keyScriptures: [
      'Acts 2:1-21',
      'John 14:15-27',
      'John 16:7-15',
      'Romans 8:1-17',
      'Joel 2:28-32',
      'Galatians 5:16-25',
      'Ezekiel 37:1-14',
      'Genesis 1:1-2',
    ],
  },
  {
    title: 'Gifts of the Spirit',
    aliases: [
      'spiritual gifts',
      'speaking in tongues',
      'charismata',
      'gift of healing',
      'cessationism',
      'continuationism',
      'tongues',
    ],
    summary:
      'The first church to be told about spiritual gifts was told because it was misusing them. Corinth had so many people with a tongue or a revelation that meetings were chaos. Paul did not ask for fewer; he asked for one question about each, whom it builds up, and put a chapter on love in the middle.',
    details:
      'Lists of them stand in 1 Corinthians 12:8-10, again with additions in 1 Corinthians 12:28, in Romans 12:6-8 and in Ephesians 4:11, where the gifts are persons. No two agree. Beside healing and tongues there are administration, giving, and cheerfulness in mercy. First Peter needs only two headings, speaking and serving (1 Peter 4:10-11). Isaiah’s sevenfold spirit on the king (Isaiah 11:2-3, six in Hebrew and seven in Greek) is another matter, though Catholics call that the seven gifts.\n\nTongues in Acts are languages which pilgrims understand. At Corinth nobody does; they are addressed to God, and want an interpreter (1 Corinthians 14:2; 1 Corinthians 14:27-28). Paul says that he does it more than all of them, and would rather say five intelligible words in church than ten thousand of the other kind (1 Corinthians 14:18-19). The test of a spirit is whether it confesses [[Jesus]] as Lord (1 Corinthians 12:3). The weaker members are indispensable. In the chapter between, tongues of men and angels without love are brass (1 Corinthians 13:1).\n\nThat chapter also says that tongues will cease when what is perfect comes, and on this turns a debate. Most Reformed theologians since Calvin, and Benjamin Warfield most fully in 1918, held that the signs belonged to the apostles and their age; many Baptists and dispensationalists agree, taking the perfect as the complete Scripture or reasoning from Ephesians 2:20. Pentecostals answer that the perfect is seeing face to face, that the gifts are promised to as many as God calls, and that tongues mark baptism in the Spirit. Charismatics in Catholic, Anglican and other churches use the gifts without that last claim. Orthodox tradition never thought that they had ceased: it met them in holy elders.',
    insights: {
      greek: {
        strongs: 'G5486',
        word: 'χάρισμα',
        transliteration: 'charisma',
        meaning:
          'A thing freely given. The word is scarce before Paul, who has sixteen of its seventeen occurrences in the New Testament; it can also mean eternal life (Romans 6:23) or celibacy (1 Corinthians 7:7). Max Weber turned it into a term for magnetic leaders.',
      },
    },
    historicalContext:
      'Ecstatic speech was honoured at Delphi and in the cult of Dionysus, which may be why Paul reminds former pagans of being swept along. The Testament of Job, perhaps 1st century, has the hero’s daughters sing in dialects of angels. About 170 Montanus and two prophetesses in Phrygia claimed new revelations; the bishops’ rejection made such gifts suspect. Irenaeus still knew of tongues in his day; Chrysostom, about 390, found the passage obscure because the things no longer happened. Agnes Ozman spoke in tongues at Topeka in the first days of 1901; the Catholic movement began at Duquesne University in 1967.',
    keyScriptures: [
      '1 Corinthians 12:1-31',
      '1 Corinthians 14:1-33',
      'Romans 12:3-8',
      'Ephesians 4:7-16',
      '1 Peter 4:7-11',
      'Acts 2:1-13',
      '1 Corinthians 13:1-13',
      '1 Thessalonians 5:19-22',
    ],
  },
  {
    title: 'Prophecy',
    aliases: ['prophets', 'prophet', 'false prophets', 'prophetess', 'foretelling', 'oracles'],
    summary:
      'A prophet is not first of all one who sees the future. Abraham is the first person so called, because he can pray for somebody; Aaron is called one because he does the talking for his brother. The books that bear the title are largely about wages, treaties and what their own generation had done.',
    details:
      'Deuteronomy gives two tests. If it does not happen, the LORD did not send it (Deuteronomy 18:21-22); and if it does happen but leads to other gods, refuse (Deuteronomy 13:1-3). Neither helps one in time. In 594 BC or thereabouts Hananiah, with good grammar and a hopeful message, breaks the yoke off Jeremiah’s neck in the temple, and [[Jeremiah the Prophet|Jeremiah]] can only say amen and walk away, until a word comes (Jeremiah 28:1-17). Micaiah, one against four hundred, sees a lying spirit sent into the others (1 Kings 22:5-28). And threats may be conditional: [[Jonah the Prophet|Jonah]]’s forty days passed, since God had laid down that a nation may turn (Jeremiah 18:7-10).\n\nEarly prophets come in bands, with lyres. Women are among them, [[Miriam]], [[Deborah]], and Huldah, whom the court consults about a scroll while Jeremiah is alive (2 Kings 22:14). From Amos on words are written down. They walk naked, marry unfaithful wives, buy fields.\n\nThe New Testament reads the prophets as speaking of Christ, sometimes by prediction, sometimes by likeness: Hosea 11:1 looks back to the exodus, a son brought from [[Egypt]], and Matthew finds it filled full in a child refugee (Matthew 2:15). There are still prophets at [[Antioch in Syria]], four daughters of Philip, Agabus with a belt (Acts 21:8-11). Paul ranks prophecy highest and has it weighed (1 Corinthians 14:29).\n\nReformed and Lutheran Christians generally hold that it ended with Scripture and lives on as preaching; the Zurich Bible study was called Prophezei. Pentecostals expect it in the congregation and subject it to the Bible. Catholics may accept private revelations that add nothing to the public one. Jewish tradition closes the line with Haggai, Zechariah and Malachi; Muslims, with Muhammad.',
    insights: {
      hebrew: {
        strongs: 'H5030',
        word: 'נָבִיא',
        transliteration: 'navi',
        meaning:
          'Probably one who is called, from a verb known in Akkadian. A note in 1 Samuel 9:9 says that people used to say “seer” instead.',
      },
      greek: {
        strongs: 'G4395',
        word: 'προφητεύω',
        transliteration: 'propheteuo',
        meaning:
          'To speak forth on a god’s behalf. At Delphi the prophetes phrased what the Pythia uttered. Those who blindfold Jesus order him to do it (Mark 14:65), while out in the yard his forecast about Peter is coming true.',
      },
    },
    historicalContext:
      'Letters from Mari on the Euphrates, 18th century BC, report messages from gods through ecstatics and dreamers, along with a lock of hair to check them by. A wall inscription from Deir Alla in Jordan, about 800 BC, tells a vision of Balaam son of Beor, the seer of Numbers 22-24. Assyrian prophets, many of them women, told Esarhaddon to fear not. Critics date sections of Isaiah, and Daniel, after events that they describe; conservative scholars defend genuine foresight. Abraham Heschel (1962) understood the prophets as sharing God’s own pathos.',
    keyScriptures: [
      'Deuteronomy 18:15-22',
      'Jeremiah 28:1-17',
      'Amos 3:3-8',
      '1 Kings 22:5-28',
      'Numbers 11:24-29',
      '1 Corinthians 14:1-5',
      '2 Peter 1:19-21',
      'Acts 21:8-14',
    ],
  },
  {
    title: 'Church',
    aliases: [
      'body of christ',
      'ekklesia',
      'people of god',
      'congregation',
      'elders and deacons',
      'bishops',
      'bride of christ',
    ],
    summary:
      'Jesus uses the word in two passages only, both in Matthew: one promises that the gates of Hades will not overcome it, the other says what to do when a member wrongs you. Everyone else in the New Testament uses it constantly, and never once of a building.',
    details:
      'Stephen can speak of “the church in the wilderness” (Acts 7:38), since the Greek Bible so names Israel when it is assembled. [[Jesus]] chose twelve, a number which only makes sense as tribes. They eat together in [[Jerusalem]], share property and keep going to the temple (Acts 2:42-47); not Jerusalem but [[Antioch in Syria]], where Jews and Greeks shared one table, gave them the name of Christians (Acts 11:26). They met in houses, among them those of Lydia, Nympha, and [[Priscilla and Aquila|Prisca and Aquila]], so that thirty or forty may have been a crowd.\n\nPaul’s letters call one congregation God’s temple, though it is full of factions (1 Corinthians 3:16), and a body in which an ear may not resign because it is no eye (1 Corinthians 12:14-26). Ephesians takes the body to cosmic size, with Christ as head, and calls it a bride; two hostile peoples have become one new human being (Ephesians 2:14-16). Gentiles are a wild olive branch grafted in, warned not to boast over the root (Romans 11:17-24). First Peter hands down all of Israel’s titles, priesthood included (1 Peter 2:9-10). Of officers we hear of apostles, overseers, elders, deacons, one of them Phoebe; overseer and elder look like the same person in Acts 20:17-28.\n\nFrom this each later order has taken its stones. Catholics build on what was said to [[Peter]] (Matthew 16:18-19), and see it inherited by the bishop of Rome; the Orthodox honour that bishop as first among equals and find the rock in Peter’s confession, or in every bishop. Presbyterians govern by the elders of Acts 20 in graded courts. Baptists point to Matthew 18, where the last court of appeal is the local gathering, and have each one govern itself. Luther asked less about who governs than about what is to be heard and received there: where the gospel is preached and the sacraments are given, there is the Church. Methodists settled on conferences, often with bishops; Pentecostals have tried all of these. Whether the Church replaced Israel is now denied by many whose teachers taught it.',
    insights: {
      hebrew: {
        strongs: 'H6951',
        word: 'קָהָל',
        transliteration: 'qahal',
        meaning:
          'Assembly, for war or worship; the day of the assembly is Sinai (Deuteronomy 9:10). Ecclesiastes, Qohelet, bears a name from it.',
      },
      greek: {
        strongs: 'G1577',
        word: 'ἐκκλησία',
        transliteration: 'ekklesia',
        meaning:
          'The citizens’ meeting of a Greek town; in Acts 19:32-41 it is the riot at Ephesus. English “church” and Scots “kirk” come from another word, kyriakon, the Lord’s.',
      },
    },
    historicalContext:
      'To Roman eyes it resembled a club or a school; Pliny, about 112, tried to suppress it in Bithynia under a ban on associations, and noted two slave women called ministers. Ignatius at that time urged one bishop in each city. At Dura-Europos on the Euphrates a house was remodelled for worship about 240, the earliest such building known. Rome and Constantinople exchanged excommunications in 1054; the Reformation dates itself from 1517. Tyndale translated “congregation” in 1526, to Thomas More’s fury, and King James’s rules of 1604 forbade it.',
    keyScriptures: [
      'Matthew 16:15-19',
      'Acts 2:41-47',
      '1 Corinthians 12:12-27',
      'Ephesians 2:11-22',
      'Ephesians 5:25-32',
      '1 Peter 2:4-10',
      'Matthew 18:15-20',
      'Romans 11:17-24',
    ],
  },
  {
    title: 'Baptism',
    aliases: [
      'baptize',
      'baptise',
      'infant baptism',
      'believer’s baptism',
      'baptismal regeneration',
      'immersion',
      'christening',
      'john’s baptism',
    ],
    summary:
      'A washing administered by someone else, once: that was new when John stood in the Jordan, since Jews otherwise immersed themselves and did it often. Jesus submitted to it among sinners, to John’s embarrassment. Every church but a few (Quakers, the Salvation Army) has kept it, and they have divided over when, how and what it does.',
    details:
      'What one believes it does has mostly settled to whom one gives it. Catholics and Orthodox teach that baptism takes away sin and gives new birth, and give it to infants, the Orthodox by threefold immersion with chrism and communion at once. Luther said the same of new birth, through the word and faith joined to water. For the Reformed it is a sign and seal of the covenant, due to believers’ children as circumcision was; Wesley kept infant baptism and looked for a later new birth. Baptists and Pentecostals immerse those who profess their own [[Faith|faith]], as obedience and testimony. Churches of Christ hold that forgiveness is received there. Oneness Pentecostals do it in the name of Jesus only.\n\nIn scripture its roots are the law’s baths for lepers and priests, Naaman’s seven dips in the Jordan (2 Kings 5:14), and Ezekiel’s promise of sprinkled water and a new heart (Ezekiel 36:25-26). [[John the Baptist]] told even Abraham’s children that they needed it. At the baptism of [[Jesus]] heaven is torn (Mark 1:10, the verb that returns for the temple curtain), and he later calls his death a baptism he has still to undergo (Luke 12:50).\n\nAt Pentecost three thousand are baptised in a hilltop city, after Peter’s “repent” (Acts 2:38-41). An Ethiopian official sees water and asks what hinders him. Orders vary: at Caesarea the Spirit fell first. In [[Philippi]] a jailer was baptised “he and all his” after midnight (Acts 16:33), and whether households had babies in them nobody can know. Paul, who was glad to have baptised few at Corinth and could not recall them all, gives it the deepest meaning: buried with Christ, so as to walk in newness (Romans 6:3-4). Colossians 2:11-12 puts it next to circumcision. First Peter says that it saves, and adds how (1 Peter 3:21); Titus has a washing of rebirth.',
    insights: {
      hebrew: {
        strongs: 'H2881',
        word: 'טָבַל',
        transliteration: 'taval',
        meaning:
          'To dip: a hyssop in blood, bread in vinegar, Joseph’s coat. The Greek Bible rendered it baptizo once, for Naaman. In rabbinic Hebrew, the verb for a convert’s bath.',
      },
      greek: {
        strongs: 'G907',
        word: 'βαπτίζω',
        transliteration: 'baptizo',
        meaning:
          'To plunge, sink, drench; Greeks said it of ships going down and people drowned in debt. In Mark 7:4 it is done before dinner, and to cups.',
      },
    },
    historicalContext:
      'Hundreds of stepped pools have been dug up in Judea, among them ten or so at Qumran, where baths marked membership. Whether converts to Judaism were baptised before AD 70 is unsure. The Didache asks for running water, or failing that three pourings on the head. Tertullian, about 200, is the first to mention little children, and advises delay; the Apostolic Tradition provides for those who cannot speak. On 21 January 1525 in Zurich Conrad Grebel baptised George Blaurock, both long since christened; Felix Manz was drowned for the practice in 1527.',
    keyScriptures: [
      'Matthew 3:11-17',
      'Romans 6:1-11',
      'Acts 2:37-41',
      'Acts 8:35-39',
      'Matthew 28:18-20',
      'Colossians 2:11-13',
      '1 Peter 3:20-22',
      'Acts 16:30-34',
    ],
  },
  {
    title: "Lord's Supper",
    aliases: [
      'eucharist',
      'communion',
      'holy communion',
      'last supper',
      'breaking of bread',
      'transubstantiation',
      'real presence',
      'mass',
    ],
    summary:
      'On the night of his arrest Jesus gave his friends bread and wine and said that they were his body and his blood. Five words of Greek, “this is my body”, have been said over bread for two thousand years and argued over for about twelve hundred. The oldest report of them is a reprimand.',
    details:
      'In [[Corinth]] the rich were eating before the workers came, and one went hungry while another was drunk. Paul tells them what he had received (1 Corinthians 11:23-26), and that those who eat without discerning the body eat judgment, on which account some had died. He also calls the cup a sharing in Christ’s blood, and concludes from one loaf that the many are one (1 Corinthians 10:16-17).\n\nCatholics believe that the substance of bread and wine becomes Christ’s body and blood while the appearances stay, and that his one sacrifice is made present. The Orthodox confess the change, and leave its manner as mystery, to the Spirit called down. Lutherans: his body in, with and under the bread, eaten by all who commune. Calvin: truly received, by the Spirit, through faith, and in heaven. Zwingli and most Baptists and Pentecostals: a memorial and pledge. Wesley, who communicated every few days, called it a means of grace, even a converting one. At the Passover table, meanwhile, Jews bless bread and wine much as he did.\n\nMark, Matthew and Luke set it at Passover. In John the lambs are not yet slaughtered (John 18:28), feet are washed instead, and the discourse on eating flesh comes a year earlier, after the loaves, where it costs [[Jesus]] many of his followers (John 6:51-66). Behind the cup stands blood thrown on the people at Sinai (Exodus 24:8), Jeremiah’s new covenant and the servant’s “many”. Luke has a cup before and another after, and the order to do this in remembrance; some early copies lack part of it (Luke 22:19-20). Jesus looks ahead too: he will not drink again until the kingdom. At Emmaus he is known in the breaking of the bread (Luke 24:30-35).',
    insights: {
      hebrew: {
        strongs: 'H2146',
        word: 'זִכְרוֹן',
        transliteration: 'zikkaron',
        meaning:
          'Memorial. Passover is one (Exodus 12:14), and each generation is to regard itself as having come out. Many scholars hear this behind “in remembrance of me”, which then is more than recollection.',
      },
      greek: {
        strongs: 'G2168',
        word: 'εὐχαριστέω',
        transliteration: 'eucharisteo',
        meaning:
          'To give thanks, what Jesus did over the bread. By the Didache and Ignatius the noun is the name of the meal.',
      },
    },
    historicalContext:
      'Every Jewish meal began with a blessing over bread; the seder as now kept is known only from the Mishnah. Members of the Qumran community blessed bread and new wine in the order of rank, with a meal of the messiah in mind. Pliny learnt from Christians that they ate “ordinary and harmless” food, evidently after rumours. Radbertus and Ratramnus debated the presence at Corbie in the 9th century; the Fourth Lateran Council used the word transubstantiated in 1215. Luther and Zwingli agreed at Marburg in 1529 on fourteen articles and on most of the fifteenth, and parted over this.',
    keyScriptures: [
      '1 Corinthians 11:17-34',
      'Mark 14:22-26',
      'Luke 22:14-20',
      '1 Corinthians 10:16-17',
      'John 6:51-66',
      'Exodus 24:3-11',
      'Luke 24:28-35',
      'Exodus 12:11-14',
    ],
  },
];
