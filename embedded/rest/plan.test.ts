import { describe, expect, it } from 'vitest';

import type { Catalogue, Column } from './catalogue.ts';
import { planCall, planTable } from './plan.ts';
import type { RestRequest } from './plan.ts';

const column = (name: string, type = 'text', value: string | null = null): Column => ({ name, type, default: value });
const hostileName = 'we"ird; drop table x --';
const catalogue: Catalogue = {
  relations: [
    {
      name: 'notes',
      kind: 'r',
      key: ['id'],
      columns: [column('id', 'uuid', 'gen_random_uuid()'), column('note_text'), column('data', 'jsonb')],
      sharedBytes: 0,
    },
    { name: hostileName, kind: 'r', key: [], columns: [column(hostileName)], sharedBytes: 0 },
    {
      name: 'chapters',
      kind: 'r',
      key: ['id'],
      columns: [column('id', 'integer'), column('content'), column('data', 'jsonb')],
      sharedBytes: 3 * 1024 * 1024,
    },
  ],
  routines: [
    {
      name: 'add',
      set: false,
      volatility: 'i',
      returns: 'integer',
      columns: null,
      parameters: [
        { name: 'a', type: 'integer', required: true },
        { name: 'b', type: 'integer', required: false },
      ],
    },
    {
      name: 'listed',
      set: true,
      volatility: 'v',
      returns: 'record',
      columns: [column('n', 'integer')],
      parameters: [],
    },
    {
      name: 'twice',
      set: false,
      volatility: 's',
      returns: 'text',
      columns: null,
      parameters: [{ name: 'x', type: 'text', required: true }],
    },
    {
      name: 'twice',
      set: false,
      volatility: 's',
      returns: 'text',
      columns: null,
      parameters: [{ name: 'x', type: 'integer', required: true }],
    },
  ],
};

