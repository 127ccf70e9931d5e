import type { FavoriteRow } from '@portal/contract/fleet-dashboard';
import { RowActions } from '../../lists/row-actions.tsx';
import { useOpenFavorite } from '../../lists/use-open-favorite.ts';
import { RenameFavoriteDialog } from './rename-favorite-dialog.tsx';
import { useDeleteFavorite } from './use-delete-favorite.ts';

/** The actions of a favorite; a favorite whose account is lost cannot be opened. */
export function FavoriteActions({ row }: { readonly row: FavoriteRow }) {
  const opening = useOpenFavorite();
  const deleting = useDeleteFavorite();
  return (
    <RowActions
      name={row.name}
      isLost={row.account_lost}
      isOpening={opening.isPending}
      onOpen={() => opening.mutate(row)}
      onDelete={() => deleting.mutate(row)}
      renaming={(opened, onClose) => (
        <RenameFavoriteDialog row={row} opened={opened} onClose={onClose} />
      )}
    />
  );
}
