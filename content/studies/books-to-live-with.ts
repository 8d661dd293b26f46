import type { StudyCard } from '../card.ts';

/** Four short books, each read as a whole. */
export const booksToLiveWith: readonly StudyCard[] = [
  {
    topic: 'The book of Ruth',
    aliases: ['ruth', 'ruth and naomi', 'ruth and boaz', 'naomi', 'loyalty', 'kinsman redeemer', 'starting again'],
    title: 'Two Widows and a Harvest',
    introduction:
      'No miracle happens in the book of Ruth, no prophet appears, and the narrator credits God with just two actions, one at each end. Everything else is done by people being decent somewhat beyond what the law demanded. It takes about twenty minutes to read aloud. It is set “when the judges ruled”, which means next door to the bloodiest stories in the Bible, and it ends with a baby. Two women on a road, an empty cupboard, a field, a threshing floor at midnight: take the four chapters one at a time.',
    sections: [
      {
        heading: 'Chapter one: call me Bitter',
        teaching:
          'Bethlehem means house of bread, and there is none. A family moves to Moab, of all places; Deuteronomy kept Moabites out of the assembly (Deuteronomy 23:3). In five verses three men die, and three widows are left. Naomi tells her daughters-in-law to go home, and has good arguments. Orpah kisses her and goes. The story does not blame her; she did what was sensible and what she was told.\n\nRuth’s famous speech is read at weddings, and was made to a mother-in-law (Ruth 1:16-17). Consider what she has in view: poverty, a foreign country, no children. Naomi gives no answer to it. She simply stops arguing. And arriving, she says in Ruth’s hearing that the Lord has brought her home empty (Ruth 1:21). Ruth, who is standing there, is apparently nothing.\n\nGrief can do that to one’s eyesight. The narrator, unlike Naomi, notes who came with her; and adds, as though it were not worth mentioning, that it was the start of the barley harvest.',
        scriptures: ['Ruth 1:1-5', 'Ruth 1:14-18', 'Ruth 1:19-22'],
      },
      {
        heading: 'Chapter two: her hap was',
        teaching:
          'Ruth goes out to glean and, as “her hap was”, comes to a field of Boaz’s (Ruth 2:3). In Hebrew it is even more casual: her chance chanced. The author knows very well what he is doing. Nobody in this book says “God arranged it”; one is allowed to suspect.\n\nBoaz asks whose young woman this is and is told in one breath that she is a Moabite and came from Moab. He has heard something else about her: what she did for her mother-in-law. He gives her water, a place among his women, and orders that nobody should touch her, from which we learn what might happen to a foreign woman in a field. He wishes her a full reward from God, and speaks of wings beneath which she has taken shelter (Ruth 2:12). It is a fine blessing. It costs nothing yet. In the next chapter she will ask him to be the answer to it himself, and will say “wing”, since that is what one called the corner of a cloak.',
        scriptures: ['Ruth 2:2-3', 'Ruth 2:8-12', 'Ruth 3:9'],
      },
      {
        heading: 'Chapter three: midnight on the threshing floor',
        teaching:
          'Naomi wakes up in the third chapter, and has a plan. It is risky, and the vocabulary is full of double meanings: wash, dress, wait until he has eaten and drunk, uncover his feet, lie down; he will tell you what to do. Ruth follows it all except the last item. She tells him. Spread your wing over me, you are a redeemer (Ruth 3:9). A go’el was the near kinsman whose business it was to buy back what a family had lost, land or people.\n\nIn the law the duty of a redeemer and the custom of marrying a dead man’s widow are two separate things. Ruth has joined them, and Boaz does not stop to argue. He is startled, older than she, and touched: he calls it a greater kindness than her first one (Ruth 3:10). The Hebrew is hesed, loyal love, and the third time in the book that it is used. There is a closer relative, whom honour requires him to ask. So nothing is settled, and he sends her home before it is light, with six measures of barley. “Empty”, Naomi’s word, is the one he uses: she must not go to her mother-in-law empty (Ruth 3:17).',
        scriptures: ['Ruth 3:1-5', 'Ruth 3:8-13', 'Ruth 3:14-18', 'Leviticus 25:25'],
      },
      {
        heading: 'Chapter four: a son is born to Naomi',
        teaching:
          'At the gate the nearer kinsman is glad to buy the land, till he hears that it comes with a Moabite wife, and then fears for his own estate. He takes off his shoe. The storyteller, who has names for everyone, calls him only “such a one”, Mr So-and-so; he wanted to protect his name and it is the one that was lost.\n\nThen comes God’s single deed in the chapter: the Lord gave her conception (Ruth 4:13). (The other was bread for his people, in Ruth 1:6.) The neighbours, who had been greeted with “Call me Mara”, take the child and say that a son has been born to Naomi, and that this daughter-in-law is better to her than seven sons (Ruth 4:15). At last someone says it.\n\nThe last word is a name, David. Without the Moabite widow there is no king, and Matthew, who mentions few women, puts her into the family of Jesus (Matthew 1:5). None of the people at the harvest could have known. They were being kind, in the second half of April or so.',
        scriptures: ['Ruth 4:5-8', 'Ruth 4:13-17', 'Matthew 1:5-6'],
      },
    ],
    questions: [
      'Naomi says “empty” with Ruth beside her. Whom might you be overlooking out of sorrow?',
      'Was Orpah wrong? How do you tell good sense from a failure of love?',
      'When did you utter a blessing over someone, as Boaz did, and then find that you were meant to be the answer?',
      'Look through the book for what is done beyond the requirement. Which of those acts surprised you most?',
      'The kinsman protected his estate and lost his name. What are you protecting at the moment?',
    ],
    prayer:
      'God of ordinary fields, you did hardly anything in this story that a reporter could have seen, and you did it all. We have come home empty too, some of us, and have said so bitterly, with a friend at our elbow. Open our eyes to who is standing there. Make us loyal past the point at which anyone would blame us for leaving. Spread your wing over the foreigner and the widow, and if the wing should turn out to be our coat, let us not hold it shut. Amen.',
    longReads: [
      {
        title: 'The road from Moab',
        booksToRead: 'Ruth 1',
        explanation: 'Begin here and read on to the end; the whole book is shorter than many single chapters.',
      },
      {
        title: 'An outsider’s family tree',
        booksToRead: 'Matthew 1',
        explanation: 'Look for the women in the list, and what was unusual about each.',
      },
    ],
  },
  {
    topic: 'The book of Jonah',
    aliases: ['jonah', 'jonah and the whale', 'running from god', 'nineveh', 'second chances', 'loving my enemies'],
    title: 'The Prophet Who Was Right About God',
    introduction:
      'Everybody knows about the fish, which takes up three verses. The book of Jonah is a short, funny and rather merciless story about a religious man who knows his creed by heart and wishes that it were not true. Everyone in it repents except him: heathen sailors, a heathen king, even the cattle wear sackcloth. Whether it is history or a parable has been debated for a long while, and Christians hold both; the last line is a question either way, and it is put to the reader.',
    sections: [
      {
        heading: 'Down, down, down',
        teaching:
          'Told to go east to Nineveh, capital of a cruel empire, Jonah books a passage west. Follow the verb: he goes down to Joppa, down into the ship, down into its hold, where he lies in a deep sleep (Jonah 1:3; Jonah 1:5). In the psalm that he prays he is down at the roots of the mountains (Jonah 2:6). Getting away from God seems to be a matter of altitude.\n\nThe heathen meanwhile behave beautifully. They pray, each to his god; they throw their cargo overboard; they wake the prophet and have to ask him to pray, which he does not do. When the lot has fallen on him he recites that he fears the Lord who made the sea and the dry land (Jonah 1:9). It is an odd thing to believe on a boat you have taken to escape him. He tells them to throw him in; instead they row harder, at some danger to themselves, in order to save a stranger’s life. Only then do they do it, with a prayer to be forgiven. The sea stops, and these men “feared the Lord exceedingly” (Jonah 1:16). He has made converts by accident.',
        scriptures: ['Jonah 1:1-5', 'Jonah 1:6-10', 'Jonah 1:12-16'],
      },
      {
        heading: 'Five words in Hebrew',
        teaching:
          'The fish is a rescue, not a punishment; he was drowning. From inside it he prays a very correct psalm, full of quotations, in which he thanks God for deliverance and contrasts himself with those who worship idols and so forsake mercy (Jonah 2:8). We have just met some of those, and they came off better. He mentions no fault. After which the fish vomits, and readers have wondered whether that is a comment.\n\nThe second call comes in nearly the same terms as the first. He goes, walks a day into a city of three days’ breadth, and delivers a sermon that has five words in Hebrew: forty days more, and Nineveh overthrown (Jonah 3:4). No “thus saith the Lord”, no reason, no invitation. It is the most successful sermon in the Bible. From the king on his throne to the beasts in the stalls they fast and put on sackcloth. The verb for “overthrown” is the one used of Sodom. But it can mean “turned round” as well. He spoke more truly than he wished.',
        scriptures: ['Jonah 2:1-4', 'Jonah 2:7-10', 'Jonah 3:3-9'],
      },
      {
        heading: 'I knew it',
        teaching:
          'God relents, and it seemed to Jonah a great evil. Now at last we learn why he fled. It was not fear. He quotes, as an accusation, the finest description of God that Israel possessed: gracious, merciful, slow to anger, of great kindness (Jonah 4:2; compare Exodus 34:6-7). I knew it, he says; that is why I ran away. He would rather die than live in a universe with a mercy so badly aimed.\n\nOne should be fair to him. Assyria’s kings boasted on their walls of flaying people, and in the following generations it was Assyria that wiped out his own country. If you have been at the mercy of such men, cheap forgiveness for them is no laughing matter. Nahum wrote three chapters of joy on Nineveh’s fall, and stands in the same Bible.\n\nStill God does not answer with a doctrine. He asks whether Jonah does well to be angry, and receives no answer. So he tries a vegetable.',
        scriptures: ['Jonah 3:10', 'Jonah 4:1-4', 'Exodus 34:6-7', 'Nahum 3:18-19'],
      },
      {
        heading: 'A plant, a worm and the last question',
        teaching:
          'God “prepared” a fish, and now prepares in succession a plant, a worm and a hot east wind (Jonah 4:6-8). For the shade Jonah is exceedingly glad; it is the only time that he is glad about anything. In the morning it has withered and again he wants to die.\n\nYou are sorry about the plant, God says, for which you did not work, which came up in a night. Should I not be sorry for Nineveh, that great city, with more than a hundred and twenty thousand people in it who do not know their right hand from their left; and, he adds, many animals? (Jonah 4:10-11).\n\nThere it stops. It may be that children are meant, or simply people without guidance. Either way God has counted them. And the cows! Was Jonah won over? We are not told; he does not speak again, unless it was he who told the story. In synagogues it is read on the afternoon of the Day of Atonement, when everybody would like God to be merciful, and it is as well to ask to whom.',
        scriptures: ['Jonah 4:5-8', 'Jonah 4:9-11'],
      },
    ],
    questions: [
      'To which people would you be sorry to hear that God had been kind, if you are frank?',
      'Where is your Tarshish, and what is it in the opposite direction of?',
      'What does Jonah’s correct psalm leave out, and do your prayers have a similar gap?',
      'God cares about a hundred and twenty thousand people “and also much cattle”. Why finish there?',
      'What plant have you lately mourned more than a city?',
    ],
    prayer:
      'Gracious God, slow to anger: we like that very much when it is about us. You know the city that we have in mind, and the faces. We would rather sit on a hill and watch. We admit that we have been glad of a little shade and have called it religion. Turn us round. Fetch us back, by fish if need be. Teach us to count people as you do, and cattle. We do not know how to answer your last question yet; go on asking it. Amen.',
    longReads: [
      {
        title: 'Under the plant',
        booksToRead: 'Jonah 4',
        explanation: 'The chapter that children’s Bibles leave out and for which the other three were written.',
      },
      {
        title: 'The other view of Nineveh',
        booksToRead: 'Nahum 3',
        explanation: 'What it sounded like to those who had suffered, and saw the city fall.',
      },
    ],
  },
  {
    topic: 'Philippians and joy',
    aliases: [
      'philippians',
      'joy',
      'finding joy',
      'rejoice always',
      'joy in hard times',
      'happiness',
      'the letter to the philippians',
    ],
    title: 'A Thank-You Letter from Custody',
    introduction:
      'Four short chapters, written in chains, contain the words for joy and rejoicing some sixteen times. It would be irritating if Paul were a cheerful man by temperament, but his other letters show that he was not. Where he was held is disputed: Rome is the traditional answer, Ephesus and Caesarea have their defenders. What prompted the letter is known. A small church had sent money, by a man who then nearly died. What can joy consist of, in somebody who says that he would as soon be dead?',
    sections: [
      {
        heading: 'The guards, the rivals and a shrug',
        teaching:
          'He has two pieces of news about himself, and both ought to have been depressing. First, his imprisonment. It has turned out, he says, rather for the advance of the gospel: the whole guard now knows why he is here (Philippians 1:12-13). If one is chained to soldiers who change every few hours, they too are chained to Paul.\n\nSecondly, rivals. Some are preaching Christ out of envy, in the hope of making things worse for him. His response is among the most liberated sentences in the New Testament, and starts with two words: “What then?” Whether from false motives or from true, Christ is proclaimed, and in that I rejoice (Philippians 1:15-18).\n\nJoy depends, then, on where one’s weight rests. If it rests on being treated fairly there will not be much. Paul’s was on something that could be served by his enemies as well. Think of the last time that somebody else got the credit for what you care about. Did the thing get done? Then you know how far off this is, and that it is possible.',
        scriptures: ['Philippians 1:12-14', 'Philippians 1:15-18', 'Philippians 1:21-25'],
      },
      {
        heading: 'Epaphroditus is homesick',
        teaching:
          'Between the great hymn on Christ’s humility and the fierce third chapter come travel arrangements, which readers skip. Epaphroditus had brought the Philippians’ gift. He had fallen ill, “nigh unto death”, and was now distressed, not over having been ill but because they had heard that he was (Philippians 2:25-27). Anyone who has rung home from a hospital will understand.\n\nPaul says that God had mercy on the man, and on himself too, lest he should have “sorrow upon sorrow”. So the apostle of joy expected that a friend’s death would have crushed him, and says it without embarrassment. He is sending him back, so that they may be glad and he himself “less sorrowful” (Philippians 2:28). Less sorrowful! Joy, in this letter, lives in the same house as sorrow, and does not ask it to leave. And it goes by way of other people’s gladness: nearly always when Paul says “I rejoice” there is in the next clause somebody whom he misses.',
        scriptures: ['Philippians 2:19-24', 'Philippians 2:25-30', 'Philippians 1:3-8'],
      },
      {
        heading: 'What he threw on the heap',
        teaching:
          'In chapter 3 the tone changes so sharply that some scholars think two letters were joined. There are people who want Gentile believers circumcised. Paul, to show that he does not speak from envy, lists what he could have boasted of: the right tribe, the right party, the right zeal, and by the law’s standard blameless (Philippians 3:4-6). It is no list of sins. Those are his best things.\n\nThen he does the accounts. Gains, loss; and he calls it all “dung”, or refuse such as is thrown to dogs (Philippians 3:7-8). In exchange he has somebody: “that I may know him”. There is a lightness in such a man, as in people who have come through a fire and find that they do not miss the furniture.\n\nHe adds at once that he has not arrived. He forgets what lies behind and stretches forward, with a runner’s whole body (Philippians 3:12-14). We had perhaps supposed that joy is for those who have reached the goal. He has it on the track, out of breath.',
        scriptures: ['Philippians 3:4-8', 'Philippians 3:10-11', 'Philippians 3:12-14'],
      },
    ],
    questions: [
      'About what could you honestly say “What then?”, and about what could you not?',
      'Where does joy live beside sorrow in you, and do you try to get one of them to move out?',
      'Epaphroditus fretted that his friends knew. What do you keep from people so that they will not worry, and is it kind?',
      'Which of your best things might have to go on Paul’s heap?',
      'Whose gladness would make you glad this week, and what could you do about it?',
    ],
    prayer:
      'Lord, we have been looking for joy in the place where we lost our temper. Shift our weight. Let us be pleased when good is done by the wrong people. Thank you for those who send money, and parcels, and come themselves. Have mercy on our friends who are ill and on us who would miss them. Take from us what we are proudest of, if it is in the way. And on the days when rejoicing is beyond us, let us be at least the less sorrowful. Amen.',
    longReads: [
      {
        title: 'The whole letter begins',
        booksToRead: 'Philippians 1',
        explanation: 'Read all four chapters if you can; it takes a quarter of an hour.',
      },
      {
        title: 'How the church began',
        booksToRead: 'Acts 16',
        explanation: 'A dealer in purple, a slave girl, a jailer: the first people to whom the letter was read.',
      },
    ],
  },
  {
    topic: 'James and the tongue',
    aliases: [
      'the tongue',
      'gossip',
      'taming the tongue',
      'watching my words',
      'the letter of james',
      'swearing',
      'hurtful words',
      'speech',
    ],
    title: 'Bits, Rudders and Sparks',
    introduction:
      'The letter of James has five chapters and not a single story about Jesus, yet reads as though the author had lived with his sayings so long that he no longer noticed he was quoting. Tradition says that he was the Lord’s brother; some scholars think of a later writer in his name. He has a gift for pictures, and he spends most of them on a part of the body weighing less than an apple. He includes himself: “in many things we offend all”. So shall we.',
    sections: [
      {
        heading: 'Small things that steer',
        teaching:
          'James starts with a warning off: not many of you should become teachers (James 3:1). It is an odd thing to read in a study group, but he means those who talk for a living, himself among them. Then three pictures follow quickly. A bit of metal in a horse’s mouth turns the whole animal. A ship driven by fierce winds goes where the pilot’s small rudder sends it. How great a forest is set alight by how small a fire (James 3:3-5).\n\nThe first two are not complaints. A bit and a rudder are good for something; a tongue may steer a household rightly too. One sentence from a teacher has kept many a person going for thirty years. Only with the third does it get out of hand, and afterwards he cannot stop: a world of iniquity, set on fire of hell. People have tamed beasts and birds, serpents and things in the sea, he says, with some pride, but no man can tame this (James 3:7-8). No man can. He leaves us to draw the conclusion that it would have to be someone else.',
        scriptures: ['James 3:1-2', 'James 3:3-5', 'James 3:6-8'],
      },
      {
        heading: 'One spring, two waters',
        teaching:
          'With it we bless God the Father, and with it we curse people, “made after the similitude of God” (James 3:9-10). There is the heart of his argument. It goes back to the first page of Genesis, and what Genesis forbids on that ground is murder (Genesis 9:6). James extends it to how one talks about the neighbour in the car on the way home from worship.\n\nHe does not say that such people are hypocrites. He says that it is unnatural, like a spring that gives sweet water and bitter from one hole, or a fig tree with olives. Something is wrong further down. His elder brother, if that is who he was, had put it in one line: it is out of the abundance of the heart that the mouth speaks (Matthew 12:34). You cannot fix a well by painting the bucket.\n\nTry an experiment. Before telling a story about somebody, imagine the person’s face, and say inwardly, “likeness of God”. It ruins a surprising number of good anecdotes.',
        scriptures: ['James 3:9-12', 'Genesis 9:6', 'Matthew 12:33-37'],
      },
      {
        heading: 'What Proverbs knew about whispering',
        teaching:
          'James had an old library behind him. The words of a whisperer, says Proverbs, are like dainty morsels which go down into the innermost parts (Proverbs 18:8; the Hebrew noun is rare, and older translators took it for “wounds”). Both are true. It tastes delicious, and it stays. Where no wood is, the fire goes out; so where there is no talebearer a quarrel dies (Proverbs 26:20). That is cheering: you need not put out the fire. It is enough not to be wood.\n\nThere are harmful words that are not lies at all. Doeg told King Saul the plain truth, that a priest had given David bread, and eighty-five priests died of it (1 Samuel 22:9-18). Truth in the wrong ear can be murder.\n\nOn the credit side stands a word fitly spoken, like golden apples in silver settings (Proverbs 25:11), and a soft answer. Isaiah’s servant says that he was given the tongue of the taught “to speak a word in season” to the weary (Isaiah 50:4); and how he gets it: morning by morning his ear is wakened. Listening came first.',
        scriptures: ['Proverbs 18:8', 'Proverbs 26:20-22', '1 Samuel 22:9-10', 'Isaiah 50:4'],
      },
      {
        heading: 'Yes, no, and be ye warmed',
        teaching:
          'Speech fails in two more ways in this letter. One is the pious wish. A brother or sister is without clothes and short of food, and someone says, go in peace, be warm and well fed (James 2:15-16). Nothing in the sentence is unkind. James asks what use it is. “I shall pray for you” may be the most loving thing one can say, or it may be the way one ends a conversation.\n\nThe other is the oath: a yes that means yes, and a no that means no (James 5:12), which comes nearly word for word from Jesus (Matthew 5:37). Whoever needs to swear that this time it is true has told us something about the other times.\n\nHe ends, though, by giving the tongue plenty to do. Is any afflicted? Let him pray. Merry? Let him sing. Sick? Let him call someone. Have you sinned? Say so, to one another (James 5:13-16). It is as though he had spent three chapters tuning the instrument, so that at last it could be played.',
        scriptures: ['James 2:14-17', 'James 5:12', 'James 5:13-16', 'Matthew 5:37'],
      },
    ],
    questions: [
      'What single sentence, said to you long ago, still steers you, for good or ill?',
      'Doeg said nothing false. How do you decide whether a true thing should be told, and to whom?',
      'Which conversation could you starve this week by not being wood?',
      'When is “I shall pray for you” a gift, and when is it a way to leave?',
      'Of James’s last list (pray, sing, call, confess) which does your own mouth do least?',
    ],
    prayer:
      'Lord, you made the world with a word, and we have done a fair amount with ours. We are sorry for the clever thing we said, and for what we passed on because it tasted good. Put out what can still be put out. No one can tame this, James says, so we bring it to you. Wake our ears in the morning before our mouths. Give us today one fit word for someone who is tired. Let our yes be yes. And after all that, teach us to sing. Amen.',
    longReads: [
      {
        title: 'Wisdom from above',
        booksToRead: 'James 3',
        explanation: 'The tongue, and then the two kinds of wisdom that lie behind the two kinds of talk.',
      },
      {
        title: 'Sayings on the mouth',
        booksToRead: 'Proverbs 18',
        explanation: 'Mark every verse in this chapter that concerns lips, words or answers.',
      },
    ],
  },
];
