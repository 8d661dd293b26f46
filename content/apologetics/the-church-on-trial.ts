import type { ApologeticsCard } from '../card.ts';

/** What Christians have done, and whether it tells against what they believe. */
export const theChurchOnTrial: readonly ApologeticsCard[] = [
  {
    title: 'Why Are There So Many Denominations?',
    aliases: [
      'why are there so many denominations',
      'why do christians disagree',
      'why do christians argue so much',
      'why do christians fight each other',
      'why are christians so divided',
      'why can christians not agree',
      'which church is the true church',
      'why are there so many churches',
      '40000 denominations',
      'why so many interpretations of the bible',
      'catholic orthodox protestant differences',
      'if the bible is clear why so many churches',
    ],
    topics: ['denominations', 'unity', 'church history', 'interpretation'],
    objection: `Jesus prayed that his followers should be one so that the world might believe. The world may draw its own conclusion. Reference works count over forty thousand denominations. They read one book and each finds its own doctrine in it: infants are to be baptised or must not be, the bread is his body or stands for it, grace can be lost or cannot. Christian Smith, a sociologist who became a Catholic, calls this “pervasive interpretive pluralism” and thinks that it sinks the claim that scripture is clear. A God who wished to be understood would surely have arranged to be understood by those who love him.`,
    coreResponse: `The divisions are a scandal, and no arithmetic excuses them, though the arithmetic needs correcting: the large figure counts each body again in every country, so that Rome alone comes to more than two hundred. The great majority of Christians stand in a few families, Catholic, Orthodox, Anglican, Lutheran, Reformed, Baptist, Methodist and Pentecostal, which nearly all confess what the Nicene Creed says. Where they part, it is about real questions on which the texts can honestly be read in two ways, and about power, language and race, on which no text is to blame. Paul wrote to a church with four parties inside twenty-five years of Easter, and treated their quarrelling as sin and the church as a church.`,
    deeperExplanation: `### Where the cracks run

- **431 and 451.** After the councils of Ephesus and Chalcedon the churches of the East, from Egypt and Armenia to Persia, went separate ways over how Christ is divine and human. Joint statements signed since the 1970s suggest that a good deal of it was vocabulary, hardened by imperial politics.
- **1054,** a date that stands for a slow estrangement of Latin and Greek: the pope’s authority, and one word added to the Creed. The sack of Constantinople by crusaders in 1204 did more than any argument.
- **1517 onward.** Luther asked how a sinner is right with God and who may say so. At Marburg in 1529 he and Zwingli agreed on fourteen articles and a good part of the fifteenth, and parted over what *is* means in “this is my body”.
- **Afterwards:** freedom of religion, which allowed anyone to start again, and migration. H. Richard Niebuhr showed in 1929 how closely American denominations followed class, region and colour. African Methodists left because they were pulled from their knees.

### Is scripture then unclear?

Protestants never claimed that all of it was plain; the Westminster Confession says it of what is necessary for salvation, which the unlearned too can grasp by ordinary means. On those matters agreement really is wide. Catholics and Orthodox reply that a text cannot arbitrate its own readers, which is why Christ left a living authority. Their own unity is greater. It has not spared them deep internal dispute, and one must first decide *which* of them is the authority, a decision made, as any Protestant would point out, by reading and judging.

Some difference needs no cure. Paul lets Romans keep days or not, each convinced in his own mind (Romans 14:5), and the vision at the end of the Bible keeps its tongues and peoples distinct (Revelation 7:9). Four Gospels were not melted down into one.

### What remains to be ashamed of

Christians have drowned, burned and starved each other on account of these things. The eucharist, meant as one loaf, is where they are most visibly apart. Catholics and Lutherans signed a declaration on justification in 1999, four hundred and some years late. *That they all may be one* (John 17:21) is still an unanswered prayer of Jesus, and **those who could answer it are the people who read it out**.`,
    scriptures: [
      'John 17:20-23',
      '1 Corinthians 1:10-13',
      'Ephesians 4:1-6',
      'Romans 14:1-6',
      'Acts 15:1-29',
      'Acts 15:37-40',
      'Revelation 7:9',
    ],
    furtherReading: [
      'H. Richard Niebuhr, The Social Sources of Denominationalism (1929)',
      'Diarmaid MacCulloch, A History of Christianity (2009)',
      'Christian Smith, The Bible Made Impossible (2011)',
      'Kevin J. Vanhoozer, Biblical Authority after Babel (2016)',
      'C. S. Lewis, Mere Christianity (1952)',
    ],
  },
  {
    title: 'Doesn’t Religion Cause War?',
    aliases: [
      'religion causes war',
      'religion causes violence',
      'more people killed in the name of religion',
      'is religion the cause of most wars',
      'religion poisons everything',
      'religious terrorism',
      'the world would be better without religion',
      'monotheism is violent',
    ],
    topics: ['war', 'violence', 'peace'],
    objection: `Belfast, Beirut, Bombay, Belgrade, Bethlehem, Baghdad: Christopher Hitchens said that he could stay within the letter B. Convince a man that eternity is at stake and that God has chosen his side, and compromise becomes treason. Steven Weinberg thought that good people do good and bad people evil with or without religion, and that for good people to do evil takes religion. Regina Schwartz traces it to the idea of one God, who accepts Abel’s gift and not Cain’s; a scarce favour breeds rivals. The Thirty Years War cost perhaps a fifth of the people in the German lands. Imagine, as the song says.`,
    coreResponse: `Religion has kindled wars and blessed a great many others, and believers who answer by pointing at Stalin are changing the subject. It is the general claim that doesn’t hold. In the Encyclopedia of Wars, which covers some 1,700 of them, about seven in a hundred are indexed as religious; one may quarrel over the sorting, though hardly enough to reach “most”. The twentieth century’s worst killers marched for nation, race and class. Human beings will kill for whatever they hold sacred, and to abolish gods leaves them plenty. Whether Christianity in particular tends to war is to be tested by its founder, who was offered a sword and a crown and took neither. By that test it’s his followers who stand condemned.`,
    deeperExplanation: `### What counts as a religious war?

William Cavanaugh has asked why the “wars of religion” are so called, when Catholic France paid for Protestant Sweden to fight the Catholic emperor. From 1635 its own armies joined in. Princes used confession to build states, and confession used princes. His critics think that he explains too much away: people in Magdeburg in 1631 were massacred as heretics by men who said so. Causes are plaited. In Belfast hardly anyone fought about transubstantiation, and yet everybody knew who went to which church.

Those who study suicide attacks disagree over doctrine as well. Robert Pape found that most campaigns aimed at ending an occupation, and that the secular Tamil Tigers had been the leaders in the method; others hold that he underrates belief. *Neither can be done with a slogan.*

### The one and the many

Schwartz has a point about scarcity; Genesis is full of brothers fighting over a blessing. It is also full of reconciliations, and its God tells the rejected brother, Ishmael, that he’ll be a great nation too (Genesis 21:18). Rome was tolerant of gods and crucified people along the road by thousands. Belief in one creator has underwritten the notion of one human family, with no nation outside it (Malachi 2:10). It’s been an argument for conquest and for its opposite.

### Christians on war

For two or three centuries writers of the church, Tertullian and Origen among them, told believers that they could not shed blood, although Christians were serving in the legions by about 170.

- **Pacifists**: Mennonites, Quakers, and lately many Catholics, for whom the Sermon on the Mount is meant to be done.
- **Just-war thinkers**: from Ambrose and Augustine, who allow force to protect the innocent under strict limits, and who cite Romans 13:4. The limits have been recited more often than kept.
- **Crusaders**: those for whom war was itself devotion. This third way has hardly a defender now. It had many.

### Counting the other column

If religion gets the blame for Bosnia it should get some credit for the mothers who prayed and sat down in the road in Liberia in 2003, Christian and Muslim together, until the warlords signed; for Desmond Tutu; for the churches of Leipzig in October 1989. James says that wars come from desires at war within us (James 4:1). It’s the least flattering explanation on offer, since **it applies to everybody**, and leaves no B-list of other people to blame.`,
    scriptures: [
      'James 4:1-3',
      'Matthew 26:51-53',
      'Matthew 5:38-48',
      'Isaiah 2:2-4',
      'Romans 12:17-21',
      'Romans 13:4',
      'John 18:36',
    ],
    furtherReading: [
      'William T. Cavanaugh, The Myth of Religious Violence (2009)',
      'Christopher Hitchens, God Is Not Great (2007)',
      'Regina M. Schwartz, The Curse of Cain (1997)',
      'Jonathan Sacks, Not in God’s Name (2015)',
      'Karen Armstrong, Fields of Blood (2014)',
    ],
  },
  {
    title: 'What about the Crusades and the Inquisition?',
    aliases: [
      'the crusades',
      'the spanish inquisition',
      'crusades and inquisition',
      'witch hunts and the church',
      'christian atrocities in history',
      'burning heretics',
      'the church persecuted jews',
      'dark side of church history',
    ],
    topics: ['crusades', 'inquisition', 'persecution', 'church history'],
    objection: `In 1096 a crowd with crosses on their shoulders killed the Jews of Mainz, mothers with children, on their way to free a tomb. In July 1099 other crusaders took Jerusalem, slaughtered its inhabitants, and walked to the Sepulchre weeping for joy. In Spain the Holy Office questioned people under torture about whether they changed their linen on a Saturday. This was no lapse by bad Christians; popes preached it, saints like Bernard recruited for it, Aquinas defended the death of heretics. For some six hundred years the best minds of the church, with scripture open before them, got this wrong. What is such guidance worth?`,
    coreResponse: `Nothing should be said first except that it is so. The usual mitigations are partly correct: crusaders marched into a world of holy wars and not into peace, Byzantium had called for help, modern research has brought Spanish executions down to a few thousand over three and a half centuries, and secular courts were mostly crueller. They are footnotes, and to the murdered of Mainz no comfort. A better answer asks by what standard these things were evil. A few people said at the time that it was Christ’s own: he had stopped his disciples when they wanted to punish a Samaritan village for refusing him a bed. The church carried the verdict on its crimes in its own Gospels and read it aloud every year. A body that can be so wrong for so long needs correcting in every age, ours included.`,
    deeperExplanation: `### Setting the numbers straight, in both directions

Urban II preached at Clermont in November 1095. What Muslim and Christian chroniclers report of Jerusalem is inflated, blood up to the bridles being borrowed from Revelation 14:20; a Hebrew letter from the Cairo Genizah shows that captives were ransomed, so not everyone died. It was a massacre all the same, and known for one. The Rhineland killings were opposed by some bishops. Ruthard of Mainz opened his palace to the Jews, and then fled.

The Spanish Inquisition, founded in 1478, was a royal tribunal under papal licence. Henry Kamen and others, from its own archives, estimate some three thousand or more executions in all; older books say hundreds of thousands. Its inquisitors were among the first to disbelieve in witches, and the Spanish Basque trials of 1609-1614 led Alonso de Salazar to report that he had found no evidence of a single real act. Elsewhere in Europe forty to sixty thousand people, three quarters of them women, were put to death for witchcraft, by **Protestants and Catholics alike** and mainly in lay courts. The point of the Inquisition, moreover, was never just deaths. It was that neighbours learned to inform.

### How did they justify it?

Through a chain, each link of which had a text. Compel them to come in (Luke 14:23), said Augustine; a ruler bears the sword (Romans 13:4); a heretic corrupts souls, which is worse than coining false money, said Aquinas. *Each step seemed charitable.* Left out was the parable in which servants ask to pull up the weeds and are told to leave both until the harvest (Matthew 13:28-30). Chrysostom, and Bishop Wazo of Liège around 1045, took that to forbid killing heretics. So the church had the right answer in its hands.

### Does it refute anything?

It refutes the idea that Christian belief, or holiness even, makes people safe with power. It puts a question to Roman Catholic teaching about guidance, to which Catholics reply that infallibility doesn’t cover policies; John Paul II asked forgiveness in March 2000. Protestants with Servetus and the Anabaptists on their account may not sit in judgement. Nor do free-thinkers inherit a clean record, though they’re right that their own martyrs were real.

Judgement, according to 1 Peter 4:17, begins with the household of God. The prophets of Israel set down their nation’s crimes in its own holy book, and *a church that reads them aloud has been taught how to write its history*.`,
    scriptures: [
      'Matthew 13:24-30',
      'Luke 9:51-56',
      'John 16:2',
      'John 18:36',
      '1 Peter 4:17',
      'Isaiah 1:15-17',
      'Matthew 7:21-23',
    ],
    furtherReading: [
      'Christopher Tyerman, God’s War (2006)',
      'Henry Kamen, The Spanish Inquisition (1965)',
      'Edward Peters, Inquisition (1988)',
      'Amin Maalouf, The Crusades through Arab Eyes (1983)',
      'Brian P. Levack, The Witch-Hunt in Early Modern Europe (1987)',
    ],
  },
  {
    title: 'Why Are Christians Such Hypocrites?',
    aliases: [
      'christians are hypocrites',
      'hypocrisy in the church',
      'church is full of hypocrites',
      'why are christians no better than anyone else',
      'i like jesus but not christians',
      'christians do not live what they preach',
      'if christianity is true why are christians so bad',
    ],
    topics: ['hypocrisy', 'church', 'holiness'],
    objection: `If the Spirit of God himself had come to live in people you would expect to see it. Instead they gossip, divorce, cheat on taxes and vote their interests much like everyone else, and add a layer of piety. Nietzsche said that Christ’s disciples would have to look more redeemed if he was to believe in their redeemer. A doctor whose patients were no healthier than the town in general would soon have no practice. In 1960 black students in Atlanta went to white churches to pray, and ushers who had just been singing of the love of God turned them away at the door. One need not study the doctrine. The results are in.`,
    coreResponse: `“Hypocrite” in its religious sense is Jesus’ word, more or less; the Greek meant an actor, and nobody has used it with more force or against more respectable people (Matthew 23:13-28). So on this subject the sceptic and the founder are on one side. A distinction then helps. Somebody who fails at what he believes is not a hypocrite but a failure, and a church that accepts the failed will show poor averages, as a clinic does. Somebody who only pretends to believe it is one. The church has plenty of both, and likes to pass the second kind off as the first. Yet the gospel promises change, and change that nobody can see is worth little. Such evidence as there is looks patchy, and anyone who asks to see it is within his rights.`,
    deeperExplanation: `### Compared with what?

C. S. Lewis thought the right test was not whether Miss Bates, a Christian, has a sharper tongue than Dick Firkin, who isn’t, but what Miss Bates’s tongue would be like *without* it, and Dick’s with. Different people start from different places: raw material, he said, is not their fault. It is an excellent answer that nobody could ever check, and for that reason it should not be the only one.

Some things can be checked. In the United States those who attend weekly give more money and time, to secular causes also, and divorce less than those who never go; people who identify as Christians *without* attending often do worse than either group. Robert Putnam and David Campbell, who collected much of this, found that what mattered was having friends in a congregation, and hardly at all what one believed. Believers may smile at that, or wince.

Race is the hardest count. Michael Emerson and Christian Smith showed in 2000 how white evangelicals, with good intentions, tended to strengthen the divide. The churches of the segregated South were full.

### Scripture’s own evidence

No religious literature is so indiscreet about its heroes. Abraham passes his wife off as his sister. David takes a man’s wife and arranges his death, and a prophet traps him with a story about a lamb (2 Samuel 12:1-7). Peter, after Pentecost, pulls back from eating with Gentiles when certain people come, and Paul tells him to his face that he is acting a part (Galatians 2:11-14). The congregation at Corinth has men in it going to prostitutes and drunkards at the Lord’s table, and Paul addresses them as *saints*.

Two doctrines explain it, from opposite ends. Sin is not removed all at once: Lutherans speak of being righteous and a sinner together, Wesleyans expect more progress in this life than that, and each has a case from Paul. And there will be weeds in the wheat: not all who say **Lord, Lord** are his (Matthew 7:21-23).

### To the one who has been hurt by it

Nothing here obliges you to overlook harm. A complaint against hypocrites implies that there’s a real thing which they counterfeit, and you may have known one or two who were the real thing: an aunt, a nurse, a man who gave back the money. They’ll be the last to have noticed. Nobody forges nine-pound notes.`,
    scriptures: [
      'Matthew 23:13-28',
      'Matthew 7:1-5',
      'Matthew 7:21-23',
      'Galatians 2:11-14',
      'Romans 2:21-24',
      '2 Samuel 12:1-7',
      'John 13:34-35',
      'Luke 18:9-14',
    ],
    furtherReading: [
      'C. S. Lewis, Mere Christianity (1952)',
      'Robert D. Putnam and David E. Campbell, American Grace (2010)',
      'Michael O. Emerson and Christian Smith, Divided by Faith (2000)',
      'John Dickson, Bullies and Saints (2021)',
      'Friedrich Nietzsche, The Antichrist (1895)',
    ],
  },
  {
    title: 'How Can Anyone Trust a Church That Covered Up Abuse?',
    aliases: [
      'abuse in the church',
      'clergy sexual abuse',
      'church abuse scandal',
      'spiritual abuse',
      'why did the church cover up abuse',
      'i was hurt by the church',
      'church hurt',
      'abusive pastors',
    ],
    topics: ['abuse', 'church', 'justice', 'survivors'],
    objection: `Children were raped by men who said Mass in the morning. When they told, bishops moved the men to other parishes and swore the families to silence. The John Jay study counted more than four thousand accused American priests between 1950 and 2002; inquiries in Ireland, Australia, Germany and France found the same, and a report of 2022 showed the Southern Baptists keeping a private list of abusers while calling their victims a distraction. It was not a few. It was a system protecting itself, with talk of grace and forgiveness for its tools. Why should I take moral advice, or the body of Christ, from hands like these?`,
    coreResponse: `You need not. Trust is earned, and those who threw it away can’t demand it. Jesus, who was gentle with nearly every kind of sinner, said of whoever harms a child that drowning with a millstone round the neck would be better for him (Matthew 18:6). Ezekiel speaks for a God who takes the flock away from shepherds that feed on it. So anger at this, and legal action, are not attacks on the faith. It is sometimes replied that schools and sports clubs have abusers as well. They do; they don’t claim to act in the person of Christ, and hiding it for the sake of God’s good name is peculiar to the church. Whether one can believe in God after it is something only survivors are in a position to say, and they say different things.`,
    deeperExplanation: `**If this happened to you:** it was not your fault, no duty of forgiveness stands between you and the police, and a counsellor from outside the church may be the right person to talk to.

### How religion was used

Diane Langberg, a psychologist who has worked with survivors for half a century, describes how sacred language becomes a weapon. An abuser says that God has given him authority; a victim is told to submit, not to gossip, not to touch the Lord’s anointed, to forgive seventy times seven. Every one of those phrases is in the Bible and not one says what it was made to say. David would not kill Saul; he certainly *exposed* him, and called God to judge between them (1 Samuel 24:12). Forgiving a brother until seventy times seven comes in the same chapter as the millstone, and as a procedure for telling the whole church (Matthew 18:15-17).

Structures differed; the pattern did not. In Roman Catholicism there was clerical rank and secrecy of files. Among independent churches it was a celebrated leader with no one over him: after Ravi Zacharias, an apologist admired across the world, died in 2020, an investigation confirmed years of abuse. Readers of apologetics ought to know that name.

### The stories that were already there

Tamar, daughter of David, is raped by her half-brother in 2 Samuel 13. She speaks, in clear sentences, before and after. Her brother tells her to keep quiet. Her father, the king and psalmist, is very angry and does **nothing at all** (2 Samuel 13:21), and the house of David comes apart from there. Eli knows what his sons do with the women at the door of the sanctuary and only scolds (1 Samuel 2:22-25); Samuel, a boy, is given the message that it’s finished. The narrator hasn’t protected either institution.

### What would repentance look like?

Believers disagree over causes. Some point to celibacy, or to a male clergy; others to the sexual revolution, and others to any power without accounts. Evidence supports the last best, since abuse occurs in all the rest. They should be able to agree on practice: outside investigation, reporting to civil authority (Romans 13:4), open archives, and money. Apology without these is what John the Baptist called a tree without fruit.

### Is God to be believed after this?

Some who were abused can’t enter a church and oughtn’t to be pressed. Some left and kept God. Rachael Denhollander, a lawyer and former gymnast and the first to accuse Larry Nassar publicly, told him in court, borrowing C. S. Lewis’s image of a crooked line and a straight one, that she could call what he did evil because goodness is real. She also said that speaking up for other victims had cost her her church. Both statements should be remembered.`,
    scriptures: [
      'Matthew 18:5-7',
      'Ezekiel 34:2-10',
      '2 Samuel 13:12-21',
      '1 Samuel 2:22-25',
      'Jeremiah 23:1-2',
      'Psalms 10:12-18',
      'Ephesians 5:11-13',
      'Luke 12:2-3',
    ],
    furtherReading: [
      'Diane Langberg, Redeeming Power (2020)',
      'Rachael Denhollander, What Is a Girl Worth? (2019)',
      'Judith Herman, Trauma and Recovery (1992)',
      'Wade Mullen, Something’s Not Right (2020)',
    ],
  },
];
