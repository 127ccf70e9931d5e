import type { ConditionReport } from '@portal/contract/analysis-reports';
import { roundHalfUp } from '@portal/platform/format';
import type { ConditionPhoto } from './condition-sums.ts';

/** A photo as a report keeps it: its addresses are signed when it is looked at. */
export type StoredPhoto = Omit<ConditionPhoto, 'content_hash' | 'location_id'> & {
  readonly fleet_location: string;
};

/** A report as it is kept, in mm and kPa. Its name is that which it is kept under: an empty one says that it is told. */
export type StoredConditions = Omit<
  ConditionReport,
  'tread_depth_format' | 'pressure_format' | 'ImagesData'
> & { readonly ImagesData: readonly StoredPhoto[] | null };

/** Part of a whole as a percentage to two decimals; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundHalfUp((100 * part) / whole, 2);

/** A sum of amounts to the cent. */
export const cents = (amount: number | null): number => roundHalfUp(amount ?? 0, 2);
