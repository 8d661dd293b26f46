-- What examining a text asks for: which verses have words of its quotations, their texts in all versions, and what the original words mean.

-- [[term, verses, positions], …]: every known term of the phrases; the positions of those that are among the six rarest of a phrase.
create function public.examined_places(phrases json) returns json
language sql stable set search_path = '' as $$
  with asked as (
    select phrase.ordinality as number, word.term
    from json_array_elements(examined_places.phrases) with ordinality as phrase (terms, ordinality)
    cross join lateral json_array_elements_text(phrase.terms) as word (term)
    group by 1, 2
  ),
  ranked as (
    select p.term, p.verses, row_number() over (partition by a.number order by cardinality(p.positions) = 0, p.verses, p.term) as rank
    from asked a join public.phrase_words p using (term)
  ),
  wanted as (select term, min(rank) <= 6 as rare from ranked group by term)
  select coalesce(json_agg(json_build_array(p.term, p.verses, case when w.rare then p.positions else '{}' end)), '[]')
  from wanted w join public.phrase_words p using (term)
$$;

-- [[position, [[version, text], …]], …], of every version that has the verse.
create function public.examined_verses(at integer[]) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_array(position, texts)), '[]') from (
    select v.position, json_agg(json_build_array(v.version_id, v.text) order by v.version_id) as texts
    from public.bible_versions b join public.verses v on v.version_id = b.id and v.position = any (examined_verses.at)
    group by v.position
  ) as found
$$;

-- [[position, text], …]: what the dictionaries say about the original words that the tagged versions render there.
create function public.verse_meanings(at integer[]) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_array(position, meaning)), '[]') from (
    select t.position, string_agg(distinct l.definition, ' ') as meaning
    from public.tagged_verses t
    cross join lateral jsonb_array_elements(t.items) as item
    cross join lateral string_to_table(item ->> 1, ' ') as tag (strongs)
    join public.lexicon l on l.strongs = tag.strongs
    where t.position = any (verse_meanings.at) and t.version_id in (select id from public.bible_versions)
    group by t.position
  ) as found
$$;

grant execute on function public.examined_places(json), public.examined_verses(integer[]), public.verse_meanings(integer[]) to anon, authenticated, service_role;
