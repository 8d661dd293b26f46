import { describe, expect, it } from 'vitest';

import { RestError } from './errors.ts';
import { parseQuery } from './parse-query.ts';

const parse = (query: string) => parseQuery(new URLSearchParams(query));
const condition = (query: string) => parse(query).conditions[0];
const at = (column: string, ...path: { arrow: '->' | '->>'; key: string }[]) => ({ column, path });

function refusal(query: string): RestError {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error(`${query} was understood`);
}

describe('select', () => {
  it('means all columns when omitted', () => {
    expect(parse('').select).toEqual([{ kind: 'star' }]);
  });

  it('accepts columns, aliases, casts, JSON paths and quoted names', () => {
    expect(
      parse('select=id,mine:color,completed_at::date,first:user_answers->0,study_sections->0->>heading,"a,b c"').select,
    ).toEqual([
      { kind: 'field', field: at('id') },
      { kind: 'field', field: at('color'), alias: 'mine' },
      { kind: 'field', field: at('completed_at'), cast: 'date' },
      { kind: 'field', field: at('user_answers', { arrow: '->', key: '0' }), alias: 'first' },
      {
        kind: 'field',
        field: at('study_sections', { arrow: '->', key: '0' }, { arrow: '->>', key: 'heading' }),
        alias: 'heading',
      },
      { kind: 'field', field: at('a,b c') },
    ]);
  });

  it.each([
    '*,sources(*)',
    'kind:sources!source_id(*)',
    '...sources(name)',
    'count()',
    'id::regclass',
    'id::text;drop table x',
  ])('rejects %s as unsupported or invalid', (select) => {
    expect(refusal(`select=${encodeURIComponent(select)}`)).toMatchObject({
      status: 400,
      code: expect.stringMatching(/^PGRST1(27|00)$/),
    });
  });

  it.each(['', 'id,', 'id name"', ':id', 'a->b:id', 'id;'])('rejects the malformed "%s"', (select) => {
    expect(refusal(`select=${encodeURIComponent(select)}`)).toMatchObject({ status: 400, code: 'PGRST100' });
  });

  it.each(['x"; drop table highlights; --', "x' or '1'='1", 'x\u0000', 'é'.repeat(40)])(
    'security: rejects the alias %j, which would become SQL',
    (alias) => {
      const quoted = `"${alias.replaceAll('"', '\\"')}"`;
      expect(refusal(`select=${encodeURIComponent(`${quoted}:id`)}`).code).toBe('PGRST100');
      expect(refusal(`select=${encodeURIComponent(`data->${quoted}`)}`).code).toBe('PGRST100');
    },
  );
});

describe('filters', () => {
  it.each([
    'eq',
    'neq',
    'gt',
    'gte',
    'lt',
    'lte',
    'like',
    'ilike',
    'match',
    'imatch',
    'cs',
    'cd',
    'ov',
    'sl',
    'sr',
    'nxr',
    'nxl',
    'adj',
    'isdistinct',
  ])('supports %s and its negation', (operator) => {
    expect(condition(`a=${operator}.x`)).toEqual({
      kind: 'compare',
      negated: false,
      field: at('a'),
      operator,
      value: 'x',
    });
    expect(condition(`a=not.${operator}.x`)).toMatchObject({ operator, negated: true });
  });

  it('treats everything after the operator as the value', () => {
    const value = `"x", (y) and.z=eq.1 'or' 1=1; -- \\`;
    expect(condition(`a=eq.${encodeURIComponent(value)}`)).toMatchObject({ value });
    expect(condition('a=eq.')).toMatchObject({ value: '' });
  });

  it('splits a list at commas, but not inside quotes', () => {
    expect(
      condition(`verse_id=in.${encodeURIComponent('("1 John 3:16",John 3:16,"a,b","say \\"x\\" \\\\","",a"b)')}`),
    ).toEqual({
      kind: 'in',
      negated: false,
      field: at('verse_id'),
      values: ['1 John 3:16', 'John 3:16', 'a,b', 'say "x" \\', '', 'a"b'],
    });
    expect(condition('id=in.()')).toMatchObject({ values: [] });
    expect(condition('id=not.in.(1)')).toMatchObject({ negated: true, values: ['1'] });
  });

  it('supports is with null and the truth values', () => {
    for (const truth of ['null', 'not_null', 'true', 'false', 'unknown'])
      expect(condition(`a=is.${truth}`)).toMatchObject({ kind: 'is', truth });
    expect(condition('a=not.is.null')).toMatchObject({ negated: true });
    expect(refusal('a=is.5').code).toBe('PGRST100');
    expect(refusal('a=is.toString').code).toBe('PGRST100');
  });

  it('supports any and all of several patterns', () => {
    expect(condition('a=like(any).{x*,y*}')).toMatchObject({ operator: 'like', quantifier: 'any', value: '{x*,y*}' });
    expect(refusal('a=cs(any).{x}').code).toBe('PGRST100');
  });

  it('nests or, and, and their negations', () => {
    expect(condition('or=(a.eq.1,b.not.in.(2,3),and(c.gt.4,not.or(d.is.null,e.cs.{5,6})))')).toEqual({
      kind: 'logic',
      operator: 'or',
      negated: false,
      conditions: [
        { kind: 'compare', negated: false, field: at('a'), operator: 'eq', value: '1' },
        { kind: 'in', negated: true, field: at('b'), values: ['2', '3'] },
        {
          kind: 'logic',
          operator: 'and',
          negated: false,
          conditions: [
            { kind: 'compare', negated: false, field: at('c'), operator: 'gt', value: '4' },
            {
              kind: 'logic',
              operator: 'or',
              negated: true,
              conditions: [
                { kind: 'is', negated: false, field: at('d'), truth: 'null' },
                { kind: 'compare', negated: false, field: at('e'), operator: 'cs', value: '{5,6}' },
              ],
            },
          ],
        },
      ],
    });
    expect(condition('not.and=(a.eq."x,y)")')).toMatchObject({
      operator: 'and',
      negated: true,
      conditions: [{ value: 'x,y)' }],
    });
  });

  it('keeps all filters, including several on the same column', () => {
    expect(parse('a=gt.1&a=lt.9&or=(b.eq.1)&or=(c.eq.2)').conditions).toHaveLength(4);
  });

  it.each([
    'a=1',
    'a=foo.1',
    'a=toString.1',
    'a=eq',
    'a=not.1',
    'or=()',
    'or=a.eq.1',
    'or=(a.eq.1',
    'or=(a.eq.1)x',
    'a=in.1,2',
    'a=in.(1,2',
    'a=in.(1)x',
    '=eq.1',
    'a b"=eq.1',
  ])('rejects the malformed %s', (query) => {
    expect(refusal(query)).toMatchObject({ status: 400, code: 'PGRST100' });
  });

  it.each(['sources.id=eq.1', 'a=fts.love', 'a=wfts(english).love', 'sources.order=id', 'sources.limit=1'])(
    'rejects %s as unsupported',
    (query) => {
      expect(refusal(query)).toMatchObject({
        status: 400,
        code: 'PGRST127',
        details: expect.stringContaining('does not support'),
      });
    },
  );

  it('rejects excessive nesting before the stack overflows', () => {
    expect(refusal(`or=${'(and'.repeat(5000)}`).code).toBe('PGRST100');
  });
});

