-- Commentary on the chapters: an outline of each, and sections of prose by the verses they are about. Everyone may read it; only the importer writes.

create table public.commentary_outlines (
  source_id text not null references public.sources (id) on delete cascade,
  book text not null,
  chapter smallint not null check (chapter > 0),
  -- Place in the chapter's outline, from 1.
  position smallint not null check (position > 0),
  title text not null,
  first_verse smallint not null check (first_verse > 0),
  last_verse smallint not null check (last_verse >= first_verse),
  primary key (source_id, book, chapter, position)
);
comment on table public.commentary_outlines is 'What a chapter holds, point by point, in the commentator''s words. book is an OSIS id.';

create table public.commentary_sections (
  source_id text not null references public.sources (id) on delete cascade,
  book text not null,
  chapter smallint not null check (chapter > 0),
  first_verse smallint not null check (first_verse > 0),
  -- Up to the next section, where the source names fewer verses: the sections of a chapter cover all of it.
  last_verse smallint not null check (last_verse >= first_verse),
  -- Plain text.
  text text not null check (text <> ''),
  primary key (source_id, book, chapter, first_verse)
);
comment on table public.commentary_sections is 'What a commentator says of a passage.';

alter table public.commentary_outlines enable row level security;
alter table public.commentary_sections enable row level security;

create policy "anyone reads outlines" on public.commentary_outlines for select to anon, authenticated using (true);
create policy "anyone reads commentary" on public.commentary_sections for select to anon, authenticated using (true);

grant select on public.commentary_outlines, public.commentary_sections to anon, authenticated;
grant select, insert, update, delete on public.commentary_outlines, public.commentary_sections to service_role;
