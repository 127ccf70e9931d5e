import type { pullPointCalls } from '@portal/contract/analysis-reports';
import { implement } from '../../../app/implement.ts';
import { checkScope } from '../scrap/scrap-selection.ts';
import { treadsTo } from '../scrap/shown-treads.ts';
import { readBelowLaw } from './read-below-law.ts';
import { readPullPoints } from './read-pull-points.ts';

export const pullPointRoutes = implement<typeof pullPointCalls>({
  'POST scrap_analysis_report/get_pull_points': async ({ db, body, user }) => {
    await checkScope(db, { ...body, survey_ids: [] });
    return readPullPoints(db, { user, scope: body });
  },

  'POST scrap_analysis_report/get_below_law': async ({ db, body, user }) => {
    await checkScope(db, { ...body, survey_ids: [] });
    const { rows, ...page } = await readBelowLaw(db, { user, selection: body }, body);
    return { ...treadsTo(user).formats, ...page, tires: rows };
  },
});
