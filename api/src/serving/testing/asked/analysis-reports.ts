import type { analysisReportCalls } from '@portal/contract/analysis-reports';
import type { Asked, NamedRows } from './asked.ts';

const all = { page_number: 1, page_size: 100 };

/** At the locations that the rows name, and everywhere. */
const torqueSelections = ({ location }: NamedRows) => [
  { location_ids: [location] },
  { location_ids: [] },
];

const onPage = (rows: NamedRows) =>
  torqueSelections(rows).map((selection) => ({ body: { ...selection, ...all } }));
const asFile = (rows: NamedRows) => [{ body: torqueSelections(rows)[0] }];

/** The unit that the rows name. */
const unitNamed = ({ account, unitNumber }: NamedRows) => ({ account, unit_number: unitNumber });
const historyPage = (rows: NamedRows) => ({ body: { ...unitNamed(rows), ...all } });
const historyFile = (rows: NamedRows) => ({ body: unitNamed(rows) });

export const askedOfAnalysisReports: Asked<typeof analysisReportCalls> = {
  'GET torque_summary_report/select_location_ids': ({ location }) => [
    {},
    { query: { ids: String(location) } },
  ],
  'POST torque_summary_report/get_report': onPage,
  'POST torque_summary_report/get_retorques': onPage,
  'POST torque_summary_report/download_pdf': asFile,
  'POST torque_summary_report/download_excel': asFile,
  'POST torque_summary_report/download_retorques_pdf': asFile,
  'POST torque_summary_report/download_retorques_excel': asFile,
  'GET unit_history_report/get_accounts': ({ account }) => [{}, { query: { account } }],
  'POST unit_history_report/get_unit_numbers': ({ account, unitNumber }) =>
    ['', unitNumber].map((keyword) => ({ body: { account, keyword } })),
  'POST unit_history_report/get_unit_history_report': historyPage,
  'POST unit_history_report/download_pdf': historyFile,
  'POST unit_history_report/download_excel': historyFile,
  'POST unit_history_report/download_all_details': historyFile,
};
