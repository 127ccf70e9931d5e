import type { KeptKind } from '../../../kept/kept-kind.ts';

/** A report under a name, to be run again. */
export const templates: KeptKind = {
  table: 'dashboard_templates',
  namePath: 'report_name',
  canUndo: true,
};

/** The address of a report under a name, perhaps with the report itself. */
export const favorites: KeptKind = {
  table: 'favorite_reports',
  namePath: 'name',
  canUndo: false,
};
