import type { EncyclopediaCard } from '../../card.ts';

export const wellKnownEvents: readonly EncyclopediaCard[] = [
  {
    title: 'The Great Commission',
    aliases: [
      'great commission',
      'go and make disciples',
      'make disciples of all nations',
      'go ye into all the world',
      'go into all the world',
    ],
    summary:
      'The name given to the words with which Matthew’s gospel ends. On a mountain in Galilee the risen Jesus sends eleven disciples to make disciples of all nations, baptising and teaching them, and promises to be with them. Christian mission has taken its mandate from this text, above all since the late 18th century.',
    details:
      'There are eleven of them, since [[Judas Iscariot]] is gone, and while they worship, some doubt (Matthew 28:16-20). [[Jesus]] claims all authority in heaven and on earth, in words that recall Daniel 7:14. The Greek has one imperative, make disciples; going, baptising and teaching are participles that depend on it, though going has the force of a command as well. The word all comes four times: all authority, all nations, all that he commanded, and, literally, all the days. The last promise answers the name Immanuel, God with us, from the first chapter (Matthew 1:23). Earlier in the gospel he had sent the Twelve to Israel alone (Matthew 10:5-6).\n\nThe other accounts differ in place and wording. In Luke repentance and forgiveness are to be preached from [[Jerusalem]] onwards (Luke 24:46-49), and Acts 1:8 sketches the route. In John the disciples are sent as the Father sent the Son (John 20:21-23). Mark 16:15-16 belongs to a longer ending that the oldest Greek manuscripts lack.\n\nSeveral points are disputed. Some scholars think that the nations are the gentiles only; most that Israel is included. The threefold name occurs in every known manuscript that contains the verse. Since Acts tells of baptism in the name of Jesus (Acts 2:38), many scholars see in it the usage of Matthew’s church, and many also think that the later debate about gentiles is hard to explain if so clear an order had been known. Conservative scholars take it as the words of Jesus, and hold that the debate was over the terms of admission. Nearly all churches baptise with the threefold name; Oneness Pentecostals follow the wording of Acts.\n\nOn mission to Jews there is no agreement. Many evangelicals hold that the gospel is for all, and first for Israel (Romans 1:16). A Vatican document of 2015 says that the Catholic Church supports no organised mission aimed at Jews, while Catholics bear witness to their faith with respect. Jews recall forced baptisms and object to being targets of conversion.',
    insights: {
      hebrew: {
        strongs: 'H1471',
        word: 'גּוֹי',
        transliteration: 'goy',
        meaning:
          'Nation, Israel included (Exodus 19:6); only later a non-Jew. God tells Abraham that in his offspring all nations will be blessed (Genesis 22:18), which the Greek Bible expresses with the words used in Matthew 28:19.',
      },
      greek: {
        strongs: 'G3100',
        word: 'μαθητεύω',
        transliteration: 'matheteuo',
        meaning:
          'To be or to make a pupil. The King James Version has teach in Matthew 28:19, the World English Bible make disciples. Only three other verses use the verb, one of them of Joseph of Arimathea (Matthew 27:57).',
      },
    },
    historicalContext:
      'The Didache, from about AD 100, already has the threefold name for baptism. In 796 Alcuin quoted these verses to Charlemagne to argue that people must be taught before they are baptised and cannot be forced to believe. Many Protestants of the 16th and 17th centuries held that the order had been given to the apostles and was fulfilled by them. William Carey, an English Baptist, disputed this in a pamphlet of 1792; a missionary society was founded the same year, and he left for Bengal in 1793. The missions of the following century often moved along with colonial rule, sometimes in its service and sometimes in opposition to it, a history that churches still debate. The present name became common through them; it is not in the Bible.',
    keyScriptures: [
      'Matthew 28:16-20',
      'Luke 24:45-49',
      'Acts 1:6-8',
      'John 20:19-23',
      'Mark 16:14-16',
      'Matthew 10:5-8',
      'Daniel 7:13-14',
      'Genesis 22:17-18',
    ],
  },
  {
    title: 'Pentecost',
    aliases: [
      'day of pentecost',
      'the day of pentecost',
      'whitsun',
      'whit sunday',
      'whitsunday',
      'tongues of fire',
      'feast of weeks',
      'shavuot',
      'coming of the holy spirit',
      'outpouring of the spirit',
    ],
    summary:
      'A Jewish harvest festival, and the day on which, according to Acts 2, the Holy Spirit came upon the followers of Jesus in Jerusalem. Visitors from many countries heard them in their own languages, Peter preached, and about three thousand people were baptised. Christians keep the fiftieth day of Easter in memory of it.',
    details:
      'The festival is older. Israel is to count seven weeks from the day on which the first sheaf is offered, and on the fiftieth day to bring two leavened loaves, the first from that year’s wheat (Leviticus 23:15-21). It is also called the feast of harvest or of weeks, in Hebrew Shavuot (Exodus 23:16; Deuteronomy 16:9-12), and was one of three for which men were to come to the sanctuary.\n\nIn Acts the disciples have been told to wait (Acts 1:4-5). A sound like wind fills the house, something like fire rests on each of them, and they speak in other languages (Acts 2:1-4). Luke lists fifteen peoples and places, [[Rome]] among them; Jews and converts from each hear their own language (Acts 2:5-11). Some people laugh and speak of new wine. [[Peter]] replies that it is nine in the morning and that Joel’s promise has come true: the Spirit is given to sons and daughters, old and young, male and female servants (Acts 2:14-21; Joel 2:28-32). He then speaks of the death and [[Resurrection|resurrection]] of Jesus, and the day ends with baptisms and a community that shares its goods (Acts 2:37-47).\n\nMany readers see a reversal of [[Babel]], where languages were divided. Wind and fire recall [[Mount Sinai|Sinai]]; whether Luke also knew the feast as the day of the giving of the law is uncertain. John 20:22 places a gift of the [[Holy Spirit]] on Easter evening, which some take as the same event told differently and others as an earlier gift. The speech at Pentecost is understood as foreign languages, while the tongues of 1 Corinthians 14:2-5 need an interpreter; Christians differ on whether the two are the same. Historians differ as well: some think that Luke has shaped a memory of ecstatic prayer, others defend his account.\n\nPentecostals, named after the day, expect its experience to be repeated. Others see in it the unrepeatable beginning of the [[Church]], and connect the gift for each person with conversion, [[Baptism|baptism]] or confirmation.',
    insights: {
      hebrew: {
        strongs: 'H7620',
        word: 'שָׁבוּעַ',
        transliteration: 'shavua',
        meaning:
          'A week, a group of seven. The plural, shavuot, gives the feast its name (Exodus 34:22), from the seven weeks that are counted before it.',
      },
      greek: {
        strongs: 'G4005',
        word: 'πεντηκοστή',
        transliteration: 'pentekoste',
        meaning:
          'Fiftieth, with day understood. Greek-speaking Jews used it for the feast, as in Tobit 2:1. In the New Testament it occurs three times, two of them about the travel plans of Paul (Acts 20:16; 1 Corinthians 16:8).',
      },
    },
    historicalContext:
      'Jewish groups disagreed on which Sabbath Leviticus means. The Pharisees counted from the day after the first day of Passover, and most Jews still do; their opponents counted from a Sunday, as Samaritans and Karaites do today. Jubilees, of the 2nd century BC, links the feast with covenants from Noah to Sinai, and by the 3rd century AD rabbis taught that the law was given on it. Jews now mark it with the reading of Exodus 20 and of Ruth, and many study through the night. For Tertullian, about 200, Pentecost was the whole season of fifty days; a separate feast on its last day is well attested by the late 4th century. The English name Whit Sunday, recorded in the 11th century, probably refers to the white clothes of the newly baptised.',
    keyScriptures: [
      'Acts 2:1-21',
      'Acts 2:36-47',
      'Leviticus 23:15-21',
      'Joel 2:28-32',
      'Acts 1:4-8',
      'Deuteronomy 16:9-12',
      'John 20:19-23',
      'Genesis 11:1-9',
    ],
  },
  {
    title: 'The Fruit of the Spirit',
    aliases: [
      'fruit of the spirit',
      'fruits of the spirit',
      'the fruits of the spirit',
      'fruit of the holy spirit',
      'fruits of the holy spirit',
      'works of the flesh',
    ],
    summary:
      'Paul’s term, in Galatians 5, for the character that God’s Spirit produces in people: love, joy, peace, patience and kindness, goodness, faithfulness, gentleness and self-control. He sets it against the works of the flesh. It is his answer to a practical question: what keeps people from doing wrong if they are not under the law?',
    details:
      'Paul writes to churches in which teachers were urging gentile converts to be circumcised. He insists that they are free, and that freedom means serving one another (Galatians 5:13-15). Works of the flesh come first, a list of fifteen in most modern translations and of seventeen in the King James Version, which, with most Greek manuscripts, has adultery and murders as well (Galatians 5:19-21). Flesh here is not the body as such: about half of the list consists of quarrels, envy and divisions. The fruit follows (Galatians 5:22-23), and after it a remark that no law forbids such things. Those who live by the Spirit are also to walk by the Spirit (Galatians 5:25).\n\nFruit is singular and works are plural. Many conclude that the nine belong together, unlike the [[Gifts of the Spirit|gifts]], which are distributed among different people. Some take [[Love|love]] as the fruit and the rest as its forms; the grammar permits this and does not require it. J. B. Lightfoot (1865) arranged the nine in three groups of three, but Paul indicates no divisions, and other lists of his differ (Colossians 3:12-14). Translations vary too. What the King James Version calls gentleness is now usually translated kindness, its meekness is now gentleness, and its faith is mostly understood here as faithfulness.\n\nThe image is familiar from the prophets. God looks for good grapes in his vineyard and finds bad ones (Isaiah 5:1-7); when the Spirit is poured out, the desert becomes fertile and righteousness brings peace (Isaiah 32:15-17). [[Jesus]] speaks of trees known by what they bear (Matthew 7:16-20) and of branches on a vine (John 15:4-8). Catholics count twelve fruits, after the Latin Bible, in which three of Paul’s words have apparently been given two equivalents each. Protestants have stressed that fruit shows faith and does not earn [[Salvation|salvation]]; Catholics and Orthodox also stress that people work together with [[Grace|grace]]. Wesleyans connect the fruit with growth in [[Holiness|holiness]].',
    insights: {
      hebrew: {
        strongs: 'H6529',
        word: 'פְּרִי',
        transliteration: 'peri',
        meaning:
          'Fruit of a tree, the ground or the womb, and the result of what one does (Isaiah 3:10). Psalms 1:3 compares someone who studies God’s law with a tree that bears it in season.',
      },
      greek: {
        strongs: 'G2590',
        word: 'καρπός',
        transliteration: 'karpos',
        meaning:
          'Fruit, crop, profit. The King James Version and the World English Bible have “the fruit of the Spirit” in Ephesians 5:9 too; most of the oldest manuscripts there have fruit of the light.',
      },
    },
    historicalContext:
      'Galatians is usually dated between AD 48 and 57, depending in part on whether it was sent to the south or the north of the Roman province. Lists of virtues and vices were common among Greek philosophers and Jews. The closest parallel is in the Community Rule from Qumran: a spirit of truth brings humility, patience, compassion and goodness, and a spirit of falsehood greed, lies and cruelty. Aristotle had said of people of outstanding virtue that against them there is no law. Thomas Aquinas discussed the twelve fruits in the 13th century, and Jonathan Edwards, in a book of 1746 on religious affections, argued that lasting practice is a better sign of the Spirit than strong emotion.',
    keyScriptures: [
      'Galatians 5:22-23',
      'Galatians 5:13-26',
      'John 15:1-8',
      'Matthew 7:15-20',
      'Isaiah 32:15-17',
      'Colossians 3:12-15',
      '1 Corinthians 13:4-7',
      '2 Peter 1:5-8',
    ],
  },
  {
    title: 'The Armor of God',
    aliases: [
      'armor of god',
      'armour of god',
      'the armour of god',
      'full armor of god',
      'full armour of god',
      'whole armor of god',
      'whole armour of god',
      'breastplate of righteousness',
      'belt of truth',
      'shield of faith',
      'helmet of salvation',
      'sword of the spirit',
    ],
    summary:
      'An image in Ephesians 6 for what Christians need in order to withstand evil: truth, righteousness, the gospel of peace, faith, salvation and the word of God, described as the equipment of a soldier. Most of it is taken from Isaiah, where God himself wears it. The enemies named are spiritual powers and not human beings.',
    details:
      'The passage concludes the letter (Ephesians 6:10-20). It names six pieces: a belt, a breastplate, shoes, a shield, a helmet and a sword. Prayer follows; it has no piece of its own, although John Bunyan lists it among the weapons of his pilgrim. The commands are in the plural and addressed to the whole church. Their aim is to stand one’s ground, and only the sword is a weapon of attack. The writer, in chains, asks for prayer that he may speak boldly.\n\nIn Isaiah the breastplate of righteousness and the helmet of salvation are God’s; he puts them on because nobody else steps in for justice (Isaiah 59:15-17). A future king has righteousness and faithfulness as a belt (Isaiah 11:5), and the feet of a messenger announce peace (Isaiah 52:7). The Wisdom of Solomon, a Jewish book in Greek, had already given God a full suit of armour. The meaning of the pieces is not fixed: in 1 Thessalonians 5:8 the breastplate is [[Faith|faith]] and [[Love|love]], and the helmet hope. Interpreters therefore differ on how much to draw from each. Whether [[Righteousness|righteousness]] here is God’s gift or right conduct is also disputed; many think of both.\n\nThe struggle is against rulers and powers in the heavenly places and against the devil (Ephesians 6:11-12). Most Christians in history have understood [[Satan]] and demons. Some modern theologians, such as Hendrikus Berkhof and Walter Wink, include oppressive structures of society, in part or altogether. Since the late 20th century some charismatic Christians have taught prayer against spirits that rule over certain places; others find no basis for this in the text. Monks applied the passage to the struggle with one’s own thoughts. Bernard of Clairvaux used similar language of knights who fought with real weapons; Quakers and Mennonites, and many others, have stressed that the fight is not against flesh and blood.',
    insights: {
      hebrew: {
        strongs: 'H8302',
        word: 'שִׁרְיוֹן',
        transliteration: 'shiryon',
        meaning:
          'Body armour, often of metal scales. In Isaiah 59:17 God wears it; Goliath’s weighed five thousand shekels (1 Samuel 17:5), and an arrow found the gap in that of King Ahab (1 Kings 22:34).',
      },
      greek: {
        strongs: 'G3833',
        word: 'πανοπλία',
        transliteration: 'panoplia',
        meaning:
          'The full equipment of a heavily armed soldier, in English panoply. Jesus uses it of the strong man whose armour is taken away (Luke 11:22), the only other place in the New Testament.',
      },
    },
    historicalContext:
      'Ephesians presents itself as written by [[Paul]] in prison, traditionally in Rome about AD 60-62; many scholars date it to the next generation. Readers often imagine a soldier who guarded him as the model. Polybius and Josephus describe Roman equipment, including a large shield for which the word is the same as here; a later one, of painted wood, from Dura-Europos in Syria, is now at Yale. The spear and greaves are missing from the list, which supports those who see Isaiah as the main source. Livy describes burning missiles that made a man drop his shield. Ignatius of Antioch, early in the 2nd century, arranged the image in another way, with faith as helmet and love as spear. Erasmus wrote a handbook for the Christian soldier (1503), and the Puritan William Gurnall three volumes on these verses (1655-62).',
    keyScriptures: [
      'Ephesians 6:10-20',
      'Isaiah 59:15-17',
      'Isaiah 11:4-5',
      'Isaiah 52:7',
      '1 Thessalonians 5:8',
      'Romans 13:12-14',
      '2 Corinthians 10:3-5',
      '2 Corinthians 6:4-7',
    ],
  },
];
