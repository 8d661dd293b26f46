import type { CareCard } from './care-card.ts';

/** For somebody who may hurt another, who knows of a threat, or in whose home children are hit. */
export const violence = [
  {
    situation: 'wanting-to-hurt',
    title: 'Stepping back',
    message:
      'It is good that you said this. If anyone is hurt, call an ambulance first. Get away from the person now. If it is a small child in your care, put them down somewhere safe first. Stay away from weapons and alcohol, and do not drive. If you may do it, or a voice is telling you to, call the emergency number and say so. Otherwise, call one of these numbers now. You do not have to do what you feel.',
    summary:
      'Wanting to hurt somebody is a warning and not a command. Rage comes up fast, makes one thing look necessary, and goes down again if you can get through it at a distance. Humiliation, fear, jealousy, alcohol, illness or an old wound may be under it, and for each of these there is help. You are responsible for what you do, and you are able to do something else. If you have hurt someone, their safety comes before your shame, and change is possible.',
    sections: [
      {
        heading: 'Before anything happens',
        text: 'God speaks to Cain before the murder, and not only after it. He asks him why he is angry. He says that something is crouching at the door, that it wants him, and that he can master it. There is a gap between feeling and doing, and you are standing in it now. Make it wider. Get out of arm’s reach. Do not drive after anyone, do not send the message. Say it to somebody plainly: “I am afraid that I am going to hurt someone.”\n\nDavid was once on his way to kill a man over an insult, with four hundred armed men. A woman stopped him. Afterwards he thanked God for her.',
        passages: [
          {
            scripture: 'Genesis 4:6-7',
            why: 'Cain is still free here. God talks to him about his anger before there is any crime, and says that he can rule over it.',
          },
          {
            scripture: '1 Samuel 25:32-33',
            why: 'David is grateful for having been stopped. He does not feel smaller because somebody stood in his way.',
          },
        ],
      },
      {
        heading: 'Thoughts that frighten you',
        text: 'Some people see sudden pictures of harming someone they love, often a baby, and are horrified. Unwanted thoughts like these are common, above all after a birth and in anxiety. Having one is not the same as wanting it. A doctor or midwife has heard it before and can help, so say it.\n\nIf a voice orders you to harm someone, or you are sure that God does, it is an emergency, and it can be treated. Call now, do not stay alone with that person, and say if you have stopped a medicine. Whatever tells you to hurt people is not God. If the one you want to hurt is hurting you, you need protection, and that exists too. You do not have to choose between bearing it and striking back.',
        passages: [
          {
            scripture: 'Romans 13:10',
            why: 'A test for any thought that claims to come from God: love does a neighbour no harm.',
          },
          {
            scripture: '1 John 3:20',
            why: 'Your heart may accuse you over a thought that you never wanted. God sees further than your heart does.',
          },
        ],
      },
      {
        heading: 'If you were wronged',
        text: 'Perhaps you were wronged, and you are right about what they did. The law may have failed you. Then take it to somebody else who can act: the police again, a lawyer, a court, a union, an advocate for victims. What you are thinking of would not repair it. It would hand them the rest of your life, and it would hurt those who need you.\n\nPsalm 139 has lines of pure rage, and says them to God. Nobody is harmed by that. Then the writer asks God to look into him as well. You can do the first part today, as loudly as you need to. The second can wait until you are able.',
        passages: [
          {
            scripture: 'Psalms 139:23-24',
            why: 'This is where the rage ends up: the writer asks God to look into him too, and to lead him another way.',
          },
          {
            scripture: 'James 1:19-20',
            why: 'Even anger with good reason does not bring about what is right. James asks it to slow down.',
          },
        ],
      },
      {
        heading: 'After it has happened',
        text: 'If you have already hurt someone, see that they are safe. That may mean that you are the one to leave. If they need a doctor, call. Do not ask them to comfort you, to forgive you, to keep quiet or to take anything back. Be honest about it: not “I lost control” but “I hurt them.” Say it to somebody who will hold you to it: a doctor, the police (a lawyer can be with you), a programme for people who have been violent. Leave out what the other one did first. If you now want to die, say that too, at once.\n\nAlcohol, pressure and your own childhood may explain a good deal. They excuse nothing. Some people do change in such programmes. It is slow, and no one can promise that the other person will come back. Do it anyway.',
        passages: [
          {
            scripture: 'Proverbs 28:13',
            why: 'Mercy lies on the far side of two things: saying what you did, and not doing it any more.',
          },
          {
            scripture: 'Isaiah 1:16-18',
            why: 'Stop doing harm, learn to do good. If it can be learnt, nobody has to stay as they are.',
          },
        ],
      },
    ],
    prayer:
      'God, I am burning, and I am afraid of myself. Hold me back. Get me out of the room and keep me out. Protect the one I could hurt. Show me what lies under this, and send someone who is not afraid to help me with it. Make me safe to be near. Amen.',
  },
  {
    situation: 'threat-of-violence',
    title: 'Taking it seriously',
    message:
      'You were right to take this seriously. If it could happen soon, call the emergency number now. Tell them who, where, when and with what weapon, as far as you know. Get yourself and others away, or behind a locked door. Do not go to reason with someone who may be armed. Keep the messages and pictures, and do not reply. If there is more time, tell the police today. You do not have to be sure.',
    summary:
      'Many threats are empty, and you cannot know which. So tell those whose work it is to find out: the police, and also the school, workplace or congregation concerned. People who attack others have often spoken of it beforehand, to a friend, in a chat, in a post. Attacks have been prevented because somebody said something. It is no betrayal. It protects the people who would be hurt, and the one who would do it. Looking after your own safety shows no lack of faith.',
    sections: [
      {
        heading: 'Pray, and set a guard',
        text: 'When Nehemiah’s builders were threatened, they prayed and posted a watch, day and night. One did not replace the other (Nehemiah 4:9). Paul’s nephew learnt that more than forty men meant to kill his uncle. He was young. He went to the barracks all the same. An officer led him aside and heard him out, and that very night the prisoner was moved.\n\nThat is how to do it: soon, to someone with the power to act, with what you saw or heard and nothing added. Then leave it with them. The officer told the young man not to mention it to anybody. Being discreet can be part of keeping you safe.',
        passages: [
          {
            scripture: 'Nehemiah 4:9',
            why: 'A prayer and a guard in a single verse. Trusting God and taking precautions belong together.',
          },
          {
            scripture: 'Acts 23:16-19',
            why: 'A young person hears of a plot and reports it. An officer takes him by the hand, and takes him seriously.',
          },
        ],
      },
      {
        heading: 'No heroics',
        text: 'The saying about turning the other cheek (Matthew 5:39) refuses to pay back an insult. It is no rule against locking a door or calling the police, and nobody can turn another person’s cheek for them. Jesus more than once avoided people who wanted to kill him. He hid, he left, he stopped going about openly. When friends of Paul learnt that the city gates were watched, they let him down the wall in a basket.\n\nSo do not confront anyone, do not arrange to meet, do not try to take a weapon away. Change your routes. Tell a neighbour. Sleep somewhere else for a time. Ask the police about a protective order. If your own family threatens you, over your faith, a marriage or their honour, do not let relatives settle it: ask the police or a refuge. Being careful is not cowardly.',
        passages: [
          {
            scripture: 'John 8:59',
            why: 'Stones are in their hands, and Jesus hides and slips away. He does not stay to prove anything.',
          },
          {
            scripture: 'Acts 9:24-25',
            why: 'Paul, here still called Saul, knows of the plan to kill him. Friends find a way out at night, and he takes it.',
          },
        ],
      },
      {
        heading: 'When it is somebody close',
        text: 'Perhaps you know the person. It may be your brother, your friend, your son. Someone who plans to harm others has often given up on his own life too. If you feel safe with him, you may ask about that directly. You do not have to save him alone, and you must not promise to say nothing. If there are weapons at home, tell the police, and have them locked away only if that can be done without danger. Tell the police that you are afraid for him as well as of him.\n\nIf the threat comes from a gang, a movement or a name on a screen, the police have people who know about such things. Give them user names and screenshots. When it is over, look after yourself too. Fear of this kind stays in the body, and it can be treated.',
        passages: [
          {
            scripture: 'Psalms 56:3',
            why: 'It begins with being afraid. The psalm does not ask for the fear to be gone before one may trust.',
          },
        ],
      },
    ],
    prayer:
      'God, somebody may be hurt, and I know about it. Make me quick and clear, and let those I tell believe me. Cover everyone who is in danger. Turn back the one who plans this, and let him be stopped before he does what cannot be undone. Stay with me in the waiting. Let it come to nothing. Amen.',
  },
  {
    situation: 'harsh-discipline',
    title: 'Gentleness at home',
    message:
      'It is good that you came. If you are the one being hit, it is not your fault: tell a teacher or a children’s helpline. If a child was shaken or hit on the head, or a baby was hit at all, get medical help now and say what happened. If you feel your temper going, put the child somewhere safe, close the door and wait until you are calm. Never shake a baby. If anyone is in danger, call the emergency number.',
    summary:
      'Children need limits. They do not need to be hurt in order to learn them. Decades of research on hitting children have found no lasting good in it, and more fear and aggression. In a growing number of countries it is against the law. The proverbs about a rod do not oblige anyone to strike a child. A parent who has hit can stop, and there is practical help. A child or teenager who is hit can ask for it too.',
    sections: [
      {
        heading: 'The rod in Proverbs',
        text: 'A handful of proverbs speak of a rod for the young (Proverbs 13:24; Proverbs 22:15; Proverbs 23:13-14). A real stick is probably meant, as everywhere in that world. But proverbs are sayings to think with, and not laws. The same book recommends the rod for the backs of grown fools (Proverbs 26:3), and nobody feels bound by that today. What the sayings want is that a child should not be left to drift. One of them says that a beaten child will not die. That is no promise. People who relied on it have done terrible harm.\n\nChristian parents differ on whether a light smack is ever right. Nothing in these verses excuses leaving marks, hitting in anger or hitting a baby, and no church can make it your duty to hit. If another adult does it, at home or next door, child protection can advise you.',
        passages: [
          {
            scripture: 'Hosea 11:3-4',
            why: 'God as a parent: holding a child by the arms to teach it to walk, bending down to feed it. This is upbringing too.',
          },
        ],
      },
      {
        heading: 'For a parent',
        text: 'Perhaps you are a parent who was hit as a child and told that it did you good. You may be worn out and alone with it. A slap comes more often from that than from conviction. If you have hit your child, say: “I hit you. It was wrong, and it was not your fault.” You lose no authority by it. Then make the next time easier. When the child is safe, walk out for a few minutes. Have few rules, and say them beforehand. Notice what goes well. Let a child help to put right what they broke.\n\nAsk for help with the part that is too much: sleep, money, alcohol, a child who is hard to reach. A doctor, a health visitor or a parenting course is a good start. If you are afraid of what you may do next, tell one of them today.',
        passages: [
          {
            scripture: '1 Thessalonians 2:7',
            why: 'When Paul wants a picture of caring for people well, he thinks of a mother with a small child, and of gentleness.',
          },
          {
            scripture: 'Proverbs 15:1',
            why: 'From the same book as the rod, and here it is for the adult: a quiet answer calms things down.',
          },
        ],
      },
      {
        heading: 'If you are the one who is hit',
        text: 'If a parent, a step-parent or a teacher hits you, you are not bad, and you are not the cause. You do not have to work out whether it is serious enough before you tell anyone. If things are used to hit you, if it leaves marks, if you are scared to go home, or if a little brother or sister is hit too, tell somebody today. Say what happens and how often.\n\nYou may have been told that the Bible says children must obey. The letter that says so tells parents in the next line not to crush their children (Colossians 3:20-21). Hitting back can make it more dangerous. Get out of the room, and get to someone. You can love them and want it to stop.',
        passages: [
          {
            scripture: 'Colossians 3:21',
            why: 'It sees what harshness does to a child, who gives up inside. It is the parent who is told to change.',
          },
          {
            scripture: 'Mark 9:36-37',
            why: 'Jesus puts a child in the middle of the adults, takes it in his arms, and says that to welcome this child is to welcome him.',
          },
        ],
      },
    ],
    prayer:
      'God, let nobody in this house be afraid of a hand. Quieten the one who shouts. Shelter the one who is small. Give tired parents sleep, and help, and the courage to say sorry. Give frightened children somebody to tell. Teach us to be firm without hurting, and to begin again tomorrow. Amen.',
  },
] satisfies readonly CareCard[];
