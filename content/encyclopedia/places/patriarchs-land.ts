import type { EncyclopediaCard } from '../../card.ts';

export const patriarchsLand: readonly EncyclopediaCard[] = [
  {
    title: 'Shechem',
    aliases: [
      'sichem',
      'sychar',
      'nablus',
      'tell balata',
      'mount gerizim',
      'mount ebal',
      'jacobs well',
      'jacob’s well',
    ],
    summary:
      'Wedged in the pass between Mount Gerizim and Mount Ebal, Shechem saw Abram’s first altar in the land, Joshua’s last speech and the split of the kingdom. Its mound, Tell Balata, lies in the eastern suburbs of Nablus; few places in the Bible have heard so many oaths.',
    details:
      'Abram stops at an oak there, and God says for the first time that this is the land (Genesis 12:6-7). [[Jacob]] buys a plot for a hundred pieces of money and later buries his household’s foreign gods under the tree (Genesis 33:19; Genesis 35:4). Between these comes the rape of Dinah by the local prince, and the slaughter that her brothers Simeon and Levi carried out on a town still sore from circumcision (Genesis 34:1-31).\n\nMoses orders half the tribes to stand on Gerizim for the blessing, half on Ebal for the curse (Deuteronomy 27:11-13); the slopes form a natural theatre. Under the same oak Joshua sets up a stone that has “heard all the words” (Joshua 24:26-27), and [[Joseph]]’s bones find rest. In the age of the judges Abimelech, son of [[Gideon]], is made king beside that pillar and burns the city’s tower with a thousand people inside; Jotham’s fable of the bramble was shouted from Gerizim (Judges 9:7-15). When Rehoboam promised heavier burdens here, ten tribes left (1 Kings 12:1-16).\n\nAt Jacob’s well, within sight of the mountain, a woman asked [[Jesus]] which hill was right (John 4:5-24). Stephen has Abraham buying the tomb in Sychem (Acts 7:16), where Genesis names Jacob; whether he merged two purchases or followed another tradition is an old question.',
    insights: {
      hebrew: {
        strongs: 'H7927',
        word: 'שְׁכֶם',
        transliteration: 'Shekhem',
        meaning:
          'Shoulder, or the upper back (H7926), after the saddle of land between the hills. Jacob plays on it in Genesis 48:22, where the “one portion” he leaves to Joseph is in Hebrew one shekhem.',
      },
    },
    historicalContext:
      'Ernst Sellin began digging in 1913, G. Ernest Wright resumed in 1956. A massive fortress-temple with walls about five metres thick, and a broken standing stone before it, are often linked with the temple of Judges 9; the town was destroyed around 1100 BC. Its ruler Lab’ayu annoyed Pharaoh in the Amarna letters. John Hyrcanus razed it and the Samaritan sanctuary above in the late second century BC; Rome built Neapolis, whence Nablus, to the west. Adam Zertal’s “altar of Joshua” on Ebal is disputed. Samaritans, a few hundred strong, still slaughter Passover lambs on Gerizim.',
    keyScriptures: [
      'Genesis 12:6-7',
      'Genesis 33:18-20',
      'Joshua 24:1-28',
      'Joshua 24:32',
      'Judges 9:1-49',
      '1 Kings 12:1-19',
      'John 4:5-26',
      'Deuteronomy 27:11-14',
    ],
  },
  {
    title: 'Bethel',
    aliases: ['beth-el', 'luz', 'beitin', 'beth-aven', 'ai', 'city of ai'],
    summary:
      'Few towns of Israel are named so often or change character so completely. Bethel, some 17 kilometres north of Jerusalem and usually identified with the village of Beitin in the West Bank, begins as a stone under a runaway’s head, becomes the royal chapel of the northern kingdom with a golden calf, and ends with a king digging up its graves.',
    details:
      'Abram had already pitched his tent with Bethel to the west and Ai to the east (Genesis 12:8). [[Jacob]], sleeping rough, sees a stairway between earth and heaven, is afraid, anoints his stone, and renames what the locals called Luz (Genesis 28:10-19). He comes back with a household of his own to pay his vow; God appears again and repeats the name Israel (Genesis 35:1-15). [[Jesus]] alludes to the vision when he tells Nathanael of angels going up and down on the Son of man (John 1:51).\n\nIn the time of the judges the ark stood there (Judges 20:26-27, where the KJV translates the name), [[Deborah]] judged nearby, and [[Samuel the Prophet|Samuel]] came on circuit. Then Jeroboam, to keep his subjects from pilgrimage to [[Jerusalem]], installs a calf (1 Kings 12:28-33). A nameless man of God denounces the altar and foretells Josiah by name, and is killed by a lion because he believed an old colleague’s lie (1 Kings 13:1-32). Boys from the town jeer at [[Elisha]], with the notorious bears as sequel (2 Kings 2:23-24). Amos, a herdsman from the south, preached at the sanctuary until its priest Amaziah told him to go and earn his bread elsewhere (Amos 7:10-17). Hosea calls it Beth-aven, house of nothing. [[Josiah]] burned bones on the altar and spared one tomb, that of the man of God (2 Kings 23:15-18).',
    insights: {
      hebrew: {
        strongs: 'H1008',
        word: 'בֵּית־אֵל',
        transliteration: 'Beit-’El',
        meaning:
          'House of God, or of El, head of the Canaanite gods; Jacob hears it in the former sense. Bethel was itself worshipped as a divine name in Syria and among Jews at Elephantine, to which Jeremiah 48:13 may allude.',
      },
    },
    historicalContext:
      'Edward Robinson matched it in 1838 with the village of Beitin, some 17 kilometres north of Jerusalem; a minority prefers el-Bireh. William Albright and James Kelso found a thick burnt layer of the thirteenth century BC, but no calf and no sanctuary. Neighbouring Ai is a famous difficulty: et-Tell, the only large ruin to the east, lay empty from about 2400 to 1200 BC, as Judith Marquet-Krause and Joseph Callaway showed. Some conclude that Joshua 8 explains an old ruin; others, such as Bryant Wood, look for Ai at Khirbet el-Maqatir.',
    keyScriptures: [
      'Genesis 28:10-22',
      'Genesis 35:1-15',
      'Judges 20:26-28',
      '1 Kings 12:26-33',
      '1 Kings 13:1-32',
      'Amos 7:10-17',
      '2 Kings 23:15-20',
      'Hosea 12:4-5',
    ],
  },
  {
    title: 'Hebron',
    aliases: ['kirjath-arba', 'mamre', 'machpelah', 'cave of machpelah', 'tomb of the patriarchs'],
    summary:
      'Three couples lie in the cave at Hebron, on the testimony of Genesis: Abraham and Sarah, Isaac and Rebekah, Jacob and Leah. At more than 900 metres it is the highest of Judah’s towns, some 30 kilometres south of Jerusalem, and it was David’s capital before Jerusalem was.',
    details:
      'Mamre, with its oaks, is the nearest thing [[Abraham]] had to a home (Genesis 13:18). There three visitors came in the heat of the day, and there [[Sarah]] died. The purchase of the burial cave from Ephron the Hittite fills a chapter with courtesies, behind which stands a price of 400 shekels (Genesis 23:3-20). It was the first piece of the promised land to be owned by anyone of the family, and a grave.\n\nThe spies were frightened by the giants here and cut their cluster of grapes in a valley close by (Numbers 13:22-24). Forty-five years later Caleb, at eighty-five, asked for precisely this hill country with its giants (Joshua 14:6-14). It became a city of refuge and of priests. After the death of [[Saul, King of Israel|Saul]] the men of Judah anointed [[David]] at Hebron, where he reigned seven and a half years and fathered six sons by six wives (2 Samuel 3:2-5). Joab stabbed Abner in its gate; the murderers of Ish-bosheth were hung up beside its pool. Absalom chose it, his birthplace, to have himself proclaimed king, telling his father that he had a vow to pay (2 Samuel 15:7-10).\n\nSave for a list of Rehoboam’s forts and of returned exiles under its old name (Nehemiah 11:25), the Bible then leaves it alone. The New Testament never mentions it.',
    insights: {
      hebrew: {
        strongs: 'H2275',
        word: 'חֶבְרוֹן',
        transliteration: 'Chevron',
        meaning:
          'From a root for joining: league, association. The older name Kiriath-arba reads as city of four, perhaps four clans or quarters; Joshua 14:15 makes Arba a man, the greatest of the Anakim, and rabbis counted four buried couples by adding Adam and Eve.',
      },
    },
    historicalContext:
      'The ancient town is the hill of Tel Rumeida, where Philip Hammond, Avi Ofer and more recently Emanuel Eisenberg have found Bronze Age ramparts and a cuneiform tablet listing sheep and goats. Over the cave stands an enclosure of enormous drafted stones, evidently from the time of Herod, almost complete: the best preserved of all his buildings. Few have been beneath it. In the late 1960s a girl of twelve was let down on a rope through a shaft under 30 centimetres wide to draw and measure what she saw. Inside, mosque and synagogue are strictly divided since a massacre of Muslim worshippers in 1994.',
    keyScriptures: [
      'Genesis 13:18',
      'Genesis 23:1-20',
      'Genesis 49:29-32',
      'Numbers 13:21-24',
      'Joshua 14:6-15',
      '2 Samuel 2:1-4',
      '2 Samuel 5:1-5',
      '2 Samuel 15:7-12',
    ],
  },
  {
    title: 'Beersheba',
    aliases: ['beer-sheba', 'from dan to beersheba', 'tel sheva', 'negev', 'well of the oath'],
    summary:
      '“From Dan to Beersheba” meant the whole country, north to south, and past this last town, at the edge of the Negev desert about 70 kilometres south-west of Jerusalem, the rain gives out. Its stories are mostly about wells and departures: Hagar, Jacob and Elijah all left settled life behind here.',
    details:
      'The quarrel over a well that Abimelech’s servants had seized ends with seven ewe lambs and an oath; [[Abraham]] plants a tamarisk and calls on the everlasting God (Genesis 21:25-33). In the same chapter [[Hagar]] wanders off with a skin of water. [[Isaac]]’s servants find water on the very day of a treaty with another (or the same) Abimelech, and the place is named a second time (Genesis 26:26-33). [[Jacob]] sets out from it for Haran with a staff, and comes back as an old man to sacrifice before going down to [[Egypt]], uncertain until God tells him in the night not to be afraid (Genesis 46:1-4).\n\nHere [[Samuel the Prophet|Samuel]] stationed his two sons as judges, as far from his own eye as possible; their taking of bribes is what the elders complained of when they asked for a king (1 Samuel 8:1-5). [[Elijah]] left his servant at Beersheba and walked a day further, to ask for death under a broom bush (1 Kings 19:3-4).\n\nAmos puts it in a list of shrines to avoid (Amos 5:5), the surprise being that northern Israelites made pilgrimages so far south. Josiah’s reform stretched from Geba to Beersheba (2 Kings 23:8). After the exile Judean families lived there again (Nehemiah 11:27).',
    insights: {
      hebrew: {
        strongs: 'H884',
        word: 'בְּאֵר שֶׁבַע',
        transliteration: 'Be’er Sheva‘',
        meaning:
          'Well of seven, or well of the oath: in Hebrew to swear is literally to bind oneself by sevens. Genesis 21 plays on both, with seven lambs and an oath, and Genesis 26:33 on a related word, shib‘ah.',
      },
    },
    historicalContext:
      'Tel Be’er Sheva, a low mound east of the modern city, was dug by Yohanan Aharoni from 1969 to 1976. He uncovered a planned town of the Judean monarchy: ring road, storehouses, a rock-cut water system and a well 69 metres deep. Well-dressed stones built into a wall turned out to be a large altar with four horns, dismantled, in Aharoni’s view, in Hezekiah’s reform; others question the date and the reason. Nothing from the patriarchs’ age was found on the mound. It has been a World Heritage Site since 2005. Down in the old Ottoman town another well is called Abraham’s.',
    keyScriptures: [
      'Genesis 21:22-34',
      'Genesis 26:23-33',
      'Genesis 46:1-5',
      '1 Samuel 8:1-5',
      '1 Kings 19:1-8',
      'Amos 5:4-6',
      '2 Kings 23:8',
      'Judges 20:1',
    ],
  },
  {
    title: 'Mount Moriah',
    aliases: ['moriah', 'land of moriah', 'threshing floor of araunah', 'temple mount', 'dome of the rock'],
    summary:
      'The word Moriah occurs twice in Scripture, once for a region, not otherwise known, where a father raised a knife, and once for the hill in Jerusalem, today’s Temple Mount, where a king built a house. Whether these are one place is left for the reader to infer, and Jews, Christians, Samaritans and Muslims have inferred differently.',
    details:
      '[[Abraham]] is told to go to the land of Moriah, to one of its mountains, not yet named (Genesis 22:2). He sees it on the third day. There a ram takes [[Isaac]]’s place, and he calls the spot “The LORD will see to it”, with a proverb about the mount that was current when the account was written (Genesis 22:14).\n\nCenturies on, in a plague, the angel halts above a threshing floor belonging to a Jebusite named Araunah or Ornan. [[David]] will not offer what costs him nothing and buys it, for fifty shekels of silver with the oxen (2 Samuel 24:18-25), or six hundred of gold for the whole place (1 Chronicles 21:25). Chronicles alone says that [[Solomon]] built on Mount Moriah, and it recalls David’s vision there rather than Abraham’s trial (2 Chronicles 3:1). Yet the choice of the name can hardly be accidental, and Josephus and the rabbis state the identity outright: the lambs of [[The Temple|the Temple]] were offered where Isaac was bound.\n\nDoubters note that one does not need to carry firewood to the wooded hills of Judah and that [[Jerusalem]] was already a city with a king and priest if Salem means it (Genesis 14:18), hardly a lonely spot. Samaritans locate the binding on Gerizim. The New Testament draws its parallel with a father who did not spare his son without geography (Romans 8:32).',
    insights: {
      hebrew: {
        strongs: 'H4179',
        word: 'מוֹרִיָּה',
        transliteration: 'Moriyyah',
        meaning:
          'Genesis 22 plays on ra’ah, to see or provide, which runs through the chapter; others have heard yare, to fear, in the angel’s word that he now knows Abraham to be God-fearing (Genesis 22:12). The real derivation is unknown: the Greek has “the high land” and the Syriac “land of the Amorites”.',
      },
    },
    historicalContext:
      'The hill rises to about 740 metres. Since 691 or 692 the golden-roofed shrine built by the caliph Abd al-Malik has covered its bare summit, the rock that Jewish lore calls the foundation stone of the world and Muslims connect with Muhammad’s night journey. No scientific excavation is possible there. Truckloads of soil dumped in 1999 during building work have been sifted by volunteers under Gabriel Barkay and Zachi Dvira since 2004, with small finds from all periods but, inevitably, no layers. Visitors of every faith may walk the platform at set hours; prayer by non-Muslims is contested.',
    keyScriptures: [
      'Genesis 22:1-19',
      '2 Chronicles 3:1',
      '2 Samuel 24:16-25',
      '1 Chronicles 21:18-30',
      'James 2:21-23',
      'Hebrews 11:17-19',
    ],
  },
];
