import { isRefusedVin, surveyLimits, unitNumber, vinOf } from '@portal/contract/fleet-surveys';
import type { ValueType } from '../file-kind.ts';

/** A unit's number: text, because leading zeros are significant. */
export const unitNumberValue: ValueType = {
  sql: 'text',
  read(text) {
    const value = unitNumber(text);
    const fault = `is not a unit number of up to ${surveyLimits.unitNumber} visible characters.`;
    return value === null ? { fault } : { value };
  },
};

/** Unit numbers, separated by semicolons. */
export const unitNumbers: ValueType = {
  sql: 'text[]',
  read(text) {
    const numbers = text.split(';').map((item) => item.trim());
    const value = [...new Set(numbers.filter(Boolean).map(unitNumber))].filter(
      (number) => number !== null,
    );
    return numbers.some((number) => number !== '' && unitNumber(number) === null)
      ? { fault: 'is not a list of unit numbers, separated by semicolons.' }
      : { value };
  },
};

/** A vehicle identification number; the check digit is only required for North American ones. */
export const vin: ValueType = {
  sql: 'text',
  read(text) {
    const value = vinOf(text);
    const fault = `is not a VIN of ${surveyLimits.vin} characters without I, O and Q, and with its check digit.`;
    return isRefusedVin(value) ? { fault } : { value };
  },
};

/** A model year, at most next year's. */
export const modelYear: ValueType = {
  sql: 'smallint',
  read(text, now) {
    const value = Number(text);
    const last = Number(now.day.slice(0, 4)) + 1;
    const isYear = /^\d{4}$/.test(text) && value >= surveyLimits.earliestYear && value <= last;
    return isYear
      ? { value }
      : { fault: `is not a year from ${surveyLimits.earliestYear} to ${last}.` };
  },
};
