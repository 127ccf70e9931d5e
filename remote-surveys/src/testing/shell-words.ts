/** Those of the shell's words that the pages of this remote say. */
export const shellWords = {
  'shell:failure.other': 'Something went wrong on our side. Try again in a moment.',
  'shell:failure.too_many_requests': 'Too many requests at once. Wait a moment and try again.',
  'shell:form.cancel': 'Cancel',
  'shell:form.close': 'Close',
  'shell:form.draft_back': 'What you had entered and not saved is back.',
  'shell:list.clear_search': 'Clear search',
  'shell:ui.loading': 'Loading…',
  'shell:form.discard': 'Discard',
  'shell:ui.retry': 'Try again',
};
