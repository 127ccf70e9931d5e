import { favoritesList } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { call } from '../../calls.ts';
import { OpenDashboard } from '../../lists/open-dashboard.tsx';
import { savedListKeys } from '../../saved/saved.query.ts';
import { PageFrame } from '../page-frame.tsx';
import { favoriteCells } from './favorites.columns.tsx';

/** The user's favorites: addresses of reports in the portal, saved under names. */
export default function FavoritesPage() {
  const { t } = useWords();
  const list = useList(favoritesList, {
    key: savedListKeys.favorites,
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
