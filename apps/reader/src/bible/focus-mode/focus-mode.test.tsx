import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anyChapter, button, heading, open } from '../testing/reader.ts';
// A lazy chunk, as in `testing/reader.ts`.
import './WayBack.tsx';

describe('reading without bars', () => {
  it('is switched on under More, where the focus then is on the way back', async () => {
    open('/bible/john/3');
    await heading('John 3');
    await userEvent.click(button('More'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Without bars/ }));
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Show the bars again' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await heading('John 4')).toBeInTheDocument();
    await userEvent.click(button('Show the bars again'));
    expect(screen.queryByRole('button', { name: 'Show the bars again' })).toBeNull();
    expect(button('More')).toHaveAttribute('aria-expanded', 'false');
  });

  it('ends with Escape, after what is chosen', async () => {
    open('/bible/john/3', anyChapter, { reading: ['bare'] });
    const back = await screen.findByRole('button', { name: 'Show the bars again' });
    expect(screen.queryByRole('complementary', { name: 'How to use the reader' })).toBeNull();
    const verse = await screen.findByRole('group', { name: 'Verse 2' });
    verse.focus();
    await userEvent.keyboard(' {Escape}');
    expect(screen.queryByRole('group', { name: 'Chosen verses' })).toBeNull();
    expect(back).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(back).not.toBeInTheDocument();
  });
});
