-- What is imported: texts and dictionaries, and where each came from. Everyone may read it; only the importer writes.

create table public.sources (
  id text primary key,
  kind text not null check (kind in ('bible', 'dictionary', 'commentary', 'topics', 'cross-references', 'tags')),
  name text not null,
  language text not null,
  licence text not null,
  licence_url text,
  -- Who made the text, and where it may be had by people.
  origin text not null,
  origin_url text,
  -- The package it was read from and that package's version: what a repeated import compares.
  package text not null,
  package_version text not null,
  -- What the importer counted, e.g. {"verses": 31102}.
  counts jsonb not null,
  -- What the importer was when it wrote the text: a changed importer imports again.
  fingerprint text not null,
  imported_at timestamptz not null default now()
);
comment on table public.sources is 'Every imported text with its licence and origin: the application''s Sources page.';

create table public.bible_versions (
  id text primary key,
  name text not null,
  abbreviation text not null,
  language text not null,
  position smallint not null unique,
  -- Null: a version of the specification that has no source here (yet).
  source_id text references public.sources (id)
);
comment on table public.bible_versions is 'The versions a reader may choose, in the order of the dropdown.';

create table public.chapters (
  version_id text not null references public.bible_versions (id) on delete cascade,
  book text not null,
  chapter smallint not null check (chapter > 0),
  -- HTML with USX class names; verse markers carry data-number.
  content text not null,
  primary key (version_id, book, chapter)
);
comment on table public.chapters is 'Chapters as they are shown, built from the stream of the source. book is an OSIS id.';

create table public.verses (
  version_id text not null references public.bible_versions (id) on delete cascade,
  book text not null,
  chapter smallint not null check (chapter > 0),
  verse smallint not null check (verse > 0),
  -- Position in the canon, for sorting: book * 1000000 + chapter * 1000 + verse.
  position integer not null,
  -- The verse as plain text, without title, notes or markers.
  text text not null,
  primary key (version_id, book, chapter, verse)
);
create index verses_in_order on public.verses (version_id, position);
comment on table public.verses is 'Verses as plain text: quotations, search, the verse of the day.';

create table public.lexicon (
  -- 'H430', 'G26': no leading zeros.
  strongs text primary key check (strongs ~ '^[HG][1-9][0-9]*$'),
  language text not null check (language in ('hebrew', 'aramaic', 'greek')),
  lemma text not null,
  transliteration text,
  pronunciation text,
  -- The entry as plain text.
  definition text not null,
  source_id text not null references public.sources (id)
);
comment on table public.lexicon is 'Strong''s Hebrew and Greek dictionaries.';

alter table public.sources enable row level security;
alter table public.bible_versions enable row level security;
alter table public.chapters enable row level security;
alter table public.verses enable row level security;
alter table public.lexicon enable row level security;

create policy "anyone reads sources" on public.sources for select to anon, authenticated using (true);
create policy "anyone reads versions" on public.bible_versions for select to anon, authenticated using (true);
create policy "anyone reads chapters" on public.chapters for select to anon, authenticated using (true);
create policy "anyone reads verses" on public.verses for select to anon, authenticated using (true);
create policy "anyone reads the lexicon" on public.lexicon for select to anon, authenticated using (true);

grant select on public.sources, public.bible_versions, public.chapters, public.verses, public.lexicon to anon, authenticated;
grant select, insert, update, delete on public.sources, public.bible_versions, public.chapters, public.verses, public.lexicon to service_role;
