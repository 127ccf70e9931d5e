-- Lease quotes with the rates that they are made of, and places by which addresses are located.
-- docs/data-model.md tells the whole design.

create table lease_rates (
  id integer generated always as identity primary key,
  factor text collate "C" not null check (factor <> ''),
  value text collate "C" not null check (value <> ''),
  valid_from date not null,
  rate numeric(9, 6) not null,
  unique (factor, value, valid_from),
  check (case when factor = 'base' then rate > 0 else rate > -1 end)
);

comment on column lease_rates.factor is
  'What the rate belongs to; of base the value is a tire size, and the rate is money a tire-mile.';
comment on column lease_rates.rate is
  'The share that the value adds to the rate a tire-mile, as 0.10 for ten percent; holds from valid_from on.';

create table lease_quotes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (name <> ''),
  customer_name text not null,
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  latitude numeric(8, 5),
  longitude numeric(8, 5),
  place_precision text collate "C"
    check (place_precision in ('address', 'zip', 'prefix', 'city', 'state', 'hand')),
  size text not null,
  tires integer not null check (tires > 0),
  miles integer not null check (miles > 0),
  units integer not null check (units > 0),
  factors json not null,
  rates json not null,
  rates_on date not null,
  rate numeric(14, 6) not null,
  annual numeric(16, 2) not null,
  revision integer not null default 1,
  client_key text collate "C",
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  check ((latitude is null) = (longitude is null)),
  check ((latitude is null) = (place_precision is null))
);

comment on column lease_quotes.factors is 'The chosen value of each factor.';
comment on column lease_quotes.rates is
  'Every rate as it was on rates_on, so that later rates do not move the quote.';
comment on column lease_quotes.revision is
  'Counts the changes: who saves names the one that was read, so that the second of two is told.';

create unique index lease_quotes_name
  on lease_quotes (user_id, lower(name collate "und-x-icu")) where deleted_at is null;
create unique index lease_quotes_client_key
  on lease_quotes (user_id, client_key) where client_key is not null;
create index lease_quotes_deleted on lease_quotes (deleted_at) where deleted_at is not null;

-- How names of cities are compared: without case, accents, blanks and signs, Saint for St.
create function place_key(name text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g') collate "C"),
      '\mste\M', 'sainte', 'g'), '\mst\M', 'saint', 'g'), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g'),
    '[ [:punct:]]+', '', 'g')
$$;

create table places (
  id integer generated always as identity primary key,
  country text collate "C" not null check (country ~ '^[A-Z]{2}$'),
  state text collate "C" not null,
  county text collate "C" not null default '',
  postal_code text collate "C" not null,
  city text not null,
  city_key text collate "C" not null generated always as (place_key(city)) stored,
  latitude numeric(8, 5) not null check (latitude between -90 and 90),
  longitude numeric(8, 5) not null check (longitude between -180 and 180),
  unique (country, postal_code, city, state, county)
);

comment on column places.postal_code is
  'The whole code or its first three characters, without blanks; empty for the center of a state.';
comment on column places.city is 'Empty for the center of a state.';

create index places_postal_code on places (postal_code);
create index places_city on places (city_key, state);
create index places_state on places (state, country);

