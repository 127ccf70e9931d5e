import {
  type AxleConfiguration,
  axleConfigurations,
  type ConfigurationCode,
  meters,
  positionLabel,
  positionsOf,
  unitTypes,
  vocations,
} from '@portal/contract/fleet-surveys';
import { states } from '@portal/contract/portal';

/** The choices in a unit's form; countries are named in the reader's language. */
export function unitSelects(locale: string) {
  const countries = new Intl.DisplayNames([locale || 'en-US'], { type: 'region' });
  return {
    types: [...unitTypes],
    vocations: [...vocations],
    meters: [...meters],
    countries_with_states: Object.entries(states).map(([value, names]) => ({
      value,
      text: countries.of(value) ?? value,
      states: Object.entries(names).map(([code, name]) => ({ value: code, text: name })),
    })),
  };
}

/** Describes a configuration with all its tire positions. */
export function describeConfiguration(code: ConfigurationCode) {
  const configuration: AxleConfiguration = axleConfigurations[code];
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
}
