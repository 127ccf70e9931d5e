-- Purchases summed up, so that a report of a large fleet, and a national average above all, reads
-- few rows. Triggers change the sums in the transaction that changes the lines. docs/data-model.md
-- tells which report reads which table.

-- A line repeats what kind of call it belongs to, so that a report reads lines alone. The key
-- holds both equal, also when a call is put right later.
alter table service_calls
  add constraint service_calls_kind unique (id, call_type, unit_location);

alter table invoice_lines
  add column call_type text,
  add column unit_location text;

update invoice_lines l
set call_type = c.call_type, unit_location = c.unit_location
from service_calls c
where c.id = l.call_id;

alter table invoice_lines
  drop constraint invoice_lines_call_id_fkey,
  add constraint invoice_lines_call_fkey foreign key (call_id, call_type, unit_location)
    references service_calls (id, call_type, unit_location) on update cascade,
  add check ((call_id is null) = (call_type is null)),
  add check ((call_id is null) = (unit_location is null));

comment on column invoice_lines.call_type is 'That of its call; null without one.';
comment on column invoice_lines.unit_location is 'That of its call; null without one.';

drop index invoice_lines_report;
create index invoice_lines_report on invoice_lines (account_id, invoice_date)
  include (kind, product_id, quantity, amount, location_id, dealer_id, call_type, unit_location);

-- The sums have no foreign keys: what they name, the lines name too.

create table purchase_days (
  account_id integer not null,
  day date not null,
  call_type text not null,
  unit_location text not null,
  lines integer not null,
  spend numeric(16, 2) not null,
  new_lines integer not null,
  new_units integer not null,
  cap_lines integer not null,
  cap_units integer not null,
  cap_spend numeric(16, 2) not null,
  repair_lines integer not null,
  repair_spend numeric(16, 2) not null,
  product_spend numeric(16, 2) not null,
  primary key (account_id, day, call_type, unit_location)
);

comment on table purchase_days is
  'What an account bought by invoice date and kind of call (''none'' without a call), net of '
  'credits: how many lines there were, their amounts, and the same of new tires, retread caps, '
  'repairs and all products.';

create table fleet_purchase_days (
  fleet_type text not null,
  day date not null,
  call_type text not null,
  unit_location text not null,
  lines integer not null,
  spend numeric(16, 2) not null,
  new_lines integer not null,
  new_units integer not null,
  cap_lines integer not null,
  cap_units integer not null,
  cap_spend numeric(16, 2) not null,
  repair_lines integer not null,
  repair_spend numeric(16, 2) not null,
  product_spend numeric(16, 2) not null,
  primary key (fleet_type, day, call_type, unit_location)
);

comment on table fleet_purchase_days is
  'The same over all accounts of a fleet type: national averages are this less the own account.';

create table product_months (
  account_id integer not null,
  month date not null,
  product_id integer not null,
  lines integer not null,
  units integer not null,
  spend numeric(16, 2) not null,
  primary key (account_id, month, product_id)
);

comment on table product_months is
  'What an account bought of a product by month (its first day), net of credits.';

create table fleet_product_days (
  fleet_type text not null,
  product_id integer not null,
  day date not null,
  kind text not null,
  lines integer not null,
  units integer not null,
  spend numeric(16, 2) not null,
  primary key (fleet_type, product_id, day, kind)
);

comment on table fleet_product_days is
  'What all accounts of a fleet type bought of a product by invoice date, net of credits.';

