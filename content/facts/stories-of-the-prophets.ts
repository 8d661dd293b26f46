import { told } from './told.ts';

/** What people ask of Job and the prophets. */
export const storiesOfTheProphetsFacts = told([
  {
    subject: 'Job’s end',
    is: 'twice as much as before, seven sons and three daughters',
    sentence:
      'In the end Job was given double what he had before, seven sons and three daughters, and a hundred and forty more years.',
    references: ['Job 42:10-17'],
    asked: [
      'what happened to job at the end',
      'how does the story of job end',
      'how did job end',
      'what did job get back',
      'did job get everything back',
      'how long did job live',
    ],
  },
  {
    subject: 'Isaiah’s wife',
    is: 'called the prophetess; not named',
    sentence: 'Isaiah’s wife is not named; he calls her the prophetess.',
    references: ['Isaiah 8:3'],
    notTold: true,
    asked: [
      'who was isaiahs wife',
      'what was the name of isaiahs wife',
      'was isaiah married',
      'did isaiah have a wife',
    ],
  },
  {
    subject: 'Jeremiah’s tears',
    is: 'he weeps over his people',
    sentence:
      'Jeremiah is called the weeping prophet because in his book he weeps day and night over his people; the name itself is not in the Bible.',
    references: ['Jeremiah 9:1', 'Jeremiah 13:17', 'Jeremiah 14:17'],
    asked: ['why was jeremiah called the weeping prophet', 'who is the weeping prophet', 'why did jeremiah cry'],
  },
  {
    subject: 'Jeremiah in the dungeon',
    is: 'he said that the city would fall to Babylon',
    sentence:
      'Jeremiah said that the city would be given to the king of Babylon; princes put him into a dungeon with mire, and Ebed-melech had him drawn out.',
    references: ['Jeremiah 38:2-13'],
    asked: [
      'why was jeremiah thrown in a well',
      'why was jeremiah thrown into a cistern',
      'who threw jeremiah into a well',
      'who rescued jeremiah from the well',
      'who pulled jeremiah out of the pit',
      'which prophet was thrown in a muddy well',
    ],
  },
  {
    subject: 'Ezekiel’s first vision',
    is: 'four living creatures, wheels full of eyes, and a throne',
    sentence:
      'By the river Chebar Ezekiel saw four living creatures with four faces each, wheels full of eyes beside them, and above them a throne.',
    references: ['Ezekiel 1:1-10', 'Ezekiel 1:15-28'],
    asked: [
      'what did ezekiel see',
      'what did ezekiel see in his vision',
      'what are the wheels in ezekiel',
      'what is the wheel within a wheel',
      'who saw a wheel in a wheel',
      'did ezekiel see a ufo',
    ],
  },
  {
    subject: 'the valley of dry bones',
    is: 'the house of Israel without hope, which God will bring to life',
    sentence:
      'The dry bones that Ezekiel saw in a valley are the whole house of Israel, which said that its hope was lost; God promises to open the graves and bring it home.',
    references: ['Ezekiel 37:1-14'],
    asked: [
      'what are the dry bones',
      'what do the dry bones mean',
      'who saw a valley of dry bones',
      'which prophet saw dry bones',
      'who saw the valley of dry bones',
      'who had a vision of dry bones',
      'what is the valley of dry bones',
      'what does the valley of dry bones mean',
    ],
  },
  {
    subject: 'Nebuchadnezzar’s madness',
    is: 'for his pride, until he knew that the most High rules',
    sentence:
      'Nebuchadnezzar was proud of his great Babylon; he lived outside and ate grass like an ox, until he knew that the most High rules.',
    references: ['Daniel 4:29-34'],
    asked: [
      'why did nebuchadnezzar eat grass',
      'why did nebuchadnezzar go mad',
      'why did king nebuchadnezzar become like an animal',
    ],
  },
  {
    subject: 'the hand at the feast',
    is: 'Mene, Mene, Tekel, Upharsin',
    sentence:
      'At Belshazzar’s feast a hand wrote MENE, MENE, TEKEL, UPHARSIN: God has numbered the kingdom, you are weighed and found wanting, and it is divided between Medes and Persians.',
    references: ['Daniel 5:1-5', 'Daniel 5:25-28'],
    asked: [
      'what did the writing on the wall mean',
      'what did the hand write on the wall',
      'who wrote on the wall',
      'where does the writing on the wall come from',
      'what does weighed in the balance and found wanting mean',
    ],
  },
  {
    subject: 'the day of the Lord',
    is: 'the day on which God judges and sets right',
    sentence:
      'The day of the Lord is the prophets’ name for the day on which God comes to judge and to set right; the New Testament gives it to the coming of Jesus Christ.',
    references: ['Joel 2:1', 'Isaiah 13:6', 'Zephaniah 1:14', '1 Thessalonians 5:2', '1 Corinthians 1:7-8'],
    asked: [
      'what is the day of the lord',
      'what does the day of the lord mean',
      'when is the day of the lord',
      'what happens on the day of the lord',
    ],
  },
  {
    subject: 'Joel’s locusts',
    is: 'a plague of locusts as a sign of the day of the Lord',
    sentence:
      'Joel tells of locusts that ate up everything, and takes them as a warning of the day of the Lord; whether they are insects or also an army is disputed.',
    references: ['Joel 1:4', 'Joel 1:15', 'Joel 2:1-11', 'Joel 2:25'],
    asked: [
      'what are the locusts in joel',
      'what do the locusts in joel mean',
      'are the locusts in joel real',
      'the years the locusts have eaten',
      'which prophet talks about locusts',
    ],
  },
  {
    subject: 'Jonah’s anger',
    is: 'God spared Nineveh',
    sentence:
      'Jonah was angry that God spared Nineveh, and sat east of the city; God gave him a gourd for shade, let a worm smite it, and asked about his pity. There the book ends.',
    references: ['Jonah 3:10', 'Jonah 4:1-11'],
    asked: [
      'why was jonah angry',
      'why was jonah mad at god',
      'what did jonah do after nineveh',
      'what happened to jonah after nineveh',
      'how does the story of jonah end',
      'why did jonah sit under a plant',
      'why did god kill jonahs plant',
      'why was jonah upset that nineveh was saved',
    ],
  },
  {
    subject: 'Malachi on tithes',
    is: 'bring all the tithes; God will open the windows of heaven',
    sentence:
      'Malachi calls it robbing God to keep back tithes and offerings, and promises that for bringing them God will open the windows of heaven.',
    references: ['Malachi 3:8-10'],
    asked: [
      'what did malachi say about tithing',
      'what does malachi say about tithes',
      'where does it say robbing god with tithes',
      'who said bring the tithes into the storehouse',
      'what does it mean to rob god',
    ],
    card: 'Do I have to give a tithe?',
  },
  {
    subject: 'Ezekiel on his side',
    is: 'Ezekiel',
    sentence:
      'Ezekiel had to lie on his left side for three hundred and ninety days and forty on his right, a day for each year of Israel’s and Judah’s iniquity.',
    references: ['Ezekiel 4:4-6'],
    asked: [
      'which prophet had to lie on his side',
      'who lay on his side for 390 days',
      'why did ezekiel lie on his side',
      'how long did ezekiel lie on his side',
      'the prophet who lay on his side for a year',
    ],
  },
]);
