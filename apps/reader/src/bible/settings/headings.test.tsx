import { json, renderRemote, silence } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { remote } from '../../testing/remote.ts';
import { anyChapter, heading, verse } from '../testing/reader.ts';

const outline = '/rest/v1/commentary_outlines';
const open = (reading: readonly string[], answer: Parameters<typeof renderRemote>[1]['routes'] = {}) =>
  renderRemote(remote, {
    at: '/bible/john/3',
    settings: { reading: reading as never },
    routes: { '/functions/v1/bible-chapter': anyChapter, ...answer },
  });

describe('section headings', () => {
  it('stand above the verse that they begin with, where they are wanted', async () => {
    const { calls } = open(['headings'], {
      [outline]: () => json([{ title: "The ruler's visit by night.", first_verse: 2 }, { title: 'unreadable' }]),
    });
    expect(await screen.findByRole('heading', { level: 3, name: 'The ruler’s visit by night' })).toBeInTheDocument();
    expect((await verse(2)).textContent).not.toContain('visit by night');
    expect(calls.find(({ url }) => url.pathname === outline)?.url.searchParams.get('book')).toBe('eq.John');
  });

  it('are not asked for where nobody wants them', async () => {
    const { calls } = open([], { [outline]: silence });
    await heading('John 3');
    expect(calls.filter(({ url }) => url.pathname === outline)).toEqual([]);
  });

  it('that do not come leave the text as it is', async () => {
    open(['headings'], { [outline]: () => json({ message: 'no' }, 500) });
    expect(await verse(2)).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });
});
