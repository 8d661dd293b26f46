import type { EncyclopediaCard } from '../../card.ts';

export const egyptAndWilderness: readonly EncyclopediaCard[] = [
  {
    title: 'Egypt',
    aliases: ['mizraim', 'land of egypt', 'house of bondage', 'pharaoh'],
    summary:
      'Granary, slave-house, refuge: Egypt, the land along the Nile in north-eastern Africa, is all three in the Bible, often for the same family. Abraham goes there for bread, Israel leaves it as a nation, Jeremiah is dragged back to it, and the infant Jesus is carried there for safety.',
    details:
      'The two names that every reader expects are missing: neither the Pharaoh of [[Joseph]] nor that of [[Moses]] is identified. “I know not the LORD,” says the second (Exodus 5:2), and the ten plagues are his lesson. From then on God’s signature is that he brought Israel out of the house of slaves (Exodus 20:2), and the law draws a consequence unusual in the ancient world, kindness to strangers (Exodus 22:21). An Egyptian is not to be abhorred (Deuteronomy 23:7).\n\n[[Solomon]] marries Pharaoh’s daughter and deals in horses from there, which the law of the king forbade (Deuteronomy 17:16). With Shishak, who strips the temple (1 Kings 14:25-26), a Pharaoh is at last named; Necho kills [[Josiah]] at Megiddo. Politicians in [[Jerusalem]] always hoped for Egyptian chariots, and prophets always said what an Assyrian officer says more neatly: a cracked reed that goes into the hand of whoever leans on it (Isaiah 36:6). After the fall of the city refugees took Jeremiah with them to Tahpanhes against his will (Jeremiah 43:4-9).\n\nMost surprising is Isaiah’s vision of a highway, with Egypt blessed as “my people” and Israel third beside Egypt and Assyria (Isaiah 19:23-25). Matthew applies Hosea’s line about a son called out of Egypt to Jesus (Matthew 2:13-15); in Hosea 11:1 it looks back to the exodus.',
    insights: {
      hebrew: {
        strongs: 'H4714',
        word: 'מִצְרַיִם',
        transliteration: 'Mitsrayim',
        meaning:
          'A dual in form, which fits the Two Lands, Upper and Lower Egypt, though the ending may be accidental; Assyrians said Musur, Arabs say Misr. A homily hears metsarim, straits. The Egyptians’ own Kemet, the black land, is not used in the Bible.',
      },
    },
    historicalContext:
      'Egypt left libraries of inscriptions, and none mentions Moses or the plagues. Those who read 1 Kings 6:1 literally put the exodus around 1446 BC; the city name Raamses, dug up at Qantir in the eastern Delta, leads many to the thirteenth century under Ramesses II; others think of smaller departures that memory combined, or of none. Firm ground comes with Merneptah, whose stele of about 1208 names Israel in Canaan, and Shoshenq I, whose list of conquered towns is carved at Karnak. At Elephantine Jews had a temple of their own in the fifth century BC. Copts, a tenth or so of the nation, cherish two dozen places on the holy family’s route.',
    keyScriptures: [
      'Genesis 12:10-20',
      'Exodus 1:8-14',
      'Exodus 12:29-42',
      'Deuteronomy 23:7',
      'Isaiah 19:19-25',
      'Isaiah 31:1-3',
      'Jeremiah 43:4-13',
      'Matthew 2:13-15',
    ],
  },
  {
    title: 'Goshen',
    aliases: ['land of goshen', 'land of rameses', 'rameses', 'raamses', 'pithom'],
    summary:
      'Shepherds offended Egyptian taste, so Joseph coached his family to mention their trade at once and was given, as he had planned, pasture at the edge of the country. Goshen is the eastern Nile Delta, and for four centuries it was home.',
    details:
      '“You will be near to me,” he had promised his father (Genesis 45:10). Judah rides ahead as a guide, and it is in Goshen that [[Joseph]] gets down from his chariot and weeps on [[Jacob]]’s neck (Genesis 46:28-29). Five brothers are presented, ask for the district, and are offered charge of the royal herds as well (Genesis 47:1-6). Genesis 47:11 calls it the land of Rameses, using a name from a later dynasty, as one may speak of Romans in London.\n\nThe place is remembered next for what did not happen there. When Egypt swarmed with flies, a line was drawn at its border; its cattle lived, and the hail passed it by (Exodus 8:22; Exodus 9:4-6; Exodus 9:26). In three days of thick darkness there was light in the Israelites’ dwellings (Exodus 10:23). The same people were by then making bricks for two store cities, Pithom and Raamses (Exodus 1:11), and it was from Rameses that they set out on the night of the Passover (Exodus 12:37).\n\nNobody is blamed for having gone there. God himself had told [[Jacob]] at [[Beersheba]] not to be afraid (Genesis 46:3), and [[Abraham]] had been warned long before of a bondage in a country not named (Genesis 15:13). The family entered as seventy and came out, by the figure given, as six hundred thousand men on foot. A second Goshen, in the hills of southern Judah (Joshua 10:41), has nothing in common with it but the name.',
    insights: {
      hebrew: {
        strongs: 'H1657',
        word: 'גֹּשֶׁן',
        transliteration: 'Goshen',
        meaning:
          'No Egyptian text certainly contains it. The Greek version reads “Gesem of Arabia”, which was the name of an administrative district of the eastern Delta in the translators’ own time, and may be their learned guess.',
      },
    },
    historicalContext:
      'A corridor of green, the Wadi Tumilat, runs from the Delta to the lakes by Suez, and Egyptian frontier officials recorded letting herdsmen from Edom through to its pools in about 1200 BC. Édouard Naville searched for Pithom at Tell el-Maskhuta in 1883; Tell er-Retaba nearby is now more often preferred. At Tell el-Dab‘a, ancient Avaris, Manfred Bietak uncovered from 1966 a large town of people from the Levant with house-plans and burials of their own; it became the Hyksos capital, and Ramesses II built his beside it at Qantir. Whether some were Hebrews cannot be read off the bricks. Today there are fields, canals and villages, with little above ground.',
    keyScriptures: [
      'Genesis 45:9-11',
      'Genesis 46:28-34',
      'Genesis 47:1-12',
      'Exodus 1:8-14',
      'Exodus 8:20-23',
      'Exodus 9:25-26',
      'Exodus 12:37-41',
    ],
  },
  {
    title: 'Red Sea',
    aliases: ['sea of reeds', 'reed sea', 'crossing of the red sea', 'parting of the red sea', 'yam suph'],
    summary:
      'English readers picture deep ocean walls, Hebrew readers see Yam Suph, and the argument about what lay before Israel, with chariots behind, has gone on ever since the Greek translators chose to write “Red Sea”. That sea lies between Egypt and Arabia; the crossing, whose place is disputed, is sought most often at the lakes north of its western arm, the Gulf of Suez, or in that gulf, and now and then in the Gulf of Aqaba. On no other event does the Old Testament look back more often.',
    details:
      'Exodus 14 is careful with names that we can no longer place: Pi-hahiroth, Migdol, Baal-zephon (Exodus 14:2). It also tells the miracle twice over in one breath: a strong east wind blows all night, and the waters stand as a wall on the right and the left (Exodus 14:21-22). Wheels come off in the morning watch. The song that follows, very old Hebrew by its grammar, speaks of depths and of lead (Exodus 15:1-18), and [[Miriam]] answers it with a drum.\n\nElsewhere Yam Suph clearly is the Gulf of Aqaba, where [[Solomon]] kept his fleet (1 Kings 9:26); in Numbers 33:10 Israel camps beside it some days after having crossed “the sea”, so that there it should be the Gulf of Suez. For the crossing itself, scholars of quite different beliefs favour one of the lakes or lagoons north of Suez, Ballah, Timsah or the Bitter Lakes; the Gulf of Suez is the older view, and the Gulf of Aqaba has enthusiasts.\n\nPoets made of it a second creation: the dragon pierced, the deep dried up for the redeemed to walk across (Isaiah 51:9-10). “Thy footsteps are not known,” says a psalm of the God who led them (Psalms 77:19). Paul calls it a [[Baptism|baptism]] into [[Moses]] (1 Corinthians 10:1-2), and Revelation has the victors sing his song by a sea of glass and fire (Revelation 15:2-3).',
    insights: {
      hebrew: {
        strongs: 'H5488',
        word: 'סוּף',
        transliteration: 'suph',
        meaning:
          'Reeds, as in the bulrushes where the baby Moses was laid (Exodus 2:3), and probably borrowed from Egyptian; so “sea of reeds”. A smaller party reads soph, end: the sea at the world’s edge. Jonah had suph, weeds, about his head (Jonah 2:5).',
      },
    },
    historicalContext:
      'Why the Greeks called these waters red is itself unexplained: algae, mountains and a colour for the south have been suggested. Shorelines have shifted since the Bronze Age, and the Suez Canal, opened in 1869, cut through the lakes. Geologists in the 1970s traced an ancient frontier canal in the same area. Models by Carl Drews in 2010 showed that a steady night wind could lay bare a ridge in a Delta lagoon for some hours, which explains a means and not a timing. The chariot wheels that Ron Wyatt said he saw in the Gulf of Aqaba have never been produced.',
    keyScriptures: [
      'Exodus 14:10-31',
      'Exodus 15:1-21',
      'Exodus 13:17-18',
      'Numbers 33:5-11',
      'Psalms 77:16-20',
      'Isaiah 51:9-11',
      '1 Corinthians 10:1-4',
      'Hebrews 11:29',
    ],
  },
  {
    title: 'Mount Sinai',
    aliases: ['sinai', 'horeb', 'mount horeb', 'mountain of god', 'jebel musa', 'mount of god'],
    summary:
      'Almost a year of Israel’s story, and fifty-nine chapters of text from Exodus 19 to Numbers 10, happen at the foot of one mountain. It also has a second name, Horeb, and a disputed position: tradition shows it in the south of Egypt’s Sinai Peninsula, others look for it further north or in north-western Arabia. The place where the covenant was made was never turned into a shrine by those who made it.',
    details:
      '[[Moses]] first came upon it with his father-in-law’s sheep, and the bush that burned without being burnt told him that he would be back with a nation (Exodus 3:1-12). When he was, there were smoke, quaking and a trumpet that grew louder, and a boundary not to be crossed (Exodus 19:12-19). The ten words are spoken to everyone, who ask never to hear that voice again (Exodus 20:18-19). Seventy elders see God, with a pavement like sapphire under his feet, and eat and drink (Exodus 24:9-11). Forty days later there is a calf, and then the name of God proclaimed as merciful and gracious to the man hidden in a cleft (Exodus 34:5-7). Here the [[Law]] was given, the tabernacle built and the tribes counted.\n\nOnly one person is recorded as going back. [[Elijah]] walked forty days from [[Beersheba]], and wind, earthquake and fire, the very things that had marked the first visit, passed without God in them (1 Kings 19:8-13).\n\nPaul, who knew that Sinai is “in Arabia”, sets it beside [[Hagar]] (Galatians 4:25). Hebrews puts two mountains before its readers and tells them to which they have come: not the one that may not be touched (Hebrews 12:18-24).',
    insights: {
      hebrew: {
        strongs: 'H5514',
        word: 'סִינַי',
        transliteration: 'Sinay',
        meaning:
          'Linked with seneh, the thornbush of Exodus 3:2, with the wilderness of Sin, or with the moon-god Sin; none is proved. Horeb (H2722) is plainer: dry, waste. Some assign the two names to different sources, others to a peak and its region.',
      },
    },
    historicalContext:
      'More than a dozen candidates exist. Since the fourth century pilgrims have gone to Jebel Musa in southern Sinai, 2,285 metres high, above the fortified monastery of St Catherine which Justinian built and where Tischendorf found Codex Sinaiticus. Others choose a mountain in the north nearer to [[Kadesh Barnea]], such as Har Karkom, Emmanuel Anati’s proposal; Deuteronomy 1:2 counts eleven days from Horeb to Kadesh. Frank Moore Cross and others looked to Midian, in north-west Arabia, and popular films to Jebel al-Lawz there. No camp of the exodus has been found anywhere. Pilgrims climb by night, on 3,750 steps or a camel path, for the sunrise.',
    keyScriptures: [
      'Exodus 3:1-12',
      'Exodus 19:1-25',
      'Exodus 24:1-18',
      'Exodus 34:1-10',
      'Deuteronomy 5:1-5',
      '1 Kings 19:8-18',
      'Galatians 4:24-26',
      'Hebrews 12:18-24',
    ],
  },
  {
    title: 'Kadesh Barnea',
    aliases: ['kadesh', 'kadesh-barnea', 'meribah', 'waters of strife', 'en-mishpat', 'the twelve spies'],
    summary:
      'Eleven days’ walk from the mountain of the law, and forty years from the land: at this oasis, on the southern border of Canaan, Israel turned back. Most place it at one of two springs in the north-east of Sinai, on the Egyptian side of today’s border, some 75 kilometres south-west of Beersheba. A generation died within reach of its springs, among them Miriam, and here Moses lost his own right to go in.',
    details:
      'It is old in the story before Israel comes: under the name En-mishpat, spring of judgment, four kings pass through it in the time of [[Abraham]] (Genesis 14:7). From here Moses sends twelve scouts, and after forty days they return with grapes on a pole and with fear (Numbers 13:26-33). Ten carry the people with them. The sentence is a year for every day; next morning the repentant march without being told to and are beaten at Hormah (Numbers 14:34-45). Deuteronomy says that they stayed “many days” (Deuteronomy 1:46), which may mean that most of the forty years was spent around these wells.\n\nTowards their end, as it seems, [[Miriam]] dies, the water fails, and Moses, told to speak to a rock, shouts at the people and strikes it twice (Numbers 20:1-13). What precisely the fault was, anger, the blows or the word “we”, has been argued ever since; the text says only that he and [[Aaron]] had not trusted God enough to show him holy. From Kadesh he asks Edom politely for the right of way and is refused.\n\nLater it is a corner of the map: the southern limit of the land (Numbers 34:4; Ezekiel 47:19) and the desert that the voice of God shakes in a storm (Psalms 29:8). A psalm much used at morning prayer warns against hardening the heart as at Meribah (Psalms 95:8, where the KJV translates it as “the provocation”), a name which Exodus gives to another place where water came from rock (Exodus 17:7); whether there were two such scenes or one told twice is debated.',
    insights: {
      hebrew: {
        strongs: 'H6947',
        word: 'קָדֵשׁ בַּרְנֵעַ',
        transliteration: 'Qadesh Barnea‘',
        meaning:
          'Qadesh is holy, a name for any place with a sanctuary. Barnea is obscure; Strong’s suggests desert of wandering, which is a guess. Numbers 20:12-13 plays on the first word, since the fault was failing to treat God as holy.',
      },
    },
    historicalContext:
      'Two neighbouring springs just inside Egypt keep the memory: Ein Qedeis, which has the name and little water, and Ein el-Qudeirat, 10 kilometres off, which has the richest flow in northern Sinai. John Rowlands found the first in 1842; Leonard Woolley and T. E. Lawrence argued for the second in 1914. On its mound Rudolph Cohen excavated between 1976 and 1982 three fortresses, one upon another, of the Judean monarchy, the earliest from the tenth century BC or later. Nothing lies beneath that can be assigned to an Israelite camp of the second millennium, and that is part of the debate over the wanderings. The area is a military zone that travellers seldom reach.',
    keyScriptures: [
      'Numbers 13:25-33',
      'Numbers 14:26-45',
      'Numbers 20:1-21',
      'Deuteronomy 1:19-46',
      'Genesis 14:7',
      'Psalms 95:8-11',
      'Joshua 14:6-8',
    ],
  },
];
