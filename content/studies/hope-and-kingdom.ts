import type { StudyCard } from '../card.ts';

/** What is coming, how to live towards it, and how to speak of it. */
export const hopeAndKingdom: readonly StudyCard[] = [
  {
    topic: 'Resurrection hope',
    aliases: [
      'resurrection',
      'easter',
      'the empty tomb',
      'life after death',
      'did jesus rise from the dead',
      'hope after death',
      'risen with christ',
    ],
    title: 'While It Was Yet Dark',
    introduction:
      'Nobody saw it happen. All four gospels pass over the moment itself and start with women, early in the day, on their way to do something for a corpse. If one were making up evidence at that time it would not have been put into their mouths; Luke admits that the apostles thought it nonsense. Easter came to people as fright, rumour, running, a stranger on a road, breakfast. Twenty-odd years on Paul told the Corinthians what hangs on it, and was not afraid of the word “if”. We shall start, as the gospels do, in the dark.',
    sections: [
      {
        heading: 'The gardener',
        teaching:
          'Mary of Magdala comes while it is still dark, finds the stone moved, and runs for help. Two disciples run back with her, look in, and go home. She stays. She is so set on finding a body that two angels do not impress her; she answers them as one answers officials. Then she turns round, and sees Jesus, and takes him for the gardener (John 20:14-15). The mistake is a good one. It is a garden, on the first day of the week, and John had opened his book with “In the beginning”.\n\nWhat undeceives her is one word, her name. He had said that the shepherd calls his own sheep by name (John 10:3). And then, when she would hold on to him, he gives her a message and sends her off; for which the church later called her apostle to the apostles. In John’s account the first Christian sermon has three words in Greek: I have seen the Lord (John 20:18). She does not explain it. Easter faith began with a voice that she knew, rather than with a proof.',
        scriptures: ['John 20:1-2', 'John 20:11-16', 'John 20:17-18', 'John 10:3'],
      },
      {
        heading: 'We had hoped',
        teaching:
          'Two people are walking away from Jerusalem. They have heard the women’s report and are leaving all the same, which shows what they made of it. To the stranger who falls in with them they tell the whole gospel, correctly, in the past tense: we had hoped that he was the one (Luke 24:21). Perhaps no sadder tense exists. Cleopas is named; his companion is not, and may have been his wife.\n\nThe risen Christ does not announce himself. He asks what they are talking about, and lets them say it. He walks seven miles or so, going through their scriptures. At the village he behaves as if he would go on, and must be asked in. And when the guest takes the host’s part, breaks the bread and hands it to them, their eyes are opened, and he is gone (Luke 24:30-31).\n\nIt was evening, they had thought it too late to travel. They get up within the hour and go back along the same road in the dark. For most people hope returns thus: looking back they find that their hearts had been burning for some miles.',
        scriptures: ['Luke 24:13-21', 'Luke 24:25-32', 'Luke 24:33-35'],
      },
      {
        heading: 'If not',
        teaching:
          'Some at Corinth said that the dead do not rise. They probably thought bodies beneath them, and had no objection to a soul’s surviving. Paul first quotes what he had been taught within a few years of the events: died, buried, raised, seen; by Peter, the twelve, five hundred, most of them still living, James, and himself (1 Corinthians 15:3-8).\n\nThen he walks through the alternative without flinching. If Christ is not raised our preaching is empty, your faith is empty, we are false witnesses, the dead have perished, and we deserve more pity than anyone (1 Corinthians 15:14-19). He does not say that it would be a beautiful idea all the same. It stands or falls.\n\nWhat sort of body? He calls that question foolish and goes on to answer it, with a seed. What is sown does not look like what comes up, and yet it is not another plant. And the chapter that soars to “O death, where is thy sting?” touches down on an unpoetic word: therefore go on working, since your labour is not in vain (1 Corinthians 15:58). If bodies matter to God then so does Tuesday’s work in them.',
        scriptures: [
          '1 Corinthians 15:3-8',
          '1 Corinthians 15:14-20',
          '1 Corinthians 15:35-38',
          '1 Corinthians 15:54-58',
        ],
      },
      {
        heading: 'Breakfast on the shore',
        teaching:
          'John’s last chapter smells of fish. Seven disciples have gone back to the lake and caught nothing. Someone on the beach calls “Children, have ye any meat?” and there he has lit a fire of coals and is cooking (John 21:5-9). The word for that kind of fire occurs in just one other place in the New Testament: the courtyard where Peter warmed himself and said three times that he did not know him (John 18:18).\n\nThe fish are counted: a hundred and fifty-three. Centuries of ingenuity have been applied to the number; maybe they counted because fishermen do. He who has just overturned death asks people to bring some of their own fish and to come and eat.\n\nAfter the meal, by that fire, the three denials are met by three questions. So the resurrection is not simply that Jesus is alive. It is what he uses it for: for going back to the place where a friend had failed, cooking him breakfast, and giving him work.',
        scriptures: ['John 21:4-9', 'John 21:10-14', 'John 21:15-17', 'John 18:17-18'],
      },
    ],
    questions: [
      'Why might the gospel writers have left the moment itself undescribed?',
      'Finish the sentence “We had hoped …” for yourself. What would it be like to say it to a stranger on a road?',
      'Paul says that everything depends on whether it happened. Do you agree, or could you keep your faith without it?',
      'Where is your own fire of coals, the place to which you would rather not be taken back?',
      'How would you treat your body, or someone else’s, if you were convinced that God means to raise it?',
    ],
    prayer:
      'Risen Lord, we are inclined to look for you among the dead: in old days, in what might have been. Say our names. Walk with those who are going away disappointed, and let them tell you the whole story. Stay, for it is toward evening. Where we once denied you, light a fire, and cook something. We commit to you those whom we have buried; raise them, and us with them. And until then let nothing that we do in love today be lost. Amen.',
    longReads: [
      {
        title: 'The Emmaus road',
        booksToRead: 'Luke 24',
        explanation: 'One very long Sunday, from spices at dawn to broiled fish at night.',
      },
      {
        title: 'If Christ be not raised',
        booksToRead: '1 Corinthians 15',
        explanation: 'Paul’s fullest argument; go slowly through the seeds and the stars.',
      },
    ],
  },
  {
    topic: 'Heaven',
    aliases: [
      'what is heaven like',
      'life in heaven',
      'eternity',
      'new heaven and new earth',
      'going to heaven',
      'new jerusalem',
      'will we know each other in heaven',
    ],
    title: 'A City with Its Gates Open',
    introduction:
      'Most people’s heaven is made up of clouds, harps and a certain amount of boredom. Very little of that comes from the Bible, and the last two chapters of it say something which many lifelong churchgoers have never heard: at the end nobody goes up. A city comes down. About much else the texts say less than we should like, and it is best to admit it. They begin, for our purposes, with a promise to a man who had only hours to live. It may be wise to have in mind one person whom you would like to see there.',
    sections: [
      {
        heading: 'With me, in paradise',
        teaching:
          'What happens in between, after we die and before everything is made new? The New Testament says less than we want. To the man crucified next to him Jesus said that today he would be with him in “paradise” (Luke 23:43), a word borrowed from Persian for a walled garden; the Greek Bible uses it for Eden. Paul, weighing death against life in prison, calls it departing and being with Christ, “far better” (Philippians 1:23), and elsewhere as leaving the body and coming home to the Lord (2 Corinthians 5:8). In several other texts the dead are said to sleep.\n\nMost Christians have concluded that the dead in Christ are consciously with him, awaiting resurrection; some hold that they rest unaware until they are woken, and many add that a purification comes first. Observe what the texts do agree upon. They hardly describe a place. They name a company. “With me”, “with Christ”, “with the Lord”. As to what it is like, a child asleep on a long drive could tell you about as much: whose car it was.',
        scriptures: ['Luke 23:42-43', 'Philippians 1:21-24', '2 Corinthians 5:6-8'],
      },
      {
        heading: 'Coming down',
        teaching:
          'John sees a new heaven and a new earth, and a city descending out of heaven from God. A voice explains that God’s dwelling is with human beings now (Revelation 21:1-3). It is the movement of the entire Bible, from walking in a garden, through a tent and a temple, to a manger. He has always been coming in this direction.\n\n“New” in Greek may be new in kind, and need not mean that the old has been thrown away; whether this earth is replaced or renewed is disputed, with 2 Peter 3:10-13 on fire and Romans 8:21 on creation’s being set free to be fitted together. There is no more sea, which sounds sad to those who love it; in this book the sea is where the beast came from (Revelation 13:1), and it lay between John and his churches.\n\nThen God himself does what a parent does, and wipes away the tears, all of them (Revelation 21:4). It is not that they will have been forgotten. One has to be quite near to a person to do that.',
        scriptures: ['Revelation 21:1-4', 'Revelation 21:5-7', 'Romans 8:19-21', '2 Peter 3:10-13'],
      },
      {
        heading: 'What is brought in through the gates',
        teaching:
          'The city is a cube, twelve thousand furlongs each way, some 1,400 miles; the other famous cube in scripture is the holy of holies (1 Kings 6:20). So the whole city is the innermost room. It has no temple, as nothing in it is further from God than anything else (Revelation 21:22).\n\nThere are names on the gates, of tribes that sold their brother, and on the foundations, of apostles who ran away. Gates are shut at nightfall, and there is no night, so they stand open. In through them kings bring whatever glory the nations have (Revelation 21:24-26). What might that be? Isaiah had imagined camels and ships (Isaiah 60:5-11). It has been taken to mean that what people have made well, their songs and cooking and carpentry, is not wasted. Nothing unclean comes in; that is said as well.\n\nLastly a river and a tree that bears every month, whose leaves heal nations (Revelation 22:2). Something is still being healed there. It does not sound boring.',
        scriptures: ['Revelation 21:10-14', 'Revelation 21:22-27', 'Revelation 22:1-5', 'Isaiah 60:5-7'],
      },
      {
        heading: 'Will we know each other?',
        teaching:
          'The Sadducees brought to Jesus a woman with seven husbands, one after another, as a puzzle. Whose will she be? He answers that those who rise do not marry but are as the angels (Luke 20:34-36). For the happily married this has come as a blow. It need not mean less love than before. It may be that what marriage was for a sign of has arrived, and that nobody is possessed any more.\n\nHe goes on: God called himself the God of Abraham, Isaac and Jacob, a title that makes no sense if they are simply dead (Luke 20:37-38). They have kept their names, then. Moses and Elijah were recognisable on the mountain (Luke 9:30-33). The risen Jesus kept his scars, though friends were slow to know him. Paul expected the Thessalonians to be his joy and crown when the Lord came (1 Thessalonians 2:19), which would be difficult with strangers. Now, he says, I know in part; then I shall know even as I am known (1 Corinthians 13:12). If anything we have hardly met one another yet.',
        scriptures: ['Luke 20:34-38', 'Luke 9:29-33', '1 Thessalonians 2:19-20', '1 Corinthians 13:12'],
      },
    ],
    questions: [
      'What picture of heaven did you grow up with, and what in it came from the Bible?',
      'What difference does it make that the city comes down and we do not go up?',
      'If the glory of the nations is brought in, what from your own town or trade would you like to see carried through the gate?',
      'Why are the names on the gates and foundations those of people with such records?',
      'What do you hope is true about heaven though you cannot prove it from any verse?',
    ],
    prayer:
      'Lord God, we know so little, and we miss so many. Thank you that you told us whom we should be with and left the rest. Come down, as you have always done. Put your hand to these faces and dry them. Let nothing that was made in love be wasted. Heal the nations, and begin before the end. When we are frightened of dying let us remember the garden, and the man who got there first with nothing in his hands. And keep a gate open for those we name now in silence. Amen.',
    longReads: [
      {
        title: 'The city',
        booksToRead: 'Revelation 21',
        explanation: 'Read it with Genesis 2 beside you and see what has come back, and what has grown.',
      },
      {
        title: 'New heavens in the Old Testament',
        booksToRead: 'Isaiah 65',
        explanation: 'Houses, vineyards and old men full of days: an earthier vision of the same hope.',
      },
    ],
  },
  {
    topic: 'Sharing my faith',
    aliases: [
      'evangelism',
      'sharing faith',
      'sharing the gospel',
      'witnessing',
      'telling others about jesus',
      'missions',
      'how to share my faith',
    ],
    title: 'Come and See',
    introduction:
      'Some of us were taught a method for this and have been embarrassed since. Others were on the receiving end of one. In the New Testament it is usually untidy: a brother is fetched, a town is told by the last person it would have asked, someone in a chariot is reading aloud. The apostles who did it best asked many questions. Peter, in the verse most quoted on the subject, supposes that other people will begin. Nobody in this study is asked to stand on a box.',
    sections: [
      {
        heading: 'Andrew’s three introductions',
        teaching:
          'Andrew is known in John’s gospel for one thing. He brings people. First it is his brother: having spent an afternoon with Jesus, he finds Simon and says, we have found the Messiah (John 1:40-42). He did not know a great deal; it was about the tenth hour, as John remembers. Afterwards he brings a boy with five loaves, and doubts whether it is of any use (John 6:8-9). Then some Greeks, who had gone to Philip, and Philip did not know what to do (John 12:20-22). He never preaches, as far as we hear. One of the three whom he introduced became Peter.\n\nNext day Philip tries the same with Nathanael, and gets a sneer: can any good come out of Nazareth? He might have argued. There were prophecies to hand. He says “Come and see” (John 1:46). Three words, which claim nothing for the speaker, put no pressure on the other, and leave the outcome to someone else. It is hard to improve on them. The one thing that they do demand is to have a place where there is something to be seen.',
        scriptures: ['John 1:35-42', 'John 1:43-46', 'John 6:8-9', 'John 12:20-22'],
      },
      {
        heading: 'A stranger’s chariot',
        teaching:
          'An official of the queen of Ethiopia has been to Jerusalem to worship. Being a eunuch, he was barred from the assembly by the law in Deuteronomy 23:1. He is going home with an expensive scroll, reading aloud as people did, and has got to Isaiah 53. Philip is told only to walk beside the chariot. He runs.\n\nHis opening is a question: do you understand what you are reading? (Acts 8:30). The answer is another, and so is the next line: of whom does the prophet say this? Philip begins “at the same scripture”, just where the other man was (Acts 8:35). He does not change the subject to what he had prepared. Whether they read on we do not know; three chapters later in that scroll stands a promise to eunuchs who had called themselves dry trees (Isaiah 56:3-5).\n\nIt is the Ethiopian who sees the water and says, what is to stop me? All his life he had known what stopped him. Philip had learned to run, to ask, and to begin where somebody is. Then he is gone, and the man goes on alone, rejoicing.',
        scriptures: ['Acts 8:26-31', 'Acts 8:32-35', 'Acts 8:36-39', 'Isaiah 56:3-5'],
      },
      {
        heading: 'Paul looks round Athens first',
        teaching:
          'In Athens Paul was provoked to see the city full of idols, and the striking thing is that one could not tell it from his opening. He has walked about and looked carefully at their objects of worship, even the inscriptions. He starts from an altar to an unknown god, quotes two of their own poets, and does not cite a verse of scripture in the whole address (Acts 17:22-28). In the synagogue of Thessalonica he had argued from the scriptures on three sabbaths (Acts 17:2). He had one message and many front doors.\n\nThere comes a point at which he will not be agreeable: judgement, and a man raised from the dead (Acts 17:31). Some laugh. Others say that they will hear him again. A few believe, among them Dionysius, who sat on the council, and a woman named Damaris; and Luke puts down all three results without apologising for any. Some say that the speech was a failure because it was too clever, and that Paul repented of it in Corinth. Luke shows no sign of thinking so. To be heard a second time is not nothing.',
        scriptures: ['Acts 17:16-17', 'Acts 17:22-28', 'Acts 17:30-34'],
      },
      {
        heading: 'When they ask',
        teaching:
          'First Peter is written to people under pressure: slaves with bad masters, wives whose husbands do not believe. He does not send them out into the streets. They are to live so that questions arise, and be ready to give whoever asks a reason for “the hope that is in you” (1 Peter 3:15). It presupposes a visible hope. And the answer has a manner prescribed to it, which is the half of the verse that gets lost: with meekness and fear, or as we should say, gently and with respect.\n\nWives of unbelieving men are even told that it may happen without a word (1 Peter 3:1). In the same spirit Paul asks for speech that is gracious and “seasoned with salt” (Colossians 4:6): neither sugar nor pepper. The healed man among the tombs wanted to travel with Jesus, and was sent home to his friends to tell them what had been done for him (Mark 5:18-20). It was his own story. Nobody could contradict it, and he had to tell it to people who had known him before.',
        scriptures: ['1 Peter 3:14-16', 'Colossians 4:5-6', 'Mark 5:18-20'],
      },
    ],
    questions: [
      'Who introduced you, and was it by argument, by invitation or without a word?',
      'If you said “come and see”, to what would you be inviting somebody, and would you be glad to have it seen?',
      'Think of a person you know. In which book is he reading aloud, so to speak, and what question could you ask about it?',
      'What are the altars of the place where you work, and which of its poets could you quote with respect?',
      'When did anyone last ask about your hope, and if nobody has, what do you make of that?',
    ],
    prayer:
      'Lord, we are shy, and some of us have been pushed. Forgive us for the times that we talked at people and for the times we said nothing because we were afraid of what they would think. Give us good questions and the patience to hear the answers. Let us run beside somebody’s chariot this week. Put into us a hope that can be seen with the naked eye. When we are asked, let us be gentle, brief and truthful; and let them come, and see, and find that it is you. Amen.',
    longReads: [
      {
        title: 'The runner in the desert',
        booksToRead: 'Acts 8',
        explanation: 'A persecuted church scatters, and carries its news with it to Samaria and towards Africa.',
      },
      {
        title: 'Three speeches to three audiences',
        booksToRead: 'Acts 17',
        explanation: 'Thessalonica, Berea and Athens within one chapter, with different openings and results.',
      },
    ],
  },
  {
    topic: 'The Sermon on the Mount',
    aliases: [
      'sermon on the mount',
      'beatitudes',
      'the beatitudes',
      'blessed are the poor in spirit',
      'turn the other cheek',
      'love your enemies',
      'golden rule',
    ],
    title: 'Three Chapters from a Hillside',
    introduction:
      'Read straight through, it takes a quarter of an hour; people have spent their lives on it. Augustine wrote two books on it soon after he was ordained, Tolstoy gave up oaths and property over it, Gandhi, who was a Hindu, read it over and over. Some have said that it is only meant to show us that we cannot do it, others that it is for monks, or for the age to come. Matthew says simply that Jesus sat down and taught. The safest assumption for an evening is that we might be meant.',
    sections: [
      {
        heading: 'Congratulations to the wrong people',
        teaching:
          'It does not open with a demand. Before any command is given nine times somebody is called “blessed”, and it is a word that one used for people to be envied, the well-off and the fortunate. Here they are the poor in spirit, mourners, the meek, the famished for justice (Matthew 5:3-6). One hears it properly if one says: how lucky, the bereaved. It makes no sense unless something has changed.\n\nThe first and the eighth give the reason in the present tense: theirs is the kingdom. Those between look ahead: they shall be comforted, inherit, be filled. Luke’s shorter form has plain “ye poor”, and four woes for the rich and the laughing (Luke 6:20-26), so that no one can make it entirely inward.\n\nAre these instructions? No one should set out to mourn. It is rather an announcement of whom God’s arrival is good news for, made within hearing of a crowd of sick and shabby people who had followed him from all over (Matthew 4:24-25). Only afterwards does he tell his hearers that they are salt and light.',
        scriptures: ['Matthew 4:23-25', 'Matthew 5:3-12', 'Luke 6:20-26', 'Matthew 5:13-16'],
      },
      {
        heading: 'Six times “but I say”',
        teaching:
          'He has not come to destroy the law, he says, and then goes through six examples: murder, adultery, divorce, oaths, retaliation, enemies. Each time he pushes behind the act to what leads up to it, the contempt in the word “fool”, the look. He is not replacing Moses with something easier.\n\nThe fifth is the most misread. Someone who strikes you on the right cheek, if he is right-handed, does it with the back of his hand: it is an insult rather than a brawl. Under the law a man’s coat might be sued for, and a soldier could make a civilian carry his pack for a mile. In all three cases a person without power is being pushed about. What Jesus proposes is neither hitting back nor crawling: offer the other cheek, give the cloak as well, go a second mile (Matthew 5:38-41). Suddenly the victim is the one choosing. Christians differ whether this binds governments and soldiers. No one should quote it to keep a battered wife at home; it describes freedom, not a duty to be hurt.',
        scriptures: ['Matthew 5:17-20', 'Matthew 5:21-24', 'Matthew 5:38-42', 'Matthew 5:43-48'],
      },
      {
        heading: 'Perfect, like the weather',
        teaching:
          '“Be ye therefore perfect” has driven conscientious people to despair. Read what goes before the “therefore”. The Father’s sun comes up over evil and good, and his rain falls on just and unjust alike (Matthew 5:45). That is the perfection meant: a love with no holes in it, which falls on everyone like weather. The word has the sense of whole, or grown up. Luke’s parallel says “merciful” (Luke 6:36).\n\nThe next chapter asks for three hidden things: to give, pray and fast so that nobody knows (Matthew 6:1-18). How does that fit with a light that is to be seen by all? It depends on who gets the credit; he had said that people should see the works and give the glory to the Father. There is a simple test for it. Do something good this week, of some size, and tell no one, ever, not even amusingly, later. You may find that it is a strange sensation. There is, Jesus says, someone who sees in secret.',
        scriptures: ['Matthew 5:45-48', 'Luke 6:35-36', 'Matthew 6:1-4', 'Matthew 6:16-18'],
      },
      {
        heading: 'Carpentry to finish with',
        teaching:
          'The last chapter has jokes in it. Someone who has a plank in his own eye offers to take the speck out of yours, and it is well to remember that the speaker had spent years in a workshop with sawdust (Matthew 7:3-5). He does not say that specks should be left in. He says: first. There are pearls, pigs, a stone handed to a child who wants bread; and a summary, do to others as you would have them do to you, which other teachers had given in the negative form (Matthew 7:12).\n\nThen it turns serious: two gates, two trees, two sorts of people who say “Lord, Lord”, and among those who are turned away are some with miracles to their credit (Matthew 7:21-23). Finally two builders. The houses look the same, and both men have heard the same words. Both get the same storm, too; no one is promised a dry climate. The difference is whether they did it (Matthew 7:24-27). One does not find out what one has built on until it rains.',
        scriptures: ['Matthew 7:1-5', 'Matthew 7:12', 'Matthew 7:21-23', 'Matthew 7:24-27'],
      },
    ],
    questions: [
      'Say a beatitude as “How lucky are …” in today’s words. Which one can you not get across your lips?',
      'When might turning the other cheek be an act of freedom, and when would it only help a bully?',
      'If perfection means raining on everyone, where does your love have a hole?',
      'What will you do in secret, and what do you think that you will feel on not telling?',
      'Should this sermon be lived by nations, by the church, by individuals, or by nobody before the world to come? What follows from your answer?',
    ],
    prayer:
      'Lord Jesus, you sat down and said these things as though we could do them. We have admired them for a long time. Bless the people whom nobody congratulates, and us when we are among them. Take the plank out of our eye, and mind the splinters. Give us a second mile, a good deed that we can keep quiet about, and rain enough for those whom we dislike. When the storm comes let there be rock. And today let us do one of your sayings before we go to bed. Amen.',
    longReads: [
      {
        title: 'From blessing to enemies',
        booksToRead: 'Matthew 5',
        explanation: 'Then go on to chapters 6 and 7; read the three aloud at one sitting if you can.',
      },
      {
        title: 'The sermon on the plain',
        booksToRead: 'Luke 6',
        explanation: 'Luke’s shorter version, on level ground, with woes to match the blessings.',
      },
    ],
  },
];
