import type { QuestionCard } from '../card.ts';

export const theEnd: readonly QuestionCard[] = [
  {
    question: 'What is the rapture?',
    aliases: [
      'when will the rapture happen',
      'will christians be taken before the tribulation',
      'what does caught up in the clouds mean',
      'will some be left behind',
      'is the rapture real',
      'when is the rapture',
      'will there be a rapture',
      'will i be left behind',
      'who will be raptured',
      'i am afraid of the rapture',
      'what is the tribulation',
      'is the rapture before or after the tribulation',
    ],
    topics: ['rapture', 'second coming', 'tribulation', 'caught up'],
    summary:
      'The rapture is the meeting of believers with Christ in the air when he comes. The word comes from the Latin for “caught up” in 1 Thessalonians, where Paul says that at Christ’s coming the dead will rise and living believers will join them in the air to meet the Lord. That such a meeting will happen is common ground. That it comes years before his public return, removing Christians from a time of tribulation, is a particular reading, which spread in the nineteenth century and is much disputed.',
    explanation:
      'Paul wrote because converts in Thessalonica feared that those who had died would miss out. His reply has a shout, a trumpet, the dead first, then the living caught up (1 Thessalonians 4:15-17). The word that he uses for “meet” was used when citizens went out to escort a visitor into their city; it occurs for the bridesmaids (Matthew 25:6) and for the Christians who walked out to bring Paul into Rome (Acts 28:15). Many conclude that the movement continues downward. Others think that the parallel should not be pressed.\n\nJohn Nelson Darby, about 1830, separated this event from the return described in Matthew 24, and the Scofield Bible of 1909 made the scheme popular. Its supporters point to the promise to keep Philadelphia from the hour of trial (Revelation 3:10), to believers not being appointed to wrath (1 Thessalonians 5:9), and to a coming without warning. Critics reply that Jesus places the gathering of the elect after the tribulation (Matthew 24:29-31), and that Paul sets it at the last trumpet (1 Corinthians 15:51-52).\n\nAs for being left behind: in the sayings about two in a field, the ones “taken” are compared with those whom the flood took (Matthew 24:38-41). There, being left may be the better part.',
    references: [
      {
        scripture: '1 Thessalonians 4:15-17',
        why: 'The passage that gives the idea its name, and its order of events.',
      },
      { scripture: '1 Corinthians 15:51-52', why: 'A parallel account: changed in a moment, at the last trumpet.' },
      { scripture: 'Matthew 24:29-31', why: 'A gathering of the elect placed after the tribulation.' },
      { scripture: 'Revelation 3:10', why: 'Kept from the hour of trial: the chief text for an earlier removal.' },
      { scripture: 'John 14:2-3', why: 'Jesus will come and take his own to be with him.' },
      {
        scripture: 'Matthew 24:38-42',
        why: 'One taken and one left; which is better depends on the comparison with Noah.',
      },
      {
        scripture: '2 Thessalonians 2:1-4',
        why: 'Paul says that rebellion and the man of sin come before the gathering.',
      },
      { scripture: '1 Thessalonians 5:9-10', why: 'Not destined for wrath, the basis of an argument about timing.' },
      { scripture: 'Titus 2:13', why: 'Calls the appearing a blessed hope, whatever its sequence.' },
      { scripture: 'Acts 28:15', why: 'The same Greek word for going out to meet someone on his way in.' },
    ],
    whereChristiansDiffer:
      'Dispensationalists (many Baptists, Pentecostals and independent churches) expect it before seven years of tribulation; a minority in the middle, or before God’s final wrath. Historic premillennialists such as George Ladd hold that there is one coming, after tribulation, and then the millennium. Catholics, Orthodox, Lutherans and most Reformed also expect one return, at which the dead rise, the living are caught up and all are judged; they seldom use the word rapture.',
  },
  {
    question: 'What is the mark of the beast?',
    aliases: [
      'who is the antichrist',
      'what is the number of the beast',
      'is the microchip the mark of the beast',
      'who is the beast in revelation',
      'why is 666 evil',
      'is the chip the mark of the beast',
      'is a credit card the mark of the beast',
      'will i get the mark of the beast by accident',
      'who is the beast',
      'is the microchip 666',
    ],
    topics: ['mark of the beast', '666', 'antichrist', 'revelation'],
    summary:
      'It is a sign of loyalty to an evil power, and nobody takes it by accident. In Revelation 13 a beast demands worship, and those who give it are marked on hand or forehead so that they can trade. Its number is 666, “of a man”. Most scholars hear Nero Caesar, whose name in Hebrew letters adds up to that. Many readers expect a final ruler as well. The mark is a sign of worship; nobody in the book receives it by accident or through a medical procedure.',
    explanation:
      'John’s vision borrows Daniel’s four beasts (Daniel 7:2-8) and rolls them into one. It rises from the sea, has power over nations, and a second beast makes people bow to its image (Revelation 13:11-18). Churches in Asia Minor would have recognised imperial temples, and trade guilds where refusing sacrifice cost one’s livelihood. Directly after it comes a counter-image, 144,000 with the Lamb’s name on their foreheads (Revelation 14:1). So the mark is the parody of a seal. Israel too was told to bind God’s words on hand and brow (Deuteronomy 6:8).\n\nThe riddle asks for calculation. Letters served as numerals in both Hebrew and Greek; “Neron Kaisar” written in Hebrew gives 666, and a Latin spelling without the final n gives 616, which some manuscripts of Revelation actually read. Others take it as three times falling short of seven. Later candidates have included popes, Napoleon and a good many presidents.\n\n“Antichrist” does not occur in Revelation. John’s letters use it, of one who is coming and of many already present, who deny the Son or his coming in flesh (1 John 2:18-22; 1 John 4:3). Paul speaks of a man of sin who sits in God’s temple (2 Thessalonians 2:3-4). Christian tradition has joined the three figures.',
    references: [
      { scripture: 'Revelation 13:15-18', why: 'The passage itself: worship, mark, trade and number.' },
      { scripture: 'Revelation 14:9-12', why: 'What the mark entails, and what is asked of those who refuse it.' },
      { scripture: 'Revelation 14:1', why: 'The counterpart: the Lamb’s own marked with his name.' },
      { scripture: '1 John 2:18-22', why: 'Where the word antichrist comes from, and its plural.' },
      { scripture: '2 Thessalonians 2:3-10', why: 'Paul’s man of sin, restrained for the present and doomed.' },
      { scripture: 'Daniel 7:2-8', why: 'The four beasts from which John builds his one.' },
      { scripture: 'Daniel 7:23-27', why: 'Daniel’s own explanation: kingdoms, a boastful horn, and judgement.' },
      { scripture: 'Revelation 20:4', why: 'The future of those who would not be marked: they live and reign.' },
      { scripture: 'Revelation 17:8-10', why: 'An interpretation of the beast by kings and hills that recalls Rome.' },
      { scripture: 'Deuteronomy 6:6-8', why: 'The sign on hand and forehead that the mark imitates.' },
    ],
    whereChristiansDiffer:
      'Preterists and most scholars refer the beast to Rome and Nero. Futurists, including dispensationalists, expect a world ruler and some literal mark. Historicists, among them Luther and many older Protestants, saw the papacy; Seventh-day Adventists still connect the mark with enforced Sunday worship. Idealists read it as any power that claims what belongs to God. These can be combined: Rome then, and every later Rome. Catholics and Orthodox expect a final Antichrist before the end.',
  },
  {
    question: 'What happens on judgement day?',
    aliases: [
      'will god judge me',
      'what is the great white throne',
      'will christians be judged',
      'how will god judge the world',
      'what is the judgment seat of christ',
      'what is the last judgement',
      'what will happen on judgment day',
      'how will god judge us',
      'will god judge christians',
      'what is the judgement seat of christ',
      'i am afraid of judgement day',
      'are our lives shown on judgement day',
    ],
    topics: ['judgement', 'last day', 'books', 'deeds'],
    summary:
      'God will judge all people, justly, by what is true. Everyone who has died, of whatever rank, is brought before God; books are opened; and each is judged by what they did. The judge is Jesus, appointed because he is human himself. What is hidden comes out, including motives, so nothing is unfair in either direction. Those who belong to Christ need not fear being condemned, although their work too will be tested. For victims the day is mostly good news.',
    explanation:
      'Daniel saw thrones, fire and open books (Daniel 7:9-10). Revelation completes the scene with a second kind of book, the book of life, which decides (Revelation 20:11-15). The first set holds deeds and the other names. How these two relate, verdict by works and rescue by grace, is the puzzle of the subject.\n\nJesus’ account has a shepherd sorting sheep from goats at nightfall (Matthew 25:31-46). The criteria are meals, drinks, clothing, visits. Both groups are surprised. Who are the “least”, whom he calls brothers: anyone in need or Christian messengers? Interpreters are divided, and neither answer lets one off. Elsewhere he says that a careless word counts (Matthew 12:36), that the measure used on others will be used on us (Matthew 7:2), and that Tyre will fare better than Capernaum’s neighbours (Matthew 11:22).\n\nBelievers have crossed from death to life and do not come into condemnation (John 5:24). Even so Paul says that we must all appear before Christ’s seat (2 Corinthians 5:10). For him the matter there is work, burned or rewarded, rather than the worker’s fate (1 Corinthians 3:13-15). The psalms, surprisingly, ask sea, floods and hills to clap and sing about it (Psalms 98:7-9). The world will at last be put straight.',
    references: [
      { scripture: 'Revelation 20:11-15', why: 'The fullest picture: throne, books, and the book that decides.' },
      { scripture: 'Matthew 25:31-46', why: 'Jesus’ own scene, and the ordinary deeds on which it turns.' },
      { scripture: 'John 5:22-29', why: 'Who judges and why, with the promise to those who believe.' },
      { scripture: 'Romans 8:1', why: 'What a person in Christ has to expect: no condemnation.' },
      { scripture: '2 Corinthians 5:10', why: 'Christians appear too, and receive according to what they did.' },
      { scripture: 'Acts 17:31', why: 'A day is fixed and a man appointed; his resurrection is the guarantee.' },
      { scripture: '1 Corinthians 3:11-15', why: 'Work may burn while the worker is saved.' },
      { scripture: 'Romans 2:5-16', why: 'Impartial judgement of Jew and Gentile, down to secrets.' },
      { scripture: 'Hebrews 9:27-28', why: 'Once to die, then judgement, and Christ coming a second time to save.' },
      { scripture: 'Ecclesiastes 12:14', why: 'Every hidden thing, good as well as evil, will be brought to light.' },
      { scripture: 'Psalms 96:11-13', why: 'Why nature rejoices: he comes to set the world right.' },
    ],
    whereChristiansDiffer:
      'Most churches expect one general judgement of all. Catholics and many Orthodox add a particular judgement of each person at death. Dispensationalists separate several: believers’ works at the judgement seat of Christ, the nations at his return, and the unbelieving dead at the great white throne. On works, Protestants generally see evidence of faith and degrees of reward; Catholics and Orthodox, a real criterion, since grace has made those works possible.',
  },
];
