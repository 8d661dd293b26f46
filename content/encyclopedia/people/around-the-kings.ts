import type { EncyclopediaCard } from '../../card.ts';

export const aroundTheKings: readonly EncyclopediaCard[] = [
  {
    title: 'Jephthah',
    aliases: ['jephthahs daughter', 'jephthah’s daughter', 'jephthahs vow', 'jephthah’s vow', 'jephthah the gileadite'],
    summary:
      'A judge of Israel, driven from home as the son of a prostitute and called back to command when war came. He won, and a vow made on the way cost him his only child. The story is told without a word of approval.',
    details:
      'His half-brothers throw him out so that he inherits nothing; the elders who let it happen come to fetch him when Ammon attacks (Judges 11:1-11). He tries diplomacy first and argues history with the king of Ammon at length. God’s spirit moves him to march, and on top of it he bargains: a burnt offering for a victory, a vow that nobody had asked for (Judges 11:29-31).\n\nThe first to meet him at home is the girl, with music. His grief is real, and it is about himself; hers is for the years she will not have, and she wants two months of them among her friends. Then she comes back, and the vow is kept (Judges 11:34-40). Some interpreters since the Middle Ages understand that she was given to a life unmarried; most read that she died. The Law abhors such an offering (Deuteronomy 12:31), and had ways out of a rash vow. Nobody in the story looks for one. Afterwards he wins a civil war over a password, in which men who could not say Shibboleth were killed.',
    insights: {
      hebrew: {
        strongs: 'H3316',
        word: 'יִפְתָּח',
        transliteration: 'Yiftach',
        meaning: 'He opens. The man named so opened his mouth, as he says himself, and could not go back.',
      },
    },
    historicalContext:
      'Gilead is the hill country east of the Jordan. Child sacrifice is known of Israel’s neighbours, and Israel’s prophets accuse their own people of it. The book of Judges sets such stories side by side and says why in its last verse (Judges 21:25). Hebrews 11:32 names him among the people of faith for his victories.',
    keyScriptures: ['Judges 11:1-11', 'Judges 11:29-40', 'Judges 12:1-7', 'Deuteronomy 12:31', 'Hebrews 11:32-34'],
  },
  {
    title: 'Eli',
    aliases: ['eli the priest', 'sons of eli', 'hophni and phinehas', 'samuel and eli'],
    summary:
      'The old priest of Shiloh who took a praying woman for a drunk, then blessed her, and brought up her son Samuel. He taught the boy how to listen to God, and could not make his own sons listen to him.',
    details:
      'He sits by the doorpost while [[Hannah]] prays without a sound, and rebukes her for wine; corrected, he sends her away in peace (1 Samuel 1:12-17). Her boy is given into his care. His sons Hophni and Phinehas meanwhile take the best of the offerings by force and lie with the women who serve at the door. He speaks to them, and no more than speaks (1 Samuel 2:22-25).\n\nOne night a voice calls the child three times, and three times the child runs to the old man. It is Eli who understands and tells him what to say. In the morning he asks to hear everything, and when he hears that his house is condemned he bows to it: it is God’s to decide (1 Samuel 3:1-18).\n\nThe ark is taken into battle as a charm, and lost. Ninety-eight and blind, he waits at the gate. The death of his sons does not fell him; at the word that the ark is taken he falls backward and dies. He had judged Israel forty years (1 Samuel 4:12-18).',
    insights: {
      hebrew: {
        strongs: 'H5941',
        word: 'עֵלִי',
        transliteration: 'Eli',
        meaning: 'Probably from a word for high. It is not the cry of Jesus on the cross, which is spelled otherwise.',
      },
    },
    historicalContext:
      'Shiloh, in the hills of Ephraim, was the place of the ark before Jerusalem. It was dug in the 1980s by Israel Finkelstein, who found that it was burned in the middle of the 11th century BC, at about the time of this war; digging goes on. Jeremiah points to its ruins as a warning that a temple protects nobody who does wrong (Jeremiah 7:12).',
    keyScriptures: ['1 Samuel 1:12-18', '1 Samuel 2:22-25', '1 Samuel 3:1-18', '1 Samuel 4:12-18', 'Jeremiah 7:12'],
  },
  {
    title: 'Abigail',
    aliases: ['nabal', 'nabal and abigail', 'abigail and david', 'wife of nabal'],
    summary:
      'The wife of a rich and churlish man, who rode out alone with bread and wine to stop four hundred armed men. She kept David from a massacre and told him why it would have haunted him. He thanked God for her good sense.',
    details:
      'Nabal is shearing sheep; [[David]], an outlaw who had protected his shepherds, asks for a share of the feast and is insulted. Every man puts on his sword (1 Samuel 25:9-13). A servant tells Abigail, because one cannot talk to his master. She loads donkeys with two hundred loaves, wine, sheep, raisins and figs and says nothing to her husband.\n\nShe meets David on the way down the hill and gives one of the longest speeches of any woman in the Bible. She does not excuse Nabal. She tells David that the day will come when he is king, and that it will be no grief to him then that he shed no blood without cause (1 Samuel 25:23-31). He blesses her for keeping him from avenging himself with his own hand (1 Samuel 25:32-35). When Nabal is sober she tells him; his heart dies within him, and ten days later he is dead. David sends for her to be his wife.',
    insights: {},
    historicalContext:
      'Carmel in this story is not the mountain at the sea but a village south of Hebron, near Maon. Sheep-shearing was a feast at which gifts were expected. The name Nabal means fool, and she says so. Rabbis counted her among seven women who were prophets, because she spoke of a kingdom not yet there.',
    keyScriptures: ['1 Samuel 25:2-13', '1 Samuel 25:14-22', '1 Samuel 25:23-31', '1 Samuel 25:32-42'],
  },
  {
    title: 'Nathan',
    aliases: ['nathan the prophet', 'you are the man', 'thou art the man', 'parable of the ewe lamb'],
    summary:
      'The prophet at David’s court, who brought the king the greatest promise of his life and the hardest reproach. His story of a poor man’s lamb made David pass sentence on himself. Later he saw to it that Solomon became king.',
    details:
      'When [[David]] wants to build a temple, Nathan says yes, and is corrected in the night: it is God who will build David a house, a throne that lasts (2 Samuel 7:1-17). A prophet who can take back his own first answer is worth trusting with the second.\n\nWhen [[Bathsheba]]’s husband is dead by the king’s order, Nathan does not accuse. He tells a case: a rich man with many flocks, a poor man with one lamb that drank from his cup, and a guest for whom the rich man killed the poor man’s lamb. David swears that the man deserves to die. Then come four words in English and two in Hebrew (2 Samuel 12:1-7). The king does not argue, and Nathan can tell him at once that his sin is put away and also what it will cost.\n\nHe stays. The second child of Bathsheba he names Jedidiah, beloved of the LORD, and when David is dying he and she together remind him whom he had promised the throne, [[Solomon]] (1 Kings 1:11-40).',
    insights: {
      hebrew: {
        strongs: 'H5416',
        word: 'נָתָן',
        transliteration: 'Natan',
        meaning: 'He gave. David named one of his sons so, and Luke traces the family of Jesus through that son.',
      },
    },
    historicalContext:
      'Kings of the ancient East had prophets who told them what they wished to hear; letters from Mari on the Euphrates, of the 18th century BC, report their words. Prophets who bring charges against a king are rarer there. Chronicles says that Nathan wrote an account of David’s and Solomon’s reigns (1 Chronicles 29:29), which is lost, or which perhaps lives on in the books of Samuel.',
    keyScriptures: ['2 Samuel 7:1-17', '2 Samuel 12:1-14', '2 Samuel 12:24-25', '1 Kings 1:11-40'],
  },
  {
    title: 'Absalom',
    aliases: [
      'absalom son of david',
      'absaloms rebellion',
      'absalom’s rebellion',
      'tamar and amnon',
      'tamar and absalom',
    ],
    summary:
      'David’s third son, handsome and patient, who avenged his sister when his father did nothing, stole the hearts of Israel, and drove the king from Jerusalem. He died hanging in an oak, and his father’s cry for him is one of the saddest in the Bible.',
    details:
      'His half-brother Amnon rapes his sister Tamar. [[David]] is angry and does nothing. Absalom waits two years, has Amnon killed at a feast, and flees (2 Samuel 13:20-29). Three years later he is allowed back, and for two more his father will not see him.\n\nThen he stands early at the gate, takes each person who comes for judgment by the hand, and says that if only he were judge there would be justice (2 Samuel 15:1-6). At [[Hebron]] he is proclaimed king. David leaves the city barefoot and weeping. Absalom takes bad advice for good, because a friend of his father is among the advisers, and loses the day that would have decided it.\n\nIn the forest his head is caught in the branches, and Joab, against orders given in front of everyone, drives three darts into him. David had asked only one thing: deal gently with the young man. At the news he climbs to a room above the gate, and those below hear him cry that he would have died instead (2 Samuel 18:31-33).',
    insights: {},
    historicalContext:
      'What Nathan had foretold, that the sword would not leave the house (2 Samuel 12:10), is told in these chapters as one chain of harm, from the roof of the palace to the oak. The tall monument called Absalom’s Tomb in the Kidron valley is of the 1st century AD and has nothing to do with him; 2 Samuel 18:18 speaks of a pillar that he set up himself.',
    keyScriptures: [
      '2 Samuel 13:20-29',
      '2 Samuel 15:1-14',
      '2 Samuel 18:5-17',
      '2 Samuel 18:31-33',
      '2 Samuel 19:1-8',
    ],
  },
  {
    title: 'Ahab',
    aliases: ['king ahab', 'ahab and jezebel', 'naboth', 'naboths vineyard', 'naboth’s vineyard', 'micaiah'],
    summary:
      'King of Israel for twenty-two years in the 9th century BC: a builder, a capable soldier, and, the book of Kings says, worse than all before him. He married Jezebel, let a man be killed for a vineyard, and went to his last battle in disguise.',
    details:
      'With [[Jezebel]] of Sidon came the worship of Baal as a religion of the court. [[Elijah]] meets the king three times. At the first there is to be no rain; at the second, on Carmel, fire falls and the rain returns; the third is in a vineyard. Naboth would not sell what his fathers had left him, the king lay down with his face to the wall, and the queen arranged false witnesses and stones. Have you killed, and also taken possession? (1 Kings 21:17-19). Ahab tears his clothes, and because he humbles himself the judgment is put off (1 Kings 21:27-29).\n\nBefore his last war four hundred prophets promise victory. He knows one who never says anything good of him, Micaiah, has him fetched, is told the truth, and has him locked up (1 Kings 22:6-28). A man draws a bow at a venture; the arrow finds the joint of the armour. He is propped up in his chariot until evening so that his men do not lose heart (1 Kings 22:29-38).',
    insights: {
      hebrew: {
        strongs: 'H256',
        word: 'אַחְאָב',
        transliteration: 'Ach’av',
        meaning: 'Father’s brother.',
      },
    },
    historicalContext:
      'Few kings of Israel are so well known from outside the Bible. A stone of Shalmaneser III of Assyria lists Ahab the Israelite among his enemies at Qarqar in 853 BC, with the largest force of chariots. Carved ivories were found in his capital Samaria, which fits the ivory house of 1 Kings 22:39. The Mesha stone of Moab speaks of his father’s house.',
    keyScriptures: ['1 Kings 16:29-33', '1 Kings 18:16-19', '1 Kings 21:1-29', '1 Kings 22:6-38'],
  },
  {
    title: 'Naaman',
    aliases: ['naaman the syrian', 'naaman the leper', 'gehazi', 'healing of naaman'],
    summary:
      'The commander of Syria’s army, a great man and a leper, who was healed because a captured girl felt sorry for him. He was angry at being told only to wash in the Jordan. Jesus named him when he spoke of God’s mercy on foreigners.',
    details:
      'The girl has been carried off from Israel and serves his wife; she says that there is a prophet in Samaria who could help. He comes with silver, gold, ten suits of clothes and a letter to the wrong man, the king, who tears his robes. [[Elisha]] does not even come to the door. He sends word: wash seven times in the Jordan (2 Kings 5:9-10).\n\nNaaman had expected a ceremony, and his own rivers are better. His servants ask him, gently: if the prophet had asked for something hard, would you not have done it? He goes down into the water, and his skin is like the skin of a child (2 Kings 5:11-14). Elisha will take nothing. Naaman asks for two mules’ load of earth, to worship the LORD on it at home, and for pardon for the times when duty takes him into the temple of Rimmon at the king’s side. Go in peace is the whole answer. Gehazi, the servant, runs after the carriage for silver, and the leprosy is his (2 Kings 5:20-27).',
    insights: {
      hebrew: {
        strongs: 'H5283',
        word: 'נַעֲמָן',
        transliteration: 'Na‘aman',
        meaning: 'Pleasant. It is close to the name Naomi.',
      },
    },
    historicalContext:
      'Syria here is Aram, the kingdom of Damascus, often at war with Israel in the 9th century BC. The Hebrew word that is translated leprosy covers several diseases of the skin, and a man with Hansen’s disease would hardly have led an army. Damascus does have clear rivers, the Barada and the Awaj. In the synagogue at Nazareth the mention of him nearly cost Jesus his life (Luke 4:27-29).',
    keyScriptures: ['2 Kings 5:1-8', '2 Kings 5:9-14', '2 Kings 5:15-19', '2 Kings 5:20-27', 'Luke 4:27'],
  },
  {
    title: 'Nebuchadnezzar',
    aliases: ['nebuchadrezzar', 'king of babylon', 'fiery furnace', 'nebuchadnezzars dream', 'nebuchadnezzar’s dream'],
    summary:
      'King of Babylon from 605 to 562 BC. He burned Jerusalem and its temple and carried its people away. In Daniel he dreams, rages, throws three men into a furnace, loses his mind, and ends by praising the God of heaven.',
    details:
      'To [[Jeremiah the Prophet|Jeremiah]] he is a tool in God’s hand, whom it is useless to resist (Jeremiah 27:6-8). His armies come three times; in the last siege the walls are broken, the king of Judah sees his sons killed and is blinded, and the house of the LORD is burned (2 Kings 25:1-12).\n\nThe book of [[Daniel]] shows him from nearer by. He demands to be told not only what his dream means but what it was (Daniel 2:1-11). He sets up an image, and three young Jews answer that their God can deliver them, and that if not, they still will not bow; in the furnace the king sees a fourth (Daniel 3:16-27). On his roof he admires the great Babylon that he has built, and in the same hour is driven out to eat grass like an ox, until he lifts up his eyes and his reason returns (Daniel 4:28-37). What is told there is told in his own voice, as a letter to all peoples.',
    insights: {
      hebrew: {
        strongs: 'H5019',
        word: 'נְבוּכַדְנֶאצַּר',
        transliteration: 'Nevukhadnetsar',
        meaning:
          'In Babylonian Nabu-kudurri-usur: may the god Nabu protect my heir. The spelling with r, which Jeremiah and Ezekiel often have, is nearer to it.',
      },
    },
    historicalContext:
      'His own chronicle tells how he took Jerusalem in March 597 BC and set a king of his choice over it; for 587 or 586 the tablets are lost. Lists of rations name Jehoiachin, the king he had carried off. Bricks with his name are found by the thousand, and the blue Ishtar Gate stands in Berlin. No record tells of his madness. A scroll from Qumran tells something alike of a later king, Nabonidus, and scholars discuss how the two stories are related.',
    keyScriptures: [
      '2 Kings 25:1-12',
      'Jeremiah 27:6-8',
      'Daniel 2:1-11',
      'Daniel 3:13-30',
      'Daniel 4:28-37',
      'Jeremiah 29:10-14',
    ],
  },
];
