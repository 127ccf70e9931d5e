import type { analysisReportCalls, SelectionCalls } from '@portal/contract/analysis-reports';
import { enteredQuote } from './kept-quote.ts';
import { savedCopyInputs } from './kept-report.ts';
import { byId, type RowIds, type TestInputs } from './test-inputs.ts';

const all = { page_number: 1, page_size: 100 };

/** The named locations, and all locations. */
const torqueSelections = ({ location }: RowIds) => [
  { location_ids: [location] },
  { location_ids: [] },
];

const onPage = (rows: RowIds) =>
  torqueSelections(rows).map((selection) => ({ body: { ...selection, ...all } }));
const asFile = (rows: RowIds) => [{ body: torqueSelections(rows)[0] }];

/** An account, a survey, and everything. */
const scrapScopes = ({ accountId, finished }: RowIds) => [
  { account_ids: [accountId], survey_ids: [] },
  { account_ids: [], survey_ids: [finished] },
  { account_ids: [], survey_ids: [] },
];
const scrapPages = (rows: RowIds) =>
  scrapScopes(rows).map((scope) => ({ body: { ...scope, ...all } }));
const scrapFiles = (rows: RowIds) => scrapScopes(rows).map((body) => ({ body }));

/** An account as the caller sees it, and everything up to a day. */
const wearScopes = ({ accountId }: RowIds) => [
  { account_ids: [accountId] },
  { account_ids: [], date_from: '2024-01-01', date_to: '2025-06-21' },
];
const wears = (rows: RowIds) => wearScopes(rows).map((body) => ({ body }));
const wearRates = (rows: RowIds) =>
  wearScopes(rows).map((body) => ({ body: { ...body, ...all, group_by: 'product' } }));
/** An account as the caller sees it, and all accounts. */
const forecastScopes = ({ accountId }: RowIds) => [
  { account_ids: [accountId] },
  { account_ids: [] },
];
const forecastFile = ({ accountId }: RowIds) => [{ body: { account_ids: [accountId] } }];
const planFile = ({ accountId }: RowIds) => [
  { body: { account_ids: [accountId], group_by: 'quarter' } },
];
const wearRatesFile = ({ accountId }: RowIds) => [
  { body: { account_ids: [accountId], group_by: 'brand' } },
];

/** An account as the caller sees it, and everything within a year. */
const productScopes = ({ accountId }: RowIds) => [
  { account_ids: [accountId], date_from: '2024-01-01' },
  { account_ids: [], date_from: '2024-06-22', date_to: '2025-06-21' },
];
const products = (rows: RowIds) => productScopes(rows).map((body) => ({ body }));
const productFile = (rows: RowIds) => products(rows).slice(0, 1);

/** Inputs for the calls that offer the accounts of a report. */
const selectionOf = <const Prefix extends string>(prefix: Prefix) =>
  ({
    [`POST ${prefix}/select_accounts`]: ({ accountId }: RowIds) => [
      { body: { account_ids: [accountId], ...all } },
      { body: { account_ids: [], ...all } },
    ],
    [`GET ${prefix}/select_account_ids`]: ({ accountId }: RowIds) => [
      {},
      { query: { ids: String(accountId) } },
    ],
    [`POST ${prefix}/get_selects`]: ({ account }: RowIds) => [{ body: {} }, { body: { account } }],
    [`GET ${prefix}/has_system_level_access`]: () => [{}],
    // The names match those of the type.
  }) as unknown as TestInputs<SelectionCalls<Prefix>>;

/** The named unit. */
const unitNamed = ({ account, otherUnitNumber: unit_number }: RowIds) => ({
  account,
  unit_number,
});
const historyPage = (rows: RowIds) => ({ body: { ...unitNamed(rows), ...all } });
const historyFile = (rows: RowIds) => ({ body: unitNamed(rows) });

const conditionsFile = ({ keptConditions: id }: RowIds) => ({ body: { id } });

const quoteFile = ({ quote }: RowIds) => ({ body: { ...enteredQuote, id: quote } });

