-- What people write on the contact page. Stored is success: the row and the mail that tells of it are one transaction, so a
-- mail server that is down loses nothing. Only the function send-contact-email writes here, as service_role; browsers neither
-- see it nor write it: no grant, and row-level security without a policy.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  -- As it was typed: nobody has shown that it is theirs.
  email text not null check (char_length(email) <= 255 and email ~ '^[^[:cntrl:][:space:],;:<>()"@]+@[^[:cntrl:][:space:],;:<>()"@]+$'),
  subject text not null check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  message text not null check (char_length(message) between 1 and 2000),
  received_at timestamptz not null default now()
);
create index contact_messages_by_age on public.contact_messages (received_at);
comment on table public.contact_messages is 'Messages to the provider, kept for 365 days. For service_role only.';

-- There is deliberately no column for who sent it.
create table public.prayer_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  message text not null check (char_length(message) between 1 and 2000),
  -- The day only: a moment could be laid beside the moments at which people signed in.
  received_on date not null default (now() at time zone 'utc')::date
);
create index prayer_requests_by_age on public.prayer_requests (received_on);
comment on table public.prayer_requests is 'Prayer requests, kept for 90 days. Name ''Anonymous'' where none was given. For service_role only.';

alter table public.contact_messages enable row level security;
alter table public.prayer_requests enable row level security;
-- An older project grants new tables to everyone by default.
revoke all on public.contact_messages, public.prayer_requests from public, anon, authenticated;
grant select, insert, update, delete on public.contact_messages, public.prayer_requests to service_role;

create function public.receive_contact_message(sender_name text, sender_email text, subject_line text, message_text text, recipient_email text)
  returns void language sql set search_path = '' as $$
  insert into public.contact_messages (name, email, subject, message) values (sender_name, sender_email, subject_line, message_text);
  insert into public.outbox (kind, recipient, reply_to, subject, text)
    values ('contact', recipient_email, sender_email, 'Contact: ' || subject_line,
      message_text || E'\n\n-- \n' || sender_name || ' wrote this on the contact page. An answer to this mail goes to ' || sender_email || E'.\n');
$$;
comment on function public.receive_contact_message is 'Stores a message and queues the mail to the provider, whose answer goes to the sender.';

create function public.receive_prayer_request(sender_name text, message_text text, recipient_email text)
  returns void language sql set search_path = '' as $$
  insert into public.prayer_requests (name, message) values (sender_name, message_text);
  insert into public.outbox (kind, recipient, subject, text)
    values ('prayer', recipient_email, 'Prayer request from ' || sender_name,
      message_text || E'\n\n-- \nA prayer request from ' || sender_name || E', written in confidence. Please delete this mail within 90 days, as the stored request is.\n');
$$;
comment on function public.receive_prayer_request is 'Stores a prayer request and queues the mail to the provider.';

-- Called daily: by the embedded Supabase itself, on a hosted project by pg_cron (docs/deploy.md).
create function public.forget_old_prayers() returns void language sql set search_path = '' as $$
  delete from public.prayer_requests where received_on < (now() at time zone 'utc')::date - 90;
  delete from public.outbox where kind = 'prayer' and created_at < now() - interval '90 days';
$$;
comment on function public.forget_old_prayers is 'Removes prayer requests older than 90 days, and mails about them.';

create function public.forget_old_contact_messages() returns void language sql set search_path = '' as $$
  delete from public.contact_messages where received_at < now() - interval '365 days';
  delete from public.outbox where kind = 'contact' and created_at < now() - interval '365 days';
$$;
comment on function public.forget_old_contact_messages is 'Removes messages older than 365 days, and mails about them.';

-- Functions are everyone's unless that is taken away.
revoke all on function public.receive_contact_message, public.receive_prayer_request, public.forget_old_prayers, public.forget_old_contact_messages
  from public, anon, authenticated;
grant execute on function public.receive_contact_message, public.receive_prayer_request, public.forget_old_prayers, public.forget_old_contact_messages
  to service_role;
