import type { EncyclopediaCard } from '../../card.ts';

export const salvation: readonly EncyclopediaCard[] = [
  {
    title: 'Salvation',
    aliases: ['being saved', 'saved', 'how to be saved', 'deliverance'],
    summary:
      'When the Hebrew Bible says “saved” it nearly always means from something you could photograph: an army, a fever, drowning, a liar in court. The New Testament keeps the physical sense, and reaches through it to a rescue from sin and death which it can speak of as past, as under way, and as still to come.',
    details:
      'Ask Christians when they were saved and the churches part. Lutherans and many Anglicans would point to [[Baptism]]; Baptists and most evangelicals to a conscious turning, the new birth of John 3:3; Wesleyans look for assurance of it and hold that it can be forfeited; Reformed Christians say that those truly saved are kept to the end. Catholics speak of a road of grace from font to heaven. For the Orthodox the goal is theosis, sharing in God’s life (2 Peter 1:4). On those who never heard, answers range from none outside the church to hope for all.\n\nThe scriptures set the pattern at the [[Red Sea]], with Israel trapped and told to stand and see (Exodus 14:13). Judges are called saviours. The song of [[Hannah]] and the prayer of [[Jonah the Prophet|Jonah]] from inside the fish treat rescue as God’s signature (1 Samuel 2:1; Jonah 2:9). Isaiah widens the circle to the ends of the earth (Isaiah 45:22; Isaiah 49:6), and gives his God a boast that no idol can match: no saviour beside him.\n\n[[Jesus]] bears the word as his name. Matthew explains it at once, and the danger named is not Rome but the people’s own sins (Matthew 1:21). Yet in the gospels the verb for “save” is used for healing as readily as for pardon: the woman with the haemorrhage and the one who wept on his feet hear the same sentence (Mark 5:34; Luke 7:50). On Zacchaeus’s lips are figures, half his goods and fourfold repayment, when he is told that salvation has arrived at his house (Luke 19:8-9). Paul’s tenses are careful. “We are saved by hope” (Romans 8:24); “us which are saved”, in the present (1 Corinthians 1:18); “we shall be saved” (Romans 5:9).',
    insights: {
      hebrew: {
        strongs: 'H3444',
        word: 'יְשׁוּעָה',
        transliteration: 'yeshu‘ah',
        meaning:
          'Rescue, victory, room to breathe: cognates in Arabic suggest width as against being hemmed in. It sounds almost like Yeshua, the name of Jesus, and the same root gives Joshua, Hosea and Isaiah.',
      },
      greek: {
        strongs: 'G4991',
        word: 'σωτηρία',
        transliteration: 'soteria',
        meaning:
          'Safety, health, preservation, also of a ship’s crew (Acts 27:34, where it comes from eating breakfast). Greek cities called gods and kings soter, saviour, for benefits received.',
      },
    },
    historicalContext:
      'An inscription from Priene of 9 BC hails Augustus as a saviour who put an end to war, and calls his birthday the beginning of “good tidings”. Luke’s angel uses both words for a baby in a feeding trough. Asclepius was Saviour to the sick who slept in his temples. “Outside the church no salvation” is Cyprian’s principle (about 256), said of schismatics in the first place; the Second Vatican Council taught in 1964 that those who seek God without knowing the gospel may be saved through Christ.',
    keyScriptures: [
      'Exodus 14:13-14',
      'Isaiah 45:20-22',
      'Luke 19:1-10',
      'Acts 16:29-34',
      'Ephesians 2:4-10',
      'Romans 10:9-13',
      'John 3:1-8',
      '2 Peter 1:3-4',
    ],
  },
  {
    title: 'Grace',
    aliases: [
      'unmerited favour',
      'unmerited favor',
      'grace of god',
      'prevenient grace',
      'irresistible grace',
      'saved by grace',
    ],
    summary:
      'Noah found it in God’s eyes, Ruth in those of Boaz, and the phrase then meant no more than being looked on kindly by someone with power. Paul took the ordinary Greek word for a favour and made it nearly the whole of his gospel; he opens and closes every one of his letters with it.',
    details:
      'In the Old Testament one finds grace in the sight of another, always from below (Genesis 6:8; Ruth 2:10; Esther 2:17). The adjective “gracious” belongs to God almost alone, and to his self-description at Sinai, straight after the golden calf (Exodus 34:6). Jeremiah says of survivors of the sword that they found grace in the wilderness (Jeremiah 31:2). The thing is wider than the word: Israel is told bluntly that it was not chosen for numbers, nor given the land for its virtue, being stiff-necked (Deuteronomy 7:7; Deuteronomy 9:6).\n\n[[Jesus]], as far as the gospels report him, never preaches on grace by name. He tells of labourers paid a full day for an hour. John reserves the word for his prologue (John 1:14-17). Paul had been hunting down Christians when it reached him, and he speaks accordingly: wages are owed, a gift is not (Romans 4:4); where sin increased it overflowed (Romans 5:20). To the obvious retort, that one might as well go on sinning, he answers with a shudder (Romans 6:1-2). John Barclay has shown that ancient givers chose worthy recipients, and that what shocked in Paul was a gift without regard to worth, though one which did expect an answer.\n\nCatholics confess a grace that heals and lifts nature, comes first, and enables real merit as its fruit. The Orthodox call it God’s own uncreated energy. Lutherans mean above all God’s favour for Christ’s sake. The Reformed hold that when God calls inwardly the dead heart does respond, willingly. Wesleyans teach a prevenient grace, given to all, that restores the power to say yes or no.',
    insights: {
      hebrew: {
        strongs: 'H2580',
        word: 'חֵן',
        transliteration: 'chen',
        meaning:
          'Favour, and also charm: it is what a gazelle has (Proverbs 5:19) and what can deceive (Proverbs 31:30). It lies in the eyes of the beholder, which is where people in the Bible find it.',
      },
      greek: {
        strongs: 'G5485',
        word: 'χάρις',
        transliteration: 'charis',
        meaning:
          'Gift, favour, and the thanks returned for it: one word runs the whole circle. Greeks also knew the three Graces, who danced in a ring. Paul turned the usual letter greeting, chairein, into charis.',
      },
    },
    historicalContext:
      'Seneca, Paul’s contemporary, wrote seven books On Benefits, about choosing whom to give to and how to repay. At Qumran the Thanksgiving Hymns confess that a creature of clay is righteous only through God’s goodness. The disputes of Augustine and Pelagius made grace a technical term; the council of Orange in 529 ruled that even the first wish for faith is its work. Dutch Reformed delegates at Dort (1618-19) answered the followers of Arminius point by point, and “irresistible” was the opponents’ word before it became a slogan.',
    keyScriptures: [
      'Ephesians 2:4-10',
      'Romans 5:15-21',
      'Exodus 33:12-19',
      'John 1:14-17',
      'Titus 2:11-14',
      '2 Corinthians 12:7-10',
      '1 Corinthians 15:8-10',
      'Romans 6:1-4',
    ],
  },
  {
    title: 'Mercy',
    aliases: ['compassion', 'lovingkindness', 'steadfast love', 'pity', 'mercy of god'],
    summary:
      'Behind this one English word stand at least three in Hebrew: loyalty that holds when it need not, a tenderness named after the womb, and plain sparing. Psalm 136 repeats the first of them twenty-six times, once in every verse, including over the drowning of an army.',
    details:
      'Hesed, the loyal kind, is what [[Rahab]] asks for from the spies in return for her own, what Naomi sees in her daughters-in-law, and what David wants to show to a lame grandson of Saul for Jonathan’s sake (Joshua 2:12; Ruth 1:8; 2 Samuel 9:1). Of God it is paired with truth: he keeps it to a thousandth generation, against three or four for anger (Exodus 20:5-6). Hosea hears that he wants it rather than sacrifice (Hosea 6:6), a line with which [[Jesus]] twice sends his critics back to school (Matthew 9:13; Matthew 12:7).\n\nThe womb-word makes God feel. “My bowels are troubled” is how the older English puts his longing for Ephraim (Jeremiah 31:20). In [[Jonah the Prophet|Jonah]] the prophet is furious that it extends to [[Nineveh]], and the book ends with God pleading for people who cannot tell left from right, and for the livestock.\n\nBeggars, a Canaanite mother and ten lepers call to Jesus for mercy in just that word, eleison, still sung in Greek by churches that have otherwise forgotten the language. Luke’s Samaritan is simply “He who showed mercy on him”; the lawyer who has to say so avoids naming his nation (Luke 10:37). James warns that judgment without it awaits those who showed none, and adds that mercy boasts over judgment (James 2:13).\n\nFrom Matthew 25 with burying the dead added from Tobit, Catholics number seven bodily works of mercy, and seven spiritual. Lutherans have stressed that such works serve the neighbour and buy nothing from God. Around one Orthodox prayer, “Lord Jesus Christ, Son of God, have mercy on me, a sinner”, a whole way of unceasing prayer has formed.',
    insights: {
      hebrew: {
        strongs: 'H2617',
        word: 'חֵסֵד',
        transliteration: 'chesed',
        meaning:
          'Faithful kindness within a bond, going beyond what could be enforced. Miles Coverdale invented “lovingkindness” for it in 1535. The Greek Bible mostly chose eleos, pity, which loses the loyalty.',
      },
      greek: {
        strongs: 'G1656',
        word: 'ἔλεος',
        transliteration: 'eleos',
        meaning:
          'For Aristotle the pain felt at undeserved misfortune, to be purged by tragedy; for Stoics a weakness of the soul. In the Bible it is a thing one does.',
      },
    },
    historicalContext:
      'Seneca, in a treatise on clemency addressed to the young Nero, praises clemency in a ruler and calls pity the vice of a feeble mind. The contrast struck pagans: the emperor Julian complained in about 362 that the “Galileans” fed not only their own poor but those of others. Nelson Glueck in 1927 explained hesed as conduct owed under a covenant; Katharine Sakenfeld corrected him in 1978, noting that it is given by the stronger, who is free to refuse. Rabbis read the two names of God as his two measures, justice and mercy, and said that he made the world with both.',
    keyScriptures: [
      'Psalms 136:1-26',
      'Hosea 6:4-6',
      'Lamentations 3:22-32',
      'Luke 10:30-37',
      'Matthew 5:7',
      'James 2:12-13',
      'Jonah 4:1-11',
      'Micah 6:8',
    ],
  },
  {
    title: 'Faith',
    aliases: ['belief', 'believing', 'trust in god', 'faithfulness', 'faith and works', 'faith alone'],
    summary:
      'In Hebrew faith is first of all steadiness, the quality of hands that do not drop and of a friend who keeps his word. The Greek word adds conviction and trust. Two writers of the New Testament quote the same verse about Abraham to opposite-sounding ends, and western Christendom once split over how to read them.',
    details:
      'The noun makes its entry in a battle: Aaron and Hur prop up Moses’ arms, and his hands are emunah until sunset (Exodus 17:12). The verb appears when [[Abraham]], shown stars, believed the LORD (Genesis 15:6). Isaiah makes a pun of it to a frightened king, roughly, unless you stand firm you will not be confirmed (Isaiah 7:9). Habakkuk’s sentence about the just living by faith, or by faithfulness (Habakkuk 2:4), Paul quotes twice and Hebrews once, none of them keeping the Hebrew “his”.\n\n[[Jesus]] finds it in odd places: a Roman officer, a foreign mother, four men with a hole in someone’s roof. He calls his own disciples people of little faith. Its size hardly matters, a grain of mustard will do (Matthew 17:20), and a father may have it and lack it in one cry (Mark 9:24). John’s gospel uses the verb nearly a hundred times and avoids the noun.\n\nFor Paul a person is set right by faith apart from works of the law (Romans 3:28). James says by works and not by faith only (James 2:24), the one place where “faith alone” stands in the Bible. Luther inserted “alone” into Romans 3:28 in his German, defending it as what German needs, and thought little of James. Reformed and Lutherans say that the faith which alone justifies is never alone. Catholics hold that faith is the beginning, formed by love (Galatians 5:6). Lutherans and Catholics declared a common understanding in 1999, which Methodists later joined. Orthodox Christians do not divide the two to begin with. Where older versions have faith in Christ, some scholars since the 1980s translate the faithfulness of Christ (Galatians 2:16); the Greek allows either.',
    insights: {
      hebrew: {
        strongs: 'H530',
        word: 'אֱמוּנָה',
        transliteration: 'emunah',
        meaning:
          'Firmness, reliability. Its root also gives amen. Martin Buber contrasted this Jewish trust in someone with a Greek belief that something is so; most think the contrast overdrawn, though not empty.',
      },
      greek: {
        strongs: 'G4102',
        word: 'πίστις',
        transliteration: 'pistis',
        meaning:
          'Trust, good faith, pledge, proof. Roman governors and subject cities owed each other pistis, in Latin fides, so that loyalty belongs to the word from the start.',
      },
    },
    historicalContext:
      'First-century Jews were divided over Abraham as well: 1 Maccabees 2:52 says that he was found faithful when tested, and so links Genesis 15 with chapter 22, as James does. The Reformation watchword sola fide was answered by Trent in 1547, which condemned a confidence without obedience; each side thought that the other described a faith it did not hold. Hebrews 11, the roll of the faithful, imitates lists of ancestors such as Sirach 44-50, and has near its end people sawn in two, a death which Jewish legend tells of Isaiah.',
    keyScriptures: [
      'Genesis 15:1-6',
      'Habakkuk 2:1-4',
      'Hebrews 11:1-40',
      'Romans 3:27-31',
      'James 2:14-26',
      'Mark 9:20-27',
      'Galatians 2:16-20',
      'Matthew 8:5-13',
    ],
  },
  {
    title: 'Repentance',
    aliases: ['repent', 'conversion', 'turning to god', 'penance', 'confession of sin', 'contrition'],
    summary:
      'To turn round on the road: that is the Hebrew for it, a word of feet before it is one of feelings. The prophets shouted it, John and Jesus began with it, and the first of Luther’s ninety-five theses was an argument about how long it lasts.',
    details:
      'Old Testament prophets rarely ask people to feel sorry. They ask them to come back. Hosea even supplies the wording (Hosea 14:1-3), and Joel wants hearts torn instead of clothes (Joel 2:12-13). The most thorough repentance on record is that of foreigners: [[Nineveh]] fasts down to its cattle, on five words of Hebrew preaching which did not mention the possibility (Jonah 3:4-10). [[Ezekiel the Prophet|Ezekiel]] argues that a wicked person who turns shall live and that God takes no pleasure in the alternative (Ezekiel 18:21-32). God himself is said to repent, with another verb; the one for turning, when it is used of him, describes his turning from anger.\n\n[[John the Baptist]] gave it a rite in the Jordan and, when pressed, very practical content: a spare tunic, honest tolls, no extortion by soldiers (Luke 3:8-14). [[Jesus]] opened with it too (Mark 1:15), though the figures he praises are a younger son who rehearses a speech and is interrupted, and a tax collector who cannot lift his eyes. Matthew says that [[Judas Iscariot]] repented, with a word that means remorse (Matthew 27:3); Peter only wept. It is spoken of as a command to all (Acts 17:30) and as a gift (Acts 11:18).\n\nCatholics meet God’s pardon in the sacrament of penance, by contrition, confession, absolution and satisfaction; the Orthodox confess before an icon with the priest as witness. Lutherans keep private absolution. Reformed churches confess together each Sunday. Baptists and Pentecostals have given repentance its moment, at the altar call. Some teachers of “free grace” hold that it means only a change of mind about Christ; most evangelicals object.',
    insights: {
      hebrew: {
        strongs: 'H7725',
        word: 'שׁוּב',
        transliteration: 'shuv',
        meaning:
          'To turn, return: among the commonest verbs of the Hebrew Bible, at over a thousand uses, and mostly about going home. Rabbinic teshuvah, “return”, comes from it; the sages said that it was created before the world.',
      },
      greek: {
        strongs: 'G3341',
        word: 'μετάνοια',
        transliteration: 'metanoia',
        meaning:
          'A change of mind. The Latin Bible had “do penance” where Jesus says the verb; Erasmus, printing the Greek in 1516, prepared the way for Luther’s first thesis, that the whole life should be repentance.',
      },
    },
    historicalContext:
      'Whether there was a second chance after baptism troubled the early Church. Hebrews 6:4-6 sounds as though there were none; the Shepherd of Hermas, written in Rome in the 2nd century, allowed one. Tertullian compared it to a plank after shipwreck. Public penance, once in a lifetime, gave way from the 6th century to the private and repeatable kind that Irish monks brought to the Continent with price-lists of sins; the Fourth Lateran Council in 1215 made confession yearly. In Jewish life the ten days from New Year to Yom Kippur are kept for return.',
    keyScriptures: [
      'Ezekiel 18:21-32',
      'Joel 2:12-14',
      'Luke 3:7-14',
      'Mark 1:14-15',
      'Luke 15:17-24',
      'Acts 2:37-39',
      '2 Corinthians 7:9-11',
      'Hosea 14:1-4',
    ],
  },
  {
    title: 'Forgiveness',
    aliases: ['forgiving', 'pardon', 'forgive', 'forgiving others', 'absolution', 'remission of sins'],
    summary:
      'Scripture does with sins what one does with loads, debts and dirt: they are carried off, let go, wiped away, thrown behind God’s back, sunk in the sea. One Hebrew verb for it never has a human being as subject. Jesus gave that privilege away, and then made it a duty.',
    details:
      'The first people to forgive on a large scale are wronged brothers. Esau runs to meet [[Jacob]] and no speech is needed; [[Joseph]] says, when asked, that he is not in the place of God (Genesis 50:17-19). At Sinai [[Moses]] bargains for it and gets a declaration, “forgiving iniquity”, that stands right beside a refusal to clear the guilty (Exodus 34:7). Leviticus ends each sin offering with the same quiet passive: it shall be forgiven him. [[David]], who had done what no offering covered, hears within a verse of confessing that his sin is put away, and loses the child all the same (2 Samuel 12:13-14).\n\nWhen [[Jesus]] said to a paralysed man that his sins were forgiven, scribes asked who could do this but God (Mark 2:7), which is exactly the question that Mark wants asked. To Peter’s generous seven times he replied with seventy-seven, or seventy times seven, and so turned upside down Lamech’s boast of vengeance in Genesis 4:24. The Lord’s Prayer contains only one petition with a condition, and it is the only one that Matthew adds a comment to (Matthew 6:12-15). The words from the cross, asking pardon for those who knew not what they did (Luke 23:34), are absent from some early manuscripts; scholars argue whether they were added or struck out.\n\nMust the offender repent first? Luke 17:3 makes it a condition between people, Mark 11:25 does not. Rabbinic law requires one to seek pardon from the person wronged, as Yom Kippur atones only for what lies between us and [[God]]. Risen, Jesus tells his disciples that what they forgive is forgiven (John 20:23): Catholics and Orthodox see here the authority of their priests, Lutherans that of the office of preaching, Baptists and Reformed the gospel that anyone may announce.',
    insights: {
      hebrew: {
        strongs: 'H5545',
        word: 'סָלַח',
        transliteration: 'salach',
        meaning:
          'To pardon. In all its forty-odd occurrences God alone does it. For what people do for each other Hebrew uses nasa, to lift or carry, which is said of God as well.',
      },
      greek: {
        strongs: 'G859',
        word: 'ἄφεσις',
        transliteration: 'aphesis',
        meaning:
          'Release. It stands in Luke 4:18 for letting prisoners go, and in the Greek Leviticus for the jubilee, so that forgiveness of sins borrows the sound of a trumpet and an opened gaol.',
      },
    },
    historicalContext:
      'Jubilee and seventh-year remission (Leviticus 25; Deuteronomy 15) gave the idea its economic body, though it is uncertain how widely they were kept; Hillel, shortly before Jesus, devised the prosbul, a court form that let loans survive the seventh year. Among the scrolls from Qumran, 11QMelchizedek applies the jubilee release to iniquities at the end of days. Simon Wiesenthal’s The Sunflower (1969), on an SS man’s request to a Jewish prisoner for absolution, drew replies from both faiths on whether the living may forgive on behalf of the dead.',
    keyScriptures: [
      'Psalms 103:8-14',
      'Matthew 6:9-15',
      'Matthew 18:21-35',
      'Mark 2:1-12',
      'Luke 7:36-50',
      'Micah 7:18-20',
      'Psalms 32:1-5',
      'Colossians 3:12-14',
    ],
  },
  {
    title: 'Redemption',
    aliases: ['redeemer', 'ransom', 'kinsman redeemer', 'kinsman-redeemer', 'redeemed', 'bought with a price'],
    summary:
      'A word from the market and the family court. If a man had to sell his field or himself, his nearest relation was bound to buy back what was lost; the Bible dares to call God that relation. When Jesus spoke of giving his life as a ransom, he used the price put on slaves and captives.',
    details:
      'Leviticus 25:25-55 lays down the duty: land goes back to the clan, and a kinsman sold to a foreigner must be bought out. The same person avenges blood, which shows how little sentiment is in the term. In the book of [[Ruth]] a nearer redeemer, left nameless, declines when he hears that a widow comes with the plot; Boaz takes both at the gate (Ruth 4:1-10). Jeremiah buys his cousin’s field in a city under siege, while in prison, and has the deed put in a jar (Jeremiah 32:6-15).\n\nGod takes on the part at the exodus: he will redeem with an outstretched arm (Exodus 6:6). No price is mentioned, and in Isaiah, where the title is commonest, he says that his people were sold for nothing and will be bought back without money (Isaiah 52:3). Job’s shout that his redeemer lives (Job 19:25) is hope for a vindicator, perhaps against God’s own treatment of him; Christians since antiquity, and Handel, have heard the risen Christ.\n\nIn Mark 10:45 the Son of man gives his life a ransom for many. Paul says twice to the Corinthians that they were bought at a price, without saying who was paid (1 Corinthians 6:20; 1 Corinthians 7:23). Origen thought that the devil was, and was cheated; Gregory of Nazianzus called that an outrage, and doubted that the Father demanded it either. Anselm in 1098 moved the question to honour owed to God. The Orthodox still sing of captives freed from death; the Reformed discuss for whom the price was paid, many holding that it was definitely for the elect; Wesleyans and most Baptists say for everyone (1 Timothy 2:6). Redemption is also unfinished: our body still awaits it (Romans 8:23).',
    insights: {
      hebrew: {
        strongs: 'H1350',
        word: 'גָּאַל',
        transliteration: 'ga’al',
        meaning:
          'To act as kinsman: buy back, marry, avenge. The participle, go’el, is the title. A second verb, padah, is commercial only and needs no relationship; firstborn sons and donkeys are redeemed with it (Exodus 13:13).',
      },
      greek: {
        strongs: 'G629',
        word: 'ἀπολύτρωσις',
        transliteration: 'apolytrosis',
        meaning:
          'Release on payment, formed from lytron, the sum handed over for a captive. In Luke 21:28 it is simply deliverance drawing near.',
      },
    },
    historicalContext:
      'On a terrace wall at Delphi over a thousand inscriptions record slaves “sold” to Apollo for their freedom with money they had saved; Adolf Deissmann saw in this the background to Paul, though the wording differs and most now think first of Israel’s scriptures. Eighteen Benedictions, the core of synagogue prayer, bless God as redeemer of Israel. Rebels of AD 66-70 and 132-135 struck coins dated by the “redemption” of Zion or Israel, which tells how political the word could be on the lips of those at Emmaus (Luke 24:21).',
    keyScriptures: [
      'Exodus 6:5-8',
      'Leviticus 25:47-55',
      'Ruth 4:1-10',
      'Isaiah 43:1-7',
      'Mark 10:42-45',
      'Ephesians 1:7-14',
      '1 Peter 1:18-21',
      'Job 19:23-27',
    ],
  },
];