describe('order, limit, offset, columns', () => {
  it('parses direction and the position of nulls', () => {
    expect(parse('order=a,b.desc,c.asc.nullsfirst,d.nullslast,e->>k.desc').order).toEqual([
      { field: at('a'), descending: false },
      { field: at('b'), descending: true },
      { field: at('c'), descending: false, nulls: 'first' },
      { field: at('d'), descending: false, nulls: 'last' },
      { field: at('e', { arrow: '->>', key: 'k' }), descending: true },
    ]);
    for (const order of ['a.descending', 'a.', 'a.asc.nulls', 'a;b', ''])
      expect(refusal(`order=${order}`).code).toBe('PGRST100');
    expect(refusal('order=sources(name)').code).toBe('PGRST127');
  });

  it('accepts whole numbers only', () => {
    expect(parse('limit=5&offset=10')).toMatchObject({ limit: 5, offset: 10 });
    for (const query of ['limit=x', 'limit=1.5', 'offset=1e3', 'limit=', 'limit=99999999999999999999'])
      expect(refusal(query).code).toBe('PGRST100');
    expect(refusal('limit=-1')).toMatchObject({ status: 416, code: 'PGRST103' });
  });

  it('parses the quoted column lists of supabase-js', () => {
    expect(parse('columns="id","we,ird","id"&on_conflict=user_id,verse_id')).toMatchObject({
      columns: ['id', 'we,ird'],
      onConflict: ['user_id', 'verse_id'],
    });
  });

  it('security: rejects many parts of one column', () => {
    const parts = (count: number) => `select=${Array.from({ length: count }, (_, n) => `c${n}:data->${n}`).join(',')}`;
    expect(parse(parts(8)).select).toHaveLength(8);
    expect(refusal(parts(9))).toMatchObject({ status: 400, details: 'more than 8 parts of "data" are selected' });
  });

  it('security: rejects a column selected twice, under whatever name, and not parts of it', () => {
    for (const select of ['a:id,b:id', 'id,id::text', '*,id,a:id'])
      expect(refusal(`select=${select}`)).toMatchObject({ status: 400, code: 'PGRST100' });
    expect(parse('select=*,mine:id,a:data->0,b:data->1,data').select).toHaveLength(5);
  });

  it('security: rejects a second star, and takes a column under another name beside one', () => {
    expect(refusal('select=*,*')).toMatchObject({ status: 400, code: 'PGRST100', details: '"*" is selected twice' });
    expect(parse('select=*,mine:color').select).toHaveLength(2);
  });

  it('rejects a parameter given twice, because one of the two would be lost', () => {
    for (const key of ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])
      expect(refusal(`${key}=1&${key}=2`).code).toBe('PGRST100');
  });
});
