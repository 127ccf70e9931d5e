import {
  type ListDefinition,
  type ListRequest,
  type ListSelection,
  listPageSize,
} from '@portal/contract/wire';
import type { ListView } from './list-view.ts';

/** Returns the selection of a view without its page: the rows of an exported file. */
export function listSelection<List extends ListDefinition>(
  list: List,
  { search, filters, sort }: ListView<List>,
): ListSelection<List> {
  const chosen = Object.entries(list.filters).flatMap(([name, { field = name, values }]) => {
    const value: string = filters[name] ?? '';
    if (value === '') return [];
    return [[field, values && !Array.isArray(values) ? Reflect.get(values, value) : value]];
  });
  const selection = {
    ...Object.fromEntries(chosen),
    ...(search && { keyword: search }),
    ...(sort && { order_by: list.sorts[sort.field], is_sort_desc: sort.direction === 'desc' }),
  };
  // Built only from the definition's own names and values.
  return selection as ListSelection<List>;
}

/** Returns the request body for the current page. */
export const listRequest = <List extends ListDefinition>(
  list: List,
  view: ListView<List>,
): ListRequest<List> => ({
  ...listSelection(list, view),
  page_number: view.page,
  page_size: list.pageSize ?? listPageSize,
});
