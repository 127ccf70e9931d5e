-- Calls and casings get numbers of their own, by which they are known outside, and sums over the
-- fleet types, so that national averages read few rows. docs/data-model.md tells which report reads
-- which table.

alter table service_calls add column call_number text check (call_number <> '');
update service_calls set call_number = 'C' || lpad(id::text, 9, '0');
alter table service_calls
  alter column call_number set not null,
  add constraint service_calls_number unique (call_number);
comment on column service_calls.call_number is 'The number of the call centre.';

alter table casings add column casing_number text check (casing_number <> '');
update casings set casing_number = 'K' || lpad(id::text, 9, '0');
alter table casings
  alter column casing_number set not null,
  add constraint casings_number unique (dealer_id, casing_number);
comment on column casings.casing_number is 'The number of the plant''s work order.';

-- What completed calls count as. Written once, for the views that reports read and for the triggers.
--   changes  a query of the columns of service_calls and a sign: 1 for a call that came, -1 for one
--            that went
create function roll_seconds(
  call_type text, status text, received_at timestamptz, rolling_at timestamptz
) returns integer language sql immutable as $$
  select case
    when call_type = 'emergency' and status = 'completed' and rolling_at > received_at
      and rolling_at - received_at <= interval '24 hours'
    then round(extract(epoch from rolling_at - received_at))::integer
  end
$$;
comment on function roll_seconds is
  'From the driver''s call until the truck rolls; null where that does not count.';

create function counted_calls(changes text) returns text language sql immutable as $function$
  select format($$
    select c.id, c.sign, c.account_id, c.location_id, c.dealer_id, c.received_on as day,
      c.received_on - extract(day from c.received_on)::integer + 1 as month,
      coalesce(c.state, 'Unknown') as state, c.call_type, c.unit_location,
      c.sign as calls,
      case when roll_seconds(c.call_type, c.status, c.received_at, c.rolling_at) is null
        then 0 else c.sign end as rolled,
      c.sign * coalesce(roll_seconds(c.call_type, c.status, c.received_at, c.rolling_at), 0)
        as roll_seconds
    from (%s) c
    where c.status = 'completed'$$, changes)
$function$;

-- What casings count as, by an outcome and its day.
create function casings_counted_by(changes text, outcome text, day text) returns text
language sql immutable as $function$
  select format($$
    select c.id, c.sign, c.account_id, c.location_id, c.dealer_id, c.product_id, %3$s as day,
      %3$s - extract(day from %3$s)::integer + 1 as month,
      %2$s as outcome, coalesce(p.brand, 'Unknown') as brand,
      coalesce(c.last_position, p.design_position, 'unknown') as position,
      case when %2$s = 'rejected' then c.reject_reason else 'none' end as reject_reason,
      d.is_ctsc,
      c.sign as casings,
      case when %2$s = 'received' then 0
        else c.sign * (c.previous_caps + (%2$s = 'finished')::integer) end as caps,
      case when %2$s <> 'received' and c.made_on <= %3$s then c.sign else 0 end as aged,
      case when %2$s <> 'received' and c.made_on <= %3$s
        then c.sign * (%3$s - c.made_on) else 0 end as age_days,
      case when %2$s = 'finished' and c.picked_up_on <= %3$s then c.sign else 0 end as turned,
      case when %2$s = 'finished' and c.picked_up_on <= %3$s
        then c.sign * (%3$s - c.picked_up_on) else 0 end as turn_days,
      case when %2$s = 'received' then 0 else c.sign * c.nail_holes end as nail_holes,
      case when %2$s = 'received' then 0 else c.sign * c.spots end as spots,
      case when %2$s = 'received' then 0 else c.sign * c.sections end as sections,
      case when %2$s = 'received' then 0 else c.sign * c.beads end as beads
    from (%1$s) c
    join dealers d on d.id = c.dealer_id
    left join products p on p.id = c.product_id
    where %3$s is not null$$, changes, outcome, day)
$function$;

-- By the day and the kind of their outcome, and once more by the day they came to the plant, with
-- the outcome `received`.
create function counted_casings(changes text) returns text language sql immutable as $function$
  select casings_counted_by(changes, 'c.disposition', 'c.disposed_on') || ' union all '
    || casings_counted_by(changes, $$'received'::text$$, 'c.received_on')
