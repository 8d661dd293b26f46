import { describe, expect, it } from 'vitest';
import { interactionDelay, layoutShift } from './visit.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) =>
  ({ startTime, value, hadRecentInput }) as Parameters<typeof layoutShift>[0][number];
const event = (interactionId: number, duration: number) => ({ interactionId, duration }) as PerformanceEventTiming;

describe('layout shifts', () => {
  it('are added as far as they follow each other within a second, for at most five', () => {
    expect(layoutShift([])).toBe(0);
    expect(layoutShift([shift(100, 0.25), shift(900, 0.25), shift(2_000, 0.125)])).toBe(0.5);
    const steady = Array.from({ length: 12 }, (_, at) => shift(at * 500, 0.125));
    expect(layoutShift(steady)).toBe(10 * 0.125);
  });

  it('that follow an input are wanted', () => {
    expect(layoutShift([shift(100, 0.5, true), shift(200, 0.25)])).toBe(0.25);
  });
});

describe('the delay of interactions', () => {
  it('is the longest one, of which an event may have several parts', () => {
    expect(interactionDelay([])).toBeUndefined();
    expect(interactionDelay([event(0, 900), event(1, 40), event(1, 120), event(2, 80)])).toBe(120);
  });

  it('leaves out one for every fifty', () => {
    expect(interactionDelay(Array.from({ length: 50 }, (_, at) => event(at + 1, at)))).toBe(48);
  });
});
