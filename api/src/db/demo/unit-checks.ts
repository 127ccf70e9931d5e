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
import type { InspectionRow, SurveyRow } from './surveys.ts';
import type { DemoUnit } from './unit-details.ts';

/** The checks of a unit besides its tires. */
export interface UnitCheckRows {
  readonly checklist_answers: Insertable<ChecklistAnswersTable>[];
  readonly torque_checks: Insertable<TorqueChecksTable>[];
}

/** The share of yard surveys that complete the checklist of every trailer. */
const listed = 0.3;
/**
 * The share of checked trailers with failures, and the weights of one, two or three failed items.
 */
const failing = 0.08;
const failedOdds = [80, 16, 4];
const faults = ['Cracked.', 'Loose.', 'Missing on the left.', 'Does not work.', 'Worn through.'];
/** Days within which newly mounted wheels are checked; now and then all wheels of a unit are. */
const recent = 75;
const wholeUnits = 0.03;
const missing = 0.01;
const tightened = 0.3;

/**
 * Draws the surveys that complete checklists.
 *
 * @returns their ids
 */
export const drawChecklistSurveys = (
  random: Random,
  surveys: readonly Pick<SurveyRow, 'id' | 'kind'>[],
): ReadonlySet<number> =>
  new Set(
    surveys.filter(({ kind }) => kind === 'yard' && random.chance(listed)).map(({ id }) => id),
  );

/**
 * Completes the checklist of a trailer.
 *
 * @returns whether it passed; null without a checklist
 */
export function checkTrailer(
  random: Random,
  { type }: Pick<DemoUnit['row'], 'type'>,
  inspection: InspectionRow,
  rows: Pick<UnitCheckRows, 'checklist_answers'>,
): boolean | null {
  const given =
    type === 'trailer' && inspection.state === 'done' ? answers(random, inspection) : [];
  rows.checklist_answers.push(...given);
  return isReady(given);
}

function answers(random: Random, { id, account_id }: InspectionRow) {
  const failures = random.chance(failing) ? random.weighted(failedOdds) + 1 : 0;
  const failed = new Set(Array.from({ length: failures }, () => random.pick(checklistItems)));
  return checklistItems.map((item) => {
    const absent = item === 'inflation_system' || item === 'hub_odometer' ? 0.4 : 0.01;
    const answer: ChecklistAnswer = failed.has(item)
      ? 'fail'
      : random.chance(absent)
        ? 'not_applicable'
        : 'pass';
    const notes = answer === 'fail' ? random.pick(faults) : '';
    return { account_id, inspection_id: id, item, answer, notes };
  });
}

/** Checks the wheel torques of a completed inspection. */
export function checkWheels(
  random: Random,
  inspection: InspectionRow,
  mounts: readonly DemoMount[],
  rows: Pick<UnitCheckRows, 'torque_checks'>,
): void {
  if (inspection.state === 'done') rows.torque_checks.push(...torques(random, inspection, mounts));
}

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
