import type { LifeEvent } from './life-event.ts';

const inheritance = 'What do I do when an inheritance divides the family?';
const leftUs = 'Can I forgive a father or mother who left us?';
const step = 'What do I do when I cannot stand my step-parent?';
const opposed = 'What do I do when my parents oppose the person I want to marry?';
const accused = 'What do I do when I am accused of something I did not do?';
const deaths = 'How do I cope when my work is full of death and suffering?';

/** What divides a family, what weighs on the conscience, and turns in a life of work. */
export const familyAndConscience: readonly LifeEvent[] = [
  {
    card: inheritance,
    cues: [
      'the will, mums will, moms will, dads will, fathers will, mothers will, his will, her will, their will, inheritance, inherited, the estate, probate, left everything to, left it all to, left the house to',
      '{sibling}, {parent}, {child}, mums, moms, dads, family, stepmother, stepmum, aunt, uncle, cousin',
      'everything, nothing, unfair, not fair, wasnt fair, left out, cut me out, cut out, fighting, fight, arguing, argue, let it go, forgive, bitter, lawyer, solicitor, court, contest, got the, all of it, stole, greedy, not speaking, split',
    ],
    unless: 'gods will',
    example: 'my brother got everything in mums will and i cant let it go',
  },
  {
    card: leftUs,
    cues: [
      '{parent}',
      'left us, left me, walked out, left when i was, abandoned us, abandoned me, was never there, never met, never knew, ran off, absent, new family, disappeared, out of my life, chose her boyfriend',
      'forgive, forgiving, forgiveness, wants to see, wants to meet, wants back, in my life, wrote to me, found me, contacted, messaged, get in touch, in touch, reach out, reached out, never spoke, meet him, meet her',
    ],
    unless: '{spouse}, passed away, died',
    example: 'dad walked out when i was six and now he wants to see me',
  },
  {
    card: step,
    cues: [
      'stepdad, step dad, stepfather, step father, stepmum, stepmom, step mum, step mom, stepmother, step mother, mums boyfriend, moms boyfriend, dads girlfriend, mums new husband, moms new husband, dads new wife, mums new man',
      'hate, hates, cant stand, dont like, annoying, shouts, yells, bosses, rules, treats me, obey, tells me what, not my dad, not my mum, not my mom, call him dad, call her mum, call her mom, acts like, jealous, moved in',
    ],
    unless:
      'hit, hits, touch, touches, touched, beat, beats, punch*, rape*, my wife, my husband, stepkids, stepson, stepdaughter, stepchildren, as a, im a, i am a, afraid of',
    example: 'i hate my stepdad, he acts like he is my father',
  },
  {
    card: opposed,
    cues: [
      '{parent}, family',
      'approve, disapprove, disapproves, against, forbid, forbids, wont come to, refuse, refuses, disown, wont accept, dont accept, hates him, hates her, dont like, doesnt like, object, oppose, opposed, say no, says no',
      'engaged, fiance, fiancee, marry, marrying, wedding, marriage, boyfriend, girlfriend, dating, my bf, my gf',
    ],
    unless: 'gay, lesbian, same sex, divorce*, my son, my daughter, our son, our daughter, my brother, my sister',
    example: 'i got engaged but my parents dont approve of him',
  },
  {
    card: opposed,
    cues: [
      'another race, different race, different races, interracial, mixed race, skin colour, skin color, he is black, she is black, hes black, shes black, he is white, she is white, hes white, shes white, another culture, different culture',
      'marry, marrying, married, engaged, dating, boyfriend, girlfriend, fiance, fiancee, marriage, in love',
    ],
    unless: 'my son, my daughter, our son, our daughter',
    example: 'i want to marry a man of a different race',
  },
  {
    card: 'How do I live with a husband or wife who is always angry?',
    cues: [
      '{spouse}',
      'angry, temper, shouts, shouting, yells, yelling, snaps, grumpy, moody, moods, rages, raging, bad tempered, explodes, negative, irritable, furious',
      'always, all day, all the time, constantly, everyone, everything, every day, every night, at the kids, at me, at us, over nothing, every little thing, short temper, so angry, so negative',
    ],
    unless:
      'hit, hits, hitting, punch*, threaten*, afraid of, scared of, cheat*, affair, died, dead, at god, im angry, i am angry, im so angry, i am so angry, drunk, drinks, drinking, my temper',
    example: 'my husband reads the news all day and is angry at everyone',
  },
  {
    card: 'Does it matter if my wife earns more than I do?',
    cues: [
      '{spouse}, marriage',
      'earns more, makes more, earn more, make more money, breadwinner, pays for everything, earns twice, higher salary, better paid, bigger salary, supports me, stay at home dad, house husband',
    ],
    example: 'my wife earns more than me and i feel useless',
  },
  {
    card: 'How do I live now that my children have left home?',
    cues: [
      '{child}, kids, youngest, baby',
      'left home, moved out, moving out, left for university, left for uni, left for college, off to university, off to uni, off to college, went to college, gone to uni, gone to university, flown the nest, empty nest, moved abroad, moved away, leaving for college',
      'quiet, empty, miss, cry, crying, lost, lonely, sad, useless, purpose, who am i, what now, dont know what to do with myself, heartbroken',
    ],
    unless: 'died, cut me off, blocked, not speaking',
    example: 'our youngest left for college and the house is so quiet',
  },
  {
    card: 'How can I be a good boss?',
    cues: [
      'i have to fire, i have to let, i have to lay off, i had to fire, good boss, good manager, good employer, lead people, manage people, my employees, my staff, in charge of, leading a team, manage a team, become a manager, made manager, team leader',
      'i, im, me, my',
    ],
    unless: 'bully*, fired me, hates me',
    example: 'i have to let two people go next week and i feel sick',
  },
  {
    card: 'How do I go on after losing a business or a farm?',
    cues: [
      'the farm, our farm, my farm, family farm, my business, our business, family business, my shop, our shop, my restaurant, our restaurant, my company, our company, my firm, my bakery, my cafe, my salon, my startup',
      'lost, losing, lose, failed, failing, bankrupt, bankruptcy, went under, gone under, going under, close, closed, closing, close down, sell up, had to sell, sell it, foreclosed, liquidation, insolvency, folded, gone',
    ],
    unless: 'laid off, let me go, lost my job',
    example: 'we lost the farm after four generations',
  },
  {
    card: 'How do I keep my faith when people around me laugh at it?',
    cues: [
      'school, class, classmates, friends, colleagues, coworkers, at work, uni, university, college, teacher, professor, office, mates, dorm, flatmates, everyone',
      'god, faith, believe, believing, believer, christian, christians, bible, jesus, religion, religious',
      'laugh, laughs, laughed, mock, mocks, mocked, make fun, makes fun, made fun, tease, teases, stupid, isnt real, is not real, not real, fairy tale, fairytale, brainwashed, embarrassed, ashamed to, roll their eyes, only christian, only believer, all atheists',
    ],
    unless: '{spouse}, my son, my daughter',
    example: 'im 16 and everyone at school says god isnt real',
  },
  {
    card: 'How do I say sorry and put things right?',
    cues: [
      'i lied, i stole, i betrayed, i hurt, i let her down, i let him down, her secret, his secret, i said something, i said things, i said terrible, i borrowed, my fault, i was wrong, i broke',
      'sorry, apologise, apologize, apology, make it right, make amends, make up for, trust me, put it right, pay it back, paid it back, win back, fix it, make it up',
    ],
    unless: '{spouse}, affair, gambl*, abortion',
    example: 'i told her secret and dont know how to make it right',
  },
  {
    card: accused,
    cues: [
      'accused, accuse, accuses, accusing, accusation, blamed me, lies about me, lied about me, rumours about me, rumors about me, framed, set me up',
      'didnt do, did not do, never did, not true, isnt true, untrue, innocent, falsely, false, believes them, believe them, believes me, believe me, my name, reputation, suspended, police, investigated, stealing, court',
    ],
    unless: 'cheating on, i accused',
    example: 'they accused me of stealing and it is not true',
  },
  {
    card: accused,
    cues: [
      'fired, sacked, suspended, expelled, arrested, dismissed, kicked out',
      'i didnt do, i did not do, didnt do it, never did, because of a lie, lied about me, wasnt me, was not me',
    ],
    example: 'i was fired for something i did not do',
  },
  {
    card: 'How do I live with having caused an accident?',
    cues: [
      'i caused, i killed, i hit, i ran over, i was driving, i fell asleep, my mistake, i made a mistake, because of me, at the wheel, i backed over',
      'accident, crash, car, truck, lorry, road, wheel, patient, cyclist, pedestrian, motorbike, drowned, machine, driving',
      'died, killed, dead, paralysed, paralyzed, injured, disabled, brain damage, lost his, lost her, didnt make it, passed away',
    ],
    unless: 'war, iraq, afghanistan, abortion, kill myself, my dog, my cat, {pet}, on purpose',
    example: 'i was driving when we had the crash and my friend died',
  },
  {
    card: 'How do I cope with exams and the fear of failing?',
    cues: [
      'exam, exams, finals, gcse, gcses, a levels, sats, test, tests, driving test, midterms, viva',
      'scared, afraid, terrified, dread, sick, nervous, stress, stressed, panic, panicking, anxious, worried, fail, failing, cant sleep, tomorrow, next week, monday, pressure, expect, go blank, retake, resit',
    ],
    unless: 'cheat*, blood, results, scan, hospital, pregnan*, biopsy, medical, doctor, hiv, covid, drug',
    example: 'my exams start next week and i panic every night',
  },
  {
    card: 'What is my life for now that I have retired?',
    cues: [
      'retired, retirement, retire, stopped working, stopped work',
      'useless, bored, boring, lost, purpose, nobody needs, no one needs, dont know what, miss my, miss work, nothing to do, empty, always at home, under my feet, what now, who am i, forced, meaning, long days',
    ],
    unless: 'afford, savings, widow*, died',
    example: 'i retired in june and feel useless',
  },
  {
    card: deaths,
    cues: [
      'night shift, nights, my shift, on shift, at the hospital, care home, on the ward, hospice, ambulance',
      'someone died, a man died, a woman died, patient died, resident died, died on my, died holding, her hand, his hand, my hand, lost a patient, another death',
      'i work, my work, my job, my shift, i am a, im a, my patient, patients',
    ],
    unless: 'my {spouse}, my {parent}, my {child}, my {relative}',
    example: 'i work nights at the hospital and someone died holding my hand tonight',
  },
  {
    card: 'How do I live with an eating disorder, my own or my child’s?',
    cues: [
      'anorexia, anorexic, bulimia, bulimic, eating disorder, binge, binges, bingeing, throw up after, throws up after, sick after meals, starving myself, starves herself, starving herself, calories, purge, purging',
      'i, my, me',
    ],
    unless: 'drink, drinks, drinking, alcohol, netflix',
    example: 'my daughter has anorexia',
  },
  {
    card: 'How do I live with fear for someone in the army?',
    cues: [
      '{anyone}',
      'joined the army, in the army, the military, the navy, the marines, the air force, deployed, deployment, deploys, ships out, shipping out, going to war, sent to war, at the front, the front line',
      'scared, afraid, worried, fear, pray, prayer, monday, tuesday, next week, next month, come home, comes home, come back, miss, alone, lonely, joined, ships out, shipping out',
    ],
    unless: '{died}, ptsd, i killed, came back, nightmares',
    example: 'my son joined the army and ships out monday',
  },
  {
    card: 'What do we do when we do not agree about having a child?',
    cues: [
      '{spouse}, {beloved}, he, she, we',
      'another baby, another child, more children, more kids, have children, having children, have kids, having kids, a baby, third child, second child',
      'i dont, he doesnt, she doesnt, doesnt want, dont want, does not want, do not want, im done, changed his mind, changed her mind, dont agree, cant agree, says no',
    ],
    unless: 'cant have, infertil*, miscarriage, pregnant, abortion, trying for, ivf',
    example: 'my wife wants another baby and i dont',
  },
  {
    card: 'What do I do when my parents are getting divorced?',
    cues: [
      'my parents, mum and dad, mom and dad, my folks',
      'divorced, divorce, divorcing, splitting up, split up, separating, separated, moving out, fight all the time, fighting all the time, breaking up',
    ],
    unless: '{spouse}, my divorce, after my',
    example: 'my mum and dad are getting divorced and i am 13',
  },
  {
    card: 'What can I do when my child has seen pornography?',
    cues: [
      '{child}, year olds, sons, daughters',
      'porn, pornography, sexting, naked pictures, nudes, sex videos',
      'found, tablet, phone, ipad, computer, watching, looking at, saw, seen, searched, history, sent, caught',
    ],
    unless: '{spouse}, my boyfriend, my girlfriend, i watch',
    example: 'i found porn on my 12 year olds tablet',
  },
  {
    card: 'What do I do when I do not like the person my relative is marrying?',
    cues: [
      '{relative}, {child}, my mum, my mom, my dad, my mother, my father',
      'marrying, is engaged to, wants to marry, is getting married to, dating',
      'muslim, hindu, atheist, jew, jewish, buddhist, catholic, mormon, divorced man, divorced woman, unbeliever, non christian, a man who, a woman who',
    ],
    unless: 'i am marrying, im marrying, gay',
    example: 'my sister is marrying a muslim',
  },
  {
    card: 'Am I still useful now that I am old?',
    cues: [
      'care home, nursing home, old folks home, retirement home, assisted living',
      'forgotten, forgot me, nobody visits, no one visits, no visitors, alone, lonely, no use, useless, waiting to die, since i moved',
      'i, me, my, im',
    ],
    unless: 'my {parent}, my {spouse}, putting, put him, put her',
    example: 'everyone has forgotten me since i moved into the care home',
  },
  {
    card: 'What can I do when my marriage is unhappy?',
    cues: [
      'married the wrong, shouldnt have married, should not have married, regret marrying, mistake marrying, wrong husband, wrong wife',
    ],
    example: 'i think i married the wrong person',
  },
  {
    card: 'What can I do when my grown child will not speak to me?',
    cues: [
      'grandchildren, grandkids, grandson, granddaughter, grandchild, grandbaby',
      'wont let me see, will not let me see, not allowed to see, keeps from me, kept from me, cant see my, stopped me seeing, doesnt let me see',
    ],
    unless: 'hit, hits, bruise*, hurt',
    example: 'my daughter wont let me see my grandchildren',
  },
  {
    card: 'Does God promise me health and wealth?',
    cues: [
      'tv preacher, televangelist, prosperity preacher, television preacher, online preacher, seed offering, sowed a seed, sow a seed, seed money',
      'gave, give, money, cheated, scam, scammed, blessing, sent, donated, hundred, thousand',
    ],
    example: 'i gave money to a tv preacher and feel cheated',
  },
  {
    card: 'How can I be sure that I am saved?',
    cues: [
      'afraid of hell, scared of hell, fear of hell, going to hell, go to hell, end up in hell, terrified of hell',
      'i, im, me, my',
    ],
    unless: 'tattoo*, gay, suicide, {died}, {child}, {parent}, {spouse}, {friend}, {relative}',
    example: 'im afraid of hell',
  },
  {
    card: 'Which Bible verses are good for a wedding?',
    cues: [
      'getting married on, getting married this, getting married next, getting married tomorrow, our wedding is, my wedding is, wedding on saturday',
      'blessing, verse, verses, reading, bless, pray for us, word for us',
    ],
    example: 'i am getting married on saturday and want a blessing',
  },
  {
    card: 'What is heaven like?',
    cues: [
      'asked me, asks me, asking me, keeps asking, wants to know',
      '{child}, kid, kids, little boy, little girl, grandson, granddaughter',
      'where heaven is, what heaven is, about heaven, is heaven',
    ],
    unless: '{died}',
    example: 'my kid asked me where heaven is',
  },
];
