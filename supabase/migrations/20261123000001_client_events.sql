-- What pages say about the versions they run: how long something took, and what failed. Nothing of a person: no address, no
-- message, no id, and the minute only. Only the function client-events writes here, as service_role, and only the release tool
-- reads it, with the secret key: no grant for others, and row-level security without a policy.

create function private.is_stack(value jsonb) returns boolean
  language sql immutable parallel safe
  return case when jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 10 or octet_length(value::text) > 4000 then false
    else not exists (
      select from jsonb_array_elements(value) frame
      where jsonb_typeof(frame) <> 'object'
        or coalesce(jsonb_typeof(frame -> 'line') <> 'number', true)
        or coalesce(jsonb_typeof(frame -> 'column') <> 'number', true)
        or coalesce((frame ->> 'file') !~ '^/(r|shell)(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.js$', true)
        or case when jsonb_typeof(frame) = 'object' then frame - '{file,line,column}'::text[] <> '{}' end)
    end;
comment on function private.is_stack is 'At most ten frames [{file, line, column}] of our own scripts, and nothing beside them.';

create table public.client_events (
  id bigint generated always as identity primary key,
  -- The minute only: a moment could be laid beside the moments at which people signed in.
  received_at timestamptz not null default date_trunc('minute', now()),
  remote text not null check (remote ~ '^[a-z][a-z0-9-]{0,39}$'),
  version text not null check (version ~ '^[0-9a-z][A-Za-z0-9_.+-]{0,79}$'),
  cohort text not null check (cohort in ('stable', 'percentage', 'override')),
  revision integer not null check (revision >= 0),
  route text not null check (route ~ '^/[A-Za-z0-9_:?*/-]{0,99}$'),
  phase text not null check (phase in ('load', 'render', 'handler', 'promise', 'page')),
  kind text not null check (kind in ('measured', 'unreachable', 'starting', 'thrown')),
  metric text check (metric in ('load', 'FCP', 'LCP', 'CLS', 'INP', 'TTFB')),
  ms real check (ms >= 0),
  frames jsonb not null default '[]' check (private.is_stack(frames)),
  check ((kind = 'measured') = (metric is not null) and (metric is null) = (ms is null))
);
create index client_events_by_age on public.client_events (received_at);
comment on table public.client_events is 'Measures and failures of pages by version, kept for 30 days. For service_role only.';

-- Whoever has the address of the function can send events. They cannot fill the disk: the newest million are kept.
create function private.limit_client_events() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.client_events where id <= (select max(id) from public.client_events) - 1000000;
  return null;
end $$;
create trigger limit_rows after insert on public.client_events for each statement execute function private.limit_client_events();

alter table public.client_events enable row level security;
revoke all on public.client_events from public, anon, authenticated;
grant select, insert, delete on public.client_events to service_role;

-- Called daily, as in 20261120000004_contact.sql.
create function public.forget_old_client_events() returns void language sql set search_path = '' as $$
  delete from public.client_events where received_at < now() - interval '30 days'
$$;
comment on function public.forget_old_client_events is 'Removes what pages said more than 30 days ago.';

-- What an operator's tab tried is not what visitors had.
create function public.client_failures(hours integer) returns table (remote text, version text, failures bigint, loads bigint)
  language sql stable set search_path = '' as $$
  select remote, version, count(*) filter (where kind <> 'measured'), count(*) filter (where metric = 'load')
  from public.client_events
  where received_at > now() - make_interval(hours => hours) and cohort <> 'override'
  group by remote, version order by remote, version
$$;
comment on function public.client_failures is 'Failures of each version in these last hours, and how many measured loads there were.';

create function public.client_measures(hours integer)
  returns table (remote text, route text, version text, metric text, p75 double precision, measures bigint)
  language sql stable set search_path = '' as $$
  select remote, route, version, metric, percentile_cont(0.75) within group (order by ms), count(*)
  from public.client_events
  where received_at > now() - make_interval(hours => hours) and cohort <> 'override' and kind = 'measured'
  group by remote, route, version, metric order by remote, route, version, metric
$$;
comment on function public.client_measures is 'The 75th percentile of each measure in these last hours, by route and version.';

create function public.client_stacks(hours integer)
  returns table (remote text, version text, phase text, kind text, frames jsonb, times bigint, routes text[], last_at timestamptz)
  language sql stable set search_path = '' as $$
  select remote, version, phase, kind, frames, count(*), array_agg(distinct route), max(received_at)
  from public.client_events
  where received_at > now() - make_interval(hours => hours) and kind <> 'measured'
  group by remote, version, phase, kind, frames order by count(*) desc, max(received_at) desc limit 20
$$;
comment on function public.client_stacks is 'The failures of these last hours that came most often, an operator''s tab included.';

revoke all on function public.forget_old_client_events, public.client_failures, public.client_measures, public.client_stacks
  from public, anon, authenticated;
grant execute on function public.forget_old_client_events, public.client_failures, public.client_measures, public.client_stacks to service_role;
revoke all on function private.limit_client_events, private.is_stack from public, anon, authenticated;
grant execute on function private.is_stack to service_role;
