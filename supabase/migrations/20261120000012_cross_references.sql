-- From each verse to the others that speak of the same thing. Everyone may read it; only the importer writes.

create table public.cross_references (
  -- As public.verses.position, in the King James numbering; whatever version is read.
  position integer primary key,
  -- Positions of single verses, in the order of the source (that of the canon), each once; never the verse itself.
  targets integer[] not null check (cardinality(targets) > 0),
  source_id text not null references public.sources (id)
);
comment on table public.cross_references is 'Verses that explain one another, by their positions in the canon.';

alter table public.cross_references enable row level security;

create policy "anyone reads cross-references" on public.cross_references for select to anon, authenticated using (true);

grant select on public.cross_references to anon, authenticated;
grant select, insert, update, delete on public.cross_references to service_role;
