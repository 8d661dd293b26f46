import type { BookOverview } from '@berea/validation';

export const afterTheExile = {
  '1Chr': {
    title: '1 Chronicles',
    author:
      'Jewish tradition names Ezra. Scholars speak of the Chronicler, a Levite or someone near the temple singers, who rewrote Samuel and Kings for the restored community; whether he also wrote Ezra-Nehemiah is now mostly doubted.',
    dateWritten: 'Roughly 450-300 BC, with the mid-4th century often preferred.',
    keyThemes: [
      'Identity through ancestry',
      'David as founder of worship',
      'All Israel',
      'Music and the Levites',
      'Giving with a willing heart',
    ],
    summary:
      'The first word is Adam, and nine chapters of names follow. To a small province under Persian rule these lists answered an urgent question: are we still the people of the promises? They run from creation to the families resettled in Jerusalem, with Judah, Levi and Benjamin at the centre, and short notices that break the rhythm, such as the prayer of Jabez (4:10). The narrative begins only with Saul’s death (chapter 10) and from there belongs to David. Compared with Samuel, the writer’s main source, much is missing: no flight from Saul, no Bathsheba, no Absalom. What is added concerns the temple. David brings up the ark with choirs, receives the dynastic promise (chapter 17), buys the site after a census, for which the tempter is here called Satan (21:1), and spends his last years organising priests, gatekeepers and musicians and handing his son the plans. The omissions are sometimes called whitewash; yet the readers knew the older account, and the writer’s subject is less a man than an institution that outlived the monarchy. The assembled gifts and the prayer in 29:10-19, which says that people only give back what they have received, bring the volume to its height.',
  },
  '2Chr': {
    title: '2 Chronicles',
    author:
      'The same unnamed Chronicler as the first volume, by tradition Ezra. He cites more than a dozen written works, among them histories of prophets, most of which are lost; how far his extra material is historical is argued case by case.',
    dateWritten: 'About 450-300 BC; the decree of Cyrus at its close (538 BC) is the earliest limit.',
    keyThemes: [
      'Temple and prayer',
      'Seeking God',
      'Humility and restoration',
      'Reforming kings',
      'Exile as sabbath for the land',
    ],
    summary:
      'Solomon’s reign takes nine chapters, nearly all of them about building and dedicating the temple; fire falls, glory fills the house, and a night vision supplies the rule by which later generations are told: if they humble themselves, pray, seek and turn, they will be heard (7:14). After the division the northern kingdom almost vanishes from sight except as a neighbour and a temptation. Judah’s kings are followed one by one, and consequences tend to arrive within a lifetime. Asa trusts and wins, then relies on Syria and falls ill. Jehoshaphat sends singers ahead of the army (20:21). Joash does well while the priest Jehoiada lives. Uzziah is ruined by success. Hezekiah reopens the temple and invites even the north to Passover; Josiah keeps an unmatched one. The most surprising page is Manasseh’s: the worst king of 2 Kings here repents in captivity and is restored (33:12-13), which some take as a memory and some as a sermon on mercy. Prophets appear at each turn with short speeches. The fall of Jerusalem is told briefly and read as the land’s overdue rest (36:21). Then a Persian king speaks, and the Hebrew Bible in its traditional order ends with an open invitation to go up.',
  },
  Ezra: {
    title: 'Ezra',
    author:
      'Tradition attributes it to Ezra, who speaks in the first person in chapters 7-9. It forms one book with Nehemiah in Hebrew. Scholars distinguish the Ezra memoir, official letters in Aramaic and a compiler; the authenticity of the letters is debated.',
    dateWritten: 'About 440-300 BC, telling events of 538-458 BC (some date Ezra’s mission to 398 BC).',
    keyThemes: [
      'Return from exile',
      'Rebuilding the altar and temple',
      'Opposition and imperial favour',
      'Scripture at the centre',
      'Separation and its cost',
    ],
    summary:
      'Cyrus of Persia has conquered Babylon and, in a policy known also from his own inscription, lets displaced peoples restore their shrines. Ezra describes two journeys home. In the first (chapters 1-6) a large company under Sheshbazzar, Zerubbabel and Jeshua carries back the looted vessels. They build an altar first, from fear, and lay foundations; the young shout and the old weep so that no one can tell the sounds apart (3:12-13). Neighbours who offer help are turned away and become opponents. Letters pass to and fro in Aramaic, work stops for years, Haggai and Zechariah stir it up again, and Darius finds the decree in an archive. The temple is finished in 515 BC. Nearly six decades pass in silence between two chapters. Then comes Ezra, priest and scribe, with royal authority, refusing an escort because he has spoken of God’s protection (8:22). What he finds is intermarriage with surrounding peoples; he prays in shame, and a commission dissolves the marriages, children included. The list of names ends abruptly. Whether this saved a threatened minority or wronged its families is a question put to the passage in every age, and Ruth and Isaiah 56:3 sound another note.',
  },
  Neh: {
    title: 'Nehemiah',
    author:
      'Much of it is Nehemiah’s own report, one of the few personal memoirs from antiquity, generally regarded as authentic. An editor combined it with lists and with the account of Ezra’s reading; the order of the two men’s missions is disputed.',
    dateWritten: 'Memoir of about 445-430 BC; the combined work from around 430 to 300 BC.',
    keyThemes: [
      'Prayer joined with planning',
      'Rebuilding walls and community',
      'Justice between rich and poor',
      'Public reading of the law',
      'Covenant renewed and broken',
    ],
    summary:
      'A cupbearer in Susa hears that Jerusalem’s walls lie in rubble, sits down and weeps, prays for months, and then asks the king for leave, timber and letters. Nehemiah’s first-person account is brisk and unguarded. He inspects the ruins by night, gives many a builder the stretch before his own door (chapter 3), and answers mockery, plots and rumours from Sanballat, Tobiah and Geshem with short prayers and armed builders. The wall is up in fifty-two days (6:15). In the midst of it he faces a crisis from within: the poor are mortgaging fields and children to their own kin, and he forces the lenders to give them back (chapter 5). The second half shifts from stones to people. Ezra reads the law from dawn to noon while Levites explain it; mourning is turned into a feast, and booths are built. A long confession (chapter 9) retells the history of Israel as patience met with stubbornness, and a signed pledge follows. The end is deliberately untidy. Returning after an absence, the governor finds the sabbath traded away, Levites unpaid and mixed marriages again; he argues, pulls hair, and asks to be remembered for good. Reform, as this book knows it, is never finished.',
  },
  Esth: {
    title: 'Esther',
    author:
      'Unknown; Mordecai, Ezra or the men of the Great Assembly have been suggested. The author knows Persian court life well. Scholars differ on whether this is history, a historical novella, or a festival legend for Purim; Greek versions add prayers and other passages.',
    dateWritten: 'Set in 483-473 BC; written between about 400 and 200 BC.',
    keyThemes: [
      'Hidden providence',
      'Courage in a minority',
      'Reversal',
      'The danger of hatred with power',
      'The origin of Purim',
    ],
    summary:
      'God is never mentioned. Esther unfolds at the court of Ahasuerus, usually identified with Xerxes, where law is drunken whim and can never be repealed. Queen Vashti refuses to be displayed and is deposed; an orphaned Jewish girl, brought to the harem and hiding her origin, takes her place. Her cousin Mordecai will not bow to Haman, who in return buys a decree to annihilate every Jew in the empire. The hinge is a conversation through messengers in chapter 4: help may come from elsewhere, but perhaps she has become queen for this very hour. She goes unsummoned to the king, and instead of pleading invites him to dinner, twice. Between the dinners falls one sleepless night (6:1), and from it every plan turns round. Haman must honour his enemy in the street and hangs on the pole he had built. Since the first edict stands, a second permits the Jews to defend themselves, and they kill many thousands. That ending has been called vengeance and called survival; the narrator stresses that no plunder was taken. Purim, with noise, gifts and disguise, keeps the story alive. Luther disliked it and Jews under persecution have treasured it; the Dead Sea caves have yielded no certain copy.',
  },
} satisfies Record<string, BookOverview>;
