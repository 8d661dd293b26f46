import type { EncyclopediaCard } from '../../card.ts';

export const prayerAndTables: readonly EncyclopediaCard[] = [
  {
    title: 'The Good Samaritan',
    aliases: ['good samaritan', 'parable of the good samaritan', 'who is my neighbour', 'jericho road'],
    summary:
      'Asked to define “neighbour”, Jesus tells of a man stripped and half dead on the road down to Jericho, of two clergy who keep to the far side, and of a third traveller who was the last person a Jewish audience would have cast as the hero. The question comes back turned round.',
    details:
      'A lawyer, which here means an expert in the [[Law]], has himself combined love of God with love of neighbour (Luke 10:25-28). “And who is my neighbour?” asks how far the second goes. Leviticus 19:18 could be read as meaning fellow Israelites, though Leviticus 19:34 adds the resident alien.\n\nA man without clothes or speech shows no nation, rank or religion. Hearers would expect the list priest, Levite, ordinary Israelite: the standing three classes of Judaism. The third is a Samaritan, and [[Luke]] had reported one chapter before that Samaritans refused Jesus a bed (Luke 9:52-53). Why did the first two pass? Preachers cite purity, since priests should avoid corpses (Leviticus 21:1-4). Against this, the man was alive, they were travelling away from [[The Temple]], the rule bound Levites less, and the Mishnah obliges even a high priest to bury an abandoned body. The text offers no excuse. Martin Luther King thought of fear.\n\nAt the end the issue is no longer who deserves help but who gave it; the lawyer cannot quite say “Samaritan”. From Origen’s day the story was an allegory: Adam fallen among demons, Christ the rescuer, the inn the [[Church]], and for Augustine the innkeeper was [[Paul]]. Calvin dismissed all that. Joseph Halévy guessed in 1882 that the third man was originally an Israelite; hardly anyone agrees.',
    insights: {
      greek: {
        strongs: 'G4139',
        word: 'πλησίον',
        transliteration: 'plēsion',
        meaning:
          'Near; with the article, the one nearby. The lawyer means somebody towards whom he has duties. Jesus asks who “was” or became neighbour (Luke 10:36): nearness is something one does.',
      },
    },
    historicalContext:
      'The road drops about a thousand metres in twenty-seven kilometres of desert ravines and long had a name for robbers. Samaritans kept the Pentateuch and worshipped at Gerizim; John Hyrcanus had razed their temple there over a century earlier, and under the first governors of Judea some Samaritans scattered bones in the Jerusalem temple, according to Josephus. Two denarii paid for a number of days’ board; estimates run from several to over twenty. In 2 Chronicles 28:15 men of Samaria clothe, anoint and bring home by donkey to Jericho their Judean captives.',
    keyScriptures: [
      'Luke 10:25-37',
      'Leviticus 19:18',
      'Leviticus 19:33-34',
      '2 Chronicles 28:8-15',
      'Luke 9:51-56',
      'John 4:9',
      'Hosea 6:6',
    ],
  },
  {
    title: 'The Friend at Midnight',
    aliases: ['parable of the friend at midnight', 'importunate friend', 'importunate neighbour'],
    summary:
      'Bread is wanted at midnight for somebody else’s supper. This small comedy of a bolted door and a bed full of children follows directly on the Lord’s Prayer in Luke, and its moral hangs on one Greek noun which translators have long softened.',
    details:
      'The whole is one long question: which of you could have a friend who would say such a thing (Luke 11:5-7)? The expected answer is nobody. A host in a village could not fail to feed a traveller without disgrace, and neither could the neighbour, as the reputation of the place was at stake. Travelling by night to avoid the heat is sometimes adduced, though in Palestine’s hills people seldom did.\n\nThen comes the crux. He will get up, if not out of friendship, because of “his” anaideia (Luke 11:8). Whose? Most translations give persistence or importunity and refer it to the man outside, but nothing in the story says that he knocked more than once, and the word means shamelessness. Kenneth Bailey and others attach it to the sleeper, who wishes to avoid being shamed. Klyne Snodgrass shows from several hundred instances that the noun is always a fault, and sees the brazen asker at such an hour. Either way a lesser to greater follows: if such a man will rise, how much more will God give. The verses after it say so, with a father, a fish and a snake (Luke 11:9-13).\n\nWhether the parable teaches keeping on in [[Prayer]] therefore depends partly on [[The Persistent Widow]], which certainly does. Augustine made the three loaves the Trinity. It is, at any rate, the only prayer in the Gospels for bread to be passed on.',
    insights: {
      greek: {
        strongs: 'G335',
        word: 'ἀναίδεια',
        transliteration: 'anaideia',
        meaning:
          'Shamelessness, effrontery; here only in the New Testament. Later Christian writers began to use it well of bold prayer, very likely because of this verse.',
      },
    },
    historicalContext:
      'In a one-room house the family slept together on mats, often on a raised part with the animals below. A wooden bar drawn through rings held the door, and shifting it meant noise and waking everyone. Bread was baked at home, by turns in a shared court oven, so people knew who had some left. Three small loaves made a meal for one. The Talmud preserves a saying in the name of Nahman that cheek avails even towards heaven; it is said of Balaam, who asked twice and was allowed to go.',
    keyScriptures: [
      'Luke 11:5-8',
      'Luke 11:1-4',
      'Luke 11:9-13',
      'Luke 18:1-8',
      'Genesis 18:22-32',
      'Proverbs 3:27-28',
    ],
  },
  {
    title: 'The Persistent Widow',
    aliases: ['unjust judge', 'parable of the unjust judge', 'importunate widow', 'parable of the persistent widow'],
    summary:
      'Before the story begins Luke gives its meaning away: pray and do not lose heart. What follows is alarming, for the figure who stands where one expects God is a judge who says of himself that he fears neither God nor man.',
    details:
      'She wants a verdict against an opponent, and has no bribe and no patron. All she can do is come. For a while he refuses; then he talks to himself, as Luke’s characters do, and gives in, in order not to be worn out, or, if the verb is pressed, hit in the eye (Luke 18:4-5). A man afraid of nobody is frightened of a widow.\n\nJesus draws the contrast rather than the likeness: hear what that judge says, and will not God do right by those who cry to him (Luke 18:6-7)? The end of the verse is obscure, and may ask whether he delays over them, or state that he is patient with them. “Speedily” then meets the experience of every reader who has waited, and the last question, about [[Faith]] on earth when the Son of man comes (Luke 18:8), hands the doubt back. Since the discourse before it concerns those days, this is prayer for God’s justice first, and not for whatever one likes.\n\nJülicher kept only the tale and gave its applications to the church. Some recent readers refuse to make her simply sweet: she demands vengeance, as the word can mean, and we never learn whether her case was good. William Herzog sees a woman breaking the silence which a corrupt court required. With [[The Friend at Midnight]] it forms a pair, male and female, bread and law.',
    insights: {
      greek: {
        strongs: 'G5299',
        word: 'ὑπωπιάζω',
        transliteration: 'hypōpiazō',
        meaning:
          'To strike under the eye, a boxer’s word, which Paul uses of treating his own body hard (1 Corinthians 9:27). “Weary me” is a cautious rendering: the judge may be joking that she will give him a black eye.',
      },
    },
    historicalContext:
      'Widows head the Bible’s list of the unprotected, and whoever harms one is threatened in person (Exodus 22:22-24). Ben Sira says that the Lord, being an impartial judge, will not ignore the widow’s complaint or the tears on her cheek (Sirach 35:12-15). Petitions by widows to officials survive among the papyri of Egypt; women could and did go to law. Single judges of this sort were royal or municipal appointees; village cases went before several elders. A traveller of the 19th century, Henry Tristram, describes a woman at Nisibis who won her suit by shouting until the judge heard her.',
    keyScriptures: [
      'Luke 18:1-8',
      'Exodus 22:22-24',
      'Luke 11:5-13',
      '2 Chronicles 19:6-7',
      'Isaiah 1:17',
      'Revelation 6:9-11',
      '1 Thessalonians 5:17',
    ],
  },
  {
    title: 'The Pharisee and the Publican',
    aliases: ['pharisee and tax collector', 'parable of the pharisee and the publican', 'be merciful to me a sinner'],
    summary:
      'Two men climb to the temple to pray and one goes home right with God. Centuries of sermons have made the outcome obvious; to those who first heard it the wrong man won.',
    details:
      'The Pharisee begins as psalms do, with thanks, asks for nothing, and gives the credit for what he is to God. Fasting twice a week and tithing all his income (Luke 18:12) go well beyond what the law requires. None of it is said to be untrue. The toll-collector worked for an oppressive system and for his own pocket. He offers no restitution, unlike Zacchaeus one chapter on, and promises nothing. He stands far off, looks down, strikes his breast and says six words in Greek.\n\nJesus does not explain why the verdict falls as it does, beyond the saying on the exalted and the humbled (Luke 18:14), which Luke has used before at [[The Lowest Seat]]. His introduction points to trust in oneself with contempt for others; and the first man’s prayer does turn, in its middle, to look over its shoulder. Protestants have found [[Justification]] by faith in “justified”, the nearest that any Gospel comes to Paul; Catholics, [[Repentance]] and humility.\n\nThe trap is to thank God that one is not like this Pharisee, and Christian readers have fallen into it with regard to Jews in general. Amy-Jill Levine urges that Pharisees were admired, that both men pray within the same system of atonement, and that the preposition in the verdict could even mean “alongside”. Most translators keep “rather than”.',
    insights: {
      greek: {
        strongs: 'G2433',
        word: 'ἱλάσκομαι',
        transliteration: 'hilaskomai',
        meaning:
          'To make atonement, be propitiated. It is not the usual cry for pity (eleēson), but a term from the altar, met otherwise only in Hebrews 2:17. Said in the temple, perhaps while the daily lamb was burning, it asks that the sacrifice be for him.',
      },
    },
    historicalContext:
      'A lamb was offered morning and mid-afternoon, with incense, and people gathered in the courts to pray at those hours (Luke 1:10). Monday and Thursday are later named as the fast days of the pious. The Talmud reports a rabbi’s prayer on leaving the house of study, thanking God that his lot is among students and not those who sit at street corners: real gratitude in nearly the same form. Beating the breast was more a woman’s gesture; Luke has it again of the crowds leaving Golgotha (Luke 23:48).',
    keyScriptures: [
      'Luke 18:9-14',
      'Psalms 51:1-4',
      'Deuteronomy 26:12-15',
      'Luke 1:8-10',
      'Luke 19:1-10',
      'Romans 3:23-27',
    ],
  },
  {
    title: 'The Lowest Seat',
    aliases: ['parable of the lowest seat', 'places of honour at the feast', 'the chief seats', 'go up higher'],
    summary:
      'Watching guests jostle for couches, Jesus gives advice that sounds like mere good manners: sit at the bottom and wait to be called up. Luke nevertheless insists on calling it a parable.',
    details:
      'It is a sabbath meal at the house of a leading Pharisee, who has just seen [[The Man with Dropsy]] healed (Luke 14:1-11). The counsel is borrowed. Proverbs 25:6-7 already tells the courtier that it is better to hear “come up hither” than to be put lower in front of a prince; Jesus moves it from court to wedding. The closing line on self-exaltation appears in Matthew too, in other connections (Matthew 23:12).\n\nTaken as etiquette it has an awkward side, since to sit low in hope of being moved up is pride by a longer road. Chrysostom noticed, and so has nearly everyone since. Two explanations compete. Either Jesus is quietly satirising a company obsessed with rank, who would all now race for the bottom; or the passives in the last sentence hide God, the wedding is his, and the seating plan of the last day cannot be worked out in advance. The word “parable” favours the second.\n\nWhat follows turns from guests to host, and there the sarcasm has gone: do not ask friends, kin and rich neighbours, who will only ask you back, but the poor, maimed, lame and blind (Luke 14:12-14). Those four recur at once as the eventual guests of [[The Great Supper]]. An expanded version, with slightly different wording, stands in Codex Bezae after Matthew 20:28, evidence that such sayings went on circulating by themselves.',
    insights: {
      greek: {
        strongs: 'G4411',
        word: 'πρωτοκλισία',
        transliteration: 'prōtoklisia',
        meaning:
          'The first place to recline: literally, the top couch, which the KJV’s “chief rooms” disguises. In all three synoptic Gospels scribes are said to love it (Mark 12:39); Luke alone makes it a story.',
      },
    },
    historicalContext:
      'At formal dinners three couches stood round a table in a U, three diners on each, and every place had its grade. Roman writers tell jokes and horror stories on the matter: Plutarch devotes one of his table talks to whether a host should seat his guests or let them choose. People of weight arrived last, so that the early guest ran a real risk. Simeon ben Azzai, a rabbi of the 2nd century, taught one to sit two or three places below one’s own until told to move up, and quoted the same proverb.',
    keyScriptures: [
      'Luke 14:7-11',
      'Proverbs 25:6-7',
      'Luke 14:12-14',
      'Matthew 23:5-12',
      'James 2:1-4',
      'Philippians 2:3-9',
    ],
  },
  {
    title: 'The Great Supper',
    aliases: ['parable of the great supper', 'great banquet', 'parable of the great banquet', 'compel them to come in'],
    summary:
      'Three excuses empty a host’s table, and the streets fill it. One imperative near the end, addressed to a servant about shy strangers, was later used to justify imperial force against dissenters.',
    details:
      'A fellow guest has just said something pious about eating bread in God’s kingdom, and this is the reply (Luke 14:15-24). The guests had been invited and, it is implied, had accepted; at the hour of the meal a second call went out, as was the custom among the well-to-do. Their reasons are respectable until one looks closely. Who buys land unseen, or ten oxen untried? Five yoke would plough an estate many times the size of a smallholding. The third, newly married, does not even ask to be excused. Field, house and wife recall the men whom Deuteronomy 20:5-7 lets off from war, and several scholars see a parody of that list here: this is no war but a dinner.\n\nTwice the slave is sent, first into the town’s lanes, then beyond it. Luke, with [[Acts]] in mind, very probably thought of outcast Israel and then the nations, though he does not say it. Thomas has four refusals, all of them business, and concludes that buyers and merchants shall not enter. Matthew’s version, [[The Wedding Feast]], has murder and arson.\n\n“Compel” is what politeness requires towards the poor, who would not believe such an invitation at first hearing. Augustine, in letters of 408 and after, took it as a warrant for laws against Donatists, and the Middle Ages for worse; Pierre Bayle wrote a book against that reading in 1686.',
    insights: {
      greek: {
        strongs: 'G315',
        word: 'ἀναγκάζω',
        transliteration: 'anankazō',
        meaning:
          'To compel, but also to press someone hard by words: so Jesus makes his disciples get into the boat (Mark 6:45). A single slave with an invitation has no other means than persuasion.',
      },
    },
    historicalContext:
      'A refusal by all at once looks like concerted social punishment, a snub that would finish the man’s standing; sociological readers such as Richard Rohrbaugh see in his next step a break with his class. The Jerusalem Talmud tells of Ma‘yan’s son, a tax collector who gave a dinner for the city councillors: they stayed away, he had the poor brought in lest the food be wasted, and for that one good deed received a splendid funeral. Jeremias supposed that Jesus used the tale, and again for The Rich Man and Lazarus.',
    keyScriptures: [
      'Luke 14:15-24',
      'Matthew 22:1-14',
      'Deuteronomy 20:5-7',
      'Isaiah 25:6-8',
      'Luke 14:12-14',
      'Luke 13:28-30',
    ],
  },
  {
    title: 'The Wedding Feast',
    aliases: [
      'parable of the wedding feast',
      'wedding garment',
      'marriage of the king’s son',
      'many are called but few are chosen',
    ],
    summary:
      'A king’s dinner grows cold, or miraculously does not, while his army burns a city. When the hall has at last been filled with whoever could be found, one man is thrown out for his clothes.',
    details:
      'In [[Matthew]] this is the third parable spoken in the temple to the chief priests (Matthew 22:1-14). Beside [[The Great Supper]] in Luke everything is heightened: a royal wedding, two parties of messengers, killings, a punitive expedition. Realism gives way entirely in Matthew 22:7, and most scholars read there the destruction of [[Jerusalem]] in AD 70, by Romans who, like the Assyrians in Isaiah, serve as God’s troops. Others reply that burning a rebel town was the stock penalty of kings, with Old Testament models, and proves no date.\n\nBad and good come in alike (Matthew 22:10). Then one guest without the proper garment is addressed as “friend”, says nothing, and is bound. How could somebody dragged from the road have dressed? It has long been inferred that the host provided garments; there is little evidence of such a custom. What the robe means has divided the traditions faithfully: charity (Gregory the Great), faith or Christ’s righteousness (Luther and after), good works, baptism. Matthew’s own usage suggests fruit (Matthew 21:43). Luise Schottroff and some others decline to identify so brutal a tyrant with God at all and call the story a contrast.\n\nThe final sentence, on many called and few chosen, fits neither half well, since only one is removed. It is a Semitic way of saying that not all the invited are thereby in.',
    insights: {
      greek: {
        strongs: 'G1742',
        word: 'ἔνδυμα',
        transliteration: 'endyma',
        meaning:
          'Clothing. Seven of its eight places in the New Testament are Matthew’s, among them John’s camel hair, the lilies, the wolves’ disguise and the angel at the tomb. What a person wears shows what he is.',
      },
    },
    historicalContext:
      'A royal summons to a son’s wedding was an act of homage; to refuse it was rebellion, to kill its bearers war. The festive garment may simply be clean and white: Jews washed clothes for a feast. Johanan ben Zakkai, who lived through the siege of Jerusalem, told of a king who invited his servants without setting an hour. The wise dressed and sat at his gate; the fools went to work, saying that no feast lacks preparation, and came in dirty. They had to stand and watch the others eat.',
    keyScriptures: [
      'Matthew 22:1-14',
      'Luke 14:15-24',
      'Zephaniah 1:7-8',
      'Isaiah 61:10',
      'Zechariah 3:3-5',
      'Revelation 19:7-9',
      'Matthew 8:11-12',
    ],
  },
  {
    title: 'The Tower Builder and the Warring King',
    aliases: ['counting the cost', 'parable of the tower builder', 'tower and the king', 'cost of discipleship'],
    summary:
      'Great crowds were following, and Jesus turned round and asked them whether they had done their sums. A half-built tower and an army of ten thousand facing twenty are meant to slow people down.',
    details:
      'The surroundings are the harshest in Luke. Just before, a disciple must “hate” father, mother and his own life, and carry [[The Cross|a cross]]; just after, give up all that he has (Luke 14:26-33). In between, known from this Gospel only, stand two men doing sums. A builder who cannot finish is laughed at by passers-by, and in a world that lived by honour this was no small thing. The king who will lose sends envoys while there is still distance to negotiate in.\n\nThe cases are not quite parallel. Nobody obliges a man to build, but the king is being marched upon: one asks whether you can afford to follow, the other whether you can afford not to. That is why Plummer, a Victorian commentator, distinguished them so. The conclusion then overturns both, because those who reckon properly usually find out what they must keep, and here the cost comes to everything (Luke 14:33), as it did for the merchant in [[The Pearl of Great Price]]. A minority, beginning with Claus-Hunno Hunzinger, refers the reckoning to God, who does not begin what he cannot carry through.\n\nIn the Gospel of Thomas a third figure of this type appears, an assassin who tries his sword on his own wall first. Dietrich Bonhoeffer’s book of 1937, known in English as The Cost of Discipleship, has made this phrase famous, although its German title is simply Nachfolge, following.',
    insights: {
      greek: {
        strongs: 'G5585',
        word: 'ψηφίζω',
        transliteration: 'psēphizō',
        meaning:
          'To reckon with pebbles, as on an abacus. The New Testament uses it only here and in Revelation 13:18, where somebody is to work out the number of the beast. Cool arithmetic is being asked for.',
      },
    },
    historicalContext:
      'Vineyards had watchtowers of field stone, which any family could put up; one whose foundation alone uses up the money must be bigger, a farm building or a fortified house. Herod’s sons built much, and hearers had seen stoppages. As for kings, Antipas was in conflict with Aretas of Nabataea, whose daughter he had sent away, and lost an army to him in about 36; whether that is in view nobody can say. The Stoic Epictetus gives the same counsel to would-be philosophers and Olympic athletes: look at what comes first and after, and then begin.',
    keyScriptures: [
      'Luke 14:25-35',
      'Luke 9:57-62',
      'Proverbs 24:3-6',
      'Matthew 10:37-39',
      'Mark 10:28-30',
      'Philippians 3:7-8',
    ],
  },
];
