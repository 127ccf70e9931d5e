-- Written by the health check, to know that writing works.
create table write_probes (
  name text collate "C" primary key,
  written_at timestamptz not null
);

-- Networks from which somebody has signed in: guesses from elsewhere do not lock these out.
create table sign_in_networks (
  user_id integer not null references users on delete cascade,
  network_hash text collate "C" not null,
  seen_at timestamptz not null,
  primary key (user_id, network_hash)
);
create index sign_in_networks_age on sign_in_networks (seen_at);

-- Failures are counted by address and network, and by address alone (an empty network).
alter table sign_in_attempts add column network_hash text collate "C" not null default '';
alter table sign_in_attempts drop constraint sign_in_attempts_pkey;
alter table sign_in_attempts add primary key (address_hash, network_hash);
