-- A part of a word's verses, for screens that show the first ones while the others are on their way.

-- {"occurrences", "possessive"} as concordance_of_word; "verses": those after the first `skipped`, `most` at most;
-- "whole": {"verses": how many the word stands in, "books": [[number of the book, how many of its verses], …]}.
create function public.concordance_part_of_word(version text, wanted text, skipped integer, most integer) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'occurrences', w.occurrences,
    'verses', public.verses_at(version, w.positions[skipped + 1:skipped + most]),
    'possessive', (
      select json_build_object('word', p.word, 'occurrences', p.occurrences, 'verses', cardinality(p.positions))
      from public.concordance_words p where p.version_id = version and p.word = wanted || '''s'
    ),
    'whole', json_build_object('verses', cardinality(w.positions), 'books', (
      select json_agg(json_build_array(b.book, b.verses) order by b.book)
      from (select at / 1000000 as book, count(*) as verses from unnest(w.positions) as p (at) group by 1) as b
    ))
  )
  from public.concordance_words w where w.version_id = version and w.word = wanted
$$;
grant execute on function public.concordance_part_of_word(text, text, integer, integer) to anon, authenticated, service_role;
