import type { QuestionCard } from '../card.ts';

/** Marriages that end or go wrong, and families that are put together anew. */
export const familyUnderStrain: readonly QuestionCard[] = [
  {
    question: 'What can I do when my husband or wife no longer loves me?',
    aliases: [
      'my wife fell out of love with me',
      'my husband says he does not love me any more',
      'my wife wants to leave me',
      'my husband wants a separation',
      'how do i save my marriage when my wife wants out',
      'my husband has moved out',
      'can god bring my wife back',
      'how do i fight for my marriage alone',
    ],
    topics: ['separation', 'unloved', 'marriage'],
    summary:
      'You cannot make somebody love you again, but you can stay truthful and kind, get help quickly, and know that you are still loved by God. Those words hurt as few others do. Do not beg, threaten or spy. Ask calmly what has gone wrong and listen to the answer. Ask for one conversation with a counsellor or pastor before anything is decided. Some marriages recover from this point and some do not, and one person alone cannot settle it.',
    explanation:
      'The Bible knows this pain. Leah lived beside a husband who loved her sister, and she named her sons out of her longing to be wanted; God saw it (Genesis 29:31-35). Hosea was left by his wife, and through his grief God showed his own (Hosea 3:1). To be unloved by one person, even by the one who promised, does not say what you are worth.\n\nAsk what you could not hear before. If you have been harsh, absent or unfaithful, say so without excuses, and change it because it is right, not as a bargain. Paul describes love as patient, and not easily provoked (1 Corinthians 13:4-7). That is something to practise, not something to hold up to the other person.\n\nLove that is free can be refused. Paul says that if an unbelieving partner goes, the other is under no duty to hold on at any price, because God has called us to peace (1 Corinthians 7:15). Christians apply this more or less widely. So pray for your marriage, and do not count its end as proof that you prayed too little.\n\nMeanwhile eat, sleep, and tell two people you trust. Keep children out of the quarrel. Speak to a counsellor, and get legal advice before you sign anything. If you are afraid of your partner, your safety comes first.',
    references: [
      { scripture: 'Psalms 34:18', why: 'God is close to people whose heart is broken.' },
      { scripture: 'Genesis 29:31-35', why: 'Leah was not loved by her husband, and God saw her.' },
      { scripture: '1 Corinthians 13:4-7', why: 'What love does, also when nothing comes back.' },
      { scripture: 'Romans 12:18', why: 'Peace depends on you only as far as it lies with you.' },
      { scripture: '1 Corinthians 7:15', why: 'Where a partner leaves, God has called us to peace.' },
      { scripture: 'Hosea 3:1', why: 'A prophet loves a wife who has turned away, as God loves his people.' },
      { scripture: 'James 1:19', why: 'Listening first, speaking slowly, and being slow to anger.' },
      { scripture: 'Isaiah 54:6', why: 'God speaks to someone like a wife who has been left.' },
      { scripture: 'Romans 8:38-39', why: 'Nothing can part us from the love of God.' },
    ],
    whereChristiansDiffer:
      'Catholics hold that a valid marriage lasts until death, so that somebody who has been left stays married, though living apart. Orthodox churches permit divorce and a second marriage as a concession. Many Protestants see desertion, as well as adultery, as ending a marriage, and others allow neither a divorce nor a second marriage. All of them would first try to bring the two together.',
  },
  {
    question: 'What do I do when I hardly see my children after a separation?',
    aliases: [
      'my ex keeps the children from me',
      'i lost custody of my children',
      'i only see my kids at weekends',
      'my ex turns my children against me',
      'how do i stay a father after divorce',
      'i miss my children since the separation',
    ],
    topics: ['custody', 'separation', 'children after divorce'],
    summary:
      'Stay a steady and gentle presence in whatever time you have, and seek more of it by fair and lawful means. Keep every promise that you make to your children, write and ring when you may, and never speak badly of their other parent to them. Children notice over years who stayed kind. Missing them is a real grief, and you need friends and often legal advice to carry it. God loves them on the days when you cannot see them.',
    explanation:
      'Parents in the Bible were parted from their children too. Jacob believed for years that he had lost Joseph, and would not be comforted (Genesis 37:34-35); in the end they met again (Genesis 46:29-30). Moses’ mother had to put her baby into a basket and let go of him (Exodus 2:3). Hannah saw Samuel once a year and brought him a little coat each time (1 Samuel 2:19). A small thing, done faithfully, told him that he was her son.\n\nDo what the law allows, and do it calmly. Keep to arrangements even where the other side does not, write down what was agreed, and ask for mediation. Judges and children both look at who can be relied upon. Paul asks us to live in peace as far as it depends on us (Romans 12:18), and that leaves room for a good lawyer.\n\nDo not make your children messengers or judges. They love you both, and each bitter word about their mother or father lands on them. When you have them, do ordinary things: cook, do homework, pray at bedtime.\n\nPray for them by name on the empty days. The father in Jesus’ story went on looking down the road (Luke 15:20). If the other parent is a danger to them, say so to the court or to those who protect children.',
    references: [
      { scripture: '1 Samuel 2:19', why: 'Hannah saw her son once a year and brought him a coat she had made.' },
      { scripture: 'Luke 15:20', why: 'A father who still looks out for his child.' },
      { scripture: 'Genesis 37:34-35', why: 'Jacob grieves for a son he cannot see.' },
      { scripture: 'Genesis 46:29-30', why: 'After many years father and son meet again.' },
      { scripture: 'Romans 12:18', why: 'Peace, so far as you can bring it about.' },
      { scripture: 'Colossians 3:21', why: 'Fathers are not to discourage their children.' },
      { scripture: 'Isaiah 49:15-16', why: 'A mother may forget; God will not.' },
      { scripture: 'Psalms 27:10', why: 'Where parents are missing, God takes a child up.' },
      { scripture: 'Galatians 6:9', why: 'Do not tire of doing what is good.' },
    ],
  },
  {
    question: 'How do I live well in a stepfamily?',
    aliases: [
      'my stepchildren do not accept me',
      'my stepson hates me',
      'my stepdaughter hates me',
      'how can i be a good stepmother',
      'how can i be a good stepfather',
      'what does the bible say about step-parents',
      'are there blended families in the bible',
      'my stepfather and i do not get on',
    ],
    topics: ['stepchildren', 'step-parents', 'blended family'],
    summary:
      'Go slowly, be kind without demanding to be loved, and let the parent who was there first do most of the correcting. A stepchild has usually lost something before you came, and coldness towards you is often grief or loyalty to the other parent. Respect can be asked for at once; affection needs years. Jesus himself was brought up by Joseph, who was not his father in the ordinary way, so such care has an honoured place in the Bible.',
    explanation:
      'Joseph took Mary’s child as his own, named him, fled with him from danger and taught him his trade (Matthew 1:24-25; Matthew 2:13-14; Matthew 13:55). Mordecai brought up his cousin Esther after her parents died (Esther 2:7). Families in scripture are often put together out of losses, and God works in them.\n\nThey can also go wrong. Sarah drove out Hagar’s boy because she wanted everything for her own (Genesis 21:9-10), and Jacob’s open preference for one son poisoned a whole household (Genesis 37:3-4). So treat his, hers and ours alike in money, room and praise. Children count.\n\nAgree with your husband or wife on a few house rules, in private, and present them together. Leave stepchildren free to love their absent mother or father, and never run that person down. Give each child time alone with its own parent. Look for one thing that you and a stepchild can do together, and do not take rudeness as the final word. Paul’s advice not to provoke children fits here (Ephesians 6:4).\n\nIf you are the child, you need not call anyone by a name that hurts you. Polite is enough to begin with. And if anybody in the house frightens or touches you, tell a teacher or another adult today.',
    references: [
      { scripture: 'Matthew 1:24-25', why: 'Joseph takes on a child who is not his own.' },
      { scripture: 'Matthew 2:13-14', why: 'Joseph protects the child as any father would.' },
      { scripture: 'Esther 2:7', why: 'Mordecai brings up his orphaned cousin as his daughter.' },
      { scripture: 'Ephesians 6:4', why: 'Do not provoke children; bring them up with care.' },
      { scripture: 'Genesis 37:3-4', why: 'What comes of loving one child more than the others.' },
      { scripture: 'Genesis 21:9-10', why: 'Two sons in one house, and no room for one of them.' },
      { scripture: 'Colossians 3:12-14', why: 'Patience, forgiveness and love hold people together.' },
      { scripture: '1 Corinthians 13:4-5', why: 'Love waits, and asks nothing for itself.' },
      { scripture: 'Romans 15:7', why: 'Accept one another as Christ accepted you.' },
    ],
  },
  {
    question: 'What do I do when I do not like the person my relative is marrying?',
    aliases: [
      'my sister is marrying a muslim',
      'my daughter is marrying a muslim',
      'my son is marrying the wrong woman',
      'my daughter is marrying the wrong man',
      'i do not like my sister’s fiance',
      'we do not approve of our son’s girlfriend',
      'should i say something before my friend marries him',
      'my mother is marrying a man i do not trust',
      'i do not want to go to my brother’s wedding',
    ],
    topics: ['wedding', 'engagement', 'family', 'disapproval'],
    summary:
      'Say once, privately and kindly, what you have seen that worries you; then leave the choice to the one who is marrying, and keep the door open. Tell dislike from danger: taste, class or a clumsy manner is no reason to stand in the way, but lies, violence, addiction or control are a reason to speak clearly. If they marry, go to the wedding if you can, and treat the newcomer as family. They may need you later.',
    explanation:
      'This trouble is as old as Genesis. Esau’s wives made life bitter for his parents (Genesis 26:34-35). Miriam and Aaron spoke against the wife of Moses because she was a foreigner, and God took Moses’ side (Numbers 12:1-2). Samson’s parents asked whether there was no woman nearer home, and he would not listen; that ended badly (Judges 14:3). So families are sometimes right and sometimes prejudiced.\n\nFirst, ask yourself what it is. Do you miss your sister already? Do you mind an accent, a job, a divorce? Or have you seen contempt, debts that are hidden, a temper? A faithful friend may wound by telling the truth (Proverbs 27:6). Say what you saw, not what you think of the person. Then listen (James 1:19). You may learn something.\n\nAfter that it is not your decision. A man leaves father and mother and holds to his wife (Genesis 2:24), which means that the family steps back. Naomi let two foreign women become her daughters, and one of them turned out to be her greatest comfort (Ruth 1:16-17; Ruth 4:15).\n\nIf you believe that somebody is in danger, say that plainly, keep in touch, and make sure they know where to turn. Otherwise bless the day, and do not spoil it with a face.',
    references: [
      { scripture: 'Proverbs 27:6', why: 'A friend who means well may say what hurts.' },
      { scripture: 'James 1:19', why: 'Listen before you give your opinion.' },
      { scripture: 'Genesis 2:24', why: 'A new couple leaves the old family.' },
      { scripture: 'Numbers 12:1-2', why: 'Moses’ own family spoke against his wife.' },
      { scripture: 'Ruth 4:15', why: 'A daughter-in-law who was better than seven sons.' },
      { scripture: 'Genesis 26:34-35', why: 'Parents grieve over a son’s marriages.' },
      { scripture: 'Judges 14:3', why: 'Parents ask, and a son will not listen.' },
      { scripture: 'Romans 12:10', why: 'Put one another first in honour.' },
      { scripture: 'Ephesians 4:15', why: 'Truth and love belong together.' },
    ],
  },
  {
    question: 'What do I do when my husband or wife gambles or hides money?',
    aliases: [
      'my wife has secret debts',
      'my husband lied about money',
      'my husband spends all our money',
      'my wife hides her credit cards from me',
      'my partner gambled away our savings',
      'how do i trust my husband with money again',
    ],
    topics: ['money in marriage', 'hidden debts', 'gambling partner'],
    summary:
      'Protect the money that the household needs, bring the whole truth into the open, and get help for both of you; forgiving does not mean handing back the bank card. Open an account that only you can use for rent and food, find out all that is owed, and sign nothing in a hurry. Gambling is often an addiction, and promises alone do not stop it. You are not the cause, and you need not pay for it.',
    explanation:
      'Hidden money breaks trust in the way a hidden affair does. Achan buried what he had taken under his tent, and his whole family suffered for it (Joshua 7:20-21). Ananias and Sapphira agreed on a false account of what they had (Acts 5:1-4). Whoever hides such things fares badly, and whoever owns up finds mercy (Proverbs 28:13). So the first step is a full list: every account, card, loan and bet.\n\nThen protect the household. Abigail acted quickly, and without asking her foolish husband, when his folly put everybody in danger (1 Samuel 25:18-19). You may do the same with a separate account, with a limit on cards, and with advice about debts for which you are not liable. A debt adviser costs nothing in many places.\n\nLove tells the truth and carries burdens, and yet it leaves each person a load to carry (Galatians 6:2-5). So do not lie to relatives for your partner, and do not pay off a bookmaker. Ask instead for something that can be checked: a blocking programme, a support group, open statements each month.\n\nForgiveness may come before trust does. Trust grows back out of small things done honestly (Luke 16:10). If you are kept without money, or are threatened when you ask, tell someone outside the house.',
    references: [
      { scripture: 'Proverbs 28:13', why: 'What is covered up does not prosper; what is confessed finds mercy.' },
      { scripture: 'Luke 16:10', why: 'Trust is proved in small things.' },
      { scripture: '1 Samuel 25:18-19', why: 'Abigail protects her house from her husband’s folly.' },
      { scripture: 'Galatians 6:2-5', why: 'Help with burdens, and let each carry his own load.' },
      { scripture: 'Joshua 7:20-21', why: 'Hidden money brings harm on a family.' },
      { scripture: 'Ephesians 4:25', why: 'Put away lying, because we belong to one another.' },
      { scripture: '1 Timothy 6:9-10', why: 'The wish for money leads people into traps.' },
      { scripture: 'Acts 5:1-4', why: 'A couple agrees to hide part of the money.' },
      { scripture: 'James 1:5', why: 'God gives wisdom to anyone who asks.' },
    ],
  },
];
