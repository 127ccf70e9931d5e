-- What came of findings, the trailer checklist, and torque checks. docs/data-model.md tells the whole design.

alter table findings
  add column revision integer not null default 1,
  add column outcome text collate "C" references resolutions (code)
    check (outcome not in ('none', 'scheduled')),
  add column comments text not null default '',
  add column closed_at timestamptz,
  add column closed_by integer references users (id) on delete set null,
  add column closed_by_name text not null default '',
  add check ((outcome is null) = (closed_at is null));

comment on column findings.outcome is
  'What was done, once somebody has closed the finding. Null: open, or settled by what the inspector noted.';
comment on column findings.closed_by_name is 'As that person was called then.';

alter table row_changes
  drop constraint row_changes_kind_check,
  add check (kind in ('unit', 'survey', 'inspection', 'reading', 'tire', 'removal', 'finding'));

-- Codes of the contract (shared/contract/fleet-surveys/inspections/unit-checks/checklist.ts), in its order.
create table checklist_items (
  code text collate "C" primary key,
  place smallint not null unique
);

insert into checklist_items (code, place)
select code, place from unnest(string_to_array('tires inflation_system valves wheels hubs lights '
  'reflectors brakes air_lines abs_lamp suspension tandem_pins landing_gear kingpin doors hinges floor '
  'mud_flaps rear_guard placards registration annual_inspection hub_odometer', ' '))
  with ordinality as each_code (code, place);

create table checklist_answers (
  account_id integer not null,
  inspection_id integer not null references unit_inspections (id) on delete cascade,
  item text collate "C" not null references checklist_items (code),
  answer text collate "C" not null check (answer in ('pass', 'fail', 'not_applicable')),
  notes text not null default '',
  primary key (inspection_id, item)
);

comment on table checklist_answers is 'The trailer checklist of an inspection; an item without a row was not checked.';

create table torque_checks (
  account_id integer not null,
  inspection_id integer not null references unit_inspections (id) on delete cascade,
  axle_number smallint not null check (axle_number > 0),
  side text collate "C" not null check (side in ('left', 'right')),
  mount_id integer references mounts (id),
  odometer_km numeric check (odometer_km >= 0),
  fasteners text collate "C" not null check (fasteners in ('m22', 'stud_20mm')),
  least_nm numeric not null check (least_nm > 0),
  most_nm numeric not null check (most_nm >= least_nm),
  measured_nm numeric check (measured_nm > 0),
  result text collate "C" not null
    check (result in ('in_spec', 'low', 'high', 're_torqued', 'missing_hardware')),
  primary key (inspection_id, axle_number, side),
  check (measured_nm is not null or result = 'missing_hardware')
);

comment on table torque_checks is 'How tight the fasteners of a wheel end were, with what they were held against.';
comment on column torque_checks.mount_id is 'Of its outer or single tire; null where none is known.';
comment on column torque_checks.odometer_km is 'What the inspection says of the meter.';

create index torque_checks_mount on torque_checks (mount_id) where mount_id is not null;