export const analysisReportInputs: TestInputs<typeof analysisReportCalls> = {
  ...selectionOf('fleet_conditions'),
  'POST fleet_conditions/get_report': ({ keptConditions: id }) => [
    { body: { id } },
    { body: { id, format: 2 } },
  ],
  'POST fleet_conditions/get_tires': ({ keptConditions: id }) => ({ body: { id, ...all } }),
  'POST fleet_conditions/get_units': ({ keptConditions: id }) => ({ body: { id, ...all } }),
  'POST fleet_conditions/export_units': ({ keptConditions: id }) => ({ body: { id, format: 2 } }),
  'POST fleet_conditions/get_exceptions': ({ keptConditions: id }) => ({ body: { id, ...all } }),
  'POST fleet_conditions/export_tires': ({ keptConditions: id }) => ({ body: { id, format: 2 } }),
  'POST fleet_conditions/export_exceptions': ({ keptConditions: id }) => ({
    body: { id, format: 2 },
  }),
  'POST fleet_conditions/get_pdf_report': conditionsFile,
  'POST fleet_conditions/get_excel_report': conditionsFile,
  ...savedCopyInputs('fleet_conditions', ({ keptConditions }) => keptConditions),
  'POST fleet_conditions/generate_reports': ({ accountId }) => ({
    body: { account_ids: [accountId], name: 'Kept' },
  }),
  'POST leasesales/configurator': ({ quote }) => [{ body: {} }, { body: { id: quote } }],
  'POST leasesales/configurator_structure': ({ quote }) => [{ body: {} }, { body: { id: quote } }],
  'POST leasesales/configurator_submit': ({ quote }) => ({
    body: { ...enteredQuote, id: quote, revision: 1, units: 49 },
  }),
  'POST leasesales/configurator_download_pdf_file': quoteFile,
  'POST leasesales/configurator_download_excel_file': quoteFile,
  'DELETE leasesales/delete_quote/{id}': ({ quote }) => byId(quote),
  'POST leasesales/restore_quote/{id}': ({ quote }) => byId(quote),
  // The name of several cities, for which no dealers are returned: their locations are public, so
  // the response would include dealers beyond the person's records.
  'GET leasesales/get_geocode': () => ({ query: { city: 'Springfield' } }),
  ...selectionOf('product_analysis_report'),
  ...selectionOf('product_wear_rate_report'),
  ...selectionOf('scrap_analysis_report'),
  'GET scrap_analysis_report/get_dealers': () => [{}],
  'GET scrap_analysis_report/get_dealer_ctsc_locations': () => [{}],
  'GET scrap_analysis_report/get_states': () => [{}],
  'GET scrap_analysis_report/get_fleets': () => [{}],
  'GET scrap_analysis_report/get_countries/NA': () => [{}],
  'POST scrap_analysis_report/get_vocations': () => [{ body: {} }],
  'GET torque_summary_report/select_location_ids': ({ location }) => [
    {},
    { query: { ids: String(location) } },
  ],
  'POST scrap_analysis_report/get_pull_points': wears,
  'POST scrap_analysis_report/get_below_law': (rows) =>
    wearScopes(rows).map((body) => ({ body: { ...body, ...all } })),
  'POST scrap_analysis_report/export_below_law': (rows) =>
    wearScopes(rows).map((body) => ({ body: { ...body, format: 2 } })),
  'POST scrap_analysis_report/get_surveys': scrapPages,
  'POST scrap_analysis_report/get_scrap_report': scrapFiles,
  'POST scrap_analysis_report/get_tread_costs': scrapFiles,
  'POST scrap_analysis_report/get_removals': scrapPages,
  'POST scrap_analysis_report/get_report_to_pdf': (rows) => scrapFiles(rows).slice(0, 1),
  'POST scrap_analysis_report/get_report_to_excel': (rows) => scrapFiles(rows).slice(0, 1),
  'POST product_analysis_report/get_tire_types': products,
  'POST product_analysis_report/get_brands': products,
  'POST product_analysis_report/get_product_lines': products,
  'POST product_analysis_report/get_tire_sizes': products,
  'POST product_analysis_report/get_product_report': products,
  'POST product_analysis_report/get_tires': (rows) =>
    products(rows).map(({ body }) => ({ body: { ...body, ...all } })),
  'POST product_analysis_report/get_product_report_pdf': productFile,
  'POST product_analysis_report/get_product_report_excel': productFile,
  'POST product_analysis_report/get_tires_pdf': productFile,
  'POST product_analysis_report/get_tires_excel': productFile,
  ...savedCopyInputs('product_analysis_report', ({ keptProduct }) => keptProduct),
  'POST product_analysis_report/get_report': ({ keptProduct: id }) => [
    { body: { id } },
    { body: { id, format: 2 } },
  ],
  'POST product_analysis_report/generate_reports': (rows) =>
    products(rows).map(({ body }) => ({ body: { ...body, name: 'Kept' } })),
  'POST product_wear_rate_report/search_brand': wears,
  'POST product_wear_rate_report/get_retread': wears,
  'POST product_wear_rate_report/search_product_line': wears,
  'POST product_wear_rate_report/search_tire_size': wears,
  'POST product_wear_rate_report/search_wheel_position': wears,
  'POST product_wear_rate_report/search_axel_configuration': wears,
  'POST product_wear_rate_report/search_load_range': wears,
  'POST product_wear_rate_report/search_vocation': wears,
  'POST product_wear_rate_report/get_all_filters': wears,
  'POST product_wear_rate_report/get_available_tires': wears,
  'POST product_wear_rate_report/get_product_wear_rates': wearRates,
  'POST product_wear_rate_report/get_tires': (rows) =>
    wears(rows).map(({ body }) => ({ body: { ...body, ...all } })),
  'POST product_wear_rate_report/get_product_wear_rates_report_xls': wearRatesFile,
  'POST product_wear_rate_report/get_product_wear_rates_report_pdf': wearRatesFile,
  'POST product_wear_rate_report/get_tires_xls': (rows) => wears(rows).slice(0, 1),
  'POST product_wear_rate_report/get_tires_pdf': (rows) => wears(rows).slice(0, 1),
  'POST product_wear_rate_report/get_wear_forecast': (rows) =>
    forecastScopes(rows).map((body) => ({ body: { ...body, ...all, group_by: 'month' } })),
  'POST product_wear_rate_report/get_forecast_tires': (rows) =>
    forecastScopes(rows).map((body) => ({ body: { ...body, ...all } })),
  'POST product_wear_rate_report/get_wear_forecast_xls': planFile,
  'POST product_wear_rate_report/get_wear_forecast_pdf': planFile,
  'POST product_wear_rate_report/get_forecast_tires_xls': forecastFile,
  'POST product_wear_rate_report/get_forecast_tires_pdf': forecastFile,
  'POST torque_summary_report/get_report': onPage,
  'POST torque_summary_report/get_retorques': onPage,
  'POST torque_summary_report/download_pdf': asFile,
  'POST torque_summary_report/download_excel': asFile,
  'POST torque_summary_report/download_retorques_pdf': asFile,
  'POST torque_summary_report/download_retorques_excel': asFile,
  'GET unit_history_report/get_accounts': ({ account }) => [{}, { query: { account } }],
  'POST unit_history_report/get_unit_numbers': ({ account, otherUnitNumber }) =>
    ['', otherUnitNumber].map((keyword) => ({ body: { account, keyword } })),
  'POST unit_history_report/get_unit_history_report': historyPage,
  'POST unit_history_report/download_pdf': historyFile,
  'POST unit_history_report/download_excel': historyFile,
  'POST unit_history_report/download_all_details': historyFile,
  ...savedCopyInputs('unit_history_report', ({ keptHistory }) => keptHistory),
  'POST unit_history_report/get_report': ({ keptHistory: id }) => [
    { body: { id } },
    { body: { id, format: 2 } },
  ],
  'POST unit_history_report/generate_reports': (rows) => ({
    body: { ...unitNamed(rows), name: 'Kept' },
  }),
};
