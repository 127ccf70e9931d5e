import { defineList } from '../../wire/list-definition.ts';
import { historyKinds, lineKinds } from './code-lists.ts';

/** The events of a unit's history. */
export const unitHistoryList = defineList({
  rows: 'entries',
  words: {
    title: 'unit_history.list.title',
    search: 'unit_history.list.search',
    noMatch: 'unit_history.empty.no_match',
    none: 'unit_history.empty.none',
    noneText: 'unit_history.empty.none_text',
    pages: 'unit_history.list.pages',
    failed: 'unit_history.list.failed',
  },
  columns: [
    { field: 'happened_on', label: 'unit_history.date', format: 'date' },
    { field: 'kind', label: 'unit_history.kind', words: 'history_kind' },
    { field: 'what', label: 'unit_history.what' },
    { field: 'odometer', label: 'unit_history.odometer', format: 'integer', from: 'tablet' },
    { field: 'where', label: 'unit_history.position', from: 'tablet' },
    { field: 'product', label: 'unit_history.product', from: 'desktop' },
    { field: 'done_by', label: 'unit_history.done_by', from: 'desktop' },
    { field: 'place', label: 'unit_history.location', from: 'desktop' },
    { field: 'cost', label: 'unit_history.cost', align: 'end' },
    { field: 'comments', label: 'unit_history.comments', only: 'file' },
  ],
  filters: {
    from: { label: 'unit_history.from', field: 'date_from', format: 'date' },
    to: { label: 'unit_history.to', field: 'date_to', format: 'date' },
    kind: {
      label: 'unit_history.kind',
      values: historyKinds,
      words: 'history_kind',
      every: 'unit_history.every_kind',
    },
    charge: {
      label: 'unit_history.charge',
      values: lineKinds,
      words: 'history_line',
      every: 'unit_history.every_charge',
    },
  },
  sorts: { happened_on: 1 },
  firstSort: '-happened_on',
});
