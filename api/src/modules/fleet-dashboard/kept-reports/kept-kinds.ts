import type { KeptKind } from '../../../kept/kept-kind.ts';

/** Combined reports saved under a name, to be run again. */
export const templates: KeptKind = {
  table: 'dashboard_templates',
  namePath: 'report_name',
  canUndo: true,
};

/** Addresses of reports saved under a name, perhaps with the report itself. */
export const favorites: KeptKind = {
  table: 'favorite_reports',
  namePath: 'name',
  canUndo: false,
};
