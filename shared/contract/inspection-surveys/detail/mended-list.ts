import { defineList } from '../../wire/list-definition.ts';
import { severityFilter } from '../severity-filter.ts';

/** Findings of earlier inspections that the survey no longer found. */
export const mendedList = defineList({
  rows: 'rows',
  words: {
    title: 'mended.title',
    text: 'mended.text',
    search: 'overview.search',
    none: 'mended.none',
    pages: 'mended.pages',
    failed: 'mended.failed',
  },
  columns: [
    { field: 'unit_number', label: 'unit.number', width: '7rem' },
    { field: 'severity', label: 'work.severity', from: 'tablet', width: '7rem' },
    { field: 'rule', label: 'survey_detail.findings' },
    { field: 'found_on', label: 'mended.found_on', format: 'date', from: 'tablet', width: '8rem' },
    {
      field: 'days_open',
      label: 'mended.days_open',
      format: 'integer',
      align: 'end',
      from: 'tablet',
      width: '9rem',
    },
  ],
  filters: { severity: severityFilter },
  sorts: { unit_number: 1, severity: 2, found_on: 3, days_open: 4 },
  firstSort: 'unit_number',
});
