import type { QuestionCard } from '../card.ts';

export const sufferingAndDeath: readonly QuestionCard[] = [
  {
    question: 'Why does God allow suffering?',
    aliases: [
      'why is there so much suffering in the world',
      'why doesn’t god stop evil',
      'where is god when it hurts',
      'if god is good why is there pain',
      'why does god allow evil',
      'why does god let children suffer',
    ],
    topics: ['suffering', 'evil', 'pain', 'providence'],
    summary:
      'No single reason is given, and the book most devoted to the question, Job, ends without one. Scripture offers part-answers: a creation in bondage, human wrong, the growth of endurance, comfort learned in order to be shared, good worked out of harm. It refuses the idea that sufferers must have earned it. Its centre is a God who suffers in Christ, and its last word is a promise that pain will stop.',
    explanation:
      'Job loses everything for reasons that he never learns. His friends explain; he protests; and at the end God rebukes the explainers and says that Job has spoken rightly (Job 42:7). God’s own speech is no theory but a tour of a world far larger than Job (Job 38:1-4). So the Bible’s longest treatment warns against tidy answers.\n\nPaul sets personal pain inside something wider: creation itself groans as in labour, waiting to be set free (Romans 8:18-23). It is in this setting, and not as a slogan for the sickbed, that he says God works in all things toward good (Romans 8:28). He can also say what trouble has done in his own case: endurance, character, hope (Romans 5:3-5), and a comfort that can be passed on (2 Corinthians 1:3-5). These are discoveries made from inside. They sound false when told to someone else too soon.\n\nLament is allowed. Psalms 88 calls on God for eighteen verses and ends in the dark, and Jesus on the cross takes up the opening of Psalms 22 (Mark 15:34). At Lazarus’ grave, knowing what he was about to do, he wept first (John 11:33-35). The end that Revelation sees is God wiping eyes (Revelation 21:4).',
    references: [
      {
        scripture: 'Romans 8:18-28',
        why: 'The widest frame: a groaning creation, a groaning Spirit, a hope, and God at work in it all.',
      },
      { scripture: 'Job 38:1-4', why: 'God answers the great sufferer with questions, and no explanation.' },
      { scripture: 'Revelation 21:3-4', why: 'What God intends to do about it in the end.' },
      { scripture: 'John 16:33', why: 'Jesus expects trouble for his own and gives peace in it.' },
      { scripture: 'John 9:1-3', why: 'Jesus refuses to trace a man’s blindness to anybody’s sin.' },
      {
        scripture: 'Isaiah 53:3-5',
        why: 'God’s servant is himself a man of sorrows; suffering is carried as well as seen.',
      },
      {
        scripture: '2 Corinthians 1:3-5',
        why: 'One use of pain, found afterwards: comfort received becomes comfort given.',
      },
      {
        scripture: 'Romans 5:3-5',
        why: 'A chain from trouble to hope, told by someone who had been beaten and jailed.',
      },
      { scripture: 'Genesis 50:20', why: 'Looking back, Joseph sees good meant in the harm others did.' },
      { scripture: 'Psalms 13:1-6', why: 'A prayer for those who want to ask God how long, complete with the asking.' },
      { scripture: '1 Peter 4:12-13', why: 'Tells persecuted people not to think their ordeal strange.' },
      { scripture: 'Genesis 3:16-19', why: 'The story of how pain, toil and death entered human life.' },
    ],
    whereChristiansDiffer:
      'Augustine traced suffering to the misuse of freedom by angels and humans; Irenaeus, and John Hick after him, saw a world meant for growing souls. Calvinists say that God ordains even evils for wise ends which we cannot see; Arminians and open theists, that he permits much that he does not will. Process theologians think that God persuades but cannot compel. Jürgen Moltmann speaks of a crucified God; classical theology holds that God suffered in Christ’s human nature alone.',
  },
  {
    question: 'Why do bad things happen to good people?',
    aliases: [
      'why do good people suffer',
      'why me god',
      'what did i do to deserve this',
      'is my suffering a punishment from god',
      'is god punishing me',
      'does god punish people with illness',
    ],
    topics: ['innocent suffering', 'punishment', 'fairness', 'job'],
    summary:
      'Because, says the Bible in its frankest moods, life under the sun is not a system of wages. Ecclesiastes notes that the righteous sometimes get what the wicked deserve. Job is called blameless by God himself before disaster strikes. Asked about a massacre and a collapsed tower, Jesus denied that the victims were worse than anyone. Some suffering does follow from wrong; you cannot read it backwards from the pain.',
    explanation:
      'Proverbs teaches that uprightness generally goes well, and generally it does. The danger lies in turning the rule round, so that whoever is in trouble must have sinned. Job’s friend Eliphaz does so: who ever perished being innocent (Job 4:7-8)? The reader, who has seen the opening scene (Job 1:8-12), knows that he is wrong, and God says so at the close (Job 42:7-8).\n\nJesus met the same reasoning. When Pilate had some Galileans killed at their sacrifices, and eighteen people died under the tower in Siloam, he asked whether they were worse sinners, said no, and turned the matter into a call to everyone (Luke 13:1-5). About a man blind from birth he rejected both of the culprits proposed (John 9:1-3). Rain and sun, he remarks, fall on both sorts (Matthew 5:45).\n\nThe other side must be told too. David’s sin had consequences in his house (2 Samuel 12:10-14), Paul connects illness in Corinth with contempt at the Lord’s supper (1 Corinthians 11:29-30), and to a healed man Jesus says not to sin again, lest something worse come (John 5:14). What scripture gives to some by revelation, it does not license bystanders to guess. To the one asking about himself: Christ bore condemnation, so there is none left over (Romans 8:1).',
    references: [
      {
        scripture: 'Luke 13:1-5',
        why: 'Jesus on two news items of his day: the victims were not worse than the survivors.',
      },
      { scripture: 'John 9:1-3', why: 'The disciples look for someone to blame and are offered a different question.' },
      { scripture: 'Job 1:8-12', why: 'Establishes that a blameless man suffers, and for nothing that he has done.' },
      { scripture: 'Ecclesiastes 8:14', why: 'Says outright that the just often receive what the wicked have earned.' },
      { scripture: 'Romans 8:1', why: 'For whoever fears that pain is a sentence: in Christ there is none.' },
      { scripture: 'Matthew 5:45', why: 'Weather as a parable: good and harm are not handed out by merit.' },
      { scripture: 'Job 42:7-8', why: 'God’s verdict against those who explained the pain as guilt.' },
      {
        scripture: 'Psalms 73:2-17',
        why: 'A believer nearly loses his footing over this, and tells what steadied him.',
      },
      {
        scripture: 'Hebrews 12:5-11',
        why: 'Hardship can be a father’s training, which is not the same as payment for wrong.',
      },
      {
        scripture: 'John 5:14',
        why: 'The counterweight: sometimes there is a link, and Jesus, not the crowd, names it.',
      },
      { scripture: '1 Peter 2:19-21', why: 'Undeserved suffering borne patiently is a way of walking behind Christ.' },
    ],
  },
  {
    question: 'What happens when we die?',
    aliases: [
      'is there life after death',
      'where do we go when we die',
      'what does the bible say about the afterlife',
      'do we go straight to heaven when we die',
      'what is soul sleep',
      'does the soul survive death',
    ],
    topics: ['death', 'afterlife', 'resurrection', 'paradise'],
    summary:
      'Those who die in Christ are with him, at once by the plain sense of several texts: Paul wanted to depart for that reason, and the thief was promised paradise that day. But this is the waiting room. The hope itself is resurrection, when bodies are raised, all are judged and creation is renewed. The Old Testament mostly knows only a shadowy Sheol, with some striking exceptions.',
    explanation:
      'Ancient Israel spoke of Sheol, where small and great lie together and nobody praises (Job 3:19; Psalms 6:5). Breaks in that gloom are few: a psalmist who expects to be received with honour (Psalms 73:24-26), Isaiah’s dew on the dead (Isaiah 26:19), and finally Daniel’s sleepers who awake, some to life and others to contempt (Daniel 12:2).\n\nBy Jesus’ time Pharisees affirmed resurrection and Sadducees denied it, and he sided with the Pharisees, arguing from the burning bush that God is not God of the dead (Mark 12:26-27). He told Martha that resurrection was standing in front of her (John 11:25-26). Paul’s great chapter compares the body to a seed: what is raised is continuous with what was buried and wildly different (1 Corinthians 15:42-44).\n\nIn between? Paul calls being away from the body being at home with the Lord (2 Corinthians 5:8), and he weighs departing as far better (Philippians 1:23). Yet the dead are often said to sleep (1 Thessalonians 4:13-14), which some take literally. The story of the rich man and the beggar Lazarus (Luke 16:22-26) shows the dead awake and separated; whether a parable should serve as a map is debated. Then comes judgement (Hebrews 9:27).',
    references: [
      { scripture: 'John 11:25-26', why: 'Jesus’ promise at a graveside: whoever believes will live, though he die.' },
      {
        scripture: '1 Corinthians 15:42-49',
        why: 'What resurrection means: a body, sown as one thing and raised as another.',
      },
      { scripture: 'Philippians 1:21-23', why: 'Paul expects to be with Christ directly on departing.' },
      { scripture: 'Luke 23:43', why: 'A promise for the very day of death, to someone with no time to reform.' },
      { scripture: '2 Corinthians 5:6-8', why: 'Leaving the body means being at home, in Paul’s account.' },
      {
        scripture: '1 Thessalonians 4:13-17',
        why: 'Comfort for mourners: the dead in Christ will rise first and be reunited with the living.',
      },
      { scripture: 'Hebrews 9:27', why: 'One death, and after it judgement; rules out a round of rebirths.' },
      { scripture: 'Daniel 12:2', why: 'The clearest Old Testament statement, with two outcomes.' },
      { scripture: 'John 5:28-29', why: 'Jesus repeats it: all who are in the graves will come out.' },
      {
        scripture: 'Luke 16:22-26',
        why: 'Conscious dead in comfort and torment, in a story whose details are disputed.',
      },
      { scripture: 'Ecclesiastes 12:7', why: 'Dust returns to earth and the spirit to its giver.' },
      { scripture: 'Revelation 20:11-13', why: 'The dead of every rank stand before the throne.' },
    ],
    whereChristiansDiffer:
      'Most Protestants hold that believers are consciously with Christ at once and await the resurrection. Catholics add purgatory, a cleansing for those who die in grace but are not yet holy; Orthodox pray for the dead without defining such a place. Seventh-day Adventists and some others, as Luther at times did, speak of a sleep until the last day. A few modern philosophers hold that a person is wholly physical and lives again only at the resurrection.',
  },
  {
    question: 'Where did evil come from?',
    aliases: [
      'did god create evil',
      'why did god create the devil',
      'why did god put the tree in the garden',
      'what is the origin of evil',
      'does isaiah say god creates evil',
    ],
    topics: ['evil', 'the fall', 'serpent', 'freedom'],
    summary:
      'The Bible describes evil’s entry without explaining its source. Creation is called very good; then a serpent is there, talking. James says flatly that God tempts no one and that desire gives birth to sin. Isaiah, in the King James wording, has God create evil, where the Hebrew means calamity. How a good creature first turned remains unexplained, and some think that it must, since evil has no reason.',
    explanation:
      'Genesis sets a limit beside great freedom: every tree but one (Genesis 2:16-17). The serpent is one of the animals that God had made, and is not called Satan there; that identification comes later, in Revelation 12:9. It works by questioning first God’s words, then his motives (Genesis 3:1-6). Nobody in the chapter asks where it learned that.\n\nTwo passages are often quoted for a fall of angels, a king of Babylon thrown down from heaven (Isaiah 14:12-15) and a king of Tyre in Eden until iniquity was found in him (Ezekiel 28:12-17). Both address human rulers. Christian readers since Origen and Tertullian have seen a second figure behind them; many scholars see only the kings. Jude 1:6 and 2 Peter 2:4 do speak of angels who left their place.\n\nIsaiah 45:7 pairs light with darkness and peace with “evil”. Since the opposite of peace is named, disaster is meant, sent in judgement, not wickedness. On moral evil James 1:13-15 allows no doubt. Paul traces the spread to one man through whom sin came into the world (Romans 5:12), and looks to another for its undoing. The Bible is far more interested in how evil ends than in how it began.',
    references: [
      { scripture: 'Genesis 3:1-7', why: 'The story itself: suspicion, desire, an act, and shame.' },
      { scripture: 'James 1:13-15', why: 'God is not the tempter; sin is born from desire within.' },
      { scripture: 'Genesis 1:31', why: 'The premise: everything was very good, so evil is an intruder.' },
      { scripture: 'Romans 5:12', why: 'Paul’s account of how sin and death came in and spread to all.' },
      { scripture: 'Isaiah 45:7', why: 'The verse about creating “evil”, which in its setting means disaster.' },
      { scripture: 'Mark 7:20-23', why: 'Jesus locates the source of evils close at hand, in the heart.' },
      { scripture: 'Ezekiel 28:12-17', why: 'A lament for the king of Tyre, long read as a glimpse of Satan’s fall.' },
      { scripture: 'Isaiah 14:12-15', why: 'A taunt for Babylon’s king, the source of the name Lucifer.' },
      { scripture: 'Ecclesiastes 7:29', why: 'Made upright, they went looking for devices: freedom misused.' },
      { scripture: '1 John 3:8', why: 'Calls the devil a sinner from the beginning, and tells why the Son came.' },
    ],
    whereChristiansDiffer:
      'Augustine taught that evil is no thing but a lack of good, from the free turning of angels and humans. Calvinists hold that God ordained the fall without being its author; Arminians, that he foresaw and permitted it for freedom’s sake. Many Orthodox, after Irenaeus, see Adam and Eve as immature rather than perfect. Some modern readers take Genesis 3 as a picture of what every human does; others hold firmly to a historical couple.',
  },
  {
    question: 'Why do the wicked prosper?',
    aliases: [
      'why do bad people get away with it',
      'why do evil people succeed',
      'why is life so unfair',
      'will there ever be justice',
      'why does god not punish the wicked',
    ],
    topics: ['injustice', 'wicked', 'prosperity', 'justice'],
    summary:
      'Jeremiah asked God this to his face, and so did Job, Habakkuk and the poet Asaph. The replies differ. Asaph sees in the temple how slippery their ground is; Habakkuk is told to wait and to live by faithfulness; Jeremiah gets no reason, only a warning that it will grow harder. Jesus tells of weeds left standing until harvest. Delay, all of them think, is not indifference.',
    explanation:
      'Psalms 73 is the classic. Its singer was envious: the arrogant are healthy, well fed and unworried, and his own clean hands seem wasted. What changes is nothing in their circumstances but a visit to the sanctuary, where he considers how they end, and then a discovery that he would rather have God’s hand than their success (Psalms 73:16-17; Psalms 73:23-26).\n\nPsalms 37 speaks as an old man: do not fret, they fade like grass. Job finds this too quick, since he has seen them die in peace with their herds breeding well (Job 21:7-15). Scripture keeps both voices.\n\nHabakkuk complains about violence at home and learns that God will use the Babylonians, who are worse. His second complaint is sharper, and the answer is a vision that has to be waited for (Habakkuk 2:3-4). That waiting has a purpose in 2 Peter 3:9, where delay is room for people to turn, and in Paul, for whom God’s kindness to the guilty is meant to lead them round (Romans 2:4-6). The hearer may be one of them. Jesus’ farmer lets weeds grow because pulling them now would cost wheat (Matthew 13:28-30).',
    references: [
      { scripture: 'Psalms 73:1-17', why: 'The whole experience: envy, near loss of faith, and what turned it round.' },
      { scripture: 'Jeremiah 12:1-5', why: 'A prophet puts the question as a lawsuit and hears that worse is coming.' },
      { scripture: 'Habakkuk 1:13', why: 'How can a God with pure eyes look on? The question at its most pointed.' },
      {
        scripture: 'Habakkuk 2:3-4',
        why: 'The reply: wait, it will come, and the righteous live by faithfulness meanwhile.',
      },
      { scripture: 'Psalms 37:1-11', why: 'Practical counsel for the angry: do not fret, do good, look ahead.' },
      { scripture: 'Matthew 13:28-30', why: 'Why the weeds are left for now, in a parable.' },
      { scripture: 'Romans 2:4-6', why: 'Patience with the guilty is an invitation, and it will not be endless.' },
      { scripture: 'Job 21:7-15', why: 'Denies that they always come to grief in this life.' },
      { scripture: 'Ecclesiastes 8:11-13', why: 'Notes that slow sentences embolden crime, and still trusts the end.' },
      {
        scripture: 'Luke 18:7-8',
        why: 'God will see justice done for those who cry to him; will faith last that long?',
      },
    ],
  },
  {
    question: 'Can the dead see us or speak to us?',
    aliases: [
      'can we talk to the dead',
      'is my loved one watching over me',
      'do ghosts exist',
      'what does the bible say about mediums',
      'can i contact a loved one who died',
    ],
    topics: ['dead', 'mediums', 'ghosts', 'mourning'],
    summary:
      'Whether the dead can see us, scripture hardly says; a verse about a cloud of witnesses is the nearest thing. Trying to reach them is another matter: the Law forbids mediums, and the prophets ask why one should consult the dead for the living. The single séance in the Bible, at Endor, ends with Saul flat on the ground. What mourners are given in place of messages is a hope of meeting.',
    explanation:
      'Deuteronomy lists asking the dead among customs that Israel must leave behind (Deuteronomy 18:10-12). King Saul had banned mediums himself, and broke his own law in fear on the night before his last battle. A woman at Endor brings up an old man in a robe; the narrator calls him Samuel (1 Samuel 28:11-15). Readers have argued ever since whether it was he, a demon or a fraud. The message helps nobody.\n\nDo they know of us? Job thinks not: a man’s sons come to honour and he does not know it (Job 14:21). Ecclesiastes agrees (Ecclesiastes 9:5-6). On the other side, Moses and Elijah talk with Jesus about what he is to do in Jerusalem (Luke 9:30-31), souls under an altar ask how long (Revelation 6:9-10), and the runners of Hebrews 12:1 are surrounded by witnesses, who may be spectators or simply examples.\n\nGhosts appear twice as a mistaken guess, both times about Jesus (Matthew 14:26; Luke 24:37-39). In the story of the rich man, a request to send a dead beggar with a warning is refused (Luke 16:27-31). For grief itself Paul has a different remedy: they will be together again (1 Thessalonians 4:13-18).',
    references: [
      { scripture: 'Deuteronomy 18:10-12', why: 'The plain prohibition, with mediums named among other practices.' },
      {
        scripture: '1 Thessalonians 4:13-18',
        why: 'What mourners are offered in its place: reunion, and words to comfort one another.',
      },
      {
        scripture: '1 Samuel 28:7-20',
        why: 'The one séance told in detail, and its effect on the man who asked for it.',
      },
      { scripture: 'Isaiah 8:19', why: 'Isaiah’s argument: a people should seek its God, not whispering spirits.' },
      { scripture: 'Luke 16:27-31', why: 'A message from beyond is asked for and declined as useless.' },
      { scripture: 'Hebrews 12:1', why: 'The witnesses around us, the text most quoted for the dead watching.' },
      {
        scripture: 'Ecclesiastes 9:5-6',
        why: 'The sober view: they have no more share in what is done under the sun.',
      },
      { scripture: '2 Samuel 12:22-23', why: 'David’s words about his dead child: I shall go, he will not return.' },
      { scripture: 'Luke 24:37-39', why: 'Disciples take Jesus for a ghost, and he shows them the difference.' },
      {
        scripture: 'Revelation 6:9-10',
        why: 'Martyrs in heaven who are aware that justice has not yet come on earth.',
      },
    ],
    whereChristiansDiffer:
      'Protestants generally hold that there is no dealing between us and the dead before the resurrection. Catholics and Orthodox also reject séances, but believe that the saints in heaven are alive to God, know our needs in him and can be asked to pray, as one asks a friend on earth. On Endor, Augustine left several explanations open; many older Protestants thought it a deceiving spirit, and most modern commentators read the story as presenting Samuel himself.',
  },
  {
    question: 'Do people who take their own life go to heaven?',
    aliases: [
      'is suicide unforgivable',
      'can someone who died by suicide be saved',
      'what does the bible say about suicide',
      'is suicide a sin',
      'do you go to hell for suicide',
    ],
    topics: ['suicide', 'despair', 'mercy', 'death'],
    summary:
      'Nowhere does the Bible say that those who die this way are lost. It tells of several suicides and passes no sentence on the act itself. Nothing in death can separate a person from Christ’s love, says Paul, and few churches now say that such a death settles the matter. The Bible also shows God meeting people who begged to die, with food, sleep and company. If this is about you tonight, please ring somebody now: a friend, a crisis line, the emergency number.',
    explanation:
      'A defeated king, a slighted adviser, a cornered usurper and a disciple sick with remorse all die by their own hand: Saul, Ahithophel, Zimri, Judas (1 Samuel 31:4; 2 Samuel 17:23; 1 Kings 16:18; Matthew 27:5). Each is told soberly, and nowhere is it the manner of death that is blamed. David mourns for Saul in one of the finest laments we have (2 Samuel 1:23-24). Samson, who brought about his own death with his enemies’, stands in the list of the faithful (Hebrews 11:32).\n\nThe claim that suicide cannot be forgiven because one cannot repent of it afterwards has no verse behind it. Many die with some sin unconfessed. What Jesus calls unforgivable is something else (Mark 3:28-29), and Paul’s catalogue of what cannot separate begins with death (Romans 8:38-39). Life is still God’s, not ours to dispose of (1 Corinthians 6:19-20), and killing is forbidden.\n\nElijah prayed to die under a broom tree. He was not scolded; an angel let him sleep, baked bread, and said that the journey was too much for him (1 Kings 19:4-8). Job, Jeremiah and Moses spoke likewise. When a jailer at Philippi had drawn his sword on himself, Paul shouted to stop him (Acts 16:27-28): do yourself no harm, we are all here. That remains the right thing to shout.',
    references: [
      {
        scripture: 'Romans 8:38-39',
        why: 'Neither death nor anything else separates from God’s love; no manner of death is excepted.',
      },
      { scripture: '1 Kings 19:4-8', why: 'A prophet who wants to die is given rest, food and a reason to go on.' },
      { scripture: 'Acts 16:27-28', why: 'Someone is stopped in time by a voice that says he is not alone.' },
      { scripture: 'Psalms 34:18', why: 'Where God is when spirits are crushed: near.' },
      { scripture: 'Mark 3:28-29', why: 'Names the one unforgivable sin, and it is not this.' },
      {
        scripture: '1 Corinthians 6:19-20',
        why: 'The reason life is not ours to end: it belongs to the one who paid for it.',
      },
      { scripture: 'Psalms 139:7-12', why: 'Even a bed made in Sheol, in the deepest dark, is not out of reach.' },
      { scripture: '1 Samuel 31:4', why: 'Saul’s death, told without a verdict.' },
      { scripture: 'Job 3:20-26', why: 'Longing for death in the mouth of a man whom God calls his servant.' },
      { scripture: '2 Corinthians 1:8-10', why: 'Paul himself had despaired of life, and lived to write about it.' },
    ],
    whereChristiansDiffer:
      'Augustine and Aquinas judged suicide a grave sin, and for centuries church burial was refused. The Catholic Catechism now says that distress can diminish responsibility and that one should not despair of such persons’ salvation. Orthodox practice allows a funeral where illness of mind was involved. Most Protestants hold that a believer who dies so is saved by grace like any other; some who hold that salvation can be lost are less certain and leave it to God.',
  },
];
