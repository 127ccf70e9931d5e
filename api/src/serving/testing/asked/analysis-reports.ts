import type { analysisReportCalls, SelectionCalls } from '@portal/contract/analysis-reports';
import { type Asked, byId, type NamedRows } from './asked.ts';
import { enteredQuote } from './kept-quote.ts';
import { keptOf } from './kept-report.ts';

const all = { page_number: 1, page_size: 100 };

/** At the locations that the rows name, and everywhere. */
const torqueSelections = ({ location }: NamedRows) => [
  { location_ids: [location] },
  { location_ids: [] },
];

const onPage = (rows: NamedRows) =>
  torqueSelections(rows).map((selection) => ({ body: { ...selection, ...all } }));
const asFile = (rows: NamedRows) => [{ body: torqueSelections(rows)[0] }];

/** Of an account, of a survey, and everything. */
const scrapScopes = ({ accountId, finished }: NamedRows) => [
  { account_ids: [accountId], survey_ids: [] },
  { account_ids: [], survey_ids: [finished] },
  { account_ids: [], survey_ids: [] },
];
const scrapPages = (rows: NamedRows) =>
  scrapScopes(rows).map((scope) => ({ body: { ...scope, ...all } }));
const scrapFiles = (rows: NamedRows) => scrapScopes(rows).map((body) => ({ body }));

/** Of an account, as the caller sees it, and everything until a day. */
const wearScopes = ({ accountId }: NamedRows) => [
  { account_ids: [accountId] },
  { account_ids: [], date_from: '2024-01-01', date_to: '2025-06-21' },
];
const wears = (rows: NamedRows) => wearScopes(rows).map((body) => ({ body }));
const wearRates = (rows: NamedRows) =>
  wearScopes(rows).map((body) => ({ body: { ...body, ...all, group_by: 'product' } }));
/** Of an account, as the caller sees it, and of all. */
const forecastScopes = ({ accountId }: NamedRows) => [
  { account_ids: [accountId] },
  { account_ids: [] },
];
const forecastFile = ({ accountId }: NamedRows) => [{ body: { account_ids: [accountId] } }];
const planFile = ({ accountId }: NamedRows) => [
  { body: { account_ids: [accountId], group_by: 'quarter' } },
];
const wearRatesFile = ({ accountId }: NamedRows) => [
  { body: { account_ids: [accountId], group_by: 'brand' } },
];

/** Of an account, as the caller sees it, and everything of a year. */
const productScopes = ({ accountId }: NamedRows) => [
  { account_ids: [accountId], date_from: '2024-01-01' },
  { account_ids: [], date_from: '2024-06-22', date_to: '2025-06-21' },
];
const products = (rows: NamedRows) => productScopes(rows).map((body) => ({ body }));
const productFile = (rows: NamedRows) => products(rows).slice(0, 1);

/** How the calls are asked by which the accounts of a report are chosen. */
const selectionOf = <const Prefix extends string>(prefix: Prefix) =>
  ({
    [`POST ${prefix}/select_accounts`]: ({ accountId }: NamedRows) => [
      { body: { account_ids: [accountId], ...all } },
      { body: { account_ids: [], ...all } },
    ],
    [`GET ${prefix}/select_account_ids`]: ({ accountId }: NamedRows) => [
      {},
      { query: { ids: String(accountId) } },
    ],
    [`POST ${prefix}/get_selects`]: ({ account }: NamedRows) => [
      { body: {} },
      { body: { account } },
    ],
    [`GET ${prefix}/has_system_level_access`]: () => [{}],
    // Under the names of the type.
  }) as unknown as Asked<SelectionCalls<Prefix>>;

/** The unit that the rows name. */
const unitNamed = ({ account, otherUnitNumber: unit_number }: NamedRows) => ({
  account,
  unit_number,
});
const historyPage = (rows: NamedRows) => ({ body: { ...unitNamed(rows), ...all } });
const historyFile = (rows: NamedRows) => ({ body: unitNamed(rows) });

const conditionsFile = ({ keptConditions: id }: NamedRows) => ({ body: { id } });

const quoteFile = ({ quote }: NamedRows) => ({ body: { ...enteredQuote, id: quote } });

export const askedOfAnalysisReports: Asked<typeof analysisReportCalls> = {
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
  ...keptOf('fleet_conditions', ({ keptConditions }) => keptConditions),
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
  // Of several cities, beside which no dealer is told: where dealers are is no secret, so that more of them are known
  // to everybody than a person has records of.
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
  ...keptOf('product_analysis_report', ({ keptProduct }) => keptProduct),
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
  ...keptOf('unit_history_report', ({ keptHistory }) => keptHistory),
  'POST unit_history_report/get_report': ({ keptHistory: id }) => [
    { body: { id } },
    { body: { id, format: 2 } },
  ],
  'POST unit_history_report/generate_reports': (rows) => ({
    body: { ...unitNamed(rows), name: 'Kept' },
  }),
};
