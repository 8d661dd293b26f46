-- What people write has no numbers in its JSON. 1e131000 is a few bytes until it becomes text: 131,001 digits.

-- A trigger, not a constraint: a violated constraint writes the row into its message, as text.
create function private.refuse_numbers() returns trigger
  language plpgsql set search_path = '' as $$
declare
  name text;
begin
  foreach name in array tg_argv loop
    if jsonb_path_exists(to_jsonb(new) -> name, '$.** ? (@.type() == "number")') then
      raise check_violation using message = format('%s may have no numbers', name);
    end if;
  end loop;
  return new;
end
$$;
comment on function private.refuse_numbers is 'Refuses a row with a number in one of the columns that the arguments name, before anything makes text of it.';
revoke all on function private.refuse_numbers() from public;

-- Before every other trigger: they are called in the order of their names.
create trigger a_refuse_numbers before insert or update of items on public.collections
  for each row execute function private.refuse_numbers('items');
create trigger a_refuse_numbers before insert or update of books on public.reading_plans
  for each row execute function private.refuse_numbers('books');
create trigger a_refuse_numbers before insert or update of key_scriptures, study_sections, reflection_questions, user_answers, suggested_long_reads
  on public.saved_studies for each row execute function private.refuse_numbers(
    'key_scriptures', 'study_sections', 'reflection_questions', 'user_answers', 'suggested_long_reads');
