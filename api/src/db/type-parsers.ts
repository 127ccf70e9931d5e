import pg from 'pg';

type Parse = (text: string) => unknown;

const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 };
const arrayOid = { int8: 1016, date: 1182, numeric: 1231 };

/**
 * An integer beyond 2^53 would lose its last digits in JavaScript. None of the columns comes near
 * it, so this is a bug that must not go unnoticed.
 */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

/** Parses an array of texts, on which the other array parsers are based. */
const textArray: number = 1009;
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray);

const arrayOf = (parse: Parse) => (text: string) =>
  parseTextArray(text).map((item) => (item === null ? null : parse(item)));

const asWritten: Parse = (text) => text;

const parsers = new Map<number, Parse>([
  [oid.int8, parseInt8],
  [oid.date, asWritten],
  [oid.numeric, Number],
  [arrayOid.int8, arrayOf(parseInt8)],
  [arrayOid.date, arrayOf(asWritten)],
  [arrayOid.numeric, arrayOf(Number)],
]);

/**
 * How column values become JavaScript values, in both databases: `bigint` and `numeric(14,2)` are
 * numbers (exact to the cent below 10^13), a `date` is `YYYY-MM-DD`, an instant is a `Date`.
 * Everything else is left to the driver.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    const parse = format === 'binary' ? undefined : parsers.get(id);
    return parse ?? pg.types.getTypeParser(id, format);
  },
};
