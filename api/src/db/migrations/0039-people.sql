-- What administrators see and change of people: when somebody signed in last, the sessions that are open, and
-- which of two savers was second.

alter table users
  add column last_sign_in_at timestamptz,
  add column revision integer not null default 1;

comment on column users.last_sign_in_at is 'Null: never yet.';
comment on column users.revision is
  'Counts the changes of administrators: who saves names the one that was read, so that the second of two is told.';

alter table sessions
  add column id integer generated always as identity unique,
  add column device text not null default '';

comment on column sessions.id is 'Names the session to administrators; it opens nothing.';
comment on column sessions.device is 'As the device names itself; empty: it does not.';
