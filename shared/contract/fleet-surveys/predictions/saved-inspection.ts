import { roundHalfUp } from '../../portal/decimal.ts';
import type { AxleMap, InspectionSaving } from '../fleet-surveys-types.ts';
import { checklistItems } from '../inspections/unit-checks/checklist.ts';
import { limitsAt, torqueResultOf, torqueSizes } from '../inspections/unit-checks/torque.ts';
import { judgedMap } from './judged-map.ts';
import { wheelsOfAxle } from './wheels.ts';

/** Returns the map after the unit was saved as a whole. Saving the same values is no change. */
export function savedInspection(map: AxleMap, said: InspectionSaving): AxleMap {
  const changed = withChecks(withFields(map, said), said);
  if (JSON.stringify(changed) === JSON.stringify(map)) return map;
  const revision = Math.max(map.inspection.revision, said.revision + 1);
  const next = { ...changed, inspection: { ...changed.inspection, revision } };
  return said.lifted_axles && !isLiftedAs(map, said.lifted_axles) ? judgedMap(next) : next;
}

function withFields(map: AxleMap, said: InspectionSaving): AxleMap {
  const { mileage, hours, comments, lifted_axles, is_done } = said;
  const { inspection, survey } = map;
  const isBegun = map.axles
    .filter(({ is_lifted }) => !is_lifted)
    .flatMap(wheelsOfAxle)
    .some(({ reading }) => reading?.state === 'read');
  const state = is_done ? 'done' : isBegun ? 'started' : 'waiting';
  const next = {
    ...inspection,
    ...(mileage !== undefined && {
      mileage: mileage === null ? null : roundHalfUp(mileage, 2),
    }),
    ...(hours !== undefined && { hours }),
    ...(comments !== undefined && { comments }),
    ...(is_done !== undefined && { state }),
  } satisfies AxleMap['inspection'];
  const more = Number(next.state === 'done') - Number(inspection.state === 'done');
  return {
    ...map,
    survey: { ...survey, inspected_units: survey.inspected_units + more },
    inspection: next,
    axles: lifted_axles
      ? map.axles.map((axle) => ({ ...axle, is_lifted: lifted_axles.includes(axle.axle_number) }))
      : map.axles,
  };
}

const isLiftedAs = ({ axles }: AxleMap, lifted: readonly number[]): boolean =>
  axles.every(({ axle_number, is_lifted }) => is_lifted === lifted.includes(axle_number));

function withChecks(map: AxleMap, said: InspectionSaving): AxleMap {
  const { checklist = [], torque_checks = [], torque_format = map.torque_format } = said;
  const named = new Set(checklist.map(({ item }) => item));
  const answers = [
    ...map.checklist.filter(({ item }) => !named.has(item)),
    ...checklist.flatMap(({ answer, ...item }) => (answer === null ? [] : [{ ...item, answer }])),
  ].map(({ item, answer, notes }) => ({ item, answer, notes }));
  return {
    ...map,
    checklist: answers.sort(
      (a, b) => checklistItems.indexOf(a.item) - checklistItems.indexOf(b.item),
    ),
    wheel_ends: map.wheel_ends.map((end) => {
      const check = torque_checks.find(
        ({ axle_number, side }) => axle_number === end.axle_number && side === end.side,
      );
      return check ? { ...end, ...checkedEnd(map, check, torqueSizes[torque_format], end) } : end;
    }),
  };
}

type Check = NonNullable<InspectionSaving['torque_checks']>[number];
type End = AxleMap['wheel_ends'][number];

function checkedEnd(
  { torque_format }: AxleMap,
  { fasteners, measured, stated }: Check,
  size: number,
  end: End,
): Partial<End> {
  const show = (nm: number) => roundHalfUp(nm / torqueSizes[torque_format], 6);
  const nm = measured === null ? null : measured * size;
  const result =
    stated ?? (nm === null ? null : torqueResultOf(nm, limitsAt(end, fasteners, torque_format)));
  // A check without a result is cleared, including its fasteners.
  const held = result === null ? 'm22' : fasteners;
  const { least, most } = limitsAt(end, held, torque_format);
  return {
    fasteners: held,
    least: show(least),
    most: show(most),
    measured: result === null || nm === null ? null : show(nm),
    result,
    retorque: result === null ? end.retorque : null,
  };
}
