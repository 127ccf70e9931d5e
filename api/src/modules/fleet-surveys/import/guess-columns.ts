import {
  configurationCodes,
  meters,
  surveyLimits,
  unitNumber,
  unitTypes,
  vinFault,
  vinOf,
  vocations,
} from '@portal/contract/fleet-surveys';
import { states } from '@portal/contract/portal';
import { toFormValue } from './choices.ts';
import type { Table } from './file/table.ts';
import type { LocalizedChoices } from './localized-choices.ts';
import type { UnitField } from './unit-field.ts';

/** Rows to sample. */
const sampleRows = 100;
/** Minimum share of a column's values that must fit its field. */
const share = 0.8;

type Test = (text: string) => boolean;

const oneOf = (codes: readonly string[]): Test => {
  const known = new Set(codes);
  return (text) => known.has(text);
};
const isVin: Test = (text) => [null, 'check_digit'].includes(vinFault(vinOf(text)));
const isYear: Test = (text) =>
  /^\d{4}$/.test(text) && Number(text) >= surveyLimits.earliestYear && Number(text) < 2100;

/**
 * Fields that can be recognized by their values, most distinctive first; fields with free text are
 * not guessed. `CA` is both a state and a country; a column with only `CA` counts as states.
 */
const tests: readonly (readonly [UnitField, Test])[] = [
  ['vin', isVin],
  ['configuration', oneOf(configurationCodes)],
  ['type', oneOf(unitTypes)],
  ['vocation', oneOf(vocations)],
  ['license_plate_state', oneOf(Object.values(states).flatMap((of) => Object.keys(of)))],
  ['license_plate_country', oneOf(Object.keys(states))],
  ['is_active', oneOf(['true', 'false'])],
  ['meter', oneOf(meters)],
  ['year', isYear],
];

/**
 * Guesses the field of each column in a table without headings from its values; null if they do not
 * decide. The unit number is the first remaining column whose values all differ and mostly contain
 * a digit.
 */
export function guessColumns(
  { heading, rows }: Pick<Table, 'heading' | 'rows'>,
  spoken: LocalizedChoices,
): (UnitField | null)[] {
  const columns = heading.map((_, at) =>
    rows.slice(0, sampleRows).flatMap(({ cells }) => (cells[at] ? [cells[at]] : [])),
  );
  const guessed: (UnitField | null)[] = heading.map(() => null);
  const assign = (field: UnitField, isOf: (values: readonly string[]) => boolean) => {
    const at = columns.findIndex((values, column) => guessed[column] === null && isOf(values));
    if (at >= 0) guessed[at] = field;
  };
  for (const [field, test] of tests) {
    assign(field, (values) =>
      // A number may represent a yes or a type, but more often it is something else.
      isMost(values, (text) => test(/^\d$/.test(text) ? text : toFormValue(field, text, spoken))),
    );
  }
  assign(
    'unit_number',
    (values) => new Set(values).size === values.length && isMost(values, isNumber),
  );
  return guessed;
}

const isNumber: Test = (text) => /\d/.test(text) && unitNumber(text) !== null;

const isMost = (values: readonly string[], test: Test): boolean =>
  values.length > 0 && values.filter(test).length >= values.length * share;
