import type { EncyclopediaCard } from '../../card.ts';

export const breadAndBorders: readonly EncyclopediaCard[] = [
  {
    title: 'Feeding the Five Thousand',
    aliases: [
      'the five loaves and two fish',
      'feeding of the 5000',
      'loaves and fishes',
      'feeding of the five thousand',
    ],
    summary:
      'Apart from the resurrection it is the only miracle told in all four Gospels. A crowd has followed Jesus to an empty place, it is late, and the disciples propose to send everyone off to buy supper. He tells them to do it themselves; five barley loaves and two small fish become enough, with twelve baskets over.',
    details:
      "Each account has a colour of its own. Mark 6:30-44 has green grass, people sitting in beds like a garden, a shepherd and his sheep. Matthew 14:13-21 places it after the murder of [[John the Baptist]], as a quiet meal against a bloody one. Luke 9:10-17 sets it near Bethsaida. John 6:1-15 supplies a boy with his lunch, barley, which was the bread of the poor, and the date: Passover was near.\n\nBehind it stand [[Moses]] and manna, and nearer still [[Elisha]], who fed a hundred men with twenty barley loaves over his servant’s objection and had some left (2 Kings 4:42-44). Jesus takes, blesses, breaks, gives: the same four verbs as at the [[Lord's Supper]].\n\nIn John the people conclude that he is the prophet and want to make him king by force, and he withdraws. Five thousand men, in companies, in the desert, with a leader, looked like the beginning of something. In the nineteenth century Paulus explained that the boy’s example moved the rest to share what they had hidden. It is a good sermon; the texts know nothing of it.",
    insights: {
      greek: {
        strongs: 'G2127',
        word: 'εὐλογέω',
        transliteration: 'eulogeō',
        meaning:
          'To bless. A Jewish host did not bless the bread but God, who brings it forth from the earth, and everybody said amen.',
      },
    },
    historicalContext:
      'Two places are shown. Byzantine pilgrims went to Tabgha on the western shore, where a mosaic of the fifth century has two fish and a basket with four loaves, the fifth being on the altar. Luke’s Bethsaida points to the north-east. A day labourer earned a denarius, so that the two hundred the disciples reckon with are most of a year’s pay. The baskets were the kind that the satirist Juvenal mocked Jews for carrying.',
    keyScriptures: [
      'John 6:1-15',
      'Mark 6:30-44',
      'Matthew 14:13-21',
      'Luke 9:10-17',
      '2 Kings 4:42-44',
      'Exodus 16:13-18',
    ],
  },
  {
    title: 'Walking on the Water',
    aliases: ['jesus walks on water', 'peter walks on water', 'walking on the sea'],
    summary:
      'The night after the loaves the disciples row against the wind until nearly dawn. Someone comes toward them on the waves, and they scream. In Matthew Peter asks to come too, manages some steps, looks at the wind, and goes under with the shortest prayer in the book.',
    details:
      'Mark says that Jesus meant to pass them by (Mark 6:45-52), a phrase that has puzzled many; it is what God’s glory does to [[Moses]] in the cleft of the rock (Exodus 33:19-22) and to Elijah. His words, “it is I”, could be anyone’s at a door; they are also, in Greek, what God says of himself (Isaiah 43:10), and some hear the bush in them. Job 9:8 says of God alone that he treads on the waves of the sea, and a few lines later that he passes by unseen.\n\nThe end differs. In Mark they are beside themselves, because they had not understood about the loaves. In Matthew 14:22-33 they bow and call him God’s Son. In John 6:16-21 they want to take him in and are at once at the land. Luke has nothing of all this.\n\n[[Peter]]’s part is Matthew’s. It can be told as failure, and yet eleven others stayed in the boat. The word for his doubt is rare: it means standing at a fork, and comes back when the eleven meet the risen Jesus and some of them do the same (Matthew 28:17).',
    insights: {
      greek: {
        strongs: 'G1365',
        word: 'διστάζω',
        transliteration: 'distazō',
        meaning:
          'To be of two minds. Only Matthew uses it, twice: for Peter on the water and for some on the mountain at the end.',
      },
    },
    historicalContext:
      'The lake is about twelve kilometres across at its widest; John’s twenty-five or thirty stadia, five kilometres or so, put them in the middle. The fourth watch, a Roman way of counting, runs from three to six. Walking on water was a proverbial impossibility: a king who thought he could march over the sea, Xerxes or Antiochus, was the standard example of pride (2 Maccabees 5:21).',
    keyScriptures: [
      'Mark 6:45-52',
      'Matthew 14:22-33',
      'John 6:16-21',
      'Job 9:8-11',
      'Psalms 77:19',
      'Exodus 33:19-22',
    ],
  },
  {
    title: "The Canaanite Woman's Daughter",
    aliases: ['the syrophoenician woman', 'the syro-phoenician woman', 'crumbs from the table', 'the canaanite woman'],
    summary:
      'Outside the borders of Israel a foreign mother shouts after Jesus for her daughter. He says nothing, then something discouraging, then something about bread and dogs. She takes up the insult, turns it round, and wins. If there is an argument in the Gospels that he loses, it is this one, and he praises her for it.',
    details:
      "Mark calls her a Greek, Syrophoenician by birth (Mark 7:24-30); Matthew uses the ancient and hostile name Canaanite and makes her cry “Son of David” (Matthew 15:21-28). In Mark the reply begins with “let the children *first* be filled”, which leaves a door ajar; in Matthew there is no such word, and the disciples want her sent away.\n\nReaders divide over the tone. Some hear a test, with a smile in it, and point to the diminutive: little dogs, house dogs. Others, many women scholars among them, hear a real refusal, and think that Jesus learned something at that door about how far he was sent. The diminutive may be no more than late Greek. What no one disputes is her answer. She does not deny the children’s claim; she observes that there is bread under the table already.\n\n[[Elijah]] had been sent to a widow of this very region (1 Kings 17:8-16), and Jesus had caused a riot at [[Nazareth]] by mentioning it (Luke 4:25-29). The girl is healed from a distance, as was [[The Centurion's Servant]]: the two clearest gentile cases.",
    insights: {
      greek: {
        strongs: 'G2952',
        word: 'κυνάριον',
        transliteration: 'kynarion',
        meaning:
          'Little dog. Elsewhere in the Bible dogs are scavengers; the word and the table suggest one that lives in the house.',
      },
    },
    historicalContext:
      'Tyre was rich, and bought its grain from Galilee; in bad years the farmers’ bread went to the city. Gerd Theissen has argued that a saying about taking the children’s bread would have sounded bitter there in both directions, since she may have been well off: Mark gives the girl a proper couch and not a mat. The Clementine Homilies, of the fourth century, name the woman Justa and her daughter Berenice.',
    keyScriptures: ['Matthew 15:21-28', 'Mark 7:24-30', '1 Kings 17:8-16', 'Luke 4:25-27', 'Isaiah 56:6-8'],
  },
  {
    title: 'The Deaf Man of Decapolis',
    aliases: ['ephphatha', 'the deaf and dumb man', 'healing of the deaf man'],
    summary:
      'A man who cannot hear and can hardly speak is led aside from the crowd. Jesus puts fingers into his ears, spits, touches his tongue, looks up and sighs: a conversation in gestures with somebody to whom words were no use. Then a single Aramaic word.',
    details:
      'Only Mark has it (Mark 7:31-37), and Matthew, at the same point, has a general summary (Matthew 15:29-31), as though the method embarrassed him. Spittle was thought to heal, and so could look like magic. Seen from the patient’s side each act says something: here is what is wrong, this is what I shall do, and it comes from above.\n\nThe groan has been noticed since Jerome. Is it prayer, effort, grief at the state of things? Romans 8:22-26 uses words of that root for creation, for ourselves and for the Spirit.\n\nHis speech had been impeded rather than absent; Mark’s rare adjective occurs in one place of the Greek Old Testament, Isaiah 35:6, which is surely meant. The crowd’s comment that he has done all things well may echo the verdict on the sixth day. From the fourth century “ephphatha” was said over those to be baptised, with a touch on ears and lips, and in the Roman rite it may be said still.',
    insights: {
      greek: {
        strongs: 'G2188',
        word: 'ἐφφαθά',
        transliteration: 'ephphatha',
        meaning:
          'Be opened: Aramaic, written as it sounded to Greek ears. Some take it for Hebrew. It is spoken to a man who at that moment cannot hear it.',
      },
    },
    historicalContext:
      'Mark’s route, from Tyre by way of Sidon to the lake through the middle of the [[Galilee|Decapolis]], is a large bow, as if one went from London to Brighton by way of Cambridge; commentators either fault his geography or suppose a long tour on gentile soil. Tacitus and Suetonius report that Vespasian, at Alexandria in AD 70, healed a blind man with spittle, after asking his doctors whether it was safe to try.',
    keyScriptures: ['Mark 7:31-37', 'Isaiah 35:5-6', 'Matthew 15:29-31', 'Genesis 1:31', 'Romans 8:22-23'],
  },
  {
    title: 'Feeding the Four Thousand',
    aliases: ['seven loaves', 'feeding of the 4000', 'feeding of the four thousand'],
    summary:
      'A second great meal, with seven loaves, a few small fish, four thousand people and seven hampers over. The disciples ask how anyone could find bread in such a place, as if nothing had happened two chapters before. Jesus later examines them on the figures.',
    details:
      "Is it a second event or a second account of the first? Mark 8:1-9 and Matthew 15:32-39 tell both and have Jesus refer to both (Mark 8:17-21), numbers and baskets included. Luke and John have one. Many scholars think that two versions of one memory had already parted before Mark wrote; others point to what is different, and to the general human gift for forgetting.\n\nThe differences have been read as a message. Here the people have been with him three days, and some have come from far. In Mark the place seems to be the gentile side. The baskets of the first meal are a Jewish kind, those of the second the ordinary large hamper in which Paul was let down a wall (Acts 9:25). Twelve suits Israel’s tribes, and seven is thought of as the number of the nations. Church fathers already reckoned so. Mark gives no key, and his Jesus only asks whether they do not yet understand.\n\nThe motive is plain enough: they will faint on the road. It is told right after [[The Canaanite Woman's Daughter]], who had asked for crumbs.",
    insights: {
      greek: {
        strongs: 'G4711',
        word: 'σπυρίς',
        transliteration: 'spyris',
        meaning:
          'A hamper of rope or rushes, for fish or provisions; another word than for the baskets at the five thousand. Jesus keeps the two apart when he speaks of them.',
      },
    },
    historicalContext:
      'Afterwards they cross to Dalmanutha, says Mark, to Magadan, says Matthew; some copies have Magdala. No Dalmanutha is known; in 2013 a harbour settlement near Ginosar was proposed for it, and before that an anchorage just north of Magdala. Small salted fish were Magdala’s trade, and its Greek name, Taricheae, comes from the saltings.',
    keyScriptures: ['Mark 8:1-9', 'Matthew 15:32-39', 'Mark 8:17-21', 'Psalms 107:4-9', 'Deuteronomy 8:3'],
  },
  {
    title: 'The Blind Man of Bethsaida',
    aliases: ['blind man healed in two stages', 'men as trees walking'],
    summary:
      'The only healing that does not succeed at once. Led out of the village by the hand, with spittle on his eyes, the man is asked what he sees, and says people, like trees walking about. A second touch, and everything is clear, even far off.',
    details:
      'Matthew and Luke leave it out, with reason perhaps: it could look as though Jesus had needed two attempts. Mark 8:22-26 puts it exactly in the middle of his Gospel, between the question whether the disciples have eyes and do not see (Mark 8:18) and [[Peter]]’s confession, which is right and, as the next lines show, half blind (Mark 8:29-33). After it comes the road to Jerusalem, with three announcements of suffering and three misunderstandings; at its end is [[Blind Bartimaeus]], cured with a word and soon on the road behind him. So most commentators take the two touches for a parable in action.\n\nThat need not mean that it did not happen. Seeing shapes before one can make sense of them is what those describe who gain sight late: the brain has to learn. “Trees walking” implies that he knew what trees looked like, or had been told.\n\nHe is asked what he sees, which Jesus asks of no other; and he is sent home without passing through the village. Of Bethsaida’s deeds we know little otherwise, though it is blamed for having made nothing of them (Matthew 11:21).',
    insights: {
      greek: {
        strongs: 'G5081',
        word: 'τηλαυγῶς',
        transliteration: 'tēlaugōs',
        meaning:
          'Clearly, literally “shining from afar”. It occurs here only in the New Testament: he sees things at a distance plainly.',
      },
    },
    historicalContext:
      'Bethsaida, the home of Peter, Andrew and Philip according to John 1:44, was made a city by Philip the tetrarch and named Julias, probably about AD 30. For long it was sought at et-Tell, two kilometres from today’s shore; since 2016 excavators of el-Araj, at the water’s edge, with a Roman bath and a Byzantine church over a venerated wall, have made a strong case for theirs. The matter is not closed.',
    keyScriptures: ['Mark 8:22-26', 'Mark 8:17-18', 'Mark 8:29-33', 'John 1:44', 'Isaiah 42:6-7'],
  },
  {
    title: 'The Man Born Blind',
    aliases: ['the pool of siloam', 'man blind from birth', 'i was blind now i see'],
    summary:
      'The disciples see a beggar and ask whose sin it was; Jesus says nobody’s. With mud on his eyes the man finds his way to the pool of Siloam and comes back seeing. The rest of the chapter is an inquiry, in which he knows less and less and says more and more.',
    details:
      'John 9:1-41 is drama in seven scenes with seldom more than two parties on the stage. Neighbours dispute whether it is the same man; Pharisees question him, then his frightened parents, then him again; Jesus is absent for twenty-seven verses. The man’s words for his healer rise, a man, a prophet, one from God, Lord, while the judges go from doubt to certainty in the wrong direction. His irony is wonderful: do you also want to become his disciples?\n\nMaking mud was kneading, one of the works forbidden on a [[Sabbath]]. Irenaeus thought of Genesis 2:7: what had been left out in the womb was finished with clay by the same hand.\n\nThat the parents fear being put out of the synagogue (John 9:22) is read by many scholars, since J. Louis Martyn in 1968, as the experience of John’s own church at the end of the century, laid over a story about Jesus; others doubt that there was any such general measure. The charge “you were born entirely in sins” is the disciples’ question again, as a sentence. He is thrown out, and found.',
    insights: {
      greek: {
        strongs: 'G4611',
        word: 'Σιλωάμ',
        transliteration: 'Silōam',
        meaning:
          'The Hebrew Shiloah, from the verb “to send”: water sent through a tunnel. John translates it for his readers, since Jesus is the one who is sent.',
      },
    },
    historicalContext:
      'In 2004, when a drain was being repaired, broad steps came to light south of the city of David: they belong to the Siloam pool of Herod’s time, some sixty metres long, by the excavators’ reckoning, at which pilgrims probably purified themselves. The water comes through [[Hezekiah]]’s tunnel, whose builders left an inscription about 700 BC. At the feast of booths water was drawn there in a golden jug and carried to the altar.',
    keyScriptures: ['John 9:1-12', 'John 9:24-34', 'John 9:35-41', 'Genesis 2:7', '2 Kings 5:10-14', 'Isaiah 29:18'],
  },
  {
    title: 'The Boy with an Unclean Spirit',
    aliases: [
      'the epileptic boy',
      'the demon-possessed boy',
      'help my unbelief',
      'the boy at the foot of the mountain',
    ],
    summary:
      'While three disciples see glory on a mountain, the other nine fail at its foot: a boy who is thrown into fire and water has been brought to them in vain. His father’s “if you can” and his cry, belief and unbelief in one breath, have become the prayer of many who can say no more.',
    details:
      'Mark 9:14-29 tells it at length, with the convulsions, the crowd’s verdict that he is dead, and the hand that lifts him. The symptoms are those of epilepsy, and Matthew uses the word “moonstruck” for it (Matthew 17:14-21); Luke adds that he was an only son (Luke 9:37-43). Whether the evangelists describe an illness in the language of their time, or something more than illness, is answered differently by readers who agree about the boy.\n\nThe father is asked how long. It is one of the few times that Jesus takes a history. “If thou canst” is thrown back at him: as though that were the question. What he then shouts is not a compromise between faith and doubt; he asks to be helped with the very thing he lacks, which is already trust.\n\nTo the disciples Jesus says that this kind comes out by prayer; many manuscripts add “and fasting”, which the oldest lack, and which [[Church|churches]] that fasted may have supplied. Nobody in the story has been seen to pray, unless it is the father.',
    insights: {
      greek: {
        strongs: 'G570',
        word: 'ἀπιστία',
        transliteration: 'apistia',
        meaning:
          'Unbelief. Help “my unbelief” is what he says; the same noun stands in Mark 6:6 for what surprised Jesus at Nazareth.',
      },
    },
    historicalContext:
      'The Hippocratic treatise *On the Sacred Disease*, of about 400 BC, holds that epilepsy is no more sacred than others and blames those who, lacking a remedy, call it divine. Popular belief connected it with phases of the moon. Raphael’s last painting, on which he was at work when he died in 1520, shows the boy below and the transfigured Christ above in one frame.',
    keyScriptures: ['Mark 9:14-29', 'Matthew 17:14-21', 'Luke 9:37-43', 'Mark 6:6', 'Luke 17:5-6'],
  },
];
