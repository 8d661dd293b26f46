import type { QuestionCard } from '../card.ts';

export const lifeAndSociety: readonly QuestionCard[] = [
  {
    question: 'May a Christian fight in a war?',
    aliases: [
      'is war ever right',
      'can a christian be a soldier',
      'did jesus teach pacifism',
      'what is a just war',
      'can a christian join the army',
      'should i join the army',
      'can christians be soldiers',
      'is war a sin',
      'is it a sin to kill in war',
      'should i go to war if drafted',
      'can a christian be in the military',
      'what does the bible say about war',
      'are christians pacifists',
      'is pacifism biblical',
    ],
    topics: ['war', 'pacifism', 'soldier', 'peace', 'violence'],
    summary:
      'Christians differ: most say yes, in some wars; some never. Jesus told his followers to love enemies and not to resist an evil person, and he stopped the one disciple who drew a sword for him. Yet soldiers who came to John the Baptist were not told to desert, a centurion is praised, and Paul says that rulers do not carry the sword for nothing. From the same texts some Christians have refused all war and most have allowed some.',
    explanation:
      'The Old Testament is full of battles and not in love with them. Deuteronomy 20:5-8 sends home the man with a new house, an unharvested vineyard or a fiancée, and anybody who is frightened; peace must be offered first (Deuteronomy 20:10), and fruit trees are not to be cut down for siege works (Deuteronomy 20:19). David, who thanked God for training his hands (Psalms 144:1), was not allowed to build the temple because of the blood he had shed (1 Chronicles 22:8). The hope held out is swords made into ploughs (Isaiah 2:4). Joel 3:10 turns the same words around.\n\nThe Sermon on the Mount is plain enough: the other cheek, the second mile, prayer for persecutors (Matthew 5:38-45). A mile was what a Roman soldier could force a civilian to carry his pack. The dispute is over whom it binds. Is it the individual, who may not take revenge, or also the magistrate? Paul puts the two side by side, no vengeance (Romans 12:17-21) and then the ruler as God’s avenger (Romans 13:4).\n\nNeither side owns every verse. John told soldiers to stop extorting and be content with pay (Luke 3:14); he might have said more. Jesus spoke of buying a sword, and when shown two said that it was enough (Luke 22:36-38), which some read as permission and others as weary irony. Hours later he forbade its use (Matthew 26:52), and told Pilate why his servants were not fighting (John 18:36).',
    references: [
      {
        scripture: 'Matthew 5:38-45',
        why: 'The heart of the case for non-violence, grounded in how God treats enemies.',
      },
      {
        scripture: 'Romans 13:1-4',
        why: 'The heart of the case for lawful force: a ruler who bears the sword as God’s servant.',
      },
      { scripture: 'Romans 12:17-21', why: 'Comes immediately before, and forbids believers to take revenge.' },
      { scripture: 'Luke 3:14', why: 'What John asked of soldiers, and by silence what he did not.' },
      {
        scripture: 'Matthew 26:52',
        why: 'Jesus disarms the disciple who was defending the most innocent man there was.',
      },
      { scripture: 'Luke 22:36-38', why: 'The two swords, among the most argued-over lines in the debate.' },
      { scripture: 'Isaiah 2:4', why: 'Where history is meant to end: weapons reforged and war no longer taught.' },
      {
        scripture: 'Acts 10:1-2',
        why: 'A serving officer receives the Spirit, and nothing is said of his profession.',
      },
      {
        scripture: 'Deuteronomy 20:10-20',
        why: 'Rules of war that include offers of peace and protection for trees, along with terrible severity.',
      },
      { scripture: '1 Chronicles 22:8', why: 'A victorious king is barred from building the temple because of blood.' },
      { scripture: 'John 18:36', why: 'A kingdom whose servants, for a stated reason, do not fight.' },
    ],
    whereChristiansDiffer:
      'Mennonites, Quakers, the Amish and many individuals elsewhere, pointing also to early writers such as Tertullian and Origen, hold that disciples may never kill. Most Catholics and Protestants follow the just war tradition from Augustine and Aquinas: lawful authority, a just cause, last resort, the innocent spared. The Orthodox regard some wars as a sad necessity; Basil of Caesarea advised three years without communion for soldiers who had killed. Just peacemaking, a newer approach, puts its effort into prevention.',
  },
  {
    question: 'Is the death penalty right?',
    aliases: [
      'what does the bible say about capital punishment',
      'does an eye for an eye still apply',
      'should murderers be executed',
      'what did jesus say about the death penalty',
      'does thou shalt not kill forbid execution',
      'is capital punishment biblical',
      'does the bible support the death penalty',
      'is the death penalty wrong',
      'should christians support the death penalty',
      'is it right to execute murderers',
      'does an eye for an eye mean execution',
      'what would jesus say about the death penalty',
    ],
    topics: ['capital punishment', 'death penalty', 'justice', 'murder'],
    summary:
      'Christians differ, and the Bible can be quoted on both sides. The law of Moses orders death for murder and for more than a dozen other offences, and gives a reason older than Moses: human life is in God’s image. The same scriptures hedge it with witnesses, and God himself spares Cain, Moses and David. Jesus, asked to confirm a lawful stoning, sent the accusers home. On what states may do today Christians give both answers, each from these texts.',
    explanation:
      'Genesis 9:5-6 is the foundation for those in favour. It is spoken to Noah, before Israel existed, and its reason is the worth of the victim. The sixth commandment uses a verb for unlawful killing, so it does not settle the matter by itself (Exodus 20:13). No ransom may be taken for a murderer (Numbers 35:31), so that the rich cannot buy their way out. An eye for an eye (Deuteronomy 19:16-21) set a ceiling, and there it punishes a perjurer.\n\nThe law was also hard to carry out. Two or three witnesses were needed, and they had to throw first (Deuteronomy 17:6-7). Rabbis recorded in the Mishnah call a court destructive if it put one man to death in seven years, and some said in seventy. And the first murderer in the Bible is exiled with a mark to protect his life (Genesis 4:14-15). By the statute David was due to die twice over; Nathan told him that he would not (2 Samuel 12:13).\n\nThe woman caught in adultery is found in a passage missing from the oldest copies of John, though many think the story old. Jesus does not dispute the law; he asks who is fit to apply it (John 8:3-11). Paul would not refuse death if guilty (Acts 25:11) and speaks of the ruler’s sword (Romans 13:4), and one of the men crucified with Jesus called his own sentence just (Luke 23:41). At the centre of the faith, all the same, stands an innocent man, executed on the order of a lawful governor.',
    references: [
      {
        scripture: 'Genesis 9:5-6',
        why: 'Life for life because of God’s image: the main ground of the case in favour.',
      },
      { scripture: 'John 8:3-11', why: 'A capital case brought to Jesus, and the accusers disqualified one by one.' },
      { scripture: 'Romans 13:4', why: 'The sword of the ruler, which many take to include execution.' },
      {
        scripture: 'Deuteronomy 17:6-7',
        why: 'A standard of evidence, and a burden on the witnesses, that few modern systems match.',
      },
      { scripture: 'Genesis 4:14-15', why: 'God protects a murderer’s life from avengers.' },
      { scripture: 'Numbers 35:30-31', why: 'One witness is not enough, and no payment can replace the sentence.' },
      {
        scripture: 'Matthew 5:38-39',
        why: 'Jesus quotes the rule of equal return and asks for something else; of courts or of persons is debated.',
      },
      { scripture: 'Ezekiel 33:11', why: 'God wants the guilty to turn and live.' },
      { scripture: 'Luke 23:41', why: 'A condemned man accepts his sentence, and is promised paradise.' },
      {
        scripture: '2 Samuel 12:13',
        why: 'A king guilty of adultery and arranged killing is spared by a prophet’s word.',
      },
      { scripture: 'Deuteronomy 19:16-21', why: 'Shows eye for eye at work as justice against a lying witness.' },
    ],
    whereChristiansDiffer:
      'Many Reformed and evangelical Christians, the Southern Baptist Convention among them, hold that Genesis 9 binds all nations and that just execution honours life. The Catholic Church long allowed it; in 2018 its catechism was changed to call it inadmissible. Anglican, Methodist and most other mainline churches oppose it, as do the peace churches, often pointing also to wrongful convictions. The National Association of Evangelicals has since 2015 recognised both views among its members.',
  },
  {
    question: 'Is abortion wrong?',
    aliases: [
      'what does the bible say about abortion',
      'when does life begin according to the bible',
      'can god forgive an abortion',
      'is a foetus a person in the bible',
      'is abortion ever justified',
      'i had an abortion does god still love me',
      'is abortion a sin',
      'is abortion murder',
      'when does life begin',
      'is abortion ok after rape',
      'is it a sin to have an abortion',
      'should i have an abortion',
      'i am thinking about an abortion',
      'is abortion in the bible',
    ],
    topics: ['abortion', 'unborn', 'pregnancy', 'life'],
    summary:
      'Most churches say yes, with exceptions that differ. No verse mentions it. The Bible speaks of God forming and knowing people in the womb, and from an early date, in the Didache, Christians taught against abortion. One law treats harm to a pregnant woman and can be read in two ways. Churches differ on whether there are cases that justify it. They do not differ about this: nobody who has had one is beyond mercy, and nobody facing it should be left alone.',
    explanation:
      'The texts most often cited are poems and calls. A psalmist was knitted together unseen (Psalms 139:13-16). Jeremiah was known before he was formed (Jeremiah 1:5); if pressed, that comes before conception. Elizabeth’s child leaps at Mary’s voice, and Luke uses for him the word that he later uses for a newborn in a manger (Luke 1:41-44; Luke 2:12). Amos counts the cutting open of pregnant women among the crimes of war (Amos 1:13). None of these was written to say at what point a person begins, and all of them speak of somebody being there, or being meant, before birth.\n\nExodus 21:22-25 is the only law. Men fighting hit a pregnant woman and, literally, her children come out. If this means a miscarriage, a fine is owed for the loss and life for life only for the mother, which suggests a difference in standing. If it means an early birth, life for life covers the child as well. Ancient translators already disagreed: the Greek version distinguishes a formed child from an unformed. Others quote Genesis 2:7, where a body comes alive with breath, though Adam was never in a womb.\n\nIf a case rests on the image of God (Genesis 1:27) and on care for those who cannot speak (Proverbs 31:8), it must reach the woman too: the girl without support, the danger to life. James mocks the kind of blessing that gives nothing (James 2:15-16). For someone grieving what was done, whether by choice or under pressure, Psalms 103:12-14 measures how far God puts sins away.',
    references: [
      {
        scripture: 'Psalms 139:13-16',
        why: 'God at work on a person still unseen; the passage that most shapes Christian feeling on this.',
      },
      {
        scripture: 'Exodus 21:22-25',
        why: 'The one law about harm to a pregnancy, and the one both sides translate differently.',
      },
      { scripture: 'Jeremiah 1:5', why: 'Known and set apart before birth, said of a prophet’s calling.' },
      { scripture: 'Luke 1:41-44', why: 'John leaps in the womb, and is called by the word for a baby.' },
      { scripture: 'Genesis 1:27', why: 'The image of God, which gives every argument here its weight.' },
      {
        scripture: 'Psalms 103:12-14',
        why: 'For those who carry guilt: it is removed as far as east from west, by one who knows our frame.',
      },
      {
        scripture: 'James 2:15-16',
        why: 'Words without help are useless, which applies to anybody who counsels birth and offers nothing.',
      },
      {
        scripture: 'Proverbs 31:8',
        why: 'Speaking up for those without a voice, applied by some to the unborn and by others to women in need.',
      },
      { scripture: 'Job 31:15', why: 'One maker formed master and slave in the womb, and so both have rights.' },
      { scripture: 'Genesis 2:7', why: 'Life joined with breath; cited by those who place its beginning at birth.' },
      { scripture: 'Galatians 6:2', why: 'Burdens of this weight are meant to be shared.' },
    ],
    whereChristiansDiffer:
      'Catholic and Orthodox teaching and most evangelicals hold that life is to be protected from conception; many would act where the mother’s life is in danger. The Church of England states strong opposition with strictly limited exceptions. The United Church of Christ and, with more reservations, the Episcopal Church in the United States hold that the decision may rightly be the woman’s. Positions have moved: the Southern Baptists allowed several exceptions in 1971 and almost none since 1980.',
  },
  {
    question: 'Is homosexuality a sin?',
    aliases: [
      'my friend is gay',
      'will the church accept my gay friend',
      'what do i say to my gay friend',
      'can a gay person be a christian',
      'is it a sin to be gay',
      'what does the bible say about homosexuality',
      'can you be gay and christian',
      'does god love gay people',
      'is same-sex marriage wrong',
      'was sodom destroyed for homosexuality',
      'is being gay a sin',
      'is being gay wrong',
      'can gay people go to heaven',
      'can i be gay and christian',
      'do gay people go to hell',
      'is it a sin to be lesbian',
      'is being a lesbian a sin',
      'what does the bible say about gay marriage',
      'is gay marriage wrong',
      'does god hate gay people',
      'what did jesus say about homosexuality',
      'is bisexuality a sin',
      'is same sex marriage a sin',
    ],
    topics: ['homosexuality', 'same-sex', 'sexuality', 'sodom'],
    summary:
      'Churches differ: most teach that to be gay is no sin but to act on it is, others bless faithful couples. Five or six passages speak of sex between men, one of them also of women, and each condemns what it describes. None discusses orientation or a faithful lifelong union between two people of one sex. Traditional Christians hold that the ban, with the pattern of Genesis, covers every case; affirming Christians hold that it addressed other things. Both agree that gay people are loved by God and that contempt for them is sin.',
    explanation:
      'Sodom first. The men of the town demand Lot’s guests in order to rape them (Genesis 19:4-9), which no one defends. Ezekiel names its guilt as pride, plenty and neglect of the poor, and adds abomination (Ezekiel 16:49-50); Jude 1:7 speaks of fornication and strange flesh. Leviticus forbids a man to lie with another man as he would with a woman, on pain of death in the second passage (Leviticus 18:22; Leviticus 20:13). Around it stand bans still kept, on incest, and others not kept, on mixed cloth (Leviticus 19:19).\n\nPaul’s fullest words describe gentile idolaters given up to desires against nature, women and men (Romans 1:24-27), and lead straight to a trap for the reader who has been nodding: you who judge do the same (Romans 2:1-4). In two lists he uses arsenokoitai, a rare word apparently built from the Greek of Leviticus, man and bed; beside it in Corinth stands malakoi, the soft (1 Corinthians 6:9-11; 1 Timothy 1:9-11). Translations vary widely.\n\nThe traditional reading joins these to creation, male and female becoming one flesh, which Jesus quotes (Matthew 19:4-6). The affirming reading observes that what Paul’s world mostly saw was use of boys, slaves and prostitutes, that Paul appeals to nature about hair as well (1 Corinthians 11:14), and that the Spirit once led the church past a clear rule by way of people it had thought unclean (Acts 10:34-35). Traditional scholars reply that lasting same-sex attachments were known then, and that the rule about foods was set aside in scripture itself. Isaiah’s welcome for eunuchs (Isaiah 56:3-5) is claimed by each. A parent whose child has just said “I am gay” can begin where the two agree, with love that does not wait for the outcome.',
    references: [
      {
        scripture: 'Romans 1:24-27',
        why: 'The longest passage and the only one that mentions women; its purpose is to indict everyone.',
      },
      {
        scripture: 'Matthew 19:4-6',
        why: 'Jesus on male and female in marriage; the positive ground of the traditional view.',
      },
      {
        scripture: '1 Corinthians 6:9-11',
        why: 'Two disputed Greek words in a list with thieves and the greedy, and then: washed.',
      },
      { scripture: 'Leviticus 18:22', why: 'The law on which Paul’s word seems to be modelled.' },
      {
        scripture: 'Romans 2:1-4',
        why: 'Turns at once on the reader who condemns: kindness is what leads to repentance.',
      },
      {
        scripture: 'Genesis 2:18-24',
        why: 'Read by some as fixing man and woman, by others as an answer to loneliness.',
      },
      {
        scripture: 'Genesis 19:4-9',
        why: 'An attempted rape of strangers, long used more widely than the story allows.',
      },
      { scripture: 'Ezekiel 16:49-50', why: 'A prophet’s own list of what was wrong with Sodom.' },
      { scripture: '1 Timothy 1:9-11', why: 'The rare word once more, next to slave traders.' },
      { scripture: 'Isaiah 56:3-5', why: 'A welcome, and a name, for people whose bodies had shut them out.' },
      {
        scripture: 'Acts 10:34-35',
        why: 'How the first church came to accept those it had thought unacceptable, and whether that is a parallel is the debate.',
      },
    ],
    whereChristiansDiffer:
      'Catholic, Orthodox, most evangelical and Pentecostal churches hold that sex belongs to the marriage of man and woman and ask celibacy of others, as argued by Robert Gagnon and, from experience as a gay man, Wesley Hill. The Episcopal Church, the Church of Scotland, British Methodists and others permit same-sex marriage, as argued by James Brownson and Matthew Vines. Richard Hays argued the first view in 1996 and the second in 2024. The Church of England offers blessings and remains divided.',
  },
  {
    question: 'What does the Bible say about racism?',
    aliases: [
      'is racism a sin',
      'what is the curse of ham',
      'does god favour one race',
      'does the bible support segregation',
      'are there black people in the bible',
      'is interracial marriage wrong in the bible',
      'is it wrong to be racist',
      'what does god say about race',
      'are all races equal',
      'can i marry someone of another race',
      'is interracial marriage a sin',
      'i am treated badly because of my skin color',
      'why are people racist',
      'is there racism in the bible',
      'is one race chosen over another',
      'my church is racist',
    ],
    topics: ['racism', 'nations', 'prejudice', 'reconciliation'],
    summary:
      'Racism is wrong: all people come from one origin and bear God’s image. The Bible knows peoples and tongues but has no idea of races ranked by colour, and it traces all of them to one origin. Its story runs from one chosen family toward a crowd out of every nation. Prejudice is shown inside the people of God, in Miriam, in Jonah, even in Peter, and each time it is corrected. Christians have nevertheless used scripture to defend slavery and segregation, and they were wrong.',
    explanation:
      'The abuse needs naming. For centuries the “curse of Ham” was preached to justify the enslaving of Africans. Noah curses Canaan, not Ham (Genesis 9:25); the Canaanites lived next door to Israel; skin is not mentioned; and it is Noah who speaks, waking from wine. The ban on foreign marriages in Deuteronomy 7:3-4 is about gods. When Miriam and Aaron object to Moses’ Cushite wife, probably from the upper Nile, Miriam turns white as snow with disease (Numbers 12:1-10).\n\nAfricans are present throughout. Ebed-melech, a Cushite at court, pulls Jeremiah out of the cistern and thinks of padding the ropes with rags (Jeremiah 38:7-13). An Ethiopian treasurer is baptised before any Roman (Acts 8:26-39), and among the teachers at Antioch are Simeon called Niger and Lucius from Cyrene in Africa (Acts 13:1). Amos told Israel that to God they were like the Cushites, and that he had led out Philistines too (Amos 9:7).\n\nThe early church had its own quarrel. Greek-speaking widows were passed over in the food line, and the remedy was to appoint seven men, all with Greek names (Acts 6:1-6). Peter said that he had been shown to call no one unclean (Acts 10:28), and later left the table when stricter guests came; Paul told him to his face that this denied the gospel (Galatians 2:11-14). A wall has come down, Ephesians 2:13-16 says. In the last vision the languages are still distinguishable (Revelation 7:9).',
    references: [
      {
        scripture: 'Acts 17:26',
        why: 'All nations from one, said in Athens, where the citizens thought themselves sprung from their own soil.',
      },
      {
        scripture: 'Galatians 2:11-14',
        why: 'Separate tables treated as a betrayal of the gospel, and an apostle rebuked for it in public.',
      },
      { scripture: 'Revelation 7:9', why: 'The end of the story has every people in it, still recognisable.' },
      { scripture: 'Acts 10:28', why: 'Peter learns from a vision about food that he must call no person common.' },
      {
        scripture: 'Ephesians 2:13-16',
        why: 'Hostility between peoples is counted among the things killed by the cross.',
      },
      { scripture: 'Genesis 1:27', why: 'God’s image in humankind, before there are any nations.' },
      { scripture: 'Numbers 12:1-10', why: 'Complaint about a foreign wife brings judgement upon the complainers.' },
      {
        scripture: 'James 2:1-9',
        why: 'Favouritism in seating called a breach of the royal law; the case is wealth, and the principle is wider.',
      },
      {
        scripture: 'Amos 9:7',
        why: 'A blow at the idea that being chosen means being the only nation God has dealt with.',
      },
      { scripture: 'Luke 10:33-37', why: 'Jesus makes a member of the despised people the example of neighbour love.' },
      {
        scripture: 'Genesis 9:20-27',
        why: 'The text misused to defend slavery; reading it is the best answer to that use.',
      },
    ],
    whereChristiansDiffer:
      'No major church now defends racism. The Southern Baptists apologised in 1995 for their record on slavery, and in South Africa the Belhar Confession of 1982 rejected apartheid as contrary to the gospel. Disagreement today is about causes and remedies: some stress the conversion of hearts and equal treatment before the law, others also speak of unjust structures and of repairing past wrongs, as in the campaigns in which Martin Luther King Jr. and many other clergy took part.',
  },
  {
    question: 'What does the Bible say about immigrants?',
    aliases: [
      'how should christians treat refugees',
      'what does the bible say about immigration',
      'does the bible support borders',
      'was jesus a refugee',
      'what does love the stranger mean',
      'should christians welcome asylum seekers',
      'what does the bible say about refugees',
      'what does the bible say about foreigners',
      'should christians help refugees',
      'how should we treat immigrants',
      'is illegal immigration a sin',
      'what does the bible say about borders',
      'should we welcome strangers',
      'i am an immigrant and feel unwelcome',
    ],
    topics: ['immigration', 'stranger', 'refugees', 'hospitality', 'borders'],
    summary:
      'They are to be loved and treated justly. The law of Moses tells Israel to love the resident foreigner as one of its own, and gives as the reason that they had been foreigners in Egypt. The prophets count oppression of strangers beside neglect of widows and orphans, and Jesus was carried over a border by night as a small child. The Bible also knows walls, laws and nations. It does not prescribe a modern border policy, and Christians who love strangers still differ about one.',
    explanation:
      'Much depends on a Hebrew word. A ger is a foreigner who lives with Israel, without land, often poor; a nokri is an outsider, passing or trading. The commands of love are for the ger: he shares the harvest’s leavings and the Sabbath (Deuteronomy 24:17-21; Exodus 23:12), is judged by one law (Leviticus 24:22), and in Ezekiel’s vision even inherits land (Ezekiel 47:22-23). The outsider could be charged interest (Deuteronomy 23:20). James Hoffmeier infers that the ger had been admitted, so that the laws concern legal residents; M. Daniel Carroll R. answers that the texts ask about need and not about papers.\n\nMuch of the story is told by migrants. Famine moves Abraham, Isaac, Jacob and Naomi; Ruth gleans among strangers, and asks Boaz why he should notice her (Ruth 2:10-12). Joseph takes his family into Egypt to save a child from soldiers (Matthew 2:13-15). Exodus 23:9 appeals to memory: you know the heart of a stranger. The duty runs the other way also, since newcomers kept Israel’s law, and exiles were told to work for the good of Babylon (Jeremiah 29:7).\n\nAgainst this stand texts of caution. Nehemiah rebuilt a wall (Nehemiah 2:17), nations have their times and bounds from God (Acts 17:26), and rulers are owed obedience (Romans 13:1). Deuteronomy 23:3-8 itself shuts out Moabites and tells Israel not to abhor Egyptians, and Ruth was a Moabite. In Matthew 25:35-40 the stranger taken in turns out to have been Christ.',
    references: [
      {
        scripture: 'Leviticus 19:33-34',
        why: 'Love your neighbour as yourself is said a second time in this chapter, and about the foreigner.',
      },
      {
        scripture: 'Deuteronomy 10:17-19',
        why: 'God himself loves the stranger and feeds and clothes him; Israel is to copy that.',
      },
      { scripture: 'Matthew 25:35-40', why: 'A stranger welcomed or not is part of the last judgement.' },
      { scripture: 'Exodus 23:9', why: 'An appeal to experience: you know how it feels.' },
      { scripture: 'Leviticus 24:22', why: 'One standard of justice for native and newcomer, which binds both.' },
      { scripture: 'Matthew 2:13-15', why: 'The holy family fleeing a massacre by night into another country.' },
      { scripture: 'Romans 13:1-2', why: 'Civil authority and its laws, the text most cited for controlled entry.' },
      { scripture: 'Ruth 2:10-12', why: 'One migrant’s welcome, by a landowner who went beyond what the law asked.' },
      { scripture: 'Jeremiah 29:7', why: 'The newcomer’s side: seek the good of the city where you now live.' },
      {
        scripture: 'Acts 17:26',
        why: 'Boundaries of nations under God, though in a speech about the unity of humankind.',
      },
      { scripture: 'Hebrews 13:2', why: 'Hospitality to strangers, some of whom were not what they seemed.' },
    ],
    whereChristiansDiffer:
      'Catholic teaching holds together a right to migrate when life requires it and a state’s right to regulate its borders for the common good. Many Protestants and evangelical relief agencies, such as World Relief, press for generous asylum. Others, James Hoffmeier among scholars, hold that governments owe their first duty to citizens and that compassion belongs with the rule of law. Some churches have offered sanctuary in defiance of the state; others consider this wrong.',
  },
];
