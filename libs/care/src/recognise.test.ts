import { describe, expect, it } from 'vitest';
import { recognise } from './recognise.ts';

describe('a person in danger', () => {
  it.each([
    ['I want to kill myself', 'self-harm'],
    ['kms', 'self-harm'],
    ['i hope i dont wake up tomorrow', 'self-harm'],
    ['they would be better off without me', 'self-harm'],
    ['my friend wants to end her life', 'self-harm'],
    ['my daughter is cutting herself', 'self-harm'],
    ['im sucidal', 'self-harm'],
    ['my husband hits me', 'abuse'],
    ['my wife beats me and nobody believes a man', 'abuse'],
    ['is it a sin to leave a husband who hits me', 'abuse'],
    ['i was raped', 'abuse'],
    ['my pastor touched me and told me not to tell', 'abuse'],
    ['i want to kill my brother', 'violence'],
    ['my parents beat me with a belt as discipline', 'violence'],
    ['should i take my antidepressants', 'medical'],
    ['my church told me to stop my insulin', 'medical'],
  ])('is recognised by “%s” (%s)', (text, kind) => {
    expect(recognise(text)).toMatchObject({ kind, level: 'danger' });
  });

  it.each([
    'suicide',
    'unalive',
    'end it all',
    'noose',
    'abuse',
    'what does the bible say about suicide',
    'i feel hopeless',
  ])('may be behind “%s”', (text) => expect(recognise(text)?.level).toBe('possible'));
});

describe('scripture and everyday speech', () => {
  it.each([
    'who killed Goliath',
    'dead to sin',
    'Samson killed himself',
    'to die is gain',
    'dying to know',
    'capital punishment',
    'submit to your husbands meaning',
    'Elijah asks to die',
    'Luke the physician',
    'Moses and the burning bush',
    'What happens when we die?',
    'How can I forgive someone who hurt me?',
    'Dealing with anxiety',
    'The Problem of Evil',
    'spare the rod meaning',
    'why did God tell Abraham to kill Isaac',
  ])('raise no alarm: “%s”', (text) => expect(recognise(text)).toBeUndefined());
});

describe('hostile input', () => {
  it.each([
    '',
    '\ud800',
    '{{constructor.constructor("return 1")()}}',
    '__proto__ constructor toString hasOwnProperty valueOf',
    '🙂'.repeat(9000),
    '('.repeat(60_000),
    'k*'.repeat(20_000),
    `\u202e${'a'.repeat(60_000)}`,
  ])('is read without an error: %#', (text) => expect(() => recognise(text)).not.toThrow());

  it('is examined up to a bound only: what stands in the middle of a book is not read', () => {
    const filler = 'bread and salt, '.repeat(3000);
    expect(recognise(`${filler} i want to kill myself ${filler}`)).toBeUndefined();
    expect(recognise(`i want to kill myself. ${filler}`)?.kind).toBe('self-harm');
    expect(recognise(`${filler} i want to kill myself`)?.kind).toBe('self-harm');
  });
});
