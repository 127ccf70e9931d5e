import { surveyLimits } from '@portal/contract/fleet-surveys';
import { crossingDirections } from '@portal/contract/inspection-surveys';
import { type FileKind, optional, type Reference, required } from '../file-kind.ts';
import { instant } from '../values/instant.ts';
import { numbers } from '../values/lists.ts';
import { wholeNumber } from '../values/number.ts';
import { documentNumber, nonsig, oneOf, text, yesOrNo } from '../values/text.ts';
import { recordChangesSql } from './record-changes-sql.ts';
import { account, location } from './references.ts';
import { unitNumberValue } from './unit-values.ts';

/** Kept as text, because its offset gives the local time at the lane. */
const clock = { ...instant, sql: 'text' };
const day = 'left(r.crossed_at, 10)::date';
const time = `substring(r.crossed_at from 'T([0-9:.]+)')::time`;

/** The lifted axles of a row, front to back. */
const lifted = (row: string) => `array(
  select distinct axle::smallint from unnest(${row}.lifted_axles) axle order by 1)`;

/** The axle configuration: the unit's when the crossing was first loaded. */
const configuration = `case when seen.unit_id = units.id then seen.configuration else units.configuration end`;

const unit: Reference = {
  columns: ['unit_number'],
  join: `left join units on units.account_id = accounts.id and units.deleted_at is null
    and units.number_key = lower(s.unit_number collate "und-x-icu")`,
  take: 'units.id as unit_id, units.unit_number as own_number, units.configuration',
  fault: 'r.account_id is not null and r.unit_id is null',
  reason: `format('Account %s has no unit %s.', r.account, r.unit_number)`,
};

const axles: Reference = {
  columns: ['lifted_axles'],
  join: `left join lateral (
      select string_agg(axle::text, ', ' order by axle) as numbers from unnest(s.lifted_axles) axle
      where not exists (
        select from axles own where own.configuration = ${configuration} and own.axle_number = axle)
    ) missing on true`,
  take: 'missing.numbers as missing_axles',
  fault: 'r.unit_id is not null and r.missing_axles is not null',
  reason: `format('Unit %s has no axle %s.', r.unit_number, r.missing_axles)`,
};

const tires: Reference = {
  columns: ['expected_tires'],
  join: `left join lateral (
      select count(*) as places,
        count(*) filter (where p.axle_number <> all (coalesce(s.lifted_axles, '{}'))) as on_ground
      from wheel_positions p where p.configuration = ${configuration}
    ) counted on true`,
  take: 'counted.places, counted.on_ground',
  fault: 'r.expected_tires > r.places',
  reason: `format('Unit %s has %s tires.', r.unit_number, r.places)`,
};

const known: Reference = {
  columns: ['survey_number'],
  join: `left join surveys known
      on (known.account_id, known.survey_number) = (accounts.id, s.survey_number)
    left join unit_inspections seen on seen.survey_id = known.id and known.is_crossing`,
  take: 'known.id as known_id, known.is_crossing as is_known_crossing, seen.unit_id as known_unit_id',
  fault: 'r.known_id is not null and (not r.is_known_crossing or r.known_unit_id <> r.unit_id)',
  reason: `case when r.is_known_crossing then format('Crossing %s is of another unit.', r.survey_number)
    else format('Survey %s is no crossing.', r.survey_number) end`,
};

const survey = `join surveys s on (s.account_id, s.survey_number) = (r.account_id, r.survey_number)`;

/** Crossings of units, one per row. Their readings come in the file of readings. */
export const crossings: FileKind = {
  columns: {
    account: required(nonsig),
    survey_number: required(documentNumber),
    location: required(text(40)),
    unit_number: required(unitNumberValue),
    crossed_at: required(clock),
    lane: required(text(surveyLimits.name)),
    direction: optional(oneOf(...crossingDirections)),
    is_bidirectional: optional(yesOrNo),
    expected_tires: optional(wholeNumber(0, 99)),
    lifted_axles: optional(numbers(9, 1, 9, 0)),
    license_number: optional(text(20)),
  },
  key: ['account', 'survey_number'],
  references: [account, location, unit, known, axles, tires],
  table: 'surveys',
  conflict: ['account_id', 'survey_number'],
  written: {
    account_id: 'r.account_id',
    survey_number: 'r.survey_number',
    location_id: 'r.location_id',
    kind: `'checkpoint'`,
    survey_date: day,
    surveyor: 'r.lane',
    state: `'finished'`,
    finished_at: 'r.crossed_at::timestamptz',
  },
  onChange: { revision: 't.revision + 1', changed_at: 'now()' },
  after: [
    ...recordChangesSql('survey'),
    `with come as (
      insert into unit_inspections as t (account_id, survey_id, unit_id, inspected_on, unit_number,
        configuration, state, lifted_axles, tires_expected, is_crossing)
      select s.account_id, s.id, r.unit_id, s.survey_date, r.own_number, r.configuration, 'done',
        ${lifted('r')}, r.on_ground, true
      from accepted r ${survey}
      on conflict (survey_id, unit_id) do update
        set lifted_axles = excluded.lifted_axles, revision = t.revision + 1, changed_at = now()
        where t.lifted_axles <> excluded.lifted_axles
      returning t.survey_id
    )
    insert into merged select survey_id, false from come`,
    `with come as (
      insert into crossings as t (survey_id, account_id, crossed_at, local_date, local_time,
        expected_tires, license_number, direction, is_bidirectional)
      select s.id, s.account_id, r.crossed_at::timestamptz, s.survey_date, ${time},
        coalesce(r.expected_tires, r.on_ground), r.license_number, r.direction,
        coalesce(r.is_bidirectional, false)
      from accepted r ${survey}
      on conflict (survey_id) do update
        set crossed_at = excluded.crossed_at, local_time = excluded.local_time,
          expected_tires = excluded.expected_tires, license_number = excluded.license_number,
          direction = excluded.direction, is_bidirectional = excluded.is_bidirectional
        where (t.crossed_at, t.local_time, t.expected_tires, t.license_number, t.direction,
            t.is_bidirectional)
          is distinct from (excluded.crossed_at, excluded.local_time, excluded.expected_tires,
            excluded.license_number, excluded.direction, excluded.is_bidirectional)
      returning t.survey_id
    )
    insert into merged select survey_id, false from come`,
  ],
  // Axles may have been lifted or lowered since their tires were read.
  judged: `select i.id from unit_inspections i
    where i.survey_id in (select id from merged group by id having not bool_or(added))
    order by 1`,
};
