-- Users, rights, sessions and what guards signing in. Secrets are kept as hashes only.

create table users (
  id integer generated always as identity primary key,
  login text collate "C" not null,
  email text collate "C" not null,
  name text not null,
  last_name text not null,
  group_code text collate "C" not null check (group_code in ('GYR', 'SSC', 'DLR', 'WIN', 'CUS')),
  password_hash text not null,
  -- Locked by an administrator, until an administrator unlocks; failed sign-ins lock by
  -- sign_in_attempts.
  is_locked boolean not null default false,
  -- 0: mm, bar, km; 1: 32nds of an inch, psi, miles; 2: mm, psi, km
  unit_of_measurement text not null default '1' check (unit_of_measurement in ('0', '1', '2')),
  currency_symbol text not null default '$',
  agreed_to_terms boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index users_login on users (lower(login));
create unique index users_email on users (lower(email));

create table user_rights (
  user_id integer not null references users on delete cascade,
  right_code text collate "C" not null,
  primary key (user_id, right_code)
);

-- The token and the API key are opaque; both must fit.
create table sessions (
  token_hash text collate "C" primary key,
  api_key_hash text collate "C" not null,
  user_id integer not null references users on delete cascade,
  started_at timestamptz not null,
  ends_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_end on sessions (ends_at);

-- What the sign-in page hands to the portal through the address: used once, within a minute.
create table sign_in_codes (
  code_hash text collate "C" primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_codes_user on sign_in_codes (user_id);
create index sign_in_codes_expiry on sign_in_codes (expires_at);

-- Failed sign-ins by address, counted for addresses that nobody has as well, so that a lock tells
-- nothing. The address is hashed: people type passwords into the wrong field.
create table sign_in_attempts (
  address_hash text collate "C" primary key,
  attempts integer not null,
  last_attempt_at timestamptz not null,
  locked_until timestamptz
);
create index sign_in_attempts_age on sign_in_attempts (last_attempt_at);

create table rate_limits (
  limit_key text collate "C" primary key,
  window_started_at timestamptz not null,
  hits integer not null
);
create index rate_limits_age on rate_limits (window_started_at);

-- What is too long for an address; kept once for each user and content.
create table kept_records (
  id text collate "C" primary key,
  user_id integer not null references users on delete cascade,
  record_hash text collate "C" not null,
  record text not null,
  kept_at timestamptz not null,
  unique (user_id, record_hash)
);
