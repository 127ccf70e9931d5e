import type { scrapAnalysisCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkAccounts } from '../selection/check-accounts.ts';
import { readScrapRemovals } from './read-scrap-removals.ts';
import { readScrapSurveyIds, readScrapSurveys } from './read-scrap-surveys.ts';
import { readTreadCosts } from './read-tread-costs.ts';
import { answerScrapFile } from './scrap-files.ts';
import { checkScope } from './scrap-selection.ts';
import { treadConverters } from './shown-treads.ts';
import { sumScrap } from './sum-scrap.ts';

export const scrapAnalysisRoutes = implement<typeof scrapAnalysisCalls>({
  'POST scrap_analysis_report/get_surveys': async ({ db, body }) => {
    checkDays(body);
    await checkAccounts(db, body.account_ids);
    const { rows, ...page } = await readScrapSurveys(db, body, body);
    return { ...page, surveys: rows, survey_ids: await readScrapSurveyIds(db, body) };
  },

  'POST scrap_analysis_report/get_scrap_report': async ({ db, body, user }) => {
    await checkScope(db, body);
    return sumScrap(db, { user, scope: body });
  },

  'POST scrap_analysis_report/get_tread_costs': async ({ db, body, user }) => {
    await checkScope(db, body);
    return readTreadCosts(db, { user, scope: body });
  },

  'POST scrap_analysis_report/get_removals': async ({ db, body, user }) => {
    await checkScope(db, body);
    const { rows, ...page } = await readScrapRemovals(db, { user, selection: body }, body);
    return { ...treadConverters(user).formats, ...page, removals: rows };
  },

  'POST scrap_analysis_report/get_report_to_pdf': (input) =>
    answerScrapFile(input, exportFormats.pdf),
  'POST scrap_analysis_report/get_report_to_excel': (input) =>
    answerScrapFile(input, exportFormats.excel),
});
