import type { TemplateRow } from '@portal/contract/fleet-dashboard';
import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import { type Column, Text } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from '../../lists/list.module.css';
import { localDay } from '../../lists/local-day.ts';
import { tabWord } from '../../saved/tab-word.ts';
import { dateTypeKeys } from '../../selection/date-type-keys.ts';

/** The columns of the list; all of them but the last sort the whole set. */
export const templateColumns = (
  t: SpokenWords['t'],
  actionsOf: (row: TemplateRow) => ReactNode,
): readonly Column<TemplateRow>[] => [
  {
    field: 'account_name',
    header: t('templates.column.account_name'),
    sortable: true,
    render: ({ account_name, account_lost }) =>
      account_lost ? (
        <Text size="sm" c="dimmed" className={classes.name}>
          {t('saved.account_lost_row')}
        </Text>
      ) : (
        <span className={classes.name} dir="auto">
          {account_name}
        </span>
      ),
  },
  {
    field: 'report_name',
    header: t('templates.column.report_name'),
    sortable: true,
    render: ({ report_name }) => (
      <span className={classes.name} dir="auto" title={report_name}>
        {report_name}
      </span>
    ),
  },
  {
    field: 'report_type_display',
    header: t('templates.column.report_type'),
    sortable: true,
    render: ({ report_type_display }) => t(tabWord(report_type_display)),
  },
  {
    field: 'report_dates',
    header: t('templates.column.report_dates'),
    sortable: true,
    render: ({ report_dates: { date_type, date_from, date_to } }) => (
      <div className={classes.dates}>
        {t('dates.span', { from: formatDate(date_from), to: formatDate(date_to) })}
        <Text size="xs" c="dimmed">
          {t(dateTypeKeys[date_type])}
        </Text>
      </div>
    ),
  },
  {
    field: 'date_created',
    header: t('templates.column.date_created'),
    sortable: true,
    render: ({ date_created }) => formatDate(localDay(date_created)),
  },
  { field: 'actions', header: t('saved.actions'), align: 'end', render: actionsOf },
];
