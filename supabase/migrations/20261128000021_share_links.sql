-- A link stays its owner's when it is taken back: whoever knows it cannot make it lead to something of their own.

create table private.share_links (
  token uuid primary key,
  -- Null once the account is deleted; the link then stays nobody's.
  user_id uuid references auth.users (id) on delete set null
);
create index share_links_of_user on private.share_links (user_id);
comment on table private.share_links is 'Every link that a collection had, and whose it is.';
revoke all on private.share_links from public;
insert into private.share_links select share_token, user_id from public.collections where share_token is not null;

create trigger limit_rows after insert on private.share_links
  referencing new table as added for each statement execute function private.limit_rows(5000);

create function private.own_share_link() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.share_links values (new.share_token, new.user_id) on conflict do nothing;
  if not exists (select from private.share_links where token = new.share_token and user_id = new.user_id) then
    raise check_violation using message = 'this link was somebody else''s';
  end if;
  return null;
end
$$;
comment on function private.own_share_link is 'Refuses a link that a collection of another person has or had.';
revoke all on function private.own_share_link() from public;

-- After, so that a row that a policy or a constraint refuses records nothing.
create trigger own_share_link after insert or update of share_token, user_id on public.collections
  for each row when (new.share_token is not null) execute function private.own_share_link();
