import { keptLimits, type ReportKind, reportKinds } from '@portal/contract/fleet-dashboard';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { type ListView, readList } from '../../lists/list-address.ts';
import { favoriteLists } from '../../saved/kept.query.ts';

export const kindNames = ['report', 'survey', 'dashboard'] as const;
export type KindName = (typeof kindNames)[number];

/** Which favorites are looked at; it lives in the address. */
export interface FavoritesView extends ListView {
  /** Null for every kind. */
  readonly kind: KindName | null;
}

export const readFavoritesView = (params: URLSearchParams): FavoritesView => ({
  ...readList(params),
  kind: kindNames.find((kind) => kind === params.get('kind')) ?? null,
});

export const nameOfKind = (kind: ReportKind): KindName =>
  kindNames.find((name) => reportKinds[name] === kind) ?? 'report';

/** A page of the user's own favorites, in the order of their names. */
export function favoritesQuery({ search, page, kind }: FavoritesView) {
  const body = {
    ...(search && { keyword: search }),
    ...(kind && { report_kind: reportKinds[kind] }),
    page_number: page,
    page_size: keptLimits.page,
  };
  return queryOptions({
    queryKey: [...favoriteLists, body],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('POST fleet-central-v1:favorite_reports/get', { body, signal }),
  });
}
