import { surveyLimits, vinOf } from '@portal/contract/fleet-surveys';

/**
 * The VIN that a plate's code holds. Plates of imported vehicles put an I in front of it, which is no
 * character of such numbers.
 *
 * @returns null when the text cannot be one
 */
export function labelVin(text: string): string | null {
  const vin = vinOf(text).replace(/^I(?=.{17}$)/, '');
  return vin.length === surveyLimits.vin && /^[A-Z0-9]+$/.test(vin) ? vin : null;
}
