import type { EncyclopediaCard } from '../../card.ts';

export const kingdom: readonly EncyclopediaCard[] = [
  {
    title: 'Saul, King of Israel',
    aliases: ['saul', 'king saul', 'first king of israel'],
    summary:
      'Sent to look for donkeys, the tall son of Kish came home a king, and at first hid among the baggage. Saul’s reign is the nearest thing in the Bible to a Greek tragedy: gifted, brave, twice disobedient in ways that many readers find small, he loses kingdom, friend and reason and falls on his own sword.',
    details:
      'He comes from Gibeah in Benjamin, the town whose crime closes Judges. [[Samuel the Prophet|Samuel]] anoints him privately, a lot picks him publicly, and his rescue of Jabesh-gilead wins him the crown; he uses the victory to spare his critics (1 Samuel 11:12-13).\n\nTwo charges break him. Waiting seven days for Samuel while his army melts away, he offers the sacrifice himself, and Samuel appears as the smoke goes up (1 Samuel 13:8-14). Against Amalek he keeps back the king and the best cattle, and explains that they are for sacrifice (1 Samuel 15:13-23). One verse there says that God repented of having made him king, another that God does not repent, and both are in the mouth of the same narrative.\n\nAn evil spirit “from the LORD” torments him, music helps, and the musician is [[David]]. Then come a song with arithmetic in it, thousands against ten thousands, and the flying javelin. He massacres eighty-five priests on suspicion. Twice David could kill him and takes only a scrap of robe, a spear and a water-jug; twice Saul owns himself in the wrong, the first time in tears. On his last night, fasting and in disguise, he has a medium at Endor, of the sort he had himself driven out, call up the dead prophet. The woman, seeing his terror, kills her calf and makes him eat (1 Samuel 28:21-25). After Gilboa the men of Jabesh, remembering his first good deed, march all night to bury him.',
    insights: {
      hebrew: {
        strongs: 'H7586',
        word: 'שָׁאוּל',
        transliteration: 'Sha’ul',
        meaning:
          'Asked for. Israel asked for a king and got one so named; a woman asked for a son and called him Samuel with the same verb. The later Saul, who is also called Paul, was of the same tribe.',
      },
    },
    historicalContext:
      'He ruled about 1020-1000 BC by the usual estimate. The Hebrew figure for his reign in 1 Samuel 13:1 is plainly damaged, and Acts 13:21 speaks of forty years. No inscription names him. Tell el-Ful, north of Jerusalem, was dug by Albright, who took its modest tower for Saul’s fortress; that is doubted today. Finds at Khirbet Qeiyafa, a walled town above the valley of Elah from around 1000 BC, are used in the debate on whether there was a state in the highlands so early. Beth-shan, on whose wall his body was nailed, is an impressive mound.',
    keyScriptures: [
      '1 Samuel 9:1-21',
      '1 Samuel 10:20-27',
      '1 Samuel 13:8-14',
      '1 Samuel 15:10-31',
      '1 Samuel 18:6-12',
      '1 Samuel 24:1-22',
      '1 Samuel 28:5-25',
      '1 Samuel 31:1-13',
    ],
  },
  {
    title: 'David',
    aliases: ['king david', 'david and goliath', 'goliath', 'son of jesse'],
    summary:
      'Shepherd, musician, bandit chief, king for forty years, adulterer and, in the headings of seventy-three psalms, a man at prayer. No one in the Old Testament is shown from so many sides as David. The promise of a lasting throne made to him in 2 Samuel 7 is the root of the hope for a messiah.',
    details:
      'He is the eighth son, not called in from the flock until [[Samuel the Prophet|Samuel]] insists. He meets Goliath without armour because [[Saul, King of Israel|Saul’s]] does not suit him (1 Samuel 17:38-39); an older note credits the giant’s death to one Elhanan (2 Samuel 21:19, where the King James Version adds “the brother of” from Chronicles), a puzzle solved in several ways. Saul’s son loves him, Saul’s daughter loves him, and the king throws spears. In the years as an outlaw he gathers debtors and malcontents at Adullam, feigns madness, and serves a Philistine lord.\n\nCrowned first at [[Hebron]], he takes [[Jerusalem]], which belonged to no tribe, and dances before the ark until his wife despises him. He wants to build God a house; [[Nathan]] answers that God will make him one (2 Samuel 7:11-16).\n\nThen [[Bathsheba]], and her husband Uriah carrying his own death warrant to the front (2 Samuel 11:14-15). Nathan’s tale of a lamb makes the king pass sentence on himself. He repents at once, and the consequences arrive regardless: a child’s death, a daughter raped whom her father does nothing to avenge, a son murdered for it by his brother, and then that brother, [[Absalom]], over whom he cries five times “my son”. His deathbed advice to [[Solomon]] includes two killings. “A man after his own heart” was said before most of this (1 Samuel 13:14). What sets him apart from Saul is perhaps only that, once accused, he never argues.',
    insights: {
      hebrew: {
        strongs: 'H1732',
        word: 'דָּוִד',
        transliteration: 'David',
        meaning:
          'Usually understood as beloved, from the same letters as dod, loved one or uncle. In early Hebrew spelling it has three consonants, and they are what the Tel Dan stele shows in its phrase for his dynasty.',
      },
    },
    historicalContext:
      'The Tel Dan stele, found in 1993 and 1994, is the boast of an Aramean king of the later 9th century BC who claims to have killed rulers of Israel and of the “House of David”. It is the earliest generally accepted mention of him, little more than a century after his death; the Mesha stele may hold another. How large his realm was is fiercely debated: Eilat Mazar identified a great stone structure in Jerusalem as his palace, while Israel Finkelstein sees a highland chief. Psalm headings “of David” can mean by, for or about him.',
    keyScriptures: [
      '1 Samuel 16:1-13',
      '1 Samuel 17:32-51',
      '1 Samuel 24:1-7',
      '2 Samuel 5:1-10',
      '2 Samuel 7:8-16',
      '2 Samuel 12:1-14',
      '2 Samuel 18:31-33',
      'Psalms 51:1-4',
    ],
  },
  {
    title: 'Jonathan',
    aliases: ['david and jonathan', 'son of saul', 'mephibosheth'],
    summary:
      'Heir to a throne he handed away. Saul’s eldest son, a daring soldier, recognised in David the next king, gave him his own robe and sword, and defended him against a father who threw a spear at him for it. He died beside that father all the same.',
    details:
      'Before [[David]] is ever heard of, Jonathan wins a battle with one companion. The two climb a crag on hands and feet, having agreed that if the Philistines say “come up” it is a sign, and that for God numbers do not matter (1 Samuel 14:6-14). Unaware that his father has cursed any man who eats that day, he tastes wild honey on the end of a staff, remarks that the oath was foolish, and is sentenced to death by lot. The soldiers refuse to let it happen.\n\nHis covenant with David is sealed by giving up, one by one, the signs of rank: robe, tunic, sword, bow, belt (1 Samuel 18:3-4). When [[Saul, King of Israel|Saul]] demands David’s life he pleads with some success, later warns his friend with three arrows and a shouted instruction to a boy, and weeps with him until David weeps the more. Their last meeting is in a wood in Ziph, where he strengthens his hand in God and looks forward to being second in the kingdom (1 Samuel 23:16-18). He will not live to be.\n\nDavid’s lament for father and son calls his love wonderful, passing that of women (2 Samuel 1:26). Most interpreters take this as the language of covenant loyalty and deep friendship; some modern readers hear more in it. Years afterwards David seeks out Jonathan’s lame son Mephibosheth, who had been dropped by a nurse at the news of Gilboa, and gives him a place at the royal table (2 Samuel 9:1-13).',
    insights: {
      hebrew: {
        strongs: 'H3083',
        word: 'יְהוֹנָתָן',
        transliteration: 'Yehonatan',
        meaning:
          'The LORD has given. Saul, for all his failures, gave this son a name of Israel’s God, whereas another was Esh-baal, man of Baal or of the lord (1 Chronicles 8:33), which scribes disfigured to Ish-bosheth, man of shame.',
      },
    },
    historicalContext:
      'The pass at Michmash where he climbed has two named cliffs, Bozez and Seneh, either side of the Wadi Suwenit; a British officer’s memoir of the 1918 campaign claims that the route was used again against the Turks after a reading of this chapter by candlelight. The remark that no smith was found in Israel, so that only Saul and Jonathan owned swords, fits a Philistine lead in metalwork, though iron was still scarce everywhere. Treaties of the age also use “love” for political loyalty, as in the letters from Amarna. He is known only from Scripture.',
    keyScriptures: [
      '1 Samuel 14:1-15',
      '1 Samuel 14:24-45',
      '1 Samuel 18:1-4',
      '1 Samuel 20:12-42',
      '1 Samuel 23:16-18',
      '2 Samuel 1:17-27',
      '2 Samuel 9:1-13',
    ],
  },
  {
    title: 'Bathsheba',
    aliases: ['bath-sheba', 'wife of uriah', 'uriah', 'uriah the hittite', 'david and bathsheba'],
    summary:
      'When David sent for her she was a soldier’s wife washing in the evening; when she last appears she sits on a throne at the right hand of a king. Bathsheba speaks two words of Hebrew in the scene that made her famous, and is the most effective voice at court twenty years later.',
    details:
      'The chapter begins by noting that kings go out to battle in that season and that [[David]] stayed behind. He sees, asks, is told whose daughter and whose wife she is, and sends (2 Samuel 11:2-4). What she wanted is not reported. The verbs are his: he took her. Her washing was the purification after a period, so that the child could not be her husband’s, and many today hold that given the king’s power one should not speak of an affair; an older line of comment blamed her for bathing in view, though it was he who was on a roof. Her message, two words in the original, is that she is pregnant.\n\nUriah the Hittite, recalled in order to hide it, will not sleep at home while the army is in tents, and dies for his decency. She laments him. In Nathan’s parable she is the one ewe lamb, and the guilt is put on David alone. Her first son dies after seven days. Her second is [[Solomon]], to whom the prophet gives another name, Jedidiah.\n\nIn David’s chilly old age [[Nathan]] comes to her, not she to him, with a plan to remind the king of an oath that no earlier chapter records (1 Kings 1:11-31). She plays it superbly. Asked afterwards by Adonijah to obtain a concubine for him, she carries the request to her son, who has the man killed for it; how innocent she was in passing it on, readers may judge. Matthew lists her, not by her name but as “the wife of Urias” (Matthew 1:6).',
    insights: {
      hebrew: {
        strongs: 'H1339',
        word: 'בַּת־שֶׁבַע',
        transliteration: 'Bat-sheva',
        meaning:
          'Daughter of an oath, or of seven. Since her son’s crown depended on whether an oath had been sworn, the first sense is hard not to hear. In 1 Chronicles 3:5 she is spelt Bath-shua.',
      },
    },
    historicalContext:
      'Her father Eliam may be the Eliam listed among David’s thirty chosen warriors, son of Ahithophel (2 Samuel 23:34); if so, the adviser who later joined Absalom’s revolt was her grandfather and had a motive. Neo-Hittite kingdoms flourished in Syria at the time, but Uriah bears a good Hebrew name and swears like a believer. Mothers of Judah’s kings are regularly recorded, and several are called by a title often rendered queen mother, which seems to have carried real influence. Flat roofs, used in the evening cool, looked down on neighbours’ courtyards.',
    keyScriptures: [
      '2 Samuel 11:1-27',
      '2 Samuel 12:15-25',
      '1 Kings 1:11-31',
      '1 Kings 2:13-25',
      'Matthew 1:6',
      'Psalms 51:1-4',
    ],
  },
  {
    title: 'Solomon',
    aliases: ['king solomon', 'jedidiah', 'queen of sheba', 'wisdom of solomon'],
    summary:
      'The son who inherited peace, asked for wisdom, and built the house that his father had been forbidden to build. Three books of the Bible have been put under Solomon’s name. The history that praises him most also lays the breakup of the kingdom, in the next reign, at his door.',
    details:
      'The reign opens with four executions or banishments, and then with a dream at Gibeon, where he calls himself a little child and asks for a hearing heart (1 Kings 3:5-14). The proof follows: two prostitutes, one living baby, and a sword sent for. He composes proverbs by the thousand, and talks of trees from the cedar to the plant on the wall.\n\nThe [[The Temple|temple]] takes seven years and his own palace thirteen, an arithmetic the narrator sets side by side without comment (1 Kings 6:38; 1 Kings 7:1). His prayer at the dedication asks whether God can live on earth at all, when heaven cannot contain him, and begs a hearing for foreigners too (1 Kings 8:27; 1 Kings 8:41-43). The Queen of Sheba comes with hard questions and is left breathless.\n\nBehind the splendour stand forced labour, twelve tax districts, and twenty Galilean towns handed to Hiram of Tyre, who thought little of them. Horses, wives and gold were the three things that the law of Deuteronomy forbade a king to multiply (Deuteronomy 17:16-17); he has 12,000 horsemen, 700 wives and, in a single year, 666 talents of it. His heart turned in old age, and shrines for Chemosh and Molech stood opposite the temple until [[Josiah]] pulled them down three centuries later. Whether he repented the text does not say, though readers who give him [[Ecclesiastes]] have found it there. [[Jesus]] ranked him below a lily in dress (Matthew 6:29).',
    insights: {
      hebrew: {
        strongs: 'H8010',
        word: 'שְׁלֹמֹה',
        transliteration: 'Shelomoh',
        meaning:
          'From shalom, peace; 1 Chronicles 22:9 makes the connection. It may also mean his replacement, for the child who had died. Nathan’s name for him, Jedidiah, beloved of the LORD (H3041), is never used again.',
      },
    },
    historicalContext:
      'Conventionally about 970-930 BC. He is unmentioned in texts of his own day. Six-chambered gates at Hazor, Megiddo and Gezer, the three towns named in 1 Kings 9:15, were ascribed by Yigael Yadin to one royal plan; a lower chronology dates them to Omri’s time instead, and radiocarbon has narrowed rather than closed the argument. The campaign of Pharaoh Shoshenq about 925 BC, carved at Karnak, is the first fixed point. The temple’s layout closely resembles that of Ain Dara in Syria. “King Solomon’s mines” at Timna were long thought Egyptian; recent datings show a peak in the 10th century.',
    keyScriptures: [
      '1 Kings 3:5-28',
      '1 Kings 4:29-34',
      '1 Kings 8:22-43',
      '1 Kings 10:1-13',
      '1 Kings 11:1-13',
      'Deuteronomy 17:14-20',
      'Matthew 12:42',
    ],
  },
];
