-- Exports of every area: each of a kind, and of any number of accounts.

alter table generated_reports
  add column kind text collate "C" not null default 'dashboard-reports',
  add column account_ids integer[] not null default '{}';
update generated_reports set account_ids = array[account_id];
alter table generated_reports
  alter column kind drop default,
  alter column account_ids drop default,
  drop column account_id;

comment on column generated_reports.kind is 'Says who makes it, and which right it asks for.';
comment on column generated_reports.account_ids is
  'Whoever loses one of these accounts loses the file.';
