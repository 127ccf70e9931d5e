import { isCallFailure } from '@portal/platform/http';

const none: readonly number[] = [];

/**
 * The locations that, according to a refusal, no longer exist or may no longer be seen by the user.
 */
export function lostLocations(error: unknown): readonly number[] {
  if (!isCallFailure(error) || error.code !== 'unknown_value') return none;
  const { locations } = error.details;
  return Array.isArray(locations) ? locations.filter((id) => Number.isInteger(id)) : none;
}
