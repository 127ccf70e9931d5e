import type { SurveyException } from '@portal/contract/inspection-surveys';
import type { Database } from '../../../db/database.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';
import { badValves, type Records } from './second-computation.ts';

type Expected = Pick<
  SurveyException,
  | 'exception_id'
  | 'survey_id'
  | 'unit_number'
  | 'check'
  | 'severity'
  | 'spec_source'
  | 'spec_valid_from'
>;

/** Computes the exceptions of each survey from the records alone. */
export async function recomputeExceptions(
  { kysely }: Pick<Database, 'kysely'>,
  records: Records,
): Promise<(surveyId: number) => readonly Expected[]> {
  const specs = await kysely.selectFrom('specs').selectAll().execute();
  const specOf = new Map(specs.map((spec) => [spec.id, spec]));
  const worn = new Set(records.conditions.map(({ reading_id }) => reading_id));
  const findingsOf = byInspection(records.findings);
  const readingsOf = byInspection(records.readings);

  function limitOf({ check_name, severity, spec_id }: Records['findings'][number]) {
    const isSpecified =
      check_name === 'pressure' || (check_name === 'tread_depth' && severity === 'warning');
    if (!isSpecified) return { spec_source: null, spec_valid_from: null };
    const spec = specOf.get(spec_id ?? 0);
    if (!spec) return { spec_source: 'default' as const, spec_valid_from: null };
    const spec_source = spec.location_id === null ? ('account' as const) : ('location' as const);
    return { spec_source, spec_valid_from: spec.valid_from };
  }

  const of = ({ id, survey_id, unit_number, lifted_axles }: Records['inspections'][number]) => {
    const unit = { survey_id, unit_number };
    const flagged = { ...unit, severity: null, spec_source: null, spec_valid_from: null };
    const read = readingsOf(id).filter(
      ({ axle_number, pressure_kpa, tread_mm }) =>
        !lifted_axles.includes(axle_number) && (pressure_kpa !== null || tread_mm !== null),
    );
    return [
      ...findingsOf(id).map((finding) => ({
        ...unit,
        exception_id: `finding-${finding.id}`,
        check: finding.check_name,
        severity: finding.severity,
        ...limitOf(finding),
      })),
      ...read
        .filter((reading) => worn.has(reading.id))
        .map((reading) => ({
          ...flagged,
          exception_id: `wear-${reading.id}`,
          check: 'wear' as const,
        })),
      ...read
        .filter(({ valve }) => badValves.includes(valve ?? ''))
        .map((reading) => ({
          ...flagged,
          exception_id: `valve-${reading.id}`,
          check: 'valve' as const,
        })),
    ];
  };

  const found = new Map<number, Expected[]>();
  for (const inspection of records.inspections) {
    if (inspection.state === 'waiting') continue;
    const { survey_id } = inspection;
    found.set(survey_id, [...(found.get(survey_id) ?? []), ...of(inspection)]);
  }
  return (surveyId) => found.get(surveyId) ?? [];
}
