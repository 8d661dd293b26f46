import type { ApologeticsCard } from '../card.ts';

/** Who he was, whether it happened, and what the church says of him. */
export const jesus: readonly ApologeticsCard[] = [
  {
    title: 'Did Jesus Really Exist?',
    aliases: [
      'did jesus exist',
      'jesus never existed',
      'was jesus a real person',
      'jesus is a myth',
      'evidence for jesus outside the bible',
      'josephus on jesus',
      'mythicism',
      'historical jesus',
    ],
    topics: ['historical jesus', 'josephus', 'tacitus', 'mythicism'],
    objection: `No contemporary mentions him. Philo of Alexandria, who wrote about Pilate, is silent; so is every Roman of the day. Josephus’s famous paragraph has plainly been touched up by a Christian, and Tacitus wrote eighty years on, perhaps from what Christians told him. Paul, our earliest witness, gives almost no biography: no parables, no Nazareth, hardly a miracle. Read without the Gospels, says Richard Carrier, Paul’s Christ could be a heavenly being who was crucified by demons and known through visions, to whom stories on earth were later attached, as happened with other divine figures.`,
    coreResponse: `The silence is what one should expect. Of provincials executed in the reign of Tiberius practically none left a trace in writings of that decade; Pilate himself, who governed a province for ten years, is known from one stone, some coins and a few pages. For Jesus we have four lives within about sixty or seventy years and letters from a man who was acquainted with his brother. That brother is the hard fact for any theory of a heavenly Christ. Paul met James, and quarrelled with Peter (Galatians 1:19; Galatians 2:11). Historians of no faith, of Jewish faith and of Christian faith agree, with very few exceptions, that Jesus lived and was crucified under Pilate. That agreement doesn’t extend to miracles, and should not be stretched to cover them.`,
    deeperExplanation: `### The two outsiders

**Josephus**, writing in Rome about 93, mentions Jesus twice. The longer notice in Book 18 of the *Antiquities* says in our copies that he was the Messiah and rose on the third day; Josephus, a Pharisee by his own account, can’t have written that. Most scholars take it to be genuine at the core, a wise man, teacher, crucified by Pilate, with Christian additions. A minority reject the whole. The shorter one, in Book 20, is about the stoning of James by the high priest Ananus, and says which James is meant by naming his brother, Jesus, “who is called Christ”. It mentions Jesus only in passing, and few doubt it.

**Tacitus**, about 116, explains Nero’s scapegoats by saying that Christus was put to death by Pontius Pilate in Tiberius’s reign. He thought it a pernicious superstition. Where he learned it he doesn’t say.

### What Paul does say

More than is claimed: that Jesus was born of a woman under the law (Galatians 4:4), of David’s line (Romans 1:3), had brothers, taught about divorce and about the pay of preachers (1 Corinthians 7:10; 1 Corinthians 9:14), and broke bread on the night in which he was handed over (1 Corinthians 11:23). Carrier reads *brother of the Lord* as a title of any Christian. But Paul uses it to tell James apart from Peter, who was a Christian also.

### Signs of an awkward fact

People who make up a Messiah don’t usually give him a village that nobody had heard of, a baptism for repentance at the hands of another prophet, people close to him who think him out of his mind (Mark 3:21), and the death of a slave. Matthew and Luke tie themselves in knots to have a man of Nazareth born at Bethlehem; an invented Jesus could have come from Bethlehem to begin with. Scholars now use this “criterion of embarrassment” with more caution than they used to, since what embarrasses us needn’t have embarrassed Mark. In sum it still weighs a good deal.

### A caution for believers

Between “he existed” and the Jesus of the creed lies a long road, and historians who walk it disagree about nearly every mile: an apocalyptic prophet to Ehrman and Dale Allison, a wisdom teacher to the Jesus Seminar, more than either to N. T. Wright. Their disagreement does not mean that there was nobody there. It rather suggests a man **hard to put into a category**, which contemporaries found as well (Mark 8:27-28).`,
    scriptures: [
      'Galatians 1:18-19',
      'Galatians 4:4',
      '1 Corinthians 11:23-25',
      '1 Corinthians 15:3-8',
      'Luke 3:1-2',
      'Mark 3:21',
      'Mark 6:3',
      'Romans 1:3-4',
    ],
    furtherReading: [
      'Bart D. Ehrman, Did Jesus Exist? (2012)',
      'Richard Carrier, On the Historicity of Jesus (2014)',
      'Robert E. Van Voorst, Jesus Outside the New Testament (2000)',
      'E. P. Sanders, The Historical Figure of Jesus (1993)',
    ],
  },
  {
    title: 'Was the Resurrection a Legend?',
    aliases: [
      'did jesus rise from the dead',
      'evidence for the resurrection',
      'resurrection hallucination',
      'the disciples stole the body',
      'was the resurrection invented',
      'swoon theory',
      'is the empty tomb true',
      'resurrection as legend',
      'why believe in the resurrection',
    ],
    topics: ['resurrection', 'empty tomb', 'appearances', 'hallucination'],
    objection: `Dead men stay dead; that is the best-attested fact there is. Grieving people see those they have lost. Gerd Lüdemann traced everything to two such visions: Peter’s, out of guilt, and Paul’s, out of a conflict he could not admit; the rest was contagion. Mark, the first Gospel, gives no appearance. Matthew adds soldiers and an earthquake, Luke a meal of fish, John a finger for the wound. One can watch the legend grow. Executed criminals generally went into common graves, and if there was a tomb, someone may have moved the body. Any of this is likelier than that a corpse got up.`,
    coreResponse: `Start from what scholars of most kinds grant: Jesus was crucified; soon afterwards a number of followers, singly and in groups, were convinced that they had seen him; James, who had not followed, and Paul, who persecuted, were among them; the message was preached in the city where he died. Theft would explain an empty tomb but not men ready to suffer for what they had stolen. Hallucination could explain some visions, though not the tomb, and less easily groups and enemies. Legend needs time, and the list that Paul passes on is usually dated within some five years of the event. No natural explanation so far covers all of it comfortably. Whether the alternative is admissible depends on whether there is a God who might do such a thing.`,
    deeperExplanation: `### The oldest evidence

“Christ died … was buried … was raised … appeared”: four verbs, which Paul says that he received and handed on (1 Corinthians 15:3-8). Cephas, the Twelve, more than five hundred, James, all the apostles, himself. There are no women, no garden, no angel. It is a summary that presupposes stories, and it was fixed before any Gospel. Those who learned it could go to Jerusalem and ask.

### Four explanations, weighed

- **They took the body.** The charge is as old as Matthew 28:11-15. Hardly anyone makes it now.
- **He had not died.** David Strauss, a sceptic, finished that in 1864: a half-dead man who crept out needing bandages would not have been hailed as conqueror of death.
- **They saw visions.** This is the strongest rival. Apparitions of the dead are commonplace, are sometimes shared, and have been felt as solid; Dale Allison, a Christian, has gathered the reports and warns his fellows not to wave them away. Yet bereaved people who meet their dead do not as a rule conclude that they have left their graves. First-century Jews had words for ghosts and for souls in God’s hand. What they said was *resurrection*, which they expected for everyone at the end and for nobody in the middle.
- **It grew.** In details it surely did; the accounts can’t be wholly reconciled. The direction of growth isn’t simple, since in the late Gospel of John the risen Jesus cooks breakfast and goes unrecognised.

### The tomb

John Dominic Crossan supposes that the body was left to dogs. A crucified man named Yehohanan, found at Givat ha-Mivtar in 1968 with a nail through his heel bone, had been given a family burial, so that it was possible; Josephus says that Jews buried the crucified before sunset. Had it been a fiction, women would be strange discoverers to choose. Critics reply that tending the dead was women’s business, and that Paul does not mention a tomb, though “buried” suggests one.

### What history cannot do

It can’t weigh the chance of a miracle; that is decided elsewhere. Pinchas Lapide, an Orthodox Jew, came to think that God did raise Jesus, and never became a Christian. Others find “we don’t know what happened” the only honest entry. Christians of a liberal kind, from Bultmann on, have spoken of a rising into the preaching of the church; Paul would have been puzzled, for in his view **everything hung on it** (1 Corinthians 15:17). He put it where it could be denied.`,
    scriptures: [
      '1 Corinthians 15:1-8',
      '1 Corinthians 15:14-19',
      'Mark 16:1-8',
      'Luke 24:36-43',
      'John 20:1-18',
      'Matthew 28:11-15',
      'Acts 2:22-32',
    ],
    furtherReading: [
      'N. T. Wright, The Resurrection of the Son of God (2003)',
      'Gerd Lüdemann, The Resurrection of Jesus (1994)',
      'Michael R. Licona, The Resurrection of Jesus (2010)',
      'Dale C. Allison Jr., The Resurrection of Jesus (2021)',
      'Pinchas Lapide, The Resurrection of Jesus: A Jewish Perspective (1983)',
    ],
  },
  {
    title: 'Aren’t Miracles Impossible?',
    aliases: [
      'miracles are impossible',
      'hume on miracles',
      'do miracles happen',
      'are miracles a violation of natural law',
      'extraordinary claims require extraordinary evidence',
      'did the miracles in the bible happen',
      'why don’t miracles happen today',
      'water cannot turn into wine',
    ],
    topics: ['miracles', 'hume', 'natural law', 'testimony'],
    objection: `A law of nature rests on the whole experience of mankind. A miracle is said to break one, and rests on somebody’s say-so. David Hume drew the conclusion in 1748: no testimony can establish a miracle unless its falsehood would be more miraculous still, and it never is. People love a marvel, they lie for a good cause, reports multiply among the ignorant, and each religion’s wonders cancel its rival’s. Jairus’s daughter and the wine at Cana are far off and third hand. If Catholics, Pentecostals and Hindus all report cures today, we don’t become triple believers. We learn what reports are worth.`,
    coreResponse: `Hume is right that a wise person proportions belief to evidence, and Christians apply his rule daily to other people’s miracles. But he cannot get from “very improbable” to “never credible” without assuming what he wants to show. If experience against miracles is uniform, then nobody has seen one, which is the point at issue. And laws of nature describe what happens when nothing else interferes; a hand that catches a falling apple breaks none. How likely an interference is depends on whether there’s anyone to interfere, so that the argument about miracles is an argument about God in disguise. Given a God, single reports must still be tested, and most deserve to fail. The Gospels’ own wonders are claimed as signs, few and mostly merciful, and some were done at request and some refused.`,
    deeperExplanation: `### Hume’s two arguments

In the first part of the essay he appears to say that no evidence could ever suffice. A mathematician of his own time, Richard Price, a friend of Thomas Bayes, saw a flaw. We rightly believe a newspaper that prints a lottery number, though each number is enormously unlikely beforehand; testimony can be much stronger than Hume allowed when it would hardly have been given were it not true. John Earman, a philosopher of science who is not a believer, titled his book on the matter *Hume’s Abject Failure*. Robert Fogelin has defended Hume with equal energy, as setting a high bar and not an infinite one. On that reading he is simply a demanding judge.

The second part, on the poor quality of actual witnesses, *is the one to worry about*. It is empirical. Hume himself mentions the cures at the tomb of the Abbé Pâris in Jansenist Paris, sworn to by physicians before unfriendly judges, and expects his Protestant readers to reject them. They did. On what grounds?

### Consistency

A Christian need not say that nothing ever happened outside the church; Pharaoh’s magicians do wonders (Exodus 7:11-12), and Deuteronomy 13:1-3 foresees a false prophet whose sign comes true. The Bible doesn’t think that miracles prove a doctrine by themselves. Jesus declines to do one for Pharisees who ask (Mark 8:11-12), or for Herod; in his home town he could do little (Mark 6:5), a verse that nobody would have invented to impress.

### Today

Craig Keener assembled two volumes of modern reports, many from Africa and Asia and some with medical papers. Sceptics say that diagnosis errs, cancers remit, and that documentation thins out just where the claim grows large. Lourdes has recognised some seventy cures out of thousands submitted. *Cessationists* such as Warfield held that such gifts ended with the apostles, *Pentecostals* that they never did; the rest of the church lives between.

### And the Old Testament ones?

Sun standing still, an axe-head afloat, a prophet in a fish: even readers who have no quarrel with the resurrection may wonder. Some hold them all as one package. Others ask in each case what sort of writing it is and how close to the events. C. S. Lewis took the second line, and thought that the incarnation was the grand miracle, by which the smaller ones should be judged as one judges whether a newly found page *belongs to the symphony*.`,
    scriptures: [
      'Mark 6:1-6',
      'John 20:30-31',
      'Mark 8:11-12',
      'Deuteronomy 13:1-3',
      'Acts 2:22',
      'John 2:1-11',
      'Exodus 7:11-12',
    ],
    furtherReading: [
      'David Hume, An Enquiry Concerning Human Understanding (1748)',
      'C. S. Lewis, Miracles (1947)',
      'John Earman, Hume’s Abject Failure (2000)',
      'Robert J. Fogelin, A Defense of Hume on Miracles (2003)',
      'Craig S. Keener, Miracles (2011)',
    ],
  },
  {
    title: 'Did Jesus Ever Claim to Be God?',
    aliases: [
      'jesus never claimed to be god',
      'did jesus say he was god',
      'is jesus god',
      'jesus was just a good teacher',
      'lord liar or lunatic',
      'when did jesus become god',
      'divinity of christ',
      'was jesus only a prophet',
      'i am sayings',
    ],
    topics: ['divinity of christ', 'son of man', 'christology'],
    objection: `In Mark he asks why anyone calls him good, when none is good but God; he doesn’t know the day; he prays; he dies with a cry that he has been forsaken. The great claims, “before Abraham was”, “I and my Father are one”, occur only in John, the latest Gospel, whose Jesus speaks like John and not like Matthew’s. Had he said such things, could three evangelists have left them out? Geza Vermes saw a Galilean holy man. Muslims honour a prophet. Lewis’s choice of liar, lunatic or Lord omits the likeliest: a teacher whose followers promoted him, and at last a council.`,
    coreResponse: `He never says “I am God” in so many words, in any Gospel, and most scholars agree that the style of the long speeches in John owes much to John. That leaves what he does say and do in the oldest layers. He forgives sins not committed against himself, and is charged with blasphemy. He sets “but I say” beside what Moses said. He makes people’s eternal standing turn on their attitude to him. To the high priest he speaks of sitting at the right hand of power (Mark 14:62). None of this is a creed; together it is a good deal more than a prophet says. And the promotion did not need a council: within twenty-five years a Jewish Pharisee was applying to Jesus words which Isaiah had written of the one God alone.`,
    deeperExplanation: `### How early?

Philippians 2:6-11, thought by many to be a hymn older than the letter, ends with every knee bowed to Jesus. The words are borrowed from a passage about the only God there is (Isaiah 45:21-23). In 1 Corinthians 8:6 Paul opens up the Shema, Israel’s daily confession, and finds room in it for *one Lord, Jesus Christ*. The Aramaic prayer *Maranatha*, “our Lord, come” (1 Corinthians 16:22), takes us back to people who spoke the language of Galilee. Larry Hurtado described such devotion as an explosion rather than an evolution. Ehrman, who once held that it came late, now agrees that it followed quickly on the visions of Easter; he believes that Jesus was first thought to have been *made* divine, and James Dunn has thought full pre-existence a later step.

### Answering the list

- *Why do you call me good?* (Mark 10:18). Either a disclaimer, as Arians and Unitarians have read it, or a question meant to make the man think about what he has said. Mark doesn’t tell us. Matthew seems to have felt the difficulty, for in the oldest copies he words it otherwise (Matthew 19:17).
- *Not even the Son knows* (Mark 13:32). Athanasius said that he was ignorant as man. Modern theologians often speak of a self-emptying. It is, at least, not a saying the church would have made up.
- *Son of Man* may be only “a man” in Aramaic. With clouds and the right hand it is the figure of Daniel 7:13-14, to whom all peoples give homage.

### Lewis’s trilemma

It works against those who admire a teacher who said everything John reports. It doesn’t work unless the sayings are authentic, and so a fourth L, *legend*, has to be met with history instead of rhetoric. One can put the point more modestly: somebody who was merely a rabbi is difficult to get crucified, and difficult to get worshipped by Jews.

### Where faith goes beyond

Nicaea’s phrase *of one being with the Father* isn’t in scripture, and the bishops knew it. They adopted it because Arius could accept every biblical phrase and mean something less. Christians who reject the inference exist today as they did then, Jehovah’s Witnesses and Unitarians among them. What decided the matter for the rest was largely **prayer**: they were already worshipping him and had either to stop or to explain (John 20:28).`,
    scriptures: [
      'Mark 2:5-12',
      'Mark 14:61-64',
      'Philippians 2:5-11',
      '1 Corinthians 8:6',
      'John 1:1-18',
      'John 20:28',
      'Matthew 11:25-30',
      'Daniel 7:13-14',
    ],
    furtherReading: [
      'Bart D. Ehrman, How Jesus Became God (2014)',
      'Michael F. Bird and others, How God Became Jesus (2014)',
      'Larry W. Hurtado, Lord Jesus Christ (2003)',
      'Geza Vermes, Jesus the Jew (1973)',
      'James D. G. Dunn, Christology in the Making (1980)',
    ],
  },
  {
    title: 'Didn’t Jesus Fail to Return?',
    aliases: [
      'jesus did not return as promised',
      'unfulfilled return of jesus',
      'this generation shall not pass',
      'failed prophecy of jesus',
      'why has jesus not come back',
      'was jesus a failed apocalyptic prophet',
      'delay of the parousia',
      'end times predictions failed',
    ],
    topics: ['second coming', 'prophecy', 'this generation'],
    objection: `“There be some standing here”, he said, who will not die until the kingdom arrives with the Son of Man. “This generation shall not pass.” You will not have gone through the towns of Israel. Paul expected to be alive and advised against marrying. They are all dead. Albert Schweitzer said in 1906 that Jesus laid hold of the wheel of the world to bring history to its close, and it turned and crushed him. Lewis called one of these verses the most embarrassing in the Bible. Two thousand years of “soon” is not a delay; and Deuteronomy tells us what to think about a prophet whose word fails.`,
    coreResponse: `The difficulty is genuine, and the first Christians felt it: 2 Peter quotes people who ask where the promised coming is (2 Peter 3:4), and John 21:23 corrects a rumour that one disciple would not die. Part of it eases when one looks at what question Jesus was answering. He had said that the temple would be thrown down, and they asked when. It was, in AD 70, by Titus, within a generation as he had said. How the language of falling stars belongs to that is debated. Prophets had used it for the fall of cities, and the Son of Man in Daniel comes to God to receive a kingdom. Not everything in these chapters fits so; and he said he did not himself know the day, which makes date-setting in his name absurd.`,
    deeperExplanation: `### The three sayings

1. **Some standing here** (Mark 9:1). All three evangelists put the transfiguration straight after it and join the two with a date, “six days” or “about eight”. That seems to be their interpretation, though six days is a short time in which to remark that some will survive. Others think of Easter, Pentecost, or the year 70.
2. **The towns of Israel** (Matthew 10:23) is set in a charge which already looks past the first tour to governors and kings. Schweitzer built his whole theory on it.
3. **This generation** (Mark 13:30). It can hardly mean the Jewish race, or some future generation, as has been proposed to save the day. It means contemporaries.

### Five roads through Mark 13

*Preterists*, such as N. T. Wright and R. T. France, refer nearly everything down to the thirty-first verse to Jerusalem’s fall. When Isaiah wanted to say that Babylon would be taken he darkened sun and stars (Isaiah 13:10), and no astronomer was needed. *Futurists* see a rehearsal then and the performance to come. *Dispensationalists* refer most of it to a tribulation still ahead. *Conditionalists* recall that Nineveh was not destroyed though Jonah had named the day: prophecy may be meant to be averted, and 2 Peter 3:9 gives patience as the cause. Lastly, many historians, Dale Allison among them though a believer, conclude that **Jesus expected the end soon and, in the plain sense, was mistaken about the time**; Allison connects it with his being truly human.

That last would be fatal for some doctrines of Christ and tolerable for others. Mark 13:32 stands in the same speech, and the person who says that he doesn’t know can’t very well be accused of having set the day.

### The long wait

Paul in his first letters counts himself among those who may be left (1 Thessalonians 4:15). Later he thinks it better to depart. Nothing suggests that his faith was shaken by the change. The parables allow for it, too: there is a master gone for *a long time* (Matthew 25:19), a bridegroom who is late, a seed that grows while the farmer sleeps.

Those who compute have had two millennia of practice, from Montanus through Joachim of Fiore and William Miller’s October of 1844 to the paperbacks of our day, and their record is perfect: all wrong. What has kept the expectation from dying isn’t arithmetic. People who bury children, or who live under Nero or his successors, ask for the world to be put right, and will not accept that it never shall be.`,
    scriptures: [
      'Mark 9:1-2',
      'Mark 13:24-32',
      'Matthew 10:23',
      '2 Peter 3:3-9',
      '1 Thessalonians 4:13-18',
      'John 21:20-23',
      'Acts 1:6-8',
      'Isaiah 13:9-10',
    ],
    furtherReading: [
      'Albert Schweitzer, The Quest of the Historical Jesus (1906)',
      'Dale C. Allison, Jesus of Nazareth: Millenarian Prophet (1998)',
      'N. T. Wright, Jesus and the Victory of God (1996)',
      'Bart D. Ehrman, Jesus: Apocalyptic Prophet of the New Millennium (1999)',
    ],
  },
  {
    title: 'Isn’t the Trinity Incoherent?',
    aliases: [
      'the trinity is incoherent',
      'how can god be three and one',
      'the trinity is not in the bible',
      'is the trinity a contradiction',
      'do christians worship three gods',
      'is the trinity pagan',
      'the trinity makes no sense',
      'unitarian objections',
    ],
    topics: ['trinity', 'monotheism', 'logic'],
    objection: `Father, Son and Spirit are each God, none of them is either of the others, and there is one God. Replace the names with letters and a schoolchild sees that it cannot be: if A is G and B is G, then A is B. Jews and Muslims have said for centuries that it’s polytheism with a good lawyer. The word is not in scripture, the one proof text was a forgery, and it took emperors and exiles to enforce. Thomas Jefferson called it the incomprehensible jargon that three are one and one is three. “Mystery” is the name given to nonsense when it is old enough.`,
    coreResponse: `Everything turns on the little word is. If “the Son is God” meant identity, as in “Cicero is Tully”, the schoolchild would be right. Christians have meant something more like: whatever it takes to be the one God, the Son has it fully, from the Father, without division. Three what, and one what, are not the same what; there is no contradiction in that, though there’s plenty that we cannot picture. The doctrine did not come from a love of puzzles. People who said the Shema every day found themselves meeting God in Jesus and again in the Spirit, and refused to give up either the one or the meeting. It’s an honest objection that nobody has since made the matter clear. Augustine said that we speak of three persons so as not to be silent.`,
    deeperExplanation: `### From the New Testament to the word

The terms are later: *trinitas* appears in Tertullian around 210, and *one being, three persons* was settled in 381. The pattern is earlier. Paul closes a letter with Christ’s grace, God’s love and the Spirit’s fellowship (2 Corinthians 13:14); Matthew ends with baptism in one name which is threefold (Matthew 28:19). Neither verse is a definition. The sentence about three heavenly witnesses in the King James text of 1 John 5:7 isn’t original, and most churches that teach the Trinity print their Bibles without it.

There are verses that pull the other way. Jesus calls the Father the only true God (John 17:3), and greater than himself (John 14:28), and Paul sees the Son finally subject (1 Corinthians 15:28). Arius had texts. The orthodox answered that they speak of the Son as incarnate, or of the order in which he is from the Father, and judged that Arius could not do justice to others, where he is put on the creator’s side of the line (John 1:1-3).

### Models, and what they lose

- **Social.** Three centres of love so united that they are one God; Richard Swinburne and Jürgen Moltmann, in very different ways. Its critics hear three Gods.
- **Latin.** One divine act of being, repeated in three relations; Augustine, Aquinas, Brian Leftow. Its critics hear one person in three roles.
- **Relative identity or constitution.** As a lump of bronze and a statue are numerically one object though not the same *kind* of thing, so with the persons; Peter Geach, Michael Rea. Its critics doubt that identity can be so relaxed.
- **No model.** Many in the East hold that the formulas mark where not to go, and that worship is the place for the rest.

Popular pictures mostly illustrate heresies. Water, ice and steam is modalism; a clover leaf makes each person a third of God. *Patrick’s shamrock is not recorded until centuries after Patrick.*

### Does it do anything?

To call God love (1 John 4:16) is more than to call him loving. Richard of St Victor, in the twelfth century, argued that love needs another, and that perfect love wants a third to share it. The argument is no proof. It does show why Christians don’t regard the doctrine as an embarrassment: a solitary God would have had to create in order to have someone to love. Jews and Muslims, who believe that God is merciful in himself, will not accept that, and the disagreement should be left standing politely.`,
    scriptures: [
      'Deuteronomy 6:4',
      'Matthew 28:19',
      '2 Corinthians 13:14',
      'John 1:1-3',
      'John 14:16-28',
      'John 17:3-5',
      '1 Corinthians 8:6',
      '1 Corinthians 15:24-28',
    ],
    furtherReading: [
      'Augustine, The Trinity (420)',
      'Dale Tuggy, What Is the Trinity? (2017)',
      'Richard Swinburne, The Christian God (1994)',
      'Robert Letham, The Holy Trinity (2004)',
      'Jürgen Moltmann, The Trinity and the Kingdom of God (1980)',
    ],
  },
  {
    title: 'Why Would a Loving God Need a Blood Sacrifice?',
    aliases: [
      'why did jesus have to die',
      'why couldn’t god just forgive',
      'is the cross cosmic child abuse',
      'penal substitution is immoral',
      'why does god need blood',
      'how can an innocent die for the guilty',
      'atonement is barbaric',
      'blood sacrifice',
    ],
    topics: ['atonement', 'cross', 'sacrifice', 'forgiveness'],
    objection: `When I forgive my brother I do not first demand that somebody bleed. Jesus told us to forgive freely, and his father in the parable runs to meet the son without asking for a victim. Yet we are told that God couldn’t pardon until an innocent man had been tortured, and that justice was satisfied by the one thing which justice never allows, to punish the wrong person. Dawkins finds the idea vicious and sadomasochistic. Steve Chalke, a Baptist minister, shocked his fellow evangelicals by comparing it to child abuse. Theology built upon that will teach people to admire violence.`,
    coreResponse: `The objection destroys a caricature, in which a kind Jesus wins over an angry God. The New Testament never says so. It says that God so loved, that he was in Christ reconciling, and that the Son gave himself, no one taking his life from him (John 10:18). If Jesus is God’s own presence, then God did not inflict the price upon a third party; he paid it. Forgiveness, moreover, is not free to the one who forgives. The father in the story bears the loss of half an estate, and his dignity. Why it had to be this way, with blood, is answered in the Bible by a cluster of pictures, from the slave market, law court, battlefield and altar, and the creeds have never chosen among them. Nor need you.`,
    deeperExplanation: `### What sacrifice was

Modern readers imagine the altar as an execution. In Leviticus the animal isn’t tortured or insulted, nothing says that it’s being punished, and someone too poor for a bird may bring flour (Leviticus 5:11-13). The blood is life given back to God, and it cleanses the sanctuary (Leviticus 17:11). The victim on whose head sins are confessed is the other goat, and that one isn’t killed. The prophets can be scathing about the system (Isaiah 1:11-17; Micah 6:6-8). Hebrews says flatly that animals’ blood could never do the work (Hebrews 10:4), and takes Christ’s *obedience* to be what God had wanted.

### How Christians have explained the cross

- **Victory.** Christ enters death and breaks it from within; common in the Greek fathers, and put forward again by Gustaf Aulén in 1931.
- **Satisfaction.** Anselm, 1098: sin dishonours the order of things, man owes and only God can pay.
- **Penal substitution.** Calvin and most evangelicals: the judge takes the sentence on himself. Isaiah 53:5 and Galatians 3:13 are its strongest texts. John Stott, who upheld it, insisted that the cross be called *self*-substitution, and that any account which sets the Father against the Son is wrong.
- **Moral influence.** Abelard: such love kindles love. True as far as it goes, said Anselm’s heirs; but a man who drowns to prove his affection, when no one was in the water, has shown nothing.
- **The end of scapegoating.** René Girard: crowds unite by killing someone, and here for once the story is told from the victim’s side.

Orthodox churches on the whole never adopted the third, and have not felt the lack.

### What can be said for a cost

Victims do not want to hear that nothing happened. To “just forgive” a torturer on behalf of the tortured is an insult to them; wrong has to be named and carried by somebody. South Africans who watched the Truth Commission found out how much. The cross says that the wrong is as bad as they know, and that the one who may forgive it is *among the victims*.

### What still jars

Punishment can’t be transferred as debts can, and no illustration from a human court really works. Defenders appeal to a union between Christ and his people, so close that what is his is theirs; whether that turns a transfer into justice, or only says that this is grace and not justice, has been contested since Socinus in 1578. Feminist writers have added that “suffer as he did” has been preached to beaten wives. That sermon was false. He laid down his life, and *nobody else may lay it down for you*.`,
    scriptures: [
      'Romans 3:23-26',
      '2 Corinthians 5:18-21',
      'John 10:17-18',
      'Isaiah 53:4-6',
      'Hebrews 10:4-10',
      'Leviticus 17:11',
      'Colossians 2:13-15',
      'Luke 15:20-24',
    ],
    furtherReading: [
      'John R. W. Stott, The Cross of Christ (1986)',
      'Gustaf Aulén, Christus Victor (1931)',
      'J. Denny Weaver, The Nonviolent Atonement (2001)',
      'Fleming Rutledge, The Crucifixion (2015)',
      'Anselm of Canterbury, Why God Became Man (1098)',
    ],
  },
];
