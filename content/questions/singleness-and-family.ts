import type { QuestionCard } from '../card.ts';

export const singlenessAndFamily: readonly QuestionCard[] = [
  {
    question: 'Is it all right to stay single?',
    aliases: [
      'why am i still single',
      'is singleness a gift',
      'what does the bible say about being single',
      'does god have a husband or wife for me',
      'is it better not to marry',
      'what is celibacy',
      'is it ok to be single',
      'is it a sin to be single',
      'is it bad not to marry',
      'do i have to get married',
      'i do not want to get married',
      'i never want to marry',
      'is being single a gift',
      'what does the bible say about singleness',
      'is it wrong to not want children',
      'i do not want kids is that a sin',
    ],
    topics: ['singleness', 'celibacy', 'loneliness', 'gift'],
    summary:
      'More than all right: Jesus never married, Paul was single when he wrote and thought it the easier way to serve, and both call it something given to some and not to others. The Bible promises nobody a spouse. It also takes loneliness seriously, and its answer is a household larger than the married couple. Wanting to marry is good; so is not marrying.',
    explanation:
      'In ancient Israel an unmarried life was close to a misfortune. A name lived on in sons, and when Jeremiah is forbidden to take a wife it is a sign of disaster (Jeremiah 16:2). Against that background Isaiah 56:3-5 is remarkable: eunuchs who hold to the covenant are promised a memorial better than sons and daughters.\n\nJesus speaks of some who live without marriage for the sake of the kingdom, adding that this is for whoever can accept it (Matthew 19:11-12). Paul says that his own state and marriage are each a gift (1 Corinthians 7:7). His reasons are practical: present distress, short time, divided attention (1 Corinthians 7:26-35). He is careful to mark it as his judgement, no noose thrown over anyone, and he tells those who marry that they have not sinned. He claims elsewhere the right to bring a wife on his travels as Peter did (1 Corinthians 9:5), so he had given up something real.\n\nGenesis 2:18 still stands, that being alone is not good. But the New Testament does not make a wedding the only cure. Whoever does God’s will is brother, sister and mother to Jesus (Mark 3:35), those who have left homes receive a hundredfold (Mark 10:29-30), and Paul greets a crowd of men and women by name in Romans 16, Phoebe and Rufus’s mother among them, who were plainly his family (Romans 16:1-13). Where a church has room only for couples, it is not yet doing what these passages describe.',
    references: [
      { scripture: '1 Corinthians 7:7-8', why: 'Paul calls his single life a gift, and marriage another gift.' },
      {
        scripture: 'Matthew 19:11-12',
        why: 'Jesus honours those who forgo marriage for the kingdom and lays it on nobody.',
      },
      {
        scripture: '1 Corinthians 7:32-35',
        why: 'The case for it: undivided attention, offered as advice and expressly not as a snare.',
      },
      {
        scripture: 'Isaiah 56:3-5',
        why: 'A promise to people without children that their name will outlast a family line.',
      },
      {
        scripture: 'Mark 10:29-30',
        why: 'A hundred times over in brothers, sisters and homes, now and with hardships.',
      },
      { scripture: 'Psalms 68:6', why: 'God gives the solitary a home, which somebody has to open.' },
      {
        scripture: '1 Corinthians 7:28',
        why: 'Either choice is free of sin; Paul even tells the couple that he would spare them trouble.',
      },
      { scripture: 'Genesis 2:18', why: 'Takes loneliness seriously; nobody need pretend that it does not hurt.' },
      { scripture: 'Jeremiah 16:2', why: 'A prophet single by command, for whom it was a grief and a message.' },
      {
        scripture: 'Luke 2:36-38',
        why: 'Anna, widowed after seven years, spent the rest of a very long life in prayer and recognised the child.',
      },
    ],
    whereChristiansDiffer:
      'Catholic and Orthodox churches honour vowed celibacy in monks and nuns as a distinct calling; the Latin church ordains mostly celibate men as priests, while the East ordains married men but chooses its bishops from the unmarried. Luther rejected the vows and held marriage to be the common calling. Some evangelicals take the gift of singleness to mean contentment in it; others hold that whoever is single has the gift, for as long as it lasts.',
  },
  {
    question: 'Is looking at pornography a sin?',
    aliases: [
      'how do i stop watching porn',
      'what does the bible say about lust',
      'is lust the same as adultery',
      'i am addicted to pornography',
      'is it wrong to be attracted to someone',
      'is porn a sin',
      'is it a sin to watch porn',
      'is watching porn wrong',
      'is porn wrong',
      'is porn cheating',
      'is it wrong to watch porn with my wife',
      'what does the bible say about porn',
      'is lust a sin',
      'what is lust',
      'is looking at a woman a sin',
      'is erotica a sin',
    ],
    topics: ['pornography', 'lust', 'adultery', 'self-control'],
    summary:
      'Yes, by the words of Jesus, and there is forgiveness and a way out. Jesus said that to look at a woman in order to desire her is already adultery in the heart, and it is hard to see pornography as anything else. Noticing beauty is not what he condemns. Masturbation is never clearly mentioned in the Bible, and Christians judge it differently. The way out that scripture describes is partly flight, partly light: other people who know, and something better to love.',
    explanation:
      'The sentence in Matthew 5:28 has a purpose in its grammar: looking with a view to wanting. Attraction that comes unasked is not named. The tenth commandment had already forbidden coveting a neighbour’s wife (Exodus 20:17), and Jesus puts the burden where it was seldom put, on the one who looks; he says nothing here about what she wears. His remedy is drastic, an eye torn out and a hand cut off (Matthew 5:29-30). It is a figure, but nobody could mistake it for moderation.\n\nDavid on the roof shows how the thing moves: he saw, he enquired, he was told that she had a husband and a father with names, and he sent (2 Samuel 11:2-4). The look had taken away her name. Job speaks of a covenant made with his eyes (Job 31:1), and Proverbs asks whether one can carry fire in the lap without burning the clothes (Proverbs 6:25-28). Proverbs 27:20 adds an observation that any user can confirm, that eyes are never full.\n\nThe act of Onan (Genesis 38:8-10) has been read as condemning masturbation; in the story he is killed for refusing his dead brother’s widow a child. So that text settles little, though questions about fantasy remain. For those who are stuck, the letters offer means rather than shame: make no provision for it (Romans 13:14), confess to one another (James 5:16), and know that temptation is common and has an exit (1 Corinthians 10:13).',
    references: [
      {
        scripture: 'Matthew 5:27-30',
        why: 'Jesus moves adultery from the bed to the intention behind the look, and prescribes something drastic.',
      },
      {
        scripture: '1 Corinthians 10:13',
        why: 'Says that no temptation is unique and that God provides a way out of it.',
      },
      { scripture: 'Job 31:1', why: 'A decision made beforehand about where the eyes will go.' },
      {
        scripture: '2 Samuel 11:2-4',
        why: 'The steps from a glance to ruin, taken by a king who had every chance to stop.',
      },
      { scripture: 'Romans 13:14', why: 'Practical: do not lay in supplies for what you mean to give up.' },
      { scripture: 'James 5:16', why: 'Healing is linked to telling another person, which secrecy most resists.' },
      { scripture: 'Proverbs 6:25-28', why: 'A father’s blunt picture of fire in the lap.' },
      {
        scripture: '1 Thessalonians 4:3-6',
        why: 'Desire that uses another person is called a wrong done to that person.',
      },
      {
        scripture: 'Philippians 4:8',
        why: 'A mind is changed by what it is given to dwell upon, more than by what it is denied.',
      },
      { scripture: 'Romans 8:1', why: 'For those who have fallen again: in Christ there is no condemnation.' },
    ],
    whereChristiansDiffer:
      'Christians widely agree that pornography is wrong, for the user and for those used in it. Catholic teaching regards masturbation as a grave disorder, with guilt lessened by habit or anxiety; the Orthodox and many evangelicals also call it sin. Other Protestants, James Dobson for one, have held that scripture is silent and that guilt over it does more harm. Some speak of addiction; some counsellors prefer habit.',
  },
  {
    question: 'How should children be brought up?',
    aliases: [
      'what does the bible say about parenting',
      'my child has turned away from god',
      'what does train up a child mean',
      'what is a christian upbringing',
      'how strict should christian parents be',
      'i don’t know how to bring up my children well',
      'how do i discipline my children without crushing them',
      'how do i raise my kids',
      'how do i raise godly children',
      'how to raise kids in faith',
      'my kids do not listen to me',
      'my child does not obey',
      'my kids are out of control',
      'how do i discipline my kids',
      'my teenager is rebellious',
      'my son does not respect me',
      'how do i raise a teenager',
      'what does the bible say about raising children',
      'bible verses about children',
    ],
    topics: ['children', 'parenting', 'discipline', 'fathers'],
    summary:
      'By talk at home, by example, by correction that does not crush. Israel’s parents were told to speak of God’s words at the table, on the road and at bedtime; Paul warns fathers against provoking their children. The proverbs about the rod are real, and Christians argue over what they mean now. No method is a guarantee: some of the Bible’s best people had children who went badly wrong.',
    explanation:
      'The first classroom is a house. Deuteronomy 6:6-7 puts the words in the parent’s own heart before it sends them to the child, and names ordinary moments for the teaching. At Passover it is the child who is to ask, and the answer is a story (Exodus 12:26-27).\n\nSeveral proverbs speak of a rod (Proverbs 13:24; Proverbs 29:15). Beating was normal discipline throughout the ancient Near East, for pupils and servants too, and the book pairs it with reproof and with love. The word is also used of a shepherd’s rod, and some take it as a figure for discipline in general. The New Testament repeats none of them as a command. What it does say to fathers, who in Roman law held the power of life and death over a child, is twice a warning: do not exasperate them, or they will lose heart (Ephesians 6:4; Colossians 3:21).\n\nThen there is the record. Eli did not restrain his sons (1 Samuel 3:13); Samuel, who had watched that happen, had sons who took bribes (1 Samuel 8:1-3); David was furious at Amnon’s crime and did nothing (2 Samuel 13:21). The line about training a child in his way (Proverbs 22:6) is a proverb, a thing generally so, and Ezekiel 18:14-20 insists that each generation answers for itself. Parents of a child who has gone may notice that in Luke 15:20 the father lets him leave, and is looking down the road.',
    references: [
      {
        scripture: 'Deuteronomy 6:6-7',
        why: 'Teaching as conversation through the day, and beginning with the parent’s own heart.',
      },
      {
        scripture: 'Ephesians 6:4',
        why: 'Paul’s rule for fathers: nurture without provocation, in a society that allowed them anything.',
      },
      {
        scripture: 'Proverbs 22:6',
        why: 'The best-known line on the subject; the Hebrew reads according to his way, and it is a maxim more than a promise.',
      },
      {
        scripture: 'Proverbs 13:24',
        why: 'The rod saying, which sets love and correction together and is much disputed in application.',
      },
      { scripture: 'Colossians 3:21', why: 'Names the damage that harshness does: children lose heart.' },
      {
        scripture: 'Mark 10:13-16',
        why: 'Jesus is indignant with adults who keep children off, and takes the children in his arms.',
      },
      {
        scripture: 'Hebrews 12:9-11',
        why: 'Discipline seen as painful at the time and fruitful later, with human fathers admitted to be fallible.',
      },
      { scripture: 'Exodus 12:26-27', why: 'A ritual designed so that children will ask what it means.' },
      {
        scripture: '1 Samuel 8:1-3',
        why: 'A good man’s sons went wrong, and the narrator does not say that it was his fault.',
      },
      { scripture: 'Luke 15:20', why: 'What remains to a parent when a child has left: to watch the road and run.' },
      {
        scripture: '2 Timothy 3:14-15',
        why: 'Timothy had known the scriptures from infancy, and Paul reminds him who taught him.',
      },
    ],
    whereChristiansDiffer:
      'Some Christians, James Dobson among them, have taught that the rod sayings support a measured smack. Others, such as William Webb, hold that scripture itself moves away from the beatings of its world and that the direction should be followed to the end. Several churches, the Church of Scotland among them, have supported an end to physical punishment. All agree that violence against a child is sin.',
  },
  {
    question: 'Do I have to honour parents who hurt me?',
    aliases: [
      'how do i honour abusive parents',
      'do i have to obey my parents as an adult',
      'what does honour your father and mother mean',
      'can i cut off contact with my family',
      'my father abused me',
      'must i look after my ageing parents',
      'my parents are toxic',
      'my mother is toxic',
      'my dad is abusive do i have to honor him',
      'do i have to respect my parents',
      'i hate my father',
      'i hate my mother',
      'i hate my dad',
      'i hate my parents',
      'how do i honor bad parents',
      'can i cut off my parents',
      'is it a sin to cut off family',
      'my parents never loved me',
      'does honor your father and mother apply to bad parents',
    ],
    topics: ['honour', 'parents', 'abuse', 'family conflict'],
    summary:
      'Yes, but not by staying where you are harmed. The commandment says honour; it does not say obey in everything, pretend, or remain in danger. Its first hearers were adults, and giving weight to parents meant above all seeing that they were fed and not shamed in old age. Jesus upheld it and also put loyalty to God above it. The Bible contains violent parents, and the children who got out of their way are not blamed.',
    explanation:
      'Honour in Hebrew has to do with weight: treat them as people who count. The command stands between the duties toward God and those toward the neighbour (Exodus 20:12), and Leviticus 19:3 puts mother before father. Jesus shows how he understood it when he attacks a pious dodge by which money needed for parents was declared a gift to the temple (Matthew 15:3-6). Dying, he arranged for his mother’s keep (John 19:26-27). 1 Timothy 5:8 is as severe: whoever will not provide for relatives has denied the faith.\n\nObedience belongs to childhood and comes with a phrase attached, “in the Lord” (Ephesians 6:1). Marriage itself begins by leaving (Genesis 2:24). Jesus was subject to Joseph and Mary at twelve (Luke 2:51), but when his family came to take charge of him as a man he did not go out to them (Mark 3:31-35).\n\nSaul cursed his son’s mother and then threw a spear at him for defending a friend. Jonathan left the table in anger and ate nothing, and the story is on his side (1 Samuel 20:30-34). David, Saul’s son-in-law, ran, spoke of Saul with respect and kept his distance (1 Samuel 24:8-22). That is perhaps the nearest pattern: no revenge, no lies, no further target. Telling the truth about what was done, to a doctor or a court, dishonours nobody. If it is happening now, tell a teacher, a doctor or the police today. Psalms 27:10 speaks for those whom father and mother have abandoned, and says who takes them in.',
    references: [
      {
        scripture: 'Exodus 20:12',
        why: 'The commandment: honour, with a promise attached, addressed to grown men and women.',
      },
      {
        scripture: 'Psalms 27:10',
        why: 'Admits that parents can forsake, and names the one who then receives the child.',
      },
      { scripture: 'Ephesians 6:1-4', why: 'Obedience “in the Lord”, and in the same breath a limit on fathers.' },
      {
        scripture: '1 Samuel 20:30-34',
        why: 'A father’s rage and a spear; the son walks out, and the story takes his part.',
      },
      {
        scripture: 'Matthew 15:3-6',
        why: 'Jesus defines honour as support that cannot be dodged by religious excuses.',
      },
      { scripture: '1 Samuel 24:8-12', why: 'Respect kept up from a safe distance, with judgement left to God.' },
      { scripture: 'Romans 12:18', why: 'Peace as far as it depends on you, which concedes that it may not.' },
      { scripture: 'Matthew 10:35-37', why: 'Jesus expects families to divide over him and will not be loved second.' },
      {
        scripture: 'Ezekiel 18:14-20',
        why: 'A child who sees a father’s sins and does otherwise: the chain can be broken.',
      },
      { scripture: 'Proverbs 23:22', why: 'Honour for a mother when she is old, the time at which it costs most.' },
    ],
  },
  {
    question: 'Why can I not have children?',
    aliases: [
      'trying for a baby for years',
      'we cant get pregnant',
      'does god care about infertility',
      'why did god close my womb',
      'is childlessness a punishment from god',
      'what does the bible say about infertility',
      'women in the bible who could not have children',
      'i can not get pregnant',
      'we can not have a baby',
      'we can not have children',
      'i am infertile',
      'infertility',
      'why does god not give me a baby',
      'why did god not give me children',
      'trying for a baby',
      'i want a baby so badly',
      'i can not conceive',
      'my ivf failed',
    ],
    topics: ['infertility', 'childlessness', 'hannah', 'barren'],
    summary:
      'The Bible gives no general reason, and it does not say that you did something wrong. It tells of Sarah, Rebekah, Rachel, Samson’s mother, Hannah and Elizabeth, and says of Elizabeth in particular that she was blameless. Those stories end in births; many lives do not, and scripture has a word for them as well. Of the methods of modern medicine it knows nothing, and Christians reach different conclusions.',
    explanation:
      'Writers in Israel spoke of God as the one who opens and closes the womb, as they spoke of him sending rain (1 Samuel 1:5). That is a statement about who is Lord of life, and is hardly ever linked to guilt. Luke is pointed about it: Zechariah and Elizabeth kept all the commandments and had no child (Luke 1:5-7), whatever the neighbours thought of her disgrace (Luke 1:25).\n\nHannah’s chapter is the one to read. Her rival taunts her year by year, her husband asks kindly and uselessly whether he is not worth ten sons to her, and Eli, seeing lips move without sound, tells her to sober up (1 Samuel 1:6-14). Everybody says the wrong thing. She tells God instead, in bitterness and at length, and her face changes before there is any pregnancy (1 Samuel 1:18). Rachel’s cry that she would die is also kept (Genesis 30:1-2), along with Jacob’s poor reply. Sarah’s scheme with Hagar shows how the longing can end by harming someone else (Genesis 16:1-6).\n\nPsalms 113:9 sings of a barren woman made a mother, and it is cruel to quote it as a promise to everyone. Isaiah says something wider. The barren one is told to sing because her children will be more (Isaiah 54:1), and the childless eunuch is given a name better than sons and daughters (Isaiah 56:4-5). In the New Testament descent no longer decides anything. Jesus had no children, and he did not leave his mother without a son (John 19:26-27).',
    references: [
      {
        scripture: '1 Samuel 1:5-18',
        why: 'Hannah’s grief told closely, with the clumsy comfort she was offered and the prayer that was heard.',
      },
      {
        scripture: 'Luke 1:5-7',
        why: 'Says outright that a childless couple were righteous, which ends the argument from punishment.',
      },
      {
        scripture: 'Isaiah 54:1',
        why: 'A childless woman is told to sing; it is spoken to a ruined Jerusalem, and Paul takes it up.',
      },
      {
        scripture: 'Isaiah 56:4-5',
        why: 'Offers the childless more than the consolation of a late birth: a name that cannot be cut off.',
      },
      {
        scripture: 'Genesis 30:1-2',
        why: 'Rachel’s desperation and a husband’s irritation, both left in without comment.',
      },
      {
        scripture: 'Genesis 25:21',
        why: 'Isaac prays for his wife; twenty years pass between the wedding and the twins.',
      },
      {
        scripture: 'Psalms 113:9',
        why: 'Praise for what God has sometimes done, to be sung by those for whom it is true.',
      },
      { scripture: 'Genesis 16:1-4', why: 'Sarah’s way of forcing the matter, in which Hagar had no say.' },
      { scripture: 'Psalms 34:18', why: 'Nearness to the broken-hearted, promised without an account of causes.' },
      { scripture: 'Romans 12:15', why: 'For friends: weep with those who weep, before saying anything.' },
    ],
    whereChristiansDiffer:
      'The Catholic Church holds that a child should be conceived in the act of marriage, and so does not accept fertilisation outside the body, while supporting treatment that helps conception. Many Protestants accept it for married couples, some only if no embryo is destroyed or left over; the Orthodox are divided. Donated eggs or sperm and surrogacy are more widely questioned, and Hagar’s story is often cited. Adoption is commended by all.',
  },
];
