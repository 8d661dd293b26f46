/**
 * A text in which references with a comma, as most languages write them, have a colon: 'Jn 3,16' → 'Jn 3:16'. It has the
 * same length. With a space after the comma it is a list of chapters: 'Romans 5, 8'.
 */
export const withColons = (text: string): string =>
  text.replaceAll(/(\p{L}\.?\s*\d{1,3}),(?=[1-9]\d{0,2}(?!\d|[:.]\d))/gu, '$1:');
