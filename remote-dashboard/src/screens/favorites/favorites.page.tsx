import { favoritesList } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { call } from '../../calls.ts';
import { OpenDashboard } from '../../lists/open-dashboard.tsx';
import { keptLists } from '../../saved/kept.query.ts';
import { PageFrame } from '../page-frame.tsx';
import { favoriteCells } from './favorites.columns.tsx';

/** The user's own favorites: reports of the portal under names of their own. */
export default function FavoritesPage() {
  const { t } = useWords();
  const list = useList(favoritesList, {
    key: keptLists.favorites,
    ask: (body, signal) => call('POST fleet-central-v1:favorite_reports/get', { body, signal }),
  });
  return (
    <PageFrame
      title={t('favorites.title')}
      description={t('favorites.description')}
      list="favorites"
    >
      <ListPanel list={list} cells={favoriteCells(t)} none={{ action: <OpenDashboard /> }} />
    </PageFrame>
  );
}
