import type { BookOverview } from '@berea/validation';

export const pentateuch = {
  Gen: {
    title: 'Genesis',
    author:
      'The book names no author. Jewish and Christian tradition gives it, with the rest of the Torah, to Moses. Most scholars see several older strands and collections, some of them probably from the time of the kings, brought together over centuries; others defend a core from Moses that was later edited.',
    dateWritten:
      'Traditionally the 15th or 13th century BC; by most scholars, sources of about 950-500 BC, in their present form by the 5th century BC.',
    keyThemes: [
      'Creation and the image of God',
      'Sin and its spread',
      'Covenant and promise to Abraham',
      'Blessing for all families of the earth',
      'Providence through flawed people',
    ],
    summary:
      'Genesis tells how the world, and then Israel, began. Its two halves have different horizons. Chapters 1-11 concern humanity: an ordered creation called good, a garden lost, a brother murdered, a flood, a tower left unfinished. Violence grows faster than technology, yet each judgement is followed by some act of care. With 12:1-3 the view narrows to one childless couple, who are promised land, descendants and a blessing that will reach every nation. The rest follows four generations: Abraham, tested to the limit in chapter 22; Isaac, who mostly digs wells; Jacob, who cheats, is cheated, and limps away with a new name (32:28); and Joseph, sold by his brothers and finally able to feed them. A repeated formula introducing family histories (2:4; 5:1; 6:9) holds the whole together. How the opening relates to the history of the earth is disputed, among believers too: readings range from literal days to a temple-like poem of order answering Babylonian myths. The turning point of the family story is Judah’s offer of himself in place of Benjamin (44:33), and its own interpretation stands near the end, in 50:20. The book closes with a coffin in Egypt and a promise still open.',
  },
  Exod: {
    title: 'Exodus',
    author:
      'Moses is said to have written parts of it (24:4; 34:27), and tradition gives him the whole. Most scholars find priestly and non-priestly sources, with old poems such as the song in chapter 15, edited into one account much later.',
    dateWritten:
      'By tradition in the wilderness, 15th or 13th century BC; in the critical view from material of about 1000-500 BC, complete by the 5th century.',
    keyThemes: [
      'Deliverance from slavery',
      'The name of God',
      'Covenant and law',
      'Presence in the tabernacle',
      'Idolatry and forgiveness',
    ],
    summary:
      'A people that has become numerous in Egypt is enslaved, and the God of its ancestors hears it groan. The first movement (chapters 1-18) is a contest over who may command Israel: midwives defy a king, a fugitive shepherd is called from a burning bush and given the divine name (3:14), plagues dismantle Egypt’s confidence, and the sea opens. Passover fixes the night of departure in a family meal. The second movement (chapters 19-24) stands at Sinai: freedom turns out to be service under a covenant, with ten words for its heart and case laws for slaves, strangers, oxen and loans. The third (chapters 25-40) describes a tent in which God will travel with the camp, and breaks off for the disaster of the golden calf. There Moses argues with God, and the answer, a self-description in 34:6-7, is cited again and again in later scripture. Historians differ widely: no Egyptian record mentions these events, the numbers are hard to take at face value, and proposals reach from a large migration in one of two centuries to a smaller escape remembered by all Israel. Within the Bible itself nothing is recalled more often. The last lines fill the finished tent with glory, so thickly that even Moses cannot enter.',
  },
  Lev: {
    title: 'Leviticus',
    author:
      'Nearly every chapter reports what was spoken to Moses, and tradition makes him its writer. Critical scholars assign most of it to priestly circles, with a distinct holiness collection in chapters 17-26; how old their practices are, and which collection came first, is debated.',
    dateWritten:
      'Traditionally the year at Sinai; in the usual critical dating compiled in the 7th-5th centuries BC from older priestly rules.',
    keyThemes: [
      'Holiness',
      'Sacrifice and atonement',
      'Clean and unclean',
      'Love of neighbour and stranger',
      'Sacred time, sabbath and jubilee',
    ],
    summary:
      'How can a holy God live in the middle of an ordinary, damaged people without destroying it? Leviticus answers with procedures. Sacrifices come first (chapters 1-7): gifts, shared meals, and offerings for sin and reparation, scaled so that the poor may bring birds or flour. Priests are ordained, and two of them die for improvising (10:1-2). Then come food, childbirth, skin disease and bodily discharges (chapters 11-15); impurity here is mostly a condition, not guilt, and it can be washed away. At the centre stands the Day of Atonement (chapter 16), with its two goats, when sanctuary and nation are cleansed together. From there the book moves outward into daily life: justice in court, honest weights, gleanings for the poor, and the command about one’s neighbour (19:18) with its equally striking counterpart about foreigners (19:34). The calendar ends in the jubilee, when debts and land return (chapter 25); whether it was ever observed is uncertain. Modern readers stumble over its penalties and its rules on slavery and sex, which communities weigh very differently; Christians have long distinguished ritual from moral law, a division the text does not make itself. The New Testament letter to the Hebrews is hardly intelligible without it.',
  },
  Num: {
    title: 'Numbers',
    author:
      'Credited to Moses by tradition, and 33:2 mentions a travel record of his. Scholars generally read it as the most varied book of the Torah: census lists, old songs, a Balaam cycle and priestly law, combined by editors.',
    dateWritten:
      'Traditionally the end of the wilderness years; by most scholars, composed between about 850 and 400 BC, with some poetry that is older.',
    keyThemes: [
      'Wilderness and testing',
      'Trust refused',
      'Leadership under strain',
      'Judgement and a new generation',
      'Blessing that cannot be reversed',
    ],
    summary:
      'Numbers covers the road between Sinai and the Jordan, and why it took forty years. It opens in perfect order: the tribes are counted, camped in a square around the sanctuary, and given the priestly blessing (6:24-26). Within days of setting out, the order cracks. People long for Egyptian fish and cucumbers; Miriam and Aaron question their brother; scouts return from Canaan with grapes and panic (chapters 13-14), and the generation that left Egypt is sentenced to die in the desert. Korah’s revolt follows, and in chapter 20 even Moses fails, at a rock, and loses his own entry. The bronze serpent (21:8-9), later taken up in John’s gospel, belongs to these years. Then comes comedy with an edge: Balaam, a foreign seer hired to curse, sees less than his donkey and can only bless (chapters 22-24). A second census in chapter 26 marks the turn from the old generation to the new, framed by the daughters of Zelophehad, whose claim changes the law of inheritance. The huge census totals are read as literal, as symbolic, or as a misunderstood term for units. The war on Midian in chapter 31 is among the hardest passages in scripture, and interpreters do not agree on what to do with it.',
  },
  Deut: {
    title: 'Deuteronomy',
    author:
      'Most of it is spoken by Moses, who is also said to write down the law (31:9); the account of his death is plainly by someone else. Most scholars connect its core with the law book found under King Josiah (2 Kings 22:8) and with scribes of the 7th century BC; others point to the form of much older treaties.',
    dateWritten:
      'Traditionally shortly before Israel crossed the Jordan; by most scholars, from the 7th century BC, enlarged during and after the exile.',
    keyThemes: [
      'Love for the one God',
      'Covenant and choice',
      'Memory and teaching children',
      'One place of worship',
      'Care for orphan, widow and stranger',
    ],
    summary:
      'On the last stage before the Jordan an old man speaks to people too young to remember Egypt. Deuteronomy presents itself as his farewell: three addresses, a song, a blessing and a burial. The first looks back at forty years (chapters 1-4). The second, much the longest, repeats the ten commandments and sets out what it means to love God with everything one has; 6:4-9, known as the Shema, became the daily confession of Judaism, and Jesus calls it the first commandment (Mark 12:29-30). Laws in chapters 12-26 then shape a nation: one sanctuary, release of debts, limits on kings, cities of refuge, a parapet round the roof, wages paid before sunset. Alongside stand commands to destroy the peoples of Canaan, which trouble readers of every conviction and which many scholars think were written when those peoples were long gone. The third address sets life and death before the hearers (30:15-20), after blessings and a terrifying list of curses in chapter 28. The resemblance to ancient vassal treaties, Hittite or Assyrian, is accepted by almost everyone and dated differently. Its theology of obedience and consequence shapes Joshua through Kings, and Job argues with it. Moses dies within sight of the land, in a grave nobody knows.',
  },
} satisfies Record<string, BookOverview>;
