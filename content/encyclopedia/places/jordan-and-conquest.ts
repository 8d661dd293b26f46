import type { EncyclopediaCard } from '../../card.ts';

export const jordanAndConquest: readonly EncyclopediaCard[] = [
  {
    title: 'Jordan River',
    aliases: ['jordan', 'river jordan', 'crossing the jordan', 'jordan valley', 'bethabara'],
    summary:
      'As rivers go it is a poor thing: muddy, crooked, unnavigable, seldom thirty metres wide. It runs south from below Mount Hermon by way of the Sea of Galilee into the Dead Sea, and most of its lower course is now the western border of the kingdom of Jordan. Yet it divides the desert from the promise, it was crossed dry-shod three times, and every church with a font owes something to the fact that Jesus went down into it.',
    details:
      'It rises at the foot of Mount Hermon and drops, through the [[Sea of Galilee]] to the [[Dead Sea]], to the lowest shore on earth; between the two lakes it covers about 100 kilometres as the crow flies and twice that in bends. The “swelling” that Jeremiah mentions (Jeremiah 12:5) is better understood as the thicket along its banks, from which lions came up (Jeremiah 49:19).\n\n[[Joshua Son of Nun|Joshua]] crossed in the flood of the spring harvest. The water is said to have stopped far upstream, at a town named Adam (Joshua 3:14-17); banks there have collapsed and dammed the stream for some hours more than once, as in 1267 and 1927. [[Elijah]] parted it with his cloak and [[Elisha]] again on the way back (2 Kings 2:8-14). Before that, forty-two thousand men of Ephraim had died at its fords over the pronunciation of one consonant (Judges 12:5-6). Naaman thought the rivers of [[Damascus]] better, and was right as to the scenery (2 Kings 5:10-14).\n\n[[John the Baptist]] chose this frontier to make a people start again. Jesus’s [[Baptism|baptism]] “in Jordan” (Mark 1:9-11) thus took place where Israel had entered, and, as the story goes on, he goes from the water into a wilderness for forty days. John’s Gospel locates the preaching beyond the river, at Bethabara or, in the oldest manuscripts, Bethany (John 1:28).',
    insights: {
      hebrew: {
        strongs: 'H3383',
        word: 'יַרְדֵּן',
        transliteration: 'Yarden',
        meaning:
          'Usually derived from yarad (H3381), to go down, which no river does more thoroughly. The older explanation, from two sources called Jor and Dan, is legend; some linguists suspect a pre-Semitic word for river.',
      },
    },
    historicalContext:
      'Two banks compete for the baptism. At al-Maghtas in Jordan, a World Heritage Site since 2015, Mohammad Waheeb uncovered Byzantine churches and pools from 1996 on, by a spring that may be the Bethany of the text; opposite is Qasr al-Yahud, reopened to visitors in 2011 after mines were cleared from the path. The Madaba map of the sixth century marks a Bethabara by the river. Dams and pumps now take nearly all of the flow, so that what reaches the lower valley is narrow, brown and partly saline. Pilgrims queue in white gowns a few metres apart, under two flags.',
    keyScriptures: [
      'Joshua 3:1-17',
      'Joshua 4:1-9',
      '2 Kings 2:6-15',
      '2 Kings 5:9-14',
      'Judges 12:4-6',
      'Matthew 3:13-17',
      'John 1:28-34',
      'Psalms 114:1-5',
    ],
  },
  {
    title: 'Jericho',
    aliases: ['city of palm trees', 'walls of jericho', 'battle of jericho', 'tell es-sultan'],
    summary:
      'In the Jordan valley, some 20 kilometres north-east of Jerusalem and 250 metres below the sea, at a spring that never fails, people were building a stone tower when nobody in the region had yet made a pot. Jericho is among the oldest towns on earth, and its famous wall is the most argued-over ruin in biblical archaeology.',
    details:
      'Two spies lodge with [[Rahab]] on the wall. Then Israel marches: once a day for six days in silence, seven times on the seventh, with seven horns (Joshua 6:1-21). At the shout the rampart falls, and all that lives is put to the sword, except one household. The city is “devoted”, a first-fruits from which nothing may be kept; a robe, silver and a bar of gold that Achan hid cost him and his family their lives (Joshua 7:20-26). Joshua laid a curse on any rebuilder, and in Ahab’s reign a certain Hiel lost two sons accordingly (1 Kings 16:34).\n\nThe Moabite Eglon held “the city of palm trees” until left-handed Ehud called (Judges 3:13-30). [[David]]’s envoys waited here for their beards to grow (2 Samuel 10:5). [[Elisha]] sweetened the spring with salt (2 Kings 2:19-22), and on these plains Zedekiah, the last king, was run down by the Babylonians (2 Kings 25:5).\n\n[[Jesus]] knew the newer town, some two kilometres south, where the road starts its climb of over 1,000 metres to [[Jerusalem]]: the road of [[The Good Samaritan]]. [[Blind Bartimaeus]] was healed as he left by Mark’s account, as he approached by Luke’s; in Matthew there are two men (Mark 10:46; Luke 18:35; Matthew 20:29-30). In a sycomore fig sat Zacchaeus, head of the tax office.',
    insights: {
      hebrew: {
        strongs: 'H3405',
        word: 'יְרִיחוֹ',
        transliteration: 'Yericho',
        meaning:
          'Probably from yareach, moon, for a god worshipped there; fragrant place, from reach, scent, is the alternative and suits its balsam groves. Neither can be proved. In Judges it goes simply by its palms.',
      },
    },
    historicalContext:
      'John Garstang in the 1930s dated a fallen wall to about 1400 BC and was celebrated for it. Kathleen Kenyon (1952-58) showed that this wall was a thousand years older, that the last great Bronze Age city burned around 1550, and that hardly anything stood afterwards. Bryant Wood in 1990 redated the burning to 1400 from its pottery; radiocarbon results favour Kenyon, and the Italian-Palestinian team under Lorenzo Nigro works on. Some infer erosion, others a story about a ruin. Tell es-Sultan became a World Heritage Site in 2023; one sees deep trenches, the Neolithic tower, and a cable car to the cliff of the Temptation. Herod’s winter palace lies by Wadi Qelt.',
    keyScriptures: [
      'Joshua 2:1-21',
      'Joshua 6:1-27',
      '1 Kings 16:34',
      '2 Kings 2:18-22',
      'Mark 10:46-52',
      'Luke 10:30',
      'Luke 19:1-10',
      'Hebrews 11:30-31',
    ],
  },
  {
    title: 'Gilgal',
    aliases: ['twelve stones', 'circle of stones', 'stones of memorial'],
    summary:
      'Twelve stones out of the bed of the Jordan marked the first camp in the land, on the plain near Jericho, towards the river; the exact site is unknown. Gilgal never lost the air of a beginning: first Passover, first harvest, first king. By the eighth century BC two prophets wanted nobody to go near it.',
    details:
      'Each tribe carried a stone up from the [[Jordan River|Jordan]], for the sake of children who would ask what they meant (Joshua 4:19-24). The males born in the desert were circumcised with flint knives; the Passover was kept; on the next day they ate the grain of the land, and the manna stopped (Joshua 5:2-12). From this camp the wars of the book set out, and to it came men with mouldy bread and worn sandals, the Gibeonites, who talked Israel into a treaty (Joshua 9:3-15).\n\nA messenger went up from here to tell the tribes that they had broken faith (Judges 2:1), and Ehud turned back at its carved stones before he killed Eglon (Judges 3:19). [[Saul, King of Israel|Saul]]’s whole career is measured in three visits: made king with rejoicing (1 Samuel 11:14-15), rebuked for sacrificing without waiting the full seven days (1 Samuel 13:8-14), and told that obedience is better than sacrifice, after which [[Samuel the Prophet|Samuel]] cut Agag down with his own hands (1 Samuel 15:20-33). There Judah met [[David]] on his return from exile.\n\nAmos jokes bitterly that “Gilgal shall surely go into captivity” (Amos 5:5), three words in Hebrew with one sound throughout. For Hosea all its evil began there (Hosea 9:15). Micah alone recalls the crossing kindly (Micah 6:5).',
    insights: {
      hebrew: {
        strongs: 'H1537',
        word: 'גִּלְגָּל',
        transliteration: 'Gilgal',
        meaning:
          'Wheel or circle, evidently a ring of stones. Joshua 5:9 connects it with galal, to roll (H1556): there God rolled away the reproach of Egypt. The link is a wordplay on a real kinship, as both come from the same root.',
      },
    },
    historicalContext:
      'Joshua 4:19 puts it on the eastern border of Jericho, and no excavated site there has proved to be it. James Muilenburg in the 1950s argued for Khirbet el-Mefjir, north-east of the old town, where Iron Age remains exist near the celebrated palace with the Tree of Life mosaic. In the hills and the valley Adam Zertal found several large enclosures of stone shaped like a footprint, which he took for the gilgals of early Israel, a bold and disputed idea. The Gilgal from which Elijah “went down” to Bethel (2 Kings 2:1-2) must be another, perhaps Jiljulieh in the hills of Ephraim. The sixth-century Madaba map marks the twelve stones beside a church.',
    keyScriptures: [
      'Joshua 4:19-24',
      'Joshua 5:2-12',
      '1 Samuel 11:14-15',
      '1 Samuel 13:8-14',
      '1 Samuel 15:12-33',
      'Hosea 9:15',
      'Amos 5:4-5',
      'Micah 6:5',
    ],
  },
  {
    title: 'Shiloh',
    aliases: ['tabernacle at shiloh', 'khirbet seilun', 'ichabod'],
    summary:
      'Before there was a temple in Jerusalem there was Shiloh, about 30 kilometres to the north in the hill country of Ephraim, now in the West Bank: the tent and the ark stood there for generations, and then God let it go. Jeremiah nearly died for reminding his hearers of that.',
    details:
      'With the land “subdued”, Israel pitches the tent of meeting at Shiloh and draws lots there for the territories still unassigned (Joshua 18:1-10). Judges explains how to find it, north of [[Bethel]], east of the highway to [[Shechem]] and south of Lebonah (Judges 21:19), as though readers would need telling; the occasion is a vineyard dance at which the men of Benjamin carry off wives.\n\nTo this house [[Hannah]] came every year, prayed without a voice, and was taken for drunk by the priest Eli. She left her son there with a little robe a year (1 Samuel 2:19). The lamp of God had not yet gone out when the boy heard his name called three times (1 Samuel 3:1-10). Eli’s sons meanwhile took the best meat and slept with the women at the door. They fetched the ark to a battle as if it were a weapon, and a runner from the field brought Eli four pieces of bad news in rising order: the rout, the slaughter, his sons, the ark. At the last he fell over backwards (1 Samuel 4:12-18). A dying mother named her child Ichabod.\n\nThe fall itself is not narrated. A psalm says that God forsook the tent (Psalms 78:60), and [[Jeremiah the Prophet|Jeremiah]], standing in the temple, asks people to walk over and look (Jeremiah 7:12). Ahijah the prophet lived on there (1 Kings 14:2), and even in Jeremiah’s lifetime pilgrims came from it (Jeremiah 41:5).',
    insights: {
      hebrew: {
        strongs: 'H7887',
        word: 'שִׁילֹה',
        transliteration: 'Shiloh',
        meaning:
          'Perhaps from a root for being at ease. Jacob’s blessing uses the same letters, “until Shiloh come” (H7886, Genesis 49:10), which few take as the town: he to whom it belongs, and tribute to him, are the common readings, and both Jews and Christians have heard the Messiah there.',
      },
    },
    historicalContext:
      'Khirbet Seilun, about 30 kilometres north of Jerusalem, was identified by Edward Robinson from that verse in Judges and the Arabic name. Danish expeditions dug from 1926; Israel Finkelstein (1981-84) found storerooms with large jars burnt in the mid-eleventh century BC, which suits a Philistine attack after the loss of the ark. Earlier, in the Late Bronze Age, people had brought offerings to an otherwise empty hill. Scott Stripling has directed a new dig since 2017; a platform north of the summit, long proposed for the tabernacle, remains a proposal. A visitors’ centre, Byzantine mosaics and a domed mosque share the ridge, in the West Bank.',
    keyScriptures: [
      'Joshua 18:1-10',
      'Judges 21:16-23',
      '1 Samuel 1:3-28',
      '1 Samuel 3:1-21',
      '1 Samuel 4:1-22',
      'Psalms 78:56-64',
      'Jeremiah 7:8-15',
      'Jeremiah 26:4-9',
    ],
  },
  {
    title: 'Dead Sea',
    aliases: ['salt sea', 'sea of the plain', 'sea of the arabah', 'qumran', 'engedi', 'en-gedi', 'dead sea scrolls'],
    summary:
      'The Bible never calls it dead. Salt Sea, Eastern Sea and Sea of the Arabah are its names for the lake in which the Jordan ends, with Israel and the West Bank on its western side today and the kingdom of Jordan on its eastern. It is nine times as salty as the ocean, and its shore, the lowest in the world, is now almost 440 metres beneath sea level and sinking by about a metre every year.',
    details:
      'Genesis explains that the kings’ battlefield, the vale of Siddim with its tar pits, is now the Salt Sea (Genesis 14:3). It makes the eastern border of Judah (Joshua 15:5). On its western side a spring drops through maidenhair fern at Engedi: there [[David]], hiding in a cave, cut the skirt of Saul’s robe and was ashamed even of that (1 Samuel 24:1-7), and a lover in the Song is compared with a spray of its henna (Song of Solomon 1:14). Jehoshaphat’s choir marched against an army that had come from across the sea (2 Chronicles 20:1-22).\n\nEzekiel’s last vision looks at it with an engineer’s eye. A trickle from under the threshold of [[The Temple|the Temple]] deepens over four thousand cubits until nobody can ford it, and where it enters, the water is healed; fishermen spread nets from Engedi to En-eglaim, though the marshes are left for salt (Ezekiel 47:1-11). Zechariah sees living waters flow there summer and winter (Zechariah 14:8). Joel drives the northern enemy into it (Joel 2:20).\n\nThe New Testament never names it, although [[John the Baptist]] preached near its head. According to Josephus he died on a height above its far shore, in the fortress of Machaerus. [[Sodom and Gomorrah]] have been sought at both ends of the lake.',
    insights: {
      hebrew: {
        strongs: 'H4417',
        word: 'מֶלַח',
        transliteration: 'melach',
        meaning:
          'Salt: Yam ha-Melach is the lake’s commonest Hebrew name. The same mineral seasons every grain offering and seals a lasting covenant (Leviticus 2:13; Numbers 18:19), so that the word is not only one for barrenness.',
      },
    },
    historicalContext:
      'Greek and Roman writers knew it as the Asphalt Lake, since lumps of bitumen float up and were sold to Egypt; “Dead Sea” is attested from Roman times. In 1946 or 1947 Bedouin shepherds found the first scrolls in a cave near Qumran. Roland de Vaux dug the ruin from 1951 to 1956 and took it for a community of Essenes, the prevailing though contested view. The caves have given up remains of over 900 manuscripts, the biblical ones a thousand years older than those known before. Masada, Herod’s cliff-top palace, was excavated by Yigael Yadin in 1963-65. Bathers float; thousands of sinkholes have closed former beaches.',
    keyScriptures: [
      'Genesis 14:1-10',
      'Numbers 34:10-12',
      '1 Samuel 24:1-22',
      '2 Chronicles 20:1-24',
      'Ezekiel 47:1-12',
      'Zechariah 14:8',
      'Joel 2:20',
    ],
  },
];
