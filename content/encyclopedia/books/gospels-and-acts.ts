import type { BookCard } from '../../card.ts';

export const gospelsAndActsBooks: readonly BookCard[] = [
  {
    book: 'Matt',
    aliases: ['gospel of matthew', 'gospel according to matthew', 'book of matthew'],
    summary:
      'Second-century Christians quoted this Gospel more than the other three, and it is easy to see why: it is arranged like a handbook. When people recall the Lord’s Prayer, the golden rule or the beatitudes, it is usually in Matthew’s wording that they do so, whether or not they have ever opened him.',
    details:
      'Matthew gathers. Healings that [[Mark]] scatters over several chapters stand here in one block of about ten (Matthew 8-9), directly after the long sermon, and the same sentence, almost word for word, is set before the sermon and behind the block (Matthew 4:23; Matthew 9:35): first what he said, then what he did. The parables are collected too, from [[The Sower]] to [[The Dragnet]], and the woes, seven or in some manuscripts eight, against the blessings at the start.\n\nHe likes things in twos. Where Mark has one demoniac and one beggar at [[Jericho]], Matthew has two (Matthew 8:28; Matthew 20:30), and at the entry into [[Jerusalem]] even two animals (Matthew 21:2-7). Dreams steer the story, five round the birth and a sixth for the wife of [[Pontius Pilate]] (Matthew 27:19). The family tree makes room for four women with irregular histories, Tamar, [[Rahab]], Ruth and [[Bathsheba]], the last called only Uriah’s wife, before it comes to [[Mary, Mother of Jesus|Mary]].\n\nOne good exercise is to keep Mark open beside him. When the storm-walker steps into the boat, Mark’s disciples have hard hearts and Matthew’s fall down in [[Worship|worship]] (Mark 6:52; Matthew 14:33). Look also for the thread of presence: God with us in the first chapter, where two or three are gathered in the middle (Matthew 18:20), and with you always in the last line.',
    insights: {
      greek: {
        strongs: 'G3100',
        word: 'μαθητεύω',
        transliteration: 'matheteuo',
        meaning:
          'To be, or to make, a pupil. Three of its four uses in the New Testament are here: of all nations (Matthew 28:19), of Joseph of Arimathea (Matthew 27:57), and of a scribe who brings out things new and old (Matthew 13:52), in whom many see the author’s glance at himself.',
      },
    },
    historicalContext:
      'Papias of Hierapolis said that Matthew arranged the oracles in the “Hebrew dialect” and that everybody interpreted them as he could. What he meant is an old riddle, for our Gospel does not read like a translation. Ignatius of Antioch, about 110, already echoes its account of the baptism, and the Didache has its form of the Lord’s Prayer, two reasons why Syria is favoured as its home. Only this Gospel tells of the half-shekel for the Temple (Matthew 17:24-27), a tax which Rome after 70 diverted to Jupiter’s temple on the Capitol. The small papyrus P104 from Oxyrhynchus, with lines of the parable of the tenants, is often put in the later second century; a claim made in the 1990s that fragments at Magdalen College, Oxford (P64), are of the first has convinced few.',
    keyScriptures: [
      'Matthew 5:1-16',
      'Matthew 6:5-15',
      'Matthew 11:25-30',
      'Matthew 16:13-20',
      'Matthew 18:15-20',
      'Matthew 25:31-46',
      'Matthew 28:16-20',
    ],
  },
  {
    book: 'Mark',
    aliases: ['gospel of mark', 'gospel according to mark', 'book of mark'],
    summary:
      'Augustine took Mark for an abridger of Matthew, and hardly anyone in the ancient church wrote a commentary on him. In the nineteenth century scholars moved him from last place to first. Actors have performed the whole Gospel from memory in an evening, and heard like that it has the force of something breathlessly reported.',
    details:
      "Look for stories with another story inside. [[Jairus's Daughter|Jairus]] is kept waiting by a bleeding woman (Mark 5:21-43), the [[The Fig Tree Withered|fig tree]] is cursed before and found dead after the clearing of [[The Temple]] (Mark 11:12-25), and [[Peter]] warms himself by the fire while his master is on trial (Mark 14:53-72). The filling explains the bread: a tree with leaves and no fruit is a remark about a sanctuary.\n\nFrames do similar work on a larger scale. Between [[The Blind Man of Bethsaida]], who at his first attempt sees people like trees walking, and [[Blind Bartimaeus]], who sees at once and follows, lie two and a half chapters in which the disciples’ eyes stay half open. Three crossings by boat show them learning less each time, until they sit with one loaf and worry about bread (Mark 8:14-21). Heaven is ripped at the baptism and the veil at the death, with the same Greek verb (Mark 1:10; Mark 15:38).\n\nFor all the hurry he has an eye. Grass is green, a cushion lies in the stern, a naked youth runs off into the dark and nobody says who he was (Mark 14:51-52). Some words are left in Aramaic, as though the sound had stuck: talitha cumi, ephphatha, abba. Readers in search of [[Jesus]] with feelings will find more here than elsewhere, since he sighs, is angry, is amazed, and once looks at a man and loves him (Mark 10:21).",
    insights: {
      greek: {
        strongs: 'G3860',
        word: 'παραδίδωμι',
        transliteration: 'paradidomi',
        meaning:
          'To hand over. It is said of John (Mark 1:14), of Jesus more than a dozen times, by Judas, priests and Pilate in turn, and then of the disciples themselves (Mark 13:9-12). One verb strings the three fates together before anyone in the story has noticed.',
      },
    },
    historicalContext:
      'Mark explains Jewish hand-washing to outsiders (Mark 7:3-4) and turns two Greek coins into a Roman one (Mark 12:42); Latin words such as legion and praetorium come easily to him. Rome is the traditional home, Syria the chief rival. Simon of Cyrene is introduced as the father of Alexander and Rufus (Mark 15:21), presumably because readers knew the sons. The earliest large copy is P45 in the Chester Beatty collection, of the third century and badly torn. Twice a sensation has collapsed: 7Q5 from Qumran, announced as Mark in 1972, is rejected by most, and a rumoured “first-century Mark” was published in 2018 as P137, of the late second or the third. Alexandria counts the evangelist as its first bishop; Venetian merchants carried off what were said to be his bones in 828.',
    keyScriptures: [
      'Mark 1:9-15',
      'Mark 4:35-41',
      'Mark 5:25-34',
      'Mark 8:27-38',
      'Mark 10:42-52',
      'Mark 14:32-42',
      'Mark 15:33-39',
    ],
  },
  {
    book: 'Luke',
    aliases: ['gospel of luke', 'gospel according to luke', 'book of luke'],
    summary:
      'Dante named its author the scribe of the gentleness of Christ. By a count of Greek words it is also the longest book in the New Testament, and without it there would be no shepherds at the manger, no prodigal, no good Samaritan, no walk to Emmaus and no thief promised paradise.',
    details:
      'The first four verses are a single, balanced Greek sentence, as good as any of the age. With the fifth the style changes to that of the old Greek Bible, like an Englishman dropping into the Authorised Version, and two birth announcements run side by side: a priest in [[The Temple]] doubts, a girl in [[Nazareth]] asks and agrees. From then on notice how often a man and a woman are paired: Simeon and Anna, Naaman the Syrian and the widow of Sarepta (Luke 4:25-27), a centurion and a mother at Nain, the shepherd of [[The Lost Sheep]] and the housewife of [[The Lost Coin]].\n\nPeople in his parables talk to themselves. [[The Rich Fool]], [[The Prodigal Son]], [[The Unjust Steward]] and the judge of [[The Persistent Widow]] all reach their decision in a small monologue (Luke 12:17; Luke 15:17; Luke 16:3; Luke 18:4), and the reader is let in. Another habit is [[Prayer]]. Only here is Jesus praying when the dove comes down, all night before he chooses the twelve, when his face changes on the mountain, and when a disciple asks to be taught how (Luke 3:21; Luke 6:12; Luke 9:28-29; Luke 11:1).\n\nDo not try to draw the journey that fills the middle. Eight chapters after setting out, the travellers are still on the border of [[Samaria]] and [[Galilee]] (Luke 17:11): the road is a classroom. Then go straight on into [[Acts]], which is the other half.',
    insights: {
      greek: {
        strongs: 'G1163',
        word: 'δεῖ',
        transliteration: 'dei',
        meaning:
          'It is necessary; the verb has no subject and does not say who has decided. Jesus must be about his Father’s business at twelve (Luke 2:49), must preach in other towns, must stay with Zacchaeus, must suffer (Luke 24:26). Two-fifths of its uses in the New Testament are in Luke and Acts.',
      },
    },
    historicalContext:
      'Around 140 Marcion made a shortened Luke the only Gospel of his church, as most scholars describe it; a few think that his was the earlier form. “Most excellent” Theophilus bears a courtesy title that Acts gives to Roman governors, so he may have been a patron who paid for copies. P75, a Bodmer papyrus now in the Vatican and commonly dated to the early third century, has Luke and John in a text remarkably like that of Codex Vaticanus. It lacks the sweat like blood (Luke 22:43-44), which other old witnesses have. Codex Bezae at Cambridge adds a man working on the Sabbath, who is told that he is blessed if he knows what he is doing. Late legend has the evangelist paint the Virgin’s portrait; hence the painters’ guilds of Saint Luke.',
    keyScriptures: [
      'Luke 1:46-55',
      'Luke 4:16-30',
      'Luke 7:36-50',
      'Luke 10:25-37',
      'Luke 15:11-32',
      'Luke 19:1-10',
      'Luke 24:13-35',
    ],
  },
  {
    book: 'John',
    aliases: ['gospel of john', 'gospel according to john', 'book of john', 'fourth gospel'],
    summary:
      'Students of Greek begin with this Gospel, since its sentences are short and its vocabulary the smallest of the four; theologians have not finished with it after eighteen centuries. Both facts belong together. Water, bread, light, night, door and vine are made to carry everything.',
    details:
      'Modern commentators speak of a Book of Signs and, from chapter 13, a Book of Glory, followed by a breakfast on the shore that comes after what sounds like the end (John 20:30-31). Jewish feasts supply the calendar: three Passovers, Tabernacles with its water and lamps, the Dedication in winter (John 2:13; John 7:2; John 10:22). That is where the three years of Jesus’ ministry come from; the other Gospels would fit into one.\n\nThe narrator is a companion who leans over to explain: what rabbi means, why Jews and Samaritans do not share vessels, what Caiaphas said without knowing it (John 11:49-52). He delights in words that face two ways. To be lifted up is to be hanged and to be exalted (John 12:32-33). [[Nicodemus]] comes by night, [[Judas Iscariot|Judas]] goes out into it (John 13:30). Two charcoal fires are lit in the book, one where [[Peter]] denies and one where he is asked three times about love (John 18:18; John 21:9). A burial in a garden is followed by a woman, [[Mary Magdalene]], who takes the risen one for the gardener.\n\nAs striking is what is not here: no exorcism, no parable of the usual sort, no birth, no words over the bread at the last supper. There are seams as well. “Arise, let us go hence” (John 14:31) is followed by three more chapters of talk, which many explain by stages of composition. Read it slowly; it repeats itself on purpose, as the sea does.',
    insights: {
      greek: {
        strongs: 'G3306',
        word: 'μένω',
        transliteration: 'meno',
        meaning:
          'To stay. The first thing disciples ask Jesus is where he is staying, and they stay (John 1:38-39); by the vine it has become the whole of discipleship (John 15:4-10). The King James Version spreads it over abide, remain, dwell, continue and tarry, so that English readers miss the tolling.',
      },
    },
    historicalContext:
      'A scrap in Manchester, P52, has parts of the hearing before Pilate; published in 1935, it was long dated about 125; specialists now allow the whole second century, and some the early third. The earliest known commentary on this Gospel was by a gnostic, Heracleon, and a group mocked as Alogi gave it to the heretic Cerinthus. Irenaeus, who claimed a link to John through Polycarp, secured its place. Digging has borne out its map: the double pool with five porches by the Sheep Gate, and in 2004 the broad steps of Siloam. The scrolls from Qumran, with their sons of light, showed that its contrasts need not be Greek. That believers were being put out of synagogues (John 9:22) is widely read as experience of the writer’s own time, though how widespread such measures were is disputed.',
    keyScriptures: [
      'John 1:1-18',
      'John 3:1-17',
      'John 4:7-26',
      'John 11:20-44',
      'John 13:1-17',
      'John 15:1-17',
      'John 20:11-31',
    ],
  },
  {
    book: 'Acts',
    aliases: ['acts of the apostles', 'book of acts', 'the book of acts'],
    summary:
      'Take this one book away and there is no bridge from the empty tomb to Paul’s letters: no Pentecost, no Stephen, no Damascus road, no map. It is our only connected story of the first thirty years, told by somebody who enjoyed trials, riots, comedy and the sea.',
    details:
      'Its title promises the apostles and delivers two of them, [[Peter]] for twelve chapters and [[Paul]] for sixteen. They are drawn to match. Each heals a man lame from birth, each cures without touching, by a shadow or by handkerchiefs, each faces down a magician, wakes the dead, refuses to be worshipped and walks out of prison (Acts 3:1-10; Acts 14:8-10; Acts 9:36-41; Acts 20:9-12). Whoever thought that the church had two parties is being told something. [[Stephen]] in turn dies with the words of his Lord on his lips.\n\nShort notices of growth, at Acts 6:7, Acts 9:31, Acts 12:24, Acts 16:5 and Acts 19:20, close one panel and open the next. What the writer thinks important he tells more than once: Paul’s turning, three times with variations (Acts 9; Acts 22; Acts 26), and the visit to Cornelius’s house in [[Caesarea by the Sea]], twice in full and once in brief. Speeches take up about a third of the space. Compare the sermon in the synagogue at Pisidian Antioch, full of scripture, with the one at [[Athens]], which quotes a Greek poet and never names [[Jesus]].\n\nSilences deserve as much thought. Paul is not once shown writing a letter. The collection for [[Jerusalem]], which fills his mail, is barely mentioned. Peter departs for “another place” (Acts 12:17) and, but for one meeting, does not return. The driving figure throughout is the [[Holy Spirit]], who forbids, sends, snatches away and says “separate me [[Barnabas]] and Saul”.',
    insights: {
      greek: {
        strongs: 'G3954',
        word: 'παῤῥησία',
        transliteration: 'parrhesia',
        meaning:
          'Saying everything: the right of a free citizen to speak in the assembly. Unschooled fishermen have it before the council (Acts 4:13), the church prays for more of it (Acts 4:29-31), and the closing phrase of the book is that Paul taught with all of it, unhindered (Acts 28:31).',
      },
    },
    historicalContext:
      'An inscription at Delphi names Gallio as governor of Achaia and puts his term about 51-52; the hearing at Corinth (Acts 18:12) is therefore the peg on which Paul’s dates hang. A block with the Greek notice forbidding foreigners to go further into the Temple, on pain of death, was found in 1871 and lights up the riot of Acts 21:28. Titles are right for each town: politarchs at Thessalonica, a proconsul on Cyprus, a “first man” on Malta. Against this stands Theudas (Acts 5:36), whom Josephus places some years after the speech that mentions him. Two forms of the text circulated. That of Codex Bezae is nearly a tenth longer and knows that Paul taught at Ephesus from the fifth hour to the tenth. Chrysostom complained that many in his day did not know the book existed.',
    keyScriptures: [
      'Acts 1:6-11',
      'Acts 2:1-21',
      'Acts 4:32-37',
      'Acts 9:1-19',
      'Acts 10:34-48',
      'Acts 17:22-34',
      'Acts 20:17-38',
    ],
  },
];
