import type { FavoriteRow } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useCallback, useState } from 'react';
import classes from '../../lists/list.module.css';
import { RowMenu } from '../../lists/row-menu.tsx';
import { RenameFavoriteDialog } from './rename-favorite-dialog.tsx';
import { useDeleteFavorite } from './use-delete-favorite.ts';
import { useOpenFavorite } from './use-open-favorite.ts';

/** What can be done with a favorite; one whose account is lost cannot be opened. */
export function FavoriteActions({ row }: { readonly row: FavoriteRow }) {
  const { t } = useWords();
  const [isRenaming, setRenaming] = useState(false);
  const opening = useOpenFavorite();
  const deleting = useDeleteFavorite();
  const closeRename = useCallback(() => setRenaming(false), []);
  const { name, account_lost } = row;
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        aria-label={t('saved.open_named', { name })}
        disabled={account_lost}
        loading={opening.isPending}
        onClick={() => opening.mutate(row)}
      >
        {t('saved.open')}
      </Button>
      <RowMenu
        name={name}
        items={[
          { label: t('saved.rename'), onClick: () => setRenaming(true) },
          { label: t('saved.delete'), onClick: () => deleting.mutate(row) },
        ]}
      />
      <RenameFavoriteDialog row={row} opened={isRenaming} onClose={closeRename} />
    </div>
  );
}
