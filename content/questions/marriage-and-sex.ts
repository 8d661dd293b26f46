import type { QuestionCard } from '../card.ts';

export const marriageAndSex: readonly QuestionCard[] = [
  {
    question: 'What is marriage for?',
    aliases: [
      'what does the bible say about marriage',
      'why did god create marriage',
      'what does one flesh mean',
      'what makes a good marriage',
      'why did men in the bible have more than one wife',
      'is polygamy wrong in the bible',
      'why get married',
      'why should people marry',
      'what is the purpose of marriage',
      'what is marriage in the bible',
      'should i get married',
      'is marriage necessary',
      'biblical view of marriage',
      'what makes a marriage valid before god',
      'do i need a church wedding',
    ],
    topics: ['marriage', 'husband and wife', 'one flesh', 'polygamy'],
    summary:
      'Marriage is for lifelong love, mutual help and, often, children. Genesis gives two reasons before anything has gone wrong: the human being is alone, and the earth is to be filled. Jesus quotes that chapter as God’s intention for husband and wife. The Song of Songs adds delight, Malachi adds covenant, and Paul says that the bond points beyond itself, to Christ and the church. Marriage is good, then, but it belongs to this age and not to the next.',
    explanation:
      'Six times a thing is good in the opening chapter, and then a man by himself is not (Genesis 2:18). What he is given is a helper who matches him; the same Hebrew noun for help is used of God himself in Psalms 121:1-2, so it does not mean an assistant of lower rank. The story ends in a rule about leaving, cleaving and one flesh (Genesis 2:24), and it is the man who is said to leave his parents, though Israel’s brides usually did the moving.\n\nReality was messier. Lamech, a boaster, is the first with two wives (Genesis 4:19), and homes with several wives, those of Jacob, Elkanah and Solomon, are told as stories of rivalry and grief. The law regulates the custom (Deuteronomy 21:15-17) without praising it. When Jesus is asked about divorce he goes back behind Moses to the beginning and speaks of two (Matthew 19:4-6).\n\nOther books fill in what one flesh means. Malachi 2:14 calls the wife a companion and the vow a thing witnessed by God. Song of Solomon 8:6-7 compares love to fire that floods cannot drown, and Ecclesiastes 4:9-12 praises the plain use of having somebody to lift you up. For Paul the old sentence from Genesis holds a mystery about Christ (Ephesians 5:31-32). Nobody will be married at the resurrection (Matthew 22:30), which keeps even this gift from being everything.',
    references: [
      {
        scripture: 'Genesis 2:18-24',
        why: 'The founding story: loneliness, a matching partner, and the rule of leaving and cleaving that later writers quote.',
      },
      {
        scripture: 'Matthew 19:4-6',
        why: 'Jesus joins the two creation accounts and concludes that what God has joined is not ours to split.',
      },
      {
        scripture: 'Ephesians 5:31-33',
        why: 'Paul finds in the one-flesh sentence a secret about Christ, and returns at once to husbands and wives.',
      },
      {
        scripture: 'Malachi 2:14',
        why: 'Names marriage a covenant with God as its witness, against men who were dropping their first wives.',
      },
      {
        scripture: 'Song of Solomon 8:6-7',
        why: 'Desire and loyalty praised for their own sake; children are not mentioned in the poem.',
      },
      { scripture: 'Genesis 1:27-28', why: 'The other purpose: male and female are blessed and told to be fruitful.' },
      {
        scripture: '1 Corinthians 7:3-5',
        why: 'Startling in its century: each partner’s claim on the other is exactly equal.',
      },
      { scripture: 'Genesis 4:19', why: 'Where having two wives enters the story, in the family of Cain.' },
      {
        scripture: 'Ecclesiastes 4:9-12',
        why: 'Two who fall can lift each other; said of any companions, and often read at weddings.',
      },
      { scripture: 'Matthew 22:30', why: 'Sets the limit: marriage has no place in the resurrection.' },
    ],
    whereChristiansDiffer:
      'Catholics and Orthodox count marriage among the sacraments; most Protestants call it an ordinance of creation, holy but not a sacrament. Catholic teaching holds that its two meanings, union and openness to children, may not be separated, and so excludes contraception; the Orthodox differ among themselves, and since 1930 most Protestant churches have left the matter to conscience. Nearly all teach that it is for two; some African churches have debated whether a convert with several wives must send any away.',
  },
  {
    question: 'Is sex before marriage wrong?',
    aliases: [
      'is it a sin to have sex before marriage',
      'is premarital sex a sin',
      'why should i wait until marriage',
      'what is fornication',
      'i had sex before marriage',
      'does god forgive sex outside marriage',
      'is sex before marriage a sin',
      'is it a sin to sleep with my boyfriend',
      'is it ok to sleep with my girlfriend',
      'i slept with my boyfriend',
      'why wait for marriage',
      'is fornication a sin',
      'is sex a sin',
      'is sex bad',
      'can engaged couples have sex',
      'we love each other so why wait',
    ],
    topics: ['sex', 'fornication', 'chastity', 'living together'],
    summary:
      'Yes, most churches say, and it can be forgiven. The New Testament tells Christians to keep away from porneia, an old word for sexual wrong in general, usually translated fornication. It does not define the term, but it treats marriage as the place for sex, and the church has understood it so from the start. The reasons given are about bodies and belonging rather than disgust. Those who have done otherwise are spoken to as people who can be washed clean.',
    explanation:
      'No commandment says in so many words that an engaged couple may not sleep together. What the law does have is a case: a man who persuades a girl not yet betrothed must marry her and pay the bride-price, unless her father refuses (Exodus 22:16-17). It is handled as a wrong to be put right, well short of adultery, and in a world where a woman’s living depended on marriage it protected her.\n\nPaul writes to Corinth, a port where visiting prostitutes was thought normal and some Christians were saying that all things were lawful (1 Corinthians 6:12). He does not reply that the body is dirty. He replies that it is too important: joined to Christ, meant for resurrection, a temple (1 Corinthians 6:13-20). Sex makes two people one whether or not they intend it. A chapter later he sends those who burn with desire to marriage, as though there were no third course (1 Corinthians 7:2; 1 Corinthians 7:9). To Thessalonica he adds that somebody else may be wronged (1 Thessalonians 4:3-6).\n\nThe Song of Songs is frank about longing, and its refrain, on the usual reading, asks that love not be woken too soon (Song of Solomon 2:7). When Jesus talked with a woman now living with a sixth man, he named the fact and went on offering her water (John 4:16-18). After his list of wrongs Paul tells the Corinthians that some of them had been just that, and were washed (1 Corinthians 6:11).',
    references: [
      {
        scripture: '1 Corinthians 6:13-20',
        why: 'The longest argument in the New Testament on the subject, resting on what bodies are for.',
      },
      {
        scripture: '1 Thessalonians 4:3-8',
        why: 'One of Paul’s earliest letters calls this God’s will and warns against wronging another person by it.',
      },
      {
        scripture: 'Hebrews 13:4',
        why: 'Honours marriage and its bed in the same sentence that warns those who go outside it.',
      },
      {
        scripture: '1 Corinthians 7:2',
        why: 'Paul answers sexual temptation with marriage, which shows where he thought sex belonged.',
      },
      {
        scripture: 'Exodus 22:16-17',
        why: 'The nearest thing in the law to this very case, and it ends in a duty to the woman.',
      },
      {
        scripture: 'Song of Solomon 2:7',
        why: 'A love poem’s own plea not to hurry love, repeated three times in the book.',
      },
      { scripture: 'Genesis 2:24', why: 'The order later writers rely on: leaving, cleaving, then one flesh.' },
      {
        scripture: 'John 4:16-18',
        why: 'Jesus states plainly how a woman is living and does not end the conversation there.',
      },
      {
        scripture: '1 Corinthians 6:9-11',
        why: 'A stern list followed by a past tense: such were some of you, and you were washed.',
      },
      { scripture: 'Galatians 5:22-23', why: 'Self-control appears as fruit that grows, among love, joy and peace.' },
    ],
    whereChristiansDiffer:
      'Catholic, Orthodox, evangelical and Pentecostal churches, and most others officially, keep sex for marriage. Some theologians in mainline Protestant churches argue that what the New Testament condemned was exploitation and prostitution, and that faithful, committed love may be judged by its fidelity. They note that betrothal once counted as nearly marriage and that weddings were long unregistered. Traditional readers reply that vows made openly are what distinguishes commitment from intention.',
  },
  {
    question: 'Is divorce ever allowed?',
    aliases: [
      'what does the bible say about divorce',
      'is it a sin to get divorced',
      'does god hate divorce',
      'should i stay in an abusive marriage',
      'can a marriage survive adultery',
      'my husband cheated on me what should i do',
      'is divorce a sin',
      'can i get divorced',
      'can i divorce my husband',
      'can i divorce my wife',
      'should i get a divorce',
      'should i divorce my husband',
      'when is divorce ok',
      'will god forgive my divorce',
      'can a christian get divorced',
      'grounds for divorce in the bible',
      'my husband cheated can i divorce him',
      'can i leave my husband',
    ],
    topics: ['divorce', 'remarriage', 'adultery', 'abuse'],
    summary:
      'Yes, in some cases, though it is never what God hoped for. Jesus spoke against divorce more strictly than most teachers of his time, calling remarriage after it adultery. Yet Matthew records an exception for sexual unfaithfulness, and Paul adds a case: a believer whose unbelieving partner leaves is not bound. How far these reach is disputed. Nothing in scripture requires anyone to stay within reach of blows; safety comes first, whatever is decided about the marriage afterwards.',
    explanation:
      'Moses did not institute divorce. Deuteronomy 24:1-4 takes it for granted and only forbids a man to take back a wife who has since belonged to another; the written certificate left her free. By the first century teachers argued about the ground named there: the school of Shammai allowed little besides unchastity, that of Hillel almost anything, a spoiled dinner included. Hence the wording of the question put to Jesus, whether any cause will do (Matthew 19:3).\n\nHe answers that Moses allowed it because of hard hearts and that the beginning was otherwise (Matthew 19:8-9). In Mark 10:11-12 there is no exception and wives are held to the same rule. His hearers were shocked; the disciples wondered if it was better not to marry at all (Matthew 19:10). In a society where a dismissed wife might be destitute, this was protection as well as demand.\n\nPaul passes on the Lord’s word, no divorce, then gives his own judgement for mixed marriages, and says so (1 Corinthians 7:10-15). God has called us to peace, he writes. On cruelty the Bible has no rule by name, but Malachi’s speech against faithless husbands condemns violence in the same breath (Malachi 2:16), Exodus 21:10-11 frees even a slave wife who is denied food and clothing, and husbands are told never to be harsh (Colossians 3:19). As for adultery, Hosea took his wife back (Hosea 3:1). Jesus permits parting there; he does not command it.',
    references: [
      {
        scripture: 'Matthew 19:3-9',
        why: 'The fullest report of what Jesus said, with the debate behind it and the clause that churches argue over.',
      },
      {
        scripture: '1 Corinthians 7:10-15',
        why: 'Paul separates the Lord’s command from his own advice, and frees the believer who has been deserted.',
      },
      {
        scripture: 'Mark 10:11-12',
        why: 'The same teaching without exception, and applied to women who divorce as well.',
      },
      {
        scripture: 'Deuteronomy 24:1-4',
        why: 'The law both sides quoted; it limits the custom and gives the wife a document.',
      },
      {
        scripture: 'Malachi 2:14-16',
        why: 'A rebuke to men who break faith; the older translations make God say that he hates divorce, and the Hebrew is hard.',
      },
      {
        scripture: 'Exodus 21:10-11',
        why: 'Neglect as a ground for release, in a law about the least protected wife of all.',
      },
      {
        scripture: 'Hosea 3:1',
        why: 'A wronged husband told to love again: possible, costly, and not made a rule for everyone.',
      },
      {
        scripture: 'Colossians 3:19',
        why: 'Bitterness toward a wife is forbidden outright, so ill-treatment cannot claim scripture.',
      },
      {
        scripture: 'Matthew 5:31-32',
        why: 'The Sermon on the Mount lays the blame on the man who sends his wife away.',
      },
      {
        scripture: 'John 8:10-11',
        why: 'A woman taken in adultery is neither stoned nor told that it did not matter.',
      },
    ],
    whereChristiansDiffer:
      'Catholic teaching holds that a valid, consummated marriage between the baptised ends only with death; separation is allowed, and a court may find that no true marriage existed. The Orthodox permit divorce and, with a penitential rite, a second or third marriage. Most Protestants allow both after adultery or desertion, and many count abuse as a form of desertion. Some evangelicals allow divorce in these cases but not remarriage; others allow neither.',
  },
  {
    question: 'What does it mean for wives to submit to their husbands?',
    aliases: [
      'why does the bible say wives submit',
      'is the husband the head of the house',
      'are men and women equal in marriage',
      'is the bible sexist',
      'what does ephesians 5 say to husbands',
      'must a wife obey her husband',
      'do wives have to obey their husbands',
      'do i have to obey my husband',
      'does a wife have to submit',
      'why should women submit to men',
      'what does submit to your husband mean',
      'is the man the head of the house',
      'is the husband the boss',
      'why does the bible say wives must obey',
      'should a woman obey her husband',
      'are men superior to women',
      'are men and women equal',
    ],
    topics: ['submission', 'headship', 'husband and wife', 'equality'],
    summary:
      'Paul asks wives to submit to their husbands, straight after asking all believers to submit to one another, and then asks husbands to love as Christ did when he gave up his life. No husband is told to make his wife submit. Whether the pattern is a lasting order of leadership or the reshaping of an ancient household toward equality is one of the sharper disagreements among Christians today.',
    explanation:
      'In the oldest Greek copies Ephesians 5:22 lacks a verb. It borrows one from the sentence before, about all giving way to each other (Ephesians 5:21), so translators who begin a new paragraph between them have already made a choice. Wives get about forty Greek words; husbands get more than twice as many, and none of them is rule. They are to nourish and cherish, and their model is a crucified man (Ephesians 5:25-29).\n\nInstructions for households were a familiar form. Aristotle wrote of how the master governs wife, children and slaves. Paul’s version speaks to the weaker side first, as people with consciences, and puts limits on the strong: fathers and masters too (Ephesians 6:4; Ephesians 6:9). 1 Peter 3:1-7 addresses wives of unbelieving men, and ends by warning husbands that contempt for a joint heir will block their prayers.\n\nThe debate turns on two matters. One is the word head (Ephesians 5:23): authority, as most have read it, or source, as some argue. The other is whether the reasons given come from creation or from circumstances. Man’s rule over woman is first named in Genesis as a consequence of the fall (Genesis 3:16), and Paul can say that in Christ there is no male and female (Galatians 3:28). He also writes that the marriage bed gives each authority over the other (1 Corinthians 7:4). Whatever view is taken, Sapphira shows that going along with a husband’s wrong is no defence (Acts 5:7-10).',
    references: [
      {
        scripture: 'Ephesians 5:21-33',
        why: 'The whole passage: submission of all to all, then wives, then a far longer word to husbands.',
      },
      {
        scripture: 'Colossians 3:18-19',
        why: 'The same instruction in two sentences, with harshness forbidden to the man.',
      },
      {
        scripture: '1 Peter 3:1-7',
        why: 'Wives of unbelievers in view; husbands are told that they live with a fellow heir.',
      },
      {
        scripture: 'Galatians 3:28',
        why: 'The equality text: male and female are one in Christ. How far it changes social roles is the question.',
      },
      {
        scripture: '1 Corinthians 7:3-5',
        why: 'Authority in marriage described as strictly mutual, including decisions made by agreement.',
      },
      { scripture: 'Genesis 3:16', why: 'Rule by the husband appears in the words spoken after the fall.' },
      { scripture: 'Genesis 2:18', why: 'The helper fit for him, a word used elsewhere of God’s own help.' },
      {
        scripture: 'Mark 10:42-45',
        why: 'Jesus forbids lording it over others, which governs any use of authority by his followers.',
      },
      {
        scripture: 'Proverbs 31:10-31',
        why: 'A wife who buys land, runs a business and teaches, while her husband trusts her.',
      },
      {
        scripture: 'Acts 18:26',
        why: 'Priscilla and Aquila teach together, and she is named first here in the best Greek copies.',
      },
    ],
    whereChristiansDiffer:
      'Complementarians, such as John Piper and Wayne Grudem, hold that husband and wife are equal in worth and that the husband bears a loving, sacrificial leadership grounded in creation. Egalitarians, such as Gordon Fee and Philip Payne, hold that submission is mutual and that Paul was working within first-century households. Pope John Paul II, in 1988, taught that the subjection is mutual. All of these reject the use of the passage to excuse abuse.',
  },
  {
    question: 'May a Christian marry someone who does not believe?',
    aliases: [
      'can a christian marry a non-christian',
      'what does unequally yoked mean',
      'can i marry someone of another religion',
      'i love someone who is not a christian',
      'who should a christian marry',
      'can i marry a non christian',
      'can i marry a muslim',
      'can i marry a hindu',
      'can i marry a jew or a buddhist',
      'marrying somebody of another faith who lets the children go to church',
      'can i marry an atheist',
      'can a christian marry a muslim',
      'can a catholic marry a protestant',
      'should i marry an unbeliever',
      'my fiance is not a christian',
      'my boyfriend does not believe in god should i marry him',
    ],
    topics: ['marriage', 'unequally yoked', 'dating', 'unbeliever'],
    summary:
      'It is not a sin in every church’s eyes, but the New Testament advises against it. Paul tells widows that they are free to marry whom they wish, “only in the Lord”, and most churches have taken that as advice for all. But a marriage that already exists with an unbeliever is a real and holy one, and he forbids a believer to end it. The famous line about an unequal yoke is not about marriage first of all, though it is commonly applied to it.',
    explanation:
      'Israel was warned against marrying the seven nations of Canaan, and the reason was stated: their gods would come with them (Deuteronomy 7:3-4). Solomon is the example everybody quoted (1 Kings 11:1-4; Nehemiah 13:26). Ezra had foreign wives sent away with their children, a scene of weeping in the rain that readers have found hard ever since (Ezra 10:2-14). The ban was never about blood. Moses married a Cushite, and it was those who complained of it that were punished (Numbers 12:1-10); Boaz married a Moabite who had taken Israel’s God for her own (Ruth 1:16).\n\nThe yoke of 2 Corinthians 6:14 comes from a farming law against ploughing with an ox and a donkey together (Deuteronomy 22:10). Paul is speaking of close alliances with those who serve idols and does not mention weddings. The line that does is 1 Corinthians 7:39. It is given to widows, in half a sentence.\n\nHis longest advice is for people converted after they had married. They are not to leave; the unbelieving partner is in some sense made holy, and the children too (1 Corinthians 7:12-14). The house is not contaminated by the one who doubts; if anything the holiness runs the other way. Yet Paul will not promise a conversion (1 Corinthians 7:16), and he would not have anyone marry on the strength of that hope. Timothy grew up in such a home, and it was his mother and grandmother who taught him (Acts 16:1; 2 Timothy 1:5).',
    references: [
      {
        scripture: '1 Corinthians 7:39',
        why: 'The one direct instruction about choosing: free to marry anyone, only in the Lord.',
      },
      {
        scripture: '2 Corinthians 6:14-16',
        why: 'The unequal yoke; its subject is partnership with idolatry, and marriage is an application.',
      },
      {
        scripture: '1 Corinthians 7:12-16',
        why: 'For marriages that exist already: stay, and think of the household as touched by holiness.',
      },
      { scripture: 'Deuteronomy 7:3-4', why: 'Gives the reason for the old ban, which is worship and not descent.' },
      {
        scripture: '1 Kings 11:1-4',
        why: 'The wisest of kings as a warning: his heart was drawn off slowly, when he was old.',
      },
      {
        scripture: 'Ruth 1:16',
        why: 'A foreigner who made Israel’s God her own, and was welcomed into the line of David.',
      },
      {
        scripture: 'Ezra 10:2-3',
        why: 'The harshest answer the question ever received; nothing says that it should be repeated, and Paul’s is the reverse.',
      },
      {
        scripture: 'Amos 3:3',
        why: 'A prophet’s proverb, often borrowed here: two who walk together need to have agreed.',
      },
      { scripture: '2 Timothy 1:5', why: 'Faith passed on by a mother and grandmother where the father was a Greek.' },
      {
        scripture: '1 Peter 3:1-2',
        why: 'How a believing wife may win her husband: by how she lives more than by what she says.',
      },
    ],
    whereChristiansDiffer:
      'Most evangelicals and Pentecostals hold that a believer should not marry an unbeliever, and many ministers will not conduct such a wedding. The Catholic Church requires permission for marriage with a baptised non-Catholic and a dispensation for one with the unbaptised. The Orthodox generally allow marriage only with a baptised Christian. Many mainline Protestants advise couples to weigh it honestly and will bless the marriage.',
  },

  {
    question: 'Does it matter to God that I am not a virgin?',
    aliases: [
      'is virginity important to god',
      'i am not a virgin',
      'what if i am not a virgin when i marry',
      'does god see me as damaged because i am not a virgin',
      'can i become a virgin again',
      'what is secondary virginity',
      'purity culture and virginity',
      'purity culture hurt me',
      'do i have to tell my boyfriend i am not a virgin',
      'i lost my virginity and feel ashamed',
      'i lost my virginity and regret it',
      'i am not a virgin will god still give me a good husband',
      'i am afraid nobody will want me because i am not a virgin',
      'my church says i am used goods',
      'i regret that i am not a virgin any more',
    ],
    topics: ['virginity', 'shame', 'purity', 'sexual past'],
    summary:
      'No, it does not change how much God loves you, and it does not damage you. Your worth comes from being made in his image and loved by him, and it cannot be used up. If it was taken from you by force, you did nothing wrong. If you chose it and are sorry, God forgives fully and does not bring it up again. If you are not sure how you feel, you may tell him that as well.',
    explanation:
      'The Bible asks for faithfulness, of men as much as of women, and keeps sex for marriage (1 Thessalonians 4:3-5; 1 Corinthians 7:3-4). It does not make a person’s value hang on a bodily state. Rahab had been a prostitute; she is praised for her faith and stands in the family tree of Jesus (Joshua 6:25; Matthew 1:5). Jesus knew that a woman at a well had been married five times, and he spoke with her about God as with an equal (John 4:16-26). He let a woman with a bad name wash his feet, said that her many sins were forgiven, and sent her away in peace (Luke 7:47-50). Paul reminds a church with every kind of past: you were washed (1 Corinthians 6:11).\n\nSome churches have used pictures such as a chewed sweet or a rose without petals, mostly to girls. They were meant to protect, and they have hurt many. They are not in the Bible. Jesus did not compare anyone to a used thing.\n\nIf you were forced, pressed or too young, that was done to you, and you are not unclean. Please tell someone who will believe you, a doctor, a counsellor or a helpline, if you have not been able to yet.\n\nIf you chose it and regret it, say so to God once, plainly. You can begin again today; many people decide to wait from now on. If you marry, there is no duty to list your past. It is good to be honest about what a partner needs to know, such as a child or an infection, when there is trust. Someone who loves you will not treat you as spoiled.',
    references: [
      { scripture: 'Luke 7:44-50', why: 'A woman with a past, defended and sent away in peace.' },
      { scripture: '1 Corinthians 6:9-11', why: 'Washed, made holy and put right, whatever lay before.' },
      { scripture: 'Psalms 103:11-12', why: 'How far God puts our sins away from us.' },
      { scripture: 'John 4:16-19', why: 'Jesus speaks of her past without contempt.' },
      { scripture: 'Joshua 6:25', why: 'Rahab lives among God’s people.' },
      { scripture: '2 Corinthians 5:17', why: 'In Christ there is a new beginning.' },
      { scripture: '1 Thessalonians 4:3-5', why: 'What God asks about sex, of men and women.' },
      { scripture: 'Genesis 1:27', why: 'Where a person’s worth comes from.' },
      { scripture: 'Isaiah 43:25', why: 'God blots out sins and does not remember them.' },
      { scripture: 'Psalms 34:5', why: 'Those who look to him are radiant, and their faces are not ashamed.' },
    ],
  },
];
