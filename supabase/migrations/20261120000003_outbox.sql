-- Mail that is to be sent. Whoever has something to say (sign-up, recovery, the contact function) writes a row, in the
-- transaction that gives rise to it; one sender delivers, at least once, and tries again while the mail server is down.
-- Browsers neither see it nor write it: no grant, and row-level security without a policy.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  -- What it is about, for people and statistics: 'confirmation', 'recovery', 'contact' …
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Exactly one address, without a name. Line breaks, commas and brackets would let a sender add headers or recipients.
  recipient text not null check (length(recipient) <= 255 and recipient ~ '^[^[:cntrl:][:space:],;:<>()"@]+@[^[:cntrl:][:space:],;:<>()"@]+$'),
  -- Where an answer goes, when not to the sender.
  reply_to text check (length(reply_to) <= 255 and reply_to ~ '^[^[:cntrl:][:space:],;:<>()"@]+@[^[:cntrl:][:space:],;:<>()"@]+$'),
  subject text not null check (length(subject) between 1 and 255 and subject !~ '[[:cntrl:]]'),
  -- The body. Removed when the mail server has taken the mail: it may hold a link that signs someone in.
  text text check (length(text) between 1 and 20000),
  html text check (length(html) <= 100000),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When to try (again). Null: sent, or given up (`last_error` says why).
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  -- The mail server's code, never its words: they may repeat the address.
  last_error text,
  check (text is not null or sent_at is not null)
);
comment on table public.outbox is 'Mail to be sent, and what became of it. For service_role only.';

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null;

alter table public.outbox enable row level security;
-- A hosted project grants new tables to everyone by default.
revoke all on public.outbox from public, anon, authenticated;
grant select, insert, update, delete on public.outbox to service_role;
