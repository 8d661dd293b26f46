import type { ApologeticsCard } from '../card.ts';

/** Nature as the sciences describe it, beside what Genesis and the churches say. */
export const science: readonly ApologeticsCard[] = [
  {
    title: 'Has Science Disproven God?',
    aliases: [
      'science has disproven god',
      'science versus religion',
      'science and faith conflict',
      'can you believe in god and science',
      'scientists do not believe in god',
      'we do not need god any more',
      'god is an unnecessary hypothesis',
      'scientism',
    ],
    topics: ['science', 'reason', 'naturalism'],
    objection: `Lightning, plague, the motions of the planets: each was once God’s doing, and each now has an explanation in which he does not appear. Laplace is said to have told Napoleon that he had no need of that hypothesis. Richard Dawkins treats God as a scientific hypothesis like any other, one that ought to leave traces, and finds none. Among members of the American National Academy of Sciences who answered a survey in 1998, only about seven in a hundred believed in a personal God. When those who understand the world best have dropped an idea, the rest of us may draw the inference.`,
    coreResponse: `Science has overturned many things that believers once said, among them that the sun goes round the earth; on the earth’s age most Christians follow it, while some read Genesis otherwise. It has not examined the question whether there is a God, because its method is to look for regular causes within nature, and God, as Jews, Christians and Muslims have understood him, isn’t one of these. He is supposed to be the reason why there is a nature with regular causes. You may judge that there is no such reason. That judgement is philosophy, and needs arguments of its own; no instrument has returned it as a reading. A kettle, in John Polkinghorne’s example, boils because of the gas flame and because he wants tea; complete knowledge of the first leaves the second where it was.`,
    deeperExplanation: `### The war that mostly wasn’t

The story of an age-long conflict was put about by two nineteenth-century Americans, John William Draper and Andrew Dickson White. Historians of science today, whatever their beliefs, reject it as a general account. Educated medieval Christians did not believe in a flat earth. Copernicus was a cathedral canon, Mendel an abbot, Lemaître a Belgian priest: after Friedmann in 1922 and independently of him he derived an expanding universe from Einstein’s equations, and he was the first to propose a beginning in a single dense state; Faraday and Maxwell were devout. The trial of Galileo in 1633 did happen and was a disgrace. It was also a tangle of patronage, an insulted pope, proofs that were weaker than Galileo thought, and a church frightened by the Reformation.

The reverse legend, that Christianity single-handedly *caused* science, is equally tidy and needs Babylon, Alexandria and Baghdad to be left out. Peter Harrison shows that “science” and “religion” as rival provinces are themselves modern inventions.

### What the survey shows

The figure from the Academy is real. So is a larger survey by Elaine Ecklund, who found that American scientists at leading universities were less religious than their neighbours but that few had been argued out of faith by their field; most of the unbelievers had been raised with little religion. Belief also varies by country, and a poll can’t settle a question of truth in either direction.

### What is left to argue about

- Why is there something to study, and why is it *intelligible*? Einstein called that its eternal mystery; theists think they have an answer, and naturalists may say that none is needed.
- Is the claim that only science gives knowledge something science has shown? It would be hard to say by which experiment.
- Miracles are where the two really meet. If God has acted within history, then some particular events, the empty tomb above all, are open to inquiry and could in principle be discredited.

Psalms 19:1 does not offer the heavens as a proof. It says that they are already speaking. A believer owes it to that conviction to accept what is well established, including when it is unwelcome, since on his own account it is God’s handiwork that is being described. Where theology has lost ground it had usually been doing somebody else’s job.`,
    scriptures: [
      'Psalms 19:1-4',
      'Romans 1:19-20',
      'Proverbs 25:2',
      'Job 38:1-4',
      'Colossians 1:16-17',
      'Psalms 111:2',
    ],
    furtherReading: [
      'Richard Dawkins, The God Delusion (2006)',
      'John Hedley Brooke, Science and Religion: Some Historical Perspectives (1991)',
      'Peter Harrison, The Territories of Science and Religion (2015)',
      'John Polkinghorne, Belief in God in an Age of Science (1998)',
      'Alvin Plantinga, Where the Conflict Really Lies (2011)',
    ],
  },
  {
    title: 'Does Evolution Contradict Genesis?',
    aliases: [
      'evolution and genesis',
      'evolution versus creation',
      'does evolution disprove the bible',
      'can a christian believe in evolution',
      'were adam and eve real',
      'creationism',
      'theistic evolution',
      'darwin and the bible',
      'intelligent design',
    ],
    topics: ['evolution', 'creation', 'adam', 'genesis'],
    objection: `Genesis says that plants, fish, birds and beasts were made kind by kind in six days, and one man and woman from dust and a rib. The evidence says common descent over more than three billion years, driven by mutation and by death on an unimaginable scale. Genetics finds no bottleneck of two people within the last few hundred thousand years. If Adam never was, there was no fall; if there was no fall, Paul’s comparison of Adam with Christ collapses, and with it the need for a cross. Daniel Dennett called Darwin’s idea a universal acid: it eats through every container.`,
    coreResponse: `Common descent is about as well supported as anything in biology, and wishing it away does faith no service. Whether it contradicts Genesis depends on what Genesis is doing. The first chapter arranges its work in two matching sets of three days, with lights on the fourth after light on the first; the second tells of a man made before the plants and animals of the garden. Readers long before Darwin took these features to mean that something other than a timetable was intended. The acid argument reaches further than biology does: evolution says how bodies came to be as they are, and is silent on why there are laws by which they could. The hardest question left is Adam, and Christians answer it variously.`,
    deeperExplanation: `### Not a modern evasion

Augustine, in a work finished about 415, thought that God had made all things at once and planted in them causes which would unfold in time; he called his reading *literal*, and warned believers against talking nonsense about nature in front of people who knew better. Origen asked who could be so simple as to suppose days without a sun. When *The Origin of Species* appeared in 1859 there was outrage, and also Asa Gray, Darwin’s Presbyterian champion at Harvard, and Charles Kingsley, who found it nobler to conceive of a God that could make things make themselves. Benjamin Warfield of Princeton, a father of the modern doctrine of inerrancy, was open to it.

### How Christians read it today

- **Young-earth creationists** take the days as days and hold that death entered with human sin (Romans 5:12). They see clearly what the other readings cost; their critics, most Christians in the sciences among them, say that this one costs geology, genetics and astronomy.
- **Old-earth creationists** accept the ages and posit special creation at points, above all for humanity.
- **Evolutionary creationists**, among them Francis Collins, who led the Human Genome Project, see natural selection as God’s means.
- **Defenders of intelligent design**, such as Michael Behe, say that some structures could not arise unguided. Nearly all biologists, many of them believers, disagree.

### Adam

Some keep a historical pair within a larger population, called to represent it; the text knows of someone Cain is afraid of, and of a wife for him (Genesis 4:14-17). The geneticist Joshua Swamidass has shown that a couple a few thousand years ago could be among the *genealogical* ancestors of everyone alive when Christ came, which genes neither confirm nor exclude. Others read *adam*, the ordinary Hebrew word for a human being, as everyone’s story. Paul certainly built on one man (1 Corinthians 15:21-22), and they must say in what sense he may be followed. That human beings are turned from God needs no fossil to establish it.

### A pain that is older than sin

If evolution is God’s way, then hunting, parasites and extinction are not consequences of any human act. The Psalmist praises God for the lion’s prey (Psalms 104:21) without a blush. Many modern believers blush, and there is no agreed solution.`,
    scriptures: [
      'Genesis 1:1-31',
      'Genesis 2:4-7',
      'Genesis 4:14-17',
      'Psalms 104:19-30',
      'Romans 5:12-19',
      '1 Corinthians 15:21-22',
      'Colossians 1:15-17',
    ],
    furtherReading: [
      'Francis S. Collins, The Language of God (2006)',
      'John H. Walton, The Lost World of Genesis One (2009)',
      'S. Joshua Swamidass, The Genealogical Adam and Eve (2019)',
      'Daniel C. Dennett, Darwin’s Dangerous Idea (1995)',
      'Michael J. Behe, Darwin’s Black Box (1996)',
    ],
  },
  {
    title: 'Isn’t the Universe Far Older than the Bible Says?',
    aliases: [
      'age of the universe',
      'how old is the earth',
      'young earth or old earth',
      'the bible says the earth is 6000 years old',
      'does the bible say how old the earth is',
      'genesis and geology',
      'were the six days literal',
      'dinosaurs and the bible',
    ],
    topics: ['age of the earth', 'genealogies', 'days of creation'],
    objection: `Add up the ages in Genesis 5 and Genesis 11 and you arrive, with James Ussher, at a creation in 4004 BC. The date stood in the margin of English Bibles for two hundred years. It is wrong by a factor of more than two million. Light reaches us from galaxies billions of years away; ice drilled in Antarctica reaches back some eight hundred thousand years; uranium in zircon crystals gives over four billion years, and methods that share no assumptions agree. A book that misdates the world on its first page has no authority over anything that comes later.`,
    coreResponse: `The dates of the sciences are sound: about 13.8 billion years for the universe and 4.5 for the earth, from several independent clocks. Ussher’s is not in the Bible. It is an inference, made with great learning, from lists that do not appear to have been written to support it, and no biblical author ever performs the sum. Matthew demonstrably leaves out kings to reach his fourteens (Matthew 1:8, where three generations between Joram and Uzziah are missing), so “father of” may leap. The Hebrew of Genesis also doesn’t date the beginning. Those who hold to a young earth do it out of loyalty to the text’s plain sense, which deserves respect; but plainness itself depends on knowing what sort of writing one has.`,
    deeperExplanation: `**A fact about the figures.** The three ancient forms of Genesis do not agree. In the Hebrew text Methuselah’s life ends in the year of the flood; the Greek translation used by the apostles adds a century to many of the patriarchs at fatherhood and, in most copies as they once stood, let him outlive the deluge by fourteen years, which troubled Augustine; the Samaritan text differs again. Creation by the Greek reckoning falls near 5500 BC. Ancient scribes, in other words, were already handling these numbers with something other than simple reporting in mind. What it was nobody knows. The Sumerian king list, whose rulers before a flood reign for tens of thousands of years each, suggests that large spans belonged to the genre.

### Who changed their minds, and when

Not sceptics, to begin with. By the 1840s most educated clergy in Britain had accepted an ancient earth, taught by geologists several of whom were themselves ordained, like William Buckland and Adam Sedgwick. Some fitted the ages into a gap between the first two verses; some, like Hugh Miller, a stonemason and Free Church man, let each day stand for an age. The Scofield Bible of 1909 popularised the gap among fundamentalists. A strict six thousand years came back into favour widely only after 1961, with *The Genesis Flood* by John Whitcomb and Henry Morris, who gave geological form to ideas earlier promoted by the Adventist George McCready Price.

### Reading the days

Four readings are alive in churches that hold scripture in equal honour: ordinary days; ages; a literary framework, in which realms are formed and then filled; and the inauguration of a temple, on the seventh day of which God takes up his rest. The second finds support in the fact that the seventh day has no evening, the first in Exodus 20:11, where Israel’s week copies God’s. Appeals to a thousand years being as a day (Psalms 90:4; 2 Peter 3:8) prove less than is thought: one passage is about how short our lives are, the other about patience.

### The lasting question

It isn’t arithmetic. If the human chapter takes up a final sliver of the story, *are we really what it is about?* The psalmist, with only a night sky to go by, had the same thought (Psalms 8:3-4).`,
    scriptures: [
      'Genesis 1:1-5',
      'Genesis 5:25-27',
      'Exodus 20:11',
      'Psalms 90:2-4',
      'Psalms 8:3-4',
      'Matthew 1:8',
      'Genesis 2:2-3',
    ],
    furtherReading: [
      'Davis A. Young and Ralph F. Stearley, The Bible, Rocks and Time (2008)',
      'John C. Whitcomb and Henry M. Morris, The Genesis Flood (1961)',
      'Ronald L. Numbers, The Creationists (1992)',
      'Martin J. S. Rudwick, Earth’s Deep History (2014)',
    ],
  },
  {
    title: 'Did Noah’s Flood Really Happen?',
    aliases: [
      'the flood is impossible',
      'was there a global flood',
      'noah’s flood is a myth',
      'flood copied from gilgamesh',
      'how did all the animals fit on the ark',
      'local flood or global flood',
      'is there evidence for the flood',
    ],
    topics: ['flood', 'noah', 'gilgamesh', 'judgement'],
    objection: `There is not enough water on the planet to cover its mountains, no layer in the rocks where it should have lain, no break in Egypt’s or China’s record, and no way to bring kangaroos home from Ararat without leaving a bone on the road. We even possess the source. In 1872 George Smith read from a clay tablet in London the story of a man warned by a god, a boat sealed with pitch, animals aboard, a mountain landing, birds sent out, and a sacrifice whose smell drew the gods. And the moral of it is that God drowned the babies.`,
    coreResponse: `A flood over the whole globe within human history did not leave the traces it must have left, and it was Christian geologists who first had to say so. That is not the same as saying that nothing happened. Mesopotamian cities lay on flat land between two rivers, and thick beds of silt at Shuruppak and Kish show what those rivers could do; a catastrophe remembered there could underlie all the versions. Genesis shares a plot with Gilgamesh and the older Atrahasis, as nearly everyone agrees. What it does with that plot is its own: the cause is violence and not noise, there is one God and he does not panic, the survivor is given no immortality but a law against murder. The last objection, the drowned, is the serious one.`,
    deeperExplanation: `### Same story, different heaven

In *Atrahasis* (a copy survives from the seventeenth century BC) the god Enlil is kept awake by the din of an overcrowded earth. He tries plague and famine, then water. The gods are soon hungry, having lost the people who used to feed them, and gather round the sacrifice like flies; in *Gilgamesh* they have cowered like dogs while the storm blew. In Genesis what fills the earth is *hamas*, violence (Genesis 6:11-13), and what God feels is grief. Ancient hearers would have known the older tale and noticed each change. Most scholars think that Israel’s writers adapted it, perhaps during the exile; others, that both go back to common memory.

Inside Genesis most critical scholars make out two accounts; conservative ones see a single author who repeats himself. In one a pair of every kind goes aboard, and the water stays a hundred and fifty days (Genesis 7:24); in another there are seven of the clean, and it rains for forty (Genesis 7:2-4). As it stands the whole makes a mirror pattern whose centre is God’s remembering Noah (Genesis 8:1).

### How it is read

1. **Global and recent,** by young-earth creationists, who point to the words for *all* the high hills (Genesis 7:19) and to 2 Peter 3:6.
2. **Regional.** The Hebrew for earth also means land, and “all countries” came to Joseph for corn (Genesis 41:57) without anyone thinking of Peru. Kangaroos are no longer a difficulty, but a boat is an odd precaution against a flood one could walk away from.
3. **A theological telling** of an old disaster, in the manner of its time: creation is undone, waters above meeting waters below, and begins again.

Jesus uses the story for its suddenness: people were eating and marrying (Matthew 24:37-39). Whether that requires a view of its geology is disputed among those who revere him equally.

### The drowned

The narrator is not cheerful about them. He never describes a drowning, and the story ends with God taking upon himself never to do it again, though the human heart has *not* improved; compare the reason given before with the one given after (Genesis 6:5; Genesis 8:21). The bow hung in the cloud is the Hebrew for a weapon. Readers who hold to the event must hold that God may take any life, infants included. Readers who do not must still reckon with a scripture that pictures him so.`,
    scriptures: [
      'Genesis 6:5-13',
      'Genesis 7:19-24',
      'Genesis 8:20-22',
      'Genesis 9:5-16',
      'Matthew 24:37-39',
      '2 Peter 3:5-9',
      'Isaiah 54:9',
    ],
    furtherReading: [
      'Irving Finkel, The Ark Before Noah (2014)',
      'Tremper Longman III and John H. Walton, The Lost World of the Flood (2018)',
      'David R. Montgomery, The Rocks Don’t Lie (2012)',
      'John C. Whitcomb and Henry M. Morris, The Genesis Flood (1961)',
    ],
  },
  {
    title: 'Doesn’t the Bible Get Its Science Wrong?',
    aliases: [
      'scientific errors in the bible',
      'the bible’s science errors',
      'bible says the earth is flat',
      'does the bible teach a flat earth',
      'the sun stood still',
      'bats are not birds',
      'is the mustard seed the smallest',
      'scientific foreknowledge in the bible',
      'firmament and pillars of the earth',
    ],
    topics: ['bible and science', 'cosmology', 'inerrancy', 'accommodation'],
    objection: `Leviticus puts the bat among the birds and says that hares chew the cud. A solid dome holds up an ocean above the sky; the earth rests on pillars and has four corners; the sun runs back to its rising place. Thought takes place in hearts and kidneys. Jacob breeds striped goats by showing their mothers striped sticks. Pi is three. Jesus thinks the mustard seed the smallest of all. These are exactly the mistakes that people of the Iron Age and the first century would make, and exactly those that an author who had made the world would not.`,
    coreResponse: `Yes: the biblical writers picture the world as their neighbours did, and attempts to find modern cosmology between the lines, from the Big Bang in one verse to the water cycle in another, are no more convincing than the same efforts on behalf of the Qur’an. The question is whether they teach that picture or speak by means of it. Nobody convicts an astronomer of error for admiring a sunset. John Calvin, commenting on the greater and lesser lights, noted that astronomers had found Saturn to be bigger than the moon and that Moses was right to speak as things look; whoever wanted to learn astronomy, he said, should go elsewhere. A book meant to be understood by farmers in every century could hardly have begun with plasma.`,
    deeperExplanation: `### Sorting the list

Some items dissolve. Hebrew *oph* means a flying creature, so bats (Leviticus 11:19) belong to it as properly as they belong to our “things that fly”. Hares do appear to chew constantly, and re-ingest their food, though they have no cud. The great bowl of Solomon’s temple was measured in round cubits at a brim of some thickness (1 Kings 7:23-26). Four corners were a figure of speech then as now. Palestinian farmers and rabbis proverbially took the mustard seed for tiny, and the saying concerns what is sown in a garden.

Others do not dissolve. The *raqia* of Genesis 1:6-8, which later Jews discussed as a solid thing and disputed the thickness of, is most naturally a vault with water over it, as in Babylon and Egypt. (A few scholars prefer “expanse”.) Heart and kidneys really are where Hebrews located thinking and feeling. Jacob’s peeled rods (Genesis 30:37-42) follow folk belief; remarkably, the next chapter has him credit God, after a dream about the rams (Genesis 31:10-12). In Joshua 10:12-13 the sun stops. Some take that as a miracle, some as poetry from the Book of Jashar, which the text names as its source, some as an eclipse; none of the three is impossible to hold and none can be shown.

### Three doctrines of scripture

- **Full inerrancy**, as in the Chicago Statement of 1978, holds that the Bible is true in all it affirms, with phenomenal language and round numbers allowed for.
- **Accommodation**, from Origen through Calvin, holds that God stoops to his hearers’ speech, as a nurse lisps to a child. How far *ideas* as well as words may be lisped is where the two part company.
- **Infallibility in its purpose** is the phrase of many others: it errs about hares but not about grace. The Catholic council document *Dei Verbum* speaks of truth set down for the sake of our salvation.

### An opposite observation

For its age Genesis 1 is oddly bare. Sun and moon, gods in every neighbouring land, are called lamps and not even named; sea monsters are simply made. A sceptic may fairly answer that one good idea does not cancel a wrong map. What he may not say is that believers began to notice the map only after being laughed at: Augustine and Calvin got there first.`,
    scriptures: [
      'Genesis 1:6-8',
      'Genesis 1:14-18',
      'Joshua 10:12-14',
      'Psalms 104:2-5',
      'Ecclesiastes 1:5-7',
      'Mark 4:30-32',
      '2 Timothy 3:15-17',
    ],
    furtherReading: [
      'Peter Enns, Inspiration and Incarnation (2005)',
      'G. K. Beale, The Erosion of Inerrancy in Evangelicalism (2008)',
      'John H. Walton, The Lost World of Genesis One (2009)',
      'Kyle Greenwood, Scripture and Cosmology (2015)',
    ],
  },
];
