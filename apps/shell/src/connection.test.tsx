import { fakeNetwork, json, silence, unreachable, type Routes } from '@berea/shell-api/testing';
import { describe, expect, it, vi } from 'vitest';
import { findConnection } from './connection.ts';

/** Calls findConnection with this fake response of /config.json. */
const find = (answer: Routes[string]) => {
  vi.stubGlobal('fetch', fakeNetwork({ '/config.json': answer }).fetch);
  return findConnection();
};
const local = { supabaseUrl: '/', supabaseKey: 'sb_publishable_local' };

describe('the Supabase connection', () => {
  it("uses the origin of the page when the URL is '/'", async () => {
    expect(await find(() => json(local))).toEqual({
      supabaseUrl: location.origin,
      supabaseKey: 'sb_publishable_local',
    });
  });

  it('uses an absolute URL without its trailing slash', async () => {
    expect(await find(() => json({ ...local, supabaseUrl: 'https://abc.supabase.co/' }))).toMatchObject({
      supabaseUrl: 'https://abc.supabase.co',
    });
  });

  it.each<[string, Routes[string]]>([
    ['is unreachable', unreachable],
    ['never answers', silence],
    ['returns 503', () => new Response('', { status: 503 })],
    ['returns HTML', () => new Response('<!doctype html>')],
    ['returns an invalid config', () => json({ supabaseUrl: 'ftp://x', supabaseKey: '' })],
  ])('falls back to the stored copy when the host %s', async (_, answer) => {
    const before = await find(() => json(local));
    expect(await find(answer)).toEqual(before);
  });

  it('is rejected when the host is unreachable and no copy is stored', async () => {
    await expect(find(unreachable)).rejects.toThrow('Failed to fetch');
  });

  it('is rejected when the host fails and the stored copy is invalid', async () => {
    localStorage.setItem('berea:config', '{"supabaseUrl":');
    await expect(find(() => new Response('', { status: 503 }))).rejects.toThrow('/config.json answered 503');
  });
});
