import type { QuestionCard } from '../card.ts';

export const sinAndForgiveness: readonly QuestionCard[] = [
  {
    question: 'Does God forgive every sin?',
    aliases: [
      'can god forgive me',
      'have i sinned too much to be forgiven',
      'is there anything god won’t forgive',
      'will god forgive me for what i have done',
      'how do i know god has forgiven me',
      'does god forgive murder',
    ],
    topics: ['forgiveness', 'sin', 'confession', 'mercy'],
    summary:
      'Every sin brought to him, yes. John promises forgiveness and cleansing to those who confess, and leaves no wrong out. The Bible’s forgiven include a murderer-king, a disciple who denied Jesus with an oath, and a man who had hunted Christians to prison. One exception is named, a settled hostility that calls God’s Spirit evil; the person afraid of having committed it wants what that person refuses.',
    explanation:
      'David’s psalm of confession is set by its heading after adultery and an arranged death (Psalms 51:1-4). He asks to be scrubbed and made new, and the story had already reported Nathan’s word that the LORD had put away his sin (2 Samuel 12:13). Consequences came all the same, which is worth knowing: pardon does not always cancel results.\n\nThe pictures pile up. East and west never meet, and that is how far sins are removed (Psalms 103:12). Micah sees them sunk in the sea (Micah 7:18-19), Isaiah sees scarlet bleached to snow (Isaiah 1:18). Manasseh filled Jerusalem with blood and burned a son; in Chronicles, though not in Kings, he prays in a Babylonian prison and is heard (2 Chronicles 33:12-13). Paul offers himself as the test case, shown mercy as foremost of sinners so that nobody after him need despair (1 Timothy 1:15-16).\n\nForgiveness has a cost, met in Christ (Ephesians 1:7), and it has one condition that Jesus repeats with emphasis: those who will not forgive others are shutting the door by which they need to enter (Matthew 6:14-15). Feeling forgiven can lag a long way behind. John rests the matter on God’s faithfulness (1 John 1:9).',
    references: [
      { scripture: '1 John 1:9', why: 'The promise in its simplest form, grounded in God’s faithfulness and justice.' },
      { scripture: 'Psalms 103:8-12', why: 'How far removed: a distance that cannot be measured.' },
      { scripture: 'Isaiah 1:18', why: 'An invitation to the guilty, with the deepest dye turned white.' },
      { scripture: '1 Timothy 1:15-16', why: 'The persecutor as a sample, so that worse sinners may take heart.' },
      { scripture: 'Psalms 51:1-12', why: 'Words for someone whose guilt is real and whose victim is dead.' },
      { scripture: 'Mark 3:28-29', why: 'All sins and blasphemies may be forgiven, and the single exception.' },
      {
        scripture: 'Acts 13:38-39',
        why: 'Forgiveness announced for everything that the law of Moses could not clear.',
      },
      { scripture: 'Luke 7:47-48', why: 'A woman with a reputation hears it said to her aloud.' },
      { scripture: 'Micah 7:18-19', why: 'Asks who is a God like this, and throws sins into deep water.' },
      { scripture: '2 Chronicles 33:12-13', why: 'The worst king of Judah humbles himself and is heard.' },
      { scripture: 'Matthew 6:14-15', why: 'The condition Jesus attaches: those who ask must also forgive.' },
      { scripture: 'Ephesians 1:7', why: 'What forgiveness cost and where it is found.' },
    ],
  },
  {
    question: 'What is the unforgivable sin?',
    aliases: [
      'have i committed the unforgivable sin',
      'what is blasphemy against the holy spirit',
      'what is the unpardonable sin',
      'which sin will god not forgive',
      'what is the sin unto death',
    ],
    topics: ['unforgivable sin', 'blasphemy', 'holy spirit'],
    summary:
      'Jesus named it when scribes from Jerusalem watched him free people from demons and declared that he did so by Satan’s power. To see God’s Spirit at work and call it devilish, knowingly and persistently, is to close the one door through which forgiveness comes. It is no slip of the tongue and no bad thought that intrudes. Those who fear that they have done it show by their fear that they have not.',
    explanation:
      'The setting decides the meaning. In Mark the accusation comes first, that Jesus has an unclean spirit; he replies with the parable of a divided house; then he says that all sins may be forgiven except this; and Mark adds the reason in his own words, because they were saying so (Mark 3:22-30). Matthew’s version goes further and contrasts it with speaking against the Son of man, which can be forgiven (Matthew 12:31-32). Even insulting Jesus, then, was not beyond pardon, and some who shouted for his death were among those forgiven weeks later (Acts 2:36-38). Paul calls himself a former blasphemer (1 Timothy 1:13).\n\nTwo other texts are often brought in. Hebrews speaks of those who cannot be renewed to repentance, since they crucify the Son afresh (Hebrews 6:4-6), and of wilfully continuing (Hebrews 10:26-29). John mentions a “sin unto death” and does not explain it (1 John 5:16). All three concern a refusal of the remedy, and not a deed too dirty for it.\n\nPeople with anxious or obsessive minds have been tormented by this fear for centuries; John Bunyan was one. It was not aimed at them. Jesus was warning confident religious experts, and in the same breath he says how wide forgiveness is.',
    references: [
      {
        scripture: 'Mark 3:22-30',
        why: 'The saying with its occasion and the evangelist’s explanation of what was meant.',
      },
      { scripture: 'Matthew 12:31-32', why: 'Adds the contrast: to speak against Jesus himself can be forgiven.' },
      { scripture: 'Luke 12:8-10', why: 'Luke sets it among warnings about confessing or denying Christ.' },
      { scripture: 'John 6:37', why: 'For the frightened: those who come are not cast out, so coming is the answer.' },
      { scripture: '1 Timothy 1:13', why: 'Paul had blasphemed and received mercy, having acted in ignorance.' },
      { scripture: 'Hebrews 6:4-6', why: 'A related warning about people who turn away from what they had tasted.' },
      {
        scripture: 'Hebrews 10:26-29',
        why: 'Speaks of insulting the Spirit of grace, the closest parallel in the letters.',
      },
      {
        scripture: '1 John 5:16-17',
        why: 'A sin leading to death, left undefined, about which John does not require prayer.',
      },
      { scripture: 'Isaiah 5:20', why: 'The attitude in advance: calling evil good and good evil.' },
      { scripture: 'Acts 7:51', why: 'Stephen on the habit behind it, always resisting the Holy Spirit.' },
    ],
    whereChristiansDiffer:
      'Augustine, with the Lutheran and Catholic traditions largely after him, took it as dying impenitent, refusing forgiveness to the end. Many Reformed and evangelicals see a deliberate rejection, against better knowledge, of the Spirit’s witness to Christ, which hardens beyond repentance. Some hold that it could be committed only by those who saw Jesus’ miracles with their own eyes. All three agree that whoever still wishes to be forgiven may be.',
  },
  {
    question: 'Are all sins equal?',
    aliases: [
      'are some sins worse than others',
      'is every sin the same in god’s eyes',
      'what are mortal and venial sins',
      'what is the worst sin',
      'are there degrees of sin',
    ],
    topics: ['sin', 'degrees of sin', 'judgement', 'mortal sin'],
    summary:
      'Equal in one respect only: any sin is enough to make a person guilty, and each needs the same forgiveness. In other respects scripture grades them. Jesus told Pilate that another had the greater sin, spoke of weightier matters of the law, and expected some towns to fare worse than Sodom. Knowledge, intention, harm done and the trust betrayed all count.',
    explanation:
      'The saying that all sins are equal leans on James, for whom breaking one command makes one a lawbreaker (James 2:10-11). He is writing about favouring the rich in church, and his point is that you cannot choose your commandments. He does not say that snobbery and murder weigh the same. Nor does Jesus when he carries murder back to anger and adultery to a look (Matthew 5:21-28): the inner act is culpable, but nobody would rather be murdered than resented.\n\nThe Law of Moses distinguished too. Sins of error had sacrifices; sins “with a high hand”, in open defiance, had none (Numbers 15:27-31). Ezekiel is shown abominations, then greater ones (Ezekiel 8:6). A servant who knew his master’s will is beaten more than one who did not (Luke 12:47-48). Teachers will be judged more strictly (James 3:1). And Jesus keeps his hottest words for religious people who rob widows (Mark 12:38-40) and for those who cause a child to stumble (Matthew 18:6).\n\nFrom the other direction, forgiveness can be larger or smaller as well: two debtors, fifty and five hundred, neither of whom could pay (Luke 7:41-43). In that sense the difference is real, and it makes none.',
    references: [
      { scripture: 'John 19:11', why: 'Jesus speaks of a “greater sin”, so there are lesser ones.' },
      {
        scripture: 'James 2:10-11',
        why: 'The basis of the claim that all are equal: one breach makes one a transgressor.',
      },
      { scripture: 'Luke 12:47-48', why: 'Guilt measured by knowledge, and punishment with it.' },
      { scripture: 'Matthew 23:23', why: 'Some matters of the law are weightier: judgement, mercy and faith.' },
      { scripture: 'Numbers 15:27-31', why: 'The Law separates mistakes from defiance.' },
      { scripture: 'Matthew 11:20-24', why: 'Different degrees of judgement for towns with different opportunities.' },
      { scripture: 'Romans 3:22-23', why: 'The sense in which there is no difference: all fall short.' },
      { scripture: '1 John 5:16-17', why: 'All wrong is sin, and yet some is unto death and some is not.' },
      {
        scripture: 'Matthew 5:21-22',
        why: 'Takes anger as seriously as law courts take killing, with steps of its own.',
      },
      { scripture: 'Luke 7:41-43', why: 'Debts of unlike size, both cancelled, and love in proportion.' },
      {
        scripture: 'Proverbs 6:16-19',
        why: 'A list of seven things that God particularly hates; most of them injure others.',
      },
    ],
    whereChristiansDiffer:
      'Catholics distinguish mortal sins (grave matter, full knowledge, deliberate consent), which destroy the life of grace, from venial ones, which wound it, appealing to 1 John 5:17. Orthodox Christians speak less in categories and more of sickness, some forms graver than others. The Reformers rejected the distinction in so far as every sin deserves condemnation, yet the Westminster Larger Catechism lists at length what makes one sin more heinous than another.',
  },
  {
    question: 'What is sin?',
    aliases: [
      'what does the bible mean by sin',
      'how do i know if something is a sin',
      'what is original sin',
      'are people born sinful',
      'what makes something a sin',
    ],
    topics: ['sin', 'original sin', 'guilt', 'the fall'],
    summary:
      'The commonest biblical words mean missing a target, twisting what was straight, and rebelling. Sin is all three: falling short, going crooked, defying. John defines it as lawlessness; Paul also treats it as a power that enslaves, not merely a list of deeds. It includes good left undone. Since the law is summed up in love, every sin is at bottom a failure to love God or somebody made in his image.',
    explanation:
      'Psalms 51:1-2 uses three Hebrew terms within two verses, transgression, iniquity and sin. The last has an everyday use: left-handed slingers of Benjamin could hit a hair and not “miss” (Judges 20:16). The story in Genesis 3 never uses any of them; there sin is distrust, a bite, and hiding. The word itself first appears in the next chapter, where God tells Cain that it crouches at the door (Genesis 4:7).\n\nJesus moves the boundary inward. What defiles comes from the heart (Mark 7:20-23). James adds the sin of omission (James 4:17), and Paul a test for grey areas: whatever one cannot do in faith is sin for that person (Romans 14:23).\n\nIs it something that we do or something that we are? Both. All have sinned, Paul writes (Romans 3:23), and he describes a person who wants the good and finds another law at work in his limbs (Romans 7:18-20). He traces it to Adam, through whom sin came in (Romans 5:12). Ezekiel, however, insists that children do not bear a parent’s guilt (Ezekiel 18:20). Knowing the diagnosis is meant to lead on: the one whom John points out is a lamb who takes it away (John 1:29).',
    references: [
      { scripture: '1 John 3:4', why: 'The one formal definition: sin is lawlessness.' },
      { scripture: 'Romans 3:23', why: 'Its scope, everyone, and its measure, the glory of God.' },
      {
        scripture: 'Mark 7:20-23',
        why: 'Where it comes from: a long list of things, from murder to folly, out of the heart.',
      },
      { scripture: 'James 4:17', why: 'The good that one knows and does not do belongs to it.' },
      { scripture: 'Matthew 22:37-40', why: 'What sin falls short of, two commands to love.' },
      { scripture: 'Genesis 3:6-10', why: 'Shown and not defined: taking, knowing, hiding, afraid.' },
      { scripture: 'Genesis 4:7', why: 'The first use of the word, as something crouching that can be mastered.' },
      { scripture: 'Romans 7:18-25', why: 'Sin as a power that overrules good intentions, and the cry for rescue.' },
      { scripture: 'Psalms 51:3-5', why: 'Owns it before God and feels it to reach back to birth.' },
      { scripture: 'Isaiah 53:6', why: 'Everyone like straying sheep, each on a road of his own.' },
      { scripture: 'Romans 14:23', why: 'A rule for doubtful things: acting against conscience.' },
    ],
    whereChristiansDiffer:
      'Augustine taught that Adam’s guilt and corrupted nature pass to everyone; Catholics keep this as a deprivation of grace which is not a personal fault, Lutherans and Calvinists stress the depth of the corruption. The Orthodox hold that we inherit death and weakness, not guilt. Pelagius, condemned at Carthage in 418, thought that people can choose good without special grace. Jewish readers of Genesis generally speak of an inclination to evil, not of original sin.',
  },
  {
    question: 'Why do I keep sinning?',
    aliases: [
      'how do i stop sinning',
      'how can i overcome temptation',
      'why do i keep doing the same sin',
      'i keep failing god',
      'how do i break a sinful habit',
      'will god forgive the same sin again',
    ],
    topics: ['temptation', 'habit', 'struggle', 'self-control'],
    summary:
      'You are in company: Paul describes doing the very thing he hates. Christians have a new life and an old pull, and the two disagree. The Bible’s help is practical. Flee some things, tell somebody, replace habits as well as dropping them, live by the Spirit, and look for the way out that God provides. When you fall, get up and confess. Peter was told to forgive without counting.',
    explanation:
      'Romans 7:15-25 puts the experience in words that many have felt were written about them. Whether Paul means himself as a Christian, himself before, or humanity under the law is disputed; the cry at the end and the thanks that answer it fit all three. In Galatians the conflict is plainly inside believers, flesh against Spirit, and the counsel is a direction for walking (Galatians 5:16-17).\n\nMuch of the advice is physical. Joseph leaves his coat and runs (Genesis 39:12). Jesus speaks of cutting off what trips you (Matthew 5:29-30) and tells sleepy friends to watch and pray (Matthew 26:41). Paul makes no provision for desires (Romans 13:14), and puts something in every place that he clears: the thief is to stop stealing, get work, and have something to give (Ephesians 4:28). James sends people to confess to one another (James 5:16).\n\nNo temptation is unique, and each has an exit (1 Corinthians 10:13). And grace is more than pardon; it trains (Titus 2:11-12). As to the hundredth failure, a proverb has the just man falling seven times and rising (Proverbs 24:16), and Jesus, who commanded forgiveness seven times in a day (Luke 17:4), will hardly be outdone by his own rule.',
    references: [
      {
        scripture: 'Romans 7:15-25',
        why: 'The struggle from inside, down to the sense of being two people, and the thanks at its end.',
      },
      { scripture: '1 Corinthians 10:13', why: 'You are not unusual, and a way of escape comes with the temptation.' },
      { scripture: 'Galatians 5:16-17', why: 'Explains the inner conflict, and tells how to walk in it.' },
      { scripture: '1 John 1:8-9', why: 'What to do after the fall: no pretending, and confession.' },
      { scripture: 'Romans 6:11-14', why: 'Reckon yourself dead to it: sin is no longer your lord.' },
      { scripture: 'James 4:7-8', why: 'Submit to God, resist the devil, and expect both to have effect.' },
      { scripture: 'Matthew 26:41', why: 'Jesus’ realism about willing spirit and weak flesh, said in kindness.' },
      { scripture: 'James 5:16', why: 'Brings in another person; secrecy feeds habits.' },
      { scripture: 'Hebrews 4:15-16', why: 'Help is available from one who was himself tempted.' },
      { scripture: 'Ephesians 4:22-28', why: 'Put off and put on: each old practice exchanged for a better one.' },
      { scripture: 'Proverbs 24:16', why: 'Defines the just by getting up, not by never falling.' },
      { scripture: 'Psalms 119:9-11', why: 'A young man’s method: the word stored up in the heart.' },
    ],
    whereChristiansDiffer:
      'Lutherans say that the Christian is at once righteous and sinner until death. Reformed Christians expect real but incomplete growth. Wesley taught that God can so fill a heart with love that deliberate sin ceases, and Methodist and Holiness churches still speak of entire sanctification. The Keswick movement taught victory by surrender, resting in Christ rather than striving. Catholics and Orthodox lay weight on regular confession, fasting and a guide.',
  },
  {
    question: 'What is repentance?',
    aliases: [
      'how do i repent',
      'what does it mean to repent',
      'is feeling sorry enough',
      'what is the difference between remorse and repentance',
      'do i have to confess every sin',
    ],
    topics: ['repentance', 'confession', 'turning', 'remorse'],
    summary:
      'Turning round. The Hebrew verb is the ordinary word for going back; the Greek noun means a changed mind. Regret may start it but is not the thing itself: Judas was sorry and went out to die, Peter was sorry and came back. When crowds asked John the Baptist what it looked like, he spoke of spare coats and honest accounts. It is commanded, and it is also called a gift.',
    explanation:
      'John’s examples are as unmystical as could be: share clothing and food, collect no more tax than is due, stop extorting, be content with your pay (Luke 3:8-14). Zacchaeus repents with figures, half his goods and fourfold restitution (Luke 19:8-9). Nineveh did it in sackcloth, cattle included, and by giving up violence (Jonah 3:8-10).\n\nPaul distinguishes two griefs. One, toward God, leads somewhere and leaves no regret; the other, the world’s, ends in death (2 Corinthians 7:9-11). Joel asks for torn hearts rather than torn garments (Joel 2:12-13). David’s psalm has no excuses in it and blames nobody else (Psalms 51:3-4).\n\nWhat moves a person to it? Fear sometimes. Paul names kindness (Romans 2:4), and the younger son in the parable is moved by hunger and by remembering how the servants ate at home (Luke 15:17-20). His speech is cut short by an embrace; the father had seen him a long way off. Peter says that God gives repentance (Acts 5:31), which is an encouragement to ask for it. No list of every fault is demanded. A psalmist simply asks to be cleared of those hidden from him (Psalms 19:12).',
    references: [
      {
        scripture: 'Luke 15:17-24',
        why: 'Repentance as a story: coming to oneself, going home, and being met on the way.',
      },
      { scripture: 'Luke 3:8-14', why: 'Concrete answers to what one should do, by occupation.' },
      { scripture: '2 Corinthians 7:9-11', why: 'Tells godly sorrow from the kind that only hurts.' },
      { scripture: 'Acts 3:19', why: 'The call and its promise: sins blotted out and times of refreshing.' },
      { scripture: 'Psalms 51:1-17', why: 'A model prayer, ending in the sacrifice God will not despise.' },
      { scripture: 'Joel 2:12-13', why: 'Turn with the heart; outward signs are not the point.' },
      { scripture: 'Mark 1:15', why: 'Placed by Jesus beside believing, at the very start.' },
      { scripture: 'Ezekiel 18:30-32', why: 'God pleads for it, and says that he wants no one’s death.' },
      { scripture: 'Romans 2:4', why: 'What leads to it is kindness.' },
      { scripture: 'Luke 19:8-9', why: 'A tax collector’s repentance, counted in money paid back.' },
      { scripture: 'Isaiah 55:7', why: 'Change of way and of thoughts, and abundant pardon.' },
    ],
    whereChristiansDiffer:
      'Catholics and Orthodox receive repentance in a sacrament, with confession to a priest and absolution, appealing to John 20:23; Lutherans and Anglicans keep private confession as an offer. Most other Protestants confess to God directly and to whoever was wronged. Evangelicals of the “free grace” school have held that to repent is to think differently of Christ and no more; others, with the older Protestant confessions, that it includes turning from sin.',
  },
];
