import type { BookOverview } from '@berea/validation';

export const conquestToExile = {
  Josh: {
    title: 'Joshua',
    author:
      'Unnamed. The Talmud names Joshua himself, apart from his death. Most scholars place it in a long history running from Deuteronomy to Kings, put together by editors who shared Deuteronomy’s outlook and used older lists and local stories.',
    dateWritten:
      'Events set in the 15th or 13th century BC; composed by most reckonings in the 7th-6th centuries BC, from sources of different ages.',
    keyThemes: [
      'Promise of land fulfilled',
      'Courage and the book of the law',
      'Holy war and its limits',
      'Inheritance for every tribe',
      'Choosing whom to serve',
    ],
    summary:
      'After Moses, his assistant must lead, and the first chapter tells him how: be strong, and keep the law in view. The Jordan is crossed like a second Red Sea, stones are set up so that children will ask, and Jericho falls to a liturgy more than to a siege. Two outsiders frame these victories. Rahab, a Canaanite prostitute, is saved because she trusts Israel’s God (2:9-11); Achan, an Israelite of good family, is lost because he does not. The Gibeonites then survive by fraud, and the oath is kept. Campaigns south and north fill chapters 9-12; chapters 13-21 allot the territory in patient detail, down to towns for manslayers and Levites. Three farewell scenes close the book, the last a covenant at Shechem with its blunt alternative in 24:15. Two questions follow every reader. Historically, excavation confirms a destruction at Hazor but finds little at Jericho or Ai in the expected period, and many archaeologists speak of a gradual settlement; the text itself admits that much remained untaken (13:1). Morally, the ban on whole populations has been defended as judgement, explained as the hyperbole of ancient war reports, or rejected. The commander whom Joshua meets belongs to neither side (5:13-14).',
  },
  Judg: {
    title: 'Judges',
    author:
      'Anonymous; rabbinic tradition suggested Samuel. Its heroic tales come from different tribes, and Deborah’s song in chapter 5 is often held to be among the oldest Hebrew texts. The frame around them is usually attributed to the same editors as Joshua and Kings.',
    dateWritten:
      'Stories of about 1200-1050 BC; collected and framed in the 7th-6th centuries BC according to most scholars.',
    keyThemes: [
      'The cycle of apostasy and rescue',
      'Flawed deliverers',
      'Tribal disunity',
      'Violence, especially against women',
      'The lack of a king',
    ],
    summary:
      'Between Joshua and the monarchy Israel is a loose set of tribes, and Judges describes a downward spiral. A programme is announced in 2:11-19: the people abandon their God, fall under an oppressor, cry out, receive a deliverer, and relapse when he dies. The deliverers are called judges, though they mostly fight. Left-handed Ehud kills a king in his cool upper room; Deborah, prophet and judge, summons a reluctant general, and Jael finishes the matter with a tent peg; Gideon needs one sign after another, wins with three hundred men, and ends by making an idol. From here each rescuer is worse for his own people: Abimelech murders his brothers, Jephthah sacrifices his daughter to a vow nobody asked for, and Samson, dedicated from the womb, spends his strength on private revenge before pulling a temple down on himself and the Philistines. Two appendices (chapters 17-21) drop the judges altogether. A stolen shrine and a gang rape lead to civil war and the near loss of Benjamin. The narrator rarely comments; the refrain about a land without a king (21:25) is comment enough. Some hear in it a plea for David’s house; others notice how little better the kings would prove.',
  },
  Ruth: {
    title: 'Ruth',
    author:
      'The writer is unknown; the Talmud’s suggestion of Samuel has few defenders. Interpreters are divided between a storyteller under the early monarchy and one of the Persian period, who may be answering the exclusion of foreign wives.',
    dateWritten: 'Set around 1100 BC; proposals for its writing run from about 950 to 400 BC.',
    keyThemes: [
      'Loyal love (hesed)',
      'Foreigners within the covenant',
      'Bereavement and return',
      'Redemption by a kinsman',
      'Ancestry of David',
    ],
    summary:
      'Four short chapters, built like a play, move a family from emptiness to fullness. Famine drives Elimelech from Bethlehem to Moab, where he and both sons die. His widow Naomi turns home and sends her daughters-in-law back; one, a Moabite, refuses in words that bind her to Naomi’s people, God and grave (1:16-17). The second act is a barley field. By what the narrator calls chance Ruth gleans on the land of Boaz, a man of standing who goes beyond what the law asked. In the third act, at night on the threshing floor, she takes the initiative and asks him to act as redeemer; how daring the scene is meant to be is debated. The fourth, at the town gate, turns on legal wit: a nearer relative wants the land until he learns what comes with it. A child is laid in Naomi’s lap, and a genealogy reveals him as David’s grandfather. No miracle occurs and God hardly intervenes directly (1:6; 4:13); blessing travels through ordinary decency. Since Moabites were barred from the assembly by Deuteronomy 23:3, the heroine’s origin is no detail. Matthew lists her among the ancestors of Jesus (Matthew 1:5), and in synagogues the scroll is read at the feast of Weeks.',
  },
  '1Sam': {
    title: '1 Samuel',
    author:
      'Anonymous, and in Hebrew one work with 2 Samuel. 1 Chronicles 29:29 mentions records of Samuel, Nathan and Gad. Scholars distinguish an ark narrative, Saul traditions and a history of David’s rise, joined by later editors.',
    dateWritten:
      'Events of about 1100-1010 BC; sources perhaps from the 10th century BC on, edited in the 7th-6th centuries BC.',
    keyThemes: [
      'Prophet and king',
      'The risk of monarchy',
      'Reversal of the proud and the lowly',
      'Obedience over sacrifice',
      'Friendship and rivalry',
    ],
    summary:
      'A childless woman prays, and the answer to her prayer becomes the man who makes kings. Hannah’s song (2:1-10) announces the theme: the mighty are brought down and the low lifted up. Samuel grows up in a corrupt sanctuary, hears a voice in the night, and lives to see the ark captured and returned. When the elders demand a king like other nations, the narrative keeps both views: the request is a rejection of God (8:7), and God grants it. Saul begins modestly and wins a real victory, but loses the kingdom over commands half kept (chapters 13 and 15); readers still ask whether his punishment fits. From chapter 16 a second figure stands beside him, chosen for the heart and not the height. David plays the harp, kills Goliath, marries into the palace, is loved by Jonathan, and becomes a hunted outlaw. Twice he spares the man who hunts him; between those scenes Abigail saves him from himself. Saul, abandoned by every oracle, consults a medium at Endor and dies on Mount Gilboa. Some historians read the book as a defence of David against charges of usurpation, so careful is it to keep his hands clean. It is equally careful not to make Saul a villain.',
  },
  '2Sam': {
    title: '2 Samuel',
    author:
      'Without a named writer, as the continuation of 1 Samuel. Chapters 9-20 are often called the succession or court history, admired as early prose of great skill; whether an eyewitness stands behind it or a later artist is contested.',
    dateWritten:
      'Events of about 1010-970 BC; written down between the 10th and the 6th century BC, depending on the section.',
    keyThemes: [
      'David’s throne and covenant',
      'Power and its abuse',
      'Sin, confession and consequence',
      'A family at war',
      'Jerusalem and the ark',
    ],
    summary:
      'The book begins with an elegy, as David mourns the king who tried to kill him, and with a long war between two houses. By chapter 5 he rules all Israel from newly taken Jerusalem, and the ark arrives to dancing. Chapter 7 is the summit: David wants to build a house for God, and is promised a house himself, a dynasty without end. Jewish and Christian hopes for a messiah grow from that oracle. Four chapters later he stays home in the season of war, sees Bathsheba, takes her, and has her husband killed. Nathan’s parable traps him into judging himself (12:7). He is forgiven, and nothing afterwards goes well: his daughter Tamar is raped by her half-brother, who is murdered by Absalom, who drives his father barefoot from the city. The king’s cry over his dead rebel son (18:33) nearly costs him the army. The court narrative reports all this almost without comment, which has made its aim hard to fix: propaganda, tragedy, warning, or all three. An appendix (chapters 21-24) gathers poems, lists and two disasters in a mirrored order, ending with a census, a plague, and the purchase of the threshing floor that would become the site of the temple. Few ancient rulers were remembered so unsparingly.',
  },
  '1Kgs': {
    title: '1 Kings',
    author:
      'No author is given; an old Jewish view is Jeremiah. The writer cites royal annals (14:19; 14:29) and prophetic stories. Most scholars see editors of the deuteronomic school, at work in one or more editions.',
    dateWritten: 'Covers about 970-850 BC; compiled in the late 7th and 6th centuries BC.',
    keyThemes: [
      'Wisdom and its failure',
      'The temple',
      'A divided kingdom',
      'Prophets against kings',
      'Exclusive worship',
    ],
    summary:
      'Intrigue around a dying king puts Solomon on the throne, and blood secures it. He asks for a discerning heart and receives fame and wealth besides; trade, building and administration reach their height in the temple, dedicated with a prayer that already imagines exile (8:46-50). The portrait darkens by degrees: forced labour, horses from Egypt, seven hundred wives, foreign altars. On his death the north rejects a foolish heir (chapter 12), and from then on two kingdoms are told side by side, each ruler dated by the other and graded by one question, faithfulness in worship. Northern kings are measured by Jeroboam’s golden calves; politically able ones such as Omri get a few lines. At chapter 17 the pace changes. Elijah appears out of nowhere, announces drought, lives on a widow’s last flour, and faces the prophets of Baal on Carmel. The next day he wants to die, and at Horeb finds God not in wind, quake or fire (19:11-13). Naboth’s vineyard in chapter 21 shows what royal power does to a neighbour, and Micaiah what it does to truth. Inscriptions confirm several names and a strong northern state; the scale of Solomon’s realm is one of archaeology’s liveliest disputes.',
  },
  '2Kgs': {
    title: '2 Kings',
    author:
      'Anonymous, one work with the book before it. It ends with the release of Jehoiachin (25:27-30), so the final writer worked after 562 BC, probably in Babylonia; an earlier edition under Josiah is widely assumed.',
    dateWritten: 'Covers about 850-562 BC; completed around 550 BC, with some later touches possible.',
    keyThemes: [
      'The fall of two kingdoms',
      'The word of prophets coming true',
      'Reform and its limits',
      'Mercy beyond Israel',
      'Exile explained',
    ],
    summary:
      'Two capitals fall in this book, and everything is told to explain why. It starts with Elijah taken up and Elisha inheriting his cloak. Elisha’s wonders are often domestic: oil for a debtor, a child restored, a floating axe head, and Naaman, a Syrian commander cured on the advice of a captive girl (chapter 5). Then politics crowds in. Jehu is anointed, and wipes out the house of Ahab with a thoroughness that Hosea 1:4 later condemns. Northern kings replace each other by assassination until Assyria ends the story at Samaria; chapter 17 pauses for a sermon on how it came to that. Judah survives under Hezekiah, whose rescue from Sennacherib is also reflected, from the other side, in Assyrian annals that speak of him shut up in Jerusalem. Manasseh undoes his reforms. Josiah, moved by a scroll discovered during repairs, carries out the most radical cleansing of all (chapters 22-23), and dies at Megiddo anyway: the sentence stands. Babylon takes the city twice and burns the temple. The last paragraph shows an exiled king given a seat at a foreign table. Whether that is a faint dawn or merely a full stop has divided interpreters ever since.',
  },
} satisfies Record<string, BookOverview>;
