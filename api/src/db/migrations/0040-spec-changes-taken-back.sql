-- Changes of specs that are taken back.

alter table spec_changes
  add column takes_back integer unique references spec_changes (id);

comment on column spec_changes.takes_back is 'The change that this one takes back; null for any other.';
