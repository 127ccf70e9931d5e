-- Locations that people manage in the portal.

alter table locations
  add column dealer_id integer references dealers (id),
  add column is_head_office boolean not null default false,
  add column closed_at timestamptz,
  add column revision integer not null default 1,
  add constraint locations_open_head_office check (not (is_head_office and closed_at is not null));

comment on column locations.dealer_id is
  'The dealer that serves the location; null where any dealer of the account does.';
comment on column locations.is_head_office is 'An account has one head office at most.';
comment on column locations.closed_at is
  'Since when nobody visits it any more; it stays for the units, surveys and records that name it.';
comment on column locations.revision is
  'Counts the changes: who saves names the one that was read, so that the second of two is told.';

create unique index locations_head_office on locations (account_id) where is_head_office;
create index locations_dealer on locations (dealer_id) where dealer_id is not null;
