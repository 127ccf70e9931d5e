-- What users keep of the fleet dashboard under a name of their own: templates and favorites.

create table dashboard_templates (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  account_id integer not null references accounts (id),
  name text not null check (name <> ''),
  tab_type text collate "C" not null
    check (tab_type in ('purchases', 'service', 'retreading', 'casingdurability', 'combined')),
  date_type text collate "C" not null check (date_type in ('0', '1', '2', '3', '4')),
  date_from date not null,
  date_to date not null,
  form_version smallint not null,
  saved_report json not null,
  revision integer not null default 1,
  client_key text collate "C",
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz
);

comment on column dashboard_templates.tab_type is
  'This, the account and the dates repeat what the saved report says: the list sorts by them.';
comment on column dashboard_templates.form_version is 'The version of the form of saved_report.';
comment on column dashboard_templates.revision is
  'Counts the changes: who saves names the one that was read, so that the second of two is told.';
comment on column dashboard_templates.client_key is
  'By which a creation that is sent twice is known.';
comment on column dashboard_templates.deleted_at is 'Since when it can only be restored.';

-- A collation that knows every script's letters, whatever the database was made with.
create unique index dashboard_templates_name
  on dashboard_templates (user_id, lower(name collate "und-x-icu")) where deleted_at is null;
create unique index dashboard_templates_client_key
  on dashboard_templates (user_id, client_key) where client_key is not null;
create index dashboard_templates_deleted
  on dashboard_templates (deleted_at) where deleted_at is not null;

create table favorite_reports (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  account_id integer references accounts (id),
  name text not null check (name <> ''),
  report_kind smallint not null check (report_kind in (0, 1, 2)),
  request_url text not null check (request_url like '/%' and request_url not like '//%'),
  form_version smallint,
  saved_report json,
  client_key text collate "C",
  created_at timestamptz not null,
  check ((saved_report is null) = (form_version is null)),
  check ((saved_report is null) = (account_id is null))
);

comment on column favorite_reports.report_kind is '0 a report, 1 a survey, 2 the fleet dashboard.';
comment on column favorite_reports.account_id is 'That of the saved report, if there is one.';

create unique index favorite_reports_name
  on favorite_reports (user_id, lower(name collate "und-x-icu"));
create unique index favorite_reports_client_key
  on favorite_reports (user_id, client_key) where client_key is not null;
