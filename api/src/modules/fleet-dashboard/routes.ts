import type { SelectionRow } from '@portal/contract/fleet-dashboard';
import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import { implement } from '../../app/implement.ts';
import { withFreeConnection } from '../../db/with-free-connection.ts';
import type { Page } from '../../lists/read-page.ts';
import { answerRecords, answerReports } from '../../reports/answer-reports.ts';
import { answerChanges } from '../../reports/changes/answer-changes.ts';
import { checkSelections } from '../../reports/check-selection.ts';
import { findAccount, type QueryContext } from '../../scope/find-account.ts';
import { dashboardChanges } from './changes/dashboard-changes.ts';
import { dashboard } from './dashboard.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { recordsFile } from './exports/records-file.ts';
import { favoriteRoutes } from './kept-reports/favorite-routes.ts';
import { templateRoutes } from './kept-reports/template-routes.ts';
import { checkParts } from './parts.ts';
import { type PickListRequest, readLocations, readNonsigs } from './pick-lists.ts';
import { readAccounts, readParts } from './queries.ts';
import { resolveSelection } from './selection.ts';

export const fleetDashboardRoutes = implement<typeof fleetDashboardCalls>({
  ...templateRoutes,
  ...favoriteRoutes,
  ...exportRoutes,

  'GET fleet_dashboard/get_accounts': ({ db, user }) => readAccounts({ db, user }),

  'POST fleet_dashboard/get_customer_location_groups': async ({ db, body }) => {
    const id = await findAccount({ db }, body, 'account');
    return { groups: await readParts({ db }, id, 'groups') };
  },

  'POST fleet_dashboard/get_customer_location_regions': async ({ db, body }) => {
    const id = await findAccount({ db }, body, 'account');
    return { regions: await readParts({ db }, id, 'regions') };
  },

  'POST fleet_dashboard/get_locations': async ({ db, user, body }) => {
    const { rows, ...counts } = await pickList({ db, user }, body, readLocations);
    return { locations: rows, ...counts };
  },

  'POST fleet_dashboard/get_nonsigs': async ({ db, user, body }) => {
    const { rows, ...counts } = await pickList({ db, user }, body, readNonsigs);
    return { nonsigs: rows, ...counts };
  },

  'POST fleet_dashboard/get_reports': (call) => answerReports(dashboard, call, resolveSelection),

  'POST fleet_dashboard/get_records': (call) => answerRecords(dashboard, call, resolveSelection),

  'POST fleet_dashboard/export_records': recordsFile,

  'POST fleet_dashboard/get_changes': async ({ db, user, body, signal }) => {
    const selection = await withFreeConnection(db, signal, (turn) =>
      resolveSelection({ db: turn, user }, body.base_parameters),
    );
    return answerChanges(dashboard, dashboardChanges, { db, user, signal }, selection);
  },
});

type Fleet = Parameters<typeof findAccount>[1];

async function pickList(
  asking: QueryContext,
  body: Fleet & PickListRequest,
  read: (
    asking: QueryContext,
    accountId: number,
    request: PickListRequest,
  ) => Promise<Page<SelectionRow>>,
) {
  checkSelections({ selected: body.selected });
  const id = await findAccount(asking, body, 'account');
  await checkParts(asking, id, body, '');
  return read(asking, id, body);
}
