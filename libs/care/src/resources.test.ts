import { describe, expect, it } from 'vitest';
import { careResources } from './resources.ts';
import { careKinds } from './situations.ts';

const countries = ['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'ES', 'MX'];

describe('crisis services', () => {
  it.each(countries)('gives an emergency number for all four kinds in %s', (country) => {
    const emergency = careResources.filter((entry) => entry.country === country && entry.name === 'Emergency services');
    expect(emergency).toHaveLength(1);
    expect(emergency[0]?.phone).toMatch(/^\d{3}$/);
    expect([...(emergency[0]?.kinds ?? [])].sort()).toEqual([...careKinds].sort());
  });

  it.each([...countries, 'international'])('has help with self-harm and with abuse for %s', (country) => {
    for (const kind of ['self-harm', 'abuse'] as const) {
      expect(careResources.some((entry) => entry.country === country && entry.kinds.includes(kind))).toBe(true);
    }
  });

  it('names no phone number for the directories', () => {
    expect(careResources.filter((entry) => entry.country === 'international' && entry.phone)).toEqual([]);
  });

  it('lists each service once per country', () => {
    const names = careResources.map((entry) => `${entry.country} ${entry.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('carries no number that has been given up', () => {
    const digits = JSON.stringify(careResources).replaceAll(/[^\d"]/g, '');
    expect(digits).not.toContain('08457909090');
    expect(digits).not.toContain('18007842433');
    expect(digits).not.toContain('8007842433');
  });

  describe.each(careResources.map((entry) => [`${entry.country} ${entry.name}`, entry] as const))('%s', (_, entry) => {
    it('can be reached', () => {
      expect(entry.phone ?? entry.text ?? entry.web).toBeTruthy();
    });

    it('is for known kinds and places, in few words', () => {
      expect(entry.country).toMatch(/^([A-Z]{2}|international)$/);
      expect(entry.kinds.length).toBeGreaterThan(0);
      for (const kind of entry.kinds) expect(careKinds).toContain(kind);
      expect(entry.for.length).toBeGreaterThan(0);
      expect(entry.for.length).toBeLessThanOrEqual(90);
    });

    it('writes its numbers plainly', () => {
      if (entry.phone !== undefined) expect(entry.phone).toMatch(/^\+?\d+( \d+)*$/);
      if (entry.text !== undefined) {
        expect(entry.text.number).toMatch(/^\d+( \d+)*$/);
        if (entry.text.message !== undefined) expect(entry.text.message).toMatch(/^[A-Z]+$/);
      }
    });

    it('says what confirms it', () => {
      if (entry.web !== undefined) expect(entry.web).toMatch(/^https:\/\//);
      expect(entry.source.url).toMatch(/^https:\/\//);
      expect(entry.source.seen).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(entry.source.note.length).toBeGreaterThan(20);
    });
  });
});
