import type { EncyclopediaCard } from '../../card.ts';

export const watching: readonly EncyclopediaCard[] = [
  {
    title: 'The Watchful Servants',
    aliases: [
      'parable of the watchful servants',
      'servants waiting for their lord',
      'loins girded and lights burning',
      'thief in the night',
    ],
    summary:
      'Household slaves sit up for a master who is out at a wedding, and when he comes he puts on an apron, seats them and waits at table. Slave-owners did nothing of the kind, and Jesus introduces it with “verily”.',
    details:
      'Belts on and lamps lit, they are to open at the first knock (Luke 12:35-40). Mark and Matthew keep such warnings for the last days in Jerusalem; in Luke they come long before, in a talk to disciples with a crowd looking on, not far from [[The Rich Fool]]. The girded loins are those of the first Passover meal, eaten ready to march (Exodus 12:11). Jewish hope fixed on that night for the coming redemption, so the hint may be deliberate.\n\nEverything leads one to expect that the master will be served. The turn in Luke 12:37 is so strong that some take it for an allegorical addition, Christ as host at the heavenly table; at the last supper Luke has him say that he is among them as one who serves (Luke 22:27), and John shows him with a towel (John 13:4-5). Elsewhere, in [[The Unprofitable Servants]], Jesus assumes the opposite as normal. Read together, the pair tells more than either: what cannot be claimed is given.\n\nAbruptly the image switches to a burglar, with the householder on the wrong side of it. That comparison was widely known in the early church; Paul already cites it about AD 50 (1 Thessalonians 5:2), and Peter, Revelation and Thomas repeat it. Likening the Lord to a thief is so bold that few doubt its origin with Jesus. Was a long delay reckoned with from the start? The second and third watch suggest at least a late night.',
    insights: {
      greek: {
        strongs: 'G4024',
        word: 'περιζώννυμι',
        transliteration: 'perizōnnymi',
        meaning:
          'To tuck up one’s robe with a belt, for work or the road. In Luke 12:35 the servants are to be found so; two verses on it is the lord who does it. One verb passes from slave to master.',
      },
    },
    historicalContext:
      'Wedding feasts ran late and might last for days, which is what makes his return so uncertain. Jews divided the night into three watches, Romans into four; Luke’s numbering works with either. Clay lamps held oil for some hours and had to be tended. To “break through” is in Greek to dig, since walls of mud-brick or rubble were easier to get in by than a barred door. At the Saturnalia in December Roman masters did dine with their slaves or wait on them, a licence for a day, made much of by writers because it was the exception.',
    keyScriptures: [
      'Luke 12:35-40',
      'Exodus 12:11',
      'Luke 22:27',
      'John 13:3-5',
      'Matthew 24:42-44',
      '1 Thessalonians 5:2-6',
      'Revelation 3:20',
    ],
  },
  {
    title: 'The Faithful and the Evil Servant',
    aliases: [
      'faithful and wise servant',
      'faithful and wise steward',
      'evil servant',
      'parable of the faithful servant',
    ],
    summary:
      'A slave put over other slaves has one duty, to see that they are fed on time. Jesus draws him twice, once doing it and once drunk and using his fists, and asks in effect which of the two the absent owner has appointed.',
    details:
      '[[Peter]] sets it off in Luke: is this for us, or for everyone (Luke 12:41)? The reply is another question, yet speaks of a steward where Matthew says slave (Matthew 24:45-51; Luke 12:42-48), so that leaders are meant in the first place. Apart from this the two versions agree closely enough to share a written source, called Q by those who believe in it.\n\nThe good man’s prize is promotion, that is, more work. The bad one reasons within himself from a fact, “My lord delayeth”, to a conclusion, that he can do as he likes. It is the only parable in which delay is mentioned as an excuse. For many scholars that mirrors Christians of the later 1st century, disappointed of the [[Second Coming]]; others find the situation natural in any story about an absentee.\n\nHis sentence is savage: cut in two, and his share put with the hypocrites (Matthew) or the faithless (Luke). How is a man in pieces to have a share? Translations soften to severe flogging or cutting off; a Hebrew or Aramaic phrase about dividing may have been misunderstood. Luke alone adds a scale: many stripes for knowing the master’s will, few for not knowing it, and from whoever was given much, much is asked. Degrees of punishment have been founded on this, and a severe doctrine of office.',
    insights: {
      greek: {
        strongs: 'G1371',
        word: 'διχοτομέω',
        transliteration: 'dichotomeō',
        meaning:
          'To cut in two: a butcher’s and torturer’s verb, in the New Testament only in this parable’s two versions. The Greek Exodus uses it of a ram for sacrifice (Exodus 29:17). Those who soften it cite a Qumran rule on being “cut off from among” the sons of light.',
      },
    },
    historicalContext:
      'Slaves on large estates were issued grain by the month and oil and wine by measure; Roman handbooks set quantities, and the manager, often a slave himself, controlled the storeroom. His master might be abroad for years. In the tale of Ahiqar, known to Jews, the nephew Nadan, left in charge and believing his uncle dead, gathers idle fellows to drink and beats the servants. The distinction between sins of knowledge and ignorance is that of Numbers 15:27-31, where no sacrifice covers the defiant.',
    keyScriptures: [
      'Matthew 24:45-51',
      'Luke 12:41-48',
      'Numbers 15:27-31',
      '1 Corinthians 4:1-2',
      '1 Peter 5:1-4',
      '2 Peter 3:3-4',
      'James 3:1',
    ],
  },
  {
    title: 'The Unprofitable Servants',
    aliases: [
      'unprofitable servants',
      'the servant’s duty',
      'unworthy servants',
      'servant ploughing or feeding cattle',
    ],
    summary:
      'After a day behind the plough the slave comes in, cooks, serves and eats last, and nobody says thank you. It is about the least attractive picture of discipleship in the Gospels, and it was told to apostles who had just asked for more faith.',
    details:
      '“Which of you”, Jesus begins, having a slave, would ask him to sit down first (Luke 17:7-10)? The question puts fishermen in the owner’s seat, and only in the last verse moves them to the kitchen: you too, when you have done all that was ordered, are to say that you are unprofitable slaves. No other evangelist has it.\n\nThe farm is a small one. A richer man would have one slave for the field and another for the house. This economy of detail, and the cool tone, persuade most critics that the story is old. It approves of slavery no more than [[The Unjust Steward]] does of false accounts; it does presuppose it without a tremor, and modern readers should be allowed to notice.\n\nAs doctrine it has been put against merit and for humility. The Reformers cited it against works of supererogation, those beyond duty, since even “all” leaves one with nothing over. If those who have done everything are unprofitable, an old comment runs, what is to be said of the rest? But why unprofitable, if they have done the work? The old Sinaitic Syriac simply lacks the adjective. Bailey takes it to mean that nothing is owing to them. In [[The Watchful Servants]] the same Gospel has a master who does the thing declared unthinkable here; grace is not, on that showing, a wage.',
    insights: {
      greek: {
        strongs: 'G888',
        word: 'ἀχρεῖος',
        transliteration: 'achreios',
        meaning:
          'Useless, or, in a formula of modesty, poor and unworthy. The only other place is Matthew 25:30, where a slave who really was no use is thrown out; here it is to be said by those who were.',
      },
    },
    historicalContext:
      'Slave-holding was not confined to the wealthy, and Jews held slaves, both Gentile and Hebrew, though how many there were in Galilee is uncertain. The chief meal came at nightfall. Two sayings in the tractate Avot move along the same lines: Antigonus of Socho, before 150 BC, would have people serve God not like slaves who look for a ration, and Johanan ben Zakkai told any student of much Torah to claim no credit, since he was created for that. “I trow not”, in the KJV, has weak support in the manuscripts.',
    keyScriptures: [
      'Luke 17:5-10',
      'Luke 12:35-38',
      '1 Corinthians 9:16-17',
      'Job 22:2-3',
      'Romans 4:4',
      'Matthew 25:30',
    ],
  },
  {
    title: 'The Doorkeeper',
    aliases: ['parable of the doorkeeper', 'the porter', 'man taking a far journey', 'absent householder'],
    summary:
      'Mark’s Jesus ends his longest speech with a man going abroad who leaves his slaves in charge and tells the one at the door to stay awake. A chapter later three disciples are asked to do so for an hour and cannot.',
    details:
      'Mark 13:33-37 is short and oddly built. Every slave has authority and work, then one porter only is to watch, then all hearers are. Somebody on a distant journey would hardly arrive in the middle of the night, as a guest at a wedding might. It looks as if features that Matthew and Luke spread over [[The Talents]], [[The Watchful Servants]] and others had been pressed together, or else as if Mark had an early sketch that was later developed. Either direction has its defenders.\n\nThe four times at which he might come, evening, midnight, cockcrow, dawn, are the watches of the Roman night. R. H. Lightfoot pointed out in 1950 that they also divide up the passion. In the evening Jesus sits at supper with the twelve; in the night, at [[Gethsemane]], he finds them asleep and tells them to watch (Mark 14:37-38); at cockcrow Peter denies him; in the morning he is handed over. Whether by design or not, those who should have watched for the last day miss the hour already there.\n\nThe discourse had begun with four disciples in private (Mark 13:3); in the last verse it is addressed to “all”, and so leaves the hill. Where a date was asked for, an attitude is given. Directly before these verses stands the saying that even the Son is without knowledge of it.',
    insights: {
      greek: {
        strongs: 'G2377',
        word: 'θυρωρός',
        transliteration: 'thyrōros',
        meaning:
          'Doorkeeper. In John’s Gospel one opens to the shepherd (John 10:3), and a woman with that job lets Peter into the high priest’s court and asks the first of the questions on which he founders (John 18:16-17).',
      },
    },
    historicalContext:
      'A porter, chained to the doorway in some Roman houses, marks a substantial home with a gate to the street; he decided who came in and woke the rest. Cockcrow was the name of the third watch, about midnight to three, more than an actual bird. Written, as most think, during or soon after the revolt of 66-70, perhaps at Rome, the Gospel addresses people for whom being found asleep could mean arrest. The one-word command with which the discourse closes, grēgoreite, has given us the name Gregory.',
    keyScriptures: [
      'Mark 13:32-37',
      'Mark 14:32-42',
      'Luke 12:35-38',
      'Matthew 24:42',
      'John 18:16-17',
      '1 Peter 5:8',
      'Isaiah 62:6-7',
    ],
  },
  {
    title: 'The Ten Virgins',
    aliases: ['wise and foolish virgins', 'parable of the ten virgins', 'ten bridesmaids', 'foolish virgins'],
    summary:
      'A bridegroom is hours late, ten girls fall asleep, and five find at midnight that they have no oil. Nobody in the story behaves quite well: the wise will not share and the groom will not open. Sculptors of the Middle Ages put them all on church doors.',
    details:
      'Told on the [[Mount of Olives]] to disciples, and by [[Matthew]] only (Matthew 25:1-13), it is usually explained from wedding customs, of which less is known than is claimed. Were the girls waiting at the bride’s home to go out to him, or at his? Where is the bride? Some witnesses, Codex Bezae and the Latin among them, add her in the first verse. Shops open at midnight do not trouble the narrator, nor does a groom who turns away guests at the feast of a village where everyone was invited.\n\nNote that all ten sleep. “Watch therefore”, the moral, does not quite meet the case, since vigilance was not the difference; provision was. On account of this mismatch, and of the bridegroom as Christ, Jülicher and Rudolf Bultmann attributed the whole to the church. Jeremias rescued a real wedding, with the delay as an incident.\n\nWhat is the oil? Almsgiving, said Chrysostom, sold by the poor; a good conscience or charity, Augustine; faith, Luther; the [[Holy Spirit]], many pietists; deeds, most commentators on Matthew now. That it cannot be lent is the point on which all agree. The shut door and “I know you not” repeat the end of the Sermon on the Mount (Matthew 7:21-23), where too the wise and the foolish are divided, over a house.',
    insights: {
      greek: {
        strongs: 'G2985',
        word: 'λαμπάς',
        transliteration: 'lampas',
        meaning:
          'Properly a torch, as carried by those who came to arrest Jesus (John 18:3); a house lamp is lychnos. If torches are meant, rags soaked in oil that flare for minutes only, the wise needed their flasks in any case, and those torches had to be trimmed.',
      },
    },
    historicalContext:
      'Betrothal came about a year before the wedding, at which the bride was conducted to her husband’s house, commonly after dark, with lights and singing. Haggling over the contract is a likely cause of delay, though it has to be guessed. In 1 Maccabees 9:37-39 a groom’s party goes out with tambourines to meet the bride. “Virgins” means girls of marriageable age, some twelve to fifteen. The Sponsus, a Latin and Occitan play of the later 11th century, has the foolish ones carried off by demons; at Strasbourg and Magdeburg cathedrals they weep in stone.',
    keyScriptures: [
      'Matthew 25:1-13',
      'Matthew 7:21-27',
      'Luke 13:25-28',
      'Mark 2:19-20',
      'Revelation 19:7-9',
      'Luke 12:35-36',
      '1 Thessalonians 4:16-18',
    ],
  },
  {
    title: 'The Sheep and the Goats',
    aliases: [
      'judgment of the nations',
      'parable of the sheep and goats',
      'the least of these',
      'least of these my brethren',
    ],
    summary:
      'Both sides are astonished. The people on the right do not remember having fed a king, those on the left are certain that they never refused one. With this scene Jesus’ public teaching in Matthew is finished; Passover, the next verse but one remarks, is two days off.',
    details:
      'Strictly, a parable takes up two verses of it, the shepherd separating animals (Matthew 25:32-33); the remainder is a vision of the last [[Judgment]]. The Son of man, enthroned with angels as in Daniel 7:13-14, becomes in the next breath “the King”. Six acts are listed four times over, and the repetition grows shorter every time until the accused hurry through the list.\n\nTwo questions govern every reading. Who are “all the nations”? All humankind, including Christians; or, as the phrase often means, Gentiles, judged by themselves. And who are “the least of these my brethren”? In Matthew 12:49-50 his brothers are his disciples, and whoever gives a cup of water to one of these little ones because he is a disciple is rewarded (Matthew 10:40-42). On this ground many specialists, and many of the fathers, think of believers, above all hungry missionaries. Others have taken every sufferer to be meant: [[Mercy|works of mercy]], Tolstoy, Mother Teresa and liberation theology rest on it.\n\nFaith is nowhere mentioned. Catholics and Orthodox find here that love will be the measure; Protestants hold that such deeds are the fruit by which faith is known, and note the word “inherit”. On “everlasting punishment” (Matthew 25:46) the tradition sees lasting torment parallel to lasting life; others understand a penalty whose effect is everlasting, or, with Origen, correction.',
    insights: {
      greek: {
        strongs: 'G1646',
        word: 'ἐλάχιστος',
        transliteration: 'elachistos',
        meaning:
          'Least, the superlative of small, where Matthew’s “little ones” is mikroi. He writes it also of the commandments that may not be relaxed (Matthew 5:19) and of Bethlehem, which is by no means so (Matthew 2:6).',
      },
    },
    historicalContext:
      'Sheep and goats graze together; according to Gustaf Dalman, who lived in Palestine, goats were parted off at night because they need more warmth. White fleece and black hair can be told apart at dusk. No blame attached to a goat, a useful beast and fit for sacrifice. Lists of kindnesses are Jewish (Isaiah 58:7; Tobit 4:16), visiting prisoners being the unusual item: they depended on food from outside. A midrash on Deuteronomy has God say that when his children feed the poor he counts it as though they had fed him.',
    keyScriptures: [
      'Matthew 25:31-46',
      'Ezekiel 34:17-22',
      'Daniel 7:13-14',
      'Isaiah 58:6-8',
      'Proverbs 19:17',
      'Matthew 10:40-42',
      'James 2:14-17',
      'Acts 9:4-5',
    ],
  },
];
