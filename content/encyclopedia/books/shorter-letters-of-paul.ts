import type { BookCard } from '../../card.ts';

export const shorterLettersOfPaulBooks: readonly BookCard[] = [
  {
    book: '1Thess',
    aliases: ['first thessalonians', 'first letter to the thessalonians', 'i thessalonians'],
    summary:
      'Christian speech before it had time to set: no argument about the law, no formal quotation of scripture, no titles for anybody in charge. Twenty years or so after the crucifixion, three travelling workers write to hand labourers about grief, gratitude and keeping calm.',
    details:
      'Each of the five chapters runs out into the same expectation (1 Thessalonians 1:10; 1 Thessalonians 2:19; 1 Thessalonians 3:13; 1 Thessalonians 4:16; 1 Thessalonians 5:23), so that the [[Second Coming]] is less a topic than the tide. Thanks are given, then given again (1 Thessalonians 2:13), then a third time (1 Thessalonians 3:9), and more than half the letter has gone before any instruction begins. “Ye know”, the readers hear over and over; hardly anything is presented as new, except one point.\n\nFamily words crowd together. The missionaries were like a nursing mother or, with one letter more in the Greek of several early copies, like infants (1 Thessalonians 2:7); like a father; and, torn away, like orphans. “We” is the usual pronoun, but [[Paul]] breaks through it a few times in his own person, most suddenly in the oath that this be read to all.\n\nWhat is new concerns the dead. Read 1 Thessalonians 4:13-18 by its verbs of feeling: it starts with sorrow and closes with “comfort one another”. People with [[Hope|hope]] are not told that they may not weep. The next paragraph changes the picture from trumpet to burglar and from burglar to armour, here of only two pieces, against six in [[Ephesians]].',
    insights: {
      greek: {
        strongs: 'G3952',
        word: 'παρουσία',
        transliteration: 'parousia',
        meaning:
          'Presence, arrival; also the set term for a state visit, which cities prepared for with new roads, garlands and a delegation at the gate. Paul uses the same word for Titus turning up (2 Corinthians 7:6). He never says “second”: to be with is the point (1 Thessalonians 4:17).',
      },
    },
    historicalContext:
      'Cassander named the city about 315 BC after his wife, a half-sister of Alexander. As a free city it had its own magistrates, a temple for the imperial cult and every reason to stay loyal; “peace and safety” (1 Thessalonians 5:3) sounds very like the Roman slogan. A papyrus from Oxyrhynchus (P.Oxy. 115, second century) shows the ordinary form of condolence: a woman named Irene writes to bereaved parents that against such things one can do nothing, and ends by bidding them comfort each other. The closeness of wording to Paul’s is as striking as the difference. P30, of the third century, preserves parts of this letter’s end and the beginning of the next. Its place in the canon was never questioned.',
    keyScriptures: [
      '1 Thessalonians 1:2-10',
      '1 Thessalonians 2:7-12',
      '1 Thessalonians 4:1-12',
      '1 Thessalonians 4:13-18',
      '1 Thessalonians 5:1-11',
      '1 Thessalonians 5:12-24',
    ],
  },
  {
    book: '2Thess',
    aliases: ['second thessalonians', 'second letter to the thessalonians', 'ii thessalonians'],
    summary:
      'Written against religious panic, and since then a favourite quarry for it. Of forty-seven verses ten have been searched for dates and names, while those about turning up for work are more easily understood and less often preached.',
    details:
      'Prayers mark the joints: one ends the opening, one follows the apocalypse, a short one stands in the middle of chapter 3, and a wish for peace concludes (2 Thessalonians 1:11-12; 2 Thessalonians 2:16-17; 2 Thessalonians 3:5; 2 Thessalonians 3:16). Eight verses at the beginning form one Greek sentence, which translators have to saw up.\n\nIn the middle the grammar limps. The sentence about the rebellion never gets its main clause, and the restraining force is neuter in one verse and masculine in the next (2 Thessalonians 2:6-7), a thing and then a person. The readers had been told by word of mouth (2 Thessalonians 2:5), and we were not there. Augustine, who seldom says so, admitted that he did not know what was meant. What can be said is that the figure is drawn with the pencil of [[Daniel the Prophet|Daniel]] (Daniel 11:36), that he works by [[Satan]] with lying wonders, and that his career is over in one clause, at a breath. The accent falls on the love of truth.\n\nTo see why scholars quarrel over this book, put 2 Thessalonians 3:8 next to [[1 Thessalonians]] 2:9. Either one man wrote twice within weeks, or somebody had a model before him. A pun which most versions try to keep closes the case against the idle: busy they are not, busybodies they are (2 Thessalonians 3:11).',
    insights: {
      greek: {
        strongs: 'G2722',
        word: 'κατέχω',
        transliteration: 'katecho',
        meaning:
          'To hold down, hold fast, hold back or be in possession. In the first letter it is what one does with the good (1 Thessalonians 5:21). Because the range is so wide, a minority thinks that the “restrainer” of 2 Thessalonians 2:6-7 restrains nothing, but holds sway and belongs to the enemy.',
      },
    },
    historicalContext:
      'In AD 40 Caligula ordered his statue set up in Jerusalem, and only delay by the governor of Syria and the emperor’s murder prevented it; Philo and Josephus record the terror. Two centuries before, Antiochus IV had done something similar. Either memory could furnish a man enthroned in a temple. Tertullian thought that the Roman state held back the end, one reason he gives for Christians to pray for emperors. J. E. C. Schmidt raised doubts about the letter in 1801 and William Wrede made the full case in 1903; antiquity had none, and Polycarp seems to use it. The rule about work and food has had curious patrons: Captain John Smith at Jamestown, and the Soviet constitution of 1936.',
    keyScriptures: [
      '2 Thessalonians 1:3-12',
      '2 Thessalonians 2:1-12',
      '2 Thessalonians 2:13-17',
      '2 Thessalonians 3:1-5',
      '2 Thessalonians 3:6-15',
    ],
  },
  {
    book: '1Tim',
    aliases: ['first timothy', 'first letter to timothy', 'i timothy'],
    summary:
      'How does a movement turn into an institution without losing what set it moving? This is the New Testament’s earliest manual on the question: whom to appoint, whom to pay, which widows to support, how to correct one’s elders. Some of its answers are argued over every year in church assemblies.',
    details:
      'It states its purpose late and conditionally: in case I am delayed, so that you may know how people behave in the house of [[God]] (1 Timothy 3:14-15). Rules and personal charges alternate, with the charges at the beginning, the middle and the end addressed to “son Timothy” and “man of God”. Set among them are lumps of older rock. “The saying is faithful” marks three (1 Timothy 1:15; 1 Timothy 3:1; 1 Timothy 4:9); two doxologies have the ring of the synagogue; and six short lines about one manifested in flesh are plainly sung (1 Timothy 3:16). Whether that hymn begins with “God” or with “who” depends on two strokes of the pen in the manuscripts.\n\nA reader should tell two kinds of trouble apart. The teachers despise matter, forbidding marriage and certain foods, and are answered from [[Creation]]: everything made is good and to be received with thanks (1 Timothy 4:3-5). The congregation meanwhile has a problem of money, from gold-braided hair to the young widows to those who think religion pays (1 Timothy 6:5), and is answered with contentment, and with instructions for the rich that spare them neither the duty nor the enjoyment (1 Timothy 6:17-19).\n\nAt the disputed verses on women look at details before taking sides: they are told to learn; the verb for having authority occurs nowhere else in the Bible; and in 1 Timothy 2:15 the grammar slides from “she” to “they”.',
    insights: {
      greek: {
        strongs: 'G2150',
        word: 'εὐσέβεια',
        transliteration: 'eusebeia',
        meaning:
          'Godliness or piety, what Romans called pietas: due respect to gods, parents and country. Eight of its fifteen New Testament uses are in this letter. Neighbours thought Christians lacked it; the author claims the word, and says that its secret is a person (1 Timothy 3:16).',
      },
    },
    historicalContext:
      'The label “Pastoral” for this group goes back to German scholars of the eighteenth century; in 1807 Schleiermacher was the first to deny 1 Timothy to Paul. Marcion’s collection did not include it, by choice according to Tertullian. P46 lacks it as well, but its last leaves are lost and whether there would have been room is disputed. Polycarp’s letter shares its proverbs on money. A scrap with lines of chapters 3 and 4, P133, was published from the Oxyrhynchus hoard only in the 2010s and is assigned to the third century. Around 112 Pliny, governor in Bithynia, examined under torture two slave women whom Christians called ministrae, probably the Latin for deacons. At Ephesus the civic religion was in the keeping of a goddess, which some bring to bear on chapter 2.',
    keyScriptures: [
      '1 Timothy 1:12-17',
      '1 Timothy 2:1-6',
      '1 Timothy 3:14-16',
      '1 Timothy 4:1-10',
      '1 Timothy 6:6-12',
      '1 Timothy 6:17-19',
    ],
  },
  {
    book: '2Tim',
    aliases: ['second timothy', 'second letter to timothy', 'ii timothy'],
    summary:
      'More than twenty people are named in four chapters, many of them because they left. For its portrait of an old worker sorting out what matters, books, a coat, one friend to be fetched, it has been loved even by those who do not think that Paul composed it.',
    details:
      'Read the final page first (2 Timothy 4:9-22). Demas has gone off to Thessalonica, a coppersmith did much harm, [[Luke the Physician|Luke]] alone is there; Mark, once the cause of a rupture (Acts 15:37-39), is now to be brought because he is useful. [[Priscilla and Aquila]] get what would be their last mention. With those faces in view the exhortations of the earlier chapters stop being general. When Timothy is asked not to be ashamed, we know of people in Asia who were, and of Onesiphorus, who went from door to door in [[Rome]] until he found the prisoner (2 Timothy 1:15-18). The wish that this man may find [[Mercy|mercy]] on the last day, with greetings only to his household, has suggested that he was dead; Catholics therefore cite it for prayer for the departed, and Protestants dispute the inference.\n\nThe advice is given in images from a working life: a soldier, an athlete who keeps the rules, a farmer, a craftsman who need not blush for his cut, dishes of gold and dishes of clay. In the quoted stanza of 2 Timothy 2:11-13 four conditions lead to matching results until the last, where symmetry is broken, because there the outcome depends on a nature that cannot deny itself.\n\nTwo verbs tie beginning to end: guard what was entrusted, keep what was believed.',
    insights: {
      greek: {
        strongs: 'G3866',
        word: 'παραθήκη',
        transliteration: 'paratheke',
        meaning:
          'A deposit: money or valuables left with a trusted person, whom law and religion forbade to touch them. In 2 Timothy 1:12 it is uncertain who has deposited with whom, Paul with God or God with Paul; two verses on, Timothy has become the safe.',
      },
    },
    historicalContext:
      'Ships did not sail from about November to March, hence “before winter” (2 Timothy 4:21). The parchments of 2 Timothy 4:13 bear a Latin name, membranae, used for the notebooks from which the codex grew; whether they held drafts, scripture or copies of letters is guesswork. Jannes and Jambres, the magicians who withstood Moses, are not named in Exodus but occur in the Damascus Document and had a book of their own, pieces of which turned up on a Chester Beatty papyrus. Origen mentions people who rejected the letter for that reason. Around 200 the Roman presbyter Gaius could point out Paul’s “trophy” on the road to Ostia, where the basilica of Saint Paul stands; tradition has him beheaded under Nero.',
    keyScriptures: [
      '2 Timothy 1:3-14',
      '2 Timothy 2:1-13',
      '2 Timothy 2:14-15',
      '2 Timothy 3:10-17',
      '2 Timothy 4:1-8',
      '2 Timothy 4:9-18',
    ],
  },
  {
    book: 'Titus',
    aliases: ['letter to titus', 'epistle to titus', 'book of titus'],
    summary:
      'In three brisk pages an island church with a bad reputation is told to become useful. The surprise is that two of the densest summaries of the gospel anywhere, both read in many churches at Christmas, have been placed between instructions to old ladies and a request about travel arrangements.',
    details:
      'For so short a letter the salutation is enormous. It includes a remark that [[God]] cannot lie (Titus 1:2), ten verses before a native poet is called as witness that his countrymen always do; the juxtaposition can hardly be chance. Whoever reads on should underline two expressions. “Good works”, or a near relation, comes six times (from Titus 1:16, where they are missing, to Titus 3:14), always as the outcome. And “our Saviour” also comes six times, in pairs, said first of God and then directly of Christ (Titus 1:3-4; Titus 2:10; Titus 2:13; Titus 3:4; Titus 3:6), an unobtrusive way of making a large claim.\n\nThe little word “for” at Titus 2:11 and Titus 3:3 is the hinge. Commands about manners come before it, [[Grace|grace]] after it, so that behaviour hangs on doctrine, and not the other way about. In the second case the reason begins with a list of what the speaker himself was. “Washing of regeneration” (Titus 3:5) is a text for those who connect new birth with [[Baptism]] and for those who take the water as an image.\n\nOf elders it is asked that each be husband of one wife. That may exclude polygamists, the unfaithful, the divorced and remarried, or widowers who married again, and each reading has shaped the discipline of some church.',
    insights: {
      greek: {
        strongs: 'G4990',
        word: 'σωτήρ',
        transliteration: 'soter',
        meaning:
          'Saviour: a title of Zeus, of Hellenistic kings and of emperors, who had it cut on altars and coins. Crete claimed to show the cradle of Zeus and also his grave. Nowhere in the New Testament is the word so thick on the ground.',
      },
    },
    historicalContext:
      'Homer gave Crete a hundred cities; Gortyn was the Roman capital, and its law code, carved in the fifth century BC, can still be read on the wall. Cretans served as mercenaries everywhere, and Greek had a verb, to cretise, which meant to lie. The hexameter of Titus 1:12 is attributed to Epimenides by Clement of Alexandria; Callimachus begins a line the same way, against the islanders’ tale that Zeus was buried there. Jews from Crete were in Jerusalem at Pentecost (Acts 2:11), and Paul’s prison ship put in at Fair Havens (Acts 27:8). A leaf at Manchester, P32, with parts of the first two chapters, is of about 200. The head revered as that of Titus, long in Venice, was returned to Heraklion in 1966.',
    keyScriptures: ['Titus 1:1-4', 'Titus 1:5-9', 'Titus 2:1-10', 'Titus 2:11-14', 'Titus 3:1-8'],
  },
  {
    book: 'Phlm',
    aliases: ['letter to philemon', 'epistle to philemon', 'book of philemon'],
    summary:
      'Here one can watch persuasion being done, hand over hand, by a master of it, with a man’s life depending on the result. It is the only letter of Paul’s that deals with a single private affair, and it was preserved; that alone is a kind of answer.',
    details:
      'Notice who is listening. The greeting names Philemon, Apphia, Archippus and the [[Church]] in the house, and the blessing at the end is for all; in between “you” is singular. He must decide in front of an audience.\n\nIn the thanksgiving the tools are laid ready: [[Love|love]], sharing, hearts refreshed. They will be used later. Philemon has refreshed the hearts of the saints (Philemon 1:7); the slave is my heart (Philemon 1:12); refresh my heart (Philemon 1:20). Not until the tenth verse is Onesimus mentioned, and in Greek his name is held back to the end of the clause, after “my child” and “in my bonds”, so that nobody can be angry too soon. Pauline titles are absent: no apostle speaks, only a prisoner and an old man (or, on a conjecture, an ambassador). That he “departed for a season” is put in the passive, leaving room for [[Providence]].\n\nThen [[Paul]] takes the pen and writes out a promissory note, with a reminder of the creditor’s own unpaid debt. A second pun on the name, this time on profit, hides in Philemon 1:20. Last comes what looks like a pleasantry: prepare me a lodging. He means to come and see.\n\nThe outcome is nowhere told. But [[Colossians]] 4:9 has Onesimus on the road, called a faithful and beloved brother.',
    insights: {
      greek: {
        strongs: 'G4698',
        word: 'σπλάγχνον',
        transliteration: 'splanchnon',
        meaning:
          'In the plural the inward parts, seat of tenderness; the King James Version says bowels. Three of them in twenty-five verses carry the appeal. To call a slave one’s own entrails is a stronger thing than to call him useful.',
      },
    },
    historicalContext:
      'Professional slave-catchers, branding and iron collars awaited runaways. Roman jurists, however, distinguished a slave who slipped away to ask his master’s friend to intercede, and did not count him a fugitive, which is why some see Onesimus so. Pliny the Younger wrote two notes of exactly that type to a Sabinianus, for a freedman, and they make the best comparison. Ignatius knew a bishop Onesimus of Ephesus about 110; John Knox in 1935 took him for ours. P87 at Cologne has some verses from about 200. In the fourth century critics thought the letter too trivial for scripture, and Jerome and Chrysostom replied. In Georgia, Charles Colcock Jones reported, enslaved hearers walked out when he preached from it that running away was wrong.',
    keyScriptures: ['Philemon 1:4-7', 'Philemon 1:8-14', 'Philemon 1:15-16', 'Philemon 1:17-20', 'Philemon 1:21-25'],
  },
];
