import type { LifeEvent } from './life-event.ts';

const child = 'How do I live after the death of my child?';
const spouse = 'How do I go on after my husband or wife has died?';
const parent = 'How do I cope with the death of my mother or father?';
const kin = 'How do I grieve for a brother, a sister or a friend?';
const grandparents = 'How do I grieve for my grandmother or grandfather?';
const grief = 'How do I cope with grief?';
const guilty = 'Why do I feel guilty after someone died?';
const days = 'How do I get through anniversaries and holidays after a death?';
const young = 'How do I help a child who is grieving?';

/** Somebody died. */
export const deathAndGrief: readonly LifeEvent[] = [
  {
    card: child,
    cues: [
      '{died}',
      'my {child}, our {child}, our little {child}, my little {child}, my grown {child}, my only {child}, my teenage {child}, our teenage {child}, our eldest {child}',
    ],
    unless: '{pet}, my {child} is heartbroken, my {child} keeps, my {child} asks',
    example: 'our teenage son was killed on his bike',
  },
  {
    card: child,
    cues: ['lost .. {child}', 'my, our', 'years old, year old, months old, accident, cancer, drowned, crash'],
    example: 'we lost our little girl, she was four years old',
  },
  {
    card: spouse,
    cues: ['{died}', 'my {spouse}, my dear {spouse}, my late {spouse}, hubby, my {spouse}s'],
    unless: '{pet}, {spouse} and i, my {spouse}s {relative}',
    example: 'the house is empty since my husband passed',
  },
  {
    card: spouse,
    cues: ['widow, widower, widowed', 'i, im, my, me'],
    example: 'i was widowed at thirty one and everyone avoids me',
  },
  {
    card: spouse,
    cues: ['lost my {spouse}, lost my dear {spouse}, {spouse}s funeral, without my {spouse} for the first', 'i, my'],
    unless: 'job',
    example: 'i lost my wife in june and i talk to her photo',
  },
  {
    card: parent,
    cues: ['{died}', '{parent}'],
    unless: '{pet}, is ill, is sick, {child} died, {relative} died, {spouse} died, our {child}, {grandparent}',
    example: 'my mum died in her chair while i was at work',
  },
  {
    card: parent,
    cues: ['lost my {parent}, lost both my parents, lost both parents, no parents left', 'i, my, im'],
    example: 'i lost my dad and the world is grey',
  },
  {
    card: grandparents,
    cues: ['{died}', '{grandparent}'],
    unless: '{pet}, is ill, is sick, {child} died, {spouse} died',
    example: 'my gran passed away and the house still smells of her',
  },
  {
    card: grandparents,
    cues: ['lost my {grandparent}, lost our {grandparent}, without my {grandparent}', 'i, my, we'],
    example: 'i lost my grandpa and i keep hearing his stories',
  },
  {
    card: kin,
    cues: [
      '{died}',
      '{relative}, {friend}, best friend, girlfriend, boyfriend, fiance, fiancee, colleague, neighbour, neighbor',
    ],
    unless: '{pet}',
    example: 'my grandson died in a motorbike crash and i am angry',
  },
  {
    card: kin,
    cues: [
      'lost my {relative}, lost our {relative}, lost my {friend}, lost my best friend, lost our friend, lost a dear friend, lost my only {relative}, lost a {friend}',
      'cancer, accident, crash, covid, suddenly, overdose, goodbye, miss, year, years, week, month, today, yesterday, last',
    ],
    unless: 'argument, quarrel, betrayed, trust',
    example: 'i lost my brother to an overdose last year',
  },
  {
    card: grief,
    cues: [
      '{died}',
      'i miss him, i miss her, i cant stop crying, cant stop crying, i keep crying, grieving, his voice, her voice, empty chair, grave',
    ],
    unless: '{pet}, {anyone}, divorce',
    example: 'he has been dead a year and i still cant stop crying',
  },
  {
    card: guilty,
    cues: [
      '{died}',
      '{anyone}',
      'cant forgive myself, my fault, guilty, guilt, i wasnt there, i was not there, should have, shouldnt have, never said, never got to say, never made up, didnt say, blame myself, last words, not speaking, we argued, i argued, thinking i',
    ],
    unless: '{pet}',
    example: 'my dad died and i should have called the doctor sooner',
  },
  {
    card: days,
    cues: [
      '{died}, without {anyone}, without my {anyone}, since we lost',
      'christmas, birthday, anniversary, thanksgiving, easter, mothers day, fathers day, holidays, would have been',
      '{anyone}, he, she, him, her',
    ],
    unless: 'divorce, presents, died at easter, died at christmas',
    example: 'it is the first birthday since my sister died',
  },
  {
    card: 'Did the person I lost go to heaven?',
    cues: [
      '{died}',
      '{anyone}',
      'never went to church, didnt believe, did not believe, wasnt a christian, was not a christian, atheist, unbeliever, where is he, where is she, in hell, in heaven, saved, unsaved, rejected god, hated god',
    ],
    example: 'my brother died and he did not believe in god, is he in hell',
  },
  {
    card: 'How do I go on after someone I love died by suicide?',
    cues: [
      'took his own life, took her own life, killed himself, killed herself, hanged himself, hung himself, died by suicide',
      '{anyone}',
    ],
    example: 'my brother took his own life two years ago',
  },
  {
    card: 'Is it silly to grieve for a pet?',
    cues: [
      '{died}, put down, put to sleep, put him down, put her down, run over, hit by a car, the vet, ran away, lost',
      '{pet}',
    ],
    example: 'we buried our dog this morning and my son is heartbroken',
  },
  {
    card: young,
    cues: [
      '{died}, put down',
      '{relative}, {parent}, daddy, {pet}',
      'how do i tell .. {child}, tell .. {child}, {child} .. keeps asking, {child} .. keep asking, {child} asks, my {child} cries, {child} wont talk about, explain .. {child}, help .. {child}, year old .. asking, year old asks, {child} .. understand',
    ],
    example: 'my dad died and my four year old keeps asking for him',
  },
  {
    card: young,
    cues: [
      'keeps asking when, keeps asking where, asks when, asks where',
      '{grandparent}, daddy, mummy, mommy, dad, mum, mom',
      'coming back, coming home, is now, went',
      '{child}, year old',
    ],
    example: 'my five year old asks when grandma is coming back',
  },
  {
    card: 'What do I say to someone who is grieving?',
    cues: [
      '{friend}, neighbour, neighbor, colleague, {relative}',
      '{died}, lost her, lost his, lost their, buried',
      'what to say, what do i say, what can i say, know how to help, dont know how to be there, comfort her, comfort him, comfort them, avoid her, avoid him',
    ],
    example: 'my friends baby died and i dont know what to say to her',
  },
  {
    card: 'Why did I have a miscarriage?',
    cues: [
      'miscarriage, miscarried, lost the baby, lost our baby, lost my baby, lost another baby, lost a baby, no heartbeat, ectopic',
      'i, im, we, my, our, me',
    ],
    example: 'we lost the baby at ten weeks',
  },
  {
    card: 'Where is God when a baby is stillborn?',
    cues: ['stillborn, stillbirth, born sleeping, born still, born dead', 'i, we, my, our'],
    example: 'our baby was born still last spring',
  },
  {
    card: 'Where is God when a baby is stillborn?',
    cues: ['baby, newborn, twins', '{died}, lived only', 'hours, minutes, days, born, birth, weeks'],
    example: 'our baby lived only two hours',
  },
  {
    card: 'How do I live with regret over an abortion?',
    cues: [
      'abortion, aborted, termination, terminated .. pregnancy, terminated .. baby, got rid of .. baby, ended .. pregnancy, got rid of .. pregnancy',
      'i, ive, my, im, we',
    ],
    unless: 'illegal, protest, vote',
    example: 'i had an abortion when i was twenty and i still cry',
  },
];
