import type { Respond } from '@portal/platform/testing/shell';
import {
  belowLawTires,
  pullPoints,
  scrapOffers,
  scrapRemovals,
  scrapReport,
  scrapSurveys,
  treadCosts,
} from './scrap-rows.ts';

/** Answers the calls of the scrap analysis, except those of its account filter. */
export const scrapServer: Respond = (name, { body }) => {
  if (name.endsWith('get_scrap_report')) return scrapReport;
  if (name.endsWith('scrap_analysis_report/get_removals')) return scrapRemovals;
  if (name.endsWith('scrap_analysis_report/get_selects')) return scrapOffers;
  if (name.endsWith('get_tread_costs')) return treadCosts;
  if (name.endsWith('get_pull_points')) return pullPoints;
  if (name.endsWith('get_below_law')) return belowLawTires;
  if (!name.endsWith('scrap_analysis_report/get_surveys')) return undefined;
  const named: unknown = Reflect.get(body as object, 'survey_ids');
  const ids = Array.isArray(named) && named.length > 0 ? named : scrapSurveys.survey_ids;
  return { ...scrapSurveys, survey_ids: scrapSurveys.survey_ids.filter((id) => ids.includes(id)) };
};
