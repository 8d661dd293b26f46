-- A term counts once, however often a request repeats it, and a request has a thousand at most: each cost all verses that
-- have it, and every heading was compared with all of them.

create or replace function public.library_search(terms text[], weights real[], topic_terms text[], version text, wanted integer) returns json
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  if greatest(cardinality(terms), cardinality(topic_terms)) > 1000 then
    raise exception 'A search has at most 1000 terms' using errcode = '22023';
  end if;
  return (
    with query as materialized (
      select p.term, q.weight, p.positions, p.impacts
      from (
        select term, max(weight) as weight from unnest(library_search.terms, library_search.weights) as each (term, weight) group by term
      ) as q join public.search_postings p using (term)
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
