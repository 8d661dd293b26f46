import { json } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, verse } from '../testing/reader.ts';

// jsdom has no popovers: it can neither show one nor see that it is shown. The journey sees the browser's own.
beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn<() => void>();
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

const content = `<p class="p"><span data-number="1" class="v">1</span>The boat<span class="f" data-footnote="or, ship"></span> was mended. <span data-number="2" class="v">2</span><span class="f" data-footnote="Some manuscripts add &lt;b&gt;a verse&lt;/b&gt;."></span></p>`;
const chapter = () => json({ data: { reference: 'John 3', content } });
const mark = (number: number) => screen.findByRole('button', { name: `Footnote on verse ${number}` });

describe('a footnote of the translators', () => {
  it('opens at its mark as text, and choosing the verse is something else', async () => {
    open('/bible/john/3', chapter);
    await userEvent.click(await mark(2));
    const note = await screen.findByText('Some manuscripts add <b>a verse</b>.');
    expect(note).toHaveAttribute('role', 'dialog');
    expect(note).toHaveAttribute('aria-label', 'Footnote on verse 2');
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledOnce();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('explains the abbreviations in it', async () => {
    open('/bible/john/3', () =>
      json({ data: { reference: 'John 3', content: content.replace('or, ship', 'TR adds “ship”') } }),
    );
    await userEvent.click(await mark(1));
    const note = await screen.findByText('TR adds “ship”');
    expect([...note.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'TR: the Greek text that the King James Version was made from (Textus Receptus)',
    ]);
  });

  it('has a name of its own among those of its verse, also in another line', async () => {
    const note = '<span class="f" data-footnote="or, else"></span>';
    const lines = `<p class="q1"><span data-number="1" class="v">1</span>The river${note} is deep</p><p class="q2">and wide${note}.</p>`;
    open('/bible/psalms/3', () => json({ data: { reference: 'Psalm 3', content: lines } }));
    await mark(1);
    const marks = screen.getAllByRole('button', { name: /^Footnote/ });
    expect(marks.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Footnote on verse 1',
      'Footnote 2 on verse 1',
    ]);
  });

  it('is no part of the verse’s text', async () => {
    open('/bible/john/3', chapter);
    expect((await verse(1)).textContent).toBe('1The boat was mended. ');
  });
});
