import type { LifeEvent } from './life-event.ts';

const thanks = 'How do I give thanks for good news?';
const marriage = 'How do we begin a marriage well?';
const beginning = 'How do I begin something new?';

/** With any of it, the day is no glad one, or another card knows more. `{died}` also has 'passed' and 'is gone'. */
const trouble =
  'died, dies, dead, dying, death, passed away, funeral, grave, grief, griev*, widow*, late husband, late wife, heaven, without my, without him, without her, would have been, wouldve been, should have been, should be happy, supposed to be, divorc*, separated, separation, split up, broke up, my ex, his ex, her ex, left me, called off, terminal, hospice, months to live, miscarr*, stillb*, abortion, pregnan*, infertil*, abus*, forced, forces, forcing, violent, hits, hit me, beat, beats, beating, rape*, assault*, threat*, someone else, somebody else, another man, another woman, affair, cheat*, unfaithful, lied, lies, secret*, single, jealous, jealousy, envy, envious, resent*, debt, debts, loan, loans, owe, owes, borrow*, afford, no money, skint, gambl*, casino, betting, drink*, drunk, drinks, sober, alcohol*, relapse*, drugs, drug, addict*, meth, porn, depress*, suicid*, kill, killed, hate, hates, furious, angry, lonely, alone, nobody, no one, forgot, forgotten, ignored, prison, jail, deport*, fired, laid off, sacked, redundan*, unemployed, proud, pride, brag*, humble, sin, sinful, wasted, regret*, ashamed, homesick, crying, cry, cries, argu*, fight*, fought, quarrel*, not speaking, not talking, refuse*, disown*, gay, lesbian, same sex, transgender, muslim, mosque, hindu, buddhist, atheist, agnostic, jehovah*, witnesses, mormon, unbeliever, non believer, not a believer, not believe, doesnt believe, not a christian, not christian, cult, verse, verses, reading, readings, psalm';

const weddingTrouble =
  'but, barely, flew back, far apart, kissed, wild, need to hear, tell him, tell her, he is getting married, she is getting married, we were getting married, they were getting married, they are getting married, when we, when i, since i, since we, after we, after i, before we, before i, until we, before our wedding, before my wedding, after our wedding, at our wedding, years ago, months ago, last year, years, arranged, made to, have to marry, dont want, do not want, doesnt want, didnt want, dont love, do not love, doesnt love, dont like, do not like, in love with, doubt*, not sure, unsure, mistake, wrong, should i, must i, may i, can i, allowed, living together, live together, lives together, live in, rent, flat, move in, moving in, moved in, sex, virgin*, bed, past, contracept*, the pill, priest says, pastor says, pastor refuse*, approve, disapprove*, approval, against, oppose*, object, wont come, not coming, will not come, not invited, lobola, dowry, bride price, visa, papers, green card, postponed, cancel*, cancer, chemo, ill, sick, treat, good husband, good wife, lead, boss, bossy, afraid of him, afraid of her, scared of him, scared of her, controls, controlling, temper, his mother, her mother, mother in law, in laws, my parents, best man, again, second time, blessing, bless, how do you know';

