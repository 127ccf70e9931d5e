-- A service call names its unit by number, and the history of a unit asks for its calls.
-- Numbers are the same whatever their case, as in units.number_key.
create index service_calls_unit on service_calls
  (account_id, lower(unit_number collate "und-x-icu"), received_on)
  where unit_number is not null;

-- Units that had a number before: calls from their time are theirs.
create index units_former on units (account_id, number_key) where deleted_at is not null;
