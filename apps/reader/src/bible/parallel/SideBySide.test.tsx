import { json } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anyChapter, button, heading, open, openAsLydia, request } from '../testing/reader.ts';
// Lazy chunks, as in `testing/reader.ts`.
import './BesidePickers.tsx';
import './SideBySide.tsx';

const table = () => screen.findByRole('table');
const columns = async () => within(await table()).getAllByRole('columnheader');
const cells = async (row: string) =>
  within(
    within(await table())
      .getByText(row)
      .closest('[role="row"]') as HTMLElement,
  ).getAllByRole('cell');

async function pick(name: string, option: string) {
  const list = await screen.findByRole('combobox', { name });
  await userEvent.selectOptions(list, within(list).getByRole('option', { name: new RegExp(`^${option} ·`) }));
}

describe('versions side by side', () => {
  it('are those of the address, verse by verse, each in its language', async () => {
    open('/bible/john/3?with=eng-web,spa-rv1909');
    expect((await columns()).map(({ textContent }) => textContent)).toEqual([
      'King James Version',
      'World English Bible',
      'Reina-Valera 1909',
    ]);
    await screen.findByText(/John 3:2 in spa-rv1909/);
    const row = await cells('John 3:2 in eng-web.');
    expect(row.map((cell) => cell.querySelector('[data-verse]')?.textContent)).toEqual([
      '2John 3:2 in 06125adad2d5898a-01. ',
      '2John 3:2 in eng-web. ',
      '2John 3:2 in spa-rv1909. ',
    ]);
    expect(row[2]!.querySelector('[lang]')).toHaveAttribute('lang', 'es');
  });

  it('leave out what is unknown, repeated or too much, and say so', async () => {
    open('/bible/john/3?with=none,eng-web,eng-web,eng-asv,eng-lsv');
    expect(await columns()).toHaveLength(3);
    expect(screen.getByText(/^Not shown beside it:/).textContent).toContain(
      '“none”, “World English Bible”, “Literal Standard Version”',
    );
  });

  it('are chosen under More, kept in the next chapter, and left by one press', async () => {
    const { address } = open('/bible/john/3');
    await heading('John 3');
    await userEvent.click(button('More'));
    await pick('Second version', 'World English Bible');
    await pick('Third version', 'Reina-Valera 1909');
    expect(address()).toBe('/bible/john/3?with=eng-web,spa-rv1909');
    await userEvent.click(button('Next Chapter'));
    expect(await heading('John 4')).toBeInTheDocument();
    expect(await columns()).toHaveLength(3);
    await userEvent.click(button('One version only'));
    expect(screen.queryByRole('table')).toBeNull();
    expect(address()).toBe('/bible/john/4');
  });

  it('change places when the first is chosen again', async () => {
    const { address } = open('/bible/john/3?with=eng-web');
    await columns();
    await pick('Version', 'World English Bible');
    expect(address()).toBe('/bible/john/3?version=eng-web&with=06125adad2d5898a-01');
  });

  it('have the menu and the marks of a verse in the first column', async () => {
    openAsLydia({}, '/bible/john/3?with=eng-web');
    await screen.findByText(/John 3:2 in eng-web/);
    const [first, second] = await cells('John 3:2 in eng-web.');
    await userEvent.pointer({ keys: '[MouseRight]', target: second!.querySelector('[data-verse]')! });
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.pointer({ keys: '[MouseRight]', target: first!.querySelector('[data-verse]')! });
    expect(await screen.findByRole('menu', { name: 'John 3:2' })).toBeInTheDocument();
  });

  it('fail alone: the others can be read, and the failed one is asked for again', async () => {
    let fails = true;
    open('/bible/john/3?with=eng-web,eng-nasb', (call) => {
      const { bibleId } = request.parse(call.body);
      if (bibleId === 'eng-nasb') return json({ error: 'none', code: 'version_unavailable' }, 404);
      return bibleId === 'eng-web' && fails ? json({ error: 'broken' }, 500) : anyChapter(call);
    });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent).join()).toContain(
      'The book of John is not available in New American Standard Bible.',
    );
    expect(screen.getByText(/John 3:2 in 06125adad2d5898a-01/)).toBeInTheDocument();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText(/John 3:2 in eng-web/)).toBeInTheDocument();
  });
});
