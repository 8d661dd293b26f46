import { expect, it } from 'vitest';
import { isCurrent } from './table.ts';

it('docs/releases.md holds the table of the rehearsal (node e2e/guest/table.ts writes it)', () => {
  expect(isCurrent()).toBe(true);
});
