import { expect, it } from 'vitest';
import { withColons } from './with-colons.ts';

it.each([
  ['Jn 3,16', 'Jn 3:16'],
  ['Jn 10,11-15', 'Jn 10:11-15'],
  ['see 1 Kor 13,4 and Ps. 23,1', 'see 1 Kor 13:4 and Ps. 23:1'],
])('%s is %s', (text, same) => {
  expect(withColons(text)).toBe(same);
});

it.each(['Romans 5, 8', 'John 3:16,18', 'John 3,4:1', 'John 3,4.1', 'about 10,000 men', 'Acts 2 of 3,000'])(
  '%s stays',
  (text) => {
    expect(withColons(text)).toBe(text);
  },
);
