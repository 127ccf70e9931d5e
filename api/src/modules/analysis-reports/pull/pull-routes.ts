import { belowLawListIn, type pullPointCalls } from '@portal/contract/analysis-reports';
import { formatMeasure, toStored } from '@portal/platform/format';
import { implement } from '../../../app/implement.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { checkScope } from '../scrap/scrap-selection.ts';
import { treadConverters } from '../scrap/shown-treads.ts';
import { readAccountNames } from '../selection/read-accounts.ts';
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
    return { ...treadConverters(user).formats, ...page, tires: rows };
  },

  'POST scrap_analysis_report/export_below_law': async (input) => {
    const { db, body, user, locale } = input;
    const { account_ids, date_from: from, date_to: to } = body;
    await checkScope(db, { ...body, survey_ids: [] });
    const unit = treadConverters(user).formats.tread_depth_format;
    const { t } = await readLocalizedTexts(db, 'reports', locale);
    const fleets = await readAccountNames(db, account_ids);
    const pull = body.pull_32nds;
    return answerListFile(input, 'reports', {
      definition: belowLawListIn(unit),
      read: (page) => readBelowLaw(db, { user, selection: body }, page),
      of: [
        ...(fleets.length > 0 ? [{ label: 'scrap.fleet', value: fleets.join(', ') }] : []),
        ...(pull === undefined
          ? []
          : [
              {
                label: 'pull.not_kept',
                value: t(`depth.${unit}`, { value: formatMeasure(toStored(pull, '32nds'), unit) }),
              },
            ]),
      ],
      named: (words) => fileNameParts({ places: fleets.slice(0, 1), from, to }, words, 'report'),
    });
  },
});
