import type { EncyclopediaCard } from '../../card.ts';

export const god: readonly EncyclopediaCard[] = [
  {
    title: 'God',
    aliases: ['yahweh', 'jehovah', 'elohim', 'the lord', 'almighty god', 'god the father'],
    summary:
      'The Bible never argues that God exists; its first verse already has him at work. What it does argue, over a thousand years of story, is which god he is: the one who gave his own name at a burning bush, calls himself merciful before he calls himself just, and in the New Testament is addressed by an Aramaic word for father.',
    details:
      'Two words carry most of the weight. Elohim is the general term, used for the gods of the nations too. The four consonants YHWH are a personal name, found over six thousand times, and Exodus 3:14 plays on it with the verb “to be”: I am, or I will be, who I will be. When [[Moses]] asks to see his glory he is given a description instead, compassion and slowness to anger first, guilt not waved away after that (Exodus 34:6-7). Later writers keep returning to that sentence; Jonah flings it at God as a complaint (Jonah 4:2).\n\nIsrael was told to worship no other long before anyone said flatly that there was no other. Psalm 82 still stages a divine council; Isaiah 45:5-7 leaves no room for rivals. Beside “I change not” (Malachi 3:6) stands a God who is grieved that he made humankind (Genesis 6:6), and one chapter says both that he repents and that he does not (1 Samuel 15:11; 1 Samuel 15:29).\n\n[[Jesus]] gives the old confession of one God as the first commandment (Mark 12:29) and prays “Abba”. Two short sentences of John, that God is light and that he is love (1 John 1:5; 1 John 4:8), come from the same letter.\n\nFollowing Thomas Aquinas, Catholics and most classical Protestants hold that God cannot suffer change, and take his grief as speech suited to us. The Orthodox say that his essence stays beyond knowing while his energies are truly shared. Maimonides went further and taught Jews to say only what God is not. Open theists reply to all of them that the grief should be believed as it is told.',
    insights: {
      hebrew: {
        strongs: 'H430',
        word: 'אֱלֹהִים',
        transliteration: 'elohim',
        meaning:
          'A plural in form which, when it means Israel’s God, takes a singular verb. Grammarians call it a plural of majesty or fullness. The same word can mean pagan gods, heavenly beings and, some think, human judges, so the context has to decide.',
      },
      greek: {
        strongs: 'G2316',
        word: 'θεός',
        transliteration: 'theos',
        meaning:
          'The common Greek word for any god. Paul can allow that there are “gods many” in popular speech and then confess one only, the Father (1 Corinthians 8:5-6).',
      },
    },
    historicalContext:
      'The earliest undisputed mention of YHWH outside the Bible is on the stele of Mesha, king of Moab, of about 840 BC. Jars from Kuntillet Ajrud in Sinai, painted around 800 BC, bless people by “YHWH and his asherah”, which shows how right the prophets were that many Israelites worshipped otherwise; whether a goddess or a cult pole is meant is debated. By the time of Jesus the name was hardly spoken. Readers said Adonai, Lord, and some early Greek scrolls wrote the Hebrew letters into the Greek line. “Jehovah” is a medieval blend of those consonants with the vowels of Adonai.',
    keyScriptures: [
      'Exodus 3:13-15',
      'Exodus 34:5-7',
      'Deuteronomy 6:4-5',
      'Isaiah 45:5-7',
      'Psalms 103:8-14',
      'John 4:23-24',
      '1 Corinthians 8:5-6',
      '1 John 4:7-10',
    ],
  },
  {
    title: 'Trinity',
    aliases: ['triune god', 'three in one', 'holy trinity', 'godhead', 'father son and holy spirit'],
    summary:
      'One God, and three who are called God: Father, Son and Holy Spirit. The word Trinity is nowhere in the Bible. The puzzle that it names is, because monotheist Jews of the first century were found praying to Jesus and did not think they had acquired a second god.',
    details:
      'The most compact evidence is a confession in a letter of about AD 54. In 1 Corinthians 8:6 Paul takes the Shema, Israel’s daily confession that the LORD is one (Deuteronomy 6:4), and divides its two nouns: one God, the Father, and one Lord, Jesus Christ. Nothing in the letter suggests that he felt he had to defend it. Three names stand side by side in blessings (2 Corinthians 13:14), at the Jordan, and under a single “name” in the command to baptise (Matthew 28:19). John has the Word both “with God” and “God” in one sentence (John 1:1), and the last disciple to be convinced calls the risen [[Jesus]] his Lord and his God (John 20:28).\n\nThe same books keep the Son below: the Father is greater (John 14:28), and of the last day the Son himself does not know (Mark 13:32). Arius of Alexandria built on such verses and concluded that there was a time when the Son was not. Athanasius answered that a creature cannot save.\n\nOld Testament hints, the “us” of Genesis 1:26 or the threefold holy of Isaiah 6:3, persuade few scholars taken alone; the Fathers read them backwards from Christ. The verse about three witnesses in heaven (1 John 5:7, KJV) is missing from the Greek manuscripts of the first thousand years, and most modern Bibles leave it out.\n\nEast and West still differ over one word. In the West the Spirit proceeds from the Father “and the Son”; the Orthodox keep the creed without it, citing John 15:26. Oneness Pentecostals, since about 1914, baptise in Jesus’ name and hold that Father, Son and Spirit are manifestations of one person. Jews and Muslims judge that the doctrine gives away the unity of [[God]]; Christians answer that it says what sort of unity it is.',
    insights: {
      hebrew: {
        strongs: 'H259',
        word: 'אֶחָד',
        transliteration: 'echad',
        meaning:
          'One, the last word of the Shema. It is sometimes claimed to mean a compound unity because man and wife are echad flesh (Genesis 2:24); in fact it is the everyday numeral, and neither proves nor excludes the doctrine.',
      },
      greek: {
        strongs: 'G5287',
        word: 'ὑπόστασις',
        transliteration: 'hypostasis',
        meaning:
          'What stands underneath, reality. Hebrews 1:3 uses it of God’s own being, which the Son bears stamped on him. In the 4th century it became the Greek term for each of the three, against ousia for what they share.',
      },
    },
    historicalContext:
      'Theophilus of Antioch wrote of a trias about 180; Tertullian in Carthage gave Latin trinitas and persona soon after 200. The Council of Nicaea (325) declared the Son of one being with the Father, homoousios, a term that Scripture does not use and that many bishops therefore disliked. Fifty years of reversals followed, until Basil of Caesarea and the two Gregories distinguished one ousia from three hypostaseis, and Constantinople (381) confirmed it. A council at Toledo in 589 confessed the Spirit from Father and Son; Rome sang the addition in its creed from 1014.',
    keyScriptures: [
      'Matthew 28:18-20',
      'John 1:1-18',
      '1 Corinthians 8:4-6',
      '2 Corinthians 13:14',
      'Matthew 3:16-17',
      'John 14:15-26',
      'Ephesians 1:3-14',
      'Deuteronomy 6:4',
    ],
  },
  {
    title: 'Creation',
    aliases: ['creation of the world', 'creation out of nothing', 'ex nihilo', 'six days of creation', 'creator'],
    summary:
      'Genesis opens with two accounts of beginnings, one measured out in seven days by a God who speaks, one told from ground level by a God who moulds clay and plants a garden. What they deny is as striking as what they say: no battle of gods, no divine sun or moon, and no human race bred for slave work.',
    details:
      'In Genesis 1 light is there three days before the sun, which is not even named, only called the greater lamp. The first three days make spaces and the second three fill them; evening comes before morning; the seventh day has no evening at all. In Genesis 2 the order differs: a man, then trees, then animals, then a woman. Some harmonise the two, others hear two voices placed side by side on purpose.\n\nOn the days Christians have disagreed for long. Augustine thought that everything was made in an instant; Luther insisted on six ordinary days. Young-earth creationists, strong among Baptists and other evangelicals, hold to the latter and to an age of some thousands of years. Old-earth readers take the days as ages or as a literary framework, and many Catholics, Orthodox and Protestants see evolution as the means.\n\nOutside Genesis creation is mostly sung. Psalm 104 follows the same sequence and includes lions asking God for their food. Job is shown a world full of creatures that are no use to him (Job 38-41). [[Isaiah the Prophet|Second Isaiah]], as scholars call the chapters to the exiles, makes creation an argument: the one who stretched out the skies can bring back a deported people (Isaiah 40:26-31). That God made things out of nothing at all is first said outright in 2 Maccabees 7:28, which Catholics and Orthodox read as Scripture; Romans 4:17 and Hebrews 11:3 speak near it.\n\nThe New Testament gives the work a mediator: all things were made through the Word (John 1:3), in Christ and for him (Colossians 1:16). It also says that creation is unfinished business, groaning as in labour (Romans 8:19-22), and ends with a new heaven and earth.',
    insights: {
      hebrew: {
        strongs: 'H1254',
        word: 'בָּרָא',
        transliteration: 'bara',
        meaning:
          'To create. In its basic form the Hebrew Bible gives this verb no subject but God and never names the stuff he used, though the word alone does not say out of nothing. Genesis 1 keeps it for three moments: the heavens and earth, the sea creatures, and humankind.',
      },
    },
    historicalContext:
      'The Babylonian Enuma Elish, recited at the New Year, has Marduk split the corpse of Tiamat to make sky and earth, and people made from a rebel god’s blood to do the gods’ chores. Genesis uses a related word for the deep, tehom, yet nobody fights. At Memphis in Egypt the god Ptah creates by heart and tongue. Archbishop Ussher’s date of 4004 BC, published in 1650, entered the margins of English Bibles in 1701. Denial that matter is good, by Marcion and Gnostic teachers in the 2nd century, is why the creeds begin with a maker of heaven and earth.',
    keyScriptures: [
      'Genesis 1:1-31',
      'Genesis 2:4-25',
      'Psalms 104:1-30',
      'Job 38:4-11',
      'Isaiah 40:26-31',
      'John 1:1-5',
      'Colossians 1:15-17',
      'Romans 8:19-22',
    ],
  },
  {
    title: 'Image of God',
    aliases: ['imago dei', 'likeness of god', 'made in the image of god', 'in his image'],
    summary:
      'Three passages of Genesis say that human beings are made in God’s image or likeness, and then the Old Testament never uses the phrase again. On those few lines rest the Bible’s first law against murder, much of what Christians say about human dignity, and Paul’s description of Christ.',
    details:
      'Genesis 1:26-28 applies it to male and female together, and follows it at once with rule over the animals. Genesis 5:1-3 repeats it and adds that [[Adam]] fathered Seth in his own likeness and image, so that the resemblance is something like a child’s. After the flood it grounds the value of a life: whoever sheds human blood attacks the image (Genesis 9:6). What the image consists in, the text leaves unsaid. Psalm 8 comes closest to a commentary, with crowned mortals a little lower than God, or than the angels, as the Greek has it.\n\nMost of the older theologians located the image in reason or free will. Irenaeus, about 180, parted image from likeness, and the Orthodox have kept the distinction: the first is given, the second is our calling, reached by growth into God. Catholic teaching says that the image was wounded by [[Sin]] and never destroyed. Luther spoke of original righteousness, lost in [[The Fall]] and restored in Christ; Calvin, of a ruin with traces left. Karl Barth pointed to the pairing of man and woman, and read relationship. Since the 20th century most Old Testament scholars stress office: humanity as God’s viceroy in his world.\n\nIn the New Testament a person is the answer. Christ is that image, of a God whom nobody sees (Colossians 1:15); believers are being changed into that image (2 Corinthians 3:18) and renewed after it (Colossians 3:10). James still finds it in everybody, and is scandalised that one mouth can bless God and curse those made like him (James 3:9).',
    insights: {
      hebrew: {
        strongs: 'H6754',
        word: 'צֶלֶם',
        transliteration: 'tselem',
        meaning:
          'A carved figure. Elsewhere it is used of idols (Numbers 33:52) and of models of mice and tumours (1 Samuel 6:5). A God who forbids images turns out to have made some already.',
      },
      greek: {
        strongs: 'G1504',
        word: 'εἰκών',
        transliteration: 'eikon',
        meaning:
          'Likeness or portrait, as on the coin Jesus asked to see (Matthew 22:20). If Caesar’s image marks what is Caesar’s, the hearer is left to ask what bears God’s.',
      },
    },
    historicalContext:
      'Kings were called images of gods: Egyptian texts say it of the pharaoh, Assyrian letters of the 7th century BC occasionally of their ruler. On a life-size statue from Tell Fekheriye in Syria, 9th century BC, the Aramaic inscription calls the figure by the cognates of both Genesis words, tselem and demut. Against that background Genesis hands a royal title to everyone. The Mishnah (about AD 200) draws the moral that a mint makes all its coins alike, while God strikes every person with Adam’s die and no two come out the same.',
    keyScriptures: [
      'Genesis 1:26-28',
      'Genesis 5:1-3',
      'Genesis 9:5-6',
      'Psalms 8:3-8',
      'Colossians 1:15-20',
      '2 Corinthians 3:17-18',
      'James 3:9-10',
      '1 Corinthians 15:47-49',
    ],
  },
  {
    title: 'Providence',
    aliases: ['divine providence', 'sovereignty of god', 'god is in control', 'god’s will', 'gods will'],
    summary:
      'Ruth “happened” on the field of Boaz, Pharaoh’s butler forgot for exactly two years, and a king who could not sleep had the right page read to him. Providence is the belief that such things lie within God’s care, without ceasing to be what people chose and did.',
    details:
      'Hebrew has no noun for it. It tells stories. [[Joseph]] sums one up: his brothers planned harm and God planned good, in the same act (Genesis 50:20). The Greek-influenced book of Wisdom was the first in the biblical orbit to speak of God’s pronoia (Wisdom of Solomon, chapter 14, on a ship’s fragile plank). The New Testament has that noun twice, and both times it means human forethought.\n\nProverbs puts the two sides next to each other: the heart plans a road and the LORD directs the step (Proverbs 16:9). Dice have no will of their own (Proverbs 16:33). [[Jesus]] takes the cheapest meat on the market, two sparrows for a farthing, and says that not one drops without the Father; he stops short of saying that none drops (Matthew 10:29-31). The crucifixion is the hardest case and the clearest, for Peter says in one breath that it was by God’s set purpose and by wicked hands (Acts 2:23). Against too neat a reading stand Ecclesiastes, where time and chance happen to all (Ecclesiastes 9:11), and Job, who is never given the reason.\n\nHow both can be true divides Christians. Reformed churches, in the words of the Westminster divines, say that God ordains whatever comes to pass and yet does no violence to the will of creatures. Wesleyans hold that he limits himself so that love may be free, and overrules rather than scripts. Luis de Molina, a Jesuit, proposed in 1588 that God knows what anyone would freely do in any setting and arranges the settings. The Dominicans thought that this made God depend on us; in 1607 the pope let both schools stand. The Orthodox speak of synergy, working together. Jews remember the saying of Rabbi Akiba: all is foreseen, and freedom is given.',
    insights: {
      hebrew: {
        strongs: 'H7200',
        word: 'רָאָה',
        transliteration: 'ra’ah',
        meaning:
          'To see. On Moriah Abraham says that God will “see to” the lamb, and names the place accordingly (Genesis 22:8; Genesis 22:14). Latin providere, to see ahead, makes the same move from seeing to providing.',
      },
      greek: {
        strongs: 'G4307',
        word: 'πρόνοια',
        transliteration: 'pronoia',
        meaning:
          'Forethought. Tertullus flatters the governor Felix with it (Acts 24:2), and Paul tells the Romans to make none for the flesh (Romans 13:14). Stoics used it for the reason that steers the universe.',
      },
    },
    historicalContext:
      'Josephus sorts the Jewish parties of his day by this question: Essenes ascribed all to fate, Sadducees nothing, Pharisees some things. He was translating into Greek terms for Roman readers, but the debate was real; the Community Rule from Qumran says that every being’s plan was set before it existed. Epicureans denied that gods meddle. After the Lisbon earthquake on All Saints’ Day 1755, which fell upon full churches, Voltaire mocked easy optimism, while John Wesley in a pamphlet still heard a call to repent.',
    keyScriptures: [
      'Genesis 50:15-21',
      'Romans 8:28-30',
      'Matthew 10:29-31',
      'Proverbs 16:1-9',
      'Acts 2:22-24',
      'Esther 4:13-14',
      'Genesis 22:8-14',
      'Ecclesiastes 9:11-12',
    ],
  },
];
