import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { plannedDate } from '../values/date.ts';
import { between, wholeNumber } from '../values/number.ts';
import { nonsig, oneOf, text } from '../values/text.ts';
import { account, location, optionalReference } from './references.ts';

const asked = {
  target_pressure_kpa: optional(between(0.1, 1379, 4)),
  pull_depth_mm: optional(between(0, 79.38, 4)),
  casing_age_years: optional(between(0.1, 30, 1)),
  most_repairs: optional(wholeNumber(0, 100)),
  most_caps: optional(wholeNumber(0, 20)),
  m22_torque_nm: optional(between(1, 1355.82, 4)),
  stud_20mm_torque_nm: optional(between(1, 1355.82, 4)),
};

/**
 * The spec of an account or one of its locations for the tires of an axle, from a day on. Findings
 * by the previous spec do not change.
 */
export const specs: FileKind = {
  columns: {
    account: required(nonsig),
    location: optional(text(40)),
    role: required(oneOf('steer', 'drive', 'trailer', 'dolly', 'lift')),
    valid_from: required(plannedDate),
    ...asked,
  },
  key: ['account', 'location', 'role', 'valid_from'],
  faults,
  references: [account, optionalReference(location)],
  table: 'specs',
  conflict: ['account_id', 'location_id', 'role', 'valid_from'],
  written: {
    account_id: 'r.account_id',
    location_id: 'r.location_id',
    role: 'r.role',
    valid_from: 'r.valid_from',
    target_pressure_kpa: 'r.target_pressure_kpa',
    pull_depth_mm: 'r.pull_depth_mm',
    casing_age_years: 'r.casing_age_years',
    most_repairs: 'r.most_repairs::smallint',
    most_caps: 'r.most_caps::smallint',
    m22_torque_nm: 'r.m22_torque_nm',
    stud_20mm_torque_nm: 'r.stud_20mm_torque_nm',
  },
};

function faults(row: Row): Fault[] {
  const columns = Object.keys(asked);
  const reason = 'A spec asks for one thing at least.';
  return columns.every((column) => row[column] === null) ? [{ columns, reason }] : [];
}
