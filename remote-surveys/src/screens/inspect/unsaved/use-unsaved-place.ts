import type { AxleMap } from '@portal/contract/fleet-surveys';
import { useDraft } from '@portal/platform/guarding';
import { type UnsavedPlace, unsavedPlaceDraft } from './unsaved-place.ts';

/** Records where the entries of a unit are stored, while there are any. */
export function useUnsavedPlace(map: AxleMap, surveyId: string, isClean: boolean): UnsavedPlace {
  const { inspection, pressure_format, tread_depth_format } = map;
  const inspectionId = inspection.unit_inspection_id;
  const place = { inspectionId, pressure_format, tread_depth_format };
  const draft = unsavedPlaceDraft(surveyId, inspection.unit_number);
  // The entries are restored by their own draft.
  useDraft(draft, isClean ? null : place, () => {});
  return place;
}
