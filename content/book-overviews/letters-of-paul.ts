import type { BookOverview } from '@berea/validation';

/** Romans to Galatians, and the letters that nearly all scholars give to Paul as well: Philippians, 1 Thessalonians, Philemon. */
export const lettersOfPaul = {
  Rom: {
    title: 'The Letter of Paul to the Romans',
    author:
      'Paul, dictating to Tertius (16:22); this is not in doubt. Whether the greetings of chapter 16 first went to Rome or to Ephesus, and where the closing doxology belongs, are smaller debates, since manuscripts differ.',
    dateWritten: 'About AD 56-58, probably from Corinth.',
    keyThemes: [
      'The righteousness of God',
      'Justification by faith',
      'Life in the Spirit',
      'Israel’s unbroken calling',
      'Welcoming one another',
    ],
    summary:
      'Paul writes to a church he has not founded, hoping for its support on the way to Spain, and lays out his gospel at length. Its thesis stands in 1:16-17. The argument starts with the universal need: Gentiles who exchange the creator for images, moralists who do what they condemn, possessors of the law who break it. The turn comes at 3:21: God’s righteousness has appeared apart from the law, through the faithfulness of Jesus, or faith in him, for the Greek allows both. Abraham was counted righteous before circumcision; Adam and Christ are set over against each other (chapter 5); baptism means dying with him; and a divided self, whoever the I of chapter 7 may be, cries for rescue. Chapter 8 answers with the Spirit, groaning creation, and a love nothing can break. Chapters 9-11 are no appendix. If Israel has stumbled, has God’s word failed? An olive tree with grafted branches warns Gentile pride, and the outcome is mercy on all. From 12:1 the mercies become conduct: varied gifts, enemies fed, taxes paid, and strong and weak at one table. Augustine, Luther, Wesley and Barth each began again from this text; recent study stresses its Jewish setting and what it says to a church of mixed origin.',
  },
  '1Cor': {
    title: 'The First Letter of Paul to the Corinthians',
    author:
      'Paul, with Sosthenes named beside him; undisputed. He mentions an earlier letter, now lost (5:9). The verses silencing women (14:34-35) are held by a number of scholars to be an insertion, since they sit awkwardly with 11:5.',
    dateWritten: 'About AD 53-55, from Ephesus.',
    keyThemes: [
      'Unity against factions',
      'The cross as wisdom',
      'Body and sexuality',
      'Freedom limited by love',
      'Spiritual gifts',
      'Resurrection',
    ],
    summary:
      'A young church in a rich port has written with questions, and visitors have brought worse news. Paul takes the topics one by one. First factions: some follow him, others Apollos or Cephas, as if teachers were brands; against the taste for brilliance he sets a crucified man, foolishness that is wiser than wisdom (1:18-25). Then a case of incest, lawsuits between members, visits to prostitutes. From chapter 7 he answers the letter from Corinth, on marriage and singleness, careful to tell his own opinion from a command; on meat from temples, where those who are right must watch the conscience of others, with his own waived salary as an example; on heads in worship; on a common meal at which the rich get drunk and the poor go hungry, with the oldest account of the last supper (11:23-26). Gifts come next: one body, many members, and, lest anyone take speaking in tongues for the summit, the chapter on love (13), often read at weddings and written for a quarrelling congregation. The final theme is the resurrection. A tradition he had received lists witnesses (15:3-8), within some twenty years of the events, and he insists that bodies matter, transformed as a seed is. A collection and travel plans end the letter.',
  },
  '2Cor': {
    title: 'The Second Letter of Paul to the Corinthians',
    author:
      'Paul, with Timothy; authenticity is not questioned, unity is. The abrupt change at chapter 10 leads many to assume that parts of two or more letters were joined; 6:14-7:1 also seems to interrupt its context.',
    dateWritten: 'About AD 55-57, mostly from Macedonia.',
    keyThemes: [
      'Strength in weakness',
      'Comfort in affliction',
      'Reconciliation',
      'New covenant ministry',
      'Generosity',
    ],
    summary:
      'Between the two letters something went badly wrong: a painful visit, an insult, a severe letter written in tears (2:4). Now Titus has met Paul with good news, and relief breaks out, yet the wounds remain visible. This is his most personal writing. He has been so crushed that he despaired of life, and found there the God who raises the dead (1:8-9). Why had he changed his plans? Why should anyone trust an apostle without letters of recommendation? His answer is a theology of ministry: treasure in clay jars (4:7), life at work in dying, an unveiled face beside that of Moses, ambassadors pleading for reconciliation (5:18-20). Two chapters appeal for the Jerusalem collection with tact and some pressure, invoking a wealth that became poor (8:9) and givers who are cheerful. Then, at 10:1, the tone turns to irony. Rivals whom he calls super-apostles boast of visions and eloquence; he will play the fool and boast too, of beatings, shipwrecks, sleepless nights, and an escape in a basket. A rapture to the third heaven is told in the third person and capped by a thorn in the flesh, three times prayed against and not removed (12:7-9). The closing blessing became a daily formula of Christian worship.',
  },
  Gal: {
    title: 'The Letter of Paul to the Galatians',
    author:
      'Paul, undisputed; he adds the end in large letters of his own (6:11). Whether the readers lived in the south of the Roman province or were ethnic Galatians farther north is an old controversy that affects the date.',
    dateWritten: 'About AD 48-49 on the southern theory, making it perhaps the earliest letter; otherwise about 52-56.',
    keyThemes: ['Freedom', 'Faith and works of the law', 'Abraham’s children', 'One in Christ', 'Fruit of the Spirit'],
    summary:
      'There is no thanksgiving. Paul goes straight from greeting to astonishment: the Galatians are deserting to another gospel (1:6). Teachers have come who say that Gentile believers need circumcision and the law in order to belong to Abraham’s family. He defends himself first, in a compressed autobiography that is our best source for his life: persecution, a revelation, two visits to Jerusalem, the handshake of the pillars, and a public clash with Peter, who had stopped eating with Gentiles in Antioch (2:11-14). Out of that quarrel grows the principle that nobody is justified by works of the law. Did the Spirit come by rules or by trust? Abraham believed, and that was counted; the law arrived four centuries later as a guardian, until faith came (3:23-25). Baptism dissolves the ranking of Jew and Greek, slave and free, male and female (3:28). An allegory of Hagar and Sarah follows, ingenious and troubling. Freedom, however, is not licence: it serves through love, and the Spirit bears a fruit whose nine parts are listed beside the works of the flesh (5:19-23). Luther called it his wife. Scholars now argue whether the target was earning salvation or making ethnic markers a condition; the heat of the letter fits both.',
  },
  Phil: {
    title: 'The Letter of Paul to the Philippians',
    author:
      'Paul, with Timothy, from prison; accepted as genuine. Some find two or three letters put together because of the break at 3:1-2. The poem in 2:6-11 is widely considered an earlier hymn, though Paul may have composed it.',
    dateWritten: 'About AD 60-62 if from Rome, 57-59 if from Caesarea, or 52-55 if from Ephesus.',
    keyThemes: [
      'Joy in prison',
      'The mind of Christ',
      'Partnership in the gospel',
      'Knowing Christ above all',
      'Contentment',
    ],
    summary:
      'A prisoner who may be executed thanks friends for money, and the word that keeps returning is joy. The Philippians were Paul’s first church in Europe and the only one from which he accepted regular help. Epaphroditus, who had brought the latest gift and nearly died on the errand, now carries this reply. The chains, Paul reports, have advanced the message, since the whole guard knows why he sits there, and even preachers who envy him do some good (1:12-18). Whether to live or to die he hardly knows how to choose. A request for harmony follows, for there is friction, later named: Euodia and Syntyche (4:2). To support it he cites lines that have shaped Christian thought about Christ more than almost any others: one in the form of God emptied himself, took a slave’s place, went as far as a cross, and was given the name above every name (2:6-11). With chapter 3 comes a sudden warning against people who rely on circumcision. His own pedigree, faultless by that measure, he has written off as rubbish for the sake of knowing Christ, and he runs on, not having arrived. The last page counsels prayer in place of worry, lists what is worth thinking about, and signs the receipt with a teaching on having enough.',
  },
  '1Thess': {
    title: 'The First Letter of Paul to the Thessalonians',
    author:
      'Paul, Silvanus and Timothy in the address; Paul’s authorship is secure. A harsh passage on Judeans (2:14-16) is suspected by some to have been added after AD 70.',
    dateWritten: 'About AD 50-51, from Corinth: very likely the oldest writing in the New Testament.',
    keyThemes: [
      'Faith, love and hope',
      'Encouragement under pressure',
      'Holiness and honest work',
      'The coming of the Lord',
      'Comfort for mourners',
    ],
    summary:
      'This may be the earliest Christian document we possess, a note of relief to people baptised only months before. Paul had to leave Thessalonica in a hurry (Acts 17:1-10) and, unable to bear the uncertainty, sent Timothy, who has returned with good news. Most of the letter is therefore thanksgiving. The readers had turned from idols to a living God and to waiting for his Son (1:9-10); their reputation has spread. He recalls his conduct among them, gentle as a nurse, encouraging as a father, working night and day so as to cost them nothing. Two requests follow, sexual integrity and quiet manual labour that earns outsiders’ respect. Then a question they had not expected to need: some of their number have died. Will they miss the Lord’s arrival? The answer, in 4:13-18, is that the dead rise first and all are gathered together; the modern doctrine of a secret rapture was built upon its images in the 19th century, and most other Christians read them of one public return. The day itself comes like a thief, so that calculation is useless and wakefulness everything. A burst of short commands ends the letter, to rejoice, to pray, to test all things, and it is to be read aloud to everyone (5:27).',
  },
  Phlm: {
    title: 'The Letter of Paul to Philemon',
    author: 'Paul, in his own hand at least for the promise to pay (1:19); accepted by practically all scholars.',
    dateWritten: 'About AD 60-62 if written from Rome; about 53-55 if from Ephesus.',
    keyThemes: [
      'A slave as brother',
      'Persuasion instead of command',
      'Forgiveness and debt',
      'House church',
      'Reconciliation',
    ],
    summary:
      'Twenty-five verses on papyrus, the length of an ordinary ancient letter, concern one man. Onesimus belongs to Philemon, in whose house a congregation meets; he has been separated from his master, as a runaway in the usual reading, or perhaps as someone seeking a mediator or sent with help. In prison he has met Paul and become a believer, a child born in chains. Now he travels back carrying these lines. Every phrase is weighed. Paul could give orders and prefers to appeal for love’s sake (1:8-9); he makes a pun on the name, which means useful; he would have liked to keep him, but wants consent. Then the point: receive him no longer as a slave but as more, a beloved brother, in the flesh as well as in the Lord (1:16), just as you would receive me. Any loss may be put on the writer’s account, though he will not mention what the addressee owes him. The whole house church listens to this private matter, a guest room is to be got ready, and compliance beyond the request is expected. Did he mean freedom? He never says so. Slaveholders and abolitionists both quoted the letter; what it certainly does is to make the old relation impossible to live in unchanged.',
  },
} satisfies Record<string, BookOverview>;
