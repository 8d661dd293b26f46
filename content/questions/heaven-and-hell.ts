import type { QuestionCard } from '../card.ts';

export const heavenAndHell: readonly QuestionCard[] = [
  {
    question: 'Is hell eternal?',
    aliases: [
      'is hell a real place or a picture',
      'is hell a real place',
      'is hell only a symbol',
      'does hell last forever',
      'is hell real',
      'what is hell like',
      'would a loving god send people to hell',
      'do people burn in hell forever',
      'what is the lake of fire',
      'is annihilationism biblical',
    ],
    topics: ['hell', 'eternal punishment', 'gehenna', 'judgement'],
    summary:
      'Jesus warned of Gehenna more than anyone in the Bible and set eternal punishment opposite eternal life. So most Christians have held that it has no end. Others point out that the commonest words are death, destruction and perishing, and think that the lost finally cease to be; a smaller number hope that all will be restored. Each view has texts which the other two find hard. None of them makes it trivial.',
    explanation:
      'Three words lie behind the English. Sheol, or Hades, is the realm of the dead in general. Tartarus occurs once, for angels (2 Peter 2:4). Gehenna is the valley of Hinnom outside Jerusalem, where children had been burned in sacrifice (Jeremiah 7:31), and it is the word that Jesus uses, mostly to disciples and religious leaders. The popular story that it was a smouldering rubbish tip has no early evidence.\n\nFor endless punishment stand the pairing of Matthew 25:46, with one adjective for both fates, the worm and fire of Mark 9:47-48, and the smoke of Revelation 14:11. For an end of existence: fear the one who can destroy soul and body (Matthew 10:28), the broad road to destruction (Matthew 7:13), wages that are death (Romans 6:23), and Isaiah 66:24, the source of worm and fire, where what burns is corpses. For final restoration: all made alive in Christ (1 Corinthians 15:22), all things reconciled (Colossians 1:20).\n\nJesus’ images, fire, darkness outside, a shut door, cannot all be taken literally at once. Scripture also speaks of degrees (Luke 12:47-48), of a God who has no pleasure in it (Ezekiel 33:11), and of a fire prepared for the devil, not for people (Matthew 25:41).',
    references: [
      {
        scripture: 'Matthew 25:41-46',
        why: 'The text on which the traditional view most rests: punishment and life called eternal together.',
      },
      {
        scripture: 'Matthew 10:28',
        why: 'Jesus’ warning that God can destroy both soul and body; basis of the view that the lost perish.',
      },
      { scripture: 'Mark 9:43-48', why: 'Gehenna in its sharpest form, quoting Isaiah’s undying worm.' },
      {
        scripture: 'Revelation 20:10-15',
        why: 'The lake of fire, called the second death, with torment for the devil stated as endless.',
      },
      {
        scripture: '2 Thessalonians 1:8-9',
        why: 'Paul’s strongest phrase, eternal destruction away from the Lord’s presence.',
      },
      { scripture: 'Romans 6:23', why: 'Names the wage as death, set against eternal life as gift.' },
      { scripture: 'John 3:16-19', why: 'The alternative to life is perishing, and people may prefer the dark.' },
      { scripture: '1 Corinthians 15:22-28', why: 'The hope quoted by universalists: all made alive, God all in all.' },
      { scripture: 'Ezekiel 33:11', why: 'Rules out any God who enjoys it.' },
      { scripture: 'Luke 12:47-48', why: 'Punishment in proportion, few stripes or many.' },
      { scripture: 'Isaiah 66:24', why: 'The source of Jesus’ imagery, where the bodies are dead.' },
    ],
    whereChristiansDiffer:
      'Conscious punishment without end is the teaching of most of the Western tradition: Augustine, Aquinas, the Reformers, the Catholic Catechism, most evangelical confessions. Conditionalists, among them Seventh-day Adventists, Edward Fudge and, tentatively, John Stott, hold that immortality is a gift to the saved and the lost are destroyed. Gregory of Nyssa and today David Bentley Hart argue for the restoration of all; the Orthodox permit hoping for it, though Origen’s form was condemned. C. S. Lewis pictured hell’s doors as locked from inside.',
  },
  {
    question: 'What is heaven like?',
    aliases: [
      'what does the bible say about heaven',
      'what will we do in heaven',
      'is heaven a real place',
      'will heaven be boring',
      'what is the new earth',
    ],
    topics: ['heaven', 'new creation', 'new jerusalem', 'eternal life'],
    summary:
      'Not a cloud with idle people on it. Scripture’s final picture is of a city coming down to a renewed earth, where God lives with people and death, mourning and pain are gone. It has gates that never shut, a river, and trees whose leaves heal nations. Paul says that it exceeds imagining; Jesus calls it a house with many rooms and, more often, a party. The chief thing about it is whose company it is.',
    explanation:
      'Two hopes are easily run together. For the dead in Christ there is already being with him, which Jesus calls paradise (Luke 23:43) and Paul far better (Philippians 1:23). But the Bible ends further on, with the dwelling of God coming here (Revelation 21:1-4). Isaiah had sketched it in earthy terms: houses built and lived in, vineyards planted by those who will drink from them, wolf and lamb (Isaiah 65:17-25). Peter expects new heavens and earth where righteousness is at home (2 Peter 3:13).\n\nThe city of John’s vision is a cube of 12,000 furlongs, the shape of the temple’s innermost room made big enough for everyone. Hence there is no temple in it (Revelation 21:22). Kings bring the glory of nations through open gates (Revelation 21:24-26), so something of human culture seems to last. Nor is it idle: his servants serve him, see his face and reign (Revelation 22:3-5).\n\nBodies are part of it, changed to be like Christ’s (Philippians 3:20-21). How literally to take gold and pearl is a fair question; John is picturing value and light. When Jesus spoke of it he liked feasts, with guests from every direction (Matthew 8:11).',
    references: [
      {
        scripture: 'Revelation 21:1-5',
        why: 'The final scene: God with people, tears wiped away, everything made new.',
      },
      { scripture: 'John 14:1-3', why: 'Jesus’ promise of rooms made ready, and of himself coming to bring them.' },
      { scripture: 'Revelation 22:1-5', why: 'River, tree and face of God: Eden grown into a city, with work to do.' },
      { scripture: '1 Corinthians 2:9', why: 'Warns against claiming to know too much: nobody has imagined it.' },
      { scripture: 'Isaiah 65:17-25', why: 'New creation in homely terms of houses, wine, children and animals.' },
      { scripture: 'Philippians 3:20-21', why: 'Where our citizenship lies, and what will become of bodies.' },
      {
        scripture: 'Revelation 7:9-17',
        why: 'Who is there: a crowd beyond counting from every people, sheltered and unharmed.',
      },
      { scripture: '2 Peter 3:13', why: 'The promise is of heavens and earth, with justice at home in them.' },
      { scripture: 'Luke 23:43', why: 'What waits directly after death for one who asks.' },
      { scripture: 'Matthew 8:11', why: 'A table with patriarchs and foreigners, the image Jesus preferred.' },
    ],
  },
  {
    question: 'Will we recognise our loved ones in heaven?',
    aliases: [
      'will i see my family again',
      'will we know each other in heaven',
      'will i be reunited with my husband in heaven',
      'are there marriages in heaven',
      'will i see my mother in heaven',
    ],
    topics: ['heaven', 'reunion', 'resurrection', 'grief'],
    summary:
      'No verse says it in so many words, but many assume it. Paul comforts mourners with being caught up “together”; David expects to go to his child; Moses and Elijah are themselves on the mountain, centuries after their time. Jesus was recognised after Easter, if not always immediately, and called Mary by name. Marriage as we know it ends, he says, which need not mean that love does.',
    explanation:
      'The best evidence is the risen Jesus, since our bodies are to be like his. He had his wounds and his habits: two disciples knew him by the way that he broke bread (Luke 24:30-31), Mary by his voice (John 20:16). Yet both had taken him at first for someone else. Changed, then, and still himself.\n\nWhen Paul writes to people anxious for their dead, his comfort lies in the word “with”, used of those who died, those still alive and the Lord (1 Thessalonians 4:13-17). It would be thin comfort if nobody knew anybody. He calls the Thessalonians his joy and crown at Christ’s coming (1 Thessalonians 2:19), which supposes that he will recognise them. A patriarch in the Old Testament is “gathered to his people” (Genesis 25:8), a phrase that is used apart from burial.\n\nThe Sadducees’ riddle of a woman with seven husbands drew the reply that those who are raised do not marry (Matthew 22:29-30). Some widows find that hard. What it denies is the institution, bound up with birth and death. Paul expects to know then as fully as he is known (1 Corinthians 13:12), and he has just said what never ends.',
    references: [
      { scripture: '1 Thessalonians 4:13-18', why: 'Written for precisely this grief, with reunion as its comfort.' },
      { scripture: '2 Samuel 12:22-23', why: 'A bereaved father’s expectation of going to his child.' },
      { scripture: 'John 20:14-17', why: 'Mary fails to know Jesus until he speaks her name: changed and the same.' },
      { scripture: '1 Corinthians 13:12', why: 'Knowledge then will be greater than now, not less.' },
      { scripture: 'Matthew 17:1-4', why: 'Moses and Elijah are still who they were, and known.' },
      { scripture: 'Matthew 22:29-30', why: 'What does change: no marrying, as with angels.' },
      { scripture: '1 Thessalonians 2:19-20', why: 'Paul looks forward to meeting particular people there.' },
      { scripture: 'Luke 24:30-31', why: 'Recognition by a familiar gesture at table.' },
      { scripture: 'Luke 16:22-25', why: 'In the parable the dead know Abraham and one another.' },
      { scripture: 'Matthew 8:11', why: 'Abraham, Isaac and Jacob at table by name, long after their deaths.' },
    ],
    whereChristiansDiffer:
      'Few deny it. On marriage there is a real difference: Latter-day Saints seal couples for eternity in their temples, which other churches reject because of Matthew 22:30. Orthodox writers, John Chrysostom among them, speak of a love between spouses that is perfected rather than ended. Some older theologians held that the sight of God so fills the blessed that other ties matter little; others, Augustine included, describe a society of friends enjoying God and one another in God.',
  },
  {
    question: 'Do babies go to heaven?',
    aliases: [
      'what happens to babies who die',
      'do miscarried babies go to heaven',
      'is there an age of accountability',
      'where do children go when they die',
      'do unbaptised babies go to heaven',
    ],
    topics: ['infants', 'children', 'death of a child', 'miscarriage'],
    summary:
      'The Bible never asks this in general terms, so no one can quote a verse that settles it. What it does show gives strong ground for trust. David, whose infant son had died, said that he would go to him. Jesus took babies in his arms and said that the kingdom belongs to such. Judgement is always described as according to deeds. And the judge is the one who made them.',
    explanation:
      'When David’s child lay ill he fasted for seven days; when it died he washed and ate. His servants were puzzled. He explained that he would go to the child, though it would not return to him (2 Samuel 12:22-23). Some hear only that he too will die, but that would scarcely have lifted him from the ground, and most readers hear hope.\n\nLuke says expressly that people brought infants to Jesus (Luke 18:15-16). He was angry with those who kept them off. Elsewhere, speaking of little ones who believe, he says that it is not his Father’s will that one should perish (Matthew 18:14).\n\nOther passages bear on it indirectly. Moses describes children who had no knowledge yet of good and evil, and they entered the land when their parents did not (Deuteronomy 1:39); from this and Isaiah 7:16 people have drawn an “age of accountability”, a phrase that the Bible lacks. God counts the small children in Nineveh among his reasons for pity (Jonah 4:11). Job thinks of a stillborn child as at rest (Job 3:16-17). Against a light answer stands Paul’s teaching that death came upon all through Adam (Romans 5:12-14); the same chapter makes the gift larger than the fall.',
    references: [
      { scripture: '2 Samuel 12:22-23', why: 'The nearest the Bible comes: a father’s words about his dead infant.' },
      { scripture: 'Mark 10:13-16', why: 'Jesus is indignant when children are kept away, and blesses them.' },
      { scripture: 'Matthew 18:10-14', why: 'The Father does not will that one little one perish.' },
      { scripture: 'Luke 18:15-17', why: 'Luke’s word means babies in arms, who could do nothing to qualify.' },
      { scripture: 'Genesis 18:25', why: 'Where the question finally rests, on the justice of the judge.' },
      {
        scripture: 'Deuteronomy 1:39',
        why: 'Children without knowledge of good and evil are exempted from a judgement on adults.',
      },
      { scripture: 'Psalms 139:13-16', why: 'God’s care begins before birth, for those who never see the light too.' },
      { scripture: 'Jonah 4:11', why: 'God pities a city on account of those too young to know right from left.' },
      { scripture: 'Romans 5:12-19', why: 'The reach of Adam’s sin, and a grace said to exceed it.' },
      { scripture: 'Isaiah 40:11', why: 'A picture for parents: lambs carried in the shepherd’s arms.' },
    ],
    whereChristiansDiffer:
      'Augustine thought that unbaptised infants suffered the mildest of punishments; medieval theologians spoke instead of limbo, never a defined doctrine. The Catholic Catechism now entrusts them to God’s mercy with hope. The Orthodox, denying inherited guilt, hold that they are with God. Westminster speaks of “elect infants”; many Calvinists, Spurgeon and Charles Hodge among them, believed that all who die in infancy are elect. Most Baptists and Wesleyans hold that Christ’s death covers those too young to choose.',
  },
  {
    question: 'Do pets go to heaven?',
    aliases: [
      'will i see my cat in heaven',
      'will i see my cat again in heaven',
      'will my dog be in heaven with me',
      'will i see my dog in heaven',
      'do animals have souls',
      'do dogs go to heaven',
      'will there be animals in heaven',
      'what happens to animals when they die',
    ],
    topics: ['animals', 'pets', 'heaven', 'creation'],
    summary:
      'Scripture does not answer this, and anyone who says that it does is adding something. What it says about animals is a good deal, though. God makes a covenant with them, feeds them, and notices a sparrow’s fall. Creation itself is to be set free, and the prophets’ pictures of the coming world have wolves, lambs and lions in it. Whether that includes the particular animal you buried, we are not told.',
    explanation:
      'Hebrew uses one word, nephesh, for human beings and beasts alike: both are living creatures, with the breath of life from God (Genesis 1:30; Genesis 2:7). What sets humans apart there is God’s image (Genesis 1:27), not the possession of a soul. Ecclesiastes asks whether the human spirit really goes up and the animal’s down, and leaves the answer at “who knows” (Ecclesiastes 3:19-21).\n\nGod’s interest in them is remarkable. The rainbow is a promise to every living creature (Genesis 9:9-10). The Sabbath is for oxen and donkeys too, and the last words of Jonah are about cattle. When Nathan wanted to break David’s heart he told of a poor man’s lamb, which ate from his plate and slept in his arms (2 Samuel 12:3): perhaps the Bible’s one real pet.\n\nFor the future there are hints of a general kind. Isaiah’s peaceable kingdom is full of animals (Isaiah 11:6-9), and Paul says that creation will share in the freedom of God’s children (Romans 8:19-21). That promises a renewed world; it does not promise individuals. One may leave it to him who does not forget sparrows, and meanwhile take grief for an animal as part of having loved one of God’s creatures.',
    references: [
      { scripture: 'Romans 8:19-22', why: 'The widest promise: creation as a whole is to be freed from decay.' },
      {
        scripture: 'Ecclesiastes 3:18-21',
        why: 'Asks the very question about the animal’s spirit, and does not claim to know.',
      },
      { scripture: 'Isaiah 11:6-9', why: 'Animals belong to the picture of the world put right.' },
      { scripture: 'Luke 12:6', why: 'Not a sparrow is forgotten, at a price of five for two coins.' },
      { scripture: 'Psalms 36:6', why: 'Speaks of God preserving man and beast together.' },
      { scripture: 'Genesis 9:9-17', why: 'A covenant made with every living creature from the ark.' },
      { scripture: 'Psalms 104:27-30', why: 'Animals live by God’s breath, die, and the earth is renewed.' },
      { scripture: 'Colossians 1:19-20', why: 'Reconciliation extends to all things, on earth and in heaven.' },
      {
        scripture: '2 Samuel 12:3',
        why: 'An animal loved like a daughter, and the story expects us to feel for its owner.',
      },
      { scripture: 'Revelation 5:13', why: 'In John’s vision every creature joins the praise.' },
      { scripture: 'Proverbs 12:10', why: 'What is asked of us meanwhile: the righteous look after their animals.' },
    ],
    whereChristiansDiffer:
      'Aquinas taught that an animal’s soul, having no activity apart from the body, ends with it, and many theologians have agreed. John Wesley, in a sermon on Romans 8 called “The General Deliverance”, thought that animals would be restored and raised higher. C. S. Lewis wondered whether tame animals might share immortality in their masters. Most churches have no official teaching, and a pastor who says “we do not know” is being faithful.',
  },
  {
    question: 'Does purgatory exist?',
    aliases: [
      'is purgatory in the bible',
      'should we pray for the dead',
      'what is purgatory',
      'is there a place between heaven and hell',
      'is there a second chance after death',
    ],
    topics: ['purgatory', 'prayer for the dead', 'purification', 'afterlife'],
    summary:
      'Most people die neither saints nor villains, and that is where the idea starts. Catholics teach that those who die in God’s friendship but not yet fully cleansed are purified before seeing him. The Bible lacks the word; they find hints in Paul’s fire that tests each builder’s work and in 2 Maccabees. Protestants find the hints too slight and see Christ’s cleansing as complete. Both agree that nothing unclean enters heaven.',
    explanation:
      'Most discussed is Paul’s image of builders in Corinth. Teachers lay gold or straw on the one foundation, the day tests it by fire, and a poor builder is saved, though as through flames (1 Corinthians 3:12-15). Catholic interpreters see a purifying of the person; others notice that what burns is the work, that the day is the last day, and that the subject is church leaders.\n\nThe clearest text is one that Protestant Bibles do not count as scripture. In the second book of Maccabees Judas collects money for a sacrifice on behalf of fallen soldiers who had worn amulets, a prayer for the dead in about the year 160 BC. Jesus’ remark about a sin not forgiven in this age or the next (Matthew 12:32) has been taken to imply that some are. Paul’s wish that Onesiphorus find mercy on that day (2 Timothy 1:16-18) may or may not be for a dead man.\n\nOn the other side are the thief, who is promised paradise the same day (Luke 23:43), the single offering that perfects for ever (Hebrews 10:14), and the blood that cleanses from all sin (1 John 1:7). Hebrews speaks of holiness without which nobody sees the Lord (Hebrews 12:14). How we come by it in the end is the real question.',
    references: [
      {
        scripture: '1 Corinthians 3:12-15',
        why: 'The main text on the Catholic side: saved, yet through a testing fire.',
      },
      {
        scripture: 'Luke 23:43',
        why: 'The main text against: paradise the same day, for a man with much to be cleansed of.',
      },
      {
        scripture: 'Hebrews 10:14',
        why: 'Christ’s one offering has perfected his people; Protestants see nothing left to add.',
      },
      { scripture: 'Matthew 12:32', why: 'Read as implying forgiveness in an age to come.' },
      { scripture: '2 Timothy 1:16-18', why: 'Possibly a prayer for someone who had died.' },
      { scripture: 'Revelation 21:27', why: 'The common premise: nothing impure comes in.' },
      { scripture: '1 John 1:7', why: 'Cleansing from all sin ascribed to the blood of Jesus.' },
      { scripture: 'Hebrews 9:27', why: 'After death comes judgement; no interval is mentioned.' },
      { scripture: 'Hebrews 12:22-23', why: 'Spirits of the just already made perfect, in the heavenly city.' },
      {
        scripture: 'Luke 12:58-59',
        why: 'Not out till the last coin is paid: an old proof text in a saying about settling debts.',
      },
    ],
    whereChristiansDiffer:
      'The Catholic Church defined the doctrine at Lyons, Florence and Trent, while saying little of place, time or fire; Benedict XVI described it as a meeting with Christ that burns away what is false. Orthodox Christians pray for the departed and accept some growth after death, but not satisfaction of penalties. Protestants reject it; the Thirty-nine Articles call it a fond thing. A few, C. S. Lewis among them and the philosopher Jerry Walls, accept a cleansing that does not pay for anything.',
  },
];
