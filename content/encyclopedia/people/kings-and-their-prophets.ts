import type { EncyclopediaCard } from '../../card.ts';

export const kingsAndTheirProphets: readonly EncyclopediaCard[] = [
  {
    title: 'Elijah',
    aliases: ['elias', 'elijah the tishbite', 'elijah the prophet', 'still small voice'],
    summary:
      'Elijah steps into the story from nowhere, in hairy cloak and leather belt, to tell King Ahab that it will not rain. He calls down fire on a mountain, runs from a queen’s threat, asks to die, and is the one Israelite of whom it is told that a whirlwind took him to heaven.',
    details:
      'Ravens feed him by a brook; when it dries he is sent to a starving widow in Zarephath, in the very Sidonian country from which Baal’s worship came, and later stretches himself on her dead boy three times (1 Kings 17:8-24). On [[Mount Carmel]] he faces 450 prophets of Baal, the giver of rain, who shout and cut themselves from morning to evening. His taunt, that their god is perhaps on a journey, is ruder in Hebrew: it probably suggests the privy. Fire falls; he has the prophets killed at the Kishon, and outruns the king’s chariot to Jezreel.\n\nThen comes a single message from [[Jezebel]] and he flees the length of the country, to lie under a broom tree saying that he is no better than his fathers (1 Kings 19:3-4). He is given no reprimand but two meals and sleep. At Horeb the wind, earthquake and fire of [[Moses]]’ day pass by empty. After them comes something near to silence, and a question he answers with exactly the same speech before and after it. He is told that seven thousand others exist, and to appoint his successor.\n\nHe throws his mantle on [[Elisha]] at the plough, and faces [[Ahab]] once more, over a vineyard stolen by murder. Malachi’s last lines promise his return (Malachi 4:5-6), a cup is still poured for him at Passover, and the Gospels find him in [[John the Baptist]] (Matthew 17:10-13). James insists that he was a man with our passions (James 5:17).',
    insights: {
      hebrew: {
        strongs: 'H1827',
        word: 'דְּמָמָה',
        transliteration: 'demamah',
        meaning:
          'Stillness, hush. The phrase in 1 Kings 19:12, familiar as a still small voice, is literally a sound of thin silence. His name, Eliyyah (H452), my God is the LORD, is the verdict which the crowd shouts on Carmel.',
      },
    },
    historicalContext:
      'Ahab of Israel is firmly historical: the Kurkh monolith of Shalmaneser III credits him with 2,000 chariots at Qarqar in 853 BC, and the excavated palace at Samaria held carved ivories. Tablets from Ugarit, some four centuries earlier, portray Baal as rider of the clouds, whose absence means drought, which shows how pointed a rain contest was. Josephus, quoting Menander of Ephesus, mentions a year’s drought in the days of Ittobaal of Tyre, Jezebel’s father. Of the prophet himself there is no outside record, and the cycle is widely held to preserve stories handed down among his followers.',
    keyScriptures: [
      '1 Kings 17:1-24',
      '1 Kings 18:20-40',
      '1 Kings 19:1-18',
      '1 Kings 21:17-24',
      '2 Kings 2:1-12',
      'Malachi 4:5-6',
      'Luke 1:17',
      'James 5:17-18',
    ],
  },
  {
    title: 'Elisha',
    aliases: ['eliseus', 'elisha the prophet', 'successor of elijah'],
    summary:
      'A farmer with twelve yoke of oxen who burned his plough to follow Elijah and asked for a double share of his spirit. By a common count Elisha works twice as many wonders, and most of them are domestic: oil for a debtor, a borrowed axe-head, stew that had gone wrong, loaves for a hundred.',
    details:
      'He asks leave to kiss his parents, boils the oxen over their own harness and serves the neighbours (1 Kings 19:19-21). Told three times to stay behind, he will not leave [[Elijah]], sees him taken at the [[Jordan River|Jordan]], and picks up the mantle. His first acts as a prophet are to heal a spring at [[Jericho]] and to curse a gang of youths who shout at his bald head; two bears come. “Little children” in the King James Version may be young men, but the episode stays grim on any reading (2 Kings 2:23-25).\n\nA wealthy woman of Shunem builds him a roof room with bed, table, stool and lamp. He repays her, unasked, with a son, whom she later lays dead on that same bed before riding straight to the prophet and answering every question with “it is well”. His staff, sent ahead, does nothing; he has to come and lie on the child himself, and the boy sneezes seven times (2 Kings 4:18-37).\n\n[[Naaman]] the Syrian, told of him by a captive slave girl, is offended at being sent to wash in a muddy river, is cured, and asks for two mule-loads of Israelite earth. Elisha’s servant Gehazi gets the disease along with the fee. A blinded enemy army is led into [[Samaria]] and, on his advice, given dinner and sent home (2 Kings 6:18-23). He also weeps as he tells Hazael what he will do. Even dead he is useful: a corpse thrown into his grave stands up. [[Jesus]] cites Naaman in [[Nazareth]] and is nearly killed for it (Luke 4:27).',
    insights: {
      hebrew: {
        strongs: 'H477',
        word: 'אֱלִישָׁע',
        transliteration: 'Elisha',
        meaning:
          'My God is salvation, or God saves. The last part is the element that stands in Joshua and Isaiah; set beside Elijah’s name, a creed, this one reads like a description of what such a God does.',
      },
    },
    historicalContext:
      'His fifty or more years fall in the second half of the 9th century BC, through four reigns and the wars with Damascus. Hazael, whose usurpation he foretold, is amply attested: Shalmaneser III calls him a son of nobody, and he is very likely the author of the Tel Dan stele. On the Black Obelisk Jehu, whom Elisha had anointed through a disciple, or his envoy, bows before the Assyrian. At Tel Rehov, near the prophet’s home, a sherd of that century inked with what may be the name Elisha was found; it was not a rare name. The debt slavery of one of his miracles was a legal reality.',
    keyScriptures: [
      '1 Kings 19:19-21',
      '2 Kings 2:9-15',
      '2 Kings 4:1-7',
      '2 Kings 4:18-37',
      '2 Kings 5:1-19',
      '2 Kings 6:8-23',
      '2 Kings 13:20-21',
      'Luke 4:27',
    ],
  },
  {
    title: 'Jezebel',
    aliases: ['queen jezebel'],
    summary:
      'A Phoenician princess married to King Ahab, patron of Baal’s prophets and hunter of the LORD’s, Jezebel is remembered as a seductress, which is the one thing nobody in Kings accuses her of doing. Her crimes there are persecution and a judicial murder carried out by post.',
    details:
      'She feeds 850 prophets at her own table while Obadiah, a steward of her husband’s, hides a hundred others in caves. After Carmel she sends [[Elijah]] an oath on her life, and it is he who runs (1 Kings 19:1-3).\n\nNaboth of Jezreel will not part with his ancestral vineyard. [[Ahab]] goes to bed, turns his face away and will not eat. An Israelite king must put up with such a no; she comes from a city where, she seems to think, a king need not, and asks whether it is he who governs. Letters go out under his seal, with a fast, two false witnesses, and a stoning (1 Kings 21:7-14). The elders comply without a murmur, and perhaps that is the worst of it. Elijah’s sentence names the spot and the dogs.\n\nWhen Jehu drives in some years later with the blood of two kings on him, she paints her eyes, does her hair, goes to the window and calls him Zimri, after an assassin whose reign had lasted a week (2 Kings 9:30-31). Whether she means to charm, as older readers had it, or to die looking like a queen, as most now think, eunuchs throw her down. He goes in to eat, recollects that she was a king’s daughter and orders a burial; there is little left to bury. Revelation attaches her name to a self-styled prophetess in Thyatira (Revelation 2:20), from whom, rather than from Kings, much of her later reputation comes.',
    insights: {
      hebrew: {
        strongs: 'H348',
        word: 'אִיזֶבֶל',
        transliteration: 'Izevel',
        meaning:
          'In Phoenician most likely a cultic cry, where is the Prince?, Prince (zebul) being a title of Baal. The Hebrew pointing seems deliberately spoiled, so that it sounds like no nobility, or suggests zebel, a word for dung, with which 2 Kings 9:37 compares her remains in another term.',
      },
    },
    historicalContext:
      'Her father Ethbaal is Ittobaal, king of Tyre, whom Josephus knows from Tyrian annals; by that genealogy she was great-aunt of Dido, the legendary founder of Carthage. The marriage sealed a trade alliance. An unprovenanced seal bought in the 1960s bears royal motifs and letters that have been read as her name; the reading depends on restoring a broken edge. Ivories from Nimrud and Samaria show a woman with dressed hair looking out of a window, a theme that may lie behind her last scene. Jezreel has been excavated and was a military enclosure of her day.',
    keyScriptures: [
      '1 Kings 16:31-33',
      '1 Kings 18:4',
      '1 Kings 19:1-3',
      '1 Kings 21:1-16',
      '1 Kings 21:23-26',
      '2 Kings 9:30-37',
      'Revelation 2:20-23',
    ],
  },
  {
    title: 'Hezekiah',
    aliases: ['king hezekiah', 'ezekias', 'sennacherib', 'hezekiah’s tunnel'],
    summary:
      'King of Judah when Assyria came. Hezekiah rebelled against Sennacherib, lost forty-six towns and kept Jerusalem, an event told three times in the Bible and once, from the other side, on Assyrian clay. Few people of the Old Testament can be checked against so many finds.',
    details:
      'He begins with a cleaning-out: high places, pillars, even the bronze serpent of [[Moses]], which people had been burning incense to under the name of Nehushtan (2 Kings 18:4). Chronicles adds a great Passover with an invitation to the defeated north, mocked by most who received it (2 Chronicles 30:1-12). Of all the kings, Kings says that none trusted the LORD as he did.\n\nIn 701 he first pays, stripping gold from the temple doors, and is besieged nevertheless. An Assyrian officer under the wall gives a speech in fluent Hebrew and declines the request to use a language the bystanders cannot follow (2 Kings 18:26-28). The king spreads the threatening letter out before God as if to let him read it. [[Isaiah the Prophet|Isaiah]] replies that not an arrow will be shot; in the morning the camp is full of corpses (2 Kings 19:35).\n\nMortally ill, he turns his face to the wall and weeps. The prophet, not yet out of the courtyard, is sent back with fifteen more years and a poultice of figs. During them Manasseh was born, on whom Kings lays the blame for the fall of Judah. The king shows envoys from [[Babylon]] his whole treasury, is told that it will all go there, with his descendants, and finds the word good, since there will be peace in his own days (2 Kings 20:12-19). Piety or selfishness? The text lets the remark stand.',
    insights: {
      hebrew: {
        strongs: 'H982',
        word: 'בָּטַח',
        transliteration: 'batach',
        meaning:
          'To trust, rely on. It is the key word of the siege: the Assyrian uses it again and again in asking what Jerusalem leans on (2 Kings 18:19-24). The king’s own name (H2396) means the LORD is my strength.',
      },
    },
    historicalContext:
      'Sennacherib’s prism tells how he shut up Hezekiah in Jerusalem “like a bird in a cage” and lists the tribute; it claims no capture. Reliefs from Nineveh depict the fall of Lachish, and the siege ramp is still there. The 533-metre Siloam tunnel, with an inscription describing how two teams met underground, is usually credited to him, and a clay impression of his seal was dug up in Jerusalem and published in 2015. Herodotus has mice ruin Sennacherib’s bowstrings in Egypt. Plague, tribute, an Egyptian army and an angel have all been proposed for the retreat. His dates are disputed by about a decade.',
    keyScriptures: [
      '2 Kings 18:1-8',
      '2 Kings 18:13-37',
      '2 Kings 19:14-37',
      '2 Kings 20:1-11',
      '2 Kings 20:12-21',
      '2 Chronicles 30:1-12',
      'Isaiah 38:9-20',
    ],
  },
  {
    title: 'Josiah',
    aliases: ['king josiah', 'josias', 'book of the law found', 'huldah'],
    summary:
      'Crowned at eight after his father’s assassination, Josiah was twenty-six when builders in the temple turned up a scroll. Its contents made him tear his clothes. The reform he carried through was the most thorough in Judah’s history, and it outlived him by no more than a generation.',
    details:
      'The secretary Shaphan reports on the wages for the masons first, and mentions the book afterwards (2 Kings 22:8-10). To learn whether it is genuine and what it means, the king’s men go not to [[Jeremiah the Prophet|Jeremiah]] or Zephaniah, who were active at the time, but to a woman, Huldah, wife of the keeper of the wardrobe. She confirms the disaster and promises the king that he will be gathered to his grave in peace.\n\nHe does not wait to be spared. The catalogue in 2 Kings 23:4-20 is among the fullest accounts we have of what people in [[Jerusalem]] really worshipped: vessels for Baal, horses given to the sun, women weaving for Asherah in the temple, the fire-pit in the valley of Hinnom, the hill shrines of [[Solomon]]. At [[Bethel]] he burns bones on the altar, as a prophet had named him to do three centuries before (1 Kings 13:2), but leaves one tomb alone on hearing whose it is. Then Passover is kept as it had not been since the judges.\n\nNo king before or after turned with all heart, soul and might, the words of the creed in Deuteronomy. And he died at thirty-nine at Megiddo, stopping a pharaoh who, in Chronicles, warns him in God’s name to keep out of it (2 Chronicles 35:20-24). Huldah’s word of peace and an arrow in battle have been hard to reconcile ever since, and so has the notion that reform must succeed.',
    insights: {
      hebrew: {
        strongs: 'H2977',
        word: 'יֹאשִׁיָּה',
        transliteration: 'Yoshiyyah',
        meaning:
          'Probably the LORD supports, or heals; Strong’s founded of Jah belongs to the first. The foundation he built on was a book, read aloud to him by a secretary.',
      },
    },
    historicalContext:
      'Assyria was collapsing: Nineveh fell in 612 BC, and Pharaoh Necho marched north in 609 to prop up what was left, so that 2 Kings 23:29 must mean on behalf of Assyria, as the Babylonian Chronicle makes plain. Since W. M. L. de Wette, in 1805, the scroll has mostly been equated with a form of Deuteronomy, and many think it had not been written long before; others hold that an ancient copy had been lost under Manasseh. The temple at Arad went out of use about this period or earlier. Seal impressions name a Gemariah son of Shaphan and “Nathan-melech, servant of the king” (2 Kings 23:11).',
    keyScriptures: [
      '2 Kings 22:1-20',
      '2 Kings 23:1-14',
      '2 Kings 23:15-25',
      '2 Kings 23:28-30',
      '2 Chronicles 34:1-7',
      '2 Chronicles 35:20-25',
      '1 Kings 13:1-2',
    ],
  },
];
