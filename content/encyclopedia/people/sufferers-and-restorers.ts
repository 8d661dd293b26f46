import type { EncyclopediaCard } from '../../card.ts';

export const sufferersAndRestorers: readonly EncyclopediaCard[] = [
  {
    title: 'Job of Uz',
    aliases: ['patience of job', 'man from uz', 'jobs friends', 'job’s friends', 'job’s wife'],
    summary:
      'A foreigner of perfect conduct loses ten children, his herds and his skin, and is never told why. His name has become a byword for patience. Anyone who reads past the second chapter meets a man who curses the day of his birth and summons God to court.',
    details:
      'The reader knows from the start what he will not learn, that a member of the heavenly court called [[Satan|the Satan]], the accuser, has asked whether he fears God for nothing (Job 1:9). Having scraped himself with a sherd among ashes and answered his wife, he is joined by three friends whose best deed is the first: seven days on the ground without a word.\n\nThen they explain. Suffering follows sin, so that he must have sinned; at length Eliphaz even invents the crimes (Job 22:5-9). He concedes that nobody is clean before God and denies that this accounts for anything. He calls for an umpire, a witness in heaven, and, in a passage whose Hebrew is very hard, a redeemer who lives (Job 19:25-27). Handel’s setting has fixed one reading of it; others translate “vindicator” and dispute whether he expects to see it after death.\n\nOut of the storm come some seventy questions on hail, wild asses, ostriches and Leviathan, and not one on his case (Job 38:1-41). Job covers his mouth. His final line is usually rendered as repentance in dust and ashes, but may mean that he is comforted concerning them (Job 42:6). What is clear is the verdict on the debate: the friends, defenders of God, have not spoken rightly, as Job has, and he must pray for them. His cattle are doubled, his children are not. Three new daughters are named and given an inheritance.',
    insights: {
      hebrew: {
        strongs: 'H2600',
        word: 'חִנָּם',
        transliteration: 'chinnam',
        meaning:
          'For nothing, without cause. The accuser asks whether Job’s piety is chinnam (Job 1:9); God says that he was moved against Job chinnam (Job 2:3). Disinterested goodness and undeserved pain thus share one adverb.',
      },
    },
    historicalContext:
      'Uz lay somewhere towards Edom or north Arabia; the friends’ home towns point that way. Wealth in flocks, a father acting as priest and the absence of Israel’s history give the tale a patriarchal colouring, while the poetry is dated anywhere between the 7th and 4th centuries BC, and a few hold to Moses or earlier. Babylonian poems, The Righteous Sufferer and the so-called Theodicy, pose a like problem. Ezekiel 14:14 shows that he was already proverbial in the exile. Rabbis in the Talmud could suggest that Job never existed and was a parable; others there disagreed.',
    keyScriptures: [
      'Job 1:1-22',
      'Job 2:3-13',
      'Job 3:1-26',
      'Job 9:32-35',
      'Job 19:23-27',
      'Job 38:1-18',
      'Job 42:1-17',
      'James 5:11',
    ],
  },
  {
    title: 'Queen Esther',
    aliases: ['hadassah', 'esther and mordecai', 'mordecai', 'haman', 'purim'],
    summary:
      'A Jewish orphan taken into the harem of Xerxes, crowned in place of a queen who would not come when sent for, and pushed by her cousin into risking her life uninvited. Esther’s book, in Hebrew, speaks of the Persian king well over a hundred times and of God not once.',
    details:
      'Vashti is deposed for refusing to be shown off; Esther is brought to the palace in the round-up that follows, and spends a year in oil of myrrh and perfumes before one night with the king (Esther 2:12-14). Passive verbs pile up: she was taken. At Mordecai’s bidding she hides what she is.\n\nWhen Haman, for one man’s refusal to bow, has bought the extermination of a people, she reminds Mordecai that to approach unsummoned is death and that she has not been called for thirty days. His reply has the book’s nearest approach to providence: help will come from another place, and who knows whether it was for this time that she came to be queen (Esther 4:14). From then on the imperatives are hers. She orders a fast of three days, dresses, touches the sceptre, and asks for nothing but company at dinner, and then again at a second dinner. In between, the king cannot sleep and is read the minutes (Esther 6:1-3), on which hinge everything turns.\n\nHaman, pleading, falls on her couch just as the king comes back, and is hanged on his own gallows for an assault he was not committing. The edict cannot be revoked, so that a second one permits defence. Asked what more she wants, she requests another day of fighting in Susa (Esther 9:13). Luther disliked the book; communities under threat of massacre have read it otherwise.',
    insights: {
      hebrew: {
        strongs: 'H635',
        word: 'אֶסְתֵּר',
        transliteration: 'Ester',
        meaning:
          'Probably from Persian for star, or from Ishtar, the goddess. Rabbis heard in it astir, I will hide, God’s phrase in Deuteronomy 31:18, and found the hidden God of the book in its heroine’s name. Hadassah (H1919) is myrtle.',
      },
    },
    historicalContext:
      'Ahasuerus is Xerxes, 486-465 BC, builder at Susa, where the great palace and gate have been excavated; the narrator’s knowledge of court detail is good. Herodotus, however, gives Xerxes a queen Amestris and says that the royal wife came from seven noble families, and no Persian text knows of an irrevocable law or of these events. A treasury tablet mentions an official Marduka, of whom nothing else follows. Many regard the work as a historical novella explaining the feast of Purim; others as substantially true. It is the one Hebrew book of which no fragment was found among the Dead Sea Scrolls.',
    keyScriptures: [
      'Esther 2:5-18',
      'Esther 4:1-17',
      'Esther 5:1-8',
      'Esther 6:1-11',
      'Esther 7:1-10',
      'Esther 8:3-8',
      'Esther 9:11-32',
    ],
  },
  {
    title: 'Ezra the Scribe',
    aliases: ['esdras', 'ezra the priest', 'artaxerxes'],
    summary:
      'Priest, scholar and royal commissioner, Ezra came from Babylon with a scroll and a letter of credit, and taught a returned community to live by a book. Jewish tradition says that he would have been worthy to receive the Torah had Moses not preceded him.',
    details:
      'His pedigree reaches to [[Aaron]] in sixteen steps, and his programme has three verbs: to study, to do, to teach (Ezra 7:10). Artaxerxes’ letter allows him silver up to a hundred talents and salt without limit. Having told the king that God protects those who seek him, he is ashamed to ask for cavalry, so that he fasts by the river Ahava instead and crosses some nine hundred miles with a treasure and no guard (Ezra 8:21-23). He weighs it at both ends.\n\nLess than five months after arrival he hears that even priests have married women of the neighbouring peoples, and tears out his own hair and beard (Ezra 9:3), unlike his colleague [[Nehemiah the Governor|Nehemiah]], who tore other men’s. A prayer of confession in the first person plural follows. In December, in pouring rain, a crowd sits shivering in the square and agrees to dismiss wives and, as some cases show, children (Ezra 10:9-17). The register of 111 or so names ends the book without a comment. Was it religious survival or cruelty? Readers have set against it [[Ruth]], and Malachi’s word on divorce.\n\nHis happiest hour is in the other man’s book. On a wooden platform by the Water Gate he opens the scroll, all stand, and from daybreak to noon it is read out while Levites make the sense plain (Nehemiah 8:1-8). They weep. He sends them home to eat rich food and share it.',
    insights: {
      hebrew: {
        strongs: 'H5608',
        word: 'סָפַר',
        transliteration: 'safar',
        meaning:
          'To count, record, tell; its participle sofer is the scribe or secretary, a civil rank which became a religious one in him. His name (H5830) is an Aramaic-looking short form for help.',
      },
    },
    historicalContext:
      'He arrived in the seventh year of Artaxerxes. If the first of that name is meant it was 458 BC, thirteen years before Nehemiah; those who find the two men strangely unaware of each other choose Artaxerxes II and 398. Persian kings elsewhere also sponsored local laws: Udjahorresnet in Egypt, under Darius I, is often compared. Letters from the Jewish garrison of Elephantine show Jews of the period who had a temple of their own on the Nile and intermarried freely, and who seem unaware of any such reform. Second Esdras has him dictate the whole of scripture anew from memory.',
    keyScriptures: ['Ezra 7:1-10', 'Ezra 7:11-26', 'Ezra 8:21-32', 'Ezra 9:1-15', 'Ezra 10:1-17', 'Nehemiah 8:1-12'],
  },
  {
    title: 'Nehemiah the Governor',
    aliases: ['cupbearer to the king', 'wall of jerusalem', 'rebuilding the wall', 'sanballat'],
    summary:
      'A cupbearer at Susa heard that Jerusalem’s wall was rubble, cried for days, and got himself made governor. Nehemiah then rebuilt it in fifty-two days and wrote his memoirs, the only ones of their kind in the Bible: brisk, prayerful, and quite aware of his own merits.',
    details:
      'Four months pass between the news and the afternoon when the king remarks on his face. He is very much afraid, prays between the question and the answer, and then has a list ready, with dates, letters and timber (Nehemiah 2:1-8). In [[Jerusalem]] he says nothing to anyone. On the third night he rides round the ruins by moonlight or torch until there is no room for his animal to pass.\n\nChapter 3 is a contractor’s plan: goldsmiths and perfumers, a ruler’s daughters, men repairing opposite their own houses, and the nobles of Tekoa who would not bend their necks. Sanballat and Tobiah begin with ridicule (a fox would knock it over) and go on to threats; half the men hold spears, and builders work with one hand (Nehemiah 4:17). Five invitations to a conference get the same refusal. A prophet hired to lure him into hiding inside the sanctuary is seen through.\n\nThe enemy within is debt. Poor families have pawned fields and daughters to fellow Jews, and he, admitting that his own household has been lending, makes the creditors restore everything and shakes out his lap over them (Nehemiah 5:1-13). For twelve years he draws no governor’s allowance and feeds a hundred and fifty at table. When the scroll is read in the square it is [[Ezra the Scribe|Ezra]] who reads, and both tell the people to stop crying and eat (Nehemiah 8:9-10). His second term is rougher: furniture flung out of the temple, gates shut on the [[Sabbath]], men beaten and their hair pulled over foreign wives (Nehemiah 13:8; Nehemiah 13:25). “Remember me, O my God, for good” is how he ends.',
    insights: {
      hebrew: {
        strongs: 'H5166',
        word: 'נְחֶמְיָה',
        transliteration: 'Nechemyah',
        meaning:
          'The LORD has comforted, from the verb that opens Isaiah 40:1. Noah’s father had reached for the same verb when he named his son; here it really is the root.',
      },
    },
    historicalContext:
      'He came in 445 BC, the twentieth year of Artaxerxes I, and went back in 433. Royal cupbearers were trusted men, and the Persian empire was then uneasy about Egypt and rebellion in the west, so that a loyal fortress had its uses. A letter from Elephantine of 407 names the sons of Sanballat, governor of Samaria, and the high priest Johanan, both of the Nehemiah story; a silver bowl from the Delta was dedicated by Qainu son of Geshem, king of Kedar, probably his Arab opponent’s heir. The line of his wall is debated: most now think of a small town on the eastern ridge.',
    keyScriptures: [
      'Nehemiah 1:1-11',
      'Nehemiah 2:1-18',
      'Nehemiah 4:1-23',
      'Nehemiah 5:1-19',
      'Nehemiah 6:1-16',
      'Nehemiah 8:9-12',
      'Nehemiah 13:6-31',
    ],
  },
];
