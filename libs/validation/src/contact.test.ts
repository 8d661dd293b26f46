import { describe, expect, it } from 'vitest';
import { contactForm, contactRequest, prayerForm } from './contact.ts';
import { fieldErrors } from './field-errors.ts';

const message = { name: 'Lydia', email: 'lydia@thyatira.example', subject: 'Purple', message: 'Come to my house.' };

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

  it.each([['name', 100], ['subject', 200], ['message', 2000]])('has a %s of at most %i characters', (field, most) => {
    expect(contactForm.safeParse({ ...message, [field]: 'x'.repeat(most) }).success).toBe(true);
    expect(Object.keys(fieldErrors(contactForm.safeParse({ ...message, [field]: 'x'.repeat(most + 1) }).error!))).toEqual([field]);
  });

  it('has an address of at most 255 characters that is one', () => {
    const address = (length: number) => 'x'.repeat(length - '@b.example'.length) + '@b.example';
    expect(contactForm.safeParse({ ...message, email: address(255) }).success).toBe(true);
    expect(contactForm.safeParse({ ...message, email: address(256) }).success).toBe(false);
    expect(fieldErrors(contactForm.safeParse({ ...message, email: 'lydia' }).error!)).toEqual({ email: 'Invalid email address' });
  });
});

describe('a prayer request', () => {
  it('needs its text and nothing else', () => {
    expect(prayerForm.safeParse({ message: 'Pray for us.' }).success).toBe(true);
    for (const text of ['', '  ', undefined]) {
      expect(fieldErrors(prayerForm.safeParse({ name: '', message: text }).error!)).toEqual({ message: 'Prayer request is required' });
    }
  });

  it('has a name of at most 100 characters and a text of at most 2000', () => {
    expect(prayerForm.safeParse({ name: 'x'.repeat(100), message: 'x'.repeat(2000) }).success).toBe(true);
    expect(Object.keys(fieldErrors(prayerForm.safeParse({ name: 'x'.repeat(101), message: 'x'.repeat(2001) }).error!))).toEqual(['name', 'message']);
  });
});

describe('what is sent', () => {
  it.each([undefined, '', '   '])('names whoever left the name of a prayer %j Anonymous', (name) => {
    expect(contactRequest.parse({ type: 'prayer', name, message: 'Pray for us.' })).toEqual({ type: 'prayer', name: 'Anonymous', message: 'Pray for us.' });
  });

  it('says which of the two it is', () => {
    expect(contactRequest.parse({ type: 'contact', ...message }).type).toBe('contact');
    expect(fieldErrors(contactRequest.safeParse({ ...message }).error!)).toEqual({ type: "type must be 'contact' or 'prayer'" });
  });
});
