-- What questions are answered from: the topics of Nave's, and an index over verses, topics, commentary and glosses, computed by the importer.
-- Everyone may read it; only the importer writes. Verses are named by their position (see public.verses).

create table public.topics (
  id integer primary key,
  -- As it is shown: 'Jesus, the Christ'.
  title text not null,
  -- Topics it sends the reader to.
  see integer[] not null,
  source_id text not null references public.sources (id)
);
comment on table public.topics is 'Topics of a topical Bible.';

create table public.topic_names (
  -- Lower case, words separated by single spaces: 'bath sheba', 'bathsheba'.
  name text not null,
  -- The terms of the name as the index has them (see public.search_postings), separated by spaces: names that differ in form only share it.
  terms text not null,
  topic_id integer not null references public.topics (id) on delete cascade,
  -- Whether it is the topic's own name or another one.
  own boolean not null,
  primary key (name, topic_id)
);
create index topic_names_by_terms on public.topic_names (terms);
comment on table public.topic_names is 'The names that topics are looked up by.';

create table public.topic_headings (
  id integer primary key,
  topic_id integer not null references public.topics (id) on delete cascade,
  -- 'Instances of: Abraham, of Sarah'; empty for what stands under the topic itself.
  heading text not null,
  -- First and last position of each passage, one after the other: [1014018, 1014020, 19110004, 19110004].
  passages integer[] not null check (cardinality(passages) % 2 = 0),
  -- The terms of topic and heading, as the index has them.
  terms text[] not null
);
create index topic_headings_of_topic on public.topic_headings (topic_id, id);
comment on table public.topic_headings is 'What stands under a topic, in its order, with the passages it names.';

create table public.search_verses (
  position integer primary key,
  -- How often cross-references and topics lead to the verse, weighed: what is often cited is likelier to be meant.
  prior real not null check (prior > 0),
  -- Of public.topic_headings that name it, in passages and not whole chapters.
  headings integer[] not null
);
comment on table public.search_verses is 'What the index knows of a verse, whatever is asked.';

create table public.search_postings (
  -- A word's stem: 'love', 'forgiv'.
  term text primary key,
  -- The verses it speaks of, most first, and how much, in hundredths. The best few hundred of a term are kept.
  positions integer[] not null,
  impacts smallint[] not null check (cardinality(impacts) = cardinality(positions))
);
comment on table public.search_postings is 'For each term the verses it is about: BM25 over the texts, topics, commentary and glosses, times the prior.';

create table public.word_renderings (
  -- The stem of an English word.
  term text primary key,
  -- [["G26", 86], …]: the words of the original that the King James Version renders so, most often first.
  originals jsonb not null check (jsonb_typeof(originals) = 'array')
);
comment on table public.word_renderings is 'Which words of the original stand behind a word of English.';

create table public.search_built (
  -- One row, or none while there is no index.
  one boolean primary key default true check (one),
  -- What it was made of, and by which importer.
  fingerprint text not null,
  -- {"terms", "verses", "pairs", "renderings"}
  counts jsonb not null,
  built_at timestamptz not null default now()
);
comment on table public.search_built is 'What the index in search_verses, search_postings and word_renderings was made of.';

alter table public.topics enable row level security;
alter table public.topic_names enable row level security;
alter table public.topic_headings enable row level security;
alter table public.search_verses enable row level security;
alter table public.search_postings enable row level security;
alter table public.word_renderings enable row level security;
alter table public.search_built enable row level security;

create policy "anyone reads topics" on public.topics for select to anon, authenticated using (true);
create policy "anyone reads the names of topics" on public.topic_names for select to anon, authenticated using (true);
create policy "anyone reads headings" on public.topic_headings for select to anon, authenticated using (true);
create policy "anyone reads the index" on public.search_verses for select to anon, authenticated using (true);
create policy "anyone reads the index" on public.search_postings for select to anon, authenticated using (true);
create policy "anyone reads renderings" on public.word_renderings for select to anon, authenticated using (true);
create policy "anyone reads what the index is made of" on public.search_built for select to anon, authenticated using (true);

grant select on public.topics, public.topic_names, public.topic_headings, public.search_verses, public.search_postings, public.word_renderings, public.search_built to anon, authenticated;
grant select, insert, update, delete on public.topics, public.topic_names, public.topic_headings, public.search_verses, public.search_postings, public.word_renderings, public.search_built to service_role;

