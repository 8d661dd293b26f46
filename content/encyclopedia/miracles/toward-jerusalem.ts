import type { EncyclopediaCard } from '../../card.ts';

export const towardJerusalem: readonly EncyclopediaCard[] = [
  {
    title: "The Coin in the Fish's Mouth",
    aliases: ['the temple tax', 'fish with a coin', 'the stater in the fish', 'the tribute money in the fish'],
    summary:
      'Collectors of the temple tax ask Peter whether his teacher pays. Yes, he says at once, and then has to face the teacher. Sons of a king pay no tax, Jesus remarks; but so as not to give offence, let him go and open the mouth of the first fish he hooks.',
    details:
      'Matthew 17:24-27 ends with an instruction, and never says that Peter went, or what he found. That makes it the only miracle of its kind: one that is promised and not narrated, done for oneself, and nearly comic. Folk tales with rings in fishes were told from Polycrates to the Talmud, and some scholars think that a joke, “go and catch it”, was taken at its word. Others see no reason to stop at the last miracle when one has granted the others.\n\nThe point lies in the conversation. If the temple is the house of Jesus’ Father, then his people are not its debtors but its children; and yet freedom does not have to be demonstrated at every opportunity. The coin pays for two. Paul argues the same way about meat (1 Corinthians 8:9).\n\nAfter AD 70, when the temple was gone, Rome went on collecting the tax, for Jupiter; whether Christians of Jewish birth should pay became a painful question, and Matthew’s readers may have heard an answer here. He had been a tax collector himself, if the tradition is right.',
    insights: {
      greek: {
        strongs: 'G4715',
        word: 'στατήρ',
        transliteration: 'statēr',
        meaning:
          'A silver coin worth four drachmas: exactly two persons’ tax. Most were struck at Tyre, with a pagan god on them, because the silver was good.',
      },
    },
    historicalContext:
      'Each Jewish man from twenty upwards, in the land and abroad, gave half a shekel a year for the daily sacrifices, on the strength of Exodus 30:13-16; priests claimed to be exempt, and the people of Qumran held that once in a lifetime was enough. Visitors to the lake are served *musht*, tilapia, as “St Peter’s fish”. It feeds on plankton and does not take a hook; a barbel does.',
    keyScriptures: ['Matthew 17:24-27', 'Exodus 30:13-16', '1 Corinthians 8:9', 'Romans 13:7', 'Matthew 22:19-21'],
  },
  {
    title: 'The Bent Woman',
    aliases: ['the crippled woman', 'the woman bent double', 'the woman with a spirit of infirmity'],
    summary:
      'For eighteen years she has seen mostly her own feet. In a synagogue, on a sabbath, Jesus notices her, calls her over and says that she is free. The ruler of the synagogue is indignant, and does not address either of them: he scolds the crowd.',
    details:
      'She has asked for nothing, and Luke does not say that she had come to be healed (Luke 13:10-17). She straightens up and praises God; the ruler tells people to come on one of the other six days. Jesus takes his argument from the cowshed. You untie an ox or an ass on the sabbath to lead it to water; ought not this woman to be untied, whom Satan has kept tied, and for how long? Not only may it be done on a sabbath, it *must*, that day being the memorial of a release from bondage (Deuteronomy 5:15).\n\nHe calls her a daughter of [[Abraham]]. “Sons of Abraham” was a common expression; the feminine in this sense hardly occurs elsewhere in what survives from the time. A little later Zacchaeus, shunned on other grounds, is called a son (Luke 19:9).\n\nLuke ascribes her state to a spirit of weakness, and yet Jesus does not command anything to come out; he lays his hands on her as on the sick. Physicians have proposed ankylosing spondylitis. Two short parables follow, of a seed and of yeast, which begin bent down, too.',
    insights: {
      greek: {
        strongs: 'G4794',
        word: 'συγκύπτω',
        transliteration: 'synkyptō',
        meaning:
          'To be bent together. Its opposite, to lift oneself up, is what she could not do; Jesus uses that word of the redeemed when they raise their heads (Luke 21:28).',
      },
    },
    historicalContext:
      'The Mishnah discusses which knots may be tied or loosed on a [[Sabbath]], and with how much of a burden cattle may go out: care for animals was taken for granted. In the synagogues of the first century that have been dug up, at Gamla, Masada or Magdala, there is no sign of a separate place for women, so that she may have stood where anyone could see her.',
    keyScriptures: ['Luke 13:10-17', 'Deuteronomy 5:13-15', 'Luke 19:9', 'Psalms 145:14', 'Luke 21:28'],
  },
  {
    title: 'The Man with Dropsy',
    aliases: ['dropsy', 'healing of the man with dropsy', 'healing at the pharisee’s table'],
    summary:
      'At dinner with a leading Pharisee, on a sabbath, with everybody watching, a man swollen with fluid stands in front of the guest. Jesus asks the experts whether it is allowed. They say nothing; he takes hold of the man, heals him, sends him off, and asks again.',
    details:
      'It is the shortest of the [[Sabbath]] disputes (Luke 14:1-6), and the last. Silence frames it: they hold their peace before, and cannot reply after. Was the man put there as bait? Luke says only that he was before him. He leaves at once, as one would who had not been invited.\n\nThe argument is from a well. Which of you, if a son or an ox falls in? Some manuscripts have an ass instead of a son; “son” is better attested, and harder, since it puts child and beast in one question. The community at Qumran would have answered that on that day not even the beast may be drawn up.\n\nWhat follows at the same table makes one think that the disease was chosen with care. Ancient moralists, Polybius and Plutarch among them, used dropsy as the image of greed: the more the patient drinks, the thirstier he is. Jesus goes on to speak to guests who want the best couches ([[The Lowest Seat]]), to a host who invites those who can repay, and of [[The Great Supper]] to which people had no time to come.',
    insights: {
      greek: {
        strongs: 'G5203',
        word: 'ὑδρωπικός',
        transliteration: 'hydrōpikos',
        meaning: 'Suffering from dropsy, oedema: a doctor’s word, found here alone in the Bible.',
      },
    },
    historicalContext:
      'Rabbis connected dropsy with sin of various kinds, or with delay in relieving oneself. Sabbath meals were cooked the day before and kept warm; a teacher passing through was a welcome guest after synagogue, and in a formal dining room uninvited people might stand along the wall and listen. Pharisees were not only Jesus’ critics: in Luke they ask him to dinner three times, and once warn him that his life is in danger (Luke 13:31).',
    keyScriptures: ['Luke 14:1-6', 'Luke 14:7-14', 'Luke 13:31', 'Exodus 23:12', 'Proverbs 25:6-7'],
  },
  {
    title: 'The Raising of Lazarus',
    aliases: ['lazarus raised from the dead', 'jesus wept'],
    summary:
      'A friend is ill, and Jesus waits two days. When he arrives the man has been four days in his tomb, and each of the sisters tells him that he is late. He weeps, has a stone moved, and shouts a name. It is the sign that costs him his life: the council decides upon it.',
    details:
      'John 11:1-44 takes its time. [[Martha and Mary of Bethany|Martha]] runs out to meet him, and theology is discussed on the road; Mary falls at his feet and there is none, only tears. Both begin with the same sentence. To Martha he says that he is the resurrection, before he asks to see the grave.\n\nTwice a strong word is used of his feelings, one for snorting with anger; translators soften it into groaning. At what was he angry? Death, unbelief, the wailing: all have been proposed. “See how he loved him,” say some, and others, more sharply, could he not have kept him alive?\n\nThe other Gospels do not have the story, although it took place within an hour’s walk of Jerusalem before witnesses. Some think that it grew from [[The Rich Man and Lazarus]], where a Lazarus does *not* return; others that the family was still in danger when Mark wrote, since John says that there were plans to kill Lazarus as well (John 12:9-11). He comes out still bound: he will need his shrouds again. Jesus, in John 20:6-7, leaves them behind.',
    insights: {
      greek: {
        strongs: 'G1690',
        word: 'ἐμβριμάομαι',
        transliteration: 'embrimaomai',
        meaning:
          'To snort, of horses; of people, to be sternly moved. Used twice here, and of Jesus’ warning to those he had healed.',
      },
    },
    historicalContext:
      'A rabbinic saying has it that the soul hovers near the body for three days, hoping to return, and leaves when the face changes; four days meant that it was over. The village on the eastern slope of the [[Mount of Olives]] is called al-Eizariya in Arabic, after Lazarus. Eusebius, early in the fourth century, knew the tomb there; one descends to it today by twenty-odd steps.',
    keyScriptures: ['John 11:1-16', 'John 11:17-37', 'John 11:38-44', 'John 11:45-53', 'John 12:9-11', 'John 5:28-29'],
  },
  {
    title: 'The Ten Lepers',
    aliases: ['ten lepers cleansed', 'the grateful samaritan', 'where are the nine', 'the thankful leper'],
    summary:
      'On the border between Samaria and Galilee ten men call from a distance, and are told to go and show themselves to the priests. They go, and are cleansed on the way. One turns back, shouting as loudly as he had begged, and lies at Jesus’ feet; and he, says Luke, was a Samaritan.',
    details:
      'The misfortune had made a community of people who would not otherwise have shared a cup (Luke 17:11-19). They are sent off while still sick, so that each step is trust, and all ten take it. The nine did what they were told, which makes the question about them uncomfortable. They had gone to the priest; the tenth, being a [[Samaria|Samaritan]], could not have gone to theirs.\n\nNaaman stands behind the scene, a foreigner healed while obeying an order, who came back to thank (2 Kings 5:14-15); Jesus had spoken of him at the start (Luke 4:27). Outcast twice over, this man is called by a word for stranger that occurs nowhere else in the New Testament, though it was carved on a wall.\n\nAll were made clean. To one only it is said that his faith has saved him, and whether that means more than the other nine received is left to the reader. Luke wrote [[The Good Samaritan]] as well, and sent Philip to that country with joy (Acts 8:4-8).',
    insights: {
      greek: {
        strongs: 'G241',
        word: 'ἀλλογενής',
        transliteration: 'allogenēs',
        meaning:
          'Of another race. The same word forbade foreigners, on pain of death, to pass the barrier in the temple court: two of those stone tablets have been found.',
      },
    },
    historicalContext:
      'The warning stones just named were described by Josephus; one complete, found in 1871, is in Istanbul, and a fragment in Jerusalem. Samaritans had their own temple on Gerizim until John Hyrcanus destroyed it towards 110 BC, and their priests and a small community are there to this day. Bands of sufferers outside the gate are known from 2 Kings 7:3, where four of them bring a city good news.',
    keyScriptures: [
      'Luke 17:11-19',
      '2 Kings 5:14-15',
      'Leviticus 13:45-46',
      'Luke 4:27',
      'Psalms 50:23',
      '2 Kings 7:3-9',
    ],
  },
  {
    title: 'Blind Bartimaeus',
    aliases: ['bartimaeus', 'the blind man of jericho', 'son of timaeus'],
    summary:
      'A beggar at the gate of Jericho hears who is passing and will not be hushed. Asked what he wants, he does not say alms. He is the last person healed in Mark and the only one with a name, and he goes along, up the road that leads to the cross.',
    details:
      'Just before, two disciples have been asked the very same question, what they want him to do, and wanted thrones (Mark 10:36-37). Bartimaeus wants to see (Mark 10:46-52). He throws off his cloak, a beggar’s bed, begging mat and pledge, and jumps up. No mud, no touch, only a word. Then he follows him “in the way”, which was what the first Christians called their movement (Acts 9:2).\n\n“Son of David” is shouted for the first time in Mark, by a blind man, on the road to the city of [[David]], and this time nobody is told by Jesus to be silent. Soon crowds take it up with branches (Mark 11:9-10).\n\nMatthew 20:29-34 has two men, both unnamed; Luke 18:35-43 puts it at the approach to [[Jericho]] rather than the departure. Harmonisers send one going in and one coming out, or point to two Jerichos, the old mound and Herod’s new town. Such small disagreements have been used against the Gospels and also for them, as a mark that nobody had agreed beforehand what to say.',
    insights: {
      greek: {
        strongs: 'G4462',
        word: 'ῥαββονί',
        transliteration: 'rhabboni',
        meaning:
          'My master, fuller than “rabbi”. In the New Testament only he says it, and Mary Magdalene in the garden.',
      },
    },
    historicalContext:
      'The name is odd, half Aramaic and half Greek, and Mark translates it as if it needed no comment; Timaeus was the title of Plato’s dialogue in which sight is called the source of philosophy, though hardly anyone thinks that Mark alludes to it. The road climbs from 250 metres below sea level to nearly 800 above, in about twenty-five kilometres; pilgrims to Passover passed there by the thousand, and beggars knew the season.',
    keyScriptures: ['Mark 10:46-52', 'Luke 18:35-43', 'Matthew 20:29-34', 'Mark 10:35-37', 'Isaiah 35:5', 'Acts 9:2'],
  },
  {
    title: 'The Fig Tree Withered',
    aliases: ['cursing of the fig tree', 'the barren fig tree cursed', 'jesus curses the fig tree'],
    summary:
      'On the way into Jerusalem Jesus is hungry, sees a fig tree in leaf, finds no fruit and says that none shall eat of it again. By the next morning it is dead from the roots. It is his only miracle that destroys, apart from the pigs, and Mark adds, to the distress of readers, that it was not the season for figs.',
    details:
      'Mark wraps it round something else (Mark 11:12-25): first the tree, then the temple turned upside down, then the tree again. Read so, it is a prophet’s acted sign, as Jeremiah’s jug and Isaiah’s nakedness were. The temple too was in full leaf. Prophets had looked for figs on Israel and found none (Jeremiah 8:13; Micah 7:1), or remembered a season when there had been some (Hosea 9:10). Matthew 21:18-22 puts the two halves together, and the tree withers while they watch; Luke has no such tree, but a parable, [[The Barren Fig Tree]], that ends with one more year.\n\nThe remark about the season has been taken as proof that a hungry man was unreasonable, as Bertrand Russell put it; as a hint that one should not take the matter for botany; or as explained by early buds, which appear with the leaves in spring and are eaten by the poor. A tree without them would have nothing in June.\n\nThe lesson drawn is, surprisingly, about prayer, mountains, and forgiving while one prays (Mark 11:22-25). “This mountain”, said on that road, would be the temple’s or the [[Mount of Olives]].',
    insights: {
      greek: {
        strongs: 'G3583',
        word: 'ξηραίνω',
        transliteration: 'xērainō',
        meaning:
          'To dry up: used of the hand in the synagogue, of the seed on rock, and of the flow of blood that stopped.',
      },
    },
    historicalContext:
      'Figs ripen in Judaea from June, and a second crop in late summer; Passover falls in March or April. Josephus, looking back on the war, tells how in AD 70 the Romans cut down every tree within some miles of the city for siege works, so that nobody who had known the country would have recognised it. Mark’s Gospel was written not long before or after.',
    keyScriptures: ['Mark 11:12-14', 'Mark 11:20-25', 'Matthew 21:18-22', 'Luke 13:6-9', 'Jeremiah 8:13', 'Micah 7:1'],
  },
  {
    title: 'The Ear of Malchus',
    aliases: ['malchus', 'healing of malchus', 'the high priest’s servant', 'peter cuts off an ear'],
    summary:
      'In the garden somebody draws a sword and strikes off the right ear of the high priest’s servant. Jesus says that it is enough, touches the man and heals him. The last cure before the cross is done for one of those who have come to arrest him, and with hands that are about to be tied.',
    details:
      'All four tell of the blow, and each knows something that the others do not. John 18:10-11 gives the names, [[Peter]] and Malchus, and mentions later that a relative of the victim recognised Peter by the fire (John 18:26). Matthew 26:51-54 has the saying about those who take the sword, and about twelve legions of angels. Mark 14:47 leaves the swordsman anonymous, perhaps because he could still have been charged. Only Luke 22:49-51 has the healing, and only he and John know that it was the right ear.\n\nStrange that nobody in the party stops to think, having seen it. Luke passes on at once to the arrest.\n\nA servant of the high priest who had lost an ear would have been maimed, and so barred from holy things if he was of priestly family (Leviticus 21:17-20); some suppose that the stroke was aimed at that. A right-handed man who hits a right ear has come from behind or missed a head that ducked. What Jesus undoes here is the harm done by his own side.',
    insights: {
      greek: {
        strongs: 'G5621',
        word: 'ὠτίον',
        transliteration: 'ōtion',
        meaning:
          'Ear, or its lobe: a diminutive that had lost its smallness. In Luke the first mention has another form, so that he varies the word without varying the ear.',
      },
    },
    historicalContext:
      'Malchus is a Semitic name, “king”, borne by several Nabataeans of the time; the neoplatonist Porphyry had it too before he translated it. Carrying a blade was common, and at Passover in dispute. The chief priests had a guard of their own and, as a verse remembered in the Talmud complains, servants who beat people with sticks. Whether Roman soldiers were present in [[Gethsemane]], as a word of John’s suggests, is debated.',
    keyScriptures: [
      'Luke 22:49-51',
      'John 18:10-11',
      'Matthew 26:51-54',
      'Mark 14:47',
      'John 18:26',
      'Romans 12:20-21',
    ],
  },
  {
    title: 'The Second Catch of Fish',
    aliases: [
      'the 153 fish',
      'breakfast by the sea',
      'catch of fish after the resurrection',
      'jesus appears by the sea of tiberias',
    ],
    summary:
      'Seven disciples have gone back to fishing and caught nothing. At dawn a stranger on the beach tells them where to throw the net. One recognises him, another jumps in fully dressed, and on shore there is a fire with fish on it already. They count the catch: a hundred and fifty-three.',
    details:
      'John 21:1-14 reads like an afterword to a book that had just been ended, and many think that it is one, by the same or another hand. [[Peter]] comes ashore to a charcoal fire, the second in the Gospel; at the first he had denied three times (John 18:18), and after breakfast comes the question about love, just as often.\n\nThe number has exercised everyone. Jerome says that naturalists counted as many kinds of fish, which no surviving naturalist does. Augustine noticed that it is the sum of one to seventeen. Others find the value of a Hebrew name or phrase in it; or simply someone who counted, because the partners had to share. That the net did not tear, unlike in [[The Great Catch of Fish]], was seen early on as a picture of the church, which one should haul in whole.\n\nNone of them dares to ask who he is, because they know. It is a curious remark, and suggests that he was not quite as before. He does not eat, in the text; he gives them bread, and fish likewise, with the gestures of another meal on that shore.',
    insights: {
      greek: {
        strongs: 'G439',
        word: 'ἀνθρακιά',
        transliteration: 'anthrakia',
        meaning:
          'A fire of charcoal. In the New Testament it burns twice, in the high priest’s court and on this beach.',
      },
    },
    historicalContext:
      'The lake is called after Tiberias, the city Antipas founded about AD 20, a name that only John uses. At Tabgha, where warm springs draw fish in winter, pilgrims were shown steps cut in rock and a slab, the “table of the Lord”, by the end of the fourth century; a small chapel stands over it. The other Gospels place appearances in Galilee (Matthew, and by promise Mark) or in Jerusalem (Luke); John has both.',
    keyScriptures: ['John 21:1-14', 'John 21:15-19', 'Luke 5:1-11', 'John 18:18', 'John 6:11', 'Ezekiel 47:9-10'],
  },
];
