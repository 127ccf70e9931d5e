import { defineRemote } from '@portal/platform/remote';

export default defineRemote({
  name: 'reports',
  title: 'nav.section',
  screens: [
    {
      path: '/scrap-analysis-report',
      page: 'scrap-analysis',
      right: 'TVSCRPAN',
      title: 'scrap.title',
      menu: { section: 'nav.section', order: 20 },
      report: { section: 'index.section', order: 20, description: 'scrap.description' },
    },
    {
      path: '/product-analysis-report',
      page: 'product-analysis',
      right: 'TVPRDANL',
      title: 'product_analysis.title',
      menu: { section: 'nav.section', order: 40 },
      report: { section: 'index.section', order: 40, description: 'product_analysis.description' },
    },
    {
      path: '/product-wear-rate-report',
      page: 'wear-rate',
      right: 'TVWEARRT',
      title: 'wear_rate.title',
      menu: { section: 'nav.section', order: 50 },
      report: { section: 'index.section', order: 50, description: 'wear_rate.description' },
    },
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
    {
      path: '/leasesales/configurator',
      page: 'lease-configurator',
      right: null,
      title: 'lease.title',
      menu: { section: 'nav.section', order: 80 },
      report: { section: 'index.section', order: 80, description: 'lease.description' },
    },
  ],
  languages: ['en-US', 'es-US', 'pt-BR', 'fr-CA'],
});
