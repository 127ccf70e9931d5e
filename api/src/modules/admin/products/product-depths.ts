import { productDepths } from '@portal/contract/admin';
import { unitsOf } from '@portal/contract/portal';
import { roundHalfUp, toShown, toStored } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';

type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** The unit in which a user reads and enters tread depths. */
export const treadUnitOf = ({ unitOfMeasurement }: Reader) => unitsOf[unitOfMeasurement].tread;

export const shownDepth = (stored: number | null, reader: Reader): number | null =>
  stored === null ? null : toShown(stored, treadUnitOf(reader));

/**
 * Converts an entered depth to mm; a depth that was shown and not changed keeps its stored value.
 *
 * @throws Refusal `invalid` for an impossible tread depth
 */
export function storedDepth(
  typed: number | null,
  before: number | null,
  reader: Reader,
): number | null {
  if (typed === null) return null;
  const unit = treadUnitOf(reader);
  const { least, most } = productDepths[unit];
  if (typed < least || typed > most) throw refuse('invalid', 'tread_depth');
  return typed === shownDepth(before, reader) ? before : roundHalfUp(toStored(typed, unit), 4);
}
