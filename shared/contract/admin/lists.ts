import { defineList } from '../wire/list-definition.ts';
import { wordStandings } from './word-standings.ts';

/** Users with access to the portal. */
export const usersList = defineList({
  rows: 'users',
  words: {
    title: 'users.tab.users',
    text: 'users.users.description',
    search: 'users.filter.search_users',
    noMatch: 'users.empty.no_match',
    none: 'users.empty.group',
    pages: 'users.pages',
    failed: 'users.failed',
  },
  columns: [
    { field: 'name', label: 'users.column.name' },
    { field: 'login', label: 'users.column.login', from: 'tablet' },
    { field: 'email', label: 'users.column.email', from: 'desktop' },
    { field: 'group', label: 'users.column.group', words: 'group', from: 'tablet' },
    { field: 'sees', label: 'users.column.sees', from: 'tablet' },
    { field: 'standing', label: 'users.column.standing' },
    { field: 'created_at', label: 'users.column.since', format: 'day', from: 'desktop' },
  ],
  filters: {
    group: {
      label: 'users.column.group',
      // Groups outside the provider first.
      values: ['CUS', 'DLR', 'WIN', 'GYR', 'SSC'],
      words: 'group',
      every: 'users.filter.every_group',
    },
  },
  sorts: {},
  firstSort: null,
});

/** Access requests, waiting or decided. */
export const registrationsList = defineList({
  rows: 'registrations',
  words: {
    title: 'users.registrations.title',
    text: 'users.registrations.description',
    search: 'users.filter.search',
    noMatch: 'users.empty.no_match',
    none: 'users.empty.waiting',
    pages: 'users.pages',
    failed: 'users.failed',
  },
  columns: [
    { field: 'name', label: 'users.column.name' },
    { field: 'company', label: 'users.column.company', from: 'tablet' },
    { field: 'email', label: 'users.column.email', from: 'desktop' },
    { field: 'group', label: 'users.column.group', words: 'group', from: 'tablet' },
    { field: 'requested_at', label: 'users.column.requested', format: 'day' },
    { field: 'decided_at', label: 'users.column.decided', format: 'day' },
    { field: 'decided_by', label: 'users.column.decided_by', only: 'file' },
  ],
  filters: {
    state: {
      label: 'users.filter.state',
      values: ['waiting', 'approved', 'declined'],
      words: 'users.state',
      first: 'waiting',
    },
  },
  sorts: {},
  firstSort: null,
});

/** The texts of one language. */
export const wordsList = defineList({
  rows: 'words',
  words: {
    title: 'page.title',
    text: 'words.description',
    search: 'filters.search',
    noMatch: 'empty.no_match',
    none: 'empty.none',
    noneText: 'empty.none_text',
    pages: 'words.pages',
    failed: 'words.failed',
  },
  columns: [
    { field: 'key', label: 'column.key', width: '24%' },
    { field: 'translation_text', label: 'column.english', width: '32%' },
    { field: 'translated_text', label: 'column.translation' },
    { field: 'comments', label: 'editor.comments', only: 'file' },
  ],
  filters: {
    namespace: { label: 'filters.namespace', every: 'filters.every_namespace' },
    standing: {
      label: 'filters.standing',
      values: wordStandings,
      words: 'standing',
      every: 'filters.every_standing',
    },
  },
  sorts: {},
  firstSort: null,
});
