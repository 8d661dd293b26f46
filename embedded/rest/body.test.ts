import { describe, expect, it } from 'vitest';

import { parseBody } from './body.ts';

const refused = (code: string) => expect.objectContaining({ status: 400, code });

describe('the body of a write', () => {
  it('is one object or several, whose keys are the columns', () => {
    expect(parseBody('{"a":1,"b":2}', 'application/json')).toEqual({
      text: '{"a":1,"b":2}',
      value: { a: 1, b: 2 },
      many: false,
      size: 1,
      keys: ['a', 'b'],
    });
    expect(parseBody('[{"a":1},{"a":2}]', 'application/json; charset=utf-8')).toMatchObject({
      many: true,
      size: 2,
      keys: ['a'],
    });
    expect(parseBody('[]', undefined)).toMatchObject({ size: 0, keys: [] });
  });

  it('may have different keys per object only when columns= lists those to write', () => {
    expect(parseBody('[{"a":1},{"b":2}]', undefined, ['a', 'b']).keys).toEqual(['a', 'b']);
    expect(() => parseBody('[{"a":1},{"b":2}]', undefined)).toThrow(refused('PGRST102'));
    expect(() => parseBody('[{"a":1},{"a":1,"b":2}]', undefined)).toThrow(refused('PGRST102'));
  });

  it('keeps every key, including __proto__', () => {
    expect(parseBody('{"__proto__":1,"constructor":2}', undefined).keys).toEqual(['__proto__', 'constructor']);
  });

  it.each(['text/csv', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'is refused with the content type %s',
    (type) => {
      expect(() => parseBody('{}', type)).toThrow(refused('PGRST102'));
    },
  );
});
