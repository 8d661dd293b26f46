-- The version of everything that the functions answer to everybody: of the imported texts, of our own cards, and of the
-- functions' code. Addresses of shared answers carry it, so that what is kept of an earlier version is not asked for again.

create table public.written_content (
  -- One row, or none where only the texts were imported.
  one boolean primary key default true check (one),
  -- A hash of the files (tools/import/written-content.ts).
  fingerprint text not null,
  recorded_at timestamptz not null default now()
);
comment on table public.written_content is 'What the functions answer from beside the imported texts: our cards and their own code.';

alter table public.written_content enable row level security;
create policy "anyone reads the version of what is written" on public.written_content for select to anon, authenticated using (true);
grant select on public.written_content to anon, authenticated;
grant select, insert, update, delete on public.written_content to service_role;

create function public.content_version() returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(convert_to(coalesce(string_agg(part, E'\n' order by part), ''), 'UTF8')), 'hex'), 16)
  from (
    select concat_ws(' ', 'source', id, package, package_version, fingerprint) from public.sources
    union all select concat_ws(' ', 'index', fingerprint) from public.search_built
    union all select concat_ws(' ', 'written', fingerprint) from public.written_content
  ) as parts (part)
$$;
comment on function public.content_version is 'Sixteen hexadecimal digits that change with anything that is answered to everybody.';
grant execute on function public.content_version() to anon, authenticated, service_role;
