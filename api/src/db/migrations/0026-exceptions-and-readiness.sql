-- What reports of surveys count of an inspection besides its findings.
-- docs/data-model.md tells the whole design.

alter table unit_inspections
  add column flagged_wear smallint not null default 0 check (flagged_wear >= 0),
  add column flagged_valves smallint not null default 0 check (flagged_valves >= 0),
  add column is_ready boolean;

comment on column unit_inspections.flagged_wear is
  'Tires that were read and show wear or damage. Written with every reading, as the counts of findings are.';
comment on column unit_inspections.flagged_valves is
  'Tires that were read and whose valve has a missing or plastic cap, leaks, is bent or cannot be reached.';
comment on column unit_inspections.is_ready is
  'Whether no item of the trailer checklist failed; null where none was answered.';

update unit_inspections i
set flagged_wear = flagged.wear, flagged_valves = flagged.valves
from (
  select r.inspection_id,
    count(*) filter (where exists (
      select from reading_conditions c where c.reading_id = r.id)) as wear,
    count(*) filter (where r.valve in
      ('missing_cap', 'plastic_cap', 'leaking', 'bent_damaged', 'inaccessible')) as valves
  from readings r
  join unit_inspections own on own.id = r.inspection_id
  where (r.pressure_kpa is not null or r.tread_mm is not null)
    and r.axle_number <> all (own.lifted_axles)
    -- Of the tire that stands there after the changes of the inspection.
    and not exists (
      select from mounts m join tire_changes c on c.id = m.ended_with
      where m.id = r.mount_id and c.inspection_id = r.inspection_id)
    and not (r.mount_id is null and exists (
      select from mounts m join tire_changes c on c.id = m.begun_with
      where c.inspection_id = r.inspection_id
        and (m.axle_number, m.side, m.slot) = (r.axle_number, r.side, r.slot)))
  group by r.inspection_id
) flagged
where flagged.inspection_id = i.id and flagged.wear + flagged.valves > 0;

update unit_inspections i
set is_ready = answered.is_ready
from (
  select inspection_id, bool_and(answer <> 'fail') as is_ready
  from checklist_answers group by inspection_id
) answered
where answered.inspection_id = i.id;
