import type { Formats } from '../../../axles/formats.ts';
import { idNamed } from '../../../device/names/own-names.ts';

/** Where the entries of a unit are kept, and in which units they were typed. */
export interface UnsavedPlace extends Formats {
  readonly inspectionId: number;
}

/** The draft that says so, by the address of the page: a deleted survey tells no ids any more. */
export const unsavedPlaceDraft = (surveyId: string, unitNumber: string): string =>
  `survey/${surveyId}/inspect/${unitNumber.toLowerCase()}`;

/** A place among what this browser kept; null for what is none of ours. */
export function unsavedPlaceIn(kept: unknown): UnsavedPlace | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { inspectionId, pressure_format, tread_depth_format }: Record<string, unknown> = {
    ...kept,
  };
  const pressure = (['psi', 'bar'] as const).find((unit) => unit === pressure_format);
  const tread = (['32nds', 'mm'] as const).find((unit) => unit === tread_depth_format);
  const id = idNamed(String(inspectionId));
  if (Number.isNaN(id) || !pressure || !tread) return null;
  return {
    inspectionId: id,
    pressure_format: pressure,
    tread_depth_format: tread,
  };
}
