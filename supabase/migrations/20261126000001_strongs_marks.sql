-- Where in each verse the English stands that translates a Hebrew or Greek word. It is stored: read from the tagged verses, that of a
-- word as frequent as "the LORD" takes more than a second.

alter table public.concordance_strongs add column marks integer[] not null default '{}' check (cardinality(marks) % 3 = 0);
comment on column public.concordance_strongs.marks is
  'Triples of position, start and end, in order; the offsets are characters of the verse''s text. Empty until the words are imported again.';

-- {"entry": …, "occurrences", "verses": [[position, text], …], "marks": [position, start, end, position, start, end, …]}
create or replace function public.concordance_of_strongs(version text, wanted text) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'entry', (
      select json_build_object('lemma', coalesce(p.lemma, l.lemma), 'transliteration', l.transliteration, 'gloss', l.definition)
      from public.lexicon l left join public.pointed_lemmas p using (strongs) where l.strongs = wanted
    ),
    'occurrences', coalesce(s.occurrences, 0),
    'verses', case when s.positions is null then '[]' else public.verses_at(version, s.positions) end,
    'marks', coalesce(to_json(s.marks), '[]')
  )
  from (select 1) as once left join public.concordance_strongs s on s.version_id = version and s.strongs = wanted
$$;