$function$;

do $$
begin
  execute 'create view call_figures as '
    || counted_calls('select 1 as sign, * from service_calls');
  execute 'create view casing_figures as '
    || counted_casings('select 1 as sign, * from casings');
end
$$;

comment on view call_figures is 'Completed calls as reports count them, by the day they were received.';
comment on view casing_figures is
  'Casings as reports count them: by their outcome and its day, and once more as `received`.';

-- The sums have no foreign keys: what they name, the records name too.

create table fleet_call_days (
  fleet_type text not null,
  day date not null,
  call_type text not null,
  unit_location text not null,
  calls integer not null,
  rolled integer not null,
  roll_seconds bigint not null,
  primary key (fleet_type, day, call_type, unit_location)
);
comment on table fleet_call_days is 'Completed calls of all accounts of a fleet type by day.';

create table fleet_call_months (
  fleet_type text not null,
  month date not null,
  state text not null,
  call_type text not null,
  unit_location text not null,
  calls integer not null,
  primary key (fleet_type, month, state, call_type, unit_location)
);
comment on table fleet_call_months is
  'Completed calls of all accounts of a fleet type by month (its first day) and place.';

create table fleet_casing_days (
  fleet_type text not null,
  outcome text not null,
  day date not null,
  is_ctsc boolean not null,
  casings integer not null,
  turned integer not null,
  turn_days bigint not null,
  primary key (fleet_type, outcome, day, is_ctsc)
);
comment on table fleet_casing_days is
  'Casings of all accounts of a fleet type by outcome (or `received`) and its day.';

create table fleet_casing_months (
  fleet_type text not null,
  month date not null,
  outcome text not null,
  brand text not null,
  position text not null,
  reject_reason text not null,
  is_ctsc boolean not null,
  casings integer not null,
  caps integer not null,
  aged integer not null,
  age_days bigint not null,
  nail_holes integer not null,
  spots integer not null,
  sections integer not null,
  beads integer not null,
  primary key (fleet_type, month, outcome, brand, position, reject_reason, is_ctsc)
);
comment on table fleet_casing_months is
  'The same by month (its first day), brand, position and reason (`none` unless rejected).';

-- Writes the statements that add a source of changes to sums. The first of the sums counts records:
-- where none are left, the row goes.
create function added_to(source text, name text, keys text, sums text[]) returns text
language sql immutable as $function$
  select format(
    'insert into %1$s as r (%2$s, %3$s) select %2$s, %4$s from %5$s where (%2$s) is not null '
    'group by %2$s order by %2$s on conflict (%2$s) do update set %6$s; '
    'delete from %1$s where %7$s = 0 and (%2$s) in (select %2$s from %5$s where sign < 0)',
    name, keys, array_to_string(sums, ', '),
    (select string_agg(format('sum(%s)', sum), ', ') from unnest(sums) sum), source,
    (select string_agg(format('%1$s = r.%1$s + excluded.%1$s', sum), ', ') from unnest(sums) sum),
    sums[1])
$function$;

-- Writers take turns, with those of purchases too: one who writes calls and then lines, and one who
-- writes them the other way round, would else wait for each other.
--   fleets  a query of the `fleet_type` that each `account_id` counts for
create function call_changes(changes text, fleets text) returns text language sql immutable as $function$
  with counted (source) as (
    values (format('(select c.*, f.fleet_type from (%s) c join (%s) f using (account_id)) c',
      counted_calls(changes), fleets))
  )
  select $$select pg_advisory_xact_lock('purchase_days'::regclass::bigint); $$
    || added_to(source, 'fleet_call_days', 'fleet_type, day, call_type, unit_location',
      array['calls', 'rolled', 'roll_seconds'])
    || '; '
    || added_to(source, 'fleet_call_months', 'fleet_type, month, state, call_type, unit_location',
      array['calls'])
  from counted
$function$;

