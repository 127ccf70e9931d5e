import { type SelectionRow, selectionColumns } from '@portal/contract/fleet-dashboard';
import type { Column } from '@portal/platform/ui';

/** The columns of both pick lists, under headings in the user's language; each one sorts. */
export const pickListColumns = (t: (key: string) => string): Column<SelectionRow>[] =>
  selectionColumns.map((field) => ({ field, header: t(`pick.${field}`), sortable: true }));
