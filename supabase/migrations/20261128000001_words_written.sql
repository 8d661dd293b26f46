-- Words of the original as people write them: ἀγάπη without its accents, חֶסֶד without its points, "agape", "hesed" or "chesed".

-- One or more words in the spelling in which they are compared. No longer than they are anywhere: visitors may call this.
create function public.word_form(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    translate(
      replace(replace(replace(replace(
        regexp_replace(normalize(replace(lower(left(written, 200)), 'ᵉ', 'e'), NFD), '[^a-zα-ωא-ת ]', '', 'g'),
        'ch', 'h'), 'kh', 'h'), 'ph', 'f'), 'tz', 'ts'),
      'qyvwς', 'kibbσ'
    ),
    '([a-z])\1+', '\1', 'g'
  )
$$;

-- The spellings of an entry of the dictionaries.
create function public.word_forms(lemma text, transliteration text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select string_to_array(public.word_form(lemma || ' ' || coalesce(transliteration, '')), ' ')
$$;

create index lexicon_word_forms on public.lexicon using gin (public.word_forms(lemma, transliteration));

-- [{"strongs", "lemma", "gloss", "occurrences"}, …], the most frequent first.
create function public.words_written(version text, written text) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(w order by w.occurrences desc, w.strongs), '[]')
  from (
    select l.strongs, coalesce(p.lemma, l.lemma) as lemma, l.definition as gloss, coalesce(s.occurrences, 0) as occurrences
    from public.lexicon l
      left join public.pointed_lemmas p on p.strongs = l.strongs
      left join public.concordance_strongs s on s.version_id = version and s.strongs = l.strongs
    where public.word_forms(l.lemma, l.transliteration) operator(pg_catalog.@>) array[public.word_form(left(written, 60))]
      and public.word_form(left(written, 60)) <> ''
    limit 20
  ) w
$$;

grant execute on function public.word_form(text), public.word_forms(text, text), public.words_written(text, text) to anon, authenticated, service_role;
