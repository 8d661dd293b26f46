-- The places where somebody read last, on whichever device. Chapters that were marked as read are `chapters_read`.
create table public.opened_chapters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  chapter text not null check (private.is_chapter(chapter)),
  created_at timestamptz not null default now(),
  -- When it was opened last. Opening it again writes the same row.
  updated_at timestamptz not null default now(),
  unique (user_id, chapter)
);
create index opened_chapters_of_user on public.opened_chapters (user_id, updated_at desc);
comment on table public.opened_chapters is 'The chapters someone has opened, each once, and when last.';

create trigger touch before update on public.opened_chapters for each row execute function private.touch_updated_at();
-- More than the Bible has.
create trigger limit_rows after insert on public.opened_chapters
  referencing new table as added for each statement execute function private.limit_rows(2000);

alter table public.opened_chapters enable row level security;
create policy "people read their own places" on public.opened_chapters for select to authenticated using (user_id = (select auth.uid()));
create policy "people add places of their own" on public.opened_chapters for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own places" on public.opened_chapters for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own places" on public.opened_chapters for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.opened_chapters from public, anon, authenticated;
grant select, delete on public.opened_chapters to authenticated;
grant insert (id, user_id, chapter), update (id, user_id, chapter) on public.opened_chapters to authenticated;
grant select, insert, update, delete on public.opened_chapters to service_role;
