import type { QuestionCard } from '../card.ts';

export const oftenWondered: readonly QuestionCard[] = [
  {
    question: 'Was Jesus married?',
    aliases: [
      'did jesus have a wife',
      'was jesus married to mary magdalene',
      'did jesus have children',
      'was jesus single',
    ],
    topics: ['jesus’ wife', 'mary magdalene', 'jesus unmarried'],
    summary:
      'No text of the first two centuries says so, and nothing in the New Testament hints at a wife. It names his mother, brothers, sisters and the women who travelled with him, and would have had every reason to mention her. Paul, who claims the right to bring a wife along as other apostles do, does not cite the Lord as a precedent. It would not have been a scandal; it simply is not there.',
    explanation:
      'The Gospels give his family in detail: mother, four brothers by name, and sisters (Mark 6:3). Luke lists women who paid for the journeys, Mary Magdalene first (Luke 8:1-3), identified in the usual ways: Joanna by a husband, she by a place. At the cross he provides for his mother and for no one else (John 19:25-27). At the tomb Mary calls him teacher (John 20:16).\n\nUnmarried men were unusual among Jews of his age and not unknown: John the Baptist, Jeremiah, by command (Jeremiah 16:1-2), and many Essenes according to Josephus and Philo. Jesus speaks of some who have made themselves eunuchs for the sake of the kingdom (Matthew 19:12), which sounds like an answer to a taunt. When Paul commends the single life he has to give his own opinion (1 Corinthians 7:25), and when he argues for apostles’ wives he appeals to Cephas and the Lord’s brothers (1 Corinthians 9:5).\n\nThe Gospel of Philip, of the second or third century, calls Mary his companion and has a damaged line about a kiss. The “Gospel of Jesus’ Wife”, a scrap presented in 2012, is now regarded as a modern forgery, by the scholar who published it as well. In Scripture the bride of Christ is his people (Ephesians 5:25-27).',
    references: [
      { scripture: 'Mark 6:3', why: 'A list of his family by neighbours who would have known.' },
      { scripture: 'Luke 8:1-3', why: 'The women who travelled with him, and how they are named.' },
      { scripture: 'John 19:25-27', why: 'For whom he provides at the end.' },
      { scripture: '1 Corinthians 9:5', why: 'Paul’s examples of married leaders, among whom Jesus is missing.' },
      { scripture: 'Matthew 19:10-12', why: 'His own words on staying unmarried.' },
      { scripture: '1 Corinthians 7:25-35', why: 'Paul praises single life without being able to quote him.' },
      { scripture: 'Jeremiah 16:1-2', why: 'A prophet whose unmarried life was part of his message.' },
      { scripture: 'John 20:11-18', why: 'The scene most often used in the argument: teacher and pupil.' },
      { scripture: 'Ephesians 5:25-27', why: 'Where the New Testament does speak of a bride.' },
    ],
  },
  {
    question: 'Who were the Nephilim?',
    aliases: [
      'who were the sons of god in genesis 6',
      'were there giants in the bible',
      'what are the nephilim',
      'did angels marry human women',
    ],
    topics: ['nephilim', 'giants', 'sons of god'],
    summary:
      'Nobody knows for certain. Genesis 6 mentions them in one verse, beside sons of God who took human wives, and calls them mighty men of old, people with a name. The spies in Numbers say that they saw some in Canaan and felt like grasshoppers. Older Jewish readers thought of fallen angels and their offspring, most church fathers after Augustine of the godly line of Seth, others of kings.',
    explanation:
      'Genesis 6:1-4 is told as if the readers knew the story, and stands between the genealogies and the flood. It does not quite say that the Nephilim were the children of those marriages: they were in the land in those days, and also afterwards.\n\nThree readings compete. In Job 1:6 and Job 38:7 the sons of God are heavenly beings, and the book of Enoch, from the third century before Christ or so, spins the tale of Watchers who came down; 2 Peter 2:4 and Jude 1:6-7 seem to know it, angels who left their place and are kept in chains. Against this it is said that angels do not marry (Matthew 22:30), though that speaks of those in heaven. From Julius Africanus and Augustine onward many took the sons of God for Seth’s descendants and the daughters of men for Cain’s. A third view, old among the rabbis, makes them rulers who took whom they liked; kings were called sons of gods.\n\nThe word is usually derived from a verb for falling, and the Greek translators wrote giants. In Numbers 13:32-33 it comes from men who are giving a bad report, and want to frighten; Deuteronomy 2:10-11 and Deuteronomy 3:11 have other tall peoples, and an iron bed. What the passage is for is clearer than what it describes: limits are being crossed on every side, and God grieves.',
    references: [
      { scripture: 'Genesis 6:1-4', why: 'The only account, in four compressed verses.' },
      { scripture: 'Numbers 13:32-33', why: 'The spies’ report, and how small they felt.' },
      { scripture: 'Jude 1:6-7', why: 'Angels who did not keep their place: probably an echo of the old reading.' },
      { scripture: '2 Peter 2:4-5', why: 'Sets sinning angels next to the flood.' },
      { scripture: 'Job 1:6', why: 'Shows what “sons of God” means elsewhere.' },
      { scripture: 'Matthew 22:30', why: 'The usual objection to the reading as angels.' },
      { scripture: 'Deuteronomy 3:11', why: 'Og and his bed, the last of another tall people.' },
      { scripture: 'Deuteronomy 2:10-11', why: 'Names that Israel’s neighbours gave to giants.' },
      {
        scripture: 'Psalms 82:6-7',
        why: 'Sons of the Most High who die like men: used for the view that they were rulers.',
      },
    ],
    whereChristiansDiffer:
      'Many scholars, and many evangelicals today, hold that fallen heavenly beings are meant; the view that they were descendants of Seth was that of Augustine, Luther and Calvin and is still common; some follow the rabbinic reading of tyrants. No church has made any of them a matter of faith.',
  },
  {
    question: 'Is it wrong to be cremated?',
    aliases: [
      'what does the bible say about cremation',
      'can christians be cremated',
      'burial or cremation',
      'is cremation a sin',
      'is it ok to be cremated',
    ],
    topics: ['cremation', 'burial', 'funeral'],
    summary:
      'The Bible does not forbid it. It tells of burial nearly always, from Abraham’s cave to Joseph’s tomb, and burning of the dead is mentioned as an emergency or a disgrace. Early Christians buried their dead because they hoped for resurrection. But God is not thought to need a whole skeleton; martyrs were burned, and drowned sailors too are promised that the sea will give them up.',
    explanation:
      'Abraham’s first land in Canaan is a grave (Genesis 23:19-20), and Joseph has his bones carried for centuries (Genesis 50:25). To be left unburied was a horror (Jeremiah 22:19). Moses was buried by God himself (Deuteronomy 34:5-6), and Jesus in a borrowed tomb, with spices, by Jewish custom (John 19:38-42).\n\nFire appears at the edges. The people of Jabesh burned the bodies of Saul and his sons, which had been abused, and buried the bones, and they are praised for it (1 Samuel 31:11-13; 2 Samuel 2:4-6). Amos 6:10 speaks of a kinsman who burns, perhaps in a plague, and Amos 2:1 condemns Moab for burning a king’s bones to lime, which was an outrage against him.\n\nPaul’s picture for the dead is seed (1 Corinthians 15:35-44). What comes up is given by God, and is not put together from remnants. Dust returns to dust in any case (Genesis 3:19), slowly or in an hour.\n\nSo the matter is one of witness and of love: what does it say about the body, which was good, and what helps those who mourn? Revelation 20:13 leaves nobody out.',
    references: [
      {
        scripture: '1 Corinthians 15:35-44',
        why: 'What is raised compared with what is sown: the ground of Christian hope either way.',
      },
      { scripture: '1 Samuel 31:11-13', why: 'The one case of burning that is told with respect.' },
      { scripture: 'Genesis 3:19', why: 'Dust to dust, by whatever road.' },
      { scripture: 'Genesis 23:19-20', why: 'The beginning of the custom of burial in Israel.' },
      { scripture: 'John 19:38-42', why: 'How Jesus was buried, by the custom of his people.' },
      { scripture: 'Amos 2:1', why: 'Burning as an outrage on the dead.' },
      { scripture: 'Genesis 50:25', why: 'A man who cared what became of his bones.' },
      { scripture: 'Revelation 20:13', why: 'Even the sea gives up its dead.' },
      { scripture: 'Philippians 3:20-21', why: 'Who will change the body, and by what power.' },
      { scripture: 'Deuteronomy 34:5-6', why: 'God as the one who buries.' },
    ],
    whereChristiansDiffer:
      'The Orthodox churches do not allow cremation except under compulsion. The Roman Catholic Church forbade it until 1963 and permits it now, asks that the ashes be laid in a blessed place, and prefers burial. Most Protestants leave it to the family. Traditional Judaism and Islam forbid it.',
  },
  {
    question: 'Why are there four Gospels?',
    aliases: [
      'why are there four gospels',
      'why do the gospels differ',
      'what is the difference between the gospels',
      'which gospel was written first',
      'why not one gospel',
    ],
    topics: ['four gospels', 'matthew mark luke and john'],
    summary:
      'Because four were written in the first century that the churches knew and used, each for readers of its own, and nobody succeeded in replacing them by one. Mark is the shortest and probably the earliest; Matthew and Luke share much with it and with each other; John goes his own way. Around 180 Irenaeus defends just these four. Later gospels exist, and were not left out by accident.',
    explanation:
      'Luke begins by saying that many had already tried (Luke 1:1-4), and that he has asked eyewitnesses and put things in order. John ends by admitting that a library would not hold it all (John 21:25), and says for what purpose he has chosen (John 20:30-31). So selection is not something that critics discovered.\n\nEach has a face. Mark hurries, and ends in its oldest form with frightened women (Mark 16:8). Matthew collects teaching in five long speeches and hears Scripture fulfilled throughout (Matthew 1:22-23). Luke writes for a Greek patron, dates by emperors (Luke 3:1-2) and notices women, the poor and Samaritans. John starts before creation (John 1:1-3).\n\nMost scholars think that Matthew and Luke used Mark and a second source or each other; some still give the first place to Matthew. Tatian, in Syria about 170, wove the four into one, and his book was read in churches for over two centuries before bishops went back to the separate ones. The church preferred four witnesses who do not quite agree to one smooth account. In court, too, two or three are wanted (Deuteronomy 19:15).\n\nPaul knew a gospel before any of them was written: a handful of sentences about a death, a burial and appearances (1 Corinthians 15:3-7).',
    references: [
      { scripture: 'Luke 1:1-4', why: 'A Gospel writer on his sources, his predecessors and his purpose.' },
      { scripture: 'John 20:30-31', why: 'Says that it is a selection, and to what end.' },
      { scripture: 'Mark 1:1', why: 'The first line of what is probably the first of them.' },
      { scripture: 'John 21:24-25', why: 'Speaks of a witness, and of how much has been left out.' },
      { scripture: 'Matthew 1:22-23', why: 'Matthew’s own habit: an event, and the prophet it fulfils.' },
      { scripture: 'Luke 3:1-2', why: 'Luke sets his story among emperors and governors.' },
      { scripture: 'John 1:1-3', why: 'A beginning before the beginning: John’s different approach.' },
      { scripture: '1 Corinthians 15:3-7', why: 'What was handed on before there were Gospels.' },
      { scripture: 'Deuteronomy 19:15', why: 'The old rule about more than one witness.' },
      { scripture: '2 Peter 1:16', why: 'The claim to be witnesses and not makers of fables.' },
    ],
  },
  {
    question: 'Does God hate me?',
    aliases: ['i feel like god hates me', 'is god angry with me', 'has god given up on me', 'why does god hate me'],
    topics: ['god’s anger', 'being punished', 'feeling rejected by god'],
    summary:
      'No. The feeling is well known to the Bible, and is recorded in prayers that were kept; the answer it gives is a cross, on which God is shown to love people who were his enemies. Scripture does speak of his anger, at what destroys his creatures, and of discipline, which it compares to a parent’s. It forbids concluding from a run of misfortune that one must have deserved it.',
    explanation:
      'Job said that God had taken him for an enemy (Job 13:24), and his friends thought that he must have earned it; at the end they are the ones who need forgiving (Job 42:7-8). Psalms 88:14-18 says “why castest thou off my soul”, and ends without relief. Zion says that the LORD has forgotten her, and hears that a mother might sooner forget her child (Isaiah 49:14-16). Feeling hated by God is not the same as knowing it.\n\nJesus was asked about people killed by a falling tower, and about a man born blind, and refused the sum that everyone had done (Luke 13:4-5; John 9:1-3).\n\nPaul’s argument goes from the greater to the less. God showed his love when we were still enemies; having done that, will he drop us now (Romans 5:8-10)? He ends by listing all that cannot separate, and his own mood is not an exception to the list (Romans 8:31-39).\n\nThere is correction. Hebrews 12:5-11 calls it a sign of being a son and admits that it is not pleasant at the time. But being loved comes first, and Luke 15:20 is the picture that Jesus chose. If the thought of being hated will not leave you day or night, tell a doctor as well as a pastor: it is a common symptom of depression, and can be treated.',
    references: [
      { scripture: 'Romans 5:8-10', why: 'When the love was shown: while people were still enemies.' },
      { scripture: 'Romans 8:31-39', why: 'Asks who could be against us, and leaves nothing over.' },
      { scripture: 'Isaiah 49:14-16', why: 'The complaint in your words, and its answer.' },
      { scripture: 'Luke 15:20-24', why: 'What the one who came home expected, and what he got.' },
      { scripture: 'Job 42:7-8', why: 'God’s verdict on those who say that sufferers have earned it.' },
      { scripture: 'Psalms 88:14-18', why: 'Somebody who felt the same, and prayed it.' },
      { scripture: 'Luke 13:4-5', why: 'Jesus declines to read guilt out of an accident.' },
      { scripture: 'Psalms 103:8-14', why: 'How long he is angry, and what he remembers.' },
      { scripture: 'Hebrews 12:5-11', why: 'On discipline: whose sign it is.' },
      { scripture: 'John 6:37', why: 'A promise about those who come.' },
      { scripture: 'Ezekiel 33:11', why: 'What God says he takes no pleasure in.' },
    ],
  },
];
