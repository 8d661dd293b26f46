import { expect, it } from 'vitest';
import { defaultVersionId, versionById, versions } from './versions.ts';

it('means the King James Version by the default identifier', () => {
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

it('calls them by the names of the specification', () => {
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

it('tells them apart by identifier and by name', () => {
  expect(new Set(versions.map(({ id }) => id)).size).toBe(versions.length);
  expect(new Set(versions.map(({ name }) => name)).size).toBe(versions.length);
});

it('knows no version that is not offered', () => {
  expect(versionById('vulgate')).toBeUndefined();
});
