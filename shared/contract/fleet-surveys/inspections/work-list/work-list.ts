import { defineList } from '../../../wire/list-definition.ts';
import { checks, severities } from '../findings.ts';
import { findingStates } from './outcomes.ts';

/** Findings of inspections, with their outcomes. */
export const workList = defineList({
  rows: 'findings',
  words: {
    title: 'work.title',
    search: 'work.filter.search',
    noMatch: 'work.empty.no_match',
    none: 'work.empty.none',
    noneText: 'work.empty.none_text',
    pages: 'work.pages',
    failed: 'work.failed',
  },
  columns: [
    { field: 'unit_number', label: 'unit.number' },
    { field: 'rule', label: 'work.finding' },
    { field: 'severity', label: 'work.severity', words: 'severity', from: 'desktop' },
    { field: 'survey_date', label: 'work.found_on', format: 'date', from: 'tablet' },
    { field: 'noted', label: 'work.noted', words: 'resolution', only: 'file' },
    { field: 'outcome', label: 'work.outcome', words: 'resolution', only: 'file' },
    { field: 'closed_at', label: 'work.closed_at', format: 'day', only: 'file' },
    { field: 'closed_by', label: 'work.closed_by', only: 'file' },
    { field: 'comments', label: 'work.comments', only: 'file' },
  ],
  filters: {
    state: {
      label: 'work.state',
      values: findingStates,
      words: 'finding_state',
      first: 'open',
    },
    severity: {
      label: 'work.severity',
      values: severities,
      words: 'severity',
      every: 'work.filter.every_severity',
    },
    check: {
      label: 'work.check',
      values: checks,
      words: 'check',
      every: 'work.filter.every_check',
    },
  },
  sorts: { unit_number: 1, severity: 2, survey_date: 3, closed_at: 4 },
  firstSort: 'unit_number',
});
