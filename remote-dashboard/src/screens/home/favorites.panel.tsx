import { useWords } from '@portal/platform/i18n';
import { queryOptions, useQuery } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useOpenFavorite } from '../../lists/use-open-favorite.ts';
import { favoritesPath } from '../../paths.ts';
import { keptLists } from '../../saved/kept.query.ts';
import { KeptPanel } from './kept.panel.tsx';
import { shown } from './shown.ts';

const body = { page_number: 1, page_size: shown };
const first = queryOptions({
  queryKey: [...keptLists.favorites, body],
  queryFn: ({ signal }) => call('POST fleet-central-v1:favorite_reports/get', { body, signal }),
});

/** The first favorites, in the order of their names. */
export function FavoritesPanel() {
  const { t } = useWords();
  const list = useQuery(first);
  const { mutate: open } = useOpenFavorite();
  const rows = (list.data?.favorite_reports ?? []).map((row) => ({
    id: row.id,
    name: row.name,
    about: row.account_lost ? t('saved.account_lost_row') : '',
    open: () => open(row),
  }));
  return <KeptPanel kind="favorites" to={favoritesPath} list={list} rows={rows} />;
}
