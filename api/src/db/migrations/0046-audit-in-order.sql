-- Lists put rows without a value last: an index that is to give their order does, too.

drop index audit_entries_at;
drop index audit_entries_area;
create index audit_entries_at on audit_entries (at desc nulls last, id desc);
create index audit_entries_area on audit_entries (area, at desc nulls last, id desc);
create index audit_entries_action on audit_entries (action, at desc nulls last, id desc);
create index audit_entries_oldest on audit_entries (at, id desc);
