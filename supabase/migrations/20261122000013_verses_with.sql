-- For the search over verses: the verses of a version that may have all of some words.

-- [[position, text], …] in canonical order; [] where a term is in no version. The index is over all versions, so the
-- caller sees which of them have the words. Terms that too many verses have (see public.phrase_words) narrow nothing.
create function public.verses_with(version text, terms text[]) returns json
language sql stable set search_path = '' as $$
  with asked as materialized (select p.positions from public.phrase_words p where p.term = any (verses_with.terms)),
  narrowing as materialized (select positions from asked where cardinality(positions) > 0),
  shared as (
    select position from (select unnest(positions) as position from narrowing) as each
    group by position having count(*) = (select count(*) from narrowing)
  )
  select case
    when (select count(*) from asked) < cardinality(verses_with.terms) then '[]'
    when exists (select from narrowing) then public.verses_at(verses_with.version, array(select position from shared))
    else (
      select coalesce(json_agg(json_build_array(v.position, v.text) order by v.position), '[]')
      from public.verses v where v.version_id = verses_with.version
    )
  end
$$;
comment on function public.verses_with is 'The verses of a version that may have all of some terms, each named once.';
grant execute on function public.verses_with(text, text[]) to anon, authenticated, service_role;
