import type { ApologeticsCard } from '../card.ts';

/** Why a good God would permit what we see, and what he is said to do about it. */
export const evilAndJudgement: readonly ApologeticsCard[] = [
  {
    title: 'The Problem of Evil',
    aliases: [
      'problem of evil',
      'if god is good why is there evil',
      'why is there evil',
      'evil disproves god',
      'epicurean paradox',
      'theodicy',
      'logical problem of evil',
      'evidential problem of evil',
    ],
    topics: ['evil', 'omnipotence', 'goodness of god', 'free will'],
    objection: `An almighty God could prevent every evil, and a wholly good God would want to. Evil exists all the same. J. L. Mackie argued in 1955 that these statements cannot all be true together. William Rowe’s version of 1979 claims less and bites harder: a fawn, badly burned in a forest fire, lies in agony for days and dies, and nobody ever knows. No good we can think of needs that fawn’s pain. Perhaps there is a hidden reason in one case. After millions of cases, the reasonable conclusion is that nobody was there who could help and cared to.`,
    coreResponse: `Two arguments need two answers. Against Mackie it is enough to show that the three statements could be true together, and Alvin Plantinga’s reply did that well enough for most philosophers: a world of creatures who are really free may be worth having, and not even omnipotence can make someone choose freely and guarantee the choice. Rowe is harder. Christians can say that our failing to see a reason is weak evidence when the mind in question is God’s, and that Jesus’ death shows a God who does not watch from a safe distance. They cannot say what the fawn’s pain was for, and those who have claimed to know have usually made matters worse. Scripture’s own reply is mainly a promise that evil will end, and a person who has been under it.`,
    deeperExplanation: `### Three replies, and what each costs

- **Free will.** Mackie himself came close to withdrawing the charge of contradiction in 1982. But free choice does not obviously explain cancer, earthquakes, or animals that suffered long before there were people.
- **Growth.** John Hick, following hints in Irenaeus, held that courage and compassion can only be formed in a world with real danger. The price is that many people are crushed instead of formed, and Hick needed a life after death to complete the account.
- **The limits of our view.** Stephen Wykstra compared us to someone who glances into a garage, sees no fleas there and concludes that there are none. Critics answer that if we understand God’s reasons so poorly we should also hesitate to call any event good.

Marilyn McCord Adams thought that none of these touches what she called horrors, evils that make a person doubt whether life can be worth living. She asked instead whether God can *defeat* them within the very life that they spoiled.

### How the Bible argues

It hardly argues at all. Habakkuk states the dilemma to God’s face (Habakkuk 1:13) and gets a vision to wait for. In Job, forty-two chapters long, the tidy explanations are given to the friends, and God declares them wrong (Job 42:7). Job never learns of the wager in the first two chapters; readers know more than he ever will. Some texts attribute calamity to God outright (Isaiah 45:7), others trace misery to human wrong or to an enemy (Matthew 13:28), and no verse fuses these into a system.

Christians divide here. Reformed writers say God ordains all that happens without being guilty of it; Arminians that he permits what he does not will; open theists that some of it he took as a risk.

### Where the difficulty stands

The argument from evil remains the strongest reason for atheism, and Paul’s picture of a whole creation groaning (Romans 8:22) admits the data. It should be weighed with everything else, including the question why an indifferent universe would contain beings who find cruelty *wrong* and not just unpleasant.`,
    scriptures: [
      'Habakkuk 1:13',
      'Job 42:7',
      'Romans 8:18-23',
      'Genesis 50:20',
      'Isaiah 45:7',
      'Matthew 13:28',
      'Revelation 21:4',
    ],
    furtherReading: [
      'J. L. Mackie, The Miracle of Theism (1982)',
      'Alvin Plantinga, God, Freedom, and Evil (1974)',
      'John Hick, Evil and the God of Love (1966)',
      'Marilyn McCord Adams, Horrendous Evils and the Goodness of God (1999)',
    ],
  },
  {
    title: 'Why Does God Allow Suffering?',
    aliases: [
      'why does god allow suffering',
      'why do bad things happen to good people',
      'why did god let this happen',
      'why do innocent people suffer',
      'why do children suffer',
      'where was god when i suffered',
      'suffering and god',
      'why does god let children die of cancer',
    ],
    topics: ['suffering', 'pain', 'grief', 'lament'],
    objection: `I do not need a puzzle about omnipotence; I need to know why my daughter is ill. People prayed. Doctors tried. If a father could heal his child by a word and did not, nobody would call his silence mysterious; we should call it neglect. Bart Ehrman, once an evangelical, has written that it was suffering and not historical criticism that ended his faith, since the Bible’s various explanations (punishment, testing, a later reward) do not fit the world he saw. Ivan Karamazov says that no future harmony is worth one tortured child, and he returns his ticket.`,
    coreResponse: `Nobody in the Bible with a right to speak answers that question by explaining the particular case. Asked whose sin had caused a man’s blindness, Jesus refused the choice he was given (John 9:3); told of Galileans butchered at worship and of eighteen killed by a falling tower, he denied that they were worse than others (Luke 13:1-5). What he did was to touch, feed, heal and weep. Christians believe that in him God has gone into pain and will one day bring it to an end. That is not a reason why one child is ill and another is not. It is a claim that nobody who suffers is abandoned, that protest is permitted, and that the story is unfinished. Whether it can be trusted depends on who Jesus is.`,
    deeperExplanation: `A grieving person and a curious one may use the same words, and they should not be handed the same reply. Job’s friends did their best work in the first week, when they sat on the ground and said nothing (Job 2:13).

### Things the Bible says that people leave out

A third of the psalms, or more, are complaints. Psalms 88:18 ends without a turn towards hope: its last word in Hebrew is darkness, and it was kept in the hymn book. Jeremiah accuses God of deceiving him (Jeremiah 20:7). Jesus at the grave of Lazarus knows what he is about to do and cries nevertheless (John 11:35). On the cross he does not recite an explanation; he takes up a lament and asks *why* (Mark 15:34). Faith, on this showing, includes arguing.

### Things it does say about purposes

Some pain does ripen people, and Paul says so out of experience (Romans 5:3-5). Some is the plain consequence of what human beings do. Joseph could see, looking back over decades, that his brothers’ cruelty had been turned to good. But these are things sufferers have found for themselves. Said by a healthy visitor to someone in a ward they become cruel, and the sentence so often quoted at funerals, that all things work for good, stands in a passage about groaning (Romans 8:26-28).

### The honest remainder

Ehrman is right that scripture gives several answers and that none covers every case; believers may reply that a single theory would fit the facts worse. Ivan’s protest has not been refuted by anybody, Dostoevsky included, who put against it only a silent kiss and the life of Alyosha. **The death of children** has no adequate explanation in this book or any other. Christians disagree over whether God sends such things, allows them, or opposes them from the start. They agree on a hope with the wounds still visible in it: the risen Christ shows his hands (John 20:27).`,
    scriptures: [
      'John 9:1-3',
      'Luke 13:1-5',
      'Job 2:13',
      'Psalms 88:1-18',
      'Mark 15:34',
      'Romans 8:18-28',
      'John 11:33-36',
      '2 Corinthians 1:3-5',
    ],
    furtherReading: [
      'C. S. Lewis, A Grief Observed (1961)',
      'Nicholas Wolterstorff, Lament for a Son (1987)',
      'Bart D. Ehrman, God’s Problem (2008)',
      'Harold S. Kushner, When Bad Things Happen to Good People (1981)',
      'Fyodor Dostoevsky, The Brothers Karamazov (1880)',
    ],
  },
  {
    title: 'Why Is God So Hidden?',
    aliases: [
      'hiddenness of god',
      'divine hiddenness',
      'why does god hide',
      'why does god not show himself',
      'why doesn’t god prove he exists',
      'god is silent',
      'i cannot find god',
      'absence of god',
      'not enough evidence for god',
      'why cant i see god',
      'why can we not see god',
    ],
    topics: ['hiddenness', 'doubt', 'evidence', 'seeking god'],
    objection: `A loving God would want a relationship with everyone able to have one, and you cannot have a relationship with somebody whose existence you sincerely doubt. So if such a God existed, there would be no honest non-believers: whoever was not resisting him would at least know that he is there. But there are. Some have longed to believe, prayed for years into silence, and lost their faith in tears. J. L. Schellenberg has argued this way since 1993. Asked what he would say to God, Bertrand Russell reportedly answered that there had not been enough evidence. How hard would it be to speak up?`,
    coreResponse: `It is a fair argument, and the usual answer, that doubters secretly prefer their sins, insults people whom every pastor has met. The Bible concedes the premise: God hides (Isaiah 45:15), and devout people complain of it. What may be questioned is whether knowing that God exists is what he wants most. Israel saw the sea divided and was dancing round a calf within months; in Jesus’ parable, the brothers of the rich man would not be moved even by a man back from the grave (Luke 16:31). God may wish to be found in a way that leaves the finder changed, and by people who are looking for him and not for a demonstration. That makes the silence understandable in part. It does not make it feel like love.`,
    deeperExplanation: `### What would count as enough?

Pascal observed that there is light for those who desire to see and darkness for those of the contrary mind. Put so bluntly it is too neat, but there is an insight in it: evidence that compels and evidence that invites do different things to a person. A benefactor who is known to be watching gets good behaviour; he may never learn whether he is loved. Michael Murray has argued that plain proof of God, with heaven and hell in view, would act on us as a threat does. Against this stands an obvious fact: Moses, Isaiah and Paul received overwhelming experiences, and nobody thinks that their freedom was destroyed. *A little more light*, sceptics say, would hurt no one.

### Other lines that believers take

1. **Implicit knowledge.** Paul holds that something of God is known to all from what is made (Romans 1:20). Some Reformed thinkers infer that there are no truly innocent unbelievers; others, Christians included, find that contradicted by the people they know.
2. **No deadline yet.** Schellenberg asks why belief should be lacking at any time. If God’s dealings with a person continue beyond death, as some in every age have hoped, a silent decade or lifetime weighs less.
3. **Through others.** In Acts 17:27 God is not far away, and can be *groped* for, as in the dark. He is met in a people, a table, a stranger in need. Where those fail, more hiddenness is the church’s fault than theology admits.

### A saint’s testimony against easy answers

Letters published in 2007 revealed that Mother Teresa felt no presence of God through most of half a century of work in Calcutta. John of the Cross, long before, had described such a night. It need not follow that nobody was there; it does follow that absence is not a sign of insincerity. Job says that he looked ahead and behind, left and right (Job 23:8-9), and God afterwards took his side.

The argument is young by philosophy’s standards, and no reply has persuaded everybody. Those who cannot believe, though they would like to, may note that Jesus accepted a prayer that was half doubt (Mark 9:24).`,
    scriptures: [
      'Isaiah 45:15',
      'Job 23:3-9',
      'Psalms 13:1-6',
      'Luke 16:27-31',
      'Acts 17:26-28',
      'Mark 9:23-25',
      'Romans 1:19-20',
    ],
    furtherReading: [
      'J. L. Schellenberg, Divine Hiddenness and Human Reason (1993)',
      'J. L. Schellenberg, The Hiddenness Argument (2015)',
      'Michael C. Rea, The Hiddenness of God (2018)',
      'Blaise Pascal, Pensées (1670)',
    ],
  },
  {
    title: 'How Can Hell Be Just?',
    aliases: [
      'hell is unjust',
      'eternal punishment is unfair',
      'how could a loving god send people to hell',
      'infinite punishment for finite sins',
      'eternal torment',
      'is hell real and fair',
      'annihilationism or eternal torment',
      'why does hell exist',
    ],
    topics: ['hell', 'justice', 'judgement', 'punishment'],
    objection: `No crime a human being can commit in eighty years deserves punishment without end. We should be sickened by a state that tortured even murderers for a single year; Christians ask us to worship one who does it for ever, and to people whose only fault may be the wrong opinion. Bertrand Russell thought belief in everlasting punishment the one serious defect in Christ’s moral character. David Lewis held that the evil God himself would inflict in hell dwarfs every evil that the philosophers usually argue over. A father who did this would not be called stern. He would be called a monster.`,
    coreResponse: `As a description of what some preachers have taught, the objection is just. As a description of what the New Testament requires, it assumes one reading of several. Scripture is clear that there is a judgement, that it is by works and by light received (Luke 12:47-48), that Jesus himself spoke of it more sharply than anybody, and that it can end in loss. It is much less clear about what that loss is like. Fire and outer darkness cannot both be literal. Three views have been held by serious Christians: unending conscious punishment, the final destruction of the wicked, and the eventual rescue of all. Every one of them wants to preserve two things that the objector also wants: wrongs will not simply be forgotten, and the judge does what is right.`,
    deeperExplanation: `Take away judgement altogether and you take away the only hope of victims whose murderers died in their beds. Miroslav Volf, who comes from Croatia, remarks that it needs the quiet of a suburb to believe that a God who never judges would be good news. The question is about measure, not about whether there should be a reckoning.

### The readings

**Everlasting punishment** was the view of Augustine and of most churches since. Its main text sets the two destinies in parallel (Matthew 25:46), and Revelation 20:10 speaks of torment without end. Defenders argue that sin against infinite goodness is infinitely grave, or, with C. S. Lewis, that hell’s doors are locked from the inside: people go on refusing, and are not refused.

**Conditional immortality** notes that the commonest words are death, perishing and destruction (Matthew 10:28), and that immortality is a gift. Edward Fudge argued this at length; John Stott held it tentatively. *Eternal* then describes the result and not the process. Revelation’s language is its hardest nut.

**Universal restoration** was taught by Gregory of Nyssa in the fourth century and is argued by David Bentley Hart now. It appeals to texts in which one man’s obedience brings life to all (Romans 5:18; 1 Corinthians 15:22-28). Its difficulty is that Jesus’ warnings sound like more than warnings.

### Details worth a second look

The word translated hell in the sayings of Jesus is mostly *Gehenna*, the valley beside Jerusalem where children had once been burned (Jeremiah 7:31). His threats fall far oftener on the religious, the rich and the pitiless than on outsiders. In the judgement of the sheep and goats nobody is asked for an opinion; the charge concerns hungry and imprisoned people (Matthew 25:41-45).

### What will not go away

If any person is finally lost, how can the saved be happy? Aquinas’s answer, that they see justice done, chills many believers. If the traditional view is true, proportion is a real problem; if the others are, then most of the church was wrong for most of its history. Abraham’s question (Genesis 18:25) is asked in faith, and it is still a question.`,
    scriptures: [
      'Matthew 25:41-46',
      'Matthew 10:28',
      'Luke 12:47-48',
      'Romans 5:18',
      'Genesis 18:25',
      'Revelation 20:10-15',
      '1 Corinthians 15:22-28',
      'Ezekiel 33:11',
    ],
    furtherReading: [
      'C. S. Lewis, The Great Divorce (1945)',
      'Edward William Fudge, The Fire That Consumes (1982)',
      'David Bentley Hart, That All Shall Be Saved (2019)',
      'Jerry L. Walls, Hell: The Logic of Damnation (1992)',
      'Bertrand Russell, Why I Am Not a Christian (1957)',
    ],
  },
  {
    title: 'Why Should One Life Decide Eternity?',
    aliases: [
      'one life decides eternity',
      'why no second chance after death',
      'is there a second chance after death',
      'why is this life the only test',
      'a short life and an eternal verdict',
      'what about babies who die',
      'unequal chances in life',
      'postmortem repentance',
    ],
    topics: ['death', 'eternity', 'second chance', 'fairness'],
    objection: `Suppose that an examination decided the whole of your existence. Some candidates get ninety years, good teachers and a quiet room; others get nineteen, a violent home, and a fever in which they cannot think. Some never see the paper. On the last minute of each, chosen apparently at random, the marks are fixed for ever. No school would dare to run such a test. Hindu and Buddhist traditions, with many lives, seem better proportioned. And why should God, whose mercy is said to endure for ever, run out of patience at the very moment when a person could finally see clearly?`,
    coreResponse: `The picture of an examination is what needs to be given up. In the teaching of Jesus judgement does not add up marks; it shows what somebody has come to love, and to whom little was given, from him little will be asked. A thief with hours to live and nothing to offer is received (Luke 23:42-43), and labourers hired at five o’clock are paid for the day. That a human life has an end is also part of what makes it serious: promises and forgiveness weigh what they weigh because there is not unlimited time. Whether death is the absolute limit of God’s offer is less settled than is often thought. Most churches have taught so; others have hoped for more.`,
    deeperExplanation: `### What the texts actually fix

The verse usually cited says that people die once and that after this comes judgement (Hebrews 9:27). Its point is a comparison: as others die once, so Christ was offered once. It rules out a cycle of lives rather clearly. It gives no interval, and does not say what the judge will find or do. The gulf in the story of the rich man and Lazarus (Luke 16:26) is weightier, though it is a parable about money and mercy, told to people still living. Against these, 1 Peter speaks of Christ preaching to spirits in prison and of a gospel announced to the dead (1 Peter 3:18-20; 1 Peter 4:6). What that means was disputed already in antiquity; some thought of fallen angels, some of Noah’s generation, some of all the dead.

### Four convictions among Christians

> Is death a wall, a door, or a deepening?

Protestants of the Reformation taught that the decision falls in this life. Roman Catholics agree about the decision, and add a cleansing afterwards for those who are saved but unready. The Orthodox pray for the departed and decline to say how God uses it. A minority, from some of the Greek fathers to the Lutheran Hans Martensen in the nineteenth century, expect an encounter with Christ beyond the grave for those who had none here. C. S. Lewis imagined something of the kind as fiction.

Infants are a test of every scheme. Augustine’s severe view was softened into limbo, and in 2007 a Vatican commission judged that there are good grounds to hope; the Westminster divines spoke of elect infants and left the number open.

### Would more time help?

It might not. Character sets. One may know at fifty which resentments one will never now put down, and nothing guarantees that a thousand years would undo what seventy had hardened. That is a possible reason for an ending, not a proof of one. The inequality of our starts remains a sore point, and the best reply the Bible has is a person: the judge is one who grew up poor and under occupation, and he *knows what was in man* (John 2:25). Anyone who holds the traditional limit should hold it without relish.`,
    scriptures: [
      'Hebrews 9:27-28',
      'Luke 23:42-43',
      'Luke 12:47-48',
      '1 Peter 4:6',
      'Luke 16:19-31',
      'Matthew 20:8-15',
      '2 Peter 3:9',
    ],
    furtherReading: [
      'C. S. Lewis, The Great Divorce (1945)',
      'Hans Urs von Balthasar, Dare We Hope (1988)',
      'Jerry L. Walls, Purgatory: The Logic of Total Transformation (2012)',
      'David Bentley Hart, That All Shall Be Saved (2019)',
    ],
  },
];
