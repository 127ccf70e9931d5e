import type { Database } from '../../../db/database.ts';

/** Reads all records that the report is based on. */
export async function readRecords({ kysely }: Pick<Database, 'kysely'>) {
  return {
    accounts: await kysely.selectFrom('accounts').selectAll().execute(),
    locations: await kysely.selectFrom('locations').selectAll().execute(),
    dealers: await kysely.selectFrom('dealers').selectAll().execute(),
    units: await kysely.selectFrom('units').selectAll().execute(),
    surveys: await kysely.selectFrom('surveys').selectAll().execute(),
    inspections: await kysely.selectFrom('unit_inspections').selectAll().execute(),
    findings: await kysely.selectFrom('findings').selectAll().execute(),
    readings: await kysely.selectFrom('readings').selectAll().execute(),
    conditions: await kysely.selectFrom('reading_conditions').selectAll().execute(),
    answers: await kysely.selectFrom('checklist_answers').selectAll().execute(),
  };
}

export type Records = Awaited<ReturnType<typeof readRecords>>;

/** Valve states that are exceptions. */
export const badValves = ['missing_cap', 'plastic_cap', 'leaking', 'bent_damaged', 'inaccessible'];

/** Computes the totals of one inspection from its records alone. */
function recount(records: Records, { id, lifted_axles }: Records['inspections'][number]) {
  const findings = records.findings.filter(({ inspection_id }) => inspection_id === id);
  const read = records.readings.filter(
    (reading) =>
      reading.inspection_id === id &&
      !lifted_axles.includes(reading.axle_number) &&
      (reading.pressure_kpa !== null || reading.tread_mm !== null),
  );
  const worn = read.filter((reading) =>
    records.conditions.some(({ reading_id }) => reading_id === reading.id),
  ).length;
  const valves = read.filter(({ valve }) => badValves.includes(valve ?? '')).length;
  const answers = records.answers.filter(({ inspection_id }) => inspection_id === id);
  const failed = answers.some(({ answer }) => answer === 'fail');
  return {
    tires: read.length,
    exceptions: findings.length + worn + valves,
    criticals: findings.filter(({ severity }) => severity === 'critical').length,
    isReady: answers.length === 0 ? null : !failed,
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;

/** Computes the row of each finished survey with its units. */
export function recomputeRows(records: Records) {
  const unitOf = new Map(records.units.map((unit) => [unit.id, unit]));
  const activeAt = (location: number, type: string) =>
    records.units.filter(
      (unit) =>
        unit.location_id === location && unit.type === type && unit.is_active && !unit.deleted_at,
    ).length;
  return records.surveys
    .filter(({ state, kind }) => state === 'finished' && kind !== 'checkpoint')
    .map((survey) => {
      const location = records.locations.find(({ id }) => id === survey.location_id);
      const account = records.accounts.find(({ id }) => id === survey.account_id);
      const dealer = records.dealers.find(({ id }) => id === survey.dealer_id);
      const fleet = account?.name || account?.nonsig || '';
      const all = records.inspections
        .filter(({ survey_id }) => survey_id === survey.id)
        .map((each) => ({
          ...recount(records, each),
          isWaiting: each.state === 'waiting',
          unit: each.unit_id,
          type: unitOf.get(each.unit_id)?.type,
        }));
      const inspected = all.filter(({ isWaiting }) => !isWaiting);
      const sum = (field: 'tires' | 'exceptions' | 'criticals') =>
        inspected.reduce((total, each) => total + each[field], 0);
      const ofType = (type: string) => inspected.filter((each) => each.type === type).length;
      const share = (type: string) => {
        const found = percent(ofType(type), activeAt(survey.location_id, type));
        return found === null ? null : Math.min(100, found);
      };
      const answered = all.filter(({ isReady }) => isReady !== null);
      return {
        survey,
        dealer,
        location,
        account,
        inspected,
        answered,
        row: {
          survey_id: survey.id,
          kind: survey.kind,
          location_id: survey.location_id,
          location_code: location?.code,
          account: account?.nonsig,
          fleet_location_name: location?.name || location?.code,
          survey_date: survey.survey_date,
          company: (survey.kind === 'dealer' ? dealer?.name : null) ?? fleet,
          fleet_name: fleet,
          survey_by: survey.surveyor,
          total_tires: sum('tires'),
          total_units: inspected.length,
          exceptions: sum('exceptions'),
          critical_exceptions: sum('criticals'),
          units_with_exceptions: inspected.filter(({ exceptions }) => exceptions > 0).length,
          trailer_units_count: ofType('trailer'),
          tractor_units_count: ofType('tractor'),
          tractors_surveyed_percentage: share('tractor'),
          trailers_surveyed_percentage: share('trailer'),
          trailer_readiness: percent(
            answered.filter(({ isReady }) => isReady).length,
            answered.length,
          ),
          trailers_checked: answered.length,
          trailers_on_survey: all.filter(
            ({ type, isReady }) => type === 'trailer' || isReady !== null,
          ).length,
        },
      };
    });
}

export type Recomputed = ReturnType<typeof recomputeRows>[number];

/** Sums surveys, counting each unit once. */
export function recomputeSummary(surveys: readonly Recomputed[]) {
  const inspected = surveys.flatMap((each) => each.inspected);
  const distinct = (some: typeof inspected) => new Set(some.map(({ unit }) => unit)).size;
  const sum = (field: 'tires' | 'exceptions' | 'criticals') =>
    inspected.reduce((total, each) => total + each[field], 0);
  return {
    surveys: surveys.length,
    units: distinct(inspected),
    units_with_exceptions: distinct(inspected.filter(({ exceptions }) => exceptions > 0)),
    tires: sum('tires'),
    exceptions: sum('exceptions'),
    critical_exceptions: sum('criticals'),
  };
}
