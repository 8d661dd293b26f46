import type { EncyclopediaCard } from '../../card.ts';

export const jesusAndHisFamily: readonly EncyclopediaCard[] = [
  {
    title: 'Jesus',
    aliases: ['jesus christ', 'jesus of nazareth', 'yeshua', 'who is jesus'],
    summary:
      'A Jewish craftsman from Nazareth who taught and healed for a few years, was crucified under Pontius Pilate about AD 30, and was soon worshipped by Jews as risen Lord. Christians confess him as Son of God and saviour of the world. That he lived and was executed no serious historian doubts; who he was is the question he himself put.',
    details:
      'Four accounts survive, of which Mark’s is usually thought the earliest and John’s the latest. They agree on the outline: baptism by [[John the Baptist]], a ministry mostly in [[Galilee]], twelve chosen followers, meals with tax-collectors, quarrels over the [[Sabbath]], a last journey to [[Jerusalem]], betrayal, a cross, and a tomb found empty. His theme was the [[Kingdom of God]], which he explained chiefly in stories. His prayer began with Abba, the Aramaic for father used in homes (Mark 14:36).\n\nThe particulars resist tidying. He is amazed at unbelief and at a Roman’s faith, says that he does not know the day of the end (Mark 13:32), is asleep in a storm, spits to heal the blind, weeps at a friend’s grave, and answers a foreign woman sharply before praising her. He claims what to his judges was blasphemy, authority to forgive sins and a seat at God’s right hand (Mark 2:5-12; Mark 14:61-64). He died with a psalm of abandonment on his lips (Mark 15:34).\n\nThat he was raised was preached in the very city within weeks, first of all on the word of women. Writing some twenty-five years later, [[Paul]] passes on an older list of witnesses (1 Corinthians 15:3-8) and a hymn on one who was in the form of God and emptied himself (Philippians 2:5-11). How deity and humanity belong together the church worked out over four centuries; see [[Incarnation]], [[The Cross]] and [[Resurrection]]. Judaism does not recognise in him its messiah; Islam honours him as prophet, virgin-born, and not as Son.',
    insights: {
      hebrew: {
        strongs: 'H3442',
        word: 'יֵשׁוּעַ',
        transliteration: 'Yeshua',
        meaning:
          'The later short form of Joshua, the LORD saves, borne by ten men in the Hebrew scriptures and common in the first century. An angel turns the name into a programme in Matthew 1:21.',
      },
      greek: {
        strongs: 'G5547',
        word: 'Χριστός',
        transliteration: 'Christos',
        meaning:
          'Anointed, translating the Hebrew mashiach, messiah. It is a title, of kings above all, which within a generation was used almost as a second name.',
      },
    },
    historicalContext:
      'He was born before the death of Herod, hence by 4 BC, and executed while Pilate governed, AD 26-36; April of 30 or of 33 fits best. Tacitus reports that Christus was put to death by Pilate under Tiberius. Josephus mentions “Jesus who is called Christ” when writing of his brother James; a longer passage of his has been touched up by Christians, though most find a genuine core. Capernaum’s basalt synagogue foundations, a fishing boat of the period raised in 1986, and the heel bone of a crucified man pierced by a nail illuminate his world. He left no writings.',
    keyScriptures: [
      'Mark 1:9-15',
      'Luke 4:16-30',
      'Mark 8:27-35',
      'Mark 14:32-42',
      'Mark 15:22-39',
      'John 1:1-18',
      '1 Corinthians 15:3-8',
      'Philippians 2:5-11',
    ],
  },
  {
    title: 'Mary, Mother of Jesus',
    aliases: [
      'mary',
      'virgin mary',
      'mary mother of jesus',
      'mother of jesus',
      'annunciation',
      'magnificat',
      'virgin birth',
    ],
    summary:
      'A Galilean girl engaged to a craftsman, told that she would bear a son without a husband, and last seen in Scripture at prayer in an upper room. The New Testament has Mary speak on only four occasions. Devotion and dispute have built more on her than on anybody else in it except her son.',
    details:
      'Luke tells the beginning from her side. She is troubled not by the angel but by the greeting, asks how, gets an answer, and consents (Luke 1:26-38). Her song takes up [[Hannah]]’s and speaks of thrones emptied and rich people sent away hungry (Luke 1:46-55). Twice it is recorded that she kept all these things in her heart, where Luke perhaps wants us to look for his source. Old Simeon promises her a sword. At the temple she scolds a twelve-year-old and is not understood, nor does she understand (Luke 2:48-51).\n\nDuring the ministry she is not always at ease with it. His family comes to fetch him, people saying that he is beside himself, and he looks round at his hearers and calls them his mother and brothers (Mark 3:21; Mark 3:31-35). At Cana she remarks that there is no wine, is answered strangely, and gives the servants her last recorded words: whatever he says, do it (John 2:3-5). In John’s gospel, where she is never called by name, she stands at the cross and is given a new son (John 19:25-27). Acts 1:14 lists her among those waiting for the Spirit.\n\nOn the virgin birth Matthew and Luke agree in otherwise independent stories; outside these two nobody mentions it. The council of Ephesus in 431 titled her Theotokos, bearer of God. Catholics and Orthodox believe that she remained a virgin and honour her intercession; most Protestants take the brothers of [[Jesus]] as her own sons.',
    insights: {
      greek: {
        strongs: 'G3137',
        word: 'Μαρία',
        transliteration: 'Maria',
        meaning:
          'Greek for Miriam. Luke mostly keeps the Semitic form Mariam for her. It was by far the commonest woman’s name among Jews in the land at that time, so that the Gospels must keep telling their Marys apart.',
      },
    },
    historicalContext:
      'Girls were usually betrothed in their early or middle teens, by a contract that took a divorce to dissolve, about a year before moving in. Nazareth was a hamlet of a few hundred people; dwellings, cisterns and a farm of the period have been traced there. Two doves instead of a lamb was the offering of the poor (Luke 2:24; Leviticus 12:8). Her parents’ names, Joachim and Anna, come from the Protevangelium of James, of the 2nd century. Ephesus and Jerusalem both claim her last years. An early hostile tale, reported by Celsus, made a soldier Panthera the father.',
    keyScriptures: [
      'Luke 1:26-38',
      'Luke 1:46-55',
      'Luke 2:1-19',
      'Luke 2:33-35',
      'John 2:1-11',
      'Mark 3:31-35',
      'John 19:25-27',
      'Acts 1:14',
    ],
  },
  {
    title: 'Joseph of Nazareth',
    aliases: ['joseph husband of mary', 'saint joseph', 'st joseph', 'joseph the carpenter', 'foster father of jesus'],
    summary:
      'Of the man who brought up Jesus the Bible preserves not one spoken word. What it records are four dreams, and that each time he got up and did what he had been told. Joseph, a craftsman of David’s line, gave the child its name and its legal ancestry, and had disappeared before the ministry began.',
    details:
      'Matthew tells the nativity through him. Finding his betrothed pregnant, he is called just, and it is precisely his justice that takes the form of not making an example of her: he means to divorce her quietly (Matthew 1:19). The angel’s address, son of [[David]], reminds him of what is at stake. By naming the boy he owns him in law, so that the genealogy, which ends at “Joseph the husband of [[Mary, Mother of Jesus|Mary]]”, holds despite the break in its last link (Matthew 1:16). Luke’s list runs through a different grandfather, Heli where Matthew has Jacob; the attempts to harmonise them, by levirate marriage or by taking one as Mary’s, go back to about AD 200.\n\nLike [[Joseph|his namesake]], a dreamer, he goes down to [[Egypt]]; by night, at a minute’s notice. He comes back when [[Herod the Great|Herod]] is dead, hears that Archelaus rules Judea and steers for [[Galilee]] out of plain caution (Matthew 2:13-23).\n\nHe searches three days for a boy who says that he had to be in his Father’s house, a sentence not easy to hear for the man beside him (Luke 2:48-49). Neighbours later identify the preacher by the father’s trade: is not this the carpenter’s son (Matthew 13:55)? Mark’s version, “son of Mary”, may imply that he was dead by then. On the cross [[Jesus]] leaves his mother to a disciple. Brothers and sisters are mentioned; whether his children with Mary, or by an earlier wife, or cousins, depends on one’s church.',
    insights: {
      greek: {
        strongs: 'G5045',
        word: 'τέκτων',
        transliteration: 'tekton',
        meaning:
          'A builder or craftsman, in wood above all but sometimes in stone; carpenter is the traditional choice. Matthew uses it of Joseph, Mark of Jesus himself (Mark 6:3). Early in the second century Justin has him making ploughs and yokes.',
      },
    },
    historicalContext:
      'Sepphoris, an hour’s walk from Nazareth, was rebuilt by Antipas just in those years, and it is often guessed that the family found work on its sites; nothing says so. Archelaus was deposed by Rome for cruelty in AD 6, which bears out the fear. That an elderly Joseph with grown sons married Mary is first told in the Protevangelium of James, about 150, and shaped centuries of art. His cult came late: a general feast day in the West dates from the 15th century, and Pius IX made him patron of the whole Catholic church in 1870.',
    keyScriptures: [
      'Matthew 1:16-25',
      'Matthew 2:13-23',
      'Luke 2:1-7',
      'Luke 2:41-52',
      'Matthew 13:55',
      'Luke 3:23',
      'John 6:42',
    ],
  },
  {
    title: 'John the Baptist',
    aliases: ['john the baptizer', 'john the baptiser', 'the forerunner'],
    summary:
      'A priest’s son in camel hair who told Israel that its pedigree would not save it and washed repentant people in the Jordan. Jesus was among those baptised, and afterwards said that nobody born of women was greater. John lost his head at a birthday party.',
    details:
      'His father Zechariah was offering incense, a turn that came by lot, when he was told of a son and asked for proof; he was struck dumb until he wrote the unexpected name on a tablet (Luke 1:5-25; Luke 1:59-64). Gabriel’s words about the spirit of [[Elijah]] take up Malachi. John turns up by the [[Jordan River]] dressed as that prophet was, eating locusts. He calls the pious a brood of snakes, and then, in Luke, gives advice of striking moderation: share a coat, take only what is due, be content with your pay (Luke 3:7-14). He did not tell soldiers to leave the army.\n\nThat [[Jesus]] came for a baptism of repentance embarrassed early Christians, which is one reason why historians are sure of it; in Matthew John himself protests (Matthew 3:13-15). The one he announced would bring fire. What came was healing and dinner parties, and from prison he sends to ask whether he had the right man (Matthew 11:2-6). The reply lists the blind, the lame and the poor, and blesses whoever takes no offence.\n\nHe had told [[Herod Antipas|Antipas]] that a brother’s wife was not lawful to him. Herodias waited. Her daughter danced, the ruler swore, and the head came in on a dish, while its owner’s disciples fetched the rest (Mark 6:17-29). Twenty years on there were people in [[Ephesus]] who knew only his baptism (Acts 19:1-5).',
    insights: {
      greek: {
        strongs: 'G910',
        word: 'Βαπτιστής',
        transliteration: 'Baptistes',
        meaning:
          'The dipper. No one is known to have borne such a by-name before; Jewish immersions were something one did for oneself, whereas John did it to people, once. His own name, Yochanan, means the LORD is gracious.',
      },
    },
    historicalContext:
      'Josephus writes that Herod Antipas executed John, a good man who exhorted Jews to righteousness, at the fortress of Machaerus east of the Dead Sea, because crowds made him politically dangerous, and that some thought the ruler’s later defeat God’s answer. He says nothing of the dance, but gives the daughter’s name elsewhere, Salome. Excavation at Machaerus has laid bare a courtyard with an apse which its excavator takes for the throne niche. The sect at Qumran, not far away, lived by the same verse of Isaiah on a way in the desert and practised washings; that he ever belonged to them is possible and unproved.',
    keyScriptures: [
      'Luke 1:5-25',
      'Luke 1:57-80',
      'Mark 1:1-11',
      'Luke 3:1-20',
      'John 1:19-36',
      'John 3:25-30',
      'Matthew 11:2-15',
      'Mark 6:14-29',
    ],
  },
];
