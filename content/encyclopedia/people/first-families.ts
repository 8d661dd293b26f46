import type { EncyclopediaCard } from '../../card.ts';

export const firstFamilies: readonly EncyclopediaCard[] = [
  {
    title: 'Adam',
    aliases: ['first man', 'the first man', 'adam and eve'],
    summary:
      'Genesis makes him the first human being, shaped from soil, given a garden to work and guard, and told that one tree is closed to him. After the opening chapters the Old Testament hardly speaks of him again; it was Paul who made him the counterpart of Christ, and so gave him his place in Christian thought.',
    details:
      'For most of his story he has no proper name. The Hebrew says “the human”, and translations differ over where the word turns into Adam. He is formed from the ground and receives breath through his nostrils (Genesis 2:7), is put to work in [[Eden]] before anything has gone wrong, and names the animals without finding a partner among them. His first recorded words are a little poem for the woman (Genesis 2:23); later, questioned about the fruit, he blames her and, in the same breath, the one who gave her (Genesis 3:12). The soil is cursed on his account, not the man himself.\n\nHe named [[Eve]], fathered [[Cain]], Abel and Seth among other sons and daughters, and died at 930 (Genesis 5:3-5). [[Paul]] reads his one act as the door by which death came to everyone, and sets one act of obedience over against it (Romans 5:12-19); Luke carries the ancestry of [[Jesus]] back to him and calls him son of God (Luke 3:38). What exactly was inherited is where traditions part: Augustine and the West speak of guilt, the East rather of mortality and a damaged world. See [[The Fall]].',
    insights: {
      hebrew: {
        strongs: 'H120',
        word: 'אָדָם',
        transliteration: 'adam',
        meaning:
          'The ordinary word for a human being, heard in Genesis 2:7 beside adamah, soil: an earthling from the earth. Strong’s derives it from a root for red, which is possible but not certain; the pun is what the text itself makes.',
      },
    },
    historicalContext:
      'In the Babylonian Atrahasis epic people are mixed from clay and a slain god’s blood, to relieve the lesser gods of digging canals. Genesis shares the clay and drops the drudgery for tired gods. Whether Adam was one individual, the head of a group, or a figure for everyone is debated among Christians: many hold that Paul’s argument needs a historical person, while others, noting that genetics points to an ancestral population of thousands, read the account as an archetype.',
    keyScriptures: [
      'Genesis 2:7',
      'Genesis 2:15-23',
      'Genesis 3:6-19',
      'Genesis 5:1-5',
      'Romans 5:12-19',
      '1 Corinthians 15:45-49',
      'Luke 3:38',
    ],
  },
  {
    title: 'Eve',
    aliases: ['first woman', 'the first woman', 'mother of all living'],
    summary:
      'The first woman was built, as the Hebrew has it, from the side of the man, and became the Bible’s first theologian: she is the first person to discuss what God has said. Blamed for a great deal by later readers, she appears by name in only four verses of the Protestant Bible.',
    details:
      'The ban on the tree was given before she existed (Genesis 2:16-17). When the serpent asks about it she quotes it with an addition, that the fruit may not even be touched (Genesis 3:3), and readers have wondered ever since whether she exaggerated or whether [[Adam]] had passed it on like that. She weighs the matter, looking at food, beauty and wisdom; he, who was with her, simply eats (Genesis 3:6). Called to account, she says that she was deceived, which is true.\n\nHer name comes late, after the sentence of pain and death has been spoken: the man calls her Life (Genesis 3:20). She is the one who names [[Cain]] with a cry that she has got a man with the LORD’s help, and who names Seth as the son granted in place of the murdered one (Genesis 4:1; Genesis 4:25). The promise that her offspring would strike the serpent’s head (Genesis 3:15) has been read by Christians since the second century as the first hint of a saviour, and [[Mary, Mother of Jesus|Mary]] was early called a new Eve; Jewish interpreters and many modern scholars hear a saying about people and snakes.',
    insights: {
      hebrew: {
        strongs: 'H2332',
        word: 'חַוָּה',
        transliteration: 'Chavvah',
        meaning:
          'Explained in Genesis 3:20 by chay, living. The ancient Greek translators rendered it there as Zoe, life. The form is archaic, and its real origin is disputed; a likeness to an Aramaic word for snake was already noticed by the rabbis.',
      },
    },
    historicalContext:
      'A Sumerian myth of Enki in the land of Dilmun has a goddess Ninti created to heal his rib; because the Sumerian for rib also meant to make live, S. N. Kramer proposed that Eve’s rib and name echo that pun. Others find the link too clever. The harsh verdict that sin began with a woman is first met in Sirach, around 180 BC, not in the Hebrew Bible. Paul uses her as a warning to a whole congregation, men included; the lines in 1 Timothy are read very differently by churches today.',
    keyScriptures: [
      'Genesis 2:18-25',
      'Genesis 3:1-7',
      'Genesis 3:13-16',
      'Genesis 3:20',
      'Genesis 4:1-2',
      '2 Corinthians 11:3',
      '1 Timothy 2:13-15',
    ],
  },
  {
    title: 'Cain',
    aliases: ['cain and abel', 'abel', 'mark of cain'],
    summary:
      'A farmer, the firstborn of the human race, who killed his younger brother over an offering and then asked whether he was supposed to be his keeper. He is the Bible’s first murderer, and also the first person it shows being protected by God from vengeance.',
    details:
      'Why Abel’s lamb was accepted and Cain’s produce was not, the story never says. Hebrews answers with faith (Hebrews 11:4), many commentators with the difference between the best of a flock and merely some of a crop. What Genesis does dwell on is the interval: God talks to the angry man and pictures [[Sin|sin]], the first time that word occurs, as an animal lying at the door (Genesis 4:7). The Hebrew then breaks off. “Cain said to Abel” stands there without a speech, and old versions supply an invitation to go out to the field. Abel, whose name is the Hebrew for a puff of breath, never says a word; only his blood does.\n\nCain’s sentence is to wander, which he thinks too heavy. The famous mark is not the punishment but the remedy: a sign that nobody may kill him (Genesis 4:15). He settles in Nod, a name that itself means wandering, has a son and builds the first town. From his line come tents and herds, harp and pipe, bronze and iron, and then Lamech, who sings to his wives of avenging himself seventy-sevenfold (Genesis 4:23-24). [[Jesus]] seems to turn that number inside out when [[Peter]] asks how often to forgive (Matthew 18:21-22). [[Eve|His mother’s]] third named son, Seth, carries on the other line.',
    insights: {
      hebrew: {
        strongs: 'H7014',
        word: 'קַיִן',
        transliteration: 'Qayin',
        meaning:
          'Eve plays on qanah, to get or to create (Genesis 4:1), which is sound-play and not derivation. As a common noun the word means a spear, and related languages use it of a smith, fitting for the ancestor of Tubal-cain the metalworker.',
      },
    },
    historicalContext:
      'Rivalry between field and flock was a literary subject in Sumer: in one poem the shepherd Dumuzi and the farmer Enkimdu compete for a goddess, and part as friends. Some scholars connect Cain with the Kenites, a desert people of smiths whose name sounds alike in Hebrew. Where he found a wife was asked in antiquity too; the traditional answer is a sister (Genesis 5:4), while others take the fear of strangers as a sign that the tale presupposes a peopled world.',
    keyScriptures: [
      'Genesis 4:1-16',
      'Genesis 4:17-24',
      'Hebrews 11:4',
      '1 John 3:12',
      'Jude 1:11',
      'Matthew 23:35',
      'Hebrews 12:24',
    ],
  },
  {
    title: 'Noah',
    aliases: ['noahs ark', 'noah’s ark', 'the flood', 'flood of noah', 'noe'],
    summary:
      'Six hundred years old when the water came, Noah is the Bible’s silent obeyer: he builds, loads, waits and disembarks without one recorded word. With him God makes the first covenant that is called so in Scripture, and makes it with every living creature.',
    details:
      'The measurements are those of a chest, not of a ship: 300 cubits by 50 by 30, no keel, rudder or sail (Genesis 6:14-16), and God himself shuts the door (Genesis 7:16). Two sets of figures run through the account, pairs of everything and seven pairs of the clean kinds, forty days and a hundred and fifty; most scholars see two versions interwoven, others a single author filling out his own summary. The hinge is in the middle: God remembered Noah (Genesis 8:1). A raven goes out first, then a dove three times, the second time returning with a freshly plucked olive leaf.\n\nGod’s verdict on the human heart is the same after the deluge as before it (Genesis 6:5; Genesis 8:21). What has changed is the response: seasons will not fail, blood may not be shed, and a bow is hung in the cloud (Genesis 9:8-17). Then the righteous man plants a vineyard and is found drunk in his tent, and when he finally speaks it is to curse his grandson Canaan (Genesis 9:20-27), lines later twisted shamefully into a defence of African slavery, though no African people is named in them. Ezekiel lists him with [[Job of Uz|Job]] and a Daniel as proverbially just; [[Jesus]] recalls the ordinary dinners eaten until the very day (Matthew 24:37-39). The boat came to rest in the mountains of [[Ararat]].',
    insights: {
      hebrew: {
        strongs: 'H5146',
        word: 'נֹחַ',
        transliteration: 'Noach',
        meaning:
          'From nuach, to rest. His father explains it by nacham, to comfort (Genesis 5:29), which is a different root: an explanation by sound. The narrator keeps playing on it, for the ark “rested” and the sacrifice is literally a smell of rest.',
      },
    },
    historicalContext:
      'Mesopotamia told of Ziusudra, Atrahasis and Utnapishtim, warned by one god of a flood sent by others; Utnapishtim also releases a dove, a swallow and a raven. When George Smith read that tablet in 1872 it caused a sensation. Most scholars think Genesis answers an older common story, replacing overpopulation and noise with violence as the cause. Some Christians hold to a worldwide deluge; geologists find no trace of one, and many believers think of a great regional flood or of a theological narrative.',
    keyScriptures: [
      'Genesis 6:5-22',
      'Genesis 7:11-16',
      'Genesis 8:1-12',
      'Genesis 9:8-17',
      'Genesis 9:20-27',
      'Hebrews 11:7',
      'Matthew 24:37-39',
      '1 Peter 3:20-21',
    ],
  },
];
