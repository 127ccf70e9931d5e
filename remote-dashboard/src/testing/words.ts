import dashboard from '../../locales/en-US.json';

/** The English words of this remote, and those of the platform that tests look for. */
export const words = {
  ...dashboard,
  'shell:date.required': 'Date is required.',
  'shell:date.format': 'Please enter date in the correct format',
  'shell:failure.other': 'Something went wrong.',
  'shell:failure.too_many_requests': 'Too many requests; please wait a moment.',
  'shell:list.clear_search': 'Clear search',
  'shell:list.export': 'Export',
  'shell:list.first_page': 'Go to the first page',
  'shell:list.no_match': 'Nothing contains “{{search}}”',
  'shell:list.past_the_end': 'This page does not exist any more',
  'shell:list.show_everything': 'Show everything',
  'shell:ui.retry': 'Retry',
  'shell:ui.loading': 'Loading…',
  'shell:ui.refreshing': 'Refreshing…',
  'shell:ui.next_page': 'Next page',
  'shell:ui.rows_of': 'Rows {{from}}–{{to}} of {{total}}',
};
