import type { LifeEvent } from './life-event.ts';

/** What one did to another, and troubles of every day. */
export const smallAndDailyEvents: readonly LifeEvent[] = [
  {
    card: 'What can I do when I have bullied or hurt somebody?',
    cues: [
      'i bullied, i was the bully, i was a bully, i used to bully, we bullied, i was cruel to, i was mean to, i made fun of, i picked on, my son is the bully, my daughter is the bully, my child is the bully, bullies other children, bullies other kids, bullies a boy, bullies a girl',
    ],
    unless: 'im bullied, i am bullied, i was bullied, being bullied, bullied me',
    example: 'i was mean to a girl in my class until she changed schools and i feel sick about it',
  },
  {
    card: 'What do I do when somebody owes me money?',
    cues: [
      'owes me, owe me, owes us, owe us, lent, loaned, lent him, lent her, borrowed, never paid me back, not paid me back, wont pay me back, wont pay the rent, hasnt paid the rent, hasnt paid me',
      'money, dollars, pounds, euros, thousand, thousands, hundred, hundreds, rent, loan, cash, pay back, paid back, pay me back, paid me back',
      'me, us, my, our',
    ],
    unless:
      'i owe, we owe, i borrowed, i cant pay, we cant pay, my wages, my salary, scam*, stole, stolen, i stole, gambl*',
    example: 'i lent my cousin two thousand dollars for his car and he acts like it never happened',
  },
  {
    card: 'How do I wait for the birth of a child?',
    cues: [
      'in labour, in labor, giving birth, to give birth, due next week, due tomorrow, due any day, due in may, due in june, baby is due, gone into labour, went into labor, contractions, childbirth, delivery room, expecting our first, c section',
      'my, me, i, im, we, our, us',
    ],
    unless: 'miscarr*, stillb*, died, lost the baby, lost our baby, abortion, not married, bad back',
    example: 'my daughter is in labour two hundred miles away and all i can do is sit here',
  },
  {
    card: 'What do I do when my parents do not trust me?',
    cues: [
      '{parent}',
      'read my diary, reads my diary, read my messages, reads my messages, reads my texts, read my texts, goes through my phone, went through my phone, go through my phone, took my phone, takes my phone, tracks my phone, too strict, so strict, grounded, dont trust me, doesnt trust me, wont let me, spies on me, treat me like a baby, treat me like a child',
    ],
    unless: 'hits, hit me, beats, locks me, my wife, my husband, hurts me, touch*, church',
    example: 'my mum went through my phone and now im grounded for a month',
  },
];
