import {
  type ListDefinition,
  type ListRequest,
  type ListSelection,
  listPageSize,
} from '@portal/contract/wire';
import type { ListView } from './list-view.ts';

/** What a view asks its call for, apart from the page: what a file of the list holds. */
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
  // Made of the definition's own names and values.
  return selection as ListSelection<List>;
}

/** The body of the call for the page in view. */
export const listRequest = <List extends ListDefinition>(
  list: List,
  view: ListView<List>,
): ListRequest<List> => ({
  ...listSelection(list, view),
  page_number: view.page,
  page_size: list.pageSize ?? listPageSize,
});
