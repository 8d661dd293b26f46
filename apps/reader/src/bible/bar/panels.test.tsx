import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../settings/ReadingSettings.tsx';
import { button, heading, offered, open, openPlaces, picker } from '../testing/reader.ts';

const places = () => screen.getByRole('button', { name: 'John 3, book and chapter' });
const looks = () => screen.findByRole('group', { name: 'How the text looks' });

describe('the panels of the bar', () => {
  it('are closed at first, and one closes the other', async () => {
    open('/bible/john/3');
    await heading('John 3');
    expect(screen.queryByRole('combobox', { name: 'Book' })).toBeNull();
    await openPlaces();
    expect(places()).toHaveAttribute('aria-expanded', 'true');
    expect(picker('Book')).toHaveDisplayValue('John');
    await userEvent.click(button('More'));
    expect(button('Book Overview')).toBeEnabled();
    expect(screen.queryByRole('combobox', { name: 'Book' })).toBeNull();
  });

  it('close with Escape, which returns to their button, and with a press on the text', async () => {
    open('/bible/john/3');
    const text = await heading('John 3');
    await openPlaces();
    picker('Chapter').focus();
    await userEvent.keyboard('{Escape}');
    expect(places()).toHaveFocus();
    expect(screen.queryByRole('combobox', { name: 'Book' })).toBeNull();
    await openPlaces();
    await userEvent.pointer({ keys: '[MouseLeft]', target: text });
    expect(screen.queryByRole('combobox', { name: 'Book' })).toBeNull();
  });
});

it('opens a verse of the chapter, and closes', async () => {
  const { address } = open('/bible/john/3');
  await heading('John 3');
  await openPlaces();
  expect(offered('Verse')).toHaveLength(36);
  await userEvent.selectOptions(picker('Verse'), '16');
  expect(address()).toBe('/bible/john/3/16');
  expect(screen.queryByRole('combobox', { name: 'Book' })).toBeNull();
});

it('a press on a verse closes a panel and does not choose the verse', async () => {
  open('/bible/john/3');
  await heading('John 3');
  await openPlaces();
  const verse = await screen.findByRole('group', { name: /^Verse 2/ });
  await userEvent.click(verse);
  expect(screen.queryByRole('combobox', { name: 'Book' })).toBeNull();
  expect(verse).toHaveAccessibleName('Verse 2');
  await userEvent.click(verse);
  expect(verse).toHaveAccessibleName('Verse 2, chosen');
});

it('closes the settings with Done, which returns to their button', async () => {
  open('/bible/john/3');
  await heading('John 3');
  await userEvent.click(button('More'));
  await looks();
  await userEvent.click(button('Done'));
  expect(button('More')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'How the text looks' })).toBeNull();
});

describe('how the text looks', () => {
  it('is chosen under More and stored', async () => {
    const { settings } = open('/bible/john/3', undefined, { reading: ['narrow'] });
    await heading('John 3');
    await userEvent.click(button('More'));
    const group = within(await looks());
    expect(group.getByRole('radio', { name: 'Narrow' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Wide' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'A line for each verse' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Verse numbers' }));
    expect(settings().reading).toEqual(['wide', 'lines', 'unnumbered']);
    await userEvent.click(group.getByRole('checkbox', { name: 'Verse numbers' }));
    await userEvent.click(
      within(group.getByRole('radiogroup', { name: 'Width' })).getByRole('radio', { name: 'Medium' }),
    );
    expect(settings().reading).toEqual(['lines']);
  });

  it('includes the size of the text, which is that of the Settings page', async () => {
    const { settings } = open('/bible/john/3');
    await heading('John 3');
    await userEvent.click(button('More'));
    const sizes = within(within(await looks()).getByRole('radiogroup', { name: 'Font size' }));
    expect(sizes.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await userEvent.click(sizes.getByRole('radio', { name: 'Large' }));
    expect(settings().fontSize).toBe('large');
    expect(sizes.getByRole('radio', { name: 'Large' })).toBeChecked();
  });
});
