-- A session token is signed for an hour. Its session may end before: by signing out, by a new password, with the account.
-- PostgREST calls this function before each request, with the role and the claims already set, and the embedded REST does
-- so too.

create function private.require_session() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'role' = 'authenticated' and not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid() and (not_after is null or not_after > now())
  ) then
    -- PostgREST answers 401 to this code.
    raise sqlstate 'PT401' using message = 'The session has ended', hint = 'Sign in again.';
  end if;
end
$$;
comment on function private.require_session is 'Refuses the token of a session that has ended: set as pgrst.db_pre_request.';

revoke all on function private.require_session() from public;
grant execute on function private.require_session() to anon, authenticated, service_role;
-- Nothing else in this schema may be called by them, but for what constraints and policies call.
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project connects as this role; the embedded server has none, and names the function itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.require_session';
    notify pgrst, 'reload config';
  end if;
end
$$;
