/**
 * The contents of the schema public, read from Postgres' catalogue. All names and types in generated SQL come from
 * here.
 */

import { z } from 'zod';

import type { Tx } from '../database/database.ts';
import { unknownRelation } from './errors.ts';

const column = z.object({
  name: z.string(),
  /** As `format_type` writes it, without length or precision: a cast to `varchar(3)` would truncate values. */
  type: z.string(),
  /** The SQL expression of the default. */
  default: z.string().nullable(),
});
/** A column of a relation or a function's result. */
export type Column = z.infer<typeof column>;

const relation = z.object({
  name: z.string(),
  kind: z.enum(['r', 'p', 'v', 'm', 'f']),
  columns: z.array(column),
  /** The primary key's columns; empty when there is none. */
  key: z.array(z.string()),
  /** The size of a table of which everybody may read each row. 0 where policies choose the rows of a person. */
  sharedBytes: z.number(),
});
/** A table or view. */
export type Relation = z.infer<typeof relation>;

const routine = z.object({
  name: z.string(),
  set: z.boolean(),
  volatility: z.enum(['i', 's', 'v']),
  returns: z.string(),
  parameters: z.array(z.object({ name: z.string(), type: z.string(), required: z.boolean() })),
  /** The columns when the function returns rows; null when it returns a scalar. */
  columns: z.array(column).nullable(),
});
/** A function. */
export type Routine = z.infer<typeof routine>;

const catalogue = z.object({ relations: z.array(relation), routines: z.array(routine) });
/** Everything in the schema public that requests may name. */
export type Catalogue = z.infer<typeof catalogue>;

const columnsOf = (relid: string) => `
  select coalesce(json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, -1),
      'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum), '[]')
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = ${relid} and a.attnum > 0 and not a.attisdropped`;

const introspection = `
with relation as (
  select c.relname as name, c.relkind as kind, (${columnsOf('c.oid')}) as columns,
    (select coalesce(json_agg(a.attname order by k.position), '[]')
     from pg_index i, unnest(i.indkey) with ordinality k (attnum, position), pg_attribute a
     where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key,
    case when not c.relrowsecurity or exists (
      select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and pg_get_expr(p.polqual, c.oid) = 'true')
    then pg_table_size(c.oid) else 0 end as "sharedBytes"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
), parameter as (
  select p.oid as routine, a.position, coalesce(p.proargnames[a.position], '') as name, format_type(a.type, -1) as type,
    coalesce(p.proargmodes[a.position]::text, 'i') as mode,
    row_number() over (partition by p.oid, coalesce(p.proargmodes[a.position]::text, 'i') in ('i', 'b') order by a.position) as nth
  from pg_proc p, unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a (type, position)
  where p.pronamespace = 'public'::regnamespace
), routine as (
  select p.proname as name, p.proretset as set, p.provolatile as volatility, format_type(p.prorettype, -1) as returns,
    (select coalesce(json_agg(json_build_object('name', i.name, 'type', i.type, 'required', i.nth <= p.pronargs - p.pronargdefaults) order by i.position), '[]')
     from parameter i where i.routine = p.oid and i.mode in ('i', 'b')) as parameters,
    coalesce(
      (select json_agg(json_build_object('name', o.name, 'type', o.type, 'default', null) order by o.position)
       from parameter o where o.routine = p.oid and o.mode in ('o', 'b', 't')),
      case when t.typrelid <> 0 then (${columnsOf('t.typrelid')}) end) as columns
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
    and t.typname not in ('trigger', 'event_trigger') and (t.typname <> 'record' or p.proargmodes && '{o,b,t}')
)
select json_build_object(
  'relations', (select coalesce(json_agg(relation), '[]') from relation),
  'routines', (select coalesce(json_agg(routine), '[]') from routine))::text as catalogue`;

/** Reads the catalogue with the rights of the connected user, not of the requester. */
export async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const { rows } = await tx.query(introspection);
  return catalogue.parse(JSON.parse(z.object({ catalogue: z.string() }).parse(rows[0]).catalogue));
}

/** Throws `UnknownName` 404 when there is no such relation. */
export function relationNamed({ relations }: Catalogue, name: string): Relation {
  const found = relations.find((each) => each.name === name);
  if (!found) throw unknownRelation(name);
  return found;
}
