/** The part of a list request that this device can serve: sorting and paging. */
interface Request {
  readonly page_number: number;
  readonly page_size: number;
  readonly order_by?: unknown;
  readonly is_sort_desc?: boolean | undefined;
}

interface SortOptions {
  readonly sorts: Readonly<Record<string, number>>;
  readonly firstSort?: string;
}

const natural = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Sorts rows by the requested column, or else in the list's default order; missing values come
 * last.
 */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  { sorts, firstSort = '' }: SortOptions,
  { order_by, is_sort_desc = false }: Request,
): Row[] {
  const asked = Object.keys(sorts).find((name) => sorts[name] === Number(order_by));
  const name = asked ?? firstSort.replace(/^-/, '');
  const isDown = asked === undefined ? firstSort.startsWith('-') : is_sort_desc;
  const said = (row: Row): unknown => Reflect.get(row, name) ?? null;
  return [...rows].sort((one, other) => {
    const [a, b] = [said(one), said(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const by =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : natural.compare(String(a), String(b));
    return isDown ? -by : by;
  });
}

/** One page of rows, with the counts that a pager needs. */
export function pageOfRows<Row>(rows: readonly Row[], { page_number, page_size }: Request) {
  const from = (page_number - 1) * page_size;
  return {
    rows: rows.slice(from, from + page_size),
    counts: { page_number, page_size, total_items: rows.length },
  };
}

/** Whether each word of a keyword is in one of the texts. */
export const matchesKeyword = (
  keyword: string,
  texts: readonly (string | null | undefined)[],
): boolean =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.some((text) => text?.toLowerCase().includes(word)));
