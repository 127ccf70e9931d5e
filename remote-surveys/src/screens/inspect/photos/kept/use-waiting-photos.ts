import { useMemo } from 'react';
import type { SurveyEntry } from '../../../../device/entry/survey-entry.ts';
import { useWaiting } from '../../../../device/pending/use-waiting.ts';
import { inspectionPlace } from '../../../../device/seen/known-places.ts';

const kinds: readonly string[] = ['add_tire_image', 'add_unit_image'];

/**
 * The photos of an inspection that this device keeps until the server has them.
 *
 * @param position of the tire; undefined for those of the unit
 */
export function useWaitingPhotos(
  inspectionId: number,
  position: string | undefined,
): readonly SurveyEntry[] {
  const { survey = '', unit = '' } = inspectionPlace(inspectionId) ?? {};
  const waiting = useWaiting({ survey, unit });
  return useMemo(
    () =>
      waiting.filter(
        ({ subject }) => kinds.includes(subject.what) && subject.position === position,
      ),
    [waiting, position],
  );
}
