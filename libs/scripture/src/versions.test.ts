import { expect, it } from 'vitest';
import { defaultVersionId, versionById, versions } from './versions.ts';

it('uses the King James Version as the default', () => {
  expect(defaultVersionId).toBe('06125adad2d5898a-01');
  expect(versionById(defaultVersionId)?.name).toBe('King James Version');
});

it('offers the six versions of the specification, the King James Version first, and Reina-Valera 1909', () => {
  expect(versions.map(({ abbreviation }) => abbreviation)).toEqual([
    'KJV',
    'ASV',
    'LSV',
    'WEB',
    'PDDPT',
    'NASB',
    'RV1909',
  ]);
});

it('uses the names in the specification', () => {
  expect(versions.map(({ name }) => name)).toEqual([
    'King James Version',
    'American Standard Version (Byzantine with Apocrypha)',
    'Literal Standard Version',
    'World English Bible',
    'Palabra de Dios para ti',
    'New American Standard Bible',
    'Reina-Valera 1909',
  ]);
});

it('gives each version a unique identifier and name', () => {
  expect(new Set(versions.map(({ id }) => id)).size).toBe(versions.length);
  expect(new Set(versions.map(({ name }) => name)).size).toBe(versions.length);
});

it('returns undefined for an unknown version', () => {
  expect(versionById('vulgate')).toBeUndefined();
});
