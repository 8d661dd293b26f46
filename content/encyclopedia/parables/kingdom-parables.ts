import type { EncyclopediaCard } from '../../card.ts';

export const kingdomParables: readonly EncyclopediaCard[] = [
  {
    title: 'The Hidden Treasure',
    aliases: ['parable of the hidden treasure', 'treasure hidden in a field', 'treasure in the field'],
    summary:
      'A man stumbles on a buried hoard, covers it up again and sells all that he has to buy the field. Matthew tells it in a single verse. Whether what the finder did was honest has been debated by lawyers and preachers ever since, and the verse shows no interest.',
    details:
      'After the crowd has been sent away, and indoors, the disciples get three short comparisons of which this is the first (Matthew 13:44). The finder is not looking. He is probably a hired labourer or a tenant, since he works a field that is not his, and everything turns on the order of four verbs: found, hid, sells, buys. The last two are in the present tense, as if the scene had come close.\n\nHis silence bothers people. John Duncan Derrett went through the rabbinic rules on lost property and acquisition and concluded that he broke none; others find him shady and compare [[The Unjust Steward]], another rascal from whom something is to be learnt. Jülicher’s principle, one picture and one point, dissolves the matter: what is praised is the joy that makes a total price feel like none.\n\nJoy it is, rather than sacrifice as in [[The Tower Builder and the Warring King]], which stands in front of the selling. Irenaeus in the 2nd century took the field to be the scriptures, with Christ buried in them. Dispensational readers turn the roles round: Christ gives up all for the field, which is the world. In the Gospel of Thomas a quite different tale is told, of an owner who never knew, a son who sold, and a buyer who found the hoard at the plough and began to lend at interest.',
    insights: {
      greek: {
        strongs: 'G2344',
        word: 'θησαυρός',
        transliteration: 'thēsauros',
        meaning:
          'Treasure, and the chest or store that holds it. Matthew has it for the Magi’s coffers, for what moth and rust get at, for the heart’s stock, and in The Householder for a pantry of old and new.',
      },
    },
    historicalContext:
      'Burying valuables was the safest banking that most people knew. The Talmud quotes a teacher of the 3rd century to the effect that money is only secure in the ground. Josephus reports that the Romans dug up gold and silver from the ruins of Jerusalem, hidden there by people who did not live to collect it, and the Copper Scroll of Qumran lists over sixty such caches. A rabbinic parable on the Song of Songs tells of a man who sells a rubbish heap cheaply, whereupon the buyer digs up riches in it; there the joke is on the seller, Pharaoh letting Israel go.',
    keyScriptures: [
      'Matthew 13:44',
      'Matthew 6:19-21',
      'Proverbs 2:1-5',
      'Philippians 3:7-8',
      'Matthew 25:18',
      'Mark 10:21-22',
    ],
  },
  {
    title: 'The Pearl of Great Price',
    aliases: ['parable of the pearl', 'pearl of great value', 'the costly pearl'],
    summary:
      'Unlike the ploughman with his lucky find, this dealer had been searching, and he knows exactly what he is looking at. He ends with one pearl in his hand and no business left.',
    details:
      'The twin of [[The Hidden Treasure]] takes two verses (Matthew 13:45-46) and differs in ways too regular for chance. There the kingdom was the thing found; here the comparison is with the merchant. There luck, here expertise; there a poor man’s holding, here capital; there joy is mentioned, here not. Set together they say that it does not matter how one comes upon it. [[Matthew]] alone has either, and since Thomas gives them apart, as sayings 76 and 109, some think that they once circulated singly.\n\nWhat does a man do with a pearl that took all his stock to buy? He can only keep it, and in commercial terms that is ruin. Thomas smooths the oddity away by calling him shrewd. Amy-Jill Levine makes it central: a merchant who has sold everything is no longer a merchant, and the parable asks what one thing would change what we are.\n\nThe fathers found Christ in the pearl, or virginity, or the creed; a Syriac hymn in the Acts of Thomas sends a prince to Egypt to fetch one from a serpent. Some Protestants reverse it, so that Christ gives all he has for the [[Church]]. Against this it is urged that the hearers are being called to do something. That the kingdom should be for sale troubles no one here: nothing less than everything is asked, and nothing more.',
    insights: {
      greek: {
        strongs: 'G1713',
        word: 'ἔμπορος',
        transliteration: 'emporos',
        meaning:
          'A wholesaler who travels by sea or caravan, as against the local shopkeeper, the kapēlos. The New Testament’s other merchants of this name are those who mourn for Babylon’s trade, pearls included (Revelation 18:11-12).',
      },
    },
    historicalContext:
      'Pearls came from the Red Sea, the Persian Gulf and above all from India, and were to Rome roughly what diamonds became later. Pliny puts them at the head of everything that has a price, and passes on the tale that Cleopatra drank one worth ten million sesterces. The Old Testament hardly knows them; the Hebrew word rendered “rubies” in Proverbs may mean coral or pearls. In the Talmud a man who honours every sabbath buys a fine fish for it and finds a pearl inside.',
    keyScriptures: [
      'Matthew 13:45-46',
      'Matthew 7:6',
      'Proverbs 3:13-15',
      'Philippians 3:7-9',
      'Matthew 19:21-22',
      'Revelation 21:21',
    ],
  },
  {
    title: 'The Dragnet',
    aliases: ['parable of the net', 'parable of the dragnet', 'the drawnet'],
    summary:
      'Fishermen among the disciples would have had no trouble with this one: a long net comes ashore with everything in it, and then one sits down and sorts. Jesus speaks of a sorting that is not theirs to do.',
    details:
      'The last full comparison of the lakeside chapter (Matthew 13:47-50) keeps close company with [[The Wheat and the Tares]]. Both end at the close of the age, with [[Angels]] dividing the evil from the righteous, a furnace, weeping and grinding of teeth. The difference lies in what comes before. Weeds must be put up with for a season. A net brings up all kinds at once because it cannot do otherwise; nobody blames it, and no enemy is at work.\n\nFresh from the water, fish are hardly “bad” in the sense of rotten. What men threw out was the unsaleable, and in Jewish waters that included whatever had no fins and scales (Leviticus 11:9-12), the lake’s large catfish above all. The application speaks of the wicked only; on what becomes of the good fish it says nothing, which is as well.\n\nThat explanation is a favourite example of those who think that [[Matthew]] supplied his own: a furnace suits tares better than fish. Others find in the unexplained half, the gathering “of every kind”, a hint at the mission to all peoples, and in [[Peter]] and his fellows, called to catch men (Matthew 4:19), the crew. For Augustine the two kinds in one net meant that good and bad must share the church until the shore is reached. The Gospel of Thomas has a wise angler who keeps one big fish and lets the small go, more like the pearl-dealer than this.',
    insights: {
      greek: {
        strongs: 'G4522',
        word: 'σαγήνη',
        transliteration: 'sagēnē',
        meaning:
          'A seine, whence the English word, through Latin. It stands nowhere else in the New Testament; ordinary nets are diktya, and Peter’s throwing net an amphiblēstron. In the Greek Habakkuk 1:15 it is the instrument of a conqueror who scoops up nations.',
      },
    },
    historicalContext:
      'A seine could run to two or three hundred metres, leaded at the foot and buoyed with cork at the head; a boat laid it in a half-circle and two teams hauled from the beach. Mendel Nun, a fisherman of Ein Gev who studied the old gear, counted eighteen native species in the Sea of Galilee, some ten of them of use. Josephus mentions its fish as differing in taste and look from those elsewhere. A Jewish collection ascribes to Gamaliel a grading of students as four fish: unclean, clean, from the Jordan and from the great sea.',
    keyScriptures: [
      'Matthew 13:47-50',
      'Matthew 4:18-22',
      'Leviticus 11:9-12',
      'Habakkuk 1:14-17',
      'Matthew 13:36-43',
      'Ezekiel 47:10',
    ],
  },
  {
    title: 'The Householder',
    aliases: ['parable of the householder', 'things new and old', 'scribe instructed unto the kingdom'],
    summary:
      'Asked whether they have understood, the disciples say yes. Jesus rewards them with one comparison more: a scribe trained for the kingdom resembles the master of a house who can bring out of his stores both what is new and what is old.',
    details:
      'Nothing like it stands in Mark, where at the same point the disciples understand rather little (Mark 4:13). Their confident “Yea, Lord” in Matthew 13:51 concludes the chapter, and many scholars hear the author himself in Matthew 13:52, a Christian scribe signing his work, with the old scriptures and the new teaching in his hands. That he was [[Matthew the Apostle]], a tax collector with a ledger, is the older view; the two are not always thought to exclude one another.\n\nTwo things are surprising. Scribes in this Gospel are usually opponents, yet here is a good kind, and later Jesus says that he will send scribes himself (Matthew 23:34). And new comes before old. Origen and Chrysostom thought of the two Testaments and rebuked anyone who would throw the first away. Others see the old as the familiar images, seed, bread, fish, and the new as what they now disclose. The verse does not rank them. Beside [[The New Wine and the Old Wineskins]], which Matthew also ends with both being saved, it makes him the least likely of the evangelists to be used against the [[Law]].\n\nIs it a parable at all? By form it is a one-line simile, but the text goes on, “when Jesus had finished these parables” (Matthew 13:53), and those who count it get eight in the chapter instead of seven.',
    insights: {
      greek: {
        strongs: 'G3100',
        word: 'μαθητεύω',
        transliteration: 'mathēteuō',
        meaning:
          'To make or become a disciple: what the KJV renders “instructed”. Of the Gospels Matthew alone has the verb, three times: here, of Joseph of Arimathaea (Matthew 27:57), and in the last commission to all nations (Matthew 28:19).',
      },
    },
    historicalContext:
      'A well-run house kept last year’s grain and wine along with this year’s, and Leviticus 26:10 promises so much of the old that it must be cleared out for the new. Ben Sira, about 180 BC, paints the ideal scribe as one who searches out ancient wisdom, prophecies and the obscurities of parables (Sirach 39:1-3). His own Hebrew was long lost; much of it has come to light since 1896, when leaves were recognised among the worn-out writings kept in the storeroom of a Cairo synagogue, something old brought out as new. The verb “bringeth forth” is a strong one, elsewhere used for expelling demons; here it probably means only that he has plenty and hands it out.',
    keyScriptures: [
      'Matthew 13:51-53',
      'Matthew 23:34',
      'Song of Solomon 7:13',
      'Leviticus 26:10',
      'Ezra 7:10',
      'Matthew 12:35',
    ],
  },
  {
    title: 'The Lamp under a Bushel',
    aliases: ['candle under a bushel', 'lamp on a stand', 'parable of the lamp', 'light under a bushel'],
    summary:
      'Nobody lights a lamp to put a tub over it. The saying comes in four places in three Gospels and means something slightly different in each, a good test of how far a parable’s setting makes its sense.',
    details:
      'In the Sermon on the Mount the lamp is the disciples, who are to be seen doing good (Matthew 5:14-16). In Mark 4:21-22 it follows the explanation of [[The Sower]] and concerns the secret of [[Kingdom of God|the kingdom]], hidden now in order to be brought out. Luke uses it twice: in the same context as Mark (Luke 8:16), and again to a crowd that had asked for a sign, where the light is Jesus’ own message and what is wrong is the eye (Luke 11:33-36).\n\nMark’s Greek asks literally whether the lamp “comes” to be put beneath a measure. Lamps do not come; persons do, and some readers think that Jesus means himself. The furniture shifts too. Matthew’s light serves all that are in the house, as in the one room of a Galilean cottage; Luke’s is set for those entering, which supposes a vestibule, and in one place a cellar.\n\nWhy would anyone cover a lamp? Jeremias suggested that a tub was the way to put one out without smoke and sparks, so that the sense becomes: who lights a wick in order to quench it? There is Jewish evidence for covering a lamp with a vessel, though hardly for the habit. A saying of God’s people as a light among nations lies in the background (Isaiah 49:6), and some take Matthew’s city on a hill next to it for [[Jerusalem]].',
    insights: {
      greek: {
        strongs: 'G3426',
        word: 'μόδιος',
        transliteration: 'modios',
        meaning:
          'The Roman modius, a grain measure of nearly nine litres, a Latin word in all three Gospels. A bushel holds four times as much; the tub in the English proverb has grown in translation.',
      },
    },
    historicalContext:
      'The lamp in question is a clay saucer or closed bowl with a nozzle, of the size of a palm, burning olive oil; “candle” is an anachronism. Its flame was weak enough that height mattered, so it stood on a shelf, a niche or a stand. The modius served in most homes as both measure and container. Lamps from Herod’s time, with their spatula-shaped spout, are found by the hundred on Jewish sites. In the Gospel of Thomas the lamp is joined to preaching from the housetops.',
    keyScriptures: [
      'Mark 4:21-25',
      'Matthew 5:14-16',
      'Luke 8:16-18',
      'Luke 11:33-36',
      'Isaiah 49:6',
      'Psalms 119:105',
    ],
  },
  {
    title: 'The New Cloth and the Old Garment',
    aliases: ['new patch on an old garment', 'parable of the new cloth', 'unshrunk cloth'],
    summary:
      'Fasting is the question: John’s pupils do it and the Pharisees do it, so why not yours? A wedding guest does not, Jesus replies, and then, of all things, he talks about mending.',
    details:
      'The occasion is the same in all three accounts, near the feast in Levi’s house (Mark 2:18-21; Matthew 9:14-16; Luke 5:33-36). In Mark and Matthew the trouble is a patch of raw cloth. It has never been washed, will shrink, and pulls the worn fabric into a wider tear. Luke has the mender cut up a new coat for patches, so that two garments are spoilt and the colours clash as well. No housewife would, which may be his point; others put it down to a city man’s unfamiliarity with darning.\n\nThe patch is usually thought to be the practice of Jesus and the coat that of John and the Pharisees, so that joining them ruins both. Marcion, in the 2nd century, went further: the gospel must be cut loose from the whole Old Testament and its [[Law]]. Tertullian retorted that one separates only what belongs together, as fruit from seed. Much later preaching has made the old coat Judaism. Against that stands the picture itself, where the old is worth mending, the tear is feared, and nobody proposes to throw it away; Jews of the time fasted variously, and Jesus expects his own to fast in days to come (Mark 2:20).\n\nWith [[The New Wine and the Old Wineskins]] it forms a pair, one sewn and one poured, a woman’s work and a man’s perhaps. Taken apart from fasting it has been quoted for every reform and every schism since.',
    insights: {
      greek: {
        strongs: 'G4978',
        word: 'σχίσμα',
        transliteration: 'schisma',
        meaning:
          'A rent in cloth. Paul and John use it for parties among people (1 Corinthians 1:10; John 7:43), and hence “schism”. Mark has the kindred verb when the heavens are torn at the baptism and the temple veil at the end.',
      },
    },
    historicalContext:
      'Wool came from the loom greasy and loose; a fuller trod it in tubs with clay and urine until it had shrunk and thickened. Cloth not so treated is what the word “new” covers in Mark. Clothes were dear, a cloak could be pawned, and a poor family’s were patched until they fell apart. The Law ordains one fast a year, on the Day of Atonement; Luke’s Pharisee keeps two days a week (Luke 18:12), and a Christian manual of about AD 100, the Didache, tells believers to choose other days than “the hypocrites”.',
    keyScriptures: [
      'Mark 2:18-21',
      'Matthew 9:14-16',
      'Luke 5:33-36',
      'Joshua 9:4-5',
      'Psalms 102:26',
      'Isaiah 58:3-7',
    ],
  },
  {
    title: 'The New Wine and the Old Wineskins',
    aliases: ['new wine in old bottles', 'parable of the wineskins', 'old wineskins', 'new wineskins'],
    summary:
      'Pour fermenting juice into a stiff, used skin and you lose wine and skin together. The image is simple until one gets to a closing line in Luke, where Jesus observes that drinkers of old wine do not care for the new.',
    details:
      'It completes the answer about fasting (Mark 2:22; Matthew 9:17; Luke 5:37-39). A fresh goatskin stretches while the wine works; one already stretched has no give left. In what is poured, most see the presence of [[Kingdom of God|the kingdom]], in the skins the forms that hold it. Mark says merely that new goes into new. Matthew adds that thus both are preserved, which reads most naturally of wine and new skins, but has been heard, in so careful a keeper of tradition, as a word for old and new alike: compare [[The Householder]].\n\nLuke’s last sentence pulls the other way. The old, it says, is good, or better; the manuscripts vary. Is it ironic, a sigh at people who will not even taste? Is it a bit of table wisdom which he found attached? Or does it commend the old, so that Jesus’ teaching is the ancient thing? Codex Bezae and most Old Latin copies leave the verse out, perhaps because Marcion’s debate about the Old Testament had made it awkward, perhaps to match the others. In the Gospel of Thomas the saying comes first and is plainly favourable to age.\n\n“Bottles” in the KJV has misled generations who pictured glass. Job’s friend Elihu, bursting with words like unvented wine in new skins (Job 32:19), shows that even those could fail.',
    insights: {
      greek: {
        strongs: 'G779',
        word: 'ἀσκός',
        transliteration: 'askos',
        meaning:
          'A whole hide, usually a goat’s, sewn up with the legs tied. Two Greek words for new are used in the saying, neos of the young wine and kainos of the unused skins, a distinction which English loses.',
      },
    },
    historicalContext:
      'Grapes were trodden in late summer. The must began to ferment within hours in the vat, and was drawn off into jars or skins while gas was still rising from it; in the heat one did not have long to choose. Ancient taste did prefer age: Ben Sira likens a new friend to new wine, which has to grow old before one drinks it with pleasure. A saying in the Mishnah advises looking not at the flask but at its contents, for a new jar may be full of old wine and an old one empty.',
    keyScriptures: ['Mark 2:22', 'Luke 5:37-39', 'Matthew 9:17', 'Job 32:18-20', 'Joshua 9:13', 'Jeremiah 31:31-34'],
  },
  {
    title: 'The Wise and Foolish Builders',
    aliases: ['house on the rock', 'house built on sand', 'wise and foolish builders', 'two builders'],
    summary:
      'Two houses look alike in dry weather. With this the Sermon on the Mount breaks off, and its last word is not “rock” but the fall of the other house, “great”.',
    details:
      'Both builders hear. The line runs between hearing with doing and hearing without, so that the warning is meant for the audience and not for outsiders; just before it, people who prophesied and cast out demons in Jesus’ name have been told that they were never known (Matthew 7:21-23). It is also, quietly, a large claim. Security in the flood, which psalms look for in God as a rock and which sages of the time looked for in the [[Law]] studied and kept, is here said to depend on “these sayings of mine”.\n\nMatthew’s house stands among wadis, dry beds that become torrents in an hour of winter rain: choice of site decides (Matthew 7:24-27). In Luke the difference is work. One man dug, went deep and laid a foundation on rock, the other set his walls on the soil, and a single river rises (Luke 6:47-49). Many see here a translation for readers who lived by broader streams.\n\nThe flood is God’s [[Judgment]] at the last, say most modern commentators, recalling [[Noah]] and Ezekiel 13:10-14, where hail brings down a whitewashed wall. Augustine had thought of trials in this life, rain for superstition and rivers for lusts. Nothing prevents its being both. Protestant expositors anxious about works take the rock to be Christ, with Paul’s one foundation in mind (1 Corinthians 3:11); in the parable itself it is obedience.',
    insights: {
      greek: {
        strongs: 'G5429',
        word: 'φρόνιμος',
        transliteration: 'phronimos',
        meaning:
          'Prudent, seeing what a situation calls for, rather than learned. Matthew sets it against mōros, foolish, both here and in The Ten Virgins: his first great discourse and his last both divide hearers with the same pair of words.',
      },
    },
    historicalContext:
      'Ordinary Galilean houses had walls of unhewn basalt or limestone packed with mud and small stones, and roofs of beams, branches and clay that needed rolling after rain. Where walls were footed on bedrock they lasted. Elisha ben Abuyah, a rabbi of the 2nd century who later broke with his fellows, is credited with a close cousin of the parable: a man with good deeds and much Torah lays stones first and brick above, while one without deeds puts brick at the bottom, and a little water tips it over.',
    keyScriptures: [
      'Matthew 7:24-27',
      'Luke 6:46-49',
      'Ezekiel 13:10-14',
      'James 1:22-25',
      '1 Corinthians 3:10-15',
      'Proverbs 10:25',
      'Isaiah 28:16-17',
    ],
  },
  {
    title: 'The Children in the Marketplace',
    aliases: ['children in the market', 'we piped unto you', 'parable of the children playing'],
    summary:
      'A sulky game on a village square is Jesus’ picture of how his contemporaries met two very different prophets. One would not eat and was called mad; the other ate with anybody and was called a drunkard.',
    details:
      'Messengers from [[John the Baptist]] in prison have just left, and Jesus has praised John to the crowd (Matthew 11:7-19; Luke 7:24-35). Then he quotes the children’s taunt: we played the flute and you did not dance; we sang a dirge and you would not cry. Weddings and funerals are what village children see, and therefore what they play. At the real thing men led the ring-dance, and women keened.\n\nWho is who is not so clear. “This generation” is like the children who call out. On that view they complain first that John would not dance, then that Jesus would not mourn. Others think that the calling children are John and Jesus, in reverse order, and the sulkers their audience; Luke’s wording, in which they shout to one another, suits two quarrelling camps with neither willing to play. All agree on the upshot: no tune would have pleased.\n\nThe insult is worth dwelling on, for no follower would have made it up. “A gluttonous man” beside “winebibber” sounds like Deuteronomy 21:20, the rebellious son who is to be stoned. Last comes a proverb. Wisdom is proved right by all her children, in Luke; in Matthew the oldest manuscripts read “by her works”, and works were where that chapter began (Matthew 11:2), so that some hear Jesus named there as [[Wisdom]] herself.',
    insights: {
      greek: {
        strongs: 'G1344',
        word: 'δικαιόω',
        transliteration: 'dikaioō',
        meaning:
          'To declare or show to be right. Wisdom is vindicated (Luke 7:35) just as, shortly before, tax collectors “justified God” (Luke 7:29): not made righteous, but acknowledged. It is the verb from which Paul’s Justification comes.',
      },
    },
    historicalContext:
      'Flutes belonged to both occasions; the Mishnah expects even the poorest man to hire two for his wife’s burial, with one woman to wail. A fable known to Herodotus has a flute-player by the sea who pipes in vain, nets the fish, and tells them, as they leap about, that they might have danced when he played. King Cyrus is said to have told it to Greeks who submitted too late. Jesus’ hearers need not have known it, but the complaint was evidently proverbial.',
    keyScriptures: [
      'Matthew 11:16-19',
      'Luke 7:31-35',
      'Deuteronomy 21:18-21',
      'Ecclesiastes 3:4',
      'Proverbs 8:1-11',
      'Matthew 9:10-15',
    ],
  },
];
