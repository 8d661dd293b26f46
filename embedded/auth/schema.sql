-- The accounts that a hosted project provides. Table and column names are GoTrue's wherever it has them, so that
-- migrations and policies written for a hosted project also work here. Safe to apply again at every start. Expects the
-- roles anon, authenticated and service_role.

create schema if not exists auth;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  -- Always lower case.
  email text not null unique check (email = lower(email) and length(email) <= 255),
  -- argon2id, in the PHC string format. Null until the address is confirmed.
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (email_confirmed_at) stored,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  -- The requested new address, not confirmed yet. Empty: no change is pending.
  email_change text not null default '',
  email_change_sent_at timestamptz,
  -- 0: neither address has confirmed; 1: one of the two has.
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status in (0, 1)),
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1',
  -- How the session began: 'password', 'recovery' for a mail about a forgotten password, 'otp' for another link or code
  -- from an email. GoTrue keeps this in mfa_amr_claims.
  authentication_method text not null,
  refreshed_at timestamptz,
  not_after timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the token and of its predecessor. The token itself is derived from the project's secret, so a leaked
  -- table signs nobody in.
  token text not null unique,
  parent text,
  -- How many tokens the session had before this one.
  counter integer not null,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- At most one token of a session is valid, so two concurrent refreshes cannot both rotate.
create unique index if not exists refresh_tokens_active_idx on auth.refresh_tokens (session_id) where not revoked;
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
create index if not exists refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);

create table if not exists auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in (
    'confirmation_token', 'recovery_token', 'reauthentication_token', 'email_change_token_new', 'email_change_token_current')),
  -- Keyed hashes of the token in the email's link, and of the code that may be typed instead.
  token_hash text not null unique,
  code_hash text not null,
  -- The address the email was sent to.
  relates_to text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Earlier versions kept one token of a kind. Several mails of a kind are valid: who asks for one does not void another.
alter table auth.one_time_tokens drop constraint if exists one_time_tokens_user_id_token_type_key;
create index if not exists one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
-- What a sign-up chose. The account gets it when the link or code of that sign-up is used, and not before: until then nobody
-- has shown that the address is theirs. Null: there were several sign-ups, and whoever confirms chooses a new password.
alter table auth.one_time_tokens
  add column if not exists encrypted_password text,
  add column if not exists user_metadata jsonb;
create index if not exists one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

-- The caller's identity for row-level security: the claims that REST sets for the duration of a transaction.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

-- Everyone may call the functions. Only the owner may access the tables.
grant usage on schema auth to anon, authenticated, service_role;
revoke all on all tables in schema auth from public, anon, authenticated, service_role;
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;
