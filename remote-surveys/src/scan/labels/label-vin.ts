import { surveyLimits, vinOf } from '@portal/contract/fleet-surveys';

/**
 * The VIN in a plate's code. Plates of imported vehicles prefix it with an I, which is not a valid
 * VIN character.
 *
 * @returns null if the text cannot be a VIN
 */
export function labelVin(text: string): string | null {
  const vin = vinOf(text).replace(/^I(?=.{17}$)/, '');
  return vin.length === surveyLimits.vin && /^[A-Z0-9]+$/.test(vin) ? vin : null;
}
