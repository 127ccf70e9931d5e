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
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
  /** The report that the address shows; null if it is incomplete. */
  readonly saved: SavedReport | null;
  /** Identifies the new favorite; the same each time it is sent. */
  readonly key: string;
}

/** A favorite does not depend on the template that was open when it was saved. */
const withoutTemplate = (params: URLSearchParams) =>
  patched(params, {
    [urlKeys.template]: null,
    [urlKeys.edit]: null,
    [urlKeys.revision]: null,
    [urlKeys.wizard]: null,
  });

/**
 * The complete address if it is short enough, so that it works as long as the favorite exists;
 * unused stored lists are deleted after some time.
 */
async function addressOf(client: QueryClient, params: URLSearchParams): Promise<string> {
  const whole = `${dashboardPath}?${params}`;
  return whole.length <= keptLimits.address
    ? whole
    : `${dashboardPath}?${await shortSearch(client, params)}`;
}

/**
 * Saves the address of the dashboard as a favorite.
 *
 * @throws CallFailure
 */
export async function saveFavorite(
  client: QueryClient,
  { name, params, saved, key }: NewFavorite,
): Promise<FavoriteRow> {
  const body = {
    name,
    report_kind: reportKinds.dashboard,
    request_url: await addressOf(client, withoutTemplate(params)),
    ...(saved && { saved_report: saved }),
  };
  const save = 'POST fleet-central-v1:favorite_reports/save';
  const row = await call(save, { body: { ...body, client_key: key } });
  // An earlier attempt, whose answer was lost, saved it under another name.
  return row.name === name ? row : call(save, { body: { ...body, id: row.id } });
}
