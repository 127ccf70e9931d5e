import {
  axleConfigurations,
  type ChecklistAnswer,
  type ConfigurationCode,
  checklistItems,
  isReady,
  sides,
  type TorqueResult,
  torqueResultOf,
  torqueSizes,
  torqueSpecs,
} from '@portal/contract/fleet-surveys';
import type { Insertable } from 'kysely';
import type { ChecklistAnswersTable, TorqueChecksTable } from '../schema/tires.ts';
import { dayOf } from './days.ts';
import type { DemoMount } from './equip-unit.ts';
import type { Random } from './random.ts';
import type { InspectionRow } from './surveys.ts';
import type { DemoUnit } from './unit-details.ts';

/** What is checked of a unit besides its tires. */
export interface UnitCheckRows {
  readonly checklist_answers: Insertable<ChecklistAnswersTable>[];
  readonly torque_checks: Insertable<TorqueChecksTable>[];
}

/** Of the trailers that are inspected, so many get the whole checklist. */
const listed = 0.2;
const faults = ['Cracked.', 'Loose.', 'Missing on the left.', 'Does not work.', 'Worn through.'];
/** Wheels that went on within so many days are checked, and now and then all of a unit. */
const recent = 75;
const wholeUnits = 0.03;
const missing = 0.01;
const tightened = 0.3;

/** Checks a unit that was inspected whole. @returns whether it passed its checklist; null without one */
export function checkUnit(
  random: Random,
  { type }: Pick<DemoUnit['row'], 'type'>,
  inspection: InspectionRow,
  mounts: readonly DemoMount[],
  rows: UnitCheckRows,
): boolean | null {
  if (inspection.state !== 'done') return null;
  const given = type === 'trailer' && random.chance(listed) ? answers(random, inspection) : [];
  rows.checklist_answers.push(...given);
  rows.torque_checks.push(...torques(random, inspection, mounts));
  return isReady(given);
}

const answers = (random: Random, { id, account_id }: InspectionRow) =>
  checklistItems.map((item) => {
    const answer: ChecklistAnswer = random.chance(0.025)
      ? 'fail'
      : random.chance(item === 'inflation_system' || item === 'hub_odometer' ? 0.4 : 0.01)
        ? 'not_applicable'
        : 'pass';
    const notes = answer === 'fail' ? random.pick(faults) : '';
    return { account_id, inspection_id: id, item, answer, notes };
  });

function torques(
  random: Random,
  { id, account_id, inspected_on, configuration, odometer_km }: InspectionRow,
  mounts: readonly DemoMount[],
): Insertable<TorqueChecksTable>[] {
  const day = dayOf(inspected_on);
  const isWhole = random.chance(wholeUnits);
  const { axles } = axleConfigurations[configuration as ConfigurationCode];
  return axles.flatMap((_, index) =>
    sides.flatMap((side) => {
      const mount = mounts.find(
        (each) =>
          each.axle === index + 1 &&
          each.side === side &&
          each.slot !== 'inner' &&
          each.from <= day &&
          (each.to === null || day < each.to),
      );
      const isRecent = mount !== undefined && day - mount.from < recent;
      if (!isWhole && !(isRecent && random.chance(0.6))) return [];
      const { least, most } = torqueSpecs.m22;
      const measured = Math.round(random.normal(472, 26) / 5) * 5 * torqueSizes.lbft;
      const found = torqueResultOf(measured, { least, most });
      const isMissing = random.chance(missing);
      const result: TorqueResult =
        found === 'low' && random.chance(tightened) ? 're_torqued' : found;
      return {
        account_id,
        inspection_id: id,
        axle_number: index + 1,
        side,
        mount_id: mount?.id ?? null,
        odometer_km: odometer_km ?? null,
        fasteners: 'm22' as const,
        least_nm: least,
        most_nm: most,
        measured_nm: isMissing ? null : measured,
        result: isMissing ? ('missing_hardware' as const) : result,
      };
    }),
  );
}
