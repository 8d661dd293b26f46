import type { EncyclopediaCard } from '../../card.ts';

export const jerusalem: readonly EncyclopediaCard[] = [
  {
    title: 'Jerusalem',
    aliases: ['city of david', 'jebus', 'salem', 'holy city', 'new jerusalem', 'siloam'],
    summary:
      'No harbour, no river, no great road, one spring: there was little reason for a capital here, at about 750 metres in the hills between the Mediterranean and the Dead Sea, until David took it from the Jebusites around 1000 BC. It has been besieged, destroyed and wept over more than any other city in Scripture, which ends with its descent from heaven.',
    details:
      'Ezekiel is blunt about its origins: an Amorite father, a Hittite mother (Ezekiel 16:3). It may be the Salem whose priest-king blesses [[Abraham]] (Genesis 14:18). Judah is said to have burnt it, and a few lines on Benjamin to have lived beside Jebusites who could not be expelled (Judges 1:8; Judges 1:21). [[David]]’s capture is told in two obscure sentences about the blind, the lame and perhaps a water shaft (2 Samuel 5:6-9). As it belonged to no tribe, it could belong to all.\n\nHis son adds [[The Temple]], and pilgrims sing of it (Psalms 122:1-9). The Assyrians come up to its walls in 701 BC and go home; from that rescue grew a confidence that Jeremiah could not break, until the Babylonians burned every great house in 586, or 587 (2 Kings 25:8-10). Exiles vow not to forget (Psalms 137:5-6), [[Nehemiah the Governor|Nehemiah]] rides by night around the breaches.\n\n[[Jesus]] compares himself with a hen and the city with chicks that would not come (Luke 13:34), and foretells its siege in tears (Luke 19:41-44). He dies outside it; the Spirit comes inside it; the [[Church]] starts there. Paul speaks of a Jerusalem above who is free and our mother (Galatians 4:26), and John of one that needs no sanctuary and never shuts its gates (Revelation 21:22-25).',
    insights: {
      hebrew: {
        strongs: 'H3389',
        word: 'יְרוּשָׁלַ͏ִם',
        transliteration: 'Yerushalayim',
        meaning:
          'Most likely foundation of Shalem, a Canaanite god of dusk; Amarna letters write Urusalim. Ears tuned to Hebrew catch shalom, and Hebrews 7:2 renders Salem as peace. The Bible writes the name almost always without the y that the reading with -ayim requires.',
      },
    },
    historicalContext:
      'The oldest city is the spur south of the Temple Mount, above the Gihon spring, where Kathleen Kenyon, Yigal Shiloh and, from 2005, Eilat Mazar dug. Whether Mazar’s Large Stone Structure is David’s palace, and how big his town was, divides archaeologists. Hezekiah’s tunnel, 533 metres long, has an inscription describing how two gangs met; one can wade through. A scorched layer with arrowheads marks the Babylonian sack, and the Burnt House that of Titus in AD 70. The pool of Siloam was located in 2004. Today’s Old City walls are those of Suleiman, about 1540. The city’s status is disputed between Israelis and Palestinians.',
    keyScriptures: [
      '2 Samuel 5:6-10',
      'Psalms 122:1-9',
      'Psalms 137:1-6',
      '2 Kings 25:1-12',
      'Isaiah 2:2-4',
      'Luke 19:41-44',
      'Galatians 4:25-26',
      'Revelation 21:1-27',
    ],
  },
  {
    title: 'Zion',
    aliases: ['mount zion', 'sion', 'daughter of zion', 'hill of zion'],
    summary:
      'Zion is in Jerusalem, and it has moved. In Samuel it is a Jebusite fortress, on the spur south of the later Temple Mount; in the Psalms, God’s holy hill; in Isaiah, a woman bereaved and comforted; in Byzantine maps, another ridge altogether, to the west, which still carries the name. Few words in Scripture have travelled so far from their first address.',
    details:
      'The first mention is military: David took the stronghold of Zion, that is, “the city of David” (2 Samuel 5:7), on the low spur above the spring. When the ark was moved up to [[The Temple|the Temple]], the name climbed with it (1 Kings 8:1). A psalm invites visitors to walk about and count the towers, and, though the hill is overtopped by its neighbours, calls it the far north, a phrase for the mountain where Canaan’s gods lived (Psalms 48:2; Psalms 48:12-13). Another imagines a register in which Egyptians, Babylonians and Philistines are entered as born there (Psalms 87:4-6).\n\nMicah warned that it would be ploughed like a field (Micah 3:12); a century later the sentence was quoted to save [[Jeremiah the Prophet|Jeremiah]]’s life (Jeremiah 26:18). The poets of the exile address it as a person: Daughter Zion tosses her head at Assyria (2 Kings 19:21), sits alone, is told to put on her beautiful clothes (Isaiah 52:1), and cannot believe that the children crowding her are hers.\n\nThe stone laid in Zion (Isaiah 28:16) becomes in the New Testament a person who holds up or trips (Romans 9:33; 1 Peter 2:6). In [[Hebrews]] the readers have already arrived at Mount Zion (Hebrews 12:22); John sees the Lamb standing on it (Revelation 14:1).',
    insights: {
      hebrew: {
        strongs: 'H6726',
        word: 'צִיּוֹן',
        transliteration: 'Tsiyyon',
        meaning:
          'Pre-Israelite and unexplained; fortress, dry place and bare hill have been suggested from Semitic roots. A nearly identical word, tsiyyun, means a waymark or gravestone, but that is coincidence as far as one can tell.',
      },
    },
    historicalContext:
      'By the first century Josephus thought that David’s citadel had been on the higher western hill, and Christians of the fourth century built a great church, Hagia Sion, on that ridge. Tourists are shown there a tomb of David, hardly authentic since kings were buried in the old city (1 Kings 2:10), and above it a Gothic hall as the room of the Last Supper. Excavations beside the City of David since the nineteenth century settled the first location. In 1897 a Jewish national movement took the name; among Christians who read the promises to Zion literally, spiritually or both, the word divides opinion still.',
    keyScriptures: [
      '2 Samuel 5:7',
      'Psalms 48:1-14',
      'Psalms 87:1-7',
      'Isaiah 28:16',
      'Isaiah 52:1-10',
      'Micah 3:9-12',
      'Hebrews 12:22-24',
      'Revelation 14:1',
    ],
  },
  {
    title: 'The Temple',
    aliases: [
      'temple',
      'solomons temple',
      'solomon’s temple',
      'herods temple',
      'herod’s temple',
      'second temple',
      'house of the lord',
      'holy of holies',
      'western wall',
    ],
    summary:
      'Solomon took seven years over God’s house, on the hill in Jerusalem now crowned by the Dome of the Rock, and thirteen over his own. The building that resulted, about 30 metres by 10, was small for a national shrine: it was not made to hold a congregation but a Presence, and the man who dedicated it doubted aloud that it could.',
    details:
      'Stones were dressed at the quarry, so that no iron tool was heard (1 Kings 6:7). Inside, cedar hid the stone and gold hid the cedar; olive-wood cherubim ten cubits high stood in the dark cube of the inner room above the ark. [[Solomon]]’s prayer asks that God, whom heaven cannot contain, may listen in this direction, to foreigners too (1 Kings 8:27-43). Kings repaired it, looted it to pay tribute, or filled it with idols; [[Josiah]]’s workmen found the book of the law. [[Jeremiah the Prophet|Jeremiah]] stood in its gate and mocked those who repeated “the temple of the LORD” three times over like a charm (Jeremiah 7:4). [[Ezekiel the Prophet|Ezekiel]] saw the glory leave by the east. In 586 BC, or 587, [[Babylon]] burned it.\n\nThe second house was finished in 515 (Ezra 6:15). At its foundation old men who remembered wept so loudly that one could not tell the crying from the cheers (Ezra 3:12-13). There was no ark in it any more. Herod rebuilt it from about 20 BC on a huge scale; “forty and six years”, his contemporaries tell [[Jesus]], who had spoken of his body (John 2:19-21). He taught in its porches, drove out its traders, and said that no stone would be left on another (Mark 13:1-2). At his death the curtain tore from the top (Mark 15:38).\n\nThe first Christians went on praying there. [[Paul]] was arrested in it, on the false charge of having brought a Gentile past the barrier (Acts 21:27-30); his letters tell Gentiles that they are themselves the temple (1 Corinthians 3:16).',
    insights: {
      hebrew: {
        strongs: 'H1964',
        word: 'הֵיכָל',
        transliteration: 'heikhal',
        meaning:
          'Palace or temple, borrowed long ago from Sumerian e-gal, big house. More often the Hebrew simply says bayit, house, which lets Nathan turn David’s offer around: it is God who will build him a house (2 Samuel 7:11).',
      },
      greek: {
        strongs: 'G3485',
        word: 'ναός',
        transliteration: 'naos',
        meaning:
          'The sanctuary proper, as against hieron (G2411), the whole precinct. Jesus teaches in the hieron; naos is the word when he speaks of raising his body, when the veil tears and when Paul addresses the Corinthians.',
      },
    },
    historicalContext:
      'Of Solomon’s building nothing has been found, and nobody may dig; its plan of porch, hall and inner room resembles the temples at Tell Tayinat and Ain Dara in Syria. Of Herod’s, Titus left the platform’s outer walls: the Western Wall, where Jews pray, and at the south-west corner the street that Benjamin Mazar cleared from 1968, crushed under fallen blocks. Two copies of the Greek notice threatening foreigners with death survive, one complete, found by Clermont-Ganneau in 1871. The arch of Titus in [[Rome]] shows the lampstand being carried off.',
    keyScriptures: [
      '1 Kings 6:1-38',
      '1 Kings 8:22-53',
      'Jeremiah 7:1-15',
      'Ezra 3:8-13',
      'Haggai 2:1-9',
      'John 2:13-22',
      'Mark 13:1-2',
      '1 Corinthians 3:16-17',
    ],
  },
  {
    title: 'Bethany',
    aliases: ['el-azariya', 'el-azariyeh', 'bethphage', 'anointing at bethany', 'simon the leper'],
    summary:
      'In his last week Jesus taught in Jerusalem by day and, as Matthew and Mark tell it, walked out over the Mount of Olives to Bethany for the night. A village on the far side of the hill, fifteen furlongs from the city, less than three kilometres, and now called al-Azariya, it had a house where he was at home and a tomb that he had emptied.',
    details:
      'Two sisters and a brother lived there, whose story belongs to [[Martha and Mary of Bethany]] and [[Lazarus of Bethany]]. John mentions the distance (John 11:18) because it explains the crowd of mourners from [[Jerusalem]], and hence the witnesses, and hence the meeting of the council that decides on death.\n\nIt is also the scene of the anointing. Six days before the Passover, at a supper where Martha serves, Mary pours a pound of nard over his feet (John 12:1-8). [[Matthew]] and [[Mark]] have an unnamed woman pour it on his head, two days before the feast, at table with one Simon the leper (Mark 14:1-9), and promise that she will be spoken of wherever the gospel is preached. Most take it for one event told from two sides; [[Luke]] has a like scene earlier, in another Simon’s house, with a woman of the town (Luke 7:36-50).\n\nFrom this side of the hill he sent for the colt (Mark 11:1-7); on the walk in from here next morning he was hungry and came to a fig tree (Mark 11:12-14). After [[Resurrection|rising]] he led the disciples out towards it and was parted from them with his hands raised (Luke 24:50-51), where Acts speaks of the [[Mount of Olives]], on whose eastern slope the village lies. A different Bethany was beyond the [[Jordan River|Jordan]] (John 1:28).',
    insights: {
      greek: {
        strongs: 'G963',
        word: 'Βηθανία',
        transliteration: 'Bethania',
        meaning:
          'A Semitic name in Greek spelling. House of dates is Strong’s choice and house of figs another; house of the poor, beth ‘anya, has old support, from Syriac, and fits the words about the poor spoken there. Ananiah in Nehemiah 11:32 may be the same village.',
      },
    },
    historicalContext:
      'Its Arabic name, al-Azariya, is that of Lazarus: pilgrims wrote of a Lazarium already in the fourth century. Sylvester Saller excavated from 1949 to 1953 the remains of churches from Byzantine and Crusader times beneath the present Franciscan one, built by Antonio Barluzzi, together with oil presses and a village of the right age. A steep stair of some two dozen steps leads from the street to the tomb shown as his. The separation barrier now cuts the old road to Jerusalem, so that the half hour’s walk has become a long drive.',
    keyScriptures: [
      'John 11:1-44',
      'John 12:1-8',
      'Mark 14:3-9',
      'Mark 11:1-14',
      'Luke 10:38-42',
      'Luke 24:50-53',
      'Matthew 21:17',
    ],
  },
  {
    title: 'Mount of Olives',
    aliases: ['olivet', 'mount olivet', 'mount of corruption', 'kidron valley', 'olivet discourse'],
    summary:
      'A ridge of about 800 metres, with three low summits, shuts Jerusalem in on the east and looks down on it. Kings fled over it, God’s glory paused on it, and the whole last week of Jesus goes up and down its western slope.',
    details:
      '[[David]] climbs it barefoot and weeping when his son has taken the city, and at the top meets a loyal friend whom he sends back as a spy (2 Samuel 15:30-37). [[Solomon]] builds high places there for the gods of his wives (1 Kings 11:7), which stood some three centuries until [[Josiah]] pulled them down; the hill is called mount of corruption in that report, a pun on ointment (2 Kings 23:13). In [[Ezekiel the Prophet|Ezekiel]]’s vision the glory leaves [[The Temple|the Temple]] and stops upon the hill to the east, as if loath to go (Ezekiel 11:23). Zechariah has God’s feet stand here, and the hill split in two (Zechariah 14:4).\n\nThat verse is in the background when someone comes over the crest on a colt (Luke 19:37-44). Facing the sanctuary from the slope [[Jesus]] tells four disciples about its end and his coming (Mark 13:3-4); interpreters differ as to which sentences concern AD 70 and which the last day. He spent his nights on the hill (Luke 21:37), and after the supper crossed the Kidron to [[Gethsemane]] at its foot.\n\nThe [[Ascension]] took place here too, “a sabbath day’s journey” from the city (Acts 1:9-12), something under a kilometre. The angels’ promise that he will come in the same manner has been joined to Zechariah’s ever since.',
    insights: {
      greek: {
        strongs: 'G1636',
        word: 'ἐλαία',
        transliteration: 'elaia',
        meaning:
          'Olive, tree or fruit: the usual phrase is the hill “of the olives”. Acts 1:12 uses instead elaion (G1638), olive grove, which Latin made into Olivetum, hence Olivet. In Hebrew the name first appears in Zechariah 14:4.',
      },
    },
    historicalContext:
      'On the slope lies the oldest Jewish cemetery in continuous use, its dead placed to be near when the valley below, popularly that of Jehoshaphat, sees the judgment. Helena’s church of the fourth century over a cave where Jesus was said to have taught has been replaced by the Pater Noster convent, tiled with the prayer in more than a hundred languages. A small octagon, a Crusader chapel that is now a mosque, encloses a mark shown as the last footprint. Barluzzi’s Dominus Flevit, tear-shaped, stands over burials of the first century that Bellarmino Bagatti excavated in the 1950s.',
    keyScriptures: [
      '2 Samuel 15:30-37',
      '2 Kings 23:13',
      'Ezekiel 11:22-23',
      'Zechariah 14:3-9',
      'Luke 19:29-44',
      'Mark 13:1-8',
      'Acts 1:9-12',
    ],
  },
  {
    title: 'Gethsemane',
    aliases: ['garden of gethsemane', 'agony in the garden', 'let this cup pass', 'church of all nations'],
    summary:
      'Among olive trees at the foot of the Mount of Olives, across the Kidron valley from Jerusalem, on the night before he died, Jesus asked three friends to stay awake and God for another way. He got neither. Two Gospels give the name of the place, and only one of the four calls it a garden.',
    details:
      'Luke writes only that he came to “the place”, as though everyone knew (Luke 22:40); for John it is something one enters (John 18:1). It was no hiding-place: [[Judas Iscariot|Judas]] knew it, because they had often met there (John 18:2).\n\nThe language is strong. He begins to be appalled, says that his soul is sorrowful to death, and falls on the ground. “Abba” stands in his mouth here and nowhere else (Mark 14:36). The cup in the prophets is one of wrath (Jeremiah 25:15); he asks that it pass, then asks for what the Father wills, and after the third time goes to meet the torches. The sleepers are [[Peter]], who has sworn to die with him, and the two brothers who had claimed that they could drink the same cup (Mark 10:38-39). An angel, and sweat like drops of blood, are found in Luke alone, in two verses missing from some of the earliest manuscripts (Luke 22:43-44). [[Hebrews]] recalls prayers with loud cries and tears (Hebrews 5:7). John, who leaves the struggle out, has the soldiers fall backwards at the words “I am he” and asks only whether he should not drink the cup (John 18:4-11).\n\nThere follow a kiss, a sword and [[The Ear of Malchus|a severed ear]], and flight. A youth slips out of his linen cloth and runs naked, which Mark alone records and no one has explained (Mark 14:51-52). Readers have often set this garden, where a will was submitted, beside [[Eden]], where one was asserted.',
    insights: {
      greek: {
        strongs: 'G1068',
        word: 'Γεθσημανῆ',
        transliteration: 'Gethsemane',
        meaning:
          'Aramaic for oil press, gat shemanim, although gat alone is more usual for a wine press. The place was an estate with equipment for its olives, then; the picture of a soul under the press is a later meditation on the name.',
      },
    },
    historicalContext:
      'Its rough location at the foot of the [[Mount of Olives]] is not in doubt. Eusebius knew of believers praying there around AD 300. Four sites are shown within a few hundred metres. The Church of All Nations, consecrated in 1924, keeps a bare rock inside, over a Byzantine church; next to it eight ancient olives were dated in 2012 by an Italian team, which put the trunks it could sample around the twelfth century. Josephus says that Titus felled every tree about the city. Joan Taylor has argued for a large cave to the north, which held a press, as the place where the disciples slept. In 2020 a ritual bath of the right period came to light nearby.',
    keyScriptures: ['Mark 14:32-52', 'Matthew 26:36-56', 'Luke 22:39-53', 'John 18:1-11', 'Hebrews 5:7-9'],
  },
  {
    title: 'Golgotha',
    aliases: [
      'calvary',
      'place of the skull',
      'holy sepulchre',
      'church of the holy sepulchre',
      'empty tomb',
      'garden tomb',
      'mount calvary',
    ],
    summary:
      'All four Gospels say what the name means, “skull”, and none says how the place came by it. It was outside the wall of Jerusalem, near a road and near a garden with a tomb, and is usually placed where the Church of the Holy Sepulchre stands, in the present Old City. The most venerated spot in Christendom was for two centuries buried under a Roman temple.',
    details:
      'None of the evangelists calls it a hill; “mount Calvary” comes from hymns. It was close to the city (John 19:20), and passers-by could read the notice over the condemned man’s head and join in the mockery (Mark 15:26-32). Soldiers gambled, two others hung left and right, three hours of darkness fell. Simon of Cyrene had carried the beam thus far, being pressed into service on his way in from the country (Mark 15:21).\n\nAt the very place, John says, there was a garden, and in it a new tomb; the nearness decided matters, since the sabbath was coming on (John 19:41-42). The women saw how he was laid, and they knew where to go on the first day of the week. For [[Mary Magdalene]] the man she met could only be the gardener (John 20:15).\n\nThat it lay beyond the gate became a thought in itself. Hebrews compares the carcasses of the sin offering, burned outside the camp, and bids its readers go out to him (Hebrews 13:11-14). In legend the skull was Adam’s: icons show the blood running down on it. Of the meaning of what happened there see [[The Cross]] and [[Atonement]].',
    insights: {
      greek: {
        strongs: 'G1115',
        word: 'Γολγοθᾶ',
        transliteration: 'Golgotha',
        meaning:
          'Aramaic gulgulta, skull (Hebrew gulgoleth), with an l dropped for ease. Luke 23:33 gives only the Greek kranion (G2898), for which Latin has calvaria. An outcrop of that shape, a place of executions and Adam’s burial have all been offered in explanation.',
      },
    },
    historicalContext:
      'Constantine’s builders removed Hadrian’s temple about 326 because Christians remembered the place beneath it; the Church of the Holy Sepulchre has stood there since, wrecked in 1009 and rebuilt by Crusaders. It is now inside the walls, but digs by Kathleen Kenyon and Ute Lux indicate that in Jesus’s day the area was a disused quarry beyond them, and other tombs of that time can be seen a few steps off. In 2016 a slab over the burial bench was lifted and mortar below it dated to the fourth century. The Garden Tomb, popular since Charles Gordon in 1883 for its skull-like cliff and its quiet, is a grave of the Iron Age. Most scholars accept the church, short of proof.',
    keyScriptures: [
      'Mark 15:20-41',
      'John 19:16-42',
      'Luke 23:26-49',
      'Matthew 27:32-56',
      'Hebrews 13:10-14',
      'John 20:11-18',
    ],
  },
];
