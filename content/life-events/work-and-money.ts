import type { LifeEvent } from './life-event.ts';

const jobless = 'How do I cope with losing my job?';
const passed = 'Why am I always passed over?';
const boss = 'How do I deal with a boss who treats me badly?';
const bullied = 'What can I do about being bullied?';
const debts = 'What do I do about debts I am ashamed of?';
const need = 'Where do I turn when I cannot pay for food or rent?';
const presents = 'What do I do when I cannot afford what my children want?';
const failed = 'How do I get over failing?';
const deaths = 'How do I cope when my work is full of death and suffering?';
const stepped = 'What do I do when I took a step of faith and it went wrong?';

/** Work, school and money. */
export const workAndMoney: readonly LifeEvent[] = [
  {
    card: jobless,
    cues: [
      'laid off, made redundant, redundancy, fired, sacked, lost my job, lost his job, lost her job, lost our jobs, let me go, let him go, out of work, unemployed, without work, jobless, closed the factory, plant closed, on the dole',
      'i, my, me, we, us, our, im',
    ],
    example: 'they let me go after ten years in the office',
  },
  {
    card: passed,
    cues: [
      'promotion, promoted, applications, interview, interviews, applied, picked last, chosen, overlooked, passed over, rejections',
      'again, nobody, never, no one, new guy, someone else, always, not me, rejected, instead of me, younger',
    ],
    unless: 'boyfriend, girlfriend',
    example: 'i had twelve interviews and they always take someone else',
  },
  {
    card: boss,
    cues: [
      '{boss}',
      'humiliates, shouts, yells, screams, unfair, picks on, hates me, rude, mean, treats me, makes me, wants me to, blames, belittles, bullies, takes credit, threatens to fire, impossible, lies, lie, overtime, criticises, criticizes, ignores me',
    ],
    unless: 'touches, touched, sex, grope*',
    example: 'my boss yells at me in meetings',
  },
  {
    card: bullied,
    cues: [
      'school, class, classmates, playground, at work, office, coworkers, colleagues, colleague, kids, girls, boys, team, online, uni, college, bus',
      'bully, bullied, bullying, bullies, make fun of me, makes fun of me, laugh at me, laughs at me, laugh behind, pick on, picks on, picked on, leave me out, left out, leaves me out, exclude, excluded, call me names, calls me names, tease, teased, teases, mock me, no one talks to me, nobody talks to me, no one sits, nobody sits, sits alone, eats lunch alone, eat lunch alone, hide my, spread rumours, spread rumors, ganging up, ignored by',
    ],
    unless: '{spouse}, moved here',
    example: 'my daughter is always left out at school',
  },
  {
    card: 'What does the Bible say about burnout?',
    cues: [
      'job, work, shift, shifts, office, career, ministry, emails, overtime, teaching, studies, hours',
      'burned out, burnt out, burnout, so tired of, exhausted, worn out, cry before, cry in the car, cant do this, drained, hate going, dread going, dread monday, no energy, never stops, nothing left, running on empty, 60 hours, 70 hours, 80 hours',
    ],
    unless: 'toddler, newborn, kids under',
    example: 'i work seventy hours a week and i am exhausted',
  },
  {
    card: 'Does my work matter to God?',
    cues: [
      'my job, my work',
      'pointless, boring, meaningless, hate my job, hate my work, dead end, does it matter, useless, only a cleaner, just a cleaner, stack shelves',
    ],
    unless: 'lost my job',
    example: 'my job is boring and i wonder if it matters to god',
  },
  {
    card: deaths,
    cues: [
      'nurse, doctor, paramedic, medic, firefighter, fireman, soldier, veteran, police, policeman, policewoman, cop, carer, care home, hospice, ward, surgeon, midwife, undertaker, mortuary, coroner, ambulance, emergency room, intensive care, icu, a and e, social worker, dispatcher, lifeguard, aid worker, vet',
      'death, die, dying, died, dead, bodies, patients, patient, faces out of my head, what i saw, what ive seen, what i have seen, things ive seen, cant unsee, flashbacks, nightmares, suffering, accidents, lost four, lost three, lost a patient, trauma',
      'i, im, ive, my, me',
    ],
    unless: 'my {spouse} died, my dad died, doctors gave me, i killed, killed, diagnosed',
    example: 'im a nurse and i see so much death',
  },
  {
    card: 'Will God forgive me for what I did in war?',
    cues: [
      'war, iraq, afghanistan, vietnam, soldier, veteran, army, deployed, combat, tour',
      'i killed, i shot, i did, forgive, what i did, things i did',
    ],
    example: 'i did things in iraq that i cannot forget',
  },
  {
    card: stepped,
    cues: [
      'quit my job, left my job, gave up my job, sold our house, sold my house, sold everything, gave my savings, gave everything, gave all my money, moved for god, followed gods call, gods call, god told me, god called me, felt led, faith step, step of faith, to follow god, stepped out in faith, planted a church, became missionaries, mission field',
      'broke, fell apart, failed, nothing works, nothing worked, lost everything, no money, went wrong, in debt, cant pay, regret, went under, collapsed, everything went, disaster, closed, jobless, alone',
    ],
    example: 'i quit my job to follow god and now im broke',
  },
  {
    card: debts,
    cues: [
      'owe, debt, debts, credit card, credit cards, loan, loans, bailiffs, collectors, overdraft, payday, bankrupt, bankruptcy, repossess*',
      'i, my, we, our, im',
    ],
    unless: 'owe an apology, {spouse}s debts, {spouse} has, our sins, betting',
    example: 'i owe thousands on credit cards and hide the letters',
  },
  {
    card: need,
    cues: [
      'rent, eviction, evicted, evict, mortgage, electricity, heating, gas bill, bills, food, fridge, groceries, payday, foodbank, food bank, homeless, sleeping in my car, flat, landlord',
      'nothing in the, cant make, cant pay, cannot pay, cant afford, cannot afford, behind, lose our, lose my, nothing in, empty, no money, broke, next week, kick us out, kicked out, ran out, skipping meals, hungry, no food, evict*, weeks off, a week off, cut off, past due, overdue, homeless, sleeping in my car, piling up',
    ],
    unless: 'debt collectors, parents kicked',
    example: 'the bills are piling up and we cant pay the rent',
  },
  {
    card: presents,
    cues: [
      '{cannotPay}, cant give',
      '{child}, kids, grandkids, grandchildren',
      'present, presents, gift, gifts, birthday, christmas, phone, toys, trainers, school trip, uniform, shoes, party, holiday, what their friends, what other',
    ],
    example: 'i cant pay for my kids birthday presents this year',
  },
  {
    card: presents,
    cues: ['{cannotPay}', '{child}, kids', 'friends have, other kids, everyone else, wants, want'],
    unless: 'rent, food',
    example: 'my son wants the shoes other kids have and we are too poor',
  },
  {
    card: failed,
    cues: [
      'failed, failing, flunked, didnt pass, did not pass, kicked out of, dropped out, messed up, i blew',
      'exam, exams, test, degree, university, uni, college, school, course, driving, business, nursing, bar, class, year, finals, interview, everything, life',
    ],
    unless: 'marriage, pregnan*, healing',
    example: 'i failed my driving test four times',
  },
  {
    card: failed,
    cues: [
      'my business, our business, my shop, our shop, my company, our restaurant, our farm, my startup',
      'went under, failed, bankrupt, closed, collapsed, lost',
    ],
    example: 'our restaurant closed and i feel like a failure',
  },
  {
    card: 'How do I stop worrying?',
    cues: [
      'interview, presentation, first day, new job, new school, audition, speech',
      'nervous, sick, scared, afraid, worried, stressed, panic, panicking, terrified, anxious, dread, tomorrow, next week, cant sleep',
    ],
    unless: 'biopsy, blood, results, pregnancy, failed',
    example: 'my job interview is tomorrow and i am so nervous',
  },
  {
    card: 'How do I stop worrying?',
    cues: [
      'worry, worrying, worried, anxious, what if, overthink, overthinking',
      'all the time, everything, constantly, nonstop, every day, cant stop, always, about money, about my {child}, about my, my future, the future',
    ],
    unless: 'cancer, surgery, biopsy, drugs, drinks',
    example: 'i worry about my children all the time',
  },
  {
    card: 'Is it a sin to cheat in an exam?',
    cues: ['cheated, copied, plagiari*', 'exam, test, essay, homework, finals, coursework', 'i'],
    example: 'i copied my essay from a friend and got a prize for it',
  },
];
