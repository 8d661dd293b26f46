import type { EncyclopediaCard } from '../../card.ts';

export const lostAndForgiven: readonly EncyclopediaCard[] = [
  {
    title: 'The Lost Sheep',
    aliases: ['parable of the lost sheep', 'ninety and nine', 'lost sheep'],
    summary:
      'Ninety-nine sheep are left, one is looked for, and its return is celebrated as if there were no others. Luke tells it to critics who grumble at Jesus’ company at table; in Matthew it is for disciples, about members who wander off.',
    details:
      'Compare the frames and you see two uses of a single story. In Luke 15:1-7 the sheep is lost, the Pharisees are being answered, and heaven rejoices over one who repents. In Matthew 18:10-14 it has gone astray, and the moral concerns the “little ones” whom leaders may not despise; Matthew even writes “if” he finds it, whereas in Luke he searches until he does. On his shoulders, with friends and neighbours called in, is Luke’s detail alone.\n\nWhat becomes of the rest? They stand in the wilderness, or on the hills, and neither version says that anyone is watching. Commentators supply an under-shepherd or a fold. The text lets the risk stand, and its question, “what man of you”, takes for granted that all would act so, although not all would. A sheep found cannot walk home, panicked and exhausted; one carries it.\n\nBehind it lies Ezekiel 34:11-16, where God says that since Israel’s shepherds have not sought the strays he will come himself. To Pharisees the comparison was a reproach as well as an excuse. Many church fathers made the ninety-nine the [[Angels]], left in heaven at the [[Incarnation]]. In the Gospel of Thomas the lost one was the largest, and is told that it was loved more than the others: a reason for the search which the canonical story pointedly lacks.',
    insights: {
      greek: {
        strongs: 'G622',
        word: 'ἀπόλλυμι',
        transliteration: 'apollymi',
        meaning:
          'To lose, and in the middle voice to perish. The one verb runs through Luke 15: the sheep and coin are lost, the son dying of hunger says “I perish”, and then was lost. Lostness there has nothing harmless about it.',
      },
    },
    historicalContext:
      'A hundred animals is a fair-sized village flock, probably tended by family members or hired hands and counted in at dusk. It is often said that shepherds were despised as thieves; the evidence is later rabbinic lists, and set against it stand David, the psalms and a God called shepherd. A midrash shows Moses carrying home a thirsty runaway kid, upon which God judges him fit to lead Israel. A shepherd with a sheep on his shoulders, a figure already used by Greeks, is painted in the baptistery of Dura-Europos, about AD 240.',
    keyScriptures: [
      'Luke 15:1-7',
      'Matthew 18:10-14',
      'Ezekiel 34:11-16',
      'Psalms 119:176',
      'Isaiah 53:6',
      'John 10:11-16',
    ],
  },
  {
    title: 'The Lost Coin',
    aliases: ['parable of the lost coin', 'lost drachma', 'woman with ten silver coins'],
    summary:
      'She lights a lamp, sweeps the floor, hunts, and then throws a party that may well have cost as much as the coin. God, in Luke’s second answer to the grumblers, behaves like a woman on her hands and knees.',
    details:
      'A sheep strays and a son leaves. The coin between them (Luke 15:8-10), which is known from no other Gospel, can do nothing towards being lost or found, so that it is hard to see it repenting, though repentance is what the conclusion speaks of. Some take the last sentence for Luke’s own application for this reason; others answer that finding simply is what [[Repentance]] looks like from the finder’s side.\n\nIn the arithmetic the stakes rise: one of a hundred, one of ten, one of two. Ten drachmas are ten days’ pay, perhaps her whole savings. Jeremias, with Arab customs in mind, supposed that they were her dowry sewn to a headdress which she would not take off even to sleep. It is a charming idea for which nothing in the text speaks.\n\nWhereas the shepherd was introduced as “what man of you”, no one says here “what woman of you”, the hearers being Pharisees and scribes; yet she stands for the same God. Preachers have been slower to say so than Luke. In the old allegories the woman is the church, or divine Wisdom, the lamp is the word made flesh, and the coin [[Image of God|the human soul]] with the king’s likeness stamped on it under the dirt, a thought found in Gregory of Nyssa and Gregory the Great alike.',
    insights: {
      greek: {
        strongs: 'G1406',
        word: 'δραχμή',
        transliteration: 'drachmē',
        meaning:
          'The standard Greek silver piece, about equal to a Roman denarius. It occurs in the New Testament only in this parable. Those whom she calls in are, in Greek, women friends and women neighbours: this is a party of housewives.',
      },
    },
    historicalContext:
      'Houses excavated at Capernaum have small high windows, if any, and floors of basalt cobbles with gaps a coin could vanish into; archaeologists still find them there. A broom of palm or twigs would make it ring against stone. A midrash on the Song of Songs in the name of Phinehas ben Jair argues in nearly the same way: for a lost coin a man lights lamp upon lamp until he finds it, so how much more should one dig for the words of Torah. There the seeker is the student and the treasure the Law.',
    keyScriptures: ['Luke 15:8-10', 'Luke 15:1-7', 'Proverbs 2:3-5', 'Luke 19:10', 'Genesis 1:27', 'Isaiah 66:13'],
  },
  {
    title: 'The Prodigal Son',
    aliases: [
      'prodigal',
      'parable of the prodigal son',
      'the lost son',
      'elder brother',
      'two sons and a loving father',
    ],
    summary:
      'A younger son cashes in his inheritance, ruins himself abroad and comes home with a speech he is not allowed to finish. The longest of Jesus’ parables, known only from Luke, does not end with him; it stops in the yard, with an elder brother who has not yet made up his mind.',
    details:
      'Luke 15:11-32 begins from a demand. Under Deuteronomy 21:17 a firstborn had a double portion, so that the younger of two could look for a third; Ben Sira strongly advises against dividing one’s goods while alive (Sirach 33:19-23). Kenneth Bailey, drawing on village life in the Near East, held that to ask was to wish one’s father dead. Others, Amy-Jill Levine among them, find no outrage in the text: early settlements happened, and the father makes no protest.\n\nA Jew feeding pigs has hit bottom. “When he came to himself” he reckons, and drafts a proposal ending in a job (Luke 15:19). Is this [[Repentance|penitence]] or hunger? Ancient preachers heard contrition; recent ones notice that food comes first. Before he can tell, the father has seen, run and kissed. Dignified men did not run. The robe, ring and shoes are given in mid-sentence, and the clause about hired servants is never spoken.\n\nThen the other son, to whom nobody has sent word, learns of the feast from a slave. He speaks of “this thy son”; his father says “this thy brother”. The charge of harlots is his own addition. Tertullian, when strict, insisted that the prodigal meant pagans and never lapsed Christians; other fathers saw Gentile and Jew. In its setting the elder’s place is that of the murmurers (Luke 15:2), who, like him, are pleaded with and not dismissed. Unlike [[The Lost Sheep]] and [[The Lost Coin]], this story has no search in it, except that twice the father comes out of the house.',
    insights: {
      greek: {
        strongs: 'G811',
        word: 'ἀσώτως',
        transliteration: 'asōtōs',
        meaning:
          'Wastefully, without saving anything: an adverb found only here in the New Testament. It says how he spent and not on what. From its Latin rendering comes “prodigal”, lavish, a heading that is not in the text.',
      },
    },
    historicalContext:
      'The “husks” are carob pods, used as fodder; a rabbi remarks that Israel repents when it has to eat carob. The fatted calf would feed a village, and meat of that kind was for great days. Of a mother nothing is said. A later Jewish parable has a king’s son a hundred days’ journey away who cannot get back, and the father sends word: come as far as you can, and I will meet you on the rest of the road. Jesus’ tale also plays with scripture, where younger sons prosper and Esau runs to embrace Jacob.',
    keyScriptures: [
      'Luke 15:11-32',
      'Luke 15:1-2',
      'Deuteronomy 21:15-21',
      'Genesis 33:1-11',
      'Jeremiah 31:18-20',
      'Hosea 14:1-4',
      'Psalms 103:8-14',
    ],
  },
  {
    title: 'The Two Debtors',
    aliases: ['parable of the two debtors', 'five hundred pence and fifty', 'two debtors and a creditor'],
    summary:
      'Barely two verses long, it is slipped across a dinner table to a host called Simon while a woman weeps over his guest’s feet. He gets the sum right and does not see that he is in it.',
    details:
      'Five hundred denarii, fifty, neither man able to pay, both let off: which will love the lender more? “I suppose”, says Simon warily, the one who was forgiven more (Luke 7:41-43). Like Nathan before [[David]] with his ewe lamb, Jesus lets a man pass judgment first. Then he turns, looking at the woman though speaking to Simon, and lists what had been missing from the welcome: water, a kiss, oil.\n\nCreditors who cancel debts because the borrowers are broke do not exist in any market. That is one oddity. The other comes in the moral. If love follows [[Forgiveness]], as the parable has it, then Luke 7:47 should mean that her love shows her to have been forgiven much. Taken by itself the sentence could mean that she was forgiven since she loved. Protestant and Catholic exegetes once fought over that “for”; today most of both take the parable as the guide, noting that the verse ends with one who is forgiven little and so loves little.\n\nWho the woman was, and what her sins, is not told. Gregory the Great in 591 merged her with [[Mary Magdalene]], whom Luke introduces a few verses later as somebody else. All four Gospels know an anointing, in Mark at [[Bethany]] in the house of another Simon (Mark 14:3-9); whether two events or one lie behind them is disputed. Only here is there a parable.',
    insights: {
      greek: {
        strongs: 'G5483',
        word: 'χαρίζομαι',
        transliteration: 'charizomai',
        meaning:
          'To give freely, from charis, grace; with a debt, to make a present of it. In the four Gospels only Luke uses the verb. Paul has it for mutual forgiveness (Ephesians 4:32; Colossians 3:13).',
      },
    },
    historicalContext:
      'The larger debt is some twenty months’ wages, the smaller about two, sums a smallholder might owe after bad harvests. Since Aramaic has no common word for being grateful, “love” may do the work of it. Guests at such dinners reclined on their left side with feet away from the table, and doors stood open, which explains how she could come in behind him. In the Talmud, Abbahu tells of two debtors, a friend and an enemy: from his friend the lender collects little by little, from the other all at once.',
    keyScriptures: [
      'Luke 7:36-50',
      '2 Samuel 12:1-7',
      'Matthew 18:23-35',
      'Mark 14:3-9',
      'Colossians 2:13-14',
      'Psalms 32:1-5',
    ],
  },
  {
    title: 'The Unforgiving Servant',
    aliases: ['unmerciful servant', 'parable of the unforgiving servant', 'wicked servant', 'ten thousand talents'],
    summary:
      'Ten thousand talents are remitted in a sentence; a hundred denarii are then extorted by the throat. Peter had asked where the limit of forgiving lies and is answered with a king, an impossible debt and a cell.',
    details:
      'Seven times, suggests [[Peter]], and thinks it generous. Seventy times seven, or seventy-seven, as the Greek may also be read, exactly reverses the vengeance that Lamech sang of (Genesis 4:24). Then follows Matthew 18:23-35, which is peculiar to this Gospel and has nothing to say about counting.\n\nThe debt is as large as Greek can make it: the highest number with a name, of the biggest unit of money. At 6,000 denarii to the talent a labourer would need about 200,000 years. Either a province’s tax-farmer or satrap is meant, or the amount is simply wild; “I will pay thee all” is comic. What he is owed in turn is the six-hundred-thousandth part. His debtor uses almost the same words that he had used himself, and this time they could even have come true.\n\nMost commentators are uneasy about the end. The king takes his pardon back, which hardly looks like seventy times seven, and Matthew 18:35 says that the Father will do likewise. Some blame the evangelist. Some say that [[Forgiveness|forgiveness]] was never received by someone whom it left unchanged. Medieval theologians debated seriously whether forgiven sins return; Aquinas answered that they do so only in the sense that ingratitude adds to the new guilt. The petition of the Lord’s Prayer about debts, with Jesus’ comment on it (Matthew 6:12-15), says the same thing without a story.',
    insights: {
      greek: {
        strongs: 'G4889',
        word: 'σύνδουλος',
        transliteration: 'syndoulos',
        meaning:
          'Fellow slave: it occurs four times in this parable, and the word is its argument, for both men belong to the same master. Courtiers of an eastern king, however grand, were called his slaves.',
      },
    },
    historicalContext:
      'On Josephus’ figures Herod Antipas drew two hundred talents a year from Galilee and Peraea, so this debtor owes the revenue of half a century. Everything about the court is foreign. Jewish law knew debt slavery, but did not allow the selling of a wife for her husband’s debt, and had no official torturers; Hellenistic kings and Roman governors did use them to find hidden money. In prison one paid by having relatives raise the sum. The ordinary creditor could have a debtor seized anywhere, hence the scene in the street.',
    keyScriptures: [
      'Matthew 18:21-35',
      'Genesis 4:23-24',
      'Matthew 6:12-15',
      'Luke 17:3-4',
      'James 2:13',
      'Ephesians 4:32',
    ],
  },
  {
    title: 'The Two Sons',
    aliases: ['parable of the two sons', 'the two sons in the vineyard'],
    summary:
      'In the temple, to men who had declined to say whether John’s baptism came from heaven, Jesus puts a question that nobody could get wrong. A few early manuscripts get it wrong all the same.',
    details:
      'One boy says he will not go to the vineyard, then goes. Another answers “I go, sir”, and does not. Which did his father’s will? “The first”, reply the chief priests and elders (Matthew 21:28-32). It is the first of three parables in a row against them, with [[The Wicked Husbandmen]] and [[The Wedding Feast]], and the only one found nowhere else in any form.\n\nCopies of it differ remarkably. Some put the polite son first, others the rude one, and in Codex Bezae with several Latin witnesses the priests choose the one who said yes and stayed at home. Jerome thought that they did so out of spite. It has been defended as a portrait of an honour culture, where to refuse a father to his face was the worse offence, and to that extent it helps: a first hearer would have winced at the open “I will not”. Most editors judge it a slip, or a scribe’s idea of what such enemies would say.\n\nThe application is tied to [[John the Baptist]]. Tax collectors and prostitutes believed him and are going ahead into the kingdom, which, strictly, does not exclude that the others follow. Chrysostom and many after him saw Gentiles and Jews in the pair, partly because that fits the order with the obedient talker first. Nothing in the passage points that way; every person in it is a Jew.',
    insights: {
      greek: {
        strongs: 'G3338',
        word: 'μεταμέλλομαι',
        transliteration: 'metamelomai',
        meaning:
          'To feel regret, change one’s mind: less weighty than metanoeō, to repent. Matthew has it of the son, of the leaders who did not, even after seeing (Matthew 21:32), and of Judas with the silver (Matthew 27:3).',
      },
    },
    historicalContext:
      'A father’s vineyard was tended by the household, and a grown son at home owed work as a matter of course. Prostitution and toll-collecting were linked in moralists’ lists, the latter being farmed out by contract and resented for searches and padding. A midrash on Exodus has a king offer a field to one tenant after another: several refuse it as beyond their strength, the last accepts and leaves it fallow. With whom will the king be angry? It is applied to Israel’s promise at Sinai, a warning from inside.',
    keyScriptures: [
      'Matthew 21:28-32',
      'Matthew 21:23-27',
      'Matthew 7:21',
      'Luke 7:29-30',
      'Exodus 24:7',
      'Ezekiel 33:31-32',
    ],
  },
];
