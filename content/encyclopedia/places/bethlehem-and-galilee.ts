import type { EncyclopediaCard } from '../../card.ts';

export const bethlehemAndGalilee: readonly EncyclopediaCard[] = [
  {
    title: 'Bethlehem',
    aliases: [
      'bethlehem ephratah',
      'ephrath',
      'ephratah',
      'city of bread',
      'church of the nativity',
      'no room at the inn',
    ],
    summary:
      'Too small, says Micah, to count among the clans of Judah; and that is the point of choosing it. This hill town ten kilometres south of Jerusalem produced David, was meant to produce another like him, and for Christians did.',
    details:
      'It enters with a burial: [[Rachel]] dies on the road to it (Genesis 35:19). In [[Judges]] it is the home of a Levite for hire and of a concubine whose murder starts a civil war (Judges 17:7; Judges 19:1-2). [[Ruth]], set in the same days, is the antidote: a famine in the house of bread, a return at barley harvest, a kind landowner, and a blessing at the gate upon the great-grandmother of a king.\n\n[[Samuel the Prophet|Samuel]] arrives with a heifer as a pretext, and trembling elders; seven sons of Jesse are passed over for the one with the sheep (1 Samuel 16:1-13). As an outlaw, with the Philistines holding the town, [[David]] sighs for water from the well at its gate. Three men fetch it, and he pours it out, because it is their blood (2 Samuel 23:14-17). Micah goes back behind Jerusalem’s failed kings to this beginning (Micah 5:2-5). Refugees for [[Egypt]] camped near it after the city’s fall (Jeremiah 41:17).\n\nMatthew has the family in a house there and tells of magi and of [[Herod the Great|Herod]]’s killings; Luke has them come from [[Nazareth]] for a registration and lay the child in a manger (Matthew 2:1-18; Luke 2:1-20). They agree about the place and differ about nearly all else. In John some reject [[Jesus]] because he is not from Bethlehem (John 7:41-42): irony, if the author knew better. A number of historians think that the birth was placed there because of Micah; others ask why two independent accounts should then concur.',
    insights: {
      hebrew: {
        strongs: 'H1035',
        word: 'בֵּית לֶחֶם',
        transliteration: 'Beit Lechem',
        meaning:
          'House of bread, apt for Ruth and, to preachers, for the bread of life. An older sense may have been house of the god Lahmu, or of fighting; the evidence for either is slight. Ephratah, fruitful, marks it off from a Bethlehem in Galilee (Joshua 19:15).',
      },
      greek: {
        strongs: 'G2646',
        word: 'κατάλυμα',
        transliteration: 'kataluma',
        meaning:
          'The “inn” of Luke 2:7 is the word for the guest room of the Last Supper (Luke 22:11); for a commercial inn Luke has another (Luke 10:34). A full house, with the animals’ end free, is what many now imagine.',
      },
    },
    historicalContext:
      'Within the old core little from David’s time has been secured. The earliest object naming the town is a clay sealing of about the seventh century BC, for a tax shipment, announced by excavators in Jerusalem in 2012. Justin Martyr, by AD 160, speaks of a cave, and Helena’s builders put a church over it before 333; the present one, of the sixth century, is the oldest great church still in use, entered through a door a child’s height. A silver star marks a spot in the grotto; Jerome made his Latin Bible next door. The town of some 30,000, Muslim and Christian, is Palestinian and lies behind the separation wall.',
    keyScriptures: [
      'Micah 5:2-5',
      'Ruth 1:19-22',
      '1 Samuel 16:1-13',
      '2 Samuel 23:13-17',
      'Luke 2:1-20',
      'Matthew 2:1-12',
      'John 7:40-43',
      'Genesis 35:16-20',
    ],
  },
  {
    title: 'Nazareth',
    aliases: ['nazarene', 'nazarenes', 'can anything good come out of nazareth', 'basilica of the annunciation'],
    summary:
      'Before the Gospels nobody is known to have written its name. Nazareth lies among the hills of Galilee, in the north of Israel, about 25 kilometres west of the Sea of Galilee. The Old Testament passes over it, so do Josephus, who lists dozens of Galilean places, and the rabbis of the Talmud; and it has become the surname of the most famous man in history.',
    details:
      'An angel is sent to a girl there (Luke 1:26-38). After Herod’s death [[Joseph of Nazareth|Joseph]] settles in it out of fear of Herod’s son, and Matthew adds a riddle, that the prophets said he should be called a Nazarene (Matthew 2:22-23). There is no such verse. He writes “prophets” in the plural, and may mean their theme of a despised man, or a play on Isaiah’s branch, netser (Isaiah 11:1).\n\nFor some thirty years the Gospels have one scene to tell, a boy of twelve, and that occurs in [[Jerusalem]]. [[Jesus]] is known in the village as the carpenter, or builder, whose four brothers are named and whose sisters live among them (Mark 6:1-6). Familiarity is the trouble: he could do no mighty work there, Mark says bluntly, beyond a few healings. Luke puts the visit at the start. He reads from Isaiah, closes the book before the line about vengeance, and all approve; then he speaks of a widow in Sidon and a leper from Syria, whom God preferred, and they take him to the edge of the hill to throw him off (Luke 4:16-30).\n\nNathanael of Cana, a few miles away, asked what good could come from there (John 1:46; John 21:2). The placard on the cross bore the name (John 19:19), the risen Christ used it to [[Paul]] (Acts 22:8), and the first believers were tried as the sect of the Nazarenes (Acts 24:5).',
    insights: {
      greek: {
        strongs: 'G3478',
        word: 'Ναζαρέθ',
        transliteration: 'Nazareth',
        meaning:
          'Probably from natsar, to guard, or netser, shoot (H5342); a Hebrew inscription with the letter tsade, not zayin, speaks for these and against any link with nazirite. The form of the adjective, Nazoraios (G3480), is still unexplained.',
      },
    },
    historicalContext:
      'In a bowl of the hills at about 350 metres, some six kilometres from the Roman town of Sepphoris, lived perhaps a few hundred people. Claims that it did not exist then have been answered by the spade: tombs, silos and presses under the Franciscan property (Bellarmino Bagatti, from 1955), a stone house dug by Yardenna Alexandre in 2009, and one beneath the Sisters of Nazareth convent studied by Ken Dark. A fragment from Caesarea, found in 1962, lists a priestly family settled there. No synagogue of the time is known, nor a cliff that everyone accepts. The basilica of 1969 over Mary’s grotto is among the largest churches in the Middle East; the town is now Israel’s largest Arab city.',
    keyScriptures: [
      'Luke 1:26-38',
      'Luke 2:39-52',
      'Matthew 2:19-23',
      'Luke 4:16-30',
      'Mark 6:1-6',
      'John 1:45-46',
      'Acts 24:5',
    ],
  },
  {
    title: 'Galilee',
    aliases: [
      'galileans',
      'galilean',
      'galilee of the gentiles',
      'galilee of the nations',
      'magdala',
      'cana',
      'upper galilee',
    ],
    summary:
      'Hills, a plain and a lake in what is now northern Israel, between the Mediterranean coast and the upper Jordan: a district one can cross on foot in two days, thought provincial by Jerusalem and rebellious by Rome. The first three Gospels spend most of their pages in Galilee, and the last word of the angel at the tomb is to go back there.',
    details:
      'In the Old Testament it is a border zone. Kedesh there was a city of refuge (Joshua 20:7), [[Deborah]]’s Barak came from it, and [[Solomon]] paid for cedar with twenty of its villages, at which Hiram of Tyre, on inspection, was unimpressed (1 Kings 9:11-13). It was lost first: Tiglath-pileser annexed it in 732 BC (2 Kings 15:29). Isaiah, naming that very disaster, sees a great light rise on the darkened district (Isaiah 9:1-2), and Matthew finds it risen when [[Jesus]] moves to [[Capernaum]] (Matthew 4:12-16).\n\nVineyards and tenants, sowers on stony ground, day labourers, debt, fishing with a dragnet: the parables are furnished from here. Herod Antipas, “that fox”, governed it. Of the Twelve eleven, by common inference, were local; their speech gave them away, as a bystander told [[Peter]] in the courtyard (Mark 14:70). Pharisees declared that no prophet came from Galilee (John 7:52), forgetting [[Jonah the Prophet|Jonah]], of Gath-hepher near Nazareth (2 Kings 14:25).\n\nWomen from Galilee stood at the cross when the men had gone (Mark 15:40-41). Matthew ends on a mountain in it, with the eleven worshipping and some in doubt (Matthew 28:16-20). Luke’s appearances stay around [[Jerusalem]]; [[John]] has both. After that a single line in Acts attests churches there (Acts 9:31), and no letter of the New Testament so much as names the region.',
    insights: {
      hebrew: {
        strongs: 'H1551',
        word: 'גָּלִיל',
        transliteration: 'Galil',
        meaning:
          'A ring or circle, from galal, to roll: short for “circuit of the nations” in Isaiah 9:1, from the foreign towns around it. The phrase was ancient by the first century and should not be read as a census.',
      },
    },
    historicalContext:
      'Josephus, who commanded it in the revolt of AD 66, counts 204 towns and villages. Older scholars fancied a half-pagan Galilee. Excavation has gone the other way: from about 100 BC, after the Hasmonean conquest, there are ritual baths, stone vessels for purity, hardly any pig bones. A synagogue of the first century with a carved stone showing the temple lampstand came up at Magdala in 2009, and a second there in 2021. Sepphoris, dug by Eric and Carol Meyers and others, and Tiberias, founded about AD 19, were Antipas’s two capitals; no Gospel brings Jesus into either. A hikers’ trail of 65 kilometres now links Nazareth and Capernaum.',
    keyScriptures: [
      'Isaiah 9:1-2',
      'Matthew 4:12-25',
      '1 Kings 9:10-13',
      'Mark 1:14-15',
      'Mark 14:66-72',
      'John 7:45-52',
      'Matthew 28:7-20',
      'Acts 9:31',
    ],
  },
  {
    title: 'Sea of Galilee',
    aliases: [
      'lake of gennesaret',
      'gennesaret',
      'sea of tiberias',
      'lake tiberias',
      'sea of chinnereth',
      'kinneret',
      'bethsaida',
    ],
    summary:
      'It is a freshwater lake in the north-east of Israel, 21 kilometres by 13, filled and drained by the Jordan, and only its neighbours ever called it a sea. At about 210 metres below sea level it is the lowest sweet water on earth, and its fishermen were the first to be asked to follow.',
    details:
      "[[Moses]] mentions it as a boundary, Chinnereth (Numbers 34:11), and the Old Testament has nothing more to tell of it. Then two pairs of brothers leave their nets (Mark 1:16-20). They were not destitute: Zebedee had hired men. Fishing was night work with linen nets that had to be washed and mended daily, and taxed.\n\nCold air dropping through the valleys on to the warm basin can raise a storm in minutes. In one the disciples wake a man sleeping on the helmsman’s cushion and ask whether he does not care (Mark 4:35-41); in another he comes to them on foot near dawn and, as Mark strangely has it, meant to pass by (Mark 6:48). He taught from a boat moored off the shore; a sloping cove near Tabgha has been shown to carry a voice to thousands. Feedings, pigs over a cliff, a coin in a fish: see [[Feeding the Five Thousand]], [[The Gerasene Demoniac]] and [[The Coin in the Fish's Mouth|the temple tax]].\n\nIt ends with breakfast. After a night without a catch someone on the beach tells them to try the other side. The net comes in with 153, a figure for which Augustine and many since have sought the secret, and [[Peter]] is asked three times beside a fire of coals (John 21:1-17), as he had once been asked beside another.",
    insights: {
      hebrew: {
        strongs: 'H3672',
        word: 'כִּנְּרוֹת',
        transliteration: 'Kinnerot',
        meaning:
          'Name of a town on its shore and of the lake. It is heard as kinnor, harp (H3658), after the outline, a pretty thought, as no one could see the shape from above; a goddess or a plant are other guesses. Gennesaret comes from it.',
      },
      greek: {
        strongs: 'G2281',
        word: 'θάλασσα',
        transliteration: 'thalassa',
        meaning:
          'Sea. Matthew, Mark and John call it so, following Hebrew yam, which covers any large water. Luke, who had sailed the Mediterranean or knew those who did, writes limne, lake (G3041).',
      },
    },
    historicalContext:
      'In the drought of 1986 two brothers, Moshe and Yuval Lufan, saw the outline of a boat in the mud: 8.2 metres of patched timber, dated by carbon and pottery to around the turn of the era, now at Ginosar. Mendel Nun traced a ring of ancient harbours. Bethsaida, home of Peter, Andrew and Philip, is contested: et-Tell, dug by Rami Arav since 1987, lies two kilometres inland, while el-Araj on the shore, dug by Mordechai Aviam and Steven Notley since 2016, has Roman remains and a Byzantine church with a mosaic to the chief of the apostles. Pilgrim boats, banana groves and hot springs ring the lake today.',
    keyScriptures: [
      'Mark 1:16-20',
      'Mark 4:35-41',
      'Mark 6:45-52',
      'Luke 5:1-11',
      'John 6:1-25',
      'John 21:1-19',
      'Numbers 34:11',
    ],
  },
  {
    title: 'Capernaum',
    aliases: ['tell hum', 'kefar nahum', 'peters house', 'peter’s house', 'synagogue of capernaum'],
    summary:
      'Matthew calls it “his own city”: when Jesus left home he lodged in this fishing village on the north-western shore of the Sea of Galilee, at the ruins now called Tell Hum. It was a frontier place, with a customs post and a handful of soldiers. A great share of the Gospel miracles are set in Capernaum, and few places are spoken to more severely.',
    details:
      "Mark describes one sabbath in it almost by the hour. Teaching in the synagogue, [[The Unclean Spirit at Capernaum|an outcry]], then next door to [[Peter's Wife's Mother|a woman in bed with fever]], and at sunset, when one might carry again, the sick of the whole town at the door; long before day he is gone, and Peter hunts for him (Mark 1:21-38). A later crowd is so thick that [[The Paralytic Let Down through the Roof|four men dig through the roof]]. The centurion whose servant he heals from a distance had paid for the synagogue, say the elders (Luke 7:1-10). At the toll station sat Levi (Mark 2:14); here collectors asked Peter about the temple tax (Matthew 17:24-27).\n\nIn its synagogue, according to John, [[Jesus]] said that he was bread from heaven and that they must eat his flesh, after which many stopped following (John 6:51-66). He asked his own on the way what they had disputed about, and they kept silent, as it was about who was greatest; he set a child among them, in the house (Mark 9:33-37).\n\nThe threat that Capernaum, lifted up to heaven, would go down to Hades, and that [[Sodom and Gomorrah|Sodom]] would fare better (Matthew 11:23-24), is addressed to a place that had not harmed him. It had only seen a great deal and not changed.",
    insights: {
      greek: {
        strongs: 'G2584',
        word: 'Καπερναούμ',
        transliteration: 'Kapernaoum',
        meaning:
          'Hebrew Kefar Nachum, village of Nahum, written Kapharnaoum in the best manuscripts. Which Nahum is unknown, though medieval pilgrims visited the prophet’s grave; comfort, the sense of that name, made a text for many sermons.',
      },
    },
    historicalContext:
      'Abandoned for centuries, it was recognised at Tell Hum, and Franciscans bought the ground in 1894. Virgilio Corbo and Stanislao Loffreda dug from 1968. Beneath an eight-sided church of the fifth century was a room of a plain basalt house of the first century BC, plastered and scratched with prayers by early pilgrims: a good case for the house of Peter, though its date as a shrine is debated. The white limestone synagogue close by belongs, to judge by thousands of coins under the floor, to the fourth or fifth century or even later; the dark wall below may be its first-century predecessor. Visitors look down into the house through the glass floor of a church of 1990 that hangs over it.',
    keyScriptures: [
      'Mark 1:21-39',
      'Mark 2:1-17',
      'Luke 7:1-10',
      'John 6:24-66',
      'Matthew 17:24-27',
      'Mark 9:33-37',
      'Matthew 4:13-16',
      'Matthew 11:23-24',
    ],
  },
  {
    title: 'Caesarea Philippi',
    aliases: [
      'banias',
      'paneas',
      'panias',
      'peters confession',
      'peter’s confession',
      'mount hermon',
      'thou art the christ',
    ],
    summary:
      'Beyond the edge of Jewish Galilee, at what is now Banias below Mount Hermon, some 40 kilometres north of the Sea of Galilee, a river springs from the foot of a cliff sacred to Pan. In this district Jesus asked his disciples who people thought he was, and from Peter’s reply the story turns and heads for Jerusalem.',
    details:
      'Mark says “the villages” of it, and “on the way” (Mark 8:27), so a lecture in front of the shrine, as guides stage it, goes beyond the text. [[John the Baptist]], [[Elijah]], one of the prophets, they report; and you? “The Christ,” says [[Peter]]. He is told to tell nobody. At once there follow the first announcement of suffering, Peter’s protest, and the hardest name ever given to an apostle (Mark 8:31-33). Those who want to follow should take up a cross: in the shadow of Rome a word with one meaning.\n\nMatthew adds the saying about the rock, the gates of Hades and the keys (Matthew 16:17-19). Catholics see there the office which Peter’s successors hold; Orthodox and Protestants have usually understood his faith, his person as first confessor, or Christ himself, and note that the power to bind is also given to all the disciples (Matthew 18:18). That “gates of Hades” alluded to the cave behind is a modern suggestion; the phrase was in common use for death (Isaiah 38:10).\n\nSix days afterwards came a high mountain and a light (Matthew 17:1-8). Hermon, 2,814 metres, rises directly above; tradition since the fourth century prefers Tabor, which is in the other direction. Old Testament readers know the slopes for the shrine at Dan, an hour’s walk to the west, and for the Baal of Hermon (Judges 3:3).',
    insights: {
      greek: {
        strongs: 'G4073',
        word: 'πέτρα',
        transliteration: 'petra',
        meaning:
          'Bedrock, a cliff. Matthew 16:18 sets it beside Petros (G4074). Some press a difference between a loose stone and the rock; if Jesus spoke Aramaic both are kepha, whence Cephas, and Greek needed the masculine ending to make it a man’s name.',
      },
    },
    historicalContext:
      'Banias keeps the older name Paneas. [[Herod the Great|Herod]] built a white temple for Augustus in the area, whether before the cave or at nearby Omrit is argued; his son Philip made the town his capital and added his own name, to tell it from [[Caesarea by the Sea]]. Zvi Ma‘oz excavated the terrace of Pan, with niches and Greek dedications cut into the red cliff; the spring, shifted by earthquakes, no longer comes out of the cave but below. Eusebius saw a bronze group there that passed for Jesus with the woman he healed of bleeding. Captured from Syria in 1967, it is a nature park with a walk to a waterfall.',
    keyScriptures: ['Matthew 16:13-28', 'Mark 8:27-38', 'Luke 9:18-27', 'Matthew 17:1-9', 'Judges 3:3'],
  },
];
