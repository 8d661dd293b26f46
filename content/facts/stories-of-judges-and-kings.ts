import { told } from './told.ts';

/** What people ask of the stories from Joshua to the kings. */
export const storiesOfJudgesAndKingsFacts = told([
  {
    subject: 'Ehud’s deed',
    is: 'Ehud killed Eglon with a dagger',
    sentence:
      'The judge Ehud, a left-handed Benjamite, brought tribute to Eglon, the fat king of Moab, and killed him with a dagger that he had under his clothes.',
    references: ['Judges 3:15-22'],
    asked: [
      'which judge killed the fat king',
      'who killed the fat king',
      'who was the left handed man who killed the fat king',
      'who was the left handed man that stabbed the king',
      'the left handed man who stabbed a fat king',
      'who killed king eglon',
      'what did ehud do',
      'how did ehud kill king eglon',
      'the one where the sword got stuck in the fat king',
    ],
  },
  {
    subject: 'Rahab’s window',
    is: 'a scarlet thread',
    sentence: 'Rahab bound a scarlet thread in her window, so that her household would be spared.',
    references: ['Joshua 2:18-21', 'Joshua 6:23-25'],
    asked: [
      'what did rahab hang from her window',
      'what was in rahabs window',
      'what was the sign in rahabs window',
      'why did rahab hang a red cord',
      'what colour was rahabs cord',
    ],
  },
  {
    subject: 'the marches round Jericho',
    is: 'once a day for six days, and seven times on the seventh',
    sentence: 'They went round Jericho once a day for six days, and seven times on the seventh day.',
    references: ['Joshua 6:2-4', 'Joshua 6:14-16'],
    asked: [
      'how many times did they march round jericho',
      'how many times did the israelites walk around jericho',
      'how many times did joshua march around jericho',
      'how many times around jericho on the last day',
      'how many times did they walk around the walls of jericho',
    ],
  },
  {
    subject: 'Achan’s theft',
    is: 'a Babylonian garment, silver and gold',
    sentence:
      'Achan took from Jericho a Babylonish garment, silver of two hundred shekels and a bar of gold, and hid them in his tent.',
    references: ['Joshua 7:1-2', 'Joshua 7:20-21'],
    asked: [
      'what did achan steal',
      'what did achan take',
      'who stole the treasure at jericho',
      'who stole from jericho',
      'why did israel lose at ai',
      'who hid treasure in his tent',
      'what did achan do wrong',
    ],
  },
  {
    subject: 'the sun over Gibeon',
    is: 'so that Israel could win the battle',
    sentence:
      'When five kings had attacked Gibeon, Joshua asked that the sun stand still, and it did until the people had avenged themselves on their enemies.',
    references: ['Joshua 10:5-6', 'Joshua 10:12-14'],
    asked: ['why did the sun stand still', 'when did the sun stand still', 'what happened when the sun stood still'],
    disputed: 'Some readers take it as a report, others as the poem of the book of Jasher which it quotes.',
  },
  {
    subject: 'Gideon’s victory',
    is: 'with trumpets, pitchers and torches',
    sentence:
      'Gideon’s three hundred men blew trumpets by night, broke their pitchers and held up torches, and the men of Midian fled and turned on each other.',
    references: ['Judges 7:16-23', 'Judges 8:1'],
    asked: [
      'how did gideon win the battle',
      'how did gideon win',
      'how did gideon beat the midianites',
      'how did gideon defeat midian with 300 men',
      'what weapons did gideons army have',
      'how did 300 men win the battle',
    ],
  },
  {
    subject: 'Hannah’s tears',
    is: 'she had no child, and her rival provoked her',
    sentence:
      'Hannah wept because she had no children and Peninnah, the other wife, provoked her; she promised that a son would be given to the Lord all his life.',
    references: ['1 Samuel 1:2-11'],
    asked: [
      'why did hannah cry',
      'why was hannah sad',
      'what did hannah promise god',
      'what was hannahs vow',
      'who made fun of hannah',
      'why did hannah weep',
    ],
  },
  {
    subject: 'the night call of Samuel',
    is: 'that Eli’s house would be judged',
    sentence:
      'The Lord told Samuel that he would judge Eli’s house for ever, because Eli’s sons had made themselves vile and Eli did not restrain them.',
    references: ['1 Samuel 3:10-14'],
    asked: [
      'what did god say to samuel in the night',
      'what did god tell samuel when he was a boy',
      'what did god tell samuel about eli',
      'what did god say to samuel',
    ],
  },
  {
    subject: 'the wish for a king',
    is: 'to be like other nations; Samuel’s sons were corrupt',
    sentence:
      'Samuel was old, his sons took bribes, and the people wanted a king to judge them and lead their battles, like all the nations.',
    references: ['1 Samuel 8:1-5', '1 Samuel 8:19-20'],
    asked: [
      'why did israel want a king',
      'why did the israelites want a king',
      'why did the people ask samuel for a king',
      'why did israel ask for a king',
    ],
  },
  {
    subject: 'Saul’s rejection',
    is: 'he offered the sacrifice himself and spared Agag',
    sentence:
      'Saul offered the burnt offering without waiting for Samuel, and later spared Agag and the best animals against the Lord’s word.',
    references: ['1 Samuel 13:8-14', '1 Samuel 15:9-26'],
    asked: [
      'why did god reject saul',
      'why did god reject king saul',
      'what did saul do wrong',
      'why did saul lose the kingdom',
      'why did god regret making saul king',
    ],
  },
  {
    subject: 'Jonathan’s gifts',
    is: 'his robe, sword, bow and girdle, and warnings of Saul',
    sentence:
      'Jonathan made a covenant with David, gave him his robe, sword, bow and girdle, spoke for him to Saul, and warned him with arrows.',
    references: ['1 Samuel 18:3-4', '1 Samuel 19:4-7', '1 Samuel 20:35-42'],
    asked: [
      'what did jonathan do for david',
      'what did jonathan give david',
      'how did jonathan help david',
      'how did jonathan warn david',
    ],
  },
  {
    subject: 'Saul’s jealousy',
    is: 'jealousy of David’s fame',
    sentence:
      'Saul hated David out of jealousy: women sang of Saul’s thousands slain and of David’s ten thousands, and the Lord was with David.',
    references: ['1 Samuel 18:6-12'],
    asked: [
      'why did saul hate david',
      'why was saul jealous of david',
      'why did king saul try to kill david',
      'why did saul throw a spear at david',
    ],
  },
  {
    subject: 'David’s stones',
    is: 'five',
    sentence: 'David chose five smooth stones out of the brook; one was enough.',
    references: ['1 Samuel 17:40', '1 Samuel 17:49-50'],
    asked: [
      'how many stones did david take',
      'how many stones did david have',
      'how many stones did david use',
      'how many smooth stones did david choose',
    ],
  },
  {
    subject: 'David’s hiding places',
    is: 'Adullam, Ziph, Maon and En-gedi',
    sentence:
      'David hid from Saul in the cave of Adullam, in the wilderness of Ziph and of Maon, and in the strongholds at En-gedi.',
    references: ['1 Samuel 22:1', '1 Samuel 23:14-15', '1 Samuel 23:24-29'],
    asked: [
      'where did david hide from saul',
      'where did david hide',
      'what cave did david hide in',
      'in what cave did david hide from saul',
    ],
  },
  {
    subject: 'Nabal',
    is: 'a rich, churlish man, the husband of Abigail',
    sentence:
      'Nabal was a rich and churlish man of Maon who refused David food; his wife Abigail made peace, and ten days later he died.',
    references: ['1 Samuel 25:2-11', '1 Samuel 25:36-38'],
    asked: ['who was nabal', 'who is nabal', 'what happened to nabal', 'how did nabal die', 'what did nabal do'],
  },
  {
    subject: 'Michal’s contempt',
    is: 'he danced and uncovered himself before the people',
    sentence:
      'Michal despised David because he leaped and danced before the Lord, uncovered, as she said, before the eyes of the servants’ maids.',
    references: ['2 Samuel 6:14-23'],
    asked: [
      'why did michal despise david',
      'why was michal angry with david',
      'who despised david for dancing',
      'why did david dance before the ark',
      'why did davids wife get mad when he danced',
    ],
  },
  {
    subject: 'Uriah’s death',
    is: 'David had him put where the fighting was hardest',
    sentence:
      'David wrote to Joab to put Uriah in the front of the hottest battle and draw back from him, and Uriah was killed.',
    references: ['2 Samuel 11:14-17'],
    asked: [
      'how did uriah die',
      'why did david kill uriah',
      'how did david kill bathshebas husband',
      'who killed uriah',
      'what happened to uriah',
      'how did david have uriah killed',
    ],
  },
  {
    subject: 'Nathan’s story',
    is: 'a story of a rich man who took a poor man’s lamb',
    sentence:
      'Nathan told David of a rich man who took a poor man’s only lamb; when David was angry, Nathan said that he was that man.',
    references: ['2 Samuel 12:1-9'],
    asked: [
      'what did nathan say to david',
      'what did nathan tell david',
      'what story did nathan tell david',
      'how did nathan confront david',
      'who told david you are the man',
    ],
  },
  {
    subject: 'David’s first child with Bathsheba',
    is: 'it died on the seventh day',
    sentence:
      'The first child of David and Bathsheba fell ill and died on the seventh day, though David fasted and prayed; their next son was Solomon.',
    references: ['2 Samuel 12:15-24'],
    asked: [
      'what happened to davids baby',
      'what happened to david and bathshebas baby',
      'what happened to david and bathshebas first child',
      'how did davids baby die',
      'how long did davids baby live',
    ],
  },
  {
    subject: 'Absalom’s rebellion',
    is: 'he wanted to be king',
    sentence:
      'Absalom won the people at the gate by promising them justice, and had himself made king in Hebron; earlier he had killed Amnon and lived in exile.',
    references: ['2 Samuel 15:1-12', '2 Samuel 13:28-38'],
    asked: [
      'why did absalom rebel',
      'why did absalom rebel against david',
      'why did absalom turn against his father',
      'how did absalom become king',
      'why did absalom hate david',
      'why did davids son rebel',
    ],
  },
  {
    subject: 'Solomon’s judgement',
    is: 'he called for a sword to divide the child',
    sentence:
      'Solomon ordered that the child be cut in two; the true mother begged that it be given to the other woman alive, and so he knew her.',
    references: ['1 Kings 3:15-28'],
    asked: [
      'how did solomon decide about the baby',
      'what did solomon do with the two mothers',
      'why did solomon want to cut the baby in half',
      'how did solomon know who the real mother was',
      'who said cut the baby in half',
      'the story of the two women and the baby',
      'who wanted to cut a baby in half',
    ],
  },
  {
    subject: 'the queen of Sheba’s gifts',
    is: 'gold, spices and precious stones',
    sentence:
      'The queen of Sheba gave Solomon a hundred and twenty talents of gold, very many spices, and precious stones.',
    references: ['1 Kings 10:10'],
    asked: [
      'what did the queen of sheba give solomon',
      'what gifts did the queen of sheba bring',
      'what did the queen of sheba bring to solomon',
      'how much gold did the queen of sheba give solomon',
    ],
  },
  {
    subject: 'Naboth’s vineyard',
    is: 'she had him stoned on false witness for his vineyard',
    sentence: 'Jezebel had Naboth accused by false witnesses and stoned, so that Ahab could take his vineyard.',
    references: ['1 Kings 21:5-16'],
    asked: [
      'what did jezebel do to naboth',
      'how did naboth die',
      'who was naboth',
      'why was naboth killed',
      'who took naboths vineyard',
      'why did jezebel kill naboth',
    ],
  },
  {
    subject: 'the still small voice',
    is: 'not in the wind, the earthquake or the fire, but in a still small voice',
    sentence:
      'At Horeb there came a strong wind, an earthquake and a fire, and the Lord was in none of them; after the fire came a still small voice.',
    references: ['1 Kings 19:8-13'],
    asked: [
      'how did god speak to elijah',
      'what is the still small voice',
      'who heard a still small voice',
      'what did elijah hear on the mountain',
      'where was the still small voice',
    ],
  },
  {
    subject: 'Elijah’s mantle',
    is: 'Elisha took it up',
    sentence:
      'Elijah’s mantle fell from him when he went up by a whirlwind; Elisha took it up and parted the Jordan with it.',
    references: ['2 Kings 2:8', '2 Kings 2:11-14'],
    asked: [
      'what happened to elijahs cloak',
      'what happened to elijahs mantle',
      'who got elijahs cloak',
      'who took elijahs mantle',
      'what is elijahs mantle',
    ],
  },
  {
    subject: 'Naaman’s healing',
    is: 'he dipped seven times in the Jordan',
    sentence: 'Naaman was healed of leprosy when he dipped seven times in the Jordan, as Elisha had told him.',
    references: ['2 Kings 5:9-14'],
    asked: [
      'how was naaman healed',
      'how was naaman cured',
      'where did naaman wash',
      'why did naaman dip in the jordan',
      'who had to wash seven times in the river',
    ],
  },
  {
    subject: 'Gehazi’s punishment',
    is: 'he became a leper',
    sentence: 'Gehazi ran after Naaman, lied to get silver and garments, and became a leper as Naaman had been.',
    references: ['2 Kings 5:20-27'],
    asked: [
      'what happened to gehazi',
      'who was gehazi',
      'why did gehazi become a leper',
      'what did gehazi do wrong',
      'who was elishas servant',
    ],
  },
  {
    subject: 'the Shunammite woman',
    is: 'a woman of Shunem whose son Elisha raised',
    sentence:
      'The Shunammite was a great woman of Shunem who made a room for Elisha; she was given a son, and Elisha raised him when he had died.',
    references: ['2 Kings 4:8-17', '2 Kings 4:32-37'],
    asked: [
      'who was the shunammite woman',
      'who is the shunammite',
      'what did the shunammite woman do',
      'who made a room for elisha',
      'whose son did elisha raise from the dead',
    ],
  },
  {
    subject: 'Hezekiah’s added years',
    is: 'fifteen years, after he had prayed and wept',
    sentence:
      'Hezekiah was sick to death, prayed and wept, and Isaiah brought him word that the Lord would add fifteen years to his days.',
    references: ['2 Kings 20:1-6', 'Isaiah 38:1-5'],
    asked: [
      'how did hezekiah get more years',
      'how many years were added to hezekiahs life',
      'how many more years did hezekiah get',
      'who got fifteen more years to live',
      'why did god give hezekiah more years',
      'which king got fifteen extra years',
    ],
  },
  {
    subject: 'the return from Babylon',
    is: 'Cyrus, king of Persia',
    sentence: 'Cyrus, king of Persia, let those who wished go home to Jerusalem and build the house of the Lord.',
    references: ['Ezra 1:1-5', '2 Chronicles 36:22-23'],
    asked: [
      'who let the jews go home',
      'who let the jews return to jerusalem',
      'which king let the jews return',
      'who ended the exile',
      'what king allowed the jews to rebuild the temple',
      'who sent the jews back from babylon',
    ],
  },
  {
    subject: 'Vashti’s removal',
    is: 'she refused to come when the king called her',
    sentence: 'Queen Vashti refused to come to the feast of Ahasuerus to show her beauty, and he put her away.',
    references: ['Esther 1:9-22'],
    asked: [
      'why did vashti get divorced',
      'why did the king divorce vashti',
      'why was vashti banished',
      'what did vashti do wrong',
      'why did queen vashti refuse',
      'why did queen vashti lose her crown',
    ],
  },
  {
    subject: 'Saul’s armour bearer',
    is: 'Saul; Abimelech before him',
    sentence:
      'Saul, wounded in battle, asked his armour bearer to kill him, and fell on his own sword; Abimelech had asked the same of his young man.',
    references: ['1 Samuel 31:3-5', 'Judges 9:52-54'],
    asked: [
      'who is the man who wanted his friends to kill him in battle',
      'who asked his armor bearer to kill him',
      'which king asked his servant to kill him',
      'which king fell on his sword',
      'who fell on his own sword in the bible',
    ],
  },
  {
    subject: 'Joshua’s choice',
    is: 'he and his house would serve the Lord',
    sentence:
      'Joshua told the people to choose whom they would serve, and said that he and his house would serve the Lord.',
    references: ['Joshua 24:14-15'],
    asked: ['what did joshua say about serving the lord', 'what did joshua tell the people to choose'],
  },
]);
