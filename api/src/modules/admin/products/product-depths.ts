import { productDepths } from '@portal/contract/admin';
import { unitsOf } from '@portal/contract/portal';
import { roundHalfUp, toShown, toStored } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';

type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** The unit in which somebody reads and types tread depths. */
export const treadUnitOf = ({ unitOfMeasurement }: Reader) => unitsOf[unitOfMeasurement].tread;

export const shownDepth = (stored: number | null, reader: Reader): number | null =>
  stored === null ? null : toShown(stored, treadUnitOf(reader));

/**
 * A depth as it is stored. One that is typed as it was shown is left as it was.
 *
 * @throws Refusal `invalid` for a depth that no tread has
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
