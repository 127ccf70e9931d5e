import dashboard from '../../locales/en-US.json';

/** The English words of this remote, and those of the platform that tests look for. */
export const words = {
  ...dashboard,
  'shell:ui.retry': 'Retry',
  'shell:ui.loading': 'Loading…',
  'shell:ui.refreshing': 'Refreshing…',
  'shell:ui.next_page': 'Next page',
  'shell:ui.rows_of': 'Rows {{from}}–{{to}} of {{total}}',
};
