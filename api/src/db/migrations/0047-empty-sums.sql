-- Where many records leave many sums, the sums that are left of none are found at once. Of `lines = 0` the planner
-- expects one row, and computes the changes anew for each of the thousands that there are; of a computed column it
-- expects many, and computes them once.

do $do$
begin
  execute replace(pg_get_functiondef('purchase_changes(text)'::regprocedure),
    'where lines = 0 and', 'where lines + 0 = 0 and');
  execute replace(pg_get_functiondef('added_to(text, text, text, text[])'::regprocedure),
    'where %7$s = 0 and', 'where %7$s + 0 = 0 and');
end
$do$;
