import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

test.each([
  'quiero morir',
  'QUIERO MORIRRR',
  'quiero morir, por favor ayuda',
  'Señor, quiero morir',
  'quiero matarme',
  'me quiero matar',
  'me quiero suicidar',
  'ya no quiero vivir',
  'no quiero vivir más',
  'no quiero seguir viviendo',
  'tengo ganas de morir',
  'quiero quitarme la vida',
  'quisiera estar muerta',
  'hola tengo 15 años y quiero morir porque mis padres no me quieren',
  'que dice la biblia si quiero morir',
  'je veux mourir',
  "j'ai envie de mourir",
  'je ne veux plus vivre',
  'je vais me tuer',
  'ich will sterben',
  'Ich möchte einfach nur sterben',
  'ich will nicht mehr leben',
  'ich will mich umbringen',
  'pienso en suicidarme',
  'quiero suicidarme',
  'je veux en finir',
  'je veux en finir avec la vie',
  'ich bringe mich um',
])('knows who wants to die, also in another language: %s', (said) => {
  expect(recognise(said)).toMatchObject({ level: 'danger', situation: 'suicidal-thoughts' });
});

test.each([
  'quiero morir de risa',
  'me quiero matar de risa',
  'nos quiere matar el calor',
  'no quiero morir',
  'no tengo ganas de morir',
  'quiero morir al pecado',
  'quiero morir a mí mismo y vivir para Cristo',
  'no quiero vivir en pecado',
  'no quiero vivir sin Dios',
  'ya no quiero vivir con mis padres',
  'quiero vivir para Cristo',
  'je veux mourir de rire',
  'je ne veux pas mourir',
  "je n'ai pas envie de mourir",
  'je veux mourir au péché',
  'je ne veux plus vivre dans le péché',
  'ich will nicht sterben',
  'ich will mit Christus sterben',
  'je veux en finir avec ce travail',
  'ich will nicht mehr in Sünde leben',
  // Philippians 1:21-23, John 11:16, Romans 14:8, 1 Kings 19:4
  'Porque para mí el vivir es Cristo, y el morir es ganancia, teniendo deseo de ser desatado, y estar con Cristo',
  'tengo deseo de partir y estar con Cristo',
  'Vamos también nosotros, para que muramos con él',
  'Leben wir, so leben wir dem Herrn; sterben wir, so sterben wir dem Herrn',
  'deseando morirse, dijo: Baste ya, oh Jehová, quita mi alma',
  'Christ est ma vie, et la mort m’est un gain',
])('takes no laugh, verse or word of faith for it: %s', (said) => {
  expect(recognise(said)).toBeUndefined();
});

test.each(['Selbstmord', 'Suizid', 'Selbstmordgedanken', 'suicidio'])(
  'takes the bare word as in English: %s',
  (said) => {
    expect(recognise(said)?.level).toBe(recognise('suicide')?.level);
  },
);
