import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'reports',
  title: 'nav.section',
  screens: [
    {
      path: '/torque-summary-report',
      page: 'torque-summary',
      right: 'TMTQSRPT',
      title: 'torque.title',
      menu: { section: 'nav.section', order: 60 },
      report: { section: 'index.section', order: 60, description: 'torque.description' },
    },
    {
      path: '/unit-history-report',
      page: 'unit-history',
      right: 'TMUNTHST',
      title: 'unit_history.title',
      menu: { section: 'nav.section', order: 70 },
      report: { section: 'index.section', order: 70, description: 'unit_history.description' },
    },
  ],
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
