import {
  type ListDefinition,
  type ListFilter,
  longestFilter,
  longestSearch,
} from '@portal/contract/wire';
import { isIsoDate } from '../format/format.ts';
import { openedKey } from '../guarding/opened-work.ts';
import type { Sort } from '../ui/table/column.ts';

type Names<Filter> = Filter extends { readonly values: infer Own }
  ? Own extends readonly (infer Value)[]
    ? Value & string
    : keyof Own & string
  : string;

/** The chosen value of each filter, by its name in the address; empty for all. */
export type ListChoice<List extends ListDefinition> = {
  readonly [Name in keyof List['filters']]: List['filters'][Name] extends { readonly first: string }
    ? Names<List['filters'][Name]>
    : Names<List['filters'][Name]> | '';
};

/** The view of a list, stored in the address. */
export interface ListView<List extends ListDefinition> {
  /** From 1. */
  readonly page: number;
  /** Trimmed. */
  readonly search: string;
  readonly filters: ListChoice<List>;
  readonly sort: Sort | null;
  /** Id of the row that is open beside the list; null for none. */
  readonly open: number | null;
}

export interface ListChange<List extends ListDefinition> {
  readonly page?: number;
  readonly search?: string;
  readonly filters?: Partial<ListChoice<List>>;
  readonly sort?: Sort;
  readonly open?: number | null;
}

const lastPage = 100_000;

/** Reads the view from an address; invalid parameters are ignored. */
export function readListView<List extends ListDefinition>(
  list: List,
  params: URLSearchParams,
): ListView<List> {
  const page = Number(params.get('page'));
  const open = params.get(openedKey) ?? '';
  const filters = Object.entries(list.filters).map(([name, filter]) => [
    name,
    readFilter(filter, params.get(name) ?? ''),
  ]);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    // Each filter of the definition with one of its own values.
    filters: Object.fromEntries(filters) as ListChoice<List>,
    sort: readSort(list, params.get('sort')) ?? readSort(list, list.firstSort),
    open: /^[1-9]\d{0,8}$/.test(open) ? Number(open) : null,
  };
}

/**
 * Returns the query parameters of a list after a change. Initial values are omitted; other
 * parameters remain. Any change except of the page leads to the first page and closes the open row,
 * which is on the current page.
 */
export function writeListView<List extends ListDefinition>(
  list: List,
  params: URLSearchParams,
  { page, search, filters = {}, sort, open }: ListChange<List>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  for (const [name, value] of Object.entries<string | undefined>(filters))
    put(name, value === undefined || value === list.filters[name]?.first ? '' : value);
  if (search !== undefined) put('search', search);
  if (sort) put('sort', sortText(sort) === list.firstSort ? '' : sortText(sort));
  const shown = page ?? (open === undefined ? 1 : readListView(list, params).page);
  put('page', shown === 1 ? '' : String(shown));
  put(openedKey, open ? String(open) : '');
  return next;
}

/** Returns the names of a filter's values in the address; null if it accepts any text. */
export const filterNames = ({ values }: ListFilter): readonly string[] | null =>
  values === undefined ? null : Array.isArray(values) ? values : Object.keys(values);

function readFilter(filter: ListFilter, text: string): string {
  const names = filterNames(filter);
  if (filter.format === 'date') return isIsoDate(text) ? text : '';
  if (!names) return text.slice(0, longestFilter);
  return names.includes(text) ? text : (filter.first ?? '');
}

function readSort({ sorts }: ListDefinition, text: string | null): Sort | null {
  const field = text?.replace(/^-/, '') ?? '';
  if (!Object.hasOwn(sorts, field)) return null;
  return { field, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

const sortText = ({ field, direction }: Sort) => (direction === 'desc' ? `-${field}` : field);
