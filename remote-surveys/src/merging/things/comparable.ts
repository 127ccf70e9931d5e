import type { Fields } from '../fields/three-way.ts';

/** How a kind of write is compared, field by field, with the row that it changes. */
export interface Comparable<Body, Row, Values extends Fields> {
  readonly rowFields: (row: Row) => Values;
  /**
   * What the write says, as far as it says anything.
   *
   * @param row that it changes, whichever version
   */
  readonly saidFields: (body: Body, row: Row) => Partial<Values>;
  /** The write with other values in the fields that it names, on the present row. */
  readonly bodyWith: (body: Body, fields: Partial<Values>, present: Row) => Body;
}
