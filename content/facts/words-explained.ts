import { defined } from './defined.ts';

/** Offices, groups, things and words of the Bible that a reader asks the meaning of. */
export const wordsExplainedFacts = defined([
  {
    names: ['levite'],
    several: ['levites'],
    is: 'a man of the tribe of Levi',
    sentence:
      'A Levite was a man of the tribe of Levi, whose task was to serve at the tabernacle, later at the temple, and to help the priests.',
    references: ['Numbers 3:6-8', 'Numbers 18:6', 'Deuteronomy 18:1'],
  },
  {
    names: ['scribe'],
    several: ['scribes'],
    is: 'a learned man who taught the law',
    sentence:
      'A scribe was a learned man who copied, taught and explained the law; earlier the word also meant a secretary of the king.',
    references: ['Ezra 7:6', 'Matthew 23:2', 'Nehemiah 8:1', '2 Samuel 8:17'],
  },
  {
    names: ['publican', 'tax collector'],
    several: ['publicans', 'tax collectors'],
    is: 'a collector of taxes',
    sentence:
      'A publican was a man who collected taxes and tolls for the rulers, often more than was due, and was despised for it.',
    references: ['Luke 3:12-13', 'Luke 19:2', 'Matthew 9:10-11', 'Luke 18:11-13'],
  },
  {
    names: ['phylactery'],
    several: ['phylacteries', 'frontlets'],
    is: 'small boxes with words of the law',
    sentence:
      'Phylacteries are small boxes with words of the law in them, which Jewish men bind on the arm and the forehead to pray.',
    references: ['Matthew 23:5', 'Deuteronomy 6:6-8', 'Exodus 13:16'],
  },
  {
    names: ['sackcloth', 'sackcloth and ashes'],
    is: 'a coarse cloth worn in mourning',
    sentence: 'Sackcloth is a coarse cloth of goat hair, worn on the skin in mourning or to show repentance.',
    references: ['Genesis 37:34', 'Jonah 3:6-8', '2 Samuel 3:31'],
  },
  {
    names: ['hyssop'],
    is: 'a small bushy plant',
    sentence: 'Hyssop is a small bushy plant, with which blood and water were sprinkled in rites of cleansing.',
    references: ['Exodus 12:22', 'Leviticus 14:4-6', 'Psalms 51:7', 'John 19:29'],
    disputed: 'Which plant it was is not certain; many think of a kind of marjoram.',
  },
  {
    names: ['sanhedrin', 'the sanhedrin'],
    is: 'the high council of the Jews',
    sentence:
      'The Sanhedrin was the high council of the Jews, of chief priests, elders and scribes; it judged Jesus and the apostles.',
    references: ['Mark 14:53-55', 'Mark 15:1', 'Acts 22:30', 'Acts 5:27-29'],
  },
  {
    names: ['synagogue'],
    several: ['synagogues'],
    is: 'a house where Jews meet to pray and to read the scriptures',
    sentence: 'A synagogue is a house where Jews meet to pray and to hear the scriptures read and explained.',
    references: ['Luke 4:16-17', 'Acts 13:14-15', 'Acts 17:1-2'],
  },
  {
    names: ['rabbi', 'rabboni'],
    several: ['rabbis'],
    is: 'a title: my master, or teacher',
    sentence: 'Rabbi means my master or teacher, and was a title of respect for one who taught the law.',
    references: ['John 1:38', 'Matthew 23:7-8', 'John 20:16'],
  },
  {
    names: ['eunuch'],
    several: ['eunuchs'],
    is: 'a man who could not father children',
    sentence:
      'A eunuch was a man who could not father children, most often because he had been castrated; many served at royal courts.',
    references: ['Acts 8:27', 'Matthew 19:12', 'Isaiah 56:3-5'],
  },
  {
    names: ['zealot'],
    several: ['zealots', 'the zealots'],
    is: 'men who wanted freedom from foreign rule',
    sentence:
      'Zealots were men who wanted to free their people from foreign rule, by force if need be; the apostle Simon had that name.',
    references: ['Luke 6:15', 'Acts 1:13'],
    disputed: 'Whether there was such a party in the time of Jesus already, or the word only means eager, is disputed.',
  },
  {
    names: ['the high priest', 'high priest'],
    several: ['high priests'],
    is: 'the head of the priests',
    sentence:
      'The high priest was the head of the priests, and he alone went into the most holy place, on the Day of Atonement.',
    references: ['Hebrews 9:7', 'Leviticus 16:2-3', 'Leviticus 23:27', 'Leviticus 21:10'],
  },
  {
    names: ['cherub'],
    several: ['cherubim', 'cherubims', 'cherubs'],
    is: 'winged beings near God',
    sentence: 'Cherubim are winged beings near God; they guarded the way to Eden, and figures of them were on the ark.',
    references: ['Genesis 3:24', 'Exodus 25:18-20', 'Ezekiel 10:1-5'],
  },
  {
    names: ['seraph'],
    several: ['seraphim', 'seraphims', 'seraphs'],
    is: 'beings with six wings',
    sentence:
      'Seraphim are beings with six wings, whom Isaiah saw above the throne of the Lord, calling holy, holy, holy.',
    references: ['Isaiah 6:1-3', 'Isaiah 6:6-7'],
  },
  {
    names: ['the mercy seat', 'mercy seat'],
    is: 'the gold cover of the ark',
    sentence:
      'The mercy seat was the gold cover of the ark with a cherub at each end, on which the blood was sprinkled to make atonement.',
    references: ['Exodus 25:17-22', 'Leviticus 16:14-16', 'Hebrews 9:5'],
  },
  {
    names: ['threshing floor'],
    several: ['threshing floors'],
    is: 'a hard open place where grain was beaten out',
    sentence:
      'A threshing floor was a hard open place where grain was beaten or trodden out of the ears, and the chaff blown away.',
    references: ['Ruth 3:2', '2 Samuel 24:18', 'Matthew 3:12'],
  },
  {
    names: ['gleaning', 'to glean'],
    is: 'gathering what harvesters leave',
    sentence: 'Gleaning is gathering what the harvesters leave, which the law kept for the poor and the foreigner.',
    references: ['Leviticus 19:9-10', 'Ruth 2:2-3', 'Deuteronomy 24:19-21'],
  },
  {
    names: ['kinsman redeemer', 'kinsman-redeemer'],
    is: 'the nearest relative, who buys back',
    sentence:
      'A kinsman redeemer was the nearest relative, who could buy back a family’s land, and marry the widow so that the name lived on.',
    references: ['Leviticus 25:25', 'Ruth 3:9-13', 'Ruth 4:4-10'],
  },
  {
    names: ['the year of jubilee', 'jubilee'],
    is: 'every fiftieth year, when land and people went free',
    sentence: 'The jubilee was every fiftieth year, in which slaves went free and land returned to its family.',
    references: ['Leviticus 25:10-13', 'Leviticus 25:39-41'],
  },
  {
    names: ['firstfruits', 'first fruits'],
    is: 'the first part of a harvest',
    sentence: 'Firstfruits are the first part of a harvest, brought to God in thanks.',
    references: ['Exodus 23:19', 'Leviticus 23:10', 'Deuteronomy 26:1-4', 'Proverbs 3:9'],
  },
  {
    names: ['leaven', 'yeast'],
    is: 'old dough that makes new dough rise',
    sentence: 'Leaven is old dough that makes new dough rise; it stands for something small that spreads, good or bad.',
    references: ['Matthew 13:33', 'Matthew 16:6', '1 Corinthians 5:6-8', 'Exodus 12:15'],
  },
  {
    names: ['teraph'],
    several: ['teraphim', 'household gods', 'household idols'],
    is: 'household gods',
    sentence: 'Teraphim were household gods, figures that were kept in a home.',
    references: ['Judges 17:5', 'Genesis 31:19', '1 Samuel 19:13'],
  },
  {
    names: ['baal'],
    several: ['baals', 'baalim'],
    is: 'a god of storm and rain',
    sentence:
      'Baal was a god of storm and rain whom the peoples around Israel served; Elijah stood against his prophets on mount Carmel.',
    references: ['1 Kings 18:19-21', '1 Kings 18:36-39', 'Judges 2:11-13'],
  },
  {
    names: ['molech', 'moloch'],
    is: 'a god to whom children were burned',
    sentence: 'Molech was a god to whom children were burned, which the law of Moses forbids.',
    references: ['Leviticus 20:1-3', 'Leviticus 18:21', '2 Kings 23:10'],
  },
  {
    names: ['asherah'],
    several: ['asherim', 'asherah poles'],
    is: 'a goddess, and her wooden pole',
    sentence: 'Asherah was a goddess, and the word also means the wooden pole that stood for her.',
    references: ['1 Kings 18:19', 'Deuteronomy 16:21', '2 Kings 23:6-7'],
  },
  {
    names: ['sheol'],
    is: 'the place of the dead',
    sentence:
      'Sheol is the Hebrew name for the place of the dead, where all go; older Bibles translate it as grave, pit or hell.',
    references: ['Psalms 16:10', 'Genesis 37:35', 'Ecclesiastes 9:10'],
  },
  {
    names: ['gehenna'],
    is: 'the valley of Hinnom, a name for the fire of judgement',
    sentence:
      'Gehenna is the valley of Hinnom at Jerusalem, where children had been burned; the Gospels use the name for the fire of judgement.',
    references: ['Matthew 5:22', 'Jeremiah 19:2-6', '2 Kings 23:10', 'Mark 9:43'],
  },
  {
    names: ['hades'],
    is: 'the place of the dead',
    sentence: 'Hades is the Greek name for the place of the dead; older Bibles translate it as hell.',
    references: ['Acts 2:27', 'Luke 16:23', 'Revelation 20:13'],
  },
  {
    names: ['the bottomless pit', 'the abyss'],
    is: 'a prison of evil spirits',
    sentence:
      'The bottomless pit, or abyss, is the deep that is opened and locked in Revelation, a prison of evil spirits.',
    references: ['Revelation 9:1-2', 'Revelation 20:1-3', 'Luke 8:31'],
  },
  {
    names: ['the book of life'],
    is: 'God’s list of those who belong to him',
    sentence: 'The book of life is a picture for God’s own list of those who belong to him.',
    references: ['Revelation 20:12-15', 'Philippians 4:3', 'Exodus 32:32-33'],
  },
  {
    names: ['abba'],
    is: 'father',
    sentence: 'Abba is Aramaic for father, a word of the home, used in prayer to God.',
    references: ['Mark 14:36', 'Romans 8:15', 'Galatians 4:6'],
  },
  {
    names: ['anathema'],
    is: 'accursed',
    sentence: 'Anathema is Greek for something given over to God’s judgement: accursed.',
    references: ['1 Corinthians 16:22', 'Galatians 1:8-9', 'Romans 9:3'],
  },
  {
    names: ['herodian'],
    several: ['herodians', 'the herodians'],
    is: 'supporters of the family of Herod',
    sentence: 'Herodians were supporters of the family of Herod, who joined the Pharisees against Jesus.',
    references: ['Mark 3:6', 'Matthew 22:15-18', 'Mark 12:13'],
  },
  {
    names: ['proselyte'],
    several: ['proselytes'],
    is: 'a convert to the Jewish faith',
    sentence: 'A proselyte is someone from another people who has come over to the Jewish faith.',
    references: ['Acts 2:10', 'Acts 13:43', 'Matthew 23:15'],
  },
  {
    names: ['deacon'],
    several: ['deacons'],
    is: 'one who is chosen to serve in a church',
    sentence: 'A deacon is someone who is chosen to serve in a church, in practical care above all.',
    references: ['1 Timothy 3:8-13', 'Philippians 1:1', 'Acts 6:1-6'],
    disputed: 'Acts does not call the men who served the widows deacons; many churches do.',
  },
  {
    names: ['elder', 'an elder in the church', 'presbyter'],
    several: ['elders', 'elders in the church'],
    is: 'a leader who watches over a church',
    sentence:
      'An elder in the New Testament is a leader who watches over a church and teaches it; in Israel elders led families and towns.',
    references: ['Titus 1:5-9', '1 Peter 5:1-3', '1 Timothy 5:17', 'Exodus 3:16'],
    disputed: 'Whether elders and bishops had one office is judged differently by the churches.',
  },
  {
    names: ['epistle'],
    several: ['epistles'],
    is: 'a letter',
    sentence: 'An epistle is a letter; most books of the New Testament are letters to churches or to single persons.',
    references: ['Romans 16:22', 'Colossians 4:16', '2 Peter 3:15-16'],
  },
  {
    names: ['cornerstone', 'the chief cornerstone'],
    is: 'the main stone of a building',
    sentence: 'A cornerstone is the main stone, from which the walls of a building are laid; it is a name for Jesus.',
    references: ['Ephesians 2:20', 'Psalms 118:22', '1 Peter 2:6-7', 'Isaiah 28:16'],
  },
  {
    names: ['yoke'],
    is: 'a bar that joins animals at work',
    sentence: 'A yoke is a wooden bar that joins animals at work; it stands for burden, service or learning.',
    references: ['Matthew 11:29-30', '1 Samuel 6:7', '1 Kings 12:4', 'Lamentations 3:27'],
  },
  {
    names: ['shofar'],
    several: ['shofars'],
    is: 'a ram’s horn',
    sentence: 'A shofar is a ram’s horn, blown as a signal in war and at feasts; our Bibles call it a trumpet or horn.',
    references: ['Joshua 6:4-5', 'Leviticus 25:9', 'Joel 2:1'],
  },
  {
    names: ['signet ring', 'signet'],
    is: 'a ring with the owner’s seal',
    sentence: 'A signet ring bears the owner’s seal, which was pressed into clay or wax in place of a signature.',
    references: ['Genesis 41:42', 'Esther 8:8', 'Haggai 2:23', 'Daniel 6:17'],
  },
  {
    names: ['mammon'],
    is: 'wealth',
    sentence: 'Mammon is an Aramaic word for wealth, of which the Gospels speak as of a master beside God.',
    references: ['Matthew 6:24', 'Luke 16:9-13'],
  },
  {
    names: ['covenant', 'a biblical covenant'],
    several: ['covenants'],
    is: 'a solemn bond with promises',
    sentence:
      'A covenant is a solemn bond with promises, such as those of God with Noah, with Abraham, with Israel and with David.',
    references: ['Genesis 9:8-11', 'Genesis 17:4-7', 'Exodus 34:27', 'Psalms 89:3', 'Jeremiah 31:31-33'],
  },
  {
    names: ['circumcision'],
    is: 'the cutting away of the foreskin',
    sentence:
      'Circumcision is the cutting away of the foreskin on the eighth day, the sign of God’s covenant with Abraham.',
    references: ['Genesis 17:9-12', 'Luke 2:21', 'Galatians 5:6'],
  },
  {
    names: ['concubine'],
    several: ['concubines'],
    is: 'a wife of lower standing',
    sentence: 'A concubine was a wife of lower standing, without the rights of a full wife.',
    references: ['Genesis 25:6', 'Judges 19:1', '2 Samuel 5:13', '1 Kings 11:3'],
  },
  {
    names: ['centurion'],
    several: ['centurions'],
    is: 'an officer over about a hundred soldiers',
    sentence: 'A centurion was an officer of the Roman army, over about a hundred soldiers.',
    references: ['Acts 22:25-26', 'Acts 23:23', 'Matthew 8:5-9', 'Mark 15:39'],
  },
  {
    names: ['tetrarch'],
    several: ['tetrarchs'],
    is: 'a prince below a king',
    sentence: 'A tetrarch was a prince below a king, who ruled a part of a divided country.',
    references: ['Luke 3:1', 'Matthew 14:1'],
  },
  {
    names: ['altar'],
    several: ['altars'],
    is: 'a raised place for offerings',
    sentence: 'An altar is a raised place of earth, stone or metal, on which offerings were burned.',
    references: ['Exodus 20:24-25', 'Exodus 27:1-2', 'Genesis 8:20'],
  },
  {
    names: ['burnt offering'],
    several: ['burnt offerings'],
    is: 'an animal burned whole as a gift to God',
    sentence: 'A burnt offering was an animal that was burned whole on the altar, as a gift to God.',
    references: ['Leviticus 1:3-9', 'Genesis 22:13'],
  },
  {
    names: ['high place'],
    several: ['high places'],
    is: 'a shrine on a hill',
    sentence: 'A high place was a shrine on a hill, often for other gods, which good kings took away.',
    references: ['2 Kings 18:3-4', '1 Kings 11:7', '2 Kings 23:8'],
  },
  {
    names: ['a judge in the bible', 'the judges'],
    several: ['the judges of israel', 'judges in the bible'],
    is: 'leaders before there were kings',
    sentence: 'The judges were leaders whom God raised up to save Israel before there were kings.',
    references: ['Judges 2:16-18', 'Judges 21:25'],
  },
  {
    names: ['sabbath day’s journey', 'a sabbath day journey'],
    is: 'the distance one might walk on the sabbath',
    sentence: 'A sabbath day’s journey was as far as one might walk on the sabbath, a little under a kilometre.',
    references: ['Acts 1:12'],
  },
  {
    names: ['mite', 'the widow’s mite'],
    several: ['mites'],
    is: 'the smallest coin',
    sentence: 'A mite was the smallest copper coin, worth a tiny part of a day’s wage; a poor widow gave two.',
    references: ['Mark 12:42-44', 'Luke 21:2-4'],
  },
]);
