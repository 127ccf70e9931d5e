import type { ListDefinition } from '@portal/contract/wire';
import type { ListView } from './list-view.ts';

/** The names of the filters that leave rows out. */
export const setFilters = <List extends ListDefinition>(
  { filters }: List,
  view: ListView<List>,
): readonly string[] =>
  Object.keys(filters).filter(
    (name) => filters[name]?.first === undefined && view.filters[name] !== '',
  );