-- Writes the statements that carry changes of lines over to the sums.
--   changes  a query of the columns of invoice_lines, the fleet_type of the account, and a sign:
--            1 for a line that came, -1 for one that went
create function purchase_changes(changes text) returns text language sql immutable as $function$
  with counted (source) as (
    -- What a line counts as, under the names of the columns of the sums.
    values (format($$(
      select fleet_type, account_id, product_id, kind, invoice_date as day,
        invoice_date - extract(day from invoice_date)::integer + 1 as month,
        coalesce(call_type, 'none') as call_type,
        coalesce(unit_location, 'none') as unit_location,
        sign as lines,
        sign * quantity as units,
        sign * amount as spend,
        case when kind = 'new_tire' then sign else 0 end as new_lines,
        case when kind = 'new_tire' then sign * quantity else 0 end as new_units,
        case when kind = 'retread_cap' then sign else 0 end as cap_lines,
        case when kind = 'retread_cap' then sign * quantity else 0 end as cap_units,
        case when kind = 'retread_cap' then sign * amount else 0 end as cap_spend,
        case when kind = 'repair' then sign else 0 end as repair_lines,
        case when kind = 'repair' then sign * amount else 0 end as repair_spend,
        case when product_id is not null then sign * amount else 0 end as product_spend
      from (%s) l
    ) c$$, changes))
  ),
  purchases (sums) as (
    values (array['lines', 'spend', 'new_lines', 'new_units', 'cap_lines', 'cap_units', 'cap_spend',
      'repair_lines', 'repair_spend', 'product_spend'])
  ),
  products (sums) as (values (array['lines', 'units', 'spend'])),
  -- Without a fleet type or a product a line is in no sum that goes by it.
  roll_ups (name, keys, sums) as (
    select 'purchase_days', 'account_id, day, call_type, unit_location', sums from purchases
    union all
    select 'fleet_purchase_days', 'fleet_type, day, call_type, unit_location', sums from purchases
    union all
    select 'product_months', 'account_id, month, product_id', sums from products
    union all
    select 'fleet_product_days', 'fleet_type, product_id, day, kind', sums from products
  )
  -- Writers take turns. All of them change the sums of a few fleets, so that any two would wait for
  -- each other, and in another order in a circle. Many rows come in the order of their keys, which
  -- an index takes faster.
  select $$select pg_advisory_xact_lock('purchase_days'::regclass::bigint); $$ || string_agg(
    format(
      'insert into %1$s as r (%2$s, %3$s) select %2$s, %4$s from %5$s where (%2$s) is not null '
      'group by %2$s order by %2$s on conflict (%2$s) do update set %6$s; '
      'delete from %1$s where lines = 0 and (%2$s) in (select %2$s from %5$s where lines < 0)',
      name, keys, array_to_string(sums, ', '),
      (select string_agg(format('sum(%s)', sum), ', ') from unnest(sums) sum), source,
      (select string_agg(format('%1$s = r.%1$s + excluded.%1$s', sum), ', ') from unnest(sums) sum)),
    '; ')
  from counted, roll_ups
$function$;

create function roll_up_purchases() returns trigger language plpgsql as $$
begin
  execute purchase_changes(format(
    'select c.*, a.fleet_type from (%s) c join accounts a on a.id = c.account_id', tg_argv[0]));
  return null;
end
$$;

create trigger roll_up_added after insert on invoice_lines
  referencing new table as added
  for each statement execute function roll_up_purchases('select 1 as sign, * from added');
create trigger roll_up_removed after delete on invoice_lines
  referencing old table as removed
  for each statement execute function roll_up_purchases('select -1 as sign, * from removed');
create trigger roll_up_changed after update on invoice_lines
  referencing old table as removed new table as added
  for each statement execute function roll_up_purchases(
    'select -1 as sign, * from removed union all select 1, * from added');

-- An account that becomes one of another fleet type takes its purchases along.
create function move_fleet_purchases() returns trigger language plpgsql as $$
begin
  execute purchase_changes(format(
    'select l.*, moved.* from invoice_lines l, (values (%L, -1), (%L, 1)) moved (fleet_type, sign) '
    'where account_id = %s', old.fleet_type, new.fleet_type, new.id));
  return null;
end
$$;

create trigger move_purchases after update of fleet_type on accounts
  for each row when (old.fleet_type is distinct from new.fleet_type)
  execute function move_fleet_purchases();

-- Counts everything anew. Whoever loads very many lines at once switches the triggers off and calls
-- this in the same transaction.
create function recount_purchases() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock('purchase_days'::regclass::bigint);
  delete from purchase_days;
  delete from fleet_purchase_days;
  delete from product_months;
  delete from fleet_product_days;
  execute purchase_changes(
    'select 1 as sign, l.*, a.fleet_type from invoice_lines l join accounts a on a.id = l.account_id');
end
$$;

select recount_purchases();
