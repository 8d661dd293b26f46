import type { QuestionCard } from '../card.ts';

/** Children who grieve, are ill, are hard to live with, or want what cannot be paid for. */
export const childrenInOurCare: readonly QuestionCard[] = [
  {
    question: 'How do I help a child who is grieving?',
    aliases: [
      'how do i tell my child that grandma died',
      'how do i explain death to a child',
      'what do i say to children about death',
      'should children go to a funeral',
      'my child is grieving',
      'my daughter cries for her grandad every night',
      'my child asks where heaven is',
    ],
    topics: ['children and grief', 'telling a child', 'explaining death'],
    summary:
      'Tell the child the truth in short, plain words, let the child see that you are sad too, and answer the same question as often as it comes. Say died, not sleeping or gone away, because small children take such words literally and become afraid of going to bed. Say that nobody caused it by a bad thought. Keep meals, school and bedtime as usual, and let the child choose whether to come to the funeral.',
    explanation:
      'Jesus did not send children away from serious moments. He wanted them near him, and took them in his arms (Mark 10:13-16). So a child may be told what has happened, may cry with you, and may say goodbye. Jesus cried at a grave in front of everybody (John 11:35), and your tears show a child that crying is allowed.\n\nChildren grieve in pieces. They sob, then ask for ice cream, then play funerals with their toys. This is healthy. Small ones ask again and again when grandpa will come back, because they cannot yet grasp what never means. Answer simply each time: he died, his body stopped working, he cannot come back, and we miss him. Older ones may be angry, or afraid that you will die too. Tell them who would look after them.\n\nSay what you believe, and say also what you do not know. Christians trust that God keeps those who die and will raise them (1 Thessalonians 4:13-14), and that tears will be wiped away (Revelation 21:4). Do not say that God needed another angel; a child may come to hate a God who takes people. About animals you can say that God made them and cares about sparrows (Matthew 10:29).\n\nPut up a photograph, plant something, tell stories, pray together. If after some months a child will not eat, sleep or play, ask the doctor.',
    references: [
      { scripture: 'Mark 10:13-16', why: 'Jesus wants children near and takes them in his arms.' },
      { scripture: 'John 11:33-36', why: 'Jesus cries at the grave of a friend.' },
      { scripture: '1 Thessalonians 4:13-14', why: 'Grief and hope belong together.' },
      { scripture: 'Ecclesiastes 3:1-4', why: 'Weeping has its time, and so has laughing.' },
      { scripture: 'Psalms 34:18', why: 'God is near to broken hearts of every age.' },
      { scripture: 'Matthew 10:29-31', why: 'Not even a sparrow falls without God.' },
      { scripture: 'Revelation 21:3-4', why: 'God himself will wipe away tears.' },
      { scripture: '2 Corinthians 1:3-4', why: 'Those who are comforted can comfort others.' },
      { scripture: 'Isaiah 66:13', why: 'God comforts as a mother does.' },
    ],
  },
  {
    question: 'How do I cope as an exhausted parent?',
    aliases: [
      'i am an exhausted mother',
      'i am a tired dad',
      'i shouted at my children and feel terrible',
      'i feel like a bad mother',
      'my baby never sleeps and i am worn out',
      'raising children on my own is too hard',
      'i have no patience left with my kids',
      'how do i stop yelling at my children',
    ],
    topics: ['tired parents', 'shouting at children', 'single parents'],
    summary:
      'You cope by lowering what you expect of yourself, sleeping whenever you can, and letting other people help; being worn out does not make you a bad parent. When you have shouted, go back, say sorry to your child and begin again. That repairs more than you think. God leads those who are with young gently. If you are afraid that you might hurt your child, put it down in a safe place, leave the room and ring somebody.',
    explanation:
      'When Elijah was at the end of his strength he asked to die. God did not preach to him. He let him sleep, gave him food, and let him sleep again (1 Kings 19:4-8). Sleep and food come first for parents as well. Ask somebody to take the children for two hours and use those hours to lie down, not to clean.\n\nIsaiah says that God carries the lambs, and leads gently those that have young (Isaiah 40:11). He does not drive them. Hagar, alone in the desert with a child she could no longer carry, sat down and wept; God heard the boy and showed her a well (Genesis 21:15-19). If you bring up children alone, that story is for you.\n\nEvery parent loses patience. What harms children is not one bad afternoon but never hearing that it was wrong. Say that you were tired, that it was not their fault and that you are sorry. Notice what comes before the shouting: hunger, a telephone, being late. Change one of those things. Do not let the sun set on anger (Ephesians 4:26).\n\nMoses held up his arms until he could not, and two friends held them for him (Exodus 17:12). Ask for that. If you feel low on most days, or a baby is under a year old, speak to a doctor or midwife as well.',
    references: [
      { scripture: 'Isaiah 40:11', why: 'God leads gently those who have young.' },
      { scripture: 'Matthew 11:28-30', why: 'Jesus invites the tired to rest.' },
      { scripture: '1 Kings 19:4-8', why: 'God gives an exhausted man sleep and food.' },
      { scripture: 'Genesis 21:15-19', why: 'God sees a mother who is alone and at her end.' },
      { scripture: 'Exodus 17:11-12', why: 'When Moses’ arms grew tired, others held them up.' },
      { scripture: 'Ephesians 4:26', why: 'Make peace before the day is over.' },
      { scripture: 'Psalms 103:13-14', why: 'God knows what we are made of, and pities us.' },
      { scripture: 'Lamentations 3:22-23', why: 'Mercy is new every morning.' },
      { scripture: '2 Corinthians 12:9', why: 'God’s strength has room in weakness.' },
    ],
  },
  {
    question: 'How do I live with a difficult teenager?',
    aliases: [
      'my teenage son is out of control',
      'my teenage daughter hates me',
      'my teenager lies to me',
      'how do i deal with a rebellious teenager',
      'my teenage son will not listen',
      'bible verses for parents of teenagers',
      'how do i talk to my teenager about god',
    ],
    topics: ['teenagers', 'rebellious children', 'parents of teenagers'],
    summary:
      'Stay calm, stay interested, keep a few rules that matter and let many small things go. Most teenagers who slam doors are learning to stand on their own feet, and they need to know that you are still there. Listen more than you lecture, keep the door open after every quarrel, and own up when you were wrong. Trouble that frightens you, such as drugs, violence, hunger or self-harm, needs a doctor or counsellor.',
    explanation:
      'Even Mary and Joseph had a bad week with a twelve-year-old. They searched for three days, and his answer baffled them (Luke 2:46-50). The Bible adds that he went home with them and grew (Luke 2:51-52). Growing takes years that are confusing for everybody.\n\nPaul warns parents before he warns anyone else: do not provoke your children, or they will lose heart (Colossians 3:21). Constant criticism, sarcasm and comparisons with a sister provoke. A soft answer quietens anger (Proverbs 15:1). So choose your ground. Safety, honesty and respect are worth a conflict. Hair, music and the state of the bedroom are mostly not.\n\nThe father in the parable gave his son freedom, did not chase him with reproaches, and ran to meet him when he came back (Luke 15:20). Eli did the opposite: he knew what his sons did and did not restrain them (1 Samuel 3:13). Love holds both, a limit and an open door. Say what will happen, do it without shouting, and then have supper together.\n\nTalk in the car, or while cooking, when no one has to look at anyone. Ask about friends and music. Let them doubt aloud, and do not punish questions about God. Let another adult in the church be someone for them. And pray for them when they are asleep, which is when you remember how much you love them.',
    references: [
      { scripture: 'Colossians 3:21', why: 'Do not provoke children, or they lose heart.' },
      { scripture: 'Luke 15:20', why: 'A father runs to the son who went his own way.' },
      { scripture: 'Proverbs 15:1', why: 'A gentle answer turns anger away.' },
      { scripture: 'Luke 2:46-52', why: 'Jesus’ own parents did not understand him at twelve.' },
      { scripture: 'James 1:19-20', why: 'Listen first, speak later, and be angry last.' },
      { scripture: 'Ephesians 6:1-4', why: 'Duties on both sides, for children and for parents.' },
      { scripture: '1 Samuel 3:13', why: 'Eli saw what his sons did and set no limit.' },
      { scripture: '1 Timothy 4:12', why: 'The young are not to be looked down on.' },
      { scripture: 'Galatians 6:9', why: 'Do not give up doing good; the harvest comes.' },
    ],
  },
  {
    question: 'Where is God when my child is seriously ill?',
    aliases: [
      'my child is seriously ill',
      'my baby is in intensive care',
      'my little girl is in hospital',
      'please heal my son',
      'bible verses for parents of a sick child',
      'my grandchild is very ill',
      'why is my innocent child suffering',
      'my newborn is fighting for his life',
    ],
    topics: ['sick child', 'intensive care', 'praying for a child'],
    summary:
      'God is with your child and with you in that room, and he is not punishing anybody through this illness. Parents came to Jesus again and again for a sick child, some full of faith and some full of doubt, and he sent none of them away. Ask him for healing as plainly as they did, accept all that doctors can do, and let people sit with you. Nobody can promise you how it will end.',
    explanation:
      'Jairus fell at Jesus’ feet because his little girl was dying (Mark 5:22-23). A father whose boy had fits cried out that he believed and needed help with his unbelief; that was faith enough (Mark 9:24). A foreign mother would not stop asking for her daughter (Matthew 15:22-28). An official rode a day’s journey for his son (John 4:46-50). You stand in that line, and your prayer may be as short as theirs.\n\nWhen the disciples saw a man born blind they asked whose sin it was. Neither his nor his parents’, said Jesus (John 9:2-3). So do not search your life for the reason. Illness belongs to a world that is not yet healed.\n\nDavid prayed for his sick child for seven days and lay on the ground, and the child died (2 Samuel 12:16-18). The Bible does not hide that. It does say that God does not willingly grieve people (Lamentations 3:33), and that the Spirit prays for us when words are gone (Romans 8:26).\n\nSleep in turns. Eat what is brought. Let one person pass on the news. Keep a little time for brothers and sisters, who are frightened too. Tell your child the truth in small pieces, with an arm around it. Ask for the hospital chaplain, of whatever church, and tell the staff when you cannot go on.',
    references: [
      { scripture: 'Mark 5:22-23', why: 'A father begs Jesus for his dying daughter.' },
      { scripture: 'Mark 9:22-24', why: 'A father with little faith asks, and is heard.' },
      { scripture: 'Psalms 46:1', why: 'God is a help that is near in trouble.' },
      { scripture: 'Romans 8:26', why: 'The Spirit prays where we have no words.' },
      { scripture: 'John 9:2-3', why: 'The illness was nobody’s punishment.' },
      { scripture: 'John 4:46-50', why: 'A father asks for his son, who is at the point of death.' },
      { scripture: 'Mark 10:14-16', why: 'Jesus takes children into his arms.' },
      { scripture: '2 Samuel 12:16-18', why: 'David prays for his child with all he has, and the child dies.' },
      { scripture: 'Isaiah 43:2', why: 'God goes with us through deep water.' },
      { scripture: 'Lamentations 3:32-33', why: 'God does not willingly cause grief.' },
    ],
  },
  {
    question: 'How do I live with my child’s disability?',
    aliases: [
      'my daughter has autism',
      'my child has special needs',
      'we are expecting a baby with down syndrome',
      'why did god give me a disabled child',
      'people stare at my disabled son',
      'my child with adhd disturbs the church service',
      'did my sin make my child disabled',
    ],
    topics: ['disabled child', 'autism', 'special needs'],
    summary:
      'Your child is made in God’s image, whole in worth, and is no punishment for anything. You may be glad of your child and sad about the life that you had imagined; the two go together, and neither is a sin. Ask for practical help early, find other parents in the same situation, and expect your church to make room. Where people stare or judge, that is their failing and not your child’s.',
    explanation:
      'Before anything else the Bible calls all people God’s image (Genesis 1:27), and it attaches no condition of speech, walking or intelligence. A psalm praises God for the way he formed a child in the womb (Psalms 139:13-14). The disciples looked for a guilty person when they met a man born blind, and Jesus would not name one (John 9:1-3).\n\nMephibosheth could not walk since his nurse dropped him. David fetched him and let him eat at the king’s table always, without asking him to be different (2 Samuel 9:6-7; 2 Samuel 9:13). Paul writes that the parts of a body that seem weaker are necessary (1 Corinthians 12:22). A church that has no place for your child lacks something itself. You may say so: a quiet room, a kind helper, a shorter service, people who do not turn round.\n\nYou may pray for healing, and you need not measure faith by it. Paul asked three times that his own trouble be taken away, and was given strength instead (2 Corinthians 12:7-9).\n\nTake respite care without guilt. Keep an evening for your marriage and some hours for your other children. Plan early who will look after your child when you are old; it eases a fear that sits behind many others. And let yourself be glad at small steps that nobody else sees.',
    references: [
      { scripture: 'Genesis 1:27', why: 'All people are God’s image, without exception.' },
      { scripture: 'Psalms 139:13-16', why: 'God forms a child in the womb and knows it.' },
      { scripture: 'John 9:1-3', why: 'A disability is not punishment for sin.' },
      { scripture: '2 Samuel 9:6-13', why: 'A man who cannot walk gets a place at the king’s table.' },
      { scripture: '1 Corinthians 12:22-26', why: 'Parts that seem weaker are needed.' },
      { scripture: 'Luke 14:13-14', why: 'Jesus wants disabled people among the guests.' },
      { scripture: '2 Corinthians 12:7-9', why: 'What was not taken away was made bearable.' },
      { scripture: 'Galatians 6:2', why: 'Others are to help you carry this.' },
      { scripture: 'Isaiah 40:29-31', why: 'Strength for people who have none left.' },
    ],
  },
  {
    question: 'What do I do when I cannot afford what my children want?',
    aliases: [
      'i cannot afford christmas presents',
      'we cannot afford a birthday party',
      'i feel guilty that i cannot buy my kids what others have',
      'how do i tell my children we have no money for presents',
      'we are too poor for the school trip',
      'my children are ashamed that we are poor',
    ],
    topics: ['presents', 'poor parents', 'children and money'],
    summary:
      'Tell your children honestly and without shame that there is not enough money this time, and give them what you have: your time, a meal that they choose, something that you made. Being poor is no failure of love. Children remember being wanted far longer than they remember things. You may also ask for help, because many churches and charities collect presents for exactly this, and nobody needs to know where they came from.',
    explanation:
      'Jesus was born to poor parents. When they brought him to the temple they offered two birds (Luke 2:22-24), which the law allowed to those who could not afford a lamb (Leviticus 12:8). God did not choose a rich house for his Son. And when Jesus watched people give, he praised a widow’s two small coins above all the large gifts (Mark 12:42-44). What counts with him is what it cost, and not its price.\n\nA life does not consist in how much one owns (Luke 12:15). Your children cannot know that yet, and it is no use preaching it to them while a friend unpacks a new telephone. Listen to the disappointment first: yes, it is hard. Then say what you can do. A night in sleeping bags, a walk in the dark, a letter that tells a child what you love about it: these cost nothing. Let older children help to plan with the money that there is. It makes them proud.\n\nDo not borrow for presents at high interest (Proverbs 22:7). Speak to the school about trips and uniforms; there are usually funds. Let grandparents or godparents join together for one larger thing.\n\nBe content with such things as you have, says Hebrews, for God will stay with you (Hebrews 13:5). And if food or rent is short as well, ask for help today.',
    references: [
      { scripture: 'Mark 12:42-44', why: 'Two small coins are more than large gifts.' },
      { scripture: 'Luke 12:15', why: 'Life does not consist in what one owns.' },
      { scripture: 'Luke 2:22-24', why: 'Jesus’ parents brought the offering of the poor.' },
      { scripture: 'Hebrews 13:5', why: 'Be content, for God does not leave you.' },
      { scripture: 'Proverbs 15:16-17', why: 'A little with love is better than plenty without.' },
      { scripture: 'Matthew 6:31-33', why: 'Your Father knows what you need.' },
      { scripture: 'Matthew 7:9-11', why: 'Parents like to give good things, and God does too.' },
      { scripture: 'Proverbs 22:7', why: 'What borrowing does to a person.' },
      { scripture: 'Philippians 4:11-13', why: 'Paul learned to live with little.' },
    ],
  },
];
