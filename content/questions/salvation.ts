import type { QuestionCard } from '../card.ts';

export const salvationCards: readonly QuestionCard[] = [
  {
    question: 'How can I be saved?',
    aliases: [
      'what must i do to be saved',
      'how do i become a christian',
      'how do i get to heaven',
      'how do i give my life to jesus',
      'how do i get right with god',
      'what is the way of salvation',
    ],
    topics: ['salvation', 'faith', 'grace', 'repentance', 'baptism'],
    summary:
      'A jailer in Philippi asked exactly this at midnight and was told to believe in the Lord Jesus. That is the heart of it: trust in Christ, who died and rose, rather than in your own record. The New Testament joins to this trust a turning from sin, an open confession and baptism. It is a gift from first to last, and a changed life follows from it as fruit.',
    explanation:
      'At Pentecost the crowd asks what to do, and Peter says repent and be baptised, and promises the Spirit (Acts 2:37-39). In Philippi the answer is to believe, and that same night the household is taught, baptised and sitting at supper (Acts 16:30-34). The two replies are not rivals. One names the turning away, the other the leaning on.\n\nPaul’s summary is inward and outward together: confess with the mouth that Jesus is Lord, believe in the heart that God raised him (Romans 10:9-10). No class of people is shut out, for whoever calls is heard (Romans 10:13). Ephesians 2:8-10 gives the order: grace is the source, faith the hand that takes it, and good works are what one is remade for. None of it can be boasted about.\n\nJesus’ own pictures are simpler still. A tax collector says one line, asking for mercy, and goes home right with God (Luke 18:13-14). A criminal asks only to be remembered (Luke 23:42-43). A rich man who had kept the commandments is asked for the one thing he trusted more (Mark 10:21). So the honest first step may be small, and it may be a prayer in one’s own words.',
    references: [
      {
        scripture: 'Acts 16:30-34',
        why: 'The question asked outright and answered in a sentence, with what followed that night.',
      },
      { scripture: 'Romans 10:9-13', why: 'Heart, mouth and the assurance that nobody who calls is turned away.' },
      { scripture: 'Ephesians 2:8-10', why: 'Source, means and result in order: grace, faith, good works.' },
      { scripture: 'John 3:16-18', why: 'The gift, its motive, and what it depends on.' },
      { scripture: 'Acts 2:37-39', why: 'Adds repentance, baptism and the promise of the Spirit.' },
      { scripture: 'Romans 3:22-26', why: 'Why it is needed by everyone and how it became possible.' },
      { scripture: 'Luke 18:13-14', why: 'The shortest example: a man who asks for mercy and receives it.' },
      { scripture: 'John 1:12', why: 'Receiving Christ makes children of God.' },
      {
        scripture: 'Titus 3:4-7',
        why: 'Denies that our deeds were the reason, and mentions the washing of new birth.',
      },
      { scripture: 'Mark 1:15', why: 'Jesus’ own summons in his first recorded preaching: repent and believe.' },
      { scripture: 'James 2:17', why: 'A safeguard: faith that never does anything is dead.' },
    ],
    whereChristiansDiffer:
      'All agree that salvation is by God’s grace through Christ. Lutheran and Reformed Christians add: through faith alone, works being its fruit. Catholics and Orthodox teach that faith working in love, with baptism and the sacraments, brings a real inward change in which we cooperate; Catholics and Lutherans published a joint declaration on this in 1999. Churches of Christ hold that baptism belongs to the moment of salvation; Baptists, that it is the sign of a salvation already received.',
  },
  {
    question: 'What is faith?',
    aliases: [
      'what does it mean to believe',
      'is faith blind',
      'how can i have more faith',
      'what is the difference between faith and belief',
      'how do i increase my faith',
    ],
    topics: ['faith', 'trust', 'belief', 'doubt'],
    summary:
      'In the Bible faith is trust that acts: taking God at his word and staking something on it. Hebrews calls it the assurance of things hoped for and then, instead of refining the definition, tells stories of people who built, left home, refused and endured. It has content, for there are things to be believed, but demons believe those too. How much you have matters less than whom you trust.',
    explanation:
      'The founding example is Abraham under the stars, told to count them while childless. He believed, and it was reckoned to him as righteousness (Genesis 15:5-6). Paul lingers on what that trust was like: Abraham looked at his own worn-out body and did not pretend (Romans 4:18-21). So faith is no refusal to see facts. It takes one more fact into account.\n\nHebrews 11 has its famous opening, whose key word can mean assurance, substance or even title deed (Hebrews 11:1). Its heroes include a drunkard, a prostitute and a man who sacrificed for a rash vow; several died with nothing in hand (Hebrews 11:13).\n\nJames warns that agreeing to statements is not it, since devils agree and shudder (James 2:19). And yet a little suffices: the size of a mustard seed (Matthew 17:20). When disciples asked for more, Jesus did not measure theirs but spoke of that same seed (Luke 17:5-6). A desperate father said that he believed and did not, and his boy was healed (Mark 9:24). Faith comes by hearing, Paul says (Romans 10:17), which is a reason to read on even while unsure.',
    references: [
      { scripture: 'Hebrews 11:1', why: 'The nearest thing to a definition, and the start of a chapter of examples.' },
      {
        scripture: 'Genesis 15:5-6',
        why: 'The first time the Bible says that anyone believed God, and what it counted for.',
      },
      { scripture: 'Romans 4:18-21', why: 'Faith with open eyes: Abraham weighs the odds and relies on the promise.' },
      {
        scripture: 'Hebrews 11:6',
        why: 'Why it is needed: coming to God means trusting that he is there and answers.',
      },
      { scripture: 'Mark 9:23-24', why: 'Mixed faith, honestly confessed, is enough to ask with.' },
      { scripture: 'Romans 10:17', why: 'Where it comes from: hearing the message about Christ.' },
      { scripture: 'James 2:19', why: 'Shows what faith is not, mere assent, by the example of devils.' },
      { scripture: 'Matthew 17:20', why: 'A seed’s worth is effective; quantity is the wrong question.' },
      { scripture: 'Ephesians 2:8', why: 'Faith receives a gift and is no achievement to set on the scales.' },
      { scripture: '2 Corinthians 5:7', why: 'It guides walking, day by day, where sight does not reach.' },
      { scripture: 'John 20:29', why: 'A blessing on those who trust without having seen.' },
    ],
  },
  {
    question: 'What does it mean to be born again?',
    aliases: [
      'what is a born again christian',
      'how can i be born again',
      'what is regeneration',
      'what does born of water and spirit mean',
      'do i need to be born again',
    ],
    topics: ['born again', 'new birth', 'regeneration', 'baptism'],
    summary:
      'Jesus used the phrase at night to Nicodemus, a learned Pharisee who took it for obstetrics. The Greek word means both “again” and “from above”, and the misunderstanding depends on the pun. A person needs a life from God’s Spirit which he can no more give himself than he could arrange his first birth. Later writers speak of a new creation and of washing. Some churches tie this birth to baptism, some to the moment of believing.',
    explanation:
      'Nicodemus comes with a compliment and is told that without this birth he cannot see God’s kingdom (John 3:3). For a man whose standing rested on descent and study it was a hard saying: his first birth, good as it was, did not count. Jesus adds “of water and of the Spirit” (John 3:5) and compares the Spirit to wind, for which Greek uses the same word. One hears it and cannot steer it. He is surprised that a teacher of Israel does not know this, and the likely background is Ezekiel, who promised clean water, a new heart and God’s spirit within (Ezekiel 36:25-27).\n\nWhat is the person to do? The talk moves on to a bronze snake on a pole, at which bitten Israelites simply looked (John 3:14-16). The birth is God’s work; looking is ours.\n\nOther books use the image with their own accents. Peter says that we are begotten to a living hope by the resurrection and through an imperishable seed, the word (1 Peter 1:3; 1 Peter 1:23). Paul writes of new creation (2 Corinthians 5:17). John’s first letter gives signs by which it may be known: doing right, loving one’s brother, trusting Jesus as the Christ (1 John 2:29; 1 John 4:7; 1 John 5:1).',
    references: [
      { scripture: 'John 3:3-8', why: 'Where the phrase comes from, with water, Spirit and wind.' },
      { scripture: 'John 3:14-16', why: 'How it comes to anyone: by looking to the one lifted up.' },
      { scripture: 'Ezekiel 36:25-27', why: 'The promise which Nicodemus, as a teacher, might have recognised.' },
      { scripture: '1 Peter 1:23', why: 'Names the seed of the new life: the living word of God.' },
      { scripture: '2 Corinthians 5:17', why: 'Paul’s equivalent: somebody in Christ is a new creation.' },
      { scripture: 'Titus 3:5', why: 'Joins washing and renewal by the Spirit, and so feeds the debate over baptism.' },
      { scripture: 'John 1:12-13', why: 'A birth not of blood or human will, given to those who receive Christ.' },
      {
        scripture: '1 John 5:1',
        why: 'The mark by which it is known: trust in Jesus, and love for God’s other children.',
      },
      { scripture: '1 Peter 1:3', why: 'Connects the new birth with the raising of Jesus, not with a method.' },
      { scripture: 'Ephesians 2:4-5', why: 'The same change pictured as dead people being made alive.' },
    ],
    whereChristiansDiffer:
      'Catholics, Orthodox, Lutherans and many Anglicans connect the new birth with baptism, as the water of John 3:5 and Titus 3:5. Evangelicals generally hold that it happens when someone trusts Christ, and take the water as cleansing, as natural birth or as John’s baptism. Reformed theologians say that God must give new life before anyone can believe; Arminians and Wesleyans, that it is given to those who believe. Not everyone can name a date, and few churches require it.',
  },
  {
    question: 'Can a Christian lose their salvation?',
    aliases: [
      'once saved always saved',
      'is salvation permanent',
      'can you lose your faith and still be saved',
      'what is eternal security',
      'what does falling away mean',
      'have i lost my salvation',
    ],
    topics: ['assurance', 'perseverance', 'falling away', 'apostasy'],
    summary:
      'Two families of texts stand side by side. Jesus says that nobody can snatch his sheep from his hand, and Paul that God will finish what he began. Yet Hebrews warns people who have tasted heavenly things against falling away past renewal, and Jesus speaks of branches taken from the vine. Churches weigh them differently. On both views, someone who is worried and wants Christ is not the person the warnings describe.',
    explanation:
      'The promises are strong. The Father’s hand is added to the Son’s (John 10:27-29). Those whom God justified he also glorified, says Paul, in a past tense that runs ahead of events (Romans 8:30). He is confident about Philippi (Philippians 1:6), and about Corinth, of all churches (1 Corinthians 1:8).\n\nSo are the warnings. Hebrews describes people once enlightened, partakers of the Holy Spirit, who fall away and cannot be renewed to repentance (Hebrews 6:4-6), and then adds that its author expects better of his readers (Hebrews 6:9). Fruitless branches are gathered and burned (John 15:6). Paul disciplines himself lest he be disqualified (1 Corinthians 9:27), and tells Gentile branches that they stand by faith and can be cut off (Romans 11:20-22). Demas, once a colleague, left for love of this world (2 Timothy 4:10).\n\nOne line can be claimed by both sides: those who went out were never of us, else they would have stayed (1 John 2:19). Peter denied Jesus three times and was brought back, because Jesus had prayed for him in advance (Luke 22:31-32). Jude ends a letter of warnings by praising the one who is able to keep his readers from falling (Jude 1:24). Holding on and being held are, in practice, hard to tell apart.',
    references: [
      {
        scripture: 'John 10:27-29',
        why: 'The strongest promise: held by the Son and the Father, and no one can snatch.',
      },
      {
        scripture: 'Hebrews 6:4-6',
        why: 'The strongest warning, about people with deep experience who then fall away.',
      },
      {
        scripture: 'Romans 8:38-39',
        why: 'Lists what cannot separate us; whether we ourselves are on the list is debated.',
      },
      { scripture: 'Philippians 1:6', why: 'Confidence that rests on God completing what he started.' },
      { scripture: 'Hebrews 10:26-29', why: 'Deliberate, continued rejection of the Son by someone once made holy.' },
      { scripture: '1 John 2:19', why: 'Some who left had never truly belonged: leaving revealed it.' },
      { scripture: 'John 15:4-6', why: 'Branches that do not abide are removed, in Jesus’ own words to disciples.' },
      { scripture: 'Ephesians 1:13-14', why: 'The Spirit as seal and down payment on the inheritance.' },
      { scripture: 'Luke 22:31-32', why: 'A fall that did not end in loss, because Jesus prayed.' },
      { scripture: 'Romans 11:20-22', why: 'Kindness and severity: you stand by faith, so continue.' },
      { scripture: 'Jude 1:24', why: 'It is somebody else who keeps one from stumbling.' },
    ],
    whereChristiansDiffer:
      'Reformed Christians hold that all whom God truly saves he also keeps; those who leave for good were never his (the perseverance of the saints). Many Baptists teach eternal security; a few add that even a believer who gives up faith remains saved. Catholics, Orthodox, Lutherans, Wesleyans and Pentecostals hold that a real believer can fall away, Catholics by mortal sin, others by abandoning faith, and that God gives everything needed to remain and readily restores those who return.',
  },
  {
    question: 'How can I be sure that I am saved?',
    aliases: [
      'how do i know i am saved',
      'what if i don’t feel saved',
      'assurance of salvation',
      'am i really a christian',
      'why do i doubt my salvation',
    ],
    topics: ['assurance', 'doubt', 'eternal life', 'witness of the spirit'],
    summary:
      'John wrote a whole letter so that believers might know they have eternal life, and gives several tests: trusting Jesus as the Son of God, loving other Christians in practice, wanting to obey. Paul adds an inner witness of the Spirit, who lets us call God Father. All of these come second. First stands a promise made by someone else, which does not rise and fall with moods.',
    explanation:
      'Whoever has the Son has life: John says that he writes for this purpose, that you may know (1 John 5:11-13). His letter was sent to a group unsettled by a split, and it circles round three signs. There is a belief, that Jesus is the Christ come in flesh; a love that opens its purse (1 John 3:16-19); and a habit of keeping commandments. He is realistic about failure, since the same letter says that whoever claims to have no sin deceives himself (1 John 1:8-9).\n\nJohn also foresees a conscience that goes on accusing. God outranks that heart and knows the whole case (1 John 3:20). That sentence can be read as threat or as comfort, and the context favours comfort.\n\nFor Paul the deepest sign is not a feeling of certainty but a cry. Whoever says Abba to God does so by the Spirit (Romans 8:15-16). He can also say, examine yourselves (2 Corinthians 13:5). When the search within turns up little, he points outward: God gave his Son, Christ died and intercedes, so who will condemn (Romans 8:32-34)? Jesus’ own sentence is in the negative and leaves no gap: the one who comes he will not throw out (John 6:37).',
    references: [
      {
        scripture: '1 John 5:11-13',
        why: 'Written expressly so that believers may know, and says on what the knowledge rests.',
      },
      { scripture: 'John 6:37', why: 'Jesus’ promise not to turn away anyone who comes.' },
      { scripture: 'Romans 8:15-16', why: 'The Spirit’s witness, heard in our calling God Father.' },
      { scripture: '1 John 3:18-20', why: 'What to do with an accusing heart: love in deed, and God who knows more.' },
      { scripture: 'Romans 8:31-34', why: 'Looks away from self to what God and Christ have done.' },
      { scripture: 'John 5:24', why: 'Present tense: the believer has passed from death to life already.' },
      { scripture: '2 Corinthians 13:5', why: 'Self-examination has a place, and Paul expects most of them to pass.' },
      { scripture: '2 Peter 1:10', why: 'Being diligent in growth makes the call more certain.' },
      { scripture: '1 John 1:8-9', why: 'Continued sin does not disprove it; denial of sin is the danger.' },
      { scripture: 'Matthew 7:21-23', why: 'The sobering text: religious success without obedience is no proof.' },
    ],
    whereChristiansDiffer:
      'Protestants after Luther and Wesley usually hold that a believer may be sure of salvation now, Calvinists adding: and of its completion. The Council of Trent rejected a certainty of faith about one’s own final state, special revelation apart; Catholics speak of a firm hope instead. Orthodox Christians likewise prefer hope and repentance to certainty. Some Puritans thought that assurance ordinarily comes late, after long self-examination; others counted it part of faith itself.',
  },
  {
    question: 'Are we saved by faith or by good works?',
    aliases: [
      'is faith alone enough',
      'do good works get you to heaven',
      'do james and paul contradict each other',
      'is being a good person enough',
      'faith without works is dead meaning',
    ],
    topics: ['faith and works', 'justification', 'good works', 'james and paul'],
    summary:
      'By grace through faith, and not from works, says Ephesians; and its next sentence says that we were made for good works. James insists that a faith without deeds cannot save. Paul and James even cite the same verse about Abraham for what look like opposite conclusions. Most readers think they face different mistakes: Paul, people who wanted to earn; James, people who only talked.',
    explanation:
      'Paul’s case is in Romans 3 and 4. Nobody is put right with God by doing what the law requires (Romans 3:28), and Abraham is his proof, since Genesis 15:6 counts him righteous before he was circumcised. What exactly Paul means by “works of the law” is much discussed. Luther took it as any attempt to deserve; scholars such as James Dunn think first of the customs that marked Jews off, circumcision, food and Sabbath.\n\nJames looks at a different chapter of the same life, the binding of Isaac (Genesis 22:9-12), decades later. There, he says, the earlier faith was completed by what it did, and he denies that faith “only” justifies anybody (James 2:21-24). His example of dead faith is someone who wishes a freezing neighbour warmth and gives no coat (James 2:15-17). Paul would hardly have disagreed, for what counts with him is faith working through love (Galatians 5:6).\n\nJesus’ judgement scene turns on food, water and visits (Matthew 25:34-40), and the righteous there had kept no tally. When a man who had kept the commandments has walked away, he tells the disciples that saving anyone is beyond human power, and not beyond God’s (Mark 10:26-27).',
    references: [
      { scripture: 'Ephesians 2:8-10', why: 'Both halves in order: not from works, but for works.' },
      { scripture: 'James 2:14-26', why: 'The strongest case that faith which does nothing is no faith.' },
      {
        scripture: 'Romans 3:27-28',
        why: 'Paul’s plainest denial that law-keeping justifies, and the end of boasting.',
      },
      { scripture: 'Romans 4:2-5', why: 'Abraham as evidence; wages contrasted with a gift.' },
      { scripture: 'Galatians 5:6', why: 'The formula that brings them together: faith active through love.' },
      { scripture: 'Galatians 2:16', why: 'Says the same thing three times in a verse, so that nobody could miss it.' },
      { scripture: 'Titus 3:5-8', why: 'Saved by mercy and not by deeds; therefore be careful to do good.' },
      { scripture: 'Matthew 25:34-40', why: 'Deeds of mercy as the evidence brought at judgement.' },
      { scripture: 'Philippians 2:12-13', why: 'Work it out, for God is working it in.' },
      { scripture: 'Isaiah 64:6', why: 'How even the best deeds look when offered as a claim.' },
    ],
    whereChristiansDiffer:
      'Lutherans and Reformed: we are declared righteous through faith alone, and true faith is never without works. Catholics: justification makes us righteous, begins in grace, and grows by works done in grace; Trent rejected “faith alone” in the sense of bare assent. Orthodox: salvation is healing and union with God, in which his energy and our effort work together. Some teachers of “free grace” hold that a person may be saved with no visible fruit at all.',
  },
  {
    question: 'Does God choose who will be saved?',
    aliases: [
      'what is predestination',
      'what does election mean',
      'are some people destined for hell',
      'is calvinism biblical',
      'what does chosen before the foundation of the world mean',
    ],
    topics: ['predestination', 'election', 'chosen', 'free will'],
    summary:
      'The language of choosing runs all through scripture, from Abraham to Ephesians, where believers are chosen in Christ before the world was made. So does the language of invitation: God wants all to be saved, and whoever will may come. What election means, individuals or a people, with or without regard to foreseen faith, has divided careful readers since Augustine. Its purpose in the text is nearly always reassurance or service.',
    explanation:
      'Israel was chosen, Moses says, for no quality of its own but because it was loved (Deuteronomy 7:6-8), and chosen for the sake of others (Genesis 12:3). Paul starts there in Romans 9 to 11. His problem is not who gets to heaven in general but why so many Israelites have not believed. He recalls Jacob and Esau, Pharaoh, and a potter’s freedom with clay (Romans 9:10-21). Then he says that Israel is responsible for refusing (Romans 10:21), that its fall is not final, and that God has shut up all in disobedience to have mercy on all (Romans 11:32). He ends in praise of ways beyond tracing out.\n\nRomans 8:29-30 strings five verbs together, foreknew to glorified. Is “foreknew” knowledge of who would believe, or a setting of affection beforehand? Much hangs on the word. In Acts those ordained to eternal life believe (Acts 13:48), and in the next scene an apostolic speech works so well that a multitude believes (Acts 14:1).\n\nOpposite stand 1 Timothy 2:4, 2 Peter 3:9 and the Bible’s last invitation (Revelation 22:17). Jesus puts both in neighbouring sentences: no one knows the Father unless the Son reveals him; come to me, all who are weary (Matthew 11:27-28).',
    references: [
      {
        scripture: 'Ephesians 1:4-6',
        why: 'The central text: chosen in Christ, before the world, in love and for holiness.',
      },
      {
        scripture: 'Romans 8:29-30',
        why: 'The chain from foreknowing to glory, on whose first verb much of the dispute turns.',
      },
      { scripture: 'Romans 9:10-21', why: 'The hardest passage, Jacob and Esau, Pharaoh and the potter.' },
      { scripture: '1 Timothy 2:3-6', why: 'God wills that all be saved, and Christ gave himself for all.' },
      { scripture: 'Romans 11:29-33', why: 'Where Paul’s argument ends: mercy for all, and wonder.' },
      { scripture: 'John 6:37-44', why: 'Drawn by the Father, and nobody who comes turned away.' },
      { scripture: 'Deuteronomy 7:6-8', why: 'The first pattern of election: love that is not a reward.' },
      { scripture: 'Acts 13:48', why: 'Luke’s remark that those ordained to life believed.' },
      { scripture: '2 Peter 3:9', why: 'Unwilling that any should perish, offered as the reason for delay.' },
      { scripture: 'Revelation 22:17', why: 'The closing invitation to whoever is thirsty.' },
      { scripture: 'Matthew 11:27-28', why: 'The Son’s choice to reveal and his open call, one after the other.' },
    ],
    whereChristiansDiffer:
      'Calvinists: God chose particular people for reasons in himself alone, and the others he passes by. Arminians, Wesleyans and most Orthodox: he chose those whose faith he foresaw, and grace can be refused. Catholics permit more than one school, but reject that anyone is predestined to evil. Lutherans affirm election to life and refuse to infer the opposite. Others hold that God chose Christ, and a people in him, which anyone may join; Karl Barth, that in Christ all are elect.',
  },
];
