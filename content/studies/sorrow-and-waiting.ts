import type { StudyCard } from '../card.ts';

/** What to do with sorrow, and with time that will not pass. */
export const sorrowAndWaiting: readonly StudyCard[] = [
  {
    topic: 'Overcoming grief',
    aliases: [
      'grief',
      'grieving',
      'bereavement',
      'loss of a loved one',
      'mourning',
      'death of someone i love',
      'coping with loss',
      'overcoming loss',
    ],
    title: 'If You Had Been Here',
    introduction:
      'Perhaps “overcoming” is the wrong word. Nobody in scripture overcomes grief as one overcomes a cold. They carry it, sometimes well and sometimes badly; they wash their faces and eat; they weep again at the grave. What they do not do is pretend. Two sisters say one sentence and need two different answers; a king mourns two sons in opposite ways and gives no account of the difference. Nobody in these pages has a timetable for it. If you are further behind than your friends think you should be, you will be in good company here.',
    sections: [
      {
        heading: 'Two sisters, one sentence, two answers',
        teaching:
          'Lazarus has been buried four days when Jesus arrives. Martha walks out to meet him and says that her brother would not have died had he been there. Some minutes later Mary comes, falls at his feet, and says the same thing, nearly word for word (John 11:21; John 11:32). They must have been saying it to each other all week.\n\nJesus does not answer them alike. With Martha he talks. She wants to think, and he gives her the largest claim in the gospel: he is the resurrection and the life. To Mary he offers no teaching at all. He sees her crying, is shaken, asks where the grave is, and weeps. And he weeps although he has said that he will wake his friend, which settles the question whether hope makes tears unnecessary. The word John uses for his groaning has anger in it (John 11:33), and interpreters disagree about its cause; death itself seems the likeliest. Some mourners need a conversation and some need company. It is worth asking which, before opening one’s mouth.',
        scriptures: ['John 11:21-27', 'John 11:32-36', 'John 11:38-39'],
      },
      {
        heading: 'David, twice',
        teaching:
          'When his newborn falls ill David lies on the ground for a week and cannot be persuaded to eat. The child dies, and his servants are afraid to tell him. He gets up, washes, worships, and asks for dinner. They are baffled. His explanation is among the bleakest and most hopeful lines of the Old Testament: he will go to the child, but the child will not return to him (2 Samuel 12:23).\n\nYears afterwards his grown son Absalom, a rebel, is killed in a war that David’s own side wins. This time there is no composure. He climbs to the room over the gate and says “my son” eight times in two verses (2 Samuel 18:33; 2 Samuel 19:4). Guilt is in it; he had failed that boy long before. Joab, who did the killing, tells him roughly to pull himself together, and as politics it is good advice. As pastoral care it is none.\n\nThe same man, then, grieved in two quite different ways. One loss does not teach you how to bear another. If your mourning is not like your sister’s, or not like your own last time, nothing is wrong with it.',
        scriptures: ['2 Samuel 12:19-23', '2 Samuel 18:33', '2 Samuel 19:4-8'],
      },
      {
        heading: 'Showing the coats',
        teaching:
          'In Joppa a woman called Tabitha died, who had sewn for the poor. Peter was fetched, and when he came upstairs the widows stood round him weeping and showed him the tunics and coats that she had made while she was with them (Acts 9:39). It is the most ordinary scene in the book: people in a room with a body, holding up her things. You have probably done it with a recipe book or a toolbox. Peter lets them finish before he sends them out and kneels.\n\nAt Thessalonica the question was sharper, for believers had died and the others feared that they would miss the Lord’s coming. Paul does not forbid sorrow. He asks them not to sorrow “as others which have no hope” (1 Thessalonians 4:13), and tells them whom the dead are with. His last word is an instruction to the group: comfort one another. Grief in the New Testament is nobody’s private project. It is done in rooms, with objects, in company, and with an ear for a promise that some days only your neighbour is able to believe.',
        scriptures: ['Acts 9:36-39', '1 Thessalonians 4:13-14', '1 Thessalonians 4:16-18'],
      },
    ],
    questions: [
      'Are you more like Martha or like Mary when you grieve, and do the people around you know it?',
      'Why do you think Jesus wept when he already knew how the day would end?',
      'David ate after one death and howled after another. What made the difference, as you read it?',
      'Which object would you hold up, as the widows held up the coats, and what does it say about the one who made or owned it?',
      'What has somebody said to you after a death that truly helped, and what would you rather not have heard?',
    ],
    prayer:
      'Lord Jesus, you stood in front of a grave and cried, so we need not explain ourselves to you. We miss them: their voice on the stairs, their chair, their hand. Some of us are angry that you did not come sooner, and we tell you so, as Martha did. Stay with us through the evenings and the anniversaries. Keep those whom we cannot keep. Teach us how to sit beside one another, and bring us to the day when you call us each by name. Amen.',
    longReads: [
      {
        title: 'Four days late',
        booksToRead: 'John 11',
        explanation: 'The full account, from the delay at the beginning to the plot that the miracle sets off.',
      },
      {
        title: 'A father over the gate',
        booksToRead: '2 Samuel 18',
        explanation: 'The battle in the forest and the two runners who bring the news of Absalom.',
      },
    ],
  },
  {
    topic: 'Suffering and the book of Job',
    aliases: [
      'suffering',
      'job',
      'the book of job',
      'why do good people suffer',
      'pain',
      'unjust suffering',
      'when bad things happen',
    ],
    title: 'What Job Was Never Told',
    introduction:
      'The book of Job puts its readers in an awkward position: we know why, and Job never finds out. A wager in heaven, explained to us in the first two chapters, is not mentioned again, and God does not mention it either when at last he speaks. So whatever the book is for, it is not an explanation handed to sufferers. It is forty-two chapters of prayer, bad theology, superb poetry and wild animals. We shall look at the silence, the quarrel, the storm and the curious ending.',
    sections: [
      {
        heading: 'Seven good days and thirty-five bad chapters',
        teaching:
          'Job’s friends begin superbly. They hear of his losses, travel to him, fail to recognise the man on the ash heap, tear their clothes, and sit with him on the ground for seven days without a word (Job 2:11-13). It is what later Jewish custom made of mourning: one waits for the mourner to speak first. The trouble begins when Job does speak, and what he says alarms them.\n\nFrom then on each defends one idea: God is just, so suffering is deserved. Eliphaz says it gently, with a vision he once had. Bildad suggests that Job’s dead children had it coming (Job 8:4). Zophar thinks that Job has received less than he should (Job 11:6). Much of what they say could be sewn on a sampler, and Paul even quotes Eliphaz with approval (Job 5:13; 1 Corinthians 3:19). Yet God’s verdict in the end is that they have not spoken rightly of him. True sentences, said at the wrong bedside, may become lies. Their error was to care more for a tidy system than for the man in front of them.',
        scriptures: ['Job 2:11-13', 'Job 8:3-6', 'Job 11:5-6', 'Job 13:3-5'],
      },
      {
        heading: 'The right of complaint',
        teaching:
          'James speaks of the patience of Job (James 5:11), and the word means endurance; anyone who expects meekness will be startled. Job curses the day of his birth. He tells God to leave him alone long enough to swallow (Job 7:19). He turns a psalm inside out: where Psalms 8:4 wonders that God should be mindful of man, Job asks why God cannot look somewhere else for once (Job 7:17-18).\n\nBut watch to whom he talks. His friends talk about God; only Job talks to him. He wants a hearing, a witness, an umpire who could lay a hand upon them both (Job 9:33), and in one astonishing passage he is certain that a redeemer lives who will stand up for him (Job 19:25). The Hebrew of the next lines is difficult, and readers differ whether he expects to see God after death or before it; Christians have sung it at funerals for centuries. What is not in doubt is that his fiercest complaint and his highest confidence are found in the same mouth, within the same speech.',
        scriptures: ['Job 7:17-21', 'Job 9:32-35', 'Job 19:23-27'],
      },
      {
        heading: 'A tour of the zoo',
        teaching:
          'God answers from a storm, with questions. Was Job there when the sea was born and wrapped in clouds like a baby (Job 38:8-9)? Does he know when mountain goats calve? There follow the wild ass who laughs at towns, the ostrich who forgets her eggs and outruns a horse, the war horse saying “Ha, ha”. Almost nothing here is of any use to human beings. It rains on deserts in which nobody lives (Job 38:26). Leviathan cannot be kept as a pet.\n\nMany find this a bully’s answer, and the question should be left open in a group. Others notice that God comes, which is what Job had asked for; that he never accuses him of a secret sin; and that the tour shows a world full of creatures God delights in, with man not at its centre. Job says that he had heard of God before, and now sees (Job 42:5). His final sentence can be translated as repentance in dust and ashes, or as being comforted about dust and ashes, that is, about being mortal. The book leaves us with both.',
        scriptures: ['Job 38:4-11', 'Job 38:25-27', 'Job 39:13-18', 'Job 42:1-6'],
      },
      {
        heading: 'Daughters with names',
        teaching:
          'The ending gives back double: fourteen thousand sheep for seven, six thousand camels for three. But not children. There were seven sons and three daughters before, and there are seven and three again (Job 1:2; Job 42:13). Some commentators have thought that the first ten are reckoned as still his. At least the arithmetic concedes that children are not replaced as livestock is.\n\nTwo more details. First, relations who had stayed away now come, eat with Job and comfort him for the evil which, the narrator says, was the Lord’s doing (Job 42:11); even the happy ending does not soften that. Secondly, the narrator forgets the sons’ names and tells us the girls’: something like Dove, Cinnamon and Horn of Eye-paint. And Job gives them an inheritance among their brothers, contrary to custom. A man who has been through this, the story seems to say, stops calculating what people deserve, and starts to give.',
        scriptures: ['Job 42:7-9', 'Job 42:10-12', 'Job 42:13-17'],
      },
    ],
    questions: [
      'Which of the friends’ arguments have you heard at a sickbed, or used there yourself?',
      'Why does God say that Job, with all his accusations, has spoken rightly of him?',
      'How do the animal speeches strike you: as evasion, as comfort, or as something else?',
      'What would change if Job had been told about the wager?',
      'What has suffering made you stop calculating, or start to give?',
    ],
    prayer:
      'Maker of goats and stars, we do not understand what you are doing, and we are tired of people who say that they do. Let us speak to you as freely as Job did. Keep us from explaining other people’s pain to them. When we visit the sick, help us to sit down and hold our tongues. Come to those who are asking for you tonight, in the storm if it must be so. And give us back, in the end, the power to be generous. Amen.',
    longReads: [
      {
        title: 'Out of the whirlwind',
        booksToRead: 'Job 38',
        explanation: 'Read it aloud and out of doors if you can; it is among the greatest poems on the created world.',
      },
      {
        title: 'Job’s most hopeful despair',
        booksToRead: 'Job 19',
        explanation: 'Betrayed by everyone he lists, he turns to a redeemer.',
      },
    ],
  },
  {
    topic: 'The psalms of lament',
    aliases: [
      'lament',
      'lamentation',
      'psalms of lament',
      'complaining to god',
      'how long o lord',
      'crying out to god',
      'angry with god',
    ],
    title: 'How to Complain',
    introduction:
      'Grumbling is about God, behind his back. Lament is to his face. By most counts at least a third of the psalms are laments, more than there are of any other sort, though one would hardly guess it from what is sung in church. They are rude, repetitive and exact. They ask “how long” and “why” and they wait for an answer. Three of them are laid out here as a kind of apprenticeship, one very short, one very famous and one that most hymnals leave out. Afterwards you might write your own.',
    sections: [
      {
        heading: 'Six verses that hold the whole craft',
        teaching:
          'Psalm 13 can be learned by heart in an evening. It has three moves. First the complaint: “how long” comes four times, aimed at God’s forgetting, God’s hiding, the singer’s own churning thoughts, and an enemy’s success. Secondly a demand, in three plain imperatives: look, answer, give light to my eyes. The reasons given for it are hardly noble; the enemy will gloat (Psalms 13:4). Thirdly a turn, with the smallest of hinges: “But I have trusted”.\n\nWhat happened between verse four and verse five? Nobody knows. Some scholars suppose that a priest spoke a word of assurance at this point; Hannah’s story shows how that could happen (1 Samuel 1:17). Others think that the mere saying of it did the work. Or else the last lines are sung in advance, as a debt to be paid when help has come. What the psalm does not do is skip to its end. The praise in it is believable because the four questions were asked first, and nothing in it takes them back.',
        scriptures: ['Psalms 13:1-2', 'Psalms 13:3-4', 'Psalms 13:5-6'],
      },
      {
        heading: 'The one Jesus used',
        teaching:
          'Mark and Matthew record a single saying of Jesus from the cross, and it is the opening of Psalm 22, in his mother tongue. It does not tell us whether he went on to the rest in silence. But the whole psalm was in the minds of those who wrote the account: the mockers wagging their heads, the garments shared out by lot (Psalms 22:7; Psalms 22:18).\n\nThe poem swings. Complaint; then memory: our fathers trusted and were not ashamed. Complaint; then memory again: you took me out of the womb. One could mistake the memories for comfort. In truth they sharpen the pain, because God was reliable for everybody else. “But I am a worm” comes straight after the ancestors. Only from Psalms 22:22 onward does it open, wider and wider, from brothers to the ends of the earth to people not yet born.\n\nIf the Son of God prayed like this, then to feel forsaken is not the same as unbelief. The sentence begins with “My God”, and says it twice.',
        scriptures: ['Psalms 22:1-5', 'Psalms 22:6-10', 'Psalms 22:22-24', 'Mark 15:33-34'],
      },
      {
        heading: 'By the canals, with nothing to sing',
        teaching:
          'Psalm 137 was made among deportees in Babylon, beside the irrigation channels, by professional musicians by the sound of it. Their guards want entertainment. They hang up their lyres; one cannot perform the songs of home for those who burnt it. Then the poem tightens into a vow, then into a curse, and its last verse wishes on Babylon’s infants what soldiers had done in Jerusalem.\n\nMost lectionaries stop before that. Should we? Some Christians refuse to pray it at all, since we were told to love our enemies. Others, and among them people who have lived through wars, say that the verse belongs there: it is what such grief really thinks, and it is brought to God in place of being carried out. Nothing was done; the rage was handed over. Obadiah explains the odd mention of Edom: neighbours who stood by, and cheered (Obadiah 1:11-12). You need not approve this prayer in order to learn from it that there is nothing in your heart which must first be made decent before you may say it.',
        scriptures: ['Psalms 137:1-6', 'Psalms 137:7-9', 'Obadiah 1:11-12'],
      },
    ],
    questions: [
      'Write one sentence that begins “How long” and is truly yours. To whom have you been saying it until now?',
      'What do you make of the leap between the fourth and the fifth verse of Psalm 13?',
      'When has the memory of God’s kindness to others made things harder for you and not easier?',
      'Would you read the last verse of Psalm 137 aloud in a church? What would be lost by doing it, and what by leaving it out?',
      'Which songs does your congregation have for people who cannot sing the cheerful ones?',
    ],
    prayer:
      'How long, Lord? You know the thing each of us means, so we shall name it now in silence. Look at it. Answer us. Give some light to our eyes. We are not going to pretend that we feel better than we do, and we are not going to stop talking to you. You heard your Son when he cried out, and you did not despise him. We trusted you before; help us to trust you with this. One day let us sing again, and mean it. Amen.',
    longReads: [
      {
        title: 'From forsaken to the ends of the earth',
        booksToRead: 'Psalms 22',
        explanation: 'Mark each swing between complaint and memory in the margin.',
      },
      {
        title: 'The man who has seen affliction',
        booksToRead: 'Lamentations 3',
        explanation: 'An alphabet of grief in threes, with its most hopeful lines exactly in the middle.',
      },
    ],
  },
  {
    topic: 'Waiting on God',
    aliases: [
      'waiting',
      'waiting for god',
      'patience',
      'unanswered prayer',
      'when god is slow',
      'delay',
      'how to be patient',
    ],
    title: 'Twenty-Five Years and a Watchman',
    introduction:
      'There are waits that one can count, like the wait for exam results, and waits that may have no end: for a child, a diagnosis, a job, somebody to come home. The second kind makes people do foolish things. It made Abraham and Sarah do one that still has consequences. Scripture is full of those who waited, and rarely flatters them. It also makes a distinction that is hard to see from inside: between waiting for something, which uses you up, and waiting for someone.',
    sections: [
      {
        heading: 'What one does in year eleven',
        teaching:
          'Abram was seventy-five when the promise sent him out and a hundred when Isaac was born (Genesis 12:4; Genesis 21:5). A quarter of a century passes in nine chapters, so a reader hardly feels it. The story gives the dates, though, and they show where it hurt. After ten years in Canaan Sarai makes the sensible proposal: it was a recognised arrangement of the time that a servant might bear a child for her mistress (Genesis 16:2-3). It worked at once, and it broke four lives.\n\nThen Genesis goes quiet. Between the last verse of chapter 16 and the first of chapter 17 lie thirteen years in which nothing is reported, neither vision nor word. When God speaks again Abraham falls on his face and laughs, and begs that Ishmael may be enough (Genesis 17:17-18). One understands him: he had adjusted his hopes downwards and become fond of what he had. The son who came was named Laughter. Two things might be kept from this. Impatience is seldom wicked; it is usually reasonable. And Hagar’s son, the product of the shortcut, was heard and blessed by God as well (Genesis 21:17-18).',
        scriptures: ['Genesis 16:1-6', 'Genesis 17:15-19', 'Genesis 21:1-7'],
      },
      {
        heading: 'What a sentry knows about dawn',
        teaching:
          'Psalm 130 calls from “the depths” and then sits up all night. Its picture is a sentry on a wall. The line about watchmen and the morning is said twice over, and the repetition does what it says: it makes you wait (Psalms 130:6).\n\nConsider what a watchman knows. He cannot hurry the sun by staring. He does not doubt that it is coming either; he only does not have it yet. And he has a job meanwhile, since the city sleeps because he does not. This is different from the waiting room, where one turns the pages of old magazines. The Hebrew verb most used for waiting on God is close to a word for cord, and to the verb for twisting strands together, though one should not build much on that; at any rate it means a taut kind of expectation and not a limp one. Isaiah promises such people new strength, in an unexpected order: they fly, they run, they walk (Isaiah 40:31). Walking comes last, perhaps because it is the hardest.',
        scriptures: ['Psalms 130:1-6', 'Isaiah 40:28-31', 'Psalms 27:13-14'],
      },
      {
        heading: 'Two old people who did not miss it',
        teaching:
          'When Mary and Joseph bring the baby to the temple they are one poor couple among many, with the cheaper offering of two birds. Priests pass by. Two people see. Simeon had been told that he would not die first, and Luke does not actually say that he was old; we infer it from his readiness to go (Luke 2:29). Anna was eighty-four, or had been a widow for eighty-four years, for the Greek may mean either. She had lost her husband after seven years of marriage and had been in that building ever since.\n\nThey had waited for what the prophets called the consolation of Israel, and they received forty days’ worth of infant. Nothing was settled that afternoon. Rome still ruled; Simeon had to speak of a sword. He said that he had seen enough. The long discipline had given them, not the thing itself finished, but eyes for its beginning. Maybe that is what waiting on God is chiefly for, and those who will not wait walk past.',
        scriptures: ['Luke 2:22-24', 'Luke 2:25-32', 'Luke 2:36-38'],
      },
    ],
    questions: [
      'What have you been waiting for longest, and how has the wait changed what you hope for?',
      'Sarai’s plan was lawful, sensible and disastrous. How can one tell a shortcut from an ordinary step one ought to take?',
      'The watchman has work to do during the night. What is yours, while you wait?',
      'Why might Isaiah put walking after flying and running?',
      'What small beginning have you seen lately that a busier person would have walked past?',
    ],
    prayer:
      'Lord, you are not slow as we reckon slowness, but it feels like that to us tonight. We have been asking for a long time. Keep us from grabbing. Keep us from growing bitter towards those who got it straight away. Give us a watchman’s eyes and something useful to do until the morning comes. If our hopes have become too small, wake them; if they are the wrong ones, change them gently. And let us recognise you when you are carried in. Amen.',
    longReads: [
      {
        title: 'The prophet on his tower',
        booksToRead: 'Habakkuk 2',
        explanation: 'A man who has argued with God climbs up to wait for the reply, and is told to write it large.',
      },
      {
        title: 'Laughter in the tent',
        booksToRead: 'Genesis 18',
        explanation: 'Sarah listens behind the flap, and is asked why she laughed.',
      },
    ],
  },
];