function request(
  method: string,
  name: string,
  query = '',
  { body = '', headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): RestRequest {
  return {
    method,
    name,
    parameters: [...new URLSearchParams(query)],
    body,
    role: 'anon',
    maxRows: 1000,
    header: (key) => headers[key],
  };
}
const table = (...given: Parameters<typeof request>) => planTable(catalogue, request(...given));
const call = (...given: Parameters<typeof request>) => planCall(catalogue, request(...given));

describe('security: input of a request never becomes SQL', () => {
  const hostile = `x'); drop table notes; --"$1\\`;
  const encoded = encodeURIComponent(hostile);
  const json = JSON.stringify({ note_text: hostile });
  const listed = encodeURIComponent(`("x'); drop table notes; --\\"$1\\\\")`);

  it.each([
    ['a filter', () => table('GET', 'notes', `note_text=eq.${encoded}`)],
    ['a pattern', () => table('GET', 'notes', `note_text=like.${encoded}`)],
    ['a list', () => table('GET', 'notes', `note_text=in.${listed}`)],
    [
      'a JSON key',
      () => table('GET', 'notes', `${encodeURIComponent(`data->>"x'); drop table notes; --\\"$1\\\\"`)}=eq.1`),
    ],
    [
      'a group',
      () => table('GET', 'notes', `or=${encodeURIComponent(`(note_text.eq."x'); drop table notes; --\\"$1\\\\")`)}`),
    ],
    ['an insert', () => table('POST', 'notes', '', { body: json })],
    [
      'an insert with defaults',
      () => table('POST', 'notes', '', { body: `[${json}]`, headers: { Prefer: 'missing=default' } }),
    ],
    ['an update', () => table('PATCH', 'notes', 'id=eq.1', { body: json })],
    ['a deletion', () => table('DELETE', 'notes', `note_text=eq.${encoded}`)],
    ['a call by POST', () => call('POST', 'add', '', { body: JSON.stringify({ a: hostile }) })],
    ['a call by GET', () => call('GET', 'add', `a=${encoded}`)],
  ])('binds the value of %s as a parameter', (_, plan) => {
    const { statement } = plan();
    expect(statement.text).not.toMatch(/drop table/);
    expect(statement.params.some((value) => value.includes('drop table notes'))).toBe(true);
  });

  it('binds the limit and offset as parameters', () => {
    const { statement } = table('GET', 'notes', 'limit=7&offset=3');
    expect(statement.text).toContain('limit $1::text::bigint offset $2::text::bigint');
    expect(statement.params).toEqual(['7', '3']);
  });

  it.each([
    ['a table', () => table('GET', `notes"; drop table notes; --`), 404],
    [
      'a selected column',
      () => table('GET', 'notes', `select=${encodeURIComponent('"id\\"; drop table notes; --"')}`),
      400,
    ],
    [
      'a filtered column',
      () => table('GET', 'notes', `${encodeURIComponent('"id\\"; drop table notes; --"')}=eq.1`),
      400,
    ],
    [
      'an ordered column',
      () => table('GET', 'notes', `order=${encodeURIComponent('"id\\"; drop table notes; --"')}`),
      400,
    ],
    ['a written column', () => table('POST', 'notes', '', { body: '{"id\\"; drop table notes; --": 1}' }), 400],
    ['a column of columns=', () => table('POST', 'notes', 'columns=nope', { body: '{"id": 1}' }), 400],
    [
      'a conflict column',
      () =>
        table('POST', 'notes', 'on_conflict=nope', {
          body: '{"id": 1}',
          headers: { Prefer: 'resolution=merge-duplicates' },
        }),
      400,
    ],
    ['a column of the prototype', () => table('GET', 'notes', 'toString=eq.1'), 400],
    ['a key of the prototype', () => table('POST', 'notes', '', { body: '{"__proto__": 1}' }), 400],
    ['a function', () => call('POST', `add"(1); drop table notes; --`), 404],
    ['an argument', () => call('POST', 'add', '', { body: '{"a": 1, "b\\" := 1); drop table notes; --": 2}' }), 404],
  ])('refuses %s that is not in the catalogue', (_, plan, status) => {
    expect(plan).toThrow(expect.objectContaining({ status }));
  });

  it('quotes names from the catalogue, even hostile ones', () => {
    const { text } = table(
      'GET',
      hostileName,
      `order=${encodeURIComponent(`"${hostileName.replace('"', '\\"')}"`)}`,
    ).statement;
    expect(text).toContain('from "public"."we""ird; drop table x --" as t order by t."we""ird; drop table x --" asc');
  });
});

describe('a read', () => {
  it('is read-only, and returns at most 1000 rows', () => {
    expect(table('GET', 'notes')).toMatchObject({ readOnly: true, statement: { params: ['1000'] } });
    expect(table('HEAD', 'notes', 'limit=5000').statement.params).toEqual(['1000']);
  });

  it('counts all matching rows, not only the page', () => {
    const { text } = table('GET', 'notes', 'note_text=like.a*&limit=1', {
      headers: { Prefer: 'count=exact' },
    }).statement;
    expect(text).toContain(
      '(select count(*)::int from "public"."notes" as t where (t."note_text" like $1::text)) as total',
    );
  });

  it('compares a value with the type of its column', () => {
    expect(table('GET', 'notes', 'id=eq.1').statement.text).toContain('(t."id" = $1::text::uuid)');
    expect(table('GET', 'notes', 'data->a->>b=eq.1').statement.text).toContain(
      '((t."data" -> $1::text ->> $2::text) = $3::text)',
    );
  });
});

describe('a write', () => {
  it('affects every row only when a filter says so', () => {
    expect(() => table('DELETE', 'notes')).toThrow(expect.objectContaining({ status: 400, code: '21000' }));
    expect(() => table('PATCH', 'notes', '', { body: '{"note_text":"x"}' })).toThrow(
      expect.objectContaining({ status: 400, code: '21000' }),
    );
  });

  it.each([
    ['DELETE', 'id=eq.1&limit=1'],
    ['PATCH', 'id=eq.1&offset=1'],
    ['POST', 'limit=1'],
    ['POST', 'id=eq.1'],
  ])('refuses %s with %s rather than ignore it', (method, query) => {
    expect(() => table(method, 'notes', query, { body: '{"note_text":"x"}' })).toThrow(
      expect.objectContaining({ code: 'PGRST127' }),
    );
  });

  it.each(['', '{', '5', '"x"', '[1]', '[[{}]]', 'null', '[{"id":1},{"note_text":"x"}]'])(
    'refuses the body %s',
    (body) => {
      expect(() => table('POST', 'notes', '', { body })).toThrow(
        expect.objectContaining({ status: 400, code: 'PGRST102' }),
      );
    },
  );

  it('passes the body on unchanged, so that no number loses precision', () => {
    const body = '{"note_text": 12345678901234567890.10}';
    expect(table('POST', 'notes', '', { body }).statement.params).toEqual([body]);
  });

  it('merges on the primary key by default, and updates only the columns in the body', () => {
    const headers = { Prefer: 'resolution=merge-duplicates' };
    expect(table('POST', 'notes', '', { body: '{"id":"1","note_text":"x"}', headers }).statement.text).toContain(
      'on conflict ("id") do update set "id" = excluded."id", "note_text" = excluded."note_text"',
    );
    expect(
      table('POST', 'notes', 'on_conflict=note_text', { body: '{"note_text":"x"}', headers }).statement.text,
    ).toContain('on conflict ("note_text") do update set "note_text" = excluded."note_text"');
    expect(() => table('POST', hostileName, '', { body: JSON.stringify({ [hostileName]: 1 }), headers })).toThrow(
      expect.objectContaining({ code: '42P10' }),
    );
  });

  it('returns only the requested columns, because others may not be readable', () => {
    expect(
      table('POST', 'notes', 'select=id', { body: '{"note_text":"x"}', headers: { Prefer: 'return=representation' } })
        .statement.text,
    ).toContain('returning t."id")');
    expect(table('POST', 'notes', '', { body: '{"note_text":"x"}' }).statement.text).toContain(
      'returning 1 as "?one")',
    );
  });

  it('refuses other methods', () => {
    expect(() => table('PUT', 'notes', 'id=eq.1', { body: '{}' })).toThrow(
      expect.objectContaining({ status: 405, code: 'PGRST117' }),
    );
  });
});

describe('filters that read whole texts', () => {
  const refused = expect.objectContaining({ status: 400, code: 'PGRST100' }) as Error;
  const patterns = (count: number) => Array.from({ length: count }, () => 'content.ilike.*a*').join(',');

  it.each([
    `or=(${patterns(3)})`,
    `or=(content.eq.a,and(${patterns(3)}))`,
    'content=ilike(any).{*a*,*b*,*c*}',
    'content=gt.a&content=gt.b&content=not.lt.c',
    'data->0=eq.1&data->1=is.null&data->2=in.(1)',
  ])('security: are refused where they would read much of a table of all: %s', (query) => {
    const as = (role: RestRequest['role']) => () =>
      planTable(catalogue, { ...request('GET', 'chapters', query), role });
    expect(as('anon')).toThrow(refused);
    expect(as('authenticated')).toThrow(refused);
    expect(as('service_role')).not.toThrow();
  });

  it('are accepted on a small part of it, and where they read no text', () => {
    for (const query of [
      `or=(${patterns(2)})`,
      'id=gt.1&id=lt.2&id=gte.3&content=eq.a&content=neq.b&content=in.(a,b,c)',
    ])
      expect(() => table('GET', 'chapters', query)).not.toThrow();
  });

  it("security: are at most ten on a person's own rows", () => {
    const likes = (count: number) => `or=(${Array.from({ length: count }, () => 'note_text.like.a*').join(',')})`;
    expect(() => table('GET', 'notes', likes(10))).not.toThrow();
    expect(() => table('GET', 'notes', likes(11))).toThrow(refused);
    expect(() => table('DELETE', 'notes', likes(11))).toThrow(refused);
  });
});

it('security: filters make at most fifty comparisons in a row, but in a list', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
  const each = (count: number) =>
    `or=(${numbers(count)
      .map((at) => `id.neq.${at}`)
      .join(',')})`;
  for (const query of [each(50), `id=in.(${numbers(1000).join(',')})`, `id=gt(any).{${numbers(50).join(',')}}`])
    expect(() => table('GET', 'chapters', query)).not.toThrow();
  for (const query of [
    each(51),
    `and=(${each(30).replace('=', '')},${each(30).replace('=', '')})`,
    `id=gt(all).{${numbers(51).join(',')}}`,
    `id=not.in.(${numbers(51).join(',')})`,
  ])
    expect(() => table('GET', 'chapters', query), query).toThrow(
      expect.objectContaining({ status: 400, details: expect.stringContaining('at most 50 comparisons') }) as Error,
    );
});

it('security: rows are sorted by five columns or parts of them at most', () => {
  const order = (count: number) => `order=${Array.from({ length: count }, (_, at) => `data->${at}`).join(',')}`;
  expect(() => table('GET', 'chapters', order(5))).not.toThrow();
  expect(() => table('GET', 'chapters', order(6))).toThrow('order parameter');
});

describe('a call', () => {
  it('selects the function by its arguments', () => {
    expect(call('POST', 'add', '', { body: '{"b":2,"a":1}' }).statement.text).toContain(
      '"public"."add"("a" => body."a", "b" => body."b")',
    );
    expect(() => call('POST', 'add', '', { body: '{"b":2}' })).toThrow(
      expect.objectContaining({ status: 404, code: 'PGRST202' }),
    );
    expect(() => call('POST', 'twice', '', { body: '{"x":2}' })).toThrow(
      expect.objectContaining({ status: 300, code: 'PGRST203' }),
    );
  });

  it('security: has no long lists, but of the service', () => {
    const body = (items: number) => ({ body: JSON.stringify({ a: 1, b: Array.from({ length: items }, () => 1) }) });
    expect(() => call('POST', 'add', '', body(2000))).not.toThrow();
    expect(() => call('POST', 'add', '', body(2001))).toThrow('more than 2000 items');
    const nested = JSON.stringify({ a: 1, b: Array.from({ length: 150 }, () => Array.from({ length: 150 }, () => 1)) });
    expect(() => call('POST', 'add', '', { body: nested })).toThrow('more than 20000 items');
    const literal = `{${Array.from({ length: 2001 }, () => 1).join(',')}}`;
    for (const text of [literal, ` ${literal}`, `[0:2000]=${literal}`]) {
      expect(() => call('POST', 'add', '', { body: JSON.stringify({ a: text }) })).toThrow('more than 2000 items');
      expect(() => call('GET', 'add', `a=${encodeURIComponent(text)}`)).toThrow('more than 2000 items');
    }
    const asService = { ...request('POST', 'add', '', body(2001)), role: 'service_role' } as const;
    expect(() => planCall(catalogue, asService)).not.toThrow();
  });

  it('is read-only by GET, and when the function is declared stable or immutable', () => {
    expect(call('GET', 'listed').readOnly).toBe(true);
    expect(call('POST', 'listed').readOnly).toBe(false);
    expect(call('POST', 'add', '', { body: '{"a":1}' }).readOnly).toBe(true);
  });

  it('runs a function once, even when its rows are counted', () => {
    const { text } = call('POST', 'listed', 'n=gt.1', { headers: { Prefer: 'count=exact' } }).statement;
    expect(text.match(/"listed"\(/g)).toHaveLength(1);
  });

  it.each([
    ['PATCH', ''],
    ['DELETE', ''],
  ])('refuses the method %s', (method) => {
    expect(() => call(method, 'add')).toThrow(expect.objectContaining({ status: 405, code: 'PGRST101' }));
  });

  it('refuses filters on a scalar result, and an argument given twice', () => {
    expect(() => call('GET', 'add', 'a=1&value=eq.1')).toThrow(expect.objectContaining({ code: 'PGRST127' }));
    expect(() => call('GET', 'add', 'a=1&a=2')).toThrow(expect.objectContaining({ code: 'PGRST127' }));
  });
});
