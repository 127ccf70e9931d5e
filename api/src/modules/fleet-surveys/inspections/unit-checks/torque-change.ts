import {
  type InspectionSaving,
  surveyLimits,
  type TorqueResult,
  torqueResultOf,
  torqueSizes,
  torqueSpecs,
} from '@portal/contract/fleet-surveys';
import type { Insertable, Kysely } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { SurveyInspection } from '../find-inspection.ts';
import type { PartChange } from './part-change.ts';
import { readWheelEnds, type StoredWheelEnd } from './wheel-end-rows.ts';

type TorqueCheckInput = NonNullable<InspectionSaving['torque_checks']>[number];
type Check = NonNullable<StoredWheelEnd['check']>;

/**
 * Returns the change that a write makes to the torque checks; null if there is none.
 *
 * @throws Refusal `unknown_value`, `invalid`
 */
export async function torqueChange(
  transaction: Kysely<Schema>,
  inspected: SurveyInspection,
  { torque_checks = [], torque_format }: InspectionSaving,
): Promise<PartChange | null> {
  if (torque_checks.length === 0) return null;
  if (torque_format === undefined) throw refuse('invalid', 'torque_format');
  const { id: inspection_id, account_id, odometer_km } = inspected.inspection;
  const ends = await readWheelEnds(transaction, inspected);
  const changes = torque_checks.flatMap((said, place) => {
    const path = `torque_checks.${place}`;
    const end = ends.find(({ axle_number, side }) => isSameEnd(said, { axle_number, side }));
    if (!end) throw refuse('unknown_value', `${path}.axle_number`);
    if (torque_checks.findIndex((each) => isSameEnd(each, said)) < place)
      throw refuse('invalid', `${path}.side`);
    const most = surveyLimits.torque[torque_format];
    const isWithin = said.measured === null || (said.measured > 0 && said.measured <= most);
    if (!isWithin) throw refuse('invalid', `${path}.measured`);
    if (said.stated === 're_torqued' && said.measured === null)
      throw refuse('invalid', `${path}.measured`);
    const check = checkOf(said, torqueSizes[torque_format], end);
    return isSame(end.check, check) ? [] : [{ end, check }];
  });
  if (changes.length === 0) return null;
  const rows = changes.flatMap(({ end, check }): Insertable<Schema['torque_checks']>[] => {
    const { axle_number, side, mount_id } = end;
    const at = { account_id, inspection_id, axle_number, side, mount_id, odometer_km };
    return check ? [{ ...at, ...check }] : [];
  });
  return {
    before: {
      torque_checks: changes.map(({ end: { axle_number, side, check } }) => ({
        axle_number,
        side,
        check,
      })),
    },
    async write() {
      for (const { end } of changes)
        await transaction
          .deleteFrom('torque_checks')
          .where('inspection_id', '=', inspection_id)
          .where('axle_number', '=', end.axle_number)
          .where('side', '=', end.side)
          .execute();
      if (rows.length > 0) await transaction.insertInto('torque_checks').values(rows).execute();
    },
  };
}

type End = Pick<TorqueCheckInput, 'axle_number' | 'side'>;
const isSameEnd = (one: End, other: End) =>
  one.axle_number === other.axle_number && one.side === other.side;

/** Converts a check for storage; null for an empty one. */
function checkOf(
  { fasteners, measured, stated }: TorqueCheckInput,
  size: number,
  { limits }: Pick<StoredWheelEnd, 'limits'>,
): Check | null {
  const { least, most } = (limits ?? torqueSpecs)[fasteners];
  const measured_nm = measured === null ? null : measured * size;
  const found = measured_nm === null ? null : torqueResultOf(measured_nm, { least, most });
  const result: TorqueResult | null = stated ?? found;
  return result && { fasteners, least_nm: least, most_nm: most, measured_nm, result };
}

const isSame = (one: Check | null, other: Check | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    (['fasteners', 'measured_nm', 'result'] as const).every((name) => one[name] === other[name]));
