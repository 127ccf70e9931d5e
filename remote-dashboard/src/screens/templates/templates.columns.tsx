import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { keptCells } from '../../lists/kept-cells.tsx';
import classes from '../../lists/list.module.css';
import { tabWord } from '../../saved/tab-word.ts';
import { TemplateActions } from './template-actions.tsx';

/** What cells of the list say besides a value. */
export const templateCells = (t: SpokenWords['t']): ListCells<TemplateRow> => ({
  ...keptCells(t),
  report_name: ({ report_name }) => (
    <span className={classes.name} dir="auto" title={report_name}>
      {report_name}
    </span>
  ),
  report_type_display: ({ report_type_display }) => t(tabWord(report_type_display)),
  actions: (row) => <TemplateActions row={row} />,
});
