import type { EncyclopediaCard } from '../../card.ts';

export const fieldsAndTrees: readonly EncyclopediaCard[] = [
  {
    title: 'The Sower',
    aliases: ['parable of the sower', 'the four soils', 'parable of the soils'],
    summary:
      'Seed goes on a path, among rocks, into thorns and into good earth, and only the last bears. Told from a boat to a crowd on the beach, it is the one parable in Mark that Jesus calls the key to the rest, and one of the very few for which the Gospels supply an explanation.',
    details:
      'All three versions have the same four soils, with small shifts that reward a slow look. Mark counts the harvest upwards, thirty, sixty, a hundred (Mark 4:8); Matthew counts it down (Matthew 13:8); Luke keeps the hundred alone, and his seed on the path is also trodden on (Luke 8:5). In Luke the rocky plants die for want of moisture, in the others for want of root.\n\nBetween story and explanation stands a hard saying, drawn from Isaiah 6:9-10, about hearers who see and do not perceive. In Mark 4:12 the parables seem meant to have that effect; in Matthew 13:13 they are told because people are already dull. The explanation then turns each patch of ground into a kind of hearer: birds become [[Satan]], thorns become cares and riches. Jülicher, and after him Joachim Jeremias, took this for the early church’s sermon on the text, partly on account of its vocabulary. Birger Gerhardsson and others answer that Jewish parables often came with keys and that the fit is too good to be secondary.\n\nWhat is the point: the farmer’s loss, the listener’s duty or the size of the crop? C. H. Dodd stressed the harvest that comes all the same. The church has mostly preached on soils. Neither reading explains away the other, and “Hearken” at the start (Mark 4:3) leans towards the second, as does [[The Lamp under a Bushel]], which Mark puts next.',
    insights: {
      greek: {
        strongs: 'G4687',
        word: 'σπείρω',
        transliteration: 'speirō',
        meaning:
          'To sow. The explanation uses it in two ways without blinking: the word is sown (Mark 4:14), and so are the people who hear it (Mark 4:16). Seed and soil run together, as they do in a field once the plant is up.',
      },
    },
    historicalContext:
      'Did a farmer really waste so much? Jeremias argued that in Palestine one sowed first and ploughed the seed under afterwards, so that path and thorns would be turned over in any case; the Mishnah’s list of sabbath labours does put sowing before ploughing. Others reply that fields were commonly ploughed both before and after. Yields of seven to ten times the seed are often reckoned normal; Varro, a Roman writer on farming, reports a hundredfold near Gadara, and Isaac reaped as much (Genesis 26:12). The Mishnah also sorts students into four: sponge, funnel, strainer and sieve.',
    keyScriptures: [
      'Mark 4:1-20',
      'Matthew 13:1-23',
      'Luke 8:4-15',
      'Isaiah 6:9-10',
      'Genesis 26:12',
      'Isaiah 55:10-11',
    ],
  },
  {
    title: 'The Wheat and the Tares',
    aliases: ['parable of the tares', 'parable of the weeds', 'wheat and weeds'],
    summary:
      'An enemy oversows a wheat field by night with a look-alike weed, and the owner forbids his men to pull it up before harvest. Few parables have had so much political use: it was quoted against burning heretics, and also by those who burned them.',
    details:
      'Only [[Matthew]] has it (Matthew 13:24-30), in the very place where Mark tells of [[The Growing Seed]]. Some scholars therefore think that he built the one out of the other; the two share sleep, sprouting and harvest, yet little in plot. A shorter form without explanation survives in the Gospel of Thomas.\n\nThe servants’ proposal is sensible. Weeding was ordinary work, and the owner’s refusal is the surprise: the roots are by now so entangled that zeal would cost wheat. He does not deny the difference between the plants. He denies that this is the time, and that these are the people to act on it, since the reapers are somebody else. In the private explanation seven items are decoded one by one (Matthew 13:37-39), down to [[Angels]] for reapers, and patience, the heart of the story, is not mentioned at all. That gap is a chief argument of those who ascribe the key to the evangelist.\n\nThe field, it says, is the world. When Donatists in Africa demanded a pure [[Church]], Augustine nevertheless applied it to the church, and they pointed out the difference. Chrysostom held that it forbids killing heretics, though not silencing them; Aquinas thought the ban lapsed where the wheat was in no danger; Roger Williams in 1644 drew from it full liberty of conscience.',
    insights: {
      greek: {
        strongs: 'G2215',
        word: 'ζιζάνιον',
        transliteration: 'zizanion',
        meaning:
          'Darnel, a Semitic word in Greek dress; rabbinic Hebrew calls the plant zunin. It is a ryegrass hardly to be told from wheat until the ears form. “Tares”, vetches to an English farmer, misses exactly the likeness on which the story depends.',
      },
    },
    historicalContext:
      'Darnel (Lolium temulentum) often carries a fungus that makes bread from it cause dizziness and worse, so it had to be sorted out grain by grain. Jerome, who lived at Bethlehem, remarks that it cannot be distinguished in the blade. Sowing it in a neighbour’s field was no fantasy: Roman jurists quoted in Justinian’s Digest discuss the damages due. Dried weeds served as fuel where wood was scarce, so that binding them in bundles for burning is simple economy before it is an image of Judgment.',
    keyScriptures: [
      'Matthew 13:24-30',
      'Matthew 13:36-43',
      'Matthew 3:12',
      '1 Corinthians 4:5',
      'Daniel 12:3',
      'Revelation 14:14-16',
    ],
  },
  {
    title: 'The Mustard Seed',
    aliases: ['parable of the mustard seed', 'grain of mustard seed'],
    summary:
      'God’s kingdom is like a mustard seed, tiny in the hand, that ends as a plant with room for birds. Prophets had compared empires to cedars. Jesus picks a kitchen herb which no one needed to be told was hard to get rid of.',
    details:
      'Where it is sown varies: in the ground (Mark 4:31), in a man’s field (Matthew 13:31), in his garden (Luke 13:19). In Mark it grows into the biggest of herbs; Matthew lets it pass from herb to tree; [[Luke]] goes straight to a tree, and newer editions omit even “great” there. Since Matthew and Luke pair it with [[The Leaven]] and share words absent from Mark, it probably reached them by two routes.\n\nBehind the birds stands Ezekiel 17:22-23, in which God plants a twig that becomes a lofty cedar with every sort of fowl beneath it; in Daniel 4:12 such a tree is [[Babylon]]. Do the birds here mean the nations coming in? Many think so. Robert Funk and John Dominic Crossan heard a joke as well: the mighty cedar has been replaced by a pushy weed, and birds in the crop are the last thing a farmer wants. Klyne Snodgrass and others doubt that hearers found mustard comic.\n\nContrast between start and finish is the plain sense. Whether growth matters too has been argued for a century; the nineteenth loved it as a picture of progress, and Jeremias answered that what the ancients saw between seed and shrub was miracle. As for the smallest of seeds, orchids have smaller. Jesus speaks in a proverb of his region, not in a herbarium, and the same seed measures [[Faith]] in Matthew 17:20.',
    insights: {
      greek: {
        strongs: 'G4615',
        word: 'σίναπι',
        transliteration: 'sinapi',
        meaning:
          'Mustard, usually taken as the black sort, whose seeds of a millimetre or so were grown for oil and spice. In the Gospels it occurs only in this comparison and in the sayings on faith like a grain of it: the word always carries smallness.',
      },
    },
    historicalContext:
      'By the Sea of Galilee black mustard can stand over two metres in a season, and finches come for its seed; nests are another matter, and the verb may mean perching. The Mishnah uses a mustard grain as its standard for the least visible quantity. It also forbids mustard in a garden bed, permitting it in fields (Kilayim 3:2), a rule about mixed kinds which Luke’s garden would offend, if it applied then. The elder Pliny notes that where it has once been sown it can scarcely be cleared, since fallen seed sprouts at once.',
    keyScriptures: [
      'Mark 4:30-32',
      'Matthew 13:31-32',
      'Luke 13:18-19',
      'Ezekiel 17:22-24',
      'Daniel 4:10-12',
      'Matthew 17:20',
    ],
  },
  {
    title: 'The Leaven',
    aliases: ['parable of the leaven', 'parable of the yeast', 'the leaven hidden in the meal'],
    summary:
      'One sentence, one woman, and an absurd heap of dough. Jesus likens the reign of God to something that every Jewish household cleared out at Passover, and has it hidden rather than kneaded.',
    details:
      'Luke places it on the way to Jerusalem, in the wake of a quarrel over healing on the [[Sabbath]] (Luke 13:20-21); Matthew puts it among the lakeside parables, as the last one spoken to the crowd (Matthew 13:33-34). The wording hardly differs, and [[Mark]] does not have it. In Thomas the woman herself becomes the comparison, and her loaves are large.\n\nThree measures of flour come to something under forty litres, bread for a hundred or more. Nobody bakes that on an ordinary morning. The figure does stand elsewhere: [[Sarah]] is told to use three measures for three visitors who turn out not to be men (Genesis 18:6). An echo is likely, though it is not stated.\n\nThen there is the leaven. Elsewhere in the New Testament it stands for hypocrisy and bad teaching (Matthew 16:6; Luke 12:1) or for old corruption (1 Corinthians 5:6-8). Dispensationalists such as C. I. Scofield concluded that the parable foretells error permeating Christendom. Most interpreters answer that the kingdom is what is being compared, and that one image may serve two ends, as a lion is both [[Messiah|Christ]] and devil in Scripture. Amy-Jill Levine warns that leaven was not unclean to Jews, who ate raised bread fifty-one weeks in the year. Chrysostom thought of the apostles, buried in the crowd and altering it; others of the silence of the process, or of its thoroughness.',
    insights: {
      greek: {
        strongs: 'G1470',
        word: 'ἐγκρύπτω',
        transliteration: 'enkryptō',
        meaning:
          'To hide in something. Cooks mix leaven; they do not conceal it. The verb occurs in the New Testament only in this parable, and ties it to the treasure that is hidden and the things kept secret since the world was founded (Matthew 13:35).',
      },
    },
    historicalContext:
      'Leaven was a lump of yesterday’s dough gone sour; yeast bought by itself is modern. Once it is worked in nothing can get it out again. Baking was women’s daily labour, beginning with the hand mill before dawn, and few first-century comparisons for God’s rule take place in a kitchen. Luke likes to set a man’s example beside a woman’s, as with The Lost Sheep and The Lost Coin. Plutarch, writing of Roman priests who might not touch leaven, says that it both arises from decay and spreads it.',
    keyScriptures: [
      'Matthew 13:33-35',
      'Luke 13:20-21',
      'Genesis 18:6',
      'Matthew 16:6-12',
      '1 Corinthians 5:6-8',
      'Galatians 5:9',
      'Exodus 12:15',
    ],
  },
  {
    title: 'The Growing Seed',
    aliases: ['seed growing secretly', 'parable of the growing seed', 'seed growing by itself', 'patient husbandman'],
    summary:
      'Mark alone tells this one, and of all the parables it is the one in which least is done. A man throws seed, goes to bed, gets up, goes to bed again; the soil sees to everything until the day for the sickle.',
    details:
      'He sleeps and rises “night and day” (Mark 4:27), and that is all we hear of him between sowing and reaping. No audience is named and no explanation attached. Matthew and Luke, who between them take over most of Mark, both leave it out. [[The Wheat and the Tares]] stands in its place in the one; the other has nothing. Perhaps they found the farmer too idle, or, if he is God or Christ, did not care to see him asleep and ignorant.\n\nThat puzzle is real. Who is the man? The one who sows and reaps ought to be the same person throughout, and reaping at the end is God’s work in Joel 3:13, from which the sickle is borrowed. Yet he does not know how growth happens. Those who press him hard end up with an allegory that limps; those who follow Jülicher look past him to the process. The stages are set out with unusual care: blade, ear, full grain. Nothing is skipped and nothing can be hurried.\n\nNames given to it betray the reading. “The seed growing secretly” is about the hidden progress of [[Kingdom of God|the kingdom]]; “the patient farmer” is about waiting for God, perhaps against those who wished to bring his reign in by the sword, as Jeremias suggested; “the harvest” is about the end being certain. Luther said of the Reformation that while he slept, or drank Wittenberg beer with his friends, the word did everything; the thought is close. James, too, sends the impatient to watch a farmer (James 5:7).',
    insights: {
      greek: {
        strongs: 'G844',
        word: 'αὐτόματος',
        transliteration: 'automatos',
        meaning:
          'Of its own accord, the source of our “automatic”. The Greek Old Testament uses it of what springs up unsown in the fallow year (Leviticus 25:5); in Acts 12:10 a prison gate opens so. To a Jewish ear what comes by itself comes from God.',
      },
    },
    historicalContext:
      'Grain in Palestine went in with the first rains, from late October on, and barley ripened from about April, wheat some weeks afterwards. There was in fact much to do in between: weeding, scaring birds, mending walls. Hearers who farmed would have noticed how the story cuts all of it, and also that night is named before day, which is the Jewish order. The Gospel of Thomas keeps a trace of the ending: a man of understanding who comes quickly, sickle in hand, when the crop is ripe.',
    keyScriptures: [
      'Mark 4:26-29',
      'Joel 3:13',
      'James 5:7-8',
      '1 Corinthians 3:6-7',
      'Leviticus 25:5',
      'Psalms 127:1-2',
    ],
  },
  {
    title: 'The Barren Fig Tree',
    aliases: ['parable of the barren fig tree', 'the unfruitful fig tree'],
    summary:
      'A landowner wants a fruitless tree felled; his gardener asks for one more year, with digging and dung. Whether the year helped we are never told. It answers people who had come to Jesus with news of a massacre.',
    details:
      'Some bystanders report that [[Pontius Pilate]] had mixed the blood of Galileans with their sacrifices. Jesus adds a disaster of his own, eighteen killed by a falling tower in Siloam, denies that the dead were worse than others, and tells the hearers to repent (Luke 13:1-5). The parable follows at once. Sudden death and undeserved delay are thus set side by side: survivors are not innocent but reprieved.\n\nFig trees do stand in vineyards, and vine and fig together picture a settled life (Micah 4:4). The owner has looked for fruit three years running. A reckoning by Leviticus 19:23-25, under which a new tree’s fruit is left alone for three years, would make his patience longer still, though nothing in the text requires it. What is extravagant is the manure, never mentioned for figs elsewhere in the Bible; a hardy tree that thrives on rubble is to be nursed. “This year also” is an odd sort of plea, for the gardener ends by consenting to the axe.\n\nAncient allegory counted the three years as Law, Prophets and Gospel, or as Jesus’ ministry, and saw in the gardener Christ interceding. Luke, who omits [[The Fig Tree Withered|the cursing of a fig tree]] told by Mark and Matthew, may have felt that this was the same lesson with the sentence suspended. Is the tree Israel, Jerusalem’s leaders, or any hearer? Isaiah 5:1-7 favours the first; the “ye” just before favours the last.',
    insights: {
      greek: {
        strongs: 'G2673',
        word: 'καταργέω',
        transliteration: 'katargeō',
        meaning:
          'To make idle, put out of action: the tree does not merely fail, it takes the soil out of use (Luke 13:7). Paul is fond of the verb, for things abolished or done away; in the four Gospels it is found only here.',
      },
    },
    historicalContext:
      'The story of Ahiqar, a wise courtier, was read by Jews in Egypt in the 5th century BC. Versions in Syriac, Arabic and Armenian contain a fable of a fruitless tree by the water that begs to be moved or given time; its owner refuses, since it bore nothing where it was. If Jesus knew a form of it, he changed the reply. Of neither disaster in Luke 13 is there a record elsewhere. The pool of Siloam lay in the south of Jerusalem, and a tower there was presumably part of the wall.',
    keyScriptures: [
      'Luke 13:1-9',
      'Luke 3:8-9',
      'Isaiah 5:1-7',
      'Leviticus 19:23-25',
      'Mark 11:12-14',
      'Micah 7:1',
      '2 Peter 3:9',
    ],
  },
  {
    title: 'The Budding Fig Tree',
    aliases: ['parable of the fig tree', 'lesson of the fig tree', 'fig tree putting forth leaves'],
    summary:
      'Look at the branch, says Jesus, sitting on the Mount of Olives with the temple before him: soft wood and leaves mean that summer is close. What it is a sign of, and whether the generation that heard it saw it happen, is among the most contested questions in the Gospels.',
    details:
      '[[Peter]], James, John and Andrew had asked when, and what sign there would be (Mark 13:3-4). A long answer has nearly run its course when the fig tree is brought in (Mark 13:28-29; Matthew 24:32-33; Luke 21:29-31). Luke, thinking perhaps of readers without figs, adds “and all the trees”, and spells out what is near: God’s kingdom. The others leave the subject open, and Greek allows either “he is near” or “it is near”, at the doors.\n\nMost trees and shrubs of Judea keep their leaves; the fig is bare all winter and so makes a good calendar. It is Passover week, and the new growth would be before their eyes. Days earlier, in Mark, a fig in leaf without fruit had been cursed, and William Telford among others reads the two passages together.\n\nNext comes the difficulty: this generation will not pass until all these things are done (Mark 13:30). Some hold that Jesus expected the end of the world within decades and was mistaken, as Albert Schweitzer argued. R. T. France and N. T. Wright refer the prediction to the fall of [[Jerusalem]] in AD 70, which did come within forty years. Others take the generation to be the last one, or the Jewish people, or the human race. Hal Lindsey in 1970 made the tree stand for Israel, refounded in 1948; Luke’s other trees are awkward for that. All sides have to reckon with Mark 13:32, which disowns knowledge of the day.',
    insights: {
      greek: {
        strongs: 'G2330',
        word: 'θέρος',
        transliteration: 'theros',
        meaning:
          'Summer, and so harvest time. Amos was shown summer fruit and told that the end had come (Amos 8:1-2), a Hebrew play on qayits and qets; many suspect the same pun beneath the Greek here.',
      },
    },
    historicalContext:
      'Fig leaves open in Judea from late March, later than the almond’s blossom by two months. Small early figs may appear with or before them and the main crop ripens about August. For the rabbis also the fig told the season of the year. The discourse looks towards the temple’s destruction, and the date of Mark partly hangs on whether one thinks chapter 13 written shortly before the event or after it; it speaks of sacrilege and flight but, unlike Josephus, of no fire.',
    keyScriptures: [
      'Mark 13:28-32',
      'Matthew 24:32-36',
      'Luke 21:29-33',
      'Amos 8:1-2',
      'Song of Solomon 2:11-13',
      'Mark 11:12-14',
    ],
  },
];
