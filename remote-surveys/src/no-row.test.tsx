import { screen } from '@portal/platform/testing';
import type { ReactElement } from 'react';
import DashboardPage from './screens/dashboard/dashboard.page.tsx';
import InspectPage from './screens/inspect/inspect.page.tsx';
import OverviewPage from './screens/overview/overview.page.tsx';
import SurveyAddPage from './screens/survey-add/survey-add.page.tsx';
import SurveyEditPage from './screens/survey-edit/survey-edit.page.tsx';
import SurveysPage from './screens/surveys/surveys.page.tsx';
import UnitAddPage from './screens/unit-add/unit-add.page.tsx';
import UnitEditPage from './screens/unit-edit/unit-edit.page.tsx';
import UnitImportPage from './screens/unit-import/unit-import.page.tsx';
import { show } from './testing/show.tsx';

const yard = '/locations/{locationId}';
const survey = '/fleet-survey/{surveyId}';

/** Every page that shows one row, by its path. */
const pages: readonly (readonly [string, ReactElement])[] = [
  [`${yard}/dashboard`, <DashboardPage key="1" />],
  [`${yard}/surveys`, <SurveysPage key="2" />],
  [`${yard}/surveys/add`, <SurveyAddPage key="3" />],
  [`${yard}/units/add`, <UnitAddPage key="4" />],
  [`${yard}/units/edit`, <UnitImportPage key="5" />],
  [`${yard}/units/edit-{unitId}`, <UnitEditPage key="6" />],
  [`${yard}/survey-details/edit-{surveyId}`, <SurveyEditPage key="7" />],
  [`${survey}/overview`, <OverviewPage key="8" />],
  [`${survey}/inspect-{unitNumber}`, <InspectPage key="9" />],
];

it.each(pages)(
  'an address of %s that names no row is not there, and nobody is asked',
  async (...of) => {
    const [path, page] = of;
    const { calls } = show(page, { path, route: path.replaceAll(/\{\w+\}/g, 'abc') });
    expect(await screen.findByText('This is not here')).toBeVisible();
    expect(calls).toEqual([]);
  },
);
