import {
  type FavoriteRow,
  keptLimits,
  reportKinds,
  type SavedReport,
} from '@portal/contract/fleet-dashboard';
import type { QueryClient } from '@portal/platform/query';
import { call } from '../calls.ts';
import { dashboardPath } from '../paths.ts';
import { shortSearch } from '../selection/short-search.ts';
import { patched, urlKeys } from '../selection/url-keys.ts';

interface NewFavorite {
  readonly name: string;
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  /** What it shows; null when nothing whole. */
  readonly saved: SavedReport | null;
  /** Made once for what is to be kept, however often it is sent. */
  readonly key: string;
}

/** A favorite is a view of its own, whatever becomes of the template that it was seen in. */
const ownOf = (params: URLSearchParams) =>
  patched(params, {
    [urlKeys.template]: null,
    [urlKeys.edit]: null,
    [urlKeys.revision]: null,
    [urlKeys.wizard]: null,
  });

/** Whole, so that it holds for as long as the favorite; a record that nobody uses goes one day. */
async function addressOf(client: QueryClient, params: URLSearchParams): Promise<string> {
  const whole = `${dashboardPath}?${params}`;
  return whole.length <= keptLimits.address
    ? whole
    : `${dashboardPath}?${await shortSearch(client, params)}`;
}

/** Keeps the address of the dashboard among the favorites. @throws CallFailure */
export async function saveFavorite(
  client: QueryClient,
  { name, params, saved, key }: NewFavorite,
): Promise<FavoriteRow> {
  const body = {
    name,
    report_kind: reportKinds.dashboard,
    request_url: await addressOf(client, ownOf(params)),
    ...(saved && { saved_report: saved }),
  };
  const save = 'POST fleet-central-v1:favorite_reports/save';
  const row = await call(save, { body: { ...body, client_key: key } });
  // An earlier sending, whose answer was lost, has kept it under another name.
  return row.name === name ? row : call(save, { body: { ...body, id: row.id } });
}
