-- Whether somebody has called with the key: then its answer was not lost, and the one before it
-- brings no other.
alter table sessions add column key_is_used boolean not null default true;
