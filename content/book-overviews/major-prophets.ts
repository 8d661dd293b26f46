import type { BookOverview } from '@berea/validation';

export const majorProphets = {
  Isa: {
    title: 'Isaiah',
    author:
      'Isaiah son of Amoz prophesied in Jerusalem in the late 8th century BC, and tradition gives him all sixty-six chapters. Most scholars attribute chapters 40-55, which address exiles and name Cyrus, to an unknown prophet of about 540 BC, and 56-66 to followers after the return; others uphold one author on the ground of predictive prophecy and shared style.',
    dateWritten: 'About 740-690 BC for the first prophet; by most scholars, enlarged until the 5th century BC.',
    keyThemes: [
      'The Holy One of Israel',
      'Judgement and a remnant',
      'Trust instead of alliances',
      'The servant',
      'A new creation and the nations',
    ],
    summary:
      'Seraphim cry holy, a man feels his unclean lips, and says that he may be sent: the vision of chapter 6 sets the tone for the whole scroll. Its first part (chapters 1-39) speaks to Judah under Assyrian threat. Worship without justice disgusts God (1:11-17); panic-driven alliances will fail; kings are told to be calm. Around a frightened Ahaz gather the oracles of Immanuel and of a royal child (7:14; 9:6-7), addressed to that crisis and read by Christians of Jesus. Oracles on foreign nations and a panorama of world judgement follow, and a narrative bridge ends with Babylon. Without transition, 40:1 opens into another landscape: Jerusalem has served her term, a highway crosses the desert, idols are laughed at, and a Persian conqueror is called the anointed (45:1). Four poems portray a servant, the last disfigured and bearing the guilt of many (52:13-53:12). Jewish readers have generally understood Israel or a righteous figure within it, the first Christians their crucified Lord (Acts 8:32-35). The third part (chapters 56-66) struggles with delay, welcomes foreigners and eunuchs, announces good news to the poor, and looks to new heavens and a new earth. The great scroll from Qumran contains it all.',
  },
  Jer: {
    title: 'Jeremiah',
    author:
      'Jeremiah of Anathoth, with Baruch as scribe (36:4; 36:32). Scholars separate the prophet’s poetry, narratives about him and sermons in the style of Deuteronomy. The Greek version is about an eighth shorter and ordered otherwise, so the text existed in at least two editions.',
    dateWritten: 'Oracles of about 627-580 BC; edited through the 6th century BC and perhaps later.',
    keyThemes: [
      'Covenant broken and renewed',
      'The inner life of a prophet',
      'False security',
      'Submission to Babylon',
      'Hope bought with a field',
    ],
    summary:
      'No prophet is known so closely as this one. Called while young and protesting (1:6), Jeremiah watched Judah’s last forty years and was hated for being right. He told worshippers that the temple would not protect thieves and perjurers (7:4-11), smashed a jar, wore a yoke, bought a waistcloth and let it rot, remained unmarried as a sign. His counsel to surrender to Babylon was treason in the eyes of officials, who lowered him into a muddy cistern; an Ethiopian pulled him out with rags under his arms (38:7-13). Between the oracles stand laments in which he accuses God of deceiving him and curses his birth (20:7-18). The order is notoriously jumbled, but two poles hold it: uprooting and planting, named at the start. Planting is concentrated in chapters 30-33, where the exile will end, a new covenant will be written on hearts (31:31-34), and the prophet, with the siege ramps already up, pays silver for a field. A letter tells the deported to build houses and pray for the city that captured them. After Jerusalem burns he is dragged to Egypt by survivors who still will not listen. Oracles against nations and a historical appendix close the Hebrew form of the book.',
  },
  Lam: {
    title: 'Lamentations',
    author:
      'The Hebrew text is anonymous; the Greek translation and later tradition attribute it to Jeremiah, whose tone it resembles. Many scholars doubt this, and find one or several poets who lived through the fall of Jerusalem.',
    dateWritten: 'Soon after 586 BC for most of it; within the 6th century BC.',
    keyThemes: [
      'Grief over a ruined city',
      'Sin and excessive suffering',
      'God as enemy and as hope',
      'Hunger and humiliation',
      'Prayer without an answer',
    ],
    summary:
      'Five poems stand among the ruins of 586 BC. Four follow the alphabet, and the third triples it, as if grief could be spelled from first letter to last; the fifth has the same number of lines but lets the pattern go. In the opening poem the city is a widow who stretches out her hands and finds nobody to comfort her. The second dares to say who did it: God bent his bow like an enemy, threw down his own footstool, and swallowed without pity. Children ask their mothers for bread. At the centre a single man speaks (chapter 3), walled in and fed on gravel, and in the very middle of his complaint turns to steadfast mercies that are fresh each morning (3:22-24). That famous confession is not the end: tears return, and enemies, and a pit. The fourth poem compares then and now in dreadful detail, down to what the starving did (4:10). The last is a prayer of the whole community, doubling back from trust to the question whether they have been rejected for good (5:22). Guilt is admitted, yet the suffering exceeds it, and God never replies; all that anyone hears of his voice is a remembered call not to fear, from the man in the pit (3:57).',
  },
  Ezek: {
    title: 'Ezekiel',
    author:
      'Ezekiel, a priest deported to Babylonia in 597 BC, writing in the first person with exact dates. Scholars regard the book as more unified than other large prophets, some assuming the work of a school that expanded his words.',
    dateWritten: 'About 593-571 BC, with limited later editing.',
    keyThemes: [
      'The mobile glory of God',
      'Personal responsibility',
      'A watchman for the house',
      'New heart and spirit',
      'Restored temple and land',
    ],
    summary:
      'By a canal in Babylonia a thirty-year-old priest without a temple sees a storm of wheels, wings and fire with something like a human form above it (chapter 1). The point of the strange vehicle is that God’s glory can move. Ezekiel eats a scroll, falls silent, and acts out the siege of a city far away: a brick, a rationed loaf, shaved hair. In a vision he is carried to Jerusalem, finds idols within the sanctuary, and watches the glory depart by stages (chapters 8-11). The history of Israel is told as that of an unfaithful wife in language so violent and sexual that its use of women’s bodies is now widely criticised (chapters 16 and 23). Against a proverb about sour grapes he insists that each person answers for his own life and that God wants the wicked to live (18:20-23). The pivot comes when a fugitive reports that the city has fallen (33:21) and the prophet’s mouth is opened. Now he promises a true shepherd, a heart of flesh, a valley of dry bones standing up as an army (37:1-14). After the assault of Gog, variously interpreted, the final nine chapters measure a future temple with a river flowing from it; its plan was never built.',
  },
  Dan: {
    title: 'Daniel',
    author:
      'Tradition and the first-person visions point to Daniel, an exile at the courts of Babylon and Persia. Most scholars think that older court tales (chapters 1-6) were joined to visions written under the persecution by Antiochus IV, since 11:2-35 follows events closely until then and departs from them afterwards; others defend a 6th-century origin and true prediction.',
    dateWritten:
      'Traditionally about 530 BC; by most scholars, stories of the 4th-3rd centuries BC, and the visions of 167-164 BC.',
    keyThemes: [
      'Faithfulness under empire',
      'Kingdoms that rise and fall',
      'The Son of Man',
      'Prayer and confession',
      'Resurrection',
    ],
    summary:
      'Half of Daniel is stories, half visions; the language shifts from Hebrew to Aramaic and back, and does not shift at the same place. Young captives learn the literature of Babylon, yet keep their diet and their God. The king dreams of a statue smashed by a stone (chapter 2); three friends refuse to bow and walk in a furnace; the proud ruler grazes like an ox until he looks up; a hand writes on a wall; a civil servant of great age prays at his window and spends a night with lions. In each the empire discovers a higher rule. From chapter 7 on it is Daniel who needs an interpreter. Four beasts come out of the sea, and dominion passes to one like a son of man, a title Jesus takes up before his judges (Mark 14:62). A ram and goat, seventy weeks of years (9:24-27), and a long survey of wars between north and south end with the dead awakening (12:2-3), the clearest statement of that hope in the Hebrew Bible. Calculations built on the weeks differ endlessly. Belshazzar is known from Babylonian texts as regent; Darius the Mede has not been identified to general satisfaction. What unites both halves is encouragement to hold out.',
  },
} satisfies Record<string, BookOverview>;
