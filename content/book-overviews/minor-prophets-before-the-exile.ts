import type { BookOverview } from '@berea/validation';

/** The nine of the Twelve that look to Assyria and Babylon, Hosea to Zephaniah, in their order. */
export const minorProphetsBeforeTheExile = {
  Hos: {
    title: 'Hosea',
    author:
      'Hosea son of Beeri, the one writing prophet from the northern kingdom. Scholars accept an 8th-century core and suppose that refugees brought it to Judah, where it was arranged and supplemented; its Hebrew is unusually difficult.',
    dateWritten: 'Prophecies of about 755-725 BC; edited in Judah in the following century or later.',
    keyThemes: [
      'Marriage as covenant',
      'Idolatry as adultery',
      'Knowledge of God',
      'Divine heartbreak',
      'Return and healing',
    ],
    summary:
      'Hosea’s family was his message. Told to marry a woman of harlotry, he names three children after disasters: Jezreel, Unpitied, Not-my-people (1:2-9). The relation between this chapter and the third, where he buys back a woman, is unclear, and so is whether Gomer was unfaithful before or after the wedding. The metaphor of God as wronged husband moves and disturbs: tender courtship in the desert (2:14-20) follows threats that today’s readers recognise as those of an abuser. From chapter 4 the poetry turns to the nation, in the decades when northern kings were murdered one after another. There is no faithfulness and no knowledge of God; priests feed on the people’s sin; politics runs like a silly dove between Egypt and Assyria (7:11). One sentence, preferring mercy to sacrifice (6:6), is quoted twice by Jesus in Matthew. Then the image changes: God taught a toddler to walk, and cannot bring himself to hand him over, being God and no man (11:1-9). Judgement is not withdrawn, for Samaria will fall. But the last chapter supplies the very words of a prayer of return, and answers it with dew, roots and fragrance. A wisdom saying asks who is discerning enough to understand.',
  },
  Joel: {
    title: 'Joel',
    author:
      'Joel son of Pethuel, of whom nothing else is known. With no king or datable event in view, proposals vary by centuries; many see a prophet of the Persian period who quotes older scripture, others one of the earliest.',
    dateWritten: 'Uncertain: from the 9th to the 4th century BC, most often placed about 500-350 BC.',
    keyThemes: [
      'The day of the Lord',
      'Locusts and drought',
      'Repentance of the heart',
      'The outpoured Spirit',
      'Judgement of nations',
    ],
    summary:
      'A plague of locusts has stripped the country bare, and elders are asked whether anything like it was ever known. Joel calls everyone in turn to wail: drinkers, farmers, priests who have nothing left to offer. In his second chapter the insects have become an army, or an army is described as insects, advancing like fire and darkening sun and moon; whether the swarm is literal throughout, or a picture of invaders, or of the end, is an old debate. At the centre the trumpet sounds for a fast. Hearts must be torn and not clothes (2:13), and the appeal rests on the ancient confession of a God slow to anger, with a cautious who knows. Everything turns at 2:18, where God becomes jealous for his land and pity replaces ruin: grain, wine and oil return, and the eaten years are made good. Afterwards the Spirit will be poured on all flesh, on sons and daughters, old and young, even slaves (2:28-29). Peter finds this fulfilled at Pentecost (Acts 2:16-21), and Paul takes the following promise for everyone who calls (Romans 10:13). The final chapter summons the nations to a valley of decision; ploughshares are there beaten into swords, the reverse of a better-known hope.',
  },
  Amos: {
    title: 'Amos',
    author:
      'Amos of Tekoa, a sheep-breeder and dresser of figs from Judah who preached in the north (7:14). Most of the book is widely accepted as his; the hopeful ending (9:11-15) and a few other verses are often taken for later, though not by all.',
    dateWritten: 'About 760-750 BC, two years before a great earthquake (1:1) of which archaeology has found traces.',
    keyThemes: [
      'Justice for the poor',
      'Worship without righteousness',
      'Election as responsibility',
      'The day of the Lord as darkness',
      'God of all nations',
    ],
    summary:
      'Under Jeroboam II the northern kingdom was rich, and a man from the south came to tell it that the bill was due. Amos begins where any audience would cheer, with war crimes of Damascus, Gaza, Tyre and other neighbours (chapters 1-2), closes the circle through Judah, and then reaches his hearers: they sell the needy for a pair of sandals. To be chosen means to be held to account (3:2). The well-fed women of Samaria, ivory couches, stolen grain levies, bribed judges and false scales are named one by one. Pilgrimage only multiplies the offence; what is wanted is justice running like water (5:21-24), a line that modern preachers, Martin Luther King among them, made famous. Five visions structure the end. Locusts and fire are averted by the prophet’s plea; a plumb line, if that is the meaning of the rare word, and a basket of summer fruit admit no appeal. Between them the priest of Bethel expels him as a professional troublemaker, and gets an answer (7:10-17). Israel’s exodus, he adds, is not unique: God also brought up Philistines and Arameans (9:7). The closing promise of David’s fallen booth is cited by James in the debate about Gentiles (Acts 15:16-17).',
  },
  Obad: {
    title: 'Obadiah',
    author:
      'An otherwise unknown Obadiah, whose name means servant of the Lord. Verses 1-9 share material with Jeremiah 49; which borrowed, or whether both used an earlier oracle, is unsettled.',
    dateWritten: 'Most likely soon after 586 BC; some argue for the 9th century or the 5th century BC.',
    keyThemes: [
      'Pride brought down',
      'Betrayal by a brother',
      'Retribution in kind',
      'Zion as refuge',
      'God’s kingship',
    ],
    summary:
      'The shortest book of the Old Testament has a single subject, Edom, the people descended from Jacob’s twin brother Esau. They lived among the cliffs south-east of the Dead Sea, and trusted them: nests set as high as an eagle’s will not be beyond reach (1:3-4). Thieves leave something, grape-pickers leave gleanings, but Edom will be searched to the last hiding place, deceived by its own allies and deserted by its wise men. The reason is given in a series of sharp reproaches (1:10-14). On the day strangers carried off Jerusalem’s wealth, the brother stood aloof, gloated, looted, and cut off the fugitives at the crossroads. Most interpreters hear the Babylonian conquest of 586 BC, and Psalm 137 remembers the same grievance. At verse 15 the horizon widens, since the day of the Lord is near for every nation, and deeds return upon the doer’s head. The exiles will possess the land on all sides, and the last line hands the kingdom to God alone. Its spirit is contested: a narrow cry for revenge to some, to others a refusal to let the strong forget what they did. Edom did disappear; Arab tribes displaced it, and its survivors, the Idumeans, became Jews in the 2nd century BC.',
  },
  Jonah: {
    title: 'Jonah',
    author:
      'Told about Jonah son of Amittai, a prophet mentioned in 2 Kings 14:25, not by him. The narrator is unknown. Traditional interpreters take it as history, pointing to Jesus’ words in Matthew 12:40; most scholars read a satirical or parable-like tale, from its style, its marvels and the size given to Nineveh.',
    dateWritten: 'Set about 760 BC; usually thought to be written between 500 and 300 BC.',
    keyThemes: ['Mercy for enemies', 'Running from God', 'Repentance', 'Irony of the pious', 'Pity for all creatures'],
    summary:
      'Alone among the prophets Jonah gets a story instead of a collection, and plays the least flattering role in it. Sent east to Nineveh, great city of the empire that would destroy his country, he buys passage west. Everybody else behaves well. Pagan sailors row, pray and try not to drown him; he sleeps, and confesses, in the middle of the sea, his fear of the God who made it (1:9). A great fish holds him for three days, during which he sings a psalm of thanks without a word of regret, and vomits him out. The second commission is the first repeated. He walks one day into the huge city and delivers five Hebrew words; king, people and cattle put on sackcloth, and God relents. Only now do we learn why he fled: he had known all along that this God is gracious and slow to anger (4:2), quoting Israel’s creed as a complaint. Sulking under a hut, he loves a plant that shades him and wants to die when a worm kills it. The book ends with a question about a hundred and twenty thousand people and many animals, and leaves the reply to the reader. Synagogues hear it in the afternoon of the Day of Atonement.',
  },
  Mic: {
    title: 'Micah',
    author:
      'Micah of Moresheth, a country town in Judah, a younger contemporary of Isaiah. Chapters 1-3 are generally granted to him; how much of the promises in 4-5 and of the dialogues in 6-7 comes from later hands is disputed.',
    dateWritten: 'About 735-700 BC, with additions up to the exile or after in the view of many.',
    keyThemes: [
      'Leaders who devour the people',
      'What God requires',
      'Peace among nations',
      'A ruler from Bethlehem',
      'Pardon',
    ],
    summary:
      'Mountains melt as God comes down, and the cause lies in two capital cities. Micah speaks from a village that taxes and armies pass through. He puns his way along a list of doomed towns near his home (1:10-15), accuses speculators who lie awake planning which fields to seize, and describes rulers as butchers who skin the people and chop them up for the pot (3:1-3). Prophets cry peace for a meal. His announcement that Zion would be ploughed like a field (3:12) was remembered a century later and saved Jeremiah’s life (Jeremiah 26:18). Immediately after it, in sharp contrast, comes the vision of nations streaming to that same hill to unlearn war, found almost word for word in Isaiah 2:2-4. Oracles of threat and hope go on alternating: labour pains, a siege, and out of little Bethlehem one who will be great (5:2), which Matthew’s scribes quote for the magi. In chapter 6 God sues his people before the hills, and asks what he has done to weary them. Offerings are bid up absurdly, to rivers of oil and a firstborn child; the reply names justice, kindness and a humble walk (6:8). A prayer, playing on the prophet’s name, ends by throwing sins into the sea.',
  },
  Nah: {
    title: 'Nahum',
    author:
      'Nahum of Elkosh, a place not securely identified. The poems against Nineveh are accepted as work of the 7th century BC; the partly alphabetical psalm that opens the book may be older or later.',
    dateWritten: 'Between the fall of Thebes in 663 BC (3:8) and that of Nineveh in 612 BC.',
    keyThemes: [
      'The end of a cruel empire',
      'God slow to anger, but just',
      'Refuge in trouble',
      'Power that does not last',
      'Relief of victims',
    ],
    summary:
      'Nineveh is falling, and nobody mourns. Where Jonah shows that city spared, Nahum shows its time run out, and the two belong together uneasily. A hymn that follows the Hebrew alphabet about halfway prepares the ground: God is jealous and takes vengeance, is slow to anger yet does not clear the guilty, whips up storm and sea, and is a shelter in the day of trouble (1:2-8). Then the verse becomes cinema. Scarlet soldiers, racing chariots, river gates flung open, slave girls moaning like doves, plunder without end (2:3-10); the lion’s den, where prey was once brought home for the cubs, is empty. The third chapter opens with a woe on the city of blood and rides over heaps of corpses. Assyria’s own reliefs boast of impaled captives and piled heads, so the fury had its reasons. She is humiliated as a prostitute, an image of sexual violence that many find indefensible. Thebes, too, had seemed safe behind its waters, the poet reminds her. The last line is a question, asking who has not suffered from her endless evil, while everyone claps. Read from the throne this is gloating; read from under the boot it is the news that terror has an end.',
  },
  Hab: {
    title: 'Habakkuk',
    author:
      'Habakkuk, called a prophet and otherwise unknown. The dialogue of the first two chapters is normally seen as his. The psalm in chapter 3, with musical directions of its own, may have been composed separately; the commentary on the book from Qumran explains only chapters 1-2.',
    dateWritten: 'About 610-597 BC, as Babylon became a world power.',
    keyThemes: [
      'Why God tolerates evil',
      'Waiting for the vision',
      'Living by faith',
      'Woes on the plunderer',
      'Joy without harvest',
    ],
    summary:
      'Prophets usually speak to people for God; Habakkuk speaks to God about what he sees. How long must he shout of violence without being heard, while the law goes slack? The answer makes matters worse: the Chaldeans are being raised up, a nation swift as leopards whose strength is its god (1:5-11). He protests again. How can eyes too pure for evil watch the wicked swallow someone more righteous, hauling people in like fish and then worshipping the net? He climbs a watchtower to see what reply will come. It is brief: write plainly, wait, for the vision will not lie; and the righteous one will live by faithfulness, or by faith (2:4). Paul built on that half verse in Romans 1:17 and Galatians 3:11, and through him it became a watchword of the Reformation; how Hebrew, Greek and Paul’s meaning relate is much discussed. Five woes then taunt the conqueror for loot, blood and mute idols, and impose silence before the temple. The last chapter is a hymn, remembering God’s march from the south with plague and storm. It closes with a farmer’s nightmare, no figs, no grapes, no sheep in the fold, and in it a decision to rejoice (3:17-19).',
  },
  Zeph: {
    title: 'Zephaniah',
    author:
      'Zephaniah son of Cushi, whose ancestry is traced back four generations to a Hezekiah, possibly the king. The threats are usually assigned to him; the promises at the end are by many placed in or after the exile.',
    dateWritten: 'In the reign of Josiah, about 635-620 BC; final form perhaps later.',
    keyThemes: ['The day of wrath', 'Complacency', 'Seeking humility', 'A purified remnant', 'God singing over Zion'],
    summary:
      'It begins by undoing creation: people and beasts, birds and fish will be swept from the ground (1:2-3). Zephaniah preached in Jerusalem when Assyrian fashions and star worship were current, perhaps shortly before Josiah’s reform. His main theme is the day of the Lord, hurrying near, a day of trumpet and thick darkness; the medieval hymn Dies irae grew from these lines (1:14-16). Lamps will search the city for those settled like wine on its dregs, who think that God does neither good nor harm. Only once is a door left ajar: the humble are to seek righteousness together, and may perhaps be hidden (2:3). A tour of the compass follows, west to Philistia, east to Moab and Ammon, south to Cush, north to Assyria, whose capital will be a roost for owls. Then, as in Amos, the finger turns back on Jerusalem, with officials like lions and judges like evening wolves (3:1-4). At 3:9 judgement changes into cleansing. The peoples receive pure lips to call on one name; the proud are removed, and a lowly remnant lies down unafraid. The end goes further than almost any prophet, with God himself in the midst, quiet in love and loud in song (3:17), gathering the lame and the outcast.',
  },
} satisfies Record<string, BookOverview>;
