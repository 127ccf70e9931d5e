import { type SelectionRow, selectionColumns } from '@portal/contract/fleet-dashboard';
import type { Column } from '@portal/platform/ui';

/**
 * Returns the columns of both pick lists, with headings in the user's language; all of them are
 * sortable.
 */
export const pickListColumns = (t: (key: string) => string): Column<SelectionRow>[] =>
  selectionColumns.map((field) => ({ field, header: t(`pick.${field}`), sortable: true }));
