import type { QuestionCard } from '../card.ts';

/** Churches that disappoint, steps of faith that fail, faults one knows in oneself, and losing everything. */
export const churchAndTheWayAhead: readonly QuestionCard[] = [
  {
    question: 'What do I do when my church forgets me?',
    aliases: [
      'nobody from church visits me',
      'nobody from my church called when i was ill',
      'my church does not care about me',
      'my church abandoned me when i needed them',
      'i stopped going to church and nobody noticed',
      'no one at church talks to me',
      'why did my pastor not visit me in hospital',
      'i feel invisible at church',
    ],
    topics: ['forgotten', 'disappointed by the church', 'visiting the sick'],
    summary:
      'You may be hurt, because a church ought to visit its sick and notice who is missing; and you may tell them, because very often they simply do not know. Ring one person, the pastor or somebody you like, and say plainly that you are ill and would be glad of a visit. Their silence is a failing of busy people and not God’s opinion of you. If you have asked and still nobody comes, look for a church that does.',
    explanation:
      'The Bible takes your side. Jesus names visiting the sick among the things that he will ask about (Matthew 25:36). James tells anyone who is ill to call for the elders, so that they come and pray (James 5:14). Notice that he asks the sick person to call. Many churches no longer see who is ill, and pastors are often the last to hear. So asking is no begging; it is what James advises.\n\nPaul knew how it feels. At his first trial nobody stood by him, and all left him. He asked that it might not be held against them, and he added that the Lord stood by him and gave him strength (2 Timothy 4:16-17). Yet he also wrote who had come: Onesiphorus had looked hard for him in Rome and was not ashamed of his chains (2 Timothy 1:16-17). Jesus hoped that his friends would watch with him, and they fell asleep (Matthew 26:40).\n\nWhen you speak, say what you missed, not what they are. I was in hospital for two weeks and had hoped that somebody would come. Give them the chance to be sorry. Ask for something definite: communion at home, a lift, a telephone call on Sundays.\n\nUntil then God himself does not forget you (Isaiah 49:15-16). And later, when you are well, you will know who sits at home waiting. Some of the best visitors once waited in vain.',
    references: [
      { scripture: 'James 5:14', why: 'The sick may call for the elders to come.' },
      { scripture: '2 Timothy 4:16-17', why: 'All left Paul alone, and the Lord stood by him.' },
      { scripture: 'Matthew 25:36', why: 'Jesus counts visiting the sick as done for him.' },
      { scripture: 'Isaiah 49:15-16', why: 'God does not forget you.' },
      { scripture: '2 Timothy 1:16-17', why: 'One friend searched until he found Paul.' },
      { scripture: 'Matthew 26:40', why: 'Jesus’ own friends slept when he needed them.' },
      { scripture: '1 Corinthians 12:25-26', why: 'If one part suffers, all are to suffer with it.' },
      { scripture: 'Matthew 18:15', why: 'Tell the other person, between the two of you.' },
      { scripture: 'Psalms 27:10', why: 'Where people leave, the Lord takes up.' },
    ],
  },
  {
    question: 'What do I do when I took a step of faith and it went wrong?',
    aliases: [
      'i gave up my job for god and it failed',
      'i followed god’s call and everything fell apart',
      'i thought god told me to do it and i was wrong',
      'i gave away my savings and now i have nothing',
      'did i mishear god',
      'our church plant failed',
      'why did god let my ministry fail',
    ],
    topics: ['step of faith', 'failed calling', 'mishearing god'],
    summary:
      'God has not thrown you away because it went wrong, and nobody needs you to pretend that it went well. Perhaps you heard rightly and it was hard all the same; perhaps you were mistaken, as faithful people sometimes are. You need not settle which tonight. Look after the practical things first: ask for help with food and rent, take work that pays, and talk it over with sober friends. Needing a job is no failure of faith.',
    explanation:
      'Obedience does not always turn out well in the Bible. Paul followed a vision to Macedonia and was soon in prison there, with a beaten back (Acts 16:9-10; Acts 16:22-24). Jeremiah did what he was told and complained that God had tricked him (Jeremiah 20:7). Abraham reached the promised land and met a famine, so he left it again (Genesis 12:10). A bad result does not prove that a call was false.\n\nGood people also mishear. Nathan, a true prophet, told David to go ahead with the temple, and had to take it back next morning (2 Samuel 7:3-5). It cost him an embarrassment and not his calling. Peter walked on water, sank, and was caught at once (Matthew 14:29-31). Jesus himself told people to sit down and count the cost before building (Luke 14:28), so thinking about money is not unbelief.\n\nPaul earned his living with his hands while he preached (Acts 18:3), and he told others to work quietly and eat their own bread (2 Thessalonians 3:12). So an ordinary job now is honourable. If someone promised you blessing in return for your savings, that was wrong of them; ask for it back, and tell someone.\n\nThen, with time, ask what was true in it. What you learned, whom you met and what you were willing to give are not lost to God.',
    references: [
      { scripture: 'Matthew 14:29-31', why: 'Peter steps out, sinks, and is caught.' },
      { scripture: '2 Samuel 7:3-5', why: 'A prophet was mistaken and was set right.' },
      { scripture: 'Genesis 12:10', why: 'Abraham obeyed and met a famine.' },
      { scripture: 'Acts 18:3', why: 'Paul earned his living with a trade.' },
      { scripture: 'Luke 14:28', why: 'Jesus tells people to count the cost.' },
      { scripture: 'Acts 16:9-10', why: 'A vision calls Paul to a place where he is soon in prison.' },
      { scripture: 'Jeremiah 20:7', why: 'A prophet complains that God has misled him.' },
      { scripture: 'Psalms 37:23-24', why: 'Whoever stumbles is held by the hand.' },
      { scripture: 'Romans 8:28', why: 'God works for good in everything.' },
      { scripture: '1 Corinthians 15:58', why: 'Work for the Lord is not in vain.' },
    ],
  },
  {
    question: 'Can I study the Bible if I do not read well?',
    aliases: [
      'i cannot read the bible because i am dyslexic',
      'i am ashamed that i cannot read well',
      'i am a slow reader and afraid of bible study',
      'i do not want to read aloud at church',
      'can i know god if i cannot read',
      'how can i learn the bible without reading',
      'the bible is too hard for me to read',
    ],
    topics: ['reading difficulties', 'dyslexia', 'listening to the bible'],
    summary:
      'Yes. Most people who ever loved the Bible could not read it; they heard it. You may listen to a recording, use a version in easy words, or have a friend read to you, and you lose nothing by that. Tell the leader of your group beforehand that you would rather not read aloud; a good leader will never mention it. Knowing God does not depend on schooling, and reading slowly is nothing to be ashamed of.',
    explanation:
      'In Bible times few people had a scroll of their own. Moses had the law read aloud to all, to men, women, children and strangers (Deuteronomy 31:11-12). Ezra read from morning until midday, others explained it, and the people understood and wept (Nehemiah 8:3; Nehemiah 8:8). Revelation blesses the one who reads aloud and those who hear (Revelation 1:3). Faith comes from hearing, says Paul (Romans 10:17). Listening is the older way.\n\nThe leaders in Jerusalem noticed that Peter and John had no schooling, and noticed too that they had been with Jesus (Acts 4:13). Jesus thanked his Father that these things were shown to the simple and not only to the clever (Matthew 11:25). Paul told Corinth that God had not chosen many who counted as wise (1 Corinthians 1:26-27).\n\nSome things help. Listen to a chapter while you look at the words. Take Mark first, because it is short and full of action. Use large letters and a ruler under the line, or coloured paper. Learn one verse by heart each week. A version in plain English is no lesser Bible.\n\nIn the group you can say: I think better when I listen. Your questions may be the best in the room. And if you would like to read better, adult classes teach it kindly, at any age.',
    references: [
      { scripture: 'Romans 10:17', why: 'Faith comes from what is heard.' },
      { scripture: 'Nehemiah 8:8', why: 'The Bible was read aloud and explained.' },
      { scripture: 'Acts 4:13', why: 'Peter and John had no schooling.' },
      { scripture: 'Deuteronomy 31:11-12', why: 'All were to hear the law, also children and strangers.' },
      { scripture: 'Revelation 1:3', why: 'Those who hear are blessed as well as the reader.' },
      { scripture: 'Matthew 11:25', why: 'God shows himself to simple people.' },
      { scripture: '1 Corinthians 1:26-27', why: 'Not many of the first Christians were learned.' },
      { scripture: 'Acts 8:30-31', why: 'An educated man also needed someone to explain.' },
      { scripture: 'Psalms 119:130', why: 'God’s words give understanding to the simple.' },
    ],
  },
  {
    question: 'How do I stop being so critical of other people?',
    aliases: [
      'i am too critical',
      'i judge people all the time',
      'how do i stop finding fault with everyone',
      'i have a critical spirit',
      'i look down on other christians',
      'i criticise my husband all the time',
      'how do i become less judgmental',
      'i am always negative about people',
    ],
    topics: ['critical spirit', 'judging others', 'finding fault'],
    summary:
      'Start with the log in your own eye, as Jesus said: each time you find a fault in somebody, ask where you do something like it. Then look on purpose for one good thing in that person, and say it aloud. Those who criticise much are often hardest on themselves, so take in that God is patient with you. Critical thoughts will still come, but you need not speak them, and they grow fewer.',
    explanation:
      'Jesus asked why we see a speck in another’s eye and overlook the beam in our own (Matthew 7:3-5). He does not forbid us to see the speck. He changes the order: first myself, then, with clear sight, help for the other. He told of a man who thanked God in the temple that he was not like other people; it was the other man, who asked for mercy, who went home justified (Luke 18:10-14).\n\nAsk what the criticism does for you. It may make you feel safer, or better than you feared you were. Perhaps you grew up under it. Paul says that it is God’s kindness that leads us to change (Romans 2:4), and people who know that they are forgiven much find it easier to let things pass (Luke 7:47).\n\nThen practise. Before you speak, ask whether it is true, kind and needed; let what you say build up (Ephesians 4:29). Think about whatever is good and deserves praise (Philippians 4:8), which is a command about where to look. Write down each evening three things that you were glad of in other people. When a hard word slips out, go back and say sorry; after a few times you will catch it sooner.\n\nYou do not have to call wrong right. A good judge of things can be gentle with persons. Ask someone close to you to tell you when you sound hard, and thank them for it.',
    references: [
      { scripture: 'Matthew 7:1-5', why: 'First the beam in my own eye.' },
      { scripture: 'Romans 14:10-13', why: 'Each will give an account to God, so stop judging each other.' },
      { scripture: 'Luke 18:10-14', why: 'The one who looked down on others went home empty.' },
      { scripture: 'Ephesians 4:29-32', why: 'Words that build up, and kindness.' },
      { scripture: 'Philippians 4:8', why: 'Look for what is good and worth praise.' },
      { scripture: 'James 4:11-12', why: 'Do not speak against one another.' },
      { scripture: 'Romans 2:1-4', why: 'Whoever judges does the same things; God’s kindness changes us.' },
      { scripture: 'Luke 6:36-38', why: 'Be merciful, as your Father is.' },
      { scripture: 'Colossians 3:12-13', why: 'Bear with each other and forgive.' },
    ],
  },
  {
    question: 'Where is God when I lose my home?',
    aliases: [
      'our house burned down',
      'i lost everything in a fire',
      'we lost our home in the flood',
      'the hurricane destroyed our house',
      'why did god let our house burn down',
      'bible verses after a fire or flood',
      'everything i owned is gone',
    ],
    topics: ['fire', 'flood', 'losing everything', 'disaster'],
    summary:
      'God is with you in the ruins, and such a disaster is not his verdict on you. Jesus said that people who die in accidents are no worse than others. You have lost more than things: letters, photographs, the place where you were safe. Mourn for it. Let people give you a bed, clothes and food, take one official form at a time, and expect to be exhausted for months.',
    explanation:
      'Job lost his animals, his servants and his children in one day, some through fire from the sky and some through a great wind (Job 1:16-19). He mourned with torn clothes. His friends did best in the first week, when they sat with him and did not talk (Job 2:13). Later they explained, and God said that they had been wrong (Job 42:7). So you need not listen to anyone who knows why it happened.\n\nWhen people told Jesus of a disaster, he spoke of a tower that had killed eighteen, and asked whether they were worse than the rest. No, he said (Luke 13:4-5). Elijah learned that the Lord was not in the wind, or the earthquake, or the fire, but met him in a quiet voice afterwards (1 Kings 19:11-12).\n\nThe Son of Man himself had nowhere to lay his head (Luke 9:58). He knows what it is to have no house. And Paul, who had been shipwrecked and swum ashore with nothing, wrote down that the islanders lit a fire and were unusually kind (Acts 28:2). That is often where God is seen: in blankets and soup.\n\nMake a list of what must be done this week and leave the rest. Sleep comes badly at first. Children need to hear that they are safe, many times. If pictures and smells keep coming back, ask a doctor for help.',
    references: [
      { scripture: 'Psalms 46:1-3', why: 'God is a refuge though the earth shakes and waters roar.' },
      { scripture: 'Isaiah 43:2', why: 'Through water and fire God goes with you.' },
      { scripture: 'Luke 13:4-5', why: 'Those who are struck are no worse than others.' },
      { scripture: '1 Kings 19:11-12', why: 'God was not in the wind, the earthquake or the fire.' },
      { scripture: 'Job 1:18-21', why: 'Job loses everything in one day.' },
      { scripture: 'Job 2:13', why: 'Friends who sat with him and said nothing.' },
      { scripture: 'Luke 9:58', why: 'Jesus had no home of his own.' },
      { scripture: 'Acts 28:1-2', why: 'Strangers are kind to people who lost everything at sea.' },
      { scripture: '2 Corinthians 4:8-9', why: 'Struck down, and not destroyed.' },
      { scripture: '2 Corinthians 5:1', why: 'A house that cannot be destroyed.' },
    ],
  },
  {
    question: 'Is it wrong to ask God for money?',
    aliases: [
      'can i pray for money',
      'is it ok to pray for money',
      'should i pray for a financial miracle',
      'can i ask god to help me pay my bills',
      'is it selfish to pray for money',
      'does god mind if i pray to win the lottery',
    ],
    topics: ['praying for money', 'asking for money', 'daily bread'],
    summary:
      'No, it is not wrong to ask God for the money that you need. Jesus taught us to ask for our daily bread, and bread costs money. What the Bible warns against is asking out of greed, or treating prayer as a way to become rich. So ask plainly for what you need, thank God for what you have, look for work and help as well, and be ready to share.',
    explanation:
      'Jesus put daily bread into the prayer that he taught his friends (Matthew 6:11). He told them that their Father knows that they need food and clothes (Matthew 6:31-32), and that a father who is asked for bread does not hand over a stone (Matthew 7:9-11). A widow whose sons were to be taken for a debt cried to Elisha, and her oil was enough to pay it (2 Kings 4:1-7). Even the coin for a tax was provided once, in the mouth of a fish (Matthew 17:27).\n\nJames adds a question: what is it for? He says that some ask and do not receive, because they want to spend it on their pleasures (James 4:3). Paul warns that those who are set on being rich fall into traps (1 Timothy 6:9-10). A prayer in Proverbs keeps the measure: neither poverty nor riches, but the food I need (Proverbs 30:8-9).\n\nGod has not promised that whoever prays or gives will become wealthy, and a preacher who says so is mistaken. Paul prayed, trusted, and was sometimes hungry (Philippians 4:11-12). He did promise that God supplies what is needed (Philippians 4:19), and this came to him through the gifts of friends.\n\nSo pray, and then open the letters, speak to an adviser, and take what help is offered. That may be how the answer comes.',
    references: [
      { scripture: 'Matthew 6:11', why: 'Jesus teaches us to ask for daily bread.' },
      { scripture: 'Matthew 6:31-33', why: 'The Father knows what you need.' },
      { scripture: 'Philippians 4:19', why: 'God supplies what is needed.' },
      { scripture: 'James 4:2-3', why: 'Ask, and ask yourself what it is for.' },
      { scripture: 'Proverbs 30:8-9', why: 'A prayer for neither poverty nor riches.' },
      { scripture: '2 Kings 4:1-7', why: 'Elisha helps a widow to pay what she owes.' },
      { scripture: '1 Timothy 6:9-10', why: 'What the wish to be rich does.' },
      { scripture: 'Matthew 7:9-11', why: 'A father gives bread to a child who asks.' },
      { scripture: 'Philippians 4:6', why: 'Every request may be brought to God.' },
    ],
  },
  {
    question: 'What is the difference between heaven and paradise?',
    aliases: [
      'is paradise the same as heaven',
      'what is paradise in the bible',
      'heaven and paradise',
      'what did jesus mean by today in paradise',
      'where is paradise',
      'what is the difference between paradise and heaven',
    ],
    topics: ['paradise', 'heaven', 'the thief on the cross'],
    summary:
      'The two words overlap, and most Christians use them for the same thing. Paradise means a garden or park: it stands for the place of rest with God where Jesus promised to be with the dying thief that same day. Heaven is the wider word, for the sky and for where God dwells. Some Christians say that souls wait in paradise until the resurrection, and that God’s final home for us is a new heaven and a new earth.',
    explanation:
      'The word paradise came from Persian, where it meant a walled garden. The old Greek translation of the Old Testament used it for the garden of Eden (Genesis 2:8). In the New Testament it occurs only three times. Jesus says to the criminal beside him that he will be with him in paradise that day (Luke 23:43). Paul tells of a man who was caught up to the third heaven, and calls the same place paradise a moment later (2 Corinthians 12:2-4). And Revelation promises the tree of life in the paradise of God (Revelation 2:7).\n\nHeaven occurs hundreds of times. It can be the sky, with birds and stars (Genesis 1:8), or the place of God’s throne (Isaiah 66:1). Jesus came from there and returned there (John 3:13; Acts 1:11).\n\nThe Bible’s last hope is larger than either word. Paul would rather leave the body and be with the Lord (2 Corinthians 5:8), yet he waits for the resurrection (1 Corinthians 15:52). In his last vision John sees heaven and earth made new, God living among people, and again a river and the tree of life (Revelation 21:1-4; Revelation 22:1-2). The garden that was lost comes back as a city with a garden in it.',
    references: [
      { scripture: 'Luke 23:43', why: 'Jesus’ promise to the man beside him.' },
      { scripture: '2 Corinthians 12:2-4', why: 'Paul uses both words for one place.' },
      { scripture: 'Revelation 2:7', why: 'The tree of life in the paradise of God.' },
      { scripture: 'Revelation 21:1-4', why: 'The last hope: a new heaven and a new earth.' },
      { scripture: 'Genesis 2:8-9', why: 'The garden that the word recalls.' },
      { scripture: 'Revelation 22:1-2', why: 'River and tree of life return.' },
      { scripture: '2 Corinthians 5:8', why: 'Away from the body, and with the Lord.' },
      { scripture: 'Isaiah 66:1', why: 'Heaven is called God’s throne here.' },
      { scripture: 'Luke 16:22-23', why: 'Jesus’ story of two men after death.' },
    ],
    whereChristiansDiffer:
      'Catholics mostly use paradise as another name for heaven, which some reach by way of purgatory. Orthodox Christians often call paradise the foretaste that souls enjoy before the resurrection. Many Protestants hold that believers are at once with Christ, and that paradise and heaven are one. Seventh-day Adventists and others hold that the dead sleep until the resurrection. Jehovah’s Witnesses expect paradise on earth for most, and heaven for a few.',
  },
];
