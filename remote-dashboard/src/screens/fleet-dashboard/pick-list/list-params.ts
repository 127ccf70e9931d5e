import { longestSearch, selectionColumns } from '@portal/contract/fleet-dashboard';
import { type UrlPatch, urlKeys } from '../../../selection/url-keys.ts';

type SelectionColumn = (typeof selectionColumns)[number];

/** The view of a pick list. */
export interface ListView {
  readonly sort: { readonly field: SelectionColumn; readonly direction: 'asc' | 'desc' };
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly onlySelected: boolean;
}

export const firstListView: ListView = {
  sort: { field: 'code', direction: 'asc' },
  page: 1,
  search: '',
  onlySelected: false,
};

export const columnOf = (field: string): SelectionColumn =>
  selectionColumns.find((column) => column === field) ?? firstListView.sort.field;

export function readListView(params: URLSearchParams): ListView {
  const sort = params.get(urlKeys.listSort) ?? '';
  const page = Number(params.get(urlKeys.listPage));
  return {
    sort: {
      field: columnOf(sort.replace(/^-/, '')),
      direction: sort.startsWith('-') ? 'desc' : 'asc',
    },
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: (params.get(urlKeys.listSearch) ?? '').trim().slice(0, longestSearch),
    onlySelected: params.get(urlKeys.listSelected) === '1',
  };
}

export function writeListView({ sort, page, search, onlySelected }: ListView): UrlPatch {
  const text = sort.direction === 'desc' ? `-${sort.field}` : sort.field;
  return {
    [urlKeys.listSort]: text === firstListView.sort.field ? null : text,
    [urlKeys.listPage]: page === 1 ? null : String(page),
    [urlKeys.listSearch]: search || null,
    [urlKeys.listSelected]: onlySelected ? '1' : null,
  };
}

export const filterTabs = ['location', 'nonsig'] as const;
export type FilterTab = (typeof filterTabs)[number];

export const readFilterTab = (params: URLSearchParams): FilterTab =>
  params.get(urlKeys.filterTab) === 'nonsig' ? 'nonsig' : 'location';

/** Returns the address changes for an inner tab; its list starts with the default view. */
export const writeFilterTab = (tab: FilterTab): UrlPatch => ({
  ...writeListView(firstListView),
  [urlKeys.filterTab]: tab === 'location' ? null : tab,
});
