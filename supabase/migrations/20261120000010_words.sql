-- The words of the King James Version and what stands behind them: the concordance and the word-by-word detail of a verse.
-- Everyone may read it; only the importer writes. Verses are named by their position (see public.verses).

create table public.concordance_words (
  version_id text not null references public.bible_versions (id) on delete cascade,
  -- In lower case: 'love', 'love''s' and 'lovely' are three words.
  word text not null,
  occurrences integer not null check (occurrences > 0),
  -- Of the verses it stands in, ascending, each once.
  positions integer[] not null,
  primary key (version_id, word)
);
comment on table public.concordance_words is 'Every distinct word of a version and the verses it stands in.';

create table public.concordance_strongs (
  version_id text not null references public.bible_versions (id) on delete cascade,
  -- As in public.lexicon, which lacks a few of them.
  strongs text not null check (strongs ~ '^[HG][1-9][0-9]*$'),
  occurrences integer not null check (occurrences > 0),
  positions integer[] not null,
  primary key (version_id, strongs)
);
comment on table public.concordance_strongs is 'Every Hebrew and Greek word that a version renders and the verses it does so in.';

create table public.tagged_verses (
  version_id text not null references public.bible_versions (id) on delete cascade,
  position integer not null,
  -- The verse in pieces: [text], [text, ""] for words the translators added, or [text, numbers, codes, forms] for a tagged word,
  -- the last three separated by spaces, with '-' where something is not known.
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  primary key (version_id, position)
);
comment on table public.tagged_verses is 'Verses in pieces, with Strong''s numbers, codes of morphology and the forms of the original.';

create table public.pointed_lemmas (
  strongs text primary key check (strongs ~ '^H[1-9][0-9]*$'),
  lemma text not null,
  source_id text not null references public.sources (id)
);
comment on table public.pointed_lemmas is 'Hebrew and Aramaic dictionary forms with their points, which public.lexicon is without.';

alter table public.concordance_words enable row level security;
alter table public.concordance_strongs enable row level security;
alter table public.tagged_verses enable row level security;
alter table public.pointed_lemmas enable row level security;

create policy "anyone reads the concordance" on public.concordance_words for select to anon, authenticated using (true);
create policy "anyone reads the concordance" on public.concordance_strongs for select to anon, authenticated using (true);
create policy "anyone reads tagged verses" on public.tagged_verses for select to anon, authenticated using (true);
create policy "anyone reads lemmas" on public.pointed_lemmas for select to anon, authenticated using (true);

grant select on public.concordance_words, public.concordance_strongs, public.tagged_verses, public.pointed_lemmas to anon, authenticated;
grant select, insert, update, delete on public.concordance_words, public.concordance_strongs, public.tagged_verses, public.pointed_lemmas to service_role;

-- Verses at positions, as [[position, text], …] in canonical order. Text and not jsonb inside: "the" brings 24,091 of them.
create function public.verses_at(version text, at integer[]) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_array(v.position, v.text) order by v.position), '[]')
  from public.verses v where v.version_id = version and v.position = any (at)
$$;

-- {"occurrences", "verses": [[position, text], …], "possessive": {"occurrences", "verses"} or null}; null where the version has no such word.
create function public.concordance_of_word(version text, wanted text) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'occurrences', w.occurrences,
    'verses', public.verses_at(version, w.positions),
    'possessive', (
      select json_build_object('word', p.word, 'occurrences', p.occurrences, 'verses', cardinality(p.positions))
      from public.concordance_words p where p.version_id = version and p.word = wanted || '''s'
    )
  )
  from public.concordance_words w where w.version_id = version and w.word = wanted
$$;

-- All words of a version, as [[word, occurrences, verses], …].
create function public.concordance_vocabulary(version text) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_array(w.word, w.occurrences, cardinality(w.positions))), '[]')
  from public.concordance_words w where w.version_id = version
$$;

-- {"entry": …, "occurrences", "verses": [[position, text], …]}
create function public.concordance_of_strongs(version text, wanted text) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'entry', (
      select json_build_object('lemma', coalesce(p.lemma, l.lemma), 'transliteration', l.transliteration, 'gloss', l.definition)
      from public.lexicon l left join public.pointed_lemmas p using (strongs) where l.strongs = wanted
    ),
    'occurrences', coalesce(s.occurrences, 0),
    'verses', case when s.positions is null then '[]' else public.verses_at(version, s.positions) end
  )
  from (select 1) as once left join public.concordance_strongs s on s.version_id = version and s.strongs = wanted
$$;

-- {"items": …, "entries": {"G26": {"lemma", "transliteration", "gloss"}, …}}; null where the version has no such verse.
create function public.words_of_verse(version text, at integer) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'items', t.items,
    'entries', (
      select coalesce(json_object_agg(l.strongs, json_build_object('lemma', coalesce(p.lemma, l.lemma), 'transliteration', l.transliteration, 'gloss', l.definition)), '{}')
      from public.lexicon l left join public.pointed_lemmas p using (strongs)
      where l.strongs in (select unnest(string_to_array(item ->> 1, ' ')) from jsonb_array_elements(t.items) as item)
    )
  )
  from public.tagged_verses t where t.version_id = version and t.position = at
$$;

grant execute on function
  public.verses_at(text, integer[]), public.concordance_of_word(text, text), public.concordance_vocabulary(text),
  public.concordance_of_strongs(text, text), public.words_of_verse(text, integer) to anon, authenticated, service_role;
