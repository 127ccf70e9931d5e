import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { DataTable, Select } from '@portal/platform/ui';
import { ListPanel } from '../../lists/list.panel.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { PageFrame } from '../page-frame.tsx';
import { FavoriteActions } from './favorite-actions.tsx';
import { favoriteColumns } from './favorites.columns.tsx';
import { favoritesQuery, kindNames, readFavoritesView } from './favorites-view.ts';

/** The user's own favorites: reports of the portal under names of their own. */
export default function FavoritesPage() {
  const { t } = useWords();
  const [params, change] = useListAddress();
  const view = readFavoritesView(params);
  const list = useQuery(favoritesQuery(view));
  const rows = list.data?.favorite_reports ?? [];
  return (
    <PageFrame
      title={t('favorites.title')}
      description={t('favorites.description')}
      list="favorites"
    >
      <ListPanel
        kind="favorites"
        list={list}
        count={rows.length}
        view={view}
        onChange={change}
        isFiltered={view.kind !== null}
        filter={
          <Select
            size="sm"
            aria-label={t('favorites.column.kind')}
            allowDeselect={false}
            data={[
              { value: '', label: t('favorites.every_kind') },
              ...kindNames.map((value) => ({ value, label: t(`favorites.kind.${value}`) })),
            ]}
            value={view.kind ?? ''}
            onChange={(kind) => change({ kind: kind ?? '' })}
          />
        }
      >
        <DataTable
          caption={t('favorites.list')}
          columns={favoriteColumns(t, (row) => <FavoriteActions row={row} />)}
          rows={rows}
          rowKey={({ id }) => String(id)}
        />
      </ListPanel>
    </PageFrame>
  );
}
