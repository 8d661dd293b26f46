import type { QuestionCard } from '../card.ts';

export const theBible: readonly QuestionCard[] = [
  {
    question: 'Who wrote the Bible?',
    aliases: [
      'how many authors wrote the bible',
      'did god or men write the bible',
      'how was the bible put together',
      'where did the bible come from',
      'who wrote the holy bible',
      'who is the author of the bible',
      'who put the bible together',
      'who decided what is in the bible',
      'was the bible written by god or men',
      'how many people wrote the bible',
    ],
    topics: ['bible', 'authors', 'inspiration', 'scripture'],
    summary:
      'Many people over roughly a thousand years: prophets and their scribes, court historians, poets, a tax collector by tradition, a physician, a tentmaker in prison, and editors who did not sign. They wrote in Hebrew, some Aramaic, and Greek. Many of the books name no author. Believers add that God’s Spirit was at work in them; the Bible’s own phrases for this are “God-breathed” and men “moved by the Holy Ghost”.',
    explanation:
      'Some books show their making. Jeremiah dictates to Baruch; a king burns the scroll strip by strip in his winter hearth; they produce a second edition with much added (Jeremiah 36:23; Jeremiah 36:32). Proverbs was copied out in part by Hezekiah’s staff (Proverbs 25:1). Kings cites royal annals, now lost (1 Kings 14:19). Luke explains that he used earlier accounts and eyewitnesses (Luke 1:1-4). Paul dictates, and once his secretary sends his own regards (Romans 16:22). Revelation and most prophets give names; Hebrews, Job, Esther and the books of Kings do not.\n\nTradition filled the gaps. Moses was credited with the Torah, which speaks of his writing parts of it (Exodus 24:4) and also tells of his burial (Deuteronomy 34:5-6). The titles of the four gospels are early, though the texts do not contain them. Modern scholars think several books the work of more than one hand, Isaiah for instance, and question some letters that bear Paul’s and Peter’s names; conservative scholars defend the traditional names.\n\nWhat makes this library one book, for its readers, is a claim about origin. Prophets spoke from God as they were carried along (2 Peter 1:21). Nothing suggests that this bypassed their minds: Paul even forgets whom he baptised (1 Corinthians 1:16).',
    references: [
      {
        scripture: '2 Timothy 3:16-17',
        why: 'The best-known claim: scripture is God-breathed, and the purpose of that is practical.',
      },
      { scripture: '2 Peter 1:20-21', why: 'Both authors in one sentence: human speakers, carried by the Spirit.' },
      { scripture: 'Luke 1:1-4', why: 'A gospel writer explains his research, sources and aim.' },
      {
        scripture: 'Jeremiah 36:27-32',
        why: 'How a prophetic book came to be: dictation, destruction and an enlarged rewrite.',
      },
      { scripture: 'Exodus 24:4', why: 'Moses as a writer, within the books that tradition gives him.' },
      {
        scripture: '2 Peter 3:15-16',
        why: 'Paul’s letters already ranked with the other scriptures, and found difficult.',
      },
      { scripture: 'Hebrews 1:1-2', why: 'Many times and many ways, and then a Son: the range of it.' },
      { scripture: 'John 21:24', why: 'A community vouches for the disciple behind its gospel.' },
      { scripture: 'Romans 16:22', why: 'The man holding the pen introduces himself.' },
      { scripture: 'Proverbs 25:1', why: 'Editors at work, in the time of a king who can be dated.' },
      { scripture: '1 Thessalonians 2:13', why: 'Paul’s hearers took human words as God’s.' },
    ],
    whereChristiansDiffer:
      'Nearly all Christians call scripture inspired. Many evangelicals hold it inerrant in all that it affirms, its claims of authorship among them (see the Chicago Statement of 1978). Catholics teach that it conveys without error the truth God wanted written for our salvation, and leave authorship to study. Many mainline Protestants see inspired human witnesses, marked by their times. Historians without faith commitments study it as Israel’s and the church’s literature.',
  },
  {
    question: 'Is the Bible really the word of God?',
    aliases: [
      'is the bible inspired',
      'can i trust the bible',
      'is the bible true',
      'how do we know the bible is true',
      'is the bible infallible',
      'is the bible reliable',
      'can we trust the bible',
      'why should i believe the bible',
      'is the bible just made up',
      'is the bible just a book written by men',
      'is the bible inspired by god',
      'is the bible a fairy tale',
      'is the bible without error',
    ],
    topics: ['inspiration', 'authority', 'word of god', 'trust'],
    summary:
      'Yes, Christians believe so, and that God spoke through human writers. Christians believe so because Jesus treated Israel’s scriptures that way, because the apostles claimed to speak for him, and because they have heard God in it. The book says of itself that it is breathed out by God and useful. It does not say that it fell from heaven: it has human voices, moods and styles. Some believers find no mistakes in that human side; others find some, and are not alarmed.',
    explanation:
      'Jesus answered the tempter three times with what was written (Matthew 4:4), said that scripture cannot be broken (John 10:35), and after Easter explained himself from Moses, prophets and psalms (Luke 24:44). He also set his own word beside it: “but I say unto you” (Matthew 5:21-22). For Christians his authority and the book’s are bound up together.\n\nInspiration is stated in 2 Timothy 3:16, where the writings in view are those Timothy had known from childhood, our Old Testament. Notice the four uses listed: teaching, reproof, correction, training. Nothing there about astronomy. The New Testament’s standing is seen in passing, when Paul expects his letters to be read in church (Colossians 4:16), and a later letter reckons them among the scriptures (2 Peter 3:16).\n\nCan one test it? Some of its history can be checked and some cannot. Luke’s titles for officials in various cities are right to an unusual degree; the archaeology of Jericho or of the exodus is contested. Its deeper claim is of another kind. Jesus says that whoever is willing to do God’s will shall find out about the teaching (John 7:17), and Hebrews that the word turns out to be examining the reader (Hebrews 4:12).',
    references: [
      { scripture: '2 Timothy 3:15-17', why: 'What scripture is and what it is for.' },
      { scripture: '2 Peter 1:19-21', why: 'How prophecy came, and a lamp to use until day breaks.' },
      { scripture: 'Matthew 4:4', why: 'Jesus lives by it under pressure, and cites it as God’s speech.' },
      { scripture: 'Luke 24:44-45', why: 'The risen Jesus reads the whole as pointing to himself.' },
      { scripture: 'Hebrews 4:12', why: 'Its effect: sharp, alive, laying motives open.' },
      { scripture: 'John 7:17', why: 'Proposes a test, willingness to act on it.' },
      { scripture: 'John 5:39-40', why: 'A warning: one can search the book and refuse the person it speaks of.' },
      { scripture: 'Isaiah 55:10-11', why: 'God’s word likened to rain, which does not go back without result.' },
      { scripture: 'Psalms 19:7-11', why: 'Testimony of a reader: reviving, plain, worth more than gold.' },
      {
        scripture: '1 Corinthians 7:12',
        why: 'Paul marks off his own advice from a saying of the Lord, so the human side is visible.',
      },
      { scripture: 'Acts 17:11', why: 'Hearers are praised for checking what they were told.' },
    ],
    whereChristiansDiffer:
      'Inerrantists hold that the Bible, in its original wording, is without error in everything it affirms, history and nature included. Infallibilists hold that it does not fail in its purpose, faith and life, but may share ancient views on other things. Karl Barth said that it becomes God’s word as God speaks through it. Catholics and Orthodox read it within the church’s tradition, which first recognised these books. Liberal theology sees in it the record of a people’s experience of God.',
  },
  {
    question: 'Does the Bible contradict itself?',
    aliases: [
      'are there mistakes in the bible',
      'are there errors in the bible',
      'why do the gospels disagree',
      'bible contradictions explained',
      'is the bible full of contradictions',
      'are there contradictions in the bible',
      'why does the bible contradict itself',
      'why do the gospels tell it differently',
      'does the bible have errors',
    ],
    topics: ['contradictions', 'errors', 'gospels', 'reliability'],
    summary:
      'In details yes, in its message no, most Christians would say. There are real differences, visible to anyone who reads two accounts side by side. How did Judas die? Who moved David to count Israel, God or Satan? Was it one angel at the tomb or two? Some dissolve on a closer look, some are differences of viewpoint, and some resist. The editors left them standing. What the tensions amount to depends on what kind of accuracy you think was meant.',
    explanation:
      'Take a famous pair. Two proverbs stand next to each other, one telling you not to answer a fool and the other telling you to (Proverbs 26:4-5). Nobody overlooked that; wisdom is knowing which applies. The Bible often works by setting voices together, as when Job disputes what Proverbs generally holds.\n\nOther cases are reports. Matthew has Judas hang himself; Acts has him fall and burst open (Matthew 27:5; Acts 1:18). One can combine them, or say that two traditions circulated. Samuel says that the LORD incited David’s census, and Chronicles, centuries later, Satan (2 Samuel 24:1; 1 Chronicles 21:1): here a later writer has thought about God and evil, and neither verse should be read without the other. Numbers differ in parallel lists, probably from copying in many cases: Jehoiachin is eighteen at his accession in Kings and eight in Chronicles (2 Kings 24:8; 2 Chronicles 36:9).\n\nAncient biographers arranged scenes by theme and paraphrased speeches. So Jesus overturns tables early in John and late in the others (John 2:13-16; Mark 11:15-17). Four gospels that agreed in everything would be one gospel. Luke, who had seen several, wanted Theophilus to have certainty all the same (Luke 1:1-4).',
    references: [
      {
        scripture: 'Proverbs 26:4-5',
        why: 'An intended contradiction, which shows how some of these books expect to be read.',
      },
      { scripture: 'Luke 1:1-4', why: 'An evangelist aware of other accounts, and what he set out to add.' },
      { scripture: '2 Samuel 24:1', why: 'One half of the Bible’s best-known discrepancy: the LORD moves David.' },
      { scripture: '1 Chronicles 21:1', why: 'The other half, where Satan provokes the same census.' },
      { scripture: 'Matthew 27:3-8', why: 'Judas’ end in the first gospel, with priests buying the field.' },
      { scripture: 'Acts 1:18-19', why: 'His end in Acts, where he buys the field himself.' },
      { scripture: 'Mark 16:5-8', why: 'One young man at the tomb and women who say nothing.' },
      { scripture: 'Luke 24:4-10', why: 'Two men at the tomb, and women who tell the eleven.' },
      { scripture: 'John 20:30-31', why: 'States what a gospel is for, and admits to selecting.' },
      { scripture: '2 Peter 3:16', why: 'Grants from within the Bible that parts of it are hard to understand.' },
    ],
    whereChristiansDiffer:
      'Those who hold inerrancy believe that every apparent contradiction can be resolved, by harmonising, by recognising ancient conventions, or by tracing a slip of copyists, though we may not yet know how. Others, Catholic and Protestant, hold that human error in details is compatible with inspiration, as weakness was with the incarnation. Sceptics such as Bart Ehrman conclude that the differences undo any claim to divine authorship. Many Jewish readers treat them as invitations to interpret.',
  },
  {
    question: 'Why do some Bibles have more books than others?',
    aliases: [
      'what is the apocrypha',
      'why is the catholic bible different',
      'who decided which books are in the bible',
      'are there lost books of the bible',
      'how was the canon chosen',
      'why do catholics have extra books',
      'why does the catholic bible have more books',
      'what are the deuterocanonical books',
      'why are there different bibles',
      'were books removed from the bible',
      'which books were taken out of the bible',
      'what are the missing books of the bible',
    ],
    topics: ['canon', 'apocrypha', 'deuterocanonical books', 'scripture'],
    summary:
      'All churches share the same twenty-seven books of the New Testament. They differ about the Old. Protestants follow the Hebrew Bible of Judaism, counted as thirty-nine books; Catholics add seven more, with longer Esther and Daniel, which were read in the Greek Bible of the first Christians; Orthodox churches have a few beyond that, and Ethiopia has the most, Enoch included. No verse contains a list.',
    explanation:
      'Jesus names law, prophets and psalms together (Luke 24:44), the three parts of the Hebrew scriptures, and once spans them from Abel to Zechariah (Luke 11:51), who on the usual view are the first and last victims in Hebrew order, since Chronicles stood last. That supports a fixed collection, though its edges may still have been fluid. Jude quotes the book of Enoch by name (Jude 1:14-15), and Hebrews 11:35 seems to know the martyrs of 2 Maccabees. Paul, for his part, says that the oracles of God were entrusted to the Jews (Romans 3:2).\n\nJerome, translating from Hebrew about the year 400, set the extra books apart; Augustine kept them. Luther printed them between the testaments as useful but not equal, Trent in 1546 declared them canonical, and the King James Bible of 1611 contained them in a middle section.\n\nNew Testament books were recognised by use and by connection with apostles. Four gospels and Paul’s letters were settled early; Hebrews, James, 2 Peter and Revelation were debated. The first list of exactly our twenty-seven is in a letter of Athanasius of 367. Books have gone missing too, such as a letter to Laodicea that Paul wanted read (Colossians 4:16).',
    references: [
      { scripture: 'Luke 24:44', why: 'Jesus names the three parts of the Hebrew Bible.' },
      { scripture: 'Romans 3:1-2', why: 'The argument for the Hebrew canon: the oracles were entrusted to Israel.' },
      { scripture: '2 Peter 3:15-16', why: 'Early evidence of Paul’s letters being collected and read as scripture.' },
      { scripture: 'Jude 1:14-15', why: 'A quotation from Enoch, which only Ethiopia’s Bible includes.' },
      { scripture: 'Luke 11:50-51', why: 'Abel to Zechariah, perhaps the whole Hebrew Bible from first book to last.' },
      { scripture: 'Hebrews 11:35', why: 'Tortures that match a story in 2 Maccabees.' },
      { scripture: 'Colossians 4:16', why: 'Letters passed round and read in church, one of which is lost.' },
      { scripture: 'John 21:25', why: 'Admits cheerfully that far more happened than was written.' },
      {
        scripture: '1 Timothy 5:18',
        why: 'Sets a saying found in Luke beside Deuteronomy under the name of scripture.',
      },
      { scripture: 'Revelation 22:18-19', why: 'A warning against adding or removing, spoken about this one book.' },
    ],
    whereChristiansDiffer:
      'Catholics hold Tobit, Judith, Wisdom, Sirach, Baruch and 1 and 2 Maccabees to be scripture, since the church received them; the Orthodox, with some others, likewise, many ranking them a little lower. Anglicans and Lutherans read them for example of life but base no doctrine on them; most other Protestants do not read them in worship. Protestants often say that the church recognised the canon, Catholics and Orthodox that it was the Spirit-led church that determined it.',
  },
  {
    question: 'Do Christians have to keep the Old Testament law?',
    aliases: [
      'do the ten commandments still apply',
      'did jesus abolish the law',
      'are we still under the law',
      'which old testament laws apply today',
      'do christians have to follow the old testament',
      'do we still have to obey the law of moses',
      'why do christians eat pork but',
      'can i wear mixed fabrics',
      'why do we not follow leviticus',
      'does the old testament still apply',
      'is the old testament still valid',
      'which old testament laws still apply',
      'why do christians ignore some laws',
      'are we under the law or under grace',
    ],
    topics: ['law', 'ten commandments', 'food laws', 'covenant'],
    summary:
      'Not as Israel did. The apostles met over exactly this and decided that Gentile converts need not be circumcised or live under Moses’ whole law. Jesus said that he had come to fulfil it; Paul, that Christ is its end and that love fulfils it. Most of the ten commandments return in the New Testament as guidance. On the Sabbath, and on how the rest should be used, Christians disagree.',
    explanation:
      'The meeting is reported in Acts 15. Some insisted on circumcision; Peter called it a yoke that nobody had been able to bear (Acts 15:10); and the letter sent out asked four things, mostly about idol food, blood and sexual immorality (Acts 15:28-29). Paul fought over it in Galatia. The law, he says there, was like a child’s attendant until Christ (Galatians 3:24-25).\n\nYet Jesus was emphatic that not a stroke would pass away (Matthew 5:17-20), and then went beyond its letter. About food, Mark comments that he was declaring everything clean (Mark 7:19; the King James translators construed the clause otherwise), and Peter hears it in a vision (Acts 10:13-15). Hebrews argues that priesthood, sacrifice and covenant were sketches of a reality which has now come (Hebrews 10:1).\n\nA traditional tool sorts the laws into moral, ceremonial and civil, only the first of which binds. It is handy, but the Law itself mixes them: love of neighbour is followed by rules on mixed cloth (Leviticus 19:18-19). Another way is to ask what each shows of God’s concerns. Paul does so with an ox treading out corn, and finds wages for workers in it (1 Corinthians 9:9-10).',
    references: [
      { scripture: 'Acts 15:28-29', why: 'The apostles’ decision for Gentile believers, with its four requests.' },
      { scripture: 'Matthew 5:17-20', why: 'Jesus on the law: not abolished but fulfilled.' },
      { scripture: 'Romans 13:8-10', why: 'Commandments quoted and gathered into one, love.' },
      { scripture: 'Galatians 3:23-25', why: 'The law’s temporary task as guardian, now done.' },
      { scripture: 'Romans 7:4-6', why: 'Believers have died to the law, in order to serve in a new way.' },
      { scripture: 'Matthew 22:37-40', why: 'The two commandments on which all the others hang.' },
      {
        scripture: 'Colossians 2:16-17',
        why: 'Food, festivals and Sabbaths as a shadow; nobody is to be judged by them.',
      },
      { scripture: 'Mark 7:18-19', why: 'The food laws and the reasoning of Jesus about what defiles.' },
      { scripture: 'Hebrews 8:6-13', why: 'A new covenant, with law on hearts, as Jeremiah promised.' },
      { scripture: 'Romans 3:31', why: 'Paul’s denial that faith makes the law void.' },
      {
        scripture: 'Jeremiah 31:31-33',
        why: 'The promise on which the New Testament builds: the same law, written inside.',
      },
    ],
    whereChristiansDiffer:
      'Reformed and Catholic Christians hold that the moral law, summed up in the ten commandments, still guides. Lutherans stress its task of showing sin, and debate its use for believers. Dispensationalists and many Baptists hold that only what Christ and the apostles repeat is binding. Seventh-day Adventists keep the seventh day and the food rules; theonomists apply Moses’ civil law; Messianic Jews often keep Torah as their heritage. On the Lord’s day views run from rest by command to freedom.',
  },
  {
    question: 'Should the Bible be taken literally?',
    aliases: [
      'how do i interpret the bible',
      'is genesis literal or symbolic',
      'are bible stories true or myths',
      'is every word of the bible literally true',
      'how literally should i take the bible',
      'is everything in the bible literally true',
      'are bible stories real',
      'did everything in the bible really happen',
      'is the bible literal or symbolic',
      'is genesis a myth',
      'are adam and eve real',
      'did adam and eve exist',
      'was there really an adam and eve',
      'is the story of jonah true',
      'did jonah really live in a whale',
      'is the bible history',
    ],
    topics: ['interpretation', 'reading the bible', 'literal', 'genre'],
    summary:
      'Each part as it was meant. The Bible holds law, poetry, parable, letters, royal records and visions, and nobody takes all of them in one way: trees do not clap. Reading “literally” once meant reading according to the letter, that is, the sense the writer intended, figures of speech included. The question for any passage is what kind of writing it is. New readers do well to start with a gospel.',
    explanation:
      'The Bible reads itself in more ways than one. Jesus tells stories that nobody looked up in the records, and grows impatient when disciples take a remark about leaven to be about bread (Matthew 16:6-12). Nathan’s tale of a lamb was invented and it was true (2 Samuel 12:1-7). Paul finds an allegory in Hagar and Sarah (Galatians 4:24) and in the next breath builds on ordinary history. Revelation explains some of its own signs: stars are angels, lampstands are churches (Revelation 1:20).\n\nElsewhere the plain event is the point, and the writers say so. If Christ was not raised, Paul tells Corinth, we are false witnesses (1 Corinthians 15:14-15). Peter denies following clever myths (2 Peter 1:16). In between lie passages on which believers divide: the days of Genesis 1, Jonah’s fish, the long lives before the flood.\n\nSome habits help everyone. Read whole passages; ask who speaks, to whom; let clear places throw light on dark ones; and read with others, as the Ethiopian did, who wanted a guide and said so (Acts 8:30-31). Jesus’ complaint against experts was that they knew the text and missed its weight, mercy (Matthew 12:7). A reading that does not end in love of God and neighbour, Augustine said, has not understood.',
    references: [
      {
        scripture: 'Nehemiah 8:8',
        why: 'The oldest description of teaching the Bible: read clearly, and give the sense.',
      },
      { scripture: '2 Timothy 2:15', why: 'Handling it rightly is work, and can be done well or badly.' },
      { scripture: 'Luke 24:27', why: 'Jesus’ own key: he reads Moses and prophets as concerning himself.' },
      {
        scripture: 'Acts 8:30-35',
        why: 'An intelligent reader asks for help and asks the right question, of whom the prophet speaks.',
      },
      { scripture: 'Matthew 16:6-12', why: 'A warning against flat literalness, from a conversation about bread.' },
      { scripture: '1 Corinthians 15:14-15', why: 'A warning in the other direction: some events must have happened.' },
      {
        scripture: 'Galatians 4:22-26',
        why: 'An apostle reads a family history as allegory and says that he is doing so.',
      },
      { scripture: 'Psalms 119:105', why: 'How much light to expect: enough for feet and path.' },
      { scripture: 'Matthew 22:37-40', why: 'The test of a reading: what everything in scripture hangs on.' },
      {
        scripture: 'Hebrews 1:1-2',
        why: 'God is said to have spoken in many manners, which suggests more than one manner of reading.',
      },
    ],
    whereChristiansDiffer:
      'Fundamentalists and many evangelicals read narratives as history unless the text shows otherwise, early Genesis included. Many other evangelicals, Catholics and Orthodox see those chapters as true in a figurative or mixed form. The Fathers and the Middle Ages sought several senses in one passage; the Reformers insisted on the plain sense. Historical critics ask how a text arose and what it meant then. Quakers and Pentecostals stress the Spirit’s present leading in reading.',
  },
];
