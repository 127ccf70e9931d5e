/** Those of the shell's words that the pages of this remote say. */
export const shellWords = {
  'shell:failure.other': 'Something went wrong.',
  'shell:failure.too_many_requests': 'Too many requests; please wait a moment.',
  'shell:form.cancel': 'Cancel',
  'shell:form.close': 'Close',
  'shell:form.draft_back': 'What you had entered and not saved is back.',
  'shell:list.clear_search': 'Clear search',
  'shell:ui.loading': 'Loading…',
  'shell:ui.retry': 'Try again',
};
