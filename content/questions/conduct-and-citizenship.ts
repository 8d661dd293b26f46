import type { QuestionCard } from '../card.ts';

export const conductAndCitizenship: readonly QuestionCard[] = [
  {
    question: 'Is it a sin to drink alcohol?',
    aliases: [
      'can christians drink alcohol',
      'can i get drunk',
      'what does the bible say about wine',
      'is getting drunk a sin',
      'did jesus drink wine',
      'what does the bible say about alcoholism',
      'how do i stop drinking',
      'is smoking or taking drugs a sin',
    ],
    topics: ['alcohol', 'wine', 'drunkenness', 'getting drunk', 'drunk', 'addiction'],
    summary:
      'Drunkenness is condemned throughout; drinking as such is not. A psalm thanks God for wine that gladdens the heart, Jesus supplied a wedding with a great deal of it, and Timothy is told to take a little for his stomach. The Bible also contains one of the most exact portraits of addiction in ancient writing, and it honours people who for good reasons never touch the stuff.',
    explanation:
      'Noah, the first to plant a vineyard, is also the first to be drunk, in one sentence (Genesis 9:20-21). The two sides stay together from then on. Wine is a gift (Psalms 104:14-15) and a mocker (Proverbs 20:1). The tithe could be spent on strong drink at the feast (Deuteronomy 14:26), and a prophet pronounces woe upon those who start at breakfast (Isaiah 5:11).\n\nJesus made between a hundred and a hundred and fifty gallons at Cana, and the steward’s joke about guests who have drunk freely supposes that it was the usual thing (John 2:6-10). His enemies called him a drinker, and said of John the Baptist, who abstained, that he had a demon (Luke 7:33-34). Some argue that biblical wine was unfermented juice; but people in Corinth got drunk on it at the Lord’s supper (1 Corinthians 11:21). It was commonly watered, and was weaker than spirits, which had not been invented.\n\nAbstainers are held in respect. Nazirites took a vow (Numbers 6:2-4), the Rechabites kept an ancestor’s rule for over two centuries and were praised for it (Jeremiah 35:5-8), and Paul would give up meat and wine rather than trip a brother (Romans 14:21). For somebody in its grip, Proverbs 23:29-35 tells the truth: bloodshot eyes, quarrels, the room swaying like a masthead, numbness, and on waking, the wish for another. That is a trap as well as a fault. It calls for help from others, doctors included; 1 Corinthians 6:10-11 says that some in the church had been drunkards. Tobacco and other drugs are not named, and the same tests are usually put to them.',
    references: [
      { scripture: 'Ephesians 5:18', why: 'The plain prohibition: not drunkenness but the Spirit.' },
      { scripture: 'Psalms 104:14-15', why: 'Thanks God for wine in the same line as bread and oil.' },
      {
        scripture: 'Proverbs 23:29-35',
        why: 'A drinker described from morning to morning; whoever wrote it had watched one closely.',
      },
      { scripture: 'Romans 14:21', why: 'Freedom given up where another person would be harmed.' },
      { scripture: 'John 2:6-10', why: 'A generous quantity of the best wine, at a party, as Jesus’ first sign.' },
      { scripture: 'Proverbs 20:1', why: 'Wine personified as one who makes fools of people.' },
      {
        scripture: '1 Corinthians 6:10-12',
        why: 'Drunkards listed, washed, and then the test: I will not be mastered by anything.',
      },
      {
        scripture: 'Luke 7:33-34',
        why: 'An abstainer and a drinker, each approved by God and both abused by critics.',
      },
      {
        scripture: '1 Timothy 5:23',
        why: 'A little wine as medicine, which implies that Timothy had been abstaining.',
      },
      {
        scripture: 'Jeremiah 35:5-8',
        why: 'A clan that refused the cups set before it, held up as a model of loyalty.',
      },
      {
        scripture: 'Proverbs 31:4-7',
        why: 'Not for those who must give judgement, though it may be given to the dying.',
      },
    ],
    whereChristiansDiffer:
      'Catholics, Orthodox, Anglicans and Lutherans use wine at communion and teach moderation. Methodists and the Salvation Army took to total abstinence after seeing what gin did to the poor, and the Salvation Army still requires it of its soldiers; Adventists, many Baptists and Pentecostals teach it too. Welch’s grape juice was developed by a Methodist for the communion table. All regard drunkenness as sin, and most now see addiction as an illness too.',
  },
  {
    question: 'Is gambling wrong?',
    aliases: [
      'is it a sin to play the lottery',
      'what does the bible say about gambling',
      'is betting a sin',
      'can christians buy raffle tickets',
      'is investing in the stock market gambling',
      'i have a gambling problem',
    ],
    topics: ['gambling', 'lottery', 'greed', 'casting lots'],
    summary:
      'The Bible has no law on it. Lots are cast often, to divide land or choose a person, but to leave the choice with God and not to win. What it does address is close by: coveting, haste to be rich, love of money, being mastered by something, profit from another’s loss. Some Christians conclude that any stake is wrong, others that a small one is only a pastime.',
    explanation:
      'Two scenes are usually quoted, and neither quite fits. Joshua divided the land by lot (Joshua 18:10) and the apostles used lots for the place of Judas (Acts 1:26). That was no wager: nobody had staked anything, and the outcome was held to be God’s (Proverbs 16:33). The soldiers at the cross tossed for a tunic (John 19:23-24); the contrast between their game and what hung above it needs no comment, but what is reported is a fulfilled psalm. Samson did bet, thirty linen garments on a riddle (Judges 14:12-13). He lost, and thirty men of Ashkelon were killed to pay it.\n\nThe argument therefore runs by way of motives. Covetousness is the one commandment directed at a wish (Exodus 20:17). Wealth got quickly dwindles, and gathering little by little grows (Proverbs 13:11); whoever hurries to be rich does not see poverty coming (Proverbs 28:20-22). In Ecclesiastes 5:10 the lover of silver cannot be filled by it, which any fruit machine could have taught him.\n\nThere is also the loser. A fair trade can leave both better off, while a bet pays one from the other’s pocket, and a lottery draws most heavily on those who have least. Love of neighbour has something to say to whoever takes the stakes (Proverbs 14:31). For one who cannot stop, Paul’s test is the right one, being brought under the power of a thing (1 Corinthians 6:12). The prodigal’s turning point was a look at his own situation (Luke 15:17), and telling someone was the next step.',
    references: [
      { scripture: '1 Timothy 6:9-10', why: 'The wish to be rich described as a trap that people walk into.' },
      { scripture: 'Proverbs 13:11', why: 'Money that comes without labour shrinks; what is gathered by hand grows.' },
      { scripture: 'Exodus 20:17', why: 'The commandment about wanting what is another’s, which gambling depends on.' },
      { scripture: 'Proverbs 28:20-22', why: 'Haste for wealth and blindness to the poverty behind it.' },
      { scripture: '1 Corinthians 6:12', why: 'The question to put to any habit: does it have power over me?' },
      { scripture: 'Hebrews 13:5', why: 'Contentment, with a reason: God will not leave.' },
      { scripture: 'Proverbs 16:33', why: 'How Israel understood lots, as a decision left to God.' },
      { scripture: 'Ecclesiastes 5:10', why: 'An appetite that winning does not satisfy.' },
      { scripture: 'Judges 14:12-13', why: 'A real wager in the Bible; it ends in fraud and killing.' },
      { scripture: 'John 19:23-24', why: 'Soldiers casting lots for clothes beneath the cross.' },
      { scripture: 'Luke 15:13-17', why: 'A fortune thrown away, and the hour when the waster comes to himself.' },
    ],
    whereChristiansDiffer:
      'Methodists, the Salvation Army, Southern Baptists and many evangelicals oppose gambling of every sort, and Methodists long kept even raffles out of the church hall. Catholic teaching does not hold games of chance wrong in themselves, but they become so when they deprive someone of what is needed or enslave. Anglicans vary. Many who would buy a ticket for the village fair agree with the rest in opposing casinos and online betting that live off addicts.',
  },
  {
    question: 'Is it ever right to lie?',
    aliases: [
      'is lying always a sin',
      'are white lies wrong',
      'did god reward rahab for lying',
      'can you lie to save a life',
      'is it okay to lie to protect someone',
      'what does the bible say about lying',
      'does god ever deceive',
    ],
    topics: ['lying', 'truth', 'honesty', 'deceit'],
    summary:
      'God cannot lie, liars are among those shut out of the new city, and truth is asked of everyone who belongs to the body of Christ. Yet the midwives in Egypt misled a king who was killing babies and God dealt well with them; Rahab misdirected soldiers and is praised twice. Whether those were lawful lies, forgivable ones or no lies at all has divided Christian teachers since Augustine.',
    explanation:
      'The ninth commandment is about testimony: no false evidence against a neighbour (Exodus 20:16). Leviticus 19:11 widens it, and Proverbs puts a lying tongue second among the things that the LORD hates (Proverbs 6:16-19). Jesus wants a yes that needs no oath to prop it up (Matthew 5:37) and calls the devil father of lies (John 8:44). Ananias and Sapphira were free to keep their money; what killed them was pretending (Acts 5:1-4). Paul’s reason is not abstract: we are limbs of one another (Ephesians 4:25), and a body whose nerves send false reports is in trouble.\n\nThen come the stories. Shiphrah and Puah tell Pharaoh that Hebrew women give birth too fast, and the next verse says that God was good to them; the reason it gives is that they feared him (Exodus 1:17-21). Rahab sends the search party the wrong way (Joshua 2:4-6). Her faith is what Hebrews commends, and James commends what she did with the messengers (James 2:25). A woman in David’s service hides two spies in a well and points across the brook (2 Samuel 17:19-20). When Samuel fears for his life, God supplies him with something true to say which is not the whole truth (1 Samuel 16:1-3).\n\nNone of these people lied for gain or comfort. Those who did, Abraham about his wife or Jacob in his brother’s clothes, are shown causing harm (Genesis 12:12-19). A white lie to spare a blush is nearer to those, and Ephesians 4:15 offers a third way, truth told in love.',
    references: [
      {
        scripture: 'Ephesians 4:25',
        why: 'Honesty because we belong to each other, which is why lies hurt the liar’s own side.',
      },
      {
        scripture: 'Exodus 1:17-21',
        why: 'Two women deceive a murderous king, and God blesses them; the hardest case for the strict view.',
      },
      { scripture: 'Exodus 20:16', why: 'The commandment, concerned first with evidence that could ruin someone.' },
      {
        scripture: 'Joshua 2:4-6',
        why: 'A deliberate falsehood to save lives, told by a woman whom two New Testament books praise.',
      },
      { scripture: 'Proverbs 6:16-19', why: 'Lying appears twice in a list of seven things that God detests.' },
      { scripture: 'Matthew 5:37', why: 'Speech so reliable that it needs no swearing.' },
      { scripture: '1 Samuel 16:1-3', why: 'God tells Samuel what to say: true, and less than everything.' },
      { scripture: 'James 2:25', why: 'Names what Rahab did as faith at work, without going into what she said.' },
      { scripture: 'Acts 5:1-4', why: 'A lie for reputation, about money, judged at once.' },
      { scripture: 'Ephesians 4:15', why: 'Truth and love together, against both cruelty and flattery.' },
      { scripture: 'Titus 1:2', why: 'The ground of it all: a God who does not lie.' },
    ],
    whereChristiansDiffer:
      'Augustine, Aquinas, Calvin and more recently John Murray held that no lie is ever right: Rahab is praised for her faith and not for her words, and one may be silent or evade. Others, Luther at times and Dietrich Bonhoeffer in Hitler’s Germany, held that a lie in defence of a neighbour may be a duty, or a guilt that love takes on. A third opinion is that a lie means withholding truth from someone with a right to it, which a murderer at the door has forfeited.',
  },
  {
    question: 'Is it right to be angry at injustice?',
    aliases: [
      'what is righteous anger',
      'was jesus angry',
      'what does be angry and sin not mean',
      'how should christians fight injustice',
      'can i pray for god to punish my enemies',
      'what does the bible say about social justice',
    ],
    topics: ['anger', 'injustice', 'justice', 'oppression'],
    summary:
      'Often it is: Jesus was angry, prophets were, and a person who feels nothing at cruelty has not understood God. But the Bible trusts our anger no further than sunset. It tells of Moses killing a man and of Simeon and Levi slaughtering a town in a just cause. Its advice is to bring the heat to God, let it turn into something useful, and be wary of how good it feels.',
    explanation:
      'Mark says outright that Jesus looked around in anger, and grieved, when men preferred a rule to a withered hand (Mark 3:5). He did something about it: he healed. In the temple he had time to plait a whip of cords (John 2:13-17), so he had not simply lost his temper, and the dove-sellers are only told to take their birds away. Isaiah and Amos hear God refuse worship from people who cheat the poor (Isaiah 1:11-17; Amos 5:21-24).\n\nNehemiah is perhaps the best pattern. On hearing of families selling their children for debt he was very angry; then he consulted with himself, accused the nobles to their faces, admitted his own part and got the fields returned (Nehemiah 5:6-12). The young Moses saw a slave beaten, looked both ways and killed (Exodus 2:11-14). He freed nobody that day. For their sister’s sake Simeon and Levi murdered a whole town of men (Genesis 34:25-31). David blazed at the rich man in Nathan’s story until he learned who it was (2 Samuel 12:5-7).\n\nHence the double counsel. Be angry and do not sin; be done by sundown (Ephesians 4:26-27). Human anger does not produce God’s righteousness (James 1:19-20). What may be done with it is pray: the psalms ask God to break teeth (Psalms 58:6), and one about Babylon ends in a line that most congregations leave out (Psalms 137:8-9). Those prayers put vengeance in the only safe hands, which is where Romans 12:19 tells us to leave it. Justice, mercy and a humble walk belong together (Micah 6:8).',
    references: [
      { scripture: 'Ephesians 4:26-27', why: 'Lets a just anger live until evening, and no longer.' },
      {
        scripture: 'Mark 3:5',
        why: 'Men care more for a rule than for a hand; Jesus is angry, grieves, and heals it.',
      },
      {
        scripture: 'James 1:19-20',
        why: 'A warning to good causes too: heat is one thing and God’s righteousness another.',
      },
      {
        scripture: 'Nehemiah 5:6-12',
        why: 'Rage at exploitation turned into a meeting, a confession and restitution.',
      },
      { scripture: 'Micah 6:8', why: 'Doing justice tied to mercy and humility, so that none of them goes bad.' },
      { scripture: 'Amos 5:21-24', why: 'God’s own disgust at worship without justice.' },
      { scripture: 'John 2:13-17', why: 'The deliberate disturbance in the temple, remembered as zeal.' },
      { scripture: 'Romans 12:19-21', why: 'Leaves vengeance to God and orders the enemy to be fed.' },
      {
        scripture: 'Exodus 2:11-14',
        why: 'A just cause, a glance to either side and a body in the sand; next day it is known.',
      },
      {
        scripture: 'Habakkuk 1:2-4',
        why: 'A prophet shouts at God about violence and paralysed courts, and gets an answer.',
      },
      { scripture: '2 Samuel 12:5-7', why: 'Indignation at another’s wrong that covered a worse one of one’s own.' },
      {
        scripture: 'Psalms 10:17-18',
        why: 'A prayer that begins by asking where God is and ends with the orphan heard.',
      },
    ],
  },
  {
    question: 'Should Christians care about the environment?',
    aliases: [
      'what does the bible say about climate change',
      'does the bible teach care for creation',
      'what does dominion over the earth mean',
      'is pollution a sin',
      'is climate change in the bible',
      'does god care about the earth',
    ],
    topics: ['environment', 'creation', 'animals', 'stewardship'],
    summary:
      'The earth belongs to God, was called very good before people could use it, and is to be tended by them. Israel’s law gave rest to fields and oxen and protected trees and nesting birds. After the flood God’s covenant included every living creature. Paul hears the whole creation groaning for release. Christians disagree over policy, and over how much of this world will survive into the next.',
    explanation:
      'Have dominion and subdue (Genesis 1:28) are strong words; the second is used of conquering land. In 1967 the historian Lynn White traced the ecological crisis to them. Their setting pulls the other way. People and animals are both given plants to eat (Genesis 1:29-30), so this rule does not at first include killing; the ruler is God’s image, and Israel’s good king is one who protects the weak (Psalms 72:12-14). The next chapter puts the man in the garden to serve and guard it (Genesis 2:15). Meat comes after the flood, as a concession, and without the blood (Genesis 9:3-4).\n\nSmall laws tell as much. Let the mother bird go (Deuteronomy 22:6-7). Do not muzzle an ox that is treading grain (Deuteronomy 25:4). Leave the land fallow in the seventh year, and let wild beasts have what grows (Leviticus 25:2-5; Exodus 23:11). Prophets see soil, birds and even fish wasting because of human bloodshed (Hosea 4:1-3). And when God answers Job it is with wild donkeys, and with rain on a desert where nobody lives (Job 38:25-27): much of creation is none of our business, and he enjoys it.\n\nThen the future. 2 Peter 3:10-13 speaks of fire, and the KJV says that earth’s works will be burned up; the oldest copies read found, or laid bare. Romans 8:19-22 expects creation to be freed with God’s children, and Colossians 1:20 has all things reconciled. Revelation 11:18 foresees judgement on those who destroy the earth.',
    references: [
      { scripture: 'Psalms 24:1', why: 'Ownership: the earth is the LORD’s, so nobody else’s use of it is absolute.' },
      { scripture: 'Genesis 2:15', why: 'The human task described as tending and guarding a garden.' },
      {
        scripture: 'Genesis 1:26-31',
        why: 'Dominion in its setting: God’s image, shared food and a verdict of very good.',
      },
      { scripture: 'Romans 8:19-22', why: 'Creation itself has a hope, and is in pain until then.' },
      { scripture: 'Hosea 4:1-3', why: 'Violence among people, and the land, animals and fish suffer for it.' },
      {
        scripture: 'Colossians 1:16-20',
        why: 'All things made through Christ and for him, and to be reconciled by him.',
      },
      { scripture: 'Leviticus 25:2-5', why: 'A sabbath year for the soil, written into the economy.' },
      { scripture: 'Genesis 9:9-10', why: 'A covenant with birds, cattle and wild beasts as well as people.' },
      { scripture: 'Job 38:25-27', why: 'God waters land that is of no use to human beings.' },
      { scripture: 'Proverbs 12:10', why: 'How one treats an animal belongs to righteousness.' },
      {
        scripture: '2 Peter 3:10-13',
        why: 'Fire and a new earth; whether this means destruction or purging is debated.',
      },
      {
        scripture: 'Psalms 104:24-30',
        why: 'Creatures great and small looking to God for food, and Leviathan made to play.',
      },
    ],
    whereChristiansDiffer:
      'Pope Francis in Laudato Si’ (2015), Patriarch Bartholomew of Constantinople and many Protestant churches call damage to creation a sin and climate change urgent. The Evangelical Climate Initiative of 2006 agreed; the Cornwall Alliance, also evangelical, holds that the danger is overstated and that costly measures hurt the poor. Some believers expect the present earth to be destroyed and put saving souls first. Others, such as N. T. Wright, expect it to be renewed and see care for it as part of that hope.',
  },
  {
    question: 'Should Christians be involved in politics?',
    aliases: [
      'do christians have to obey the government',
      'what does the bible say about government',
      'what does render to caesar mean',
      'when should christians disobey the law',
    ],
    topics: ['politics', 'government', 'authority', 'taxes', 'civil disobedience'],
    summary:
      'Pay your taxes, pray for rulers, obey where you can, and refuse when they command what God forbids: on that much the New Testament is clear, under an empire in which none of its readers could vote. The Old Testament adds prophets who confronted kings and Jews who served foreign courts. No party or form of government is endorsed, and one passage compares the keenest candidate to a bramble.',
    explanation:
      'Asked about a tax, Jesus did not have the coin on him. He made his questioners produce it, with Caesar’s head on it, and told them to give Caesar what was his and God what was God’s (Mark 12:13-17). A coin bears Caesar’s image; what bears God’s is left for the hearer to work out.\n\nPaul, writing to Rome probably early in Nero’s reign, says that authority comes from God and serves for good (Romans 13:1-7). Peter writes similarly (1 Peter 2:13-17). About the same empire Revelation 13:1-8 sees a beast out of the sea. Governments can be either, it seems. The line is drawn by people who had been ordered to stop preaching: we must obey God (Acts 5:27-29). The midwives, Daniel at his window and the three beside the furnace drew it earlier (Daniel 6:10; Daniel 3:16-18). None of them rioted, and all accepted what it might cost. Paul used his legal rights when it helped, making magistrates come in person to apologise (Acts 16:37-39).\n\nIsrael’s scriptures distrust power without despising it. Jotham’s trees offer the crown to olive, fig and vine, all too usefully employed, and the bramble accepts (Judges 9:8-15). Samuel predicts what a king will take, a list with that verb in it again and again (1 Samuel 8:10-18). Deuteronomy limits his horses, wives and gold, and makes him copy out the law (Deuteronomy 17:14-20). Yet Joseph, Daniel and Esther do much good from inside. The psalmist’s caution is the last word for enthusiasts: princes die, and their plans with them (Psalms 146:3-5).',
    references: [
      {
        scripture: 'Romans 13:1-7',
        why: 'The fullest statement of what is owed to the state, taxes and respect included.',
      },
      { scripture: 'Acts 5:27-29', why: 'The limit, set by apostles who had been told to be silent.' },
      { scripture: 'Mark 12:13-17', why: 'Caesar gets his coin, and the larger claim is God’s.' },
      { scripture: '1 Timothy 2:1-2', why: 'Prayer for rulers, in days when the rulers were no Christians.' },
      { scripture: 'Jeremiah 29:7', why: 'Work for the good of the city even in exile: the charter for taking part.' },
      { scripture: '1 Peter 2:13-17', why: 'Honour for everybody, the emperor among them; fear for God alone.' },
      { scripture: 'Revelation 13:1-8', why: 'Political power as a beast that demands worship.' },
      {
        scripture: 'Deuteronomy 17:14-20',
        why: 'A king under law, forbidden to enrich himself or to rise above his brothers.',
      },
      {
        scripture: 'Proverbs 31:8-9',
        why: 'A queen mother’s advice on what power is for: speaking for those who cannot.',
      },
      { scripture: 'Daniel 6:10', why: 'An official who keeps his post and his prayers, and opens the window.' },
      { scripture: 'Philippians 3:20', why: 'Citizenship elsewhere, said to a town proud of its Roman citizenship.' },
      { scripture: 'Psalms 146:3-5', why: 'Do not expect salvation from princes.' },
    ],
    whereChristiansDiffer:
      'Anabaptists have mostly kept out of office, and Jehovah’s Witnesses do not vote. Luther taught two kingdoms, in which a Christian may serve the state without confusing it with the gospel. The Reformed line of Calvin and Abraham Kuyper seeks to bring all of life under Christ’s rule. Catholic social teaching commends public service guided by the common good. Christians are found in most parties, and some refuse to treat any one of them as God’s.',
  },
];
