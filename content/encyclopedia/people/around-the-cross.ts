import type { EncyclopediaCard } from '../../card.ts';

export const aroundTheCross: readonly EncyclopediaCard[] = [
  {
    title: 'Mary Magdalene',
    aliases: ['magdalene', 'mary of magdala', 'mary magdalen', 'apostle to the apostles'],
    summary:
      'A woman of means from the lake shore who followed Jesus after he had freed her of seven demons, stayed to see him die, and according to all four gospels was at the empty tomb. Mary Magdalene is never called a prostitute in the Bible. That mistake can be dated.',
    details:
      'Before the last week she appears only in Luke 8:1-3, at the head of the women who travelled with the twelve and paid their way. She is named by her town and by no husband or son, which is unusual. What the seven demons had done to her we are not told; it is an affliction and not a charge. Because the sentence follows directly on the tale of a sinful woman with ointment, and because another Mary, of [[Martha and Mary of Bethany|Bethany]], also anointed [[Jesus]], Pope Gregory the Great in 591 preached that the three were one. The Eastern churches never agreed; the Roman calendar dropped the identification in 1969.\n\nAt the cross she heads Mark’s list of the women who watch from far off, and she sees where the body is laid (Mark 15:40-47). John lets her come to the grave alone and in the dark. She runs for help, and when [[Peter]] and the other have looked and gone home, she stays. Angels do not impress her; she wants the corpse. She takes the man behind her for the gardener and offers to carry it herself (John 20:15). He says her name, she turns, and is sent with the news, not to cling to him but to tell the brothers.\n\nThe eleven thought it idle talk (Luke 24:10-11). [[Paul]]’s list of witnesses leaves the women out, perhaps because their testimony counted for little; that all four gospels nevertheless rest on it is often cited as a sign that nobody made it up.',
    insights: {
      greek: {
        strongs: 'G4462',
        word: 'ῥαββονί',
        transliteration: 'rhabbouni',
        meaning:
          'My teacher, in her own Aramaic (John 20:16), a fuller and warmer form than rabbi. It occurs once more, on the lips of blind Bartimaeus in Mark 10:51, where English Bibles hide it.',
      },
    },
    historicalContext:
      'Magdala, or Taricheae, pickler of fish for export, lay on the western shore. Since 2009 a synagogue of the early 1st century has been uncovered there, with a carved stone that shows the temple lampstand: she could have known it. Some recent scholars question whether her by-name is a place at all, since the word means tower. Gnostic writings, the Gospel of Mary among them, make her the recipient of secret teaching and Peter’s rival; a marriage to Jesus is in no ancient source. In 2016 her day in the Catholic calendar was raised to the rank of an apostle’s.',
    keyScriptures: ['Luke 8:1-3', 'Mark 15:40-47', 'Matthew 28:1-10', 'Mark 16:9-11', 'Luke 24:1-11', 'John 20:1-18'],
  },
  {
    title: 'Martha and Mary of Bethany',
    aliases: ['martha', 'mary of bethany', 'mary and martha', 'martha and mary', 'sisters of lazarus'],
    summary:
      'Two sisters with a house at Bethany, one of whom cooked while the other listened. Luke has made types of them, activity and contemplation. John, who knows them better, gives Martha the great confession of his gospel and Mary a gesture so extravagant that it provoked a quarrel about money.',
    details:
      'It is Martha who receives him, as if the house were hers; Mary sits at the Lord’s feet, the place of a pupil, as [[Paul]] sat at Gamaliel’s (Acts 22:3). What the hostess says is addressed to the guest and about her sister in the third person, and contains a reproach to him: does he not care? She is answered with her name twice (Luke 10:38-42). Manuscripts differ as to whether few things are needful, or one. Some read it as dinner advice.\n\nWhen their brother [[Lazarus of Bethany|Lazarus]] is dying they send for [[Jesus]], and he comes too late. Both greet him with the same sentence, that if he had been there he would not have died; Martha goes out to the road to say it and adds a but (John 11:21-22). With her he discusses [[Resurrection]], and she confesses him as the Christ and God’s Son, almost exactly as [[Peter]] does in Matthew (John 11:27). With Mary he does not discuss anything. He sees her in tears. At the tomb, practical to the last, Martha mentions the smell.\n\nSix days before Passover there is a dinner. Martha serves, and this time no one complains. Mary takes a pound of pure nard worth a labourer’s yearly wage, pours it on his feet and wipes it off with her hair (John 12:1-8). In Mark a nameless woman at Bethany anoints his head and is promised that it will be told wherever the gospel goes (Mark 14:3-9). The act said what his disciples had so far refused to hear: that he was about to be buried.',
    insights: {
      greek: {
        strongs: 'G4049',
        word: 'περισπάω',
        transliteration: 'perispao',
        meaning:
          'To be pulled away, dragged in all directions (Luke 10:40); the King James Version says cumbered. Martha is Aramaic for lady or mistress of the house, feminine of the word in maranatha, our Lord, come.',
      },
    },
    historicalContext:
      'Bethany, today el-Azariya, lay fifteen stadia, under three kilometres, from Jerusalem on the far slope of the Mount of Olives, convenient for pilgrims who could not find room in the crowded city. Ossuaries with the names Martha, Mary and Lazarus have been found near there, all of them common. Nard came from the Himalayas, sealed in alabaster. Whether women could be disciples of a teacher was not a settled question; a saying in the Mishnah has one rabbi wish his daughter taught Torah and another call that folly. Medieval legend shipped the family to Provence, where Martha tames a dragon at Tarascon.',
    keyScriptures: ['Luke 10:38-42', 'John 11:1-5', 'John 11:17-37', 'John 11:38-44', 'John 12:1-8', 'Mark 14:3-9'],
  },
  {
    title: 'Lazarus of Bethany',
    aliases: ['lazarus', 'brother of martha and mary', 'lazarus come forth'],
    summary:
      'Four days dead in a cave at Bethany, Lazarus, as John tells it, walked out with his hands and feet still tied when Jesus called him. He is silent throughout. In that gospel his return to life is, by the usual count, the seventh and last of the signs, and the reason for which the authorities decided on a death.',
    details:
      'Nothing at all is said of his character, age or work. He is known by two sisters and by the message, “he whom thou lovest is sick” (John 11:3). On the strength of that message a few readers have taken him for the nameless disciple whom [[Jesus]] loved, who first appears two chapters on, leaning at table (John 13:23), and of whom it was rumoured that he would not die (John 21:23). It is ingenious and cannot be proved; most keep to [[John the Apostle]] or to somebody unknown.\n\nWhat he had gone through in those days no one in the story asks. Tennyson, who wondered, notes that there is no record of reply. Browning supplied one in 1855, a letter by a travelling Arab doctor who meets him at fifty, healthy, gentle and impossible to alarm, and cannot get the case out of his mind. In Cyprus they say that in all the years after it he smiled once, at a man who was stealing a pot: clay, he remarked, stealing clay.\n\nThe consequences are political. The council fears that Rome will act, [[Caiaphas]] reasons that one man had better die for the people (John 11:47-53), and since sightseers have begun to come for him as well, the chief priests discuss putting Lazarus to death too (John 12:9-11), surely the strangest of plots. He was last seen at table. Unlike the [[Resurrection]] of Easter, his was a return to mortal life, grave-clothes and all. For the event itself see [[The Raising of Lazarus]]. The beggar of [[The Rich Man and Lazarus]] is somebody else, although in that tale, too, it is doubted that one risen from the dead would convince anybody.',
    insights: {
      greek: {
        strongs: 'G2976',
        word: 'Λάζαρος',
        transliteration: 'Lazaros',
        meaning:
          'A clipped form of Eleazar, God has helped, the name of Aaron’s son. Such shortening was usual in Palestine: ossuaries of the period read La‘zar. It was among the commonest men’s names of the day.',
      },
    },
    historicalContext:
      'Painters of the Roman catacombs loved him: from the 3rd century on a small mummy stands in a doorway while Christ points at it with a wand, one of the commonest scenes on those walls, for reasons that need no explaining in a cemetery. Orthodox churches keep the day before Palm Sunday as Lazarus Saturday. Cyprus claims him as first bishop of Kition, and Larnaca’s church was built over a grave found in 890; its bones were sent to Constantinople. A western legend lands him with his sisters in Provence and makes him bishop of Marseilles, and the great church of Autun was built for relics said to be his. The village’s Arabic name, al-Azariya, keeps his own.',
    keyScriptures: ['John 11:1-16', 'John 11:17-44', 'John 11:45-54', 'John 12:1-2', 'John 12:9-11', 'John 12:17-19'],
  },
  {
    title: 'Nicodemus',
    aliases: ['nicodemus the pharisee', 'born again'],
    summary:
      'A Pharisee and member of the ruling council who came to Jesus after dark with a compliment and was told that he must be born over again. He turns up three times in John’s gospel and nowhere else, moving each time a step further into the open.',
    details:
      'He begins with “we know”, and his last contribution to the talk is “how?” In between a misunderstanding is played out that works only in Greek. The word for again also means from above; [[Jesus]] means the one, his visitor hears the other, and asks with some irony about climbing back into a womb (John 3:3-4). Wind and spirit are likewise one word in what follows. “Art thou a master of Israel?” he is asked, and from that point he fades from the scene, so that it is hard to say where the dialogue stops and the evangelist’s own reflection, containing the best-known verse of the New Testament, sets in. In the very next chapter a Samaritan woman of no reputation, at noon, gets a good deal further.\n\nHis second appearance is a question of procedure. The council’s police have come back empty-handed, the Pharisees ask whether any of the rulers has believed, and he, who is one of them, asks if the law condemns a man unheard (John 7:45-52). For this he is asked whether he too comes from Galilee.\n\nAfter the crucifixion he comes to the burial with Joseph of Arimathea, until then a disciple in secret. He brings about a hundred pounds of myrrh and aloes, some seventy-five of ours, a quantity for kings (John 19:38-42). John mentions the first visit by night again. Some commentators think the mass of spices shows a man who expected no resurrection; others see a confession in it, late, costly and in daylight.',
    insights: {
      greek: {
        strongs: 'G509',
        word: 'ἄνωθεν',
        transliteration: 'anothen',
        meaning:
          'From above, or anew: the hinge of John 3:3. The same gospel uses it for a tunic woven from the top (John 19:23). No single Aramaic word is known that would carry both senses, which those consider who ask in what language the two men spoke.',
      },
    },
    historicalContext:
      'A wealthy Jerusalem family had the Greek name Nicodemus, in Hebrew Naqdimon, for generations; the Talmud tells of Naqdimon ben Gorion, who could have fed the city for years and whose daughter ended by picking barley from dung after its fall in AD 70. He is hardly the same man, though possibly a relative. Pharisees were a lay movement for exact keeping of the law, and by no means all hostile. A Gospel of Nicodemus, mostly of the 4th century or later, describes Christ’s descent to the underworld. “Nicodemite” was Calvin’s scornful word for Protestants who conformed in public.',
    keyScriptures: ['John 3:1-15', 'John 3:16-21', 'John 7:45-52', 'John 19:38-42', 'Mark 15:43'],
  },
  {
    title: 'Pontius Pilate',
    aliases: ['pilate', 'pilates wife', 'pilate’s wife'],
    summary:
      'Governor of Judea for ten years under Tiberius, and the only person besides Jesus and Mary whom the creeds mention by name. Pilate declared a prisoner innocent and had him crucified all the same. His is the fixed date to which the Christian story is tied.',
    details:
      'The trial is short in Mark and grows with each telling. Asked whether he is king of the Jews, [[Jesus]] gives an answer which is neither yes nor no and then no answer at all, at which the governor marvels (Mark 15:2-5). He offers an amnesty; the crowd wants [[Barabbas]], who had killed in an uprising. Luke has him find no guilt three times over and try to be rid of the case by sending it to [[Herod Antipas|Antipas]], with whom he thereby makes friends (Luke 23:6-12). Matthew adds a wife with a bad dream and a basin of water (Matthew 27:19-24), and the people’s cry about blood, which has been turned against Jews ever since by Christians, though in the story a crowd in one square says it.\n\nIn John he shuttles in and out, between accusers who will not enter and a prisoner who will not plead. “What is truth?” he asks, and leaves without waiting (John 18:38). When he hears “Son of God” he is more afraid. What decides the matter is a threat: to let this man go would be no friendship to Caesar (John 19:12).\n\nThe notice on [[The Cross|the cross]] was his, in three languages, and he refused to edit it (John 19:19-22). He is astonished that death came so soon, checks, and releases the body (Mark 15:44-45). Luke has a glimpse of another man, who mixed Galileans’ blood with their sacrifices (Luke 13:1).',
    insights: {
      greek: {
        strongs: 'G225',
        word: 'ἀλήθεια',
        transliteration: 'aletheia',
        meaning:
          'Truth, a key word of John’s gospel. Pilate’s question in John 18:38 (cynical, weary or serious, one cannot tell) is put to the man who in John 14:6 has said that he is the truth.',
      },
    },
    historicalContext:
      'A limestone block found in the theatre at Caesarea in 1961 names [Pon]tius Pilatus, prefect of Judea, on a building in Tiberius’ honour. Josephus and Philo describe him: he smuggled imperial standards into Jerusalem by night and gave way to bared necks, spent temple money on an aqueduct and had protesters clubbed, and was recalled in AD 36 for slaughtering Samaritans. Many scholars find the hesitant judge of the Gospels hard to square with that; others note that he feared complaints in Rome. A copper ring from Herodium with a similar name may have belonged to one of his staff. He is a saint in Ethiopia.',
    keyScriptures: [
      'Mark 15:1-15',
      'Luke 23:1-25',
      'Matthew 27:15-26',
      'John 18:28-40',
      'John 19:1-22',
      'Luke 13:1',
      '1 Timothy 6:13',
    ],
  },
  {
    title: 'Herod the Great',
    aliases: ['herod', 'king herod', 'massacre of the innocents', 'slaughter of the innocents'],
    summary:
      'King of the Jews by vote of the Roman senate, builder of Masada, Caesarea and the temple that Jesus knew, killer of three of his own sons. In the Bible Herod has one chapter: he is the old man at Jerusalem whom foreign star-gazers frighten by asking where the king has been born.',
    details:
      'Matthew sets two kings side by side. When the magi arrive, Herod is troubled “and all Jerusalem with him”, as well it might be. He has to ask scholars where the Messiah is expected, they cite Micah on [[Bethlehem]], and not one of them walks the two hours to look. He meanwhile fixes the time of the star, asks to be told the address, and professes a wish to worship (Matthew 2:1-8). Outwitted, he has all boys of two and under there put to death (Matthew 2:16). In a village of that size there may have been a dozen or two. The infant who escapes to [[Egypt]] with [[Joseph of Nazareth|Joseph]] is drawn as a new [[Moses]], and the king of Judea as Pharaoh.\n\nNo other source tells of this. Those who doubt it point to the silence of Josephus, who catalogues his cruelties with relish; those who do not reply that beside drowning a high priest, executing the wife he loved and, five days before dying, his eldest son, some peasants’ babies would barely have been news. A quip ascribed to Augustus, that one were safer as his pig than as his son, works because a Jew would not eat pork.\n\nHe is often mixed up with his descendants. [[Herod Antipas|Antipas]], his son, killed [[John the Baptist]] and mocked [[Jesus]] (Luke 23:11); Agrippa I, a grandson, beheaded James and died eaten of worms (Acts 12:1-2; Acts 12:21-23); Agrippa II heard [[Paul]] out with interest (Acts 26:28).',
    insights: {
      greek: {
        strongs: 'G2264',
        word: 'Ἡρώδης',
        transliteration: 'Herodes',
        meaning:
          'A Greek name formed on heros, hero. He came of a family from Idumea, ancient Edom, converted to Judaism some three generations before: to those who resented him, a son of Esau on Jacob’s throne.',
      },
    },
    historicalContext:
      'He was appointed in 40 BC, took Jerusalem in 37 and, by the usual dating, died in 4 BC soon after a lunar eclipse; a minority argues for 1 BC. His masonry, with its dressed margins, still carries the Western Wall, some stones weighing hundreds of tonnes. Caesarea’s harbour was made with concrete that sets under water. At Herodium, within sight of Bethlehem, Ehud Netzer in 2007 announced his tomb, with a smashed red sarcophagus; that it is the king’s own has been questioned. Luke dates the birth also by a census under Quirinius, attested for AD 6, a difficulty not solved to general satisfaction.',
    keyScriptures: ['Matthew 2:1-12', 'Matthew 2:13-18', 'Matthew 2:19-22', 'Luke 1:5', 'John 2:20'],
  },
];
