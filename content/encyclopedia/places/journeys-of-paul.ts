import type { EncyclopediaCard } from '../../card.ts';

export const journeysOfPaul: readonly EncyclopediaCard[] = [
  {
    title: 'Caesarea by the Sea',
    aliases: ['caesarea', 'caesarea maritima', 'agabus', 'felix', 'festus'],
    summary:
      'Where the Mediterranean coast offered no shelter at all, about midway between the present Tel Aviv and Haifa, Herod poured concrete into the sea and made a harbour as big, Josephus says, as that of Athens. Romans governed Judea from Caesarea, and in it, against every expectation of his own, Peter first ate with Gentiles.',
    details:
      'Philip the evangelist arrives after a preaching tour up the coast and is found there some twenty years later, with a house and four prophesying daughters (Acts 8:40; Acts 21:8-9). Meanwhile Cornelius, a centurion who gave alms, had sent to Joppa for [[Peter]]. [[Luke]] tells the vision of the sheet and its sequel twice over, at length, because so much hangs on it: the Spirit fell in a Roman officer’s drawing room in the middle of a sermon, before anyone had so much as been baptised (Acts 10:24-48; Acts 11:4-18).\n\nHerod Agrippa I, grandson of the founder, sat here on a throne in royal dress, was hailed as a god and died of worms (Acts 12:19-23). Josephus has much the same scene in the theatre, with a robe of silver that flashed at sunrise and five days of pain.\n\n[[Paul]] sailed from it as a hunted convert (Acts 9:30), landed again between journeys, heard Agabus tie up his own hands and feet with Paul’s belt, and came the last time under an escort of cavalry. Felix, hoping for a bribe, kept him two years (Acts 24:26-27). To Festus he appealed as a citizen to the emperor; before Agrippa II and Bernice, who had arrived in great pomp, he told his story once more, and the king remarked that he might have gone free (Acts 25:23; Acts 26:32).',
    insights: {
      greek: {
        strongs: 'G2542',
        word: 'Καισάρεια',
        transliteration: 'Kaisareia',
        meaning:
          'City of Caesar, one of many so named in compliment to Augustus; the New Testament has two (the other is Caesarea Philippi). The place had been called Strato’s Tower before, after a Phoenician king or governor.',
      },
    },
    historicalContext:
      'Built between about 22 and 10 BC, the harbour used volcanic sand shipped from Italy that sets under water; divers led by Avner Raban studied its sunken moles. In 1961 Antonio Frova’s Italian team, clearing the theatre, turned over a step and found a Latin dedication by Pontius Pilate, prefect of Judea, the only one in stone. A palace on the reef, with a pool, may be the “Herod’s judgment hall” of Acts 23:35. Riots between Jews and Greeks here in AD 66 opened the great revolt. Origen taught in the city and Eusebius was its bishop. Visitors walk between Tel Aviv and Haifa along a hippodrome, Crusader moats and a line of aqueduct arches on the beach.',
    keyScriptures: [
      'Acts 10:1-48',
      'Acts 12:19-23',
      'Acts 21:8-14',
      'Acts 23:31-35',
      'Acts 24:22-27',
      'Acts 25:6-12',
      'Acts 26:24-32',
    ],
  },
  {
    title: 'Antioch in Syria',
    aliases: ['antioch', 'antakya', 'syrian antioch', 'first called christians', 'antioch on the orontes'],
    summary:
      'The word Christian was coined here, probably by outsiders and not as a kindness. Antioch on the Orontes, today Antakya in the far south of Turkey, was the third city of the empire after Rome and Alexandria. It had the first congregation known to us in which Jews and Gentiles ate at one table, and it sent out the first mission overseas.',
    details:
      'One of the seven chosen to see to the widows, Nicolas, was already a convert to Judaism from this city (Acts 6:5). After Stephen’s death refugees reached it, and some men from Cyprus and Cyrene, whose names nobody wrote down, spoke to Greeks as well (Acts 11:19-21). The apostles sent [[Barnabas]] to inspect; he was glad, went to Tarsus to look for [[Paul]], and the two taught for a year. When famine was forecast, the daughter church collected for the mother.\n\nIts leaders as listed in Acts 13:1 are a mixture such as only a great port town could show: a Levite from Cyprus, Simeon called Black, a man from North Africa, a courtier who had been Herod the tetrarch’s foster-brother or playmate, and a Pharisee. From their prayer meeting the first mission set out, and to them it reported.\n\nThen teachers from Judea said that without circumcision one could not be saved. The dispute went to [[Jerusalem]], and a letter came back that laid on Gentiles no more than four abstentions (Acts 15:22-31). Either before that or after it, scholars differ, [[Peter]] ate with Gentiles at Antioch until certain people came from [[James, Brother of Jesus|James]], then withdrew, and even Barnabas with him; Paul told him publicly what he thought (Galatians 2:11-14). Who won that day he does not say. He left on his next journey with Silas in place of Barnabas (Acts 15:36-41).',
    insights: {
      greek: {
        strongs: 'G5546',
        word: 'Χριστιανός',
        transliteration: 'Christianos',
        meaning:
          'The ending is Latin and marks the party of a leader, as with Herodians: Christ’s people. Found three times only (Acts 11:26; Acts 26:28; 1 Peter 4:16), each time as what others say. Antioch itself (G490) is named for Antiochus, father of its founder Seleucus.',
      },
    },
    historicalContext:
      'Founded in 300 BC, it lies as Antakya in the Turkish province of Hatay, some 25 kilometres from the sea. A Princeton-led expedition in 1932-39 lifted hundreds of mosaics, now in the local museum and across America, but hardly touched the early city, which is under metres of river silt. The silver “chalice of Antioch” once advertised as the Grail is a lamp or cup of the sixth century. Ignatius was bishop; John Chrysostom preached here. An earthquake in 526 killed a reported 250,000, and that of February 2023 laid most of the old town low, including its Orthodox church. The cave church of St Peter, with a Crusader front, still stands above.',
    keyScriptures: [
      'Acts 11:19-30',
      'Acts 13:1-3',
      'Acts 14:24-28',
      'Acts 15:1-2',
      'Acts 15:22-41',
      'Galatians 2:11-14',
      'Acts 6:5',
    ],
  },
  {
    title: 'Ephesus',
    aliases: [
      'diana of the ephesians',
      'artemis of the ephesians',
      'temple of artemis',
      'temple of diana',
      'tyrannus',
      'demetrius the silversmith',
      'apollos',
    ],
    summary:
      'Paul stayed nowhere longer as a free man: close on three years. Ephesus, then a port on the Aegean coast of what is now western Turkey, was capital of Roman Asia and guardian of one of the Seven Wonders. It gave him a lecture hall, a riot and, it may be, a prison; later it received the first of the letters to the seven churches, with a warning about love.',
    details:
      '[[Priscilla and Aquila]] were there ahead of him, and took aside the eloquent Apollos, who knew only John’s baptism, to explain matters further (Acts 18:24-26). [[Paul]] argued for three months in the synagogue and then daily in the school of Tyrannus, according to one manuscript from eleven to four, when others rested. [[Luke]] enjoys the comedy of seven exorcists whom a demon did not recognise, who fled bare and bleeding; after that magicians burned books worth fifty thousand silver pieces (Acts 19:13-19).\n\nThe goddess’s image-makers saw where it was leading. Demetrius combines piety with turnover in a single speech; the crowd shouts for two hours, most of them not knowing why they had come, till the town clerk reminds them that there are courts (Acts 19:23-41). Paul wanted to go in to them. Of what he suffered here he says that he fought with beasts, most likely a figure of speech (1 Corinthians 15:32), and that he despaired of life (2 Corinthians 1:8). His farewell at Miletus to the elders ends in tears on a beach (Acts 20:17-38).\n\nTimothy was left there to see to false teaching (1 Timothy 1:3). The risen Christ, in [[Revelation]], has praise for their labour and discernment, and against them that they have left their first love (Revelation 2:1-7). Whether the letter called [[Ephesians]] was meant for them alone is open, as the oldest copies lack the address.',
    insights: {
      greek: {
        strongs: 'G2181',
        word: 'Ἔφεσος',
        transliteration: 'Ephesos',
        meaning:
          'Not Greek in origin; it is often identified with Apasa, capital of the land of Arzawa in Hittite texts. The Artemis (G735) worshipped here was no huntress but a rigid figure hung with rows of egg-like objects, whether breasts, bulls’ testicles or ornaments nobody knows.',
      },
    },
    historicalContext:
      'John Turtle Wood searched for six years and struck the temple’s pavement on the last day of 1869; one pieced-together column stands in the marsh. Austrians have dug the city since 1895: marble streets, the theatre on the hillside for some 24,000 in which the crowd chanted, terrace houses with frescoes, the library of Celsus, which is later than Paul. Inscriptions attest Asiarchs and the city’s title as temple-keeper, the town clerk’s very word (Acts 19:35). The harbour silted up, and the sea is now several kilometres off. A council held in the church of Mary in 431 called her God-bearer. Justinian’s basilica by Selçuk covers the traditional grave of [[John the Apostle|John]].',
    keyScriptures: [
      'Acts 18:18-28',
      'Acts 19:1-41',
      'Acts 20:17-38',
      '1 Corinthians 16:8-9',
      'Ephesians 2:19-22',
      '1 Timothy 1:3-4',
      'Revelation 2:1-7',
    ],
  },
  {
    title: 'Philippi',
    aliases: ['philippian jailer', 'philippian jailor', 'macedonian call', 'paul and silas in prison'],
    summary:
      'A dream of a man begging for help brought Paul across to Macedonia, and the man turned out to be a businesswoman. At Philippi, a town of Roman veterans near the present port of Kavala in north-eastern Greece, the church met in her house, and no other congregation had so easy a place in the apostle’s affection.',
    details:
      'There seems to have been no synagogue. On the sabbath [[Paul]] and Silas find some women at prayer beside the river; Lydia from Thyatira, a dealer in purple, is baptised with her household and will not hear of their lodging elsewhere (Acts 16:13-15). The next encounter is with a slave girl whose fortune-telling earns money. When the spirit is gone so is the profit, and her owners, who say nothing about that in court, complain of Jews upsetting Romans (Acts 16:16-21).\n\nAround midnight two men with flayed backs are singing in the stocks. An earthquake opens the doors; the jailer reaches for his sword, is told that they are all still there, and asks the most quoted question in Acts (Acts 16:25-34). He washes their wounds, they baptise him. Morning brings orders to leave quietly, and Paul, who had not been asked, mentions that he is a citizen. The magistrates have to come in person.\n\nHere [[Luke]]’s “we” breaks off, to resume when Paul passes through again years later (Acts 20:5-6), so many think that he stayed. The letter to the [[Philippians]] thanks them for gifts which they alone had sent, twice already to Thessalonica (Philippians 4:15-18). It pleads with two women who had worked beside him, Euodia and Syntyche, to agree (Philippians 4:2-3), and plays on local pride: your citizenship is in [[Heaven|heaven]] (Philippians 3:20).',
    insights: {
      greek: {
        strongs: 'G4175',
        word: 'πολίτευμα',
        transliteration: 'politeuma',
        meaning:
          'Commonwealth or citizenship, in the New Testament only at Philippians 3:20, where the KJV has “conversation”. In a colony whose people were enrolled as citizens of far-off Rome, readers knew what it was to live by the laws of another city.',
      },
    },
    historicalContext:
      'Philip II, Alexander’s father, seized a mining town in 356 BC and gave it his name. In 42 BC the armies of Antony and Octavian beat Brutus and Cassius outside it, and discharged soldiers were settled on the land; Luke’s terms for its officials match a colony’s praetors and lictors. The Egnatian Way, rutted by wheels, crosses the ruins, dug by French archaeologists since 1914. An octagonal church replaced a hall whose mosaic says that Bishop Porphyrios made it “in Christ”, in the name of Paul, in the first half of the fourth century. A vault shown as the prison is a cistern by origin. Pilgrims are baptised in the Zygaktis stream, one guess for the river. World Heritage status came in 2016.',
    keyScriptures: [
      'Acts 16:9-40',
      'Acts 20:5-6',
      'Philippians 1:1-11',
      'Philippians 3:17-21',
      'Philippians 4:2-3',
      'Philippians 4:10-20',
      '1 Thessalonians 2:2',
    ],
  },
  {
    title: 'Athens',
    aliases: [
      'areopagus',
      'mars hill',
      'unknown god',
      'altar to the unknown god',
      'epicureans',
      'stoics',
      'dionysius the areopagite',
    ],
    summary:
      'Paul had not meant to preach in Athens, in the south-east of Greece and now its capital: he was waiting for his friends. What he said there to philosophers, without a single quotation from the Bible, has been taken as the model of how to address an educated pagan, and also as the one time he got it wrong.',
    details:
      'The tourist sights made him angry: a city, in [[Luke]]’s words, full of idols. He talked in the market with anyone who came by. Epicureans and Stoics called him a seed-picker, a bird that lives off scraps, and some thought that he was proclaiming a pair of deities, Jesus and Anastasis, the Greek for resurrection (Acts 17:16-18). He was brought to the Areopagus, either the hill or the council which bore its name and may have met elsewhere by then; whether for trial or a hearing is not plain.\n\nHe begins with an altar, “to an unknown god”. God made all nations of one stock, needs no temple, is not far from anyone; “we are also his offspring”, as a poet has said, namely Aratus of Soli in Cilicia, Paul’s own province (Acts 17:22-29). Until then everybody could nod. Then come a day of [[Judgment|judgment]], a man, and a raising from the dead. In a tragedy of Aeschylus the god Apollo had told this very court that when a man has died and his blood is in the dust there is no rising.\n\nSome laughed, others said another time; Dionysius, of the council, and a woman called Damaris believed (Acts 17:32-34). We hear of no church. Those who see failure point to his resolve at [[Corinth]] to know only Christ crucified (1 Corinthians 2:1-2); [[Luke]], who gives the speech at length, hardly thought so. From this stay Paul himself recalls just that he was left there alone (1 Thessalonians 3:1).',
    insights: {
      greek: {
        strongs: 'G57',
        word: 'ἄγνωστος',
        transliteration: 'agnostos',
        meaning:
          'Unknown, here only in the New Testament. Paul turns it at once into a participle, “What therefore you worship in ignorance”: ignorance is the charge and also the excuse (Acts 17:30). T. H. Huxley made agnostic from the same elements in 1869.',
      },
    },
    historicalContext:
      'By AD 50 its power was gone, its schools and statues remained. Pausanias and others mention altars “of gods named unknown” there, in the plural; none has been found, and the nearest inscription, from Pergamon, is broken at the decisive letters. American archaeologists have dug the Agora since 1931 and rebuilt a colonnade, the Stoa of Attalos, beside it; the Stoa where Stoics got their name lies partly under a railway. Below the Acropolis, with the Parthenon five centuries old when Paul saw it, the slippery marble knob of the Areopagus can be climbed. A bronze plate at the foot has his speech in Greek.',
    keyScriptures: [
      'Acts 17:16-34',
      '1 Thessalonians 3:1-2',
      'Acts 17:13-15',
      '1 Corinthians 1:20-25',
      'Romans 1:19-23',
    ],
  },
  {
    title: 'Corinth',
    aliases: ['gallio', 'cenchreae', 'cenchrea', 'erastus', 'crispus', 'church at corinth'],
    summary:
      'Thanks to its quarrels we know the Corinthian church better than any other of the first century: who sued whom, who ate while others went hungry, who slept with his stepmother. The town, by the isthmus that joins the Peloponnese to the rest of Greece, about 75 kilometres west of Athens, was young, rich and full of people on the way up.',
    details:
      "[[Paul]] came alone, in weakness and fear as he says (1 Corinthians 2:3), and found work with [[Priscilla and Aquila]], tentmakers lately expelled from [[Rome]]. Turned out of the synagogue, he moved next door, to the house of Justus, and took the synagogue’s president, Crispus, with him (Acts 18:5-8). A vision told him to go on talking, since the Lord had “much people” in the place (Acts 18:9-10). He stayed eighteen months. When his opponents brought him before the proconsul Gallio, brother of the philosopher Seneca, the case was thrown out as a quarrel about words; the bystanders then beat Sosthenes, and Gallio looked away (Acts 18:12-17).\n\nTwo letters survive out of at least four, since he mentions an earlier one (1 Corinthians 5:9) and one written in tears (2 Corinthians 2:4), unless they are embedded in those we have. They deal with parties, lawsuits, marriage, meat from temples, women’s heads, the [[Lord's Supper]], tongues; at one point he says that their meetings do more harm than good. In the middle stands the chapter on [[Love|love]], aimed at these very readers, and near the end the oldest list of witnesses to the [[Resurrection]] (1 Corinthians 15:3-8).\n\nNot many of them were powerful or well born, he reminds them (1 Corinthians 1:26). Some were: Gaius could house the whole church, Erastus managed the city’s money (Romans 16:23). Phoebe, who is commended to the Romans, served at Cenchreae, its eastern port (Romans 16:1-2).",
    insights: {
      greek: {
        strongs: 'G2882',
        word: 'Κόρινθος',
        transliteration: 'Korinthos',
        meaning:
          'The ending -inthos marks a name older than Greek. Athenian comedians made a verb of it, to play the Corinthian, for loose living; that joke, and Strabo’s thousand temple prostitutes, concern the city destroyed in 146 BC, and the latter is doubted even for then.',
      },
    },
    historicalContext:
      'Mummius razed Corinth; Julius Caesar founded it anew in 44 BC, largely with freedmen. Ships’ goods were hauled over the isthmus on a paved track, the diolkos; the canal is of 1893. Americans have dug since 1896. A letter of Claudius carved at Delphi, published in 1905, puts Gallio’s term in about AD 51-52, the firmest date in Paul’s life. Visitors see the platform where he would have sat, seven Doric columns, the Peirene fountain and, above, Acrocorinth, 575 metres high. A pavement laid by an Erastus, aedile, came to light in 1929; whether he is Paul’s friend is disputed. A crude lintel from a synagogue of the Hebrews is of later date.',
    keyScriptures: [
      'Acts 18:1-18',
      '1 Corinthians 1:10-31',
      '1 Corinthians 2:1-5',
      '1 Corinthians 11:17-34',
      '1 Corinthians 13:1-13',
      '2 Corinthians 2:1-4',
      'Romans 16:1-2',
      'Romans 16:23',
    ],
  },
  {
    title: 'Rome',
    aliases: ['roman empire', 'romans of rome', 'caesar', 'nero', 'claudius', 'city on seven hills'],
    summary:
      'It taxes Joseph, employs Pilate, crucifies Jesus and gets Paul home to be tried. Hardly a scene of the New Testament is set in Rome, on the Tiber in central Italy, before the last page of Acts, and there is hardly one in which its taxes, roads, soldiers or coins do not play a part. Its authors did not all judge it alike.',
    details:
      'Visitors from Rome were in the crowd at Pentecost (Acts 2:10), and they, not an apostle, may have brought the faith back; nobody knows who founded the church there. The expulsion of Jews by Claudius sent [[Priscilla and Aquila]] to [[Corinth]] (Acts 18:2). [[Paul]] had wished to come for years, and wrote the [[Romans]] his longest letter to prepare for a journey to Spain (Romans 15:22-29). Its last chapter greets two dozen people by name, many of the names a slave’s, and a church in a house.\n\nHe came as a prisoner. Believers walked out to meet him, some as far as the Forum of Appius, over 60 kilometres, and when he saw them he took courage (Acts 28:15). [[Acts]] leaves him after two years in a rented lodging, chained and unhindered, and does not tell how the case ended. Second Timothy speaks from a harsher cell, and of Onesiphorus who searched until he found him (2 Timothy 1:16-17).\n\nThe powers that be are God’s servants, Paul had written, in the early and better years of Nero (Romans 13:1-7). “We have no king but Caesar,” the chief priests tell Pilate, and John lets the words stand (John 19:15). In Revelation the city is a woman drunk on blood, trading in gold and human lives (Revelation 17:1-18); 1 Peter, which greets from [[Babylon]], still asks its readers to honour the emperor (1 Peter 2:17). Christian politics has lived between these texts.',
    insights: {
      greek: {
        strongs: 'G4516',
        word: 'Ῥώμη',
        transliteration: 'Rhome',
        meaning:
          'Greeks enjoyed hearing their own rhome, strength, in it, and Strong’s repeats that; it is a pun. Romans derived the name from Romulus, and it is more likely that he got his from it. Etruscan or an old name of the Tiber is suspected.',
      },
    },
    historicalContext:
      'About a million people lived there, tens of thousands of them Jews, mostly across the Tiber. Suetonius dates no year for Claudius’s edict but blames riots over “Chrestus”; Orosius says 49. Tacitus tells how Nero, suspected of the fire of AD 64, had Christians burned as torches. The deaths of [[Peter]] and Paul in the city rest on early tradition, from Clement about 96 on, and not on the Bible. Digging under St Peter’s in 1940-49 exposed a cemetery and a small monument of about 160, taken for the trophy a priest named Gaius mentions; what the bones beside it are is disputed. A sarcophagus under St Paul’s was probed in 2009. The Arch of Titus parades the temple’s lampstand.',
    keyScriptures: [
      'Acts 28:11-31',
      'Acts 23:11',
      'Romans 1:7-16',
      'Romans 13:1-7',
      'Romans 16:1-16',
      '2 Timothy 1:16-18',
      'Revelation 17:1-18',
      '1 Peter 2:13-17',
    ],
  },
  {
    title: 'Patmos',
    aliases: [
      'isle of patmos',
      'island of patmos',
      'cave of the apocalypse',
      'john on patmos',
      'seven churches of asia',
    ],
    summary:
      'A dry island of 34 square kilometres in the eastern Aegean is mentioned in one verse. From Patmos a man named John, who says only that he shared his readers’ troubles, sent to seven towns on the mainland opposite the strangest book of the New Testament.',
    details:
      'He was there “for the word of God” (Revelation 1:9). Most take that to mean banishment; the Greek could also say that he had gone in order to preach, or to receive what follows, though talk of tribulation makes this less likely. It was the Lord’s day, the earliest mention of that name for it, and he was “in the Spirit” when a voice like a trumpet behind him told him to write (Revelation 1:10-11).\n\nThe seven churches come in the order in which a messenger would reach them, from [[Ephesus]], the nearest port, north to Pergamum and round inland to Laodicea, as William Ramsay pointed out from the roads. Commentators have found the landscape in the book: water on every side, and in the end no more sea (Revelation 21:1); islands moved from their places, a mountain that burns and is thrown into the water, merchants and sailors who watch a city’s smoke (Revelation 6:14; Revelation 8:8; Revelation 18:17-19). The isle itself is not heard of again; by the second verse of the vision one is among lampstands.\n\nWho he was is an old question. Justin, around AD 150, says the apostle; Dionysius of Alexandria in the third century noticed how different the Greek is from the Gospel’s and proposed another John. See [[Revelation]] and [[John the Apostle]].',
    insights: {
      greek: {
        strongs: 'G3963',
        word: 'Πάτμος',
        transliteration: 'Patmos',
        meaning:
          'Of unknown origin and no evident Greek sense. Medieval and modern attempts, from resin to the goddess Leto or a footstep, are guesses; it is one of the few biblical place-names on which no sermon can hang.',
      },
    },
    historicalContext:
      'Irenaeus, about 180, dates the vision to the end of Domitian’s reign, in the mid-nineties, as most do; some prefer the years after Nero. Roman writers name other islands as places of exile and never this one, which had, inscriptions show, a town, a gymnasium and a shrine of Artemis; “mines” and “penal colony” are later embroidery. It lies about 60 kilometres off the coast of Asia. In 1088 the monk Christodoulos was given the island and built the fortress monastery on its hill, whose library keeps leaves of a purple sixth-century codex of Mark. Halfway up is the cave where guides show a triple crack in the rock as the source of the voice. Both are on the World Heritage list since 1999.',
    keyScriptures: [
      'Revelation 1:9-20',
      'Revelation 1:4-8',
      'Revelation 21:1',
      'Revelation 18:17-20',
      'Revelation 22:8-9',
    ],
  },
];
