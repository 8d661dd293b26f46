import type { LifeEvent } from './life-event.ts';

const operation = 'How do I face an operation or wait for test results?';
const chronic = 'How do I live with a chronic illness?';
const compulsion = 'Why do I keep checking things and repeating prayers?';
const drunk = 'How do I live with someone who drinks too much?';
const drugs =
  'drugs, drug, cocaine, coke, heroin, meth, crack, pills, opioids, fentanyl, ketamine, weed, using, ecstasy, addict, addicted';
const cured = 'How do I pray for someone who is ill?';

/** Illness, fear, habits and addictions. */
export const bodyAndMind: readonly LifeEvent[] = [
  {
    card: operation,
    cues: [
      'surgery, operation, operated, operate, bypass, transplant, hysterectomy, anaesthetic, anesthetic',
      'tomorrow, next week, monday, tuesday, wednesday, thursday, friday, today, tonight, soon, morning, scared, afraid, petrified, terrified, nervous, waiting, frightened, wake up',
    ],
    unless: 'church, visit*',
    example: 'i have surgery tomorrow and i am scared i wont wake up',
  },
  {
    card: operation,
    cues: [
      'results, biopsy, scan, mri, mammogram, blood test, blood tests, test came back, lump, shadow',
      'waiting, wait, scared, worried, driving me crazy, anxious, afraid, doctor, they found, found a, next week, tomorrow, cant sleep, monday, friday',
    ],
    unless: 'exam, no heartbeat',
    example: 'i am waiting for my scan results and cannot think of anything else',
  },
  {
    card: 'Where is God when I have cancer?',
    cues: [
      'cancer, tumour, tumor, chemo, chemotherapy, radiotherapy, lymphoma, leukaemia, leukemia, melanoma, metastas*, oncologist, mastectomy',
      'i have, i start, ive got, i got, my cancer, its back, my breast, my scan, my doctor, the doctor, diagnosed, im having, my hair, im in, i am in, my body, i was',
    ],
    unless: '{child}, {died}, ward, {spouse}, {parent}',
    example: 'i have breast cancer and my hair is falling out',
  },
  {
    card: 'How do I face a terminal diagnosis?',
    cues: [
      'gave me, given me, i have, i only have, ive got, left to live, terminal, nothing more they can do, palliative, incurable, im dying, i am dying',
      'months, weeks, years to live, to live, terminal, nothing more, palliative, incurable, dying, a year left',
      'doctor, doctors, left, terminal, live, hospice, dying, gave me, oncologist, they, consultant',
    ],
    unless: '{parent}, {spouse} is, {relative}, {friend} is',
    example: 'the doctor says i have six months left',
  },
  {
    card: 'How can I be there for someone who is dying?',
    cues: [
      'hospice, days left, weeks left, months left, months to live, dying, deathbed, terminal, end of life, palliative, slipping away, last days, wont be long',
      '{anyone}',
    ],
    unless: '{pet}, doctors gave me, afraid of dying, ward, patients, nurse',
    example: 'my sister is dying and i am afraid to visit her',
  },
  {
    card: 'How can I stop being afraid of dying?',
    cues: [
      'afraid of dying, scared of dying, fear of death, scared to die, afraid to die, terrified of dying, frightened of death, scared of death, terrified of death',
      'i, im, me, my',
    ],
    example: 'i lie in bed and am terrified of dying',
  },
  {
    card: cured,
    cues: [
      '{anyone}, neighbour, neighbor, colleague, pastor',
      'is ill, is sick, very ill, very sick, has cancer, have cancer, in hospital, in a coma, diagnosed, heart attack, stroke, on a ventilator, having surgery, had a stroke, tumour, tumor, chemo, wont wake up',
    ],
    unless: '{died}, patients, church, look after, feed him, wash',
    example: 'my best friend has cancer and i want to help',
  },
  {
    card: 'Why has God not healed me?',
    cues: [
      '{prays}',
      'heal, healed, healing, cure, cured, pain, sick, ill, illness, worse, cancer, disease',
      'not, never, no, nothing, still, worse, years, why, yet, doesnt, hasnt, wont, didnt',
    ],
    unless: '{died}',
    example: 'we prayed for healing for years and i am still in pain',
  },
  {
    card: chronic,
    cues: [
      'fibromyalgia, arthritis, chronic, lupus, crohns, colitis, multiple sclerosis, parkinsons, migraines, migraine, endometriosis, long covid, diabetes, epilepsy, me cfs, chronic fatigue, back hurts, back pain, my back, nerve pain, my knees, my joints, pain every day, hurts every day, in constant pain, constant pain, always in pain, pain all the time, my body hurts, lyme',
      'i, ive, im, my, me',
    ],
    unless: '{spouse} has, turned his back, turned her back, turned my back, behind my back, carry me on, {parent} has',
    example: 'i have had migraines for years and nobody believes me',
  },
  {
    card: 'How do I care for a husband or wife who is ill?',
    cues: [
      'my {spouse}, my {spouse}s, hubby',
      'stroke, has ms, multiple sclerosis, parkinsons, paralysed, paralyzed, wheelchair, in hospital, cancer, dialysis, brain injury, bedridden, look after, looking after, care for, caring for, carer, caregiver, wash, feed, diagnosed, bipolar, schizophrenia, chronic, disabled, als, motor neurone, heart failure, ill, sick, dementia',
    ],
    unless: '{died}, {child}, church, my {parent}, depressed',
    example: 'my husband had a stroke and i have to feed him',
  },
  {
    card: 'What does the Bible say about disability?',
    cues: [
      'disabled, wheelchair, blind, deaf, paralysed, paralyzed, amputated, lost my leg, lost my arm, lost my sight, cerebral palsy',
      'i, im, my, me',
    ],
    unless: '{child}, {spouse}',
    example: 'i am in a wheelchair and people pray over me without asking',
  },
  {
    card: 'How do I get through the day when I am depressed?',
    cues: [
      'depressed, depression, cant get out of bed, cannot get out of bed, everything feels grey, everything is grey, feel numb, feel nothing, no joy, cry every day, crying every day, cant stop crying, heavy darkness',
      'i, im, ive, me, my',
    ],
    unless:
      '{died}, {anyone} is depressed, {anyone} has depression, someone, depressed wife, depressed husband, his depression, her depression, postnatal, postpartum, baby, church, {pet}, divorce',
    example: 'i cannot get out of bed and everything is grey',
  },
  {
    card: 'How do I help someone who is depressed?',
    cues: [
      '{anyone}',
      'is depressed, has depression, so depressed, depressed {anyone}, his depression, her depression, suffers from depression, wont get out of bed, very low, sad all the time, cries all the time, lost all joy',
    ],
    unless: 'i am depressed, im depressed',
    example: 'my wife is depressed and i dont know how to help',
  },
  {
    card: 'What can I do when I panic at night?',
    cues: [
      'heart races, heart is racing, heart pounds, cant breathe, panic attack, panic attacks, panic, shaking',
      'night, nights, dark, bed, two in the morning, 2am, 3am, three in the morning, wake, i, my',
    ],
    unless: 'exam*, interview',
    example: 'i wake at three in the morning and my heart is racing',
  },
  {
    card: 'Why can I not sleep?',
    cues: [
      'cant sleep, cannot sleep, lie awake, lying awake, insomnia, awake all night, awake every night, no sleep, sleepless',
      'i, im, my, ive',
    ],
    unless: '{died}, baby, toddler, funeral, newborn',
    example: 'i lie awake until dawn going over the day',
  },
  {
    card: compulsion,
    cues: [
      'checking, check, washing, wash my hands, counting, repeat, repeating, start again, start over, over and over, again and again, same prayer, perfectly, compulsive, rituals, ocd, scrupulosity, scrupulous, touching things',
      'pray, praying, prayer, prayers, prayed, lock, locked, door, oven, stove, hands, confess, confessing, germs, clean',
      'i, ive, im, my',
    ],
    unless: '{spouse}, porn, drink, drunk, his hands, her hands, affair, unanswered, commit*',
    example: 'i keep checking if i locked the door and praying the same prayer',
  },
  {
    card: 'Why do I get terrible thoughts that I do not want?',
    cues: [
      'thoughts, pictures, images, words',
      'horrible, blasphemous, terrible, awful, evil, dirty, unwanted, intrusive, disgusting, wicked, sick',
      'head, mind, pop, i hate, dont want, cant stop, keep, coming, church, pray',
    ],
    unless: 'kill, hurt someone, hurt my, end my',
    example: 'blasphemous words come into my mind and i hate them',
  },
  {
    card: 'What can I do if I drink too much?',
    cues: [
      'i drink, i hide bottles, hide bottles, hide the bottles, my drinking, i got drunk, im drunk, i was drunk, im an alcoholic, i am an alcoholic, bottle of wine, bottles of wine, bottle of vodka, vodka, whisky, sober, hungover',
      'i, my, im, ive',
    ],
    unless: '{spouse} drinks, {parent} drinks, drunk driver, {parent} was, he drinks, she drinks',
    example: 'i drink a bottle of wine every night',
  },
  {
    card: drunk,
    cues: [
      '{anyone}',
      'drinks, alcoholic, comes home drunk, gets drunk, is drunk, passes out, drinking again, always drunk, drinking problem, drinks too much, vodka, relapsed',
    ],
    unless: 'i drink, hits, beats, grew up, drunk driver, my drinking, in a coma, porn, i hide',
    example: 'my dad drinks every night and passes out',
  },
  {
    card: 'How can I get free of drugs?',
    cues: [
      drugs,
      'ive been on, im on, i am on, i use, im addicted, i am addicted, i was addicted, i cant stop, i want to stop, i want to quit, i relapsed, i smoke, im using, i started using, i took, i keep using, hooked on',
    ],
    unless: '{friend} is, {child} is, porn, gaming, my phone, he, she, antidepressants, steal from us',
    example: 'i am addicted to pills and nobody knows',
  },
  {
    card: 'What can I do when my child is addicted?',
    cues: [drugs, 'my {child}, our {child}, my grandson, our grandson, my granddaughter, my teenage {child}'],
    unless: 'gaming, phone, games, doctor, my drugs',
    example: 'our son is on heroin and sells our things',
  },
  {
    card: 'How can I help a friend who is addicted?',
    cues: [
      `${drugs}, hooked, drinks, drinking, drunk, gambling, gambles`,
      '{friend}, {relative}, {beloved}, coworker, colleague, neighbour, neighbor, best friend',
    ],
    unless: '{friend} died, overdose .. died, died, i use, i drink, im addicted',
    example: 'my friend takes drugs and wont stop',
  },
  {
    card: 'How do I stop gambling?',
    cues: [
      'slot machines, slots, betting, gambling, gambled, gamble, casino, roulette, poker, bets, bet, scratch cards, bookies',
      'i, ive, im, my wages, my rent',
    ],
    unless: '{spouse}, {parent}, is gambling a, {friend}',
    example: 'i lost my wages at the casino again',
  },
  {
    card: 'Why can I not stop looking at pornography?',
    cues: [
      'porn, pornography, dirty videos, naked pictures, onlyfans, nudes',
      'i watched, i watch, watching, i look, i looked, looking at, i cant stop, addicted, again, i promised, quit, i hate myself, ive been, im hooked, i fell, relapsed',
    ],
    unless: '{spouse} watches, {spouse} watching, {spouse}s, {beloved}s, he watches, {child} watch*',
    example: 'i watched porn again after promising god i would stop',
  },
  {
    card: 'How do I stop gaming or scrolling all day?',
    cues: [
      'gaming, video games, scrolling, tiktok, instagram, youtube, my phone, on my phone, screen, screens, netflix, social media, fortnite, xbox, playstation',
      'cant stop, all day, hours, all night, until, addicted, waste, wasting, every night, put it down',
    ],
    unless: '{spouse}, found, messages',
    example: 'i scroll on my phone until two every night',
  },
  {
    card: 'Has God given up on me if I relapse?',
    cues: [
      'relapsed, relapse, back to drinking, started drinking again, using again, fell off the wagon, slipped up, clean for, sober for, sober',
      'again, after, years, months, days, god, i',
      'i, ive, im',
    ],
    unless: '{spouse} relapsed, {child} relapsed, porn',
    example: 'i was sober for two years and last night i relapsed',
  },
  {
    card: 'Why do I hate how I look?',
    cues: [
      'mirror, ugly, fat, my body, my face, my nose, my weight, my skin, acne, how i look, overweight, bald',
      'disgusting, hate, ugly, ashamed, disgusted, cant look, avoid, fat, gross, hideous, embarrassed',
    ],
    unless: '{spouse} hits, cut',
    example: 'i hate my body and avoid every mirror',
  },
  {
    card: 'How can I overcome fear?',
    cues: [
      'afraid, scared, frightened, fear, terrified',
      'go out, leave the house, the dark, flying, driving, crowds, people, everything, spiders, the future, being alone, heights',
    ],
    unless: '{spouse}, {beloved}, {parent}, dying, die, exam*, mugged, attacked',
    example: 'i am scared to leave the house',
  },
  {
    card: 'Is it a sin to be angry?',
    cues: [
      'my temper, my anger, so angry, i explode, i lose it, i rage, i blow up, angry all the time, i get angry, i snap',
      'i, my, im',
    ],
    unless: '{died}, {child}, kids, god, {spouse} hits, kill, hit',
    example: 'i lose my temper in traffic and i get angry about nothing',
  },
];
