-- Users who ask for a right stand among those who ask for access.

alter table registrations
  -- Null where somebody asks for access as such.
  add column right_code text collate "C",
  drop constraint registrations_group_code_check,
  add check (group_code in ('GYR', 'SSC', 'DLR', 'WIN', 'CUS')),
  add check (right_code is not null or group_code in ('DLR', 'WIN', 'CUS'));

drop index registrations_waiting;
create unique index registrations_waiting on registrations (lower(email), coalesce(right_code, ''))
  where state = 'waiting';
