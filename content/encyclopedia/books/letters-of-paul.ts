import type { BookCard } from '../../card.ts';

export const lettersOfPaulBooks: readonly BookCard[] = [
  {
    book: 'Rom',
    aliases: ['letter to the romans', 'epistle to the romans', 'book of romans'],
    summary:
      'Phoebe of Cenchreae, a deacon and patron, very likely carried this letter and was the first to be asked what it meant. It is an argument with an opponent who keeps interrupting, and it should be heard out to the last greeting before one decides what it was about.',
    details:
      'Try starting at the end. The list in Romans 16 shows several house churches, slaves and free, [[Priscilla and Aquila]] back in town, and a good many women at work, among them Junia, “of note among the apostles” (Romans 16:7), whose name copyists and translators long tried to make masculine. From Romans 14 it appears that those at table judge and despise one another over meat, wine and days. Somebody who has this in mind will hear the opening chapters differently.\n\nThey set a trap. The description of pagan vice invites agreement, and then the finger swings round: whoever judges does the same (Romans 2:1). [[Paul]] writes as a street philosopher debates, with an imagined partner whose false conclusions he knocks down with “God forbid”, ten times in all. Each thing he says provokes the next question. If God’s [[Grace|grace]] grows where sin grows, why not sin? Is the [[Law]] then sin? Has God dropped his people? So chapters 6, 7 and 9 are replies, and reading any of them alone is hearing half of a conversation.\n\n[[Abraham]] and [[Adam]] are brought in as two fathers, one of believers and one of the dying. The long section on Israel has more quotation per line than anything else he wrote, and ends not with a conclusion but with a cry about depth (Romans 11:33-36). “Obedience of faith” stands at the start and returns at the close (Romans 1:5; Romans 16:26), the two words that Protestants and Catholics later divided between them.',
    insights: {
      greek: {
        strongs: 'G4355',
        word: 'προσλαμβάνω',
        transliteration: 'proslambano',
        meaning:
          'To take to oneself, as one takes a guest in or a friend aside. It is commanded for the weak (Romans 14:1), grounded in God who has taken the other in already (Romans 14:3), and becomes the sum of the matter: as Christ took you (Romans 15:7). Justification by faith has a dinner table.',
      },
    },
    historicalContext:
      'Suetonius says that Claudius expelled Jews from Rome for rioting “at the instigation of Chrestus”, probably in 49; Acts 18:2 knows of it. On a popular theory they returned after 54 to find the house churches run by Gentiles, and the letter addresses that friction; it fits well and cannot be proved. Of the city treasurer Erastus (Romans 16:23) a paving inscription at Corinth may or may not speak. P46, a codex of Paul’s letters from about 200, shared by Dublin and Ann Arbor, puts the final doxology after chapter 15, and copies ending with chapter 14 also went round. Less than ten years after these greetings arrived, Nero had Christians burned as torches. Augustine, in a garden at Milan, opened the volume at Romans 13:13.',
    keyScriptures: [
      'Romans 1:16-17',
      'Romans 3:21-26',
      'Romans 5:1-11',
      'Romans 8:31-39',
      'Romans 11:25-36',
      'Romans 12:1-2',
      'Romans 15:5-13',
    ],
  },
  {
    book: '1Cor',
    aliases: ['first corinthians', 'first letter to the corinthians', 'i corinthians'],
    summary:
      'No other document takes us so far inside a first-century congregation, and what we see are lawsuits, snobbery, strange ideas about sex and everybody talking at once. Anyone inclined to wish for the pure early church should begin here, and will find company.',
    details:
      "Two stacks of paper lie on the desk. One is what Chloe’s people have told him (1 Corinthians 1:11), the other a letter with questions, which he works through from 1 Corinthians 7:1 and again at 1 Corinthians 8:1, 1 Corinthians 12:1 and 1 Corinthians 16:1 with the words “now concerning”. Since they wrote without quotation marks, it takes an ear to tell where [[Paul]] is citing a slogan of theirs in order to turn it: that all things are lawful, that food is for the belly, that we all have knowledge, perhaps that it is good not to touch a woman. Bibles differ about how far each quotation runs.\n\nHe likes a sandwich. Between two chapters about meat stands one on his unpaid work, between two on the [[Gifts of the Spirit]] the one on [[Love]]; neither is a digression, for each shows the principle alive. “Know ye not?” he asks ten times, six of them in a single chapter on courts and bodies. The sarcasm is real (“now ye are full”), and so is a slip of memory about whom he had baptised, corrected while the pen was running (1 Corinthians 1:14-16).\n\nBehind the separate disorders he sees one mistake, that being spiritual lifts one above bodies, other people’s included. Hence the weight he gives to [[The Cross]] at one end and the [[Resurrection]] at the other, and to a [[Lord's Supper|supper]] at which somebody has gone home hungry. An Aramaic prayer, Maranatha, older than any of this, stands next to his signature.",
    insights: {
      greek: {
        strongs: 'G3619',
        word: 'οἰκοδομή',
        transliteration: 'oikodome',
        meaning:
          'Building, as site and as activity; the King James Version has edifying. In a city of masons he makes it the test of worship: a prophecy passes, a brilliant utterance that builds up nobody but the speaker does not (1 Corinthians 14:3-5; 1 Corinthians 14:26).',
      },
    },
    historicalContext:
      'Rome destroyed Corinth in 146 BC; Julius Caesar refounded it in 44 BC with freed slaves among the settlers, so that it had new money and few old families. The Isthmian games next door crowned winners with withering celery or pine (1 Corinthians 9:25). Excavators have uncovered dining rooms in the precinct of Asclepius, where meat eaten “in the idol’s temple” is easy to picture. Villas there had dining couches for about nine, with the rest in the courtyard, as Jerome Murphy-O’Connor observed of the divided supper. About 96 the church of Rome wrote to Corinth, and Clement told readers there to take up Paul’s letter, for they were quarrelling again; few books of the New Testament have so early a witness.',
    keyScriptures: [
      '1 Corinthians 1:18-31',
      '1 Corinthians 3:10-17',
      '1 Corinthians 8:1-13',
      '1 Corinthians 11:17-34',
      '1 Corinthians 12:12-27',
      '1 Corinthians 13:1-13',
      '1 Corinthians 15:1-28',
    ],
  },
  {
    book: '2Cor',
    aliases: ['second corinthians', 'second letter to the corinthians', 'ii corinthians'],
    summary:
      'Those who find Paul too sure of himself should meet him here, where he apologises, pleads, blushes, loses his temper and admits to having been in despair. Along the way he says more about money than in any other letter, and hardly once calls it that.',
    details:
      'A travel diary runs underneath. He waits at Troas for Titus, cannot rest, crosses to Macedonia (2 Corinthians 2:12-13), and there the diary stops in mid-stride; it is taken up again at 2 Corinthians 7:5 as if nothing had come between. What has come between is his deepest account of what a minister is. Read first the frame and then the picture. The frame also lets one count: a founding visit, a disastrous second, a third announced (2 Corinthians 13:1), and at least four letters, of which two survive, or two and pieces of others.\n\nComfort is named ten times in five verses at the start. Lists of hardships recur at intervals, each longer than the last (2 Corinthians 4:8-9; 2 Corinthians 6:4-10; 2 Corinthians 11:23-28), and parody the boasts that great men had carved in stone. A Roman soldier could win a crown for being first over an enemy’s wall; [[Paul]]’s list climaxes with being let down one, at [[Damascus]], in a basket. With the veil of [[Moses]] he does something bold, explaining Exodus 34 so that the old [[Covenant]] keeps its glory and loses its future.\n\nIn the two chapters on giving, watch the vocabulary. The collection is called a grace, a fellowship, a service, a blessing, a proof of love; coin does not clink once. As for the thorn (2 Corinthians 12:7), malaria, bad eyes, epilepsy, temptation and human enemies have all been proposed, and because he does not say, sufferers of every kind have been able to claim it.',
    insights: {
      greek: {
        strongs: 'G2744',
        word: 'καυχάομαι',
        transliteration: 'kauchaomai',
        meaning:
          'To boast. No book of the New Testament has the word so often. Public self-praise was good manners among the competitive elite of a Roman colony; he joins the contest in order to wreck it, by entering only his weaknesses (2 Corinthians 11:30).',
      },
    },
    historicalContext:
      'Dio Chrysostom pictures the crowds at the Isthmus, with wretched sophists shouting and reviling one another round Poseidon’s temple: customers there judged a speaker’s looks and voice, as they judged Paul’s (2 Corinthians 10:10). Letters of recommendation, which he declines to produce, survive by the dozen on papyrus. The Aretas of 2 Corinthians 11:32 is the Nabataean king who died about 40, so the escape was earlier. Five beatings with forty stripes less one follow synagogue law as the Mishnah later gives it. Clement of Rome, who used the first letter, betrays no knowledge of this one. Johann Salomo Semler in 1776 was the first to propose that it is composite.',
    keyScriptures: [
      '2 Corinthians 1:3-11',
      '2 Corinthians 3:12-18',
      '2 Corinthians 4:7-18',
      '2 Corinthians 5:14-21',
      '2 Corinthians 8:1-15',
      '2 Corinthians 12:1-10',
    ],
  },
  {
    book: 'Gal',
    aliases: ['letter to the galatians', 'epistle to the galatians', 'book of galatians'],
    summary:
      'Six chapters written at white heat, with broken sentences, an oath, a curse and a joke in very poor taste. What made Paul so angry was a demand that sounded pious and biblical, and the letter is worth reading for the question of why he thought it fatal.',
    details:
      'The argument is drawn from his own life, from scripture and from what the Spirit does, with roughly two chapters for each. In the first part he swears that he is not lying (Galatians 1:20), an indication that somebody has told the story otherwise, and his grammar collapses where he comes to the question of Titus and the false brethren (Galatians 2:4-6). Compare the Jerusalem meeting here with Acts 15, and also with Acts 11; which of the two it matches is one of the classic puzzles.\n\nThe scriptural part looks like trickery until one sees that the other side had begun it. Genesis 17 requires circumcision of the household of [[Abraham]]; [[Paul]] goes two chapters further back. Around one verse of Deuteronomy, about a body on a tree, he builds the claim that a curse was borne so that a blessing could pass to the nations (Galatians 3:10-14). He presses the singular of “seed”, and makes [[Hagar]] stand for Sinai and [[Sarah]] for a city above, which must have startled every Jew in the room. In the middle of all this comes a passage that is hardly an argument: you would have plucked out your eyes for me (Galatians 4:12-20).\n\nThe last third guards the flank. A life without the [[Law]] as master is not lawless: each is to bear others’ burdens, and each his own (Galatians 6:2; Galatians 6:5), two sentences three verses apart and no contradiction. His autograph sums up (Galatians 6:11-18): neither the rite nor its absence counts, but a new [[Creation|creation]].',
    insights: {
      greek: {
        strongs: 'G3807',
        word: 'παιδαγωγός',
        transliteration: 'paidagogos',
        meaning:
          'Not a teacher, though the King James Version says schoolmaster, but the household slave who walked a boy to school, carried his things and kept him out of mischief. Vase painters show him old, with a stick. Nobody hated him exactly; everybody outgrew him (Galatians 3:24-25).',
      },
    },
    historicalContext:
      'Celts crossed into Asia Minor in 278 BC and gave Galatia its name; Jerome heard that people at Ancyra still spoke much like those of Trier. The Roman province of 25 BC reached further south, taking in Iconium and Lystra. At Pessinus, in the old tribal land, priests of Cybele castrated themselves, and the wish of Galatians 5:12 would need no footnote. Whether a convert must be circumcised was debated among Jews: Josephus tells how one adviser said no to King Izates of Adiabene and a second said yes. “Works of the law” occurs in a letter from Qumran, 4QMMT, published in 1994, of particular rulings on purity. Marcion put Galatians first in his collection, and P46 has it nearly whole.',
    keyScriptures: [
      'Galatians 2:11-21',
      'Galatians 3:6-14',
      'Galatians 3:23-29',
      'Galatians 4:1-7',
      'Galatians 5:1-6',
      'Galatians 5:13-26',
    ],
  },
  {
    book: 'Eph',
    aliases: ['letter to the ephesians', 'epistle to the ephesians', 'book of ephesians'],
    summary:
      'Take off the address and the last four verses, and what is left is a prayer followed by a rule of life. If you want to know what the church is supposed to be for, in the widest frame anybody has given it, this is the place; the quarrels of real congregations are out of earshot.',
    details:
      'The first half keeps being a prayer. A blessing passes into a petition, that the eyes of the heart may be lit (Ephesians 1:15-23); a second petition is begun in Ephesians 3:1, abandoned after one line, and resumed thirteen verses later with the words it began with. Its request is for a measurement with four dimensions and nothing named to measure (Ephesians 3:18). Past and present are set against each other throughout: once dead, once far off, once darkness.\n\nAfter the turn the text goes on foot. Lay it beside [[Colossians]] and the kinship is plain to the naked eye, down to the lines about Tychicus, which are all but identical (Ephesians 6:21-22; Colossians 4:7-8). Which was the model is asked in every introduction. Where the two differ is instructive: [[Colossians]] says the head is Christ over all powers, this letter adds that he is so for the [[Church]], which it never uses of a local assembly; and a marriage code of two verses grows to twelve.\n\nIn the oldest copies Ephesians 5:22 has no verb of its own and must borrow it from the verse before. Psalm 68 is cited with a change, gave instead of received (Ephesians 4:8). Somebody’s hymn about a sleeper waking is quoted and we do not know whose (Ephesians 5:14). The famous armour is mostly second-hand: in [[Isaiah|the book of Isaiah]] it is [[God]] who puts on breastplate and helmet (Isaiah 59:17), so the reader is being lent the wardrobe. Three postures have been noticed in sequence, seated, walking, standing.',
    insights: {
      greek: {
        strongs: 'G4043',
        word: 'περιπατέω',
        transliteration: 'peripateo',
        meaning:
          'To walk about, and in Jewish usage to conduct oneself; rabbinic law is halakhah, from walking. Eight uses mark out the letter, from walking in trespasses (Ephesians 2:2) by way of works laid out beforehand to walk in (Ephesians 2:10) to love, light and care (Ephesians 5:2; Ephesians 5:8; Ephesians 5:15).',
      },
    },
    historicalContext:
      'The temple of Artemis at Ephesus was one of the seven wonders, and the “Ephesian letters”, six nonsense words, were a spell known across the Greek world. A population used to naming powers in order to master them would prick up its ears at a name above every name that is named (Ephesians 1:21). Paul had lived there for about three years, which makes it strange that he has only “heard” of these readers’ faith. Marcion knew the letter as one to Laodicea. Ignatius, writing to the same city about 110, seems to echo it. Edgar Goodspeed proposed that it was composed as the covering letter to the first collection of Paul, an elegant idea with few followers now. Schleiermacher and others raised the doubts about authorship; Catholic, Protestant and secular scholars can be found on both sides.',
    keyScriptures: [
      'Ephesians 1:3-14',
      'Ephesians 2:1-10',
      'Ephesians 2:11-22',
      'Ephesians 3:14-21',
      'Ephesians 4:1-16',
      'Ephesians 5:1-21',
      'Ephesians 6:10-18',
    ],
  },
  {
    book: 'Phil',
    aliases: ['letter to the philippians', 'epistle to the philippians', 'book of philippians'],
    summary:
      'A thank-you letter that puts off the thanks until its last page. Between the first warm line and the receipt come some of the loftiest verses on Christ, three small portraits of unselfish people, and a man’s private ledger with its columns changed over.',
    details:
      'Ancient manuals had a category for letters of friendship, and [[Paul]] meets its conventions: absence and presence, one soul, sharing in giving and getting. Ten times he uses a verb for having a mind or an attitude (Philippians 1:7; Philippians 2:2; Philippians 2:5; Philippians 3:15; Philippians 4:2 among them). It ties together what might seem a string of topics, and makes the quarrel of two women who had laboured beside him the aim of much that precedes.\n\nThe poem on Christ goes down by steps and up by a leap, and its end takes words which Isaiah 45:23 gives to the LORD alone. Whether the first line means a divinity that he did not exploit, or one that he did not grasp at, hangs on a rare Greek noun. But notice what stands round it. Timothy cares for others’ affairs, Epaphroditus risks his life (Philippians 2:19-30), and then Paul tells his own story in the same pattern: what I had, what I reckoned it, what I gave up, what I hope to be found in (Philippians 3:4-11). Words from the hymn come back when he speaks of the body’s change (Philippians 3:20-21). The [[Incarnation]] is treated as a way of behaving that can be copied.\n\nThe tone at the end is commercial and amused: account, interest, paid in full. He who says that he has learned the secret of plenty and want uses the language of an initiation. Greetings come from Caesar’s household, which to readers in [[Philippi]], an imperial colony, must have been worth a smile.',
    insights: {
      greek: {
        strongs: 'G4176',
        word: 'πολιτεύομαι',
        transliteration: 'politeuomai',
        meaning:
          'To live as a citizen. The King James Version has “conversation”, in the old sense of conduct (Philippians 1:27), and again for the matching noun in Philippians 3:20. To people proud of being on the rolls of a Roman town he says that their registry is elsewhere.',
      },
    },
    historicalContext:
      'Antony and Octavian won the battle of Philippi in 42 BC and settled soldiers there; the colony was reckoned Italian soil, its inscriptions are largely Latin, and its magistrates kept lictors. Lydia, a dealer in purple, was the first to open her house (Acts 16:14-15). “Praetorium” (Philippians 1:13) means the guard at Rome or a governor’s residence elsewhere, and the number of journeys presupposed, four or more, is the main argument for a nearer prison. Here bishops and deacons are greeted as such for the first time. Polycarp reminded the same church of the “letters”, in the plural, that it had from Paul. Ernst Lohmeyer in 1928 printed Philippians 2:6-11 as verse and started a debate which has its own bibliography.',
    keyScriptures: [
      'Philippians 1:3-11',
      'Philippians 1:20-26',
      'Philippians 2:5-11',
      'Philippians 3:7-14',
      'Philippians 4:4-9',
      'Philippians 4:10-13',
    ],
  },
  {
    book: 'Col',
    aliases: ['letter to the colossians', 'epistle to the colossians', 'book of colossians'],
    summary:
      'To believers in a minor town who have been told that their faith is a beginner’s course, this letter says that there is no advanced level. Six of its verses were fought over clause by clause at the time of Nicaea, and they are still the shortest way into what Christians claim about Christ and the universe.',
    details:
      'All the rest unpacks the hymn of Colossians 1:15-20, which falls into two halves, each with the word firstborn: of [[Creation|creation]], and from the dead. Arians pressed the first, and Athanasius answered that one in whom all things were made is not one of them. Small words do the work: in him, through him, for him, before him. And straight after the universe, as its next item, comes “and you” (Colossians 1:21).\n\nThe opponents are heard only in snatches, of which “touch not; taste not; handle not” (Colossians 2:21) is the longest. Much depends on a phrase about the elements of the world: elementary rules, earth and water and fire and air, or spirits thought to rule them. Remarkably for a writer like [[Paul]], there is not one formal quotation from the Old Testament, though Genesis is in the bones of it, as when the new self is renewed after the [[Image of God|image]] of its maker (Colossians 3:10).\n\nThat passage is about changing clothes, and if [[Baptism]] was then what it was by about 200, people who had come up naked from the water and been dressed again would not have needed the picture explained. Five vices, five more, five virtues, and love as the belt. Colossians 1:24, on filling up what is lacking in Christ’s afflictions, should make any reader stop; few think it means that the cross was not enough.\n\nRead the greetings last, then turn at once to [[Philemon]]. Onesimus, “one of you”, is coming with the letter (Colossians 4:9), and Archippus is told to get on with something. The master on whom slaves are said to depend here is about to open his own post.',
    insights: {
      greek: {
        strongs: 'G2358',
        word: 'θριαμβεύω',
        transliteration: 'thriambeuo',
        meaning:
          'To lead in a triumph, the Roman procession in which beaten kings walked before the victor’s chariot. Colossians 2:15 stages one at an execution, with the roles exchanged. The only other use (2 Corinthians 2:14) seems to place Paul among the captives, though the King James Version makes him share the victory.',
      },
    },
    historicalContext:
      'Colossae lay in the Lycus valley, within a day’s walk of Laodicea and Hierapolis, which had overtaken it. About 60 an earthquake threw down Laodicea, Tacitus reports, and later writers include Colossae; the mound near Honaz has scarcely been excavated. Josephus says that Antiochus III moved two thousand Jewish families to Lydia and Phrygia, and mixtures of Jewish and local piety are attested there. A fourth-century synod at Laodicea still had to forbid the invoking of angels, and a great shrine of Michael stood nearby. The missing letter of Colossians 4:16 tempted a forger: a Latin Epistle to the Laodiceans, stitched from Paul’s phrases, was copied into many medieval Bibles and even stands in some English ones after Wycliffe.',
    keyScriptures: [
      'Colossians 1:9-14',
      'Colossians 1:15-23',
      'Colossians 2:6-15',
      'Colossians 3:1-11',
      'Colossians 3:12-17',
      'Colossians 4:2-6',
    ],
  },
];
