-- What devices say of the work that they keep without a network, in counts, for administrators.

create table devices (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  device_key uuid not null,
  device text not null default '',
  language text collate "C" not null,
  reported_at timestamptz not null,
  unsent integer not null check (unsent >= 0),
  attention integer not null check (attention between 0 and unsent),
  oldest_unsent_at timestamptz check ((oldest_unsent_at is null) = (unsent = 0)),
  units integer not null check (units >= 0),
  reminded_at timestamptz,
  forget_number integer not null default 0,
  forget_asked_at timestamptz,
  forgotten_at timestamptz,
  forgotten_unsent integer not null default 0,
  forgotten_units integer not null default 0,
  unique (user_id, device_key)
);

comment on column devices.device_key is
  'Made by the browser and kept there; people who share a browser have a row each.';
comment on column devices.device is 'As the device names itself; empty: it does not.';
comment on column devices.language is 'The one of the mails, in which the person uses the portal there.';
comment on column devices.reported_at is 'The last contact.';
comment on column devices.attention is 'Those of the unsent changes that the server has refused.';
comment on column devices.oldest_unsent_at is 'By the clock of the device, never later than the report.';
comment on column devices.units is 'Offline units taken along.';
comment on column devices.forget_number is
  'Counts how often the device was asked to forget; it names the number when it has done so, and below zero it has.';
comment on column devices.forget_asked_at is 'Null: it is not asked to forget what it keeps.';
comment on column devices.forgotten_at is 'When it last said that it has forgotten.';
comment on column devices.forgotten_unsent is 'Refused changes that it dropped then.';
comment on column devices.forgotten_units is 'Offline units that it dropped then.';

create index devices_reported on devices (reported_at desc, id desc);
create index devices_attention on devices (reported_at desc, id desc) where attention > 0;
