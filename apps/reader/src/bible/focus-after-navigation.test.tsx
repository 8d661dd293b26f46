import { json } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anyChapter, button, heading, open, openPlaces, picker, request, verse } from './testing/reader.ts';

describe('the focus after navigation to another chapter', () => {
  it('is on the heading after a key press on a verse', async () => {
    open('/bible/john/3');
    (await verse(2)).focus();
    await userEvent.keyboard('{ArrowRight}');
    const target = await heading('John 4');
    await waitFor(() => expect(target).toHaveFocus());
  });

  it('is on the heading after a button click', async () => {
    open('/bible/john/3');
    await heading('John 3');
    await userEvent.click(button('Next Chapter'));
    const target = await heading('John 4');
    await waitFor(() => expect(target).toHaveFocus());
  });

  it('is on the heading when the chapter had to be fetched', async () => {
    open('/bible/john/3', async (call) => {
      if (request.parse(call.body).chapter === 4) await new Promise((resolve) => setTimeout(resolve, 50));
      return anyChapter(call);
    });
    await heading('John 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('status').textContent).toBe('Loading Scripture...');
    const target = await heading('John 4');
    await waitFor(() => expect(target).toHaveFocus());
  });

  it('is on the verse of the address', async () => {
    const { go } = open('/bible/john/3');
    await heading('John 3');
    await go('/bible/john/4/2');
    await heading('John 4');
    const target = await verse(2);
    await waitFor(() => expect(target).toHaveFocus());
  });

  it('is on the verse of the address also when the shell focused the heading of the page', async () => {
    const { go } = open('/bible/john/3');
    await heading('John 3');
    const page = screen.getByRole('heading', { level: 1 });
    page.focus();
    expect(page).toHaveFocus();
    await go('/bible/john/4/2');
    const target = await verse(2);
    await waitFor(() => expect(target).toHaveFocus());
  });

  it('is on the verse of the address when the page is opened again with a chapter that is cached', async () => {
    const { go } = open('/bible/john/3');
    await verse(2);
    await go('/concordance');
    await screen.findByRole('heading', { level: 1, name: 'Concordance' });
    await go('/bible/john/3/2');
    const target = await verse(2);
    await waitFor(() => expect(target).toHaveFocus());
  });

  it('is on the heading after a chapter is chosen in the panel, which closes', async () => {
    open('/bible/john/3');
    await heading('John 3');
    await openPlaces();
    await userEvent.selectOptions(picker('Chapter'), '5');
    const target = await heading('John 5');
    await waitFor(() => expect(target).toHaveFocus());
    expect(screen.queryByRole('combobox', { name: 'Chapter' })).toBeNull();
  });

  it('stays on the book after another is chosen in the panel', async () => {
    open('/bible/john/3');
    await heading('John 3');
    await openPlaces();
    await userEvent.selectOptions(picker('Book'), 'Ruth');
    await waitFor(() => expect(picker('Book')).toHaveFocus());
    expect(picker('Chapter')).toBeEnabled();
  });

  it('stays on a step of the bar, because the user may use it again', async () => {
    open('/bible/john/3');
    await heading('John 3');
    await userEvent.click(button('Next: John 4'));
    await heading('John 4');
    expect(button('Next: John 5')).toHaveFocus();
  });

  it('is not moved on the initial page load', async () => {
    open('/bible/john/3', () =>
      json({
        data: { reference: 'John 3', content: '<p class="p"><span class="v" data-number="1">1</span>Text.</p>' },
      }),
    );
    await heading('John 3');
    expect(document.body).toHaveFocus();
  });
});