-- The center of each state and province.
insert into places (country, state, postal_code, city, latitude, longitude) values
  ('US','AL','','',32.79,-86.83), ('US','AK','','',64.07,-152.28), ('US','AZ','','',34.27,-111.66),
  ('US','AR','','',34.89,-92.44), ('US','CA','','',37.18,-119.47), ('US','CO','','',39.00,-105.55),
  ('US','CT','','',41.62,-72.73), ('US','DE','','',38.99,-75.51), ('US','DC','','',38.91,-77.01),
  ('US','FL','','',28.63,-82.45), ('US','GA','','',32.64,-83.44), ('US','HI','','',20.29,-156.37),
  ('US','ID','','',44.35,-114.61), ('US','IL','','',40.04,-89.20), ('US','IN','','',39.89,-86.28),
  ('US','IA','','',42.08,-93.50), ('US','KS','','',38.49,-98.38), ('US','KY','','',37.53,-85.30),
  ('US','LA','','',31.07,-92.00), ('US','ME','','',45.37,-69.24), ('US','MD','','',39.06,-76.79),
  ('US','MA','','',42.26,-71.81), ('US','MI','','',44.35,-85.41), ('US','MN','','',46.28,-94.31),
  ('US','MS','','',32.74,-89.67), ('US','MO','','',38.36,-92.46), ('US','MT','','',47.05,-109.63),
  ('US','NE','','',41.54,-99.80), ('US','NV','','',39.33,-116.63), ('US','NH','','',43.68,-71.58),
  ('US','NJ','','',40.19,-74.67), ('US','NM','','',34.41,-106.11), ('US','NY','','',42.95,-75.53),
  ('US','NC','','',35.56,-79.39), ('US','ND','','',47.45,-100.47), ('US','OH','','',40.29,-82.79),
  ('US','OK','','',35.59,-97.49), ('US','OR','','',43.93,-120.56), ('US','PA','','',40.88,-77.80),
  ('US','RI','','',41.68,-71.56), ('US','SC','','',33.92,-80.90), ('US','SD','','',44.44,-100.23),
  ('US','TN','','',35.86,-86.35), ('US','TX','','',31.48,-99.33), ('US','UT','','',39.31,-111.67),
  ('US','VT','','',44.07,-72.67), ('US','VA','','',37.52,-78.85), ('US','WA','','',47.38,-120.45),
  ('US','WV','','',38.64,-80.62), ('US','WI','','',44.62,-89.99), ('US','WY','','',43.00,-107.55),
  ('CA','AB','','',55.00,-115.00), ('CA','BC','','',54.00,-125.00), ('CA','MB','','',55.00,-97.00),
  ('CA','NB','','',46.60,-66.40), ('CA','NL','','',53.10,-59.90), ('CA','NS','','',45.10,-63.30),
  ('CA','NT','','',65.00,-119.00), ('CA','NU','','',70.50,-86.00), ('CA','ON','','',50.00,-86.00),
  ('CA','PE','','',46.40,-63.20), ('CA','QC','','',52.00,-72.00), ('CA','SK','','',54.40,-105.90),
  ('CA','YT','','',63.60,-135.50);

