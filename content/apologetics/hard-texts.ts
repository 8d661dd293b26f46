import type { ApologeticsCard } from '../card.ts';

/** The pages that trouble readers who take them seriously. */
export const hardTexts: readonly ApologeticsCard[] = [
  {
    title: 'Did God Command Genocide in Canaan?',
    aliases: [
      'conquest of canaan',
      'genocide in the bible',
      'why did god order the killing of the canaanites',
      'violence in the bible',
      'joshua and the canaanites',
      'amalekites genocide',
      'herem',
      'why did god command killing children',
      'why did god tell the israelites to kill the children',
      'why did god order the killing of children in the old testament',
    ],
    topics: ['conquest', 'violence', 'canaan', 'herem'],
    objection: `Leave nothing alive that breathes. That is not the enemy’s propaganda but an order attributed to God (Deuteronomy 20:16-17), and Joshua is praised for carrying it out. Samuel tells Saul to kill Amalek’s infants and sucklings, and deposes him for incomplete work. If we met this in the scriptures of any other people we should know what to call it. Puritans preached it against the Pequot, and it has been quoted in our own lifetime. Raymond Bradley argues that a believer can’t at once hold that God is perfect, that he commanded this, and that such a command is wrong, and thinks that all decent people know the last.`,
    coreResponse: `Christians ought not to be talked out of their horror; the conscience that objects was formed in large part by the same Bible. Several things are true at once. The narratives use the swollen war language of their age, as when King Mesha of Moab says that Israel has perished for ever, and the same books go on to show Canaanites alive in every valley. Archaeology finds no sweeping slaughter. Israel is threatened with like treatment and in the end receives it. None of this cancels the words. Some believers hold that the judge of all may take the lives he gave, by this means, once. Others hold that Israel was mistaken about what God had said. Both read the texts in the light of a Messiah who told Peter to put up his sword.`,
    deeperExplanation: `### What is on the page

The key word is *herem*, devotion of a thing to God by destruction. Joshua 10:40 says that he left none remaining in the hills and the south. Joshua 13:1 says that very much land remains; Judges 1 lists the towns that weren’t taken, and 1 Kings 9:20-21 finds descendants of the doomed nations under Solomon. Deuteronomy 7:2-3 orders total destruction and in the next breath forbids marrying them, which *would have been unnecessary*. Rahab, a prostitute of Jericho, is spared with all her house, while Achan of Judah falls under the ban. And before Jericho a stranger with a drawn sword, asked whose side he is on, answers neither (Joshua 5:13-14).

Genesis 15:16 gives a reason: four centuries of waiting, since the Amorites’ guilt was not yet complete. It is a moral reason and not a racial one. Children cannot have shared in it.

### Positions

1. **A just and unrepeatable judgement.** Calvin; among moderns, Eugene Merrill. It keeps scripture’s voice intact. It has to say that a soldier who killed a baby at God’s word did right.
2. **Hyperbole.** Paul Copan and Nicholas Wolterstorff read the formulas as rhetoric for defeat and dispersal. It reduces the numbers. It does not remove 1 Samuel 15:3, where infants are named.
3. **It did not happen so.** Most archaeologists think that Israel emerged largely inside Canaan; on this view the texts were shaped centuries later, in Josiah’s time or the exile, as a call to break with idols. Fewer dead, then, though the question moves to why it was written.
4. **Christ corrects it.** Eric Seibert and Gregory Boyd, from Anabaptist sympathies, take the cross as the measure, and say that God let himself be seen through a violent people’s eyes.
5. **Read it inwardly.** Origen, who could not believe the letter worthy of God, heard in the seven nations our own vices.

### What follows and does not

Nothing in either testament makes this a model. After Saul such commands all but cease (1 Kings 20:42 is a late echo), prophets look for Egypt and Assyria to worship beside Israel (Isaiah 19:24-25), and Matthew puts Rahab among the ancestors of Jesus. Those who used it against the Pequot or anyone else **had no such order**.

It remains a wound in the book. A reader who feels none may have stopped reading.`,
    scriptures: [
      'Deuteronomy 7:1-6',
      'Deuteronomy 20:16-18',
      'Joshua 10:40',
      'Joshua 5:13-15',
      'Genesis 15:16',
      '1 Samuel 15:2-3',
      'Isaiah 19:24-25',
      'Matthew 26:51-53',
    ],
    furtherReading: [
      'Paul Copan and Matthew Flannagan, Did God Really Command Genocide? (2014)',
      'Eric A. Seibert, Disturbing Divine Behavior (2009)',
      'C. S. Cowles and others, Show Them No Mercy (2003)',
      'Philip Jenkins, Laying Down the Sword (2011)',
      'John H. Walton and J. Harvey Walton, The Lost World of the Israelite Conquest (2017)',
    ],
  },
  {
    title: 'Does the Bible Support Slavery?',
    aliases: [
      'slavery in the bible',
      'does the bible condone slavery',
      'why didn’t jesus condemn slavery',
      'the bible and the slave trade',
      'exodus 21 slavery',
      'slaves obey your masters',
      'curse of ham',
      'why does god allow slavery in the bible',
    ],
    topics: ['slavery', 'abolition', 'law of moses', 'philemon'],
    objection: `A God who found room in ten commandments for graven images couldn’t find it for “you shall not own one another”. Exodus lets a man beat his slave so long as death does not follow within a day or two, because the slave is his money. Leviticus permits foreigners to be bought, kept for life and left to one’s children. Paul sends a runaway home; slaves are to obey even harsh masters. In 1861 the learned Presbyterian divines of the South had the better of the exegesis, as the historian Mark Noll grants, and it took a war. We owe abolition to conscience, which saw further than the text.`,
    coreResponse: `The texts say what the objection says. They do not abolish slavery, and the softening explanation that it was only a kind of employment covers Hebrew debtors (six years, then release with provisions) but not the foreigners of Leviticus 25:44-46. What else they say must be heard as well. Kidnapping for sale, on which the Atlantic trade rested, is a capital crime (Exodus 21:16). A fugitive is not to be handed back but may settle where he likes (Deuteronomy 23:15-16), which nothing else in the ancient Near East quite matches. Master and slave have one maker, and God’s own first act for Israel is to free slaves. From such seeds, slowly and shamefully late, came the conviction that nobody may be owned. Both slaveholders and abolitionists quoted. One party had verses; the other had the direction.`,
    deeperExplanation: `### Law among its neighbours

Hammurabi’s code punishes harbouring a fugitive by death. Mosaic law frees a slave for the loss of an eye or of a tooth (Exodus 21:26-27), gives him the Sabbath, and puts him at the Passover table. If a beaten slave dies on the spot he must be avenged (Exodus 21:20-21). That these are improvements is clear. That the second half of this last law measures a person in silver is clear too, and attempts to explain the line as proof of lack of intent explain the reasoning without removing the price.

Jesus compares moral accommodations in the law to concessions made to hard hearts (Matthew 19:8). He was speaking of divorce; Christians have extended it to this. It is a reasonable step, and *it is a step*.

### The New Testament

First-century households ran on slaves, perhaps a tenth or more of the empire’s people, and Christians were a powerless sect. Still, the letters address masters who are church members and don’t tell them to manumit. What they do is odd enough. Slaves are spoken to as moral agents (Colossians 3:22-25), slave traders are listed among murderers (1 Timothy 1:10), and Philemon is asked to receive Onesimus no longer as a slave, but above one, as a brother (Philemon 1:16). Was Paul asking for his freedom? Scholars differ. Whether 1 Corinthians 7:21 says “take your chance of freedom” or “stay as you are” depends on a Greek word that isn’t there.

### Who read it how

Gregory of Nyssa, around 380, attacked the ownership of men as such, asking what price could be set upon the image of God. He seems to have been nearly alone. Medieval Christians largely gave up enslaving each other and not others; popes both permitted and forbade it. From 1688, when four Quakers of Germantown, from Dutch and German Mennonite country, protested, through Olaudah Equiano, Wilberforce and Sojourner Truth, the case against was put mostly by Christians, against other Christians. Frederick Douglass said that between the Christianity of this land and that of Christ he recognised **the widest possible difference**.

Enslaved people themselves went for Exodus. A Bible printed in London in 1807 for use in the West Indies left most of that book out, *which shows what the owners thought it said*.

The curse once used against Africans falls, when one looks, on Canaan and not on Ham (Genesis 9:25).`,
    scriptures: [
      'Exodus 21:16',
      'Exodus 21:20-27',
      'Leviticus 25:39-46',
      'Deuteronomy 23:15-16',
      'Philemon 1:15-17',
      'Galatians 3:28',
      'Job 31:13-15',
      '1 Timothy 1:9-10',
    ],
    furtherReading: [
      'Mark A. Noll, The Civil War as a Theological Crisis (2006)',
      'Hector Avalos, Slavery, Abolitionism, and the Ethics of Biblical Scholarship (2011)',
      'William J. Webb, Slaves, Women and Homosexuals (2001)',
      'Jennifer A. Glancy, Slavery in Early Christianity (2002)',
      'Frederick Douglass, Narrative of the Life of Frederick Douglass (1845)',
    ],
  },
  {
    title: 'Is the Bible Sexist?',
    aliases: [
      'women in the bible',
      'does the bible oppress women',
      'is christianity misogynist',
      'wives submit to your husbands',
      'women should be silent in church',
      'can women be pastors',
      'patriarchy in the bible',
      'was paul a misogynist',
    ],
    topics: ['women', 'patriarchy', 'ministry', 'marriage'],
    objection: `Eve is blamed. Daughters are sold, and a father may cancel his daughter’s vows. Lot offers his to a mob; a Levite’s concubine is put out of doors, raped to death and cut into twelve, without a name. A bride without proof of virginity is stoned. Wives are listed in the commandment between the house and the ox. Paul wants women to be silent and Timothy’s teacher forbids them to teach, since Adam was formed first. Elizabeth Cady Stanton, who had heard these passages from every platform that refused her a vote, published The Woman’s Bible in the 1890s. She thought it beyond repair, and she knew it well.`,
    coreResponse: `It came out of a world run by men, and it shows. Part of what offends is told with horror and not approved; Judges ends in outrage on purpose, saying that each did as he pleased. Part is law which takes patriarchy as given and restrains it here and there. And part cuts through it: male and female in God’s image in the first chapter, Deborah judging, Huldah consulted about scripture when Jeremiah was within reach, women as first witnesses of Easter, a sister at Bethany sitting as a disciple sits. As to Paul, the same letter which asks for silence assumes that women pray and prophesy aloud. Christians draw two lines from this, toward equal partnership or toward different roles of equal worth. Neither may use the Bible as a warrant for contempt.`,
    deeperExplanation: `### In the Hebrew Bible

*Helper*, the word for Eve in Genesis 2:18, is used elsewhere chiefly of God, and means no subordinate. “He shall rule over thee” is said in Genesis 3:16 among consequences of disobedience, next to thorns; many therefore take male rule to be damage and not design. Others see order in the man’s being made first and naming her.

The laws are mixed. Numbers 27 grants inheritance to five sisters who stood up and asked; Deuteronomy 22:13-21 is as harsh as the objection says. In Numbers 5:11-31 a suspected wife drinks water with dust in it. An ordeal by which nothing happens unless God acts may have protected her from a mob. There isn’t one for husbands.

Phyllis Trible called the tales of Hagar, Tamar, the concubine and Jephthah’s daughter *texts of terror*, and asked that they be read as memorials.

### Around Jesus and Paul

Luke lists women who travelled with Jesus and paid the bills (Luke 8:1-3). In Romans 16 Paul mentions ten women; Phoebe is a *diakonos* and carries the letter, Prisca is put before her husband, and Junia is “of note among the apostles”, whom later commentators and editors turned into a man.

Three passages decide the argument.

- 1 Corinthians 14:34-35. A few manuscripts have it at the end of the chapter, and some scholars, Gordon Fee for one, think that it is a later note. Most keep it and limit it to disruptive questions or the weighing of prophecy, since women speak in 1 Corinthians 11:5.
- 1 Timothy 2:11-15. The verb for “usurp authority” occurs nowhere else in the New Testament. Does it forbid domineering, or leadership? Is it for Ephesus or for ever? Majority scholarship doubts that Paul wrote it; churches receive it as scripture anyway.
- Ephesians 5:21-33 opens with mutual submission and then asks of husbands, at three times the length, a love ready to die. It says nothing about husbands *making* wives submit.

### Two houses

**Complementarians**, with Rome and Orthodoxy beside them on ordination, appeal to creation, to the Twelve, and to nearly all of church history. **Egalitarians** appeal to Pentecost (Acts 2:17-18), to Galatians 3:28, and to Junia. In each house there are women scholars who have thought it through. What neither house can deny is that “headship” has sheltered beatings; what critics do not always notice is that most congregations in most of the world, from Corinth on, *have been full of women who chose to be there*.`,
    scriptures: [
      'Genesis 1:26-28',
      'Galatians 3:26-28',
      'Luke 8:1-3',
      'Romans 16:1-7',
      '1 Timothy 2:11-15',
      '1 Corinthians 11:5',
      'Judges 4:4-9',
      'Acts 2:17-18',
    ],
    furtherReading: [
      'Phyllis Trible, Texts of Terror (1984)',
      'Elizabeth Cady Stanton, The Woman’s Bible (1895)',
      'John Piper and Wayne Grudem, Recovering Biblical Manhood and Womanhood (1991)',
      'Craig S. Keener, Paul, Women and Wives (1992)',
      'Beth Allison Barr, The Making of Biblical Womanhood (2021)',
    ],
  },
  {
    title: 'Isn’t the Old Testament God Cruel?',
    aliases: [
      'old testament god is cruel',
      'god of the old testament versus new testament',
      'why is god so angry in the old testament',
      'god is jealous and vengeful',
      'elisha and the bears',
      'abraham and isaac child sacrifice',
      'punishing children for their fathers’ sins',
      'marcion',
      'wrath of god',
    ],
    topics: ['wrath', 'old testament', 'jealousy', 'marcion'],
    objection: `Richard Dawkins’s sentence about the most unpleasant character in all fiction, with its long string of epithets, is famous because readers go and check it and find the incidents there. Two bears maul forty-two youths for rudeness about baldness. Uzzah steadies a holy box and is struck dead. A man who gathers sticks on a Saturday is stoned; firstborn sons die for Pharaoh’s obstinacy; a father is told to burn his boy as a test. Marcion, an earnest Christian, concluded by about 140 that this could not be the Father of Jesus. He was at least trying to protect Jesus.`,
    coreResponse: `Read straight through, the Old Testament yields a different impression from a list. Its most repeated portrait of God, two verses spoken on Sinai which eight or more later passages echo, begins with mercy and puts slow to anger before any penalty (Exodus 34:6-7). This God feeds his enemies’ cities with a reluctant prophet, counts cattle in Nineveh, and argues, relents and grieves. Nor is the New Testament all gentleness; Ananias falls dead in Acts and the lamb of Revelation has wrath. The division between two gods is too clean for either half. But the incidents are there. Some yield a little to attention, some yield hardly at all, and Jews, who have lived with them longest, have generally preferred arguing with God to editing him.`,
    deeperExplanation: `### Anger at what?

Abraham Heschel observed that the prophets’ God is moved by things we think minor: a widow’s cloak taken in pledge, weights that cheat. An indifferent deity would be easier company and no use to the widow. *Jealous* in Hebrew is the same word as zealous, the feeling of a spouse who minds. Those who find all anger unworthy of God should ask whether they would want him calm about Srebrenica.

Visiting the fathers’ guilt on the children (Exodus 20:5) goes on in the next line to mercy for thousands, and is openly contested within the canon: Ezekiel 18:20 denies that the son shall bear it, and Deuteronomy 24:16 forbids courts to do any such thing. Scripture is having the argument itself.

### Particular cases

- **The bears** (2 Kings 2:23-24). The Hebrew covers small boys up to young men; forty-two is a crowd, jeering at Bethel, seat of a rival cult. It does not say that they died. It’s still disproportionate, and the narrator offers no word of comment.
- **Uzzah** (2 Samuel 6:6-8). David is *angry* with God about it, and afraid, and the text blames neither feeling.
- **Moriah** (Genesis 22:1-14). In a world in which gods did ask for children, the story ends with this one refusing. Jeremiah says that such a thing never entered his mind (Jeremiah 19:5). Kierkegaard thought that whoever isn’t terrified has not understood; many Jewish readers have wondered if Abraham should have said no, as he had argued over Sodom.
- **The stick-gatherer** (Numbers 15:32-36). No reading makes it comfortable. It is among those laws the rabbis fenced until executions became a rarity.

### How Christians join the halves

Against Marcion the church kept both, and has explained their difference as follows: by *allegory* (Origen); by *progress*, God teaching a violent people by degrees; by *covenant*, severity belonging to the nation’s special calling; or by *incarnation*, so that where a portrait conflicts with Jesus it must be the portrait that is partial. Conservative theologians reject that last as picking and choosing. They point out that Jesus called this God Father, prayed these psalms, and **spoke of Sodom’s judgement without apology** (Matthew 11:23-24).

Dawkins’s list is one way to read, and a calendar of cheerful promises is another. Both leave out most of the pages. Lamentations, sitting in a burnt city and certain who had burned it, comes nearer: at the very centre of the book it says that when God afflicts, it is not *from his heart* (so the Hebrew of Lamentations 3:33).`,
    scriptures: [
      'Exodus 34:6-7',
      'Jonah 4:2',
      'Jonah 4:10-11',
      'Ezekiel 18:20-23',
      'Lamentations 3:31-33',
      '2 Kings 2:23-24',
      'Hosea 11:8-9',
      'Romans 11:22',
    ],
    furtherReading: [
      'Abraham Joshua Heschel, The Prophets (1962)',
      'Paul Copan, Is God a Moral Monster? (2011)',
      'Richard Dawkins, The God Delusion (2006)',
      'Eric A. Seibert, Disturbing Divine Behavior (2009)',
      'Søren Kierkegaard, Fear and Trembling (1843)',
    ],
  },
  {
    title: 'Isn’t Christian Sexual Ethics Outdated?',
    aliases: [
      'sexual ethics of the bible outdated',
      'what does the bible say about homosexuality',
      'is the bible homophobic',
      'why is the church against gay marriage',
      'is sex before marriage wrong',
      'why does god care who i sleep with',
      'lgbt and christianity',
      'purity culture',
    ],
    topics: ['sexuality', 'marriage', 'same-sex relations', 'celibacy'],
    objection: `Two adults who love each other harm nobody. The rules against it were made when women were property and no one had conceived of orientation; Christians don’t observe the neighbouring rules on mixed fabrics. They have let divorce go by, which Jesus condemned, and fastened on people he never mentioned. The results are measurable: young gay believers who hate themselves, and girls told that they are chewed gum. James Brownson, a Reformed seminary professor whose son came out, re-examined every passage and changed his mind. Others have simply left. A moral code that its gentlest followers are ashamed to say aloud in front of their friends is on the way out.`,
    coreResponse: `Christians owe many people an apology here before an argument, and some of those people are in the next pew. Gay men and women have been mocked, beaten and lied about in churches that shrugged at greed. On the ethic itself believers are seriously divided. The historic teaching of every large church is that sex belongs in a lifelong marriage of man and woman, for reasons drawn from creation and not merely from a few prohibitions; a growing minority hold that faithful same-sex unions can share in what marriage is for. Outdated settles nothing, for the first Christians’ ethic was peculiar in its own day. Rome thought it absurd that a master should owe chastity to his wife, or that slaves had bodies of their own.`,
    deeperExplanation: `### Why there is an ethic at all

In Roman law and custom a freeborn man’s use of slaves and prostitutes raised no moral question. The historian Kyle Harper has described what Christian insistence on consent, and on one rule for both sexes, did to that order. Paul gives the wife authority over her husband’s body in the same terms as the reverse (1 Corinthians 7:4), and makes singleness an honourable life, which neither Jews nor Romans generally did. Jesus, unmarried himself, is stricter than his hearers expected on divorce and on the eyes (Matthew 5:27-32). He grounds it in male and female from the beginning (Matthew 19:4-6). Bodies mean something, this tradition says; a promise made with the body wants a promise made with the life.

### The passages about same-sex acts

Six or seven in all: Leviticus 18:22 and its companion with a death penalty in Leviticus 20:13; Romans 1:26-27; 1 Corinthians 6:9; 1 Timothy 1:10; Genesis 19, where the crime is an attempted gang rape and Ezekiel’s summary of it is pride and neglect of the poor (Ezekiel 16:49-50).

**The traditional side**, represented by Robert Gagnon, Wesley Hill (who is gay and celibate) and the Catholic catechism, says that these are consistent, that Paul speaks of women as well as men and from creation, and that nothing in scripture points elsewhere. It asks the church to make singleness livable.

**The affirming side**, with Brownson, Matthew Vines, and now several Protestant churches, says that Paul had in view excess, pederasty and slaves, knew nothing of covenanted partnership between equals, and reasons from *fruit*: a teaching which produces despair should be re-read, as it was with slavery. It is conceded by some on this side, Luke Timothy Johnson for instance, that they depart from the plain commands and appeal to experience.

Each thinks the other mistaken about something that matters. Western churches are splitting over it, and most churches of Africa and Asia hold the older view with little hesitation.

### Also true

- Teaching that damaged young women by *purity* rings and spoiled-goods talk was not in the Bible; Jesus let a woman of bad name kiss his feet (Luke 7:37-39).
- If heterosexual divorce, pornography and cruelty are let off, strictness elsewhere is mere dislike.
- The traditional view asks more of some than of others, of people who didn’t choose their desires. Its defenders should say so, and **carry part of the load**.`,
    scriptures: [
      'Matthew 19:3-12',
      '1 Corinthians 6:9-20',
      '1 Corinthians 7:1-9',
      'Romans 1:26-27',
      'Leviticus 18:22',
      'Ezekiel 16:49-50',
      'Luke 7:36-50',
      'Romans 2:1',
    ],
    furtherReading: [
      'James V. Brownson, Bible, Gender, Sexuality (2013)',
      'Robert A. J. Gagnon, The Bible and Homosexual Practice (2001)',
      'Wesley Hill, Washed and Waiting (2010)',
      'Matthew Vines, God and the Gay Christian (2014)',
      'Kyle Harper, From Shame to Sin (2013)',
    ],
  },
];
