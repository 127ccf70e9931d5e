-- Who changed what through the portal's administration.

create table audit_entries (
  id integer generated always as identity primary key,
  at timestamptz not null,
  user_id integer references users,
  area text collate "C" not null check (area <> ''),
  action text collate "C" not null check (action <> ''),
  subject text not null,
  account_id integer references accounts on delete set null,
  before json,
  after json
);

comment on column audit_entries.user_id is 'Null for what a command of the operator changed.';
comment on column audit_entries.subject is 'What was changed, by the name that it had then.';
comment on column audit_entries.before is
  'The values that differ, by field; null for what was not there before.';
comment on column audit_entries.after is
  'The values that differ, by field; null for what is not there any more.';

create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_area on audit_entries (area, at desc, id desc);
create index audit_entries_user on audit_entries (user_id, at desc, id desc);
create index audit_entries_account on audit_entries (account_id) where account_id is not null;

-- Entries are written once. Names of people are taken out when people are forgotten, and old entries are deleted.
create function refuse_other_audit() returns trigger language plpgsql as $$
begin
  if (new.id, new.at, new.area, new.action) is distinct from (old.id, old.at, old.area, old.action)
    or new.user_id is distinct from old.user_id
    or new.account_id is distinct from old.account_id and new.account_id is not null
    or new.subject <> old.subject and new.subject <> ''
    or new.before::text is distinct from old.before::text and new.before is not null
    or new.after::text is distinct from old.after::text and new.after is not null
  then
    raise exception 'audit entries are not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger audit_entries_unchanged before update on audit_entries
  for each row execute function refuse_other_audit();
