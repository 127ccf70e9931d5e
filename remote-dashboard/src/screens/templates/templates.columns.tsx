import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import classes from '../../lists/list.module.css';
import { savedCells } from '../../lists/saved-cells.tsx';
import { tabNameKey } from '../../saved/tab-name-key.ts';
import { TemplateActions } from './template-actions.tsx';

/** Cells of the list that show more than a plain value. */
export const templateCells = (t: SpokenWords['t']): ListCells<TemplateRow> => ({
  ...savedCells(t),
  report_name: ({ report_name }) => (
    <span className={classes.name} dir="auto" title={report_name}>
      {report_name}
    </span>
  ),
  report_type_display: ({ report_type_display }) => t(tabNameKey(report_type_display)),
  actions: (row) => <TemplateActions row={row} />,
});
