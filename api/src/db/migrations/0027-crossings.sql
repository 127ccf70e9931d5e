-- Units that drove over a lane which reads their tires. docs/data-model.md tells the whole design.

-- Until now a survey of this kind was a visit as any other, and stays one.
update surveys set kind = 'yard' where kind = 'checkpoint';

alter table surveys
  add column is_crossing boolean not null generated always as (kind = 'checkpoint') stored,
  add constraint surveys_inspected unique (account_id, id, survey_date, is_crossing);

alter table unit_inspections
  add column is_crossing boolean not null default false,
  drop constraint unit_inspections_account_id_survey_id_inspected_on_fkey,
  add constraint unit_inspections_survey foreign key (account_id, survey_id, inspected_on, is_crossing)
    references surveys (account_id, id, survey_date, is_crossing) on update cascade on delete cascade;

comment on column surveys.is_crossing is 'A drive-over, with one unit: reports and lists of visits leave it out.';
comment on column unit_inspections.is_crossing is
  'As its survey has it, which the database holds equal. What was read of hot tires is no previous reading.';

create unique index unit_inspections_crossing on unit_inspections (survey_id) where is_crossing;

drop index unit_inspections_unit;
-- Answers "surveyed last" of all units of an account without touching the table.
create index unit_inspections_unit on unit_inspections (account_id, unit_id)
  include (inspected_on, survey_id, state, is_crossing);

create table crossings (
  survey_id integer primary key,
  account_id integer not null,
  crossed_at timestamptz not null,
  local_date date not null,
  local_time time not null,
  expected_tires smallint not null check (expected_tires >= 0),
  hot_allowance_kpa numeric check (hot_allowance_kpa >= 0),
  license_number text check (license_number <> ''),
  license_plate_image integer references images (id) on delete set null,
  direction text collate "C" check (direction in ('in', 'out')),
  is_bidirectional boolean not null default false,
  foreign key (account_id, survey_id, local_date)
    references surveys (account_id, id, survey_date) on update cascade on delete cascade
);

comment on table crossings is
  'What a lane noted of a unit that drove over it. Readings and findings are those of the one inspection of its '
  'survey, whose surveyor is the lane.';
comment on column crossings.crossed_at is 'The instant; date and time are those of the clock at the lane.';
comment on column crossings.local_date is 'The day of its survey, which the database holds equal.';
comment on column crossings.expected_tires is 'Tires that the lane was to read.';
comment on column crossings.hot_allowance_kpa is
  'What its pressures are judged less, as the setting was when they came in; null before.';
comment on column crossings.license_number is 'As the lane read it; null: it did not.';
comment on column crossings.license_plate_image is 'The picture of the plate; null: there is none.';
comment on column crossings.is_bidirectional is 'Whether the lane is driven over both ways.';

create index crossings_account on crossings (account_id, local_date desc);
create index crossings_day on crossings (local_date desc);
create index crossings_plate on crossings (license_plate_image) where license_plate_image is not null;
