import { useDrawer } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Link } from '@portal/platform/routing';
import {
  ActionIcon,
  Anchor,
  FailedState,
  IconTrash,
  PanelSkeleton,
  Text,
} from '@portal/platform/ui';
import classes from './favorites.module.css';
import { favoritesQuery } from './favorites.query.ts';
import { useDeleteFavorite } from './use-delete-favorite.ts';

/** The user's favorites of reports of surveys: each opens what it keeps. */
export function FavoritesList() {
  const { t } = useWords();
  const { close } = useDrawer();
  const { data, error, refetch, isFetching } = useQuery(favoritesQuery);
  const deleting = useDeleteFavorite();
  if (error && !data)
    return (
      <FailedState
        text={t(failureWord(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <PanelSkeleton count={3} />;
  const { favorite_reports: rows, total_items: total } = data;
  if (rows.length === 0) return <Text size="sm">{t('favorite.none')}</Text>;
  return (
    <>
      <ul className={classes.list} aria-label={t('favorite.list')}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <Anchor component={Link} to={row.request_url} className={classes.link} onClick={close}>
              <bdi>{row.name}</bdi>
            </Anchor>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('favorite.delete', { name: row.name })}
              disabled={deleting.isPending}
              onClick={() => deleting.mutate(row)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Text size="sm" c="dimmed">
          {t('favorite.first', { shown: rows.length, total })}
        </Text>
      )}
    </>
  );
}
