import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, heading, open } from './testing/reader.ts';

describe('the previous and next buttons', () => {
  it.each([
    ['Next Chapter', '/bible/john/3', 'John 4', '/bible/john/4'],
    ['Previous Chapter', '/bible/john/3', 'John 2', '/bible/john/2'],
    ['Next Chapter', '/bible/malachi/4', 'Matthew 1', '/bible/matthew/1'],
    ['Previous Chapter', '/bible/matthew/1', 'Malachi 4', '/bible/malachi/4'],
    ['Next Chapter', '/bible/john/3?version=eng-web', 'John 4', '/bible/john/4?version=eng-web'],
  ])('%s opens, from %s, %s', async (step, from, reference, to) => {
    const { address } = open(from);
    await userEvent.click(button(step));
    await heading(reference);
    expect(address()).toBe(to);
  });

  it('scroll smoothly to the top', async () => {
    open('/bible/john/3');
    await userEvent.click(button('Next Chapter'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('disable Previous Chapter at Genesis 1', () => {
    open('/bible/genesis/1');
    expect([button('Previous Chapter').disabled, button('Next Chapter').disabled]).toEqual([true, false]);
  });

  it('disable Next Chapter at Revelation 22', () => {
    open('/bible/revelation/22');
    expect([button('Previous Chapter').disabled, button('Next Chapter').disabled]).toEqual([false, true]);
  });

  it('create a history entry for the browser back button', async () => {
    const { go } = open('/bible/john/3');
    await userEvent.click(button('Next Chapter'));
    await heading('John 4');
    await go(-1);
    expect(await heading('John 3')).toBeTruthy();
  });
});
