import type { EncyclopediaCard } from '../../card.ts';

export const theTwelve: readonly EncyclopediaCard[] = [
  {
    title: 'Peter',
    aliases: ['simon peter', 'cephas', 'simon bar-jona', 'saint peter', 'st peter', 'the apostle peter'],
    summary:
      'A fisherman named Simon whom Jesus renamed Rock, first in every list of the twelve and first to say what he then had to take back. Peter confessed the Christ and was called Satan a few verses later. He swore that he would die rather than deny, denied before cockcrow, and in the end, by early testimony, did so.',
    details:
      'He was from Bethsaida, lived in [[Capernaum]] with wife and mother-in-law, and fished in partnership with the sons of Zebedee. His first reaction to a miracle is to ask [[Jesus]] to go away (Luke 5:8). He alone climbs out of the boat onto the water, and sinks when he notices the wind (Matthew 14:28-31).\n\nAt [[Caesarea Philippi]] he says what nobody had said. The answer in Matthew 16:18, upon this rock I will build, is found in this gospel only and has divided the church: Rome takes it of Peter and his successors, many of the Fathers and most Protestants of his confession or of Christ, and a good number of Protestant exegetes today of the man himself without successors. He proposes tents at the transfiguration, refuses to have his feet washed and then wants a bath, and draws a sword. By a charcoal fire he says three times that he does not know him; by another, in John 21:9-17, he is asked three times whether he loves.\n\nAt Pentecost he preaches, in Acts 10 a vision of unclean food and a Roman centurion change his mind, and an angel has to poke him in the side to get him out of prison. His courage remained uneven: at [[Antioch in Syria|Antioch]] he stopped eating with gentiles when visitors from [[James, Brother of Jesus|James]] arrived, and [[Paul]] told him so in front of everyone (Galatians 2:11-14). The denial, if Papias is right that [[John Mark|Mark]] wrote down what Peter used to tell, is known because he told it against himself.',
    insights: {
      greek: {
        strongs: 'G4074',
        word: 'Πέτρος',
        transliteration: 'Petros',
        meaning:
          'Rock, rendering Aramaic Kepha (G2786), the form that Paul nearly always uses. Greek needs the masculine petros for a man’s name beside petra, bedrock; the Aramaic behind Matthew 16:18 would have had a single word for both.',
      },
    },
    historicalContext:
      'At Capernaum a fifth-century octagonal church encloses a simple house whose main room was plastered and scratched with Christian prayers from about the 2nd century on; that it was his is likely enough to many archaeologists. First Clement, about 96, alludes to his sufferings, and writers from the later 2nd century name Rome and Nero. Under St Peter’s a small monument of about 160 marks a grave; bones found near it are disputed. The story of an upside-down cross is in the apocryphal Acts of Peter. Most critical scholars doubt that he wrote 2 Peter, a good many also 1 Peter.',
    keyScriptures: [
      'Luke 5:1-11',
      'Matthew 14:28-31',
      'Matthew 16:13-23',
      'Mark 14:66-72',
      'John 21:1-19',
      'Acts 2:14-41',
      'Acts 10:9-48',
      'Galatians 2:7-14',
    ],
  },
  {
    title: 'John the Apostle',
    aliases: [
      'john the evangelist',
      'beloved disciple',
      'the disciple whom jesus loved',
      'john son of zebedee',
      'boanerges',
      'sons of thunder',
    ],
    summary:
      'A son of Zebedee whom Jesus nicknamed a thunderer, and whom tradition knows as the apostle of love. With Peter and his brother James, John was let in on the raised girl, the shining mountain and the dark garden. Five books of the New Testament are ascribed to him; only one of them, Revelation, names a John as its writer.',
    details:
      'The business had hired men, and his mother may be the Salome who went with the women. What the first three gospels recount of him by name is unflattering. He stops an exorcist because the man is not of their company (Mark 9:38). He and James propose calling fire from heaven on a village in [[Samaria]] that would not lodge them (Luke 9:51-56). The two ask for the best seats in glory and say that they can drink the cup (Mark 10:35-40). James drank it first, beheaded by Agrippa (Acts 12:2).\n\nIn Acts he is at the side of [[Peter]], at the temple gate, before the council, and laying hands upon Samaritans of all people; he has no lines of his own. [[Paul]] met him in [[Jerusalem]] as a “pillar” (Galatians 2:9).\n\nThe fourth gospel never mentions him. In his place, so tradition since Irenaeus, stands an unnamed disciple whom [[Jesus]] loved: leaning on his breast at supper, at the cross, outrunning Peter to the tomb and then waiting outside (John 20:3-8). A rumour that this man would not die is corrected at the close (John 21:20-24), which suggests that he just had. Many scholars think of another follower, perhaps from Jerusalem. The John of Revelation writes from [[Patmos]]; Dionysius of Alexandria argued in the third century from the style of the Greek that this was a different one.',
    insights: {
      greek: {
        strongs: 'G993',
        word: 'Βοανεργές',
        transliteration: 'Boanerges',
        meaning:
          'Mark 3:17 translates it as sons of thunder. The first half is an odd spelling of Semitic bene, sons; which word for noise or agitation underlies the second has not been settled. Nobody says whether it was meant as praise.',
      },
    },
    historicalContext:
      'Irenaeus of Lyons, about 180, had as a boy heard Polycarp speak of meeting John, and says that he lived at Ephesus until the time of Trajan, who came to power in 98. Papias, earlier, seems to distinguish an apostle from an “elder John”, and Eusebius already used this to explain two tombs in the city. A late report that he was killed early, like his brother, has a few defenders. Jerome tells that, carried to meetings in old age, he would only repeat that the children should love one another. Justinian’s basilica over the grave is a large ruin above Ephesus.',
    keyScriptures: [
      'Mark 1:19-20',
      'Mark 3:17',
      'Luke 9:49-56',
      'Mark 10:35-45',
      'John 13:21-26',
      'John 20:1-10',
      'John 21:20-24',
      'Galatians 2:9',
    ],
  },
  {
    title: 'Matthew the Apostle',
    aliases: ['levi', 'levi son of alphaeus', 'matthew the tax collector', 'matthew the publican'],
    summary:
      'He was sitting at a customs post in Capernaum when Jesus said two words to him, and he got up. Matthew is the one apostle whose profession made him despised among his own people; the first gospel, which has carried his name since antiquity, is the only one to remember it in the list of the twelve.',
    details:
      'Mark and Luke tell the same call of a man named Levi, Mark adding that he was a son of Alphaeus (Mark 2:14); in Matthew 9:9 he is Matthew. Either he had two names, as many Jews did, or the gospel has passed the story to a better-known disciple. The post lay on the road along the lake, near the border between the lands of [[Herod Antipas|Antipas]] and Philip, so that the traffic to be taxed would have included dried fish, and he may well have dealt with [[Peter]] already.\n\nThe dinner that follows, with a crowd of colleagues, is what outrages. [[Jesus]] replies that a doctor goes to the sick, and, in this gospel alone, sends the critics off to learn what Hosea meant by [[Mercy|mercy]] and not sacrifice (Matthew 9:10-13). Luke remarks that the host had left everything, which evidently did not yet include the house. In the company of the twelve he lived with another Simon called the Zealot, a by-name that, if it already had its later political sense, makes them an awkward pair. He speaks nowhere. After the list in Acts 1:13 he is not mentioned again.\n\nPapias wrote about 130 that Matthew set the sayings in order in a Hebrew tongue. Most scholars doubt that this is our Greek gospel, since it follows Mark closely, even for Matthew’s own call; others see his hand in a core of sayings, or in the whole. Those who like to may find a self-portrait in the scribe who brings out of his store things new and old (Matthew 13:52).',
    insights: {
      greek: {
        strongs: 'G5057',
        word: 'τελώνης',
        transliteration: 'telones',
        meaning:
          'A collector of tolls, from telos, a due. Publican in older Bibles is misleading: Rome’s publicani were rich contractors, while Matthew would have been a local man, working for Antipas or for one who had leased the post.',
      },
    },
    historicalContext:
      'Tolls on goods were farmed out to the highest bidder, who kept what he could collect above the sum; the Mishnah classes tax-gatherers with robbers and lets one lie to them. A tariff inscribed at Palmyra in AD 137 shows how minutely camel-loads could be itemised. Later accounts send him to Ethiopia, Persia or Macedonia and disagree over whether he was martyred, so that they cancel out; Salerno in Italy claims the relics. His emblem, a winged man, comes from assigning the four creatures of Revelation to the evangelists, because his book begins with a human ancestry.',
    keyScriptures: ['Matthew 9:9-13', 'Mark 2:13-17', 'Luke 5:27-32', 'Matthew 10:2-4', 'Matthew 13:52', 'Acts 1:13'],
  },
  {
    title: 'Thomas',
    aliases: ['doubting thomas', 'didymus', 'thomas the apostle', 'the apostle thomas'],
    summary:
      'Remembered for one sentence of doubt, Thomas also has the loyal one that sent the disciples on to Judea and the boldest confession in the Gospels. He is the apostle who was absent, who asked when he did not follow, and whom the Christians of south India count as their founder.',
    details:
      'Matthew, Mark and Luke give only a name in a list. John supplies four scenes. When [[Jesus]] turns back towards [[Jerusalem]], where people wanted to stone him, it is this man who says to the others that they may as well go and die with him (John 11:16); gloomy, but he goes. At the last supper, told that they know the way, he objects that they do not even know the destination, and so obtains the saying about way, truth and life (John 14:5-6).\n\nOn the first Easter evening he is out; the reason is not given. He demands to see the print of the nails and to put a hand into the side. It should be noted that this is no more than what the others had just been shown (John 20:20). For eight days he lives among believers without believing, and they apparently let him stay. Then Jesus comes through shut doors with the very words of his condition, and the invitation to touch. Whether he did, the text leaves open, though painters, Caravaggio above all, do not. He says, My Lord and my God (John 20:28). Nobody in this gospel has said as much, and it answers the opening verse of the book. The blessing that follows is on those who have not seen, that is, on its readers. Last, he is in the boat at the lake in the morning (John 21:2).',
    insights: {
      greek: {
        strongs: 'G2381',
        word: 'Θωμᾶς',
        transliteration: 'Thomas',
        meaning:
          'From Aramaic te’oma, twin; Didymus (G1324), added three times by John, is the same in Greek. Neither is a proper name by origin. Syrian tradition called him Judas Thomas, and some there made him, astonishingly, the twin of Jesus.',
      },
    },
    historicalContext:
      'The Acts of Thomas, written in Syriac at or near Edessa in the early 3rd century, sends him to India as a slave and architect of King Gundaphar, who gives him gold for a palace which he spends on the poor. Coins and an inscription have since proved a Gondophares in the north-west about his time. Kerala’s St Thomas Christians, certainly ancient, date his landing to AD 52; trade with Rome made such a voyage possible, proof is lacking. The Gospel of Thomas found at Nag Hammadi in 1945, 114 sayings in Coptic, is of the 2nd century in most opinions and not from his pen.',
    keyScriptures: ['John 11:16', 'John 14:1-7', 'John 20:19-29', 'John 21:1-2', 'Matthew 10:2-4', 'Acts 1:13-14'],
  },
  {
    title: 'Judas Iscariot',
    aliases: ['judas', 'iscariot', 'thirty pieces of silver', 'the betrayer', 'judas the betrayer'],
    summary:
      'One of the twelve, keeper of their common purse, who handed Jesus over for money and died within days. Every list of the disciples puts Judas last and says why. What moved him the Gospels only hint at, and the church has never settled what to do with the thought that his crime was foretold.',
    details:
      'He was sent out to preach and heal with the rest, and at the supper, when [[Jesus]] says that one of them will do it, nobody looks at him; each asks whether it is he (Mark 14:19). Matthew alone names the price, thirty silver pieces, in Exodus the compensation for a gored slave (Matthew 26:14-16; Exodus 21:32). Mark has the chief priests promise pay after he has come. Luke and John speak of [[Satan]] entering him, and John calls him a thief who objected to wasted perfume (John 12:4-6). Since De Quincey it has been suggested that he meant to force the Messiah’s hand; there is no evidence for it, but then there is little for anything.\n\nJohn’s Jesus gives him a piece of bread dipped in the dish, an honour from a host, and he goes out. “And it was night” (John 13:26-30). In [[Gethsemane]] he uses a kiss, and is called friend (Matthew 26:49-50).\n\nTwo accounts of the end survive. In Matthew 27:3-10 he brings the coins back, says that he has betrayed innocent blood, is told that this is his affair, and hangs himself; priests buy a potter’s field. In Acts 1:18-19 he buys a field himself, falls headlong and bursts. They are traditionally joined, the rope breaking; others are content to say that both explain a place known as Field of Blood. Dante set him in Satan’s middle mouth. Jesus said that it would have been better for that man not to have been born (Mark 14:21), and in John prays that same night for the rest, of whom none was lost (John 17:12).',
    insights: {
      greek: {
        strongs: 'G3860',
        word: 'παραδίδωμι',
        transliteration: 'paradidomi',
        meaning:
          'To hand over. The Gospels seldom call him traitor; he is the one handing him over, and the same verb is used of the priests, of Pilate, and by Paul of God himself, who delivered up his Son (Romans 8:32).',
      },
    },
    historicalContext:
      'Iscariot is mostly taken as man of Kerioth, a town in the south, which would make him the one Judean among Galileans; Luke distinguishes him from another Judas in the circle. A link with sicarii, dagger-men, fails because these appear only later. Tyrian shekels, the likeliest coin, were the temple’s own currency. The Gospel of Judas, a Gnostic text in Coptic published in 2006, has him acting on secret instruction; Irenaeus already knew of such a work about 180. That his name means simply Judean was exploited in centuries of hatred of Jews, a reading that the Gospels, full of Judases, do not justify.',
    keyScriptures: [
      'Mark 14:10-21',
      'Matthew 26:14-25',
      'Matthew 26:47-50',
      'John 12:4-6',
      'John 13:21-30',
      'Matthew 27:3-10',
      'Acts 1:15-26',
    ],
  },
];
