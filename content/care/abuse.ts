import type { CareCard } from './care-card.ts';

/** For somebody who is or was hurt by a person close to them, by a stranger or by a church; and for adults who know of a child. */
export const abuse = [
  {
    situation: 'partner-violence',
    title: 'A place to be heard',
    message:
      'It is good that you said this. It is not your fault. If you or someone else is in danger right now, call the emergency number, and get to where other people are if you can. If your throat was squeezed, get medical help today, even if nothing shows. Before you leave, or say that you will, talk it through at one of these numbers: leaving is safest with a plan. If this phone may be watched, use one that is not.',
    summary:
      'Being hit, threatened, spied on, kept short of money or kept in fear at home is abuse, whoever does it and however sorry they are afterwards. Nothing that you said or forgot makes it right. It happens to women and to men, among believers as elsewhere, and in the homes of church leaders. God does not ask you to stay where you can be hurt. Getting safe is not a sin, and there are people whose whole work is to help with it.',
    sections: [
      {
        heading: 'Call it what it is',
        text: 'The one who does it may be a husband or a wife, somebody you have left, a grown son, a brother, someone you look after. It may be blows, or hands on your neck, or sex that you did not want. It may be the phone that is checked, the money that is counted, the friends who no longer visit, the Bible verse that ends every argument. There are good days in between, and tears, and promises, and then it starts again. You may love them. You may be a man and think that nobody would believe you. You may be afraid because the one who does this is an elder, and everyone admires how he prays.\n\nPsalm 55 knows this. No stranger did it, the writer says, but a friend with whom he walked to worship.',
        passages: [
          {
            scripture: 'Psalms 55:12-14',
            why: 'It was someone trusted, someone he went to God’s house with. The psalm does not hush that up for the sake of peace.',
          },
          {
            scripture: 'Psalms 55:20-21',
            why: 'Smooth words in company and something else behind them. Scripture does not take the public face for the truth.',
          },
        ],
      },
      {
        heading: 'A plan first',
        text: 'Leaving is right for many. It is also the time when violence often gets worse, so plan it quietly with an advocate: somebody trained, who knows the law and nearby refuges. They help people who stay, too. Think through with them where to go, papers and a bag kept elsewhere, a word that tells a friend to call the police, children, animals, a safe phone. A watched device may show even what you delete, and calls appear on a bill.\n\nIf you have been strangled, or threatened with death or a weapon, tell them: the danger is high. After pressure on the neck, trouble breathing or swallowing, a changed voice, a bad headache or confusion is an emergency. Counselling as a couple is not advised while there is violence. If it is someone you know, believe them, let them decide, and call the police if you hear it happening.',
        passages: [
          {
            scripture: '1 Samuel 19:10-12',
            why: 'A plan, a helper inside the house, the right hour. David gets out alive because his wife sees the danger and acts.',
          },
        ],
      },
      {
        heading: 'Getting away is allowed',
        text: 'Saul threw a spear at David more than once. In between he swore an oath that he would not harm him (1 Samuel 19:6). David went back to his service, and the spear flew again. So he fled at night, and nobody in the story tells him that he should have been more patient with the king whom God had chosen. When Herod meant to kill a child, Joseph was told to get up, take the child and the mother, and go. Running away was what God asked of him.\n\nIf you go, you are in good company. If you cannot go yet, or are not sure, you have not failed. It is hard to work out, and the danger is of another person’s making. If a parent of yours is being hurt, you need not stop it alone: tell someone outside the home.',
        passages: [
          {
            scripture: 'Matthew 2:13-14',
            why: 'A mother and child are taken away from a violent man, in the dark and without notice, because God says so.',
          },
        ],
      },
      {
        heading: 'Vows, and who breaks them',
        text: '“God hates divorce” is quoted at people who are being hurt. It comes from Malachi 2:16, where the Hebrew is difficult and translations differ. What none of them hides is whom the passage accuses: men who betray the wives of their youth. It names violence in the same breath. It was spoken in defence of the one who was wronged.\n\nChristians differ on whether and when a marriage may be ended. Some hold that it never can be, and some count violence and desertion as grounds. Even churches that allow no divorce generally let people live apart for their safety. You do not have to settle that question first. Safety does not wait for it, and no elder and no relative has the right to send you back.',
        passages: [
          {
            scripture: 'Malachi 2:14-16',
            why: 'Read whole, it calls God as a witness for the wife who was betrayed. The charge is faithlessness and violence, and it is not against her.',
          },
        ],
      },
    ],
    prayer:
      'God, you see what happens here when the door is shut. You know how afraid I am. Show me the next safe step and the right person to ask. Guard everyone in this house who is in danger. Quieten the words that have made me small. Bring me to a place where I can sleep. Amen.',
  },
  {
    situation: 'told-to-submit',
    title: 'Reading the whole passage',
    message:
      'It is good that you asked. You do not have to put up with being hurt, and verses used to tell you so are being misused. It is not your fault, and keeping safe is not disobedience. If there is danger now, call the emergency number, and go where other people are if you can. Before you tell anyone at home or at church what you plan, talk it over at one of these numbers.',
    summary:
      'You may say no to being hurt. Whatever love, headship, patience and obedience mean in your church, they do not mean accepting harm. The passages used for it are usually quoted in part. Read on, and they lay their demands on the stronger one: to love, to honour, to give himself up, to hurt nobody. Christians disagree about the roles of husband and wife. On this they can agree. Leaders on every side of that debate have said that violence is sin and that getting safe is not.',
    sections: [
      {
        heading: 'The verses after the verse',
        text: 'Ephesians 5:22 asks wives to submit to their husbands. The sentence before it asks that of all Christians towards one another (Ephesians 5:21), and the eight or so verses after it make a far longer demand on husbands: to love as Christ did, who gave himself up, and to care for her as for their own bodies. A man who hurts his wife is breaking the very text that he quotes. Nor is a husband ever told to make his wife submit. Those words are spoken to her. They are not a tool for him to use.\n\nSome Christians find a lasting order for marriage here, and others a word into the households of that time. Neither reading has room for force, whichever of the two is using it.',
        passages: [
          {
            scripture: 'Ephesians 5:25-29',
            why: 'The half that is usually left out. It asks the husband to feed, to cherish and to give himself; it leaves no room for a raised hand.',
          },
          {
            scripture: 'Colossians 3:19',
            why: 'Straight after the line to wives comes one to husbands, and it forbids even harshness.',
          },
        ],
      },
      {
        heading: 'What 1 Peter is about',
        text: 'A letter often handed to people who are hurt speaks of bearing unjust blows (1 Peter 2:18-3:6). It was written to slaves, and to wives, some with husbands outside the faith, in a world that had no refuge for either. It tells them that Christ knows their situation. It does not call the blows good. It calls them unjust. It is no order to refuse help that exists, and no promise that patience will win a violent person over. Peter then warns husbands that their prayers are blocked if they do not honour their wives.\n\nThe apostle Paul, tied down for a flogging, named his rights as a citizen, and it stopped (Acts 22:25-29). Jesus chose his own suffering, for others. Nobody may choose it for you.',
        passages: [
          {
            scripture: '1 Peter 3:7',
            why: 'The wife is an heir of the same grace. A husband who forgets it is told that his prayers will not get through.',
          },
          {
            scripture: 'Acts 22:25-26',
            why: 'There is a law that protects Paul, and he uses it before the first blow falls. Nobody calls that a lack of faith.',
          },
        ],
      },
      {
        heading: 'A wife who did not ask permission',
        text: 'Abigail’s husband was a hard man to whom nobody could say a word. When his temper put the whole household in danger, she acted at once and did not tell him. She packed food on donkeys, rode out, and stopped a killing. The Bible calls her wise, and David blesses her for it (1 Samuel 25:32-33).\n\nNobody in this story says that she should have prayed for him quietly and waited. Nor does it ask anyone else to stay in such a house. When someone puts lives in danger, you may act without telling him. You may keep an appointment, a bank account or a plan to yourself. That is not deceit. It is how people stay alive.',
        passages: [
          {
            scripture: '1 Samuel 25:17-19',
            why: 'The servants know that their master cannot be talked to. They go to Abigail, and she acts without him. It is told in her praise.',
          },
        ],
      },
      {
        heading: 'If your leaders say otherwise',
        text: 'If a pastor, an elder or your family tells you to go home, pray more and try harder, people who work with abuse know that this advice is dangerous. It may be kindly meant. Those who give it may have heard only one side, or think that it cannot be so bad in such a home. You do not have to explain yourself to anyone who might pass it on to the person you fear, and if that person is a leader, be careful whom you tell among those he works with. You are not dividing the church, and you are not in rebellion against God.\n\nLook for somebody outside: an advocate, a doctor, the police, a minister elsewhere who has been trained for this. Jesus spoke sharply of leaders who load burdens on the shoulders of others and do not help to carry them.',
        passages: [
          {
            scripture: 'Matthew 23:4',
            why: 'Jesus looks at heavy duties laid on people in God’s name. He is angry with those who tie them on, and not with those who have to carry them.',
          },
        ],
      },
    ],
    prayer:
      'God, I have been told that this is your will for me. Untangle your voice from theirs. You love justice, and you do not enjoy my fear. Give me back the right to say no, and people who will stand beside me when I say it. Lead me out of reach of harm, and let me find that you are already there. Amen.',
  },
  {
    situation: 'child-in-danger',
    title: 'Someone to listen',
    message:
      'It was right to tell this. It is not your fault. If somebody hurts you, or touches you in a way that feels wrong, tell a grown-up you trust today. If they do not help, tell another one. You can call or write to one of these helplines yourself, when that person cannot hear or see you. If you or another child are in danger now, call the emergency number and get near other people. If you are an adult and know of a child, report it today.',
    summary:
      'No child deserves to be hurt, frightened, left without food or care, or used for someone’s secrets. No child causes it. It makes no difference who does it: a parent, a brother, a teacher, a pastor, a coach, somebody online. Telling is not betraying your family. It is how help can begin. For an adult who has seen or heard something there is one clear duty: tell those who can protect the child, today, even if you are not sure.',
    sections: [
      {
        heading: 'You did nothing wrong',
        text: 'If it is happening to you, you did not cause it. Even if you kept quiet. Even if you took presents, or broke a rule, or sent pictures, or did not fight. Even if some of it felt nice. The other person is the one doing wrong, even when they call it love, or a game, or something God wants. A secret that hurts is not one you have to keep, even if you promised.\n\nChoose someone: a teacher, a school nurse, a grandmother, a friend’s mum or dad. You can say, “Something is happening to me and I need help.” You can write it on paper and hand it over. If they do not listen, they are wrong, and you are not. Tell another person, and go on until one helps. If it is about pictures, send no more; keep the messages. Stay near other people when you can.',
        passages: [
          {
            scripture: 'Genesis 21:17-18',
            why: 'A boy is in trouble and far from home. God hears him right where he is, and tells a grown-up to go and help him.',
          },
          {
            scripture: 'Mark 10:13-14',
            why: 'Grown-ups wanted the children out of the way. Jesus was angry with the grown-ups, and he took the children’s side.',
          },
        ],
      },
      {
        heading: 'About honouring parents',
        text: 'The commandment to honour father and mother (Exodus 20:12) is sometimes used to keep children quiet. That is not what it is for. Honouring somebody does not mean hiding what they do, and it gives nobody permission to harm you. Telling the truth so that it can stop does not break a commandment. When a letter in the New Testament asks children to obey, it adds “in the Lord”. Nobody can ask you in his name to do wrong, or to hide it. The letter then turns to the parents and tells them what they must not do (Ephesians 6:1-4).\n\nYou may love your father or your mother and still tell. You may be afraid that the family will break apart, or that somebody will go to prison. What happens next is for adults to decide. It will not be your fault.',
        passages: [
          {
            scripture: 'Colossians 3:21',
            why: 'At a time when fathers could do nearly anything they liked, this verse tells them to stop before a child loses heart.',
          },
        ],
      },
      {
        heading: 'For an adult who knows',
        text: 'If you are the adult who knows, stay calm and believe the child. Say: “Thank you for telling me. It is not your fault. I am going to find people who can help.” Do not promise to keep it secret. Ask only what you need to know that the child is safe today. Write down the child’s own words and the time. Then report it to child protection or the police. A worry is enough; you need no proof, and in many places the law requires it. If your work has a safeguarding officer, tell them too, and check that the report was made.\n\nDo not investigate or confront the person. Do not leave it to family, school or church to settle. If the child is about to go home to that person, say so when you call. It may be somebody you love. There is help for you too.',
        passages: [
          {
            scripture: 'Proverbs 31:8-9',
            why: 'A mother tells her son, a king, what power is for: to speak up for someone who cannot be heard.',
          },
          {
            scripture: 'Matthew 18:10',
            why: 'Jesus warns adults not to look down on a child. Their angels, he says, stand before God himself.',
          },
        ],
      },
    ],
    prayer:
      'God, you hear children wherever they are. Be near the one who is frightened today. Give brave words to the one who has to tell, and open the ears of the one who is told. Let it stop. Send good people quickly. And let every child who is hurt know that it was never their fault. Amen.',
  },
  {
    situation: 'abused-as-a-child',
    title: 'It is not too late',
    message:
      'It is good that you have said this, perhaps for the first time. You were a child. It was not your fault, whatever you did to get through it. If memories are flooding in, put both feet on the floor and name five things you can see. That was then, and this is now. If you might harm yourself, call the emergency number. If that person is near a child today, one of these services can help you to report it.',
    summary:
      'What was done to you as a child was wrong. The responsibility lies with the one who did it, and with adults who knew and did nothing. It happens to boys as well as girls, and many first speak of it after twenty years, or forty. Being silent was not consent. It was how a child survived. There is treatment that helps with memories, sleep, fear and closeness, and in many places justice is still possible. Whether you tell, and when, and whom, is for you to choose.',
    sections: [
      {
        heading: 'What the body remembers',
        text: 'You may go rigid at a smell. You may lose track of an hour, or feel nothing with somebody you love, or wake at the same time every night. You may remember it all, or only pieces. You are not weak, and you are not going mad. This is how minds and bodies hold what a child could not understand. It can be worked with. Ask a doctor for someone who is trained in trauma, and go at your own speed. You may stop a conversation at any point. A good therapist lets you find your own words and does not tell you what you remember.\n\nThe poet of Lamentations says that his soul goes back to the bitter things and is weighed down. Hope does come into his poem, and the remembering is still there when it does.',
        passages: [
          {
            scripture: 'Lamentations 3:19-21',
            why: 'He cannot stop thinking of it, and does not blame himself for that. Hope begins beside the memory. It does not need the memory to be gone.',
          },
        ],
      },
      {
        heading: 'Verses that were used on you',
        text: 'The commandment about father and mother may have been used to keep you quiet, and may be used now to get you back to the family table. Honour does not mean silence about a crime, and it does not require contact with someone who is not safe. You may have been told to forget what lies behind (Philippians 3:13). Read the whole paragraph: what Paul puts behind him is his family background and his successes (Philippians 3:4-8). He is not ordering wounded people to have no past. To be new in Christ (2 Corinthians 5:17) does not wipe out what a body has learnt.\n\nWhat the gospels say for the child you were is quite different. Jesus kept some of his hardest words for anyone who harms a little one (Matthew 18:6).',
        passages: [
          {
            scripture: 'Psalms 27:10',
            why: 'Some parents fail their children altogether. The psalm says so openly, and says who takes the child in.',
          },
        ],
      },
      {
        heading: 'The hardest question',
        text: 'Why did nobody stop it? You may ask that about your mother, your teachers and God. We have no answer that would be enough, and you may distrust people who have one ready. The psalms ask it outright: why do you stand so far away, why do you hide (Psalms 10:1)? The same psalm holds on to two things. It was seen. And God is on the side of the child who had no one. It does not tell us how the question and the trust fit together.\n\nIf you have felt dirty for years, here is something else. There are psalms by people whom others could not bear to look at. God, they say, is not disgusted by them and does not turn his face away. If your body reacted at the time, that was a reflex. It was never consent. The shame in this belongs to another person.',
        passages: [
          {
            scripture: 'Psalms 10:14',
            why: 'Nobody in the house may have been on your side. This says that it was seen, and by one who cares for children left alone.',
          },
          {
            scripture: 'Psalms 22:24',
            why: 'Others may draw back from someone who has been hurt. God does not, the psalm says. He neither despises them nor looks away.',
          },
        ],
      },
      {
        heading: 'Telling it now',
        text: 'You need no proof to be helped. A line for adult survivors, a doctor, a counsellor, one friend who listens: any of them can be the first. If you wish to report it, the police can say what is possible, even decades later. A survivors’ organisation can go with you. If you do not wish to, that is your decision. Only if children are within that person’s reach today, please let child protection know.\n\nYou are allowed to be angry, and to have good memories of the same person. You may tell one part and keep the rest. You do not have to face that person, or tell your family, in order to get better. Ecclesiastes says that there is a time to be silent and a time to speak. Nobody else can tell you which it is.',
        passages: [
          {
            scripture: 'Ecclesiastes 3:7',
            why: 'Your silence had its time, and it kept you going. If a time to speak has come, it is not too late.',
          },
        ],
      },
    ],
    prayer:
      'God, I have carried this since I was small, and I would like to put some of it down. Look kindly on the child I was, and teach me to do the same. Let my body rest from what it remembers. Bring me one person I can tell, when I am ready. Whatever I cannot sort out about you, stay near me while I try. Amen.',
  },
  {
    situation: 'sexual-violence',
    title: 'You are heard here',
    message:
      'What happened was not your fault, whoever did it, and whatever you wore, drank, said or could not say. It is good that you told it here. If you are still in danger, call the emergency number, and go where others are. If it happened in the last few days, a doctor or a sexual assault centre can treat injuries and help to prevent infection and pregnancy. You do not have to decide about the police today. These lines can listen.',
    summary:
      'Anything sexual that you did not freely want, or were not free to refuse, is a wrong done to you. That is so if there was no struggle, if you know the person, if you had said yes on other days, and if you are married. It happens to women and to men of any age. Freezing is what bodies do in terror. It is not agreement. You are not dirty. Nothing of your worth has gone. The guilt belongs to whoever did it.',
    sections: [
      {
        heading: 'What you can decide',
        text: 'Ask one person to be with you. If you were choked, are bleeding heavily or may have been drugged, get medical care at once. You may be longing to wash, and that is allowed. If you can bear to wait, and to keep your clothes in a paper bag, more evidence remains; but you matter more than any report. In many places you can have medical care, and evidence kept, without going to the police. Some of the care works best within three days, so go soon. Going later is still worth it. Shaking, numbness, gaps in memory, or acting as though nothing had happened are all common. If you want to die, tell somebody at once.\n\nIf it was long ago, it still counts. If it is harassment or threats with pictures, note dates and words, keep messages, and tell someone who does not answer to that person.',
        passages: [
          {
            scripture: 'Psalms 69:1-3',
            why: 'For days when everything is going under. It says how deep the water is, and does not pretend to be calm.',
          },
        ],
      },
      {
        heading: 'Three stories, and whose guilt it is',
        text: 'Tamar said no, clearly, and gave reasons. It did not protect her (2 Samuel 13:12-14). Joseph was pressed day after day by a woman with power over him. He ran, and he was the one who went to prison (Genesis 39:10-20). Bathsheba was sent for by a king (2 Samuel 11:4). Refusing, running, going along: people who were hurt are always asked why they did not do one of the others. In none of the three does scripture put the guilt on them. Readers have blamed Bathsheba for bathing. The prophet Nathan does not. He looks at the man who had the power and says that he did it.\n\nTamar’s brother told her to keep quiet about it. The Bible wrote down what she said.',
        passages: [
          {
            scripture: '2 Samuel 13:12',
            why: 'Her own words have been kept all this time. She knew what was wrong and said so, and nobody can put it on her.',
          },
          {
            scripture: '2 Samuel 12:5-7',
            why: 'The king is angry at a man without pity, and learns that it is himself. All the blame is laid where the power was.',
          },
          {
            scripture: 'Genesis 39:10',
            why: 'A young man, a powerful woman, and no end to it. Scripture knows that this happens to men as well.',
          },
        ],
      },
      {
        heading: 'Inside a marriage',
        text: 'A wedding is not consent to everything that follows. Some use 1 Corinthians 7:3-5 to say that a wife may not refuse. Whatever those verses give the husband, they give the wife in the same words, so his wish cannot outweigh hers, and Paul asks for agreement. He describes two people who give themselves. What is taken by force or by fear was never given. It can be done to a husband, too. In many countries the law calls it a crime. Churches teach different things about marriage, and none of it makes force holy.\n\nIf you live with the person who does this, talk to an advocate before you confront them or leave, because that can be a dangerous time. An advocate can help you to plan, and leaves the decisions to you.',
        passages: [
          {
            scripture: 'Romans 13:10',
            why: 'A short test of what is called love. Where somebody is being harmed it is not love, and being married does not change that.',
          },
        ],
      },
      {
        heading: 'What you have not lost',
        text: 'Perhaps you were taught that purity is something another person can spoil, like a flower or a gift that was opened. Talk like that has hurt a great many people. What somebody did to you is not your sin. It needs no confession. It takes nothing from you before God, and nothing from what you may one day bring to love, if you wish for that. If you are pregnant from it, nobody may tell you what to feel.\n\nA woman in Mark’s gospel had bled for twelve years. By the rules of her time that made her unclean, along with whatever she touched. She touched Jesus. He did not draw back. He let her tell it all, in her own words, while a crowd waited, and called her daughter.\n\nIf you are here for someone else, believe them, do not ask why, and let them choose what happens next.',
        passages: [
          {
            scripture: 'Mark 5:33-34',
            why: 'She shakes with fear and tells him the whole of it. He has time, he does not shame her, and she goes away in peace.',
          },
        ],
      },
    ],
    prayer:
      'God, I did not want this, and you know it. Take from me the blame that is not mine. Stay with me through the nights, the waiting rooms and the decisions. Give me back my body, my sleep and my voice, however long it takes. Put people round me who do not ask why I did not. And let there be justice. Amen.',
  },
  {
    situation: 'church-abuse',
    title: 'When trust was broken',
    message:
      'It is good that you are telling this. It is not gossip, and you are not to blame. If anyone is in danger now, call the emergency number. If a child may have been abused, tell the police or child protection today. You need not ask anyone at church first. You do not have to meet a leader or a committee alone, or sign anything. The people at these numbers can think it through with you.',
    summary:
      'When a leader becomes sexual with someone in their care, it is not an affair. Their position makes it hard to refuse. Control in the name of God is abuse too: being told who to see, what to give and what to confess, or that to leave the group is to leave God. It happens in every kind of church, and to men, women and children. An office does not put anybody above the law. What was done to you in God’s name was not done with his authority.',
    sections: [
      {
        heading: 'Words used as a lock',
        text: 'Sentences are cut out of scripture to keep people silent. “Touch not mine anointed” (Psalms 105:15) protects a few wandering families from kings. David would not kill King Saul, but he accused him aloud. The rule about going to a brother alone (Matthew 18:15-17) ends with telling everybody, and it sends no one who was abused into a room with the abuser. Two or three witnesses (1 Timothy 5:19) guard elders against rumour. The rule does not stop anyone from reporting a crime, and in the next verse those who sin are corrected in front of all. The secrecy of confession binds the priest. It does not bind you. Paul’s dismay at lawsuits between believers (1 Corinthians 6:1-8) is about being cheated. It is not about crimes.\n\nSpeaking the truth to people who can act on it is not bitterness.',
        passages: [
          {
            scripture: '2 Samuel 12:7',
            why: 'Nathan says it to the face of an anointed king: it was you. Being chosen by God did not put David out of reach of the truth.',
          },
          {
            scripture: '1 Timothy 5:20',
            why: 'This is the sentence after the one about witnesses. A leader’s wrong is not to be kept quiet.',
          },
        ],
      },
      {
        heading: 'Take it outside',
        text: 'A church can offer comfort. It should not be the one to investigate itself. What may be a crime goes to the police, and to child protection if a child is involved. If it is your child, say that you believe them and that it is not their fault, and leave detailed questions to trained people. Go even when leaders say that they will deal with it, that it would hurt the gospel, or that the person has repented or moved away. Others may be within reach. Keep messages, names and dates, but do not copy or forward pictures of a child. Take someone along to every meeting. Get legal advice before you agree to be silent. Some helplines belong to churches; ask whom they report to.\n\nPaul, accused by religious leaders, asked for the emperor’s court (Acts 25:11). Scripture gives crimes to the public authorities (Romans 13:4).',
        passages: [
          {
            scripture: 'Acts 25:10',
            why: 'Paul will not be handed back to a religious council. He wants to be heard by a public court, and is not disloyal to God.',
          },
          {
            scripture: 'Acts 20:29-30',
            why: 'Paul tells the elders that some leaders will want the flock for themselves. To say that this happens is not slander.',
          },
        ],
      },
      {
        heading: 'What God says to such shepherds',
        text: 'Ezekiel speaks against shepherds who feed themselves and rule with cruelty. Holding somebody down to drive out a demon is cruelty too, whatever it is called. The sheep are not told to be more trusting. God takes the flock away from those men (Ezekiel 34:10) and goes himself to look for the ones who were driven off. You may find it hard to hear even that, when his name was the tool.\n\nYou need not pray, sing, or go in anywhere. Some survivors leave the church and keep God. Some find a smaller, slower one. Some need silence for years. Be careful of anybody who has a timetable for you. A counsellor who understands spiritual abuse, and who owes your church nothing, can be of real help.',
        passages: [
          {
            scripture: 'Ezekiel 34:2-4',
            why: 'God lists what the shepherds did with the weak, and calls it cruelty. He is not fooled by their position.',
          },
          {
            scripture: 'Ezekiel 34:15-16',
            why: 'Those who were driven away are not written off. They are the ones God goes out to find.',
          },
        ],
      },
    ],
    prayer:
      'God, if you are not what they said you were, let me find that out slowly. I was hurt by people who spoke for you, and I do not know how to speak to you now. Bring what was hidden into the light. Protect those who are still inside. Give me friends with no titles and no demands. I will wait here. Come as quietly as you like. Amen.',
  },
  {
    situation: 'pressed-to-forgive',
    title: 'What forgiveness is and is not',
    message:
      'It is good that you stopped to ask. You are not being hard-hearted. Nobody may make you go back to a person who is not safe, or rush you. If you are pushed to meet, to move back in or to withdraw a report, you may say, “Not now,” and give no reason. If saying so could put you in danger, talk to one of these numbers first. If there is danger now, go where you are safe and call the emergency number.',
    summary:
      'To forgive is not to go back. It is not forgetting, or trusting again, or saying that it was small, or dropping a charge. It may come slowly, or in part, and it cannot be ordered. Trust is a different matter. It is earned by the one who broke it, over years, and you may decide that the risk is too great. People who press you often want the discomfort to end. Your safety, and the truth, come before their comfort.',
    sections: [
      {
        heading: 'Seventy times seven, in its place',
        text: 'Peter asks how often he must forgive, and is given a number that nobody would keep count of (Matthew 18:21-22). It is quoted as though that settled everything. Look at the same chapter. It opens with a severe warning to whoever harms a little one. Then, right before Peter’s question, it says what to do about a person who has done wrong: tell him, tell him with witnesses, tell everybody, and if he will not listen he is outside (Matthew 18:15-17). That is not keeping quiet, and it asks nobody to face a dangerous person.\n\nThe man condemned in the parable that follows had been forgiven a fortune and then had someone weaker thrown into prison. It is not told against people who are being hurt. Luke gives the order: rebuke, repentance, forgiveness.',
        passages: [
          {
            scripture: 'Luke 17:3',
            why: 'The wrong is named, and the one who did it has to turn round. It need not be you who tells him.',
          },
        ],
      },
      {
        heading: 'Mercy at a distance',
        text: 'Twice David spared Saul’s life. The second time Saul said that he had sinned, called David his son and asked him to come home. David answered him with respect. He had someone fetch the spear. Then each went his own way, and no one calls that bitterness. Saul had been sorry before, and it had not lasted.\n\nOf Jesus himself it is said that he did not trust himself to people who admired him, because he knew what was in them. And Paul, harmed by a man called Alexander, leaves the judgement to God and in the next sentence tells Timothy to be on his guard. Leaving revenge to God and warning others fit into one letter. That love “takes no account of evil” (1 Corinthians 13:5) is said against nursing grudges. In the next verse love is glad of the truth, and a police report tells it.',
        passages: [
          {
            scripture: '1 Samuel 26:21-25',
            why: 'An apology, a courteous reply, and no going back. David wishes Saul no harm and keeps out of his reach.',
          },
          {
            scripture: 'John 2:24-25',
            why: 'Jesus loves people and still does not hand himself over to everyone. Trust is not owed.',
          },
          {
            scripture: '2 Timothy 4:14-15',
            why: 'Paul names the man who hurt him, gives the reckoning to God, and makes sure that someone else is warned.',
          },
        ],
      },
      {
        heading: 'The verse that frightens people',
        text: 'You may have been told that God will not forgive you until you forgive. The fear comes from Matthew 6:14-15. That saying warns people who want mercy and refuse it to others. It is not held over someone who is still being hurt, or still shaking. Christians differ on whether forgiveness can be whole before the other person repents. Most agree on where it starts: no revenge, and the judging left to God.\n\nThat does not mean keeping it from the police or the courts. Paul leaves revenge to God too, and a few lines later he says what the authorities are for (Romans 13:4). He also says that peace is not always possible, and that only part of it is up to you (Romans 12:18). If all you can say is that you would like to be free of this one day, it is enough.',
        passages: [
          {
            scripture: 'Romans 12:18-19',
            why: 'Paul allows that peace may not be possible. What was done to you is not dropped. It is put into hands that can carry it.',
          },
        ],
      },
      {
        heading: 'What being sorry looks like',
        text: 'Sorry is a word. Turning round can be seen: telling the truth unasked, accepting what follows, getting help, paying for the damage, staying away if you ask for it, and wanting nothing in return. John the Baptist told people who were sorry to show fruit, and named coats, food and money (Luke 3:8-14). A person who demands your forgiveness is not there yet. Nor is one who sends relatives or a minister to fetch it.\n\nYou may say: “That is between them and God,” or: “I am not going to talk about this.” You may leave the room, the group chat or the church. You may refuse mediation at church. If a court speaks of it, tell your lawyer or an advocate about the abuse first.',
        passages: [
          {
            scripture: 'Luke 19:8',
            why: 'Zacchaeus names the damage and the repayment before anyone asks. This is how it looks when a person means it.',
          },
        ],
      },
    ],
    prayer:
      'God, you know what was done, better than those who want it to be over. I cannot feel what they ask me to feel. As far as I am able today, I leave the reckoning with you. Keep me safe from the one who hurt me, and steady among those who hurry me. If something in me is to heal, let it be at your pace. Amen.',
  },
] satisfies readonly CareCard[];
