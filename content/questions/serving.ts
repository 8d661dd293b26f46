import type { QuestionCard } from '../card.ts';

export const serving: readonly QuestionCard[] = [
  {
    question: 'How do I prepare a sermon, a lesson or a short talk?',
    aliases: [
      'i am preparing a sermon',
      'i have to preach on sunday',
      'i have to give a devotion',
      'i have to give a talk at church',
      'how do i write a sermon',
      'how do i prepare a devotional',
      'how do i prepare a sunday school lesson',
      'i teach sunday school',
      'i teach a children’s class at church',
      'i have to lead morning prayers at work',
      'i was asked to speak at church',
      'my first sermon',
      'how to prepare a bible talk',
      'how do i choose a text for a sermon',
      'i am speaking to the youth group',
    ],
    topics: ['sermon', 'lesson', 'talk', 'preaching', 'teaching'],
    summary:
      'Choose one passage, read it until you can tell it without looking, and find the one thing that it says. Then ask what that means for the people who will be sitting there, and say it plainly, with one picture or story. Pray at the beginning, be shorter than you planned, and let the passage keep the last word.',
    explanation:
      'Begin with the passage and not with a title. Read what comes before and after it, in two versions; look up the words that puzzle you, and the places that it quotes. Ezra’s helpers did three things that still make a good order: they read aloud, gave the sense, and helped people to understand (Nehemiah 8:8).\n\nWrite down the point in one sentence. If you have three, you have three talks. Jesus’ stories are short and begin with what his hearers knew, a coin, a field, a door at night (Luke 15:8-10). In Athens Paul starts from an altar that he has seen on their streets (Acts 17:22-23). Think of four people who will be there: one who is old, one who is young, one who is sad, and one who is there for the first time.\n\nFor children, tell the story and let them act it or ask about it; leave the moral to the story. Practise aloud once with a clock. If you are afraid, you are in company: Moses said that he was no speaker (Exodus 4:10-12), and Paul came to Corinth trembling (1 Corinthians 2:1-5). James warns that teachers are judged more strictly (James 3:1), which is a reason to be honest about what you do not know.',
    references: [
      { scripture: 'Nehemiah 8:8', why: 'Read it, give the sense, help people understand.' },
      { scripture: '2 Timothy 2:15', why: 'A worker who handles the word with care.' },
      { scripture: 'Luke 15:8-10', why: 'A whole talk in three verses, from the hearers’ own house.' },
      { scripture: 'Acts 17:22-23', why: 'Paul begins with what his hearers know.' },
      { scripture: 'Luke 24:25-27', why: 'How the risen Jesus explained the Scriptures on the road.' },
      { scripture: 'Acts 8:30-35', why: 'A teacher who begins with the other’s question.' },
      { scripture: '1 Corinthians 2:1-5', why: 'Without great words, and trembling.' },
      { scripture: 'Exodus 4:10-12', why: 'For whoever is afraid of speaking.' },
      { scripture: 'James 3:1', why: 'Why few should be eager to teach.' },
      { scripture: 'Isaiah 55:10-11', why: 'What the word does does not hang on the speaker.' },
    ],
  },
  {
    question: 'How do I know whether I am called to be a pastor, or to another service?',
    aliases: [
      'i want to be a pastor',
      'i want to become a priest',
      'i want to be a missionary',
      'i am thinking of going into the ministry',
      'am i called to ministry',
      'should i go to bible college',
      'i am going on a mission trip',
      'i feel called to serve',
      'i want to serve in my church',
      'i want to become a nun',
      'i want to be a deacon',
      'does god want me to be a missionary',
    ],
    topics: ['calling', 'ministry', 'vocation', 'mission'],
    summary:
      'A calling is usually found by serving: do the nearest work that needs doing, and see whether it bears fruit, whether others recognise the gift, and whether the wish stays when it becomes ordinary. Tell your own pastor or priest soon. Nobody has to decide it alone, and no service is second-rate, whether it is behind a pulpit or in a kitchen.',
    explanation:
      'The Bible tells of calls in many ways. Samuel hears his name at night and needs an old priest to tell him what it is (1 Samuel 3:8-10). Isaiah answers a question that was put to nobody by name (Isaiah 6:8). Amos is taken from his sheep (Amos 7:14-15). Most people in it, however, are never called by a voice: the church at Antioch prays, and sends two of its teachers (Acts 13:1-3); the seven who serve at tables are chosen by the others because they are trusted (Acts 6:2-6).\n\nSo look for three things: a wish that lasts (1 Timothy 3:1), a character that those at home would vouch for, since the lists in the letters are more about that than about talent (1 Timothy 3:2-7), and people who say so without being asked. Try it in small: visit, teach a class, sit with the sick. For a mission trip, ask first what those who live there need, and go to learn.\n\nThe body has many parts, and the ones that seem weaker are needed (1 Corinthians 12:14-22). If a door closes, that is no verdict on you. Wait, serve, and ask again.',
    references: [
      { scripture: '1 Samuel 3:8-10', why: 'A call, and an older person who helps to hear it.' },
      { scripture: 'Isaiah 6:8', why: 'Whom shall I send? A free answer.' },
      { scripture: 'Acts 13:1-3', why: 'A church that prays and sends.' },
      { scripture: 'Acts 6:2-6', why: 'Chosen by others for a practical need.' },
      { scripture: '1 Timothy 3:1-7', why: 'The wish, and the character that it needs.' },
      { scripture: 'Romans 12:4-8', why: 'Different gifts, each to be used.' },
      { scripture: '1 Corinthians 12:14-22', why: 'No part is without use.' },
      { scripture: '1 Peter 4:10-11', why: 'What each has received is for the others.' },
      { scripture: 'Amos 7:14-15', why: 'A shepherd who had not planned on it.' },
      { scripture: 'Matthew 9:36-38', why: 'Why workers are asked for.' },
    ],
    whereChristiansDiffer:
      'Catholics and Orthodox ordain men as deacons, priests and bishops, and test a vocation over years; Catholic priests of the Latin rite do not marry. Many Protestant churches ordain women too, others do not. Baptists and free churches lay most weight on a congregation that calls someone, Quakers have no ordained ministers, and Pentecostals look for gifts of the Spirit. All of them ask for a time of testing with others.',
  },
];
