-- How far and how much tires had worn when they were read. docs/data-model.md tells the whole design.

create table mount_wears (
  mount_id integer not null references mounts (id) on delete cascade,
  number smallint not null,
  account_id integer not null,
  location_id integer not null,
  unit_id integer not null,
  axle_number smallint not null,
  product_id integer,
  is_retread boolean not null,
  original_tread_mm numeric,
  read_on date not null,
  next_on date,
  whole_before date,
  survey_id integer,
  odometer_km numeric,
  tread_mm numeric not null,
  start_on date,
  start_survey_id integer,
  start_odometer_km numeric,
  start_tread_mm numeric,
  is_from_fitting boolean,
  driven_km numeric,
  worn_mm numeric,
  outcome text collate "C" not null,
  primary key (mount_id, number)
);

comment on table mount_wears is
  'How far and how much a tire had worn in its mount at each reading of its tread and at its removal.';
comment on column mount_wears.number is 'Counts what was read of the mount, from 1.';
comment on column mount_wears.location_id is 'Where it was read, or where the unit belonged at the removal.';
comment on column mount_wears.next_on is
  'The day of the next one with an odometer, or of any next one where this one lacks it: on a day before that, this '
  'one is the last. Null where it is the last for good.';
comment on column mount_wears.whole_before is
  'Where this one lacks an odometer, the day of the last one before that has it: in a range with that day, that one '
  'tells more.';
comment on column mount_wears.survey_id is 'In which it was read; null for a removal.';
comment on column mount_wears.start_survey_id is 'The same of the start; null for the fitting.';
comment on column mount_wears.outcome is 'Whether it counts, and else the first reason against it.';

-- They have no foreign keys but to the mount: what they name, readings and removals name too.
create index mount_wears_account on mount_wears (account_id, read_on);
create index mount_wears_day on mount_wears (read_on);

-- What mount_wears keeps: from the start of its mount, a tire at each reading of its tread and at its removal.
--   whole    with an odometer: only these tell of wear
--   start    the first whole one; for that one itself the fitting, with the tread that the life began with
create function counted_wears() returns setof mount_wears language sql stable as $$
with points as (
  select r.mount_id, i.inspected_on as read_on, 0 as place, i.id as read_with, s.id as survey_id,
    s.location_id, i.odometer_km, r.tread_mm
  from readings r
  join unit_inspections i on i.id = r.inspection_id
  join surveys s on s.id = i.survey_id
  where s.state = 'finished' and not s.is_crossing
    and r.mount_id is not null and r.tread_mm is not null and not r.is_taken_over
  union all
  select mount_id, removed_on, 1, id, null, location_id, odometer_km, tread_mm
  from removals
  where tread_mm is not null
), lines as (
  select *,
    row_number() over line as number,
    row_number() over whole_line as whole_number,
    lead(read_on) over line as next_read_on,
    min(read_on) filter (where odometer_km is not null)
      over (line rows between 1 following and unbounded following) as next_whole_on,
    max(read_on) filter (where odometer_km is not null)
      over (line rows between unbounded preceding and 1 preceding) as whole_before,
    first_value(read_on) over whole_line as first_on,
    first_value(survey_id) over whole_line as first_survey_id,
    first_value(odometer_km) over whole_line as first_odometer_km,
    first_value(tread_mm) over whole_line as first_tread_mm
  from points
  window line as (partition by mount_id order by read_on, place, read_with),
    whole_line as (
      partition by mount_id order by odometer_km is null, read_on, place, read_with)
), started as (
  select p.*, m.account_id, m.unit_id, m.axle_number, m.caps, l.product_id, l.original_tread_mm,
    start.*
  from lines p
  join mounts m on m.id = p.mount_id
  join tire_lives l on l.tire_id = m.tire_id and l.caps = m.caps
  left join lateral (
    select p.first_on as start_on, p.first_survey_id as start_survey_id,
      p.first_odometer_km as start_odometer_km, p.first_tread_mm as start_tread_mm,
      false as is_from_fitting
    where p.odometer_km is not null and p.whole_number > 1
    union all
    select m.started_on, null, m.odometer_on_km, l.original_tread_mm, true
    where p.odometer_km is not null and p.whole_number = 1
      and m.odometer_on_km is not null and l.original_tread_mm is not null
      -- Before, a tire that was moved stood elsewhere with this tread.
      and not exists (
        select from mounts e
        where e.tire_id = m.tire_id and e.caps = m.caps
          and (e.started_on, e.id) < (m.started_on, m.id))
  ) start on true
), worn as (
  select *,
    round(odometer_km - start_odometer_km, 6) as driven_km,
    round(start_tread_mm - tread_mm, 6) as worn_mm
  from started
)
select mount_id, number::smallint as number, account_id, location_id, unit_id, axle_number,
  product_id, caps > 0 as is_retread, original_tread_mm, read_on,
  case when odometer_km is null then next_read_on else next_whole_on end as next_on,
  case when odometer_km is null then whole_before end as whole_before,
  survey_id, odometer_km, tread_mm,
  start_on, start_survey_id, start_odometer_km, start_tread_mm, is_from_fitting,
  driven_km, worn_mm,
  case
    when odometer_km is null then 'no_odometer'
    when start_on is null then 'one_reading'
    when driven_km < 0 then 'odometer_back'
    when worn_mm < 0 then 'tread_increased'
    when driven_km < 8046.72 then 'few_miles'
    when worn_mm < 1.5875 then 'little_wear'
    else 'counted'
  end as outcome
