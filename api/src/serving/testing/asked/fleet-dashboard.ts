import {
  type BaseParameters,
  reportDefinitions,
  type Tab,
  tabs,
} from '@portal/contract/fleet-dashboard';
import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import { baseParametersOf, byId, type RowIds, type TestInputs } from './test-inputs.ts';

const all = { page_number: 1, page_size: 100 };
const pickLists = (rows: RowIds) => {
  const { account, fleetType, group, region, location, dealer } = rows;
  const list = { account, fleet_type: fleetType, ...all, order_by: 'code', is_sort_desc: false };
  return [
    {},
    { location_groups: [group] },
    { location_regions: [region] },
    { selected: [location] },
    { selected: [dealer] },
  ].map((chosen) => ({ body: { ...list, ...chosen } }));
};

const fleet = ({ account, fleetType }: RowIds) => ({
  body: { account, fleet_type: fleetType },
});

const parts = reportDefinitions.map(({ type, tab }) => ({ report_type: type, tab_type: tab }));

const savedReport = (rows: RowIds, base = baseParametersOf(rows)[0]) => ({
  tab_id: 'asked',
  base_parameters: base,
  tab_parameters: { tab_type: 'combined' },
  reports_parameters: parts,
});

/** In a file, one sheet for each kind of records is enough. */
const exportRequest = (rows: RowIds, format?: number) =>
  baseParametersOf(rows).map((base) => ({
    body: {
      base_parameters: base,
      tab_parameters: { tab_type: 'combined' },
      reports_parameters: parts.filter(({ report_type }) =>
        ['statistics', 'calls_by_state', 'rejected_failures'].includes(report_type),
      ),
      ...(format !== undefined && { format }),
    },
  }));

/**
 * One report only, since pages and pictures take long to draw and show the same rows as the
 * workbook.
 */
const exportOfOne = (rows: RowIds, format?: number) =>
  exportRequest(rows, format).map(({ body }) => ({
    body: { ...body, reports_parameters: body.reports_parameters.slice(0, 1) },
  }));

/** One report of each kind of records. */
const oneOfEach = reportDefinitions.filter(
  ({ records }, index) => reportDefinitions.findIndex((each) => each.records === records) === index,
);

const reportsBody = (
  base: BaseParameters | undefined,
  tab_type: Tab,
  reports_parameters: readonly object[],
) => ({
  body: {
    tab_id: 'asked',
    base_parameters: base,
    tab_parameters: { tab_type },
    reports_parameters,
  },
});

/**
 * Every report for the whole account, also by location; for parts of the account, one of each kind
 * of records.
 */
function reports(rows: RowIds) {
  const [whole, ...parts] = baseParametersOf(rows);
  const ofTab = (tab: Tab, more: object) =>
    reportDefinitions
      .filter((each) => each.tab === tab)
      .map(({ type }) => ({ report_type: type, graph_compare_by_previous: true, ...more }));
  return [
    ...tabs.flatMap((tab) =>
      [{}, { rows_by: 'location' }, { rows_by: 'dealer' }].map((more) =>
        reportsBody(whole, tab, ofTab(tab, more)),
      ),
    ),
    ...parts.flatMap((base) =>
      oneOfEach.map(({ type, tab }) => reportsBody(base, tab, [{ report_type: type }])),
    ),
  ];
}

const records = (rows: RowIds) =>
  baseParametersOf(rows).flatMap((base) =>
    oneOfEach.map(({ type, tab, measures }) => ({
      body: {
        tab_id: 'asked',
        base_parameters: base,
        tab_parameters: { tab_type: tab },
        report: { report_type: type },
        place: { row: {}, side: 'current', measure: Object.keys(measures)[0] },
        page_number: 1,
        page_size: 50,
        order_by: 'LocationCode',
        is_sort_desc: false,
      },
    })),
  );

/**
 * Requested as workbooks, which have the same rows as the pages of a PDF but are faster to
 * generate.
 */
const recordFiles = (rows: RowIds) =>
  records(rows).map(({ body: { page_number: _, page_size: __, ...body } }) => ({
    body: { ...body, format: 2 },
  }));

export const fleetDashboardInputs: TestInputs<typeof fleetDashboardCalls> = {
  'GET fleet_dashboard/get_accounts': () => ({}),
  'POST fleet_dashboard/get_customer_location_groups': fleet,
  'POST fleet_dashboard/get_customer_location_regions': fleet,
  'POST fleet_dashboard/get_locations': pickLists,
  'POST fleet_dashboard/get_nonsigs': pickLists,
  'POST fleet_dashboard/get_reports': reports,
  'POST fleet_dashboard/get_records': records,
  'POST fleet_dashboard/export_records': recordFiles,
  'POST fleet_dashboard/get_changes': (rows) =>
    baseParametersOf(rows).map((base) => ({ body: { base_parameters: base } })),

  'POST fleet_dashboard/get_templates': () => ({ body: {} }),
  'GET fleet_dashboard/get_template/{id}': ({ template }) => byId(template),
  'POST fleet_dashboard/create_template': (rows) =>
    baseParametersOf(rows).map((base, index) => ({
      body: {
        report_name: `${rows.account} ${index}`,
        saved_report: savedReport(rows, base),
      },
    })),
  'POST fleet_dashboard/update_template/{id}': (rows) => ({
    ...byId(rows.template),
    body: { revision: 1, report_name: `Changed ${rows.account}`, saved_report: savedReport(rows) },
  }),
  'DELETE fleet_dashboard/delete_template/{id}': ({ template }) => byId(template),
  'POST fleet_dashboard/restore_template/{id}': ({ template }) => byId(template),

  'POST fleet-central-v1:favorite_reports/get': () => ({ body: {} }),
  'GET fleet-central-v1:favorite_reports/get/{id}': ({ favorite }) => byId(favorite),
  'POST fleet-central-v1:favorite_reports/save': (rows) => ({
    body: {
      id: rows.favorite,
      name: `Changed ${rows.account}`,
      report_kind: 1,
      request_url: '/fleet-dashboard?tab=service',
      saved_report: savedReport(rows),
    },
  }),
  'DELETE fleet-central-v1:favorite_reports/delete/{id}': ({ favorite }) => byId(favorite),

  'POST fleet_dashboard/export_reports_excel': (rows) => exportRequest(rows),
  'POST fleet_dashboard/export_reports_pdf': (rows) => exportOfOne(rows).slice(0, 1),
  'POST fleet_dashboard/export_reports_png': (rows) => exportOfOne(rows).slice(0, 1),
  'POST fleet_dashboard/export_single_report': (rows) => exportOfOne(rows, 2),
  'GET fleet_dashboard/get_exports': () => ({}),
  'GET fleet_dashboard/get_export/{id}': ({ export: id }) => byId(id),
  'GET fleet_dashboard/download_export/{id}': ({ export: id }) => byId(id),
  'POST fleet_dashboard/cancel_export/{id}': ({ export: id }) => byId(id),
  'POST fleet_dashboard/start_export': (rows) => exportRequest(rows, 2).slice(0, 1),
};
