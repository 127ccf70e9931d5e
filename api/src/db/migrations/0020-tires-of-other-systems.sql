-- Tires and mounts that come in as files are found again by the numbers of the system that they come from.
alter table tires add column tire_number text check (tire_number <> '');
alter table mounts add column mount_number text check (mount_number <> '');

comment on column tires.tire_number is 'By which another system knows it; null for one that was entered here.';
comment on column mounts.mount_number is 'The same of the mount.';

create unique index tires_number on tires (account_id, tire_number);
create unique index mounts_number on mounts (account_id, mount_number);