from worn
$$;

create function count_wears(changed integer[]) returns void language plpgsql as $$
begin
  if changed is null then
    return;
  end if;
  -- Writers of the same mount take turns.
  perform from mounts m where m.id = any (changed) order by m.id for no key update;
  delete from mount_wears w where w.mount_id = any (changed);
  insert into mount_wears select c.* from counted_wears() c where c.mount_id = any (changed);
end
$$;

-- Counts the mounts anew that a change concerns: those of the query that the trigger names.
create function count_changed_wears() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  execute format('select array_agg(distinct c.mount_id) from (%s) c', tg_argv[0]) into changed;
  perform count_wears(changed);
  return null;
end
$$;

-- What is read in an open survey counts once it is finished.
create trigger count_wears_added after insert on readings
  referencing new table as added
  for each statement execute function count_changed_wears(
    'select a.mount_id from added a
     join unit_inspections i on i.id = a.inspection_id join surveys s on s.id = i.survey_id
     where s.state = ''finished'' and a.mount_id is not null');
create trigger count_wears_changed after update on readings
  referencing old table as removed new table as added
  for each statement execute function count_changed_wears(
    'select unnest(array[r.mount_id, a.mount_id]) as mount_id from removed r
     join added a using (id)
     join unit_inspections i on i.id = a.inspection_id join surveys s on s.id = i.survey_id
     where s.state = ''finished'' and (r.mount_id, r.tread_mm, r.is_taken_over)
       is distinct from (a.mount_id, a.tread_mm, a.is_taken_over)');
-- The inspection may have gone before them.
create trigger count_wears_removed after delete on readings
  referencing old table as removed
  for each statement execute function count_changed_wears(
    'select mount_id from removed where mount_id is not null');

create trigger count_wears_added after insert on removals
  referencing new table as added
  for each statement execute function count_changed_wears('select mount_id from added');
create trigger count_wears_changed after update on removals
  referencing old table as removed new table as added
  for each statement execute function count_changed_wears(
    'select unnest(array[r.mount_id, a.mount_id]) as mount_id from removed r join added a using (id)
     where (r.mount_id, r.removed_on, r.location_id, r.odometer_km, r.tread_mm)
       is distinct from (a.mount_id, a.removed_on, a.location_id, a.odometer_km, a.tread_mm)');
create trigger count_wears_removed after delete on removals
  referencing old table as removed
  for each statement execute function count_changed_wears('select mount_id from removed');

-- Which mount of a life is its first one follows from the others.
create trigger count_wears_added after insert on mounts
  referencing new table as added
  for each statement execute function count_changed_wears(
    'select m.id as mount_id from added a join mounts m on m.tire_id = a.tire_id and m.caps = a.caps
     where m.id <> a.id');
create trigger count_wears_changed after update on mounts
  referencing old table as removed new table as added
  for each statement execute function count_changed_wears(
    'select m.id as mount_id from removed r join added a using (id)
     join mounts m on m.tire_id in (r.tire_id, a.tire_id)
     where (r.account_id, r.tire_id, r.caps, r.unit_id, r.axle_number, r.started_on, r.odometer_on_km)
       is distinct from
       (a.account_id, a.tire_id, a.caps, a.unit_id, a.axle_number, a.started_on, a.odometer_on_km)');
create trigger count_wears_removed after delete on mounts
  referencing old table as removed
  for each statement execute function count_changed_wears(
    'select m.id as mount_id from removed r join mounts m on m.tire_id = r.tire_id and m.caps = r.caps');

create trigger count_wears_changed after update on tire_lives
  referencing old table as removed new table as added
  for each statement execute function count_changed_wears(
    'select m.id as mount_id from removed r join added a using (tire_id, caps)
     join mounts m on m.tire_id = a.tire_id and m.caps = a.caps
     where (r.product_id, r.original_tread_mm) is distinct from (a.product_id, a.original_tread_mm)');

create function count_survey_wears() returns trigger language plpgsql as $$
begin
  perform count_wears((
    select array_agg(distinct r.mount_id)
    from unit_inspections i join readings r on r.inspection_id = i.id
    where i.survey_id = new.id and r.mount_id is not null));
  return null;
end
$$;
create trigger count_wears after update of state, kind, location_id on surveys
  for each row
  when ((old.state, old.kind, old.location_id) is distinct from (new.state, new.kind, new.location_id))
  execute function count_survey_wears();

create function count_inspection_wears() returns trigger language plpgsql as $$
begin
  perform count_wears((
    select array_agg(distinct r.mount_id)
    from surveys s join readings r on r.inspection_id = new.id
    where s.id = new.survey_id and s.state = 'finished' and r.mount_id is not null));
  return null;
end
$$;
create trigger count_wears after update of inspected_on, odometer_km, survey_id on unit_inspections
  for each row
  when ((old.inspected_on, old.odometer_km, old.survey_id)
    is distinct from (new.inspected_on, new.odometer_km, new.survey_id))
  execute function count_inspection_wears();

-- Counts everything anew. Whoever loads very many readings at once switches the triggers off and calls it in the
-- same transaction.
create function recount_wears() returns void language plpgsql as $$
begin
  lock table mount_wears in share row exclusive mode;
  delete from mount_wears;
  insert into mount_wears select c.* from counted_wears() c order by c.account_id, c.read_on;
end
$$;

select recount_wears();
