import type { EncyclopediaCard } from '../../card.ts';

export const apostlesAndCompanions: readonly EncyclopediaCard[] = [
  {
    title: 'Stephen',
    aliases: ['saint stephen', 'st stephen', 'first martyr', 'first christian martyr', 'stoning of stephen'],
    summary:
      'Chosen to see that widows got their bread, Stephen is reported as doing almost anything else: arguing in synagogues, working wonders, and delivering the longest speech in Acts, for which he was stoned. The coats of his killers were minded by a young man named Saul.',
    details:
      'The trouble started with a complaint that Greek-speaking widows were overlooked in the daily distribution. All seven men picked to deal with it have Greek names, which looks like generosity on the side of the majority (Acts 6:1-6). He debates with Jews from Cyrene, Alexandria, Cilicia and Asia; the charge brought against him, that he speaks against temple and [[Law]], echoes the one against [[Jesus]].\n\nThe defence in Acts 7:2-53 scarcely mentions it. He retells Israel’s history with two refrains: God was with people in foreign places, with [[Abraham]] in Mesopotamia, with [[Joseph]] in Egypt, with [[Moses]] at a bush in Midian; and those whom God sent were refused by their brothers the first time. The temple comes as a late and doubtful item, since the Most High does not live in what hands have made. Several details differ from Genesis as we read it, such as a burial at [[Shechem]] in a tomb bought by Abraham, and have been put down to another text, to compression, or to a slip in the speech. It closes in open accusation.\n\nWhat brings the stones is a vision: the Son of man standing at God’s right hand, whereas elsewhere he sits. To witness, it has been suggested, or to welcome. His two last prayers are those of his Lord in Luke, with Jesus now as the one addressed (Acts 7:59-60). The persecution afterwards scattered believers as far as [[Antioch in Syria|Antioch]], and Augustine thought that without Stephen’s prayer the church would not have had [[Paul]].',
    insights: {
      greek: {
        strongs: 'G4736',
        word: 'Στέφανος',
        transliteration: 'Stephanos',
        meaning:
          'A wreath, the prize of victory. That the first to die for the faith had this for a name struck early preachers, who had the martyr’s crown in mind; it was in fact a perfectly ordinary Greek name.',
      },
    },
    historicalContext:
      'Whether this was a lynching or a sentence is unclear: the council is sitting, yet no verdict is given, and according to John 18:31 it could not execute. The law had witnesses throw first. An inscription from Jerusalem of the 1st century, set up by one Theodotus, records a synagogue with guest rooms founded for visitors from abroad, and has been connected with that of the freedmen in Acts. Gamaliel’s circle and Josephus’ report of the stoning of James in 62 show how divided opinion could be. The discovery of his bones in 415 was a sensation; Augustine lists cures done by them.',
    keyScriptures: [
      'Acts 6:1-7',
      'Acts 6:8-15',
      'Acts 7:2-8',
      'Acts 7:44-53',
      'Acts 7:54-60',
      'Acts 8:1-4',
      'Acts 22:20',
    ],
  },
  {
    title: 'Paul',
    aliases: [
      'apostle paul',
      'saint paul',
      'st paul',
      'saul of tarsus',
      'paul of tarsus',
      'damascus road',
      'road to damascus',
    ],
    summary:
      'A Pharisee who tried to destroy the church and became its most restless missionary after an encounter near Damascus. Paul carried the news of Jesus from Syria to Rome and argued that gentiles could join without circumcision. Thirteen letters bear his name, and the earliest of them are the oldest Christian writings we have.',
    details:
      'Born in Tarsus, of the tribe of Benjamin, trained under Gamaliel and a Roman citizen by birth: most of this we owe to Acts, some to a list of advantages that he calls refuse (Philippians 3:4-8). Acts tells what happened on the road three times with variations (Acts 9:1-19; Acts 22:6-16; Acts 26:12-18). He himself says merely that God revealed his Son to him, and that he then went off to Arabia (Galatians 1:15-17). He did not change religions, as he saw it; he was called, like [[Jeremiah the Prophet|Jeremiah]], from the womb.\n\nHe worked with his hands, was five times lashed in synagogues, once stoned, three times shipwrecked, and once escaped over a wall in a basket, which he tells against himself (2 Corinthians 11:24-33). Opponents found the letters weighty and the man unimpressive (2 Corinthians 10:10). One listener fell asleep and out of a window. Some thorn in the flesh he prayed three times to lose, and was told no.\n\nTwo convictions run through everything: that in Christ a new creation has begun, and that no one is put right with God by works of the [[Law]] (Galatians 2:16). The Reformation heard there an answer to the guilty conscience, see [[Justification]]; the “new perspective” since the 1970s hears first a charter for Jews and gentiles at one table. He brought a collection to [[Jerusalem]], was arrested in [[The Temple|the temple]], appealed to Caesar, and is left by Acts under guard in [[Rome]], teaching unhindered.',
    insights: {
      greek: {
        strongs: 'G3972',
        word: 'Παῦλος',
        transliteration: 'Paulos',
        meaning:
          'Latin for small. It is no new name given at conversion: as a citizen he had both, and the narrative changes over on Cyprus (Acts 13:9), beside a governor also called Paulus. Saul in Greek ears, saulos, described a mincing walk.',
      },
    },
    historicalContext:
      'An inscription from Delphi puts the proconsul Gallio, before whom he was tried at Corinth (Acts 18:12-17), in about AD 51-52, the anchor for every chronology. Aretas of Nabatea, who wanted him at Damascus, died around 40. Seven letters are undisputed; Ephesians, Colossians, 2 Thessalonians and above all the Pastorals are assigned by many to disciples, while others defend all thirteen. An Erastus named on a pavement at Corinth may be the one in Romans. Death under Nero, by the sword, is early tradition; a sarcophagus beneath St Paul’s outside the Walls in Rome holds bones dated to the 1st or 2nd century.',
    keyScriptures: [
      'Acts 9:1-22',
      'Galatians 1:11-24',
      'Galatians 2:15-21',
      'Philippians 3:4-14',
      '2 Corinthians 11:22-33',
      '2 Corinthians 12:7-10',
      'Acts 17:16-34',
      'Acts 28:16-31',
    ],
  },
  {
    title: 'Barnabas',
    aliases: ['joses barnabas', 'son of encouragement', 'son of consolation', 'paul and barnabas'],
    summary:
      'A Levite from Cyprus whose gift was to vouch for people. Barnabas brought the converted persecutor to apostles who were afraid of him, fetched him years later out of obscurity in Tarsus, and finally fell out with him over giving a young deserter another chance.',
    details:
      'His real name was Joseph, or Joses in the King James Version. The apostles called him something else, when the price of a field that he owned had come to them whole (Acts 4:36-37), unlike the price that [[Ananias and Sapphira]] brought next. That a Levite owned land is a small surprise, since Deuteronomy gave them none.\n\nThree years after [[Damascus]] nobody in [[Jerusalem]] believes that Saul is a disciple; one man takes him and tells the story on his behalf (Acts 9:26-27). When unnamed refugees in [[Antioch in Syria|Antioch]] do the unheard-of and preach to Greeks, it is he whom headquarters sends to inspect, and he is glad. Then he goes off to look for a helper he will soon be second to. Luke’s word order records the change: Barnabas and Saul set out for Cyprus, from Paphos on it is [[Paul]] and company. In Lystra they are hailed as gods come down, he as Zeus, presumably the more imposing figure (Acts 14:11-15).\n\nAt Antioch even he was carried away into withdrawing from gentile tables, and one hears in Paul’s “even” who hurt him most (Galatians 2:13). The breach came over John Mark, a cousin, who had left them in Pamphylia. Luke’s word for the flare-up is the one from which we have paroxysm (Acts 15:36-41). He sailed home with [[John Mark|Mark]] and out of the book. Paul speaks of him later without rancour (1 Corinthians 9:6), and wants Mark with him in the end (2 Timothy 4:11). If Mark wrote a gospel, that second chance was well spent.',
    insights: {
      greek: {
        strongs: 'G3874',
        word: 'παράκλησις',
        transliteration: 'paraklesis',
        meaning:
          'Encouragement, comfort, appeal: Acts 4:36 so translates his by-name, son of it. The Aramaic does not obviously yield that; son of Nebo and son of a prophet have been proposed, so that Luke gives what it meant to those who used it.',
      },
    },
    historicalContext:
      'Cyprus had a large Jewish population, wiped out in the revolt of AD 115-117. Its governor Sergius Paulus, whom the two visited, may be the Lucius Sergius Paullus known from a boundary stone in Rome; the identification is uncertain. Tertullian thought that Barnabas had written Hebrews. The so-called Epistle of Barnabas, of about 130, hostile to Jewish observance, cannot be his, and the “Gospel of Barnabas” is a late medieval or early modern work. When in about 488 the church of Cyprus wanted independence from Antioch, his grave was opportunely found, with a copy of Matthew on his breast.',
    keyScriptures: [
      'Acts 4:36-37',
      'Acts 9:26-28',
      'Acts 11:19-30',
      'Acts 13:1-12',
      'Acts 14:8-18',
      'Acts 15:36-41',
      'Galatians 2:11-13',
      '1 Corinthians 9:6',
    ],
  },
  {
    title: 'Priscilla and Aquila',
    aliases: ['priscilla', 'aquila', 'aquila and priscilla', 'prisca'],
    summary:
      'A married pair of leather-workers, expelled from Rome, who gave Paul a bench and a bed in Corinth, and opened their house to a church first in Ephesus and then in Rome. They are never mentioned apart, and in most places the wife is named first. Together they corrected the theology of the most eloquent preacher in Ephesus.',
    details:
      'Aquila was a Jew from Pontus on the Black Sea; where Priscilla came from is not said. They seem to have been believers before [[Paul]] met them, since he names others as his first converts in Achaia. The three lived and stitched together at [[Corinth]] for a year and a half (Acts 18:1-3; Acts 18:11), and when he crossed the sea they went with him and stayed on at [[Ephesus]].\n\nThere Apollos arrived, a learned Alexandrian who knew only the baptism of [[John the Baptist|John]]. They did not stand up in the synagogue to contradict; they took him home and explained the way more accurately (Acts 18:24-28). The better manuscripts put her first in this sentence as well, where the King James Version, after others, has Aquila. John Chrysostom drew attention to her part, and it is a principal exhibit when Christians argue whether 1 Timothy 2:12 forbids every kind of teaching by women.\n\nFrom Ephesus Paul sends greetings of the church in their house (1 Corinthians 16:19). By the time he writes to [[Rome]] they are back there with a congregation at home again, and he tells all the gentile churches what they owe them: they risked their own necks for his life (Romans 16:3-5). The occasion is unknown; the riot in Ephesus is a guess. A last salutation finds them in the east once more (2 Timothy 4:19). Pontus, Rome, Corinth, Ephesus, Rome: no other couple in the New Testament covers such a distance, and half of it we know only because somebody sent them his regards.',
    insights: {
      greek: {
        strongs: 'G4635',
        word: 'σκηνοποιός',
        transliteration: 'skenopoios',
        meaning:
          'Tentmaker (Acts 18:3), and nowhere else in the New Testament. Older writers understood leather-working in general; others think of linen awnings for markets and houses. Paul, in the better manuscripts, always says Prisca; Luke prefers the familiar diminutive.',
      },
    },
    historicalContext:
      'Suetonius writes that Claudius banished Jews from Rome because they rioted “at the instigation of Chrestus”, quite possibly a garbled report of quarrels over Christ; a late author dates it to 49, which agrees with the Gallio inscription, while some prefer 41. The edict lapsed at the emperor’s death in 54. Freedmen and artisans with Roman names travelled widely in such trades. That she came first because she was of higher rank, even of the noble house of Acilius Glabrio, whose catacomb is called Priscilla’s, is conjecture. Adolf von Harnack in 1900 suggested that she wrote Hebrews; few have been persuaded.',
    keyScriptures: ['Acts 18:1-4', 'Acts 18:18-28', 'Romans 16:3-5', '1 Corinthians 16:19', '2 Timothy 4:19'],
  },
  {
    title: 'James, Brother of Jesus',
    aliases: [
      'james the just',
      'brother of jesus',
      'james the brother of jesus',
      'james the lords brother',
      'james the lord’s brother',
    ],
    summary:
      'He grew up with Jesus, did not believe in him, is listed among those who saw him risen, and for some twenty years led the mother church in Jerusalem. James was respected by Jews outside the church as well; his judicial murder in AD 62 is reported by Josephus, and cost a high priest his office.',
    details:
      'In [[Nazareth]] he heads the list of four brothers, with Joses, Judas and Simon, and sisters whom no one names (Mark 6:3). John notes that the brothers did not believe (John 7:5). What changed it is a clause in the oldest list of Easter appearances, “after that, he was seen of James” (1 Corinthians 15:7), of which no gospel has the story.\n\nWhen [[Peter]] escapes from prison he sends word to James (Acts 12:17), who from then on presides. At the conference on gentile converts it is he who sums up, quotes Amos, and gives the ruling: no circumcision, but abstinence from idol food, blood, things strangled and fornication (Acts 15:13-21). [[Paul]] reckons him a pillar, shakes his hand, and blames the trouble at [[Antioch in Syria|Antioch]] on “certain” who came from him (Galatians 2:9-12). At their last meeting the elders point to thousands of believers zealous for the [[Law]] and advise Paul to pay for some vows, which gets him arrested (Acts 21:18-26).\n\nThe letter of [[James]] calls its author merely a servant. It sounds more like the Sermon on the Mount than anything else in the New Testament does, and its sentence that [[Faith|faith]] without works is dead, directed against Paul, or against people who misused him, or written before either, made Luther call it an epistle of straw. What “brother” means is disputed: Protestants mostly say son of [[Mary, Mother of Jesus|Mary]] and Joseph, the Orthodox a stepbrother, Catholics since Jerome a cousin.',
    insights: {
      greek: {
        strongs: 'G2385',
        word: 'Ἰάκωβος',
        transliteration: 'Iakobos',
        meaning:
          'Jacob. English has made James of it by way of late Latin Jacomus, so that readers miss that the head of the mother church, writing to twelve tribes (James 1:1), bore the name of their father.',
      },
    },
    historicalContext:
      'Josephus says that the high priest Ananus, in the gap between two Roman governors, had “the brother of Jesus who is called Christ, James by name”, and others stoned for breaking the law, and that the strictest observers of the law in the city protested. Few doubt the passage. Hegesippus, a century later, adds knees hardened like a camel’s from prayer, a fall from the temple and a fuller’s club. An ossuary inscribed “James son of Joseph, brother of Jesus” came up on the market in 2002; the box is ancient, and the last words were declared forged by an official committee, though the accused dealer was acquitted.',
    keyScriptures: [
      'Mark 6:1-6',
      'John 7:2-5',
      '1 Corinthians 15:7',
      'Acts 12:17',
      'Acts 15:12-21',
      'Galatians 1:18-19',
      'Galatians 2:9-12',
      'Acts 21:17-26',
    ],
  },
  {
    title: 'Luke the Physician',
    aliases: ['luke the evangelist', 'saint luke', 'st luke', 'beloved physician', 'theophilus'],
    summary:
      'Named three times in the New Testament and credited with more of its words than any other author. Tradition holds that this companion of Paul, a doctor, wrote the third gospel and Acts, a work in two volumes for a reader called Theophilus. He never mentions himself, unless it is by saying “we”.',
    details:
      'The whole dossier is short. He sends greetings from [[Paul]]’s imprisonment as the beloved physician (Colossians 4:14), among the fellow workers (Philemon 1:24), and as the one who stayed: “only Luke is with me” (2 Timothy 4:11). Since in Colossians he is listed after those “of the circumcision”, he is usually taken for a gentile, which would make him the only one among the Bible’s known writers; some think of a Greek-speaking Jew.\n\nIn the middle of Acts the narrative switches from they to we, at Troas, breaks off in [[Philippi]], resumes there years later and goes on through storm and shipwreck to [[Rome]] (Acts 16:10-17; Acts 20:5-15; Acts 27:1-44). The plainest explanation is that the writer was on board. Others suppose a diary which he used, or a convention of sea stories. Against a close friend of Paul it is urged that Acts knows nothing of the letters and lets him preach rather differently from them.\n\nHis preface owns to research among earlier accounts (Luke 1:1-4). Only he tells of [[The Prodigal Son]], [[The Good Samaritan]], [[Zacchaeus]] in the tree, the thief promised paradise and the walk to Emmaus. He has an ear for women, the poor, and meals. A claim of 1882 that his vocabulary proves a medical man was dismantled when Henry Cadbury found the same terms in laymen; still, where Mark says of a patient that doctors had only made her worse (Mark 5:26), Luke says that she could not be healed (Luke 8:43).',
    insights: {
      greek: {
        strongs: 'G2395',
        word: 'ἰατρός',
        transliteration: 'iatros',
        meaning:
          'Physician. Apart from Colossians the New Testament has it in proverbs or complaints, “Physician, heal thyself” (Luke 4:23) among them, a saying that only this evangelist records. Loukas (G3065) is a Greek pet form of a Latin name, probably Lucius.',
      },
    },
    historicalContext:
      'Doctors were often slaves or freedmen, of no great standing in Rome though some grew rich. Acts gets local titles right that changed from place to place: politarchs at Thessalonica, known from inscriptions, a first man of Malta, proconsuls where there were proconsuls. The census in his second chapter remains his chief historical problem. Dates proposed for the two books run from about 62, where the story ends, to around 85 for most, and to 110 or later for some. The oldest attributions to Luke are of the later 2nd century. That he painted the Virgin is a Byzantine legend, which made him patron of artists.',
    keyScriptures: [
      'Colossians 4:10-14',
      'Philemon 1:23-24',
      '2 Timothy 4:11',
      'Luke 1:1-4',
      'Acts 1:1-3',
      'Acts 16:10-17',
      'Acts 27:1-44',
    ],
  },
];
