import { isCallFailure } from '@portal/platform/http';
import { isRefusal } from '../../../failure-text.ts';
import type { Step } from '../wizard/draft.ts';

/** The fields that every report request contains, and the steps in which they are chosen. */
const places: readonly [RegExp, Step][] = [
  [/^base_parameters\.(fleet_type|account)\b/, 'fleet'],
  [/^base_parameters\.date_/, 'dates'],
  [/^base_parameters\.(locations|nonsigs|location_groups|location_regions)\b/, 'filters'],
];

/**
 * Returns the wizard's step for what the server refuses; null for a failure that does not concern
 * the selection, which all reports share.
 */
export function refusedStep(error: unknown): Step | null {
  if (!isCallFailure(error) || !isRefusal(error)) return null;
  return places.find(([path]) => path.test(error.path))?.[1] ?? null;
}