create function casing_changes(changes text, fleets text) returns text language sql immutable as $function$
  with counted (source) as (
    values (format('(select c.*, f.fleet_type from (%s) c join (%s) f using (account_id)) c',
      counted_casings(changes), fleets))
  )
  select $$select pg_advisory_xact_lock('purchase_days'::regclass::bigint); $$
    || added_to(source, 'fleet_casing_days', 'fleet_type, outcome, day, is_ctsc',
      array['casings', 'turned', 'turn_days'])
    || '; '
    || added_to(source, 'fleet_casing_months',
      'fleet_type, month, outcome, brand, position, reject_reason, is_ctsc',
      array['casings', 'caps', 'aged', 'age_days', 'nail_holes', 'spots', 'sections', 'beads'])
  from counted
$function$;

create function fleets() returns text language sql immutable as $$
  values ('select id as account_id, fleet_type from accounts')
$$;

create function roll_up_calls() returns trigger language plpgsql as $$
begin
  execute call_changes(tg_argv[0], fleets());
  return null;
end
$$;

create trigger roll_up_added after insert on service_calls
  referencing new table as added
  for each statement execute function roll_up_calls('select 1 as sign, * from added');
create trigger roll_up_removed after delete on service_calls
  referencing old table as removed
  for each statement execute function roll_up_calls('select -1 as sign, * from removed');
create trigger roll_up_changed after update on service_calls
  referencing old table as removed new table as added
  for each statement execute function roll_up_calls(
    'select -1 as sign, * from removed union all select 1, * from added');

create function roll_up_casings() returns trigger language plpgsql as $$
begin
  execute casing_changes(tg_argv[0], fleets());
  return null;
end
$$;

create trigger roll_up_added after insert on casings
  referencing new table as added
  for each statement execute function roll_up_casings('select 1 as sign, * from added');
create trigger roll_up_removed after delete on casings
  referencing old table as removed
  for each statement execute function roll_up_casings('select -1 as sign, * from removed');
create trigger roll_up_changed after update on casings
  referencing old table as removed new table as added
  for each statement execute function roll_up_casings(
    'select -1 as sign, * from removed union all select 1, * from added');

-- An account that becomes one of another fleet type takes its calls and casings along.
create function move_fleet_records() returns trigger language plpgsql as $$
declare
  step record;
  fleet text;
begin
  for step in values (-1, old.fleet_type), (1, new.fleet_type) loop
    fleet := format('select %s as account_id, %L::text as fleet_type', new.id, step.column2);
    execute call_changes(format(
      'select %s as sign, * from service_calls where account_id = %s', step.column1, new.id), fleet);
    execute casing_changes(format(
      'select %s as sign, * from casings where account_id = %s', step.column1, new.id), fleet);
  end loop;
  return null;
end
$$;

create trigger move_records after update of fleet_type on accounts
  for each row when (old.fleet_type is distinct from new.fleet_type)
  execute function move_fleet_records();

-- Counts everything anew. Whoever loads very many records at once switches the triggers off and
-- calls these in the same transaction.
create function recount_calls() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock('purchase_days'::regclass::bigint);
  delete from fleet_call_days;
  delete from fleet_call_months;
  execute call_changes('select 1 as sign, * from service_calls', fleets());
end
$$;

create function recount_casings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock('purchase_days'::regclass::bigint);
  delete from fleet_casing_days;
  delete from fleet_casing_months;
  execute casing_changes('select 1 as sign, * from casings', fleets());
end
$$;

-- Casings are told apart by what their retreader and their product are, which hardly ever changes.
create function recount_when_dealers_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from before b join after a using (id) where a.is_ctsc is distinct from b.is_ctsc
  ) then
    perform recount_casings();
  end if;
  return null;
end
$$;

create trigger recount_casings after update on dealers
  referencing old table as before new table as after
  for each statement execute function recount_when_dealers_change();

create function recount_when_products_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from before b join after a using (id)
    where a.brand <> b.brand or a.design_position is distinct from b.design_position
  ) then
    perform recount_casings();
  end if;
  return null;
end
$$;

create trigger recount_casings after update on products
  referencing old table as before new table as after
  for each statement execute function recount_when_products_change();

select recount_calls();
select recount_casings();
