import type { EncyclopediaCard } from '../../card.ts';

export const lastThings: readonly EncyclopediaCard[] = [
  {
    title: 'Kingdom of God',
    aliases: ['kingdom of heaven', 'reign of god', 'god’s kingdom', 'millennial kingdom'],
    summary:
      'It was the subject of nearly everything Jesus said in public, and he never defined it. He compared it to yeast, to a net, to a landowner with odd ideas about wages. Some sayings put it in the future, some in the room; a century of scholarship has not been able to get rid of either.',
    details:
      'The exact phrase is not in the Hebrew Bible. The belief is: “The LORD reigneth” opens three psalms (Psalms 93:1; Psalms 97:1; Psalms 99:1), and when Israel asked for a king, [[Samuel the Prophet|Samuel]] was told who it was that had been turned down (1 Samuel 8:7). Daniel in Babylon sees a stone break four empires and fill the earth, and saints receive a kingdom (Daniel 2:44; Daniel 7:27). The Kaddish, perhaps already prayed in some form in the time of [[Jesus]], asks for it soon.\n\nMark sums up his message as: time is full, the kingdom has drawn near, turn (Mark 1:15). Exorcisms show it has come (Luke 11:20). It belongs to the poor, to children, to those persecuted; camels and rich men have trouble getting in. Yet one prays for it to come, and he will not drink wine again until then (Mark 14:25). Luke 17:21 says that it is “within you”, or among you, or in your reach, and the Greek will bear all three. Matthew mostly says “of heaven”, avoiding the name as Jews did. Before [[Pontius Pilate|Pilate]] he says that it is not from this world (John 18:36), which is about origin and does not say that the world is not concerned.\n\nAfter Easter the term grows rarer. Paul has it for what the unjust will not inherit, and at the end Christ hands the kingdom back to the Father (1 Corinthians 15:24-28). Augustine identified the thousand years of Revelation 20 with the Church’s present age, and Catholics, Orthodox, Lutherans and most Reformed are with him in expecting no earthly reign before the end. Baptists and Pentecostals are often premillennial. The Social Gospel of Walter Rauschenbusch, himself a Baptist, heard a call to change society. Lutherans speak of two kingdoms or governments, both God’s.',
    insights: {
      hebrew: {
        strongs: 'H4438',
        word: 'מַלְכוּת',
        transliteration: 'malkhut',
        meaning:
          'Kingship, reign, seldom a territory. The rabbis spoke of taking on oneself “the yoke of the malkhut of heaven” in reciting the Shema.',
      },
      greek: {
        strongs: 'G932',
        word: 'βασιλεία',
        transliteration: 'basileia',
        meaning:
          'Royal rule, then realm. It is the word for what Caesar had; provincials called the emperor basileus, though Latin-speakers in Rome avoided “king”.',
      },
    },
    historicalContext:
      'Judas the Galilean led a revolt over the Roman census of AD 6 on the ground that Israel had no master but God. Johannes Weiss (1892) and Albert Schweitzer (1906) shocked liberal Protestants by showing a Jesus who expected the end very soon; C. H. Dodd replied in 1935 that he taught a kingdom already realised; Joachim Jeremias and George Ladd settled for “already and not yet”. Anabaptists at Münster (1534-35) set it up by force, under a tailor who made himself king, and other Anabaptists drew the lesson never to take up the sword.',
    keyScriptures: [
      'Mark 1:14-15',
      'Daniel 7:13-27',
      'Matthew 13:31-52',
      'Luke 17:20-25',
      'Matthew 6:9-13',
      'Luke 11:14-20',
      '1 Corinthians 15:20-28',
      'John 18:33-38',
    ],
  },
  {
    title: 'Second Coming',
    aliases: [
      'return of christ',
      'parousia',
      'rapture',
      'end times',
      'second advent',
      'christ’s return',
      'tribulation',
    ],
    summary:
      'The same Jesus, two angels say, will come as he went. Every creed has kept that clause, and every generation has produced someone with a date. The New Testament gives signs, parables about staying awake, and one flat statement that not even the Son knows the day.',
    details:
      'Its roots are in “the day of the LORD”, which Amos told eager people that they did not want (Amos 5:18-20), and in Zechariah’s picture of God’s feet upon the [[Mount of Olives]] (Zechariah 14:3-5). Sitting on that hill, [[Jesus]] foretells the fall of the temple and the coming of the Son of man so closely joined that readers have never agreed where one stops (Mark 13:1-37). “This generation shall not pass” stands in the same speech as “of that day and hour no one knows”. Some see it all fulfilled in AD 70, some nearly all of it still ahead, many a near event seen against a far one.\n\nThe ecumenical creeds say only that he will come in glory to judge. Dispensationalists, many Baptists and Pentecostals among them, teach that he will first take away the Church, then seven years of tribulation, then return; historic premillennialists see one coming before the thousand years. Catholics, Orthodox, Lutherans and most Reformed expect one appearing that ends history. The Puritans often hoped for a golden age of the gospel first, and full preterists, a small group, think that it happened in AD 70.\n\nThe earliest description is meant to comfort mourners: a shout, a trumpet, the dead first, the living caught up to meet the Lord in the air (1 Thessalonians 4:13-18). “Meet” is the word for going out to greet a visiting ruler and escort him in. A second letter calms those who think that the day is here; a man of lawlessness comes first, held back by something that the readers knew and we do not (2 Thessalonians 2:1-8). Second Peter answers scoffers who ask why nothing has changed: with the Lord a thousand years are one day, and delay is patience (2 Peter 3:3-9). The Bible’s last prayer asks him to come.',
    insights: {
      hebrew: {
        strongs: 'H3117',
        word: 'יוֹם',
        transliteration: 'yom',
        meaning:
          'Day. “The day of the LORD” occurs, by date of writing, first in Amos, who is correcting a popular idea: it was supposed to be bright. In the New Testament the Lord of that day has become Christ.',
      },
      greek: {
        strongs: 'G3952',
        word: 'παρουσία',
        transliteration: 'parousia',
        meaning:
          'Presence, arrival. Egyptian papyri use it for a royal visit, for which taxes were levied; cities minted coins to mark the parousia of Nero or Hadrian. The New Testament never says “second” with it.',
      },
    },
    historicalContext:
      'William Miller, a Baptist farmer, reckoned from Daniel to 22 October 1844; out of the Great Disappointment came the Adventists. J. N. Darby taught a rapture apart from the final coming from about 1830, and C. I. Scofield’s notes of 1909 carried it through America. Hippolytus, around 204, had put the end safely three centuries off in the year 500. Montanists in Phrygia looked for Jerusalem to descend at a village called Pepuza. Justin Martyr, about 155, expected a millennium and admitted that many sound Christians did not.',
    keyScriptures: [
      '1 Thessalonians 4:13-18',
      'Mark 13:24-37',
      'Acts 1:9-11',
      '2 Thessalonians 2:1-12',
      '2 Peter 3:3-13',
      'Matthew 24:36-51',
      'Titus 2:11-14',
      'Revelation 22:12-20',
    ],
  },
  {
    title: 'Judgment',
    aliases: ['last judgment', 'judgement', 'day of judgment', 'judgment day', 'great white throne', 'wrath of god'],
    summary:
      'In Psalm 98 rivers clap their hands because the judge is coming. A court was where the poor hoped to be heard, and to be judged could be the best news of the week. The Bible’s other judgments, flood and fire and the opening of books, belong with that hope, and are its price.',
    details:
      'Abraham coins the question that hangs over the subject, and asks it of the judge himself: will he do right? (Genesis 18:25) Judges in the book of that name are rescuers. Prophets summon Israel to court with hills as jury (Micah 6:1-2), and hold that it starts at home: Amos walks round the neighbours condemning war crimes, until the circle closes on Judah and then on his hearers in [[Samaria]]. Ecclesiastes has noticed that verdicts often do not come in this life (Ecclesiastes 8:11-14). Daniel sees thrones placed and books opened (Daniel 7:9-10), and from there on judgment moves beyond death.\n\nWhen it falls due is told differently. Catholic teaching has two sittings, one for each soul at death and one for all at the end, with purgation between for those who die in grace; Orthodox Christians pray for the dead and define less. If the believer’s verdict has been given already, as Lutherans and Reformed hold, then works come in as evidence. Dispensationalists set Christ’s judgment seat for believers apart from the great white throne. Jews need not wait so long: at each New Year, says the Mishnah, all pass before God one by one, like sheep as the phrase is usually read.\n\n[[Jesus]] forbids us to sit on the bench (Matthew 7:1-5) and speaks of the bench more than anyone. The standard in his scene of sheep and goats is food, water and visits, and both sides are surprised (Matthew 25:31-46). In John the Father has handed judging over to the Son, who has not come to judge, and judgment happens as people love darkness or come to light (John 3:17-21; John 5:22-27). Paul holds together that God will repay everyone by deeds (Romans 2:6-11) and that for those in Christ there is no condemnation (Romans 8:1). He sees builders whose work burns up, though they escape (1 Corinthians 3:11-15). In Revelation books are opened in which deeds are written, and then another, of names; the dead are judged from the first and lost if they are not found in the second (Revelation 20:11-15).',
    insights: {
      hebrew: {
        strongs: 'H4941',
        word: 'מִשְׁפָּט',
        transliteration: 'mishpat',
        meaning:
          'Judgment, and just as much justice, right, custom, what is due. Do mishpat, Micah tells people; he does not mean that they should be judgmental.',
      },
      greek: {
        strongs: 'G2920',
        word: 'κρίσις',
        transliteration: 'krisis',
        meaning:
          'A separating, decision, trial, whence “crisis” by way of the doctors, for the turn of an illness. John 3:19 defines it: light came, and people preferred the dark.',
      },
    },
    historicalContext:
      'Egyptian Books of the Dead show the heart weighed against a feather, with a monster waiting; Plato’s Gorgias has the dead judged naked. First Enoch, parts of it from the 3rd century BC, gives souls waiting-rooms till the great day, and its Parables seat a Son of man as judge. Sculptors set the Last Judgment above church doors, at Autun about 1130. The hymn Dies irae, from the 13th century, was taken out of most Catholic funerals after 1969.',
    keyScriptures: [
      'Psalms 98:4-9',
      'Genesis 18:20-33',
      'Daniel 7:9-14',
      'Matthew 25:31-46',
      'John 5:22-29',
      'Romans 2:1-16',
      '2 Corinthians 5:10',
      'Revelation 20:11-15',
    ],
  },
  {
    title: 'Eternal Life',
    aliases: ['everlasting life', 'immortality', 'immortality of the soul', 'living forever', 'life everlasting'],
    summary:
      'A rich man ran up to Jesus and asked what he must do to inherit it, and went away sad. In the first three gospels it lies ahead; in John it has begun, and is defined, the only time Jesus defines anything of the kind, as knowing God. The Greek adjective says whose life it is as much as how long.',
    details:
      'Genesis posts an armed guard in front of a tree so that people shall not live for ever as they are (Genesis 3:22-24). After that the Old Testament asks for long life, and children, and a good name. A fountain of life with God (Psalms 36:9) and a soul not left to Sheol (Psalms 16:10) press against the limit; Ecclesiastes shrugs, and asks who knows whether the human spirit goes upward (Ecclesiastes 3:21). The phrase itself comes once, at the end of the canon’s last visions: sleepers in the dust will wake to everlasting life (Daniel 12:2).\n\nThe Wisdom of Solomon, written in Greek, says that souls of the righteous are in God’s hand. Paul prefers a body, mortal putting on immortality (1 Corinthians 15:53), and reserves deathlessness to God alone (1 Timothy 6:16). To the man in Mark 10:17-31 [[Jesus]] offers it with a sale of property attached, in the age to come. Martha says what every Pharisee would, that her brother will rise at the last day; the answer, “I am the resurrection”, brings the last day into her village (John 11:23-26). Whoever hears has crossed over from death (John 5:24). And this is it, to know the only true God and the one he sent (John 17:3).\n\nPlato’s deathless soul soon mingled with this, and Oscar Cullmann asked in 1955 whether the two belong together. Catholics, following Benedict XII’s ruling of 1336, hope for the sight of God straight after death or purgation. The Orthodox describe a growth without end, from glory to glory, as Gregory of Nyssa put it. Reformed Christians hold that it cannot be lost; Wesleyans and Lutherans that it can. Conditionalists, Adventists among them, teach that only those in Christ will live for ever.',
    insights: {
      hebrew: {
        strongs: 'H5769',
        word: 'עוֹלָם',
        transliteration: 'olam',
        meaning:
          'The hidden distance, far past or far future. The Hebrew slave whose ear is pierced serves “for olam”, that is, as long as he lives (Exodus 21:6). In later Hebrew it also means world, hence the olam to come.',
      },
      greek: {
        strongs: 'G166',
        word: 'αἰώνιος',
        transliteration: 'aionios',
        meaning:
          'Belonging to an age, or without end. In Matthew 25:46 the same adjective qualifies both life and punishment, an old argument against those who would shorten the second alone.',
      },
    },
    historicalContext:
      'Gilgamesh crosses the waters of death for the secret and is told by an ale-wife to enjoy his dinner and his child. Initiates at Eleusis were promised a better lot in the dark. Josephus says that Pharisees held every soul imperishable, Sadducees none, and that Essenes died under torture smiling; the tombstones of ordinary Jews in Rome mostly wish that their sleep be in peace. About AD 110 Ignatius called the broken bread a medicine of immortality.',
    keyScriptures: [
      'John 17:1-3',
      'Mark 10:17-31',
      'John 5:24-29',
      'John 11:21-27',
      'Daniel 12:1-3',
      'Romans 6:20-23',
      '1 John 5:11-13',
      '1 Corinthians 15:50-57',
    ],
  },
];
