import { describe, expect, it } from 'vitest';
import { contactForm, contactRequest, prayerForm } from './contact.ts';
import { fieldErrors } from './field-errors.ts';

const message = { name: 'Lydia', email: 'lydia@thyatira.example', subject: 'Purple', message: 'Come to my house.' };

const tooLong = (most: number) => `At most ${most} characters`;

describe('a contact message', () => {
  it.each([
    ['name', 'Name is required'],
    ['email', 'Invalid email address'],
    ['subject', 'Subject is required'],
    ['message', 'Message is required'],
  ])('requires the %s field', (field, text) => {
    for (const value of ['', '   ', undefined]) {
      expect(fieldErrors(contactForm.safeParse({ ...message, [field]: value }).error!)).toEqual({ [field]: text });
    }
  });

  it.each([
    ['name', 100],
    ['subject', 200],
    ['message', 2000],
  ])('limits the %s field to %i characters', (field, most) => {
    expect(contactForm.safeParse({ ...message, [field]: 'x'.repeat(most) }).success).toBe(true);
    expect(fieldErrors(contactForm.safeParse({ ...message, [field]: 'x'.repeat(most + 1) }).error!)).toEqual({
      [field]: tooLong(most),
    });
  });

  it('requires a valid email address of at most 255 characters', () => {
    const address = (length: number) => 'x'.repeat(length - '@b.example'.length) + '@b.example';
    expect(contactForm.safeParse({ ...message, email: address(255) }).success).toBe(true);
    expect(fieldErrors(contactForm.safeParse({ ...message, email: address(256) }).error!)).toEqual({
      // The shared email rule keeps the validation library's default message.
      email: 'At most 255 characters',
    });
    expect(fieldErrors(contactForm.safeParse({ ...message, email: 'lydia' }).error!)).toEqual({
      email: 'Invalid email address',
    });
  });
});

describe('header injection', () => {
  // The last three are a line separator, a Latin-1 control character and half a surrogate pair.
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

  it.each(attempts)('in the %s of a contact message (%j) is rejected', (field, end) => {
    const text =
      field === 'name'
        ? 'Name cannot contain line breaks or other control characters'
        : 'Subject cannot contain line breaks or other control characters';
    expect(fieldErrors(contactForm.safeParse({ ...message, [field]: `Lydia${end}` }).error!)).toEqual({
      [field]: text,
    });
  });

  it.each(smuggled)('in the email address (%j) is rejected', (end) => {
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

  it.each(smuggled)('in the name of a prayer request (%j) is rejected', (end) => {
    expect(fieldErrors(prayerForm.safeParse({ name: `Lydia${end}`, message: 'Pray.' }).error!)).toEqual({
      name: 'Name cannot contain line breaks or other control characters',
    });
  });

  it('protection still accepts names in any script', () => {
    for (const name of ['Σίλας', 'שרה', 'علی‌رضا', '路得', 'සිංහල ක්‍ෂේම', 'José O’Brien-Núñez', 'Ruth 🌾']) {
      expect(contactForm.parse({ ...message, name }).name).toBe(name);
    }
  });
});

describe('the text of a message', () => {
  it('keeps line breaks and tabs, and drops control characters and lone surrogates', () => {
    expect(contactForm.parse({ ...message, message: 'One\n\n\ttwo\r\nthr\0ee\u000b \ud83c\udf3e\ud800' }).message).toBe(
      'One\n\n\ttwo\r\nthree 🌾',
    );
  });

  it('counts as missing when it contains only whitespace and control characters', () => {
    expect(fieldErrors(contactForm.safeParse({ ...message, message: ' \0\u001b ' }).error!)).toEqual({
      message: 'Message is required',
    });
  });
});

describe('a prayer request', () => {
  it('requires only its message', () => {
    expect(prayerForm.safeParse({ message: 'Pray for us.' }).success).toBe(true);
    for (const text of ['', '  ', undefined]) {
      expect(fieldErrors(prayerForm.safeParse({ name: '', message: text }).error!)).toEqual({
        message: 'Prayer request is required',
      });
    }
  });

  it('accepts at most 100 characters in the name and 2000 in the message', () => {
    expect(prayerForm.safeParse({ name: 'x'.repeat(100), message: 'x'.repeat(2000) }).success).toBe(true);
    expect(fieldErrors(prayerForm.safeParse({ name: 'x'.repeat(101), message: 'x'.repeat(2001) }).error!)).toEqual({
      name: tooLong(100),
      message: tooLong(2000),
    });
  });
});

describe('a send-contact-email request', () => {
  it.each([undefined, '', '   '])('sets the name of a prayer request to Anonymous when the name is %j', (name) => {
    expect(contactRequest.parse({ type: 'prayer', name, message: 'Pray for us.' })).toEqual({
      type: 'prayer',
      name: 'Anonymous',
      message: 'Pray for us.',
    });
  });

  it('requires the type to be contact or prayer', () => {
    expect(contactRequest.parse({ type: 'contact', ...message }).type).toBe('contact');
    expect(fieldErrors(contactRequest.safeParse({ ...message }).error!)).toEqual({
      type: "type must be 'contact' or 'prayer'",
    });
  });
});
