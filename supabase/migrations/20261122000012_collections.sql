-- Collections: verses, passages and own text in an order, for a lesson or a sermon. Their owner's alone, as in
-- 20261120000002_personal.sql, but for those with a link.

create function private.is_collection(value jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(value) = 'array'
    and jsonb_array_length(value) <= 500
    and octet_length(value::text) <= 500000
    and not jsonb_path_exists(value, '$[*] ? (!(@.type() == "object" && @.text.type() == "string" && (@.kind == "heading" || @.kind == "text" || @.kind == "passage")))')
    and not exists (select from jsonb_array_elements(value) item where char_length(item ->> 'text') > 20000);
comment on function private.is_collection is 'At most 500 items [{kind, text}], each text of at most 20,000 characters.';

create table public.collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(title) <= 120 and btrim(title) <> ''),
  -- [{id, kind: 'heading' | 'text' | 'passage', text}]; the text of a passage is its reference.
  items jsonb not null default '[]' check (private.is_collection(items)),
  -- Whoever knows it may read the collection. Null: nobody but its owner.
  share_token uuid unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index collections_of_user on public.collections (user_id, updated_at desc);
comment on table public.collections is 'Verses, passages and own text that someone has put in an order.';

create trigger touch before update on public.collections for each row execute function private.touch_updated_at();
create trigger limit_rows after insert on public.collections
  referencing new table as added for each statement execute function private.limit_rows(200);

alter table public.collections enable row level security;
create policy "people read their own collections" on public.collections for select to authenticated using (user_id = (select auth.uid()));
create policy "people add collections of their own" on public.collections for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own collections" on public.collections for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own collections" on public.collections for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.collections from public, anon, authenticated;
grant select, delete on public.collections to authenticated;
grant insert (id, user_id, title, items, share_token), update (id, user_id, title, items, share_token) on public.collections to authenticated;
grant select, insert, update, delete on public.collections to service_role;

-- The only way to a collection of somebody else: with its link, and without whose it is. A policy for visitors could not
-- ask for the link, and would list every collection that has one.
create function public.shared_collection(token uuid) returns table (title text, items jsonb)
  language sql stable security definer set search_path = '' as $$
  select title, items from public.collections where share_token = token
$$;
comment on function public.shared_collection is 'The collection with this link; no row when there is none, or no longer.';
revoke all on function public.shared_collection(uuid) from public;
grant execute on function public.shared_collection(uuid) to anon, authenticated, service_role;
