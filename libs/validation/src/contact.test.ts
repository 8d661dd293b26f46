import { describe, expect, it } from 'vitest';
import { contactForm, contactRequest, prayerForm } from './contact.ts';
import { fieldErrors } from './field-errors.ts';

const message = { name: 'Lydia', email: 'lydia@thyatira.example', subject: 'Purple', message: 'Come to my house.' };

/** The library's own words: the specification gives none for a text that is too long. */
const tooLong = (most: number) => `Too big: expected string to have <=${most} characters`;

describe('a message', () => {
  it.each([
    ['name', 'Name is required'],
    ['email', 'Invalid email address'],
    ['subject', 'Subject is required'],
    ['message', 'Message is required'],
  ])('needs its %s', (field, text) => {
    for (const value of ['', '   ', undefined]) {
      expect(fieldErrors(contactForm.safeParse({ ...message, [field]: value }).error!)).toEqual({ [field]: text });
    }
  });

  it.each([
    ['name', 100],
    ['subject', 200],
    ['message', 2000],
  ])('has a %s of at most %i characters', (field, most) => {
    expect(contactForm.safeParse({ ...message, [field]: 'x'.repeat(most) }).success).toBe(true);
    expect(fieldErrors(contactForm.safeParse({ ...message, [field]: 'x'.repeat(most + 1) }).error!)).toEqual({
      [field]: tooLong(most),
    });
  });

  it('has an address of at most 255 characters that is one', () => {
    const address = (length: number) => 'x'.repeat(length - '@b.example'.length) + '@b.example';
    expect(contactForm.safeParse({ ...message, email: address(255) }).success).toBe(true);
    expect(fieldErrors(contactForm.safeParse({ ...message, email: address(256) }).error!)).toEqual({
      email: tooLong(255),
    });
    expect(fieldErrors(contactForm.safeParse({ ...message, email: 'lydia' }).error!)).toEqual({
      email: 'Invalid email address',
    });
  });
});

describe('header injection', () => {
  // The last are a line separator, a control character of Latin-1, and half a surrogate pair.
  const smuggled = [
    '\r\nBcc: victim@evil.example',
    '\nBcc: victim@evil.example',
    '\rx',
    '\0x',
    '\tx',
    '\u001bx',
    '\u2028x',
    '\u0085x',
    '\ud800x',
  ];
  const attempts = smuggled.flatMap((end) => ['name', 'subject'].map((field) => [field, end] as const));

  it.each(attempts)('in the %s of a message (%j) is refused', (field, end) => {
    const text =
      field === 'name'
        ? 'Name cannot contain line breaks or other control characters'
        : 'Subject cannot contain line breaks or other control characters';
    expect(fieldErrors(contactForm.safeParse({ ...message, [field]: `Lydia${end}` }).error!)).toEqual({
      [field]: text,
    });
  });

  it.each(smuggled)('in the address (%j) is refused', (end) => {
    for (const email of [
      `lydia@thyatira.example${end}`,
      `lydia${end}@thyatira.example`,
      `lydia@thyatira.example, victim@evil.example`,
      'Lydia <lydia@thyatira.example>',
    ]) {
      expect(fieldErrors(contactForm.safeParse({ ...message, email }).error!)).toEqual({
        email: 'Invalid email address',
      });
    }
  });

  it.each(smuggled)('in the name of a prayer (%j) is refused', (end) => {
    expect(fieldErrors(prayerForm.safeParse({ name: `Lydia${end}`, message: 'Pray.' }).error!)).toEqual({
      name: 'Name cannot contain line breaks or other control characters',
    });
  });

  it('is no reason to refuse a name in any script', () => {
    for (const name of ['Σίλας', 'שרה', 'علی‌رضا', '路得', 'සිංහල ක්‍ෂේම', 'José O’Brien-Núñez', 'Ruth 🌾']) {
      expect(contactForm.parse({ ...message, name }).name).toBe(name);
    }
  });
});

describe('the text of a message', () => {
  it('keeps its lines and tabs, and loses only what cannot be seen or stored', () => {
    expect(contactForm.parse({ ...message, message: 'One\n\n\ttwo\r\nthr\0ee\u000b \ud83c\udf3e\ud800' }).message).toBe(
      'One\n\n\ttwo\r\nthree 🌾',
    );
  });

  it('is missing when nothing else is there', () => {
    expect(fieldErrors(contactForm.safeParse({ ...message, message: ' \0\u001b ' }).error!)).toEqual({
      message: 'Message is required',
    });
  });
});

describe('a prayer request', () => {
  it('needs its text and nothing else', () => {
    expect(prayerForm.safeParse({ message: 'Pray for us.' }).success).toBe(true);
    for (const text of ['', '  ', undefined]) {
      expect(fieldErrors(prayerForm.safeParse({ name: '', message: text }).error!)).toEqual({
        message: 'Prayer request is required',
      });
    }
  });

  it('has a name of at most 100 characters and a text of at most 2000', () => {
    expect(prayerForm.safeParse({ name: 'x'.repeat(100), message: 'x'.repeat(2000) }).success).toBe(true);
    expect(fieldErrors(prayerForm.safeParse({ name: 'x'.repeat(101), message: 'x'.repeat(2001) }).error!)).toEqual({
      name: tooLong(100),
      message: tooLong(2000),
    });
  });
});

describe('what is sent', () => {
  it.each([undefined, '', '   '])('names whoever left the name of a prayer %j Anonymous', (name) => {
    expect(contactRequest.parse({ type: 'prayer', name, message: 'Pray for us.' })).toEqual({
      type: 'prayer',
      name: 'Anonymous',
      message: 'Pray for us.',
    });
  });

  it('says which of the two it is', () => {
    expect(contactRequest.parse({ type: 'contact', ...message }).type).toBe('contact');
    expect(fieldErrors(contactRequest.safeParse({ ...message }).error!)).toEqual({
      type: "type must be 'contact' or 'prayer'",
    });
  });
});