-- Cities with the start of their postal codes.
insert into places (country, state, postal_code, city, latitude, longitude) values
  ('US','AL','352','Birmingham',33.52,-86.81), ('US','AL','366','Mobile',30.69,-88.04),
  ('US','AL','358','Huntsville',34.73,-86.59), ('US','AR','722','Little Rock',34.75,-92.29),
  ('US','AR','729','Fort Smith',35.39,-94.40), ('US','AR','723','West Memphis',35.15,-90.18),
  ('US','AZ','850','Phoenix',33.45,-112.07), ('US','AZ','857','Tucson',32.22,-110.97),
  ('US','AZ','860','Flagstaff',35.20,-111.65), ('US','CA','923','Fontana',34.09,-117.44),
  ('US','CA','952','Stockton',37.96,-121.29), ('US','CA','937','Fresno',36.74,-119.79),
  ('US','CA','958','Sacramento',38.58,-121.49), ('US','CA','933','Bakersfield',35.37,-119.02),
  ('US','CA','908','Long Beach',33.77,-118.19), ('US','CO','802','Denver',39.74,-104.99),
  ('US','CO','810','Pueblo',38.25,-104.61), ('US','CO','815','Grand Junction',39.06,-108.55),
  ('US','CT','061','Hartford',41.77,-72.67), ('US','CT','067','Waterbury',41.56,-73.04),
  ('US','FL','322','Jacksonville',30.33,-81.66), ('US','FL','338','Lakeland',28.04,-81.95),
  ('US','FL','331','Miami',25.76,-80.19), ('US','FL','344','Ocala',29.19,-82.14),
  ('US','GA','303','Atlanta',33.75,-84.39), ('US','GA','314','Savannah',32.08,-81.09),
  ('US','GA','312','Macon',32.84,-83.63), ('US','GA','307','Dalton',34.77,-84.97),
  ('US','IA','503','Des Moines',41.59,-93.62), ('US','IA','528','Davenport',41.52,-90.58),
  ('US','ID','837','Boise',43.62,-116.20), ('US','ID','833','Twin Falls',42.56,-114.46),
  ('US','IL','604','Joliet',41.53,-88.08), ('US','IL','611','Rockford',42.27,-89.09),
  ('US','IL','616','Peoria',40.69,-89.59), ('US','IL','624','Effingham',39.12,-88.54),
  ('US','IN','462','Indianapolis',39.77,-86.16), ('US','IN','468','Fort Wayne',41.08,-85.14),
  ('US','IN','464','Gary',41.59,-87.35), ('US','IN','477','Evansville',37.97,-87.57),
  ('US','KS','672','Wichita',37.69,-97.34), ('US','KS','661','Kansas City',39.11,-94.63),
  ('US','KS','674','Salina',38.84,-97.61), ('US','KY','402','Louisville',38.25,-85.76),
  ('US','KY','421','Bowling Green',36.99,-86.44), ('US','LA','708','Baton Rouge',30.45,-91.15),
  ('US','LA','711','Shreveport',32.53,-93.75), ('US','MA','016','Worcester',42.26,-71.80),
  ('US','MA','011','Springfield',42.10,-72.59), ('US','ME','041','Portland',43.66,-70.26),
  ('US','MI','495','Grand Rapids',42.96,-85.67), ('US','MI','481','Romulus',42.22,-83.40),
  ('US','MI','490','Kalamazoo',42.29,-85.59), ('US','MN','551','Saint Paul',44.95,-93.09),
  ('US','MN','558','Duluth',46.79,-92.10), ('US','MN','563','Saint Cloud',45.56,-94.16),
  ('US','MO','641','Kansas City',39.10,-94.58), ('US','MO','631','Saint Louis',38.63,-90.20),
  ('US','MO','648','Joplin',37.08,-94.51), ('US','MO','658','Springfield',37.21,-93.29),
  ('US','MS','392','Jackson',32.30,-90.18), ('US','MS','386','Olive Branch',34.96,-89.83),
  ('US','MT','591','Billings',45.78,-108.50), ('US','MT','598','Missoula',46.87,-113.99),
  ('US','NC','282','Charlotte',35.23,-80.84), ('US','NC','274','Greensboro',36.07,-79.79),
  ('US','NC','283','Fayetteville',35.05,-78.88), ('US','ND','581','Fargo',46.88,-96.79),
  ('US','NE','681','Omaha',41.26,-95.93), ('US','NE','691','North Platte',41.12,-100.77),
  ('US','NH','031','Manchester',42.99,-71.45), ('US','NJ','071','Newark',40.74,-74.17),
  ('US','NJ','083','Vineland',39.49,-75.03), ('US','NM','871','Albuquerque',35.08,-106.65),
  ('US','NM','880','Las Cruces',32.31,-106.78), ('US','NV','895','Reno',39.53,-119.81),
  ('US','NV','891','Las Vegas',36.17,-115.14), ('US','NY','122','Albany',42.65,-73.76),
  ('US','NY','142','Buffalo',42.89,-78.88), ('US','NY','132','Syracuse',43.05,-76.15),
  ('US','OH','432','Columbus',39.96,-83.00), ('US','OH','436','Toledo',41.65,-83.54),
  ('US','OH','443','Akron',41.08,-81.52), ('US','OH','454','Dayton',39.76,-84.19),
  ('US','OK','731','Oklahoma City',35.47,-97.52), ('US','OK','741','Tulsa',36.15,-95.99),
  ('US','OR','972','Portland',45.52,-122.68), ('US','OR','975','Medford',42.33,-122.88),
  ('US','PA','171','Harrisburg',40.27,-76.88), ('US','PA','181','Allentown',40.60,-75.47),
  ('US','PA','165','Erie',42.13,-80.09), ('US','PA','152','Pittsburgh',40.44,-80.00),
  ('US','RI','029','Providence',41.82,-71.41), ('US','SC','296','Greenville',34.85,-82.39),
  ('US','SC','294','Charleston',32.78,-79.93), ('US','SD','571','Sioux Falls',43.55,-96.73),
  ('US','SD','577','Rapid City',44.08,-103.23), ('US','TN','381','Memphis',35.15,-90.05),
  ('US','TN','379','Knoxville',35.96,-83.92), ('US','TN','372','Nashville',36.16,-86.78),
  ('US','TN','374','Chattanooga',35.05,-85.31), ('US','TX','752','Dallas',32.78,-96.80),
  ('US','TX','780','Laredo',27.51,-99.51), ('US','TX','770','Houston',29.76,-95.37),
  ('US','TX','782','San Antonio',29.42,-98.49), ('US','TX','799','El Paso',31.76,-106.49),
  ('US','TX','791','Amarillo',35.22,-101.83), ('US','TX','794','Lubbock',33.58,-101.86),
  ('US','UT','841','Salt Lake City',40.76,-111.89), ('US','UT','847','Saint George',37.10,-113.58),
  ('US','VA','232','Richmond',37.54,-77.44), ('US','VA','240','Roanoke',37.27,-79.94),
  ('US','VA','226','Winchester',39.19,-78.16), ('US','WA','992','Spokane',47.66,-117.43),
  ('US','WA','984','Tacoma',47.25,-122.44), ('US','WA','993','Pasco',46.24,-119.10),
  ('US','WI','543','Green Bay',44.51,-88.02), ('US','WI','532','Milwaukee',43.04,-87.91),
  ('US','WI','547','Eau Claire',44.81,-91.50), ('US','WV','253','Charleston',38.35,-81.63),
  ('US','WY','820','Cheyenne',41.14,-104.82), ('US','WY','826','Casper',42.87,-106.31),
  ('CA','AB','T2C','Calgary',51.05,-114.07), ('CA','AB','T5S','Edmonton',53.55,-113.49),
  ('CA','AB','T4N','Red Deer',52.27,-113.81), ('CA','BC','V3S','Surrey',49.19,-122.85),
  ('CA','BC','V2C','Kamloops',50.67,-120.33), ('CA','BC','V2N','Prince George',53.92,-122.75),
  ('CA','MB','R3H','Winnipeg',49.90,-97.14), ('CA','MB','R7A','Brandon',49.85,-99.95),
  ('CA','NB','E1E','Moncton',46.09,-64.77), ('CA','NS','B3B','Dartmouth',44.67,-63.57),
  ('CA','ON','L5T','Mississauga',43.59,-79.64), ('CA','ON','N6E','London',42.98,-81.25),
  ('CA','ON','K1B','Ottawa',45.42,-75.70), ('CA','ON','P3A','Sudbury',46.49,-81.00),
  ('CA','ON','P7B','Thunder Bay',48.38,-89.25), ('CA','ON','N8W','Windsor',42.31,-83.04),
  ('CA','QC','H7L','Laval',45.57,-73.69), ('CA','QC','G1N','Québec',46.81,-71.21),
  ('CA','QC','G9A','Trois-Rivières',46.34,-72.54), ('CA','SK','S4N','Regina',50.45,-104.62),
  ('CA','SK','S7K','Saskatoon',52.13,-106.67);

