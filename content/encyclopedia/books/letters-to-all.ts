import type { BookCard } from '../../card.ts';

export const lettersToAllBooks: readonly BookCard[] = [
  {
    book: 'Heb',
    aliases: ['letter to the hebrews', 'epistle to the hebrews', 'book of hebrews'],
    summary:
      'Somebody of great learning, whose name was lost within a century, preached this on a handful of psalms. It is the only book of the New Testament to call Jesus a priest, and it takes the floor plan of a tent in the desert as a guide to what his death did.',
    details:
      'It alternates. A stretch of exposition breaks off for a warning, and each warning presses harder than the last (Hebrews 2:1-4; Hebrews 3:7-19; Hebrews 6:4-8; Hebrews 10:26-31; Hebrews 12:25-29). Themes are announced before they arrive: [[Angels]] are mentioned in the last words of one paragraph and are the subject of the next, a merciful and faithful high priest is promised and then treated in reverse order.\n\nThe scriptural backbone is Psalms 8, 95, 110 and 40, with Jeremiah’s new [[Covenant]] quoted at greater length than any other passage in the New Testament (Hebrews 8:8-12). Authors are scarcely ever named (David once, Hebrews 4:7); God, the Son or the [[Holy Spirit]] says it, usually in the present. When Christ himself speaks, it is in the words of a psalm (Hebrews 2:12-13; Hebrews 10:5-7). A favourite step is from less to more: if that was binding, how much more this.\n\nTwo oddities are worth a pause. [[The Temple]] is never mentioned, only the tabernacle of Moses, so that nothing can be settled about the date from the present tenses. And for all its interest in [[Atonement]], the [[Resurrection]] is named outright just once of Jesus, in the closing benediction (Hebrews 13:20), since everything is seen as one movement through a curtain. [[Abraham]] gets the longest place in the gallery of [[Faith]]; those who were sawn asunder get half a line.',
    insights: {
      greek: {
        strongs: 'G2909',
        word: 'κρείττων',
        transliteration: 'kreitton',
        meaning:
          'Better, or stronger. Thirteen times something is called so: hope, covenant, promises, blood, country. It is a word of comparison and not of contempt, since only what is good can be bettered (Hebrews 7:22; Hebrews 11:40).',
      },
    },
    historicalContext:
      'Clement of Rome borrowed from it in about 96 without naming it. P46 files it directly behind Romans, as Paul’s; Tertullian cites it as by Barnabas; the Muratorian list leaves it out, and the West was slow to accept it, partly because rigorists used its sixth chapter against the lapsed. African bishops in 397 counted thirteen letters of Paul “and one of the same to the Hebrews”. Luther moved it to the back of his New Testament. Adolf von Harnack argued in 1900 for Priscilla. “They of Italy” (Hebrews 13:24) could be Italians at home or abroad. From Cave 11 at Qumran comes a text in which Melchizedek is a heavenly judge who proclaims the last jubilee, proof that speculation on him was in the air.',
    keyScriptures: [
      'Hebrews 1:1-4',
      'Hebrews 2:14-18',
      'Hebrews 4:12-16',
      'Hebrews 9:11-15',
      'Hebrews 10:19-25',
      'Hebrews 11:1-16',
      'Hebrews 12:1-3',
    ],
  },
  {
    book: 'Jas',
    aliases: ['letter of james', 'epistle of james', 'book of james'],
    summary:
      'An imperative falls in about every second verse, and most of them can be tried the same day. People who distrust religious talk have often made an exception for James; Kierkegaard, who wrote one discourse after another on its first chapter, called the text on good and perfect gifts his favourite.',
    details:
      'Nobody’s outline has convinced everybody else. It helps to read the first chapter as an overture in which trial, [[Wisdom]], riches, listening and speech are each struck briefly, to be played out later in another order. Sentences are hooked together by a repeated word (lacking nothing, if any lack), a device for memory.\n\nThe manner is lively. Imaginary people are called on stage, the usher with the good seat, the man who says “Be ye warmed and filled”, the merchant with his diary (James 2:16; James 4:13). Four figures from the Old Testament are held up, and they make a curious company: [[Abraham]], [[Rahab]], [[Job of Uz|Job]] and [[Elijah]], a patriarch, a prostitute, a sufferer and a man of like passions with us. Leviticus 19, the chapter of the neighbour, is never far off; partiality, wages kept back overnight, slander and oaths are all forbidden there.\n\nThe nearest he comes to quoting [[Jesus]] is on swearing (James 5:12, beside Matthew 5:34-37), and he gives it without a name. Of cross and resurrection there is not a word. Was that because they were taken for granted, or because this is another kind of Christianity? Before anyone settles the matter of works and [[Faith]], it should be observed that the faith he finds useless is that of demons, correct in doctrine, and that nobody in the chapter is proposing to be saved by ceremonies. The last sentence just stops, with no farewell.',
    insights: {
      greek: {
        strongs: 'G1374',
        word: 'δίψυχος',
        transliteration: 'dipsychos',
        meaning:
          'Two-souled. No earlier text is known to have the word, which may be his coinage; it became a favourite in the Shepherd of Hermas. It names the one illness behind his many cases, a person who wants God and something else (James 1:8; James 4:8).',
      },
    },
    historicalContext:
      'Josephus relates that in 62 the high priest Ananus, between two Roman governors, had James stoned, whom he identifies by his brother, Jesus “called Christ”; it cost the priest his office. Rain early and late (James 5:7) fits Palestine. The greeting is the plain Greek one, which Acts gives to a letter framed by [[James, Brother of Jesus|the same James]] (Acts 15:23). Origen in the third century is the first known to cite the letter by name; Eusebius lists it as disputed though familiar, and it is missing from the Muratorian list. P20, at Princeton, and P23 are copies of the third century. A bone box inscribed with James, Joseph and Jesus was shown in 2002; after a long forgery trial ended in acquittal, experts still differ over the second half of its inscription.',
    keyScriptures: [
      'James 1:2-8',
      'James 1:19-27',
      'James 2:1-13',
      'James 2:14-26',
      'James 3:1-12',
      'James 4:13-17',
      'James 5:13-18',
    ],
  },
  {
    book: '1Pet',
    aliases: ['first peter', 'first letter of peter', 'first epistle of peter', 'i peter'],
    summary:
      'What do you do when people think you odd, and then dangerous, for having changed your habits? This circular letter to converts in what is now Turkey suggests neither retreat nor attack. In it the verb to suffer occurs more often than in any other book of the New Testament.',
    details:
      '“Dearly beloved” marks the two turns (1 Peter 2:11; 1 Peter 4:12). Before the first, the readers are told who they are; after it, how such people live among neighbours; after the second, what to make of the fire. A doxology at 1 Peter 4:11 sounds so final that some have split the letter there, or taken its first part for a baptismal address. Fewer do so now.\n\nThe opening blessing is a single Greek sentence of ten verses, in which prophets search and [[Angels|angels]] crane to look. Texts about a stone are collected from the Psalms and Isaiah, and turned three ways, for believers, for builders, for those who trip (1 Peter 2:4-8). Psalm 34 can be heard in snatches before it is quoted. The portrait of Christ’s silence comes, of all places, in the advice to household slaves, who stand first in this code and are thereby made the pattern for everybody; their masters are not addressed.\n\nIs it [[Peter]]? Leave the question open long enough to notice some touches: an elder who was witness of sufferings, told elsewhere to feed sheep and here telling shepherds how (1 Peter 5:1-4), and a verb for tying on humility that suggests a servant’s apron (1 Peter 5:5). The hardest passage, on [[Noah]], spirits and [[Baptism]], had better be read for its destination, a seat at God’s right hand, than for its route.',
    insights: {
      greek: {
        strongs: 'G3927',
        word: 'παρεπίδημος',
        transliteration: 'parepidemos',
        meaning:
          'One staying for a while in a town where he has no rights. In the Greek Genesis Abraham uses it when he has to buy a grave. Whether the readers were literally resident aliens, as John H. Elliott argued, or had become strangers by conversion, it turns a slur into an address (1 Peter 1:1; 1 Peter 2:11).',
      },
    },
    historicalContext:
      'The five regions of 1 Peter 1:1 are listed in an order that a messenger might travel, landing on the Black Sea coast and circling back to it. In two of them, then governed as one province, Pliny about 112 asked Trajan whether the mere name of Christian was to be punished or the crimes that went with it, close to the case imagined in 1 Peter 4:14-16. Jewish writers called Rome Babylon after 70, one argument for a later date; a garrison of that name in Egypt has been suggested too. Polycarp is full of its phrases. The Bodmer codex P72, from around 300, has the oldest full text, bound up with other pieces. It is one of only two of the seven general letters that Eusebius lists as undisputed.',
    keyScriptures: [
      '1 Peter 1:3-9',
      '1 Peter 1:13-25',
      '1 Peter 2:4-10',
      '1 Peter 2:19-25',
      '1 Peter 3:13-22',
      '1 Peter 4:12-19',
      '1 Peter 5:6-11',
    ],
  },
  {
    book: '2Pet',
    aliases: ['second peter', 'second letter of peter', 'second epistle of peter', 'ii peter'],
    summary:
      'If nothing has changed since the ancestors died, why expect anything to change? That sceptical question has a modern sound, and this is the first Christian reply to it on paper. The prose is rich to the point of extravagance, with words found nowhere else in scripture.',
    details:
      'Each chapter has its own pitch. The first speaks like an old man putting his things in order: a tent to be struck, a reminder to be left behind (2 Peter 1:12-15). [[Peter]] cites the mountain of the transfiguration for what he heard, and tells it independently of the Gospels’ wording. The second is invective. Have [[Jude]] open beside it and go through item by item; the examples have been put into biblical order, the apocryphal ones are gone, and two of the condemned scenes now hold somebody who was pulled out, [[Noah]] with seven others and Lot from [[Sodom and Gomorrah|Sodom]] (2 Peter 2:5-9). The false teachers first lie in the future and a few lines later are eating at the table, which tells you something about the form. For the dog there is a proverb of Solomon, for the washed sow one that resembles a saying of Ahiqar the sage.\n\nOnly in the third do we learn what they said. To deny the [[Second Coming]] they argued from the regularity of nature, and the answer is drawn from [[Creation]] and flood: regularity has an author. At 2 Peter 3:10 the oldest manuscripts do not say that the works of earth will be burned up, but that they will be “found”, exposed as in an assayer’s fire. On that one word hangs a good deal of what Christians think about the planet.',
    insights: {
      greek: {
        strongs: 'G1922',
        word: 'ἐπίγνωσις',
        transliteration: 'epignosis',
        meaning:
          'Knowledge in the sense of recognising someone, fuller than mere gnosis. It has God and Christ for its object at 2 Peter 1:2, 2 Peter 1:3 and 2 Peter 1:8, and it is what deserters once had (2 Peter 2:20). The opponents presumably boasted of knowing too.',
      },
    },
    historicalContext:
      'Origen, the first certain witness, says that it is doubted; Eusebius had received it as not canonical but useful; Athanasius listed it in 367 without comment. Syriac Christians did without it for centuries. Calvin thought that a disciple might have written it at Peter’s wish. An Apocalypse of Peter, from the earlier second century, shares some wording, and which used which is debated. The ornate style has been compared with that of the great inscription of King Antiochus on Nemrud Dağ. “Cast them down to Tartarus” (2 Peter 2:4 in Greek) borrows from myth, and Stoics as well as Jews expected the world to end in fire, while Epicureans laughed at providence.',
    keyScriptures: [
      '2 Peter 1:3-11',
      '2 Peter 1:16-21',
      '2 Peter 2:4-9',
      '2 Peter 3:3-9',
      '2 Peter 3:10-14',
      '2 Peter 3:15-18',
    ],
  },
  {
    book: '1John',
    aliases: ['first john', 'first letter of john', 'first epistle of john', 'i john'],
    summary:
      'A letter without sender, address, greeting or farewell, written with a very small stock of words, none of which is allowed to rest. Go to it when you want to know how anybody can tell whether his religion is real.',
    details:
      'Apart from [[Jesus]] one person is named in it, and that is [[Cain]] (1 John 3:12). There is no quotation from the Old Testament. What we have instead is a set of claims held up to the light: three times “if we say” (1 John 1:6; 1 John 1:8; 1 John 1:10), three times “he that saith” (1 John 2:4; 1 John 2:6; 1 John 2:9), each perhaps a sentence really heard in that town. “Hereby we know” answers at intervals.\n\nOne division that many accept takes the two places where a “message” is announced, light at 1 John 1:5 and [[Love|love]] at 1 John 3:11, as headings. Pronouns are a trial: “he” can be Father or Son within one verse, and it may be that the writer did not feel the need to choose. Midway a little litany addresses children, fathers and young men twice over, with a change of tense that no one has explained to general satisfaction (1 John 2:12-14).\n\nSome knots should be left tied until the whole has been read: the water and the blood (1 John 5:6), the sin unto death (1 John 5:16). The commands are fewer than the statements. [[God]] loved first, and hatred of a brother one can see makes nonsense of devotion to one who cannot be seen (1 John 4:20); everything else is commentary, and the author supplies it in circles. Half an hour aloud is enough.',
    insights: {
      greek: {
        strongs: 'G5319',
        word: 'φανερόω',
        transliteration: 'phaneroo',
        meaning:
          'To bring to light, make visible. Life was made so (1 John 1:2), love was (1 John 4:9), and so will we be (1 John 3:2); even those who left were made visible by leaving (1 John 2:19). Truth here is a thing that shows.',
      },
    },
    historicalContext:
      'Irenaeus, on the authority of Polycarp, tells how John ran from a bathhouse at Ephesus because Cerinthus, who divided Jesus from the Christ, was in it. Ignatius soon afterwards contended with people for whom the suffering was mere appearance. Polycarp himself echoes 1 John 4:2-3, and the letter was never seriously doubted. P9, a few lines on a papyrus at Harvard, is of the third century. Erasmus printed the Greek Testament in 1516 and 1519 without the three heavenly witnesses, and put them in in 1522 after a codex, now in Dublin, had been produced that contained them. In his homilies on this letter Augustine preached the sentence “Love, and do what you will”. Jerome reports that John in old age would say nothing but that they should love one another.',
    keyScriptures: [
      '1 John 1:1-4',
      '1 John 1:5-10',
      '1 John 2:15-17',
      '1 John 3:1-3',
      '1 John 3:16-18',
      '1 John 4:7-21',
      '1 John 5:11-15',
    ],
  },
  {
    book: '2John',
    aliases: ['second john', 'second letter of john', 'second epistle of john', 'ii john'],
    summary:
      'Where does kindness to a guest become support for what he says? This note takes two minutes to read, and its one hard rule has been invoked in quarrels from third-century Carthage to the present.',
    details:
      'Family terms make a frame: a lady with children at the top, a sister with children at the foot (2 John 1:1; 2 John 1:13), and a single “thou” that keeps giving way to “ye”. If a congregation is meant, it is addressed as somebody’s mother; the [[Church]] as a woman is as old as Isaiah’s Zion.\n\nThe vocabulary is rationed. In the first four verses comes truth, five times; from the fourth to the sixth commandment, four times; then teaching. Together they describe a path: one walks in truth, the commandment is to walk in [[Love|love]], the teaching is what one must not walk out of. A fine point of text matters at 2 John 1:9, where the better manuscripts speak not of transgressing but of “going ahead”. The opponents perhaps called themselves progressive, and he grants it with a straight face.\n\nThe denial he has in view concerns the [[Incarnation]], and oddly he puts it in the present, “coming in flesh”; a reference to the future advent has been read in it, but most take it as the one confession of [[1 John]]. Read the second letter before the third: a rule first, and then a case that tests it.',
    insights: {
      greek: {
        strongs: 'G2959',
        word: 'Κυρία',
        transliteration: 'Kyria',
        meaning:
          'Lady, the feminine of lord; papyrus letters use it politely to mothers and sisters. It was also a woman’s name, and “Electa” has been tried as one as well. Clement of Alexandria thought of a Babylonian called Eclecta.',
      },
    },
    historicalContext:
      'The Didache, a church order from near this time, lays down that a travelling prophet who stays three days or asks for money is false, so the difficulty was general: inns were bad, and preachers lived on private beds and tables. Irenaeus quotes the ban on greeting. At a council of Carthage in 256 a bishop used it for his vote on heretics’ baptism. Eusebius places both small letters among the disputed books, and the oldest Syriac Bible lacks them. A small parchment leaf from Antinoopolis, numbered 0232, has parts of 2 John 1:1-9; its first editor put it in the third century, others now prefer the fifth, and its page numbers, 164 and 165, show that it belonged to a larger book.',
    keyScriptures: ['2 John 1:1-3', '2 John 1:4-6', '2 John 1:7-9', '2 John 1:10-11', '2 John 1:12-13'],
  },
  {
    book: '3John',
    aliases: ['third john', 'third letter of john', 'third epistle of john', 'iii john'],
    summary:
      'The New Testament’s nearest approach to an ordinary letter out of a waste-paper basket: good wishes for health, thanks, a complaint about somebody, a reference for somebody else, see you soon. Church historians have squeezed it harder than many a treatise.',
    details:
      'Three men, three paragraphs. Gaius is thanked, Diotrephes is reported, Demetrius is recommended, and the sentence in between, about imitating good and not evil (3 John 1:11), lets the reader choose among them.\n\nIts interest lies in arrangements. People have gone out “for his name’s sake”, taking nothing from the Gentiles (3 John 1:7). They return to the elder’s congregation and give testimony before it about who took them in, so there was a home base, with reports. He had written “unto the church”, and that letter was suppressed; some think it is [[2 John]], though nothing compels one to. Note that the elder does not order anyone removed. All he threatens is to come and mention it, which shows either mildness or how little power he had. And Gaius is never said to have been expelled: possibly he lived a few miles off.\n\nAmong the Gospel and letters ascribed to John this is also the only one to use the word [[Church]] (three times). The rest speak of brethren and children. In its last line the insiders are “friends”, to be greeted one at a time; compare John 15:15. The whole shows in miniature what [[Faith|faith]] looked like on a weekday: a bed, a meal, money for the road.',
    insights: {
      greek: {
        strongs: 'G4311',
        word: 'προπέμπω',
        transliteration: 'propempo',
        meaning:
          'To send on one’s way, and among Christians nearly a technical term: supply food, money, company and letters for the next stage. Paul hopes for it from Rome on the way to Spain (Romans 15:24); Gaius is told to do it as befits God (3 John 1:6).',
      },
    },
    historicalContext:
      'Hundreds of Egyptian papyri open with the same wish for health, so that its use as a promise of prosperity reads a great deal into a courtesy. The name Diotrephes means nurtured by Zeus, and it is found in good families. Adolf von Harnack built on these lines a theory of the first monarchical bishop at odds with a travelling patriarch; Walter Bauer made Diotrephes the heretic hunter’s victim; Abraham Malherbe saw merely a host withdrawing his house. No author before the third century clearly mentions the letter, and it was accepted in the shadow of its longer neighbours. The Apostolic Constitutions, of the fourth century, make Gaius bishop of Pergamum; the New Testament has others of that very common name.',
    keyScriptures: ['3 John 1:1-4', '3 John 1:5-8', '3 John 1:9-10', '3 John 1:11-12', '3 John 1:13-14'],
  },
  {
    book: 'Jude',
    aliases: ['letter of jude', 'epistle of jude', 'book of jude'],
    summary:
      'One page of thunder by a brother of the Lord, or by somebody writing as such, who will not even mention that kinship. It preserves a whole library’s worth of Jewish story and the benediction with which countless services have closed.',
    details:
      'Jude thinks in threes. The readers are called, loved and kept; they are wished [[Mercy|mercy]], peace and love; three precedents, then three persons beginning with [[Cain]] (Jude 1:11). Even the rescue work at the end comes in three groups in some manuscripts, and in two in others (Jude 1:22-23).\n\nThe argument follows a method known from Qumran: a text or an old story is set down, and then comes “these”, “these are they”, pointing at people in the room (Jude 1:8; Jude 1:10; Jude 1:12; Jude 1:16; Jude 1:19). Once the pattern is heard, the page ceases to be mere abuse and becomes a sermon on recognising old behaviour in new clothes. A single verb makes a grim joke. [[Angels]] did not keep their place, and so are kept in chains; gloom is kept for wandering stars; the readers should keep themselves, who have been kept all along (Jude 1:1; Jude 1:6; Jude 1:13; Jude 1:21).\n\nTwo small cruxes: in Jude 1:5 several of the best manuscripts say that it was Jesus who led the people out of [[Egypt]], a startling reading which recent editions print; and the archangel’s restraint, who leaves the rebuke to the Lord, is an argument against insult in a very insulting letter. Read it with [[2 Peter]] and mark who has edited whom.',
    insights: {
      greek: {
        strongs: 'G5083',
        word: 'τηρέω',
        transliteration: 'tereo',
        meaning:
          'To watch over, hold, keep in custody. Five uses in twenty-five verses cover prisoners and the beloved alike. The doxology changes to a soldier’s word for standing guard (Jude 1:24), as if to raise the level of protection.',
      },
    },
    historicalContext:
      'Hegesippus, in the second century, told that Jude’s grandsons were brought before Domitian as David’s heirs, showed their calloused hands, and were sent home to their small farm as harmless. The prophecy of Enoch stands at the beginning of a work preserved whole in Ethiopic, of which Aramaic pieces lay in Cave 4 at Qumran. Tertullian wanted Enoch accepted because Jude quotes it; Jerome says that many rejected Jude because it quotes Enoch. The quarrel over the body, says Origen, was in the Assumption of Moses; the one Latin copy, in Milan, breaks off before the place. The Muratorian list already includes the letter, and P72 is its oldest complete witness.',
    keyScriptures: ['Jude 1:1-4', 'Jude 1:5-7', 'Jude 1:8-13', 'Jude 1:14-16', 'Jude 1:17-23', 'Jude 1:24-25'],
  },
  {
    book: 'Rev',
    aliases: ['book of revelation', 'the book of revelation', 'revelation of john', 'apocalypse of john'],
    summary:
      'Hymns from here are sung by people who have never dared to read it. Taken as pictures and music, for the ear and the inner eye, it is less baffling than its reputation, and it blesses whoever reads it out (Revelation 1:3), the first of seven such blessings.',
    details:
      'Four times John is “in the Spirit”, on [[Patmos]], at a heavenly door, in a wilderness and on a mountain (Revelation 1:10; Revelation 4:2; Revelation 17:3; Revelation 21:10), and those are the four great visions. The last two are twins. One of the angels with the bowls says “Come hither” and shows him a woman who is a city, and later, in almost the same words, another: [[Babylon]] with her gold cup, [[Jerusalem]] coming down as a bride. Everything in the book pushes its hearers to move from the first address to the second.\n\nCompare what John hears with what he sees. He hears a number, 144,000 out of twelve tribes, and sees a crowd which no man could number (Revelation 7:4-9). Pauses between the sixth and the seventh item are not padding; there the [[Church]] is measured, sealed, given its witness. Scenes of [[Worship]] interpret the scenes of terror, and the singing gets louder.\n\nIt contains no formal quotation of scripture and hardly a verse without an echo. [[Ezekiel the Prophet|Ezekiel]] supplies the living creatures, the eaten scroll and the river; [[Daniel the Prophet|Daniel]] the beasts; Exodus the plagues. A good study Bible with these marked is worth more than any chart. The Greek breaks rules, sometimes on purpose, as when the divine name will not decline (Revelation 1:4). And the cure for speculation is built in: the letters to the seven churches, each formed alike, demand of the reader a change now. [[Satan]] is said to be angry because his time is short. He is not said to be in charge.',
    insights: {
      greek: {
        strongs: 'G3528',
        word: 'νικάω',
        transliteration: 'nikao',
        meaning:
          'To conquer; a goddess of that name stood on Roman coins. Each of the seven letters promises something to the one who does. The beast conquers too, by killing (Revelation 13:7); the saints do so by not loving their lives unto death (Revelation 12:11). The plot turns on which is the victory.',
      },
    },
    historicalContext:
      'Provincial Asia competed for temples of the emperors: Pergamum had one for Augustus, Smyrna for Tiberius, and Ephesus received one under Domitian, from which come a marble head and arm of a giant statue, his or his brother’s. P115 from Oxyrhynchus gives the beast’s number as 616, a variant Irenaeus knew and rejected; it suits the Latin spelling of Nero. Gaius of Rome ascribed the book to Cerinthus. Eastern lists often omitted it, and Orthodox churches do not read it in the regular lessons. For his edition of 1516 Erasmus had a copy without the last leaf and turned the closing verses back into Greek from Latin. Joachim of Fiore, the Anabaptists of Münster, Isaac Newton and enslaved singers of spirituals all lived by it, with unlike results.',
    keyScriptures: [
      'Revelation 1:9-20',
      'Revelation 3:14-22',
      'Revelation 5:1-14',
      'Revelation 7:9-17',
      'Revelation 12:7-12',
      'Revelation 21:1-7',
      'Revelation 22:1-5',
    ],
  },
];
