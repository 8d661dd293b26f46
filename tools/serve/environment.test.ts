import { describe, expect, it } from 'vitest';
import { environment } from './environment.ts';

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(environment({})).toEqual({
      PORT: 4300,
      HOST: '127.0.0.1',
      BEREA_DATA: '.data',
      BEREA_VERSIONS_FROM: 'https://ebible.org/Scriptures',
    });
  });

  it('counts an empty value as not set', () => {
    expect(environment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4300 });
  });

  it('takes port 0 for any free port', () => {
    expect(environment({ PORT: '0' }).PORT).toBe(0);
  });

  it('names every bad variable at once, without repeating a password', () => {
    const read = (): unknown =>
      environment({ PORT: '70000', HOST: 'not a host', DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(read).toThrow(
      /PORT must be a port number.*; HOST must be.*; DATABASE_URL must be an address like postgres:/,
    );
    expect(read).not.toThrow(/hunter2/);
  });
});
