import { describe, expect, it } from 'vitest';
import { runsOf } from './runs.ts';

describe('runs of words', () => {
  it('are as many as fit into a text, without punctuation and case', () => {
    expect(runsOf('In the beginning, God created the heavens and the Earth')).toEqual([
      'in the beginning god created the heavens and',
      'the beginning god created the heavens and the',
      'beginning god created the heavens and the earth',
    ]);
    expect(runsOf('too short')).toEqual([]);
  });
});
