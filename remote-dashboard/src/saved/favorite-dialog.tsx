import type { SavedReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { favoritesPath } from '../paths.ts';
import { NameDialog } from './name-dialog.tsx';
import { notifySaved } from './notify-saved.ts';
import { saveFavorite } from './save-favorite.ts';

interface FavoriteDialogProps {
  readonly opened: boolean;
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
  /** The report that the address shows; null if it is incomplete. */
  readonly saved: SavedReport | null;
  readonly onClose: () => void;
}

/** Adds the current view to the favorites. */
export function FavoriteDialog({ opened, params, saved, onClose }: FavoriteDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();

  const save = async (name: string, key: string) => {
    const row = await saveFavorite(client, { name, params, saved, key });
    notifySaved({
      text: t('favorites.saved', { name: row.name }),
      action: t('favorites.show_list'),
      list: favoritesPath,
    });
  };

  return (
    <NameDialog
      opened={opened}
      kind="favorites"
      draft="new-favorite"
      title={t('saved.favorite_title')}
      text={t('saved.favorite_text')}
      confirm={t('saved.favorite_confirm')}
      onName={save}
      onClose={onClose}
    />
  );
}
