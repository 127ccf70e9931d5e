import { FormDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Button, IconStar, Stack } from '@portal/platform/ui';
import { useState } from 'react';
import { FavoriteNameForm } from './favorite-name.form.tsx';
import { FavoritesList } from './favorites-list.tsx';

interface FavoritesButtonProps {
  /** Of the page, without a query. */
  readonly path: string;
  /** Whether there is something to keep. */
  readonly canAdd: boolean;
}

/** What an address has of the moment alone: the step that is open, the page in view. */
const passing = ['step', 'page'];

/** The address of what is shown, without what is of the moment alone. */
function addressOf(path: string, params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of passing) kept.delete(name);
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Keeps what is shown among the favorites, and leads to those that are kept. */
export function FavoritesButton({ path, canAdd }: FavoritesButtonProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconStar size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('favorite.button')}
      </Button>
      <FormDialog opened={isOpen} title={t('favorite.title')} onClose={() => setOpen(false)}>
        <Stack gap="md">
          {canAdd && <FavoriteNameForm address={addressOf(path, params)} />}
          <FavoritesList />
        </Stack>
      </FormDialog>
    </>
  );
}
