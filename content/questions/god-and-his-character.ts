import type { QuestionCard } from '../card.ts';

export const godAndHisCharacter: readonly QuestionCard[] = [
  {
    question: 'What is God like?',
    aliases: [
      'who is god',
      'what kind of god is he',
      'describe the character of god',
      'what are the attributes of god',
      'what is the nature of god',
      'what does god look like',
      'is god a man',
      'does god have a body',
      'is god male or female',
      'what is god’s personality',
      'is god kind',
      'is god good',
      'can we see god',
      'describe god to me',
      'how would you describe god',
      'where is god',
      'does god have feelings',
      'does god get tired',
    ],
    topics: ['god', 'character of god', 'attributes', 'holiness', 'mercy'],
    summary:
      'God is merciful, patient, faithful and just, says the Bible, and Jesus shows it best. Asked for his glory, the God of the Bible answered with a list of character traits: merciful, gracious, slow to anger, full of loyal love, and not willing to wave guilt away. That self-description, given to Moses on Sinai, is quoted or echoed all over the Old Testament. The New Testament adds two short sentences, that God is light and that God is love, and points to Jesus as the place to look.',
    explanation:
      'The fullest answer comes just after the golden calf, when Israel had least right to a kind one (Exodus 34:6-7). Its two halves pull against each other: forgiveness for thousands, and yet consequences that reach grandchildren. Later writers lean on the first half. Psalms 103:8-14 turns it into comfort for people made of dust, and Jonah 4:2 throws it at God as a complaint, because the prophet would rather have had Nineveh burn.\n\nBeside nearness stands distance. Isaiah saw a throne and heard holiness proclaimed three times (Isaiah 6:1-5), and his own first reaction was dread. Yet the high and holy one also says that he lives with the crushed (Isaiah 57:15). The Bible will not let go of either.\n\nJohn’s gospel claims that the unseen God has been made known by his Son (John 1:18), and that whoever has seen Jesus has seen the Father (John 14:9). So Christians read the older words through a man who touched lepers and overturned tables. John’s first letter then says that God is love (1 John 4:8-10), and defines love not by a feeling but by what was given.',
    references: [
      {
        scripture: 'Exodus 34:6-7',
        why: 'God’s own account of his name, as close to a definition as scripture comes, and the passage most often repeated.',
      },
      {
        scripture: '1 John 4:8-10',
        why: 'Says what God is in one word and measures that word by the sending of the Son.',
      },
      {
        scripture: 'John 14:8-9',
        why: 'Philip asks to be shown the Father and is told to look at the person in front of him.',
      },
      {
        scripture: 'Psalms 103:8-14',
        why: 'Takes up the Sinai words and adds the picture of a father who knows how fragile his children are.',
      },
      {
        scripture: 'Isaiah 6:1-5',
        why: 'Holiness as an experience: a prophet sees the throne and thinks himself lost.',
      },
      {
        scripture: 'Isaiah 57:15',
        why: 'Joins the two extremes: the one who inhabits eternity also dwells with the humble.',
      },
      { scripture: '1 John 1:5', why: 'God as light, with nothing dark held back behind the kind appearance.' },
      { scripture: 'Deuteronomy 32:4', why: 'Moses’ song calls him a rock: dependable, just, without iniquity.' },
      {
        scripture: 'Jonah 4:2',
        why: 'A prophet recites God’s mercy resentfully, which shows how well known the words were.',
      },
      { scripture: 'James 1:17', why: 'A giver of good things in whom nothing shifts as the sun’s shadow does.' },
    ],
  },
  {
    question: 'What is the Trinity?',
    aliases: [
      'how to explain the trinity to a child',
      'how can god be three and one',
      'is the trinity in the bible',
      'father son and holy spirit explained',
      'three persons in one god',
      'do christians believe in three gods',
      'how do i explain the trinity to my kids',
      'i do not understand the trinity',
      'is jesus the same person as the father',
      'are jesus and god the same person',
      'who are the three persons of the trinity',
      'trinity explained simply',
      'how is god three in one',
      'if jesus is god who did he pray to',
    ],
    topics: ['trinity', 'father son and holy spirit', 'one god'],
    summary:
      'The Trinity means that the one God is Father, Son and Holy Spirit. The word is not in the Bible; it is a summary that the church found for what the Bible says in pieces. There is one God. The Father is God, the Son is God, the Holy Spirit is God; and they are not one another, since they speak to, send and love each other. “One being, three persons” was the wording on which councils of the fourth century settled.',
    explanation:
      'Everything begins with Israel’s confession of a single LORD (Deuteronomy 6:4). The first Christians were Jews who went on saying it, and Paul repeats it to Corinth while placing Jesus inside it: one God, the Father, and one Lord, through whom all things are (1 Corinthians 8:6).\n\nSeveral scenes show three at once. At the Jordan the Son stands in the water, the Spirit comes down and a voice speaks from heaven (Matthew 3:16-17). On the last evening Jesus asks the Father to send another helper (John 14:16-17). And baptism is given in a single name, though three are listed (Matthew 28:19). Paul’s blessing sets grace, love and fellowship side by side as though that needed no defence (2 Corinthians 13:14).\n\nThe verses themselves do not explain how. In John the Word is with God and is God in the same sentence (John 1:1), and Jesus can also say that the Father is greater (John 14:28). The doctrine is a fence around all of these at once. One famous verse is no help: the heavenly witnesses of 1 John 5:7 are missing from nearly all Greek manuscripts, and scholars of every church treat them as a later addition.',
    references: [
      {
        scripture: 'Matthew 28:19',
        why: 'Baptism into one name that belongs to Father, Son and Holy Spirit together.',
      },
      { scripture: 'Deuteronomy 6:4', why: 'The starting point that no later statement may cancel: God is one.' },
      {
        scripture: 'Matthew 3:16-17',
        why: 'Son, Spirit and Father’s voice in one scene, distinct and acting together.',
      },
      { scripture: 'John 1:1-3', why: 'The Word is both with God and God: distinction and identity in one breath.' },
      {
        scripture: '2 Corinthians 13:14',
        why: 'An early blessing, from the fifties of the first century, that already has a threefold shape.',
      },
      { scripture: 'John 14:16-17', why: 'One who asks, one who gives and one who is given, all personal.' },
      {
        scripture: '1 Corinthians 8:6',
        why: 'Paul rewrites Israel’s creed so that the Father and Jesus both stand within it.',
      },
      { scripture: 'Acts 5:3-4', why: 'Peter treats a lie to the Spirit as a lie told to God.' },
      {
        scripture: '1 Peter 1:2',
        why: 'Foreknowing, sanctifying, sprinkling with blood: one salvation shared among three.',
      },
      { scripture: 'John 14:28', why: 'The verse that every account of the Trinity has to make room for.' },
    ],
    whereChristiansDiffer:
      'Orthodox, Catholic and nearly all Protestant churches hold the doctrine in the form of the Nicene Creed, though East and West differ on whether the Spirit proceeds from the Father alone or also from the Son. Jehovah’s Witnesses regard Jesus as God’s first creation and the Spirit as God’s active force; Latter-day Saints speak of three separate beings; Oneness Pentecostals hold that the one God appeared as Father, Son and Spirit; Unitarians keep to the Father alone. Each appeals to some of the passages here.',
  },
  {
    question: 'Does God really love me?',
    aliases: [
      'i dont feel worthy of gods love',
      'i am not good enough for god',
      'am i loved by god',
      'how do i know god loves me',
      'can god love someone like me',
      'does god care about me',
      'is god’s love unconditional',
      'i feel like god does not love me',
      'does god even love me',
      'nobody loves me not even god',
      'why would god love me',
      'does god love me when i sin',
      'does god still love me after what i did',
      'does god still love me after everything i have done',
      'does god notice me',
      'does god care about my problems',
      'does god care about little things',
      'does god care about small things in my life',
      'does god think about me',
      'am i important to god',
      'is it possible to be too bad for god to love',
    ],
    topics: ['love of god', 'worth', 'assurance'],
    summary:
      'Yes, and the Bible does not begin its proof with you. Its argument is that God’s love was settled before anyone had earned it: Christ died for people while they were still against him. Nothing in heaven, earth or the future is on Paul’s list of things strong enough to undo that. The love is personal too; Jesus speaks of sparrows, counted hairs and one missing sheep.',
    explanation:
      'Paul puts the case in the order of a lawyer. Hardly anyone would die for a decent person, but God’s love was shown toward sinners (Romans 5:6-8). If the largest gift was given at that point, he argues, the smaller ones are not in doubt, and he ends with a list of ten threats that cannot separate (Romans 8:35-39).\n\nThe Old Testament says it with pictures. A mother might conceivably forget her nursing child, but God has written Zion on his palms (Isaiah 49:15-16). Hosea hears God remembering how he taught Israel to walk and finding that he cannot give it up (Hosea 11:1-9). Zephaniah, otherwise one of the sternest prophets, closes with God singing (Zephaniah 3:17).\n\nFor the person who suspects an exception, Jesus told about one sheep out of a hundred and a father who ran (Luke 15:4-7; Luke 15:20). Paul could move from “us” to “me” without embarrassment (Galatians 2:20). Love in this sense is not approval of everything: the same God disciplines those he loves (Hebrews 12:6). But it does come first, and obedience follows it as an answer (1 John 4:19).',
    references: [
      {
        scripture: 'Romans 5:6-8',
        why: 'Dates the love: it was shown while people were still sinners, so it cannot depend on deserving.',
      },
      { scripture: 'Romans 8:35-39', why: 'Names everything one fears could end it, and denies each.' },
      {
        scripture: 'John 3:16',
        why: 'Its object is the world, with no group left out, and its measure is the only Son.',
      },
      {
        scripture: 'Isaiah 49:15-16',
        why: 'Stronger than a mother’s love, spoken to people who said that God had forgotten them.',
      },
      { scripture: 'Galatians 2:20', why: 'Paul makes it singular: the Son of God loved me.' },
      { scripture: 'Luke 15:4-7', why: 'A shepherd who goes after one, and does not wait for it to find its own way.' },
      { scripture: 'Zephaniah 3:17', why: 'A rare picture of God rejoicing aloud over his people.' },
      {
        scripture: 'Matthew 10:29-31',
        why: 'Attention down to sparrows and hairs, said to men about to be persecuted.',
      },
      {
        scripture: 'Hosea 11:1-9',
        why: 'God as a parent whose child has turned away and whose heart will not let him go.',
      },
      { scripture: 'Hebrews 12:6', why: 'Guards against a misunderstanding: being loved includes being corrected.' },
    ],
  },
  {
    question: 'How can I know that God exists?',
    aliases: [
      'does god exist',
      'is god real',
      'is there proof of god',
      'evidence for god in the bible',
      'why should i believe in god',
      'is there a god',
      'prove god exists',
      'how do we know god is real',
      'what if god is not real',
      'i am not sure god is real',
      'i want to believe in god but i can not',
      'why do people believe in god',
      'how can i believe in someone i can not see',
      'is god made up',
      'did people invent god',
    ],
    topics: ['existence of god', 'evidence', 'atheism', 'creation'],
    summary:
      'You cannot prove God as one proves a sum, but there are good reasons to trust. No biblical writer sets out to prove it; the first verse simply begins with God at work. What they do offer are pointers: the sky and the order of nature, the voice of conscience, the story of Israel, and above all Jesus. They also say that God is found by those who look, and that the evidence can be resisted. Certainty of a mathematical kind is not promised.',
    explanation:
      'Psalms 19:1-4 hears the sky speaking without words to every language on earth. Paul draws an argument from the same thing: what has been made shows an eternal power, so that people are without excuse (Romans 1:19-20). He says too that some who never had the law of Moses have it written within, and that conscience accuses or defends them (Romans 2:14-15).\n\nIn Athens he meets philosophers on their own ground, quotes their poets, and says that God arranged the world so that people might feel their way toward him, who is in fact close (Acts 17:24-28). Then he turns from nature to an event: the raising of a man. Some laughed and some wanted to hear more (Acts 17:31-32).\n\nPsalms 14:1 calls the denial of God foolish, but its concern is the person who lives as though nobody will ever ask; it is no verdict on the intelligence of atheists. Those who doubt honestly get a hearing: a father says that he believes and begs help for the rest of him (Mark 9:24), and Thomas is shown hands and side (John 20:25-29). Jeremiah’s letter to exiles promises that wholehearted seekers find (Jeremiah 29:13).',
    references: [
      { scripture: 'Romans 1:19-20', why: 'The Bible’s most direct claim that the made world tells of its maker.' },
      { scripture: 'Psalms 19:1-4', why: 'The heavens as a speech that needs no translation.' },
      {
        scripture: 'Acts 17:24-28',
        why: 'Paul’s case to people who did not share his scriptures, built on nature and longing.',
      },
      {
        scripture: 'Hebrews 11:6',
        why: 'States the minimum that coming to God requires: that he is, and that seeking is worthwhile.',
      },
      { scripture: 'Romans 2:14-15', why: 'Adds the witness inside, conscience, in people without the law.' },
      { scripture: 'John 1:18', why: 'The Christian answer in one line: unseen, but made known by the Son.' },
      {
        scripture: 'Acts 17:31-32',
        why: 'The resurrection offered as assurance, with the mixed reactions honestly recorded.',
      },
      { scripture: 'Jeremiah 29:13', why: 'Promises that a search made with the whole heart will not be in vain.' },
      { scripture: 'Mark 9:24', why: 'Faith and doubt in the same sentence, and Jesus acts on it.' },
      { scripture: 'Psalms 14:1', why: 'Often quoted against atheists; it speaks first of corrupt conduct.' },
    ],
    whereChristiansDiffer:
      'Catholic teaching holds that reason can know God’s existence from creation with certainty, and many Protestants and Orthodox also value such arguments. Others, Karl Barth among the best known, hold that God is known only where he reveals himself, above all in Christ. Reformed thinkers in the line of Calvin speak of a sense of God given to everyone, so that belief may be reasonable without argument. Kierkegaard and those he influenced stress the risk in faith over its proofs.',
  },
  {
    question: 'Does God ever change his mind?',
    aliases: [
      'can god repent',
      'does god have regrets',
      'why did god regret making man',
      'is god unchanging',
      'can prayer make god change his mind',
      'did god ever regret something',
      'has god ever been wrong',
      'does god ever break a promise',
      'can moses change god’s mind',
      'is god the same yesterday today and forever',
    ],
    topics: ['repentance of god', 'unchangeable', 'relenting', 'providence'],
    summary:
      'Yes and no: his character and promises do not change, but he responds to people. Scripture says both. Balaam and Samuel insist that God is no man, to go back on what he said; yet God is sorry that he made humankind, regrets crowning Saul, and spares Nineveh after announcing its end. In 1 Samuel 15 the two statements stand in one chapter. The usual reading is that God’s character and promises do not shift, while his dealings with people answer what they do.',
    explanation:
      'The puzzle is sharpest at 1 Samuel 15:29, where Samuel says that God does not repent, between two verses which say that he did (1 Samuel 15:11; 1 Samuel 15:35). All three use the same Hebrew verb, which ranges from regret through comfort to a change of course. Whoever edited this did not think it a blunder.\n\nJeremiah supplies a rule. When a nation under threat turns back, God relents; when a nation under promise turns bad, he relents of the good too (Jeremiah 18:7-10). Announced doom, then, is often a warning with an unspoken “unless”. That is how Nineveh took it, rightly (Jonah 3:9-10). Moses pleaded after the calf and disaster was held back (Exodus 32:11-14); Amos pleaded twice with success, then not again (Amos 7:1-6).\n\nOther texts insist on constancy. Because the LORD does not change, Jacob’s descendants are not consumed (Malachi 3:6): here unchangingness is the ground of mercy. Gifts and calling cannot be revoked (Romans 11:29). One might say that the one thing God cannot be talked out of is being the God of Exodus 34:6, and that this is precisely why he can be asked.',
    references: [
      {
        scripture: 'Jeremiah 18:7-10',
        why: 'The rule behind the stories: God’s announcements respond to what nations do.',
      },
      {
        scripture: 'Numbers 23:19',
        why: 'The classic denial: God does not lie or go back on a blessing that he has spoken.',
      },
      {
        scripture: '1 Samuel 15:29',
        why: 'Denies that God repents, though the story around it says that he regretted making Saul king.',
      },
      { scripture: '1 Samuel 15:11', why: 'The other side of the same chapter, in God’s own mouth.' },
      { scripture: 'Exodus 32:11-14', why: 'Moses argues, and the destruction announced does not happen.' },
      { scripture: 'Jonah 3:9-10', why: 'A foreign city gambles that the sentence is conditional, and is right.' },
      {
        scripture: 'Genesis 6:6',
        why: 'Grief at the heart of God, before the flood; the strongest language of regret.',
      },
      { scripture: 'Malachi 3:6', why: 'God’s constancy is why a faithless people still exists.' },
      { scripture: 'James 1:17', why: 'The New Testament’s plainest word that there is no variation in God.' },
      {
        scripture: 'Amos 7:1-6',
        why: 'Two visions of ruin withdrawn because a prophet asked on behalf of a small people.',
      },
    ],
    whereChristiansDiffer:
      'Classical theology, Catholic, Orthodox and Protestant, holds that God is unchangeable and knows all from eternity, and that scripture speaks of regret as it speaks of God’s arm, in human terms. Open theists, such as Clark Pinnock and John Sanders, take the language of relenting at face value: the future is partly open and God responds to it. Others stand between, speaking of a God constant in character who enters truly into time and relationship.',
  },
  {
    question: 'Why does God seem so different in the Old Testament?',
    aliases: [
      'why is god violent in the old testament',
      'is the god of the old testament the same as in the new',
      'why was god so angry in the old testament',
      'did god command genocide',
      'is the god of the old testament cruel',
      'is god mean in the old testament',
      'why is god so angry in the old testament and loving in the new',
      'did god change between the testaments',
      'why did god kill so many people in the bible',
      'old testament god vs new testament god',
      'why is there so much violence in the bible',
      'why did god order the killing of the canaanites',
      'is god a murderer',
      'isnt the old testament god different from jesus',
      'is the god of the old testament different from jesus',
      'is the old testament god the same as jesus',
    ],
    topics: ['old testament', 'violence', 'wrath', 'canaan'],
    summary:
      'It is the same God, and the difference is smaller than it looks, but not imagined. There is a real difficulty and it should not be talked away: commands to destroy the Canaanites stand in the text. But a simple contrast of angry God and kind God fails on both sides. The Old Testament’s refrain is mercy, and Jesus speaks of judgement more than almost anyone. In the second century Marcion proposed two gods; the church refused and kept both books.',
    explanation:
      'Begin with what is often missed. God’s description of himself at Sinai puts patience first (Exodus 34:6-7). Love of the neighbour and of the foreigner both come from Leviticus (Leviticus 19:18; Leviticus 19:34). Ezekiel hears that God takes no pleasure in anyone’s death (Ezekiel 33:11). Jesus, for his part, warns of fire (Mark 9:43-48), and Revelation is as fierce as Joshua.\n\nThe hardest passages concern Canaan (Deuteronomy 20:16-18). The text gives its reasons: the danger of copying idolatry that included child sacrifice (Deuteronomy 12:31), and a guilt which had been left four generations to ripen (Genesis 15:16). It also complicates them: Rahab the Canaanite is spared, the Israelite Achan is not, and Judges shows the peoples still living there. Ancient war reports commonly exaggerated, and Joshua 10:40 may be such a report. None of this makes the words easy.\n\nChristians read forward from there. Jesus refused to call down fire on a village (Luke 9:54-55), told his followers to love enemies because God sends rain on both kinds of people (Matthew 5:44-45), and died asking forgiveness for his killers (Luke 23:34). Hebrews says that God spoke of old in many ways and has now spoken in a Son (Hebrews 1:1-3).',
    references: [
      {
        scripture: 'Exodus 34:6-7',
        why: 'The Old Testament’s own summary of God, with mercy first and judgement kept.',
      },
      {
        scripture: 'Hebrews 1:1-3',
        why: 'The same God spoke in both ages; the Son is the exact likeness by which the rest is read.',
      },
      {
        scripture: 'Deuteronomy 20:16-18',
        why: 'The command itself, which any honest answer has to face, with the reason it gives.',
      },
      {
        scripture: 'Ezekiel 33:11',
        why: 'God denies any delight in the death of the wicked, in an Old Testament book full of judgement.',
      },
      {
        scripture: 'Genesis 15:16',
        why: 'Judgement on Canaan delayed for generations, because its guilt is not yet complete.',
      },
      {
        scripture: 'Matthew 5:44-45',
        why: 'Jesus grounds love of enemies in what God is already doing with sun and rain.',
      },
      { scripture: 'Luke 9:54-55', why: 'Disciples cite an Old Testament precedent for fire and are rebuked.' },
      { scripture: 'Leviticus 19:33-34', why: 'Love for the foreigner, from the part of the Bible least read.' },
      {
        scripture: 'Mark 9:43-48',
        why: 'Severity in the mouth of Jesus: the New Testament has no God without judgement.',
      },
      {
        scripture: 'Jonah 4:10-11',
        why: 'God pities an enemy capital, children and cattle included, against his prophet’s wishes.',
      },
    ],
    whereChristiansDiffer:
      'Some hold that the conquest happened as commanded and was a just, limited judgement by the giver of life. Some read the language as the exaggeration usual in ancient war records. Some, like Origen in the third century, find its meaning in the battle against vices. Others hold that Israel wrote its own understanding of God into these accounts, and that the crucified Jesus corrects it. Most critical scholars think the texts were composed centuries after the events.',
  },
  {
    question: 'Do we have free will if God knows everything?',
    aliases: [
      'does god control everything',
      'free will and predestination',
      'is everything planned by god',
      'does god know the future',
      'does everything happen for a reason',
      'do we have free will',
      'if god knows everything why did he create people who go to hell',
      'is my life already planned',
      'is everything god’s will',
      'did god know adam and eve would sin',
      'if god knows the future can i change it',
      'is fate real',
      'does god have a plan for everything',
      'are we just puppets',
      'if god already knows what i will choose do i have a choice',
      'does god knowing everything mean i have no choice',
      'if god knows what i will do am i free',
    ],
    topics: ['free will', 'foreknowledge', 'sovereignty', 'providence'],
    summary:
      'Yes, we choose and answer for it, and God still knows and rules. The Bible asserts two things and seldom pauses to reconcile them: God knows and governs what happens, and people make choices for which they answer. Joseph’s brothers meant evil and God meant good by one and the same deed. Judas did what had been foretold, and woe was pronounced on him for it. Four ways of holding both, or of loosening one, have their defenders.',
    explanation:
      'Knowledge first. A psalmist says that his words are known before they reach his tongue and his days were written before there was one of them (Psalms 139:1-4; Psalms 139:16). Isaiah makes foretelling the mark of the true God (Isaiah 46:9-10). Proverbs 16:9 lets a person plan and the LORD direct the steps.\n\nThen choice. Moses sets life and death before Israel and tells them to choose (Deuteronomy 30:19), Joshua does the same (Joshua 24:15), and Jesus laments that Jerusalem would not come (Matthew 23:37). None of these speeches makes sense to puppets.\n\nThe places where both meet are the most instructive. Joseph says it to his brothers’ faces (Genesis 50:20). Peter says in Jerusalem that Jesus was handed over by God’s settled plan and that wicked hands killed him (Acts 2:23). Paul tells the Philippians to work out their salvation because God is at work in them (Philippians 2:12-13): the one does not begin where the other stops. And in one odd story David asks what the men of Keilah will do, gets an answer, leaves, and so it never happens (1 Samuel 23:11-13). God knew a possibility.',
    references: [
      {
        scripture: 'Genesis 50:20',
        why: 'One event, two intentions, human evil and divine good, neither cancelling the other.',
      },
      { scripture: 'Deuteronomy 30:19', why: 'The choice is put as a real one, with consequences for children too.' },
      { scripture: 'Acts 2:23', why: 'Plan and guilt in a single sentence about the cross.' },
      {
        scripture: 'Philippians 2:12-13',
        why: 'Human effort and God’s working are joined by “for”, not set against each other.',
      },
      {
        scripture: 'Psalms 139:1-6',
        why: 'Complete knowledge, received by the psalmist as wonder more than as a problem.',
      },
      { scripture: 'Proverbs 16:9', why: 'The everyday form of the question: we plan, and someone else directs.' },
      { scripture: 'Isaiah 46:9-10', why: 'Declaring the end from the beginning is said to be what sets God apart.' },
      { scripture: 'Matthew 23:37', why: 'Jesus wanted one thing and the city another; a refusal is taken seriously.' },
      {
        scripture: 'Romans 9:18-21',
        why: 'Paul raises the objection himself, and answers with the potter’s right over clay.',
      },
      {
        scripture: '1 Samuel 23:11-13',
        why: 'God tells David what would happen, and because David acts on it, it does not.',
      },
    ],
    whereChristiansDiffer:
      'Calvinists hold that God ordains all that comes to pass, and that people act freely in the sense of doing what they want. Arminians, Wesleyans and most Orthodox hold that God foreknows free choices without causing them, and gives enough grace for a real yes or no. Molinists, after the Jesuit Luis de Molina, say that God also knows how every possible person would choose in every possible circumstance. Open theists think that future free acts cannot yet be known, even by God.',
  },
];
