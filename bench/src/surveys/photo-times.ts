import type { AxleMap } from '@portal/contract/fleet-surveys';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import type { TreeMemory } from '../server/process-tree.ts';
import { watchMemory } from '../server/watch-memory.ts';
import type { MadeSurvey } from './make-survey.ts';
import { photoOf } from './photo-of.ts';

/** Number of photos sent together. */
export const photosAtOnce = 20;

/** 12 megapixels, rotated by 90°. */
const unscaled = { width: 4000, height: 3000, orientation: 6 } as const;

export interface PhotoTimes {
  /** A photo of 12 megapixels, until it is stored. */
  readonly one: Spread;
  /**
   * Peak while {@link photosAtOnce} are sent at once; undefined if the system does not report it.
   */
  readonly memory: TreeMemory | undefined;
}

/** Times photos of a unit, as sent by a phone that does not scale them down. */
export async function photoTimes(
  ask: Caller,
  { id, unitIds: [unit] }: MadeSurvey,
  { calls, warmUp, pid }: Calls & { readonly pid: number | undefined },
): Promise<PhotoTimes> {
  const map = await ask<AxleMap>(`GET fleet_survey/${id}/axles/${unit}`);
  const call = `POST fleet_survey/add_unit_image/${map.inspection.unit_inspection_id}` as const;
  const send = async (photo: Blob) => {
    const form = new FormData();
    form.append('file', photo);
    await ask(call, form);
  };
  const times: number[] = [];
  for (let photo = 0; photo < Math.min(calls, 50) + warmUp; photo += 1) {
    const content = await photoOf(unscaled);
    const time = await timed(() => send(content));
    if (photo >= warmUp) times.push(time);
  }
  const photos = await Promise.all(Array.from({ length: photosAtOnce }, () => photoOf(unscaled)));
  const memory = watchMemory(pid);
  await Promise.all(photos.map(send));
  return { one: spreadOf(times), memory: memory.end() };
}
