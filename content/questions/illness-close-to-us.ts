import type { QuestionCard } from '../card.ts';

/** Operations, caring for somebody, work among the dying, compulsions, and a friend's addiction. */
export const illnessCloseToUs: readonly QuestionCard[] = [
  {
    question: 'How do I face an operation or wait for test results?',
    aliases: [
      'i have surgery tomorrow',
      'i am afraid of the anaesthetic',
      'prayer before an operation',
      'bible verses before surgery',
      'i am waiting for a biopsy result',
      'the doctor found a lump',
      'how do i wait for medical results without going mad',
      'what if i do not wake up from surgery',
    ],
    topics: ['operation', 'surgery', 'test results', 'waiting'],
    summary:
      'You face it hour by hour, telling God and somebody near you how afraid you are. Fear before an operation or a result is normal, and it is no lack of faith; Jesus himself was in anguish the night before he died. Ask the doctors every question you have, put a few words of a psalm where you can see them, and let someone wait with you. You are in God’s hands while you sleep as well as while you are awake.',
    explanation:
      'In Gethsemane Jesus told his friends how heavy his heart was, asked them to stay awake with him, and asked his Father for another way (Matthew 26:37-39). So you may do all three: say it, ask for company, and ask that it be taken away. Then he placed himself in his Father’s hands.\n\nThe psalms were made for waiting rooms. One says that God is near even in the darkest valley (Psalms 23:4). Another says simply that when I am afraid I will trust (Psalms 56:3), which takes for granted that the fear is there. A third lies down and sleeps, because God keeps watch (Psalms 4:8). Choose one line and learn it; you can say it on the trolley.\n\nWaiting is harder than many treatments. Hezekiah cried bitterly when he heard bad news (2 Kings 20:2-3). He also had a fig poultice laid on the sore (2 Kings 20:7). Prayer and medicine are on the same side. Write down your questions, do not read the internet at night, and fill the days with things for your hands.\n\nPut your affairs in order if that calms you. Make peace with anyone you can. Christians do not know how it will come out, and hope all the same: whether we live or die, we belong to the Lord (Romans 14:8).',
    references: [
      { scripture: 'Psalms 56:3', why: 'For a moment of fear: I will trust.' },
      { scripture: 'Psalms 23:4', why: 'God is there in the darkest valley.' },
      { scripture: 'Matthew 26:37-39', why: 'Jesus was afraid, asked friends to stay, and prayed.' },
      { scripture: 'Isaiah 41:10', why: 'Do not be afraid: God holds you by the hand.' },
      { scripture: 'Psalms 4:8', why: 'To lie down and sleep, because God keeps watch.' },
      { scripture: 'Philippians 4:6-7', why: 'Tell God everything, and peace will guard you.' },
      { scripture: '2 Kings 20:2-7', why: 'Hezekiah weeps, prays and is treated.' },
      { scripture: 'Psalms 27:13-14', why: 'Wait for the Lord, and take heart.' },
      { scripture: 'Psalms 139:9-12', why: 'Even in the dark God’s hand holds you.' },
      { scripture: 'Romans 14:8', why: 'We are the Lord’s, whatever happens.' },
    ],
  },
  {
    question: 'How do I care for a husband or wife who is ill?',
    aliases: [
      'my husband is disabled and i look after him',
      'i am my wife’s carer',
      'caring for a sick spouse',
      'my wife has dementia and i care for her alone',
      'i married in sickness and in health and i am tired',
      'i feel guilty for wanting a break from my sick husband',
      'my husband has parkinson’s',
    ],
    topics: ['carer', 'sick spouse', 'in sickness and in health'],
    summary:
      'You care well by caring for two people: the one who is ill, and yourself. Accept help before you break, take time off without guilt, and keep something of your life as a couple besides nursing. You may grieve for the person as he or she used to be, and feel anger and tiredness beside love. God sees work that no one else sees. Nobody asks you to do it without sleep, friends or rest.',
    explanation:
      'To wash and feed somebody is holy work. Jesus counts what is done for the sick as done for himself (Matthew 25:36-40), and he washed his friends’ feet with his own hands (John 13:4-5). The wife described in Proverbs does her husband good all the days of her life (Proverbs 31:12), and many a carer has grown into that promise without having chosen it.\n\nYet the Bible does not praise breaking down. Moses’ father-in-law watched him and said that he would wear himself out, because the task was too heavy for one (Exodus 18:17-18). He told him to share it. Jesus took his tired friends away for a rest (Mark 6:31), although people were waiting. So ask for a sitter, a nurse, a week of respite. Ask your church for something definite: a meal on Tuesdays, two hours on Saturday.\n\nTalk with your partner as husband and wife, also about fear and about what has been lost. Hold hands, laugh at old photographs. If the illness has changed the person, you may miss somebody who is sitting in front of you. That grief has no funeral, and it is real.\n\nWatch for signs in yourself: no sleep, rough hands, the wish that it were over. They say that you need relief, and not that you love too little. Tell a doctor or a carers’ group.',
    references: [
      { scripture: 'Matthew 25:36-40', why: 'What you do for the sick, you do for Jesus.' },
      { scripture: 'Exodus 18:17-18', why: 'A task that is too heavy for one must be shared.' },
      { scripture: 'Mark 6:31', why: 'Jesus tells the tired to come away and rest.' },
      { scripture: 'Galatians 6:2', why: 'Burdens are for carrying together.' },
      { scripture: 'John 13:4-5', why: 'Jesus washes his friends’ feet himself.' },
      { scripture: 'Isaiah 40:29-31', why: 'God gives strength to the weary.' },
      { scripture: '1 Corinthians 13:7-8', why: 'Love bears all things and endures.' },
      { scripture: 'Hebrews 6:10', why: 'God remembers what is done out of love.' },
      { scripture: 'Psalms 68:19', why: 'God carries us day by day.' },
    ],
  },
  {
    question: 'How do I cope when my work is full of death and suffering?',
    aliases: [
      'i work as a nurse and see people die',
      'i am a police officer and cannot forget what i saw',
      'my patients keep dying',
      'i cannot get what i saw at work out of my head',
      'how do christian nurses cope with death',
      'i am a firefighter and have nightmares',
      'prayer for nurses and doctors',
    ],
    topics: ['nurses', 'emergency workers', 'seeing death at work', 'compassion fatigue'],
    summary:
      'You cope by letting what you see hurt a little, telling it to someone, and not carrying it alone or all the time. Grief for people whom you could not save is a sign of love and no weakness. Jesus wept at a grave although he knew what he would do. Mark each death with a short prayer or a moment of stillness, hand the person to God, and take your rest seriously. Nightmares or numbness that stay need a professional.',
    explanation:
      'Jesus was surrounded by sick and dying people, and his heart went out to them (Matthew 14:14). He also left. After long days he went to lonely places to pray (Luke 5:16), although more people were looking for him. Limits were part of his compassion, and you may end a shift.\n\nAt the grave of Lazarus he was shaken and wept (John 11:33-35). So tears in the store room are in good company. Many nurses keep a small habit: a hand on the door, the name said once, a sentence such as Lord, receive her. It closes something that otherwise stays open. Whoever dies does not die out of God’s sight: not even a sparrow does (Matthew 10:29).\n\nThe Bible gives words for what you saw. Psalm 88 ends in the dark, with no happy turn (Psalms 88:18). Lamentations looks at a destroyed city and tells what lies in the streets. You may speak to God in that way. You need not find a meaning.\n\nWhat you do matters even where it does not cure. A cup of water counts (Matthew 10:42), and so does a hand to hold. Talk with colleagues after a bad night. If pictures come back, if you drink to sleep or feel nothing at home, go to occupational health or a doctor. Such injuries of the mind can be treated.',
    references: [
      { scripture: 'John 11:33-36', why: 'Jesus is shaken by death and weeps.' },
      { scripture: 'Matthew 14:13-14', why: 'Jesus grieves himself, and has pity on the sick.' },
      { scripture: 'Luke 5:15-16', why: 'He withdrew from the crowds to pray.' },
      { scripture: 'Matthew 10:29', why: 'No sparrow falls without the Father.' },
      { scripture: 'Psalms 88:1-3', why: 'A prayer by somebody who has seen too much trouble.' },
      { scripture: 'Matthew 10:42', why: 'A cup of cold water is not forgotten.' },
      { scripture: 'Psalms 23:4', why: 'God walks through that valley too.' },
      { scripture: '2 Corinthians 1:3-5', why: 'God comforts, so that we can comfort.' },
      { scripture: '1 Corinthians 15:26', why: 'Death is an enemy, and the last one.' },
      { scripture: 'Matthew 11:28', why: 'Rest for those who carry heavy loads.' },
    ],
  },
  {
    question: 'Why do I keep checking things and repeating prayers?',
    aliases: [
      'i have ocd about prayer',
      'what is scrupulosity',
      'i repeat my prayers until they feel right',
      'i confess the same sin over and over',
      'i am afraid i did not pray properly',
      'i have ocd and it is about god',
      'i check the door ten times',
      'i wash my hands all the time',
    ],
    topics: ['ocd', 'scrupulosity', 'compulsions', 'repeating prayers'],
    summary:
      'It is most likely a form of anxiety, often called OCD, and neither a sin nor a message from God. A doubt comes, checking or praying again brings relief for a minute, and then the doubt returns stronger. When it fastens on sin and prayer it is called scrupulosity. God hears a prayer said once, badly, with half a mind. This can be treated well, so speak to a doctor or therapist, and to one calm pastor.',
    explanation:
      'Jesus told people not to heap up words as if they would be heard for saying many (Matthew 6:7-8). The Father knows what you need before you ask. The tax collector in his story said one short sentence, and God accepted him (Luke 18:13-14). So a prayer does not have to feel right. It has been heard.\n\nForgiveness works in the same way. What we confess is forgiven, because God keeps his word (1 John 1:9); the verse does not say that we must confess until the feeling goes. When our own heart accuses us, God is greater than our heart (1 John 3:20). Martin Luther and John Bunyan both suffered from such doubts, and both came to rest on what God promises and not on how sure they felt.\n\nWhat helps is the opposite of what the fear demands. Lock the door once, say aloud that it is locked, and walk away while the doubt still shouts. Say the prayer once and stop. Anxiety rises, and then falls on its own. A therapist trained in exposure therapy will plan this with you in small steps, and medicine helps many.\n\nAgree with one minister that he will not reassure you again and again, because reassurance feeds it as checking does. And be gentle with yourself: this fear does not come from God (2 Timothy 1:7).',
    references: [
      { scripture: 'Matthew 6:7-8', why: 'Many words are not needed; the Father knows.' },
      { scripture: '1 John 3:19-20', why: 'When the heart accuses, God knows better.' },
      { scripture: 'Luke 18:13-14', why: 'One short prayer was enough.' },
      { scripture: '1 John 1:9', why: 'What is confessed once is forgiven.' },
      { scripture: 'Romans 8:1', why: 'No condemnation for those who belong to Christ.' },
      { scripture: '2 Timothy 1:7', why: 'Such fear is not what God gives.' },
      { scripture: 'Romans 8:26', why: 'The Spirit makes good what our prayers lack.' },
      { scripture: 'Psalms 103:11-14', why: 'God takes sins far off and remembers that we are dust.' },
      { scripture: 'Matthew 11:28-30', why: 'Jesus’ yoke is easy to bear.' },
    ],
  },
  {
    question: 'How can I help a friend who is addicted?',
    aliases: [
      'my friend takes drugs',
      'my friend drinks too much',
      'my sister is addicted to drugs',
      'my boyfriend is using drugs',
      'my friend will not admit that he has a problem',
      'how do i help an addict',
      'should i lend money to a friend who takes drugs',
    ],
    topics: ['addicted friend', 'friend on drugs', 'helping an addict'],
    summary:
      'Tell your friend what you have seen and that you care, offer to go along to get help, and stop making the addiction easier. Speak when he or she is sober, calmly, and about facts. Do not lend money, lie for them or take over the consequences. You cannot stop it for anybody, but a friend who stays honest is often the first step out. If somebody cannot be woken or breathes badly, call an ambulance at once.',
    explanation:
      'Four men once carried a friend to Jesus and took a roof apart to get him there (Mark 2:3-5). They could not heal him. They could bring him to where healing was. That is a good picture of what you can do: find the number, make the appointment, drive, wait outside.\n\nTruth comes first. A friend who wounds may be the faithful one (Proverbs 27:6), so do not pretend not to notice. Say I saw, and I am afraid, rather than you are. Paul advises setting someone right in a gentle spirit, and keeping an eye on yourself (Galatians 6:1). If you drink or use together, you cannot help until you stop.\n\nCarrying burdens and carrying loads are different things. Paul speaks of both within a few lines: burdens are shared, and each person has a load (Galatians 6:2-5). A bed for the night may be a burden shared. Money for the dealer and lies to an employer take away the load that might make a person turn round. The father in Jesus’ story did not send money after his son; he waited, and when the son came to himself the door stood open (Luke 15:17-20).\n\nPray, and do not do this alone. Groups for friends and families of addicts exist almost everywhere. Setbacks are usual. They are not the end, and they are not your fault.',
    references: [
      { scripture: 'Mark 2:3-5', why: 'Friends bring a man to where help is.' },
      { scripture: 'Galatians 6:1-5', why: 'Gentleness, shared burdens, and each his own load.' },
      { scripture: 'Proverbs 27:6', why: 'A friend may say what hurts.' },
      { scripture: 'Luke 15:17-20', why: 'He came to himself, and the door was open.' },
      { scripture: 'Proverbs 17:17', why: 'A friend loves at all times.' },
      { scripture: 'Ephesians 4:15', why: 'Speak the truth in love.' },
      { scripture: 'Jude 1:22-23', why: 'Have mercy, and be careful yourself.' },
      { scripture: 'James 5:16', why: 'Friends may confess to and pray with each other.' },
      { scripture: 'John 8:36', why: 'The freedom that the Son gives.' },
    ],
  },
];
