import { type UnitNumbers, unitNumber } from '@portal/contract/fleet-surveys';
import { call } from '../../calls.ts';
import { labelVin } from './label-vin.ts';

export type LabelledUnit = Pick<UnitNumbers[number], 'unit_id' | 'unit_number'>;

/** What stood on a label: a VIN, or else a unit's number. */
export type Label = { readonly vin: string } | { readonly number: string };

export const labelOf = (text: string): Label => {
  const vin = labelVin(text);
  return vin === null ? { number: unitNumber(text) ?? text.trim() } : { vin };
};

/** Whether a number is that of a label, whatever its case. */
export const isNumber = (number: string, text: string): boolean =>
  number.toLowerCase() === (unitNumber(text) ?? text).toLowerCase();

/** The unit of an account whose number or VIN a label holds; null when there is none. */
export async function findLabelled(account: string, text: string): Promise<LabelledUnit | null> {
  const vin = labelVin(text);
  // A text that is longer than any number finds nothing, and the call would refuse it.
  const keyword = (vin ?? text).slice(0, longestKeyword);
  const { unit_numbers: units } = await call('POST fleet_survey/get_unit_numbers', {
    body: { account, keyword },
  });
  const byNumber = units.find((unit) => isNumber(unit.unit_number, text));
  return byNumber ?? units.find((unit) => vin !== null && unit.vin === vin) ?? null;
}

const longestKeyword = 200;
