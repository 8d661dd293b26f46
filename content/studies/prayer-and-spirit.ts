import type { StudyCard } from '../card.ts';

/** Praying, the prayer that was given, and the One who helps us pray. */
export const prayerAndSpirit: readonly StudyCard[] = [
  {
    topic: 'Prayer',
    aliases: [
      'how to pray',
      'learning to pray',
      'prayer life',
      'praying',
      'talking to god',
      'does prayer work',
      'intercession',
    ],
    title: 'Knocking, Bargaining, Saying Nothing',
    introduction:
      'Most people pray and most of them think that they do it badly. It may help to overhear how others have gone about it. A drunk-looking woman moved her lips without a sound. An old man beat God down from fifty to ten. A king spread a threatening letter out on the temple floor, as one lays a bill before the person who ought to pay. Not one of them would have got good marks for technique. This study collects some of these, and ends with the prayer of someone who was told no.',
    sections: [
      {
        heading: 'Abraham haggles',
        teaching:
          'The Lord has just decided not to hide from Abraham what he is about to do to Sodom. The two messengers go on down the road, and Abraham stays standing before the Lord (Genesis 18:22). An old scribal note says that the text once had the Lord standing before Abraham, and was altered out of reverence. Then the bargaining starts: fifty, forty-five, forty, thirty, twenty, ten. He is exquisitely polite, he is dust and ashes, and does not give an inch.\n\nHis argument is God’s own character. Will the earth’s own judge not “do right” (Genesis 18:25)? Six times God says yes. It is Abraham who stops, at ten, and we are left wondering what would have happened at five, or at one. Prayer is shown here as what a friend who has been told things does with them. It does not change a reluctant God into a kind one; each time, the answer comes at once. But it is a real conversation about a real city, in which the human partner is expected to speak for strangers.',
        scriptures: ['Genesis 18:20-25', 'Genesis 18:26-33'],
      },
      {
        heading: 'Hannah’s lips, Hezekiah’s letter',
        teaching:
          'Hannah prays in such distress that Eli, the priest, sees only a mouth moving and takes her for drunk (1 Samuel 1:12-14). It says something about his congregation that this was the likelier explanation. She tells him that she has poured out her soul, and he, who does not know what she asked, blesses it. “Her countenance was no more sad” (1 Samuel 1:18), and this before anything has happened. Having been heard was already something.\n\nHezekiah gets a letter from the king of Assyria (2 Kings 19:9-14) listing the gods of all the cities that have fallen, with the suggestion that his own will do no better. He goes up to the temple and unfolds it before the Lord (2 Kings 19:14). He admits the facts: the kings of Assyria have indeed laid waste those nations. Then: now therefore, save us.\n\nHere are two methods for people with no words. Move your lips. Or bring the piece of paper: the scan, the bill, the email, the photograph. Spread it out, and let it be read.',
        scriptures: ['1 Samuel 1:10-18', '2 Kings 19:14-19'],
      },
      {
        heading: 'A neighbour at midnight',
        teaching:
          'After teaching his disciples what to say, Jesus tells them a joke. At midnight you knock at a friend’s door and want three loaves, because someone has come and the cupboard is bare. From inside: the door is shut, the children are asleep beside me, it is out of the question (Luke 11:5-8). He gets up in the end, not for friendship’s sake but because of your “importunity”. The Greek word is stronger: shamelessness. (Some think that it is the sleeper’s, who would be ashamed to be known as the man who gave nothing.)\n\nIs God like that, irritable and half asleep? The argument runs the other way: if even he, how much more. If you, who are evil, do not hand your child a scorpion for an egg, then consider your Father (Luke 11:11-13). What Luke says will be given is striking. In Matthew’s version it is “good things” (Matthew 7:11); here it is the Holy Spirit. One comes at midnight for loaves on behalf of a third person, and is offered the householder himself.',
        scriptures: ['Luke 11:5-8', 'Luke 11:9-13', 'Matthew 7:9-11'],
      },
      {
        heading: 'Three times, and the answer was no',
        teaching:
          'Paul asked for something to be taken away. He calls it a thorn in the flesh and does not say what it was; guesses include his eyes, malaria, a stammer, an opponent. “Thrice” he begged. The reply was that grace would be enough (2 Corinthians 12:7-9). Jesus in Gethsemane also prayed three times, in the same words, and the cup did not pass (Matthew 26:39-44).\n\nIf you have prayed for a thing and were refused, you are then in the best of company, and it cannot be because you lacked faith. Neither text gives an explanation which could be handed on. Both were answered, though not as asked: the one with strength made perfect in weakness, the other, in Luke’s account (in most manuscripts), with an angel who strengthened him and did not take away what was coming (Luke 22:43).\n\nMaybe the deepest prayer is the one in the middle of these: not what I want, but what you want, said by someone who had first said clearly what he wanted. Both parts belong to it, in that order.',
        scriptures: ['2 Corinthians 12:7-10', 'Matthew 26:36-44', 'Luke 22:41-44'],
      },
    ],
    questions: [
      'Why did Abraham stop at ten, do you suppose, and for which city would you bargain?',
      'What piece of paper would you spread out on the floor, if you did as Hezekiah did?',
      'Hannah’s face changed before her situation did. When has merely being heard altered something for you?',
      'With which prayer have you been shameless, and with which too polite?',
      'How do you live with the one that was refused three times?',
    ],
    prayer:
      'Lord, here we are, and we do not know how to do this. Some of us have a lot to say, some can only move our lips. We lay the letters and the results in front of you; please read them. We ask for our city, which has more than ten people in it whom you love. We ask for bread at an absurd hour, for somebody else. We tell you plainly what we want. And then, because we trust you, or wish to: your will, not ours. Do not let us go. Amen.',
    longReads: [
      {
        title: 'Teach us to pray',
        booksToRead: 'Luke 11',
        explanation: 'Luke’s shorter Lord’s Prayer, the sleeping friend, and the finger of God.',
      },
      {
        title: 'A letter in the temple',
        booksToRead: '2 Kings 19',
        explanation: 'Hezekiah’s prayer and the night on which the siege came to an end.',
      },
    ],
  },
  {
    topic: 'The Lord’s Prayer',
    aliases: [
      'lord’s prayer',
      'our father',
      'the our father prayer',
      'thy kingdom come',
      'daily bread',
      'deliver us from evil',
    ],
    title: 'Half a Minute of Words',
    introduction:
      'Said at the usual speed it lasts less than half a minute, and it is said at the usual speed. Those words were handed on as a cure for long prayers: do not heap up phrases, Jesus says just before, as though you would be heard for your much speaking. Matthew and Luke give it in two lengths. Around AD 100 a manual called the Didache tells Christians to say it three times a day. Let us go through it at walking pace, stopping where the wording is stranger than we had remembered.',
    sections: [
      {
        heading: 'Before we ask for anything',
        teaching:
          'The first word in the Greek is Father, and the second is “our”. There is no “I”, “me” or “my” anywhere in it. Even alone in your room with the door closed, as has just been recommended (Matthew 6:6), you pray as one of many; you ask for bread for others by the same breath.\n\nThen come three wishes, and all of them are about God: your name, your kingdom, your will. They have the form of requests, and an uncomfortable side, since most of us are busy with our own name, our own small realm and what we want. To hallow a name is to treat it as holy. Ezekiel uses the idea when God’s people have made his name a byword among the nations, and he resolves to clear it himself (Ezekiel 36:23). The wishes are close to the Kaddish, an ancient prayer of the synagogue that asks that God’s great name be hallowed and his kingdom come speedily.\n\n“As it is in heaven” may go with all three. One is asking for heaven here, and not for being fetched there.',
        scriptures: ['Matthew 6:5-8', 'Matthew 6:9-10', 'Ezekiel 36:22-23'],
      },
      {
        heading: 'A word that nobody had heard before',
        teaching:
          'In the middle stands bread, and before it an adjective, “daily”, which is one of the riddles of the New Testament. The Greek epiousios occurs nowhere in earlier writing that we know of. The scholar Origen, in the third century and a native speaker, believed that the evangelists had made it up. It may mean for today; for the coming day; what is needed for existence; Jerome in one gospel translated it as “supersubstantial”, and many have heard the Lord’s Supper in it.\n\nWhichever you take, the amount is small. It smells of manna, which could be gathered a day at a time, and of labourers paid in the evening. People with a freezer have to pray it differently from those whose cupboard is empty; we might linger on the “us”. And it is bread: not souls, nor virtue. In the one prayer that he taught, Jesus saw fit to have us mention groceries, between the kingdom of heaven and the forgiveness of sins.',
        scriptures: ['Matthew 6:11', 'Luke 11:3', 'Exodus 16:4', 'Proverbs 30:8-9'],
      },
      {
        heading: 'The only part with a footnote',
        teaching:
          'Debts, says Matthew; sins, says Luke, who keeps “indebted” in the other half; “trespasses” comes from the old English prayer books, by way of the sentence that follows. It is the one petition in which we undertake something: as we forgive. And it is the only one to which Jesus adds a remark afterwards, twice over, once in promise and once in warning (Matthew 6:14-15).\n\nDoes our forgiveness earn God’s? In the parable of the unforgiving servant mercy comes first, and is lost on the man since he will not let it through (Matthew 18:32-35). An open hand is needed for both, to receive and to let go; the clenched one can do neither.\n\nIt should be said to those who were badly hurt that “as we forgive” may at present be a request rather than a report. One can pray it as the father prayed about his unbelief: forgive us as we are beginning, slowly, to forgive. He who taught it did not say that it would be done by the Amen.',
        scriptures: ['Matthew 6:12', 'Matthew 6:14-15', 'Luke 11:4', 'Matthew 18:32-35'],
      },
      {
        heading: 'Into the dark, and out of it',
        teaching:
          'Lead us not into temptation: does God do that? James flatly denies that God tempts anyone (James 1:13). Yet the Spirit led Jesus into the desert to be tempted, in this very gospel (Matthew 4:1). The Greek noun covers both temptation and trial. Some churches have altered the translation; Catholics in France, for example, now ask not to be allowed to enter into it. Perhaps the simplest paraphrase is a child’s: please not that way, and if it must be, hold my hand. In Gethsemane he told sleepy men to pray just this (Matthew 26:41).\n\n“Evil” at the end can equally be “the evil one”. And the doxology, with its kingdom and power and glory, is not found in Luke, nor in Matthew’s oldest copies. The Didache has one like it; it resembles David’s prayer when the temple was planned (1 Chronicles 29:11). Probably nobody could bear to leave off on the word “evil”. The bare text does; it closes at the door, still asking to be let out.',
        scriptures: ['Matthew 6:13', 'James 1:13', 'Matthew 26:40-41', '1 Chronicles 29:10-13'],
      },
    ],
    questions: [
      'Say the prayer aloud with a pause of ten seconds after every phrase. Where did you want to hurry?',
      'Whose bread did you have in mind when you said “our”?',
      'Which of the three opening wishes most disturbs your plans?',
      'Is “as we forgive” for you at present a report, a request or a problem?',
      'Why would Jesus end his model prayer at the word “evil”, if he did?',
    ],
    prayer:
      'Our Father: we say it so fast. Today we have listened. May your name not be spoiled by the way that we use it. Come and rule, here in this street as well. Do what you want, and make us want it. Give everybody bread. Let go what we owe, and unclench our hands, a finger at a time. Do not take us where we would break; and if the way does go through the dark, be in it with us, and bring us out. We have nothing to add. Amen.',
    longReads: [
      {
        title: 'In secret',
        booksToRead: 'Matthew 6',
        explanation: 'The prayer in its setting: alms, fasting, treasure and worry, all done without an audience.',
      },
      {
        title: 'The other long prayer',
        booksToRead: 'John 17',
        explanation: 'How Jesus himself prays for his friends, with name, glory, keeping and “the evil” in it.',
      },
    ],
  },
  {
    topic: 'The Holy Spirit',
    aliases: [
      'holy spirit',
      'holy ghost',
      'pentecost',
      'filled with the spirit',
      'the spirit of god',
      'the comforter',
      'gifts of the spirit',
    ],
    title: 'Wind, Lawyer, Groan',
    introduction:
      'People have a mental picture of a father, and at a pinch of a son. For the Spirit we have got a dove, flames, water, oil, breath. Scripture seems to avoid letting us look at the Spirit directly; one sees what has been moved, as with wind in a field of barley. Churches differ about gifts and tongues, and you may differ in this room. The texts chosen here come before those debates, and ask a simpler question. What is it that this Breath does, and how would one know?',
    sections: [
      {
        heading: 'A valley full of bones',
        teaching:
          'Hebrew has one word, ruach, for wind, breath and spirit, and in Ezekiel 37 it comes ten times in fourteen verses with all three meanings. The prophet is set down in a valley of bones, very many and very dry. Asked whether they can live he answers with great discretion: “O Lord God, thou knowest.”\n\nThe thing goes in two stages. First he preaches to the bones, and there is a rattling; sinews, flesh, skin. At the end of stage one there is an army of complete and well-proportioned corpses. “There was no breath in them” (Ezekiel 37:8). Then he has to preach to the wind itself, from four quarters, and they stand up.\n\nMany an organisation knows that halfway point: everything in its place, nothing alive. Genesis had made Adam similarly, first form and then breath (Genesis 2:7). The bones, we are told, are exiles who said that their hope was lost (Ezekiel 37:11). So the first thing that the Spirit does here is not to improve the living. It is to raise people who have been quite accurate about how dead they were.',
        scriptures: ['Ezekiel 37:1-6', 'Ezekiel 37:7-10', 'Ezekiel 37:11-14', 'Genesis 2:7'],
      },
      {
        heading: 'Another of the same kind',
        teaching:
          'On the last evening Jesus promises “another Comforter”. The Greek, parakletos, means someone called to your side, and its home was often the law court: the friend who stands up with you and speaks. The older sense of “comfort”, to make strong, catches some of that. And “another” implies that there has been one already, namely Jesus himself (1 John 2:1).\n\nWhat he is to do is listed across three chapters: teach, call to mind, bear witness, convict the world, guide into truth, glorify Jesus (John 14:26; John 15:26; John 16:8-14). Not one item draws attention to himself. He “shall not speak of himself”, it says. An electrician might compare it to a lamp over a painting, which is working best when nobody looks at the lamp.\n\nIt gives us a test. Where people come away talking chiefly about the Spirit, or the meeting, or the leader, that proves nothing bad. But where they come away thinking better of Jesus, and remembering what he said, there you may suspect that someone else was in the room.',
        scriptures: ['John 14:16-18', 'John 14:25-26', 'John 16:7-14'],
      },
      {
        heading: 'The second half of Pentecost',
        teaching:
          'Everyone recalls the noise like wind and the tongues as of fire. Luke spends longer on the languages: fifteen or so peoples and places, Parthians to Arabs, and what astonishes them is that each hears the tongue “wherein we were born” (Acts 2:8). They could all have managed in Greek. It was not necessary to be understood; it was a courtesy. Babel had been the confusion of one language; this does not undo it by going back to one. The Spirit learns everybody’s.\n\nPeter quotes Joel: sons and daughters, young and old, slaves of either sex (Acts 2:17-18). And the day ends, after the sermon, with results that are a good deal less spectacular, and lasted longer. They kept to the teaching, ate together, prayed, sold things when someone was in need, broke bread from house to house with gladness (Acts 2:42-47). Whatever one believes about tongues today (some Christians hold that such signs were for the beginnings, others practise them weekly), nobody thinks that the suppers have been withdrawn.',
        scriptures: ['Acts 2:1-8', 'Acts 2:14-18', 'Acts 2:42-47'],
      },
      {
        heading: 'When we have no words at all',
        teaching:
          'Romans 8 has three groans in it. Creation groans, as in labour (Romans 8:22). We groan, who have the firstfruits of the Spirit; so having the Spirit does not stop it (Romans 8:23). And then the Spirit groans. We do not know what to pray for as we ought, Paul says of himself as well as of beginners, and the Spirit intercedes “with groanings which cannot be uttered” (Romans 8:26).\n\nThe verb for “helpeth” there is a lovely long word: to take hold together with someone, from the other side. It is what Martha wanted Mary to be told to do (Luke 10:40). Picture a table that has to be got up the stairs.\n\nThis means that your worst prayers, those that amount to a sigh on the edge of the bed, may be the ones in which God is most at work. They are taken from inside you, and understood. Nobody needs to feel anything for that to be so.',
        scriptures: ['Romans 8:22-25', 'Romans 8:26-27', 'Luke 10:40'],
      },
    ],
    questions: [
      'Where do you know an army that is complete but not breathing, and what would it mean to preach to the wind?',
      'When did you last come out of a gathering thinking better of Jesus, and what had gone on there?',
      'Why should God trouble to speak to people in a mother tongue when they knew the common one? Who is owed that courtesy by your church?',
      'Which end of the table have you been trying to carry upstairs alone?',
      'Where do Christians whom you respect differ from you on the Spirit, and what do they see that you might miss?',
    ],
    prayer:
      'Come, Breath. Some of us are dry, and we have said so accurately. Blow from whichever quarter you like. Stand beside those who are accused and have nobody to speak for them. Bring back to us what Jesus said, especially what we had arranged to forget. Teach us our neighbour’s language. Take the other end of whatever we are carrying. And when we can only sigh, sigh with us, and let the Father who searches hearts understand. We do not ask to see you. We ask to be moved. Amen.',
    longReads: [
      {
        title: 'Can these bones live?',
        booksToRead: 'Ezekiel 37',
        explanation: 'Bones, breath, and in the second half two sticks that become one.',
      },
      { title: 'The day of languages', booksToRead: 'Acts 2', explanation: 'Read on past the fire to the meals.' },
    ],
  },
];
