import { useState } from 'react';
import { FormDialog } from '../forms/forms.ts';
import { useWords } from '../i18n/i18n.ts';
import { useSearchParams } from '../routing/routing.ts';
import { Button, IconStar, Stack } from '../ui/ui.ts';
import { FavoriteForm } from './favorite-form.tsx';
import type { FavoriteKind } from './favorites.query.ts';
import { FavoritesList } from './favorites-list.tsx';

export interface FavoritesButtonProps {
  /** What they are of. */
  readonly kind: FavoriteKind;
  /** Of the page, without a query. */
  readonly path: string;
  /** Whether there is something to keep; there is unless given. */
  readonly canAdd?: boolean;
  /** What is kept besides the address, such as what a form has chosen. */
  readonly more?: () => Readonly<Record<string, string>>;
}

/** What an address has of the moment alone: the step that is open, the page in view. */
const passing = ['step', 'page'];

/** Keeps what is shown among the favorites, and leads to those that are kept. */
export function FavoritesButton({ kind, path, canAdd = true, more }: FavoritesButtonProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);

  /** The address of what is shown, without what is of the moment alone. */
  const address = () => {
    const kept = new URLSearchParams(params);
    for (const name of passing) kept.delete(name);
    for (const [name, value] of Object.entries(more?.() ?? {}))
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    return kept.size === 0 ? path : `${path}?${kept}`;
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconStar size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('shell:favorite.button')}
      </Button>
      <FormDialog
        opened={isOpen}
        title={t(`shell:favorite.title.${kind}`)}
        onClose={() => setOpen(false)}
      >
        <Stack gap="md">
          {canAdd && <FavoriteForm kind={kind} address={address} />}
          <FavoritesList kind={kind} />
        </Stack>
      </FormDialog>
    </>
  );
}
