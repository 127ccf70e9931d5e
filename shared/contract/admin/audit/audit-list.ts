import { auditActions, auditAreas } from '../../portal/audit-areas.ts';
import { defineList } from '../../wire/list-definition.ts';

/** The audit of changes, and who made them. */
export const auditList = defineList({
  rows: 'changes',
  words: {
    title: 'audit.title',
    text: 'audit.description',
    search: 'audit.search',
    none: 'audit.none',
    pages: 'audit.pages',
    failed: 'audit.failed',
  },
  columns: [
    { field: 'at', label: 'audit.at', format: 'day', width: '9rem' },
    { field: 'time', label: 'audit.time', only: 'file' },
    { field: 'user_name', label: 'audit.user', from: 'tablet' },
    { field: 'login', label: 'audit.login', only: 'file' },
    { field: 'area', label: 'audit.area', words: 'audit.area_of', from: 'tablet' },
    { field: 'action', label: 'audit.action', words: 'audit.action_of', from: 'tablet' },
    { field: 'subject_name', label: 'audit.subject' },
    { field: 'account', label: 'audit.account', from: 'desktop' },
    { field: 'values', label: 'audit.values', from: 'desktop' },
  ],
  filters: {
    from: { label: 'audit.from', field: 'date_from', format: 'date' },
    to: { label: 'audit.to', field: 'date_to', format: 'date' },
    area: {
      label: 'audit.area',
      values: auditAreas,
      words: 'audit.area_of',
      every: 'audit.every_area',
    },
    action: {
      label: 'audit.action',
      values: auditActions,
      words: 'audit.action_of',
      every: 'audit.every_action',
    },
  },
  sorts: { at: 'at' },
  firstSort: '-at',
});
