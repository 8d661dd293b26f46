import type { QuestionCard } from '../card.ts';

export const holySpiritCards: readonly QuestionCard[] = [
  {
    question: 'Who is the Holy Spirit?',
    aliases: [
      'what is the holy spirit',
      'is the holy spirit a person or a force',
      'what does the holy spirit do',
      'what is the holy ghost',
      'is the holy spirit god',
    ],
    topics: ['holy spirit', 'comforter', 'trinity'],
    summary:
      'God’s own presence and power, whom the New Testament speaks of as someone rather than something. The Hebrew and Greek words also mean wind and breath, and the Bible plays on this. The Spirit hovers at creation, comes on judges and prophets, rests on Jesus, and is poured out on the church at Pentecost. He teaches, guides, can be lied to and grieved, and points away from himself to Christ.',
    explanation:
      'In the Old Testament the Spirit comes upon people for a task and may leave: on Bezalel to design a sanctuary (Exodus 31:2-5), on Samson to fight, on Saul to prophesy. Joel looked for a day when sons, daughters and slaves would all receive it (Joel 2:28-29), and Peter declared that day come (Acts 2:16-18).\n\nJesus’ farewell in John says most. He will ask the Father for another Paraclete, a word for one called alongside, as advocate, helper or comforter (John 14:16-17). Another implies a first, Jesus himself. This one will remind, convict and guide (John 14:26; John 16:8; John 16:13), and not speak of himself. Greek “spirit” is a neuter noun and would normally take “it”; at several points John writes “he”, agreeing perhaps only with Paraclete, a masculine, and so grammar proves less than is sometimes claimed.\n\nThe personal verbs count for more. The Spirit speaks (Acts 13:2), forbids a journey (Acts 16:6), distributes gifts as he wills (1 Corinthians 12:11), is grieved by bitter talk (Ephesians 4:30). Paul says that he searches the depths of God (1 Corinthians 2:10-11). Elsewhere he is water, oil, fire and a dove: pictures for what one cannot see.',
    references: [
      { scripture: 'John 14:16-17', why: 'Jesus introduces him: another helper, to stay for ever and to be within.' },
      { scripture: 'John 16:7-15', why: 'His work described: convicting, guiding, glorifying Christ.' },
      { scripture: 'Acts 2:1-4', why: 'The arrival at Pentecost, with wind, fire and languages.' },
      { scripture: 'Genesis 1:2', why: 'His first appearance, over the waters; the word may also be translated wind.' },
      { scripture: 'Acts 5:3-4', why: 'Lied to, which is done to persons, and identified with God.' },
      { scripture: 'Romans 8:9-16', why: 'What his living in believers means, down to crying Abba.' },
      { scripture: '1 Corinthians 2:10-12', why: 'He knows God from within and lets us understand.' },
      { scripture: 'Joel 2:28-29', why: 'The promise of the Spirit for all, regardless of age, sex and rank.' },
      { scripture: 'Ephesians 4:30', why: 'He can be grieved, and the surrounding lines say by what.' },
      { scripture: 'Galatians 5:22-23', why: 'How his presence shows in character.' },
      { scripture: 'Luke 4:18', why: 'Jesus reads out Isaiah to say what the Spirit is upon him for.' },
    ],
    whereChristiansDiffer:
      'Catholic, Orthodox and Protestant churches confess the Spirit as the third person of the Trinity; the East says that he proceeds from the Father, the West adds “and the Son”. Jehovah’s Witnesses hold that the spirit is God’s active force, pointing to its being poured out. Oneness Pentecostals understand him as God himself in action, and not a distinct person. Many scholars say that the Old Testament speaks of God’s power and breath, and that distinct personhood becomes visible only later.',
  },
  {
    question: 'Does God still speak today?',
    aliases: [
      'how can i hear god’s voice',
      'how does god speak to us',
      'does god speak through dreams',
      'are there still prophets today',
      'how do i know if it is god speaking to me',
    ],
    topics: ['hearing god', 'prophecy', 'guidance', 'scripture'],
    summary:
      'Hebrews says that God has spoken finally in his Son, and scripture is where that voice is surest. All Christians believe that the Spirit still brings those words home. Many hold that he also prompts, warns and comforts through prophecy, dreams or an inner sense; others, that such revelation ended with the apostles. Both sides agree on the tests: does it fit with scripture, honour Christ, and bear examination by others?',
    explanation:
      'In the Bible itself God’s voice is rarer than it looks. Centuries may lie between two pages. In the boy Samuel’s days a word from the LORD was scarce, and he mistook it for old Eli calling (1 Samuel 3:1-10). Elijah heard it in something which is variously translated as a still small voice or a sound of thin silence (1 Kings 19:11-13). Job’s Elihu thinks that God speaks in dreams and in pain, and people do not notice (Job 33:14-18).\n\nAt Pentecost Peter quotes Joel on visions and dreams for young and old (Acts 2:17). In Acts guidance comes by prophet, angel, dream and closed doors, and also by long discussion, whose result the council ascribes to the Spirit and itself together (Acts 15:28). Paul tells Thessalonica not to despise prophesying, and in the same breath to test it (1 Thessalonians 5:19-21); in Corinth others are to weigh what is said (1 Corinthians 14:29).\n\nJesus says that his sheep know his voice (John 10:27). He does not explain how. Most who speak of it describe something quiet, often a verse that will not leave them alone. A claimed word that flatters, hurries, or cannot be questioned deserves suspicion (Jeremiah 23:25-28; 1 John 4:1).',
    references: [
      { scripture: 'Hebrews 1:1-2', why: 'The decisive speech: many ways before, a Son now.' },
      { scripture: 'John 10:27', why: 'Jesus expects to be heard and followed by his own.' },
      {
        scripture: '2 Timothy 3:16-17',
        why: 'Where one may be sure of hearing, and what for: equipment for every good work.',
      },
      { scripture: '1 Thessalonians 5:19-21', why: 'Neither quench nor swallow everything: test it.' },
      { scripture: '1 Kings 19:11-13', why: 'Not in wind, quake or fire; Elijah’s quiet encounter.' },
      { scripture: '1 Samuel 3:1-10', why: 'Learning to recognise the voice, with the help of someone older.' },
      { scripture: 'Acts 2:17-18', why: 'The promise on which expectation of visions and prophecy rests.' },
      {
        scripture: 'John 16:13',
        why: 'The Spirit will guide into all truth: said to apostles, applied more widely by many.',
      },
      { scripture: '1 John 4:1-3', why: 'A test of content: what does it say of Jesus?' },
      { scripture: 'Jeremiah 23:25-28', why: 'Prophets who dream their own dreams, straw against wheat.' },
      { scripture: 'Psalms 19:1-4', why: 'A voice that goes on daily and uses no words.' },
    ],
    whereChristiansDiffer:
      'Cessationists, among them B. B. Warfield and many Reformed and Baptist churches, hold that prophecy and new revelation ended when the New Testament was complete; God now speaks through scripture. Pentecostals and charismatics hold that prophecy continues, always below scripture. Wayne Grudem argues for a fallible kind of prophecy. Catholics distinguish public revelation, which is closed, from private revelations that nobody is bound to believe. Quakers wait in silence for the light within.',
  },
  {
    question: 'How do I receive the Holy Spirit?',
    aliases: [
      'what is the baptism of the holy spirit',
      'do all christians have the holy spirit',
      'what does it mean to be filled with the spirit',
      'do i have to speak in tongues',
      'is speaking in tongues for today',
    ],
    topics: ['baptism in the spirit', 'tongues', 'filling', 'gifts'],
    summary:
      'By coming to Christ, says Paul, for whoever lacks the Spirit does not belong to him. Peter’s formula is repent, be baptised, receive. Jesus adds a homely encouragement: a father asked for an egg gives no scorpion, so ask. Whether there is also a later “baptism in the Spirit”, perhaps shown by tongues, depends on how one reads Acts, where the order of events is never the same twice.',
    explanation:
      'Consider Luke’s cases. At Pentecost believers who have waited ten days are filled and speak other languages (Acts 2:1-4). The three thousand are promised the gift with baptism, and no tongues are mentioned (Acts 2:38-41). In Samaria baptised people receive only when Peter and John lay hands on them (Acts 8:14-17). Cornelius’ guests receive before baptism, in the middle of a sermon (Acts 10:44-48). At Ephesus about a dozen men, who know only John’s baptism and have heard of no Holy Spirit, are baptised again, receive by laying on of hands, and speak in tongues (Acts 19:1-6). Are these patterns to repeat or stages in a frontier crossed once each, Jews, Samaritans, Gentiles?\n\nPaul’s statements are general. By one Spirit we were all baptised into one body (1 Corinthians 12:13). Then, in the same chapter, comes a row of questions in Greek that expect “no”, and one of them is whether all speak with tongues (1 Corinthians 12:29-30). He does so himself and is glad of it, but in church prefers five intelligible words to ten thousand (1 Corinthians 14:18-19).\n\n“Be filled” in Ephesians 5:18 is a continuing command, contrasted with drunkenness and followed by singing, thanks and mutual submission.',
    references: [
      {
        scripture: 'Acts 2:38-39',
        why: 'The ordinary promise: turn, be baptised, receive, for you and those far off.',
      },
      { scripture: 'Luke 11:13', why: 'Jesus’ encouragement to ask a Father who wants to give.' },
      { scripture: 'Romans 8:9', why: 'No one belongs to Christ without the Spirit.' },
      { scripture: '1 Corinthians 12:13', why: 'Baptism in one Spirit said of all the Corinthians together.' },
      { scripture: 'Ephesians 1:13-14', why: 'Sealed on believing, with a foretaste of the inheritance.' },
      { scripture: 'Ephesians 5:18-21', why: 'Filling as something to go on with, and how it sounds and behaves.' },
      { scripture: 'Acts 8:14-17', why: 'The case that suggests a second stage after baptism.' },
      { scripture: 'Acts 10:44-48', why: 'The reverse order: Spirit first, then water.' },
      { scripture: '1 Corinthians 12:29-31', why: 'Not every believer has every gift, tongues included.' },
      { scripture: 'Acts 19:1-6', why: 'Disciples who had missed something, and what Paul asked them.' },
      { scripture: 'John 7:37-39', why: 'The invitation: thirst, come, drink; John says that Jesus meant the Spirit.' },
    ],
    whereChristiansDiffer:
      'Classical Pentecostals teach a baptism in the Spirit after conversion, whose first sign is tongues. Many charismatics keep the experience without insisting on the sign. Reformed, Baptist and many evangelical churches hold that all receive at conversion and are to be filled repeatedly; some think that tongues have ceased (1 Corinthians 13:8). Catholics and Orthodox see the gift given in baptism and in confirmation or chrismation; the charismatic movement within them speaks of a release of it.',
  },
  {
    question: 'Do miracles still happen?',
    aliases: [
      'does god still heal today',
      'why does god heal some and not others',
      'are miracles real',
      'have miracles ceased',
    ],
    topics: ['miracles', 'healing', 'gifts of the spirit', 'signs'],
    summary:
      'Nothing in scripture says that they must stop, and James tells ordinary congregations to pray for their sick. Nothing promises them on demand either. In the Bible they cluster, round Moses, Elijah and Elisha, Jesus and his apostles, with long stretches in between. Paul, who healed others, left Trophimus behind ill and told Timothy to take wine for his stomach. Faith may ask for everything and may not demand it.',
    explanation:
      'John calls them signs: they point. Jesus refuses to perform one for people testing him (Mark 8:11-12), and often tells the healed to say nothing. The synoptic gospels link them to the kingdom’s arrival (Matthew 12:28). In John 14:12 he promises that believers will do greater works, which is taken to mean more spectacular ones, or more widespread ones, or bringing people to life by the gospel.\n\nPaul lists healings and miracles among gifts distributed to various members (1 Corinthians 12:8-11). He speaks of signs of an apostle (2 Corinthians 12:12), and Hebrews of God confirming the first hearers’ message (Hebrews 2:3-4). From these some conclude that they belonged to the founding. Yet Galatians 3:5 takes miracles in a congregation for granted, and James has elders with oil, not apostles (James 5:14-16).\n\nNot all are healed, even there. Epaphroditus nearly died (Philippians 2:27). Hebrews 11 praises those who stopped lions’ mouths and, a sentence later, those who were sawn in two, for the same faith (Hebrews 11:33-37). Wonders alone prove little: false prophets may have them (Deuteronomy 13:1-3). The friends in the furnace put it best: our God can; but if not (Daniel 3:17-18).',
    references: [
      { scripture: 'James 5:14-16', why: 'A standing instruction to ordinary churches about the sick.' },
      {
        scripture: '1 Corinthians 12:7-11',
        why: 'Healings and miracles in a list of gifts, given as the Spirit decides.',
      },
      { scripture: 'John 14:12-14', why: 'The promise of greater works, variously understood.' },
      {
        scripture: 'Hebrews 13:8',
        why: 'The same Christ then and now, often cited here, though its subject is wider.',
      },
      {
        scripture: 'Hebrews 2:3-4',
        why: 'Miracles as confirmation of the first witnesses: a main text of cessationists.',
      },
      { scripture: '2 Timothy 4:20', why: 'Paul leaves a colleague sick, with no hint of failure.' },
      { scripture: 'Daniel 3:17-18', why: 'Trust that does not depend on the outcome.' },
      { scripture: 'Galatians 3:5', why: 'Miracles among plain believers as a known fact that Paul can argue from.' },
      { scripture: 'Mark 6:5-6', why: 'Few miracles in Nazareth, connected with unbelief.' },
      { scripture: 'Deuteronomy 13:1-3', why: 'A sign that comes true may still come from a false prophet.' },
      { scripture: 'John 20:30-31', why: 'Why signs were written down: to lead to faith.' },
    ],
    whereChristiansDiffer:
      'Pentecostals and charismatics expect healing and other gifts as part of church life. Cessationists believe that God heals in answer to prayer, but that gifts of miracle-working ended with the apostles. Catholics investigate claimed miracles formally, for canonisations and at Lourdes, where some seventy are recognised; Orthodox likewise expect them around saints. David Hume argued that no testimony could suffice; Craig Keener has collected hundreds of modern reports in reply. Bultmann thought the whole idea belonged to an old world-view.',
  },
  {
    question: 'Why does God feel so far away?',
    aliases: [
      'i dont feel god anymore',
      'i can’t feel god',
      'why can’t i feel god’s presence',
      'has god left me',
      'what is the dark night of the soul',
      'how do i get closer to god',
    ],
    topics: ['distance from god', 'dryness', 'presence', 'lament', 'growth'],
    summary:
      'That feeling is in the Bible, spoken by its best-loved people. Psalms ask how long God means to hide; Job looks left and right and cannot find him; Jesus on the cross cries out that he has been forsaken. Distance felt is no proof of distance. Sometimes there is a cause to put right, sometimes tiredness or illness, often none that can be seen. Draw near anyway, and say exactly how it is.',
    explanation:
      'Psalms 42 is the song of a man cut off from the temple, whose tears are his food, and who argues with himself: why so cast down? Hope, I shall yet praise (Psalms 42:1-5). He does not get his feeling back within the psalm; the refrain returns, and again in Psalms 43:5. Psalms 88:14-18 ends in darkness. Choirs sang it all the same.\n\nIsaiah allows for a cause: wrongs have made a separation (Isaiah 59:2). James invites one to draw near and promises that God will do the same (James 4:8). Revelation’s church in Ephesus has left its first love and is told to do again what it did at first (Revelation 2:4-5). But Job had done nothing, and still could not find him (Job 23:8-10), and for Elijah the remedy began with sleep and bread (1 Kings 19:5-8).\n\nOn the Emmaus road two people walk for miles beside the one they miss, and do not know him (Luke 24:15-16). Only afterwards do they recall burning hearts. Deuteronomy tells Israel, scattered and far off, that whoever seeks will find (Deuteronomy 4:29). Paul says to Athenians that he is not far at all (Acts 17:27).',
    references: [
      { scripture: 'Psalms 42:1-11', why: 'Thirst, memory and self-talk from a person who cannot feel God.' },
      { scripture: 'Psalms 13:1-6', why: 'Four times how long, and a turn to trust within six verses.' },
      { scripture: 'James 4:8', why: 'The simplest counsel and promise: approach, and he approaches.' },
      { scripture: 'Matthew 27:46', why: 'Jesus has been here, and prayed a psalm in it.' },
      { scripture: 'Psalms 139:7-12', why: 'Says where God can be absent: nowhere, darkness included.' },
      { scripture: 'Job 23:8-10', why: 'A search in every direction, and confidence that he is known all the same.' },
      { scripture: 'Hebrews 13:5', why: 'The promise that stands against the feeling: never to leave.' },
      { scripture: 'Isaiah 59:1-2', why: 'A possible cause, and not the only one.' },
      { scripture: '1 Kings 19:4-8', why: 'When exhaustion is the reason: an angel with food.' },
      { scripture: 'Luke 24:13-32', why: 'Presence unrecognised on the road and known afterwards.' },
      { scripture: 'Psalms 88:13-18', why: 'For days with no turn to hope, a prayer which has none either.' },
      { scripture: 'Jeremiah 29:12-14', why: 'Seeking with all one’s heart, and being found, in exile.' },
    ],
  },
];
