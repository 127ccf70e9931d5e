import {
  type BaseParameters,
  reportDefinitions,
  type Tab,
  tabs,
} from '@portal/contract/fleet-dashboard';
import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import { type Asked, askedBase, byId, type NamedRows } from './asked.ts';

const all = { page_number: 1, page_size: 100 };
const pickLists = (rows: NamedRows) => {
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

const fleet = ({ account, fleetType }: NamedRows) => ({
  body: { account, fleet_type: fleetType },
});

const parts = reportDefinitions.map(({ type, tab }) => ({ report_type: type, tab_type: tab }));

const savedReport = (rows: NamedRows, base = askedBase(rows)[0]) => ({
  tab_id: 'asked',
  base_parameters: base,
  tab_parameters: { tab_type: 'combined' },
  reports_parameters: parts,
});

/** One sheet of each kind of records is enough of a file. */
const exportRequest = (rows: NamedRows, format?: number) =>
  askedBase(rows).map((base) => ({
    body: {
      base_parameters: base,
      tab_parameters: { tab_type: 'combined' },
      reports_parameters: parts.filter(({ report_type }) =>
        ['statistics', 'calls_by_state', 'rejected_failures'].includes(report_type),
      ),
      ...(format !== undefined && { format }),
    },
  }));

/** Pages and pictures take long to draw, of the rows that a workbook has, too. */
const exportOfOne = (rows: NamedRows, format?: number) =>
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

/** Every report of the whole account, by places too; of parts of it one of each kind. */
function reports(rows: NamedRows) {
  const [whole, ...parts] = askedBase(rows);
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

const records = (rows: NamedRows) =>
  askedBase(rows).flatMap((base) =>
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

/** Workbooks have the rows that pages of a PDF have, sooner. */
const recordFiles = (rows: NamedRows) =>
  records(rows).map(({ body: { page_number: _, page_size: __, ...body } }) => ({
    body: { ...body, format: 2 },
  }));

export const askedOfFleetDashboard: Asked<typeof fleetDashboardCalls> = {
  'GET fleet_dashboard/get_accounts': () => ({}),
  'POST fleet_dashboard/get_customer_location_groups': fleet,
  'POST fleet_dashboard/get_customer_location_regions': fleet,
  'POST fleet_dashboard/get_locations': pickLists,
  'POST fleet_dashboard/get_nonsigs': pickLists,
  'POST fleet_dashboard/get_reports': reports,
  'POST fleet_dashboard/get_records': records,
  'POST fleet_dashboard/export_records': recordFiles,
  'POST fleet_dashboard/get_changes': (rows) =>
    askedBase(rows).map((base) => ({ body: { base_parameters: base } })),

  'POST fleet_dashboard/get_templates': () => ({ body: {} }),
  'GET fleet_dashboard/get_template/{id}': ({ template }) => byId(template),
  'POST fleet_dashboard/create_template': (rows) =>
    askedBase(rows).map((base, index) => ({
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