-- The verses that weighted terms lead to, best first, as {"known": [term, …], "topics": [title, …], "verses": [[position, score, text, [term, …], [[topic, heading], …]], …]}.
-- Added up are the impacts of the terms; the best lend some of theirs to what they refer to; then the fourth
-- verse of a chapter, and those after it, make room for others. `topic_terms`: what topics are looked up by (see public.topic_names.terms). `version`: whose text is shown.
create function public.library_search(terms text[], weights real[], topic_terms text[], version text, wanted integer) returns json
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    with query as materialized (
      select p.term, q.weight, p.positions, p.impacts
      from unnest(library_search.terms, library_search.weights) as q (term, weight) join public.search_postings p using (term)
    ),
    scored as materialized (
      select position, sum(score) as score
      from (select unnest(positions) as position, unnest(impacts) * weight as score from query) as hits
      group by position order by 2 desc, 1 limit 300
    ),
    lent as (
      select t.position, sum(0.2 * l.score / l.prior * v.prior / sqrt(cardinality(l.targets) + 5)) as score
      from (
        select s.score, v.prior, c.targets
        from (select * from scored order by score desc, position limit 20) s
        join public.search_verses v using (position) join public.cross_references c using (position)
      ) l
      cross join lateral unnest(l.targets) as t (position) join public.search_verses v on v.position = t.position
      group by t.position
    ),
    summed as (
      select position, sum(score) as score from (select * from scored union all select * from lent) as either group by position order by 2 desc, 1 limit 120
    ),
    spread as (
      select position, score * power(0.6, greatest(0, row_number() over (partition by position / 1000 order by score desc, position) - 3)) as score
      from summed
    ),
    best as materialized (
      select position, score from spread order by score desc, position limit library_search.wanted
    ),
    headings as (
      select b.position, t.title, h.heading, row_number() over (partition by b.position order by m.weight / sqrt(cardinality(h.terms) + 1) desc, h.id) as place
      from best b join public.search_verses v using (position) join public.topic_headings h on h.id = any (v.headings)
      join public.topics t on t.id = h.topic_id
      cross join lateral (select sum(q.weight) as weight from query q where q.term = any (h.terms)) as m
      where h.terms && library_search.terms
    ),
    named as (
      select t.title, max(cardinality(string_to_array(n.terms, ' '))) as length, bool_or(n.own) as own
      from public.topic_names n join public.topics t on t.id = n.topic_id where n.terms = any (library_search.topic_terms) group by t.title
    )
    select json_build_object(
      'known', (select coalesce(json_agg(term), '[]') from query),
      'topics', (select coalesce(json_agg(title order by length desc, own desc, title), '[]') from named),
      'verses', (
        select coalesce(json_agg(json_build_array(
          b.position, b.score, coalesce(v.text, ''),
          (select coalesce(json_agg(q.term), '[]') from query q where b.position = any (q.positions)),
          coalesce(h.all, '[]')
        ) order by b.score desc, b.position), '[]')
        from best b
        left join public.verses v on v.version_id = library_search.version and v.position = b.position
        left join (
          select position, json_agg(json_build_array(title, heading) order by place) as all from headings where place <= 3 group by position
        ) as h on h.position = b.position
      )
    )
  );
end
$$;

-- Topics by their names, best first: [{"title", "by", "see": [title, …], "headings": [[heading, [first, last, …]], …]}, …]. `by` is 'name', 'other name',
-- 'link' (a topic that one so called sends its reader to, where it holds nothing itself) or 'nearest' (by a part of what was asked).
-- `runs`: the terms of the whole name first, then of parts of it (see public.topic_names.terms).
create function public.topics_called(wanted_name text, runs text[], wanted integer) returns json
language sql stable set search_path = '' as $$
  with called as (
    select n.topic_id as id, min(case when n.name = wanted_name and n.own then 0 when n.name = wanted_name then 1 when n.terms = runs[1] then 2 else 4 end) as rank,
      max(cardinality(string_to_array(n.terms, ' '))) as length
    from public.topic_names n where n.name = wanted_name or n.terms = any (runs) group by n.topic_id
  ),
  linked as (
    select see.id, 3 as rank, c.length
    from called c join public.topics t using (id) cross join lateral unnest(t.see) as see (id)
    where c.rank < 4 and not exists (select 1 from public.topic_headings h where h.topic_id = c.id)
  ),
  best as (
    select id, min(rank) as rank, max(length) as length from (select * from called union all select * from linked) as either
    group by id order by 2, 3 desc, 1 limit wanted
  )
  select coalesce(json_agg(json_build_object(
    'title', t.title,
    'by', (array['name', 'other name', 'other name', 'link', 'nearest'])[b.rank + 1],
    'see', (select coalesce(json_agg(s.title order by see.place), '[]') from unnest(t.see) with ordinality as see (id, place) join public.topics s on s.id = see.id),
    'headings', (select coalesce(json_agg(json_build_array(h.heading, h.passages) order by h.id), '[]') from public.topic_headings h where h.topic_id = t.id)
  ) order by b.rank, b.length desc, t.id), '[]')
  from best b join public.topics t using (id)
$$;

-- The names of all topics, as [name, …].
create function public.topic_vocabulary() returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(name), '[]') from (select distinct name from public.topic_names) as names
$$;

-- The words of the original behind an English term, most often so rendered first, as [{"strongs", "language", "lemma", "transliteration", "definition", "occurrences"}, …].
create function public.originals_behind(wanted_term text, wanted integer) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'strongs', l.strongs, 'language', l.language, 'lemma', coalesce(p.lemma, l.lemma), 'transliteration', l.transliteration,
    'definition', l.definition, 'occurrences', (o.original ->> 1)::integer
  ) order by o.place), '[]')
  from public.word_renderings r cross join lateral jsonb_array_elements(r.originals) with ordinality as o (original, place)
  join public.lexicon l on l.strongs = o.original ->> 0 left join public.pointed_lemmas p on p.strongs = l.strongs
  where r.term = wanted_term and o.place <= wanted
$$;

grant execute on function
  public.library_search(text[], real[], text[], text, integer), public.topics_called(text, text[], integer), public.topic_vocabulary(),
  public.originals_behind(text, integer) to anon, authenticated, service_role;
