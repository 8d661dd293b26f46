-- The API roles that every hosted Supabase project has before its first migration. Safe to run at every start. The
-- schema auth follows in auth/schema.sql.
--
-- As on a hosted project (since October 2026), the API roles get no default grants in public: migrations grant them.

do $$
declare
  missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = missing) then
      begin
        execute format('create role %I nologin noinherit %s', missing, case missing when 'service_role' then 'bypassrls' else '' end);
      exception
        -- Roles belong to the whole server, so another database's bootstrap may be creating them concurrently.
        when duplicate_object or unique_violation then null;
      end;
    end if;
    -- `set local role` requires membership of the role; a superuser needs none.
    if not pg_has_role(current_user, missing, 'member') then
      execute format('grant %I to current_user', missing);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
