import {
  type ConfigurationCode,
  configurationCodes,
  configurationsOf,
  meters,
  plateFault,
  surveyLimits,
  type UnitType,
  unitTypes,
  vocations,
} from '@portal/contract/fleet-surveys';
import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { country, nonsig, oneOf, state, text, yesOrNo } from '../values/text.ts';
import { recordChangesSql } from './record-changes-sql.ts';
import { account, location, optionalReference } from './references.ts';
import { modelYear, unitNumberValue, vin } from './unit-values.ts';

/** Tractors, trailers, dollies and others, with their locations. */
export const units: FileKind = {
  columns: {
    account: required(nonsig),
    unit_number: required(unitNumberValue),
    location: optional(text(40)),
    type: required(oneOf(...unitTypes)),
    configuration: required(oneOf(...configurationCodes)),
    vocation: optional(oneOf(...vocations)),
    owner: optional(text(surveyLimits.name)),
    meter: optional(oneOf(...meters)),
    is_active: optional(yesOrNo),
    vin: optional(vin),
    dot: optional(text(surveyLimits.dot)),
    license_plate: optional(text(surveyLimits.licensePlate)),
    license_plate_state: optional(state),
    license_plate_country: optional(country),
    manufacturer: optional(text(surveyLimits.name)),
    model: optional(text(surveyLimits.name)),
    year: optional(modelYear),
  },
  key: ['account', 'unit_number'],
  sameKey: `s.account, lower(s.unit_number collate "und-x-icu")`,
  faults,
  references: [account, optionalReference(location)],
  table: 'units',
  conflict: ['account_id', 'number_key'],
  conflictAmong: 'deleted_at is null',
  before: [
    `insert into unit_owners (account_id, name)
      select distinct account_id, owner from accepted where owner is not null
      on conflict do nothing`,
  ],
  written: {
    account_id: 'r.account_id',
    unit_number: 'r.unit_number',
    location_id: 'r.location_id',
    type: 'r.type',
    configuration: 'r.configuration',
    vocation: 'r.vocation',
    owner_id:
      '(select o.id from unit_owners o where o.account_id = r.account_id and o.name = r.owner)',
    meter: `coalesce(r.meter, case when r.type in ('tractor', 'misc') then 'odometer' else 'none' end)`,
    is_active: 'coalesce(r.is_active, true)',
    vin: 'r.vin',
    dot: 'r.dot',
    license_plate: 'upper(r.license_plate)',
    license_plate_state: 'r.license_plate_state',
    license_plate_country: 'r.license_plate_country',
    manufacturer: 'r.manufacturer',
    model: 'r.model',
    year: 'r.year',
  },
  onChange: { revision: 't.revision + 1', changed_at: 'now()' },
  after: recordChangesSql('unit'),
};

function faults(row: Row): Fault[] {
  const found: Fault[] = [];
  // The cast is safe: both values are from the lists above.
  const offered = configurationsOf(row.type as UnitType);
  if (!offered.includes(row.configuration as ConfigurationCode)) {
    const reason = `A ${row.type} has no configuration ${row.configuration}: it has one of ${offered.join(', ')}.`;
    found.push({ columns: ['type', 'configuration'], reason });
  }
  const textOf = (column: string) => (row[column] === null ? null : String(row[column]));
  const wrong = plateFault({
    license_plate: textOf('license_plate')?.toUpperCase() ?? null,
    license_plate_state: textOf('license_plate_state'),
    license_plate_country: textOf('license_plate_country'),
  });
  if (wrong !== null) {
    const reason = 'A plate has letters and digits, and a state its country, of which it is one.';
    found.push({ columns: [wrong], reason });
  }
  return found;
}
