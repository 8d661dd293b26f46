import type { EncyclopediaCard } from '../../card.ts';

export const wellKnownTexts: readonly EncyclopediaCard[] = [
  {
    title: 'The Ten Commandments',
    aliases: [
      'ten commandments',
      '10 commandments',
      'the 10 commandments',
      'decalogue',
      'the decalogue',
      'ten words',
      'tablets of stone',
    ],
    summary:
      'Ten commands that God speaks to Israel at Mount Sinai and that are then written on two stone tablets. They occur twice, in Exodus 20 and in Deuteronomy 5, with small differences. Jews and Christians both hold them to be basic to morality, yet they do not count them in the same way.',
    details:
      'They begin with a reminder: the God who speaks has brought Israel out of [[Egypt]] (Exodus 20:2). The first commands concern God: no other gods, no images, no misuse of the name, and the [[Sabbath]]. The others protect parents, life, marriage, property, the truth in court, and finally whatever belongs to a neighbour, even against desire. [[Moses]] breaks the first pair of tablets when he sees the golden calf (Exodus 32:15-19). A second pair is put into the [[Ark of the Covenant|ark]] (Deuteronomy 10:1-5). Deuteronomy gives another reason for the Sabbath, the years of slavery, and names the wife before the house among what one may not covet (Deuteronomy 5:15-21).\n\nThe Bible says that there are ten (Exodus 34:28; Deuteronomy 4:13; Deuteronomy 10:4) but does not number them. In Jewish tradition the first word is “I am the LORD thy God” (Exodus 20:2), and the second forbids both other gods and images. The Orthodox, Anglicans and the Reformed make these two commandments, as Philo and Josephus did. Catholics and Lutherans, with Augustine, join them and divide coveting into two. Samaritans have a further command about Mount Gerizim.\n\nSome details are debated. The verb in Exodus 20:13, “kill” in the King James Version and “murder” in the World English Bible, is not used of war; it is used of accidental killing too (Deuteronomy 4:42). Rabbis understood the ban on stealing as a ban on kidnapping. Exodus 34 seems to call a different list, with rules on feasts and offerings, the ten words; many scholars take it for another tradition, others refer the phrase back to Exodus 20.\n\n[[Jesus]] quotes several of them to a rich man (Mark 10:17-22) and extends murder to anger and adultery to the look (Matthew 5:21-30). [[Paul]] says that [[Love|love]] of one’s neighbour sums them up (Romans 13:8-10). Most churches teach them as binding, though most keep Sunday. In Judaism they are ten among the 613 commandments of the [[Law]].',
    insights: {
      hebrew: {
        strongs: 'H1697',
        word: 'דָּבָר',
        transliteration: 'davar',
        meaning:
          'Word, matter. The Hebrew Bible speaks of ten words, not of ten commandments; the Greek translation of this, deka logoi, led to the name Decalogue, which Christian writers use from the 2nd century.',
      },
      greek: {
        strongs: 'G1785',
        word: 'ἐντολή',
        transliteration: 'entole',
        meaning:
          'A command or instruction. Jesus uses it when he tells the rich man to keep the commandments (Matthew 19:17), and Ephesians 6:2 when it calls the one about parents the first with a promise.',
      },
    },
    historicalContext:
      'The Nash Papyrus, found in Egypt and dated to about 150-100 BC, has them together with the Shema; it puts adultery before murder, as do Luke 18:20 and Romans 13:9. According to the Mishnah, priests recited both each day in the temple. The Jerusalem Talmud explains why they are no longer read daily: sectarians claimed that nothing else had been given at Sinai. Since George Mendenhall (1954) some scholars have compared treaties that Hittite kings imposed on vassals before 1200 BC, which also open with past benefits; others find the likeness too general to date the text, and many think that its present form is centuries later than Moses. King Alfred placed a translation at the head of his English laws in the late 9th century. In 2005 the United States Supreme Court allowed a monument with the commandments in Texas and, on the same day, ruled against displays in two courthouses in Kentucky.',
    keyScriptures: [
      'Exodus 20:1-17',
      'Deuteronomy 5:6-21',
      'Exodus 32:15-19',
      'Deuteronomy 4:10-13',
      'Exodus 34:27-28',
      'Mark 10:17-22',
      'Matthew 5:21-30',
      'Romans 13:8-10',
    ],
  },
  {
    title: 'The Beatitudes',
    aliases: [
      'beatitudes',
      'beatitude',
      'blessed are the poor in spirit',
      'blessed are the meek',
      'blessed are the peacemakers',
      'the eight beatitudes',
    ],
    summary:
      'The sayings with which Jesus begins the Sermon on the Mount, each opening with the word “blessed”. They declare that the poor in spirit, the mourning, the meek and the persecuted are fortunate, because God’s kingdom is theirs or because he will act for them. Luke has a shorter list, with four woes beside it.',
    details:
      'Matthew 5:3-10 has eight sayings in the third person. The first and the eighth make the same promise, the kingdom of heaven, in the present tense; the six between them speak of the future. A ninth (Matthew 5:11-12) addresses the disciples directly and expands the eighth, so that some count eight and others nine. Augustine counted seven, taking the eighth as a return to the first, and compared them with the gifts of the Spirit in Isaiah 11:2.\n\nLuke 6:20-26 has four, all addressed to the hearers: the poor, the hungry, those who weep, and the hated. Four woes answer them, to the rich, the full, those who laugh, and those of whom everyone speaks well. Matthew says “poor in spirit” (Matthew 5:3), where Luke has simply the poor. Most scholars think that Luke is closer here to the original wording and that Matthew explains it; others hold that [[Jesus]] said such things more than once. In the Psalms and the prophets the poor are often both needy and devout, so that the two are less far apart than they look.\n\nMuch of the language is older. The meek inherit the land in Psalms 37:11, mourners are comforted in Isaiah 61:1-3, and clean hands and a pure heart are asked for in Psalms 24:3-4. Similar single sayings are found throughout the New Testament, among them seven in Revelation, from Revelation 1:3 to Revelation 22:14.\n\nWhether they are promises or demands has long been discussed. Gregory of Nyssa described them as steps by which a soul climbs to God. Luther stressed that they do not tell how to become a Christian, but speak to those who already are. Liberation theologians begin with Luke’s poor. Many now read them first as an announcement of the [[Kingdom of God]] and then as a description of its people. Matthew’s version is the Catholic gospel for All Saints’ Day, and is often sung in the Orthodox liturgy.',
    insights: {
      hebrew: {
        strongs: 'H835',
        word: 'אֶשֶׁר',
        transliteration: 'esher',
        meaning:
          'Good fortune; it is used only in the form ashre, how fortunate is. The book of Psalms opens with it. It congratulates somebody, where the verb barakh, to bless, bestows something.',
      },
      greek: {
        strongs: 'G3107',
        word: 'μακάριος',
        transliteration: 'makarios',
        meaning:
          'Fortunate, happy; Greek poets say it of the gods. The Greek Bible uses it for ashre. English has no exact word, since happy suggests a feeling and blessed may suggest a ritual. Beatitude comes from the Latin for it, beatus.',
      },
    },
    historicalContext:
      'Lists of such sayings existed before Jesus. Sirach 25, from about 180 BC, announces ten kinds of people whom the author calls happy. A fragmentary scroll from Qumran, 4Q525, has four short sayings and a longer one on those who hold to wisdom and the law. The War Scroll, also from Qumran, has an expression close to “poor in spirit”. A notice that goes back to the pilgrim Egeria, in the 380s, places the teaching at a cave near the springs of Tabgha. The present church on the hill above was built in the 1930s to plans of Antonio Barluzzi, with eight sides for the eight beatitudes. In Dante’s Purgatory, from the early 14th century, a beatitude is heard as the traveller leaves each of the terraces.',
    keyScriptures: [
      'Matthew 5:3-12',
      'Luke 6:20-26',
      'Psalms 1:1-3',
      'Psalms 37:9-11',
      'Isaiah 61:1-3',
      'Psalms 24:3-5',
      'James 2:5',
      'Revelation 1:3',
    ],
  },
  {
    title: 'The Sermon on the Mount',
    aliases: [
      'sermon on the mount',
      'sermon on the plain',
      'turn the other cheek',
      'salt and light',
      'salt of the earth',
    ],
    summary:
      'The first and best known of the long speeches of Jesus in Matthew, in chapters 5 to 7. It opens with the Beatitudes and asks for more than outward obedience: freedom from anger, love of enemies, trust instead of worry. How literally to take it has been discussed ever since.',
    details:
      "After [[The Beatitudes|the Beatitudes]] the disciples are called salt and light (Matthew 5:13-16). [[Jesus]] says that he has not come to abolish the [[Law|law]] but to fulfil it (Matthew 5:17-20). Six comparisons follow between what people have heard and what he says, on anger, lust, divorce, oaths, retaliation and enemies (Matthew 5:21-48). Chapter 6 deals with almsgiving, prayer and fasting done for God and not for show, with [[The Lord's Prayer|the Lord’s Prayer]] in the middle, and then with money and worry. Chapter 7 warns against judging others, promises that those who ask receive, gives the golden rule (Matthew 7:12), and ends with four warnings in pairs: two ways, two trees, two kinds of followers, and [[The Wise and Foolish Builders|two builders]].\n\nLuke has a shorter speech, spoken on a level place (Luke 6:17-49). It also runs from beatitudes to the two houses, without most of the material on the law. Other sayings of the sermon are spread over Luke’s later chapters. Most scholars, and Calvin long before them, think that Matthew collected teaching given at various times. Others hold that one sermon is reported twice, or that two were given.\n\nReaders also differ on how it is to be kept. Medieval theologians distinguished commands for all from counsels for those who seek perfection. Luther applied it to a Christian’s own conduct and not to the duties of a judge or soldier. Anabaptists refused oaths and the sword because of it, and Tolstoy built on it a doctrine of non-resistance. Albert Schweitzer called it an ethic for the short time before the end. Jewish scholars, among them C. G. Montefiore and David Flusser, have pointed out how much in it agrees with rabbinic teaching; hatred of enemies, for example, is commanded nowhere in the Hebrew Bible. Matthew says that the crowds were struck above all by the authority with which he spoke (Matthew 7:28-29).",
    insights: {
      hebrew: {
        strongs: 'H8549',
        word: 'תָּמִים',
        transliteration: 'tamim',
        meaning:
          'Whole, without defect: said of Noah (Genesis 6:9) and of animals fit for sacrifice. Israel is told to be so with God (Deuteronomy 18:13), where the Greek Bible has the word that Matthew 5:48 uses.',
      },
      greek: {
        strongs: 'G5046',
        word: 'τέλειος',
        transliteration: 'teleios',
        meaning:
          'Complete, mature, having reached its goal; in English Bibles “perfect” (Matthew 5:48). In its context it means love that leaves nobody out, as God sends rain on everyone. Luke 6:36 has merciful instead.',
      },
    },
    historicalContext:
      'The title comes from Augustine, who wrote a commentary under that name about 394. Matthew does not name the mountain. A hill near [[Capernaum]] above the [[Sea of Galilee]] has been shown to pilgrims since antiquity, the Horns of Hattin since the Middle Ages. Many think of a deliberate parallel with Moses, who received the law on a mountain. The Talmud credits Hillel, an older contemporary of Jesus, with the rule in the negative: do not do to another what is hateful to you; Tobit 4:15 is similar. The Community Rule from Qumran tells its members to hate the children of darkness. In the 20th century the sermon influenced Gandhi, who read it as a student in London, Dietrich Bonhoeffer, whose book on discipleship (1937) expounds it, and Martin Luther King.',
    keyScriptures: [
      'Matthew 5:1-16',
      'Matthew 5:17-20',
      'Matthew 5:38-48',
      'Matthew 6:5-15',
      'Matthew 6:24-34',
      'Matthew 7:7-12',
      'Matthew 7:24-29',
      'Luke 6:20-49',
    ],
  },
  {
    title: "The Lord's Prayer",
    aliases: [
      'the lord’s prayer',
      'lord’s prayer',
      'our father',
      'the our father',
      'pater noster',
      'paternoster',
      'hallowed be thy name',
      'thy kingdom come',
      'our daily bread',
    ],
    summary:
      'The prayer that Jesus taught his disciples and the one that nearly all churches share. It addresses God as Father, asks first for his name, kingdom and will, and then for bread, forgiveness and protection. It is recorded twice, in Matthew and in Luke, and the closing words about kingdom, power and glory are probably a later addition.',
    details:
      'In Matthew it stands at the centre of [[The Sermon on the Mount|the Sermon on the Mount]], as an example of praying without many words (Matthew 6:7-13). In Luke a disciple asks to be taught as [[John the Baptist|John]] had taught his followers (Luke 11:1-4). The text of Luke in some of the oldest manuscripts, Vaticanus among them, lacks the lines about God’s will and about deliverance from evil, and most scholars take this shorter form for the original. The King James Version and the World English Bible follow later copies, in which Luke has been brought close to Matthew. Catholics and Lutherans count seven petitions in Matthew; the Reformed catechisms count six, taking the last two as one.\n\nEvery petition has Jewish parallels. The Kaddish, too, asks that God’s name be made holy and that his kingdom come. A prayer in the Talmud asks not to be brought into the power of temptation. Scholars differ on whether the first half looks mainly to the end of the age or to the present; many say both. The word translated “daily” (Matthew 6:11) is rare and its sense uncertain. Forgiveness is tied to forgiving others, and this is the only line on which [[Jesus]] comments (Matthew 6:14-15). Matthew has debts, an Aramaic way of speaking about [[Sin|sin]]; Luke has sins. The English trespasses goes back to Tyndale. The last petition can mean evil or the evil one, and both are found in English Bibles.\n\nThe doxology is missing from the oldest manuscripts of Matthew 6:13, such as Sinaiticus and Vaticanus, and from the Latin Bible. It resembles 1 Chronicles 29:11 and came in through worship. Most Protestants say it with the prayer. Catholics say it in the Mass after a short prayer of the priest, and in Orthodox services the priest speaks a longer form that names the [[Trinity]]. Some defend it as original, since most later Greek copies have it.',
    insights: {
      hebrew: {
        strongs: 'H1',
        word: 'אָב',
        transliteration: 'av',
        meaning:
          'Father. Israel calls God so in Isaiah 63:16 and Isaiah 64:8, and the synagogue prays Avinu, our Father. The Aramaic Abba (Mark 14:36) may stand behind Luke’s form; it was used by adults too, so that Daddy is misleading.',
      },
      greek: {
        strongs: 'G1967',
        word: 'ἐπιούσιος',
        transliteration: 'epiousios',
        meaning:
          'The word translated daily. No certain use outside this prayer and writings that depend on it is known; Origen thought that the evangelists had coined it. Proposals include needed for existence, for today, and for the coming day.',
      },
    },
    historicalContext:
      'The Didache, a church manual of the late 1st or early 2nd century, quotes the prayer in a form close to Matthew’s, with an ending that names power and glory, and prescribes it for three times each day. Tertullian, about 200, called it a summary of the whole gospel. Jerome reported that a Hebrew gospel had bread for tomorrow; in his Latin Matthew he wrote supersubstantial bread, in his Luke daily bread. In the 4th century candidates for baptism learned it only shortly before or after they were baptised. At the Church of the Pater Noster on the [[Mount of Olives]], on the site of a basilica of Constantine’s time, it is displayed in more than a hundred languages.',
    keyScriptures: [
      'Matthew 6:5-15',
      'Luke 11:1-4',
      '1 Chronicles 29:10-13',
      'Exodus 16:4',
      'Isaiah 63:16',
      'Ezekiel 36:22-23',
      'Mark 14:35-38',
      'James 1:13-14',
    ],
  },
];
