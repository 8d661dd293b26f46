import type { Fact } from './fact.ts';

const whether = (
  subject: string,
  answer: string,
  sentence: string,
  references: readonly string[],
  { asked, disputed, card }: Pick<Partial<Fact>, 'asked' | 'disputed' | 'card'> = {},
): Fact => ({
  subject,
  relation: 'right or wrong',
  answer: [answer],
  sentence,
  references: [...references],
  ...(asked && { asked }),
  ...(disputed !== undefined && { disputed }),
  ...(card !== undefined && { card }),
});

/** Whether something of every day is wrong, where one sentence is enough. */
export const mayIFacts: readonly Fact[] = [
  whether(
    'drinking coffee',
    'no',
    'No: the Bible does not mention coffee, and says that food and drink are received with thanks; only being mastered by something is warned of.',
    ['1 Timothy 4:4', '1 Corinthians 6:12'],
    { asked: ['is caffeine a sin', 'is coffee bad', 'can christians drink coffee or tea', 'is tea a sin'] },
  ),
  whether(
    'dancing',
    'no',
    'No, dancing as such is not wrong: Miriam danced, David danced before the LORD, and a psalm calls for it; what it leads to, and why one dances, may be.',
    ['Exodus 15:20', '2 Samuel 6:14', 'Psalms 149:3'],
    { asked: ['can christians dance', 'can i go to a club', 'is clubbing a sin'] },
  ),
  whether(
    'playing cards',
    'no',
    'No: the Bible does not mention cards; whether it is for money, and what it does to the rest of life, is another question.',
    ['1 Corinthians 10:31', '1 Corinthians 6:12'],
    { asked: ['are playing cards evil', 'is it wrong to play cards'], card: 'Is gambling wrong?' },
  ),
  whether(
    'wearing make-up',
    'no',
    'No: it is not forbidden; the letters only say that beauty should not hang on what is outside.',
    ['1 Peter 3:3-4', '1 Timothy 2:9-10'],
    {
      asked: [
        'is wearing makeup a sin',
        'is makeup a sin',
        'can christian women wear makeup',
        'can i wear makeup to church',
      ],
    },
  ),
  whether(
    'dyeing your hair',
    'no',
    'No: the Bible says nothing of dyed hair, and speaks of grey hair with respect; God looks at the heart.',
    ['Proverbs 16:31', '1 Samuel 16:7'],
    { asked: ['is it a sin to dye my hair', 'can christians color their hair', 'is coloring your hair a sin'] },
  ),
  whether(
    'long hair on men',
    'no rule',
    'Neither forbidden nor advised for all: Paul calls long hair on a man a shame in Corinth, while a Nazirite like Samson let his grow for God.',
    ['1 Corinthians 11:14', 'Numbers 6:5', 'Judges 13:5-24'],
    {
      asked: [
        'can men have long hair',
        'is it a sin for a man to have long hair',
        'is it wrong for men to have long hair',
      ],
      disputed: 'Some churches keep what Paul says as a rule; most read it as about what was seemly there and then.',
    },
  ),
  whether(
    'women wearing trousers',
    'no rule',
    'Most churches say yes: the law forbids women to wear what belongs to a man, and most do not read that as a word on trousers, which both now wear.',
    ['Deuteronomy 22:5'],
    {
      asked: [
        'is it a sin for women to wear pants',
        'can women wear pants',
        'can christian women wear jeans',
        'can a woman wear trousers to church',
      ],
      disputed: 'Some churches still ask women to wear skirts, and appeal to this verse.',
      card: 'Does God care what I wear?',
    },
  ),
  whether(
    'shaving your beard',
    'no',
    'No: the rule against trimming the edges of the beard was given to Israel, and no letter to churches repeats it.',
    ['Leviticus 19:27', 'Colossians 2:16-17'],
    { asked: ['can christians shave', 'do christian men need a beard', 'is it a sin to shave my beard'] },
  ),
  whether(
    'eating shrimp',
    'no',
    'No, not for Christians: the law forbade Israel whatever has no fins and scales, and the New Testament lifts the rules about food.',
    ['Leviticus 11:9-12', 'Mark 7:18-19', 'Acts 10:13-15'],
    {
      asked: [
        'is eating shellfish a sin',
        'can christians eat shrimp',
        'can christians eat seafood',
        'is eating lobster a sin',
      ],
      card: 'Can Christians eat pork?',
    },
  ),
  whether(
    'eating blood',
    'disputed',
    'Christians differ: the apostles asked believers to keep from blood, while Paul says that no food is unclean of itself.',
    ['Acts 15:28-29', 'Romans 14:14'],
    {
      asked: [
        'can christians eat black pudding',
        'can i eat rare steak as a christian',
        'is eating rare meat a sin',
        'can christians eat halal meat',
      ],
    },
  ),
  whether(
    'oversleeping',
    'no',
    'No: sleep is a gift, though Proverbs smiles at people who will not get up; if you are tired all the time, ask a doctor.',
    ['Psalms 127:2', 'Proverbs 6:9-11'],
    {
      asked: ['is sleeping too much a sin', 'is it a sin to sleep in', 'is it a sin to nap'],
      card: 'Is it a sin to be lazy?',
    },
  ),
  whether(
    'missing church once',
    'no',
    'No: the letter asks believers not to give up meeting, which is about a habit and not about one Sunday.',
    ['Hebrews 10:24-25'],
    {
      asked: [
        'is it a sin to miss church',
        'is missing church a sin',
        'is it bad to skip church',
        'is it a sin to skip church for work',
      ],
      card: 'Do I have to go to church?',
    },
  ),
  whether(
    'kissing before marriage',
    'no',
    'No, a kiss is not forbidden; the Bible asks for purity, self-control and not wronging one another, and couples draw the line with that in mind.',
    ['1 Thessalonians 4:3-6', 'Song of Solomon 1:2'],
    {
      asked: [
        'is kissing a sin',
        'is it a sin to kiss my girlfriend',
        'is it a sin to kiss your boyfriend',
        'is making out a sin',
        'can christians kiss before marriage',
      ],
      card: 'How far is too far before marriage?',
    },
  ),
  whether(
    'having a crush',
    'no',
    'No: to be drawn to somebody is not wrong; what is warned of is looking in order to have.',
    ['Matthew 5:28', 'Proverbs 4:23'],
    {
      asked: [
        'is having a crush a sin',
        'is it a sin to have a crush',
        'is it a sin to have a crush on someone',
        'is liking someone a sin',
      ],
    },
  ),
  whether(
    'being jealous',
    'it depends',
    'It depends: envy is named among the works of the flesh, but to feel a pang and not to feed it is temptation, not sin.',
    ['Galatians 5:20-21', 'James 3:16'],
    {
      asked: ['is jealousy a sin', 'is envy a sin', 'is it a sin to be jealous'],
      card: 'How do I deal with jealousy?',
    },
  ),
  whether(
    'worrying',
    'no',
    'Not in itself: Jesus tells us not to worry, as one comforts a child, and Peter says to throw our cares on God because he cares; anxiety as an illness is not a sin.',
    ['Matthew 6:25-34', '1 Peter 5:7', 'Matthew 26:37'],
    {
      asked: [
        'is worry a sin',
        'is it a sin to worry',
        'is anxiety a sin',
        'is having anxiety a sin',
        'is it a sin to be anxious',
      ],
      card: 'How do I stop worrying?',
    },
  ),
  whether(
    'crying',
    'no',
    'No: Jesus wept, David wept, and God keeps count of tears.',
    ['John 11:35', '2 Samuel 15:30', 'Psalms 56:8'],
    { asked: ['is it wrong to cry', 'is crying weakness', 'is it a sin to cry', 'is it ok for men to cry'] },
  ),
  whether(
    'swearing an oath in court',
    'disputed',
    'Most Christians say no, it is not wrong; some, such as Mennonites and Quakers, only affirm, because Jesus says not to swear at all.',
    ['Matthew 5:33-37', 'James 5:12'],
    {
      asked: ['can christians swear an oath'],
    },
  ),
  whether(
    'saying oh my God',
    'it can be',
    'It can be: the commandment forbids using God’s name as if it were nothing, and many avoid the phrase for that reason.',
    ['Exodus 20:7', 'Matthew 6:9'],
    {
      asked: [
        'is saying oh my god a sin',
        'is it a sin to say oh my god',
        'is omg a sin',
        'is saying omg taking the lords name in vain',
        'what does taking the lord’s name in vain mean',
      ],
      card: 'Is it a sin to swear?',
    },
  ),
  whether(
    'having a Christmas tree',
    'no',
    'No: the Bible does not mention Christmas trees; the tree that Jeremiah mocks is carved into an idol.',
    ['Jeremiah 10:3-5', 'Romans 14:5-6'],
    {
      asked: [
        'are christmas trees pagan',
        'is a christmas tree a sin',
        'is it wrong to have a christmas tree',
        'are christmas trees in the bible',
        'does jeremiah 10 forbid christmas trees',
      ],
      card: 'Is Christmas pagan?',
    },
  ),
  whether(
    'celebrating Valentine’s Day',
    'no',
    'No: the Bible says nothing of it; each may keep a day or leave it, and do it with thanks.',
    ['Romans 14:5-6'],
    { asked: ['can christians celebrate valentines day', 'is valentines day pagan'] },
  ),
  whether(
    'watching horror movies',
    'no rule',
    'There is no rule: ask what it does to you, since Paul tells us to fill our minds with what is true, good and lovely.',
    ['Philippians 4:8', '1 Corinthians 6:12'],
    {
      asked: [
        'are horror movies a sin',
        'is it a sin to watch horror movies',
        'can christians watch horror movies',
        'is watching scary movies a sin',
      ],
      card: 'What films and shows should a Christian not watch?',
    },
  ),
  whether(
    'listening to rap music',
    'no',
    'No kind of music is forbidden in the Bible; listen for what the words praise, and what they do to you.',
    ['Philippians 4:8', '1 Corinthians 10:31'],
    {
      asked: [
        'is rap music a sin',
        'is rock music from the devil',
        'is heavy metal a sin',
        'is it a sin to listen to rap',
      ],
      card: 'Is it wrong to listen to secular music?',
    },
  ),
  whether(
    'wearing a cross necklace',
    'no',
    'No: it is not forbidden, so long as it is a sign and not a charm; Paul’s own boast was the cross.',
    ['Galatians 6:14', 'Exodus 20:4-5'],
    {
      asked: [
        'is wearing a cross a sin',
        'can i wear a cross necklace',
        'is it a sin to wear a cross',
        'is it idolatry to wear a cross',
      ],
    },
  ),
  whether(
    'buying new clothes',
    'no',
    'No: Jesus says that God knows that we need clothes; he warns of worry and of living for them.',
    ['Matthew 6:28-32'],
    {
      asked: ['is it wrong to like fashion', 'is it wrong to love shopping'],
      card: 'Does God care what I wear?',
    },
  ),
  whether(
    'eating meat on Friday',
    'no',
    'No, the Bible has no such rule; keeping from meat on Fridays is a custom of Catholic and Orthodox fasting, and each may eat or abstain for the Lord.',
    ['Romans 14:3-6', 'Colossians 2:16'],
    {
      asked: ['can i eat meat on friday', 'can i eat meat on good friday', 'why do catholics not eat meat on fridays'],
      card: 'What is Lent?',
    },
  ),
  whether(
    'marrying your cousin',
    'not forbidden',
    'The Bible does not forbid it: Jacob married two of his cousins, and cousins are missing from the list of forbidden unions; many countries and churches do not allow it.',
    ['Genesis 29:10-28', 'Leviticus 18:6-18'],
    {
      asked: [
        'can cousins marry',
        'can you marry your cousin',
        'is it a sin to marry your cousin',
        'is cousin marriage a sin',
      ],
    },
  ),
  whether(
    'a big age gap in marriage',
    'no',
    'No: the Bible sets no age gap; it asks for faithfulness, love and respect, and both must be grown up and free to choose.',
    ['Hebrews 13:4', 'Ephesians 5:33'],
    {
      asked: [
        'can i date someone older',
        'is an age gap wrong',
        'is a big age difference a sin',
        'is it wrong to date an older man',
      ],
    },
  ),
  whether(
    'long-distance dating',
    'no',
    'No: the Bible does not speak of dating at all, and what it asks of love, truth and patience can be lived at a distance.',
    ['1 Corinthians 13:4-7'],
    { asked: ['is a long distance relationship a sin', 'can a long distance relationship work'] },
  ),
  whether(
    'having a nose ring',
    'no',
    'No: Rebekah was given a ring for her nose, and Ezekiel uses one as a picture of a gift.',
    ['Genesis 24:22-47', 'Ezekiel 16:12'],
    {
      asked: ['are nose rings in the bible', 'is a nose piercing a sin', 'is it a sin to have a nose ring'],
      card: 'Are piercings and jewellery a sin?',
    },
  ),
  whether(
    'having an argument with my husband',
    'no',
    'No: people who love each other disagree; the letter asks that anger does not last the night and that words build up.',
    ['Ephesians 4:26-29', 'Colossians 3:13'],
    { asked: ['is it a sin to argue', 'is arguing a sin', 'is it a sin to argue with my wife'] },
  ),
  whether(
    'not wanting children',
    'no',
    'No: children are called a gift, but nobody is commanded to have them; Jesus and Paul had none.',
    ['Psalms 127:3', '1 Corinthians 7:7-8'],
    {
      asked: [
        'is it a sin not to have kids',
        'is it a sin to not want kids',
        'do christians have to have children',
        'is it selfish not to have children',
        'do i have to have kids',
      ],
      disputed: 'The Catholic Church teaches that a marriage must be open to children.',
    },
  ),
  whether(
    'being fat',
    'no',
    'No: weight is no sin, and God looks at the heart; greed at table is warned of, and that is something else.',
    ['1 Samuel 16:7', 'Proverbs 23:20-21'],
    {
      asked: ['is being overweight a sin', 'is it a sin to be overweight', 'is obesity a sin'],
      card: 'Is it a sin to overeat?',
    },
  ),
  whether(
    'training at the gym',
    'no',
    'No: training the body is of some use, says the letter, and godliness of more.',
    ['1 Timothy 4:8', '1 Corinthians 6:19-20'],
    {
      asked: [
        'is going to the gym a sin',
        'is it vain to work out',
        'what does the bible say about exercise',
        'is bodybuilding a sin',
      ],
    },
  ),
  whether(
    'playing chess',
    'no',
    'No: the Bible does not mention chess or other board games; they may be played with thanks, like all good rest.',
    ['1 Corinthians 10:31', '1 Timothy 6:17'],
    {
      asked: [
        'are board games a sin',
        'is dungeons and dragons a sin',
        'can christians play dungeons and dragons',
        'can christians play board games',
      ],
    },
  ),
  whether(
    'lending at interest',
    'disputed',
    'The law forbade Israelites to take interest from their own poor; many Christians now allow fair interest and condemn making money from need.',
    ['Exodus 22:25', 'Deuteronomy 23:19-20', 'Luke 6:35'],
    {
      asked: [
        'is charging interest a sin',
        'is usury a sin',
        'what does the bible say about interest',
        'can christians charge interest',
      ],
      card: 'Is it wrong to be in debt?',
    },
  ),
  whether(
    'suing someone',
    'no rule',
    'It is not forbidden outright: Paul says that believers should rather settle things among themselves than take one another to court, and he himself appealed to Caesar.',
    ['1 Corinthians 6:1-7', 'Acts 25:11'],
    {
      asked: [
        'can a christian sue someone',
        'is it wrong for a christian to sue someone',
        'can christians sue each other',
        'is it wrong to sue',
        'is it a sin to take someone to court',
        'can i sue another christian',
      ],
    },
  ),
  whether(
    'calling the police on family',
    'no',
    'No: government is there to stop those who do wrong, and to protect somebody who is being hurt is love.',
    ['Romans 13:3-4', 'Psalms 82:4'],
    {
      asked: [
        'is it wrong to call the police on my husband',
        'is it a sin to report someone to the police',
        'is it wrong to call the police on my son',
      ],
    },
  ),
  whether(
    'celebrating Passover as a Christian',
    'no',
    'No: Jesus kept it, and Christians may; nobody is bound to, for Christ is called our Passover.',
    ['Luke 22:15', '1 Corinthians 5:7-8', 'Colossians 2:16-17'],
    {
      asked: [
        'can christians celebrate passover',
        'should christians celebrate passover',
        'should christians celebrate jewish feasts',
        'can christians keep hanukkah',
      ],
      card: 'What is Passover?',
    },
  ),
  whether(
    'loving my pets',
    'no',
    'No: the righteous care for the life of their animals, says a proverb.',
    ['Proverbs 12:10'],
    {
      asked: [
        'is it a sin to love my dog too much',
        'is it wrong to treat my dog like a child',
        'is it a sin to have pets',
      ],
      card: 'Does God mind how we treat animals?',
    },
  ),
  whether(
    'hunting and fishing',
    'no',
    'No: Peter and his brother were fishermen, and animals may be eaten; cruelty is another matter.',
    ['Matthew 4:18', 'Genesis 9:3', 'Proverbs 12:10'],
    {
      asked: [
        'is hunting a sin',
        'is fishing a sin',
        'can christians hunt',
        'is it wrong to hunt animals',
        'is it a sin to kill animals',
      ],
      card: 'Does God mind how we treat animals?',
    },
  ),
  whether(
    'going to a psychologist',
    'no',
    'No: to seek counsel is wise, and the sick need a physician, as Jesus said.',
    ['Proverbs 11:14', 'Matthew 9:12'],
    {
      asked: [
        'is therapy a sin',
        'can christians go to therapy',
        'is it a sin to go to therapy',
        'should christians see a therapist',
        'is counseling a lack of faith',
        'is it ok for a christian to see a psychologist',
      ],
      card: 'Is it a lack of faith to take medicine?',
    },
  ),
  whether(
    'a prenuptial agreement',
    'no rule',
    'The Bible says nothing of it: marriage is meant for life, and to settle money honestly beforehand is not forbidden.',
    ['Matthew 19:6', 'Proverbs 21:5'],
    { asked: ['is a prenup a sin', 'should christians get a prenup', 'what does the bible say about prenups'] },
  ),
  whether(
    'surviving on benefits',
    'no',
    'No: the law told farmers to leave part of the harvest for the poor, and taking help is no shame; those who can work are told to.',
    ['Leviticus 19:9-10', '2 Thessalonians 3:10'],
    {
      asked: [
        'is it a sin to take welfare',
        'is it wrong to live on benefits',
        'is it a sin to be on food stamps',
        'is it shameful to take charity',
      ],
    },
  ),
  whether(
    'keeping secrets from my wife',
    'it can be',
    'It depends: a couple are called one, and truth is owed; a surprise is harmless, and what would hurt when found out should be told.',
    ['Genesis 2:24', 'Ephesians 4:25'],
    {
      asked: [
        'is it a sin to hide money from my husband',
        'is it a sin to keep secrets',
        'is it wrong to keep secrets from my husband',
        'should i tell my wife everything',
      ],
    },
  ),
  whether(
    'arguing with God',
    'no',
    'No: Job, Jeremiah and the psalms argue with God, and God would rather have that than silence.',
    ['Job 13:3', 'Jeremiah 12:1', 'Psalms 44:23-24'],
    {
      asked: [
        'can i argue with god',
        'is it a sin to argue with god',
        'is it ok to complain to god',
        'can i complain to god',
        'is it wrong to yell at god',
      ],
      card: 'Is it all right to be angry with God?',
    },
  ),
  whether(
    'not reading the Bible',
    'no',
    'No, there is no command to read each day, and for most of history few could read; but it is how many have met God.',
    ['Psalms 1:2', 'Acts 17:11'],
    {
      asked: [
        'is it a sin not to read the bible',
        'do i have to read the bible every day',
        'is it a sin to not read the bible every day',
      ],
      card: 'How do I read the Bible every day?',
    },
  ),
  whether(
    'writing in the Bible',
    'no',
    'No: paper and ink are not holy in themselves, and many mark their Bibles to remember.',
    ['Psalms 119:11'],
    {
      asked: [
        'is it a sin to write in your bible',
        'can i highlight my bible',
        'can you throw away a bible',
        'is it a sin to throw away a bible',
        'is it wrong to put a bible on the floor',
      ],
    },
  ),
  whether(
    'remarrying after my wife died',
    'no',
    'No: when a husband or wife has died, the other is free to marry again.',
    ['Romans 7:2-3', '1 Corinthians 7:39'],
    {
      asked: [
        'can a widow remarry',
        'can a widower remarry',
        'is it a sin to remarry after your spouse dies',
        'can i marry again after my husband died',
      ],
      card: 'How do I go on after my husband or wife has died?',
    },
  ),
  whether(
    'a pastor who has been divorced and leads a church',
    'disputed',
    'Churches differ: an overseer is to be the husband of one wife, which some read as never divorced and others as faithful to the wife he has.',
    ['1 Timothy 3:2', 'Titus 1:6'],
    {
      asked: [
        'can a divorced person be a pastor',
        'can a divorced man be a pastor',
        'can a pastor be divorced',
        'can divorced people serve in church',
        'can a divorced man be a deacon',
        'can a divorced person lead in church',
      ],
      card: 'Can I marry again after a divorce?',
    },
  ),
];
