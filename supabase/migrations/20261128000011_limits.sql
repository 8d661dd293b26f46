-- Nobody fills the database: how much one person may store. Highlights and notes are as many as there are verses.

create function private.limit_bytes() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  size text;
  bytes bigint;
begin
  select string_agg(format('coalesce(octet_length(%I::text), 0)', name), ' + ') into size
    from unnest(tg_argv[1:tg_nargs - 1]) as columns (name);
  for owner in select distinct user_id from written loop
    -- One at a time for each owner, as in limit_rows.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner::text, 0));
    execute format('select sum(%s) from %I.%I where user_id = $1', size, tg_table_schema, tg_table_name) into bytes using owner;
    if bytes > tg_argv[0]::bigint then
      raise check_violation using message = format('at most %s bytes of %s', tg_argv[0], tg_table_name);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.limit_bytes is
  'Refuses what makes the texts of one person longer than the first argument says, in bytes; the others name the columns.';
revoke all on function private.limit_bytes() from public;

-- A study that people make has some ten thousand bytes.
create trigger limit_rows after insert on public.saved_studies
  referencing new table as added for each statement execute function private.limit_rows(1000);
create trigger limit_inserted_bytes after insert on public.saved_studies
  referencing new table as written for each statement execute function private.limit_bytes(10000000, 'title', 'introduction',
    'key_scriptures', 'study_sections', 'reflection_questions', 'user_answers', 'concluding_prayer', 'suggested_long_reads');
create trigger limit_updated_bytes after update on public.saved_studies
  referencing new table as written for each statement execute function private.limit_bytes(10000000, 'title', 'introduction',
    'key_scriptures', 'study_sections', 'reflection_questions', 'user_answers', 'concluding_prayer', 'suggested_long_reads');
-- Several books.
create trigger limit_inserted_bytes after insert on public.notes
  referencing new table as written for each statement execute function private.limit_bytes(10000000, 'note_text');
create trigger limit_updated_bytes after update on public.notes
  referencing new table as written for each statement execute function private.limit_bytes(10000000, 'note_text');
create trigger limit_inserted_bytes after insert on public.collections
  referencing new table as written for each statement execute function private.limit_bytes(10000000, 'title', 'items');
create trigger limit_updated_bytes after update on public.collections
  referencing new table as written for each statement execute function private.limit_bytes(10000000, 'title', 'items');
