import type { StudyCard } from '../card.ts';

/** Nights that are long: anxiety, darkness, loneliness. */
export const troubledMind: readonly StudyCard[] = [
  {
    topic: 'Dealing with anxiety',
    aliases: [
      'anxiety',
      'worry',
      'how to stop worrying',
      'anxious thoughts',
      'stress and worry',
      'fear and worry',
      'panic',
      'overthinking',
    ],
    title: 'Enough Trouble for One Day',
    introduction:
      'Anxiety rarely argues; it simply starts a list at three in the morning and reads it to you again. The Bible has no word for panic attacks and no quick cure for them, but it knows sleeplessness, knotted stomachs and the mind that runs ahead. This study puts four short passages side by side. None of them scolds. Each gives the worried person something to look at or something to do, and one of them admits cheerfully that tomorrow will indeed be difficult.',
    sections: [
      {
        heading: 'What Jesus concedes',
        teaching:
          'The people on the hillside were mostly poor. Food and clothing were not imaginary concerns for them, since a labourer was paid by the day and ate by the day. The same Greek verb for being anxious comes six times in ten verses (Matthew 6:25-34), and the passage opens with “therefore”: it follows the saying that one cannot serve God and money. So worry is treated less as an illness than as a rival master who wants attention all the time.\n\nThe remedy is oddly practical. Look at birds; study how field flowers grow. Looking at something that is not you is already a small escape. Then comes the line usually left off the greeting card: each day has evil enough of its own (Matthew 6:34). Jesus never says that nothing bad will happen. He says that you are given strength in day-sized pieces, and that trying to live Thursday on Tuesday’s portion cannot work. The question for tonight is simply what belongs to today.',
        scriptures: ['Matthew 6:24-27', 'Matthew 6:28-30', 'Matthew 6:33-34'],
      },
      {
        heading: 'A garrison for the heart',
        teaching:
          'Paul wrote to Philippi in chains, unsure whether he would be executed (Philippians 1:20-23). That is worth knowing before hearing him say that we should be anxious about nothing. He does not leave a hole where the worry was. He replaces it: tell God what you need, in plain requests, and add thanks. The thanks come with the asking, before any answer.\n\nWhat is promised is not that the request will be granted. It is that God’s peace will “keep” the heart, and the verb is a soldier’s: to post a guard. Philippi was a Roman colony in which old soldiers had been settled, and its readers could picture sentries at a gate. Just before this stands a short sentence that we skip: the Lord is near (Philippians 4:5). And notice that Paul uses the same anxious verb approvingly of Timothy, who truly cares how the Philippians are (Philippians 2:20). Caring deeply was never the fault. Carrying it as if nobody were near is what wears us out.',
        scriptures: ['Philippians 4:4-7', 'Philippians 4:8-9', 'Philippians 2:19-20'],
      },
      {
        heading: 'Throwing, not tidying',
        teaching:
          'In 1 Peter the well-known words about casting our care on God are not a sentence of their own. They hang on the one before: humble yourselves under God’s mighty hand, casting your care on him (1 Peter 5:6-7). Handing over a worry is thus a kind of humility. It admits that I am not the one who holds the world together.\n\nPeter is echoing Psalms 55:22, and the whole of that psalm is worth reading aloud. Its writer trembles, wishes for the wings of a dove, and names the reason: a close friend has betrayed him (Psalms 55:12-14). He does not pray once and feel better; he prays evening, morning and noon, and complains each time (Psalms 55:17). The burden is thrown repeatedly because it keeps coming back. Nobody in these texts is told to be calm by an act of will. If anxiety has taken your sleep, your appetite or your work for weeks, seeing a doctor or counsellor is one honest way of no longer carrying it alone.',
        scriptures: ['1 Peter 5:6-7', 'Psalms 55:4-8', 'Psalms 55:16-18', 'Psalms 55:22'],
      },
      {
        heading: 'The child who has stopped asking for milk',
        teaching:
          'Psalm 131 has only three verses. Its speaker has let go of matters “too high” for him, which for anxious people is a great part of the work: half of our lists are things nobody could settle at that hour. Then comes the picture. His soul lies against God like a weaned child with its mother.\n\nWeaned is the detail. An infant at the breast is restless because it wants something; in the ancient world a child was weaned late, perhaps at two or three, and one supposes not without some crying. The child in the psalm has been through that. It now comes to its mother for no reason except that she is there. This is calm on the far side of protest, learned and not inborn, and the verbs suggest effort: he has stilled and quieted himself. You could end the evening by trying it: five minutes of sitting with God and asking for nothing.',
        scriptures: ['Psalms 131:1-3', 'Psalms 94:18-19'],
      },
    ],
    questions: [
      'If you wrote down everything on your mind tonight and crossed out what does not belong to today, what would be left?',
      'What do you think Jesus wanted worried people to notice about birds, which do after all work hard and sometimes starve?',
      'Paul uses one verb for anxiety and for Timothy’s concern. How can you tell in your own life when care has turned into fear?',
      'The man in Psalm 55 complains to God three times a day. What would it change to put a time in your day for complaining?',
      'Which of the matters “too high” for you have you been trying to manage lately?',
    ],
    prayer:
      'Father, you know what we were thinking about at three this morning. We bring it here, and we will probably have to bring it again tomorrow. Take from us what belongs to other days and to other hands. Post your peace at the door of our hearts. Give us what we need for this one evening, sleep included, and let us find you near when we wake. Be close to anyone here for whom the fear is very great, and send them help with a human face. Amen.',
    longReads: [
      {
        title: 'A friend’s betrayal and a restless mind',
        booksToRead: 'Psalms 55',
        explanation: 'The whole prayer behind Peter’s advice, with its wish to fly away and its slow turn to trust.',
      },
      {
        title: 'Asleep in the boat',
        booksToRead: 'Mark 4',
        explanation:
          'A chapter of seeds growing unseen that ends with frightened professionals waking a sleeping Jesus.',
      },
    ],
  },
  {
    topic: 'Depression and the dark night',
    aliases: [
      'depression',
      'feeling depressed',
      'dark night of the soul',
      'hopelessness',
      'despair',
      'when god feels far away',
      'darkness',
    ],
    title: 'Under the Broom Tree',
    introduction:
      'Some of the best people in the Bible asked to die. That is not a comfortable fact, but it may be a comforting one, for nobody struck them from the book on account of it. Depression is an illness as well as a sorrow: it has treatments, and doctors and counsellors are among God’s ordinary gifts. If you are thinking of ending your life, please stop here and say so to somebody tonight: ring a friend, or a crisis line, or the emergency number where you live. For everyone else there follow three companions who were in the dark too.',
    sections: [
      {
        heading: 'Elijah is given lunch',
        teaching:
          'The collapse comes after a triumph. On Carmel fire has fallen; a chapter later the prophet has walked a day into the desert, sat down under a single broom tree and told God that he has had enough (1 Kings 19:4). Look at what God does not do. There is no rebuke. There is no teaching. An angel touches him, and beside his head are a cake baked on coals and a jar of water. Elijah eats and goes back to sleep, and is allowed to. The second time the angel gives a reason: the journey is too great for you (1 Kings 19:7).\n\nOnly after sleep, food and forty days of walking does God ask a question, and it is asked twice, the second time after wind, earthquake and fire have passed. The answer Elijah gives is word for word the same both times; he is not yet better. He is sent back with work to do, and with Elisha to share it. Care for the body first, then truth, then company: any good doctor would know the order.',
        scriptures: ['1 Kings 19:3-8', '1 Kings 19:9-12', '1 Kings 19:13-16'],
      },
      {
        heading: 'The psalm that does not turn',
        teaching:
          'Nearly all the sad psalms end with some ray of light. Psalm 88 does not. The Hebrew poem stops on the word “darkness”, with the friends already gone. The title names Heman, perhaps the one whom Chronicles lists among the temple musicians (1 Chronicles 6:33), and assigns it to the sons of Korah; so this was sung, in public, by a choir. Somebody decided that a congregation needed it.\n\nIts writer has been troubled since youth. He accuses God directly: you have put me here, you have sent my friends away. Yet every accusation is addressed to “thou”, and he has called by day and by night (Psalms 88:1). He says nothing hopeful, but he says it to someone. For people who cannot feel anything in worship this psalm is a permission slip: one may bring the darkness as it is and need not tidy it up first. And for friends of the depressed it is a warning. The loneliest line here is that companions have been put far away; do not be one of those who drift off because there is nothing cheerful to say.',
        scriptures: ['Psalms 88:1-5', 'Psalms 88:8-9', 'Psalms 88:13-18'],
      },
      {
        heading: 'Talking to oneself in Psalm 42',
        teaching:
          'Three times a refrain comes round in Psalms 42 and 43, which were probably one poem: “Why art thou cast down?” (Psalms 42:5). It is not a reproach. The singer is asking himself a real question, as one asks a friend who has gone quiet, and the poem gives real answers. He is far from home, near Hermon and the sources of the Jordan. He remembers processions he used to lead and cannot join now. People ask him where his God is. He has been eating tears.\n\nAgainst this he sets one small word: yet. He will “yet” praise, at some time not given. He does not say that he feels it. Between the first refrain and the last nothing in his circumstances changes, but the prayer does; by Psalms 43:3 he can ask for light and truth to lead him, as one asks for a hand in an unlit room. Asking is perhaps all that hope amounts to on certain days, and the psalm counts it.',
        scriptures: ['Psalms 42:3-6', 'Psalms 42:7-11', 'Psalms 43:3-5'],
      },
    ],
    questions: [
      'The angel brings Elijah food and lets him sleep before anything is said. Who has done that for you, or for whom could you do it?',
      'Why might the people who collected the psalms have kept one that ends in the dark?',
      'Elijah gives God exactly the same answer twice. What does it tell you that God does not correct his mood?',
      'Where is the line, for you, between what prayer can carry and what also needs a doctor or a counsellor, and who taught you to draw it there?',
      'What would you like people to say, and to stop saying, when you are low?',
    ],
    prayer:
      'God of Elijah, some of us are tired past explaining. We have no fine words and not much hope, so we say what we can: we are here, and it is dark. Feed us. Let us sleep. Send us someone who will sit down and not hurry us. Guide the hands of doctors and the patience of families. For those in danger tonight we ask your protection and a voice at the other end of the telephone. Hold us, when we cannot hold on to you. Amen.',
    longReads: [
      {
        title: 'From Carmel to Horeb',
        booksToRead: '1 Kings 19',
        explanation: 'The whole account of Elijah’s flight, his sleep, the thin silence and the sending back.',
      },
      {
        title: 'Prayer without a happy ending',
        booksToRead: 'Psalms 88',
        explanation: 'Eighteen verses to read aloud slowly, perhaps with someone beside you.',
      },
    ],
  },
  {
    topic: 'Loneliness',
    aliases: ['lonely', 'feeling alone', 'being alone', 'isolation', 'no friends', 'abandoned'],
    title: 'Not Good to Be Alone',
    introduction:
      'The first thing that the Bible calls not good is not a sin. It is a man by himself in a garden where everything works. Loneliness can live in a full house, in a long marriage, in the third row at church; it comes with widowhood and with moving to a new town, and people are ashamed of it as of nothing else. Scripture does not answer with advice to join a club. It gives us a man who had everything but company, a woman who drew water when nobody else did, and an old prisoner who would like his coat back before winter.',
    sections: [
      {
        heading: 'Before anything went wrong',
        teaching:
          'Six times in the first chapter of Genesis God looks at something and calls it good, and a seventh time very good. Then, in the second chapter, comes the exception (Genesis 2:18). Nothing has gone wrong yet. The man has meaningful work, enough food, and God himself to speak with. Even so God does not say that he himself ought to be enough. He says that a companion is needed and sets about making one.\n\nThis matters for anyone who has been told that a real believer would never feel lonely. The need for others was put there on purpose; it is as innocent as hunger. Marriage is where this story goes, but the words reach further than marriage: Ecclesiastes draws the lesson from two travellers on a cold road, one of whom falls (Ecclesiastes 4:9-12). Its writer, with a dry eye, describes a man without son or brother who keeps working and never asks for whom (Ecclesiastes 4:8). Busyness can hide loneliness for years. To say “I am lonely” aloud is no failure of faith, and it is usually the hardest step.',
        scriptures: ['Genesis 2:18', 'Ecclesiastes 4:7-8', 'Ecclesiastes 4:9-12'],
      },
      {
        heading: 'Noon at the well',
        teaching:
          'Wells were for morning and evening, when it was cool and the women came together. In John 4 a Samaritan woman arrives about the sixth hour, usually reckoned as noon, and alone. John does not say why; many readers guess that she avoided the others, though it may only have been a day like that. She has had five husbands. Whether they died, divorced her or were left is not told, and a woman of her time had little say in it.\n\nJesus begins by needing something. He is thirsty, he has no bucket, and he asks her for help, which surprises her more than anything that follows (John 4:9). It is their longest recorded conversation: Jesus speaks with no other single person at such length in that gospel. He knows her whole story and does not leave. And by the end the woman who came alone has walked back into the town, talked to everybody, and brought them out with her. One way out of loneliness, this story suggests, is being asked for something; another is to be known and find that the other person is still sitting there.',
        scriptures: ['John 4:6-9', 'John 4:16-19', 'John 4:28-30'],
      },
      {
        heading: 'Bring the coat',
        teaching:
          'The last chapter of 2 Timothy reads like a letter from a cold room. (Whether Paul wrote it himself or a follower did so in his name is disputed; the feeling is real on either view.) Demas has left. Crescens and Titus are away. At his first hearing nobody stood with him (2 Timothy 4:16). Only Luke is there. So he asks for three things: come soon, before winter; bring the cloak I left at Troas; bring the books. He also asks for Mark, the same Mark over whom he had once quarrelled so sharply that he and Barnabas parted (Acts 15:37-39).\n\nHe says that the Lord stood by him, and he asks for Timothy and a coat, in the same paragraph. The one does not cancel the other. Notice too that he is specific. Lonely people often wait for others to guess; Paul names a person, an object and a date. You may not have a Troas. You very likely have a Mark, somebody with whom things went wrong and who could be useful to you again.',
        scriptures: ['2 Timothy 4:9-13', '2 Timothy 4:16-18', '2 Timothy 4:21', 'Acts 15:37-39'],
      },
    ],
    questions: [
      'When have you felt most alone in the middle of other people, and what was missing?',
      'God does not tell Adam that God ought to be enough. How does that sit with what you have been taught?',
      'Jesus starts by asking for a drink. What could you let somebody do for you, and what makes that difficult?',
      'If you wrote Paul’s three requests for yourself (a person, an object, a date), what would they be?',
      'Who in your street or congregation comes to the well at noon, and what would it take to be there at the same hour?',
    ],
    prayer:
      'Lord Jesus, your friends slept when you needed them, and on the worst day they ran. You know what an empty room sounds like. Sit with those of us who dread the evening. Give us the courage to say that we are lonely, and one person to whom we can say it. Make us notice who is standing by himself. Mend a friendship or two that we had given up for lost. And when we close the door tonight, let us find that you are inside. Amen.',
    longReads: [
      {
        title: 'A conversation at noon',
        booksToRead: 'John 4',
        explanation: 'Follow how the woman’s names for Jesus change as they talk, and how she goes back to people.',
      },
      {
        title: 'Come before winter',
        booksToRead: '2 Timothy 4',
        explanation: 'Count the names in this chapter: a lonely man’s address book.',
      },
    ],
  },
];
