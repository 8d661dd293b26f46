import type { StudyCard } from '../card.ts';

/** How God loves, what it costs, and who is looked for. */
export const loveAndTheCross: readonly StudyCard[] = [
  {
    topic: "Understanding God's love",
    aliases: [
      'god’s love',
      'the love of god',
      'does god love me',
      'unconditional love',
      'steadfast love',
      'how much does god love me',
    ],
    title: 'Four Pictures of a Love with No Sensible Reason',
    introduction:
      'Everyone has heard that God is love, and the sentence has been worn as smooth as a coin. It helps to know that those who wrote it down were surprised. A law book admits that God had no good reason for choosing Israel. A prophet, whose own wife had left him, overhears God arguing with himself like a parent at midnight. An apostle prays that people may be made strong enough to grasp it, as if it were heavy. Surprise is what the sentence needs again. So: back to the rough edges, before the coin was worn.',
    sections: [
      {
        heading: 'Because he loved you',
        teaching:
          'Deuteronomy asks why God chose this nation and first removes an obvious answer: it was not because you were many; you were the fewest of all (Deuteronomy 7:7). Two chapters on it removes another: not because you were good, for you are stiff-necked (Deuteronomy 9:6). What remains is a beautiful circle. The Lord set his love on you because the Lord loved you.\n\nPhilosophers dislike circles, and so do anxious people, who would rather be loved for something. But think what it means if no reason is given. Whatever had been the reason, size or virtue or promise, could be lost, and the love with it. A love that does not begin with your qualities cannot end with them.\n\nThe Hebrew has another word for how this goes on, the one behind “mercy” in the King James version, which translators have tried to catch with “steadfast love” and “lovingkindness”: loyalty, kept up beyond what the contract asks. Psalms 136:1-26 repeats it in every line, twenty-six times, over stars and rivers and daily bread.',
        scriptures: ['Deuteronomy 7:6-8', 'Deuteronomy 9:4-6', 'Psalms 136:1-4', 'Psalms 136:23-26'],
      },
      {
        heading: 'Teaching a child to walk',
        teaching:
          'Hosea is best known for a marriage. In chapter 11 he tries a different picture. God speaks as a parent with a photograph album: I called my son out of Egypt; I taught Ephraim to walk, taking them by their arms; I bent down and fed them (Hosea 11:1-4). The child does not remember who held it. It has grown up and gone off after other gods, and in the language of law the case is lost: a son stubborn beyond cure (Deuteronomy 21:18-21).\n\nThen the poem breaks off and God argues with himself. “How shall I give thee up?” Admah and Zeboim, two towns destroyed together with Sodom, are mentioned and put aside. My heart turns over, he says. And the reason for not striking is unforeseen: I am God, and not man (Hosea 11:8-9). We tend to assume that it is human to relent and godlike to punish. Hosea has it the other way round. The consequences still came, for Assyria took the north; but the one who spoke of them spoke as one who could not let go.',
        scriptures: ['Hosea 11:1-4', 'Hosea 11:7-9', 'Deuteronomy 21:18-21'],
      },
      {
        heading: 'While we were still',
        teaching:
          'Paul makes a sober observation about human love at its best: for a righteous person hardly anybody would die, though for a really good one someone might dare to (Romans 5:7). Then he dates God’s love with three phrases: when we were without strength, when we were yet sinners, when we were enemies (Romans 5:6-10). Each stands before any change on our side. The cross is not presented as persuading an unwilling God to love us; it is his love that acts in it.\n\nJohn says the same in reverse order: love is not our loving God but his loving us (1 John 4:10). His letter, which says twice that God is love, immediately turns horizontal in a way that can annoy mystics. If God so loved us we ought, and now one expects “to love God”; he writes that we should love one another (1 John 4:11). It seems that the debt is to be paid next door. And he names what drives out fear: not courage but being loved completely (1 John 4:18).',
        scriptures: ['Romans 5:6-10', '1 John 4:8-11', '1 John 4:16-19'],
      },
      {
        heading: 'Strong enough to grasp it',
        teaching:
          'In the letter to the Ephesians there is a prayer with an odd request. The writer kneels and asks that they may be strengthened with might, in order to comprehend, with all the saints, the breadth, length, depth and height of something, and to know a love that is beyond knowing (Ephesians 3:14-19). It needs muscle, then, to take in that one is loved. Those who have tried to accept a kindness they could not repay will see the point.\n\nFour dimensions are given and nothing is said about what they measure; perhaps a building, as the chapter before was about a temple. And it is “with all saints”. No single person’s life is large enough to see the thing from every side: the widow knows a depth, the forgiven prisoner a breadth. So the last exercise of this study cannot be done alone. Ask the others in the room where they have come across it, and do not argue. Compare measurements.',
        scriptures: ['Ephesians 3:14-19', 'Ephesians 2:19-22', 'Romans 8:38-39'],
      },
    ],
    questions: [
      'If God told you “because I loved you”, and nothing more, what reason would you be tempted to add?',
      'Who held you by the arms when you learned to walk, in whatever sense, and when did you find out?',
      'Hosea’s God is merciful because he is God and not man. What difference does it make to start from that side?',
      'Why does it take strength to be loved, and where do you notice yourself dodging it?',
      'Which of the four dimensions could you contribute to the group from your own life?',
    ],
    prayer:
      'Father, we have looked for the reason and cannot find one in us. Make us strong enough to bear being loved. You held our arms before we could walk, and we do not remember it; thank you. You came for us while our backs were turned. Let that go down to where the fear is. And since you seem to wish it, let us pay something of what we owe you to the people next door, beginning with the one who is hardest to like. Amen.',
    longReads: [
      {
        title: 'How shall I give thee up?',
        booksToRead: 'Hosea 11',
        explanation: 'A parent’s poem, with the argument that God has with himself at the centre.',
      },
      {
        title: 'No fear in love',
        booksToRead: '1 John 4',
        explanation: 'The chapter that says that God is love, and where it thinks one can see that.',
      },
    ],
  },
  {
    topic: 'The parables of Luke 15',
    aliases: [
      'luke 15',
      'the prodigal son',
      'lost sheep',
      'lost coin',
      'lost son',
      'the elder brother',
      'parable of the prodigal',
    ],
    title: 'Three Things Lost and One Still Outside',
    introduction:
      'A sheep, a coin and two sons: most people count one son, which is how the story catches them. Jesus told these three together, to a particular audience, at a table where the wrong guests were eating. Someone had complained. Everything in the chapter is an answer to that complaint, and the last scene leaves its hearers standing in a yard at dusk with music coming from the house, and a decision to make. Read Luke 15 aloud before you begin, all thirty-two verses, in different voices.',
    sections: [
      {
        heading: 'First, who was grumbling',
        teaching:
          'The opening two verses are the key, and they are usually cut off. Tax collectors and sinners draw near to hear; Pharisees and scribes murmur that he receives such people “and eateth with them” (Luke 15:1-2). Eating together meant acceptance. The complaint is not foolish: taxmen worked for an occupying power, at their neighbours’ cost. If you imagine the profession you most despise, with its feet under a respected teacher’s table, you will be near enough.\n\nEzekiel 34 was in the air as well. There God accuses Israel’s shepherds of feeding themselves, and says that he will look for the lost sheep in person (Ezekiel 34:11-16). When Jesus begins “What man of you”, he is asking religious leaders to think of themselves as shepherds, and to notice that someone else is doing their job. Shepherds in that society were hardly respectable; he starts by seating his critics among them. The question they raised was why he keeps such company. The question he raises is why they have not been out looking.',
        scriptures: ['Luke 15:1-2', 'Ezekiel 34:2-6', 'Ezekiel 34:11-16'],
      },
      {
        heading: 'One in a hundred, one in ten',
        teaching:
          'The shepherd leaves ninety-nine in the wilderness. Not in the fold, as in the hymn: in the wilderness. Is that sensible? When Jesus asks “which of you would not”, the honest reply might have been “none of us”. He comes home with the animal across his shoulders and calls the neighbours in.\n\nNext, a woman. She has ten drachmas, each about a day’s wage, and a house dark enough that she needs a lamp by day. She sweeps and seeks diligently. Jesus gives his hearers this woman as a picture of God without a word of apology, and it is remarkable how few paintings there are of it. She too throws a party, which may well have cost more than the coin.\n\nA sheep can wander, a coin can only be dropped. Neither repents in any way that one could see, though each story ends with joy over a sinner who does. Being found is done to them. What they have in common is an owner who cannot leave the sum incomplete, and a noise in heaven when it comes right.',
        scriptures: ['Luke 15:3-7', 'Luke 15:8-10'],
      },
      {
        heading: 'The father’s undignified run',
        teaching:
          'By asking for his share early the younger son treats his father as already dead. The father lets him. After the money come famine, pigs and hunger, and then “he came to himself” (Luke 15:17): he prepares a speech in three parts, ending with a request to be hired. It is as much about bread as about remorse.\n\nThen the camera turns round. While he is still a great way off the father sees him, which suggests that he was in the habit of looking, and runs. Old men of property in that world did not run; one has to hitch up one’s robe. Readers who know village life in the Near East have suggested that he means to reach the boy before the neighbours do. He kisses him before a word is spoken. The speech gets through two of its parts; at the word about being unworthy he is interrupted, and the bit about the hired servant is never said (Luke 15:21-22). Robe, ring, shoes, calf. Slaves went barefoot; this is a son.',
        scriptures: ['Luke 15:11-16', 'Luke 15:17-20', 'Luke 15:21-24'],
      },
      {
        heading: 'The second time he left the house',
        teaching:
          'The elder brother is in the field, working, as ever. He hears dancing and asks a servant what it means. He is angry and will not go in; and for the second time that day the father leaves the house and comes out, to plead. This son’s speech is the bitterest in the chapter. All these years I have slaved for you, he says (the verb is a slave’s), and you never gave me so much as a kid. He will not say “my brother”, but “this thy son”; and the prostitutes are his own contribution (Luke 15:30). The narrator had not mentioned any.\n\nSo both sons had wished to be servants: one offered, the other had been thinking that way for years. The father says “child” to him, and “all that I have is thine”, and quietly corrects the grammar: “this thy brother”.\n\nAnd it ends. We never hear whether he went in. The men who had murmured at the beginning are left outside with the decision, and with a father pleading.',
        scriptures: ['Luke 15:25-28', 'Luke 15:29-30', 'Luke 15:31-32'],
      },
    ],
    questions: [
      'Which people at Jesus’ table would make you murmur, if you are quite honest?',
      'Why do you think that the woman with the lamp has been painted so rarely as a picture of God?',
      'The younger son’s speech is mostly about food. How pure does a motive have to be for somebody to come home?',
      'Where do you hear the elder brother’s voice in yourself: in the years counted, the kid that was never given, or “this thy son”?',
      'Write the verse that is missing at the end. What does the elder brother do, and what happens at breakfast?',
    ],
    prayer:
      'Father of two sons, we are both of them. Some days we are far from home and counting the pigs’ dinner. On others we stand in the yard with our arms folded, and the music makes us furious. Thank you for coming out both times. Thank you for not letting us finish our speeches. Take the tally of our good years away from us. Give us the stomach for a feast with our brothers and sisters, whoever has been let in, and teach us to run. Amen.',
    longReads: [
      {
        title: 'The whole answer to one complaint',
        booksToRead: 'Luke 15',
        explanation: 'Read it in one go with the first two verses firmly in mind.',
      },
      {
        title: 'Shepherds who fed themselves',
        booksToRead: 'Ezekiel 34',
        explanation: 'The prophecy that lies behind the first parable.',
      },
    ],
  },
  {
    topic: 'The cross',
    aliases: [
      'crucifixion',
      'the cross of christ',
      'good friday',
      'why did jesus die',
      'the death of jesus',
      'passion of christ',
      'atonement',
    ],
    title: 'What They Saw at Golgotha',
    introduction:
      'Crucifixion was so shameful that Cicero thought the very word should stay far from the ears of a Roman citizen. Within a generation people were singing about one. Each gospel tells of that Friday in its own way, and chooses which of his words to keep, so that there are four accounts rather than one. We shall let three of them speak separately, and then listen to the apostles as they look for words large enough. They did not settle on a single one.',
    sections: [
      {
        heading: 'Mark: the curtain and the officer',
        teaching:
          'Mark’s account is the darkest. Nobody at the cross says anything kind. Both the men beside him insult him; the passers-by call on him to save himself, and the priests say with unconscious exactness that he saved others and cannot save himself (Mark 15:31). It is noon, and dark. Jesus speaks once, in Aramaic, the opening of a psalm, and is misheard; then he cries out without words and dies.\n\nTwo things happen at once. The temple curtain is torn from the top downwards, as no human hands would tear it. The verb is that for the splitting of the heavens at his baptism (Mark 1:10; Mark 15:38), and Mark uses it in those two places only. And a centurion, who had supervised the work and was standing opposite, says that this man was a son of God (Mark 15:39). In Mark no human character has said so until now, not Peter, not anybody. Those who were looking for power missed it. The first to see was the executioner, and what he had seen was how he died.',
        scriptures: ['Mark 15:29-32', 'Mark 15:33-37', 'Mark 15:38-39', 'Mark 1:10-11'],
      },
      {
        heading: 'Luke: three prayers and a thief',
        teaching:
          'In Luke Jesus goes on being what he has been throughout. He speaks to weeping women on the road. He asks forgiveness for those with the hammers, who do not know what they are doing (Luke 23:34); some important manuscripts lack that verse, though most scholars think it too much in character to be given up lightly. He dies with a line from a psalm (Psalms 31:5), adding one word of his own in front: Father.\n\nBetween these comes the conversation which only Luke preserves. One of the condemned men rebukes the other, admits that their own sentences are just, and asks to be remembered. In the oldest copies he uses the bare name, “Jesus”, with no title, as hardly anyone does in the gospels. He can do nothing to improve: no restitution, no baptism, no Tuesday evening groups. He gets more than he requested, and sooner: today, with me (Luke 23:43). To the last hour he was to be found in bad company, as the grumblers had said.',
        scriptures: ['Luke 23:27-28', 'Luke 23:33-34', 'Luke 23:39-43', 'Luke 23:44-46'],
      },
      {
        heading: 'John: a mother, a garment, a finished work',
        teaching:
          'John’s crucifixion is almost calm. Jesus carries his own cross; Pilate’s notice is in three languages and the priests want it corrected, and for once the governor stands firm (John 19:19-22). There are four soldiers and a tunic without a seam. There are women standing near enough to be spoken to, and he makes arrangements for his mother, as an eldest son should.\n\nHe says that he is thirsty, he who had offered living water, and the sour wine is lifted to him on hyssop, the plant with which lamb’s blood was once brushed on doorposts (John 19:29; Exodus 12:22). In this gospel he dies on the day when the Passover lambs are killed. “It is finished” is a single word in Greek: completed, brought to its goal. Then a spear, blood and water, and a witness who insists that he saw it. John never says that Jesus was defeated and afterwards won. To be lifted up on that wood is, for him, already to be raised on high (John 12:32-33).',
        scriptures: ['John 19:19-22', 'John 19:25-27', 'John 19:28-30', 'John 12:32-33'],
      },
      {
        heading: 'More than one word for it',
        teaching:
          'How does that death help? The New Testament’s answer is a handful of pictures, each taken from a different place in town. From the market: a ransom paid (Mark 10:45). From the law court: a charge nailed up and cancelled (Colossians 2:14). From the temple: blood, a sacrifice, a mercy seat (Romans 3:24-25). From the battlefield: powers disarmed and led in procession (Colossians 2:15). From the household: enemies reconciled (2 Corinthians 5:18-19). Peter, who had been in the courtyard, adds an example of how to suffer (1 Peter 2:21-24).\n\nChurches have built whole theologies upon one or another: on the sacrifice, the bearing of a penalty, the victory, the love that wins us back. They quarrel about which is central, and the quarrel matters, for a picture pressed too hard can make God seem cruel, or the death needless. Yet Paul, before all theories, summed it up in a way that fits them all and is the shortest: love for me, and a life given on my account (Galatians 2:20).',
        scriptures: ['Mark 10:45', 'Colossians 2:13-15', '2 Corinthians 5:18-19', '1 Peter 2:21-24'],
      },
    ],
    questions: [
      'Which of the three accounts do you need just now: Mark’s darkness, Luke’s mercy, or John’s calm, and why that one?',
      'Why should it be the man in charge of the execution who first gets it right in Mark?',
      'The criminal in Luke has nothing to offer. What does his case do to your picture of a good Christian life?',
      'Which of the pictures (market, court, temple, battlefield, household) says most to you, and which do you find difficult?',
      'What would you have seen and heard if you had stood where the women stood?',
    ],
    prayer:
      'Lord Jesus Christ, we have hung your cross on walls and worn it round our necks, and we seldom look. Let us look now. You were mocked, and did not answer. You were thirsty. You forgave, you made room for a criminal, you thought of your mother. We do not understand all that was done there, but we believe it was done for us. Remember us when you come into your kingdom. And when our own hour comes, let us say with you: Father, into your hands. Amen.',
    longReads: [
      {
        title: 'Friday, by the clock',
        booksToRead: 'Mark 15',
        explanation: 'Mark marks the hours by threes; read it slowly and notice who speaks.',
      },
      {
        title: 'The suffering servant',
        booksToRead: 'Isaiah 53',
        explanation: 'The poem the first Christians reached for; Jews and Christians read its subject differently.',
      },
    ],
  },
];
