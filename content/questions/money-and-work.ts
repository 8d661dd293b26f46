import type { QuestionCard } from '../card.ts';

export const moneyAndWork: readonly QuestionCard[] = [
  {
    question: 'Is it wrong to be rich?',
    aliases: [
      'is it a sin to be rich',
      'can a rich person go to heaven',
      'what does the eye of a needle mean',
      'what does the bible say about wealth',
      'is saving money a lack of faith',
      'what did jesus say about money',
      'is it wrong to want more money',
      'can rich people go to heaven',
      'can a rich man go to heaven',
      'is it bad to want nice things',
      'is being wealthy a sin',
      'what does the bible say about money',
      'is it a sin to want to be rich',
      'can christians be rich',
      'is it wrong to buy expensive things',
    ],
    topics: ['wealth', 'money', 'greed', 'poverty'],
    summary:
      'Being rich is not wrong in itself, but it is dangerous. The Bible never says that owning much is a sin in itself, and it says more often than comfortable readers like that it is dangerous. Abraham was rich; so was the fool with the barns. Jesus told one man to sell everything and let another keep half. What is condemned outright is wealth got by cheating workers, trusted instead of God, or enjoyed with a beggar at the gate.',
    explanation:
      'Quotations first. Paul does not call money the root of all evil, but the love of it (1 Timothy 6:10), and the Greek can mean a root of all kinds of evils. A needle’s eye in Mark 10:25 is a needle’s eye. The little gate in Jerusalem through which camels squeezed on their knees is a medieval invention; no such gate is known, and the disciples’ dismay shows that they heard an impossibility. So does the reply: impossible with people, not with God (Mark 10:27).\n\nThe man who went away sad was someone whom Jesus loved (Mark 10:21-22). Zacchaeus, a chapter later as Luke tells it, offers half and fourfold restitution and is told that salvation has come (Luke 19:8-9). Women of means paid for the whole tour (Luke 8:3). No single percentage comes out of this.\n\nWhat recurs is a diagnosis. Riches make people think that they are safe (Luke 12:16-21), and they cannot see who is lying at the door: the rich man in Luke 16:19-25 has no crime charged to him apart from that. Amos and James add how fortunes are often made, by rents, bribes and unpaid wages (Amos 5:11-12; James 5:1-5). Paul’s advice to the wealthy is neither to strip themselves nor to relax: do not be proud, do not trust it, enjoy it, give freely (1 Timothy 6:17-19). Agur, in Proverbs 30:8-9, asked to be spared both extremes.',
    references: [
      {
        scripture: '1 Timothy 6:17-19',
        why: 'Direct instructions to Christians who are rich, which assume that they will go on having something to share.',
      },
      {
        scripture: 'Mark 10:21-27',
        why: 'A good man’s possessions turn him back, and Jesus calls the thing impossible for human beings.',
      },
      {
        scripture: '1 Timothy 6:6-10',
        why: 'Contentment praised, and the famous line about the love of money in its own setting.',
      },
      {
        scripture: 'Luke 12:15-21',
        why: 'The barn-builder plans for years and has one night; his speech is all I and my.',
      },
      { scripture: 'Luke 16:19-25', why: 'Damnation for leaving a neighbour where he lay.' },
      {
        scripture: 'Matthew 6:19-24',
        why: 'Treasure pulls the heart after it, and money is spoken of as a rival master.',
      },
      { scripture: 'Luke 19:8-9', why: 'A rich man who is saved, and what it did to his accounts.' },
      {
        scripture: 'James 5:1-5',
        why: 'Wages kept back are heard crying out; the sharpest words in the New Testament on the subject.',
      },
      {
        scripture: 'Proverbs 30:8-9',
        why: 'A prayer for enough, with honest reasons against too much and too little.',
      },
      { scripture: 'Deuteronomy 8:17-18', why: 'Warns the successful against thinking that they did it alone.' },
      {
        scripture: 'Acts 2:44-45',
        why: 'The first church in Jerusalem sold property as need arose, and nobody went without.',
      },
    ],
    whereChristiansDiffer:
      'Francis of Assisi and the monastic orders took the call to sell everything literally, as a counsel for those who receive it. John Wesley told Methodists to gain, save and give all they could. Many in the Reformed tradition see wealth as a trust to be managed. Liberation theologians such as Gustavo Gutiérrez hold that God takes the side of the poor and that great fortunes beside great need are unjust in themselves.',
  },
  {
    question: 'Do I have to give a tithe?',
    aliases: [
      'how much should i give to the church',
      'is tithing for christians today',
      'should i tithe on gross or net income',
      'what is a tithe',
      'will god bless me if i give',
      'who should i give money to',
      'do i have to tithe',
      'do i have to give 10 percent',
      'do i really have to give ten percent to church',
      'is tithing required',
      'is tithing for christians',
      'what is tithing',
      'should i tithe on gross or net',
      'should i tithe if i am in debt',
      'how much should i give to church',
      'is not tithing a sin',
      'i can not afford to tithe',
      'is tithing still required today',
    ],
    topics: ['tithe', 'giving', 'generosity', 'offering'],
    summary:
      'No, the New Testament does not command it; it asks for generosity. Israel’s law required tenths of crops and herds for the Levites, for a feast and for the poor. No New Testament writer commands Christians to give a tenth, though Jesus told Pharisees not to neglect theirs. Paul, who wrote at length about raising money, names no figure: he asks for regular, planned, willing gifts in proportion to what one has. Churches differ on whether ten per cent still binds.',
    explanation:
      'Abraham gives a tenth of his spoils to Melchizedek, once (Genesis 14:20), and Jacob promises one if God looks after him (Genesis 28:22). In the law it is a system. A tenth of the harvest maintained the Levites, who had no land (Numbers 18:21). Deuteronomy 14:22-29 describes a tenth that the household takes to the sanctuary and eats there, strong drink included, and every third year one stored at home for Levite, foreigner, orphan and widow. Whether these are two tithes or three, or one practice at different times, was argued over already in antiquity. Either way it was a tax on the produce of land. A carpenter’s wages are not mentioned.\n\nMalachi’s reproach about robbing God (Malachi 3:8-12) is addressed to a nation whose storehouse fed the temple staff, and its open windows of heaven are rain for crops. Jesus mentions the tithe when blaming people who measured out mint and forgot mercy; he says that they should have done both (Matthew 23:23).\n\nThe appeal in 2 Corinthians 8:1-15 goes another way. It holds up Macedonians who gave out of poverty, and Christ who became poor, and aims at equality between churches. It is no command, Paul says (2 Corinthians 8:8). He will have nobody give under pressure (2 Corinthians 9:7). And the giver whom Jesus noticed put in far more than ten per cent (Mark 12:41-44), although the lines just before, about those who devour widows’ houses, make some readers wonder whether he was praising or grieving.',
    references: [
      {
        scripture: '2 Corinthians 9:6-8',
        why: 'The rule for Christian giving as Paul states it: decided in the heart, cheerful, unforced.',
      },
      {
        scripture: '2 Corinthians 8:1-15',
        why: 'His longest appeal: proportion, willingness and a fair balance, with no percentage.',
      },
      {
        scripture: 'Malachi 3:8-12',
        why: 'The passage most used for tithing, spoken to Judah about its temple store.',
      },
      {
        scripture: 'Matthew 23:23',
        why: 'Jesus keeps the tithe and puts justice, mercy and faithfulness far above it.',
      },
      {
        scripture: 'Deuteronomy 14:22-29',
        why: 'Shows what tithing looked like: a family feast, and every third year a store for the poor.',
      },
      { scripture: 'Numbers 18:21', why: 'Why there was a tithe: the Levites had no other inheritance.' },
      {
        scripture: '1 Corinthians 16:1-2',
        why: 'Practical: set something aside each week, in keeping with what you earn.',
      },
      { scripture: 'Mark 12:41-44', why: 'A gift measured by what is left over after giving it.' },
      { scripture: 'Genesis 14:20', why: 'A tenth before there was any law, given once from the spoils of a battle.' },
      {
        scripture: 'Luke 18:11-14',
        why: 'A man who tithed on everything went home unjustified, so the tenth is no credential.',
      },
    ],
    whereChristiansDiffer:
      'Many Baptists, Pentecostals and Adventists teach that the tenth, older than the law of Moses, still holds as a minimum and belongs to the local church. Latter-day Saints require it. Other Protestants hold that it ended with the temple and that generosity is free, often beginning at ten per cent as a useful measure. Catholics and Orthodox are bound to support the church without a set figure. Wealthy Christians are urged by all to go well beyond a tenth.',
  },
  {
    question: 'Is it wrong to be in debt?',
    aliases: [
      'what does the bible say about debt',
      'is it a sin to borrow money',
      'does owe no man anything forbid a mortgage',
      'is charging interest a sin',
      'should i lend money to a friend',
      'is it a sin to go bankrupt',
      'is debt a sin',
      'can christians have credit cards',
      'can i take out a loan',
      'should christians get a mortgage',
      'is borrowing money wrong',
      'is it wrong to charge interest',
      'should i lend money to family',
    ],
    topics: ['debt', 'borrowing', 'interest', 'lending'],
    summary:
      'No, it is not a sin to owe money, but it is a burden. Borrowing is a misfortune in the Bible more than a sin. Borrowers are warned, expected to repay and pitied; the commandments fall on lenders, who may take no interest from the poor, may not enter a house for the pledge, and must release debts in the seventh year. Romans 13:8 tells people to pay what they owe, and few read it as forbidding every loan.',
    explanation:
      'A loan in ancient Israel was seldom for business. It was seed or bread after a bad harvest, and failure could end with one’s children in bondage, as with the widow who came to Elisha (2 Kings 4:1-7). Hence the plain remark that a borrower becomes the lender’s servant (Proverbs 22:7) and the sharp advice never to stand surety without means (Proverbs 22:26-27).\n\nThe law protects the one who owes. No interest from a poor Israelite, or by Leviticus 25:35-37 from the sojourner beside you; a cloak taken in pledge goes back by sunset because it is also his blanket (Exodus 22:25-27); the creditor waits outside (Deuteronomy 24:10-13). Every seventh year came a release, and Deuteronomy 15:9 foresees the banker’s thought that it is now too near to lend. Nehemiah, finding families who had mortgaged fields to pay the king’s tax, called a public meeting, admitted that he was a lender himself, and had the land returned (Nehemiah 5:1-12).\n\nThe debtor has duties too. Not paying back is wickedness (Psalms 37:21), and Paul offered in writing to cover what Onesimus owed (Philemon 1:18-19). Jesus tells his hearers to lend to people who may never repay (Luke 6:34-35), and in one parable mentions bank interest without a blush (Matthew 25:27). Most telling of all, he made debt the picture of sin: in Matthew 6:12 the word is debts, and the prayer is that they be let go.',
    references: [
      { scripture: 'Romans 13:7-8', why: 'Pay everyone what is due; the only debt to keep open is love.' },
      {
        scripture: 'Proverbs 22:7',
        why: 'A sober description of what borrowing does to freedom, with no charge of sin.',
      },
      {
        scripture: 'Deuteronomy 15:1-11',
        why: 'Debts released in the seventh year, and the mean calculation that this invites, seen through beforehand.',
      },
      { scripture: 'Exodus 22:25-27', why: 'No interest from the poor, and a cloak returned by nightfall.' },
      { scripture: 'Psalms 37:21', why: 'The borrower’s obligation in half a line.' },
      {
        scripture: '2 Kings 4:1-7',
        why: 'A widow’s debt is paid off by a miracle that ends in sound advice: sell, pay, live.',
      },
      { scripture: 'Nehemiah 5:1-12', why: 'A governor faces a debt crisis and makes the creditors give back land.' },
      {
        scripture: 'Luke 6:34-35',
        why: 'Lending without expecting anything back, since God is kind to the ungrateful.',
      },
      {
        scripture: 'Deuteronomy 23:19-20',
        why: 'Interest banned among Israelites and allowed with foreigners, a line over which later ages argued.',
      },
      {
        scripture: 'Proverbs 22:26-27',
        why: 'Warns against guaranteeing debts that you could not pay: they will take the bed.',
      },
      { scripture: 'Matthew 6:12', why: 'The prayer that puts our forgiveness of debtors beside God’s of us.' },
    ],
    whereChristiansDiffer:
      'For well over a thousand years the church condemned all interest as usury; medieval canon law refused usurers burial. Calvin allowed it on commercial loans while protecting the poor, and the Catholic Church in time accepted it too, keeping the word usury for exploitation. Today some teachers, Dave Ramsey for one, urge Christians to avoid debt of every kind; most accept a mortgage as prudent. Many churches campaign against extortionate lending and run credit unions.',
  },
  {
    question: 'Does God promise me health and wealth?',
    aliases: [
      'what is the prosperity gospel',
      'is the prosperity gospel biblical',
      'does god want me to be rich',
      'why am i poor if i trust god',
      'what does sowing a seed mean',
      'can i claim healing by faith',
      'does god want me to be healthy',
      'does god want us to be rich',
      'will god make me rich',
      'if i give will god bless me with money',
      'is the prosperity gospel false',
      'are seed offerings biblical',
      'does god want me to be happy and rich',
    ],
    topics: ['prosperity', 'blessing', 'healing', 'poverty'],
    summary:
      'No, not in this life. Israel as a nation was promised good harvests for obedience, and many proverbs link diligence with plenty. But Job and Ecclesiastes argue with any simple rule, Jesus had nowhere to lay his head, and the apostles who wrote the New Testament were poor, hungry and sometimes ill. They promise enough, God’s presence, and resurrection. To hold that believers are owed riches now takes more than the texts give.',
    explanation:
      'There are real promises to account for. Deuteronomy 28:1-5 lists blessings in city, field and basket, and Proverbs 3:9-10 speaks of full barns. The first belongs to a covenant with a people in a land, and the same chapter has a longer list of curses. The second is a proverb, true as proverbs are. In Job it is the accuser who says that piety is bought with a hedge of good things (Job 1:9-11), and the friends who insist that suffering must mean sin are told that they did not speak rightly (Job 42:7).\n\nThe New Testament’s evidence is awkward for the theory. 3 John 1:2 is a greeting, of the kind that opened many Greek letters, to one man named Gaius. The hundredfold of Mark 10:29-30 includes brothers, mothers and “persecutions”. The seed of 2 Corinthians 9:6 is a collection for hungry people in Jerusalem, and the return is ability to give more. Paul lists floggings, cold and hunger (2 Corinthians 11:24-27), left Trophimus ill at Miletus (2 Timothy 4:20), and prescribed wine for Timothy’s stomach. His saying that he can do all things concerns being full and being empty alike (Philippians 4:11-13).\n\nBehind the teaching lies something that its critics should not despise. Jesus did heal, bread is a proper thing to pray for, and to people told that poverty is their lot it says that God cares about rent. What it cannot explain is Habakkuk rejoicing in a field with nothing in it (Habakkuk 3:17-18).',
    references: [
      {
        scripture: 'Philippians 4:11-13',
        why: 'Paul’s secret works in hunger as well as plenty; the famous all things are read in their setting.',
      },
      {
        scripture: 'Deuteronomy 28:1-5',
        why: 'The strongest promise of material blessing, made to Israel about life in its land.',
      },
      {
        scripture: '1 Timothy 6:5-8',
        why: 'Warns of those who take godliness for a means of gain, and sets the bar at food and clothing.',
      },
      { scripture: '2 Corinthians 11:24-27', why: 'An apostle’s record: if faith guaranteed comfort, Paul lacked it.' },
      {
        scripture: 'Mark 10:29-30',
        why: 'A hundredfold now, among them lands and persecutions, and shared with a family of believers.',
      },
      { scripture: 'Luke 9:58', why: 'What Jesus offered a would-be follower: less than foxes have.' },
      { scripture: 'Habakkuk 3:17-18', why: 'Joy in God with crops and herds all gone.' },
      { scripture: '3 John 1:2', why: 'Often quoted as a promise; it is a good wish at the head of a private letter.' },
      {
        scripture: '2 Corinthians 8:9',
        why: 'Christ became poor to make others rich, said in order to raise money for the poor.',
      },
      { scripture: '2 Timothy 4:20', why: 'Paul, through whom many were healed, leaves a friend behind sick.' },
      {
        scripture: 'Proverbs 3:9-10',
        why: 'A true proverb about generosity and plenty, which the book itself balances with others.',
      },
    ],
    whereChristiansDiffer:
      'Word of Faith teachers such as Kenneth Hagin and Kenneth Copeland hold that Christ’s death secured healing and abundance, to be received by faith and spoken aloud. Most other Christians reject this, including many Pentecostals: the Assemblies of God criticised it in 1980, and the Lausanne movement has called it a distortion. Many Pentecostals still hold that healing is provided in the atonement, without promising it in every case.',
  },
  {
    question: 'Does my work matter to God?',
    aliases: [
      'what does the bible say about work',
      'i hate my job what should i do',
      'is work a punishment for sin',
      'is ordinary work as good as ministry',
      'what does the bible say about laziness',
      'how should a christian behave at work',
      'i hate my job',
      'my job feels meaningless',
      'my job is pointless',
      'does god care about my job',
      'how do i honor god at work',
      'how to be a christian at work',
      'why do we have to work',
      'is work a curse',
      'how do i glorify god in my job',
      'i am bored at work',
      'is it wrong to change jobs',
      'how do i find the right job',
      'what job should i do',
      'what career does god want for me',
    ],
    topics: ['work', 'vocation', 'laziness', 'wages'],
    summary:
      'Yes, and not only religious work. The first human being is put in a garden to tend it before anything goes wrong; thorns and sweat come later. The first person said to be filled with God’s Spirit is a craftsman. Jesus spent most of his life at a trade and Paul sewed tents. The Bible also knows jobs that wear people out and employers who cheat, and it takes the worker’s side.',
    explanation:
      'Genesis gives work two histories. In chapter two it is a dignity: till and keep the garden (Genesis 2:15), name the creatures. After the fall the ground resists (Genesis 3:17-19). Anyone who has liked a job and been ground down by it knows both. Ecclesiastes says so at its bleakest, hating the toil whose fruit some fool may inherit (Ecclesiastes 2:18-23), and then recommends enjoying it anyway as a gift (Ecclesiastes 2:24).\n\nBezalel deserves to be better known. God fills him with the Spirit for metal, stone and wood (Exodus 31:1-5). Jesus is called a carpenter by neighbours who mean to put him down (Mark 6:3). When some in Thessalonica stopped working, perhaps because they thought the end had come, Paul pointed to his own night shifts: whoever will not work should not eat (2 Thessalonians 3:6-12). Will not, he says, and not cannot.\n\nThe command to work heartily as for the Lord (Colossians 3:22-24) was given to slaves, and it is worth pausing over that. It told people who owned nothing that they had an inheritance and a better master, and it told masters that they had one as well (Colossians 4:1). It should not be used to silence a grievance, since withheld pay cries out to God (James 5:4). A thief is to work so as to have something to give away (Ephesians 4:28). And a promise at the far end is of houses whose builders live in them (Isaiah 65:21-22).',
    references: [
      { scripture: 'Genesis 2:15', why: 'Work stands in the garden before any curse does.' },
      {
        scripture: 'Colossians 3:22-24',
        why: 'Dignity given to people in the worst of jobs: the Lord Christ is the one they serve.',
      },
      { scripture: 'Exodus 31:1-5', why: 'The Spirit’s filling appears as skill in metal, stone and wood.' },
      {
        scripture: 'Genesis 3:17-19',
        why: 'Explains why work is also thorns and sweat; the ground is cursed, not the labour.',
      },
      {
        scripture: '2 Thessalonians 3:6-12',
        why: 'Against living off others when one could work, by a man who worked nights.',
      },
      {
        scripture: 'Ecclesiastes 2:18-24',
        why: 'The frustration of labour said out loud, followed by the advice to enjoy it.',
      },
      { scripture: 'Ephesians 4:28', why: 'Gives work a purpose beyond wages: having something to share.' },
      {
        scripture: 'Psalms 90:17',
        why: 'Moses asks God to make the work of our hands last, at the end of a psalm about how short life is.',
      },
      { scripture: 'James 5:4', why: 'God hears about unpaid wages.' },
      { scripture: 'Proverbs 6:6-8', why: 'The ant, who has no overseer, as a rebuke to the lazy.' },
      { scripture: 'Isaiah 65:21-22', why: 'The new creation includes building and planting that nobody takes away.' },
    ],
  },
  {
    question: 'Should Christians keep the Sabbath?',
    aliases: [
      'is sunday the sabbath',
      'why do christians worship on sunday',
      'what does the bible say about rest',
      'did jesus break the sabbath',
      'i am exhausted and cannot rest',
      'should we keep saturday or sunday',
      'can i work on sunday',
      'is the sabbath saturday or sunday',
      'what is the sabbath',
      'who changed the sabbath to sunday',
      'do christians have to rest on sunday',
      'is it wrong to shop on sunday',
    ],
    topics: ['sabbath', 'sunday', 'rest', 'weariness'],
    summary:
      'Most churches say that Sunday or a free choice has taken its place; a day of rest is good. The seventh day was given to Israel for rest: for slaves, foreigners and oxen as well as for owners. Jesus kept it and broke other people’s rules about it, saying that it was made for human beings. Early Christians met on the first day, the day of the resurrection. Some hold that this day took over the commandment, some that the commandment found its end in Christ, some that Saturday still stands.',
    explanation:
      'The two versions of the commandment give different reasons. Exodus 20:8-11 points to creation: God rested. Deuteronomy 5:12-15 points to Egypt: you were slaves, so let your servants rest as you do. It is the longest of the ten, and unlike most of them it was shared with few neighbours of Israel, if any. Amos caught traders longing for it to be over so that they could cheat again (Amos 8:5). Isaiah wanted it called a delight (Isaiah 58:13-14).\n\nJesus healed on that day repeatedly. To a synagogue ruler who complained he answered that they untied oxen, and this woman had been bound eighteen years (Luke 13:10-17). Plucking grain is defended by David’s hunger, and by a sentence about who was made for whom (Mark 2:27). He did not abolish the day there; he claimed to be its lord.\n\nPaul tells Colossae to let no one judge them about sabbaths, which were a shadow (Colossians 2:16-17), and lets Romans differ over days with a clear conscience (Romans 14:5-6). Believers broke bread on the first day (Acts 20:7), and one day came to be called the Lord’s (Revelation 1:10). In the fourth century Constantine made Sunday a public day of rest. Hebrews speaks of a rest still ahead (Hebrews 4:9-11). Apart from the calendar the need remains: Jesus took tired disciples aside because they had no time to eat (Mark 6:31), and a psalm calls anxious overwork vain, since sleep is a gift (Psalms 127:2).',
    references: [
      {
        scripture: 'Mark 2:23-28',
        why: 'Jesus’ own principle: the day exists for people, and he has authority over it.',
      },
      { scripture: 'Exodus 20:8-11', why: 'The commandment with creation as its reason.' },
      {
        scripture: 'Deuteronomy 5:12-15',
        why: 'The commandment with slavery as its reason: rest is for those who work under you.',
      },
      {
        scripture: 'Colossians 2:16-17',
        why: 'The main text for holding that Christians are free in this: a shadow, whose substance is Christ.',
      },
      { scripture: 'Romans 14:5-6', why: 'Paul allows different practices, each done for the Lord.' },
      { scripture: 'Luke 13:10-17', why: 'A woman unbent after eighteen years, and why that suited the day.' },
      { scripture: 'Genesis 2:2-3', why: 'The first thing the Bible calls holy is a day.' },
      {
        scripture: 'Acts 20:7',
        why: 'A gathering on the first day of the week, to break bread and hear Paul talk till midnight.',
      },
      { scripture: 'Isaiah 58:13-14', why: 'Describes the day as joy, against both breaking it and enduring it.' },
      { scripture: 'Hebrews 4:9-11', why: 'Makes the weekly rest a sign of something not yet entered.' },
      { scripture: 'Psalms 127:2', why: 'Early rising and late nights do not accomplish what God gives to sleepers.' },
    ],
    whereChristiansDiffer:
      'Seventh-day Adventists and Seventh Day Baptists keep Saturday as part of an unchanged moral law. The Westminster Confession and many Presbyterians hold that Sunday is the Christian Sabbath. Luther and most Lutherans, with many evangelicals, hold that no day is commanded and that Sunday is a good custom for worship. Catholics are obliged to attend Mass and avoid needless work on Sunday; the Orthodox honour Saturday too, but gather on the Lord’s Day.',
  },
];
