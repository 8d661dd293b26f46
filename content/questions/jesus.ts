import type { QuestionCard } from '../card.ts';

export const jesusCards: readonly QuestionCard[] = [
  {
    question: 'Is Jesus God?',
    aliases: [
      'did jesus claim to be god',
      'is jesus divine',
      'where does the bible say jesus is god',
      'the deity of christ',
      'is jesus god or the son of god',
      'is jesus actually god',
      'is jesus equal to god',
      'was jesus just a man',
      'was jesus just a prophet',
      'is jesus a prophet or god',
      'did jesus say he was god',
      'why do christians say jesus is god',
      'is jesus human or god',
      'was jesus created',
    ],
    topics: ['jesus', 'divinity of christ', 'son of god', 'incarnation'],
    summary:
      'Yes, Christians believe that Jesus is God and man. The New Testament says so in several voices. John opens with a Word who was God and became flesh; Thomas calls the risen Jesus his Lord and God and is not corrected; Hebrews addresses a psalm about God’s throne to the Son. Jesus himself rarely puts it as a plain claim: he forgives sins, takes “I am” on his lips, and accepts worship. He also prays to the Father, eats, sleeps and dies.',
    explanation:
      'The boldest texts frame the fourth gospel. It starts with the Word who is God (John 1:1) and reaches its climax when the doubter confesses (John 20:28). Between them Jesus says that before Abraham was, “I am”, and his hearers reach for stones (John 8:58-59); when he calls himself one with the Father they name the charge, blasphemy (John 10:30-33).\n\nThe earlier gospels show more than they tell. Mark’s first chapters have him forgive a paralysed man, and the scribes ask who can do that but God (Mark 2:5-7). At his trial he quotes Daniel’s figure coming on clouds (Mark 14:61-64).\n\nEarlier still, by the reckoning of most scholars, are Paul’s letters. The poem in Philippians has Christ in the form of God, emptied, then given the name to which every knee bows (Philippians 2:6-11), and that bowing comes from Isaiah 45:23, where it belongs to God alone.\n\nAgainst this, readers cite Jesus’ question why he is called good (Mark 10:18), his not knowing the hour (Mark 13:32) and a Father greater than he (John 14:28). The church’s answer, worked out by the year 451, was one person, truly God and truly human, so that both sets of sayings stand.',
    references: [
      {
        scripture: 'John 1:1-3',
        why: 'The clearest opening statement: the Word was with God, was God, and made everything.',
      },
      { scripture: 'John 20:28', why: 'Thomas addresses Jesus as God to his face, and is blessed for believing.' },
      { scripture: 'John 1:14', why: 'Says who this Word is: he became flesh and was seen.' },
      { scripture: 'Colossians 2:9', why: 'All the fullness of deity, and in a body.' },
      {
        scripture: 'Philippians 2:6-11',
        why: 'Perhaps the oldest hymn about Christ; it gives him homage that Isaiah reserves for God.',
      },
      { scripture: 'John 8:58-59', why: 'The hearers’ stones show how they understood his “I am”.' },
      {
        scripture: 'Mark 2:5-7',
        why: 'A claim by action in the earliest gospel, with the objection stated by opponents.',
      },
      { scripture: 'Hebrews 1:8', why: 'The Son is addressed as God in words from Psalm 45.' },
      { scripture: 'John 10:30-33', why: 'Unity with the Father, and the charge of making himself God.' },
      {
        scripture: 'Titus 2:13',
        why: 'Most naturally read as calling Jesus “our great God and Saviour”, though the grammar is debated.',
      },
      { scripture: 'Mark 13:32', why: 'The hardest verse for the claim: something the Son does not know.' },
    ],
    whereChristiansDiffer:
      'Catholic, Orthodox, Protestant and most Oriental churches confess Jesus as fully God and fully man. Jehovah’s Witnesses hold that he is God’s first and highest creature, and render John 1:1 “a god”, which nearly all specialists in Greek reject. Unitarians honour him as a human being uniquely sent. Many historians doubt that Jesus spoke the “I am” sayings in this form, and debate how early his followers came to worship him; Larry Hurtado argued for within a few years.',
  },
  {
    question: 'Why did Jesus have to die?',
    aliases: [
      'what did jesus die for',
      'why was the cross necessary',
      'what is the meaning of the cross',
      'how does jesus’ death save us',
      'could god not just forgive without the cross',
      'why did jesus die on the cross',
      'why did god kill his own son',
      'why did god send jesus to die',
      'why did jesus have to be crucified',
      'why did jesus have to suffer',
      'how does someone dying 2000 years ago help me',
      'how did jesus pay for our sins',
      'why did jesus die for me',
      'why could god not just forgive us',
      'what does it mean that jesus died for our sins',
      'what did the cross achieve',
      'why blood for forgiveness',
    ],
    topics: ['death of jesus', 'cross', 'atonement', 'sacrifice'],
    summary:
      'He died for our sins, to bring people back to God. Historically he was executed by Rome as a supposed king. By his own account his life was to be “a ransom for many”, and at supper he spoke of blood poured out for forgiveness. The apostles explain it with several pictures at once: a sacrifice for sin, a debt cancelled, a victory over evil powers, enemies reconciled, a price that frees slaves. None of them is the whole.',
    explanation:
      'Isaiah’s song of a servant, wounded for the wrongs of others and silent like a lamb (Isaiah 53:4-7), gave the first Christians their words; an Ethiopian official was reading it on the road when Philip explained (Acts 8:32-35). Jesus’ own sentence about a ransom (Mark 10:45) and the cup at the last supper (Matthew 26:28) point the same way. The creed that Paul had received gives the death a purpose, our sins, and says that the scriptures had foretold it (1 Corinthians 15:3).\n\nWhy could God not simply overlook sin? Paul’s answer in Romans 3:25-26 is about justice: the cross shows God to be right and at the same time the one who puts sinners right. Colossians adds two images in two verses, a bond of debt nailed up and powers led in defeat (Colossians 2:14-15). Hebrews speaks of the one who shares flesh and blood in order to break death’s hold from inside (Hebrews 2:14-15).\n\nA caution: the New Testament never pictures an angry Father taking it out on an unwilling Son. In Christ, Paul says, God himself was at work making peace (2 Corinthians 5:19-21), and Jesus says that nobody takes his life from him (John 10:17-18). Yet in the garden he asked whether there was another way (Matthew 26:39).',
    references: [
      {
        scripture: 'Isaiah 53:4-6',
        why: 'The oldest picture behind the rest: someone bearing what belonged to others.',
      },
      { scripture: 'Mark 10:45', why: 'Jesus’ own one-sentence explanation, a ransom for many.' },
      { scripture: 'Romans 3:23-26', why: 'Paul on how the cross lets God be both just and the justifier.' },
      {
        scripture: '1 Peter 3:18',
        why: 'States purpose and exchange briefly: one just man for the unjust, so that they might be brought to God.',
      },
      { scripture: '2 Corinthians 5:19-21', why: 'God is the one acting in Christ, and the aim is reconciliation.' },
      { scripture: 'Matthew 26:28', why: 'At table Jesus links his blood with covenant and forgiveness.' },
      { scripture: 'Colossians 2:13-15', why: 'Two more images, a cancelled record and a victory over powers.' },
      { scripture: 'Hebrews 2:14-15', why: 'Death had to be entered to be undone, and those who feared it set free.' },
      { scripture: 'Hebrews 9:22', why: 'The logic of the temple: without shedding of blood no remission.' },
      { scripture: 'John 10:17-18', why: 'He lays his life down freely; he is no unwilling victim.' },
      { scripture: 'Romans 5:8', why: 'Why it was done at all: it shows love for people not yet friends.' },
    ],
    whereChristiansDiffer:
      'Many evangelicals and Reformed hold that Jesus bore the penalty due to sinners (penal substitution). Anselm spoke in the eleventh century of satisfaction to God’s honour, which still shapes much Catholic thought. The Orthodox, with many early Fathers, stress victory over death and the healing of human nature. Abelard and many liberals stress love that moves us to change. Mennonite and other peace-church writers stress a nonviolent victory over the powers. Most churches say that several of these belong together.',
  },
  {
    question: 'Did Jesus really rise from the dead?',
    aliases: [
      'what is the evidence for the resurrection',
      'is the resurrection true',
      'was the tomb empty',
      'who saw jesus after he rose',
      'why does the resurrection matter',
      'how do we know jesus rose',
      'did jesus come back to life',
      'is there proof of the resurrection',
      'what if jesus did not rise',
      'did someone steal jesus’ body',
      'was jesus really dead',
      'how can a dead man come back to life',
      'do we have evidence jesus came back from the dead',
      'was the resurrection physical',
    ],
    topics: ['resurrection of jesus', 'empty tomb', 'witnesses', 'easter'],
    summary:
      'Yes, Christians believe it, and on better evidence than many think. Every writer of the New Testament who touches the subject says yes, and means a body that left a tomb. The earliest written testimony is Paul’s, from the fifties, quoting a list of witnesses which he had been taught years before. Historians cannot repeat the event; most grant that the disciples were convinced they had seen Jesus alive, and disagree about why. Paul staked the whole faith on it.',
    explanation:
      'The list in 1 Corinthians 15:3-8 names Cephas, the twelve, more than five hundred at once, James, all the apostles and finally Paul. He mentions that most of the five hundred were still alive, which invites enquiry. Two of those named, Paul and probably James (John 7:5), had not been followers.\n\nThe gospels tell of a tomb found empty by women (Mark 16:1-8). An inventor would hardly have chosen them, since ancient critics such as Celsus sneered at a woman’s report, and the apostles themselves took it for nonsense (Luke 24:11). Matthew records the rival explanation, that the body was stolen (Matthew 28:11-15). The accounts differ in details: how many women, one angel or two, Galilee or Jerusalem. Some see contradiction here and others independent memory. The verses after Mark 16:8 are missing from the two oldest complete manuscripts.\n\nWhat they describe is odd. The risen Jesus eats fish (Luke 24:39-43) and is touched, yet is not recognised at once and comes through locked doors (John 20:19-20; John 20:27). Paul draws the consequence without hedging: if Christ is not raised, faith is empty (1 Corinthians 15:14-20).',
    references: [
      {
        scripture: '1 Corinthians 15:3-8',
        why: 'The earliest list of witnesses, handed on within perhaps a few years of the event.',
      },
      { scripture: 'Luke 24:36-43', why: 'Answers the suspicion of a ghost: he offers to be touched, and eats.' },
      { scripture: 'John 20:24-29', why: 'A disciple who refuses hearsay, and a word for those who will never see.' },
      {
        scripture: 'Matthew 28:1-10',
        why: 'The tomb, the message and the first meeting, with women as the messengers.',
      },
      {
        scripture: '1 Corinthians 15:14-20',
        why: 'What falls if it did not happen: preaching, faith, forgiveness and hope.',
      },
      {
        scripture: 'Mark 16:6',
        why: 'The announcement in the oldest gospel, with an invitation to inspect the place.',
      },
      {
        scripture: 'Acts 2:31-32',
        why: 'Proclaimed in Jerusalem, weeks after the burial, by people who say they are witnesses.',
      },
      {
        scripture: 'Matthew 28:11-15',
        why: 'Preserves the counter-story of a theft, and so shows what was argued about.',
      },
      { scripture: 'Acts 1:3', why: 'Luke speaks of many proofs over forty days, not a single vision.' },
      { scripture: 'Romans 1:4', why: 'What the resurrection declares about who Jesus is.' },
    ],
    whereChristiansDiffer:
      'Nearly all churches confess a bodily resurrection. Some modern theologians, Rudolf Bultmann the best known, hold that Easter is the rise of faith in the disciples, not something that happened to a corpse; N. T. Wright and Wolfhart Pannenberg defend it as an event. Sceptical historians such as Gerd Lüdemann and Bart Ehrman think of visions and grief. Muslims generally believe that Jesus was not crucified but taken up.',
  },
  {
    question: 'Is Jesus the only way to God?',
    aliases: [
      'why is jesus the only way',
      'are there other ways to god',
      'what did jesus mean by i am the way',
      'what about people who never heard of jesus',
      'can you get to heaven without jesus',
      'can you go to heaven without believing in jesus',
      'why do i need jesus',
      'is christianity the only true religion',
      'can i believe in god without jesus',
      'why do christians think they are right',
      'do muslims go to heaven',
      'will my non christian friends go to heaven',
    ],
    topics: ['only way', 'salvation', 'other religions', 'never heard'],
    summary:
      'Yes, according to the New Testament; whom he saves is for God to judge. Jesus and his apostles say so without softening: no one comes to the Father but by him, and no other name is given for salvation. The same New Testament says that God wants everyone saved, leaves nobody without witness, and will judge fairly by what people knew. Whether somebody can be saved by Christ without having heard of him is where Christians part company.',
    explanation:
      'John 14:6 was spoken to friends, not opponents. Thomas had said that he did not know the way, and the answer is a person rather than a route. Peter’s sentence in Acts 4:12 was said to the court that had helped to condemn Jesus. Paul gives a reason: one God, one mediator, one ransom for all (1 Timothy 2:4-6). That passage carries both poles, since its opening says that God wills all to be saved.\n\nOther texts widen the view. Peter, in the house of a Roman officer, discovers that in every nation the person who fears God is acceptable (Acts 10:34-35); even so, he goes on to preach Jesus. Paul tells the Athenians that God is not far from any of them and overlooked times of ignorance (Acts 17:27-30). Conscience, he says elsewhere, may accuse or excuse those without the law (Romans 2:14-16). Abraham and Rahab lived before Christ and are counted among the faithful (Hebrews 11:8; Hebrews 11:31).\n\nThen there is urgency: how are they to believe if they have not heard (Romans 10:13-15)? And there are surprises, many from east and west at the table while insiders stand outside (Matthew 8:11-12). Abraham’s question may be as far as some care to go: can earth’s judge be anything but just (Genesis 18:25)?',
    references: [
      {
        scripture: 'John 14:6',
        why: 'The central saying: way, truth and life as one person, with no alternative offered.',
      },
      { scripture: 'Acts 4:12', why: 'The apostles’ public claim before the Jerusalem court.' },
      { scripture: '1 Timothy 2:4-6', why: 'Holds together God’s will for all people and the one mediator.' },
      { scripture: 'Romans 10:13-15', why: 'Everyone who calls is saved, so somebody has to be sent to tell them.' },
      { scripture: 'Acts 10:34-35', why: 'Widens the circle: God shows no partiality among nations.' },
      {
        scripture: 'Acts 17:26-31',
        why: 'God near to pagans who grope for him, and a call now to turn because of Jesus.',
      },
      {
        scripture: 'Romans 2:14-16',
        why: 'How Gentiles are to be judged who never had Moses: by what is written within, through Christ.',
      },
      { scripture: 'John 3:16-18', why: 'The world is loved, and the decision turns on believing the Son.' },
      { scripture: 'Matthew 8:11-12', why: 'Warns insiders and opens the feast to strangers from far away.' },
      {
        scripture: 'Genesis 18:25',
        why: 'The confidence that God’s judgement will turn out just, whatever we cannot work out.',
      },
    ],
    whereChristiansDiffer:
      'Exclusivists (many evangelicals) hold that salvation needs conscious faith in Christ in this life. Inclusivists, among them C. S. Lewis and official Catholic teaching since the Second Vatican Council, hold that Christ may save people who never knew him but followed the light they had. A few teach an encounter with Christ after death, citing 1 Peter 4:6. Pluralists such as John Hick regard the great religions as different responses to one reality; most churches reject that.',
  },
  {
    question: 'When will Jesus come back?',
    aliases: [
      'will jesus return',
      'the second coming of christ',
      'are we living in the last days',
      'what are the signs of the end times',
      'is the end of the world near',
      'is jesus coming back soon',
      'when is jesus coming back',
      'when is the end of the world',
      'when will the world end',
      'are we in the end times',
      'how will we know jesus is coming',
      'signs of the end',
      'why has jesus not come back yet',
      'does anybody know when jesus returns',
    ],
    topics: ['second coming', 'return of christ', 'last days', 'signs of the times'],
    summary:
      'Nobody knows, and Jesus says that this includes the angels and himself. The New Testament is sure that he will come, visibly and as judge, and it counts the whole time since the first Easter as the last days. Wars, quakes and false messiahs are called birth pains, with the advice not to panic. Every date that has ever been calculated has passed.',
    explanation:
      'At the ascension the disciples are told that he will come as they saw him go, after being told that times and seasons are not theirs to know (Acts 1:6-11). The long speech on the Mount of Olives answers two questions at once, about the temple’s fall and about the end, and unravelling them is notoriously hard (Matthew 24:3-14). Jesus lists troubles and says that the end is not yet. The gospel is first to be preached to all nations.\n\nSince the day comes like a thief, the practical word is to be awake (Matthew 24:42-44; 1 Thessalonians 5:1-6). When some in Thessalonica gave up working because they expected it soon, Paul told them to earn their bread (2 Thessalonians 3:10-12).\n\nWas the New Testament mistaken about “soon”? Paul can write as if he might live to see it (1 Thessalonians 4:15), and scoffers were already asking where the promise was (2 Peter 3:3-9). The reply is that a thousand years are a day to God, and that the delay is patience. “Last days” in Acts 2:16-17 begins at Pentecost. To ask whether we live in them is, on that count, to be late by twenty centuries.',
    references: [
      {
        scripture: 'Mark 13:32',
        why: 'The short answer: nobody knows the day and hour, not the angels, and not the Son who says so.',
      },
      { scripture: 'Acts 1:7-11', why: 'Refuses a timetable and promises the return in the same conversation.' },
      { scripture: 'Matthew 24:3-14', why: 'The signs, along with the warning that they are only the beginning.' },
      {
        scripture: '1 Thessalonians 4:16-17',
        why: 'The fullest description of the coming itself, written to comfort mourners.',
      },
      { scripture: '2 Peter 3:3-10', why: 'Faces the delay and explains it as mercy.' },
      { scripture: 'Matthew 24:42-44', why: 'What not knowing is for: watchfulness, as against a burglar.' },
      { scripture: 'Acts 2:16-17', why: 'Peter says that the last days had arrived, in the year of the resurrection.' },
      {
        scripture: '2 Timothy 3:1-5',
        why: 'Often read as a portrait of our own time; Timothy is told to avoid such people in his.',
      },
      { scripture: 'Revelation 1:7', why: 'He comes with clouds and every eye sees: nothing secret about it.' },
      { scripture: 'Titus 2:11-13', why: 'Ties waiting for his appearing to living soberly now.' },
    ],
    whereChristiansDiffer:
      'All creeds confess the return. Many evangelicals expect it before a thousand-year reign on earth (premillennialism), with dispensationalists adding an earlier rapture; Catholics, Orthodox, Lutherans and many Reformed take the thousand years as the present age (amillennialism); postmillennialists expect first a long flourishing of the gospel. Preterists hold that most of Matthew 24 was fulfilled when Jerusalem fell in the year 70. Albert Schweitzer and many historians think Jesus expected the end within a generation.',
  },
  {
    question: 'Was Jesus born of a virgin?',
    aliases: [
      'is the virgin birth true',
      'why does the virgin birth matter',
      'does isaiah prophesy a virgin birth',
      'how could mary have a child without a man',
      'did mary stay a virgin',
      'was mary really a virgin',
      'how did mary get pregnant',
      'did mary and joseph have sex',
      'was joseph jesus’ real dad',
      'why did jesus have to be born of a virgin',
    ],
    topics: ['virgin birth', 'mary', 'incarnation', 'isaiah'],
    summary:
      'Yes, say two of the four Gospels. Matthew and Luke both say it, in birth stories which otherwise hardly overlap, and that makes it older than either. Mary conceives by the Holy Spirit before she and Joseph live together. Mark, John and Paul do not mention it. Isaiah’s famous verse uses a Hebrew word for a young woman; the Greek translation that Matthew quotes has “virgin”. The churches have confessed it in their creeds since early times.',
    explanation:
      'Luke tells it from Mary’s side: she asks how it can be, seeing that she has no husband, and is told that the Spirit’s power will overshadow her (Luke 1:34-35). Matthew tells it from Joseph’s. He knows that the child is not his and means to end the betrothal quietly, until a dream stops him (Matthew 1:18-20). In neither story does a god father a child in the manner of pagan myth.\n\nMatthew then cites Isaiah 7:14, spoken about 734 BC to a frightened King Ahaz. There a boy, soon to be born, will still be small when the two kings threatening Jerusalem are gone. Most scholars think that Isaiah meant a birth in that generation and that Matthew saw it fill up with a further sense in Jesus. Others hold that it referred to the Messiah alone.\n\nSilence elsewhere proves little, though it shows that the resurrection, not the birth, was the centre of preaching. There may be traces: neighbours call Jesus the son of Mary (Mark 6:3), and Paul says “made of a woman” (Galatians 4:4), as of any human being. What the story claims is that Jesus is God’s gift, no human achievement, and yet truly born.',
    references: [
      { scripture: 'Luke 1:30-35', why: 'Mary’s own question, and the only explanation that the text gives.' },
      { scripture: 'Matthew 1:18-25', why: 'Joseph’s side, his plan to withdraw, and the link to Isaiah.' },
      {
        scripture: 'Isaiah 7:14',
        why: 'The prophecy quoted; in its setting a sign for King Ahaz, with a much debated Hebrew word.',
      },
      { scripture: 'Isaiah 7:15-16', why: 'The next lines tie the child to a crisis of Isaiah’s own century.' },
      { scripture: 'Galatians 4:4', why: 'Paul on the birth: sent by God, made of a woman, nothing about a father.' },
      { scripture: 'John 1:13-14', why: 'No birth story, but a Word made flesh and a birth not of human will.' },
      {
        scripture: 'Matthew 13:55-56',
        why: 'Brothers and sisters of Jesus, the ground of the debate on Mary’s later life.',
      },
      { scripture: 'Mark 6:3', why: 'Villagers name him by his mother, which was unusual.' },
      { scripture: 'Luke 3:23', why: 'Luke’s careful “as was supposed” in naming Joseph the father.' },
    ],
    whereChristiansDiffer:
      'Orthodox, Catholic and most Protestant churches affirm the virgin conception; many liberal Protestants take it as a way of speaking about Jesus’ significance. Catholics and Orthodox also hold that Mary remained a virgin always, and see the brothers as cousins or as Joseph’s children by an earlier marriage; Luther and Calvin were sympathetic. Most Protestants today think that Mary and Joseph had other children, reading Matthew 1:25 in that sense.',
  },
  {
    question: 'Could Jesus have sinned?',
    aliases: [
      'was jesus really tempted',
      'was jesus sinless',
      'how could jesus be tempted if he was god',
      'does jesus understand my temptations',
      'did jesus ever sin',
      'did jesus ever do anything wrong',
      'how was jesus without sin',
      'was jesus perfect',
      'did jesus ever get angry',
      'did jesus have temptations like us',
      'was it possible for jesus to sin',
      'did jesus lust',
    ],
    topics: ['temptation of jesus', 'sinlessness', 'humanity of christ'],
    summary:
      'He did not: on that the New Testament speaks with one voice, from writers who knew people who had lived beside him. That he was truly tempted is stated just as firmly, in the wilderness and again in Gethsemane, and Hebrews rests our comfort on it. Whether he could have given way is a question that the text never asks and theologians have argued over ever since.',
    explanation:
      'The wilderness story has the tempter offer bread, safety and power (Matthew 4:1-11); twice he begins with “If thou be”, and once he quotes a psalm. Every answer comes from the same few chapters of Deuteronomy. Luke adds that the devil left him only for a season (Luke 4:13). In Gethsemane the struggle is plain: he asks to be spared, in such distress that an angel is needed, and submits (Luke 22:42-44, where some old manuscripts lack the last two verses).\n\nHebrews draws the conclusion for us. This high priest was tested in every respect as we are, without sin (Hebrews 4:15), and because he suffered under it he can help (Hebrews 2:18). It even says that he learned obedience (Hebrews 5:8). One who resists to the end, it has often been observed, feels more of the pressure than one who yields early.\n\nOn the sinlessness itself Peter (1 Peter 2:22), Paul (2 Corinthians 5:21) and John (1 John 3:5) agree. Jesus asks opponents which of them can convict him (John 8:46). Against his being temptable stands James 1:13, that God cannot be tempted with evil. His anger in the temple and his curse on a fig tree show that sinless did not mean mild.',
    references: [
      {
        scripture: 'Hebrews 4:15',
        why: 'Both halves at once, tested in all points and without sin, and why that is good news.',
      },
      { scripture: 'Matthew 4:1-11', why: 'The temptations in detail, and how he met them.' },
      { scripture: 'Hebrews 2:17-18', why: 'His suffering in temptation is what makes him able to help.' },
      { scripture: '2 Corinthians 5:21', why: 'Paul’s shortest statement: he knew no sin.' },
      {
        scripture: '1 Peter 2:22-23',
        why: 'Peter applies Isaiah’s servant to a man he had watched for years, under provocation.',
      },
      { scripture: 'Luke 22:41-44', why: 'The night when his will and the Father’s had to be brought together.' },
      { scripture: 'John 8:46', why: 'A challenge to enemies that none of them takes up.' },
      { scripture: 'Hebrews 5:7-9', why: 'Loud crying, tears and learned obedience: nothing was automatic.' },
      { scripture: 'James 1:13-14', why: 'God cannot be tempted; the verse that makes the theological puzzle.' },
      { scripture: '1 John 3:5', why: 'States that no sin is in him as the ground for our leaving it.' },
    ],
    whereChristiansDiffer:
      'Most theologians from Augustine through Aquinas to the Reformers held that Jesus could not have sinned, because the person who acted was God the Son, though the struggle in his human nature was real. Others, including the American Calvinist Charles Hodge, held that temptation implies the possibility of yielding. Edward Irving, Karl Barth and some Orthodox writers say that he took our fallen nature and kept it from sin at every moment.',
  },
  {
    question: 'Where was Jesus between his death and his resurrection?',
    aliases: [
      'did jesus go to hell',
      'what does he descended into hell mean',
      'what did jesus do on holy saturday',
      'did jesus preach to the spirits in prison',
      'where was jesus for three days',
      'did jesus go to hell when he died',
      'did jesus descend into hell',
      'what did jesus do for three days',
      'did jesus go to heaven on good friday',
    ],
    topics: ['descent to the dead', 'hades', 'paradise', 'spirits in prison'],
    summary:
      'His body lay in a borrowed tomb. About the rest there are only hints: that day he promised a dying criminal paradise; he commended his spirit to the Father; Peter, quoting a psalm, says that he was not abandoned to Hades; and a cryptic line speaks of preaching to spirits in prison. The creed’s “he descended into hell” means the realm of the dead, not necessarily a place of punishment.',
    explanation:
      'The firmest statement is Peter’s at Pentecost. David had written that God would not leave his soul in Sheol, in Greek Hades, the common place of the dead; Peter says that this came true of Christ (Acts 2:27-31). So Jesus really was among the dead, and did not stay. On the cross he had told the man beside him “to day” and “paradise” (Luke 23:43), a word for a walled garden that Jews used of the rest of the righteous.\n\nMore is built on 1 Peter 3:18-20, which Luther confessed he did not understand. Christ, made alive in the spirit, went and proclaimed to spirits in prison, disobedient in Noah’s time. Are they dead humans or fallen angels? Was it an offer or an announcement of victory? Did it happen then, after Easter, or through Noah’s own preaching? Each has been held by careful readers. A few lines on, good news is preached “to them that are dead” (1 Peter 4:6).\n\nPaul’s mention of the “lower parts of the earth” (Ephesians 4:9) may mean the grave or simply the earth. Jesus himself had compared his stay to Jonah’s in the fish (Matthew 12:40), counting parts of days in the Jewish way.',
    references: [
      {
        scripture: 'Acts 2:24-31',
        why: 'The clearest text: he was in Hades, the realm of the dead, and was not left there.',
      },
      { scripture: 'Luke 23:43', why: 'His own word about that same day: paradise, with a criminal for company.' },
      {
        scripture: '1 Peter 3:18-20',
        why: 'The enigmatic preaching to spirits in prison, on which most later teaching rests.',
      },
      { scripture: '1 Peter 4:6', why: 'A second hint, good news for the dead, of uncertain meaning.' },
      { scripture: 'Psalms 16:10', why: 'The psalm that Peter quotes, confident that Sheol is not the end.' },
      { scripture: 'Matthew 12:40', why: 'Jesus’ comparison with Jonah: three days in the heart of the earth.' },
      { scripture: 'Ephesians 4:8-10', why: 'He descended before he ascended; how far down is debated.' },
      { scripture: 'Luke 23:46', why: 'His last words in Luke place his spirit in the Father’s hands.' },
      { scripture: 'Revelation 1:18', why: 'He has come out with the keys of death and Hades.' },
    ],
    whereChristiansDiffer:
      'Orthodox and Catholics teach that Christ went down to the dead and freed the righteous of old; Easter icons show him pulling Adam and Eve from their graves. Lutherans speak of a victorious descent. Calvin took the creed’s phrase as the torment that Christ suffered in soul on the cross. Many evangelicals hold only that he was truly dead and with the Father, and some omit the line from the creed.',
  },

  {
    question: 'Did Jesus have brothers and sisters?',
    aliases: [
      'jesus’ brothers',
      'jesus’ sisters',
      'siblings of jesus',
      'how many brothers did jesus have',
      'what were the names of jesus’ brothers',
      'did mary have other children',
      'was james the brother of jesus',
      'who were jesus’ family',
      'was jesus an only child',
      'did jesus’ brothers believe in him',
      'is jude the brother of jesus',
      'i read that jesus had brothers is it true',
      'my catholic friend says jesus had no brothers',
      'i want to know about jesus’ family',
      'my family thinks i am crazy like jesus’ family did',
    ],
    topics: ['brothers of jesus', 'family of jesus', 'james', 'mary'],
    summary:
      'The Gospels speak of four brothers of Jesus, James, Joses, Simon and Judas, and of sisters whose names are not given. Christians disagree about who they were. Most Protestants think that they were younger children of Mary and Joseph. Orthodox tradition calls them Joseph’s children from an earlier marriage, and Catholic tradition cousins. They did not believe in him during his life, and after Easter James became a leader of the church.',
    explanation:
      'In Nazareth people ask whether this is not the carpenter, Mary’s son, whose brothers and sisters they know (Mark 6:3). Matthew has the same list, with Joseph or Joses (Matthew 13:55-56). Once his own people, family or friends, come to take him home because he seems to be out of his mind (Mark 3:21). When they stand outside and ask for him, he says that whoever does God’s will is his brother and sister and mother (Mark 3:31-35). John says plainly that his brothers did not believe in him (John 7:5).\n\nThat changed. Paul reports that the risen Jesus appeared to James (1 Corinthians 15:7). The brothers pray with Mary before Pentecost (Acts 1:14). James the Lord’s brother leads the church in Jerusalem (Galatians 1:19; Acts 15:13), and Josephus, a Jewish historian, tells of his death by stoning in the year 62. The letters of James and Jude are traditionally ascribed to two of the brothers.\n\nWere they Mary’s children? The plain word brother, the list beside Mary’s name, and the line that Joseph did not know her until she had borne a son (Matthew 1:25) speak for it. On the other side, brother could be used more widely, as of Abraham and his nephew Lot (Genesis 13:8); until need not say what came later; and on the cross Jesus gives his mother to a disciple, which seems strange if she had other sons (John 19:26-27).\n\nIf your own family does not understand your faith, you are in good company. He loved his, did not give way to them, and in time some came round.',
    references: [
      { scripture: 'Mark 6:3', why: 'The brothers by name, and the sisters.' },
      { scripture: 'Matthew 13:55-56', why: 'The same list in Matthew.' },
      { scripture: 'Mark 3:20-21', why: 'His own people want to take him home.' },
      { scripture: 'Mark 3:31-35', why: 'Whom he calls his brother, sister and mother.' },
      { scripture: 'John 7:3-5', why: 'His brothers did not believe in him.' },
      { scripture: 'Acts 1:14', why: 'After Easter the brothers pray with the others.' },
      { scripture: '1 Corinthians 15:7', why: 'The risen Jesus appears to James.' },
      { scripture: 'Galatians 1:19', why: 'Paul meets James, the Lord’s brother.' },
      { scripture: 'Matthew 1:24-25', why: 'The verse on Joseph and Mary that is discussed.' },
      { scripture: 'John 19:26-27', why: 'Jesus entrusts his mother to a disciple.' },
    ],
    whereChristiansDiffer:
      'Catholics, with Jerome, say cousins, and hold that Mary was always a virgin. Orthodox say children of Joseph, a widower, as an old writing of the second century tells. Luther and Calvin did not think that Mary had other children, or left it open; most Protestants since then think that she did. All agree that Jesus was born of the virgin Mary.',
  },
];
