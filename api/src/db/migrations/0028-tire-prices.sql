-- What tires cost. docs/data-model.md tells the whole design.

alter table tire_lives
  add column price numeric(14, 2) check (price >= 0),
  add column casing_value numeric(14, 2) check (casing_value >= 0);

comment on column tire_lives.price is
  'What was paid for the tread: the tire with its casing when it was new, the cap alone of a retread. Null: unknown.';
comment on column tire_lives.casing_value is 'What the casing is worth at the end of this life; null: unknown.';
