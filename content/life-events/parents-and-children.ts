import type { LifeEvent } from './life-event.ts';

const cutOff = 'What can I do when my grown child will not speak to me?';
const peace = 'How do I make peace in my family?';
const rejected = 'How do I live with being rejected by my parents?';
const tired = 'How do I cope as an exhausted parent?';
const sick = 'Where is God when my child is seriously ill?';
const disabled = 'How do I live with my child’s disability?';
const longed = 'Why can I not have children?';
const notTalking =
  'wont speak, wont talk, doesnt speak, doesnt talk, refuses to speak, refuses to talk, not speaking, hasnt spoken, hasnt called, hasnt rung, havent heard from, havent spoken, not spoken, dont speak, dont talk, cut me off, cut us off, cut me out, cut us out, cut off, cut contact, no contact, blocked, estranged, disowned me, returns my letters, ignores my calls, wants nothing to do';

/** Children, parents, brothers and sisters. */
export const parentsAndChildren: readonly LifeEvent[] = [
  {
    card: cutOff,
    cues: [
      notTalking,
      'my {child}, our {child}, my eldest, our eldest, my youngest, my grown, my adult, my only {child}',
    ],
    unless: '{spouse}, teenage, school, autism, autistic',
    example: 'my daughter wont speak to me since the divorce',
  },
  {
    card: peace,
    cues: [
      `${notTalking}, fell out, falling out, fighting, feud, quarrel, quarrelling, at war, are a war, argue, hate each other, divided, drama, tore us apart`,
      '{sibling}, my family, our family, cousins, whole family, family dinners, my {parent} and, relatives',
    ],
    unless: '{spouse} and i, school, threw me out',
    example: 'my sister and i dont speak since the funeral',
  },
  {
    card: peace,
    cues: [
      'will was read, the will, inheritance, house was sold, mums house, dads house, moms house, the estate, left everything',
      '{sibling}, family, cousins, relatives, siblings',
    ],
    example: 'my brother took the whole inheritance',
  },
  {
    card: rejected,
    cues: [
      '{parent}',
      'threw me out, kicked me out, disowned, never wanted me, wanted a boy, wanted a girl, a mistake, never loved me, doesnt love me, left when i was, abandoned me, walked out when i was, prefers my, loves my {sibling} more, favourite, favorite, ashamed of me, wants nothing to do with me, never proud, never good enough',
    ],
    unless: '{spouse} doesnt love me',
    example: 'my father left when i was six and never wrote',
  },
  {
    card: 'How do I heal from a bad childhood?',
    cues: [
      'grew up, growing up, my childhood, as a child, when i was a child, when i was little, when i was small',
      'alcoholic, drunk, drank, shouting, shouted, screaming, violent home, neglected, fear, afraid, poor, care homes, foster, flinch, never hugged, yelled',
    ],
    example: 'i grew up with a father who drank and i am still nervous',
  },
  {
    card: 'Do I have to honour parents who hurt me?',
    cues: ['{parent}', 'honour, honor, respect, obey', 'hurt, cruel, hit, abusive, toxic, mean, manipulat*, awful'],
    example: 'do i have to honour my mother after how cruel she was to me',
  },
  {
    card: 'How do I live with a difficult teenager?',
    cues: [
      'teenage, teenager, teen, teens, thirteen year old, fourteen year old, fifteen year old, sixteen year old, seventeen year old, 13 year old, 14 year old, 15 year old, 16 year old, 17 year old',
      'slams, hates us, hates me, sneaks out, sneaking, lies to, lying, rude, rebels, rebellious, wont listen, doesnt listen, swears at, skips school, out of control, vaping, in her room, in his room, wont talk, ignores, runs away, shouts, screams',
    ],
    unless: 'cut, cutting, hurts himself, hurts herself, suicid*, died',
    example: 'my teenage daughter lies to me and swears at us',
  },
  {
    card: tired,
    cues: [
      'toddler, baby, kids, children, newborn, twins, little ones, three under, under five, my son, my daughter, motherhood',
      'exhausted, so tired, worn out, no sleep, havent slept, never sleeps, wont sleep, i shout, i yelled, i yell, i shouted, i snapped, i snap, lose my temper, lost my temper, lose it with, i scream, screamed at, worst mother, worst mum, worst mom, bad mum, bad mother, bad mom, terrible mother, terrible mom, bad father, terrible father, bad dad, burnt out, no time for myself, touched out',
      'i, im, me, ive',
    ],
    unless:
      '{died}, afford, {cannotPay}, stepson, hit him, hit her, hurt him, hurt her, shake, miscarriage, leuk*, cancer',
    example: 'i yelled at my kids again and i feel like a bad mum',
  },
  {
    card: 'Why am I not happy with my new baby?',
    cues: [
      'baby, newborn, gave birth, giving birth',
      'feel nothing, no love, dont love, cant bond, dont bond, not happy, cry all day, crying all day, numb, empty, regret, overwhelmed, anxious',
      'i, my, her, him',
    ],
    unless: 'lost, died, miscarr*',
    example: 'i gave birth six weeks ago and cry all day',
  },
  {
    card: sick,
    cues: [
      'my {child}, our {child}, my baby, our baby, my little {child}, our little {child}, my grandson, our grandson, my granddaughter, our granddaughter',
      'leukaemia, leukemia, cancer, tumour, tumor, intensive care, icu, nicu, hospital, seriously ill, very ill, very sick, is sick, premature, prem, seizures, epilepsy, heart defect, heart condition, operation, diagnosed, meningitis, cystic fibrosis, fighting for, coma, life support, brain, rare disease, incurable, diabetes',
    ],
    unless: '{died}, autism, autistic, adhd, down syndrome, downs, dementia',
    example: 'my little girl is in hospital with a brain tumour',
  },
  {
    card: disabled,
    cues: [
      'my {child}, our {child}, my baby, our baby, my grandson, my teenage {child}',
      'autism, autistic, adhd, down syndrome, downs, disabled, disability, special needs, cerebral palsy, wheelchair, non verbal, learning difficulties, blind, deaf',
    ],
    example: 'our son is autistic and screams in church',
  },
  {
    card: longed,
    cues: [
      'trying for a baby, trying to conceive, trying for a child, infertile, infertility, ivf, cant get pregnant, cannot get pregnant, cant have children, cannot have children, cant conceive, barren, nursery is empty, nursery is still empty, empty nursery, negative test, negative pregnancy, round of treatment, low sperm',
      'i, we, my, our, im, weve',
    ],
    example: 'we have been trying for a baby for three years',
  },
  {
    card: 'How do I bear it when everyone else is having babies?',
    cues: [
      'baby shower, pregnant, is expecting, having babies, baby news, announced, gender reveal, mothers day',
      'friend*, everyone, sister, sister in law, cousin, colleague*, another, all',
      'i cry, jealous, hurts, cant be happy, empty, infertil*, trying, cant have, envy, childless, my arms, go home',
    ],
    example: 'my sister is pregnant and i cry because we cant have children',
  },
  {
    card: 'What can I do when my child leaves the faith?',
    cues: [
      'my {child}, our {child}, our eldest, my eldest, my grandchildren, our girls, our boys, raised .. {child}, my teenage {child}',
      'doesnt believe, does not believe, stopped believing, dont believe, lost .. faith, left the faith, left the church, walked away, atheist, turned away from god, wants nothing to do with god, rejects god, no interest in god, agnostic, converted to, became a muslim, became muslim, witch, pagan',
    ],
    example: 'our daughter says she is an atheist now and it breaks my heart',
  },
  {
    card: 'How do I get my child to come to church?',
    cues: [
      '{child}, teenager',
      'wont come to church, wont go to church, refuses to go to church, refuses to come to church, hates church, church is boring, every sunday, doesnt want to go to church, bored in church, bored at church',
    ],
    unless: 'autis*',
    example: 'my ten year old hates church and fights me about it',
  },
  {
    card: 'What do I do if my child is gay or transgender?',
    cues: [
      'my {child}, our {child}, my {relative}, my teenage {child}, my grandson',
      'gay, lesbian, likes girls, likes boys, bisexual, transgender, trans, nonbinary, non binary, wants to be a boy, wants to be a girl, came out, pronouns, queer',
    ],
    unless: 'wedding, marrying',
    example: 'our daughter came out as lesbian at dinner',
  },
  {
    card: 'What do I do now that I am pregnant and not married?',
    cues: [
      'im pregnant, i am pregnant, i got pregnant, test was positive, positive test, pregnancy test, i got a girl pregnant, got my girlfriend pregnant, missed my period, having his baby',
      'boyfriend, girlfriend, not married, unmarried, seventeen, sixteen, eighteen, 16, 17, 18, 19, parents, my dad, my mum, my mom, left me, keep it, the father, scared, school, student, college',
    ],
    unless: 'raped, rape, forced',
    example: 'im pregnant and my boyfriend has left me',
  },
  {
    card: 'How do I live with family who do not believe?',
    cues: [
      'only christian, only believer, laugh at my faith, laugh when i pray, laugh at me for, mock my faith, mocks my faith, mock me for, laughs at my faith, make fun of my faith, think im crazy for believing, against my faith',
      'family, house, home, parents, brother, sister, relatives, mum, dad, mom, they, my',
    ],
    example: 'my brothers mock my faith at every meal',
  },
  {
    card: 'Why did my birth parents give me up?',
    cues: [
      'adopted, adoption, birth mother, birth parents, biological mother, biological father, real mother, foster care',
      'i was, gave me up, gave me away, im adopted, i am adopted, why, find her, find him, my',
    ],
    unless: 'we adopted, want to adopt',
    example: 'i am adopted and i wonder why she gave me away',
  },
  {
    card: 'How do I care for my ageing parents without breaking down?',
    cues: [
      '{parent}, {grandparent}, mother in law, father in law',
      'look after, looking after, care for, caring for, carer, caregiver, falls, nursing home, care home, cant live alone, elderly, frail, ageing, aging, needs me all, my siblings wont help, put her in a home, put him in a home, 24 7, is 8*, is 9*',
    ],
    unless: '{died}, doesnt recognise, doesnt recognize',
    example: 'i look after my elderly mother and i have no strength left',
  },
  {
    card: 'Does God remember someone with dementia?',
    cues: [
      'dementia, alzheimers, alzheimer, doesnt recognise me, doesnt recognize me, doesnt know who i am, doesnt know me, forgets who i am, forgets my name, losing her memory, losing his memory',
      'i, my, our, me',
    ],
    example: 'my mum has dementia and forgets my name',
  },
];
