import { useWords } from '@portal/platform/i18n';
import { queryOptions, useQuery } from '@portal/platform/query';
import { call } from '../../calls.ts';
import { useOpenFavorite } from '../../lists/use-open-favorite.ts';
import { favoritesPath } from '../../paths.ts';
import { savedListKeys } from '../../saved/saved.query.ts';
import { ShortcutsPanel } from './shortcuts.panel.tsx';
import { shownCount } from './shown-count.ts';

const body = { page_number: 1, page_size: shownCount };
const first = queryOptions({
  queryKey: [...savedListKeys.favorites, body],
  queryFn: ({ signal }) => call('POST fleet-central-v1:favorite_reports/get', { body, signal }),
});

/** The first favorites by name. */
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
  return <ShortcutsPanel kind="favorites" to={favoritesPath} list={list} rows={rows} />;
}
