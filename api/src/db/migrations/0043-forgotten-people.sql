-- People who are forgotten: their names go, their work stays. The audit tells by id whom an entry is about, and
-- users have the language in which they are mailed.

alter table users
  add column language text collate "C",
  add column forgotten_at timestamptz,
  add constraint users_forgotten check (forgotten_at is null or is_locked and password_hash is null);

comment on column users.language is
  'In which they are mailed; null: in the one of who causes the mail.';
comment on column users.forgotten_at is
  'Since when the name, login and address are gone; such a user signs in never again.';

update users u set language = r.language from registrations r where r.user_id = u.id;

alter table audit_entries add column person_id integer references users;

comment on column audit_entries.person_id is
  'Whom the entry names, where that is a user of the portal.';

create index audit_entries_person on audit_entries (person_id) where person_id is not null;

-- Entries from before by the logins that their subjects had.
with recursive logins (user_id, login) as (
  select id, login from users
  union
  select l.user_id, e.before ->> 'login'
  from logins l
  join audit_entries e on e.area = 'person' and e.after ->> 'login' = l.login
  where e.before ->> 'login' is not null
)
update audit_entries e set person_id = l.user_id
from logins l where e.area = 'person' and e.subject = l.login;

create function without_person(told json) returns json language sql immutable as $$
  select case when told is not null then coalesce(
    (select json_object_agg(key, value) from json_each(told)
     where key not in ('login', 'email', 'name', 'last_name', 'surveyor')),
    '{}')
  end
$$;

comment on function without_person is 'The values of an entry without those that name a person.';

-- Entries are written once, with one exception: an entry that names a person who is forgotten loses the name,
-- and one that named nobody of the portal may be tied to that person first. Old entries are deleted.
create or replace function refuse_other_audit() returns trigger language plpgsql as $$
declare
  is_forgotten boolean := exists (
    select from users where id = new.person_id and forgotten_at is not null
  );
begin
  if (new.id, new.at, new.area, new.action) is distinct from (old.id, old.at, old.area, old.action)
    or new.user_id is distinct from old.user_id
    or new.account_id is distinct from old.account_id and new.account_id is not null
    or new.person_id is distinct from old.person_id and (old.person_id is not null or not is_forgotten)
    or new.subject <> old.subject
      and not (is_forgotten and new.subject = 'Former user ' || new.person_id)
    or new.before::text is distinct from old.before::text
      and not (is_forgotten and new.before::text is not distinct from without_person(old.before)::text)
    or new.after::text is distinct from old.after::text
      and not (is_forgotten and new.after::text is not distinct from without_person(old.after)::text)
  then
    raise exception 'audit entries are not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
