import type { EncyclopediaCard } from '../../card.ts';

export const unseenWorld: readonly EncyclopediaCard[] = [
  {
    title: 'Heaven',
    aliases: ['paradise', 'heavens', 'new heaven and new earth', 'beatific vision'],
    summary:
      'In Hebrew the word is a plural and means the sky, where birds fly and God has his throne. The Bible seldom speaks of going there. Its last scene moves the other way, a city coming down, with gates that are never shut and trees on both banks of a river.',
    details:
      'Genesis 1 makes a dome to hold back water and calls it heaven; rain falls through its windows (Genesis 7:11). God sits above it, and [[Solomon]] remarks that even the highest of heavens cannot contain him (1 Kings 8:27). Visitors report on it as a court: Micaiah saw hosts to right and left debating (1 Kings 22:19-22), [[Isaiah the Prophet|Isaiah]] a throne with smoke. Only two men, Enoch and [[Elijah]], are taken, and not to a place that is described. Psalms 115:16 keeps the heavens for the LORD and gives the earth to people.\n\nCatholics hope to see God face to face, and mostly by way of purgatory; the Orthodox hope for unending growth into him, and pray for the departed. Protestants held that believers go at once into glory, and nineteenth-century ones imagined family reunions. N. T. Wright and others have insisted again that the goal is not to leave the world but to have it renewed. Rabbis said that the Sabbath is a sixtieth part of the world to come.\n\nMatthew’s “kingdom of heaven” is God’s rule and not a destination; in the Lord’s Prayer heaven is where his will is already done. It is where treasure is safe (Matthew 6:19-20). [[Jesus]] promises one dying man paradise that day (Luke 23:43), and his disciples a house with many rooms (John 14:2-3). Paul, who was once caught up to a third heaven, would not repeat what he had heard there (2 Corinthians 12:2-4); he expected on dying to be with Christ (Philippians 1:23), but to be raised as well. John of Patmos sees an open door, four creatures, an emerald rainbow, and much singing, which is loud, political and in all languages (Revelation 4; Revelation 7). What he sees at the end has no temple and no sea (Revelation 21:1-4; Revelation 21:22-26).',
    insights: {
      hebrew: {
        strongs: 'H8064',
        word: 'שָׁמַיִם',
        transliteration: 'shamayim',
        meaning:
          'Skies, in a form that looks dual or plural. Deuteronomy can go up to the “heaven of heavens”; later writers counted three, seven or ten of them.',
      },
      greek: {
        strongs: 'G3772',
        word: 'οὐρανός',
        transliteration: 'ouranos',
        meaning:
          'Sky, and for Hesiod a god castrated by his son. Matthew uses the plural in “kingdom of the heavens” and Paul says that our citizenship is there (Philippians 3:20), to a Roman colony which knew that citizens are not thereby meant to move to Rome.',
      },
    },
    historicalContext:
      'Paradise is a Persian word for a walled park; in Hebrew it occurs three times, of orchards and a royal forest, and the Greek Bible chose it for Eden. The Testament of Levi, as we have it, travels through seven heavens, and 3 Baruch through five. Ptolemy’s spheres suited medieval readers, and Dante in 1320 or so filled them, with a rose of saints beyond. Swedenborg published his account of visits in 1758. Benedict XII defined in 1336 that purified souls see God before the last judgment, against the sermons of his predecessor John XXII.',
    keyScriptures: [
      'Revelation 21:1-5',
      'Revelation 21:22-27',
      'Matthew 6:9-10',
      'John 14:1-6',
      '1 Kings 8:27-30',
      'Philippians 3:20-21',
      '2 Corinthians 5:1-8',
      'Isaiah 65:17-25',
    ],
  },
  {
    title: 'Hell',
    aliases: [
      'gehenna',
      'hades',
      'sheol',
      'lake of fire',
      'eternal punishment',
      'annihilationism',
      'universalism',
      'purgatory',
    ],
    summary:
      'One English word in the King James Version stands for four different things: the grave-world of all the dead, a valley outside Jerusalem, a prison for angels, and the Greek underworld. In the New Testament all mentions of the valley but one come from Jesus, and he addresses them mostly to his disciples and to the devout.',
    details:
      'Sheol takes everyone. [[Jacob]] means to go there mourning, and the good prophet [[Samuel the Prophet|Samuel]] is called up from it cross at being disturbed (1 Samuel 28:15). There is no praise in it and no work (Psalms 6:5; Ecclesiastes 9:10). Isaiah closes with corpses of rebels, worm and fire unending, in sight of worshippers (Isaiah 66:24), and Daniel with shame that lasts (Daniel 12:2). Punishment after death grows clear only between the testaments.\n\nGehenna is the valley of Hinnom, where kings of Judah burnt their children (Jeremiah 7:31-33). [[Jesus]] names it when he speaks of a word like “fool”, of eye and hand and foot, of the blind guides (Matthew 5:22; Mark 9:43-48; Matthew 23:33). He warns of one who can destroy soul and body in it (Matthew 10:28), of outer darkness, and of “eternal punishment” opposite eternal life (Matthew 25:46). The rich man’s torment with a view of [[Abraham]] is in Hades (Luke 16:23). Paul never uses the term; he speaks of wrath, perishing, and once of everlasting destruction away from the Lord (2 Thessalonians 1:9), and elsewhere of God being all in all (1 Corinthians 15:28). The Apocalypse throws Death and Hades themselves into a lake of fire (Revelation 20:14).\n\nFrom these come three readings, each with old supporters. Most Catholics, Orthodox, Lutherans, Reformed, Baptists and Pentecostals confess endless punishment, often understood as the lasting refusal of God; for many Orthodox the fire is his love as felt by those who hate it. Conditionalists such as John Stott (tentatively) hold that the lost cease to exist. Gregory of Nyssa hoped that all would be healed in the end, and Hans Urs von Balthasar that one may hope so. The Mishnah’s Rabbi Akiba limits the judgment of the wicked in Gehenna to twelve months.',
    insights: {
      hebrew: {
        strongs: 'H7585',
        word: 'שְׁאוֹל',
        transliteration: 'she’ol',
        meaning:
          'The place of the dead, without article, as if a name. No neighbouring language certainly has it and its derivation is unknown. KJV renders it grave, hell or pit by turns.',
      },
      greek: {
        strongs: 'G1067',
        word: 'γέεννα',
        transliteration: 'geenna',
        meaning:
          'Hebrew ge Hinnom, valley of Hinnom. It occurs twelve times, eleven of them from Jesus and one in James 3:6. That it was the city’s burning rubbish tip is first stated by a rabbi about 1200 and has no ancient evidence.',
      },
    },
    historicalContext:
      'In the Book of the Watchers (1 Enoch 27) a guide explains that the accursed valley by Jerusalem is for those who speak against God. The Apocalypse of Peter, about AD 135, invents a torment for each sin, and Dante inherited the fashion. Of the house of Shammai a tradition tells that middling sinners go down, squeal and come up again. Anathemas linked with the council of 553 condemned a version of Origen’s restoration of all; how far they touch Gregory’s is debated. “He descended into hell”, in the Apostles’ Creed, means the realm of the dead.',
    keyScriptures: [
      'Mark 9:42-48',
      'Matthew 10:28',
      'Matthew 25:41-46',
      'Jeremiah 7:30-34',
      'Luke 16:19-31',
      'Isaiah 66:22-24',
      '2 Thessalonians 1:5-10',
      'Revelation 20:11-15',
    ],
  },
  {
    title: 'Angels',
    aliases: [
      'angel',
      'archangels',
      'cherubim',
      'seraphim',
      'guardian angel',
      'michael the archangel',
      'gabriel',
      'angel of the lord',
      'heavenly host',
    ],
    summary:
      'They almost never have wings, their usual first words are not to be afraid, and only two of them are named in the Hebrew canon. An angel is a messenger; the term tells what he does and keeps silent about what he is. At times the messenger speaks as “I”, and is God.',
    details:
      'The oldest stories are the most unsettling. A figure called the angel of the LORD finds [[Hagar]], stops a knife, speaks from a bush, and is taken by those who meet him to be God (Genesis 16:13; Judges 13:21-22). Church Fathers from Justin on recognised the Son before his birth; others explain an envoy who speaks in his master’s person, or a later softening of bolder tales. Angels may look so ordinary that Lot has a meal baked for them. Cherubim are a different thing, part beast, guarding [[Eden]] and holding up a throne; seraphim are burning ones with six wings apiece (Isaiah 6:2), and the word is used of desert snakes.\n\nIn Daniel two get names, Gabriel, who explains (Daniel 9:21), and Michael, Israel’s prince, who comes to the help of a messenger held up for three weeks by the prince of Persia (Daniel 10:13). Tobit adds Raphael. Sadducees would have none of it (Acts 23:8).\n\nMay one speak to them? Catholics and Orthodox ask for their prayers, keep feasts of Michael and teach that each person has a guardian, as a saying about children suggests (Matthew 18:10). Calvin thought it rash to assign one to each when the whole host watches over us, and Reformed and Baptist Christians address God only.\n\nGabriel comes to a priest and a village girl. Angels sing to shepherds, serve [[Jesus]] after the temptation, roll a stone and sit on it. He says that the risen will not marry, being in this like them (Mark 12:25). Hebrews argues from seven quotations that the Son is far above them and calls them ministering spirits (Hebrews 1:5-14), and hints that one may have had them to supper (Hebrews 13:2). John is twice told not to kneel to one (Revelation 22:8-9).',
    insights: {
      hebrew: {
        strongs: 'H4397',
        word: 'מֲלְאָךְ',
        transliteration: 'mal’akh',
        meaning:
          'One sent, human as well as heavenly: Jacob’s couriers to Esau are mal’akhim (Genesis 32:3), just after angels had met him. Malachi means my messenger.',
      },
      greek: {
        strongs: 'G32',
        word: 'ἄγγελος',
        transliteration: 'angelos',
        meaning:
          'Messenger again; Luke 7:24 has it of John’s disciples. Latin split what Hebrew and Greek had joined, keeping nuntius for men and angelus for heaven, and the sense of errand was lost.',
      },
    },
    historicalContext:
      'Winged bulls with human heads flanked Assyrian gates, and ivories from Samaria and thrones on Phoenician reliefs show sphinxes much like cherubim. Rabbis said that the names of angels came up from Babylon with the exiles. At Qumran the Songs of the Sabbath Sacrifice let a community on earth overhear a liturgy above. Nine choirs in three ranks were set out by an author who wrote about 500 as Dionysius the Areopagite. Winged angels in Christian art begin around 400, with Roman Victories as the pattern.',
    keyScriptures: [
      'Genesis 18:1-8',
      'Genesis 28:10-17',
      'Isaiah 6:1-7',
      'Daniel 10:10-14',
      'Luke 1:26-38',
      'Luke 2:8-15',
      'Hebrews 1:5-14',
      'Revelation 22:8-9',
    ],
  },
  {
    title: 'Satan',
    aliases: ['the devil', 'devil', 'lucifer', 'beelzebub', 'demons', 'evil one', 'spiritual warfare', 'the accuser'],
    summary:
      'In the Hebrew Bible he appears three times at most, with the article, “the satan”, like an officer of state. By the time of the gospels he tempts, owns kingdoms and falls like lightning. The life story that people know, a rebel archangel named Lucifer, is stitched from verses that never mention him.',
    details:
      'The noun can mean any opponent, and the first to be called satan is the angel of the LORD, blocking Balaam’s donkey (Numbers 22:22). In [[Job of Uz|Job]] one of the sons of God has the duty of going about and finding fault; he asks the book’s question, whether anyone serves God for nothing, and cannot move a finger beyond his permit (Job 1:6-12). Zechariah sees him at the right hand of a high priest in dirty clothes, to accuse him (Zechariah 3:1-2). When [[David]] counts the people, 2 Samuel 24:1 says that the LORD in anger incited him; 1 Chronicles 21:1, written later, says that Satan did.\n\n[[Jesus]] is tested by him for forty days and answers three times out of Deuteronomy. His exorcisms are burglary in a strong man’s house (Mark 3:22-27). He calls Peter Satan, sees Satan fall, and teaches prayer to be delivered from evil, or from the evil one (Matthew 6:13). In John he is a murderer and liar from the beginning and prince of this world, about to be thrown out (John 8:44; John 12:31). Paul’s thorn was a messenger of his (2 Corinthians 12:7). First Peter has a lion, Revelation a dragon which lost a war to Michael and knows that its time is short (Revelation 12:7-12).\n\n“Lucifer”, day star, stands in Isaiah 14:12 for a king of Babylon, and Ezekiel 28 mourns a king of Tyre in Eden; from Origen on Christians heard in both a higher fall. Catholics and Orthodox renounce him at baptism and appoint exorcists or prayers for the purpose. Luther threw words, if not ink, at him. Pentecostals reckon with demons daily; most Reformed pastors are wary of diagnoses. Many modern theologians take him as a symbol for evil at large. Judaism has kept the accuser a servant, sometimes one with the evil inclination.',
    insights: {
      hebrew: {
        strongs: 'H7854',
        word: 'שָׂטָן',
        transliteration: 'satan',
        meaning:
          'Adversary, in war or at law. Philistine commanders fear that David may turn out one (1 Samuel 29:4), and Solomon boasts that he has none (1 Kings 5:4). In Job and Zechariah it has the article, hence is a title; in Chronicles it has not.',
      },
      greek: {
        strongs: 'G1228',
        word: 'διάβολος',
        transliteration: 'diabolos',
        meaning:
          'Slanderer, the Septuagint’s rendering of satan, whence devil. In 1 Timothy 3:11 the plural means slanderers, which church women are told not to be.',
      },
    },
    historicalContext:
      'Jubilees, of the 2nd century BC, has a prince Mastema propose the sacrifice of Isaac; Qumran texts speak of Belial and of an angel of darkness opposed to a prince of lights. Whether Persian dualism helped is debated, since in these Jewish texts God made both. Tobit’s Asmodeus probably has a Persian name. “Beelzebul” was perhaps a Canaanite title, Baal the prince; Beelzebub, lord of flies, a mockery of it in 2 Kings 1. Milton’s Paradise Lost (1667) gave the story of the rebellion its best lines, many of them the devil’s.',
    keyScriptures: [
      'Job 1:6-12',
      'Zechariah 3:1-5',
      'Matthew 4:1-11',
      'Mark 3:22-27',
      'John 8:42-44',
      'Ephesians 6:10-18',
      '1 Peter 5:8-9',
      'Revelation 12:7-12',
    ],
  },
];
