import { isOfPressure } from '@portal/contract/fleet-surveys';
import type { SurveyDetail } from '@portal/contract/inspection-surveys';
import type { StoredFinding } from './detail-rows.ts';
import type { History, Visit, VisitFinding, VisitTire } from './read-histories.ts';

type FindingHistory = Pick<StoredFinding, 'standing' | 'found_first'>;
type Mended = Pick<SurveyDetail, 'found_before' | 'mended'>;

/**
 * Compares a finding with earlier inspections. An inspection that did not look there does not
 * interrupt a series of the same finding.
 */
export function findingHistoryOf(finding: VisitFinding, { own, before }: History): FindingHistory {
  const isFound = (visit: Visit) => hasFound(visit, finding, own);
  const looked = before.find((visit) => hasLooked(visit, finding));
  let { inspected_on: found_first } = own;
  for (const visit of before) {
    if (isFound(visit)) found_first = visit.inspected_on;
    else if (hasLooked(visit, finding)) break;
  }
  return { standing: looked && isFound(looked) ? 'still_open' : 'new', found_first };
}

/**
 * Counts the earlier findings that inspections were the first to check again, and those that they
 * no longer found.
 */
export function countMended(histories: ReadonlyMap<number, History>): Mended {
  const again = [...histories.values()].flatMap(lookedAtAgain);
  return { found_before: again.length, mended: again.filter(({ isOpen }) => !isOpen).length };
}

/** An earlier finding that an inspection no longer found. */
interface MendedOnce {
  readonly id: number;
  readonly found_first: string;
  readonly mended_on: string;
}

/** Lists the earlier findings that inspections no longer found. */
export const mendedIn = (histories: ReadonlyMap<number, History>): MendedOnce[] =>
  [...histories.values()].flatMap((history) =>
    lookedAtAgain(history)
      .filter(({ isOpen }) => !isOpen)
      .map(({ finding, foundBy }) => ({
        id: finding.id,
        found_first: findingHistoryOf(finding, foundBy).found_first,
        mended_on: history.own.inspected_on,
      })),
  );

/**
 * Lists the findings that an inspection was the first to check again, each with whether it is still
 * open.
 */
const lookedAtAgain = ({ own, before }: History) =>
  before.flatMap((visit, at) =>
    visit.findings
      .filter(
        (finding) =>
          hasLooked(own, finding) &&
          !before.slice(0, at).some((since) => hasLooked(since, finding)),
      )
      .map((finding) => ({
        finding,
        foundBy: { own: visit, before: before.slice(at + 1) },
        isOpen: hasFound(own, finding, visit),
      })),
  );

/**
 * Whether an inspection read what the check of a finding needs: the tire, both of a pair, or one on each side of
 * an axle.
 */
function hasLooked({ lifted_axles, tires }: Visit, finding: VisitFinding): boolean {
  const { axle_number: axle, side, slot } = finding;
  if (lifted_axles.includes(axle)) return false;
  const read = tires.filter(
    (tire) =>
      tire.axle_number === axle &&
      (side === null || tire.side === side) &&
      (slot === null || tire.slot === slot) &&
      (isOfPressure(finding) ? tire.has_pressure : tire.has_tread),
  );
  if (slot !== null) return read.length > 0;
  const apart = read.map((tire) => (side === null ? tire.side : tire.slot));
  return new Set(apart).size > 1;
}

/**
 * Whether an inspection has the same finding as another: same check, same position, same mounts.
 */
function hasFound(visit: Visit, finding: VisitFinding, foundBy: Visit): boolean {
  const { check, axle_number: axle, side, slot } = finding;
  const isThere = visit.findings.some(
    (other) =>
      other.check === check &&
      other.axle_number === axle &&
      other.side === side &&
      other.slot === slot,
  );
  return isThere && isOnSameMounts(finding, visit, foundBy);
}

/** Whether no tire of a finding was changed between two inspections, as far as both recorded it. */
function isOnSameMounts(finding: VisitFinding, one: Visit, other: Visit): boolean {
  const { axle_number: axle, side, slot } = finding;
  return one.tires.every(
    (tire) =>
      tire.axle_number !== axle ||
      (side !== null && tire.side !== side) ||
      (slot !== null && tire.slot !== slot) ||
      isOnSameMount(tire, other),
  );
}

function isOnSameMount(tire: VisitTire, { tires }: Visit): boolean {
  const { axle_number: axle, side, slot } = tire;
  const same = tires.find(
    (each) => each.axle_number === axle && each.side === side && each.slot === slot,
  );
  return same === undefined || same.mount_id === tire.mount_id;
}
