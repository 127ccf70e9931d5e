-- What changes in a survey while others work on it, numbered without gaps, and who is there.
-- docs/data-model.md tells the whole design.

alter table row_changes
  drop constraint row_changes_kind_check,
  add check (kind in
    ('unit', 'survey', 'inspection', 'reading', 'tire', 'removal', 'finding', 'image')),
  add column changed_on text not null default '';

comment on column row_changes.changed_on is 'The device, as it has named itself; empty where none did.';

-- Photos have told who changed them last; from now on their changes are noted like any other.
insert into row_changes (
  kind, row_id, revision, account_id, dealer_id, action, fields, changed_by, changed_by_name, changed_at
)
select 'image', m.id, m.revision, m.account_id, case when s.kind = 'dealer' then s.dealer_id end,
  case when m.deleted_at is not null then 'deleted' when m.revision > 1 then 'changed' else 'created' end,
  '{}', null, m.changed_by_name, m.changed_at
from images m
join unit_inspections i on i.id = m.inspection_id
join surveys s on s.id = i.survey_id;

create table survey_changes (
  id bigint generated always as identity primary key,
  survey_id integer not null,
  number integer,
  account_id integer not null references accounts (id),
  dealer_id integer references dealers (id),
  kind text collate "C" not null,
  row_id integer not null,
  revision integer not null,
  unit_id integer,
  inspection_id integer,
  position text,
  unique (survey_id, number),
  foreign key (kind, row_id, revision)
    references row_changes (kind, row_id, revision) on delete cascade
);

comment on table survey_changes is
  'In which surveys a change is told, in the order of commits. No key to the survey, so that its deletion '
  'is told as well.';
comment on column survey_changes.number is
  'Counts the changes of the survey from 1; null only within the transaction that writes it.';
comment on column survey_changes.dealer_id is 'Of a survey of the kind `dealer`.';

create index survey_changes_unnumbered on survey_changes (survey_id) where number is null;

create table survey_counters (
  survey_id integer primary key,
  last_number integer not null
);

comment on table survey_counters is
  'The number of the last change of each survey. The last lock that a transaction takes.';

-- Numbers all changes of a transaction when it commits. The counter is locked until the commit is done, so
-- that the order of numbers is that of commits; counters are locked in the order of surveys, so that two
-- transactions never wait for each other in a circle.
create function number_survey_changes() returns trigger language plpgsql as $$
declare
  pending record;
  last integer;
begin
  -- The first one of the transaction has numbered all of them.
  if exists (select from survey_changes where id = new.id and number is not null) then
    return null;
  end if;
  for pending in
    select survey_id, count(*)::integer as changes
    from survey_changes where number is null group by survey_id order by survey_id
  loop
    insert into survey_counters (survey_id, last_number) values (pending.survey_id, pending.changes)
    on conflict (survey_id) do update
      set last_number = survey_counters.last_number + excluded.last_number
    returning last_number into last;
    update survey_changes c set number = last - pending.changes + n.place
    from (
      select id, row_number() over (order by id) as place
      from survey_changes where survey_id = pending.survey_id and number is null
    ) n
    where c.id = n.id;
  end loop;
  return null;
end $$;

create constraint trigger survey_changes_numbers after insert on survey_changes
  deferrable initially deferred
  for each row when (new.number is null) execute function number_survey_changes();

create table survey_presence (
  survey_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  device uuid not null,
  unit_id integer,
  stream uuid,
  seen_at timestamptz not null,
  primary key (survey_id, user_id, device)
);

comment on table survey_presence is 'Who has a survey open, in which tab. Rows that nobody refreshes count no more.';
comment on column survey_presence.stream is 'The stream that refreshes it; null of who asks from time to time.';
comment on column survey_presence.seen_at is 'By the clock of the database.';

create index survey_presence_stream on survey_presence (stream) where stream is not null;
