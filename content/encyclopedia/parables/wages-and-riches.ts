import type { EncyclopediaCard } from '../../card.ts';

export const wagesAndRiches: readonly EncyclopediaCard[] = [
  {
    title: 'The Rich Fool',
    aliases: ['parable of the rich fool', 'bigger barns', 'the rich farmer', 'eat drink and be merry'],
    summary:
      'Two brothers are at odds over an estate, and one wants Jesus to arbitrate. He declines, and tells of a landowner with a storage problem, who makes excellent plans and has nobody to tell them to but himself.',
    details:
      'In Greek the farmer’s monologue is thick with “I” and “my”: my crops, my barns, my goods, my soul (Luke 12:16-21). He has done nothing criminal. The ground “brought forth”, as it does; he neither cheats nor oppresses. [[Joseph]] himself stored grain for years ahead, but Joseph did so in order to feed a country, and this man’s thought stops at his own ease. To “eat, drink, and be merry” is recommended more than once in [[Ecclesiastes]] (Ecclesiastes 8:15), a book which also foresees the heir who did not work for it (Ecclesiastes 2:18-21).\n\nThen God speaks. In no other parable does he appear without disguise. The question he asks, whose will these things be, is the very one over which the brothers were fighting.\n\nIs it about death or about [[Judgment]]? Jeremias pressed the second, as a warning to a generation; most readers feel the first. Basil of Caesarea, in a famine of the 4th century, preached on the barns line by line: you have granaries already, he told the rich, in the bellies of the poor. Jesus’ own conclusion speaks of being rich towards God and leaves open how; a few verses later he explains, sell and give alms (Luke 12:33). The short version in Thomas is wholly about dying. Only Luke has the quarrel before it.',
    insights: {
      greek: {
        strongs: 'G523',
        word: 'ἀπαιτέω',
        transliteration: 'apaiteō',
        meaning:
          'To demand back, as a lender calls in a loan. The Greek of Luke 12:20 has “they demand your soul from you”: an indirect way of saying God, or the angels of death; a few think of the goods themselves. The soul he addressed as his was lent.',
      },
    },
    historicalContext:
      'Under the law the elder brother received double, and brothers often held land in common until one asked for division; rabbis were regularly consulted on such cases. Grain was kept in pits and in plastered silos. A holder who could sit out the months before harvest sold at several times the price, so that bigger barns were no innocent amenity. Ben Sira sketches the same man, who says that he has found rest and does not know how long it will be until he leaves all to others (Sirach 11:18-19). Nabal, whose name means fool, died of his feast (1 Samuel 25:36-38).',
    keyScriptures: [
      'Luke 12:13-21',
      'Ecclesiastes 2:18-23',
      'Psalms 49:16-20',
      'Luke 12:32-34',
      '1 Samuel 25:36-38',
      'James 4:13-16',
      '1 Timothy 6:17-19',
    ],
  },
  {
    title: 'The Unjust Steward',
    aliases: [
      'dishonest manager',
      'shrewd manager',
      'parable of the unjust steward',
      'dishonest steward',
      'unrighteous mammon',
    ],
    summary:
      'Sacked for waste, an estate manager uses his last hours in office to cut the bills of his master’s debtors, and is praised for it. No parable has embarrassed its readers more, to judge by the series of afterthoughts which already stand beneath it in Luke.',
    details:
      'The disciples are told it straight after [[The Prodigal Son]], with which it shares the word for squandering, and Pharisees are listening in (Luke 16:1-14). Its hero thinks fast: he cannot dig, he will not beg, so he makes friends. Two samples of his paperwork are given, oil from a hundred to fifty and wheat from a hundred to eighty, in amounts that belong to large tenancies or merchants.\n\nWas it fraud? The straightforward view is that it was, and that only his quick wit is held up; Jülicher and Jeremias read it so, the latter hearing a call to act in the face of the end. Duncan Derrett proposed in 1961 that he merely dropped concealed interest, forbidden by the [[Law]]; Joseph Fitzmyer that he gave up his own commission. Either would make him honest at last, though the text calls him unjust after the deed. Bailey dwells on the master’s position. The debtors are already toasting his generosity, and he must swallow the loss or be hated.\n\nWho commends him is unclear too: “the lord” of Luke 16:8 could be Jesus. The advice to make friends by means of mammon, so as to be received into everlasting tents, keeps the parable’s logic; the sayings on being faithful in little (Luke 16:10-12) almost reverse it. C. H. Dodd called them notes for three separate sermons. Augustine had seen that he is not to be imitated in everything.',
    insights: {
      greek: {
        strongs: 'G3126',
        word: 'μαμμωνᾶς',
        transliteration: 'mamōnas',
        meaning:
          'An Aramaic word for property, left untranslated; many derive it from the root of amen, that in which one trusts. It is no name of a demon until later imagination, though Luke 16:13 sets it up as a rival master.',
      },
    },
    historicalContext:
      'A steward might be a slave or a freedman with authority to bind his master by contract, which is why the alterations hold. Bills were in the debtor’s own hand, so each must rewrite his. A hundred baths of oil come to some 3,900 litres, the yield of well over a hundred olive trees; a hundred cors of wheat to ten times that volume. Jewish texts from Qumran and the rabbis also speak of mammon, by itself a neutral term, and “mammon of falsehood” stands in the Targums for dishonest gain.',
    keyScriptures: [
      'Luke 16:1-13',
      'Matthew 6:24',
      'Exodus 22:25',
      'Leviticus 25:35-37',
      'Luke 12:33-34',
      '1 Timothy 6:17-19',
    ],
  },
  {
    title: 'The Rich Man and Lazarus',
    aliases: ['dives and lazarus', 'lazarus and the rich man', 'lazarus the beggar', 'dives', 'abraham’s bosom'],
    summary:
      'At a gate lies a beggar with a name; inside, a man in purple without one. Death swaps their places, and a conversation is held across a gulf about water, brothers and what it would take to make the living listen.',
    details:
      'Of all the people in the parables Lazarus alone is named. Tradition evened things up: “Dives” is only Latin for rich, and the oldest papyrus of the passage calls him Neues. [[Luke]] does not label it a parable (Luke 16:19-31), and some therefore hold it to be fact; the opening words, a certain rich man, are those of the story before.\n\nAbraham gives no moral reason. One had his good things, the other evil things (Luke 16:25). The crime, if it is one, was a daily step over a man at the door, whose name, as it turns out, the rich man knew all along. Even in flames he treats him as staff: send Lazarus to me, then, send him to my brothers. The last exchange decides what it is about: they have [[Moses]] and the prophets, and one risen from the dead would not change them. Christians cannot read that without thinking of [[Resurrection|Easter]], or of the [[Lazarus of Bethany|Lazarus]] of John, whose raising made enemies (John 11:53).\n\nIs this a map of the next life? Tertullian and Aquinas drew doctrine from it. Luther took the bosom for God’s word and the torment for conscience. Many now see stock scenery, borrowed to speak to five brothers still alive, and point out that it happens before the last judgment. Those who teach that the dead sleep must take it as a figure.',
    insights: {
      greek: {
        strongs: 'G5490',
        word: 'χάσμα',
        transliteration: 'chasma',
        meaning:
          'A yawning gap, hence chasm; in the New Testament only here. It has been “fixed”, like a gate that was never opened from within. Where he is lying is in Greek Hades, the realm of the dead, and not Gehenna, though the KJV writes hell for both.',
      },
    },
    historicalContext:
      'Purple was dyed with sea-snails at ruinous cost, and the “fine linen” was underwear of Egyptian make. Hugo Gressmann in 1918 compared an Egyptian story, kept on a papyrus of the 1st century AD, in which Setne is led by his son through the underworld and sees a rich man and a pauper with their lots exchanged. Jews in Alexandria may have brought it home; a form of it is told in the Jerusalem Talmud of a tax collector and a pious student. Neither has the brothers. Lazarus is short for Eleazar, God has helped.',
    keyScriptures: [
      'Luke 16:19-31',
      'Luke 6:20-25',
      'Deuteronomy 15:7-11',
      'Isaiah 58:6-7',
      'John 11:43-53',
      'James 2:14-17',
      'Amos 6:4-7',
    ],
  },
  {
    title: 'The Labourers in the Vineyard',
    aliases: [
      'workers in the vineyard',
      'parable of the labourers',
      'eleventh hour',
      'parable of the workers in the vineyard',
    ],
    summary:
      'One hour’s work and twelve are paid the same, and the paymaster arranges for everybody to watch. Matthew’s parable has been preached as grace, debated as economics and resented, each time honestly, by those who have worked all day.',
    details:
      '[[Peter]] has asked what those who left everything will get (Matthew 19:27). Between the promise he receives and its echo comes the story (Matthew 20:1-16), framed on both sides by last and first.\n\nSeveral things do not happen on real farms. The owner goes himself although he has a steward; he returns to the marketplace four times, as if he could not count; those engaged at nine are promised “whatsoever is right”, those at five, in the oldest copies, nothing at all. Had he paid the early men first they would have gone home content. He reverses the order, and the grievance is manufactured. It is not about poverty either, since all get what was agreed. That others have been made “equal unto us” is the complaint.\n\nHis defence is contract, property and goodness, in that order. Irenaeus took the hours as the ages from [[Adam]] onwards, Origen also as the times of life at which people are converted; an Easter sermon under Chrysostom’s name, still read in Orthodox churches, invites those of the eleventh hour to the feast. Reformers saw merit abolished by [[Grace|grace]]. Jülicher and others heard Jesus defending his welcome to sinners, recent scholars the Gentile newcomers of Matthew’s day. William Herzog sides with the grumblers against an insulting employer. The closing words about many called are missing from the oldest copies.',
    insights: {
      greek: {
        strongs: 'G3788',
        word: 'ὀφθαλμός',
        transliteration: 'ophthalmos',
        meaning:
          'Eye. “Is thine eye evil?” asks in Hebrew idiom whether one is grudging: Deuteronomy 15:9 warns against such an eye when a poor brother needs a loan. Against it the owner places his own goodness.',
      },
    },
    historicalContext:
      'A denarius, the KJV’s “penny”, was a fair day’s wage; Tobit’s guide is hired at a drachma. Work ran from sunrise until the stars showed, and Deuteronomy 24:14-15 requires pay before sunset. At the vintage labour was short and the weather a threat, which may explain the repeated hiring. The Jerusalem Talmud preserves a eulogy for Bun bar Hiyya, who died at twenty-eight: a king paid in full a labourer who had accomplished in two hours what others did in a whole day. There it is earned.',
    keyScriptures: [
      'Matthew 20:1-16',
      'Matthew 19:27-30',
      'Deuteronomy 24:14-15',
      'Deuteronomy 15:9-10',
      'Luke 15:28-32',
      'Romans 4:4-5',
      'Jonah 4:1-4',
    ],
  },
  {
    title: 'The Wicked Husbandmen',
    aliases: ['wicked tenants', 'parable of the tenants', 'parable of the vineyard', 'rejected cornerstone'],
    summary:
      'Tenants beat the rent collectors and finally murder the heir, on the theory that the property will then be theirs. In the last week of his life Jesus says this in the temple court to the people in charge of it, and they understand him.',
    details:
      'Mark 12:1-12 opens with Isaiah’s vineyard, hedge, winepress, tower and all (Isaiah 5:1-7), except that in Isaiah the grapes are bad and here the growers. The priests perceive that it is aimed at them. Each evangelist touches up the series of servants, and the end: in Mark the son is killed and then thrown out, in Matthew 21:39 and Luke 20:15 thrown out and then killed, like Jesus outside [[Jerusalem]]. In Luke the people cry “God forbid”. Thomas has two servants and a son, with no Isaiah and no sequel, and gives the rejected stone as its next saying.\n\nWhat makes sense of tenants hoping to inherit? An heir’s arrival might suggest that the father was dead, and unclaimed land could be held by occupation; more likely it is meant to be mad. Still madder is the owner, who after several corpses sends a boy alone.\n\nJülicher took so transparent an allegory for the church’s composition. Others, John Kloppenborg among them, think Thomas close to an original tale about viticulture and force. Snodgrass defends the substance as from Jesus, who saw himself as last in a line of prophets, with [[John the Baptist]] before him. “A nation bringing forth the fruits” (Matthew 21:43) was long preached as the church replacing the Jews. The text names priests and Pharisees as those who lose the vineyard, and in Isaiah’s terms Israel is what they are removed from.',
    insights: {
      greek: {
        strongs: 'G593',
        word: 'ἀποδοκιμάζω',
        transliteration: 'apodokimazō',
        meaning:
          'To reject after testing, as builders discard a stone (Psalms 118:22). Mark uses it twice, here and where Jesus foretells that elders, chief priests and scribes will reject him (Mark 8:31). In Hebrew son, ben, and stone, even, make a pun.',
      },
    },
    historicalContext:
      'Absentee estates were real. Papyri from the files of Zenon, agent of a minister of Egypt in the 250s BC, concern his vines at Bethanath in Galilee, and, elsewhere in the country, debt-collectors driven out of a village. A new vineyard bore properly after about four years. Leases on shares were enforced by the owner’s men with courts behind them, and debt made many farmers tenants. A midrash in Sifre tells of tenants who robbed their king and were replaced by his own son, meaning Jacob. One scroll from Qumran seems to link Isaiah’s vineyard with the temple.',
    keyScriptures: [
      'Mark 12:1-12',
      'Matthew 21:33-46',
      'Luke 20:9-19',
      'Isaiah 5:1-7',
      'Psalms 118:22-23',
      '2 Chronicles 36:15-16',
      'Acts 4:10-12',
    ],
  },
  {
    title: 'The Talents',
    aliases: ['parable of the talents', 'five talents', 'buried talent', 'good and faithful servant'],
    summary:
      'A single talent was some fifteen or twenty years’ wages. The slave who is cast out in this story did not waste it, gamble it or steal it; he returned every coin. English took its word for natural gifts from a reading of the parable that its first audience could not have had.',
    details:
      'Two of the slaves go straight to work, and after a long time all three must account for what they did (Matthew 25:14-30). [[The Pounds]] in Luke is plainly a relation, whether because Jesus told it twice or because one story grew. Matthew’s sums are vast and unequal, graded by each man’s “several ability”, and the reward for five and two is identical to the word.\n\nAll depends on how one hears the third man. He calls his owner hard, a reaper where he has not sown. Is that true? The master repeats it without conceding it, and points out that even on such a view there were bankers. For most readers fear is the failure: he has treated a trust as a danger. The joy into which the others go is out of all proportion to bookkeeping.\n\nSince the 1990s some have changed sides. Richard Rohrbaugh argued that in a peasant’s world, where wealth was thought to be limited, doubling money meant taking it from somebody, so that the honourable man is the one who refuses; William Herzog calls him a whistle-blower. Eusebius knew a Jewish-Christian gospel in which three slaves respectively multiplied, hid and spent the money on prostitutes and flute-girls, and he wondered whether the threat was not aimed at the last. Against such turns stands Matthew 25:29, and the place of the story, straight after [[The Ten Virgins]].',
    insights: {
      greek: {
        strongs: 'G5007',
        word: 'τάλαντον',
        transliteration: 'talanton',
        meaning:
          'First a balance, then a weight of silver, something over thirty kilograms, worth 6,000 denarii. Matthew alone in the Gospels mentions it, here and for the hopeless debt in The Unforgiving Servant.',
      },
    },
    historicalContext:
      'Slaves did manage capital for their owners, in Roman law with a fund of their own to trade with, and some grew rich. Twelve per cent was a common ceiling on loans; sea trade paid more and sank more. To bury a deposit freed the keeper from liability according to the rabbis. Lending at interest to fellow Jews was forbidden (Deuteronomy 23:19-20), to others not, so that the master’s suggestion of the money-changers’ table might have sounded a little foreign. In Middle English “talent” came to mean a mental endowment.',
    keyScriptures: [
      'Matthew 25:14-30',
      'Luke 19:11-27',
      'Matthew 24:45-51',
      'Deuteronomy 23:19-20',
      '1 Peter 4:10',
      'Romans 12:6-8',
    ],
  },
  {
    title: 'The Pounds',
    aliases: ['parable of the pounds', 'parable of the minas', 'ten minas', 'occupy till i come'],
    summary:
      'On the last stage of the road to Jerusalem, with excitement running high, Jesus tells of a claimant who goes abroad to be made king. Behind them at Jericho stood a palace whose last Herodian owner had done precisely that.',
    details:
      'Luke states the reason: they were near the city and supposed that the kingdom would appear at once (Luke 19:11-27). Zacchaeus of [[Jericho]] has just been called a son of Abraham. Two plots are braided together, a nobleman’s test of ten slaves with one mina each, and the revolt of his citizens, who send an embassy after him. Only the first half has its match in [[The Talents]]. Some think that Luke or his source joined two parables; the seam shows in the odd reward of cities for bookkeeping and in the ten who shrink to three.\n\nCompared with Matthew everything is small and equal. A mina was a hundred denarii, a few months’ earnings; all begin alike, and their gains differ. The cautious one has it in a napkin. When it is handed to the richest the bystanders object, in a line that some manuscripts omit, that he has ten already.\n\nThen the end: those enemies are to be brought and slaughtered in front of him (Luke 19:27). Patristic and most later exegesis sees Christ ascended and returning, with the Jews, or the impenitent, as rebels. The fall of Jerusalem, wept over a few verses on, may colour it. Others cannot believe that Jesus identified himself with a butcher, and hold that he describes how kings in fact get their kingdoms, before riding in on a colt to show another way.',
    insights: {
      greek: {
        strongs: 'G4231',
        word: 'πραγματεύομαι',
        transliteration: 'pragmateuomai',
        meaning:
          'To do business: the KJV’s “occupy”, in its old sense of being busy with. The simple verb occurs here only in the New Testament. The slave with the napkin is not told that he lost money but that he did nothing.',
      },
    },
    historicalContext:
      'In 4 BC Archelaus, son of Herod the Great, sailed to Rome to have his father’s will confirmed, after his troops had killed thousands at Passover. Fifty envoys from Judea pleaded with Augustus to be rid of him; he came back as ethnarch, and was banished ten years later. Josephus, who reports it, adds that he rebuilt the palace at Jericho. Herod himself had been made king in Rome. To keep money tied in a cloth counted in later rabbinic rules as negligence, where burying it did not.',
    keyScriptures: ['Luke 19:11-27', 'Matthew 25:14-30', 'Luke 19:1-10', 'Luke 19:41-44', 'Acts 1:6-8', 'Mark 4:25'],
  },
];
