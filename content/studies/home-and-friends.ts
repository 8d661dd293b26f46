import type { StudyCard } from '../card.ts';

/** The people one lives with, and the people one chooses. */
export const homeAndFriends: readonly StudyCard[] = [
  {
    topic: 'Marriage',
    aliases: [
      'strengthening my marriage',
      'husband and wife',
      'being married',
      'marriage problems',
      'christian marriage',
      'wedding vows',
    ],
    title: 'Bone of My Bones, and the Foxes',
    introduction:
      'There is hardly a marriage in the Bible one would want to copy whole. Abraham passed off his wife as his sister; Isaac loved Rebekah, and in the end they worked against each other through their sons; Jacob had two wives at a time and was paid for by mandrakes. So scripture does not teach on marriage by holding up the perfect couple. It gives a poem on the first page, love songs in the middle, one sharp saying of Jesus, and a letter that turned the household rules of its day in an unexpected direction.',
    sections: [
      {
        heading: 'The first words a man speaks',
        teaching:
          'Adam names the animals, and whatever he called them we are not told. The first human speech to be reported is a poem, and it is about a woman: “bone of my bones” (Genesis 2:23). He does not say that she is useful. He recognises her. The Hebrew calls her a help “meet for him”, literally as opposite him, face to face, and “help” is a word used elsewhere chiefly of God (Psalms 33:20), so it hardly means an assistant.\n\nThen the narrator adds three verbs: leave, cleave, become. In that culture it was normally the bride who left home, and yet here it is the man who leaves father and mother. Something older than marriage must be let go of, in feeling if not in address, and many couples in difficulty find a parent in the bed. Cleaving is the word used for loyalty in a covenant. To become takes years. They were naked and not ashamed; each could be looked at by the other without needing to hide. In the next chapter the leaves are sewn.',
        scriptures: ['Genesis 2:18-20', 'Genesis 2:21-25', 'Psalms 33:20'],
      },
      {
        heading: 'Catch us the little foxes',
        teaching:
          'The Song of Solomon says nothing of a husband’s duties or of offspring. It is two voices, and the woman’s is heard more often than the man’s. They describe one another with enormous patience, from the hair downwards and from the feet upwards. Each claims to belong to the other (Song of Solomon 6:3). Jews have read it of God and Israel, Christians of Christ and the church; most readers now think that it was, to start with, about what it seems to be about.\n\nTwo of its details are good for tired couples. One is the little foxes that spoil the vines (Song of Solomon 2:15): not lions. Marriages are seldom eaten by lions. It is the telephone at supper, the sigh, the joke told at the other’s expense. The second is a night when he knocks and she has already taken off her coat and washed her feet, and cannot be bothered; when she gets up, he has gone (Song of Solomon 5:2-6). She goes out looking. What they have is not moods that coincide. It is that each goes looking.',
        scriptures: ['Song of Solomon 2:14-16', 'Song of Solomon 5:2-6', 'Song of Solomon 8:6-7'],
      },
      {
        heading: 'A question about divorce',
        teaching:
          'Jesus was asked about the grounds for divorce, on which teachers of his time disagreed. The school of Shammai allowed it for unchastity, that of Hillel for very much less. He declines to begin there, and goes back behind Moses to Genesis: what God has joined, let nobody part. Moses permitted it because of hard hearts (Matthew 19:3-9). The disciples think it better then not to marry at all, and he admits that not everyone is called to (Matthew 19:10-12). He was himself unmarried.\n\nMatthew has an exception for unchastity, Mark has none; Paul adds the case of a spouse who leaves (1 Corinthians 7:15). From these texts churches have drawn differing rules on divorce and remarriage. But everyone can see whom the teaching shielded. A wife in that world could be put out of the house with a piece of paper. Hardness of heart is also what hits people, and no vow obliges anyone to stay within reach of a fist: if that is your marriage, tell someone tonight who can help you to be safe.',
        scriptures: ['Matthew 19:3-9', 'Mark 10:6-9', '1 Corinthians 7:10-15'],
      },
      {
        heading: 'Rules of the house, rewritten',
        teaching:
          'Philosophers since Aristotle had written rules for households, addressed to the man in charge: how to govern wife, children and slaves. Ephesians 5 uses that form and alters it. Before anything else stands “submitting yourselves one to another” (Ephesians 5:21); in older Greek copies the next verse, about wives, has no verb of its own and borrows that one. Wives are spoken to directly, as people who can decide. And the husband, for whom some nine verses are needed to the wife’s three, is not told to rule. He is told to love, as Christ did the church, at the cost of his life: that is, to be the one who dies first.\n\nChristians draw different conclusions. Some hold that a husband has a lasting responsibility to lead, in that self-giving manner. Others believe that Paul was planting equality inside an old form and that mutual service is the aim. Both would agree on what it excludes. And either reading can be tested in any kitchen: who got up in the night, and who gave way last time?',
        scriptures: ['Ephesians 5:21-25', 'Ephesians 5:28-33', 'Colossians 3:18-19'],
      },
    ],
    questions: [
      'What did you have to leave in order to be married, or what do you see others failing to leave?',
      'Name your three commonest foxes. Which could be caught by Friday?',
      'When were you last looked at with the patience of the Song, and when did you last look so?',
      'Why does Jesus answer a question about ending by talking of the beginning?',
      'How would each of you in turn answer the kitchen questions: who got up, and who gave way?',
    ],
    prayer:
      'God, who saw that it was not good to be alone, look on the marriages in this room: the new ones, the long ones, those held together with string. Show us each other again. Catch the foxes with us. Where one has gone out into the night, let the other go looking. Protect anyone who is afraid at home, and give them a door and a friend. Comfort the divorced, the widowed and those who never married. Teach us to give way first, as you did. Amen.',
    longReads: [
      {
        title: 'Love as strong as death',
        booksToRead: 'Song of Solomon 8',
        explanation: 'The end of the Song, with its seal, its flood and its unruly garden.',
      },
      {
        title: 'Paul answers letters on marriage',
        booksToRead: '1 Corinthians 7',
        explanation: 'Advice to the married, the single, the deserted and the widowed, with opinion marked as opinion.',
      },
    ],
  },
  {
    topic: 'Parenting',
    aliases: [
      'raising children',
      'being a parent',
      'parents and children',
      'bringing up children',
      'my children',
      'prodigal children',
      'motherhood',
      'fatherhood',
    ],
    title: 'Train Up a Child, and Other Half-Understood Advice',
    introduction:
      'If the results of parenting in the Bible were published as league tables, few would apply to its schools. Eli raised Samuel well and his own two sons badly. Samuel’s sons took bribes. David could not say no to his. Even God, in Isaiah, brings up children and sees them rebel. Parents who lie awake may find this obscurely cheering. What scripture offers is not a method with guaranteed outcomes. It is talk at bedtime, blessing, restraint by the adults, and a mother who would not be sent away.',
    sections: [
      {
        heading: 'Questions at the table',
        teaching:
          'The great commandment to love God with all one’s heart is followed at once by where it is to be taught: when you sit at home, when you walk, when you lie down, when you get up (Deuteronomy 6:6-7). There is no classroom in the list. Children are expected to ask, “What mean the testimonies?”, and the reply that Moses scripts is neither a definition nor a rule but a story, told as “we”: we were Pharaoh’s slaves (Deuteronomy 6:20-21). Passover is built around such a question to this day, and the youngest asks it.\n\nThe condition is easily missed: these words shall be “in thine heart”, first. Children of seven are excellent judges of what their elders truly love; they see what makes us late, what makes us cross, what we check before getting out of bed. You may not be able to teach theology. You can let yourself be overheard praying, say sorry when you were wrong, and tell the tale of how God once got you out of something.',
        scriptures: ['Deuteronomy 6:4-9', 'Deuteronomy 6:20-23', 'Exodus 12:26-27'],
      },
      {
        heading: 'A proverb is not a promise',
        teaching:
          '“Train up a child” begins perhaps the verse over which most parents have blamed themselves, since it adds that he will not depart from it when he is old (Proverbs 22:6). Two things should be said. A proverb states how matters usually run; a few pages on one is told both to answer a fool and not to answer him (Proverbs 26:4-5). And the Hebrew says, word for word, “according to his way”. That might mean the right way; or the way that suits this child, her bent; or, some say, a warning: indulge his way and he will never leave it.\n\nEzekiel refuses to make the sum come out neatly. A good man may have a violent son, and that son in turn a just one, and each will answer for himself (Ezekiel 18:5-20). Your influence is real and it is not total. Isaac and Rebekah had twins, with the same upbringing, as different as two people can be. Parents should repent of what was their fault, which is generally something, and not of what was not.',
        scriptures: ['Proverbs 22:6', 'Ezekiel 18:14-17', 'Ezekiel 18:20', 'Isaiah 1:2'],
      },
      {
        heading: 'Fathers, do not exasperate',
        teaching:
          'In Roman law a father’s power over his children lasted as long as he lived, and included deciding whether a newborn would be raised at all. To such men Ephesians says: “provoke not your children to wrath” (Ephesians 6:4); Colossians gives the reason, lest they lose heart (Colossians 3:21). So there is a limit set on the strong party, out of regard for how it feels to be small. What does exasperate a child? Rules that move. Sarcasm. A promise forgotten. Being compared with one’s brother: Jacob’s household had experience of what one coat can do (Genesis 37:3-4).\n\nAbout physical punishment, the proverbs on the rod (Proverbs 13:24) have been understood literally by many Christians, and by others as picturing discipline in general, such as a shepherd’s rod gives; the laws of countries differ too. No reading of them covers blows given in anger or injury of any kind. Paul, describing how he treated the Thessalonians, names both parents’ gifts: gentle as a nurse with her own children, and encouraging each one, as a father does (1 Thessalonians 2:7; 1 Thessalonians 2:11).',
        scriptures: ['Ephesians 6:1-4', 'Colossians 3:20-21', 'Genesis 37:3-4', '1 Thessalonians 2:7-11'],
      },
      {
        heading: 'The ones that are out of our hands',
        teaching:
          'Hannah sewed. Every year she made a small coat for the boy whom she had left at Shiloh, and took it up to him at the time of the sacrifice (1 Samuel 2:19). She must have guessed at the size, twelve months at a time. There is no better picture of parenthood at a distance.\n\nJochebed, as the mother of Moses is called elsewhere (Exodus 6:20), waterproofed a basket with pitch and put it where the river would carry it out of her control. A sister stood to watch. A Canaanite woman shouted after Jesus because of her daughter until the disciples begged him to get rid of her; and when he himself appeared to refuse, she found an answer that made him give in (Matthew 15:22-28). The father in the parable could do nothing but look at the road.\n\nThere comes a time when all a parent can do is sew, watch, shout and look down the road. None of these is nothing. You might say the names of the children now, the grown ones as well.',
        scriptures: ['1 Samuel 2:18-20', 'Exodus 2:1-4', 'Matthew 15:22-28', 'Luke 15:20'],
      },
    ],
    questions: [
      'What would a seven-year-old in your house say that you love with all your heart, and on what evidence?',
      'Which “we” story of God’s help could you tell at bedtime this week?',
      'What did your own parents do that exasperated you, and have you caught yourself doing it?',
      'What of your children’s path was your fault, what was not, and how do you tell?',
      'For whom are you sewing a coat and guessing at the size?',
    ],
    prayer:
      'Our Father, you have brought up children and had them slam the door, so you know. Thank you for the ones lent to us, ours or other people’s. Forgive what we have shouted. Let us be caught loving you. Give us a story when they ask and a closed mouth when they do not. Guard the ones who are far away, and let the coat fit. Comfort those who longed for children and those who have buried one. Watch the road with us, and let us be quick to run. Amen.',
    longReads: [
      {
        title: 'Hannah, Eli and two kinds of sons',
        booksToRead: '1 Samuel 2',
        explanation: 'A mother’s song and a father’s failure stand side by side in one chapter.',
      },
      {
        title: 'When your son asks',
        booksToRead: 'Deuteronomy 6',
        explanation: 'The central commandment of Israel, and how it is to get from one generation to the next.',
      },
    ],
  },
  {
    topic: 'Friendship',
    aliases: [
      'friends',
      'being a good friend',
      'making friends',
      'true friendship',
      'david and jonathan',
      'choosing friends',
      'accountability',
    ],
    title: 'The Prince Who Gave Away His Robe',
    introduction:
      'Friendship is the one love that is not necessary. Nobody has to have you for a friend, and there is no law about it, no vow, no birth certificate. Perhaps for that reason it gets little attention in sermons. Yet God spoke to Moses as one speaks to a friend, Jesus used the word for his disciples on his last evening, and the wisest book in the Bible is full of advice about neighbours who shout good morning too early. How is it done well?',
    sections: [
      {
        heading: 'What Jonathan gave up',
        teaching:
          'Jonathan was the king’s eldest son and a hero in his own right; he had once climbed a cliff with his armour-bearer and attacked a garrison (1 Samuel 14:13-14). When David comes back from killing Goliath there is every reason why the heir to the throne should hate him, as his father shortly does. Instead he takes off his own robe and gives it to him, with sword, bow and belt (1 Samuel 18:4). In those stories a prince’s robe is never only clothing. He must have known by then what he was handing over, and later he says so: you will be king, and I shall be next to you (1 Samuel 23:17). That last bit did not come true.\n\nNotice what he did for David in the worst months. He told him the truth about Saul. He went out to him in the forest and “strengthened his hand in God” (1 Samuel 23:16): not in himself. And he never once turned against his own father, beside whom he died. Envy was ready to hand, and he put it off with the robe.',
        scriptures: ['1 Samuel 18:1-4', '1 Samuel 20:30-34', '1 Samuel 23:15-18'],
      },
      {
        heading: 'Proverbs for everyday use',
        teaching:
          'The sages collected observations on friends as a gardener collects remarks on the weather. Some are stern: a friend is a friend at all times, and brothers exist for the bad ones (Proverbs 17:17). Wounds from a friend are faithful, while an enemy’s kisses are many (Proverbs 27:6). Iron sharpens iron (Proverbs 27:17), which, if you have ever heard it done, is not a quiet process.\n\nOther sayings are about tact and are funny. Whoever shouts a blessing at his friend before breakfast will have it counted as a curse (Proverbs 27:14). Set your foot seldom in your neighbour’s house, or he will get sick of you (Proverbs 25:17). Singing songs to a heavy heart is like taking off somebody’s coat in the cold (Proverbs 25:20). And the person who deceives a neighbour and says “Am not I in sport?” is compared to a maniac throwing firebrands (Proverbs 26:18-19).\n\nTaken together they ask for two things that seldom live in one person: courage to say what is true, and a sense of when to go home.',
        scriptures: ['Proverbs 27:5-6', 'Proverbs 27:14', 'Proverbs 25:17-20', 'Proverbs 26:18-19'],
      },
      {
        heading: 'I have called you friends',
        teaching:
          'On the last evening Jesus makes a distinction. A servant does not know what his master is about; you I have called friends, because I have told you all that I heard from my Father (John 15:15). To be a friend, by this definition, is to be let in on things. Abraham had been called God’s friend (James 2:23; Isaiah 41:8), and the story where one sees it is that in which the Lord asks himself whether he should hide from Abraham what he is going to do (Genesis 18:17), and then permits him to haggle.\n\nThe men he says this to will be asleep in an hour or two. He knows it. He says too that no love is greater than to lay down one’s life for one’s friends (John 15:13), a thought that Greek writers also had; what they did not imagine was that he would do so for friends who ran. To Judas, in the garden, he says “Friend” (Matthew 26:50). The word in Greek is a cooler one, comrade or table companion. Still, it left a door open to the last minute.',
        scriptures: ['John 15:12-15', 'Genesis 18:17-19', 'Matthew 26:47-50'],
      },
    ],
    questions: [
      'What would you have to take off, like Jonathan’s robe, to be glad of a friend’s success?',
      'Which of the proverbs about tact was written with you in mind?',
      'When did a friend’s wound turn out to be faithful, and how did you know that it was?',
      'Jesus treats friends as people who are let in on things. Whom have you stopped telling things, and since when?',
      'What is the difference between strengthening a friend’s hand in God and strengthening it in you?',
    ],
    prayer:
      'Lord Jesus, who called a roomful of unreliable men your friends: thank you for ours. Bless those who have told us the truth and stayed to supper. Bring to mind whom we have let drift, and put the telephone into our hand. Make us glad of robes that look better on other people. When a heart is heavy, keep us from singing at it. For those who have no friend, let one of us be the answer. And let us in on what you are doing. Amen.',
    longReads: [
      {
        title: 'The arrow beyond',
        booksToRead: '1 Samuel 20',
        explanation: 'A code with arrows, a spear at dinner, and a parting in a field.',
      },
      {
        title: 'A day book of friendship',
        booksToRead: 'Proverbs 27',
        explanation: 'Read it for wounds, oil, iron, a dripping roof and the good morning that came too early.',
      },
    ],
  },
];
