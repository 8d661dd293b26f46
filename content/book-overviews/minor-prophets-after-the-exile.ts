import type { BookOverview } from '@berea/validation';

export const minorProphetsAfterTheExile = {
  Hag: {
    title: 'Haggai',
    author:
      'The messages are those of Haggai, a prophet also named in Ezra 5:1 and Ezra 6:14, reported in the third person, probably by a contemporary.',
    dateWritten: 'The oracles are dated from August to December 520 BC; written down soon after.',
    keyThemes: [
      'Priorities',
      'Rebuilding the temple',
      'God’s Spirit among the discouraged',
      'Future glory',
      'Hope in David’s line',
    ],
    summary:
      'Four addresses, each dated to the day, cover less than four months of 520 BC. Eighteen years after the return, Judah has panelled houses and no temple, only a foundation with weeds on it. Haggai’s argument is practical. Consider how you fare: much sown and little harvested, wages put into a bag with holes (1:6). The house lies waste while each runs to his own. Unusually for a prophet, he is obeyed, and work resumes within three weeks under the governor Zerubbabel and the high priest Joshua. The second address meets a different danger, disappointment. Some remember Solomon’s building, and this one looks like nothing beside it. They are told to be strong, for the Spirit who came out of Egypt with them remains, and treasures of all nations will yet fill the place (2:3-9); older translations found the Messiah in that phrase as the desire of nations. A ruling on purity teaches that uncleanness is catching and holiness is not (2:10-14), but from this day God will bless. The final oracle makes Zerubbabel a signet ring, reversing a curse upon his grandfather in Jeremiah 22:24. What became of him is unknown; the temple was completed in 515 BC.',
  },
  Zech: {
    title: 'Zechariah',
    author:
      'Zechariah son of Berechiah, of a priestly family, is the prophet of chapters 1-8. Chapters 9-14 lack dates, differ in style and mention Greece; most scholars ascribe them to one or more later writers, while others maintain his authorship throughout.',
    dateWritten: 'Chapters 1-8 from 520-518 BC; chapters 9-14 placed anywhere from then to the 3rd century BC.',
    keyThemes: [
      'Visions of restoration',
      'Not by might but by Spirit',
      'Priest and Branch',
      'The humble king',
      'A pierced and stricken shepherd',
    ],
    summary:
      'In one night Zechariah sees eight visions, and an angel must explain them. Horsemen report a world at rest while Jerusalem is not; craftsmen face down horns; a surveyor is told that the city will need no wall; the high priest stands in filthy clothes with an accuser beside him, and is dressed afresh (3:1-5). A lampstand fed by olive trees carries the assurance that the temple will be finished not by power but by the Spirit (4:6). A flying scroll, a woman in a basket and four chariots complete the purge. A crown is made, and a figure called Branch will unite throne and priesthood. When asked about fasting, the prophet speaks instead of justice and of old people and children in the squares (7:9-10; 8:4-5). With chapter 9 the ground shifts. A king arrives victorious yet humble, on a donkey; a good shepherd is paid off with thirty silver pieces; a house mourns for one whom they have pierced; the sheep scatter; living waters run from Jerusalem in the last battle. These are obscure oracles whose first reference nobody has fixed. No part of the Old Testament is used more intensively in the passion narratives, as Matthew 21:5 and John 19:37 show.',
  },
  Mal: {
    title: 'Malachi',
    author:
      'Malachi means my messenger, and may be a name or a title taken from 3:1; the Aramaic Targum thought of Ezra. The unity of the text is seldom questioned apart from its last three verses.',
    dateWritten: 'Around 500-430 BC, after the temple was rebuilt and, by many accounts, near the time of Nehemiah.',
    keyThemes: [
      'God’s love questioned',
      'Honest worship',
      'Faithfulness in marriage',
      'Tithes and trust',
      'The messenger to come',
    ],
    summary:
      'The temple stands again, nothing spectacular has happened, and people have grown tired. Malachi conducts six disputes, nearly all on one pattern: a statement, a sceptical how so, and a reply. I have loved you: how? Jacob was chosen and Esau not (1:2-3), a line Paul takes into his argument about election in Romans 9:13. Priests are charged with offering blind and sick animals which they would not dare to give to the governor, while God’s name is honoured among the nations; someone should shut the doors. Husbands have dealt treacherously with the wives of their youth (2:13-16), in verses whose Hebrew on divorce is damaged and endlessly discussed. To the complaint that evildoers prosper comes the announcement of a messenger who prepares the way, and of one who will sit refining silver. Withheld tithes are called robbery, with a dare to test God’s generosity (3:10). At last those who fear him talk with each other, and a book of remembrance is written. Burning day and healing sun end the visions, and an appendix names Moses and Elijah. The gospels see John the Baptist in that Elijah (Matthew 11:14); at Passover a cup is poured for him still.',
  },
} satisfies Record<string, BookOverview>;
