import { fakeNetwork, json, unreachable, type Routes } from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import { findConnection } from './connection.ts';

/** Asks a host that answers like this for /config.json. */
const ask = (answer: Routes[string]) => {
  vi.stubGlobal('fetch', fakeNetwork({ '/config.json': answer }).fetch);
  return findConnection();
};
const local = { supabaseUrl: '/', supabaseKey: 'sb_publishable_local' };

describe('where Supabase is', () => {
  it("is the page's own origin where the host says '/'", async () => {
    expect(await ask(() => json(local))).toEqual({ supabaseUrl: location.origin, supabaseKey: 'sb_publishable_local' });
  });

  it('is another address where the host says one, without its last slash', async () => {
    expect(await ask(() => json({ ...local, supabaseUrl: 'https://abc.supabase.co/' }))).toMatchObject({
      supabaseUrl: 'https://abc.supabase.co',
    });
  });

  it.each<[string, Routes[string]]>([
    ['does not answer', unreachable],
    ['is in trouble', () => new Response('', { status: 503 })],
    ['answers with a page', () => new Response('<!doctype html>')],
    ['answers with nonsense', () => json({ supabaseUrl: 'ftp://x', supabaseKey: '' })],
  ])('is where it was the last time when the host %s', async (_, answer) => {
    const before = await ask(() => json(local));
    expect(await ask(answer)).toEqual(before);
  });

  it('is unknown when the host does not answer and never did', async () => {
    await expect(ask(unreachable)).rejects.toThrow('Failed to fetch');
  });

  it('is unknown when what was kept cannot be read', async () => {
    localStorage.setItem('berea-config', '{"supabaseUrl":');
    await expect(ask(() => new Response('', { status: 503 }))).rejects.toThrow('/config.json answered 503');
  });
});
