interface Answer<Row> {
  readonly body: { readonly rows: readonly Row[]; readonly total_items: number };
}

/** Reads the rows of all pages of a list. */
export async function everyRowOf<Row>(
  ask: (page_number: number) => Promise<Answer<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const { body } = await ask(page_number);
    rows.push(...body.rows);
    if (rows.length >= body.total_items || body.rows.length === 0) return rows;
  }
}