alter table dealers
  add column latitude numeric(8, 5),
  add column longitude numeric(8, 5),
  add check ((latitude is null) = (longitude is null));

comment on column dealers.latitude is
  'Found by the address in places (place_dealers), no coarser than the city; null: not found.';

-- Where dealers are, by their addresses: the mean of the places of their postal code, else of its first three
-- characters, else of their city. Called after places or dealers have come in.
create function place_dealers() returns void language sql as $$
  with named as (
    select d.id, d.country, d.state, place_key(d.city) as city_key,
      upper(replace(case when d.country = 'US' then left(d.postal_code, 5) else d.postal_code end, ' ', ''))
        as postal
    from dealers d
  ), near as (
    select n.id, 1 as level, p.latitude, p.longitude
    from named n join places p on p.country = n.country and p.postal_code = n.postal
    where n.postal <> ''
    union all
    select n.id, 2, p.latitude, p.longitude
    from named n join places p on p.country = n.country
      and p.postal_code >= left(n.postal, 3) and p.postal_code < left(n.postal, 3) || '~'
    where length(n.postal) >= 3
    union all
    select n.id, 3, p.latitude, p.longitude
    from named n join places p on (p.country, p.state, p.city_key) = (n.country, n.state, n.city_key)
    where n.city_key <> ''
  ), found as (
    select distinct on (id) id, round(avg(latitude), 5) as latitude, round(avg(longitude), 5) as longitude
    from near group by id, level order by id, level
  )
  update dealers d set latitude = f.latitude, longitude = f.longitude
  from named n left join found f on f.id = n.id
  where d.id = n.id and (d.latitude, d.longitude) is distinct from (f.latitude, f.longitude)
$$;
select place_dealers();
