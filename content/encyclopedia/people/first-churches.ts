import type { EncyclopediaCard } from '../../card.ts';

export const firstChurches: readonly EncyclopediaCard[] = [
  {
    title: 'Ananias and Sapphira',
    aliases: ['sapphira', 'ananias and saphira', 'lied to the holy spirit', 'lied to the holy ghost'],
    summary:
      'A married couple in the first church at Jerusalem who sold a field, kept part of the price, and laid the rest at the apostles’ feet as if it were all. Both fell down dead. It is one of the hardest stories in the New Testament.',
    details:
      'Just before, [[Barnabas]] has sold a field and given everything (Acts 4:36-37). They want the name of it without the cost. [[Peter]] is careful to say what the fault is not: the field was theirs, and after the sale the money was in their power. They had lied, and not to people but to God (Acts 5:1-6). Three hours later his wife is asked the same question and gives the same answer (Acts 5:7-11).\n\nPeter does not curse them, and nobody lays a hand on them; Luke says only that they fell and that great fear came on all. Why so hard, when Peter himself had lied three times and wept? The text does not explain it. Readers have thought of Achan at Jericho (Joshua 7:19-26), of the holiness of a beginning, and of what pretence does to a community that lives on trust. It is no pattern for how a church should treat people about money.',
    insights: {
      greek: {
        strongs: 'G367',
        word: 'Ἀνανίας',
        transliteration: 'Hananias',
        meaning: 'From Hebrew Hananiah: the LORD has been gracious. Two other men in Acts have the name.',
      },
    },
    historicalContext:
      'The community at Qumran too held goods in common, and its rule cuts off for a year, with a quarter of his food, a man who lies about property. Luke uses the word that the Greek Bible has for Achan’s taking of what was not his. In the oldest manuscripts it is in this story that the word church first stands in Acts.',
    keyScriptures: ['Acts 5:1-11', 'Acts 4:32-37', 'Joshua 7:19-26', 'Acts 8:18-24'],
  },
  {
    title: 'Philip the Evangelist',
    aliases: ['ethiopian eunuch', 'philip and the eunuch', 'philip and the ethiopian', 'philip the deacon'],
    summary:
      'One of the seven chosen to care for the widows in Jerusalem, not to be confused with the apostle of the same name. Driven out by persecution he brought the gospel to Samaria, and on a desert road to a court official of Ethiopia.',
    details:
      'The seven are chosen because Greek-speaking widows are overlooked in the daily handing out of food (Acts 6:1-6). When [[Stephen]], another of them, is killed, Philip goes to Samaria, to people with whom Jews had no dealings, and there is great joy in that city (Acts 8:4-8).\n\nThen he is sent away from a success to an empty road. In a carriage a man sits and reads Isaiah aloud: a eunuch, treasurer of the queen of Ethiopia, on his way home from a temple into whose inner courts he could not have come. Do you understand what you read? How can I, unless somebody guides me? Philip begins at the lamb led to the slaughter. At some water the man asks what hinders him from being baptized; nothing does, and he goes on his way rejoicing (Acts 8:26-40). Twenty years later [[Paul]] stays at his house in Caesarea, with four daughters who prophesy (Acts 21:8-9).',
    insights: {},
    historicalContext:
      'Ethiopia here is the kingdom of Kush, on the Nile south of Egypt, with its capital at Meroë; Candace was the title of its queens or queen mothers. Isaiah, not far from what he was reading, has a promise for eunuchs and foreigners (Isaiah 56:3-5). Acts 8:37, his confession of faith, is missing in the oldest manuscripts, and many modern Bibles put it in a note.',
    keyScriptures: ['Acts 6:1-6', 'Acts 8:4-8', 'Acts 8:26-40', 'Acts 21:8-9', 'Isaiah 56:3-5'],
  },
  {
    title: 'Dorcas',
    aliases: ['tabitha', 'raising of tabitha', 'raising of dorcas', 'dorcas of joppa'],
    summary:
      'A disciple at Joppa who made coats and clothes for widows. When she died they stood around Peter weeping and showed him what she had sewn. He prayed, and she opened her eyes.',
    details:
      'She is the only woman in the New Testament who is called by the feminine of the word disciple (Acts 9:36). Luke says that she was full of good works, and he means needlework. She falls ill and dies; they wash her, lay her in an upper room, and send two men the ten miles to Lydda for [[Peter]], asking him not to delay (Acts 9:37-38).\n\nThere is no speech of the dead woman’s merits. The widows simply hold up the garments (Acts 9:39). Peter sends everyone out, kneels down, turns to the body and says: Tabitha, arise. In Aramaic that is one letter away from what [[Jesus]] had said to a child with Peter in the room (Mark 5:40-42). He gives her his hand and calls the saints and widows. It becomes known in all Joppa, and many believe. He stays on in the town with a tanner, and there the messengers of [[Cornelius]] will find him (Acts 9:40-43).',
    insights: {
      greek: {
        strongs: 'G1393',
        word: 'Δορκάς',
        transliteration: 'Dorkas',
        meaning: 'Gazelle, the Greek for Aramaic Tabitha.',
      },
    },
    historicalContext:
      'Joppa, today Jaffa, beside Tel Aviv, was the port from which Jonah sailed. A widow without grown sons had nobody to live on, and both Law and prophets ask for her protection again and again. In the 19th century church circles that sewed for the poor were named Dorcas societies.',
    keyScriptures: ['Acts 9:36-43', 'Mark 5:40-42', '1 Timothy 5:9-10', 'James 1:27'],
  },
  {
    title: 'Cornelius',
    aliases: [
      'cornelius the centurion',
      'peters vision',
      'peter’s vision',
      'peter and cornelius',
      'sheet with animals',
    ],
    summary:
      'A Roman officer at Caesarea who prayed and gave to the poor, and the first person from outside Israel whose whole house received the Spirit and was baptized. Acts tells how God had to change Peter before Peter could come to him.',
    details:
      'An angel tells the officer to send to Joppa for a man named [[Peter]]. The next noon Peter is hungry on a roof and sees a sheet let down, full of animals, and hears: kill and eat. Three times he refuses, as one who has never eaten anything unclean, and three times he is told not to call common what God has cleansed (Acts 10:9-16). While he wonders what it means, three foreigners knock.\n\nAt Caesarea Cornelius falls at his feet and is told to get up: I too am a man (Acts 10:25-29). Peter has come to see that God does not favour one nation over another (Acts 10:34-35). He is in the middle of his sermon when the Spirit falls on all who hear, and he can only ask who could refuse the water. In Jerusalem he must answer for having eaten with them, and tells it all over again (Acts 11:1-18). What the church decided about Gentiles a few years later rests on that day.',
    insights: {
      greek: {
        strongs: 'G2883',
        word: 'Κορνήλιος',
        transliteration: 'Kornelios',
        meaning: 'The name of a great Roman family; many slaves whom Sulla freed took it as well.',
      },
    },
    historicalContext:
      'A centurion commanded about eighty men. An Italian cohort is attested in Syria later in the century; whether it was at Caesarea by about AD 40 is not known. He was what is called a God-fearer, a Gentile who prayed with the synagogue without becoming a Jew. Strict Jews did not eat at Gentile tables, because of the food laws.',
    keyScriptures: ['Acts 10:1-8', 'Acts 10:9-23', 'Acts 10:24-48', 'Acts 11:1-18', 'Acts 15:7-11'],
  },
  {
    title: 'John Mark',
    aliases: [
      'mark the evangelist',
      'john whose surname was mark',
      'young man who fled naked',
      'paul and barnabas split',
    ],
    summary:
      'A young man of Jerusalem in whose mother’s house the church prayed. He set out with Paul and Barnabas, turned back, and became the reason they parted. In the end Paul asked for him. By old tradition he wrote the second gospel.',
    details:
      'When [[Peter]] is let out of prison by an angel, he goes to Mark’s home, where Mary, his mother, has a houseful at prayer, and a maid named Rhoda leaves him standing at the door for joy (Acts 12:12-17). [[Barnabas]], his cousin, takes him along. In Pamphylia he leaves them and goes home; Acts does not say why (Acts 13:13). Before the next journey Barnabas wants to give him another chance, and [[Paul]] will not take someone who had left the work. The quarrel is sharp, and they part (Acts 15:36-40).\n\nThat is not the end of it. Years later Paul, in prison, names him among the few who are a comfort to him, and tells the Colossians to welcome him (Colossians 4:10-11). In what may be his last letter he writes: bring Mark, for he is useful to me (2 Timothy 4:11). Peter calls him my son (1 Peter 5:13). Some think that the young man who fled without his linen cloth at the arrest of [[Jesus]] was he, signing his work (Mark 14:51-52); it is a guess.',
    insights: {
      greek: {
        strongs: 'G3138',
        word: 'Μάρκος',
        transliteration: 'Markos',
        meaning: 'From the Latin Marcus, among the commonest names in Rome. John was his Jewish name.',
      },
    },
    historicalContext:
      'Papias of Hierapolis, writing in the early 2nd century, says that Mark was Peter’s interpreter and wrote down accurately, but not in order, what he remembered of his preaching. The gospel itself does not name its author. The church of Egypt honours him as its founder, and Venice claims his bones since 828.',
    keyScriptures: [
      'Acts 12:12',
      'Acts 13:5-13',
      'Acts 15:36-40',
      'Colossians 4:10-11',
      '2 Timothy 4:11',
      '1 Peter 5:13',
    ],
  },
  {
    title: 'Silas',
    aliases: ['silvanus', 'paul and silas', 'earthquake in prison'],
    summary:
      'A leading man of the church in Jerusalem and a prophet, who travelled with Paul through Asia Minor and Greece. With his back beaten and his feet in the stocks he sang hymns at midnight.',
    details:
      'The council in Jerusalem sends him to Antioch with its letter, to say the same by word of mouth (Acts 15:22-32). After the break with [[Barnabas]], [[Paul]] chooses him. At Philippi a slave girl who tells fortunes is freed of the spirit that made her masters rich; the two are stripped, beaten with rods, and locked in the innermost cell (Acts 16:16-24).\n\nAbout midnight they pray and sing, and the prisoners listen. An earthquake opens every door, and nobody leaves. The jailer, about to kill himself, is stopped by a shout. He washes their stripes and is baptized with all his house before morning (Acts 16:25-34). Only then do they mention that they are Roman citizens, both of them. The letters call him Silvanus: he stands beside Paul and [[Timothy]] at the head of both letters to the Thessalonians (1 Thessalonians 1:1), and [[Peter]] says that he wrote by his hand, or sent his letter with him (1 Peter 5:12).',
    insights: {
      greek: {
        strongs: 'G4609',
        word: 'Σίλας',
        transliteration: 'Silas',
        meaning:
          'A short form, perhaps of Aramaic Sheila, the same as Saul. Silvanus is the Latin name that sounds like it.',
      },
    },
    historicalContext:
      'Roman law forbade to beat a citizen with rods without a trial, and magistrates who did so could lose their office; hence the alarm of the officials at Philippi. Stocks held the legs apart and let nobody sleep. The prison that is shown at Philippi today was a cistern, and its tradition is late.',
    keyScriptures: ['Acts 15:22-32', 'Acts 16:16-24', 'Acts 16:25-40', 'Acts 17:10-15', '1 Peter 5:12'],
  },
  {
    title: 'Timothy',
    aliases: ['timotheus', 'timothy companion of paul', 'eunice', 'lois', 'lois and eunice', 'eunice and lois'],
    summary:
      'Paul’s closest fellow worker, son of a Jewish mother and a Greek father, from Lystra. Young, often ill and perhaps shy, he was trusted with the hardest errands. Two letters of the New Testament are addressed to him.',
    details:
      'His faith came from his grandmother Lois and his mother Eunice, who taught him the scriptures as a child (2 Timothy 1:5; 3:15). [[Paul]] takes him along, and circumcises him because of the Jews in those parts, who knew that his father was a Greek (Acts 16:1-3); with Titus, a Greek on both sides, he had refused it.\n\nHe is sent back to the Thessalonians when Paul cannot bear the waiting (1 Thessalonians 3:1-6), to the quarrelling Corinthians, to Philippi: I have no one like him, Paul writes, he has served with me as a son with a father (Philippians 2:19-22). Six letters name him as sender next to Paul.\n\nThe letters to him show a man who needs courage. Let nobody despise your youth (1 Timothy 4:12). Take a little wine for your stomach (1 Timothy 5:23). Fear is not what God gives (2 Timothy 1:6-8). The last asks him to come before winter, and to bring the cloak and the books (2 Timothy 4:9-21). Hebrews tells that he was in prison too, and set free (Hebrews 13:23).',
    insights: {},
    historicalContext:
      'Lystra was a Roman colony in today’s Turkey; in 1885 an altar with its name was found there. By later Jewish law the child of a Jewish mother is a Jew; how far that held in the 1st century is debated. Whether Paul wrote the two letters himself, or a pupil of his did in his name, is disputed among scholars. His name means honouring God.',
    keyScriptures: [
      'Acts 16:1-3',
      'Philippians 2:19-22',
      '1 Timothy 4:12-16',
      '2 Timothy 1:3-8',
      '2 Timothy 3:14-17',
      '2 Timothy 4:9-13',
    ],
  },
  {
    title: 'Lydia',
    aliases: ['lydia of thyatira', 'seller of purple', 'first convert in europe', 'lydia of philippi'],
    summary:
      'A dealer in purple cloth from Thyatira who lived at Philippi. The Lord opened her heart while Paul spoke beside a river, and she opened her house. She is the first person in Europe whose baptism is told.',
    details:
      '[[Paul]] has come over to Macedonia because of a man in a dream. What he finds is a group of women at prayer outside the gate, where there seems to be no synagogue (Acts 16:11-13). He sits down and talks to them. One of them listens: a woman with a business, a worshipper of God, from a city in Asia where Paul had been kept from preaching (Acts 16:14).\n\nShe is baptized with her household, and does not wait to be invited into anything: if they think that she means it, they must be her guests. She constrained us, says the writer, who was there (Acts 16:15). After their night in prison Paul and [[Silas]] go to her house first, see the brothers, and leave (Acts 16:40). The church that met there was the one that sent Paul money again and again, and to which he wrote his most joyful letter (Philippians 4:10-18).',
    insights: {
      greek: {
        strongs: 'G3070',
        word: 'Λυδία',
        transliteration: 'Lydia',
        meaning: 'The woman of Lydia, the region that Thyatira is in; perhaps a trade name rather than her own.',
      },
    },
    historicalContext:
      'Thyatira, today Akhisar in Turkey, had guilds of dyers, known from inscriptions; one of a purple-dyer from there is reported from Philippi, though the stone is lost. Its red came from the madder root, cheaper than the purple of sea snails. No husband is named: she may have been a widow or a freed slave. A stream west of the city, at the gate of the Roman road, is shown as the place.',
    keyScriptures: ['Acts 16:11-15', 'Acts 16:40', 'Philippians 1:3-6', 'Philippians 4:10-18'],
  },
];
