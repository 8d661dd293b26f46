import { json } from '@berea/shell-api/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyVerseClasses, earlyVerseMark, showEarlyVerse, versesOfDaysId } from './early-verse.ts';

const details = { text: 'Thy word is a lamp', reference: 'Psalm 119:105' };

/** Answers `/config.json`, and everything else with `verse`. @returns the addresses that were asked for */
function answer(verse: () => Response, supabaseUrl = '/'): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address === '/config.json' ? json({ supabaseUrl }) : verse();
  });
  return asked;
}

describe('the verse of the day before the shell is there', () => {
  beforeEach(() => {
    const place = document.createElement('div');
    place.setAttribute(earlyVerseMark, earlyVerseClasses(['short', 'medium', 'long'], 'reference'));
    place.textContent = 'Loading...';
    document.body.replaceChildren(place);
  });

  it('stands in its place, in quotes and in the size for its length, with its reference', async () => {
    answer(() => json({ verse: { details } }));
    await showEarlyVerse();
    expect(document.querySelector('blockquote')).toHaveTextContent('“Thy word is a lamp”');
    expect(document.querySelector('blockquote')).toHaveClass('short', { exact: true });
    expect(document.querySelector('p.reference')).toHaveTextContent('Psalm 119:105');
    answer(() => json({ verse: { details: { ...details, text: 'lamp '.repeat(60) } } }));
    await showEarlyVerse();
    expect(document.querySelector('blockquote')).toHaveClass('long', { exact: true });
  });

  it('is the one of today among those that the page carries, and is not asked for then', async () => {
    const asked = answer(() => json({ verse: { details } }));
    const carried = document.createElement('script');
    carried.type = 'application/json';
    carried.id = versesOfDaysId;
    const today = new Date().toISOString().slice(0, 10);
    carried.textContent = JSON.stringify({ '2000-01-01': ['Of old', 'Psalm 1:1'], [today]: ['Of today', 'Psalm 2:1'] });
    document.body.append(carried);
    await showEarlyVerse();
    expect(document.querySelector('blockquote')).toHaveTextContent('“Of today”');
    expect(document.querySelector('p.reference')).toHaveTextContent('Psalm 2:1');
    expect(asked).toEqual([]);
  });

  it('is asked for where the page is older than the verses that it carries', async () => {
    const asked = answer(() => json({ verse: { details } }));
    const carried = document.createElement('script');
    carried.type = 'application/json';
    carried.id = versesOfDaysId;
    carried.textContent = JSON.stringify({ '2000-01-01': ['Of old', 'Psalm 1:1'] });
    document.body.append(carried);
    await showEarlyVerse();
    expect(document.querySelector('blockquote')).toHaveTextContent('“Thy word is a lamp”');
    expect(asked).toHaveLength(2);
  });

  it('comes from the address that the configuration names', async () => {
    const asked = answer(() => json({ verse: { details } }), 'https://project.example/');
    await showEarlyVerse();
    expect(asked).toEqual(['/config.json', 'https://project.example/functions/v1/daily-verse?format=json']);
  });

  it('security: is shown as text, whatever it holds', async () => {
    answer(() => json({ verse: { details: { ...details, text: '<img src=x onerror=alert(1)>' } } }));
    await showEarlyVerse();
    expect(document.querySelector('img')).toBeNull();
  });

  it('leaves the place alone when there is none', async () => {
    answer(() => json({ error: 'out' }, 500));
    await expect(showEarlyVerse()).rejects.toThrow(TypeError);
    expect(document.body).toHaveTextContent('Loading...');
  });

  it('does nothing on a page that has the verse already', async () => {
    document.body.replaceChildren('the page');
    answer(() => json({ verse: { details } }));
    await showEarlyVerse();
    expect(document.body.textContent).toBe('the page');
  });
});
