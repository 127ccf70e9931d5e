import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import type { ReportAnswer } from '@portal/contract/reports';
import { implement } from '../../app/implement.ts';
import { inTurn } from '../../db/in-turn.ts';
import { type Asking, findAccount } from '../../scope/find-account.ts';
import { computeReport } from './compute-report.ts';
import { definitionOf } from './definition-of.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { favoriteRoutes } from './kept-reports/favorite-routes.ts';
import { templateRoutes } from './kept-reports/template-routes.ts';
import { checkParts } from './parts.ts';
import {
  type PickListPage,
  type PickListRequest,
  readLocations,
  readNonsigs,
} from './pick-lists.ts';
import { readAccounts, readParts } from './queries.ts';
import { readRecords } from './records/read-records.ts';
import { checkSelections } from './rules.ts';
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

  'POST fleet_dashboard/get_reports': async ({ db, user, body, signal }) => {
    const { base_parameters, tab_parameters, reports_parameters } = body;
    const wanted = reports_parameters.map((parameters, index) => ({
      parameters,
      definition: definitionOf(
        parameters.report_type,
        tab_parameters.tab_type,
        `reports_parameters.${index}.report_type`,
      ),
    }));
    const selection = await inTurn(db, signal, (turn) =>
      resolveSelection({ db: turn, user }, base_parameters),
    );
    const reports: ReportAnswer[] = [];
    // A turn each: others need not wait for all of them.
    for (const { parameters, definition } of wanted) {
      reports.push(await computeReport({ db, user, signal }, definition, selection, parameters));
    }
    return { reports };
  },

  'POST fleet_dashboard/get_records': ({ db, user, body, signal }) => {
    const { base_parameters, tab_parameters, report } = body;
    const definition = definitionOf(
      report.report_type,
      tab_parameters.tab_type,
      'report.report_type',
    );
    return inTurn(db, signal, async (turn) => {
      const asking = { db: turn, user };
      const selection = await resolveSelection(asking, base_parameters);
      return readRecords(asking, definition, selection, body);
    });
  },
});

type Fleet = Parameters<typeof findAccount>[1];

async function pickList(
  asking: Asking,
  body: Fleet & PickListRequest,
  read: (asking: Asking, accountId: number, request: PickListRequest) => Promise<PickListPage>,
) {
  checkSelections({ selected: body.selected });
  const id = await findAccount(asking, body, 'account');
  await checkParts(asking, id, body, '');
  const { rows, total } = await read(asking, id, body);
  const { page_number, page_size } = body;
  return { rows, page_number, page_size, total_items: total };
}
