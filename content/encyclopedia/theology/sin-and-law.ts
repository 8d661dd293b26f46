import type { EncyclopediaCard } from '../../card.ts';

export const sinAndLaw: readonly EncyclopediaCard[] = [
  {
    title: 'Sin',
    aliases: ['transgression', 'iniquity', 'trespass', 'wickedness', 'original sin', 'sins'],
    summary:
      'The Bible first uses the word not at the tree but at Cain’s door, where sin lies in wait like an animal and wants him. From there on it is spoken of as a missed mark, a debt, a stain, a weight, a power that pays wages; no single picture is allowed to be the whole.',
    details:
      'Hebrew has a cluster of terms, and Exodus 34:7 strings three of them together: twistedness, revolt, failure. [[David]] does the same in Psalms 51:1-2 and then says that he has sinned against God only, which is hard on Uriah. Sin can be unintended (Leviticus 4:2), it can be a whole nation’s (Isaiah 1:4), it can sit in a palace or a pair of scales. The prophets name it concretely, needy people sold for a pair of shoes (Amos 2:6). Sirach and later rabbis speak of an evil inclination which one can master; Judaism has never made birth itself a guilt.\n\n[[Jesus]] moves the site inward, to what comes out of the heart (Mark 7:20-23), and is known for eating with sinners. Paul goes further and makes Sin a subject with verbs of its own: it entered, reigned, deceived, killed. Letters to churches still name sins in the plural, but Romans 6:12-23 treats the singular as a slave-owner. First John refuses two evasions at once, that we have none and that it does not matter (1 John 1:8; 1 John 3:6).\n\nWhether we are born in it is disputed. Augustine taught, against Pelagius, that all inherit guilt and a bent will from [[Adam]], relying partly on a Latin rendering of Romans 5:12, “in whom all sinned”. Catholics since Trent hold that baptism takes away the guilt and leaves an inclination which is not itself sin; Lutherans and Reformed say that it is. The Orthodox speak of inherited death and weakness rather than guilt. Wesleyans agree that nature is corrupt and add that grace already goes before everyone. Many Baptists hold that nobody is guilty before choosing.',
    insights: {
      hebrew: {
        strongs: 'H2403',
        word: 'חַטָּאָה',
        transliteration: 'chatta’ah',
        meaning:
          'From a verb for missing, used of slingers who do not miss by a hair (Judges 20:16). The same noun means the offering that deals with it, so that only the context tells sin from sin-offering.',
      },
      greek: {
        strongs: 'G266',
        word: 'ἁμαρτία',
        transliteration: 'hamartia',
        meaning:
          'Missing the mark again; Aristotle used it for the tragic hero’s error. Of some sixty uses in Paul, most are in Romans and most in the singular, as of a power rather than a deed.',
      },
    },
    historicalContext:
      'Gary Anderson has traced how a picture changed: in early texts sin is a load to be carried off, as the scapegoat does it; from the Persian period, under Aramaic, it becomes a debt, which is why the Lord’s Prayer in Matthew asks for debts to be forgiven. Pelagius, a British ascetic in Rome, was condemned at Carthage in 418 and at Ephesus in 431. The list of seven deadly sins is not in Scripture; it grew from Evagrius’s eight thoughts (late 4th century), revised by Gregory the Great about 590.',
    keyScriptures: [
      'Genesis 4:6-7',
      'Psalms 51:1-10',
      'Romans 3:9-23',
      'Romans 6:12-23',
      'Mark 7:20-23',
      'Isaiah 59:1-13',
      '1 John 1:5-10',
      'James 1:13-15',
    ],
  },
  {
    title: 'The Fall',
    aliases: ['fall of man', 'adam and eve’s sin', 'forbidden fruit', 'fall of adam', 'the serpent in eden'],
    summary:
      'A snake asks a question, a woman and a man eat, and their eyes are opened to the fact that they have no clothes on. Genesis 3 never calls this a fall, nor the fruit an apple, nor the snake the devil. It has nevertheless become the Christian name for whatever went wrong with the world.',
    details:
      'God had warned that on the day of eating they would die (Genesis 2:17); the snake said that they would not (Genesis 3:4). They eat, and [[Adam]] lives to be 930. Jubilees, in the 2nd century BC, answered that with God a day is a thousand years, so that he died seventy short of one; others, that dying began there, or that the death meant was another sort. The story itself lets the snake have the point, and a second one besides, as God agrees that they have become like one of us (Genesis 3:22). What changes at once is smaller and sadder: aprons of fig leaf, a hiding-place, and blame passed from hand to hand. Snake and soil are cursed; the two humans are not, though labour in the field and in childbirth becomes painful and he will rule over her, which reads as damage and not as design. Before they are sent out of [[Eden]] God makes them leather coats.\n\nRemarkably, the Hebrew Bible makes next to nothing of this afterwards. Its own favourite story of how Israel went wrong is the golden calf. Sirach 25 blames a woman, Wisdom 2 the devil’s envy; 2 Esdras 7, after [[Jerusalem]] was destroyed in AD 70, cries out to [[Adam]] that the fall was not his alone. Second Baruch, of the same years, answers that each of us has been the Adam of his own soul.\n\nPaul reads the chapter from the end: as one man’s trespass brought death to all, so one man’s obedience brings life (Romans 5:12-21; 1 Corinthians 15:21-22). Revelation 12:9 makes the old serpent Satan. From this the Latin West, with Augustine, drew a race lost in its first parent. Irenaeus and the Orthodox see two adolescents who reached for maturity too soon, and inherited mortality. The papal letter Humani generis (1950), like the Reformed confessions, holds to a real first pair; many in all churches now take the story as true of everyone without its being a report. In Jewish reading it tells how people became able to choose.',
    insights: {
      hebrew: {
        strongs: 'H5307',
        word: 'נָפַל',
        transliteration: 'naphal',
        meaning:
          'To fall: the verb does not occur in Genesis 3, but does two pages on, when Cain’s face fell (Genesis 4:5). “The Fall” as a title comes from Greek and Latin writers, with 2 Esdras among the first.',
      },
      greek: {
        strongs: 'G3900',
        word: 'παράπτωμα',
        transliteration: 'paraptoma',
        meaning:
          'A false step, a falling aside. Six times in Romans 5:15-20 Paul uses it for what Adam did, always set against a gift that outdoes it.',
      },
    },
    historicalContext:
      'The Epic of Gilgamesh has a snake steal the plant of renewed youth, and a wild man who becomes human, and mortal, through a woman; neither tale is about guilt. The apple came from Latin, where malum can be both apple and evil; Jewish sources suggest fig, grape, wheat or citron. Augustine’s reading matured in the 410s in the dispute with Pelagius and his follower Julian of Eclanum, and the second council of Orange (529) upheld most of it.',
    keyScriptures: [
      'Genesis 3:1-24',
      'Romans 5:12-21',
      '1 Corinthians 15:21-22',
      'Genesis 2:15-17',
      '2 Corinthians 11:3',
      '1 Timothy 2:13-15',
      'Revelation 12:9',
      'Romans 8:20-22',
    ],
  },
  {
    title: 'Covenant',
    aliases: ['covenants', 'new covenant', 'old covenant', 'testament', 'covenant theology', 'dispensationalism'],
    summary:
      'A covenant turns strangers into kin by an oath. The Bible hangs its story on a handful of them, with Noah, Abraham, Israel at Sinai, David, and a new one promised by Jeremiah; the two halves of the Christian book are named after it, since “testament” is the same word in Latin dress.',
    details:
      'In Hebrew one “cuts” a covenant, and Genesis 15 shows why: animals are halved, and those who swear walk between the pieces and call the same fate upon themselves (Jeremiah 34:18). On that night Abraham only watched. The promise to [[Noah]] asks for nothing in return and includes the animals (Genesis 9:8-17). At Sinai the people twice promise to do it all, and blood is thrown on altar and crowd (Exodus 24:3-8). To [[David]] a house is sworn for ever, although disobedient sons will be punished (2 Samuel 7:12-16).\n\nSo which of them can be broken? Hosea speaks of a divorce that God cannot bring himself to complete. Jeremiah 31:31-34 alone in the Hebrew Bible has the phrase “new covenant”: the same law, now written inside. [[Jesus]] takes it up over a cup (Luke 22:20). Hebrews 8 quotes Jeremiah at length and calls the first growing old; Paul, in the chapter where he mourns for his people, says that the covenants are still theirs and the calling irrevocable (Romans 9:4; Romans 11:29).\n\nReformed theology, from Zurich to Westminster, sees one covenant of grace under two administrations, and baptises infants because Abraham’s were circumcised. Baptists answer that the new one is made with those who know the Lord, “from the least to the greatest”. Dispensationalists, following J. N. Darby in the 1830s and the Scofield Bible of 1909, keep promises to Israel distinct from the Church. Many Catholics and Protestants since Vatican II’s Nostra aetate (1965) say that God’s covenant with the Jews was never revoked. Jews do not regard theirs as old.',
    insights: {
      hebrew: {
        strongs: 'H1285',
        word: 'בְּרִית',
        transliteration: 'berit',
        meaning:
          'A sworn bond: between kings, friends (David and Jonathan), man and wife, God and a people. Its origin is unsure; an Akkadian word for fetter is often compared.',
      },
      greek: {
        strongs: 'G1242',
        word: 'διαθήκη',
        transliteration: 'diatheke',
        meaning:
          'Usually a will. The Greek translators preferred it to suntheke, an agreement between equals, as God alone sets the terms. Hebrews 9:16-17 plays on the other sense: a will takes effect when somebody dies.',
      },
    },
    historicalContext:
      'In 1954 George Mendenhall compared Sinai with Hittite treaties of the 14th and 13th centuries BC, which have a historical preamble, stipulations, witnesses and curses. Others find closer kin in the loyalty oaths of the Assyrian king Esarhaddon (672 BC), whose curses run parallel to some in Deuteronomy 28. The comparison affects the dating of the book and is still argued. The sect behind the Damascus Document, found in Cairo in 1896 and later at Qumran, called itself the members of a new covenant more than a century before the Last Supper.',
    keyScriptures: [
      'Genesis 15:7-18',
      'Genesis 9:8-17',
      'Exodus 24:3-8',
      '2 Samuel 7:12-16',
      'Jeremiah 31:31-34',
      'Luke 22:19-20',
      'Hebrews 8:6-13',
      'Galatians 3:15-18',
    ],
  },
  {
    title: 'Law',
    aliases: ['law of moses', 'torah', 'mosaic law', 'legalism', 'the law'],
    summary:
      'Jewish tradition counts 613 commandments in the Torah; the longest psalm is a love poem to them; Paul calls the law holy and also says that Christ has redeemed people from its curse. Few words in Scripture are harder to translate, and few quarrels in the Church have lasted longer.',
    details:
      'The sequence matters. Israel is first brought out of [[Egypt]], and commands follow: the Ten open with a rescue already done (Exodus 20:2). Much of what comes after is case law from village life, a goring ox, an open pit, a cloak taken in pledge that has to be back by sunset (Exodus 22:26-27). Foreigners are protected again and again on the ground that Israel knows what that is like (Exodus 23:9). Some laws restrain what they do not abolish, such as slavery or blood vengeance. Deuteronomy revises Exodus in places, and says that the word is not too hard but near, in mouth and heart (Deuteronomy 30:11-14). Synagogues dance with the scroll once a year.\n\n[[Jesus]] will not have a stroke of it lost (Matthew 5:17-18), goes behind murder to anger, and hangs everything upon two verses about [[Love|love]], one from Deuteronomy and one from Leviticus. Mark concludes, as most scholars construe the sentence, that he made all foods clean (Mark 7:19). Whether gentiles must keep the rest was settled at a meeting in Jerusalem, about AD 49, in favour of four abstentions (Acts 15:19-29). Paul’s images for the law include a slave who walks a boy to school, a marriage ended by a death, and a mirror of what sin is (Galatians 3:24; Romans 7:1-12).\n\nLuther heard in it chiefly the voice that accuses, to be told apart from gospel. Calvin thought its third use, as a guide for believers, the principal one. Catholics speak of a new law, the grace of the Spirit, which perfects the old. The common division into moral, civil and ceremonial is medieval; the text does not mark it. E. P. Sanders argued in 1977 that Jews of Paul’s time kept the law to stay in the covenant and not to earn a place, a view that reshaped scholarship and is still contested.',
    insights: {
      hebrew: {
        strongs: 'H8451',
        word: 'תּוֹרָה',
        transliteration: 'torah',
        meaning:
          'Direction, teaching, from a verb that can mean to point or to shoot. A mother has torah to give (Proverbs 1:8). The Greek translators put nomos, and “law” has sounded narrower than the Hebrew since then.',
      },
      greek: {
        strongs: 'G3551',
        word: 'νόμος',
        transliteration: 'nomos',
        meaning:
          'Law, custom, principle. Paul can use it for the five books, for scripture at large (1 Corinthians 14:21 cites Isaiah as law), and for a rule he finds at work in his limbs (Romans 7:23).',
      },
    },
    historicalContext:
      'Hammurabi’s stele, about 1750 BC, now in the Louvre, has nearly three hundred laws, among them a goring ox much like that of Exodus 21; there the penalty depends on the victim’s rank. Many scholars see several collections within the Pentateuch, edited down to the Persian period; the traditional view is that Moses wrote them. In 167 BC Antiochus IV made circumcision a capital crime, and from then on sabbath, diet and circumcision marked who was loyal. A scroll from Qumran (4QMMT) lists disputed rulings under the title “works of the law”, a phrase known otherwise from Paul.',
    keyScriptures: [
      'Exodus 20:1-17',
      'Deuteronomy 6:4-9',
      'Psalms 19:7-11',
      'Matthew 5:17-20',
      'Romans 7:7-14',
      'Galatians 3:19-25',
      'Matthew 22:36-40',
      'Acts 15:19-29',
    ],
  },
  {
    title: 'Righteousness',
    aliases: ['righteous', 'justice', 'righteousness of god', 'upright', 'social justice'],
    summary:
      'English needs two words, righteousness and justice, where Hebrew and Greek have one family for both, and translations differ over which to use. Amos wanted it to run like a stream. Jesus blessed those who are hungry for it. Paul says that in the gospel God’s own has come to light.',
    details:
      'It begins as a relation rather than a score. Judah, having condemned Tamar to be burnt, looks at his own seal in her hand and says that she is more righteous than he (Genesis 38:26): disguised as a prostitute, she had kept faith with the family and he had not. Weights can be righteous (Leviticus 19:36), and so can paths. A king is asked for it on behalf of the poor (Psalms 72:1-4). God’s righteousness, in the psalms and in Isaiah, is very often a rescue, in parallel with [[Salvation]] (Isaiah 51:5-8); psalmists beg for it where we might expect them to dread it (Psalms 143:1).\n\nJob insists on his own and will not let go (Job 27:6). Isaiah calls ours a soiled cloth (Isaiah 64:6). [[Jesus]] demands one that exceeds that of the scribes, then warns against doing it to be seen, and gives alms as his first instance (Matthew 5:20; Matthew 6:1-4).\n\nPaul’s phrase “the righteousness of God” is a crux. As a young monk Luther hated it, he later wrote, since he took it for the justice by which God punishes; his relief came when he read it in Romans 1:17 as the righteousness which God gives and faith receives. Catholics, with Augustine, understand it as poured into the heart so as to make us just. Reformed divines stress that Christ’s obedience is credited. Ernst Käsemann and, differently, N. T. Wright take it as God’s faithful power setting his world right. The Orthodox ask less about the mechanism and more about likeness to Christ. How it becomes ours is the question of [[Justification]].',
    insights: {
      hebrew: {
        strongs: 'H6666',
        word: 'צְדָקָה',
        transliteration: 'tsedaqah',
        meaning:
          'Right conduct, and also an act that puts somebody in the right. By Daniel 4:27 its Aramaic cousin already shades into charity to the poor, and in later Hebrew tsedaqah is the ordinary word for almsgiving.',
      },
      greek: {
        strongs: 'G1343',
        word: 'δικαιοσύνη',
        transliteration: 'dikaiosyne',
        meaning:
          'For Plato the order of a city in which everyone does his part. In the Greek Bible it took on the colour of the Hebrew: loyalty to an obligation, and help to those who are wronged.',
      },
    },
    historicalContext:
      'Mesopotamian kings proclaimed misharum edicts at their accession, cancelling debts and freeing people enslaved for them; “justice and righteousness” as a pair in Israel’s royal texts may have had such acts in view. At Qumran a founder known only as the Teacher of Righteousness opposed a “wicked priest”, probably a Hasmonean of the 2nd century BC. Luther’s account of his discovery was written in 1545, the year before he died; scholars place the event between 1513 and 1519.',
    keyScriptures: [
      'Amos 5:21-24',
      'Psalms 72:1-4',
      'Isaiah 51:4-8',
      'Romans 1:16-17',
      'Romans 3:21-26',
      'Matthew 5:6',
      'Matthew 5:20',
      'Philippians 3:8-9',
    ],
  },
  {
    title: 'Holiness',
    aliases: ['holy', 'holiness of god', 'set apart', 'be holy', 'consecration'],
    summary:
      'In the Bible a mountain can be holy, or a cooking pot, a day of the week, a tenth of the barley. At the centre is what seraphim cry three times in the temple: that God is unlike anything else, and that this is dangerous, beautiful and meant to spread.',
    details:
      'The word enters with the seventh day (Genesis 2:3), so that time is hallowed before any place. At the bush Moses must take off his sandals; the ground is holy for as long as God is there. Holiness can kill: Uzzah puts out a hand to steady the ark (2 Samuel 6:6-7). Leviticus sorts the world into holy and common, clean and unclean, two pairs which are not the same; a corpse is unclean, and nobody has sinned by burying it. Yet chapter 19, which bids all Israel be holy because God is, spells it out in gleanings left for the poor, wages paid by evening and love of the neighbour (Leviticus 19:9-18).\n\nIsaiah’s answer to the cry of the seraphim is that his lips are unclean; a coal touches them (Isaiah 6:1-7). He calls God the Holy One of Israel some twenty-five times, far more than anyone else. Impurity, the priests rule for Haggai, spreads by touch further than holiness does (Haggai 2:11-13). With [[Jesus]] the current runs the other way: lepers, a bleeding woman and a dead girl are touched, and it is they who change. Demons are the first to call him the Holy One of God (Mark 1:24). Paul writes “saints”, holy ones, to Corinth, of all churches.\n\nCatholics and Orthodox honour particular persons as saints, whose holiness is seen complete and whose prayers are asked; the Reformers kept the title for all believers. Wesley taught a perfection in love attainable here, and his heirs in the Holiness movement, and through them Pentecostals, made it a second blessing; Lutherans and Reformed expect conflict until death. How a person becomes holy is told under [[Sanctification]].',
    insights: {
      hebrew: {
        strongs: 'H6918',
        word: 'קָדוֹשׁ',
        transliteration: 'qadosh',
        meaning:
          'Holy. Separation is often given as the root sense, though the evidence is thin; in use it means belonging to God. The related qedeshah, “consecrated woman”, is the word for Tamar in Genesis 38:21.',
      },
      greek: {
        strongs: 'G40',
        word: 'ἅγιος',
        transliteration: 'hagios',
        meaning:
          'Greeks had several words for sacred; the translators of the Septuagint took up this rather rare one and left hieros, the usual term for temples and priests, largely to the pagans.',
      },
    },
    historicalContext:
      'The temple of Herod was a map of graded holiness: a court for gentiles, then women, men, priests, and a curtained room entered by one man once a year. A stone found in 1871 warns in Greek that any foreigner who passes the balustrade will have himself to blame for his death. Rudolf Otto’s The Holy (1917) described the numinous, a mystery that makes one tremble and draws one on; Mary Douglas in 1966 read the food laws as a language of order. Pharisees extended priestly purity to the family table.',
    keyScriptures: [
      'Leviticus 19:1-18',
      'Isaiah 6:1-8',
      'Exodus 3:4-6',
      '1 Peter 1:13-16',
      'Psalms 99:1-9',
      'Hebrews 12:10-14',
      'Mark 1:40-42',
      'Revelation 4:8',
    ],
  },
];
