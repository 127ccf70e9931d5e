import {
  axleConfigurations,
  configurationsOf,
  type Meter,
  meters,
  positionLabel,
  positionsOf,
  type UnitConfigurations,
  type UnitSelects,
  type UnitType,
  unitTypes,
  vocations,
} from '@portal/contract/fleet-surveys';
import { states } from '@portal/contract/portal';

/**
 * What the form of a unit offers.
 *
 * @param locale in which countries are named; states are named as they name themselves in English
 */
export function unitSelects(locale: string): UnitSelects {
  const names = new Intl.DisplayNames([locale || 'en-US'], { type: 'region' });
  return {
    types: [...unitTypes],
    vocations: [...vocations],
    meters: [...meters] satisfies Meter[],
    countries_with_states: Object.entries(states).map(([country, of]) => ({
      value: country,
      text: names.of(country) ?? country,
      states: Object.entries(of).map(([value, text]) => ({ value, text })),
    })),
  };
}

/** The axle configurations of a type of units, with every place for a tire. */
export const unitConfigurations = (type: UnitType): UnitConfigurations =>
  configurationsOf(type).map((code) => {
    const configuration = axleConfigurations[code];
    const positions = positionsOf(configuration);
    return {
      code,
      tires: positions.length,
      axles: configuration.axles.map(({ role, isDual }, index) => ({
        axle_number: index + 1,
        role,
        is_dual: isDual,
        positions: positions
          .filter(({ axle }) => axle === index + 1)
          .map((position) => ({
            side: position.side,
            slot: position.slot,
            label: positionLabel(position),
          })),
      })),
    };
  });
