import { useMemo } from 'react';
import type { SurveyEntry } from '../../../../device/entry/survey-entry.ts';
import { useWaitingWrites } from '../../../../device/pending/use-waiting-writes.ts';
import { inspectionPlace } from '../../../../device/seen/known-places.ts';

const kinds: readonly string[] = ['add_tire_image', 'add_unit_image'];

/**
 * The photos of an inspection stored on this device until the server has them.
 *
 * @param position of the tire; undefined for photos of the unit
 */
export function useWaitingPhotos(
  inspectionId: number,
  position: string | undefined,
): readonly SurveyEntry[] {
  const { survey = '', unit = '' } = inspectionPlace(inspectionId) ?? {};
  const waiting = useWaitingWrites({ survey, unit });
  return useMemo(
    () =>
      waiting.filter(
        ({ subject }) => kinds.includes(subject.what) && subject.position === position,
      ),
    [waiting, position],
  );
}
