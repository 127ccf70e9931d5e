import type { ConditionReport } from '@portal/contract/analysis-reports';
import { roundHalfUp } from '@portal/platform/format';
import type { ConditionPhoto } from './condition-sums.ts';

/** A photo as a report stores it; its addresses are signed on viewing. */
export type StoredPhoto = Omit<ConditionPhoto, 'content_hash' | 'location_id'> & {
  readonly fleet_location: string;
};

/**
 * A report as stored, in mm and kPa. Its name is the one that it is saved under: an empty
 * `ReportName` means that this name is shown.
 */
export type StoredConditions = Omit<
  ConditionReport,
  'tread_depth_format' | 'pressure_format' | 'ImagesData'
> & { readonly ImagesData: readonly StoredPhoto[] | null };

/** A part of a whole as a percentage with two decimals; null if the whole is 0. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundHalfUp((100 * part) / whole, 2);

/** Rounds a sum of amounts to the cent. */
export const cents = (amount: number | null): number => roundHalfUp(amount ?? 0, 2);
