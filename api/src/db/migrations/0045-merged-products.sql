-- A double that was merged leads to the product that took its place.

alter table products
  add column merged_into integer references products (id),
  add constraint merged_is_retired check (merged_into is null or retired_at is not null),
  add constraint merged_elsewhere check (merged_into <> id);

comment on column products.merged_into is
  'The product that took the place of this double: whatever names the double later names that one.';

create index products_merged on products (merged_into) where merged_into is not null;
