import { type UnitNumbers, unitNumber } from '@portal/contract/fleet-surveys';
import { call } from '../../calls.ts';
import { labelVin } from './label-vin.ts';

export type LabeledUnit = Pick<UnitNumbers[number], 'unit_id' | 'unit_number'>;

/** Contents of a label: a VIN, or else a unit number. */
export type Label = { readonly vin: string } | { readonly number: string };

export const labelOf = (text: string): Label => {
  const vin = labelVin(text);
  return vin === null ? { number: unitNumber(text) ?? text.trim() } : { vin };
};

/** Whether a unit number equals the number on a label, ignoring case. */
export const isSameNumber = (number: string, text: string): boolean =>
  number.toLowerCase() === (unitNumber(text) ?? text).toLowerCase();

/** The unit of an account with the number or VIN of a label; null if there is none. */
export async function findLabeledUnit(account: string, text: string): Promise<LabeledUnit | null> {
  const vin = labelVin(text);
  // The call would refuse texts longer than any number; cut off, they find nothing.
  const keyword = (vin ?? text).slice(0, longestKeyword);
  const { unit_numbers: units } = await call('POST fleet_survey/get_unit_numbers', {
    body: { account, keyword },
  });
  const byNumber = units.find((unit) => isSameNumber(unit.unit_number, text));
  return byNumber ?? units.find((unit) => vin !== null && unit.vin === vin) ?? null;
}

const longestKeyword = 200;
