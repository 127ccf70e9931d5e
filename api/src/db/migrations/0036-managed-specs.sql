-- Specs that people manage in the portal.

alter table specs
  add column m22_torque_nm numeric check (m22_torque_nm >= 0),
  add column stud_20mm_torque_nm numeric check (stud_20mm_torque_nm >= 0),
  drop constraint specs_target_pressure_kpa_check,
  add constraint specs_target_pressure_kpa_check check (target_pressure_kpa >= 0),
  drop constraint specs_casing_age_years_check,
  add constraint specs_casing_age_years_check check (casing_age_years >= 0);

comment on column specs.m22_torque_nm is 'What wheels on 22 mm studs are to be torqued to.';

create table spec_changes (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  location_id integer,
  role text collate "C" not null check (role in ('steer', 'drive', 'trailer', 'dolly', 'lift')),
  valid_from date not null,
  at timestamptz not null,
  user_id integer references users (id) on delete set null,
  before json,
  after json,
  foreign key (account_id, location_id) references locations (account_id, id)
);

comment on table spec_changes is
  'What was saved of the specs of an account or a location, in order: the last id is their revision.';
comment on column spec_changes.before is
  'The spec in force on that day until then, in kPa, mm and N·m; null without one.';
comment on column spec_changes.after is 'The spec from that day on; null for one that is gone.';

create index spec_changes_of on spec_changes (account_id, location_id, id desc);
create index spec_changes_user on spec_changes (user_id) where user_id is not null;
