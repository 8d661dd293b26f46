import type { EncyclopediaCard } from '../../card.ts';

export const aroundJesus: readonly EncyclopediaCard[] = [
  {
    title: 'Zacharias and Elisabeth',
    aliases: [
      'zechariah and elizabeth',
      'zacharias',
      'elisabeth',
      'elizabeth',
      'parents of john the baptist',
      'zechariah the priest',
    ],
    summary:
      'An old priest and his wife, without children, whom an angel promises a son: John the Baptist. He asks for proof and loses his voice for nine months; she is the first to greet the child that Mary carries.',
    details:
      'Luke introduces them as people who keep the commandments, and who have no child (Luke 1:5-7). While Zacharias burns incense in the temple, Gabriel stands at the right of the altar. He asks how he shall know this, being old, and cannot speak until it has happened (Luke 1:18-20).\n\nElisabeth hides herself five months. When [[Mary, Mother of Jesus|Mary]] comes over the hills to visit her, the child leaps in her womb, and she calls the younger woman blessed because she believed (Luke 1:39-45). At the circumcision the neighbours want to name the boy after his father. She says John; they make signs to the father, who writes the same on a tablet, and his tongue is loosed (Luke 1:57-66). What comes out is a song, about a covenant remembered, a prophet of the Highest, and a sunrise for those who sit in darkness (Luke 1:67-79).',
    insights: {
      greek: {
        strongs: 'G1665',
        word: 'Ἐλισάβετ',
        transliteration: 'Elisabet',
        meaning: 'From Elisheba, the name of Aaron’s wife: my God is an oath.',
      },
    },
    historicalContext:
      'The priests were divided into twenty-four courses that served by turns; his was the eighth, of Abijah. To burn the incense was decided by lot and for most came once in a lifetime, if at all. Ein Karem, west of Jerusalem, has been shown as their village since about the 6th century; Luke only says a city of Judah in the hills.',
    keyScriptures: ['Luke 1:5-25', 'Luke 1:39-45', 'Luke 1:57-66', 'Luke 1:67-79'],
  },
  {
    title: 'Simeon and Anna',
    aliases: ['simeon', 'anna the prophetess', 'nunc dimittis', 'presentation in the temple', 'simeon in the temple'],
    summary:
      'Two old people who were in the temple when Mary and Joseph brought the child Jesus, and who knew whom they saw. Simeon took him in his arms and was ready to die; Anna told everybody who was waiting for redemption.',
    details:
      'The parents come with the offering of the poor, two birds (Luke 2:22-24). Simeon had been promised that he would see the Messiah before his death, and the Spirit leads him in at that hour. His prayer, with the child in his arms, has been sung at evening by churches ever since: now he may go in peace, for he has seen salvation, a light for the nations and glory for Israel (Luke 2:25-32). Then he turns to [[Mary, Mother of Jesus|Mary]] and speaks of contradiction and of a sword through her own soul (Luke 2:33-35).\n\nAnna is a prophetess of the tribe of Asher, and a widow since she was young; Luke gives her age as eighty-four, or counts so many years of widowhood. She never leaves the temple. She comes up at that moment, thanks God, and speaks of the child to all who look for redemption in [[Jerusalem]] (Luke 2:36-38). Neither of them lives to see anything happen. Both have seen enough.',
    insights: {
      greek: {
        strongs: 'G4826',
        word: 'Συμεών',
        transliteration: 'Symeon',
        meaning: 'From Hebrew Shim‘on, he has heard. It is the same name as Simon.',
      },
    },
    historicalContext:
      'After the birth of a son a mother waited forty days and brought a lamb, or, if she could not afford one, two birds (Leviticus 12:6-8). A first-born son was redeemed for five shekels. The feast of the Presentation, forty days after Christmas on 2 February, remembers this meeting; in the East it is called just that, the Meeting.',
    keyScriptures: ['Luke 2:22-24', 'Luke 2:25-35', 'Luke 2:36-38', 'Leviticus 12:6-8'],
  },
  {
    title: 'Andrew',
    aliases: ['andrew the apostle', 'saint andrew', 'brother of peter', 'peters brother', 'peter’s brother'],
    summary:
      'A fisherman of Bethsaida and disciple of John the Baptist, the first who followed Jesus and the one who brought his brother Simon Peter. Nearly every time he is mentioned alone, he is bringing somebody.',
    details:
      'He hears [[John the Baptist]] call [[Jesus]] the Lamb of God, goes after him, is asked what he is looking for, and stays the rest of the day (John 1:35-39). The first thing he does then is to look for his brother, with the news that the Messiah is here (John 1:40-42). The other gospels tell how Jesus calls both from their nets to fish for people (Mark 1:16-18).\n\nAt the feeding of the crowd it is Andrew who has found the boy with five loaves, and who adds what are they among so many (John 6:8-9). When Greeks want to see Jesus, Philip asks Andrew, and the two go and tell him (John 12:20-22). He is one of four who ask on the Mount of Olives when the temple will fall (Mark 13:3-4). After the list of the apostles in Acts 1:13 the New Testament says no more of him. His brother’s name is known to everyone; he seems not to have minded.',
    insights: {
      greek: {
        strongs: 'G406',
        word: 'Ἀνδρέας',
        transliteration: 'Andreas',
        meaning: 'Manly, brave: a Greek name, as many had in Bethsaida on the border of the Greek towns.',
      },
    },
    historicalContext:
      'That he died in Patras in Greece on a cross is told in writings of the 2nd century and later; that it had the shape of an X is a tradition of the Middle Ages. He is the patron of Scotland, Russia, Greece and Romania, and the church of Constantinople honours him as its founder.',
    keyScriptures: ['John 1:35-42', 'Mark 1:16-18', 'John 6:8-9', 'John 12:20-22', 'Mark 13:3-4'],
  },
  {
    title: 'Herod Antipas',
    aliases: [
      'herod the tetrarch',
      'herodias',
      'salome',
      'that fox',
      'beheading of john the baptist',
      'king herod antipas',
    ],
    summary:
      'Son of Herod the Great and ruler of Galilee and Perea for more than forty years. He had John the Baptist beheaded because of a promise made at a party, and Jesus, whom he called up as a curiosity, did not say a word to him.',
    details:
      'He had married Herodias, the wife of his brother, and John told him that it was not lawful. He put John in prison and yet liked to listen to him (Mark 6:17-20). On his birthday her daughter dances; before his guests he swears to give her whatever she asks. He is sorry, and because of the oath and the guests he does it (Mark 6:21-28). Later he hears of [[Jesus]] and thinks that John has risen.\n\nWarned that Herod wants to kill him, Jesus calls him a fox and goes on with his work (Luke 13:31-33). At the trial [[Pontius Pilate]] sends the Galilean over to him. Herod is delighted, hoping for a sign; he asks many questions, gets no answer, mocks him, dresses him in a splendid robe and sends him back. That day the two rulers become friends (Luke 23:6-12).',
    insights: {
      greek: {
        strongs: 'G2264',
        word: 'Ἡρώδης',
        transliteration: 'Herodes',
        meaning:
          'A Greek name that goes back to the word for hero. The New Testament uses it of several men of one family.',
      },
    },
    historicalContext:
      'He ruled from 4 BC to AD 39 as tetrarch, and built Tiberias on the lake. Josephus, who names the daughter Salome, says that he feared John’s hold on the people, and that John was held in the fortress Machaerus east of the Dead Sea. When Herodias pushed him to ask Rome for the title of king, he was banished to Gaul, and she went with him.',
    keyScriptures: ['Mark 6:14-29', 'Luke 3:19-20', 'Luke 13:31-33', 'Luke 23:6-12'],
  },
  {
    title: 'Zacchaeus',
    aliases: ['zaccheus', 'zacchaeus the tax collector', 'sycamore tree', 'sycomore tree'],
    summary:
      'The chief tax collector of Jericho, rich and short, who ran ahead and climbed a tree to see Jesus. Jesus stopped under it and invited himself to his house. It is the last meeting that Luke tells before Jerusalem.',
    details:
      'A man of his standing does not run, and does not climb. He does both, because he wants to see who [[Jesus]] is and the crowd is in the way (Luke 19:1-4). Jesus looks up, calls him by name, and says that he must stay at his house today; he comes down quickly and is glad. Everybody else murmurs (Luke 19:5-7).\n\nNothing is told of the meal. Zacchaeus stands up and says that half of his goods go to the poor, and that whoever he has cheated gets four times as much (Luke 19:8). The Law asked for a fifth more (Leviticus 6:1-5), and four times only for stolen sheep. His verbs are in the present, so that some read them as what he does already, and hear him defend himself against the murmurs; most read a resolve made on the spot. Salvation has come to this house, says Jesus; he too is a son of [[Abraham]]. Then comes the sentence that sums up this gospel: the Son of man came to look for what was lost (Luke 19:9-10).',
    insights: {},
    historicalContext:
      '[[Jericho]] lay on the road from Perea to Jerusalem, where tolls were taken, and its balsam was worth a fortune. Tax farmers paid in advance and lived on what they got above it. The tree is the sycomore fig, with low, wide branches, and not what is called a sycamore in Britain or America. His name is Hebrew and means pure or innocent.',
    keyScriptures: ['Luke 19:1-10', 'Leviticus 6:1-5', 'Exodus 22:1', 'Luke 18:24-27'],
  },
  {
    title: 'Caiaphas',
    aliases: ['high priest caiaphas', 'annas', 'annas and caiaphas', 'joseph caiaphas'],
    summary:
      'High priest in Jerusalem when Jesus was crucified. He said that it was better for one man to die than for the whole nation to perish, and John remarks that he had said more than he knew.',
    details:
      'After the raising of [[Lazarus of Bethany]] the council fears a rising and the Romans. Caiaphas cuts through the talk with a calculation (John 11:47-50). John, who does not like him, takes it for a prophecy all the same, spoken because he was high priest that year: Jesus would die for the nation, and to gather the children of God who are scattered (John 11:51-53).\n\nAt night he presides over the hearing. Witnesses contradict each other. He asks [[Jesus]] outright whether he is the Christ, and at the answer tears his clothes (Matthew 26:57-66). Annas, his father-in-law, who had held the office before him and seems to have kept the power, questions Jesus first (John 18:12-14). Some weeks later the same men sit in judgment on [[Peter]] and John, see two unschooled men who are not afraid, and know whose company they had kept (Acts 4:5-13).',
    insights: {
      greek: {
        strongs: 'G2533',
        word: 'Καϊάφας',
        transliteration: 'Kaiaphas',
        meaning: 'A family name from Aramaic. Josephus says that his own name was Joseph.',
      },
    },
    historicalContext:
      'He held the office from about AD 18 to 36, longer than anyone else in that century, most of it beside Pilate; both lost their posts within a short time. In 1990 a family tomb was found south of Jerusalem with a decorated bone box marked Joseph son of Caiaphas, with the bones of a man of about sixty. Most scholars think that it is his; some doubt the reading.',
    keyScriptures: ['John 11:47-53', 'Matthew 26:57-66', 'John 18:12-14', 'Acts 4:5-13'],
  },
  {
    title: 'Barabbas',
    aliases: ['jesus barabbas', 'release of barabbas', 'crowd chose barabbas'],
    summary:
      'A prisoner held for murder in a rising, whom the crowd asked Pilate to free in place of Jesus. All four gospels tell of the exchange, and Christians have seen themselves in the guilty man who goes free.',
    details:
      'It was the custom, the gospels say, that the governor released one prisoner at the feast. Mark tells that Barabbas lay bound with rebels who had killed in the uprising (Mark 15:6-11). Luke says that there had been a riot in the city, John calls him a robber, a word that was also used for fighters against Rome (Luke 23:18-25; John 18:39-40).\n\n[[Pontius Pilate]], who finds nothing against [[Jesus]] and has been warned by his wife, offers the choice, perhaps sure of its outcome. The chief priests move the people to ask for the other one (Matthew 27:15-26). So the man who had taken life is let go, and the one whom [[Peter]] will call the prince of life is handed over (Acts 3:14-15). Of what became of Barabbas, not a word is told. There are novels about it.',
    insights: {
      greek: {
        strongs: 'G912',
        word: 'Βαραββᾶς',
        transliteration: 'Barabbas',
        meaning:
          'From Aramaic: son of Abba, or son of the father. Some manuscripts of Matthew call him Jesus Barabbas.',
      },
    },
    historicalContext:
      'Outside of the gospels the custom is not attested. There are single releases: a papyrus of AD 85 has a Roman governor of Egypt let a man go for the sake of the crowd. Some historians doubt the custom therefore; others point to how little is known of Judea under its governors. The words of the crowd must never be turned against Jews: it was a handful of people in a courtyard, and everyone in the story is a Jew except the Romans.',
    keyScriptures: ['Mark 15:6-15', 'Matthew 27:15-26', 'Luke 23:18-25', 'John 18:39-40', 'Acts 3:14-15'],
  },
  {
    title: 'Joseph of Arimathea',
    aliases: ['joseph of arimathaea', 'burial of jesus', 'tomb of jesus'],
    summary:
      'A rich member of the council that had condemned Jesus, who had not agreed to it. When the disciples had run away he went to Pilate, asked for the body, and gave up the tomb he had cut for himself. All four gospels name him.',
    details:
      'Each gospel adds a stroke. Mark: he was waiting for the kingdom of God, and took courage (Mark 15:42-46). Matthew: he was rich, and the tomb was his own, new, cut in the rock (Matthew 27:57-60). Luke: he was good and just, and had not consented to what the council did (Luke 23:50-54). John: he was a disciple in secret, for fear; and with him came [[Nicodemus]], with a hundred pounds of myrrh and aloes (John 19:38-42).\n\nIt was the one moment at which nothing could be gained by it. To bury him was to touch a corpse on the eve of the feast, and to own in front of the governor a man just executed for treason. Two men of the council, both known only for caution, do what the Twelve do not. The women who had followed from Galilee watch where he is laid, and it is they who come back.',
    insights: {
      greek: {
        strongs: 'G707',
        word: 'Ἀριμαθαία',
        transliteration: 'Arimathaia',
        meaning: 'A town whose place is not certain; perhaps Ramathaim in the hills of Ephraim, where Samuel was from.',
      },
    },
    historicalContext:
      'The Romans often left the crucified unburied; Jewish law wanted even an executed man in the ground by nightfall (Deuteronomy 21:22-23), and Josephus says that this was done. The heel bone of a crucified man, found in a family tomb at Jerusalem in 1968, shows that it could be. That Joseph came to Glastonbury with the grail is a legend of the Middle Ages.',
    keyScriptures: ['Mark 15:42-47', 'Matthew 27:57-60', 'Luke 23:50-56', 'John 19:38-42', 'Deuteronomy 21:22-23'],
  },
];
