import type { StudyCard } from '../card.ts';

/** What one has, what one gives, and what is owed to the poor. */
export const moneyAndNeighbour: readonly StudyCard[] = [
  {
    topic: 'Money and contentment',
    aliases: [
      'money',
      'contentment',
      'being content',
      'debt',
      'financial worries',
      'greed',
      'riches',
      'materialism',
      'finances',
    ],
    title: 'Barns, Camels and Enough',
    introduction:
      'Jesus talked a great deal about money, for a man who had to ask to be shown a coin when he wanted to make a point. He met it as one meets a rival. Paul, who had known full plates and empty ones, claimed to have learned a secret in the matter, using a word from the mystery religions. And an otherwise obscure man named Agur prayed to be neither rich nor poor, and gave his reasons. Between them one may find out how much is enough, which few of us have ever tried to reckon.',
    sections: [
      {
        heading: 'Count the “I”s',
        teaching:
          'Somebody in a crowd wants help with an inheritance. Jesus refuses to be his judge, and tells of a farmer whose land did well. He had not cheated anybody. His fault can be heard in the grammar: within three verses he says “I” and “my” some ten times over, and there is nobody else in the conversation. He consults himself, congratulates himself, and addresses his own soul as if it were a guest (Luke 12:17-19).\n\nGod calls him a fool, and asks whose all these things will be. There is a nice point in the Greek: this night “they” require your soul from you, as though a loan were being called in. Interpreters differ on who they are; some suspect the goods themselves. What he had never asked is the question that every surplus puts, for whom? His old barns had nothing wrong with them; they were only full. A man may do everything that a prudent adviser recommends and still have left out the neighbour and the night.',
        scriptures: ['Luke 12:13-15', 'Luke 12:16-21', 'Luke 12:33-34'],
      },
      {
        heading: 'The man whom Jesus loved and let go',
        teaching:
          'He came running, knelt, and had kept the commandments since his youth. Only Mark says that Jesus, looking at him, loved him (Mark 10:21). Then he asked for everything. The man’s face fell, because he had great possessions; or perhaps they had him. It is the one call to follow in the gospels that we hear refused to his face.\n\nThe camel and the needle’s eye follow. A popular explanation has it that there was a small gate in Jerusalem of that name, through which a camel might squeeze on its knees; no ancient evidence for the gate has ever turned up. The disciples took it as impossible, and he agreed: impossible with men, not with God.\n\nMust everybody then sell all? Zacchaeus gave half and was told that salvation had come to his house (Luke 19:8-9); the women who paid for the travelling had kept their means and used them (Luke 8:3). The question seems to be fitted to the patient. That is no reason for each of us to be sure of having been let off.',
        scriptures: ['Mark 10:17-22', 'Mark 10:23-27', 'Luke 19:8-9', 'Luke 8:1-3'],
      },
      {
        heading: 'A secret learned in two directions',
        teaching:
          'Philippians 4:13, about being able to do everything through Christ, gets written on sports shoes. In its own paragraph Paul is talking of supper. He has just thanked the Philippians for money, with some awkwardness, and explains that he has learned to be content in whatever state he is: he knows how to be brought low and how to have plenty, to be full and hungry (Philippians 4:11-13). Two verbs of learning are used, and the second means to be initiated into a mystery.\n\nPeople nod at the hungry half. But he says that abundance also has to be learned. Having plenty and staying content is evidently a skill, or the rich would all be serene.\n\nAgur in Proverbs saw both sides as dangers. Poverty might lead him to steal; fullness to say “Who is the Lord?” (Proverbs 30:8-9). Hebrews joins contentment to a promise that one will not be left (Hebrews 13:5), and 1 Timothy sets the figure remarkably low: food and covering (1 Timothy 6:8). Try it. Write down your “enough”, as a number.',
        scriptures: ['Philippians 4:10-13', 'Proverbs 30:7-9', 'Hebrews 13:5-6', '1 Timothy 6:6-10'],
      },
    ],
    questions: [
      'If someone counted the “I”s and “my”s in your last talk about money, how many other people would have been in it?',
      'What would Jesus have to ask for to make your own face fall?',
      'Paul learned both hunger and plenty. Which is the course that you have not passed?',
      'Did you write down your number for “enough”? What happened inside you as you tried?',
      'What would a bad conscience about debt need first: advice, company or forgiveness?',
    ],
    prayer:
      'Lord, you know our bank accounts, and what we feel on the day when the letter comes. Help those of us who cannot pay. Give us courage to open the envelope and tell somebody. Those of us who have plenty you must teach a different lesson: to ask for whom. Loosen our fingers before the night comes when all of it is called in. Feed us, neither too little nor too much. And let us be able to say “enough”, and mean it, and have something over for the neighbour. Amen.',
    longReads: [
      {
        title: 'Barns and ravens',
        booksToRead: 'Luke 12',
        explanation: 'The rich fool stands directly before the birds and lilies; read them as one speech.',
      },
      {
        title: 'The root of all kinds of evil',
        booksToRead: '1 Timothy 6',
        explanation: 'Not money but the love of it, and separate instructions for those who are rich already.',
      },
    ],
  },
  {
    topic: 'Generosity',
    aliases: ['giving', 'tithing', 'tithe', 'being generous', 'the widow’s mite', 'cheerful giver', 'stewardship'],
    title: 'Two Small Coins and a Dead Man’s Field',
    introduction:
      'Talk of giving makes everyone look at the floor, because they expect an appeal. There is none here. There is, to begin with, a poor widow whose gift may not have been meant as an example at all, and a couple whose gift was large and killed them. Some people begged to be asked. A farmer took care that his charity should be mistaken for luck. The sum, it turns out, is seldom the most interesting thing about a gift, and God seems fonder of cheerfulness than treasurers are.',
    sections: [
      {
        heading: 'All her living',
        teaching:
          'In the temple court stood chests, by later description thirteen of them, with openings like trumpets, and coins thrown into them made a noise. Jesus sits down opposite and watches. Rich people give a lot. A widow puts in two lepta, the smallest copper coins in circulation, and he calls the disciples over as if he had seen something rare (Mark 12:41-44). She might have kept one. He measures by what remains: they have plenty left, she nothing.\n\nThat is how it is usually told. But see what stands on either side. Immediately before, he condemns scribes who “devour widows’ houses” (Mark 12:40). Immediately after, he says that this temple will not keep one stone upon another (Mark 13:2). So some readers think that he is not recommending anything, but grieving: here is a widow being devoured. Others hold to the praise. It could be both. She is magnificent, and no institution should have taken that money. Whoever asks others to give had better read both neighbours of the story.',
        scriptures: ['Mark 12:38-40', 'Mark 12:41-44', 'Mark 13:1-2'],
      },
      {
        heading: 'Keeping back part of the price',
        teaching:
          'Luke describes a church in which nobody said that anything was his own, and names a man, Barnabas, who sold a field and laid the money at the apostles’ feet (Acts 4:36-37). The next word is “But”. Ananias and Sapphira sell as well, keep some, and bring the rest as if it were everything. Both fall down dead. It is one of the most disturbing stories in Acts and should not be explained away too fast.\n\nWhat was the offence? Peter says precisely: the land had been theirs to keep, and the money theirs to dispose of (Acts 5:4). They need not have sold it, nor given it all. There was no rule. They wanted Barnabas’s reputation at a discount. The danger of generosity is thus not only stinginess but applause, against which Jesus had recommended that the left hand be kept in ignorance (Matthew 6:3). A small gift, called small, would have been perfectly welcome.',
        scriptures: ['Acts 4:32-37', 'Acts 5:1-4', 'Matthew 6:1-4'],
      },
      {
        heading: 'The Macedonian arithmetic',
        teaching:
          'For years Paul collected money from Gentile churches for poor believers in Jerusalem. Corinth had promised early and paid late. So he tells them about the northerners, who were in deep poverty themselves, and had begged him urgently to be allowed to share in it (2 Corinthians 8:1-5). His formula is strange: much affliction, plus abundant joy, plus extreme poverty, equals wealth of generosity.\n\nHe lays down no percentage. The tithe belonged to Israel’s law, where it fed landless Levites and every third year the poor (Deuteronomy 14:28-29); some Christians keep to a tenth as a standard or a starting point, others find no such duty in the New Testament. Paul speaks of willingness, of what a person has and not of what he has not, and of “equality” (2 Corinthians 8:12-14), supported by the manna of which nobody had too much. Each should give as he has decided in his heart, since a cheerful giver is the kind that God loves (2 Corinthians 9:7); the Greek for cheerful is the word that gave us “hilarious”. And he has an accountant’s side too: he sends several men with the money, so that no one can suspect him (2 Corinthians 8:20-21).',
        scriptures: ['2 Corinthians 8:1-5', '2 Corinthians 8:12-15', '2 Corinthians 9:6-8', '2 Corinthians 8:20-21'],
      },
      {
        heading: 'Handfuls on purpose',
        teaching:
          'The law told farmers not to reap into the corners, nor to go back for a forgotten sheaf. It was for the poor and the stranger (Leviticus 19:9-10; Deuteronomy 24:19). There is some wisdom in giving through untidiness. The owner does not choose who deserves it; the recipient works, keeps her dignity, and says thank you to nobody in particular.\n\nBoaz obeys this law and then goes beyond it when Ruth gleans in his barley. He tells the young men to pull out stalks from the bundles and let them fall as though by accident (Ruth 2:16). She is not to notice. It is hard to think of a more courteous gift: he has arranged for his charity to look like her luck. In the evening she has an ephah, more than twenty litres by most reckonings, and Naomi’s first remark is about the man.\n\nWhere are your corners? It might be time, a spare room, a seat in a car, a percentage of the hours you bill. One can plan to be a little inefficient.',
        scriptures: ['Leviticus 19:9-10', 'Deuteronomy 24:19-22', 'Ruth 2:15-19'],
      },
    ],
    questions: [
      'Is the widow an example, a victim, or both? What in the text makes you think so?',
      'Peter says that the couple were free to keep the money. What were they really trying to buy?',
      'How do you account for people in deep poverty begging to give?',
      'What would giving “hilariously” look like for someone of your temperament?',
      'Where are the corners of your field, and how could you leave them so that nobody needs to thank you?',
    ],
    prayer:
      'Generous God, you make far more stars than anyone requires. We are careful people and we like to be thanked. Loosen us. Take from us the wish to be seen giving, and the fear of running out. Teach us to leave our corners rough. Let us never take the last coin from anyone who is poor, in your name or in any other. Show us today’s handful and whose path to drop it in, and then let us go home, laughing, and forget that we did it. Amen.',
    longReads: [
      {
        title: 'A fund-raising letter',
        booksToRead: '2 Corinthians 8',
        explanation: 'Praise, pressure, theology and sound book-keeping, in that order.',
      },
      {
        title: 'In the field of Boaz',
        booksToRead: 'Ruth 2',
        explanation: 'A harvest day from breakfast to the weighing of the barley.',
      },
    ],
  },
  {
    topic: 'Justice and the poor',
    aliases: [
      'justice',
      'social justice',
      'the poor',
      'caring for the poor',
      'poverty',
      'oppression',
      'widows and orphans',
      'refugees and strangers',
    ],
    title: 'Sandals, Silver and a Court at the Gate',
    introduction:
      'Poor people turn up in every kind of book the Bible has, and what is said of them agrees with neither side of a modern quarrel. Proverbs knows some who are poor through idleness; the prophets know many more who are poor because someone has moved a boundary stone. Charity is commanded, but so are honest weights, wages before dark, and judges who cannot be bought. One prophet was a herdsman, and brought word that God was tired of hymns. We start with him, continue in the courts, and finish with a story in which nobody was cruel to a man at a gate; they had just got used to him.',
    sections: [
      {
        heading: 'Amos at the festival',
        teaching:
          'Amos kept flocks and tended sycomore figs at Tekoa in the south, and went north in the prosperous years of Jeroboam II, about 760 BC. He opened with crimes of the neighbouring nations, one after another, to what one imagines was growing applause; and then he came to Israel. An honest man is sold for silver there, and a poor one for the price of footwear (Amos 2:6). Debt slavery is meant: for a sum no greater than that a family lost its freedom.\n\nWorshippers come off worst. They cannot wait for the sabbath to be over, so that they can go back to making the bushel small and the shekel great (Amos 8:4-6). God hates their feasts, he reports, and wants the noise of their songs taken away (Amos 5:21-23). Then justice, rolling down like waters. In that country most streams are dry for half the year, and Amos asks for one that never fails. The priest at Bethel told him to go home and prophesy there (Amos 7:12-13). It was, he said, the king’s chapel.',
        scriptures: ['Amos 2:6-8', 'Amos 5:21-24', 'Amos 7:12-15', 'Amos 8:4-6'],
      },
      {
        heading: 'How a law thinks of a coat',
        teaching:
          'The prophets shout; the law is quietly exact. If you take a poor man’s cloak in pledge, give it back by sunset, for what else is he to sleep in? (Exodus 22:26-27). Do not go into his house to fetch the pledge; wait outside (Deuteronomy 24:10-11). Someone had thought about what it is to have a creditor walk through one’s bedroom. Nor may a millstone be taken, since that is a man’s life. Wages are to be paid on the day, since a poor man “setteth his heart upon it” (Deuteronomy 24:15).\n\nTwo more commands balance one another. You shall not favour the mighty in a lawsuit; and you shall not favour the poor either (Leviticus 19:15; Exodus 23:3). Justice is not taking sides. It is something else to notice who cannot get a hearing at all. Time and again the same three are named, the widow, the orphan and the stranger, because they had no man to speak for them in the gate; and the ground given is experience: you know the heart of a stranger (Exodus 23:9).',
        scriptures: ['Exodus 22:21-27', 'Deuteronomy 24:10-15', 'Leviticus 19:15', 'Exodus 23:9'],
      },
      {
        heading: 'The man at the gate had a name',
        teaching:
          'Among all the people whom Jesus made up for his parables only one has a name, and he has sores. Lazarus means “God helps”; the rich man, in purple, has none (he is called Dives because that is the Latin for rich). Nothing is said about his treating Lazarus badly. He let him lie there. The dogs came out and licked the man, and that is the only attention he receives (Luke 16:20-21).\n\nAfter death they change places, and the surprising thing is that the rich man has known the name all along. “Send Lazarus”, he says, and when that fails “send him” on another errand; even in torment he takes him for a servant. There is a great gulf fixed between them now. A reader may notice that there had been one before, about as wide as a front gate, which could have been crossed on any morning.\n\nHis five brothers have Moses and the prophets, and that, says Abraham, is sufficient (Luke 16:29-31). Whoever is not moved by Deuteronomy on the cloak will not be moved by a ghost, nor by a resurrection.',
        scriptures: ['Luke 16:19-21', 'Luke 16:22-26', 'Luke 16:27-31'],
      },
    ],
    questions: [
      'Amos gets applause until he reaches home. What would he say in the paragraph about us?',
      'What is the modern equivalent of fetching the pledge out of somebody’s bedroom?',
      'The law forbids favouring either the great or the poor. How can one be fair, and still on the side of those who get no hearing?',
      'Whom do you step past so regularly that you have stopped seeing them, and do you know the name?',
      'What is one thing about the widow, the orphan or the stranger that a group of this size could change rather than relieve?',
    ],
    prayer:
      'God of the widow, the orphan and the stranger, we have sung to you this week, and you have perhaps stopped your ears. Tell us why. We benefit from arrangements that we would not like to look at closely. Make us look. Give judges clean hands, employers short memories for profit and long ones for wages, and us the courage to speak in the gate for somebody who cannot. Teach us the names of those who lie there. Let justice run, and let it not dry up in June. Amen.',
    longReads: [
      {
        title: 'Seek me and live',
        booksToRead: 'Amos 5',
        explanation: 'A funeral song for a nation that still felt well, with the river in it.',
      },
      {
        title: 'A gate and a gulf',
        booksToRead: 'Luke 16',
        explanation: 'Two stories about rich men, the one a scoundrel who is praised.',
      },
    ],
  },
];
