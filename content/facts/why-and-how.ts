import { told } from './told.ts';

/** Why things happened, and how. */
export const whyAndHowFacts = told([
  {
    subject: 'Cain’s anger',
    is: 'envy',
    sentence: 'Cain killed Abel out of envy: the Lord had regard for Abel’s offering and not for his own.',
    references: ['Genesis 4:4-8', '1 John 3:12'],
    asked: ['why did cain kill abel', 'why did cain murder his brother', 'why was cain angry with abel'],
    card: 'Why did God reject Cain’s offering?',
  },
  {
    subject: 'Peter’s fear',
    is: 'fear',
    sentence:
      'Peter was afraid of being taken as one of those with Jesus; he denied it three times, and wept bitterly.',
    references: ['Matthew 26:69-75', 'Luke 22:54-62', 'Luke 22:31-34'],
    asked: [
      'why did peter deny jesus',
      'why did peter lie about knowing jesus',
      'why did peter say he did not know jesus',
    ],
  },
  {
    subject: 'Judas’s reason',
    is: 'money',
    sentence:
      'The Gospels name money, thirty pieces of silver, and say that Satan entered into Judas; more of his reasons is not told.',
    references: ['Matthew 26:14-16', 'Luke 22:3-6', 'John 12:4-6', 'John 13:2'],
    asked: ['why did judas betray jesus', 'why did judas do it', 'what made judas betray jesus'],
    card: 'Did Judas have a choice?',
  },
  {
    subject: 'Jacob’s favourite',
    is: 'the child of his old age',
    sentence:
      'Israel, that is Jacob, loved Joseph more than his other sons, as the child that was born to him in old age.',
    references: ['Genesis 37:3', 'Genesis 35:10', 'Genesis 30:22-24'],
    asked: [
      'why did jacob love joseph more',
      'why did jacob love joseph the most',
      'why was joseph his fathers favourite',
    ],
  },
  {
    subject: 'the call of Abraham',
    is: 'not told; to bless all families',
    sentence:
      'Why God chose Abraham is not told; the aim is, that all families of the earth should be blessed through him.',
    references: ['Genesis 12:1-3', 'Genesis 18:17-19', 'Nehemiah 9:7'],
    asked: ['why did god choose abraham', 'why did god call abraham', 'why was abraham chosen'],
  },
  {
    subject: 'Jonah’s reason',
    is: 'he knew that God would spare Nineveh',
    sentence: 'Jonah ran away because he knew that God is merciful and would spare Nineveh, the enemy.',
    references: ['Jonah 4:1-3', 'Jonah 1:1-3'],
    asked: [
      'why did jonah run away',
      'why did jonah run from god',
      'why did jonah not want to go to nineveh',
      'why did jonah flee',
    ],
  },
  {
    subject: 'Moses’s sandals',
    is: 'holy ground',
    sentence: 'Moses had to take off his shoes because the place where he stood was holy ground.',
    references: ['Exodus 3:4-5'],
    asked: [
      'why did moses have to take off his shoes',
      'why did moses take off his sandals',
      'why did god tell moses to remove his shoes',
    ],
  },
  {
    subject: 'the tears of Jesus',
    is: 'he saw others weep',
    sentence:
      'Jesus wept when he saw Mary and the others weep for Lazarus; those who stood there said how he loved him.',
    references: ['John 11:32-36', 'John 11:11'],
    asked: [
      'why did jesus cry at lazarus tomb',
      'why did jesus cry',
      'why did jesus weep for lazarus',
      'why did jesus cry when lazarus died',
    ],
  },
  {
    subject: 'the names Saul and Paul',
    is: 'he had both names',
    sentence:
      'Paul did not change his name: he was called both Saul and Paul, and Acts uses the name Paul when he works among other peoples.',
    references: ['Acts 13:9', 'Acts 13:1-2'],
    asked: [
      'why did paul change his name',
      'why was saul called paul',
      'why did saul become paul',
      'why was sauls name changed to paul',
    ],
  },
  {
    subject: 'the forty years in the wilderness',
    is: 'they would not go into the land',
    sentence:
      'Israel wandered for forty years, a year for each day of spying, because the people would not trust God and go into the land.',
    references: ['Numbers 14:33-34', 'Numbers 14:1-4', 'Numbers 32:13'],
    asked: [
      'why did the israelites wander for 40 years',
      'why did israel wander in the desert',
      'why were the israelites in the wilderness for forty years',
      'why did they wander in the wilderness',
    ],
  },
  {
    subject: 'the reason for the flood',
    is: 'the wickedness of mankind',
    sentence:
      'God sent the flood because the earth was full of violence and every thought of people’s hearts was evil.',
    references: ['Genesis 6:5-7', 'Genesis 6:11-13'],
    asked: [
      'why did god send the flood',
      'why did god flood the earth',
      'why was there a flood in the bible',
      'why did god kill everyone in the flood',
    ],
    card: 'Was there really a worldwide flood?',
  },
  {
    subject: 'the death of Moses',
    is: 'in Moab, at 120 years',
    sentence:
      'Moses died in the land of Moab at 120 years, after God had shown him the promised land, and nobody knows his grave.',
    references: ['Deuteronomy 34:1-7'],
    asked: ['how did moses die', 'where is moses buried'],
    card: 'Why could Moses not enter the promised land?',
  },
  {
    subject: 'the day of Pentecost',
    is: 'the Holy Spirit came on the disciples',
    sentence:
      'At Pentecost the Holy Spirit came on the disciples with wind and tongues of fire, and about three thousand were baptised.',
    references: ['Acts 2:1-4', 'Acts 2:41', 'Acts 6:1-2'],
    asked: ['what happened at pentecost', 'what happened on the day of pentecost'],
    card: 'What is Pentecost?',
  },
  {
    subject: 'the evening of the last supper',
    is: 'bread and wine, and the washing of feet',
    sentence:
      'At the last supper Jesus washed his disciples’ feet, gave them bread and wine, and said that one of them would betray him.',
    references: ['Luke 22:14-21', 'John 13:3-5', 'John 13:21', 'Matthew 26:20-29'],
    asked: ['what happened at the last supper'],
    card: 'What is the Lord’s Supper?',
  },
  {
    subject: 'Peter after Easter',
    is: 'a leader of the first church',
    sentence:
      'Peter met the risen Jesus, was told to feed his sheep, and led the first church in Jerusalem; his death is not told.',
    references: ['John 21:15-19', 'Luke 24:34', 'Acts 2:14', 'Acts 8:14'],
    asked: [
      'what happened to peter after jesus died',
      'what did peter do after jesus died',
      'what happened to peter after the resurrection',
    ],
  },
  {
    subject: 'the early life of Jesus',
    is: 'in Nazareth, as a carpenter',
    sentence:
      'Until he was about thirty Jesus lived in Nazareth and was known as a carpenter; one story of him at twelve is told.',
    references: ['Luke 3:23', 'Mark 6:1-3', 'Luke 2:42-52'],
    asked: [
      'what did jesus do before he was 30',
      'what did jesus do before his ministry',
      'what did jesus do as a young man',
      'what happened in the lost years of jesus',
    ],
  },
  {
    subject: 'the days of creation',
    is: 'light; sky; land and plants; sun and moon; fish and birds; animals and people; rest',
    sentence:
      'In Genesis God made light on the first day, then the sky, land and plants, sun, moon and stars, fish and birds, on the sixth day animals and people, and rested on the seventh.',
    references: ['Genesis 1:3-5', 'Genesis 1:6-13', 'Genesis 1:14-23', 'Genesis 1:24-31', 'Genesis 2:2-3'],
    asked: [
      'what did god create on each day',
      'what did god make on each day',
      'what are the seven days of creation',
      'what was created on each day',
      'what are the days of creation',
    ],
    card: 'How old is the earth according to the Bible?',
  },
  {
    subject: 'the gifts of the wise men',
    is: 'gold, frankincense and myrrh',
    sentence: 'The wise men, or magi, gave gold, frankincense and myrrh.',
    references: ['Matthew 2:1', 'Matthew 2:11'],
    asked: ['what were the gifts of the magi', 'what gifts did the magi bring', 'what did the three kings bring'],
  },
  {
    subject: 'the king with many wives',
    is: 'Solomon',
    sentence: 'Solomon had seven hundred wives and three hundred concubines.',
    references: ['1 Kings 11:1-3'],
    asked: ['which king had a thousand wives', 'who had a thousand wives', 'which king had 700 wives'],
  },
  {
    subject: 'the date of the exodus',
    is: 'not certain',
    sentence: 'When the exodus happened is not certain; 1 Kings counts 480 years from it to the temple of Solomon.',
    references: ['1 Kings 6:1'],
    asked: ['when did the exodus happen', 'in what year did moses lead israel out of egypt'],
    disputed: 'By that number it was about 1446 before Christ; many scholars place it near 1250, and some doubt it.',
  },
  {
    subject: 'the place of Gethsemane',
    is: 'on the Mount of Olives',
    sentence: 'Gethsemane was a garden across the Kidron from Jerusalem, on the Mount of Olives.',
    references: ['Matthew 26:36', 'John 18:1', 'Luke 22:39', 'Acts 1:12'],
    asked: ['where is the garden of gethsemane', 'where is gethsemane', 'where was the garden of gethsemane'],
  },
  {
    subject: 'Adam and Eve after death',
    is: 'not told',
    sentence: 'Whether Adam and Eve are in heaven is not told; God clothed them and cared for them after the fall.',
    references: ['Genesis 3:20-21', 'Genesis 5:5'],
    asked: ['did adam and eve go to heaven', 'are adam and eve in heaven', 'were adam and eve saved'],
    notTold: true,
  },
  {
    subject: 'the surname of Jesus',
    is: 'none',
    sentence: 'Jesus had no surname: people called him Jesus of Nazareth or the son of Joseph, and Christ is a title.',
    references: ['John 1:45', 'Matthew 16:16'],
    asked: [
      'did jesus have a last name',
      'what was jesus last name',
      'is christ jesus last name',
      'what was the surname of jesus',
    ],
    card: 'Why is Jesus called Christ, Lord, Son of God and Son of Man?',
  },
  {
    subject: 'married apostles',
    is: 'Peter and others',
    sentence:
      'Peter was married, for Jesus healed his wife’s mother, and Paul says that other apostles took their wives along.',
    references: ['Matthew 8:14-15', '1 Corinthians 9:5', '1 Corinthians 3:22', '1 Corinthians 1:1'],
    asked: [
      'did the disciples get married',
      'were the disciples married',
      'were the apostles married',
      'did any of the disciples have wives',
    ],
  },
  {
    subject: 'Mary’s virginity after the birth',
    is: 'Christians differ',
    sentence:
      'Christians differ: Catholics and Orthodox say that Mary was always a virgin, most Protestants that she had more children.',
    references: ['Matthew 1:24-25', 'Mark 6:3', 'Luke 1:34'],
    asked: [
      'was mary always a virgin',
      'did mary stay a virgin',
      'was mary a virgin her whole life',
      'did mary have other children',
    ],
    card: 'Did Jesus have brothers and sisters?',
  },
  {
    subject: 'where the devil is',
    is: 'on earth now; the lake of fire at the end',
    sentence:
      'Not yet: in the Bible Satan goes about on the earth, and only at the end is the devil thrown into the lake of fire.',
    references: ['1 Peter 5:8', 'Job 1:7', 'Revelation 20:10'],
    asked: [
      'is the devil in hell',
      'is satan in hell',
      'where is the devil now',
      'where is satan now',
      'where does satan live',
    ],
    card: 'Who is Satan?',
  },
  {
    subject: 'whether angels die',
    is: 'no',
    sentence: 'No: Jesus says that the risen cannot die any more, because they are like the angels.',
    references: ['Luke 20:34-36'],
    asked: ['can angels die', 'do angels die', 'are angels immortal', 'do angels live forever'],
    card: 'What are angels?',
  },
  {
    subject: 'whether God has a body',
    is: 'God is spirit',
    sentence:
      'God is spirit, says Jesus, and has no body as we have; Christians believe that in Jesus he became a human being.',
    references: ['John 4:21-24', 'John 1:14', 'Luke 24:39'],
    asked: ['does god have a body', 'is god a spirit', 'does god have a physical body', 'what does god look like'],
    card: 'What is God like?',
  },
  {
    subject: 'Joseph’s brothers',
    is: 'they hated him',
    sentence:
      'Joseph’s brothers sold him because they hated him: his father loved him most, and his dreams put him above them.',
    references: ['Genesis 37:3-8', 'Genesis 37:26-28'],
    asked: [
      'why did josephs brothers sell him',
      'why did josephs brothers hate him',
      'why was joseph sold by his brothers',
    ],
  },
  {
    subject: 'Pharaoh’s refusal',
    is: 'a hardened heart',
    sentence:
      'Pharaoh did not want to lose the Israelites as workers, and his heart was hardened, by himself and by God.',
    references: ['Exodus 5:1-5', 'Exodus 8:15', 'Exodus 9:12', 'Exodus 14:5'],
    asked: [
      'why did pharaoh not let the israelites go',
      'why would pharaoh not let the people go',
      'why did pharaoh refuse to let israel go',
    ],
    card: 'Why did God harden Pharaoh’s heart?',
  },
  {
    subject: 'Rahab’s reason',
    is: 'she believed that God had given Israel the land',
    sentence:
      'Rahab hid the spies because she had heard what the Lord did for Israel, and asked that her family be spared.',
    references: ['Joshua 2:8-13', 'Joshua 2:3-4', 'Joshua 2:1', 'Joshua 6:25'],
    asked: ['why did rahab hide the spies', 'why did rahab help the spies', 'why was rahab saved'],
  },
  {
    subject: 'Daniel’s prayer',
    is: 'he prayed to God and not to the king',
    sentence:
      'Daniel prayed to his God three times a day although the king had forbidden it, and so was thrown to the lions.',
    references: ['Daniel 6:7-13', 'Daniel 6:16'],
    asked: ['why was daniel thrown to the lions', 'why did daniel go to the lions den', 'what did daniel do wrong'],
  },
  {
    subject: 'the plot of Haman',
    is: 'Mordecai would not bow',
    sentence: 'Haman wanted to destroy the Jews because the Jew Mordecai would not bow to him.',
    references: ['Esther 3:1-6'],
    asked: ['why did haman hate the jews', 'why did haman want to kill the jews', 'why did haman hate mordecai'],
  },
  {
    subject: 'Zacchaeus in the tree',
    is: 'he was short',
    sentence: 'Zacchaeus climbed a tree because he was short and could not see Jesus for the crowd.',
    references: ['Luke 19:2-4'],
    asked: ['why did zacchaeus climb a tree', 'why did zacchaeus climb the tree'],
  },
  {
    subject: 'Thomas’s doubt',
    is: 'he wanted to see',
    sentence: 'Thomas was not there when Jesus came, and would not believe before he saw and touched the wounds.',
    references: ['John 20:24-29'],
    asked: [
      'why did thomas doubt',
      'why did thomas not believe',
      'why is he called doubting thomas',
      'what did thomas doubt',
    ],
  },
  {
    subject: 'the cleansing of the temple',
    is: 'his Father’s house had become a market',
    sentence: 'Jesus drove the traders out because they had made a house of prayer into a market and a den of thieves.',
    references: ['Matthew 21:12-13', 'John 2:14-17'],
    asked: [
      'why did jesus flip the tables',
      'why did jesus overturn the tables',
      'why was jesus angry in the temple',
      'why did jesus drive out the money changers',
      'why did jesus turn over the tables',
    ],
  },
  {
    subject: 'the washing of the feet',
    is: 'an example of serving',
    sentence: 'Jesus washed his disciples’ feet, the work of a servant, to give them an example.',
    references: ['John 13:3-5', 'John 13:12-17', 'John 13:21-23'],
    asked: ['why did jesus wash the disciples feet', 'why did jesus wash feet', 'why did jesus wash peters feet'],
  },
  {
    subject: 'the forty days of Jesus',
    is: 'to be tempted',
    sentence: 'The Spirit led Jesus into the wilderness, where the devil tempted him, and he fasted for forty days.',
    references: ['Matthew 4:1-2', 'Luke 4:1-2'],
    asked: ['why did jesus go into the wilderness', 'why did jesus fast for 40 days', 'why did jesus go to the desert'],
  },
  {
    subject: 'the charge against Jesus',
    is: 'blasphemy before the council; king of the Jews before Pilate',
    sentence:
      'The council condemned Jesus for blasphemy, and before Pilate he was accused of making himself king of the Jews.',
    references: ['Matthew 26:63-66', 'Luke 23:1-3', 'John 19:12-19'],
    asked: [
      'why was jesus crucified',
      'why was jesus arrested',
      'what was jesus accused of',
      'why did they kill jesus',
      'what crime was jesus charged with',
    ],
    card: 'Why did Jesus have to die?',
  },
  {
    subject: 'Pilate’s decision',
    is: 'he feared the crowd',
    sentence:
      'Pilate found no fault in Jesus, but gave in because he wanted to content the crowd and feared for his standing with Caesar.',
    references: ['Mark 15:14-15', 'John 19:4-6', 'John 19:12', 'Luke 23:4'],
    asked: [
      'why did pilate crucify jesus',
      'why did pilate let jesus be killed',
      'why did pilate give in',
      'why did pontius pilate sentence jesus',
    ],
  },
  {
    subject: 'the reason for Paul’s letters',
    is: 'to strengthen churches and answer them',
    sentence:
      'Paul wrote his letters to strengthen churches and friends, to answer their questions, and to settle quarrels.',
    references: [
      '1 Corinthians 1:10-11',
      '1 Corinthians 7:1',
      'Romans 1:11-12',
      '1 Corinthians 16:21',
      '1 Corinthians 3:5',
    ],
    asked: ['why did paul write letters', 'why did paul write so many letters', 'why did paul write to the churches'],
  },
  {
    subject: 'Paul’s imprisonment',
    is: 'an accusation of bringing foreigners into the temple',
    sentence:
      'Paul was arrested in Jerusalem because some accused him of bringing Greeks into the temple, and he appealed to Caesar.',
    references: ['Acts 21:27-33', 'Acts 25:10-12'],
    asked: [
      'why was paul in prison',
      'why was paul arrested',
      'why did paul go to prison',
      'why was paul sent to rome',
    ],
  },
  {
    subject: 'Lot’s choice',
    is: 'the plain was well watered',
    sentence: 'Lot chose the plain of the Jordan because it was well watered, and pitched his tent toward Sodom.',
    references: ['Genesis 13:10-13'],
    asked: ['why did lot choose sodom', 'why did lot live in sodom', 'why did lot move to sodom'],
  },
  {
    subject: 'Hagar’s flight',
    is: 'Sarai treated her harshly',
    sentence: 'Hagar fled because Sarai treated her harshly; the angel of the Lord found her at a spring.',
    references: ['Genesis 16:4-8'],
    asked: ['why did hagar run away', 'why was hagar sent away', 'why did hagar flee'],
  },
  {
    subject: 'Jacob’s limp',
    is: 'he wrestled with God',
    sentence: 'Jacob limped because the man who wrestled with him until daybreak touched the hollow of his thigh.',
    references: ['Genesis 32:24-32'],
    asked: ['why did jacob limp', 'why did jacob wrestle with god'],
  },
  {
    subject: 'the name Israel for Jacob',
    is: 'he had striven with God',
    sentence: 'Jacob was called Israel because he had striven with God and with men, and had prevailed.',
    references: ['Genesis 32:27-28', 'Genesis 35:10'],
    asked: ['why was jacob called israel', 'why did god change jacobs name', 'why was jacob renamed israel'],
  },
  {
    subject: 'the new name of Abram',
    is: 'father of many nations',
    sentence: 'God called Abram Abraham because he would make him a father of many nations.',
    references: ['Genesis 17:3-5'],
    asked: ['why did god change abrams name', 'why was abram called abraham', 'why did god rename abram'],
  },
  {
    subject: 'the name Peter',
    is: 'rock',
    sentence: 'Jesus called Simon Peter, or Cephas, which means a stone or rock.',
    references: ['John 1:42', 'Matthew 16:17-18'],
    asked: [
      'why was simon called peter',
      'why did jesus change simons name',
      'why is peter called the rock',
      'why was simon renamed peter',
    ],
  },
  {
    subject: 'Samson’s hair',
    is: 'a vow to God',
    sentence: 'Samson’s hair was the sign of his vow as a Nazirite; when Delilah had it cut, the Lord left him.',
    references: ['Judges 16:17-20', 'Judges 13:5'],
    asked: [
      'why was samsons strength in his hair',
      'why did samson lose his strength',
      'why could samson not cut his hair',
    ],
  },
  {
    subject: 'Solomon’s prayer',
    is: 'an understanding heart',
    sentence: 'Solomon asked God for an understanding heart to judge the people, and got wisdom, riches and honour.',
    references: ['1 Kings 3:7-13', '1 Kings 3:5'],
    asked: ['why was solomon so wise', 'how did solomon get his wisdom'],
  },
  {
    subject: 'the division of the kingdom',
    is: 'Rehoboam would not lighten the burden',
    sentence:
      'The kingdom split because Rehoboam, Solomon’s son, would not lighten the people’s burden; ten tribes followed Jeroboam.',
    references: ['1 Kings 12:3-4', '1 Kings 12:14-20', '1 Kings 11:31', '1 Kings 11:43'],
    asked: [
      'why did the kingdom of israel split',
      'why did israel divide',
      'why did israel and judah split',
      'why was the kingdom divided',
      'why were there two kingdoms',
    ],
  },
  {
    subject: 'the exile to Babylon',
    is: 'they served other gods',
    sentence:
      'Judah went into exile because it had left God and rebelled, say the prophets; Babylon destroyed Jerusalem.',
    references: ['2 Kings 24:2-4', '2 Kings 25:8-11', 'Jeremiah 25:8-11', '2 Chronicles 36:15-20'],
    asked: [
      'why was israel exiled',
      'why did the exile happen',
      'why did judah go into exile',
      'why did god let babylon destroy jerusalem',
      'why were the jews taken to babylon',
      'why was israel taken to babylon',
      'why was judah exiled',
      'why did god let jerusalem be destroyed',
      'why did god send judah into exile',
    ],
    card: 'What was the exile in the Bible?',
  },
  {
    subject: 'the two goats',
    is: 'one was offered, the other carried the sins away',
    sentence:
      'On the day of atonement one goat was offered to the LORD for the sins of the people, and the other carried those sins away into the wilderness.',
    references: ['Leviticus 16:8-10', 'Leviticus 16:15-16', 'Leviticus 16:20-22', 'Leviticus 16:30'],
    asked: [
      'why were there two goats on the day of atonement',
      'why two goats at yom kippur',
      'what were the two goats for',
      'what is the difference between the two goats of leviticus',
    ],
    card: 'Atonement',
  },
  {
    subject: 'the gift of myrrh',
    is: 'it is not told why',
    sentence:
      'Why the wise men brought myrrh is not told; it was a costly perfume, given to kings and used at burials, as for Jesus later.',
    references: ['Matthew 2:11', 'Psalms 45:8', 'John 19:39-40'],
    asked: [
      'why did the wise men bring myrrh',
      'what did the myrrh mean that the wise men brought',
      'why did the magi give jesus myrrh',
      'what is myrrh a symbol of',
    ],
  },
]);
