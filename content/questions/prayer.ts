import type { QuestionCard } from '../card.ts';

export const prayerCards: readonly QuestionCard[] = [
  {
    question: 'How should I pray?',
    aliases: [
      'how do i pray',
      'what do i say when i pray',
      'what is the right way to pray',
      'teach me to pray',
      'how do i talk to god',
    ],
    topics: ['prayer', 'lord’s prayer', 'asking'],
    summary:
      'When his friends asked, Jesus gave them a prayer of about sixty words that begins with “Our Father”, and some advice: in private, briefly, without performing, forgiving as you go. Ask for bread as well as the kingdom. The Psalms show that anger, complaint and silence are allowed too. No posture or formula is required; people in the Bible pray standing, lying flat, in a fish and on a cross.',
    explanation:
      'Matthew’s version of the prayer (Matthew 6:9-13) falls into two parts: three requests about God’s name, reign and will, then bread, forgiveness and protection. The order is instructive. Luke’s is shorter, and is followed by a comic story of a man hammering at his neighbour’s door at midnight (Luke 11:1-8). Both say Father. The closing words on kingdom, power and glory are absent from the oldest manuscripts of Matthew, and come from very early Christian use.\n\nWhat Jesus rules out is show and wordiness (Matthew 6:5-8). God knows already. So prayer is not there to inform him, and yet we are told to ask (Matthew 7:7-11). Paul adds thanks, and promises not necessarily the thing requested, but a peace standing guard (Philippians 4:6-7).\n\nWhen words fail, he says, the Spirit prays in groans (Romans 8:26). Hannah’s lips moved with no sound and the priest thought her drunk (1 Samuel 1:12-15). Nehemiah shot up a prayer between a king’s question and his own reply (Nehemiah 2:4-5). A publican’s one line was enough (Luke 18:13). If you have never prayed, say what you would tell someone who loves you, and stop when you have finished.',
    references: [
      { scripture: 'Matthew 6:5-13', why: 'Jesus’ instructions and his model prayer together.' },
      { scripture: 'Luke 11:1-4', why: 'The shorter form, given because a disciple asked to be taught.' },
      { scripture: 'Philippians 4:6-7', why: 'What may be brought, everything; how, with thanks; and what follows.' },
      { scripture: 'Matthew 7:7-11', why: 'Ask, as children do who expect bread and not a stone.' },
      { scripture: 'Romans 8:26-27', why: 'For those who do not know what to say: help from inside.' },
      { scripture: 'Psalms 62:8', why: 'Permission to pour out the heart, at all times.' },
      { scripture: 'Luke 18:9-14', why: 'Two prayers compared, and the short one is heard.' },
      { scripture: '1 Thessalonians 5:16-18', why: 'Prayer as a thread through the day more than an event.' },
      { scripture: 'Mark 1:35', why: 'Jesus’ own practice: early, alone, away from demand.' },
      { scripture: 'Mark 11:24-25', why: 'Trust in asking, and forgiving whoever one has something against.' },
      { scripture: '1 Samuel 1:12-16', why: 'Silent, tearful prayer misjudged by a bystander and heard by God.' },
      { scripture: 'Hebrews 4:16', why: 'The confidence with which one may come, and to what kind of throne.' },
    ],
  },
  {
    question: 'Why are prayers not answered?',
    aliases: [
      'why doesn’t god answer my prayers',
      'why is god silent when i pray',
      'does god hear my prayers',
      'what to do when god doesn’t answer',
      'what hinders prayer',
      'why does god say no',
    ],
    topics: ['unanswered prayer', 'silence', 'waiting', 'asking'],
    summary:
      'Some reasons are named: asking selfishly, cherishing wrong, ill-treating one’s wife, refusing to forgive. But these explain only a part. Paul begged three times and was refused; Jesus himself asked for the cup to pass. Neither had done wrong. Sometimes the answer is no, or later, or something else, and often we never learn why. Scripture’s complaint psalms exist so that people can go on praying in that silence.',
    explanation:
      'The promises are sweeping: ask and it will be given (Matthew 7:7-8), anything in my name (John 14:13-14). Conditions stand elsewhere. John says “according to his will” (1 John 5:14-15); James blames wrong motives and a divided mind (James 4:3; James 1:6-7); Peter warns husbands that unkindness gets in the way (1 Peter 3:7). Isaiah tells a praying nation to look at its hands (Isaiah 1:15-17). Such texts are for examining oneself and are cruel when used to explain somebody else’s loss.\n\nThe great refusals happen to faithful people. Moses may not cross the Jordan and is told to speak of it no more (Deuteronomy 3:25-26). David fasts for a child who dies. Paul’s thorn, whatever it was, stayed, and what he received was a sentence about grace and weakness (2 Corinthians 12:7-10). In Gethsemane the request is made three times, with an “if it be possible” (Matthew 26:39-44). Hebrews says that Jesus was heard (Hebrews 5:7), though he died. Heard, then, need not mean spared.\n\nJesus told a parable so that people should not give up: a widow wears out a judge (Luke 18:1-8). God, he says, is unlike that judge. Habakkuk’s “how long” has never been removed from the Bible (Habakkuk 1:2).',
    references: [
      {
        scripture: '2 Corinthians 12:7-10',
        why: 'An apostle’s thrice-repeated prayer refused, with the reason he was given.',
      },
      { scripture: 'Matthew 26:39-44', why: 'Jesus’ own request, not granted, and how he held it.' },
      { scripture: '1 John 5:14-15', why: 'Confidence with its limit: according to his will.' },
      { scripture: 'James 4:2-3', why: 'Two plain causes, not asking and asking only for oneself.' },
      { scripture: 'Luke 18:1-8', why: 'A story told for those about to stop.' },
      { scripture: 'Psalms 22:1-5', why: 'Words for being unheard, later on the lips of Jesus.' },
      { scripture: 'Habakkuk 1:2-5', why: 'A prophet’s protest at silence, and a reply that he had not expected.' },
      { scripture: 'Psalms 66:18', why: 'A hindrance named: holding on to wrong in the heart.' },
      { scripture: 'Isaiah 59:1-2', why: 'It is not God’s hearing that fails; injustice has come between.' },
      { scripture: '1 Peter 3:7', why: 'How one treats a wife reaches into one’s prayers.' },
      {
        scripture: 'Daniel 10:12-13',
        why: 'A rare look behind a delay: heard on the first day, answered after three weeks.',
      },
      {
        scripture: 'Deuteronomy 3:23-27',
        why: 'Moses’ dearest wish declined, with a view from a hilltop in its place.',
      },
    ],
    whereChristiansDiffer:
      'Calvinist writers stress that God’s will is wise and settled and prayer is a means that he has ordained. Arminians and open theists stress that he has left some things to depend on asking, and that other free wills can stand in the way. Word of Faith teachers say that healing and plenty are promised and that unbelief blocks them; most other Christians, many Pentecostals among them, reject this as untrue to Paul’s thorn and heavy on the sick.',
  },
  {
    question: 'Does prayer change anything?',
    aliases: [
      'why pray if god already knows',
      'does prayer work',
      'what is the point of prayer',
      'does prayer really make a difference',
      'why should i pray',
    ],
    topics: ['prayer', 'intercession', 'providence'],
    summary:
      'The Bible writes as if it does. James says that some lack because they do not ask; Abraham bargains, Moses intercedes, Hezekiah weeps and is given fifteen more years. It also says that the Father knows what you need beforehand. Rather than choose, Jesus takes the second as a reason for the first: because he knows, you can ask simply. And whatever else it changes, it changes the one praying.',
    explanation:
      'Hezekiah’s case is the plainest. Isaiah has told him that he will die, and is still crossing the court when he is sent back with a different message (2 Kings 20:1-6). The extra years, it should be said, brought Manasseh, who was twelve when he succeeded. Answered prayer does not come without complications.\n\nMoses stands between God and Israel, arguing from God’s reputation and promises (Exodus 32:11-14), and a psalm remembers that he stood in the breach (Psalms 106:23). Ezekiel has God looking for somebody to do the same, and finding nobody (Ezekiel 22:30). Such texts suggest that God wants to be asked. James points to Elijah, a man like us, and a drought of three and a half years (James 5:16-18).\n\nA church prays for Peter in prison; he knocks; and they tell the maid that she is mad (Acts 12:5-16). Luke is gently amused. The prayers that Paul reports are mostly for insight, love and endurance in others (Philippians 1:9-11), less for events. How all this fits with a God who knows the end from the beginning is the same mystery as choosing and providence. Pascal said that God instituted prayer to lend his creatures the dignity of being causes.',
    references: [
      {
        scripture: 'James 5:16-18',
        why: 'Says straight out that it accomplishes much, and gives a man like us as proof.',
      },
      {
        scripture: '2 Kings 20:1-6',
        why: 'A sentence of death reversed before the prophet had left the palace grounds.',
      },
      { scripture: 'Matthew 6:7-8', why: 'The Father’s knowledge as a ground for short and trustful prayer.' },
      { scripture: 'Exodus 32:11-14', why: 'Intercession that alters what happens next.' },
      { scripture: 'James 4:2', why: 'Something not received because it was never requested.' },
      {
        scripture: 'Genesis 18:23-32',
        why: 'Abraham’s bargaining from fifty down to ten: God hears him out each time.',
      },
      { scripture: 'Ezekiel 22:30', why: 'God seeks an intercessor and finds none.' },
      { scripture: 'Acts 12:5-16', why: 'A church whose prayer is answered to its own disbelief.' },
      { scripture: '2 Corinthians 1:10-11', why: 'Paul counts on being helped by the prayers of others.' },
      { scripture: 'Romans 8:26-28', why: 'The Spirit’s intercession and God’s working for good, side by side.' },
      { scripture: 'Philippians 1:9-11', why: 'What Paul asks for: growth in people more than changed circumstances.' },
    ],
  },
  {
    question: 'What does it mean to pray in Jesus’ name?',
    aliases: [
      'why do christians say in jesus name',
      'do i have to end prayers with in jesus name',
      'should i pray to god or to jesus',
      'who should i pray to father or son',
    ],
    topics: ['prayer', 'name of jesus', 'mediator', 'amen'],
    summary:
      'A name in the Bible stands for a person’s authority and character. To ask in Jesus’ name is to come on his standing and for what he would want, as one might use a friend’s introduction. It need not be said aloud; no prayer recorded in the New Testament uses it as its closing formula. Christian prayer is usually addressed to the Father, through the Son, in the Spirit, but people also spoke directly to Jesus.',
    explanation:
      'The promise comes several times on the last evening (John 14:13-14; John 15:16; John 16:23-24). Until now, he says, you have asked for nothing in my name: it is something new, belonging to his going to the Father. The aim is stated as well: it is to bring the Father glory through him. That narrows “anything” considerably. When seven sons of Sceva tried the name as a spell, the result was bruises (Acts 19:13-16).\n\nWhy his standing? Paul says that there is one mediator (1 Timothy 2:5), and that through him Jew and Gentile have access in one Spirit to the Father (Ephesians 2:18), a sentence with the whole shape of Christian prayer in it. Hebrews pictures a priest who has gone ahead into the sanctuary and left the way open (Hebrews 10:19-22).\n\nMay one pray to Jesus himself? Stephen did, dying (Acts 7:59-60). Paul asked “the Lord” three times about his thorn, and the reply speaks of Christ’s power (2 Corinthians 12:8-9). The Bible almost ends on such a prayer (Revelation 22:20). And “amen” is Hebrew, “firm, sure”. Jesus, oddly, put it at the start of his sayings.',
    references: [
      { scripture: 'John 14:13-14', why: 'The promise and its purpose, the Father’s glory in the Son.' },
      { scripture: 'John 16:23-27', why: 'Says what is new: direct access, since the Father himself loves you.' },
      { scripture: 'Ephesians 2:18', why: 'To the Father, through the Son, by the Spirit, in a line.' },
      { scripture: 'Hebrews 10:19-22', why: 'Why one may come boldly: a way opened by his blood.' },
      { scripture: '1 Timothy 2:5', why: 'Names the one go-between, and stresses that he is human.' },
      { scripture: 'Colossians 3:17', why: 'The name covers words and deeds of every kind, beyond prayer.' },
      { scripture: 'Acts 7:59-60', why: 'A prayer addressed to Jesus, by the first martyr.' },
      { scripture: 'Acts 19:13-16', why: 'What the name is not: a formula that works by itself.' },
      { scripture: 'Matthew 6:9', why: 'Jesus’ own direction as to whom we address.' },
      { scripture: '2 Corinthians 1:20', why: 'Through him we say our amen to God.' },
      { scripture: 'Revelation 22:20', why: 'The Bible’s last prayer but one is said to Jesus.' },
    ],
  },
  {
    question: 'Can I pray to Mary or the saints?',
    aliases: [
      'why do catholics pray to mary',
      'is it wrong to pray to saints',
      'should we ask saints to pray for us',
      'can saints in heaven hear our prayers',
      'is mary a mediator',
    ],
    topics: ['saints', 'mary', 'intercession', 'mediator'],
    summary:
      'No biblical figure asks someone in heaven to pray for him, and none is told not to, séances aside. Catholics and Orthodox ask the saints as one asks a friend, believing them alive in Christ; they distinguish this from worship, which is God’s alone. Protestants answer that Christ is the one mediator, that we have no assurance that saints can hear, and that the Father invites us directly.',
    explanation:
      'The argument turns on a few places. Paul calls Christ the one mediator (1 Timothy 2:5). Protestants take that as closing the matter; Catholics point to the verses just before, where Paul asks Christians to intercede for everyone (1 Timothy 2:1), so that praying for another does not compete with Christ. Everybody agrees that believers on earth should do so (Romans 15:30; James 5:16). What divides is whether death ends it.\n\nRevelation shows elders holding bowls of incense, which are the prayers of saints (Revelation 5:8), and martyrs crying to God (Revelation 6:9-10). They know something of what goes on here. In 2 Maccabees, scripture for Catholics and Orthodox, the dead Jeremiah prays for the people. Whether such hear requests is not said. Hebrews speaks of a cloud of witnesses (Hebrews 12:1) and of having come to the spirits of the just (Hebrews 12:23). Critics cite the ban on inquiring of the dead (Deuteronomy 18:11); defenders reply that it concerns divination.\n\nMary has a special place. All generations will call her blessed, she sings (Luke 1:48), and at Cana she puts in a word and tells servants to do what he says (John 2:3-5). Once, when a woman blessed his mother’s womb, Jesus pointed to those who hear God’s word and keep it (Luke 11:27-28), which by Luke’s account she did.',
    references: [
      {
        scripture: '1 Timothy 2:1-5',
        why: 'The key passage for both sides: intercession urged, and one mediator named.',
      },
      { scripture: 'Hebrews 4:14-16', why: 'Direct access with confidence, through a high priest who understands.' },
      { scripture: 'Revelation 5:8', why: 'Heavenly elders present the prayers of the saints.' },
      { scripture: 'Hebrews 12:22-24', why: 'The fellowship that already includes the just made perfect, and Jesus.' },
      { scripture: 'James 5:16', why: 'Praying for each other, the practice from which asking saints is extended.' },
      { scripture: 'John 2:3-5', why: 'Mary brings a need to Jesus and points to him.' },
      { scripture: 'Luke 1:46-49', why: 'Honour foretold for her, in a song that gives it to God.' },
      { scripture: 'Romans 8:34', why: 'Who certainly intercedes at God’s right hand.' },
      { scripture: 'Luke 11:27-28', why: 'Jesus redirects praise of his mother toward hearing and keeping.' },
      { scripture: 'Deuteronomy 18:10-12', why: 'The prohibition that Protestants apply here and Catholics do not.' },
      { scripture: 'Revelation 19:10', why: 'Even an angel refuses worship: a line that all sides draw.' },
    ],
    whereChristiansDiffer:
      'Catholics and Orthodox venerate saints, Mary above all, and ask their prayers, as a Greek prayer to the Mother of God on an Egyptian papyrus does, dated by scholars anywhere from the third century to much later. Lutherans grant that saints may pray for the church but find no command to call on them. Reformed, Baptist and other evangelical churches reject the practice. Some Anglicans keep it, though their Articles call it vainly invented.',
  },
];
