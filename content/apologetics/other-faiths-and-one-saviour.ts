import type { ApologeticsCard } from '../card.ts';

/** The claim that one man matters to everybody, in a world of many faiths. */
export const otherFaithsAndOneSaviour: readonly ApologeticsCard[] = [
  {
    title: "Aren't All Religions the Same?",
    aliases: [
      'all religions are the same',
      'all religions lead to god',
      'do all religions lead to the same god',
      'do all religions lead to god',
      'many paths up one mountain',
      'every religion teaches the same thing',
      'religious pluralism',
      'why christianity and not another religion',
      'the blind men and the elephant',
      'which religion is true',
    ],
    topics: ['other religions', 'pluralism', 'truth'],
    objection: `Strip away costumes and calendars and the great faiths agree: be honest, be kind, get free of the self. Every one of them can show saints, and no one of them has a monopoly of scoundrels. John Hick, who began as an evangelical, concluded in Birmingham, among Sikh, Muslim and Jewish neighbours, that all are human responses to one Reality that none describes adequately. Blind men touch an elephant; one reports a wall, one a rope. Isn’t it provincial to say that only my own tribe has seen the animal whole?`,
    coreResponse: `Much of this is right. There is real moral agreement, from the golden rule downwards, and no Christian need deny wisdom or holiness outside the church; Jesus found more faith in a Roman officer than in Israel (Matthew 8:10). But the religions do not answer one question differently. They ask different questions. Buddhism diagnoses craving and seeks its extinction; Islam speaks of heedlessness and calls for submission; Christianity speaks of sin and offers reconciliation to God through a man crucified at a known place and date, a death which the Qur’an is generally read as denying. These can all be mistaken. They cannot all be true. And the elephant story is told by somebody who sees the entire elephant, which is a very large claim indeed.`,
    deeperExplanation: `### Where they agree and where they do not

Stephen Prothero of Boston University, a scholar of religion who writes as an outsider to them all, has called the idea of a single mountain a well-meant falsehood. He compares the faiths by problem and remedy:

- *Islam*: pride or self-sufficiency, met by submission and its five pillars
- *Buddhism*: suffering, met by the eightfold path; many schools need no creator at all
- *Confucianism*: disorder, met by ritual and right relations
- *Christianity*: sin, met by a rescue from outside

A Jew, a Muslim and a Christian can all say that God is one and mean things that overlap a good deal. To tell a Theravada monk that he really worships this God is not a compliment to his religion; it is a refusal to listen to it.

### Hick’s answer, and an answer to Hick

Hick knew all this. He proposed that every creed pictures, in its own cultural terms, a Real that lies beyond every description. The cost is that each believer’s central conviction must be corrected by the philosopher: Muslims about the Qur’an, Christians about the incarnation. **Pluralism then becomes one more view that thinks the others partly blind.** Mark Heim, a Baptist theologian, suggests the opposite: the paths differ, and so may the ends that they reach.

### What Christians say to each other

Those called *exclusivists* hold that there is no saving knowledge of God apart from the gospel. *Inclusivists*, with the Second Vatican Council among them in some form, hold that Christ may save through what is true and holy elsewhere, since in him is the light of everyone (John 1:9). Paul at Athens used both notes within one speech. He quoted pagan poets with approval and called the altars ignorance (Acts 17:22-31).

It is right to be uneasy about certainty, for most people in every tradition find their own the obvious one. That unease cuts at the confident relativist too. The remaining procedure is slow: let each faith say what it really says, and ask of Christianity in particular whether its founding event happened (1 Corinthians 15:14).`,
    scriptures: [
      'Acts 17:22-31',
      '1 Corinthians 15:14-17',
      'John 1:9-14',
      'Matthew 8:10-11',
      'John 4:22-24',
      'Acts 10:34-35',
    ],
    furtherReading: [
      'John Hick, An Interpretation of Religion (1989)',
      'Stephen Prothero, God Is Not One (2010)',
      'Lesslie Newbigin, The Gospel in a Pluralist Society (1989)',
      'S. Mark Heim, Salvations (1995)',
    ],
  },
  {
    title: 'What About People Who Never Heard?',
    aliases: [
      'people in the jungle who never heard of jesus',
      'what about those who never heard',
      'people who never heard of jesus',
      'the unevangelised',
      'do people who never heard the gospel go to hell',
      'what about remote tribes',
      'people born before jesus',
      'the fate of the unreached',
      'inclusivism and exclusivism',
    ],
    topics: ['unevangelised', 'salvation', 'fairness', 'conscience'],
    objection: `If people are saved by believing in Jesus, then for the whole of human history most have had no chance. A woman in Peru in AD 100, a child in Han China, the Australians of forty thousand years: nobody came to tell them. Either God condemns them for lack of a message that he did not send, which is monstrous, or ignorance excuses them, and then missionaries do harm by ending it. No arrangement in which geography sorts souls can be called justice, and mercy still less.`,
    coreResponse: `Scripture never takes up the question directly, and confident answers in either direction go beyond it. What it does lay down narrows the field. God wills that all should be saved (1 Timothy 2:4). People are judged by the light they had, Gentiles without the law by what is written on their hearts (Romans 2:14-16). Nobody is saved by anyone except Christ. And a person may be saved by Christ without knowing his name: Abraham, Rahab and every other saint of the Old Testament must have been. From there Christians go on in different ways. It is also worth saying that God has never been obliged to choose between condemning the ignorant and shrugging at evil; a judge who knows every heart has other options.`,
    deeperExplanation: `Melchizedek steps out of Canaan and blesses Abraham, a priest of God Most High with no connection to Israel at all (Genesis 14:18). Job is a man of Uz. The Magi read the sky. Ninevites repent at a sermon which, in Hebrew, is five words long and never mentions mercy. A Bible that wanted to keep God inside one border would have left these people out.

### Four positions

1. **Only through hearing.** *Faith comes by hearing* is the hinge of Romans 10:14-17, and the apostles’ urgency would be odd if their hearers were safe already. Ronald Nash defended this; many who hold it think that those who die in infancy are an exception.
2. **Through Christ, by response to lesser light.** Justin Martyr, in the second century, thought that Socrates had lived with the Logos. John Wesley and C. S. Lewis leaned this way, and the Second Vatican Council says that those who seek God sincerely under the promptings of grace may attain salvation. Cornelius’s prayers are heard before Peter arrives (Acts 10:4), though Peter is still sent.
3. **An offer beyond death,** on the strength of 1 Peter 4:6 and its puzzling neighbour about the spirits in prison.
4. **We are not told.** John Stott called himself agnostic here and hoped that the majority would be saved.

Molinists add that God may know what everybody would have done with the gospel, and have placed people accordingly. Many find that too convenient.

### Then why tell anyone?

If the good news were only an escape from penalty, silence might indeed be kinder. But a message that sin is forgiven, death beaten and the slave a brother is wanted now, not only at the end. Peter told Cornelius what he lacked: peace, and the Spirit.

### The sore place

Missionary motives have often been mixed with conquest, and some heard about Jesus first from men who were stealing their land. It may be doubted whether they have *heard*. How the judge reckons with that is beyond us; that he must is implied by Jesus’ own words about stumbling blocks (Luke 17:1-2).`,
    scriptures: [
      'Romans 2:12-16',
      'Acts 10:34-35',
      'Romans 10:13-17',
      'Acts 17:26-31',
      '1 Timothy 2:3-6',
      'Luke 12:47-48',
      'Genesis 14:18-20',
      'Revelation 7:9',
    ],
    furtherReading: [
      'John Sanders, No Other Name (1992)',
      'Ronald H. Nash, Is Jesus the Only Savior? (1994)',
      'Clark H. Pinnock, A Wideness in God’s Mercy (1992)',
      'Terrance L. Tiessen, Who Can Be Saved? (2004)',
    ],
  },
  {
    title: "Isn't Christianity Intolerant?",
    aliases: [
      'christianity is intolerant',
      'christians are judgmental',
      'christians force their beliefs on others',
      'who are you to judge',
      'religion and tolerance',
      'why do christians try to convert people',
      'evangelism is arrogant',
      'why do christians impose their morals',
    ],
    topics: ['tolerance', 'judging', 'conversion', 'freedom of conscience'],
    objection: `Where Christians have had power they have seldom been content to be one voice among many. Theodosius outlawed pagan worship; medieval councils made Jews wear badges; Geneva burned Servetus and Boston hanged Quakers. Today the same confidence passes laws about other people’s marriages and bodies. Rousseau saw why: it is impossible to live in peace with those one believes to be damned. A faith which says that it alone is right, and must convert the world, can be polite while it is weak. It cannot be tolerant.`,
    coreResponse: `The record is as bad as that, and Christians should be the first to tell it. Three distinctions still matter. To think someone mistaken is not intolerance; tolerance is for people whom we think mistaken. To persuade is not to coerce: speech that leaves the hearer free honours him as a mind. And to have convictions about the common good is not peculiar to the religious. The more interesting fact is that arguments against forcing belief arose early among Christians, and for Christian reasons: a faith made by pressure is worthless to God. Jesus let a rich man walk away, and rebuked two disciples who proposed to burn out some inhospitable Samaritans (Luke 9:51-56). Churches that persecuted did so in his name and against his practice.`,
    deeperExplanation: `### An older argument than Locke’s

Around 200, in an empire that killed Christians, Tertullian of Carthage wrote that it belongs to no religion to compel religion, and used a phrase, *freedom of religion*, for which no earlier example is known. Lactantius, a century on, said that faith must be defended by dying and not by killing. Then the emperors were converted, and Augustine, after years of opposing force, came to justify it against the Donatists with a line out of a parable about a dinner party (Luke 14:23). That argument lasted for more than a thousand years.

When it was dismantled, believers did much of the work: Castellio against the burning of Servetus; Thomas Helwys, a Baptist, who told James I that the king had no authority over souls and died in Newgate; Roger Williams, expelled from Massachusetts, who founded Providence. So did sceptics such as Bayle and Voltaire, and so did plain exhaustion after the wars. Historians disagree over the shares. **Nobody should claim that toleration was simply a gift of the church, nor that it was simply won from her.**

### What the New Testament asks

*Judge not* is the most widely known sentence of the Sermon on the Mount, and it is followed within a few lines by advice that presupposes discernment about dogs and swine (Matthew 7:1-6), and then about false prophets. What is forbidden is the plank-eyed verdict on another person’s standing. Paul told Corinth that outsiders were none of his business to judge; his severity was for the church itself (1 Corinthians 5:12). Peter wants reasons given with gentleness and respect (1 Peter 3:15).

### The remaining quarrel

Rousseau’s worry is not silly. If I believe that your soul is in danger, I have a motive to interfere. Yet the motive to leave you free may come from the same source, if what God wants is love. Christians themselves are divided over law: how far a conviction from scripture should bind citizens who don’t share it is argued among Catholics who speak of natural law, Reformed heirs of Kuyper, and Baptists who want a high wall. A fair test for all of them is whether they would give others, when strong, the liberty that they asked for when weak.`,
    scriptures: [
      'Matthew 7:1-6',
      'Luke 9:51-56',
      '1 Peter 3:15-16',
      '1 Corinthians 5:12',
      'Mark 10:21-22',
      'Romans 14:4-5',
      '2 Timothy 2:24-25',
    ],
    furtherReading: [
      'D. A. Carson, The Intolerance of Tolerance (2012)',
      'Robert Louis Wilken, Liberty in the Things of God (2019)',
      'Perez Zagorin, How the Idea of Religious Toleration Came to the West (2003)',
      'Christopher Hitchens, God Is Not Great (2007)',
      'Miroslav Volf, Exclusion and Embrace (1996)',
    ],
  },
  {
    title: 'How Can Jesus Be the Only Way?',
    aliases: [
      'is jesus the only way',
      'jesus the only way to god',
      'exclusivity of christ',
      'salvation only through christ',
      'why must i believe in jesus to be saved',
      'no one comes to the father but by jesus',
      'what about good people of other faiths',
      'is christianity the only true religion',
    ],
    topics: ['exclusivity', 'salvation', 'christ'],
    objection: `Billions of people have lived gently and died bravely without Jesus. To be told that Gandhi is lost and a murderer who repents in his cell is saved turns morality upside down: what counts is not goodness but membership. Peter’s words about no other name were spoken by a follower carried away; whole churches have made a frontier out of them. God, if he is great, is surely greater than one Galilean life in one corner of the Roman Empire. Why would the maker of every people hang their salvation on a detail of a single people’s history?`,
    coreResponse: `Christians did not arrive at this belief by comparing religions and awarding themselves the prize. The first of them were Jews who already worshipped one God and believed that he had done, for the world, something which only he could do. If the human plight is ignorance, many teachers may help. If it is death and estrangement, then it matters whether anyone has actually come through death, and only one is claimed to have done so for all. Only refers to the rescuer. It doesn’t by itself say how many he will rescue or what each must have known. Nor are good people shut out for lack of membership: the same message denies that the religious get in by being good, and that is its offence to them.`,
    deeperExplanation: `Two sentences carry most of the weight. In John 14:6 Jesus speaks to frightened friends at supper, on the night of his arrest; Thomas has just said that they don’t know the way. In Acts 4:12 Peter is on trial before the council that had condemned Jesus, with a healed beggar standing beside him, and the word for *saved* has been used of the beggar’s legs a moment earlier (Acts 4:9, where English versions have “made whole”). Neither is addressed to Hindus. Both, all the same, are universal in form, and to soften them into “our way, for us” is to change what they say.

### Why one?

The scandal of particularity is not peculiar to Jesus; it is how the Bible’s God works from the beginning. He chooses one old man so that all families of the earth may be blessed (Genesis 12:3). He picks the smaller people, the younger brother, the stable. General truths have no date, and need none. An action must be done somewhere, on some Friday, under some governor, or it is not done. If what God gave the world was advice, it could have been posted to every nation at once; if it was a life and a death, one people had to be its setting. Whether that satisfies depends on whether one expects God to act at all.

### Three things it need not mean

- That other religions contain nothing true.
- That each non-Christian is damned. On this the church contains the views described under *What About People Who Never Heard?*
- That grace is unfair to the good. Jesus told of a brother who stayed at home, worked hard and resented the party, and left the ending open (Luke 15:25-32).

### The case of Gandhi

It should not be waved away. Gandhi read the Sermon on the Mount for forty years and tried to live by it, declined baptism after thinking hard, and, by his own account, found the claim of uniqueness impossible. He had also been turned off by what he saw of Christians in South Africa. **Strict exclusivists** say that the verdict on him is just, since all have sinned. **Inclusivists** say that Christ may have been nearer to him than he knew. **Pluralists** within the churches, Paul Knitter for one, read the texts as the language of love: *you are the only one* is said truly by many husbands. Against Knitter it can be said that the apostles were not flogged for a compliment. What all can say is that no verdict on Gandhi was ever delegated to us (Romans 14:4).`,
    scriptures: [
      'John 14:1-6',
      'Acts 4:8-12',
      '1 Timothy 2:5-6',
      'Luke 15:25-32',
      'Genesis 12:1-3',
      'Romans 3:22-24',
      'Matthew 8:11-12',
    ],
    furtherReading: [
      'Paul F. Knitter, No Other Name? (1985)',
      'John Hick, God and the Universe of Faiths (1973)',
      'Lesslie Newbigin, The Open Secret (1978)',
      'Clark H. Pinnock, A Wideness in God’s Mercy (1992)',
    ],
  },
  {
    title: 'Is Your Religion Just Where You Were Born?',
    aliases: [
      'religion is where you were born',
      'you are only christian because of your parents',
      'if you were born in india you would be hindu',
      'religion is an accident of birth',
      'outsider test for faith',
      'geography of belief',
      'i only believe because i was raised to',
    ],
    topics: ['upbringing', 'culture', 'religious diversity', 'reasons for belief'],
    objection: `Tell me where a man was born and I will tell you, with few errors, what he takes to be revealed truth. In Riyadh he is Muslim, in Bangkok Buddhist, in Salt Lake City very likely a Latter-day Saint. Beliefs produced by facts do not cluster in this way: there is no Thai chemistry. Mill noticed in 1859 that the same causes which make a churchman in London would have made him a Confucian in Peking. John Loftus asks believers to examine their own faith with the scepticism that they apply to everybody else’s. Few dare.`,
    coreResponse: `The observation is correct and should make anyone humbler. As a refutation it fails, for it says how a belief was acquired and not whether it is so. A person brought up in modern Sweden is likely to think slavery wrong and gods unreal; raised in ancient Sparta the same person would have thought neither. That does not show that slavery is fine, or that atheism is false. Where a view rests on upbringing alone, the right response is to test it, and the test Loftus proposes is a good one, provided his own convictions sit it as well. Christianity, moreover, is an odd example to choose. It began among Jews, spread by persuading outsiders, and now has most of its members where a century ago it had few.`,
    deeperExplanation: `### The facts on the map

In 1900 about four Christians in five lived in Europe or North America. Today roughly two thirds live in Africa, Asia and Latin America. Hundreds of millions of people are therefore the children or grandchildren of those who left what they had been born to, and the traffic runs in other directions too: large numbers raised in Christian homes now answer “none”. Birth is a strong influence and a weak fate.

Some clustering is exactly what one would expect if the Christian story were true. News travels from person to person, along roads, at walking speed; it started from one city (Acts 1:8). Mathematics can be done by anyone anywhere, since it needs no news. *A religion of events must have a geography.* What the clustering does count against is any claim that every honest inquirer, wherever he sits, will simply see the truth of the gospel by looking within.

### The argument from Mill, tightened

Philosophers press it further. Suppose I know that, had I been born in Lahore, I would hold with equal confidence that Jesus was not crucified, using methods that feel the same from inside. Doesn’t that undermine my method? It might, if my method is to trust whatever I was told. It does so less if I can point to something public, like documents and a history, which can be examined from Lahore. Plantinga adds that pluralism would fall by the same stroke; had the pluralist been born in medieval France, he would not have been one.

### Scripture on inherited faith

It expects children to be taught (Deuteronomy 6:6-7) and is not content with that. The Samaritans tell the woman that they now believe for another reason than her report (John 4:42). Paul, born into the strictest circle of his people, lists his pedigree and calls it loss (Philippians 3:4-8). Naaman the Syrian and Ruth of Moab cross over from outside, while those with Abraham for their father are told not to presume on it (Matthew 3:9).

> A useful exercise for both sides: which belief of mine would cost me the most friends to give up, and when did I last examine it?

There is one unfairness that no argument removes. Some people must pay with family or life for a faith that others get with the christening shawl. What God makes of that difference, Christians differ about and do not know.`,
    scriptures: [
      'John 4:39-42',
      'Philippians 3:4-8',
      'Acts 17:26-27',
      'Matthew 3:9',
      'Ruth 1:16',
      '1 Thessalonians 5:21',
    ],
    furtherReading: [
      'John W. Loftus, The Outsider Test for Faith (2013)',
      'John Stuart Mill, On Liberty (1859)',
      'Alvin Plantinga, Warranted Christian Belief (2000)',
      'Philip Jenkins, The Next Christendom (2002)',
      'Lamin Sanneh, Whose Religion Is Christianity? (2003)',
    ],
  },
];
