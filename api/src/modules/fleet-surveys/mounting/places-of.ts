import {
  axleConfigurations,
  type ConfigurationCode,
  positionLabel,
  positionsOf,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';

/** The places of a configuration that is kept. */
export const placesOf = (configuration: string): WheelPosition[] =>
  positionsOf(axleConfigurations[configuration as ConfigurationCode]);

/** Those of some places that a configuration lacks. */
export function lostPlaces<Place extends WheelPosition>(
  places: readonly Place[],
  configuration: string,
): Place[] {
  const kept = new Set(placesOf(configuration).map(positionLabel));
  return places.filter((place) => !kept.has(positionLabel(place)));
}
