import type { FavoriteRow } from '@portal/contract/fleet-dashboard';
import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '@portal/platform/i18n';
import { type Column, Text } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from '../../lists/list.module.css';
import { localDay } from '../../lists/local-day.ts';
import { nameOfKind } from './favorites-view.ts';

export const favoriteColumns = (
  t: SpokenWords['t'],
  actionsOf: (row: FavoriteRow) => ReactNode,
): readonly Column<FavoriteRow>[] => [
  {
    field: 'name',
    header: t('favorites.column.name'),
    render: ({ name, account_lost }) => (
      <div>
        <span className={classes.name} dir="auto" title={name}>
          {name}
        </span>
        {account_lost && (
          <Text size="xs" c="dimmed">
            {t('saved.account_lost_row')}
          </Text>
        )}
      </div>
    ),
  },
  {
    field: 'report_kind',
    header: t('favorites.column.kind'),
    render: ({ report_kind }) => t(`favorites.kind.${nameOfKind(report_kind)}`),
  },
  {
    field: 'date_created',
    header: t('favorites.column.date_created'),
    render: ({ date_created }) => formatDate(localDay(date_created)),
  },
  { field: 'actions', header: t('saved.actions'), align: 'end', render: actionsOf },
];
