import type { ApologeticsCard } from '../card.ts';

/** How the Bible came down to us and how far it can be trusted. */
export const theBibleAsABook: readonly ApologeticsCard[] = [
  {
    title: 'Is the Bible Reliable?',
    aliases: [
      'is the bible reliable',
      'can we trust the bible',
      'is the bible true',
      'is the bible historically accurate',
      'was the bible just written by men',
      'archaeology and the bible',
      'is the bible fiction',
      'why trust an ancient book',
    ],
    topics: ['reliability', 'history', 'archaeology', 'inspiration'],
    objection: `The Bible was written by unknown hands over a thousand years, edited by interested parties, and copied by monks. Archaeologists dug for Joshua’s Jericho and found that no walled city stood there in his day; no Egyptian text knows an exodus; camels appear in Abraham’s time before they were herded in Canaan. Daniel’s Belshazzar is called the son of a man who was not his father. The Gospels were written decades after the events, in Greek, by people who were not there. Bart Ehrman went to Moody Bible Institute believing every word, studied the manuscripts, and came out elsewhere. Why should an honest reader end up differently?`,
    coreResponse: `Reliable for what? That needs to be asked book by book, since the Bible is a library of songs, laws, court annals, letters, visions and four biographies. For the text itself the answer is good: we know within narrow limits what the authors wrote. For the kings of Israel and Judah it is good too; about a dozen of them turn up in Assyrian, Babylonian, Moabite or Aramaic inscriptions, in the right order. For Abraham there is nothing to check. For the conquest, what has been dug up is difficult for a plain reading. For Jesus we have several accounts within living memory and Paul earlier still. Christian trust finally rests on him, and it doesn’t need every question closed before it may begin.`,
    deeperExplanation: `### Spade and text, fairly counted

- **Confirmed.** The Tel Dan stone, found in 1993, has an Aramean king boasting over the “house of David”, a dynasty some had thought legendary. Sennacherib’s prism describes Hezekiah shut up like a bird in a cage and, like 2 Kings, does not say that Jerusalem fell. Tiny clay seals carry the names of officials known to Jeremiah. Belshazzar, long doubted, came to light in cuneiform as acting ruler for Nabonidus his father; making Nebuchadnezzar the father (Daniel 5:2) is still loose or mistaken.
- **Contradicted or strained.** Jericho and Ai on the usual dating; the size of the armies; Quirinius’s census (Luke 2:2), which Josephus puts a decade after Herod died.
- **Silent.** Patriarchs, Joseph, Moses. Absence of evidence is natural for a family of herdsmen and less so for the departure of two million people. Most archaeologists now see early Israel as largely of Canaanite origin; some, with an Egyptian group among them. Kenneth Kitchen and James Hoffmeier defend more.

### Biographies of a kind

Since Richard Burridge’s study of 1992 the Gospels have generally been classed with ancient *lives*. Such works arrange and paraphrase freely, and are meant to be about somebody. Luke gets minor titles right: the rulers of Thessalonica are *politarchs* (Acts 17:6), a word known from Macedonian inscriptions and hardly at all from literature. Richard Bauckham has argued that named people mark the sources of stories, as with Simon of Cyrene’s sons (Mark 15:21). Ehrman counters that memory, even of eyewitnesses, is creative. Studies support both of them.

### Two confidences

Historical method can reach *probably*. The church says something more, that through these writings God speaks (2 Timothy 3:16), and here believers part. Evangelicals commonly add that scripture is without error in what it asserts; Catholics and many Protestants tie its truth to the purpose of salvation. Others again speak of a human witness with human faults to a real encounter.

It would be dishonest to say that historians end by believing; some do, some don’t, on the same data. Whoever wants to decide could do worse than to read Mark at one sitting, which takes ninety minutes, and ask *what sort of thing this is*.`,
    scriptures: [
      'Luke 1:1-4',
      '2 Timothy 3:14-17',
      '2 Peter 1:16-21',
      'Isaiah 40:8',
      'John 20:30-31',
      'John 21:24-25',
      '1 Corinthians 15:3-8',
    ],
    furtherReading: [
      'Craig L. Blomberg, The Historical Reliability of the Gospels (1987)',
      'Bart D. Ehrman, Jesus, Interrupted (2009)',
      'K. A. Kitchen, On the Reliability of the Old Testament (2003)',
      'Israel Finkelstein and Neil Asher Silberman, The Bible Unearthed (2001)',
      'Richard Bauckham, Jesus and the Eyewitnesses (2006)',
    ],
  },
  {
    title: 'Do the Gospels Contradict Each Other?',
    aliases: [
      'contradictions in the gospels',
      'gospel discrepancies',
      'different resurrection accounts',
      'how did judas die',
      'two genealogies of jesus',
      'how many women at the tomb',
      'do matthew and luke contradict each other',
    ],
    topics: ['contradictions', 'gospels', 'harmony'],
    objection: `Take one episode and lay four texts side by side. Who came to the tomb on Easter morning: one woman, two, three or more? Was it still dark, or was the sun up? They met a young man, or an angel, or two. In Mark they told nobody; in Luke they told the eleven. In Matthew the disciples see Jesus on a mountain in Galilee; in Luke they are told not to leave Jerusalem. Jesus dies on the Passover in one calendar and the day before it in another. Judas hangs himself, or else he falls and bursts. Witnesses like these would be thrown out of court.`,
    coreResponse: `Anyone who denies that there are discrepancies has not laid the texts side by side. Any lawyer could add that witnesses who agree in each particular have been talking to one another. The Gospels disagree at the edges, over numbers, order and place, and agree at the centre: a burial, a tomb found open on the third day, women there first, Mary Magdalene always among them, and nobody expecting it. The women are telling, since a storyteller free to invent would scarcely have picked them in that culture. Some differences are plainly selection. Some are ancient authors arranging for a purpose. A few are probably just mistakes or independent memories that can’t be joined; how much that matters depends on what one expected scripture to be.`,
    deeperExplanation: `### Four sorts of difference

1. **Silence isn’t denial.** John mentions only Magdalene, yet when she reports to Peter she says *we* (John 20:2).
2. **Compression.** Luke’s last chapter reads as if all happened on one day and ended that night at Bethany. The same author, a page later in his second volume, makes it forty days (Acts 1:3). He knew; he shortened.
3. **Arrangement.** John sets the cleansing of the temple at the start, the others at the end. A harmonist finds two cleansings; most scholars, one, moved by somebody to say something. Plutarch tells the same story about Caesar differently in different lives, as Michael Licona has shown in detail, and no one thinks him a liar.
4. **The stubborn.** Matthew’s genealogy runs from David through Solomon and Luke’s through Nathan, and they give Joseph two fathers (Matthew 1:16; Luke 3:23). Already in the third century Julius Africanus tried brothers and a levirate marriage; others say that one list is Mary’s, which is not what either text says. On Judas, the two reports (Matthew 27:3-10; Acts 1:18-19) differ over who bought the field and why it was named for blood, as well as over the death. It can be reconciled if one must. It doesn’t look like two people copying.

### Which Passover?

Mark’s last supper is a Passover meal (Mark 14:12). In John, at the trial next morning, the accusers have still to eat theirs (John 18:28), and Jesus dies as the lambs are killed. Different calendars have been proposed, and a broad use of the word “Passover”; many think that John moved the hour to make a point, some that he alone has it right.

### What the early church did

Tatian, about 170, wove the four into a single smooth narrative. It was popular, and in Syria it was read in church for generations. In the end Christians kept the four, bumps and all, when a solution lay to hand. Origen admitted that some passages cannot be harmonised in their literal sense and thought that they had been left to make us look deeper. Augustine wrote a long book to prove him needlessly generous. *That debate is still the debate*: inerrantists expect that full knowledge would remove every conflict, while others, with no smaller faith, are content to have four witnesses rather than one deposition.`,
    scriptures: [
      'Mark 16:1-8',
      'Luke 24:1-12',
      'John 20:1-18',
      'Matthew 28:1-10',
      'Acts 1:1-4',
      'Matthew 27:3-10',
      'Acts 1:18-19',
    ],
    furtherReading: [
      'Michael R. Licona, Why Are There Differences in the Gospels? (2017)',
      'Craig L. Blomberg, The Historical Reliability of the Gospels (1987)',
      'Bart D. Ehrman, Jesus, Interrupted (2009)',
      'Raymond E. Brown, The Death of the Messiah (1994)',
    ],
  },
  {
    title: 'Isn’t the Bible Full of Contradictions?',
    aliases: [
      'the bible is full of contradictions',
      'isn’t the bible full of contradictions',
      'bible contradictions',
      'contradictions in the bible',
      'the bible contradicts itself',
      'why does the bible contradict itself',
      'list of bible contradictions',
      'contradictions in the old testament',
      'discrepancies in the bible',
      'the bible has mistakes in it',
      'how can the bible be true if it contradicts itself',
      'inconsistencies in the bible',
    ],
    topics: ['contradictions', 'inerrancy', 'errors', 'harmony', 'copying', 'faith and works'],
    objection: `Who made David count his people, God or Satan? Samuel says one and Chronicles the other. A king of Judah is crowned at twenty-two in one book and in another at forty-two, older than his father. David kills Goliath, and later Elhanan does. Trees come before man on one page and after him on the next. Paul says that a person is put right with God apart from works; James, by works and not by faith alone. Each of these can be explained away. But a hundred separate excuses are a worse explanation than a single plain one: many people wrote these books, and they made mistakes and disagreed. If it can’t be trusted about a king’s age, why about eternal life?`,
    coreResponse: `Some of it is true. There are statements in the Bible that can’t both be right as they stand, and Christians have known it for as long as they have read closely. But the lists grow long by counting unlike things as one. A number miscopied, an event told twice for two purposes, two sayings set together to make a reader think, and a real conflict between reports are four different things, and the first three account for many of the famous cases. (The Gospels have an answer to themselves.) The fourth sort remains. It tells heavily against the idea that God dictated the text and guarded every letter. Whether more careful forms of belief in an inerrant Bible survive is disputed among Christians. Whether God raised Jesus is another question again, and the first Christians answered it before there was a New Testament to agree with itself.`,
    deeperExplanation: `### Slips of the pen

Ahaziah’s forty-two years (2 Chronicles 22:2; twenty-two in 2 Kings 8:26) can’t be his age, since his father died at forty (2 Chronicles 21:20). Jehoiachin is eighteen in 2 Kings 24:8, eight in 2 Chronicles 36:9. Some ancient versions have likelier figures, which several modern Bibles print. Solomon’s stalls, forty thousand or four thousand (1 Kings 4:26; 2 Chronicles 9:25), are probably another. Elhanan’s verse, 2 Samuel 21:19, is damaged: the word for weavers seems to have strayed into his father’s name. In 1 Chronicles 20:5 he kills Goliath’s *brother*. Many conservatives think this original; many critics, a repair, and suspect that his deed passed to David.

### Different tellings

Genesis 1 has plants and animals before humanity; Genesis 2 seems to begin with the man. Some read a close-up, with animals God *had* formed (Genesis 2:19); most scholars, a second account which an editor joined on. Chronicles, putting Satan where 2 Samuel 24:1 has God, rethinks God’s part in evil, as comment or correction. Paul’s companions hear a voice in Acts 9:7 and not in Acts 22:9. Hearing may mean understanding; the Greek allows it without requiring it. *One author wrote both*, evidently untroubled.

### Kept on purpose

Proverbs 26:4-5 forbids answering a fool, then commands it. Sages thought of withdrawing the book for this, says the Talmud, and found that each had its occasion. Samuel says that God never regrets; six verses later God does (1 Samuel 15:29; 1 Samuel 15:35). The canon keeps James beside Paul, both appealing to Abraham (Romans 4:1-5; James 2:21-24). Most readers think they oppose different errors; some, that James corrects Paul.

### Unsolved

No solution has convinced everyone. Judas’s deaths join only with details that neither writer gives (Matthew 27:5; Acts 1:18). Paul’s account of visiting Jerusalem sits awkwardly beside Luke’s (Galatians 1:18-24; Acts 9:26-30). Matthew 27:9 credits Jeremiah with words mostly Zechariah’s; Calvin called the name a mistake, and its origin no great worry.

### What believers make of it

The evangelical **Chicago Statement** (1978) claims inerrancy for the originals, allows round numbers and free quotation, and trusts that the rest will be resolved. Salvation, it says, doesn’t depend on this, though much else does. Vatican II’s **Dei Verbum 11** (1965) ties freedom from error to truth meant for our salvation; many Catholics, like many Protestants, expect mistakes in other matters; some Catholics deny that any limit was meant.

### What follows

If one real error stood in an original, strict inerrancy is false. It doesn’t follow that nothing happened. Tacitus and Suetonius disagree about Nero’s part in the fire of Rome, and *nobody doubts the fire*. Nor does that prove the gospel. Graver is the charge that the writers differ about God. James Dunn found the New Testament very diverse, and united in holding that the man Jesus is the exalted Lord.`,
    scriptures: [
      'Proverbs 26:4-5',
      '2 Samuel 24:1',
      '1 Chronicles 21:1',
      '2 Samuel 21:19',
      '1 Chronicles 20:5',
      'Acts 9:7',
      'Acts 22:9',
      'James 2:21-24',
    ],
    furtherReading: [
      'Gleason L. Archer, Encyclopedia of Bible Difficulties (1982)',
      'J. Merrick and Stephen M. Garrett (editors), Five Views on Biblical Inerrancy (2013)',
      'James D. G. Dunn, Unity and Diversity in the New Testament (1977)',
      'Christian Smith, The Bible Made Impossible (2011)',
      'Bart D. Ehrman, Jesus, Interrupted (2009)',
    ],
  },
  {
    title: 'Wasn’t the Bible Changed in Copying?',
    aliases: [
      'telephone game',
      'chinese whispers bible',
      'the bible has been changed',
      'the bible was changed over the centuries',
      'copies of copies of copies',
      'translated too many times',
      'errors in bible manuscripts',
      'was the bible corrupted',
      'is mark 16 original',
      'textual variants',
    ],
    topics: ['manuscripts', 'copying', 'textual criticism', 'translation'],
    objection: `We have no original of any biblical book, nor a copy of the original, nor a copy of that copy. Before printing every word went through the hands of tired, opinionated scribes, and it shows: there are more differences among our Greek manuscripts than there are words in the New Testament. Two of its best-known passages, the woman taken in adultery and the last twelve verses of Mark, are missing from the oldest. Muslims have long said that the books were tampered with. Then all this was translated, and translated again. A sentence whispered down a row of forty children comes out unrecognisable.`,
    coreResponse: `Whispers travel along one line and can’t be checked. Manuscripts spread out like a family tree, to Egypt, Syria and Rome, and we can compare distant cousins. Hence both the big number of variants and the reason for calm: many copies produce many differences and the means of sorting them. By far the most are spelling or word order. Perhaps one in a hundred affects the sense and has a serious claim to be original, and those are printed in the notes of any modern Bible. Nor are our versions translated from translations; committees work from Hebrew, Aramaic and Greek. What this gives us is what was written, to a high degree. Whether it’s true is another question, and no number of manuscripts will answer that.`,
    deeperExplanation: `### The state of the evidence

More than five thousand Greek manuscripts of the New Testament survive, whole or in scraps; most are medieval. Large parts of Paul and the Gospels exist on papyrus from around 200 and entire Bibles from the fourth century. There is a credit-card-sized piece of John usually put in the second century, though the confident dates once given for it have been loosened. Between the authors and our earliest substantial copies there remains a gap of more than a hundred years, *and in that gap most deliberate changes were probably made.* Ehrman is right to stress it. His own teacher, Bruce Metzger, drew a more cheerful conclusion from the same data.

For the Hebrew Bible there is a famous control. Until 1947 the oldest complete copies were about a thousand years old. The caves at Qumran yielded an Isaiah scroll a thousand years older, very close to them apart from spelling and small variants. They also yielded copies of Jeremiah that support a shorter book, about an eighth shorter, known till then from the Greek. Both finds are part of the truth.

### Passages that were added or are doubtful

- Mark 16:9-20 and John 8:1-11 (with the verse before it): absent from the earliest witnesses. Many think that the second preserves a real memory of Jesus; it floats to different places in different copies.
- 1 John 5:7, in its long form naming three heavenly witnesses: a Latin gloss. It entered the King James Version through Erasmus, who had left it out at first and had been attacked for it.
- Luke 23:34, the prayer for the executioners: in some early copies and missing from others. Did a hostile scribe cut it, or a pious one insert it?
- 1 Timothy 3:16: “God” or “who”, a matter in Greek of two tiny strokes.

**No doctrine of the creeds hangs on any of these**, and that is the judgement of scholars of differing faith. Ehrman would add that individual books change their colour: in Mark 1:41 Jesus may have been moved with *anger* and not with pity.

### Does it trouble inspiration?

Why inspire words and let them blur? Defenders of the Received Text, a minority, answer that God did preserve them, in the majority of copies. Most Christians say that he gave scripture to his people in the way he gives most gifts, into hands that spill some of it. Paul’s cloak and parchments, left behind at Troas (2 Timothy 4:13), travelled by the same post.`,
    scriptures: [
      'Jeremiah 36:27-32',
      'Luke 1:1-4',
      '2 Timothy 4:13',
      'Isaiah 40:8',
      'Matthew 5:18',
      'Colossians 4:16',
      'Revelation 22:18-19',
    ],
    furtherReading: [
      'Bart D. Ehrman, Misquoting Jesus (2005)',
      'Bruce M. Metzger, The Text of the New Testament (1964)',
      'Emanuel Tov, Textual Criticism of the Hebrew Bible (1992)',
      'Elijah Hixson and Peter J. Gurry, Myths and Mistakes in New Testament Textual Criticism (2019)',
    ],
  },
  {
    title: 'Did Constantine Choose the Books of the Bible?',
    aliases: [
      'constantine chose the bible',
      'who decided the canon',
      'council of nicaea and the bible',
      'lost gospels',
      'why is the gospel of thomas not in the bible',
      'books removed from the bible',
      'how was the new testament chosen',
      'banned books of the bible',
      'the apocrypha',
    ],
    topics: ['canon', 'constantine', 'nicaea', 'lost gospels'],
    objection: `History is written by winners. For three centuries Christians read dozens of gospels, of Thomas, Mary, Philip, Peter, Judas, with teachers in them who had no use for bishops. Then an emperor took up the faith, summoned a council, and ordered fifty handsome Bibles at public expense; it would be naive to suppose that politics had no say in their contents. Elaine Pagels has shown what was lost: a gospel of inner knowledge, sometimes in women’s mouths. In 367 a powerful bishop lists the twenty-seven permitted books, and not many years later somebody in Egypt buries the others in a jar. Why bow to that committee’s taste?`,
    coreResponse: `Nicaea, in 325, did not discuss the canon. Its creed and twenty canons survive, and not one concerns a list of books; the tale about it comes from a late chronicle by way of Voltaire and a novel. Constantine did order fifty Bibles, and we don’t know what was in them. Most of the New Testament had been settled by use long before he was born. Around 180 Irenaeus argued that there must be four Gospels, neither more nor fewer. What was still open in the fourth century was the edge: Hebrews, James, 2 Peter, Revelation and some others. It is true that bishops drew the final lines, that they disliked rivals, and that the losers’ books were sometimes destroyed. One can read what remains and judge the choice.`,
    deeperExplanation: `### How it went, in five dates

- **About 140**: Marcion, in Rome, makes the first list that we know of: one Gospel, a trimmed Luke, and ten letters of Paul. The church finds it too short.
- **About 180**: Irenaeus treats four Gospels, Acts and Paul’s letters as scripture. Serapion of Antioch, some years later, lets a parish use the *Gospel of Peter*, reads it himself, and withdraws permission.
- **About 325**: Eusebius sorts the books with unusual candour into accepted, disputed and spurious, and can’t make up his mind about Revelation.
- **367**: Athanasius’s Easter letter has our twenty-seven. African councils follow in the 390s.
- **1546**: Trent defines the Catholic list. Protestants had meanwhile gone back to the Hebrew canon, while Orthodox churches have rather more than either and Ethiopia the most.

So one should not say that there has ever been a single Bible. The disagreement is almost wholly about Jewish books of the last centuries BC. The New Testament is the same in nearly every church, and *no authority was ever in a position to impose that*.

### Reading the others

The *Gospel of Thomas* is a hundred and fourteen sayings with no cross in them. Some scholars, Pagels among them, hear first-century voices in it; many place it in the second century and think it uses the Synoptics. It ends with Peter asking for Mary to be sent away and Jesus promising to make her male, a passage which is seldom quoted in its favour. The *Gospel of Judas* and *of Philip* are later still and assume a developed mythology. It’s right to mourn what perished, for history’s sake. No candidate for a lost first-century life of Jesus has turned up.

### What made a book stay

Three questions recur: does it go back to an apostle’s circle, does it agree with the faith handed down, is it read everywhere? On the first the ancients were sometimes wrong by modern standards; few critical scholars think that 2 Peter is by Peter. That leaves a choice. Either the criterion is what matters, and the edges might in principle be reopened, as Luther was tempted to do with James. Or the church was guided in her use beyond her reasons. Roman Catholics infer from this an authority that can define scripture; Protestants have answered, with Calvin, that **she recognised a voice and didn’t confer it** (John 10:27).`,
    scriptures: [
      'Colossians 4:16',
      '2 Peter 3:15-16',
      '1 Thessalonians 5:27',
      'Luke 1:1-4',
      'John 10:27',
      'John 16:13',
      'Luke 24:44',
    ],
    furtherReading: [
      'Bruce M. Metzger, The Canon of the New Testament (1987)',
      'Elaine Pagels, The Gnostic Gospels (1979)',
      'Bart D. Ehrman, Lost Christianities (2003)',
      'Michael J. Kruger, Canon Revisited (2012)',
    ],
  },
  {
    title: 'Was Jesus Copied from Pagan Gods?',
    aliases: [
      'pagan parallels',
      'jesus copied from horus',
      'jesus and mithras',
      'dying and rising gods',
      'is christmas pagan',
      'zeitgeist jesus',
      'osiris and jesus',
      'virgin birth in other religions',
      'jesus is a myth like dionysus',
    ],
    topics: ['pagan parallels', 'mithras', 'horus', 'mythology'],
    objection: `A god begotten on a woman, a healer, a saviour who dies violently and lives: the ancient Mediterranean was full of them. Osiris was cut to pieces and reigns below; Dionysus gave wine and was torn; Attis, Adonis and Tammuz were wept for each year. Soldiers of Mithras shared a sacred meal. Romulus vanished in a cloud and afterwards appeared to a friend on the road. Justin Martyr was embarrassed enough by about 155 to admit that Christians say nothing new beyond what is told of the sons of Jupiter, and to blame demons for plagiarising in advance. The plain explanation is that Christians borrowed.`,
    coreResponse: `Popular lists of parallels, with Horus born of a virgin on 25 December, baptised, crucified between thieves, have no basis in any Egyptian text; Isis conceives Horus on the reassembled body of her husband, and no date in December is given. Mithras came out of a rock, and his Roman cult is attested later than the letters of Paul. A more careful claim deserves respect: a Greek audience had ways of imagining divine sons and exalted heroes, and the stories of Jesus were told in terms they could follow. But the milieu in which his resurrection was first proclaimed, Jerusalem Jews within a few years, was about the least likely place for a seasonal vegetation cult, and its sources are the Psalms and Isaiah.`,
    deeperExplanation: `### Dying and rising?

James Frazer, in *The Golden Bough*, made a single type out of a dozen gods. Jonathan Z. Smith, a historian of religion, took it to pieces in 1987: most of those who die don’t return, and most who return have not died. Osiris stays in the underworld. Texts giving Attis a resurrection are later than Christianity and might have borrowed from it. Tryggve Mettinger, a Swedish Old Testament scholar, reopened the case in 2001. He found that a few, Baal, Melqart and Dumuzi among them, did die and come back in pre-Christian belief, as the year does. *Fairly stated, then, the type is not a mere invention.* Mettinger himself concluded that there is no evidence for the death and resurrection of Jesus being drawn from it.

A difference in kind remains. Those gods go round with the seasons in a time before dates. “Suffered under Pontius Pilate” is a line from a calendar.

### Mithras

Nearly all that we know is stone: underground rooms, reliefs of a bull being killed. There is no Mithraic narrative text. A saying about eating his body, which circulates on the internet, isn’t in any inscription. Of a ritual meal there is good evidence, and Justin complained of it; shared meals were common to almost every club in the empire.

### Where contact is likely

- **Christmas.** The first sure notice of 25 December is Roman and of the fourth century. It may respond to a festival of the sun; it may have been reckoned from 25 March as the date of conception. Scholars are divided. The Bible names no day.
- **Divine honours.** “Son of god”, “good news” and “saviour” were imperial language, as an inscription of 9 BC from Priene shows for Augustus. Christian use of it was more likely defiance than copying.
- **Ascension scenes.** Luke’s cloud (Acts 1:9) would have reminded Romans of Romulus and Jews of Elijah. Form may be shared without the substance being invented, or it may not; *here historians have to judge and can’t prove.*

Richard Miller and Dennis MacDonald see more imitation than this, of Homer and of hero tales; most colleagues think that the net is too wide. C. S. Lewis welcomed the likenesses. He thought that pagans had dreamed truly, and that once the dream became fact. Paul before the Areopagus did something similar with a poem about Zeus (Acts 17:28).`,
    scriptures: [
      'Acts 17:22-31',
      '1 Corinthians 15:3-8',
      '2 Peter 1:16',
      'Luke 3:1-2',
      'Acts 14:11-18',
      'Isaiah 53:8-11',
    ],
    furtherReading: [
      'Tryggve N. D. Mettinger, The Riddle of Resurrection (2001)',
      'Jonathan Z. Smith, Drudgery Divine (1990)',
      'James George Frazer, The Golden Bough (1890)',
      'Bart D. Ehrman, Did Jesus Exist? (2012)',
      'Dennis R. MacDonald, The Homeric Epics and the Gospel of Mark (2000)',
    ],
  },
];
