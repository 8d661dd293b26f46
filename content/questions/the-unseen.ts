import type { QuestionCard } from '../card.ts';

export const theUnseen: readonly QuestionCard[] = [
  {
    question: 'Who is Satan?',
    aliases: [
      'is the devil behind everything bad',
      'is the devil real',
      'where did satan come from',
      'what can the devil do to me',
      'who is lucifer',
      'can satan read my mind',
    ],
    topics: ['satan', 'devil', 'evil one', 'temptation'],
    summary:
      'In Hebrew satan is a common noun, “adversary” or “accuser”, and in Job he is a figure at God’s court who doubts that anyone is good for nothing in return. By the New Testament he is a personal enemy: tempter, liar, ruler of this world. He is a creature, never God’s equal. Jesus describes him as a strong man already tied up, and the Bible ends with his end.',
    explanation:
      'The Old Testament says little. An angel of the LORD blocks Balaam’s road as a satan (Numbers 22:22). In Job “the satan” needs permission for each step (Job 1:6-12; Job 2:6). In Zechariah he accuses the high priest and is rebuked (Zechariah 3:1-2). A single late verse has Satan, without the article, provoking David (1 Chronicles 21:1).\n\nIn the gospels he tempts with scripture quotations (Matthew 4:6), sows weeds, enters Judas. Jesus calls him a murderer from the beginning and father of lies (John 8:44). Paul says that he can dress up in light, like a good angel (2 Corinthians 11:14); Peter, that he prowls like a lion (1 Peter 5:8-9). Revelation gathers the names, dragon, ancient serpent, devil, Satan, in one verse (Revelation 12:9), where the serpent of Eden, it seems, is plainly identified with him. “Lucifer” is the King James Bible’s word for the morning star in a taunt on a Babylonian king (Isaiah 14:12).\n\nNowhere is he said to know thoughts or be everywhere. The advice is undramatic: resist and he will flee (James 4:7), give him no foothold by nursing anger (Ephesians 4:26-27). Revelation says that he is furious because his time is short (Revelation 12:12).',
    references: [
      { scripture: '1 Peter 5:8-9', why: 'What he is like and what to do, in a pastor’s practical words.' },
      { scripture: 'Job 1:6-12', why: 'The accuser in the heavenly court, able to act only by leave.' },
      { scripture: 'John 8:44', why: 'Jesus’ description of his character: murder and lies.' },
      { scripture: 'Revelation 12:9-12', why: 'All his names together, his fall, and how he is overcome.' },
      { scripture: 'Matthew 4:1-11', why: 'How he works, by plausible suggestions, and how Jesus answered.' },
      { scripture: 'James 4:7', why: 'The promise that resistance succeeds, after submission to God.' },
      { scripture: 'Mark 3:26-27', why: 'Jesus’ parable of the strong man bound and robbed.' },
      { scripture: '2 Corinthians 11:14', why: 'His best disguise is a religious one.' },
      { scripture: 'Colossians 2:15', why: 'What happened to hostile powers at the cross.' },
      { scripture: 'Isaiah 14:12-15', why: 'The passage behind the name Lucifer, about a king of Babylon.' },
      { scripture: 'Revelation 20:10', why: 'His end, told in a single verse.' },
    ],
    whereChristiansDiffer:
      'Catholic, Orthodox and evangelical teaching holds that he is a fallen angel, relying partly on Isaiah 14 and Ezekiel 28 as read by the Fathers. Other theologians, since the Enlightenment, have seen in him a symbol of evil’s power, which is more than the sum of human wrongs; Walter Wink and others speak of the inner spirit of oppressive systems. Historians trace the growth of the figure between the exile and Jesus, some suspecting Persian influence. Christadelphians hold that the word means human sin.',
  },
  {
    question: 'Are demons real?',
    aliases: [
      'can a christian be possessed by a demon',
      'what are demons',
      'do evil spirits exist',
      'is demon possession the same as mental illness',
      'what does the bible say about exorcism',
    ],
    topics: ['demons', 'possession', 'exorcism', 'mental illness'],
    summary:
      'Jesus treated them as real and drove them out, and even his enemies did not deny that he did; they disputed whose power it was. The gospels usually tell possession from ordinary sickness, though a few cases look like epilepsy to us. The New Testament shows no interest in demons for their own sake, gives Christians no reason to fear them, and never suggests that depression or doubt is one.',
    explanation:
      'The Old Testament hardly mentions them. In Mark they are among the first to know who Jesus is (Mark 1:23-27). The fullest story is set among tombs across the lake: a man beyond chaining, a name, Legion, that is a Roman army unit, two thousand pigs, and afterwards someone sitting dressed and sane, at which the townsfolk are afraid and ask Jesus to leave (Mark 5:1-17). Matthew’s summary lists demoniacs beside lunatics and paralytics, as distinct groups (Matthew 4:24), yet the boy whom he calls lunatic has seizures and is cured by driving out a demon (Matthew 17:15-18). Both remarks need to be kept in mind.\n\nWhere do they come from? It is not said. Angels that sinned are held in chains (2 Peter 2:4); later tradition connected demons with these or with the giants’ spirits. Paul thinks that demons stand behind idols (1 Corinthians 10:20-21), while insisting that an idol is nothing.\n\nJohn reassures: the one in you is greater (1 John 4:4). Seventy missionaries come back elated at their success over spirits, and Jesus tells them to be glad of something else (Luke 10:17-20). Someone hearing voices needs a doctor, and prayer besides. No one in scripture is blamed for being afflicted.',
    references: [
      { scripture: 'Mark 5:1-20', why: 'The most detailed account, ending with a man restored to home and speech.' },
      { scripture: 'Luke 10:17-20', why: 'Authority over spirits granted, and put firmly in second place.' },
      { scripture: '1 John 4:4', why: 'The reason that Christians have no cause to fear.' },
      { scripture: 'Mark 1:23-27', why: 'The first exorcism, in a synagogue: a command and no ritual.' },
      { scripture: 'Ephesians 6:10-13', why: 'The struggle is not with people, and armour is supplied for it.' },
      { scripture: 'Matthew 12:24-28', why: 'The argument over whose power was at work, and what it showed.' },
      { scripture: 'Matthew 4:24', why: 'Possession listed separately from other illnesses.' },
      { scripture: 'Matthew 17:14-18', why: 'The case where symptoms look like epilepsy.' },
      { scripture: '1 Corinthians 10:19-21', why: 'Paul on idols and what lies behind them.' },
      { scripture: 'James 2:19', why: 'They are convinced monotheists, and it does them no good.' },
      { scripture: 'Romans 8:38-39', why: 'Includes such powers in the list of what cannot separate us from God.' },
    ],
    whereChristiansDiffer:
      'Catholics keep a rite of exorcism, used by appointed priests after medical examination; Orthodox baptism includes exorcisms. Pentecostals and many churches of Africa, Asia and Latin America practise deliverance; some of them hold that Christians can have demons, while others and most Protestants say that whoever has the Spirit cannot be possessed. Many scholars think that Jesus and the evangelists described mental and neurological illness in the terms of their time. C. S. Lewis warned against disbelief and unhealthy interest alike.',
  },
  {
    question: 'What are angels?',
    aliases: [
      'do angels exist',
      'what do angels look like',
      'do we become angels when we die',
      'do i have a guardian angel',
      'what do angels do',
    ],
    topics: ['angels', 'guardian angel', 'cherubim', 'messengers'],
    summary:
      'Messengers: that is what the Hebrew and Greek words mean, and both are used for human envoys too. They appear as men, mostly without wings, and their opening line is usually that one should not be afraid. Cherubim and seraphim are something stranger, with several faces or six wings. Angels protect, announce, fight and worship. They are not dead people promoted, and they refuse to be worshipped.',
    explanation:
      'Abraham feeds three visitors veal and curds before he knows who they are (Genesis 18:2-8); Hebrews has him in mind when it recommends hospitality (Hebrews 13:2). Manoah tries to serve one a meal (Judges 13:15-16). Jacob sees them on a stairway, Elisha’s servant sees fiery horses on the hills (2 Kings 6:16-17). In a good many older stories “the angel of the LORD” speaks as God himself, and interpreters disagree whether this is a messenger, God made visible, or, as Christians have often said, the Son before Bethlehem.\n\nOnly two of God’s angels have names in the Protestant Bible, Gabriel and Michael. Tobit adds Raphael. Later lists of nine ranks go back to a writer of about 500 who called himself Dionysius, working from words in Paul such as thrones and powers (Colossians 1:16).\n\nGuardian angels rest on two hints: the angels of “little ones”, who look upon the Father (Matthew 18:10), and friends who took Peter at the door for “his angel” (Acts 12:15). Psalms 91:11-12 promises care to the one who trusts; the devil quoted it on a temple roof. The raised will be like angels in not marrying (Matthew 22:30), which is a comparison. They long to look into what we have been told (1 Peter 1:12).',
    references: [
      {
        scripture: 'Hebrews 1:14',
        why: 'The clearest account of their purpose: spirits sent out to serve those being saved.',
      },
      { scripture: 'Psalms 91:11-12', why: 'The promise of protection, later misused by the tempter.' },
      { scripture: 'Matthew 18:10', why: 'The main ground for believing in guardian angels.' },
      { scripture: 'Luke 2:8-14', why: 'Angels at their best-known task: fear not, good news, and praise.' },
      { scripture: 'Hebrews 13:2', why: 'They may come unrecognised and in need of dinner.' },
      { scripture: 'Isaiah 6:1-3', why: 'Seraphim, six-winged, covering their faces before God.' },
      { scripture: 'Daniel 10:12-14', why: 'Conflict behind events, with Michael named.' },
      {
        scripture: 'Revelation 22:8-9',
        why: 'An angel stops John from worshipping and calls himself a fellow servant.',
      },
      { scripture: 'Luke 20:35-36', why: 'How the raised resemble them: in not dying any more.' },
      {
        scripture: 'Acts 12:7-15',
        why: 'A rescue, with practical orders about shoes and cloak, and a remark on Peter’s angel.',
      },
      { scripture: '2 Kings 6:15-17', why: 'Unseen protection shown for a moment to a frightened servant.' },
    ],
    whereChristiansDiffer:
      'Catholics and Orthodox teach that each person, or each of the baptised, has a guardian angel, and may ask its help. Calvin thought the evidence too thin and preferred to say that all of them watch over each of us; most Protestants follow him and pray to God alone. Some modern theologians see angels as a poetic way of speaking of God’s action. Jehovah’s Witnesses identify Michael with Christ, and Seventh-day Adventists also do, holding him fully divine.',
  },
  {
    question: 'Is astrology or magic wrong?',
    aliases: [
      'is it ok to read horoscopes',
      'is it a sin to believe in zodiac signs',
      'what does the bible say about horoscopes',
      'is it a sin to use tarot cards',
      'what does the bible say about witchcraft',
      'is it wrong to go to a fortune teller',
      'can a curse harm me',
    ],
    topics: ['astrology', 'magic', 'witchcraft', 'divination', 'curses'],
    summary:
      'Israel’s law bans divination, sorcery and spells outright, and the prophets mock Babylon’s stargazers, who cannot save themselves. The reason is loyalty more than taboo: a people who can ask God have no need to pry secrets out of the dead, the stars or an animal’s liver. In Ephesus converts burned costly magic books. Yet wise men following a star come to Jesus before the clergy do. Nobody who belongs to Christ need dread a curse.',
    explanation:
      'Deuteronomy’s list is long (Deuteronomy 18:9-14), and what follows it is a promise of a prophet: in other words, God will speak. Stars belong among God’s works, and Genesis pointedly calls the sun and moon lamps (Genesis 1:16). Isaiah challenges monthly prognosticators to stand up and rescue Babylon (Isaiah 47:12-14). Jeremiah tells people not to be dismayed at signs in the sky (Jeremiah 10:2).\n\nIn Acts magic and gospel meet four times. Simon of Samaria wants to buy the gift (Acts 8:18-24); Elymas is struck blind on Cyprus; a slave girl with a spirit of divination loses it, and her owners their income (Acts 16:16-19); and in Ephesus scrolls worth fifty thousand pieces of silver go into the fire (Acts 19:18-20). Money is in nearly every story.\n\nThere are oddities. Joseph has a cup for divining, or says so (Genesis 44:5; Genesis 44:15). Priests cast lots. The magi are astrologers by profession, and their star is allowed to lead them, though only scripture gives them the town (Matthew 2:1-6). As for curses, Balaam found that he could not undo a blessing (Numbers 23:20), and a proverb likens a groundless one to a sparrow that does not land (Proverbs 26:2).',
    references: [
      {
        scripture: 'Deuteronomy 18:9-14',
        why: 'The basic prohibition, with a list that covers most practices still offered.',
      },
      { scripture: 'Isaiah 47:12-14', why: 'A taunt at the astrologers of Babylon, its experts.' },
      { scripture: 'Acts 19:18-20', why: 'What new Christians did with their magic, at great expense.' },
      { scripture: 'Isaiah 8:19-20', why: 'The alternative: should not a people ask its God?' },
      { scripture: 'Galatians 5:19-21', why: 'Sorcery in Paul’s list of works of the flesh.' },
      { scripture: 'Acts 16:16-18', why: 'A fortune teller who spoke the truth and was set free all the same.' },
      { scripture: 'Numbers 23:23', why: 'No enchantment works against those God has blessed.' },
      { scripture: 'Proverbs 26:2', why: 'For anyone afraid of being cursed without cause.' },
      { scripture: 'Jeremiah 10:2', why: 'Signs in the sky are not to be feared.' },
      { scripture: 'Matthew 2:1-6', why: 'The exception that puzzles: a star brings astrologers to the child.' },
      { scripture: 'Colossians 1:16-17', why: 'Every unseen power was made through Christ and depends on him.' },
    ],
  },
  {
    question: 'What is spiritual warfare?',
    aliases: [
      'how do i fight spiritual battles',
      'how do i protect myself from evil',
      'am i under spiritual attack',
      'how do i resist the devil',
    ],
    topics: ['spiritual warfare', 'armour of god', 'resisting evil', 'prayer'],
    summary:
      'Paul’s picture of the Christian life as a soldier’s, facing powers that are not flesh and blood. The weapons he lists are truth, justice, readiness to bring peace, faith, salvation, God’s word and prayer: no formulas, no maps of demons. The repeated command is to stand. Since people are never the enemy, a campaign conducted against persons has already mistaken the front.',
    explanation:
      'Ephesians 6:10-18 was written in custody, perhaps with a guard in view, but nearly every piece of the armour comes from Isaiah, where it is God who puts on righteousness as breastplate and salvation as helmet (Isaiah 59:17), and whose herald has beautiful feet (Isaiah 52:7). Believers, then, are lent God’s own kit. Only one item is for attack, the sword, which is the word. And the shoes are for a gospel of peace.\n\nElsewhere Paul describes the battlefield as the mind: arguments are taken down and thoughts made captive (2 Corinthians 10:3-5). He speaks of Satan’s schemes just where he urges the church to forgive and comfort an offender (2 Corinthians 2:7-11), which suggests where he expected to be outflanked.\n\nJesus’ own war was fought by refusing bread and glory in a desert, and by dying. The powers are said to have been disarmed there (Colossians 2:15). Revelation puts the victory in three clauses, the blood of the Lamb, spoken witness, and not loving life even to death (Revelation 12:11). The Lord’s prayer keeps it to a line: deliver us from evil, or from the evil one, for the Greek can mean either (Matthew 6:13).',
    references: [
      { scripture: 'Ephesians 6:10-18', why: 'The full picture: who the enemy is, the armour, and prayer.' },
      { scripture: '2 Corinthians 10:3-5', why: 'Unworldly weapons, aimed at arguments and pretensions.' },
      { scripture: 'James 4:7', why: 'Order of battle: submit first, then resist.' },
      { scripture: 'Romans 12:21', why: 'How evil is overcome: with good, not with its own methods.' },
      { scripture: 'Revelation 12:11', why: 'What the conquerors used, and what it cost them.' },
      { scripture: '1 Peter 5:8-10', why: 'Watchfulness in company with sufferers all over the world.' },
      { scripture: 'Colossians 2:15', why: 'The decisive battle is spoken of as over.' },
      { scripture: 'Isaiah 59:17', why: 'Where the armour comes from: it is God’s.' },
      { scripture: 'Matthew 6:13', why: 'The request for protection that Jesus told everyone to make daily.' },
      { scripture: '2 Corinthians 2:10-11', why: 'An unforgiving church plays into Satan’s hands.' },
      { scripture: 'Jude 1:9', why: 'Even Michael did not rail at the devil: a caution about tone.' },
    ],
    whereChristiansDiffer:
      'Pentecostals and charismatics often speak directly to evil powers in prayer; some, following C. Peter Wagner, address spirits thought to rule territories, citing Daniel 10. Many evangelicals find no example of that in the New Testament and stress obedience, scripture and prayer to God. Catholics and Orthodox think of ascetic struggle against passions, with sacraments and the sign of the cross. Others apply the “powers” to unjust structures, against which Christians stand without violence.',
  },
];
