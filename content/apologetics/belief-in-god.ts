import type { ApologeticsCard } from '../card.ts';

/** Arguments over whether there is a God, and what belief in him amounts to. */
export const beliefInGod: readonly ApologeticsCard[] = [
  {
    title: 'Who Made God?',
    aliases: [
      'who created god',
      'where did god come from',
      'what caused god',
      'first cause argument',
      'cosmological argument',
      'why is there something rather than nothing',
      'the universe could come from nothing',
      'did god have a beginning',
    ],
    topics: ['creation', 'first cause', 'eternity of god'],
    objection: `If everything needs a cause, so does God; and if something may exist without one, let it be the universe, which at least we know to be there. Bertrand Russell read this at eighteen in the autobiography of John Stuart Mill, whose father had taught it to him, and gave up the first-cause argument on the spot. Dawkins adds that a designer must be more complex than anything he designs, so that invoking him makes the puzzle worse. “It just is” ends the conversation equally well for physicists and for theologians, and the physicists have the better equations.`,
    coreResponse: `The objection would sink an argument that began “everything has a cause”. None of the famous ones does. Aquinas, Leibniz and the Muslim philosophers before them argued that things which might not have been call for an explanation, and that explanations cannot all be borrowed: somewhere there is something which exists of itself. To ask what made that is to ask who lent the money to the one person who never borrowed. So the fair question is which candidate fits. Russell’s universe could be it, if matter or its laws could not have failed to exist; nobody has shown this, and they don’t look like it. The argument, if it holds, gives a necessary being. It is a long way from there to the Father of Jesus Christ.`,
    deeperExplanation: `### Two arguments that are often run together

**From a beginning.** The *kalam*, developed by Muslim theologians such as al-Ghazali and revived by William Lane Craig, says that what begins to exist has a cause and that the universe began. The second premise found unexpected support in the expanding universe. It remains open: general relativity breaks down at the earliest instant, and cosmologists have models with no first moment. Lawrence Krauss’s “nothing”, on the other hand, turned out to be a quantum vacuum governed by laws; David Albert, a philosopher of physics with no religion to defend, pointed that out in a severe review.

**From dependence.** Aquinas thought that reason could not prove a beginning at all. His argument concerns the present: a chain of lamps, each borrowing its light from the next, gives no light however long it is. Even an eternal universe would raise the question why it is there.

### Is God not complicated?

Dawkins’s point assumes that God is made of parts, like a very large computer. Classical theism has always denied it; God on this view is *simple*, with no components to be assembled. That doctrine has difficulties. Some Christian philosophers, Plantinga one of them, doubt that it is coherent, and a God who knows every fact does not sound simple in any ordinary meaning of the word.

### Brute fact

One may decline the game. Russell told Frederick Copleston on the radio in 1948 that the universe is just there, and that’s all. This is a consistent position. Its price is to suspend, at the largest scale, the demand for explanation upon which science runs at every other. A theist suspends nothing, but must admit that “God exists of himself” is not something we *understand*; it’s a label on the far side of what we do.

### The biblical note

Scripture has no theory of causes. When Moses asks for a name he is told something close to “I am who I am” (Exodus 3:14), which generations took for a statement of self-existence; Hebrew scholars hear in it as much a promise to be present. The Psalms say that he was God before mountains were born (Psalms 90:2). Isaiah mocks gods who need carrying (Isaiah 46:1-4), made, as they are, by somebody.`,
    scriptures: [
      'Genesis 1:1',
      'Exodus 3:13-15',
      'Psalms 90:2',
      'Isaiah 46:1-9',
      'John 1:1-3',
      'Acts 17:24-25',
      'Hebrews 11:3',
    ],
    furtherReading: [
      'Edward Feser, Five Proofs of the Existence of God (2017)',
      'William Lane Craig, The Kalām Cosmological Argument (1979)',
      'J. L. Mackie, The Miracle of Theism (1982)',
      'Lawrence M. Krauss, A Universe from Nothing (2012)',
      'Bertrand Russell, Why I Am Not a Christian (1957)',
    ],
  },
  {
    title: 'Isn’t God Just a God of the Gaps?',
    aliases: [
      'god of the gaps',
      'god explains only what science cannot',
      'argument from ignorance',
      'god did it is not an explanation',
      'science keeps shrinking god',
      'lightning was once god',
      'gaps in our knowledge',
    ],
    topics: ['god of the gaps', 'explanation', 'providence'],
    objection: `Believers put God wherever knowledge stops. Newton could not see why the planets’ orbits stay stable and suggested that God adjusted them now and then; a century later the mathematics did without him. Eyes, epilepsy, comets, the origin of species: the story has one direction. Consciousness and the first living cell are today’s refuges, and there is no reason to expect them to hold. To say “God did it” predicts nothing, rules out nothing, and stops people from looking. Ignorance has only ever been evidence of ignorance.`,
    coreResponse: `As a warning it is excellent, and it was Christians who gave the error its name. Henry Drummond, a Scottish evangelist who taught natural science in Glasgow, told audiences in the 1890s that those who search nature for gaps to fill with God forget that he is in the whole of it. Dietrich Bonhoeffer wrote from his cell in 1944 that we are to find God in what we know and not in what we don’t. Their reason was the Bible’s own. There the same harvest is the farmer’s work and God’s gift, and rain that follows its laws is sent. An argument for God that rests on a present gap deserves its risk. But some arguments start from what we do know, and to them the charge doesn’t apply.`,
    deeperExplanation: `### Two ways of explaining

A magistrate may ask why the window is broken and be told about the velocity of a stone; or about a grudge. Neither fills a hole in the other. When the psalmist says that God knitted him together in his mother’s womb (Psalms 139:13), he isn’t under the impression that no process was going on in there. Israel did know wonders, events that astonished; it didn’t divide the world into what nature does and what God does. Joseph’s brothers sold him, *and* God sent him ahead of them (Genesis 45:5-8).

This is why the older theologians spoke of **primary and secondary causes**. The author and the character both bring about what happens in a novel, without competing for space on the page. A God of that sort cannot be squeezed out by discoveries, since he was never in the queue. Sceptics can reply, with some justice, that a God who is consistent with every possible finding has been made safe by being made unfindable.

### Is every argument a gap?

Compare three.

- “We cannot explain the bacterial flagellum; therefore God.” *This is one.* It ends on the day somebody explains it.
- “The universe has laws that mathematics fits uncannily well; that is what one would expect if a mind were behind it.” This starts from knowledge, and more of the same strengthens it.
- “No description of neurons, however complete, seems to include what it is *like* to smell rain.” Here people disagree about which kind it is. Thomas Nagel, an atheist, thinks that the difficulty is one of principle; others expect it to go the way of vital force.

Beginnings of life belong to the unsettled cases too, and a believer has every reason to wish the chemists well.

### Sauce for the goose

There is an opposite habit, which Karl Popper called promissory materialism: whatever is unexplained *will* be explained, in physical terms, by someone. It may be so. As a policy for laboratories it is indispensable. As a proof that nothing else exists it draws on an account that has not been paid into.

Newton, as it happens, was told off at the time. Leibniz remarked that a God who has to wind his watch is a poor clockmaker, and he said it on behalf of God.`,
    scriptures: [
      'Psalms 139:13-16',
      'Genesis 45:5-8',
      'Matthew 5:45',
      'Colossians 1:16-17',
      'Psalms 104:10-15',
      'Acts 14:17',
      'Acts 17:28',
    ],
    furtherReading: [
      'Dietrich Bonhoeffer, Letters and Papers from Prison (1951)',
      'Thomas Nagel, Mind and Cosmos (2012)',
      'Victor J. Stenger, God: The Failed Hypothesis (2007)',
      'Keith Ward, God, Chance and Necessity (1996)',
    ],
  },
  {
    title: 'Doesn’t the Multiverse Explain Fine-Tuning?',
    aliases: [
      'multiverse and fine-tuning',
      'fine-tuning argument',
      'is the universe designed',
      'anthropic principle',
      'design argument',
      'teleological argument',
      'the universe is not fine-tuned',
      'goldilocks universe',
    ],
    topics: ['fine-tuning', 'multiverse', 'design'],
    objection: `Douglas Adams imagined a puddle that wakes up and marvels at how exactly its hole fits it. We evolved to suit the universe, not the reverse, and most of that universe would kill us at once. Perhaps the constants could not have been otherwise; perhaps other kinds of life would have flourished if they had. And if, as inflation and string theory may suggest, there are vastly many universes with varying constants, some are bound to be habitable and only in those will anyone be amazed. Luck plus a very long queue needs no designer.`,
    coreResponse: `The puddle misses what the physicists have found, since almost any hole will hold a puddle, and almost no alteration of certain constants would allow chemistry of any description. Astronomers with no religious interest, Martin Rees for one, think that fact calls for an explanation. A multiverse might be it. The idea is respectable, grew out of physics and was not invented to avoid God, though nobody has observed another universe and nobody may ever be able to. It would not close the matter either: something has to turn out universes over a range that includes life, and the known proposals for that machinery need settings of their own. What design shows, at its best, is a mind. It does not show a good one, or that we were what the mind had in view.`,
    deeperExplanation: `The most quoted case is the cosmological constant, which drives galaxies apart. On a simple estimate from quantum theory it ought to be larger by a factor of about ten to the power of 120; had it been larger by a few powers of ten, nothing would ever have clumped together. Steven Weinberg, a Nobel laureate and an outspoken atheist, used this in 1987 to predict that it would be small but not zero, by reasoning *from* a multiverse. Eleven years later it was found to be so. Weinberg’s success is the best evidence the multiverse has, and apologists ought to mention it more often.

### Five possible responses

1. **Necessity.** A deeper theory will fix the numbers. One may hope so, but then it would be remarkable that the only possible physics is one that permits people.
2. **Chance, once.** We would not be here otherwise. John Leslie’s answer is well known: if fifty marksmen fire at you and all miss, it is true that you would not be there to notice if they had hit, and it is still reasonable to wonder.
3. **Chance, many times.** Some object that the odds of *this* universe are not improved by the existence of others, as a double six is not explained by games in other casinos. Philosophers are divided on that.
4. **Purpose,** whether of a God or of something vaguer.
5. **No probability can be stated.** We have one universe and no idea of the pool from which it was drawn. This may be the strongest sceptical reply of all, and it cuts against the multiverse too.

A curious problem besets the third. In a big enough ensemble, a brain formed by chance with false memories might outnumber evolved observers, and then we ought to doubt the very observations from which we began. Cosmologists take the point seriously enough to reject models that imply it.

### Size and waste

Why would God make a hundred billion galaxies to get one congregation? The question supposes that he economises. It also supposes that the rest is for nothing. The speech out of the whirlwind makes a point of rain falling on land where no man is (Job 38:26), and of creatures with whom we have no business whatever. *Through faith*, says Hebrews 11:3, not through physics, we understand that the worlds were framed; numbers can only make the thought less strange.`,
    scriptures: ['Hebrews 11:3', 'Job 38:4-7', 'Job 38:25-27', 'Psalms 8:3-4', 'Isaiah 45:18', 'Proverbs 8:27-31'],
    furtherReading: [
      'Martin Rees, Just Six Numbers (1999)',
      'John Leslie, Universes (1989)',
      'Geraint F. Lewis and Luke A. Barnes, A Fortunate Universe (2016)',
      'Victor J. Stenger, The Fallacy of Fine-Tuning (2011)',
    ],
  },
  {
    title: 'Can’t We Be Good without God?',
    aliases: [
      'morality without god',
      'can you be good without god',
      'euthyphro dilemma',
      'is something good because god commands it',
      'atheists can be moral',
      'where does morality come from',
      'moral argument for god',
      'morality evolved',
      'divine command theory',
    ],
    topics: ['morality', 'euthyphro', 'conscience'],
    objection: `Denmark and Japan, where few people pray, are among the safest and most honest societies on earth. Kindness evolved with us; capuchin monkeys protest at unequal pay. And God could not be the source of goodness in any case. Socrates asked Euthyphro whether the pious is loved by the gods because it is pious, or pious because they love it. If God commands what is good because it is good, then goodness stands above him. If it is good only because he commands it, then cruelty would have been a virtue had he so decided, and “God is good” says nothing.`,
    coreResponse: `People can certainly be good without believing in God, and Paul says as much: Gentiles who have not the law do by nature what it requires (Romans 2:14). The question is what their goodness is a response to. If moral duties are real, binding on a tyrant who has got away with everything, they are an odd sort of thing to find in a universe of particles. Theists think that they make better sense where the deepest reality is itself good. As to Plato’s dilemma, the classical reply is that it leaves out a third choice. God neither obeys a standard above him nor invents one; goodness is his own character, which commands express. That reply meets the dilemma. Whether it answers it entirely is still argued.`,
    deeperExplanation: `### Four claims to keep apart

- *Atheists behave worse.* False, or at any rate unproven. Comparisons between countries tell us about wealth and history as well as creed; within the United States, regular churchgoers give and volunteer more, while reasons are disputed.
- *Nobody can know right from wrong without the Bible.* Contradicted by the Bible. Amos convicts Damascus and Gaza of atrocities though no prophet had been sent to them (Amos 1:3-8).
- *Evolution has explained morality.* It has gone some way towards explaining why we have moral **feelings**. It would equally explain feelings in favour of our own tribe and against the stranger’s, and something other than their origin tells us which to resist.
- *Without God there are no moral facts.* This is the real question. Nietzsche thought so; so did J. L. Mackie, who called objective values “queer” and gave them up. Erik Wielenberg and Derek Parfit, both without religion, say that torturing a child for fun simply *is* wrong, as two and two are four, and that nothing further is needed.

### The third way, and a test of it

Aquinas and, lately, Robert Adams identify the Good with God himself: finite things are good by resembling him. God therefore could not command cruelty for its own sake. A critic will ask: is being loving good *because* God has it as his nature, or would it be so anyway? Adams’s followers reply that explanation has to stop somewhere, and that a living being is no worse a stopping place than Plato’s abstract Form. It is a respectable tie, and it shows that neither side has a knockout.

Ockham’s followers, and some of the Reformed, have held the hard horn: God’s will makes right. They appeal to Abraham on Moriah (Genesis 22:2). The story can be turned against them, since it ends with the killing forbidden, and a few chapters earlier the same Abraham had held God to a standard of justice (Genesis 18:25).

### In practice

Tom Holland, a historian who drifted out of the church as a boy and wrote himself some of the way back, argues that much of what secular Europe takes for common sense, the worth of slaves, foundlings and the disabled, was not common sense in Rome, and came from preaching about a crucified man. If he’s right, that proves nothing about God. It does suggest that good neighbours of every persuasion are drawing on a common well. Micah’s summary could hang in any town hall, as far as its last clause (Micah 6:8).`,
    scriptures: [
      'Romans 2:14-15',
      'Micah 6:8',
      'Amos 1:3-8',
      'Genesis 18:25',
      'Mark 10:18',
      'James 1:17',
      '1 John 4:7-8',
    ],
    furtherReading: [
      'Robert Merrihew Adams, Finite and Infinite Goods (1999)',
      'Erik J. Wielenberg, Robust Ethics (2014)',
      'J. L. Mackie, Ethics: Inventing Right and Wrong (1977)',
      'C. S. Lewis, The Abolition of Man (1943)',
      'Tom Holland, Dominion (2019)',
    ],
  },
  {
    title: 'Is Faith Just Wishful Thinking?',
    aliases: [
      'faith is wishful thinking',
      'freud and religion',
      'religion is a crutch',
      'god is a father figure',
      'man made god in his own image',
      'opium of the people',
      'religion is a psychological projection',
      'evolutionary explanation of religion',
      'religion is fear of death',
    ],
    topics: ['freud', 'projection', 'psychology of belief'],
    objection: `Children are helpless and have a father. Adults are helpless too, before nature, death and each other, and imagine a bigger one. Freud called religious ideas illusions in 1927: not necessarily false, but believed because we wish them true. Feuerbach had said earlier that man makes God out of his own best qualities, and Marx that the drug is wanted because life hurts. Cognitive scientists have since found the machinery, for we see agents everywhere, as a deer hears wolves in the wind. That a dead child should be in somebody’s arms is exactly what anybody would make up.`,
    coreResponse: `Some religion is plainly like that, and a person of faith does well to ask which parts of his own are. But a wish for something does not make it unreal; the hungry want bread. Freud says himself that calling a belief an illusion leaves its truth undecided. Motives cut the other way too. There are comforts in a sky with nobody in it: Thomas Nagel has confessed that he not only disbelieves but hopes there is no God. And the God of the Bible is an unlikely product of desire. He asks for enemies to be forgiven, takes the part of whoever we have wronged, and offers his followers a cross. If we were making up a god, most of us should have stopped well short of the Sermon on the Mount.`,
    deeperExplanation: `### What kind of argument is this?

To explain how a belief came about is not to refute it, unless one can show that whatever produced it had no connection with the facts. Logicians call the slip a *genetic fallacy*. Freud needed more than a plausible tale about fathers; he needed independent grounds for thinking there was no God, and he had them, or thought so, in nineteenth-century science. The story about wishes was meant to say why anyone still believed. As psychoanalysis it has fared poorly. Paul Vitz, a Catholic psychologist, turned it upside down by collecting atheists with dead, absent or feeble fathers: Nietzsche, Hume, Russell, Sartre. Vitz’s sample was selective and proves little, except that two can play.

### The newer version

Justin Barrett, who did much to found the cognitive science of religion, is a Christian; Pascal Boyer, equally prominent, is not. They report similar findings, that belief in unseen agents comes easily to human beings everywhere, and draw opposite morals. If our minds are tuned to find persons, that might be why we find some who aren’t there. It might also be how anybody made by a person would be fitted up to notice. Deer hear wolves too often, and yet *there are wolves*. The science by itself is neutral, a point which both men make.

### Against our wishes

The prophets’ standing complaint was that people preferred a god who said peace when there was no peace (Jeremiah 6:14), and manufactured one from the same log that cooked their supper (Isaiah 44:14-17). Isaiah got to Feuerbach first. Israel’s scriptures, besides, say hardly anything of a happy hereafter until late; for centuries these people prayed, expecting to go down to silence (Psalms 115:17). That is hard to derive from the fear of death.

Whether Christian hope is *too good* is another matter. Paul agreed that if Christ is not raised, believers are the most pitiable of people (1 Corinthians 15:19). He did not say that the comfort would have been worth it.

### Marx’s sentence

The opium passage is generally cut. It also calls religion the heart of a heartless world and the sigh of the oppressed creature, and it was written in an age when opium was medicine. Christians might take it as a compliment, and then as a charge: where preaching has dulled pain which justice should have removed, he was right.`,
    scriptures: [
      'Isaiah 44:14-17',
      'Jeremiah 6:13-14',
      '1 Corinthians 15:14-19',
      'Psalms 115:4-8',
      'Ecclesiastes 3:11',
      'Luke 14:27-28',
      '2 Peter 1:16',
    ],
    furtherReading: [
      'Sigmund Freud, The Future of an Illusion (1927)',
      'Ludwig Feuerbach, The Essence of Christianity (1841)',
      'Pascal Boyer, Religion Explained (2001)',
      'Justin L. Barrett, Why Would Anyone Believe in God? (2004)',
    ],
  },
  {
    title: 'Is Faith Blind?',
    aliases: [
      'faith is blind',
      'faith is belief without evidence',
      'is faith the opposite of reason',
      'doubting thomas and evidence',
      'blind faith',
      'why believe without proof',
      'faith versus reason',
      'is doubt a sin',
    ],
    topics: ['faith', 'reason', 'evidence', 'doubt'],
    objection: `W. K. Clifford said in 1877 that it is wrong always, everywhere, and for anyone, to believe anything upon insufficient evidence, and he meant morally wrong: a shipowner who persuades himself that his leaky vessel is sound has killed his passengers. Religion makes a virtue of this very vice. Thomas, the one disciple who asked to see, is gently scolded, and a blessing goes to those who believed without seeing. Peter Boghossian defines faith as pretending to know things you don’t know. In what other field would we admire it?`,
    coreResponse: `If faith meant believing for no reason, Clifford would be right and Christians should repent of it. Some preachers have talked that way. It is not how the word works in the New Testament, where pistis is nearly always trust or loyalty towards someone, and where trust is given reasons: signs, eyewitnesses, five hundred people of whom most can still be asked (1 Corinthians 15:6). Thomas is granted what he demands. Those who are called blessed after him must rely on testimony, as everybody relies on it for almost everything, including the age of their own mothers. Trust does go further than proof. It does so in marriage and in surgery also, and there we ask not whether it’s proved but whether it’s reasonable.`,
    deeperExplanation: `### Three thinkers, three answers

**Clifford** exaggerated. No one has examined evidence for all he believes, and his own principle has none of the kind that it demands. But his shipowner is a fair portrait of motivated belief, and churches have sheltered plenty of it.

**William James** replied in 1896 that some options are live, forced and momentous and cannot wait upon proof; a man on a mountain pass who must leap may leap better for trusting. His licence is narrow. It applies where evidence leaves the matter open, and James knew it could be abused.

**Kierkegaard** is blamed for the “leap of faith”, a phrase he did not quite use. He held that objective inquiry into Christ yields approximation for ever, whereas God asks for passion. Catholics and most Protestants think he gave away too much. He had seen, though, that a proof is not what a lover wants.

Between Christians the dispute goes on. *Evidentialists* such as Richard Swinburne weigh probabilities. *Reformed epistemologists* such as Plantinga say that belief in God, like belief in other minds, may be proper without being inferred. *Presuppositionalists* following Cornelius Van Til say that reasoning itself relies on God. Aquinas distinguished what reason can reach from what must be told, and thought that nothing told could contradict anything reached.

### What the texts do

- John says why he wrote: signs were set down so that readers may believe (John 20:30-31).
- Luke opens with a paragraph on method, mentioning earlier accounts, eyewitnesses, and order (Luke 1:1-4).
- The Bereans, from whom this application takes its name, are called noble for checking an apostle’s claims against scripture every day (Acts 17:11).
- Hebrews 11:1 speaks of what is not seen. The chapter then illustrates it with people who acted upon a promise from someone they had grounds to trust. What they had not seen was *the outcome*.

### And doubt?

Jude tells his readers to show mercy to waverers in the form of the text that most modern versions follow (Jude 1:22). John the Baptist sends from prison to ask whether he had been mistaken, and is praised in the same hour (Matthew 11:2-11). On the other side, James has hard words about the double-minded. The difference seems to lie between a question that wants an answer and a reserve that wants none. From outside, and sometimes from inside, *the two can be difficult to tell apart*.`,
    scriptures: [
      'John 20:24-31',
      'Hebrews 11:1-8',
      'Acts 17:11',
      'Luke 1:1-4',
      '1 Corinthians 15:3-8',
      'Matthew 11:2-6',
      'James 1:5-8',
      '1 Peter 3:15',
    ],
    furtherReading: [
      'William James, The Will to Believe (1897)',
      'Alvin Plantinga, Warranted Christian Belief (2000)',
      'Teresa Morgan, Roman Faith and Christian Faith (2015)',
      'Peter Boghossian, A Manual for Creating Atheists (2013)',
      'Richard Swinburne, Faith and Reason (1981)',
    ],
  },
  {
    title: 'Doesn’t Prayer Simply Not Work?',
    aliases: [
      'prayer does not work',
      'unanswered prayer',
      'why does god not answer my prayers',
      'why won’t god heal amputees',
      'scientific studies of prayer',
      'does prayer change anything',
      'is prayer a placebo',
      'if god knows everything why pray',
    ],
    topics: ['prayer', 'healing', 'unanswered prayer'],
    objection: `The promise is as plain as language gets: ask, and it will be given. So it can be tested, and it has been. In 2006 Herbert Benson’s group published a trial of some 1,800 heart bypass patients; strangers’ prayers made no difference, and those who knew that they were prayed for had somewhat more complications. Francis Galton had noticed in 1872 that monarchs, for whose health whole nations pray, lived no longer than other rich people. Cancers sometimes vanish; amputated limbs never grow back. An agent who acts only where nature might have done is indistinguishable from no agent.`,
    coreResponse: `If prayer is a technique, the trial shows that it is a poor one. But a technique is what Jesus says it is not: many words don’t work it, and the Father knows the need before the asking (Matthew 6:7-8). Requests to a person can be refused, and the Bible records famous refusals, to Moses about the land, to David about a dying child, three times to Paul, and to Jesus himself in the garden. That does not dispose of the sweeping promises. They are in the Gospels, they have hurt people who took them at their word, and reading them as spoken to disciples about the work of the kingdom helps without quite making the difficulty disappear. Those who pray testify to answers; no one should call such testimony proof.`,
    deeperExplanation: `### On experiments

Galton himself thought that a thing so often asserted ought to show up in the returns of insurance offices. There are difficulties peculiar to the subject, all the same. No control group could be kept from the prayers of its aunts. Those praying in the 2006 study were given first names, an initial, and a set form of words. And scripture forbids putting God to the test (Deuteronomy 6:16), although Elijah did exactly that on Carmel and Gideon with a fleece. The results remain what they are: *no reliable effect of intercession at a distance has been shown*, and Christians who had cited earlier, weaker studies as proof should accept this one too.

Benefits to the one who prays are better attested. That isn’t what was promised, however.

### Reading the promises

Mark’s form says that whatever you ask believing will be yours (Mark 11:24), and its setting is a withered tree and a temple about to fall. Elsewhere conditions are stated: in my name, if you abide, according to his will (John 15:7; 1 John 5:14). In Luke’s version of *ask and receive*, what the Father gives is the Holy Spirit (Luke 11:13).

1. **Word of Faith** teachers take the promises at full strength, and trace failure to a want of faith. Most churches regard this as cruel as well as untrue: Paul did not lack faith, and had to leave a sick friend behind him (2 Timothy 4:20).
2. **Calvinists** say that God ordains ends and also means, and that prayers are among the means.
3. **Open theists** say that prayer matters because the future is not fixed.
4. **Many contemplatives** say that God moves the one who prays; petition is where prayer begins.

### A complaint that belongs here

If God sometimes heals, his choices look arbitrary. One child in the ward goes home and the next, no less prayed for, is buried. Saying thank you in the hearing of the second family needs great care. In Acts 12 James is killed by the sword and Peter, arrested next, is led out of prison by an angel while the church prays; Luke must have known that somebody would ask, and **offers no explanation**. The cup did not pass from Jesus either (Matthew 26:39-42). Hebrews 5:7 says nevertheless that he was *heard*, which gives that word a meaning one would not have guessed.`,
    scriptures: [
      'Matthew 6:7-13',
      'Luke 11:9-13',
      '2 Corinthians 12:7-9',
      'Matthew 26:39-42',
      'John 15:7',
      'Acts 12:1-11',
      '1 John 5:14-15',
      'Hebrews 5:7',
    ],
    furtherReading: [
      'C. S. Lewis, Letters to Malcolm: Chiefly on Prayer (1964)',
      'Pete Greig, God on Mute (2007)',
      'Philip Yancey, Prayer: Does It Make Any Difference? (2006)',
      'Kate Bowler, Everything Happens for a Reason (2018)',
      'Richard Dawkins, The God Delusion (2006)',
    ],
  },
];
