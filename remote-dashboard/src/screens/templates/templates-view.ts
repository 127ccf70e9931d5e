import { keptLimits, templateSortKeys } from '@portal/contract/fleet-dashboard';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import type { Sort } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { type ListView, readList } from '../../lists/list-address.ts';
import { templateLists } from '../../saved/kept.query.ts';

export type TemplateColumn = keyof typeof templateSortKeys;

/** Which templates are looked at; it lives in the address. */
export interface TemplatesView extends ListView {
  readonly sort: Sort & { readonly field: TemplateColumn };
}

const columns = Object.keys(templateSortKeys) as TemplateColumn[];

const firstSort = '-date_created';

export const writeSort = ({ field, direction }: Sort): string => {
  const text = direction === 'desc' ? `-${field}` : field;
  return text === firstSort ? '' : text;
};

export function readTemplatesView(params: URLSearchParams): TemplatesView {
  const text = params.get('sort') ?? firstSort;
  const field = columns.find((column) => column === text.replace(/^-/, ''));
  return {
    ...readList(params),
    sort: field
      ? { field, direction: text.startsWith('-') ? 'desc' : 'asc' }
      : { field: 'date_created', direction: 'desc' },
  };
}

/** A page of the user's own templates. */
export function templatesQuery({ search, page, sort }: TemplatesView) {
  const body = {
    ...(search && { keyword: search }),
    page_number: page,
    page_size: keptLimits.page,
    order_by: templateSortKeys[sort.field],
    is_sort_desc: sort.direction === 'desc',
  };
  return queryOptions({
    queryKey: [...templateLists, body],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('POST fleet_dashboard/get_templates', { body, signal }),
  });
}
