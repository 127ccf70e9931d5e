-- Reports that are made as files while nobody waits for the answer.

create table generated_reports (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  account_id integer not null references accounts (id),
  name text not null,
  format smallint not null check (format in (1, 2, 3)),
  state text collate "C" not null
    check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled')),
  done smallint not null default 0,
  parts smallint not null,
  failure text collate "C",
  request json,
  locale text not null,
  user_time text not null,
  client_key text collate "C",
  file text collate "C" unique,
  size bigint,
  created_at timestamptz not null,
  seen_at timestamptz,
  expires_at timestamptz not null,
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'ready') = (size is not null)),
  check ((request is not null) = (state in ('waiting', 'running')))
);

comment on column generated_reports.request is
  'What was asked for, drawings included; forgotten when it is no longer needed.';
comment on column generated_reports.file is 'Its name in the folder of exports, once it is begun.';
comment on column generated_reports.seen_at is
  'When the process that makes it last said so: one that is silent for long has ended.';
comment on column generated_reports.client_key is
  'By which an order that is sent twice is known.';

create index generated_reports_owner on generated_reports (user_id, created_at);
create index generated_reports_waiting on generated_reports (created_at)
  where state in ('waiting', 'running');
create index generated_reports_expiry on generated_reports (expires_at);
create unique index generated_reports_client_key
  on generated_reports (user_id, client_key) where client_key is not null;
