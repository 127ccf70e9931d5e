-- Kept records are forgotten when nobody has written or read them for long.

alter table kept_records rename column kept_at to used_at;
create index kept_records_use on kept_records (used_at);
