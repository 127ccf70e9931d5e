import type { SavedReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { favoritesPath } from '../paths.ts';
import { NameDialog } from './name-dialog.tsx';
import { saveFavorite } from './save-favorite.ts';
import { tellKept } from './tell-kept.ts';

interface FavoriteDialogProps {
  readonly opened: boolean;
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  /** What it shows; null when nothing whole. */
  readonly saved: SavedReport | null;
  readonly onClose: () => void;
}

/** Adds what is looked at to the favorites. */
export function FavoriteDialog({ opened, params, saved, onClose }: FavoriteDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();

  const save = async (name: string, key: string) => {
    const row = await saveFavorite(client, { name, params, saved, key });
    tellKept({
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
