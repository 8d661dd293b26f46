import type { QuestionCard } from '../card.ts';

export const guidanceAndChurch: readonly QuestionCard[] = [
  {
    question: 'How can I know God’s will for my life?',
    aliases: [
      'is god calling me to be a missionary',
      'how do i know if god is calling me',
      'how do i know what god wants me to do',
      'how do i make a big decision',
      'how does god guide people',
      'how do i find god’s plan for me',
      'should i look for a sign',
    ],
    topics: ['god’s will', 'guidance', 'decisions'],
    summary:
      'Most of what Scripture calls God’s will is already published: to be thankful, just, chaste, and kind. For the rest it offers less a map than a way of becoming someone who chooses well: a mind made new, counsel, prayer for wisdom, and readiness to be redirected. Signs and voices occur, usually uninvited. Nobody in the New Testament is told to wait for one before doing the next right thing.',
    explanation:
      'The letters use the phrase for conduct. This is God’s will, writes Paul, and then speaks of holiness in sexual life (1 Thessalonians 4:3) and of thanks in everything (1 Thessalonians 5:18). Micah 6:8 says flatly that it has been shown.\n\nRomans 12:1-2 describes how one comes to test and recognise the rest: by offering oneself and by a change of mind, in that order. James 1:5 promises wisdom to those who ask, without scolding. Proverbs 3:5-6 warns against leaning on one’s own understanding, and Proverbs 15:22 against deciding without advisers. The two belong together.\n\nActs is instructive because it is untidy. The church at Antioch was praying when a direction came (Acts 13:2-3). Paul tried two roads and was prevented twice before a vision in the night sent him over the sea (Acts 16:6-10). A council, after a long argument, wrote that its decision had “seemed good” to the Spirit and to those present (Acts 15:28).\n\nGideon’s fleece was asked for by a man who had been told already (Judges 6:36-40); it is reported, not recommended. James 4:13-15 teaches people with business plans to add a clause. Certainty about the whole way is seldom given: the lamp of Psalms 119:105 lights feet.',
    references: [
      {
        scripture: 'Romans 12:1-2',
        why: 'How one comes to recognise God’s will: given over, and with a mind made new.',
      },
      { scripture: 'Proverbs 3:5-6', why: 'The classic promise about paths, with its condition.' },
      { scripture: 'Micah 6:8', why: 'Says that the main thing is known already.' },
      { scripture: 'James 1:5', why: 'Wisdom may be asked for, and the asker is not told off.' },
      { scripture: '1 Thessalonians 5:16-18', why: 'One of the few places that say outright what God’s will is.' },
      { scripture: 'Psalms 119:105', why: 'A lamp for the next step, not a floodlight.' },
      { scripture: 'Acts 16:6-10', why: 'Two closed doors and a vision: guidance as it looked at the time.' },
      { scripture: 'Proverbs 15:22', why: 'Plans need more heads than one.' },
      { scripture: 'James 4:13-15', why: 'How to make plans without pretending to own tomorrow.' },
      { scripture: 'Proverbs 16:9', why: 'We plan, and the steps are directed all the same.' },
      { scripture: 'Isaiah 30:21', why: 'A word from behind, at the fork.' },
    ],
    whereChristiansDiffer:
      'Some believe that God has one particular plan for each life, to be discovered through prayer, promptings and circumstances. Others, such as Garry Friesen, think that within God’s moral will we are free to choose wisely. Charismatic Christians expect words and visions today; Ignatian practice weighs inner consolation and desolation over time. All agree that nothing against Scripture can be God’s leading.',
  },
  {
    question: 'What is the purpose of my life?',
    aliases: [
      'what is the point of my life',
      'why am i here',
      'what is the meaning of life',
      'how do i find my purpose',
      'why did god make me',
      'does my life matter',
    ],
    topics: ['purpose', 'meaning of life', 'calling'],
    summary:
      'The Bible gives a purpose before it gives anyone a career. People are made to bear God’s image in the world, to love God and neighbour, and to do good that was prepared for them. The man in Ecclesiastes tried pleasure, work and wisdom as answers and found each too small. What is particular to you, gifts and place and neighbours, is how that purpose is carried out, and it may change.',
    explanation:
      'Genesis 1:26-28 says what human beings are for in terms that would have startled its first readers: in the nations around it was as a rule kings who were called the image of a god. Here everyone is, with a task attached, to tend and fill the earth.\n\nJesus, asked for the greatest commandment, named two, and hung everything on them (Matthew 22:37-40). Paul speaks of good works laid out beforehand to walk in, right after saying that nobody is saved by them (Ephesians 2:8-10), and tells slaves, who had no choice of career, that they serve the Lord Christ (Colossians 3:23-24).\n\nEcclesiastes 12:13 comes at the end of a long experiment. Its author had built, planted, bought and laughed, and called it vapour. He does find something, though: to eat, drink and see good in one’s work is a gift (Ecclesiastes 2:24).\n\nParticular callings are rarer than books about them suggest, and usually come as a need with a face. Esther was asked whether she had not come to her place for such a time (Esther 4:14). Jeremiah was known before his birth (Jeremiah 1:5). Most people in the Bible are remembered for one faithful act: a jar of oil, a boat lent, a boy’s lunch.',
    references: [
      { scripture: 'Matthew 22:37-40', why: 'Two commandments on which everything else hangs.' },
      { scripture: 'Ephesians 2:8-10', why: 'Made on purpose, for good that lies ready to be done.' },
      {
        scripture: 'Genesis 1:26-28',
        why: 'What human beings are and what they are to do, before anything went wrong.',
      },
      { scripture: 'Ecclesiastes 12:13', why: 'The conclusion of the Bible’s own search for meaning.' },
      { scripture: 'Micah 6:8', why: 'A life’s work in three verbs.' },
      { scripture: 'Colossians 3:23-24', why: 'Gives purpose to work that nobody would choose.' },
      { scripture: 'Isaiah 43:7', why: 'Says of Israel’s exiles for whose glory they were made.' },
      { scripture: 'Esther 4:14', why: 'A particular moment, put as a question.' },
      { scripture: '1 Corinthians 10:31', why: 'Brings eating and drinking under the same purpose.' },
      { scripture: 'Psalms 138:8', why: 'A trust that the work begun will not be dropped.' },
    ],
  },
  {
    question: 'Do I have to go to church?',
    aliases: [
      'can i be a christian without going to church',
      'why should i go to church',
      'do i need church',
      'what is church for',
      'church hurt me',
    ],
    topics: ['church', 'going to church', 'fellowship'],
    summary:
      'Nobody is saved by attendance. But the New Testament knows no believers by themselves: its letters are addressed to groups, and its commands are mostly of the “one another” kind, which cannot be done alone. Meeting was never ideal; Corinth quarrelled, got drunk at the table, and was still called God’s church. Those whom a church has harmed may need time and another door.',
    explanation:
      'Hebrews 10:24-25 is the text usually quoted, and its reason is worth noticing: people are to be provoked, to love. It was written to a congregation that had become tired and afraid. Acts 2:42-47 describes what they met for: teaching, a shared life, bread, prayers.\n\nPaul’s picture is a body (1 Corinthians 12:14-27). It answers two complaints: the foot that feels it does not belong, and the eye that thinks it can do without. The same letter corrects factions, lawsuits and greed at the Lord’s table (1 Corinthians 11:17-22). He complains that their meetings did more harm than good, and asks for better meetings.\n\nJesus went to synagogue, as his custom was (Luke 4:16), though it ended badly that day. He promised his presence to two or three (Matthew 18:20), so size is not the point, and a house was enough for Nympha, or Nymphas: manuscripts differ over her or his (Colossians 4:15).\n\nGod is fierce toward those who feed on the flock (Ezekiel 34:2-4), and Jesus toward anyone who trips up the small (Matthew 18:6). Leaving a harmful place is not leaving God. The hope is only that it be on the way to somewhere, because coals go out one at a time.',
    references: [
      { scripture: 'Hebrews 10:24-25', why: 'The plain request not to give up meeting, and what for.' },
      { scripture: '1 Corinthians 12:14-27', why: 'A body in which no part can resign or be dismissed.' },
      { scripture: 'Acts 2:42-47', why: 'What the first church did when it met.' },
      { scripture: 'Matthew 18:20', why: 'How few people are needed for his promise.' },
      { scripture: 'Luke 4:16', why: 'Jesus’ own habit, even where it went badly.' },
      { scripture: 'Colossians 3:16', why: 'Teaching and singing as something done to each other.' },
      { scripture: 'Galatians 6:2', why: 'Burdens need a second pair of shoulders.' },
      { scripture: 'Ezekiel 34:2-4', why: 'God’s anger at shepherds who harm.' },
      { scripture: '1 Corinthians 11:17-22', why: 'A meeting that did damage, and is told so.' },
      { scripture: 'Colossians 4:15', why: 'A church in a house, under its host’s name.' },
    ],
    whereChristiansDiffer:
      'Catholics and Orthodox understand Sunday worship, with the Eucharist, as an obligation and as belonging to what the church is; many Protestants stress the gathered congregation under word and sacrament; house-church and Quaker traditions need neither building nor clergy. They agree that faith is meant to be shared, and differ about what makes a gathering a church.',
  },
  {
    question: 'Do I need to be baptised?',
    aliases: [
      'what is baptism',
      'is baptism necessary for salvation',
      'should babies be baptised',
      'why do people get baptised',
      'do i need to be baptised again',
    ],
    topics: ['baptism', 'baptised', 'infant baptism'],
    summary:
      'Jesus was baptised, told his followers to baptise, and in Acts hardly anyone who believes waits until the next day. So a New Testament Christian who declines baptism would have been hard to picture. Whether it can be missing, as for the man on the cross, is answered by most churches with yes. What it does, and whether infants should receive it, are among the oldest disagreements there are.',
    explanation:
      'John’s baptism was for turning back, and he objected to giving it to Jesus (Matthew 3:13-17). After Easter it became entry into a name (Matthew 28:19). In Acts it follows faith at once: three thousand in a day, an Ethiopian official beside the road (Acts 8:36-38), a jailer in the middle of the night with his household (Acts 16:30-33).\n\nPaul explains what happened to those who had it. They went under with Christ and came up for a new life (Romans 6:3-4). In Colossians 2:11-12 he puts it beside circumcision, which is why those who baptise infants feel at home there; he speaks of faith in the same verse, which is why others do. 1 Peter 3:21 says that it saves, and in the same breath that he does not mean the removal of dirt.\n\nYet Paul can say that he was not sent to baptise (1 Corinthians 1:17), Cornelius received the Spirit first and water afterwards (Acts 10:44-48), and a dying criminal was promised paradise (Luke 23:42-43).\n\nOne baptism is on the list of what Christians have in common (Ephesians 4:4-6), along with one Lord. It is a pity, and a fact, that it has divided them so often.',
    references: [
      { scripture: 'Matthew 28:18-20', why: 'The instruction, in the last lines of the Gospel.' },
      { scripture: 'Romans 6:3-4', why: 'What baptism means: a burial and a new start.' },
      { scripture: 'Acts 2:38-41', why: 'The first invitation, and what three thousand did.' },
      { scripture: 'Acts 8:36-38', why: 'No delay: there is water, so why not?' },
      { scripture: '1 Peter 3:21', why: 'The boldest statement of what it does, with a qualification built in.' },
      { scripture: 'Matthew 3:13-17', why: 'Jesus asks for it himself, against protest.' },
      { scripture: 'Acts 16:30-33', why: 'A household baptised at midnight, argued over ever since.' },
      { scripture: 'Colossians 2:11-12', why: 'Sets baptism beside circumcision, and beside faith.' },
      { scripture: 'Luke 23:42-43', why: 'A man who was promised paradise and could not be baptised.' },
      { scripture: 'Acts 10:44-48', why: 'The Spirit comes before the water, and water is not left out for that.' },
      { scripture: 'Ephesians 4:4-6', why: 'Counts one baptism among the things Christians share.' },
    ],
    whereChristiansDiffer:
      'Catholic, Orthodox and Lutheran churches, and many Anglicans, teach that God gives new birth through baptism, to infants too; Reformed churches baptise children of believers as a sign of the covenant. Baptists, Pentecostals and Mennonites baptise those who profess faith, often by immersion, as a testimony. Churches of Christ hold it to be part of how one is saved. Quakers and the Salvation Army do without the outward rite.',
  },
  {
    question: 'What is the Lord’s Supper?',
    aliases: [
      'what is communion',
      'what is the eucharist',
      'who can take communion',
      'is jesus really present in communion',
      'what does this is my body mean',
    ],
    topics: ['communion', 'lord’s supper', 'eucharist'],
    summary:
      'A meal Jesus gave his friends on the night before he died, to be repeated. He took bread and wine from the Passover table and called them his body and blood. It looks in three directions: back to his death, around to the others who eat of one loaf, and ahead to a banquet. Christians agree that it is his gift and command, and have disagreed for centuries about how he is present in it.',
    explanation:
      'The oldest account is Paul’s (1 Corinthians 11:23-26), written in the fifties and handed on as something he had received. The first three Gospels tell it at Passover (Luke 22:14-20), where a freed people already ate its way into an old story. In Matthew 26:26-28 the blood is that of the covenant, which recalls Moses sprinkling the people at Sinai (Exodus 24:8).\n\nThe difficulty in Corinth was social. The rich began without the poor, and one was hungry while another was drunk. That is the setting of the warning about eating without discerning the body (1 Corinthians 11:27-29); whether “body” there means the bread or the congregation, or both, is debated. In the chapter before he says that the cup is a sharing in the blood, and that the many are one because the loaf is (1 Corinthians 10:16-17).\n\nJohn, who tells of feet being washed at that supper instead, has a long speech about bread from heaven, in which eating flesh and drinking blood gives such offence that many leave (John 6:53-58). Some read it of this meal, others of faith.\n\nAt Emmaus they knew him when he broke it (Luke 24:30-31). He said that he would not drink again until the kingdom (Mark 14:25): every celebration is before a meal still to come.',
    references: [
      { scripture: '1 Corinthians 11:23-26', why: 'The earliest account, and a description of what is done by it.' },
      { scripture: 'Luke 22:14-20', why: 'Sets it in the Passover meal and adds the command to repeat it.' },
      { scripture: 'Matthew 26:26-28', why: 'Connects the cup with covenant and forgiveness.' },
      { scripture: '1 Corinthians 10:16-17', why: 'One loaf makes one body of many.' },
      { scripture: 'John 6:53-58', why: 'The hardest words, on which readings divide.' },
      { scripture: '1 Corinthians 11:27-29', why: 'A warning that came from how the poor were treated.' },
      { scripture: 'Mark 14:25', why: 'Looks past the supper to the feast.' },
      { scripture: 'Exodus 24:8', why: 'The covenant words that stand behind the cup.' },
      { scripture: 'Luke 24:30-31', why: 'A stranger recognised over bread.' },
      { scripture: 'Acts 2:42', why: 'Breaking of bread among the first four habits of the church.' },
    ],
    whereChristiansDiffer:
      'Catholics believe that bread and wine become Christ’s body and blood in substance, and the Orthodox that they truly do so, without wishing to define how. Lutherans confess that his true body and blood are given with the bread and wine to all who receive. The Reformed speak of a true feeding on Christ through the Spirit, by faith; Baptists and many others of a memorial he commanded. They differ, too, on who may receive.',
  },
  {
    question: 'Can women be pastors?',
    aliases: [
      'should women preach',
      'what does the bible say about women in ministry',
      'can women teach in church',
      'why did paul say women should be silent',
      'were there women leaders in the bible',
    ],
    topics: ['women in ministry', 'women pastors', 'women preaching'],
    summary:
      'The texts pull in two directions, and honest readers have come down on both sides. Women prophesied, hosted churches, taught an eminent preacher, carried Paul’s letters and were the first sent to announce the resurrection. Two passages in the letters restrict women’s speech or teaching. The question is whether those two were for particular troubles or for all churches, and how the rest is to be weighed with them.',
    explanation:
      'On one side stand people. Deborah judged Israel (Judges 4:4-5), Huldah was consulted by a king’s officials, Priscilla with Aquila set Apollos right (Acts 18:26), Philip had four daughters who prophesied. Paul commends Phoebe as a servant or deacon of Cenchreae (Romans 16:1-2) and greets Junia, who is noted among or by the apostles: name and preposition have both been fought over (Romans 16:7). Mary Magdalene was sent to the men (John 20:17-18). Joel had promised as much (Acts 2:17-18), and Galatians 3:28 removes a barrier, though it does not speak of offices.\n\nOn the other side, 1 Timothy 2:11-14 does not permit a woman to teach or have authority over a man, and argues from the order of creation, for which reason many hold that it reaches beyond Ephesus. The verb for having authority is rare and may be negative, “domineer”. 1 Corinthians 14:34-35 tells women to be silent in church, three chapters after assuming that they pray and prophesy there (1 Corinthians 11:5); some manuscripts have the verses in another place. The lists of overseers speak of the husband of one wife (1 Timothy 3:1-2).\n\nWhoever reads only one column has not yet seen the problem.',
    references: [
      { scripture: '1 Timothy 2:11-14', why: 'The chief text for restricting, with an argument from Adam and Eve.' },
      { scripture: 'Galatians 3:28', why: 'The chief text for equality, about standing in Christ.' },
      { scripture: 'Romans 16:1-7', why: 'Phoebe, Prisca, Mary and Junia in one list of fellow workers.' },
      { scripture: 'Acts 2:17-18', why: 'Daughters and handmaids prophesy, says Peter, now.' },
      { scripture: '1 Corinthians 14:34-35', why: 'Silence commanded, in words whose place and scope are disputed.' },
      { scripture: '1 Corinthians 11:5', why: 'The same letter assumes that women pray and prophesy aloud.' },
      { scripture: 'Acts 18:26', why: 'A woman shares in teaching a gifted preacher.' },
      { scripture: 'Judges 4:4-5', why: 'A woman to whom all Israel came for judgement.' },
      { scripture: 'John 20:17-18', why: 'The first witness of Easter, sent with the message.' },
      { scripture: '1 Timothy 3:1-2', why: 'The description of an overseer, in masculine terms.' },
    ],
    whereChristiansDiffer:
      'Catholic and Orthodox churches ordain men alone to the priesthood, from tradition and the choice of the Twelve. Complementarian Protestants, Southern Baptists and many Presbyterians among them, hold men and women equal in worth and different in calling, and reserve the office of elder or the preaching role for men. Egalitarians, among Pentecostals, Methodists, Anglicans and many others, open every office, and read the restrictions as answers to local trouble. Each holds that it keeps faith with Scripture.',
  },
  {
    question: 'Should Christians speak in tongues?',
    aliases: [
      'what does speaking in tongues mean',
      'is speaking in tongues real',
      'have spiritual gifts ceased',
      'is it wrong to speak in tongues',
      'i cannot speak in tongues is my faith wrong',
    ],
    topics: ['speaking in tongues', 'spiritual gifts', 'tongues'],
    summary:
      'Paul did, more than any of his readers, and told them not to forbid it. He also told them that it is one gift among many, that not all have it, that without someone to interpret it belongs at home, and that without love it is noise. At Pentecost the tongues were languages known to hearers; in Corinth they seem to have been sounds that nobody understood unless they were explained.',
    explanation:
      'Acts 2:4-11 lists fifteen peoples who heard their own speech in Jerusalem. Twice later tongues come when a new group is brought in (Acts 10:44-46; Acts 19:6); at other conversions nothing of the kind is told.\n\nThe long treatment is in 1 Corinthians. Chapter 12 lists gifts, with tongues at the end, and asks a row of questions that expect the answer no: do all speak with tongues? (1 Corinthians 12:28-31). Chapter 13 puts everything under love, says that tongues will stop, and that what is partial will end when what is complete arrives (1 Corinthians 13:8-10). Chapter 14 compares: the one who speaks so addresses God and builds up himself; prophecy builds up the church. Five words with the mind are worth ten thousand (1 Corinthians 14:18-19). Two or three at most, in turn, and with interpretation (1 Corinthians 14:27-28). The last word is not a prohibition (1 Corinthians 14:39-40).\n\nWhat the “complete” is divides readers. If it is the finished New Testament, the gift has had its day; if it is the coming of Christ, it has not. Church history has reports in both senses: few in the Middle Ages, many since 1906 and Azusa Street.',
    references: [
      { scripture: '1 Corinthians 14:18-19', why: 'Paul’s own practice, and what he preferred in public.' },
      { scripture: 'Acts 2:4-11', why: 'The first occurrence, in languages that were recognised.' },
      { scripture: '1 Corinthians 12:28-31', why: 'Asks whether all have it, and expects a no.' },
      { scripture: '1 Corinthians 14:39-40', why: 'The conclusion: neither to be forbidden nor disorderly.' },
      { scripture: '1 Corinthians 13:1', why: 'Says what it sounds like without love.' },
      { scripture: '1 Corinthians 14:27-28', why: 'The rules for a meeting: few, in turn, interpreted.' },
      { scripture: '1 Corinthians 13:8-10', why: 'The verses on ceasing, on which the debate turns.' },
      { scripture: 'Acts 10:44-46', why: 'A sign that outsiders had been accepted.' },
      { scripture: 'Acts 19:6', why: 'A small group at Ephesus, after hands were laid on them.' },
      { scripture: 'Romans 8:26', why: 'Groanings without words, which some connect with the gift and others do not.' },
    ],
    whereChristiansDiffer:
      'Classical Pentecostals see tongues as the first evidence of baptism in the Spirit; charismatics in all churches as one gift that may be asked for. Cessationists, among them many Reformed and dispensational Christians, believe that it ended with the apostles. Others are open but cautious. All can agree with Paul on order, and on love.',
  },
  {
    question: 'How should I read the Bible?',
    aliases: [
      'i know nothing about the bible where do i begin',
      'i want to read the bible but know nothing about it',
      'where should a beginner start in the bible',
      'where should i start reading the bible',
      'how do i study the bible',
      'i do not understand the bible',
      'how to begin reading the bible',
      'what part of the bible should i read first',
    ],
    topics: ['reading the bible', 'bible study', 'meditation'],
    summary:
      'Start with a Gospel; Mark takes an hour and a half. Read whole stretches before single verses, and ask what it meant to those who first heard it before asking what it says to you. Expect several kinds of writing, and let plainer passages help with darker ones. Read it with others, slowly enough to answer back, and do something of what you have read before you go on.',
    explanation:
      'The Bible has its own scenes of reading. In Nehemiah 8:8 Levites read aloud and give the sense, so that people understand. An Ethiopian official, puzzled over Isaiah, says frankly that he needs someone to guide him (Acts 8:30-31). The Jews of Berea, from whom this application has its name, heard Paul eagerly and went to look whether it was so (Acts 17:11). Eager and checking: they are praised for both.\n\nPsalms 1:2-3 pictures a person who murmurs the text day and night, like a tree by water; growth of that kind is slow. Joshua 1:8 connects it with doing. James says that hearing without doing is like looking into a mirror and walking off (James 1:22-25).\n\n2 Timothy 3:14-17 says what Scripture is good for, and all four uses are practical. 2 Peter 3:15-16 admits that Paul has passages hard to understand, a comfort to everyone. And Jesus read the whole as leading somewhere: on the road to Emmaus he began at Moses (Luke 24:27), and he told his critics that one may search and miss him (John 5:39-40).\n\nWhere something offends or puzzles, mark it and go on; many things are explained two books later. A short prayer before beginning is older than any method (Psalms 119:18).',
    references: [
      { scripture: 'Acts 17:11', why: 'Readers who were both eager and careful, and are praised for it.' },
      { scripture: '2 Timothy 3:14-17', why: 'What Scripture is for, in four practical words.' },
      { scripture: 'Psalms 1:2-3', why: 'Slow reading, compared to roots.' },
      { scripture: 'Luke 24:27', why: 'Jesus reads the whole as one story.' },
      { scripture: 'James 1:22-25', why: 'What happens to reading that stops at reading.' },
      { scripture: 'Acts 8:30-31', why: 'There is no shame in asking for help.' },
      { scripture: 'Deuteronomy 17:19', why: 'A rule made for kings: a little every day, for life.' },
      { scripture: 'Joshua 1:8', why: 'Day and night, and with a view to doing.' },
      { scripture: 'Psalms 119:18', why: 'A prayer of one line before opening the book.' },
      { scripture: '2 Peter 3:15-16', why: 'Admits that some of it is hard.' },
      { scripture: 'John 5:39-40', why: 'Warns that one can know the pages and miss the person.' },
    ],
  },
];
