import type { EncyclopediaCard } from '../../card.ts';

export const roundTheLake: readonly EncyclopediaCard[] = [
  {
    title: "The Centurion's Servant",
    aliases: ['healing of the centurion’s servant', 'the centurion of capernaum', 'the roman centurion'],
    summary:
      'An officer of the occupying side asks for a servant who is dying, and then asks Jesus not to come. He knows how orders work, he says: one is enough. Twice in the Gospels Jesus is said to marvel: at this foreigner, for trusting him, and at his neighbours in Nazareth, for the opposite.',
    details:
      "Luke’s centurion never meets Jesus (Luke 7:1-10). Jewish elders speak for him, because he loves the nation and has paid for a synagogue, and then friends stop the party on the way with the message that he is not worthy of a guest under his roof. In Matthew 8:5-13 he comes himself, and the saying follows about many from east and west who will sit down with [[Abraham]] while heirs are shut out.\n\nThe patient is called a servant in Luke, and in Matthew by a word that can mean servant or boy; those who compare [[The Nobleman's Son]] in John 4:46-54 make something of that.\n\nHis reasoning is that of a chain of command. He is under authority himself and therefore has some, and takes it that fevers obey Jesus as soldiers obey him. The elders had called him worthy, he calls himself unworthy, and Jesus speaks of neither, but of [[Faith|faith]], such as he had not found in Israel. His words, slightly changed, are said before communion in the Roman mass.",
    insights: {
      greek: {
        strongs: 'G1543',
        word: 'ἑκατοντάρχης',
        transliteration: 'hekatontarchēs',
        meaning:
          'Ruler of a hundred; in practice of about eighty. All the centurions who appear in the New Testament come off well.',
      },
    },
    historicalContext:
      'No legion stood in Galilee at the time: it was the land of Antipas, whose troops were raised locally and drilled in the Roman way. So the man may have been a Syrian or some other gentile in his service. Gentile patrons of synagogues are known from inscriptions, among them Julia Severa at Acmonia in Phrygia, a priestess of the emperor’s cult who gave a building to the Jews in the first century.',
    keyScriptures: ['Luke 7:1-10', 'Matthew 8:5-13', 'Mark 6:6', 'Acts 10:1-2', 'Isaiah 49:6'],
  },
  {
    title: "The Widow's Son at Nain",
    aliases: ['nain', 'raising of the widow’s son', 'the young man of nain'],
    summary:
      'Two crowds meet at a village gate, one coming in with Jesus and one going out with a bier. Nobody asks for anything. He tells a woman who has buried a husband, and is about to bury her only son, not to cry, and stops the procession with his hand.',
    details:
      'Luke alone tells it (Luke 7:11-17), next to the centurion: a man with influence who asked, then a woman without any who did not. What moves Jesus is given as a feeling in the entrails, and it is for her; the dead man is almost incidental, and when he sits up and talks he is “given” to his mother.\n\nThe phrase is lifted from the story of [[Elijah]], who at Zarephath met a widow at a gate, stretched himself three times on her dead son, and gave him to her (1 Kings 17:17-24). Jesus needs one sentence. Shunem, where [[Elisha]] restored another only son, lies on the other side of the same hill (2 Kings 4:32-37). The people, who would have known it, say that a great prophet has risen.\n\nTo touch the dead made one unclean for seven days (Numbers 19:11), and Jesus lays his hand to the bier all the same. To be a widow without a son meant to be without anyone in law to speak for one, so that the burial was the end of more than a life.',
    insights: {
      greek: {
        strongs: 'G4697',
        word: 'σπλαγχνίζομαι',
        transliteration: 'splanchnizomai',
        meaning:
          'To be moved in one’s inward parts. In the Gospels it is said of Jesus and of three figures in his parables: a creditor, a Samaritan and a father.',
      },
    },
    historicalContext:
      'Nein is a village on the slope of the hill of Moreh, some nine kilometres from Nazareth, with rock tombs beside the old road. Whether it had a wall with a gate is uncertain; excavation has been slight. Burial took place on the day of death, on an open bier. Philostratus, writing about 220, has Apollonius of Tyana stop the funeral of a bride in Rome, and leaves open whether she had been quite dead.',
    keyScriptures: ['Luke 7:11-17', '1 Kings 17:17-24', '2 Kings 4:32-37', 'Luke 7:22', 'James 1:27'],
  },
  {
    title: 'The Storm Stilled',
    aliases: ['stilling of the storm', 'calming the storm', 'jesus calms the sea', 'jesus asleep in the boat'],
    summary:
      'Crossing the lake at night, men who have worked on it all their lives believe that they are sinking. Jesus is asleep on the helmsman’s cushion. Woken with a reproach, he speaks to wind and water as he had spoken to a demon, and the calm frightens them more than the gale.',
    details:
      'Mark 4:35-41 is full of what an eyewitness would remember: other boats, evening, the cushion, a rude question. Matthew 8:23-27 turns it into a prayer, “save us”; Luke 8:22-25 has them call “master” twice. The tired man asleep and the voice that the sea obeys stand in one scene without comment.\n\nBehind it are psalms in which stilling the sea is God’s own business (Psalms 89:9; Psalms 107:23-30). The last of these has sailors at their wits’ end who cry and are brought to a haven. [[Jonah the Prophet|Jonah]] had slept through a storm too (Jonah 1:4-6), and the sailors there also ended in a greater fear than they began with.\n\nAt the end stands an open question, who then is this, which Mark lets the reader answer. Early Christians, and Tertullian says so outright, saw the boat as the church; the word nave, for where a congregation sits, is most likely the Latin for ship. The rebuke about faith comes after the rescue in Mark, before it in Matthew.',
    insights: {
      greek: {
        strongs: 'G5392',
        word: 'φιμόω',
        transliteration: 'phimoō',
        meaning:
          'To muzzle. The sea is told “be muzzled”, as the spirit in the synagogue was, and as an ox is not to be while it threshes.',
      },
    },
    historicalContext:
      'The [[Sea of Galilee]] lies about two hundred and ten metres below sea level among hills cut by steep valleys. Cool air falling through them, above all from the west in the afternoon and evening, raises waves within minutes; heights of two metres have been measured. The boat found in 1986 has low sides, and a stern deck under which a man could lie. A sandbag served as ballast, and may be the cushion.',
    keyScriptures: [
      'Mark 4:35-41',
      'Matthew 8:23-27',
      'Luke 8:22-25',
      'Psalms 107:23-30',
      'Psalms 89:9',
      'Jonah 1:4-6',
    ],
  },
  {
    title: 'The Gerasene Demoniac',
    aliases: ['the gadarene demoniac', 'legion', 'the gadarene swine', 'the man among the tombs', 'the herd of pigs'],
    summary:
      'On the far, gentile shore a man lives among graves, stronger than any chain, and cuts himself with stones. When he is free he sits clothed and in his right mind, two thousand pigs are in the lake, and the population asks Jesus to go. The man asks to come along and is sent home instead, as the first missionary to non-Jews.',
    details:
      'Mark 5:1-20 is the longest account of its kind. Everything in it is unclean to a Jewish reader: graves, pigs, spirits, foreign ground. The name “Legion” is the word for some five thousand Roman soldiers, and “herd”, “dismissed” and “charged” have a military sound in Greek; some read it as a veiled word about occupation. Others find that too clever.\n\nMatthew 8:28-34 has two men, as he has two where others have one elsewhere. Luke 8:26-39 says that the demons begged not to be sent into the abyss, and that the man wanted to stay near.\n\nThe pigs have troubled people since Porphyry, in the third century, who mocked the tale; Bertrand Russell counted it against Jesus’ character, and Augustine, on the other side, used it to show that beasts have no claim on us. The text gives no defence. It observes that the owners weighed a neighbour’s sanity against a herd. Where others are told to be silent, this man is told to speak, and does so in ten cities.',
    insights: {
      greek: {
        strongs: 'G3003',
        word: 'λεγεών',
        transliteration: 'legeōn',
        meaning:
          'Legion, a loan from Latin. The tenth, stationed in Syria and later at Jerusalem, had a boar among its emblems, which may be chance.',
      },
    },
    historicalContext:
      'Manuscripts differ between Gerasenes, Gadarenes and Gergesenes, and all three are hard. Gerasa, today Jerash, lies more than fifty kilometres from the water; Gadara, ten or so, though its coins show ships; Origen preferred Gergesa, on the shore, now usually identified with Kursi, where there is a steep slope and the ruin of a large Byzantine monastery. The Decapolis was a group of Greek cities under the governor of Syria, and pork was eaten there.',
    keyScriptures: ['Mark 5:1-20', 'Luke 8:26-39', 'Matthew 8:28-34', 'Isaiah 65:4', 'Mark 7:31'],
  },
  {
    title: "Jairus's Daughter",
    aliases: ['jairus', 'talitha cumi', 'raising of jairus’s daughter', 'the ruler’s daughter'],
    summary:
      'The head of a synagogue falls at Jesus’ feet for his only daughter, who is twelve and dying. They are delayed by a woman in the crowd, and word comes that it is too late. Behind a closed door, with her parents and three friends, Jesus takes the girl’s hand and speaks to her in her own language.',
    details:
      'Mark folds two stories into each other (Mark 5:21-43): a girl of twelve years and [[The Woman with the Issue of Blood]], ill for twelve; a father who pleads for a daughter, and a woman without a name whom Jesus calls daughter. The delay that heals the one costs the other her life.\n\nThe professional mourners laugh, when told that she sleeps, and their laughing is the evidence for her death. Some have taken “sleeps” as a diagnosis; Luke 8:49-56 rules it out by adding that they knew she was dead, and that her spirit came back. Matthew 9:18-26 has her dead from the start and is a third as long.\n\nMark keeps the Aramaic, *talitha koum*, get up, little girl, or little lamb. He explains it, so that no one should take it for a spell. The last detail belongs to a parent or a doctor: give her something to eat. [[Peter]], one of the three in the room, later says almost the same to a dead woman called Tabitha (Acts 9:40), with one letter changed.',
    insights: {
      greek: {
        strongs: 'G5008',
        word: 'ταλιθά',
        transliteration: 'talitha',
        meaning:
          'Aramaic, the feminine of a word for lamb or child. Mark is the Gospel that keeps Jesus’ Aramaic most often: Abba, ephphatha, Eloi.',
      },
    },
    historicalContext:
      'An *archisynagōgos* saw to the building and to the order of service; the Theodotus inscription found in Jerusalem names three generations of one family in that office, and women hold the title on some later stones. According to the Mishnah even the poorest man should hire two flutes and a wailing woman for his wife’s funeral. At twelve and a day a girl came of age and was commonly betrothed.',
    keyScriptures: ['Mark 5:21-43', 'Luke 8:40-56', 'Matthew 9:18-26', 'Acts 9:36-41', '2 Kings 4:32-37'],
  },
  {
    title: 'The Woman with the Issue of Blood',
    aliases: [
      'the woman who touched jesus’ garment',
      'the hem of his garment',
      'the haemorrhaging woman',
      'woman with the flow of blood',
    ],
    summary:
      'For twelve years she has bled, and doctors have taken her money. She comes from behind in a crowd and touches a piece of cloth. It works before Jesus knows who it was, and he will not go on until she has come forward and told him the whole truth.',
    details:
      'Crowds were healed by touching him (Mark 6:56), but hers is the only story told of a healing that is taken rather than given (Mark 5:25-34). Power goes out of him; he asks who touched him, and the disciples find the question foolish. She has every reason to keep quiet. By the law of Leviticus 15:25-27 she makes unclean whatever she sits on and whoever touches it, and has just pushed through a crowd to lay her hand on a teacher.\n\nTo make her speak in public seems hard, and may be the larger part of the cure. She leaves with a clean bill before witnesses, with the name of daughter, and with the word that her faith, and not a cloak, has done it. Luke 8:43-48 is milder about the doctors than Mark, who says that she had grown worse under them; [[Matthew the Apostle|Matthew]] shortens it to three verses (Matthew 9:20-22).\n\nWhat she touched, according to Matthew and Luke, was the fringe, the tassel that a Jew wore at the corners by command (Numbers 15:37-40). Later legend called her Berenice, or Veronica, and Eusebius saw a statue at Caesarea Philippi said to be hers.',
    insights: {
      greek: {
        strongs: 'G4982',
        word: 'σώζω',
        transliteration: 'sōzō',
        meaning:
          'To save, or to make well: Greek has one verb for both. “Thy faith hath saved thee” and “made thee whole” are the same words.',
      },
    },
    historicalContext:
      'Whether first-century villagers in Galilee kept women in her state apart is disputed: rules of purity mattered most for the temple, and recent scholars, Jewish ones among them, warn against painting Judaism dark to make Jesus bright. Remedies that the Talmud records for a flow include gum and alum in wine, and sitting at a crossroads with a cup while someone frightens one from behind.',
    keyScriptures: [
      'Mark 5:25-34',
      'Luke 8:43-48',
      'Matthew 9:20-22',
      'Leviticus 15:25-27',
      'Numbers 15:37-40',
      'Malachi 4:2',
    ],
  },
  {
    title: 'The Two Blind Men',
    aliases: ['two blind men healed', 'blind men of capernaum', 'the two blind men of galilee'],
    summary:
      'Two men who cannot see follow Jesus along the street calling him Son of David. He does not turn round until they have come into a house after him, and there asks a single question: do they believe that he is able? They tell everyone, although he has forbidden it with unusual sternness.',
    details:
      'The scene is Matthew’s own (Matthew 9:27-31) and stands in a collection of ten mighty deeds in chapters 8 and 9. It resembles [[Blind Bartimaeus]], whom Matthew also doubles (Matthew 20:29-34), and many scholars think that he has used one story twice to complete his list before the blind are mentioned in Matthew 11:5. Others see no reason why there should not have been many blind beggars with the same cry.\n\nSon of David is what they call him who cannot see; those who see will be slow to. [[Solomon]], the first son of [[David]], had by then a reputation as a master over demons and diseases, so that the title suited a healer as well as a king. The cure is by touch and in the measure of their trust, a sentence that has comforted some and tormented others; here at least they both went away seeing.\n\nThe word for the warning is the one for snorting. Why the secrecy, when a girl next door had just been raised? Because rumours of a Messiah were the surest way to stop him before his time, is one answer; since William Wrede wrote in 1901 there have been a good many more.',
    insights: {
      greek: {
        strongs: 'G4102',
        word: 'πίστις',
        transliteration: 'pistis',
        meaning:
          'Faith, trust, reliability. In the healing stories it is hardly ever belief about a doctrine, and nearly always coming to the right person.',
      },
    },
    historicalContext:
      'Blindness was common in the land: trachoma, carried by flies, made it one of the chief diseases of the eye into modern times. Eye-salves were sold all over the empire, and oculists’ stamps survive by the hundred, especially in Gaul. In the Hebrew Bible nobody gains sight who has not been struck blind a moment before (2 Kings 6:18-20), though Isaiah promises it; this may be why all four Gospels dwell on it.',
    keyScriptures: ['Matthew 9:27-31', 'Matthew 20:29-34', 'Matthew 11:4-6', 'Isaiah 35:5', 'Isaiah 61:1'],
  },
  {
    title: 'The Mute Man Possessed',
    aliases: ['the dumb demoniac', 'the mute demoniac', 'the man who could not speak'],
    summary:
      'Three verses in Matthew: a man who cannot speak is brought, speaks, and two verdicts are given on it. The crowd says that nothing like it has ever been seen in Israel. The Pharisees say that the prince of demons is behind it.',
    details:
      'Of the man we learn nothing, neither name nor prayer nor thanks; the whole interest of Matthew 9:32-34 is in what people make of him. With it Matthew closes his ten mighty deeds, and both judgements go on through the book. The charge comes back in Matthew 10:25 and is answered at length after [[The Blind and Mute Man]] in Matthew 12:22-37. It was an explanation that admitted the facts.\n\nAfter these words follows a sentence about crowds harassed and helpless, as sheep without a shepherd (Matthew 9:36), and a prayer for more workers in the harvest. That a man could not speak for himself and was carried by others fits there well.\n\nOne ancient family of manuscripts, with Codex Bezae, leaves out the Pharisees’ remark altogether, and some scholars think that a copyist brought it in from chapter 12. If so, the crowd has the last word. The prophet had promised that the tongue of the dumb would sing (Isaiah 35:5-6), in the same breath with the blind, the deaf and the lame, and Matthew has by now shown most of his list.',
    insights: {
      greek: {
        strongs: 'G2974',
        word: 'κωφός',
        transliteration: 'kōphos',
        meaning:
          'Blunt, dull: of hearing, of speech or of both. Context must decide, and an English version has to choose between deaf and dumb.',
      },
    },
    historicalContext:
      'That sickness and spirits may be connected was taken for granted in antiquity, by Jews, Greeks and Mesopotamians alike, though physicians of the school of Hippocrates denied it, even for epilepsy. Exorcists were at work among Jews: Jesus refers to them as “your sons”, and a scroll from Qumran holds psalms to be sung over the afflicted. The Talmud later repeats the Pharisees’ charge in its own form, that Jesus practised sorcery.',
    keyScriptures: ['Matthew 9:32-34', 'Matthew 12:22-28', 'Matthew 9:36-38', 'Isaiah 35:5-6', 'Exodus 4:11'],
  },
  {
    title: 'The Blind and Mute Man',
    aliases: ['beelzebub controversy', 'blind and dumb demoniac', 'a house divided', 'the blind and mute demoniac'],
    summary:
      'A man who neither sees nor speaks is healed of both, and the quarrel over how becomes the sharpest in the Gospels. By Beelzebub, say scribes from Jerusalem. A kingdom at war with itself would fall, is the reply; if it is by God’s Spirit, then something else has arrived.',
    details:
      'In Matthew 12:22-32 the miracle takes one verse and the argument ten. Luke 11:14-23 has the man mute only; Mark 3:22-30 tells of no healing here and puts the charge next to the visit of Jesus’ family, who thought that he was out of his mind.\n\nThe reply has four steps. Civil war is no way to keep a house. Your own people cast out demons, so by whom? If it is God’s finger, as Luke has it with a phrase from [[Egypt]]’s plagues (Exodus 8:19), then the reign of God has come upon you. And nobody robs a strong man’s house without first tying him up.\n\nThen comes the hardest saying: every sin will be forgiven except speaking against the Holy Spirit. Mark adds the reason, because they were saying that he had an unclean spirit. In its place it is a warning to people who see good being done, know it for good, and call it the devil’s. Those who fear that they have done this are, in the judgement of most teachers since Augustine, the last who could have.',
    insights: {
      greek: {
        strongs: 'G954',
        word: 'Βεελζεβούλ',
        transliteration: 'Beelzeboul',
        meaning:
          'Probably “Baal the prince”, an old title known from Ugarit, which 2 Kings 1:2 twists into Baal-zebub, lord of flies. In Jesus’ day it names the chief of demons.',
      },
    },
    historicalContext:
      'The Testament of Solomon, of the early Christian centuries, has Beelzeboul interviewed by the king about his trade. Justin, about 150, and the Babylonian Talmud know the charge of sorcery, so that friend and foe agreed that Jesus was known for such deeds; historians of every persuasion count exorcism among the things he is most certain to have done.',
    keyScriptures: [
      'Matthew 12:22-32',
      'Mark 3:22-30',
      'Luke 11:14-23',
      'Exodus 8:19',
      '2 Kings 1:2',
      'Isaiah 49:24-25',
    ],
  },
];
