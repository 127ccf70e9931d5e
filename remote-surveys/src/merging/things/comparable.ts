import type { Fields } from '../fields/three-way.ts';

/** How a kind of write is compared, field by field, with the row it changes. */
export interface Comparable<Body, Row, Values extends Fields> {
  readonly rowFields: (row: Row) => Values;
  /**
   * The fields that the write names.
   *
   * @param row the row it changes, in any version
   */
  readonly saidFields: (body: Body, row: Row) => Partial<Values>;
  /** The write with new values in the fields it names, based on the present row. */
  readonly bodyWith: (body: Body, fields: Partial<Values>, present: Row) => Body;
}
