-- Everything that we wrote ourselves, which the functions answer from: the files of `content/`, as the import reads them.
-- Only the service reads it: the answers have all of it, and asking for all of it at once costs everybody time.

create table public.content_items (
  -- 'questions', 'facts': the kinds of `content/our-content.ts`.
  kind text not null,
  id text not null,
  -- Its place among its kind.
  place integer not null,
  -- Set where the items of the kind are looked up by their ids.
  by_id boolean not null default false,
  title text not null,
  body jsonb not null,
  primary key (kind, id)
);
comment on table public.content_items is 'Our cards, facts and lists of words, an item each. References in them are in the numbering of the King James Version.';

create table public.content_built (
  -- One row, or none while nothing is imported.
  one boolean primary key default true check (one),
  -- Of the files.
  fingerprint text not null,
  built_at timestamptz not null default now()
);
comment on table public.content_built is 'What content_items was made of.';

alter table public.content_items enable row level security;
alter table public.content_built enable row level security;
grant select, insert, update, delete on public.content_items, public.content_built to service_role;

-- {kind: [body, …]} in the order of `place`, and {kind: {id: body, …}} of what is looked up by its id, in that order too,
-- which jsonb would not keep.
create function public.content_of(kinds text[]) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_object_agg(kind, items), '{}') from (
    select
      kind,
      coalesce(
        json_object_agg(id, body order by place) filter (where by_id),
        json_agg(body order by place) filter (where not by_id)
      ) as items
    from public.content_items
    where kind = any (kinds)
    group by kind
  ) as of_kind
$$;
comment on function public.content_of is 'What we wrote, of these kinds.';
revoke all on function public.content_of(text[]) from public, anon, authenticated;
grant execute on function public.content_of(text[]) to service_role;
