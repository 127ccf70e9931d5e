import type { ListDefinition } from '@portal/contract/wire';

type Order = readonly [
  field: string,
  direction: 'ascending' | 'descending',
  asked: { readonly order_by: string | number; readonly is_sort_desc: boolean },
];

/** Each sortable column of a list, in both directions. */
export const ordersOf = ({ sorts }: Pick<ListDefinition, 'sorts'>): Order[] =>
  Object.entries(sorts).flatMap(([field, order_by]): Order[] => [
    [field, 'ascending', { order_by, is_sort_desc: false }],
    [field, 'descending', { order_by, is_sort_desc: true }],
  ]);

const { compare } = new Intl.Collator('en', { numeric: true });

const inOrder = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compare(String(one), String(other));

/** Expects numbers by size, texts in natural order, and missing values at the end. */
export function expectSorted(values: readonly unknown[], direction: Order[1]): void {
  const known = values.filter((value) => value !== null);
  const sorted = known.toSorted((one, other) =>
    direction === 'ascending' ? inOrder(one, other) : inOrder(other, one),
  );
  expect(values).toEqual([...sorted, ...values.slice(known.length).map(() => null)]);
}
