import { reportWords } from '@portal/platform/testing';
import dashboard from '../../locales/en-US.json';

/** The English words of this remote, and those of the platform that tests look for. */
export const words = {
  ...dashboard,
  ...reportWords,
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
  'shell:export.action': 'Export',
  'shell:export.cancel': 'Cancel',
  'shell:export.list': 'Exports',
  'shell:export.list_running': 'Exports, {{n}} in progress',
  'shell:export.making': 'Making the file…',
  'shell:export.pdf': 'PDF',
  'shell:export.excel': 'Excel',
  'shell:export.png': 'Picture (PNG)',
  'shell:export.retry': 'Retry',
  'shell:export.state_waiting': 'Waiting for its turn',
  'shell:export.state_running': '{{done}} of {{n}} reports done',
  'shell:export.state_ready': 'Ready: {{reports}}, {{size}}',
  'shell:export.parts_one': '{{n}} report',
  'shell:export.parts_other': '{{n}} reports',
  'shell:export.download': 'Download',
  'shell:export.download_of': 'Download {{name}}',
  'shell:export.failed.file_too_large':
    'That is too long for this kind of file. Choose another kind, or fewer reports.',
  'shell:export.failed.other': 'The file could not be made. Try again in a moment.',
  'shell:export.failed.network':
    'The connection was lost or the server cannot be reached. Nothing was saved.',
  'shell:ui.rows_of': 'Rows {{from}}–{{to}} of {{total}}',
};
