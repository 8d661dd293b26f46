import { defined } from './defined.ts';
import type { Fact } from './fact.ts';

const peoples = defined([
  {
    names: ['a philistine'],
    several: ['the philistines', 'philistines'],
    is: 'a people of the coast',
    sentence:
      'The Philistines were a people of the coast with cities such as Gaza, Gath and Ekron, who fought Israel for generations.',
    references: ['1 Samuel 6:17', 'Judges 13:1', '1 Samuel 4:1'],
  },
  {
    names: ['an amalekite'],
    several: ['the amalekites', 'amalekites', 'amalek'],
    is: 'a desert people who attacked Israel',
    sentence: 'The Amalekites were a desert people descended from Esau, who attacked Israel on the way out of Egypt.',
    references: ['Genesis 36:12', 'Exodus 17:8-16', '1 Samuel 15:2-3'],
  },
  {
    names: ['a moabite'],
    several: ['the moabites', 'moabites'],
    is: 'neighbours of Israel, descended from Lot',
    sentence: 'The Moabites were neighbours of Israel, descended from Lot; Ruth was one of them.',
    references: ['Genesis 19:36-37', 'Ruth 1:4', 'Numbers 22:1-4'],
  },
  {
    names: ['an ammonite'],
    several: ['the ammonites', 'ammonites'],
    is: 'neighbours of Israel, descended from Lot',
    sentence: 'The Ammonites were neighbours of Israel, descended from Lot, and often at war with it.',
    references: ['Genesis 19:36-38', '1 Samuel 11:1-2', 'Judges 11:4'],
  },
  {
    names: ['an edomite'],
    several: ['the edomites', 'edomites'],
    is: 'the descendants of Esau',
    sentence: 'The Edomites were the descendants of Esau, Jacob’s brother, in the hill country of Seir.',
    references: ['Genesis 36:6-9', 'Numbers 20:14-18'],
  },
  {
    names: ['a midianite'],
    several: ['the midianites', 'midianites'],
    is: 'a people descended from Abraham',
    sentence:
      'The Midianites were a people descended from Abraham and Keturah; Moses married into them, and Gideon defeated them.',
    references: ['Genesis 25:1-2', 'Exodus 2:15-21', 'Judges 7:23-25'],
  },
  {
    names: ['a canaanite'],
    several: ['the canaanites', 'canaanites'],
    is: 'the peoples of the promised land',
    sentence: 'The Canaanites were the peoples who lived in the land that God promised to Israel.',
    references: ['Exodus 3:8-9', 'Genesis 10:15-19', 'Deuteronomy 7:1'],
  },
  {
    names: ['a hittite'],
    several: ['the hittites', 'hittites'],
    is: 'a people of Canaan and north of it',
    sentence:
      'The Hittites, children of Heth, were a people of Canaan; Abraham bought a grave from them, and Uriah was one.',
    references: ['Genesis 23:16-20', '2 Samuel 11:3', 'Deuteronomy 7:1'],
  },
  {
    names: ['a jebusite'],
    several: ['the jebusites', 'jebusites'],
    is: 'the people of Jerusalem before David',
    sentence: 'The Jebusites lived in Jerusalem until David took it, and some after that.',
    references: ['2 Samuel 5:6-7', 'Joshua 15:63', '2 Samuel 24:18'],
  },
  {
    names: ['an amorite'],
    several: ['the amorites', 'amorites'],
    is: 'a people of the hill country',
    sentence:
      'The Amorites were a people of the hill country and beyond the Jordan; Israel defeated their kings Sihon and Og.',
    references: ['Deuteronomy 3:8', 'Deuteronomy 1:7', 'Numbers 21:21-25', 'Joshua 2:10'],
  },
  {
    names: ['an assyrian'],
    several: ['the assyrians', 'assyrians'],
    is: 'the empire of Nineveh',
    sentence: 'Assyria, with its capital Nineveh, conquered the kingdom of Israel and carried its people away.',
    references: ['2 Kings 17:5-6', '2 Kings 19:36'],
  },
  {
    names: ['a babylonian', 'a chaldean'],
    several: ['the babylonians', 'the chaldeans', 'chaldeans'],
    is: 'the empire that destroyed Jerusalem',
    sentence:
      'The Babylonians, or Chaldeans, destroyed Jerusalem and its temple under Nebuchadnezzar and carried its people away.',
    references: ['2 Kings 25:8-11', '2 Kings 24:10-14'],
  },
  {
    names: ['a mede', 'a persian'],
    several: ['the medes and persians', 'the persians', 'the medes'],
    is: 'the empire after Babylon',
    sentence:
      'The Medes and Persians took over the kingdom of Babylon, and Cyrus, king of Persia, let the exiles go home.',
    references: ['Daniel 5:28-31', 'Ezra 1:1-3', 'Isaiah 45:1', 'Ezra 5:13'],
  },
]);

/** Asked as 'where is Nineveh today'. */
const today = (
  name: string,
  sentence: string,
  references: readonly string[],
  { disputed, asked = [] }: { readonly disputed?: string; readonly asked?: readonly string[] } = {},
): Fact => ({
  subject: `${name} today`,
  relation: 'place',
  answer: [sentence.replace(/\.$/, '')],
  sentence,
  references: [...references],
  asked: [
    `where is ${name.toLowerCase()} today`,
    `where is ${name.toLowerCase()} now`,
    `what country is ${name.toLowerCase()} in`,
    ...asked,
  ],
  ...(disputed !== undefined && { disputed }),
});

