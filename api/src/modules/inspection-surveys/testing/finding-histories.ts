import type { Records } from './second-computation.ts';

type Inspection = Records['inspections'][number];
type FindingRecord = Records['findings'][number];

/** Looks up rows by inspection; they are grouped only once. */
export const byInspection = <Row extends { readonly inspection_id: number }>(
  rows: () => readonly Row[],
) => {
  const found = new Map<number, Row[]>();
  return (id: number): readonly Row[] => {
    if (found.size === 0)
      for (const row of rows())
        found.set(row.inspection_id, [...(found.get(row.inspection_id) ?? []), row]);
    return found.get(id) ?? [];
  };
};

/** Computes each finding's history from the records, independently of the queries under test. */
export function findingHistories(records: Records) {
  const readingsOf = byInspection(() => records.readings);
  const findingsOf = byInspection(() => records.findings);

  const isBefore = (one: Inspection, other: Inspection) =>
    one.inspected_on < other.inspected_on ||
    (one.inspected_on === other.inspected_on && one.id < other.id);
  /** The mounts that an inspection read of a finding's tires, by position. */
  const mountsOf = (id: number, { axle_number, side, slot }: FindingRecord) =>
    new Map(
      readingsOf(id)
        .filter((each) => each.axle_number === axle_number)
        .filter((each) => (side ?? each.side) === each.side && (slot ?? each.slot) === each.slot)
        .map((each) => [`${each.side} ${each.slot}`, each.mount_id]),
    );
  function hasSameMounts(one: FindingRecord, other: FindingRecord): boolean {
    const mounts = mountsOf(other.inspection_id, other);
    return [...mountsOf(one.inspection_id, one)].every(
      ([place, mount]) => !mounts.has(place) || mounts.get(place) === mount,
    );
  }
  const isSame = (one: FindingRecord, other: FindingRecord) =>
    one.check_name === other.check_name &&
    one.axle_number === other.axle_number &&
    one.side === other.side &&
    one.slot === other.slot &&
    hasSameMounts(one, other);
  /** Whether an inspection read what the check of a finding needs. */
  function hasLooked({ id, lifted_axles }: Inspection, finding: FindingRecord): boolean {
    const isOfPressure = ['pressure', 'dual_pressure'].includes(finding.check_name);
    const looked = readingsOf(id).filter(
      (each) =>
        each.axle_number === finding.axle_number &&
        (finding.side === null || each.side === finding.side) &&
        (finding.slot === null || each.slot === finding.slot) &&
        (isOfPressure ? each.pressure_kpa : each.tread_mm) !== null &&
        !lifted_axles.includes(each.axle_number),
    );
    if (finding.slot !== null) return looked.length > 0;
    if (finding.side !== null) return looked.length > 1;
    return new Set(looked.map(({ side }) => side)).size > 1;
  }
  /** The unit's inspections before this one, latest first. */
  const earlier = (inspection: Inspection) =>
    records.inspections
      .filter((each) => !each.is_crossing)
      .filter((each) => each.unit_id === inspection.unit_id && isBefore(each, inspection))
      .sort((one, other) => (isBefore(one, other) ? 1 : -1));
  const hasFound = ({ id }: Inspection, finding: FindingRecord) =>
    findingsOf(id).some((each) => isSame(each, finding));

  /** The day since when a finding was found without interruption, and whether it is new. */
  function historyOf(finding: FindingRecord) {
    const inspection = records.inspections.find(({ id }) => id === finding.inspection_id);
    if (!inspection) throw new Error('no inspection');
    let first = inspection.inspected_on;
    let isNew = true;
    for (const before of earlier(inspection).filter((each) => hasLooked(each, finding))) {
      if (!hasFound(before, finding)) break;
      first = before.inspected_on;
      isNew = false;
    }
    return { first, isNew };
  }

  /**
   * The findings of earlier inspections that were not checked again until this survey, which no
   * longer found them.
   */
  const mendedIn = (surveyId: number): FindingRecord[] =>
    records.inspections
      .filter(({ survey_id, tires_read }) => survey_id === surveyId && tires_read > 0)
      .flatMap((inspection) => {
        const before = earlier(inspection);
        return before.flatMap((each, index) =>
          findingsOf(each.id).filter(
            (finding) =>
              !before.slice(0, index).some((since) => hasLooked(since, finding)) &&
              hasLooked(inspection, finding) &&
              !hasFound(inspection, finding),
          ),
        );
      });

  return { historyOf, mendedIn };
}
