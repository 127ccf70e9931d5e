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

/** What the form of a unit offers; countries are named in the reader's language. */
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

/** A configuration with every place for a tire. */
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
