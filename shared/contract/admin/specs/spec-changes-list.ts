import { defineList } from '../../wire/list-definition.ts';
import { specRoles } from './spec-fields.ts';

/** The history of changes to the specs of a fleet or a yard. */
export const specChangesList = defineList({
  rows: 'changes',
  words: {
    title: 'specs.history.title',
    text: 'specs.history.description',
    search: 'specs.history.search',
    none: 'specs.history.none',
    pages: 'specs.history.pages',
    failed: 'specs.history.failed',
  },
  columns: [
    { field: 'at', label: 'specs.history.at', format: 'day', width: '9rem' },
    { field: 'role', label: 'specs.axle', words: 'specs.role' },
    { field: 'values', label: 'specs.history.values' },
    { field: 'user_name', label: 'specs.history.user', from: 'tablet' },
    { field: 'valid_from', label: 'specs.history.valid_from', format: 'date', from: 'desktop' },
    { field: 'standing', label: 'specs.history.standing', only: 'screen' },
  ],
  filters: {
    axle: {
      label: 'specs.axle',
      values: specRoles,
      words: 'specs.role',
      every: 'specs.history.every_axle',
    },
  },
  sorts: {},
  firstSort: null,
  pageSize: 10,
});
