-- A phrase index over every version that is here: which verses have a word, function words and all, so that a half-remembered verse is found.

create table public.phrase_words (
  -- The stem of a word, with old forms as today's: 'you' for 'thee'.
  term text primary key,
  -- How many verses have it, in any version.
  verses integer not null check (verses > 0),
  -- Their positions, ascending. Empty for words that too many verses have to tell them apart.
  positions integer[] not null
);
comment on table public.phrase_words is 'For each word the verses that have it in any version.';

create table public.phrase_words_built (
  -- One row, or none while there is no index.
  one boolean primary key default true check (one),
  -- What it was made of, and by which importer.
  fingerprint text not null,
  built_at timestamptz not null default now()
);
comment on table public.phrase_words_built is 'What the index in phrase_words was made of.';

alter table public.phrase_words enable row level security;
alter table public.phrase_words_built enable row level security;
create policy "anyone reads the index" on public.phrase_words for select to anon, authenticated using (true);
create policy "anyone reads what the index is made of" on public.phrase_words_built for select to anon, authenticated using (true);
grant select on public.phrase_words, public.phrase_words_built to anon, authenticated;
grant select, insert, update, delete on public.phrase_words, public.phrase_words_built to service_role;

-- The verses that share the rarest of the terms, those with most and rarest first, and `also` as {"known": [[term, verses], …], "verses": [[position, prior, [text, …]], …]}.
-- The texts are those of all versions; how well words stand in order is for the caller to see.
create function public.phrase_verses(terms text[], also integer[], wanted integer) returns json
language sql stable set search_path = '' as $$
  with asked as materialized (
    select p.term, p.verses, p.positions from public.phrase_words p where p.term = any (phrase_verses.terms)
  ),
  rarest as (
    select positions, ln(32000.0 / verses) as weight from asked where cardinality(positions) > 0 order by verses, term limit 8
  ),
  scored as (
    select position, sum(weight) as score from (select unnest(positions) as position, weight from rarest) as hits
    group by position
  ),
  best as (
    select position from (
      select s.position from scored s left join public.search_verses v using (position)
      order by s.score desc, v.prior desc nulls last, s.position limit phrase_verses.wanted
    ) as first
    union
    select unnest(phrase_verses.also)
  )
  select json_build_object(
    'known', (select coalesce(json_agg(json_build_array(term, verses)), '[]') from asked),
    'verses', (
      select coalesce(json_agg(json_build_array(b.position, coalesce(s.prior, 1), t.texts) order by b.position), '[]')
      from best b left join public.search_verses s using (position)
      cross join lateral (
        select coalesce(json_agg(v.text order by v.version_id), '[]') as texts
        from public.bible_versions bv join public.verses v on v.version_id = bv.id and v.position = b.position
      ) as t
    )
  )
$$;
grant execute on function public.phrase_verses(text[], integer[], integer) to anon, authenticated, service_role;
