-- National averages of most reports tell neither reasons nor retreaders apart, nor where a unit stood.
-- Sums without them are a fraction of the rows, and by day they stand for the records around whole
-- months too.

create table fleet_state_days (
  fleet_type text not null,
  day date not null,
  state text not null,
  call_type text not null,
  calls integer not null,
  primary key (fleet_type, day, state, call_type)
);
comment on table fleet_state_days is
  'Completed calls of all accounts of a fleet type by day and place.';

create table fleet_brand_days (
  fleet_type text not null,
  day date not null,
  outcome text not null,
  brand text not null,
  position text not null,
  casings integer not null,
  caps integer not null,
  aged integer not null,
  age_days bigint not null,
  nail_holes integer not null,
  spots integer not null,
  sections integer not null,
  beads integer not null,
  primary key (fleet_type, day, outcome, brand, position)
);
comment on table fleet_brand_days is
  'Casings of all accounts of a fleet type by day, outcome (or `received`), brand and position.';

create table fleet_brand_months (
  fleet_type text not null,
  month date not null,
  outcome text not null,
  brand text not null,
  position text not null,
  casings integer not null,
  caps integer not null,
  aged integer not null,
  age_days bigint not null,
  nail_holes integer not null,
  spots integer not null,
  sections integer not null,
  beads integer not null,
  primary key (fleet_type, month, outcome, brand, position)
);
comment on table fleet_brand_months is 'The same by month (its first day).';

create table fleet_reason_days (
  fleet_type text not null,
  day date not null,
  reject_reason text not null,
  casings integer not null,
  primary key (fleet_type, day, reject_reason)
);
comment on table fleet_reason_days is
  'Rejected casings of all accounts of a fleet type by day and reason.';

create or replace function call_changes(changes text, fleets text) returns text
language sql immutable as $function$
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
    || '; '
    || added_to(source, 'fleet_state_days', 'fleet_type, day, state, call_type', array['calls'])
  from counted
$function$;

create or replace function casing_changes(changes text, fleets text) returns text
language sql immutable as $function$
  with counted (source, sums) as (
    values (
      format('(select c.*, f.fleet_type from (%s) c join (%s) f using (account_id)) c',
        counted_casings(changes), fleets),
      array['casings', 'caps', 'aged', 'age_days', 'nail_holes', 'spots', 'sections', 'beads']
    )
  )
  select $$select pg_advisory_xact_lock('purchase_days'::regclass::bigint); $$
    || added_to(source, 'fleet_casing_days', 'fleet_type, outcome, day, is_ctsc',
      array['casings', 'turned', 'turn_days'])
    || '; '
    || added_to(source, 'fleet_casing_months',
      'fleet_type, month, outcome, brand, position, reject_reason, is_ctsc', sums)
    || '; '
    || added_to(source, 'fleet_brand_days', 'fleet_type, day, outcome, brand, position', sums)
    || '; '
    || added_to(source, 'fleet_brand_months', 'fleet_type, month, outcome, brand, position', sums)
    || '; '
    || added_to(format($$(select * from %s where outcome = 'rejected') c$$, source),
      'fleet_reason_days', 'fleet_type, day, reject_reason', array['casings'])
  from counted
$function$;

create or replace function recount_calls() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock('purchase_days'::regclass::bigint);
  delete from fleet_call_days;
  delete from fleet_call_months;
  delete from fleet_state_days;
  execute call_changes('select 1 as sign, * from service_calls', fleets());
end
$$;

create or replace function recount_casings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock('purchase_days'::regclass::bigint);
  delete from fleet_casing_days;
  delete from fleet_casing_months;
  delete from fleet_brand_days;
  delete from fleet_brand_months;
  delete from fleet_reason_days;
  execute casing_changes('select 1 as sign, * from casings', fleets());
end
$$;

-- An account's own casings: each of the two ways to count them by itself, and all that reports read
-- of a casing with an outcome in the index by which it is found.
do $$
begin
  execute 'create view disposed_casings as ' || casings_counted_by(
    'select 1 as sign, * from casings', 'c.disposition', 'c.disposed_on');
  execute 'create view received_casings as ' || casings_counted_by(
    'select 1 as sign, * from casings', $q$'received'::text$q$, 'c.received_on');
end
$$;

comment on view disposed_casings is 'Those of `casing_figures` that are counted by their outcome.';
comment on view received_casings is
  'Those of `casing_figures` that are counted by the day they came to the plant.';

drop index casings_disposed;
create index casings_disposed on casings (account_id, disposed_on) include (
  location_id, dealer_id, product_id, disposition, made_on, previous_caps, last_position,
  picked_up_on, reject_reason, nail_holes, spots, sections, beads
);

select recount_calls();
select recount_casings();
