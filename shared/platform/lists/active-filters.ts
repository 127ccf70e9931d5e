import type { ListDefinition } from '@portal/contract/wire';
import type { ListView } from './list-view.ts';

/** Returns the names of the filters that currently exclude rows. */
export const activeFilters = <List extends ListDefinition>(
  { filters }: List,
  view: ListView<List>,
): readonly string[] =>
  Object.keys(filters).filter(
    (name) => filters[name]?.first === undefined && view.filters[name] !== '',
  );
