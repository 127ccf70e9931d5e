/** Those of the shell's words that the pages of this remote say. */
export const shellWords = {
  'shell:failure.network': 'The server could not be reached.',
  'shell:failure.other': 'Something went wrong.',
  'shell:failure.too_many_requests': 'Too many requests; please wait a moment.',
  'shell:list.clear_search': 'Clear search',
  'shell:list.excel': 'Excel',
  'shell:list.export': 'Export',
  'shell:list.export_named': 'Export: {{title}}',
  'shell:list.file_failed': 'The file could not be made. {{why}}',
  'shell:list.first_page': 'Go to the first page',
  'shell:list.no_match': 'Nothing contains “{{search}}”',
  'shell:list.past_the_end': 'This page does not exist any more',
  'shell:list.show_everything': 'Show everything',
  'shell:ui.loading': 'Loading…',
  'shell:ui.next_page': 'Next page',
  'shell:ui.retry': 'Try again',
};
