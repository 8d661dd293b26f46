import { describe, expect, it } from 'vitest';
import { namedPlaces } from './named-places.ts';

const placesIn = (text: string): string[] => namedPlaces(text).map(({ place }) => place);

describe('the places that a text names', () => {
  it('are chapters, verses and ranges, with the numbered books', () => {
    expect(placesIn('Compare John 3, 1 John 4:8 and Song of Solomon 2:1-4 (Psalm 23:1).')).toEqual([
      'John 3',
      '1 John 4:8',
      'Song of Solomon 2:1-4',
      'Psalm 23:1',
    ]);
  });

  it('are given as they stand, existing or not, and where', () => {
    const text = 'They say Revelation 20:22 is one.';
    expect(namedPlaces(text)).toEqual([{ place: 'Revelation 20:22', start: 9, end: 25 }]);
  });

  it('end where a reader would end them, whatever stands behind', () => {
    expect(placesIn('On Luke 7:11-18: a remark; and Isaiah 52:13-53:12, Acts 2:1-4.')).toEqual([
      'Luke 7:11-18',
      'Isaiah 52:13',
      'Acts 2:1-4',
    ]);
  });

  it('are neither abbreviations nor bare numbers', () => {
    expect(placesIn('Matt. 12:17; in 12:3 and verse 4')).toEqual([]);
  });
});
