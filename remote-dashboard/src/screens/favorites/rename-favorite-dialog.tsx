import type { FavoriteRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { call } from '../../calls.ts';
import { NameDialog } from '../../saved/name-dialog.tsx';

interface RenameFavoriteDialogProps {
  readonly row: FavoriteRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Renames a favorite. */
export function RenameFavoriteDialog({ row, opened, onClose }: RenameFavoriteDialogProps) {
  const { t } = useWords();
  const { id, report_kind, request_url } = row;

  const rename = async (name: string) => {
    const body = { id, name, report_kind, request_url };
    await call('POST fleet-central-v1:favorite_reports/save', { body });
  };

  return (
    <NameDialog
      opened={opened}
      kind="favorites"
      draft={`rename-favorite/${id}`}
      title={t('favorites.rename_title')}
      initial={row.name}
      confirm={t('saved.rename')}
      onName={rename}
      onClose={onClose}
    />
  );
}
