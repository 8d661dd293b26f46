import type { LifeEvent } from './life-event.ts';

const forgotten = 'What do I do when my church forgets me?';
const hurt = 'How do I get over being hurt by a church?';
const friend = 'What do I do when a friend turns away from me?';
const guilt = 'How do I get rid of guilt and shame?';
const kin = 'How do I cope when someone I love is in prison?';
const read = 'Can I study the Bible if I do not read well?';
const critical = 'How do I stop being so critical of other people?';
const far = 'How do I cope with homesickness after moving away?';
const alone = 'Does God care that I am lonely?';

/** Church, faith, other people, and where one lives. */
export const churchFaithAndOthers: readonly LifeEvent[] = [
  {
    card: forgotten,
    cues: [
      '{church}',
      'nobody, no one, not one, noone, none of, everyone forgot, forgot, forgotten, hasnt, havent, didnt',
      'visit, visits, visited, rang, rung, called, calls, call, noticed, notices, asked, asks, came, comes, card, missed me, misses me, checked on, checks on, phoned, contacted, cared, cares, help, helped, talks to me, speaks to me, said hello',
    ],
    unless: 'called to, refus*',
    example: 'why does nobody in my church visit me now that im sick',
  },
  {
    card: forgotten,
    cues: [
      '{church}',
      '{illness}, baby was born, my {anyone} died, lost my job, depressed, divorce',
      'forgot, forgotten, alone, abandoned, disappointed, let me down, let us down, invisible, dropped me, ignored',
    ],
    example: 'i was in hospital for a month and my church let me down',
  },
  {
    card: hurt,
    cues: [
      '{church}',
      'hurt me, hurt us, whisper, gossip, gossiped, gossiping, judged me, judge me, judged us, kicked out, pushed out, ran off, stole, with the money, lied to, betrayed, trusted, affair, scandal, excluded, hypocrites, hypocrite, wont let me serve, shunned, shun, treated me, split, turned against, asked me to leave, talk about me, talking about me, fell, resigned',
    ],
    unless: '{spouse}, touched, abused, abuse, raped, nobody visits, rent, my head',
    example: 'our pastor had an affair and our church split',
  },
  {
    card: 'Should I leave my church?',
    cues: [
      '{church}',
      'leave my church, leave our church, change church, another church, new church, find a new, dont agree, disagree, too political, boring, no youth, music, preaching, sermons, dont fit in, dont belong',
    ],
    unless: '{child}, hospital',
    example: 'i dont agree with the sermons and think about another church',
  },
  {
    card: read,
    cues: [
      'dyslexic, dyslexia, cant read, cannot read, dont read well, not a good reader, read slowly, slow reader, left school, illiterate, read aloud, read out loud, reading is hard, bad at reading, poor reader, hard for me to read, too hard for me, english is not, english isnt, learning difficult*',
      'bible, church, bible study, group, verses, scripture, god, aloud, house group, embarrassed, ashamed, study',
    ],
    unless: 'how do i start, {child} is',
    example: 'im ashamed that i cant read very well in bible study',
  },
  {
    card: critical,
    cues: [
      'so critical, too critical, being critical, judgmental, judgemental, judge everyone, judging everyone, judge people, judging people, find fault, finding fault, criticise everyone, criticize everyone, criticise people, criticize people, critical of, negative about everyone, look down on, looking down on, nitpick, always complaining',
      'i, im, my, me, myself',
    ],
    unless: 'of me, judge me, {spouse} is, boss, mother in law',
    example: 'how do i stop being so critical of everyone',
  },
  {
    card: 'How do I live with difficult people?',
    cues: [
      'neighbour, neighbours, neighbor, neighbors, landlord, roommate, flatmate, housemate, {colleague}, upstairs',
      'loud, noise, noisy, music, shouts, rude, nasty, complains, argues, parking, fence, horrible, annoys, annoying, drives me crazy, mean, gossip*, lies, hates me, difficult, smokes',
    ],
    unless: 'drugs, cocaine, laugh behind, leave me out',
    example: 'my neighbour plays loud music and is rude to us',
  },
  {
    card: friend,
    cues: [
      '{friend}, best friend',
      'stopped talking, turned away, turned against, ignores me, ignoring me, betrayed, my secret, told everyone, behind my back, dropped me, doesnt reply, ghosted, new friends, doesnt want to be my, fell out, not speaking, drifted, replaced me, blocked me, jealous of me, unfriended, left me out, used me, lied to me, abandoned me',
    ],
    unless: '{spouse}, in bed, slept with, at school',
    example: 'my best friend ignores me and found new friends',
  },
  {
    card: alone,
    cues: [
      'alone, lonely, nobody, no one, noone, by myself',
      'eat, meal, meals, evening, evenings, birthday, weekend, weekends, christmas, sunday, sundays, talk to, calls me, called on, rings, visits me, empty house, since the kids, kids moved out, kids left, the silence, phone never rings, cares, flat, at night',
    ],
    unless: '{died}, {church}, school, {spouse}, office, single, moved here, work',
    example: 'i eat alone every evening and the phone never rings',
  },
  {
    card: 'How do I make friends when I am lonely?',
    cues: [
      'no friends, no real friends, have no friends, dont have friends, dont have any friends, make friends, any friends, without friends, not one friend',
      'i, im, my, me',
    ],
    unless: '{child}',
    example: 'i am at university and have no friends',
  },
  {
    card: far,
    cues: [
      'moved here, moved to, moved away, since we moved, since i moved, new city, new town, new country, homesick, miss my old, miss home, miss my country, far from home, emigrated, immigrated, abroad, came here from',
      'i, we, im, my, our, us',
    ],
    unless: 'fled, war, {spouse} moved, moved to another church, daughter moved, son moved, look after',
    example: 'we moved here from brazil and i miss home',
  },
  {
    card: 'What does the Bible say about immigrants?',
    cues: [
      'immigrant, immigrants, deported, deport, visa, papers, asylum, residence permit, go back to your country, my accent',
      'i, we, im, my, our, us, {spouse}',
    ],
    unless: 'war, fled, divorce papers',
    example: 'i am an immigrant and people tell me to go home',
  },
  {
    card: 'Where is God when I have to flee my country?',
    cues: [
      'fled, flee, refugee, refugees, asylum, escaped, ran from',
      'war, country, syria, ukraine, iran, afghanistan, home, sudan, eritrea, congo, iraq, myanmar, venezuela, bombs, border, camp, parents, family, everything',
    ],
    unless: 'husband hits',
    example: 'we fled the war and my brother is still there',
  },
  {
    card: 'Where is God when I lose my home?',
    cues: [
      'house, home, farm, everything, flat, village, roof, belongings',
      'burned down, burnt down, fire, flood, flooded, hurricane, tornado, earthquake, storm, wildfire, washed away, mudslide, landslide',
      'my, our, we, i, us',
    ],
    unless: '{died}',
    example: 'our house burned down and we lost everything',
  },
  {
    card: kin,
    cues: ['prison, jail, locked up, sentenced, arrested, behind bars, convicted, inmate, parole', '{anyone}'],
    unless: 'i am in prison, im in prison, deserves',
    example: 'my son is in jail and i am ashamed',
  },
  {
    card: 'Does God love people in prison?',
    cues: [
      'i am in prison, im in prison, i was in prison, i went to prison, i got out of prison, out of jail, i am in jail, im in jail, my sentence, my record, criminal record, felon, ex con, served time, i did time',
      'i, my, im, me',
    ],
    unless: 'my son, my husband, my brother',
    example: 'i got out of prison and nobody trusts me',
  },
  {
    card: 'How do I live after being the victim of a crime?',
    cues: [
      'mugged, burgled, robbed, burglary, break in, broke into, broke in, stole, stolen, scammed, defrauded, conned, attacked me, stabbed, held up',
      'i, my, me, we, our, us',
    ],
    unless: '{child} stole, i stole, {spouse} stole, drugs, i mugged, pastor, sorry, {relative}, {friend}',
    example: 'somebody broke into our house and i dont feel safe',
  },
  {
    card: 'How do I deal with jealousy?',
    cues: [
      'jealous, envy, envious, eats me up, jealousy, why not me, perfect house, perfect life, perfect family, better than me, resent',
      '{friend}, {relative}, {colleague}, everyone, other people, others, her, his, they',
    ],
    unless: 'pregnant, baby, babies, promotion, {spouse} is jealous, controls',
    example: 'my sister has everything and i am so jealous',
  },
  {
    card: guilt,
    cues: [
      'haunts me, ashamed, shame, guilty, guilt, dirty, cant tell anyone, never told anyone, my past, carry this, secret',
      'i did, years ago, something, what i did, my past, when i was young, terrible thing, things i have done, mistake, mistakes, bad things',
    ],
    unless: '{died}, abortion, debt*, prison, {child}, read, raped, abused, touched, he, killed, uncle',
    example: 'i did something years ago and the shame haunts me',
  },
  {
    card: 'How do I forgive myself?',
    cues: [
      'forgive myself, my fault, i caused, because of me, i blame myself, blame myself, i ruined',
      'i, my, myself, me',
    ],
    unless: '{died}, abortion, hit me, hits me, {spouse} hit',
    example: 'the accident was my fault and i cannot forgive myself',
  },
  {
    card: 'Can I start again after everything I have done?',
    cues: [
      'ruined my life, wasted my life, too late for me, too late, messed up my life, start over, start again, second chance, made a mess, everything i have done, all i have done',
      'i, ive, my, me, im',
    ],
    unless: 'prayer, pray, perfectly, child',
    example: 'i have wasted my life and it feels too late',
  },
  {
    card: 'What do I do when someone will not forgive me?',
    cues: [
      'wont forgive me, will not forgive me, hasnt forgiven me, doesnt forgive me, refuses to forgive me, never forgive me, cant forgive me, didnt accept my apology, wont accept my apology',
      '{anyone}, he, she, they, colleague',
    ],
    unless: 'god',
    example: 'i apologised to my friend and she wont forgive me',
  },
  {
    card: 'How do I forgive someone who is not sorry?',
    cues: [
      'not sorry, isnt sorry, not even sorry, never apologised, never apologized, never said sorry, no remorse, wont apologise, wont apologize, isnt even sorry, doesnt care, denies it, laughs about it',
      'cheated me, hurt me, stole, lied, forgive, betrayed, did to me, wronged, lost, ruined, business partner, {friend}, {relative}, {parent}',
    ],
    unless: 'raped, abused, touched',
    example: 'my cousin stole from me and isnt sorry',
  },
  {
    card: 'Is it all right to be angry with God?',
    cues: [
      '{angry} at god, {angry} with god, hate god, furious at god, furious with god, {angry} at you god, blame god',
      'i, im, my, me',
    ],
    unless: 'god is angry',
    example: 'i am so angry with god since the accident',
  },
  {
    card: 'What do I do when God is silent?',
    cues: [
      'god, lord, heaven',
      'silent, silence, hear nothing, no answer, doesnt answer, ignores me, ignoring me, never answers, dont hear, cant hear, no sign, for a sign, not listening, doesnt listen',
      'i, ive, im, my, me',
    ],
    unless: '{spouse}, {friend}',
    example: 'ive been begging god for a sign and hear nothing',
  },
  {
    card: 'What do I do when I cannot pray?',
    cues: [
      'cant pray, cannot pray, dont know how to pray anymore, no words to pray, unable to pray, stopped praying, dont pray anymore, prayer feels empty, prayers feel empty, hit the ceiling',
      'i, my, me',
    ],
    unless: 'out loud',
    example: 'since the funeral i cannot pray',
  },
  {
    card: 'What do I do if I have lost my faith?',
    cues: [
      'used to believe, dont believe anymore, lost my faith, losing my faith, stopped believing, fairy tales, no longer believe, not sure i believe, faith is gone, deconstructing',
      'i, my, me, im',
    ],
    unless: '{spouse}, {child}',
    example: 'i used to believe and now i dont know',
  },
  {
    card: 'What do I do when my faith has gone cold?',
    cues: [
      'church, pray, worship, bible, faith, god',
      'feel nothing, dont feel anything, feels empty, going through the motions, dry, gone cold, routine, no passion, used to be on fire, lukewarm, bored',
      'i, my, im',
    ],
    unless: '{died}, baby, {child}',
    example: 'i go to church and feel nothing',
  },
  {
    card: 'Why are prayers not answered?',
    cues: [
      '{prays}',
      'nothing happens, nothing happened, nothing changes, nothing changed, no answer, unanswered, god said no, didnt answer, never answers, doesnt answer, for years, every day',
      'i, we, ive, weve, my',
    ],
    unless: 'perfectly, start again, {died}, healing, sick',
    example: 'i have prayed for years and nothing happened',
  },
  {
    card: 'How can I know God’s will for my life?',
    cues: [
      'job offer, job offers, two jobs, which university, which college, which job, move abroad, move to, accept the job, take the job, big decision, cant decide, dont know which, should i stay, what to study',
      'god wants, god want, god wants, decide, decision, choose, which one, which job, dont know which, what to study, job offer, job offers',
    ],
    unless: '{spouse} hits, pregnant, life support',
    example: 'i have two job offers and dont know which one to choose',
  },
  {
    card: 'What is the purpose of my life?',
    cues: [
      'no purpose, my purpose, pointless, going nowhere, what am i here for, whats the point, drifting, no direction, directionless, meaningless',
      'i, my, life, im',
    ],
    unless: 'die, dead, living, job, alive, prayer',
    example: 'i am thirty and my life is going nowhere',
  },
  {
    card: 'Why do I feel empty inside?',
    cues: [
      'everything i wanted, everything i want, have it all, good job, successful, nice house, all i dreamed',
      'empty, hollow, not happy, unhappy, something missing, something is missing, bored, void',
      'i, im, my',
    ],
    example: 'i have a good job and a nice house and feel hollow',
  },
  {
    card: 'How do I cope when everything is too much?',
    cues: [
      'cant do it all, everything is too much, all too much, its too much, just too much, too much for me, everything at once, overwhelmed, one thing after another, drowning, falling apart, cant cope, on top of each other',
      'i, im, my, me',
    ],
    unless: 'drink, drinks, debt, marriage, {died}',
    example: 'the car broke, dad is ill, the boiler is leaking, its too much for me',
  },
  {
    card: 'Am I still useful now that I am old?',
    cues: [
      'im 7*, i am 7*, im 8*, i am 8*, im 9*, i am 9*, retired, retirement, pensioner, old age, seventy, eighty, ninety, getting old',
      'useless, feel useless, nobody needs me, no use, needs me, burden, no purpose, left behind, forgotten, feel old, nothing to do, cant do much, what am i for, a bother',
    ],
    unless: '{died}',
    example: 'i am 79 and feel useless',
  },
  {
    card: 'Am I worth anything?',
    cues: [
      'worthless, not good enough, never good enough, hate myself, loser, failure, stupid, nobody loves me, unlovable, no good',
      'i, im, me, my',
    ],
    unless:
      'restaurant, shop, company, {parent}, divorce, dumped, exam*, business, mirror, {child}, {spouse}, test, porn, die, kill',
    example: 'i am a loser and not good enough for anyone',
  },
  {
    card: 'How do I find time for God when I am busy?',
    cues: ['no time, too busy, busy, never have time', 'pray, bible, god, church, quiet time', 'i, my, im'],
    example: 'i have three jobs and no time for god',
  },
  {
    card: 'How do I prepare a sermon, a lesson or a short talk?',
    cues: [
      'i am preparing, im preparing, i prepare, i have to prepare, i am writing, im writing, i have to write, i have to give, i am giving, im giving, i was asked to, ive been asked to, i have been asked to, i am supposed to, i have to preach, i am preaching, im preaching, i preach, i teach, i am teaching, im teaching, i have to teach, i have to lead, i am leading, im leading, i am speaking, im speaking, i have to speak',
      'sermon, sermons, homily, preach, preaching, devotion, devotional, sunday school, bible lesson, bible class, childrens church, talk at church, talk in church, speak at church, speak in church, youth group, morning prayers, bible talk, bible study on',
    ],
    unless:
      '{died}, funeral, eulogy, quit, stop, leave, left, argue*, argument, talks over, nobody speaks, fraud, hypocrite, doubt*, sin, affair, drink, burnt out, burned out, exhausted, tired of, hate, refuse*, but',
    example: 'i am preparing a sermon on hope',
  },
  {
    card: 'How do I know whether I am called to be a pastor, or to another service?',
    cues: [
      'i want to be a, i want to become a, i would like to be a, id like to be a, id like to become a, i am thinking of becoming a, im thinking of becoming a, i feel called to be a, i feel called to become a, called to be a, i am going on a, im going on a, we are going on a',
      'pastor, priest, minister, preacher, missionary, nun, monk, deacon, chaplain, mission trip, evangelist',
    ],
    unless: 'my son, my daughter, my husband, my wife, divorced, girlfriend, boyfriend, dont want, but, {died}',
    example: 'i want to be a pastor',
  },
];
