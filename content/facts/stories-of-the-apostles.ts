import { told } from './told.ts';

/** What people ask of Acts, of Paul’s life, and of what stands in Revelation. */
export const storiesOfTheApostlesFacts = told([
  {
    subject: 'Paul on Melita',
    is: 'shipwrecked, bitten by a viper, unharmed; he healed the sick',
    sentence:
      'Paul was shipwrecked on the island of Melita, which is Malta; a viper fastened on his hand by the fire and did him no harm, and he healed the father of Publius and others.',
    references: ['Acts 27:41-44', 'Acts 28:1-9'],
    asked: [
      'what happened to paul on malta',
      'who bit paul',
      'what bit paul',
      'where was it that paul got shipwrecked and bit by a snake',
      'who was bitten by a snake and lived',
      'who got bit by a snake and shook it off in the fire',
      'on which island was paul shipwrecked',
      'which island was paul shipwrecked on',
      'did paul get bitten by a snake',
    ],
  },
  {
    subject: 'Paul’s voyage',
    is: 'a storm of fourteen days; all were saved',
    sentence:
      'The ship that took Paul towards Rome was driven by the storm for fourteen days and broke up on an island; all two hundred and seventy-six on board came safe to land, as Paul had said.',
    references: ['Acts 27:14-44', 'Acts 28:14-16'],
    asked: [
      'what happened on the ship with paul',
      'what happened on pauls voyage to rome',
      'how did paul get to rome',
      'how long did the storm last with paul on the ship',
      'did anyone die in pauls shipwreck',
      'what happened in pauls shipwreck',
    ],
  },
  {
    subject: 'Paul’s beatings',
    is: 'five times forty stripes save one, three times rods, once stoned',
    sentence:
      'Paul says that he received forty stripes save one five times, was beaten with rods three times, and stoned once.',
    references: ['2 Corinthians 11:24-25', 'Acts 14:19', 'Acts 16:22-23'],
    asked: [
      'how many times was paul beaten',
      'how many times was paul whipped',
      'how often was paul beaten',
      'how was paul persecuted',
      'what did paul suffer',
      'how many times was paul stoned',
    ],
  },
  {
    subject: 'Paul’s appeal',
    is: 'so as not to be tried in Jerusalem',
    sentence:
      'Festus asked Paul whether he would be judged in Jerusalem, where men lay in wait to kill him; Paul, as a Roman, appealed to Caesar.',
    references: ['Acts 25:1-3', 'Acts 25:9-12', 'Acts 22:27-29'],
    asked: [
      'why did paul appeal to caesar',
      'why did paul go to rome',
      'why did paul want to see caesar',
      'what does it mean that paul appealed to caesar',
    ],
  },
  {
    subject: 'the coats at Stephen’s stoning',
    is: 'Saul',
    sentence: 'The witnesses laid their clothes at the feet of a young man called Saul, who is Paul.',
    references: ['Acts 7:58', 'Acts 13:9', 'Acts 22:20'],
    asked: [
      'who held the coats',
      'who held the coats when stephen was stoned',
      'who watched the coats at the stoning of stephen',
      'who looked after the clothes at stephens stoning',
      'who watched stephen being stoned',
    ],
  },
  {
    subject: 'Stephen’s stoning',
    is: 'accused of blasphemy; he said that he saw the Son of man',
    sentence:
      'Stephen was accused of speaking against the temple and the law; he called his judges betrayers of the Just One, said that he saw the heavens opened, and was stoned.',
    references: ['Acts 6:11-14', 'Acts 7:51-60'],
    asked: [
      'why was stephen stoned',
      'why was stephen killed',
      'why did they kill stephen',
      'what did stephen see before he died',
      'what did stephen say when he died',
      'how did stephen die',
    ],
  },
  {
    subject: 'the road to Damascus',
    is: 'a light and the voice of Jesus; three days blind',
    sentence:
      'Near Damascus a light from heaven shone round Saul, he fell to the earth and heard Jesus ask why he persecuted him; for three days he was blind.',
    references: ['Acts 9:3-9'],
    asked: [
      'what happened to paul on the road to damascus',
      'how did paul become a christian',
      'how did saul become paul',
      'what did jesus say to paul on the road',
      'why did paul go blind',
      'how was paul converted',
    ],
  },
  {
    subject: 'the quarrel of Paul and Barnabas',
    is: 'whether to take John Mark along',
    sentence:
      'Barnabas wanted to take John Mark along, and Paul did not, because he had left them in Pamphylia; so they parted.',
    references: ['Acts 15:36-40'],
    asked: [
      'why did paul and barnabas argue',
      'why did paul and barnabas split up',
      'why did paul and barnabas separate',
      'what did paul and barnabas disagree about',
      'who did paul fall out with',
    ],
  },
  {
    subject: 'the prison at Philippi',
    is: 'an earthquake opened the doors',
    sentence:
      'In Philippi an earthquake opened the prison doors while Paul and Silas sang; they stayed, the jailer was baptised with all his, and next day the magistrates let them go.',
    references: ['Acts 16:12', 'Acts 16:25-40'],
    asked: [
      'how did paul and silas get out of prison',
      'what happened to the jailer',
      'what happened to the philippian jailer',
      'who was freed from prison by an earthquake',
      'why did the jailer want to kill himself',
      'which jailer was baptised',
    ],
  },
  {
    subject: 'the riot at Ephesus',
    is: 'the silversmiths feared for their trade in shrines',
    sentence:
      'Demetrius and other silversmiths of Ephesus feared for their trade in shrines of Diana, because Paul taught that gods made with hands are no gods.',
    references: ['Acts 19:23-29', 'Acts 19:35'],
    asked: [
      'why was there a riot in ephesus',
      'what caused the riot in ephesus',
      'why did the silversmiths riot',
      'who was demetrius the silversmith',
      'who started the riot in ephesus',
    ],
  },
  {
    subject: 'Paul’s speech in Athens',
    is: 'of the unknown God, who made the world, and of one raised from the dead',
    sentence:
      'In Athens Paul began from an altar to the unknown God, and spoke of the maker of the world and of a man whom he raised from the dead.',
    references: ['Acts 17:22-31'],
    asked: [
      'what did paul preach in athens',
      'what did paul say in athens',
      'what is the altar to the unknown god',
      'who preached about the unknown god',
      'what did paul preach on mars hill',
      'what did paul see in athens',
    ],
  },
  {
    subject: 'Eutychus at the window',
    is: 'Eutychus, at Troas',
    sentence:
      'Eutychus fell asleep in a window at Troas while Paul preached long, fell three storeys and was dead; Paul embraced him, and he lived.',
    references: ['Acts 20:6-12'],
    asked: [
      'the story where a guy falls asleep in church and falls out a window',
      'the man who fell asleep and fell out of the window',
      'who fell out of a window while paul preached',
      'who fell asleep in church and fell out the window',
      'where is the story of the boy who fell out of the window',
      'which guy fell asleep during a sermon and died',
      'the one where someone falls asleep in a sermon and falls out of the window',
    ],
  },
  {
    subject: 'Peter’s sheet',
    is: 'a vision of a sheet with all kinds of animals',
    sentence:
      'Peter did not eat it: in a vision at Joppa a voice told him three times to eat unclean animals from a sheet, and he learned to call no man unclean.',
    references: ['Acts 10:5', 'Acts 10:9-16', 'Acts 10:28'],
    asked: [
      'why did peter eat unclean food',
      'what was peters vision of the animals',
      'what was on the sheet in peters vision',
      'who had a vision of a sheet with animals',
      'what does peters vision of the sheet mean',
    ],
  },
  {
    subject: 'Timothy',
    is: 'a younger companion of Paul',
    sentence:
      'Timothy was a disciple from Lystra whose mother was a Jewess and whose father was a Greek; Paul took him along and called him his son in the faith.',
    references: ['Acts 16:1-3', '1 Timothy 1:2', '2 Timothy 1:5'],
    asked: ['who was timothy', 'who is timothy in the bible', 'who was timothys father', 'where was timothy from'],
  },
  {
    subject: 'the lie of Ananias',
    is: 'they lied about the price of their land',
    sentence:
      'Ananias and Sapphira sold land, kept back part of the price and said that it was all; Peter said that they had lied to the Holy Ghost, and both fell down dead.',
    references: ['Acts 5:1-10'],
    asked: [
      'what did ananias and sapphira lie about',
      'how did ananias and sapphira die',
      'who lied about the price of land and died',
      'which couple dropped dead for lying',
    ],
    card: 'Why did Ananias and Sapphira die?',
  },
  {
    subject: 'James on the tongue',
    is: 'a small fire that sets a great forest alight',
    sentence:
      'James compares the tongue with a bit, a rudder and a small fire; no man can tame it, and it both blesses God and curses people.',
    references: ['James 3:2-10'],
    asked: [
      'what does james say about the tongue',
      'where does it say the tongue is a fire',
      'who said no man can tame the tongue',
      'what does the bible compare the tongue to',
      'what is the tongue compared to in james',
    ],
  },
  {
    subject: 'the seven seals',
    is: 'the seals of the scroll that the Lamb opens',
    sentence:
      'In Revelation the Lamb opens a book with seven seals: four riders, the souls of martyrs, an earthquake, and silence in heaven.',
    references: ['Revelation 5:1-5', 'Revelation 6:1-12', 'Revelation 8:1'],
    asked: [
      'what are the seven seals',
      'what are the 7 seals',
      'who opens the seven seals',
      'what happens when the seven seals are opened',
      'what is the seventh seal',
    ],
    disputed:
      'Christians read them as the writer’s own time, as history since, as the last days, or as images of every age.',
  },
  {
    subject: 'the great whore',
    is: 'Babylon the great, an image of a city',
    sentence:
      'In Revelation Babylon the great is a woman on a scarlet beast, drunk with the blood of the saints, and the city that reigns over the kings of the earth.',
    references: ['Revelation 17:1-6', 'Revelation 17:18'],
    asked: [
      'who is the whore of babylon',
      'what is the whore of babylon',
      'what is babylon in revelation',
      'who is the woman on the beast',
      'who is babylon the great',
    ],
    disputed:
      'Many take the city on seven hills as Rome of the writer’s time; others as a power of every age or of the end.',
  },
  {
    subject: 'the beasts of Revelation',
    is: 'two beasts, from the sea and from the earth',
    sentence:
      'In Revelation one beast rises from the sea, with seven heads and ten horns, and another from the earth, which makes people worship the first; the dragon gives it power.',
    references: ['Revelation 13:1-4', 'Revelation 13:11-14'],
    asked: [
      'who is the beast',
      'who is the beast in revelation',
      'what is the beast of revelation',
      'who are the two beasts',
      'what is the beast from the sea',
    ],
    disputed: 'Many take it as the Roman empire and its emperors, others as a ruler still to come.',
    card: 'What is the mark of the beast?',
  },
  {
    subject: 'a disciple and an apostle',
    is: 'a disciple learns; an apostle is sent',
    sentence:
      'A disciple is a learner who follows a teacher; an apostle is one who is sent. Jesus chose twelve of his disciples and named them apostles.',
    references: ['Luke 6:11-13', 'Mark 3:14'],
    asked: [
      'what is a disciple vs apostle',
      'whats the difference between a disciple and an apostle',
      'is an apostle the same as a disciple',
      'disciple or apostle what is the difference',
      'are disciples and apostles the same',
    ],
    card: 'What is the difference between a disciple and an apostle?',
  },
  {
    subject: 'Pilate after the trial',
    is: 'not told',
    notTold: true,
    sentence:
      'The Bible does not tell what became of Pilate; the last it tells is that he gave Joseph the body of Jesus and let the tomb be guarded.',
    references: ['Matthew 27:57-58', 'Matthew 27:62-66', '1 Timothy 6:13'],
    asked: [
      'what happened to pilate after',
      'what happened to pontius pilate',
      'what became of pilate',
      'how did pilate die',
      'what happened to pilate afterwards',
    ],
    disputed: 'Josephus writes that he was recalled to Rome in 36 or 37; what is told of his death is legend.',
  },
  {
    subject: 'the death of the apostle John',
    is: 'not told',
    notTold: true,
    sentence: 'The Bible does not tell how the apostle John died; Herod killed his brother James with the sword.',
    references: ['Acts 12:1-2', 'John 21:20-23'],
    asked: [
      'how did the apostle john die',
      'how did john the apostle die',
      'how did the disciple john die',
      'how did st john die',
    ],
    disputed: 'By the tradition of the early church he died old, in Ephesus.',
  },
  {
    subject: 'who laid hands on Saul',
    is: 'Ananias',
    sentence: 'Ananias of Damascus put his hands on Saul, and something like scales fell from his eyes.',
    references: ['Acts 9:10-18'],
    asked: [
      'who healed pauls eyes',
      'who healed sauls blindness',
      'how did paul get his sight back',
      'who made paul see again',
    ],
  },
  {
    subject: 'the stumbling block',
    is: 'what makes another fall into sin or lose faith',
    sentence:
      'A stumbling block is something that makes another person fall into sin or lose faith; Romans asks us not to put one in a brother’s way.',
    references: ['Romans 14:13', '1 Corinthians 8:9-13', 'Leviticus 19:14'],
    asked: [
      'what is a stumbling block',
      'what does stumbling block mean',
      'what does it mean to be a stumbling block',
      'what does it mean to cause someone to stumble',
    ],
  },
]);
