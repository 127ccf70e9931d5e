interface PageRequest {
  readonly page_number: number;
  readonly page_size: number;
}

/** Reads the rows of a list from all pages, in its order. */
export async function readEveryPage<Row>(
  ask: (page: PageRequest) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const rows = await ask({ page_number, page_size: 100 });
    if (rows.length === 0) return found;
    found.push(...rows);
  }
}
