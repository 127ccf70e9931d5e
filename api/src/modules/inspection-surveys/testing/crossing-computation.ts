import type { CrossingRow } from '@portal/contract/inspection-surveys';
import type { Database } from '../../../db/database.ts';
import { readRecords } from './second-computation.ts';

type FindingCountColumn = Extract<keyof CrossingRow, `critical_${string}` | `warning_${string}`>;

const counted = [
  'critical_pressure',
  'critical_tread_depth',
  'critical_tread_mismatch_axle',
  'critical_tread_mismatch_duals',
  'warning_pressure',
  'warning_tread_depth',
  'warning_tread_mismatch_axle',
  'warning_tread_mismatch_duals',
] as const satisfies readonly FindingCountColumn[];

/** Computes the row of each crossing, with its location and account, from the records alone. */
export async function recomputeCrossings(database: Pick<Database, 'kysely'>) {
  const records = await readRecords(database);
  const crossings = await database.kysely.selectFrom('crossings').selectAll().execute();
  return crossings.map((crossing) => {
    const survey = records.surveys.find(({ id }) => id === crossing.survey_id);
    const [inspection, ...others] = records.inspections.filter(
      ({ survey_id }) => survey_id === crossing.survey_id,
    );
    if (!survey || !inspection || others.length > 0) throw new Error('No crossing.');
    const location = records.locations.find(({ id }) => id === survey.location_id);
    const account = records.accounts.find(({ id }) => id === crossing.account_id);
    const findings = records.findings.filter(
      ({ inspection_id }) => inspection_id === inspection.id,
    );
    const read = records.readings.filter(
      (reading) =>
        reading.inspection_id === inspection.id &&
        !inspection.lifted_axles.includes(reading.axle_number) &&
        (reading.pressure_kpa !== null || reading.tread_mm !== null),
    );
    const countOf = (name: string) =>
      findings.filter(({ severity, check_name }) => `${severity}_${check_name}` === name).length;
    const counts = Object.fromEntries(counted.map((name) => [name, countOf(name)]));
    const ofSeverity = (severity: string) =>
      findings.filter((finding) => finding.severity === severity).length;
    const row: CrossingRow = {
      survey_id: survey.id,
      unit_id: inspection.unit_id,
      unit_number: inspection.unit_number,
      fleet_name: account?.name || account?.nonsig || '',
      fleet_location: location?.name || location?.code || '',
      unit_date: crossing.local_date,
      unit_time: crossing.local_time.slice(0, 5),
      license_number: crossing.license_number,
      total_tires: crossing.expected_tires,
      total_tires_read_count: read.length,
      warning_exceptions: ofSeverity('warning'),
      critical_exceptions: ofSeverity('critical'),
      ...(counts as Record<(typeof counted)[number], number>),
    };
    return { row, crossing, survey, inspection, findings, location, account };
  });
}

export type RecomputedCrossing = Awaited<ReturnType<typeof recomputeCrossings>>[number];

export function recomputeTiles(crossings: readonly RecomputedCrossing[]) {
  const sum = (field: 'total_tires' | 'critical_exceptions' | 'warning_exceptions') =>
    crossings.reduce((total, { row }) => total + row[field], 0);
  return {
    total_units: new Set(crossings.map(({ row }) => row.unit_id)).size,
    total_tires: sum('total_tires'),
    critical_exceptions: sum('critical_exceptions'),
    warning_exceptions: sum('warning_exceptions'),
  };
}
