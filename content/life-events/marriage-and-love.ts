import type { LifeEvent } from './life-event.ts';

const cheated = 'How do I cope with being cheated on?';
const noLove = 'What can I do when my husband or wife no longer loves me?';
const unhappy = 'What can I do when my marriage is unhappy?';
const affair = 'Can God forgive me for having an affair?';
const single = 'How do I bear being single when I want to marry?';
const breakUp = 'How do I get over a break-up or being rejected?';
const money = 'What do I do when my husband or wife gambles or hides money?';

/** Husband, wife, those who were and those who may be. */
export const marriageAndLove: readonly LifeEvent[] = [
  {
    card: cheated,
    cues: [
      'messages, texts, texting, sexting, emails, pictures, photos, receipt, lipstick, dating app, tinder, another woman, another man, other woman, other women, other man, his ex, her ex, secret phone, onlyfans',
      '{spouse}, {beloved}, his phone, her phone, his laptop, her laptop, his coat',
    ],
    unless: 'i kissed, i slept, my affair, i cheated, porn, debts, loans, business partner',
    example: 'i found messages from another woman on his phone',
  },
  {
    card: cheated,
    cues: [
      'affair, unfaithful, cheating, cheated, cheats, slept with, sleeping with, in bed with, sees someone else, seeing someone, someone else',
      '{spouse} .. has, {spouse} .. had, {spouse} .. is, {spouse} .. was, {spouse} slept, {spouse} cheated, {spouse} cheats, he, she, my {spouse} in, fiance slept, fiancee slept, {beloved} slept, {beloved} cheated, {beloved} has, {spouse}s affair, my {spouse} with',
    ],
    unless:
      'i cheated, i had an affair, i slept, i am having, im having, im sleeping, i kissed, ive been seeing, business partner',
    example: 'my husband is sleeping with someone from his office',
  },
  {
    card: affair,
    cues: [
      'i kissed, i slept with, i cheated, ive cheated, i had an affair, im having an affair, i am having an affair, ive been seeing, i was unfaithful, i am sleeping with, im sleeping with, one night stand, my affair, in love with a married, seeing a married',
      '{spouse}, married, colleague, coworker, someone else, another man, another woman, affair, husband',
    ],
    example: 'i slept with a coworker and my husband has no idea',
  },
  {
    card: affair,
    cues: [
      'feelings for, falling for, attracted to, crush on, i am in love with, im in love with',
      'another man, another woman, not my {spouse}, a colleague, a coworker, man at work, woman at work, man at church, woman at church, married man, married woman, someone at work, someone at church',
      'im married, i am married, my {spouse}, married, but i have a {spouse}',
    ],
    example: 'i have feelings for a man at work and i am married',
  },
  {
    card: noLove,
    cues: [
      '{spouse}',
      'doesnt love me, does not love me, dont love me, no longer loves, stopped loving, never loved me, isnt in love, not in love, fell out of love, fallen out of love, no feelings, doesnt want me, wants to leave, wants out, wants a separation, wants to separate, wants a divorce, asked for a divorce, filed for divorce, served me, leaving me, has left me, left me, walked out, moved out, packed her bags, packed his bags, is gone with, space from me',
    ],
    unless: 'died, passed, funeral',
    example: 'my wife says she doesnt love me anymore',
  },
  {
    card: noLove,
    cues: [
      'she left me, he left me, packed her bags, packed his bags, walked out on',
      'kids, children, marriage, years together, married',
    ],
    example: 'he walked out on me and the children',
  },
  {
    card: unhappy,
    cues: [
      '{spouse}',
      'argue, arguing, fight about, fighting, quarrel, bicker, sleep in separate, separate rooms, separate beds, dont talk, havent talked, never talks, ignores me, no intimacy, no sex, roommates, strangers, cold to me, loveless, miserable, nag, nags, grown apart, takes me for granted, hasnt spoken, hasnt really spoken, has not spoken, havent spoken, not spoken to me, barely speak, hardly speak, wont talk to me, silent treatment, lodgers, always on his phone, always on her phone, never helps, lonely',
    ],
    unless: 'hits, hit me, controls, afraid of, died, passed, depressed',
    example: 'my husband and i argue about every little thing',
  },
  {
    card: unhappy,
    cues: [
      'marriage',
      'unhappy, dead, loveless, lonely, falling apart, failing, breaking, struggling, cold, over, hanging by',
    ],
    unless: 'parents marriage',
    example: 'my marriage is falling apart and i am so tired',
  },
  {
    card: 'How do I live after a divorce?',
    cues: [
      'divorce came through, divorce is final, divorce was final, since my divorce, after my divorce, i am divorced, im divorced, got divorced, divorced and, divorcee, divorce papers came, my ex husband, my ex wife',
      'i, my, im, me, we',
    ],
    unless: 'my church, see my kids, see my children, custody, daughter, son',
    example: 'my divorce is final and i feel like i failed god',
  },
  {
    card: 'What do I do when I hardly see my children after a separation?',
    cues: [
      'custody, every other weekend, two weekends, only get weekends, keeps .. {child} from me, wont let me see, not let me see, doesnt let me see, stops me seeing, supervised visits, access to my, turned .. against me, miss my kids, rarely see',
      '{child}, kids, weekends',
    ],
    unless: 'hits, abuse, abused',
    example: 'my ex got custody and my little boy forgets me',
  },
  {
    card: 'How do I live well in a stepfamily?',
    cues: [
      'stepson, stepdaughter, stepchildren, step children, stepkids, step kids, stepchild, step son, step daughter, stepmum, stepmom, stepmother, stepdad, stepfather, step mother, step father, blended family, new {spouse}s .. {child}, {spouse}s {child} from',
    ],
    unless: 'touched, touches, hits, hit me, abused, raped, died',
    example: 'my stepdaughter will not speak to me',
  },
  {
    card: single,
    cues: [
      'single, never married, still alone, unmarried, never had a {beloved}, no {beloved}, no one to marry, never been kissed, never been asked out, left on the shelf',
      'i, im, ive, my, me',
    ],
    unless: 'single mum, single mom, single mother, single dad, single parent, every single, a single, pregnant',
    example: 'im 35 and single and my friends all have families',
  },
  {
    card: 'How do I cope as an exhausted parent?',
    cues: ['single mum, single mom, single mother, single dad, single parent, raising .. alone, on my own with'],
    unless: 'rent, food, bills',
    example: 'i am a single mum of two and i am at the end of my strength',
  },
  {
    card: breakUp,
    cues: [
      'dumped me, broke up with me, broke up, split up, ended things, left me, called off, ghosted me, blocked me, rejected me, turned me down, chose someone else, doesnt want me',
      '{beloved}, engagement, wedding, i like, i love, i loved, crush, he, she, we',
    ],
    unless: '{spouse}, kids',
    example: 'my boyfriend broke up with me after church',
  },
  {
    card: breakUp,
    cues: ['heartbroken, broken heart, get over him, get over her, still love my ex, miss my ex', 'i, im, my'],
    unless: '{died}, {pet}, {child}, {spouse}',
    example: 'i still love my ex and i cant get over him',
  },
  {
    card: 'How do I get on with my in-laws?',
    cues: [
      'mother in law, father in law, in laws, inlaws, mil, daughter in law, son in law, {spouse}s mother, {spouse}s parents, {spouse}s family, {spouse}s mum, {spouse}s mom, {spouse}s dad, {spouse}s father, {spouse}s sister, {spouse}s brother',
      'i, me, my, us, our',
    ],
    unless: '{died}, ill, cancer, hospital, marrying, engaged',
    example: 'my mother in law tells me how to raise my children',
  },
  {
    card: 'What do I do when I do not like the person my relative is marrying?',
    cues: [
      'marrying, getting married, going to marry, engaged, engagement, wedding, moving in with, is dating, new boyfriend, new girlfriend',
      'my {child}, our {child}, my {relative}, our {relative}, my {parent}, my best friend, my friend, my oldest friend',
      'dont like, do not like, dislike, cant stand, awful, wrong for, not good enough, hate, dont trust, do not trust, horrible, not a christian, refuse to go, dont want to go, not right for, bad feeling, worried',
    ],
    unless: 'gay, same sex, hits, touches, beats',
    example: 'my sister is getting married to someone i dont like',
  },
  {
    card: 'Should I go to a same-sex wedding?',
    cues: ['wedding, marrying, getting married', 'gay, lesbian, same sex, her girlfriend, his boyfriend', 'my, our'],
    example: 'my brother is marrying his boyfriend and wants me there',
  },
  {
    card: 'What do I do when my husband or wife stops believing?',
    cues: [
      '{spouse}',
      'atheist, doesnt believe, does not believe, stopped believing, lost .. faith, no longer believes, made up, left the faith, stopped going to church, wont come to church, doesnt come to church, not a believer, unbeliever, deconstructing, mocks my faith',
    ],
    example: 'my husband lost his faith and wont come to church',
  },
  {
    card: 'What do I do if my husband or wife watches pornography?',
    cues: ['{spouse}, {spouse}s, {beloved}, {beloved}s', 'porn, pornography, dirty videos, naked women, explicit'],
    unless: 'child porn, i watch, i watched, i look, i looked',
    example: 'i found porn on my husbands tablet',
  },
  {
    card: money,
    cues: [
      '{spouse}',
      'betting, gambles, gambling, gambled, casino, bets, secret loan, secret loans, secret debt, secret debts, secret account, hides money, hid money, lost our savings, spends all, spent our savings, maxed out, behind my back',
      'money, savings, betting, gambl*, casino, bets, loan*, debt*, account, cards, spends',
    ],
    example: 'my husband gambles our rent away',
  },
];
