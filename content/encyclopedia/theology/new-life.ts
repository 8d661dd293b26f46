import type { EncyclopediaCard } from '../../card.ts';

export const newLife: readonly EncyclopediaCard[] = [
  {
    title: 'Justification',
    aliases: ['justified', 'justification by faith', 'sola fide', 'made right with god', 'imputed righteousness'],
    summary:
      'Two men go to the temple, and one of them, a collaborator with his eyes on the floor, goes home “justified” (Luke 18:14). The word is a judge’s, for finding in somebody’s favour. How God can find for the guilty without lying is the question of Romans, and it broke the western Church in two.',
    details:
      'Israel’s judges had a plain instruction: acquit the innocent, condemn the guilty (Deuteronomy 25:1). Proverbs 17:15 calls whoever does the reverse an abomination. That makes Paul’s phrase at Romans 4:5, the God who justifies the ungodly, about as provocative as he could make it. He proves it from [[Abraham]], who was counted righteous in Genesis 15, and circumcised two chapters later, so that he could be the father of both kinds of people (Romans 4:9-12). Isaiah had said that a servant would make many righteous by bearing their guilt (Isaiah 53:11).\n\nLutherans call it the article by which the Church stands or falls: for Christ’s sake a sinner is declared righteous, by faith alone, and is at once sinner and just. The Reformed add that union with Christ brings holiness with it, distinct but never apart. Trent taught that to justify is also to make just, through grace poured in at baptism, which can grow, be lost and be regained. Wesley preached the Reformers’ doctrine and feared its abuse. To the Orthodox the debate looks like a western lawsuit. The “new perspective” of Dunn and Wright hears in it first of all who belongs to God’s people.\n\nWhat had set Paul writing was a table. At [[Antioch in Syria]] [[Peter]] had stopped eating with gentiles when visitors came from James; Paul rebuked him to his face, and out of that dispute comes the sentence that nobody is justified by works of law (Galatians 2:11-16). James, who asks what good faith is to a brother without clothes, says that Abraham was justified by works when he laid his son on the altar (James 2:21-24). Either he uses the word for being shown to be right, or he corrects a slogan, or both men would have agreed over a long evening; each has been argued.',
    insights: {
      hebrew: {
        strongs: 'H6663',
        word: 'צָדַק',
        transliteration: 'tsadaq',
        meaning:
          'To be in the right; in its causative form, to declare so. It is what Absalom promised every litigant, if only he were judge (2 Samuel 15:4).',
      },
      greek: {
        strongs: 'G1344',
        word: 'δικαιόω',
        transliteration: 'dikaioo',
        meaning:
          'To deem right, acquit. Tax collectors “justify God” by accepting John’s baptism (Luke 7:29), where it cannot mean to make righteous. Latin iustificare, literally to make just, nudged the West towards the other sense.',
      },
    },
    historicalContext:
      'The Augsburg Confession of 1530 put the matter in one short article; at Regensburg in 1541 Catholic and Protestant theologians briefly agreed on a formula, which both Rome and Luther turned down. Trent’s decree of January 1547 followed seven months of debate. On 31 October 1999, in Augsburg, Lutherans and Rome signed a Joint Declaration that the old condemnations do not hit the partner’s present teaching; well over a hundred German Protestant professors had spoken against it. The Community Rule from Qumran ends with a hymn in which God’s righteousness wipes out the speaker’s sin.',
    keyScriptures: [
      'Romans 3:19-28',
      'Romans 4:1-12',
      'Galatians 2:11-21',
      'Luke 18:9-14',
      'James 2:21-26',
      'Romans 5:1-11',
      'Isaiah 53:10-12',
      'Titus 3:4-7',
    ],
  },
  {
    title: 'Sanctification',
    aliases: [
      'sanctified',
      'christian perfection',
      'growing in holiness',
      'theosis',
      'deification',
      'entire sanctification',
    ],
    summary:
      'Paul addresses the Corinthians as people already sanctified, and then spends sixteen chapters on lawsuits, incest and drunkenness at the Lord’s table. Between what they are and how they live lies everything that churches have taught about becoming holy.',
    details:
      'In the law things were sanctified by oil, blood and ownership; an altar made holy whatever touched it (Exodus 29:37). Persons too: “I am the LORD which sanctify you” (Leviticus 20:8) puts the verb on God’s side, one verse after commanding them to do it themselves (Leviticus 20:7). Ezekiel promises water, a heart of flesh and God’s own spirit (Ezekiel 36:25-27), and says that it happens for the sake of his profaned name.\n\nPaul has both moods. “Ye are sanctified” is a finished fact (1 Corinthians 6:11); to be clean from every filth and perfect [[Holiness|holiness]] is a task (2 Corinthians 7:1). Work out your own salvation, he writes, because God is at work inside you (Philippians 2:12-13), and grammar alone will not tell us where one labour ends. His proof case in the earliest letter is how a man treats his wife or his neighbour’s (1 Thessalonians 4:3-7). Hebrews says that [[Jesus]] has perfected for ever those who are being sanctified (Hebrews 10:14), two tenses in a line.\n\nHow far can one get? The test case is the man in [[Romans]] who does what he hates (Romans 7:15-25). Augustine, in later life, and after him Luther and Calvin took him for the believer, so that the fight lasts until death; Luther, who disliked progress reports, thought of each morning as a return to baptism. The Greek Fathers and Wesley took him for somebody still outside grace. Wesley concluded that a Christian may be so filled with love that wilful sin ceases, perhaps in an instant. He never claimed it for himself; people in his societies did, and he questioned them with care and wrote down their answers. Holiness churches and many early Pentecostals built on that. For Catholics what is unfinished at death is completed by purification after it. The Orthodox set no limit: God became man, said Athanasius, that we might become god, by grace and not by nature.',
    insights: {
      hebrew: {
        strongs: 'H6942',
        word: 'קָדַשׁ',
        transliteration: 'qadash',
        meaning:
          'To be or make holy. The first thing so treated is a day (Genesis 2:3). Jews say of a martyr that he sanctified the Name, kiddush hashem.',
      },
      greek: {
        strongs: 'G38',
        word: 'ἁγιασμός',
        transliteration: 'hagiasmos',
        meaning:
          'The process or its result, ten times in the New Testament, most of them in Paul’s letters. Hebrews 12:14 sets it beside peace as something to run after, without which nobody will see the Lord.',
      },
    },
    historicalContext:
      'Wesley’s Plain Account of Christian Perfection reached its final form in the 1770s. Phoebe Palmer’s Tuesday meetings in New York, begun by her sister in the 1830s, taught a shorter way, laying all on the altar; the Keswick conventions in England, from 1875, spoke of victory without claiming perfection. When William Durham preached in 1910 that sanctification is finished at Calvary and worked out over a lifetime, Pentecostals divided, and the Assemblies of God, formed in 1914, came down on his side. Gregory Palamas’s defence of monks who claimed to see God’s light was upheld at Constantinople between 1341 and 1351.',
    keyScriptures: [
      '1 Thessalonians 4:1-8',
      'Romans 6:15-23',
      'Ezekiel 36:24-28',
      'Philippians 2:12-13',
      'Hebrews 10:10-14',
      'John 17:15-19',
      '2 Corinthians 3:18',
      'Galatians 5:16-25',
    ],
  },
  {
    title: 'Adoption',
    aliases: ['sonship', 'children of god', 'sons of god by faith', 'adopted by god', 'abba father'],
    summary:
      'Of New Testament writers only Paul uses the word, five times, for a practice that Jewish law did not have and every Roman knew. Emperors came to power by it. He says that former slaves have had it done to them, and that the household cry they learn is in Aramaic.',
    details:
      'Israel had sons by other means. Moses is told to inform Pharaoh that this nation is God’s firstborn (Exodus 4:22). The king is told at his enthronement that God has begotten him today (Psalms 2:7), which in ancient Near Eastern terms may well be a formula of adoption. Hosea remembers a child taught to walk, held by the arms (Hosea 11:1-4). Individual adoptions in the Hebrew Bible happen abroad: Moses to a princess of [[Egypt]], [[Queen Esther|Esther]] to a cousin in Susa; Jacob in Egypt takes two grandsons as his own (Genesis 48:5).\n\nIn Galatians 4:1-7 an heir who is under age is no better off than a slave until the date set by the father. Then God sends the Son, so that others may become sons, and the Spirit, so that they may say so. Romans 8:14-17 has almost the same in reverse: those led by the Spirit are sons, therefore heirs, provided that they suffer with Christ; a few lines on, adoption is still awaited (Romans 8:23). Israel’s own is listed first among her gifts (Romans 9:4). “Sons” is deliberate. In that law daughters could inherit, but it was a son who carried the name, and Paul gives women the same standing.\n\nJohn uses birth instead, and children rather than sons, keeping “Son” for [[Jesus]] (John 1:12-13). The Westminster divines in 1646 gave adoption a chapter to itself, which no earlier creed had done. Lutherans tend to treat it together with [[Justification]]; Catholics and Orthodox connect it with [[Baptism]], and speak of being sons in the Son. Wesley staked much upon the Spirit’s inward witness to it. Whether God is Father of everyone by creation (Acts 17:28) or only of those adopted has separated liberal and evangelical Protestants since the 19th century.',
    insights: {
      greek: {
        strongs: 'G5206',
        word: 'υἱοθεσία',
        transliteration: 'huiothesia',
        meaning:
          'The placing of a son, a legal term common in Greek inscriptions, where a man may be called son of A by nature, of B by adoption. The Greek Old Testament never has it.',
      },
    },
    historicalContext:
      'Roman adoption mostly concerned grown men and the survival of a house. The adopted left his father’s power, debts and family cult and received a new name before witnesses. Julius Caesar adopted Octavian in his will; Claudius adopted Nero in AD 50, passing over his own boy Britannicus, a few years before Romans was written. Adoptionism, the claim that Jesus was a man made Son at his baptism, was taught in Rome by Theodotus the leather-worker about 190. Joachim Jeremias’s view that Abba was a toddler’s “Daddy” he himself later withdrew; adults used it too.',
    keyScriptures: [
      'Romans 8:14-23',
      'Galatians 4:1-7',
      'Ephesians 1:3-6',
      'Romans 9:4-5',
      'John 1:12-13',
      '1 John 3:1-2',
      'Hosea 11:1-4',
      'Exodus 4:22-23',
    ],
  },
  {
    title: 'Election',
    aliases: ['predestination', 'chosen', 'the elect', 'chosen people', 'calvinism and arminianism', 'foreknowledge'],
    summary:
      'God chooses, and generally not the one whom custom would: Abel, Isaac, Jacob, Ephraim, David, all younger. Scripture says it of a people, of kings and disciples, of Christ, and of those in him. Whether it means that individuals are picked for heaven has been asked since Augustine, with some heat.',
    details:
      'Did God choose Peter because Peter would believe, or does Peter believe because he was chosen? The canons of Dort, for the Reformed, say the second: a choice of particular people with no condition foreseen in them. Arminius, Wesley and most Pentecostals say the first, or that God chose Christ and with him whoever is in him. Lutherans confess that believers were elected and refuse to reason backwards to a decree against the rest. Baptists have fought on both sides. Catholics teach that nobody is predestined to hell and that each free answer has its place in the plan; the Orthodox, close to that, condemned Calvin’s view at Jerusalem in 1672. Karl Barth tried to move the question: Christ is both the electing God and the one rejected man.\n\nThe texts begin elsewhere, with a nation. Israel is told three things about being chosen. It was not for merit (Deuteronomy 7:6-8). It was for others: in Abraham all families are to be blessed (Genesis 12:3). And it makes judgment stricter: you only have I known, says Amos, therefore I will punish you (Amos 3:2). In his last chapter the same prophet adds that God brought Philistines and Arameans out of somewhere too (Amos 9:7). Jewish thought has mostly taken its chosenness in this way, as an appointment rather than a rank.\n\nRomans 9-11 is the quarry for all later doctrine, and its subject is why most of Israel had not believed. God loved Jacob before either twin had done anything; he hardens whom he will; the potter has a right over clay (Romans 9:10-24). Then comes a chapter in which God holds out his hands all day to the disobedient, and one in which branches broken off can be grafted in again, and all Israel will be saved. Paul ends in praise of judgments that no one can trace (Romans 11:33). Ephesians dates the choice, in Christ, to before there was a world (Ephesians 1:4). Beside these stand 1 Timothy 2:4, where God wants all to be saved, and 2 Peter 3:9, where he waits so that none need perish. [[Jesus]] says in one sentence that whoever comes will not be cast out, and that those come whom the Father gives (John 6:37).',
    insights: {
      hebrew: {
        strongs: 'H977',
        word: 'בָּחַר',
        transliteration: 'bachar',
        meaning:
          'To choose after looking, as David picks five smooth stones (1 Samuel 17:40). Deuteronomy says it again and again of two things, the people and the place where God’s name will live.',
      },
      greek: {
        strongs: 'G1589',
        word: 'ἐκλογή',
        transliteration: 'ekloge',
        meaning:
          'Selection. Acts 9:15 calls Paul a vessel of it, chosen for a task and told in the next verse what he will suffer.',
      },
    },
    historicalContext:
      'At Qumran men were assigned to light or darkness before birth; Sirach 15 protests that no one may say God led him astray. Augustine’s last works (about 428-429) taught predestination without foreseen merit, and monks in Provence demurred. Gottschalk, a Saxon monk who preached a double decree, was condemned and flogged in 849. Jacobus Arminius died in 1609; his followers’ five articles of 1610 drew the five heads of Dort. The acrostic TULIP is much younger, traceable to about 1905. Whitefield and Wesley fell out over the matter in 1740-41 and were reconciled as friends.',
    keyScriptures: [
      'Deuteronomy 7:6-8',
      'Romans 9:6-24',
      'Romans 11:25-36',
      'Ephesians 1:3-12',
      'John 6:37-44',
      '1 Peter 2:9-10',
      '1 Timothy 2:1-6',
      'Amos 3:1-2',
    ],
  },
  {
    title: 'Hope',
    aliases: ['hope in god', 'living hope', 'blessed hope', 'waiting on the lord'],
    summary:
      'Hebrew hope is a rope, quite possibly, and certainly a kind of waiting. It is not cheerfulness: the sentence that gave it its most quoted image, mercies new every morning, stands in a book about a burnt city. Paul ranks it with faith and love and says that nobody hopes for what he can see.',
    details:
      'Rahab’s scarlet cord is called by the same noun, tiqvah, as hope is elsewhere (Joshua 2:18), and Zechariah may play on the two when he speaks to prisoners of hope (Zechariah 9:12). Job has neither: his days run out, like a weaver’s thread, for lack of it (Job 7:6). What people in the Old Testament wait for is mostly in this life, sons, rain, a way home. Jeremiah’s “hope and a future” is promised to deportees with a term of seventy years attached, so that most of those who got the letter would die first (Jeremiah 29:10-11). In the third chapter of Lamentations a man who has eaten gravel calls something to mind, and therefore has hope (Lamentations 3:16-24).\n\nResurrection gives it a horizon past death. Of [[Abraham]] Paul says that he believed against hope, in hope (Romans 4:18); of hope itself, that it is at the far end of a chain beginning with trouble (Romans 5:3-5), and does not put to shame because love has already been poured in. Creation is included (Romans 8:20-25). Gentiles before they met Christ had none, he tells the Ephesians; mourners at Thessalonica are to grieve, though not like people without any (1 Thessalonians 4:13). Hebrews compares it to an anchor, and throws it upwards, behind the curtain (Hebrews 6:18-20). First Peter asks for a reasoned account of it, given gently (1 Peter 3:15).\n\nWhat it should be fixed on is debated. Medieval piety longed for the vision of God; the Orthodox liturgy “remembers” the second coming as though it had happened. Jürgen Moltmann, a German soldier who met the Psalms in a Scottish prison camp, argued in 1964 that Christian faith is hope from end to end, and Catholic liberation theologians drew social conclusions. Dispensationalists keep Titus 2:13, the blessed hope, for the rapture.',
    insights: {
      hebrew: {
        strongs: 'H8615',
        word: 'תִּקְוָה',
        transliteration: 'tiqvah',
        meaning:
          'Hope, and in Joshua 2 a cord; the verb behind it means to wait, perhaps by way of tension. Hatikvah, The Hope, is Israel’s national anthem, with Ezekiel’s dry bones behind its words.',
      },
      greek: {
        strongs: 'G1680',
        word: 'ἐλπίς',
        transliteration: 'elpis',
        meaning:
          'In classical Greek mere expectation, good or bad. Hesiod left it in Pandora’s jar under the lid, and whether that was a mercy is unclear. The gospels do not have the noun at all; Acts and the letters do.',
      },
    },
    historicalContext:
      'Thucydides has Athenian envoys tell the besieged Melians that hope is an expensive comforter. Epitaphs of the Roman age say “I was not, I was, I am not, I don’t care” often enough for the Latin to be abbreviated. The anchor is among the oldest Christian signs in the catacombs, second- and third-century work, and it appears there before the cross does. Faith, hope and love became the three theological virtues, set above Plato’s four; Dante gives them white, green and red.',
    keyScriptures: [
      'Lamentations 3:19-26',
      'Romans 5:1-5',
      'Romans 8:18-25',
      'Jeremiah 29:10-14',
      'Hebrews 6:17-20',
      '1 Peter 1:3-9',
      'Psalms 130:5-8',
      '1 Thessalonians 4:13-18',
    ],
  },
];
