import { isCountry } from '../../portal/countries.ts';
import { states } from '../../portal/states.ts';
import { surveyLimits } from '../survey-limits.ts';

/** A license plate with its place of issue. */
export interface LicensePlate {
  readonly license_plate: string | null;
  /** Code of a state or province in the country. */
  readonly license_plate_state: string | null;
  /** Two-letter country code. */
  readonly license_plate_country: string | null;
}

/** Returns a plate as stored: in capital letters, with single blanks inside. */
export const plateOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toUpperCase();

const plate = /^[\p{L}\p{N}](?:[\p{L}\p{N} .-]*[\p{L}\p{N}])?$/u;

/**
 * Returns the invalid field of a plate, or null. A state requires its country, and both require a
 * plate.
 */
export function plateFault({
  license_plate: text,
  license_plate_state: state,
  license_plate_country: country,
}: LicensePlate): keyof LicensePlate | null {
  if (text === null) return state === null && country === null ? null : 'license_plate';
  if (!plate.test(text) || [...text].length > surveyLimits.licensePlate) return 'license_plate';
  if (country === null) return state === null ? null : 'license_plate_country';
  if (!isCountry(country)) return 'license_plate_country';
  return state === null || isStateOf(country, state) ? null : 'license_plate_state';
}

/** Countries without a list of states accept any short code. */
const isStateOf = (country: string, state: string): boolean =>
  Object.hasOwn(states, country)
    ? Object.hasOwn(states[country as keyof typeof states], state)
    : /^[A-Z0-9]{1,3}$/.test(state);
