import type { CareCard } from './care-card.ts';

/** For somebody who wants to die or hurts themselves, and for those who fear for them or have lost them. */
export const selfHarm = [
  {
    situation: 'suicidal-thoughts',
    title: 'You are not alone',
    message:
      'It is good that you typed this. If you have already taken something or hurt yourself, call the emergency number now, even if you feel all right. If not, do one thing: do not be alone with it. Go to someone, or ask someone to come and stay. Move away from anything you could use. Then call or text one of these numbers and say, “I am thinking of ending my life.” If nobody is near, start with the call.',
    summary:
      'Wanting to die usually means that something hurts more than you can carry by yourself. It does not mean that you are weak, or wicked, or that your life is finished. These thoughts rise and ease again, like waves, and many who were certain have been glad later that somebody stayed with them. The Bible lets a prophet say aloud that he has had enough. What he is sent is sleep, food and company.',
    sections: [
      {
        heading: 'The next hour',
        text: 'You do not have to sort out your life now. You have to get through an hour, and then another, with someone near. Tell one person in plain words. If you live with people, wake them, even if you think that they will be upset. If home is not safe, go to a neighbour, a friend’s parents, a hospital. Stay away from alcohol and drugs, because they make it harder to wait. The worst moments usually pass sooner than they seem to from inside.\n\nOn the worst night of his own life Jesus did not try to be brave by himself. He told three friends how bad it was and asked them to stay awake. They fell asleep, which friends sometimes do. If the first person you ask lets you down, that says nothing about what you are worth. Ask the next.',
        passages: [
          {
            scripture: 'Mark 14:33-34',
            why: 'Jesus says aloud how deep his sorrow goes, and asks his friends not to leave him with it. Asking is not weakness.',
          },
          {
            scripture: 'Acts 16:28',
            why: 'Paul, locked up himself, shouts through the dark to a man who is about to harm himself. It is what anyone on the other end of the line would say to you.',
          },
        ],
      },
      {
        heading: 'Not a verdict on you',
        text: 'Pain like this makes everything narrow. It tells you that others would be better off without you, that you are a burden, that nothing will change. It sounds certain. It is still the pain talking, and pain is a poor judge of the future. Depression, loss, loneliness, shame, illness, nights without sleep, being bullied or hurt: any of these can bring a person here. For each of them there is help, and others have come through.\n\nSoon after his greatest day Elijah lay down under a desert bush and asked God to let him die. Nobody scolded him. He slept, was given something to eat, and slept again. He had been sure that it was over. It was not.',
        passages: [
          {
            scripture: '1 Kings 19:4-8',
            why: 'Elijah has had enough and says so. Nobody tells him off. He is allowed to sleep, and an angel brings him bread and water, twice.',
          },
          {
            scripture: '2 Corinthians 1:8-10',
            why: 'Paul tells his friends of a time when he was crushed beyond his strength and saw no way through. He is writing about it afterwards.',
          },
        ],
      },
      {
        heading: 'If you wonder what God thinks',
        text: 'Having these thoughts is not a sin that you must answer for. They are closer to a fever. If you have tried to die before, that does not put you beyond forgiveness either. You may have heard that God is angry with people who feel like this. The psalms say that he is close to them (Psalms 34:18), and he can be close when you feel nothing.\n\nIf you cannot pray, leave it. When we have no words, Paul says, the Spirit prays in us without them (Romans 8:26). If you long to be with someone who has died, or keep asking what would happen to you afterwards, say that aloud to the person who is with you. What matters now is that you stay alive. God’s care also comes through people: a voice on the phone, a nurse, a neighbour making tea.',
        passages: [
          {
            scripture: 'Psalms 34:18',
            why: 'It does not say that God waits until you are better. It says where he is while the heart is broken: near.',
          },
          {
            scripture: 'Psalms 139:11-12',
            why: 'The night that hides you from everyone else does not hide you from God. Nothing has to become bright first.',
          },
          {
            scripture: 'Romans 8:26',
            why: 'For the hours when there are no words: someone else is already praying, and you may stay silent.',
          },
        ],
      },
      {
        heading: 'When this hour is past',
        text: 'See a doctor as soon as you can, today or tomorrow, and use the same plain words there. Take somebody along if speaking is hard. What you feel is treated every day: by talking, by medicine, and by dealing with what presses on you, whether that is debt, bullying or a home where you are not safe. The first thing you try may not be the right one. There are others.\n\nIn a calmer moment put a short list in your phone: two or three people, a place you can go, a number to ring. Ask someone to keep anything dangerous out of your home for now. Paul once reached Macedonia worn out and afraid. God comforted him, he says, and he says how: a friend called Titus arrived. Let somebody come to you.',
        passages: [
          {
            scripture: '2 Corinthians 7:5-6',
            why: 'Trouble outside and fear inside. Then comfort comes, and it is a person walking in.',
          },
        ],
      },
    ],
    prayer:
      'God, I am at the end of what I can do, and I have no good words. Keep me through this hour. Keep my hands from harm. Send someone to sit with me, and give me the courage to open the door and tell the truth. Stay here too, even if I feel nothing. Amen.',
  },
  {
    situation: 'self-injury',
    title: 'When everything is too much',
    message:
      'Thank you for saying this. You are not in trouble, and you are not the only one. Get medical help now if a wound is deep or keeps bleeding, if you have taken something harmful, or if you feel faint or have chest pain. If the urge is strong, walk away from what you would use, go where someone else is, and give it twenty minutes. Urges rise and fall. Someone at one of these numbers can keep you company.',
    summary:
      'Hurting your own body is seldom about attention. Most people hide it. It is a way of getting through something that feels unbearable, or of feeling anything at all, or of punishing yourself for what you think you deserve. The relief is short, and that is part of why it is so hard to stop. You are not disgusting, and you have not failed God. There are other ways through the same minutes, and people who teach them.',
    sections: [
      {
        heading: 'Through the next twenty minutes',
        text: 'An urge is like a wave. While it climbs, it seems that it will climb for ever. Then it drops, often within half an hour, whether or not you act on it. So put time and distance in between. Leave the room. Run cold water over your hands. Walk fast, draw, write down the worst of it and tear the page up, call a friend and talk about anything at all. If food is the battle, ask someone to sit with you at a meal and for an hour after it.\n\nIf it happens anyway, you have not lost everything. Clean and cover what is hurt, and let a nurse or doctor see it. Wounds deserve care, whoever made them. You need not explain more than you want to.',
        passages: [
          {
            scripture: 'Luke 10:33-34',
            why: 'The Samaritan sees the wounds and looks after them. He asks for no explanation and shows no disgust.',
          },
          {
            scripture: 'Psalms 56:8',
            why: 'The writer believes that God has kept count of his tears. Pain that you hide from everyone else is not hidden from him.',
          },
        ],
      },
      {
        heading: 'You do not owe this to anyone',
        text: 'Some people hurt themselves because they feel dirty or guilty and think that they should pay. Religious words can feed that. When Jesus speaks of losing a hand or an eye (Matthew 5:29-30), it is a strong picture about temptation. It was never meant to be done, and the church has forbidden it since ancient times. Fasting was never meant to make a body disappear. And calling the body a temple (1 Corinthians 6:19) was never a stick to beat it with. Temples were looked after.\n\nNobody is asking for your blood or your hunger. Harshness to the body looks holy, says the letter to the Colossians, and does no good (Colossians 2:23). What God wants is mercy. You are included in that.',
        passages: [
          {
            scripture: 'Matthew 12:7',
            why: 'Strict people had blamed Jesus’ friends for eating when they were hungry. He takes their side: God wants mercy, and the hungry had done nothing wrong.',
          },
          {
            scripture: 'Isaiah 42:3',
            why: 'God’s servant is careful not to snap what is already bent. That is how you should be treated, by other people and by you.',
          },
        ],
      },
      {
        heading: 'Telling someone',
        text: 'Secrecy keeps this going more than anything else does. Choose one person who tends to stay calm: a parent, a teacher, a friend’s mother, a nurse. You can write it on your phone and hand it over. You do not have to show them anything. A doctor can find you treatment that was made for this. If you are eating very little, or bringing food up, ask to have your heart and blood checked, because that is dangerous even when somebody looks well.\n\nIf another person is hurting you, say that too. If you want to die, say it at once; that needs quick help. Stopping often takes several tries. A bad day does not cancel the good ones before it.',
        passages: [
          {
            scripture: 'Galatians 6:2',
            why: 'Some things are too heavy for one person. Nobody is meant to carry them alone, and you may let somebody take the other end.',
          },
        ],
      },
    ],
    prayer:
      'God, you see what I hide from everyone. I am tired of fighting it by myself. When the next wave comes, help me to wait, and to reach for a person. Teach me to treat this body as you would treat it, gently. Bring somebody into this who will not be shocked. Amen.',
  },
  {
    situation: 'worried-about-someone',
    title: 'When you fear for someone',
    message:
      'Your fear for them is worth acting on. If they have already done something, or may do it soon, call the emergency number. If it is safe, stay with them and move dangerous things out of reach. If they are far away, keep them talking while someone else calls. If there is more time, ask today, out loud: “Are you thinking of killing yourself?” Asking does not put the idea there. These numbers also advise friends and family.',
    summary:
      'You may be afraid of saying the wrong thing. Silence is the greater risk. Ask directly, listen for longer than is comfortable, make sure that they are not left alone, and bring in others today: family, a doctor, a crisis line. You do not have to find the cure, and no one can keep another person alive single-handed. You can be there, believe them, and not keep it secret.',
    sections: [
      {
        heading: 'Ask, and then listen',
        text: 'Use the real word. “Have you thought about suicide?” is kinder than a hint, because it shows them that you can bear the answer. Researchers have looked for signs that asking does harm and have found none. Many people are relieved. Then listen. Do not argue, do not list what they have to be thankful for, do not reach for a verse. Say: “I am glad that you told me. I am staying.” If they have a plan, or a time, or something to do it with, treat it as an emergency.\n\nJob’s friends are remembered for their speeches. What they did first was better. They came, and wept, and sat on the ground with him for a week without a word.',
        passages: [
          {
            scripture: 'Job 2:11-13',
            why: 'Before they begin to explain, the friends do everything right: they come, they cry, they stay, and they are quiet.',
          },
          {
            scripture: 'Proverbs 25:20',
            why: 'Cheerful songs for a heavy heart are like taking away somebody’s coat in the cold. Start with how it is for them.',
          },
        ],
      },
      {
        heading: 'Not a secret to keep',
        text: 'They may ask you to promise silence. Say kindly that you cannot: “I would rather have you angry with me, and alive.” If you have promised already, you may break it. If you are young, take this to an adult today. It is too heavy for you by yourself. Ask for medicines, weapons and whatever they have mentioned to be locked up or handed over, in every home where they spend time. Go with them to the doctor or the hospital. Ask again tomorrow, and in a week, when others have stopped. The weeks after a crisis, or after coming home from hospital, still need care.\n\nAt Philippi Paul did not wait to find fine words. He called out at once.',
        passages: [
          {
            scripture: 'Acts 16:28',
            why: 'A jailer believes that all is lost. Paul calls to him, loudly and in plain words, before the moment passes: you are not by yourself here.',
          },
        ],
      },
      {
        heading: 'It takes more than one',
        text: 'It took four people to carry one paralysed man to Jesus (Mark 2:3). One of them could not have done it, and nobody thought less of him for that. So share this out. Who stays the night? Who goes to the appointment? Who asks how you are? If it is self-injury that you have seen, stay calm about the wounds, help with getting them treated, and do not demand that it stop at once. Punishment and threats drive it into hiding.\n\nYou can do all of this well and still not control what another person does. Their life is not in your hands alone. Eat, sleep, and have someone for yourself to talk to.',
        passages: [
          {
            scripture: 'Mark 2:3-4',
            why: 'No single friend gets him there. They share the weight, and when the door is blocked they find another way in.',
          },
          {
            scripture: 'Exodus 17:12',
            why: 'When Moses cannot hold his arms up any longer, the two men beside him find him a seat and hold them for him. Helpers get tired. That is allowed for.',
          },
        ],
      },
    ],
    prayer:
      'Lord, you know whom I am afraid for. Be with them in the hours when I cannot. Give me a steady voice, the right question, and patience to hear the answer. Open the doors of doctors and helpers. Bring others to carry this with us. Let them live. Amen.',
  },
  {
    situation: 'bereaved-by-suicide',
    title: 'After a loss like this',
    message:
      'We are so sorry, and it is good that you came. You did not cause this. Love by itself cannot always reach a pain like that. For today, eat a little, have somebody near you, and put off whatever can wait. Grief of this kind can bring thoughts of dying too. If it does, tell someone straight away, a person close to you or one of these numbers. They are there for you as well.',
    summary:
      'A death by suicide leaves questions of its own: why, what did I miss, where are they now. You may go over the last conversation for months. Much that looks like a sign today did not look like one then. The person you lost was ill, or in more pain than they could show. The Bible tells of such deaths and condemns nobody for the manner of them. It has room for tears, for anger, and for prayers that get no reply.',
    sections: [
      {
        heading: 'The word “if”',
        text: 'If I had called. If I had stayed. If I had not said that. Nearly everyone bereaved in this way has such a list. It is written afterwards, with knowledge that you did not have. Suicide has many causes, and no one quarrel, missed call or bad day explains it. People often hide it best from those they love most, so as not to frighten them. Doctors miss it too.\n\nWhen Lazarus died, both his sisters met Jesus with an “if” of their own. Had you been here, they said, he would be alive. He did not tell them to stop. With Mary he wept. You may say your sentence to God as often as it comes back.',
        passages: [
          {
            scripture: 'John 11:32-35',
            why: 'Mary says her “if only” to his face. Jesus does not argue with it. He asks where they have laid her brother, and cries.',
          },
        ],
      },
      {
        heading: 'Where they are now',
        text: 'You may have heard that anyone who dies like this is lost. The Bible does not say so. It reports such deaths soberly and nowhere makes the manner of dying the measure of a soul. What it holds against Judas is the betrayal, and not how he died. Church teaching used to be severe. Today most churches, Catholic, Orthodox and Protestant, speak of illness, of a mind that was not free, and of mercy. Some Christians will say only that judgement belongs to God. Whoever tells you that someone you love is damned claims to know what scripture does not tell.\n\nKing Saul died by his own hand. David had suffered much from him, and still did not sum him up by that. He sang of his life: loved, swift, strong.',
        passages: [
          {
            scripture: 'Romans 8:38-39',
            why: 'Paul lists what cannot come between us and God’s love in Christ. He puts death first, and he makes no exceptions.',
          },
          {
            scripture: '2 Samuel 1:23-24',
            why: 'David mourns Saul in public and remembers the whole man. A last day is not a whole life.',
          },
        ],
      },
      {
        heading: 'Grief that argues',
        text: 'You may be angry: with God, with a doctor, with yourself, with the one who died. After years of fear you may feel relief, and be ashamed of it. You may feel nothing. All of this happens to people who loved well. You decide whom you tell how they died, and you need not lie. Children can be told in short, true words, and told more than once that nothing they did or thought made it happen.\n\nPsalm 77 comes from someone who could neither sleep nor speak, and who asked whether God had forgotten how to be kind. Nobody rebuked the question. It was kept, and people still pray it.',
        passages: [
          {
            scripture: 'Psalms 77:4-9',
            why: 'Sleepless, unable to talk, asking whether mercy is over for good. This too is prayer, and it stands in the Bible as it is.',
          },
        ],
      },
      {
        heading: 'Help for you',
        text: 'Those who lose somebody in this way are at more risk themselves for a time. That is no weakness; doctors know it and take it seriously. Go to one if you cannot sleep or eat, if the pictures will not leave you, or if you wish that you had gone too. There are groups of people bereaved by suicide, where nothing has to be explained. Ask someone to be with you on birthdays and on the anniversary.\n\nIf people at church have gone quiet, many are afraid of saying something wrong. You may tell them what helps: come, bring a meal, say the name of the one who died.',
        passages: [
          {
            scripture: 'Psalms 147:3',
            why: 'Binding up a wound is slow work that has to be done again and again. The psalm says that God does this work.',
          },
        ],
      },
    ],
    prayer:
      'God, I do not understand this, and I am too tired to try. You were there when I could not be. Hold the one I lost in a mercy larger than I can see. Be patient with my anger. Keep me alive, and keep those who are left close to each other. Let me remember the whole life, and not only its end. Amen.',
  },
] satisfies readonly CareCard[];
