import type { EncyclopediaCard } from '../../card.ts';

export const christ: readonly EncyclopediaCard[] = [
  {
    title: 'Messiah',
    aliases: ['christ', 'anointed one', 'son of david', 'messianic hope', 'messianic prophecy'],
    summary:
      'Oil on the head made a king in Israel, and the anointed one is what “messiah” means. The Hebrew Bible uses it of Saul, of priests and once of a Persian emperor, and hardly ever of a coming saviour. How it became the second name of a crucified Galilean is the central dispute between church and synagogue.',
    details:
      'David will not lift a hand against Saul because Saul is the LORD’s messiah (1 Samuel 24:6), and Isaiah gives the title to Cyrus, who did not know the God who had sent him (Isaiah 45:1). The hope itself grew under other words: a son of [[David]] whose throne would last (2 Samuel 7:12-16), a shoot from a felled stump who judges not by what he sees (Isaiah 11:1-5), a king who comes to [[Zion]] humble and on an ass (Zechariah 9:9). Psalm 2 has the word itself, for the king against whom nations rage. Only Daniel 9:25-26 speaks of an anointed one, cut off, in a timetable; many scholars take him to be the high priest Onias III, killed about 171 BC, while others reckon the weeks to Christ.\n\n[[Jesus]] was shy of the title. When [[Peter]] says it near [[Caesarea Philippi]] he is ordered to silence, and told about suffering (Mark 8:29-31). To the high priest he answers “I am”, and changes the subject to the Son of man (Mark 14:61-62). A Samaritan woman is the one person to whom he volunteers it (John 4:25-26). He was executed under its political translation, King of the Jews, in three languages.\n\nThat a messiah should die and rise, the disciples on the road to Emmaus had to be shown from scripture (Luke 24:25-27). Paul uses Christ nearly as a surname, and still knows what it means. Jewish readers object that the messiah’s work is visible, swords into ploughshares and exiles home, and has not happened; Isaiah’s servant they commonly take as Israel. Christians reply with two comings. Messianic Jews confess Jesus and keep Jewish observance; most other Jews regard that as having left.',
    insights: {
      hebrew: {
        strongs: 'H4899',
        word: 'מָשִׁיחַ',
        transliteration: 'mashiach',
        meaning:
          'Smeared with oil. In some thirty-nine occurrences it is chiefly the reigning king; in Leviticus 4 it is the high priest, and in Psalms 105:15 the patriarchs.',
      },
      greek: {
        strongs: 'G5547',
        word: 'Χριστός',
        transliteration: 'Christos',
        meaning:
          'The same in Greek, where it otherwise described ointment. Outsiders took it for the slave’s name Chrestos, “useful”; Suetonius seems to have made the slip when he reports riots at Rome about a certain Chrestus.',
      },
    },
    historicalContext:
      'There was no single expectation. The Community Rule from Qumran awaits a prophet and the messiahs of Aaron and Israel, two of them; the Psalms of Solomon, about 50 BC, pray for a son of David to purge Jerusalem; some texts manage without any. Josephus lists men who drew crowds, Theudas and “the Egyptian” among them (both are in Acts). Rabbi Akiba, by tradition, hailed Simon bar Kosiba as messiah in the revolt of AD 132-135. Maimonides put the coming among thirteen principles of faith, with the clause: though he tarry.',
    keyScriptures: [
      '2 Samuel 7:12-16',
      'Isaiah 11:1-9',
      'Psalms 2:1-12',
      'Zechariah 9:9-10',
      'Mark 8:27-31',
      'Luke 24:25-27',
      'John 4:25-26',
      'Acts 2:29-36',
    ],
  },
  {
    title: 'Incarnation',
    aliases: ['god became man', 'word made flesh', 'two natures of christ', 'deity of christ', 'hypostatic union'],
    summary:
      'John could have written that the Word became a man, or took a body. He chose “flesh”, the term for what is weak, edible and mortal, and for what the scriptures tell people not to trust. The doctrine that God did this without ceasing to be God took the Church four centuries to phrase.',
    details:
      'The Old Testament prepares for it sideways. [[God]] walks in a garden, eats veal with Abraham under a tree (Genesis 18:1-8), comes to live in a tent. Wisdom was beside him at creation and delighted in humankind (Proverbs 8:30-31); Sirach 24 has her pitch her tent in [[Jacob]]. Solomon, dedicating a house for God, asks whether he can dwell on earth at all (1 Kings 8:27); that he has no body is a principle of Jewish faith. John 1:14 answers with a verb made from “tent”.\n\nMatthew and Luke tell it as a birth from a virgin. Mark and Paul do not mention that; Paul says “born of a woman” and quotes what may be an older hymn, about one in God’s form who took a slave’s and emptied himself (Philippians 2:6-8). Hebrews insists on tears, temptation and learning (Hebrews 2:14-18; Hebrews 5:7-8). A boy grows in wisdom (Luke 2:52), and a man asks who touched him. By the time of 1 John some already denied the flesh, and the letter makes that the test of a spirit (1 John 4:2-3).\n\nChalcedon (451) confessed one person in two natures, unconfused and unseparated; Catholics, Eastern Orthodox and the Reformation churches share that. Copts, Armenians, Syrians and Ethiopians refused it, holding with Cyril to one united nature of God the Word, and agreed statements since 1964 find the difference largely verbal. The Church of the East, long called Nestorian, signed a common declaration with Rome in 1994. Lutherans teach that divine attributes pass to the humanity, so that Christ’s body can be on many altars; the Reformed answer that the finite cannot contain the infinite. Eastern theology dwells on the taking of flesh as already healing it.',
    insights: {
      hebrew: {
        strongs: 'H7931',
        word: 'שָׁכַן',
        transliteration: 'shakan',
        meaning:
          'To settle, to camp: what God promises to do among Israel (Exodus 25:8). From it come mishkan, the tabernacle, and the rabbis’ Shekinah. Its consonants echo in the Greek verb of John 1:14.',
      },
      greek: {
        strongs: 'G4561',
        word: 'σάρξ',
        transliteration: 'sarx',
        meaning:
          'Flesh, meat, mortal humanity. In Isaiah 40:6 all of it is grass. Latin caro, in carne, gave the doctrine its name.',
      },
    },
    historicalContext:
      'Greeks had gods in disguise, and Lystra took Barnabas and Paul for two of them; a disguise comes off. Docetists thought that Christ only seemed to suffer; Ignatius of Antioch, on the way to the beasts about AD 110, asked why then he should be in chains. Apollinaris, who put the Word in place of a human mind, was condemned in 381; “what is not assumed is not healed” was Gregory of Nazianzus’s reply. At Ephesus in 431 Mary was confirmed as Theotokos, bearer of God, a title meant to say something about her child.',
    keyScriptures: [
      'John 1:1-18',
      'Philippians 2:5-11',
      'Hebrews 2:9-18',
      'Colossians 2:8-10',
      '1 John 4:1-3',
      'Luke 1:30-38',
      'Galatians 4:4-5',
      'Matthew 1:18-25',
    ],
  },
  {
    title: 'The Cross',
    aliases: ['cross', 'crucifixion', 'crucified', 'way of the cross', 'good friday'],
    summary:
      'Rome kept crucifixion for slaves, bandits and rebels, outside the gate and beside the road. That Christians made it their sign is among the odder facts of history. Paul knew how it sounded, an offence to one half of his world and to the other moronic (the English comes from his Greek), and decided to talk about nothing else in Corinth.',
    details:
      'The four accounts are restrained. None describes nails going in; we learn of them from [[Thomas]] (John 20:25). Mark counts hours, the third and the sixth and the ninth; John has [[Pontius Pilate]] pass sentence about the sixth, on the day when lambs were killed. Passers-by, priests and fellow victims mock. Psalm 22 gives the scene its details, shaken heads, divided clothes, and its cry (Mark 15:34; Psalms 22:1). Luke instead has a prayer of trust from Psalm 31 and a word to a criminal; John has a mother entrusted and a finished work. Women watch to the end. The first to put a verdict into words in Mark is the officer in charge.\n\nDeuteronomy had called anyone hung on a tree accursed (Deuteronomy 21:22-23). In its setting that concerned corpses on display, yet by this time it was applied to crucifixion, and Paul drew the startling conclusion that [[Jesus]] became a curse for others (Galatians 3:13). He speaks of a cancelled record nailed up, of powers disarmed and led in procession as in a Roman triumph (Colossians 2:14-15), of himself as crucified with him (Galatians 2:20). Hebrews sees the place, outside the camp. In John the lifting up is already glory (John 12:32-33). And to “take up the cross” was said first to people who had seen men do so (Mark 8:34).\n\nWhat the death accomplished is discussed under [[Atonement]]. Piety has differed as well: western Catholics from the Middle Ages looked upon a suffering body, Orthodox icons show a king at rest on the wood, Reformed churches long hung an empty cross or none at all, and Luther set a theology of the cross, God hidden in weakness, against every theology of glory.',
    insights: {
      hebrew: {
        strongs: 'H6086',
        word: 'עֵץ',
        transliteration: 'ets',
        meaning:
          'Tree, wood, stake, gallows: Haman’s in Esther, and the one in Deuteronomy 21. Acts and 1 Peter say that Jesus was hung on a tree, with that verse in mind; preachers soon paired it with the tree in Eden.',
      },
      greek: {
        strongs: 'G4716',
        word: 'σταυρός',
        transliteration: 'stauros',
        meaning:
          'In Homer a fence-pale, in Roman times the instrument of execution, whatever its exact shape. Second-century writers already assume a crossbeam. Some early copyists wrote tau and rho in it as one sign, like a figure hanging.',
      },
    },
    historicalContext:
      'Cicero called it the most cruel and hideous of punishments; no Roman citizen should so much as hear the word. Six thousand of Spartacus’s men were crucified along the Appian Way in 71 BC. In 1968 a tomb in north Jerusalem yielded the heel bone of a man named Yehohanan, with the nail still in it. A scratched caricature on the Palatine, perhaps about AD 200, shows a donkey-headed figure on a cross: “Alexamenos worships his god”. Constantine abolished the penalty in the 4th century; in church art Christ dying on it first appears in the 5th.',
    keyScriptures: [
      'Mark 15:21-39',
      'John 19:16-37',
      'Luke 23:33-47',
      '1 Corinthians 1:18-25',
      'Galatians 3:10-14',
      'Philippians 2:5-11',
      'Mark 8:34-38',
      'Psalms 22:1-18',
    ],
  },
  {
    title: 'Atonement',
    aliases: [
      'propitiation',
      'expiation',
      'penal substitution',
      'sacrifice',
      'christus victor',
      'day of atonement',
      'yom kippur',
      'why did jesus die',
    ],
    summary:
      'At-one-ment: a rare theological term coined in English. It translates a Hebrew verb for clearing away, done once a year with two goats. The creeds say that Christ was crucified “for us” and never say how that worked, which has left room for at least four theories, all with texts.',
    details:
      'On the tenth of the seventh month the high priest, in plain linen, carried blood behind the curtain, and over a second goat confessed the nation’s sins and had it led off to the desert, “for Azazel”, a name no one can explain for certain (Leviticus 16:7-22). What is cleansed, on a close reading, is often the sanctuary. The grounds are given once: life is in the blood, and God has put it upon the altar for this (Leviticus 17:11). Flour would do for the very poor (Leviticus 5:11). Moses atones by pleading (Exodus 32:30); prophets scoff at offerings without justice. In Isaiah 53 a person is made a guilt offering.\n\n[[Jesus]] spoke of a ransom for many and of blood poured out for them (Mark 10:45; Mark 14:24). Paul says that God put him forward as hilasterion, propitiation in the King James Version, or mercy seat, the gold lid on which that blood was sprinkled (Romans 3:25). Hebrews walks through the Day of Atonement and calls it a shadow (Hebrews 9:11-14; Hebrews 10:1). First John adds that it is for the whole world (1 John 2:2). And the love comes first: nowhere is God said to be reconciled to us; he reconciles us (2 Corinthians 5:18-21).\n\nThe Fathers and the Orthodox sing chiefly of victory, death trampled down by death. Anselm (1098) spoke of satisfaction for God’s injured honour, which Aquinas refined for Catholics. Luther and Calvin said that he bore our penalty, and most evangelicals hold this to be central. Peter Abelard stressed the love which the sight kindles. Wesleyans and many Baptists teach that he died for all; Reformed divines, effectually for the elect.',
    insights: {
      hebrew: {
        strongs: 'H3722',
        word: 'כָּפַר',
        transliteration: 'kaphar',
        meaning:
          'In the intensive form, to make atonement. Older dictionaries say to cover, as the ark was pitched (Genesis 6:14); an Akkadian cognate, to wipe off, is favoured now. Kopher, a ransom, may belong to the same root.',
      },
      greek: {
        strongs: 'G2435',
        word: 'ἱλαστήριον',
        transliteration: 'hilasterion',
        meaning:
          'In the Greek Pentateuch the lid of the ark, in pagan inscriptions a gift to win a god’s favour. C. H. Dodd in 1931 argued for expiation, removing sin; Leon Morris answered that wrath is in the context too.',
      },
    },
    historicalContext:
      'After AD 70 a disciple wept over the ruined temple and Yohanan ben Zakkai consoled him: there is another atonement as good, deeds of mercy, for Hosea says so; repentance, prayer and charity are the synagogue’s means of it to this day. The Mishnah remembers a crimson thread tied to the scapegoat, and a cliff. Fourth Maccabees, a 1st-century work, calls the death of seven martyred brothers a hilasterion for the nation. Tyndale’s translation of 1526-30 made “atonement” at home in English Bibles. Gustaf Aulén revived the victory motif in his lectures of 1930 as the “classic” view.',
    keyScriptures: [
      'Leviticus 16:1-34',
      'Leviticus 17:11',
      'Isaiah 53:4-12',
      'Romans 3:21-26',
      'Hebrews 9:11-28',
      '2 Corinthians 5:18-21',
      '1 John 2:1-2',
      '1 Peter 2:21-25',
    ],
  },
  {
    title: 'Resurrection',
    aliases: [
      'easter',
      'resurrection of jesus',
      'resurrection of the dead',
      'raised from the dead',
      'life after death',
    ],
    summary:
      'Most of the Old Testament expects the dead to stay dead. By the time of Jesus, Pharisees looked for God to raise them all at the end, Sadducees laughed at it, and nobody expected one man to be raised in the middle of history. That is what his followers claimed, within a few years and in Jerusalem.',
    details:
      'The hope arrived late and in flashes. Dry bones in Ezekiel stand for a nation in exile (Ezekiel 37:11); Isaiah 26:19 bids those in the dust awake and sing; Daniel 12:2 is the first plain statement, that many sleepers will rise, to life or to contempt. Second Maccabees has a martyr hold out his hands and expect to get them back. [[Jesus]] argued it with Sadducees from the only books they granted, by way of a present tense in Exodus (Mark 12:26-27).\n\nThe oldest account of Easter is a list which Paul had “received”, with [[Peter]], the Twelve, over five hundred, [[James, Brother of Jesus|James]] and himself last (1 Corinthians 15:3-8). The gospels tell instead of a tomb and of women, whose word the men took for idle talk (Luke 24:11); they differ about how many women, how many angels, [[Galilee]] or Jerusalem, and Mark in the oldest manuscripts breaks off in fear (Mark 16:8). None describes the event itself. The risen one is not recognised at once, eats broiled fish, shows wounds, and passes closed doors. Paul calls such a body spiritual, as different as wheat from its seed (1 Corinthians 15:35-49), and says that without it faith is empty.\n\nHistorians who doubt it propose visions born of grief, or legend. Others, such as N. T. Wright and Wolfhart Pannenberg, argue that empty tomb and appearances together have no better explanation; the Jewish scholar Pinchas Lapide accepted the rising without the messiahship. Between death and the last day Catholics, Orthodox, Reformed and most others believe that souls live on; Luther sometimes spoke of sleep, as Adventists do. Premillennialists expect two resurrections with a thousand years between (Revelation 20:4-6); others read the first one as new life now.',
    insights: {
      hebrew: {
        strongs: 'H6965',
        word: 'קוּם',
        transliteration: 'qum',
        meaning:
          'To get up. A girl of twelve hears it in Aramaic, talitha cumi (Mark 5:41). Isaiah 26:19 uses it of corpses, with another verb, to wake.',
      },
      greek: {
        strongs: 'G386',
        word: 'ἀνάστασις',
        transliteration: 'anastasis',
        meaning:
          'A standing up. At Athens some apparently thought that Paul was announcing a pair of gods, Jesus and Anastasis (Acts 17:18). Greeks used it to say what does not happen: Apollo, in Aeschylus, states that for a dead man there is none.',
      },
    },
    historicalContext:
      'The second blessing of the daily Jewish Amidah praises God who revives the dead. Ossuaries, boxes for bones gathered a year after burial, are common around Jerusalem from the late 1st century BC till AD 70, and some connect them with this hope. On a marble slab said to come from Nazareth an emperor threatens death for disturbing graves; its origin and relevance are disputed, and chemical tests of 2020 point to the island of Kos. The creed’s “resurrection of the flesh” was aimed at those who, like the Gnostics, wanted to be rid of it.',
    keyScriptures: [
      '1 Corinthians 15:1-58',
      'Mark 16:1-8',
      'John 20:1-29',
      'Luke 24:36-43',
      'Daniel 12:1-3',
      'Mark 12:18-27',
      'Romans 6:3-11',
      '1 Thessalonians 4:13-18',
    ],
  },
  {
    title: 'Ascension',
    aliases: [
      'ascension of jesus',
      'exaltation of christ',
      'right hand of god',
      'session of christ',
      'taken up into heaven',
    ],
    summary:
      'Apart from a line in the longer ending of Mark, only Luke narrates it, and he does so twice: once at the end of his gospel on what looks like Easter night, and again at the opening of Acts after forty days. The rest of the New Testament says less about the going up than about where it led, quoting one line of a psalm more often than any other.',
    details:
      'The line is Psalms 110:1, an oracle to a king: sit at my right hand. [[Jesus]] teased scribes with it (Mark 12:35-37) and cited it at his trial; [[Peter]] preached from it at Pentecost (Acts 2:32-36). Along with it came [[Daniel the Prophet|Daniel]]’s vision of one like a son of man who arrives with clouds at the throne of the Ancient of days, to be given a kingdom (Daniel 7:13-14). He travels there not to earth but towards the throne.\n\nIn Acts 1:9-11 he is lifted up, a cloud takes him, and two men in white ask why Galileans are staring into the sky. The scene recalls [[Elijah]], whose cloak fell to a successor promised a double share of spirit (2 Kings 2:9-13), and here too spirit follows. In the gospel he parts from them at [[Bethany]] with hands raised in blessing, and they go home, unexpectedly, in great joy (Luke 24:50-53). John has [[Mary Magdalene]] told not to hold on, since he has yet to ascend (John 20:17). Ephesians turns a psalm about a victor who takes tribute into one who gives gifts (Psalms 68:18; Ephesians 4:8-10). For Hebrews the point is a priest: he has gone into the true sanctuary with blood of his own, and always lives to plead (Hebrews 7:25; Hebrews 9:24).\n\nWhere is he, then? Zwingli argued that a body at God’s right hand cannot be in bread; Luther, that the right hand of God is everywhere; Calvin, that the Spirit joins us to Christ where he is. Catholics and Orthodox stress that a human nature sits now upon the throne. That the sky is not a storey of the universe was clear to Augustine, and makes the cloud a sign of God’s presence, as at [[Mount Sinai|Sinai]].',
    insights: {
      hebrew: {
        strongs: 'H5927',
        word: 'עָלָה',
        transliteration: 'alah',
        meaning:
          'To go up: what smoke, pilgrims and kings do. Psalms 47:5, “gone up with a shout”, comes from enthronement or the procession of the ark, and the Church sings it for Ascension Day. A whole burnt offering is an olah.',
      },
      greek: {
        strongs: 'G353',
        word: 'ἀναλαμβάνω',
        transliteration: 'analambano',
        meaning:
          'To take up; in Acts 1 it is passive, and God is the one who acts. The Greek Bible uses the same verb of Elijah. Luke dates the start of the last journey by a “taking up” (Luke 9:51).',
      },
    },
    historicalContext:
      'At an emperor’s funeral a witness might swear that he had seen him rise; Livia paid a senator a million sesterces for such testimony about Augustus, says Cassius Dio. Jewish tradition had Enoch, Moses and Baruch taken up for tours of the heavens. The feast on the fortieth day is attested from the later 4th century. Egeria, a pilgrim in the 380s, visited the place on the Mount of Olives called Imbomon; a crusader chapel there, in Muslim hands since about 1200, shows a stone with a footprint.',
    keyScriptures: [
      'Acts 1:1-11',
      'Luke 24:50-53',
      'Psalms 110:1-4',
      'Daniel 7:13-14',
      'Ephesians 1:19-23',
      'Hebrews 4:14-16',
      'Ephesians 4:7-13',
      'John 20:17',
    ],
  },
];
