import { longFiles } from '@portal/contract/inspection-surveys';
import { screen, waitFor } from '@portal/platform/testing';
import type { ReactElement } from 'react';
import CheckpointPage from './screens/checkpoint/checkpoint.page.tsx';
import DealerSurveyPage from './screens/dealer-survey/dealer-survey.page.tsx';
import SurveyDetailPage from './screens/survey-detail/survey-detail.page.tsx';
import TireInspectionPage from './screens/tire-inspection/tire-inspection.page.tsx';
import { checkpointHome, checkpointReport } from './testing/crossing-rows.ts';
import { dealerReport, reportRow, reportSummary, surveyDetail } from './testing/report-rows.ts';
import { show } from './testing/show.tsx';

// Long files are not awaited: the server starts making them, and the page lists them.

interface Case {
  readonly page: ReactElement;
  readonly path: string;
  readonly route: string;
  /** The call that fills the page, and its answer with a given number of tires. */
  readonly filledBy: string;
  readonly withTires: (count: number) => object;
  readonly long: number;
  /** The button that requests the file, and the format chosen then. */
  readonly button: string;
  readonly kind?: string;
  readonly atOnce: string;
  readonly start: string;
}

const [row] = surveyDetail.rows;

const cases: Readonly<Record<string, Case>> = {
  'the tires of surveys': {
    page: <TireInspectionPage />,
    path: '/tireoptix',
    route: '/tireoptix',
    filledBy: 'survey/report',
    withTires: (tires) => ({
      rows: [reportRow(5)],
      summary: { ...reportSummary, tires },
      page_number: 1,
      page_size: 20,
      total_items: 1,
    }),
    long: longFiles.workbook,
    button: 'All tires as a workbook',
    atOnce: 'survey/detailsreport',
    start: 'survey/start_detailsreport',
  },
  'the tires of surveys by dealers': {
    page: <DealerSurveyPage />,
    path: '/dlrtireoptix',
    route: '/dlrtireoptix',
    filledBy: 'survey/report-dealer',
    withTires: (tires) => ({ ...dealerReport, tires }),
    long: longFiles.workbook,
    button: 'All tires as a workbook',
    atOnce: 'survey/detailsdealerreport',
    start: 'survey/start_detailsdealerreport',
  },
  'the tires of crossings': {
    page: <CheckpointPage />,
    path: '/checkpoint',
    route: '/checkpoint',
    filledBy: 'checkpoint/report',
    withTires: (total_tires) => ({
      ...checkpointReport,
      tiles: { ...checkpointReport.tiles, total_tires },
    }),
    long: longFiles.workbook,
    button: 'All tires as a workbook',
    atOnce: 'download_excel_file_checkpoint_all_details_report',
    start: 'checkpoint/start_all_details_report',
  },
  'one survey': {
    page: <SurveyDetailPage />,
    path: '/tireoptix/detail/{id}',
    route: '/tireoptix/detail/5',
    filledBy: 'survey/detail',
    withTires: (count) => ({
      ...surveyDetail,
      rows: Array.from({ length: count }, (_, index) => ({ ...row, reading_id: index + 1 })),
      total_items: count,
    }),
    long: longFiles.pdf,
    button: 'Export: Tires of the survey',
    kind: 'PDF',
    atOnce: 'download_pdf_file_survey_details',
    start: 'survey/start_survey_details',
  },
};

async function ask({ page, path, route, filledBy, withTires, button, kind }: Case, tires: number) {
  const shown = show(page, {
    path,
    route,
    respond: (name) => {
      if (name.endsWith(filledBy)) return withTires(tires);
      if (name.endsWith('has_system_level_access')) return { has_access: true };
      if (name.endsWith('checkpoint/get_home_page')) return checkpointHome;
      if (name.endsWith('get_trend')) return { surveys: [] };
      if (name.endsWith('get_exports')) return { exports: [] };
      return undefined;
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: button }));
  if (kind) await shown.user.click(await screen.findByRole('menuitem', { name: kind }));
  return shown;
}

const uuid = /^[0-9a-f-]{36}$/;

it.each(Object.entries(cases))('%s: a file that is not long is waited for', async (_, given) => {
  const { bodies } = await ask(given, given.long - 1);
  await waitFor(() => expect(bodies(given.atOnce)).toHaveLength(1));
  expect(bodies(given.start)).toEqual([]);
});

it.each(Object.entries(cases))('%s: a long one is made as an export', async (_, given) => {
  const { bodies } = await ask(given, given.long);
  await waitFor(() => expect(bodies(given.start)).toHaveLength(1));
  expect(bodies(given.start)).toMatchObject([{ client_key: expect.stringMatching(uuid) }]);
  expect(bodies(given.atOnce)).toEqual([]);
});
