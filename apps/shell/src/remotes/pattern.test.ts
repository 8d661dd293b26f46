import { describe, expect, it } from 'vitest';
import { firstSegment, matchesPattern, routeFor } from './pattern.ts';

describe('the first segment of an address', () => {
  it.each([
    ['/bible/john/3', 'bible'],
    ['/Bible', 'bible'],
    ['//bible/', 'bible'],
    ['/', ''],
    ['', ''],
  ])('of %j is %j', (path, segment) => {
    expect(firstSegment(path)).toBe(segment);
  });
});

describe('a pattern', () => {
  it.each([
    ['/bible', '/bible'],
    ['/bible', '/bible/'],
    ['/bible', '/BIBLE'],
    ['/bible/:book?/:chapter?', '/bible'],
    ['/bible/:book?/:chapter?', '/bible/john'],
    ['/bible/:book?/:chapter?', '/bible/1-john/4'],
    ['/saved-studies/:id', '/saved-studies/7'],
    ['/encyclopedia/entry/:term', '/encyclopedia/entry/Grace%20of%20God'],
  ])('%s covers %s', (pattern, path) => {
    expect(matchesPattern(pattern, path)).toBe(true);
  });

  it.each([
    ['/bible', '/bibles'],
    ['/bible', '/bib'],
    ['/bible', '/bible/john'],
    ['/bible', '/'],
    ['/bible/:book?/:chapter?', '/bible/john/3/16'],
    ['/saved-studies/:id', '/saved-studies'],
    ['/encyclopedia/entry/:term', '/encyclopedia/people/moses'],
  ])('%s does not cover %s', (pattern, path) => {
    expect(matchesPattern(pattern, path)).toBe(false);
  });
});

describe('the route of an address', () => {
  const find = (path: string, ...patterns: string[]) =>
    routeFor(
      patterns.map((pattern) => ({ path: pattern })),
      path,
    )?.path;

  it.each<[string, string[], string]>([
    ['/guided/help', ['/guided/:id', '/guided/help'], '/guided/help'],
    ['/guided/7', ['/guided/:id', '/guided/help'], '/guided/:id'],
    ['/a/b/c', ['/a/:x/c', '/a/b/:y'], '/a/b/:y'],
    ['/a-b/c', ['/a-b/:x?', '/a-b/c'], '/a-b/c'],
    ['/a', ['/a/:x?', '/a'], '/a'],
    ['/a/1', ['/a/:x?', '/a'], '/a/:x?'],
  ])('%s of %j is %s, in whichever order they are listed', (path, patterns, route) => {
    expect(find(path, ...patterns)).toBe(route);
    expect(find(path, ...patterns.toReversed())).toBe(route);
  });

  it('is undefined when none covers it', () => {
    expect(find('/b', '/a', '/a/:x')).toBeUndefined();
  });
});
