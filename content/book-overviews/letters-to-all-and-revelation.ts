import type { BookOverview } from '@berea/validation';

export const lettersToAllAndRevelation = {
  Heb: {
    title: 'The Letter to the Hebrews',
    author:
      'No name is given. The eastern church ascribed it to Paul, the west long hesitated; Barnabas, Apollos, Priscilla and others have been proposed. Hardly any scholar today defends Paul, and Origen’s remark that only God knows is quoted by all.',
    dateWritten: 'Between about AD 60 and 95; whether the temple was still standing is the chief question.',
    keyThemes: [
      'The Son above angels and Moses',
      'A priest like Melchizedek',
      'Once-for-all sacrifice',
      'Warnings against falling away',
      'Faith as endurance',
    ],
    summary:
      'It begins like a treatise, proceeds as a sermon and ends as a letter, in the most elegant Greek of the New Testament. Its hearers are tired: they once lost property gladly, and now attendance is dropping (10:25-34). The preacher’s remedy is to show them whom they have. God, who spoke by prophets, has spoken by a Son, higher than angels and, for a while, lower, so as to become brother and priest (chapters 1-2). Moses was faithful as a servant; the wilderness generation missed its rest, and today the voice is heard again. From 4:14 the theme is priesthood. Jesus was not of Levi’s tribe, but Psalm 110 speaks of another order, after Melchizedek, a king without recorded birth or death (chapter 7). Sanctuary, covenant and sacrifice on earth are shadows; he has entered the real one with his own blood, once (9:11-14). Christian claims that this makes Judaism obsolete have leaned on 8:13; the writer was more probably warning Jewish believers not to retreat. Sombre passages say that some cannot be restored (6:4-6), and churches differ on who is meant. Then a roll call from Abel on (chapter 11) defines faith by what people did without seeing the promise, and the readers are handed the baton.',
  },
  Jas: {
    title: 'The Letter of James',
    author:
      'James, a servant of God, in tradition the brother of Jesus and leader in Jerusalem. In favour are its Jewish tone and echoes of Jesus’ sayings; against, its cultivated Greek and late recognition. Scholars divide; many suppose that his teaching was edited by another.',
    dateWritten: 'AD 45-62 if from him; about 70-100 if written in his name.',
    keyThemes: ['Faith that acts', 'Trials and wisdom', 'The tongue', 'Rich and poor', 'Prayer and healing'],
    summary:
      'If Proverbs had been written by someone who knew the sermon on the mount, it might sound like James. There is little narrative and Jesus is named only twice, yet his sayings are everywhere: on oaths, on mercy, on moth and rust. Trials train endurance; whoever lacks wisdom should ask; temptation is no excuse, because desire does its own fishing (1:13-15). Hearing without doing is like forgetting one’s face in the mirror. An assembly that seats the man with gold rings and leaves the ragged one standing has broken the royal law of love (2:1-9). Then the famous paragraph: can faith without works save? Demons believe and shudder; Abraham and Rahab acted (2:14-26). The sentence that a person is not justified by faith alone looks like a reply to Paul, or to a slogan drawn from him, and made Luther call the letter one of straw; most readers find the two speaking of different things by the same words. The tongue is a spark, a rudder, a spring of mixed water. Wars come from cravings; plans need an if God wills (4:13-15); landowners who withhold wages will hear from the Lord of hosts. The elders anoint the sick, sins are confessed mutually, and one who wanders is brought back.',
  },
  '1Pet': {
    title: 'The First Letter of Peter',
    author:
      'Peter, an apostle, with the help of Silvanus (5:12), from Babylon, usually understood as Rome. The early church had no doubts. Critics question whether a Galilean fisherman wrote such Greek and infer a later disciple; others credit Silvanus with the wording.',
    dateWritten: 'About AD 62-64 if Peter’s; about 70-95 otherwise.',
    keyThemes: [
      'Living hope',
      'Exiles in society',
      'Suffering for doing good',
      'A royal priesthood',
      'Humility and care',
    ],
    summary:
      'To strangers scattered over five Roman provinces of Asia Minor, people slandered by neighbours rather than hunted by police, comes a letter on how to be different without being hostile. Its ground is a new birth into a living hope, dearer than gold and tested like it (1:3-7). Titles of Israel are piled on mostly Gentile converts: living stones, chosen race, royal priesthood, people who once were no people (2:4-10). The strategy is good conduct that puts ignorant talk to shame. So citizens honour the emperor, slaves endure even crooked masters, wives may win husbands without a word, and husbands must respect fellow heirs; the pattern is one who, abused, did not abuse in return (2:21-24), described in the language of Isaiah 53. These instructions have been used to silence victims, and weighing them against that abuse belongs to any responsible reading. All are to be ready to explain their hope with gentleness (3:15). An aside on Christ preaching to spirits in prison and on Noah’s flood as a type of baptism (3:18-21) is among the most puzzling texts anywhere, and fed the creed’s descent to the dead. Judgement begins with God’s own house. Elders tend the flock without domineering, while a lion prowls and a greeting comes from Babylon.',
  },
  '2Pet': {
    title: 'The Second Letter of Peter',
    author:
      'Simeon Peter, as it says, writing shortly before death. It was the most doubted book already in antiquity. Style unlike the first letter, use of Jude and mention of a collection of Paul’s letters (3:15-16) lead the great majority of scholars to a later writer; a few explain these by a different secretary.',
    dateWritten: 'About AD 64-68 if by Peter; mostly placed between 80 and 140.',
    keyThemes: [
      'Growing in knowledge',
      'Eyewitness and prophecy',
      'False teachers',
      'The delayed coming',
      'New heavens and new earth',
    ],
    summary:
      'In the form of a last will, a dying apostle reminds the church of what it already knows. The first chapter is a ladder: to faith add virtue, knowledge, self-control, and on up to love (1:5-7), so that one may share the divine nature, an expression Eastern theology has treasured. This is no clever myth, he protests; he heard the voice on the holy mountain, and prophecy is a lamp in a dark place, given by people carried along by the Spirit (1:16-21). The second chapter attacks teachers of licence with nearly the whole of Jude, reworked: angels chained, Sodom burned, Balaam corrected by a donkey, waterless springs, a dog back at its vomit. The rescue of Noah and Lot is added, for the godly are not forgotten. The third addresses mockery. Where is his coming? Everything goes on as before since the fathers died (3:4). The reply is threefold: the world has been unmade once already, by water; a thousand years are a day with God; and delay is patience, because he wants nobody lost (3:8-9). Heavens will dissolve in fire, to be followed by a home for righteousness. Paul’s letters are said to contain things hard to understand, a comfort to students ever since.',
  },
  '1John': {
    title: 'The First Letter of John',
    author:
      'Anonymous. Language and ideas are so near the fourth gospel that the same author, by tradition the apostle, or the same school must be assumed. The sentence on three heavenly witnesses in the King James text of 5:7 entered Greek manuscripts very late and is not original.',
    dateWritten: 'About AD 90-110.',
    keyThemes: [
      'God is light and God is love',
      'Jesus come in the flesh',
      'Confession of sin',
      'Love for one another',
      'Assurance',
    ],
    summary:
      'A group has walked out. They were not of us, says the writer (2:19), and everything here tries to steady those who stayed. The secessionists seem to have separated the heavenly Christ from the human Jesus, and religion from conduct. The prologue therefore insists on hearing, seeing and touching (1:1-3). The thought does not advance in steps but turns in spirals around three tests: right belief about Jesus, obedience, love. God is light, so claiming fellowship while walking in the dark is a lie; but claiming to be without sin is a lie too, and there is an advocate (1:5-2:2). Later it is said that those born of God do not sin (3:9), and how that fits is a classic problem, usually met by reading the verb as habit or the statement as ideal. Antichrist, a word found only in these letters, means a present denial and not one future tyrant. Twice it is stated that God is love (4:8; 4:16), and the proof is concrete: he sent, he gave, so we ought; whoever closes his heart to a needy brother cannot have it dwelling in him. Perfect love drives out fear. The final sentence, oddly and after so much about light, concerns idols.',
  },
  '2John': {
    title: 'The Second Letter of John',
    author:
      'Signed only by the elder. Tradition means the apostle John; others a different John whom Papias calls the elder, or a leading teacher of the same circle. The writer of 3 John is surely the same.',
    dateWritten: 'About AD 90-110.',
    keyThemes: [
      'Truth and love together',
      'The old commandment',
      'Deceivers and hospitality',
      'Abiding in the teaching',
      'Joy face to face',
    ],
    summary:
      'Short enough for a single sheet of papyrus, this note is addressed to an elect lady and her children, by most interpreters a congregation and its members, by some an actual woman who led a house church. The elder is delighted to find some of her children walking in truth (1:4). He asks for what is not new: that they love one another, and love means living by the commandments. The reason for writing follows. Many deceivers are on the road who do not acknowledge Jesus Christ as coming in the flesh (1:7), the same denial that the first letter fights. Anyone who runs ahead and does not remain in Christ’s teaching does not have God. Then a rule is given which sounds harsh in a world where travelling preachers depended on private hospitality: such a person is to be neither received nor greeted, because a welcome makes the host a partner in the work (1:10-11). Christians have applied it in very different ways, from shunning to declining a pulpit; its original concern seems to be sponsorship, not courtesy. Truth and love, named again and again in these few lines, are meant to guard each other. He has more to say, prefers a visit to ink, and sends regards from the children of her sister.',
  },
  '3John': {
    title: 'The Third Letter of John',
    author:
      'From the same elder as the second letter, identified by tradition with the apostle John and by many with an otherwise unknown leader. Few have doubted that it is a real private letter.',
    dateWritten: 'About AD 90-110, near in time to the other two.',
    keyThemes: [
      'Hospitality to missionaries',
      'Walking in the truth',
      'Ambition and authority',
      'Good example',
      'Friendship',
    ],
    summary:
      'With some two hundred words in Greek this is the shortest book of the Bible by that count, and the only one in the New Testament that never uses the names Jesus or Christ. We overhear a conflict of which we know one side. Gaius, a friend, has housed travelling brothers who were strangers to him and accept nothing from pagans; he is praised, and asked to equip them for the next stage in a manner worthy of God (1:5-8). In the same area Diotrephes, who loves to be first, rejects the elder’s letter, gossips about him, turns the visitors away and throws out members who would take them in (1:9-10). Whether this was a matter of doctrine, of personality, or of an emerging local bishop resisting an outside authority is guesswork; no false teaching is mentioned. It is piquant that he does to the elder’s envoys what the second letter recommends doing to others. Demetrius, perhaps the bearer, is commended by everyone and by the truth itself. The rest is warm, with a wish that Gaius may be as well in body as he is in soul, a promise to come, peace, and greetings by name. So small a page shows how the early churches were held together: by roads, guest rooms and trust.',
  },
  Jude: {
    title: 'The Letter of Jude',
    author:
      'Jude, brother of James, and so, in tradition, one of the brothers of Jesus (Mark 6:3). Many scholars find this plausible in view of its Palestinian learning; others think that it looks back on the apostles’ time (1:17) and assign it to a later Christian.',
    dateWritten: 'Between about AD 50 and 110, often the 60s to the 90s.',
    keyThemes: [
      'Contending for the faith',
      'Grace abused',
      'Judgement in the past as warning',
      'Mercy to the doubting',
      'God who keeps',
    ],
    summary:
      'He had wanted to write about salvation in general, Jude says, but found it necessary to urge a fight for the faith handed down (1:3). Intruders have slipped in who turn grace into permission and feast without fear at the love meals. What they taught is left vague; what awaits people like them is not. Three old examples come at once, the wilderness generation, angels who left their place, Sodom and Gomorrah, followed by a second three, Cain, Balaam and Korah (1:5-11). The images tumble over one another: waterless clouds, autumn trees twice dead, foaming waves, stars off course. Two references surprised later readers. The quarrel of Michael with the devil over the body of Moses (1:9) comes from a lost Jewish work, and the prophecy in 1:14-15 is quoted from the book of Enoch, canonical today only in Ethiopia; the church debated what such use implied. Second Peter took over most of this material and left those two out. After so much thunder the practical advice is gentle: build yourselves up, pray, keep in love, have pity on those who waver, snatch some from the fire, and be careful (1:20-23). Few passages are better known in worship than the doxology with which it ends.',
  },
  Rev: {
    title: 'The Revelation of John',
    author:
      'John, a prophet exiled on Patmos (1:9), for Justin and Irenaeus the apostle. Dionysius of Alexandria argued already in the 3rd century that its Greek cannot be that of the gospel; most scholars now speak of an otherwise unknown John, while some keep the tradition.',
    dateWritten: 'Usually about AD 95, under Domitian; a minority prefers 68-70, after Nero.',
    keyThemes: [
      'The Lamb who was slain',
      'Worship and allegiance',
      'Empire unmasked as beast and Babylon',
      'Endurance of the saints',
      'Judgement',
      'New creation',
    ],
    summary:
      'Letter, prophecy and apocalypse in one, Revelation was to be read aloud to seven churches in the province of Asia, some of them poor and persecuted and others, like Laodicea, comfortable (chapters 2-3). Then a door stands open in heaven. At its centre is a throne, and the only one able to open the scroll of history, announced as a lion, is seen as a slaughtered Lamb (5:5-6). This is the key to all that follows. Seals, trumpets and bowls, three series of seven, bring catastrophes that overlap rather than simply succeed each other, interrupted by scenes of protection and singing. In the middle (chapters 12-14) a woman, a dragon and two beasts show the power behind events; the number 666 (13:18) spells Nero in the view of most scholars. Babylon, the luxurious city on seven hills, would have meant Rome to the first hearers, whatever else later readers have seen in her, and merchants mourn her cargo (18:11-13). After the thousand years of chapter 20, over which premillennial, postmillennial and amillennial schools divide, death itself is destroyed, and a city comes down whose gates never shut and whose tree heals the nations (22:2). Is it a timetable, a commentary on the first century, or a drama of every age? All three readings have long histories. Its images of vengeance alarm many, its hope has sustained the oppressed, and its last word is grace.',
  },
} satisfies Record<string, BookOverview>;
