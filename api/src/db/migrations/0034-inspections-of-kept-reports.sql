-- Which inspections a kept report was made of, so that its figures lead to them.

alter table kept_reports add column inspection_ids integer[];

comment on column kept_reports.inspection_ids is
  'Of a report whose figures lead to them; null for others, and until it was made.';
