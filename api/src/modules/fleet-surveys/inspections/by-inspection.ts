/** Returns a lookup of rows by inspection. */
export const byInspection = <Row extends { readonly inspection_id: number }>(
  rows: readonly Row[],
): ((inspectionId: number) => Row[]) => rowsBy(rows, ({ inspection_id }) => inspection_id);

/** Returns a lookup of rows by a number. */
export function rowsBy<Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => number,
): (number: number) => Row[] {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const number = numberOf(row);
    const own = found.get(number);
    if (own) own.push(row);
    else found.set(number, [row]);
  }
  return (number) => found.get(number) ?? [];
}
