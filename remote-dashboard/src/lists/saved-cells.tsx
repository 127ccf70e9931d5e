import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { dateTypeKeys } from '../selection/date-type-keys.ts';
import classes from './list.module.css';

interface KeptRow extends Pick<TemplateRow, 'account_name' | 'account_lost'> {
  /** Null for an address without a report. */
  readonly report_dates: TemplateRow['report_dates'] | null;
}

/** The account and date cells of the lists of templates and favorites. */
export const savedCells = (t: SpokenWords['t']) => ({
  account_name: ({ account_name, account_lost }: KeptRow) =>
    account_lost ? (
      <Text size="sm" c="dimmed" className={classes.name}>
        {t('saved.account_lost_row')}
      </Text>
    ) : (
      <span className={classes.name} dir="auto">
        {account_name}
      </span>
    ),
  report_dates: ({ report_dates }: KeptRow) =>
    report_dates && (
      <div className={classes.dates}>
        {t('dates.span', {
          from: formatDate(report_dates.date_from),
          to: formatDate(report_dates.date_to),
        })}
        <Text size="xs" c="dimmed">
          {t(dateTypeKeys[report_dates.date_type])}
        </Text>
      </div>
    ),
});
