-- Analysis reports that users keep as they were made, and the work of making them.

create table kept_reports (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  report_type text collate "C" not null check (report_type in ('0', '1', '2', '3')),
  name text not null check (name <> ''),
  subject text not null,
  request json not null,
  user_time text not null,
  account_ids integer[] not null,
  unit_ids integer[] not null,
  dealer_ids integer[],
  state text collate "C" not null
    check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled')),
  done smallint not null default 0,
  parts smallint not null,
  failure text collate "C",
  runs integer not null default 0,
  answer json,
  form_version smallint not null,
  made_at timestamptz,
  client_key text collate "C",
  created_at timestamptz not null,
  ordered_at timestamptz not null,
  seen_at timestamptz,
  deleted_at timestamptz,
  check ((state = 'failed') = (failure is not null)),
  check ((answer is null) = (made_at is null)),
  check (state <> 'ready' or answer is not null)
);

comment on column kept_reports.subject is 'Of what it is, as people call it; empty for everything.';
comment on column kept_reports.account_ids is
  'This, units and dealers: whoever does not see one of them any more does not see the report.';
comment on column kept_reports.dealer_ids is
  'Whose work its user saw; null for a user who saw everybody''s.';
comment on column kept_reports.state is 'Of the work on it, which its figures of before outlast.';
comment on column kept_reports.runs is
  'Counts how often it was begun, so that work that was given up writes nothing any more.';
comment on column kept_reports.form_version is 'The version of the form of answer.';
comment on column kept_reports.ordered_at is 'When it was asked for last; user_time is of then.';
comment on column kept_reports.seen_at is
  'When the process that makes it last said so: one that is silent for long has ended.';
comment on column kept_reports.client_key is 'By which an order that is sent twice is known.';
comment on column kept_reports.deleted_at is 'Since when it can only be restored.';

create index kept_reports_owner on kept_reports (user_id, report_type, created_at);
create index kept_reports_waiting on kept_reports (ordered_at)
  where state in ('waiting', 'running');
create unique index kept_reports_client_key
  on kept_reports (user_id, client_key) where client_key is not null;
create index kept_reports_deleted on kept_reports (deleted_at) where deleted_at is not null;
