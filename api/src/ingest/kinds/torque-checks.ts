import {
  type Fasteners,
  fasteners,
  sides,
  statedResults,
  surveyLimits,
  torqueSpecs,
} from '@portal/contract/fleet-surveys';
import { mountOnDay } from '../../db/mount-on-day.ts';
import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { between, wholeNumber } from '../values/number.ts';
import { documentNumber, nonsig, oneOf } from '../values/text.ts';
import { lockedSurveys } from './locked-rows.ts';
import { recordChangesSql } from './record-changes-sql.ts';
import { account, inspection, survey, visit } from './references.ts';
import { unitNumberValue } from './unit-values.ts';

/** More than a unit has wheel ends, so that inspection and wheel end combine into one number. */
const ends = 100;
const inspected = `select distinct (id / ${ends})::integer as id, false as added from merged`;

/** A value by the fasteners of a row. */
const byFasteners = (row: string, value: (each: Fasteners) => string | number) =>
  `case ${row}.fasteners ${fasteners.map((each) => `when '${each}' then ${value(each)}`).join(' ')} end`;

const usual = (name: 'least' | 'most') => byFasteners('r', (each) => torqueSpecs[each][name]);
/** The ratio of a limit to the torque of a spec. */
const limitRatio = (name: 'least' | 'most') =>
  byFasteners('r', (each) => {
    const { least, most } = torqueSpecs[each];
    return torqueSpecs[each][name] / ((least + most) / 2);
  });

/**
 * A limit for the fasteners of a row `r`, in N·m: from the spec of its inspection, else the usual
 * one.
 */
const limit = (name: 'least' | 'most') =>
  `coalesce(r.asked_nm * ${limitRatio(name)}, ${usual(name)})`;

/**
 * The torque in the specs in force for the wheels of an axle: the location's, else the account's.
 * If a spec has no torque, the next wider one applies, not the previous one.
 */
const asked = `left join lateral (
  select near.torque
  from (
    select distinct on (spec.location_id) spec.location_id,
      ${byFasteners('s', (each) => `spec.${each}_torque_nm`)} as torque
    from specs spec
    where spec.account_id = inspections.account_id and spec.role = axles.role
      and (spec.location_id is null or spec.location_id = surveys.location_id)
      and spec.valid_from <= inspections.inspected_on
    order by spec.location_id, spec.valid_from desc) near
  where near.torque is not null
  order by near.location_id nulls last
  limit 1) asked on true`;

/** Rounding errors of a conversion do not count as low or high. */
const found = `case when r.measured_nm < ${limit('least')} - 0.000001 then 'low'
  when r.measured_nm > ${limit('most')} + 0.000001 then 'high' else 'in_spec' end`;

/** The mount of the outer or single tire that stood at the wheel end of a row `r` on the day of its inspection. */
const mountId = `(select there.id from unit_inspections i
  join wheel_positions p on p.configuration = i.configuration and p.axle_number = r.axle
    and p.side = r.side and p.slot <> 'inner'
  cross join lateral (${mountOnDay}) there
  where i.id = r.inspection_id)`;

/** The torque checks of wheels in surveys, one wheel end per row. */
export const torqueChecks: FileKind = {
  columns: {
    account: required(nonsig),
    survey_number: required(documentNumber),
    unit_number: required(unitNumberValue),
    axle: required(wholeNumber(1, 9)),
    side: required(oneOf(...sides)),
    fasteners: required(oneOf(...fasteners)),
    measured_nm: optional(between(1, surveyLimits.torque.nm, 4)),
    stated: optional(oneOf(...statedResults)),
  },
  key: ['account', 'survey_number', 'unit_number', 'axle', 'side'],
  sameKey: `s.account, s.survey_number, lower(s.unit_number collate "und-x-icu"), s.axle, s.side`,
  faults,
  references: [
    account,
    survey,
    visit,
    inspection,
    {
      columns: ['axle'],
      join: `left join axles on axles.configuration = inspections.configuration
        and axles.axle_number = s.axle
        ${asked}`,
      take: 'axles.axle_number as axle_there, asked.torque as asked_nm',
      fault: 'r.inspection_id is not null and r.axle_there is null',
      reason: `format('Unit %s has no axle %s.', r.unit_number, r.axle)`,
    },
  ],
  table: 'torque_checks',
  conflict: ['inspection_id', 'axle_number', 'side'],
  identity: `t.inspection_id::bigint * ${ends} + t.axle_number * 2 + (t.side = 'right')::integer`,
  before: [lockedSurveys],
  written: {
    account_id: 'r.account_id',
    inspection_id: 'r.inspection_id',
    axle_number: 'r.axle::smallint',
    side: 'r.side',
    mount_id: mountId,
    odometer_km: '(select i.odometer_km from unit_inspections i where i.id = r.inspection_id)',
    fasteners: 'r.fasteners',
    least_nm: limit('least'),
    most_nm: limit('most'),
    measured_nm: 'r.measured_nm',
    result: `coalesce(r.stated, ${found})`,
  },
  after: [
    `update unit_inspections t set revision = revision + 1, changed_at = now()
      from (${inspected}) each where each.id = t.id`,
    ...recordChangesSql('inspection', inspected),
  ],
};

function faults({ measured_nm, stated }: Row): Fault[] {
  const reason = 'A wheel end without missing hardware has a torque.';
  return measured_nm === null && stated !== 'missing_hardware'
    ? [{ columns: ['measured_nm', 'stated'], reason }]
    : [];
}
