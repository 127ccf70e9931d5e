import {
  isCountry,
  isNorthAmerican,
  isRefusedVin,
  type LicensePlate,
  plateFault,
  plateOf,
  surveyLimits,
  unitNumber,
  vinFault,
  vinModelYear,
  vinOf,
} from '@portal/contract/fleet-surveys';
import type { UnitField, UnitValues } from './unit-values.ts';

/** Text key of a field's error, by the server's rules; null if there is none. */
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
      return plateProblem(field, values);
    default:
      return null;
  }
}

/** Text key of a VIN's error, if the server would refuse it. */
function vinProblem(text: string): string | null {
  const vin = vinOf(text);
  if (vin === '' || !isRefusedVin(vin)) return null;
  return `unit.problem.vin_${vinFault(vin)}`;
}

/**
 * Whether a VIN is accepted in spite of a wrong check digit: outside North America it is optional.
 */
export const isOddVin = (text: string): boolean => {
  const vin = vinOf(text);
  return vin !== '' && vinFault(vin) === 'check_digit' && !isNorthAmerican(vin);
};

/** The model year of a valid VIN; null if it has none. */
export const yearOfVin = (text: string, thisYear: number): number | null => {
  const vin = vinOf(text);
  return vin === '' || vinFault(vin) !== null ? null : vinModelYear(vin, thisYear);
};

const isYear = (text: string, thisYear: number): boolean =>
  text === '' ||
  (/^\d{4}$/.test(text) &&
    Number(text) >= surveyLimits.earliestYear &&
    Number(text) <= thisYear + 1);

function plateProblem(field: keyof LicensePlate, values: UnitValues): string | null {
  const plate = {
    license_plate: plateOf(values.license_plate) || null,
    license_plate_country: values.license_plate_country.trim() || null,
    license_plate_state: values.license_plate_state.trim() || null,
  };
  if (plateFault(plate) !== field) return null;
  if (field === 'license_plate' && plate.license_plate === null)
    return 'unit.problem.license_plate_missing';
  const { license_plate_country: country } = plate;
  return field === 'license_plate_country' && country !== null && !isCountry(country)
    ? 'unit.problem.license_plate_unknown_country'
    : `unit.problem.${field}`;
}
