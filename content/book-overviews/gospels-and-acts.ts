import type { BookOverview } from '@berea/validation';

export const gospelsAndActs = {
  Matt: {
    title: 'The Gospel According to Matthew',
    author:
      'Anonymous in itself; from the 2nd century on attributed to the apostle Matthew, the tax collector. Because it takes over most of Mark, many scholars think of an unnamed Jewish Christian teacher, perhaps in Antioch; others hold that the apostle stands behind it or its sayings.',
    dateWritten: 'About AD 70-90 by most estimates; some argue for the years before 70.',
    keyThemes: [
      'Jesus as Messiah and Son of David',
      'Scripture fulfilled',
      'The kingdom of heaven',
      'A higher righteousness',
      'The church',
      'Mission to all nations',
    ],
    summary:
      'A genealogy in three times fourteen steps announces the claim: here the story of Abraham and David arrives. Matthew tells of a birth watched by foreign astrologers and hunted by a king, and notes again and again that something written has been fulfilled. Five long speeches, each closed with a similar formula, give the book its pillars: the sermon on the mount (chapters 5-7), instructions for mission (10), parables of the kingdom (13), life in the community (18), and the end (24-25). Between them Jesus heals, argues and moves towards Jerusalem. Law is not abolished but pressed to the heart (5:17-20); mercy outranks sacrifice; those who say Lord, Lord without doing are unknown. Peter’s confession and the words about rock and keys (16:13-20), found in this form nowhere else, have divided churches over their meaning. Conflict with Pharisees is bitterest in chapter 23, and the cry of the crowd in 27:25 has been used murderously against Jews, though author and readers were very probably Jews themselves in a family quarrel. The judgement scene in 25:31-46 counts kindness to the least. After the empty tomb, the risen one on a mountain in Galilee claims all authority and promises his company to the end of the age.',
  },
  Mark: {
    title: 'The Gospel According to Mark',
    author:
      'No name in the text. Papias, early in the 2nd century, reported that Mark wrote down what Peter preached, and tradition identifies him with John Mark of Jerusalem. Scholars are divided on this report; most agree that it is the earliest gospel, used by Matthew and Luke.',
    dateWritten: 'About AD 65-75, around the Jewish war; some propose the 50s.',
    keyThemes: [
      'Who Jesus is',
      'The suffering Son of Man',
      'Discipleship and failure',
      'Secrecy',
      'Authority over evil',
    ],
    summary:
      'Mark hurries. There is no birth story; a voice in the wilderness, a baptism with the heavens torn open, forty days among wild animals, and Jesus is proclaiming that the time is fulfilled (1:15). Scene follows scene at the pace of the writer’s favourite word, immediately. Demons know him, crowds press on him, family and scholars misjudge him, and those he cures are told to be quiet. Parables are explained only to insiders, who do not understand either. Exactly in the middle, on the road near Caesarea Philippi, comes the question on which all depends (8:27-33): Peter gives the right title and rejects its content. Three predictions of death follow, each misunderstood, each answered by a lesson about serving, summed up in the ransom saying of 10:45. The week in Jerusalem fills a third of the book. He dies abandoned, with a psalm on his lips, and the first human being to call him Son of God is the officer in charge of the execution (15:39). In the oldest manuscripts the women flee from the tomb in silence and the text breaks off at 16:8; whether that was intended or a leaf was lost is disputed, and the longer ending, 16:9-20, is generally considered an addition of the 2nd century.',
  },
  Luke: {
    title: 'The Gospel According to Luke',
    author:
      'Dedicated to Theophilus by someone who used earlier accounts (1:1-4) and also wrote Acts. Tradition names Luke, a physician and companion of Paul. Many scholars accept this; others find the picture of Paul too unlike his letters and leave the author, probably a Gentile or a Hellenised Jew, nameless.',
    dateWritten: 'About AD 75-95 in the common view; before 62 according to some, later than 100 according to others.',
    keyThemes: [
      'Good news for the poor',
      'Salvation for outsiders',
      'Prayer and the Spirit',
      'Women as witnesses',
      'Wealth and repentance',
      'The journey to Jerusalem',
    ],
    summary:
      'With the polish of a Greek historian Luke dates events by emperors and governors, and then lets old people and a village girl sing like the psalms (1:46-55). The census under Quirinius that frames the birth is hard to reconcile with what is otherwise known. At Nazareth a reading from Isaiah becomes a programme, and almost costs the preacher his life (4:16-30). Galilee brings a widow’s only son, a woman with ointment, a shorter sermon on a plain with woes beside the blessings. At 9:51 the face is set towards Jerusalem, and the next ten chapters, the long road, contain most of what is found here only: the good Samaritan, Martha and Mary, the rich fool, the lost coin, the prodigal and his brother (chapter 15), the dishonest manager, Lazarus at the gate, the Pharisee and the tax collector, Zacchaeus in his tree. Meals are where everything happens, and the wrong guests come. Money is spoken of with more severity than in any other gospel. On the cross there is a prayer for the executioners, missing in some early manuscripts (23:34), and a word to a criminal. Two disciples at Emmaus recognise a stranger when he breaks bread (24:30-31). The end is in the temple, where the account began.',
  },
  John: {
    title: 'The Gospel According to John',
    author:
      'It appeals to the disciple whom Jesus loved (21:24), since Irenaeus in the 2nd century identified as the apostle John. Many scholars see that disciple’s testimony shaped by a circle of followers in more than one stage; whether he was the son of Zebedee is open.',
    dateWritten:
      'About AD 90-100 in the usual estimate; some place it before 70. A small papyrus, commonly placed in the 2nd century, is the earliest copy.',
    keyThemes: [
      'The Word made flesh',
      'Signs and belief',
      'Eternal life now',
      'The Father and the Son',
      'The Spirit as Advocate',
      'Love one another',
    ],
    summary:
      'Before there is a story there is a hymn: what was with God, and was God, became flesh and was rejected by its own (1:1-18). John then tells fewer episodes than the others, and longer ones. Seven signs, from wine at Cana to Lazarus coming out in his wrappings (chapter 11), are mostly followed by argument, and conversations start with a misunderstanding that opens a second floor: birth from above with Nicodemus (chapter 3), water with a Samaritan woman, bread with a crowd, sight with a blind man who grows bolder at every interrogation. Sayings beginning with I am (6:35; 8:12; 10:11) say openly what the other gospels veil. Faith and refusal harden side by side until, at 13:1, the door closes on the disciples. Feet are washed; a farewell of several chapters promises an Advocate and ends in prayer that they may be one (17:20-23). In the passion Jesus directs events, and his dying word is of completion. Thomas has the highest confession, and 20:31 states the purpose of writing. The passage on an accused woman, 7:53-8:11, is absent from the earliest copies. The polemical use of the Jews for opponents reflects a painful separation and has done harm. On chronology and style historians mostly prefer the other three, but the topography is precise.',
  },
  Acts: {
    title: 'The Acts of the Apostles',
    author:
      'The second volume of the writer of Luke’s gospel. Passages told as we (from 16:10 on) suggest a companion of Paul, by tradition Luke; critics regard them as a source or a literary device, and note tensions with Galatians.',
    dateWritten: 'Most often placed about AD 80-95; proposals range from 62, where the narrative ends, to about 120.',
    keyThemes: [
      'The Holy Spirit as driving force',
      'Witness to the ends of the earth',
      'Jews and Gentiles in one church',
      'Resurrection preached',
      'Prison and providence',
    ],
    summary:
      'One verse works as a table of contents: witnesses in Jerusalem, in Judea and Samaria, and to the ends of the earth (1:8). Acts opens with an absence and a waiting room, filled at Pentecost by wind, fire and languages (chapter 2). The first community shares property, quarrels over it, heals, and is flogged. Stephen’s speech retells the history of Israel as resistance to God’s messengers; his stoning scatters the believers, and so spreads the message, while a young man guards the coats. Chapters 8-12 cross one boundary after another: Samaritans, an Ethiopian official, the persecutor himself thrown down near Damascus, and a Roman officer, for whom Peter needs a vision repeated three times. The middle of the book (chapter 15) is a meeting that decides whether Gentiles must be circumcised; the answer, no, with four requests, sets the course. From there Paul travels: Philippi’s prison, the Areopagus, eighteen months in Corinth, the riot of the silversmiths at Ephesus. The last quarter consists of arrest, hearings and shipwreck, and stops with him preaching in Rome under guard, his trial unresolved. The many speeches follow the ancient habit of composing what suited the occasion; how far they preserve what was said is judged differently, as is the author’s peaceful picture of the early church.',
  },
} satisfies Record<string, BookOverview>;
