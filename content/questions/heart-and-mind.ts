import type { QuestionCard } from '../card.ts';

export const heartAndMind: readonly QuestionCard[] = [
  {
    question: 'How do I stop worrying?',
    aliases: [
      'can you be a christian and have anxiety',
      'is it a sin to have anxiety',
      'can a christian have anxiety',
      'i worry about money all the time',
      'what does the bible say about worry',
      'how can i stop being anxious',
      'why am i so anxious',
      'how to deal with anxiety',
      'i cannot stop worrying',
      'is worrying a sin',
    ],
    topics: ['worry', 'anxiety', 'anxious', 'peace of mind'],
    summary:
      'Not by trying harder to be calm. Jesus answers worry with two arguments, birds and grass, and one instruction: deal with the day you have. Paul, writing from custody, adds a practice: say what frightens you to God in plain words, with thanks for what is already in hand, and do it about everything. Peace is promised as a guard at the door, not as the removal of what is outside it.',
    explanation:
      'Jesus speaks to people who did not know whether there would be bread (Matthew 6:25-34). He does not call their needs imaginary; he says that their Father knows of them. Worry, he points out, adds nothing to the length of a life, and each day arrives with trouble enough of its own. The command is less “feel nothing” than “come back from tomorrow”.\n\nPhilippians 4:6-7 was written by a man who might be executed. He trades anxiety for asking, and asking for a peace that he does not claim to understand. The next verses matter as much: what the mind is fed on (Philippians 4:8) and what one keeps doing (Philippians 4:9).\n\nPeter makes it bodily: throw your cares, with the verb that Luke has for cloaks thrown on a colt (1 Peter 5:7; Luke 19:35). The Psalms show how this sounds when it is not tidy. One of them argues with itself, asking its own soul why it is in turmoil (Psalms 42:5), and another says that comfort came while the anxious thoughts were many (Psalms 94:19).\n\nElijah, worn out and afraid, was given sleep and food twice before anything was asked of him (1 Kings 19:4-8). Where worry will not let go of body or mind, seeing a doctor is no lack of faith.',
    references: [
      { scripture: 'Matthew 6:25-34', why: 'Jesus’ own argument, addressed to people with little in the cupboard.' },
      {
        scripture: 'Philippians 4:6-7',
        why: 'Turns each worry into a request, with thanks, and promises a peace that stands guard.',
      },
      {
        scripture: '1 Peter 5:7',
        why: 'A single gesture: the load is thrown onto someone who minds what becomes of you.',
      },
      { scripture: 'Psalms 94:19', why: 'Admits that the thoughts were many, and says what came in among them.' },
      {
        scripture: 'Isaiah 41:10',
        why: 'A reason is attached to not fearing, and it is company rather than explanation.',
      },
      { scripture: 'Psalms 55:22', why: 'Written after a friend’s betrayal, so the burden is no small one.' },
      { scripture: '1 Kings 19:4-8', why: 'God’s first answer to a frightened prophet is sleep and breakfast.' },
      { scripture: 'Luke 10:41-42', why: 'Names what worry looks like in a kitchen: divided among many things.' },
      { scripture: 'Psalms 42:5', why: 'Shows that one may talk back to one’s own soul.' },
      {
        scripture: 'Proverbs 12:25',
        why: 'Heaviness in the heart is lightened by a good word, which usually comes from another person.',
      },
    ],
  },
  {
    question: 'Is it a sin to be angry?',
    aliases: [
      'how do i stop being so angry',
      'i have a bad temper',
      'is anger a sin',
      'how do i control my anger',
      'what does the bible say about anger',
      'why am i so angry',
      'is there righteous anger',
    ],
    topics: ['anger', 'temper', 'wrath'],
    summary:
      'Anger itself is not called sin; what it does when it is fed and kept very often is. God is angry in Scripture, and Jesus was, at hard hearts. For the rest of us the advice is about speed: be slow to it and quick out of it, before the sun goes down, because a human being’s anger seldom produces what God calls right.',
    explanation:
      'Ephesians 4:26-27 borrows a line from the fourth psalm and draws a boundary of hours. Anger left overnight, it says, gives the devil a foothold. That is realistic: it assumes there will be anger, and that the danger lies in storage.\n\nThe oldest case is Cain. God asks him why he is angry, which is a question and not a blow, and warns him that something is crouching at the door (Genesis 4:6-7). He does not answer. Proverbs returns again and again to tempo: whoever holds back is stronger than a man who takes a city (Proverbs 16:32), and a gentle reply takes the heat out of a quarrel (Proverbs 15:1).\n\nJesus traces murder back to contempt (Matthew 5:21-24), and interrupts worship for the sake of a visit to the offended brother. Yet he looked round a synagogue with anger, and Mark adds that he was grieved at the same time (Mark 3:5). Grief may be the test. Anger that has no sorrow in it, and no wish that the other should be well, is of another kind.\n\nJames gives the order in which to use the organs: ears first, mouth later, temper last (James 1:19-20).',
    references: [
      {
        scripture: 'Ephesians 4:26-27',
        why: 'Allows anger, limits it to the day, and says who profits when it stays.',
      },
      { scripture: 'James 1:19-20', why: 'Sets the speed for hearing, speaking and anger, and says why.' },
      {
        scripture: 'Matthew 5:21-24',
        why: 'Jesus follows violence back to contempt, and sends the worshipper to make peace first.',
      },
      { scripture: 'Mark 3:5', why: 'An angry Jesus, and grief in the same glance.' },
      {
        scripture: 'Genesis 4:6-7',
        why: 'The first warning about anger in the Bible: it is at the door, and can be mastered.',
      },
      { scripture: 'Proverbs 15:1', why: 'Something one can do in the first ten seconds.' },
      { scripture: 'Proverbs 16:32', why: 'Rates self-command above military success.' },
      { scripture: 'Psalms 37:8-9', why: 'Addresses the anger of those who watch the wicked do well.' },
      { scripture: 'Colossians 3:8', why: 'Lists anger among the clothes that are to be taken off.' },
      { scripture: 'Jonah 4:4', why: 'God’s question to an angry prophet, left without a proper answer.' },
    ],
    whereChristiansDiffer:
      'Many teachers distinguish righteous anger, on behalf of others, from the selfish kind, and point to Jesus in the temple. Others, among them early monastic writers such as John Cassian, held that almost no anger of ours is safe and that its only right target is one’s own sin. Both read Ephesians 4:26-31, where anger is first permitted and then told to go.',
  },
  {
    question: 'What does the Bible say about depression?',
    aliases: [
      'can christians be depressed',
      'is it a sin to be depressed',
      'why do i feel so depressed',
      'did anyone in the bible have depression',
      'does god care that i am depressed',
      'i have no hope left',
      'is depression a lack of faith',
    ],
    topics: ['depression', 'despair', 'hopelessness', 'mental health'],
    summary:
      'The Bible has no word for the illness, but it has the experience, in people it admires. Elijah asked to die; Jeremiah cursed the day of his birth; Job did so for a whole chapter; one psalm ends in darkness. God tells none of them that better believers do not feel so. God comes near to the crushed, and help often arrives through rest, food, company and time. If you think of ending your life, tell somebody today: a friend, a doctor, a crisis line, the emergency number.',
    explanation:
      'After his greatest success Elijah sat down under a bush and had had enough (1 Kings 19:4). The narrator reports no rebuke. An angel wakes him for bread, lets him sleep again, and says that the road is too long for him. That is a sentence many who suffer have wanted to hear.\n\nPsalms 88:1-18 is a prayer without a turn: it begins with crying at night and its last word is darkness. That it was kept, and sung, tells something about what may be said to God. Lamentations 3:19-26 sits in ruins and only in the middle of five poems finds one thing to call to mind.\n\nPaul writes of a time in Asia when he gave up hope of living (2 Corinthians 1:8-10), and elsewhere of being comforted when downcast, by the arrival of a friend called Titus (2 Corinthians 7:6). God’s comfort came with luggage.\n\nJesus in Gethsemane used the strongest words for sorrow, asked his friends to stay awake, and was disappointed (Mark 14:33-34). So he is not a stranger to it.\n\nMedicine and counsel are nowhere set against trust; Luke was a physician, and Paul travelled with him (Colossians 4:14).',
    references: [
      { scripture: 'Psalms 34:18', why: 'Says where God is when a heart has broken: close by.' },
      { scripture: '1 Kings 19:4-8', why: 'A man at the end of his strength is fed, and allowed to sleep.' },
      {
        scripture: 'Psalms 42:11',
        why: 'A soul in turmoil is questioned, not scolded, and told what it may still expect.',
      },
      {
        scripture: 'Psalms 88:1-18',
        why: 'A whole prayer without a happy ending; the friends are gone and it is dark.',
      },
      {
        scripture: 'Lamentations 3:19-26',
        why: 'Hope found by remembering, in the ruins, and in portions of one morning at a time.',
      },
      { scripture: '2 Corinthians 1:8-10', why: 'Paul admits to having despaired of life.' },
      { scripture: '2 Corinthians 7:6', why: 'Comfort for the downcast that arrives in the shape of a friend.' },
      { scripture: 'Mark 14:33-34', why: 'Jesus tells his friends how sorrowful he is, and asks them to stay.' },
      {
        scripture: 'Isaiah 42:3',
        why: 'Of the servant: what is bruised he does not snap, and what smoulders he does not put out.',
      },
      {
        scripture: 'Job 3:1-26',
        why: 'A whole chapter of wishing never to have been born, from a man whom God defends.',
      },
    ],
  },
  {
    question: 'Does God care that I am lonely?',
    aliases: [
      'nobody loves me',
      'i eat alone every day',
      'why am i so lonely',
      'what does the bible say about loneliness',
      'i feel alone',
      'i have no friends',
      'feeling abandoned by everyone',
    ],
    topics: ['loneliness', 'alone', 'friends'],
    summary:
      'Before anything has gone wrong in the Bible one lack is found in paradise itself: somebody is alone. So loneliness is no failure of gratitude. God is described as settling the solitary in families, Jesus wanted companions on his worst night, and the church is told, dozens of times, to do things for one another. The promise of God’s presence stands beside human company and does not replace it.',
    explanation:
      'Genesis 2:18 comes before any sin. Adam had work, beauty and God, and still something was lacking. Ecclesiastes 4:9-12 gives the practical side: warmth, help after a fall, someone at your back.\n\nThe Psalms are full of people nobody looks for. One sits like a bird on a housetop (Psalms 102:6-7); another looks to his right hand and finds no one who knows him (Psalms 142:4). A third says that parents may leave and God will still take one in (Psalms 27:10).\n\nJesus was deserted by his closest friends and answered in advance that he was nevertheless not alone, because the Father was with him (John 16:32). He also asked three of them to keep watch. Both belong together. Paul, near the end, lists who has gone and who has let him down, and asks Timothy to come before winter and to bring a cloak (2 Timothy 4:9-21). He says in the same breath that the Lord stood by him.\n\nWhat the early congregations offered was a table, daily at first (Acts 2:46). Hebrews 13:1-3 reminds them of the ones easily forgotten: strangers, prisoners, the ill-treated. For many the way out of loneliness has begun with noticing another.',
    references: [
      { scripture: 'Psalms 68:5-6', why: 'God’s habit according to this psalm: homes for those who have nobody.' },
      { scripture: 'Genesis 2:18', why: 'Loneliness is noticed by God before there is any fault to blame for it.' },
      { scripture: 'John 16:32', why: 'Jesus foresees being deserted and names who will stay.' },
      { scripture: 'Psalms 27:10', why: 'Goes to the worst case, being left by one’s parents.' },
      { scripture: 'Deuteronomy 31:8', why: 'Spoken to a man about to lose his leader: someone goes ahead.' },
      {
        scripture: '2 Timothy 4:9-17',
        why: 'An old man asks for company and a cloak, and names both his hurt and his help.',
      },
      { scripture: 'Ecclesiastes 4:9-12', why: 'Says in practical terms what two have that one has not.' },
      { scripture: 'Psalms 142:4', why: 'Words for the moment when nobody seems to know you are there.' },
      { scripture: 'Acts 2:46', why: 'The first church’s answer was a table, and often.' },
      {
        scripture: 'Hebrews 13:5',
        why: 'An old promise never to be forsaken, quoted there as a reason for being content.',
      },
    ],
  },
  {
    question: 'How do I cope with grief?',
    aliases: [
      'how do i get over the death of someone i love',
      'what does the bible say about grief',
      'how long should i mourn',
      'is it wrong to be sad when a christian dies',
      'someone close to me has died',
    ],
    topics: ['grief', 'mourning', 'bereavement'],
    summary:
      'Scripture does not ask the bereaved to get over it. Jesus wept at a grave he was about to open. Israel set aside days and clothes for mourning, and let people say terrible things aloud. Paul does not forbid grief to Christians; he says that theirs differs from the grief of those who have no hope. What helps, in the stories, is tears, time, company that is silent first, and a promise about the end.',
    explanation:
      'The shortest verse of the English Bible reports that Jesus cried (John 11:35), though he knew that he was about to raise his friend. So knowing that all will be well does not make tears improper. Both sisters had met him with a reproach, and he took it.\n\nAbraham buried Sarah with bargaining and weeping (Genesis 23:2). David, whose child had died, washed and ate, to his servants’ surprise, and spoke of the day when he himself would join the boy (2 Samuel 12:22-23); over Absalom the same man could not be consoled. There is no one right way. Job’s friends did best in the week when they said nothing (Job 2:13).\n\n1 Thessalonians 4:13-14 was written to people who thought that their dead had missed something. Paul’s answer is a fact about Jesus and a meeting to come. Romans 12:15 gives the others their task in three words about weeping.\n\nThe last pages promise that God himself will see to the tears, each by hand, and that death will be no more (Revelation 21:4). Until then mourners are called blessed, and the reason is that they will be comforted (Matthew 5:4), which is put in the future.',
    references: [
      { scripture: 'John 11:33-36', why: 'Jesus weeps beside friends, although he knows how the day will end.' },
      { scripture: '1 Thessalonians 4:13-14', why: 'Does not forbid grief, but gives it a horizon.' },
      { scripture: 'Revelation 21:4', why: 'The promise toward which everything else leans.' },
      { scripture: 'Psalms 34:18', why: 'Closeness is promised to people in pieces.' },
      { scripture: 'Matthew 5:4', why: 'Calls mourners blessed, and puts their comfort in the future.' },
      { scripture: 'Job 2:13', why: 'Seven days of silence: the best thing Job’s friends ever did.' },
      {
        scripture: '2 Samuel 12:22-23',
        why: 'A father who has lost a child says that he will go to it; many have heard hope in that.',
      },
      { scripture: 'Romans 12:15', why: 'Tells everyone else what to do.' },
      { scripture: 'Ecclesiastes 3:4', why: 'Grants mourning a season of its own.' },
      { scripture: 'Psalms 56:8', why: 'Pictures tears as kept, and their number as written down.' },
    ],
  },
  {
    question: 'How can I overcome fear?',
    aliases: [
      'what does the bible say about fear',
      'why should i not be afraid',
      'how to be brave',
      'verses about courage',
      'i am afraid of the future',
    ],
    topics: ['fear', 'courage', 'afraid'],
    summary:
      'The Bible tells people again and again not to be afraid, which means that it keeps meeting people who are. The reason given is hardly ever that nothing will happen. It is who is with them: “I am with you” follows the command again and again. Courage in these stories is not the absence of fear but going on with something to hold, and it is often borrowed from another person.',
    explanation:
      'Joshua is told three times in one speech to be strong, as the new leader of a nation that had outlived a great one (Joshua 1:5-9). Nothing about the Canaanites has changed; what is added is a promise of company and a book to be occupied with.\n\nPsalms 56:3-4 is candid about the order: when afraid, then trust. The writer does not say that he is never afraid. Psalms 23:4 moves at the darkest point from speaking about God to speaking to him. In Isaiah 43:1-2 the promise is that the waters will be gone through, not round.\n\nIn the boat the disciples were afraid of drowning, and then, once it was calm, more afraid of the one who had done it (Mark 4:38-41). Luke 12:4-7 ranks fears: there is one who is worth fearing, and he counts sparrows. John’s letter says that fear has to do with punishment, and that love, when it is whole, drives it out (1 John 4:18).\n\nTimothy, apparently timid by nature, is reminded of hands laid on him and of a spirit of power, love and self-control (2 Timothy 1:7). Paul never asks him to become another sort of man.',
    references: [
      { scripture: 'Isaiah 41:10', why: 'Two commands not to fear, each with a “for” behind it.' },
      { scripture: 'Joshua 1:9', why: 'Courage commanded, because of company on the road.' },
      { scripture: 'Psalms 56:3-4', why: 'Admits fear and says what to do at that very moment.' },
      { scripture: 'Psalms 23:4', why: 'The valley is walked through, and the prayer turns from “he” to “thou”.' },
      { scripture: '1 John 4:18', why: 'Names what fear feeds on, and what expels it.' },
      { scripture: 'Isaiah 43:1-2', why: 'Does not promise a way round fire and flood, but company in them.' },
      { scripture: 'Luke 12:4-7', why: 'Sets fears in their right order and ends with sparrows.' },
      {
        scripture: '2 Timothy 1:7',
        why: 'To a younger man, perhaps a timid one: what was given to him, and what was not.',
      },
      { scripture: 'Mark 4:38-41', why: 'People who are afraid with Jesus in the boat.' },
      { scripture: 'Psalms 27:1', why: 'Turns the matter into a question: of whom?' },
    ],
  },
  {
    question: 'How do I get rid of guilt and shame?',
    aliases: [
      'i feel guilty about my past',
      'what does the bible say about shame',
      'god could never forgive what i did',
      'i cannot let go of my past',
    ],
    topics: ['guilt', 'shame', 'past', 'forgiving yourself'],
    summary:
      'Guilt that has a cause is dealt with by saying so: to God, and where it can be done, to the person. What has been confessed is described as removed, washed, thrown into the sea. Shame is something else, the sense of being worth nothing; it is met by being looked at and not sent away. The Bible never speaks of forgiving yourself. It speaks of accepting a verdict that is not yours to give.',
    explanation:
      'Psalms 32:3-5 describes what silence did to David’s bones, and how quickly it ended: he said it, and was forgiven, in one verse. Psalms 51:1-17 is the longer version, after Bathsheba and Uriah. He asks to be washed, and for something new to be made inside him, because he cannot scrub it out.\n\n1 John 1:9 bases forgiveness on God’s being faithful and just, not on the depth of the regret. And when the heart goes on condemning, the letter says that God is greater than the heart and knows everything, which most readers, though not Calvin, have taken as comfort (1 John 3:19-20).\n\nThe pictures are generous. As far as east from west (Psalms 103:12); into the depths of the sea (Micah 7:19); scarlet turned white (Isaiah 1:18).\n\nShame appears in Eden, where the first clothes are made by those who hide and the second by God (Genesis 3:21). The father in Luke 15:20-24 will not hear the prepared speech about being a hired man. Peter, who had wept bitterly, was asked about love and not about the courtyard (John 21:15-17), and Paul went on calling himself what he had been without being stopped by it (1 Timothy 1:15-16). Where somebody else was harmed, Zacchaeus shows that repayment belongs to it (Luke 19:8).',
    references: [
      { scripture: '1 John 1:9', why: 'Rests forgiveness on God’s character, not on how sorry one manages to be.' },
      { scripture: 'Psalms 32:3-5', why: 'What hiding does to a body, and how speaking ended it.' },
      { scripture: 'Romans 8:1', why: 'The verdict, in the present tense.' },
      { scripture: 'Psalms 103:12', why: 'Measures the distance by two points that never meet.' },
      { scripture: '1 John 3:19-20', why: 'For hearts that go on accusing after the case is closed.' },
      { scripture: 'Luke 15:20-24', why: 'A speech of shame, interrupted by an embrace.' },
      { scripture: 'Psalms 51:1-17', why: 'A full confession of something that could not be undone.' },
      { scripture: 'John 21:15-17', why: 'Peter is restored by questions about love, and given work.' },
      { scripture: 'Micah 7:19', why: 'Sins under foot, and then at the bottom of the sea.' },
      { scripture: 'Luke 19:8', why: 'What repair looks like when others were wronged.' },
    ],
  },
  {
    question: 'Is it wrong to doubt?',
    aliases: [
      'is doubt a sin',
      'what if i have doubts about god',
      'i am losing my faith',
      'can i believe and doubt at the same time',
      'how do i deal with doubt',
    ],
    topics: ['doubt', 'unbelief', 'losing faith'],
    summary:
      'Doubters in the Gospels are seldom sent away. Thomas was shown what he had asked for; John the Baptist, in prison, was answered with evidence and praised to the crowd; a father who said that he believed and did not believe got his son back. What the Bible does warn against is the divided heart that will not commit itself either way, and hardness that would not be moved by an answer.',
    explanation:
      'Mark 9:24 may be the most honest prayer in the Gospels, and it was heard. John 20:24-29 puts Thomas beside people who had seen a week earlier what he had missed; he asks for little more than they had. A week later he was still with them. The blessing at the end is for those who believe without seeing, but the sight was not refused.\n\nJohn had announced Jesus and now asked from a cell whether he had been mistaken (Matthew 11:2-6). Jesus pointed to what could be observed. Gideon asked for proof twice (Judges 6:36-40) and was not struck down for it. On the mountain, with the risen Lord before them, some doubted, and were commissioned with the rest (Matthew 28:17).\n\nJames 1:6-8 sounds harsher. It speaks of somebody who asks God for wisdom while keeping another plan in reserve: two souls in one skin. Zechariah’s question brought him nine months of silence (Luke 1:18-20), Mary’s, almost in the same words, did not (Luke 1:34); what lay behind them differed.\n\nThe Psalms argue from inside faith. The writer of Psalms 73:16-17 stayed with a problem until he could take it into the sanctuary. Jude’s advice to the others, in the text that most modern versions follow, is to be merciful to those who doubt (Jude 1:22).',
    references: [
      { scripture: 'Mark 9:24', why: 'Belief and unbelief in one sentence, and the request is granted.' },
      { scripture: 'John 20:24-29', why: 'Thomas is given the evidence that he asked for.' },
      { scripture: 'Matthew 11:2-6', why: 'The greatest of prophets doubts in prison, and is answered with facts.' },
      {
        scripture: 'Jude 1:22',
        why: 'An instruction to the church: compassion, and, in most modern versions, for those who waver.',
      },
      { scripture: 'James 1:6-8', why: 'The kind of doubt that is warned against: keeping two minds on purpose.' },
      { scripture: 'Matthew 28:17', why: 'Doubters among those who were sent out.' },
      { scripture: 'Psalms 73:16-17', why: 'A believer nearly slips, and says where he found his footing.' },
      { scripture: 'Judges 6:36-40', why: 'Gideon asks twice for a sign and is borne with.' },
      { scripture: 'Habakkuk 1:2-4', why: 'A prophet’s book that opens with a complaint to God.' },
      { scripture: 'Luke 24:38-43', why: 'Jesus meets doubt with hands, feet and a piece of fish.' },
    ],
    whereChristiansDiffer:
      'Some traditions, especially where assurance is stressed, treat doubt mainly as a temptation to be resisted; others, following Anselm’s “faith seeking understanding”, treat honest questions as a normal part of growing. Catholic teaching distinguishes involuntary doubt from wilful refusal to believe. Most agree that the difference lies in what one does with it.',
  },
];
