import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';
import { careSituations, type CareSituation } from './situations.ts';

/** Said by the young and the old, men and women, pastors, nurses and parents, in several Englishes. */
const said: Readonly<Record<CareSituation, readonly string[]>> = {
  'suicidal-thoughts': [
    'what is the point of praying when i have already picked the date',
    'does hell await people like me who cant keep living',
    'i keep driving past the bridge and i hear it calling',
    'sometimes i look at my medicine cabinet and think how easy it would be',
    'i hate waking up every morning, wish god would end me',
    'everything in me wants to stop being',
  ],
  'self-injury': [
    'i carved a cross into my arm to show god im sorry',
    'is it a sin if i burn my skin with a lighter to feel something',
    'i burned my leg with an iron on purpose',
    'i havent eaten since sunday because i dont deserve food',
    'i want to quit cutting by easter',
    'i was doing so good but i cut today',
  ],
  'worried-about-someone': [
    'my bff told me shes gonna kill herself and made me swear not to tell',
    'my granddaughter is scratching her arms with scissors',
    'my wife keeps a rope in the cupboard and i am afraid to go to work',
    'my dad sits by the river every night and talks of joining my mom',
    'my sister hardly eats and weighs 38 kilos and says it is fasting',
    'she told me she has a plan, she is only 16 and in my bible class',
  ],
  'bereaved-by-suicide': [
    'my cousin jumped off a building in june and nobody at church speaks about it',
    'i found my son hanging in his room, why lord',
    'how do i explain to my kids that daddy killed himself',
    'a boy from our youth group ended his life',
    'my husbands suicide, i feel guilty',
    'my sister in law hung herself, the kids ask where mummy is',
  ],
  'partner-violence': [
    'my husband threw a plate at my head over dinner, how to be a better wife',
    'my ex husband broke into my flat last night',
    "I'm not allowed to have my own money or see my parents since the wedding",
    'my husband tracks my phone and rings 50 times when i am at church',
    'my sister shows up to church with bruises from her husband',
    'he says sorry with flowers every time after he beats me',
  ],
  'told-to-submit': [
    'i was told if i were more submissive he would stop hitting',
    'my bishop said divorce is sin even if he nearly killed me',
    'wives obey your husbands but mine drags me by the hair',
    'women at bible study told me to stay and pray for him though he chokes me',
    'he quotes ephesians 5 while he hits me',
    'my duty as wife is to obey, but he makes me sleep outside with bruises',
  ],
  'child-in-danger': [
    'my mom boyfriend keeps coming into the shower when im in there',
    'my stepmother doesnt feed me and i sleep in the garage',
    'my grandson has bruises in the shape of a hand',
    'my mother leaves bruises on my baby brother',
    'my mum hasnt been home for three days and theres no food',
    'my husband shakes our newborn when she cries',
  ],
  'abused-as-a-child': [
    'my grandfather abused me from age 6 to 10, im now 60 and never spoke of it',
    'my stepfather raped me as a teenager',
    'i was beaten and starved as a kid by my adoptive parents',
    'my mum used to lock me in a cupboard and now wants to see my kids',
    'i grew up with a mother who burned me with an iron',
    'my cousin raped me when i was eleven and my parents said pray',
  ],
  'sexual-violence': [
    'he wouldnt stop even when i was crying',
    'my boss said i will lose my job if i dont sleep with him',
    'i woke up and my friends brother was on top of me',
    'he says wives cant say no, it hurts and i bleed',
    'my ex threatens to send my nudes to my pastor',
    'raped by my fiance, do we still have to marry',
  ],
  'church-abuse': [
    'father michael used to put his hand down my trousers in the sacristy',
    'i reported the worship pastor for touching girls and they kicked me out',
    'they say i am rebellious and need deliverance because i reported the elder for abuse',
    'the man of god says if i sleep with him i will get pregnant by my husband',
    'they wont let me leave the church, they follow me',
    'our cell group leader slept with three girls and told them it was gods will',
  ],
  'pressed-to-forgive': [
    'my mom says if i dont hug my uncle who touched me im not a real christian',
    'how can i love my enemy when he raped me',
    'i cant forgive my mum for letting my stepdad hurt me',
    'is it unforgiveness if i keep the restraining order',
    'my husband says a christian would forgive and forget the night he choked me',
    'dad molested my sister and mum says love covers all',
  ],
  'wanting-to-hurt': [
    'im going to kill him for what he did to my sister',
    'i want to burn down the church that hurt me',
    'ive been planning how to get rid of my wife',
    'i feel like smashing my husbands head with a hammer',
    'next time he talks to me like that ill stab him',
    'i broke my sons arm',
  ],
  'threat-of-violence': [
    'my coworker keeps saying he will shoot everyone if he is fired',
    'my brother is planning to attack the mosque',
    'a man from the mosque says converts should be killed and he knows my address',
    'a parishioner said he will come on sunday with a gun',
    'the boys in my hostel beat me and took my phone',
    'my brother keeps saying he will burn the house with us in it',
  ],
  'harsh-discipline': [
    'my mother canes me when i miss prayer',
    'at what age can i start spanking my baby',
    'my husband uses the rod on our two year old',
    'i was told to spank my infant until she submits',
    'mum makes me stand outside in the snow when i lie',
    'my dad made me hold bricks over my head for an hour for missing devotions',
  ],
  'stopping-medicine': [
    'i stopped my blood pressure tablets because god healed me at the crusade',
    'i flushed my bipolar meds, god told me i dont need them',
    'my wife hides my sons ritalin because she says its a demon',
    'god told me chemo is poison so im done with it',
    'pastor prayed for my diabetes, now i dont check my sugar or inject',
    'my wife believes her schizophrenia is gone and burned her tablets',
  ],
};

const each = (Object.keys(said) as CareSituation[]).flatMap((situation) =>
  said[situation].map((text) => [text, situation] as const),
);

test.each(each)('%s', (text, situation) => {
  expect(recognise(text)).toMatchObject({ kind: careSituations[situation], situation, level: 'danger' });
});
