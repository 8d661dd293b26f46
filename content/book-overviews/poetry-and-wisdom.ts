import type { BookOverview } from '@berea/validation';

export const poetryAndWisdom = {
  Job: {
    title: 'Job',
    author:
      'Nobody knows. One rabbinic opinion named Moses, others a much later sage, and one held that Job is a parable. Most scholars think of an Israelite poet who took up an old tale; the speeches of Elihu (chapters 32-37) and the poem on wisdom (chapter 28) may have been added.',
    dateWritten: 'Set in a patriarchal past; most proposals for the poem lie between 600 and 400 BC.',
    keyThemes: [
      'Innocent suffering',
      'Disinterested faith',
      'The failure of easy explanations',
      'Protest as prayer',
      'Creation beyond human control',
    ],
    summary:
      'Does anyone serve God for nothing? The question is put in heaven by the accuser (1:9), and a good man on earth, who never hears it, loses children, wealth and health. The prose opening takes two chapters; then three friends sit with him in silence for a week, and a long poem begins with Job cursing the day of his birth. In three rounds of speeches Eliphaz, Bildad and Zophar defend a world where people get what they deserve, first gently, at last inventing crimes for him. Job knows better, accuses God of hunting him, longs for an umpire, and in one passage whose Hebrew is difficult (19:25-27) declares that his redeemer lives. He ends with an oath of innocence and a demand to be answered. A young bystander, Elihu, lectures everyone. Then God speaks out of the storm, and explains nothing: he asks about snow, ostriches, the wild ox, Behemoth and Leviathan. What Job’s last words mean (42:6), repentance, consolation or resigned silence, depends on a disputed verb. The epilogue has a sting often missed: the friends who spoke for God are rebuked, and the protester is said to have spoken rightly (42:7). Restoration follows; the first question has been answered, his own has not.',
  },
  Ps: {
    title: 'The Psalms',
    author:
      'A collection with many poets. Headings connect seventy-three psalms with David, others with Asaph, the sons of Korah, Solomon, Moses and more. The Hebrew phrase may mean by, for or about; the headings are old but probably not original, and scholars disagree on how much goes back to David.',
    dateWritten:
      'Single psalms from perhaps the 10th to the 4th century BC; the collection was largely complete by the 3rd century BC.',
    keyThemes: [
      'Lament and trust',
      'Praise of creator and king',
      'The law as delight',
      'Zion and the anointed',
      'Enemies and justice',
      'Thanksgiving',
    ],
    summary:
      'One hundred and fifty poems, sung and prayed for well over two thousand years, are arranged in five books, each closed by a doxology (41:13; 72:19; 89:52; 106:48). The gateway is double: Psalm 1 on the person who murmurs the law day and night, Psalm 2 on the king set over the nations. The commonest kind is not praise but lament. Someone is ill, accused, hunted or forgotten, says so without politeness, and often, though not in Psalm 88, ends in confidence; how the change of mood came about, perhaps by a priest’s word, is uncertain. Hymns praise the maker of the world (Psalms 8 and 104), thanksgivings tell what happened, wisdom poems reflect, pilgrims sing their way up to Jerusalem (Psalms 120-134), and royal psalms speak of an anointed ruler, which the New Testament reads of Christ, Psalm 110 above all. The collection as a whole has a movement. The third book ends with the dynasty in ruins (Psalm 89); the fourth replies that God himself reigns (Psalms 93-99); the last five pieces are nothing but hallelujahs. The curses in Psalms 109 and 137 embarrass many readers: they have been spiritualised, omitted, or kept as the victim’s right to hand vengeance over to God.',
  },
  Prov: {
    title: 'Proverbs',
    author:
      'Headings name Solomon (1:1; 10:1; 25:1), unnamed wise men, Agur and Lemuel’s mother. Solomon as patron of wisdom is tradition; how many sayings reach back to his court cannot be known, and 25:1 speaks of copying under Hezekiah.',
    dateWritten:
      'Sayings of about 950-500 BC; the final collection, with chapters 1-9 as introduction, often dated to the 5th or 4th century BC.',
    keyThemes: [
      'The fear of the Lord',
      'Wisdom as a person',
      'Speech and silence',
      'Work, wealth and poverty',
      'Self-control',
      'Family and friendship',
    ],
    summary:
      'Proverbs wants to make people good at living, and it begins with attraction rather than rules. For nine chapters a parent coaxes a young man at a crossroads where two women call: Folly, loud and seductive, and Wisdom, who stands at the gate, was present when the world was made (8:22-31), and has set her table. Later Christian debate about the Son drew heavily on that eighth chapter. From chapter 10 on the lessons become single lines, mostly two halves set against each other: the diligent and the lazy, the mouth that heals and the mouth that ruins, bribes, borrowed money, a dripping quarrel, a good word in season. They observe more often than they command, and they are true as proverbs are true, usually and with an eye for circumstances; two that contradict each other stand side by side on answering fools (26:4-5). One section, 22:17-24:22, runs so close to the Egyptian teaching of Amenemope that dependence is generally granted: wisdom was international. The confidence that good conduct succeeds is qualified here and there within the book, and answered at length by Job and Ecclesiastes. A poem on a capable woman (31:10-31), alphabetical in Hebrew, ends it; she may be Wisdom, now married and running a household.',
  },
  Eccl: {
    title: 'Ecclesiastes',
    author:
      'The speaker, called Qohelet (the Preacher or Teacher), takes the part of a king in Jerusalem, understood by tradition as Solomon. The late Hebrew, with Persian loanwords, leads almost all specialists, many conservative ones included, to a later author; an editor speaks in 12:9-14.',
    dateWritten: 'By tradition the 10th century BC; by language most likely 450-200 BC.',
    keyThemes: [
      'Breath and futility (hebel)',
      'Death as the leveller',
      'Time and its seasons',
      'Joy in food, work and love',
      'The limits of wisdom',
    ],
    summary:
      'A single Hebrew word, hebel, literally breath or vapour, opens and closes this book (1:2; 12:8) and has been translated vanity, futility, absurdity. The speaker has made experiments: pleasure, building, learning, wealth. Each slips away, because the wise die like fools and heirs may squander everything (2:18-19). Nature circles, history forgets. The famous poem on times and seasons (3:1-8) comforts most readers; in context it adds that no one can find out what God is doing from beginning to end. He looks at courts and sees injustice, at the oppressed and sees no comforter, at religion and advises few words and paid vows. Then, seven times and with rising warmth, comes the counsel to eat, drink and enjoy one’s toil as a gift (2:24; 9:7-10). Companionship, too, is better than solitude. An allegory of old age as a failing house brings the last warning to remember the creator while young (12:1-7). Is he a sceptic, a realist, or a preacher of joy? The closing lines, in another voice, call the words of the wise goads and sum up: fear God, keep the commandments. Some find in that a correction, others the author’s own conclusion. The rabbis argued over admitting the scroll, and then read it at the feast of Tabernacles.',
  },
  Song: {
    title: 'The Song of Solomon',
    author:
      'The first verse links it with Solomon, which may mean by, for or about him, and tradition made him the poet. A majority today reads love poems of unknown origin, perhaps by several hands; since a woman speaks most of the lines, a female poet has been proposed.',
    dateWritten: 'Between the 10th and the 3rd century BC; the language points many to the later part.',
    keyThemes: [
      'Desire and delight',
      'Mutuality',
      'Longing and absence',
      'Garden and landscape',
      'Love strong as death',
    ],
    summary:
      'Two lovers talk, and the reader overhears them without introduction. The Song has no narrator and hardly a plot: voices change in mid-poem, a chorus of Jerusalem’s daughters interrupts, scenes flow from vineyard to bedroom, from a spring morning (2:10-13) to city streets where the watchmen beat a woman searching by night (5:6-7). Bodies are described from head to foot in images of flocks, towers, spices and pomegranates, like songs known from Egypt. The pair are equals in initiative and in praise; she, dark from working in the sun, says without shame whom she wants. A refrain warns not to wake love before its time (2:7; 3:5; 8:4). Near the end stands the nearest thing to a thesis, the lines in 8:6-7 that measure love against death, fire and flood. Solomon appears at a distance, with a palanquin and many vineyards, and some interpreters build a drama of king, shepherd and girl, though the parts must be supplied. For most of its history the Song was read as God’s love for Israel, or Christ’s for the church or the soul, and Rabbi Akiva called it the holiest of all writings. Modern interpreters usually begin with human love and do not all stop there.',
  },
} satisfies Record<string, BookOverview>;