const tens = ['30', '40', '50', '60', '70', '80', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'];
const ages = [...tens, '18', '21', '65', '75', 'eighteen', 'twenty one', 'a year older', 'a hundred'];
const turning = [
  'i turn',
  'im turning',
  'i am turning',
  'i will turn',
  'ill turn',
  'i just turned',
  'i turned',
  'ive turned',
];
const ordinals =
  '16th, 18th, 21st, 30th, 40th, 50th, 60th, 65th, 70th, 75th, 80th, 90th, thirtieth, fortieth, fiftieth, sixtieth, seventieth, eightieth';
const birthdays = [
  ...turning.flatMap((start) => ages.map((age) => `${start} ${age}`)),
  ...tens
    .flatMap((age) => ['today', 'tomorrow', 'on', 'this', 'next'].map((when) => `${age} ${when}`))
    .flatMap((end) => [`im ${end}`, `i am ${end}`, `ill be ${end}`, `i will be ${end}`]),
  ...ordinals.split(', ').map((ordinal) => `my ${ordinal} birthday`),
];

/** Something good has happened, or is about to. Rows of one cue give way to any trouble that is told besides. */
export const gladDayEvents: readonly LifeEvent[] = [
  {
    card: thanks,
    cues: [
      'i passed my, ive passed my, i have passed my, i just passed my, i passed the exam, i passed the exams, i passed the test, i passed all, i passed everything, we passed our, i got the job, ive got the job, i have got the job, i got a job, i got a new job, i got my dream job, they gave me the job, i got promoted, i was promoted, i am promoted, ive been promoted, i have been promoted, i got a promotion, i got the promotion, i got a raise, i got into university, i got into uni, i got into college, i got into medical school, i got into nursing school, i got into law school, i got accepted, ive been accepted, i was accepted, i got a place, i got a scholarship, i won a scholarship, i won a prize, i won first prize, we won the cup, we won the final, i got my degree, i got my diploma, i got my licence, i got my license, we bought our first, we bought a house, i bought my first house, i bought my first home, i bought my first flat, i bought my first apartment, we got the keys, we got the house, i have good news, ive got good news, we have good news, weve got good news, i had good news, i got good news, we got good news, we had good news, my prayer was answered, my prayers were answered, our prayers were answered, our prayer was answered, god answered my prayer, god answered my prayers, god answered our prayers, god has answered my, god has answered our',
    ],
    unless: `${trouble}, but, not, didnt, never, hasnt, yet, if, unless, until, since, years ago, used to, then, nervous, afraid, scared, worried, boss, overtime`,
    example: 'i passed my exam and i want to shout',
  },
  {
    card: thanks,
    cues: [
      'i, im, ive, my, me, we, us, our',
      'cancer, tumour, tumor, leukaemia, leukemia, lymphoma, lump, scan, scans, mri, mammogram, biopsy, results, test, tests, bloods, chemo, radiotherapy, treatment, operation, surgery, all clear, remission, cancer free',
      'is gone, has gone, all gone, was clear, is clear, were clear, are clear, came back clear, come back clear, all clear, in remission, cancer free, benign, was negative, came back negative, went well, was a success, was successful, is over, is finished, rang the bell',
    ],
    unless:
      'but, not, died, dies, dying, dead, passed away, pregnan*, ivf, again, exam, waiting, wait for, hope, hoping, pray that, please pray, if, until, then, came back worse, is back, come back soon, spread, job, marriage, afraid, scared, terrified, worried, depress*, angry, why, ward, hair, left me, lost',
    example: 'my cancer is gone, the doctor told us today',
  },
  {
    card: thanks,
    cues: [
      'our baby was born, my baby was born, our baby is born, our baby is here, my baby is here, our baby arrived, our son was born, our daughter was born, our little girl was born, our little boy was born, our twins were born, our first child was born, my son was born last, my son was born this morning, my daughter was born last, my daughter was born this morning, my son was born yesterday, my daughter was born yesterday, my son was born today, my daughter was born today, my grandson was born, my granddaughter was born, my first grandchild, our first grandchild, my wife gave birth to, i gave birth last night, i gave birth yesterday, i gave birth this morning, i gave birth today, i just gave birth, i am a grandmother now, i am a grandfather now, i became a father last, i became a father today, i became a father yesterday',
    ],
    unless: `${trouble}, but, not, born with, born deaf, born blind, born asleep, born sleeping, too early, early, premature*, prem, incubator, nicu, weeks, disabled, disability, downs, heart defect, still, ill, sick, weak, breathing, breathe, hospital, since, after, when, before, years, year, ago, feel nothing, no joy, exhausted, adopt*, foster, without, see him, see her, never met, wont let`,
    example: 'our baby was born last night and both are well',
  },
  {
    card: thanks,
    cues: [
      'i am so happy, im so happy, i am very happy, im very happy, i am happy, im happy, i feel happy, i feel so happy, i am so grateful, im so grateful, i am grateful, im grateful, i feel grateful, i am so thankful, im so thankful, i am thankful, im thankful, i feel blessed, i am so blessed, im so blessed, i want to thank god, i just want to thank, i want to say thank you to god, i found my lost, we found our lost, i paid off my, i have paid off my, ive paid off my, we paid off our, we have paid off our, we are debt free, i am debt free, im debt free, i reconciled with, we are reconciled, i made peace with my, i made up with my, we made up, came home safe, came home safely, my son came home, my daughter came home, my husband came home, my wife came home, i have been sober for, ive been sober for, i have been clean for, ive been clean for, a year sober, a year clean, i quit smoking, ive quit smoking, i have quit smoking, i stopped smoking, i have stopped smoking, ive stopped smoking, i became a grandfather, i became a grandmother, i won the lottery, i won some money',
    ],
    unless: `${trouble}, but, not, never, dont, cant, no longer, again, if, when, until, before, since, used to, then, want to be happy, happy for, guilty, drunk, drunken, temper, jail, prison, relapse*, craving*, tempted, tempting, miss, missing, boyfriend, girlfriend, affair, ex, without`,
    example: 'i am so happy today that i could sing',
  },
  {
    card: marriage,
    cues: [
      'im getting married, i am getting married, we are getting married, were getting married, i get married, we get married, i got married yesterday, we got married yesterday, we got married on saturday, we got married last week, we got married last month, i got married last week, we just got married, i just got married, we have just got married, i have just got married, weve just got married, ive just got married, we have just got married, were just married, we are just married, we are newly married, were newly married, im newly married, i am newly married, were newlyweds, we are newlyweds, im engaged, i am engaged, were engaged, we are engaged, i got engaged, we got engaged, we just got engaged, i just got engaged, weve got engaged, weve just got engaged, we have just got engaged, we have just become engaged, weve become engaged, we have got engaged, ive just got engaged, we became engaged, i became engaged, my wedding is, our wedding is, is my wedding, is our wedding, our wedding day is, our wedding tomorrow, my wedding tomorrow, i marry on, we marry on, i marry next, we marry next, he proposed to me, she said yes and, he asked me to marry him and i said yes, i proposed and she said yes, ill be married in, i will be married in, my fiance and i, my fiancee and i',
    ],
    unless: `${trouble}, ${weddingTrouble}`,
    example: 'im getting married on saturday and im nervous',
  },
  {
    card: beginning,
    cues: [
      'i, im, ive, we, me, my, our',
      'i start, im starting, i am starting, i will start, ill start, i begin, im beginning, i am beginning, i have started, ive just started, i have just started, ive started, we start, we are starting, my {spouse} starts, first day, my new job starts',
      'new job, new position, new post, new role, first job, work, training, apprenticeship, internship, university, uni, college, school, course, degree, new school, new life, new chapter',
    ],
    unless: `${trouble}, my {child}, our {child}, my .. {child}, our .. {child}, but, i start to, starting to, start again, over again, nervous, sick, scared, afraid, terrified, petrified, anxious, panic*, worried, worry, stress*, dread*, cant sleep, exam, exams, when i start, every time, work at, work at home, job is, leave, late, boss, bully*, bullied, teas*, shift, exhausted, burn*, burnt, no friends, friends, wait, waiting, cancer, chemo, retire*, share my, faith, christian, testament, fossils, choose, evolution, church, bible, pray before, whisper, shy`,
    example: 'i start a new job on monday',
  },
  {
    card: beginning,
    cues: [
      'i am graduating, im graduating, i graduate in, i graduate on, i graduate this, i graduate next, i graduate tomorrow, i graduated today, i graduated yesterday, i just graduated, ive just graduated, i have just graduated, my graduation is, is my graduation, we are moving to, were moving to, im moving to, i am moving to, we move to, i move to, we are moving house, were moving house, im moving house, i am moving house, we move house, we move into our, i move into my, we are moving into our, were moving into our, i am moving into my, im moving into my, we are emigrating, were emigrating, im emigrating, i am emigrating, we emigrate, i emigrate, im moving abroad, i am moving abroad, we are moving abroad, were moving abroad, im off to university, im off to uni, i am off to university, i leave for university, i leave for college, im going to university, i am going to university, im going to college, i am going to college, new chapter in my life, new chapter of my life, i am starting over in, im starting over in',
    ],
    unless: `${trouble}, we were moving, they were moving, but, when we, after we, care home, nursing home, assisted living, old folks home, retirement home, sheltered, shelter, refuge, hostel, my parents, my mum, my mom, my dad, my {child}, our {child}, my .. {child}, doesnt want, does not want, dont want, do not want, have to, made to, wont come, against, call of god, gods call, mission, god told, should i, is it right, boyfriend, girlfriend, in with, to be with, long distance, purpose, dont know what, no clue, no idea, clueless, what now, miss, church, churches, war, flee*, fled, asylum, refugee*, evict*, scared, afraid, terrified, worried`,
    example: 'i am graduating this summer',
  },
  {
    card: 'How do I think about getting older on my birthday?',
    cues: [
      `${birthdays.join(', ')}, today is my birthday, tomorrow is my birthday, its my birthday, it is my birthday, my birthday is today, my birthday is tomorrow, my birthday is on, my birthday is next, my birthday is this, my birthday today, my birthday tomorrow, is my birthday and`,
    ],
    unless: `${trouble}, but, when i turned, since i turned, until i, before i, till i, by the time, years ago, never married, no kids, no children, childless, no wife, no husband, still no, begin, realised, realized, frighten*, the end, nothing, useless, no use, purpose, failure, failed, scared, afraid, terrified, dread, every night, cold sweats, cancer, chemo, ill, sick, hospital, pain, weed, retire*, twin, brought up, pagan, herod, pharaoh, allowed, wrong, didnt come, did not come, didnt call, didnt ring, not invited, no card, no present, no presents, by myself, on my own, on her own, spend it, he didnt, she didnt, card came, sent, miss, missing, my {child}, when i`,
    example: 'today is my 50th birthday',
  },
  {
    card: 'How do I bless my child on a big day?',
    cues: [
      'my {child}, our {child}, my only {child}, my oldest {child}, my eldest {child}, my youngest {child}, our eldest {child}, our youngest {child}, our oldest {child}, my little {child}, our little {child}, my granddaughter, my grandson, our granddaughter, our grandson, my goddaughter, my godson, my stepdaughter, my stepson',
      'is getting married, are getting married, gets married, is engaged, got engaged, has got engaged, just got engaged, wedding is, wedding tomorrow, wedding on, wedding next week, wedding next month, wedding this, graduates, is graduating, will graduate, graduated today, graduated yesterday, just graduated, graduation is, graduation tomorrow, graduation on, graduation this, graduation next, starts school, start school, starting school, starts primary, starts secondary, starts big school, starts high school, starts kindergarten, starts nursery, starts university, starts college, starts uni, starting university, starting college, starting uni, starting kindergarten, first day of school, first day at school, first day of kindergarten, first day at nursery, leaves for university, leaves for uni, leaves for college, leaves home, is leaving home, is leaving for university, is leaving for college, leaving for uni, goes to university, goes off to, is going to university, is going to college, off to university, off to college, off to uni, is being confirmed, is confirmed, gets confirmed, will be confirmed, confirmation is, is being baptised, is being baptized, gets baptised, gets baptized, first communion, bar mitzvah, bat mitzvah, turns 18, turns 21, is turning 18, is turning 21, is 18 tomorrow, is 18 today, 18th birthday, 21st birthday',
    ],
    unless: `${trouble}, but, dont like, do not like, dont trust, cant stand, dislike*, awful, horrible, not good enough, wrong, disapprove*, approve, against, his boyfriend, her girlfriend, partner says, years old man, older man, older woman, quiet, empty, lost, useless, lonely, heartbroken, bullied, bully*, teas*, picked on, scared, afraid, terrified, anxious, panic, wont, refuses, autis*, adhd, disab*, ill, sick, cancer, hospital, not invited, wasnt invited, never told, didnt tell, without telling, not coming, wont come, dont want, doesnt want, does not want, should she, should he, should i, can i, do i have to, rape*, before the, years ago, worried, since, after, in law, my past, living together, live together, catholic, too young, quit, dropped out, doesnt speak, will not speak, wont speak, christening, army, war, her father, his father, stepfather, with her dad`,
    example: 'my son graduates on friday',
  },
];
