-- What is said of the passages that verses stand in, for many verses at once: an answer or a study quotes a dozen of them.

-- {"43003016": {"sections": [[source, first verse, last verse, text], …], "point": [title, first verse, last verse] or null}, …}
create function public.comments_on(version text, at integer[], outlines text) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_object_agg(v.position, json_build_object(
    'sections', (
      select coalesce(json_agg(json_build_array(s.source_id, s.first_verse, s.last_verse, s.text) order by s.source_id, s.first_verse), '[]')
      from public.commentary_sections s
      where s.book = v.book and s.chapter = v.chapter and v.verse between s.first_verse and s.last_verse
    ),
    'point', (
      select json_build_array(o.title, o.first_verse, o.last_verse)
      from public.commentary_outlines o
      where o.source_id = outlines and o.book = v.book and o.chapter = v.chapter and v.verse between o.first_verse and o.last_verse
      order by o.position limit 1
    )
  )), '{}')
  from public.verses v where v.version_id = version and v.position = any (at)
$$;
comment on function public.comments_on is 'Commentary on the verses at positions, and the point of the chapter''s outline that each belongs to.';

revoke all on function public.comments_on(text, integer[], text) from public;
grant execute on function public.comments_on(text, integer[], text) to anon, authenticated, service_role;
