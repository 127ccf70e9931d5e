import { favoriteSortKeys, reportKinds } from '../../reports/favorites/favorites.ts';
import { defineList } from '../../wire/list-definition.ts';
import { templateSortKeys } from './kept-reports.ts';

/** A user's own templates; all columns except the buttons sort. */
export const templatesList = defineList({
  rows: 'templates',
  words: {
    title: 'templates.list',
    search: 'templates.search',
    none: 'templates.none',
    noneText: 'templates.none_text',
    pages: 'templates.pages',
    failed: 'templates.failed',
  },
  columns: [
    { field: 'account_name', label: 'templates.column.account_name' },
    { field: 'report_name', label: 'templates.column.report_name' },
    { field: 'report_type_display', label: 'templates.column.report_type' },
    { field: 'report_dates', label: 'templates.column.report_dates' },
    { field: 'date_created', label: 'templates.column.date_created', format: 'day' },
    { field: 'actions', label: 'saved.actions', align: 'end', only: 'screen' },
  ],
  filters: {},
  sorts: templateSortKeys,
  firstSort: '-date_created',
});

/** A user's own favorites; all columns except the buttons sort. */
export const favoritesList = defineList({
  rows: 'favorite_reports',
  words: {
    title: 'favorites.list',
    search: 'favorites.search',
    none: 'favorites.none',
    noneText: 'favorites.none_text',
    pages: 'favorites.pages',
    failed: 'favorites.failed',
  },
  columns: [
    { field: 'name', label: 'favorites.column.name' },
    { field: 'account_name', label: 'templates.column.account_name' },
    { field: 'report_kind', label: 'favorites.column.kind' },
    { field: 'report_dates', label: 'templates.column.report_dates' },
    { field: 'date_created', label: 'favorites.column.date_created', format: 'day' },
    { field: 'actions', label: 'saved.actions', align: 'end', only: 'screen' },
  ],
  filters: {
    kind: {
      field: 'report_kind',
      label: 'favorites.column.kind',
      values: reportKinds,
      words: 'favorites.kind',
      every: 'favorites.every_kind',
    },
  },
  sorts: favoriteSortKeys,
  firstSort: 'name',
});
