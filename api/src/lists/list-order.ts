import type { ListDefinition } from '@portal/contract/wire';
import type { RawBuilder } from 'kysely';
import { orderBy } from './read-page.ts';

interface Sorting {
  readonly order_by?: string | number;
  readonly is_sort_desc?: boolean;
}

/**
 * Returns the requested order of a list, or its default.
 *
 * @param columns the expressions of each of the list's sorts
 * @param last breaks ties between rows
 */
export function listOrder<List extends ListDefinition>(
  { sorts, firstSort }: List,
  columns: Readonly<Record<keyof List['sorts'], readonly RawBuilder<unknown>[]>>,
  { order_by, is_sort_desc }: Sorting,
  last: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const asked = Object.keys(sorts).find((name) => sorts[name] === order_by);
  const name = asked ?? firstSort?.replace(/^-/, '') ?? '';
  const isDown = asked === undefined ? (firstSort ?? '').startsWith('-') : is_sort_desc === true;
  return orderBy(columns[name] ?? [], { isDown, last });
}
