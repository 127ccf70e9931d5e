-- Treads of removed tires that were confirmed. docs/data-model.md tells the whole design.

alter table removals
  add column confirmed text[] not null default '{}';

comment on column removals.confirmed is 'The questions to an unlikely tread that its author said yes to.';
