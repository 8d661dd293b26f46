import { describe, expect, it } from 'vitest';
import { namedPlaces } from './named-places.ts';

const placesIn = (text: string): string[] => namedPlaces(text).map(({ place }) => place);

describe('namedPlaces', () => {
  it('finds chapters, verses and ranges, including numbered books', () => {
    expect(placesIn('Compare John 3, 1 John 4:8 and Song of Solomon 2:1-4 (Psalm 23:1).')).toEqual([
      'John 3',
      '1 John 4:8',
      'Song of Solomon 2:1-4',
      'Psalm 23:1',
    ]);
  });

  it('returns references as written with their offsets, even if they do not exist', () => {
    const text = 'They say Revelation 20:22 is one.';
    expect(namedPlaces(text)).toEqual([{ place: 'Revelation 20:22', start: 9, end: 25 }]);
  });

  it('ends each reference correctly whatever follows it', () => {
    expect(placesIn('On Luke 7:11-18: a remark; and Isaiah 52:13-53:12, Acts 2:1-4.')).toEqual([
      'Luke 7:11-18',
      'Isaiah 52:13-53:12',
      'Acts 2:1-4',
    ]);
  });

  it('ignores abbreviations and bare numbers', () => {
    expect(placesIn('Matt. 12:17; in 12:3 and verse 4')).toEqual([]);
  });
});
