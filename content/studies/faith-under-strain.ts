import type { StudyCard } from '../card.ts';

/** Faith that grows, faith that wavers, and what it is up against. */
export const faithUnderStrain: readonly StudyCard[] = [
  {
    topic: 'Building stronger faith',
    aliases: [
      'stronger faith',
      'growing in faith',
      'how to have more faith',
      'increase my faith',
      'trusting god',
      'little faith',
      'spiritual growth',
    ],
    title: 'Mustard Seed, Wet Feet, Four Friends',
    introduction:
      'The disciples once asked Jesus for more faith, and he did not give them any. He told them that a mustard seed’s worth would do. Perhaps strength is the wrong thing to measure. Ice may be thick or thin, and a person who steps confidently on to thin ice gets just as wet; what matters is what one is standing on. On that view a very small faith might do very well. It may even be possible to get through a roof on somebody else’s, as happened once in Capernaum to a man of whose own beliefs we are told nothing.',
    sections: [
      {
        heading: 'The request that was turned down',
        teaching:
          'Context makes the disciples’ plea quite touching. Jesus has just told them to forgive a person seven times between breakfast and bed (Luke 17:4). They gulp, and ask him to increase their faith. His reply is that faith like a grain of mustard could tell a mulberry tree to plant itself in the sea, and after that he tells a dry little story about servants who come in from ploughing, cook supper, and expect no medal (Luke 17:7-10).\n\nSo he moves the subject twice. First from size to presence: you have some, so use it. Then from feats to duty. They supposed that forgiving seven times needed heroic faith, and he describes it as ordinary work, like getting the supper. Faith here is less a feeling to be pumped up than something you do next. Many who complain of having too little have not been asked for a mountain at all; they know quite well which person they are to forgive, which debt they should pay, and whom they ought to ring. The faith for that is in the ringing.',
        scriptures: ['Luke 17:3-6', 'Luke 17:7-10'],
      },
      {
        heading: 'Peter looks at the wind',
        teaching:
          'All the gospels except Luke tell of Jesus walking on the lake, but only Matthew has Peter get out. It is his own idea, and he asks to be told to come; he does not simply jump (Matthew 14:28-29). He does walk. People remember that he sank, and forget that eleven others had stayed dry.\n\nWhat goes wrong is exactly described: he “saw the wind”. The wind had been there all along, since the fourth watch at least, when they were rowing against it. Nothing outside him changed; his attention did. And then the best prayer in the chapter, three words long in English, and straight away a hand. Jesus catches him first, and asks afterwards why he doubted. The word there, used in the New Testament only in Matthew, has “two” hidden in it: to stand in two places.\n\nThey walk back to the boat, presumably together, with the storm still blowing; it drops only once they have climbed in. Stronger faith may amount to this, that you sink faster towards the right person.',
        scriptures: ['Matthew 14:24-27', 'Matthew 14:28-31', 'Matthew 14:32-33'],
      },
      {
        heading: 'Looking straight at the facts',
        teaching:
          'Paul’s great example is Abraham, who at about a hundred considered his own body, “now dead” for the purpose, and Sarah’s womb, and did not waver (Romans 4:19-21). Manuscripts differ interestingly. The text behind the King James has him not considering these things; older copies say that he did consider them, and believed. Either reading has him strong; in the second he is also wide awake.\n\nThose who remember Genesis will raise an eyebrow. Did not waver? He laughed until he fell over (Genesis 17:17), passed his wife off as a sister twice, and took Hagar. Paul has either read generously or is looking at the whole curve of a life rather than its worst points. Hebrews does likewise: it says that Sarah judged him faithful who had promised (Hebrews 11:11), and leaves out her own laugh. It seems that God keeps such records kindly. The thing they trusted was not their trust but a promise, and One who calls into existence what does not exist.',
        scriptures: ['Romans 4:17-21', 'Genesis 17:17-19', 'Hebrews 11:11-12'],
      },
      {
        heading: 'Borrowed from the people on the roof',
        teaching:
          'In a crowded house at Capernaum plaster begins to fall on the listeners. Four men have carried a friend up the outside stairs, dug through the packed earth of the roof, and are letting him down on his mat. Mark writes that Jesus saw “their faith” and spoke to the sick man (Mark 2:5). Theirs. Whether the man had any, in his condition, nobody asks.\n\nFaith, in our time, is thought to be the most private possession there is. Here it has four corners and a rope. It can be lent. Paul, who was not known for understatement, told the Romans that he looked forward to being encouraged by their faith as well as they by his (Romans 1:12), and Hebrews treats meeting together as a safety measure (Hebrews 10:24-25). If yours is thin this winter, you might stop trying to grow it by yourself in the cellar, and let others carry a corner. In another winter you will have a rope in your own hand.',
        scriptures: ['Mark 2:1-5', 'Mark 2:10-12', 'Romans 1:11-12', 'Hebrews 10:23-25'],
      },
    ],
    questions: [
      'What is the next ordinary thing that your faith is asking you to do, for which you keep waiting to have more of it?',
      'The wind was there before Peter noticed it. What has lately got your attention that was blowing all along?',
      'Would you rather have Abraham believe because he did not look at the facts or after he had, and why?',
      'When has somebody else’s faith carried you in through a roof, and what did it cost them?',
      'Why might Paul and Hebrews have left out the laughter, the lies and Hagar?',
    ],
    prayer:
      'Lord, we believe a little. We have asked you for more, and you have shown us a seed. Very well: show us what to do with it this week. When we start to go under, let us shout for you at once, without trying to look as though we were swimming. Let us look at the facts, and then at you. Thank you for those who have carried us when we could not stand. Give us someone’s mat to carry, and strong arms, and no fear for the roof. Amen.',
    longReads: [
      {
        title: 'The roll of the faithful',
        booksToRead: 'Hebrews 11',
        explanation: 'Look up the doubtful characters in the second half, and wonder at the company.',
      },
      {
        title: 'Storm at the fourth watch',
        booksToRead: 'Matthew 14',
        explanation: 'A murdered prophet, a fed crowd and a wet disciple in one long day.',
      },
    ],
  },
  {
    topic: 'Doubt',
    aliases: [
      'doubts',
      'doubting',
      'losing my faith',
      'doubting god',
      'questions about faith',
      'unbelief',
      'deconstruction',
    ],
    title: 'Some Doubted',
    introduction:
      'On the last page of Matthew the eleven disciples stand before the risen Jesus on a mountain in Galilee. They worship him, and then come two words which a writer anxious about appearances would have struck out: “some doubted”. Jesus does not send those away. He gives the same eleven the whole world to teach. Doubt is therefore not the opposite of being a disciple; it may be found on the mountain, among the worshippers. Those whom we shall meet here all had their reasons: disappointment, absence, exhaustion, the neighbours. No two got the same reply.',
    sections: [
      {
        heading: 'A question from prison',
        teaching:
          'John the Baptist had staked his life on a coming one with an axe and a fire. Now he sits in Herod’s prison, and what he hears is that Jesus goes to dinner parties. So he sends to ask whether he is the one, or should they look for another (Matthew 11:3). It is not an academic question. He wants to know whether he has thrown away his life.\n\nJesus answers with a list, drawn from Isaiah: the blind see, the lame walk, the poor have good news. One item of Isaiah’s is conspicuously absent from it, as many have noticed: liberty to captives (Isaiah 61:1). John would have noticed too. Then: blessed is he who is not offended in me. It must have been a hard message to carry back to a cell.\n\nBut hear what Jesus does as soon as the messengers have left. He turns to the crowd and praises John higher than any man born of women. The doubter does not hear that he is being defended. Perhaps that is so with us more often than we know.',
        scriptures: ['Matthew 11:2-6', 'Matthew 11:7-11', 'Isaiah 61:1'],
      },
      {
        heading: 'What Thomas missed',
        teaching:
          'He was not in the room. That is all the difference between Thomas and the other ten, who had been shown hands and side on Easter evening and were glad (John 20:20). They too, says Luke, had thought the women’s report nonsense (Luke 24:11). Thomas asks for very little more than they had been given.\n\nAnd he is no cold sceptic; when Jesus went back into danger near Jerusalem it was Thomas who said that they should go too and die with him (John 11:16). One suspects that a man who had been ready for the worst could not bear to be made a fool of by hope. For eight days he stays with ten people who are sure. They put up with him; he puts up with them. Then Jesus comes, again through locked doors, and quotes his own conditions back to him. We are not told that Thomas touched anything. He says “My Lord and my God”, which goes further than anyone else in that gospel. Honest doubt, kept in company and given time, ended in the highest confession of them all.',
        scriptures: ['John 11:16', 'John 20:19-25', 'John 20:26-29'],
      },
      {
        heading: 'Half a prayer',
        teaching:
          'A father has brought his convulsing son to the disciples while Jesus was up a mountain, and they have failed. An argument is in progress. When Jesus asks how long it has been, he gets the history in a rush, with its fire and water, and at the end of it “if thou canst do any thing” (Mark 9:22). Jesus picks out the “if”. And then the man shouts the most honest line in the gospels: I believe; help my unbelief (Mark 9:24).\n\nBoth halves are true at once, and Jesus does not wait until the second half has been dealt with. He heals the boy. The disciples, who presumably believed with less trouble, are told later that this kind comes out only by prayer (many manuscripts add fasting), and the only prayer in the story is that one.\n\nSomewhere in Jude’s fierce little letter stands a rule for the rest of us which might be hung over church doors. On some, who waver, as many newer versions read, have compassion (Jude 1:22). It is given to people who were quite certain that they were right.',
        scriptures: ['Mark 9:17-19', 'Mark 9:21-24', 'Mark 9:28-29', 'Jude 1:20-22'],
      },
      {
        heading: 'Until I went into the sanctuary',
        teaching:
          'Psalm 73 was written by a worship leader who nearly gave up. Its first line is the creed he had been taught, that God is good to Israel; then he says that his feet had almost slipped. The trouble was not science or history but the neighbours. Arrogant people were healthy, sleek and rich, and he had kept his hands clean for nothing (Psalms 73:13).\n\nHe does two wise things. He keeps quiet for a while, because he did not want to trip up the young (Psalms 73:15); there are doubts that one should first think through with a friend before one announces them. And he goes to the temple, with the problem unsolved. There something shifts, and he does not quite say how. The argument about other people’s prosperity simply gives way to a discovery about himself: he has been dull as an animal towards God, “nevertheless” never out of God’s company (Psalms 73:22-23). God has had him by the right hand the whole time he was slipping.',
        scriptures: ['Psalms 73:1-5', 'Psalms 73:13-17', 'Psalms 73:21-26'],
      },
    ],
    questions: [
      'Is your doubt more like John’s (disappointment), Thomas’s (wanting evidence), the father’s (exhaustion) or Asaph’s (the neighbours)?',
      'Jesus praised John only after the messengers had gone. Why might he have done it in that order?',
      'What would ten convinced people have to do, and not do, for a Thomas to stay with them for eight days?',
      'Say the father’s prayer with your own words in its second half. What is the unbelief that you would like helped?',
      'Which of your doubts would you be sorry to lose, and why?',
    ],
    prayer:
      'Lord, we believe; and you know the other half. We will not tell you lies in order to sound like better disciples. Some of us are in John’s cell and would like a straight answer. Some were not in the room when the others saw. Some are only very tired. Thank you that you came back for one who had missed it. Keep hold of our right hand while our feet slip. Make this a company in which it is safe to say so, and help our unbelief. Amen.',
    longReads: [
      {
        title: 'From slipping to holding',
        booksToRead: 'Psalms 73',
        explanation: 'Doubt from the inside, by a man who led the singing.',
      },
      {
        title: 'The locked room',
        booksToRead: 'John 20',
        explanation: 'Mary mistakes him, ten rejoice, one refuses: four ways of coming to believe on one page.',
      },
    ],
  },
  {
    topic: 'Temptation',
    aliases: [
      'resisting temptation',
      'overcoming temptation',
      'being tempted',
      'lust',
      'bad habits',
      'addiction',
      'self-control',
    ],
    title: 'The Conversation Before the Fall',
    introduction:
      'Oscar Wilde’s character could resist everything except temptation, and the joke is funny because the thing is so familiar. It generally begins as a conversation, and generally with a reasonable point. In Eden the point concerns a tree, in the desert bread; David seems to have held the whole debate with himself, on a roof, and lost. To overhear such exchanges is not meant to make anyone feel worse. It is to learn at which point in the exchange something else might have been said.',
    sections: [
      {
        heading: 'A misquotation and an addition',
        teaching:
          'The serpent opens with a question that is slightly wrong: has God really said that you may eat of no tree? (Genesis 3:1). God had given all of them but one. So the first move is to make a generous rule look stingy. Eve corrects it, and adds something: they are not even to touch the fruit. That is not in the command as Adam received it (Genesis 2:16-17). Perhaps Adam had added it as a precaution; rabbis long ago discussed what comes of fences that are passed off as the law itself.\n\nThe second move is to deny the consequence, and the third to suspect God’s motives: he is keeping something from you. The fruit is mentioned last of all. By then she sees that it is good to eat, lovely and useful, and all that is true. And her husband is “with her” (Genesis 3:6), silent throughout. A temptation is seldom a craving for something foul. More often it is a good thing, with a bad story told about the giver.',
        scriptures: ['Genesis 2:16-17', 'Genesis 3:1-5', 'Genesis 3:6-7'],
      },
      {
        heading: 'A roof and a coat',
        teaching:
          'Two men, both good-looking, both favoured by God. One evening in spring, “when kings go forth to battle”, David has stayed at home (2 Samuel 11:1). He sees a woman washing and does not merely see: he asks who she is, is told whose wife she is, and sends for her. The verbs go one step at a time and at every step there is a door. It ends in the killing of a loyal officer, and of others who happened to be standing near.\n\nJoseph is a slave, so that nobody would have blamed him. His master’s wife asks day after day. He has a speech ready, about his master’s trust and about God (Genesis 39:8-9), but what saves him in the end is his feet. He leaves the coat, the second that he loses in the story, and goes to prison for what he did not do. It did not pay, for years. Paul’s advice on the subject to the Corinthians is the same single verb: flee (1 Corinthians 6:18). Bravery is for other occasions.',
        scriptures: ['2 Samuel 11:1-4', 'Genesis 39:7-12', 'Genesis 39:19-21', '1 Corinthians 6:18'],
      },
      {
        heading: 'Forty days and a half-finished psalm',
        teaching:
          'Jesus is tempted when he is hungry, and right after being called beloved. All three of his answers come from chapters 6 and 8 of Deuteronomy, which look back on forty years in the wilderness; where Israel had failed over bread, testing and worship, he repeats the examination. He uses no power that we lack. He has learned some sentences by heart.\n\nThe devil has learned some too. On the temple roof he quotes Psalms 91:11-12 about angels who bear one up, and stops there. The next verse is about treading on lion and serpent (Psalms 91:13). Matthew and Luke put the last two temptations in different order; in Luke the tempter leaves only “for a season” (Luke 4:13). And angels do come, in Matthew, once he has refused to summon them.\n\nEach offer was something that he would have in the end: bread for multitudes, safe arrival with the Father, all the kingdoms. The temptation lay in the short cut, every time.',
        scriptures: ['Matthew 4:1-4', 'Matthew 4:5-7', 'Matthew 4:8-11', 'Luke 4:13'],
      },
      {
        heading: 'The way out, which is also a way through',
        teaching:
          'In 1 Corinthians 10:13 Paul promises that no test comes that is not common to human beings, and that God makes a way to escape. Commonness is itself help: shame thrives on the notion that nobody else is like this. The last words are overlooked. The exit is given so that people “may be able to bear”, and so escaping and enduring are here the same thing.\n\nJames adds a family tree: desire conceives and bears sin, sin grows up and bears death (James 1:14-15). One can intervene in any generation, the earlier the cheaper. As for those who have not intervened, Hebrews says that we have a priest who has been tried at every point, and can be approached for mercy boldly (Hebrews 4:15-16). With a habit that has a grip on the body, such as drink, pornography or gambling, the way out usually has people in it: a group, a doctor, someone who may ask you direct questions on Fridays. There is nothing unspiritual about that door.',
        scriptures: ['1 Corinthians 10:12-13', 'James 1:13-15', 'Hebrews 4:15-16'],
      },
    ],
    questions: [
      'In the exchange between Eve and the serpent, where would you have liked somebody to speak up, and what should he have said?',
      'David’s doors: he saw, asked, was told, sent. Which is usually the last door at which you can still turn round?',
      'What bad story about God is your own temptation telling you?',
      'The three offers were short cuts to things that Jesus was going to be given. To what good thing are you being offered a short cut?',
      'Who is allowed to ask you a direct question on a Friday, and if nobody is, who might be?',
    ],
    prayer:
      'Lord Jesus, you were hungry, and you know what we want before we admit it. We are not as strong as we look by daylight. Show us the door while it is still near. Give us feet like Joseph’s, and a sentence or two that we know by heart. When the voice says that the Father is keeping good things from us, let us remember you. For those of us who have fallen already, today perhaps: we come boldly, as we were told we might, for mercy, and for help in time. Amen.',
    longReads: [
      {
        title: 'A king stays at home',
        booksToRead: '2 Samuel 11',
        explanation: 'Told with hardly an adjective; God is not mentioned until the last line.',
      },
      {
        title: 'The Lord was with Joseph',
        booksToRead: 'Genesis 39',
        explanation: 'The phrase comes at both ends of the chapter, in the great house and in the prison.',
      },
    ],
  },
];
