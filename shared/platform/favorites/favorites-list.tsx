import { reportKinds } from '@portal/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useDrawer } from '../forms/forms.ts';
import { failureWord } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { Link } from '../routing/routing.ts';
import { ActionIcon, Anchor, FailedState, IconTrash, PanelSkeleton, Text } from '../ui/ui.ts';
import classes from './favorites.module.css';
import { type FavoriteKind, favoritesQuery } from './favorites.query.ts';
import { useDeleteFavorite } from './use-delete-favorite.ts';

/** The user's favorites of a kind; each links to its address. */
export function FavoritesList({ kind }: { readonly kind: FavoriteKind }) {
  const { t } = useWords();
  const { close } = useDrawer();
  const { data, error, refetch, isFetching } = useQuery(favoritesQuery(reportKinds[kind]));
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
  if (rows.length === 0) return <Text size="sm">{t('shell:favorite.none')}</Text>;
  return (
    <>
      <ul className={classes.list} aria-label={t('shell:favorite.list')}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <Anchor component={Link} to={row.request_url} className={classes.link} onClick={close}>
              <bdi>{row.name}</bdi>
            </Anchor>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('shell:favorite.delete', { name: row.name })}
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
          {t('shell:favorite.first', { shown: rows.length, total })}
        </Text>
      )}
    </>
  );
}
