-- What somebody reads: the plans they follow, and the chapters they have read, with a plan or without. Rows are their
-- owner's alone, as in 20261120000002_personal.sql.

create function private.is_chapter(value text) returns boolean
  language sql immutable parallel safe
  return char_length(value) <= 40 and value ~ '^([1-3] )?[A-Z][a-z]+( [A-Za-z]+)* [1-9][0-9]{0,2}$';
comment on function private.is_chapter is 'A chapter as the application writes it: ''1 John 4'', ''Song of Solomon 2''.';

create table public.reading_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 80 and btrim(name) <> ''),
  -- OSIS ids in the order in which they are read: ["Matt", "Mark"]. Which chapters a day has is computed from them.
  books jsonb not null check (private.is_list(books, 'string') and jsonb_array_length(books) between 1 and 66 and octet_length(books::text) <= 1000),
  days smallint not null check (days between 1 and 1500),
  started_on date not null check (started_on between '2000-01-01' and '2200-01-01'),
  -- By how many days the rest was moved, to catch up.
  moved_days smallint not null default 0 check (moved_days between 0 and 10000),
  created_at timestamptz not null default now()
);
create index reading_plans_of_user on public.reading_plans (user_id);
comment on table public.reading_plans is 'Reading plans that someone follows.';

create table public.chapters_read (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  chapter text not null check (private.is_chapter(chapter)),
  -- The reader's own day, wherever they are.
  read_on date not null check (read_on between '2000-01-01' and '2200-01-01'),
  created_at timestamptz not null default now(),
  -- Read again on another day is another row.
  unique (user_id, chapter, read_on)
);
comment on table public.chapters_read is 'The chapters someone has read, and when.';

create function private.limit_rows() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  rows bigint;
begin
  for owner in select distinct user_id from added loop
    -- One at a time for each owner, so that two requests do not both find room for the last row.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner::text, 0));
    execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name) into rows using owner;
    if rows > tg_argv[0]::bigint then
      raise check_violation using message = format('at most %s rows of %s', tg_argv[0], tg_table_name);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.limit_rows is 'Refuses an insert with which somebody would have more rows than the argument says.';
revoke all on function private.limit_rows() from public;

create trigger limit_rows after insert on public.reading_plans
  referencing new table as added for each statement execute function private.limit_rows(20);
-- The whole Bible sixteen times.
create trigger limit_rows after insert on public.chapters_read
  referencing new table as added for each statement execute function private.limit_rows(20000);

alter table public.reading_plans enable row level security;
alter table public.chapters_read enable row level security;

create policy "people read their own plans" on public.reading_plans for select to authenticated using (user_id = (select auth.uid()));
create policy "people add plans of their own" on public.reading_plans for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own plans" on public.reading_plans for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own plans" on public.reading_plans for delete to authenticated using (user_id = (select auth.uid()));

create policy "people read their own reading" on public.chapters_read for select to authenticated using (user_id = (select auth.uid()));
create policy "people add reading of their own" on public.chapters_read for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own reading" on public.chapters_read for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own reading" on public.chapters_read for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.reading_plans, public.chapters_read from public, anon, authenticated;
grant select, delete on public.reading_plans, public.chapters_read to authenticated;
grant insert (id, user_id, name, books, days, started_on, moved_days), update (id, user_id, name, books, days, started_on, moved_days)
  on public.reading_plans to authenticated;
grant insert (id, user_id, chapter, read_on), update (id, user_id, chapter, read_on) on public.chapters_read to authenticated;
grant select, insert, update, delete on public.reading_plans, public.chapters_read to service_role;
