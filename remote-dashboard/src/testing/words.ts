import dashboard from '../../locales/en-US.json';

/** The English words of this remote, and those of the platform that tests look for. */
export const words = {
  ...dashboard,
  'shell:date.required': 'Date is required.',
  'shell:date.format': 'Please enter date in the correct format',
  'shell:ui.retry': 'Retry',
  'shell:ui.loading': 'Loading…',
  'shell:ui.refreshing': 'Refreshing…',
  'shell:ui.next_page': 'Next page',
  'shell:ui.rows_of': 'Rows {{from}}–{{to}} of {{total}}',
};
