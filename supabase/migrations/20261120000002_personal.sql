-- What belongs to one person: highlights, notes, and the journal of studies. Each row has an owner, who alone reads, writes
-- and removes it. Two things keep it so: the grants say which columns anybody may write at all, the policies whose rows.

-- What the API does not serve: the schema public is all of it that clients reach.
create schema if not exists private;

create function private.is_verse_id(value text) returns boolean
  language sql immutable parallel safe
  return char_length(value) <= 40 and value ~ '^([1-3] )?[A-Z][a-z]+( [A-Za-z]+)* [1-9][0-9]{0,2}:[1-9][0-9]{0,2}$';
comment on function private.is_verse_id is 'A reference as the application writes it: ''1 John 4:8'', ''Song of Solomon 2:1''.';

create function private.is_list(value jsonb, of_type text) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(value) = 'array'
    and not jsonb_path_exists(value, '$[*] ? (@.type() != $type)', jsonb_build_object('type', of_type))
    and octet_length(value::text) <= 200000;
comment on function private.is_list is 'A JSON array whose elements are all of one JSON type, of a size people write.';

create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create table public.highlights (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  verse_id text not null check (private.is_verse_id(verse_id)),
  -- The background as a hex value: '#fde047', '#FD0'.
  color text not null check (color ~ '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One colour a verse. Also the index that finds a chapter's highlights.
  unique (user_id, verse_id)
);
comment on table public.highlights is 'Verses someone has coloured.';

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  verse_id text not null check (private.is_verse_id(verse_id)),
  -- The form trims; here it is enough that something is said.
  note_text text not null check (char_length(note_text) <= 1000 and btrim(note_text, E' \t\r\n') <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, verse_id)
);
comment on table public.notes is 'What someone wrote about a verse.';

create table public.saved_studies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 500),
  introduction text not null default '' check (char_length(introduction) <= 20000),
  -- Saved empty by the application.
  key_scriptures jsonb not null default '[]' check (jsonb_typeof(key_scriptures) = 'array' and octet_length(key_scriptures::text) <= 200000),
  -- [{heading, teachingText, supportingScriptures: [{reference, text}]}]
  study_sections jsonb not null default '[]' check (private.is_list(study_sections, 'object')),
  reflection_questions jsonb not null default '[]' check (private.is_list(reflection_questions, 'string')),
  -- The answer to each question, in the questions' order; '' where there is none.
  user_answers jsonb not null default '[]' check (private.is_list(user_answers, 'string')),
  concluding_prayer text not null default '' check (char_length(concluding_prayer) <= 20000),
  -- [{title, booksToRead, explanation}]
  suggested_long_reads jsonb check (private.is_list(suggested_long_reads, 'object')),
  -- The server's clock; not for the client to set.
  completed_at timestamptz not null default now(),
  constraint saved_studies_answers_match_questions check (jsonb_array_length(user_answers) <= jsonb_array_length(reflection_questions))
);
create index saved_studies_in_order on public.saved_studies (user_id, completed_at desc);
comment on table public.saved_studies is 'The journal: guided studies someone has completed, with their answers.';

create trigger touch before update on public.highlights for each row execute function private.touch_updated_at();
create trigger touch before update on public.notes for each row execute function private.touch_updated_at();

alter table public.highlights enable row level security;
alter table public.notes enable row level security;
alter table public.saved_studies enable row level security;

create policy "people read their own highlights" on public.highlights for select to authenticated using (user_id = (select auth.uid()));
create policy "people add highlights of their own" on public.highlights for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own highlights" on public.highlights for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own highlights" on public.highlights for delete to authenticated using (user_id = (select auth.uid()));

create policy "people read their own notes" on public.notes for select to authenticated using (user_id = (select auth.uid()));
create policy "people add notes of their own" on public.notes for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own notes" on public.notes for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own notes" on public.notes for delete to authenticated using (user_id = (select auth.uid()));

create policy "people read their own studies" on public.saved_studies for select to authenticated using (user_id = (select auth.uid()));
create policy "people add studies of their own" on public.saved_studies for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own studies" on public.saved_studies for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own studies" on public.saved_studies for delete to authenticated using (user_id = (select auth.uid()));

-- An older project grants everything to everyone by default: start from nothing. Times are never the client's to write.
revoke all on public.highlights, public.notes, public.saved_studies from public, anon, authenticated;
grant select, delete on public.highlights, public.notes, public.saved_studies to authenticated;
grant insert (id, user_id, verse_id, color), update (id, user_id, verse_id, color) on public.highlights to authenticated;
grant insert (id, user_id, verse_id, note_text), update (id, user_id, verse_id, note_text) on public.notes to authenticated;
grant insert (id, user_id, title, introduction, key_scriptures, study_sections, reflection_questions, user_answers, concluding_prayer, suggested_long_reads),
  update (id, user_id, title, introduction, key_scriptures, study_sections, reflection_questions, user_answers, concluding_prayer, suggested_long_reads)
  on public.saved_studies to authenticated;
grant select, insert, update, delete on public.highlights, public.notes, public.saved_studies to service_role;
