/** Finds rows by the inspection that they are of. */
export function byInspection<Row extends { readonly inspection_id: number }>(
  rows: readonly Row[],
): (inspectionId: number) => Row[] {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const own = found.get(row.inspection_id);
    if (own) own.push(row);
    else found.set(row.inspection_id, [row]);
  }
  return (id) => found.get(id) ?? [];
}
