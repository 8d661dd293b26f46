import type { StudyCard } from '../card.ts';

/** What to do with anger, with a wrong, and with a quarrel. */
export const angerAndPeace: readonly StudyCard[] = [
  {
    topic: 'Managing anger',
    aliases: [
      'anger',
      'angry',
      'bad temper',
      'losing my temper',
      'rage',
      'resentment',
      'controlling anger',
      'short temper',
    ],
    title: 'The Creature at the Door',
    introduction:
      'Anger is the one strong feeling that makes us more certain that we are right. It can be a gift: somebody ought to be furious about some things, and Jesus was. It can also be inherited, like a nose, or kept warm for years, like soup. The Bible’s first murder is a story of anger, with a warning given in good time and ignored. From there we go to a sheep farmer’s wife who stopped a massacre with two hundred loaves, and to a short rule about sunsets.',
    sections: [
      {
        heading: 'God asks Cain why',
        teaching:
          'Two brothers bring offerings, and one is accepted. The text hardly says why; Abel’s were the firstlings and their fat, Cain’s just some produce, and beyond that everyone guesses. The story is less interested in the cause than in what comes next. Cain’s face falls. And God comes to him, before anything has happened, with a question: why are you angry? (Genesis 4:6). He does not say “do not be”.\n\nThen a picture. Sin is crouching at the door like an animal; it wants you, but you can be its master (Genesis 4:7). It is the first time that the word sin appears in the Bible, and it has paws. It is outside still. Between the feeling and the deed stands a door, and on this side of the door one may talk. Cain says nothing at all to God. He does speak to Abel, in a verse where the Hebrew text omits what he said, and takes him out into the field.\n\nThe practice is simple, and hard: answer the question. Why are you angry? Say it aloud, to God or to a friend, while it is still outside.',
        scriptures: ['Genesis 4:3-5', 'Genesis 4:6-8'],
      },
      {
        heading: 'Two hundred loaves on the road',
        teaching:
          'David has guarded Nabal’s shepherds for a season and at shearing time asks for provisions. Nabal, whose name means fool, replies with an insult: runaway slaves are common these days. David tells his men to buckle on their swords and swears to leave no male alive by morning (1 Samuel 25:13; 1 Samuel 25:22). He is about to do for an insult what he has just refused to do to Saul for attempted murder.\n\nA servant runs to Abigail. She loads donkeys, two hundred loaves, two skins of wine, five dressed sheep, raisins and figs, and rides to meet four hundred armed men. Her speech is a masterpiece. She takes the blame, offers the food, and then shows him his own future: when you are king, you will not want to remember that you shed blood for nothing (1 Samuel 25:30-31). Anger sees the next ten minutes; she enlarges the window. David, to his lasting credit, blesses her for stopping him. It is a great thing to have an Abigail, and to be the kind of man to whom she can still speak.',
        scriptures: ['1 Samuel 25:10-13', '1 Samuel 25:18-20', '1 Samuel 25:28-31', '1 Samuel 25:32-33'],
      },
      {
        heading: 'By sunset',
        teaching:
          '“Be ye angry, and sin not” says Ephesians 4:26, and quotes an old psalm in its Greek form. The psalm goes on to recommend lying still on one’s bed and saying nothing (Psalms 4:4). The letter adds a deadline, the setting of the sun. That is a limit of the kind one needs for milk: anger is not poisonous on the first day. Left standing it gives “place to the devil” (Ephesians 4:27), a foothold, room to set up shop.\n\nMust every quarrel then be settled before bed? Those who have tried at midnight know better; sometimes the wise thing is to agree at what hour you will talk tomorrow. What should not happen is that it is put away unlabelled. A few verses later comes a list that reads like the stages of fermentation: bitterness, wrath, anger, clamour, evil speaking, malice (Ephesians 4:31). James offers a ratio: quick at listening, slow with words, slower with temper, because man’s anger does not produce what God calls right (James 1:19-20). Most of us have the speeds reversed.',
        scriptures: ['Ephesians 4:26-27', 'Ephesians 4:31-32', 'Psalms 4:4-5', 'James 1:19-20'],
      },
      {
        heading: 'When Jesus was angry',
        teaching:
          'Only once do the gospels, in their usual text, use the plain noun “anger” of him. In a synagogue on a sabbath there is a man with a withered hand, and people are watching to see whether he will be healed, so that they can bring a charge. Jesus asks them which the day is meant for, doing good or doing harm. They keep silent. He looks round “with anger, being grieved” at their hardness of heart (Mark 3:5). Two feelings at once: the anger has sorrow in it. And what does he do with it? He heals somebody.\n\nIn the temple he overturned tables, and John mentions that he had first plaited a whip (John 2:15), which takes a while. It was no loss of temper. It was done on behalf of others, for the courtyard where foreigners might pray had become a market. When he himself was struck, at his trial, he asked a calm question (John 18:23).\n\nThat makes a fair test. Is it for someone else? Is there grief in it? Does anyone end up healed? If your anger regularly frightens the people at home, please go and get help for it; they will not ask you to.',
        scriptures: ['Mark 3:1-5', 'John 2:14-16', 'John 18:22-23'],
      },
    ],
    questions: [
      'Let God ask you Cain’s question about the last time you were angry. What is your true answer, two layers down?',
      'Who is your Abigail, and what makes you easy or difficult to stop?',
      'Where did you learn how to be angry: who did it at home, and how?',
      'What have you kept past sunset that now has no label on it?',
      'Think of something about which you are not angry enough. On whose behalf might you be?',
    ],
    prayer:
      'Lord, you asked Cain why, and waited. Ask us, and wait for us too, and let us answer before the door is open. We are sorry for what we have said in kitchens and in cars. Heal the ones who flinch. Send us an Abigail in good time, and give us the sense to listen. Take away the old anger that we keep warm. Leave us as much of it as does some good: angry for others, grieved as you were, and with a hand stretched out to mend. Amen.',
    longReads: [
      {
        title: 'A fool, a wife and four hundred men',
        booksToRead: '1 Samuel 25',
        explanation:
          'It stands between the two occasions on which David spares Saul, and asks whether he can spare anyone else.',
      },
      {
        title: 'East of Eden',
        booksToRead: 'Genesis 4',
        explanation: 'Follow the violence from Cain to Lamech’s song, and where the chapter ends instead.',
      },
    ],
  },
  {
    topic: 'Forgiving others',
    aliases: [
      'forgiveness',
      'how to forgive',
      'forgiving someone who hurt me',
      'unforgiveness',
      'forgiveness of others',
      'letting go of bitterness',
      'seventy times seven',
    ],
    title: 'What Joseph Waited For',
    introduction:
      'It would be easier if forgiving were a feeling or a single act of will. People who have had something serious to forgive report that it is more like moving house: it takes longer than one thought and one keeps finding boxes. It is also confused with other things, with excusing, forgetting, or going back to someone who is dangerous. This study begins with the longest account of it in the Bible, fourteen chapters and some twenty years, in which a man who had every right to revenge takes his time.',
    sections: [
      {
        heading: 'The second coat of Joseph',
        teaching:
          'When his brothers come to buy grain Joseph knows them, and they do not know him. He speaks roughly to them, locks them up for three days, hides money in their sacks, plants a cup. People have called this cruel. But see what he learns by it. He overhears them admit their guilt over the boy in the pit, and has to leave the room to weep (Genesis 42:21-24). And he puts them back into the old situation exactly: a favourite son of Rachel, whom it would pay them to abandon. This time Judah, who had proposed the sale, offers himself in the boy’s place (Genesis 44:33).\n\nThen Joseph can no longer hold back, and the house of Pharaoh hears him crying. Nobody else in Genesis is so often said to weep. He had forgiven before he knew how things stood, it may be; but he did not pretend to trust before he had seen. Forgiveness can be given by one. Reconciliation needs two, and Joseph waited for the second.',
        scriptures: ['Genesis 42:21-24', 'Genesis 44:32-34', 'Genesis 45:1-5', 'Genesis 50:18-21'],
      },
      {
        heading: 'Arithmetic for Peter',
        teaching:
          'Peter wants to know the limit, and proposes seven. He was being generous. Jesus says seventy times seven, or seventy-seven, since the Greek may be read in either way (Matthew 18:22). Behind it is an old song. Lamech, a descendant of Cain, had boasted to his wives that he would be avenged seventy-seven fold (Genesis 4:24). Revenge had its own multiplication table, and here it is run backwards.\n\nThere follows a story of two debts. The first servant owes ten thousand talents; a talent was something like fifteen or twenty years’ pay for a labourer, so that the sum is absurd, and his promise to pay it all back is absurder. The second owes a hundred denarii, a hundred days’ wages. That is by no means nothing. Jesus does not say that what was done to you was small; four months’ pay is a real debt. He only asks you to hold it beside the other one. The man’s mistake was to go straight from his release to somebody’s throat, as if he had not understood what had happened to him.',
        scriptures: ['Matthew 18:21-22', 'Matthew 18:23-27', 'Matthew 18:28-35', 'Genesis 4:23-24'],
      },
      {
        heading: 'What it is not',
        teaching:
          'The same chapter of Matthew that says seventy times seven also says: if your brother sins against you, go and tell him his fault, alone; if he does not listen, take one or two more; if even that fails, bring it before the church (Matthew 18:15-17). Forgiving is not keeping quiet. Luke’s version puts rebuke first, then repentance, then forgiveness (Luke 17:3), and Christians differ as to whether forgiveness in the full sense can be given where there has been no repentance; most would say that one can give up revenge in any case, while the friendship must wait.\n\nNor is it pretending that no harm was done. Paul, who tells the Romans not to avenge themselves, gives a reason that some find disturbing and many victims have found a relief: leave room, for judgement belongs to God (Romans 12:19). To forgive is not to declare the case closed for lack of evidence. It is to hand over the file. If you were abused, you may hand it over from a safe distance, with the police informed.',
        scriptures: ['Matthew 18:15-17', 'Luke 17:3-4', 'Romans 12:17-21'],
      },
    ],
    questions: [
      'Joseph wept in private long before he spoke. What stage of the story between the pit and the embrace are you in?',
      'Why does Jesus make the smaller debt a hundred days’ wages, and not a few coins?',
      'Which of these have you been told forgiveness means: forgetting, excusing, trusting again, saying nothing? What came of it?',
      'What would it mean for you to hand over the file, and what are you afraid would happen to it?',
      'Whom would you rather not meet at the door asking your own forgiveness, and why?',
    ],
    prayer:
      'Father, you know the name we are each thinking of. You saw what was done, and you do not call it small. We are not able to feel kindly about it tonight. But we do not want to carry it for ever. As far as we can, we put the account into your hands; when we snatch it back tomorrow, we shall have to put it there again. Forgive us our own long bill. Keep safe those who are still being hurt, and give us, in time, Joseph’s tears. Amen.',
    longReads: [
      {
        title: 'I am Joseph',
        booksToRead: 'Genesis 45',
        explanation: 'The recognition, with its silence, its wagons and an old man who cannot believe his ears.',
      },
      {
        title: 'Life among offenders',
        booksToRead: 'Matthew 18',
        explanation: 'Children, lost sheep, confrontation and debt: a whole chapter on hurting and being hurt.',
      },
    ],
  },
  {
    topic: 'Conflict and peacemaking',
    aliases: [
      'conflict',
      'peacemaking',
      'resolving conflict',
      'reconciliation',
      'blessed are the peacemakers',
      'church conflict',
      'family quarrel',
      'arguments',
    ],
    title: 'Wells, Hills and Two Women in Philippi',
    introduction:
      'A peacemaker is not a person who dislikes rows. Those who dislike rows often keep them going for decades by leaving the room. Making peace is a craft, with tools: distance, fairness, an interpreter, a meal, at times an apology that costs money. The patriarchs quarrelled mostly over grass and water, and were surprisingly inventive about it. The first Christians fell out over food, money, travelling companions and honour. Some of their quarrels ended at dinner, one in a parting for years, one we know only from a plea for help. It is worth knowing which kind you are in.',
    sections: [
      {
        heading: 'You choose first',
        teaching:
          'Abram and Lot have too many sheep for one hillside, and the herdsmen come to blows. Genesis adds drily that other people were living in the land too (Genesis 13:7), who would be watching. Abram is the elder, and the promise of the land is his. He takes his nephew up to a height, and lets him choose. Lot picks the green part. Only then, with Lot gone (Genesis 13:14), does God tell Abram to lift up his own eyes, and gives him everything that he can see.\n\nThe next generation does it by digging. Isaac’s servants find water, and the men of Gerar claim it; he names that well Contention and moves on. Of a second the same is true: Hatred. The third nobody disputes, and he calls it Room (Genesis 26:20-22). It looks like weakness. But soon the king who had driven him out arrives and asks for a treaty, and Isaac cooks them a dinner. Some quarrels are about a well, and you can dig another. It takes judgement to know which.',
        scriptures: ['Genesis 13:5-9', 'Genesis 13:14-15', 'Genesis 26:19-22', 'Genesis 26:28-31'],
      },
      {
        heading: 'Leave your gift there',
        teaching:
          'In the sermon on the mount Jesus imagines a worshipper with his offering already at the altar, who remembers that his brother has something against him. Note the direction: not that he has something against his brother. He is to leave the gift and go (Matthew 5:23-24). For the people listening, in Galilee, the altar was several days’ walk away. One is to picture the animal left standing in Jerusalem while its owner walks home to Capernaum, makes it up, and walks back.\n\nThe comedy has a purpose. Worship can wait, reconciliation cannot; and the first step belongs to whoever remembers, not to whoever was more in the wrong. It does not say that the brother’s complaint is justified either. The next verses add: agree with your opponent quickly while you are still on the road with him (Matthew 5:25), since things get dearer when they have reached the court. Zacchaeus shows what an apology with figures in it looks like: four times the sum (Luke 19:8).',
        scriptures: ['Matthew 5:9', 'Matthew 5:23-25', 'Luke 19:8-9'],
      },
      {
        heading: 'When apostles fall out',
        teaching:
          'Barnabas wants to take Mark on the second journey; Paul does not, for Mark had gone home halfway through the first. Luke could have passed over what came next. He writes that the contention was so sharp that they parted (Acts 15:39), and his noun gives us “paroxysm”. Neither is blamed. There are now two teams instead of one. That is all the comfort offered, until Paul, years later, is found commending Mark to a church (Colossians 4:10).\n\nIn Philippi it was two women, Euodia and Syntyche, who had laboured side by side with him. The matter is not disclosed, and Paul does not take a side. He begs each of them separately, with the same verb twice, to be of one mind. Then he asks a third person, whom he calls “true yokefellow”, to help these women (Philippians 4:2-3). He does not tell the two of them simply to sort it out. Some knots need another pair of hands. And he reminds the helper that both their names are in the book of life; they will be spending a good while together.',
        scriptures: ['Acts 15:36-40', 'Colossians 4:10', 'Philippians 4:2-3'],
      },
      {
        heading: 'As much as lieth in you',
        teaching:
          'Paul’s sentence on peace has two provisos, which are a mercy: if it be possible, and as far as it depends on you, live peaceably with all (Romans 12:18). It may not be possible. You have a half to do, and the other half is not yours. Jesus himself said that he would divide households (Luke 12:51-53), so that peace at any price cannot be the aim. Jeremiah had already condemned those who heal a wound lightly by crying peace where there is none (Jeremiah 6:14).\n\nMediators say that at the start each party has to be able to state the other’s case until the other says “yes, that is it”. There is something of the kind in Proverbs: the first to plead seems right, until a neighbour comes and searches him (Proverbs 18:17). Before you try to mend your present quarrel, try it on paper. Write the other person’s version as fairly as you can, in the first person. If you cannot, you are not ready; and if you can, you may find that half the work has been done.',
        scriptures: ['Romans 12:18', 'Jeremiah 6:14', 'Proverbs 18:17', 'Luke 12:51-53'],
      },
    ],
    questions: [
      'In your present conflict, is the well worth defending, or could you dig another? How do you know?',
      'Who has something against you, and how many days’ walk would it be?',
      'What did Paul achieve by begging Euodia and Syntyche separately and then calling in a third?',
      'Tell the other side’s story in two sentences, in the first person. What was hardest to put in?',
      'Where in your family or church has a wound been healed lightly?',
    ],
    prayer:
      'God of peace, we would rather win. We come with our gift in our hands and suddenly remember a face. Give us the energy to go and the humility to go first. Show us the part that is ours and let us do it properly, with figures in it if need be. Where the other half does not come, keep us from hatred. Raise up true yokefellows who can stand between two people and love them both. Write us all in one book, and teach us to live like it. Amen.',
    longReads: [
      {
        title: 'Wells of Gerar',
        booksToRead: 'Genesis 26',
        explanation: 'Isaac’s only chapter to himself: famine, fear, digging and a dinner with the enemy.',
      },
      {
        title: 'Overcome evil with good',
        booksToRead: 'Romans 12',
        explanation: 'The most practical page that Paul ever wrote on living with other people.',
      },
    ],
  },
];
