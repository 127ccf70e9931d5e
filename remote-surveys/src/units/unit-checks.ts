import {
  isNorthAmerican,
  isRefusedVin,
  plateFault,
  plateOf,
  surveyLimits,
  unitNumber,
  vinFault,
  vinModelYear,
  vinOf,
} from '@portal/contract/fleet-surveys';
import type { UnitField, UnitValues } from './unit-values.ts';

/** The word of what is wrong in a field, as the server would refuse it; null when nothing is. */
export function unitProblem(field: UnitField, values: UnitValues, thisYear: number): string | null {
  switch (field) {
    case 'unit_number':
      return unitNumber(values.unit_number) === null ? 'unit.problem.unit_number' : null;
    case 'vin':
      return vinProblem(values.vin);
    case 'year':
      return isYear(values.year.trim(), thisYear) ? null : 'unit.problem.year';
    case 'license_plate':
    case 'license_plate_country':
    case 'license_plate_state':
      return plateProblem(values) === field ? `unit.problem.${field}` : null;
    default:
      return null;
  }
}

/** The words of a number's fault, where the server refuses it. */
function vinProblem(text: string): string | null {
  const vin = vinOf(text);
  if (vin === '' || !isRefusedVin(vin)) return null;
  return `unit.problem.vin_${vinFault(vin)}`;
}

/** Whether a number is taken in spite of its check digit: outside North America it need have none. */
export const isOddVin = (text: string): boolean => {
  const vin = vinOf(text);
  return vin !== '' && vinFault(vin) === 'check_digit' && !isNorthAmerican(vin);
};

/** The model year of a number that nothing is wrong with; null when it names none. */
export const yearOfVin = (text: string, thisYear: number): number | null => {
  const vin = vinOf(text);
  return vin === '' || vinFault(vin) !== null ? null : vinModelYear(vin, thisYear);
};

const isYear = (text: string, thisYear: number): boolean =>
  text === '' ||
  (/^\d{4}$/.test(text) &&
    Number(text) >= surveyLimits.earliestYear &&
    Number(text) <= thisYear + 1);

const plateProblem = (values: UnitValues) =>
  plateFault({
    license_plate: plateOf(values.license_plate) || null,
    license_plate_country: values.license_plate_country.trim() || null,
    license_plate_state: values.license_plate_state.trim() || null,
  });
