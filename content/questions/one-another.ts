import type { QuestionCard } from '../card.ts';

export const oneAnother: readonly QuestionCard[] = [
  {
    question: 'How can I forgive someone who hurt me?',
    aliases: [
      'how do i forgive someone',
      'do i have to forgive everyone',
      'what if they are not sorry',
      'what does the bible say about forgiving others',
      'do i have to forgive and forget',
      'i cannot forgive',
    ],
    topics: ['forgiving others', 'forgiveness', 'being hurt', 'resentment'],
    summary:
      'By handing over the right to be paid back. That is what the word means: a debt is released. Jesus makes it a rule without a number, and ties it to having been forgiven oneself. It does not require calling the wrong small, trusting the person again, or staying where one is not safe. Forgiving can be decided alone; being reconciled takes two, and the truth.',
    explanation:
      'Peter thought that seven times was generous (Matthew 18:21-35). The story he was told in reply sets two debts side by side, one that no lifetime could repay and one of about a hundred days’ wages. The servant’s fault is that the first made no difference to the second.\n\nJoseph shows how long it can take. He tested his brothers, wept in secret, and only then spoke. He does not call what they did good. He says that they meant evil, and that God meant something else by it (Genesis 50:19-21).\n\nPaul tells the Romans to leave room for God’s anger (Romans 12:17-21). That is not softness: it trusts that wrong will be judged, by a better judge. “As far as it depends on you” admits that peace may not be had. Luke 17:3-4 begins with a rebuke and speaks of repentance; and yet Jesus prayed for the men with the nails while they were still at work (Luke 23:34, a verse some early manuscripts lack).\n\nForgetting is nowhere commanded. God’s “I will remember their sin no more” in Jeremiah 31:34 is a promise not to hold it against anyone, and the marks stayed in Jesus’ hands.\n\nIn cases of violence or abuse, going to safety and telling those who can stop it belongs to love of neighbour, the offender included.',
    references: [
      { scripture: 'Matthew 18:21-35', why: 'Removes the limit, and says where the strength to do it comes from.' },
      { scripture: 'Ephesians 4:31-32', why: 'Names the poisons to put away, and the pattern to copy.' },
      {
        scripture: 'Romans 12:17-21',
        why: 'Leaves revenge to God, and admits that peace does not depend on one side.',
      },
      { scripture: 'Genesis 50:19-21', why: 'Joseph calls evil by its name and is kind nevertheless.' },
      { scripture: 'Colossians 3:13', why: 'Assumes that there will be real grievances.' },
      { scripture: 'Luke 17:3-4', why: 'Forgiveness may begin with saying plainly what was done.' },
      { scripture: 'Matthew 6:14-15', why: 'The sober comment Jesus adds to his own prayer.' },
      { scripture: 'Luke 23:34', why: 'Forgiveness asked for before anyone was sorry.' },
      { scripture: 'Mark 11:25', why: 'Places the decision in prayer, standing, between the person and God.' },
      { scripture: '2 Corinthians 2:6-8', why: 'A wrongdoer who has been corrected is not to drown in sorrow.' },
    ],
    whereChristiansDiffer:
      'Some hold, with Luke 17:3, that forgiveness in the full sense waits for repentance, though love and readiness do not. Others hold, with Mark 11:25, that it is to be given at once and without condition. Most agree that forgiving is not the same as reconciling, that it does not cancel justice, and that nobody may be pressed to return to danger in its name.',
  },
  {
    question: 'Do I really have to love my enemies?',
    aliases: [
      'how do i love my enemies',
      'what does the bible say about enemies',
      'how should i treat people who hate me',
      'what about revenge',
      'turn the other cheek meaning',
    ],
    topics: ['enemies', 'loving enemies', 'revenge'],
    summary:
      'Jesus says so, and gives a reason that is about God rather than about enemies: sun and rain come to both kinds of field. Love here is not liking. It is listed as actions: doing good, speaking well, praying, feeding. That leaves room for naming evil, for leaving, and for courts. It shuts out paying back, and the private pleasure of another’s fall.',
    explanation:
      'Matthew 5:43-48 and Luke 6:27-36 hold the saying in two forms. Luke’s has the verbs: do good, bless, pray, lend. The hearers lived under Rome and the kings it had installed, so the enemy was not a figure of speech.\n\nThe other cheek (Matthew 5:38-42) answers a blow on the right one, which from a right-handed man would be a backhand, an insult as much as an injury. Readers debate how far that detail carries; at the least it refuses both hitting back and crawling.\n\nIt was not new. The law told Israel to bring back an enemy’s straying ox (Exodus 23:4-5), and Proverbs 25:21-22 to feed him, words that Paul repeats in Romans 12:20. Elisha turned an ambush into a banquet, and the raids stopped (2 Kings 6:21-23). David, with Saul’s life in his hand, cut off a corner of cloth and was sorry even for that (1 Samuel 24:4-7).\n\nThe psalms that curse are also prayer (Psalms 109:1-5 opens one): they give the wish to God instead of carrying it out. And the ground of it all, for Paul, is that he had been an enemy himself when he was reconciled (Romans 5:10).',
    references: [
      { scripture: 'Matthew 5:43-48', why: 'The command, and the reason drawn from sun and rain.' },
      { scripture: 'Luke 6:27-36', why: 'Spells love out in verbs that do not need liking.' },
      {
        scripture: 'Romans 12:20-21',
        why: 'Food and drink for a hungry enemy, and evil overcome from the other side.',
      },
      { scripture: 'Romans 5:10', why: 'The readers themselves were enemies once, and were not treated as such.' },
      { scripture: 'Exodus 23:4-5', why: 'Enemy-love in the law of Moses, with an ox and a donkey.' },
      { scripture: '1 Samuel 24:4-7', why: 'David spares a man who is hunting him.' },
      { scripture: '2 Kings 6:21-23', why: 'A captured army is given a meal and sent home.' },
      { scripture: 'Proverbs 24:17-18', why: 'Forbids enjoying the fall of an enemy.' },
      { scripture: '1 Peter 2:21-23', why: 'Holds up how Jesus took insults, to slaves who had many to take.' },
      { scripture: 'Acts 7:59-60', why: 'Stephen does it while the stones fly.' },
    ],
    whereChristiansDiffer:
      'Mennonites, Quakers and others take these words to rule out taking part in war and in force altogether. The just-war tradition, held by most Catholics, Orthodox and Protestants, applies them to personal dealings and allows rulers, under strict limits, to restrain evil (Romans 13:3-4). All agree that they forbid hatred and private revenge.',
  },
  {
    question: 'How should I choose my friends?',
    aliases: [
      'what does the bible say about friendship',
      'what makes a good friend',
      'should i end a friendship',
      'does bad company matter',
      'how do i deal with toxic people',
    ],
    topics: ['friendship', 'bad company', 'choosing friends'],
    summary:
      'Slowly, because one becomes like them. Proverbs looks for people who tell the truth, keep a confidence and stay when it costs something, and advises distance from the hot-tempered and from those who live by gossip. Jesus complicates that: he chose his own circle with care and a night of prayer, and ate with people of whom no careful parent would have approved. One can be open to all and formed by few.',
    explanation:
      'Proverbs 13:20 states the law of likeness in one line. Paul quotes a comic poet, probably Menander, to the same effect (1 Corinthians 15:33). Anger is singled out as catching (Proverbs 22:24-25).\n\nThe marks of a friend are mostly about hard times. He loves at all times (Proverbs 17:17), wounds honestly rather than flatter (Proverbs 27:6), sharpens, as metal does metal (Proverbs 27:17). Jonathan gave David robe and sword and with them, as many read the gesture, his claim to a throne (1 Samuel 18:3-4), and later went into the woods to encourage him. Job’s friends are the warning: right to come, wrong once they explained.\n\nThe first psalm pictures bad company as a walk that becomes a stand and ends in a chair (Psalms 1:1). Against that stands the charge that Jesus was a friend of tax collectors (Luke 7:34). He did not deny it. What he never did was let them set the direction.\n\nHe also said what friendship is: no longer servants who are not told anything, but people to whom everything was made known, and for whom one would die (John 15:13-15).',
    references: [
      { scripture: 'Proverbs 13:20', why: 'Says what company does, in either direction.' },
      { scripture: 'Proverbs 17:17', why: 'The test of a friend: whether it lasts through bad weather.' },
      { scripture: 'John 15:13-15', why: 'Jesus’ own account of friendship: nothing held back.' },
      { scripture: 'Proverbs 27:6', why: 'Prefers an honest wound to a flattering kiss.' },
      { scripture: '1 Corinthians 15:33', why: 'A proverb of the theatre, borrowed by an apostle.' },
      { scripture: '1 Samuel 18:3-4', why: 'A prince strips off his own robe and sword for a friend.' },
      { scripture: 'Proverbs 22:24-25', why: 'Names one kind of person to keep at a distance, and why.' },
      { scripture: 'Psalms 1:1', why: 'Three postures in which bad counsel settles in.' },
      { scripture: 'Luke 7:34', why: 'The other side: the company for which Jesus was blamed.' },
      { scripture: 'Proverbs 27:17', why: 'Friendship as something that puts an edge on both.' },
      { scripture: 'Ecclesiastes 4:9-12', why: 'What one gains by not being alone.' },
    ],
  },
  {
    question: 'Does the Bible say not to judge?',
    aliases: [
      'what does judge not mean',
      'is it wrong to judge others',
      'can christians call anything wrong',
      'who are you to judge me',
      'how do i correct somebody',
    ],
    topics: ['judging others', 'judge not', 'correction'],
    summary:
      'Jesus forbids one kind of judging and assumes another. What is ruled out is passing sentence: writing a person off, by a measure one would not want applied to oneself. The same chapter asks his hearers to know dogs, pigs, wolves and bad fruit when they see them. The order is: plank first, then the speck, and then really to help with the speck.',
    explanation:
      'The saying in Matthew 7:1-5 is a carpenter’s joke with an edge. Somebody with a beam in his eye offers to do surgery. It ends with the brother’s eye being cleared, so helping is the aim; blindness in the helper is the obstacle. A few lines later false prophets are to be recognised by what grows on them (Matthew 7:15-20).\n\nJohn 7:24 even commands right judgement, against going by appearances; the occasion was a healing on the wrong day. In John 8:7-11, a story that the oldest manuscripts lack, accusers with a sound legal case drop it one by one, and the woman is neither condemned nor told that it did not matter.\n\nPaul says both things. In disputes over food and days nobody may judge another man’s servant (Romans 14:4); in a case of open wrong inside the church they must, while those outside are God’s affair (1 Corinthians 5:12-13). He warns that the one who judges does the same things (Romans 2:1), and that motives come to light only at the end (1 Corinthians 4:5).\n\nGalatians 6:1 gives the manner: gently, to put right, with an eye on oneself. James asks who we are to do it at all, there being one lawgiver (James 4:11-12).',
    references: [
      { scripture: 'Matthew 7:1-5', why: 'The command and the picture that explains it.' },
      { scripture: 'John 7:24', why: 'Judging is not abolished here, but corrected.' },
      { scripture: 'Galatians 6:1', why: 'How to set somebody right, and what to watch meanwhile.' },
      { scripture: 'Romans 14:4', why: 'On matters that are open: the other has a master already.' },
      { scripture: 'Matthew 7:15-20', why: 'From the same sermon: discernment by fruit.' },
      { scripture: '1 Corinthians 5:12-13', why: 'Draws a line between inside and outside.' },
      { scripture: 'John 8:7-11', why: 'Accusers sent home, and the accused sent on.' },
      { scripture: 'Romans 2:1', why: 'The judge is found to be guilty of the charge.' },
      { scripture: 'James 4:11-12', why: 'Reminds the critic how many judges there are.' },
      { scripture: 'Luke 6:37', why: 'Ties judging, condemning and forgiving together.' },
      { scripture: '1 Corinthians 4:5', why: 'Some verdicts must wait until hearts are known.' },
    ],
  },
  {
    question: 'What does the Bible say about gossip?',
    aliases: [
      'is gossip a sin',
      'how do i stop gossiping',
      'people are talking about me',
      'what does the bible say about the tongue',
      'how should i speak about others',
    ],
    topics: ['gossip', 'slander', 'tongue', 'speech'],
    summary:
      'It is taken far more seriously than most churches take it. Gossip and slander stand in Paul’s lists beside violence, and Proverbs blames them for ending friendships. The reasons are practical: what has been swallowed cannot be taken back, and a fire goes out when nobody brings wood. The alternative is not silence but speech that is true, that the person could hear, and that builds something.',
    explanation:
      'James 3:5-10 gives the tongue three pictures, a bit, a rudder and a spark, and then loses patience with it: with one and the same organ we bless God and curse people made in his likeness. He thinks that no one can tame it, which is a reason to pray rather than to boast.\n\nProverbs observes how it works. Whispered words go down deep, like delicacies in most modern versions, like wounds in the King James (Proverbs 18:8). A whisperer separates close friends (Proverbs 16:28). Without wood the fire dies (Proverbs 26:20): the listener supplies it. Keeping a thing covered is called love (Proverbs 17:9).\n\nThe law sets tale-bearing beside standing by while a neighbour’s blood is at stake (Leviticus 19:16). Paul counts gossips in dark company (Romans 1:29-30), and asks for words that suit the need of the moment and give grace to those who hear (Ephesians 4:29).\n\nJesus shortens the route: go to your brother, you and he alone (Matthew 18:15). That would end most gossip. He also said that every careless word will be asked about (Matthew 12:36). Telling those responsible about harm that is being done is another thing, as Chloe’s household did (1 Corinthians 1:11), by name.',
    references: [
      { scripture: 'James 3:5-10', why: 'The fullest treatment: small organ, large fire.' },
      { scripture: 'Ephesians 4:29', why: 'A test for a sentence before it is spoken: whom does it build up?' },
      { scripture: 'Proverbs 16:28', why: 'Names what is lost: a friendship.' },
      { scripture: 'Matthew 18:15', why: 'Where to take a complaint first.' },
      { scripture: 'Proverbs 26:20', why: 'Puts out the fire by bringing it no wood.' },
      { scripture: 'Proverbs 18:8', why: 'Says how far down it goes in the one who listens.' },
      { scripture: 'Leviticus 19:16', why: 'In the law, among duties to a neighbour.' },
      { scripture: 'Matthew 12:36', why: 'Careless words, too, will be accounted for.' },
      { scripture: 'Psalms 141:3', why: 'A prayer for a guard on one’s own mouth.' },
      { scripture: 'Proverbs 17:9', why: 'The alternative: love that covers and does not repeat.' },
    ],
  },
];
