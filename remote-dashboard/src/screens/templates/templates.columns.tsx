import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { Text } from '@portal/platform/ui';
import classes from '../../lists/list.module.css';
import { tabWord } from '../../saved/tab-word.ts';
import { dateTypeKeys } from '../../selection/date-type-keys.ts';
import { TemplateActions } from './template-actions.tsx';

/** What cells of the list say besides a value. */
export const templateCells = (t: SpokenWords['t']): ListCells<TemplateRow> => ({
  account_name: ({ account_name, account_lost }) =>
    account_lost ? (
      <Text size="sm" c="dimmed" className={classes.name}>
        {t('saved.account_lost_row')}
      </Text>
    ) : (
      <span className={classes.name} dir="auto">
        {account_name}
      </span>
    ),
  report_name: ({ report_name }) => (
    <span className={classes.name} dir="auto" title={report_name}>
      {report_name}
    </span>
  ),
  report_type_display: ({ report_type_display }) => t(tabWord(report_type_display)),
  report_dates: ({ report_dates: { date_type, date_from, date_to } }) => (
    <div className={classes.dates}>
      {t('dates.span', { from: formatDate(date_from), to: formatDate(date_to) })}
      <Text size="xs" c="dimmed">
        {t(dateTypeKeys[date_type])}
      </Text>
    </div>
  ),
  actions: (row) => <TemplateActions row={row} />,
});
