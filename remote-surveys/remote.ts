import { defineRemote } from '@portal/platform/remote';

const right = 'TVLOGIN';

export default defineRemote({
  name: 'surveys',
  title: 'nav.section',
  screens: [
    {
      path: '/locations',
      page: 'locations',
      right,
      title: 'locations.select',
      menu: { section: 'nav.section', order: 20, label: 'nav.fleet_survey' },
    },
    { path: '/locations/{locationId}/dashboard', page: 'dashboard', right, title: 'yard.title' },
    { path: '/locations/{locationId}/surveys', page: 'surveys', right, title: 'surveys.title' },
    {
      path: '/locations/{locationId}/surveys/add',
      page: 'survey-add',
      right,
      title: 'survey.add.title',
    },
    { path: '/locations/{locationId}/units/add', page: 'unit-add', right, title: 'unit.add.title' },
    {
      path: '/locations/{locationId}/units/edit-{unitId}',
      page: 'unit-edit',
      right,
      title: 'unit.edit.title',
    },
    {
      path: '/locations/{locationId}/units/edit',
      page: 'unit-import',
      right,
      title: 'import.title',
    },
    {
      path: '/locations/{locationId}/removed-tires',
      page: 'removed-tires',
      right,
      title: 'removed_tires.title',
    },
    {
      path: '/locations/{locationId}/survey-details/edit-{surveyId}',
      page: 'survey-edit',
      right,
      title: 'survey.edit.title',
    },
    { path: '/fleet-survey/{surveyId}/overview', page: 'overview', right, title: 'overview.title' },
    {
      path: '/fleet-survey/{surveyId}/overview/{unitId}',
      page: 'overview',
      right,
      title: 'overview.title',
    },
    { path: '/locations/{locationId}/work-list', page: 'work-list', right, title: 'work.title' },
    { path: '/fleet-survey/{surveyId}/work-list', page: 'work-list', right, title: 'work.title' },
    {
      path: '/fleet-survey/{surveyId}/removed-tires',
      page: 'removed-tires',
      right,
      title: 'removed_tires.title',
    },
    {
      path: '/fleet-survey/{surveyId}/inspect-{unitNumber}',
      page: 'inspect',
      right,
      title: 'inspect.title',
    },
    { path: '/unsent-work', page: 'sync', right, title: 'unsent.title' },
  ],
  redirects: [
    { from: '/locations/{locationId}', to: '/locations/{locationId}/dashboard' },
    { from: '/locations/{locationId}/dashboard/units', to: '/locations/{locationId}/dashboard' },
    { from: '/fleet-survey', to: '/locations' },
    { from: '/fleet-survey/{surveyId}', to: '/fleet-survey/{surveyId}/overview' },
  ],
  offline: {
    pages: [
      'locations',
      'dashboard',
      'surveys',
      'survey-add',
      'survey-edit',
      'unit-add',
      'unit-edit',
      'unit-import',
      'overview',
      'inspect',
      'sync',
    ],
    center: 'sync',
  },
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
