import type { BookOverview } from '@berea/validation';

/** The letters under Paul's name whose authorship is disputed. */
export const disputedLettersOfPaul = {
  Eph: {
    title: 'The Letter of Paul to the Ephesians',
    author:
      'Names Paul, in prison. Style, closeness to Colossians and the view of the church as universal lead perhaps most critical scholars to a disciple writing in his name; a strong minority defends Paul. The words in Ephesus (1:1) are missing in the oldest manuscripts, so it may have been a circular.',
    dateWritten: 'About AD 60-62 if by Paul; about 70-95 if not.',
    keyThemes: [
      'All things united in Christ',
      'Grace and new life',
      'One new humanity',
      'The church as body',
      'Walking in love',
      'Spiritual armour',
    ],
    summary:
      'It opens with one of the longest sentences in the New Testament, a blessing that sweeps from before creation to the gathering up of all things in Christ (1:3-14). Ephesians deals with no local crisis; it contemplates. The first three chapters praise what God has done. The dead have been made alive by grace through faith, not as the result of works but for the sake of them (2:8-10). Those far off have been brought near: a dividing wall between Jew and Gentile, which in the Jerusalem temple was actual stone, is down, and from two one new human being has been made (2:14-16). This is the mystery now disclosed, even to powers in the heavens. At 4:1 indicative becomes imperative. One body has many gifts, given to equip everyone for service; falsehood, rage and foul talk belong to clothing taken off. A code for households follows in the form familiar from moralists of the age, with husbands and wives, children and parents, slaves and masters; its opening line speaks of mutual submission (5:21), and how that line relates to what comes after is argued in families and faculties alike. Finally the reader is dressed piece by piece as a soldier, with the weapons of a peaceful army (6:10-18).',
  },
  Col: {
    title: 'The Letter of Paul to the Colossians',
    author:
      'Sent in the names of Paul and Timothy. Opinion is about evenly split: vocabulary and theology differ from the undisputed letters, while the personal notes closely match Philemon. Timothy or another co-worker writing during Paul’s lifetime is a middle position.',
    dateWritten: 'About AD 57-62 if from Paul’s imprisonment; about 65-80 if by a follower.',
    keyThemes: [
      'Christ above all powers',
      'Fullness',
      'Freedom from rules and visions',
      'Dying and rising with Christ',
      'New self',
    ],
    summary:
      'Colossae, a fading wool town inland from Ephesus, had a church planted by Epaphras that Paul had never seen (2:1). Something there threatens to add to the gospel. What the so-called philosophy taught can only be guessed from the rebuttal: diets and sacred days, self-denial, visions, a worship of angels or together with angels (2:16-23). The reply is not to argue each point but to enlarge Christ until nothing is left to add. A hymn, perhaps older than the letter, calls him the image of the unseen God, in whom all things were created and hold together, firstborn also from the dead, reconciling the universe by the blood of a cross (1:15-20). In him the fullness lives bodily, and believers are already full. A record of debts has been nailed up and the powers led in triumph. Why then submit to do not touch? From 3:1 the thought moves upward and back to earth: minds set on what is above put away anger and lying and put on compassion, in a community where Scythian and slave count as anyone. A table of household duties, brief on wives, longest on slaves, is tempered by reminders of a master in heaven. Greetings name Luke, Mark, Nympha with her house church, and a letter from Laodicea that has been lost.',
  },
  '2Thess': {
    title: 'The Second Letter of Paul to the Thessalonians',
    author:
      'Claims Paul, Silvanus and Timothy, with a signature as proof of authenticity (3:17). Its close echoes of the first letter and its different timetable make many scholars doubt that; about as many, especially in commentaries, accept it.',
    dateWritten: 'About AD 51-52 if genuine; otherwise within the last decades of the 1st century.',
    keyThemes: [
      'Endurance in persecution',
      'The day not yet come',
      'The man of lawlessness',
      'Deception and truth',
      'Work and responsibility',
    ],
    summary:
      'The first letter had told its readers that the day would come suddenly; some have concluded that it is here. Perhaps a prophecy, a sermon or a forged letter said so (2:2). The second writes to slow them down. After thanks for growing faith under pressure it speaks of a judgement at which oppressors and oppressed change places, among the fiercest lines under Paul’s name (1:5-10). Then comes the passage for which the letter is read. Before the end a rebellion must take place, and a man of lawlessness will seat himself in God’s temple; something, or someone, now restrains him, and they know what it is (2:3-8). We do not. The Roman empire, the preaching to the nations, an angel, the Spirit and God himself have all been proposed, and every century has found its own candidate for the lawless one, from Nero to the papacy to modern dictators. The practical side is simpler. Stand firm, hold to the traditions you were taught. Above all, those who have stopped working and live as busybodies at others’ expense are to earn their own bread, following the example of a missionary who kept his trade; whoever will not work should not eat (3:10). Such people are to be admonished as brothers, not treated as enemies.',
  },
  '1Tim': {
    title: 'The First Letter of Paul to Timothy',
    author:
      'In Paul’s name. With 2 Timothy and Titus it forms the Pastoral Letters, which most scholars believe a later admirer wrote, for reasons of vocabulary, church order and a setting that does not fit Acts. Defenders suppose a release from Roman custody, further travels and a freer secretary.',
    dateWritten: 'About AD 62-65 if by Paul; about 80-110 otherwise.',
    keyThemes: [
      'Sound teaching',
      'Order in the household of God',
      'Overseers and deacons',
      'Godliness with contentment',
      'Mercy for the worst of sinners',
    ],
    summary:
      'Timothy has been left at Ephesus to stop certain people teaching something else: myths, genealogies, speculations about the law, a ban on marriage and on foods (1:3-7; 4:1-5). Against them the letter sets healthy teaching, and organisation. The congregation is a household, and those who lead it must manage their own well. Requirements for overseers and deacons, with women mentioned in a verse that may mean wives or female deacons (3:11), concentrate on character: sober, hospitable, not greedy, well thought of by neighbours. Prayer is to be made for everyone, kings included, since God wishes all to be saved and there is one mediator (2:1-6). Directly afterwards stand the verses that forbid a woman to teach or have authority over a man, with an argument from Eve (2:11-15); they govern practice in many churches, while others understand them as a remedy for a local problem or as one voice among several. Much space goes to widows, paid elders, slaves and the danger of wealth, with a proverb about the love of money (6:10) commonly misquoted. Now and then a creed or hymn shines through the regulations (3:16). The young leader is told not to let anyone despise his youth, and to guard what has been entrusted to him.',
  },
  '2Tim': {
    title: 'The Second Letter of Paul to Timothy',
    author:
      'Presented as Paul’s last letter. Of the three Pastorals this is the most personal, and some who deny him the others think it genuine or find fragments of real notes in it (4:9-15); most regard it as a testament composed in his spirit.',
    dateWritten: 'About AD 64-67 if authentic; about 80-110 if not.',
    keyThemes: [
      'Faithfulness to the end',
      'Suffering for the gospel',
      'Handing on the teaching',
      'Inspired scripture',
      'Loneliness and hope',
    ],
    summary:
      'Winter is coming, a cloak has been left behind at Troas, and nearly everyone has gone. This letter reads as the farewell of a man in chains who expects the sword. He reminds his younger colleague of the faith of a grandmother and a mother, Lois and Eunice (1:5), and urges him to fan a gift that seems to be burning low. Do not be ashamed: the word recurs, for an executed Lord and an imprisoned teacher were an embarrassment. What has been heard must be entrusted to reliable people who can teach others in turn, a chain of four generations in a single verse (2:2). Soldier, athlete and farmer supply pictures of patience. Quarrels about words spread like gangrene, and two men who declare the resurrection past are named. Difficult times will bring lovers of self with a form of religion and none of its power. Against this stands the training Timothy has had from childhood: all scripture is God-breathed and useful (3:16-17), a sentence central to later doctrines of inspiration, which spoke first of the Old Testament. The charge to preach in season and out leads to the confession of a life poured out, a race run, a crown awaited (4:6-8). Deserted at his first hearing, he says, one stood by him.',
  },
  Titus: {
    title: 'The Letter of Paul to Titus',
    author:
      'Sent under Paul’s name to a Gentile companion known from Galatians and 2 Corinthians. The question of authorship is that of the other Pastorals: doubted by a majority of critical scholars, upheld by others who assume a mission to Crete unrecorded in Acts.',
    dateWritten: 'About AD 62-65 on the traditional view; about 80-110 on the other.',
    keyThemes: [
      'Leaders above reproach',
      'Grace that trains',
      'Good works',
      'Teaching across generations',
      'Public conduct',
    ],
    summary:
      'Crete was proverbial for liars, and the letter quotes one of its own poets to say so (1:12), a remark on which logicians have exercised themselves and which courtesy regrets. Titus has stayed on the island to set right what was unfinished and to appoint elders town by town. They are described almost as in 1 Timothy, here with elder and overseer apparently meaning the same person (1:5-9), a detail important in disputes over church government. The reason for haste is talkers who upset whole households, some of Jewish background, teaching for profit. The second chapter goes through the ages and stations, older men, older women who are to train the younger, young men, slaves, each so that nobody may speak ill of the message. What lifts it above etiquette is the theology under it. Grace has appeared, bringing salvation to all, and it educates people between one appearing and the next (2:11-14); the Greek of 2:13 probably calls Jesus Christ God, as few passages do. A matching summary in 3:4-7 recalls kindness, washing, renewal by the Spirit, and inheritance, since once we too were foolish. The closing advice is to avoid stupid controversies and a divisive person after two warnings, and to learn to meet urgent needs.',
  },
} satisfies Record<string, BookOverview>;
