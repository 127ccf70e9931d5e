import {
  axleConfigurations,
  type ConfigurationCode,
  positionLabel,
  positionsOf,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';

/** The positions of a stored configuration. */
export const placesOf = (configuration: string): WheelPosition[] =>
  positionsOf(axleConfigurations[configuration as ConfigurationCode]);

/** Filters the positions that a configuration lacks. */
export function lostPlaces<Place extends WheelPosition>(
  places: readonly Place[],
  configuration: string,
): Place[] {
  const kept = new Set(placesOf(configuration).map(positionLabel));
  return places.filter((place) => !kept.has(positionLabel(place)));
}
