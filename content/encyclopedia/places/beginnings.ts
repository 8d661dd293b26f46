import type { EncyclopediaCard } from '../../card.ts';

export const beginnings: readonly EncyclopediaCard[] = [
  {
    title: 'Eden',
    aliases: ['garden of eden', 'garden of god', 'rivers of eden'],
    summary:
      'Genesis describes the position of Eden as if giving directions, with four named rivers and a note on the quality of the gold, and still nobody can find it. As two of the rivers are the Tigris and the Euphrates, those who look for a spot on the map turn to eastern Turkey or to southern Iraq and the Persian Gulf. The garden lay in the east of Eden, which is itself the wider land.',
    details:
      'Two of the rivers are on any map, the Tigris (the KJV’s Hiddekel) and the Euphrates. The Pishon, which encircles Havilah, and the Gihon, which encircles Cush, are not (Genesis 2:10-14). A single stream that divides into four is the reverse of what rivers do, unless “heads” means sources, in which case we are looking from the mouth upwards. Hence the two favourite regions: the highlands of eastern Turkey, where Tigris and Euphrates rise, and the head of the Persian Gulf, where they meet. Others take the description as a map of meaning, with one spring watering the whole earth. Gihon is also the name of the spring at [[Jerusalem]].\n\n[[Adam]] is put there to dress and to keep it, so work precedes the curse. When he and [[Eve]] are driven out, cherubim are stationed on the east side (Genesis 3:24). Cherubim, gold, precious stone and an eastern gate all come back in the tabernacle and [[The Temple|Temple]], which is why many read the garden as the first sanctuary.\n\nAfter [[Genesis]] it becomes a measure of loss and of hope. Ezekiel sets Eden on God’s holy mountain and the king of Tyre in it, walking among stones of fire (Ezekiel 28:13-14). Joel sees it lie ahead of the locusts and a desert behind them (Joel 2:3). Isaiah promises it to ruined [[Zion]] (Isaiah 51:3). The tree of life, last seen behind a sword, stands open in the city at the end of the book (Revelation 22:2).',
    insights: {
      hebrew: {
        strongs: 'H5731',
        word: 'עֵדֶן',
        transliteration: '‘Eden',
        meaning:
          'Once derived from a Mesopotamian word for open steppe; an Aramaic inscription on a statue found at Tell Fekheriye in Syria in 1979 uses the root of a god who makes lands lush, which favours the sense abundance or delight. A sister word is Sarah’s “pleasure” in Genesis 18:12.',
      },
    },
    historicalContext:
      'Sumerian poetry knew a pure land called Dilmun, where lions did not kill, and Gilgamesh walks through a grove of jewels, but no older text with a man, a woman and a forbidden tree has turned up. Juris Zarins proposed in the 1980s that the garden lies under the Gulf, flooded when the sea rose after the Ice Age, and that a dry channel across Arabia was the Pishon. The Greek translators used a Persian loanword for a walled park, paradeisos. It should not be confused with Beth-eden in Amos 1:5, an Aramean state on the Euphrates.',
    keyScriptures: [
      'Genesis 2:8-17',
      'Genesis 3:22-24',
      'Genesis 13:10',
      'Isaiah 51:3',
      'Ezekiel 28:11-19',
      'Ezekiel 36:33-36',
      'Joel 2:3',
      'Revelation 22:1-3',
    ],
  },
  {
    title: 'Ararat',
    aliases: ['mount ararat', 'mountains of ararat', 'urartu', 'where the ark landed'],
    summary:
      'Not one peak but a country: “the mountains of Ararat” are the highlands around Lake Van, the Urartu of Assyrian records, where Turkey, Armenia and Iran now meet. The snow-covered volcano of that name, 5,137 metres high, was tied to the ark much later.',
    details:
      'The ark comes to rest on the seventeenth day of the seventh month, and over two months go by before other summits show (Genesis 8:4-5). From there [[Noah]] sends out a raven and then a dove, which brings an olive leaf on its second flight; olives do not grow at such heights, so the leaf says that life has returned below. On the ground that dries he builds the first altar that Scripture mentions, and receives the sign of the rainbow.\n\nThe name returns three times. After his defeat before [[Jerusalem]] the Assyrian king Sennacherib is murdered at prayer, and the two sons who killed him escape to Ararat, which the KJV calls Armenia (2 Kings 19:37; Isaiah 37:38). Jeremiah summons its armies, together with those of Minni and Ashkenaz, against [[Babylon]] (Jeremiah 51:27). So for the prophets it was a real kingdom with cavalry, at the northern edge of the world they knew, and that is probably why the story of a new start for mankind is placed there.\n\nOther traditions look further south. Berossus, a Babylonian priest of the 3rd century BC whom Josephus quotes, says that a part of the ship could still be seen among the mountains of the Kurds, where people scraped off the pitch for charms. Jewish and Syriac Christian writers pointed there too, and the Qur’an names al-Judi, commonly taken to be a mountain near Cizre on the Tigris.',
    insights: {
      hebrew: {
        strongs: 'H780',
        word: 'אֲרָרַט',
        transliteration: 'Ararat',
        meaning:
          'A foreign name in Hebrew letters, the same as Assyrian Urartu; the vowels were written in many centuries after the kingdom had vanished. Its own people called their land Biainili, from which the name of Van may come.',
      },
    },
    historicalContext:
      'Urartu flourished from the ninth to the early sixth century BC; its rock-cut inscriptions can be seen on the citadel of Van. Friedrich Parrot and the Armenian writer Khachatur Abovian made the first recorded ascent of the great volcano in 1829. Of the many claims since, timber that Fernand Navarra brought down in 1955 gave early medieval radiocarbon dates, and the boat-shaped outline at Durupınar is regarded by geologists as a natural formation. For Armenians, who see it from Yerevan across a closed border, it is the emblem of the nation.',
    keyScriptures: [
      'Genesis 8:1-12',
      'Genesis 8:18-22',
      'Genesis 9:8-17',
      '2 Kings 19:36-37',
      'Isaiah 37:38',
      'Jeremiah 51:27-29',
    ],
  },
  {
    title: 'Babel',
    aliases: ['tower of babel', 'confusion of tongues', 'shinar', 'nimrod'],
    summary:
      'Bricks, bitumen and fear of being scattered: with these a single-languaged humanity starts a city with a tower in the plain of Shinar, the lowland along the Tigris and Euphrates in what is now southern Iraq. Nine verses of Genesis tell how it was abandoned, and why the greatest city of the ancient world bears, to Hebrew ears, a name that sounds like babble.',
    details:
      'The narrator is amused. He explains for readers in a stony country that these people used brick for stone and tar for mortar. The top is to reach heaven, yet God has to come down to see it (Genesis 11:5). What they dread, dispersal, is what they bring about; what they want, a name, is what [[Abraham]] is promised in the next chapter as a gift (Genesis 12:2).\n\nWhat exactly was wrong is not said. Pride is the usual answer; Jewish interpreters also pointed to the refusal to fill the earth (Genesis 9:1), and a later legend has the builders weep when a brick falls and not when a man does. The fear God voices is about the power of people who are all agreed. There is no thunderbolt and no collapse: they simply stop understanding one another and leave the city unfinished. Genesis 10, which has already sorted the nations by their languages, names Nimrod as the founder (Genesis 10:8-10), so the two chapters look at the same matter from two sides.\n\nZephaniah hopes for a cleansed speech in which the peoples will call on God together (Zephaniah 3:9). Luke’s account of Pentecost is often read as an answer. It does not abolish the languages, though; each hearer gets his own (Acts 2:6-11). For the later history of the place see [[Babylon]].',
    insights: {
      hebrew: {
        strongs: 'H1101',
        word: 'בָּלַל',
        transliteration: 'balal',
        meaning:
          'To mix, as oil into flour; Genesis 11:9 derives Babel from it. Babylonians themselves explained their city’s name as bab-ili, gate of the god. The Bible’s pun is deliberate mockery rather than linguistics.',
      },
    },
    historicalContext:
      'Shinar is southern Iraq. The tower that comes to mind is Etemenanki, the temple-tower of Babylon, whose square base Robert Koldewey’s team measured at about 91 metres a side; Nebuchadnezzar finished it, and Alexander’s men cleared the rubble away meaning to rebuild. When there was first a tower on the spot is unknown. A Sumerian epic, Enmerkar and the Lord of Aratta, speaks of a time with one language, whether past or to come is debated. All that a visitor sees today is a water-filled square trench with reeds.',
    keyScriptures: [
      'Genesis 11:1-9',
      'Genesis 10:8-12',
      'Genesis 12:1-3',
      'Zephaniah 3:9',
      'Acts 2:5-12',
      'Daniel 4:30',
    ],
  },
  {
    title: 'Ur of the Chaldees',
    aliases: ['ur', 'ur of the chaldeans', 'tell el-muqayyar', 'birthplace of abraham'],
    summary:
      'Abraham’s family came from here, and four short mentions are all the Bible gives it. The city usually meant, at Tell el-Muqayyar in the desert of southern Iraq, was ancient already by any date proposed for him.',
    details:
      'Genesis says that Haran died there in his father’s lifetime and that Terah then set out with Abram, Sarai and the orphaned Lot for [[Canaan]], but settled at Haran in the north (Genesis 11:28-31). Later God introduces himself as the one who brought [[Abraham]] out of Ur (Genesis 15:7), in words that anticipate the first of the Ten Commandments; Nehemiah 9:7 repeats them in prayer. Joshua adds what Genesis leaves unsaid, that the family served other gods (Joshua 24:2). Stephen places the call there rather than at Haran (Acts 7:2-4), as a natural reading of the promise in Genesis 15:7 allows.\n\nWhich Ur? The southern city was sacred to the moon-god Nanna, and so was Haran. Against it some object that it lies far from the region that Abraham calls his country when he sends for a bride for [[Isaac]] (Genesis 24:4-10); Cyrus Gordon argued for a northern Ur near Haran, and local tradition favours Urfa in Turkey, where the carp in Abraham’s pool are sacred. Most scholars stay with the south. The Greek translators wrote only “the land of the Chaldeans”.\n\nChaldeans are not known in the area until the ninth century BC, so the phrase is either a later reader’s note to tell one Ur from another or a sign of when the story was written down.',
    insights: {
      hebrew: {
        strongs: 'H218',
        word: 'אוּר',
        transliteration: '’Ur',
        meaning:
          'The Sumerian city was Urim, of unknown sense. In Hebrew the letters also spell flame, and from that grew the legend, in Jewish retelling and in the Qur’an, that Abraham was thrown into a furnace and came out unhurt.',
      },
    },
    historicalContext:
      'Leonard Woolley dug here from 1922 to 1934. He found the royal graves of about 2600-2500 BC, with the gold helmet of Meskalamdug, Queen Puabi’s headdress and dozens of attendants who died with their masters, besides houses of the early second millennium and a thick layer of silt that he announced as Noah’s flood; it proved to be local. The ziggurat of Ur-Nammu, about 2100 BC, has been partly rebuilt and can be climbed. Pope Francis met Iraq’s religious leaders beneath it in March 2021.',
    keyScriptures: [
      'Genesis 11:27-32',
      'Genesis 15:7',
      'Nehemiah 9:7-8',
      'Joshua 24:2-3',
      'Acts 7:2-4',
      'Hebrews 11:8-10',
    ],
  },
  {
    title: 'Canaan',
    aliases: ['land of canaan', 'canaanites', 'promised land', 'land of milk and honey'],
    summary:
      'Abraham was shown a land with owners. Canaan is the strip between the Mediterranean and the Jordan, with Lebanon’s coast: a bridge some eighty kilometres wide, hemmed in by sea and desert, over which every army between Africa and Asia had to pass, and on which other people were already living.',
    details:
      'In the table of nations Canaan is a grandson of [[Noah]], cursed for his father’s offence (Genesis 9:25), a puzzle to every commentator and long abused to defend the enslavement of Africans, who are not descended from him in the text. When [[Abraham]] arrives, the Canaanite is in possession; the patriarchs own graves and wells there and otherwise live as foreigners. Moses describes it to farmers who know [[Egypt]]: no irrigation by foot, but hills that drink rain, with wheat, vines, figs, olives, honey and copper (Deuteronomy 8:7-9; Deuteronomy 11:10-12). Twelve scouts report giants, and a generation is lost.\n\nThe command to wipe out its peoples (Deuteronomy 20:16-18) is among the hardest texts in Scripture. Reasons are offered within it: their wickedness, for which God is said to have waited four centuries (Genesis 15:13-16; Leviticus 18:24-28), not Israel’s merit (Deuteronomy 9:5), and a warning that the land would expel Israel likewise. Joshua tells of sweeping victories; Judges opens with a list of the towns that were not taken (Judges 1:27-36), and [[Rahab]] of [[Jericho]] enters the line of [[David]]. Whether the orders use the exaggerated war language of their time is debated among believers too.\n\nIsaiah can call Hebrew itself the language of Canaan (Isaiah 19:18), and Matthew revives the old name for a mother whose persistence wins the day (Matthew 15:22).',
    insights: {
      hebrew: {
        strongs: 'H3667',
        word: 'כְּנַעַן',
        transliteration: 'Kena‘an',
        meaning:
          'Unexplained. Low land (against Aram, high land) and land of purple, after the famous dye, have each been proposed and are each doubted. Canaanite came to mean trader, and is so used in Proverbs 31:24.',
      },
    },
    historicalContext:
      'Texts name Canaanites from the eighteenth century BC, at Mari. The Amarna letters, found in 1887, are the mail of its bickering princes to Pharaoh in the fourteenth; Merneptah’s stele of about 1208 boasts of plundering Canaan and names Israel. Clay tablets from Ugarit on the Syrian coast, dug by Claude Schaeffer from 1929, gave Baal, El and Asherah their own voices. Few sites show a burnt level that fits a single campaign, Hazor being the notable case; hence models of infiltration, revolt or gradual emergence compete with conquest. DNA from Bronze Age Sidon, published in 2017, shows that most of the ancestry of today’s Lebanese is Canaanite.',
    keyScriptures: [
      'Genesis 12:5-7',
      'Genesis 15:13-21',
      'Numbers 13:25-33',
      'Numbers 34:1-12',
      'Deuteronomy 8:7-10',
      'Joshua 11:16-23',
      'Judges 1:27-36',
      'Hebrews 11:9-16',
    ],
  },
  {
    title: 'Sodom and Gomorrah',
    aliases: ['sodom', 'gomorrah', 'cities of the plain', 'lots wife', 'lot’s wife', 'pillar of salt'],
    summary:
      'Five towns stood in the plain by the Dead Sea, and four burned; people remember two. The site is disputed: some look for it beyond the southern end of the lake, others beyond the northern, and many doubt that it can be found. Their end, fire and brimstone on a valley once as green as a garden, gave the Bible its standing example of judgment, applied by the prophets far more often to Jerusalem than to strangers.',
    details:
      'Lot chooses the district for its water (Genesis 13:10-13), is captured with its people, rescued, and goes back. In the bargaining over Sodom [[Abraham]] asks whether the judge of all the earth will not do right, and gets the number down to ten (Genesis 18:22-33). The two visitors are given a roof by Lot; all the men of the city, young and old, surround the house to rape them, and Lot, horribly, offers his daughters instead (Genesis 19:4-8). At dawn the family has to be dragged out by the hand. His wife looks back.\n\nThe sin of Sodom has been read in more than one way. Ezekiel lists pride, plenty of bread and ease without care for the poor, then abominations (Ezekiel 16:49-50). Jude speaks of sexual immorality and of going after strange flesh (Jude 1:7). Traditional exegesis found here a condemnation of homosexual acts as such; others stress that the scene is one of gang rape and violated hospitality. Isaiah calls his own rulers by the name (Isaiah 1:10), and Jesus thinks [[Capernaum]] worse off (Matthew 11:23-24). When he speaks of a sudden end, three words about Lot’s wife are enough (Luke 17:32).\n\nDeuteronomy 29:23 names Admah and Zeboiim as destroyed with them; Zoar, the fifth, was spared as a refuge because it was little.',
    insights: {
      hebrew: {
        strongs: 'H2015',
        word: 'הָפַךְ',
        transliteration: 'haphakh',
        meaning:
          'To overturn: the verb of Genesis 19:25, after which “the overthrow” became a fixed term for this event. Jonah shouts it over Nineveh (Jonah 3:4), where it comes true in its other sense, to be changed.',
      },
    },
    historicalContext:
      'Beside the [[Dead Sea]], but where? The southern view points to Bab edh-Dhra and Numeira in Jordan, excavated by Paul Lapp and then by Walter Rast and Thomas Schaub, towns that perished around 2350 BC or somewhat before, by most reckonings too early for Abraham. Steven Collins, digging since 2005, argues for Tall el-Hammam in the north; a paper of 2021 ascribing its end to an exploding meteor was retracted by the journal in 2025. Many hold that the cities cannot be recovered. Guides show a pillar on the salt ridge called Jebel Usdum; Josephus said he had seen one in his day.',
    keyScriptures: [
      'Genesis 13:10-13',
      'Genesis 18:20-33',
      'Genesis 19:1-29',
      'Ezekiel 16:48-50',
      'Isaiah 1:9-10',
      'Luke 17:28-32',
      '2 Peter 2:6-8',
      'Jude 1:7',
    ],
  },
];
