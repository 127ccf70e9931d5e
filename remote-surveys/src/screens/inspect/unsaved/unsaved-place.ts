import type { Formats } from '../../../axles/formats.ts';
import { idFromName } from '../../../device/names/local-names.ts';

/** Where the entries of a unit are stored, and their units of measure. */
export interface UnsavedPlace extends Formats {
  readonly inspectionId: number;
}

/**
 * Name of the draft with that information, by the page's address: a deleted survey no longer
 * provides ids.
 */
export const unsavedPlaceDraft = (surveyId: string, unitNumber: string): string =>
  `survey/${surveyId}/inspect/${unitNumber.toLowerCase()}`;

/** A place from browser storage; null if it is not valid. */
export function unsavedPlaceIn(kept: unknown): UnsavedPlace | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { inspectionId, pressure_format, tread_depth_format }: Record<string, unknown> = {
    ...kept,
  };
  const pressure = (['psi', 'bar'] as const).find((unit) => unit === pressure_format);
  const tread = (['32nds', 'mm'] as const).find((unit) => unit === tread_depth_format);
  const id = idFromName(String(inspectionId));
  if (Number.isNaN(id) || !pressure || !tread) return null;
  return {
    inspectionId: id,
    pressure_format: pressure,
    tread_depth_format: tread,
  };
}
