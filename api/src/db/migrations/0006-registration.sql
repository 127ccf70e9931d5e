-- Asking for access, setting a password by a mailed link, and renewing a session's key.

-- Nobody can sign in until the link in the mail was used.
alter table users alter column password_hash drop not null;

-- What somebody said who asked for access, and what became of it.
create table registrations (
  id integer generated always as identity primary key,
  name text not null,
  last_name text not null,
  email text collate "C" not null,
  company text not null,
  phone text not null default '',
  group_code text collate "C" not null check (group_code in ('DLR', 'WIN', 'CUS')),
  account_number text not null default '',
  message text not null default '',
  language text collate "C" not null,
  requested_at timestamptz not null,
  state text collate "C" not null default 'waiting'
    check (state in ('waiting', 'approved', 'declined')),
  decided_by text,
  decided_at timestamptz,
  user_id integer references users on delete set null,
  check ((state = 'waiting') = (decided_at is null))
);
-- Who asks again while waiting changes what they said.
create unique index registrations_waiting on registrations (lower(email)) where state = 'waiting';
create index registrations_order on registrations (state, requested_at);

-- What a mailed link carries: used once, and only while it is the newest of its user.
create table password_links (
  link_hash text collate "C" primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_links_user on password_links (user_id);
create index password_links_expiry on password_links (expires_at);

-- When the key is to be renewed, and the one before it, which serves calls under way.
alter table sessions
  add column key_due_at timestamptz not null default now(),
  add column previous_key_hash text collate "C",
  add column previous_key_until timestamptz;
alter table sessions alter column key_due_at drop default;
