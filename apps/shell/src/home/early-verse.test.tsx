import { beforeEach, describe, expect, it } from 'vitest';
import { earlyVerseClasses, earlyVerseMark, showEarlyVerse, versesOfDaysId, type VersesOfDays } from './early-verse.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** A page as it was rendered, which carries these verses. */
function page(verses: VersesOfDays): void {
  const place = document.createElement('div');
  place.setAttribute(earlyVerseMark, earlyVerseClasses(['short', 'medium', 'long'], 'reference'));
  place.textContent = 'Loading...';
  const carried = document.createElement('script');
  carried.type = 'application/json';
  carried.id = versesOfDaysId;
  carried.textContent = JSON.stringify(verses);
  document.body.replaceChildren(place, carried);
}
const quote = () => document.querySelector('blockquote');

describe('the verse of the day before the shell is there', () => {
  beforeEach(() => page({ [today()]: ['Thy word is a lamp', 'Psalm 119:105'] }));

  it('stands in its place, in quotes and in the size for its length, with its reference', async () => {
    await showEarlyVerse();
    expect(quote()).toHaveTextContent('“Thy word is a lamp”');
    expect(quote()).toHaveClass('short', { exact: true });
    expect(document.querySelector('p.reference')).toHaveTextContent('Psalm 119:105');
    page({ [today()]: ['lamp '.repeat(60), 'Psalm 119:105'] });
    await showEarlyVerse();
    expect(quote()).toHaveClass('long', { exact: true });
  });

  it('is the one of today among those that the page carries', async () => {
    page({ '2000-01-01': ['Of old', 'Psalm 1:1'], [today()]: ['Of today', 'Psalm 2:1'] });
    await showEarlyVerse();
    expect(quote()).toHaveTextContent('“Of today”');
    expect(document.querySelector('p.reference')).toHaveTextContent('Psalm 2:1');
  });

  it('leaves the place alone where the page is older than the verses that it carries', async () => {
    page({ '2000-01-01': ['Of old', 'Psalm 1:1'] });
    await showEarlyVerse();
    expect(document.body).toHaveTextContent('Loading...');
  });

  it('security: is shown as text, whatever it holds', async () => {
    page({ [today()]: ['<img src=x onerror=alert(1)>', 'Psalm 1:1'] });
    await showEarlyVerse();
    expect(document.querySelector('img')).toBeNull();
  });

  it('does nothing on a page that has the verse already', async () => {
    document.body.replaceChildren('the page');
    await showEarlyVerse();
    expect(document.body.textContent).toBe('the page');
  });
});
