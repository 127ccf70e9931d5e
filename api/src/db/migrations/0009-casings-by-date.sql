-- National averages read the casings of all accounts in the days around whole months.

create index casings_disposed_on on casings (disposed_on, account_id) where disposed_on is not null;
create index casings_received_on on casings (received_on, account_id) where received_on is not null;
