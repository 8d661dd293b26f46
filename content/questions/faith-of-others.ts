import type { QuestionCard } from '../card.ts';

export const faithOfOthers: readonly QuestionCard[] = [
  {
    question: 'What does the Bible say about other religions?',
    aliases: [
      'do christians and muslims worship the same god',
      'are other religions wrong',
      'how should christians treat people of other faiths',
      'can christians learn from other religions',
      'does god speak through other religions',
      'is god still faithful to the jews',
      'are all religions the same',
      'why are there so many religions',
      'how do i know which religion is true',
      'which religion is right',
      'why christianity and not another religion',
      'do all religions worship the same god',
      'are other gods real',
      'what does god think of other religions',
      'should christians respect other religions',
    ],
    topics: ['other religions', 'idolatry', 'gentiles', 'interfaith'],
    summary:
      'It forbids worship of any other god and mocks idols without mercy. It also keeps meeting outsiders who know or fear God better than insiders do: Melchizedek, Jethro, the sailors with Jonah, a Roman officer whose faith amazed Jesus. Paul told other worshippers to turn, yet a town clerk could testify that he had not blasphemed their goddess. Of religions as systems it says little, and Islam and most others of today’s lie beyond its horizon. Followers of other faiths are neighbours, to be loved.',
    explanation:
      'The first commandment leaves no room (Exodus 20:3), and Isaiah 44:14-17 makes comedy of a man who cooks his dinner with half a log and prays to the other half. Elijah is ruder still. This is directed at Israel’s own temptation. About what other nations do, the tone differs from place to place: Deuteronomy 4:19 says that sun and stars were allotted to them, Micah 4:5 that each will walk in its god’s name, Psalms 96:5 that those gods are nothing, and Malachi 1:11 that incense goes up to the LORD’s name in every place, a verse translated as present or as future.\n\nAlongside stand the outsiders. Melchizedek, priest of God Most High with no tie to Abraham’s family, blesses him (Genesis 14:18-20). Balaam, hired to curse, receives true visions (Numbers 24:15-17). Naaman, healed, asks pardon for the times when he must bow with his master in Rimmon’s temple, and Elisha says only, go in peace (2 Kings 5:15-19). Foreign stargazers find the child (Matthew 2:1-2).\n\nIn Athens Paul was distressed by the idols, and spoke of an altar to an unknown God and quoted Greek poets with approval (Acts 17:22-28). Ephesus heard from its own town clerk that his party had not insulted Artemis (Acts 19:37). He never gave up the call to turn (Acts 14:15-17). Jesus told a Samaritan that her people worshipped what they did not know, and talked to her longer than to almost anyone (John 4:19-24).',
    references: [
      {
        scripture: 'Acts 17:22-28',
        why: 'The model speech to another religion: it starts from an altar, quotes poets and goes on to a claim.',
      },
      { scripture: 'Exodus 20:3', why: 'The exclusive loyalty asked of those who belong to Israel’s God.' },
      {
        scripture: 'Matthew 8:10-12',
        why: 'Jesus finds in a Roman officer more faith than in Israel, and expects many from east and west.',
      },
      {
        scripture: 'John 4:19-24',
        why: 'He states a real difference and yet treats the woman as somebody whom God is seeking.',
      },
      {
        scripture: 'Genesis 14:18-20',
        why: 'A priest of the true God turns up outside the chosen family, unexplained.',
      },
      { scripture: 'Acts 14:15-17', why: 'God has left a witness among all nations, in rain, harvests and gladness.' },
      {
        scripture: 'Isaiah 44:14-17',
        why: 'The sharpest satire of idols, aimed at exiles among the grand images of Babylon.',
      },
      {
        scripture: '2 Kings 5:15-19',
        why: 'A new believer’s awkward position, met with peace where a rule might have been expected.',
      },
      { scripture: 'Acts 4:12', why: 'Peter’s claim that salvation is in no other name.' },
      { scripture: 'Romans 11:28-29', why: 'Of the Jewish people: beloved, and God’s call to them not revoked.' },
      { scripture: 'Matthew 7:12', why: 'Treat another’s faith as you would wish yours to be treated.' },
      {
        scripture: 'Jonah 1:14-16',
        why: 'Sailors who began the storm praying each to his own god end it with vows to the LORD.',
      },
    ],
    whereChristiansDiffer:
      'Exclusivists, many evangelicals among them, hold that other religions are chiefly human error or worse, whatever truth they contain. Inclusivists, with the Second Vatican Council, honour what is true and holy in them and hold that any grace there comes through Christ; the Council says that Muslims adore the one God with us. Miroslav Volf agrees on that point, many evangelicals do not. John Hick and other pluralists see in each a different human response to the same ultimate reality.',
  },
  {
    question: 'How can I help a friend who doubts?',
    aliases: [
      'my friend is losing their faith',
      'what do i say to someone who doubts god',
      'my friend no longer believes',
      'how do i help someone who is deconstructing',
      'how do i answer hard questions about god',
      'how do i support someone leaving the church',
      'my friend is doubting god',
      'my friend is losing her faith',
      'my friend stopped believing in god',
      'how do i help someone who doubts',
      'what do i say to someone who doubts',
      'my friend has questions about god i can not answer',
      'my friend left christianity',
    ],
    topics: ['doubt', 'friendship', 'apostasy', 'encouragement'],
    summary:
      'Jude, in the oldest copies of his letter, says it briefly: have mercy on those who doubt. The best examples listen first. Jesus walked seven miles with two people who had given up, and asked what they were talking about before he explained anything. Thomas was kept among friends for a week with his question open. Pressure and ready answers get a whole book against them, which is Job.',
    explanation:
      'It helps to know what kind of doubt it is. John the Baptist’s came from a prison cell, after a life spent preparing for something that did not look as he had expected. Jesus did not reproach him. He sent evidence of a kind John would know from Isaiah, and only then, when the messengers were gone, praised him in public (Matthew 11:2-11). For the father in Mark 9:22-24 it was years of failed cures. Thomas wanted what the rest had been given already (John 20:24-29). Asaph was watching crooks do well, and says that he held back from talking for fear of harming others, until he went into the sanctuary (Psalms 73:13-17). A hurt, a puzzle, a moral protest and a tired mind each need something different.\n\nOn the road to Emmaus the order is worth copying: join them, ask, let them tell the story with its past tense, we had hoped (Luke 24:13-27). The exposition comes after that and the recognition later still, at a table. Job’s friends did well for seven days, while they said nothing (Job 2:11-13). They went wrong by defending God with things that were not so.\n\nSome will leave. Many disciples did, and Jesus asked the twelve if they wished to go as well (John 6:66-68), with the door visibly open. He told Peter that he had prayed for him before the collapse, and spoke of afterwards as if it were certain (Luke 22:31-32). A friend can do both: pray, and still be there.',
    references: [
      {
        scripture: 'Jude 1:22-23',
        why: 'Mercy is the first instruction; in the oldest copies it is for those who waver.',
      },
      {
        scripture: 'Luke 24:13-32',
        why: 'Questions, company, scripture and supper, in that order, with two people who had lost hope.',
      },
      {
        scripture: 'John 20:24-29',
        why: 'The doubter is still among the others a week later, and is met by what he had asked for.',
      },
      { scripture: 'John 1:45-46', why: 'A friend’s sneer is met with an invitation to look, and no argument.' },
      { scripture: 'Job 2:11-13', why: 'The finest thing that Job’s friends did: a week beside him in silence.' },
      { scripture: 'Romans 14:1', why: 'Welcome the one weak in faith, and not in order to quarrel over opinions.' },
      {
        scripture: 'Luke 22:31-32',
        why: 'Jesus prays for a friend’s faith before it breaks and trusts him with others afterwards.',
      },
      { scripture: 'Mark 9:22-24', why: 'What honest doubt sounds like, so that a helper can recognise it.' },
      {
        scripture: '1 Thessalonians 5:14',
        why: 'Different people need different treatment, and all of them patience.',
      },
      { scripture: 'John 6:66-68', why: 'Jesus lets people go, and asks the rest a real question.' },
      {
        scripture: 'Psalms 73:13-17',
        why: 'A worshipper’s near-collapse and what turned it, useful to read together.',
      },
      { scripture: '1 Peter 3:15', why: 'Reasons should be ready, and given gently and with respect.' },
    ],
  },
  {
    question: 'How do I share my faith?',
    aliases: [
      'how do i tell others about jesus',
      'do i have to evangelise',
      'what is the great commission',
      'is it wrong to try to convert people',
      'i am afraid to talk about my faith',
      'how do i give my testimony',
      'how do i tell people about jesus',
      'how do i tell my friends about jesus',
      'how do i tell people about jesus without being weird',
      'how to evangelize',
      'how do i witness',
      'do i have to evangelize',
      'i am scared to share my faith',
      'how do i invite someone to church',
      'how do i talk about god with non believers',
      'how do i lead someone to christ',
      'how do i tell my family about god',
      'is it wrong to keep my faith private',
      'how do i defend my faith',
    ],
    topics: ['evangelism', 'witness', 'mission', 'testimony'],
    summary:
      'Say what you have seen, to people you already know, with respect, and leave the result to God. That is roughly how it happens in the gospels: Andrew fetches his brother, Philip says come and see, a woman leaves her water jar and runs into town. Jesus sends his followers to all nations; Peter asks for gentleness. Nobody in the New Testament is forced, and those who say no are left in peace.',
    explanation:
      'The command is broad: make disciples of all nations (Matthew 28:18-20), beginning where you are (Acts 1:8). Yet the letters, written to ordinary congregations, contain surprisingly few orders to preach. They ask that lives be such as raise questions, and that answers be ready when those come (1 Peter 3:15-16; Colossians 4:5-6). Some people are evangelists; all are witnesses.\n\nA witness is not required to know everything. The man born blind is cross-examined by experts, admits what he cannot tell, and keeps to one thing that he does know (John 9:25). The Samaritan woman’s message is part testimony and part question, and by the end her neighbours no longer need it, having heard for themselves (John 4:28-42). A man freed of demons asks to travel with Jesus and is sent home to tell his own people (Mark 5:18-20).\n\nNor does one speech suit all. Philip begins with the page that the Ethiopian has open, and with a question (Acts 8:30-35). Paul in Athens begins with an altar. He was ready to become like those he spoke to, within the law of Christ (1 Corinthians 9:19-22), and shared with the Thessalonians his own self as well as the message (1 Thessalonians 2:7-8). Results varied: at Athens some mocked, some put it off, and a few believed, one a woman called Damaris (Acts 17:32-34). One plants and another waters; growth is God’s (1 Corinthians 3:6-7). Whoever is turned away may shake off the dust and go (Matthew 10:14).',
    references: [
      { scripture: '1 Peter 3:15-16', why: 'The working rule: have an answer, wait for the question, be gentle.' },
      {
        scripture: 'Matthew 28:18-20',
        why: 'The commission itself, which asks for disciples taught over time and not for quick decisions.',
      },
      { scripture: 'John 9:25', why: 'A testimony in one sentence, by someone who knew very little theology.' },
      {
        scripture: 'John 1:40-46',
        why: 'Faith passed to a brother and a friend; the sceptic is invited to come and look.',
      },
      { scripture: 'Mark 5:18-20', why: 'Sent home, to people who knew what he had been.' },
      {
        scripture: 'Colossians 4:5-6',
        why: 'Gracious speech with salt in it, and a different answer for each person.',
      },
      { scripture: 'Acts 8:30-35', why: 'Philip runs, asks, is invited up, and starts where the man is reading.' },
      { scripture: 'John 4:28-42', why: 'An unlikely messenger brings out a town, and then is no longer needed.' },
      {
        scripture: '1 Thessalonians 2:7-8',
        why: 'The message shared along with one’s own life, as a nurse with children.',
      },
      { scripture: '1 Corinthians 3:6-7', why: 'Takes the burden of success off the speaker.' },
      { scripture: 'Matthew 5:14-16', why: 'Deeds that others see, and thank God for.' },
      { scripture: 'Acts 17:32-34', why: 'Even an apostle’s best speech met with laughter, delay and a little faith.' },
    ],
    whereChristiansDiffer:
      'Evangelicals and Pentecostals tend to expect every believer to speak of Christ and invite a response. Catholics and Orthodox put more weight on baptism, worship and a life that attracts, and distinguish witness from proselytism, meaning pressure or inducement, which they reject. The Reformed stress that God must open the heart. Some mainline churches hold that with people of other faiths service and dialogue are the fitting witness, and many hold that with Jewish people in particular.',
  },
  {
    question: 'How do I live with family who do not believe?',
    aliases: [
      'my husband is not a christian',
      'my husband wont come to church with me',
      'my wife does not come to church with me',
      'my grandson wont come to church any more',
      'my grandchildren do not go to church',
      'i sit alone in church every sunday',
      'my family does not believe in god',
      'how do i pray for unsaved family',
      'will my unbelieving family be saved',
      'my parents are against my faith',
      'my wife does not believe in god',
      'my parents are not christians',
      'my wife is not a christian',
      'i am the only christian in my family',
      'my family makes fun of my faith',
      'my parents are atheists',
      'my family mocks me for believing',
      'how do i get my family saved',
      'how do i bring my family to christ',
      'how do i pray for my unsaved husband',
      'i want my husband to go to church with me',
    ],
    topics: ['unbelieving family', 'household', 'conversion', 'division'],
    summary:
      'Jesus knew it from the inside: his brothers did not believe in him, and once his family set out to take him in hand. He warned that faith in him would divide homes. To husbands and wives in mixed marriages the letters say, stay if you can, live well and do not nag. Nobody is saved by somebody else’s faith, though households sometimes came in together. Prayer is the main thing left.',
    explanation:
      'His relations once came to fetch him home as a madman (Mark 3:20-21), and John 7:3-5 has the brothers urging him, with an edge, to go and show himself. A prophet lacks honour in his own house, he said (Mark 6:4). No argument of his is recorded as changing them. Yet after Easter they are in the upper room with Mary (Acts 1:14), and Paul has heard of an appearance to one of them, James (1 Corinthians 15:7), who came to lead the church at Jerusalem. They had lived beside him for decades before that.\n\nHe did say that he had come to bring division, father against son, mother against daughter (Luke 12:51-53), words built on Micah’s complaint. It is a forecast of what will happen and no licence to start it. The practical advice is all on the other side. Peter tells wives, who in that culture were expected to share a husband’s gods, that he may be won without a word by what he sees (1 Peter 3:1-2). Paul says that the believing partner makes the home holy, and leaves the outcome open (1 Corinthians 7:12-16).\n\nThe jailer at Philippi hears that he and his house will be saved, but they too are taught and rejoice (Acts 16:31-34). Rahab asks for her father, mother, brothers and sisters, and they are let in under her roof (Joshua 2:12-13; Joshua 6:23). Paul, about his kindred, admits to grief without a break (Romans 9:1-3). He did not lecture it away, and went on praying (Romans 10:1).',
    references: [
      { scripture: '1 Peter 3:1-2', why: 'The case most like it: a spouse at home, won more by conduct than by talk.' },
      { scripture: 'John 7:3-5', why: 'Even Jesus’ brothers did not believe, and he had lived with them for decades.' },
      { scripture: '1 Corinthians 7:12-16', why: 'Stay, call the home holy, hope, and do not presume.' },
      { scripture: 'Acts 1:14', why: 'The same brothers some months later, at prayer with the disciples.' },
      {
        scripture: 'Romans 9:1-3',
        why: 'Paul’s unceasing sorrow for his own people; loving them hurts, and that is no lack of faith.',
      },
      { scripture: 'Luke 12:51-53', why: 'Prepares followers for homes that split, so that nobody thinks it strange.' },
      {
        scripture: 'Acts 16:31-34',
        why: 'A promise to a man and his household, who hear for themselves before they are baptised.',
      },
      { scripture: 'Joshua 2:12-13', why: 'Rahab bargains for her whole family; a good pattern for intercession.' },
      { scripture: 'Matthew 10:36-37', why: 'Says which love must come first when the two collide.' },
      { scripture: 'Mark 5:19', why: 'Go home and tell what was done for you: mercy described, with no sermon.' },
      { scripture: 'Romans 10:1', why: 'Desire turned into prayer, by a man who had argued with them for years.' },
      {
        scripture: '1 Corinthians 13:4-7',
        why: 'How to behave at the table meanwhile: patient, not rude, always hoping.',
      },
    ],
    whereChristiansDiffer:
      'What may be hoped for relatives who die without professing faith is answered differently. Many evangelicals hold that conscious trust in Christ in this life is needed. Catholic teaching holds that those who through no fault of their own do not know him, yet seek God, may be saved, and prays for the dead; the Orthodox pray likewise and refuse to set limits to mercy. All commend them to a judge who, as Abraham said, will do right.',
  },
];
