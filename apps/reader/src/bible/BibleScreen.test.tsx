import { bookById, books, versions } from '@berea/scripture';
import { keepLastPlace } from '@berea/shell-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anyChapter, heading, offered, open, openPlaces, picker } from './testing/reader.ts';

const choose = (name: string, option: string) => userEvent.selectOptions(picker(name), option);

it('a chapter that a reading plan opened leads back to it, and so does the next', async () => {
  const plans = { contributions: { links: { plans: '/plans' } } };
  open('/bible/john/3?plan', undefined, undefined, plans);
  await heading('John 3');
  const back = () => screen.findByRole('link', { name: 'Back to your reading plans' });
  expect(await back()).toHaveAttribute('href', '/plans');
  await userEvent.click(screen.getByRole('button', { name: 'Next Chapter' }));
  await heading('John 4');
  expect(await back()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark John 4 as read' })).toBeInTheDocument();
});

describe('the Bible page without a chosen book', () => {
  it('asks the user to select a book and chapter, and says where to begin', async () => {
    open('/bible');
    expect(screen.getByRole('heading', { level: 1, name: 'Bible' })).toBeInTheDocument();
    expect(screen.getByText('Select a book and chapter to begin reading')).toBeInTheDocument();
    const beginnings = within(await screen.findByRole('list', { name: 'Where to begin' }));
    expect(beginnings.getByRole('link', { name: /^Psalm 23/ })).toHaveAttribute('href', '/bible/psalms/23');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Bible · Berea');
  });

  it('lists the 66 books in canonical order', () => {
    open('/bible');
    expect(offered('Book')).toEqual(books.map(({ name }) => name));
  });

  it('lists the versions, with the King James Version selected', () => {
    open('/bible');
    expect(picker('Version')).toHaveDisplayValue(/^King James Version ·/);
    expect(offered('Version')).toEqual(versions.map(({ name, wording }) => `${name} · ${wording}`));
  });

  it('disables the chapter picker', () => {
    open('/bible');
    expect(picker('Chapter')).toBeDisabled();
  });

  it('offers the last read chapter without opening it', () => {
    keepLastPlace({ book: bookById('John')!, chapter: 3 });
    const { calls } = open('/bible');
    expect(screen.getByRole('link', { name: 'Continue John 3' })).toHaveAttribute('href', '/bible/john/3');
    expect(calls).toEqual([]);
  });
});

describe('the hint of the Bible page', () => {
  const hint = () => screen.getByRole('complementary', { name: 'How to use the reader' }).textContent;

  it('has words for fingers and words for the mouse and the keys, of which the style sheet shows those that fit', () => {
    open('/bible');
    expect(hint()).toMatch(/Tap verses to choose, hold for more.*Right-click a verse.*The \? key/);
    const [byFinger, byPointer] = ['Tap verses', 'Right-click'].map((text) => screen.getByText(new RegExp(`^${text}`)));
    expect(byFinger).not.toBeVisible();
    expect(byPointer).toBeVisible();
  });
});

describe('an address that names no place', () => {
  it('says so and asks to select a book', () => {
    open('/bible/tobit/1');
    expect(screen.getByRole('alert')).toHaveTextContent('“tobit” is not a book of the Bible.');
    expect(screen.getByText('Select a book and chapter to begin reading')).toBeInTheDocument();
  });

  it.each([
    ['/bible/john/99', 'There is no John 99. John has 21 chapters.'],
    ['/bible/jude/99', 'There is no Jude 99. Jude has one chapter.'],
    ['/bible/psalms/23/99', 'There is no Psalms 23:99. Psalm 23 has 6 verses.'],
    ['/bible/john/3/99-101', 'There is no John 3:99-101. John 3 has 36 verses.'],
  ])('says of %s how much there is', (address, said) => {
    open(address);
    expect(screen.getByText(said)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing of what exists, or is in some versions', () => {
    for (const address of ['/bible', '/bible/john', '/bible/john/3', '/bible/john/3/16-18', '/bible/john/3/37']) {
      open(address);
      expect(screen.queryByText(/^There is no/)).toBeNull();
      cleanup();
    }
  });
});

describe('a passage across chapters', () => {
  it.each([
    ['/bible/ruth/1/2-2:2', 'Ruth 1', 'Ruth 1:2-2:2 goes on: Ruth 2:1-2', '/bible/ruth/2/1-2'],
    ['/bible/ruth/1/2-3:2', 'Ruth 1', 'Ruth 1:2-3:2 goes on: Ruth 2:1-3:2', '/bible/ruth/2/1-3:2'],
    ['/bible/ruth/1/2-2:1', 'Ruth 1', 'Ruth 1:2-2:1 goes on: Ruth 2:1', '/bible/ruth/2/1'],
    ['/bible/psalms/1-2', 'Psalm 1', 'Psalms 1-2 goes on: Psalm 2', '/bible/psalms/2'],
    ['/bible/ruth/1-3', 'Ruth 1', 'Ruth 1-3 goes on: Ruth 2-3', '/bible/ruth/2-3'],
  ])('%s opens its first chapter and names the rest', async (at, name, said, next) => {
    open(at);
    await heading(name);
    const link = await screen.findByRole('link', { name: said.split(': ')[1]! });
    expect(link).toHaveAttribute('href', next);
    expect(link.parentElement).toHaveTextContent(said);
  });

  it('marks its verses to the end of the chapter, and says no more where all is shown', async () => {
    open('/bible/ruth/1/1-2:2');
    await heading('Ruth 1');
    await waitFor(() =>
      expect(
        Array.from(document.querySelectorAll('[data-verse][data-target]'), (verse) => verse.getAttribute('data-verse')),
      ).toEqual(['1', '2']),
    );
    cleanup();
    open('/bible/ruth/1/1-2');
    await heading('Ruth 1');
    expect(screen.queryByText(/goes on/)).toBeNull();
  });
});

describe('choosing', () => {
  it('a book enables its chapters and keeps the empty state', async () => {
    const { address, calls } = open('/bible');
    await choose('Book', 'Ruth');
    expect(address()).toBe('/bible/ruth');
    expect(screen.getByText('Select a book and chapter to begin reading')).toBeInTheDocument();
    expect(picker('Chapter')).toBeEnabled();
    expect(offered('Chapter')).toEqual(['1', '2', '3', '4']);
    expect(calls).toEqual([]);
  });

  it('a book shows its chapters, and one that is followed is read from its top', async () => {
    const { go } = open('/bible/ruth');
    const chapters = within(await screen.findByRole('list', { name: 'Chapters of Ruth' })).getAllByRole('link');
    expect(chapters.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Ruth 1', '/bible/ruth/1'],
      ['Ruth 2', '/bible/ruth/2'],
      ['Ruth 3', '/bible/ruth/3'],
      ['Ruth 4', '/bible/ruth/4'],
    ]);
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    await go('/bible/ruth/2');
    await heading('Ruth 2');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('a chapter opens it', async () => {
    const { address } = open('/bible/john');
    await choose('Chapter', '3');
    await heading('John 3');
    expect(address()).toBe('/bible/john/3');
  });

  it('a chapter opens it in one’s own version from within the product', async () => {
    const { address, go } = open('/bible/john?plan', anyChapter, { bibleVersion: 'spa-rv1909' });
    await choose('Chapter', '3');
    expect(await screen.findByText(/John 3:1 in spa-rv1909/)).toBeInTheDocument();
    expect(address()).toBe('/bible/john/3?plan&version=spa-rv1909');
    await userEvent.click(screen.getByRole('button', { name: 'Next Chapter' }));
    await heading('John 4');
    expect(address()).toBe('/bible/john/4?plan&version=spa-rv1909');
    await go('/bible/mark/1/2');
    await heading('Mark 1');
    expect(address()).toBe('/bible/mark/1/2?version=spa-rv1909');
  });

  it('versions beside a version that is not one’s own keeps it', async () => {
    const settings = { bibleVersion: 'spa-rv1909' };
    const { address } = open('/bible/john/3?version=06125adad2d5898a-01&with=eng-web', anyChapter, settings);
    await heading('John 3');
    await userEvent.click((await screen.findAllByRole('button', { name: 'One version only' }))[0]!);
    expect(address()).toBe('/bible/john/3?version=06125adad2d5898a-01');
    expect(await screen.findByText(/John 3:1 in 06125adad2d5898a-01/)).toBeInTheDocument();
  });

  it('another book clears the chapter and the text', async () => {
    const { address } = open('/bible/john/3');
    await heading('John 3');
    await openPlaces();
    await choose('Book', 'Mark');
    expect(address()).toBe('/bible/mark');
    expect(picker('Chapter').value).toBe('');
    expect(screen.queryByText(/John 3/)).toBeNull();
    expect(screen.getByText('Select a book and chapter to begin reading')).toBeInTheDocument();
  });

  it('another version reloads the chapter and saves the setting', async () => {
    const { address, settings } = open('/bible/john/3');
    await heading('John 3');
    await choose('Version', 'World English Bible · Modern English');
    expect(await screen.findByText(/John 3:1 in eng-web/)).toBeInTheDocument();
    expect(settings().bibleVersion).toBe('eng-web');
    expect(address()).toBe('/bible/john/3?version=eng-web');
  });
});
