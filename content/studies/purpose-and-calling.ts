import type { StudyCard } from '../card.ts';

/** What one is for, who one is, which way to go, and when to stop. */
export const purposeAndCalling: readonly StudyCard[] = [
  {
    topic: 'Finding purpose in life',
    aliases: [
      'purpose',
      'purpose in life',
      'meaning of life',
      'my calling',
      'what should i do with my life',
      'vocation',
      'life has no meaning',
    ],
    title: 'Build Houses, Plant Gardens',
    introduction:
      'People who ask about their purpose usually have a large thing in mind, and suspect that they have missed it. The Bible is not much help in finding large things. It is unexpectedly good on small ones. The most quoted promise on this subject was first sent to people who had just been told that their hopes would not come true for seventy years. The first man said to be filled with God’s Spirit was a metalworker. And the Bible’s own book of complaint about meaninglessness recommends lunch.',
    sections: [
      {
        heading: 'The letter nobody wanted',
        teaching:
          'Jeremiah 29:11, with its plans for a future and a hope, is printed on graduation cards. It comes from a letter posted about 597 BC or soon after to Judeans deported to Babylon. Other prophets were promising them that they would be home within two years (Jeremiah 28:3). Jeremiah writes that it will be seventy, so that hardly anyone who heard the letter read would live to see it.\n\nWhat are they to do in the meantime? Build houses and live in them. Plant gardens. Marry off your sons and daughters. And seek the good of the city that destroyed your own, and pray for it, “for in the peace thereof” lies your peace (Jeremiah 29:5-7). The hopeful verse is plural: the future belongs to a people. The purpose of any single exile looks like onions and weddings. For someone who is waiting for real life to begin after the next move, that is a hard word and a freeing one. You are to live where you have been put, and the people next door are the point.',
        scriptures: ['Jeremiah 28:2-4', 'Jeremiah 29:4-7', 'Jeremiah 29:10-13'],
      },
      {
        heading: 'Vapour, and bread and wine',
        teaching:
          'Ecclesiastes tried everything and wrote up the results. Its favourite word, “vanity” in the old translations, is in Hebrew a breath or vapour, the same word as the name Abel. The writer had gardens, singers, silver and more wisdom than all before him; he looked at the lot and found that it did not stay in the hand (Ecclesiastes 2:4-11).\n\nYet some half a dozen times he comes round to a modest conclusion: there is nothing better than to eat, drink and find some good in one’s work, and this is a gift from God’s hand (Ecclesiastes 2:24; Ecclesiastes 5:18). Scholars argue whether he says so with a shrug or a smile. Either way he makes a discovery that modern advice misses. Meaning dissolves when you try to possess it, as a legacy or an achievement, and returns sideways when you receive a day as given. He also insists on doing whatever your hand finds with all your might (Ecclesiastes 9:10), for a reason one would not put on a poster: you will die.',
        scriptures: ['Ecclesiastes 2:10-11', 'Ecclesiastes 2:24-25', 'Ecclesiastes 9:7-10'],
      },
      {
        heading: 'A man called by name, for embroidery',
        teaching:
          'When the tabernacle is to be built, God tells Moses that he has called a certain Bezalel by name and filled him with the spirit of God (Exodus 31:2-3). Nobody before him in the Bible is said to be filled with God’s own spirit: neither Noah nor Abraham nor Moses. (Some tailors with a spirit of wisdom come nearest, in Exodus 28:3.) And it was for cutting stones, setting jewels and carving wood. A second gift is mentioned later: he could teach (Exodus 35:34).\n\nPaul writes something like it to ordinary converts. They are God’s workmanship, a word from which we have “poem”, made for good works that were prepared in advance for them to walk in (Ephesians 2:10). Walk in, note, and not go hunting for. It comes straight after two verses that deny that anyone is saved by works, so the order matters: you are not earning your place by being useful. Ask a plainer question than “What is my calling?” Ask what you can do well, who near you needs it, and whom you could teach.',
        scriptures: ['Exodus 31:1-5', 'Exodus 35:30-35', 'Ephesians 2:8-10'],
      },
      {
        heading: 'What is that to thee?',
        teaching:
          'Peter, just restored by the lake, is told what his life will cost him. He turns round, sees another disciple following, and asks the question that has spoilt many a good calling: and what about him? (John 21:21). Jesus answers that if he wanted that man to stay alive until his coming, it would be no business of Peter’s. “Follow thou me.”\n\nComparison is a thief of purpose, as Peter of all people should have known; this was the man who had said that though all the others fell away he would not. It is worth noticing how little he is actually told. Feed my sheep, three times, and an uncomfortable hint about old age. There is no map. The other disciple got something quite different, a long life and a book. Between them they show that faithful lives need not look alike. David’s obituary in Acts takes one clause: having served his own generation, as God willed, he fell asleep (Acts 13:36).',
        scriptures: ['John 21:15-19', 'John 21:20-22', 'Acts 13:36'],
      },
    ],
    questions: [
      'What would “build houses and plant gardens” mean in the place where you live but did not choose?',
      'Which of the Preacher’s experiments (work, pleasure, wisdom, possessions) have you tried, and what were your results?',
      'Bezalel’s skill was in his fingers. What can you do well that you have never thought of as a gift of the Spirit?',
      'With whom do you compare your life, and what would “what is that to thee?” sound like, said kindly, about that person?',
      'If your obituary were as short as David’s, what would you wish its one sentence to be?',
    ],
    prayer:
      'God, who knew Bezalel by name, you know ours. We have wanted to do something great, or at least something noticed, and most of our days are made of small things. Let us live where we live. Show us the work that lies ready and the people whom it is for. Free us from looking sideways at the lives of others. Thank you for bread and wine and things that turn out well. When we die let it be said that we were some use to our generation, and loved you. Amen.',
    longReads: [
      {
        title: 'A letter to the deported',
        booksToRead: 'Jeremiah 29',
        explanation: 'Read the famous promise inside its letter, together with the quarrel that surrounds it.',
      },
      {
        title: 'The great experiment',
        booksToRead: 'Ecclesiastes 2',
        explanation: 'A rich man’s audit of everything he tried.',
      },
    ],
  },
  {
    topic: 'Identity in Christ',
    aliases: [
      'identity',
      'who am i in christ',
      'self worth',
      'self-esteem',
      'feeling worthless',
      'child of god',
      'who does god say i am',
    ],
    title: 'Named Before Noon',
    introduction:
      'We are asked who we are by forms, by strangers at parties and by ourselves at night, and we tend to answer with what we do, whom we belong to, or what was done to us. The New Testament asks a different question, whose are you, and answers with scenes from law courts, slave markets and family tables of the first century. It does not say that we are wonderful. It says something sturdier than that, which does not vary with how the week has gone.',
    sections: [
      {
        heading: 'A voice at the river, before any work',
        teaching:
          'In Mark’s gospel Jesus has done nothing at all when heaven opens. No sermon, no miracle, no disciple: one verse brings him from Nazareth, the next has him coming up out of the Jordan, and there the voice says that he is the beloved Son in whom God is well pleased (Mark 1:9-11). Approval comes first; the work starts afterwards.\n\nIn Matthew the very next scene is an attack on exactly this. If you are God’s Son, says the tempter, twice, then prove it: bread from stones, a leap from the temple (Matthew 4:3-6). He will not. A son does not need to demonstrate that he is one.\n\nThis sonship is unlike ours, and Christians have guarded the difference with care. Yet Paul says that those who are led by the Spirit use the same word as Jesus, Abba (Romans 8:15). If that is so then the order holds for us too. You are not working your way towards being loved. What you do today may be done from there.',
        scriptures: ['Mark 1:9-11', 'Matthew 4:3-7', 'Romans 8:14-16'],
      },
      {
        heading: 'The law of adoption',
        teaching:
          'Among Jews adoption was rare, and the Greek word does not occur in the Old Testament’s Greek version. Among Romans it was well known, and those who were adopted were very often grown men. A Roman without an heir could take another man’s son into his house; old debts and old ties ended, and the new son inherited like one born there. Several emperors came to power in that way.\n\nPaul writes to people under Roman rule when he says that we have received “adoption of sons” (Galatians 4:4-7). Women hearing this were being offered more than they would have had by law: everybody in the room, slave and free, male and female, is given the standing of an heir (Galatians 3:26-29). So the word “sons” there, which may sound as though it left half of us out, did the reverse.\n\nAn heir is different from a guest. A guest is careful with the cups. Which of the two do you feel like when you pray?',
        scriptures: ['Galatians 3:26-29', 'Galatians 4:4-7', 'Ephesians 1:4-6'],
      },
      {
        heading: 'What Onesimus was called',
        teaching:
          'The shortest of Paul’s letters is about one man’s identity. Onesimus was a slave; his name means “useful” and was common for slaves, as one might name a tool. He had parted from his master Philemon in some way that caused a loss. Paul met him in custody and sends him back with a letter in which he makes a pun: he was once useless to you, but now is useful (Philemon 1:11).\n\nThen he leaves puns behind. Receive him no longer as a slave but as a beloved brother; receive him as you would me; if he owes you anything, put it on my account (Philemon 1:16-18). That last phrase is the whole gospel done as bookkeeping. Readers rightly ask why Paul did not demand freedom outright, and slaveholders later made shameful use of his tact. But consider what it would have meant for Philemon to read this aloud to the church in his house, with Onesimus standing there. From that evening two descriptions of one man could not both be true.',
        scriptures: ['Philemon 1:10-12', 'Philemon 1:15-18', 'Colossians 3:11'],
      },
    ],
    questions: [
      'How do you finish the sentence “I am …” when you meet strangers, and how would you finish it if none of them could be impressed?',
      'What stones have you been trying to turn into bread in order to prove something?',
      'Guest or heir: how does the difference show in the way you pray, or in what you dare to ask for?',
      'What label was put on you early that you still answer to, and who could read you a different one aloud?',
      'If you were Philemon, what would have to change at breakfast the next day?',
    ],
    prayer:
      'Abba, we use the word that your Son used, because he told us that we might. We have been called many things, some of them by ourselves. Say our names again, and say whose we are. Take away the need to prove it. Where we have written “useless” over another person, correct our spelling. Let us come in and out of your house like children who live there, not like visitors minding the china. In Jesus’ name, who put our debts on his account. Amen.',
    longReads: [
      {
        title: 'No longer a slave',
        booksToRead: 'Philemon 1',
        explanation: 'Twenty-five verses; read it once as Philemon and once as Onesimus.',
      },
      {
        title: 'Nothing can separate',
        booksToRead: 'Romans 8',
        explanation: 'Paul’s longest treatment of what it means to be children and heirs in a groaning world.',
      },
    ],
  },
  {
    topic: 'Guidance and decisions',
    aliases: [
      'guidance',
      'decisions',
      'decision making',
      'knowing god’s will',
      'how to know god’s will',
      'making choices',
      'which way to go',
      'discernment',
    ],
    title: 'Ten Thirsty Camels',
    introduction:
      'Somebody in every group has a decision to make and would like a sign. The Bible does have signs, but it hands them out rarely, and frequently to the people who are least ready to act. More often guidance looks like common sense that has been prayed over, a closed road, an argument with friends that ends in agreement, or a stranger who is generous with water. The people in these stories had to choose as we do, with half the facts. How did they know, and how sure were they when they set out?',
    sections: [
      {
        heading: 'Abraham’s servant picks a test',
        teaching:
          'He has been sent several hundred miles to find a wife for Isaac, and when he reaches the well he prays with remarkable precision: let it be the girl who, asked for a drink, offers to water the camels too (Genesis 24:14). It sounds like tossing a coin with God. Look closer. There are ten camels, they have crossed a desert, and a thirsty camel may take in a hundred litres. This girl has a jar on her shoulder and a well with steps. What he has asked to see is somebody strong, quick and generous to strangers. The sign is the very quality that Isaac’s household needs.\n\nEven so, when she has begun to run to and fro he stands and watches her in silence, to see whether the Lord has prospered him or not (Genesis 24:21). After that he asks about her family, tells his whole story to her relations, and her own consent is sought: “Wilt thou go with this man?” (Genesis 24:58). So there were prayer, a shrewd criterion, observation, advice and consent. Some of us leave out the first of these; others do the first and think themselves excused from the rest.',
        scriptures: ['Genesis 24:12-14', 'Genesis 24:17-21', 'Genesis 24:56-58'],
      },
      {
        heading: 'Not Asia, not Bithynia',
        teaching:
          'Paul’s second journey contains one of the strangest bits of travel writing in Acts. He and Silas are kept by the Holy Spirit from speaking in Asia. They try Bithynia, and the Spirit of Jesus does not let them. How, we are not told: a prophecy, an illness, a washed-out road? They go on, hundreds of miles, to the coast at Troas with no instructions except two refusals (Acts 16:6-8).\n\nThen comes a vision of a man from Macedonia. Notice the verb that follows. Having seen it, the company sets out “assuredly gathering” that God has called them (Acts 16:10); the Greek word means putting things together. It is also the verse where the narrator first says “we”: the conclusion was reached by several heads. And what do they find across the water? No man at all, but a women’s prayer meeting by a river, then a flogging and a prison. Being guided rightly did not make it easy, and a closed door was no punishment; people in Asia heard later, for two years on end (Acts 19:10).',
        scriptures: ['Acts 16:6-10', 'Acts 16:13-15', 'Acts 19:8-10'],
      },
      {
        heading: 'It seemed good to us',
        teaching:
          'The largest decision of the early church, whether Gentile believers had to be circumcised, was taken after what Luke calls much disputing (Acts 15:7). Peter told what he had seen, Barnabas and Paul what had happened on their travels, James quoted a prophet and drew up a practical proposal. There was no voice from heaven. Their letter says that the decision “seemed good” to the Spirit and to themselves as well (Acts 15:28), a phrase both bold and modest.\n\nGideon, by contrast, had a voice and an angel and still put out his fleece, twice, wet and then dry (Judges 6:36-40). He is often held up as a pattern. The story introduces the fleece, however, with his own words “as thou hast said”: he already knew. God was patient with him. For us James offers wisdom to whoever asks, without reproach (James 1:5), and wisdom is less like receiving an answer than like becoming a person who can find one. If you have prayed, thought and listened to honest friends, you may decide, and be at peace about being fallible.',
        scriptures: ['Acts 15:6-7', 'Acts 15:25-29', 'Judges 6:36-40', 'James 1:5-6'],
      },
    ],
    questions: [
      'If you set a test like the servant’s for your present decision, what quality would you want it to reveal?',
      'Which closed door are you glad of now, and how long did it take you to be glad?',
      'Gideon asked twice though he knew. What are you still asking about that you have really been told?',
      'Whose disagreement would you need to hear before you could honestly write “it seemed good to us”?',
      'How do you think Paul explained to himself that a true vision had led to a prison cell?',
    ],
    prayer:
      'Lord, we stand where roads fork, and there is no writing on the wall. We have asked you for signs because we are afraid of being wrong. Give us wisdom, which you promised without scolding. Give us friends who will tell us the truth. If you must close a door, let us not break our knuckles on it. And when we have thought and prayed enough, give us the courage to set out, the honesty to turn back if we were mistaken, and you on the road in either case. Amen.',
    longReads: [
      {
        title: 'A wife for Isaac',
        booksToRead: 'Genesis 24',
        explanation: 'The longest chapter of Genesis, told with the patience that good decisions need.',
      },
      {
        title: 'The council at Jerusalem',
        booksToRead: 'Acts 15',
        explanation: 'How a church disagreed, listened, decided, and then saw two of its leaders quarrel.',
      },
    ],
  },
  {
    topic: 'Work and rest',
    aliases: [
      'work',
      'rest',
      'sabbath',
      'burnout',
      'tired',
      'overworked',
      'sabbath rest',
      'work life balance',
      'exhaustion',
    ],
    title: 'The Day the Manna Kept',
    introduction:
      'In the ancient world kings rested and slaves worked. A whole nation that downed tools one day in seven, donkeys included, was a curiosity; the Roman philosopher Seneca thought that Jews wasted a seventh part of their lives. Most of us have no overseer with a whip and still cannot stop. So it may be worth going back to the desert, where ex-slaves had to be taught to rest by means of bread that went bad, and to ask what we are so afraid will happen on the seventh day.',
    sections: [
      {
        heading: 'Work came before the thorns',
        teaching:
          'It is often thought that work is a punishment. Genesis has a man put into a garden to till and keep it before there is any serpent about (Genesis 2:15). What the curse adds in Genesis 3:17-19 is sweat, thistles and the sense that the ground is against you. Both are true of most jobs: something worth doing, with thistles.\n\nAnd God himself is shown working, for six days, and then resting. He was not tired, one supposes; Exodus dares to say that he “was refreshed” (Exodus 31:17), with a word related to breath, as one would of a labourer catching it. The seventh day has no closing formula in the text: evening and morning are missing. Man, made on the sixth, began his existence with a day off. He had done nothing to deserve it. Rest in Genesis is no reward for finishing, then; people who rest only when everything is done have got the calendar backwards, since everything is never done.',
        scriptures: ['Genesis 2:1-3', 'Genesis 2:15', 'Exodus 31:16-17'],
      },
      {
        heading: 'Lessons with a bread that spoiled',
        teaching:
          'The sabbath is practised in Exodus before it is commanded. Between the sea and Sinai there is manna, an omer a head each day. Whoever hoards it overnight finds worms (Exodus 16:20). But on the sixth day there is twice as much, and on that night alone it keeps. Naturally some go out to look on the seventh morning, and find nothing (Exodus 16:27).\n\nThese people had made bricks by quota. They had been told by Pharaoh that their wish for a feast showed that they were idle (Exodus 5:17). How do you teach rest to such a nation? By forty years of practice, it appears: six days of enough, one day of trusting that there had been enough. Deuteronomy will give that very memory as the reason for the commandment: you were a slave, so your servants shall rest as well as you (Deuteronomy 5:14-15), whereas in Exodus 20 the reason given is creation. The two belong together. A sabbath tells me that I am not God, and that nobody is my slave.',
        scriptures: ['Exodus 16:19-21', 'Exodus 16:25-30', 'Deuteronomy 5:12-15', 'Exodus 20:8-11'],
      },
      {
        heading: 'Made for people',
        teaching:
          'By the time of Jesus much thought had gone into what counts as work, for good reasons: people had died for this day. When his hungry disciples pluck ears of corn they are accused of reaping. He answers with a story of David, and with a sentence that puts the whole institution the right way up: the sabbath was made for man (Mark 2:27). Then he heals on it, again and again. A woman bent double for eighteen years should not wait until Monday, as we should say; nobody leaves an ox tied up all day without water (Luke 13:15-16).\n\nWhether Christians are bound to a particular day has been debated since the first century. Paul lets each be fully persuaded in his own mind (Romans 14:5); some keep Saturday, most gather on Sunday, and some of them keep it strictly. But a gift can be refused by people of every view. His invitation to the worn-out has a yoke in it (Matthew 11:28-30), so it promises not idleness but work that fits. A well-made yoke did not chafe.',
        scriptures: ['Mark 2:23-28', 'Luke 13:10-16', 'Matthew 11:28-30', 'Romans 14:5-6'],
      },
    ],
    questions: [
      'What do you fear would happen if you truly stopped for a day, and has it ever happened?',
      'Where in your week is the manna that goes bad: the extra that you gather and never use?',
      'Deuteronomy asks whether those who serve you can rest. Who works so that you may have your day off?',
      'Which thistles belong to your kind of work, and what about it is still a garden?',
      'How could a household like yours mark the beginning and the end of rest, so that one can feel the difference?',
    ],
    prayer:
      'Lord of the sabbath, we are tired, and a little proud of it. Forgive us for believing that everything depends on us. We hand you now what is not finished: the inbox, the sink, the difficult person, the plan that will not come right. Look after it while we sleep. Let those who work for us have rest as well. Teach us to stop before we drop, to eat slowly, to laugh, to notice that the day is good. Refresh us, as you were refreshed. Amen.',
    longReads: [
      {
        title: 'What is it?',
        booksToRead: 'Exodus 16',
        explanation: 'The story of manna, with its worms, its omers and the first sabbath.',
      },
      {
        title: 'The builder’s vain hours',
        booksToRead: 'Psalms 127',
        explanation: 'Five verses against getting up early and going to bed late in order to eat anxious bread.',
      },
    ],
  },
];