const places: readonly Fact[] = [
  today('Babylon', 'The ruins of Babylon lie in Iraq, near the Euphrates.', ['Jeremiah 51:63-64']),
  today('Nineveh', 'The ruins of Nineveh lie in Iraq, at Mosul.', ['Jonah 1:2', 'Genesis 10:11']),
  today('Ephesus', 'The ruins of Ephesus lie in Turkey, near the coast.', ['Acts 19:1', 'Revelation 2:1']),
  today('Corinth', 'Corinth is in Greece; the old city lies in ruins beside the new one.', ['Acts 18:1']),
  today('Philippi', 'The ruins of Philippi lie in the north of Greece.', ['Acts 16:12']),
  today('Colossae', 'Colossae was in Turkey; a hill is left of it.', ['Colossians 1:2']),
  today('Tarsus', 'Tarsus is a city in Turkey.', ['Acts 21:39']),
  today('Patmos', 'Patmos is an island of Greece, off the coast of Turkey.', ['Revelation 1:9']),
  today('Antioch', 'Antioch in Syria is Antakya in Turkey.', ['Acts 15:23', 'Acts 11:26']),
  today('Galatia', 'Galatia lay in the middle of Turkey.', ['Galatians 1:2', 'Acts 18:23']),
  today('Ur', 'Ur of the Chaldees is taken for ruins in the south of Iraq.', ['Genesis 11:28', 'Genesis 11:31'], {
    disputed: 'Some look for Abraham’s Ur in the north instead, nearer to Haran.',
  }),
  today(
    'Mount Sinai',
    'Where mount Sinai lies is not known for certain; tradition takes it for a mountain in the south of the Sinai peninsula.',
    ['Exodus 19:18', 'Exodus 19:1-2', 'Galatians 4:25'],
    {
      asked: ['where is mount sinai', 'where was mount sinai', 'which mountain is mount sinai'],
      disputed: 'Some look for it in Arabia, because of the letter to the Galatians, others further north.',
    },
  ),
];

const custom = (
  subject: string,
  answer: string,
  sentence: string,
  references: readonly string[],
  asked: readonly string[],
): Fact => ({
  subject,
  relation: 'identity',
  answer: [answer],
  sentence,
  references: [...references],
  asked: [...asked],
});

const customs: readonly Fact[] = [
  custom(
    'clothes in Bible times',
    'a tunic, a belt, a cloak and sandals',
    'People wore a tunic with a belt and over it a cloak, which was also a blanket at night, and sandals.',
    ['John 19:23', 'Exodus 22:26-27', 'Matthew 5:40', 'Mark 6:8-9'],
    [
      'what did people wear in bible times',
      'what clothes did people wear in the bible',
      'what did jesus wear',
      'what did men wear in the time of jesus',
    ],
  ),
  custom(
    'food in Bible times',
    'bread, olives, figs, grapes, lentils, milk and fish',
    'People ate bread above all, with olives, figs, grapes, lentils, milk and fish; meat was for feasts.',
    ['Deuteronomy 8:8', 'Genesis 25:34', 'John 6:9', 'Luke 15:23', 'Judges 5:25'],
    [
      'what did people eat in bible times',
      'what food did people eat in the bible',
      'what did jesus eat',
      'what did people eat in the time of jesus',
    ],
  ),
  custom(
    'weddings in Bible times',
    'the families agreed, a gift was paid, and a feast was held',
    'The families agreed on a marriage and a gift was paid; the betrothed counted as married, and the feast came later.',
    ['Genesis 24:50-53', 'Genesis 29:18-27', 'Matthew 1:18-19', 'Matthew 25:6-10', 'John 2:1-2'],
    [
      'how did people get married in bible times',
      'what were weddings like in bible times',
      'how did weddings work in the time of jesus',
      'what was a jewish wedding like in the time of jesus',
    ],
  ),
  custom(
    'taxes in the time of Jesus',
    'taxes to Caesar, tolls, and the temple tax',
    'Taxes went to Caesar and to local rulers, publicans took tolls on the roads, and men paid a tax for the temple.',
    ['Matthew 22:17-21', 'Luke 19:2', 'Matthew 17:24-27', 'Matthew 9:9'],
    [
      'how did people pay taxes in jesus time',
      'how did taxes work in the time of jesus',
      'what taxes did people pay in the time of jesus',
    ],
  ),
  custom(
    'prisons in Bible times',
    'chains, stocks and waiting for trial',
    'Prisoners were kept in chains or stocks, mostly to wait for a trial, and lived on what friends brought; some were under house arrest.',
    ['Acts 16:23-26', 'Acts 12:6', 'Acts 24:23', 'Acts 28:16', '2 Timothy 1:16-17'],
    [
      'what was a roman prison like',
      'what was prison like for paul',
      'what were prisons like in bible times',
      'what was prison like in the time of jesus',
    ],
  ),
  custom(
    'crucifixion',
    'execution on a wooden cross',
    'The condemned carried the beam, was tied or nailed to a wooden cross, and was left to die, often for days.',
    ['John 19:17-18', 'John 19:31-33', 'John 20:25', 'Mark 15:24-25'],
    ['what was crucifixion like', 'what is crucifixion', 'how did crucifixion work', 'how did people die on a cross'],
  ),
];

/** The peoples around Israel, where places are today, and how people lived. */
export const peoplesAndCustomsFacts: readonly Fact[] = [...peoples, ...places, ...customs];
