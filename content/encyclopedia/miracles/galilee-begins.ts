import type { EncyclopediaCard } from '../../card.ts';

export const galileeBegins: readonly EncyclopediaCard[] = [
  {
    title: 'Water into Wine',
    aliases: ['wedding at cana', 'marriage at cana', 'first miracle of jesus'],
    summary:
      'At a village wedding the wine runs out, and Jesus, pressed by his mother, has servants fill six stone jars with water. What they carry to the man in charge is wine, some five to seven hundred litres of it, and better than the first. John calls it the beginning of signs, and the bridegroom never learns who helped him.',
    details:
      'The story is told from the kitchen (John 2:1-11). The master of the feast does not know where the wine has come from, the bridegroom is praised for something he did not do, and only the servants know. So the first sign is seen by people with wet hands.\n\nJesus answers [[Mary, Mother of Jesus|his mother]] with a sentence that sounds colder in English than in Greek; “woman” is how he addresses her from the cross as well (John 19:26), the only other scene she has in this Gospel. His hour has not come, he says, and then he acts. She has meanwhile told the servants to do whatever he says.\n\nJohn mentions that the jars were for purification. Many readers since antiquity have seen the old washing replaced by something to drink; others think he merely explains why there were jars. Prophets had pictured the age to come as hills dripping with new wine (Amos 9:13), which may be why the quantity is given with such care.',
    insights: {
      greek: {
        strongs: 'G4592',
        word: 'σημεῖον',
        transliteration: 'sēmeion',
        meaning:
          'Sign. John never uses the word for “deed of power”: to him a miracle points to something, and one may eat the bread and miss the sign.',
      },
    },
    historicalContext:
      'Weddings lasted up to a week and the bridegroom’s family fed the village; to run short was a disgrace, and some have argued that it could end before a judge, since wedding gifts were reckoned as debts. Vessels of stone, unlike clay, did not become unclean, and quarries for them have been dug out at several places in Galilee, one at Reina close to Nazareth. Which ruin was Cana is disputed: most archaeologists favour Khirbet Qana, pilgrims visit Kafr Kanna.',
    keyScriptures: ['John 2:1-11', 'John 4:46', 'John 19:25-27', 'Amos 9:13', 'Isaiah 25:6'],
  },
  {
    title: "The Nobleman's Son",
    aliases: ['the official’s son', 'healing of the nobleman’s son', 'the royal official'],
    summary:
      'A man in royal service walks a day uphill from Capernaum to Cana to beg for his dying boy. He gets neither a visit nor a gesture, only a sentence, and has to walk back with it. On the road his servants meet him with the hour at which the fever left.',
    details:
      "John counts this as the second sign done at Cana (John 4:46-54). The man wants Jesus to come down; Jesus complains, in the plural, of people who need to see wonders; the man does not argue but repeats that the child will die. He is told to go, and goes, having nothing in his hand.\n\nThe strange part is the timing. Cana and [[Capernaum]] are some twenty-five kilometres apart, downhill, and yet he is still on the road the next day. John notices hours (John 1:39; John 4:6), and here the seventh proves the case: the father enquires like an official drawing up a report. He had believed the word already; after the enquiry he and his household believe, without an object, as if the verb had grown.\n\nWhether this is another version of [[The Centurion's Servant]] has been asked since Irenaeus, who thought so. The likenesses are Capernaum, a distance, a man of rank. The differences are a father instead of a master, a reproach instead of praise.",
    insights: {
      greek: {
        strongs: 'G937',
        word: 'βασιλικός',
        transliteration: 'basilikos',
        meaning:
          'Royal: somebody in a king’s service. The king can only be Herod Antipas, strictly a tetrarch, whom people called king all the same.',
      },
    },
    historicalContext:
      'Antipas ruled Galilee from 4 BC until he was exiled in AD 39, at first from Sepphoris and then from the new city of Tiberias on the lake. His officials collected tolls at the border near Capernaum. The Talmud tells of Hanina ben Dosa, a Galilean of the first century, that he prayed for the son of Gamaliel from afar and named the moment at which the fever left; the story is later in writing, and shows that such a thing was thinkable.',
    keyScriptures: ['John 4:46-54', 'John 4:48', 'Matthew 8:5-13', 'Psalms 107:20', 'John 20:29'],
  },
  {
    title: 'The Unclean Spirit at Capernaum',
    aliases: ['the demoniac in the synagogue', 'the man with an unclean spirit', 'exorcism at capernaum'],
    summary:
      'Mark’s first miracle is an interruption. Jesus is teaching on a sabbath when a man in the congregation cries out, and what speaks through him knows more about Jesus than the congregation does. Two short commands end it, and the people discuss it as a kind of teaching.',
    details:
      'The man is in the synagogue, not among tombs (Mark 1:21-28); nobody seems to have known that anything was wrong with him. The voice changes between “we” and “I”, asks whether they are to be destroyed, and calls Jesus the holy one of God, a title that [[Peter]] will use in the oldest copies of John 6:69 (the King James follows later ones). It is told to be muzzled. The verb is the one for an ox, and Jesus uses it again to a storm.\n\nThere is no formula, no name invoked, no ring or root such as other exorcists of the age employed. That is what strikes the bystanders: authority, and with it something new. Luke adds that the man was thrown down in the midst and took no harm (Luke 4:31-37). [[Matthew the Apostle|Matthew]], who follows Mark so closely elsewhere, leaves the scene out.\n\nModern readers have spoken of hysteria or epilepsy; the evangelists, who tell of sicknesses separately (Mark 1:32), knew that there was a difference, whatever one makes of it.',
    insights: {
      greek: {
        strongs: 'G1849',
        word: 'ἐξουσία',
        transliteration: 'exousia',
        meaning:
          'Authority, the right to do something. Scribes had it from their teachers; what astonishes here is that he teaches as one who has it himself.',
      },
    },
    historicalContext:
      'The limestone synagogue to be seen at Capernaum dates from late antiquity, the fourth or fifth century by most accounts. Beneath it lie walls of black basalt which the Franciscan excavators Corbo and Loffreda took for those of a first-century synagogue. Josephus describes a Jew named Eleazar drawing out a demon before Vespasian with a ring and a root, and reciting incantations of Solomon (Antiquities 8), so that hearers had something to compare.',
    keyScriptures: ['Mark 1:21-28', 'Luke 4:31-37', 'John 6:69', 'Mark 4:39', '1 John 3:8'],
  },
  {
    title: "Peter's Wife's Mother",
    aliases: ['peter’s mother in law', 'simon’s mother-in-law', 'the woman with a fever at capernaum'],
    summary:
      'The smallest of the healings: a woman in bed with a fever, a hand, and supper on the table. It happened in a family’s house on the sabbath after synagogue, and by sunset the whole town stood at the door. It also tells us that the first of the apostles had a wife.',
    details:
      'All three of the first Gospels have it, each with its own gesture. In Mark 1:29-31 Jesus takes her hand and raises her, with the verb used later of resurrection. In Matthew 8:14-15 he touches her hand without having been asked. In Luke 4:38-39 he bends over her and rebukes the fever as one would a spirit; the fever is called great, and ancient physicians did sort fevers into great and small, which was once brought forward as evidence that [[Luke the Physician|Luke]] was one.\n\nThen she serves them. Some find it deflating that she gets up to cook; in Mark the word is the one for what angels did in the desert (Mark 1:13) and for what Jesus says he came to do (Mark 10:45), so that she is the first person in that Gospel to do it.\n\nMatthew sums the evening up with a line from Isaiah about one who carried sicknesses (Matthew 8:16-17). Paul, years later, mentions that Cephas takes his wife along on journeys (1 Corinthians 9:5).',
    insights: {
      greek: {
        strongs: 'G1247',
        word: 'διακονέω',
        transliteration: 'diakoneō',
        meaning:
          'To serve, first of all at table. The English “deacon” comes from it, and Jesus takes it as the summary of his own work.',
      },
    },
    historicalContext:
      'Under an octagonal church of the fifth century at Capernaum lies a simple house of basalt whose main room was plastered in the first century and scratched over with Christian graffiti in Greek, Syriac and other scripts. Egeria, a pilgrim of about 381, was shown [[Peter]]’s house made into a church. The identification is more likely than most of its kind. Malaria was at home round the lake until the twentieth century.',
    keyScriptures: ['Mark 1:29-31', 'Matthew 8:14-17', 'Luke 4:38-39', '1 Corinthians 9:5', 'Mark 10:45'],
  },
  {
    title: 'The Great Catch of Fish',
    aliases: ['miraculous catch of fish', 'the draught of fishes', 'fishers of men'],
    summary:
      'After a night without a fish, professionals are told by a carpenter to let down the nets once more, in daylight and in deep water. The nets begin to tear and two boats to sink. Simon’s reaction is not delight: he falls down and asks Jesus to leave.',
    details:
      'Luke alone places the call of the fishermen here (Luke 5:1-11); in Mark 1:16-20 they are called from the shore with nothing to show for it. In Luke they have known Jesus for a while, and Simon’s wife’s mother is already well. He obeys with a sigh: all night, nothing, but at your word.\n\nWhat breaks him is abundance. “Depart” is what one says when something holy has come too near; [[Isaiah the Prophet|Isaiah]] in the temple said much the same (Isaiah 6:5). It is the first time that Luke gives him the name Peter. The answer is not to be afraid, and a new trade: taking people alive, as the Greek verb has it, which is more than can be said for fish.\n\nThen they leave everything, including the best haul of their lives. [[The Second Catch of Fish]] in John 21:1-14 is so like it that many scholars think one event stands behind both; there the net does not tear, and the number is counted.',
    insights: {
      greek: {
        strongs: 'G2221',
        word: 'ζωγρέω',
        transliteration: 'zōgreō',
        meaning:
          'To take alive, as prisoners are taken whose lives are spared. The Greek Old Testament uses it of Rahab’s family, who were let live.',
      },
    },
    historicalContext:
      'Linen trammel nets were used at night, when fish could not see them, and washed and dried in the morning: everything in the story is right, and the order to fish by day is wrong. In 1986 drought laid bare at Ginosar the hull of a boat of the first century BC or AD, eight metres long, patched from a dozen kinds of wood. Such a boat took a crew of five and perhaps ten more. Fishing rights were leased, and families worked in partnership, as Luke says.',
    keyScriptures: ['Luke 5:1-11', 'Mark 1:16-20', 'John 21:1-14', 'Isaiah 6:5', 'Jeremiah 16:16'],
  },
  {
    title: 'The Leper Cleansed',
    aliases: ['healing of a leper', 'the man with leprosy', 'jesus touches a leper'],
    summary:
      'A man who by law should have kept his distance comes near and says that Jesus can, if he will. Jesus touches him before he answers. The man is clean, is sent to the priest, and is told to keep quiet, which he does not do; afterwards it is Jesus who has to stay outside the towns.',
    details:
      'The exchange of places is Mark’s point (Mark 1:40-45). At the beginning one man lives outside and the other goes where he likes; at the end it is the other way round.\n\nA famous difficulty lies in the feeling. Most manuscripts say that Jesus was moved with pity; a few, with Codex Bezae, that he was angry, and since nobody would have changed pity into anger many scholars hold that to be original. Angry at what? At the disease, at the “if”, or at what had been done to such people; [[Matthew the Apostle|Matthew]] and Luke leave the word out altogether (Matthew 8:1-4; Luke 5:12-16). A little later he sends the man off with a snort, the verb of horses.\n\nThe touch is the offence. Uncleanness was contagious and holiness was not, according to Haggai 2:11-13. Here it is the cleanness that spreads. And yet Jesus keeps [[Law|the law]] and sends him for inspection, with the offering that [[Moses]] ordered (Leviticus 14:2-7).',
    insights: {
      hebrew: {
        strongs: 'H6883',
        word: 'צָרַעַת',
        transliteration: 'tsara’at',
        meaning:
          'A condition of the skin, of cloth or of house walls that made unclean (Leviticus 13-14). It covered many ailments, and scarcely modern leprosy alone.',
      },
    },
    historicalContext:
      'Leprosy in today’s sense, Hansen’s disease, was in the region: a shrouded man in a tomb in the Hinnom Valley at Jerusalem, of the first half of the first century, has yielded its DNA. But the flaking and the white patches of Leviticus fit psoriasis or vitiligo better. The sufferer was to tear his clothes, cover his lip, cry “unclean” and live alone (Leviticus 13:45-46). A priest did not heal; he diagnosed, and readmitted.',
    keyScriptures: [
      'Mark 1:40-45',
      'Matthew 8:1-4',
      'Luke 5:12-16',
      'Leviticus 13:45-46',
      'Leviticus 14:2-7',
      '2 Kings 5:10-14',
    ],
  },
  {
    title: 'The Paralytic Let Down through the Roof',
    aliases: [
      'the paralysed man',
      'healing of the paralytic',
      'four friends and the paralytic',
      'man lowered through the roof',
    ],
    summary:
      'Four men take a roof apart to get a fifth to Jesus. He looks up, sees their faith, and forgives the sick man’s sins, which nobody had asked for. Theologians in the room think that blasphemous, and the walking comes as an answer to them.',
    details:
      'One can hear the digging in Mark 2:1-12; Luke 5:17-26, for readers in cities, puts tiles on the roof, and Matthew 9:1-8 has no roof at all. It is *their* faith that is seen, so the friends’ counts. The man himself says nothing from beginning to end.\n\nThe objection is sound theology: who can forgive sins but God? Jesus does not dispute the premise. He asks which is easier to say, and the question is less simple than it looks. Forgiving is easier to say, because no one can check; healing is the lighter matter, because a prophet could do it. So he does the one that can be seen, for the sake of the one that cannot. For the first time in Mark he calls himself the Son of Man, with authority on earth, which recalls Daniel 7:13-14.\n\nIt is the first of five disputes that end with a plot (Mark 3:6). Whether sickness came from sin is not said here; of [[The Man Born Blind]] it is denied (John 9:3), and at [[The Pool of Bethesda]] something like it is hinted at.',
    insights: {
      greek: {
        strongs: 'G863',
        word: 'ἀφίημι',
        transliteration: 'aphiēmi',
        meaning:
          'To let go, send off, release from a debt. One verb serves for leaving nets, for a fever that leaves and for forgiving sins.',
      },
    },
    historicalContext:
      'Village houses round the lake were of basalt, their rooms set round a courtyard, with a roof of beams, branches and packed clay that was rolled smooth after rain; stairs ran up the outside wall. To dig through was quick, and easy to mend. The forgiveness of sins was asked of God and connected with the temple; John’s baptism had already moved it to a river.',
    keyScriptures: ['Mark 2:1-12', 'Matthew 9:1-8', 'Luke 5:17-26', 'Daniel 7:13-14', 'Psalms 103:2-3', 'John 9:1-3'],
  },
  {
    title: 'The Pool of Bethesda',
    aliases: ['bethesda', 'the man at the pool', 'healing at bethesda', 'the lame man at the pool'],
    summary:
      'A man who has been ill for thirty-eight years lies beside a pool in Jerusalem where whoever got in first, it was said, was cured. Asked whether he wants to be well, he explains why it never works. He is told to pick up his mat; it is a sabbath, and the mat becomes the scandal.',
    details:
      'He is an unpromising patient. He does not ask, does not know who has healed him, blames his healer when questioned, and reports him once he has learned the name (John 5:1-16). Some read that as betrayal, some as the innocence of a man who is glad to know. No faith of his is mentioned. [[The Man Born Blind]], four chapters on, is his opposite in each of these.\n\nThe explanation about an angel who stirred the water (John 5:3-4, from “waiting”) stands in later manuscripts and not in the oldest; it was probably a note in the margin that says what the crowd believed. Jesus passes the pool over without a word about it.\n\nThe warning to sin no more, lest something worse come, has to be held together with John 9:3. And the answer to the charge, that his Father works until now (John 5:17), starts the longest argument of the Gospel so far: on the seventh day, later rabbis taught, God goes on giving birth, rain and judgement, and Jesus claims the same exemption.',
    insights: {
      greek: {
        strongs: 'G964',
        word: 'Βηθεσδά',
        transliteration: 'Bēthesda',
        meaning:
          'From Aramaic or Hebrew, perhaps “house of mercy”. Old manuscripts also have Bethzatha and Bethsaida, so the name is not certain; the Copper Scroll from Qumran may mention the place.',
      },
    },
    historicalContext:
      'Before anyone had dug, the five porticoes were sometimes taken for pure symbolism. Excavations by the church of St Anne, north of the Temple Mount, then brought to light two large basins side by side with a dyke between them: colonnades on four sides and across the middle make five. Steps and landings along the southern basin have led several archaeologists to see a great ritual bath there. Votive gifts of Roman date show that a healing god was later worshipped on the spot.',
    keyScriptures: ['John 5:1-16', 'John 5:17', 'John 9:1-3', 'Nehemiah 3:1', 'Exodus 31:15'],
  },
  {
    title: 'The Withered Hand',
    aliases: ['man with the withered hand', 'healing on the sabbath', 'the shrivelled hand'],
    summary:
      'In a synagogue a man with a useless hand sits where everyone can see him, and Jesus’ critics watch to see whether he will heal on a sabbath. He puts the question to them instead, and nobody answers. Without touching him or doing anything that could be called work, he tells the man to stretch it out.',
    details:
      'Mark 3:1-6 is the only place in the Gospels where Jesus is said outright to look at people with anger; in the same sentence he is grieved at how hard they have become. The silence of those who knew the law is what he meets with it. Luke 6:6-11 notes that it was the right hand, and Matthew 12:9-14 adds an argument from a sheep in a pit.\n\nSaving life on the sabbath was permitted by the rabbis whose opinions we have; this was not a matter of life, and could have waited until evening. Jesus’ question, whether it is lawful to do good or harm, to save life or to kill, leaves no room for doing nothing. There is irony in it: while he asks, they are making up their minds about his own.\n\nTheir alliance afterwards is odd. Pharisees and friends of [[Herod the Great|Herod’s house]] had little in common but a dislike. A gospel known to Jerome, used by a Jewish-Christian community, gives the man a trade and words: he was a mason, and asked for his hand so that he need not beg.',
    insights: {
      greek: {
        strongs: 'G4457',
        word: 'πώρωσις',
        transliteration: 'pōrōsis',
        meaning:
          'Hardening, as of a callus or a healed fracture: a loss of feeling. The verb of it is used later of the disciples, who have not understood about the loaves.',
      },
    },
    historicalContext:
      'The Dead Sea community was stricter than the Pharisees: its Damascus Document forbids helping an animal out of a pit on the [[Sabbath]]. The Mishnah, compiled about AD 200, sets the day aside wherever a human life may be in danger, and reports Jesus’ older contemporaries Hillel and Shammai as differing on much. Healing by a word alone broke none of the thirty-nine kinds of work listed there.',
    keyScriptures: [
      'Mark 3:1-6',
      'Matthew 12:9-14',
      'Luke 6:6-11',
      'Mark 2:27-28',
      'Deuteronomy 5:14-15',
      '1 Kings 13:4-6',
    ],
  },
];
