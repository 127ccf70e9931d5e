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
import { formText } from './choices.ts';
import type { Table } from './file/table.ts';
import type { SpokenChoices } from './spoken-choices.ts';
import type { UnitField } from './unit-field.ts';

/** Rows that are looked at. */
const sampleRows = 100;
/** The share of a column's values that have to be of its field. */
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
 * Fields that values tell apart, the plainest first; what any text may be is not guessed. `CA` is a
 * state as well as a country, and a column of it alone is of states.
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
 * Which field each column of a table without headings is, by what stands in it; null where the values
 * do not tell. The number of the unit is the first column left whose values all differ and mostly have
 * a digit.
 */
export function guessColumns(
  { heading, rows }: Pick<Table, 'heading' | 'rows'>,
  spoken: SpokenChoices,
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
      // A number may stand for a yes or a type, but more often it is something else.
      isMost(values, (text) => test(/^\d$/.test(text) ? text : formText(field, text, spoken))),
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
