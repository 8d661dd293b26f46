import type { StudyCard } from '../card.ts';

/** What grows in a person: humility, thanks, and fruit. */
export const character: readonly StudyCard[] = [
  {
    topic: 'Humility',
    aliases: ['being humble', 'pride', 'overcoming pride', 'arrogance', 'meekness', 'servanthood', 'how to be humble'],
    title: 'The Man Who Sat Too High',
    introduction:
      'Humility is the virtue one loses by noticing it, so a study on it is a risky thing. We shall try to look elsewhere. In the Greek world the word that Christians took for it was an insult: low, servile, the way a slave holds his head. It became a compliment within a few decades, and the reason for that change was a death. Long before it there had been an emperor on all fours; and the night before it, a towel which any of twelve men might have picked up.',
    sections: [
      {
        heading: 'Nebuchadnezzar eats grass',
        teaching:
          'In the book of Daniel a pagan king tells a chapter in his own person. He walks on the roof of his palace and congratulates himself on the Babylon which “I have built” (Daniel 4:30). It was in fact a great city; archaeologists have found bricks stamped with his name by the thousand. There is nothing false in the sentence but the pronoun. While the word is in his mouth a voice comes, and he is driven out to live like an ox, with hair like eagles’ feathers and nails like birds’ claws. (No Babylonian record tells of this; a text from Qumran has a similar story of a later king, Nabonidus, and scholars debate how they are connected.)\n\nThe warning had come twelve months earlier, with practical advice: be merciful to the poor (Daniel 4:27). Humility before God was to have shown itself in that. He recovers when he lifts up his eyes. A man is most like a beast, the chapter seems to say, when he thinks himself a god, and becomes human by looking up.',
        scriptures: ['Daniel 4:27-30', 'Daniel 4:31-33', 'Daniel 4:34-37'],
      },
      {
        heading: 'Seating plans',
        teaching:
          'At a sabbath meal in the house of a leading Pharisee Jesus watches how the guests pick their places. His advice sounds like mere etiquette: sit at the bottom, and you may be asked up; sit at the top and you may have to walk down, past everyone (Luke 14:8-10). It is nearly a quotation from Proverbs 25:6-7. A cunning person could use it as a technique.\n\nBut then he turns to the host, and the technique collapses. Do not invite those who can invite you back. Invite the poor, the maimed, the lame and the blind (Luke 14:12-14). At such a table there is nobody to impress; the question which seat is higher becomes absurd. The best cure for wanting to be important is to spend your time where importance is not in circulation. He ends with a beatitude, of which one seldom hears: you will be blessed because they cannot repay you. Who was at your own table the last three times?',
        scriptures: ['Luke 14:7-11', 'Luke 14:12-14', 'Proverbs 25:6-7'],
      },
      {
        heading: 'He laid aside his garments',
        teaching:
          'Feet were washed by slaves on arrival. That evening there was a basin in the room and no slave, and twelve men had evidently looked at the basin and then at each other; Luke says that at the supper they had been disputing which of them was the greatest (Luke 22:24). During the meal, late, Jesus gets up.\n\nJohn’s introduction to this is tremendous. It is in full knowledge that everything is in his hands, that he came from God and is going back, that he takes a towel (John 13:3-4). Usually we think that people serve because they do not rate themselves highly. He does it because he knows precisely who he is, and so has nothing to protect. Peter objects, and Judas, whose feet are also washed, does not.\n\nIn the hymn that Paul gives to the Philippians the same movement is made on the largest scale: not grasping, emptied, a servant, a cross, lifted up (Philippians 2:5-11). It is offered as advice to a church with a quarrel. After it the word for “lowly” would never sound the same.',
        scriptures: ['John 13:3-8', 'John 13:12-15', 'Philippians 2:3-8', 'Luke 22:24-27'],
      },
    ],
    questions: [
      'What is your Babylon, the thing that you look at from the roof, and who else stamped bricks for it?',
      'Daniel advised the king to show mercy to the poor. Why that, as a remedy for pride?',
      'Take the last three people who ate with you: what could each of them have done for you in return?',
      'Jesus washed feet because he knew who he was. What are you protecting when you let the basin stand?',
      'Which is harder for you, to wash or, like Peter, to be washed?',
    ],
    prayer:
      'Lord, we would like to be humble, and to have it noticed. Laugh at us, gently. We did not build what we are proud of alone, and what we are ashamed of you have seen already. Show us the basin that everybody has been looking at. Let us be so sure that we came from you and are going to you that we can afford to kneel. Sit us beside people who can do nothing for us, and let us enjoy their company. In the name of Jesus, who took a towel. Amen.',
    longReads: [
      {
        title: 'The king’s own account',
        booksToRead: 'Daniel 4',
        explanation: 'A proclamation by the most powerful man in the world about the year he lost his mind.',
      },
      {
        title: 'The mind of Christ',
        booksToRead: 'Philippians 2',
        explanation: 'The hymn of descent, and two unassuming men, Timothy and Epaphroditus, who resemble it.',
      },
    ],
  },
  {
    topic: 'Gratitude',
    aliases: ['thankfulness', 'being thankful', 'giving thanks', 'thanksgiving', 'counting blessings', 'ungrateful'],
    title: 'One out of Ten',
    introduction:
      'Psychologists have lately reported that people who write down what they are thankful for sleep better. Moses would not have been astonished. But the Bible’s thanks are not chiefly a technique for feeling well; they are addressed to someone, sometimes with a basket in one’s hand, sometimes in prison, and on one occasion at the top of his voice by a foreigner who ought to have been on his way to a priest. They also have a surprising enemy. It is not misery but a full stomach.',
    sections: [
      {
        heading: 'The danger of good houses',
        teaching:
          'On the edge of Canaan Moses gives a warning about the future. It is not that the people may starve. When you have eaten and are full, have built good houses, when your herds multiply and your silver too, then take care that your heart is not lifted up, and you say that your own power has made you this wealth (Deuteronomy 8:12-17). In the desert nobody forgot whence the bread came. Forgetting is a disease of the comfortable.\n\nThe remedy in Deuteronomy is a ritual. The farmer brings a basket of the first produce and has to recite his family history, beginning with a wandering ancestor about to perish (Deuteronomy 26:5). It soon slips into “us”: they treated us harshly, we cried, he brought us out. A man standing there with figs in his hands, whose great-grandfather had already owned the orchard, says that Egypt happened to him. Then he is to enjoy it all, together with the Levite and the stranger. Gratitude begins as memory, and ends as a party with people who own no fig tree.',
        scriptures: ['Deuteronomy 8:10-14', 'Deuteronomy 8:17-18', 'Deuteronomy 26:5-11'],
      },
      {
        heading: 'Where are the nine?',
        teaching:
          'The nine did nothing wrong. Jesus told ten lepers to have a priest look at them, as the law required, and as they went they were cleansed; nine kept on going, obediently. One sees that he is healed, turns back, “with a loud voice” glorifies God, falls on his face and says thank you. “And he was a Samaritan” (Luke 17:16). Luke saves that for the end of the sentence.\n\nPerhaps it helped him. He could hardly go to a priest in Jerusalem, so that he had nowhere to take his joy but to the man who had caused it. The others had a procedure; gratitude may be smothered by procedures. Jesus asks three questions in a row, with something like pain in them, and sends him off with a word that is bigger than cleansing, “made thee whole”, for which the Greek is also the ordinary word for saved.\n\nTen bodies were mended. One conversation took place. What is missed by those who forget to say thanks is seldom the gift, which they have already. It is the giver.',
        scriptures: ['Luke 17:11-14', 'Luke 17:15-19'],
      },
      {
        heading: 'Not for, but in',
        teaching:
          '“In every thing give thanks” (1 Thessalonians 5:18). The preposition has saved many from cruelty: in everything, not for everything. (Ephesians 5:20 does say “for all things”, and Christians have wrestled with it.) Paul was no stranger to what he was writing about. At Philippi he and Silas sang at midnight in the stocks, before there was any earthquake (Acts 16:25). Thanks did not open the doors; they had been given when all the doors were shut.\n\nA harder text is the end of Habakkuk. No figs, no grapes, no olives, no flocks: the prophet goes through the whole farm, everything Deuteronomy’s basket would have held, and finds it bare. “Yet I will rejoice”, he says (Habakkuk 3:17-18). He does not thank God for the blight. He still has someone to turn to when there is nothing in the basket.\n\nIt would be wrong to demand this of anybody else. It can only be said in the first person. But you might begin at the other end, with a cup of tea, and grace before it, meant.',
        scriptures: ['1 Thessalonians 5:16-18', 'Acts 16:23-26', 'Habakkuk 3:17-19'],
      },
    ],
    questions: [
      'What do you enjoy every day in a house that somebody else built, and could you tell the story in the first person?',
      'The nine were obedient. Which of your good habits or procedures tends to swallow up your thanks?',
      'Who gave you something ten years ago and was never told what came of it?',
      'How would you explain the difference between thanking God in an illness and thanking him for it to somebody who has it?',
      'What belongs in your basket this week, item by item?',
    ],
    prayer:
      'Giver of figs and Tuesdays, we have eaten and are full, and we were about to forget. Thank you for water that runs when we turn a tap, for the person who taught us to read, for everyone who has put up with us. Thank you for the healing we never came back about. We come back now. Be near those whose baskets are empty and to whom nobody should be preaching. Let us share what we have with them, and let us know you, and not only your gifts. Amen.',
    longReads: [
      {
        title: 'Lest thou forget',
        booksToRead: 'Deuteronomy 8',
        explanation: 'Forty years of shoes that did not wear out, and what prosperity will do.',
      },
      {
        title: 'Forget not all his benefits',
        booksToRead: 'Psalms 103',
        explanation: 'A man tells his own soul to be grateful, and gives it a list.',
      },
    ],
  },
  {
    topic: 'The fruit of the Spirit',
    aliases: [
      'fruit of the spirit',
      'fruits of the spirit',
      'galatians 5',
      'love joy peace patience',
      'christian character',
      'becoming more like christ',
    ],
    title: 'An Orchard in an Angry Letter',
    introduction:
      'Nine words in a row, embroidered on countless cushions: love, joy, peace and the rest. They come from the most ill-tempered letter that Paul ever wrote, in which there is no opening thanksgiving and a remark about his opponents too coarse for the cushion (Galatians 5:12). He wrote to people who were biting one another. Put back into that letter, the list loses its sweetness and gets its bite. The word is “fruit”, singular, and fruit does not appear by effort on command. Trees are not to be hurried, though they may be pruned.',
    sections: [
      {
        heading: 'Fifteen works and one fruit',
        teaching:
          'Before the orchard comes the scrap heap: a list of the “works of the flesh”, some fifteen to seventeen according to the manuscript. People expect sex and drunkenness, and find those at the two ends. But the whole middle, about half of it, is about quarrelling: hatred, variance, wrath, strife, factions, envyings (Galatians 5:19-21). Churchgoers do these; some do them nowhere else. Just before, Paul had warned that if they bite and devour one another they will be consumed (Galatians 5:15).\n\nSo the nine which follow are not a self-improvement plan for individuals. Hold them against the quarrel. Love, joy and peace in place of hatred. Longsuffering, gentleness and goodness towards the difficult. Faithfulness, meekness, and temperance over one’s own tongue. Nearly every one needs another person in the room to exist at all, preferably an irritating one. You cannot be patient by yourself on a hill. The other people in the group, then, are not the obstacle to the fruit. They are the soil; in some cases the manure.',
        scriptures: ['Galatians 5:13-15', 'Galatians 5:19-21', 'Galatians 5:22-23'],
      },
      {
        heading: 'What an orchard needs',
        teaching:
          'Works are made; fruit grows. A farmer does a great deal, but he never makes an apple. The night before he died Jesus used a vine to say this (John 15:1-8). The branch has one job, which is to stay attached, and the word for abiding comes ten times in the first ten verses. Apart from me, he says, you can do nothing. That is a discouraging sentence on a good day and a consoling one on a bad day.\n\nThere is a knife in it. Every branch that bears is pruned so that it may bear more, and a vine just after pruning looks dead. Vinedressers will tell you that the best wood is cut back hardest. If something was taken from you that had been going well, this passage at least allows for an explanation other than punishment.\n\nAnd there is time. Isaiah sings of a vineyard for which everything was done, and which produced wild grapes (Isaiah 5:1-7): the fruit that was looked for, he says, was justice. Nothing in the Bible suggests that it ripens overnight.',
        scriptures: ['John 15:1-5', 'John 15:7-8', 'Isaiah 5:1-7'],
      },
      {
        heading: 'Three that are misunderstood',
        teaching:
          'Meekness is not softness. The Greek adjective could be used of a well-trained horse: all the strength is still there, and it answers to the rein. Moses, who broke tablets and faced down Pharaoh, is called the meekest man on earth (Numbers 12:3), in a chapter in which he is insulted by his own sister and prays for her.\n\nJoy is not high spirits. In the New Testament it turns up in odd company: in the Thessalonians it came “in much affliction” (1 Thessalonians 1:6). Nobody told them to smile.\n\nThe last, “temperance”, is self-control, and Greek moralists had put it near the top. Paul places it at the end and love at the beginning, as though the reins were best held by someone who cared where the cart was going. He adds, with a lawyer’s smile, that against such things there is no law. No council has ever had to forbid too much kindness.',
        scriptures: ['Numbers 12:1-3', 'Numbers 12:13', '1 Thessalonians 1:6', 'Galatians 5:23-26'],
      },
    ],
    questions: [
      'Why does Paul’s list of vices spend so long on quarrels, and what would he have found to write about in your church?',
      'Which irritating person may be your soil, and for which of the nine?',
      'What has been pruned from your life, and is it still too early to say what it was for?',
      'Where are you manufacturing something that would have to grow?',
      'If self-control came first in the list and love last, how would a Christian life feel different?',
    ],
    prayer:
      'Holy Spirit, we have tried to make fruit, and have tied some plastic to the branches. Forgive us for biting one another. Keep us joined to the vine when we cannot feel any sap. If you must cut, be careful, and tell us that it is you. Grow in us whatever is most lacking where we live: patience at the breakfast table, kindness on the telephone, gentleness with the slow. And let those who have to live beside us be the first to taste it. Amen.',
    longReads: [
      {
        title: 'Freedom, and what it is for',
        booksToRead: 'Galatians 5',
        explanation: 'The list in its surroundings; notice how often the subject is how they treat each other.',
      },
      {
        title: 'The vine',
        booksToRead: 'John 15',
        explanation: 'From abiding to being hated by the world, in one chapter, with joy mentioned on the way.',
      },
    ],
  },
];
