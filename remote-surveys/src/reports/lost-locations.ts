import { isCallFailure } from '@portal/platform/http';

const none: readonly number[] = [];

/** The locations that a refusal says to be gone, or not for this person any more. */
export function lostLocations(error: unknown): readonly number[] {
  if (!isCallFailure(error) || error.code !== 'unknown_value') return none;
  const { locations } = error.details;
  return Array.isArray(locations) ? locations.filter((id) => Number.isInteger(id)) : none;
}
