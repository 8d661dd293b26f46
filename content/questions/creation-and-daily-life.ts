import type { QuestionCard } from '../card.ts';

export const creationAndDailyLife: readonly QuestionCard[] = [
  {
    question: 'Does the Bible rule out evolution?',
    aliases: [
      'can a christian believe in evolution',
      'genesis and evolution',
      'did god use evolution',
      'were adam and eve real people',
      'does science contradict genesis',
    ],
    topics: ['evolution', 'creation and science', 'adam and eve'],
    summary:
      'The Bible never mentions it, and Christians who hold it in equal honour answer differently. What Genesis does say is that everything is made, by one God, on purpose, and that it was good; that people are from the ground and bear God’s image. Whether it also tells how, and over what time, depends on what kind of writing one takes its first chapters to be.',
    explanation:
      'Genesis 1:1-27 is built with care: three days of making rooms, three of furnishing them, and a refrain. Sun and moon, gods to the neighbours, are called lamps and come on the fourth day. Genesis 2:7 tells it again, differently, with a potter’s verb and a garden. Augustine, soon after 400, thought the world young but the days no ordinary ones, and warned Christians not to talk nonsense about nature in Scripture’s name.\n\nThe breath of life is shared with animals (Genesis 7:22), and Psalms 104:29-30 says that God creates whenever anything comes to be, by processes we would call natural. Job 38:4 asks the reader where he was.\n\nThe New Testament raises the sharper question. Jesus quotes the making of male and female (Matthew 19:4-6), and Paul sets one man beside another: through Adam death, through Christ life (Romans 5:12-19; 1 Corinthians 15:21-22). Some conclude that there must have been a first pair without human parents; others that Adam was a head or representative, or stands for all.\n\nHebrews 11:3 adds that it is by faith one knows the world was framed by God’s word. How long it took is not a question the letter asks.',
    references: [
      { scripture: 'Genesis 1:1-27', why: 'The text itself: order, refrain, and what it says of people.' },
      { scripture: 'Genesis 2:7', why: 'A second account, in which man is formed from the ground.' },
      { scripture: 'Psalms 104:29-30', why: 'Calls it creation when ordinary life comes and goes.' },
      { scripture: 'Romans 5:12-19', why: 'Adam and Christ side by side: the hardest text for many readings.' },
      { scripture: 'Hebrews 11:3', why: 'Says what is known by faith, and how little of the how.' },
      { scripture: 'Matthew 19:4-6', why: 'What Jesus drew from the first two chapters.' },
      { scripture: 'Job 38:4-7', why: 'God’s own question to those who explain beginnings.' },
      { scripture: 'Psalms 19:1-4', why: 'The heavens tell of glory, without words.' },
      { scripture: 'Romans 1:20', why: 'What can be seen of God in what is made.' },
      { scripture: 'Colossians 1:16-17', why: 'In whom all things hold together, however they came.' },
    ],
    whereChristiansDiffer:
      'Young-earth creationists read Genesis as a record of six days a few thousand years ago, and ask how there could be death before Adam sinned. Old-earth creationists accept the age and special acts of creation within it. Those who speak of evolutionary creation, among them many Catholics, Anglicans and scientists such as Francis Collins, see evolution as God’s way of making. Advocates of intelligent design leave the age open and look for signs of design.',
  },
  {
    question: 'How old is the earth according to the Bible?',
    aliases: [
      'is the earth 6000 years old',
      'were the days of creation 24 hours',
      'young earth or old earth',
      'when did god create the world',
    ],
    topics: ['age of the earth', 'days of creation', 'dinosaurs'],
    summary:
      'It gives no figure. Archbishop Ussher’s 4004 BC, printed in the margins of many old Bibles, was worked out in 1650 by adding up ages in Genesis and tying them to later dates. Whether the lists have gaps, and what the six days are, has been argued since antiquity. Dinosaurs are not mentioned; Behemoth and Leviathan are usually taken for a hippopotamus and a crocodile, or for creatures of poetry.',
    explanation:
      'The genealogies of Genesis 5:3-8 and Genesis 11:10-13 give a father’s age at a son’s birth, which invites addition. But the Hebrew, Samaritan and Greek texts differ in the figures by many centuries, and Luke 3:36 has a Cainan whom the Hebrew of Genesis lacks. Matthew’s list of ancestors demonstrably leaves names out (Matthew 1:8, compared with the kings), and calls it begetting all the same.\n\nThe Hebrew for day can be daylight, a full day, or a time, all within two chapters (Genesis 1:5; Genesis 2:4). The days have evenings and mornings, and three of them come before the sun, which puzzled Origen as much as it has any modern reader. Exodus 20:11 gives the week as the pattern for the sabbath; those who take the days as ordinary find that decisive, those who take them as a frame think that the pattern matters and not the length. The seventh day has no evening, and Hebrews 4:4-10 treats it as still open.\n\nPsalms 90:4 and 2 Peter 3:8 remark that God’s time is not ours; neither is about Genesis.\n\nThe sciences put the earth at about four and a half thousand million years, by several independent methods. Young-earth writers dispute the assumptions behind them.',
    references: [
      { scripture: 'Genesis 1:1-5', why: 'A beginning without a date, and a first day before the sun.' },
      { scripture: 'Exodus 20:11', why: 'The week of work and rest traced to creation.' },
      { scripture: 'Genesis 2:4', why: 'The same word “day” for the whole of it.' },
      { scripture: 'Psalms 90:2-4', why: 'A psalm under Moses’ name on how time looks to God.' },
      { scripture: '2 Peter 3:8', why: 'A thousand years and a day exchanged, in another connection.' },
      { scripture: 'Genesis 5:3-8', why: 'The kind of list from which a date was worked out.' },
      { scripture: 'Luke 3:36', why: 'A name that shows the lists were handed down in more than one form.' },
      { scripture: 'Matthew 1:8', why: 'A genealogy that leaves out kings without concern.' },
      { scripture: 'Hebrews 4:4-10', why: 'Treats the seventh day as not yet over.' },
      { scripture: 'Job 40:15-18', why: 'Behemoth, in whom some have seen a dinosaur.' },
    ],
    whereChristiansDiffer:
      'Young-earth readers hold that six ordinary days some six to ten thousand years ago are the plain sense, and read the geological evidence through the flood. Day-age readers let each day be an epoch; the framework view takes the week as a literary order; John Walton reads it as the giving of functions in a cosmic temple. All of them confess God as maker.',
  },
  {
    question: 'Was there really a worldwide flood?',
    aliases: [
      'did noah’s flood really happen',
      'was the flood local or global',
      'noah’s ark true story',
      'where is noah’s ark',
      'why did god send the flood',
    ],
    topics: ['flood', 'noah', 'ark'],
    summary:
      'The story is told as covering everything under heaven, and Jesus and the letters refer to it as something that happened. Geologists find no trace of a single flood over the whole earth. Some Christians conclude that the evidence is being misread, some that “earth” means the land its narrator knew, some that an old story is retold to teach. On what it teaches there is much more agreement.',
    explanation:
      'Genesis 6:5-13 gives the cause, which is violence and a heart bent all the time the wrong way, and then says that God was grieved. That distinguishes it from the Mesopotamian versions: in Atrahasis the gods send the waters because people are noisy. The likenesses, a boat, birds sent out, a sacrifice, are too close for chance, and show that the memory or the tale was shared by the region.\n\nHebrew has one word for earth and land, and elsewhere “all” has a horizon (in Genesis 41:57 all the earth comes to Egypt for corn). Genesis 7:19-20 nevertheless piles up words to say that nothing stuck out. No ark has been found; claims about Ararat come and go, and Genesis 8:4 speaks of mountains, in the plural, in a whole country.\n\nIts centre is Genesis 8:1, where God remembers. At the end the human heart is just as it was (Genesis 8:21), and the promise is given for that reason; the bow is hung up in the clouds (Genesis 9:12-15). Isaiah 54:9 uses it to promise an end of anger, Jesus to describe how ordinary a last day can look (Matthew 24:37-39), Peter as a picture of baptism (1 Peter 3:20-21).',
    references: [
      { scripture: 'Genesis 6:5-8', why: 'Why it came, and how God felt about it.' },
      { scripture: 'Genesis 7:17-20', why: 'The strongest words for its extent.' },
      { scripture: 'Genesis 8:1', why: 'The turning point: Noah is remembered.' },
      { scripture: 'Genesis 8:20-22', why: 'People are unchanged, and the promise is made anyhow.' },
      { scripture: 'Genesis 9:12-15', why: 'The sign, which is for God to look at.' },
      { scripture: 'Matthew 24:37-39', why: 'What Jesus drew from it: people eating and drinking.' },
      { scripture: '2 Peter 3:5-7', why: 'Treats it as a world that perished once.' },
      { scripture: 'Genesis 41:57', why: 'Shows how “all the earth” can be used in Genesis.' },
      { scripture: 'Isaiah 54:9', why: 'The waters of Noah as a pledge of mercy.' },
      { scripture: '1 Peter 3:20-21', why: 'Eight people and water, as a picture of baptism.' },
      { scripture: 'Hebrews 11:7', why: 'Noah’s faith: building for something not yet seen.' },
    ],
    whereChristiansDiffer:
      'Many conservative readers hold that it was worldwide, and that fossils and rock layers bear its marks. Others, conservative too, argue for a great regional flood, described as its survivors saw it. Others again, in most mainline churches, read an ancient narrative that theology has reshaped. Each must account for both the sweeping language and the ground beneath it.',
  },
  {
    question: 'Are tattoos a sin?',
    aliases: [
      'what does the bible say about tattoos',
      'can christians get tattoos',
      'is it wrong to get a tattoo',
      'what does leviticus say about tattoos',
    ],
    topics: ['tattoos', 'body art', 'body'],
    summary:
      'One verse mentions it, in the law of Moses, beside a ban on cutting oneself for the dead and next to rules on beards. Its neighbours suggest pagan mourning customs, though the second half is not certain. Christians do not keep the laws around it as law. That leaves a matter of conscience, with some useful questions: why, for whom, and whether one will want to have said it in forty years.',
    explanation:
      'Leviticus 19:28 forbids cutting the flesh for the dead and putting marks on oneself. The Hebrew word for the mark occurs only here, so that its exact meaning is a guess. A verse earlier the corners of the beard are protected (Leviticus 19:27), which hardly anyone who quotes the one observes. Deuteronomy 14:1-2 forbids gashes for the dead for a reason: you belong to God.\n\nThe idea of a mark is not always bad. In Isaiah 44:5, as most modern versions have it, people write on their hand that they are the LORD’s, and Isaiah 49:16 has God with Zion on his palms. A slave who loved his master could have his ear pierced (Exodus 21:5-6). Paul says that he carries the marks of Jesus, and means scars (Galatians 6:17).\n\nThe council in Jerusalem did not lay such rules upon non-Jews (Acts 15:28-29). What remains is Paul’s way of handling disputable things: be convinced in your own mind (Romans 14:5), do not despise or judge, do not trip up another. A body bought with a price is not nobody’s business (1 Corinthians 6:19-20), but that passage is about sleeping with prostitutes. And the Lord, as Samuel had to be told, looks elsewhere (1 Samuel 16:7).',
    references: [
      { scripture: 'Leviticus 19:27-28', why: 'The only verse, with the neighbours that are usually left out.' },
      { scripture: '1 Corinthians 6:19-20', why: 'Whose the body is, in a passage on another matter.' },
      { scripture: 'Romans 14:5', why: 'How to decide about things that are open.' },
      { scripture: 'Deuteronomy 14:1-2', why: 'Gives the reason behind bans of this kind.' },
      { scripture: 'Isaiah 49:16', why: 'Zion, engraved on hands that are God’s own.' },
      { scripture: 'Isaiah 44:5', why: 'People who sign with their hand, or upon it, to say whose they are.' },
      { scripture: '1 Samuel 16:7', why: 'Where God looks, and where people look.' },
      { scripture: '1 Corinthians 10:31', why: 'A test for anything: to whose glory?' },
      { scripture: 'Galatians 6:17', why: 'The only marks that Paul was proud of.' },
      { scripture: 'Acts 15:28-29', why: 'What the apostles did and did not ask of believers who were not Jews.' },
    ],
    whereChristiansDiffer:
      'Most Protestants and Catholics see it as a matter of conscience and of what the image says; Copts and other Christians of the East have long worn a small tattooed cross as a sign of faith. Some churches discourage or forbid it, from Leviticus or for the sake of modesty. Orthodox Jews keep the command.',
  },
  {
    question: 'How can I resist temptation?',
    aliases: [
      'what does the bible say about temptation',
      'how do i stop giving in to temptation',
      'how can i break a bad habit',
      'how do i overcome addiction',
      'does god tempt people',
    ],
    topics: ['temptation', 'addiction', 'bad habits'],
    summary:
      'Rarely by staring at it. Scripture’s commonest advice is to leave: Joseph ran and left his coat. Jesus met his with words he had ready. Paul promises that no test is unique and that a way out comes with it, which assumes that one looks for the door. James adds honesty about where it starts, and both add other people. For an addiction, that includes trained ones.',
    explanation:
      'James 1:13-15 traces the course: one’s own desire draws, conceives, gives birth, and the child grows up to be death. God is not in that line. The moment to act is early. Genesis 3:1-6 lets one watch a temptation at work: a question, a doubt about God’s goodness, then looking, taking and sharing.\n\nJesus’ three in the desert offered nothing obviously evil: a meal, a proof, a world without a cross (Matthew 4:1-11). Each answer comes from Deuteronomy, learned long before. Hebrews 4:15-16 draws from it that he knows what it is like, and that help may be asked for in time of need, not afterwards only.\n\n1 Corinthians 10:12-13 warns the confident first. Then comes the promise: common to people, limited, with a way out. In Genesis 39:7-12 the way out was the door; in Proverbs 5:8 it is not going near the house. Jesus taught his friends to pray against it (Matthew 6:13), and found them asleep when he said it again (Matthew 26:41).\n\nGalatians 5:16-17 speaks of walking by the Spirit, which is a direction rather than a fight. Where a habit has become a master, Paul’s cry in Romans 7:18-25 is the honest beginning, and James 5:16, saying it to another, often the next step.',
    references: [
      { scripture: '1 Corinthians 10:12-13', why: 'A warning, and then a promise with a door in it.' },
      { scripture: 'James 1:13-15', why: 'Shows where temptation starts and where it ends.' },
      { scripture: 'Matthew 4:1-11', why: 'Jesus tempted with good things, and what he answered.' },
      { scripture: 'Hebrews 4:15-16', why: 'Help from someone who has been there.' },
      { scripture: 'Genesis 39:7-12', why: 'The simplest method: leaving, even without one’s coat.' },
      {
        scripture: 'Matthew 6:13',
        why: 'A request to make before the moment comes, in the prayer meant for every day.',
      },
      { scripture: 'James 4:7', why: 'Resistance comes second; submission comes first.' },
      { scripture: 'Psalms 119:11', why: 'Words stored up beforehand, for when they are needed.' },
      { scripture: 'Proverbs 4:14-15', why: 'A heap of verbs for one piece of advice: take another road.' },
      { scripture: '1 Corinthians 6:12', why: 'The question about a habit: which of the two is in charge?' },
      { scripture: 'Hebrews 3:13', why: 'Asks for other people, daily, because what tempts us also deceives.' },
      { scripture: 'Ephesians 6:10-13', why: 'Armour for a struggle in which one is to be standing at the end.' },
    ],
  },
];
