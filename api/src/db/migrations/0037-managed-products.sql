-- Products that people manage in the portal.

create table brands (
  id integer generated always as identity primary key,
  name text not null unique check (name <> '')
);

comment on table brands is 'The brands of products, each by its spelling: added with the first product of it.';

insert into brands (name) select distinct brand from products order by brand;

-- How names of products are compared: without case, accents, blanks and signs.
create function product_key(name text) returns text
language sql immutable strict parallel safe as $$
  select coalesce(
    nullif(regexp_replace(
      lower(normalize(name, NFKD) collate "und-x-icu"), '[^[:alnum:]]+' collate "und-x-icu", '', 'g'), ''),
    name)
$$;

alter table products
  add column brand_id integer references brands (id),
  add column revision integer not null default 0,
  add column retired_at timestamptz,
  add column name_key text collate "C" not null generated always as (
    product_key(brand) || '|' || product_key(line) || '|' || product_key(size)
  ) stored;

update products p set brand_id = b.id from brands b where b.name = p.brand;
alter table products alter column brand_id set not null;

comment on column products.brand_id is 'That of the brand by its spelling, which the database keeps in step.';
comment on column products.revision is 'Counts the changes, so that the second of two who save is told.';
comment on column products.retired_at is
  'Since when it is not offered any more; what was made as one stays readable.';
comment on column products.name_key is
  'Brand, line and size as they are compared. Doubles from files may share it until they are merged.';

create index products_key on products (kind, name_key);
create index products_brand on products (brand_id);

create function set_product_brand() returns trigger language plpgsql as $$
begin
  select id into new.brand_id from brands where name = new.brand;
  if new.brand_id is null then
    insert into brands (name) values (new.brand)
      on conflict (name) do update set name = excluded.name returning id into new.brand_id;
  end if;
  return new;
end
$$;
create trigger set_product_brand before insert or update of brand, brand_id on products
  for each row execute function set_product_brand();

-- What names products is looked for by product when one is used, retired or merged.
create index casings_product on casings (product_id) where product_id is not null;
create index tires_product on tires (product_id) where product_id is not null;
create index tire_lives_product on tire_lives (product_id) where product_id is not null;
create index spec_products_product on spec_products (product_id);
create index invoice_lines_product on invoice_lines (product_id) where product_id is not null;
